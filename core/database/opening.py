"""Opening a packed database: every byte is checked, and so is every number used as an index."""

from __future__ import annotations

import threading
import time
from collections.abc import Generator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final

import numpy as np
import xxhash
from numpy.typing import NDArray

from swathe.core.cancel import CancelToken
from swathe.core.database.packed import (
    ALIGNMENT,
    BLOCK_BYTES,
    FORMAT_VERSION,
    HEADER,
    INDEX,
    MAGIC,
    SECTION_TYPES,
    ImportProgress,
    Manifest,
    PackedDatabase,
)
from swathe.core.database.stored import StoredFile, damaged
from swathe.core.errors import DatabaseError
from swathe.core.sequences.alphabet import LETTERS, N_CODES
from swathe.core.system.memory import physical_memory

_READ_BYTES: Final = 4 << 20
"""Bytes read at once while a file is checked: few enough to be in the processor's cache for the checksum."""
_STEP: Final = 1 << 16
"""Sequences whose offsets are checked at once, in the processor's cache."""
_CHECKERS: Final = 4
"""Threads that check a file: more are not faster, since memory bandwidth is the limit."""
_MANIFEST_BYTES: Final = 1 << 20
_BYTES_PER_CHECKSUM: Final = 64
"""Largest size of a manifest: besides the blocks' checksums, and for each of these. Usual are 2 kB and 21
bytes."""


def load(path: Path, name: str, token: CancelToken) -> Generator[ImportProgress, None, PackedDatabase]:
    """Open a packed database after checking every byte and every number used as an index.

    Only one thing is checked later, as residues are read: that they are codes of `core.sequences.alphabet`.

    Raises DatabaseError on a file that is missing, unreadable, truncated, altered, in another format or of
    another format version, OperationCancelled when `token` is cancelled.
    """
    began = time.perf_counter()
    file, manifest, manifest_offset = _open_manifest(path)
    index = _empty_index(path, manifest)
    checker = _Checker(file, manifest, manifest_offset, index)
    checksums = manifest.block_checksums
    with ThreadPoolExecutor(_CHECKERS, "swathe-check") as pool:
        try:
            for block, digest in enumerate(pool.map(checker.digest, range(len(checksums)))):
                token.raise_if_cancelled()
                start, stop = checker.bounds(block)
                if digest != checksums[block]:
                    raise damaged(path, f"bytes {start:,} to {stop:,} of it were altered")
                yield ImportProgress(stop, file.size, time.perf_counter() - began, checking=True)
        finally:
            pool.shutdown(cancel_futures=True)
    fault = _index_fault(manifest, token, **index)
    if fault:
        raise damaged(path, fault)
    for array in index.values():
        array.setflags(write=False)
    return PackedDatabase(file, manifest, index, name)


def content_key(path: Path) -> str:
    """Return the key of a packed database, from its manifest alone. Raises DatabaseError."""
    return _open_manifest(path)[1].key


def _open_manifest(path: Path) -> tuple[StoredFile, Manifest, int]:
    """Open a packed database and return its manifest, and where that begins in the file."""
    try:
        file = StoredFile(path)
    except OSError as error:
        raise DatabaseError(
            f"{path} cannot be opened: {error.strerror or error}.",
            "Check the path and the file's permissions.",
        ) from error
    header = file.read(0, min(HEADER.size, file.size)).tobytes()
    offset = _check_header(path, header, file.size)
    return file, _read_manifest(path, header, file.read(offset, file.size - offset).tobytes()), offset


class _Checker:
    """Reads a file's blocks on several threads: computes checksums, and keeps the sections of the index."""

    def __init__(
        self, file: StoredFile, manifest: Manifest, end: int, index: dict[str, NDArray[Any]]
    ) -> None:
        self._file = file
        self._end = end
        places = {section.name: section.offset for section in manifest.sections}
        self._kept = [(places[name], array.view(np.uint8)) for name, array in index.items()]
        self._local = threading.local()

    def bounds(self, block: int) -> tuple[int, int]:
        """Return where a block begins and ends in the file."""
        start = HEADER.size + block * BLOCK_BYTES
        return start, min(start + BLOCK_BYTES, self._end)

    def digest(self, block: int) -> str:
        """Return a block's checksum."""
        start, stop = self.bounds(block)
        if not hasattr(self._local, "buffer"):
            self._local.buffer = np.empty(min(_READ_BYTES, BLOCK_BYTES, self._end), np.uint8)
        buffer = self._local.buffer
        digest = xxhash.xxh3_64()
        for low in range(start, stop, buffer.size):
            data = buffer[: min(buffer.size, stop - low)]
            self._file.read_into(low, data)
            digest.update(data)
            for offset, out in self._kept:
                begin, end = max(low, offset), min(low + data.size, offset + out.size)
                if begin < end:
                    out[begin - offset : end - offset] = data[begin - low : end - low]
        return digest.hexdigest()


