"""A run of another program beside one of Swathe's: its sequences, its figures, and what is said of it."""

from __future__ import annotations

import csv
import dataclasses
import itertools
import re
import shutil
from pathlib import Path

import numpy as np
import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication, QLabel, QPushButton

from swathe.core.cancel import CancelToken
from swathe.core.history.changes import CHANGE_COLUMNS, Listed
from swathe.core.history.run_file import write_run
from swathe.core.system.resources import sample_database, sample_queries
from swathe.core.system.steps import run_to_end
from swathe.gui.widgets.saved import tell_copied
from tests.gui.on_screen import let_the_worker_catch_up
from tests.gui.results_fixtures import search
from tests.gui.runs_shown import beside_each_other
from tests.gui.test_large_fonts import large_font  # noqa: F401 - a fixture
from tests.gui.test_others import (  # noqa: F401 - fixtures
    OTHERS,
    blastp,
    give_sequences,
    missed,
)
from tests.gui.test_run_comparison import as_it_was, keep

COLUMN = {column.key: place for place, column in enumerate(CHANGE_COLUMNS)}
MOVED = COLUMN["log10_evalue_change"]


@pytest.fixture(scope="module")
def missed_once(open_for_all, qtbot_for_all, tmp_path_factory):
    window = open_for_all((Path(shutil.copy(OTHERS / "blastp.7.tsv", tmp_path_factory.mktemp("blastp"))),))
    qtbot_for_all.waitUntil(lambda: window.runs.shown is not None and window.runs.shown.id != "")
    return beside_each_other(window, qtbot_for_all, keep(search(), "Swathe"), window.runs.shown.id)


@pytest.fixture
def beside(missed_once):
    """As `missed`, and shared: for tests that choose what is listed and shown, and its size."""
    with as_it_was(missed_once):
        yield missed_once
        missed_once.bound.setCurrentText("0.001")
        missed_once.bound.activated.emit(0)


def list_alone(page, choice):
    """List some hits, the first of them chosen."""
    page.kind.setCurrentIndex(list(Listed).index(choice))
    page.table.go_to(0)


def test_a_hit_without_a_sequence_says_so_each_time_that_it_is_looked_at(beside, qtbot):
    """Back from the hits of the other run alone, it said "Aligning…" for ever."""
    beside.bound.setCurrentIndex(0)
    beside.bound.activated.emit(0)
    said = beside.sides[1].alignment.message
    for choice in (Listed.ONLY_B, Listed.ONLY_A, Listed.ONLY_B):
        list_alone(beside, choice)
        assert beside.model.rowCount()
        if choice is Listed.ONLY_B:
            qtbot.waitUntil(lambda: "No alignment" in said.text())


def test_sequences_are_added_where_the_alignment_would_be(missed, blastp, qtbot, monkeypatch):  # noqa: F811
    """The button did nothing, and the menu said "Not on this page."."""
    list_alone(missed, Listed.BOTH)
    missed.table.go_to(3)
    view, row = missed.sides[1].alignment, missed.model.table_row(3)
    button = view.message.findChildren(QPushButton)[0]
    qtbot.waitUntil(lambda: view.message.isVisible() and button.text() == "Add sequences…")
    asked = give_sequences(blastp, monkeypatch)
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: view.canvas.isVisible() and view.text() != "")
    qtbot.waitUntil(lambda: "Pairs also in A" in view.statistics_text())
    assert asked == ["1 of 2: FASTA file of the queries", "2 of 2: database searched"]
    assert missed.isVisible() and missed.model.table_row(missed.table.currentIndex().row()) == row
    assert missed.kind.currentIndex() == list(Listed).index(Listed.BOTH), "what was looked at stays"
    assert blastp.controller.result.queries[0].hits.has_sequences, "in the results page, too"
    said = missed.messages.text
    assert said.startswith("Sequences were added to the 211 hits of BLASTP 2.12.0+, from "), "not read anew"
    assert "About this run" not in missed.messages.text, "there is none beside another run"
    assert "no sequence to align" not in blastp.messages.text, "as the search page said before"
    history = blastp.pages.get("history")
    assert history.page.model.rowCount() == 2, "the run has them, and is not kept twice"


def keep_with_files(queries):
    """Put Swathe's search of the sample into the history, as of a file of queries; return its id."""
    result = search()
    request = dataclasses.replace(result.plan.request, query_files=(queries,), database=sample_database())
    return keep(dataclasses.replace(result, plan=dataclasses.replace(result.plan, request=request)), "Swathe")


