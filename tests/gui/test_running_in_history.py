"""The search under way in the list of the history: true at every moment, and kept nowhere before its end."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QPushButton

from swathe.core.export.provenance import command_line
from swathe.core.history.history import History
from swathe.core.system.settings import data_directory
from swathe.gui.work.task_controller import SearchState
from tests.gui.runs_shown import history, long_search_beside_kept, press


@pytest.mark.long
def test_the_search_under_way_is_a_row_that_ends_as_the_run(
    open_window, qtbot, finish, ready, one_query, small, long_work
):
    """A search of hours could not be found there, nor could one that was to be deleted say what it was."""
    window = open_window((one_query, small))
    kept_id = long_search_beside_kept(window, qtbot, finish, ready, long_work)
    asked = command_line(window.form.request())
    window.search()
    qtbot.waitUntil(lambda: window.controller.state is SearchState.SEARCHING)
    about = window.page.run.findChildren(QPushButton)
    press(next(one for one in about if one.text() == "Copy command line"))
    assert QGuiApplication.clipboard().text() == asked, "nothing happened"

    page = history(window, qtbot, 2)
    row = page.model.run(0)
    assert page.model.runs.display("status", 0).startswith("running, ") and " of " in row.ended
    assert page.chosen() == [row.id] and len(History(data_directory()).runs()) == 1
    assert "running, " in page.details.text() and "so far" in page.details.text()
    for name in ("delete", "rename", "save", "compare"):
        assert not page.buttons[name].isEnabled(), name
    assert "The search is running" in page.buttons["delete"].toolTip()
    page.rename()
    assert page.table.indexWidget(page.table.currentIndex()) is None
    press(page.buttons["open"])
    assert window.pages.front == "search" and window.controller.state is SearchState.SEARCHING

    history(window, qtbot, 2)
    page.open_requested.emit(kept_id)
    assert "ADH1A_HUMAN vs small.fasta can be opened when it ends" in page.messages.text, "its tags were said"
    page.table.go_to(0)
    window.controller.cancel()
    qtbot.waitUntil(lambda: window.runs.shown is not None and bool(window.runs.shown.id))
    qtbot.waitUntil(lambda: page.model.run(0).id == window.runs.shown.id)
    assert page.model.rowCount() == 2 and page.model.run(0).ended.startswith("stopped")
    assert page.chosen() == [window.runs.shown.id] and page.buttons["delete"].isEnabled()


@pytest.mark.long
def test_no_search_that_is_not_kept_is_listed(open_window, qtbot, finish, ready, one_query, small, long_work):
    window = open_window((one_query, small))
    long_search_beside_kept(window, qtbot, finish, ready, long_work)
    window.runs.set_recording(False)
    window.search()
    qtbot.waitUntil(lambda: window.controller.state is SearchState.SEARCHING)
    history(window, qtbot, 1)
    window.controller.cancel()
    qtbot.waitUntil(lambda: not window.controller.state.busy)
