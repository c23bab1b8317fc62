"""`swathe bench`: measure kernels side by side; no figure counts before its scores are checked."""

from __future__ import annotations

import argparse
import os
from typing import Final

from swathe.core.benchmark import files
from swathe.core.benchmark.catalogue import COPIES, Offer, offers, parse_variant
from swathe.core.benchmark.columns import COLUMNS, MeasurementTable
from swathe.core.benchmark.events import Began, Event, Measured, Preparing, Working
from swathe.core.benchmark.request import (
    BLOCKS,
    THREADS,
    BenchmarkRequest,
    DatabaseChoice,
    Variant,
    parse_gap_costs,
    parse_numbers,
)
from swathe.core.benchmark.results import Benchmark, Measurement, Outcome
from swathe.core.benchmark.run import run_benchmark
from swathe.core.cli.arguments import TABLE
from swathe.core.cli.console import Console
from swathe.core.cli.running import read_all_queries
from swathe.core.engines import probe_engines
from swathe.core.errors import InvalidRequest
from swathe.core.results.columns import Kind
from swathe.core.scoring.matrices import named_matrix
from swathe.core.scoring.scheme import ScoringScheme
from swathe.core.system.files import atomic_file, check_destination, refuse_overwriting
from swathe.core.system.resources import paper_queries, peptide_queries, sample_database, sample_queries
from swathe.core.system.steps import run_to_end
from swathe.core.system.words import counted, rate_text, seconds_text, shortened

QUERY_SETS: Final = {None: sample_queries, "papers": paper_queries, "peptides": peptide_queries}
"""Queries by the name that ``--queries`` takes, or without it."""
_WIDEST: Final = 28


def bench(arguments: argparse.Namespace, console: Console) -> int:
    """Measure and write the results, also those up to an interruption."""
    inputs = [database for database in arguments.database or () if os.path.exists(database)]
    if arguments.output is not None:
        check_destination(arguments.output)
        refuse_overwriting(arguments.output, [*inputs, arguments.queries or ""])
    with console.interruption.cooperative():
        console.status("Looking for engines …")
        offered = offers(probe_engines())
        request = _request(arguments, offered, console)
    benchmark = _run(request, console)
    if benchmark is None:
        raise KeyboardInterrupt
    _write(benchmark, arguments, console)
    console.note(f"{benchmark.summary}, {seconds_text(benchmark.seconds)}")
    for measurement in benchmark.measurements:
        if measurement.note:
            console.note(f"{measurement.variant.text}, {measurement.query}: {measurement.note}")
        if not measurement.counts:
            console.warning(f"{measurement.variant.text}, {measurement.query}: {measurement.problem}")
    if not benchmark.complete:
        raise KeyboardInterrupt
    outcomes = {measurement.outcome for measurement in benchmark.measurements}
    return 1 if Outcome.WRONG in outcomes or Outcome.MEASURED not in outcomes else 0


