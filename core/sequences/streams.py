"""Reading sequence files as a stream of bytes, compressed or not."""

from __future__ import annotations

import contextlib
import io
import os
import stat
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final, Protocol, cast

import xxhash

from swathe.core.errors import FastaError
from swathe.core.system.memory import available_memory
from swathe.core.system.words import bytes_text, counted

if TYPE_CHECKING:
    import zstandard
    from _typeshed import WriteableBuffer

_COMPRESSED: Final = (
    (b"\x1f\x8b", "gz"),
    (b"BZh", "bz2"),
    (b"\xfd7zXZ\x00", "xz"),
    (b"\x28\xb5\x2f\xfd", "zst"),
    # Skippable frames; pzstd's files begin with one.
    *((bytes([first]) + b"\x2a\x4d\x18", "zst") for first in range(0x50, 0x60)),
)
_ENDINGS: Final = tuple(f".{name}" for _, name in _COMPRESSED)
_UNSUPPORTED: Final = (
    (b"PK\x03\x04", "a zip archive"),
    (b"7z\xbc\xaf\x27\x1c", "a 7z archive"),
    (b"Rar!\x1a\x07", "a RAR archive"),
    (b"\x04\x22\x4d\x18", "compressed with lz4"),
    (b"\x1f\x9d", "compressed with compress (.Z)"),
    (b"LZIP", "compressed with lzip"),
)
EXCEL: Final = "an Excel workbook"
_ZIPPED_DOCUMENTS: Final = (
    ("word/", "a Word document", (".docx", ".docm")),
    ("xl/", EXCEL, (".xlsx", ".xlsm")),
    ("ppt/", "a PowerPoint presentation", (".pptx", ".pptm")),
    ("META-INF/manifest.xml", "an OpenDocument file", (".odt", ".ods", ".odp")),
)
"""What a zip archive is, by how a name in it begins or, where it is damaged, by how its own name ends."""
_READ_BYTES: Final = 64 << 10
"""Compressed bytes per read."""
_ZSTD_READ_BYTES: Final = 2 << 10
"""Compressed bytes per call: Zstandard's ratio reaches 32,768, so that a call may return 64 MB."""
_USUAL_WINDOW: Final = 128 << 20
"""Memory always granted to decompression: enough for ``zstd --long`` and for every level of the other
formats."""
_LARGEST_WINDOW: Final = 2 << 30
"""Window of ``zstd --long=31``, the largest that the library supports."""
_MEMORY_WORDS: Final = ("too much memory", "Memory usage limit", "not enough memory")


def unpacked_name(name: str) -> str:
    """Return what a compressed file is called once unpacked, ``a.pssm`` of ``a.pssm.gz``; others stay."""
    for ending in _ENDINGS:
        if name.lower().endswith(ending):
            return name[: -len(ending)]
    return name


class ByteReader(Protocol):
    """What every source of bytes here offers."""

    def readinto(self, buffer: WriteableBuffer, /) -> int | None:
        """Fill `buffer` from its start; return how many bytes came, 0 at the end."""
        ...


class SourceFile(io.RawIOBase):
    """A file on disk that counts and checksums the bytes read.

    Attributes
    ----------
    status : of the file when it was opened
    bytes_done : bytes read so far, as stored on disk
    """

    def __init__(self, path: Path) -> None:
        self._file = _open_regular(path)
        self.path = path
        self.status = os.fstat(self._file.fileno())
        self.bytes_done = 0
        self._digest = xxhash.xxh3_128()

    def readable(self) -> bool:
        """Return True, as `io.RawIOBase` requires."""
        return True

    def readinto(self, buffer: WriteableBuffer, /) -> int:
        """Read up to `len(buffer)` bytes into `buffer`."""
        n = self._file.readinto(buffer) or 0
        self._digest.update(memoryview(buffer).cast("B")[:n])
        self.bytes_done += n
        return n

    def peek(self, n_bytes: int) -> bytes:
        """Return the first bytes without counting them as read; only before the first `readinto`."""
        head = self._file.read(n_bytes) or b""
        self._file.seek(0)
        return head

    def rewind(self) -> None:
        """Go back to the start for another pass, with a new checksum; `bytes_done` continues."""
        self._file.seek(0)
        self._digest = xxhash.xxh3_128()

    @property
    def checksum(self) -> str:
        """``xxh3-128:`` and the hex digest of all bytes read."""
        return f"xxh3-128:{self._digest.hexdigest()}"

    def close(self) -> None:
        """Close the file; closing it twice does no harm."""
        if not self.closed and hasattr(self, "_file"):  # Python also closes objects whose __init__ failed
            self._file.close()
        super().close()


