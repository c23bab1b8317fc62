"""One hit as a row of a query-anchored alignment: letters at query positions, insertions between them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from swathe.core.alignment.alignment import Alignment
from swathe.core.sequences.alphabet import LETTERS, N_CODES

BLANK: Final = 0
"""Outside the aligned part: the row does not count in the column."""
GAP: Final = ord("-")
"""A gap in the subject, or a place where only other rows have an insertion."""

GAP_INDEX: Final = N_CODES
"""Index of gaps among counts of letters, after the residue codes."""
N_COUNTED: Final = N_CODES + 1

LETTER_OF: Final[NDArray[np.uint8]] = np.frombuffer(f"{LETTERS}-".encode(), np.uint8)
"""uint8[N_COUNTED]: residue code, or `GAP_INDEX`, to ASCII letter."""


def _indexes() -> NDArray[np.uint8]:
    table = np.full(256, GAP_INDEX, np.uint8)
    table[LETTER_OF] = np.arange(N_COUNTED)
    table.setflags(write=False)
    return table


INDEX_OF: Final[NDArray[np.uint8]] = _indexes()
"""uint8[256]: ASCII letter to its index among counts; `GAP_INDEX` for anything else."""


@dataclass(frozen=True, slots=True, eq=False)
class AlignedRow:
    """An aligned subject as a row under the query.

    Parameters
    ----------
    query_start : 0-based position of the first letter
    letters : uint8[k] ASCII, the subject's residues opposite the query's from there on, or `GAP`
    places : int64[j] query positions before which the subject has insertions, ascending
    counts : int64[j] lengths of the insertions
    inserted : uint8[sum of counts] ASCII, the inserted residues
    subject_start, subject_end : of the aligned part, 0-based, half-open
    """

    query_start: int
    letters: NDArray[np.uint8]
    places: NDArray[np.int64]
    counts: NDArray[np.int64]
    inserted: NDArray[np.uint8]
    subject_start: int
    subject_end: int

    @property
    def query_end(self) -> int:
        """Position after the last letter."""
        return self.query_start + self.letters.size

    def insertions(self) -> list[tuple[int, str]]:
        """Return the insertions as pairs of the query position that follows and the residues."""
        ends = np.cumsum(self.counts)
        text = self.inserted.tobytes().decode("ascii")
        return [
            (int(place), text[end - count : end])
            for place, end, count in zip(self.places, ends, self.counts, strict=True)
        ]


def opposite(alignment: Alignment, residues: NDArray[np.uint8], gap: int) -> NDArray[np.uint8]:
    """Return the subject's residues opposite the aligned query, uint8[query_end - query_start].

    Insertions in the subject are left out.

    Parameters
    ----------
    residues : uint8[subject_end - subject_start], the aligned part of the subject in any code
    gap : the value where the subject has a gap
    """
    row = np.full(alignment.query_end - alignment.query_start, gap, np.uint8)
    i = j = 0
    for count, operation in alignment.runs:
        if operation == "M":
            row[i : i + count] = residues[j : j + count]
        i += count * (operation != "D")
        j += count * (operation != "I")
    return row


def aligned_row(alignment: Alignment, subject: NDArray[np.uint8]) -> AlignedRow:
    """Return an alignment as a row.

    subject : uint8[n] residue codes of the whole subject
    """
    residues = LETTER_OF[subject[alignment.subject_start : alignment.subject_end]]
    places, counts, inserted = [], [], []
    i, j = alignment.query_start, 0
    for count, operation in alignment.runs:
        if operation == "D":
            places.append(i)
            counts.append(count)
            inserted.append(residues[j : j + count])
        i += count * (operation != "D")
        j += count * (operation != "I")
    return AlignedRow(
        query_start=alignment.query_start,
        letters=opposite(alignment, residues, GAP),
        places=np.array(places, np.int64),
        counts=np.array(counts, np.int64),
        inserted=np.concatenate(inserted) if inserted else np.zeros(0, np.uint8),
        subject_start=alignment.subject_start,
        subject_end=alignment.subject_end,
    )
