"""The table of two runs compared: what it has in sight, and how it begins with every comparison."""

from __future__ import annotations

import dataclasses

import numpy as np
import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QApplication, QLabel, QStyle, QStyleOptionComboBox, QToolTip
from shiboken6 import isValid

from swathe.core.history.changes import CHANGE_COLUMNS, WRITTEN_COLUMNS, Found, Listed, Listing
from swathe.core.history.differences import PAIRS
from swathe.core.sequences.fasta import read_sequences
from swathe.gui.widgets.edged import EdgedMenu
from tests.gui.on_screen import let_the_worker_catch_up
from tests.gui.results_fixtures import search, without_hits
from tests.gui.test_run_comparison import (  # noqa: F401 - fixtures
    compared,
    compared_once,
    keep,
    looked_at,
    usual_and_strict,
)

COLUMN = {column.key: place for place, column in enumerate(CHANGE_COLUMNS)}


def only_query(result, place):
    """Return a search as if it had been one with a single query of its."""
    request = dataclasses.replace(result.plan.request, queries=result.plan.request.queries[place : place + 1])
    plan = dataclasses.replace(result.plan, request=request)
    return dataclasses.replace(result, plan=plan, queries=result.queries[place : place + 1])


def compare_again(window, qtbot, *results):
    """Compare two other runs on the page, and wait until they are shown."""
    history = window.pages.get("history")
    before = history.comparison.compared
    history.page.compare_requested.emit(*(keep(result, "") for result in results), 0, 0)
    qtbot.waitUntil(lambda: history.comparison.compared is not before)
    qtbot.settle(window)


def in_sight(table):
    """Whether the chosen row is."""
    row = table.currentIndex().row()
    return 0 <= table.rowViewportPosition(row) <= table.viewport().height() - table.rowHeight(row)


@pytest.fixture
def low(usual_and_strict, qtbot):  # noqa: F811
    """A table that has to be scrolled, with its window and page."""
    window, page = usual_and_strict
    window.resize(window.minimumSize())
    qtbot.waitUntil(lambda: page.table.verticalScrollBar().maximum() > 0)
    return window, page


def test_runs_without_a_common_query_say_so_in_a_sorted_table(usual_and_strict, qtbot):  # noqa: F811
    """A sort that was in force asked columns of a table that has none: an error was reported."""
    window, page = usual_and_strict
    page.table.sortByColumn(COLUMN["rank_a"], Qt.SortOrder.DescendingOrder)
    compare_again(window, qtbot, *(only_query(search(), place) for place in (0, 1)))
    assert "The runs have no query in common" in page.message.text()
    assert not page.counts.text() and page.kind.itemText(0).endswith(": 0")


def shown_columns(table):
    """Return the keys of the columns in sight, in their order."""
    header = table.horizontalHeader()
    keys = [CHANGE_COLUMNS[header.logicalIndex(place)].key for place in range(header.count())]
    return [key for key in keys if not table.isColumnHidden(COLUMN[key])]


def test_what_moved_is_in_the_table_of_a_small_window(usual_and_strict, qtbot):  # noqa: F811
    """Bits stood there, and the columns that say whose E-value and rank changed most came with more width."""
    window, page = usual_and_strict
    window.resize(1280, 800)
    qtbot.settle(window)
    evalues = ["log10_evalue_a", "log10_evalue_b", "log10_evalue_change"]
    columns = ["found", "subject", "description", *evalues, "rank_a", "rank_b", "rank_change"]
    assert shown_columns(page.table) == columns
    assert page.table.horizontalScrollBar().maximum() == 0
    page.table.choose_column(COLUMN["bits_a"], True)
    page.query.setCurrentIndex(1)
    assert not page.table.isColumnHidden(COLUMN["bits_a"]), "what was chosen stays"


def test_scores_that_are_all_the_same_have_no_column_of_changes(compared, qtbot):  # noqa: F811
    """It had 0 in every row, and took the room of others."""
    window, page = compared(search(), search(11, 1, 1e-5))
    window.resize(1920, 1000)
    qtbot.settle(window)
    assert page.model.table.scored_alike and "score_a" in shown_columns(page.table)
    assert not {"score_change", "bits_change"} & {*shown_columns(page.table)}


