"""What a hit's E-value and its shuffled copies say about it together, in words that need no statistics.

The rule, for every place that judges a hit: the more cautious of the E-value and p times the sequences
compared counts. Up to `CONVINCING` a hit is convincing, up to `SUGGESTIVE` suggestive, and above not
convincing. A provisional E-value leaves it to the copies. Copies without a good fit leave it to the E-value,
unless that is doubtful itself: from `LEAST` on it makes a hit suggestive at most. Where enough of them score
as high their number says it without a fit. Hits of a query that are equal in score and E-value have one
verdict, by the mean of what their copies expect. Neither counts for a hit that the profile was built from:
what they were in the round of its `Entry` does. Of others that a profile scores, what is better than not
convincing holds only if that was built from relatives. Titles say so where the profile holds hits that are
less than convincing themselves, which its `Basis` names. Where it holds hits that are not convincing at all,
nothing is concluded that their scores may be owed to. A PSSM that was given may have been built from any
hit, in all rounds of the search that began with it, unless the text beside it lists them. Where a test can
make the verdict, a hit that was not tested is open until it is. A verdict is by test, as its title says,
where the E-value alone would leave it open or give another.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple, overload

import numpy as np
from numpy.typing import NDArray

from swathe.core.scoring.significance import BELOW_SHOWN, evalue_shown
from swathe.core.statistics.pair_significance import PairSignificance, poor_together
from swathe.core.system.words import counted

CONVINCING: Final = 0.001
"""A hit is convincing if by neither number more scores as high are expected by chance in the whole search."""
SUGGESTIVE: Final = 0.05
"""The same for a hit that is called suggestive."""
LEAST: Final = 1e-6
MOST: Final = 10.0
"""A hit is borderline between these E-values: shuffled copies are a second opinion."""
BY_WHOLE_QUERY: Final = "by identity and coverage together, over the whole query"
"""What to judge hits by where not even a perfect match of a short query would be significant."""
_CONVINCING: Final = "Convincing"
_SUGGESTIVE: Final = "Suggestive"
_NOT_CONVINCING: Final = "Not convincing"
_NO_CONCLUSION: Final = "No conclusion"
OPEN: Final = "Open until tested"
"""The verdict on a hit that shuffled copies may still decide: see `is_open`."""
IN_PSSM: Final = "In the PSSM"
"""The verdict on a hit that the PSSM which was given was built from: nothing in the search speaks for it."""
PROVISIONAL: Final = "Provisional"
"""The verdict on a hit with a provisional E-value that nobody tested."""
OPEN_ON_ENTRY: Final = "Open on entry until tested"
"""The same of a hit that the profile was built from, in the round that first included it."""
ITSELF: Final = "The query itself"
"""The verdict on the query's own entry where the profile was built from it."""
_MEANINGS: Final = (
    (_CONVINCING, f"at most {CONVINCING:g} scores as high are expected by chance in the whole search"),
    (_SUGGESTIVE, f"at most {SUGGESTIVE:g} scores as high are expected by chance in the whole search"),
    (_NOT_CONVINCING, f"more than {SUGGESTIVE:g} scores as high are expected by chance in the whole search"),
    ("Open", "its E-value alone does not decide, and a test with shuffled copies does"),
    (PROVISIONAL, "the search ended before its E-value was adjusted, so that it was not judged"),
)
"""What titles mean that begin so; `Entry.words` and `Conclusion.reading` explain the others."""
_UNDECIDED: Final = ("Open", PROVISIONAL)
VERDICTS: Final = (
    _CONVINCING, _SUGGESTIVE, *_UNDECIDED, _NOT_CONVINCING, _NO_CONCLUSION, IN_PSSM, ITSELF,
)  # fmt: skip
"""How verdicts begin, the strongest first, and last what is no evidence."""
MADE: Final = (_CONVINCING, _SUGGESTIVE, _NOT_CONVINCING, _NO_CONCLUSION)
"""How those begin that are made and rest on evidence, so that two of one hit can be compared."""
BOUNDS: Final = (
    f"Convincing: at most {CONVINCING:g} scores as high are expected by chance in the whole search. "
    f"Suggestive: at most {SUGGESTIVE:g}. Not convincing: more. The more cautious of two numbers counts: the "
    "E-value, and how often copies score as high times the sequences compared."
)
IN_BRIEF: Final = (
    f"Convincing: at most {CONVINCING:g} scores as high are expected by chance in the whole search\n"
    f"Suggestive: at most {SUGGESTIVE:g}\n"
    "Not convincing: more\n"
    "By test: shuffled copies decided, where the E-value alone does not. Open: not tested yet\n"
    "The line over the alignment explains the verdict of the hit chosen, the guide all others"
)
"""What verdicts mean, in lines that are read at a glance."""
IN_DOUBT: Final = "profile in doubt"
"""The condition of a verdict that rests on a profile with hits that are less than convincing themselves."""
_PSSM_IN_DOUBT: Final = "PSSM in doubt"
"""That of one that rests on a PSSM with such hits, by the text beside it."""
_UNLESS_HELD: Final = "if not in the PSSM"
"""That of one that rests on a PSSM of which nobody knows from which sequences it was built."""
_PERFECT: Final = ", perfect match"
_CONDITIONS: Final = {
    IN_DOUBT: "Profile in doubt: it holds a hit that is less than convincing itself, perhaps no relative.",
    _PSSM_IN_DOUBT: "PSSM in doubt: it was built from a hit that is less than convincing itself.",
    _UNLESS_HELD: "If not in the PSSM: nobody knows whether that was built from the hit, whose score then "
    "proves nothing.",
}
CONDITIONS: Final = " ".join(_CONDITIONS.values())
"""What the conditions of verdicts mean in brief."""
_BY_TEST: Final = " by test"
LONGEST: Final = f"{_NOT_CONVINCING}{_BY_TEST}"
"""The longest title of a hit that no profile scored and that is no perfect match."""
_LOW: Final = "low complexity makes the E-value doubtful"
_SHORT: Final = " Even a perfect match of so short a query may not be significant in this search"
ENOUGH: Final = 10
"""From so many copies on that score as high their share is a p-value: it is known to a third of itself."""
_ERRORS: Final = 2.0
"""Standard errors of what copies expect that it may be off by: some 95 of 100 times it is by less."""
_FAR_APART: Final = 1.0
"""Powers of ten between two numbers of which nobody would say that they agree."""
_NAMED: Final = ((1e12, 1e12, "trillion"), (1e9, 1e9, "billion"), (1e6, 1e6, "million"))
_COUNTED: Final = 1e15
"""Once in more copies than this is called never."""
_LISTED: Final = 3
"""So many hits of a profile that are in doubt are named, and more are counted."""