@pytest.mark.parametrize("fits", [True, False])
def test_the_sequences_of_the_other_run_are_taken_by_one_click(blastp, qtbot, monkeypatch, tmp_path, fits):  # noqa: F811
    """They had to be given again in two dialogs, though the other run has them."""
    queries = sample_queries()
    if not fits:
        queries = tmp_path / "others.fasta"
        queries.write_text(">stranger\nMKWVTFISLL\n>stranger2\nMKWVTFISLL\n")
    page = beside_each_other(blastp, qtbot, keep_with_files(queries), blastp.runs.shown.id)
    asked = give_sequences(blastp, monkeypatch)
    list_alone(page, Listed.BOTH)
    message = page.sides[1].alignment.message
    qtbot.waitUntil(lambda: "No alignment" in message.text())
    words = [one.text() for one in message.findChildren(QPushButton) if one.isVisible()]
    assert words == ["Add sequences…", "Use the sequences of A"]
    qtbot.mouseClick(message.findChildren(QPushButton)[1], Qt.MouseButton.LeftButton)
    if fits:
        qtbot.waitUntil(lambda: page.compared.comparison.b.queries[0].hits.has_sequences)
        qtbot.waitUntil(lambda: "Pairs also in A" in page.sides[1].alignment.statistics_text())
        said = page.messages.text
        assert "added to the 211 hits of BLASTP 2.12.0+, from the files of ADRB2_HUMAN and 1 more" in said, (
            "not read anew"
        )
        assert queries.name in said and sample_database().name in said
    else:
        qtbot.waitUntil(lambda: "it has none of the queries of blastp.7.tsv" in page.messages.text)
    assert not asked


def test_sequences_that_the_other_run_has_no_more_are_not_offered(beside, qtbot):
    list_alone(beside, Listed.BOTH)
    message = beside.sides[1].alignment.message
    qtbot.waitUntil(lambda: "No alignment" in message.text())
    assert not message.findChildren(QPushButton)[1].isVisible()


def test_nothing_is_said_of_pairs_in_both_where_one_side_has_no_alignment(beside, qtbot):
    list_alone(beside, Listed.BOTH)
    view = beside.sides[0].alignment
    qtbot.waitUntil(lambda: "Gaps" in view.statistics_text())
    assert beside.sides[1].alignment.message.isVisible() and "also in" not in view.statistics_text()


def test_what_is_aligned_differently_is_no_list_beside_another_programs_table(beside):
    """Without sequences there is no alignment of that one's hits."""
    place = list(Listed).index(Listed.ALIGNED_APART)
    assert beside.kind.view().isRowHidden(place)
    assert not beside.kind.model().flags(beside.kind.model().index(place, 0)) & Qt.ItemFlag.ItemIsEnabled
    assert "Aligned differently" not in beside.kind.toolTip()


def test_the_list_agrees_with_the_marks_where_regions_are_named(missed, blastp, qtbot, monkeypatch):  # noqa: F811
    """Hits were marked as aligned differently, and no list had them: nothing said whose alignments these are.

    *Pairs in both %* stood there empty, and was gone once it had figures.
    """
    blastp.resize(1600, 900)
    qtbot.settle()
    assert "pairs_in_both" in shown_columns(missed)
    give_sequences(blastp, monkeypatch)
    blastp.menus.action("add_sequences").trigger()
    qtbot.waitUntil(lambda: missed.compared.comparison.b.queries[0].hits.has_sequences)
    place = list(Listed).index(Listed.ALIGNED_APART)
    qtbot.waitUntil(lambda: "count" not in missed.kind.itemText(place))
    assert "pairs_in_both" in shown_columns(missed)
    assert not missed.kind.view().isRowHidden(place)
    assert "Of B they are Swathe's, within the regions that the table names" in missed.kind.toolTip()
    list_alone(missed, Listed.ALIGNED_APART)
    table, rows = missed.model.table, missed.model.visible_rows()
    assert rows.size and (table.values("pairs_in_both")[rows] < 100).all()
    views = [side.alignment for side in missed.sides]
    missed.table.go_to(0)
    qtbot.waitUntil(lambda: all("Pairs also in" in one.statistics_text() for one in views))
    said = " ".join(one.remarks.whole() for one in views)
    assert "B's alignment (by Swathe, within the region that the table names) lacks" in said or (
        "A's alignment lacks" in said
    )
    assert "B (by Swathe, within the region that the table names)" in views[0].figures.toolTip()


def test_the_menu_adds_sequences_to_the_run_that_lacks_them(missed, blastp, qtbot, monkeypatch):  # noqa: F811
    action = blastp.menus.action("add_sequences")
    assert action.isEnabled() and action.text() == "Add sequen&ces…"
    give_sequences(blastp, monkeypatch)
    action.trigger()
    qtbot.waitUntil(lambda: missed.compared.comparison.b.queries[0].hits.has_sequences)
    blastp.menus.refresh()
    assert action.isEnabled() and action.text() == "Replace sequen&ces…"
    missed.back.click()
    assert not action.isEnabled() and action.toolTip() == "Not on this page."


