"""What to export, how far an export is, and the values of hits in full precision."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray

from swathe.core.results.columns import Kind
from swathe.core.results.hits import COLUMN, COLUMNS, SIGNIFICANT, is_in_files
from swathe.core.results.query_result import QueryResult
from swathe.core.search.events import SearchResult
from swathe.core.sequences.sequence import query_name, shared_names
from swathe.core.system.words import bound_text, counted

LOGARITHMS: Final = {f"log10_{column.key}": column.key for column in COLUMNS if column.kind is Kind.EVALUE}
"""Fields that follow ``evalue``, ``pairwise_p`` and such, with the columns whose logarithms they hold: a
double cannot hold E-values below 1e-308, but their logarithms."""

QUERY: Final = "query"
"""The column of CSV and TSV files that names the query."""
QUERY_NUMBER: Final = "query_number"
"""The column that has its place in the search, from 1 on: it comes after the name where names are shared."""
_SMALLEST_PLAIN: Final = -300.0
_LARGEST_PLAIN: Final = 308
_DIGITS: Final = 17
"""That tell every double from all others."""


@dataclass(frozen=True, slots=True, eq=False)
class Selection:
    """Which hits to export, in which order, and which columns if the format has a choice.

    Parameters
    ----------
    queries : (index into `SearchResult.queries`, int64[k] rows of its hit table in the order wanted) pairs
    columns : keys of `core.results.hits.COLUMNS` in the order wanted
    exact : whether CSV and TSV files have these columns and no others; ``query``, ``query_number`` and keys
        of `LOGARITHMS` may then be among them. Otherwise the query comes first, and each E-value's logarithm
        after it
    fields : names of `core.export.blast_fields.FIELDS` in the order wanted, for BLAST's tables, with BLAST's
        digits; (): the twelve usual ones in full precision
    called : which hits these are, in words; '' where only their number says it
    kind : the same in a word before *hits*, such as ``ticked``
    """

    queries: tuple[tuple[int, NDArray[np.int64]], ...]
    columns: tuple[str, ...] = tuple(
        column.key for column in COLUMNS if not (column.mark or column.asked_for)
    )
    exact: bool = False
    fields: tuple[str, ...] = ()
    called: str = ""
    kind: str = ""

    @classmethod
    def everything(cls, result: SearchResult) -> Selection:
        """Select all hits of all queries in table order, with all columns."""
        database = result.plan.database
        return cls(
            tuple((i, np.arange(len(query.hits), dtype=np.int64)) for i, query in enumerate(result.queries)),
            tuple(column.key for column in COLUMNS if not column.mark and is_in_files(column, database)),
        )

    @classmethod
    def significant(cls, result: SearchResult) -> Selection:
        """Select the significant hits of the queries that have some, in table order, with all columns.

        Of hits with provisional E-values nobody knows: none of them is selected.
        """
        return cls(
            tuple(
                (i, np.arange(count, dtype=np.int64))
                for i, query in enumerate(result.queries)
                if (count := query.hits.n_significant)
            ),
            cls.everything(result).columns,
            called=f"significant hits (E-value up to {bound_text(SIGNIFICANT)})",
            kind="significant",
        )

    @property
    def file_columns(self) -> list[str]:
        """The columns of CSV and TSV files."""
        return list(self.columns) if self.exact else [QUERY, *file_columns(self.columns)]

    @property
    def n_rows(self) -> int:
        """Selected hits of all queries together."""
        return sum(len(rows) for _, rows in self.queries)

    @property
    def words(self) -> str:
        """How many of which hits these are: ``3 ticked hits``."""
        return counted(self.n_rows, f"{self.kind} hit" if self.kind else "hit")

    def written(self, result: SearchResult) -> str:
        """Return words on which of a result's hits these are, '' where they are all."""
        there, queries = sum(len(query.hits) for query in result.queries), len(result.queries)
        if self.n_rows == there:
            return ""
        # Without thousands separators: commas would split a comment line of CSV into cells.
        words = f"{self.called}: " if self.called else ""
        words += f"{self.n_rows} of {there} hits"
        return words + (f"; {len(self.queries)} of {queries} queries" if len(self.queries) < queries else "")


