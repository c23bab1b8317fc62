"""The hits' view, driven as a person would: keys, clicks, typing."""

from __future__ import annotations

import itertools
from copy import copy
from dataclasses import replace

import numpy as np
import pytest
from PySide6.QtCore import QByteArray, QEvent, QItemSelectionModel, QObject, QPoint, QRect, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QStyle, QTableView, QToolButton, QWidget

from swathe.core.export import cells
from swathe.core.export.values import exact_evalue
from swathe.core.results.columns import Kind
from swathe.core.results.filters import Condition, Filter, Operator
from swathe.core.results.hits import COLUMNS, HitTable
from swathe.core.statistics.conclusion import LONGEST, OPEN
from swathe.gui.results.hits import rows
from swathe.gui.results.hits import table as hit_table
from swathe.gui.results.hits.column_chooser import GROUPS, group_of
from swathe.gui.results.hits.model import EVALUE
from swathe.gui.results.hits.table import HitTableView
from swathe.gui.results.hits.view import HitsView
from swathe.gui.widgets.outlined_boxes import OutlinedBoxes
from swathe.gui.widgets.theme import SPACE, Colours, apply_colour_scheme, contrast
from tests.gui.on_screen import on_screen
from tests.gui.results_fixtures import align_rows, search, without_hits

COLUMN = {column.key: section for section, column in enumerate(COLUMNS)}
USUAL = [
    *("ticked", "subject", "description", "organism", "evalue", "verdict", "bits", "score"),
    *("identity", "query_coverage", "subject_length"),
]


@pytest.fixture
def result():
    return search().queries[0]


@pytest.fixture
def view(qtbot):
    return on_screen(qtbot, HitsView(), 1000, 500)


@pytest.fixture
def filled(view, result):
    view.show_result(result, 10.0)
    return view


def field_of(bar, name):
    return bar.text if name == "text" else getattr(bar.bounds, name)


def click_title(view, qtbot, key):
    header = view.table.horizontalHeader()
    place = header.sectionViewportPosition(COLUMN[key]) + 12
    qtbot.mouseClick(
        header.viewport(), Qt.MouseButton.LeftButton, pos=header.viewport().rect().topLeft() + _at(place)
    )


def _at(x):
    return QPoint(x, 8)


def test_says_what_to_do_before_a_search_and_while_it_runs(view):
    assert "No search yet" in view.message.text()
    assert "Ctrl+Return" in view.message.text()
    assert view.message.isVisible()
    assert not view.export_action.isEnabled()
    view.show_running("")
    assert "Searching" in view.message.text()
    assert not view.table.isVisible()


def test_says_what_to_do_when_nothing_was_found(view, result):
    view.show_result(without_hits(result), 0.001)
    assert "No hits with E ≤ 0.001" in view.message.text()
    assert "Raise the E-value bound" in view.message.text()
    assert not view.export_action.isEnabled()
    assert view.current_hit_row() == -1


def test_first_hit_is_current_and_arrows_walk_on(filled, qtbot):
    assert filled.current_hit_row() == 0
    seen = []
    filled.current_hit_changed.connect(seen.append)
    filled.table.setFocus()
    qtbot.keyClick(filled.table, Qt.Key.Key_Down)
    qtbot.keyClick(filled.table, Qt.Key.Key_Down)
    qtbot.keyClick(filled.table, Qt.Key.Key_Up)
    assert seen == [1, 2, 1]


def test_another_result_starts_at_its_first_hit_again(filled, result, qtbot):
    filled.table.go_to(3)
    with qtbot.waitSignal(filled.current_hit_changed) as signal:
        filled.show_result(search().queries[1], 10.0)
    assert signal.args == [0]


def test_clicking_titles_sorts_and_a_third_click_ends_it(filled, result, qtbot):
    click_title(filled, qtbot, "score")
    header = filled.table.horizontalHeader()
    assert header.sortIndicatorOrder() == Qt.SortOrder.DescendingOrder
    assert (np.diff(result.hits.scores[filled.model.visible_rows()]) <= 0).all()
    click_title(filled, qtbot, "score")
    assert (np.diff(result.hits.scores[filled.model.visible_rows()]) >= 0).all()
    assert filled.current_hit_row() == 0, "the hit stays chosen wherever it moves"
    assert filled.table.currentIndex().row() == filled.model.model_row(0)
    click_title(filled, qtbot, "score")
    assert header.sortIndicatorSection() == -1
    assert filled.model.visible_rows().tolist() == list(range(len(result.hits)))


def test_the_hit_looked_at_stays_in_sight_when_the_table_becomes_smaller(filled):
    table = filled.table
    last = table.places_looked_at()[-2]
    table.go_to(last)
    filled.resize(filled.width(), filled.height() - 5 * table.rowHeight(0))
    QApplication.processEvents()
    assert table.rowViewportPosition(last) + table.rowHeight(last) <= table.viewport().height()


def test_typing_filters_and_counts(filled, result, qtbot):
    word = result.hits.text("organism", 0).split()[0]
    expected = [row for row in range(len(result.hits)) if word.lower() in result.hits.header(row).lower()]
    assert 0 < len(expected) < len(result.hits)
    qtbot.keyClicks(filled.filter_bar.text, word)
    qtbot.waitUntil(lambda: filled.model.visible_rows().tolist() == expected)
    assert f"{len(expected):,} of {len(result.hits):,} hits shown" in filled.count_text()
    qtbot.mouseClick(filled.filter_bar.clear_button, Qt.MouseButton.LeftButton)
    assert filled.model.rowCount() == len(result.hits)
    assert filled.count_text() == f"{len(result.hits):,} hits shown"
    assert not filled.filter_bar.clear_button.isEnabled()


@pytest.mark.parametrize(
    ("field", "typed", "expected"),
    [
        ("evalue", "1e-20", Filter(max_evalue=1e-20)),
        ("identity", "40", Filter(min_identity=40.0)),
        ("identity", "40 %", Filter(min_identity=40.0)),
        ("evalue", "0,001", Filter(max_evalue=0.001)),
        ("identity", "30,5", Filter(min_identity=30.5)),
        ("coverage", "30,5 %", Filter(min_query_coverage=30.5)),
        ("coverage", "62.5", Filter(min_query_coverage=62.5)),
        ("score", "1,200", Filter(min_score=1200)),
        ("text", "  alcohol ", Filter(text="alcohol")),
    ],
)
def test_each_field_sets_its_condition(filled, qtbot, field, typed, expected):
    with qtbot.waitSignal(filled.filter_bar.filter_changed) as signal:
        qtbot.keyClicks(field_of(filled.filter_bar, field), typed)
    assert signal.args == [expected]


@pytest.mark.parametrize(
    ("field", "typed", "said"),
    [
        ("evalue", "abc", "above 0"),
        ("evalue", "0", "above 0"),
        ("evalue", "-1", "above 0"),
        ("evalue", "nan", "above 0"),
        ("evalue", "5 %", "above 0"),
        ("evalue", "1,234", "“1,234” can mean 1.234 or 1234. Write 1.234 or 1234."),
        ("identity", "101", "from 0 to 100"),
        ("coverage", "x", "from 0 to 100"),
        ("score", "1.5", "whole number"),
    ],
)
def test_what_cannot_be_read_is_said_and_not_applied(filled, result, qtbot, field, typed, said):
    line = field_of(filled.filter_bar, field)
    qtbot.keyClicks(line, typed)
    qtbot.waitUntil(lambda: said in filled.filter_bar._problem.text())
    assert filled.filter_bar._problem.isVisible()
    assert filled.filter_bar._problem.text().endswith("This bound is not applied.")
    assert said in line.accessibleDescription()
    assert "not applied" in line.toolTip()
    assert filled.model.rowCount() == len(result.hits)
    line.clear()
    qtbot.waitUntil(lambda: not filled.filter_bar._problem.isVisible())
    assert line.accessibleDescription() == ""


def test_a_bound_that_becomes_unreadable_acts_no_longer_while_the_others_do(filled, qtbot):
    """The former bound acted on under a text that it was not."""
    bounds = filled.filter_bar.bounds
    qtbot.keyClicks(bounds.score, "300")
    qtbot.keyClicks(bounds.evalue, "1e-20")
    qtbot.waitUntil(lambda: filled.filter_bar.filter == Filter(min_score=300, max_evalue=1e-20))
    qtbot.keyClicks(bounds.evalue, "x")
    qtbot.waitUntil(lambda: filled.filter_bar.filter == Filter(min_score=300))
    assert filled.filter_bar._problem.isVisible()
    qtbot.keyClick(bounds.evalue, Qt.Key.Key_Backspace)
    qtbot.waitUntil(lambda: filled.filter_bar.filter == Filter(min_score=300, max_evalue=1e-20))
    assert not filled.filter_bar._problem.isVisible()
    assert bounds.evalue.toolTip() == bounds.evalue.accessibleName()


