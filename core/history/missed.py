"""Which of the hits that Swathe lists another program lists, too, at one E-value bound, and which not."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final, Literal

import numpy as np
from numpy.typing import NDArray

from swathe.core.alignment.alignment import Alignment
from swathe.core.cancel import CancelToken
from swathe.core.export import Selection
from swathe.core.export.aligning import align_missing
from swathe.core.headers.brief import brief_query_name
from swathe.core.history.differences import PAIRS, QueryDifferences, RunDifferences
from swathe.core.search.events import SearchResult
from swathe.core.search.origin import cut_lists
from swathe.core.system.words import bound_text, counted

BOUND: Final = 1e-3
"""The E-value up to which hits count unless somebody chooses another."""
TWILIGHT: Final = 25.0
"""Percent of identical residues below which heuristics are said to miss relatives: the twilight zone."""
_MOST_EVALUE: Final = 1.0
"""E-value up to which hits of one run alone are aligned for their identities: beyond it they say little."""
_NOT_FOUND: Final = -1

Side = Literal["a", "b"]


@dataclass(frozen=True, slots=True, eq=False)
class Missed:
    """The hits that both runs have up to an E-value, and those that only one has, of all queries together.

    Parameters
    ----------
    reference : the run that the other one is measured by
    names : what made runs a and b
    both, only_a, only_b : hits
    identity : float64[k] percent of identical pairs in the reference's alignments of what the other run
        does not have; NaN where a hit is not aligned
    beyond : how many of them the other run reports with an E-value beyond the bound
    more_beyond : how many hits that the other run alone has the reference reports with one
    of_queries : for each query both, only a and only b
    unnamed : queries that the other run's table does not name, and how many of these hits are theirs
    cut : names of the queries whose list in the other run may be cut off, how many hits these have, and how
        many of these hits are theirs
    """

    bound: float
    reference: Side
    names: tuple[str, str]
    both: int
    only_a: int
    only_b: int
    identity: NDArray[np.float64]
    beyond: int
    more_beyond: int
    of_queries: tuple[tuple[int, int, int], ...]
    unnamed: tuple[int, int]
    cut: tuple[tuple[str, ...], int, int]

    @property
    def missed(self) -> int:
        """Hits of the reference that the other run does not have."""
        return self.only_a if self.reference == "a" else self.only_b

    def headline(self) -> str:
        """Return in a few sentences how much of the reference's hits the other run lists, too."""
        if not self.of_queries:
            return "The runs have no query in common."
        of, by = self._of_and_by
        more = self.only_b if self.reference == "a" else self.only_a
        total = self.both + self.missed
        if not total:
            return f"{_first(of)} lists no hit{self._at}; {by} lists {counted(more, 'hit')}."
        sentence = f"{_first(by)} {_listed(self.both, total, of)}{self._at}"
        if more:
            link = "and" if self.both else "but lists"
            sentence += f" {link} {more:,}{_more(more, self.more_beyond, of)}"
        sentence += "."
        known = self.identity[~np.isnan(self.identity)]
        low = int(np.count_nonzero(known < TWILIGHT))
        if 2 * low > self.missed and known.size == self.missed:  # else identity explains little
            if self.missed == 1:
                sentence += f" {_first(self._rest)} has {known[0]:.0f} % identity."
            elif low == self.missed:
                sentence += f" {_first(self._rest)} have less than {TWILIGHT:.0f} % identity."
            else:
                sentence += f" Of {self._rest}, {low:,} have less than {TWILIGHT:.0f} % identity."
        queries, hits = self.unnamed
        if hits:
            whole = counted(len(self.of_queries), "query", "queries")
            unnamed = f"{queries:,} of the {whole}, which it may not have searched"
            sentence += f" {_first(by)}'s table does not name {unnamed}: {self._some(hits)} theirs."
        cut, length, hits = self.cut
        if hits:
            whose = f"{cut[0]}, whose list" if len(cut) == 1 else f"{len(cut):,} queries whose lists"
            sentence += f" {self._some(hits)} of {whose} may have been cut at {length:,} hits."
        return sentence

    def note(self) -> str:
        """Return how many of the hits that it does not have the other run lists beyond the bound, or ''."""
        if not self.beyond:
            return ""
        _, by = self._of_and_by
        which = self._rest if self.beyond == self.missed else f"{self.beyond:,} of {self._rest}"
        evalues = "a higher E-value" if self.beyond == 1 else "higher E-values"
        return f"{_first(by)} lists {which} with {evalues}."

    @property
    def _of_and_by(self) -> tuple[str, str]:
        """What made the reference, and what made the other run."""
        return self.names if self.reference == "a" else (self.names[1], self.names[0])

    @property
    def _rest(self) -> str:
        """Hits of the reference that the other run does not have: ``Swathe's other 3 hits``."""
        other = "other " if self.both else ""
        size = ("" if other else "one ") if self.missed == 1 else f"{self.missed:,} "
        return f"{self._of_and_by[0]}'s {other}{size}{'hit' if self.missed == 1 else 'hits'}"

    def _some(self, hits: int) -> str:
        """Return so many of the hits that the other run does not have, with their verb."""
        which = self._rest if hits == self.missed else f"{hits:,} of {self._rest}"
        return f"{_first(which)} {'is' if hits == 1 else 'are'}"

    @property
    def _at(self) -> str:
        return "" if self.bound == math.inf else f" at E ≤ {bound_text(self.bound)}"


