"""The summary of queries in the window: as a model, as a table that leads to hits, and for thousands."""

from __future__ import annotations

import copy
import dataclasses

import numpy as np
import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QTextDocument
from PySide6.QtWidgets import QLabel, QStyleOptionViewItem

from swathe.core.results.query_summary import (
    DONE,
    INCOMPLETE,
    NOT_COMPARED,
    RUNNING,
    SUMMARY_COLUMNS,
    WAITING,
)
from swathe.core.sequences.fasta import parse
from swathe.core.system.resources import sample_database
from swathe.gui.results.queries.model import QueryListModel
from swathe.gui.results.queries.view import QuerySummaryView
from swathe.gui.widgets.theme import Colours
from tests.gui.on_screen import on_screen
from tests.gui.results_fixtures import align_rows, search, without_hits

MANY = 10_000


@pytest.fixture
def result():
    return search()


@pytest.fixture
def model(result, qapp):
    model = QueryListModel()
    model.set_queries(result.plan.request.queries)
    return model


@pytest.fixture
def view(qtbot, result):
    """The summary of a search of 10,000 queries, the first forty of them compared."""
    queries = [
        dataclasses.replace(result.plan.request.queries[number % 2], header=f"query{number} of many")
        for number in range(MANY)
    ]
    model = QueryListModel()
    view = QuerySummaryView(model)
    qtbot.addWidget(view)
    view.resize(700, 400)
    model.set_queries(tuple(queries))
    for number in range(40):
        model.set_result(number, result.queries[number % 2])
    view.offer()
    view.setMaximumHeight(400)
    with qtbot.waitExposed(view):
        view.show()
    return view


def row(model, number):
    return {
        column.key: model.index(number, section).data() for section, column in enumerate(model.table.columns)
    }


def test_passes_qts_own_tester_while_results_arrive(model, result, qtmodeltester):
    qtmodeltester.check(model, force_py=False)
    model.sort(2, Qt.SortOrder.DescendingOrder)
    model.set_result(0, result.queries[0])
    model.set_result(1, result.queries[1])
    model.rearrange()
    model.set_words("adh")
    model.end()
    model.set_queries(())


def test_results_that_arrive_together_are_painted_together(model, result, qtbot):
    """Of 20,000 queries, not each is worth a painting."""
    queries = tuple(
        dataclasses.replace(result.plan.request.queries[n % 2], header=f"q{n}") for n in range(500)
    )
    model.set_queries(queries)
    painted = []
    model.dataChanged.connect(lambda first, last: painted.append((first.row(), last.row())))
    for n in range(300):
        model.set_result(n, result.queries[n % 2])
    for n in range(100):
        model.alignments_arrived(n)
    assert painted == []
    qtbot.waitUntil(lambda: bool(painted))
    assert painted == [(0, 300)]
    model.alignments_arrived(7)
    qtbot.waitUntil(lambda: len(painted) == 2)
    assert painted[1] == (7, 7)


def test_rows_in_sight_are_not_painted_with_others(view, result, qtbot):
    """Beside a search every cell painted waits for the threads that compute."""
    view.table.scrollTo(view.model.index(500, 0), view.table.ScrollHint.PositionAtCenter)
    qtbot.settle(view, view.model)
    painted = []
    paint = view.table.paintEvent
    view.table.paintEvent = lambda event: (painted.append(event.rect()), paint(event))
    told = []
    view.model.dataChanged.connect(lambda first, last: told.append((first.row(), last.row())))
    view.model.set_result(40, result.queries[0])
    view.model.set_result(900, result.queries[0])
    qtbot.waitUntil(lambda: len(told) == 2)
    qtbot.settle(view)
    assert told == [(40, 41), (900, 901)]
    assert not painted
    view.model.set_result(500, result.queries[0])
    qtbot.waitUntil(lambda: bool(painted))
    assert all(rect.height() < view.table.viewport().height() / 2 for rect in painted)


def test_states_follow_the_search(model, result):
    assert [model.state(0), model.state(1)] == [RUNNING, WAITING]
    model.set_result(0, result.queries[0])
    assert [model.state(0), model.state(1)] == [DONE, RUNNING]
    model.set_result(1, result.queries[1])
    model.end()
    assert [model.state(0), model.state(1)] == [DONE, DONE]


