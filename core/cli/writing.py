"""Write hits as a command was told: as a table to read, or in a format of the exports."""

from __future__ import annotations

import argparse
import shutil
import sys
from pathlib import Path
from typing import BinaryIO, Final

from core.cancel import CancelToken
from core.cli.arguments import TABLE
from core.cli.console import Console, remaining
from core.cli.table import write_table
from core.events import SearchResult
from core.export import Selection, export
from core.export.aligning import align_missing
from core.export.atomic import atomic_file

NO_TERMINAL: Final = (120, 24)
"""Columns and lines assumed where standard output is no terminal."""


def write_hits(
    result: SearchResult,
    selection: Selection,
    arguments: argparse.Namespace,
    console: Console,
    token: CancelToken,
) -> None:
    """Align what is not aligned and write hits in ``arguments.format`` to ``arguments.output``.

    The table has the hits of all queries. Raises ExportError, OperationCancelled.
    """
    if arguments.format == TABLE:
        _write_table(result, arguments.output, console, token)
    else:
        _export(result, selection, arguments, console, token)


def _write_table(result: SearchResult, output: Path | None, console: Console, token: CancelToken) -> None:
    for done, total in align_missing(result, Selection.everything(result), token):
        console.progress("Aligning", done, total)
    console.clear()
    if output is None:
        write_table(result, sys.stdout.buffer, shutil.get_terminal_size(NO_TERMINAL).columns)
        return
    with atomic_file(output) as stream:
        write_table(result, stream, NO_TERMINAL[0])


def _export(
    result: SearchResult,
    selection: Selection,
    arguments: argparse.Namespace,
    console: Console,
    token: CancelToken,
) -> None:
    """Write another format; where it goes to the terminal, the bar does not stand in the middle of it."""
    destination: Path | BinaryIO = arguments.output or sys.stdout.buffer
    shares_terminal = arguments.output is None and sys.stdout.isatty()
    steps = export(
        result,
        selection,
        arguments.format,
        destination,
        token,
        comments=not arguments.no_comments,
    )
    for step in steps:
        if step.phase == "writing" and shares_terminal:
            console.clear()
            continue
        left = remaining(step.done, step.total, step.seconds)
        console.progress(step.phase.capitalize(), step.done, step.total, left)
    console.clear()
