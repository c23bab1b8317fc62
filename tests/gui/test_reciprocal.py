"""The page of reciprocal best hits: from two files to a table, and to a file."""

from __future__ import annotations

import csv
import json
from pathlib import Path

import numpy as np
import pytest
from PySide6.QtCore import QModelIndex, QPoint, Qt
from PySide6.QtGui import QTextDocumentFragment
from PySide6.QtWidgets import QApplication, QFileDialog, QPushButton, QStyleOptionViewItem

from swathe.core.headers.brief import untagged
from swathe.core.reciprocal.pairs import ListedPairs
from swathe.core.sequences.fasta import read_sequences
from swathe.core.statistics.evalues import METHODS
from swathe.core.system.resources import sample_database, sample_queries
from swathe.gui.widgets.theme import SPACE
from tests.gui.found_once import found_once
from tests.gui.on_screen import cut_cells

QUERIES = read_sequences(sample_queries())[0]


def beside(path):
    """Return the parameters of a table, which lie beside it."""
    return json.loads(path.with_name(f"{path.name}.provenance.json").read_text())["provenance"]


@pytest.fixture(autouse=True, scope="module")
def sample_found_once(halves):
    """Most tests are of pairs of the sample."""
    with found_once((sample_queries(), sample_database(), *halves)):
        yield


@pytest.fixture(scope="module")
def halves(tmp_path_factory):
    """Return two files of every second one of the sample's first 140 sequences."""
    folder = tmp_path_factory.mktemp("halves")
    paths = folder / "odd.fasta", folder / "even.fasta"
    for parity, path in enumerate(paths):
        some = read_sequences(sample_database())[0][parity:140:2]
        path.write_text("".join(f">{one.header}\n{one.letters}\n" for one in some))
    return paths


@pytest.fixture
def page(open_window):
    window = open_window()
    window.menus.action("show_reciprocal").trigger()
    return window.pages.get("reciprocal")


@pytest.fixture
def search(qtbot):
    def run(page, a, b):
        page.files["a"].setText(str(a))
        page.files["b"].setText(str(b))
        page.button.click()
        qtbot.waitUntil(lambda: not page.controller.state.busy)

    return run


def test_it_says_what_is_missing(page, tmp_path):
    assert not page.button.isEnabled()
    assert "Choose two files" in page.problem()
    assert page.phase.isVisible() and page.phase.text() == page.problem()
    page.files["a"].setText(str(sample_queries()))
    page.files["b"].setText(str(tmp_path / "nowhere.fasta"))
    assert "nowhere.fasta" in page.problem()
    assert page.phase.text() == page.problem(), "seen, not only in a tooltip of a button that is off"
    page.files["b"].setText(str(sample_database()))
    assert page.problem() == "" and page.button.isEnabled() and not page.phase.isVisible()
    page.evalue.setText("-1")
    assert "E-value" in page.problem() and not page.button.isEnabled()
    assert "BLOSUM62" in page.scoring.text() and "in the order of file A" in page.scoring.text()


def test_the_files_are_exchanged_for_the_next_search(page, search, halves, qtbot):
    """Sequences of B that were not searched with asked to exchange the files, by hand, path by path."""
    odd, even = halves
    search(page, odd, even)
    result, pairs = page.result, len(page.result.table)
    assert page.exchange_button.accessibleName() == "Exchange the files"
    assert page.exchange_button.toolTip() and not page.differs.isVisible()
    qtbot.mouseClick(page.exchange_button, Qt.MouseButton.LeftButton)
    assert (page.path("a"), page.path("b")) == (even, odd)
    assert page.result is result and page.model.rowCount() == pairs, "what is shown stays"
    assert page.differs.isVisible()
    page.button.click()
    qtbot.waitUntil(lambda: not page.controller.state.busy)
    assert (page.result.request.a, page.result.request.b) == (even, odd)
    assert not page.differs.isVisible()
    page.browse["b"].setFocus()
    qtbot.keyClick(page.browse["b"], Qt.Key.Key_Tab)
    qtbot.keyClick(page.exchange_button, Qt.Key.Key_Space)
    assert (page.path("a"), page.path("b")) == (odd, even)


@pytest.mark.parametrize("size", [(1000, 676), (1280, 776)])
def test_nothing_moves_when_a_pair_is_chosen(page, search, qtbot, halves, size):
    """The page scrolled for the whole of an alignment, and remarks moved it and the table."""
    page.window().resize(*size)
    search(page, *halves)
    remarked = set()

    def places():
        qtbot.settle()
        return page.table.mapTo(page.window(), QPoint()), page.table.size()

    before = places()
    for place in range(page.model.rowCount()):
        page.table.go_to(place)
        qtbot.waitUntil(lambda: page.pair.alignment.text() != "")
        assert places() == before
        assert page.pair.mapTo(page, page.pair.rect().bottomLeft()).y() < page.height()
        remarked.add(page.remarks.isVisible())
    assert remarked == {False, True}


def test_the_forms_kind_of_evalues_is_asked_for(page):
    """Pairs had those of the unadjusted matrix, and the page said that they were scored as in the form."""
    page.files["a"].setText(str(sample_queries()))
    page.files["b"].setText(str(sample_database()))
    form = page.window().form
    for method in METHODS:
        form.report.choose_method(method)
        assert page.request().evalues == method and f"--evalues {method}" in page.command_line()


def test_it_says_which_settings_of_the_form_count(page):
    """'Scored as in the search form' left open whether its masking, taxa and kind of E-values count."""
    window = page.window()
    for method, words in (("adjusted", "adjusted for composition"), ("matrix", "unadjusted")):
        window.form.report.choose_method(method)
        for name in ("reciprocal", "network"):
            window.menus.action(f"show_{name}").trigger()
            said = window.pages.get(name).scoring.text()
            assert said.startswith(f"From the search form: BLOSUM62 11/1, E-values {words}, engine ")
            assert "Masking, taxa and rounds that are set there are not used here." in said


def test_a_preset_that_does_not_suit_the_sequences_is_warned_of_and_changed(page, search, tmp_path, qtbot):
    """Proteins were compared with Short peptide, and peptides with Usual, without a word.

    Without a pair, what to try was cut at its end.
    """
    form = page.window().form
    peptides = tmp_path / "peptides.fasta"
    peptides.write_text(">a\nSIINFEKL\n>b\nGILGFVFTL\n")
    assert not page.caution.isVisible() and not page.suit.isVisible()
    form.take_preset("short-peptide")
    said = "Short peptide, from the search form, is for peptides of up to about 30 residues"
    assert page.caution.whole() == f"{said}." and page.suit.text() == "Use Usual"
    search(page, sample_queries(), sample_queries())
    assert page.caution.whole() == f"{said}; the longest sequence has 413."
    page.suit.click()
    assert form.scoring.summary.startswith("BLOSUM62") and not page.caution.isVisible()
    assert not page.suit.isVisible()
    page.files["a"].setText(str(peptides))
    page.files["b"].setText(str(sample_database()))
    low = "Scores are too low for sequences this short: the longest has 9 residues."
    assert page.caution.whole() == low and page.suit.text() == "Use Short peptide"
    search(page, peptides, sample_database())
    assert len(page.result.table) == 0
    form.query.set_text(peptides.read_text())
    form.database.open(sample_database())
    form.report.evalue_edit.setText("0.001")
    qtbot.waitUntil(lambda: bool(form.database.database and form.query.note.in_sight))
    said_of_form = form.query.note.in_sight
    assert "Short peptide" in said_of_form and page.caution.whole() == said_of_form
    assert "Try a higher bound" in page.meaning.text() == page.meaning.whole()
    assert page.scoring.text() == page.scoring.whole()
    page.suit.click()
    assert page.request().scheme.matrix_name == "PAM30" and not page.suit.isVisible()
    page.files["a"].setText(str(sample_queries()))
    page.files["b"].setText(str(sample_queries()))
    assert page.caution.whole().startswith(said)
    form.take_preset("usual")
    page.files["a"].setText(str(peptides))
    page.files["b"].setText(str(sample_database()))
    assert page.caution.whole() == said_of_form, "before a search, of a database that the form has open"


