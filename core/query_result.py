"""Everything that the search of one query found."""

from __future__ import annotations

import time
from dataclasses import dataclass, replace
from typing import Final

import numpy as np
from numpy.typing import NDArray

from core.cancel import CancelToken, OperationCancelled
from core.database import PackedDatabase
from core.engines.base import NOT_COMPARED
from core.evalues import (
    ADJUSTED_SHARE,
    Judged,
    Method,
    fitted_parameters,
    judge,
    reversed_parameters,
    unjudged,
)
from core.hits import HitTable
from core.memory import Room
from core.pssm import PositionSpecificQuery
from core.request import SearchRequest
from core.sequence import Sequence
from core.statistics import GumbelParameters, Significance

_BYTES_MAKING_ROW: Final = 460
"""What a row takes while its table is made, most of it to order the text columns."""


@dataclass(frozen=True, slots=True, eq=False)
class QueryResult:
    """Everything one query's search found.

    Parameters
    ----------
    scores : int32[n] of every subject in the database's stored order; `NOT_COMPARED` where a cancelled search
        did not reach
    hits : the reported subjects
    compared : subjects compared, empty ones included
    significant : compared subjects whose E-value is within the bound; more than len(hits) only if `top` cut
    cells : DP cells computed
    seconds : from the query going in to its hits being sorted
    evalues : how the E-values were come by: as the request says, or ``matrix`` where the search was cancelled
        before they were, and where there are none
    """

    query: Sequence
    scores: NDArray[np.int32]
    hits: HitTable
    significance: Significance
    compared: int
    significant: int
    cells: int
    seconds: float
    evalues: Method = "matrix"

    @property
    def nbytes(self) -> int:
        """The memory that it takes by now."""
        return self.scores.nbytes + self.hits.nbytes

    @property
    def gcups(self) -> float:
        """Billion cell updates per second for this query."""
        return self.cells / self.seconds / 1e9 if self.seconds > 0 else 0.0

    @classmethod
    def from_scores(
        cls,
        request: SearchRequest,
        database: PackedDatabase,
        parameters: GumbelParameters,
        query: Sequence,
        scores: NDArray[np.int32],
        began: float,
        room: Room | None = None,
        token: CancelToken | None = None,
    ) -> QueryResult:
        """Choose and sort the hits among all scores.

        Where the gap costs leave no statistics, every subject with a score above 0 is reported.

        parameters : of the query's scoring, before any fit
        began : the `time.perf_counter` of the query's start
        room : in which what the result takes, its hits aligned, is counted
        token : once it is cancelled, the E-values are those of the matrix as it is, which take no time

        Raises MemoryShort where it does not fit.
        """
        token = token or CancelToken()
        lengths = database.lengths
        reached = scores != NOT_COMPARED
        evalues = request.evalues
        try:
            significance, found = _judged(request, evalues, database, parameters, query, scores, token)
        except OperationCancelled:  # what there is by now is kept
            evalues = "matrix"
            significance, found = _judged(request, evalues, database, parameters, query, scores, token)
        if not significance.available:
            evalues = "matrix"
        if room is not None:
            room.require(found.subjects.size * _BYTES_MAKING_ROW)
        order = database.records[found.subjects], -scores[found.subjects], found.log10_evalues
        best = found.taken(np.lexsort(order)[: request.top])
        hits = HitTable(
            query,
            database,
            best.subjects,
            scores[best.subjects],
            replace(significance, parameters=parameters).bits(best.adjusted),
            best.log10_evalues,
            adjusted=best.adjusted,
            reverse=best.reverse,
            matrix_log10_evalues=best.matrix_log10_evalues,
        )
        cells = len(query) * int(lengths[reached].sum(dtype=np.int64))
        seconds = time.perf_counter() - began
        hits.prepare_text_order()
        if room is not None:
            room.require(scores.nbytes + hits.nbytes_aligned)
            room.take(scores.nbytes + hits.nbytes_aligned)
        return cls(
            query=query,
            scores=scores,
            hits=hits,
            significance=significance,
            compared=int(np.count_nonzero(reached)),
            significant=len(found.subjects),
            cells=cells,
            seconds=seconds,
            evalues=evalues,
        )


def _judged(
    request: SearchRequest,
    evalues: Method,
    database: PackedDatabase,
    parameters: GumbelParameters,
    query: Sequence,
    scores: NDArray[np.int32],
    token: CancelToken,
) -> tuple[Significance, Judged]:
    """Return the subjects within the request's bound, and what their E-values rest on.

    Scores of a PSSM are not fitted, nor those of any round of an iterated search: a profile finds so many
    relatives, and so distant ones, that a fit takes them for chance. Adjusted E-values of a PSSM rest on its
    scores read backwards (docs/decisions/016-iterated-search.md).
    """
    scheme = request.scheme.of(query)
    of_positions = isinstance(query, PositionSpecificQuery)
    fitted = parameters
    if evalues == "adjusted" and of_positions:
        fitted = reversed_parameters(
            parameters, query.codes, scheme, database, scores, token, request.threads
        )
    elif evalues != "matrix" and not of_positions and request.iteration is None:
        share = ADJUSTED_SHARE if evalues == "adjusted" else 1.0
        fitted = fitted_parameters(parameters, len(query), scores, database.lengths, token, share)
    subjects = 0 if evalues == "matrix" else database.n_sequences
    significance = Significance(fitted, len(query), database.n_residues, subjects)
    if not significance.available:
        return significance, unjudged(np.flatnonzero(scores > 0), scores)
    found = judge(
        evalues, query.codes, scheme, significance, parameters, database, scores, request.evalue, token,
        request.threads,
    )  # fmt: skip
    return significance, found
