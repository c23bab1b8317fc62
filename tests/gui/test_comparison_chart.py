"""The chart of a comparison: what it draws, says, hides, writes, and that it follows scale and palette."""

from __future__ import annotations

import dataclasses
import re

import numpy as np
import pytest
from PySide6.QtCore import QEvent, QPointF
from PySide6.QtGui import QGuiApplication, QHelpEvent, QImage, QPalette
from PySide6.QtWidgets import QApplication, QToolTip

from swathe.core.benchmark.ranking import TIMES_RANGE
from swathe.core.benchmark.request import Variant
from swathe.core.benchmark.results import (
    Benchmark,
    Circumstances,
    HybridShare,
    Measurement,
    Outcome,
    Parameters,
)
from swathe.core.benchmark.series import Choice, View, picture
from swathe.core.errors import ExportError
from swathe.gui.benchmark.chart import ComparisonChart
from swathe.gui.benchmark.results_view import VIEWS, ComparisonResults
from swathe.gui.widgets.number_axis import NumberAxis
from swathe.gui.widgets.theme import apply_colour_scheme, categories, is_dark
from tests.gui.on_screen import on_screen

LENGTHS = (144, 567, 1000, 5478)


def measurement(kernel, length, gcups, **changes):
    seconds = tuple(length * 1e6 / 1e9 / rate for rate in (gcups * 0.9, gcups, gcups * 1.1))
    facts = {
        "variant": Variant("gpu", kernel), "engine_label": "GPU", "query": f"q{length}",
        "query_length": length,
        "database": "db", "database_sequences": 1_000, "database_residues": 1_000_000, "gap_open": 10,
        "gap_extend": 2, "outcome": Outcome.MEASURED, "seconds": seconds,
    }  # fmt: skip
    return Measurement(**facts | changes)


def comparison(measurements, device="H200"):
    here = Circumstances("2026-01-02T03:04:05+00:00", "0.1.0", "a processor", 16, "Linux", "3.12",
                         (f"{device}, sm_90",), "13.0", (("numpy", "2.4"),))  # fmt: skip
    return Benchmark(
        here, Parameters("BLOSUM62", 3, (), (), "", "swathe bench"), tuple(measurements), True, 1.0
    )


@pytest.fixture
def figures():
    rates = {"inter-task": 800.0, "partitioned": 300.0, "tiled": 5_000.0}
    return comparison(
        measurement(kernel, length, rate * (1 + length / 10_000))
        for kernel, rate in rates.items()
        for length in LENGTHS
    )


@pytest.fixture
def chart(qtbot):
    return on_screen(qtbot, ComparisonChart(), 700, 320)


def place_of(chart, series, point):
    """Return where a point is drawn, in the scene."""
    item = chart._drawn[series][1]
    x, y = item.getData()
    return chart.plot.getViewBox().mapViewToScene(QPointF(float(x[point]), float(y[point])))


def test_figures_of_another_kernel_are_hollow(chart):
    own = measurement("short-query", 144, 900.0, ran="short-query")
    other = measurement("short-query", 567, 800.0, ran="inter-task")
    chart.show_picture(picture(View.LENGTH, [comparison((own, other))]), False, False)
    (_, item, _), *_ = chart._drawn
    filled, hollow = (brush.color() for brush in item.opts["symbolBrush"])
    assert filled == categories(chart.palette())[0]
    assert hollow != filled
    assert "inter-task computed it in place of short-query" in chart.words_at(place_of(chart, 0, 1))


def test_every_figure_is_a_point(chart, figures):
    chart.show_picture(picture(View.LENGTH, [figures]), False, False)
    assert len(chart._drawn) == 3
    for series, item, ranges in chart._drawn:
        x, y = item.getData()
        assert list(x) == list(LENGTHS)
        assert list(y) == pytest.approx([point.y for point in series.points])
        assert len(ranges) == 1, "slowest and fastest run"
    assert chart.plot.getAxis("left").labelText == "GCUPS (billion cells a second)"
    assert "3 series" in chart.text() and "tiled" in chart.text()
    assert chart.view.accessibleDescription() == chart.text()


