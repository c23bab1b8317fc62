"""What shuffled copies say of a hit, in words."""

from __future__ import annotations

import dataclasses
import math

import numpy as np
import pytest

from swathe.core.scoring.significance import evalue_shown
from swathe.core.statistics.conclusion import (
    OPEN,
    Basis,
    Entry,
    brief_title,
    conclusion_of,
    expected_text,
    meaning,
    title_without_copies,
)
from swathe.core.statistics.pair_significance import Pairs, PairSignificance, assess
from swathe.core.statistics.permutation_options import PairwiseOptions

WEAK = Basis("ACTNA_DICDI", math.log10(1.8), added=True, unconvincing=("ACTNA_DICDI",))


@pytest.fixture(scope="module")
def fitted() -> PairSignificance:
    """A pair of which 1,000 copies follow a Gumbel distribution."""
    random = np.random.Generator(np.random.PCG64(3))
    copies = np.rint(random.gumbel(40.0, 4.0, (1, 1_000))).astype(np.int32)
    [pair] = assess(copies, Pairs(300, np.array([100]), np.array([250])), PairwiseOptions(1_000))
    assert pair.fitted and not pair.poor
    return pair


@pytest.mark.parametrize(
    ("p", "compared", "title", "often", "expected"),
    [
        (1.25e-5, 42_558, "Not convincing", "once in 80,000", "among 42,558 sequences expect 0.53 by"),
        (0.7, 42_558, "Not convincing", "more often than not", "expect 30,000 by"),
        (0.3, 10, "Not convincing", "once in 3.3", "expect 3 by"),
        (3e-7, 42_558, "Suggestive", "once in 3.3 million", "expect 0.013 by"),
        (1e-8, 42_558, "Convincing", "once in 100 million", "expect 4e-04 by"),  # as the table of hits has it
        (2e-10, 42_558, "Convincing", "once in 5 billion", "expect 9e-06 by"),
        (1e-13, 1, "Convincing", "once in 10 trillion", "among 1 sequence expect 1e-13 by"),
        (1e-40, 42_558, "Convincing", "practically never", "among 42,558 sequences expect none by"),
    ],
)
def test_the_sentence_says_how_often_and_how_many(fitted, p, compared, title, often, expected):
    said = conclusion_of(dataclasses.replace(fitted, log10_p=math.log10(p)), compared)
    assert said.title == f"{title} by test"
    assert said.doubtful == (title == "Not convincing")
    assert said.sentence.startswith(f"A shuffled copy scores this high {often}; ")
    assert expected in said.sentence


def test_the_number_expected_is_one_wherever_it_is_said(fitted):
    """It was 0.15 over the alignment and 0.2 in the view of significance."""
    pair = dataclasses.replace(fitted, log10_p=math.log10(0.15 / 413))
    assert expected_text(pair, 413) == "0.15" and "expect 0.15 by" in conclusion_of(pair, 413).sentence


def test_a_poor_fit_concludes_nothing(fitted):
    poor = dataclasses.replace(fitted, log10_p=-30.0, problem="the scores do not follow it")
    said = conclusion_of(poor, 42_558)
    assert said.title == "No conclusion" and said.doubtful
    assert said.sentence == (
        "None of the 1,000 shuffled copies score this high, and there is no p-value: the scores do not "
        "follow it."
    )
    assert "expect" not in said.sentence, "a number, and then not to rely on it"


@pytest.mark.parametrize(
    ("reaching", "words"),
    [(0, "None of the 1,000 shuffled copies score"), (9, "9 of 1,000 shuffled copies score")],
)
def test_without_a_fit_few_copies_that_score_as_high_conclude_nothing(fitted, reaching, words):
    none = dataclasses.replace(fitted, lambda_=math.nan, reaching=reaching, problem="there is no maximum")
    said = conclusion_of(none, 42_558)
    assert said.title == "No conclusion" and said.doubtful
    assert said.sentence == f"{words} this high, and there is no p-value: there is no maximum."


@pytest.mark.parametrize("changes", [{"lambda_": math.nan}, {}])
def test_without_a_good_fit_enough_copies_that_score_as_high_are_counted(fitted, changes):
    """Copies of all peptides fit poorly with PAM30: where many scored as high, nothing was made of it."""
    poor = dataclasses.replace(fitted, reaching=20, problem="there is no maximum", **changes)
    said = conclusion_of(poor, 12_071, math.log10(0.002))
    assert said.title == "Not convincing by test" and said.doubtful
    assert said.sentence == (
        "20 of 1,000 shuffled copies score this high; among 12,071 sequences expect 250 by chance. No curve "
        "was used: there is no maximum."
    )
    assert "0.0020, it would be suggestive, but not by shuffled copies" in said.reading
    assert conclusion_of(poor, 12_071, math.log10(0.002), low_complexity=True).title == said.title
    assert conclusion_of(poor, 2, math.log10(0.002)).title == "Suggestive by test", "of 0.042 expected"


