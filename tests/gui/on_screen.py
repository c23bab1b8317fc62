"""Widgets on the screen that is not there, as several files of tests want them."""

from __future__ import annotations

from PySide6.QtCore import QAbstractEventDispatcher, QCoreApplication, QEvent, QEventLoop, QTimer
from PySide6.QtWidgets import QDialog

from swathe.core.cancel import CancelToken
from swathe.gui.work.worker import Job, ignore_step


def on_screen(qtbot, widget, width, height):
    """Show a widget of some size, wait until it is painted, and return it."""
    widget.resize(width, height)
    qtbot.addWidget(widget)
    with qtbot.waitExposed(widget):
        widget.show()
    return widget


def settle(qtbot, *owners):
    """Let Qt do all that is due: posted events, timers of no delay, and what follows from them.

    Parameters
    ----------
    owners : whose timers that fire once are waited for, too: what pauses after the last key, mark or step
    """

    def pausing():
        timers = [timer for owner in owners for timer in owner.findChildren(QTimer)]
        return any(timer.isActive() for timer in timers if timer.isSingleShot())

    if pausing():
        qtbot.waitUntil(lambda: not pausing())
    dispatcher = QAbstractEventDispatcher.instance()
    while dispatcher.processEvents(QEventLoop.ProcessEventsFlag.AllEvents):
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def close_dialogs(qtbot, window):
    """Close what a test left open over a window that others use after it."""
    for dialog in window.findChildren(QDialog):
        dialog.close()
    settle(qtbot)


def let_the_worker_catch_up(qtbot, background, rounds=50):
    """Wait until every job of the worker's could make this many steps and is heard of, and what it led to."""

    def steps(_):
        yield from range(rounds)

    for _ in range(2):  # what arrives may be a reason to ask for more
        ended = []
        background.submit(Job("wait for the others", steps, CancelToken(), ignore_step, ended.append))
        qtbot.waitUntil(lambda: bool(ended))  # noqa: B023 - called before the next round
        settle(qtbot)


def feed(page, result):
    """Tell a page of results about a search, as the controller does."""
    page.search_started(result.plan)
    for index, query in enumerate(result.queries):
        page.hits_found(index, query)
    page.search_ended(result, result.complete)
