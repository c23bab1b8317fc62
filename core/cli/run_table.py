"""Write lists of runs, and two runs side by side, as tables for the terminal."""

from __future__ import annotations

import csv
import io
import math
from collections.abc import Sequence
from typing import Any, BinaryIO, ClassVar, Final

import numpy as np

from swathe.core.cli.table import elided, padded
from swathe.core.export.spreadsheet import neutralised
from swathe.core.history.changes import ChangeTable, Found
from swathe.core.history.differences import RunDifferences
from swathe.core.history.history_file import RunRow
from swathe.core.history.missed import Missed
from swathe.core.results.columns import Column, Kind, Table, each
from swathe.core.system.words import bytes_text, counted, shown

NUMBER: Final = 8
"""Digits of a run's number that lists show; commands take any unambiguous beginning."""
_GAP: Final = "  "
_FEWEST: Final = 12
"""Width of the text column on the narrowest terminal."""


class _RunList(Table):
    """The runs of a history as the command line lists them; the names come after the columns."""

    columns: ClassVar[tuple[Column[_RunList], ...]] = (
        Column(
            "id", "Run", Kind.TEXT, "The beginning of its number",
            text=lambda table, row: table.runs[row].id[:NUMBER],
        ),
        Column(
            "started", "Started (UTC)", Kind.TEXT, "When the search began",
            text=lambda table, row: table.runs[row].started[:16].replace("T", " "),
        ),
        Column(
            "hits", "Hits", Kind.INTEGER, "Hits of all queries", each(lambda table, row: table.runs[row].hits)
        ),
        Column(
            "matrix", "Matrix", Kind.TEXT, "Substitution matrix",
            text=lambda table, row: shown(table.runs[row].matrix),
        ),
        Column("gaps", "Gaps", Kind.TEXT, "Gap costs", text=lambda table, row: table.runs[row].gaps),
        Column(
            "status", "Status", Kind.TEXT, "Whether everything was compared",
            text=lambda table, row: table.runs[row].status,
        ),
        Column(
            "bytes", "Size", Kind.INTEGER, "Disk space that the run takes",
            each(lambda table, row: table.runs[row].bytes), written=lambda size: bytes_text(int(size)),
        ),
    )  # fmt: skip

    runs: Sequence[RunRow]

    def __init__(self, runs: Sequence[RunRow]) -> None:
        super().__init__(len(runs))
        self.runs = runs


def write_run_table(rows: Sequence[RunRow], stream: BinaryIO, width: int) -> None:
    """Write one line per run, at most `width` wide."""
    table = _RunList(rows)
    columns = [_printed(table, column, column.title) for column in table.columns]
    _write_columns(stream, width, columns, "Name", [shown(row.shown) for row in rows])


def write_tsv(rows: Sequence[RunRow], stream: BinaryIO) -> None:
    """Write all fields of the list, tab-separated, with a header line."""
    text = io.TextIOWrapper(stream, "utf-8", newline="")
    try:
        writer = csv.writer(text, "excel-tab")
        writer.writerow(RunRow._fields)
        for row in rows:
            cells = row._asdict()
            if row.queries_compared < 0:
                cells["queries_compared"] = ""
            writer.writerow([neutralised(cell) if isinstance(cell, str) else cell for cell in cells.values()])
        text.flush()
    finally:
        text.detach()


def write_differences_table(
    differences: RunDifferences,
    names: tuple[str, str],
    stream: BinaryIO,
    width: int,
    bound: float = math.inf,
    missed: Missed | None = None,
) -> None:
    """Write how two runs differ and every hit of either up to an E-value, at most `width` wide."""
    head = [] if missed is None else [*filter(None, (missed.headline(), missed.note())), ""]
    head += [f"Run A  {shown(names[0])}", f"Run B  {shown(names[1])}"]
    head += [f"Warning  {sentence}" for sentence in differences.warnings]
    for label, a, b in differences.parameters:
        head += [f"{label}", f"  A  {shown(a) or 'none'}", f"  B  {shown(b) or 'none'}"]
    for side, places, run in (
        ("A", differences.unmatched_a, differences.a),
        ("B", differences.unmatched_b, differences.b),
    ):
        head += [
            f"Query only in {side}: {shown(run.queries[place].query.identifier) or place + 1}"
            for place in places
        ]
    _write_lines(stream, head)
    for query in differences.queries:
        name = shown(query.a.query.identifier) or f"Query_{query.index_a + 1}"
        table = ChangeTable(query)
        table.set_bound(bound)
        both, only_a, only_b = table.counts()
        hits = counted(both, "hit")
        _write_lines(stream, ["", f"{name}: {hits} in both, {only_a:,} only in A, {only_b:,} only in B", ""])
        _write_hits(table, stream, width)


def _write_hits(table: ChangeTable, stream: BinaryIO, width: int) -> None:
    rows = np.flatnonzero(table.found != Found.NEITHER).tolist()
    columns = [_printed(table, column, column.printed, rows) for column in table.columns if column.printed]
    names = ((table.text("subject", hit), table.text("description", hit)) for hit in rows)
    labels = [shown(" ".join(name)) for name in names]
    _write_columns(stream, width, columns, "Subject", labels)


def _printed(
    table: Table, column: Column[Any], title: str, rows: Sequence[int] | None = None
) -> tuple[bool, list[str]]:
    """Return whether a column's cells stand right, and these below its title, minus signs in ASCII."""
    rows = range(len(table)) if rows is None else rows
    cells = (table.display(column.key, row).replace("−", "-") for row in rows)
    return column.kind is not Kind.TEXT, [title, *cells]


def _write_columns(
    stream: BinaryIO,
    width: int,
    columns: Sequence[tuple[bool, list[str]]],
    last: str,
    labels: Sequence[str],
) -> None:
    """Write columns at their natural widths, numbers right-aligned, and a text column in the space left."""
    if not labels:
        return
    widths = [max(map(len, cells)) for _, cells in columns]
    room = max(width - sum(widths) - len(_GAP) * len(widths), _FEWEST)
    lines = []
    for row, label in enumerate((last, *labels)):
        numbers = _GAP.join(
            f"{cells[row]:>{w}}" if right else padded(cells[row], w)
            for (right, cells), w in zip(columns, widths, strict=True)
        )
        lines.append(f"{numbers}{_GAP}{elided(label, room)}".rstrip())
    _write_lines(stream, lines)


def _write_lines(stream: BinaryIO, lines: Sequence[str]) -> None:
    stream.write("".join(f"{line}\n" for line in lines).encode("utf-8", "backslashreplace"))