def test_a_table_that_has_become_another_is_refused(missed, blastp, qtbot, monkeypatch):  # noqa: F811
    before = missed.compared
    path = Path(before.comparison.b.plan.origin.source)
    rows = path.read_text().splitlines(keepends=True)
    path.write_text("".join(row for row in rows if "ADRB2_MACMU" not in row))
    give_sequences(blastp, monkeypatch)
    blastp.menus.action("add_sequences").trigger()
    words = "blastp.7.tsv has other hits by now: open it as another run."
    qtbot.waitUntil(lambda: missed.messages.text == words)
    assert missed.compared is before


def test_identities_are_those_of_all_hits_listed(missed, blastp, qtbot, tmp_path):  # noqa: F811
    """They filled as one clicked, and a file had those of the hits that somebody had clicked."""
    table = missed.model.table
    listed = missed.model.visible_rows()
    in_a = listed[[table.locate(row)[0].rows_a[table.locate(row)[1]] >= 0 for row in listed.tolist()]]
    qtbot.waitUntil(lambda: np.isfinite(table.values("identity_a")[in_a]).all())
    path = tmp_path / "compared.tsv"
    blastp.pages.get("history").export(path, "tsv")
    qtbot.waitUntil(path.exists)
    lines = [line for line in path.read_text(encoding="utf-8").splitlines() if not line.startswith("#")]
    written = {
        (row["query"], row["subject"]): row["identity_a"]
        for row in csv.DictReader(lines, dialect="excel-tab")
    }
    assert len(written) == listed.size
    for row in listed.tolist():
        number = table.number("identity_a", row)
        expected = "" if np.isnan(number) else str(number)
        assert written[table.text("query", row), table.text("subject", row)] == expected


def test_no_sentence_stands_twice_on_the_page(blastp, qtbot, tmp_path):  # noqa: F811
    """What is to be kept in mind was said of each of two runs that were read, in the same words."""
    first, path = blastp.runs.shown.id, Path(shutil.copy(OTHERS / "blastp.csv", tmp_path))
    blastp.open_files([path])
    qtbot.waitUntil(lambda: blastp.runs.shown is not None and blastp.runs.shown.id not in ("", first))
    page = beside_each_other(blastp, qtbot, first, blastp.runs.shown.id)
    said = page.note.text.split(". ")
    assert len(set(said)) == len(said) > 3


def test_runs_without_a_common_query_have_no_chart(blastp, qtbot, tmp_path):  # noqa: F811
    """Axes without a bar stood there, and two times that there is no common query."""
    text, first = (OTHERS / "blastp.7.tsv").read_text(), blastp.runs.shown.id
    for name in ("P07550", "ADRB2_HUMAN", "P07327", "ADH1A_HUMAN"):
        text = text.replace(name, f"other{name}")
    path = tmp_path / "other.tsv"
    path.write_text(text)
    blastp.open_files([path])
    qtbot.waitUntil(lambda: blastp.runs.shown is not None and blastp.runs.shown.id not in ("", first))
    page = beside_each_other(blastp, qtbot, first, blastp.runs.shown.id)
    assert "The runs have no query in common" in page.message.text() and not page.headline.isVisible()
    assert page.nothing.isVisible() and "Nothing to draw" in page.nothing.text()


def test_descriptions_are_there_beside_another_program(beside, qtbot):
    """There was no such column, with several queries or one."""
    beside.window().resize(1920, 1000)
    qtbot.waitUntil(lambda: not beside.table.isColumnHidden(COLUMN["description"]))
    place = beside.model.model_row(0)
    assert beside.model.index(place, COLUMN["description"]).data() == "Beta-2 adrenergic receptor"


def test_parameters_that_no_file_states_are_not_called_the_same(blastp, qtbot, tmp_path):  # noqa: F811
    """ "Both runs had the same parameters." stood beside two tables that state none."""
    first = blastp.runs.shown.id
    ids = [first]
    for name in ("blastp.tsv", "blastp.csv"):
        blastp.open_files([Path(shutil.copy(OTHERS / name, tmp_path))])
        qtbot.waitUntil(lambda: blastp.runs.shown is not None and blastp.runs.shown.id not in ("", *ids))
        ids.append(blastp.runs.shown.id)
    blastp.menus.action("show_history").trigger()
    runs = blastp.pages.get("history")
    qtbot.waitUntil(lambda: runs.page.model.rowCount() == 3)
    names = [runs.page.model.index(row, 0).data() for row in range(2)]
    assert names[0].startswith("blastp.csv: ") and names[1].startswith("blastp.tsv: "), "told apart"
    runs.page.compare_requested.emit(*ids[1:], 0, 0)
    qtbot.waitUntil(lambda: runs.comparison is not None and runs.comparison.isVisible())
    page = runs.comparison
    said = page.parameters.toPlainText()
    assert "same parameters" not in said and said.count("not stated") >= 6
    assert "What a file does not state may differ. Each program has its own statistics for E-values." in said
    titles = [label.whole() for label in page.titles.labels]
    assert titles[0].startswith("A: blastp.tsv · ") and titles[1].startswith("B: blastp.csv · ")


