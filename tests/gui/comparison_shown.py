"""The page *Kernels* in the real window, for several files of tests."""

from __future__ import annotations

from PySide6.QtCore import Qt

from swathe.core.benchmark.request import DatabaseChoice, Variant
from swathe.gui.benchmark.table_model import TABLE_COLUMNS
from swathe.gui.work.task_controller import SearchState


def comparison_page(open_window):
    """Return the page of a window, on a small choice: the sample's two queries against 60 short sequences."""
    window = open_window()
    window.menus.action("show_comparison").trigger()
    page = window.pages.get("comparison")
    page.ticked_at_first = page.form.variants.variants
    choose_little(page)
    page.test_window = window
    return page


def choose_little(page):
    """Choose what takes a moment: two kernels, the sample's two queries against 60 short sequences, once."""
    page.form.variants.choose((Variant("cpu", "lanes"), Variant("cpu", "scalar")))
    page.form.queries.choose("The sample's 2")
    page.form.databases.choose((DatabaseChoice("equal", n_sequences=60, length=40),))
    page.form.sweep.repeats.setValue(1)


def measured(qtbot, page):
    """Measure what is chosen, to the end."""
    assert page.form.button.isEnabled(), page.form.problem
    qtbot.mouseClick(page.form.button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: not page.controller.state.busy)
    assert page.controller.state is SearchState.DONE, page.messages.text


def keep_none(home):
    """Let no comparison be kept: a file stands where their folder would."""
    folder = home / "data" / "swathe" / "comparisons"
    folder.parent.mkdir(parents=True, exist_ok=True)
    folder.touch()


def column(page, key):
    """Return the texts of a column of the table, from above."""
    number = next(i for i, column in enumerate(TABLE_COLUMNS) if column.key == key)
    return [page.results.model.text(row, number) for row in range(page.results.model.rowCount())]
