"""The plots draw what was measured: every point is a figure of the table, or a mean of some."""

import dataclasses

import pytest

from swathe.core.benchmark.ranking import TIMES_RANGE, answer, ranking
from swathe.core.benchmark.request import Variant
from swathe.core.benchmark.results import HybridShare, Outcome
from swathe.core.benchmark.series import Choice, View, baselines, databases, gap_costs, names, picture
from swathe.core.system.resources import paper_queries


def only(benchmark, *measurements):
    return dataclasses.replace(benchmark, measurements=tuple(measurements))


def test_rate_over_query_length(benchmark):
    shown = picture(View.LENGTH, [benchmark])
    assert sum(len(series.points) for series in shown.series) == len(benchmark.measurements)
    assert len(shown.series) == 4 * 2 * 2
    one = picture(View.LENGTH, [benchmark], Choice("database.fasta", "11-1k"))
    assert [series.name for series in one.series] == [
        "lanes, threads 1", "lanes, threads 2", "scalar, threads 1", "scalar, threads 2"
    ]  # fmt: skip
    first = [m for m in benchmark.measurements if m.variant.label == "lanes, threads 1"][:2]
    assert sorted((p.x, p.y) for p in one.series[0].points) == sorted(
        (m.query_length, m.gcups) for m in first
    )
    assert "413 residues" in one.series[0].points[-1].words and "GCUPS" in one.series[0].points[-1].words


@pytest.mark.parametrize("view", [View.MEAN, View.LENGTH, View.SPEEDUP, View.GAPS, View.THREADS])
@pytest.mark.parametrize("field", ["database", "matrix", "gap_open"])
def test_overlaid_benchmarks_of_different_inputs_are_told_apart(benchmark, view, field):
    """Each was drawn by names of its own, which do not say in what it differs: the means were in no place."""
    one = [m for m in benchmark.measurements if (m.database, m.gap_costs) == ("database.fasta", "11-1k")]
    other = {"database": "other.fasta", "matrix": "PAM250", "gap_open": 20}[field]
    changed = [dataclasses.replace(m, **{field: other}) for m in one]
    a, b = only(benchmark, *one), only(benchmark, *changed)
    shown = picture(view, [a, b])
    assert {series.style for series in shown.series} == {0, 1}
    if view is not View.GAPS or field != "gap_open":
        assert not {s.kind for s in shown.series if s.style} & {s.kind for s in shown.series if not s.style}
    if view is View.MEAN:
        assert {shown.categories[int(s.points[0].x)] for s in shown.series} == set(shown.categories)


def test_a_title_names_what_computed(benchmark):
    """A measurement of CPU kernels was called after the GPU beside them."""
    here = dataclasses.replace(
        benchmark.circumstances, processor="Some processor", cores=8, devices=("H200, 9.0",)
    )
    whole = dataclasses.replace(benchmark, circumstances=here)
    assert whole.title == f"Some processor, 8 cores, {whole.date}"
    first = benchmark.measurements[0]
    on_gpu = dataclasses.replace(first, variant=dataclasses.replace(first.variant, engine="gpu"))
    assert only(whole, on_gpu).title == f"H200, {whole.date}"
    assert only(whole, on_gpu, first).title == f"H200 and Some processor, 8 cores, {whole.date}"