def test_a_list_of_sequences_without_headers_can_be_made_a_file_of_them(page, search, tmp_path, monkeypatch):
    """The search form offers it; here the file was refused, and that was all."""
    listing, made = tmp_path / "peptides.txt", tmp_path / "made.fasta"
    listing.write_text("MSTAGKVIK\nGILGFVFTL\n")
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(made), ""))
    search(page, listing, sample_database())
    assert "there is no header line above this text" in page.messages.text
    [button] = [one for one in page.messages.findChildren(QPushButton) if "per line" in one.text()]
    assert button.text() == "Save as FASTA, one sequence per line…", "a dialog to save came unannounced"
    button.setFocus()
    button.click()
    assert page.path("a") == made and not page.messages.isVisible()
    assert QApplication.focusWidget() is page.button, "which was elsewhere"
    assert [(one.identifier, one.letters) for one in read_sequences(made)[0]] == [
        ("MSTAGKVIK", "MSTAGKVIK"),
        ("GILGFVFTL", "GILGFVFTL"),
    ]


def test_it_says_what_made_the_pairs_that_are_shown(page, search, halves):
    """Over pairs made with one matrix stood the one that the form had got since."""
    form = page.window().form
    search(page, *halves)
    form.scoring.choose("PAM250")
    assert page.scoring.whole().startswith("Search both ways replaces the pairs of ")
    assert page.all_scoring.words.startswith(
        "Found with BLOSUM62 11/1, E-values adjusted for composition. "
        "From the search form for the next search: PAM250 "
    )
    search(page, *halves)
    assert page.all_scoring.words.startswith("Found with PAM250 ")


def test_doubtful_pairs_are_marked_in_the_table(page, search, tmp_path, qtbot):
    """Only under the pair chosen it said that its E-value was doubtful."""
    poor, (usual, *_) = "SEEEDEEDSEEEEDEDSSEEDEEEEDDSEDEEEEDSEEDDEEESEDEEDEEDSSEEE" * 3, QUERIES
    for side in "ab":
        (tmp_path / f"{side}.fasta").write_text(
            f">usual{side}\n{usual.letters}\n>poor{side}\n{'M' if side == 'a' else ''}{poor}\n"
        )
    page.window().resize(1280, 800)
    page.window().form.report.choose_method("matrix")
    search(page, tmp_path / "a.fasta", tmp_path / "b.fasta")
    assert page.summary.accessibleName().endswith("· 1 with low complexity · 1 identical")
    keys = [column.key for column in page.model.columns]
    usual, doubtful = (page.model.index(row, keys.index("evalue_ab")) for row in range(2))
    assert not page.table.isColumnHidden(doubtful.column())
    assert usual.data(Qt.ItemDataRole.DecorationRole) is None
    assert not doubtful.data(Qt.ItemDataRole.DecorationRole).isNull()
    why = "% of the aligned query is of low complexity: the E-value is doubtful."
    for way in ("A→B: ", "B→A: "):
        assert way in doubtful.data(Qt.ItemDataRole.ToolTipRole)
    assert why in doubtful.data(Qt.ItemDataRole.ToolTipRole) and why not in usual.data(
        Qt.ItemDataRole.ToolTipRole
    )
    assert "Doubtful: low complexity of both" in doubtful.data(Qt.ItemDataRole.AccessibleTextRole)
    page.table.selectRow(1)
    assert page.remarks.isVisible() and page.remarks.text().startswith("B→A: "), "A→B is below the alignment"
    assert not cut_cells(page.table)
    page.export_to(tmp_path / "pairs.csv")
    qtbot.waitUntil((tmp_path / "pairs.csv").exists)
    lines = [line for line in (tmp_path / "pairs.csv").read_text().splitlines() if line[:1] != "#"]
    rows = [*csv.DictReader(lines)]
    assert [row["low_complexity"] for row in rows] == ["no", "yes"]
    assert float(rows[1]["low_complexity_a"]) > 50


def test_columns_that_gave_way_can_be_chosen(page, search, qtbot):
    """The E-value of the second direction was in no window of 1280 pixels, and nothing brought it there.

    Then it could be brought there, and stood in the menu with a tick and *no room*.
    """
    page.window().resize(1280, 800)
    search(page, sample_database(), sample_database())
    keys = [column.key for column in page.model.columns]
    assert not page.table.isColumnHidden(keys.index("evalue_ba"))
    place = keys.index("score_ab")
    assert page.table.isColumnHidden(place)
    assert "Columns…" in [action.text() for action in page.table.actions()]
    menu = {action.text(): action for action in page.table.columns_menu().actions()}
    assert menu["E A→B"].isChecked() and "untick it" in menu["Score A→B\tno room"].toolTip()
    assert all(action.toolTip() not in ("", action.text()) for action in menu.values())
    assert not menu["A"].isEnabled(), "the pair's name stays"
    for _ in range(2):
        menu["Score A→B\tno room"].trigger()
    assert not page.table.isColumnHidden(place)
    page.window().resize(1290, 800)
    qtbot.settle(page)
    assert not page.table.isColumnHidden(place), "whatever room there is"


def write_doubtful_pair(folder):
    """Write files a.fasta and b.fasta of one usual pair and one of low complexity, doubtful by the matrix."""
    poor, (usual, *_) = "SEEEDEEDSEEEEDEDSSEEDEEEEDDSEDEEEEDSEEDDEEESEDEEDEEDSSEEE" * 3, QUERIES
    for side in "ab":
        (folder / f"{side}.fasta").write_text(
            f">usual{side}\n{usual.letters}\n>poor{side}\n{'M' if side == 'a' else ''}{poor}\n"
        )


