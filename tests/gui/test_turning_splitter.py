"""Details of hits beside a chart: where there is more height than width they stand below it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QScrollArea, QVBoxLayout, QWidget

from swathe.gui.results.distribution.view import DistributionView
from swathe.gui.results.organisms.view import OrganismsView
from swathe.gui.results.page import ResultsPage
from swathe.gui.results.permutations.plot import PermutationPlot
from swathe.gui.results.permutations.view import PermutationsView
from swathe.gui.results.rounds.view import RoundsView
from swathe.gui.widgets.turning_splitter import TurningSplitter
from tests.gui.on_screen import feed, on_screen

PAGES = (DistributionView, OrganismsView, PermutationsView, RoundsView)


@pytest.mark.parametrize("kind", PAGES)
def test_no_chart_is_a_tall_strip_in_a_tall_page(found, qtbot, kind):
    """On large screens charts were 200 pixels wide and 900 high."""
    page = on_screen(qtbot, ResultsPage(), 1_200, 900)
    feed(page, found)
    detail = page.tabs.open(kind)
    [parts] = detail.findChildren(TurningSplitter)
    for size, orientation in (
        ((1_100, 400), Qt.Orientation.Horizontal),
        ((600, 900), Qt.Orientation.Vertical),
    ):
        parts.setParent(None)
        parts.resize(*size)
        parts.show()
        assert parts.orientation() is orientation
    parts.setParent(detail)  # which may be laid out once more


def test_each_way_to_stand_keeps_its_share(qtbot):
    parts = TurningSplitter(0.75, 0.5)
    qtbot.addWidget(parts)
    for _ in range(2):
        parts.addWidget(QLabel())
    parts.resize(808, 300)
    parts.show()
    assert parts.sizes() == [600, 200]
    parts.setSizes([500, 300])
    parts.splitterMoved.emit(500, 1)
    parts.resize(408, 808)
    assert parts.sizes() == [400, 400]
    parts.resize(1608, 300)
    assert parts.sizes() == [1000, 600]


def test_figures_of_a_test_wrap_where_their_panel_is_narrow(qtbot, found):
    """With large letters they were cut at the panel's edge, which does not scroll sideways."""
    page = on_screen(qtbot, ResultsPage(), 900, 640)
    feed(page, found)
    view = page.tabs.open(PermutationsView)
    [scroll] = view.findChildren(QScrollArea)
    [value] = [label for label in view.findChildren(QLabel) if label.accessibleName() == "Pairwise p"]
    value.setText("2e-06, log₁₀ −5.68 ± 0.19 and as many words as large letters take")
    assert 2 * value.minimumSizeHint().width() < scroll.minimumWidth()


def test_parts_that_do_not_fit_in_a_row_stand_below_each_other(qtbot):
    """With large letters the plot of a test was a strip 135 pixels wide beside its figures."""
    page = QWidget()
    qtbot.addWidget(page)
    parts = TurningSplitter(0.7, 0.6)
    parts.setParent(page)
    chart, figures = QWidget(), QLabel()
    column = QVBoxLayout(chart)
    figures.setMinimumSize(500, 100)
    for part in (chart, figures):
        parts.addWidget(part)
    parts.resize(600, 400)
    page.show()
    assert parts.orientation() is Qt.Orientation.Horizontal
    plot = PermutationPlot()
    column.addWidget(plot)  # with the first hit that was tested
    qtbot.waitUntil(lambda: parts.orientation() is Qt.Orientation.Vertical, timeout=5000)
    least = parts.minimumSizeHint()
    assert least.width() == 500 and least.height() > 100 + plot.minimumSizeHint().height()
    parts.resize(1000, 400)
    assert parts.orientation() is Qt.Orientation.Horizontal


def test_words_that_wrap_have_their_height_in_parts_below_each_other(qtbot):
    """With large letters buttons in several rows lay over the table above them."""
    parts = TurningSplitter(0.3, 0.4)
    qtbot.addWidget(parts)
    above, words, below = QWidget(), QLabel("some words " * 30), QLabel()
    words.setWordWrap(True)
    column = QVBoxLayout(above)
    column.addWidget(words)
    below.setMinimumSize(200, 100)
    parts.addWidget(above)
    parts.addWidget(below)
    parts.resize(220, 500)
    parts.show()
    assert parts.orientation() is Qt.Orientation.Vertical
    needed = column.minimumHeightForWidth(parts.width())
    assert needed > above.minimumSizeHint().height()
    assert parts.sizes()[0] >= needed and parts.minimumSizeHint().height() >= needed + 100


def test_a_chart_is_wider_where_letters_are_large(qtbot):
    chart = PermutationPlot()
    qtbot.addWidget(chart)
    usual = chart.minimumSizeHint().width()
    font = chart.font()
    font.setPointSizeF(3 * font.pointSizeF())
    chart.setFont(font)
    assert chart.minimumSizeHint().width() > 1.5 * usual