def test_pictures_say_what_was_measured_and_on_what(benchmark):
    """A picture in a file named neither queries nor database."""
    source = dataclasses.replace(benchmark.parameters, query_source="/home/x/pair.fasta")
    here = dataclasses.replace(
        benchmark.circumstances,
        processor="Some processor",
        cores=8,
        devices=("H200, compute capability 9.0",),
    )
    whole = dataclasses.replace(benchmark, parameters=source, circumstances=here)
    one = picture(View.LENGTH, [whole], Choice("database.fasta", "11-1k"))
    assert one.headings == (
        "2 queries of 375 to 413 residues (pair.fasta) against database.fasta",
        "Some processor, 8 cores · BLOSUM62 11/1",
    )
    shared = dataclasses.replace(benchmark.measurements[0], variant=Variant("hybrid", "tiled"))
    both = picture(View.LENGTH, [whole, only(whole, shared)])
    assert both.headings[0] == (
        "A (Some processor, 8 cores): 2 queries of 375 to 413 residues (pair.fasta) against 2 databases, "
        "with 2 scorings · Some processor, 8 cores · BLOSUM62"
    )
    assert both.headings[1].partition(": ")[2].startswith("1 query of ")
    known = dataclasses.replace(benchmark.parameters, query_source=str(paper_queries()))
    its = picture(View.LENGTH, [dataclasses.replace(benchmark, parameters=known)])
    assert " (20 proteins, short to long) against " in its.headings[0], (
        "as the form calls them, not papers.fasta"
    )
    assert both.headings[1].endswith(" · H200 and Some processor, 8 cores · BLOSUM62 11/1")
    assert picture(View.LENGTH, [only(whole)]).headings == ()


def test_means_are_of_queries(benchmark):
    shown = picture(View.MEAN, [benchmark], Choice("database.fasta", "11-1k"))
    assert set(shown.categories) == {
        f"{kernel}, threads {n}" for kernel in ("lanes", "scalar") for n in (1, 2)
    }
    fastest_first = sorted(shown.series, key=lambda series: -series.points[0].y)
    assert [shown.categories.index(series.name) for series in fastest_first] == [0, 1, 2, 3]
    rates = [m.gcups for m in benchmark.measurements[:2]]
    point = shown.series[0].points[0]
    assert point.y == pytest.approx(sum(rates) / 2)
    assert (point.low, point.high) == (min(rates), max(rates))
    assert "mean of 2 queries" in point.words
    assert (
        shown.y_title == "Mean GCUPS over 2 queries (billion cells a second); line: slowest to fastest query"
    )
    alone = picture(View.MEAN, [only(benchmark, benchmark.measurements[0])])
    assert alone.y_title == "Mean GCUPS (billion cells a second)", "one query has no range"


@pytest.fixture
def stopped(benchmark):
    """Two kernels of which the second was stopped before the query that the first is the fastest with."""
    first, second = benchmark.measurements[:2]
    fast, slow = (Variant("cpu", name) for name in ("lanes", "scalar"))
    return only(
        benchmark,
        dataclasses.replace(first, variant=fast, ran="", seconds=(1.0, 1.0)),
        dataclasses.replace(second, variant=fast, ran="", seconds=(0.1, 0.1)),
        dataclasses.replace(first, variant=slow, ran="", seconds=(4.0, 4.0)),
    )


def test_plots_of_a_stopped_comparison_are_of_the_queries_that_all_kernels_have(stopped):
    """The bar of one was the mean of 20 queries, that of the other, and the text over it, of 16."""
    bars = picture(View.MEAN, [stopped])
    first, _, slow = stopped.measurements
    assert {s.name: [(p.y, p.low, p.high) for p in s.points] for s in bars.series} == {
        "lanes": [(first.gcups,) * 3],
        "scalar": [(slow.gcups,) * 3],
    }
    by_length = picture(View.LENGTH, [stopped])
    assert sum(len(series.points) for series in by_length.series) == 3, "all of them, one by one"
    for baseline, times in (
        ("scalar", {"lanes": 4.0, "scalar": 1.0}),
        ("lanes", {"lanes": 1.0, "scalar": 0.25}),
    ):
        shown = picture(View.SPEEDUP, [stopped], Choice(baseline=baseline))
        assert {s.name: [(p.x, p.y) for p in s.points] for s in shown.series} == {
            name: [(first.query_length, pytest.approx(y))] for name, y in times.items()
        }
    both = only(
        stopped, *stopped.measurements, dataclasses.replace(stopped.measurements[1], variant=slow.variant)
    )
    assert picture(View.MEAN, [both]).y_title.startswith("Mean GCUPS over 2 queries (")
    assert picture(View.SPEEDUP, [both]).x_title == "Length of 2 queries (residues)"


