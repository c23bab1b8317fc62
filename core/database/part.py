"""A part of a database, as engines take it in place of a whole one."""

from __future__ import annotations

from swathe.core.database.packed import PackedDatabase
from swathe.core.database.stored import part_of


class DatabasePart(PackedDatabase):
    """Subjects `begin` to `end` of a database, in stored order, as a database of their own.

    An engine that knows nothing of parts computes one like any other database. One that does
    (`whole_and_range`) uses what it prepared for the whole.

    Attributes
    ----------
    whole : the database that it is of
    begin, end : in the whole's stored order
    """

    def __init__(self, whole: PackedDatabase, begin: int, end: int) -> None:
        self.whole = whole
        self.begin = begin
        self.end = end
        self.path = whole.path
        self.name = whole.name
        self.manifest = whole.manifest
        self.key = f"{whole.key}[{begin}:{end}]"
        low, high = int(whole.offsets[begin]), int(whole.offsets[end])
        self.residues = part_of(whole.residues, low, high)
        self.offsets = whole.offsets[begin : end + 1] - low
        self.lengths = whole.lengths[begin:end]
        self.records = whole.records[begin:end]
        self.header_bytes = whole.header_bytes
        self.header_offsets = whole.header_offsets

    @property
    def n_sequences(self) -> int:
        """Sequences of the part."""
        return self.end - self.begin

    @property
    def n_residues(self) -> int:
        """Residues of the part."""
        return int(self.residues.size)

    @property
    def longest(self) -> int:
        """Residues of the part's longest sequence."""
        return int(self.lengths[-1]) if self.lengths.size else 0


def whole_and_range(database: PackedDatabase) -> tuple[PackedDatabase, int, int]:
    """Return the database that one is a part of, and which part; of any other itself, all of it."""
    if isinstance(database, DatabasePart):
        return database.whole, database.begin, database.end
    return database, 0, database.n_sequences
