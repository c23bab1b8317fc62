"""Two runs side by side in the real window: counts, table, chart, alignments, export."""

from __future__ import annotations

import contextlib
import csv
import dataclasses
import re

import numpy as np
import pytest
from pyqtgraph import ScatterPlotItem
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QColor, QMouseEvent
from PySide6.QtWidgets import (
    QApplication,
    QLabel,
)

from swathe.core.cancel import CancelToken
from swathe.core.export.provenance import summary
from swathe.core.headers.brief import brief_query_name
from swathe.core.history.changes import CHANGE_COLUMNS, WRITTEN_COLUMNS, ChangeTable, Found, Listed
from swathe.core.history.differences import PAIRS
from swathe.core.history.history import History
from swathe.core.scoring.significance import bits_shown, evalue_exact, evalue_shown
from swathe.core.sequences.low_complexity import SegParameters
from swathe.core.system.settings import data_directory
from swathe.core.system.steps import run_to_end
from swathe.core.system.words import counted, date_text
from swathe.gui.history.titles import TwoTitles
from swathe.gui.results.alignment.view import AlignmentView
from swathe.gui.widgets.documents import TextDialog
from swathe.gui.widgets.edged import EdgedMenu
from swathe.gui.widgets.message_bar import Tone
from swathe.gui.widgets.theme import OKABE_ITO
from tests.gui.by_keyboard import assert_named_and_told_apart
from tests.gui.on_screen import cut_cells, let_the_worker_catch_up, on_screen
from tests.gui.results_fixtures import search
from tests.gui.runs_shown import beside_each_other

ALT = Qt.KeyboardModifier.AltModifier
COLUMN = {column.key: place for place, column in enumerate(CHANGE_COLUMNS)}


def keep(result, name):
    """Put a result into the history under a name, and return its id there."""
    return run_to_end(History(data_directory()).add(result, CancelToken(), name=name))


@pytest.fixture
def compared(open_window, qtbot):
    """Compare two runs in a window."""
    return comparing(open_window, qtbot)


@pytest.fixture
def usual_and_strict(compared):
    """A window that compares the sample's searches with E ≤ 10 and, by other gap costs, E ≤ 1e-5."""
    return compared(search(), search(12, 1, 1e-5))


@pytest.fixture(scope="module")
def compared_once(open_for_all, qtbot_for_all):
    return comparing(open_for_all, qtbot_for_all)(search(), search(12, 1, 1e-5))


@pytest.fixture
def looked_at(compared_once):
    """As `usual_and_strict`, and shared: for tests that choose what is listed and shown, and its size."""
    window, page = compared_once
    with as_it_was(page):
        yield window, page


@contextlib.contextmanager
def as_it_was(page):
    """Afterwards list, chart and window are as before, and of all hits the first is looked at."""
    window, plotted = page.window(), page.plotted.currentIndex()
    size = window.size()
    yield
    page.query.setCurrentIndex(0)
    page.kind.setCurrentIndex(0)
    page.table.sortByColumn(-1, Qt.SortOrder.AscendingOrder)
    page.table.go_to(0)
    page.plotted.setCurrentIndex(plotted)
    window.resize(size)


def comparing(open_window, qtbot):
    """Return what opens windows that compare two runs."""

    def compare(one, other):
        # Three seconds apart, so that their order in the list is known.
        other = dataclasses.replace(other, started=one.started[:17] + "59+00:00")
        first, second = keep(one, "Usual"), keep(other, "Strict")
        window = open_window()
        window.menus.action("show_history").trigger()
        page = window.pages.get("history").page
        qtbot.waitUntil(lambda: page.model.rowCount() == 2)
        page.table.selectAll()
        assert {first, second} == set(page.chosen())
        window.pages.get("history").page.compare_requested.emit(first, second, 0, 0)
        qtbot.waitUntil(lambda: window.pages.get("history").comparison is not None)
        shown = window.pages.get("history").comparison
        qtbot.waitUntil(lambda: shown.isVisible() and shown.scatter is not None)
        return window, shown

    return compare


def test_the_button_compares_the_two_selected(compared, qtbot):
    window, page = compared(search(), search(11, 1, 1e-5))
    page.back.click()
    history = window.pages.get("history").page
    assert history.isVisible()
    history.table.go_to(0)
    assert not history.buttons["compare"].isEnabled()
    history.table.selectAll()
    assert history.buttons["compare"].isEnabled()
    assert "2 runs selected" in history.details.text()
    history.buttons["compare"].click()
    qtbot.waitUntil(page.isVisible)
    assert (
        page.titles.labels[0].accessibleName().startswith("A: Usual · ")
    )  # the earlier one, though listed below


def test_keys_lead_to_two_runs_and_back(compared, qtbot):
    """Esc and Return did nothing, and back in the list the two were not selected."""
    window, page = compared(search(), search(11, 1, 1e-5))
    history = window.pages.get("history").page
    for key, modifier in ((Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier), (Qt.Key.Key_C, ALT)):
        page.messages.hide()
        qtbot.keyClick(page.table, Qt.Key.Key_Escape)
        qtbot.waitUntil(lambda: history.isVisible() and len(history.chosen()) == 2)
        let_the_worker_catch_up(qtbot, window.background)
        assert len(history.chosen()) == 2 and history.buttons["compare"].isEnabled()
        history.table.setFocus()
        qtbot.keyClick(history.table, key, modifier)
        qtbot.waitUntil(page.isVisible)
        let_the_worker_catch_up(qtbot, window.background)
        assert window.focusWidget() is page.table


