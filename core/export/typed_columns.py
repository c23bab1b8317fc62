"""Columns of hits as values, for files that have types."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from swathe.core.export.provenance import provenance
from swathe.core.export.values import LOGARITHMS, QUERY, QUERY_NUMBER, ExportJob, stated_evalue
from swathe.core.results.columns import Kind
from swathe.core.results.hits import COLUMN, HitTable


@dataclass(frozen=True, slots=True, eq=False)
class TypedColumn:
    """Some rows of a column: `texts`, or `numbers`, float64[rows], NaN where there are none.

    E-values are numbers, 0 where a double is too small for them.
    """

    name: str
    kind: Kind
    texts: list[str]
    numbers: NDArray[np.float64]


def kind_of(name: str) -> Kind:
    """Return what a column of `ExportJob.file_columns` holds."""
    if name in (QUERY, QUERY_NUMBER):
        return Kind.TEXT if name == QUERY else Kind.INTEGER
    return Kind.REAL if name in LOGARITHMS else COLUMN[name].kind


def typed_columns(job: ExportJob, rows: int) -> Iterator[list[TypedColumn]]:
    """Yield the chosen columns, at most so many rows of one query at a time."""
    from swathe.core.export.cells import ColumnCells, Spelling, encoded

    names = job.file_columns
    numbered = [name for name in names if kind_of(name) is not Kind.TEXT and name != QUERY_NUMBER]
    written = [name for name in names if name not in (*numbered, QUERY, QUERY_NUMBER)]
    cells = ColumnCells(job.result.plan.database, written, Spelling(lambda text: encoded(text or ""), b""))
    for number, query, selected in job.queries():
        label = _text(job.result.plan.request.name_in_tables(number - 1))
        whole = {name: _numbers(query.hits, name) for name in numbered}
        for begin in range(0, selected.size, rows):
            some = selected[begin : begin + rows]
            texts = {QUERY: [label] * some.size}
            for name, column in zip(written, cells.of((query.hits, some)), strict=True):
                letters = column.letters.data
                places = zip(column.begins.tolist(), column.ends.tolist(), strict=True)
                texts[name] = [str(letters[first:end], "utf-8") for first, end in places]
            numbers = {name: values[some] for name, values in whole.items()}
            numbers[QUERY_NUMBER] = np.full(some.size, float(number))
            yield [
                TypedColumn(name, kind_of(name), texts.get(name, []), numbers.get(name, _NONE))
                for name in names
            ]


def provenance_json(job: ExportJob) -> str:
    """Return what made the hits, as JSON files have it in their object ``search``."""
    facts: dict[str, Any] = provenance(job.result, job.written)
    return _text(json.dumps(facts, ensure_ascii=False, allow_nan=False))


_NONE: Final = np.empty(0)


def _numbers(table: HitTable, name: str) -> NDArray[np.float64]:
    values = table.values(LOGARITHMS.get(name, name))
    if kind_of(name) is Kind.EVALUE and table.reported:
        return np.array([float(stated_evalue(value) or "nan") for value in values.tolist()])
    if kind_of(name) is Kind.EVALUE:
        with np.errstate(over="ignore", under="ignore"):
            return np.power(10.0, values)
    return values


def _text(text: str) -> str:
    """Return text that can be encoded, as other files have it."""
    return text.encode("utf-8", "backslashreplace").decode()
