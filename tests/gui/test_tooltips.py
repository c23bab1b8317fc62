"""Headers that look like HTML: shown letter for letter wherever the window shows somebody's own words."""

from __future__ import annotations

import numpy as np
import pyqtgraph as pg
import pytest
from PySide6.QtGui import Qt, QTextDocument
from PySide6.QtWidgets import QLabel

from swathe.core.cancel import CancelToken
from swathe.core.database import import_fasta
from swathe.core.engines import open_engine
from swathe.core.headers.text import Groups
from swathe.core.results.organisms import OrganismTable
from swathe.core.run import run_request
from swathe.core.scoring.scheme import ScoringScheme
from swathe.core.search.events import Finished
from swathe.core.search.request import SearchRequest
from swathe.core.sequences.fasta import read_sequences
from swathe.gui.results.hits.model import HitTableModel
from swathe.gui.results.hits.note_editor import NoteEditor
from swathe.gui.results.organisms.model import OrganismModel
from swathe.gui.widgets.chart import Chart
from swathe.gui.widgets.chart_view import lines_menu
from swathe.gui.widgets.field import ElidedLabel
from swathe.gui.widgets.message_page import MessagePage
from swathe.gui.widgets.number_axis import NumberAxis
from swathe.gui.widgets.tooltips import tooltip_text

_TAGS = "<b>odd</b> <img src=x.png> protein & co OS=<i>Mus</i> musculus GN=a&amp;b"
_RESIDUES = "MKVLAAGIVGWCHEPDNQRSTYFMKVLAAGIVGWCHEPDNQRSTYF"


def read_by_eye(tooltip: str) -> str:
    """Return what a tooltip with this text shows."""
    if not Qt.mightBeRichText(tooltip):
        return tooltip
    document = QTextDocument()
    document.setHtml(tooltip)
    return document.toPlainText()


@pytest.fixture
def found(tmp_path):
    (tmp_path / "database.fasta").write_text(f">{_TAGS}\n{_RESIDUES}\n>other\nMMMMWWWW\n")
    (tmp_path / "query.fasta").write_text(f">q\n{_RESIDUES}\n")
    for _ in import_fasta(tmp_path / "database.fasta", tmp_path / "packed.swdb", CancelToken()):
        pass
    queries, _ = read_sequences(tmp_path / "query.fasta")
    request = SearchRequest(
        queries, tmp_path / "packed.swdb", ScoringScheme.load("BLOSUM62", 11, 1), threads=1
    )
    *_, last = run_request(request, open_engine("cpu", threads=1), CancelToken())
    assert isinstance(last, Finished)
    return last.result.queries[0]


@pytest.mark.parametrize("words", [_TAGS, "<b>", "a < b", "two\nlines <p>", "x  <br>  y", "plain", ""])
def test_a_tooltip_shows_every_letter(words):
    assert read_by_eye(tooltip_text(words)) == words


def test_a_text_without_tags_stays_as_it_is():
    assert tooltip_text("sp|P1|A & B\n10^-3") == "sp|P1|A & B\n10^-3"


def test_the_hit_table_shows_headers_letter_for_letter(qtbot, found):
    model = HitTableModel()
    model.set_result(found)
    tips = {model.data(model.index(0, c), Qt.ItemDataRole.ToolTipRole) for c in range(model.columnCount())}
    assert _TAGS in {read_by_eye(tip) for tip in tips if tip}
    spoken = [model.data(model.index(0, c), Qt.ItemDataRole.AccessibleTextRole) for c in range(6)]
    assert any("<b>odd</b>" in text for text in spoken)


def test_organisms_are_shown_letter_for_letter(qtbot, found):
    model = OrganismModel()
    grouped = found.hits.headers.get(Groups("organism"))
    model.show(found.hits, OrganismTable(found.hits, grouped, np.array([0])))
    tip = model.data(model.index(0, 0), Qt.ItemDataRole.ToolTipRole)
    assert read_by_eye(tip).splitlines()[0] == "<i>Mus</i> musculus"


def test_legends_show_names_letter_for_letter(qtbot):
    """Organisms of a network, and of laboratories' own kernels, were drawn as HTML."""

    class Plain(Chart):
        def restyle(self, colours):
            self.styled = colours

    chart = Plain("Chart")
    qtbot.addWidget(chart)
    names = [_TAGS, "A & B < C", "Mus musculus"]
    for name in names:
        chart.legend.addItem(pg.PlotDataItem([], []), name)
    chart.follow_palette()
    chart.resize(2000, 400)
    chart.fit_legend()
    drawn = [label.item.toPlainText() for _, label in chart.legend.items]
    assert drawn == chart.legend.names == names
    menu = lines_menu(chart.legend, "Lines", chart)
    assert [action.text().replace("&&", "&") for action in menu.actions()] == names
    chart.legend.rename(1, "D <i> …")
    assert chart.legend.items[1][1].item.toPlainText() == chart.legend.names[1] == "D <i> …"


def test_titles_of_axes_are_shown_letter_for_letter(qtbot):
    chart = Chart("Chart")
    qtbot.addWidget(chart)
    axis = NumberAxis("bottom")
    chart.plot.setAxisItems({"bottom": axis})
    chart.resize(1600, 300)
    for title in ("E-value in <b>A & B</b>.fasta", "E-value in A &amp; B"):
        chart.title_axis("bottom", title)
        assert axis.label.toPlainText().strip() == axis.labelText == title
    axis.resize(60, 20)
    axis.resizeEvent()
    assert axis.label.toPlainText().strip().endswith("…") and read_by_eye(axis.label.toolTip()) == title


def test_labels_show_names_letter_for_letter(qtbot):
    label, page = ElidedLabel(), MessagePage()
    editor = NoteEditor(page)
    for widget in (label, page):
        qtbot.addWidget(widget)
    label.set_whole("run <b>of</b> Monday")
    assert read_by_eye(label.toolTip()) == "run <b>of</b> Monday"
    page.say("<i>title</i>", "no file <u>there</u>")
    for one in (*page.findChildren(QLabel), *editor.findChildren(QLabel)):
        assert one.textFormat() is Qt.TextFormat.PlainText, one.text()


def test_the_pencil_and_its_tooltip_have_the_same_words(open_window):
    """It was called 'Edit and rerun', as the menu has it, and its tooltip began with other words."""
    window = open_window()
    button, command = window.page.summary.again_button, window.menus.action("search_again")
    name = command.text().replace("&", "")
    assert button.accessibleName() == name == "Edit and rerun"
    assert button.toolTip().startswith(name)
