"""Importing a FASTA file: one thread reads and decompresses it while this one scans."""

from __future__ import annotations

import os
import queue
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Final

import numpy as np
from numpy.typing import NDArray

from swathe.core.cancel import CancelToken
from swathe.core.database.packed import FORMAT_VERSION, ImportProgress, Manifest
from swathe.core.errors import DatabaseError
from swathe.core.sequences.alphabet import LETTERS
from swathe.core.sequences.streams import TextStream, changed_while_read, unreadable
from swathe.core.system import settings
from swathe.core.system.files import remove_leftovers

if TYPE_CHECKING:
    from swathe.core.database.builder import Builder, Limits
    from swathe.core.database.writer import DatabaseWriter

_WAIT_SECONDS: Final = 0.05
"""How long the scanner waits for the reader before it checks the token."""
_N_BLOCKS: Final = 3


def import_fasta(
    source: Path,
    destination: Path,
    token: CancelToken,
    limits: Limits | None = None,
    url: str | None = None,
) -> Iterator[ImportProgress]:
    """Convert a FASTA file to a packed database, which replaces the destination once it is complete.

    Parameters
    ----------
    source : plain, gz, bz2, xz or zst, recognized by content
    destination : the database file, usually ``*.swdb``
    limits : memory bounds, for tests
    url : where the FASTA file was downloaded from, to be kept in the database; None: not known

    Yields progress about every 50 ms, later only if the disk is slow. Raises FastaError on an invalid file
    and on one that changes meanwhile, DatabaseError if the destination cannot be written or its disk is full,
    OperationCancelled when `token` is cancelled; then nothing is left behind. Leftovers of killed imports in
    the folder are removed.
    """
    from swathe.core.database.builder import Builder, Limits
    from swathe.core.database.writer import DatabaseWriter, writing

    began = time.perf_counter()
    limits = limits or Limits()
    destination = destination.absolute()
    stream = TextStream(source)
    try:
        status = stream.source.status
        if os.path.exists(destination) and os.path.samestat(destination.stat(), status):
            raise DatabaseError(
                f"The database {destination} would overwrite the FASTA file it is made from.",
                "Choose another name.",
            )
        if os.path.exists(destination) and not os.path.isfile(
            destination
        ):  # else a device would be replaced by a file
            kind = "a folder" if destination.is_dir() else "not a regular file"
            raise DatabaseError(f"{destination} is {kind}.", "Give the name of a file.")
        with writing(destination.parent):
            remove_leftovers(destination.parent)
            output = DatabaseWriter(destination)
            try:
                with ExitStack() as stack:
                    builder = Builder(output, str(source), limits, stack)
                    for _ in _steps(stream, builder, output, limits.block_bytes, token, url):
                        token.raise_if_cancelled()
                        output.check_room(str(source))
                        seconds = time.perf_counter() - began
                        n_passes = 1 + builder.needs_second_pass
                        yield ImportProgress(stream.source.bytes_done, n_passes * status.st_size, seconds)
            finally:
                output.abandon()
    finally:
        stream.close()


def same_file_state(a: os.stat_result, b: os.stat_result) -> bool:
    """Return whether two `stat` results are of the same file, unchanged in between."""
    return (a.st_dev, a.st_ino, a.st_size, a.st_mtime_ns, a.st_ctime_ns) == (
        b.st_dev,
        b.st_ino,
        b.st_size,
        b.st_mtime_ns,
        b.st_ctime_ns,
    )


def _steps(
    stream: TextStream,
    builder: Builder,
    output: DatabaseWriter,
    block_bytes: int,
    token: CancelToken,
    url: str | None,
) -> Iterator[None]:
    """Do the import; yields between units of work and while waiting for the disk."""
    source = stream.source
    yield from _read(stream, builder, output, block_bytes)
    if builder.needs_second_pass:
        builder.start_again()
        first_checksum = source.checksum
        stream.restart()
        yield from _read(stream, builder, output, block_bytes)
        if source.checksum != first_checksum:  # places come from the lengths seen in the first pass
            raise changed_while_read(str(source.path))
    try:
        now = source.path.stat()
    except OSError as error:
        raise unreadable(source.path, error) from error
    if not same_file_state(now, source.status):
        raise changed_while_read(str(source.path))
    yield from builder.finish()
    summary = builder.summary()
    checksums = []
    for checksum in output.block_checksums():
        checksums.append(checksum)
        yield
    token.raise_if_cancelled()
    modified = datetime.fromtimestamp(source.status.st_mtime, UTC)
    output.finish(
        Manifest(
            format_version=FORMAT_VERSION,
            n_sequences=summary.n_sequences,
            n_residues=sum(summary.residue_counts),
            longest=summary.longest,
            residue_counts=summary.residue_counts,
            source=str(source.path.resolve()),
            source_bytes=source.status.st_size,
            source_checksum=source.checksum,
            created=datetime.now(UTC).isoformat(timespec="seconds"),
            swathe_version=settings.VERSION,
            notes=replace(summary.notes, misnamed=int(stream.misnamed)),
            alphabet=LETTERS,
            sections=tuple(output.sections),
            block_checksums=tuple(checksums),
            url=url,
            source_modified=None if url is None else modified.isoformat(timespec="seconds"),
        )
    )
    yield


def _read(stream: TextStream, builder: Builder, output: DatabaseWriter, block_bytes: int) -> Iterator[None]:
    """Pass the whole text to the builder, as long as the result fits on the disk."""
    feed = _BlockFeed(stream, block_bytes)
    try:
        for block in feed.blocks():
            if block is not None:
                yield from builder.consume(block)
                output.check_room(str(stream.source.path), builder.bytes_to_come)
            yield
    finally:
        feed.close()
    yield from builder.end_of_text()


class _BlockFeed:
    """A thread that reads and decompresses a file a few blocks ahead of the scanner."""

    def __init__(self, stream: TextStream, block_bytes: int) -> None:
        self._stream = stream
        self._free: queue.SimpleQueue[NDArray[np.uint8] | None] = queue.SimpleQueue()
        self._ready: queue.SimpleQueue[tuple[NDArray[np.uint8], int] | Exception] = queue.SimpleQueue()
        for _ in range(_N_BLOCKS):
            self._free.put(np.empty(block_bytes, np.uint8))
        self._stopped = False
        self._thread = threading.Thread(target=self._read, name="FASTA reader", daemon=True)
        self._thread.start()

    def _read(self) -> None:
        while (buffer := self._free.get()) is not None and not self._stopped:
            try:
                n = self._stream.readinto(buffer.data)
            except Exception as error:  # noqa: BLE001 - carried to the importing thread, which raises it
                self._ready.put(error)
                return
            self._ready.put((buffer, n))
            if n == 0:
                return

    def blocks(self) -> Iterator[NDArray[np.uint8] | None]:
        """Yield the blocks in order, each valid until the next one is requested; None while waiting."""
        while True:
            try:
                filled = self._ready.get(timeout=_WAIT_SECONDS)
            except queue.Empty:
                yield None
                continue
            if isinstance(filled, Exception):
                raise filled
            buffer, n = filled
            if n == 0:
                return
            yield buffer[:n]
            self._free.put(buffer)

    def close(self) -> None:
        """Stop reading and wait for the thread."""
        self._stopped = True
        self._free.put(None)  # wakes the thread if it waits for a buffer
        self._thread.join()
