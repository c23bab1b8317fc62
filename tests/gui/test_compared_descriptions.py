"""Descriptions of hits where only one of two runs knows them."""

from __future__ import annotations

import pytest

from swathe.core.history.changes import CHANGE_COLUMNS
from tests.gui.on_screen import let_the_worker_catch_up
from tests.gui.results_fixtures import search
from tests.gui.runs_shown import beside_each_other
from tests.gui.test_others import blastp, give_sequences  # noqa: F401 - fixtures
from tests.gui.test_run_comparison import keep

DESCRIPTION = next(i for i, column in enumerate(CHANGE_COLUMNS) if column.key == "description")


def shown_columns(page):
    """Return the titles of the columns in sight."""
    return [column.title for i, column in enumerate(CHANGE_COLUMNS) if not page.table.isColumnHidden(i)]


@pytest.fixture
def table_first(blastp, qtbot):  # noqa: F811
    """The page of blastp's table, without sequences or descriptions, as A beside Swathe's search as B."""
    blastp.resize(1600, 900)
    return beside_each_other(blastp, qtbot, blastp.runs.shown.id, keep(search(), "Swathe"))


def test_descriptions_come_from_the_run_that_has_them(table_first, qtbot):
    """The column was empty beside another program's table, and no word of a description was found."""
    page = table_first
    assert "" not in {page.model.index(row, DESCRIPTION).data() for row in range(page.model.rowCount())}
    before = page.model.rowCount()
    page.words.setText("adrenergic")
    qtbot.waitUntil(lambda: 0 < page.model.rowCount() < before)
    tip = page.model.tooltip("subject", page.model.table_row(0))
    assert "adrenergic receptor" in tip


def test_columns_are_the_same_whenever_the_sequences_came(table_first, blastp, qtbot, monkeypatch):  # noqa: F811
    """With the sequences came descriptions, and their column went; opened again, the list had fewer."""
    page, history, widths = table_first, blastp.pages.get("history"), range(1240, 1600, 40)

    def columns(width):
        blastp.resize(width, 900)
        let_the_worker_catch_up(qtbot, blastp.background)
        return shown_columns(page)

    before = {width: columns(width) for width in widths}
    assert len(set(map(tuple, before.values()))) > 3, "widths that tell choices of columns apart"
    give_sequences(blastp, monkeypatch)
    blastp.menus.action("add_sequences").trigger()
    qtbot.waitUntil(lambda: page.compared.comparison.a.queries[0].hits.has_sequences)
    assert {width: columns(width) for width in widths} == before
    ids = [blastp.runs.shown.id, *[run.id for run in history.page.model.runs.runs if not run.was_read]]
    again = {}
    for width in (1360, 1520):
        page.back.click()
        qtbot.waitUntil(history.page.isVisible)
        blastp.resize(width, 900)
        history.page.compare_requested.emit(*ids, 0, 0)
        qtbot.waitUntil(page.isVisible)
        let_the_worker_catch_up(qtbot, blastp.background)
        again[width] = shown_columns(page)
    assert again == {width: before[width] for width in again}


def test_descriptions_beside_another_program_have_room_in_a_small_window(table_first, blastp, qtbot):  # noqa: F811
    """They were the first to go, for both identities and scores."""
    blastp.resize(1280, 800)
    let_the_worker_catch_up(qtbot, blastp.background)
    assert "Description" in shown_columns(table_first)
    table = table_first.table
    assert table.columnWidth(DESCRIPTION) > 30 * table.fontMetrics().averageCharWidth()
    assert table.horizontalScrollBar().maximum() == 0
