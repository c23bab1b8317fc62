"""Several databases as one: what the packed database of all their FASTA files in a row would be."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray

from swathe.core.cancel import CancelToken
from swathe.core.database.cache import open_database
from swathe.core.database.packed import (
    FORMAT_VERSION,
    Database,
    DatabasePart,
    ImportProgress,
    Manifest,
    PackedDatabase,
)
from swathe.core.database.stored import SomeBytes, StoredBytes
from swathe.core.errors import DatabaseError
from swathe.core.sequences.alphabet import LETTERS
from swathe.core.sequences.sequence import join_notes
from swathe.core.system.settings import VERSION

_STEP: Final = 16 << 20
"""Bytes that are put together at once: as many are read from the files first."""
_GAP: Final = 1_024
"""Bytes between two runs that are read as well, rather than reading twice."""
_NAMED: Final = 3
"""Databases that a joined one is called after; of more, the first is, and the others are counted."""


def open_databases(paths: Sequence[Path], token: CancelToken) -> Generator[ImportProgress, None, Database]:
    """Open one or several databases, each a packed file or a FASTA file, to be searched as one.

    Yields progress of each file in turn. Raises what `open_database` and `join` raise.
    """
    opened: list[PackedDatabase] = []
    for path in paths:
        database = yield from open_database(path, token)
        opened.append(database)
    return opened[0] if len(opened) == 1 else join(opened, paths)


def join(databases: Sequence[PackedDatabase], paths: Sequence[Path]) -> JoinedDatabase:
    """Return several databases as one.

    paths : of the databases as the user named them, which tell those of the same name apart

    Raises DatabaseError where two hold the same sequences: every hit would be there twice.
    """
    first: dict[str, Path] = {}
    for database, path in zip(databases, paths, strict=True):
        if database.key in first:
            raise DatabaseError(
                f"{path} holds the same sequences as {first[database.key]}: every hit would be there twice.",
                "Leave one of them out.",
            )
        first[database.key] = path
    return JoinedDatabase(databases, distinct_names(paths))


def distinct_names(paths: Sequence[Path]) -> tuple[str, ...]:
    """Return the names of files, with as many of their folders as it takes to tell them apart."""
    parts = [path.absolute().parts for path in paths]
    depths = [1] * len(parts)
    while True:
        names = ["/".join(part[-depth:]) for part, depth in zip(parts, depths, strict=True)]
        same = [
            names.count(name) > 1 and depth < len(part)
            for name, part, depth in zip(names, parts, depths, strict=True)
        ]
        if not any(same):
            return tuple(names)
        depths = [depth + more for depth, more in zip(depths, same, strict=True)]


class JoinedDatabase(Database):
    """Several packed databases; every sequence has the place it would have in one made of all files.

    The index is in memory, as that of one database; residues and headers are read from the parts' files.
    """

    def __init__(self, databases: Sequence[PackedDatabase], names: Sequence[str]) -> None:
        parts = tuple(
            DatabasePart(name, database.path, database.manifest)
            for name, database in zip(names, databases, strict=True)
        )
        counts = np.array([database.n_sequences for database in databases])
        first = np.cumsum(counts) - counts
        lengths = np.concatenate([database.lengths for database in databases])
        # Each part ascends by length, so equal lengths stay in the order of the parts, and of their files.
        order = np.argsort(lengths, kind="stable")
        lengths = lengths[order]
        records = np.concatenate(
            [database.records + begin for database, begin in zip(databases, first, strict=True)]
        )[order]
        starts = np.concatenate([database.offsets[:-1] for database in databases])[order]
        of_part = np.repeat(np.arange(len(databases)), counts)[order]
        offsets = np.zeros(lengths.size + 1, np.int64)
        np.cumsum(lengths, out=offsets[1:])
        turns = np.flatnonzero(np.append(True, of_part[1:] != of_part[:-1]))
        header_sizes = [int(database.header_offsets[-1]) for database in databases]
        headers_begin = np.cumsum(header_sizes) - header_sizes
        header_offsets = np.concatenate(
            [
                *(
                    database.header_offsets[:-1] + begin
                    for database, begin in zip(databases, headers_begin, strict=True)
                ),
                [sum(header_sizes)],
            ]
        )
        for array in (lengths, offsets, records, header_offsets):
            array.setflags(write=False)
        super().__init__(
            _joined_manifest(databases),
            joined_name(names),
            databases[0].path,
            residues=JoinedBytes(
                [_stored(database.residues) for database in databases],
                np.append(offsets[turns], offsets[-1]),
                of_part[turns],
                starts[turns],
                parts=parts,
            ),
            offsets=offsets,
            lengths=lengths,
            records=records,
            header_bytes=JoinedBytes(
                [_stored(database.header_bytes) for database in databases],
                np.append(headers_begin, sum(header_sizes)),
                np.arange(len(databases)),
                np.zeros(len(databases), np.int64),
            ),
            header_offsets=header_offsets,
            parts=parts,
        )


def _stored(values: SomeBytes) -> StoredBytes:
    assert isinstance(values, StoredBytes)
    return values


def joined_name(names: Sequence[str]) -> str:
    """Return what several databases together are called."""
    if len(names) > _NAMED:
        return f"{names[0]} + {len(names) - 1} more"
    return " + ".join(names)


class JoinedBytes(StoredBytes):
    """Bytes of one or several files, not all of them or in another order: runs, each from one file.

    Parameters
    ----------
    sources : the files' sections, in which the runs of each ascend, so that a range of the joined bytes is
        read with few reads of each: with one where there are no gaps
    begins : int64[runs + 1] where each run begins
    of_source, places : int64[runs] the source of each run, and where it begins there
    begin, size : of the joined bytes that these are a part of
    parts : the databases whose residues these are, if they are
    """

    def __init__(
        self,
        sources: Sequence[StoredBytes],
        begins: NDArray[np.int64],
        of_source: NDArray[np.int64],
        places: NDArray[np.int64],
        begin: int = 0,
        size: int | None = None,
        parts: tuple[DatabasePart, ...] = (),
    ) -> None:
        super().__init__(sources[0]._file, begin, int(begins[-1]) if size is None else size)
        self.sources = sources
        self.parts = parts
        self._begins, self._of_source, self._places = begins, of_source, places

    def read_into(self, out: NDArray[np.uint8], begin: int = 0) -> None:
        """Fill an array with the bytes from `begin` on. Raises DatabaseError."""
        at, end = self._offset + begin, self._offset + begin + out.size
        done = 0
        while at < end:
            run = int(np.searchsorted(self._begins, at, side="right")) - 1
            if self._begins[run + 1] >= end or self._begins[run + 1] - at >= _STEP:  # from one source
                stop = min(int(self._begins[run + 1]), end)
                place = int(self._places[run]) + at - int(self._begins[run])
                self.sources[self._of_source[run]].read_into(out[done : done + stop - at], place)
            else:
                stop = min(at + _STEP, end)
                self._put_together(out[done : done + stop - at], at, run)
            done += stop - at
            at = stop

    def _put_together(self, out: NDArray[np.uint8], at: int, first: int) -> None:
        """Fill an array from `at` on, which is in the run `first`, with few reads of each source."""
        last = int(np.searchsorted(self._begins, at + out.size, side="left"))
        begins = np.maximum(self._begins[first:last], at)
        places = self._places[first:last] + begins - self._begins[first:last]
        sizes = np.minimum(self._begins[first + 1 : last + 1], at + out.size) - begins
        of_source = self._of_source[first:last]
        for source in np.unique(of_source).tolist():
            (runs,) = np.nonzero(of_source == source)
            gaps = places[runs[1:]] - places[runs[:-1]] - sizes[runs[:-1]]
            for near in np.split(runs, np.flatnonzero(gaps > _GAP) + 1):
                low = int(places[near[0]])
                text = np.empty(int(places[near[-1]] + sizes[near[-1]]) - low, np.uint8)
                self.sources[source].read_into(text, low)
                where = (begins[near] - at).tolist(), (places[near] - low).tolist(), sizes[near].tolist()
                for to, place, size in zip(*where, strict=True):
                    out[to : to + size] = text[place : place + size]

    def part(self, begin: int, end: int) -> JoinedBytes:
        """Return a part of the bytes without reading it."""
        return JoinedBytes(
            self.sources, self._begins, self._of_source, self._places, self._offset + begin, end - begin
        )


def _joined_manifest(databases: Sequence[PackedDatabase]) -> Manifest:
    """Return the manifest of several databases; what they do not have in common is in those of the parts."""
    manifests = [database.manifest for database in databases]
    counts = np.sum([manifest.residue_counts for manifest in manifests], axis=0)
    return Manifest(
        format_version=FORMAT_VERSION,
        n_sequences=sum(manifest.n_sequences for manifest in manifests),
        n_residues=sum(manifest.n_residues for manifest in manifests),
        longest=max(manifest.longest for manifest in manifests),
        residue_counts=tuple(counts.tolist()),
        source=", ".join(manifest.source for manifest in manifests),
        source_bytes=sum(manifest.source_bytes for manifest in manifests),
        source_checksum=", ".join(manifest.source_checksum for manifest in manifests),
        created=max(manifest.created for manifest in manifests),
        swathe_version=VERSION,
        notes=join_notes(manifest.notes for manifest in manifests),
        alphabet=LETTERS,
        sections=(),
        block_checksums=tuple(manifest.key for manifest in manifests),
    )