@pytest.mark.long
def test_both_runs_are_told_apart(looked_at, qtbot):
    _, page = looked_at
    a, b = (run.queries[0] for run in (search(), search(12, 1, 1e-5)))
    in_a, in_b = set(a.hits.subjects.tolist()), set(b.hits.subjects.tolist())
    both, only_a, only_b = len(in_a & in_b), len(in_a - in_b), len(in_b - in_a)
    assert only_a > 0
    of_first = page.compared.changes[0]
    in_all = [sum(counts) for counts in zip(*page.compared.changes, strict=True)]
    assert sum(in_all) > 0
    assert re.search("\\d\u00a0only\u00a0in\u00a0B", page.counts.text()), "a line ended in the number alone"
    assert page.counts.text().replace("\u00a0", " ") == (
        f"{both:,} hits found in both runs · {only_a:,} only in A · {only_b:,} only in B · "
        f"significant (E ≤ 0.001): {a.hits.n_significant:,} in A, {b.hits.n_significant:,} in B, "
        f"{of_first[0]:,} only in A, {of_first[1]:,} only in B\n"
        f"In all 2 queries, significant only in A: {in_all[0]:,}, only in B: {in_all[1]:,}"
    )
    differing = "A: Usual · BLOSUM62 11/1, E ≤ 10 · 20", "B: Strict · BLOSUM62 12/1, E ≤ 1e-05 · 20"
    for label, side, name in zip(page.titles.labels, page.sides, differing, strict=True):
        assert label.accessibleName().startswith(name)
        assert side.heading.accessibleName() == label.accessibleName()
    assert "The runs scored differently: compare their E-values, not scores or bits" in page.note.text
    words = page.parameters.toPlainText()
    assert "open 11, extend 1" in words
    assert "open 12, extend 1" in words
    assert words.split()[:2] == ["A", "B"], "the runs are named above, and no name is broken in two"
    assert "1e-05" in words
    assert page.kind.itemText(2) == f"Found only in A: {only_a}"


def test_hits_that_are_significant_in_one_run_only_are_listed(looked_at):
    """The line above said how many are significant in each run, and not which only in one."""
    _, page = looked_at
    a, b = (run.queries[0].hits for run in (search(), search(12, 1, 1e-5)))
    in_a, in_b = (set(hits.subjects[: hits.n_significant].tolist()) for hits in (a, b))
    assert in_a - in_b
    for index, side, expected in ((4, "A", in_a - in_b), (5, "B", in_b - in_a)):
        assert page.kind.itemText(index) == f"Significant only in {side}: {len(expected):,}"
        page.kind.setCurrentIndex(index)
        rows = page.model.visible_rows().tolist()
        names = {a.text("subject", row) for row in range(len(a)) if int(a.subjects[row]) in expected}
        names |= {b.text("subject", row) for row in range(len(b)) if int(b.subjects[row]) in expected}
        assert {page.model.table.text("subject", row) for row in rows} == names
    assert page.kind.itemText(7) == f"Significant in one run only: {len(in_a ^ in_b):,}"


def test_hits_of_one_run_only_are_one_list(looked_at):
    """What differs had to be put together from two lists."""
    _, page = looked_at
    listed = []
    for index in (2, 3, 6):
        page.kind.setCurrentIndex(index)
        listed.append(set(page.model.visible_rows().tolist()))
    assert listed[0] and listed[0] | listed[1] == listed[2]
    assert page.kind.itemText(6) == f"Found in one run only: {len(listed[2]):,}"


def test_ranks_of_few_hits_have_no_fractions(compared):
    """One hit in both runs stood at rank 1.0 between 0.8 and 1.2."""
    _, page = compared(search(), search())
    axis = page.scatter.plot.getAxis("bottom")
    assert page.plotted.currentText() == "Rank"
    assert axis.tickStrings([0.5, 1.0, 1.5], 1.0, 0.5) == ["", "1", ""]


def test_what_differs_is_in_sight(compared, qtbot):
    """Not behind the part that both titles share, nor beside the table."""
    window, page = compared(search(), search(12, 1, 1e-5))
    window.resize(1280, 800)
    qtbot.settle(window)
    one, other = (label.text() for label in page.titles.labels)
    assert "BLOSUM62 11/1" in one and "BLOSUM62 12/1" in other
    table = page.table
    assert table.horizontalScrollBar().maximum() == 0
    shown = {key for key, place in COLUMN.items() if not table.isColumnHidden(place)}
    assert {"found", "subject", "rank_a", "rank_b", "rank_change"} <= shown
    assert {"log10_evalue_a", "log10_evalue_b"} <= shown and not {"score_a", "score_b"} & shown
    descriptions = {
        page.model.index(row, COLUMN["description"]).data() for row in range(len(page.model.table))
    }
    assert set(cut_cells(table)) <= descriptions
    window.resize(1920, 1000)
    qtbot.settle(window)
    assert not any(table.isColumnHidden(COLUMN[key]) for key in ("bits_a", "bits_b", "log10_evalue_change"))
    assert table.isColumnHidden(COLUMN["bits_change"]), "bits of different scorings cannot be compared"
    assert table.horizontalScrollBar().maximum() == 0


def test_runs_without_names_are_told_apart_by_what_was_asked_for(open_window, qtbot):
    result = search()
    plan = dataclasses.replace(
        result.plan, request=dataclasses.replace(result.plan.request, mask=SegParameters())
    )
    masked = dataclasses.replace(result, plan=plan)
    ids = [keep(one, "") for one in (result, masked)]
    window = open_window()
    window.resize(1280, 800)
    page = beside_each_other(window, qtbot, *ids)
    words = [label.text() for label in page.titles.labels]
    assert words[0].startswith("A: BLOSUM62 11/1 · "), "a date stood there, which told nobody which run it is"
    date = date_text(result.started)
    assert words[0].startswith(f"A: BLOSUM62 11/1 · {date} · ")
    other = page.titles.labels[1]
    page.titles.say("A: Usual", other.whole())
    assert other.text() == other.whole(), "it has the room that a short one leaves"
    assert words[1].startswith(f"B: masked · {date} · BLOSUM62 11/1")


def test_a_long_title_leaves_the_other_half_the_room(qtbot):
    """Of a stopped run's, beside the other was just 'B:…'."""
    titles = on_screen(qtbot, TwoTitles(), 600, 20)
    titles.say("A: " + 40 * "as long as that ", "B: " + 10 * "shorter ")
    one, other = (label.width() for label in titles.labels)
    assert abs(one - other) < 40 and other > 250
    titles.say("A: short", "B: " + 10 * "shorter ")
    assert titles.labels[0].text() == "A: short" and titles.labels[1].width() > 400


def test_a_long_name_loses_its_end_in_titles_as_it_does_in_the_list(qtbot):
    """All of a name without blanks was cut off, and the room beside it stayed empty."""
    titles = on_screen(qtbot, TwoTitles(), 100, 20)
    titles.say("A: some averyveryverylongwordthatdoesnotfit", "B: short")
    advance = titles.labels[0].fontMetrics().horizontalAdvance
    titles.resize(advance("A: some averyvery…") + advance("B: short") + 60, 20)
    assert titles.labels[0].text().startswith("A: some averyvery")
    assert titles.labels[1].text() == "B: short"


