"""Keep the run of a search: in a file, in the history."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from swathe.core.cancel import CancelToken
from swathe.core.cli.console import Console, remaining
from swathe.core.errors import HistoryError, InvalidRequest
from swathe.core.export import ExportProgress
from swathe.core.search.events import SearchResult
from swathe.core.system.atomic import check_destination, refuse_overwriting
from swathe.core.system.settings import DATA_DIRECTORY_VARIABLE, data_directory, room_for


def keep(result: SearchResult, arguments: argparse.Namespace, console: Console, token: CancelToken) -> None:
    """Save a search's run and put it into the history, as its options say; all hits are aligned first."""
    name = arguments.name or ""
    if arguments.save is not None:
        from swathe.core.history.run_file import write_run  # here and elsewhere: most searches are not kept

        show(console, write_run(result, arguments.save, token, align=True, name=name))
        console.note(f"Run saved to {arguments.save}")
    if arguments.history:
        from swathe.core.history.history import History

        history = History(data_directory())
        run = show(console, history.add(result, token, name=name, align=True))
        console.note(f"Run {run[:8]} added to the history.")


def check_keeping(arguments: argparse.Namespace, inputs: tuple[str | Path, ...]) -> None:
    """Raise where the options that keep a run cannot be followed, before the search."""
    if arguments.save is not None:
        from swathe.core.history.run_file import check_regular

        check_regular(arguments.save)
        check_destination(arguments.save)
        refuse_overwriting(arguments.save, inputs)
        if arguments.output is not None and arguments.save.absolute() == arguments.output.absolute():
            raise InvalidRequest("save", "The hits and the run would go to the same file.", "Name two.")
    elif arguments.name is not None and not arguments.history:
        raise InvalidRequest(
            "name", "The run has a name, but is not kept.", "Add --save FILE.swr or --history."
        )
    if arguments.history and not room_for(data_directory()):
        raise HistoryError(
            f"The history cannot be kept: nothing can be written to {data_directory()}.",
            f"Set {DATA_DIRECTORY_VARIABLE} to another folder, or leave --history out.",
        )


def show(console: Console, steps: Iterator[ExportProgress]) -> Any:
    """Draw how far a run is written, and return what the steps return."""
    while True:
        try:
            step = next(steps)
        except StopIteration as stop:
            console.clear()
            return stop.value
        left = remaining(step.done, step.total, step.seconds)
        console.progress(step.phase.capitalize(), step.done, step.total, left)