def test_gap_costs_are_compared_by_the_same_queries(stopped):
    other = [dataclasses.replace(m, gap_open=20, gap_extend=2) for m in stopped.measurements[::2]]
    all_first = dataclasses.replace(stopped.measurements[1], variant=other[1].variant)
    shown = picture(View.GAPS, [only(stopped, *stopped.measurements, all_first, *other)])
    rates = {series.name: {p.y for p in series.points} for series in shown.series}
    assert rates == {"lanes": {stopped.measurements[0].gcups}, "scalar": {stopped.measurements[2].gcups}}


def test_kernels_without_a_query_in_common_have_no_bars(stopped):
    apart = only(stopped, *stopped.measurements[1:])
    for view in (View.MEAN, View.GAPS, View.SPEEDUP):
        assert "No query was measured with every kernel" in picture(view, [apart]).why_empty


def test_rate_over_threads_and_blocks(benchmark):
    shown = picture(View.THREADS, [benchmark], Choice("database.fasta", "11-1k"))
    assert {series.name: [p.x for p in series.points] for series in shown.series} == {
        "lanes": [1, 2],
        "scalar": [1, 2],
    }
    nothing = picture(View.BLOCKS, [benchmark])
    assert not nothing.series and "enter several numbers" in nothing.why_empty
    swept = [
        dataclasses.replace(m, variant=Variant("gpu", "short-query", (("blocks", 1 + i),)), ran="short-query")
        for i, m in enumerate(benchmark.measurements[:3])
    ]
    shown = picture(View.BLOCKS, [only(benchmark, *swept)], Choice(gap_costs="11-1k"))
    assert [p.x for p in shown.series[0].points] == [1, 2]


def test_rate_over_gap_costs(benchmark):
    shown = picture(View.GAPS, [benchmark], Choice("database.fasta"))
    assert shown.categories == ("11/1", "20/2")
    assert all([p.x for p in series.points] == [0, 1] for series in shown.series)


def test_shares_of_a_hybrid(benchmark):
    assert "hybrid" in picture(View.SHARE, [benchmark]).why_empty
    sides = (HybridShare("gpu", 0.9, 1.0, 90.0), HybridShare("cpu", 0.1, 1.0, 10.0))
    hybrid = [
        dataclasses.replace(m, variant=Variant("hybrid", "tiled"), sides=sides)
        for m in benchmark.measurements[:2]
    ]
    shown = picture(View.SHARE, [only(benchmark, *hybrid)])
    assert [(series.name, {p.y for p in series.points}) for series in shown.series] == [
        ("hybrid, tiled, GPU", {90.0}), ("hybrid, tiled, CPU", {10.0})
    ]  # fmt: skip


def test_speed_up_over_a_baseline(benchmark):
    choice = Choice("database.fasta", "11-1k", "scalar, threads 1")
    shown = picture(View.SPEEDUP, [benchmark], choice)
    by_name = {series.name: series for series in shown.series}
    assert {p.y for p in by_name["scalar, threads 1"].points} == {1.0}
    rates = {m.variant.label: m.gcups for m in benchmark.measurements if m.query_length == 413
             and m.gap_costs == "11-1k" and m.database == "database.fasta"}  # fmt: skip
    point = by_name["lanes, threads 2"].points[-1]
    assert point.y == pytest.approx(rates["lanes, threads 2"] / rates["scalar, threads 1"])
    assert shown.y_title.startswith("Times as fast as scalar, threads 1")
    alone = only(benchmark, *(m for m in benchmark.measurements if m.variant.label == "lanes, threads 1"))
    assert "two kernels" in picture(View.SPEEDUP, [alone]).why_empty


