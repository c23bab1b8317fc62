"""The packed database file: its layout, its manifest, and reading it memory-mapped."""

from __future__ import annotations

import dataclasses
import json
import mmap
import struct
import time
from collections.abc import Generator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import numpy as np
import xxhash
from numpy.typing import NDArray

from core.alphabet import LETTERS, N_CODES
from core.cancel import CancelToken
from core.errors import DatabaseError
from core.fasta import decode_header
from core.sequence import ReadingNotes, Sequence

MAGIC: Final = b"SWATHEDB"
FORMAT_VERSION: Final = 1
ALIGNMENT: Final = 64
"""Every section starts at a multiple of this, so that mapped arrays are aligned for SIMD loads."""
BLOCK_BYTES: Final = 16 << 20
"""Everything between header and manifest is checksummed in blocks of this size."""

HEADER: Final = struct.Struct("<8sIIQQ16sQQ")
"""Magic, format version, 0, manifest's offset, size and xxh3-128, 0, xxh3-64 of the 56 bytes before."""
SECTION_TYPES: Final[dict[str, str]] = {
    "headers": "|u1",
    "residues": "|u1",
    "lengths": "<i4",
    "offsets": "<i8",
    "records": "<i8",
    "header_offsets": "<i8",
}


@dataclass(frozen=True, slots=True)
class ImportProgress:
    """How far reading or checking a file is.

    Parameters
    ----------
    bytes_done, bytes_total : of the file as it is stored, compressed or not; twice as many where it is too
        large to be sorted at once and is read twice
    seconds : since the operation began
    checking : whether a database that is there already is checked, not one made
    """

    bytes_done: int
    bytes_total: int
    seconds: float
    checking: bool = False


@dataclass(frozen=True, slots=True)
class Section:
    """Where an array lies in the file: `count` elements of `SECTION_TYPES[name]` from byte `offset`."""

    name: str
    offset: int
    count: int


@dataclass(frozen=True, slots=True)
class Manifest:
    """What a packed database holds and where it came from.

    Parameters
    ----------
    n_residues, longest : of all sequences together, and of the longest one
    residue_counts : int[N_CODES] how often each residue code occurs
    source, source_bytes, source_checksum : the FASTA file's absolute path, its size, and ``xxh3-128:`` and
        hex digest, both of the file as it was stored, compressed or not
    created : ISO 8601, UTC
    notes : what reading the FASTA file changed or ignored
    alphabet : the residue letters in the order of their codes
    block_checksums : xxh3-64 hex digests of the file's blocks between header and manifest
    """

    format_version: int
    n_sequences: int
    n_residues: int
    longest: int
    residue_counts: tuple[int, ...]
    source: str
    source_bytes: int
    source_checksum: str
    created: str
    swathe_version: str
    notes: ReadingNotes
    alphabet: str
    sections: tuple[Section, ...]
    block_checksums: tuple[str, ...]

    def to_json(self) -> bytes:
        """Return the manifest as UTF-8 JSON."""
        return json.dumps(dataclasses.asdict(self), ensure_ascii=False, indent=1).encode()

    @classmethod
    def from_json(cls, text: bytes) -> Manifest:
        """Read what `to_json` wrote; raises KeyError, TypeError or ValueError on anything else."""
        values: dict[str, Any] = json.loads(text)
        values["residue_counts"] = tuple(values["residue_counts"])
        values["notes"] = ReadingNotes(**values["notes"])
        values["sections"] = tuple(Section(**section) for section in values["sections"])
        values["block_checksums"] = tuple(values["block_checksums"])
        return cls(**values)

    @property
    def key(self) -> str:
        """Identify the content (not source, date or program version): 32 hex digits."""
        identity = [self.format_version, self.alphabet, self.block_checksums]
        return xxhash.xxh3_128_hexdigest(json.dumps(identity).encode())


def pack_header(manifest_offset: int, manifest: bytes) -> bytes:
    """Return the 64 bytes that open a database file whose `manifest` lies at `manifest_offset`."""
    digest = xxhash.xxh3_128_digest(manifest)
    fields = HEADER.pack(MAGIC, FORMAT_VERSION, 0, manifest_offset, len(manifest), digest, 0, 0)[:-8]
    return fields + struct.pack("<Q", xxhash.xxh3_64_intdigest(fields))


class PackedDatabase:
    """A database on disk, memory-mapped and read-only.

    Attributes
    ----------
    name : the file's name, for people
    path : the packed file
    key : identity of the content; equal keys mean equal sequences in equal order
    residues : uint8[n_residues] codes of `core.alphabet`; sequences by ascending length, ties in file order
    offsets : int64[n_sequences + 1] where each sequence starts in `residues`
    lengths : int32[n_sequences], ascending
    records : int64[n_sequences] 0-based place in the FASTA file of each stored sequence
    header_bytes : uint8[...] header lines without ``>`` and line end, in file order
    header_offsets : int64[n_sequences + 1] where each header starts in `header_bytes`, in file order
    """

    def __init__(self, path: Path, manifest: Manifest, mapped: NDArray[np.uint8], name: str) -> None:
        self.path = path
        self.name = name
        self.manifest = manifest
        self.key = manifest.key
        arrays = {}
        for section in manifest.sections:
            dtype = np.dtype(SECTION_TYPES[section.name])
            stored = mapped[section.offset : section.offset + section.count * dtype.itemsize]
            arrays[section.name] = stored.view(dtype)
        self.residues: NDArray[np.uint8] = arrays["residues"]
        self.offsets: NDArray[np.int64] = arrays["offsets"]
        self.lengths: NDArray[np.int32] = arrays["lengths"]
        self.records: NDArray[np.int64] = arrays["records"]
        self.header_bytes: NDArray[np.uint8] = arrays["headers"]
        self.header_offsets: NDArray[np.int64] = arrays["header_offsets"]

    @property
    def n_sequences(self) -> int:
        """Sequences, empty ones included."""
        return self.manifest.n_sequences

    @property
    def n_residues(self) -> int:
        """Residues of all sequences."""
        return self.manifest.n_residues

    @property
    def longest(self) -> int:
        """Residues of the longest sequence."""
        return self.manifest.longest

    def codes(self, index: int) -> NDArray[np.uint8]:
        """Return the residue codes of the sequence stored at `index`, as a view."""
        return self.residues[self.offsets[index] : self.offsets[index + 1]]

    def header(self, index: int) -> str:
        """Return the header of the sequence stored at `index`: UTF-8, or Latin-1 where it is not UTF-8."""
        record = self.records[index]
        line = self.header_bytes[self.header_offsets[record] : self.header_offsets[record + 1]].tobytes()
        return decode_header(line)

    def sequence(self, index: int) -> Sequence:
        """Return the sequence stored at `index`."""
        return Sequence(self.header(index), self.codes(index))