def test_doubtful_pairs_are_listed_alone_or_left_out(page, search, tmp_path, qtbot):
    """They had a sign and were counted, and of thousands nobody could look at these, or at the others."""
    write_doubtful_pair(tmp_path)
    page.window().form.report.choose_method("matrix")
    assert not page.kind.isVisible()
    search(page, tmp_path / "a.fasta", tmp_path / "b.fasta")
    assert page.kind.isVisible() and page.model.rowCount() == 2
    assert [page.kind.itemText(place) for place in range(page.kind.count())] == [
        "All pairs: 2", "Without remarks: 1", "With remarks: 1", "With ties: 0",
        "With near ties: 0", "Partial: 0", "With low identity: 0", "With low complexity: 1", "Identical: 1",
        "A without a pair: 0", "B without a pair: 0",
    ]  # fmt: skip
    page.kind.setCurrentIndex(2)
    assert [page.model.index(row, 0).data() for row in range(page.model.rowCount())] == ["poora"]
    page.kind.setCurrentIndex(7)
    assert [page.model.index(row, 0).data() for row in range(page.model.rowCount())] == ["poora"]
    assert page.count.text() == "1 of 2 pairs"
    page.export_to(tmp_path / "pairs.csv")
    qtbot.waitUntil((tmp_path / "pairs.csv.provenance.json").exists)
    text = (tmp_path / "pairs.csv").read_text()
    assert "#" not in text and "\nusuala" not in text
    assert "Written: 1 pair, with low complexity" in beside(tmp_path / "pairs.csv")
    page.kind.setCurrentIndex(1)
    assert [page.model.index(row, 0).data() for row in range(page.model.rowCount())] == ["usuala"]
    assert ">1 with low complexity</a>" in page.summary.text()
    assert "0 with ties" in page.summary.text() and page.summary.text().count("<a ") == 2
    page.summary.linkActivated.emit("DOUBTFUL")
    assert page.kind.currentIndex() == 7, "a count in the heading leads to what it counts"
    assert ">1 identical</a>" in page.summary.text(), "it alone led nowhere"
    page.summary.linkActivated.emit("IDENTICAL")
    assert [page.model.index(row, 0).data() for row in range(page.model.rowCount())] == ["usuala"]
    page.kind.setCurrentIndex(3)
    assert page.model.rowCount() == 0 and "No pair has ties" in page.none.text()
    export = page.window().menus.action("export")
    assert not page.export_button.isEnabled() and not export.isEnabled(), "a file of headings was written"
    assert page.why_no_export() == "No pair is listed: choose All pairs, or clear the words."
    assert page.none.isVisible() and not page.table.isVisible(), "said in the table's place"
    page.kind.setCurrentIndex(0)
    assert page.table.isVisible() and not page.none.isVisible() and page.export_button.isEnabled()
    page.words.setText("nowhere")
    assert not page.export_button.isEnabled()
    page.words.clear()
    search(page, tmp_path / "b.fasta", tmp_path / "a.fasta")
    assert page.kind.currentIndex() == 0, "another search shows all it found"


def test_a_list_that_is_empty_says_what_hides_pairs_and_shows_all_again(page, search, tmp_path, qtbot):
    """'Clear the field above' stood beside words that pairs had which the choice of remarks hid."""
    write_doubtful_pair(tmp_path)
    page.window().form.report.choose_method("matrix")
    search(page, tmp_path / "a.fasta", tmp_path / "b.fasta")
    page.kind.setCurrentIndex(7)
    page.words.setText("usuala")
    assert page.none.text() == (
        "No pair listed has these words 1 pair that is not listed has them: only those of With low "
        "complexity are listed."
    )
    [button] = [one for one in page.none.findChildren(QPushButton) if one.isVisible()]
    assert button.text() == "Show all"
    button.click()
    assert page.words.text() == "" and page.kind.currentIndex() == 0 and page.model.rowCount() == 2
    assert page.table.isVisible()
    page.words.setText("nowhere")
    assert page.none.text().startswith("No pair has these words")


def test_what_remarks_mean_stands_on_the_page_and_in_files(page, search, qtbot, tmp_path):
    """'Sure' promised more than that there is no remark: somebody published them as orthologues."""
    search(page, sample_queries(), sample_database())
    said = page.meaning.whole()
    assert page.meaning.isVisible() and "under 50 % of A or B aligned (partial)" in said
    assert "Remarks: ties, near ties" in said and "50 % or more of low complexity" in said
    for place in range(page.kind.count()):
        page.kind.setCurrentIndex(place)
        told = page.kind.itemData(place, Qt.ItemDataRole.ToolTipRole)
        assert page.meaning.whole()[:20] in told.replace("<p>", "")
    keys = [column.key for column in page.model.columns]
    head = page.model.headerData(
        keys.index("remarks"), Qt.Orientation.Horizontal, Qt.ItemDataRole.ToolTipRole
    )
    assert "less than 50 %" in head
    warned = "andidates for orthologues: the true partner may be missing from a file"
    for place in (0, 1):
        page.kind.setCurrentIndex(place)
        assert f"{warned}." in page.meaning.whole()
    page.export_to(tmp_path / "pairs.csv")
    qtbot.waitUntil((tmp_path / "pairs.csv.provenance.json").exists)
    said = dict(line.split(": ", 1) for line in beside(tmp_path / "pairs.csv"))
    among = f"{len(read_sequences(sample_database())[0])} in {sample_database().name}"
    assert f" in {sample_queries().name}, " in said["Found"] and among in said["Found"], (
        "no comma parted files"
    )
    names = [choice.value for choice in ListedPairs if choice is not ListedPairs.ALL]
    assert all("column" in said[name] for name in names) and warned in said["Orthologues"]


def test_a_heading_of_two_lines_moves_no_field(page, search, qtbot, halves):
    """The files went down by 5 pixels as it came, and up again with the next search."""
    page.window().resize(1000, 800)
    qtbot.settle(page)
    before = page.files["a"].y()
    search(page, *halves)
    qtbot.settle(page)
    heading = page.summary
    assert heading.fontMetrics().horizontalAdvance(heading.accessibleName()) > heading.width()
    assert page.files["a"].y() == before


def test_the_table_stays_where_it_is_whatever_is_listed(page, search, qtbot):
    """What a choice means takes a line or two, and the table moved with it."""
    page.window().resize(1280, 800)
    search(page, sample_queries(), sample_database())
    tops = set()
    for place in range(page.kind.count()):
        page.kind.setCurrentIndex(place)
        qtbot.settle(page)
        tops.add(page.body.y())
    assert len(tops) == 1


def test_two_sequences_of_one_name_are_told_apart_by_their_accessions(page, search, tmp_path):
    """A pair of isoforms was 'PBPB_ECOLI – PBPB_ECOLI'."""
    first, second = (QUERIES[0].letters, QUERIES[0].letters[3:])
    path = tmp_path / "isoforms.fasta"
    path.write_text(f">sp|P02919|PBPB_ECOLI One\n{first}\n>sp|P02919-2|PBPB_ECOLI Other\n{second}\n")
    search(page, path, path)
    assert [page.model.index(0, place).data() for place in (0, 1)] == [
        "PBPB_ECOLI (P02919)",
        "PBPB_ECOLI (P02919-2)",
    ]


def test_descriptions_have_the_room_that_remarks_need_little_of(page, search, tmp_path, qtbot):
    """Remarks took 200 pixels, mostly empty, beside descriptions that were cut."""
    sequence, other = QUERIES[0].letters, QUERIES[1].letters
    for side, more in (("a", ""), ("b", f">twin\n{sequence}\n")):
        described = "a description of a protein that is too long for its column"
        (tmp_path / f"{side}.fasta").write_text(
            f">one{side} {described}\n{sequence}\n{more}>two{side} {described}\n{other}\n"
        )
    page.window().resize(1280, 800)
    search(page, tmp_path / "a.fasta", tmp_path / "b.fasta")
    keys = [column.key for column in page.model.columns]
    remarks, described = (page.table.columnWidth(keys.index(key)) for key in ("remarks", "description_a"))
    assert page.model.index(0, keys.index("remarks")).data() and remarks < described
    page.window().resize(3000, 800)
    qtbot.settle(page)
    assert not cut_cells(page.table), "whole where there is room"


