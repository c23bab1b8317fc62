"""Columns of the table of measurements: the same on the screen, in CSV files and in the guide."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import numpy as np
from numpy.typing import NDArray

from swathe.core.benchmark.results import Measurement, Outcome
from swathe.core.headers.brief import brief_name
from swathe.core.results.columns import Column, Kind, Table, each
from swathe.core.system.words import three_digits

Numbers = Callable[["MeasurementTable", slice], NDArray[np.float64]]


def _number(read: Callable[[Measurement], float | None]) -> Numbers:
    """Return a column's `values` from what reads one measurement."""
    return each(lambda table, row: read(table.measurements[row]))


def _text(read: Callable[[Measurement], str | None]) -> Callable[[MeasurementTable, int], str]:
    """Return a column's `text` from what reads one measurement."""
    return lambda table, row: read(table.measurements[row]) or ""


def _percent(share: float) -> str:
    return f"{100 * share:.1f}"


def _setting(name: str) -> Numbers:
    """Return a function that reads a swept setting: as it was set, else as the engine launched it."""

    def read(measurement: Measurement) -> float | None:
        chosen = measurement.variant.setting(name)
        if chosen is not None:
            return chosen if isinstance(chosen, int) else None
        launched: int | None = getattr(measurement.resources, name)
        return launched

    return _number(read)


def _cpu_share(measurement: Measurement) -> float | None:
    return next((side.share for side in measurement.sides if side.name == "cpu"), None)


def _check(measurement: Measurement) -> str:
    return {Outcome.MEASURED: "right", Outcome.WRONG: "WRONG", Outcome.NOT_RUN: "not run"}[
        measurement.outcome
    ]


def _other_settings(measurement: Measurement) -> str:
    return " ".join(f"{name}={value}" for name, value in measurement.variant.settings)


