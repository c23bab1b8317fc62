"""What a round of an iterated search found for a query, and what changed since the previous round."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
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
    result : of the search with the query, or with the profile of the previous round
    included : int64[k] stored indexes of the subjects that the profile is built from, best first
    new, lost : int64[...] subjects included in this round and not in the previous one, and vice versa, best
        first
    profile : built from `included`
    searched : False if the query had converged before: then only `new`, `lost`, `doubtful` and `left_out` are
        of this round (and empty), everything else is of its last one
    doubtful : int64[...] those of `included` with half of their alignment or more in low-complexity segments,
        best first
    left_out : int64[...] subjects within the inclusion bound that are not included: adjustment or the
        reversed query raised their E-values more than a hundredfold, and as much again would exceed the
        bound, those beyond doubt excepted; best first. None where E-values rest on a fit to scores of the
        reversed profile
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
        """Whether the round included no new subject, so that another one would find nothing else."""
        return not self.new.size

    def carried(self) -> QueryRound:
        """Return this for a later round, in which the query is not searched again."""
        return QueryRound(self.result, self.included, _NONE, _NONE, self.profile, searched=False)

    def included_rows(self) -> NDArray[np.int64]:
        """Return the rows of the hit table whose subjects are included, int64[...]."""
        return np.flatnonzero(np.isin(self.result.hits.subjects, self.included))

    def new_rows(self) -> NDArray[np.int64]:
        """Return the rows of the hit table whose subjects are new, int64[...]."""
        return np.flatnonzero(np.isin(self.result.hits.subjects, self.new))


def note_rounds(rounds: Sequence[Sequence[QueryRound]], excluded: Iterable[str] | None) -> None:
    """Note in the hits of the last of some rounds which round took each into the profile, and who may not.

    Parameters
    ----------
    rounds : the parts of all queries, from the first round on
    excluded : names of hits that somebody left out of all profiles
    """
    names = frozenset(excluded or ())
    for index, last in enumerate(rounds[-1]):
        hits = last.result.hits
        taken = np.full(len(hits), np.nan)
        for number, queries in enumerate(rounds, 1):
            taken[np.isin(hits.subjects, queries[index].new)] = number
        taken[~np.isin(hits.subjects, last.included)] = np.nan
        hits.rounds = taken
        hits.excluded = names