def test_words_searched_for_before_hide_no_run_to_compare_with(blastp, qtbot):  # noqa: F811
    """One run of seven was listed, since words of an earlier search were still there."""
    keep(search(), "Swathe's")
    blastp.menus.action("show_history").trigger()
    runs = blastp.pages.get("history").page
    qtbot.waitUntil(lambda: runs.model.rowCount() == 2)
    runs.words.setText("Swathe's")
    qtbot.waitUntil(lambda: runs.model.rowCount() == 1)
    blastp.menus.action("show_search").trigger()
    blastp.menus.action("compare_shown").trigger()
    qtbot.waitUntil(lambda: runs.question.isVisible() and runs.model.rowCount() == 2)
    assert not runs.words.text()
    qtbot.keyClick(runs, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: not runs.isVisible())
    assert runs.words.text() == "Swathe's" and runs.model.rowCount() == 1, "as it was before"


def compare_again(window, qtbot):
    """Go back to the list, and compare the same two runs; return the page."""
    runs = window.pages.get("history")
    ids = runs._ids
    qtbot.keyClick(runs.comparison.table, Qt.Key.Key_Escape)
    qtbot.waitUntil(runs.page.isVisible)
    before = runs.comparison.compared
    runs.page.compare_requested.emit(*ids, 0, 0)
    qtbot.waitUntil(lambda: runs.comparison.compared is not before and runs.comparison.isVisible())
    return runs.comparison


def test_titles_name_matrix_and_gap_costs(beside):
    """The sentence on how much was found stood there without those of the run that it counts."""
    a, b = (label.whole() for label in beside.titles.labels)
    assert a.startswith("A: Swathe · BLOSUM62 11/1 · ")
    assert b.startswith("B: BLASTP 2.12.0+ · blastp.7.tsv · ") and " · matrix not stated · " in b


def test_what_changed_most_is_on_top_beside_another_program(beside):
    """The list began with hits of 0.0 in both, and neither how far they moved nor ranks were there."""
    header, table = beside.table.horizontalHeader(), beside.model.table
    assert header.sortIndicatorSection() == -1 and not beside.table.isColumnHidden(MOVED)
    rows = beside.model.visible_rows()
    zero = np.isneginf([table.known(f"log10_evalue_{side}") for side in "ab"]).any(axis=0)[rows]
    a, b = (np.fmax(table.known(f"log10_evalue_{side}"), -15)[rows] for side in "ab")
    still = ~(abs(b - a) >= 1) & ~table.chosen(Listed.SIGNIFICANT_ONE)[rows]
    assert zero[still].any() and (np.diff(zero[still].astype(int)) >= 0).all(), "not known: last"


def test_what_the_bound_leaves_out_is_counted_and_a_link_lists_it(beside):
    """ "All" listed only the hits within the bound."""
    table = beside.model.table
    beyond = len(table) - beside.model.rowCount()
    assert f"{beyond:,} more beyond E ≤ 0.001" in beside.counts.text() and beyond
    beside.table.go_to(4)
    chosen = beside.model.table_row(4)
    beside.counts.linkActivated.emit("all")
    current = beside.table.currentIndex()
    assert beside.model.table_row(current.row()) == chosen, "the hit chosen stays so"
    assert beside.table.viewport().rect().intersects(beside.table.visualRect(current))
    assert beside.model.rowCount() == len(table) and beside.bound.currentText() == "any"
    assert "beyond" not in beside.counts.text()


def test_no_two_choices_say_the_same(beside):
    """ "E ≤ 0.001 only in A: 1" and "Significant only in A: 1"."""

    def offered():
        return [choice for row, choice in enumerate(Listed) if not beside.kind.view().isRowHidden(row)]

    assert not any(choice.value.startswith("Significant") for choice in offered())
    beside.counts.linkActivated.emit("all")
    unknown = (Listed.VERDICTS_APART, Listed.ALIGNED_APART)
    assert offered() == [choice for choice in Listed if choice not in unknown]
    beside.kind.setCurrentIndex(list(Listed).index(Listed.SIGNIFICANT_A))
    beside.bound.setCurrentText("0.001")
    beside.bound.activated.emit(0)
    assert beside.kind.currentIndex() == list(Listed).index(Listed.ONLY_A)