def test_equal_hits_have_one_verdict_by_what_all_their_copies_expect(fitted):
    """Three hits with E = 0.0059 and one score were suggestive, not convincing, and suggestive by test."""

    def expecting(number: float, **changes: object) -> PairSignificance:
        changes = {"log10_p": math.log10(number / 12_071), "log10_p_error": 0.1, **changes}
        return dataclasses.replace(fitted, **changes)

    pairs = [expecting(0.041), expecting(0.115), expecting(1e-5, problem="it is poor")]

    def titles_and_ends(pairs: list[PairSignificance]) -> tuple[set[str], set[str]]:
        others = [[other for other in pairs if other is not pair] for pair in pairs]
        said = [
            conclusion_of(pair, 12_071, math.log10(0.0059), equal=equal)
            for pair, equal in zip(pairs, others, strict=True)
        ]
        ends = {one.reading.partition("by chance from shuffled")[2] for one in said}
        return {one.title for one in said}, ends

    titles, [end] = titles_and_ends(pairs)
    assert titles == {"Not convincing by test"}
    assert end.startswith(
        " copies. The 3 tested hits with this score and E-value have one verdict: their copies together "
        "expect 0.069, those of each 0.041 to 0.12. The copies expect 0.069, which may as well be 0.05 or "
        "0.095:"
    )
    more = dataclasses.replace(pairs[0], permutations=100_000)
    titles, _ = titles_and_ends([more, *pairs[1:]])
    assert titles == {"Suggestive by test"}, "each copy counts the same"
    assert titles_and_ends(pairs[2:] * 2)[0] == {"Suggestive"}
    counted = [expecting(1e-5, problem="it is poor", reaching=reaching) for reaching in (3, 12)]
    titles, [end] = titles_and_ends(counted)
    assert titles == {"Not convincing by test"} and "their copies together expect 97" in end
    nearly = [expecting(number, goodness_statistic=35.0, goodness_p=0.006) for number in (0.041, 0.115)] * 2
    assert {conclusion_of(pair, 12_071, math.log10(0.0059)).by_test for pair in nearly} == {True}
    assert titles_and_ends(nearly)[0] == {"Suggestive"}, "by their E-values: all copies together fit poorly"
    reading = conclusion_of(nearly[0], 12_071, math.log10(0.0059), equal=nearly[1:]).reading
    together = "(poor fit of the 4 tested hits with this score and E-value together, so that "
    assert f"{together}what each one's copies expect does not count), and an E-value" in reading
    alone = conclusion_of(pairs[0], 12_071, math.log10(0.0059))
    twins = conclusion_of(pairs[0], 12_071, math.log10(0.0059), equal=[dataclasses.replace(pairs[0])])
    assert "one verdict" not in alone.reading + twins.reading, "equal sequences have the same copies"


def test_what_an_unfinished_search_expects_is_among_those_that_it_compared(fitted):
    """The E-value beside it, which counts all sequences, was a multiple of what the sentence had."""
    pair = dataclasses.replace(fitted, log10_p=-2.0)
    said = conclusion_of(pair, 79, unfinished=413).sentence
    assert said.endswith("among the 79 of 413 sequences compared expect 0.79 by chance.")


def test_a_hit_of_a_short_query_is_judged_as_the_form_says(fitted):
    """The form said to judge it by identity and coverage, its verdict to go by the E-value."""
    judge = " Even a perfect match of so short a query may not be significant in this search: judge it by"
    tested = dataclasses.replace(fitted, log10_p=-2.0)
    whole = "judge it by identity and coverage together, over the whole query"
    for pair in (tested, dataclasses.replace(tested, problem="the scores do not follow it")):
        said = conclusion_of(pair, 500, math.log10(1.4), short=whole).reading
        assert said.endswith(f"{judge} identity and coverage together, over the whole query."), said
        assert judge not in conclusion_of(pair, 500, math.log10(1.4)).reading
        assert judge not in conclusion_of(pair, 500, -4.0, short=whole).reading
        assert judge in conclusion_of(pair, 500, math.log10(0.0059), short=whole).reading, "nor significant"


