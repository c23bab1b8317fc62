"""What was asked of one search's hits is not asked of the next one's: neither filter nor sorting."""

from __future__ import annotations

import dataclasses

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication, QPushButton

from swathe.core.results.filters import Filter
from swathe.core.results.hits import COLUMNS
from swathe.core.statistics.permutation_options import PairwiseOptions
from swathe.core.system.resources import sample_queries
from tests.gui.conftest import search_in
from tests.gui.results_fixtures import without_hits
from tests.gui.runs_shown import SHORT, history, opened, search_and_keep

ORGANISM = next(section for section, column in enumerate(COLUMNS) if column.key == "organism")


def narrow_and_sort(window, qtbot) -> None:
    """Sort by organism and filter by a word."""
    hits = window.page.hits
    hits.table.sortByColumn(ORGANISM, hits.table.horizontalHeader().sortIndicatorOrder())
    hits.filter_bar.text.setText("mouse")
    hits.filter_bar.apply()
    qtbot.waitUntil(lambda: hits.model.visible_rows().tolist() != list(range(len(hits.model.table))))


def best_first(window) -> bool:
    """Whether all hits are there, the best first, and the first is the one looked at."""
    hits = window.page.hits
    return (
        hits.model.visible_rows().tolist() == list(range(len(hits.model.table)))
        and hits.table.horizontalHeader().sortIndicatorSection() == -1
        and hits.filter_bar.filter == Filter()
        and hits.filter_bar.text.text() == ""
        and hits.current_hit_row() == 0
    )


def test_another_search_shows_all_hits_the_best_first(kept, qtbot, finish):
    """A bound that cannot be read does not stay either."""
    assert best_first(kept)
    narrow_and_sort(kept, qtbot)
    kept.search()
    finish(kept)
    assert best_first(kept)
    kept.page.hits.filter_bar.bounds.evalue.setText("many")
    kept.page.hits.filter_bar.apply()
    kept.search()
    finish(kept)
    assert kept.page.hits.filter_bar.bounds.is_empty() and best_first(kept)


def test_the_query_looked_at_stays_where_the_same_ones_are_searched_again(open_window, qtbot, small):
    """After Edit and rerun it was the first one's turn again."""
    window = open_window()
    window.form.query.open(sample_queries())
    window.form.database.open(small)
    search_in(window, qtbot)
    assert window.page.current_query() == 0
    window.page.query_summary.mark(1)
    assert window.page.current_query() == 1
    window.form.scoring.choose("BLOSUM45")
    search_in(window, qtbot)
    assert window.page.current_query() == 1
    rows = window.page.query_summary.table.selectionModel().selectedRows()
    assert [index.row() for index in rows] == [1]
    assert window.page.hits.model.table is window.controller.result.queries[1].hits
    window.form.query.set_text("\n".join(f">{name}\nMKVLAAGIVGLLLAQWERTYKLMNPSTV" for name in "ab"))
    search_in(window, qtbot)
    assert window.page.current_query() == 0, "other queries begin with the first"


def test_a_reopened_batch_shows_the_query_looked_at_last(open_window, qtbot, finish, small):
    """After a look at another run it was the first one's turn again."""
    window = open_window((sample_queries(), small))
    batch = search_and_keep(window, qtbot, finish)
    window.page.query_list.selectRow(1)
    window.form.query.set_text(SHORT)
    search_and_keep(window, qtbot, finish)
    assert window.page.current_query() == 0
    window.runs.open_kept(batch, "")
    qtbot.waitUntil(lambda: window.runs.shown is not None and window.runs.shown.id == batch)
    assert window.page.current_query() == 1
    assert [index.row() for index in window.page.query_list.selectionModel().selectedRows()] == [1]
    assert window.page.hits.model.table is window.controller.result.queries[1].hits


@pytest.mark.long
def test_a_reopened_run_shows_all_hits_the_best_first(kept, qtbot):
    narrow_and_sort(kept, qtbot)
    history(kept, qtbot, 1)
    opened(kept, qtbot)
    assert best_first(kept)


