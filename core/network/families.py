"""The families of a network at an E-value: its connected components, with tables of them."""

from __future__ import annotations

import math
from bisect import bisect_left
from collections import Counter
from collections.abc import Sequence
from functools import cached_property
from typing import Any, ClassVar, Final

import numpy as np
from numpy.typing import NDArray

from swathe.core.headers.brief import brief_description, brief_organism
from swathe.core.headers.fields import organism_of
from swathe.core.network.edges import EDGE_COLUMNS, PARTIAL_MEANING, EdgeTable, Nodes
from swathe.core.network.naming import AND_OTHERS, common_name, first_name, labelled_name, most_frequent_name
from swathe.core.results.columns import Column, Kind, Table
from swathe.core.scoring.significance import BELOW_SHOWN, evalue_shown
from swathe.core.sequences.sequence import description_of
from swathe.core.system.words import bound_above, bound_text, counted

FAMILY: Final = (
    "a connected component: two sequences are of one family where edges lead from one to the other "
    "(single linkage); its number is the place of its first sequence in the file, from 1; a sequence without "
    "an edge is in no family"
)

_COMPARED: Final = 1_000
"""Families whose names are compared: none of their names is far to look for."""

HOLDS: Final = (
    "E-value of the weakest edge that the family needs: up to it the family is whole, up to a lower one "
    "it is in parts"
)


