"""Pictures that are saved or copied have the light colours on white, whatever the window's theme."""

from __future__ import annotations

from functools import partial

import pytest
from PySide6.QtGui import QAction, QGuiApplication, QImage

from swathe.gui.results.alignment.view import AlignmentView
from swathe.gui.results.dot_plot.view import DotPlotView
from swathe.gui.results.organisms.view import OrganismsView
from swathe.gui.results.overview.view import OverviewView
from swathe.gui.results.stack.view import StackView
from swathe.gui.widgets.theme import apply_colour_scheme, is_dark
from tests.gui.conftest import search_in
from tests.gui.test_saved_charts import charts_of_kernels, charts_of_network, charts_of_runs, charts_of_search


@pytest.fixture
def in_theme(qapp, qtbot):
    """Show the window light or dark."""

    def change(scheme):
        apply_colour_scheme(qapp, scheme)
        qtbot.settle()
        assert is_dark(qapp.palette()) == (scheme == "dark")

    yield change
    apply_colour_scheme(qapp, "system")


def is_white(image):
    return image.pixelColor(1, 1).name() == image.pixelColor(image.width() - 2, 1).name() == "#ffffff"


def all_same(picture):
    """Return whether a picture is the same in both themes, once all in it was computed and laid out."""
    return picture("light") == picture("dark")


@pytest.mark.parametrize("charts", [charts_of_search, charts_of_kernels, charts_of_network, charts_of_runs])
def test_charts_are_saved_and_copied_light_and_stay_dark_on_the_screen(
    open_window, qtbot, one_query, small, tmp_path, in_theme, charts
):
    """They were as dark as the window: on paper a grey slab."""

    def pictures(chart, theme):
        in_theme(theme)
        shown = chart.view.grab().toImage()
        files = [tmp_path / f"{theme}.{kind}" for kind in ("png", "svg")]
        for file in files:
            chart.save(file)
        chart.copy_image()
        assert chart.view.grab().toImage() == shown and is_white(shown) == (theme == "light")
        return QImage(str(files[0])), QGuiApplication.clipboard().image(), files[1].read_bytes()

    for chart, _ in charts(open_window((one_query, small)), qtbot):
        qtbot.waitUntil(partial(all_same, partial(pictures, chart)))
        assert is_white(pictures(chart, "dark")[0])


def copied(qtbot, action):
    """Return the picture that a page puts on the clipboard."""
    QGuiApplication.clipboard().clear()
    action.trigger()
    qtbot.waitUntil(lambda: not QGuiApplication.clipboard().image().isNull())
    return QGuiApplication.clipboard().image()


def test_pages_copy_light_pictures(open_window, qtbot, one_query, small, in_theme):
    window = open_window((one_query, small))
    search_in(window, qtbot)

    def ways(view):
        actions = view.findChildren(QAction)
        return [one for one in actions if one.text().startswith("&Copy picture") and one.isEnabled()]

    def picture(view, theme):
        in_theme(theme)
        return copied(qtbot, *ways(view))

    for kind in (AlignmentView, DotPlotView, OverviewView, StackView, OrganismsView):
        view = window.page.tabs.open(kind)
        qtbot.waitUntil(lambda view=view: len(ways(view)) == 1)
        qtbot.waitUntil(partial(all_same, partial(picture, view)))
        assert is_white(picture(view, "dark")), kind
