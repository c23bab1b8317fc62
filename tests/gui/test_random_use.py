"""The window survives random use, and no wrapper of a widget goes with the wrong one."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QLineEdit, QPushButton, QVBoxLayout, QWidget

from swathe.core.results.filters import Condition, Operator
from swathe.core.results.hits import COLUMNS
from swathe.gui.widgets.focus import tab_after
from tests.gui.ownership import lost_wrappers, set_right, wrongly_owned
from tests.long_run import long_but

ROOT = Path(__file__).resolve().parents[2]


def test_conditions_a_resize_and_clear_leave_the_hits_page_whole(open_window, qtbot, finish) -> None:
    window = open_window(sample=True)
    qtbot.waitUntil(lambda: window.page.current_result() is not None)
    finish(window)
    hits = window.page.hits
    for width in (800, 1300, 700, 1440):
        hits.filter_bar.add_condition(Condition.read("length", Operator.AT_LEAST, "100"))
        window.resize(width, 700)
        QApplication.processEvents()
        hits.filter_bar.menu.clear_action.trigger()
        QApplication.sendPostedEvents(None, 0)
        QApplication.processEvents()
        assert not wrongly_owned()
        assert not lost_wrappers(window)
    hits.columns_button.menu().aboutToShow.emit()
    hits.table.chooser.words.clear()
    tested = bool(hits.model.table.pairs)  # columns of tests are in the list where there was one
    assert len(hits.table.chooser.listed()) == sum(tested or not one.needs_permutation for one in COLUMNS)


def test_a_deleted_widget_takes_only_its_own_children_with_it(qtbot) -> None:
    window, before, late = QWidget(), QPushButton("before"), QWidget()
    inside = [QLineEdit(), QPushButton("inside")]
    for widget, children in ((late, inside), (window, [before, late, QPushButton("after")])):
        layout = QVBoxLayout(widget)
        for child in children:
            layout.addWidget(child)
    qtbot.addWidget(window)
    tab_after(before, late)
    assert not wrongly_owned()
    before.setParent(None)
    before.deleteLater()
    del before
    QApplication.processEvents()
    inside[0].setText("still there")
    inside[1].setText("as well")


def test_a_wrapper_that_goes_with_a_sibling_is_seen(qtbot) -> None:
    window, first, second = QWidget(), QPushButton("first"), QPushButton("second")
    layout = QVBoxLayout(window)
    layout.addWidget(first)
    layout.addWidget(second)
    qtbot.addWidget(window)
    assert first.nextInFocusChain() is second
    assert wrongly_owned() == ["QPushButton goes with QPushButton"]
    set_right(second)
    assert not wrongly_owned()


@pytest.mark.parametrize("seed", long_but([1, 2], 2))
@pytest.mark.parametrize("actions", long_but([30, 50, 150], 30))
def test_random_use_breaks_nothing(tmp_path: Path, actions: int, seed: int) -> None:
    """In a process of its own: a crash is a failure, and nothing of it is left to other tests."""
    command = [
        sys.executable,
        ROOT / "tests" / "gui" / "random_use.py",
        "--actions",
        str(actions),
        "--seed",
        str(seed),
    ]
    done = subprocess.run(
        [*command, "--folder", tmp_path],
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert f"{actions} actions" in done.stdout
