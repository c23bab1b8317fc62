"""Widgets on the screen that is not there, as several files of tests want them."""

from __future__ import annotations

from PySide6.QtCore import (
    QAbstractEventDispatcher,
    QCoreApplication,
    QEvent,
    QEventLoop,
    QPoint,
    QPointF,
    Qt,
    QTimer,
)
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QStyle

from swathe.core.cancel import OperationCancelled
from swathe.core.errors import SwatheError
from swathe.gui.work.task import Task


def on_screen(qtbot, widget, width, height):
    """Show a widget of some size, wait until it is painted, and return it."""
    widget.resize(width, height)
    qtbot.addWidget(widget)
    with qtbot.waitExposed(widget):
        widget.show()
    return widget


def turn_wheel(over, turned, modifiers=Qt.KeyboardModifier.NoModifier):
    """Turn the wheel over the middle of a widget, or not far below its top, where that is in its window."""
    window = over.window()
    place = over.mapTo(window, QPoint(over.width() // 2, min(over.height() // 2, 100)))
    QTest.wheelEvent(window.windowHandle(), QPointF(place), QPoint(0, turned), QPoint(), modifiers)


def cut_cells(table):
    """Return the texts of a table, and of its titles, that are wider than their columns in sight."""
    header, model = table.horizontalHeader(), table.model()
    margin = 2 * (table.style().pixelMetric(QStyle.PixelMetric.PM_FocusFrameHMargin) + 1)
    shown = [column for column in range(header.count()) if not header.isSectionHidden(column)]
    texts = [
        (str(model.index(row, column).data()), column, table.fontMetrics())
        for row in range(model.rowCount())
        for column in shown
    ]
    for column in shown:
        title = model.headerData(column, Qt.Orientation.Horizontal)
        texts.append((title, column, header.fontMetrics()))
    return [
        text
        for text, column, metrics in texts
        if metrics.horizontalAdvance(text) + margin > table.columnWidth(column)
    ]


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
        background.start(Task("wait for the others", steps, ended.append))
        qtbot.waitUntil(lambda: bool(ended))  # noqa: B023 - called before the next round
        settle(qtbot)


def feed(page, result):
    """Tell a page of results about a search, as the controller does."""
    page.search_started(result.plan)
    for index, query in enumerate(result.queries):
        page.hits_found(index, query)
    page.search_ended(result, result.complete)


def work_off(task):
    """Do what the worker does with a task, and tell what came of it."""
    try:
        steps = task.work(task.token)
        while True:
            task.tell_step(next(steps))
    except StopIteration as end:
        task.result = end.value
    except OperationCancelled:  # where a look at the clock was due: of a short task never, on a quiet machine
        pass
    except SwatheError as error:
        task.error = error
    task.tell_end(raise_)


def raise_(error):
    """Raise what nobody takes."""
    raise error