@overload
def is_borderline(log10_evalue: float) -> bool: ...
@overload
def is_borderline(log10_evalue: NDArray[np.float64]) -> NDArray[np.bool_]: ...
def is_borderline(log10_evalue: float | NDArray[np.float64]) -> bool | NDArray[np.bool_]:
    """Whether copies are a second opinion on E-values, given by decimal logarithms; not on NaN."""
    return (log10_evalue >= math.log10(LEAST)) & (log10_evalue <= math.log10(MOST))


def is_open(log10_evalue: float, basis: Basis | None) -> bool:
    """Whether a test can still make the verdict on a hit, by the decimal logarithm of its E-value.

    Above `SUGGESTIVE` it is not convincing whatever the copies say, and nothing is concluded of what a
    profile with hits that are not convincing themselves brings in.

    basis : what the profile was built from that scored the hit; None where none did
    """
    possible = math.log10(LEAST) <= log10_evalue <= math.log10(SUGGESTIVE)
    return possible and not (basis is not None and basis.doubtful)


@dataclass(frozen=True, slots=True)
class Basis:
    """What a profile was built from: hits of the rounds before, which may not all be relatives.

    Parameters
    ----------
    weakest : name of the hit that was first included at the highest E-value, of those that are not convincing
        themselves, else of `suspect`, or of all where that E-value is borderline or worse, or somebody added
        the hit; '' where there is none
    log10_evalue : that E-value; NaN where no list of hits has it
    added : whether somebody added it by hand
    tested : its verdict by a test in the round that first included it; '' without one
    given : whether the search began with a PSSM, so that nobody knows from which hits
    unconvincing : names of the hits that are not convincing themselves, by their `Entry`, or whose E-value no
        list of hits has: those of the first rounds first
    suspect : names of those that are suggestive, open, or convincing by hits that left the profile
    in_pssm : names of hits of the PSSM that the search began with that are not convincing, by the text
        beside its file
    suspect_in_pssm : names of its other hits that are less than convincing, by that text
    listed : whether that text lists all sequences that the PSSM was built from: a hit that has a condition is
        then none of them
    """

    weakest: str = ""
    log10_evalue: float = math.nan
    added: bool = False
    tested: str = ""
    given: bool = False
    unconvincing: tuple[str, ...] = ()
    suspect: tuple[str, ...] = ()
    in_pssm: tuple[str, ...] = ()
    suspect_in_pssm: tuple[str, ...] = ()
    listed: bool = False

    @property
    def condition(self) -> str:
        """On which condition its scores speak for a hit: one wrong hit brings its own relatives."""
        if self.doubtful:
            known = f"if you know from elsewhere that {self._names} "
            known += self._one("is a relative", "are relatives")
            return f"{known}, and the PSSM was not built from this hit" if self.any_in_pssm else known
        if self.given:
            both = "the PSSM and the profile were" if self.weakest else "the PSSM was"
            return f"if {both} built from relatives" + (", and not from this hit" if self.any_in_pssm else "")
        return "if the profile was built from relatives"

    @property
    def in_brief(self) -> str:
        """The condition in the words of titles; '' where no hit of the profile is known to be in doubt."""
        if self.suspected:
            return IN_DOUBT if self.suspect else _PSSM_IN_DOUBT
        return _UNLESS_HELD if self.any_in_pssm else ""

    @property
    def condition_before(self) -> str:
        """The same, said later of a hit that it scored before the hit was included."""
        on_it = self.given or self.doubtful
        return self.condition if on_it else "if the hits included before it are relatives"

    @property
    def any_in_pssm(self) -> bool:
        """Whether any hit may be one that the PSSM was built from, as nobody knows which."""
        return self.given and not self.listed

    @property
    def doubtful(self) -> bool:
        """Whether it holds hits that may well be chance hits, or of which nothing can be said."""
        return bool(self.doubted)

    @property
    def holder(self) -> str:
        """What holds the hits that are named: ``the profile``, ``the PSSM`` or both."""
        in_pssm, in_profile = self._named_in
        if in_pssm:
            return "the PSSM and the profile" if in_profile else "the PSSM"
        return "the profile"

    @property
    def holds(self) -> str:
        """The same with its verb: ``the profile holds``."""
        return f"{self.holder} {'hold' if all(self._named_in) else 'holds'}"

    @property
    def _named_in(self) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """The hits that are named, those of the PSSM and those of the profile."""
        if self.doubtful:
            return self.in_pssm, self.unconvincing
        return self.suspect_in_pssm, self.suspect

    @property
    def named(self) -> str:
        """The weakest hit, or all in doubt: ``ACTNA_DICDI, included by hand at E = 1.8``."""
        how = " by hand" if self.added else ""
        at = "" if math.isnan(self.log10_evalue) else f" at {_equation(self.log10_evalue)}"
        weakest = f"{self.weakest}, included{how}{at}" if self.weakest else ""
        if self.suspect_in_pssm and not self.doubtful:
            return self.suspicions
        if len(self.suspect) > 1 and not self.doubtful:
            up_to = at.replace(" = ", " ≤ ")
            return f"{_listed(self.suspect)}, included{up_to} and less than convincing themselves"
        if not self.doubtful:
            return f"{weakest} and {self.tested.lower()} by its test" if self.tested else weakest
        return f"{weakest} and not convincing itself" if self.doubted == (self.weakest,) else self.doubts

    @property
    def doubts(self) -> str:
        """The hits that are not convincing: ``ACTNA_DICDI, not convincing itself``; '' without any."""
        itself = self._one("itself", "themselves")
        return f"{self._names}, not convincing {itself}" if self.doubtful else ""

    @property
    def suspicions(self) -> str:
        """The hits that are less than convincing, as `doubts` names others; '' without any."""
        if not self.suspected:
            return ""
        itself = "itself" if len(self.suspected) == 1 else "themselves"
        return f"{_listed(self.suspected)}, less than convincing {itself}"

    @property
    def sentence(self) -> str:
        """That the profile holds them, and what follows, or that it holds none, to follow another sentence.

        '' where nobody knows what it holds.
        """
        if not self.named:
            return (
                ""
                if self.given
                else f" All hits of the profile were included with E < {LEAST:g}: none is in doubt."
            )
        if self.doubtful:
            follows = f": what it brings in may be owed to {self.owed_to}"
        else:
            one = "one of these hits" if len(self.suspected) > 1 else "that hit"
            follows = (
                f". If {one} is no relative of the query after all, the hits that it brings in are its "
                "relatives, not the query's"
            )
        return f" {self.holds[0].upper()}{self.holds[1:]} {self.named}{follows}."

    @property
    def owed_to(self) -> str:
        """The hits that are not convincing, named before."""
        return self._one("that one", "those")

    @property
    def doubted(self) -> tuple[str, ...]:
        """All hits that are not convincing themselves."""
        return (*self.in_pssm, *self.unconvincing)

    @property
    def suspected(self) -> tuple[str, ...]:
        """All other hits that are less than convincing themselves."""
        return (*self.suspect_in_pssm, *self.suspect)

    @property
    def _names(self) -> str:
        """The first hits that are not convincing, and how many more there are."""
        return _listed(self.doubted)

    def _one(self, one: str, several: str) -> str:
        """Return the words for as many hits as are not convincing."""
        return one if len(self.doubted) == 1 else several


