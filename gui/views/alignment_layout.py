"""An alignment cut into lines of equal width: positions, colouring runs, and its text."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from typing import Final

import numpy as np
from numpy.typing import NDArray

from core.alignment import Alignment
from core.sequence import Sequence

MISMATCH: Final = 0
POSITIVE: Final = 1
IDENTICAL: Final = 2
GAP: Final = 3

LABELS: Final = ("Query", "Sbjct")
"""The words BLAST puts before the two lines, five letters each."""


@dataclass(frozen=True, slots=True)
class Block:
    """Columns `first` to `last` (half-open) in three lines, with 1-based residue positions at both ends.

    Where a block has no residue of a sequence, both its positions are those of the last residue before.
    """

    first: int
    last: int
    query: str
    middle: str
    subject: str
    query_from: int
    query_to: int
    subject_from: int
    subject_to: int


class AlignmentLayout:
    """Lay out an alignment's columns; blocks are made when asked for, so that 70,000 columns cost nothing."""

    def __init__(self, alignment: Alignment, query: Sequence, subject: Sequence) -> None:
        self._query, self._middle, self._subject = alignment.rows(query, subject)
        self._query_before = _residues_before(self._query, alignment.query_start)
        self._subject_before = _residues_before(self._subject, alignment.subject_start)
        self.kinds = _kinds(self._query, self._middle, self._subject)
        self.position_digits = len(str(max(alignment.query_end, alignment.subject_end)))

    @property
    def n_columns(self) -> int:
        """Alignment columns, gaps included."""
        return len(self._query)

    def n_blocks(self, width: int) -> int:
        """Return how many blocks of `width` columns there are."""
        return -(-self.n_columns // width)

    def block(self, first: int, last: int) -> Block:
        """Return columns `first` to `last`, half-open."""
        last = min(last, self.n_columns)
        query_from, query_to = _positions(self._query_before, first, last)
        subject_from, subject_to = _positions(self._subject_before, first, last)
        return Block(
            first,
            last,
            self._query[first:last],
            self._middle[first:last],
            self._subject[first:last],
            query_from,
            query_to,
            subject_from,
            subject_to,
        )

    def runs(self, first: int, last: int) -> list[tuple[int, int, int]]:
        """Return (begin, end, kind) of the stretches of one kind in columns `first` to `last`, half-open."""
        kinds = self.kinds[first:last]
        if not kinds.size:
            return []
        bounds = [0, *(np.flatnonzero(np.diff(kinds)) + 1).tolist(), kinds.size]
        return [(first + a, first + b, int(kinds[a])) for a, b in pairwise(bounds)]

    def text(self, first: int, last: int, width: int) -> str:
        """Return columns `first` to `last` as BLAST prints them, wrapped to `width` columns."""
        digits = self.position_digits
        indent = " " * (len(LABELS[0]) + 2 + digits + 2)
        blocks = []
        for begin in range(first, last, width):
            block = self.block(begin, min(begin + width, last))
            blocks.append(
                f"{LABELS[0]}  {block.query_from:>{digits}}  {block.query}  {block.query_to}\n"
                f"{indent}{block.middle}".rstrip()
                + "\n"
                f"{LABELS[1]}  {block.subject_from:>{digits}}  {block.subject}  {block.subject_to}\n"
            )
        return "\n".join(blocks)

    def residues(self, first: int, last: int, of_subject: bool) -> str:
        """Return the residues of one sequence in columns `first` to `last`, without gaps."""
        return (self._subject if of_subject else self._query)[first:last].replace("-", "")


def _bytes(line: str) -> NDArray[np.uint8]:
    return np.frombuffer(line.encode("ascii"), np.uint8)


def _residues_before(line: str, start: int) -> NDArray[np.int64]:
    """Return how many residues of the whole sequence come before each column, int64[columns + 1]."""
    counts = np.empty(len(line) + 1, np.int64)
    counts[0] = start
    np.cumsum(_bytes(line) != ord("-"), out=counts[1:])
    counts[1:] += start
    return counts


def _positions(before: NDArray[np.int64], first: int, last: int) -> tuple[int, int]:
    """Return the 1-based positions of the first and last residue in columns `first` to `last`."""
    begin, end = int(before[first]), int(before[last])
    return (begin + 1, end) if end > begin else (begin, begin)


def _kinds(query: str, middle: str, subject: str) -> NDArray[np.uint8]:
    """Return what each column is, uint8[columns]: GAP, MISMATCH, POSITIVE or IDENTICAL."""
    signs = _bytes(middle)
    kinds = np.full(signs.size, IDENTICAL, np.uint8)
    kinds[signs == ord(" ")] = MISMATCH
    kinds[signs == ord("+")] = POSITIVE
    kinds[(_bytes(query) == ord("-")) | (_bytes(subject) == ord("-"))] = GAP
    return kinds
