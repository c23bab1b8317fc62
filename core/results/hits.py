"""The hits of one query: a table of NumPy columns that sorts, filters and fills with alignments."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from swathe.core.alignment.alignment import Alignment
from swathe.core.database import Database
from swathe.core.headers.text import READ, HitText, Numbers, Ranks, cell_of
from swathe.core.results.columns import COLUMN, COLUMNS, Kind
from swathe.core.results.marks import Marks
from swathe.core.scoring.significance import bits_text, evalue_text
from swathe.core.sequences.low_complexity import low_complexity
from swathe.core.sequences.sequence import Sequence, subject_name
from swathe.core.statistics.evalues import moved
from swathe.core.statistics.pair_significance import PairSignificance, problem_ranks
from swathe.core.system.words import percent_text

_FILLED: Final = tuple(
    column.key
    for column in COLUMNS
    if (column.needs_alignment or column.needs_permutation) and column.kind is not Kind.TEXT
)
_DISPLAYED: Final = {
    "adjusted_score": ".1f",
    "reverse_score": ".1f",
    "evalue_moved": "z.1f",
    "z_value": ".1f",
    "pairwise_lambda": ".3f",
    "pairwise_k": ".2g",
    "goodness_p": ".2g",
    "log10_p_error": ".2f",
}
"""How real numbers are written on the screen."""
_PLAIN: Final = ("taxon", "ticked", "pinned")
"""Whole numbers that are no counts: without commas, and nothing for 0."""
BYTES_PER_ROW: Final = 244
"""What a row of a table takes before it is aligned."""
BYTES_PER_ALIGNMENT: Final = 700
"""What a row's alignment takes besides its middle line."""
_BYTES_PER_TABLE: Final = 6_000
"""The objects that a query's table and result consist of."""


