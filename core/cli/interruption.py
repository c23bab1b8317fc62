"""Turn SIGINT and SIGTERM into a clean end of the running operation.

Imported before anything else of the command line, so that signals are handled while modules load.
"""

from __future__ import annotations

import signal
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Any, Final, Self

from swathe.core.cancel import CancelToken

_PATIENCE: Final = 3.0
"""Seconds that an operation has to end by itself: several times what any needs."""


class Interruption:
    """Handle SIGINT and SIGTERM while a command runs.

    Both cancel `token`. Inside `cooperative()` the operation polls the token and ends by itself. While
    modules load nothing is raised either, since extension modules would turn it into errors of their own; the
    next `cooperative()` raises. Elsewhere, and on the second signal, KeyboardInterrupt is raised at once. It
    is also raised a few seconds after the first signal if the operation has not ended: it may be waiting for
    the reader of a pipe.
    """

    def __init__(self) -> None:
        self.token = CancelToken()
        self.status = 130
        self._cooperative = False
        self._before: dict[int, Any] = {}

    def __enter__(self) -> Self:
        if threading.current_thread() is threading.main_thread():
            for number in (signal.SIGINT, signal.SIGTERM):
                self._before[number] = signal.signal(number, self._received)
            if hasattr(signal, "SIGALRM"):  # not on Windows, which has no such pipes
                self._before[signal.SIGALRM] = signal.signal(signal.SIGALRM, self._waited)
        self._report = sys.unraisablehook
        sys.unraisablehook = self._unraisable
        return self

    def __exit__(self, *_: object) -> None:
        _remind(0)
        for number, handler in self._before.items():
            signal.signal(number, handler)
        sys.unraisablehook = self._report

    def _unraisable(self, what: sys.UnraisableHookArgs) -> None:
        """Ignore a KeyboardInterrupt that Python could not raise.

        That happens when the signal arrives in one of Python's own callbacks, for example while importing.
        The token is cancelled all the same, and the next poll ends the command.
        """
        if what.exc_type is not KeyboardInterrupt:
            self._report(what)

    @contextmanager
    def cooperative(self) -> Iterator[CancelToken]:
        """Let the block poll the token and end by itself, then raise KeyboardInterrupt, however it ended."""
        if self.token.cancelled:
            raise KeyboardInterrupt
        self._cooperative = True
        try:
            yield self.token
        finally:
            self._cooperative = False
            if self.token.cancelled:
                raise KeyboardInterrupt

    def _received(self, number: int, frame: FrameType | None) -> None:
        again = self.token.cancelled
        self.token.cancel()
        self.status = 128 + number
        if again or not (self._cooperative or _importing(frame)):
            raise KeyboardInterrupt
        _remind(_PATIENCE)

    def _waited(self, number: int, frame: FrameType | None) -> None:
        if self._cooperative and not _importing(frame):
            raise KeyboardInterrupt


def _remind(seconds: float) -> None:
    """Schedule SIGALRM, on systems that have it; 0 cancels it."""
    if hasattr(signal, "setitimer"):
        signal.setitimer(signal.ITIMER_REAL, seconds)


def _importing(frame: FrameType | None) -> bool:
    """Whether this frame runs within an import."""
    while frame is not None:
        if frame.f_code.co_filename.startswith("<frozen importlib"):
            return True
        frame = frame.f_back
    return False
