"""Runs that are kept, listed and opened in the real window, for several files of tests."""

from __future__ import annotations

from PySide6.QtCore import Qt

SHORT = ">hemo\nVLSPADKTNVKAAWGKVGAHAGEYGAEALERMFLSFPTTKTYFPHFDLSHGSAQVKGHGKKVADALTNAVAHVDDMPNALSALS\n"


def search_and_keep(window, qtbot, finish):
    """Search with what the form holds, and wait until the run is kept."""
    window.runs.recorder.shown = None
    window.menus.action("search").trigger()
    finish(window)
    qtbot.waitUntil(lambda: window.runs.shown is not None and window.runs.shown.id != "")
    return window.runs.shown.id


def long_search_beside_kept(window, qtbot, finish, ready, long_work):
    """Keep the search in the form, fill in a long one, and return the id of the kept run."""
    ready(window)
    kept_id = search_and_keep(window, qtbot, finish)
    window.form.query.open(long_work[0])
    window.form.database.open(long_work[1])
    window.form.engine.threads_box.setValue(1)  # the others are for the tests beside it
    ready(window)
    return kept_id


def history(window, qtbot, count):
    """Bring the history to the front and wait until it lists so many runs, and will not list them once more.

    Coming forward writes automatic tests to the run shown, after which the list is read again.
    """
    window.menus.action("show_history").trigger()
    page = window.pages.get("history").page
    qtbot.waitUntil(lambda: page.isVisible() and page.model.rowCount() == count)
    asked_before = []
    window.runs.tasks.ask("wait", lambda history: True, asked_before.append, asked_before.append)
    qtbot.waitUntil(lambda: asked_before == [True])
    return page


def opened(window, qtbot):
    """Open the run looked at by its key, and wait until it is shown."""
    before = window.controller.result
    qtbot.keyClick(window.pages.get("history").page.table, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: window.pages.front == "search" and window.controller.result is not before)
    return window.controller.result


def press(button):
    """Click a button that can be clicked."""
    assert button.isEnabled(), button.text()
    button.click()


def beside_each_other(window, qtbot, *kept):
    """Return the page of two runs of the history."""
    window.menus.action("show_history").trigger()
    history_page = window.pages.get("history")
    qtbot.waitUntil(lambda: history_page.page.model.rowCount() == 2)
    history_page.page.compare_requested.emit(*kept, 0, 0)
    qtbot.waitUntil(lambda: history_page.comparison is not None)
    shown = history_page.comparison
    qtbot.waitUntil(lambda: shown.isVisible() and shown.scatter is not None)
    return shown
