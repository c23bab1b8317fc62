"""Which kernel is the fastest, and by how much: only what was measured with all of them is compared."""

from __future__ import annotations

import dataclasses

import pytest

from swathe.core.benchmark.ranking import (
    across,
    answer,
    compared_by,
    for_searches,
    not_compared,
    ranking,
    spread_words,
)
from swathe.core.benchmark.request import SEARCHED_RESIDUES, Variant
from swathe.core.system.words import rate_text


@pytest.fixture
def measured(benchmark):
    """Return what makes measurements of kernels: of each, the seconds of its runs with two queries.

    The database is as large as searches have them.
    """
    cases = [
        dataclasses.replace(m, database_residues=SEARCHED_RESIDUES, database_sequences=2_700)
        for m in benchmark.measurements[:2]
    ]

    def make(**seconds):
        return [
            dataclasses.replace(case, variant=Variant("cpu", kernel), ran="", seconds=runs)
            for kernel, of_cases in seconds.items()
            for case, runs in zip(cases, of_cases, strict=False)
        ]

    return make


def sentence(measurements):
    return answer(ranking(measurements))[0]


def test_the_fastest_is_named_with_how_many_times_it_is_as_fast(measured):
    two = measured(scalar=[(9.0, 9.0), (9.0, 9.0)], lanes=[(5.0, 5.0), (5.0, 5.0)])
    assert sentence(two) == "lanes is the fastest: 1.8 times as fast as scalar."
    assert answer(ranking(two))[1] == (
        "Mean rates over 2 queries of 375 to 413 residues against database.fasta, each counting the same."
    )
    four = [*two, *measured(slow=[(50.0, 50.0)] * 2, middle=[(7.5, 7.5)] * 2)]
    assert sentence(four) == (
        "lanes is the fastest: 1.5 times as fast as middle and 10 times as fast as slow, the slowest."
    )


def test_a_made_up_database_has_its_number_of_sequences(measured):
    """'against simulated Swiss-Prot, 500' left open what there are 500 of."""
    two = [
        dataclasses.replace(one, database="simulated Swiss-Prot, 1,500", database_sequences=1500)
        for one in measured(scalar=[(9.0, 9.0)], lanes=[(5.0, 5.0)])
    ]
    assert answer(ranking(two))[1].endswith(" against simulated Swiss-Prot, 1,500 sequences.")


def small(measurements, **changes):
    """Return the same measurements with a database of one sequence, such as the sample's shortest."""
    return [
        dataclasses.replace(
            m,
            **{"database": "simulated Swiss-Prot, 1", "database_sequences": 1, "database_residues": 300}
            | changes,
        )
        for m in measurements
    ]


@pytest.mark.parametrize("runs", [1, 3])
def test_runs_of_milliseconds_with_a_small_database_name_no_winner(measured, runs):
    """'scalar is the fastest: 2.4 times as fast as lanes' was said of one sequence: in searches lanes is."""
    two = small(measured(scalar=[(0.0002,) * runs, (0.0021,) * runs], lanes=[(0.005,) * runs] * 2))
    first, of = answer(ranking(two))
    assert first == "scalar and lanes cannot be told apart: runs took 0.200 to 5.00 ms, too short to compare."
    assert " against simulated Swiss-Prot, 1 sequence, each" in of
    assert of.endswith(
        ". Measure with a larger database: what a run does besides computing takes milliseconds, too."
    ), "more of such runs would not help"
    assert for_searches(ranking(two)) is None
    near = small(measured(scalar=[(0.005,) * runs] * 2, lanes=[(0.005,) * runs] * 2))
    assert "too short to compare" in sentence(near), "not: about equally fast"
    assert "too short to compare" in across(two[:2], small(measured(scalar=[(0.0001,) * runs] * 2)))
    slow = small(measured(slow=[(0.9,) * runs] * 2))
    assert "too short to compare; the first is on average " in sentence(two + slow)
    assert sentence(measured(scalar=[(0.002,) * 3] * 2, lanes=[(0.005,) * 3] * 2)) == (
        "scalar is the fastest: 2.5 times as fast as lanes."
    ), "so long searches take on a GPU"


def test_no_kernel_is_recommended_for_searches_by_what_a_small_database_shows(measured):
    long = measured(lanes=[(1.0, 1.0)] * 2, scalar=[(9.0, 9.0)] * 2)
    assert for_searches(ranking(long)) == Variant("cpu", "lanes")
    assert for_searches(ranking(long[:2])) is None, "nothing to compare it with"
    near = measured(lanes=[(1.0, 1.0)] * 2, scalar=[(1.01, 1.01)] * 2)
    assert for_searches(ranking(near)) is None, "nor where none is the fastest"
    few = small(long, database_sequences=500, database_residues=180_000)
    first, of = answer(ranking(few))
    assert first == "lanes is the fastest: 9.0 times as fast as scalar, with a small database."
    assert of.endswith(
        ". To choose a kernel for searches, measure with a database of 1,000,000 residues or more."
    )
    assert for_searches(ranking(few)) is None