def test_remarks_are_whole_and_leave_descriptions_room(page, search, tmp_path, qtbot):
    """They were cut beside descriptions that had room, and often say what the names beside them do."""
    random = np.random.default_rng(5)
    first, second = ("".join(random.permutation(list(QUERIES[0].letters))) for _ in range(2))
    shared, described = QUERIES[0].letters[:120], "a description of a protein that is too long for its column"
    some = read_sequences(sample_database())[0][:30]
    for side, rest in (("a", first), ("b", second)):
        records = [(f"{side}{n}_NAME", one.letters) for n, one in enumerate(some)]
        records.append((f"part{side}", f"{rest[:200]}{shared}"))
        texts = [f">{name} {described} OS=Homo sapiens\n{letters}\n" for name, letters in records]
        (tmp_path / f"{side}.fasta").write_text("".join(texts))
    page.window().resize(1000, 800)
    search(page, tmp_path / "a.fasta", tmp_path / "b.fasta")
    keys = [column.key for column in page.model.columns]
    remarks = keys.index("remarks")
    cells = [page.model.index(row, remarks).data() for row in range(page.model.rowCount())]
    assert not any(cells[:15]) and any(cell.startswith("partial ") for cell in cells)
    wide, narrow = (page.table.columnWidth(keys.index(key)) for key in ("description_a", "remarks"))
    place = next(row for row, cell in enumerate(cells) if cell)
    whole = page.table.sizeHintForIndex(page.model.index(place, remarks)).width()
    assert narrow >= whole and wide >= 12 * page.fontMetrics().horizontalAdvance("0")
    page.window().resize(1280, 800)
    qtbot.settle(page)
    assert page.table.horizontalScrollBar().maximum() == 0 and page.table.columnWidth(remarks) >= whole
    page.window().resize(3000, 800)
    qtbot.settle(page)
    assert not cut_cells(page.table), "whole where there is room"


def test_return_in_a_field_starts_once_nothing_is_missing(page, qtbot):
    page.files["a"].setText(str(sample_queries()))
    qtbot.keyClick(page.files["a"], Qt.Key.Key_Return)
    assert not page.controller.state.busy and page.phase.text() == "Choose file B.", "one is chosen"
    page.files["b"].setText(str(sample_database()))
    qtbot.keyClick(page.files["b"], Qt.Key.Key_Return)
    assert page.controller.state.busy
    qtbot.waitUntil(lambda: page.result is not None and not page.controller.state.busy)


def test_numbers_keep_a_distance_from_the_text_beside_them(page, search):
    search(page, sample_queries(), sample_database())
    table = page.table
    section = [column.key for column in page.model.table.columns].index("remarks") - 1
    table.selectionModel().clear()
    table.scrollTo(page.model.index(0, section))
    for view in (table.viewport(), table.horizontalHeader().viewport()):
        picture = view.grab().toImage()
        end = table.columnViewportPosition(section + 1) - 2  # titles have a line between them
        middle = range(4, table.rowHeight(0) - 4)

        def written(begin, end, picture=picture, middle=middle):
            columns = range(begin, end)
            return any(picture.pixelColor(x, y).lightness() < 128 for x in columns for y in middle)

        assert written(table.columnViewportPosition(section), end)
        assert not written(end - SPACE, end)


def test_two_files_give_a_table_that_sorts_and_is_searched(page, search, qtbot):
    search(page, sample_queries(), sample_database())
    assert page.result is not None and len(page.result.table) == 2
    assert page.table.isVisible()
    keys = [column.key for column in page.model.table.columns]
    page.table.sortByColumn(keys.index("score_ab"), Qt.SortOrder.AscendingOrder)
    scores = [page.model.index(row, keys.index("score_ab")).data() for row in range(2)]
    assert scores == sorted(scores, key=lambda text: int(text.replace(",", "")))
    name = page.result.table.text("a", 1)
    qtbot.keyClicks(page.words, name)
    assert page.model.rowCount() == 1
    assert page.count.text() == "1 of 2 pairs"
    assert page.model.index(0, 0).data() == untagged(name)
    assert page.result.table.header("a", 1) == page.model.index(0, 0).data(Qt.ItemDataRole.ToolTipRole)
    qtbot.keyClick(page.words, Qt.Key.Key_Down)
    assert page.table.hasFocus()


def test_short_names_leave_no_scroll_bar_where_descriptions_give_way(page, search, tmp_path, qtbot):
    """A column of short names was made wider than it needed, and the table wider than the window."""
    some = read_sequences(sample_database())[0][:30]
    about = "A long description of what the protein of this record does in its cell OS=Bos taurus"
    for side in "ab":
        records = [f">{side}{n} {about}\n{one.letters}\n" for n, one in enumerate(some)]
        (tmp_path / f"{side}.fasta").write_text("".join(records))
    page.window().resize(1280, 800)
    search(page, tmp_path / "a.fasta", tmp_path / "b.fasta")
    qtbot.settle(page)
    assert page.model.rowCount() > 20
    assert page.table.horizontalScrollBar().maximum() == 0


def test_both_organisms_are_seen_sorted_by_and_exported(page, search, tmp_path, qtbot):
    """Of pairs between files of several species nothing said of which they are."""
    search(page, sample_database(), sample_database())
    page.window().resize(1280, 800)
    keys = [column.key for column in page.model.table.columns]
    for side in "ab":
        place = keys.index(f"organism_{side}")
        assert not page.table.isColumnHidden(place)
        left = page.table.columnViewportPosition(place)
        assert left + page.table.columnWidth(place) <= page.table.viewport().width(), "within the window"
        page.table.sortByColumn(place, Qt.SortOrder.AscendingOrder)
        shown = [page.model.index(row, place).data() for row in range(page.model.rowCount())]
        assert "H. sapiens" in shown and "Homo sapiens" not in " ".join(shown)
        whole = [page.result.table.text(f"organism_{side}", row) for row in page.shown_rows().tolist()]
        assert whole == sorted(whole, key=str.casefold)
    page.export_to(tmp_path / "pairs.csv")
    qtbot.waitUntil((tmp_path / "pairs.csv").exists)
    lines = [line for line in (tmp_path / "pairs.csv").read_text().splitlines() if line[:1] != "#"]
    assert [row["organism_b"] for row in csv.DictReader(lines)] == whole


def test_the_alignment_of_the_pair_chosen_is_shown(page, search, qtbot):
    search(page, sample_queries(), sample_database())
    table, view = page.result.table, page.pair
    for place in (0, 1):
        page.table.selectRow(place)
        row = page.model.table_row(place)
        qtbot.waitUntil(lambda row=row: view.names.toolTip() == " · ".join((
            f"A {table.name('a', row)}", f"B {table.name('b', row)}"
        )) and view.alignment.text() != "")  # fmt: skip
        # The line was the two names; the heading below says again what the subject is called.
        about = [
            table.brief("a", row),
            *(table.brief(f"{key}_a", row) for key in ("description", "organism")),
        ]
        assert view.names.whole() == f"A: {' · '.join(about)}"
        figures = view.alignment.statistics_text()
        assert table.display("score_ab", row) in figures
        assert f"({table.display('identity', row)} %)" in figures
        assert table.display("evalue_ab", row) in figures
    sections = range(page.model.columnCount())
    hidden = [page.table.isColumnHidden(section) for section in sections]
    page.words.setText("no such word")
    assert hidden == [page.table.isColumnHidden(section) for section in sections], "scores came and went"
    assert page.model.rowCount() == 0
    assert page.none.isVisible() and "has these words" in page.none.text()
    page.words.clear()
    page.table.selectRow(0)
    assert view.alignment.isVisible()