def test_a_stopped_search_says_what_was_reached(model, result):
    partial = dataclasses.replace(result.queries[0], compared=100)
    model.set_result(0, partial)
    assert [model.state(0), model.state(1)] == [INCOMPLETE, WAITING]
    model.end()
    assert [model.state(0), model.state(1)] == [INCOMPLETE, NOT_COMPARED]
    assert row(model, 1)["status"] == "not compared"


def test_says_the_best_hit(model, result, qtbot):
    before = row(model, 0)
    assert before["query"] == "ADRB2_HUMAN"
    assert before["best_hit"] == before["evalue"] == before["hits"] == ""
    with qtbot.waitSignal(model.dataChanged):
        model.set_result(0, result.queries[0])
    hits = result.queries[0].hits
    after = row(model, 0)
    assert after["best_hit"] == hits.brief("subject", 0) == "ADRB2_HUMAN"
    assert after["significant"] == f"{hits.n_significant:,}"
    assert after["evalue"] == hits.display("evalue", 0)
    assert after["hits"] == f"{len(hits):,}"
    align_rows(result.plan, result.queries[0], [0])
    model.alignments_arrived(0)
    qtbot.waitUntil(lambda: row(model, 0)["identity"] == hits.display("identity", 0))
    assert row(model, 0)["covered"] == hits.display("query_coverage", 0)


def test_a_query_without_hits_has_no_best_one(model, result, qtbot):
    with qtbot.waitSignal(model.dataChanged):
        model.set_result(0, without_hits(result.queries[0]))
    assert row(model, 0)["hits"] == "0"
    assert row(model, 0)["best_hit"] == row(model, 0)["score"] == row(model, 0)["covered"] == ""


def test_a_query_that_was_stopped_is_not_counted_as_searched_and_has_a_sign(qtbot, result):
    view = on_screen(qtbot, QuerySummaryView(QueryListModel()), 240, 400)
    view.model.set_queries(result.plan.request.queries)
    view.offer()
    view.model.set_result(0, result.queries[0])
    stopped = dataclasses.replace(without_hits(result.queries[1]), compared=3)
    view.model.set_result(1, stopped)
    view.model.end()
    qtbot.waitUntil(lambda: view._count.text() == "1 of 2 queries searched")
    section = [column.key for column in view.model.table.columns].index("significant")
    signs = [view.model.index(row, section).data(Qt.ItemDataRole.DecorationRole) for row in (0, 1)]
    assert signs[0] is None and not signs[1].isNull()
    words = f"Stopped early: 3 of {stopped.hits.database.n_sequences:,} sequences compared"
    for role in (Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleTextRole):
        assert words in view.model.index(1, section).data(role)
        assert words not in view.model.index(0, section).data(role)


def test_queries_with_ticked_hits_have_a_sign(model, result, qtbot):
    """Of the ticks of a batch only the export dialog told."""
    with qtbot.waitSignal(model.dataChanged):
        model.set_result(0, result.queries[0])
        model.set_result(1, result.queries[1])
    name = model.index(0, 0)

    def signs():
        return [model.index(row, 0).data(Qt.ItemDataRole.DecorationRole) for row in range(2)]

    assert signs() == [None, None] and row(model, 0)["ticked"] == ""
    result.queries[0].hits.marks.tick([1, 3, 4])
    with qtbot.waitSignal(model.dataChanged):
        model.marks_changed(0)
    assert not signs()[0].isNull() and signs()[1] is None
    for role in (Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleTextRole):
        assert f"3 of {len(result.queries[0].hits)} hits ticked" in name.data(role)
    assert row(model, 0)["ticked"] == "3" and model.n_with_ticks == 1


