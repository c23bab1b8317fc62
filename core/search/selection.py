"""Select a query's hits from the scores of all subjects: those within the E-value bound, in order."""

from __future__ import annotations

import math
from dataclasses import replace
from functools import cached_property
from itertools import chain
from typing import TYPE_CHECKING, Final

import numpy as np
from numpy.typing import NDArray

from swathe.core.cancel import CancelToken, OperationCancelled
from swathe.core.engines.base import NOT_COMPARED, Scores
from swathe.core.results.hits import HitTable
from swathe.core.results.query_result import QueryResult
from swathe.core.results.score_statistics import ScoreStatistics, ranked_subjects
from swathe.core.scoring.pssm import PositionSpecificQuery
from swathe.core.scoring.significance import Significance
from swathe.core.search.events import Plan
from swathe.core.search.request import SearchRequest
from swathe.core.statistics.evalues import (
    ADJUSTED_SHARE,
    Judged,
    Method,
    candidates_bound,
    fitted_parameters,
    for_composition,
    found_within,
    judge,
    judged_bound,
    parameters_of_fit,
    reversed_parameters,
    unjudged,
)
from swathe.core.statistics.score_counts import (
    Distinct,
    ScoreCounts,
    count_scores,
    distinct_of_range,
    distinct_scores,
)
from swathe.core.system.memory import MemoryBudget
from swathe.core.system.steps import run_to_end

if TYPE_CHECKING:
    from swathe.core.statistics.many_queries import ManyQueries  # compiled code, slow to import

Found = tuple[NDArray[np.int64], NDArray[np.int32]]
"""Stored indexes of subjects, ascending, and their scores."""
_BYTES_MAKING_ROW: Final = 460
"""Memory per row while a hit table is made and its text columns are ordered, as the window does at once."""


def select_hits(
    plan: Plan,
    index: int,
    scores: Scores,
    seconds: float,
    budget: MemoryBudget | None = None,
    token: CancelToken | None = None,
    *,
    keep_scores: bool = True,
    keep_statistics: bool = True,
    threads: int = 0,
    many: ManyQueries | None = None,
) -> QueryResult:
    """Select and sort a query's hits.

    Where gap costs allow no statistics, every subject with a score above 0 is a hit.

    Parameters
    ----------
    index : 0-based place of the query in the plan's request
    scores : of every subject
    seconds : that scoring took
    budget : memory budget that must have room for making the hit table
    keep_scores : whether the result keeps the scores or, if every subject was compared, only their
        statistics; those on other computers are not kept
    keep_statistics : without them, it keeps nothing of scores that it does not keep
    token : once it is cancelled, E-values are those of the unadjusted matrix, which take no time
    threads : for rescoring with adjusted matrices; 0 uses all cores
    many : where many queries are searched, what computes their statistics in compiled code

    Raises MemoryShort if there is no room, and what `Scores.ask` raises.
    """
    token = token or CancelToken()
    request, database, query = plan.request, plan.database, plan.request.queries[index]
    lengths, compared = database.lengths, scores.compared
    evalues = request.evalues
    counted = _Counted(scores, lengths, token)
    of_query = plan, index, scores, counted, token, threads, many
    try:
        token.raise_if_cancelled()
        significance, candidates, found = _judged(evalues, *of_query)
    except OperationCancelled:  # the scores computed so far are still worth showing
        evalues = "matrix"
        significance, candidates, found = _judged(evalues, *of_query)
    if not significance.available:
        evalues = "matrix"
    if budget is not None:
        budget.require(found.subjects.size * _BYTES_MAKING_ROW)
    order = database.records[found.subjects], -found.scores, found.log10_evalues
    best = found.taken(np.lexsort(order)[: request.top])
    hits = HitTable(
        query,
        database,
        best.subjects,
        best.scores,
        replace(significance, parameters=plan.parameters_of(index)).bits(best.adjusted),
        best.log10_evalues,
        scoring=plan.scoring_of(index),
        adjusted=best.adjusted,
        reverse=best.reverse,
        matrix_log10_evalues=best.matrix_log10_evalues,
    )
    hits.provisional = significance.available and evalues != request.evalues
    statistics = None
    keep_scores = keep_scores and scores.whole is not None
    if keep_statistics and not keep_scores and compared == database.n_sequences:
        try:
            of_profile = _of_profile(request, significance, scores, lengths, token)
            whole = scores.whole
            distinct = chain(*counted.there) if whole is None else distinct_scores(whole, lengths)
            ranked = run_to_end(ranked_subjects(distinct, significance, evalues, token))
            raised = _raised(request.evalue, significance, lengths, candidates, found)
            statistics = ScoreStatistics(
                counted.counts, ranked, *of_profile, raised if evalues == "adjusted" else None
            )
        except OperationCancelled:  # this query is the last one, and its scores can be kept
            if scores.whole is None:
                raise
    residues = database.n_residues
    if compared < database.n_sequences and scores.whole is not None:
        residues = int(lengths[scores.whole != NOT_COMPARED].sum(dtype=np.int64))
    return QueryResult(
        query=query,
        scores=scores.whole if statistics is None and (keep_scores or keep_statistics) else None,
        hits=hits,
        significance=significance,
        compared=compared,
        significant=len(found.subjects),
        cells=len(query) * residues,
        seconds=seconds,
        evalues=evalues,
        score_statistics=statistics,
    )


