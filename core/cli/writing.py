"""Write the hits of a command: as a table for the terminal, or in an export format."""

from __future__ import annotations

import argparse
from collections.abc import Iterable
from pathlib import Path
from typing import BinaryIO

from swathe.core.cancel import CancelToken
from swathe.core.cli.arguments import TABLE
from swathe.core.cli.console import NO_TERMINAL, Console, remaining
from swathe.core.cli.table import write_table
from swathe.core.errors import InvalidRequest
from swathe.core.export import Selection, export
from swathe.core.export.aligning import align_missing
from swathe.core.export.several import check_folder, export_each, files_of, refuse_replacing
from swathe.core.search.events import SearchResult
from swathe.core.sequences.sequence import Sequence
from swathe.core.system.files import atomic_file


def write_hits(
    result: SearchResult,
    selection: Selection,
    arguments: argparse.Namespace,
    console: Console,
    token: CancelToken,
) -> None:
    """Align the hits where needed and write them in ``arguments.format`` to ``arguments.output``.

    The table has the hits of all queries. Raises ExportError, OperationCancelled.
    """
    if arguments.format == TABLE:
        _write_table(result, arguments.output, console, token)
    else:
        _export(result, selection, arguments, console, token)


def check_several(arguments: argparse.Namespace) -> None:
    """Raise InvalidRequest if the options contradict one file per query."""
    if not arguments.one_file_per_query:
        if arguments.replace:
            raise InvalidRequest(
                "replace",
                "--replace applies to one file per query.",
                "Add --one-file-per-query.",
            )
        return
    if arguments.output is None:
        raise InvalidRequest("output", "One file per query needs a folder.", "Add -o FOLDER.")
    if arguments.format == TABLE:
        raise InvalidRequest(
            "format", "The table format holds all queries in one.", "Choose another --format, such as csv."
        )


def check_files(arguments: argparse.Namespace, queries: Iterable[Sequence]) -> None:
    """Raise ExportError, before the search, if one file per query cannot be written."""
    check_folder(arguments.output)
    if not arguments.replace:
        labels = [query.identifier or f"Query_{number}" for number, query in enumerate(queries, 1)]
        refuse_replacing(files_of(labels, arguments.format, arguments.output), arguments.format)


def _write_table(result: SearchResult, output: Path | None, console: Console, token: CancelToken) -> None:
    for done, total in align_missing(result, Selection.everything(result), token):
        console.progress("Aligning", done, total)
    console.clear()
    if output is None:
        write_table(result, console.reading(), console.width)
        return
    with atomic_file(output) as stream:
        write_table(result, console.reading(stream), NO_TERMINAL[0])


def _export(
    result: SearchResult,
    selection: Selection,
    arguments: argparse.Namespace,
    console: Console,
    token: CancelToken,
) -> None:
    """Write an export format; no progress bar is drawn into output on the terminal."""
    chosen, comments = (result, selection, arguments.format), not arguments.no_comments
    if arguments.one_file_per_query:
        steps = export_each(*chosen, arguments.output, token, comments=comments, replace=arguments.replace)
    else:
        destination: Path | BinaryIO = arguments.output or console.output
        steps = export(*chosen, destination, token, comments=comments)
    shares_terminal = arguments.output is None and console.shares_terminal
    for step in steps:
        if step.phase == "writing" and shares_terminal:
            console.clear()
            continue
        phase = "Writing" if arguments.one_file_per_query else step.phase.capitalize()
        console.progress(phase, step.done, step.total, remaining(step.done, step.total, step.seconds))
    console.clear()