def test_a_bar_is_as_long_as_the_number_over_it(qtbot, result):
    """It was the share of the query's hits: 9 significant of 11 had a longer bar than 20 of 483."""
    view = on_screen(qtbot, QuerySummaryView(QueryListModel()), 400, 400)
    view.model.set_queries(result.plan.request.queries)
    view.offer()
    section = [column.key for column in view.model.table.columns].index("significant")
    more, fewer = (query.hits.n_significant for query in result.queries)

    def bars():
        picture, ink = view.table.viewport().grab().toImage(), Colours.of(view.palette()).measured
        lengths = []
        for row in range(2):
            place = view.table.visualRect(view.model.index(row, section))
            line = [picture.pixelColor(x, place.bottom() - 1) for x in range(place.left(), place.right() + 1)]
            lengths.append(line.count(ink))
        return lengths

    view.model.set_result(1, result.queries[1])
    qtbot.waitUntil(lambda: bars()[1] > 20)
    longest = bars()[1]
    view.model.set_result(0, result.queries[0])
    qtbot.waitUntil(lambda: bars()[0] == longest > bars()[1])
    assert abs(bars()[1] - longest * fewer / more) <= 1
    few = copy.copy(result.queries[1].hits)
    few.log10_evalues = np.where(np.arange(len(few)) < 1, -9.0, 1.0)
    view.model.set_result(1, dataclasses.replace(result.queries[1], hits=few))
    qtbot.waitUntil(lambda: row(view.model, 1)["significant"] == "1")
    qtbot.waitUntil(lambda: bars() == [longest, 0])  # of a pixel, it was read as a full stop


def said(view):
    """Return the words over the list, without the link in them."""
    words = QTextDocument()
    words.setHtml(view._count.text())
    return words.toPlainText()


def test_of_how_many_hits_some_are_significant_is_said_in_the_tip(qtbot, result):
    """The number of hits was in no column and in no tip unless somebody asked for it."""
    view = on_screen(qtbot, QuerySummaryView(QueryListModel()), 240, 400)
    view.model.set_queries(result.plan.request.queries)
    view.offer()
    view.model.set_result(0, result.queries[0])
    places = {column.key: place for place, column in enumerate(view.model.table.columns)}
    assert view.table.isColumnHidden(places["hits"])
    significant = view.model.index(0, places["significant"])
    qtbot.waitUntil(lambda: bool(significant.data()))
    hits = result.queries[0].hits
    tip = significant.data(Qt.ItemDataRole.ToolTipRole)
    assert tip == f"{hits.n_significant} of {len(hits)} hits"


def test_queries_without_a_significant_hit_are_listed_alone_on_demand(qtbot, result):
    """Their number looked as if it led to them, and did not; then they came first, among all others."""
    view = on_screen(qtbot, QuerySummaryView(QueryListModel()), 240, 400)
    view.model.set_queries(result.plan.request.queries)
    view.offer()
    view.model.set_result(0, result.queries[0])
    view.model.set_result(1, without_hits(result.queries[1]))
    qtbot.waitUntil(lambda: said(view).endswith("1 without a significant hit (show these)"))
    assert view._count.toolTip() == "Click to list only the queries without a significant hit"
    chosen = []
    view.query_chosen.connect(chosen.append)
    view._count.linkActivated.emit("poor")
    assert view.model.visible_rows().tolist() == [1] and chosen == [1]
    assert said(view) == "1 of 2 queries\nwithout a significant hit (show all)"
    view._count.linkActivated.emit("poor")
    assert view.model.visible_rows().tolist() == [0, 1] and said(view).endswith("(show these)")
    view.model.set_result(1, result.queries[1])
    qtbot.waitUntil(lambda: said(view) == "2 queries\nall with significant hits")
    assert not view._count.toolTip()


def test_a_sorted_list_begins_with_its_first_rows_where_the_chosen_one_is_in_sight_too(qtbot, result):
    """A sorted batch that was opened again began with the first query of the file, ten rows down."""
    view = on_screen(qtbot, QuerySummaryView(QueryListModel()), 240, 400)
    view.table.sortByColumn(
        [column.key for column in SUMMARY_COLUMNS].index("hits"), Qt.SortOrder.DescendingOrder
    )
    view.model.set_queries(result.plan.request.queries[:1] * 40)
    view.offer()
    view.mark(0)
    view.model.set_result(0, result.queries[0])
    for place in range(1, 40):
        found = result.queries[0] if place <= 8 else without_hits(result.queries[1])
        view.model.set_result(place, found)
    view.model.set_result(0, without_hits(result.queries[1]))
    view.model.rearrange()
    view.table.go_to(8)
    view.table.verticalScrollBar().setValue(8)
    view.settle()
    assert view.table.currentIndex().row() == 8 and view.table.shows_current()
    assert view.table.verticalScrollBar().value() == 0
    view.table.go_to(39)
    view.table.scrollToTop()
    view.settle()
    assert view.table.verticalScrollBar().value() == 0, "who looks elsewhere stays there"


