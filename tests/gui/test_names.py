"""Names where there is little room: their ends are read, and nothing is left out in the middle."""

from __future__ import annotations

import re

import pytest
from PySide6.QtGui import QFont, QFontMetricsF, QGuiApplication

from swathe.core.cancel import CancelToken
from swathe.core.system.steps import run_to_end
from swathe.gui.results.distribution.view import DistributionView
from swathe.gui.results.dot_plot.view import DotPlotView
from swathe.gui.results.organisms.bars import Bar, Bars, BarsPicture
from swathe.gui.results.organisms.view import OrganismsView
from swathe.gui.results.overview.view import OverviewView
from swathe.gui.results.permutations.view import PermutationsView
from swathe.gui.results.stack.view import StackView
from swathe.gui.widgets.field import ElidedLabel
from swathe.gui.widgets.names import fitting_name

YEAST = "Saccharomyces cerevisiae (strain ATCC 204508 / S288c)"


@pytest.fixture
def metrics(qapp):
    return QFontMetricsF(QFont())


@pytest.mark.parametrize(
    ("name", "room", "shown"),
    [
        ("sp|P07327|ADH1A_HUMAN", "sp|P07327|ADH1A_HUMAN", "sp|P07327|ADH1A_HUMAN"),
        ("sp|P07327|ADH1A_HUMAN", "P07327|ADH1A_HUMAN", "P07327|ADH1A_HUMAN"),
        ("gi|113390|sp|P07327.2|ADH1A_HUMAN", "ADH1A_HUMAN", "ADH1A_HUMAN"),
        ("ref|NP_000658.1|", "NP_000658.1|", "NP_000658.1|"),
    ],
)
def test_names_lose_their_front(metrics, name, room, shown):
    assert fitting_name(name, metrics, metrics.horizontalAdvance(room) + 0.5) == shown


@pytest.mark.parametrize("name", ["ADH1A_HUMAN", "sp|P07327|ADH1A_HUMAN"])
def test_then_they_lose_their_end(metrics, name):
    shown = fitting_name(name, metrics, metrics.horizontalAdvance("ADH1A_…") + 0.5)
    assert shown.endswith("…") and "ADH1A_HUMAN".startswith(shown.removesuffix("…")) and len(shown) > 4


def test_a_very_long_name_takes_no_time(metrics):
    assert len(fitting_name("a|" * 100_000, metrics, 200.0)) <= 200


def test_organisms_are_read_from_their_beginning(qapp):
    """ "Saccharomy…8 / S288c)" stood beside the bar."""
    bars = Bars("hits", (Bar(0, YEAST, 12, 12),), "")
    picture = BarsPicture(bars, 400, QFont(), QGuiApplication.palette())
    drawing = run_to_end(picture.drawing(CancelToken())).decode()
    [shown] = re.findall(r">\s*(Sacch[^<]*)<", drawing)
    assert shown.endswith("…") and YEAST.startswith(shown.removesuffix("…"))


def test_what_is_said_of_other_organisms_ends_within_the_picture(qapp):
    """ "21 other organisms wi" stood below bars with little room beside long names."""
    rest, font = "21 other organisms with 21 hits", QFont()
    picture = BarsPicture(Bars("hits", (Bar(0, YEAST, 12, 12),), rest), 320, font, QGuiApplication.palette())
    drawing = run_to_end(picture.drawing(CancelToken())).decode()
    [x] = re.findall(rf'x="([\d.]+)"[^>]*>\s*{rest}', drawing)
    assert float(x) + QFontMetricsF(font).horizontalAdvance(rest) <= 320


def test_labels_of_one_line_are_read_from_their_beginning(qtbot):
    label = ElidedLabel()
    qtbot.addWidget(label)
    label.resize(150, 20)
    label.set_whole(f"ADH1A_HUMAN vs {YEAST}")
    assert label.text().startswith("ADH1A_HUMAN vs") and label.text().endswith("…")
    assert YEAST in label.toolTip()


def test_labels_of_one_line_end_after_a_whole_word(qtbot):
    """*20 ticked of 9…* was read of 90 hits."""
    label = ElidedLabel()
    qtbot.addWidget(label)
    label.show()
    label.set_whole("20 ticked of 9,034 hits shown")
    words = {"20", "20 ticked", "20 ticked of", "20 ticked of 9,034", "20 ticked of 9,034 hits"}
    for width in range(60, label.fontMetrics().horizontalAdvance(label.whole()), 3):
        label.resize(width, 20)
        assert label.text().removesuffix("…") in words, width


PAGES = (OverviewView, StackView, OrganismsView, DotPlotView, DistributionView, PermutationsView)
OPTIONS = ["Ticked hits only", "Species as labels", "Slide size (16:9)", "Wrap lines"]


@pytest.mark.parametrize("kind", PAGES)
def test_every_page_offers_its_picture_in_the_same_order(qtbot, kind):
    """It was Picture here, Copy there, Save elsewhere, and the context menu of charts."""
    page = kind()
    qtbot.addWidget(page)
    names = [action.text().replace("&", "").split("\t")[0] for action in page.picture_menu.actions()]
    assert names[:2] == ["Copy picture", "Save picture…"]
    offered = [name for name in names if name in OPTIONS]
    assert offered == [name for name in OPTIONS if name in offered]