def test_the_table_passes_qts_own_tester(page, search, qtmodeltester):
    search(page, sample_queries(), sample_database())
    qtmodeltester.check(page.model, force_py=False)
    page.model.set_words("adh")
    page.model.set_table(page.result.table)


def test_it_is_cancelled_by_the_same_button_and_by_escape(page, qtbot, long_work):
    queries, database = long_work
    for stop in (page.button.click, lambda: page.window().menus.action("cancel").trigger()):
        page.files["a"].setText(str(queries))
        page.files["b"].setText(str(database))
        page.button.click()
        qtbot.waitUntil(lambda: page.controller.state.value == "searching")
        qtbot.waitUntil(lambda: "1 of 2: A against B" in page.phase.text())
        assert page.button.text() == "Cancel"
        stop()
        qtbot.waitUntil(lambda: not page.controller.state.busy)
        assert page.result is None
        assert page.messages.text == "Cancelled. An unfinished search gives no pairs."
        page.messages.hide()
        assert page.message.text().startswith("Cancelled"), "it said 'No pairs yet' as if nothing had been"


def test_a_search_that_is_cancelled_leaves_the_earlier_pairs_and_says_so(page, search, qtbot, long_work):
    """'An unfinished search gives no pairs', it said over pairs; and their filters stood over nothing."""
    search(page, sample_queries(), sample_database())
    page.files["b"].setText(str(long_work[1]))
    page.button.click()
    qtbot.waitUntil(lambda: "1 of 2: A against B" in page.phase.text())
    assert " left in this direction · " in page.phase.text()
    assert not any(widget.isVisible() for widget in (page.words, page.kind, page.meaning))
    page.button.click()
    qtbot.waitUntil(lambda: not page.controller.state.busy)
    assert page.table.isVisible() and page.kind.isVisible()
    said = "An unfinished search gives no pairs. Those of the earlier search are shown."
    assert page.messages.text == f"Cancelled. {said}"
    page.files["a"].setText(str(long_work[1]))
    page.button.click()
    qtbot.waitUntil(lambda: page.phase.text().startswith("All against all · query "))
    assert " left · " in page.phase.text(), "a file with itself is searched one way"
    page.button.click()
    qtbot.waitUntil(lambda: not page.controller.state.busy)


def test_a_dialog_says_which_file_it_asks_for(page, monkeypatch):
    """It was called 'Open database', and there are two files, mostly FASTA."""
    titles = []
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *asked: titles.append(asked[1]) or ("", ""))
    for side in "ab":
        page.browse[side].click()
    assert titles == ["Choose file A", "Choose file B"]


def test_what_is_said_of_a_file_goes_with_it(page, search, tmp_path, small, qtbot):
    """'Search anyway' stayed when another file was chosen, and searched the one before."""
    dna = tmp_path / "dna.fasta"
    dna.write_text("".join(f">n{n}\n{'ACGTTGCAAC' * 30}\n" for n in range(3)))
    search(page, sample_queries(), dna)
    assert "dna.fasta look like nucleotides" in page.messages.text
    page.files["b"].setText(str(small))
    assert not page.messages.text
    search(page, sample_queries(), dna)
    for field, words in ((page.evalue, "0.1"), (page.files["a"], str(tmp_path / "nowhere.fasta"))):
        before = field.text()
        assert "look like nucleotides" in page.messages.text
        field.setText(words)
        assert not page.messages.text
        field.setText(before)
        search(page, sample_queries(), dna)
    page.window().form.scoring.choose("PAM250")
    assert not page.messages.text
    search(page, sample_queries(), small)
    page.export_to(tmp_path / "pairs.csv")
    qtbot.waitUntil(lambda: "Saved " in page.messages.text)
    page.evalue.setText("0.1")
    assert "Saved " in page.messages.text, "that is not said of what is in the fields"


def test_pairs_say_up_to_which_bound_and_whether_the_fields_hold_another_search(page, search, small):
    """The pairs were those of an earlier bound and file, and nothing said which."""
    search(page, sample_queries(), small)
    assert "with E ≤ 0.001 · without a pair: 0 of 2 in queries" in page.summary.accessibleName()
    assert (
        "Without a pair in B: 118 of 120 (118 not the best hit of any sequence of A and so not searched "
        "with: exchange the files for their own best hits)." in page.summary.toolTip()
    ), "and why"
    assert not page.differs.isVisible()
    page.evalue.setText("1e-9")
    assert page.differs.isVisible() and page.differs.text() == "Form holds another search"
    assert "E ≤ 1e-09 instead of E ≤ 0.001." in page.differs.accessibleDescription()
    page.differs.click()
    assert page.evalue.hasFocus() and page.evalue.selectedText() == "1e-9"
    assert "E ≤ 1e-09 instead of E ≤ 0.001." in page.messages.text
    page.files["b"].setText(str(sample_database()))
    said = f"file B {sample_database().name} instead of {small.name}"
    assert said in page.differs.accessibleDescription()
    page.evalue.setText("0.001")
    page.files["b"].setText(str(small))
    assert not page.differs.isVisible()
    assert not page.messages.text, "what differed is no longer said"
    page.window().form.scoring.choose("PAM250")
    assert page.differs.isVisible()
    page.differs.click()
    assert page.window().pages.front == "reciprocal", "it led away, and nothing said what differs there"
    assert "PAM250" in page.messages.text
    [leads] = [button for button in page.messages.findChildren(QPushButton) if button.isVisible()][:1]
    assert leads.text() == "Search form"
    leads.click()
    assert page.window().pages.front == "search"


def test_pairs_stay_until_there_are_others(page, search, small, tmp_path):
    """A file that was refused took 459 pairs with it, which no history has."""
    search(page, small, small)
    result, heading = page.result, page.summary.accessibleName()
    refused = tmp_path / "dna.fasta"
    refused.write_text(">gene\n" + "ACGTTGCA" * 40 + "\n")
    search(page, small, refused)
    assert page.messages.text
    assert page.result is result and page.table.isVisible() and page.export_button.isEnabled()
    assert page.summary.accessibleName() == heading
    search(page, sample_queries(), small)
    assert page.result is not result


def test_a_search_waits_for_its_end_and_the_other_way_round(page, qtbot, long_work, ready, finish):
    window = page.window()
    queries, database = long_work
    page.files["a"].setText(str(queries))
    page.files["b"].setText(str(database))
    page.button.click()
    window.form.query.open(sample_queries())
    window.form.database.open(sample_database())
    ready(window)
    window.search()
    assert "reciprocal best hits is running" in window.messages.text
    assert not window.controller.state.busy
    window.pages.get("reciprocal").cancel()
    qtbot.waitUntil(lambda: not page.controller.state.busy)
    window.search()
    assert "A search is running" in page.problem()
    finish(window)
    assert "A search is running" not in page.problem()


