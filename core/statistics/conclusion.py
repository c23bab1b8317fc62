"""What a hit's E-value and its shuffled copies say about it together, in words that need no statistics.

The rule, for every place that judges a hit: the more cautious of the E-value and p times the sequences
compared counts. Up to `CONVINCING` a hit is convincing, up to `SUGGESTIVE` suggestive, and above not
convincing. A provisional E-value leaves it to the copies; copies without a good fit conclude nothing.
Neither counts for a hit that the profile was built from: what they were in the round of its `Entry` does. Of
others that a profile scores, what is better than not convincing holds only if that was built from relatives:
its `Basis` names the weakest. A PSSM that was given may have been built from any hit. A borderline hit that
was not tested has no verdict, whatever its E-value, so that a test makes a verdict and changes none.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

from swathe.core.scoring.significance import evalue_shown
from swathe.core.statistics.pair_significance import PairSignificance
from swathe.core.system.words import SMALL_EVALUE, counted

CONVINCING: Final = 0.001
"""A hit is convincing if by neither number more scores as high are expected by chance in the whole search."""
SUGGESTIVE: Final = 0.05
"""The same for a hit that is called suggestive."""
LEAST: Final = 1e-6
MOST: Final = 10.0
"""A hit is borderline between these E-values: shuffled copies may tell what the E-value leaves open."""
_CONVINCING: Final = "Convincing"
_SUGGESTIVE: Final = "Suggestive"
_NOT_CONVINCING: Final = "Not convincing"
_NO_CONCLUSION: Final = "No conclusion"
NOT_TESTED: Final = "Not tested"
"""The verdict on a borderline hit that shuffled copies may still decide."""
BOUNDS: Final = (
    f"Convincing: at most {CONVINCING:g} scores as high are expected by chance in the whole search. "
    f"Suggestive: at most {SUGGESTIVE:g}. Not convincing: more. The more cautious of two numbers counts: the "
    "E-value, and how often copies score as high times the sequences compared."
)
_LOW: Final = "low complexity makes the E-value doubtful"
_FAR_APART: Final = 1.0
"""Powers of ten between two numbers of which nobody would say that they agree."""
_NAMED: Final = ((1e12, 1e12, "trillion"), (1e9, 1e9, "billion"), (1e6, 1e6, "million"))
_COUNTED: Final = 1e15
"""Once in more copies than this is called never."""


def is_borderline(log10_evalue: float) -> bool:
    """Whether an E-value, by its decimal logarithm, leaves open if a hit is real; without one it does not."""
    return math.log10(LEAST) <= log10_evalue <= math.log10(MOST)


@dataclass(frozen=True, slots=True)
class Basis:
    """What a profile was built from: hits of the rounds before, which may not all be relatives.

    Parameters
    ----------
    given : whether it is a PSSM that the search was given, so that nobody knows what it was built from
    weakest : name of the hit that was first included at the highest E-value, where that is borderline or
        worse, or somebody added it; '' where there is none
    log10_evalue : that E-value; NaN where no list of hits has it
    added : whether somebody added it by hand
    """

    weakest: str = ""
    log10_evalue: float = math.nan
    added: bool = False
    given: bool = False

    @property
    def condition(self) -> str:
        """On which condition its scores speak for a hit: one wrong hit brings its own relatives."""
        if self.given:
            return "if the PSSM was built from relatives, and not from this hit"
        return "if the profile was built from relatives"

    @property
    def condition_before(self) -> str:
        """The same, said later of a hit that it scored before the hit was included."""
        return self.condition if self.given else "if the hits included before it are relatives"

    @property
    def doubtful(self) -> bool:
        """Whether the weakest hit may well be a chance hit, or nothing can be said of it."""
        return bool(self.weakest) and not self.log10_evalue <= math.log10(SUGGESTIVE)

    @property
    def named(self) -> str:
        """The weakest hit: ``ACTNA_DICDI, included by hand at E = 1.8``; '' without one."""
        if not self.weakest:
            return ""
        how = " by hand" if self.added else ""
        at = "" if math.isnan(self.log10_evalue) else f" at E = {evalue_shown(self.log10_evalue)}"
        return f"{self.weakest}, included{how}{at}"

    @property
    def sentence(self) -> str:
        """That the profile holds it, to be put after another sentence; '' without one."""
        return f" The profile holds {self.named}." if self.weakest else ""


@dataclass(frozen=True, slots=True)
class Conclusion:
    """What a hit's two estimates of chance mean in a search of many sequences.

    Parameters
    ----------
    verdict : a few words: ``Convincing``, ``Suggestive``, ``Not convincing``, ``No conclusion``; of a hit
        that the profile was built from, the title of its `Entry`
    sentence : how often a shuffled copy scores as high, and how many such scores the search is expected to
        have by chance
    reading : the title, and which of the two numbers it rests on; '' without an E-value
    doubtful : whether the hit may well be a chance hit, or nothing can be said
    condition : on which the verdict holds where a profile scored; '' for none
    """

    verdict: str
    sentence: str
    reading: str
    doubtful: bool
    condition: str = ""

    @property
    def title(self) -> str:
        """The verdict with its condition."""
        return _joined(self.verdict, self.condition)


@dataclass(frozen=True, slots=True)
class Entry:
    """How a hit came into the profile that an iterated search scores it with now.

    It scores high because it is in the profile, where its shuffled copies are not: its score is no evidence.

    Parameters
    ----------
    round : that first included it
    log10_evalue : its E-value in that round, of a query or profile that did not hold it; NaN where the list
        of hits of that round does not have it
    added : whether somebody added it by hand, whatever its E-value
    basis : what the profile of that round was built from; None where a query without a profile scored
    itself : whether the hit is the query, which every profile holds anyway
    tested : what E-value and shuffled copies said of it together in that round; None where there it has none
    """

    round: int
    log10_evalue: float
    added: bool
    basis: Basis | None = None
    itself: bool = False
    tested: Conclusion | None = None

    @property
    def title(self) -> str:
        """What it was when it was included: ``Suggestive before it was included``."""
        if self.itself:
            return "The query itself"
        if math.isnan(self.log10_evalue):
            return _NO_CONCLUSION
        before = "before it was included"
        if self.tested is not None:
            condition = self._condition if self.tested.condition else ""
            return _joined(f"{self.tested.verdict} {before}", condition)
        if is_borderline(self.log10_evalue):
            return f"{NOT_TESTED} {before}"
        return _joined(f"{_title(self.log10_evalue)} {before}", self._condition_alone)

    @property
    def _condition(self) -> str:
        """On which condition what else the profile held speaks for the hit; '' for none."""
        return "" if self.basis is None else self.basis.condition_before

    @property
    def _condition_alone(self) -> str:
        """The same of what its E-value says: that a hit is not convincing holds without a condition."""
        return "" if _title(self.log10_evalue) == _NOT_CONVINCING else self._condition

    @property
    def testable(self) -> bool:
        """Whether a test in the round that included it could still say more than its E-value."""
        return self.tested is None and not self.itself and self.log10_evalue <= math.log10(MOST)

    @property
    def doubtful(self) -> bool:
        """Whether the hit may well be a chance hit by what counts, or nothing can be said."""
        if self.tested is not None:
            return self.tested.doubtful
        own = not (self.itself or self.log10_evalue <= math.log10(SUGGESTIVE))
        return own or (self.basis is not None and self.basis.doubtful)

    @property
    def words(self) -> str:
        """Sentences that say so, and what counts instead."""
        if self.itself:
            return (
                "This is the query, from which every profile is built: its score and E-value are no evidence."
            )
        built = "The profile was built from this hit: its score and E-value are no evidence any more."
        by_hand = " by hand" if self.added else ""
        if math.isnan(self.log10_evalue):
            return f"{built} It was included{by_hand} in round {self.round}, which does not list its E-value."
        if self.added:
            before = f"{built} It was added by hand in round {self.round} at E ="
        else:
            before = f"{built} In round {self.round}, before it was included, E was"
        evalue = evalue_shown(self.log10_evalue)
        if self.tested is not None:
            return f"{before} {evalue}, and it was tested there. {self.tested.reading}"
        title = _title(self.log10_evalue)
        still_open = is_borderline(self.log10_evalue) and title != _NOT_CONVINCING
        said = f"{before} {evalue}, which {'by itself would be' if still_open else 'is'} {title.lower()}"
        if self._condition_alone:
            assert self.basis is not None
            said += f" {self._condition_alone}"
            said += f"; the weakest of them is {self.basis.named}" if self.basis.weakest else ""
        return f"{said}. It was not tested with shuffled copies there." if self.testable else f"{said}."


def conclusion_of(
    pair: PairSignificance,
    compared: int,
    log10_evalue: float = math.nan,
    *,
    provisional: bool = False,
    low_complexity: bool = False,
    entry: Entry | None = None,
    basis: Basis | None = None,
) -> Conclusion:
    """Return what the E-value and the copies say of a pair that was found among `compared` sequences.

    Parameters
    ----------
    pair : what is known of the copies
    compared : sequences of the search
    log10_evalue : decimal logarithm of the E-value; NaN if there is none
    provisional : whether the E-value is not adjusted yet
    low_complexity : whether that makes the E-value doubtful
    entry : how the hit came into the profile; None if that was not built from it
    basis : what the profile was built from that scored the hit; None where none did
    """
    if entry is not None:
        return Conclusion(entry.title, _counted(pair, compared), entry.words, entry.doubtful)
    if not pair.fitted or pair.poor:
        return Conclusion(
            _NO_CONCLUSION,
            _counted(pair, compared),
            _without_copies(log10_evalue, basis, low_complexity),
            True,
        )
    log10_expected = pair.log10_p + math.log10(max(compared, 1))
    known = not (provisional or math.isnan(log10_evalue))
    verdict = _title(max(log10_evalue, log10_expected) if known else log10_expected)
    reason = ""
    if provisional:
        reason = "by the shuffled copies; the E-value is provisional"
    elif known:
        reason = _reason(log10_evalue, log10_expected, expected_text(pair, compared), low_complexity)
    named = f"{verdict}, but weak" if verdict == _SUGGESTIVE else verdict
    if basis is None or verdict == _NOT_CONVINCING:
        reading = f"{named}: {reason}." if reason else ""
        return Conclusion(verdict, _counted(pair, compared), reading, verdict == _NOT_CONVINCING)
    with_it = " with this condition" if known else ""
    named = _joined(named, basis.condition)
    reading = f"{named}: {reason}{with_it}.{basis.sentence}" if reason else basis.sentence.strip()
    return Conclusion(verdict, _counted(pair, compared), reading, basis.doubtful, basis.condition)


def title_without_copies(log10_evalue: float, basis: Basis | None) -> str:
    """Return the title of a hit that was not tested and is not borderline, by its E-value.

    basis : what the profile was built from that scored the hit; None where none did
    """
    verdict = _title(log10_evalue)
    return verdict if basis is None or verdict == _NOT_CONVINCING else _joined(verdict, basis.condition)


def brief_title(title: str) -> str:
    """Return a title in a few words: ``Convincing on entry, if relatives``."""
    verdict, condition, _ = title.partition(", if ")
    verdict = verdict.replace("before it was included", "on entry")
    return f"{verdict}, if relatives" if condition else verdict


def _joined(verdict: str, condition: str) -> str:
    """Return a verdict with the condition on which it holds, if there is one."""
    return f"{verdict}, {condition}" if condition else verdict


def _counted(pair: PairSignificance, compared: int) -> str:
    """Say how often copies score as high, and how many such scores the search is expected to have."""
    if not pair.fitted:
        reached = f"{pair.reaching:,} of {pair.permutations:,} shuffled copies score this high"
        reached = reached.replace("0 of", "None of the", 1) if not pair.reaching else reached
        return f"{reached}, and there is no p-value: {pair.problem}."
    expected = expected_text(pair, compared)
    sentence = (
        f"A shuffled copy scores this high {_how_often(pair.log10_p)}; among {counted(compared, 'sequence')} "
        f"expect {expected} by chance."
    )
    return f"{sentence} Do not rely on it: {pair.problem}." if pair.poor else sentence


def _without_copies(log10_evalue: float, basis: Basis | None, low_complexity: bool) -> str:
    """Say that the copies leave it to the E-value."""
    if math.isnan(log10_evalue):
        return ""
    if low_complexity:
        return f"{_NO_CONCLUSION}: the shuffled copies give no reliable estimate here, and {_LOW}."
    evalue, title = evalue_shown(log10_evalue), _title(log10_evalue).lower()
    condition = if_relatives(log10_evalue, basis)
    return (
        f"{_NO_CONCLUSION}: the shuffled copies give no reliable estimate here. Go by the E-value, {evalue}, "
        f"which by itself is {title}{condition}"
    )


def if_relatives(log10_evalue: float, basis: Basis | None) -> str:
    """Return the end of a sentence that goes by an E-value: on which condition it speaks for a hit.

    basis : what the profile was built from that the E-value is of; None where it is of none
    """
    if basis is None or _title(log10_evalue) == _NOT_CONVINCING:
        return "."
    return f", {basis.condition}.{basis.sentence}"


def _reason(log10_evalue: float, log10_expected: float, expected: str, low_complexity: bool) -> str:
    """Say whether the E-value and the copies agree, if not which is the more cautious, and what to report."""
    by_evalue, by_copies = _title(log10_evalue), _title(log10_expected)
    evalue = evalue_shown(log10_evalue)
    both = f"report both, E = {evalue} and {expected} expected by the copies"
    report = f"{both}, since {_LOW}" if low_complexity else f"report E = {evalue}"
    if by_evalue == by_copies:
        near = abs(log10_evalue - log10_expected) < _FAR_APART
        if near or by_evalue == _CONVINCING:
            how = f"both at most {CONVINCING:g}" if by_evalue == _CONVINCING else "less than tenfold apart"
            return f"the E-value and the shuffled copies agree ({how}); {report}"
        return f"by both numbers, though more than tenfold apart; {report}"
    if log10_evalue < log10_expected:
        return (
            f"by the E-value alone, {evalue}, it would be {by_evalue.lower()}, but not by shuffled copies of "
            f"the same length and composition; {both}"
        )
    return (
        f"by shuffled copies alone it would be {by_copies.lower()}, but the E-value is {evalue}: copies lack "
        f"the repeats and patterns that real sequences have; {report}"
    )


def _title(log10_expected: float) -> str:
    """Return what a number of hits expected by chance makes of a hit."""
    if log10_expected <= math.log10(CONVINCING):
        return _CONVINCING
    return _SUGGESTIVE if log10_expected <= math.log10(SUGGESTIVE) else _NOT_CONVINCING


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


def expected_text(pair: PairSignificance, compared: int) -> str:
    """Return p times the sequences compared: ``120``, ``0.52``, ``0.0042``, ``3e-12``, ``none``.

    An empty string where no distribution could be fitted. The digits are those of an E-value.
    """
    if not pair.fitted:
        return ""
    log10_expected = pair.log10_p + math.log10(max(compared, 1))
    if log10_expected < -math.log10(_COUNTED):
        return "none"
    if log10_expected < math.log10(SMALL_EVALUE):
        return evalue_shown(log10_expected)
    expected = 10.0**log10_expected
    if expected >= 10:
        return f"{float(f'{expected:.2g}'):,.0f}"
    return f"{float(f'{expected:.2g}'):g}"
