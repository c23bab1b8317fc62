"""`swathe scores`: write the raw score of every database sequence, in file order."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from contextlib import ExitStack
from typing import BinaryIO, Final

import numpy as np

from swathe.core.cli.console import Console
from swathe.core.cli.running import end_of, make_request, search_shown
from swathe.core.export import sidecar_of
from swathe.core.export.provenance import provenance, scores_command
from swathe.core.search.events import SearchResult
from swathe.core.sequences.sequence import subject_name
from swathe.core.statistics.evalues import DEFAULT
from swathe.core.system.files import atomic_file, check_destination, is_special, refuse_overwriting
from swathe.core.system.words import counted

_CHUNK: Final = 5_000


def scores(arguments: argparse.Namespace, console: Console) -> int:
    """Score everything and write one line per database sequence."""
    if arguments.output is not None:
        check_destination(arguments.output)
        refuse_overwriting(arguments.output, (*arguments.query, arguments.database, *(arguments.also or ())))
    request = make_request(arguments, arguments.query, arguments.database, console, evalues=DEFAULT, top=1)
    result = search_shown(request, console, all_scores=True)
    console.notes(result.plan.database.name, result.plan.database.manifest.notes.sentences())
    for sentence in result.notes:
        console.note(f"Note: {sentence}")
    n = result.plan.database.n_sequences
    with console.interruption.cooperative() as token, ExitStack() as files:
        stream: BinaryIO = console.output
        if arguments.output is not None:
            stream = files.enter_context(atomic_file(arguments.output))
            if not is_special(arguments.output):
                beside = files.enter_context(atomic_file(sidecar_of(arguments.output)))
                facts = {
                    "describes": arguments.output.name,
                    "format": "scores",
                    **provenance(result),
                    "command": scores_command(request),
                    "evalue_bound": None,
                    "top": None,
                }
                beside.write(
                    json.dumps(facts, indent=2, ensure_ascii=False).encode("utf-8", "backslashreplace")
                )
        done = 0
        for lines in score_lines(result):
            if token.cancelled:
                raise KeyboardInterrupt
            stream.write(lines)
            done = min(done + _CHUNK, n)
            if arguments.output is not None:
                console.progress("Writing", done, n)
    console.clear()
    if arguments.output is not None:
        queries = counted(len(result.queries), "query", "queries")
        console.note(f"{counted(n, 'sequence')} × {queries} written to {arguments.output}")
    return end_of(result, console)


def score_lines(result: SearchResult) -> Iterator[bytes]:
    """Yield the header line, then the lines of a few thousand sequences at a time, in file order.

    Columns: identifier (``Subject_17`` for record 17 without one), length, and one score per query.
    """
    database = result.plan.database
    names = [query.query.identifier or f"Query_{i}" for i, query in enumerate(result.queries, 1)]
    every_score = [query.scores for query in result.queries if query.scores is not None]
    yield "\t".join(["identifier", "length", *names]).encode("utf-8", "backslashreplace") + b"\n"
    stored = np.empty(database.n_sequences, np.int64)
    stored[database.records] = np.arange(database.n_sequences)
    for start in range(0, database.n_sequences, _CHUNK):
        indices = stored[start : start + _CHUNK]
        identifiers = [
            subject_name(database.header(int(index)), start + place) for place, index in enumerate(indices)
        ]
        columns = [database.lengths[indices].tolist()]
        columns += [scores[indices].tolist() for scores in every_score]
        rows = zip(identifiers, *columns, strict=True)
        yield "".join("\t".join(map(str, row)) + "\n" for row in rows).encode("utf-8", "backslashreplace")
