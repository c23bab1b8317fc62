"""What a round of an iterated search found for a query, and what changed since the previous round."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

import numpy as np
from numpy.typing import NDArray

from swathe.core.profiles.profile import Profile
from swathe.core.results.hits import ADDED, LEFT_OUT, HitTable
from swathe.core.results.profile_basis import judge_profile
from swathe.core.results.query_result import QueryResult
from swathe.core.search.round_options import RoundOptions
from swathe.core.statistics.conclusion import Basis

CONVERGED: Final = "converged"
NOT_CONVERGED: Final = "not converged"
MORE_TO_FIND: Final = "Not converged: the last round still included new hits, so more rounds may find more."
_NOTHING: Final = "no hit included"
_NONE = np.empty(0, np.int64)
_Entered = tuple[int, float, int]
"""The round that first included a subject, and the logarithm of its E-value and its row in the list of hits
there; NaN and -1 where that does not have it."""


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

    @property
    def ended(self) -> str:
        """How the query's rounds ended, in words, if this was the last of them."""
        if not self.converged:
            return NOT_CONVERGED
        return CONVERGED if self.included.size else _NOTHING

    def carried(self) -> QueryRound:
        """Return this for a later round, in which the query is not searched again."""
        return QueryRound(self.result, self.included, _NONE, _NONE, self.profile, searched=False)

    def included_rows(self) -> NDArray[np.int64]:
        """Return the rows of the hit table whose subjects are included, int64[...]."""
        return np.flatnonzero(np.isin(self.result.hits.subjects, self.included))

    def new_log10_evalues(self) -> NDArray[np.float64]:
        """Return the E-values of the new subjects that are reported, as decimal logarithms, float64[...]."""
        return self.result.hits.log10_evalues[self.new_rows()]

    def new_rows(self) -> NDArray[np.int64]:
        """Return the rows of the hit table whose subjects are new, int64[...]."""
        return np.flatnonzero(np.isin(self.result.hits.subjects, self.new))


def note_rounds(rounds: Sequence[Sequence[QueryRound]], options: RoundOptions) -> None:
    """Note in the hits of the last of some rounds how each came into the profile, and who may not.

    That is the round that took each of those included into the profile of the next round; and of those that
    the profile of this round was built from, the round that first included them and the E-value there.

    Parameters
    ----------
    rounds : the parts of all queries, from the first round on
    options : of the search
    """
    for index, last in enumerate(rounds[-1]):
        hits = last.result.hits
        parts = [queries[index] for queries in rounds]
        taken = np.full(len(hits), np.nan)
        for number, part in enumerate(parts, 1):
            taken[np.isin(hits.subjects, part.new)] = number
        taken[~np.isin(hits.subjects, last.included)] = np.nan
        hits.rounds = taken
        hits.by_hand = _chosen_by_hand(hits, options)
        if last.searched:  # else its hits are those of an earlier round, in which they were noted
            before = parts[:-1]
            entries = _entries(before)
            hits.earlier = tuple(part.result.hits for part in before)
            for table in (*hits.earlier, hits):
                table.ended, table.rounds_in_all = last.ended, len(parts)
            _ = hits.in_pssm  # found here, so that nobody who looks at the hits waits for it
            _note_entries(hits, entries, before)
            if before:
                hits.profile = _held(before[-1], entries)


def note_all_rounds(rounds: Sequence[Sequence[QueryRound]], options: RoundOptions) -> None:
    """Note in the hits of all rounds what `note_rounds` notes in those of the last."""
    for number in range(1, len(rounds) + 1):
        note_rounds(rounds[:number], options)


def basis_of_profile(parts: Sequence[QueryRound]) -> Basis:
    """Return what the profile rests on that a query's last round made.

    parts : the query's part of each round, from the first on
    """
    hits = parts[-1].result.hits
    return judge_profile(_held(parts[-1], _entries(parts)), (*hits.earlier, hits)).basis


def _held(part: QueryRound, entries: Mapping[int, _Entered]) -> dict[int, tuple[int, int]]:
    """Return the hits that a round's profile was built from: the round that first included each, its row."""
    held = {subject: entries[subject] for subject in part.included.tolist()}
    return {subject: (number, row) for subject, (number, _, row) in held.items()}


def _chosen_by_hand(hits: HitTable, options: RoundOptions) -> dict[int, str]:
    """Return by row what somebody did with hits, whatever their E-value."""
    chosen = dict.fromkeys(options.include or (), ADDED) | dict.fromkeys(options.exclude or (), LEFT_OUT)
    if not chosen:
        return {}  # names of many hits take a while to read
    names = (hits.text("subject", row) for row in range(len(hits)))
    return {row: chosen[name] for row, name in enumerate(names) if name in chosen}


def _entries(rounds: Sequence[QueryRound]) -> dict[int, _Entered]:
    """Return by stored index how subjects first came into a profile."""
    entries: dict[int, _Entered] = {}
    for number, part in enumerate(rounds, 1):
        first = [subject for subject in part.new.tolist() if subject not in entries]
        entries |= dict.fromkeys(first, (number, math.nan, -1))
        then = part.result.hits
        subjects, _, rows = np.intersect1d(
            np.array(first, np.int64), then.subjects, assume_unique=True, return_indices=True
        )
        evalues = then.log10_evalues[rows].tolist()
        listed = zip(subjects.tolist(), evalues, rows.tolist(), strict=True)
        entries |= {subject: (number, evalue, row) for subject, evalue, row in listed}
    return entries


def _note_entries(hits: HitTable, entries: Mapping[int, _Entered], before: Sequence[QueryRound]) -> None:
    """Note how the hits came into a profile which that was built from; NaN and -1 for other hits.

    before : the query's part of all earlier rounds; the hits were found with the profile of the last
    """
    numbers, evalues = np.full((2, len(hits)), np.nan)
    places = np.full(len(hits), -1)
    rows = np.flatnonzero(np.isin(hits.subjects, before[-1].included)) if before else _NONE
    for row, subject in zip(rows.tolist(), hits.subjects[rows].tolist(), strict=True):
        numbers[row], evalues[row], places[row] = entries[subject]
    hits.entry_rounds, hits.entry_log10_evalues, hits.entry_rows = numbers, evalues, places
