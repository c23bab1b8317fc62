"""The packed database file: its layout, its manifest, and the opened database."""

from __future__ import annotations

import dataclasses
import json
import struct
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import numpy as np
import xxhash
from numpy.typing import NDArray

from swathe.core.database.stored import SomeBytes, StoredBytes, StoredFile
from swathe.core.database.subjects import Subjects
from swathe.core.sequences.alphabet import N_CODES
from swathe.core.sequences.fasta import decode_header
from swathe.core.sequences.sequence import ReadingNotes, Sequence
from swathe.core.system.values import OPTIONAL

MAGIC: Final = b"SWATHEDB"
FORMAT_VERSION: Final = 1
ALIGNMENT: Final = 64
"""Every section starts at a multiple of this, so that mapped arrays are aligned for SIMD loads."""
BLOCK_BYTES: Final = 16 << 20
"""Everything between header and manifest is checksummed in blocks of this size."""

HEADER: Final = struct.Struct("<8sIIQQ16sQQ")
"""Magic, format version, 0, manifest's offset, size and xxh3-128, 0, xxh3-64 of the 56 bytes before."""
INDEX: Final = ("lengths", "offsets", "records", "header_offsets")
"""Sections that are read into memory on opening; the others are read on demand."""
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
    bytes_done, bytes_total : of the file as stored, compressed or not; doubled if it is read twice because it
        is too large to be sorted in memory
    seconds : since the start
    checking : whether an existing database is checked, rather than a new one made
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
    """What a packed database contains and where it comes from.

    Parameters
    ----------
    n_residues, longest : residues of all sequences together, and of the longest one
    residue_counts : int[N_CODES] how often each residue code occurs
    source, source_bytes, source_checksum : the FASTA file's absolute path, its size, and ``xxh3-128:`` and
        hex digest, both of the file as stored, compressed or not
    created : ISO 8601, UTC
    notes : counts of what reading the FASTA file changed or ignored
    alphabet : the residue letters in the order of their codes
    block_checksums : xxh3-64 hex digests of the file's blocks between header and manifest
    url, source_modified : where the FASTA file was downloaded from, if that was recorded, and when it was
        changed last, ISO 8601, UTC; else None
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
    url: str | None = field(default=None, metadata=OPTIONAL)
    source_modified: str | None = field(default=None, metadata=OPTIONAL)

    def to_json(self) -> bytes:
        """Return the manifest as UTF-8 JSON; bytes of a path that are not UTF-8 are escaped."""
        values = {name: value for name, value in dataclasses.asdict(self).items() if value is not None}
        text = json.dumps(values, ensure_ascii=False, indent=1)
        return text.encode("utf-8", "backslashreplace")

    @classmethod
    def from_json(cls, text: bytes) -> Manifest:
        """Read what `to_json` wrote; raises KeyError, TypeError or ValueError on anything else."""
        try:
            values: dict[str, Any] = json.loads(text)
        except RecursionError as error:
            raise ValueError("nested too deeply") from error
        values["residue_counts"] = tuple(values["residue_counts"])
        values["notes"] = ReadingNotes(**values["notes"])
        values["sections"] = tuple(Section(**section) for section in values["sections"])
        values["block_checksums"] = tuple(values["block_checksums"])
        manifest = cls(**values)
        manifest._check_types()
        return manifest

    def _check_types(self) -> None:
        """Raise TypeError or ValueError for values that `to_json` never writes."""
        numbers = [self.format_version, self.n_sequences, self.n_residues, self.longest, self.source_bytes]
        numbers += [*self.residue_counts, *dataclasses.astuple(self.notes)]
        texts = [self.source, self.source_checksum, self.created, self.swathe_version, self.alphabet]
        texts += self.block_checksums
        texts += [text for text in (self.url, self.source_modified) if text is not None]
        for section in self.sections:
            numbers += [section.offset, section.count]
            texts.append(section.name)
        for number in numbers:
            if type(number) is not int:
                raise TypeError(f"{number!r} is not a whole number")
            if not 0 <= number < 1 << 63:
                raise ValueError(f"{number} is out of range")
        for text in texts:
            if type(text) is not str:
                raise TypeError(f"{text!r} is not a text")
            text.encode("utf-8", "surrogateescape")  # the source's path may not be UTF-8

    @property
    def key(self) -> str:
        """32 hex digits that identify the content, regardless of source, date and program version."""
        identity = [self.format_version, self.alphabet, self.block_checksums]
        return xxhash.xxh3_128_hexdigest(json.dumps(identity).encode())


def pack_header(manifest_offset: int, manifest: bytes) -> bytes:
    """Return the 64 bytes at the beginning of a database file whose `manifest` is at `manifest_offset`."""
    digest = xxhash.xxh3_128_digest(manifest)
    fields = HEADER.pack(MAGIC, FORMAT_VERSION, 0, manifest_offset, len(manifest), digest, 0, 0)[:-8]
    return fields + struct.pack("<Q", xxhash.xxh3_64_intdigest(fields))


@dataclass(frozen=True, slots=True)
class DatabasePart:
    """One of the files that are searched together as one database.

    Parameters
    ----------
    name : for people; no two parts of a database have the same
    path : the packed file
    """

    name: str
    path: Path
    manifest: Manifest


class Database:
    """Sequences with their headers, as hits refer to them: of packed files, or those that a saved run keeps.

    Attributes
    ----------
    parts : the files it is made of, in the order in which they were given; usually one
    numbers : int64[n_sequences] ascending, of a database of which only some records are searched their
        numbers in the files, from 0; else None
    name : the file's name, for people
    path : the packed file; of several the first
    key : identifies the content; equal keys mean the same sequences in the same order
    residues : uint8[n_residues] codes of `core.sequences.alphabet`; sequences by ascending length, ties in
        file order
    offsets : int64[n_sequences + 1] where each sequence starts in `residues`
    lengths : int32[n_sequences], ascending
    records : int64[n_sequences] 0-based record number of each stored sequence in the FASTA file, or in the
        files of all parts one after the other
    header_bytes : uint8[...] header lines without ``>`` and line end, in file order
    header_offsets : int64[n_sequences + 1] where each header starts in `header_bytes`, in file order
    """

    def __init__(
        self,
        manifest: Manifest,
        name: str,
        path: Path,
        *,
        residues: SomeBytes,
        offsets: NDArray[np.int64],
        lengths: NDArray[np.int32],
        records: NDArray[np.int64],
        header_bytes: SomeBytes,
        header_offsets: NDArray[np.int64],
        parts: tuple[DatabasePart, ...] = (),
        numbers: NDArray[np.int64] | None = None,
    ) -> None:
        self.manifest = manifest
        self.name = name
        self.path = path
        self.parts = parts or (DatabasePart(name, path, manifest),)
        counts = [part.manifest.n_sequences for part in self.parts]
        self.numbers = numbers
        self._first_records = np.cumsum([0, *counts[:-1]], dtype=np.int64)
        self.key = manifest.key
        self.residues = residues
        self.offsets = offsets
        self.lengths = lengths
        self.records = records
        self.header_bytes = header_bytes
        self.header_offsets = header_offsets

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
        """Return the residue codes of the sequence stored at `index`, read-only."""
        return self.residues[self.offsets[index] : self.offsets[index + 1]]

    def header(self, index: int) -> str:
        """Return the header of the sequence stored at `index`: UTF-8, or Latin-1 where it is not UTF-8."""
        record = self.records[index]
        line = self.header_bytes[self.header_offsets[record] : self.header_offsets[record + 1]].tobytes()
        return decode_header(line)

    def sequence(self, index: int) -> Sequence:
        """Return the sequence stored at `index`."""
        return Sequence(self.header(index), self.codes(index))

    def part_numbers(self, indexes: NDArray[np.int64]) -> NDArray[np.int64]:
        """Return the place in `parts` of each sequence stored at one of `indexes`, int64[k]."""
        return np.searchsorted(self._first_records, self._in_files(indexes), side="right") - 1

    def own_records(self, indexes: NDArray[np.int64]) -> NDArray[np.int64]:
        """Return the 0-based record number of stored sequences in the FASTA file of their part, int64[k]."""
        if len(self.parts) == 1:
            return self._in_files(indexes)
        return self._in_files(indexes) - self._first_records[self.part_numbers(indexes)]

    def _in_files(self, indexes: NDArray[np.int64]) -> NDArray[np.int64]:
        """Return the record numbers of stored sequences in the files of all parts, whatever is left out."""
        records = self.records[indexes]
        return records if self.numbers is None else self.numbers[records]

    def subjects(self) -> Subjects:
        """Return the sequences as engines score them."""
        return Subjects(self.key, self.lengths, self.residues, self.offsets)


class PackedDatabase(Database):
    """A database on disk, read-only: its index is in memory, residues and headers are read when used.

    Slices of `residues` and `header_bytes` raise DatabaseError where the file is no longer as it was opened.

    Parameters
    ----------
    index : the sections that `INDEX` names
    name : the file's name, for people
    """

    def __init__(
        self, file: StoredFile, manifest: Manifest, index: dict[str, NDArray[Any]], name: str
    ) -> None:
        stored = {section.name: section for section in manifest.sections}
        residues, headers = stored["residues"], stored["headers"]
        super().__init__(
            manifest,
            name,
            file.path,
            residues=StoredBytes(file, residues.offset, residues.count, N_CODES),
            header_bytes=StoredBytes(file, headers.offset, headers.count),
            offsets=index["offsets"],
            lengths=index["lengths"],
            records=index["records"],
            header_offsets=index["header_offsets"],
        )


def is_packed(path: Path) -> bool:
    """Return whether a file begins with the magic bytes of a packed database.

    Raises OSError if the file cannot be read.
    """
    with path.open("rb") as stream:
        return stream.read(len(MAGIC)) == MAGIC