class Families:
    """The connected components of a network's edges up to an E-value, of all or of whole ones alone.

    In order of their sizes, the largest first, of equal ones that with the first sequence of the file. A
    sequence without an edge is a family of one.

    Attributes
    ----------
    evalue : highest E-value of an edge
    found_evalue : highest E-value of edges that were looked for
    ranked_evalue : E-value at which the order of families says which colour each has
    with_partial : whether partial edges count; without them an edge is a whole one
    rows : int64[k] edges up to it that count, as rows of the table of edges
    of_node : int64[n] family of each sequence
    sizes : int64[families], descending
    numbers : int64[families] what they are called by: the place of their first sequence in the file, from 1.
        So a number means the family of one sequence, whatever the bound
    """

    def __init__(
        self,
        edges: EdgeTable,
        evalue: float,
        found_evalue: float | None = None,
        ranked_evalue: float | None = None,
        *,
        with_partial: bool = True,
    ) -> None:
        from scipy.sparse import coo_array
        from scipy.sparse.csgraph import connected_components

        n = len(edges.nodes)
        self.edges = edges
        self.nodes: Nodes = edges.nodes
        self.evalue = evalue
        self.found_evalue = evalue if found_evalue is None else found_evalue
        self.ranked_evalue = self.found_evalue if ranked_evalue is None else ranked_evalue
        self.with_partial = with_partial
        within = edges.log10_evalues <= math.log10(evalue)
        self.rows = np.flatnonzero(within if with_partial else within & ~edges.partial)
        ends = edges.a[self.rows], edges.b[self.rows]
        linked = coo_array((np.ones(self.rows.size, np.int8), ends), (n, n))
        count, labels = connected_components(linked, directed=False)
        sizes = np.bincount(labels, minlength=count)
        first = np.full(count, n, np.int64)
        np.minimum.at(first, labels, np.arange(n))
        order = np.lexsort((first, -sizes))
        number = np.empty(count, np.int64)
        number[order] = np.arange(count)
        self.of_node: NDArray[np.int64] = number[labels]
        self.sizes: NDArray[np.int64] = sizes[order]
        self.numbers: NDArray[np.int64] = first[order] + 1

    @property
    def edge(self) -> str:
        """What an edge that counts is called in sentences."""
        return "edge" if self.with_partial else "whole edge"

    @property
    def counted_edges(self) -> str:
        """How many edges there are: ``101 edges``, ``94 whole edges``."""
        return counted(self.rows.size, self.edge)

    @property
    def n_shared(self) -> int:
        """Families of two or more."""
        return int(np.count_nonzero(self.sizes > 1))

    @property
    def shared(self) -> NDArray[np.bool_]:
        """Which sequences are in a family of two or more, bool[n]: no other has a number or a name for it."""
        return self.of_node < self.n_shared

    @cached_property
    def degrees(self) -> NDArray[np.int64]:
        """Edges of each sequence, int64[n]."""
        ends = np.concatenate([self.edges.a[self.rows], self.edges.b[self.rows]])
        return np.bincount(ends, minlength=len(self.nodes)).astype(np.int64)

    @cached_property
    def partial_degrees(self) -> NDArray[np.int64]:
        """Partial edges of each sequence, int64[n]: where all are, it may share no more than a domain."""
        partial = self.rows[self.edges.partial[self.rows]]
        ends = np.concatenate([self.edges.a[partial], self.edges.b[partial]])
        return np.bincount(ends, minlength=len(self.nodes)).astype(np.int64)

    @cached_property
    def held_by_partial(self) -> NDArray[np.int64]:
        """The sequences that partial edges alone hold in their families, int64[k]."""
        return np.flatnonzero((self.degrees > 0) & (self.partial_degrees == self.degrees))

    def edges_words(self, node: int) -> str:
        """Return how many edges a sequence has, and how many are partial: ``2 edges, all partial``."""
        edges, partial = int(self.degrees[node]), int(self.partial_degrees[node])
        if not edges:
            return f"no {self.edge}"
        if partial == edges:
            return f"{counted(edges, 'edge')}, {'partial' if edges == 1 else 'all partial'}"
        return counted(edges, self.edge) + (f", {partial:,} partial" if partial else "")

    @cached_property
    def of_edges(self) -> NDArray[np.int64]:
        """The family of each edge of `rows`, int64[k]."""
        return self.of_node[self.edges.a[self.rows]]

    @cached_property
    def edge_counts(self) -> NDArray[np.int64]:
        """Edges within each family of two or more, int64[families]."""
        return np.bincount(self.of_edges, minlength=self.n_shared)

    @cached_property
    def partial_counts(self) -> NDArray[np.int64]:
        """Partial edges of each family of two or more, int64[families]."""
        return np.bincount(self.of_edges[self.edges.partial[self.rows]], minlength=self.n_shared)

    def partial_words(self, family: int) -> str:
        """Return how many edges of a family of two or more are partial: ``2 of its 3 edges are partial``.

        Nothing is returned where none is.
        """
        edges, partial = int(self.edge_counts[family]), int(self.partial_counts[family])
        if not partial or edges == 1:
            return "its edge is partial" if partial else ""
        whole = f"all its {edges:,} edges" if partial == edges else f"{partial:,} of its {edges:,} edges"
        return f"{whole} {'is' if partial == 1 else 'are'} partial"

    @cached_property
    def members(self) -> list[NDArray[np.int64]]:
        """The sequences of each family in the order of the file."""
        return np.split(np.argsort(self.of_node, kind="stable"), np.cumsum(self.sizes)[:-1])

    @cached_property
    def joins(self) -> dict[int, tuple[int, int]]:
        """Of each family, also of one sequence: which other one joins first as weaker edges found are let in.

        With the edge (a row of the table of edges) that makes both one family. Families that no edge found
        joins to another are absent.
        """
        edges, spanning, joined = self.edges, self._spanning, dict[int, tuple[int, int]]()
        weak = spanning[edges.log10_evalues[spanning] > math.log10(self.evalue)]
        ones, others = self.of_node[edges.a[weak]], self.of_node[edges.b[weak]]
        for one, other, edge in zip(ones.tolist(), others.tolist(), weak.tolist(), strict=True):
            joined.setdefault(one, (other, edge))
            joined.setdefault(other, (one, edge))
        return joined

    @cached_property
    def holds(self) -> NDArray[np.float64]:
        """log10 E-value of the weakest edge that each family needs, NaN of one sequence, float64[families].

        It is the largest of its minimum spanning tree: at a lower bound the family is in parts.
        """
        edges, spanning, weakest = self.edges, self._spanning, np.full(self.sizes.size, -np.inf)
        tree = spanning[edges.log10_evalues[spanning] <= math.log10(self.evalue)]
        np.maximum.at(weakest, self.of_node[edges.a[tree]], edges.log10_evalues[tree])
        return np.where(np.isinf(weakest), np.nan, weakest)

    @property
    def _spanning(self) -> NDArray[np.int64]:
        """Edges that suffice for the families at every bound, as rows of the table of edges."""
        return self.edges.spanning if self.with_partial else self.edges.spanning_whole

    def hub(self, family: int) -> int:
        """Return the sequence of a family with the most edges, of several the first."""
        members = self.members[family]
        return int(members[np.argmax(self.degrees[members])])

    def name(self, family: int) -> str:
        """Return what a family is called: as most of its proteins, else as more of them than any others.

        Of a pair whose proteins share no name, both are named; ``Actin and others`` says that others differ.
        The name depends on its sequences alone, whichever edges join them and whatever others are called;
        several families of one name have their numbers besides: ``Actin (family 17)``.
        """
        return self._names[family] if family < self.n_shared else self._shared_name(family)

    @cached_property
    def _names(self) -> list[str]:
        """What each family of two or more is called, no two of them alike."""
        names = list(map(self._shared_name, range(self.n_shared)))
        for family in _alike(names):
            names[family] += f" (family {self.numbers[family]:,})"
        return names

    def _shared_name(self, family: int) -> str:
        """Return what a family is called whatever others are."""
        members = self.members[family].tolist()
        proteins = [self.nodes.proteins[node] for node in members]
        if name := common_name(proteins):
            return labelled_name(name, proteins)
        if len(members) <= 2:
            return " and ".join(map(self._own_name, members))
        return (most_frequent_name(proteins) or self.nodes.brief_names[members[0]]) + AND_OTHERS

    def _own_name(self, node: int) -> str:
        """Return what the protein of a sequence is called, else the sequence."""
        return first_name([self.nodes.proteins[node]]) or self.nodes.brief_names[node]