def test_what_cannot_be_read_is_framed_and_its_text_whole(filled, qtbot):
    """A sign stood over the number: of 30,5 one saw ",5"."""
    field = filled.filter_bar.bounds.coverage
    warning = Colours.of(field.palette()).warning.rgb()

    def edge():
        return field.grab().toImage().pixel(0, field.height() // 2)

    assert edge() != warning
    qtbot.keyClicks(field, "abc")
    filled.filter_bar.apply()
    assert edge() == warning
    assert not field.actions()


@pytest.mark.parametrize(
    ("field", "typed", "shown"),
    [
        ("evalue", "0,001", "0.001"),
        ("coverage", "30,5 %", "30.5"),
        ("score", "1,200", "1200"),
        ("evalue", "x", "x"),
    ],
)
def test_a_field_shows_what_was_read_once_editing_is_finished(filled, qtbot, field, typed, shown):
    line = field_of(filled.filter_bar, field)
    qtbot.keyClicks(line, typed)
    assert line.text() == typed
    qtbot.keyClick(line, Qt.Key.Key_Return)
    assert line.text() == shown


def test_nothing_left_offers_to_clear_the_filter(filled, result, qtbot):
    filled.filter_bar.text.setText("zzzz")
    qtbot.waitUntil(lambda: filled.message.isVisible())
    assert "No hit meets the filter" in filled.message.text()
    assert filled.current_hit_row() == -1
    qtbot.mouseClick(filled.message._action, Qt.MouseButton.LeftButton)
    assert filled.table.isVisible()
    assert filled.model.rowCount() == len(result.hits)
    assert filled.current_hit_row() == 0


@pytest.mark.parametrize("chosen", [0, 4])
def test_after_a_filter_that_left_nothing_the_hit_chosen_before_is_selected(filled, qtbot, chosen):
    """No row was, and a cell without words had the focus."""
    filled.activateWindow()
    filled.table.go_to(chosen)
    for words in ("zzzz", "zzzzz"):
        filled.filter_bar.text.setText(words)
        filled.filter_bar.apply()
    assert "No hit meets the filter" in filled.message.text()
    assert "not groups such as bacteria" in filled.message.text() and "Lineage" in filled.message.text()
    filled.message._action.setFocus()
    qtbot.keyClick(filled.message._action, Qt.Key.Key_Space)
    assert filled.current_hit_row() == chosen
    assert filled.selected_hit_rows() == [chosen]
    assert filled.table.currentIndex().column() == COLUMN["subject"]


def test_several_words_that_leave_nothing_are_said_to_be_needed_all(filled):
    """Who typed "arabidopsis or yeast" read what headers are like, and not that the three must be in one."""
    filled.filter_bar.text.setText("arabidopsis or zzzz")
    filled.filter_bar.apply()
    assert "A header must contain every word: arabidopsis, or, zzzz." in filled.message.text()
    filled.filter_bar.text.setText("zzzz")
    filled.filter_bar.apply()
    assert "every word" not in filled.message.text()


def test_the_part_of_the_filter_that_leaves_nothing_is_named_and_can_be_removed(filled, result, qtbot):
    """It spoke of words in headers where the organism of a condition was misspelt."""
    bar, message = filled.filter_bar, filled.message
    filled.marking.tick([0, 2, 3])
    misspelt = Condition.read("organism", Operator.IS, "Homo sapeins")
    words = Filter(text="receptor", min_score=40)
    bar.show_filter(words)
    left = filled.model.rowCount()
    assert 1 < left < len(result.hits)
    bar.add_condition(misspelt)
    said = message.text()
    assert f"{len(result.hits)} hits are hidden, 3 of them ticked." in said
    assert f"Without “Organism is Homo sapeins”, {left} hits would be shown." in said
    assert "header" not in said.lower()
    assert message._action.text() == "Remove “Organism is Homo sa…”"
    qtbot.mouseClick(message._action, Qt.MouseButton.LeftButton)
    assert bar.filter == words and bar.text.text() == "receptor" and filled.model.rowCount() == left
    bar.show_filter(Filter(text="zzzz", min_score=40))
    assert "Without “header contains zzzz”, " in message.text()
    assert "not groups such as bacteria" in message.text()
    bar.show_filter(Filter(text="zzzz", conditions=(misspelt,)))
    assert "No hit meets “header contains zzzz”. No hit meets “Organism is Homo sapeins”." in message.text()
    assert message._action.text() == "Clear filter" and not message._other.isVisible()
    above, below = (result.hits.scores >= 201).sum(), (result.hits.scores <= 199).sum()
    one, two = (
        Condition.read("score", Operator.AT_LEAST, "201"),
        Condition.read("score", Operator.AT_MOST, "199"),
    )
    bar.show_filter(Filter(conditions=(one, two)))
    assert (
        f"Without “Score ≥ 201”, {below} hits would be shown; without “Score ≤ 199”, {above}."
        in message.text()
    )
    assert message._action.text() == f"Remove “{(two if above > below else one).words}”", "the most are left"
    qtbot.mouseClick(message._other, Qt.MouseButton.LeftButton)
    assert bar.filter == Filter()


def test_the_hit_chosen_stays_in_sight_when_the_filter_is_cleared_or_changed(filled, result, qtbot):
    """After the few hits left had been sorted, the table began at its top, and the hit was out of sight."""
    filled.resize(filled.width(), 300)
    bar, table = filled.filter_bar, filled.table
    weakest = len(result.hits) - 1
    bar.show_filter(Filter(max_evalue=10.0, conditions=(Condition.read("score", Operator.AT_MOST, "60"),)))
    assert 1 < filled.model.rowCount() < 15
    table.go_to(filled.model.model_row(weakest))
    table.sortByColumn(COLUMN["score"], Qt.SortOrder.DescendingOrder)
    bar.clear_button.click()
    qtbot.settle()
    assert filled.current_hit_row() == weakest
    assert filled.model.model_row(weakest) in table.places_looked_at()
    table.scrollToTop()
    bar.show_filter(Filter(min_score=1))
    qtbot.settle()
    assert filled.model.model_row(weakest) in table.places_looked_at()


def test_what_words_were_looked_for_in_is_not_said_of_other_filters(filled):
    filled.filter_bar.show_filter(Filter(min_score=1_000_000))
    assert "No hit meets the filter" in filled.message.text()
    assert "header" not in filled.message.text().lower()
    assert "header" in filled.filter_bar.text.toolTip()


def test_ctrl_f_goes_to_the_filter(filled, qtbot):
    filled.activateWindow()
    filled.table.setFocus()
    qtbot.waitUntil(filled.table.hasFocus)
    qtbot.keyClick(filled.table, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert filled.filter_bar.text.hasFocus()


def test_return_leads_from_the_words_of_the_filter_to_the_hits_they_leave(filled, qtbot):
    words = filled.filter_bar.text
    words.setFocus()
    qtbot.keyClicks(words, "zzzz")
    qtbot.keyClick(words, Qt.Key.Key_Return)
    assert words.hasFocus(), "there is no hit to go to"
    words.clear()
    qtbot.keyClicks(words, "receptor")
    qtbot.keyClick(words, Qt.Key.Key_Return)
    assert filled.table.hasFocus()
    headers = [filled.model.table.header(row) for row in filled.model.visible_rows()]
    assert headers and all("receptor" in header for header in headers), "the filter holds at once"


def test_narrow_windows_put_the_bounds_below(filled, qtbot):
    wide = filled.filter_bar.height()
    filled.resize(filled.minimumSizeHint().width(), 500)
    qtbot.waitUntil(lambda: filled.filter_bar.height() > 1.5 * wide)
    assert filled.width() < 500
    filled.filter_bar.text.setText("kinase")
    sign = filled.filter_bar.clear_button
    assert sign.visibleRegion().boundingRect() == sign.rect()


def test_asks_first_for_what_is_looked_at(filled, result, qtbot):
    with qtbot.waitSignal(filled.alignments_wanted) as signal:
        filled.table.go_to(3)
    wanted = signal.args[0]
    looked_at = [filled.model.hit_row(place) for place in filled.table.places_looked_at()]
    assert wanted[0] == 3
    assert sorted(wanted) == sorted(looked_at)
    assert len(wanted) < len(result.hits)


def test_sorted_by_a_title_the_table_begins_at_its_top(filled, result, qtbot):
    """It went to the hit looked at, and on with it while alignments came: what is highest was above."""
    table, bar = filled.table, filled.table.verticalScrollBar()
    table.go_to(len(result.hits) - 1)
    assert bar.value() > 0
    table.sortByColumn(COLUMN["identity"], Qt.SortOrder.DescendingOrder)
    chosen = [len(result.hits) - 1]
    assert bar.value() == 0 and filled.selected_hit_rows() == chosen
    align_rows(search().plan, result, range(len(result.hits)))
    filled.alignments_arrived(list(range(len(result.hits))))
    identity = result.hits.numbers("identity")
    qtbot.waitUntil(lambda: bool((np.diff(identity[filled.model.visible_rows()]) <= 0).all()))
    assert bar.value() == 0 and filled.selected_hit_rows() == chosen


def test_sorting_by_identity_asks_for_everything_and_settles_as_it_comes(filled, result, qtbot):
    wanted = []
    filled.alignments_wanted.connect(wanted.append)
    filled.table.sortByColumn(COLUMN["identity"], Qt.SortOrder.DescendingOrder)
    qtbot.waitUntil(lambda: bool(wanted) and len(wanted[-1]) == len(result.hits))
    assert sorted(wanted[-1]) == list(range(len(result.hits)))
    assert f"{len(result.hits)} to go" in filled.count_text()
    plan = search().plan
    align_rows(plan, result, wanted[-1])
    filled.alignments_arrived(wanted[-1])
    identity = result.hits.numbers("identity")
    qtbot.waitUntil(lambda: bool((np.diff(identity[filled.model.visible_rows()]) <= 0).all()))
    assert "to go" not in filled.count_text()


def test_a_hit_that_cannot_be_aligned_is_not_asked_for_again(filled, result, qtbot):
    filled.alignment_failed(2)
    with qtbot.waitSignal(filled.alignments_wanted) as signal:
        filled.table.sortByColumn(COLUMN["gaps"], Qt.SortOrder.DescendingOrder)
    assert sorted(signal.args[0]) == [row for row in range(len(result.hits)) if row != 2]


def test_without_alignment_columns_only_the_current_hit_is_asked_for(view, result, qtbot):
    for section in view.table.visible_columns():
        if COLUMNS[section].needs_alignment:
            view.table.chooser.choose(section, False)
    with qtbot.waitSignal(view.alignments_wanted) as signal:
        view.show_result(result, 10.0)
    assert signal.args[0] == [0]


def test_copies_selected_rows_with_the_values_of_files(filled, result, qtbot):
    filled.table.sortByColumn(COLUMN["subject_length"], Qt.SortOrder.DescendingOrder)
    filled.table.go_to(1)
    filled.table.setFocus()
    qtbot.keyClick(filled.table, Qt.Key.Key_Down, Qt.KeyboardModifier.ShiftModifier)
    rows = filled.model.visible_rows()[1:3].tolist()
    assert filled.selected_hit_rows() == rows
    with qtbot.waitSignal(filled.copied) as told:
        qtbot.keyClick(filled.table, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert told.args == ["2 selected hits"]
    lines = QGuiApplication.clipboard().text().rstrip("\n").split("\n")
    shown = [COLUMNS[section] for section in filled.table.visible_columns() if section != COLUMN["ticked"]]
    assert {column.key for column in shown} == {c.key for c in COLUMNS if c.shown} - {"ticked"}
    assert lines[0].split("\t") == [column.title for column in shown]
    assert [line.split("\t") for line in lines[1:]] == [
        [
            exact_evalue(result.hits.number(column.key, row))
            if column.kind is Kind.EVALUE
            else str(result.hits.value(column.key, row) or "")
            for column in shown
        ]
        for row in rows
    ]


def test_what_is_copied_beside_ticked_hits_is_said(filled, qtbot):
    """Ctrl+C took the current hit where Ctrl+E began at three ticked ones, without a word."""
    filled.table.go_to(5)
    filled.model.table.marks.tick(np.arange(3))
    with qtbot.waitSignal(filled.copied) as told:
        filled.table.setFocus()
        qtbot.keyClick(filled.table, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert told.args == ["1 selected hit, not the 3 ticked ones (Ctrl+E exports these)"]
    filled.model.table.marks.tick(np.arange(3), False)


def test_copied_numbers_are_those_of_a_spreadsheet(view, result, qtbot):
    """An E-value of 2.4e-259 was copied as 0.0, and a score with a comma for the thousands."""
    hits = result.hits
    hits.log10_evalues, hits.scores = hits.log10_evalues.copy(), np.full_like(hits.scores, 1_957)
    hits.log10_evalues[:2] = -258.6, -400.25
    view.show_result(result, 10.0)
    tips = [view.model.index(row, EVALUE).data(Qt.ItemDataRole.ToolTipRole) for row in (0, len(hits) - 1)]
    assert ["ordered by their E-values in full, then by score" in tip for tip in tips] == [True, False]
    view.table.selectAll()
    view.table.setFocus()
    qtbot.keyClick(view.table, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    titles, *rows = (line.split("\t") for line in QGuiApplication.clipboard().text().splitlines())
    evalues = [row[titles.index("E-value")] for row in rows[:2]]
    assert float(evalues[0]) == pytest.approx(10**-258.6) and evalues[1].endswith("e-401")
    assert {row[titles.index("Score")] for row in rows} == {"1957"}


def test_copied_cells_are_no_formulas(view, result, qtbot, monkeypatch):
    monkeypatch.setattr(cells, "headers_of", lambda *_: [b"=1+1 @SUM(A1) OS=-Homo"])
    view.show_result(result, 10.0)
    view.table.setFocus()
    qtbot.keyClick(view.table, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    titles, copied = (line.split("\t") for line in QGuiApplication.clipboard().text().splitlines())
    row = dict(zip(titles, copied, strict=True))
    assert (row["Subject"], row["Description"]) == ("'=1+1", "'@SUM(A1) OS=-Homo")
    assert row["Organism"] == "'-Homo"
    assert row["Score"] == str(result.hits.value("score", 0))


def test_ctrl_a_selects_every_row(filled, result, qtbot):
    filled.table.setFocus()
    qtbot.keyClick(filled.table, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    assert filled.selected_hit_rows() == list(range(len(result.hits)))


def test_columns_are_chosen_moved_and_come_back(filled, qtbot):
    filled.resize(1300, 500)
    header = filled.table.horizontalHeader()
    filled.table.chooser.choose(COLUMN["bits"], False)
    filled.table.chooser.choose(COLUMN["cigar"], True)
    header.moveSection(header.visualIndex(COLUMN["organism"]), 0)
    header.resizeSection(COLUMN["score"], 123)
    filled.table.sortByColumn(COLUMN["score"], Qt.SortOrder.AscendingOrder)
    columns = filled.table.visible_columns()
    assert COLUMN["cigar"] in columns
    assert COLUMN["bits"] not in columns
    assert columns[0] == COLUMN["organism"]
    other = HitsView()
    qtbot.addWidget(other)
    assert other.restore_state(filled.save_state())
    assert other.table.visible_columns() == columns
    assert other.table.horizontalHeader().sectionSize(COLUMN["score"]) == 123
    ticked = [section for section in range(len(COLUMNS)) if other.table.chooser.is_chosen(section)]
    assert ticked == sorted(columns)
    other.table.chooser.usual_button.click()
    assert [COLUMNS[section].key for section in other.table.visible_columns()] == USUAL


def test_the_tip_of_the_column_of_verdicts_is_read_at_a_glance(filled):
    """It was eleven dense lines, which covered the table."""
    tip = filled.model.headerData(COLUMN["verdict"], Qt.Orientation.Horizontal, Qt.ItemDataRole.ToolTipRole)
    assert len(tip.splitlines()) <= 5
    assert all(f"{word}: " in tip for word in ("Convincing", "Suggestive", "Not convincing", "By test"))


def test_every_search_has_verdicts_beside_evalues(filled, result, qtbot):
    """Of a plain search people looked for the column that a table of rounds had, and found none."""
    table = filled.table
    for width in (1200, 930):  # what 1,280 and 1,000 pixels leave
        filled.resize(width, 500)
        qtbot.settle()
        shown = [COLUMNS[section].key for section in table.visible_columns()]
        assert shown[shown.index("evalue") + 1] == "verdict"
        assert {"subject", "description", "organism", "score", "identity", "query_coverage"} <= {*shown}
        assert not table.horizontalScrollBar().maximum()
    words = {LONGEST, OPEN, *(result.hits.brief("verdict", row) for row in range(len(result.hits)))}
    longest = max(map(table.fontMetrics().horizontalAdvance, words))
    seen = []
    for width in range(1200, 510, -10):
        filled.resize(width, 500)
        qtbot.settle()
        assert table.columnWidth(COLUMN["verdict"]) > longest + 4, "Not convincing by t…"
        shown = {COLUMNS[section].key for section in table.visible_columns()}
        assert {"subject", "description", "evalue", "verdict", "score"} <= shown, width
        assert not table.horizontalScrollBar().maximum()
        seen.append([key for key in ("organism", "identity") if key in shown])
    assert sorted(seen, key=len, reverse=True) == seen, "what went came back in less room"
    assert [] in seen and ["identity"] in seen and ["organism"] not in seen
    filled.resize(480, 500)
    qtbot.settle()
    least = [COLUMNS[section].key for section in table.visible_columns()]
    assert "verdict" not in least and {"evalue", "score"} <= {*least}
    assert COLUMN["verdict"] in table.columns_without_room()
    filled.resize(1200, 500)
    table.chooser.choose(COLUMN["verdict"], False)
    other = HitsView()
    qtbot.addWidget(other)
    assert other.restore_state(filled.save_state())
    assert COLUMN["verdict"] not in (*table.visible_columns(), *other.table.visible_columns()), (
        "it was hidden"
    )


@pytest.mark.parametrize("damage", [b"", b"nonsense", b"\0\0\0\1\0\0\0\2ab", b"\xff" * 300])
def test_damaged_state_leaves_the_usual_columns(view, damage):
    view.resize(1300, 500)
    assert not view.restore_state(QByteArray(damage))
    assert [COLUMNS[section].key for section in view.table.visible_columns()] == USUAL


def test_columns_give_way_before_names_are_cut(filled, qtbot):
    """Where the least of every column just fitted, names were "ADH1A_HUM…" beside columns to spare."""
    table = filled.table

    def sign():
        return filled.columns_button.icon().pixmap(24).toImage()

    filled.resize(1400, 500)
    QApplication.processEvents()
    whole, usual = table.columnWidth(COLUMN["subject"]), sign()
    assert table.columns_without_room() == []
    for width in range(1000, 500, -4):
        filled.resize(width, 500)
        QApplication.processEvents()
        if COLUMN["subject_length"] in table.visible_columns():
            assert table.columnWidth(COLUMN["subject"]) >= whole, width
    assert COLUMN["subject_length"] in table.columns_without_room()
    assert sign() != usual, "the button has a dot"


@pytest.mark.parametrize(
    "condition",
    [
        Condition.read("subject_length", Operator.AT_LEAST, "1"),
        Condition.read("organism", Operator.CONTAINS, "a"),
        Condition.read("query_coverage", Operator.AT_LEAST, "0"),
    ],
)
@pytest.mark.parametrize("width", [520, 640])
def test_a_column_filtered_by_is_in_sight_before_others(filled, qtbot, width, condition):
    """With large letters what hits were chosen by, their lengths or organisms, was not to be seen."""
    filled.resize(width, 500)
    qtbot.settle()
    table, section = filled.table, COLUMN[condition.column]
    before = table.visible_columns()
    assert section in table.columns_without_room()
    filled.filter_bar.narrow(condition)
    assert {COLUMN["subject"], EVALUE, section} <= in_sight(table)
    filled.filter_bar.clear()
    assert table.visible_columns() == before


def in_sight(table):
    """Return the columns that are whole in sight."""
    header, sight = table.horizontalHeader(), table.viewport().width()
    return {
        section
        for section in table.visible_columns()
        if header.sectionViewportPosition(section) + header.sectionSize(section) <= sight
    }


def test_the_last_column_cannot_be_taken_away(view):
    for section in view.table.visible_columns():
        if section != COLUMN["score"]:
            view.table.chooser.choose(section, False)
    assert view.table.visible_columns() == [COLUMN["score"]]
    view.table.chooser.choose(COLUMN["score"], False)
    assert view.table.visible_columns() == [COLUMN["score"]]


@pytest.mark.qt_log_ignore("does not support (raise|grabbing|propagate)", extend=True)
def test_the_columns_are_offered_anew_and_lead_back_to_the_table(filled, qtbot):
    """The words of last time stayed, and after Esc F2 and the space bar went to the button."""
    chooser, menu = filled.table.chooser, filled.table.columns_menu
    filled.columns_button.setFocus()
    chooser.words.setText("taxonomy")
    menu.popup(QPoint())
    assert chooser.words.text() == "" and len(chooser.listed()) > 20
    chooser.words.setText("subject length")
    assert COLUMN["subject_length"] in chooser.listed(), "by its whole title, too"
    (item,) = chooser.list.findItems("Length", Qt.MatchFlag.MatchExactly | Qt.MatchFlag.MatchRecursive)
    assert item is not None, "as the table has it"
    menu.close()
    qtbot.waitUntil(filled.table.hasFocus)


def test_columns_are_found_by_words_in_their_groups(filled, result, qtbot):
    chooser = filled.table.chooser
    tests = [COLUMNS[one].key for one in chooser.listed() if group_of(COLUMNS[one]) == "Significance test"]
    assert tests == ["verdict"], "no hit was permuted: there is nothing else to list of that"
    assert {group_of(COLUMNS[COLUMN[key]]) for key in ("lineage", "database")} == {"The hit"}
    chooser.words.setText("taxonomy")
    assert chooser.listed() == [COLUMN["taxon"], COLUMN["lineage"]]
    chooser.words.setText("number taxonomy")
    assert chooser.listed() == [COLUMN["taxon"]]
    qtbot.keyClick(chooser.words, Qt.Key.Key_Return)
    qtbot.keyClick(chooser.list, Qt.Key.Key_Space)
    assert COLUMN["taxon"] in filled.table.visible_columns()
    chooser.words.clear()
    chooser.words.setText("nothing like it")
    words = (
        "No column has “nothing like it” in its name or meaning. Those of the significance test are listed"
    )
    assert not chooser.listed() and chooser.none_found.text().startswith(words), "it was an empty box"
    filled.pairs_arrived([0])
    chooser.words.setText("z-value")
    assert COLUMN["z_value"] in chooser.listed() and not chooser.none_found.isVisible()


def test_columns_are_found_by_what_they_are_about_and_those_of_that_name_first(filled, qtbot):
    """“signif” found none, though three columns say how significant a hit is."""
    chooser = filled.table.chooser
    filled.pairs_arrived([0])
    chooser.words.setText("signif")
    assert {COLUMN[key] for key in ("evalue", "verdict", "pairwise_p")} <= set(chooser.listed())
    chooser.words.setText("identit")
    assert COLUMN["mismatches"] in chooser.listed(), "by its meaning"
    qtbot.keyClick(chooser.words, Qt.Key.Key_Return)
    assert chooser.list.currentItem().text(0) == COLUMNS[COLUMN["identity"]].list_title
    chooser.words.setText("verdict")
    qtbot.keyClick(chooser.words, Qt.Key.Key_Return)
    assert chooser.list.currentItem().text(0) == "Verdict"


@pytest.mark.qt_log_ignore("does not support (raise|grabbing|propagate)", extend=True)
@pytest.mark.parametrize("into", [Qt.Key.Key_Down, Qt.Key.Key_Tab])
def test_keys_lead_from_the_words_into_the_columns_and_back(filled, qtbot, into):
    """Down did nothing, and after Tab no key chose a column: the menu had them, and Space closed it."""
    chooser, menu = filled.table.chooser, filled.table.columns_menu
    menu.popup(QPoint())
    chooser.words.setText("number taxonomy")
    first = COLUMN["taxon"]
    QTest.keyClick(menu.focusWidget(), into)
    assert menu.focusWidget() is chooser.list
    assert chooser.list.currentItem().text(0) == COLUMNS[first].list_title
    assert chooser.list.currentItem().isSelected(), "the row is seen"
    QTest.keyClick(menu.focusWidget(), Qt.Key.Key_Space)
    assert first in filled.table.visible_columns() and menu.isVisible()
    QTest.keyClick(menu.focusWidget(), Qt.Key.Key_Up)
    assert menu.focusWidget() is chooser.words
    chooser.words.setText("score")
    QTest.keyClick(menu.focusWidget(), into)
    QTest.keyClick(menu.focusWidget(), Qt.Key.Key_Home)
    listed, rows = chooser.listed(), []
    for _ in listed:
        rows.append(chooser.list.currentItem().text(0))
        QTest.keyClick(menu.focusWidget(), Qt.Key.Key_Down)
    assert len({group_of(COLUMNS[section]) for section in listed}) > 1
    assert len(set(rows)) == len(listed) and not {*rows} & {*GROUPS}
    chooser.words.setFocus()
    for widget in (chooser.list, chooser.usual_button, chooser.words):
        QTest.keyClick(menu.focusWidget(), Qt.Key.Key_Tab)
        assert menu.focusWidget() is widget
    QTest.keyClick(menu.focusWidget(), Qt.Key.Key_Backtab)
    assert menu.focusWidget() is chooser.usual_button
    menu.close()


def tools(view):
    return view.filter_bar.filters_button, view.ticks_button, view.columns_button


@pytest.mark.parametrize("width", [420, 600, 700, 900, 930, 980, 1200, 1500])
def test_nothing_of_the_filter_moves_while_several_hits_are_selected(filled, qtbot, width):
    """The field for words shrank under the pointer, a click into it hit "E ≤", and + Condition went."""
    filled.resize(width, 400)
    qtbot.settle()
    bar = filled.filter_bar
    controls = (bar.text, bar.bounds, bar.add_button, *tools(filled), bar.selected)
    places = [control.geometry() for control in controls]
    filled.table.selectAll()
    qtbot.settle()
    assert all(control.isVisible() for control in controls)
    assert [control.geometry() for control in controls] == places
    assert bar.rect().contains(bar.selected.geometry()) and bar.text.width() > 80
    assert bar.selected.width() >= bar.selected.sizeHint().width()
    buttons = [button.geometry() for button in (bar.add_button, bar.filters_button, filled.ticks_button)]
    assert not any(bar.selected.geometry().intersects(one) for one in (*buttons, bar.text.geometry()))
    folded = width in (600, 700, 930, 980)  # at 420 pixels it has a line of its own, up to 900 the bounds too
    assert (bar.bounds.y() > bar.text.y() + 9) == (width <= 900), "930 are left by 1,280"
    assert filled.selected.buttons[0].isVisible() == (not folded)
    assert filled.selected.menu_button.isVisible() == folded
    if folded:
        offered = [action.text() for action in filled.selected.menu_button.menu().actions()]
        assert offered == ["&Tick", "Copy", "Export selected hits…", "Significance…"]


@pytest.mark.parametrize("width", [1240, 800, 640])
def test_the_filter_can_be_cleared_while_hits_are_selected(filled, qtbot, width):
    """*Clear* was away then, and whoever had selected hits of a filtered table had to unselect them first."""
    bar, table = filled.filter_bar, filled.table
    filled.resize(width, 500)
    bar.add_condition(Condition.read("score", Operator.AT_LEAST, "1"))
    table.selectRow(0)
    qtbot.settle(filled)
    sign = bar.clear_button
    place = sign.geometry()
    table.selectAll()
    qtbot.settle(filled)
    assert filled.selected.isEnabled() and sign.isVisible() and sign.isEnabled()
    assert sign.geometry() == place, "nothing moves under the mouse"
    assert sign.visibleRegion().boundingRect() == sign.rect()
    sign.click()
    assert filled.model.filter == Filter()


def test_several_selected_hits_are_counted_and_acted_on(filled, qtbot):
    filled.offer_export(True, "")
    heights = filled.filter_bar.height()
    places = [button.geometry() for button in tools(filled)]
    filled.table.setFocus()
    filled.table.go_to(2)
    assert filled.selected.text() == "1 selected" and "select their rows" in filled.selected.toolTip()
    for _ in range(3):
        qtbot.keyClick(filled.table, Qt.Key.Key_Down, Qt.KeyboardModifier.ShiftModifier)
    assert filled.selected.isEnabled() and filled.selected.text() == "4 selected"
    assert not filled.selected.toolTip()
    assert filled.filter_bar.add_button.isVisible()
    assert [button.geometry() for button in tools(filled)] == places, "the pointer met Significance…"
    assert filled.filter_bar.height() == heights, "nothing moves under the pointer"
    tick, copy, export, significance = filled.selected.buttons
    qtbot.mouseClick(tick, Qt.MouseButton.LeftButton)
    assert filled.model.table.marks.ticked == {2, 3, 4, 5}
    assert tick.text() == tick.accessibleName() == "Untick", "it said Tick where it took the ticks away"
    qtbot.mouseClick(tick, Qt.MouseButton.LeftButton)
    assert not filled.model.table.marks.ticked and tick.text() == "Tick"
    qtbot.mouseClick(copy, Qt.MouseButton.LeftButton)
    assert len(QGuiApplication.clipboard().text().splitlines()) == 5
    with qtbot.waitSignal(filled.export_requested):
        qtbot.mouseClick(export, Qt.MouseButton.LeftButton)
    assert not significance.isEnabled() and significance.toolTip()


def test_one_selected_hit_is_acted_on_and_none_is_counted_where_none_is_shown(filled, qtbot):
    """All was grey with one row, as if a hit could not be tested; "1 selected" stood beside no hit at all."""
    filled.offer_export(True, "")
    filled.offer_pairwise("")
    filled.table.go_to(2)
    assert filled.selected.text() == filled.selected.menu_button.text() == "1 selected"
    tick, copy, export, significance = filled.selected.buttons
    assert all(button.isEnabled() for button in filled.selected.buttons)
    tick.click()
    assert filled.model.table.marks.ticked == {2} and tick.text() == "Untick"
    assert filled.selected.text() == "1 ticked"
    tick.click()
    assert not filled.model.table.marks.ticked and filled.selected.text() == "1 selected"
    copy.click()
    assert len(QGuiApplication.clipboard().text().splitlines()) == 2
    with qtbot.waitSignal(filled.export_requested) as asked:
        export.click()
    assert asked.args == ["selected"]
    with qtbot.waitSignal(filled.pairwise_requested):
        significance.click()
    filled.filter_bar.show_filter(Filter(min_score=1_000_000))
    assert not filled.model.rowCount()
    assert not filled.selected.isEnabled() and not filled.selected.text()
    assert "selected" not in filled.selected.menu_button.text()
    filled.filter_bar.clear()
    assert filled.selected.text() == "1 selected"


def test_with_ticks_the_bar_is_of_these_unless_several_rows_are_selected(filled, qtbot):
    """Beside five ticks stood "1 selected", the current row, and *Export…* there began with this one hit."""
    filled.offer_export(True, "")
    filled.offer_pairwise("")
    filled.marking.tick([1, 3, 5, 7, 9])
    filled.table.go_to(2)
    bar = filled.selected
    assert bar.text() == bar.menu_button.text() == "5 ticked"
    untick, copy, export, significance = bar.buttons
    assert (untick.text(), export.accessibleName()) == ("Untick", "Export ticked hits")
    with qtbot.waitSignal(filled.copied) as told:
        copy.click()
    assert told.args == ["5 ticked hits"]
    assert len(QGuiApplication.clipboard().text().splitlines()) == 6
    for button, signal in ((export, filled.export_requested), (significance, filled.pairwise_requested)):
        with qtbot.waitSignal(signal) as asked:
            button.click()
        assert asked.args == ["ticked"]
    filled.table.setFocus()
    qtbot.keyClick(filled.table, Qt.Key.Key_Space)
    assert 2 in filled.model.table.marks.ticked and bar.text() == "6 ticked", "Space is of the current row"
    qtbot.keyClick(filled.table, Qt.Key.Key_Down, Qt.KeyboardModifier.ShiftModifier)
    assert bar.text() == "2 selected" and untick.text() == "Untick"
    with qtbot.waitSignal(filled.export_requested) as asked:
        export.click()
    assert asked.args == ["selected"]
    filled.table.go_to(0)
    filled.filter_bar.show_filter(Filter(min_score=1_000_000))
    assert bar.text() == "6 ticked" and "all hidden by the filter" in bar.toolTip()
    untick.click()
    assert not filled.model.table.marks.ticked and not bar.isEnabled()


def test_names_of_new_hits_that_are_none_of_the_best_are_whole(filled, qtbot, monkeypatch):
    """Bold, behind their disc, four of a late round read "ACDH_BUR…" beside wide descriptions."""
    monkeypatch.setattr(hit_table, "ROWS_READ", 5)
    filled.resize(700, 400)
    hits, subject = filled.model.table, COLUMN["subject"]
    new = sorted(range(5, len(hits)), key=lambda row: len(hits.brief("subject", row)))[-5:]
    filled.model.mark_new(frozenset(new))
    qtbot.settle()
    bold = QFont(filled.table.font())
    bold.setBold(True)
    widest = max(QFontMetricsF(bold).horizontalAdvance(filled.model.text(row, subject)) for row in new)
    assert filled.table.columnWidth(subject) > widest


@pytest.mark.parametrize("width", [1240, 1280, 1500])
def test_nothing_of_the_filter_moves_while_the_hit_chosen_is_ticked(filled, qtbot, width):
    """*Untick* is wider than *Tick*: the fields went 14 pixels to the left, and that for words shrank."""
    filled.resize(width, 400)
    filled.table.go_to(0)
    qtbot.settle()
    bar = filled.filter_bar
    controls = (bar.text, *bar.bounds.fields, bar.add_button, *tools(filled), *filled.selected.buttons)
    places = [control.mapTo(bar, control.rect().topLeft()) for control in controls]
    filled.marking.toggle_ticks()
    qtbot.settle()
    assert filled.selected.buttons[0].text() == "Untick"
    assert [control.mapTo(bar, control.rect().topLeft()) for control in controls] == places


def test_fields_and_their_names_are_whole_at_every_width(filled, qtbot):
    """ "Words in the heade" was cut, and the sign of *Cov. %* touched its field."""
    bar = filled.filter_bar
    words = bar.text.fontMetrics().horizontalAdvance(bar.text.placeholderText())
    for ticked in (False, True):
        filled.marking.tick([0], ticked)
        for width in range(filled.minimumSizeHint().width(), 1400, 10):
            filled.resize(width, 400)
            qtbot.settle()
            assert bar.text.width() > words + 4, width
            assert bar.bounds.width() >= bar.bounds.minimumSizeHint().width(), width
            for label in bar.bounds.findChildren(QLabel):
                assert label.width() >= label.sizeHint().width(), (width, label.text())


def test_the_sign_in_the_words_clears_the_words_alone(filled, qtbot):
    """It cleared bounds and conditions as well, and stood in an empty field once a bound was set."""
    bar = filled.filter_bar
    sign = bar.text.findChild(QToolButton)
    place = bar.clear_button.geometry()
    bar.bounds.score.setText("40")
    bar.add_condition(Condition.read("score", Operator.AT_LEAST, "1"))
    bar.text.setText("receptor")
    bar.apply()
    assert bar.clear_button.isEnabled() and bar.clear_button.geometry() == place
    qtbot.mouseClick(sign, Qt.MouseButton.LeftButton)
    bar.apply()
    assert not bar.text.text() and filled.model.filter.min_score == 40
    assert len(filled.model.filter.conditions) == 1
    qtbot.waitUntil(lambda: not sign.isVisible())
    qtbot.mouseClick(bar.clear_button, Qt.MouseButton.LeftButton)
    assert filled.model.filter == Filter()
    assert not bar.clear_button.isEnabled() and not bar.menu.clear_action.isEnabled()


def test_a_line_parts_significant_hits_from_the_others(filled, result, qtbot):
    count = result.hits.n_significant
    assert 0 < count < len(result.hits)
    assert result.hits.log10_evalues[count - 1] <= -3 < result.hits.log10_evalues[count]
    rows, usual = filled.table.verticalHeader(), filled.table.verticalHeader().defaultSectionSize()

    def high():
        return [row for row in range(filled.model.rowCount()) if rows.sectionSize(row) > usual]

    def faint(row):
        return filled.model.index(row, COLUMN["score"]).data(Qt.ItemDataRole.ForegroundRole) is not None

    assert filled.model.significance_border() == count and high() == [count]
    assert not faint(count - 1) and faint(count)
    filled.table.sortByColumn(COLUMN["score"], Qt.SortOrder.DescendingOrder)
    assert filled.model.significance_border() == -1 and high() == []
    filled.table.best_first()
    filled.filter_bar.text.setText("receptor")
    filled.filter_bar.apply()
    shown = filled.model.visible_rows()
    assert high() == ([int((shown < count).sum())] if (shown >= count).any() else [])
    filled.filter_bar.clear()
    filled.marking.tick([0])
    filled.table.go_to(count + 2)
    filled.marking.toggle_pins()
    assert high() == [count + 1], "a pinned hit stands above, whatever it means"
    filled.table.go_to(count + 1)
    filled.grab()


def test_cells_are_brief_and_tell_all_in_their_tooltips(filled, result):
    def cell(key, role=Qt.ItemDataRole.DisplayRole):
        return filled.model.index(1, COLUMN[key]).data(role)

    def figure(key):
        return filled.model.figure(1, COLUMN[key])

    header = result.hits.header(1)
    assert header.startswith(f"sp|{cell('subject').join(['', ''])}") or cell("subject") in header
    assert "|" not in cell("subject") and "OS=" not in cell("description")
    assert cell("organism")[1:3] == ". "
    assert cell("subject", Qt.ItemDataRole.ToolTipRole) == header
    assert figure("evalue") == 6
    assert figure("identity") is None
    align_rows(search().plan, result, [1])
    filled.alignments_arrived([1])
    assert figure("identity") == (0.0, result.hits.number("identity", 1) / 100, False)
    start, end, _ = figure("query_coverage")
    assert 100 * (end - start) == pytest.approx(result.hits.number("query_coverage", 1), abs=0.3)
    filled.grab()


@pytest.mark.parametrize("narrow", [False, True])
def test_rows_are_painted_as_qt_paints_them(filled, qtbot, monkeypatch, narrow):
    """What is painted in one go, for the sake of time, is pixel by pixel what Qt paints cell by cell."""
    table, model = filled.table, filled.model
    filled.marking.tick([0, 5])
    table.go_to(1)
    filled.marking.toggle_pins()
    model.table.marks.note(3, "look here")
    model.marks_changed()
    model.mark_new(frozenset({2}))
    table.sortByColumn(COLUMN["score"], Qt.SortOrder.AscendingOrder)  # no line between the rows
    for section in range(len(COLUMNS)):
        table.setColumnHidden(section, False)
        if narrow:
            table.setColumnWidth(section, 40)
    monkeypatch.setattr(model, "figure", lambda *_: None)  # Qt knows of no bars
    table.setAutoScroll(False)
    boxes = OutlinedBoxes(table)
    table.setItemDelegateForColumn(COLUMN["ticked"], boxes)
    table.setFocus()
    qtbot.waitUntil(table.hasFocus)
    qtbot.settle()
    down, right = table.verticalScrollBar(), table.horizontalScrollBar()
    last = model.rowCount() - 1
    cells = (last, "subject"), (last - 3, "subject"), (1, "score"), (2, "ticked"), (last, "database")
    flags = QItemSelectionModel.SelectionFlag.ClearAndSelect | QItemSelectionModel.SelectionFlag.Rows
    pictures = {HitTableView.paintEvent: [], lambda table, event: QTableView.paintEvent(table, event): []}
    for row, section in cells:
        down.setValue(down.maximum() if row > 2 else 0)
        right.setValue(right.maximum() // 2 if section == "database" else 0)
        # A table's own `setCurrentIndex` goes by the keys that an earlier test left held down.
        table.selectionModel().setCurrentIndex(model.index(row, COLUMN[section]), flags)
        for paint, painted in pictures.items():
            monkeypatch.setattr(HitTableView, "paintEvent", paint)
            painted.append(table.viewport().grab().toImage())
    ours, qts = pictures.values()
    assert all(one != other for one, other in itertools.pairwise(ours))
    assert [one == other for one, other in zip(ours, qts, strict=True)] == [True] * len(ours)


def test_only_rows_that_look_other_than_before_are_painted_anew(filled, result, qtbot, monkeypatch):
    """Each alignment that arrives has the rows in sight painted, again and again while a search runs."""
    painted = []
    paint = rows.paint_outlined  # of each row's box
    monkeypatch.setattr(rows, "paint_outlined", lambda *given: painted.append(given) or paint(*given))
    viewport = filled.table.viewport()
    filled.table.clearFocus()  # a row with the focus is painted anew
    viewport.repaint()
    painted.clear()
    viewport.repaint()
    assert not painted
    filled.model.table.marks.tick([4])
    filled.model.marks_changed()
    viewport.repaint()
    assert len(painted) == 1
    filled.table.verticalScrollBar().setValue(1)
    painted.clear()
    viewport.repaint()
    assert len(painted) == 1, "the row that came into sight"


def test_hits_are_painted_in_a_turn_of_the_event_loop_of_their_own(view, result, qtbot):
    """Taking them in and painting them was the longest turn of a search."""
    painted = []

    class Watch(QObject):
        def eventFilter(self, watched, event):
            if event.type() is QEvent.Type.Paint:
                painted.append(watched)
            return False

    watch = Watch()
    view.table.viewport().installEventFilter(watch)
    view.show_result(result, 10.0)
    QApplication.sendPostedEvents()
    assert not painted
    qtbot.waitUntil(lambda: len(painted) > 0)
    view.table.viewport().removeEventFilter(watch)


def test_a_row_painted_before_is_painted_anew_once_it_looks_other(filled, result, qtbot):
    """Ticks, pins, notes, alignments, new hits, columns: the table looks like one that is shown only then."""
    steps = (
        lambda view: view.marking.tick([3]),
        lambda view: view.marking.note(5, "look here"),
        lambda view: view.table.go_to(6) or view.marking.toggle_pins(),
        lambda view: align_rows(search().plan, result, [7]) or view.alignments_arrived([7]),
        lambda view: view.model.mark_new(frozenset({2})),
        lambda view: view.table.setColumnHidden(COLUMN["bits"], True),
    )
    for step in steps:
        before = filled.table.viewport().grab().toImage()
        step(filled)
        filled.table.go_to(0)
        after = filled.table.viewport().grab().toImage()
        assert after != before
        again = on_screen(qtbot, HitsView(), 1000, 500)
        again.show_result(result, 10.0)
        if filled.model.is_new(2):
            again.model.mark_new(frozenset({2}))
        again.table.setColumnHidden(COLUMN["bits"], filled.table.isColumnHidden(COLUMN["bits"]))
        again.table.go_to(0)
        assert again.table.viewport().grab().toImage() == after
        again.hide()


def test_the_description_takes_the_width_that_is_left(filled, qtbot):
    header = filled.table.horizontalHeader()
    filled.resize(1600, 500)
    qtbot.waitUntil(lambda: header.length() == filled.table.viewport().width())


def cut_names(table):
    """Return the names in sight that have less room than they take, by fractions of a pixel, as painted."""
    model, letters = table.model(), QFontMetricsF(table.font())
    gap = table.style().pixelMetric(QStyle.PixelMetric.PM_FocusFrameHMargin) + 1
    room = {key: table.columnWidth(COLUMN[key]) - 2 * gap for key in ("subject", "organism")}
    shown = [(key, model.index(row, COLUMN[key]).data()) for row in table.places_looked_at() for key in room]
    return [name for key, name in shown if letters.horizontalAdvance(name) > room[key]]


def test_names_have_the_width_of_their_words(filled, result, qtbot, monkeypatch):
    table = filled.table
    filled.resize(1200, 600)
    qtbot.settle()
    assert cut_names(table) == [] and not table.horizontalScrollBar().maximum()
    brief = type(result.hits).brief

    def long(hits, key, row):
        return "S. cerevisiae S288C" if key == "organism" else brief(hits, key, row)

    monkeypatch.setattr(type(result.hits), "brief", long)
    filled.show_result(result, 10.0)
    qtbot.settle()
    assert cut_names(table) == [] and not table.horizontalScrollBar().maximum()
    filled.resize(table.sizeHint().width() - 60, 600)
    qtbot.settle()
    assert cut_names(table) and not table.horizontalScrollBar().maximum(), "cut before anybody scrolls"
    large = table.font()
    large.setPointSizeF(2 * large.pointSizeF())
    table.setFont(large)
    filled.resize(860, 600)
    qtbot.settle()
    assert table.horizontalScrollBar().maximum()
    header = table.horizontalHeader()
    end = header.sectionViewportPosition(COLUMN["evalue"]) + table.columnWidth(COLUMN["evalue"])
    assert end <= table.viewport().width(), "organisms are cut, or give way, and the E-value is in sight"
    header.resizeSection(COLUMN["organism"], 60)
    filled.show_result(result, 10.0)
    filled.resize(1300, 600)
    qtbot.settle()
    assert header.sectionSize(COLUMN["organism"]) == 60, "somebody set it"


def call(monkeypatch, key, row, words):
    """Have a cell of the hits say other words in brief."""
    brief = HitTable.brief
    monkeypatch.setattr(
        HitTable, "brief", lambda hits, *cell: words if cell == (key, row) else brief(hits, *cell)
    )


def test_names_further_down_have_the_width_of_their_words_from_the_start(filled, result, qtbot, monkeypatch):
    """Columns were as wide as what was in sight: others moved, came and went while somebody scrolled."""
    table = filled.table
    filled.resize(1200, 600)
    qtbot.settle()
    before = table.columnWidth(COLUMN["subject"])
    call(monkeypatch, "subject", 90, "a_name_further_down")
    filled.show_result(result, 10.0)
    qtbot.settle()
    wide = table.columnWidth(COLUMN["subject"])
    assert wide > before
    table.go_to(90)
    qtbot.settle()
    assert cut_names(table) == [] and table.columnWidth(COLUMN["subject"]) == wide
    filled.model.marks_changed()
    qtbot.settle()
    assert table.columnWidth(COLUMN["subject"]) == wide, "columns moved with a tick"


def test_long_names_have_what_the_description_can_spare(filled, result, qtbot, monkeypatch):
    """Names of a laboratory's own differ at their ends, and were all cut to the same letters."""
    table = filled.table
    name = "a_laboratory_s_own_name_of_sequence_{:03}"
    monkeypatch.setattr(type(result.hits), "brief", lambda hits, key, row: name.format(row))
    filled.show_result(result, 10.0)
    filled.resize(1700, 600)
    qtbot.settle()
    assert name.format(0) not in cut_names(table)
    digits = table.fontMetrics().horizontalAdvance("0")
    assert table.columnWidth(COLUMN["description"]) >= 22 * digits
    filled.resize(1000, 600)
    qtbot.settle()
    assert not table.horizontalScrollBar().maximum()


def test_descriptions_are_not_cut_for_a_few_long_organisms(filled, result, qtbot, monkeypatch):
    """Beside the form in a window of 1,280 pixels, ten letters of them were left."""
    table = filled.table
    call(monkeypatch, "organism", 40, "Candidatus Pelagibacter ubique")
    filled.show_result(result, 10.0)
    filled.resize(895, 600)
    qtbot.settle()
    digits = table.fontMetrics().horizontalAdvance("0")
    assert table.columnWidth(COLUMN["description"]) >= 22 * digits
    assert not table.horizontalScrollBar().maximum()
    assert not any(name.endswith("_HUMAN") for name in cut_names(table))


@pytest.mark.parametrize("evalue", [8e-178, 0.00094])
def test_the_dot_of_a_new_hit_stands_apart_from_its_evalue(view, result, qtbot, evalue):
    """New hits are bold, and wider; the dot of 0.00094 touched it."""
    section, filled = COLUMN["evalue"], view
    result.hits.log10_evalues = np.where(
        np.arange(len(result.hits)) == 3, np.log10(evalue), result.hits.log10_evalues
    )
    filled.show_result(result, 10.0)
    row = filled.model.model_row(3)
    assert float(filled.model.index(row, section).data()) == evalue
    filled.model.mark_new(frozenset({filled.model.hit_row(row)}))
    filled.table.clearSelection()
    filled.table.clearFocus()
    filled.table.scrollTo(filled.model.index(row, section))
    qtbot.settle()
    rect = filled.table.visualRect(filled.model.index(row, section))
    image = filled.table.viewport().grab(rect).toImage()
    ground = image.pixel(0, 0)
    empty = [all(image.pixel(x, y) == ground for y in range(image.height())) for x in range(image.width())]
    runs = [(blank, len(list(run))) for blank, run in itertools.groupby(empty)]
    assert runs[0][0] and not runs[1][0], "an edge, and the dot"
    assert runs[1][1] < image.height() and runs[2][1] >= 3, "then a gap"


def test_dots_of_hits_that_are_not_significant_are_hollow(filled, qtbot):
    """Filled and green, they looked like a seal of approval."""
    table, model = filled.table, filled.model
    border = model.significance_border()
    assert border > 0
    table.go_to(border + 1)
    table.clearSelection()
    table.clearFocus()
    qtbot.settle()

    def inks(place):
        """Return the colours in the middle line of a dot, one run each."""
        rect = table.visualRect(model.index(place, COLUMN["evalue"]))
        rect.setTop(rect.bottom() - table.verticalHeader().defaultSectionSize() + 1)
        image = table.viewport().grab(rect).toImage()
        middle = [image.pixelColor(x, image.height() // 2).saturationF() > 0.2 for x in range(rect.height())]
        return [coloured for coloured, _ in itertools.groupby(middle)]

    assert inks(border - 1) == [False, True, False], "filled"
    assert inks(border) == inks(border + 1) == [False, True, False, True, False], "a ring"


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_rings_of_hits_that_are_not_significant_are_seen(filled, qapp, qtbot, scheme):
    """In the dark they were dark teal, and in light a green with a contrast of 2 with the table."""
    table, model = filled.table, filled.model
    apply_colour_scheme(qapp, scheme)
    hollow = range(model.significance_border(), model.rowCount())
    place = next(one for one in reversed(hollow) if model.sign(model.hit_row(one), EVALUE) is None)
    table.go_to(place)
    table.clearSelection()
    table.clearFocus()
    qtbot.settle()
    image = table.viewport().grab(table.visualRect(model.index(place, EVALUE))).toImage()
    ground = image.pixelColor(1, image.height() // 2)
    line = [image.pixelColor(x, image.height() // 2) for x in range(image.height())]
    assert max(contrast(colour, ground) for colour in line) >= 3
    apply_colour_scheme(qapp, "light")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_filled_dots_of_selected_rows_are_told_from_hollow_ones(filled, qapp, qtbot, scheme):
    """Their colour was nearly that of the selection, and only their outline was seen."""
    table, model = filled.table, filled.model
    apply_colour_scheme(qapp, scheme)
    border = model.significance_border()
    steps = {}
    for place in range(model.rowCount()):
        step = model.figure(model.hit_row(place), EVALUE)
        if model.sign(model.hit_row(place), EVALUE) is None:
            steps.setdefault((step, place < border), place)
    assert sum(filled_in for _, filled_in in steps) >= 3
    table.setFocus()
    for (step, filled_in), place in steps.items():
        table.go_to(place)
        qtbot.settle()
        rect = table.visualRect(model.index(place, EVALUE))
        line = table.verticalHeader().defaultSectionSize()
        rect.setTop(rect.bottom() - line + 1)
        image = table.viewport().grab(rect).toImage()
        dot = SPACE // 2 + round(0.375 * QFontMetricsF(table.font()).ascent())
        ground, inside = image.pixelColor(1, line // 2), image.pixelColor(dot, line // 2)
        assert ground == table.palette().highlight().color()
        assert contrast(inside, ground) >= 3 if filled_in else inside == ground, (step, inside.name())
    apply_colour_scheme(qapp, "light")


def test_no_description_is_left_out_in_any_width(filled, qtbot):
    """Some texts are a fraction wider than Qt was asked to cut them to, and nothing of them was painted."""
    table, description = filled.table, COLUMN["description"]
    filled.resize(1000, 900)
    table.clearSelection()
    table.clearFocus()
    table.go_to(filled.model.rowCount() - 1)
    table.clearSelection()
    qtbot.settle()
    line, height = table.verticalHeader().defaultSectionSize(), table.viewport().height()
    left = table.columnViewportPosition(description)
    for width in range(100, 260):
        table.setColumnWidth(description, width)
        column = table.viewport().grab(QRect(left + 4, 0, width - 8, height)).toImage()
        pixels = np.frombuffer(column.constBits(), np.uint32).reshape(column.height(), -1)
        for top in range(line, height - 2 * line, line):
            cell = pixels[top + 4 : top + line - 4]
            assert cell.min() < cell.max(), f"a description {width} pixels wide at {top}"


def test_every_control_has_an_accessible_name(view):
    bar = view.filter_bar
    controls: list[QWidget] = [
        bar.text,
        *bar.bounds.fields,
        bar.add_button,
        bar.filters_button,
    ]
    assert bar.clear_button.accessibleName() == bar.clear_button.toolTip() == "Clear filter"
    for control in (*controls, view.table, view.ticks_button, view.columns_button, view.table.chooser.words):
        assert control.accessibleName()


def test_the_description_takes_what_is_left_after_a_restart_too(filled, qtbot):
    other = on_screen(qtbot, HitsView(), 1000, 400)
    assert other.restore_state(filled.save_state())
    other.show_result(search().queries[0], 10.0)
    description = next(place for place, column in enumerate(COLUMNS) if column.key == "description")
    header, bar = other.table.horizontalHeader(), other.table.horizontalScrollBar()
    for width in (1200, 960, 1100):
        other.resize(width, 400)
        qtbot.settle()
        assert header.length() == other.table.viewport().width() and not bar.maximum()
    header.resizeSection(description, 300)
    other.resize(1300, 400)
    qtbot.settle()
    assert header.sectionSize(description) == 300, "somebody set it"
    again = on_screen(qtbot, HitsView(), 1000, 400)
    assert again.restore_state(other.save_state())
    again.show_result(search().queries[0], 10.0)
    again.resize(1200, 400)
    qtbot.settle()
    assert again.table.horizontalHeader().sectionSize(description) == 300


def test_another_search_begins_at_the_left(filled, qtbot):
    """Somebody had looked at the columns at the right: names and numbers of the next hits were cut."""
    filled.resize(400, 300)
    filled.table.show_columns([COLUMN[key] for key in ("accession", "gene", "protein")])
    qtbot.settle()
    aside = filled.table.horizontalScrollBar()
    aside.setValue(aside.maximum())
    assert aside.value() > 0
    filled.begin()
    assert aside.value() == 0


def test_what_can_be_done_with_several_hits_is_whole_in_little_room(filled, qtbot):
    """Words read "3 selecte" and "Si…e…" while the field beside them had more room than it needs."""
    filled.resize(420, 300)
    filled.table.selectAll()
    qtbot.settle()
    assert filled.selected.isEnabled()
    assert filled.selected.width() >= filled.selected.sizeHint().width()


def test_what_is_cut_at_the_right_edge_is_seen_as_cut(filled, qtbot):
    """Of 1,957 the part in sight was 1,95: another number."""
    table, header = filled.table, filled.table.horizontalHeader()
    table.clearSelection()
    table.clearFocus()
    sliced = []
    for key in ("score", "identity", "evalue", "bits", "organism"):
        header.resizeSection(COLUMN["description"], 40)
        left = header.sectionViewportPosition(COLUMN[key])
        for part in range(24, header.sectionSize(COLUMN[key]), 3):
            header.resizeSection(COLUMN["description"], 40 + table.viewport().width() - left - part)
            qtbot.settle()
            image = table.viewport().grab().toImage()
            rows = (table.visualRect(filled.model.index(row, EVALUE)) for row in range(8))
            edge = [
                {image.pixel(image.width() - 1, y) for y in range(rect.top() + 1, rect.bottom())}
                for rect in rows
            ]
            sliced += [(key, part)] * any(len(colours) > 1 for colours in edge)
    assert sliced == []


def test_nothing_stays_of_what_was_cut_at_the_right_edge_before_the_table_was_scrolled(filled, qtbot):
    """Its digits stayed beside the whole number: a coverage of 97.6 read "97.6 6"."""

    def on_the_screen():
        qtbot.settle()
        return filled.screen().grabWindow(filled.window().winId()).toImage()

    filled.resize(400, 300)
    filled.table.show_columns([COLUMN[key] for key in ("accession", "gene", "length", "positives")])
    qtbot.settle()
    bar = filled.table.horizontalScrollBar()
    assert bar.maximum() > 200
    for place in range(0, bar.maximum(), 30):
        bar.setValue(place)
        scrolled = on_the_screen()
        filled.table.viewport().update()
        assert scrolled == on_the_screen(), place


def test_what_is_said_over_provisional_hits_ends_before_the_table_does(filled, result, qtbot):
    """In little room and large letters it ended in *which hits are significant is n*."""
    hits = copy(result.hits)
    hits.provisional = True
    filled.show_result(replace(result, hits=hits), 10.0)
    table = filled.table
    table.setFixedWidth(420)
    qtbot.settle()
    strip = table.verticalHeader().defaultSectionSize()
    sight = table.viewport().grab(QRect(0, 0, table.viewport().width(), strip)).toImage()
    end = {sight.pixel(x, y) for x in range(sight.width() - SPACE + 1, sight.width()) for y in range(strip)}
    assert filled.model.significance_border() == 0 and len(end) == 1


def test_columns_that_no_header_fills_give_their_room_to_names(filled, result, qtbot, monkeypatch):
    """Names of transcripts were cut beside *Description* and *Organism*, in which nothing stood."""
    table = filled.table

    def bare(hits, key, row):
        return "" if key in ("description", "organism") else f"TRINITY_DN{row:05}_c0_g1_i1.p1_len"

    monkeypatch.setattr(type(result.hits), "brief", bare)
    filled.show_result(result, 10.0)
    filled.resize(960, 600)
    qtbot.settle()
    assert not any(cut_names(table)), "but for what is hidden"
    blank = {COLUMN["description"], COLUMN["organism"]}
    assert blank & {*table.columns_without_room()} and not table.horizontalScrollBar().maximum()
    filled.resize(1700, 600)
    qtbot.settle()
    assert not table.columns_without_room() and cut_names(table) == []
