"""A packed database in memory, with what engines read of one on disk."""

from __future__ import annotations

import hashlib
from pathlib import Path

import numpy as np


class MemoryDatabase:
    """Sequences as `core.database.PackedDatabase` stores them: ascending length, ties as given, read-only."""

    def __init__(self, sequences) -> None:
        sequences = [np.asarray(codes, np.uint8) for codes in sequences]
        lengths = np.array([codes.size for codes in sequences], np.int32)
        self.records = np.argsort(lengths, kind="stable").astype(np.int64)
        self.lengths = lengths[self.records]
        self.offsets = np.concatenate(([0], np.cumsum(self.lengths, dtype=np.int64)))
        self.residues = np.concatenate([np.zeros(0, np.uint8), *(sequences[i] for i in self.records)])
        self.n_sequences = len(sequences)
        self.n_residues = int(self.residues.size)
        self.longest = int(self.lengths[-1]) if sequences else 0
        self.key = hashlib.sha256(self.residues.tobytes() + self.offsets.tobytes()).hexdigest()
        self.name, self.path, self.manifest = "memory", Path("memory"), None
        self.header_bytes, self.header_offsets = np.zeros(0, np.uint8), np.zeros(len(sequences) + 1, np.int64)
        for array in (self.records, self.lengths, self.offsets, self.residues):
            array.setflags(write=False)

    def codes(self, i: int):
        return self.residues[self.offsets[i] : self.offsets[i + 1]]