def test_a_stopped_run_is_called_so_in_its_title(compared, qtbot):
    """Its title was all about how far it came, query by query."""
    whole = search(evalues="matrix")
    stopped = dataclasses.replace(whole, complete=False, queries=whole.queries[:1])
    _, page = compared(whole, stopped)
    one, other = (label.whole() for label in page.titles.labels)
    assert one.startswith("A: Usual · complete · ") and other.startswith("B: Strict · stopped early · ")


def test_all_of_the_word_that_says_in_which_run_a_hit_is_stands_in_its_column(looked_at, qtbot):
    """With 'both' in the first rows it was 'onl…' further down."""
    window, page = looked_at
    qtbot.settle(window)
    metrics = page.table.fontMetrics()
    for word in (Found.ONLY_A.words, Found.ONLY_B.words):
        assert metrics.horizontalAdvance(word) + 8 <= page.table.columnWidth(COLUMN["found"])


def test_the_table_holds_what_both_runs_say(looked_at, qtbot):
    _, page = looked_at
    a, b = (run.queries[0].hits for run in (search(), search(12, 1, 1e-5)))
    table = page.model.table
    rank_b = {int(subject): row + 1 for row, subject in enumerate(b.subjects)}
    for row in range(len(a)):
        subject = int(a.subjects[row])
        assert table.text("subject", row) == a.text("subject", row)
        assert table.values("rank_a")[row] == row + 1
        there = rank_b.get(subject)
        shown = table.display("rank_change", row)
        if there is None:
            assert table.text("found", row) == "only A"
            assert shown == ""
        else:
            change = there - row - 1
            assert shown == ("0" if not change else f"{'+' if change > 0 else '−'}{abs(change)}")
            assert table.values("score_b")[row] == b.scores[there - 1]
    page.table.sortByColumn(COLUMN["subject"], Qt.SortOrder.AscendingOrder)
    names = [table.text("subject", page.model.table_row(place)).casefold() for place in range(len(table))]
    assert names == sorted(names)
    page.table.sortByColumn(COLUMN["log10_evalue_change"], Qt.SortOrder.DescendingOrder)
    values = table.values("log10_evalue_change")[page.model.visible_rows()]
    values = values[~np.isnan(values)]
    assert (np.diff(values) <= 0).all()


@pytest.mark.long
def test_hits_are_filtered_by_words_and_by_run(usual_and_strict, qtbot):
    _, page = usual_and_strict
    table = page.model.table
    page.kind.setCurrentIndex(2)
    rows = page.model.visible_rows()
    assert {table.text("found", row) for row in rows} == {Found.ONLY_A.words}
    page.words.setText("mouse")
    qtbot.waitUntil(lambda: page.model.rowCount() < len(rows))
    assert all("MOUSE" in table.text("subject", row) for row in page.model.visible_rows())
    page.words.setText("no such word")
    qtbot.waitUntil(lambda: page.model.rowCount() == 0)
    assert "No hit meets the filter" in page.message.text()
    page.message.action_triggered.emit()
    assert page.model.rowCount() == len(table)


@pytest.mark.long
def test_both_alignments_of_the_hit_looked_at_are_shown(usual_and_strict, qtbot):
    _, page = usual_and_strict
    page.table.sortByColumn(COLUMN["rank_a"], Qt.SortOrder.AscendingOrder)
    page.table.go_to(5)
    for side in page.sides:
        view = side.findChild(AlignmentView)
        assert view.isVisible()
        qtbot.waitUntil(lambda view=view: view.text() != "")
    rows = page.compared.comparison.queries[0]
    texts = [side.findChild(AlignmentView).text() for side in page.sides]
    header = page.compared.comparison.a.queries[0].hits.header(5)
    assert all(header in text.replace("\n", " ") for text in texts)
    assert rows.rows_b[5] >= 0
    page.kind.setCurrentIndex(2)
    page.table.go_to(0)
    row = page.model.table_row(0)
    assert page.sides[0].alignment.isVisible()
    score = rows.columns["score_b"][row]
    other = page.sides[1]
    qtbot.waitUntil(
        lambda: f"Not among the hits of B. It scores {score:,.0f} there" in other.alignment.remarks.whole()
    )
    assert "beyond the bound of E ≤ 1e-05." in other.alignment.remarks.whole()
    # Its alignment was not there, though its score is known: it is by the scoring of B.
    qtbot.waitUntil(lambda: other.alignment.isVisible() and other.alignment.text() != "")
    page.table.go_to(1)
    page.kind.setCurrentIndex(0)
    page.table.go_to(5)
    assert not other.alignment.remarks.whole() and other.alignment.isVisible()


def test_both_alignments_break_their_lines_alike(usual_and_strict, qtbot):
    """Side by side, one had 60 columns a line and the other 50."""
    window, page = usual_and_strict
    page.table.go_to(5)
    one, other = (side.alignment.canvas for side in page.sides)
    qtbot.waitUntil(lambda: one.isVisible() and other.isVisible())
    for width in range(1280, 1400, 13):
        window.resize(width, 800)
        qtbot.settle()
        assert one.columns_per_line() == other.columns_per_line()
    alike = one.columns_per_line()
    page.sides[1].parentWidget().setSizes([700, 300])
    qtbot.settle()
    assert one.columns_per_line() == other.columns_per_line() < alike
    page.kind.setCurrentIndex(2)
    page.table.go_to(0)
    qtbot.waitUntil(lambda: not other.isVisible() and one.columns_per_line() > alike)  # with all the room


def test_both_alignments_have_the_same_figures_beside_each_other(usual_and_strict, qtbot):
    """Where room was short for one of them, bits and positives stood on the other side only."""
    window, page = usual_and_strict
    views = [side.alignment for side in page.sides]

    def names(view):
        cells = [cell.findChildren(QLabel) for cell in view.figures.children() if cell.isWidgetType()]
        labels = [found[0] for found in cells if found]  # a button has none
        return [re.sub("also in .", "also in", label.text()) for label in labels if label.isVisible()]

    few = set()
    for row in (0, 5, 12, 20):
        page.table.go_to(row)
        qtbot.waitUntil(lambda: all(view.isVisible() and "Gaps" in names(view) for view in views))
        for width in range(1280, 1720, 60):
            window.resize(width, 800)
            qtbot.settle()
            assert names(views[0]) == names(views[1]), width
            few.add(len(names(views[0])))
    assert len(few) > 1, "some were spared, and some not"
    page.sides[0].parentWidget().setSizes([900, 300])
    qtbot.settle()
    assert names(views[0]) == names(views[1])


