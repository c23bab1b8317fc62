"""The container of a saved run: a ZIP file with a JSON document, NumPy arrays and a checksum of all bytes."""

from __future__ import annotations

import io
import json
import os
import struct
import tokenize
import zipfile
import zlib
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, BinaryIO, Final

import numpy as np
import xxhash
from numpy.lib import format as npy
from numpy.typing import NDArray

from swathe.core.errors import RunFileError, SwatheError
from swathe.core.system.files import open_regular
from swathe.core.system.memory import LOOK_AGAIN, available_memory
from swathe.core.system.untrusted_json import parsed_bytes, read_json

DOCUMENT: Final = "run.json"
_SEAL: Final = b"swathe-run xxh3-128:"
"""The archive's comment, before 32 hexadecimal digits: the checksum of every byte before them."""
_DIGITS: Final = 32
_DATE: Final = (1980, 1, 1, 0, 0, 0)
_CHUNK: Final = 1 << 18
"""Numbers compressed between two polls of the token: some 30 ms."""
_SLACK: Final = 64 << 20
_MOST_RATIO: Final = 100
"""A file unpacks to at most `_SLACK` bytes plus this many times its own size, so that readers can refuse
decompression bombs; a run that compresses better is stored uncompressed."""
_MEMORY_SLACK: Final = 64 << 20
_MOST_MEMORY: Final = 100
"""The same bound for the memory that reading takes: widened numbers and the parsed document."""
_METHODS: Final = (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED)
_TRAP: Final = "it claims to hold far more than fits into it"
_LONGEST_HEADER: Final = 4096
_FAULTS: Final = (
    ArithmeticError,
    AttributeError,
    EOFError,
    LookupError,
    MemoryError,
    OSError,
    RuntimeError,
    SyntaxError,
    TypeError,
    ValueError,
    SwatheError,
    struct.error,
    tokenize.TokenError,
    zipfile.BadZipFile,
    zlib.error,
)
"""What reading can raise if a file's checksum is right but `write_archive` did not write its content."""


@contextmanager
def understood(path: Path) -> Iterator[None]:
    """Turn any error that unexpected content raises into a RunFileError that says the file is damaged."""
    try:
        yield
    except RunFileError:
        raise
    except _FAULTS as error:
        raise damaged(path, "its content cannot be understood") from error


def damaged(path: Path, how: str) -> RunFileError:
    """Return the error for a file that is not as it was written."""
    return RunFileError(
        f"The saved run {path} is damaged: {how}.", "Take an intact copy of the file, or search again."
    )


def smallest_type(pieces: Sequence[NDArray[Any]]) -> np.dtype[Any]:
    """Return the smallest type that holds all values of integer arrays; of other arrays their own type.

    pieces : at least one, all of one type
    """
    dtype = pieces[0].dtype
    full = [piece for piece in pieces if piece.size]
    if dtype.kind not in "iu" or not full:
        return dtype
    low, high = min(int(piece.min()) for piece in full), max(int(piece.max()) for piece in full)
    for name in ("u1", "i1", "<u2", "<i2", "<u4", "<i4"):
        limits = np.iinfo(name)
        if limits.min <= low and high <= limits.max and np.dtype(name).itemsize <= dtype.itemsize:
            return np.dtype(name)
    return dtype