def test_descriptions_can_be_read_in_a_small_window(looked_at, qtbot):  # noqa: F811
    """They were cut after fifteen letters."""
    window, page = looked_at
    window.resize(1280, 800)
    qtbot.settle(window)
    letters = page.table.columnWidth(COLUMN["description"]) / page.table.fontMetrics().averageCharWidth()
    assert letters > 30


def test_columns_that_somebody_chose_are_in_the_next_comparison_too(usual_and_strict, qtbot):  # noqa: F811
    """*E on entry* was ticked in one comparison and not in the next, whose runs differed in other ways."""
    window, page = usual_and_strict
    chosen = ("query_coverage_a", "entry_evalue_b")
    for key in chosen:
        page.table.choose_column(COLUMN[key], True)
    compare_again(window, qtbot, search(), search(11, 1, 1e-5))
    assert page.model.table.scored_alike, "columns of scores are others"
    assert {*chosen} <= {*page.table.chosen_columns()}
    page.table.choose_column(COLUMN["query_coverage_a"], False)
    compare_again(window, qtbot, search(), search(12, 1, 1e-5))
    assert "query_coverage_a" not in page.table.chosen_columns()
    assert "entry_evalue_b" in page.table.chosen_columns()


def test_organism_length_and_coverage_are_offered(usual_and_strict, qtbot):  # noqa: F811
    """Between two runs of Swathe there was none; coverage takes alignments, which are then made."""
    window, page = usual_and_strict
    titles = {action.text().removesuffix("\tno room") for action in page.table.columns_menu().actions()}
    assert {"Organism", "Length", "Cov. A %", "Cov. B %", "Identity A %"} <= titles
    window.resize(1920, 1080)
    qtbot.settle(window)
    assert {"organism", "subject_length"} <= set(shown_columns(page.table)), "there is room"
    table, [query, _] = page.model.table, page.compared.comparison.queries
    row = int(np.flatnonzero(table.found == Found.BOTH)[-1])
    hits, place = query.a.hits, int(query.rows_a[row])
    assert table.display("organism", row) == hits.display("organism", place)
    assert table.number("subject_length", row) == hits.number("subject_length", place)
    assert table.display("query_coverage_b", row) == ""
    page.table.choose_column(COLUMN["query_coverage_b"], True)
    of_b = [row for row in range(len(table)) if query.rows_b[row] >= 0]
    qtbot.waitUntil(lambda: all(page.model.table.display("query_coverage_b", row) for row in of_b))
    share = query.b.hits.number("query_coverage", int(query.rows_b[row]))
    assert page.model.table.number("query_coverage_b", row) == share > 0


def test_columns_are_chosen_by_a_button(looked_at, qtbot, monkeypatch):  # noqa: F811
    """Only a right click on a title led to them, and nobody found it."""
    _, page = looked_at
    opened = []
    monkeypatch.setattr(EdgedMenu, "popup", lambda menu, _place: opened.append(menu))
    qtbot.mouseClick(page.columns_button, Qt.MouseButton.LeftButton)
    titles = [action.text() for action in opened[0].actions()]
    assert "Name" in titles and "Subject" not in titles, "as in the table"


@pytest.mark.qt_log_ignore("does not support (raise|grabbing|propagate)", extend=True)
def test_the_menu_of_columns_stays_open_while_they_are_ticked(usual_and_strict, qtbot):  # noqa: F811
    """It closed after each tick, and Esc, meant for it, left the page."""
    window, page = usual_and_strict
    window.resize(1000, 700)
    qtbot.settle(window)
    qtbot.mouseClick(page.columns_button, Qt.MouseButton.LeftButton)
    [menu] = [one for one in page.table.findChildren(EdgedMenu) if one.isVisible()]
    for key in (PAIRS, "identity_a"):
        action = menu.actions()[COLUMN[key]]
        place = menu.actionGeometry(action).center()
        qtbot.mouseClick(menu, Qt.MouseButton.LeftButton, pos=place)
        assert menu.isVisible() and action.isChecked() and not page.table.isColumnHidden(COLUMN[key])
    assert menu.actions()[COLUMN["description"]].text() == "Description\tno room", "it gave way just now"
    menu.setActiveAction(menu.actions()[COLUMN["organism"]])
    qtbot.keyClick(menu, Qt.Key.Key_Space)
    assert menu.isVisible() and page.table.isColumnHidden(COLUMN["organism"])
    qtbot.keyClick(menu, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: not menu.isVisible() if isValid(menu) else True)
    assert page.isVisible()