class HitTable:
    """Reported subjects of one query, best first: E-value ascending, score descending, file order.

    Rows are 0-based places in that order. `subjects`, `scores`, `bits` and `log10_evalues` have one element a
    row, and so have what the E-values rest on, as `core.statistics.evalues.Judged` has them: `adjusted`,
    `reverse` and `matrix_log10_evalues`, which are those of the scores themselves unless they are given.
    Alignment columns fill as `set_alignment` is called and those of pairwise significance as `set_pairwise`
    is, and hold NaN before. `unasked` are pairs that were estimated unasked: shown for a hit that is looked
    at, in no column and no file. `marks` are what somebody ticked, pinned and noted.
    """

    def __init__(
        self,
        query: Sequence,
        database: Database,
        subjects: NDArray[np.int64],
        scores: NDArray[np.int32],
        bits: NDArray[np.float64],
        log10_evalues: NDArray[np.float64],
        *,
        adjusted: NDArray[np.float64] | None = None,
        reverse: NDArray[np.float64] | None = None,
        matrix_log10_evalues: NDArray[np.float64] | None = None,
    ) -> None:
        self.query = query
        self.database = database
        self.subjects = subjects
        self.scores = scores
        self.bits = bits
        self.log10_evalues = log10_evalues
        self.adjusted = scores.astype(np.float64) if adjusted is None else adjusted
        self.reverse = np.full(len(subjects), np.nan) if reverse is None else reverse
        self.matrix_log10_evalues = log10_evalues if matrix_log10_evalues is None else matrix_log10_evalues
        self.alignments: dict[int, Alignment] = {}
        self.pairwise: dict[int, PairSignificance] = {}
        self.unasked: dict[int, PairSignificance] = {}
        self.marks = Marks()
        self._filled = {key: np.full(len(subjects), np.nan) for key in _FILLED}
        self.headers = HitText(database, subjects)
        self._low_before: NDArray[np.int64] | None = None

    def __len__(self) -> int:
        return len(self.subjects)

    @property
    def nbytes(self) -> int:
        """The memory that the table takes by now, with its alignments, permuted pairs and marks."""
        columns: list[NDArray[Any]] = [self.subjects, self.scores, self.bits, self.log10_evalues]
        columns += [self.adjusted, self.reverse, self.matrix_log10_evalues]
        columns += self._filled.values()
        low = 0 if self._low_before is None else self._low_before.nbytes
        entries = (self.alignments, self.pairwise, *self.alignments, *self.pairwise)
        return (
            _BYTES_PER_TABLE
            + sum(column.nbytes for column in columns)
            + low
            + self.headers.nbytes
            + sum(alignment.nbytes for alignment in self.alignments.values())
            + sum(pair.nbytes for pairs in (self.pairwise, self.unasked) for pair in pairs.values())
            + sum(map(sys.getsizeof, entries))
            + self.marks.nbytes
        )

    @property
    def nbytes_aligned(self) -> int:
        """What it takes at most once every hit is aligned, as exports and most tables want them."""
        lengths = self.database.lengths[self.subjects]
        missing = len(self) - len(self.alignments)
        return (
            self.nbytes
            + missing * BYTES_PER_ALIGNMENT
            + int(np.minimum(lengths, len(self.query)).sum(dtype=np.int64))
        )

    def set_alignment(self, row: int, alignment: Alignment) -> None:
        """Keep the alignment of `row` and fill its columns."""
        query_length = len(self.query)
        subject_length = int(self.database.lengths[self.subjects[row]])
        values = {
            "identity": 100 * alignment.identities / alignment.length,
            "positives": 100 * alignment.positives / alignment.length,
            "query_coverage": 100 * (alignment.query_end - alignment.query_start) / query_length,
            "subject_coverage": 100 * (alignment.subject_end - alignment.subject_start) / subject_length,
            "length": alignment.length,
            "identities": alignment.identities,
            "mismatches": alignment.mismatches,
            "gap_openings": alignment.gap_openings,
            "gaps": alignment.gaps,
            "query_start": alignment.query_start + 1,
            "query_end": alignment.query_end,
            "subject_start": alignment.subject_start + 1,
            "subject_end": alignment.subject_end,
            "low_complexity": self._low_complexity(alignment.query_start, alignment.query_end),
        }
        for key, value in values.items():
            self._filled[key][row] = value
        self.alignments[row] = alignment

    def set_pairwise(self, row: int, pair: PairSignificance) -> None:
        """Keep the pairwise significance of `row` and fill its columns; `pairwise_p` as its logarithm."""
        for key, value in pair.columns.items():
            self._filled[key][row] = value
        self.pairwise[row] = pair

    @property
    def filled(self) -> Mapping[str, NDArray[np.float64]]:
        """The columns that alignments and permuted copies fill, by key: float64[rows], NaN where not yet."""
        return self._filled

    def log10s(self, key: str) -> NDArray[np.float64]:
        """Return the decimal logarithms of a column of `Kind.EVALUE`, which never underflow."""
        kept = {"evalue": self.log10_evalues, "matrix_evalue": self.matrix_log10_evalues}
        return kept[key] if key in kept else self._filled[key]

    def header(self, row: int) -> str:
        """Return the subject's whole header."""
        return self.database.header(int(self.subjects[row]))

    def subject(self, row: int) -> Sequence:
        """Return the subject itself."""
        return self.database.sequence(int(self.subjects[row]))

    def numbers(self, key: str) -> NDArray[np.float64]:
        """Return a numeric column as float64[rows]; NaN where a hit is not aligned or has no E-value.

        Those of `Kind.EVALUE` underflow to 0 below 1e-308: sort and compare on `log10s`.
        """
        if COLUMN[key].kind is Kind.EVALUE:
            with np.errstate(under="ignore"):
                return np.power(10.0, self.log10s(key))
        if key in self._filled:
            return self._filled[key]
        match key:
            case "rank":
                return np.arange(1, len(self) + 1, dtype=np.float64)
            case "score":
                return self.scores.astype(np.float64)
            case "bits":
                return self.bits
            case "adjusted_score":
                return self.adjusted
            case "reverse_score":
                return self.reverse
            case "evalue_moved":
                return moved(self.log10_evalues, self.matrix_log10_evalues)
            case "subject_length":
                return self.database.lengths[self.subjects].astype(np.float64)
            case "record":
                return self.database.records[self.subjects].astype(np.float64) + 1
            case "taxon":
                taxa: NDArray[np.float64] = self.headers.get(Numbers("taxon"))
                return taxa
            case "ticked" | "pinned":
                return self.marks.flags(key, len(self)).astype(np.float64)
        raise KeyError(key)

    def text(self, key: str, row: int) -> str:
        """Return a text column's cell."""
        if key in READ:
            return cell_of(key, self.header(row), int(self.database.records[self.subjects[row]]))
        if key == "cigar":
            alignment = self.alignments.get(row)
            return alignment.operations if alignment else ""
        if key == "pairwise_problem":
            pair = self.pairwise.get(row)
            return pair.problem if pair else ""
        if key == "note":
            return self.marks.notes.get(row, "")
        raise KeyError(key)

    def value(self, key: str, row: int) -> str | int | float | None:
        """Return a cell in full precision, as files carry it; None where there is none."""
        kind = COLUMN[key].kind
        if kind is Kind.TEXT:
            return self.text(key, row) or None
        number = float(10.0 ** self.log10s(key)[row]) if kind is Kind.EVALUE else self._cell(key, row)
        if np.isnan(number):
            return None
        return int(number) if kind is Kind.INTEGER else number

    def display(self, key: str, row: int) -> str:
        """Return a cell as the screen shows it, after BLAST's rules.

        '' where a hit is not aligned or permuted yet, ``n/a`` where the gap costs leave no bit scores and
        E-values or the permuted copies no p-value. A p-value from a poor fit has a star.
        """
        kind = COLUMN[key].kind
        if kind is Kind.TEXT:
            return self.text(key, row)
        if key == "pairwise_p":
            pair = self.pairwise.get(row)
            return evalue_text(pair.log10_p) + (" *" if pair.fitted and pair.poor else "") if pair else ""
        if kind is Kind.EVALUE:
            return evalue_text(float(self.log10s(key)[row]))
        number = float(self._cell(key, row))
        if key == "bits":
            return bits_text(number)
        if np.isnan(number):
            return ""
        if key in _DISPLAYED:
            return format(number, _DISPLAYED[key])
        if key in _PLAIN:
            return f"{int(number)}" if number else ""
        return f"{int(number):,}" if kind is Kind.INTEGER else percent_text(number)

    def order_by(self, key: str, descending: bool = False) -> NDArray[np.int64]:
        """Return the rows sorted by a column, int64[rows]; ties in table order, empty cells always last."""
        if key == "cigar":
            values = self._filled["length"]
        elif key == "pairwise_problem":
            values = problem_ranks(self.pairwise, len(self))
        elif key == "note":
            values = self.marks.note_ranks(len(self))
        elif COLUMN[key].kind is Kind.TEXT:
            values = self.headers.get(Ranks(key)).astype(np.float64)
        else:
            values = self.log10s(key) if COLUMN[key].kind is Kind.EVALUE else self.numbers(key)
        return np.argsort(-values if descending else values, kind="stable")

    def prepare_text_order(self) -> None:
        """Rank the usual text columns, so that sorting and searching them later is as quick as with numbers.

        A second or two for 500,000 rows, most of it without the GIL: called once by whoever makes the table,
        outside the GUI thread. The query's low complexity is found here, too: 0.15 s for 35,000 residues.
        """
        self.headers.prepare()
        self._low_complexity(0, 0)

    def rare_cells(self, key: str) -> Mapping[int, str]:
        """Return the cells by row of a column that is empty for most hits: ``note``, ``pairwise_problem``."""
        if key == "note":
            return self.marks.notes
        return {row: pair.problem for row, pair in self.pairwise.items()}

    def _low_complexity(self, begin: int, end: int) -> float:
        """Return how much of query residues `begin` to `end`, 0-based and half-open, SEG masks: percent."""
        if self._low_before is None:
            self._low_before = np.cumsum(np.append(0, low_complexity(self.query.residues)))
        return 100 * int(self._low_before[end] - self._low_before[begin]) / max(end - begin, 1)

    def _cell(self, key: str, row: int) -> float:
        """Return one number without making its whole column."""
        if key in self._filled:
            return float(self._filled[key][row])
        match key:
            case "rank":
                return row + 1
            case "score":
                return float(self.scores[row])
            case "bits":
                return float(self.bits[row])
            case "adjusted_score":
                return float(self.adjusted[row])
            case "reverse_score":
                return float(self.reverse[row])
            case "evalue_moved":
                here = slice(row, row + 1)
                return float(moved(self.log10_evalues[here], self.matrix_log10_evalues[here])[0])
            case "subject_length":
                return float(self.database.lengths[self.subjects[row]])
            case "record":
                return float(self.database.records[self.subjects[row]]) + 1
            case "taxon":
                return float(READ["taxon"](self.header(row)) or "nan")
            case "ticked":
                return float(row in self.marks.ticked)
            case "pinned":
                return float(row in self.marks.pinned)
        raise KeyError(key)


def subject_label(table: HitTable, row: int, header: str) -> str:
    """Return the name of a hit whose header was read already."""
    return subject_name(header, int(table.database.records[table.subjects[row]]))
