"""Hit tables as columns, and back: hits, alignments, pairwise significance and marks."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterable, Iterator
from typing import Any, Final, get_type_hints

import numpy as np
from numpy.typing import NDArray

from core.alignment import Alignment
from core.columns import COLUMN
from core.hits import HitTable
from core.marks import Marks
from core.pairwise.options import PairwiseOptions
from core.pairwise.significance import PairSignificance
from core.runs.archive import Archive
from core.runs.kept_database import KeptDatabase
from core.runs.values import Decoder, Encoder
from core.sequence import Sequence

Arrays = dict[str, NDArray[Any]]

_STEP: Final = 2_000
"""Rows taken between two looks at the token: some milliseconds."""
_FIELDS: Final = tuple(field.name for field in dataclasses.fields(Alignment))
_TEXTS: Final = ("operations", "middle")
_NUMBERS: Final = tuple(name for name in _FIELDS if name not in _TEXTS)
_MOST_DIGITS: Final = 12
"""Of a run's length; far more than any sequence has, and far less than overflows."""
_PAIR_HINTS: Final = get_type_hints(PairSignificance)
_PAIR_WHOLE: Final = tuple(name for name, hint in _PAIR_HINTS.items() if hint in (int, bool))
_PAIR_REAL: Final = tuple(name for name, hint in _PAIR_HINTS.items() if hint is float)


class TableWriter:
    """Turns a table into JSON and arrays, a step of rows at a time, so that others can work meanwhile.

    Alignments and marks are those of the moment in which it is made.
    """

    def __init__(self, table: HitTable) -> None:
        self.table = table
        self._alignments = sorted(table.alignments.items())
        self._pairs = sorted(table.pairwise.items())
        self._marks = table.marks.as_data()
        self._columns = {key: values.copy() for key, values in table.filled.items()}

    @property
    def n_steps(self) -> int:
        """Rows that `write` goes through."""
        return len(self._alignments) + len(self._pairs)

    def write(self, number: int, encoder: Encoder, arrays: Arrays) -> Iterator[int]:
        """Add the table's arrays to `arrays` and make `document`; yields rows taken since the last time."""
        table, place = self.table, f"hits/{number}"
        arrays[f"{place}/subjects"] = table.subjects
        arrays[f"{place}/scores"] = table.scores
        arrays[f"{place}/bits"] = table.bits
        arrays[f"{place}/log10_evalues"] = table.log10_evalues
        self.document: dict[str, Any] = {
            "query": encoder.encode(table.query),
            "rows": len(table),
            "marks": self._marks,
            "columns": [],
            "alignments": len(self._alignments),
            "pairs": len(self._pairs),
        }
        filled = {key: values for key, values in self._columns.items() if not np.isnan(values).all()}
        if filled:
            self.document["columns"] = list(filled)
            arrays[f"{place}/columns"] = np.stack(list(filled.values()))
        if self._alignments:
            yield from self._write_alignments(f"{place}/alignments", arrays)
        if self._pairs:
            yield from self._write_pairs(f"{place}/pairs", encoder, arrays)

    def _write_alignments(self, place: str, arrays: Arrays) -> Iterator[int]:
        numbers = np.empty((len(_NUMBERS), len(self._alignments)), np.int64)
        lengths = np.empty((2, len(self._alignments)), np.int64)
        operations: list[str] = []
        middles: list[str] = []
        for begin in range(0, len(self._alignments), _STEP):
            some = [alignment for _, alignment in self._alignments[begin : begin + _STEP]]
            end = begin + len(some)
            for line, name in enumerate(_NUMBERS):
                numbers[line, begin:end] = [getattr(alignment, name) for alignment in some]
            for line, (texts, name) in enumerate(((operations, "operations"), (middles, "middle"))):
                own = [getattr(alignment, name) for alignment in some]
                lengths[line, begin:end] = [len(text) for text in own]
                texts.append("".join(own))
            yield len(some)
        arrays[f"{place}/rows"] = np.array([row for row, _ in self._alignments], np.int64)
        for line, name in enumerate(_NUMBERS):
            arrays[f"{place}/{name}"] = numbers[line]
        for line, (texts, name) in enumerate(((operations, "operations"), (middles, "middle"))):
            arrays[f"{place}/{name}_lengths"] = lengths[line]
            arrays[f"{place}/{name}"] = np.frombuffer("".join(texts).encode("ascii"), np.uint8)

    def _write_pairs(self, place: str, encoder: Encoder, arrays: Arrays) -> Iterator[int]:
        pairs = [pair for _, pair in self._pairs]
        options = list(dict.fromkeys(pair.options for pair in pairs))
        problems = list(dict.fromkeys(pair.problem for pair in pairs))
        self.document["pair_options"] = encoder.encode(options)
        self.document["pair_problems"] = problems
        whole = np.empty((len(_PAIR_WHOLE), len(pairs)), np.int64)
        real = np.empty((len(_PAIR_REAL), len(pairs)), np.float64)
        counts: list[NDArray[np.int64]] = []
        for begin in range(0, len(pairs), _STEP):
            some = pairs[begin : begin + _STEP]
            for columns, names in ((whole, _PAIR_WHOLE), (real, _PAIR_REAL)):
                for line, name in enumerate(names):
                    columns[line, begin : begin + len(some)] = [getattr(pair, name) for pair in some]
            counts.append(np.concatenate([pair.counts for pair in some]))
            yield len(some)
        arrays[f"{place}/rows"] = np.array([row for row, _ in self._pairs], np.int64)
        arrays[f"{place}/whole"] = whole
        arrays[f"{place}/real"] = real
        arrays[f"{place}/options"] = _places(options, (pair.options for pair in pairs))
        arrays[f"{place}/problems"] = _places(problems, (pair.problem for pair in pairs))
        arrays[f"{place}/counts"] = np.concatenate(counts)
        arrays[f"{place}/counts_lengths"] = np.array([pair.counts.size for pair in pairs], np.int64)