def test_the_pair_shown_last_is_shown_as_it_was_left(missed, blastp, qtbot):  # noqa: F811
    """Esc pressed once too often, and the same pair began anew."""
    missed.counts.linkActivated.emit("all")
    missed.kind.setCurrentIndex(list(Listed).index(Listed.ONLY_A))
    missed.table.sortByColumn(COLUMN["subject"], Qt.SortOrder.DescendingOrder)
    missed.table.go_to(1)
    before = missed.model.visible_rows().tolist()
    page = compare_again(blastp, qtbot)
    assert page.model.visible_rows().tolist() == before and page.bound.currentText() == "any"
    assert page.table.currentIndex().row() == 1
    assert page.table.horizontalHeader().sortIndicatorSection() == COLUMN["subject"]


def test_columns_that_somebody_chose_are_there_after_a_restart(missed, blastp, open_window, qtbot):  # noqa: F811
    missed.table.choose_column(COLUMN["query_coverage_a"], True)
    missed.table.horizontalHeader().resizeSection(COLUMN["subject"], 217)
    ids = blastp.pages.get("history")._ids
    blastp.close()
    window = open_window()
    page = beside_each_other(window, qtbot, *ids)
    assert not page.table.isColumnHidden(COLUMN["query_coverage_a"])
    assert page.table.columnWidth(COLUMN["subject"]) == 217
    assert page.table.horizontalHeader().sortIndicatorSection() == -1


def test_what_only_a_table_lists_is_judged_as_its_detail_says(missed, blastp, qtbot, monkeypatch):  # noqa: F811
    """The cell was empty beside "It would score 57 there: … E = 22.7"."""
    give_sequences(blastp, monkeypatch)
    blastp.menus.action("add_sequences").trigger()
    qtbot.waitUntil(lambda: missed.compared.comparison.b.queries[0].hits.has_sequences)
    missed.counts.linkActivated.emit("all")
    list_alone(missed, Listed.ONLY_B)
    assert "Aligning…" in missed.sides[0].message.text(), "more follows"
    rows = missed.model.visible_rows()
    qtbot.waitUntil(lambda: np.isfinite(missed.model.table.known("log10_evalue_a")[rows]).all())
    assert np.isnan(missed.model.table.known("rank_a")[rows]).all(), "it is no hit of that run"
    keys = [column.key for column in missed.model.columns]
    for side, absent in (("a", True), ("b", False)):
        cell = missed.model.index(0, keys.index(f"log10_evalue_{side}"))
        assert ("It is not among A's hits" in cell.data(Qt.ItemDataRole.ToolTipRole)) == absent
    side = missed.sides[0]
    let_the_worker_catch_up(qtbot, blastp.background)  # another hit is first, now that all are filled in
    qtbot.waitUntil(lambda: " = " in side.alignment.remarks.whole())
    row = missed.model.table_row(missed.table.currentIndex().row())
    said = float(re.search(r"E = ([\d.e-]+),", side.alignment.remarks.whole())[1])
    assert np.log10(said) == pytest.approx(missed.model.table.number("log10_evalue_a", row), abs=0.01)
    other = missed.sides[1].alignment.remarks
    for place, row in enumerate(rows.tolist()):
        missed.table.go_to(place)
        apart = abs(missed.model.table.number("bits_b", row) - missed.model.table.number("bits_a", row)) > 3
        qtbot.waitUntil(lambda: bool(missed.sides[1].alignment.text()))
        assert ("The table does not tell how BLASTP scored." in other.whole()) == apart
        assert re.search("Aligned by Swathe (within the region that the file names, )?with ", other.whole())


