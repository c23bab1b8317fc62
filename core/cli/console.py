"""What the command line says, and where: the only file of it that writes to the terminal.

Results go to standard output; progress, notes and errors to standard error. What comes from files, headers
and names goes through `core.system.words` here, so that no command can forget it.
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
"""Columns and lines assumed where standard output is no terminal."""
_INTERVAL = 0.1
_BAR = 24


class Console:
    """Standard output and standard error as a person sees them, and the command's interruption.

    The progress bar is drawn on a terminal only, at most ten times a second, and erased before anything else
    is written.
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
        """Have what others write to standard error, such as argparse and logging, shown as text too."""
        with redirect_stderr(_ShownText(self._screen)):
            yield

    @property
    def width(self) -> int:
        """Columns of the terminal that tables are written for."""
        return shutil.get_terminal_size(NO_TERMINAL).columns

    @property
    def output(self) -> BinaryIO:
        """Standard output for a file format: as it is for files and pipes, controls as text on a terminal."""
        return self.reading(sys.stdout.buffer) if self.shares_terminal else sys.stdout.buffer

    @property
    def shares_terminal(self) -> bool:
        """Whether standard output is a terminal."""
        return sys.stdout.isatty()

    def reading(self, stream: BinaryIO | None = None) -> BinaryIO:
        """Return standard output, or another stream, for text that people read: controls become text."""
        return cast("BinaryIO", _ShownBytes(sys.stdout.buffer if stream is None else stream))

    def flush(self) -> None:
        """Write what is still on its way to standard output. Raises OSError."""
        sys.stdout.flush()

    def discard(self) -> None:
        """Send what is still on its way to standard output nowhere, so that leaving does not fail again."""
        try:
            nowhere = os.open(os.devnull, os.O_WRONLY)
            os.dup2(nowhere, sys.stdout.fileno())
            os.close(nowhere)
        except (OSError, ValueError):
            return

    def line(self, words: str = "") -> None:
        """Write a line of a result that people read."""
        print(shown(words))

    def progress(self, phase: str, done: int, total: int, words: str = "") -> None:
        """Draw the bar: `phase`, done of total, and what else is known (time left, speed)."""
        if self.quiet or not self._terminal or not self._ticker.due():
            return
        share = done / total if total else 1.0
        full = int(share * _BAR)
        self._draw(f"{phase:<10} {'█' * full}{'░' * (_BAR - full)} {int(100 * share):>3} %  {words}")

    def status(self, words: str) -> None:
        """Say on a terminal what runs that cannot tell how far it is."""
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
        """Say something worth knowing, unless asked to be quiet; '' is nothing."""
        if words and not self.quiet:
            self._say(words)

    def notes(self, source: str | Path, sentences: Iterable[str]) -> None:
        """Say what reading a file changed."""
        for sentence in sentences:
            self.note(f"Note: {source}: {sentence}")

    def warning(self, sentence: str) -> None:
        """Say what went wrong though the result is right; also when asked to be quiet."""
        self._say(f"swathe: {sentence}")

    def error(self, error: SwatheError) -> None:
        """Say what is wrong, on the next line what to do, and what else a report of it needs."""
        lines = [error.hint] if error.hint else []
        if isinstance(error, KernelBuildError) and error.log:
            lines += ["The compiler's log:", *error.log.splitlines()]
        self._say(f"swathe: {error.message}", *(f"        {line}" for line in lines))

    def _say(self, *lines: str) -> None:
        self.clear()
        for line in lines:
            print(shown(line), file=self._screen)

    def _draw(self, words: str) -> None:
        line = shown(words)[: shutil.get_terminal_size().columns - 1]
        self._screen.write(f"\r{line:<{self._drawn}}")
        self._screen.flush()
        self._drawn = len(line)


class _ShownBytes(io.BufferedIOBase):
    """A binary stream of UTF-8 text that shows controls as text; closing it leaves the other one open."""

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
    """A text stream that shows controls as text."""

    def __init__(self, stream: TextIO) -> None:
        self._stream = stream

    def write(self, text: str) -> int:
        self._stream.write(shown_lines(text))
        return len(text)

    def flush(self) -> None:
        self._stream.flush()

    def isatty(self) -> bool:
        return self._stream.isatty()

    def fileno(self) -> int:
        return self._stream.fileno()


def remaining(done: int, total: int, seconds: float) -> str:
    """Return the time left at the rate so far; '' before there is one."""
    if not done or seconds <= 0:
        return ""
    return f"{seconds_text(seconds * (total - done) / done)} left"
