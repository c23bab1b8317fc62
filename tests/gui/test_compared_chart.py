"""The chart of two runs compared: what counts as the same, what a point is, and what can be drawn."""

from __future__ import annotations

from collections import Counter

import numpy as np
import pytest
from pyqtgraph import ScatterPlotItem, TextItem
from PySide6.QtCore import QPointF
from PySide6.QtGui import QFont, QTextDocumentFragment

from swathe.core.history.changes import Found, Listed
from swathe.gui.history.scatter import RunScatter
from tests.gui.on_screen import on_screen
from tests.gui.test_others import blastp, missed  # noqa: F401 - fixtures
from tests.gui.test_run_comparison import compared, usual_and_strict  # noqa: F401 - fixtures


def test_evalues_less_than_tenfold_apart_are_the_same(usual_and_strict):  # noqa: F811
    """The line above says that they say the same, and the chart called those with -0.87 better in B."""
    _, page = usual_and_strict
    page.plotted.setCurrentText("log₁₀ E-value")
    chart = page.scatter
    names = [label.text for _, label in chart.legend.items]
    assert names == ["same within tenfold", "better in B", "worse in B"]
    alone = (page.model.table.found != Found.BOTH).sum()
    assert page.not_drawn.text() == f"{alone:,} in one run: not drawn", "nothing said that they are not here"
    assert chart.text().endswith(f"; not drawn: {alone:,} in one run")
    change = page.model.table.known("log10_evalue_change")[page.model.table.found == 0]
    change = change[~np.isnan(change)]
    drawn = [len(item.data) for item in chart.plot.items if isinstance(item, ScatterPlotItem) and item.name()]
    assert drawn == [(abs(change) < 1).sum(), (change <= -1).sum(), (change >= 1).sum(), 0, 0]
    assert np.count_nonzero(change[abs(change) < 1]) > 0
    assert f"{drawn[0]:,} the same within tenfold" in chart.text()


def test_ranks_are_called_higher_or_lower_and_not_better(usual_and_strict):  # noqa: F811
    """A hit whose E-value is worse in B, as all others' are, was better there among the ranks."""
    _, page = usual_and_strict
    names = [label.text for _, label in page.scatter.legend.items]
    assert names == ["same", "higher rank in B", "lower rank in B"]
    box = page.scatter.plot.getViewBox()
    assert (box.xInverted(), box.yInverted()) == (False, True), "the first rank was at the right"
    for side, (low, high) in zip(("bottom", "left"), page.scatter.plot.viewRange(), strict=True):
        axis = page.scatter.plot.getAxis(side)
        [(spacing, places), *finer] = axis.tickValues(low, high, 300)
        assert places[0] == 1 and axis.tickStrings(places, 1, spacing)[0] == "1", "it was 0, which no hit has"
        assert all(place > 1 for _, others in finer for place in others)
    page.plotted.setCurrentText("log₁₀ E-value")
    assert (box.xInverted(), box.yInverted()) == (True, True), "the best are at the right and on top"


def test_the_axes_fit_a_single_point(usual_and_strict, qtbot):  # noqa: F811
    """They kept the range of the points that were drawn before: to 50, or 250."""
    _, page = usual_and_strict
    page.words.setText("ADRB2_HUMAN")
    for name in ("Rank", "log₁₀ E-value", "Rank"):
        page.plotted.setCurrentText(name)
        qtbot.waitUntil(lambda: page.model.rowCount() == 1)
        qtbot.settle(page)
        for low, high in page.scatter.plot.viewRange():
            assert high - low < 3