def test_pairs_in_both_stand_in_the_table_and_in_files(missed, blastp, qtbot, monkeypatch, tmp_path):  # noqa: F811
    """Whose alignment differs was found by clicking every row."""
    blastp.resize(1920, 1000)
    give_sequences(blastp, monkeypatch)
    blastp.menus.action("add_sequences").trigger()
    qtbot.waitUntil(lambda: missed.compared.comparison.b.queries[0].hits.has_sequences)
    assert "pairs_in_both" in shown_columns(missed)
    list_alone(missed, Listed.BOTH)
    rows = missed.model.visible_rows()
    qtbot.waitUntil(lambda: np.isfinite(missed.model.table.values("pairs_in_both")[rows]).all())
    least = int(rows[np.argmin(missed.model.table.values("pairs_in_both")[rows])])
    sides = [side.alignment for side in missed.sides]
    for row in (least, int(rows[0])):
        missed.table.go_to(missed.model.model_row(row))
        qtbot.waitUntil(lambda: all("Pairs also in" in one.statistics_text() for one in sides))
        said = [re.search(r"Pairs also in [AB] (\d+) of (\d+)", one.statistics_text()) for one in sides]
        share = min(100 * int(one[1]) / int(one[2]) for one in said)
        assert missed.model.table.display("pairs_in_both", row) == f"{share:.1f}"
    assert missed.model.table.number("pairs_in_both", least) < 100
    path = tmp_path / "compared.tsv"
    blastp.pages.get("history").export(path, "tsv")
    qtbot.waitUntil(path.exists)
    lines = [line for line in path.read_text(encoding="utf-8").splitlines() if not line.startswith("#")]
    written = [row["pairs_in_both"] for row in csv.DictReader(lines, dialect="excel-tab")]
    shown = missed.model.table.values("pairs_in_both")
    assert sorted(map(float, filter(None, written))) == sorted(shown[np.isfinite(shown)].tolist())
    missed.counts.linkActivated.emit("all")
    list_alone(missed, Listed.ONLY_A)
    cell = missed.model.index(0, COLUMN["pairs_in_both"])
    assert not cell.data() and cell.data(Qt.ItemDataRole.ToolTipRole) == "Only one run lists the hit."


def test_an_empty_identity_says_why(missed, blastp, qtbot, monkeypatch):  # noqa: F811
    """Only its column said that it is that of a run's alignment, and a rank that it "would have there"."""
    missed.counts.linkActivated.emit("all")

    def tips(choice, key):
        list_alone(missed, choice)
        section = COLUMN[key]
        cells = [missed.model.index(place, section) for place in range(missed.model.rowCount())]
        assert cells
        return {cell.data(Qt.ItemDataRole.ToolTipRole) for cell in cells if not cell.data()}

    for choice, side, run in ((Listed.ONLY_B, "a", "A"), (Listed.ONLY_A, "b", "B")):
        for name in ("identity", "query_coverage"):
            [said] = tips(choice, f"{name}_{side}")
            why = (
                "only these have a figure here." if run == "B" else "not aligned there yet, or it cannot be."
            )
            assert said == f"It is not among {run}'s hits: {why}"
        assert tips(choice, f"rank_{side}") == {f"It is not among {run}'s hits."}


def shown_columns(page):
    return {key for key, place in COLUMN.items() if not page.table.isColumnHidden(place)}


def test_hits_of_b_alone_have_the_columns_of_b(missed, blastp, qtbot, monkeypatch):  # noqa: F811
    """Rank and identity in A stood there, empty in all rows, and those of B did not."""
    blastp.resize(1920, 1000)
    give_sequences(blastp, monkeypatch)
    blastp.menus.action("add_sequences").trigger()
    qtbot.waitUntil(lambda: missed.compared.comparison.b.queries[0].hits.has_sequences)
    missed.counts.linkActivated.emit("all")
    assert "identity_a" in shown_columns(missed)
    list_alone(missed, Listed.ONLY_B)
    assert missed.model.rowCount()
    assert "identity_b" in shown_columns(missed)
    assert not {"rank_a", "rank_change"} & shown_columns(missed)
    assert "identity_a" in shown_columns(missed), "what Swathe makes of them"
    table, rows = missed.model.table, missed.model.visible_rows()
    qtbot.waitUntil(lambda: np.isfinite(table.values("identity_a")[rows]).all())
    assert np.isfinite(table.values("pairs_in_both")[rows]).all()
    list_alone(missed, Listed.ALL)
    assert {"identity_a", "identity_b"} <= shown_columns(missed)


def test_columns_of_a_and_b_come_and_go_together(beside, qtbot):
    """*Identity A %* stood there without *Identity B %*, and bits, by which programs differ, had no room."""
    for width in (1000, 1100, 1280, 1400, 1600, 1920):
        beside.window().resize(width, 800)
        beside.query.setCurrentIndex(1)
        qtbot.settle(beside.window())
        shown = shown_columns(beside)
        for name in ("rank", "bits", "identity", "log10_evalue"):
            assert (f"{name}_a" in shown) == (f"{name}_b" in shown), (width, name)
        assert "log10_evalue_a" in shown and ("bits_a" in shown or width < 1280), width