def test_a_hit_is_judged_without_copies_only_where_its_e_value_leaves_no_doubt(fitted):
    """Untested, a hit of E = 0.000997 was "Convincing" beside one that a click had made "Suggestive"."""
    entries = [Entry(2, math.log10(evalue), added=False) for evalue in (9e-7, 1e-6, 9.97e-4, 0.04, 9.9, 11)]
    verdicts = [entry.title for entry in entries]
    beyond_doubt = ["Convincing on entry", "Not convincing on entry"]
    assert verdicts == [beyond_doubt[0], *["Open on entry until tested"] * 3, *[beyond_doubt[1]] * 2]


@pytest.mark.parametrize("basis", [None, Basis(), Basis(given=True)])
def test_a_verdict_is_open_only_where_a_test_can_make_it(fitted, basis):
    """Of E = 0.73 it was "Open until tested", and "Not convincing" whatever the test said."""
    assert [title_without_copies(math.log10(evalue), basis) for evalue in (2e-6, 0.05)] == [OPEN, OPEN]
    for evalue in (0.051, 0.73, 9.0):
        assert title_without_copies(math.log10(evalue), basis) == "Not convincing"
        sure = conclusion_of(dataclasses.replace(fitted, log10_p=-40.0), 500, math.log10(evalue), basis=basis)
        assert sure.title == "Not convincing"


def test_where_a_profile_is_weak_no_test_concludes_anything():
    held = "the profile {} ACTNA_DICDI, not convincing itself"
    for evalue in (1e-9, 1e-4, 0.05):
        assert title_without_copies(math.log10(evalue), WEAK) == f"No conclusion: {held.format('holds')}"
        entry = Entry(2, math.log10(evalue), added=False, basis=WEAK)
        assert entry.title == f"No conclusion on entry: {held.format('held')}" and entry.owed
    assert title_without_copies(math.log10(0.051), WEAK) == "Not convincing"


def test_what_a_weak_pssm_brings_in_is_no_conclusion_in_any_round():
    """Opened again, a PSSM that held two strangers made their relatives "Convincing, if"."""
    given = Basis(given=True, in_pssm=("ACKA_CAMC5", "ACKA_DESPS"))
    title = title_without_copies(-30.0, given)
    assert title == "No conclusion: the PSSM holds ACKA_CAMC5 and ACKA_DESPS, not convincing themselves"
    assert brief_title(title) == "No conclusion: weak PSSM"
    assert given.sentence == f" T{title[16:]}: what it brings in may be owed to those."
    assert given.condition.endswith("ACKA_DESPS are relatives, and the PSSM was not built from this hit")
    later = dataclasses.replace(given, weakest="X", log10_evalue=0.3, unconvincing=("X",))
    assert later.sentence.startswith(" The PSSM and the profile hold ACKA_CAMC5, ACKA_DESPS and X, not")
    own = Basis("X", 0.3, given=True, unconvincing=("X",))
    assert own.sentence.startswith(
        " The profile holds X, included at E = 2.0 and not convincing itself: what"
    )
    suspected = Basis(given=True, suspect_in_pssm=("ACKA_CAMC5",), listed=True)
    assert title_without_copies(-30.0, suspected) == "Convincing, PSSM in doubt"
    assert suspected.sentence.startswith(
        " The PSSM holds ACKA_CAMC5, less than convincing itself. If that hit is no relative"
    )
    both = dataclasses.replace(suspected, weakest="X", log10_evalue=-2.0, suspect=("X",))
    assert title_without_copies(-30.0, both) == "Convincing, profile in doubt"
    assert both.sentence.startswith(
        " The PSSM and the profile hold ACKA_CAMC5 and X, less than convincing themselves. If one of these"
    )
    sound = Basis("X", -3.5, given=True)
    assert sound.condition == "if the PSSM and the profile were built from relatives, and not from this hit"
    assert title_without_copies(-30.0, sound) == "Convincing, if not in the PSSM"
    assert title_without_copies(-30.0, dataclasses.replace(sound, listed=True)) == "Convincing"


def test_a_verdict_has_a_condition_only_where_a_hit_of_the_profile_is_in_doubt():
    """Once the doubtful hit was left out it still read "Convincing on entry, if sound"."""
    clean, doubted = Basis("A", -4.0, tested="Convincing"), Basis("A", -4.0, suspect=("A",))
    assert title_without_copies(-30.0, clean) == title_without_copies(-30.0, Basis()) == "Convincing"
    assert title_without_copies(-30.0, clean, on_entry=True) == "Convincing on entry"
    assert title_without_copies(-30.0, doubted) == "Convincing, profile in doubt"
    assert title_without_copies(-30.0, doubted, on_entry=True) == "Convincing on entry, profile in doubt"
    assert title_without_copies(-1.0, doubted) == "Not convincing"