def test_words_typed_after_ctrl_f_are_searched_for(page, small, qtbot):
    """The keys did nothing, and what was typed landed in the path or the bound that had the focus."""
    window = page.window()
    window.activateWindow()
    for name in ("reciprocal", "network"):
        window.menus.action(f"show_{name}").trigger()
        here = window.pages.get(name)
        here.evalue.setFocus()
        bound = here.evalue.text()
        qtbot.keyClick(here.evalue, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
        assert here.messages.text == f"There are no {here.noun}s."
        assert not window.menus.action("filter").isEnabled()
        assert window.menus.action("filter").toolTip() == here.messages.text
        for edit in here.files.values():
            edit.setText(str(small))
        here.button.click()
        qtbot.waitUntil(lambda here=here: not here.state.busy)
        qtbot.keyClick(here.evalue, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
        words = here.words_field()
        assert words.hasFocus() and here.evalue.text() == bound and "Ctrl+F" in words.placeholderText()
        here.button.setFocus()
        assert window.menus.action("filter").isEnabled()
        window.menus.action("filter").trigger()
        assert words.hasFocus()


def test_commands_about_hits_and_queries_are_grey_beside_pairs_and_networks(page, ready, finish, qtbot):
    """*Next query* was not: it moved the results of another page."""
    window = page.window()
    window.form.query.open(sample_queries())
    window.form.database.open(sample_database())
    ready(window)
    names = "next_hit", "next_query", "previous_query", "export_queries"
    window.menus.action("show_search").trigger()
    window.search()
    finish(window)
    assert all(window.menus.action(name).isEnabled() for name in names)
    for other in ("reciprocal", "network"):
        window.menus.action(f"show_{other}").trigger()
        for name in names:
            action = window.menus.action(name)
            assert not action.isEnabled() and action.toolTip() == "Not on this page."


def test_faults_are_said_on_the_page(page, search, tmp_path):
    broken = tmp_path / "broken.fasta"
    broken.write_text(">x\nMK1VLA\n")
    search(page, broken, sample_database())
    assert "broken.fasta" in page.messages.text
    empty = tmp_path / "empty.fasta"
    empty.write_text(">x\n\n")
    search(page, sample_queries(), empty)
    assert "no residues" in page.messages.text
    alone = tmp_path / "alone.fasta"
    alone.write_text(">x\nMKVLA\n")
    search(page, alone, sample_queries())
    assert page.meaning.whole().startswith("No pairs. No two sequences are each other's best hit ")


def test_what_those_listed_have_in_common_takes_a_line_beside_pairs(page, search, qtbot):
    """At twice the text size it took three, and of the table four rows were in sight."""
    page.window().resize(1000, 700)
    assert not page.whole_meaning.isVisible()
    search(page, sample_queries(), sample_database())
    qtbot.settle()
    line = page.fontMetrics().lineSpacing()
    assert page.meaning.isVisible() and page.meaning.height() < 2 * line
    assert page.meaning.text().endswith("…") and page.whole_meaning.isVisible()
    for place in (0, page.kind.count() - 1):
        page.kind.setCurrentIndex(place)
        assert page.whole_meaning.words == page.meaning.whole()
    page.window().resize(1280, 776)
    for place in range(page.kind.count()):
        page.kind.setCurrentIndex(place)
        qtbot.settle()
        assert page.meaning.text() == page.meaning.whole(), "all of it is in sight at the usual size"


def test_columns_in_which_nothing_stands_are_left_out(page, search, tmp_path):
    """Without organisms in the headers two empty columns took the room of descriptions."""

    def shown(view, model):
        return {column.key for n, column in enumerate(model.columns) if not view.isColumnHidden(n)}

    organisms = {"organism_a", "organism_b"}
    for end, rest in (("a", " about it"), ("b", "")):
        (tmp_path / f"{end}.fasta").write_text(f">{end}{rest}\n{QUERIES[0].letters}\n")
    with (tmp_path / "b.fasta").open("a") as more:
        more.write(f">other\n{QUERIES[1].letters}\n")
    search(page, tmp_path / "a.fasta", tmp_path / "b.fasta")
    assert not shown(page.table, page.model) & {*organisms, "description_b"}
    assert "description_a" in shown(page.table, page.model)
    page.summary.linkActivated.emit("b")
    assert shown(page.unpaired_table, page.unpaired_model) == {"sequence", "description", "reason"}
    search(page, sample_queries(), sample_database())
    assert shown(page.table, page.model) >= organisms


def test_sequences_without_a_pair_are_listed_in_the_window(page, search, qtbot, tmp_path):
    """They could be exported, and be seen in no other way."""
    one, other, third = (QUERIES[0].letters, QUERIES[1].letters, QUERIES[0].letters[::-1])
    near = one[:30] + "W" * 10 + one[40:]
    far = near[:60] + "W" * 20 + near[80:]
    for side, records in (
        ("a", {"one": one, "far": far, "none": third}),
        ("b", {"one": one, "near": near, "other": other}),
    ):
        texts = [f">{name}{side} about {name} OS=Homo sapiens\n{said}\n" for name, said in records.items()]
        (tmp_path / f"{side}.fasta").write_text("".join(texts))
    search(page, tmp_path / "a.fasta", tmp_path / "b.fasta")
    assert page.model.rowCount() == 1 and page.table.isVisible()
    places = {page.kind.itemText(place): place for place in range(page.kind.count())}
    page.kind.setCurrentIndex(places["A without a pair: 2"])
    assert page.unpaired_table.isVisible() and not page.table.isVisible()
    assert page.result_table() is page.unpaired_table and page.count.text() == "2 sequences"
    header = page.unpaired_table.horizontalHeader()
    shown = [
        page.unpaired_model.columns[header.logicalIndex(place)].key for place in range(header.count())
        if not header.isSectionHidden(header.logicalIndex(place))
    ]  # fmt: skip
    figures = ["evalue", "score"]  # of the best hit: beside it
    assert shown == ["sequence", "description", "reason", "best_hit", *figures, "best_of_best_hit"]

    def cells(key):
        place = [column.key for column in page.unpaired_model.columns].index(key)
        return [page.unpaired_model.index(row, place).data() for row in range(page.unpaired_model.rowCount())]

    assert cells("sequence") == ["fara", "nonea"] and cells("best_hit") == ["nearb", ""]
    assert cells("reason") == ["its best hit prefers another sequence", "no hit with E ≤ 0.001"]
    assert cells("best_of_best_hit") == ["onea", ""], "which one its best hit prefers"
    assert page.remarks.text() == "fara is in no pair: its best hit prefers another sequence, onea."
    qtbot.waitUntil(lambda: page.pair.alignment.text() != "")
    assert (
        page.pair.names.whole().startswith("A: fara · about far") and "B nearb" in page.pair.names.toolTip()
    )
    page.unpaired_table.go_to(1)
    assert page.remarks.text() == "nonea is in no pair: no hit with E ≤ 0.001."
    assert page.pair.nothing.text() == "No alignment This sequence has no hit with E ≤ 0.001."
    page.unpaired_table.setCurrentIndex(QModelIndex())
    assert page.pair.nothing.text().startswith("No sequence chosen "), "there are no pairs in this table"
    page.unpaired_table.sortByColumn(0, Qt.SortOrder.DescendingOrder)
    assert cells("sequence") == ["nonea", "fara"]
    page.words.setText("about far")
    assert cells("sequence") == ["fara"] and page.count.text() == "1 of 2 sequences"
    page.words.setText("nowhere")
    assert page.none.isVisible() and "No sequence without a pair has these words" in page.none.text()
    assert page.why_no_export() == "No sequence is listed: clear the words, or choose another list."
    page.none.action_triggered.emit()
    assert page.count.text() == "2 sequences" and page.unpaired_table.isVisible()
    page.kind.setCurrentIndex(places["B without a pair: 2"])
    assert page.meaning.whole().endswith("exchange the files for their own best hits.")
    page.unpaired_table.sortByColumn(-1, Qt.SortOrder.AscendingOrder)
    assert cells("reason") == [
        "its best hit prefers another sequence",
        "not the best hit of any sequence of A",
    ]
    assert cells("best_of_best_hit") == ["oneb", ""]
    page.unpaired_table.go_to(1)
    assert page.remarks.text().endswith("searched with (exchange the files for its own best hit).")
    page.unpaired_table.go_to(0)
    qtbot.waitUntil(lambda: page.pair.alignment.text() != "")
    assert page.pair.names.toolTip() == "A onea · B nearb", "A's line is above B's"
    page.kind.setCurrentIndex(0)
    assert page.table.isVisible() and page.remarks.text().startswith("oneb and onea are identical, and ")
    assert page.pair.names.toolTip() == "A onea · B oneb"


def test_the_sequences_listed_are_exported_as_they_are(page, search, qtbot, tmp_path, monkeypatch):
    search(page, sample_queries(), sample_database())
    page.kind.setCurrentIndex(page.kind.count() - 1)
    page.unpaired_table.sortByColumn(0, Qt.SortOrder.AscendingOrder)
    page.words.setText("mouse")
    rows = page.shown_rows()
    assert 1 < rows.size < len(page.unpaired[1])
    titles, path = [], tmp_path / "b.csv"
    monkeypatch.setattr(
        QFileDialog, "getSaveFileName", lambda *asked: titles.append(asked[1]) or (str(path), "")
    )
    assert page.export_title() == "&Export sequences without a pair…"
    page.export_button.click()
    qtbot.waitUntil(lambda: "b.csv" in page.messages.text)
    assert titles[0].startswith(f"Export {rows.size} of {len(page.unpaired[1])} sequences of ")
    lines = [line for line in path.read_text().splitlines() if line[:1] != "#"]
    names = [row["sequence"] for row in csv.DictReader(lines)]
    assert names == [page.unpaired[1].name(row) for row in rows.tolist()]
    assert page.losses(), "the pairs are not written yet"


def test_without_any_pair_the_sequences_are_listed(page, search, qtbot, tmp_path):
    """'No pairs' stood there alone, and neither the best hits nor the reasons could be seen."""
    for side, letters in (("a", QUERIES[0].letters), ("b", QUERIES[0].letters[::-1])):
        (tmp_path / f"{side}.fasta").write_text(f">{side}\n{letters}\n")
    search(page, tmp_path / "a.fasta", tmp_path / "b.fasta")
    assert page.kind.currentText() == "A without a pair: 1" and page.unpaired_table.isVisible()
    assert page.meaning.whole().startswith("No pairs. No two sequences are each other's best hit ")
    assert page.export_button.isEnabled() and not page.losses(), "nothing is lost that is worth a question"
    page.kind.setCurrentIndex(0)
    assert page.none.isVisible() and page.none.text().startswith("No pairs No two sequences")
    assert page.why_no_export() == "There are no pairs to export."
    search(page, sample_queries(), sample_database())
    assert page.kind.currentIndex() == 0 and page.table.isVisible()
    page.kind.setCurrentIndex(page.kind.count() - 1)
    search(page, sample_database(), sample_database())
    assert page.kind.currentIndex() == 0 and page.table.isVisible()
    names = [page.kind.itemText(place).partition(":")[0] for place in range(page.kind.count())]
    assert names[-1] == "A without a pair" and "B without a pair" not in names, "both files are one"


def test_what_is_on_the_screen_is_written(page, search, qtbot, tmp_path):
    search(page, sample_queries(), sample_database())
    page.table.sortByColumn(0, Qt.SortOrder.DescendingOrder)
    path = tmp_path / "pairs.csv"
    page.export_to(path)
    qtbot.waitUntil(lambda: "Saved " in page.messages.text)
    rows = list(csv.DictReader(line for line in path.read_text().splitlines() if line[:1] != "#"))
    assert [untagged(row["a"]) for row in rows] == [page.model.index(row, 0).data() for row in range(2)]


def test_of_pairs_found_by_words_the_dialog_and_the_file_say_how_many_are_written(
    page, search, qtbot, tmp_path, monkeypatch
):
    """Of 38 pairs 3 were written, which was said afterwards alone."""
    search(page, sample_queries(), sample_database())
    path, titles = tmp_path / "pairs.csv", []
    answer = (str(path), "Table, comma-separated (*.csv)")
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *asked: titles.append(asked[1]) or answer)
    page.words.setText(page.result.table.name("a", 0).split("|")[-1])
    qtbot.waitUntil(lambda: page.model.rowCount() == 1)
    page.export_button.click()
    qtbot.waitUntil(lambda: "Saved 1 pair" in page.messages.text)
    assert titles == [f"Export 1 of {len(page.result.table)} pairs"]
    assert f"Written: 1 pair, with the words {page.words.text()} in headers" in beside(path)


def test_a_name_without_an_ending_gets_that_of_the_format_chosen(page, search, qtbot, tmp_path, monkeypatch):
    """It got .csv, and commas, whatever was chosen."""
    search(page, sample_queries(), sample_database())
    answer, offered = (str(tmp_path / "pairs"), "Table, tab-separated (*.tsv)"), []
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *asked: offered.append(asked[2]) or answer)
    page.export_button.click()
    assert Path(offered[0]).name == "queries-swissprot-413-pairs.csv", "named after what was searched"
    qtbot.waitUntil(lambda: "to pairs.tsv" in page.messages.text)
    assert "\t" in (tmp_path / "pairs.tsv").read_text().splitlines()[-1]