def _places(values: list[Any], of: Iterable[Any]) -> NDArray[np.int64]:
    place = {value: number for number, value in enumerate(values)}
    return np.array([place[value] for value in of], np.int64)


def read_table(
    number: int,
    document: Any,
    database: KeptDatabase,
    decoder: Decoder,
    archive: Archive,
) -> HitTable:
    """Return a table as it was. Raises ValueError, TypeError or LookupError for what no table is."""
    place, n_rows = f"hits/{number}", decoder.decode(int, document["rows"])
    subjects = archive.array(f"{place}/subjects", np.int64, n_rows)
    if subjects.min(initial=0) < 0 or not database.is_kept[subjects].all():
        raise ValueError("hits that are not kept")
    table = HitTable(
        decoder.decode(Sequence, document["query"]),
        database,
        subjects,
        archive.array(f"{place}/scores", np.int32, n_rows),
        archive.array(f"{place}/bits", np.float64, n_rows),
        archive.array(f"{place}/log10_evalues", np.float64, n_rows),
    )
    table.marks = Marks.from_data(document["marks"], n_rows)
    aligned, pairs = (decoder.decode(int, document[name]) for name in ("alignments", "pairs"))
    if aligned:
        table.alignments.update(_read_alignments(f"{place}/alignments", aligned, table, archive))
    if pairs:
        table.pairwise.update(_read_pairs(f"{place}/pairs", document, table, decoder, archive))
    _fill(table, decoder.decode(tuple[str, ...], document["columns"]), f"{place}/columns", archive)
    return table


def _fill(table: HitTable, keys: tuple[str, ...], place: str, archive: Archive) -> None:
    """Fill the columns of alignments and pairs; those that the file has not, from these themselves."""
    if keys:
        columns = archive.array(place, np.float64, len(keys), len(table))
        for key, values in zip(keys, columns, strict=True):
            if key in table.filled:
                table.filled[key][:] = values
    missing = [COLUMN[key] for key in table.filled.keys() - set(keys)]
    if any(column.needs_alignment for column in missing):
        for row, alignment in table.alignments.items():
            table.set_alignment(row, alignment)
    if any(column.needs_permutation for column in missing):
        for row, pair in table.pairwise.items():
            table.set_pairwise(row, pair)


def _rows(place: str, count: int, table: HitTable, archive: Archive) -> list[int]:
    rows = archive.array(f"{place}/rows", np.int64, count)
    if rows[0] < 0 or rows[-1] >= len(table) or (np.diff(rows) <= 0).any():
        raise ValueError("rows that the table has not")
    listed: list[int] = rows.tolist()
    return listed


def _read_alignments(
    place: str, count: int, table: HitTable, archive: Archive
) -> Iterator[tuple[int, Alignment]]:
    rows = _rows(place, count, table, archive)
    numbers = {name: archive.array(f"{place}/{name}", np.int64, count) for name in _NUMBERS}
    lengths = table.database.lengths[table.subjects[rows]]
    _within(numbers["query_start"], numbers["query_end"], len(table.query))
    _within(numbers["subject_start"], numbers["subject_end"], lengths)
    values: dict[str, list[Any]] = {name: column.tolist() for name, column in numbers.items()}
    for name in _TEXTS:
        text = archive.array(f"{place}/{name}", np.uint8, None)
        ends = _ends(archive.array(f"{place}/{name}_lengths", np.int64, count), text)
        if name == "operations":
            _check_operations(text, ends, numbers)
        elif not np.array_equal(np.diff(ends, prepend=0), numbers["length"]):
            raise ValueError("middle lines of another length")
        letters = text.tobytes().decode("ascii")
        values[name] = [letters[begin:end] for begin, end in _stretches(ends)]
    return zip(rows, map(Alignment, *(values[name] for name in _FIELDS)), strict=True)