@pytest.mark.parametrize("size", [(1280, 800), (1000, 700)])
def test_the_chart_can_be_read_whatever_is_said_of_a_hit(missed, blastp, qtbot, size):  # noqa: F811
    """What is said under an alignment took its height from the chart: 45 pixels were left."""
    blastp.resize(*size)
    qtbot.settle(blastp)
    line = missed.fontMetrics().lineSpacing()
    for side in missed.sides:
        side.alignment.say_first("Much is to be said of this hit. " * 30)
    for plotted in ("Hits by E-value", "Bit score"):
        missed.plotted.setCurrentText(plotted)
        qtbot.settle(blastp)
        chart = missed.missed_chart if plotted == "Hits by E-value" else missed.scatter
        assert chart.plot.getViewBox().height() > 4 * line, plotted
        assert chart.height() > 8 * line


def test_bits_stay_among_the_figures_of_both_alignments(beside, qtbot):
    """They gave way to other figures, and the table did not have them either."""
    for width, height in itertools.product((1000, 1200, 1280, 1440), (660, 800, 1000)):
        beside.window().resize(width, height)
        qtbot.settle(beside.window())
        figures = beside.sides[0].alignment.figures
        labels = [one for one in figures.findChildren(QLabel) if one.text() == "Bits"]
        assert any(one.isVisible() for one in labels), (width, height)


def test_identities_are_said_to_be_of_swathes_alignment(missed, blastp, qtbot, monkeypatch):  # noqa: F811
    """The file's 28.3 % had become 23.4 %, and figures did not say whose they are."""
    give_sequences(blastp, monkeypatch)
    blastp.menus.action("add_sequences").trigger()
    qtbot.waitUntil(lambda: missed.compared.comparison.b.queries[0].hits.has_sequences)
    missed.table.go_to(0)
    qtbot.waitUntil(lambda: all(side.alignment.text() for side in missed.sides))
    said = [side.alignment.statistics_text() for side in missed.sides]
    assert ["Identities by Swathe " in words for words in said] == [False, True]


def test_bits_beside_another_program_are_no_better_for_being_more(beside):
    """The chart said that they cannot be compared, and table and remarks compared them."""
    beside.plotted.setCurrentText("Bit score")
    assert beside.chart_note.text == (
        "The runs may have scored differently: a higher bit score is no better hit. "
        "Compare E-values or ranks."
    )


def test_a_bound_that_is_no_number_says_which_one_still_holds(missed):  # noqa: F811
    """The lists stayed those of 0.001 under a field with other words."""
    missed.bound.setCurrentText("abc")
    missed.bound.lineEdit().editingFinished.emit()
    assert missed.messages.text.endswith("The hits listed are still those with E ≤ 0.001.")


def test_the_bound_is_read_as_the_numbers_of_other_pages(missed):  # noqa: F811
    """A decimal comma was refused here alone."""
    missed.bound.setCurrentText("0,01")
    missed.bound.lineEdit().editingFinished.emit()
    assert missed.chosen_bound == 0.01 and missed.bound.currentText() == "0.01"
    missed.bound.setCurrentText("1,234")
    missed.bound.lineEdit().editingFinished.emit()
    assert missed.chosen_bound == 0.01
    assert "“1,234” can mean 1.234 or 1234. Write 1.234 or 1234." in missed.messages.text


def test_a_message_that_passes_covers_nothing_that_is_said_of_a_hit(missed, blastp, qtbot):  # noqa: F811
    """It lay over what B's alignment is said to be."""
    tell_copied(missed.messages, "the alignment")
    for size in ((1280, 800), (1000, 700)):
        blastp.resize(*size)
        QApplication.processEvents()
        bottom = missed.messages.geometry().bottom()
        assert all(side.mapTo(missed, QPoint()).y() > bottom for side in missed.sides), "over the chart"


def test_titles_tell_the_date_of_a_file_from_that_of_the_history(beside):
    """The history has another one: when the file was read."""
    own, other = (label.toolTip() for label in beside.titles.labels)
    assert " · file of 20" in other and "file of" not in own


def test_choosing_all_hits_shows_the_top_where_the_chosen_one_is_near_it(beside):
    """It was put at the top, and what changed most was out of sight."""
    beside.counts.linkActivated.emit("all")
    beside.kind.setCurrentIndex(list(Listed).index(Listed.BOTH))
    row = next(row for row in range(6) if beside.model.table.found[beside.model.table_row(row)] == 0)
    beside.table.go_to(row)
    chosen = beside.model.table_row(row)
    beside.kind.setCurrentIndex(list(Listed).index(Listed.ALL))
    assert beside.model.table_row(beside.table.currentIndex().row()) == chosen
    assert beside.table.verticalScrollBar().value() == 0