def test_descriptions_are_whole_or_keep_their_ends(page, search, tmp_path):
    """They were cut in the middle of a word, before the number that tells one from the other."""
    for side, kind in (("a", "class-3 chain X"), ("b", "class-3 chain Y")):
        text = (
            sample_queries().read_text().replace("Alcohol dehydrogenase 1A", f"Alcohol dehydrogenase {kind}")
        )
        (tmp_path / f"{side}.fasta").write_text(text)
    search(page, tmp_path / "a.fasta", tmp_path / "b.fasta")
    page.window().resize(1280, 800)
    assert set(cut_cells(page.table)) <= {f"Alcohol dehydrogenase class-3 chain {side}" for side in "XY"}
    page.window().resize(1440, 900)
    shown = {
        column.key for place, column in enumerate(page.model.columns) if not page.table.isColumnHidden(place)
    }
    assert page.table.width() < 1440 and not cut_cells(page.table)
    assert {"evalue_ab", "identity", "coverage_a", "coverage_b", "remarks"} <= shown
    assert page.table.horizontalScrollBar().maximum() == 0
    keys = [column.key for column in page.model.columns]
    figure = page.model.index(0, keys.index("evalue_ab")).data(Qt.ItemDataRole.ToolTipRole)
    for key, mode in (("a", Qt.TextElideMode.ElideMiddle), ("description_a", Qt.TextElideMode.ElideRight)):
        option, cell = QStyleOptionViewItem(), page.model.index(0, keys.index(key))
        page.table.initViewItemOption(option)
        page.table.itemDelegateForIndex(cell).initStyleOption(option, cell)
        assert option.textElideMode is mode, "what is read is read from its beginning"
    for key in ("evalue_ba", "score_ab", "score_ba"):
        assert page.model.index(0, keys.index(key)).data() in figure, "what gave way"
    assert "B→A" in figure
    page.window().resize(1920, 1000)
    assert not page.table.isColumnHidden(keys.index("score_ab"))