def test_axes_reach_for_hits_whose_evalues_are_evidence(qtbot):
    """Hits of a profile, at 1e-180, stretched them: what can be compared was a lump in a corner."""
    chart = on_screen(qtbot, RunScatter(lambda _: ""), 400, 400)
    a, b = np.array([-3.0, 0.5, -5.0, -180.0, -4.0]), np.array([-8.0, 0.2, -4.0, -250.0, -7.0])
    in_profile = np.arange(5) >= 3
    chart.show_points(a, b, ("A", "B"), down=True, tenfold=True, no_evidence=in_profile)
    qtbot.settle(chart)
    [hollow] = (item for item in chart.plot.items if getattr(item, "name", str)() == "in a profile")
    far, near = zip(*hollow.getData(), strict=True)
    assert near == (-4.0, -7.0), "where the axes reach a hit it has its place"
    for place, (low, high) in zip(far, chart.plot.viewRange(), strict=True):
        assert low < place and high - low < 12, "it is at the edge, in sight"
    assert "-180\t-250" in chart.data_text()
    [number] = (item for item in chart.plot.items if isinstance(item, TextItem))
    assert not number.isVisible(), "nothing hides anything"
    far_ones = np.append(a, [-190.0, -200.0]), np.append(b, [-240.0, -230.0])
    in_corner = np.append(in_profile, [True, True])
    chart.show_points(*far_ones, ("A", "B"), down=True, tenfold=True, no_evidence=in_corner)
    qtbot.settle(chart)
    assert number.isVisible() and number.toPlainText() == "3", "163 hits were one mark"
    frame, words = chart.plot.getViewBox().sceneBoundingRect(), number.sceneBoundingRect()
    assert frame.contains(words), "it is in sight"
    place = chart.plot.getViewBox().mapViewToScene(number.pos())
    chart.plot.scene().sigMouseMoved.emit(place)
    assert chart.view.toolTip().endswith("2 more hits at this place")
    chart.show_points(a, b, ("A", "B"), down=True, tenfold=True, no_evidence=a == a)
    qtbot.settle(chart)
    assert all(high - low > 180 for low, high in chart.plot.viewRange()), "there are no others"


def test_what_the_marks_mean_is_said_in_a_small_window(missed, blastp, qtbot):  # noqa: F811
    """Nothing said what the colours are, and what is not drawn took five lines beside the box."""
    blastp.resize(1000, 680)
    chart, line = missed.scatter, missed.fontMetrics().lineSpacing()
    for plotted, words in (
        ("Rank", "● same ▲ higher in B ▼ lower in B"),
        ("log₁₀ E-value", "● same ▲ better in B ▼ worse in B ■ E too small"),
    ):
        missed.plotted.setCurrentText(plotted)
        qtbot.settle(blastp)
        assert chart.key.isVisible() and not chart.legend.isVisible()
        text = chart.key.text()
        assert " ".join(QTextDocumentFragment.fromHtml(text).toPlainText().split()) == words
        colours = [item.opts["brush"].color().name() for item in chart.plot.items
                   if isinstance(item, ScatterPlotItem) and item.name() and len(item.data)]  # fmt: skip
        assert all(f"color: {colour}" in text for colour in colours)
        assert chart.key.height() >= chart.key.heightForWidth(chart.key.width()), "no line of it is cut"
        assert chart.key.height() < 2.5 * line and missed.not_drawn.height() < 1.5 * line
        assert chart.plot.getViewBox().height() > 8 * line
        assert not chart.plot.getAxis("left").label.toPlainText().strip().endswith("…")
    missed.plotted.setCurrentText("Hits by E-value")
    assert not missed.not_drawn.text() and not missed.not_drawn.isVisible(), "an empty line took room"
    blastp.resize(1280, 900)
    missed.plotted.setCurrentText("Rank")
    qtbot.settle(blastp)
    assert chart.legend.isVisible() and not chart.key.isVisible()


def test_a_point_says_which_hit_it_is(usual_and_strict, qtbot):  # noqa: F811
    _, page = usual_and_strict
    qtbot.settle()
    chart, table = page.scatter, page.model.table
    x, y = (table.known(f"rank_{side}")[0] for side in "ab")
    box = chart.plot.getViewBox()
    chart.plot.scene().sigMouseMoved.emit(box.mapViewToScene(QPointF(x, y)))
    assert table.brief("subject", 0) in chart.view.toolTip()
    assert f"E B: {table.display('log10_evalue_b', 0)}" in chart.view.toolTip()
    chart.plot.scene().sigMouseMoved.emit(QPointF(-5, -5))
    assert not chart.view.toolTip()