def test_runs_that_overlap_name_no_winner(measured):
    """'About equally fast' were 62.0 and 48.5 GCUPS too."""
    apart = measured(lanes=[(5.0, 6.4)] * 2, scalar=[(6.0, 7.0)] * 2)
    both = "lanes at {} and scalar at {}"
    rates = both.format(*(rate_text(one.rate) for one in ranking(apart)))
    assert sentence(apart) == f"{rates} cannot be told apart: runs differ by up to 25 %."
    near = measured(lanes=[(5.0, 5.0)] * 2, scalar=[(5.1, 5.1)] * 2)
    rates_near = both.format(*(rate_text(one.rate) for one in ranking(near)))
    assert sentence(near) == f"{rates_near} are about equally fast."
    assert answer(ranking(near))[1].endswith(". They differ by less than 5 %.")
    slow = measured(slow=[(57.0, 57.0)] * 2)
    assert sentence(apart + slow).startswith(
        f"{rates} cannot be told apart: runs differ by up to 25 %; the first is "
    )
    assert sentence(near + slow) == f"{rates_near} are about equally fast, 11 times as fast as slow."


def test_settings_and_rate_of_a_kernel_are_not_two_brackets_in_a_row(measured):
    """It read "lanes (threads 1) (45.5 GCUPS)"."""
    near = [
        dataclasses.replace(one, variant=one.variant.with_setting("threads", threads))
        for threads in (1, 2)
        for one in measured(lanes=[(5.0 + threads / 100, 5.0)] * 2)
    ]
    said = sentence(near), across(near, near)
    assert "lanes (threads 1) at " in said[0] and "lanes (threads 1) at " in said[1]
    assert not any(") (" in words for words in said)


def many(measured, number, **seconds):
    """Return measurements of so many queries, of each kernel what its function makes of a query's number."""
    return [
        dataclasses.replace(one, query=f"query {query}")
        for query in range(number)
        for one in measured(**{kernel: [runs(query)] for kernel, runs in seconds.items()})
    ]


def test_with_one_timed_run_a_winner_has_won_nearly_all_measurements(measured):
    """A kernel that was slower in 12 of 20 measurements was "the fastest", as one run has no spread."""

    def won(number, of, by=1.4):
        """Return the answer where lanes was faster in so many measurements, and five times in the last."""
        return answer(
            ranking(
                many(
                    measured,
                    of,
                    lanes=lambda query: (1.0 if query >= of - number else 1.2,),
                    scalar=lambda query: (5.0 if query == of - 1 else by if query >= of - number else 1.0,),
                )
            )
        )

    first, of = won(8, 20, by=1.6)
    assert first.endswith(" GCUPS cannot be told apart: each was timed once only.")
    assert ". Measure with more timed runs: one does not show " in of and "fastest" not in first
    assert "cannot be told apart" in won(17, 20)[0]
    first, of = won(18, 20)
    assert first.startswith("lanes is the fastest: ") and "In 2 of 20 measurements scalar was faster" in of
    assert "cannot be told apart" in won(2, 2)[0], "of few each has to be clear"
    assert won(2, 2, by=1.6)[0].startswith("lanes is the fastest: ")


def test_figures_of_single_runs_say_that_they_are(measured):
    """'26 times as fast' stood there as if it had been measured again and again."""
    once = measured(lanes=[(1.0,)] * 2, scalar=[(26.0,)] * 2)
    first, of = answer(ranking(once))
    assert first == "lanes is the fastest: 26 times as fast as scalar; each was timed once only."
    assert of.endswith(". Measure with more timed runs: one does not show how much runs differ.")
    near = measured(lanes=[(1.0,)] * 2, scalar=[(1.01,)] * 2, slow=[(26.0,)] * 2)
    assert sentence(near).endswith(" 26 times as fast as slow; each was timed once only.")
    assert "once" not in sentence(measured(lanes=[(1.0,)] * 2)), "no number says more than the rate"


def test_a_kernel_that_lost_most_measurements_is_not_the_fastest(measured):
    crossing = many(
        measured,
        5,
        lanes=lambda query: (1.0,) * 3 if query < 2 else (1.2,) * 3,
        scalar=lambda query: (5.0,) * 3 if query < 2 else (1.0,) * 3,
    )
    assert sentence(crossing).endswith(
        " cannot be told apart: that with the lower mean was faster in 3 of 5 measurements."
    )