@dataclass(frozen=True, slots=True)
class Conclusion:
    """What a hit's two estimates of chance mean in a search of many sequences.

    Parameters
    ----------
    verdict : by these two numbers, in a few words: ``Convincing``, ``Suggestive``, ``Not convincing``, ``No
        conclusion``; of a hit that the profile was built from, the title of its `Entry`
    sentence : how often a shuffled copy scores as high, and how many such scores the search is expected to
        have by chance
    reading : the title, and which of the two numbers it rests on; '' without an E-value
    doubtful : whether the hit may well be a chance hit, or nothing can be said
    basis : what the profile was built from that the verdict rests on; None where it rests on none
    by_test : whether the E-value alone would leave the verdict open, or give another
    """

    verdict: str
    sentence: str
    reading: str
    doubtful: bool
    basis: Basis | None = None
    by_test: bool = False

    @property
    def title(self) -> str:
        """The verdict, by test or not, with its condition, or that this profile leaves no conclusion."""
        return _joined(self.verdict, self.basis, by_test=self.by_test)

    @property
    def owed(self) -> bool:
        """Whether only hits of the profile that are not convincing themselves speak against it."""
        return self.basis is not None and self.basis.doubtful


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
    in_pssm : whether the PSSM that the search began with was built from the hit, so that no round says more
    tested : what E-value and shuffled copies said of it together in that round; None where there it has none
    """

    round: int
    log10_evalue: float
    added: bool
    basis: Basis | None = None
    itself: bool = False
    tested: Conclusion | None = None
    in_pssm: bool = False

    @property
    def title(self) -> str:
        """What it was when it was included: ``Suggestive on entry``."""
        if self.in_pssm:
            return IN_PSSM
        if self.itself:
            return ITSELF
        if math.isnan(self.log10_evalue):
            return _NO_CONCLUSION
        if self.tested is not None:
            tested = self.tested
            return _joined(tested.verdict, tested.basis, by_test=tested.by_test, on_entry=True)
        return title_without_copies(self.log10_evalue, self.basis, on_entry=True)

    @property
    def convincing(self) -> bool:
        """Whether it was convincing when it was included, or needs no evidence."""
        return self.title.startswith((_CONVINCING, ITSELF, IN_PSSM))

    @property
    def testable(self) -> bool:
        """Whether a test in the round that included it could still say more than its E-value."""
        if self.itself or self.in_pssm:
            return False
        return self.tested is None and self.log10_evalue <= math.log10(MOST)

    @property
    def doubtful(self) -> bool:
        """Whether the hit may well be a chance hit by what counts, or nothing can be said."""
        if self.itself or self.in_pssm:
            return False
        if self.tested is not None:
            return self.tested.doubtful
        return self.owed or not self.log10_evalue <= math.log10(SUGGESTIVE)

    @property
    def owed(self) -> bool:
        """Whether only hits that the profile then held and that are not convincing speak against it."""
        if self.tested is not None:
            return self.tested.owed
        if self.in_pssm:
            return False
        by_itself = self.log10_evalue <= math.log10(SUGGESTIVE)
        return by_itself and self.basis is not None and self.basis.doubtful

    @property
    def words(self) -> str:
        """Sentences that say so, and what counts instead."""
        return " ".join(filter(None, (self.now, self.then)))

    @property
    def now(self) -> str:
        """What the score and the E-value of this round are worth."""
        if self.in_pssm:
            return (
                "The PSSM that the search began with was built from this sequence: its score and E-value are "
                "no evidence, and no test makes them evidence."
            )
        if self.itself:
            return (
                "This is the query, from which every profile is built: its score and E-value are no evidence."
            )
        return "The profile was built from this hit: its score and E-value are no evidence any more."

    @property
    def then(self) -> str:
        """What the hit was on entry, which counts instead; '' where nothing does."""
        if self.in_pssm or self.itself:
            return ""
        by_hand = " by hand" if self.added else ""
        if math.isnan(self.log10_evalue):
            return f"It was included{by_hand} in round {self.round}, which does not list its E-value."
        if self.added:
            before = f"It was added by hand in round {self.round} at {_equation(self.log10_evalue)}"
        else:
            before = f"On entry, in round {self.round}, E was {_figure(self.log10_evalue)}"
        if self.tested is not None:
            return f"{before}, and it was tested there. {self.tested.reading}"
        title, basis = _title(self.log10_evalue), self.basis
        still_open = is_borderline(self.log10_evalue) and title != _NOT_CONVINCING
        verb = "by itself would be" if still_open or self.owed else "is"
        said = f"{before}, which {verb} {title.lower()}"
        if basis is not None and title != _NOT_CONVINCING:
            several = basis.doubtful or basis.given or len(basis.suspect) > 1
            held = f"{basis.holder} held" if several else "the weakest of them is"
            said += f" {basis.condition_before}" + (f"; {held} {basis.named}" if basis.named else "")
        return f"{said}. It was not tested with shuffled copies there." if self.testable else f"{said}."


class Chance(NamedTuple):
    """How often copies score as high as a hit.

    Parameters
    ----------
    log10_p : decimal logarithm of the share
    log10_p_error : its standard error
    counted : whether copies were counted, as no curve describes their scores
    """

    log10_p: float
    log10_p_error: float
    counted: bool = False

    def off(self, errors: float) -> Chance:
        """Return a higher share by so many standard errors, or a lower one."""
        return self._replace(log10_p=self.log10_p + errors * self.log10_p_error)


def chance_of(pairs: Sequence[PairSignificance]) -> Chance | None:
    """Return what copies say of hits that are equal in score and E-value, or of one; None if nothing.

    It is the mean of those with a good fit, each weighted with its copies: p-values of equal hits are
    estimates of numbers much closer to each other than their errors. Without any, or where their fits are
    poor together, it is the share of copies that score as high, if these are `ENOUGH`.
    """
    good = [pair for pair in pairs if pair.fitted and not pair.poor]
    if len(pairs) > 1 and poor_together(pairs):
        good = []
    copies = sum(pair.permutations for pair in good or pairs)
    if good:
        mean = sum(pair.permutations * pair.log10_p for pair in good) / copies
        return Chance(mean, math.hypot(*(pair.permutations * pair.log10_p_error for pair in good)) / copies)
    reaching = sum(pair.reaching for pair in pairs)
    if reaching < ENOUGH:
        return None
    share = (reaching + 1) / (copies + 1)  # the hit itself is one of the orders that its residues may have
    return Chance(math.log10(share), math.sqrt((1 - share) / reaching) / math.log(10), counted=True)


def conclusion_of(
    pair: PairSignificance,
    compared: int,
    log10_evalue: float = math.nan,
    *,
    provisional: bool = False,
    low_complexity: bool = False,
    short: str = "",
    unfinished: int = 0,
    entry: Entry | None = None,
    basis: Basis | None = None,
    equal: Sequence[PairSignificance] = (),
) -> Conclusion:
    """Return what the E-value and the copies say of a pair that was found among `compared` sequences.

    Parameters
    ----------
    pair : what is known of the copies
    compared : sequences of the search
    log10_evalue : decimal logarithm of the E-value; NaN if there is none
    provisional : whether the E-value is not adjusted yet
    low_complexity : whether that makes the E-value doubtful
    short : what to go by where not even a perfect match of the query would usually be significant, the end
        of a sentence; '' for all others
    unfinished : sequences of the database where the search did not compare all
    entry : how the hit came into the profile; None if that was not built from it
    basis : what the profile was built from that scored the hit; None where none did
    equal : what is known of the copies of other hits with the same score and E-value
    """
    if entry is not None:
        return Conclusion(entry.title, _counted(pair, compared, unfinished), entry.words, entry.doubtful)
    known = not (provisional or math.isnan(log10_evalue))
    judge = f"{_SHORT}: {short}." if short and log10_evalue > math.log10(CONVINCING) else ""
    chance = chance_of((pair, *equal))
    if chance is None:
        by_evalue = known and not low_complexity and not (basis is not None and basis.doubtful)
        title = title_by_evalue(log10_evalue, basis)
        reading = _without_copies((pair, *equal), log10_evalue, basis, low_complexity, decides=by_evalue)
        return Conclusion(
            title if by_evalue else _NO_CONCLUSION,
            _counted(pair, compared, unfinished),
            f"{reading}{judge}",
            not by_evalue or title == _NOT_CONVINCING,
            basis if by_evalue and title != _NOT_CONVINCING else None,
        )
    log10_expected = chance.log10_p + math.log10(max(compared, 1))
    verdict = _title(max(log10_evalue, log10_expected) if known else log10_expected)
    beyond = known and log10_evalue > math.log10(SUGGESTIVE)
    near = "" if beyond or not _spans_bound(chance, log10_expected) else _too_near(chance, compared)
    near = f"{_of_equal((pair, *equal), chance, compared)}{near}"
    by_test = not known or is_open(log10_evalue, basis) or verdict != _title(log10_evalue)
    counted_copies = _counted(pair, compared, unfinished)
    reason = report = ""
    if provisional:
        reason = "by the shuffled copies; the E-value is provisional"
    elif known:
        reason, report = _reason(
            log10_evalue, log10_expected, _scores_expected(chance, compared), low_complexity
        )
    named = f"{verdict}, but weak" if verdict == _SUGGESTIVE else verdict
    if basis is None or verdict == _NOT_CONVINCING:
        reading = f"{named}: {reason}{report}.{near}{judge}" if reason else ""
        doubtful = verdict == _NOT_CONVINCING
        return Conclusion(verdict, counted_copies, reading, doubtful, by_test=by_test)
    if basis.doubtful:  # no number is to be reported where nothing is concluded
        because = f": {reason}." if reason else "."
        reading = (
            f"{_joined(verdict, basis)}, and what this hit scores may be owed to {basis.owed_to}. "
            f"{basis.condition[0].upper()}{basis.condition[1:]}, this hit would be {named.lower()}{because}"
        )
    else:
        because = f"{reason}{report}{' with this condition' if known else ''}.{near}"
        reading = (
            f"{named}, {basis.condition}: {because}{basis.sentence}" if reason else basis.sentence.strip()
        )
    return Conclusion(verdict, counted_copies, reading, basis.doubtful, basis, by_test)


def title_without_copies(log10_evalue: float, basis: Basis | None, *, on_entry: bool = False) -> str:
    """Return the title of a hit that was not tested: ``Convincing``, ``Open until tested``.

    basis : what the profile was built from that scored the hit; None where none did
    on_entry : whether that was in the round that included the hit
    """
    if is_open(log10_evalue, basis):
        return OPEN_ON_ENTRY if on_entry else OPEN
    return _joined(_title(log10_evalue), basis, on_entry=on_entry)


def title_by_evalue(log10_evalue: float, basis: Basis | None = None) -> str:
    """Return the title that an E-value alone gives where no copies speak: between the bounds ``Suggestive``.

    basis : what the profile was built from that scored the hit; None where none did
    """
    return _SUGGESTIVE if is_open(log10_evalue, basis) else _title(log10_evalue)


def brief_title(title: str) -> str:
    """Return a title in a few words, without hits by name: ``No conclusion: weak profile``."""
    verdict, weak, holder = title.partition(": the ")
    return f"{verdict}: weak {holder.partition(' ')[0]}" if weak else title


def with_match(title: str) -> str:
    """Return the title of a hit that matches a short query perfectly, as it says: ``…, perfect match``.

    Hits of short queries may all be suggestive, and then identity and coverage say which is the peptide.
    """
    return f"{title}{_PERFECT}" if title else ""


def meaning(title: str) -> str:
    """Return a sentence that says what a title means in brief; '' where what is said of the hit does."""
    if ": the " in title:
        return f"{title}, to which its score may be owed."
    verdict = title.partition(", ")[0]
    said = next((words for start, words in _MEANINGS if verdict.startswith(start)), "")
    if not said:
        return ""
    how = "by shuffled copies, " if _BY_TEST in verdict else "by its E-value, "
    how = "" if verdict.startswith(_UNDECIDED) else how
    when = ", in the round that first included it" if " on entry" in verdict else ""
    more = [condition for words, condition in _CONDITIONS.items() if title.endswith(words)]
    if title.endswith(_PERFECT):
        more.append("The whole query is in the hit, residue for residue.")
    return " ".join([f"{title}: {how}{said}{when}.", *more])


def _joined(verdict: str, basis: Basis | None, *, by_test: bool = False, on_entry: bool = False) -> str:
    """Return a verdict with what it rests on: the condition, or why nothing is concluded.

    by_test : whether shuffled copies give it
    on_entry : whether it is that of the round that included the hit
    """
    when = " on entry" if on_entry else ""
    said = f"{verdict}{_BY_TEST if by_test else ''}{when}"
    if basis is None or verdict == _NOT_CONVINCING:
        return said
    if basis.doubtful:
        holds = f"{basis.holder} held" if on_entry else basis.holds
        return f"{_NO_CONCLUSION}{when}: {holds} {basis.doubts}"
    return f"{said}, {basis.in_brief}" if basis.in_brief else said


def _listed(names: Sequence[str]) -> str:
    """Return the first names, and how many more there are: ``A, B, C and 2 more``."""
    more = len(names) - _LISTED
    *before, last = *names[:_LISTED], *([f"{more:,} more"] if more > 0 else [])
    return f"{', '.join(before)} and {last}" if before else last


def _counted(pair: PairSignificance, compared: int, unfinished: int) -> str:
    """Say how often copies score as high, and how many such scores the search is expected to have."""
    if not pair.fitted or pair.poor:
        reached = f"{pair.reaching:,} of {pair.permutations:,} shuffled copies score this high"
        reached = reached.replace("0 of", "None of the", 1) if not pair.reaching else reached
        if (chance := chance_of((pair,))) is None:
            return f"{reached}, and there is no p-value: {pair.problem}."
        return (
            f"{reached}; among {compared_words(compared, unfinished)} expect "
            f"{_expected(chance, compared)} by chance. No curve was used: {pair.problem}."
        )
    return (
        f"A shuffled copy scores this high {_how_often(pair.log10_p)}; among "
        f"{compared_words(compared, unfinished)} expect {expected_text(pair, compared)} by chance."
    )


def compared_words(compared: int, unfinished: int) -> str:
    """Return among how many sequences chance is expected to score: ``the 79 of 413 sequences compared``.

    unfinished : sequences of the database where the search did not compare all, 0 where it did
    """
    if not unfinished:
        return counted(compared, "sequence")
    return f"the {compared:,} of {counted(unfinished, 'sequence')} compared"


def _without_copies(
    pairs: Sequence[PairSignificance],
    log10_evalue: float,
    basis: Basis | None,
    low_complexity: bool,
    *,
    decides: bool,
) -> str:
    """Say that the copies of equal hits, or of one, leave it to the E-value, which may decide."""
    if math.isnan(log10_evalue):
        return ""
    if low_complexity:
        return f"{_NO_CONCLUSION}: the shuffled copies give no reliable estimate here, and {_LOW}."
    evalue, title = _figure(log10_evalue), _title(log10_evalue).lower()
    condition = if_relatives(log10_evalue, basis)
    if decides and is_open(log10_evalue, basis):
        holds, also = ("", "") if basis is None else (f", {basis.condition}", basis.sentence)
        fit = "poor fit" if any(pair.fitted for pair in pairs) else "no fit"
        if len(pairs) > 1:
            fit += f" of the {len(pairs):,} tested hits with this score and E-value together"
            if any(chance_of((pair,)) for pair in pairs):
                fit += ", so that what each one's copies expect does not count"
        return (
            f"{_SUGGESTIVE} at most{holds}: the shuffled copies give no second opinion "
            f"({fit}), and an E-value between {LEAST:g} and "
            f"{SUGGESTIVE:g} alone does not make a hit convincing.{also}"
        )
    if decides:
        by_it = f"{title.capitalize()} by its E-value, {evalue}{condition}"
        return f"{by_it} The shuffled copies give no second opinion here."
    return (
        f"{_NO_CONCLUSION}: the shuffled copies give no reliable estimate here. By its E-value, {evalue}, "
        f"it is {title}{condition}"
    )


def if_relatives(log10_evalue: float, basis: Basis | None) -> str:
    """Return the end of a sentence that goes by an E-value: on which condition it speaks for a hit.

    basis : what the profile was built from that the E-value is of; None where it is of none
    """
    condition = _condition_in_full(log10_evalue, basis)
    return f", {condition}" if condition else "."


def caveat(log10_evalue: float, basis: Basis | None) -> str:
    """Return on which condition the score of a hit that was not tested speaks for it; '' for none.

    basis : what the profile was built from that scored the hit; None where none did
    """
    condition = _condition_in_full(log10_evalue, basis)
    return f"Its score speaks for it only {condition}" if condition else ""


def _condition_in_full(log10_evalue: float, basis: Basis | None) -> str:
    """Return the condition on which an E-value speaks for a hit, and what the profile holds; '' for none."""
    if basis is None or log10_evalue > math.log10(SUGGESTIVE):
        return ""
    return f"{basis.condition}.{basis.sentence}"


def _reason(
    log10_evalue: float, log10_expected: float, expected: str, low_complexity: bool
) -> tuple[str, str]:
    """Say whether the E-value and the copies agree, if not which is the more cautious; and what to report."""
    by_evalue, by_copies = _title(log10_evalue), _title(log10_expected)
    number = _equation(log10_evalue)
    both = f"report both: {number}, and {expected} from shuffled copies"
    since = f", since {_LOW}" if low_complexity else ""
    report = f"; {both if low_complexity else f'report {number}'}{since}"
    if by_evalue == by_copies:
        if abs(log10_evalue - log10_expected) < _FAR_APART:
            if by_evalue == _NOT_CONVINCING and not low_complexity:  # which nobody reports
                report = f": {number}"
            return "the E-value and the shuffled copies agree (less than tenfold apart)", report
        return (
            "E-value and shuffled copies both say so, though they differ more than tenfold",
            f"; {both}{since}",
        )
    if log10_evalue < log10_expected:
        # The count of significant hits, which goes by the E-value, has this one.
        would_be = "is significant and would be" if by_evalue == _CONVINCING else "would be"
        alone = (
            f"by the E-value alone, {_figure(log10_evalue)}, it {would_be} {by_evalue.lower()}, but not by "
            "shuffled copies of the same length and composition"
        )
        return alone, f"; {both}"
    alone = (
        f"by shuffled copies alone it would be {by_copies.lower()}, but the E-value is "
        f"{_figure(log10_evalue)}: copies lack the repeats and patterns that real sequences have"
    )
    return alone, report


def _spans_bound(chance: Chance, log10_expected: float) -> bool:
    """Return whether what the copies expect may, with its error, be on either side of `SUGGESTIVE`.

    Not of what is convincing, which is far from it.
    """
    off = abs(log10_expected - math.log10(SUGGESTIVE))
    return log10_expected > math.log10(CONVINCING) and off <= _ERRORS * chance.log10_p_error


def _of_equal(pairs: Sequence[PairSignificance], chance: Chance, compared: int) -> str:
    """Return the sentence that equal hits have one verdict, to follow another; '' where nothing differs."""
    each = sorted(
        one for pair in pairs if (one := chance_of((pair,))) is not None and one.counted == chance.counted
    )
    told = [_expected(one, compared) for one in each]
    together = _expected(chance, compared)
    if told == [together] * len(pairs):
        return ""
    apart = f", those of each {told[0]} to {told[-1]}" if len(set(told)) > 1 else ""
    return (
        f" The {len(pairs):,} tested hits with this score and E-value have one verdict: their copies "
        f"together expect {together}{apart}."
    )


def _too_near(chance: Chance, compared: int) -> str:
    """Return the sentence that the copies' number is too near the bound, to follow another."""
    least, most = (_expected(chance.off(errors), compared) for errors in (-_ERRORS, _ERRORS))
    return (
        f" The copies expect {_expected(chance, compared)}, which may as well be {least} or {most}: near "
        f"{SUGGESTIVE:g}, above which a hit is not convincing. A test with more copies says more."
    )


