"""What was asked of one search's hits is not asked of the next one's: neither filter nor sorting."""

from __future__ import annotations

import pytest

from core.columns import COLUMNS
from core.filters import Filter
from tests.gui.runs_shown import history, opened

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
    assert best_first(kept)
    narrow_and_sort(kept, qtbot)
    kept.search()
    finish(kept)
    assert best_first(kept)


def test_a_bound_that_cannot_be_read_does_not_stay(kept, finish):
    kept.page.hits.filter_bar.bounds.evalue.setText("many")
    kept.page.hits.filter_bar.apply()
    kept.search()
    finish(kept)
    assert kept.page.hits.filter_bar.bounds.is_empty() and best_first(kept)


def test_a_reopened_run_shows_all_hits_the_best_first(kept, qtbot):
    narrow_and_sort(kept, qtbot)
    history(kept, qtbot, 1)
    opened(kept, qtbot)
    assert best_first(kept)


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


@pytest.mark.parametrize("query", [1, 0])
def test_queries_of_one_search_share_filter_and_sorting(open_window, qtbot, finish, ready, small, query):
    from core.resources import sample_queries

    window = open_window((sample_queries(), small))
    ready(window)
    window.search()
    finish(window)
    window.page.query_list.selectRow(1 - query)
    narrow_and_sort(window, qtbot)
    window.page.query_list.selectRow(query)
    assert window.page.hits.filter_bar.text.text() == "mouse"
    assert window.page.hits.table.horizontalHeader().sortIndicatorSection() == ORGANISM