def parts_of(before: Families, after: Families) -> tuple[dict[int, list[int]], NDArray[np.int64]]:
    """Return what became of families with fewer edges.

    Which of them, of two or more, are several such families then, with those, the largest first; and the
    sequences that left the largest part of their families or have no edge any more, int64[k].
    """
    n = len(before.nodes)
    of, part = np.divmod(np.unique(before.of_node * n + after.of_node), n)
    largest = part[np.unique(of, return_index=True)[1]]  # the first: families are in order of their sizes
    alone = before.shared & ~after.shared
    split: dict[int, list[int]] = {}
    for one, its in zip(of.tolist(), part.tolist(), strict=True):
        if its < after.n_shared:
            split.setdefault(one, []).append(its)
    several = {one: parts for one, parts in split.items() if len(parts) > 1}
    return several, np.flatnonzero((after.of_node != largest[before.of_node]) | alone)


def _alike(names: Sequence[str]) -> list[int]:
    """Return the places of names that are there more than once."""
    times = Counter(names)
    return [place for place, name in enumerate(names) if times[name] > 1]


def as_bound(log10_evalue: float) -> str:
    """Return the E-value of an edge so that what is read lets the edge in: ``6e-10`` of 5.808e-10.

    It reads as tables of edges show it, unless that is lower: 5.306e-10, there ``5e-10``, is ``5.31e-10``.
    """
    shown = evalue_shown(log10_evalue)
    if shown == BELOW_SHOWN or math.log10(float(shown.replace(",", ""))) >= log10_evalue:
        return shown
    return bound_text(bound_above(log10_evalue))


def _lowest(edges: EdgeTable, rows: NDArray[np.int64], of: NDArray[np.int64], n: int) -> NDArray[np.float64]:
    """Return the lowest log10 E-value among the edges of each of n things; NaN for those without."""
    lowest = np.full(n, np.inf)
    np.minimum.at(lowest, of, edges.log10_evalues[rows])
    return np.where(np.isinf(lowest), np.nan, lowest)


_FAMILY: Final[Column[FamilyEdges]] = Column(
    "family", "Family", Kind.INTEGER,
    "Number of its family: the place of the family's first sequence in the file, from 1",
    lambda edges, rows: edges.families.numbers[edges.families.of_node[edges.a[rows]]], shown=True,
)  # fmt: skip


class FamilyEdges(EdgeTable):
    """The edges of a network, each with its family at the bound chosen."""

    columns: ClassVar[tuple[Column[Any], ...]] = (*EDGE_COLUMNS[:2], _FAMILY, *EDGE_COLUMNS[2:])
    families: Families

    def __init__(self, families: Families) -> None:
        vars(self).update(vars(families.edges))  # the same arrays: alignments fill both
        self.families = families


