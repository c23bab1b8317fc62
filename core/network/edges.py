"""The sequences of a network and its edges: pairs of sequences with an E-value up to a bound."""

from __future__ import annotations

import math
import re
from copy import copy
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Final, Self

import numpy as np
from numpy.typing import NDArray

from swathe.core.alignment.alignment import Alignment
from swathe.core.database import Database
from swathe.core.errors import InvalidRequest
from swathe.core.headers.brief import brief_description, brief_name
from swathe.core.results.columns import Column, Kind, Table
from swathe.core.results.partial import (
    DOMAIN,
    MEANING,
    PARTIAL,
    PARTIAL_COLUMN,
    covered_in_full,
    partial_sides,
)
from swathe.core.scoring.scheme import ScoringScheme
from swathe.core.scoring.significance import evalue_shown
from swathe.core.sequences.sequence import description_of, subject_name
from swathe.core.statistics.conclusion import LEAST, SUGGESTIVE, is_open, title_by_evalue
from swathe.core.statistics.evalues import MOVED, moved
from swathe.core.system.words import bound_text

DISTANCE: Final = (
    "1 - 2 S(a,b) / (S(a,a) + S(b,b)), S being the Smith-Waterman score by the unadjusted matrix; 1 for "
    "pairs that are no edge"
)
VERDICTS: Final = (
    f"Convincing: below {bound_text(LEAST)}. Suggestive: up to {SUGGESTIVE:g}; a search with one of both as "
    "the query tests it. Not convincing: above that"
)
"""What E-values the verdicts on edges stand for."""
PARTIAL_TOO: Final = ", partial"
"""What follows the verdict on an edge that is: alone it would be read of the whole of both sequences."""
FRAGMENT_TOO: Final = ", fragment"
"""The same of an edge of which one end is a fragment that lies in the other."""
WITHIN: Final = 90.0
"""Percent of a fragment from which on it lies in the other sequence."""
PARTIAL_MEANING: Final = f"{MEANING}, and neither is a fragment that lies in the other"
FRAGMENT_MEANING: Final = (
    f"less than half of the other is aligned, and at least {WITHIN:g} % of this one, which its header calls "
    f"a fragment or which has fewer than {DOMAIN} residues"
)
_UNTESTED: Final = (
    f": an E-value between {bound_text(LEAST)} and {SUGGESTIVE:g} alone does not make an edge convincing"
)
_TEST: Final = "A search with one of both as the query tests it (right-click the edge)."
"""What follows the verdict on an edge that a test could make convincing, and what is said last of it."""
DIFFERING: Final = (
    "the E-values of both directions differ by more than 100-fold, those below 1e-15 counting as that, or "
    "one is above the bound"
)
CORRECTED: Final = "correction moved it by more than 100-fold from that of the unadjusted matrix"
"""Of which edges something is said beside their E-value."""
_ALIGNED: Final = (
    "length", "identities", "positives", "query_start", "query_end", "subject_start", "subject_end",
)  # fmt: skip
"""What is kept of an edge's alignment."""
_FRAGMENT: Final = re.compile(r"\(fragments?\)|, partial\b", re.IGNORECASE)
"""What UniProt and NCBI have in the headers of fragments."""
_SAME: Final = 1e-9
"""Decimal logarithms of E-values that differ by less do so by rounding."""


