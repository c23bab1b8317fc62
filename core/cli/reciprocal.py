"""`swathe reciprocal`: find pairs of sequences of two files that are each other's best hits."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import BinaryIO, Final

import numpy as np

from swathe.core.alignment.loading import load_ahead
from swathe.core.cli.arguments import TABLE
from swathe.core.cli.console import Console, remaining
from swathe.core.cli.running import going_on, opened_engine, show_comparing
from swathe.core.cli.table import printed_table
from swathe.core.engines.kernel_options import read_options
from swathe.core.export.plain_tables import save_plain_table
from swathe.core.reciprocal.pairs import ReciprocalResult
from swathe.core.reciprocal.request import DEFAULT_EVALUE, ReciprocalRequest
from swathe.core.reciprocal.search import DirectionProgress, PairsFound, run_reciprocal
from swathe.core.scoring.matrices import named_matrix
from swathe.core.scoring.scheme import ScoringScheme
from swathe.core.search.events import PairsAligning
from swathe.core.system.files import atomic_file, check_destination, refuse_overwriting

_NAMES: Final = ("a", "b")
"""Columns whose cells begin at the left."""
_NAME: Final = 30


def reciprocal(arguments: argparse.Namespace, console: Console) -> int:
    """Search in both directions and write the pairs; nothing is written after an interruption."""
    if arguments.output is not None:
        check_destination(arguments.output)
        refuse_overwriting(arguments.output, (arguments.a, arguments.b))
    request = ReciprocalRequest(
        a=arguments.a,
        b=arguments.b,
        scheme=ScoringScheme.load(named_matrix(arguments.matrix), arguments.gap_open, arguments.gap_extend),
        evalue=DEFAULT_EVALUE if arguments.evalue is None else arguments.evalue,
        engine=arguments.engine,
        kernel=arguments.kernel,
        threads=arguments.threads,
        devices=arguments.device,
        kernel_options=tuple(read_options(arguments.kernel_option).items()),
        allow_nucleotides=arguments.allow_nucleotides,
    )
    result = _run(request, console)
    for database in dict.fromkeys(result.table.databases):
        console.notes(database.name, database.manifest.notes.sentences())
    if request.scheme.matrix_path:
        console.notes(request.scheme.matrix_name, request.scheme.matrix_notes)
    if result.plan.parameters.source != "published":
        console.note(f"Note: {result.plan.parameters.note}")
    console.note(result.summary)
    if arguments.format == TABLE:
        _write_table(result, arguments.output, console)
    else:
        destination: Path | BinaryIO = arguments.output or console.output
        order = np.arange(len(result.table))
        facts = () if arguments.no_comments else result.lines()
        token = console.interruption.token
        for _ in save_plain_table(result.table, order, arguments.format, facts, destination, token):
            pass
    return 0


def _run(request: ReciprocalRequest, console: Console) -> ReciprocalResult:
    """Search and show progress. Raises SwatheError, and KeyboardInterrupt if interrupted."""
    load_ahead()
    with opened_engine(request, console, "the files") as (engine, token):
        for event in going_on(run_reciprocal(request, engine, token), console):
            match event:
                case DirectionProgress(direction, _, _, done, total, seconds):
                    show_comparing(console, "1/2 A→B" if direction == 1 else "2/2 B→A", done, total, seconds)
                case PairsAligning(done, total, seconds):
                    console.progress("Aligning", done, total, remaining(done, total, seconds))
                case PairsFound(result):
                    console.clear()
                    return result
    raise RuntimeError("the search ended without saying how")


def _write_table(result: ReciprocalResult, output: Path | None, console: Console) -> None:
    data = printed_table(result.table, _NAMES, _NAME).encode("utf-8", "backslashreplace")
    if output is None:
        console.reading().write(data)
        console.flush()
        return
    with atomic_file(output) as stream:
        console.reading(stream).write(data)