def test_what_a_table_lacks_is_not_offered_to_be_drawn(missed):  # noqa: F811
    """*Score* led to an empty chart where the table has none."""
    assert [missed.plotted.itemText(place) for place in range(missed.plotted.count())] == [
        "Hits by E-value",
        "A's hits not in both, by identity",
        "Rank",
        "Bit score",
        "log₁₀ E-value",
    ]


def test_pairs_beyond_the_axis_are_counted(missed):  # noqa: F811
    """Two of 162 hits that both found were drawn, and nothing said where the others are."""
    chart = missed.missed_chart
    rows = [line.split("\t") for line in chart.data_text().splitlines()[1:]]
    beyond = missed.model.table.counts()[0] - sum(int(row[4]) for row in rows)
    assert beyond > 0 and f"{beyond:,} hits in both are beyond its ends." in missed.chart_note.text
    missed.plotted.setCurrentText("A's hits not in both, by identity")
    assert not missed.chart_note.text


@pytest.mark.parametrize("bound", ["0.001", "1e-20"])
def test_table_chart_and_counts_have_the_same_words_for_the_same_pairs(missed, bound):  # noqa: F811
    """The table said "A; B above bound" of hits that the chart said "only Swathe lists"."""
    missed.bound.setCurrentText(bound)
    missed.bound.lineEdit().editingFinished.emit()
    table = missed.model.table
    said = Counter(table.text("found", row) for row in missed.model.visible_rows().tolist())
    header, *rows = (line.split("\t") for line in missed.missed_chart.data_text().splitlines())
    assert header[2:] == ["only A", "A; B above bound", "both"]
    drawn = {words: sum(int(row[place]) for row in rows) for place, words in enumerate(header[2:], 2)}
    assert said["A; B above bound"] or bound == "0.001"
    assert [drawn[words] for words in header[2:4]] == [said[words] for words in header[2:4]]
    counts = missed.counts.text().replace("\u00a0", " ")
    assert f"{said['both']:,} hits found in both runs" in counts
    beside = said["A; B above bound"]
    evalues = "a higher E-value" if beside == 1 else "higher E-values"
    above = f", of which B lists {beside:,} with {evalues}" if beside else ""
    assert f" · {beside + said['only A']:,} only in A{above} · " in counts
    choice = missed.kind.itemText(list(Listed).index(Listed.ONLY_A))
    assert choice == f"E ≤ {bound} only in A: {beside + said['only A']:,}", "the same number under that name"
    legend = [label.text for _, label in missed.missed_chart.legend.items]
    assert legend == [words for words in header[2:] if drawn[words]]
    assert "only Swathe" not in missed.chart_note.text
    more = said["only B"] + said["B; A above bound"]
    words = f"Not drawn: {more:,} hit{'s' * (more != 1)} only in B."
    assert (words in missed.chart_note.text) is bool(more), "neither a bar nor a word told of them"


def test_the_chart_draws_the_hits_listed(usual_and_strict, qtbot):  # noqa: F811
    """The table was filtered, and the chart went on drawing all hits."""
    _, page = usual_and_strict
    total = page.model.rowCount()

    def drawn():
        return len(page.scatter.data_text().splitlines()) - 1

    page.words.setText("mouse")
    qtbot.waitUntil(lambda: page.model.rowCount() < total)
    listed = page.model.visible_rows()
    assert 0 < drawn() == (page.model.table.found[listed] == Found.BOTH).sum() < page.model.table.counts()[0]
    page.scatter.hit_chosen.emit(drawn() - 1)
    assert page.words.text() == "mouse", "a click on a point leaves the filter"
    page.words.clear()
    page.kind.setCurrentIndex(list(Listed).index(Listed.ONLY_A))
    qtbot.waitUntil(lambda: "No hit listed is in both runs" in page.nothing.text())
    assert page.nothing.isVisible() and not page.scatter.isVisible()
    page.kind.setCurrentIndex(0)
    qtbot.waitUntil(lambda: page.scatter.isVisible() and drawn() == page.model.table.counts()[0])