class FamilyTable(Table):
    """Families of two or more, the largest first."""

    columns = (
        Column(
            "family", "Family", Kind.INTEGER,
            "Number of the family: not its place in this list, but that of its first sequence in the file, "
            "from 1, whatever the E-value",
            lambda table, rows: table.families.numbers[: len(table)][rows], shown=True, printed="Family",
        ),
        Column(
            "name", "Name", Kind.TEXT,
            "What most of its proteins are called, and others where not all are; else the most frequent of "
            "their names and others; with its number where another family is called so, too",
            text=lambda table, row: table.families.name(row), shown=True, printed="Name",
        ),
        Column(
            "size", "Size", Kind.INTEGER, "Sequences in it",
            lambda table, rows: table.families.sizes[: len(table)][rows],
            shown=True, highest_first=True, printed="Size",
        ),
        Column(
            "edges", "Edges", Kind.INTEGER, "Edges within it",
            lambda table, rows: table.families.edge_counts[rows], highest_first=True, printed="Edges",
        ),
        Column(
            "partial_edges", "Partial edges", Kind.INTEGER, f"Of its edges those where {PARTIAL_MEANING}",
            lambda table, rows: table.families.partial_counts[rows], highest_first=True,
            heading="Partial", shown=True,
            tip=f"How many of its edges are partial: {PARTIAL_MEANING}. Sequences that such edges alone join "
            "may share no more than that",
        ),
        Column(
            "linked", "Linked %", Kind.PERCENT, "Share of its pairs that are edges",
            lambda table, rows: table.linked[rows], shown=True, highest_first=True, printed="Linked %",
        ),
        Column(
            "evalue", "Best E-value", Kind.EVALUE, "Lowest E-value of its edges",
            lambda table, rows: table.log10_evalues[rows], printed="Best E-value",
        ),
        Column(
            "holds", "Holds to E", Kind.EVALUE,
            f"{HOLDS}; never rounded down, so that the family is whole at the figure read",
            lambda table, rows: table.families.holds[: len(table)][rows],
            heading="Holds to", written=as_bound, shown=True,
        ),
        Column(
            "identity", "Mean identity %", Kind.PERCENT, "Mean identity of its edges",
            lambda table, rows: table.identities[rows], highest_first=True, printed="Mean id. %",
        ),
        Column(
            "hub", "Most linked", Kind.TEXT, "Its sequence with the most edges, of several the first",
            text=lambda table, row: table.families.nodes.names[table.hubs[row]],
            brief=lambda table, row: table.families.nodes.brief_names[table.hubs[row]],
        ),
        Column(
            "joins", "Joins", Kind.TEXT,
            "The other family or sequence that it joins first as weaker edges are shown, and at which "
            "E-value; none up to the bound of the search where no edge does",
            text=lambda table, row: table.joins_text(row, table.families.nodes.names),
            brief=lambda table, row: (
                table.joins_text(row, table.families.nodes.brief_names) or table.joins_none()
            ),
            order=lambda table: table.joins_at, shown=True,
        ),
        Column(
            "members", "Members", Kind.TEXT, "Its sequences, in the order of the file",
            text=lambda table, row: table.member_names(row),
            brief=lambda table, row: table.brief_member_names(row),
            shown=True, printed="Members",
        ),
    )  # fmt: skip

    def __init__(self, families: Families) -> None:
        super().__init__(families.n_shared)
        self.families = families
        n, of, rows = len(self), families.of_edges, families.rows
        sizes = families.sizes[:n].astype(np.float64)
        self.linked = 100 * families.edge_counts / (sizes * (sizes - 1) / 2)
        self.log10_evalues = _lowest(families.edges, rows, of, n)
        known = families.edges.values("identity")[rows]
        totals, counts = np.bincount(of, np.nan_to_num(known), minlength=n), families.edge_counts
        self.identities = np.where(counts > 0, totals / np.maximum(counts, 1), np.nan)
        self.hubs = [families.hub(family) for family in range(n)]

    @property
    def joins_at(self) -> NDArray[np.float64]:
        """Decimal logarithms of the E-values at which families join others, NaN where none does."""
        joins, evalues = self.families.joins, self.families.edges.log10_evalues
        return np.array([evalues[joins[row][1]] if row in joins else np.nan for row in range(len(self))])

    def joins_text(self, row: int, names: Sequence[str]) -> str:
        """Return what a family joins first, and at which bound; '' where nothing; `names` of sequences.

        Edges up to the E-value that is read join both.
        """
        families = self.families
        if row not in families.joins:
            return ""
        other, edge = families.joins[row]
        at = as_bound(float(families.edges.log10_evalues[edge]))
        if other < families.n_shared:
            return f"Family {families.numbers[other]:,} at {at}"
        return f"{names[families.members[other][0]]} at {at}"

    def joins_none(self) -> str:
        """Return up to which bound a family joins no other, or '' where there is none to join."""
        bound = bound_text(self.families.found_evalue)
        return f"none up to {bound}" if self.families.sizes.size > 1 else ""

    def begin_alike(self, words: str) -> bool:
        """Whether several names begin with these words, of the families that are the largest."""
        second = bisect_left(self._sorted_names, words) + 1
        return any(name.startswith(words) for name in self._sorted_names[second : second + 1])

    @cached_property
    def _sorted_names(self) -> list[str]:
        return sorted({self.families.name(row) for row in range(min(len(self), _COMPARED))})

    def member_names(self, row: int) -> str:
        """Return the names of a family's sequences, with spaces between."""
        return " ".join(self.families.nodes.names[node] for node in self.families.members[row].tolist())

    def brief_member_names(self, row: int) -> str:
        """Return the brief names of a family's sequences, with spaces between."""
        return " ".join(self.families.nodes.brief_names[node] for node in self.families.members[row].tolist())

    def searched_text(self, row: int) -> str:
        """Return the headers of all members."""
        return "\n".join(self.families.nodes.texts[node] for node in self.families.members[row].tolist())


