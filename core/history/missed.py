"""What another program missed of the pairs that Swathe found, at one E-value bound."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final, Literal

import numpy as np
from numpy.typing import NDArray

from swathe.core.cancel import CancelToken
from swathe.core.export import Selection
from swathe.core.export.aligning import align_missing
from swathe.core.headers.brief import brief_query_name
from swathe.core.history.differences import QueryDifferences, RunDifferences
from swathe.core.search.events import SearchResult
from swathe.core.search.origin import cut_lists
from swathe.core.system.words import bound_text, counted

BOUND: Final = 1e-3
"""The E-value up to which pairs count unless somebody chooses another."""
TWILIGHT: Final = 25.0
"""Percent of identical residues below which heuristics are said to miss relatives: the twilight zone."""
_MOST_EVALUE: Final = 1.0
"""E-value up to which missed pairs are aligned for their identities: no bound beyond it says much."""
_NOT_FOUND: Final = -1

Side = Literal["a", "b"]


@dataclass(frozen=True, slots=True, eq=False)
class Missed:
    """The pairs that both runs have up to an E-value, and those that only one has, of all queries together.

    Parameters
    ----------
    reference : the run that the other one is measured by
    names : what made runs a and b
    both, only_a, only_b : pairs
    identity : float64[k] percent of identical pairs in the reference's alignments of what the other run
        missed; NaN where a pair is not aligned
    beyond : how many of them the other run reports with an E-value beyond the bound
    more_beyond : how many pairs that the other run alone has the reference reports with one
    of_queries : for each query both, only a and only b
    unnamed : queries that the other run's table does not name, and how many of the missed pairs are theirs
    cut : names of the queries whose list in the other run may be cut off, how many hits these have, and how
        many of the missed pairs are theirs
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
        """Pairs of the reference that the other run does not have."""
        return self.only_a if self.reference == "a" else self.only_b

    def headline(self) -> str:
        """Return in a few sentences how much the other run found, and what it missed."""
        if not self.of_queries:
            return "The runs have no query in common."
        of, by = self.names if self.reference == "a" else self.names[::-1]
        more = self.only_b if self.reference == "a" else self.only_a
        total = self.both + self.missed
        if not total:
            return f"{_first(of)} found no pair{self._at}; {by} found {counted(more, 'pair')}."
        sentence = f"{_first(by)} {_found(self.both, total, of)}{self._at}"
        if more:
            link = "and" if self.both else "but found"
            sentence += f" {link} {more:,}{_more(more, self.more_beyond, of)}"
        sentence += "."
        known = self.identity[~np.isnan(self.identity)]
        low = int(np.count_nonzero(known < TWILIGHT))
        if low and known.size == self.missed:
            if self.missed == 1:
                sentence += f" The one it missed has {known[0]:.0f} % identity."
            elif low == self.missed:
                sentence += f" {_all(low).capitalize()} it missed have less than {TWILIGHT:.0f} % identity."
            else:
                some = "one has" if low == 1 else f"{low:,} have"
                sentence += f" Of the {self.missed:,} it missed, {some} less than {TWILIGHT:.0f} % identity."
        queries, pairs = self.unnamed
        if pairs:
            whole = counted(len(self.of_queries), "query", "queries")
            theirs = f"{pairs:,} of the missed pairs {'is' if pairs == 1 else 'are'} theirs"
            unnamed = f"{queries:,} of the {whole}, which it may not have searched"
            sentence += f" Its table does not name {unnamed}: {theirs}."
        cut, length, pairs = self.cut
        if pairs:
            whose = f"{cut[0]}, whose list" if len(cut) == 1 else f"{len(cut):,} queries whose lists"
            verb = "is" if pairs == 1 else "are"
            sentence += (
                f" {pairs:,} of the missed pairs {verb} of {whose} may have been cut at {length:,} hits."
            )
        return sentence

    def note(self) -> str:
        """Return how many missed pairs the other run lists beyond the bound; '' for none."""
        if not self.beyond:
            return ""
        by = self.names[1] if self.reference == "a" else self.names[0]
        if self.missed == 1:
            which = "the missed pair"
        elif self.beyond == self.missed:
            which = f"{_all(self.beyond)} missed pairs"
        else:
            which = f"{'one' if self.beyond == 1 else f'{self.beyond:,}'} of the missed pairs"
        evalues = "a higher E-value" if self.beyond == 1 else "higher E-values"
        return f"{_first(by)} lists {which}, but with {evalues}."

    @property
    def _at(self) -> str:
        return "" if self.bound == math.inf else f" at E ≤ {bound_text(self.bound)}"


def _all(pairs: int) -> str:
    """Return ``both`` or ``all 9``, of several pairs."""
    return "both" if pairs == 2 else f"all {pairs:,}"


def _found(found: int, total: int, of: str) -> str:
    """Return how many were found of all pairs `of` a program, as it follows what found them."""
    if total == 1:
        return f"{'found' if found else 'missed'} {of}'s one pair"
    if found == total:
        return f"found {_all(total)} of {of}'s pairs"
    return f"found {f'{found:,}' if found else 'none'} of {of}'s {total:,} pairs"


def _more(pairs: int, beyond: int, of: str) -> str:
    """Return what the run `of` a program makes of pairs that it does not have up to the bound.

    beyond : how many of them it lists beyond the bound
    """
    if not beyond:
        return f" that {of}'s run does not list"
    if beyond == pairs:
        return f" that {of}'s run lists with a higher E-value"
    others = "the other" if beyond + 1 == pairs else "the others"
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


def missed_of(
    differences: RunDifferences, bound: float, queries: Sequence[QueryDifferences] | None = None
) -> Missed | None:
    """Return what one run missed of the other's pairs; None where Swathe made both.

    queries : of the comparison; None takes all
    """
    a, b = differences.a, differences.b
    if a.plan.origin is None and b.plan.origin is None:
        return None
    side: Side = "b" if a.plan.origin is not None and b.plan.origin is None else "a"
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
    """Align what the other program missed at any bound up to 1, in Swathe's run, for the identities.

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
    """Align some hits of a query in the runs that report them, for identities that no file states.

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
        unknown = np.isnan(table.values("identity")[rows])
        yield from align_missing(result, Selection(((index, rows[there & unknown]),), ()), token)


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
