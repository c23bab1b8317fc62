"""Reading NCBI's taxdump, a folder or an archive, once: what is needed of it is cached as arrays."""

from __future__ import annotations

import os
import tarfile
import zipfile
from array import array
from collections.abc import Generator, Iterator
from contextlib import suppress
from pathlib import Path
from typing import IO, Any, Final

import numpy as np
import xxhash
from numpy.typing import NDArray

from swathe.core.cancel import CancelToken
from swathe.core.errors import TaxonomyError
from swathe.core.system import settings
from swathe.core.system.files import temporary_file

FORMAT: Final = 2
"""Part of the name of a cache entry: grows when the arrays change."""
_FILES: Final = ("nodes.dmp", "names.dmp", "merged.dmp", "delnodes.dmp")
_NEEDED: Final = 2
"""The first so many must be there; the others are of numbers that are no longer used."""
_BLOCK: Final = 8 << 20
_MOST: Final = 4 << 30
_LONGEST: Final = 1 << 20
"""Bytes of a file and of a line, ten times NCBI's and more: a small archive may unpack without end."""
_LARGEST: Final = 1 << 28
"""Bound of a taxon's number: arrays have an element for each number up to the largest, some 3.5 million."""
_SEPARATOR: Final = b"\t|\t"
_HINT: Final = "Download taxdump.tar.gz from https://ftp.ncbi.nlm.nih.gov/pub/taxonomy/ and give that file."

Arrays = dict[str, NDArray[Any]]


def read_taxdump(path: Path, token: CancelToken) -> Generator[int, None, Arrays]:
    """Return the arrays of a taxdump, from the cache where it is unchanged.

    Yields the lines read so far. The arrays are those that `core.taxonomy.taxonomy.Taxonomy` describes.

    Raises
    ------
    TaxonomyError
        where there is no taxdump, or it is damaged
    OperationCancelled
        when `token` is cancelled
    """
    entry = _entry(path)
    with (
        suppress(OSError, ValueError, KeyError, zipfile.BadZipFile, EOFError),
        entry.open("rb") as stream,
        np.load(stream) as kept,
    ):
        return {name: kept[name] for name in kept.files}
    arrays = yield from _read(path, token)
    _keep(entry, arrays)
    return arrays


def _entry(path: Path) -> Path:
    """Return the file of the cache for a taxdump in its present state."""
    try:
        files = [path / name for name in _FILES if (path / name).exists()] if path.is_dir() else [path]
        states = [file.stat() for file in files]
    except OSError as error:
        raise TaxonomyError(f"{path} cannot be read: {error.strerror or error}.", _HINT) from error
    state = [(s.st_size, s.st_mtime_ns, s.st_ctime_ns, s.st_ino, s.st_dev) for s in states]
    digest = xxhash.xxh3_128_hexdigest(repr((FORMAT, os.fsencode(path.resolve()), state)).encode())
    return settings.working_cache_directory() / "taxonomy" / f"{digest}.npz"


def _keep(entry: Path, arrays: Arrays) -> None:
    """Write arrays to the cache in place of what is there; a cache that cannot be written costs only time."""
    with suppress(OSError):
        entry.parent.mkdir(parents=True, exist_ok=True)
        with temporary_file(entry.parent, entry.name) as (temporary, descriptor):
            with os.fdopen(descriptor, "wb") as stream:
                np.savez(stream, allow_pickle=False, **arrays)
            for old in entry.parent.glob("*.npz"):
                old.unlink(missing_ok=True)
            temporary.replace(entry)


def _files(path: Path) -> Iterator[tuple[str, IO[bytes]]]:
    """Yield the names and contents of a taxdump's files, of a folder, a tar archive or a zip archive.

    Each is read before the next one is asked for: going back in a compressed archive means reading it again.
    """
    if path.is_dir():
        for name in _FILES:
            if (path / name).exists():
                with (path / name).open("rb") as stream:
                    yield name, stream
    elif zipfile.is_zipfile(path):
        with zipfile.ZipFile(path) as archive:
            for name in _FILES:
                if name in archive.namelist():
                    with archive.open(name) as stream:
                        yield name, stream
    else:
        with tarfile.open(path) as tar:
            for member in tar:
                name = Path(member.name).name
                if name in _FILES and (content := tar.extractfile(member)) is not None:
                    yield name, content


def _blocks(stream: IO[bytes]) -> Iterator[list[bytes]]:
    """Yield the lines of a file, many at a time. Raises ValueError where they have no end."""
    rest, n_bytes = b"", 0
    while data := stream.read(_BLOCK):
        n_bytes += len(data)
        lines = (rest + data).split(b"\n")
        rest = lines.pop()
        if n_bytes > _MOST or len(rest) > _LONGEST:
            raise ValueError("text without end")
        yield lines
    if rest:
        yield [rest]