def test_how_far_both_alignments_of_a_hit_are_the_same_is_said(looked_at, qtbot):
    """It was only seen by eye."""
    window, page = looked_at
    views = [side.alignment for side in page.sides]
    window.resize(1280, 800)
    page.kind.setCurrentIndex(list(Listed).index(Listed.BOTH))
    alike = set()
    for row in range(page.model.rowCount()):
        page.table.go_to(row)
        qtbot.waitUntil(lambda: all(" · Pairs also in " in view.statistics_text() for view in views))
        found = []
        for view, other in zip(views, "BA", strict=True):
            [said] = re.findall(rf" · Pairs also in {other} ([\d,]+) of ([\d,]+) ·", view.statistics_text())
            found.append([int(number.replace(",", "")) for number in said])
            labels = [label.text() for label in view.figures.findChildren(QLabel) if label.isVisible()]
            assert f"Pairs also in {other}" in labels
        assert found[0][0] == found[1][0] <= min(found[0][1], found[1][1])
        alike.add(found[0][0] == found[0][1] == found[1][1])
    assert alike == {True, False}, "some are aligned alike, and some not"
    tip = views[0].figures.toolTip()
    assert "how many of this alignment's residue pairs the alignment of B has, too" in tip
    meaning = CHANGE_COLUMNS[COLUMN[PAIRS]].meaning
    assert "one percentage for both runs" in tip and "one percentage for both runs" in meaning


def test_hits_that_are_aligned_differently_are_listed(usual_and_strict, qtbot):
    """Which ones these were had to be guessed, and seen hit by hit."""
    _, page = usual_and_strict
    place = list(Listed).index(Listed.ALIGNED_APART)
    assert page.kind.itemText(place).endswith(": counted once chosen"), "nothing is aligned for it"
    page.kind.setCurrentIndex(place)
    assert page.message.isVisible() and page.message.text().startswith("Aligning…")
    assert page.kind.itemText(place).endswith(": counting…")
    qtbot.waitUntil(lambda: "counting" not in page.kind.itemText(place))
    table = page.model.table
    pairs, both = table.known(PAIRS), table.found == Found.BOTH
    assert not np.isnan(pairs[both]).any()
    apart = np.flatnonzero(both & (pairs < 100))
    assert 0 < apart.size < both.sum()
    assert page.kind.itemText(place) == f"Found in both, aligned differently: {apart.size}"
    assert set(page.model.visible_rows().tolist()) == set(apart.tolist()) and page.table.isVisible()
    query = page.compared.comparison.queries[0]
    for row in np.flatnonzero(both).tolist():
        one, other = (
            hits.alignments.bare(int(rows[row]))
            for hits, rows in ((query.a.hits, query.rows_a), (query.b.hits, query.rows_b))
        )
        alike = one.length - one.gaps == other.length - other.gaps == one.pairs_in(other)
        assert (row in apart) is not alike
    page.query.setCurrentIndex(1)
    assert (
        page.kind.currentIndex() == place
        and page.kind.itemText(place) == "Found in both, aligned differently: counting…"
    )
    qtbot.waitUntil(lambda: "counting" not in page.kind.itemText(place))
    assert page.model.rowCount() == np.count_nonzero(page.model.table.chosen(Listed.ALIGNED_APART))


def test_escape_puts_away_what_is_open_before_it_leads_back(usual_and_strict, qtbot):
    """From the table it left the page, with what was searched for in an alignment still open."""
    _, page = usual_and_strict
    bar = page.sides[0].alignment.bar
    qtbot.waitUntil(lambda: page.sides[0].alignment.canvas.isVisible())
    bar.ask_motif()
    assert bar.isVisible()
    page.table.setFocus()
    qtbot.keyClick(page.table, Qt.Key.Key_Escape)
    assert not bar.isVisible() and page.isVisible()
    for passes in (True, False):  # a message that passes went with the page, by one key
        page.messages.show_message(Tone.NOTE, "Saved.", passes=passes)
        qtbot.keyClick(page.table, Qt.Key.Key_Escape)
        assert page.messages.isHidden() and page.isVisible()
    qtbot.keyClick(page.table, Qt.Key.Key_Escape)
    assert not page.isVisible()


def test_keys_export_the_comparison_and_explain_it(usual_and_strict, monkeypatch):
    """Ctrl+E said "Not on this page." beside the button, and only tooltips said what *Moved* is."""
    window, page = usual_and_strict
    window.menus.refresh()
    action = window.menus.action("export")
    assert action.isEnabled() and action.text() == "&Export the comparison…"
    opened = []
    monkeypatch.setattr(EdgedMenu, "popup", lambda menu, _: opened.append(menu))
    action.trigger()
    assert opened == [page.export_button.menu()]
    assert opened[0].activeAction() is opened[0].actions()[1], "nothing was marked"
    assert page.about_order.isVisible() and page.about_order.focusPolicy() & Qt.FocusPolicy.TabFocus
    assert "Powers of ten" in page.about_order.words and "Bold:" in page.about_order.words
    window.menus.action("guide").trigger()
    dialog = next(one for one in window.findChildren(TextDialog) if one.isVisible())
    top = dialog.text.cursorForPosition(QPoint(2, 16)).block()
    assert top.text() == "Compare runs"
    dialog.close()
    page.back.click()
    window.menus.refresh()
    assert not action.isEnabled()


def test_the_order_of_two_equal_runs_is_the_rank(compared):
    """What is beyond doubt came last, although nothing had moved: the list began with rank 31."""
    _, page = compared(search(), search())
    ranks = [page.model.table.number("rank_a", row) for row in page.model.visible_rows().tolist()]
    assert ranks == sorted(ranks)


def test_how_many_of_how_many_hits_are_listed_is_said_while_a_filter_narrows_them(usual_and_strict, qtbot):
    """The box went on saying "All: 101" while words left a handful of rows."""
    _, page = usual_and_strict
    total = page.model.rowCount()
    assert not page.count.isVisible(), "the box says it"
    page.words.setText("mouse")
    qtbot.waitUntil(lambda: page.model.rowCount() < total)
    few = page.model.rowCount()
    assert few and page.count.isVisible() and page.count.text() == f"{few} of {total} hits shown"
    page.kind.setCurrentIndex(1)
    assert page.count.text() == f"{page.model.rowCount()} of {total} hits shown"
    page.words.setText("no such word")
    qtbot.waitUntil(lambda: page.model.rowCount() == 0)
    assert page.count.text() == f"0 of {total} hits shown"
    page.message.action_triggered.emit()
    assert page.model.rowCount() == total and not page.count.isVisible()
    assert page.table.selectionModel().hasSelection(), "the first hit is chosen again, and seen to be"