def test_of_hits_in_doubt_up_to_three_are_named_and_more_counted():
    """Of three doubtful hits in a profile one was named."""
    basis = Basis("B", math.log10(0.0013), tested="Suggestive", suspect=("A", "B", "C"))
    held = "A, B and C, included at E ≤ 0.0013 and less than convincing themselves"
    assert basis.sentence == (
        f" The profile holds {held}. If one of these hits is no relative of the query after all, the hits "
        "that it brings in are its relatives, not the query's."
    )
    entry = Entry(3, -9.0, added=False, basis=basis)
    assert f"; the profile held {held}." in entry.then
    more = dataclasses.replace(basis, suspect=("A", "B", "C", "D", "E"))
    assert more.named.startswith("A, B, C and 2 more, included")


def test_what_a_test_of_the_weakest_said_is_told():
    """It read "convincing by its test: if that one is no relative", which contradicts itself."""
    basis = Basis("ADHN_RHOER", -4.0, tested="Suggestive")
    assert basis.sentence == (
        " The profile holds ADHN_RHOER, included at E = 1e-04 and suggestive by its test. If that hit is "
        "no relative of the query after all, the hits that it brings in are its relatives, not the query's."
    )


@pytest.mark.parametrize(
    ("title", "brief"),
    [
        ("Convincing", "Convincing"),
        ("Open until tested", "Open until tested"),
        ("Open on entry until tested", "Open on entry until tested"),
        ("Not convincing by test", "Not convincing by test"),
        ("Suggestive by test, profile in doubt", "Suggestive by test, profile in doubt"),
        ("Convincing, if not in the PSSM", "Convincing, if not in the PSSM"),
        ("Suggestive, perfect match", "Suggestive, perfect match"),
        (
            "No conclusion: the profile holds ADH_DROIM, not convincing itself",
            "No conclusion: weak profile",
        ),
        (
            "No conclusion on entry: the profile held ADH_DROIM, not convincing itself",
            "No conclusion on entry: weak profile",
        ),
    ],
)
def test_verdicts_can_be_told_apart_in_a_narrow_column(title, brief):
    """They were "Convincing by its…" and "Convincing, if th…"; then with another "by E" than elsewhere."""
    assert brief_title(title) == brief
    assert meaning(title).startswith(title)
    assert meaning(title).count(". ") == (", " in brief), "the condition, or a perfect match"


def test_a_brief_verdict_is_explained_in_a_sentence():
    """*If sound* was explained by nothing but the title of its column."""
    assert meaning("Convincing, profile in doubt") == (
        "Convincing, profile in doubt: by its E-value, at most 0.001 scores as high are expected by chance "
        "in the whole search. Profile in doubt: it holds a hit that is less than convincing itself, perhaps "
        "no relative."
    )
    assert meaning("Suggestive by test on entry") == (
        "Suggestive by test on entry: by shuffled copies, at most 0.05 scores as high are expected by chance "
        "in the whole search, in the round that first included it."
    )
    assert meaning("No conclusion: the profile holds X, not convincing itself").endswith(
        "not convincing itself, to which its score may be owed."
    )
    for title in ("", "In the PSSM", "The query itself", "No conclusion", "No conclusion on entry"):
        assert brief_title(title) == title and meaning(title) == "", "what is said of the hit says it"


@pytest.mark.parametrize(
    ("log10_evalue", "log10_expected", "title"),
    [
        (-3.5, -4.0, "Convincing by test"),
        (-3.5, -1.5, "Suggestive by test"),
        (-3.5, 1.0, "Not convincing by test"),
        (-1.5, -4.0, "Suggestive by test"),  # untested it was open, though the E-value is the more cautious
        (0.5, -1.5, "Not convincing"),
        (0.5, 2.0, "Not convincing"),
        (-9.0, -12.0, "Convincing"),
        (-9.0, -1.5, "Suggestive by test"),
    ],
)
def test_a_verdict_that_a_test_decides_says_so(fitted, log10_evalue, log10_expected, title):
    """Hits alike in E-value, score and identity had different verdicts, and no word of the table said why.

    Of a peptide's hits with E-values above 0.05 some were not convincing, and some not convincing by test.
    """
    pair = dataclasses.replace(fitted, log10_p=log10_expected - math.log10(500))
    said = conclusion_of(pair, 500, log10_evalue)
    assert said.title == brief_title(said.title) == title
    how = "by shuffled copies, " if title.endswith(" by test") else "by its E-value, "
    assert meaning(title).startswith(f"{title}: {how}")
    no_fit = dataclasses.replace(pair, problem="no fit")
    assert "by test" not in conclusion_of(no_fit, 500, log10_evalue).title


