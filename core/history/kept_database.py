"""A database of which only some sequences are present: those that a saved run reports."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from swathe.core.database import Database, DatabasePart, Manifest, Subjects
from swathe.core.database.stored import gathered
from swathe.core.errors import RunFileError
from swathe.core.sequences.alphabet import N_CODES

_STEP: Final = 10_000
"""Subjects whose residues or headers are gathered between two polls of the token."""

Residues = NDArray[np.uint8]
Places = NDArray[np.int64]


class KeptDatabase(Database):
    """The sizes of a whole database, with the residues and headers of its kept subjects only.

    `lengths`, `records`, counts and manifest are those of the whole database. `offsets` and `header_offsets`
    refer to what is kept; all other subjects are empty there, so that code that reads headers or residues of
    hits works unchanged. Reading a subject that is not kept raises RunFileError.

    Parameters
    ----------
    manifest, name, path : of the whole database; nothing is read from the path
    file_lengths : int32[n] residues of every sequence, in the order of the FASTA file
    kept : int64[k] stored indexes of the kept subjects, ascending
    residues : uint8[...] their residues, concatenated
    header_lengths : int64[k] bytes of their headers
    header_bytes : uint8[...] their headers, concatenated in the order of the FASTA file
    parts : of a database of several files, which together have its sequences
    numbers : int64[n] of a part of a database the numbers of its records there

    Raises ValueError if these contradict each other.
    """

    def __init__(
        self,
        manifest: Manifest,
        name: str,
        path: Path,
        file_lengths: NDArray[np.int32],
        kept: Places,
        residues: Residues,
        header_lengths: Places,
        header_bytes: Residues,
        parts: tuple[DatabasePart, ...] = (),
        numbers: Places | None = None,
    ) -> None:
        n = file_lengths.size
        # The stored order is by length, then by place in the file: it need not be saved.
        records = np.argsort(file_lengths, kind="stable").astype(np.int64, copy=False)
        lengths = file_lengths[records]
        if n != manifest.n_sequences or int(lengths.sum(dtype=np.int64)) != manifest.n_residues:
            raise ValueError("lengths do not fit the manifest")
        if n and int(lengths[0]) < 0:
            raise ValueError("a length below 0")
        if kept.size and (kept[0] < 0 or kept[-1] >= n or (np.diff(kept) <= 0).any()):
            raise ValueError("kept subjects are no places in the database")
        if header_lengths.size != kept.size or (header_lengths < 0).any():
            raise ValueError("headers do not fit the kept subjects")
        of_parts = sum(part.manifest.n_sequences for part in parts)
        if parts and numbers is None and of_parts != n:
            raise ValueError("parts do not fit the manifest")
        if numbers is not None and (
            numbers.size != n or numbers[0] < 0 or numbers[-1] >= of_parts or (np.diff(numbers) <= 0).any()
        ):
            raise ValueError("numbers that are not among the records of the parts")
        self.is_kept = np.zeros(n, np.bool_)
        self.is_kept[kept] = True
        offsets = _cumulative(n, kept, lengths[kept])
        header_offsets = _cumulative(n, records[kept], header_lengths)
        if offsets[-1] != residues.size or header_offsets[-1] != header_bytes.size:
            raise ValueError("residues or headers of another size")
        if residues.size and int(residues.max()) >= N_CODES:
            raise ValueError("no residue codes")
        for array in (records, lengths, offsets, header_offsets, residues, header_bytes):
            array.setflags(write=False)  # as those of a database on disk
        super().__init__(
            manifest,
            name,
            path,
            residues=residues,
            offsets=offsets,
            lengths=lengths,
            records=records,
            header_bytes=header_bytes,
            header_offsets=header_offsets,
            parts=parts,
            numbers=numbers,
        )

    def subjects(self) -> Subjects:
        """Raise RunFileError: most residues are not here to be scored."""
        raise RunFileError(
            f"{self.name} cannot be searched: a saved run keeps the sequences of its hits only.",
            "Search again with the database itself.",
        )

    def codes(self, index: int) -> Residues:
        """Return the residue codes of the kept sequence stored at `index`. Raises RunFileError for others."""
        self._require(index)
        return super().codes(index)

    def header(self, index: int) -> str:
        """Return the header of the kept sequence stored at `index`. Raises RunFileError for others."""
        self._require(index)
        return super().header(index)

    def _require(self, index: int) -> None:
        if not self.is_kept[index]:
            raise RunFileError(
                f"Record {int(self.records[index]) + 1:,} of {self.name} is not a hit of this run: a saved "
                "run keeps only the sequences of its hits.",
                "Search again to see it.",
            )


def _cumulative(n: int, places: Places, sizes: NDArray[np.integer]) -> Places:
    """Return the offsets, int64[n + 1], of n sequences: those at `places` have `sizes`, all others none."""
    offsets = np.zeros(n + 1, np.int64)
    offsets[places + 1] = sizes
    return np.cumsum(offsets)


def gather_kept(database: Database, kept: Places, parts: dict[str, list[NDArray[Any]]]) -> Iterator[None]:
    """Collect what `KeptDatabase` needs of some subjects in `parts`, in pieces, by its parameters' names.

    Yields every few milliseconds. kept : int64[k] stored indexes, ascending
    """
    file_lengths = np.empty(database.n_sequences, np.int32)
    file_lengths[database.records] = database.lengths
    parts["file_lengths"], parts["kept"] = [file_lengths], [kept]
    yield
    records = database.records[kept]
    parts["header_lengths"] = [database.header_offsets[records + 1] - database.header_offsets[records]]
    yield
    in_file_order = np.sort(records)
    for name, values, offsets, places in (
        ("residues", database.residues, database.offsets, kept),
        ("header_bytes", database.header_bytes, database.header_offsets, in_file_order),
    ):
        parts[name] = [np.empty(0, np.uint8)]
        for begin in range(0, places.size, _STEP):
            some = places[begin : begin + _STEP]
            held, begins, ends = gathered(values, offsets[some], offsets[some + 1])
            stretches = [held[a:b] for a, b in zip(begins.tolist(), ends.tolist(), strict=True)]
            parts[name].append(np.concatenate(stretches))
            yield