def test_the_range_of_a_speed_up_is_of_the_runs_of_both_kernels(benchmark):
    """The line of the plot was from 3.2 to 7.6, of one's runs."""
    query = dataclasses.replace(benchmark.measurements[0], ran="")
    two = only(
        benchmark,
        dataclasses.replace(query, variant=Variant("cpu", "lanes"), seconds=(1.0, 1.4, 2.4)),
        dataclasses.replace(query, variant=Variant("cpu", "scalar"), seconds=(7.5, 7.6, 8.0)),
    )
    assert answer(ranking(two.measurements))[0].startswith(
        "lanes is the fastest: 5.4 times as fast as scalar"
    )
    shown = {series.name: series.points[0] for series in picture(View.SPEEDUP, [two]).series}
    lanes, scalar = shown["lanes"], shown["scalar"]
    assert lanes.y == pytest.approx(7.6 / 1.4)
    assert (lanes.low, lanes.high) == pytest.approx((7.5 / 2.4, 8.0 / 1.0))
    assert f"\n3.12 to 8: {TIMES_RANGE}" in lanes.words
    assert scalar.low == scalar.y == scalar.high == 1.0, "compared with itself"
    assert "once" not in lanes.words
    once = only(benchmark, *(dataclasses.replace(m, seconds=m.seconds[:1]) for m in two.measurements))
    lanes, scalar = (series.points[0].words for series in picture(View.SPEEDUP, [once]).series)
    assert lanes.endswith("\nEach was timed once only") and "once" not in scalar


def test_speed_ups_are_relative_to_the_slowest_unless_another_is_chosen(benchmark):
    """They were relative to whatever kernel came first, and the plot did not say to which."""
    fast, slow = (Variant("cpu", name) for name in ("lanes", "scalar"))
    measured = [
        dataclasses.replace(m, variant=variant, ran="", seconds=(seconds,) * 2)
        for m in benchmark.measurements[:2]
        for variant, seconds in ((fast, 1.0), (slow, 4.0))
    ]
    shown = picture(View.SPEEDUP, [only(benchmark, *measured)])
    rates = {series.name: {p.y for p in series.points} for series in shown.series}
    assert rates == {"lanes": {4.0}, "scalar": {1.0}}
    assert shown.y_title == "Times as fast as scalar"
    other = picture(View.SPEEDUP, [only(benchmark, *measured)], Choice(baseline="lanes"))
    assert other.y_title == "Times as fast as lanes"
    gone = picture(View.SPEEDUP, [only(benchmark, *measured)], Choice(baseline="gone"))
    assert gone == shown, "the slowest, where the one chosen is not there"


def rates_of(benchmark, seconds, queries=("P1", "P2")):
    """Return a benchmark of kernels, each as many seconds a query, with queries of 100, 101, … residues."""
    first = benchmark.measurements[0]
    return only(
        benchmark,
        *(
            dataclasses.replace(
                first, variant=Variant("cpu", name), ran="", query=query, query_length=100 + number,
                seconds=(each,) * 2,
            )
            for number, query in enumerate(queries)
            for name, each in seconds.items()
        ),
    )  # fmt: skip


def test_overlaid_speed_ups_are_relative_to_the_slowest_kernel_that_all_have(benchmark):
    """On one axis A was relative to one kernel and B to another."""
    a = rates_of(benchmark, {"lanes": 1.0, "scalar": 4.0, "wide": 2.0})
    b = rates_of(benchmark, {"lanes": 1.0, "wide": 3.0, "tiled": 6.0}, ("pep1", "pep2", "pep3"))
    shown = picture(View.SPEEDUP, [a, b])
    rates = {(series.kind, series.style): {p.y for p in series.points} for series in shown.series}
    assert rates == {
        ("lanes", 0): {2.0}, ("scalar", 0): {0.5}, ("wide", 0): {1.0},
        ("lanes", 1): {3.0}, ("wide", 1): {1.0}, ("tiled", 1): {0.5},
    }  # fmt: skip
    assert shown.y_title == "Times as fast as wide" and not shown.note
    one = rates_of(benchmark, {"tiled": 0.5})
    shown = picture(View.SPEEDUP, [one, a])
    assert shown.y_title == "Times as fast as scalar", "of those that have speed-ups"
    apart = picture(View.SPEEDUP, [a, rates_of(benchmark, {"tiled": 1.0, "short-query": 2.0})])
    assert not apart.series and apart.why_empty.startswith("These comparisons have no kernel in common")
    chosen = picture(View.SPEEDUP, [a, b], Choice(baseline="tiled"))
    assert chosen.note == "A is not drawn: it has no figures of tiled."