@pytest.mark.parametrize(
    ("evalue", "title"),
    [(1e-8, "Convincing"), (2e-4, "Suggestive"), (0.0327, "Suggestive"), (0.051, "Not convincing")],
)
def test_a_test_in_vain_makes_no_hit_convincing(fitted, evalue, title):
    """A peptide of E = 2e-04 was "Convincing" as its copies fitted poorly, its twin "Suggestive by test"."""
    poor = dataclasses.replace(fitted, problem="the scores do not follow it")
    unfitted = dataclasses.replace(poor, lambda_=math.nan)
    for pair, why in ((poor, "poor fit"), (unfitted, "no fit")):
        said = conclusion_of(pair, 12_071, math.log10(evalue))
        assert said.title == said.verdict == title and not said.by_test
        assert said.doubtful == (title == "Not convincing")
        profile = conclusion_of(pair, 12_071, math.log10(evalue), basis=Basis())
        if title == "Suggestive":
            at_most = (
                f": the shuffled copies give no second opinion ({why}), and an E-value between 1e-06 and "
                "0.05 alone does not make a hit convincing."
            )
            assert said.reading == f"Suggestive at most{at_most}"
            assert profile.title == "Suggestive"
            by_it = f"Suggestive at most, if the profile was built from relatives{at_most} All hits of"
            assert profile.reading.startswith(by_it)
        low = conclusion_of(pair, 12_071, math.log10(evalue), low_complexity=True)
        assert low.title == "No conclusion"


def test_copies_that_expect_about_0_05_say_that_it_may_be_more_or_less(fitted):
    """Of two hits with E = 0.0059 one is "Suggestive by test", one not convincing: 0.041 and 0.115."""

    def said(expected: float, error: float, evalue: float = 0.0059) -> tuple[str, bool]:
        log10_p = math.log10(expected / 12_071)
        pair = dataclasses.replace(fitted, log10_p=log10_p, log10_p_error=error)
        conclusion = conclusion_of(pair, 12_071, math.log10(evalue))
        return conclusion.title, "which may as well be" in conclusion.reading

    assert said(0.0406, 0.25) == said(0.0406, 0.05) == ("Suggestive by test", True)
    assert said(0.115, 0.25) == ("Not convincing by test", True)
    assert said(0.115, 0.05) == ("Not convincing by test", False)
    assert said(0.0406, 0.25, 0.051) == ("Not convincing", False), "the E-value has no such error"
    assert said(9e-4, 1.0, 1e-5) == ("Convincing by test", False), "far from the bound"
    pair = dataclasses.replace(fitted, log10_p=math.log10(0.1 / 12_071), log10_p_error=0.25)
    reading = conclusion_of(pair, 12_071, math.log10(0.0059)).reading
    assert reading.startswith("Not convincing: by the E-value alone, 0.0059, it would be suggestive, but")
    assert reading.endswith(
        ". The copies expect 0.1, which may as well be 0.032 or 0.32: near 0.05, above which a hit is not "
        "convincing. A test with more copies says more."
    )


def test_no_e_value_is_reported_as_zero(fitted):
    """Of a hit near the query it was "report E = 0.0", the table's short sign for one below 1e-180."""
    said = conclusion_of(dataclasses.replace(fitted, log10_p=-254.0), 12_071, -250.0)
    assert said.reading.endswith("agree (less than tenfold apart); report E < 1e-180.")
    by_hand, on_entry = (Entry(1, -250.0, added=added).words for added in (True, False))
    assert "It was added by hand in round 1 at E < 1e-180, which is convincing." in by_hand
    assert "On entry, in round 1, E was below 1e-180, which is convincing." in on_entry
    assert Basis("X", -250.0).named == "X, included at E < 1e-180"
    poor = conclusion_of(dataclasses.replace(fitted, problem="no fit"), 12_071, -250.0)
    assert poor.reading.startswith(
        "Convincing by its E-value, below 1e-180. The shuffled copies give no second"
    )
    assert poor.title == "Convincing" and not poor.doubtful