def _listed(found: int, total: int, of: str) -> str:
    """Return how many are listed of all hits `of` a program, as it follows what lists them."""
    if total == 1:
        return f"{'lists' if found else 'does not list'} {of}'s one hit"
    if found == total:
        return f"lists {'both' if total == 2 else f'all {total:,}'} of {of}'s hits"
    return f"lists {f'{found:,}' if found else 'none'} of {of}'s {total:,} hits"


def _more(hits: int, beyond: int, of: str) -> str:
    """Return what the run `of` a program makes of hits that it does not have up to the bound.

    beyond : how many of them it lists beyond the bound
    """
    if not beyond:
        return f" that {of}'s run does not list"
    if beyond == hits:
        return f" that {of}'s run lists with a higher E-value"
    others = "the other" if beyond + 1 == hits else "the others"
    return f" more: {of}'s run lists {beyond:,} of them with a higher E-value and does not list {others}"


def _first(name: str) -> str:
    """Return what made a run as a sentence begins with it; programs are called as they call themselves."""
    return name.replace("the other program", "The other program", 1)


def program_of(result: SearchResult, unnamed: str = "") -> str:
    """Return what made a result, in a word; `unnamed`, if any, for a program that its file does not name."""
    origin = result.plan.origin
    if origin is None:
        return "Swathe"
    if unnamed and not origin.program:
        return unnamed
    return origin.short


def measured_by(differences: RunDifferences) -> Side:
    """Return the run whose hits are counted in the other: Swathe's beside another program's, else A."""
    return "b" if differences.a.plan.origin is not None and differences.b.plan.origin is None else "a"


def missed_of(
    differences: RunDifferences, bound: float, queries: Sequence[QueryDifferences] | None = None
) -> Missed | None:
    """Return which hits of one run the other has, and which not; None where Swathe made both.

    queries : of the comparison; None takes all
    """
    a, b = differences.a, differences.b
    if a.plan.origin is None and b.plan.origin is None:
        return None
    side = measured_by(differences)
    names = program_of(a), program_of(b)
    if a.plan.origin is not None and b.plan.origin is not None:  # "the other program" would be either
        names = program_of(a, a.plan.origin.file), program_of(b, b.plan.origin.file)
    if names[0] == names[1]:
        names = f"{names[0]} (A)", f"{names[1]} (B)"
    counts, identity, beyond, more_beyond = [], [np.empty(0)], 0, 0
    unnamed, of_unnamed = 0, 0
    other = b if side == "a" else a
    lengths = [len(query.hits) for query in other.queries]
    cut = [] if other.plan.origin is None else cut_lists(lengths)
    cut_names, of_cut = [], 0
    for query in differences.queries if queries is None else queries:
        in_a, in_b = query.within(bound)
        counts.append((int((in_a & in_b).sum()), int((in_a & ~in_b).sum()), int((in_b & ~in_a).sum())))
        alone = in_a & ~in_b if side == "a" else in_b & ~in_a
        hits = (query.a if side == "a" else query.b).hits
        rows, others = (query.rows_a, query.rows_b) if side == "a" else (query.rows_b, query.rows_a)
        identity.append(hits.values("identity")[rows[alone]])
        beyond += int(np.count_nonzero(others[alone] != _NOT_FOUND))
        more = in_b & ~in_a if side == "a" else in_a & ~in_b
        more_beyond += int(np.count_nonzero(rows[more] != _NOT_FOUND))
        index = query.index_b if side == "a" else query.index_a
        if index in cut and alone.any():
            cut_names.append(brief_query_name(other.queries[index].query.header, index))
            of_cut += int(alone.sum())
        if index == _NOT_FOUND:
            unnamed, of_unnamed = unnamed + 1, of_unnamed + int(alone.sum())
    both, only_a, only_b = (sum(one[place] for one in counts) for place in range(3))
    return Missed(
        bound, side, names, both, only_a, only_b, np.concatenate(identity), beyond, more_beyond,
        tuple(counts), (unnamed, of_unnamed), (tuple(cut_names), max(lengths, default=0), of_cut),
    )  # fmt: skip


