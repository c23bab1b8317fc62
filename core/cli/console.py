"""Output of the command line: the only module of it that writes to the terminal.

Results go to standard output; progress, notes and errors go to standard error. All text passes through
`core.system.words` here, so that no command can forget to escape what comes from files.
"""

from __future__ import annotations

import codecs
import io
import os
import shutil
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, redirect_stderr
from pathlib import Path
from typing import Any, BinaryIO, Final, TextIO, cast

from swathe.core.cli.interruption import Interruption
from swathe.core.errors import KernelBuildError, SwatheError
from swathe.core.system.steps import Ticker
from swathe.core.system.words import seconds_text, shown, shown_lines

NO_TERMINAL: Final = (120, 24)
"""Columns and lines assumed where standard output is not a terminal."""
_INTERVAL = 0.1
_BAR = 24


class Console:
    """Standard output and standard error of a command, and its interruption.

    The progress bar is drawn on terminals only, at most ten times a second, and is erased before anything
    else is written.
    """

    def __init__(self, interruption: Interruption) -> None:
        self.interruption = interruption
        self.quiet = False
        self._screen = sys.stderr
        self._terminal = sys.stderr.isatty() and os.environ.get("TERM") != "dumb"
        self._drawn = 0
        self._ticker = Ticker(_INTERVAL, at_once=True)
        for stream in (sys.stdout, sys.stderr):
            if hasattr(stream, "reconfigure"):
                stream.reconfigure(errors="backslashreplace")

    @contextmanager
    def guarding(self) -> Iterator[None]:
        """Escape what others, such as argparse and logging, write to standard error."""
        with redirect_stderr(_ShownText(self._screen)):
            yield

    @property
    def width(self) -> int:
        """Columns of the terminal."""
        return shutil.get_terminal_size(NO_TERMINAL).columns

    @property
    def output(self) -> BinaryIO:
        """Standard output for file formats: raw for files and pipes, escaped on a terminal."""
        return self.reading(sys.stdout.buffer) if self.shares_terminal else sys.stdout.buffer

    @property
    def shares_terminal(self) -> bool:
        """Whether standard output is a terminal."""
        return sys.stdout.isatty()

    def reading(self, stream: BinaryIO | None = None) -> BinaryIO:
        """Return standard output, or another stream, for text that people read: it is escaped."""
        return cast("BinaryIO", _ShownBytes(sys.stdout.buffer if stream is None else stream))

    def flush(self) -> None:
        """Flush standard output. Raises OSError."""
        sys.stdout.flush()

    def discard(self) -> None:
        """Discard what standard output still buffers, so that flushing it at exit does not fail again."""
        try:
            nowhere = os.open(os.devnull, os.O_WRONLY)
            os.dup2(nowhere, sys.stdout.fileno())
            os.close(nowhere)
        except (OSError, ValueError):
            return

    def line(self, words: str = "") -> None:
        """Write a line of results."""
        print(shown(words))

    def progress(self, phase: str, done: int, total: int, words: str = "") -> None:
        """Draw the bar: `phase`, the share done, and `words` such as time left and speed."""
        if self.quiet or not self._terminal or not self._ticker.due():
            return
        share = done / total if total else 1.0
        full = int(share * _BAR)
        self._draw(f"{phase:<10} {'█' * full}{'░' * (_BAR - full)} {int(100 * share):>3} %  {words}")

    def status(self, words: str) -> None:
        """Show on a terminal what is running without measurable progress."""
        if not self.quiet and self._terminal:
            self._draw(words)

    def clear(self) -> None:
        """Erase the bar."""
        if self._drawn:
            self._screen.write(f"\r{'':<{self._drawn}}\r")
            self._screen.flush()
        self._drawn = 0
        self._ticker = Ticker(_INTERVAL, at_once=True)

    def note(self, words: str) -> None:
        """Print a note unless quiet; '' prints nothing."""
        if words and not self.quiet:
            self._print(words)

    def notes(self, source: str | Path, sentences: Iterable[str]) -> None:
        """Print notes on what was changed while reading a file."""
        for sentence in sentences:
            self.note(f"Note: {source}: {sentence}")

    def warning(self, sentence: str) -> None:
        """Print what went wrong although the result is right; also when quiet."""
        self._print(f"swathe: {sentence}")

    def error(self, error: SwatheError) -> None:
        """Print an error, its hint, what to type, each on a line, and a compiler's log if there is one."""
        lines = [line for line in (error.hint, error.command) if line]
        if isinstance(error, KernelBuildError) and error.log:
            lines += ["The compiler's log:", *error.log.splitlines()]
        self._print(f"swathe: {error.message}", *(f"        {line}" for line in lines))

    def _print(self, *lines: str) -> None:
        self.clear()
        for line in lines:
            print(shown(line), file=self._screen)

    def _draw(self, words: str) -> None:
        line = shown(words)[: shutil.get_terminal_size().columns - 1]
        self._screen.write(f"\r{line:<{self._drawn}}")
        self._screen.flush()
        self._drawn = len(line)


class _ShownBytes(io.BufferedIOBase):
    """A binary stream of UTF-8 text that escapes control characters; closing it leaves the other one open."""

    def __init__(self, stream: BinaryIO) -> None:
        self._stream = stream
        decoder = codecs.getincrementaldecoder("utf-8")("backslashreplace")
        self._decoder = io.IncrementalNewlineDecoder(decoder, translate=True)

    def writable(self) -> bool:
        return True

    def write(self, data: Any) -> int:
        text = shown_lines(self._decoder.decode(bytes(data)))
        self._stream.write(text.encode("utf-8", "backslashreplace"))
        return len(data)

    def flush(self) -> None:
        self._stream.flush()


class _ShownText(io.TextIOBase):
    """A text stream that escapes control characters."""

    def __init__(self, stream: TextIO) -> None:
        self._stream = stream

    def write(self, text: str) -> int:
        self._stream.write(shown_lines(text))
        return len(text)

    def flush(self) -> None:
        if not self._stream.closed:  # the interpreter flushes once more when it frees this one
            self._stream.flush()

    def isatty(self) -> bool:
        return self._stream.isatty()

    def fileno(self) -> int:
        return self._stream.fileno()


def remaining(done: int, total: int, seconds: float) -> str:
    """Return the time left at the rate so far; '' while there is none."""
    if not done or seconds <= 0:
        return ""
    return f"{seconds_text(seconds * (total - done) / done)} left"