def test_logarithmic_axes_show_the_same_places(chart, figures, qtbot):
    chart.show_picture(picture(View.LENGTH, [figures]), True, True)
    x, y = chart._drawn[0][1].getData()
    assert list(x) == pytest.approx(list(np.log10(LENGTHS)))
    assert 10 ** y[0] == pytest.approx(chart._drawn[0][0].points[0].y)
    low, high = chart.plot.viewRange()[1]
    assert low < np.log10(300) and high > np.log10(5_000)
    axis = chart._axes["left"]
    labels = [
        text
        for spacing, values in axis.tickValues(low, high, 250)
        for text in axis.tickStrings(values, 1, spacing)
    ]
    assert "1,000" in labels and "500" in labels


def test_points_say_what_they_are_under_the_mouse(chart, figures, qtbot):
    chart.show_picture(picture(View.LENGTH, [figures]), False, False)
    qtbot.settle()
    words = chart.words_at(place_of(chart, 2, 3))
    assert words.startswith("tiled\nq5478, 5,478 residues: ") and "TCUPS" in words
    middle = (place_of(chart, 2, 2) + place_of(chart, 2, 3)) / 2
    assert chart.words_at(middle) == ""
    assert chart.words_at(QPointF(-50, -50)) == ""
    chart._drawn[2][1].setVisible(False)
    assert chart.words_at(place_of(chart, 2, 3)) == ""


def test_bars_are_the_means(chart, figures, qtbot):
    chart.show_picture(picture(View.MEAN, [figures]), False, False)
    qtbot.settle()
    bars = [item.opts["x1"][0] for _, item, _ in chart._drawn]
    assert bars == pytest.approx(
        [np.mean([m.gcups for m in figures.measurements[i : i + 4]]) for i in (0, 4, 8)]
    )
    box = chart.plot.getViewBox()
    places = [series.points[0].x for series in chart.picture.series]
    written = {text.pos().y(): float(text.toPlainText().replace(",", "")) for text in chart._texts}
    assert written == pytest.approx(dict(zip(places, bars, strict=True)), rel=0.01), "each bar has its figure"
    assert "mean of 4 queries" in chart.words_at(box.mapViewToScene(QPointF(bars[2] / 2, places[2])))
    assert chart.words_at(box.mapViewToScene(QPointF(bars[0] * 1.2, places[0]))) == "", "right of the bar"
    assert chart.words_at(box.mapViewToScene(QPointF(bars[0] / 2, places[0] + 0.5))) == "", "between two bars"
    chart.show_picture(picture(View.MEAN, [figures]), False, True)
    assert chart._drawn[0][1].opts["x1"][0] == pytest.approx(np.log10(bars[0]))
    assert chart._drawn[0][1].opts["x0"] < np.log10(300)


def test_the_figure_of_a_bar_stands_at_its_end_and_the_line_of_its_range_below(chart, figures, qtbot):
    """It stood behind the line, at the speed of the fastest query, where it read as that."""
    chart.show_picture(picture(View.MEAN, [figures]), False, False)
    qtbot.settle()
    box = chart.plot.getViewBox()
    for (series, item, (line,)), text in zip(chart._drawn, chart._texts, strict=True):
        written = text.mapRectToScene(text.boundingRect())
        end = box.mapViewToScene(QPointF(item.opts["x1"][0], series.points[0].x))
        assert abs(written.left() - end.x()) < 4 and abs(written.center().y() - end.y()) < 2
        below = box.mapViewToScene(QPointF(0, float(line.opts["y"][0]))).y()
        assert end.y() + chart.fontMetrics().capHeight() / 2 < below < written.bottom() + 30


