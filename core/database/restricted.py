"""A part of a database, as if it had been made of these sequences alone."""

from __future__ import annotations

import dataclasses

import numpy as np
import xxhash
from numpy.typing import NDArray

from swathe.core.database.joined import JoinedBytes
from swathe.core.database.packed import Database
from swathe.core.database.stored import StoredBytes
from swathe.core.sequences.alphabet import N_CODES


class RestrictedDatabase(Database):
    """Some sequences of a database on disk, read from its file, or files, where they are.

    Parameters
    ----------
    whole : the database
    kept : bool[n] which of its sequences, by their places there; at least one
    words : what they are, for people
    """

    def __init__(self, whole: Database, kept: NDArray[np.bool_], words: str) -> None:
        assert isinstance(whole.residues, StoredBytes)
        assert isinstance(whole.header_bytes, StoredBytes)
        (places,) = np.nonzero(kept)
        numbers = np.sort(whole.records[places])
        lengths = whole.lengths[places]
        offsets = _summed(lengths)
        header_offsets = _summed(whole.header_offsets[numbers + 1] - whole.header_offsets[numbers])
        records = np.searchsorted(numbers, whole.records[places])
        residues = _stretches(whole.residues, whole.offsets[places], offsets)
        counts = np.zeros(N_CODES, np.int64)
        for begin in range(0, residues.size, 1 << 24):
            counts += np.bincount(residues[begin : begin + (1 << 24)], minlength=N_CODES)
        for array in (lengths, offsets, records, header_offsets, numbers):
            array.setflags(write=False)
        digest = xxhash.xxh3_128_hexdigest(numbers.tobytes())
        manifest = dataclasses.replace(
            whole.manifest,
            n_sequences=places.size,
            n_residues=int(offsets[-1]),
            longest=int(lengths[-1]),
            residue_counts=tuple(counts.tolist()),
            sections=(),
            block_checksums=(whole.key, digest),
        )
        super().__init__(
            manifest,
            f"{whole.name} · {words}",
            whole.path,
            residues=residues,
            offsets=offsets,
            lengths=lengths,
            records=records,
            header_bytes=_stretches(whole.header_bytes, whole.header_offsets[numbers], header_offsets),
            header_offsets=header_offsets,
            parts=whole.parts,
            numbers=numbers,
        )


def _summed(sizes: NDArray[np.integer]) -> NDArray[np.int64]:
    """Return where each begins and the last ends, int64[n + 1]."""
    offsets = np.zeros(sizes.size + 1, np.int64)
    np.cumsum(sizes, out=offsets[1:])
    return offsets


def _stretches(source: StoredBytes, starts: NDArray[np.int64], offsets: NDArray[np.int64]) -> JoinedBytes:
    """Return the bytes that begin at `starts` in a source and at `offsets` here; neighbours are one run."""
    ends = starts + np.diff(offsets)
    (turns,) = np.nonzero(np.append(True, starts[1:] != ends[:-1]))
    return JoinedBytes(
        [source], np.append(offsets[turns], offsets[-1]), np.zeros(turns.size, np.int64), starts[turns]
    )