def _scores_expected(chance: Chance, compared: int) -> str:
    """Return how many scores as high chance is expected to give, as a report has it."""
    expected = _expected(chance, compared)
    number = "no" if expected == "none" else expected
    return f"{number} {'score' if expected in ('none', '1') else 'scores'} as high expected by chance"


def _figure(log10_evalue: float) -> str:
    """Return an E-value as sentences have it: ``3e-06``, ``below 1e-180``."""
    return evalue_shown(log10_evalue).replace("<", "below")


def _equation(log10_evalue: float) -> str:
    """Return the same with its letter: ``E = 3e-06``, ``E < 1e-180``."""
    shown = evalue_shown(log10_evalue)
    return f"E {shown}" if shown == BELOW_SHOWN else f"E = {shown}"


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

    An empty string where copies give no p-value. The digits are those of an E-value.
    """
    chance = chance_of((pair,))
    return "" if chance is None else _expected(chance, compared)


def _expected(chance: Chance, compared: int) -> str:
    """Return the same of what copies say."""
    log10_expected = chance.log10_p + math.log10(max(compared, 1))
    if log10_expected < -math.log10(_COUNTED):
        return "none"
    if log10_expected < math.log10(CONVINCING):  # with the digits of the column *Pairwise E*
        return evalue_shown(log10_expected)
    expected = 10.0**log10_expected
    if expected >= 10:
        return f"{float(f'{expected:.2g}'):,.0f}"
    return f"{float(f'{expected:.2g}'):g}"
