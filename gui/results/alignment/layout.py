"""An alignment cut into lines: letters, positions, ruler ticks, backgrounds, and its text."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from swathe.core.alignment.alignment import Alignment
from swathe.core.export.aligned_pair import PairRow
from swathe.core.sequences.sequence import Sequence
from swathe.gui.widgets.residue_colours import ColourScheme, pair_colour_indices

QUERY: Final = 0
SUBJECT: Final = 1
"""Rows of an alignment, wherever one of the two is meant."""

MISMATCH: Final = 0
POSITIVE: Final = 1
IDENTICAL: Final = 2
GAP: Final = 3

TICK: Final = 10
"""Residues between two ticks of a ruler."""


@dataclass(frozen=True, slots=True)
class Sides:
    """What the two sequences of an alignment are called.

    Parameters
    ----------
    labels : before their lines, five characters each
    words : elsewhere
    article : before a word within a sentence
    heading : before the name over the alignment, which is the second sequence's
    """

    labels: tuple[str, str]
    words: tuple[str, str]
    article: str
    heading: str = ""

    @property
    def titles(self) -> tuple[str, str]:
        """The words where a line begins with them."""
        query, subject = (word[0].upper() + word[1:] for word in self.words)
        return query, subject

    def named(self, row: int) -> str:
        """Return the word for a row as it is within a sentence."""
        return f"{self.article}{self.words[row]}"


OF_SEARCH: Final = Sides(("Query", "Sbjct"), ("query", "subject"), "the ")
"""The words BLAST has."""
OF_PAIR: Final = Sides(("A    ", "B    "), ("A", "B"), "", "B: ")
"""Those of pages whose tables list pairs."""


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
    """Lay out an alignment's columns; blocks are made when asked for, so that 70,000 columns cost nothing.

    Residues are shown as the sequences have them: masked ones in lower case.
    """

    def __init__(
        self, alignment: Alignment, query: Sequence, subject: Sequence, sides: Sides = OF_SEARCH
    ) -> None:
        self.sides = sides
        self._sequences = query, subject
        self._query, self._middle, self._subject = alignment.rows(query, subject)
        self._letters = np.stack([_bytes(self._query), _bytes(self._subject)])
        self._before = (
            _residues_before(self._letters[QUERY], alignment.query_start),
            _residues_before(self._letters[SUBJECT], alignment.subject_start),
        )
        self.kinds = _kinds(self._letters, _bytes(self._middle))
        self.position_digits = len(str(max(alignment.query_end, alignment.subject_end)))
        self._colours: dict[ColourScheme, NDArray[np.uint8]] = {}

    @property
    def n_columns(self) -> int:
        """Alignment columns, gaps included."""
        return len(self._query)

    @property
    def lengths(self) -> tuple[int, int]:
        """Residues of the whole query and the whole subject."""
        return len(self._sequences[QUERY]), len(self._sequences[SUBJECT])

    def codes(self, row: int) -> NDArray[np.uint8]:
        """Return the codes of the whole query or subject: its own residues, masked or not."""
        return self._sequences[row].residues

    def n_blocks(self, width: int) -> int:
        """Return how many blocks of `width` columns there are."""
        return -(-self.n_columns // width)

    def block(self, first: int, last: int) -> Block:
        """Return columns `first` to `last`, half-open."""
        last = min(last, self.n_columns)
        query_from, query_to = self.positions(QUERY, first, last)
        subject_from, subject_to = self.positions(SUBJECT, first, last)
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

    def positions(self, row: int, first: int, last: int) -> tuple[int, int]:
        """Return the 1-based positions of the first and last residue in columns `first` to `last`."""
        begin, end = int(self._before[row][first]), int(self._before[row][last])
        return (begin + 1, end) if end > begin else (begin, begin)

    def covered(self, row: int) -> tuple[int, int]:
        """Return the 1-based positions of the first and last aligned residue of query or subject."""
        return self.positions(row, 0, self.n_columns)

    def ticks(self, row: int, first: int, last: int) -> list[tuple[int, int]]:
        """Return (column, position) of every tenth residue in columns `first` to `last`, half-open."""
        after = self._before[row][first + 1 : last + 1]
        residues = self._letters[row, first:last] != ord("-")
        found = np.flatnonzero(residues & (after % TICK == 0))
        return list(zip((found + first).tolist(), after[found].tolist(), strict=True))

    def column_of(self, row: int, residue: int) -> int:
        """Return the column of a residue, 0-based, of query or subject; -1 where it is not aligned."""
        before = self._before[row]
        if not before[0] <= residue < before[-1]:
            return -1
        return int(np.searchsorted(before, residue, "right")) - 1

    def spans(self, row: int, matches: NDArray[np.int64]) -> NDArray[np.int64]:
        """Return the columns of stretches of residues, int64[n, 2], as far as they are aligned.

        matches : int64[n_matches, 2] residues, 0-based and half-open; those with none aligned are left out
        """
        before = self._before[row]
        cut = np.clip(matches, before[0], before[-1])
        cut = cut[cut[:, 1] > cut[:, 0]]
        first = np.searchsorted(before, cut[:, 0], "right") - 1
        last = np.searchsorted(before, cut[:, 1] - 1, "right")
        return np.stack((first, last), axis=1)

    def colours(self, scheme: ColourScheme, row: int) -> NDArray[np.uint8]:
        """Return each column's place in `ResidueColours.table` of a scheme: uint8[n_columns]."""
        if scheme not in self._colours:
            kinds = self.kinds == IDENTICAL, self.kinds == POSITIVE
            self._colours[scheme] = pair_colour_indices(scheme, self._letters, kinds)
        colours: NDArray[np.uint8] = self._colours[scheme][row]
        return colours

    def text(self, first: int, last: int, width: int) -> str:
        """Return columns `first` to `last` as BLAST prints them, wrapped to `width` columns."""
        digits, labels = self.position_digits, self.sides.labels
        indent = " " * (len(labels[0]) + 2 + digits + 2)
        blocks = []
        for begin in range(first, last, width):
            block = self.block(begin, min(begin + width, last))
            blocks.append(
                f"{labels[0]}  {block.query_from:>{digits}}  {block.query}  {block.query_to}\n"
                f"{indent}{block.middle}".rstrip()
                + "\n"
                f"{labels[1]}  {block.subject_from:>{digits}}  {block.subject}  {block.subject_to}\n"
            )
        return "\n".join(blocks)

    def rows(self, first: int, last: int, labels: tuple[str, str]) -> tuple[PairRow, PairRow]:
        """Return columns `first` to `last` of both sequences for a file; `labels` name them."""
        query, subject = (
            PairRow(
                labels[row],
                self._sequences[row].description,
                *self.positions(row, first, last),
                (self._query, self._subject)[row][first:last],
            )
            for row in (QUERY, SUBJECT)
        )
        return query, subject

    def residues(self, first: int, last: int, row: int) -> str:
        """Return the residues of one sequence in columns `first` to `last`, without gaps."""
        return (self._query, self._subject)[row][first:last].replace("-", "")


def _bytes(line: str) -> NDArray[np.uint8]:
    return np.frombuffer(line.encode("ascii"), np.uint8)


def _residues_before(letters: NDArray[np.uint8], start: int) -> NDArray[np.int64]:
    """Return how many residues of the whole sequence come before each column, int64[columns + 1]."""
    counts = np.empty(letters.size + 1, np.int64)
    counts[0] = start
    np.cumsum(letters != ord("-"), out=counts[1:])
    counts[1:] += start
    return counts


def _kinds(letters: NDArray[np.uint8], signs: NDArray[np.uint8]) -> NDArray[np.uint8]:
    """Return what each column is, uint8[columns]: GAP, MISMATCH, POSITIVE or IDENTICAL."""
    kinds = np.full(signs.size, IDENTICAL, np.uint8)
    kinds[signs == ord(" ")] = MISMATCH
    kinds[signs == ord("+")] = POSITIVE
    kinds[(letters == ord("-")).any(axis=0)] = GAP
    return kinds