@pytest.mark.parametrize(
    ("log10_evalue", "log10_expected", "verdict"),
    [(-5.5, -3.5, "Convincing"), (-3.5, -5.5, "Convincing"), (0.0, 2.0, "Not convincing")],
)
def test_numbers_more_than_tenfold_apart_do_not_agree_and_both_are_reported(
    fitted, log10_evalue, log10_expected, verdict
):
    """E = 3e-06 and 3e-04 expected by the copies "agree (both at most 0.001); report E = 3e-06"."""
    pair = dataclasses.replace(fitted, log10_p=log10_expected - math.log10(12_071))
    said = conclusion_of(pair, 12_071, log10_evalue)
    assert said.verdict == verdict
    expected = f"{expected_text(pair, 12_071)} scores as high expected by chance from shuffled copies"
    number = f"E = {evalue_shown(log10_evalue)}, and {expected}"
    assert said.reading == (
        f"{verdict}: E-value and shuffled copies both say so, though they differ more than tenfold; report "
        f"both: {number}."
    )


@pytest.mark.parametrize(
    ("log10_evalue", "log10_expected", "both"),
    [
        (-254.0, -60.0, "E < 1e-180, and no score as high expected by chance from shuffled copies"),
        (-12.0, -14.0, "E = 1e-12, and 1e-14 scores as high expected by chance from shuffled copies"),
        (-6.0, math.log10(0.5), "E = 1e-06, and 0.5 scores as high expected by chance from shuffled copies"),
        (-6.0, 0.0, "E = 1e-06, and 1 score as high expected by chance from shuffled copies"),
        (-254.0, 3.0, "E < 1e-180, and 1,000 scores as high expected by chance from shuffled copies"),
    ],
)
def test_two_numbers_are_reported_in_words_that_stand_alone(fitted, log10_evalue, log10_expected, both):
    """They were "report both, E < 1e-180 and none expected by the copies": none of what?"""
    pair = dataclasses.replace(fitted, log10_p=log10_expected - math.log10(12_071))
    assert conclusion_of(pair, 12_071, log10_evalue).reading.endswith(f"report both: {both}.")


@pytest.mark.parametrize(
    ("log10_evalue", "log10_p"),
    [(0.15, -1.7), (0.15, -4.7), (0.15, -9.0), (-2.0, -8.0)],
)
def test_an_e_value_that_low_complexity_makes_doubtful_is_not_the_one_to_report(
    fitted, log10_evalue, log10_p
):
    """It was "doubtful", and "report the E-value (1.4)", in one line; by the copies 250 were expected."""
    pair = dataclasses.replace(fitted, log10_p=log10_p)
    usual = conclusion_of(pair, 12_071, log10_evalue)
    low = conclusion_of(pair, 12_071, log10_evalue, low_complexity=True)
    assert "report both: E = " in low.reading and low.verdict == usual.verdict
    assert low.reading.endswith("from shuffled copies, since low complexity makes the E-value doubtful.")
    poor = conclusion_of(
        dataclasses.replace(pair, problem="no fit"), 12_071, log10_evalue, low_complexity=True
    )
    assert "low complexity makes the E-value doubtful" in poor.reading and "Go by" not in poor.reading