def test_escape_clears_the_words(qtbot, result):
    view = on_screen(qtbot, QuerySummaryView(QueryListModel()), 240, 400)
    view.words.setText("hemo")
    qtbot.keyClick(view.words, Qt.Key.Key_Escape)
    assert view.words.text() == ""


def test_queries_without_a_significant_hit_are_counted(qtbot, result):
    view = on_screen(qtbot, QuerySummaryView(QueryListModel()), 240, 400)
    view.model.set_queries(result.plan.request.queries)
    assert view.offer()
    shown = [
        column.key for column in view.model.table.columns if column.key in ("query", "significant", "evalue")
    ]
    hidden = [view.table.isColumnHidden(section) for section in range(len(view.model.table.columns))]
    assert hidden.count(False) == len(shown) == 3, "there is no room for the best hits"
    view.model.set_result(1, without_hits(result.queries[1]))
    qtbot.waitUntil(lambda: view._count.text() == "1 of 2 queries searched")
    view.model.set_result(0, result.queries[0])
    qtbot.waitUntil(lambda: said(view) == "2 queries\n1 without a significant hit (show these)")
    with_hits, without = (query.query.identifier for query in result.queries)
    view.words.setText(without)
    assert said(view) == "1 of 2 queries\n1 of these without a significant hit (show these)"
    view.words.setText(with_hits)
    assert said(view) == "1 of 2 queries\nall of these with significant hits", "not the other one"
    view.words.clear()
    view.model.set_result(1, result.queries[1])
    qtbot.waitUntil(lambda: said(view) == "2 queries\nall with significant hits")
    view.grab()
    menu = view.columns_menu()
    best = next(action for action in menu.actions() if action.text() == "Best hit\tno room")
    assert best.isChecked() and "no room" in best.toolTip()
    best.trigger()
    best.trigger()
    assert not view.table.isColumnHidden([c.key for c in view.model.table.columns].index("best_hit"))


def test_while_results_arrive_rows_are_painted_sorted_and_counted_together(view, qtbot, result):
    """32 rows were filled beside "29 of 50 queries searched", and of a sorted list 7 stood below 0."""
    model, seen = view.model, []
    significant = [column.key for column in model.table.columns].index("significant")
    view.table.sortByColumn(significant, Qt.SortOrder.DescendingOrder)
    none = without_hits(result.queries[0])

    def look():
        numbers = model.table.values("significant")[model.visible_rows()]
        known = numbers[~np.isnan(numbers)]
        seen.append((known.size, view._count.text(), list(known) == sorted(known, reverse=True)))

    model.set_result(40, result.queries[0])
    shown = [model.data(model.index(model.model_row(40), column)) for column in (significant, 0)]
    assert not shown[0] and shown[1], "7 of 20 queries were searched by the count, and 9 rows had figures"
    model.dataChanged.connect(look)
    for some in (range(40, 60), range(60, 75)):
        for number in some:
            model.set_result(number, none if number % 3 else result.queries[number % 2])
        qtbot.waitUntil(lambda some=some: bool(seen) and seen[-1][0] == some.stop)
    assert {words for _, words, _ in seen} == {
        f"{count} of {MANY:,} queries searched" for count in (60, 75)
    }, "counted when painted"
    assert all(words.startswith(f"{count} of") and in_order for count, words, in_order in seen)


def test_the_query_chosen_stays_chosen_when_the_order_changes(view, qtbot):
    chosen = []
    view.query_chosen.connect(chosen.append)
    view.mark(3)
    length = [column.key for column in view.model.table.columns].index("query_length")
    view.table.sortByColumn(length, Qt.SortOrder.DescendingOrder)
    assert view.model.table_row(view.table.currentIndex().row()) == 3
    assert chosen == [3], "sorting chooses nothing"
    qtbot.keyClick(view.table, Qt.Key.Key_Down)
    assert chosen[-1] != 3
    assert chosen[-1] == view.model.table_row(view.table.currentIndex().row())


def test_ten_thousand_queries_are_searched_by_words(view, qtbot):
    assert view.model.rowCount() == MANY
    qtbot.keyClicks(view.words, "query77")
    assert view.model.rowCount() == len([n for n in range(MANY) if str(n).startswith("77")])
    assert view._count.text() == f"111 of {MANY:,} queries"
    qtbot.keyClick(view.words, Qt.Key.Key_Return)
    assert view.table.hasFocus()
    assert view.model.table_row(view.table.currentIndex().row()) == 77
    view.words.clear()
    assert view.model.rowCount() == MANY
    assert view.model.table_row(view.table.currentIndex().row()) == 77