def _read(path: Path, token: CancelToken) -> Generator[int, None, Arrays]:
    try:
        parts: dict[str, Any] = {}
        lines = 0
        for name, stream in _files(path):
            reader = _READERS[name]()
            for block in _blocks(stream):
                token.raise_if_cancelled()
                reader.take(block)
                lines += len(block)
                yield lines
            parts[name] = reader
    except (OSError, EOFError, tarfile.TarError, zipfile.BadZipFile) as error:
        why = getattr(error, "strerror", None) or "it is damaged, or no archive"
        raise TaxonomyError(f"The taxonomy {path} cannot be read: {why}.", _HINT) from error
    except (ValueError, IndexError, OverflowError) as error:
        raise TaxonomyError(
            f"The taxonomy {path} is damaged: a line of it is not as NCBI writes it.", _HINT
        ) from error
    missing = [name for name in _FILES[:_NEEDED] if name not in parts]
    if missing:
        raise TaxonomyError(f"{path} is no taxdump: it has no {missing[0]}.", _HINT)
    try:
        return _arrays(parts)
    except (ValueError, IndexError) as error:
        raise TaxonomyError(f"The taxonomy {path} is damaged: it contradicts itself.", _HINT) from error


class _Nodes:
    """``nodes.dmp``: the parent and the rank of each taxon."""

    def __init__(self) -> None:
        self.ids, self.parents, self.ranks = array("i"), array("i"), array("B")
        self.rank_numbers: dict[bytes, int] = {}

    def take(self, lines: list[bytes]) -> None:
        numbers = self.rank_numbers
        for line in lines:
            number, parent, rank, _ = line.split(_SEPARATOR, 3)
            self.ids.append(int(number))
            self.parents.append(int(parent))
            self.ranks.append(numbers.setdefault(rank, len(numbers)))


class _Names:
    """``names.dmp``: the scientific name of each taxon, and hashes of all names."""

    def __init__(self) -> None:
        self.ids, self.hashes = array("i"), array("Q")
        self.named, self.ends = array("i"), array("q")
        self.letters = bytearray()

    def take(self, lines: list[bytes]) -> None:
        digest = xxhash.xxh3_64_intdigest
        for line in lines:
            number, name, _, kind = line.split(_SEPARATOR, 3)
            self.ids.append(int(number))
            self.hashes.append(digest(name.lower()))
            if kind.startswith(b"scientific name"):
                self.named.append(self.ids[-1])
                self.letters += name
                self.ends.append(len(self.letters))


class _Merged:
    """``merged.dmp``: numbers that stand for others now."""

    def __init__(self) -> None:
        self.old, self.new = array("i"), array("i")

    def take(self, lines: list[bytes]) -> None:
        for line in lines:
            old, new = line.rstrip(b"\t|\n").split(_SEPARATOR)
            self.old.append(int(old))
            self.new.append(int(new))


class _Deleted:
    """``delnodes.dmp``: numbers that are no longer used."""

    def __init__(self) -> None:
        self.ids = array("i")

    def take(self, lines: list[bytes]) -> None:
        self.ids.extend(int(line.split(b"\t", 1)[0]) for line in lines)


_READERS: Final[dict[str, Any]] = dict(zip(_FILES, (_Nodes, _Names, _Merged, _Deleted), strict=True))


def _arrays(parts: dict[str, Any]) -> Arrays:
    nodes, names = parts["nodes.dmp"], parts["names.dmp"]
    merged, deleted = parts.get("merged.dmp", _Merged()), parts.get("delnodes.dmp", _Deleted())
    ids = np.array(nodes.ids)
    size = int(max(ids.max(initial=0), np.array(merged.old).max(initial=0))) + 1
    lowest = min(int(np.array(one).min(initial=1)) for one in (ids, nodes.parents, merged.old, merged.new))
    if not 1 < size < _LARGEST or lowest < 0:
        raise ValueError("a number that no taxon has")
    parents = np.zeros(size, np.int32)
    parents[ids] = nodes.parents
    ranks = np.zeros(size, np.uint8)
    ranks[ids] = nodes.ranks
    if parents.max() >= size or (parents[parents[ids]] == 0).any():
        raise ValueError("a parent that does not exist")
    above = parents
    for _ in range(size.bit_length()):  # 1, 2, 4, … steps up
        above = above[above]
    if (above[ids] != 1).any():
        raise ValueError("a circle, or a second root")
    now = np.zeros(size, np.int32)
    now[np.array(merged.old, np.int64)] = merged.new
    ends = np.array(names.ends, np.int64)
    named = np.array(names.named, np.int64)
    known = named < size
    begins = np.append(0, ends[:-1]) if ends.size else ends
    name_begins, name_ends = np.zeros(size, np.int64), np.zeros(size, np.int64)
    name_begins[named[known]], name_ends[named[known]] = begins[known], ends[known]
    hashes = np.array(names.hashes, np.uint64)
    order = np.argsort(hashes, kind="stable")
    return {
        "parents": parents,
        "ranks": ranks,
        "rank_names": np.array([name.decode("utf-8", "replace") for name in nodes.rank_numbers]),
        "merged": now,
        "deleted": np.sort(np.array(deleted.ids, np.int32)),
        "letters": np.frombuffer(bytes(names.letters), np.uint8),
        "name_begins": name_begins,
        "name_ends": name_ends,
        "hashes": hashes[order],
        "hashed": np.array(names.ids, np.int32)[order],
    }
