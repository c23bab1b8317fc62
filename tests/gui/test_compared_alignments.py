"""Both alignments of a hit of two runs: they look alike, scroll together and have the same figures."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QLabel

from swathe.gui.results.alignment.layout import QUERY
from swathe.gui.widgets.residue_colours import ColourScheme
from tests.gui.test_run_comparison import compared, usual_and_strict  # noqa: F401 - fixtures


@pytest.fixture
def views(usual_and_strict, qtbot):  # noqa: F811
    """Both alignments of a hit of both runs, in a small window."""
    window, page = usual_and_strict
    window.resize(1280, 800)
    qtbot.settle(window)
    views = [side.alignment for side in page.sides]
    page.table.go_to(40)
    qtbot.waitUntil(lambda: all(view.text() for view in views))
    qtbot.settle(window)
    return page, views


@pytest.mark.parametrize("chosen", [0, 1])
def test_one_choice_of_colours_is_for_both(views, chosen):
    """Clustal's legend moved one alignment down, and the next hits had colours that differ."""
    _, both = views
    both[chosen].tools.scheme.setCurrentIndex(list(ColourScheme).index(ColourScheme.CLUSTAL))
    both[chosen].tools.actions_["rulers"].trigger()
    one, other = (view.canvas for view in both)
    assert one.look == other.look and one.look.scheme is ColourScheme.CLUSTAL
    assert both[0].tools.scheme.currentIndex() == both[1].tools.scheme.currentIndex()
    assert one.y() == other.y()


@pytest.mark.parametrize("wrapped", [True, False])
@pytest.mark.parametrize("moved", [0, 1])
def test_both_scroll_together(views, qtbot, wrapped, moved):
    _, both = views
    if not wrapped:
        both[0].tools.actions_["wrap"].trigger()
    one, other = both[moved].canvas, both[1 - moved].canvas
    bars = [each.verticalScrollBar() if wrapped else each.horizontalScrollBar() for each in (one, other)]
    assert min(bar.maximum() for bar in bars) > 40
    for value in (7, bars[0].maximum(), 33):
        bars[0].setValue(value)
        residues = [
            view.canvas._layout.positions(QUERY, first, first + 1)[0]
            for view, first in ((view, view.canvas._first_in_sight()) for view in both)
            if first < view.canvas._layout.n_columns
        ]
        assert max(residues) - min(residues) < one.columns_per_line()
    assert bars[0].value() == 33


def test_no_figure_is_left_out_while_there_are_rows_for_all(views, qtbot):
    """After a hit whose figures took two rows, the next left out bits over an empty row."""
    page, both = views

    def names(view):
        labels = [cell.findChildren(QLabel)[0] for cell in view.figures.children() if cell.isWidgetType()]
        return [label.text() for label in labels if label.isVisible()]

    for width in range(560, 700, 4):
        page.sides[0].parentWidget().setSizes([width, 1219 - width])
        for row in (0, 5, 12, 60):
            page.table.go_to(row)
            qtbot.waitUntil(lambda: all("Gaps" in names(view) for view in both))
            for view in both:
                one_row = max(cell.height() for cell in view.figures.children() if cell.isWidgetType())
                if view.figures.height() > one_row + 2:
                    assert {"Bits", "Positives"} <= set(names(view)), (width, row)