def test_the_chosen_hit_stays_in_sight_whatever_is_listed_around_it(usual_and_strict, qtbot):
    """Back at All, the hit chosen among those of one run was somewhere below the table's edge."""
    window, page = usual_and_strict
    table = page.table
    table.sortByColumn(COLUMN["rank_a"], Qt.SortOrder.AscendingOrder)
    window.resize(window.minimumSize())
    qtbot.waitUntil(lambda: table.verticalScrollBar().maximum() > 0)

    def in_sight():
        row = table.currentIndex().row()
        return 0 <= table.rowViewportPosition(row) <= table.viewport().height() - table.rowHeight(row)

    page.kind.setCurrentIndex(list(Listed).index(Listed.ONLY_A))
    table.go_to(page.model.rowCount() - 1)
    chosen = page.model.table_row(table.currentIndex().row())
    page.kind.setCurrentIndex(0)
    assert page.model.table_row(table.currentIndex().row()) == chosen and in_sight()
    assert table.verticalScrollBar().value() > 0
    table.go_to(0)
    table.verticalScrollBar().setValue(table.verticalScrollBar().maximum())
    page.kind.setCurrentIndex(list(Listed).index(Listed.BOTH))
    page.kind.setCurrentIndex(0)
    assert table.currentIndex().row() == table.verticalScrollBar().value() == 0, "it had been scrolled away"


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Down])
def test_keys_lead_from_the_words_to_the_hits_that_have_them(usual_and_strict, qtbot, key):
    """Return did nothing, and the table was three presses of Tab away."""
    _, page = usual_and_strict
    total = page.model.rowCount()
    page.words.setFocus()
    qtbot.keyClicks(page.words, "mouse")
    qtbot.keyClick(page.words, key)
    assert 0 < page.model.rowCount() < total, "at once"
    assert page.table.hasFocus() and page.table.currentIndex().isValid()
    page.words.setFocus()
    page.words.setText("no such word")
    qtbot.keyClick(page.words, key)
    assert page.words.hasFocus() and page.model.rowCount() == 0


def test_the_table_has_the_evalues_of_hits_that_a_run_does_not_report(compared, qtbot, tmp_path):
    """Of adjusted E-values they were in files and where the alignment would stand, and not in the table."""
    window, page = compared(search(evalues="adjusted"), search(evalue=1e-5, evalues="adjusted"))
    table = page.model.table
    alone = np.flatnonzero(table.found == Found.ONLY_A)
    assert alone.size
    qtbot.waitUntil(lambda: np.isfinite(table.known("log10_evalue_b")[alone]).any())
    let_the_worker_catch_up(qtbot, window.background)
    assert not page.table.isColumnHidden(COLUMN["log10_evalue_b"])
    page.kind.setCurrentIndex(list(Listed).index(Listed.ONLY_A))
    page.table.sortByColumn(COLUMN["log10_evalue_b"], Qt.SortOrder.AscendingOrder)
    page.table.go_to(0)
    row = page.model.table_row(0)
    qtbot.waitUntil(lambda: "beyond the bound" in page.sides[1].alignment.remarks.whole())
    bits, evalue = table.number("bits_b", row), table.number("log10_evalue_b", row)
    said = f": {bits_shown(bits)} bits, E = {evalue_exact(evalue)}, beyond the bound"
    assert said in page.sides[1].alignment.remarks.whole() and table.display("log10_evalue_b", row)
    target = tmp_path / "compared.tsv"
    window.pages.get("history").export(target, "tsv")
    qtbot.waitUntil(lambda: f" to {target.name} in " in page.messages.text)
    lines = [line for line in target.read_text().splitlines() if not line.startswith("#")]
    records = list(csv.DictReader(lines, delimiter="\t"))
    for place in range(len(table)):
        for key in ("bits_b", "log10_evalue_b", "bits_change", "log10_evalue_change"):
            number = table.number(key, place)
            assert records[place][key] == ("" if np.isnan(number) else str(number))


def test_an_evalue_beyond_the_bound_of_a_run_does_not_read_as_that_bound(compared, qtbot):
    """A hit that B does not report with E ≤ 10 had 10 in the column of B, and in the figures below."""
    wide = search(evalues="matrix")
    logarithms = wide.queries[0].hits.log10_evalues
    shown = {row: evalue_shown(one) for row, one in enumerate(logarithms.tolist()) if one > -5}
    row = next(row for row, text in shown.items() if np.log10(float(text)) < logarithms[row] - 1e-4)
    bound = float(shown[row])
    _, page = compared(wide, search(evalue=bound, evalues="matrix"))
    page.table.go_to(page.model.model_row(row))
    table, key = page.model.table, "log10_evalue_b"
    assert table.number(key, row) == logarithms[row] and table.found[row] == Found.ONLY_A
    cell = page.model.index(page.model.model_row(row), COLUMN[key])
    tip = cell.data(Qt.ItemDataRole.ToolTipRole).split("\n")[0]
    for text in (cell.data(), tip):
        assert bound < float(text) == pytest.approx(10 ** logarithms[row], rel=0.01)
    view = page.sides[1].alignment
    qtbot.waitUntil(lambda: f"E-value {cell.data().strip()} " in f"{view.statistics_text()} ")


def test_keys_go_through_the_table_whose_first_column_is_hidden(usual_and_strict, qtbot):
    """Of one query its column is hidden, and from there Down went nowhere until a click on a row."""
    _, page = usual_and_strict
    table = page.table
    table.go_to(0)
    assert table.isColumnHidden(table.currentIndex().column())
    for key, row in ((Qt.Key.Key_Down, 1), (Qt.Key.Key_Down, 2), (Qt.Key.Key_Up, 1)):
        qtbot.keyClick(table, key)
        assert [index.row() for index in table.selectionModel().selectedRows()] == [row]
        assert table.currentIndex().row() == row


