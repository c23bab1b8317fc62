"""What a profile rests on: which of the hits that it was built from are not convincing themselves."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Protocol

from swathe.core.database import Database
from swathe.core.headers.brief import untagged
from swathe.core.scoring.pssm import PositionSpecificQuery
from swathe.core.sequences.sequence import subject_name
from swathe.core.statistics.conclusion import LEAST, Basis, Entry


class RoundHits(Protocol):
    """What has to be known of the hits of a round: see `HitTable`."""

    database: Database
    profile: Mapping[int, tuple[int, int]] | None

    @property
    def given_pssm(self) -> PositionSpecificQuery | None:
        """The PSSM that the search began with."""

    def included(self, row: int) -> Entry:
        """Return how a hit came into the profiles after this round."""

    def judged_profile(self) -> tuple[frozenset[int], Basis]:
        """Return `judge_profile` of the profile that scored the hits."""


def judge_profile(
    profile: Mapping[int, tuple[int, int]], tables: Sequence[RoundHits]
) -> tuple[frozenset[int], Basis]:
    """Return which subjects of a profile are not convincing themselves, and all that it rests on.

    One that speaks against itself only because of others that are in the profile, too, is not among
    the first.

    Parameters
    ----------
    profile : by subject the round that first included each hit that it was built from, and its row there, -1
        for one that is not listed
    tables : the hits of the rounds before
    """
    entries = {subject: tables[number - 1].included(row) for subject, (number, row) in profile.items()}

    def is_weak(entry: Entry) -> bool:
        """Return whether a hit is not convincing itself, whatever else the profile holds."""
        if not (entry.doubtful and entry.owed):
            return entry.doubtful
        then = tables[entry.round - 1]
        if then.profile is None:  # the PSSM that the search began with is in all its rounds
            return False
        return not then.judged_profile()[0] <= profile.keys()

    doubtful = {subject: entry for subject, entry in entries.items() if is_weak(entry)}
    return frozenset(doubtful), _basis(entries, doubtful, tables[0])


def basis_of_pssm(pssm: PositionSpecificQuery | None) -> Basis:
    """Return what all rounds of a search that began with a PSSM rest on; None stands for a sequence."""
    if pssm is None:
        return Basis()
    in_pssm = () if pssm.about is None else pssm.about.unconvincing
    return Basis(given=True, in_pssm=in_pssm, listed=pssm.built_from is not None)


def _basis(entries: Mapping[int, Entry], doubtful: Mapping[int, Entry], first: RoundHits) -> Basis:
    """Return what a profile rests on, by the entries of all its hits and of those not convincing.

    first : the hits of the first round
    """
    nobody = basis_of_pssm(first.given_pssm)
    if not entries:
        return nobody

    def name(subject: int) -> str:
        database = first.database
        return untagged(subject_name(database.header(subject), int(database.records[subject])))

    evalues = {subject: entry.log10_evalue for subject, entry in (doubtful or entries).items()}
    # Of several the first in the database, so that all rounds name the same.
    weakest = max(evalues, key=lambda one: (math.inf if math.isnan(evalues[one]) else evalues[one], -one))
    entry = entries[weakest]
    if entry.log10_evalue < math.log10(LEAST) and not (doubtful or entry.added):
        return nobody
    in_order = sorted((one.round, name(subject)) for subject, one in doubtful.items())
    return replace(
        nobody,
        weakest=name(weakest),
        log10_evalue=entry.log10_evalue,
        added=entry.added,
        tested="" if entry.tested is None else entry.tested.verdict,
        unconvincing=tuple(hit for _, hit in in_order if hit not in nobody.in_pssm),
    )