def test_the_name_of_a_file_is_whole_in_a_message(usual_and_strict, qtbot, tmp_path):  # noqa: F811
    """It was cut where it was longer than the message is wide."""
    window, page = usual_and_strict
    window.resize(1000, 700)
    name = f"{'ADH1A_HUMAN_BLOSUM62_11_1_vs_PAM250_15_2' * 2}.csv"
    window.pages.get("history").export(tmp_path / name, "csv")
    qtbot.waitUntil(lambda: f" to {name} in " in page.messages.text)
    [words] = [one for one in page.messages.findChildren(QLabel) if name in one.text()]
    qtbot.settle(window)
    assert words.width() >= words.fontMetrics().horizontalAdvance(name)


def test_the_menu_of_other_columns_is_off(usual_and_strict, qtbot):  # noqa: F811
    """*Results › Columns* listed those of the hit table, which is on another page."""
    window, _ = usual_and_strict
    for menu in (window.page.hits.table.columns_menu, window.page.hits.marking.menu):
        assert not menu.menuAction().isEnabled() and menu.menuAction().toolTip() == "Not on this page."
    window.menus.action("show_search").trigger()
    assert window.page.hits.table.columns_menu.menuAction().isEnabled()


def test_the_menu_of_hits_is_about_those_compared(usual_and_strict, qtbot):  # noqa: F811
    """It was grey, though Ctrl+F did something, and its keys for queries moved those of another page."""
    window, page = usual_and_strict

    def action(name):
        return window.menus.action(name)

    window.activateWindow()
    page.table.go_to(3)
    for name, row in (("next_hit", 4), ("previous_hit", 3)):
        assert action(name).isEnabled()
        action(name).trigger()
        assert page.table.currentIndex().row() == row
    qtbot.keyClick(page.table, Qt.Key.Key_Down, Qt.KeyboardModifier.ControlModifier)
    assert page.table.currentIndex().row() == 4
    for name, place in (("next_query", 1), ("next_query", 1), ("previous_query", 0)):
        action(name).trigger()
        assert page.query.currentIndex() == place
    action("filter").trigger()
    assert page.words.hasFocus()
    assert not action("hit_as_query").isEnabled() and action("hit_as_query").toolTip() == "Not on this page."
    page.back.click()
    assert not action("next_hit").isEnabled() and not action("filter").isEnabled()


def test_a_point_of_the_chart_brings_its_hit_into_sight(low, qtbot):
    _, page = low
    page.scatter.hit_chosen.emit(page.model.rowCount() - 12)
    assert page.table.currentIndex().row() > 20 and in_sight(page.table)


@pytest.mark.parametrize("way", ["Esc", "delete", "button"])
def test_the_chosen_hit_stays_in_sight_without_the_words(low, qtbot, way):
    _, page = low
    total = page.model.rowCount()
    qtbot.keyClicks(page.words, "mouse")
    qtbot.waitUntil(lambda: page.model.rowCount() < total)
    page.table.go_to(page.model.rowCount() - 1)
    chosen = page.model.table_row(page.table.currentIndex().row())
    if way == "Esc":
        qtbot.keyClick(page.words, Qt.Key.Key_Escape)
    elif way == "delete":
        for _ in "mouse":
            qtbot.keyClick(page.words, Qt.Key.Key_Backspace)
    else:
        page.message.action_triggered.emit()
    qtbot.waitUntil(lambda: page.model.rowCount() == total)
    assert page.model.table_row(page.table.currentIndex().row()) == chosen and in_sight(page.table)