def test_figures_take_the_rows_of_their_width_whatever_the_width_before(usual_and_strict, qtbot):
    """After a wide window one side kept an empty second row above its alignment."""
    window, page = usual_and_strict
    table = page.model.table
    weak = np.flatnonzero(table.known("log10_evalue_a") > 0)
    qtbot.waitUntil(lambda: np.isfinite(table.known("log10_evalue_b")[weak]).all())
    page.table.go_to(page.model.model_row(int(weak[0])))
    views = [side.alignment for side in page.sides]
    qtbot.waitUntil(lambda: all("shuffled copies" in view.statistics_text() for view in views))  # the last
    qtbot.waitUntil(lambda: all("Pairs also in" in view.statistics_text() for view in views))
    figures = [side.alignment.figures for side in page.sides]

    def heights(width):
        window.resize(width, 800)
        qtbot.settle()
        return [each.height() for each in figures]

    first = {width: heights(width) for width in (1280, 1440, 1920)}
    assert {width: heights(width) for width in (1440, 1280, 1920, 1440)} == first


def test_what_is_better_is_green_and_what_is_worse_is_orange(looked_at):
    """It was the other way round."""
    _, page = looked_at
    drawn = page.scatter.plot.items
    colours = {item.name(): item.opts["brush"].color() for item in drawn if isinstance(item, ScatterPlotItem)}
    assert colours["better in B"] == QColor(OKABE_ITO["green"])
    assert colours["worse in B"] == QColor(OKABE_ITO["vermilion"])


@pytest.mark.parametrize(("key", "name"), [("score", "Score"), ("bits", "Bit score")])
def test_scores_of_different_scorings_are_not_called_better_or_worse(looked_at, key, name):
    """Scores of 11/1 and of 12/1 mean something else: more of them is not better."""
    _, page = looked_at
    page.plotted.setCurrentText(name)
    chart = page.scatter
    assert chart.legend.items == []
    drawn = [item for item in chart.plot.items if isinstance(item, ScatterPlotItem) and item.name()]
    assert [len(item.data) > 0 for item in drawn] == [True, *4 * [False]], "one shape and colour for all"
    titles = [chart.plot.getAxis(side).labelText for side in ("bottom", "left")]
    assert titles == [f"{name} in A, BLOSUM62 11/1", f"{name} in B, BLOSUM62 12/1"]
    assert chart.data_text().splitlines()[0].split("\t") == titles
    assert "a higher value is not the better one here" in chart.text() and "same value" not in chart.text()
    assert page.chart_note.text == (
        f"The runs have scored differently: a higher {name.lower()} is no better hit. "
        "Compare E-values or ranks."
    )
    names = {
        "Rank": ["same", "higher rank in B", "lower rank in B"],
        "log₁₀ E-value": ["same within tenfold", "better in B", "worse in B"],
    }
    for comparable, expected in names.items():
        page.plotted.setCurrentText(comparable)
        assert [label.text for _, label in chart.legend.items] == expected
        assert not page.chart_note.text and " 11/1" not in chart.plot.getAxis("bottom").labelText


def test_titles_of_axes_fit_a_narrow_chart(usual_and_strict, qtbot):
    """'Score in B, BLOSUM62' lost its end in the middle of a letter."""
    _, page = usual_and_strict
    page.plotted.setCurrentText("Score")
    axes = [page.scatter.plot.getAxis(side) for side in ("bottom", "left")]
    chart = page.scatter

    def shown(width, height):
        chart.setFixedSize(width, height)
        qtbot.settle()
        for axis in axes:
            place, size = axis.label.mapRectToParent(axis.label.boundingRect()), axis.size()
            ends = (place.left(), place.right(), size.width())
            if axis is axes[1]:
                ends = (place.top(), place.bottom(), size.height())
            assert -1 <= ends[0] < ends[1] <= ends[2] + 1, (width, axis.label.toPlainText())
        return [axis.label.toPlainText().strip() for axis in axes]

    assert shown(600, 500) == ["Score in A, BLOSUM62 11/1", "Score in B, BLOSUM62 12/1"]
    narrow = shown(230, 200)
    assert narrow == ["A, BLOSUM62 11/1", "B, BLOSUM62 12/1"]
    assert all(words.endswith("…") for words in shown(120, 120))
    assert shown(600, 500) == ["Score in A, BLOSUM62 11/1", "Score in B, BLOSUM62 12/1"]


def test_scores_of_one_scoring_are_compared(compared):
    _, page = compared(search(), search(11, 1, 1e-5))
    page.plotted.setCurrentText("Score")
    assert [label.text for _, label in page.scatter.legend.items] == ["same", "better in B", "worse in B"]
    assert page.scatter.plot.getAxis("bottom").labelText == "Score in A" and not page.chart_note.text


@pytest.mark.long
def test_the_chart_draws_what_both_have_and_leads_to_hits(looked_at, qtbot):
    _, page = looked_at
    chart = page.scatter
    query = page.compared.comparison.queries[0]
    both = np.flatnonzero(query.in_both)
    lines = chart.data_text().splitlines()
    assert lines[0] == "Rank in A\tRank in B"
    assert len(lines) == both.size + 1
    page.plotted.setCurrentIndex(1)
    first = chart.data_text().splitlines()[1].split("\t")
    assert first == [f"{query.columns[f'score_{side}'][both[0]]:g}" for side in "ab"]
    assert "hits in both runs" in chart.text()

    qtbot.settle()
    box = chart.plot.getViewBox()
    target = int(both.size) - 1
    place = box.mapViewToScene(QPointF(*(query.columns[f"score_{side}"][both[target]] for side in "ab")))
    point = chart.view.mapFromScene(place)
    for kind in (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonRelease):
        held = Qt.MouseButton.LeftButton if kind == QEvent.Type.MouseButtonPress else Qt.MouseButton.NoButton
        event = QMouseEvent(
            kind,
            QPointF(point),
            QPointF(chart.view.viewport().mapToGlobal(point)),
            Qt.MouseButton.LeftButton,
            held,
            Qt.KeyboardModifier.NoModifier,
        )
        QApplication.sendEvent(chart.view.viewport(), event)
    row = page.model.table_row(page.table.currentIndex().row())
    reached = [query.columns[f"score_{side}"][row] for side in "ab"]
    wanted = [query.columns[f"score_{side}"][both[target]] for side in "ab"]
    assert np.hypot(*np.subtract(reached, wanted)) < 40  # a neighbour may lie over it