def test_one_restless_query_does_not_hide_what_all_others_show(measured):
    """'About equally fast' stood over bars of 52.5 and 44.5 GCUPS that mostly did not overlap."""

    def ten(kernel, seconds, restless):
        (one,) = measured(**{kernel: [(seconds,) * 3]})
        queries = [dataclasses.replace(one, query=f"query {number}") for number in range(10)]
        return [dataclasses.replace(queries[0], seconds=(seconds, seconds, restless)), *queries[1:]]

    lanes, scalar = ten("lanes", 1.0, 30.0), ten("scalar", 1.09, 1.09)
    assert ranking(lanes + scalar)[0].low < ranking(lanes + scalar)[1].high
    assert sentence(lanes + scalar).startswith("lanes is the fastest: ")
    again = [dataclasses.replace(m, variant=lanes[0].variant) for m in scalar]
    assert " as fast in A as in B." in across(lanes, again)
    restless = [dataclasses.replace(m, seconds=(1.0, 1.0, 1.2)) for m in lanes]
    words = across(restless, again)
    a, b = (rate_text(ranking(some)[0].rate) for some in (restless, again))
    assert words.endswith(
        f": lanes at {a} in A and {b} in B is not clearly faster in either: runs differ by up to 20 %."
    )


def test_runs_that_differ_more_than_the_difference_can_bear_are_said_in_the_headline(measured):
    """It was 5.5 times as fast, without a word on runs that differed by 101 %."""
    restless = measured(lanes=[(1.0, 1.4, 2.4)] * 2, scalar=[(7.5, 7.6, 8.0)] * 2)
    first, of = answer(ranking(restless))
    assert first == ("lanes is the fastest: 5.4 times as fast as scalar; runs differ by up to 100 %.")
    assert of.endswith(
        ", each counting the same. Runs differ much in 2 of 2 measurements of lanes. The order is certain, "
        "the factor is not. Measure again with nothing else running, as other programs probably kept the "
        "machine busy."
    )
    third = [*restless, *measured(slow=[(80.0, 80.0)] * 2)]
    assert sentence(third).startswith(
        "lanes is the fastest: 5.4 times as fast as scalar and 57 times as fast as slow; runs "
    )
    both = measured(lanes=[(1.0, 1.3)] * 2, scalar=[(7.5, 9.9)] * 2)
    first, of = answer(ranking(both))
    assert first.endswith(" times as fast as scalar; runs differ by up to 28 %.")
    assert " Runs differ much in 2 of 2 measurements of lanes and 2 of scalar. The order" in of
    steady = measured(lanes=[(1.0, 1.1)] * 2, scalar=[(7.5, 8.0)] * 2)
    assert "runs" not in sentence(steady)
    short = measured(lanes=[(0.003, 0.003, 0.1)] * 2, scalar=[(7.5, 8.0)] * 2)
    first, of = answer(ranking(short))
    assert first.endswith("; runs differ up to 33-fold."), "it was 'by up to 3233 %'"
    assert of.endswith(". Measure with a larger database or more timed runs, as runs take milliseconds only.")
    first, of = answer(ranking(measured(lanes=[(0.003, 0.1)] * 2, scalar=[(1.0, 4.0), (0.4, 0.9)])))
    assert of.endswith(
        "Runs differ much in 2 of 2 measurements of lanes (2 of them take milliseconds only) and 2 of "
        "scalar. The order is certain, the factor is not. Measure again with nothing else running, as other "
        "programs probably kept the machine busy, and with a larger database or more timed runs where they "
        "take milliseconds only."
    ), "of runs that took seconds it was said, too, that they take milliseconds only"


def test_one_query_whose_runs_differ_much_is_said_whatever_the_mean_is(measured):
    """One query of 20 had runs that differed by 697 %, and lanes was "7.6 times as fast" without a word."""
    calm = [(1.0, 1.0, 1.0)]
    many = [
        dataclasses.replace(m, query=f"{m.query} {number}")
        for number in range(20)
        for m in measured(lanes=calm, scalar=[(7.6,) * 3])
    ]
    restless = dataclasses.replace(many[4], seconds=(1.0, 1.05, 8.37))
    first, of = answer(ranking([*many[:4], restless, *many[5:]]))
    assert first.endswith(": 7.6 times as fast as scalar; runs differ up to 8.4-fold.")
    assert of.endswith(
        ". Runs differ much in 1 of 20 measurements of lanes. The order is certain, the factor is not. "
        "Measure again with nothing else running, as other programs probably kept the machine busy."
    )


def test_the_headline_is_of_the_queries_that_the_plot_has(measured):
    """'19 to 26 times' stood over points from 15 to 36 and lines from 3 to 44; no word fitted either."""
    two = measured(lanes=[(1.0, 1.1, 5.0), (1.0, 1.0, 1.0)], scalar=[(16.5,) * 3, (36.0,) * 3])
    first, of = answer(ranking(two))
    rates = [one.rate for one in ranking(two)]
    assert 15 < rates[0] / rates[1] < 36
    assert first == (
        f"lanes is the fastest: on average {rates[0] / rates[1]:.0f} times (with single queries 15 to 36) as "
        "fast as scalar; runs differ up to 5.0-fold."
    )
    assert ". The average compares these means; the tab Speed-up shows each query. " in of
    assert "lower number" not in of + spread_words(ranking(two))
    (one, _), (other, _) = two[:2], two[2:]
    assert sentence([one, other]).startswith("lanes is the fastest: 15 times as fast as scalar;")


