"""Select a query's hits from the scores of all subjects: those within the E-value bound, in order."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from functools import cache, partial
from typing import TYPE_CHECKING, Final

import numpy as np
from numpy.typing import NDArray

from swathe.core.cancel import CancelToken, OperationCancelled
from swathe.core.engines.base import NOT_COMPARED
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
    judge,
    parameters_of_fit,
    reversed_parameters,
    unjudged,
    within_bound,
)
from swathe.core.statistics.score_counts import ScoreCounts, count_scores
from swathe.core.system.memory import MemoryBudget
from swathe.core.system.steps import run_to_end

if TYPE_CHECKING:
    from swathe.core.statistics.many_queries import ManyQueries  # compiled code, slow to import

_BYTES_MAKING_ROW: Final = 460
"""Memory per row while a hit table is made and its text columns are ordered, as the window does at once."""


def select_hits(
    plan: Plan,
    index: int,
    scores: NDArray[np.int32],
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
    scores : int32[n] of every subject in the database's stored order
    seconds : that scoring took
    budget : memory budget that must have room for making the hit table
    keep_scores : whether the result keeps the scores or, if every subject was compared, only their statistics
    keep_statistics : without them, it keeps nothing of scores that it does not keep
    token : once it is cancelled, E-values are those of the unadjusted matrix, which take no time
    threads : for rescoring with adjusted matrices; 0 uses all cores
    many : where many queries are searched, what computes their statistics in compiled code

    Raises MemoryShort if there is no room.
    """
    token = token or CancelToken()
    request, database, query = plan.request, plan.database, plan.request.queries[index]
    lengths = database.lengths
    reached = scores != NOT_COMPARED
    compared = int(np.count_nonzero(reached))
    evalues = request.evalues
    counts = cache(partial(count_scores, scores, lengths))  # at most once: for a fit, and to be kept
    of_query = plan, index, scores, counts, token, threads, many
    try:
        significance, found = _judged(evalues, *of_query)
    except OperationCancelled:  # the scores computed so far are still worth showing
        evalues = "matrix"
        significance, found = _judged(evalues, *of_query)
    if not significance.available:
        evalues = "matrix"
    if budget is not None:
        budget.require(found.subjects.size * _BYTES_MAKING_ROW)
    order = database.records[found.subjects], -scores[found.subjects], found.log10_evalues
    best = found.taken(np.lexsort(order)[: request.top])
    hits = HitTable(
        query,
        database,
        best.subjects,
        scores[best.subjects],
        replace(significance, parameters=plan.parameters_of(index)).bits(best.adjusted),
        best.log10_evalues,
        scoring=plan.scoring_of(index),
        adjusted=best.adjusted,
        reverse=best.reverse,
        matrix_log10_evalues=best.matrix_log10_evalues,
    )
    statistics = None
    if keep_statistics and not keep_scores and compared == scores.size:
        with suppress(OperationCancelled):  # then this query is the last one, and its scores can be kept
            candidates = _candidates(request, significance, scores, lengths)
            ranked = run_to_end(ranked_subjects(scores, lengths, significance, evalues, token))
            statistics = ScoreStatistics(counts(), ranked, candidates, scores[candidates])
    cells = len(query) * int(lengths[reached].sum(dtype=np.int64))
    return QueryResult(
        query=query,
        scores=scores if statistics is None and (keep_scores or keep_statistics) else None,
        hits=hits,
        significance=significance,
        compared=compared,
        significant=len(found.subjects),
        cells=cells,
        seconds=seconds,
        evalues=evalues,
        score_statistics=statistics,
    )


def _candidates(
    request: SearchRequest,
    significance: Significance,
    scores: NDArray[np.int32],
    lengths: NDArray[np.int32],
) -> NDArray[np.int64]:
    """Return the subjects whose scores the profile of a round is built from, int64[k]; else none."""
    if request.iteration is None or not significance.available:
        return np.empty(0, np.int64)
    options = request.iteration
    bound = candidates_bound(max(options.inclusion, request.evalue) if options.include else options.inclusion)
    return within_bound(significance, scores, lengths, bound)


def _judged(
    evalues: Method,
    plan: Plan,
    index: int,
    scores: NDArray[np.int32],
    counts: Callable[[], ScoreCounts],
    token: CancelToken,
    threads: int,
    many: ManyQueries | None,
) -> tuple[Significance, Judged]:
    """Return the subjects within the request's bound, and what their E-values rest on.

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
        fit = many.fit(parameters, len(query), scores) if many else None
        if fit is not None:
            fitted = parameters_of_fit(parameters, *fit, share=share)
        else:
            fitted = fitted_parameters(parameters, len(query), counts(), token, share=share)
    subjects = 0 if evalues == "matrix" else database.n_sequences
    significance = Significance(fitted, len(query), database.n_residues, subjects)
    if not significance.available:
        return significance, unjudged(np.flatnonzero(scores > 0), scores)
    found = judge(
        evalues, query.codes, scheme, significance, parameters, database, scores, request.evalue, token,
        threads, many,
    )  # fmt: skip
    return significance, found