def test_a_query_listed_stands_in_for_the_one_that_words_leave_out(view, qtbot):
    """The hits of a query that was not in the list stood beside it."""
    view.mark(30)
    chosen = []
    view.query_chosen.connect(chosen.append)

    def current():
        return view.model.table_row(view.table.currentIndex().row())

    view.words.setText("query77")
    assert current() == 77 and chosen == [77], "the first that is listed"
    view.words.setText("query770")
    assert current() == 770
    view.words.setText("matches nothing")
    assert not view.table.selectionModel().hasSelection()
    view.words.clear()
    assert current() == 30 and chosen[-1] == 30
    assert [index.row() for index in view.table.selectionModel().selectedRows()] == [30]
    assert view.table.visualRect(view.table.currentIndex()).intersects(view.table.viewport().rect())
    view.words.setText("query77")
    qtbot.keyClick(view.table, Qt.Key.Key_Down)
    assert current() == 770
    view.words.clear()
    assert current() == 770, "one that somebody chose meanwhile stays"


def test_return_leads_to_the_hits(view, qtbot):
    view.mark(0)
    with qtbot.waitSignal(view.hits_wanted):
        qtbot.keyClick(view.table, Qt.Key.Key_Return)


def test_new_results_are_sorted_in(view, result, qtbot):
    hits = [column.key for column in view.model.table.columns].index("hits")
    view.table.sortByColumn(hits, Qt.SortOrder.DescendingOrder)
    before = view.model.model_row(5_000)
    view.model.set_result(5_000, result.queries[0])
    qtbot.waitUntil(lambda: view.model.model_row(5_000) < before)
    assert view.model.model_row(5_000) <= 41


def test_the_end_of_a_search_is_told_once_with_the_last_results_in_order(view, result, qtbot):
    """What had changed was told of first, then all of it; rows sorted by status stood as before the end."""
    model, told = view.model, []
    status = [column.key for column in model.table.columns].index("status")
    view.table.sortByColumn(status, Qt.SortOrder.AscendingOrder)
    model.set_result(5_000, result.queries[0])
    model.dataChanged.connect(lambda first, last, *_: told.append((first.row(), last.row())))
    model.end()
    assert told == [(0, MANY - 1)]
    cells = [model.index(row, status).data() for row in range(MANY)]
    assert cells[:41] == [DONE] * 41 and set(cells[41:]) == {NOT_COMPARED}
    qtbot.settle()
    assert len(told) == 1, "nothing is left for the next beat"


def test_names_share_the_width_that_the_numbers_leave(view):
    header = view.table.horizontalHeader()
    narrow = header.sectionSize(0)
    view.resize(1_400, 400)
    assert header.sectionSize(0) > narrow
    assert abs(header.length() - view.table.viewport().width()) <= 2
    header.resizeSection(0, 100)
    view.resize(1_200, 400)
    assert header.sectionSize(0) == 100, "a width set by hand stays"
    state = view.table.save_columns()
    header.resizeSection(0, 300)
    assert view.table.restore_columns(state)
    assert header.sectionSize(0) == 100


def test_sorting_sets_no_width(view):
    """It counted as setting one by hand: with the scroll bar of more queries the last column was cut."""
    header = view.table.horizontalHeader()
    view.table.sortByColumn(0, Qt.SortOrder.DescendingOrder)
    view.table.sortByColumn(0, Qt.SortOrder.AscendingOrder)
    for width in (1_400, 300, 252):
        view.resize(width, 400)
        assert abs(header.length() - view.table.viewport().width()) <= 2, width


def test_the_table_is_copied_as_it_is_on_the_screen(view):
    view.words.setText("query39")
    view.table.copy()
    lines = QGuiApplication.clipboard().text().splitlines()
    assert lines[0].split("\t")[0] == "Query"
    assert len(lines) == 1 + view.model.rowCount()
    assert lines[1].split("\t")[1] == DONE