def test_axes_say_what_the_lines_of_ranges_are(chart, figures):
    chart.show_picture(picture(View.LENGTH, [figures]), False, False)
    words = "Query length (residues)"
    assert chart.plot.getAxis("bottom").labelText == f"{words}; upright lines: slowest to fastest run"
    chart.show_picture(picture(View.SPEEDUP, [figures]), False, False)
    assert chart.plot.getAxis("bottom").labelText.endswith(f"; upright lines: {TIMES_RANGE}"), "the answer's"
    chart.show_picture(picture(View.LENGTH, [figures]), False, False)
    assert chart.data_text().startswith(f"series\t{words}\t"), "nothing of that in a file of figures"
    once = [dataclasses.replace(m, seconds=m.seconds[:1]) for m in figures.measurements]
    chart.show_picture(picture(View.LENGTH, [comparison(once)]), False, False)
    assert chart.plot.getAxis("bottom").labelText == words, "one run has no range"


def test_a_low_plot_has_short_titles_and_the_whole_ones_in_tooltips(chart, figures, qtbot):
    """It read 'GCUPS (billion cells a se…', and the rest was nowhere."""

    def title(side):
        axis = chart.plot.getAxis(side)
        return axis.label.toPlainText().strip(), axis.label.toolTip()

    chart.show_picture(picture(View.LENGTH, [figures]), False, False)
    qtbot.waitUntil(lambda: title("left") == ("GCUPS (billion cells a second)", ""))
    chart.resize(400, 170)
    qtbot.waitUntil(lambda: title("left") == ("GCUPS", "GCUPS (billion cells a second)"))
    whole = "Query length (residues); upright lines: slowest to fastest run"
    qtbot.waitUntil(lambda: title("bottom") in (("Query length (residues)", whole), (whole, "")))
    chart.resize(300, 170)
    qtbot.waitUntil(lambda: title("bottom") == ("Query length (residues)", whole))
    chart.show_picture(picture(View.SPEEDUP, [figures]), False, False)
    chart.resize(400, 220)
    qtbot.waitUntil(lambda: title("left") == ("× partitioned", "Times as fast as partitioned"))


@pytest.mark.qt_log_ignore("does not support (raise|propagateSizeHints)", extend=True)  # of a tip
def test_a_title_that_is_cut_is_whole_in_a_tip_where_the_mouse_rests_on_it(chart, figures, qtbot):
    """The chart kept every tip of its parts back."""
    chart.show_picture(picture(View.LENGTH, [figures]), False, False)
    chart.resize(400, 170)
    title, view = chart.plot.getAxis("left").label, chart.view

    def rest_on(place):
        viewport = view.viewport()
        tip = QHelpEvent(QEvent.Type.ToolTip, place, viewport.mapToGlobal(place))
        QApplication.sendEvent(viewport, tip)

    qtbot.waitUntil(lambda: title.toPlainText().strip() == "GCUPS")
    rest_on(view.mapFromScene(title.sceneBoundingRect().center()))
    assert QToolTip.text() == "GCUPS (billion cells a second)"
    QToolTip.hideText()
    qtbot.waitUntil(lambda: not QToolTip.isVisible())
    rest_on(view.mapFromScene(chart.plot.getViewBox().sceneBoundingRect().center()))
    assert not QToolTip.isVisible(), "the title's alone"


def test_the_legend_hides_a_series_and_its_ranges(chart, figures):
    shown = picture(View.LENGTH, [figures])
    chart.show_picture(shown, False, False)
    assert [label.text for _, label in chart.legend.items] == ["inter-task", "partitioned", "tiled"]
    _, item, ranges = chart._drawn[1]
    item.setVisible(False)
    assert not ranges[0].isVisible()
    chart.show_picture(shown, False, False)
    assert not chart._drawn[1][1].isVisible(), "still hidden when more figures come"
    assert chart._drawn[0][1].isVisible()


def test_a_range_that_somebody_chose_stays_while_figures_come(chart, figures):
    part = dataclasses.replace(figures, measurements=figures.measurements[:5])
    chart.show_picture(picture(View.LENGTH, [part]), False, False)
    chart.show_picture(picture(View.LENGTH, [figures]), False, False)
    assert chart.plot.viewRange()[1][1] > 5_000, "follows what comes"
    chart.plot.setXRange(100, 200)
    chart.plot.getViewBox().sigRangeChangedManually.emit([True, True])
    chart.show_picture(picture(View.LENGTH, [figures]), False, False)
    assert chart.plot.viewRange()[0][1] < 300
    chart.show_all()
    assert chart.plot.viewRange()[0][1] > 5_000