COLUMNS: Final[tuple[Column[MeasurementTable], ...]] = (
    Column(
        "kernel", "Kernel", Kind.TEXT, "The kernel's name",
        text=_text(lambda m: m.variant.kernel), shown=True, printed="Kernel",
    ),
    Column(
        "engine", "Engine", Kind.TEXT, "The engine that ran it",
        text=_text(lambda m: m.variant.engine),
    ),
    Column(
        "settings", "Settings", Kind.TEXT, "What was set differently from its default",
        text=_text(_other_settings),
        brief=_text(lambda m: ", ".join(m.variant.settings_in_words)),
        shown=True, printed="Settings",
    ),
    Column(
        "query", "Query", Kind.TEXT, "The query's identifier",
        text=_text(lambda m: m.query),
        brief=_text(lambda m: brief_name(m.query, 0)),
        shown=True, printed="Query",
    ),
    Column(
        "query_length", "Length", Kind.INTEGER, "Residues of the query",
        _number(lambda m: m.query_length), shown=True, printed="Length",
    ),
    Column(
        "database", "Database", Kind.TEXT, "What the query was compared with",
        text=_text(lambda m: m.database), shown=True, printed="Database",
    ),
    Column(
        "database_sequences", "Sequences", Kind.INTEGER, "Sequences of the database",
        _number(lambda m: m.database_sequences),
    ),
    Column(
        "database_residues", "Residues", Kind.INTEGER, "Residues of the database",
        _number(lambda m: m.database_residues),
    ),
    Column(
        "gap_open", "Gap open", Kind.INTEGER, "Cost of opening a gap",
        _number(lambda m: m.gap_open),
    ),
    Column(
        "gap_extend", "Gap extend", Kind.INTEGER, "Cost of each residue in it",
        _number(lambda m: m.gap_extend),
    ),
    Column(
        "gap_costs", "Gap costs", Kind.TEXT, "Cost of a gap of k residues",
        text=_text(lambda m: m.gap_costs),
        brief=_text(lambda m: f"{m.gap_open}/{m.gap_extend}"),
        shown=True, printed="Gap costs",
    ),
    Column(
        "gcups", "GCUPS", Kind.REAL,
        "Billion cell updates a second, of the median run; a cell is one pair of residues",
        _number(lambda m: m.gcups), written=three_digits, shown=True, highest_first=True, printed="GCUPS",
    ),
    Column(
        "spread", "Spread %", Kind.REAL,
        "How much the timed runs differ: (slowest − fastest) / median of their times",
        _number(lambda m: m.spread), written=_percent, shown=True, highest_first=True, printed="Spread %",
    ),
    Column(
        "seconds", "Seconds", Kind.REAL, "Time of the median run, from the query in to all scores out",
        _number(lambda m: m.median_seconds), written=three_digits, shown=True, printed="Seconds",
    ),
    Column(
        "slowest_gcups", "GCUPS, slowest", Kind.REAL, "The rate of the slowest run",
        _number(lambda m: m.slowest_gcups), written=three_digits, highest_first=True,
    ),
    Column(
        "fastest_gcups", "GCUPS, fastest", Kind.REAL, "The rate of the fastest run",
        _number(lambda m: m.fastest_gcups), written=three_digits, highest_first=True,
    ),
    Column(
        "kernel_gcups", "GCUPS, kernel", Kind.REAL,
        "The rate while the GPU computed, without waiting and copying",
        _number(lambda m: m.kernel_gcups), written=three_digits, shown=True, highest_first=True,
        printed="GCUPS, kernel",
    ),
    Column("runs", "Runs", Kind.INTEGER, "Timed runs", _number(lambda m: len(m.seconds))),
    Column(
        "occupancy", "Occupancy %", Kind.REAL, "Threads of a multiprocessor in use, of those it can hold",
        _number(lambda m: m.resources.occupancy), written=_percent, shown=True, highest_first=True,
    ),
    Column(
        "occupancy_limit", "Limited by", Kind.TEXT, "What stops one more block of a multiprocessor",
        text=_text(lambda m: m.resources.limit),
    ),
    Column(
        "registers", "Registers", Kind.INTEGER, "Registers of a thread",
        _number(lambda m: m.resources.registers), shown=True,
    ),
    Column(
        "shared_bytes", "Shared bytes", Kind.INTEGER, "Shared memory of a block",
        _number(lambda m: m.resources.shared_bytes), shown=True,
    ),
    Column(
        "threads", "Threads", Kind.INTEGER, "Threads of a block, or of the processor",
        _setting("threads"), shown=True,
    ),
    Column("blocks", "Blocks", Kind.INTEGER, "Blocks of the grid", _setting("blocks"), shown=True),
    Column(
        "rescored", "Recomputed", Kind.INTEGER,
        "Subjects whose score overflowed and was computed again in wider lanes",
        _number(lambda m: m.rescored), shown=True, printed="Recomputed",
    ),
    Column(
        "cpu_share", "CPU share %", Kind.REAL, "The processor's share of a hybrid run's cells",
        _number(_cpu_share), written=_percent, shown=True,
    ),
    Column(
        "scores", "Scores", Kind.TEXT, "Whether the scores equal the reference's: figures need that",
        text=_text(_check), shown=True, printed="Scores",
    ),
    Column(
        "checked", "Checked", Kind.TEXT, "Which scores were compared with the reference",
        text=_text(lambda m: m.checked), shown=True,
        brief=_text(lambda m: m.checked.partition(", against")[0]),
    ),
    Column(
        "note", "Remark", Kind.TEXT,
        "What the engine says of the run: what each side did, or another kernel in its place",
        text=_text(lambda m: m.note), shown=True,
    ),
    Column(
        "problem", "Why not", Kind.TEXT, "What kept it from having figures",
        text=_text(lambda m: m.problem), shown=True,
    ),
    Column(
        "engine_label", "Ran on", Kind.TEXT, "The engine in words",
        text=_text(lambda m: m.engine_label),
    ),
    Column(
        "ran", "Computed by", Kind.TEXT, "The kernel that computed it, where that is another one",
        text=_text(lambda m: m.ran if m.substituted else ""), shown=True,
    ),
    Column("matrix", "Matrix", Kind.TEXT, "The substitution matrix", text=_text(lambda m: m.matrix)),
)  # fmt: skip


class MeasurementTable(Table):
    """Measurements, in the order they were made."""

    columns = COLUMNS

    def __init__(self, measurements: Sequence[Measurement]) -> None:
        super().__init__(len(measurements))
        self.measurements = measurements