class _Counted:
    """The scores of a query, counted at most once: for a fit, and to be kept."""

    def __init__(self, scores: Scores, lengths: NDArray[np.int32], token: CancelToken) -> None:
        self._scores, self._lengths, self._token = scores, lengths, token

    @cached_property
    def there(self) -> list[list[Distinct]]:
        """The distinct scores, of scores on other computers."""
        return self._scores.ask(distinct_of_range, self._token)

    @cached_property
    def counts(self) -> ScoreCounts:
        """How many subjects have each score, by length."""
        if self._scores.whole is not None:
            return count_scores(self._scores.whole, self._lengths)
        columns = zip(*chain.from_iterable(self.there), strict=True)
        return count_scores(*(np.concatenate(column) for column in columns))


def _of_profile(
    request: SearchRequest,
    significance: Significance,
    scores: Scores,
    lengths: NDArray[np.int32],
    token: CancelToken,
) -> Found:
    """Return the subjects that the profile of a round is built from, and their scores; else none."""
    if request.iteration is None or not significance.available:
        return np.empty(0, np.int64), np.empty(0, np.int32)
    options = request.iteration
    bound = candidates_bound(max(options.inclusion, request.evalue) if options.include else options.inclusion)
    return found_within(scores, significance, bound, lengths, token)


def _raised(
    evalue: float, significance: Significance, lengths: NDArray[np.int32], candidates: Found, found: Judged
) -> int:
    """Return how many candidates are within the bound by unadjusted scores, but not among those found."""
    subjects, scores = candidates
    within = significance.log10_evalues(scores, lengths[subjects]) <= math.log10(evalue)
    return int(np.count_nonzero(~np.isin(subjects[within], found.subjects)))


def _judged(
    evalues: Method,
    plan: Plan,
    index: int,
    scores: Scores,
    counted: _Counted,
    token: CancelToken,
    threads: int,
    many: ManyQueries | None,
) -> tuple[Significance, Found, Judged]:
    """Return what E-values rest on, the candidates, and those of them within the request's bound.

    The scores of a PSSM are not fitted, nor those of any round of an iterated search: a profile finds so many
    relatives, and such distant ones, that a fit would take them for chance. Adjusted E-values of a PSSM rest
    on the scores of the reversed PSSM (docs/decisions/016-iterated-search.md).
    """
    request, database, query = plan.request, plan.database, plan.request.queries[index]
    scheme, parameters = plan.scoring_of(index), plan.parameters_of(index)
    is_pssm = isinstance(query, PositionSpecificQuery)
    fitted = parameters
    if evalues == "adjusted" and is_pssm:
        fitted = reversed_parameters(parameters, query.codes, scheme, database, scores, token, threads)
    elif evalues != "matrix" and not is_pssm and request.iteration is None and parameters.available:
        share = ADJUSTED_SHARE if evalues == "adjusted" else 1.0
        fit = many.fit(parameters, len(query), scores.whole) if many and scores.whole is not None else None
        if fit is not None:
            fitted = parameters_of_fit(parameters, *fit, share=share)
        else:
            fitted = fitted_parameters(parameters, len(query), counted.counts, token, share=share)
        if evalues == "adjusted":
            fitted = for_composition(fitted, query.codes)
    subjects = 0 if evalues == "matrix" else database.n_sequences
    significance = Significance(fitted, len(query), database.n_residues, subjects)
    bound = judged_bound(evalues, request.evalue)
    if many and scores.whole is not None and significance.available:
        within = many.within_bound(significance, scores.whole, bound)
        candidates: Found = within, scores.whole[within]
    else:
        candidates = found_within(scores, significance, bound, database.lengths, token)
    if not significance.available:
        return significance, candidates, unjudged(*candidates)
    found = judge(
        evalues, query.codes, scheme, significance, parameters, database, *candidates, request.evalue, token,
        threads, many,
    )  # fmt: skip
    return significance, candidates, found