def test_gap_costs_are_named_and_swept_values_labelled(chart):
    gaps = comparison(
        measurement("partitioned", 500, rate, gap_open=opening, gap_extend=extend)
        for (opening, extend), rate in {(10, 2): 300.0, (20, 2): 400.0, (40, 3): 500.0}.items()
    )
    chart.show_picture(picture(View.GAPS, [gaps]), True, False)
    assert [text for _, text in chart._axes["bottom"]._tickLevels[0]] == ["10/2", "20/2", "40/3"]
    swept = comparison(
        measurement("short-query", 144, 500.0, variant=Variant("gpu", "short-query", (("threads", n),)))
        for n in (64, 128, 256)
    )
    chart.show_picture(picture(View.THREADS, [swept]), True, False)
    assert [text for _, text in chart._axes["bottom"]._tickLevels[0]] == ["64", "128", "256"]
    chart.show_picture(picture(View.LENGTH, [swept], Choice()), False, False)
    assert chart._axes["bottom"]._tickLevels is None


def test_shares_of_cpu_and_gpu(chart):
    sides = (HybridShare("gpu", 0.95, 1.0, 95.0), HybridShare("cpu", 0.05, 1.0, 5.0))
    hybrid = comparison(
        measurement("tiled", n, 100.0, variant=Variant("hybrid", "tiled"), sides=sides) for n in LENGTHS
    )
    chart.show_picture(picture(View.SHARE, [hybrid]), False, False)
    assert [set(item.getData()[1]) for _, item, _ in chart._drawn] == [{95.0}, {5.0}]


def test_two_comparisons_have_one_colour_a_kernel_and_differ_otherwise(chart, figures):
    other = comparison(figures.measurements, "A100")
    chart.show_picture(picture(View.LENGTH, [figures, other]), False, False)
    pens = [item.opts["pen"] for _, item, _ in chart._drawn]
    assert len(pens) == 6
    for first, second in zip(pens[:3], pens[3:], strict=True):
        assert first.color() == second.color()
        assert first.style() != second.style()
    assert len({pen.color().name() for pen in pens}) == 3
    assert [label.text for _, label in chart.legend.items][3] == "inter-task – B"


def test_bars_of_one_comparison_alone_stand_beside_their_name(chart, figures):
    """They stood between two names where another comparison had no bar."""
    measurements = [dataclasses.replace(m, database="another") for m in figures.measurements]
    chart.show_picture(picture(View.MEAN, [figures, comparison(measurements)]), False, False)
    places = [(series.points[0].x, float(item.opts["y"][0])) for series, item, _ in chart._drawn]
    assert len({x for x, _ in places}) == 6 and all(y == pytest.approx(x) for x, y in places)
    chart.show_picture(picture(View.MEAN, [figures, comparison(figures.measurements)]), False, False)
    middles = [float(item.opts["y"][0]) for _, item, _ in chart._drawn]
    assert len(set(middles)) == 6, "below one another where both have one"


def test_the_legend_of_bars_names_comparisons_and_hides_them_whole(chart, figures):
    chart.show_picture(picture(View.MEAN, [figures]), False, False)
    assert chart.legend.items == [], "kernels are named beside their bars"
    chart.show_picture(picture(View.MEAN, [figures, comparison(figures.measurements, "A100")]), False, False)
    assert [label.text for _, label in chart.legend.items] == ["A (H200)", "B (A100)"]
    second = next(item for series, item, _ in chart._drawn if series.style == 1)
    second.setVisible(False)
    assert [item.isVisible() for _, item, _ in chart._drawn] == [True] * 3 + [False] * 3
    assert not any(part.isVisible() for series, _, ranges in chart._drawn if series.style for part in ranges)
    second.setVisible(True)
    assert all(item.isVisible() for _, item, _ in chart._drawn)