@pytest.mark.parametrize(
    ("seconds", "begins"),
    [
        ({"lanes": [(1.0, 1.0, 7.0)] * 2}, "lanes computes "),
        (
            {"lanes": [(5.0, 5.1, 9.0)] * 2, "scalar": [(5.2, 5.3, 5.4)] * 2},
            "lanes at 77.3 MCUPS and scalar at 74.3 MCUPS are about equally",
        ),
    ],
)
def test_runs_that_differ_much_are_said_where_there_is_no_ratio(measured, seconds, begins):
    first, of = answer(ranking(measured(**seconds)))
    assert first.startswith(begins) and "; runs differ " in first and " up to " in first
    assert "Measure again with nothing else running, as " in of and " of lanes." in of


def test_a_kernel_that_is_slower_on_the_whole_may_win_with_some_queries(measured):
    crossing = measured(lanes=[(5.0, 5.0), (1.0, 1.0)], scalar=[(4.0, 4.0), (9.0, 9.0)])
    first, of = answer(ranking(crossing))
    assert first.startswith("lanes is the fastest: ")
    assert "In 1 of 2 measurements scalar was faster (" in of


def test_only_what_all_were_measured_with_is_compared(measured):
    cancelled = measured(lanes=[(5.0, 5.0), (1.0, 1.0)], scalar=[(10.0, 10.0)])
    assert sentence(cancelled) == "lanes is the fastest: 2.0 times as fast as scalar."
    assert "1 query of " in answer(ranking(cancelled))[1]
    assert compared_by(cancelled) == [cancelled[0], cancelled[2]]
    assert not_compared(cancelled) == " Not counted: 1 measurement that not all kernels have."
    nothing_shared = [*measured(lanes=[(5.0, 5.0)]), measured(scalar=[(1.0, 1.0)] * 2)[1]]
    assert ranking(nothing_shared) == () and answer(()) == ("", "")


def test_the_same_kernels_of_two_comparisons_are_compared(measured):
    """Who overlaid two machines read which kernel is the fastest on each, and not which machine."""
    a = measured(lanes=[(5.0, 5.0)] * 2, scalar=[(20.0, 20.0)] * 2, tiled=[(1.0, 1.0)] * 2)
    b = measured(lanes=[(10.0, 10.0), (30.0, 30.0)], scalar=[(20.1, 20.1)] * 2)
    both = "Measured in both, with the same queries and databases: "
    once = [dataclasses.replace(m, seconds=m.seconds[:1]) for m in a[:2]]
    later = [dataclasses.replace(m, seconds=(5.5,)) for m in once]
    assert across(once, later).endswith(" in B is not clearly faster in either: timed once only in A and B.")
    assert across(a, b[:1]) == f"{both}lanes is 2.0 times as fast in A as in B."
    assert across(b[:1], a) == f"{both}lanes is 2.0 times as fast in B as in A."
    assert across(a, a).endswith(" GCUPS in B are about equally fast in both.")
    assert across(a, b).endswith(
        "; scalar at 19.7 MCUPS in A and 19.6 MCUPS in B is about equally fast in both."
    )
    assert across(a[:1], b[1:]).startswith("No kernel was measured in both ")


def test_a_kernel_that_took_some_queries_only_is_left_out_where_others_took_all(measured):
    most = measured(lanes=[(5.0, 5.0)] * 2, scalar=[(10.0, 10.0)] * 2, short=[(1.0, 1.0)])
    assert sentence(most) == "lanes is the fastest: 2.0 times as fast as scalar."
    assert "2 queries of " in answer(ranking(most))[1]
    assert compared_by(most) == most[:4]
    assert not_compared(most) == " short is left out: it lacks some of the queries." and not not_compared(
        most[:4]
    )


def test_one_kernel_has_a_rate_and_settings_stand_in_brackets(measured):
    (one, _) = alone = measured(lanes=[(5.0, 5.0)] * 2)
    assert sentence(alone).startswith("lanes computes ") and "another kernel" in sentence(alone)
    wide = dataclasses.replace(one, variant=Variant("cpu", "lanes", (("simd", "SSE4.1"), ("threads", 1))))
    slow = dataclasses.replace(wide, seconds=(10.0, 10.0))
    assert sentence([one, slow]) == (
        "lanes is the fastest: 2.0 times as fast as lanes (SIMD SSE4.1, threads 1)."
    )
