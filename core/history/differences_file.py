"""Write two runs side by side as a table for spreadsheets."""

from __future__ import annotations

import csv
import io
import math
from collections.abc import Iterator
from pathlib import Path
from typing import Any, BinaryIO, Final

from swathe.core.cancel import CancelToken
from swathe.core.errors import ExportError
from swathe.core.export.provenance import lines
from swathe.core.export.spreadsheet import comment, neutralised
from swathe.core.export.values import query_label
from swathe.core.history.differences import VALUES, QueryDifferences, RunDifferences
from swathe.core.results.hits import subject_label
from swathe.core.sequences.sequence import description_of
from swathe.core.system.atomic import atomic_file

FORMATS: Final = {"csv": "excel", "tsv": "excel-tab"}
"""The formats, with how Python's csv module calls them."""
COLUMNS: Final = tuple(f"{name}_{of}" for name in VALUES for of in ("a", "b", "change"))
_WHOLE: Final = ("rank", "score")
_EVERY: Final = 500


def write_differences(
    differences: RunDifferences,
    names: tuple[str, str],
    format: str,
    destination: Path | BinaryIO,
    token: CancelToken,
) -> Iterator[int]:
    """Write every hit of every query of both runs, below comment lines with the provenance of both.

    Yields the number of hits written, every few hundred. An E-value's decimal logarithm never underflows.

    Parameters
    ----------
    names : of the two runs
    format : a key of `FORMATS`
    destination : a path, written atomically, or an open binary stream, which is flushed and left open

    Raises ExportError if the file cannot be written and OperationCancelled; then nothing is left behind.
    """
    if format not in FORMATS:
        raise ExportError(f"There is no comparison format {format!r}.", f"Formats: {', '.join(FORMATS)}.")
    if isinstance(destination, Path):
        with atomic_file(destination) as stream:
            yield from write_differences(differences, names, format, stream, token)
        return
    text = io.TextIOWrapper(destination, "utf-8", "backslashreplace", newline="")
    try:
        for line in _head(differences, names):
            text.write(f"{line}\r\n")
        writer = csv.writer(text, FORMATS[format])
        writer.writerow(["query", "subject", "description", "found", *COLUMNS])
        done = 0
        for query in differences.queries:
            for hit in range(len(query)):
                writer.writerow(_row(query, hit))
                done += 1
                if done % _EVERY == 0:
                    token.raise_if_cancelled()
                    yield done
        token.raise_if_cancelled()
        text.flush()
    finally:
        text.detach()
    yield done


def _head(differences: RunDifferences, names: tuple[str, str]) -> Iterator[str]:
    for side, name, result in zip("ab", names, (differences.a, differences.b), strict=True):
        yield comment(f"Run {side}", name)
        for label, words in lines(result):
            yield comment(f"Run {side}, {label}", words)
    for label, a, b in differences.parameters:
        yield comment(f"Different, {label}", f"{a or 'none'} | {b or 'none'}")
    for sentence in differences.warnings:
        yield comment("Warning", sentence)


def _row(query: QueryDifferences, hit: int) -> list[Any]:
    table, row = query.place(hit)
    header = table.header(row)
    cells: list[Any] = [
        neutralised(query_label(query.index_a + 1, query.a)),
        neutralised(subject_label(table, row, header)),
        neutralised(description_of(header)),
        query.found(hit),
    ]
    for column in COLUMNS:
        value = float(query.columns[column][hit])
        whole = column.startswith(_WHOLE) and math.isfinite(value)
        cells.append("" if math.isnan(value) else int(value) if whole else value)
    return cells
