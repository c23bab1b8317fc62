"""A packed database in memory, with what engines and hit tables read of one on disk."""

from __future__ import annotations

import hashlib
from pathlib import Path

import numpy as np

from swathe.core.database import Subjects


class MemoryDatabase(Subjects):
    """Sequences as `core.database.PackedDatabase` stores them: ascending length, ties as given, read-only."""

    def __init__(self, sequences) -> None:
        sequences = [np.asarray(codes, np.uint8) for codes in sequences]
        lengths = np.array([codes.size for codes in sequences], np.int32)
        self.records = np.argsort(lengths, kind="stable").astype(np.int64)
        residues = np.concatenate([np.zeros(0, np.uint8), *(sequences[i] for i in self.records)])
        super().__init__("", lengths[self.records], residues)
        self.key = hashlib.sha256(residues.tobytes() + self.offsets.tobytes()).hexdigest()
        self.name, self.path, self.manifest = "memory", Path("memory"), None
        self.header_bytes, self.header_offsets = np.zeros(0, np.uint8), np.zeros(len(sequences) + 1, np.int64)
        for array in (self.records, self.lengths, self.offsets, residues):
            array.setflags(write=False)

    def subjects(self) -> Subjects:
        return self