def write_archive(
    stream: BinaryIO, document: Mapping[str, Any], arrays: Mapping[str, Sequence[NDArray[Any]]]
) -> Iterator[tuple[int, int]]:
    """Write a document and arrays; yields (bytes done, total bytes) some 30 ms apart.

    Parameters
    ----------
    stream : seekable, empty, left open
    arrays : by name; the pieces of each have one type and are concatenated into one flat array
    """
    text = json.dumps(document, ensure_ascii=True, allow_nan=False, separators=(",", ":")).encode("ascii")
    total = len(text) + sum(piece.nbytes for pieces in arrays.values() for piece in pieces)
    in_memory = total + parsed_bytes(text)
    for method in (zipfile.ZIP_DEFLATED, zipfile.ZIP_STORED):
        # The second pass is for runs that compress so well that `Archive` would take them for a bomb.
        stream.seek(0)
        stream.truncate()
        sealing = _Sealing(stream)
        with zipfile.ZipFile(sealing, "w", method, compresslevel=1) as archive:  # type: ignore[call-overload]
            done = 0
            for written in _write_members(archive, text, arrays):
                done += written
                yield min(done, total), total
            archive.comment = _SEAL + b"0" * _DIGITS
        sealing.seal()
        size = stream.tell()
        if _unpacks_to(archive) <= _most_unpacked(size) and in_memory <= _most_in_memory(size):
            return


def _write_members(
    archive: zipfile.ZipFile, text: bytes, arrays: Mapping[str, Sequence[NDArray[Any]]]
) -> Iterator[int]:
    """Write all members, the document first, integers in the smallest type that holds them.

    Yields the bytes, as in memory, that were written since the last time.
    """
    archive.writestr(_member(DOCUMENT, len(text), archive), text)
    yield len(text)
    pending = 0
    for name, pieces in arrays.items():
        dtype = smallest_type(pieces)
        count = sum(piece.size for piece in pieces)
        head = io.BytesIO()
        described = {"descr": npy.dtype_to_descr(dtype), "fortran_order": False, "shape": (count,)}
        npy.write_array_header_1_0(head, described)
        size = head.tell() + count * dtype.itemsize
        with archive.open(_member(f"{name}.npy", size, archive), "w") as member:
            member.write(head.getvalue())
            for piece in pieces:
                flat = piece.reshape(-1)
                for begin in range(0, flat.size, _CHUNK):
                    part = np.ascontiguousarray(flat[begin : begin + _CHUNK], dtype)
                    member.write(part.view(np.uint8).data)
                    pending += part.size * piece.itemsize
                    if pending >= _CHUNK:
                        yield pending
                        pending = 0
    yield pending


def _member(name: str, size: int, archive: zipfile.ZipFile) -> zipfile.ZipInfo:
    member = zipfile.ZipInfo(name, _DATE)
    member.compress_type = archive.compression
    member.file_size = size
    member.external_attr = 0o644 << 16
    return member


def _unpacks_to(archive: zipfile.ZipFile) -> int:
    return sum(member.file_size for member in archive.infolist())


def _most_unpacked(size: int) -> int:
    return _SLACK + _MOST_RATIO * size


def _most_in_memory(size: int) -> int:
    return _MEMORY_SLACK + _MOST_MEMORY * size


class _Sealing:
    """A stream that holds back the last bytes, to replace them with the checksum of all others."""

    def __init__(self, stream: BinaryIO) -> None:
        self._stream = stream
        self._digest = xxhash.xxh3_128()
        self._held = b""

    def write(self, data: bytes | memoryview) -> int:
        """Write the next bytes, except for the last ones."""
        every = self._held + bytes(data)
        self._put(every[:-_DIGITS])
        self._held = every[-_DIGITS:]
        return len(data)

    def flush(self) -> None:
        """Flush the stream; `zipfile` needs the method."""
        self._stream.flush()

    def seal(self) -> None:
        """Write the checksum in place of the bytes held back."""
        self._stream.write(self._digest.hexdigest().encode("ascii"))

    def _put(self, data: bytes) -> None:
        self._digest.update(data)
        self._stream.write(data)


