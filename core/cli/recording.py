"""Record the run of a search: in a file, in the history."""

from __future__ import annotations

import argparse
from collections.abc import Generator
from pathlib import Path
from typing import TypeVar

from swathe.core.cancel import CancelToken
from swathe.core.cli.console import Console, remaining
from swathe.core.errors import HistoryError, InvalidRequest
from swathe.core.export import ExportProgress
from swathe.core.search.events import SearchResult
from swathe.core.system.files import check_destination, refuse_overwriting
from swathe.core.system.settings import DATA_DIRECTORY_VARIABLE, data_directory, room_for
from swathe.core.system.steps import run_to_end

_Result = TypeVar("_Result")


def record_run(
    result: SearchResult, arguments: argparse.Namespace, console: Console, token: CancelToken
) -> None:
    """Save a run to a file and add it to the history, as the options say; all hits are aligned first."""
    name = arguments.name or ""
    if arguments.save is not None:
        from swathe.core.history.run_file import write_run  # here and elsewhere: most runs are not recorded

        show_writing(console, write_run(result, arguments.save, token, align=True, name=name))
        console.note(f"Run saved to {arguments.save}")
    if arguments.history:
        from swathe.core.history.history import History

        history = History(data_directory())
        run = show_writing(console, history.add(result, token, name=name, align=True))
        console.note(f"Run {run[:8]} added to the history.")


def check_recording(arguments: argparse.Namespace, inputs: tuple[str | Path, ...]) -> None:
    """Check before the search that the run can be recorded as the options say.

    Raises InvalidRequest, ExportError, HistoryError.
    """
    if arguments.save is not None:
        from swathe.core.history.run_file import check_regular

        check_regular(arguments.save)
        check_destination(arguments.save)
        refuse_overwriting(arguments.save, inputs)
        if arguments.save.absolute() in (output.absolute() for output in arguments.output or ()):
            raise InvalidRequest("save", "The hits and the run would go to the same file.", "Name two.")
    elif arguments.name is not None and not arguments.history:
        raise InvalidRequest(
            "name", "The run has a name, but is not kept.", "Add --save FILE.swr or --history."
        )
    if arguments.history and not room_for(data_directory()):
        raise HistoryError(
            f"Runs cannot be added to the history: {data_directory()} is not writable.",
            f"Set {DATA_DIRECTORY_VARIABLE} to another folder, or leave --history out.",
        )


def show_writing(console: Console, steps: Generator[ExportProgress, None, _Result]) -> _Result:
    """Exhaust the steps that write a run, showing progress, and return their result."""

    def draw(step: ExportProgress) -> None:
        left = remaining(step.done, step.total, step.seconds)
        console.progress(step.phase.capitalize(), step.done, step.total, left)

    result = run_to_end(steps, draw)
    console.clear()
    return result
