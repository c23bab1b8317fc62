"""Read what a search needs, run it, and show how far it is: shared by `search` and `scores`."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from functools import partial
from io import BufferedReader
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, cast

from swathe.core.cancel import CancelToken
from swathe.core.cli.console import Console, remaining
from swathe.core.database import ImportProgress
from swathe.core.engines import Engine, open_engine
from swathe.core.engines.asked import EngineRequest, asked_engine
from swathe.core.engines.kernel_options import read_options
from swathe.core.errors import FastaError, InvalidRequest
from swathe.core.permutation.events import PairwiseProgress
from swathe.core.rounds.facts import round_text
from swathe.core.run import run_request
from swathe.core.scoring.queries import parse_file, read_queries
from swathe.core.search.events import (
    Cancelled,
    Estimating,
    Failed,
    Finished,
    HitsFound,
    Importing,
    ProfileProgress,
    Progress,
    Round,
    RoundEnded,
    RoundStarted,
    SearchResult,
    Warned,
)
from swathe.core.search.options import as_argument
from swathe.core.search.options import make_request as request_of_options
from swathe.core.search.request import SearchRequest
from swathe.core.search.search import EngineWarnings
from swathe.core.sequences.fasta import read_stream
from swathe.core.sequences.sequence import ReadingNotes
from swathe.core.sequences.sequence import Sequence as Protein
from swathe.core.system.steps import GIL_TURN
from swathe.core.system.words import rate_text

if TYPE_CHECKING:
    from swathe.core.export.aligning import AligningAhead
    from swathe.core.results.query_result import QueryResult

STANDARD_INPUT = "-"
_OPTIONS: Final = (
    "also", "taxdump", "taxon", "not_taxon", "preset", "matrix", "gap_open", "gap_extend", "evalue",
    "evalues", "top", "engine", "cluster", "device", "kernel", "kernel_option", "threads", "mask", "seg",
    "permutations", "permute", "permute_top", "permute_evalue", "permute_method", "permute_option",
    "seed", "censored", "rounds", "inclusion", "include", "exclude", "allow_nucleotides",
)  # fmt: skip
"""What `core.search.options.make_request` takes and arguments are called after."""
INCOMPLETE = 3
"""Exit status of a search that memory ended early: what was found is written, and marked as incomplete."""


def make_request(
    arguments: argparse.Namespace,
    queries: Sequence[str],
    database: Path,
    console: Console,
    **options: Any,
) -> SearchRequest:
    """Return the request that a command's arguments ask for, after reading the queries.

    options : that the command has no arguments for

    Raises InvalidRequest, FastaError, MatrixError.
    """
    given = {name: getattr(arguments, name) for name in _OPTIONS if name in arguments}
    for name in ("kernel_option", "permute_option"):
        if given.get(name):
            given[name] = read_options(given[name])
    found, notes = read_all_queries(queries)
    source = ", ".join("standard input" if query == STANDARD_INPUT else query for query in queries)
    request = request_of_options(
        found,
        database,
        **given | options,
        query_source=source,
        query_files=() if STANDARD_INPUT in queries else tuple(map(Path, queries)),
        query_notes=notes,
        spell=as_argument,
    )
    console.notes(source, notes.sentences())
    return request


def read_all_queries(names: Sequence[str]) -> tuple[tuple[Protein, ...], ReadingNotes]:
    """Read the queries of files, FASTA or PSSMs, or of standard input. Raises FastaError, InvalidRequest."""
    if names == [STANDARD_INPUT]:
        return parse_file(_standard_input(), "standard input")
    if STANDARD_INPUT in names:
        raise InvalidRequest(
            "query", "Standard input (-) stands beside files.", "Give files, or standard input alone."
        )
    return read_queries(map(Path, names))


def _standard_input() -> bytes:
    try:
        return read_stream(cast(BufferedReader, sys.stdin.buffer), "standard input")
    except OSError as error:
        raise FastaError(
            "standard input", f"it cannot be read: {error.strerror or error}.", "Give a file or a pipe."
        ) from error


def search_shown(
    request: SearchRequest,
    console: Console,
    *,
    all_scores: bool = False,
    align: bool = False,
    write: Callable[[int, QueryResult], None] | None = None,
) -> SearchResult:
    """Run a search with a progress bar and return its result; `end_of` says whether it is complete.

    Parameters
    ----------
    all_scores : whether the result has all scores, whatever memory they take
    align : whether all hits will have to be aligned: while GPUs search, those of earlier queries are
    write : writes the hits of a query, given its place; called in another thread, in the queries' order, once
        they are aligned. Then the result has scores of hits alone

    Raises SwatheError if it fails and KeyboardInterrupt if it is interrupted.
    """
    with opened_engine(request, console, "the database") as (engine, token), ExitStack() as stack:
        ahead = None
        if write is not None or (align and engine.devices and request.iteration is None):
            from swathe.core.export.aligning import AligningAhead  # not for every search

            ahead = stack.enter_context(AligningAhead(request, engine, token))
        phase = "Searching"
        events = run_request(request, engine, token, all_scores=all_scores, hits_alone=write is not None)
        for event in going_on(events, console):
            match event:
                case Progress(_, done, total, seconds, _):
                    show_comparing(console, phase, done, total, seconds)
                case RoundStarted(number):
                    phase = f"Round {number}"
                case ProfileProgress():
                    console.progress("Aligning", event.done, event.total)
                case RoundEnded(ended):
                    say_round(console, ended)
                case PairwiseProgress():
                    show_permuting(console, event)
                case HitsFound(index, found) if ahead is not None:
                    ahead.add(found.hits, partial(write, index, found) if write is not None else None)
                case Finished(result) | Cancelled(result) if result is not None:
                    if ahead is not None:
                        _finish(ahead, engine, console)
                    console.clear()
                    return result
    raise RuntimeError("the search ended without saying how")


def _finish(ahead: AligningAhead, engine: Engine, console: Console) -> None:
    """Show how the rest of the hits is aligned, and what the engine warns of meanwhile."""
    warnings = EngineWarnings(engine)
    for done, total in ahead.finish():
        console.progress("Aligning", done, total)
    for warned in warnings.news():
        console.warning(warned.sentence)


def end_of(result: SearchResult, console: Console) -> int:
    """Return the exit status once a result is written; say why it is incomplete where it is."""
    if not result.stopped:
        return 0
    console.warning(result.stopped)
    return INCOMPLETE


def going_on(events: Iterable[object], console: Console) -> Iterator[object]:
    """Yield the events of any kind of search, less those that all show alike: reading a database, warnings.

    Raises the error that the search failed with, and KeyboardInterrupt if it was cancelled.
    """
    for event in events:
        match event:
            case Importing(progress):
                show_import(console, progress)
            case Estimating():
                console.status("Estimating the statistics of matrix and gap costs …")
            case Warned(sentence):
                console.warning(sentence)
            case Failed(error):
                raise error
            case Cancelled(partial) if partial is None or not partial.stopped:
                raise KeyboardInterrupt
            case _:
                yield event


@contextmanager
def opened_engine(
    request: EngineRequest, console: Console, read: str
) -> Iterator[tuple[Engine, CancelToken]]:
    """Give the engine that a request asks for, and a token that an interruption cancels; close it at the end.

    read : what else is prepared, for the line that says so
    """
    with console.interruption.cooperative() as token:
        sys.setswitchinterval(GIL_TURN)
        console.status(f"Preparing the engine, {read} and the statistics …")
        engine = open_engine(*asked_engine(request))
        try:
            yield engine, token
        finally:
            engine.close()


def show_comparing(console: Console, phase: str, done: int, total: int, seconds: float) -> None:
    """Draw how many DP cells are computed, and how fast."""
    speed = done / seconds / 1e9 if seconds > 0 else 0.0
    console.progress(phase, done, total, f"{remaining(done, total, seconds)}  {rate_text(speed)}")


def show_import(console: Console, progress: ImportProgress) -> None:
    """Draw how far reading a FASTA file, or checking a database, is."""
    what = "Checking" if progress.checking else "Reading"
    done, total, seconds = progress.bytes_done, progress.bytes_total, progress.seconds
    speed = done / seconds / 1e6 if seconds > 0 else 0.0
    console.progress(what, done, total, f"{remaining(done, total, seconds)}  {speed:.0f} MB/s")


def say_round(console: Console, ended: Round) -> None:
    """Say what a round of an iterated search found of each query that it searched with."""
    options = ended.result.plan.request.iteration
    assert options is not None
    for query in ended.queries:
        if query.searched:
            name = query.result.query.identifier or "Query"
            console.note(f"{name}: round {ended.number}: {round_text(query, options.inclusion)}")


def show_permuting(console: Console, progress: PairwiseProgress) -> None:
    """Draw how far the estimate of pairwise significance is."""
    done, total, seconds = progress.cells_done, progress.cells_total, progress.seconds
    speed = done / seconds / 1e9 if seconds > 0 else 0.0
    pairs = f"{progress.pairs_done:,} of {progress.pairs_total:,} hits"
    words = (remaining(done, total, seconds), rate_text(speed), pairs)
    console.progress("Permuting", done, total, "  ".join(filter(None, words)))


@contextmanager
def sample_files() -> Iterator[tuple[list[str], Path]]:
    """Give the sample's queries and database as paths."""
    from swathe.core.system.resources import resource_path

    with (
        resource_path("sample/queries.fasta") as queries,
        resource_path("sample/swissprot-413.fasta") as database,
    ):
        yield [str(queries)], database