def test_why_an_overlaid_comparison_is_not_drawn_is_said(benchmark):
    a = rates_of(benchmark, {"lanes": 1.0, "scalar": 4.0})
    b = rates_of(benchmark, {"lanes": 1.0, "tiled": 0.5})
    one = rates_of(benchmark, {"tiled": 0.5})
    shown = picture(View.SPEEDUP, [a, b, one], Choice(baseline="scalar"))
    assert shown.note == (
        "B is not drawn: it has no figures of scalar. C is not drawn: it has figures of one kernel only."
    )
    apart = only(b, *(m for m, n in zip(b.measurements, range(4), strict=True) if n in (0, 3)))
    assert picture(View.MEAN, [a, apart]).note == (
        "B is not drawn: no query was measured with all of its kernels."
    )
    elsewhere = only(a, *(dataclasses.replace(m, database="another") for m in a.measurements))
    shown = picture(View.LENGTH, [a, elsewhere], Choice("another"))
    assert shown.note == "A is not drawn: it has no figures with the database and the gap costs chosen."


def test_means_of_overlaid_comparisons_are_of_the_queries_that_all_have(benchmark):
    """A mean over 20 proteins stood beside one over 10 peptides."""
    seconds = {"lanes": 1.0, "scalar": 4.0}
    a = rates_of(benchmark, seconds, ("P1", "P2", "P3"))
    b = rates_of(benchmark, seconds, ("P1", "P2"))
    shown = picture(View.MEAN, [a, b])
    assert shown.y_title.startswith("Mean GCUPS over 2 queries (")
    assert shown.note == "Means are of the queries that all have: A has 1 more."
    bars = {(series.kind, series.style): series.points[0].y for series in shown.series}
    assert bars["lanes", 0] == bars["lanes", 1]
    others = rates_of(benchmark, seconds, ("pep1", "pep2"))
    for view in (View.MEAN, View.GAPS):
        shown = picture(view, [a, others])
        assert not shown.series
        assert shown.why_empty.startswith("These comparisons have no query in common")
    assert picture(View.LENGTH, [a, others]).series


def test_figures_of_another_kernel_are_hollow_and_in_no_mean(benchmark):
    short = Variant("gpu", "short-query", (("blocks", 1),))
    own, other = (
        dataclasses.replace(m, variant=short, ran=ran)
        for m, ran in zip(benchmark.measurements[:2], ("short-query", "inter-task"), strict=True)
    )
    assert (own.substituted, other.substituted) == (False, True)
    both = only(benchmark, own, other)
    (series,) = picture(View.LENGTH, [both]).series
    assert {p.x: p.hollow for p in series.points} == {own.query_length: False, other.query_length: True}
    assert [("in place of" in p.words) == p.hollow for p in series.points] == [True, True]
    (series,) = picture(View.MEAN, [both]).series
    assert series.points[0].y == own.gcups
    assert not picture(View.MEAN, [only(benchmark, other)]).series
    again = [
        dataclasses.replace(m, variant=Variant("gpu", "short-query", (("blocks", n),)), ran=m.ran)
        for n in (1, 2)
        for m in (own, other)
    ]
    (series,) = picture(View.BLOCKS, [only(benchmark, *again)]).series
    assert [p.y for p in series.points] == [own.gcups] * 2


