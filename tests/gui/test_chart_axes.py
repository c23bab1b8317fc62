"""The numbers at the axes of every chart: those of the figures, whatever range was in sight before."""

from __future__ import annotations

import numpy as np
import pytest
from PySide6.QtGui import QImage, QPainter

from swathe.gui.benchmark.chart import ComparisonChart
from swathe.gui.history.missed_chart import MissedChart
from swathe.gui.history.scatter import RunScatter
from swathe.gui.network.picture import NetworkPicture
from swathe.gui.results.distribution.rank_plot import EvalueRankPlot
from swathe.gui.results.distribution.score_plot import ScoreDistributionPlot
from swathe.gui.results.permutations.plot import PermutationPlot
from swathe.gui.search.gcups_plot import GcupsPlot
from swathe.gui.search.rate_record import RateRecord
from swathe.gui.widgets.chart import Chart
from tests.gui.on_screen import on_screen, settle
from tests.long_run import long_but

CHARTS = (
    ComparisonChart,
    EvalueRankPlot,
    GcupsPlot,
    MissedChart,
    PermutationPlot,
    RunScatter,
    ScoreDistributionPlot,
)


def numbers(chart: Chart) -> dict[str, list[str]]:
    """Return what is written at the ticks of both axes."""
    image = QImage(8, 8, QImage.Format.Format_ARGB32)
    painter = QPainter(image)
    axes = {side: chart.plot.getAxis(side) for side in ("bottom", "left")}
    written = {side: [text for *_, text in axis.generateDrawSpecs(painter)[2]] for side, axis in axes.items()}
    painter.end()
    return written


def test_no_chart_is_left_out():
    assert set(Chart.__subclasses__()) == {*CHARTS, NetworkPicture}, "a network's picture has no axes"


def made(kind):
    """Return a chart of a kind, with nothing in it."""
    given = {GcupsPlot: RateRecord(), RunScatter: str}
    return kind(given[kind]) if kind in given else kind()


@pytest.mark.parametrize("kind", CHARTS)
@pytest.mark.parametrize("ranges", long_but([(0.4, 9.0), (0.0004, 9.0), (9.0, 0.4)], (0.0004, 9.0)), ids=str)
def test_titles_and_ranges_leave_no_factor_behind(qtbot, kind, ranges):
    """An axis was given a new title while other figures were in sight, or the palette changed then."""
    before, now = ranges
    chart = on_screen(qtbot, made(kind), 500, 300)
    titles = {side: chart.plot.getAxis(side).labelText or "Score" for side in ("bottom", "left")}

    def show(most: float) -> None:
        chart.plot.setRange(xRange=(0.0, most), yRange=(0.0, most), padding=0)

    def entitle() -> None:
        for side, title in titles.items():
            chart.title_axis(side, title)

    show(now)
    expected = numbers(chart)
    entitle()
    show(before)
    entitle()
    chart.follow_palette()
    show(now)
    assert numbers(chart) == expected
    entitle()
    assert numbers(chart) == expected
    chart.follow_palette()
    assert numbers(chart) == expected


@pytest.mark.parametrize("kind", CHARTS)
@pytest.mark.parametrize("side", long_but(["bottom", "left"], "bottom"))
def test_a_new_title_stands_at_the_middle_of_its_axis(qtbot, kind, side):
    """It was put where the title before had begun, and a longer one was cut off."""
    chart = on_screen(qtbot, made(kind), 500, 300)
    chart.title_axis(side, "x")
    settle(qtbot)
    chart.title_axis(side, "a title of some length")
    settle(qtbot)
    axis = chart.plot.getAxis(side)
    title, whole = axis.label.sceneBoundingRect(), axis.sceneBoundingRect()
    off = title.center() - whole.center()
    assert abs(off.x() if side == "bottom" else off.y()) < 2


def test_negative_numbers_have_a_minus_as_in_tables(qtbot):
    chart = on_screen(qtbot, MissedChart(), 500, 300)
    logarithms = np.linspace(-70.0, -3.0, 40)
    chart.show_evalues({"only A": logarithms, "A; B above bound": logarithms, "both": logarithms}, "Swathe")
    settle(qtbot)
    written = numbers(chart)["bottom"]
    assert "−40" in written and not any("-" in text for text in written)
