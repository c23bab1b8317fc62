"""What the shuffled copies of a pair say about it, in words that need no statistics."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

from swathe.core.scoring.significance import evalue_text
from swathe.core.statistics.pair_significance import PairSignificance
from swathe.core.system.words import SMALL_EVALUE, counted

CONVINCING: Final = 0.001
"""A hit is convincing if at most this many scores as high are expected by chance in the whole search."""
SUGGESTIVE: Final = 0.05
"""The same for a hit that is called suggestive."""
BOUNDS: Final = (
    f"Convincing: at most {CONVINCING:g} scores as high are expected by chance. Suggestive: at most "
    f"{SUGGESTIVE:g}. Not convincing: more. Expected are the pair's p-value times the sequences compared."
)
_NAMED: Final = ((1e12, 1e12, "trillion"), (1e9, 1e9, "billion"), (1e6, 1e6, "million"))
_COUNTED: Final = 1e15
"""Once in more copies than this is called never."""


@dataclass(frozen=True, slots=True)
class Conclusion:
    """What a pair's p-value means in a search of many sequences.

    Parameters
    ----------
    title : a few words: ``Convincing``, ``Suggestive``, ``Not convincing``, ``No conclusion``
    sentence : how often a shuffled copy scores as high, and how many such scores the search is expected to
        have by chance
    doubtful : whether the hit may well be a chance hit, or nothing can be said
    """

    title: str
    sentence: str
    doubtful: bool


def conclusion_of(pair: PairSignificance, compared: int) -> Conclusion:
    """Return what the copies say of a pair that was found among `compared` sequences."""
    if not pair.fitted:
        reached = f"{pair.reaching:,} of {pair.permutations:,} shuffled copies score this high"
        reached = reached.replace("0 of", "None of the", 1) if not pair.reaching else reached
        return Conclusion("No conclusion", f"{reached}, and there is no p-value: {pair.problem}.", True)
    among = f"among {counted(compared, 'sequence')}"
    log10_expected = pair.log10_p + math.log10(max(compared, 1))
    sentence = (
        f"A shuffled copy scores this high {_how_often(pair.log10_p)}; {among} expect "
        f"{_expected_text(log10_expected)} by chance."
    )
    if pair.poor:
        return Conclusion("No conclusion", f"{sentence} Do not rely on it: {pair.problem}.", True)
    if log10_expected <= math.log10(CONVINCING):
        return Conclusion("Convincing", sentence, False)
    if log10_expected <= math.log10(SUGGESTIVE):
        return Conclusion("Suggestive", sentence, False)
    return Conclusion("Not convincing", sentence, True)


def _how_often(log10_p: float) -> str:
    """Say how often something of a probability happens, to two digits."""
    if log10_p > math.log10(0.5):
        return "more often than not"
    if log10_p < -math.log10(_COUNTED):
        return "practically never"
    times = 10.0**-log10_p
    for least, unit, name in _NAMED:
        if times >= least:
            return f"once in {_two_digits(times / unit)} {name}"
    return f"once in {_two_digits(times)}"


def _two_digits(number: float) -> str:
    """Return a number of at least 1 with two digits that count: ``1.2``, ``80,000``."""
    digits = 1 - math.floor(math.log10(number))
    rounded = round(number, digits)
    return f"{rounded:,.{max(digits, 0)}f}".removesuffix(".0")


def _expected_text(log10_expected: float) -> str:
    """Return an expected number as it is said: ``120``, ``0.5``, ``0.004``, ``3e-12``, ``none``."""
    if log10_expected < -math.log10(_COUNTED):
        return "none"
    if log10_expected < math.log10(SMALL_EVALUE):
        return evalue_text(log10_expected).strip()
    expected = 10.0**log10_expected
    if expected >= 10:
        return f"{float(f'{expected:.2g}'):,.0f}"
    return f"{float(f'{expected:.1g}' if expected < 1 else f'{expected:.2g}'):g}"