def test_colours_follow_the_palette(chart, figures, qtbot):
    chart.show_picture(picture(View.LENGTH, [figures]), False, False)
    light = [item.opts["pen"].color().name() for _, item, _ in chart._drawn]
    application = QGuiApplication.instance()
    try:
        apply_colour_scheme(application, "dark")
        qtbot.waitUntil(lambda: is_dark(chart.palette()))
        dark = [item.opts["pen"].color().name() for _, item, _ in chart._drawn]
        assert light != dark
        assert dark == [colour.name() for colour in categories(chart.palette())[:3]]
    finally:
        apply_colour_scheme(application, "light")


def test_symbols_of_the_legend_are_filled_like_those_of_the_plot(chart, figures, qtbot):
    chart.show_picture(picture(View.LENGTH, [figures]), False, False)
    qtbot.settle()  # until then the grid lies over the legend
    image = chart.view.grab().toImage()
    for number, (sample, _) in enumerate(chart.legend.items):
        middle = chart.view.mapFromScene(sample.mapToScene(QPointF(10, 10)))
        assert image.pixelColor(middle) == categories(chart.palette())[number]


@pytest.mark.parametrize("dark", [False, True])
def test_series_stand_out_from_the_ground_and_from_each_other(qapp, dark):
    """Contrast with the ground of at least 1.9, and lightness or hue that any colour vision tells apart."""
    palette = QPalette()
    ground, text = ("#1e1e1e", "#f0f0f0") if dark else ("#ffffff", "#000000")
    palette.setColor(QPalette.ColorRole.Base, ground)
    palette.setColor(QPalette.ColorRole.Window, ground)
    palette.setColor(QPalette.ColorRole.Text, text)
    palette.setColor(QPalette.ColorRole.WindowText, text)

    def luminance(colour):
        parts = [c / 12.92 if c <= 0.03928 else ((c + 0.055) / 1.055) ** 2.4 for c in colour.getRgbF()[:3]]
        return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]

    base = luminance(palette.color(QPalette.ColorRole.Base))
    colours = categories(palette)
    assert len({colour.name() for colour in colours}) == len(colours) == 7
    for colour in colours:
        bright, faint = sorted((luminance(colour), base), reverse=True)
        assert (bright + 0.05) / (faint + 0.05) > 1.9, colour.name()


def test_files_say_over_the_chart_what_was_measured(chart, figures, tmp_path):
    """Nobody could tell from the picture which queries and which database it was of."""
    far = dataclasses.replace(
        figures, measurements=tuple(dataclasses.replace(m, database="d" * 300) for m in figures.measurements)
    )
    chart.show_picture(picture(View.LENGTH, [far]), False, False)
    drawing, image = tmp_path / "plot.svg", tmp_path / "plot.png"
    chart.save(drawing)
    chart.save(image)
    text = drawing.read_text()
    assert "4 queries of 144 to 5,478 residues against " in text.replace("\n", " ")
    assert "dddd…</text>" in text and "d" * 300 in text, (
        "cut at its end where it is seen, whole for who reads"
    )
    kept = QImage(str(image))
    assert kept.text("Description").startswith("4 queries of 144 to 5,478 residues against ddd")
    lines = chart.fontMetrics().lineSpacing()
    assert kept.height() >= 2 * (chart.view.height() + 2 * lines), "above the chart, not over it"
    ground, first = kept.pixelColor(1, 1), range(2 * lines)
    assert any(kept.pixelColor(x, y) != ground for y in first for x in range(0, 200)), "written there"


def test_files_carry_where_the_figures_come_from(chart, figures, tmp_path):
    chart.show_picture(picture(View.LENGTH, [figures]), False, False)
    chart.caption = ["H200, sm_90 · driver for CUDA 13.0 · 2026-01-02 · Swathe 0.1.0"]
    drawing, image = tmp_path / "plot.svg", tmp_path / "plot.png"
    chart.save(drawing)
    chart.save(image)
    text = drawing.read_text()
    assert text.count("H200, sm_90") >= 2, "in the description, and to be seen"
    kept = QImage(str(image))
    assert kept.width() == 2 * chart.view.width() and kept.height() > 2 * chart.view.height()
    assert "driver for CUDA 13.0" in kept.text("Description")
    with pytest.raises(ExportError, match="no folder"):
        chart.save(tmp_path / "none" / "plot.png")


