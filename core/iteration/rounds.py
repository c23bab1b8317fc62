"""What a round of an iterated search found of a query, and how it differs from the one before."""

from __future__ import annotations

from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

from core.iteration.profile import Profile
from core.query_result import QueryResult

_NONE = np.empty(0, np.int64)


@dataclass(frozen=True, slots=True, eq=False)
class QueryRound:
    """One query's part of a round.

    Parameters
    ----------
    result : what the search with the query, or with the profile of the round before, found
    included : int64[k] stored indexes of the subjects within the inclusion bound, best first
    new, lost : int64[...] subjects that are within it in this round and were not in the one before, and the
        other way round, best first
    profile : built from `included`
    doubtful : int64[...] those of `included` whose E-value adjustment or the reversed query raised more than
        a hundredfold, so that as much again would leave them out, and those whose alignment is of low
        complexity by half or more; best first
    searched : False for a query that had settled before: all but `new`, `lost` and `doubtful` is of its last
        round
    """

    result: QueryResult
    included: NDArray[np.int64]
    new: NDArray[np.int64]
    lost: NDArray[np.int64]
    profile: Profile
    searched: bool = True
    doubtful: NDArray[np.int64] = field(default_factory=lambda: _NONE)

    @property
    def settled(self) -> bool:
        """Whether no hit is new, so that another round would find nothing else."""
        return not self.new.size

    def carried(self) -> QueryRound:
        """Return the query's part of a later round that it takes no part in."""
        return QueryRound(self.result, self.included, _NONE, _NONE, self.profile, searched=False)

    def new_rows(self) -> NDArray[np.int64]:
        """Return the rows of the hit table whose subjects are new, int64[...]."""
        return np.flatnonzero(np.isin(self.result.hits.subjects, self.new))