def align_missed(differences: RunDifferences, token: CancelToken) -> Iterator[tuple[int, int]]:
    """Align what Swathe alone has at any bound up to 1, for the identities.

    Yields (aligned, to align) at least every 50 ms; nothing where Swathe made both runs, or neither.
    """
    a, b = differences.a, differences.b
    if (a.plan.origin is None) == (b.plan.origin is None):
        return
    side = "a" if a.plan.origin is None else "b"
    other = "b" if side == "a" else "a"
    result = a if side == "a" else b
    chosen = []
    for query in differences.queries:
        rows = query.rows_a if side == "a" else query.rows_b
        own, theirs = (query.columns[f"log10_evalue_{one}"] for one in (side, other))
        wanted = (rows >= 0) & (own <= math.log10(_MOST_EVALUE)) & ~(theirs <= own)
        chosen.append((query.index_a if side == "a" else query.index_b, np.sort(rows[wanted])))
    yield from align_missing(result, Selection(tuple(chosen), ()), token)


def align_listed(
    differences: RunDifferences, query: QueryDifferences, hits: NDArray[np.bool_], token: CancelToken
) -> Iterator[tuple[int, int]]:
    """Align some hits of a query in the runs that report them, for identities and pairs that no file states.

    Yields (aligned, to align) at least every 50 ms. Hits without sequences are left out.

    Parameters
    ----------
    hits : which ones, bool[k]
    """
    for result, index, of_run in (
        (differences.a, query.index_a, query.rows_a),
        (differences.b, query.index_b, query.rows_b),
    ):
        if index == _NOT_FOUND:
            continue
        table, rows = result.queries[index].hits, np.sort(of_run[hits & (of_run != _NOT_FOUND)])
        there = (table.database.lengths[table.subjects[rows]] > 0) & (len(table.query) > 0)
        yield from align_missing(result, Selection(((index, rows[there]),), ()), token)


def with_pairs(query: QueryDifferences, hits: NDArray[np.bool_]) -> QueryDifferences:
    """Return a query with the share of residue pairs that both alignments of some hits have.

    It stays unknown where a run has no alignment of the hit, or aligned other sequences of that name.

    Parameters
    ----------
    hits : which ones, bool[k]
    """
    a, b, column = query.a.hits, query.b.hits, query.columns[PAIRS].copy()
    if np.array_equal(a.query.residues, b.query.residues):
        for hit in np.flatnonzero(hits & query.in_both & np.isnan(column)).tolist():
            row_a, row_b = int(query.rows_a[hit]), int(query.rows_b[hit])
            if row_a not in a.alignments or row_b not in b.alignments:
                continue
            if np.array_equal(a.subject(row_a).residues, b.subject(row_b).residues):
                column[hit] = percent_in_both(a.alignments.bare(row_a), b.alignments.bare(row_b))
    return replace(query, columns=query.columns | {PAIRS: column})


def percent_in_both(one: Alignment, other: Alignment) -> float:
    """Return how many percent of the residue pairs of two alignments, the longer one's, both have."""
    longer = max(aligned.length - aligned.gaps for aligned in (one, other))
    return 100 * one.pairs_in(other) / longer


def as_json(differences: RunDifferences, names: tuple[str, str], missed: Missed | None) -> dict[str, Any]:
    """Return the counts of a comparison as JSON values."""
    facts: dict[str, Any] = {
        "runs": [
            {"run": side, "name": name, "program": program_of(result)}
            for side, name, result in zip("ab", names, (differences.a, differences.b), strict=True)
        ],
        "warnings": list(differences.warnings),
        "queries_only_in_a": [_name(differences.a, place) for place in differences.unmatched_a],
        "queries_only_in_b": [_name(differences.b, place) for place in differences.unmatched_b],
    }
    if missed is None:
        return facts
    known = missed.identity[~np.isnan(missed.identity)]
    return facts | {
        "headline": missed.headline(),
        "evalue_bound": missed.bound if math.isfinite(missed.bound) else None,
        "measured_by": missed.reference,
        "both": missed.both,
        "only_a": missed.only_a,
        "only_b": missed.only_b,
        "missed": missed.missed,
        "missed_listed_beyond_the_bound": missed.beyond,
        "missed_with_known_identity": int(known.size),
        "missed_below_25_percent_identity": int(np.count_nonzero(known < TWILIGHT)),
    }


def _name(result: SearchResult, place: int) -> str:
    return result.queries[place].query.identifier or f"Query_{place + 1}"