class Nodes:
    """The sequences of a network, in the order of their file; a node is a place in that order.

    Attributes
    ----------
    stored : int64[n] of each, its index in the database
    names : of each, the first word of its header
    lengths : int64[n] residues
    self_scores : int64[n] score of each aligned with itself without gaps, 0 for an empty one

    Raises InvalidRequest for fewer than two sequences, and for two of the same name: nothing that is written
    could tell them apart.
    """

    def __init__(self, database: Database, scheme: ScoringScheme) -> None:
        self.database = database
        self.stored = np.argsort(database.records, kind="stable")
        self.lengths = database.lengths[self.stored].astype(np.int64)
        if np.count_nonzero(self.lengths) < 2:
            raise InvalidRequest(
                "database",
                f"{database.name} holds fewer than two sequences: there is nothing to compare.",
                "Choose a file with several sequences.",
            )
        self.names = [subject_name(self.header(node), node) for node in range(len(self))]
        self._check_names()
        diagonal = np.diagonal(scheme.matrix).astype(np.int64)
        self.self_scores = np.array(
            [_highest_run(diagonal[database.codes(index)]) for index in self.stored.tolist()], np.int64
        )

    def __len__(self) -> int:
        return len(self.stored)

    def header(self, node: int) -> str:
        """Return the whole header of a sequence."""
        return self.database.header(int(self.stored[node]))

    @cached_property
    def brief_names(self) -> list[str]:
        """What lists and pictures call each."""
        return [brief_name(self.header(node), node) for node in range(len(self))]

    @cached_property
    def proteins(self) -> list[str]:
        """What the protein of each is called, '' where its header does not say."""
        return [brief_description(self.header(node)) for node in range(len(self))]

    @cached_property
    def fragments(self) -> NDArray[np.bool_]:
        """Which sequences their headers call fragments, bool[n]."""
        return np.array([_FRAGMENT.search(self.header(node)) is not None for node in range(len(self))])

    @cached_property
    def node_of(self) -> NDArray[np.int64]:
        """The node of each sequence of the database, by its index there, int64[n]."""
        nodes = np.empty(len(self), np.int64)
        nodes[self.stored] = np.arange(len(self))
        return nodes

    @cached_property
    def texts(self) -> list[str]:
        """The headers as words are searched in them: whatever their case."""
        return [self.header(node).casefold() for node in range(len(self))]

    def _check_names(self) -> None:
        first: dict[str, int] = {}
        for node, name in enumerate(self.names):
            if first.setdefault(name, node) != node:
                others = len(self) - len(set(self.names))
                more = f" ({others:,} names are repeated in all)" if others > 1 else ""
                raise InvalidRequest(
                    "database",
                    f"Two sequences of {self.database.name} are called {name}, records {first[name] + 1:,} "
                    f"and {node + 1:,}{more}: nothing that is written could tell them apart.",
                    "Give each sequence a name of its own, the first word of its header.",
                )


def _highest_run(scores: NDArray[np.int64]) -> int:
    """Return the highest sum of consecutive scores, at least 0."""
    sums = np.concatenate(([0], np.cumsum(scores)))
    return int((sums - np.minimum.accumulate(sums)).max())


def _share(part: str, begin: str, end: str, other_begin: str, other_end: str) -> Column[EdgeTable]:
    """Return the column of the share of ``a`` or ``b`` that lies between the ends of the alignment."""

    def values(edges: EdgeTable, rows: slice) -> NDArray[np.float64]:
        as_query = edges.aligned[end][rows] - edges.aligned[begin][rows]
        as_subject = edges.aligned[other_end][rows] - edges.aligned[other_begin][rows]
        covered = np.where(edges.from_a[rows], as_query, as_subject)
        lengths = edges.nodes.lengths[(edges.a if part == "a" else edges.b)[rows]]
        return np.where(edges.aligned["length"][rows] > 0, 100 * covered / lengths, np.nan)

    return Column(
        f"coverage_{part}", f"Cov. {part.upper()} %", Kind.PERCENT,
        f"Share of {part} from the alignment's first residue to its last",
        values, shown=True, highest_first=True,
        printed=f"Cov. {part.upper()} %",
    )  # fmt: skip


def _per_column(key: str, rows: slice, edges: EdgeTable) -> NDArray[np.float64]:
    length = edges.aligned["length"][rows]
    return np.where(length > 0, 100 * edges.aligned[key][rows] / np.maximum(length, 1), np.nan)


def _of_partial_alone(column: Column[EdgeTable]) -> Column[EdgeTable]:
    """Return the column of what partial pairs cover with nothing in it of fragments."""
    text, brief, order = column.text, column.brief, column.order
    assert text is not None and brief is not None and order is not None
    return replace(
        column,
        meaning=f"{column.meaning}; empty where one is a fragment",
        text=lambda edges, row: text(edges, row) if edges.partial[row] else "",
        brief=lambda edges, row: brief(edges, row) if edges.partial[row] else "",
        order=lambda edges: np.where(edges.partial, order(edges), np.nan),
    )


