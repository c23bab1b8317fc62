"""Hit tables as columns of a run file, and back: hits, alignments, pairwise significance and marks."""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Iterator
from functools import cached_property
from itertools import accumulate
from typing import Any, Final, get_type_hints

import numpy as np
from numpy.typing import NDArray

from swathe.core.alignment.aligned_pairs import FIGURES, AlignedPairs
from swathe.core.database.stored import gathered
from swathe.core.history.archive import Archive
from swathe.core.history.kept_database import KeptDatabase
from swathe.core.results.hits import COLUMN, COLUMNS, DOUBTS, REPORTED, HitTable, Lineages
from swathe.core.results.marks import Marks
from swathe.core.scoring.scheme import ScoringScheme
from swathe.core.sequences.sequence import Sequence
from swathe.core.statistics.pair_significance import PairSignificance
from swathe.core.statistics.permutation_options import PairwiseOptions
from swathe.core.system.values import Decoder, Encoder

_STEP: Final = 2_000
"""Rows written between two polls of the token: some milliseconds."""
_HITS: Final = {"subjects": np.int64, "scores": np.int32, "bits": np.float64, "log10_evalues": np.float64}
_JUDGED: Final = ("adjusted", "reverse", "matrix_log10_evalues")
"""What adjusted E-values are based on, float64; missing from files older than adjusted E-values."""
_NUMBERS: Final = (*FIGURES, "length", "mismatches")
_PAIR_HINTS: Final = get_type_hints(PairSignificance)
_PAIR_NUMBERS: Final = {
    name: np.float64 if hint is float else np.int64
    for name, hint in _PAIR_HINTS.items()
    if hint in (int, bool, float)
}
_FILLED_BY_PAIRS: Final = tuple(column for column in COLUMNS if column.fill is not None)
_LARGEST: Final = np.iinfo(np.int32).max
_MOST_DIGITS: Final = 12
"""Digits of a run length in CIGAR operations: far more than any sequence needs, and no overflow."""


class TablesWriter:
    """Turns tables into JSON and arrays, a few rows at a time, so that other work can run in between.

    Attributes
    ----------
    arrays : by name, in pieces: one per table or per step of rows
    document : the JSON value
    """

    def __init__(self) -> None:
        self.arrays: dict[str, list[NDArray[Any]]] = {}
        self.document: dict[str, Any] = {"tables": [], "columns": [], "pair_options": [], "pair_problems": []}
        self.document["judged"] = list(_JUDGED)
        self._snapshots: list[_Snapshot] = []
        self._options: dict[PairwiseOptions, int] = {}
        self._problems: dict[str, int] = {}

    def add(self, table: HitTable) -> int:
        """Take a snapshot of a table and return its number."""
        self._snapshots.append(_Snapshot(table))
        return len(self._snapshots) - 1

    @property
    def n_steps(self) -> int:
        """Rows that `write` will write."""
        return sum(one.rows.size + len(one.pairs) for one in self._snapshots)

    @property
    def subjects(self) -> list[NDArray[np.int64]]:
        """The subjects of each table."""
        return [one.table.subjects for one in self._snapshots]

    def write(self, encoder: Encoder) -> Iterator[int]:
        """Fill `arrays` and `document`; yields the rows written since the last time."""
        filled = list(self._snapshots[0].columns) if self._snapshots else []
        filled = [
            key for key in filled if any(np.isfinite(one.columns[key]).any() for one in self._snapshots)
        ]
        self.document["columns"] = filled
        if any(one.table.reported for one in self._snapshots):
            self.document["reported"] = True
        for one in self._snapshots:
            for name, dtype in _HITS.items():
                self._put(f"hits/{name}", getattr(one.table, name).astype(dtype, copy=False))
            for name in _JUDGED:
                self._put(f"hits/{name}", getattr(one.table, name))
            for key in filled:
                self._put(f"columns/{key}", one.columns[key])
            yield from self._write_alignments(one)
            yield from self._write_pairs(one.pairs)
            self.document["tables"].append(
                {
                    "query": encoder.encode(one.table.query),
                    "rows": len(one.table),
                    "alignments": one.rows.size,
                    "pairs": len(one.pairs),
                    "automatic": one.automatic,
                    "marks": one.marks,
                }
            )
        self.document["pair_options"] = encoder.encode(list(self._options))
        self.document["pair_problems"] = list(self._problems)
        self._write_lineages()

    def _write_lineages(self) -> None:
        """Write the taxa of the tables that have lineages, if one has; -1 is a row of another table."""
        if not any(one.lineages for one in self._snapshots):
            return
        paths: dict[tuple[int, ...], int] = {}
        taxa: dict[int, tuple[str, str]] = {}
        for one in self._snapshots:
            places = np.full(len(one.table), -1, np.int64)
            if one.lineages is not None:
                taxa |= one.lineages.taxa
                known = [paths.setdefault(path, len(paths)) for path in one.lineages.paths]
                places = np.array(known, np.int64)[one.lineages.codes]
            self._put("hits/lineages", places)
        self.document["lineages"] = {
            "taxa": [[taxon, *of_taxon] for taxon, of_taxon in sorted(taxa.items())],
            "paths": [list(path) for path in paths],
        }

    def _put(self, name: str, array: NDArray[Any]) -> None:
        self.arrays.setdefault(name, []).append(array)

    def _write_alignments(self, one: _Snapshot) -> Iterator[int]:
        from swathe.core.alignment.texts import cigars, middle_lines  # slow to import

        table, rows = one.table, one.rows
        scores = np.ascontiguousarray(table.scoring.table(table.query.codes))
        for begin in range(0, rows.size, _STEP):
            some = slice(begin, begin + _STEP)
            pairs = one.alignments.take(np.arange(*some.indices(rows.size)))
            self._put("alignments/rows", rows[some])
            for name in _NUMBERS:
                self._put(f"alignments/{name}", getattr(pairs, name).astype(np.int64))
            offsets, subjects = table.database.offsets, table.subjects[rows[some]]
            residues, begins, _ = gathered(table.database.residues, offsets[subjects], offsets[subjects + 1])
            middle = middle_lines(pairs, table.query.codes, scores, residues, begins)
            for name, texts in (("operations", cigars(pairs)), ("middle", middle)):
                self._put(f"alignments/{name}_lengths", np.diff(texts.ends, prepend=0))
                self._put(f"alignments/{name}", texts.letters)
            yield len(pairs)

    def _write_pairs(self, rows: list[tuple[int, PairSignificance]]) -> Iterator[int]:
        for begin in range(0, len(rows), _STEP):
            some = rows[begin : begin + _STEP]
            self._put("pairs/rows", np.array([row for row, _ in some], np.int64))
            for name, dtype in _PAIR_NUMBERS.items():
                self._put(f"pairs/{name}", np.array([getattr(pair, name) for _, pair in some], dtype))
            options = [self._options.setdefault(pair.options, len(self._options)) for _, pair in some]
            problems = [self._problems.setdefault(pair.problem, len(self._problems)) for _, pair in some]
            self._put("pairs/options", np.array(options, np.int64))
            self._put("pairs/problem", np.array(problems, np.int64))
            self._put("pairs/counts_lengths", np.array([pair.counts.size for _, pair in some], np.int64))
            self._put("pairs/counts", np.concatenate([pair.counts for _, pair in some]).astype(np.int64))
            yield len(some)


