"""Reading sequence files as one stream of bytes, whatever compresses them."""

from __future__ import annotations

import io
import lzma
import os
import stat
import zlib
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Protocol

import xxhash

from core.errors import FastaError

if TYPE_CHECKING:
    from _typeshed import WriteableBuffer

_COMPRESSED: Final = (
    (b"\x1f\x8b", "gz"),
    (b"BZh", "bz2"),
    (b"\xfd7zXZ\x00", "xz"),
    (b"\x28\xb5\x2f\xfd", "zst"),
    (b"\x50\x2a\x4d\x18", "zst"),  # the skippable frame that pzstd begins with
)
_UNSUPPORTED: Final = (
    (b"PK\x03\x04", "a zip archive"),
    (b"7z\xbc\xaf\x27\x1c", "a 7z archive"),
    (b"Rar!\x1a\x07", "a RAR archive"),
    (b"\x04\x22\x4d\x18", "compressed with lz4"),
    (b"\x1f\x9d", "compressed with compress (.Z)"),
    (b"LZIP", "compressed with lzip"),
)
_ZSTD_PIECE: Final = 8 << 10
"""Compressed bytes per call: bounds what a call can return, for Zstandard packs up to 16,000 to one."""


class ByteReader(Protocol):
    """What every decompressor here offers."""

    def readinto(self, buffer: WriteableBuffer, /) -> int | None:
        """Fill `buffer` from its start; return how many bytes came, 0 at the end."""
        ...


class SourceFile(io.RawIOBase):
    """A file on disk that counts and checksums what is read of it.

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
        """Return True, as `io.RawIOBase` asks."""
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
        """Go back to the start for another pass, with a checksum of its own; `bytes_done` goes on."""
        self._file.seek(0)
        self._digest = xxhash.xxh3_128()

    def drain(self) -> None:
        """Read what a decompressor left at the end, so that the checksum is that of the whole file."""
        rest = bytearray(1 << 16)
        while self.readinto(rest):
            pass

    @property
    def checksum(self) -> str:
        """``xxh3-128:`` and the hex digest of all bytes read."""
        return f"xxh3-128:{self._digest.hexdigest()}"

    def close(self) -> None:
        """Close the file; may be called again."""
        if not self.closed and hasattr(self, "_file"):  # Python closes what __init__ could not open as well
            self._file.close()
        super().close()


def _open_regular(path: Path) -> io.FileIO:
    """Open a regular file; raise FastaError for anything else."""
    try:
        # Opening a named pipe would wait for a writer for ever, so the kind of file is looked at first.
        if stat.S_ISREG(path.stat().st_mode):
            return path.open("rb", buffering=0)
    except OSError as error:
        raise unreadable(path, error) from error
    if path.is_dir():
        raise FastaError(str(path), "this is a folder, not a file.", "Choose a file in it.")
    raise FastaError(str(path), "this is not a regular file.", "Copy its content to a file first.")


def unreadable(path: Path, error: OSError) -> FastaError:
    """Say why a file cannot be read."""
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
    """Say that a file did not stay the same."""
    return FastaError(
        source, "this file was changed while it was being read.", "Try again when it is complete."
    )


class TextStream:
    """The uncompressed bytes of a sequence file: plain, gz, bz2, xz or zst, told by content.

    Raises FastaError where the file is missing, unreadable, empty or packed in a way Swathe cannot unpack.
    """

    def __init__(self, path: Path) -> None:
        self.source = SourceFile(path)
        try:
            head = self.source.peek(8)
            self.compression = next((name for magic, name in _COMPRESSED if head.startswith(magic)), "")
            for magic, words in _UNSUPPORTED:
                if head.startswith(magic):
                    raise FastaError(
                        str(path),
                        f"this file is {words}.",
                        "Unpack it first; gz, bz2, xz and zst are read as they are.",
                    )
            self._reader = self._decompressor()
        except OSError as error:
            self.close()
            raise unreadable(path, error) from error
        except FastaError:
            self.close()
            raise

    def _decompressor(self) -> ByteReader:
        if self.compression == "gz":
            from isal import igzip

            reader: ByteReader = igzip.IGzipFile(fileobj=self.source, mode="rb")
            return reader
        if self.compression == "bz2":
            import bz2

            return bz2.BZ2File(self.source)
        if self.compression == "xz":
            return lzma.LZMAFile(io.BufferedReader(self.source, 1 << 16))
        if self.compression == "zst":
            return _ZstdReader(self.source)
        return self.source

    def restart(self) -> None:
        """Go back to the start of the text."""
        self.source.rewind()
        self._reader = self._decompressor()

    def readinto(self, buffer: WriteableBuffer, /) -> int:
        """Fill `buffer` from its start, wholly unless the text ends; return the number of bytes.

        Raises FastaError where the file is truncated, damaged or cannot be read.
        """
        view = memoryview(buffer).cast("B")
        done = 0
        try:
            while done < len(view):
                n = self._reader.readinto(view[done:])
                if not n:
                    self.source.drain()
                    break
                done += n
        except EOFError as error:
            raise self._damaged("it ends in the middle of its compressed data") from error
        except (zlib.error, lzma.LZMAError, ValueError) as error:
            raise self._damaged("its compressed data are not as they were written") from error
        except OSError as error:
            # gzip and bz2 report bad data as an OSError without a number; the system's errors have one.
            if error.errno is None:
                raise self._damaged("its compressed data are not as they were written") from error
            raise unreadable(self.source.path, error) from error
        return done

    def _damaged(self, how: str) -> FastaError:
        return FastaError(
            str(self.source.path),
            f"the {self.compression} file is truncated or damaged: {how}.",
            "Download or copy it again.",
        )

    def close(self) -> None:
        """Close the file."""
        self.source.close()


class _ZstdReader:
    """Decompress Zstandard frames one after another; unlike `stream_reader`, notice a truncated one."""

    def __init__(self, source: SourceFile) -> None:
        import zstandard

        self._source = source
        self._context = zstandard.ZstdDecompressor()
        self._error = zstandard.ZstdError
        self._frame: Any = None
        self._text = memoryview(b"")
        self._packed = memoryview(bytearray(1 << 20))
        self._start = self._stop = 0

    def readinto(self, buffer: WriteableBuffer, /) -> int:
        """Fill `buffer` as far as one piece goes; 0 at the end. Raises EOFError or ValueError on bad data."""
        view = memoryview(buffer).cast("B")
        while not self._text:
            if self._start == self._stop:
                self._start, self._stop = 0, self._source.readinto(self._packed)
                if self._stop == 0:
                    if self._frame is not None:
                        raise EOFError("truncated Zstandard frame")
                    return 0
            if self._frame is None:
                self._frame = self._context.decompressobj()
            piece = self._packed[self._start : min(self._start + _ZSTD_PIECE, self._stop)]
            try:
                self._text = memoryview(self._frame.decompress(piece))
            except self._error as error:
                raise ValueError(str(error)) from error
            self._start += len(piece) - len(self._frame.unused_data)
            if self._frame.eof:
                self._frame = None
        n = min(len(view), len(self._text))
        view[:n] = self._text[:n]
        self._text = self._text[n:]
        return n
