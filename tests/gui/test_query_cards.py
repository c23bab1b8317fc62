"""Queries are lines of name and length; what is wrong with a text is said with what can be done about it."""

from __future__ import annotations

import shutil
from dataclasses import replace

import numpy as np
import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor, QContextMenuEvent, QDesktopServices, QPalette
from PySide6.QtWidgets import QAbstractItemView, QApplication, QLabel, QMenu

from swathe.core.headers.brief import brief_query_name
from swathe.core.scoring.queries import length_words
from swathe.core.sequences.sequence import ReadingNotes
from swathe.core.system.resources import sample_database, sample_queries
from swathe.gui.search.query_repairs import accessions_in, known_to_uniprot, without_numbers
from swathe.gui.work.settings import WindowSettings
from tests.gui.by_keyboard import press_tab

POPUP = pytest.mark.qt_log_ignore("does not support (raise|grabbing|propagate)", extend=True)


@pytest.fixture(scope="module")
def form_once(open_for_all):
    return open_for_all().form


@pytest.fixture
def form(form_once, qtbot):
    form_once.query.clear()
    form_once.restore(WindowSettings())
    form_once.window().activateWindow()
    qtbot.waitUntil(form_once.window().isActiveWindow)
    return form_once


@pytest.fixture
def query(form):
    return form.query


def cards(query):
    """Return what the cards say, none while the editor is in sight."""
    if not query.cards.isVisible():
        return None
    model = query.cards.model()
    rows = [model.index(row) for row in range(model.rowCount())]
    return [row.data(Qt.ItemDataRole.AccessibleTextRole) for row in rows]


def act(query, words):
    """Press the button under the query that says so."""
    button = next(button for button in query.note.buttons if button.text() == words)
    button.click()


def spot(query, row, at="name"):
    area = query.cards.visualRect(query.cards.model().index(row))
    return area.center() if at == "name" else QPoint(area.right() - 10, area.center().y())


def test_an_empty_query_is_an_editor_and_a_file_becomes_cards(query, qtbot):
    assert cards(query) is None and query.edit.isVisible()
    query.open(sample_queries())
    qtbot.waitUntil(lambda: cards(query) == ["ADRB2_HUMAN, 413 aa", "ADH1A_HUMAN, 375 aa"])
    assert not query.edit.isVisible() and query.source.accessibleName() == "queries.fasta"
    assert query.counts.text() == "2 queries · 788 aa"


def test_how_many_queries_there_are_is_said_in_one_line(query):
    query.set_text("".join(f">s{number}\n{'MKVLAAGIVG' * 30}\n" for number in range(50)))
    assert query.only_button.isVisible() and query.counts.text() == "50 queries · 15,000 aa"
    assert query.counts.height() < 2 * query.counts.fontMetrics().lineSpacing()


def double_click(qtbot, query, row):
    for press in (qtbot.mouseClick, qtbot.mouseDClick):
        press(query.cards.viewport(), Qt.MouseButton.LeftButton, pos=spot(query, row))


def test_a_double_click_edits_in_place_and_tab_folds_again(query, qtbot):
    """A click did, and somebody who wanted to choose a query had all of them as text."""
    query.set_text(">a\nMKV\n>b\nMKVL")
    qtbot.mouseClick(query.cards.viewport(), Qt.MouseButton.LeftButton, pos=spot(query, 1))
    assert cards(query) == ["a, 3 aa", "b, 4 aa"] and query.cards.currentIndex().row() == 1
    assert "Double-click to edit" in query.cards.currentIndex().data(Qt.ItemDataRole.ToolTipRole)
    double_click(qtbot, query, 1)
    assert query.edit.isVisible() and QApplication.focusWidget() is query.edit
    assert query.edit.textCursor().block().text() == ">b"
    qtbot.keyClick(query.edit, Qt.Key.Key_End, Qt.KeyboardModifier.ControlModifier)
    qtbot.keyClicks(query.edit, "AAG")
    press_tab(query.window())
    assert cards(query) == ["a, 3 aa", "b, 7 aa"]
    query.cards.setFocus()
    qtbot.keyClick(query.cards, Qt.Key.Key_Return)
    assert query.edit.isVisible()
    assert query.list_button.text() == "As list", "called Done, it seemed to be needed before a search"
    query.list_button.click()
    assert cards(query) == ["a, 3 aa", "b, 7 aa"]


def choose(query, row, words):
    """Choose what the context menu of a query says."""
    menu = query.cards.context_menu(row)
    [action] = [action for action in menu.actions() if action.text().replace("&", "") == words]
    assert action.isEnabled()
    action.trigger()


def test_the_files_name_is_whole_over_the_list_in_the_window_as_it_is_at_first(query, qtbot):
    """*Keep only this* stood beside it: *que…*."""
    query.window().resize(1280, 800)
    query.open(sample_queries())
    qtbot.waitUntil(query.only_button.isVisible)
    qtbot.settle()
    assert query.source.text() == query.source.whole() == "queries.fasta"


def test_a_button_in_sight_keeps_the_chosen_query_alone(query, qtbot):
    """The menu of a right click did, which nothing in sight said."""
    query.set_text(">a\nMKV\n>b\nMKVL\n>c\nMKVLA")
    query.fold()
    query.cards.setCurrentIndex(query.cards.model().index(1, 0))
    assert query.only_button.isVisible()
    qtbot.mouseClick(query.only_button, Qt.MouseButton.LeftButton)
    assert cards(query) == ["b, 4 aa"] and not query.only_button.isVisible()
    query.undo()
    assert cards(query) == ["a, 3 aa", "b, 4 aa", "c, 5 aa"] and query.only_button.isVisible()