@pytest.mark.parametrize(
    ("entry", "title", "words", "doubtful"),
    [
        (
            Entry(3, math.log10(0.0011), added=False, basis=Basis()),
            "Open on entry until tested",
            "On entry, in round 3, E was 0.0011, which by itself would be suggestive if the "
            "hits included before it are relatives. It was not tested with shuffled copies there.", False,
        ),
        (
            Entry(2, -9.0, added=False, basis=Basis("ACTNA_DICDI", math.log10(1.8), added=True)),
            "Convincing on entry",
            "On entry, in round 2, E was 1e-09, which is convincing if the hits "
            "included before it are relatives; the weakest of them is ACTNA_DICDI, included by hand at E = "
            "1.8. It was not tested with shuffled copies there.", False,
        ),
        (
            Entry(2, -9.0, added=False, basis=WEAK),
            "No conclusion on entry: the profile held ACTNA_DICDI, not convincing itself",
            "On entry, in round 2, E was 1e-09, which by itself would be convincing if you know from "
            "elsewhere that ACTNA_DICDI is a relative; the profile held ACTNA_DICDI, included by hand at E = "
            "1.8 and not convincing itself. It was not tested with shuffled copies there.", True,
        ),
        (
            Entry(2, 0.5, added=True, basis=Basis()), "Not convincing on entry",
            "It was added by hand in round 2 at E = 3.2, which is not convincing. It was not tested with "
            "shuffled copies there.", True,
        ),
        (
            Entry(2, 1.5, added=True, basis=WEAK), "Not convincing on entry",
            "It was added by hand in round 2 at E = 32, which is not convincing.", True,
        ),
        (
            Entry(1, -60.0, added=False), "Convincing on entry",
            "On entry, in round 1, E was 1e-60, which is convincing. It was not "
            "tested with shuffled copies there.", False,
        ),
        (
            Entry(1, -60.0, added=False, basis=Basis(given=True)),
            "Convincing on entry, if not in the PSSM",
            "On entry, in round 1, E was 1e-60, which is convincing if the PSSM was "
            "built from relatives, and not from this hit. It was not tested with shuffled copies there.",
            False,
        ),
        (
            Entry(1, math.log10(0.19), added=True), "Not convincing on entry",
            "It was added by hand in round 1 at E = 0.19, which is not convincing. It was not tested with "
            "shuffled copies there.", True,
        ),
        (
            Entry(2, math.nan, added=False), "No conclusion",
            "It was included in round 2, which does not list its E-value.", True,
        ),
    ],
)  # fmt: skip
def test_the_score_of_a_hit_that_the_profile_was_built_from_proves_nothing(
    fitted, entry, title, words, doubtful
):
    """Added by hand at E = 0.19, a hit was "Convincing", once in 260 trillion, a round later."""
    said = conclusion_of(dataclasses.replace(fitted, log10_p=-14.4), 42_558, -8.0, entry=entry)
    assert (said.title, said.doubtful) == (title, doubtful)
    built = "The profile was built from this hit: its score and E-value are no evidence any more."
    assert said.reading == entry.words == f"{built} {words}"
    assert "report" not in said.reading and said.sentence.startswith("A shuffled copy scores this high once")


@pytest.mark.parametrize(
    ("log10_evalue", "log10_p", "basis", "title", "words", "doubtful"),
    [
        (
            -4.0, -5.1, None, "Suggestive by test on entry",
            "Suggestive, but weak: by the E-value alone, 1e-04, it is significant and would be convincing, "
            "but not by shuffled",
            False,
        ),
        (-4.0, -3.0, Basis(), "Not convincing by test on entry", "Not convincing: by the", True),
        (
            -9.0, -20.0, Basis(),
            "Convincing on entry",
            "Convincing, if the profile was built from relatives: E-value and", False,
        ),
        (
            -9.0, -20.0, WEAK, "No conclusion on entry: the profile held ACTNA_DICDI, not convincing itself",
            "No conclusion: the profile holds ACTNA_DICDI, not convincing itself, and what this hit", True,
        ),
        (
            -9.0, -20.0, Basis(given=True),
            "Convincing on entry, if not in the PSSM",
            "Convincing, if the PSSM was built from relatives, and", False,
        ),
    ],
)  # fmt: skip
def test_where_a_hit_was_tested_before_it_was_included_that_counts(
    fitted, log10_evalue, log10_p, basis, title, words, doubtful
):
    """Suggestive by its test in round 1, a hit was "Convincing on entry" from then on."""
    pair = dataclasses.replace(fitted, log10_p=log10_p)
    tested = conclusion_of(pair, 500, log10_evalue, basis=basis)
    entry = Entry(1, log10_evalue, added=False, basis=basis, tested=tested)
    said = conclusion_of(dataclasses.replace(fitted, log10_p=-14.4), 500, -80.0, entry=entry)
    assert (said.title, said.doubtful) == (title, doubtful)
    assert f", and it was tested there. {words}" in said.reading and said.reading.endswith(tested.reading)
    poor = dataclasses.replace(pair, problem="the scores do not follow it")
    none = dataclasses.replace(entry, tested=conclusion_of(poor, 500, log10_evalue, basis=basis))
    by_evalue = title_without_copies(-7.0, basis, on_entry=True)
    if log10_evalue > -6.0:
        by_evalue = by_evalue.replace("Convincing", "Suggestive")
    assert none.title == ("No conclusion on entry" if basis is WEAK else by_evalue) and not none.owed
    assert none.doubtful == (basis is WEAK), "the E-value counts"
    assert not entry.testable