@pytest.mark.long
def test_the_next_start_sorts_by_nothing(kept, open_window, qtbot, finish, ready):
    table = kept.page.hits.table
    table.horizontalHeader().moveSection(4, 6)
    columns = table.visible_columns()
    narrow_and_sort(kept, qtbot)
    kept.close()
    again = open_window()
    ready(again)
    assert again.page.hits.table.visible_columns() == columns, "order and choice of columns do stay"
    again.search()
    finish(again)
    assert best_first(again)


@pytest.mark.long
def test_queries_of_one_search_share_filter_and_sorting(open_window, qtbot, small):
    window = open_window((sample_queries(), small))
    hits = window.page.hits
    for query in (1, 0):
        search_in(window, qtbot)
        window.page.query_list.selectRow(1 - query)
        assert hits.filter_bar.text.text() == "", query
        narrow_and_sort(window, qtbot)
        window.page.query_list.selectRow(query)
        assert hits.filter_bar.text.text() == "mouse", query
        assert hits.table.horizontalHeader().sortIndicatorSection() == ORGANISM, query


PAIRWISE = ("pairwise_p", "z_value", "pairwise_lambda", "pairwise_k", "goodness_p")


def pairwise_columns(window) -> list[str]:
    """Return the keys of the columns of pairwise significance on the screen."""
    keys = [COLUMNS[section].key for section in window.page.hits.table.visible_columns()]
    return [key for key in keys if key in PAIRWISE]


@pytest.mark.long
def test_columns_of_pairwise_significance_go_with_the_search_that_has_it(kept, qtbot, finish):
    kept.resize(2400, 800)  # with room for all columns
    kept.search_page.significance.estimate([0], PairwiseOptions(permutations=100))
    finish(kept)
    assert pairwise_columns(kept) == ["pairwise_p"]
    kept.page.hits.table.show_columns([next(i for i, c in enumerate(COLUMNS) if c.key == "z_value")])
    chosen = pairwise_columns(kept)
    kept.search()
    finish(kept)
    assert pairwise_columns(kept) == []
    kept.search_page.significance.estimate([0], PairwiseOptions(permutations=100))
    finish(kept)
    assert pairwise_columns(kept) == chosen == ["pairwise_p", "z_value"]


@pytest.mark.long
def test_a_reopened_run_shows_the_columns_of_its_estimates(kept, qtbot, finish):
    kept.resize(2400, 800)  # with room for all columns
    kept.search_page.significance.estimate([0], PairwiseOptions(permutations=100))
    finish(kept)
    kept.search()
    finish(kept)
    qtbot.waitUntil(lambda: kept.runs.shown is not None and bool(kept.runs.shown.id))
    page = history(kept, qtbot, 2)
    page.table.selectRow(1)
    opened(kept, qtbot)
    assert pairwise_columns(kept) == ["pairwise_p"]


def test_the_line_over_the_hits_says_how_many_the_filter_leaves(kept, qtbot):
    model = kept.page.hits.model
    found = len(model.table)
    assert f"{found} shown" in kept.page.summary.text()
    narrow_and_sort(kept, qtbot)
    assert f"{model.rowCount()} of {found} shown" in kept.page.summary.text()
    kept.page.hits.filter_bar.clear()
    assert f"· {found} shown" in kept.page.summary.text()


def test_a_search_that_was_stopped_without_hits_says_how_to_go_on(open_window, found):
    page = open_window().page
    result = without_hits(found.queries[0])
    page.search_started(found.plan)
    page.hits_found(0, dataclasses.replace(result, compared=100))
    words = page.hits.message.text()
    assert "313 sequences to go" in words and "E-value bound" not in words
    page.hits_found(0, result)
    assert "Raise the E-value bound" in page.hits.message.text()