def test_one_query_is_kept_alone_on_request_and_undo_brings_the_others_back(query, qtbot):
    """To search with one of 20, somebody clicked 19 crosses."""
    query.set_text(">a\nMKV\n>b\nMKVL\n>c\nMKVLA")
    choose(query, 1, "Keep only this query")
    assert cards(query) == ["b, 4 aa"] and QApplication.focusWidget() is query.cards
    [keep] = [action for action in query.cards.context_menu(0).actions() if "Keep" in action.text()]
    assert not keep.isEnabled(), "it is alone"
    qtbot.keyClick(query.cards, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert cards(query) == ["a, 3 aa", "b, 4 aa", "c, 5 aa"]
    choose(query, 0, "Remove")
    assert cards(query) == ["b, 4 aa", "c, 5 aa"]
    choose(query, 1, "Edit")
    assert query.edit.isVisible() and query.edit.textCursor().block().text() == ">c"


@POPUP
def test_the_menu_opens_on_the_query_under_the_pointer_or_chosen_by_keys(query, qtbot):
    query.set_text(">a\nMKV\n>b\nMKVL\n>c\nMKVLA")
    query.cards.setFocus()
    for reason, row in ((QContextMenuEvent.Reason.Mouse, 2), (QContextMenuEvent.Reason.Keyboard, 2)):
        place = spot(query, row if reason == QContextMenuEvent.Reason.Mouse else 0)
        viewport = query.cards.viewport()
        QApplication.sendEvent(viewport, QContextMenuEvent(reason, place, viewport.mapToGlobal(place)))
        menu = QApplication.activePopupWidget()
        assert menu is not None and query.cards.currentIndex().row() == row
        menu.close()


def test_crosses_stay_under_the_pointer_when_the_scroll_bar_goes(query, qtbot):
    """They jumped 14 pixels to the right, and the next click hit the row."""
    query.set_text("".join(f">s{n}\nMKVLA\n" for n in range(30)))
    query.fold()
    query.cards.scrollToTop()
    qtbot.settle()
    bar, place = query.cards.verticalScrollBar(), spot(query, 0, "cross")
    assert bar.isVisible()
    for left in range(29, 1, -1):
        qtbot.mouseClick(query.cards.viewport(), Qt.MouseButton.LeftButton, pos=place)
        qtbot.settle()
        assert len(cards(query)) == left and spot(query, 0, "cross") == place
    assert not bar.isVisible()
    under = QPoint(place.x(), spot(query, 1, "cross").y())
    for _ in range(2):  # of the last query, and of none
        qtbot.mouseClick(query.cards.viewport(), Qt.MouseButton.LeftButton, pos=under)
    assert cards(query) == ["s28, 5 aa"]


def test_the_cross_and_delete_take_a_query_out_and_undo_brings_it_back(query, qtbot):
    query.set_text(">a\nMKV\n>b\nMKVL\n>c\nMKVLA")
    qtbot.mouseClick(query.cards.viewport(), Qt.MouseButton.LeftButton, pos=spot(query, 1, "cross"))
    assert cards(query) == ["a, 3 aa", "c, 5 aa"]
    query.cards.setFocus()
    qtbot.keyClick(query.cards, Qt.Key.Key_Delete)
    assert cards(query) == ["a, 3 aa"]
    qtbot.keyClick(query.cards, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert cards(query) == ["a, 3 aa", "c, 5 aa"], "it stays a list"
    assert QApplication.focusWidget() is query.cards
    query.remove(0)
    query.remove(0)
    assert cards(query) is None and query.problem == "Enter a query."


def test_of_a_large_file_one_query_can_be_taken_out(query, qtbot, tmp_path):
    path = tmp_path / "large.fasta"
    path.write_text("".join(f">s{n}\n{'MKVLAAGIVG' * 30}\n" for n in range(1_000)))
    query.open(path)
    qtbot.waitUntil(lambda: len(query.sequences()) == 1_000)
    query.remove(0)
    assert (len(query.sequences()), query.paths) == (999, ())
    assert query.sequences()[0].identifier == "s1"


def test_what_was_taken_out_of_a_large_file_comes_back(query, qtbot, tmp_path):
    """What came back was the file's beginning, as if that were all of it; and it could not be edited."""
    path = tmp_path / "large.fasta"
    path.write_text("".join(f">s{n}\n{'MKVLAAGIVG' * 30}\n" for n in range(1_000)))
    query.set_text(">mine\nMKV")
    query.open(path)
    qtbot.waitUntil(lambda: len(query.sequences()) == 1_000)
    query.cards.setFocus()
    query.remove(500)
    query.remove(0)
    assert (len(query.sequences()), query.source.whole()) == (998, "large.fasta, edited")
    qtbot.keyClick(query.cards, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert [len(query.sequences()), query.sequences()[0].identifier, query.paths] == [999, "s0", ()]
    qtbot.keyClick(query.cards, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert (len(query.sequences()), query.paths, query.source.whole()) == (1_000, (path,), "large.fasta")
    assert len(cards(query)) == 1_000 and query.edit.isReadOnly()
    qtbot.keyClick(query.cards, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert cards(query) == ["mine, 3 aa"] and not query.edit.isReadOnly()
    assert query.source_name == "pasted text" and not query.source.isVisible()


def test_after_a_faulty_query_was_taken_out_the_list_is_where_it_was(query, qtbot):
    """It turned into the editor, scrolled to the top, as long as another query was faulty."""
    text = "".join(f">s{n}\n{'' if n in (36, 37, 41) else 'MKVLA'}\n" for n in range(60))
    query.set_text(text)
    query.list_button.click()
    assert len(cards(query)) == 60
    query.cards.scrollTo(query.cards.model().index(36), QAbstractItemView.ScrollHint.PositionAtTop)
    scrolled = query.cards.verticalScrollBar().value()
    assert scrolled > 0
    for _ in range(2):
        assert query.cards.viewport().rect().contains(spot(query, 36, "cross"))
        qtbot.mouseClick(query.cards.viewport(), Qt.MouseButton.LeftButton, pos=spot(query, 36, "cross"))
    assert len(cards(query)) == 58 and "“s41”" in query.problem
    assert QApplication.focusWidget() is query.cards
    assert query.cards.currentIndex().data() == "s38"
    assert query.cards.verticalScrollBar().value() == scrolled
    query.window().resize(1280, 1000)
    qtbot.settle()
    scrolled = query.cards.verticalScrollBar().value()
    qtbot.mouseClick(
        query.cards.viewport(), Qt.MouseButton.LeftButton, pos=spot(query, scrolled + 1, "cross")
    )
    assert len(cards(query)) == 57 and query.cards.verticalScrollBar().value() == scrolled
    qtbot.keyClick(query.cards, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert len(cards(query)) == 58 and scrolled <= query.cards.verticalScrollBar().value() <= scrolled + 1


def test_all_queries_without_residues_are_named_whole_and_taken_out_on_request(query, qtbot):
    """One was named, by its first word and without quotes, and nothing could be done but to edit the text."""
    query.set_text(">star of the north\n>full\nMKV\n")
    assert query.problem == (
        "1 of 2 queries, “star of the north”, has no residues. Give it a sequence or remove it."
    )
    text = ">star of the north\n>full\nMKV\n>\n>b\n>c\n>d\n>last\nMKVL\n"
    query.set_text(text)
    assert query.problem == (
        "5 of 7 queries, “star of the north”, “Query_3”, “b” and 2 others, have no residues. "
        "Give them sequences or remove them."
    )
    act(query, "Remove 5 queries")
    assert not query.problem and cards(query) == ["full, 3 aa", "last, 4 aa"]
    query.edit.undo()
    assert query.edit.toPlainText() == text
    query.set_text(f">{'name' * 75}\n>two words\nMKV\n")
    assert "…" in query.problem and len(query.problem) < 150
    query.set_text(">alone\n")
    act(query, "Remove 1 query")
    assert cards(query) is None and query.edit.toPlainText() == ""


def test_what_a_command_made_of_a_file_is_still_called_after_it(query, qtbot, tmp_path):
    """It was called pasted text, in the form and with the run."""
    path = tmp_path / "lab proteins.fasta"
    path.write_text(">a\n1 MKVLA\n6 AGIVG\n>b\nMKV\n")
    query.open(path)
    qtbot.waitUntil(lambda: bool(query.note.buttons))
    act(query, "Remove 2 numbers")
    name = "lab proteins.fasta, edited"
    assert (query.source_name, query.source.whole()) == (name, name) and query.source.isVisible()
    query.remove(1)
    assert query.source_name == name
    query.save(WindowSettings())
    query.set_text(">pasted\nMKV")
    assert query.source_name == "pasted text" and not query.source.isVisible()
    query.restore(WindowSettings())
    assert (query.source_name, query.parsed[0].letters) == (name, "MKVLAAGIVG")
    query.edit_query()
    qtbot.keyClicks(query.edit, ">")
    assert query.source_name == name and query.source.isVisible()
    gene = tmp_path / "gene.fasta"
    gene.write_text(f">HBB\n{'ATGGTGCACCTGACTCCTGAGGAGAAGTCTGCCGTTACTGCC' * 4}\n>other\nMKV\n")
    query.open(gene)
    qtbot.waitUntil(lambda: query.path == gene)
    query.translate(1)
    assert query.source_name == "gene.fasta, translated"


def test_of_a_long_text_one_query_can_be_taken_out(query, qtbot):
    """Of text too long to be edited, what lies behind that length went with it."""
    query.set_text("".join(f">s{n}\n{'MKVLAAGIVG' * 30}\n" for n in range(1_000)))
    query.remove(0)
    assert len(query.sequences()) == 999 and query.sequences()[-1].identifier == "s999"


def test_names_are_short_and_never_empty(query):
    query.set_text(">sp|P07550|ADRB2_HUMAN Beta-2\nMKV\n>NP_000658.2 x\nMKV\n>\nMKV\n>own name\nMKV")
    names = [brief_query_name(sequence.header, place) for place, sequence in enumerate(query.sequences())]
    assert names == ["ADRB2_HUMAN", "NP_000658.2", "Query_3", "own name"]
    assert length_words(query.sequences()[:1], "aa") == "3 aa"


def test_a_stop_is_no_amino_acid(query):
    """The length of a protein of 375 was given as 376 aa."""
    query.set_text(">a\nMKV*\n>b\nM*KV*")
    assert [length_words((one,), "aa") for one in query.sequences()] == ["3 aa + 1 stop", "3 aa + 2 stops"]
    assert query.counts.text().startswith("2 queries · 6 aa + 3 stops"), "it said 9 residues"


def test_stops_at_the_ends_of_queries_are_removed_on_request(query):
    """They count in lengths and coverages of what is found; those within stay, as what they part is apart."""
    query.set_text(">a\nMKV*\n>b\nM*KV**")
    assert query.note.text.startswith("A final stop counts as a position"), "whether it matters"
    query.note.buttons[0].click()
    assert [one.letters for one in query.sequences()] == ["MKV", "M*KV"]
    assert "final stop" not in query.note.text
    assert query.counts.text().startswith("2 queries · 6 aa + 1 stop") and not query.note.buttons
    query.undo()
    assert [button.text() for button in query.note.buttons] == ["Remove 3 final stops"]
    query.set_text("MKV*")
    query.fold()
    assert [button.text() for button in query.note.buttons] == ["Remove 1 final stop"]


def test_numbers_are_removed_on_request(query, qtbot):
    query.edit.setPlainText(">a 7\n1 MKVLA\n6 AGIVG")
    qtbot.waitUntil(lambda: bool(query.note.buttons))
    assert query.problem and query.edit.isVisible()
    act(query, "Remove 2 numbers")
    assert not query.problem and [each.letters for each in query.sequences()] == ["MKVLAAGIVG"]
    query.edit.undo()
    assert query.edit.toPlainText() == ">a 7\n1 MKVLA\n6 AGIVG"


def test_text_that_reads_like_prose_is_warned_of(query, qtbot):
    """It was searched as so many residues without a word."""
    query.edit.setPlainText("My favourite protein is haemoglobin from horses")
    qtbot.waitUntil(lambda: query.note.warns)
    advice = "Paste only the sequence; a FASTA header line begins with >."
    words = "This reads like text, not like a sequence. Its letters are searched as residues all the same."
    words += f" {advice}"
    assert query.note.text.startswith(words) and not query.note.buttons
    assert not query.problem and len(query.sequences()) == 1
    query.set_text("My favourite protein: it's haemoglobin!")
    assert query.problem == f"This reads like text, not like a sequence. {advice}"
    query.set_text("MSTAGKVIKC KAAVLWELKK PFSIEEVEVA\nPPKAHEVRIK MV*")
    assert not query.note.warns
    query.set_text("ID   ADH1A_HUMAN   Reviewed;   375 AA.\n")
    assert "Swiss-Prot format" in query.problem


def test_three_letter_codes_are_warned_of_and_turned_into_one_letter_codes(query, qtbot, tmp_path):
    """Each of their letters was searched as a residue without a word."""
    query.set_text("Met Lys Val\nLeu Ala Gly Abc")
    assert not query.note.warns, "they are none"
    query.set_text("Met-Lys-Val Leu\nAla 12\n")
    act(query, "Remove 1 number")
    words = "This looks like three-letter codes. Each of their letters is searched as a residue."
    assert query.note.text.startswith(words) and query.note.warns and not query.problem
    path = tmp_path / "codes.fasta"
    path.write_text(">a\nMetLysValLeu\n>b of mine\nSEC ALA TRP XAA GLY\n")
    query.open(path)
    qtbot.waitUntil(lambda: query.path == path and query.note.warns)
    act(query, "Turn into one-letter codes")
    assert [(one.header, one.letters) for one in query.sequences()] == [("a", "MKVL"), ("b of mine", "UAWXG")]
    assert query.source_name == "codes.fasta, edited" and not query.note.warns


def test_peptides_on_lines_of_their_own_are_said_to_be_read_as_one_and_made_queries(query):
    """They were joined into one sequence that nobody has."""
    query.set_text("SIINFEKL\nGILGFVFTL\n\nNLVPMVATV\n")
    assert query.note.warns and query.note.text.startswith("3 lines read as one sequence of 26 residues.")
    act(query, "One query per line")
    assert cards(query) == ["SIINFEKL, 8 aa", "GILGFVFTL, 9 aa", "NLVPMVATV, 9 aa"]
    assert "lines read" not in query.note.text
    query.undo()
    assert [one.letters for one in query.sequences()] == ["SIINFEKLGILGFVFTLNLVPMVATV"]
    query.set_text("NLVPMVATV\nGILGFVFTL")
    assert query.note.warns, "nobody wraps a sequence at nine residues"


def test_a_file_of_peptides_is_said_to_be_read_as_one_and_made_queries(query, qtbot, tmp_path):
    """Opened or dropped, it was joined without a word; only what is pasted was asked about."""
    path, fasta = tmp_path / "peptides.txt", tmp_path / "b.fasta"
    path.write_text("SIINFEKL\nGILGFVFTL\n")
    fasta.write_text(">b\nMKVLA\n")
    query.open(path)
    qtbot.waitUntil(lambda: query.path == path and query.note.warns)
    assert query.note.text.startswith("2 lines read as one sequence of 17 residues.")
    act(query, "One query per line")
    qtbot.waitUntil(lambda: cards(query) == ["SIINFEKL, 8 aa", "GILGFVFTL, 9 aa"])
    assert query.source_name == "peptides.txt, edited" and "lines" not in query.note.text
    query.undo()
    assert query.path == path and query.note.text.startswith("2 lines read as one sequence")
    query.open(path, fasta)
    qtbot.waitUntil(lambda: len(query.paths) == 2)
    assert query.note.text.startswith("2 lines without headers were joined, as those of a wrapped sequence.")
    act(query, "One query per line")
    qtbot.waitUntil(lambda: cards(query) == ["SIINFEKL, 8 aa", "GILGFVFTL, 9 aa", "b, 5 aa"])
    query.open(path)
    qtbot.waitUntil(lambda: query.path == path and query.note.warns)
    path.unlink()
    act(query, "One query per line")
    qtbot.waitUntil(lambda: "The query was not changed." in query.note.text)


@pytest.mark.parametrize(
    "text",
    [
        "MSTAGKVIKCKAAVLWELKKPFSIEEVEVA\nPPKAHEVRIKMVAVGICGTDDHVVSGTMVT\nPLPVILGHEA",
        "MSTAGKVIKC KAAVLWELKK\nPPKAHEVRIK MV",
        "MSTAGKVIKCKAAVLWELKKPFSIEEVEVAMSTAGKVIKCKAAVLWELKKPFSIEEVEVA\nMSTAGKVIKC\nMST",
        ">a\nSIINFEKL\nGILGFVFTL",
    ],
    ids=["wrapped", "in blocks", "long", "under a header"],
)
def test_lines_of_one_sequence_are_not_called_several(query, text):
    query.set_text(text)
    assert len(query.sequences()) == 1 and not query.note.warns


def test_a_title_above_a_sequence_is_made_its_header_on_request(query):
    """Its letters were searched as residues, or its full stop was at fault."""
    query.set_text("Alcohol dehydrogenase of mine\n1 MSTAGKVIKC KAAV\n")
    assert query.problem.startswith("This reads like text, not like a sequence. Paste only the sequence;")
    act(query, "Make its first line the header")
    act(query, "Remove 1 number")
    assert [(one.header, one.letters) for one in query.sequences()] == [
        ("Alcohol dehydrogenase of mine", "MSTAGKVIKCKAAV")
    ]
    query.set_text("Leghemoglobin alpha\nMKV\n>b\nMKVL")
    assert query.note.warns and not query.problem
    act(query, "Make its first line the header")
    assert cards(query) == ["Leghemoglobin alpha, 3 aa", "b, 4 aa"] and not query.note.warns
    query.edit.undo()
    assert query.edit.toPlainText().startswith("Leghemoglobin")


ALIGNED = (
    "Query  4  MSTAGK-VIK  12\n          MSTAGK VIK\nSbjct  1  MSTAGKAVIK  10\n\n"
    "Query 13  CKAA  16\n          C+AA\nSbjct 11  CRAA  14\n"
)


def test_an_alignment_is_no_query_but_its_sequences_can_be_taken(query, qtbot, tmp_path):
    """Without its numbers it was searched as one protein, QUERYMSTAGK…SBJCTMSTAGK…"""
    said = "This is a pairwise alignment, not FASTA. Use one of its sequences, without numbers and gaps."
    query.set_text(ALIGNED)
    assert query.problem == said
    assert [button.text() for button in query.note.buttons] == [
        "Take the query's sequence",
        "Take the subject's sequence",
    ]
    act(query, "Take the query's sequence")
    assert [(one.header, one.letters) for one in query.sequences()] == [("query/4-16", "MSTAGKVIKCKAA")]
    query.edit.undo()
    assert query.edit.toPlainText() == ALIGNED
    path = tmp_path / "aligned.txt"
    path.write_text(ALIGNED)
    query.clear()
    query.open(path)
    qtbot.waitUntil(lambda: bool(query.note.buttons))
    assert query.problem == f"aligned.txt: t{said[1:]}"
    act(query, "Take the subject's sequence")
    assert [(one.header, one.letters) for one in query.sequences()] == [("subject/1-14", "MSTAGKAVIKCRAA")]
    assert query.source_name == "aligned.txt, edited"


@pytest.mark.parametrize(
    "text",
    [
        ALIGNED + ALIGNED,
        ALIGNED.replace("Query 13", "Query 14"),
        ALIGNED.replace("  16", ""),
        ALIGNED.replace("CRAA", ".R.."),
        f">hit\nLength=300\n\n{ALIGNED}{ALIGNED}",
    ],
    ids=["two", "positions", "no end", "dots", "report"],
)
def test_of_an_alignment_whose_positions_do_not_fit_no_sequence_is_taken(query, text):
    query.set_text(text)
    assert query.problem.startswith("This is a pairwise alignment") and not query.note.buttons


def test_a_long_file_with_alignments_offers_no_removal_of_numbers(query, qtbot, tmp_path):
    path = tmp_path / "aligned.txt"
    path.write_text(ALIGNED * 2500)
    query.open(path)
    qtbot.waitUntil(lambda: "a pairwise alignment" in query.problem)
    assert not query.note.buttons


@pytest.mark.parametrize("header", ["sp|P07327|ADH1A_HUMAN Alcohol dehydrogenase OS=Homo sapiens", "P07327"])
def test_a_header_without_its_sign_is_called_one(query, qtbot, tmp_path, header):
    """A bar was no residue, and to remove two numbers was no help, or made residues of an accession."""
    text = f"{header}\nMSTAGKVIKC\nKAAV\n"
    said = "The first line looks like a header, but does not begin with >."
    query.set_text(text)
    assert query.problem == said
    assert [button.text() for button in query.note.buttons] == ["Make its first line the header"]
    act(query, "Make its first line the header")
    assert [(one.header, one.letters) for one in query.sequences()] == [(header, "MSTAGKVIKCKAAV")]
    path = tmp_path / "lab.txt"
    path.write_text(text)
    query.clear()
    query.open(path)
    qtbot.waitUntil(lambda: bool(query.note.buttons))
    assert query.problem == f"lab.txt: t{said[1:]}"
    act(query, "Make its first line the header")
    assert [(one.header, one.letters) for one in query.sequences()] == [(header, "MSTAGKVIKCKAAV")]
    assert query.source_name == "lab.txt, edited"


def marked(query):
    return [mark.cursor.selectedText() for mark in query.edit.extraSelections()]


def ground_of_mark(query):
    [mark] = query.edit.extraSelections()
    return mark.format.background().color().name()


def test_of_several_wrong_characters_the_first_is_named_with_its_place_and_marked(query):
    """One of three was named, with its line alone, and the numbers among them could not be removed."""
    query.set_text(">one\nMKTA1YIAKQ\n@RQISF#VK2\n")
    assert query.problem.endswith(
        "line 2, column 5: '1' is not a residue. Remove numbers from the sequence lines."
    )
    assert marked(query) == ["1"]
    act(query, "Remove 2 numbers")
    assert query.edit.toPlainText() == ">one\nMKTAYIAKQ\n@RQISF#VK"
    assert "line 3, column 1: '@' is not a residue, nor is 1 more character." in query.problem
    assert not query.note.buttons and marked(query) == ["@"]


def test_a_wrong_character_stays_marked_in_other_colours(query):
    """The program ended when the scheme was changed: the cursor of Qt's list of marks does not outlive it."""
    query.set_text(">one\nMKTA1YIAKQ")
    before = ground_of_mark(query)
    palette = query.palette()
    for role in (QPalette.ColorRole.Base, QPalette.ColorRole.Window):
        palette.setColor(role, QColor("black"))
    for role in (QPalette.ColorRole.Text, QPalette.ColorRole.WindowText):
        palette.setColor(role, QColor("white"))
    query.setPalette(palette)
    assert marked(query) == ["1"] and ground_of_mark(query) != before


def test_a_button_goes_to_the_line_that_is_wrong(query, qtbot):
    """It was named by its number, and lines have none in the editor."""
    lines = [">one", *["MKTAYIAKQR"] * 30, "MKTAY?IAKQR", *["MKTAYIAKQR"] * 30]
    query.set_text("\n".join(lines))
    qtbot.waitUntil(lambda: "line 32" in query.problem)
    act(query, "Go to line 32")
    cursor = query.edit.textCursor()
    assert (cursor.selectedText(), cursor.positionInBlock()) == ("?", len("MKTAY?"))
    assert query.edit.viewport().rect().contains(query.edit.cursorRect().center())
    query.set_text("\n".join(lines[:1] + lines[29:]))
    qtbot.waitUntil(lambda: "line 4" in query.problem)
    assert not query.note.buttons and marked(query) == ["?"], "it is in sight"
    query.set_text("MKTAYIAKQR" * 200 + "?")
    act(query, "Go to line 1")
    assert query.edit.textCursor().selectedText() == "?"
    assert query.edit.viewport().rect().contains(query.edit.cursorRect().center())
    query.set_text("MKTAYIAKQR")
    assert not marked(query)


def test_numbers_of_a_file_are_removed_on_request(query, qtbot, tmp_path):
    path = tmp_path / "numbered.txt"
    path.write_text("1 MKVLA\n6 AGIVG\n")
    query.open(path)
    qtbot.waitUntil(lambda: bool(query.note.buttons))
    act(query, "Remove 2 numbers")
    assert [each.letters for each in query.sequences()] == ["MKVLAAGIVG"]


def test_numbers_are_removed_though_other_faults_stay(query, qtbot, tmp_path):
    """There was no button where another record had another fault, neither for a file nor for pasted text."""
    path = tmp_path / "numbered.fasta"
    text = ">a\n1 MKVLA\n6 AGIVG\n>b\n1 MKVLAAGIVG 10\n>c\nMK?LA\n"
    path.write_text(text)
    query.set_text(">before\nMKV")
    query.open(path)
    qtbot.waitUntil(lambda: bool(query.note.buttons))
    act(query, "Remove 4 numbers")
    assert query.edit.toPlainText() == ">a\nMKVLA\nAGIVG\n>b\nMKVLAAGIVG\n>c\nMK?LA"
    assert query.problem.startswith(
        "numbered.fasta, edited, record 3, line 7, column 3: '?' is not a residue"
    )
    assert path.read_text() == text


def test_return_presses_a_button_beside_a_field(query, qtbot):
    """Only the space bar did, outside dialogs."""
    query.edit.setPlainText(">a\n1 MKVLA\n")
    qtbot.waitUntil(lambda: bool(query.note.buttons))
    qtbot.keyClick(query.note.buttons[0], Qt.Key.Key_Return)
    assert not query.problem and query.sequences()[0].letters == "MKVLA"


def test_numbers_of_a_file_too_long_to_be_edited_are_removed(query, qtbot, tmp_path):
    """Longer files, and those with a letter of Latin-1 in a header, were explained without a way out."""
    long, latin = tmp_path / "long.fasta", tmp_path / "latin.fasta"
    long.write_text("".join(f">s{n}\n1 {'MKVLAAGIVG' * 30}\n" for n in range(1_000)))
    latin.write_bytes(">caf\xe9\n1 MKVLA 5\n".encode("latin-1"))
    before = long.read_bytes()
    query.open(long)
    qtbot.waitUntil(lambda: bool(query.note.buttons))
    act(query, "Remove 1,000 numbers")
    assert not query.problem and len(query.sequences()) == 1_000
    assert query.sequences()[999].letters == "MKVLAAGIVG" * 30
    assert (query.paths, query.source.whole()) == ((), "long.fasta, edited")
    assert long.read_bytes() == before
    query.open(latin)
    qtbot.waitUntil(lambda: "Remove 2 numbers" in {button.text() for button in query.note.buttons})
    act(query, "Remove 2 numbers")
    assert [(each.header, each.letters) for each in query.sequences()] == [("café", "MKVLA")]


def test_a_sequence_in_the_header_line_is_put_under_it_on_request(query, qtbot):
    """As where line breaks were lost on the way from a letter or a web page."""
    letters = "MSTAGKVIKCKAAVLWELKKPFSIEEVEVA"
    text = f">a protein of mine {letters}\n>b\nMKVLA"
    query.edit.setPlainText(text)
    qtbot.waitUntil(lambda: bool(query.note.buttons))
    assert "its sequence is in the header line" in query.problem
    act(query, "Put it under the header")
    assert not query.problem
    assert [(one.header, one.letters) for one in query.sequences()] == [
        ("a protein of mine", letters),
        ("b", "MKVLA"),
    ]
    query.edit.undo()
    assert query.edit.toPlainText() == text
    query.edit.setPlainText(">a hypothetical protein\n")
    qtbot.waitUntil(lambda: "Give it a sequence" in query.problem)
    assert [button.text() for button in query.note.buttons] == ["Remove 1 query"]


def test_an_accession_is_called_one(query, qtbot, monkeypatch):
    opened = []
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda url: opened.append(url.toString()))
    query.edit.setPlainText("P00325")
    qtbot.waitUntil(lambda: bool(query.problem) and bool(query.note.buttons))
    assert query.problem == ("P00325 is an accession, not a sequence. Paste its sequence or open its file.")
    act(query, "Show at UniProt")
    assert opened == ["https://www.uniprot.org/uniprotkb?query=P00325"]


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("P00325", "P00325"),
        (" A0A024R161\nP00325 ", "A0A024R161"),
        ("ADH1A_HUMAN", "ADH1A_HUMAN"),
        ("NP_000658.2", "NP_000658.2"),
        ("AAA12345.1", "AAA12345.1"),
        ("ENSP00000000233.5", "ENSP00000000233.5"),
        ("1ABC_A", "1ABC_A"),
        ("sp|P02232|LGB1_VICFA", "P02232"),
        ("ref|NP_000658.2|", "NP_000658.2"),
        ("1234", ""),
        ("MKVLAAG", ""),
        ("MKV1LAAG", ""),
        ("1 MKVLA\n6 AGIVG", ""),
    ],
)
def test_what_is_an_accession(text, found):
    assert accessions_in(text)[:1] == ([found] if found else [])


def test_lists_of_accessions_are_called_that_whatever_is_between_them(query):
    """A comma, or the underscore of a name beside it, was said to be no residue, and to be corrected."""
    for text in ("NP_000658.1, P07327", "NP_000658.1;P07327", "NP_000658.1\nP07327,\n"):
        query.set_text(text)
        assert query.problem.startswith("NP_000658.1 and P07327 are accessions, not sequences.")
        assert [button.text() for button in query.note.buttons] == [
            "Take them from the database",
            "Show P07327 at UniProt",
        ]
    query.set_text(", ".join(f"P{number}" for number in range(10_000, 10_200)))
    assert query.problem.startswith(
        "P10000 and 199 more are accessions, not sequences. Paste their sequences"
    )


@pytest.mark.parametrize(
    ("text", "said", "button"),
    [
        ("HBB_HUMAN\n", "HBB_HUMAN is an entry name, not a sequence. Paste", "Show at UniProt"),
        ("P00325\n", "P00325 is an accession, not a sequence. Paste its sequence", "Show at UniProt"),
        ("P00325\nP01308\nQ9Y6K9\n", "P00325 and 2 more are accessions, not", "Show them at UniProt"),
    ],
)
def test_a_file_of_accessions_is_called_what_the_same_text_is(query, qtbot, tmp_path, text, said, button):
    """Digits were to be removed from it, which made a nonsense query of what was left."""
    path = tmp_path / "accessions.txt"
    path.write_text(text)
    query.open(path)
    qtbot.waitUntil(lambda: not query.reading)
    assert query.problem.startswith(f"accessions.txt: {said}")
    assert query.note.buttons[0].text().endswith("from the database")
    assert [one.text() for one in query.note.buttons[1:]] == [button]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("SEQRES   1 A   21  GLY ILE VAL GLU GLN CYS CYS\n", "This is in PDB format, not FASTA. Export its"),
        ("LOCUS       NP_000652 10 aa\n", "This is in GenBank format, not FASTA. Export it"),
        ("q1\tsp|P2|X\t98.5\t100\t1\n", "This seems to hold results of a search, not sequences."),
    ],
)
def test_pasted_text_of_another_kind_is_called_what_it_is(query, text, said):
    """It was said to read like text, where the same in a file was known."""
    query.set_text(text)
    assert query.problem.startswith(said)


def test_only_uniprot_has_a_page_there():
    assert known_to_uniprot(["NP_000658.2", "ADH1A_HUMAN"]) == ["ADH1A_HUMAN"]


def test_several_accessions_are_shown_on_one_page(query, qtbot, monkeypatch):
    """Of three, one was shown."""
    opened = []
    monkeypatch.setattr(QDesktopServices, "openUrl", opened.append)
    query.set_text("P00325\nNP_000658.2\nP01308\n")
    act(query, "Show 2 of them at UniProt")
    addresses = [address.toEncoded().data().decode() for address in opened]
    assert addresses == ["https://www.uniprot.org/uniprotkb?query=P00325%20OR%20P01308"]
    query.set_text(", ".join(f"P{number}" for number in range(10_000, 10_200)))
    assert query.note.buttons[-1].text() == "Show 100 of them at UniProt"


def test_numbers_of_headers_stay():
    assert without_numbers(">a 7\n1 MK 2V\nAA") == (">a 7\nMK V\nAA", 2)


def test_the_word_above_genbanks_sequences_is_no_residues(query):
    """Once the numbers were taken out, its six letters were searched, too."""
    query.set_text("ORIGIN      \n        1 mstagkvikc kaavlwelkk\n       21 pfsi\n//\n")
    act(query, "Remove 2 numbers")
    assert [(one.header, one.letters) for one in query.sequences()] == [
        ("ORIGIN", "MSTAGKVIKCKAAVLWELKKPFSI")
    ]
    assert not query.note.warns


def test_nucleotides_are_translated_on_request(query, qtbot):
    gene = "ATGGTGCACCTGACTCCTGAGGAGAAGTCTGCCGTTACTGCCCTGTGGGGCAAGGTGAACGTGGATGAAGTTGGTGGTGAGGCCCTGGGCAGG"
    query.set_text(f">HBB\n{gene * 2}TAA")
    assert query.problem and [button.text() for button in query.note.buttons] == ["Translate…"]
    assert cards(query) == ["HBB, 189 nt"]
    query.translate(1)
    assert not query.problem
    assert query.sequences()[0].letters == "MVHLTPEEKSAVTALWGKVNVDEVGGEALGR" * 2
    assert query.sequences()[0].header == "HBB_frame+1"


def frames_offered(query, qtbot):
    """Press Translate… and return its menu."""
    act(query, "Translate…")
    menus = query.findChildren(QMenu)
    qtbot.waitUntil(lambda: any(menu.isVisible() for menu in menus))
    return next(menu for menu in menus if menu.isVisible())


@pytest.mark.qt_log_ignore("does not support (raise|grabbing|propagate)", extend=True)
def test_the_frames_say_what_they_have_and_a_complete_one_is_chosen(query, qtbot):
    """The first was the other strand, a residue longer for want of a stop."""
    query.set_text(">adh\nATGGTGCACCTGACTCCTGAGGAGAAGTCTGCCGTTTAA\n")
    menu = frames_offered(query, qtbot)
    first, second, *_ = menu.actions()
    assert first.text() == "Frame +1: 12 amino acids · complete: begins with M, ends with a stop"
    assert second.text() == "Frame −1: 13 amino acids · does not begin with M, has no stop"
    assert menu.activeAction() is first
    menu.actions()[-1].trigger()
    menu.close()
    headers = [sequence.header for sequence in query.sequences()]
    assert headers == [f"adh_frame{frame:+d}" for frame in (1, 2, 3, -1, -2, -3)]
    assert query.sequences()[0].letters == "MVHLTPEEKSAV"


def test_a_packed_database_opened_as_the_query_can_be_the_database(form, qtbot, tmp_path):
    from swathe.core.cancel import CancelToken
    from swathe.core.database import import_fasta

    path = tmp_path / "proteins.swdb"
    for _ in import_fasta(sample_database(), path, CancelToken()):
        pass
    form.query.open(path)
    qtbot.waitUntil(lambda: bool(form.query.note.buttons))
    act(form.query, "Use as database")
    qtbot.waitUntil(lambda: form.database.database is not None and form.database.path == path)


def test_a_file_of_thousands_is_probably_a_database(form, qtbot, tmp_path):
    path = tmp_path / "many.fasta"
    path.write_text("".join(f">s{n}\nMKVLAAGIVG\n" for n in range(5_000)))
    form.query.open(path)
    qtbot.waitUntil(lambda: bool(form.query.note.buttons))
    act(form.query, "Use as database")
    assert form.database.path == path and form.query.problem == "Enter a query."
    qtbot.waitUntil(lambda: form.database.database is not None)


def test_what_is_wrong_is_said_once_beside_its_field_which_unfolds(form):
    form.options.unfold(False)
    assert form.options.head.summary == "E ≤ 10"
    form.report.top_edit.setText("25")
    assert form.options.head.summary == "E ≤ 10 · best 25"
    assert not form.options.unfolded
    form.report.evalue_edit.setText("ten")
    assert form.options.unfolded and form.report.note.isVisible()
    said = [label for label in form.findChildren(type(form.query.cards_heading)) if label.isVisible()]
    assert sum(form.report.problem in label.text() for label in said) == 1


def test_closed_lines_say_what_they_hold(form):
    form.masking.box.setChecked(True)
    form.rounds.box.setChecked(True)
    assert form.options.head.summary == "E ≤ 10 · up to 5 rounds · masked"
    form.engine.choose("cpu", "scalar")
    form.engine.choose_threads(1)
    assert form.compute.head.summary.startswith("CPU") and form.compute.head.summary.endswith(
        "scalar · 1 thread"
    )
    assert form.compute.head.accessibleName() == f"Compute: {form.compute.head.summary}"


def test_a_large_bound_stays_readable(form):
    form.report.choose(1e9, None)
    assert form.report.evalue_edit.text() == "1e9"
    form.report.save(WindowSettings())
    form.report.restore(WindowSettings())
    assert (form.report.evalue_edit.text(), form.report.evalue) == ("1e9", 1e9)
    for value in (10, 0.001, 1e-5, 123456789, 2.5e8):
        form.report.choose(value, None)
        assert form.report.evalue == value


@POPUP
def test_what_reading_changed_is_behind_the_i(form, qtbot):
    form.database.open(sample_database())
    qtbot.waitUntil(lambda: form.database.database is not None)
    info = form.database.note.info
    assert info.isVisible() and "ambiguous" in info.words and info.accessibleName()
    info.click()
    popup = QApplication.activePopupWidget()
    assert popup is not None
    popup.close()


def test_the_number_of_sequences_is_whole_in_a_narrow_form(qtbot, form):
    """It was *24,780…*, then *24,780* alone, beside a heading, a sign and two buttons."""
    form.database.open(sample_database())
    qtbot.waitUntil(lambda: form.database.database is not None)
    for width in (400, form.minimumSizeHint().width()):
        form.window().search_page.panes.setSizes([width, 1280 - width])
        qtbot.settle()
        assert abs(form.width() - width) < 10
        words = "413 sequences, only the sample"
        said = [label for label in form.database.findChildren(QLabel) if label.text() == words]
        assert len(said) == 1 and said[0].isVisible()
        assert said[0].width() >= said[0].fontMetrics().horizontalAdvance(words)


def test_a_click_under_the_cards_edits_the_last_query(query, qtbot):
    """List and editor are one box: where there is room below, one wants to write."""
    letters = "MKWVTFISLLFLFSSAYSRGVFRRDAHKSE"  # of short ones so much is said that no room is left below
    query.set_text(f">a\n{letters}\n>b\n{letters}")
    below = query.cards.viewport().rect().bottomLeft() + QPoint(20, -3)
    assert not query.cards.indexAt(below).isValid()
    qtbot.mouseClick(query.cards.viewport(), Qt.MouseButton.LeftButton, pos=below)
    assert query.edit.isVisible() and query.edit.textCursor().block().text() == ">b"


def test_queries_of_the_same_name_are_warned_of_and_numbered_on_request(query):
    """Their hits, in one file, could not be told apart."""
    letters = "MKWVTFISLLFLFSSAYSRGVFRRDAHKSE"
    query.set_text(f">a x\n{letters}\n>b\n{letters}\n>a y\n{letters}\n>a_1\n{letters}")
    query.fold()
    assert query.note.text.startswith(
        "2 of 4 queries are called “a”: their names do not tell their hits apart."
    )
    assert query.note.warns and not query.problem and len(query.sequences()) == 4
    act(query, "Number them")
    assert [one.header for one in query.sequences()] == ["a_2 x", "b", "a_3 y", "a_1"]
    assert not query.note.warns
    query.cards.undo_requested.emit()
    assert [one.header for one in query.sequences()] == ["a x", "b", "a y", "a_1"]
    query.set_text(">a\nMKV\n>b\nMKVL\n>a\nMKVLL\n>b\nMK\n>\nMK\n>\nMK")
    assert query.note.text.startswith("2 of 6 queries are called “a”, and 1 other name is shared too:")


def test_files_that_cannot_be_edited_are_numbered_too(query, qtbot, tmp_path):
    path = tmp_path / "long.fasta"
    path.write_text(">a\n" + "MKV" * 100_000 + "\n>a\nMKV\n")
    copy = shutil.copy(path, tmp_path / "copy.fasta")
    query.open(path, copy)
    qtbot.waitUntil(lambda: len(query.parsed) == 4)
    act(query, "Number them")
    assert [one.header for one in query.sequences()] == ["a_1", "a_2", "a_3", "a_4"]
    query.cards.undo_requested.emit()
    assert [one.header for one in query.sequences()] == ["a"] * 4 and query.paths == (path, copy)


def test_a_name_wider_than_a_line_loses_its_middle_in_a_warning(query, qtbot):
    """It was cut at the form's edge, with the end of the name and all that told it from others."""
    name = f"sp{'A' * 80}_end"
    query.set_text(f">{name}\nMKV\n>{name}\nMKVL\n")
    label = next(one for one in query.note.findChildren(QLabel) if "are called" in one.text())
    first = next(word for word in QLabel.text(label).split() if word.startswith("“"))
    assert "…" in first and label.fontMetrics().horizontalAdvance(first) <= label.width()
    assert "“spAAA" in first and "“spAAA" in label.text() and "\u200b" not in QLabel.text(label)


def test_the_name_of_the_file_has_all_the_room_that_buttons_leave(query, qtbot, tmp_path):
    """It was shortened beside a gap."""
    path = tmp_path / f"stars {'and names ' * 8}.fasta"
    path.write_text(">a\nMKV*\n")
    query.open(path)
    qtbot.waitUntil(lambda: query.path == path and query.source.isVisible())
    right = query.source.geometry().right()
    following = min(one.x() for one in (query.note.info, query.clear_button) if one.isVisible())
    assert following - right - 1 == query.title_line.spacing()


def test_keep_only_this_names_what_it_keeps_and_what_it_removed_can_be_undone(query, qtbot):
    """No row was seen to be chosen, one stayed, 49 were gone, and nothing said so."""
    query.set_text(">a\nMKV\n>b\nMKVL\n>c\nMKVLA")
    assert query.cards.currentIndex().row() == 0 and query.only_button.isEnabled()
    assert "Keep a alone; 2 queries are removed" in query.only_button.toolTip()
    row = [query.cards.visualRect(query.cards.model().index(place)) for place in (0, 1)]
    QApplication.focusWidget().clearFocus()
    qtbot.settle()
    seen = query.cards.viewport().grab().toImage()
    places = [seen.pixelColor(QPoint(area.left() + 3, area.center().y())) for area in row]
    assert places[0] != places[1], "the chosen row looks chosen, wherever the keys are"
    query.cards.setCurrentIndex(query.cards.model().index(1, 0))
    assert "Keep b alone; 2 queries are removed" in query.only_button.toolTip()
    messages = query.window().messages
    query.only_button.click()
    assert (cards(query), messages.text) == (["b, 4 aa"], "2 queries removed.")
    messages.way_in.click()
    assert cards(query) == ["a, 3 aa", "b, 4 aa", "c, 5 aa"]
    qtbot.mouseClick(query.cards.viewport(), Qt.MouseButton.LeftButton, pos=spot(query, 2, "cross"))
    assert messages.text == "1 query removed."
    query.undo()
    assert not messages.text, "another *Undo* would undo something else"


def test_keys_go_from_a_button_that_goes_to_the_query_and_not_to_one_that_removes(query, qtbot, tmp_path):
    """They went to Keep only this; of a window behind a dialog to its first button, the rail's."""
    path = tmp_path / "numbered.txt"
    path.write_text("1 MKVLAAGIVG 11 MKVLAAGIVG\n")
    query.set_text(">a\nMKV\n>b\nMKVL\n>c\nMKVLA")
    query.caution("Something is to be said.", [("Do it", lambda: None)])
    query.note.buttons[0].setFocus()
    assert QApplication.focusWidget() is query.note.buttons[0]
    query.open(path)
    assert QApplication.focusWidget() is query.cards
    qtbot.waitUntil(lambda: "were not changed" in query.note.text)
    assert QApplication.focusWidget() is query.cards
    query.note.buttons[0].setFocus()
    query.open(path)  # again, from that button
    qtbot.waitUntil(lambda: "were not changed" in query.note.text)
    assert QApplication.focusWidget() is query.cards


def test_keys_of_a_window_behind_a_dialog_go_back_to_the_query_too(query, qtbot):
    query.set_text(">a\nMKV\n>b\nMKVL")
    query.caution("Something is to be said.", [("Do it", lambda: None)])
    query.note.buttons[0].setFocus()
    other = QLabel("in front")
    qtbot.addWidget(other)
    other.show()
    other.activateWindow()
    qtbot.waitUntil(other.isActiveWindow)
    query.caution("")
    assert query.window().focusWidget() is query.cards


def test_of_a_large_file_whole_records_are_shown_and_said_to_be_the_beginning(query, qtbot, tmp_path):
    """The text ended within a header, and typing did nothing, without a word."""
    path = tmp_path / "large.fasta"
    path.write_text("".join(f">s{n} {'a long name ' * 20}\n{'MKVLAAGIVG' * 30}\n" for n in range(1_000)))
    query.open(path)
    qtbot.waitUntil(lambda: len(query.parsed) == 1_000)
    assert not query.about_shown.isVisible()
    query.cards.setFocus()
    qtbot.keyClick(query.cards, Qt.Key.Key_Return)
    text = query.edit.toPlainText()
    assert text.endswith("MKVLAAGIVG") and text.count(">") == 7
    assert query.about_shown.isVisible()
    assert query.about_shown.text().startswith("The first 7 of 1,000 queries; all are searched.")
    query.fold()
    query.only_button.click()
    query.edit_query()
    assert not query.edit.isReadOnly() and not query.about_shown.isVisible(), "as it said"


def test_of_one_sequence_that_is_too_long_to_be_edited_that_is_said(query, qtbot):
    query.set_text("MKV")
    query.take((replace(query.parsed[0], codes=np.zeros(300_000, np.uint8)),), ReadingNotes(), "long")
    query.edit_query()
    assert query.about_shown.text().startswith("The beginning of the query; all of it is searched.")
