"""Columns of the table of measurements: the same on the screen, in CSV files and in the guide."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from swathe.core.benchmark.results import Measurement, Outcome

Value = str | int | float | None


@dataclass(frozen=True, slots=True)
class Column:
    """A column.

    Parameters
    ----------
    key : its name in files
    title : on the screen, with the unit
    meaning : one sentence
    value : what files hold and what the table sorts by; None for a missing value
    text : how the screen shows a value
    number : whether it is right-aligned
    shown : whether the screen shows it at first
    """

    key: str
    title: str
    meaning: str
    value: Callable[[Measurement], Value]
    text: Callable[[Value], str] = lambda value: "" if value is None else str(value)
    number: bool = False
    shown: bool = True


def _rounded(value: Value) -> str:
    """Return a number in three or four digits: ``0.0123``, ``17.8``, ``5,168``."""
    if not isinstance(value, int | float):
        return ""
    if value >= 99.95:
        return f"{value:,.0f}"
    return f"{value:.1f}" if value >= 9.995 else f"{value:.3g}"


def _percent(value: Value) -> str:
    return f"{100 * value:.1f}" if isinstance(value, int | float) else ""


def _count(value: Value) -> str:
    return f"{value:,}" if isinstance(value, int | float) else ""


def _setting(name: str) -> Callable[[Measurement], Value]:
    """Return a function that reads a swept setting: as it was set, else as the engine launched it."""

    def read(measurement: Measurement) -> Value:
        chosen = measurement.variant.setting(name)
        return chosen if chosen is not None else getattr(measurement.resources, name)

    return read


def _cpu_share(measurement: Measurement) -> Value:
    return next((side.share for side in measurement.sides if side.name == "cpu"), None)


def _check(measurement: Measurement) -> Value:
    return {Outcome.MEASURED: "right", Outcome.WRONG: "WRONG", Outcome.NOT_RUN: "not run"}[
        measurement.outcome
    ]


def _other_settings(measurement: Measurement) -> Value:
    return " ".join(f"{name}={value}" for name, value in measurement.variant.settings)


COLUMNS: Final = (
    Column("kernel", "Kernel", "The kernel's name", lambda m: m.variant.kernel),
    Column("engine", "Engine", "The engine that ran it", lambda m: m.variant.engine, shown=False),
    Column("settings", "Settings", "What was set differently from its default", _other_settings),
    Column("query", "Query", "The query's identifier", lambda m: m.query),
    Column("query_length", "Length", "Residues of the query", lambda m: m.query_length, _count, number=True),
    Column("database", "Database", "What the query was compared with", lambda m: m.database),
    Column(
        "database_sequences",
        "Sequences",
        "Sequences of the database",
        lambda m: m.database_sequences,
        _count,
        number=True,
        shown=False,
    ),
    Column(
        "database_residues",
        "Residues",
        "Residues of the database",
        lambda m: m.database_residues,
        _count,
        number=True,
        shown=False,
    ),
    Column("gap_open", "Gap open", "Cost of opening a gap", lambda m: m.gap_open, _count, True, False),
    Column(
        "gap_extend", "Gap extend", "Cost of each residue in it", lambda m: m.gap_extend, _count, True, False
    ),
    Column("gap_costs", "Gap costs", "Cost of a gap of k residues", lambda m: m.gap_costs),
    Column(
        "gcups",
        "GCUPS",
        "Billion cell updates a second, of the median run",
        lambda m: m.gcups,
        _rounded,
        True,
    ),
    Column(
        "spread",
        "Spread %",
        "(Slowest − fastest) / median of the runs' times",
        lambda m: m.spread,
        _percent,
        True,
    ),
    Column(
        "seconds",
        "Seconds",
        "Time of the median run, from the query in to all scores out",
        lambda m: m.median_seconds,
        _rounded,
        True,
    ),
    Column(
        "slowest_gcups",
        "GCUPS, slowest",
        "The rate of the slowest run",
        lambda m: m.slowest_gcups,
        _rounded,
        True,
        False,
    ),
    Column(
        "fastest_gcups",
        "GCUPS, fastest",
        "The rate of the fastest run",
        lambda m: m.fastest_gcups,
        _rounded,
        True,
        False,
    ),
    Column(
        "kernel_gcups",
        "GCUPS, kernel",
        "The rate while the GPU computed, without waiting and copying",
        lambda m: m.kernel_gcups,
        _rounded,
        True,
    ),
    Column("runs", "Runs", "Timed runs", lambda m: len(m.seconds), _count, True, False),
    Column(
        "occupancy",
        "Occupancy %",
        "Threads of a multiprocessor in use, of those it can hold",
        lambda m: m.resources.occupancy,
        _percent,
        True,
    ),
    Column(
        "occupancy_limit",
        "Limited by",
        "What stops one more block of a multiprocessor",
        lambda m: m.resources.limit,
        shown=False,
    ),
    Column("registers", "Registers", "Registers of a thread", lambda m: m.resources.registers, _count, True),
    Column(
        "shared_bytes",
        "Shared bytes",
        "Shared memory of a block",
        lambda m: m.resources.shared_bytes,
        _count,
        True,
    ),
    Column(
        "threads", "Threads", "Threads of a block, or of the processor", _setting("threads"), _count, True
    ),
    Column("blocks", "Blocks", "Blocks of the grid", _setting("blocks"), _count, True),
    Column(
        "rescored",
        "Recomputed",
        "Subjects whose score overflowed and was computed again in wider lanes",
        lambda m: m.rescored,
        _count,
        True,
    ),
    Column(
        "cpu_share",
        "CPU share %",
        "The processor's share of a hybrid run's cells",
        _cpu_share,
        _percent,
        True,
    ),
    Column("scores", "Scores", "Whether the scores equal the reference's: figures need that", _check),
    Column("checked", "Compared with", "Which scores were compared with the reference", lambda m: m.checked),
    Column(
        "note",
        "Remark",
        "What the engine says of the run: what each side did, or another kernel in its place",
        lambda m: m.note,
    ),
    Column("problem", "Why not", "What kept it from having figures", lambda m: m.problem),
    Column("engine_label", "Ran on", "The engine in words", lambda m: m.engine_label, shown=False),
)

COLUMN: Final = {column.key: column for column in COLUMNS}