def _request(arguments: argparse.Namespace, offered: tuple[Offer, ...], console: Console) -> BenchmarkRequest:
    """Return what the options ask for. Raises InvalidRequest, FastaError, MatrixError."""
    if arguments.kernels is None:
        variants = tuple(Variant(o.engine, o.kernel) for o in offered if not o.reason and o.engine != COPIES)
    else:
        named = arguments.kernels.split(",")
        variants = tuple(dict.fromkeys(parse_variant(text, offered) for text in named if text.strip()))
    if arguments.device is not None and all(variant.engine == "cpu" for variant in variants):
        raise InvalidRequest(
            "devices",
            "No kernel that is measured runs on a GPU, but GPUs are named.",
            "Leave --device out, or name kernels of the GPU engine: see `swathe kernels`.",
        )
    threads, blocks = parse_numbers(arguments.threads, "threads"), parse_numbers(arguments.blocks, "blocks")
    measured = {(variant.engine, variant.kernel) for variant in variants}
    settable = {name for o in offered if (o.engine, o.kernel) in measured for name in o.option}
    for name, values in ((THREADS, threads), (BLOCKS, blocks)):
        if values and name not in settable:
            raise InvalidRequest(
                name,
                f"No kernel that is measured has {name} to set, but numbers of {name} are given.",
                f"Leave --{name} out, or name kernels with the option {name}: see `swathe kernels`.",
            )
    named = [arguments.matrix] if os.path.exists(arguments.matrix) else arguments.matrix.split(",")
    matrices = [named_matrix(name.strip()) for name in dict.fromkeys(named)]
    costs = parse_gap_costs(arguments.gap_costs) if arguments.gap_costs is not None else ((None, None),)
    known = QUERY_SETS.get(arguments.queries)
    source = str(arguments.queries if known is None else known())
    queries, notes = read_all_queries([source])
    console.notes(source, notes.sentences())
    databases = arguments.database or [str(sample_database())]
    return BenchmarkRequest(
        variants=variants,
        queries=queries,
        databases=tuple(dict.fromkeys(map(DatabaseChoice.parse, databases))),
        schemes=tuple(ScoringScheme.load(matrix, *pair) for matrix in matrices for pair in costs),
        threads=threads,
        blocks=blocks,
        repeats=arguments.repeats,
        devices=arguments.device,
        query_source=source,
    )


def _run(request: BenchmarkRequest, console: Console) -> Benchmark | None:
    """Measure and show progress; return the results, also those up to an interruption."""
    benchmark: Benchmark | None = None
    steps = run_benchmark(request, console.interruption.token)
    try:
        with console.interruption.cooperative():
            benchmark = run_to_end(steps, lambda event: _show(event, console))
    except KeyboardInterrupt:  # from `cooperative`, after the benchmark has returned what it measured
        if benchmark is None:
            raise
    console.clear()
    return benchmark


def _show(event: Event, console: Console) -> None:
    match event:
        case Preparing(words, done, total):
            console.progress("Reading", done, total, words)
        case Began(here, _, n):
            console.note(f"{counted(n, 'measurement')} on {here.machine}")
        case Working():
            console.progress("Measuring", round(1000 * event.share), 1000, _words(event))
        case Measured(measurement):
            console.status(_line(measurement))


def _words(event: Working) -> str:
    left = "" if event.seconds_left is None else f"{seconds_text(event.seconds_left)} left  "
    return f"{left}{event.number}/{event.n_measurements}  {event.words}"


def _line(measurement: Measurement) -> str:
    found = measurement.outcome.value if measurement.gcups is None else rate_text(measurement.gcups)
    return f"{measurement.variant.label} · {measurement.query} · {found}"


def _write(benchmark: Benchmark, arguments: argparse.Namespace, console: Console) -> None:
    text = _table(benchmark) if arguments.format == TABLE else files.text_of(benchmark, arguments.format)
    data = text.encode("utf-8", "backslashreplace")
    if arguments.output is None:
        stream = console.reading() if arguments.format == TABLE else console.output
        stream.write(data)
        stream.flush()
        return
    with atomic_file(arguments.output) as file:
        stream = console.reading(file) if arguments.format == TABLE else file
        stream.write(data)


def _table(benchmark: Benchmark) -> str:
    """Return the measurements as text: lines on their circumstances, then a table."""
    lines = [f"{label:<10} {words}" for label, words in files.lines(benchmark)]
    table = MeasurementTable(benchmark.measurements)
    columns = [column for column in COLUMNS if column.printed]
    rows = [
        [shortened(table.display(column.key, row), _WIDEST) for column in columns]
        for row in range(len(table))
    ]
    widths = [max((len(row[i]) for row in rows), default=0) for i in range(len(columns))]
    shown = [i for i, width in enumerate(widths) if width]
    titles = [column.printed for column in columns]
    lines.append("")
    for row in (titles, *rows):
        cells = []
        for i in shown:
            width = max(widths[i], len(titles[i]))
            cells.append(f"{row[i]:<{width}}" if columns[i].kind is Kind.TEXT else f"{row[i]:>{width}}")
        lines.append("  ".join(cells).rstrip())
    return "\n".join(lines) + "\n"