def test_the_chosen_hit_stays_where_it_is_in_sight(low, qtbot):
    """It was at an edge of the table, wherever it had been before."""
    _, page = low
    table, total = page.table, page.model.rowCount()
    page.words.setText("mouse")
    qtbot.waitUntil(lambda: page.model.rowCount() < total)
    table.go_to(3)
    row, place = page.model.table_row(3), table.rowViewportPosition(3)
    page.words.clear()
    qtbot.waitUntil(lambda: page.model.rowCount() == total)
    assert table.currentIndex().row() == page.model.model_row(row) > 20
    assert table.rowViewportPosition(table.currentIndex().row()) == place


def test_a_table_sorted_by_a_title_begins_at_its_top(low):
    """Where the chosen hit was in sight it moved along, and what is highest was not to be seen."""
    _, page = low
    page.table.go_to(page.model.rowCount() // 3)
    row, bar = page.model.table_row(page.table.currentIndex().row()), page.table.verticalScrollBar()
    for key in ("rank_a", "log10_evalue_change", "subject"):
        for order in (Qt.SortOrder.DescendingOrder, Qt.SortOrder.AscendingOrder):
            page.table.sortByColumn(COLUMN[key], order)
            assert bar.value() == 0 and page.model.table_row(page.table.currentIndex().row()) == row
        page.model.rearrange()  # cells came
        assert bar.value() == 0
        page.table.go_to(page.model.model_row(row))


def test_another_comparison_has_the_chosen_hit_in_sight(low, qtbot):
    window, page = low
    page.table.verticalScrollBar().setValue(page.table.verticalScrollBar().maximum())
    compare_again(window, qtbot, search(), search(12, 1, 1e-3))
    assert page.table.currentIndex().row() == 0 and in_sight(page.table)


def test_every_comparison_begins_with_all_hits(usual_and_strict, qtbot):  # noqa: F811
    """The filter of the last one stayed: "Only in B: 0", "No hit meets the filter"."""
    window, page = usual_and_strict
    page.kind.setCurrentIndex(list(Listed).index(Listed.ONLY_A))
    qtbot.keyClicks(page.words, "mouse")
    qtbot.waitUntil(lambda: page.count.isVisible())
    compare_again(window, qtbot, search(), search(12, 1, 1e-3))
    assert page.kind.currentIndex() == 0 and not page.words.text()
    assert page.model.rowCount() == len(page.model.table)


def test_every_comparison_begins_with_what_changed_most(usual_and_strict, qtbot):  # noqa: F811
    """It began with the best hits, which moved from one E-value without meaning to another."""
    window, page = usual_and_strict
    page.table.sortByColumn(COLUMN["subject"], Qt.SortOrder.DescendingOrder)
    compare_again(window, qtbot, search(), search(12, 1, 1e-5))
    let_the_worker_catch_up(qtbot, window.background)
    header, table = page.table.horizontalHeader(), page.model.table
    assert header.sortIndicatorSection() == -1, "no column alone orders them so"
    rows = page.model.visible_rows()
    crossed = table.chosen(Listed.SIGNIFICANT_ONE)[rows]
    assert (crossed[:-1] >= crossed[1:]).all(), "those that are significant in one run only come first"
    a, b = (table.known(f"log10_evalue_{side}") for side in "ab")
    moved, doubtless, others = np.nan_to_num(abs(b - a), nan=-1), np.fmax(a, b) <= -15, rows[~crossed]
    assert doubtless[others].any() and (np.diff(doubtless[others].astype(int)) >= 0).all()
    for some in (others[~doubtless[others]], others[doubtless[others]]):
        assert (np.diff(moved[some]) <= 0).all(), "as Moved says: +3.0, -1.7, +3.6 was in no order"
    for row in rows:
        cell = page.model.index(page.model.model_row(int(row)), COLUMN["log10_evalue_change"])
        for key in ("log10_evalue_a", "log10_evalue_b", "log10_evalue_change"):  # Moved may be empty
            font = cell.siblingAtColumn(COLUMN[key]).data(Qt.ItemDataRole.FontRole)
            assert font.bold() == table.chosen(Listed.SIGNIFICANT_ONE)[row]
        assert (cell.data(Qt.ItemDataRole.ForegroundRole) is not None) == doubtless[row]


def test_what_moved_is_in_the_table_as_in_files(looked_at):  # noqa: F811
    """*Moved* stopped at 1e-15 and had no sign, and files had another figure under another name."""
    _, page = looked_at
    table = page.model.table
    a, b = (table.known(f"log10_evalue_{side}") for side in "ab")
    known = ~np.isnan(a + b)
    beyond = (a < -15) & (b < -15)
    assert (abs(b - a)[beyond] > 1).any() and (b - a)[known].any()
    for row in np.flatnonzero(known).tolist():
        shown = table.display("log10_evalue_change", row)
        assert float(shown.replace("−", "-")) == pytest.approx((b - a)[row], abs=0.051)
    assert "log10_evalue_change" in WRITTEN_COLUMNS and "moved" not in COLUMN
    page.table.sortByColumn(COLUMN["log10_evalue_change"], Qt.SortOrder.DescendingOrder)
    moved = table.values("log10_evalue_change")[page.model.visible_rows()]
    assert (np.diff(moved[~np.isnan(moved)]) <= 0).all(), "by the figure shown"


def test_small_evalues_are_figures_where_moved_tells_them_apart(looked_at):  # noqa: F811
    """Two hits of 0.0 had moved by seventeen powers of ten."""
    _, page = looked_at
    table = page.model.table
    small = np.flatnonzero(table.known("log10_evalue_a") < -180)
    assert small.size
    for row in small.tolist():
        text = table.display("log10_evalue_a", row)
        assert int(text.split("e-")[1]) >= 180


def test_small_evalues_are_the_same_over_the_alignments_as_in_the_table(looked_at, qtbot):  # noqa: F811
    """The table had 8e-181, and over its alignment stood < 1e-180."""
    _, page = looked_at
    table = page.model.table
    small = np.flatnonzero((table.known("log10_evalue_a") < -180) & (table.known("log10_evalue_b") < -180))
    assert small.size
    page.table.go_to(page.model.model_row(int(small[0])))
    for side, letter in zip(page.sides, "ab", strict=True):
        evalue = table.display(f"log10_evalue_{letter}", int(small[0]))
        assert f"E-value {evalue}" in side.alignment.statistics_text()


def first_row_in_sight(page):
    return page.table.rowAt(0)


@pytest.mark.parametrize("before", [0, 40])
def test_what_is_aligned_differently_begins_at_its_top_as_it_is_found(usual_and_strict, qtbot, before):  # noqa: F811
    """It opened in its middle: the hit found first was looked at, and others came before it."""
    window, page = usual_and_strict
    window.resize(1280, 800)
    qtbot.settle(window)
    page.table.go_to(before)
    place = list(Listed).index(Listed.ALIGNED_APART)
    page.kind.setCurrentIndex(place)
    qtbot.waitUntil(lambda: "count" not in page.kind.itemText(place))
    qtbot.settle(window)
    assert first_row_in_sight(page) == page.table.currentIndex().row() == 0


def test_a_list_stays_at_its_top_while_it_is_filled_in(compared, qtbot):  # noqa: F811
    """Hits of one run alone that moved most came above the hit looked at, out of sight."""
    window, page = compared(search(), search(14, 2, 0.01))
    window.resize(1280, 800)
    for query in (1, 0):
        page.query.setCurrentIndex(query)
        let_the_worker_catch_up(qtbot, window.background)
        qtbot.settle(window)
        assert not np.isnan(page.model.table.known("log10_evalue_change")).any(), "all is filled in"
        assert first_row_in_sight(page) == page.table.currentIndex().row() == 0


def test_a_list_just_chosen_begins_at_its_top(looked_at, qtbot):  # noqa: F811
    """Where the hit looked at was scrolled away, the list began somewhere below."""
    window, page = looked_at
    window.resize(1280, 800)
    qtbot.settle(window)
    page.table.go_to(20)
    page.table.verticalScrollBar().setValue(page.table.verticalScrollBar().maximum())
    page.kind.setCurrentIndex(list(Listed).index(Listed.BOTH))
    assert first_row_in_sight(page) == page.table.currentIndex().row() == 0


def test_the_order_of_hits_is_said_until_a_title_sorts_them(looked_at, qtbot):  # noqa: F811
    """Which hits stand on top without a sorted column was to be read in the guide alone."""
    _, page = looked_at
    assert (
        page.order.isVisible() and page.order.text() == "Significant in one run (bold) first, then most moved"
    )
    assert "significant in one run only" in page.order.toolTip() and "third click" in page.order.toolTip()
    places = lambda: [one.geometry() for one in (page.words, page.kind, page.table.parentWidget())]  # noqa: E731
    qtbot.settle(page)
    before = places()
    page.table.sortByColumn(COLUMN["rank_a"], Qt.SortOrder.AscendingOrder)
    qtbot.settle(page)
    assert not page.order.isVisible() and places() == before, "the filter moved"
    page.table.sortByColumn(-1, Qt.SortOrder.AscendingOrder)
    page.words.setText("human")
    qtbot.waitUntil(page.count.isVisible)
    qtbot.settle(page)
    assert page.order.isVisible() and places() == before
    page.words.clear()
    qtbot.waitUntil(lambda: not page.count.isVisible())
    page.kind.setCurrentIndex(list(Listed).index(Listed.BOTH))
    crossed = page.model.table.chosen(Listed.SIGNIFICANT_ONE)[page.model.visible_rows()]
    words = "Significant in one run (bold) first, then most moved" if crossed.any() else "Most moved first"
    assert page.order.text() == words


def test_columns_of_ranks_are_as_wide_as_their_titles(usual_and_strict, qtbot):  # noqa: F811
    """They were wide and empty where names beside them were cut."""
    window, page = usual_and_strict
    window.resize(1000, 700)
    page.table.choose_column(COLUMN["rank_a"], True)
    qtbot.settle(window)
    digits = max(len(page.model.table.display("rank_a", row)) for row in range(len(page.model.table)))
    letters = page.table.columnWidth(COLUMN["rank_a"]) / page.table.fontMetrics().horizontalAdvance("0")
    assert letters < max(digits, len("# A")) + 4


def test_titles_say_why_a_run_is_a(looked_at):  # noqa: F811
    _, page = looked_at
    one, other = (label.toolTip() for label in page.titles.labels)
    assert one.endswith("A came into the history first, B later.")
    assert other.endswith("B came into the history later than A.")


def test_the_titles_of_scores_and_bits_say_that_they_are_of_two_scorings():
    """A raw score stood beside bits of an adjusted one as if one followed from the other."""
    meaning = {column.key: column.meaning for column in CHANGE_COLUMNS}
    for side in "ab":
        assert "unadjusted matrix" in meaning[f"score_{side}"] and "another score" in meaning[f"score_{side}"]
        assert f"does not follow from Score {side.upper()}" in meaning[f"bits_{side}"]


def test_no_choice_of_hits_is_cut(usual_and_strict, qtbot):  # noqa: F811
    """The box ended before the number: "Significant in one run only…"."""
    window, page = usual_and_strict
    window.resize(window.minimumSize())
    compare_again(window, qtbot, search(), search(11, 1, 1e-150))
    option, style = QStyleOptionComboBox(), QStyle.SubControl.SC_ComboBoxEditField
    page.kind.initStyleOption(option)
    room = page.kind.style().subControlRect(QStyle.ComplexControl.CC_ComboBox, option, style, page.kind)
    texts = map(page.kind.itemText, range(page.kind.count()))
    assert room.width() >= max(map(page.kind.fontMetrics().horizontalAdvance, texts))


def test_the_first_click_on_a_rank_has_the_best_on_top(looked_at):  # noqa: F811
    _, page = looked_at
    role = Qt.ItemDataRole.InitialSortOrderRole
    for key in ("rank_a", "rank_b"):
        order = page.model.headerData(COLUMN[key], Qt.Orientation.Horizontal, role)
        assert order == Qt.SortOrder.AscendingOrder


def test_the_sequences_of_the_hits_listed_are_written(usual_and_strict, qtbot, tmp_path, monkeypatch):  # noqa: F811
    """What only one run found could be taken along as a table, and not to another program."""
    window, page = usual_and_strict
    page.kind.setCurrentIndex(list(Listed).index(Listed.ONLY_A))
    hits = page.compared.comparison.queries[0].a.hits
    page.table.sortByColumn(COLUMN["subject"], Qt.SortOrder.DescendingOrder)
    listed = [page.model.table.comparisons[0].rows_a[row] for row in page.model.visible_rows()]
    assert listed != sorted(listed)
    history = window.pages.get("history")
    monkeypatch.setattr(history._dialogs, "save", lambda _purpose, _title, name, _pattern: tmp_path / name)
    words = f"The sequences of the {len(listed)} hits listed as &FASTA…"
    [action] = [one for one in page.export_button.menu().actions() if one.text() == words]
    assert action.isEnabled()
    action.trigger()
    name = f"2_queries_Usual_vs_Strict-{len(listed)}-listed.fasta"
    said = f"Saved the sequences of the {len(listed)} hits listed to {name} in "
    qtbot.waitUntil(lambda: page.messages.text.startswith(said))
    records, _ = read_sequences(tmp_path / name)
    assert [record.header for record in records] == [hits.header(row) for row in listed]
    assert [len(record) for record in records] == [len(hits.subject(row)) for row in listed]


def test_the_message_says_of_how_many_different_sequences_a_file_is(usual_and_strict, qtbot, tmp_path):  # noqa: F811
    """It spoke of 8 hits listed, and the file had 7 records."""
    window, page = usual_and_strict
    path, comparison = tmp_path / "twice.fasta", page.compared.comparison.queries[0]
    rows = np.array([0, 1, len(comparison)])
    window.pages.get("history").export(path, "fasta", Listing((comparison, comparison), rows, "Twice"))
    said = "Saved the 2 different sequences of the 3 hits listed to twice.fasta"
    qtbot.waitUntil(lambda: page.messages.text.startswith(said))
    assert len(read_sequences(path)[0]) == 2


def test_a_query_without_significant_hits_is_said_to_have_none(compared):  # noqa: F811
    """It had "same hits", or of weak ones "same significant hits"."""
    runs = (search(), search(14, 2))
    queries = [(without_hits(run.queries[0]), *run.queries[1:]) for run in runs]
    _, page = compared(
        *(dataclasses.replace(run, queries=some) for run, some in zip(runs, queries, strict=True))
    )
    assert page.query.itemText(0) == "ADRB2_HUMAN · no significant hits"


def test_without_hits_nothing_is_offered_to_be_written(usual_and_strict, qtbot):  # noqa: F811
    """ "All 0 hits as CSV…" stood in the menu."""
    window, page = usual_and_strict
    compare_again(window, qtbot, *(only_query(search(), place) for place in (0, 1)))
    assert not page.export_button.isEnabled()


@pytest.mark.qt_log_ignore("does not support raise", extend=True)  # of a tip
def test_a_title_loses_its_end_in_a_narrow_column_and_its_tooltip_has_it(usual_and_strict, qtbot):  # noqa: F811
    """It lost its beginning: "ore B − A"."""
    _, page = usual_and_strict
    section = COLUMN["score_change"]
    page.table.choose_column(section, True)
    header = page.table.horizontalHeader()

    def tip():
        place = header.viewport().rect().topLeft() + QPoint(header.sectionViewportPosition(section) + 5, 5)
        at = header.viewport().mapToGlobal(place)
        QApplication.sendEvent(header.viewport(), QHelpEvent(QEvent.Type.ToolTip, place, at))
        return QToolTip.text()

    meaning = CHANGE_COLUMNS[section].meaning
    assert header.textElideMode() is Qt.TextElideMode.ElideRight
    assert tip().startswith(f"{meaning}\nClick to sort")
    header.resizeSection(section, 50)
    assert tip().startswith(f"Score B − A\n{meaning}\n")