def test_values_of_a_setting_are_compared_with_the_same_queries(benchmark):
    first, second = (m for m in benchmark.measurements[:2])
    swept = [
        dataclasses.replace(m, variant=Variant("gpu", "short-query", (("threads", n),)), ran="short-query")
        for m, n in ((first, 64), (second, 64), (first, 256))
    ]
    (series,) = picture(View.THREADS, [only(benchmark, *swept)]).series
    assert [(p.x, p.y) for p in series.points] == [(64, first.gcups), (256, first.gcups)]


def test_matrices_have_series_of_their_own(benchmark):
    first, *others = (m for m in benchmark.measurements if m.variant.label == "lanes, threads 1")
    both = only(benchmark, first, dataclasses.replace(first, matrix="BLOSUM50"))
    names = [series.name for series in picture(View.LENGTH, [both]).series]
    assert names == ["lanes, threads 1 · BLOSUM62", "lanes, threads 1 · BLOSUM50"]
    assert picture(View.MEAN, [both]).categories == tuple(names)
    assert "BLOSUM" not in picture(View.LENGTH, [only(benchmark, first, *others)]).series[0].name


def test_what_has_no_figures_is_not_drawn(benchmark):
    wrong = [dataclasses.replace(m, outcome=Outcome.WRONG, seconds=()) for m in benchmark.measurements]
    for view in View:
        shown = picture(view, [only(benchmark, *wrong)])
        assert not shown.series and shown.why_empty


def test_two_comparisons_are_told_apart(benchmark):
    later = dataclasses.replace(
        benchmark,
        circumstances=dataclasses.replace(benchmark.circumstances, processor="Another", devices=()),
    )
    shown = picture(View.LENGTH, [benchmark, later], Choice("database.fasta", "11-1k"))
    assert len(shown.series) == 8
    assert {series.style for series in shown.series} == {0, 1}
    first, second = names([benchmark, later])
    assert second.startswith("B (Another, ")
    assert all(series.source == (first, second)[series.style] for series in shown.series)
    assert all(series.name == f"{series.kind} – {series.source[0]}" for series in shown.series)
    assert all(f"{second}: {later.title}" in p.words for s in shown.series if s.style == 1 for p in s.points)
    bars = picture(View.MEAN, [benchmark, later], Choice("database.fasta", "11-1k"))
    assert len(bars.categories) == 4 and len(bars.series) == 8


def test_overlaid_benchmarks_are_called_after_what_tells_them_apart(benchmark):
    """Two of one machine and minute were "A: AMD EPYC, 2 cores, 2026-11-29 05:17" and B the same."""

    def called(*changes):
        return names(
            [
                dataclasses.replace(
                    benchmark,
                    name=name,
                    circumstances=dataclasses.replace(benchmark.circumstances, started=started),
                )
                for name, started in changes
            ]
        )

    early, late = "2026-11-29T05:17:41+00:00", "2026-11-29T05:18:41+00:00"
    assert called(("old.json", early), ("", early)) == ("A (old.json)", "B (measured here)")
    assert called(("", early), ("", late)) == ("A (2026-11-29 05:17)", "B (2026-11-29 05:18)")
    long = [(f"{'of-the-workstation-' * 3}{end}.json", early) for end in ("old", "new")]
    assert all(
        len(name) < 35 and name.endswith(f"{end}.json)")
        for name, end in zip(called(*long), ("old", "new"), strict=True)
    ), "a legend has it once for each series"
    assert called(("x.json", early), ("x.json", early.replace("41", "46"))) == (
        "A (2026-11-29 05:17:41)",
        "B (2026-11-29 05:17:46)",
    )


def test_what_can_be_chosen(benchmark):
    assert databases([benchmark]) == ("database.fasta", "200 of length 50")
    assert gap_costs([benchmark]) == ("11-1k", "20-2k")
    assert baselines([benchmark])[0] == "lanes, threads 1"