EDGE_COLUMNS: Final[tuple[Column[EdgeTable], ...]] = (
    Column(
        "a", "A", Kind.TEXT, "First word of the header of the sequence that comes first in the file",
        text=lambda edges, row: edges.name("a", row),
        brief=lambda edges, row: edges.nodes.brief_names[int(edges.a[row])],
        shown=True, printed="A",
    ),
    Column(
        "b", "B", Kind.TEXT, "First word of the header of the other",
        text=lambda edges, row: edges.name("b", row),
        brief=lambda edges, row: edges.nodes.brief_names[int(edges.b[row])],
        shown=True, printed="B",
    ),
    Column(
        "evalue", "E-value", Kind.EVALUE, "The lower one of the two directions",
        lambda edges, rows: edges.log10_evalues[rows], shown=True, printed="E-value",
    ),
    Column(
        "bits", "Bits", Kind.REAL, "Bit score of the direction with the lower E-value",
        lambda edges, rows: edges.bits[rows], shown=True, highest_first=True, printed="Bits",
    ),
    Column(
        "score", "Score", Kind.INTEGER, "Smith-Waterman score by the unadjusted matrix",
        lambda edges, rows: edges.scores[rows], highest_first=True, printed="Score",
    ),
    Column(
        "identity", "Identity %", Kind.PERCENT,
        "Share of the alignment's columns, gaps included, with two identical residues",
        lambda edges, rows: _per_column("identities", rows, edges),
        heading="Id. %", shown=True, highest_first=True, printed="Identity %",
    ),
    Column(
        "coverage", "Coverage %", Kind.PERCENT,
        f"The lower one of the coverages of A and B: below {PARTIAL:g} an edge is partial, unless one is a "
        "fragment",
        lambda edges, rows: np.minimum(
            edges.values("coverage_a", rows), edges.values("coverage_b", rows)
        ),
        heading="Cov. %", shown=True, highest_first=True,
    ),
    _share("a", "query_start", "query_end", "subject_start", "subject_end"),
    _share("b", "subject_start", "subject_end", "query_start", "query_end"),
    Column(
        "distance", "Distance", Kind.REAL, "1 − 2 S(a,b) / (S(a,a) + S(b,b)), S being the score",
        lambda edges, rows: edges.distances[rows], written="{:.3f}".format,
    ),
    Column(
        "positives", "Positives %", Kind.PERCENT, "Share of its columns with a pair that scores above 0",
        lambda edges, rows: _per_column("positives", rows, edges), highest_first=True,
    ),
    Column(
        "alignment_length", "Alignment length", Kind.INTEGER, "Alignment columns, gaps included",
        lambda edges, rows: np.where(
            edges.aligned["length"][rows] > 0, edges.aligned["length"][rows], np.nan
        ),
        highest_first=True,
    ),
    Column(
        "evalue_ab", "E-value A→B", Kind.EVALUE, "E-value with A as the query; empty above the bound",
        lambda edges, rows: edges.both_log10_evalues[0, rows],
    ),
    Column(
        "evalue_ba", "E-value B→A", Kind.EVALUE, "E-value with B as the query; empty above the bound",
        lambda edges, rows: edges.both_log10_evalues[1, rows],
    ),
    Column(
        "bits_ab", "Bits A→B", Kind.REAL, "Bit score with A as the query; empty above the bound",
        lambda edges, rows: edges.both_bits[0, rows], highest_first=True,
    ),
    Column(
        "bits_ba", "Bits B→A", Kind.REAL, "Bit score with B as the query; empty above the bound",
        lambda edges, rows: edges.both_bits[1, rows], highest_first=True,
    ),
    Column(
        "evalue_moved", "log₁₀ E moved", Kind.REAL,
        "Correction raised the E-value by this many powers of ten from that of the unadjusted matrix, whose "
        "score the bits are; E-values below 1e-15 count as 1e-15",
        lambda edges, rows: moved(edges.log10_evalues[rows], edges.matrix_log10_evalues[rows]),
        written="{:z.1f}".format,
    ),
    Column(
        "remarks", "Remarks", Kind.TEXT,
        f"What is to be known of the E-value, empty for nothing: {DIFFERING}; {CORRECTED}",
        text=lambda edges, row: " ".join(edges.remarks(row)),
    ),
    Column(
        "query", "Query", Kind.TEXT,
        "The query of the lower E-value and of its alignment, which is shown with a above: a or b",
        text=lambda edges, row: "a" if edges.from_a[row] else "b",
    ),
    Column(
        "length_a", "Length A", Kind.INTEGER, "Residues of a",
        lambda edges, rows: edges.nodes.lengths[edges.a[rows]], highest_first=True,
    ),
    Column(
        "length_b", "Length B", Kind.INTEGER, "Residues of b",
        lambda edges, rows: edges.nodes.lengths[edges.b[rows]], highest_first=True,
    ),
    Column(
        "record_a", "Record A", Kind.INTEGER, "Place of a in the FASTA file, from 1",
        lambda edges, rows: edges.a[rows] + 1,
    ),
    Column(
        "record_b", "Record B", Kind.INTEGER, "Place of b in the FASTA file, from 1",
        lambda edges, rows: edges.b[rows] + 1,
    ),
    Column(
        "description_a", "Description A", Kind.TEXT, "The header of a after its first word",
        text=lambda edges, row: description_of(edges.header("a", row)),
        brief=lambda edges, row: brief_description(edges.header("a", row)),
    ),
    Column(
        "description_b", "Description B", Kind.TEXT, "The header of b after its first word",
        text=lambda edges, row: description_of(edges.header("b", row)),
        brief=lambda edges, row: brief_description(edges.header("b", row)),
    ),
    _of_partial_alone(PARTIAL_COLUMN),
    Column(
        "fragment", "Fragment", Kind.TEXT,
        f"A or B where that is a fragment, else empty: {FRAGMENT_MEANING}",
        text=lambda edges, row: edges.fragment(row),
    ),
    Column(
        "verdict", "Verdict", Kind.TEXT, f"What the E-value says of the edge. {VERDICTS}",
        text=lambda edges, row: edges.verdict(row), brief=lambda edges, row: edges.brief_verdict(row),
        order=lambda edges: edges.log10_evalues, shown=True,
    ),
)  # fmt: skip
"""Columns of a table of edges, in the order of files and of the window."""


