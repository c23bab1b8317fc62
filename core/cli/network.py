"""`swathe network`: find all similar pairs of a file's sequences, and the families they make."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Final

from swathe.core.alignment.loading import load_ahead
from swathe.core.cli.arguments import TABLE
from swathe.core.cli.console import Console, remaining
from swathe.core.cli.running import going_on, opened_engine, show_comparing
from swathe.core.cli.table import printed_table
from swathe.core.engines.kernel_options import read_options
from swathe.core.network.families import FamilyTable
from swathe.core.network.files import FORMAT, Job, NetworkFormat, check_files, format_of_name, save_network
from swathe.core.network.network import Network
from swathe.core.network.request import DEFAULT_EVALUE, NetworkRequest
from swathe.core.network.search import EdgesAligning, NetworkFound, NetworkProgress, run_network
from swathe.core.scoring.matrices import named_matrix
from swathe.core.scoring.scheme import ScoringScheme
from swathe.core.system.files import atomic_file, check_destination, refuse_overwriting

_LEFT: Final = ("hub", "members")
"""Columns whose cells begin at the left."""
_NAME: Final = 24
_NUMBERS: Final = 84
"""Width of the columns before the members."""
_LEAST_MEMBERS: Final = 24


def network(arguments: argparse.Namespace, console: Console) -> int:
    """Compare all with all and write what is asked for; nothing is written after an interruption."""
    outputs = _outputs(arguments)
    request = NetworkRequest(
        path=arguments.file,
        scheme=ScoringScheme.load(named_matrix(arguments.matrix), arguments.gap_open, arguments.gap_extend),
        evalue=DEFAULT_EVALUE if arguments.evalue is None else arguments.evalue,
        evalues=arguments.evalues,
        engine=arguments.engine,
        kernel=arguments.kernel,
        threads=arguments.threads,
        devices=arguments.device,
        kernel_options=tuple(read_options(arguments.kernel_option).items()),
        allow_nucleotides=arguments.allow_nucleotides,
    )
    found = _run(request, console)
    database = found.nodes.database
    console.notes(database.name, database.manifest.notes.sentences())
    if request.scheme.matrix_path:
        console.notes(request.scheme.matrix_name, request.scheme.matrix_notes)
    if found.plan.parameters.source != "published":
        console.note(f"Note: {found.plan.parameters.note}")
    job = Job(found, found.families(), comments=not arguments.no_comments)
    console.note(found.summary(job.families))
    _write(job, arguments, outputs, console)
    return 0


def _outputs(arguments: argparse.Namespace) -> list[tuple[Path, NetworkFormat]]:
    """Return the files to write with their formats; raises before the work where that cannot be."""
    paths: list[Path] = arguments.output or []
    for path in paths:
        refuse_overwriting(path, (arguments.file,))
    if arguments.format == TABLE:
        for path in paths:
            check_destination(path)
        return []
    format = FORMAT.get(arguments.format)
    outputs = [(path, format or format_of_name(path)) for path in paths]
    check_files(outputs)
    for path, chosen in outputs:
        for beside in chosen.files(path):
            refuse_overwriting(beside, (arguments.file,))
    return outputs


def _run(request: NetworkRequest, console: Console) -> Network:
    """Search and show progress. Raises SwatheError, and KeyboardInterrupt if interrupted."""
    load_ahead()
    with opened_engine(request, console, "the file") as (engine, token):
        for event in going_on(run_network(request, engine, token), console):
            match event:
                case NetworkProgress(_, _, done, total, seconds):
                    show_comparing(console, "Searching", done, total, seconds)
                case EdgesAligning(done, total, seconds):
                    console.progress("Aligning", done, total, remaining(done, total, seconds))
                case NetworkFound(found):
                    console.clear()
                    return found
    raise RuntimeError("the search ended without saying how")


def _write(
    job: Job, arguments: argparse.Namespace, outputs: list[tuple[Path, NetworkFormat]], console: Console
) -> None:
    if outputs:
        with console.interruption.cooperative() as token:
            for step in save_network(job, outputs, token):
                console.progress(
                    "Writing", step.done, step.total, remaining(step.done, step.total, step.seconds)
                )
            console.clear()
        return
    if arguments.format not in (None, TABLE):
        for _ in FORMAT[arguments.format].write(job, console.output):
            pass
        return
    room = max(_LEAST_MEMBERS, console.width - _NUMBERS)
    text = printed_table(FamilyTable(job.families), _LEFT, _NAME, room)
    data = text.encode("utf-8", "backslashreplace")
    if not arguments.output:
        console.reading().write(data)
        console.flush()
        return
    with atomic_file(arguments.output[0]) as stream:
        console.reading(stream).write(data)
