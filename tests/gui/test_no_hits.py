"""A query without hits: every tab below the table says the same, and offers nothing to do with it."""

from __future__ import annotations

import dataclasses

import pytest

from swathe.gui.results.alignment.view import AlignmentView
from swathe.gui.results.dot_plot.view import DotPlotView
from swathe.gui.results.overview.view import OverviewView
from swathe.gui.results.page import ResultsPage
from swathe.gui.results.permutations.view import PermutationsView
from swathe.gui.results.stack.view import StackView
from tests.gui.on_screen import feed, on_screen
from tests.gui.results_fixtures import only_first_query, search, without_hits


@pytest.fixture
def page(qtbot):
    return on_screen(qtbot, ResultsPage(), 1000, 640)


def test_every_tab_says_that_there_are_none(page, qtbot):
    result = only_first_query(search())
    feed(page, dataclasses.replace(result, queries=(without_hits(result.queries[0]),)))
    for kind in (AlignmentView, DotPlotView, OverviewView, StackView, PermutationsView):
        shown = page.tabs.open(kind)
        qtbot.settle()
        assert shown.message.isVisible(), kind
        assert shown.message.text().startswith("No hits There is nothing to "), kind
        assert " yet" not in shown.message.text(), "the search is over"


def test_tools_of_the_dot_plot_wait_for_a_hit(page, qtbot):
    plot = page.tabs.open(DotPlotView)
    tools = (
        plot.window_box, plot.threshold_box, plot.suggest_button, plot.show_button,
        *plot.picture_menu.actions()[:2],
    )  # fmt: skip
    assert not any(tool.isEnabled() for tool in tools)
    feed(page, only_first_query(search()))
    qtbot.waitUntil(plot.canvas.isVisible)
    assert all(tool.isEnabled() for tool in tools)
    page.hits.filter_bar.text.setText("no header has these words")
    qtbot.waitUntil(plot.message.isVisible)
    assert not any(tool.isEnabled() for tool in tools)