def test_the_chart_of_missed_pairs_draws_those_listed(missed, qtbot):  # noqa: F811
    missed.bound.setCurrentText("10")
    missed.bound.lineEdit().editingFinished.emit()

    def drawn():
        rows = [line.split("\t") for line in missed.missed_chart.data_text().splitlines()[1:]]
        return sum(int(row[2]) + int(row[3]) for row in rows)

    everything = missed.model.table.counts()[1]
    assert drawn() == everything > 1
    table, total = missed.model.table, missed.model.rowCount()
    missed.words.setText(table.header(int(np.flatnonzero(table.found == Found.ONLY_A)[0])).split()[0])
    qtbot.waitUntil(lambda: missed.model.rowCount() < total)
    assert 0 < drawn() == (table.found[missed.model.visible_rows()] == Found.ONLY_A).sum() < everything
    missed.words.clear()
    missed.kind.setCurrentIndex(list(Listed).index(Listed.BOTH))
    qtbot.waitUntil(lambda: "No hit listed is in A alone" in missed.nothing.text())
    assert missed.nothing.isVisible() and not missed.missed_chart.isVisible()


def test_an_evalue_written_as_zero_is_neither_better_nor_worse(missed, qtbot):  # noqa: F811
    """It was drawn as 1e-200, in the colour of a hit that is worse in A or B."""
    missed.plotted.setCurrentText("log₁₀ E-value")
    chart, table = missed.scatter, missed.model.table
    both = np.sort(missed.model.visible_rows())
    both = both[table.found[both] == Found.BOTH]
    a, b = (table.known(f"log10_evalue_{side}")[both] for side in "ab")
    zero = b == -np.inf
    assert zero.any() and np.isfinite(a).all()
    names = [label.text for _, label in chart.legend.items]
    assert names[-1] == "E too small to be written"
    drawn = [item for item in chart.plot.items if isinstance(item, ScatterPlotItem) and item.name()]
    change = (b - a)[~zero]
    counts = [(abs(change) < 1).sum(), (change <= -1).sum(), (change >= 1).sum(), 0, zero.sum()]
    assert [len(item.data) for item in drawn] == counts
    at_the_edge = drawn[-1].getData()[1]
    assert np.ptp(at_the_edge) == 0 and at_the_edge[0] < b[~zero].min()
    assert f"{zero.sum():,} with an E too small to be written" in chart.text()
    assert f"{a[zero][0]:g}\t-inf" in chart.data_text()
    qtbot.settle()
    point = QPointF(a[zero][0], at_the_edge[0])
    chart.plot.scene().sigMouseMoved.emit(chart.plot.getViewBox().mapViewToScene(point))
    assert "E B: < 1e-180 (0 in the file)" in chart.view.toolTip()
    missed.plotted.setCurrentText("Rank")
    assert "E too small to be written" not in [label.text for _, label in chart.legend.items]


def test_marks_grow_with_the_letters(usual_and_strict, qapp, qtbot):  # noqa: F811
    """Beside letters of twice the size they were five pixels wide."""
    _, page = usual_and_strict

    def sizes():
        return [item.opts["size"] for item in page.scatter.plot.items if isinstance(item, ScatterPlotItem)]

    before, font = sizes(), qapp.font()
    larger = QFont(font)
    larger.setPointSizeF(2 * font.pointSizeF())
    try:
        qapp.setFont(larger)
        qtbot.waitUntil(lambda: all(now > 1.5 * then for now, then in zip(sizes(), before, strict=True)))
    finally:
        qapp.setFont(font)
