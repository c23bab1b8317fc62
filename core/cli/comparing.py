"""What `reciprocal` and `network` have in common: options, progress, and notes on how was scored."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterable, Iterator
from typing import Any, TypeVar

from swathe.core.alignment.loading import load_ahead
from swathe.core.cancel import CancelToken
from swathe.core.cli.console import Console, remaining
from swathe.core.cli.running import going_on, opened_engine
from swathe.core.database import Database
from swathe.core.engines import Engine
from swathe.core.engines.kernel_options import read_options
from swathe.core.network.request import NetworkRequest
from swathe.core.reciprocal.request import ReciprocalRequest
from swathe.core.scoring.matrices import named_matrix
from swathe.core.scoring.scheme import ScoringScheme
from swathe.core.search.events import PairsAligning, Plan
from swathe.core.search.options import as_argument, engine_of

Request = TypeVar("Request", ReciprocalRequest, NetworkRequest)
Found = TypeVar("Found")


def options_of(arguments: argparse.Namespace) -> dict[str, Any]:
    """Return scoring and engine as the arguments say, by the names of a request. Raises SwatheError."""
    return {
        "scheme": ScoringScheme.load(
            named_matrix(arguments.matrix), arguments.gap_open, arguments.gap_extend
        ),
        "engine": engine_of(arguments.engine, arguments.cluster, as_argument),
        "kernel": arguments.kernel,
        "threads": arguments.threads,
        "devices": arguments.device,
        "kernel_options": tuple(read_options(arguments.kernel_option).items()),
        "allow_nucleotides": arguments.allow_nucleotides,
    }


def found_by(
    run: Callable[[Request, Engine, CancelToken], Iterator[object]],
    request: Request,
    console: Console,
    files: str,
    look: Callable[[object], Found | None],
) -> Found:
    """Compare, show progress, and return what is found.

    files : what is read, as the console calls it
    look : shows an event of the comparison, and returns what was found where the event brings it

    Raises SwatheError, and KeyboardInterrupt if interrupted.
    """
    load_ahead()
    with opened_engine(request, console, files) as (engine, token):
        for event in going_on(run(request, engine, token), console):
            if isinstance(event, PairsAligning):
                left = remaining(event.done, event.total, event.seconds)
                console.progress("Aligning", event.done, event.total, left)
            elif (found := look(event)) is not None:
                console.clear()
                return found
    raise RuntimeError("the search ended without saying how")


def note_scoring(databases: Iterable[Database], scheme: ScoringScheme, plan: Plan, console: Console) -> None:
    """Say what is remarkable about the files, the matrix, and the parameters of the statistics."""
    for database in databases:
        console.notes(database.name, database.manifest.notes.sentences())
    if scheme.matrix_path:
        console.notes(scheme.matrix_name, scheme.matrix_notes)
    if plan.parameters.source != "published":
        console.note(f"Note: {plan.parameters.note}")
