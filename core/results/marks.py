"""The user's marks on the hits of one query: ticks, pins and notes."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from numpy.typing import NDArray

NOTE_LENGTH = 10_000
"""Most characters of a note: enough for a long paragraph, but not for a file pasted by mistake."""


@dataclass(slots=True)
class Marks:
    """Ticked, pinned and noted rows of a hit table.

    A row is a 0-based index in the table's own order, which neither sorting nor filtering changes.
    """

    ticked: set[int] = field(default_factory=set)
    pinned: set[int] = field(default_factory=set)
    notes: dict[int, str] = field(default_factory=dict)

    def __bool__(self) -> bool:
        return bool(self.ticked or self.pinned or self.notes)

    @property
    def nbytes(self) -> int:
        """Bytes of memory."""
        holders = sum(map(sys.getsizeof, (self.ticked, self.pinned, self.notes)))
        rows = len(self.ticked) + len(self.pinned) + len(self.notes)
        return holders + 28 * rows + sum(map(sys.getsizeof, self.notes.values()))

    def tick(self, rows: Iterable[int], on: bool = True) -> None:
        """Tick these rows, or remove their ticks."""
        if on:
            self.ticked.update(rows)
        else:
            self.ticked.difference_update(rows)

    def pin(self, rows: Iterable[int], on: bool = True) -> None:
        """Pin these rows, or unpin them."""
        if on:
            self.pinned.update(rows)
        else:
            self.pinned.difference_update(rows)

    def note(self, row: int, text: str) -> None:
        """Set a row's note, without surrounding white space; an empty one removes the note.

        Raises ValueError for a note longer than `NOTE_LENGTH`.
        """
        text = text.strip()
        if len(text) > NOTE_LENGTH:
            raise ValueError(f"A note has at most {NOTE_LENGTH:,} characters; this one has {len(text):,}.")
        if text:
            self.notes[row] = text
        else:
            self.notes.pop(row, None)

    def ticked_rows(self) -> NDArray[np.int64]:
        """Return the ticked rows, ascending, int64[k]."""
        return np.sort(np.fromiter(self.ticked, np.int64, len(self.ticked)))

    def flags(self, kind: str, n_rows: int) -> NDArray[np.bool_]:
        """Return which of `n_rows` rows are ``ticked``, ``pinned`` or have a ``note``, bool[n_rows]."""
        rows = {"ticked": self.ticked, "pinned": self.pinned, "note": self.notes}[kind]
        flags = np.zeros(n_rows, np.bool_)
        flags[np.fromiter(rows, np.int64, len(rows))] = True
        return flags

    def as_data(self) -> dict[str, Any]:
        """Return the marks as JSON values: ascending rows, and notes as [row, text] pairs."""
        return {
            "ticked": sorted(self.ticked),
            "pinned": sorted(self.pinned),
            "notes": [[row, self.notes[row]] for row in sorted(self.notes)],
        }

    @classmethod
    def from_data(cls, data: object, n_rows: int) -> Marks:
        """Read what `as_data` returned for a table of `n_rows` rows. Raises ValueError for anything else."""
        if not isinstance(data, dict) or set(data) != {"ticked", "pinned", "notes"}:
            raise ValueError("marks are three lists: ticked, pinned and notes")
        notes: dict[int, str] = {}
        pairs = data["notes"]
        if not isinstance(pairs, list):
            raise ValueError("notes are not a list")
        for pair in pairs:
            if not (isinstance(pair, list) and len(pair) == 2 and isinstance(pair[1], str)):
                raise ValueError("a note is a row and a text")
            notes[_row(pair[0], n_rows)] = pair[1]
        return cls(_rows(data["ticked"], n_rows), _rows(data["pinned"], n_rows), notes)


def _rows(rows: object, n_rows: int) -> set[int]:
    if not isinstance(rows, list):
        raise ValueError("marked rows are not a list")
    return {_row(row, n_rows) for row in rows}


def _row(row: object, n_rows: int) -> int:
    if isinstance(row, bool) or not isinstance(row, int) or not 0 <= row < n_rows:
        raise ValueError(f"{row!r} is not a row of a table of {n_rows:,}")
    return row