def document_kind(path: Path) -> str:
    """Return which document a zip archive is, ``a Word document``; '' for other archives."""
    import zipfile  # few files are one

    names: list[str] = []
    with contextlib.suppress(zipfile.BadZipFile, OSError), zipfile.ZipFile(path) as archive:
        names = archive.namelist()
    for begin, kind, ends in _ZIPPED_DOCUMENTS:
        is_called_so = not names and path.suffix.lower() in ends
        if is_called_so or any(name.startswith(begin) for name in names):
            return kind
    return ""


def _unsupported(path: Path, words: str) -> FastaError:
    """Return the error for a file of a kind that is not read; a zip archive may be a document."""
    if words == "a zip archive" and (kind := document_kind(path)):
        hint = "Save its sequences as plain text (.txt or .fasta) first."
        if kind == EXCEL:
            hint += " If it holds hits, save its sheet as CSV, and open that."
        return FastaError(str(path), f"this file is {kind}.", hint)
    return FastaError(
        str(path), f"this file is {words}.", "Unpack it first; gz, bz2, xz and zst are read as they are."
    )


def _open_regular(path: Path) -> io.FileIO:
    """Open a regular file; raise FastaError for anything else."""
    try:
        # Opening a named pipe would wait for a writer, so the kind of file is checked first.
        if stat.S_ISREG(path.stat().st_mode):
            return path.open("rb", buffering=0)
    except OSError as error:
        raise unreadable(path, error) from error
    if path.is_dir():
        raise FastaError(str(path), "this is a folder, not a file.", "Choose a file in it.")
    raise FastaError(str(path), "this is not a regular file.", "Copy its content to a file first.")


def unreadable(path: Path, error: OSError) -> FastaError:
    """Return the error for a file that the system refuses to open or read."""
    if isinstance(error, FileNotFoundError):
        return FastaError(str(path), "there is no such file.", "Check the path.")
    if isinstance(error, PermissionError):
        return FastaError(str(path), "you are not allowed to read this file.", "Check its permissions.")
    return FastaError(
        str(path),
        f"the file cannot be read: {error.strerror or error}.",
        "Check the disk or network it is on.",
    )


def changed_while_read(source: str) -> FastaError:
    """Return the error for a file that changed while it was read."""
    return FastaError(
        source, "this file was changed while it was being read.", "Try again when it is complete."
    )


class TextStream:
    """The uncompressed bytes of a sequence file: plain, gz, bz2, xz or zst, recognized by content.

    Attributes
    ----------
    compression : ``gz``, ``bz2``, ``xz`` or ``zst``; '' for none

    Raises FastaError if the file is missing, unreadable or compressed in an unsupported format.
    """

    def __init__(self, path: Path) -> None:
        self.source = SourceFile(path)
        try:
            head = self.source.peek(8)
            self.compression = next((name for magic, name in _COMPRESSED if head.startswith(magic)), "")
            for magic, words in _UNSUPPORTED:
                if head.startswith(magic):
                    raise _unsupported(path, words)
            self._reader = self._decompressor()
        except OSError as error:
            self.close()
            raise unreadable(path, error) from error
        except FastaError:
            self.close()
            raise

    @property
    def misnamed(self) -> bool:
        """Whether the file is not compressed although its name ends as if it were."""
        return not self.compression and self.source.path.suffix.lower() in _ENDINGS

    def _decompressor(self) -> ByteReader:
        return _Unpacker(self.source, self.compression) if self.compression else self.source

    def restart(self) -> None:
        """Go back to the start of the text."""
        self.source.rewind()
        self._reader = self._decompressor()

    def readinto(self, buffer: WriteableBuffer, /) -> int:
        """Fill `buffer`, completely unless the text ends; return the number of bytes.

        Raises FastaError if the file is truncated, damaged or unreadable.
        """
        view = memoryview(buffer).cast("B")
        done = 0
        try:
            while done < len(view) and (n := self._reader.readinto(view[done:])):
                done += n
        except OSError as error:
            raise unreadable(self.source.path, error) from error
        return done

    def close(self) -> None:
        """Close the file."""
        self.source.close()


class _Member(Protocol):
    """The decompressor of one member (stream, frame) of a compressed file, as in bz2, lzma and isal."""

    @property
    def eof(self) -> bool: ...
    @property
    def needs_input(self) -> bool: ...
    @property
    def unused_data(self) -> bytes: ...
    def decompress(self, data: bytes, max_length: int = -1) -> bytes: ...