def _empty_index(path: Path, manifest: Manifest) -> dict[str, NDArray[Any]]:
    """Return empty arrays for the sections that are held in memory."""
    counts = {section.name: section.count for section in manifest.sections}
    n_bytes = sum(counts[name] * np.dtype(SECTION_TYPES[name]).itemsize for name in INDEX)
    memory = physical_memory()
    if memory is not None and n_bytes > memory:
        raise DatabaseError(
            f"{path} has {manifest.n_sequences:,} sequences, whose index takes {n_bytes / 2**30:,.1f} GiB "
            f"of memory; this computer has {memory / 2**30:,.1f} GiB.",
            "Split the FASTA file, or use a computer with more memory.",
        )
    return {name: np.empty(counts[name], SECTION_TYPES[name]) for name in INDEX}


def _index_fault(
    manifest: Manifest,
    token: CancelToken,
    lengths: NDArray[np.int32],
    offsets: NDArray[np.int64],
    records: NDArray[np.int64],
    header_offsets: NDArray[np.int64],
) -> str:
    """Return what is wrong with a database's offsets and record numbers, in words; '' if nothing is."""
    n = lengths.size
    headers = next(section.count for section in manifest.sections if section.name == "headers")
    if offsets[0] != 0 or offsets[n] != manifest.n_residues:
        return "its offsets do not span its residues"
    if header_offsets[0] != 0 or header_offsets[n] != headers:
        return "its header offsets do not span its headers"
    if lengths[0] < 0 or lengths[n - 1] != manifest.longest:
        return "its lengths do not fit its manifest"
    seen = np.zeros(n, np.bool_)
    for begin in range(0, n, _STEP):
        token.raise_if_cancelled()
        end = min(begin + _STEP, n)
        before = max(begin - 1, 0)  # overlapping the step before by one, to compare with
        if (lengths[before + 1 : end] < lengths[before : end - 1]).any():
            return "its lengths do not ascend"
        if (np.diff(offsets[begin : end + 1]) != lengths[begin:end]).any():
            return "its offsets do not fit its lengths"
        if (header_offsets[begin + 1 : end + 1] < header_offsets[begin:end]).any():
            return "its header offsets do not ascend"
        if (records[begin:end].view(np.uint64) >= n).any():
            return f"it names records that are not among its {n:,}"
        seen[records[begin:end]] = True
        same = lengths[before + 1 : end] == lengths[before : end - 1]
        if (same & (records[before + 1 : end] < records[before : end - 1])).any():
            return "its sequences of equal length are not in the file's order"
    return "" if seen.all() else "it names records twice"


def _check_header(path: Path, header: bytes, size: int) -> int:
    """Return the manifest's offset, after checking the header and the file's size."""
    if header[: len(MAGIC)] != MAGIC:
        raise DatabaseError(f"{path} is not a Swathe database.", "Open the FASTA file it was made from.")
    if len(header) < HEADER.size:
        raise damaged(path, "it ends inside its header")
    _, version, _, offset, manifest_bytes, _, _, checksum = HEADER.unpack(header)
    if checksum != xxhash.xxh3_64_intdigest(header[:-8]):
        raise damaged(path, "its header is altered")
    if version != FORMAT_VERSION:
        raise DatabaseError(
            f"{path} has database format {version}; this version of Swathe reads format {FORMAT_VERSION}.",
            "Import the FASTA file again, or use the version of Swathe that made it.",
        )
    if manifest_bytes > _MANIFEST_BYTES + size // BLOCK_BYTES * _BYTES_PER_CHECKSUM or offset < HEADER.size:
        raise damaged(path, "its header does not fit the file")
    if size != offset + manifest_bytes:
        raise damaged(path, f"it has {size:,} bytes instead of {offset + manifest_bytes:,}")
    return int(offset)


def _read_manifest(path: Path, header: bytes, text: bytes) -> Manifest:
    """Return the manifest, after checking its checksum and its consistency with the file."""
    _, _, _, offset, _, digest, _, _ = HEADER.unpack(header)
    if xxhash.xxh3_128_digest(text) != digest:
        raise damaged(path, "its manifest is altered")
    try:
        manifest = Manifest.from_json(text)
    except (KeyError, TypeError, ValueError) as error:
        raise damaged(path, "its manifest cannot be understood") from error
    n_blocks = -(-(offset - HEADER.size) // BLOCK_BYTES)
    if not _fits(manifest, offset) or n_blocks != len(manifest.block_checksums):
        raise damaged(path, "its manifest does not fit the file")
    if manifest.alphabet != LETTERS or len(manifest.residue_counts) != N_CODES:
        raise DatabaseError(
            f"{path} uses the residue codes of another version of Swathe.", "Import the FASTA file again."
        )
    return manifest


def _fits(manifest: Manifest, end: int) -> bool:
    """Whether a manifest agrees with the header: its format, and contiguous sections."""
    n = manifest.n_sequences
    counts = {section.name: section.count for section in manifest.sections}
    expected = {"residues": manifest.n_residues, "lengths": n, "records": n, "headers": counts.get("headers")}
    expected |= {"offsets": n + 1, "header_offsets": n + 1}
    if n == 0 or counts != expected or len(manifest.sections) != len(counts):
        return False
    place = HEADER.size
    for section in sorted(manifest.sections, key=lambda section: section.offset):
        if section.offset % ALIGNMENT or section.offset < place:
            return False
        place = section.offset + section.count * np.dtype(SECTION_TYPES[section.name]).itemsize
    same = manifest.format_version == FORMAT_VERSION and sum(manifest.residue_counts) == manifest.n_residues
    return same and place <= end
