"""`swathe reciprocal`: find pairs of sequences of two files that are each other's best hits."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import BinaryIO, Final

import numpy as np

from swathe.core.cli.arguments import TABLE
from swathe.core.cli.comparing import found_by, note_scoring, options_of, write_text
from swathe.core.cli.console import Console
from swathe.core.cli.running import show_comparing
from swathe.core.cli.table import printed_table
from swathe.core.export.plain_tables import save_plain_table
from swathe.core.portions import PortionsProgress
from swathe.core.reciprocal.pairs import ReciprocalResult
from swathe.core.reciprocal.request import DEFAULT_EVALUE, ReciprocalRequest
from swathe.core.reciprocal.search import PairsFound, run_reciprocal
from swathe.core.system.files import check_destination, refuse_overwriting

_LEFT: Final = ("a", "b", "remarks")
"""Columns whose cells begin at the left."""
_NAME: Final = 30
_REMARKS: Final = 160
"""Letters of remarks, in which two of near ties are whole."""


def reciprocal(arguments: argparse.Namespace, console: Console) -> int:
    """Search in both directions and write the pairs; nothing is written after an interruption."""
    if arguments.output is not None:
        check_destination(arguments.output)
        refuse_overwriting(arguments.output, (arguments.a, arguments.b))
    request = ReciprocalRequest(
        a=arguments.a,
        b=arguments.b,
        evalue=DEFAULT_EVALUE if arguments.evalue is None else arguments.evalue,
        evalues=arguments.evalues,
        **options_of(arguments),
    )

    def look(event: object) -> ReciprocalResult | None:
        match event:
            case PortionsProgress(direction, _, _, done, total, seconds):
                show_comparing(console, "1/2 A→B" if direction == 1 else "2/2 B→A", done, total, seconds)
            case PairsFound(result):
                return result
        return None

    result = found_by(run_reciprocal, request, console, "the files", look)
    note_scoring(dict.fromkeys(result.table.databases), request.scheme, result.plan, console)
    console.note(result.summary)
    if arguments.format == TABLE:
        write_text(printed_table(result.table, _LEFT, _NAME, _REMARKS), arguments.output, console)
    else:
        destination: Path | BinaryIO = arguments.output or console.output
        order = np.arange(len(result.table))
        facts = () if arguments.no_comments else result.lines()
        token = console.interruption.token
        for _ in save_plain_table(result.table, order, arguments.format, facts, destination, token):
            pass
    return 0
