"""What one of two runs makes of a subject that the other one reports and it does not, and why it does not."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import replace
from typing import Final

import numpy as np
from numpy.typing import NDArray

from swathe.core.cancel import CancelToken
from swathe.core.export import Selection
from swathe.core.export.aligning import align_missing
from swathe.core.history.differences import ALIGNED_VALUES, PAIRS, QueryDifferences, RunDifferences
from swathe.core.history.missed import percent_in_both
from swathe.core.results.hit_pairs import scores_of
from swathe.core.results.hits import HitTable
from swathe.core.results.query_result import QueryResult
from swathe.core.scoring.significance import bits_shown, evalue_beyond, evalue_exact, evalue_shown
from swathe.core.search.events import SearchResult
from swathe.core.statistics.evalues import judge
from swathe.core.system.words import bound_text

_FIGURES: Final = ("score", "bits", "log10_evalue")
"""Figures of the alignments that a run would have of hits that it does not report."""
_NEAR: Final = 1.0
"""Powers of ten below the largest E-value of a table from which a hit may have been beyond its bound."""
_AT_ONCE: Final = 32
"""Hits judged in one step: a fraction of a second."""


def why_absent(runs: RunDifferences, query: QueryDifferences, hit: int, token: CancelToken) -> str:
    """Return what the run that does not report a hit makes of its subject, and its bound; '' if unknown.

    The adjusted score of a subject that is no hit is in no run: it is computed here, with the residues that
    the other run has kept, in some milliseconds for a usual pair.

    Raises `OperationCancelled`.
    """
    side = "b" if query.rows_a[hit] >= 0 else "a"
    run, result = (runs.b, query.b) if side == "b" else (runs.a, query.a)
    plan = run.plan
    if plan.origin is not None:
        unsaid = "The table does not say how this sequence scored, or whether it was compared at all."
        beyond = _maybe_beyond(run, query.columns[f"log10_evalue_{'a' if side == 'b' else 'b'}"][hit])
        return " ".join(filter(None, (beyond, unsaid)))
    same = plan.database.key == query.place(hit)[0].database.key
    query = _scored(runs, query, side, np.array([hit]))
    score = query.columns[f"score_{side}"][hit]
    if math.isnan(score) and same:
        return "The run was stopped before it compared this sequence."
    if math.isnan(score):
        return f"Add the sequences of {'A' if side == 'b' else 'B'} to see what it scores here."
    words, request = f"It {'scores' if same else 'would score'} {score:,.0f} there", plan.request
    if not result.significance.available:
        bits, log10_evalue = math.nan, math.nan
    elif result.evalues != "adjusted":
        bits, log10_evalue = (query.columns[f"{name}_{side}"][hit] for name in ("bits", "log10_evalue"))
    else:
        [adjusted], [bits], [log10_evalue], _ = _judged(runs, query, side, np.array([hit]), token)
        if math.isnan(adjusted):
            return f"{words}, and nothing once the matrix is adjusted to the compositions of both sequences."
        words += f", {adjusted:,.1f} adjusted for composition"
    if math.isnan(log10_evalue):
        return f"{words}.{_limit(request.top)}"
    evalue = evalue_beyond(evalue_exact(log10_evalue), log10_evalue, request.evalue)
    found = f"{words}: {bits_shown(bits)} bits, E = {evalue}"
    bound = f"the bound of E ≤ {bound_text(request.evalue)}"
    if log10_evalue > math.log10(request.evalue):
        return f"{found}, beyond {bound}."
    unsure = "" if same else " The run may not have compared this sequence."
    return f"{found}, within {bound}.{_limit(request.top) or unsure}"


def absent_hit(
    runs: RunDifferences, query: QueryDifferences, hit: int, token: CancelToken
) -> QueryResult | None:
    """Return a hit alone as the run that does not report it would have it, to be aligned.

    None where the run has no score of it, or nothing is left of that once it is adjusted.

    Raises `OperationCancelled`.
    """
    side = "b" if query.rows_a[hit] >= 0 else "a"
    found, table = _absent(runs, query, side, np.array([hit]), token)
    return replace(query.b if side == "b" else query.a, hits=table) if found.size else None


def _absent(
    runs: RunDifferences, query: QueryDifferences, side: str, hits: NDArray[np.int64], token: CancelToken
) -> tuple[NDArray[np.int64], HitTable]:
    """Return those of the hits that run ``a`` or ``b`` lacks of which it has a score, and a table of them."""
    _, result, other, rows, _ = _of_side(runs, query, side)
    query = _scored(runs, query, side, hits)
    hits = hits[~np.isnan(query.columns[f"score_{side}"][hits])]
    score, bits, log10_evalues = (query.columns[f"{name}_{side}"][hits] for name in _FIGURES)
    adjusted, reverse = score, np.full(hits.size, np.nan)
    if result.evalues == "adjusted" and result.significance.available and hits.size:
        adjusted, bits, log10_evalues, reverse = _judged(runs, query, side, hits, token)
    left = ~np.isnan(adjusted)
    table = HitTable(
        result.query, other.hits.database, other.hits.subjects[rows[hits[left]]],
        score[left].astype(np.int32), bits[left], log10_evalues[left],
        scoring=result.hits.scoring, adjusted=adjusted[left], reverse=reverse[left],
    )  # fmt: skip
    return hits[left], table


def unjudged(runs: RunDifferences, query: QueryDifferences) -> NDArray[np.bool_]:
    """Return of which hits bits and E-value in a run that does not report them are to be computed, bool[k].

    Those are of adjusted scores, which only a run's hits have, and beside another database or a file of
    another program of all hits whose residues are there.
    """
    found = np.zeros(len(query), np.bool_)
    for side, run, result, rows in (
        ("a", runs.a, query.a, query.rows_a),
        ("b", runs.b, query.b, query.rows_b),
    ):
        other = (query.b if side == "a" else query.a).hits
        if run.plan.origin is None and run.plan.database.key == other.database.key:
            adjusted = result.evalues == "adjusted" and result.significance.available
            found |= (rows < 0) & adjusted & ~np.isnan(query.columns[f"score_{side}"])
        elif run.plan.origin is None:
            absent = np.flatnonzero(rows < 0)
            of_other = (query.rows_b if side == "a" else query.rows_a)[absent]
            found[absent] |= _aligned(result, other, of_other)
    return found


def judge_absent(
    runs: RunDifferences, query: QueryDifferences, hits: NDArray[np.bool_], token: CancelToken
) -> Iterator[QueryDifferences]:
    """Yield a query with bits and E-values of ever more of some hits; those of the `unjudged` are computed.

    That takes some milliseconds a hit. Yields nothing where all are known.

    Parameters
    ----------
    hits : which ones, bool[k]

    Raises `OperationCancelled`.
    """
    late = np.flatnonzero(hits & unjudged(runs, query))
    for begin in range(0, late.size, _AT_ONCE):
        some = late[begin : begin + _AT_ONCE]
        for side, result, rows in (("a", query.a, query.rows_a), ("b", query.b, query.rows_b)):
            absent = some[rows[some] < 0]
            if absent.size:
                query = _scored(runs, query, side, absent)
                if result.evalues == "adjusted" and result.significance.available:
                    _, bits, log10_evalues, _ = _judged(runs, query, side, absent, token)
                    query = _with(query, side, absent, {"bits": bits, "log10_evalue": log10_evalues})
        columns = dict(query.columns)
        with np.errstate(invalid="ignore"):  # how two E-values written as 0 differ is not known
            for name in _FIGURES:
                columns[f"{name}_change"] = columns[f"{name}_b"] - columns[f"{name}_a"]
        query = replace(query, columns=columns)
        yield query


def align_absent(
    runs: RunDifferences, query: QueryDifferences, hits: NDArray[np.bool_], token: CancelToken
) -> Iterator[QueryDifferences]:
    """Yield a query with figures of the alignments of ever more of some hits in the run that lacks them.

    And with the share of residue pairs in both, where the other run has aligned them.

    Parameters
    ----------
    hits : which ones, bool[k]

    Raises `OperationCancelled`.
    """
    for side in ("a", "b"):
        run, result, other, rows, _ = _of_side(runs, query, side)
        if run.plan.origin is not None:
            continue
        absent = (query.rows_a if side == "a" else query.rows_b) < 0
        unknown = np.full(len(query), np.nan)
        known = {name: query.columns.get(f"{name}_{side}", unknown) for name in ALIGNED_VALUES}
        late = np.flatnonzero(hits & absent & np.isnan(known["identity"]))
        late = late[_aligned(result, other.hits, rows[late])]
        same = np.array_equal(result.query.residues, other.query.residues)
        for begin in range(0, late.size, _AT_ONCE):
            some, table = _absent(runs, query, side, late[begin : begin + _AT_ONCE], token)
            alone = replace(run, queries=(replace(result, hits=table),))
            for _ in align_missing(alone, Selection(((0, np.arange(some.size)),), ()), token):
                yield query
            columns = dict(query.columns)
            for name in ALIGNED_VALUES:
                columns[f"{name}_{side}"] = known[name] = known[name].copy()
                known[name][some] = table.values(name)
            pairs = columns[PAIRS] = columns[PAIRS].copy()
            for place, hit in enumerate(some.tolist()):
                row = int(rows[hit])
                if same and row in other.hits.alignments and place in table.alignments:
                    pairs[hit] = percent_in_both(
                        table.alignments.bare(place), other.hits.alignments.bare(row)
                    )
            query = replace(query, columns=columns)
            yield query


def _scored(
    runs: RunDifferences, query: QueryDifferences, side: str, hits: NDArray[np.int64]
) -> QueryDifferences:
    """Return a query with the scores of hits in run ``a`` or ``b`` of Swathe, which does not report them.

    A run with another database, or beside a file of another program, has none: whether it compared the
    sequence is not known. What it would make of it is, where the other run has the residues. Bits and E-value
    come with the score, unless they are `_judged`.
    """
    run, result, other, rows, index = _of_side(runs, query, side)
    if run.plan.origin is not None or run.plan.database.key == other.hits.database.key:
        return query
    hits = hits[_aligned(result, other.hits, rows[hits])]
    if not hits.size:
        return query
    subjects = other.hits.subjects[rows[hits]]
    scheme = run.plan.request.scheme.of(result.query)
    codes = [other.hits.database.codes(int(subject)) for subject in subjects]
    score = scores_of(result.query.codes, scheme, codes)
    found = {"score": score.astype(np.float64)}
    if result.evalues != "adjusted" and result.significance.available:
        base = run.plan.parameters_of(index)
        found["bits"] = replace(result.significance, parameters=base).bits(score)
        lengths = other.hits.database.lengths[subjects]
        found["log10_evalue"] = result.significance.log10_evalues(score, lengths)
    return _with(query, side, hits, found)


def _aligned(result: QueryResult, other: HitTable, rows: NDArray[np.int64]) -> NDArray[np.bool_]:
    """Return which hits of another run a query can be aligned with: both have residues, bool[rows]."""
    return (other.database.lengths[other.subjects[rows]] > 0) & (len(result.query) > 0)


def _with(
    query: QueryDifferences, side: str, hits: NDArray[np.int64], found: dict[str, NDArray[np.float64]]
) -> QueryDifferences:
    """Return a query with other figures of some hits in run ``a`` or ``b``."""
    columns = dict(query.columns)
    for name, values in found.items():
        column = columns[f"{name}_{side}"] = columns[f"{name}_{side}"].copy()
        column[hits] = values
    return replace(query, columns=columns)


def _of_side(
    runs: RunDifferences, query: QueryDifferences, side: str
) -> tuple[SearchResult, QueryResult, QueryResult, NDArray[np.int64], int]:
    """Return run ``a`` or ``b``, its query, that of the other run, rows of hits there, the query's place."""
    if side == "a":
        return runs.a, query.a, query.b, query.rows_b, query.index_a
    return runs.b, query.b, query.a, query.rows_a, query.index_b