@pytest.mark.parametrize(
    ("log10_evalue", "log10_p", "basis", "title", "words", "doubtful"),
    [
        (
            -16.0, -19.0, Basis("ACTNA_DICDI", math.log10(1.8), added=True), "Convincing",
            "(less than tenfold apart); report E = 1e-16 with this condition. The profile holds ACTNA_DICDI, "
            "included by hand at E = 1.8. If that hit is no relative of the query after all, the hits "
            "that it brings in are its relatives, not the query's.", False,
        ),
        (
            -1.9, -4.9, Basis("YNX4_YEAST", math.log10(0.0013), suspect=("YNX4_YEAST",)),
            "Suggestive by test, profile in doubt",
            "report E = 0.013 with this condition. The profile holds YNX4_YEAST, included at E = 0.0013. If",
            False,
        ),
        (-16.0, -19.0, Basis(), "Convincing", "report E = 1e-16 with this condition.", False),
        (
            -16.0, -19.0, Basis(given=True), "Convincing, if not in the PSSM",
            "report E = 1e-16 with this condition.", False,
        ),
        (
            -16.0, -30.0, Basis("ADDED", math.nan, added=True), "Convincing",
            "The profile holds ADDED, included by hand. If that hit is no relative of", False,
        ),
    ],
)  # fmt: skip
def test_what_a_profile_finds_holds_if_that_was_built_from_relatives(
    fitted, log10_evalue, log10_p, basis, title, words, doubtful
):
    """With one actinin added at E = 1.8, the next one was "Convincing … report the E-value" a round later."""
    pair = dataclasses.replace(fitted, log10_p=log10_p)
    said = conclusion_of(pair, 500, log10_evalue, basis=basis)
    condition = "if the profile was built from relatives"
    if basis.given:  # the PSSM of a hit's own family called that convincing
        condition = "if the PSSM was built from relatives, and not from this hit"
    assert (said.title, said.doubtful) == (title, doubtful)
    assert f", {condition}: " in said.reading
    assert words in said.reading
    poor = dataclasses.replace(pair, problem="the scores do not follow it")
    itself = conclusion_of(pair, 500, -90.0, entry=Entry(1, -90.0, added=False, itself=True), basis=basis)
    assert itself.title == "The query itself" and itself.reading.startswith("This is the query, from which")
    reading = conclusion_of(poor, 500, log10_evalue, basis=basis).reading
    assert f", {condition}" in reading and basis.sentence in reading
    weak = conclusion_of(pair, 500, 0.5, basis=basis)
    assert weak == conclusion_of(pair, 500, 0.5) and weak.title == "Not convincing"


@pytest.mark.parametrize(
    ("log10_evalue", "log10_p", "named"),
    [(-16.0, -30.0, "convincing"), (-1.9, -4.0, "suggestive, but weak")],
)
def test_nothing_is_concluded_where_a_score_may_be_owed_to_a_hit_that_is_not_convincing(
    fitted, log10_evalue, log10_p, named
):
    """A stranger added at E = 0.73, "Not convincing" by its test, made the next one "Convincing, if …".

    Then it was "No conclusion: …; report E = 6e-06 with this condition".
    """
    pair = dataclasses.replace(fitted, log10_p=log10_p)
    said = conclusion_of(pair, 500, log10_evalue, basis=WEAK)
    title = "No conclusion: the profile holds ACTNA_DICDI, not convincing itself"
    assert said.title == title and said.doubtful and said.owed
    why, _, report = conclusion_of(pair, 500, log10_evalue).reading.partition(": ")[2].partition("; ")
    assert "report" in report
    assert said.reading == (
        f"{title}, and what this hit scores may be owed to that one. If you know from elsewhere that "
        f"ACTNA_DICDI is a relative, this hit would be {named}: {why}."
    )
    several = dataclasses.replace(WEAK, unconvincing=("A", "B", "C", "D", "E"))
    holds = "the profile holds A, B, C and 2 more, not convincing themselves"
    reading = conclusion_of(pair, 500, log10_evalue, basis=several).reading
    assert f"{holds}, and what this hit scores may be owed to those. If you know" in reading
    assert several.sentence == f" T{holds[1:]}: what it brings in may be owed to those."
    weak = conclusion_of(pair, 500, 0.5, basis=WEAK)
    assert weak == conclusion_of(pair, 500, 0.5) and not weak.owed
    poor = conclusion_of(dataclasses.replace(pair, problem="no fit"), 500, log10_evalue, basis=WEAK)
    assert poor.title == "No conclusion" and "if you know from elsewhere that ACTNA_DICDI" in poor.reading
    without = conclusion_of(dataclasses.replace(fitted, log10_p=-30.0), 500, basis=WEAK)
    assert without.reading.endswith("is a relative, this hit would be convincing.")