@pytest.mark.long
def test_each_query_has_its_own_comparison(looked_at, qtbot):
    """The list says in which queries hits change significance: of many, nobody looks at each."""
    _, page = looked_at
    assert page.query.isVisible()
    for place, query in enumerate(search().queries):
        name, _, differ = page.query.itemText(place).partition(" · ")
        assert name == brief_query_name(query.query.header)
        page.query.setCurrentIndex(place)
        both, *apart = page.model.table.counts()
        changed = int(np.count_nonzero(page.model.table.chosen(Listed.SIGNIFICANT_ONE)))
        assert both and sum(apart)
        moved = f"{counted(changed, 'hit')} {'changes' if changed == 1 else 'change'} significance"
        assert differ == (moved if changed else "same significant hits")
    page.query.setCurrentIndex(1)
    assert len(page.model.table) == len(search().queries[1].hits)
    page.table.go_to(0)
    qtbot.waitUntil(lambda: "ADH1A" in page.sides[1].alignment.text())


@pytest.mark.long
def test_runs_of_different_queries_say_so(compared, qtbot):
    whole = search()
    halves = []
    for place in (0, 1):
        request = dataclasses.replace(
            whole.plan.request, queries=whole.plan.request.queries[place : place + 1]
        )
        plan = dataclasses.replace(whole.plan, request=request)
        halves.append(dataclasses.replace(whole, plan=plan, queries=whole.queries[place : place + 1]))
    _, page = compared(*halves)
    assert "The runs have no query in common" in page.message.text()
    assert page.model.rowCount() == 0
    assert not page.sides[0].alignment.isVisible()
    assert "1 query only in A. 1 query only in B." in page.note.text
    assert page.scatter.isHidden(), "not axes from 0 to 1 without a point"
    assert page.nothing.isVisible() and "Nothing to draw" in page.nothing.text()


def test_queries_that_a_run_did_not_come_to_are_told_once(compared):
    """'1 query was not compared. 1 query only in A.' said the same of a run that stopped early twice."""
    whole = search()
    _, page = compared(whole, dataclasses.replace(whole, complete=False, queries=whole.queries[:1]))
    assert "1 query was not compared" in page.note.text
    assert "only in" not in page.note.text


@pytest.mark.long
def test_the_comparison_is_exported(usual_and_strict, qtbot, tmp_path):
    window, page = usual_and_strict
    target = tmp_path / "compared.tsv"
    window.pages.get("history").export(target, "tsv")
    qtbot.waitUntil(lambda: f" to {target.name} in " in page.messages.text)
    lines = [line for line in target.read_text().splitlines() if not line.startswith("#")]
    records = list(csv.DictReader(lines, delimiter="\t"))
    assert len(records) == sum(len(query) for query in page.compared.comparison.queries)
    assert records[0]["found"] == "both"
    assert "Run A: Usual" in target.read_text()
    window.pages.get("history").export(tmp_path / "nowhere" / "x.csv", "csv")
    qtbot.waitUntil(lambda: "cannot be written" in page.messages.text)


def test_files_have_the_columns_that_are_chosen_after_their_own(usual_and_strict, qtbot, tmp_path):
    """They were those of every file: what had been ticked to be looked at was not among them."""
    window, page = usual_and_strict
    window.resize(1000, 700)
    for key in (PAIRS, "identity_b", "organism"):
        page.table.choose_column(COLUMN[key], True)
    of_evalue = "evalue_{0} log10_evalue_{0} significant_{0}"
    own = " ".join(
        of_evalue.format(key[-1]) if key in ("log10_evalue_a", "log10_evalue_b") else key
        for key in WRITTEN_COLUMNS
        if key not in ("score_change", "bits_change")  # of runs that scored differently they say nothing
    ).split()
    for listing in (None, page._listing()):
        target = tmp_path / f"{listing is None}.csv"
        window.pages.get("history").export(target, "csv", listing)
        qtbot.waitUntil(lambda target=target: f" to {target.name} in " in page.messages.text)
        lines = [line for line in target.read_text().splitlines() if not line.startswith("#")]
        rows = list(csv.DictReader(lines))
        names = list(rows[0])
        assert "there is no score_change or bits_change" in target.read_text()
        assert names[:4] == ["query", "subject", "description", "found"] and names[4:][: len(own)] == own
        more = names[4 + len(own) :]
        assert {PAIRS, "identity_b", "organism", "subject_length"} == {*more}, "there is no room for lengths"
        assert more.index("organism") < more.index("identity_b"), "as on the screen"
        queries = {row["query"] for row in rows}
        assert len(queries) == (2 if listing is None else 1)
        for row in rows:
            assert row["organism"] and row["subject_length"].isdigit()
            assert row[PAIRS] and row["identity_b"], "of hits that one run does not list, too"


def test_copies_of_the_table_have_no_columns_that_are_filled_by_chance(usual_and_strict, qtbot):
    """Identities were there of the hits that somebody had looked at, and of no others."""
    _, page = usual_and_strict
    page.table.go_to(1)
    hits = page.compared.comparison.queries[0].a.hits
    qtbot.waitUntil(lambda: len(hits.alignments) > 0)
    assert page.table.isColumnHidden(COLUMN["identity_a"])
    page.kind.setCurrentIndex(1)
    page.table.copy()
    titles, *rows = QApplication.clipboard().text().splitlines()
    assert len(rows) == page.model.rowCount() and "Identity" not in titles and "E B" in titles.split("\t")
    assert page.messages.text == f"Copied {counted(len(rows), 'hit')}."


def test_parameters_have_four_significant_digits(usual_and_strict):
    """'lambda 0.126194493995399' stood beside 'lambda 0.267'; files keep all digits."""
    _, page = usual_and_strict
    comparison = dataclasses.replace(
        page.compared.comparison,
        parameters=(
            (
                "Gumbel parameters",
                "lambda 0.126194493995399, K 0.004173810992267734",
                "lambda 0.267, K 0.041",
            ),
            (
                "Gumbel parameters before any fit",
                "lambda 0.26700001, K 2.5e-05",
                "lambda 0.26700002, K 2.5e-05",
            ),
            ("Mask", "12/2.2/2.5", "none"),
        ),
    )
    page.show_runs(dataclasses.replace(page.compared, comparison=comparison))
    words = page.parameters.toPlainText()
    assert "lambda 0.1262, K 0.004174" in words and "lambda 0.267, K 0.041" in words
    assert "0.26700001, K" in words and "0.26700002, K" in words, "what differs is in sight"
    assert "12/2.2/2.5" in words


