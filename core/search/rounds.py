"""What a round of an iterated search found of a query, and how it differs from the one before."""

from __future__ import annotations

from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

from swathe.core.profiles.profile import Profile
from swathe.core.results.query_result import QueryResult

_NONE = np.empty(0, np.int64)


@dataclass(frozen=True, slots=True, eq=False)
class QueryRound:
    """One query's part of a round.

    Parameters
    ----------
    result : what the search with the query, or with the profile of the round before, found
    included : int64[k] stored indexes of the subjects that the profile is made of, best first
    new, lost : int64[...] subjects that are among them in this round and were not in the one before, and the
        other way round, best first
    profile : built from `included`
    searched : False for a query that had converged before: all but `new`, `lost`, `doubtful` and `left_out`
        is of its last round
    doubtful : int64[...] those of `included` whose alignment is of low complexity by half or more, best first
    left_out : int64[...] subjects within the inclusion bound that are not among them: adjustment or the
        reversed query raised their E-values more than a hundredfold, and as much again would put them beyond
        the bound; best first
    """

    result: QueryResult
    included: NDArray[np.int64]
    new: NDArray[np.int64]
    lost: NDArray[np.int64]
    profile: Profile
    searched: bool = True
    doubtful: NDArray[np.int64] = field(default_factory=lambda: _NONE)
    left_out: NDArray[np.int64] = field(default_factory=lambda: _NONE)

    @property
    def converged(self) -> bool:
        """Whether no hit is new, so that another round would find nothing else."""
        return not self.new.size

    def carried(self) -> QueryRound:
        """Return the query's part of a later round that it takes no part in."""
        return QueryRound(self.result, self.included, _NONE, _NONE, self.profile, searched=False)

    def new_rows(self) -> NDArray[np.int64]:
        """Return the rows of the hit table whose subjects are new, int64[...]."""
        return np.flatnonzero(np.isin(self.result.hits.subjects, self.new))