def _within(start: NDArray[np.int64], end: NDArray[np.int64], length: Any) -> None:
    if (start < 0).any() or (end < start).any() or (end > length).any():
        raise ValueError("an alignment leaves its sequences")


def _check_operations(text: NDArray[np.uint8], ends: NDArray[np.int64], numbers: Arrays) -> None:
    """Raise ValueError unless runs like ``12M1D30M`` lead from each alignment's start to its end."""
    last = np.flatnonzero(text >= ord("A"))
    first = np.concatenate(([0], last[:-1] + 1))
    counts = np.zeros(last.size, np.int64)
    for digit in range(int((last - first).max(initial=0))):
        inside = first + digit < last
        values = text[np.where(inside, first + digit, 0)].astype(np.int64) - ord("0")
        if ((values < 0) | (values > 9))[inside].any() or digit > _MOST_DIGITS:
            raise ValueError("runs of operations are numbers and letters")
        counts = np.where(inside, 10 * counts + values, counts)
    kinds = text[last]
    runs = np.searchsorted(last, ends)
    together = np.zeros((3, runs.size), np.int64)
    for line, letter in enumerate("MID"):
        sums = np.concatenate(([0], np.cumsum(np.where(kinds == ord(letter), counts, 0))))
        together[line] = np.diff(sums[runs], prepend=0)
    pairs, of_query, of_subject = together
    if not (
        np.array_equal(pairs + of_query, numbers["query_end"] - numbers["query_start"])
        and np.array_equal(pairs + of_subject, numbers["subject_end"] - numbers["subject_start"])
        and np.array_equal(together.sum(axis=0), numbers["length"])
        and (not text.size or (last.size and last[-1] == text.size - 1))
        and np.isin(kinds, np.frombuffer(b"MID", np.uint8)).all()
    ):
        raise ValueError("operations that do not lead from start to end")


def _ends(lengths: NDArray[np.int64], values: NDArray[Any]) -> NDArray[np.int64]:
    """Return where each stretch ends; raises ValueError unless they make up `values`."""
    ends = np.cumsum(lengths)
    if (lengths < 0).any() or (ends < 0).any() or int(ends[-1]) != values.size:
        raise ValueError("stretches of another size")
    return ends


def _stretches(ends: NDArray[np.int64]) -> Iterator[tuple[int, int]]:
    listed = ends.tolist()
    return zip([0, *listed[:-1]], listed, strict=True)


def _read_pairs(
    place: str, document: Any, table: HitTable, decoder: Decoder, archive: Archive
) -> Iterator[tuple[int, PairSignificance]]:
    count = document["pairs"]
    rows = _rows(place, count, table, archive)
    options = decoder.decode(tuple[PairwiseOptions, ...], document["pair_options"])
    problems = decoder.decode(tuple[str, ...], document["pair_problems"])
    whole = archive.array(f"{place}/whole", np.int64, len(_PAIR_WHOLE), count)
    real = archive.array(f"{place}/real", np.float64, len(_PAIR_REAL), count)
    counts = archive.array(f"{place}/counts", np.int64, None)
    ends = _ends(archive.array(f"{place}/counts_lengths", np.int64, count), counts)
    columns: dict[str, list[Any]] = dict(zip(_PAIR_WHOLE, whole.tolist(), strict=True))
    columns |= dict(zip(_PAIR_REAL, real.tolist(), strict=True))
    columns["moved"] = [bool(value) for value in columns["moved"]]
    columns["options"] = _chosen(f"{place}/options", count, options, archive)
    columns["problem"] = _chosen(f"{place}/problems", count, problems, archive)
    columns["counts"] = [counts[begin:end] for begin, end in _stretches(ends)]
    make: Callable[..., PairSignificance] = PairSignificance
    return zip(rows, map(make, *(columns[name] for name in _PAIR_HINTS)), strict=True)


def _chosen(place: str, count: int, values: tuple[Any, ...], archive: Archive) -> list[Any]:
    places = archive.array(place, np.int64, count)
    if (places < 0).any():
        raise ValueError("a place below 0")
    return [values[number] for number in places.tolist()]