def test_the_figures_are_a_table(chart, figures):
    chart.show_picture(picture(View.MEAN, [figures]), False, False)
    lines = chart.data_text().splitlines()
    assert len(lines) == 4 and lines[3].startswith("tiled\ttiled\t")


def test_the_legend_fits_a_narrow_chart(chart, figures, qtbot):
    many = comparison(
        measurement(
            "x", n, 100.0, variant=Variant("gpu", "partitioned", (("partition", p), ("vector", v)))
        )
        for p in (64, 128, 256) for v in (8, 16, 32) for n in LENGTHS
    )  # fmt: skip
    chart.resize(980, 320)
    chart.show_picture(picture(View.LENGTH, [many]), False, False)
    qtbot.settle()
    wide = chart.legend.columnCount
    chart.resize(420, 320)
    qtbot.settle()
    assert chart.legend.columnCount < wide
    assert chart.view.ci.size().width() <= chart.view.width()


def test_ticks_of_less_than_a_decade_are_labelled(qapp):
    axis = NumberAxis("bottom")
    axis.set_logarithmic(True)
    for low, high in ((375, 413), (1, 9), (0.02, 7_000), (100, 101)):
        ticks = axis.tickValues(np.log10(low), np.log10(high), 600)
        labels = [text for spacing, values in ticks for text in axis.tickStrings(values, 1, spacing) if text]
        assert len(labels) >= 2, (low, high)
        assert len(set(labels)) == len(labels)


def test_numbers_are_those_measured_whatever_was_shown_before(chart, figures, tmp_path):
    """Two gap costs take places from -0.4 to 1.4, one from -0.4 to 0.4: no factor of theirs stays behind."""
    before, after = tmp_path / "before.svg", tmp_path / "after.svg"
    chart.show_picture(picture(View.LENGTH, [figures]), False, False)
    chart.save(before)
    chart.show_picture(picture(View.GAPS, [figures]), False, False)
    chart.show_picture(picture(View.LENGTH, [figures]), False, False)
    chart.save(after)
    for drawing in (before, after):
        words = re.findall(r">([^<>]+)</text>", drawing.read_text())
        assert {"1,000", "2,000", "5,000"} <= set(words), drawing.name


def test_an_empty_plot_says_what_is_missing_although_something_is_measured(qtbot, figures):
    """Above five measurements it said that nothing was measured."""
    results = on_screen(qtbot, ComparisonResults(), 700, 500)
    results.show_comparisons([figures])
    results.make_chart()
    offered = [view for place, (view, _) in enumerate(VIEWS) if results.tabs.isTabVisible(place)]
    assert offered == [View.MEAN, View.LENGTH, View.SPEEDUP], "of one pair of gap costs, and nothing varied"
    alone = dataclasses.replace(figures, measurements=figures.measurements[:1])
    results.show_comparisons([alone])
    results.tabs.setCurrentIndex(2)
    results.redraw()
    assert results._nothing.text().startswith("No plot Measure at least two kernels")
    wrong = dataclasses.replace(figures, measurements=figures.measurements[:1])
    wrong = dataclasses.replace(
        wrong, measurements=(dataclasses.replace(wrong.measurements[0], outcome=Outcome.WRONG),)
    )
    results.show_comparisons([wrong])
    results.tabs.setCurrentIndex(0)
    results.redraw()
    assert results._nothing.text() == "No plot There is no measurement with right scores yet."


def test_the_boxes_of_logarithmic_axes_fit_every_plot(qtbot, figures):
    """That of speed-ups was called log GCUPS."""
    results = on_screen(qtbot, ComparisonResults(), 700, 500)
    results.show_comparisons([figures])
    assert (results.log_x.text(), results.log_y.text()) == ("Log x axis", "Log y axis")
