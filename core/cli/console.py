"""What the command line says while it works: progress, notes and errors, all on standard error."""

from __future__ import annotations

import os
import shutil
import sys
import time
from collections.abc import Iterable
from pathlib import Path

from core.cli.interruption import Interruption
from core.errors import KernelBuildError, SwatheError
from core.figures import seconds_text

_INTERVAL = 0.1
_BAR = 24


class Console:
    """Standard error as a person sees it, and the command's interruption.

    The progress bar is drawn on a terminal only, at most ten times a second, and erased before anything else
    is written.
    """

    def __init__(self, interruption: Interruption) -> None:
        self.interruption = interruption
        self.quiet = False
        self._terminal = sys.stderr.isatty() and os.environ.get("TERM") != "dumb"
        self._drawn = 0
        self._next = 0.0
        for stream in (sys.stdout, sys.stderr):
            if hasattr(stream, "reconfigure"):
                stream.reconfigure(errors="backslashreplace")

    def progress(self, phase: str, done: int, total: int, words: str = "") -> None:
        """Draw the bar: `phase`, done of total, and what else is known (time left, speed)."""
        now = time.monotonic()
        if self.quiet or not self._terminal or now < self._next:
            return
        self._next = now + _INTERVAL
        share = done / total if total else 1.0
        full = int(share * _BAR)
        line = f"{phase:<10} {'█' * full}{'░' * (_BAR - full)} {int(100 * share):>3} %  {words}"
        line = line[: shutil.get_terminal_size().columns - 1]
        sys.stderr.write(f"\r{line:<{self._drawn}}")
        sys.stderr.flush()
        self._drawn = len(line)

    def status(self, words: str) -> None:
        """Say on a terminal what runs that cannot tell how far it is."""
        if self.quiet or not self._terminal:
            return
        line = words[: shutil.get_terminal_size().columns - 1]
        sys.stderr.write(f"\r{line:<{self._drawn}}")
        sys.stderr.flush()
        self._drawn = len(line)

    def clear(self) -> None:
        """Erase the bar."""
        if self._drawn:
            sys.stderr.write(f"\r{'':<{self._drawn}}\r")
            sys.stderr.flush()
        self._drawn = 0
        self._next = 0.0

    def note(self, words: str) -> None:
        """Say something worth knowing, unless asked to be quiet; '' is nothing."""
        if words and not self.quiet:
            self.clear()
            print(words, file=sys.stderr)

    def notes(self, source: str | Path, sentences: Iterable[str]) -> None:
        """Say what reading a file changed."""
        for sentence in sentences:
            self.note(f"Note: {source}: {sentence}")

    def warning(self, sentence: str) -> None:
        """Say what went wrong though the result is right; also when asked to be quiet."""
        self.clear()
        print(f"swathe: {sentence}", file=sys.stderr)

    def error(self, error: SwatheError) -> None:
        """Say what is wrong, on the next line what to do, and what else a report of it needs."""
        self.clear()
        lines = [error.hint] if error.hint else []
        if isinstance(error, KernelBuildError) and error.log:
            lines += ["The compiler's log:", *error.log.splitlines()]
        print(f"swathe: {error.message}", *lines, sep="\n        ", file=sys.stderr)


def remaining(done: int, total: int, seconds: float) -> str:
    """Return the time left at the rate so far; '' before there is one."""
    if not done or seconds <= 0:
        return ""
    return f"{seconds_text(seconds * (total - done) / done)} left"
