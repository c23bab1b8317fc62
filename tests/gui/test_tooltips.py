"""Headers that look like HTML: shown letter for letter wherever the window shows somebody's own words."""

from __future__ import annotations

import numpy as np
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
from swathe.gui.widgets.field import ElidedLabel
from swathe.gui.widgets.message_page import MessagePage
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