def _judged(
    runs: RunDifferences, query: QueryDifferences, side: str, hits: NDArray[np.int64], token: CancelToken
) -> tuple[NDArray[np.float64], NDArray[np.float64], NDArray[np.float64], NDArray[np.float64]]:
    """Return the adjusted scores, bits, logarithms of E-values and reverse scores of hits that a run lacks.

    float64[k] each; NaN where nothing is left of a score once it is adjusted.
    """
    run, result, other, rows, index = _of_side(runs, query, side)
    subjects = other.hits.subjects[rows[hits]]
    order = np.argsort(subjects)
    base = run.plan.parameters_of(index)
    judged = judge(
        "adjusted", result.query.codes, run.plan.request.scheme.of(result.query), result.significance, base,
        other.hits.database, subjects[order], query.columns[f"score_{side}"][hits[order]].astype(np.int32),
        math.inf, token,
    )  # fmt: skip
    adjusted, bits, log10_evalues, reverse = (np.full(hits.size, np.nan) for _ in range(4))
    places = order[np.searchsorted(subjects[order], judged.subjects)]
    adjusted[places] = judged.adjusted
    bits[places] = replace(result.significance, parameters=base).bits(judged.adjusted)
    log10_evalues[places] = judged.log10_evalues
    reverse[places] = judged.reverse
    return adjusted, bits, log10_evalues, reverse


def _maybe_beyond(table: SearchResult, log10_evalue: float) -> str:
    """Return that a hit may have been beyond the bound of another program's table; '' where it is far below.

    The table does not state its bound: the largest E-value in it tells the least that it was.
    """
    listed = np.concatenate([result.hits.log10_evalues for result in table.queries])
    largest = float(listed[np.isfinite(listed)].max(initial=-math.inf))
    if not math.isfinite(largest) or not log10_evalue > largest - _NEAR:
        return ""
    assert table.plan.origin is not None
    own = f"by {table.plan.origin.short}'s own statistics this hit may have been beyond it"
    return f"The table's largest E-value is {evalue_shown(largest)}: {own}."


def _limit(top: int | None) -> str:
    return "" if top is None else f" Only the best {top:,} were to be reported."
