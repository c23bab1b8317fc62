"""`swathe network`: find all similar pairs of a file's sequences, and the families they make."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Final

from swathe.core.cli.arguments import TABLE
from swathe.core.cli.comparing import found_by, note_scoring, options_of, write_text
from swathe.core.cli.console import Console, remaining
from swathe.core.cli.running import show_comparing
from swathe.core.cli.table import printed_table
from swathe.core.errors import InvalidRequest
from swathe.core.network.families import FamilyTable
from swathe.core.network.files import FORMAT, Job, NetworkFormat, check_files, format_of_name, save_network
from swathe.core.network.network import Network
from swathe.core.network.request import DEFAULT_EVALUE, NetworkRequest
from swathe.core.network.search import NetworkFound, run_network
from swathe.core.portions import PortionsProgress
from swathe.core.system.files import check_destination, refuse_overwriting
from swathe.core.system.words import counted

_LEFT: Final = ("name", "members")
"""Columns whose cells begin at the left."""
_NAME: Final = 32
_NUMBERS: Final = 92
"""Width of the columns before the members."""
_LEAST_MEMBERS: Final = 24


def network(arguments: argparse.Namespace, console: Console) -> int:
    """Compare all with all and write what is asked for; nothing is written after an interruption."""
    outputs, tables = _outputs(arguments)
    request = NetworkRequest(
        path=arguments.file,
        evalue=DEFAULT_EVALUE if arguments.evalue is None else arguments.evalue,
        evalues=arguments.evalues,
        **options_of(arguments),
    )

    def look(event: object) -> Network | None:
        match event:
            case PortionsProgress(_, _, _, done, total, seconds):
                show_comparing(console, "Searching", done, total, seconds)
            case NetworkFound(network):
                return network
        return None

    found = found_by(run_network, request, console, "the file", look)
    note_scoring([found.nodes.database], request.scheme, found.plan, console)
    job = Job(found, found.families(), comments=not arguments.no_comments)
    console.note(found.summary(job.families))
    if outputs:
        with console.interruption.cooperative() as token:
            for step in save_network(job, outputs, token):
                left = remaining(step.done, step.total, step.seconds)
                console.progress("Writing", step.done, step.total, left)
            console.clear()
    for path in tables:
        write_text(_families(job, console), path, console)
    if not arguments.output:
        (format,) = arguments.format or [TABLE]
        if format == TABLE:
            write_text(_families(job, console), None, console)
        else:
            for _ in FORMAT[format].write(job, console.output):
                pass
            console.flush()
    return 0


def _outputs(arguments: argparse.Namespace) -> tuple[list[tuple[Path, NetworkFormat]], list[Path]]:
    """Return the files to write with their formats, and those for the table to read.

    Raises InvalidRequest and ExportError, before the work, if they cannot be written.
    """
    paths: list[Path] = arguments.output or []
    formats: list[str] = arguments.format or []
    if formats and len(formats) != max(len(paths), 1):
        raise InvalidRequest(
            "format",
            f"There are {counted(len(formats), 'format')} and {counted(len(paths), 'file')}.",
            "Give --format and --output as often as each other, or let the ends of the names tell.",
        )
    given = zip(paths, formats or [""] * len(paths), strict=False)
    chosen = [(path, format or format_of_name(path).key) for path, format in given]
    outputs = [(path, FORMAT[format]) for path, format in chosen if format != TABLE]
    tables = [path for path, format in chosen if format == TABLE]
    check_files(outputs)
    for path in tables:
        check_destination(path)
    for written in (*tables, *(file for path, format in outputs for file in format.files(path))):
        refuse_overwriting(written, (arguments.file,))
    return outputs, tables


def _families(job: Job, console: Console) -> str:
    """Return the families as a table to read, as wide as the terminal."""
    room = max(_LEAST_MEMBERS, console.width - _NUMBERS)
    return printed_table(FamilyTable(job.families), _LEFT, _NAME, room)