class NodeTable(Table):
    """All sequences in the order of the file, each with its family."""

    columns = (
        Column(
            "sequence", "Sequence", Kind.TEXT, "First word of its header",
            text=lambda table, row: table.families.nodes.names[row],
            brief=lambda table, row: table.families.nodes.brief_names[row],
            shown=True,
        ),
        Column(
            "family", "Family", Kind.INTEGER,
            "Number of its family: the place of the family's first sequence in the file, from 1; empty "
            "without an edge",
            lambda table, rows: table.numbers[rows], shown=True,
        ),
        Column(
            "family_name", "Family name", Kind.TEXT,
            "What most proteins of its family are called, else the most frequent of their names and others",
            text=lambda table, row: table.family_name(row),
        ),
        Column(
            "family_size", "Family size", Kind.INTEGER, "Sequences of its family",
            lambda table, rows: table.sizes[rows], highest_first=True,
        ),
        Column(
            "family_holds", "Family holds to E", Kind.EVALUE, HOLDS,
            lambda table, rows: table.families.holds[table.families.of_node[rows]], written=as_bound,
        ),
        Column(
            "edges", "Edges", Kind.INTEGER, "Its edges: the sequences that it is similar to",
            lambda table, rows: table.families.degrees[rows], shown=True, highest_first=True,
        ),
        Column(
            "partial_edges", "Partial edges", Kind.INTEGER, f"Of its edges those where {PARTIAL_MEANING}",
            lambda table, rows: table.families.partial_degrees[rows], highest_first=True,
            heading="Partial", shown=True,
            tip=f"How many of its edges are partial: {PARTIAL_MEANING}",
        ),
        Column(
            "evalue", "Best E-value", Kind.EVALUE, "Lowest E-value of its edges",
            lambda table, rows: table.log10_evalues[rows], shown=True,
            tip="Lowest E-value of its edges, in grey where that is beyond the highest one shown",
            brief=lambda table, row: table.best_shown(row), order=lambda table: table.best_found,
        ),
        Column(
            "organism", "Organism", Kind.TEXT, "Organism in its header",
            text=lambda table, row: organism_of(table.families.nodes.header(row)),
            brief=lambda table, row: brief_organism(table.families.nodes.header(row)), shown=True,
        ),
        Column(
            "length", "Length", Kind.INTEGER, "Residues",
            lambda table, rows: table.families.nodes.lengths[rows], shown=True, highest_first=True,
        ),
        Column(
            "description", "Description", Kind.TEXT, "The header after its first word",
            text=lambda table, row: description_of(table.families.nodes.header(row)),
            brief=lambda table, row: brief_description(table.families.nodes.header(row)), shown=True,
        ),
        Column(
            "record", "Record", Kind.INTEGER, "Place in the FASTA file, from 1",
            lambda table, rows: np.arange(len(table))[rows] + 1,
        ),
    )  # fmt: skip

    def __init__(self, families: Families) -> None:
        super().__init__(len(families.nodes))
        self.families = families
        edges, rows = families.edges, families.rows
        ends = np.concatenate([edges.a[rows], edges.b[rows]])
        self.log10_evalues = _lowest(edges, np.concatenate([rows, rows]), ends, len(self))
        self.numbers, self.sizes = (
            np.where(families.shared, of_families[families.of_node], np.nan)
            for of_families in (families.numbers, families.sizes)
        )

    @cached_property
    def best_found(self) -> NDArray[np.float64]:
        """log10 E-value of each sequence's best edge, beyond the bound where none is within, float64[n]."""
        families, best = self.families, self.log10_evalues.copy()
        for node in np.flatnonzero(np.isnan(best)).tolist():
            if joined := families.joins.get(int(families.of_node[node])):
                best[node] = families.edges.log10_evalues[joined[1]]
        return best

    def best_shown(self, row: int) -> str:
        """Return the E-value of a sequence's best edge, also beyond the bound; '' where none was found."""
        best = float(self.best_found[row])
        return "" if math.isnan(best) else evalue_shown(best)

    def family_name(self, row: int) -> str:
        """Return what a sequence's family is called; '' of one without an edge."""
        return self.families.name(int(self.families.of_node[row])) if self.families.shared[row] else ""

    def searched_text(self, row: int) -> str:
        """Return the whole header."""
        return self.families.nodes.texts[row]
