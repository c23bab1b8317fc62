"""Garbage is collected in the window's thread alone."""

from __future__ import annotations

import gc
import threading

import pytest
from PySide6.QtCore import QObject
from shiboken6 import delete

from swathe.gui.work.garbage import GarbageCollector


@pytest.fixture
def collecting():
    """The threads in which garbage was collected."""
    threads: list[int] = []

    def collected(phase: str, _: object) -> None:
        if phase == "start":
            threads.append(threading.get_ident())

    gc.callbacks.append(collected)
    yield threads
    gc.callbacks.remove(collected)


def litter() -> None:
    """Make much garbage in cycles."""
    for _ in range(3 * gc.get_threshold()[0]):
        cycle: list[object] = []
        cycle.append(cycle)


def test_no_other_thread_collects_while_a_window_is_there(open_window, qtbot, collecting):
    """Objects of Qt in a thread's garbage were destroyed there: it and the window waited for each other."""
    window = open_window()
    collecting.clear()
    thread = threading.Thread(target=litter)
    thread.start()
    thread.join()
    assert collecting == []
    qtbot.waitUntil(lambda: bool(collecting))
    assert set(collecting) == {threading.get_ident()}
    assert window.findChildren(GarbageCollector) and not gc.isenabled()


def test_python_collects_again_once_the_window_is_gone(qtbot, collecting):
    parent = QObject()
    GarbageCollector(parent)
    assert not gc.isenabled()
    delete(parent)
    assert gc.isenabled()
    litter()
    assert collecting