@dataclass(frozen=True, slots=True, eq=False)
class DirectedHits:
    """Hits of sequences as queries among the others, none of itself; a place in each array is a hit.

    Parameters
    ----------
    queries, subjects : int64[k] nodes
    scores : int32[k]; adjusted, reverse, bits, log10_evalues, matrix_log10_evalues : float64[k], as in
        `core.results.hits.HitTable`
    """

    queries: NDArray[np.int64]
    subjects: NDArray[np.int64]
    scores: NDArray[np.int32]
    adjusted: NDArray[np.float64]
    reverse: NDArray[np.float64]
    bits: NDArray[np.float64]
    log10_evalues: NDArray[np.float64]
    matrix_log10_evalues: NDArray[np.float64]


class EdgeTable(Table):
    """The edges of a network, each pair once, those with the lowest E-values first.

    An edge has the E-value, the scores and the alignment of that direction, of the two, whose E-value is
    lower; where both are equal, of that with ``a`` as the query.

    Attributes
    ----------
    a, b : int64[edges] nodes; a comes first in the file
    from_a : bool[edges] whether a is the query of the direction that the edge has its figures from
    scores, adjusted, reverse, bits, log10_evalues, matrix_log10_evalues : [edges] as in `DirectedHits`
    both_log10_evalues, both_bits : float64[2, edges] with a and with b as the query, NaN above the bound
    aligned : int64[edges] each, what is kept of the alignments, 0 before they are made
    spanning : int64[...] edges that suffice for the families at every bound, ascending: minimum spanning
        trees of the families that all edges make
    """

    columns = EDGE_COLUMNS

    nodes: Nodes
    a: NDArray[np.int64]
    b: NDArray[np.int64]
    from_a: NDArray[np.bool_]
    scores: NDArray[np.int32]
    adjusted: NDArray[np.float64]
    reverse: NDArray[np.float64]
    bits: NDArray[np.float64]
    log10_evalues: NDArray[np.float64]
    matrix_log10_evalues: NDArray[np.float64]
    both_log10_evalues: NDArray[np.float64]
    both_bits: NDArray[np.float64]
    distances: NDArray[np.float64]
    aligned: dict[str, NDArray[np.int64]]
    spanning: NDArray[np.int64]

    def __init__(self, nodes: Nodes, hits: DirectedHits) -> None:
        queries, subjects = hits.queries, hits.subjects
        pairs = np.minimum(queries, subjects) * len(nodes) + np.maximum(queries, subjects)
        distinct, edge_of = np.unique(pairs, return_inverse=True)
        side = (queries > subjects).astype(np.int64)  # 0 with a as the query, 1 with b
        places = np.full((2, distinct.size), -1, np.int64)
        places[side, edge_of] = np.arange(queries.size)
        log10 = np.where(places >= 0, hits.log10_evalues[places], np.nan)
        from_a = ~(log10[1] < log10[0] - _SAME) & (places[0] >= 0)
        chosen = np.where(from_a, places[0], places[1])
        order = np.lexsort((distinct, -hits.scores[chosen].astype(np.int64), hits.log10_evalues[chosen]))
        super().__init__(distinct.size)
        self.nodes = nodes
        chosen, places = chosen[order], places[:, order]
        self.from_a = from_a[order]
        self.a, self.b = distinct[order] // len(nodes), distinct[order] % len(nodes)
        self.scores = hits.scores[chosen]
        self.adjusted = hits.adjusted[chosen]
        self.reverse = hits.reverse[chosen]
        self.bits = hits.bits[chosen]
        self.log10_evalues = hits.log10_evalues[chosen]
        self.matrix_log10_evalues = hits.matrix_log10_evalues[chosen]
        self.both_log10_evalues = log10[:, order]
        self.both_bits = np.where(places >= 0, hits.bits[places], np.nan)
        self.aligned = {key: np.zeros(len(self), np.int64) for key in _ALIGNED}
        self.spanning = _spanning(self.a, self.b, len(nodes))
        own = nodes.self_scores[self.a] + nodes.self_scores[self.b]
        self.distances = np.clip(1 - 2 * self.scores / np.maximum(own, 1), 0.0, 1.0)

    @property
    def queries(self) -> NDArray[np.int64]:
        """The query of each edge's alignment, int64[edges]."""
        return np.where(self.from_a, self.a, self.b)

    @property
    def subjects(self) -> NDArray[np.int64]:
        """The subject of each edge's alignment, int64[edges]."""
        return np.where(self.from_a, self.b, self.a)

    def within(self, evalue: float) -> Self:
        """Return the same rows as a search up to an E-value has them: directions beyond it are empty."""
        table, beyond = copy(self), self.both_log10_evalues > math.log10(evalue)
        table.both_log10_evalues = np.where(beyond, np.nan, self.both_log10_evalues)
        table.both_bits = np.where(beyond, np.nan, self.both_bits)
        return table

    def set_alignment(self, row: int, alignment: Alignment) -> None:
        """Keep what the columns show of an edge's alignment."""
        for key, values in self.aligned.items():
            values[row] = getattr(alignment, key)

    def header(self, side: str, row: int) -> str:
        """Return the whole header of an edge's ``a`` or ``b``."""
        return self.nodes.header(int((self.a if side == "a" else self.b)[row]))

    def name(self, side: str, row: int) -> str:
        """Return the name of an edge's ``a`` or ``b``."""
        return self.nodes.names[int((self.a if side == "a" else self.b)[row])]

    def verdict(self, row: int) -> str:
        """Return the verdict on an edge by its E-value: nothing tests it here."""
        return title_by_evalue(float(self.log10_evalues[row]))

    def brief_verdict(self, row: int) -> str:
        """Return the same, and what the edge is the less for: ``Convincing, partial``."""
        too = PARTIAL_TOO if self.partial[row] else FRAGMENT_TOO if self.fragments[row] else ""
        return self.verdict(row) + too

    def reading(self, row: int) -> str:
        """Return the verdict and all that is said of an edge, in sentences, what every such edge has last."""
        is_untested = is_open(float(self.log10_evalues[row]), None)
        verdict = f"{self.verdict(row)}{_UNTESTED if is_untested else ''}."
        said = verdict, self.extent(row), *self.remarks(row), _TEST if is_untested else ""
        return " ".join(filter(None, said))

    def extent(self, row: int) -> str:
        """Return in a sentence how little of a or b is aligned, or which is a fragment; '' for neither."""
        if not (side := self.fragment(row)):
            return covered_in_full(self, row)
        covered = self.display(f"coverage_{side.lower()}", row)
        return f"{side} is a fragment, {covered} % of which lies in the other: the edge is not partial."

    def remarks(self, row: int) -> list[str]:
        """Return what is to be known of an edge's E-value, in sentences: see `DIFFERING` and `CORRECTED`."""
        said, both = [], self.both_log10_evalues[:, row]
        if not abs(float(moved(both[0], both[1]))) <= MOVED:  # NaN above the bound
            ab, ba = ("above the bound" if math.isnan(one) else evalue_shown(one) for one in both.tolist())
            said.append(f"E-value of A → B {ab}, of B → A {ba}: the edge has the lower one.")
        evalue, plain = self.log10_evalues[row], self.matrix_log10_evalues[row]
        if abs(float(moved(evalue, plain))) > MOVED:
            said.append(
                "Without the correction (lengths, composition or repeats) the E-value would be "
                f"{evalue_shown(float(plain))}: the bits are those of the unadjusted matrix."
            )
        return said

    @cached_property
    def fragments(self) -> NDArray[np.bool_]:
        """Which edges would be partial, were the shorter end no fragment that lies in the other, bool[edges].

        Once all are aligned. It is one where `FRAGMENT_MEANING` holds: no sequence that is whole, of one
        domain, is.
        """
        lengths, a_shorter = self.nodes.lengths, self.nodes.lengths[self.a] <= self.nodes.lengths[self.b]
        shorter = np.where(a_shorter, self.a, self.b)
        covered = np.where(a_shorter, self.values("coverage_a"), self.values("coverage_b"))
        called = self.nodes.fragments[shorter] | (lengths[shorter] < DOMAIN)
        little: NDArray[np.bool_] = np.logical_or(*partial_sides(self))
        return little & called & (covered >= WITHIN)

    @cached_property
    def partial(self) -> NDArray[np.bool_]:
        """Which edges' alignments cover only a part of a or b, of those without `fragments`, bool[edges]."""
        partial: NDArray[np.bool_] = np.logical_or(*partial_sides(self)) & ~self.fragments
        return partial

    def fragment(self, row: int) -> str:
        """Return which end of an edge is a fragment that lies in the other: A or B; '' for none."""
        if not self.fragments[row]:
            return ""
        return "A" if self.nodes.lengths[self.a[row]] <= self.nodes.lengths[self.b[row]] else "B"

    @cached_property
    def spanning_whole(self) -> NDArray[np.int64]:
        """Of the edges that are not partial those that suffice for the families of these at every bound."""
        whole = np.flatnonzero(~self.partial)
        return whole[_spanning(self.a[whole], self.b[whole], len(self.nodes))]

    def searched_text(self, row: int) -> str:
        """Return both headers."""
        return f"{self.nodes.texts[int(self.a[row])]}\n{self.nodes.texts[int(self.b[row])]}"

    def matching(self, text: str) -> NDArray[np.bool_]:
        """Return in which rows each word of a text occurs somewhere, as `searched_text` has it, bool[rows].

        Headers are looked through once each, and not once for each of their edges.
        """
        found = np.ones(len(self), np.bool_)
        for word in text.casefold().split():
            having = np.array([word in header for header in self.nodes.texts])
            found &= having[self.a] | having[self.b]
        return found


def _spanning(a: NDArray[np.int64], b: NDArray[np.int64], n: int) -> NDArray[np.int64]:
    """Return the edges of minimum spanning trees over n nodes, where those first in order weigh least."""
    from scipy.sparse import coo_array
    from scipy.sparse.csgraph import minimum_spanning_tree

    places = np.arange(1, a.size + 1)  # 0 would be no edge
    tree = minimum_spanning_tree(coo_array((places, (a, b)), (n, n)).tocsr())
    return np.sort(tree.data).astype(np.int64) - 1
