"""Files opened or dropped as queries: several at once, and none that costs the query that is there."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, Qt, QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QApplication, QFileDialog

from swathe.core.history.summary import summary_of
from swathe.core.system.resources import sample_database, sample_queries
from swathe.gui.window.drops import Drop, Place, understand
from tests.gui.conftest import search_in
from tests.gui.test_search_flow import centre, drop
from tests.long_run import long_but

PASTED = ">mine\nMKVLAAGIVGLLLAQWERTYKLMNPSTV"


def paste(window, qtbot, text: str = PASTED) -> None:
    """Paste a query."""
    QApplication.clipboard().setText(text)
    window.form.query.edit.paste()
    qtbot.waitUntil(lambda: " aa" in window.form.query.counts.text())


@pytest.fixture
def paper(tmp_path: Path) -> Path:
    """A document that is no sequence file."""
    path = tmp_path / "paper.pdf"
    path.write_bytes(b"%PDF-1.7\n%\xe2\xe3\xcf\xd3\n")
    return path


@pytest.mark.parametrize("dropped", [False, True])
def test_a_file_that_cannot_be_read_leaves_the_query_and_its_undo(open_window, qtbot, paper, dropped):
    window = open_window()
    field = window.form.query
    paste(window, qtbot)
    queries = field.sequences()
    if dropped:
        drop(window, [paper], centre(window, field))
    else:
        field.open(paper)
    qtbot.waitUntil(lambda: "paper.pdf" in field.note.text)
    assert "The query was not changed." in field.note.text
    assert " aa" not in field.note.text, "how long the query is, is no warning"
    assert field.edit.toPlainText() == PASTED and field.sequences() == queries
    assert field.problem == "paper.pdf was not read: close the message to search with mine."
    field.edit.undo()
    assert field.edit.toPlainText() == ""
    field.edit.redo()
    assert field.edit.toPlainText() == PASTED


def test_a_start_with_a_file_that_is_refused_keeps_the_query_of_the_last_one(open_window, qtbot, paper):
    """Its file was still being read: that was given up, and the query was empty."""
    first = open_window((sample_queries(),))
    qtbot.waitUntil(lambda: first.form.query.paths == (sample_queries(),))
    first.close()
    field = open_window((paper,)).form.query
    qtbot.waitUntil(lambda: "paper.pdf" in field.note.text)
    assert "The 2 queries were not changed." in field.note.text
    assert field.paths == (sample_queries(),) and len(field.parsed) == 2
    assert field.problem.endswith("close the message to search with the 2 queries.")


def test_a_start_with_a_database_that_is_refused_keeps_that_of_the_last_one(
    open_window, qtbot, ready, one_query, small, paper
):
    """The file that was refused stood in its place, and was the database of the start after that, too."""
    paper.write_bytes(paper.read_bytes().ljust(2 * one_query.stat().st_size))  # as databases are
    first = open_window((one_query, small))
    ready(first)
    first.close()
    window = open_window((one_query, paper))
    field = window.form.database
    qtbot.waitUntil(lambda: f"The database is still “{small.name}”." in field.note.text)
    assert field.note.text.startswith("paper.pdf: this is a PDF document") and field.paths == (small,)
    ready(window)


def test_files_opened_in_a_row_leave_the_last_that_can_be_read(
    open_window, qtbot, tmp_path, one_query, paper
):
    field, gone = open_window().form.query, tmp_path / "gone.fasta"
    field.open(sample_queries())
    for path in (one_query, paper, gone):
        field.open(path)
    qtbot.waitUntil(lambda: "gone.fasta" in field.note.text)
    assert "paper.pdf" not in field.note.text and field.paths == (one_query,)


def test_a_query_that_is_kept_while_it_is_read_is_kept(open_window, qtbot):
    """Who closed the window before its query was there had none at the next start."""
    window = open_window()
    field, settings = window.form.query, window.settings
    settings.write("query/path", str(sample_queries()))
    field.restore(settings)
    assert field.reading
    field.save(settings)
    assert settings.read("query/path", "", str) == str(sample_queries())
    qtbot.waitUntil(lambda: field.paths == (sample_queries(),))


def test_a_file_that_cannot_be_read_leaves_what_mends_the_query(open_window, qtbot, paper):
    window = open_window()
    field = window.form.query
    field.edit.setPlainText(">dna\n" + "ATGGCTAGCTAGCATCGATCGATCG" * 3)
    qtbot.waitUntil(lambda: "nucleotides" in field.note.text)
    before = [button.text() for button in field.note.buttons]
    assert before == ["Translate…"]
    field.open(paper)
    qtbot.waitUntil(lambda: "paper.pdf" in field.note.text)
    assert "not changed.\n\nThe query “dna” looks like nucleotides" in field.note.text, "two things, apart"
    assert [button.text() for button in field.note.buttons] == before


@pytest.mark.long
def test_a_file_that_cannot_be_read_leaves_the_files_before(open_window, qtbot, paper, tmp_path):
    window = open_window()
    field = window.form.query
    field.open(sample_queries())
    qtbot.waitUntil(lambda: field.path == sample_queries())
    queries, source = field.sequences(), field.source.whole()
    field.open(tmp_path / "nowhere.fasta")
    qtbot.waitUntil(lambda: "nowhere.fasta" in field.note.text)
    assert (field.path, field.sequences(), field.source.whole()) == (sample_queries(), queries, source)
    assert field.source.isVisible()


def test_text_typed_just_before_is_kept_with_its_own_problem(open_window, qtbot, paper):
    window = open_window()
    field = window.form.query
    field.edit.insertPlainText(">one\nMK1V")
    field.open(paper)
    qtbot.waitUntil(lambda: "paper.pdf" in field.note.text)
    assert field.edit.toPlainText() == ">one\nMK1V"
    assert "line 2" in field.problem and field.sequences() == ()


def test_a_query_is_pasted_wherever_the_keys_are(open_window, qtbot, one_query):
    """Where queries were listed, or the rail had the keys, Ctrl+V did nothing."""
    window = open_window()
    field = window.form.query
    field.open(one_query)
    qtbot.waitUntil(lambda: field.path == one_query)
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    QApplication.clipboard().setText(PASTED)
    for place in (field.cards, window.rail.buttons["search"]):
        field.set_text(">other\nMKV")
        place.setFocus()
        qtbot.keyClick(place, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
        assert field.sequences()[0].letters == PASTED.split("\n")[1]
    assert not window.messages.text, "one query was there"
    field.set_text(">one\nMKV\n>two\nMKL")
    field.cards.setFocus()
    qtbot.keyClick(field.cards, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    assert window.messages.text == "The pasted text replaced 2 queries."
    window.messages.way_in.click()
    assert [one.letters for one in field.sequences()] == ["MKV", "MKL"] and not field.editing
    field.set_text(PASTED)
    QApplication.clipboard().setText(" ")
    window.menus.action("paste_query").trigger()
    assert window.messages.text == "There is no text on the clipboard to paste as a query."
    assert field.sequences()[0].letters == PASTED.split("\n")[1]


def test_files_copied_in_a_file_manager_are_pasted_as_the_query(open_window, qtbot, one_query):
    """Their paths came into the field, with "'2' is not a residue" below."""
    window = open_window()
    field = window.form.query
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    for place in (field.edit, window.rail.buttons["search"]):
        field.clear()
        copied = QMimeData()
        copied.setUrls([QUrl.fromLocalFile(str(one_query))])
        QApplication.clipboard().setMimeData(copied)
        place.setFocus()
        qtbot.keyClick(place, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
        qtbot.waitUntil(lambda: field.path == one_query)
        assert field.problem == "" and len(field.sequences()) == 1


ADDRESS = "https://rest.uniprot.org/uniprotkb/P02232.fasta"


def copy(text):
    QApplication.clipboard().setText(text)


def test_a_web_address_is_called_one(open_window, qtbot, one_query, monkeypatch):
    """Its colon was no residue."""
    opened = []
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda url: opened.append(url.toString()))
    window = open_window()
    field, database = window.form.query, window.form.database
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    copy(f" {ADDRESS}\n")
    field.edit.setFocus()
    qtbot.keyClick(field.edit, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    words = f"{ADDRESS} is a web address. Download its file with the browser, then drop it here."
    qtbot.waitUntil(lambda: field.problem == words)
    field.note.buttons[0].click()
    assert opened == [ADDRESS]
    field.set_text("www.uniprot.org/uniprotkb/P02232/" + "entry" * 50)
    assert "…" in field.problem and len(field.problem) < 150
    field.clear()
    database.combo.setFocus()
    qtbot.keyClick(database.combo, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    assert database.problem == words and field.edit.toPlainText() == ""
    database.open(one_query)
    qtbot.waitUntil(lambda: database.database is not None)
    qtbot.keyClick(database.combo, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    assert database.note.text.startswith(f"{words}\nThe database is still “{one_query.name}”.")
    assert not database.problem and database.note.buttons


def test_a_file_address_on_the_clipboard_is_the_file(open_window, qtbot, one_query, tmp_path):
    """It was read as residues; a path with blanks has them as %20."""
    window = open_window()
    field, database = window.form.query, window.form.database
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    path = tmp_path / "my proteins.fasta"
    path.write_bytes(one_query.read_bytes())
    address = QUrl.fromLocalFile(str(path)).toEncoded().toStdString()
    assert "my%20proteins" in address
    copy(f"{address}\n")
    for place in (field.edit, window.rail.buttons["search"]):
        field.clear()
        place.setFocus()
        qtbot.keyClick(place, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
        qtbot.waitUntil(lambda: field.path == path)
    database.combo.setFocus()
    qtbot.keyClick(database.combo, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(lambda: database.database is not None)
    assert database.path == path
    field.edit_query()
    field.edit.setPlainText(address)
    qtbot.waitUntil(lambda: field.problem.endswith("not a sequence. Open the file."))
    field.note.buttons[0].click()
    qtbot.waitUntil(lambda: field.path == path)


def test_a_path_in_place_of_a_sequence_can_be_opened(open_window, qtbot, one_query, tmp_path):
    window = open_window()
    field = window.form.query
    field.edit.setPlainText(f'"{tmp_path / "gone2.fasta"}"\n')
    qtbot.waitUntil(lambda: "no such file" in field.problem)
    assert not field.note.buttons, "neither numbers to remove nor a file to open"
    field.edit.setPlainText("/1" + "M" * 500)
    qtbot.waitUntil(lambda: "MMM" in field.problem)
    plain = tmp_path / "query"
    plain.write_bytes(one_query.read_bytes())
    field.edit.setPlainText(str(plain))
    qtbot.waitUntil(lambda: field.problem.endswith("not a sequence. Open the file."))
    assert [button.text() for button in field.note.buttons] == ["Open it"]
    field.note.buttons[0].click()
    qtbot.waitUntil(lambda: field.path == plain)
    assert field.problem == ""


def test_a_folder_in_place_of_a_sequence_leads_to_its_files(
    open_window, qtbot, one_query, tmp_path, monkeypatch
):
    """The letters of "/tmp/walk-data" were searched as a protein of 11 residues."""
    field = open_window().form.query
    folder = tmp_path / "mine"
    folder.mkdir()
    asked = []

    def choose(_over, _title, where, *_):
        asked.append(where)
        return [str(one_query)], ""

    monkeypatch.setattr(QFileDialog, "getOpenFileNames", choose)
    field.edit.setPlainText(str(folder))
    qtbot.waitUntil(lambda: field.problem == f"{folder} is a folder, not a sequence. Open its FASTA files.")
    assert not field.parsed
    field.note.buttons[0].click()
    qtbot.waitUntil(lambda: field.path == one_query)
    assert asked == [str(folder)] and field.problem == ""
    field.edit_query()
    field.edit.setPlainText("/tmp/walk-data-that-is-gone")
    qtbot.waitUntil(lambda: "there is no such file" in field.problem)


def test_files_are_called_by_what_tells_them_apart(open_window, qtbot, tmp_path):
    """Two of the same name were called the same, and faults began with whole paths, of two lines and more."""
    field = open_window().form.query
    paths = [tmp_path / folder / "same.fasta" for folder in ("a", "b")]
    for path in paths:
        path.parent.mkdir()
        path.write_text(f">{path.parent.name}\nMKV\n")
    field.open(*paths)
    qtbot.waitUntil(lambda: field.paths == tuple(paths))
    assert field.source.whole() == "a/same.fasta, b/same.fasta"
    paths[1].write_text(">b\nMK?V\n")
    field.open(*paths)
    qtbot.waitUntil(lambda: field.note.warns)
    assert field.note.text.startswith("b/same.fasta, record 1, line 2, column 3: '?' is not a residue.")
    assert str(paths[1]) in field.note.info.words


def test_it_is_said_that_more_records_cannot_be_read(open_window, qtbot, tmp_path):
    """The first was named alone, and after it was mended the next one was news."""
    field = open_window().form.query
    several = tmp_path / "several.fasta"
    several.write_text(">a\nMK1V\n>b\nMKV\n>c\nM?KV\n>d\nM!\n")
    field.open(several)
    qtbot.waitUntil(lambda: "'1' is not a residue" in field.problem)
    assert "2 more records cannot be read either (lines 6 and 8)." in field.problem
    field.edit.setPlainText(">a\nMKV\n>c\nM?KV\n>d\nM!\n")
    qtbot.waitUntil(lambda: "1 more record cannot be read either (line 6)." in field.problem)
    field.edit.setPlainText(">a\nMKV\n>c\nMKV\n>d\nM!\n")
    qtbot.waitUntil(lambda: "'!'" in field.problem and "more record" not in field.problem)


def test_an_empty_field_says_why_there_is_no_query(open_window, qtbot, paper):
    window = open_window()
    window.form.query.open(paper)
    qtbot.waitUntil(lambda: "paper.pdf" in window.form.query.problem)
    assert not window.form.button.isEnabled()


@pytest.mark.parametrize("replace", long_but(["clear", "open", "text"], "open"))
def test_what_replaces_the_query_can_be_undone(open_window, qtbot, one_query, replace):
    window = open_window()
    field = window.form.query
    paste(window, qtbot)
    if replace == "clear":
        field.clear_button.click()
    elif replace == "open":
        field.open(one_query)
        qtbot.waitUntil(lambda: field.path == one_query)
    else:
        field.set_text(">other\nMKV")
    assert field.edit.toPlainText() != PASTED
    assert field.edit.textCursor().position() == 0
    field.edit.undo()
    assert field.edit.toPlainText() == PASTED and field.path is None
    qtbot.waitUntil(lambda: "28 aa" in field.counts.text())
    assert field.sequences()[0].letters == PASTED.split("\n")[1]


def test_a_file_that_is_being_read_is_no_fault(open_window, qtbot, one_query):
    """Every start said so in the colour of warnings."""
    field = open_window().form.query
    field.open(one_query)
    assert field.problem == field.note.text == "The query is being read."
    assert not field.note.warns
    qtbot.waitUntil(lambda: field.path == one_query)
    assert not field.problem


def test_five_files_dropped_on_the_query_are_five_queries(open_window, qtbot, tmp_path):
    paths = []
    for number in range(5):
        paths.append(tmp_path / f"q{number}.fasta")
        paths[-1].write_text(f">q{number}\nMKVLAAGIVG\n")
    window = open_window()
    drop(window, paths, centre(window, window.form.query))
    qtbot.waitUntil(lambda: len(window.form.query.parsed) == 5)
    assert window.form.query.paths == tuple(paths)
    assert window.messages.isHidden()


@pytest.mark.parametrize("name", ["query", "database"])
def test_two_files_dropped_on_a_field_are_both_that_fields(open_window, qtbot, one_query, small, name):
    """The second became the database, though the query said "Drop here as the query"."""
    form = open_window().form
    field, other = (form.query, form.database) if name == "query" else (form.database, form.query)
    drop(form.window(), [one_query, small], centre(form.window(), field))
    qtbot.waitUntil(lambda: field.paths == (one_query, small))
    assert other.paths == ()


@pytest.mark.parametrize("name", ["query", "database"])
def test_what_cannot_be_dropped_on_a_field_is_said_there(open_window, qtbot, tmp_path, name):
    """It stood at the foot of the window."""
    window = open_window()
    field = window.form.query if name == "query" else window.form.database
    drop(window, [tmp_path], centre(window, field))
    assert f"{tmp_path.name} is a folder." in field.note.text and field.note.warns
    assert window.messages.isHidden()
    window.form.query.set_text(">a\nMKV")
    drop(window, [tmp_path], centre(window, window.form.query))
    assert "The query was not changed." in window.form.query.note.text
    window.form.query.note.buttons[-1].click()
    assert not window.form.query.note.text.startswith(tmp_path.name) and not window.form.query.problem


def test_two_files_named_at_the_start_are_query_and_database(open_window, qtbot, one_query, small):
    form = open_window((one_query, small)).form
    qtbot.waitUntil(lambda: (form.query.paths, form.database.paths) == ((one_query,), (small,)))


def test_several_files_are_queries_only_where_that_is_clear(tmp_path):
    fastas = [tmp_path / f"{number}.fasta" for number in range(3)]
    packed, pssm = tmp_path / "d.swdb", tmp_path / "p.pssm"
    assert understand(fastas, Place.QUERY) == Drop(queries=tuple(fastas))
    assert understand([*fastas, pssm], Place.QUERY) == Drop(queries=(*fastas, pssm))
    assert understand([fastas[0], pssm], Place.QUERY) == Drop(queries=(fastas[0], pssm))
    assert understand(fastas, Place.DATABASE) == Drop(databases=tuple(fastas))
    problem = understand(fastas, Place.ELSEWHERE).problem
    assert problem.startswith("3 files were dropped") and "several queries on the query field" in problem
    assert understand([*fastas, packed], Place.QUERY) == Drop(queries=(*fastas, packed)), "which it says"
    assert understand([*fastas, packed], Place.ELSEWHERE).problem


def buttons(field):
    return [button.text() for button in field.note.buttons]


@pytest.fixture
def numbered(tmp_path: Path) -> Path:
    """A file whose first record has numbers in it."""
    path = tmp_path / "numbered.fasta"
    path.write_text(">numbered\n1 MKTAYIAK 10\n11 QRQISFVK 20\n>sound\nMKV\n")
    return path


def test_a_refused_file_chosen_by_keys_leads_to_what_can_be_done(
    open_window, qtbot, monkeypatch, one_query, numbered
):
    """The button had to be hunted for with Tab."""
    window = open_window()
    field = window.form.query
    field.open(one_query)
    qtbot.waitUntil(lambda: field.paths == (one_query,))
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    field.edit.setFocus()
    before = window.focusWidget()
    monkeypatch.setattr(window._dialogs, "queries", lambda *_: (numbered,))
    qtbot.keyClick(window.windowHandle(), Qt.Key.Key_O, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(lambda: bool(field.note.buttons))
    assert window.focusWidget() is field.note.buttons[0]
    qtbot.keyClick(field.note.buttons[0], Qt.Key.Key_Escape)
    assert field.note.buttons == () and window.focusWidget() is before


def test_of_several_files_it_is_said_that_none_was_taken_and_the_others_open(
    open_window, qtbot, one_query, paper, numbered
):
    """The fault of one was named, without a word on the others."""
    field = open_window().form.query
    field.open(one_query, paper)
    qtbot.waitUntil(lambda: "paper.pdf" in field.problem)
    assert field.problem.endswith("\nNone of the 2 files was taken.")
    assert buttons(field) == ["Open the other"]
    field.note.buttons[0].click()
    qtbot.waitUntil(lambda: field.paths == (one_query,))
    field.open(one_query, paper, numbered, sample_queries())
    qtbot.waitUntil(lambda: "None of the 4 files was taken." in field.note.text)
    assert "1 more file cannot be read either." in field.note.text
    assert "The query was not changed." in field.note.text
    assert buttons(field) == ["Open the others", "Close"]
    field.note.buttons[0].click()
    qtbot.waitUntil(lambda: field.paths == (one_query, sample_queries()))


def test_numbers_of_one_of_several_files_are_removed_on_request(open_window, qtbot, one_query, numbered):
    field = open_window().form.query
    field.open(one_query, numbered)
    qtbot.waitUntil(lambda: "None of the 2 files was taken." in field.note.text)
    assert buttons(field) == ["Open the other", "Remove 4 numbers"]
    field.note.buttons[1].click()
    assert [len(query) for query in field.sequences()] == [375, 16, 3]
    assert field.source.whole() == f"{one_query.name}, numbered.fasta, edited" and not field.problem
    numbered.write_text(numbered.read_text() + ">other\nMK?V\n")
    field.open(numbered, one_query)
    qtbot.waitUntil(lambda: "None of the 2 files was taken." in field.note.text)
    field.note.buttons[1].click()
    assert "'?' is not a residue" in field.problem and ">sound" in field.edit.toPlainText()
    assert field.edit.toPlainText().count(">") == 4


def test_how_many_queries_there_are_is_seen_beside_every_warning(open_window, qtbot, paper):
    """A warning took the place of their number."""
    field = open_window().form.query
    for text, said in (
        (">a\nMKVLA\n>a\nMKV\n>b\nMKV", "2 of 3 queries are called “a”"),
        (">a\nMETLYSVALLEU\n>b\nMETLYSVALLEU", "These 2 queries look like three-letter codes."),
        (">a\nMKV\n>b\n>c\nMKV", "1 of 3 queries, “b”, has no residues"),
        (">a\nMKV\n>b\n>c\n>d\nMKV", "2 of 4 queries, “b” and “c”, have no residues"),
        ("this is my favourite\n>c\nMKVLA", "The first of 2 queries reads like text"),
    ):
        field.set_text(text)
        assert field.note.text.startswith(said), "before what only the i says"
    field.set_text(">a\nMKVLA\n>b\nMKV")
    field.open(paper)
    qtbot.waitUntil(lambda: "The 2 queries were not changed." in field.note.text)


def test_pasted_text_that_is_no_sequence_is_answered_with_advice(open_window):
    field = open_window().form.query
    field.set_text("# a note\nquery,subject,evalue\nadh,sp|P1|X_HUMAN,1e-5\n")
    assert field.problem.startswith("This reads like text, not like a sequence. Paste only the sequence")
    field.set_text("# Program: Swathe\nquery,subject,evalue\nadh,sp|P1|X_HUMAN,1e-5\n")
    assert field.problem.startswith("This is a table that Swathe wrote, not FASTA.")
    assert "› Open run or hits…" in field.problem


def test_one_thing_is_said_of_a_field_and_what_is_newer_takes_its_place(
    open_window, qtbot, one_query, small, paper, tmp_path
):
    """Of a dropped folder stood what had been dropped long before, beside what was wrong with later files."""
    window = open_window()
    query, database = window.form.query, window.form.database
    query.open(one_query)
    database.open(small)
    qtbot.waitUntil(lambda: query.path == one_query and database.database is not None)
    drop(window, [paper], centre(window, query))
    qtbot.waitUntil(lambda: "paper.pdf" in query.note.text)
    drop(window, [paper], centre(window, database))
    qtbot.waitUntil(lambda: "The database is still" in database.note.text)
    assert "paper.pdf" not in query.note.text
    drop(window, [tmp_path])
    assert f"{tmp_path.name} is a folder" in window.messages.text
    assert "paper.pdf" not in database.note.text and "120 sequences" in database.note.text
    query.paste(mime_of(PASTED))
    assert window.messages.isHidden()
    drop(window, [one_query])
    assert window.messages.text == f"Use {one_query.name} as"
    database.open(small)
    assert window.messages.isHidden()


def mime_of(text: str) -> QMimeData:
    data = QMimeData()
    data.setText(text)
    return data


def test_a_gene_beside_a_pssm_is_translated_alone(open_window, qtbot, one_query, tmp_path):
    """Every card said "nt", and what was to be translated could not be."""
    field = open_window().form.query
    gene, pssm = tmp_path / "gene.fasta", Path(__file__).parents[1] / "data/psiblast.pssm"
    gene.write_text(">gene\n" + "ATGGCTAGCTAGCATCGATCGATCG" * 3 + "\n")
    field.open(one_query, gene, pssm)
    qtbot.waitUntil(lambda: "1 of 3 queries looks like nucleotides" in field.problem)
    model = field.cards.model()
    said = [model.index(row, 0).data(Qt.ItemDataRole.AccessibleTextRole) for row in range(3)]
    assert [words.rpartition(" ")[2] for words in said] == ["aa", "nt", "positions"]
    assert buttons(field) == ["Translate…", "Remove 1 query"]
    before = field.sequences()
    field.translate(1)
    assert (field.sequences()[0], field.sequences()[2]) == (before[0], before[2]) and not field.problem
    assert field.sequences()[1].identifier == "gene_frame+1" and len(field.pssms) == 1
    assert field.source.whole() == "adh1a.fasta, gene.fasta, psiblast.pssm, translated"


def test_a_gene_among_proteins_is_translated_or_removed_alone(open_window, qtbot, one_query, tmp_path):
    """The protein was translated with it."""
    field = open_window().form.query
    gene = tmp_path / "gene.fasta"
    gene.write_text(">gene\n" + "ATGGCTAGCTAGCATCGATCGATCG" * 3 + "\n")
    field.open(one_query, gene)
    qtbot.waitUntil(lambda: "1 of 2 queries looks like nucleotides" in field.problem)
    assert buttons(field) == ["Translate…", "Remove 1 query"]
    protein = field.sequences()[0].letters
    field.translate(1)
    assert [query.letters == protein for query in field.sequences()] == [True, False]
    assert field.sequences()[1].identifier == "gene_frame+1" and not field.problem
    field.open(gene, one_query)
    qtbot.waitUntil(lambda: "1 of 2 queries looks like nucleotides" in field.problem)
    field.note.buttons[1].click()
    assert [query.letters for query in field.sequences()] == [protein] and not field.problem


def test_a_query_without_a_header_has_one_name_everywhere(open_window, qtbot, tmp_path):
    """It was Query_1 in the form, and in the results its file, or its residues once numbers were removed."""
    path = tmp_path / "numbered.txt"
    path.write_text("  1 mstagkvikc kaavlwelkk\n 21 pfsieevevappkahevrikmva\n")
    window = open_window()
    field = window.form.query
    window.form.database.open(sample_database())
    field.open(path)
    qtbot.waitUntil(lambda: buttons(field) == ["Remove 2 numbers"])
    assert field.note.in_sight.startswith("numbered.txt, line 1, column 3: '1' is not a residue.")
    field.note.buttons[0].click()
    qtbot.waitUntil(lambda: len(field.parsed) == 1)
    card = field.cards.model().index(0, 0)
    assert card.data() == "numbered.txt" and field.source.whole() == "numbered.txt, edited"
    search_in(window, qtbot)
    assert window.page.summary.text().count("numbered.txt → ") == 1
    assert summary_of(window.controller.result).title.startswith("numbered.txt vs ")
    field.set_text("MSTAGKVIKCKAAVLWELKKPFSIEEVEVAPPKAHEVRIKMVA")
    qtbot.waitUntil(lambda: not field.editing or len(field.parsed) == 1)
    assert field.called(0) == "MSTAGKVIK…" == window.form.request().called(0)


def test_nothing_is_searched_while_a_refused_file_stands_beside_the_query(open_window, qtbot, tmp_path):
    """Search stayed blue, and Ctrl+Return searched the old query and closed the message with the form."""
    window = open_window()
    form, field = window.form, window.form.query
    form.database.open(sample_database())
    paste(window, qtbot)
    qtbot.waitUntil(form.button.isEnabled)
    digit = tmp_path / "digit.fasta"
    digit.write_text(">a\nMKVLA7AGIVG\n")
    why = "digit.fasta was not read: remove 1 number, or close the message to search with mine."
    run = window.menus.action("search")

    def press_escape():
        qtbot.keyClick(field.edit, Qt.Key.Key_Escape)

    for close in (lambda: field.note.buttons[-1].click(), press_escape):
        field.open(digit)
        qtbot.waitUntil(lambda: "The query was not changed." in field.note.text)
        assert [button.text() for button in field.note.buttons] == ["Remove 1 number", "Close"]
        assert form.problem == why and why in form.button.toolTip()
        assert not form.button.isEnabled() and not run.isEnabled()
        close()
        assert not form.problem and form.button.isEnabled() and run.isEnabled() and not field.note.warns
        assert [query.identifier for query in field.sequences()] == ["mine"]
    field.open(digit)
    qtbot.waitUntil(lambda: "The query was not changed." in field.note.text)
    field.note.buttons[0].click()
    qtbot.waitUntil(form.button.isEnabled)
    assert [query.identifier for query in field.sequences()] == ["a"]