@dataclass(frozen=True, slots=True, eq=False)
class ExportJob:
    """What a format writes: a result, the selection of its hits, and whether to write comment lines."""

    result: SearchResult
    selection: Selection
    comments: bool = True

    @property
    def file_columns(self) -> list[str]:
        """The columns of files of rows: where several queries have the same name, their numbers, too."""
        columns = self.selection.file_columns
        if self.selection.exact or not shared_names(query.query for _, query, _ in self.queries()):
            return columns
        return [QUERY, QUERY_NUMBER, *columns[1:]]

    @property
    def written(self) -> str:
        """Which hits the file holds, in words; '' where it holds all."""
        return self.selection.written(self.result)

    def queries(self) -> Iterator[tuple[int, QueryResult, NDArray[np.int64]]]:
        """Yield the 1-based number, the result and the selected rows of each selected query."""
        for index, rows in self.selection.queries:
            yield index + 1, self.result.queries[index], rows


def exact_evalue(log10_evalue: float) -> str:
    """Return an E-value with all its digits, ``2.31e-412`` even where a double would be 0; '' for NaN.

    Below 1e-300 the mantissa is computed from the logarithm, which holds about 12 digits of it.
    """
    return _evalue_text(log10_evalue, repr, 12)


def short_evalue(log10_evalue: float) -> str:
    """Return an E-value with three digits, ``2.31e-412``; '' for NaN."""
    return _evalue_text(log10_evalue, "{:.3g}".format, 3)


def _evalue_text(log10_evalue: float, plain: Callable[[float], str], digits: int) -> str:
    """Return an E-value, from its logarithm with so many digits where no double holds it; '' for NaN."""
    if math.isnan(log10_evalue):
        return ""
    if log10_evalue == -math.inf:  # another program's, too small for it to write
        return "0.0"
    if log10_evalue >= _SMALLEST_PLAIN:
        return plain(10.0**log10_evalue) if log10_evalue < _LARGEST_PLAIN else "inf"
    exponent = math.floor(log10_evalue)
    mantissa = f"{10.0 ** (log10_evalue - exponent):.{digits}g}"
    if mantissa == "10":
        mantissa, exponent = "1", exponent + 1
    return f"{mantissa}e{exponent}"


def stated_evalue(log10_evalue: float) -> str:
    """Return an E-value that was read from a file as the file has it: the shortest text with its logarithm.

    ``5.386e-246``, where powers of ten are as far off as ``5.386000000000068e-246``.
    """
    if not _SMALLEST_PLAIN <= log10_evalue < _LARGEST_PLAIN:  # also NaN
        return exact_evalue(log10_evalue)
    near = 10.0**log10_evalue
    texts = (f"{near:.{digits}e}" for digits in range(_DIGITS))
    return repr(next((value for value in map(float, texts) if np.log10(value) == log10_evalue), near))


def evalue_writer(result: SearchResult) -> Callable[[float], str]:
    """Return what writes E-values of a result from their logarithms, as all tables of its hits have them."""
    return exact_evalue if result.plan.origin is None else stated_evalue


def sheet_title(name: str) -> str:
    """Return what the sheet of a workbook, which people read, calls a column of files: as the window does."""
    if name in LOGARITHMS:
        return f"log₁₀ {COLUMN[LOGARITHMS[name]].list_title}"
    return {QUERY: "Query", QUERY_NUMBER: "Query number"}.get(name) or COLUMN[name].list_title


def query_label(number: int, query: QueryResult) -> str:
    """Return a query's name in other programs' formats: its identifier, ``Query_1`` if its header has none.

    Tables have `SearchRequest.name_in_tables`.
    """
    return query_name(query.query.identifier, number - 1)


def file_columns(columns: Sequence[str]) -> list[str]:
    """Return column keys as files have them: those of E-values and p-values followed by their logarithms."""
    logarithms = {of: key for key, of in LOGARITHMS.items()}
    keys: list[str] = []
    for key in columns:
        keys += [key, logarithms[key]] if key in logarithms else [key]
    return keys


@dataclass(frozen=True, slots=True)
class ExportProgress:
    """Progress of an export: `phase` is "aligning", "collecting" (of run files) or "writing".

    `seconds` counts since it began.
    """

    phase: str
    done: int
    total: int
    seconds: float


def sidecar_of(destination: Path) -> Path:
    """Return the file for the provenance of a file whose format has no place for it."""
    return destination.with_name(f"{destination.name}.provenance.json")