def test_few_queries_need_no_search_line(qtbot, result):
    model = QueryListModel()
    view = QuerySummaryView(model)
    qtbot.addWidget(view)
    model.set_queries(result.plan.request.queries)
    assert view.offer() > 0
    view.show()
    assert not view.words.isVisible()
    model.set_queries(result.plan.request.queries[:1])
    assert view.offer() == 0
    assert not view.isVisible()


def test_the_current_query_stays_in_sight_in_less_room(view, qtbot):
    table = view.table
    table.go_to(12)
    assert table.viewport().rect().intersects(table.visualRect(table.currentIndex()))
    table.horizontalScrollBar().setValue(30)
    aside = table.horizontalScrollBar().value()
    view.setMinimumHeight(0)
    view.resize(700, 160)
    qtbot.settle()
    assert table.viewport().rect().contains(table.visualRect(table.currentIndex()).center())
    assert table.horizontalScrollBar().value() == aside
    table.go_to(39)
    table.verticalScrollBar().setValue(0)
    view.resize(700, 300)
    qtbot.settle()
    assert table.verticalScrollBar().value() == 0, "one scrolled away from is let be"


def test_the_list_stays_where_it_is_when_the_search_ends(open_window, qtbot, small, tmp_path):
    """How many queries found nothing took a second line, and the list below it moved."""
    records = sample_database().read_text().split(">")[1:41]
    alone = "".join(f">lonely{number}\nMKV\n" for number in range(20))
    queries = tmp_path / "many.fasta"
    queries.write_text("".join(f">{record}" for record in records) + alone)
    window = open_window((queries, small))
    window.resize(1278, 763)
    form, table = window.form, window.page.query_list
    qtbot.waitUntil(lambda: not form.problem and form.database.database is not None)
    window.search()
    qtbot.waitUntil(table.isVisible)
    qtbot.settle()
    place = table.geometry()
    qtbot.waitUntil(lambda: not window.controller.state.busy)
    qtbot.settle()
    said = window.page.query_summary.findChild(QLabel)
    qtbot.waitUntil(lambda: "without a significant hit" in said.text())
    qtbot.settle()
    assert said.height() >= said.heightForWidth(said.width())
    assert table.geometry() == place
    assert table.verticalScrollBar().isVisible() and table.horizontalScrollBar().maximum() == 0


def test_queries_of_the_same_name_are_told_apart(model):
    """Two rows were the same, whichever was chosen."""
    model.set_queries(parse(b">a one\nMKV\n>b\nMKV\n>a one\nMKVLL\n", "x", bare=True)[0])
    names = [model.index(row, 0).data() for row in range(3)]
    assert names == ["no. 1 · a one", "b", "no. 3 · a one"]
    spoken = model.index(2, 0).data(Qt.ItemDataRole.AccessibleTextRole)
    assert spoken.endswith("no. 3")
    tip = model.index(2, 0).data(Qt.ItemDataRole.ToolTipRole)
    assert "a one" in tip and "Query 3 of 3 · 5 residues" in tip


def test_names_of_queries_lose_their_end(view):
    """Those of ADH1A_HUMAN and ADH1B_HUMAN were both ADH1…UMAN."""
    cell, option = view.model.index(0, 0), QStyleOptionViewItem()
    assert view.model.table.columns[0].key == "query"
    view.table.initViewItemOption(option)
    view.table.itemDelegateForIndex(cell).initStyleOption(option, cell)
    assert option.textElideMode is Qt.TextElideMode.ElideRight


def test_a_query_without_hits_is_the_weakest_and_says_so(model, result, qtbot):
    """Sorted by E-value, weakest first, it came last, below the strongest, with an empty cell."""
    sections = {column.key: section for section, column in enumerate(model.table.columns)}
    assert row(model, 1)["evalue"] == "", "it was not searched yet"
    with qtbot.waitSignal(model.dataChanged):
        model.set_result(0, result.queries[0])
        model.set_result(1, without_hits(result.queries[1]))
    assert row(model, 1)["evalue"] == "no hits" and model.table.value("evalue", 1) is None
    up, down = Qt.SortOrder.AscendingOrder, Qt.SortOrder.DescendingOrder
    for key, weakest_first, best_first in (("evalue", down, up), ("score", up, down)):
        model.sort(sections[key], weakest_first)
        assert model.visible_rows().tolist() == [1, 0], key
        model.sort(sections[key], best_first)
        assert model.visible_rows().tolist() == [0, 1], key
