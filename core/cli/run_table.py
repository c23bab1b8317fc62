"""Write lists of runs, and two runs side by side, as tables for the terminal."""

from __future__ import annotations

import csv
import io
import math
from collections.abc import Sequence
from typing import BinaryIO, Final

from swathe.core.cli.table import elided, padded
from swathe.core.export.spreadsheet import neutralised
from swathe.core.history.differences import QueryDifferences, RunDifferences
from swathe.core.history.history_file import RunRow
from swathe.core.results.hits import subject_label
from swathe.core.scoring.significance import evalue_text
from swathe.core.sequences.sequence import description_of
from swathe.core.system.words import bytes_text, counted, shown

NUMBER: Final = 8
"""Digits of a run's number that lists show; commands take any unambiguous beginning."""
_GAP: Final = "  "
_FEWEST: Final = 12
"""Width of the text column on the narrowest terminal."""
_TO_THE_RIGHT: Final = frozenset(
    ("Hits", "Size", "# a", "# b", "Score a", "Score b", "Change", "E-value a", "E-value b")
)


def write_run_table(rows: Sequence[RunRow], stream: BinaryIO, width: int) -> None:
    """Write one line per run, at most `width` wide."""
    titles = ("Run", "Started (UTC)", "Hits", "Matrix", "Gaps", "Status", "Size")
    cells = [
        (
            row.id[:NUMBER], row.started[:16].replace("T", " "), f"{row.hits:,}", shown(row.matrix),
            row.gaps, row.status, bytes_text(row.bytes),
        )
        for row in rows
    ]  # fmt: skip
    _write_columns(stream, width, titles, cells, "Name", [shown(row.shown) for row in rows])


def write_tsv(rows: Sequence[RunRow], stream: BinaryIO) -> None:
    """Write all fields of the list, tab-separated, with a header line."""
    text = io.TextIOWrapper(stream, "utf-8", newline="")
    try:
        writer = csv.writer(text, "excel-tab")
        writer.writerow(RunRow._fields)
        for row in rows:
            writer.writerow([neutralised(cell) if isinstance(cell, str) else cell for cell in row])
        text.flush()
    finally:
        text.detach()


def write_differences_table(
    differences: RunDifferences, names: tuple[str, str], stream: BinaryIO, width: int
) -> None:
    """Write how two runs differ and every hit of either, at most `width` wide."""
    head = [f"Run a  {shown(names[0])}", f"Run b  {shown(names[1])}"]
    head += [f"Warning  {sentence}" for sentence in differences.warnings]
    for label, a, b in differences.parameters:
        head += [f"{label}", f"  a  {shown(a) or 'none'}", f"  b  {shown(b) or 'none'}"]
    for side, places, run in (
        ("a", differences.unmatched_a, differences.a),
        ("b", differences.unmatched_b, differences.b),
    ):
        head += [
            f"Query only in {side}: {shown(run.queries[place].query.identifier) or place + 1}"
            for place in places
        ]
    _write_lines(stream, head)
    for query in differences.queries:
        name = shown(query.a.query.identifier) or f"Query_{query.index_a + 1}"
        both, only_a, only_b = (int(mask.sum()) for mask in (query.in_both, query.only_a, query.only_b))
        hits = counted(both, "hit")
        _write_lines(stream, ["", f"{name}: {hits} in both, {only_a:,} only in a, {only_b:,} only in b", ""])
        _write_hits(query, stream, width)


def _write_hits(query: QueryDifferences, stream: BinaryIO, width: int) -> None:
    titles = ("# a", "# b", "Score a", "Score b", "Change", "E-value a", "E-value b")
    columns = ("rank_a", "rank_b", "score_a", "score_b", "score_change")
    cells, labels = [], []
    for hit in range(len(query)):
        numbers = [_whole(float(query.columns[name][hit]), sign=name.endswith("change")) for name in columns]
        evalues = [float(query.columns[f"log10_evalue_{side}"][hit]) for side in "ab"]
        cells.append((*numbers, *("" if math.isnan(value) else evalue_text(value) for value in evalues)))
        table, row = query.place(hit)
        header = table.header(row)
        labels.append(shown(f"{subject_label(table, row, header)} {description_of(header)}"))
    _write_columns(stream, width, titles, cells, "Subject", labels)


def _whole(value: float, *, sign: bool) -> str:
    return "" if math.isnan(value) else f"{int(value):+,}" if sign and value else f"{int(value):,}"


def _write_columns(
    stream: BinaryIO,
    width: int,
    titles: Sequence[str],
    cells: Sequence[Sequence[str]],
    last: str,
    labels: Sequence[str],
) -> None:
    """Write columns at their natural widths, numbers right-aligned, and a text column in the space left."""
    if not cells:
        return
    widths = [max(len(title), *(len(row[i]) for row in cells)) for i, title in enumerate(titles)]
    room = max(width - sum(widths) - len(_GAP) * len(widths), _FEWEST)

    lines = []
    for row, label in zip((titles, *cells), (last, *labels), strict=True):
        numbers = _GAP.join(
            f"{cell:>{w}}" if title in _TO_THE_RIGHT else padded(cell, w)
            for cell, w, title in zip(row, widths, titles, strict=True)
        )
        lines.append(f"{numbers}{_GAP}{elided(label, room)}".rstrip())
    _write_lines(stream, lines)


def _write_lines(stream: BinaryIO, lines: Sequence[str]) -> None:
    stream.write("".join(f"{line}\n" for line in lines).encode("utf-8", "backslashreplace"))