class _Snapshot:
    """The content of a table at one moment: others may fill the table while it is being written."""

    def __init__(self, table: HitTable) -> None:
        self.table = table
        self.rows = np.sort(table.alignments.rows())
        self.alignments = table.alignments.pairs(self.rows)
        self.pairs = sorted(table.pairs.items())
        self.automatic = sorted(table.unasked.keys() - table.pairwise.keys())
        self.marks = table.marks.as_data()
        self.lineages = table.lineages
        self.columns = {key: values.copy() for key, values in table.filled.items()}
        paired = [row for row, _ in self.pairs]
        for needs, known in (("needs_alignment", self.rows), ("needs_permutation", paired)):
            later = np.ones(len(table), np.bool_)
            later[known] = False
            for key, values in self.columns.items():
                if getattr(COLUMN[key], needs) and key not in table.reported:
                    values[later] = np.nan


class TablesReader:
    """Restores the tables that `TablesWriter` wrote.

    Every method raises ValueError, TypeError or LookupError for anything else.
    """

    def __init__(self, document: Any, database: KeptDatabase, archive: Archive, decoder: Decoder) -> None:
        self._tables = document["tables"]
        self._database = database
        self._archive = archive
        self._scheme: ScoringScheme | None = None
        self._ends = {
            name: list(accumulate((_count(decoder, table[name]) for table in self._tables), initial=0))
            for name in ("rows", "alignments", "pairs")
        }
        n_rows = self._ends["rows"][-1]
        self._hits = (
            {name: archive.array(f"hits/{name}", dtype, n_rows) for name, dtype in _HITS.items()}
            if self._tables
            else {}
        )
        judged = document.get("judged", [])
        if self._tables and judged:
            if judged != list(_JUDGED):
                raise ValueError("columns that E-values do not rest on")
            self._hits |= {name: archive.array(f"hits/{name}", np.float64, n_rows) for name in _JUDGED}
        self._columns = {
            key: archive.array(f"columns/{key}", np.float64, n_rows)
            for key in decoder.decode(tuple[str, ...], document["columns"])
        }
        self._reported: bool = decoder.decode(bool, document.get("reported", False))
        self._lineages: NDArray[np.int64] | None = None
        if "lineages" in document:
            self._read_lineages(document["lineages"], n_rows, decoder)
        if not self._columns.keys() <= COLUMN.keys():
            raise ValueError("columns that no hit has")
        self._options = decoder.decode(tuple[PairwiseOptions, ...], document["pair_options"])
        self._problems = decoder.decode(tuple[str, ...], document["pair_problems"])

    def table(self, number: int, decoder: Decoder) -> HitTable:
        """Restore a table, of a query that is among the objects that were decoded."""
        begin, end = self._stretch("rows", number)
        subjects = self._hits["subjects"][begin:end]
        if subjects.min(initial=0) < 0 or not self._database.is_kept[subjects].all():
            raise ValueError("hits that are not kept")
        query = decoder.decode(Sequence, self._tables[number]["query"])
        self._scheme = self._scheme or _scheme_among(decoder.objects)
        table = HitTable(
            query,
            self._database,
            subjects,
            *(self._hits[name][begin:end] for name in ("scores", "bits", "log10_evalues")),
            scoring=self._scheme.of(query),
            reported=self._of_program(begin, end) if self._reported else None,
            **{name: self._hits[name][begin:end] for name in _JUDGED if name in self._hits},
        )
        table.marks = Marks.from_data(self._tables[number]["marks"], len(table))
        aligned, pairs = self._stretch("alignments", number), self._stretch("pairs", number)
        if aligned[0] < aligned[1]:
            self._read_alignments(table, *aligned)
        if pairs[0] < pairs[1]:
            automatic = decoder.decode(tuple[int, ...], self._tables[number].get("automatic", []))
            self._read_pairs(table, *pairs, frozenset(automatic))
        self._fill(table, begin, end)
        if self._lineages is not None and (self._lineages[begin:end] >= 0).all():
            used, codes = np.unique(self._lineages[begin:end], return_inverse=True)
            table.lineages = Lineages.of(tuple(self._paths[place] for place in used), codes, self._taxa)
        return table

    def _read_lineages(self, document: Any, n_rows: int, decoder: Decoder) -> None:
        taxa = decoder.decode(tuple[tuple[int, str, str], ...], document["taxa"])
        self._taxa = {taxon: (name, rank) for taxon, name, rank in taxa}
        self._paths = decoder.decode(tuple[tuple[int, ...], ...], document["paths"])
        if not {taxon for path in self._paths for taxon in path} <= self._taxa.keys():
            raise ValueError("a lineage of taxa without a name")
        self._lineages = self._archive.array("hits/lineages", np.int64, n_rows)
        if self._lineages.min(initial=0) < -1 or self._lineages.max(initial=-1) >= len(self._paths):
            raise ValueError("a lineage that is not there")

    def _of_program(self, begin: int, end: int) -> dict[str, NDArray[np.float64]]:
        """Return the columns of a table of another program's; those that it did not give are NaN."""
        nothing = np.full(end - begin, np.nan)
        columns = {
            key: self._columns[key][begin:end] if key in self._columns else nothing.copy() for key in REPORTED
        }
        doubts = columns["doubtful"]
        if not (np.isnan(doubts) | np.isin(doubts, np.arange(len(DOUBTS)))).all():
            raise ValueError("a doubt that there is not")
        return columns

    def _stretch(self, name: str, number: int) -> tuple[int, int]:
        return self._ends[name][number], self._ends[name][number + 1]

    def _fill(self, table: HitTable, begin: int, end: int) -> None:
        """Fill the columns of pairs; if an older file lacks one, they are computed again."""
        of_pairs = [column.key for column in _FILLED_BY_PAIRS]
        for key in of_pairs & self._columns.keys():
            table.fill_pairs(key, self._columns[key][begin:end])
        if of_pairs - self._columns.keys():
            for row, pair in table.unasked.items():
                table.set_unasked(row, pair)
            for row, pair in table.pairwise.items():
                table.set_pairwise(row, pair)

    @cached_property
    def _alignments(self) -> tuple[NDArray[np.int64], AlignedPairs]:
        """The rows of all alignments, and the alignments."""
        count = self._ends["alignments"][-1]
        numbers = {
            name: self._archive.array(f"alignments/{name}", np.int64, count) for name in ("rows", *_NUMBERS)
        }
        texts = {}
        for name in ("operations", "middle"):
            text = self._archive.array(f"alignments/{name}", np.uint8)
            texts[name] = (
                text,
                _ends(self._archive.array(f"alignments/{name}_lengths", np.int64, count), text),
            )
        if not np.array_equal(np.diff(texts["middle"][1], prepend=0), numbers["length"]):
            raise ValueError("middle lines of another length")
        if any(int(np.abs(numbers[name]).max()) > _LARGEST for name in FIGURES):
            raise ValueError("a figure of an alignment without end")
        counts, operations, bounds = _runs(*texts["operations"], numbers)
        aligned = AlignedPairs(
            np.array([numbers[name] for name in FIGURES], np.int32),
            counts=counts.astype(np.int32),
            operations=operations,
            bounds=bounds,
        )
        if not np.array_equal(aligned.mismatches, numbers["mismatches"]):
            raise ValueError("mismatches that do not follow from the other figures")
        return numbers["rows"], aligned

    def _read_alignments(self, table: HitTable, begin: int, end: int) -> None:
        every, aligned = self._alignments
        rows = _checked_rows(every[begin:end], table)
        aligned = aligned.part(begin, end)
        of_query, of_subject = len(table.query), table.database.lengths[table.subjects[rows]]
        for side, length in (("query", of_query), ("subject", of_subject)):
            first, last = (getattr(aligned, f"{side}_{name}") for name in ("start", "end"))
            if (first < 0).any() or (last < first).any() or (last > length).any():
                raise ValueError("an alignment leaves its sequences")
        table.set_alignments(rows, aligned)

    @cached_property
    def _pairs(self) -> tuple[dict[str, NDArray[Any]], list[int]]:
        """The columns of all pairs, and the end of each pair's counts."""
        count = self._ends["pairs"][-1]
        kinds = {"rows": np.int64, "options": np.int64, "problem": np.int64, **_PAIR_NUMBERS}
        columns = {name: self._archive.array(f"pairs/{name}", kind, count) for name, kind in kinds.items()}
        if min(columns["options"].min(), columns["problem"].min()) < 0:
            raise ValueError("a place below 0")
        if (columns["log10_p"] > 0).any():  # NaN without a fit
            raise ValueError("a p-value above 1")
        columns["counts"] = self._archive.array("pairs/counts", np.int64)
        lengths = self._archive.array("pairs/counts_lengths", np.int64, count)
        return columns, [0, *_ends(lengths, columns["counts"]).tolist()]

    def _read_pairs(self, table: HitTable, begin: int, end: int, automatic: frozenset[int]) -> None:
        columns, ends = self._pairs
        rows = _checked_rows(columns["rows"][begin:end], table).tolist()
        values: dict[str, list[Any]] = {name: columns[name][begin:end].tolist() for name in _PAIR_NUMBERS}
        values["moved"] = list(map(bool, values["moved"]))
        values["options"] = [self._options[place] for place in columns["options"][begin:end].tolist()]
        values["problem"] = [self._problems[place] for place in columns["problem"][begin:end].tolist()]
        values["counts"] = [columns["counts"][a:b] for a, b in itertools.pairwise(ends[begin : end + 1])]
        found = map(PairSignificance, *(values[name] for name in _PAIR_HINTS))
        for row, pair in zip(rows, found, strict=True):
            (table.unasked if row in automatic else table.pairwise)[row] = pair


