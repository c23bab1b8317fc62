"""The room of two runs compared in a small window, and what is said under their alignments."""

from __future__ import annotations

import numpy as np
import pytest
from PySide6.QtWidgets import QLabel, QStackedWidget, QVBoxLayout, QWidget

from swathe.core.history.changes import Found
from swathe.gui.widgets.message_bar import MessageBar, Tone
from tests.gui.test_others import blastp, give_sequences, missed  # noqa: F401 - fixtures


@pytest.fixture
def aligned(missed, blastp, qtbot, monkeypatch):  # noqa: F811
    """The page of blastp's table, with its sequences, beside Swathe's search, in a small window."""
    give_sequences(blastp, monkeypatch)
    blastp.menus.action("add_sequences").trigger()
    qtbot.waitUntil(lambda: missed.compared.comparison.b.queries[0].hits.has_sequences)
    blastp.resize(1000, 700)
    qtbot.settle()
    return missed


def go_to_long(page, qtbot):
    """Go to a hit of both runs that is aligned over many lines."""
    table = page.model.table
    row = next(row for row in range(10, len(table)) if table.found[row] == Found.BOTH)
    page.table.go_to(page.model.model_row(row))
    for side in page.sides:
        qtbot.waitUntil(lambda side=side: side.alignment.canvas.isVisible())


def test_two_blocks_of_both_alignments_are_in_sight_in_a_small_window(aligned, blastp, qtbot):  # noqa: F811
    """Figures, legend and notes left room for three lines, below a table that was half empty."""
    go_to_long(aligned, qtbot)
    qtbot.settle()
    for side in aligned.sides:
        canvas = side.alignment.canvas
        assert canvas.viewport().height() >= 8 * canvas.fontMetrics().height()
        assert side.alignment.tools.legend.isVisible()


def test_a_short_table_leaves_its_room_until_somebody_moves_the_border(aligned, blastp, qtbot):  # noqa: F811
    blastp.resize(1280, 1000)
    qtbot.settle()
    before = aligned.sides[0].height()
    aligned.kind.setCurrentIndex(2)
    qtbot.settle()
    assert aligned.model.rowCount() < 10 and aligned.sides[0].height() > before
    aligned.kind.setCurrentIndex(0)
    qtbot.settle()
    assert aligned.sides[0].height() == before


def test_why_bits_of_one_region_differ_is_said_under_the_files_alignment(aligned, qtbot):
    """They were twenty apart under the same figures, and no word said why."""
    table = aligned.model.table
    far = np.abs(table.known("bits_change")) > 3
    said = 0
    for row in np.flatnonzero(far & (table.found == Found.BOTH))[:6].tolist():
        aligned.table.go_to(aligned.model.model_row(row))
        qtbot.waitUntil(lambda: all(side.alignment.text() for side in aligned.sides))
        one, other = (side.alignment.remarks.whole() for side in aligned.sides)
        assert "does not tell" not in one, "once is enough"
        said += other.startswith("The table does not tell how BLASTP scored. ")
    assert said


def test_a_message_hidden_beside_the_page_in_front_leaves_no_empty_strip(qtbot):
    """After a table had been read there was one below the list of runs."""
    stack = QStackedWidget()
    pages = [QWidget(), QWidget()]
    for page in pages:
        QVBoxLayout(page).addWidget(QLabel("words"))
        stack.addWidget(page)
    qtbot.addWidget(stack)
    stack.show()
    bar = MessageBar(pages[1])
    before = pages[1].layout().contentsMargins()
    bar.show_message(Tone.NOTE, "Read 171 hits.", (("Search with Swathe…", bar.hide),))
    assert pages[1].layout().contentsMargins() != before
    bar.hide()
    assert pages[1].layout().contentsMargins() == before


def test_a_bound_on_scores_is_offered_where_there_are_scores(blastp, qtbot):  # noqa: F811
    """A table of blastp has none: any bound left no hit."""
    bar = blastp.page.hits.filter_bar
    assert bar.bounds.evalue.isVisible() and not bar.bounds.score.isVisible()
    blastp.menus.action("try_sample").trigger()
    qtbot.waitUntil(lambda: blastp.controller.result is not None and bar.bounds.score.isVisible())


def test_the_question_names_the_file_of_a_table(blastp, qtbot):  # noqa: F811
    """It named query and database, as four runs did."""
    blastp.menus.action("show_history").trigger()
    page = blastp.pages.get("history").page
    qtbot.waitUntil(lambda: page.model.rowCount() == 1)
    page.ask_to_compare(page.model.run(0).id)
    asked = " ".join(label.text() for label in page.question.findChildren(QLabel))
    assert asked.startswith("Compare BLASTP: ")
    assert asked.endswith(
        "The one that came into the history first is A, so that B − A is what changed since."
    )
    assert "Open run or hits" in page.file_button.text().replace("&", "")
    assert "BLAST" in page.file_button.toolTip()