def test_a_pair_with_ties_says_with_whom(page, search, tmp_path, qtbot):
    """'a has ties' stood there: nobody could know with which sequence, nor how many of them there are."""
    some = read_sequences(sample_database())[0][:3]
    (tmp_path / "a.fasta").write_text("".join(f">{one.header}\n{one.letters}\n" for one in some))
    copies = [f">copy{n} of it\n{some[0].letters}\n" for n in range(3)]
    rest = [f">{one.header}\n{one.letters}\n" for one in some[1:]]
    (tmp_path / "b.fasta").write_text("".join([*copies, *rest]))
    search(page, tmp_path / "a.fasta", tmp_path / "b.fasta")
    keys = [column.key for column in page.model.columns]
    assert not page.table.isColumnHidden(keys.index("remarks")) and page.table.isColumnHidden(
        keys.index("unique")
    )
    cell = page.model.index(0, keys.index("remarks"))
    tie = "copy1 and 1 more (B, each "
    assert cell.data().startswith(tie) and cell.data().endswith(" bits)")
    said = f"copy0 ties with copy1 and copy2 as the best hit of {page.result.table.brief('a', 0)} (each "
    assert said in cell.data(Qt.ItemDataRole.ToolTipRole)
    assert page.remarks.isVisible() and page.remarks.text().startswith(said)
    assert "copy1 and copy2" in cell.data(Qt.ItemDataRole.AccessibleTextRole)
    place = page.model.rowCount() - 1
    assert page.model.index(place, keys.index("remarks")).data() == ""
    page.table.selectRow(place)
    assert not page.remarks.isVisible()


def test_the_remarks_hold_all_that_speaks_against_a_pair(page, search, tmp_path, qtbot):
    """Nobody could tell which pairs have remarks: of some the alignment covers a few percent of A and B."""
    random = np.random.default_rng(5)
    first, second = ("".join(random.permutation(list(QUERIES[0].letters))) for _ in range(2))
    shared = QUERIES[0].letters[:120]
    poor = "SEEEDEEDSEEEEDEDSSEEDEEEEDDSEDEEEEDSEEDDEEESEDEEDEEDSSEEE" * 3
    for side, rest in (("a", first), ("b", second)):
        (tmp_path / f"{side}.fasta").write_text(
            f">part{side}\n{rest[:200]}{shared}\n>poor{side}\n{poor}\n>whole{side}\n{QUERIES[0].letters[120:]}\n"
        )
    page.window().form.report.choose_method("matrix")
    search(page, tmp_path / "a.fasta", tmp_path / "b.fasta")
    keys = [column.key for column in page.model.columns]
    assert not page.table.isColumnHidden(keys.index("remarks"))
    cells = [page.model.index(row, keys.index("remarks")) for row in range(page.model.rowCount())]
    coverages = [page.result.table.display(f"coverage_{side}", 0) for side in "ab"]
    assert [cell.data() for cell in cells] == ["partial (A, B)", "low complexity of A and B", ""]
    page.window().resize(1280, 800)
    qtbot.settle()
    needs = [page.table.sizeHintForIndex(cell).width() for cell in cells]
    assert page.table.columnWidth(keys.index("remarks")) >= max(needs), "descriptions took the room"
    tips = [cell.data(Qt.ItemDataRole.ToolTipRole) for cell in cells]
    assert "The alignment covers only {} % of A and {} % of B".format(*coverages) in tips[0]
    assert "is of low complexity" in tips[1] and tips[2].startswith("Nothing speaks against this pair")
    assert "· 0 with ties · 1 partial · 1 with low complexity" in page.summary.accessibleName()
    page.table.selectRow(0)
    assert "The alignment covers only" in page.remarks.text()
    page.export_to(tmp_path / "pairs.csv")
    qtbot.waitUntil((tmp_path / "pairs.csv").exists)
    lines = [line for line in (tmp_path / "pairs.csv").read_text().splitlines() if line[:1] != "#"]
    said = "{} % of A and {} % of B".format(*coverages)
    assert [row["partial"] for row in csv.DictReader(lines)] == [said, "", ""]


@pytest.mark.long
def test_nucleotides_are_searched_only_where_that_is_asked_for(page, search, tmp_path, qtbot):
    dna = tmp_path / "dna.fasta"
    dna.write_text("".join(f">n{n}\n{'ACGTTGCAAC' * 30}\n" for n in range(3)))
    search(page, dna, sample_database())
    assert "look like nucleotides" in page.messages.text and page.result is None
    button = next(each for each in page.messages.findChildren(QPushButton) if each.text() == "Search anyway")
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: page.result is not None and not page.controller.state.busy)


def test_sequences_without_a_pair_are_listed_by_the_line_that_counts_them(
    page, search, qtbot, tmp_path, monkeypatch
):
    """It exported them, and who looked for the reasons found them in that file alone."""
    search(page, sample_queries(), sample_database())
    count = page.result.table.unpaired[1].count
    assert f'<a href="b">{count:,} of B without a pair</a>' in page.summary.text()
    page.table.setFocus()
    page.summary.linkActivated.emit("b")
    assert page.unpaired_table.selectionModel().hasSelection(), "what is said below is of the row chosen"
    assert page.kind.currentText() == f"B without a pair: {count:,}" and page.unpaired_table.isVisible()
    asked = []

    def answer(_over: object, title: str, place: str, *_: object) -> tuple[str, str]:
        asked.append((title, Path(place).name))
        return str(tmp_path / f"{len(asked)}.csv"), ""

    monkeypatch.setattr(QFileDialog, "getSaveFileName", answer)
    page.export_button.click()
    (action,) = (one for one in page.table.actions() if sample_database().name in one.text())
    qtbot.waitUntil((tmp_path / "1.csv").exists)
    action.trigger()
    qtbot.waitUntil(lambda: "2.csv" in page.messages.text)
    title = f"Export {count:,} sequences of {sample_database().name} without a pair"
    assert asked == [(title, "swissprot-413-without-pair.csv")] * 2
    assert (tmp_path / "1.csv").read_text().count("not the best hit of any sequence of A") > 0
    assert page.losses()[0].words.endswith(" pairs) has not been exported.")


@pytest.mark.parametrize("width", [900, 1280])
def test_all_that_is_counted_is_in_sight_at_any_width(page, search, qtbot, width):
    """The end of the line was cut, with links that nobody could click."""
    page.window().resize(width, 800)
    search(page, sample_queries(), sample_database())
    qtbot.settle(page)
    summary = page.summary
    assert QTextDocumentFragment.fromHtml(summary.text()).toPlainText() == summary.accessibleName()
    assert summary.height() >= summary.heightForWidth(summary.width())


def test_the_keys_export_as_the_button_does_or_say_why_not(page, search, qtbot, tmp_path, monkeypatch):
    """Ctrl+E did nothing here."""
    window = page.window()
    action = window.menus.action("export")
    assert not action.isEnabled() and action.text().replace("&", "") == "Export pairs…"
    qtbot.keyClick(page, Qt.Key.Key_E, Qt.KeyboardModifier.ControlModifier)
    assert page.messages.text == "There are no pairs to export."
    search(page, sample_queries(), sample_database())
    path = tmp_path / "pairs.csv"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(path), ""))
    qtbot.keyClick(page, Qt.Key.Key_E, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(path.exists)
    window.menus.action("show_comparison").trigger()
    assert not action.isEnabled() and action.text().replace("&", "") == "Export figures or plots…"
