"""What a profile rests on: which of the hits that it was built from are not convincing themselves."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import NamedTuple, Protocol

from swathe.core.database import Database
from swathe.core.headers.brief import untagged
from swathe.core.scoring.about_pssm import AboutPssm
from swathe.core.scoring.pssm import PositionSpecificQuery
from swathe.core.sequences.sequence import subject_name
from swathe.core.statistics.conclusion import IN_DOUBT, LEAST, Basis, Entry


class JudgedProfile(NamedTuple):
    """What is known of the hits that a profile was built from.

    Parameters
    ----------
    doubtful : subjects that are not convincing themselves
    suspect : others that are less than convincing themselves
    basis : all that the profile rests on
    """

    doubtful: frozenset[int]
    suspect: frozenset[int]
    basis: Basis


class RoundHits(Protocol):
    """What has to be known of the hits of a round: see `HitTable`."""

    database: Database
    profile: Mapping[int, tuple[int, int]] | None

    @property
    def given_pssm(self) -> PositionSpecificQuery | None:
        """The PSSM that the search began with."""

    def included(self, row: int) -> Entry:
        """Return how a hit came into the profiles after this round."""

    def judged_profile(self) -> JudgedProfile:
        """Return `judge_profile` of the profile that scored the hits."""


def judge_profile(profile: Mapping[int, tuple[int, int]], tables: Sequence[RoundHits]) -> JudgedProfile:
    """Return which subjects of a profile are in doubt themselves, and all that it rests on.

    One that is so only because of others that are in the profile, too, is not among them.

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
        return not then.judged_profile().doubtful <= profile.keys()

    def is_suspect(entry: Entry) -> bool:
        """Return whether another hit is less than convincing itself, whatever else the profile holds."""
        if entry.doubtful:
            return False
        if not (entry.convincing and entry.title.endswith(IN_DOUBT)):
            return not entry.convincing
        return not tables[entry.round - 1].judged_profile().suspect <= profile.keys()

    doubtful = {subject: entry for subject, entry in entries.items() if is_weak(entry)}
    suspect = {subject: entry for subject, entry in entries.items() if is_suspect(entry)}
    basis = _basis(entries, doubtful, suspect, tables[0])
    return JudgedProfile(frozenset(doubtful), frozenset(suspect), basis)


def basis_of_pssm(pssm: PositionSpecificQuery | None) -> Basis:
    """Return what all rounds of a search that began with a PSSM rest on; None stands for a sequence."""
    if pssm is None:
        return Basis()
    about, listed = pssm.about or AboutPssm(), pssm.built_from is not None
    return Basis(given=True, in_pssm=about.unconvincing, suspect_in_pssm=about.suspect or (), listed=listed)


def _basis(
    entries: Mapping[int, Entry],
    doubtful: Mapping[int, Entry],
    suspect: Mapping[int, Entry],
    first: RoundHits,
) -> Basis:
    """Return what a profile rests on, by the entries of all its hits, of those not convincing, of suspects.

    first : the hits of the first round
    """
    nobody = basis_of_pssm(first.given_pssm)
    if not entries:
        return nobody

    def name(subject: int) -> str:
        database = first.database
        return untagged(subject_name(database.header(subject), int(database.records[subject])))

    evalues = {subject: entry.log10_evalue for subject, entry in (doubtful or suspect or entries).items()}
    # Of several the first in the database, so that all rounds name the same.
    weakest = max(evalues, key=lambda one: (math.inf if math.isnan(evalues[one]) else evalues[one], -one))
    entry = entries[weakest]
    if entry.log10_evalue < math.log10(LEAST) and not (doubtful or suspect or entry.added):
        return nobody

    def in_order(some: Mapping[int, Entry]) -> tuple[str, ...]:
        named = sorted((one.round, name(subject)) for subject, one in some.items())
        known = (*nobody.in_pssm, *nobody.suspect_in_pssm)
        return tuple(hit for _, hit in named if hit not in known)

    return replace(
        nobody,
        weakest=name(weakest),
        log10_evalue=entry.log10_evalue,
        added=entry.added,
        tested="" if entry.tested is None else entry.tested.verdict,
        unconvincing=in_order(doubtful),
        suspect=in_order(suspect),
    )