def test_each_search_begins_with_the_queries_in_the_order_of_their_file(open_window, qtbot, small, tmp_path):
    """The order of the batch before stayed, in which rows moved with every result of the next."""

    def names(window):
        model = window.page.queries
        return [model.index(row, 0).data() for row in range(model.rowCount())]

    queries = tmp_path / "queries.fasta"
    queries.write_text(">b\nMKTAYIAKQRQISFVKSHF\n>c\nMKTAYIAKQRQI\n>a\nGLIEVQAPILSRVGDG\n")
    window = open_window((queries, small))
    search_in(window, qtbot)
    assert names(window) == ["b", "c", "a"]
    header = window.page.query_list.horizontalHeader()
    qtbot.mouseClick(
        header.viewport(),
        Qt.MouseButton.LeftButton,
        pos=QPoint(header.sectionViewportPosition(0) + header.sectionSize(0) // 2, header.height() // 2),
    )
    assert names(window) == ["a", "b", "c"]
    result = window.controller.result
    window.controller.reopen(result)
    assert names(window) == ["a", "b", "c"], "which is over: nothing moves"
    search_in(window, qtbot)
    assert window.controller.result is not result
    assert names(window) == ["b", "c", "a"] and header.sortIndicatorSection() == -1


def test_a_new_search_begins_with_an_empty_query_and_the_same_database(open_window, qtbot, one_query, small):
    """The form had folded, and nothing over the hits said how to search with another sequence."""
    window = open_window((one_query, small))
    window.resize(1280, 776)
    search_in(window, qtbot)
    assert not window.form.isVisible()
    summary, n_hits = window.page.summary, window.page.hits.model.rowCount()
    assert summary.new_button.toolButtonStyle() == Qt.ToolButtonStyle.ToolButtonTextBesideIcon
    assert summary.height() < 2 * summary.new_button.height(), "one line"
    qtbot.mouseClick(summary.new_button, Qt.MouseButton.LeftButton)
    assert window.form.isVisible() and window.form.query.edit.isVisible()
    assert window.form.query.sequences() == () and not window.form.query.edit.toPlainText()
    assert window.form.database.path == small
    assert window.page.hits.model.rowCount() == n_hits, "what was found stays"
    assert QApplication.focusWidget() in (window.form.query.edit, None)
    window.form.query.set_text(">other\nMKTAYIAKQRQISFVKSHFSRQ")
    window.menus.action("show_history").trigger()
    window.menus.action("new_search").trigger()
    assert window.search_page.isVisible() and not window.form.query.edit.toPlainText()
    qtbot.keyClick(window.form.query.edit, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert window.form.query.edit.toPlainText().startswith(">other"), "an accident can be undone"


def test_a_new_search_starts_with_the_usual_options_and_can_keep_the_last_ones(open_window, qtbot, small):
    """After a peptide's search a protein was searched with PAM30, and with E-values as that matrix is."""
    window = open_window()
    form = window.form
    form.database.open(small)
    qtbot.waitUntil(lambda: form.database.database is not None)
    form.preset.choose("short-peptide")
    form.report.evalue_edit.setText("1e-05")
    form.masking.box.setChecked(True)
    form.rounds.box.setChecked(True)
    form.engine.choose_threads(1)
    window.menus.action("new_search").trigger()
    usual = ("BLOSUM62 · 11/1", "E ≤ 10", "Usual")
    shown = lambda: (form.costs.head.summary, form.options.head.summary, form.preset.combo.currentText())  # noqa: E731
    assert shown() == usual and form.report.method == "adjusted"
    assert form.database.path == small and "1 thread" in form.compute.head.summary
    (keep,) = [one for one in window.messages.findChildren(QPushButton) if one.text() == "Keep the last ones"]
    assert window.messages.passes, "it covered a button until somebody closed it"
    qtbot.mouseClick(keep, Qt.MouseButton.LeftButton)
    assert shown() == (
        "PAM30 · 9/1",
        "E ≤ 1e-05 · up to 5 rounds · masked · E-values unadjusted",
        "Short peptide",
    )
    assert form.report.method == "matrix"
    window.menus.action("new_search").trigger()
    window.messages.hide()
    window.menus.action("new_search").trigger()
    assert shown() == usual and not window.messages.isVisible(), "nothing was lost"
    form.report.evalue_edit.setText("many")
    window.menus.action("new_search").trigger()
    assert not form.report.problem and shown() == usual