def _scheme_among(objects: Iterable[object]) -> ScoringScheme:
    """Return the search's scheme, which comes before any table."""
    for one in objects:
        if isinstance(one, ScoringScheme):
            return one
    raise ValueError("hits without a scoring")


def _count(decoder: Decoder, value: Any) -> int:
    count: int = decoder.decode(int, value)
    if count < 0:
        raise ValueError("a count below 0")
    return count


def _checked_rows(rows: NDArray[np.int64], table: HitTable) -> NDArray[np.int64]:
    if rows[0] < 0 or rows[-1] >= len(table) or (np.diff(rows) <= 0).any():
        raise ValueError("rows that the table has not")
    return rows


def _runs(
    text: NDArray[np.uint8], ends: NDArray[np.int64], numbers: dict[str, NDArray[np.int64]]
) -> tuple[NDArray[np.int64], NDArray[np.uint8], NDArray[np.int64]]:
    """Return operations like ``12M1D30M`` as `AlignedPairs` has them: counts, operations and bounds.

    All alignments are parsed at once: a loop over runs in Python would take longer than reading the file.
    Raises ValueError unless the operations lead from each alignment's start to its end.
    """
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
        and np.array_equal(of_query + of_subject, numbers["gaps"])
        and (not text.size or (last.size and last[-1] == text.size - 1))
        and np.isin(kinds, np.frombuffer(b"MID", np.uint8)).all()
    ):
        raise ValueError("operations that do not lead from start to end")
    return counts, kinds, np.concatenate(([0], runs))


def _ends(lengths: NDArray[np.int64], values: NDArray[Any]) -> NDArray[np.int64]:
    """Return the end of each stretch. Raises ValueError unless their lengths add up to `values`."""
    ends = np.cumsum(lengths)
    if (lengths < 0).any() or (ends < 0).any() or int(ends[-1]) != values.size:
        raise ValueError("stretches of another size")
    return ends