def is_packed(path: Path) -> bool:
    """Tell whether a file opens with the magic bytes of a packed database.

    Raises OSError where the file cannot be read.
    """
    with path.open("rb") as stream:
        return stream.read(len(MAGIC)) == MAGIC


def load(path: Path, name: str, token: CancelToken) -> Generator[ImportProgress, None, PackedDatabase]:
    """Open a packed database after checking every byte of it.

    Raises DatabaseError on a file that is missing, unreadable, truncated, altered, or of another format
    version, OperationCancelled when `token` is cancelled.
    """
    began = time.perf_counter()
    try:
        with path.open("rb") as stream:
            size = stream.seek(0, 2)
            stream.seek(0)
            header = stream.read(HEADER.size)
            manifest_offset = _check_header(path, header, size)
            stream.seek(manifest_offset)
            manifest = _read_manifest(path, header, stream.read())
            view = np.frombuffer(mmap.mmap(stream.fileno(), size, access=mmap.ACCESS_READ), np.uint8)
    except OSError as error:
        raise DatabaseError(
            f"{path} cannot be opened: {error.strerror or error}.",
            "Check the path and the file's permissions.",
        ) from error
    checksums = manifest.block_checksums
    for block, expected in enumerate(checksums):
        token.raise_if_cancelled()
        start = HEADER.size + block * BLOCK_BYTES
        stop = min(start + BLOCK_BYTES, manifest_offset)
        if xxhash.xxh3_64_hexdigest(view[start:stop].data) != expected:
            raise _damaged(path, f"its bytes {start:,} to {stop:,} are not as they were written")
        yield ImportProgress(stop, size, time.perf_counter() - began, checking=True)
    return PackedDatabase(path, manifest, view, name)


def _check_header(path: Path, header: bytes, size: int) -> int:
    """Return the manifest's offset once the header is known to be whole and to fit the file's size."""
    if header[: len(MAGIC)] != MAGIC:
        raise DatabaseError(f"{path} is not a Swathe database.", "Open the FASTA file it was made from.")
    if len(header) < HEADER.size:
        raise _damaged(path, "it ends inside its header")
    _, version, _, offset, manifest_bytes, _, _, checksum = HEADER.unpack(header)
    if checksum != xxhash.xxh3_64_intdigest(header[:-8]):
        raise _damaged(path, "its header is altered")
    if version != FORMAT_VERSION:
        raise DatabaseError(
            f"{path} has database format {version}; this version of Swathe reads format {FORMAT_VERSION}.",
            "Import the FASTA file again, or use the version of Swathe that made it.",
        )
    if size != offset + manifest_bytes:
        raise _damaged(path, f"it has {size:,} bytes instead of {offset + manifest_bytes:,}")
    return int(offset)


def _read_manifest(path: Path, header: bytes, text: bytes) -> Manifest:
    """Return the manifest once its checksum and its consistency with the file are known."""
    _, _, _, offset, _, digest, _, _ = HEADER.unpack(header)
    if xxhash.xxh3_128_digest(text) != digest:
        raise _damaged(path, "its manifest is altered")
    try:
        manifest = Manifest.from_json(text)
        counts = {section.name: section.count for section in manifest.sections}
        ends = [s.offset + s.count * np.dtype(SECTION_TYPES[s.name]).itemsize for s in manifest.sections]
        n = manifest.n_sequences
        expected = {"residues": manifest.n_residues, "lengths": n, "records": n, "headers": counts["headers"]}
        expected |= {"offsets": n + 1, "header_offsets": n + 1}
        consistent = counts == expected and max(ends) <= offset
    except (KeyError, TypeError, ValueError) as error:
        raise _damaged(path, "its manifest cannot be understood") from error
    n_blocks = -(-(offset - HEADER.size) // BLOCK_BYTES)
    if not consistent or n_blocks != len(manifest.block_checksums):
        raise _damaged(path, "its manifest does not fit the file")
    if manifest.alphabet != LETTERS or len(manifest.residue_counts) != N_CODES:
        raise DatabaseError(
            f"{path} uses the residue codes of another version of Swathe.", "Import the FASTA file again."
        )
    return manifest


def _damaged(path: Path, how: str) -> DatabaseError:
    return DatabaseError(
        f"The database {path} is damaged: {how}.",
        "Copy it again from an intact one, or import the FASTA file again.",
    )