def test_the_hits_listed_are_exported_alone_and_all_are_called_all(
    usual_and_strict, qtbot, tmp_path, monkeypatch
):
    """With some hits listed, 'As CSV…' wrote all of them and did not say so."""
    window, page = usual_and_strict
    history = window.pages.get("history")
    queries = page.compared.comparison.queries
    total = sum(len(query) for query in queries)

    def offered():
        return [one.text() for one in page.export_button.menu().actions() if not one.isSeparator()]

    both = f"All {total:,} hits of {len(queries)} queries"
    alone = sum((query.only_a | query.only_b).sum() for query in queries)
    apart = f"The {alone:,} hits found in one run only of 2 queries"
    changed = sum(sum(counts) for counts in page.compared.changes)
    assert changed == 1
    moved = "The one hit significant in one run only of 2 queries"
    page.kind.setCurrentIndex(4)
    listed = page.model.rowCount()
    names = {page.model.table.text("subject", row) for row in page.model.visible_rows().tolist()}
    assert listed == 1
    assert offered() == [
        "The one hit listed as &CSV…",
        "The one hit listed as &TSV…",
        f"{apart} as CSV…",
        f"{apart} as TSV…",
        f"{moved} as CSV…",
        f"{moved} as TSV…",
        f"{both} as CSV…",
        f"{both} as TSV…",
        "The sequence of the one hit listed as &FASTA…",
        f"The sequences of the {apart[4:]} as FASTA…",
        "The sequence of the one hit significant in one run only of 2 queries as FASTA…",
    ]

    def exported(number):
        proposed = []

        def save(_purpose, _title, name, _pattern):
            proposed.append(name)
            return tmp_path / name

        monkeypatch.setattr(history._dialogs, "save", save)
        actions = [one for one in page.export_button.menu().actions() if not one.isSeparator()]
        actions[number].trigger()
        qtbot.waitUntil(lambda: f" to {proposed[0]} in " in page.messages.text)
        lines = (tmp_path / proposed[0]).read_text(encoding="utf-8").splitlines()
        dialect = "excel" if proposed[0].endswith("csv") else "excel-tab"
        comments = [line for line in lines if line.startswith("# Listed")]
        rows = list(csv.DictReader((line for line in lines if not line.startswith("#")), dialect=dialect))
        return proposed[0], page.messages.text, comments, rows

    name, message, [comment], rows = exported(1)
    assert name == f"2_queries_Usual_vs_Strict-{listed}-listed.tsv"
    assert message.startswith(f"Saved the {counted(listed, 'hit')} listed to {name} in ")
    assert "Significant only in A of " in comment and comment.endswith(f": {listed} of {total} hits")
    assert {row["subject"] for row in rows} == names and len(rows) == listed
    name, message, [comment], rows = exported(2)
    assert "Found in one run only: " in comment and {row["found"] for row in rows} == {"a"}
    name, message, [comment], rows = exported(4)
    assert "Significant in one run only: 1 of " in comment and rows[0]["query"]
    assert [(row["significant_a"], row["significant_b"]) for row in rows] == [("1", "")]
    name, message, comments, rows = exported(6)
    assert (name, comments, len(rows)) == ("2_queries_Usual_vs_Strict.csv", [], total)
    assert message.startswith(f"Saved all {total} hits of the comparison to {name} in ")

    page.words.setText("no such protein")
    qtbot.waitUntil(lambda: page.model.rowCount() == 0)
    able = [one.isEnabled() for one in page.export_button.menu().actions() if not one.isSeparator()]
    assert able == [False, False, *[True] * 6, False, True, True]
    page.words.clear()
    page.kind.setCurrentIndex(0)
    qtbot.waitUntil(lambda: page.model.rowCount() == len(queries[0]))
    assert offered() == [
        f"The {len(queries[0])} hits listed as &CSV…",
        f"The {len(queries[0])} hits listed as &TSV…",
        f"{apart} as CSV…",
        f"{apart} as TSV…",
        f"{moved} as CSV…",
        f"{moved} as TSV…",
        f"{both} as CSV…",
        f"{both} as TSV…",
        f"The sequences of the {len(queries[0])} hits listed as &FASTA…",
        f"The sequences of the {apart[4:]} as FASTA…",
        "The sequence of the one hit significant in one run only of 2 queries as FASTA…",
    ]  # of the query shown


@pytest.mark.long
def test_everything_is_named_and_reached_by_keys(usual_and_strict, qtbot):
    window, page = usual_and_strict
    assert_named_and_told_apart(window, page)
    assert page.table.hasFocus()
    reached = set()
    for _ in range(60):
        qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
        reached.add(QApplication.focusWidget())
    assert {page.table, page.words, page.kind, page.query, page.plotted, page.export_button} <= reached


@pytest.mark.long
def test_the_table_is_a_proper_model(usual_and_strict, qtmodeltester):
    _, page = usual_and_strict
    qtmodeltester.check(page.model, force_py=False)


def test_a_run_with_itself_differs_in_nothing(qtbot):
    from swathe.core.history.differences import compare

    result = search()
    comparison = compare(result, result)
    for query in comparison.queries:
        table = ChangeTable(query)
        assert table.counts() == (len(query), 0, 0)
        assert {table.display("rank_change", row) for row in range(len(table))} == {"0"}
        assert summary(query.a, result.plan) == summary(query.b, result.plan)
    assert comparison.parameters == ()


def test_long_parameters_say_what_differs_in_the_width_of_the_tab(compared, qtbot):
    """Columns of 100 pixels had one long paragraph twice, with a clause in it that differs."""
    _, page = compared(search(), search(12, 1, 1e-5))
    alike = "matrix adjusted to both compositions, tandem repeats of the query masked, "
    alike += "statistics fitted to this search's scores where that is reliable"
    comparison = dataclasses.replace(
        page.compared.comparison,
        parameters=(
            ("E-values", f"{alike}; fitted for 2 of 2 queries", f"{alike}; fitted for 1 of 2 queries"),
            ("Gap costs", "open 11, extend 1", "open 12, extend 1"),
        ),
    )
    page.show_runs(dataclasses.replace(page.compared, comparison=comparison))
    assert page.parameters.toPlainText().split("\n")[3:-1] == [
        "E-values",
        "… fitted for 2 of 2 queries",
        "… fitted for 1 of 2 queries",
        "Gap costs",
        "open 11, extend 1",
        "open 12, extend 1",
    ]
