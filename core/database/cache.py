"""Opening a database: a packed one directly, a FASTA file through its packed copy in the user's cache."""

from __future__ import annotations

import logging
import os
import shutil
import time
import weakref
from collections.abc import Generator
from contextlib import suppress
from pathlib import Path
from typing import Final

import xxhash

from swathe.core.cancel import CancelToken
from swathe.core.database.importer import import_fasta, same_file_state
from swathe.core.database.opening import load
from swathe.core.database.packed import FORMAT_VERSION, ImportProgress, PackedDatabase, is_packed
from swathe.core.errors import DatabaseError
from swathe.core.sequences.alphabet import LETTERS
from swathe.core.sequences.streams import SourceFile, changed_while_read, unreadable
from swathe.core.system import settings
from swathe.core.system.files import remove_oldest, sizes_by_age

_log = logging.getLogger(__name__)

_RACY_NS: Final = 2_000_000_000
"""A file changed so shortly before it was read may have changed again with the same time stamp, whose
resolution can be 2 s (FAT). Git calls such index entries racy."""

_open_databases: weakref.WeakSet[PackedDatabase] = weakref.WeakSet()


def open_database(path: Path, token: CancelToken) -> Generator[ImportProgress, None, PackedDatabase]:
    """Open a packed database or a FASTA file for searching.

    A FASTA file is packed into the user's cache the first time, and opened from there as long as it is
    unchanged. Use as ``database = yield from open_database(path, token)``.

    Yields progress of reading or checking. Raises FastaError, DatabaseError, OperationCancelled.
    """
    try:
        packed = path.suffix.lower() == ".swdb" or (os.path.isfile(path) and is_packed(path))
    except OSError as error:
        raise unreadable(path, error) from error
    if packed:
        return (yield from load(path, path.name, token))
    return (yield from _open_cached(path, token))


def databases_directory() -> Path:
    """Return the folder of packed copies of FASTA files."""
    return settings.working_cache_directory() / "databases"


def _open_cached(path: Path, token: CancelToken) -> Generator[ImportProgress, None, PackedDatabase]:
    try:
        status = path.stat()
    except OSError as error:
        raise unreadable(path, error) from error
    entry = _entry(path, status)
    database = None
    for kept in dict.fromkeys((settings.cache_directory() / "databases" / entry.name, entry)):
        try:
            if database is None:
                database = yield from _open_entry(path, status, kept, token)
        except DatabaseError as error:
            _log.warning("A damaged entry of the cache is made again: %s", error)
    if database is None:
        database = yield from _make_entry(path, status, entry, token)
    _open_databases.add(database)
    return database


def _entry(path: Path, status: os.stat_result) -> Path:
    """Return the cache file for a FASTA file in the state `status`, named by digests of path and state."""
    state = (status.st_size, status.st_mtime_ns, status.st_ctime_ns, status.st_ino, status.st_dev)
    where = xxhash.xxh3_64_hexdigest(os.fsencode(path.resolve()))
    what = xxhash.xxh3_64_hexdigest(repr((state, FORMAT_VERSION, LETTERS)).encode())
    return databases_directory() / f"{where}-{what}.swdb"


def _open_entry(
    path: Path, status: os.stat_result, entry: Path, token: CancelToken
) -> Generator[ImportProgress, None, PackedDatabase | None]:
    """Open a cache entry; None if there is none or it was made from another state of the FASTA file.

    The entry's modification time is when it last agreed with the FASTA file.
    """
    try:
        agreed_ns = entry.stat().st_mtime_ns
    except OSError:
        return None
    now_ns = time.time_ns()  # before reading, so that a change in the meantime is newer
    database = yield from load(entry, path.name, token)
    if max(status.st_mtime_ns, status.st_ctime_ns) > agreed_ns - _RACY_NS:
        checksum = yield from _checksum(path, status, token)
        if checksum != database.manifest.source_checksum:
            return None
    with suppress(OSError):  # a read-only cache still serves
        os.utime(entry, ns=(now_ns, now_ns))
    return database


def _checksum(path: Path, status: os.stat_result, token: CancelToken) -> Generator[ImportProgress, None, str]:
    """Return the checksum of a file, as `Manifest.source_checksum`."""
    began = time.perf_counter()
    source = SourceFile(path)
    try:
        buffer = bytearray(4 << 20)
        while source.readinto(buffer):
            token.raise_if_cancelled()
            yield ImportProgress(
                source.bytes_done, status.st_size, time.perf_counter() - began, checking=True
            )
        if not same_file_state(status, path.stat()):
            raise changed_while_read(str(path))
        return source.checksum
    except OSError as error:
        raise unreadable(path, error) from error
    finally:
        source.close()


def _make_entry(
    path: Path, status: os.stat_result, entry: Path, token: CancelToken
) -> Generator[ImportProgress, None, PackedDatabase]:
    """Import a FASTA file into the cache and open it."""
    folder = entry.parent
    try:
        folder.mkdir(parents=True, exist_ok=True)
        # Entries made from earlier states of this file:
        for outdated in folder.glob(f"{entry.name.partition('-')[0]}-*.swdb"):
            outdated.unlink(missing_ok=True)
        # A packed database is about as large as its FASTA file, if that is not compressed; the call below
        # goes by its actual size.
        _evict(folder, keep=entry, coming_bytes=status.st_size)
        began_ns = time.time_ns()
        yield from import_fasta(path, entry, token)
        if not same_file_state(status, path.stat()):
            entry.unlink(missing_ok=True)
            raise changed_while_read(str(path))
        os.utime(entry, ns=(began_ns, began_ns))
    except DatabaseError as error:
        raise _unusable(folder, error.message) from error
    except OSError as error:
        raise _unusable(folder, f"{error.strerror or error}.") from error
    database = yield from load(entry, path.name, token)
    _evict(folder, keep=entry)
    return database


def _unusable(folder: Path, why: str) -> DatabaseError:
    return DatabaseError(
        f"The cache of packed databases in {folder} cannot be used: {why}",
        f"Free space there, or set {settings.CACHE_DIRECTORY_VARIABLE} to a folder that you may write to.",
    )


def _evict(folder: Path, keep: Path, coming_bytes: int = 0) -> None:
    """Delete the least recently used entries beyond the limit, but not `keep` and those in use."""
    in_use = {database.path for database in _open_databases} | {keep}
    sizes = sizes_by_age(folder, "*.swdb")
    # At most half of what the disk could hold if the cache were empty.
    limit = min(settings.cache_limit_bytes(), (shutil.disk_usage(folder).free + sum(sizes.values())) // 2)
    remove_oldest(sizes, limit - coming_bytes, keep=in_use)