class Archive:
    """A sealed file, read into memory and verified, so that it cannot change while it is being decoded.

    Raises RunFileError for a file that is missing, not a saved run, truncated or altered.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        data = _sealed_bytes(path)
        with understood(path):
            self._archive = zipfile.ZipFile(io.BytesIO(data))
            if _unpacks_to(self._archive) > _most_unpacked(len(data)):
                raise damaged(path, _TRAP)
        self._left = _most_in_memory(len(data))
        self._known_free = 0

    def document(self) -> dict[str, Any]:
        """Return the JSON document."""
        with understood(self.path):
            text = self._read(DOCUMENT)
            self._take(parsed_bytes(text))
            document = read_json(text)
            if not isinstance(document, dict):
                raise TypeError(type(document).__name__)
            return document

    def array(
        self, name: str, dtype: Any, size: int | None = None, *, writeable: bool = True
    ) -> NDArray[Any]:
        """Return a flat array of a type and, unless None, a size; integers may be stored in a smaller type.

        An array that need not be writeable is a view where it is stored in this type.

        Raises ValueError or KeyError, which `understood` turns into RunFileError, if the member is missing or
        is something else.
        """
        wanted = np.dtype(dtype)
        data = self._read(f"{name}.npy")
        head = io.BytesIO(data)
        if npy.read_magic(head) != (1, 0):
            raise ValueError(f"{name}: version of NPY")
        shape, fortran, stored = npy.read_array_header_1_0(head, max_header_size=_LONGEST_HEADER)
        widened = wanted.kind in "iu" and stored.kind in "iu" and np.can_cast(stored, wanted)
        if fortran or not (stored == wanted or widened) or len(shape) != 1:
            raise ValueError(f"{name}: {stored}{shape}")
        if len(data) - head.tell() != shape[0] * stored.itemsize or size not in (None, shape[0]):
            raise ValueError(f"{name}: size")
        self._take(shape[0] * (wanted.itemsize - stored.itemsize))
        return np.frombuffer(data, stored, shape[0], head.tell()).astype(wanted, copy=writeable)

    def _read(self, name: str) -> bytes:
        """Return an unpacked member; never unpacks more than the size it claims, which is within bounds."""
        member = self._archive.getinfo(name)
        if member.compress_type not in _METHODS:
            raise ValueError(f"{name}: method {member.compress_type}")
        self._take(member.file_size)
        with self._archive.open(member) as stream:
            data = stream.read(member.file_size)
            if len(data) != member.file_size or stream.read(1):
                raise ValueError(f"{name}: size")
        return data

    def _take(self, size: int) -> None:
        """Reserve memory before it is allocated. Raises RunFileError if the file claims too much."""
        self._left -= size
        if self._left < 0:
            raise damaged(self.path, _TRAP)
        self._known_free -= size
        if self._known_free < 0:  # a run has hundreds of small arrays: do not ask the system about each
            there = available_memory()
            if there is not None and size > there:
                raise _too_large(self.path)
            self._known_free = int(LOOK_AGAIN * (there or 0))


def _too_large(path: Path) -> RunFileError:
    return RunFileError(
        f"The saved run {path} is too large for the available memory.",
        "Close other programs, or open it on another machine.",
    )


def _sealed_bytes(path: Path) -> bytes:
    """Return the bytes of a file after verifying its checksum."""
    end = len(_SEAL) + _DIGITS
    try:
        with open_regular(path) as stream:
            begin = stream.read(4)
            if begin != b"PK\3\4":
                raise RunFileError(f"{path} is not a saved run.", "Saved runs are files that end in .swr.")
            size = stream.seek(0, os.SEEK_END)
            stream.seek(max(0, size - end))
            seal = stream.read(end)
            if not seal.startswith(_SEAL):
                raise damaged(path, "its end is missing, or it is another kind of ZIP file")
            stream.seek(0)
            there = available_memory()
            if there is not None and size > there:
                raise _too_large(path)
            data = stream.read(size)
    except OSError as error:
        raise RunFileError(
            f"The saved run {path} cannot be opened: {error.strerror or error}.",
            "Check the path and the file's permissions.",
        ) from error
    except MemoryError as error:
        raise _too_large(path) from error
    digest = xxhash.xxh3_128_hexdigest(memoryview(data)[:-_DIGITS]).encode("ascii")
    if data[-_DIGITS:] != digest:
        raise damaged(path, "it was altered after it was saved")
    return data