def test_a_cell_of_moved_says_why_it_has_no_figure(beside):
    """One sign, –, stood for hits that a run does not list and for E-values that a file gives as 0."""
    beside.counts.linkActivated.emit("all")
    model, tips = beside.model, {"–": set(), "?": set()}
    for place in range(model.rowCount()):
        index = model.index(place, MOVED)
        for sign, said in tips.items():
            if index.data() == sign:
                said.add(index.data(Qt.ItemDataRole.ToolTipRole))
    assert tips["–"] and all("No E-value of the hit is known in" in tip for tip in tips["–"])
    assert tips["?"] and all("how far they are apart is not known" in tip for tip in tips["?"])
    beside.table.sortByColumn(MOVED, Qt.SortOrder.DescendingOrder)
    moved = model.table.values("log10_evalue_change")[model.visible_rows()]
    known = moved[~np.isnan(moved)]
    assert (np.diff(known) <= 0).all() and np.isnan(moved[known.size :]).all()


@pytest.mark.parametrize("place", [0, 1])
def test_what_is_compared_is_in_sight_in_letters_twice_as_large(large_font, missed, blastp, qtbot, place):  # noqa: F811
    """Beside the name there was half a description; E-values and how far they moved were out of sight."""
    blastp.resize(1280, 800)
    missed.query.setCurrentIndex(place)
    qtbot.settle()
    table, description = missed.table, COLUMN["description"]
    for key in ("found", "subject", "log10_evalue_a", "log10_evalue_b", "log10_evalue_change"):
        end = table.columnViewportPosition(COLUMN[key]) + table.columnWidth(COLUMN[key])
        assert not table.isColumnHidden(COLUMN[key]) and end <= table.viewport().width(), key
    assert table.isColumnHidden(description) == (place == 0), "the name of the query takes its room"
    menu = {action.text() for action in table.columns_menu().actions()}
    assert ("Description\tno room" in menu) == (place == 0)
    blastp.resize(3600, 800)
    qtbot.waitUntil(lambda: not table.isColumnHidden(description))


def asked_beside(window, qtbot, monkeypatch, path):
    """Ask for a run beside the one shown, answer with a file, and return the page of the history."""
    window.menus.action("compare_shown").trigger()
    history = window.pages.get("history")
    qtbot.waitUntil(lambda: history.page.isVisible() and history.page.model.rowCount() > 0)
    monkeypatch.setattr(window.runs.files, "ask_which", lambda: path)
    history.page.file_button.click()
    return history


@pytest.mark.parametrize("kind", ["hits", "run"])
def test_a_file_opened_while_a_run_is_asked_for_is_the_answer(blastp, qtbot, monkeypatch, tmp_path, kind):  # noqa: F811
    """It opened as a result of its own, and the question was forgotten."""
    path = tmp_path / "answer.swr"
    if kind == "run":
        run_to_end(write_run(search(), path, CancelToken(), align=False))
    else:
        path = Path(shutil.copy(OTHERS / "diamond.tsv", tmp_path))
    keep(search(12, 2), "Swathe")
    shown = blastp.runs.shown
    history = asked_beside(blastp, qtbot, monkeypatch, path)
    qtbot.waitUntil(lambda: history.comparison is not None and history.comparison.isVisible())
    runs = history.comparison.compared.comparison
    assert shown.result.plan.origin.source in {
        run.plan.origin.source for run in (runs.a, runs.b) if run.plan.origin is not None
    }
    assert blastp.runs.shown is shown, "the results page has what it had"
    if kind == "hits":
        assert path.name in {run.plan.origin.file for run in (runs.a, runs.b)}
    else:
        assert sum(run.plan.origin is None for run in (runs.a, runs.b)) == 1
    history.comparison.back.click()
    rows = history.page.model.rowCount()
    blastp.pages.show_page("search")
    compared = history.comparison.compared
    asked_beside(blastp, qtbot, monkeypatch, path)
    qtbot.waitUntil(lambda: history.comparison.compared is not compared)
    assert history.page.model.rowCount() == rows, "the history has the file's run once"


def test_a_file_that_cannot_be_compared_leaves_the_question(blastp, qtbot, monkeypatch, tmp_path):  # noqa: F811
    source = Path(blastp.runs.shown.result.plan.origin.source)
    keep(search(), "Swathe")
    history = asked_beside(blastp, qtbot, monkeypatch, source)
    page = history.page
    qtbot.waitUntil(lambda: page.messages.text == "That file holds the run itself: choose another one.")
    assert page.question.isVisible()
    blastp.runs.set_recording(False)
    monkeypatch.setattr(
        blastp.runs.files, "ask_which", lambda: Path(shutil.copy(OTHERS / "diamond.tsv", tmp_path))
    )
    page.file_button.click()
    qtbot.waitUntil(lambda: "no history is kept. Tick Keep a history" in page.messages.text)
    assert page.question.isVisible() and history.comparison is None
