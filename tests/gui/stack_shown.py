"""A stack of the sample's hits on the screen, and what several files of tests do with it."""

from __future__ import annotations

import numpy as np
from PySide6.QtCore import QPoint

from swathe.gui.results.stack.view import StackView
from tests.gui.on_screen import on_screen, work_off
from tests.gui.results_fixtures import align_rows

QUERY = 1
"""Alcohol dehydrogenase: 96 hits, some with insertions."""
NONE = np.empty(0, np.int64)


def make_view(qtbot, jobs):
    """Return a visible view that puts what is for the worker into `jobs`."""
    view = on_screen(qtbot, StackView(), 900, 420)
    view.task_wanted.connect(jobs.append)
    return view


def make_stack(qtbot, jobs, found):
    """Return a view with every hit aligned and stacked."""
    view = make_view(qtbot, jobs)
    align_rows(found.plan, found.queries[QUERY], range(len(found.queries[QUERY].hits)))
    feed(qtbot, view, found)
    return view


def do(jobs):
    """Do what the worker has to do."""
    while jobs:
        work_off(jobs.pop(0))


def feed(qtbot, view, found, rows=None, ticked=NONE, current=-1):
    """Tell a view what the page tells it."""
    result = found.queries[QUERY]
    view.set_result(result, found.plan)
    view.set_rows(np.arange(len(result.hits)) if rows is None else np.array(rows, np.int64))
    view.set_current_hit(current)
    view.set_chosen(np.array(ticked, np.int64))
    qtbot.settle()


def centre(canvas, place, column):
    """Return the middle of a cell on the viewport."""
    cell = canvas.stack.cell
    x = canvas.names_width + (column + 0.5) * cell.width - canvas.horizontalScrollBar().value()
    y = canvas.stack.head_height + (place + 0.5) * cell.height - canvas.verticalScrollBar().value()
    return QPoint(int(x), int(y))


def colour_at(canvas, place, column):
    """Return the background of a cell: its lower left corner, where no letter is."""
    cell = canvas.stack.cell
    corner = centre(canvas, place, column) + QPoint(-(cell.width // 2), cell.height // 2 - 1)
    return canvas.viewport().grab().toImage().pixel(corner)


def row_letters(view, place):
    whole = view.builder.whole
    columns = view.canvas.stack.columns
    [line] = whole.window(range(place, place + 1), columns, 0, columns.count)
    return line.tobytes().decode().replace("\0", " ")