class _Unpacker:
    """Decompresses the members of a file one after another, skipping zero bytes between them.

    The libraries' own file readers take damage in a second member for the end of the file (bz2, xz) or miss
    that the last one is truncated (Zstandard). Raises FastaError.
    """

    def __init__(self, source: SourceFile, compression: str) -> None:
        self._source = source
        self._compression = compression
        self._begin = self._beginner()
        self._member: _Member | None = None
        self._packed = b""

    def _beginner(self) -> Callable[[], _Member]:
        """Return a factory of decompressors; a library is imported only if a file needs it."""
        if self._compression == "gz":
            from isal import igzip_lib

            return lambda: cast(_Member, igzip_lib.IgzipDecompressor(flag=igzip_lib.DECOMP_GZIP))
        if self._compression == "bz2":
            import bz2

            return bz2.BZ2Decompressor
        if self._compression == "xz":
            import lzma

            window = _window()
            return lambda: lzma.LZMADecompressor(lzma.FORMAT_XZ, memlimit=window)
        import zstandard

        context = zstandard.ZstdDecompressor(max_window_size=_window())
        return lambda: _ZstdFrame(context.decompressobj())

    def readinto(self, buffer: WriteableBuffer, /) -> int:
        """Fill `buffer` with the output of one call at most; 0 at the end."""
        view = memoryview(buffer).cast("B")
        while True:
            if not self._packed and (self._member is None or self._member.needs_input):
                self._packed = self._source.read(_READ_BYTES)
                if not self._packed:
                    if self._member is None:
                        return 0
                    raise self._error(
                        "truncated",
                        f"it ends after {counted(self._source.bytes_done, 'byte')}, in the middle of its "
                        "compressed data",
                    )
            if self._member is None:
                self._packed = self._packed.lstrip(b"\0")
                if self._packed:
                    self._check_begin()
                    self._member = self._begin()
                continue
            text = self._unpack(self._member, len(view))
            if self._member.eof:
                self._packed = self._member.unused_data
                self._member = None
            if text:
                view[: len(text)] = text
                return len(text)

    def _check_begin(self) -> None:
        """Raise FastaError if the next bytes cannot begin another member."""
        magics = (magic for magic, name in _COMPRESSED if name == self._compression)
        # The data read so far may end within a member's magic number.
        if not any(magic[: len(self._packed)] == self._packed[: len(magic)] for magic in magics):
            place = self._source.bytes_done - len(self._packed)
            raise self._error("damaged", f"what follows its byte {place:,} is not compressed data")

    def _unpack(self, member: _Member, most: int) -> bytes:
        """Return the next bytes of a member's text, at most `most`."""
        packed, self._packed = self._packed, b""
        try:
            return member.decompress(packed, most)
        except Exception as error:
            # Each library has its own exceptions, some of them plain Exception.
            if isinstance(error, MemoryError) or _asks_for_memory(error):
                raise FastaError(
                    str(self._source.path),
                    f"unpacking this {self._compression} file takes more memory than the "
                    f"{bytes_text(_window())} available for it, or the file is damaged.",
                    "Unpack it with the program that packed it, and choose the unpacked file.",
                ) from error
            raise self._error(
                "damaged",
                f"its compressed data were altered at or before byte {self._source.bytes_done:,}",
            ) from error

    def _error(self, what: str, how: str) -> FastaError:
        return FastaError(
            str(self._source.path),
            f"the {self._compression} file is {what}: {how}.",
            "Download or copy it again.",
        )


class _ZstdFrame:
    """A Zstandard frame with the interface of the other formats' decompressors."""

    def __init__(self, frame: zstandard.ZstdDecompressionObj) -> None:
        self._frame = frame
        self._packed = memoryview(b"")
        self._text = memoryview(b"")

    @property
    def eof(self) -> bool:
        """Whether the whole text of the frame was returned."""
        return self._frame.eof and not self._text

    @property
    def needs_input(self) -> bool:
        """Whether all output for the given data was returned."""
        return not (self._packed or self._text or self._frame.eof)

    @property
    def unused_data(self) -> bytes:
        """The bytes after the frame."""
        return self._frame.unused_data + bytes(self._packed)

    def decompress(self, data: bytes, max_length: int = -1) -> bytes:
        """Return up to `max_length` bytes of the frame's text; give the next data once it `needs_input`."""
        if data:
            self._packed = memoryview(data)
        while not self._text and self._packed and not self._frame.eof:
            packed, self._packed = self._packed[:_ZSTD_READ_BYTES], self._packed[_ZSTD_READ_BYTES:]
            self._text = memoryview(self._frame.decompress(packed))
        text, self._text = self._text[:max_length], self._text[max_length:]
        return bytes(text)


def _window() -> int:
    """Return how many bytes of memory a decompressor's window may take."""
    there = available_memory()
    return _LARGEST_WINDOW if there is None else min(max(there // 2, _USUAL_WINDOW), _LARGEST_WINDOW)


def _asks_for_memory(error: Exception) -> bool:
    """Return whether a library refused a file because of its memory limit: only the message says so."""
    return any(words in str(error) for words in _MEMORY_WORDS)
