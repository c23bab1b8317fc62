"""How far something is, shown by tqdm where it is installed; and Ctrl-C, which cancels it."""

from __future__ import annotations

import signal
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Any, TypeAlias

from swathe.core.cancel import CancelToken, OperationCancelled

Progress: TypeAlias = bool | Callable[[str, int, int], object]
"""True: a bar; False: nothing; or what is called with the phase, what is done and the total (0: unknown)."""


class Reporter:
    """Tell how far something is: by a bar for each phase, or by whatever was asked for instead."""

    def __init__(self, progress: Progress) -> None:
        self._tell = None if isinstance(progress, bool) else progress
        self._tqdm = _tqdm() if progress is True else None
        self._bar: Any = None
        self._phase = ""

    def show(self, phase: str, done: int, total: int, unit: str = "") -> None:
        """Tell that `done` of `total` is done; `unit` is what is counted."""
        if self._tell is not None:
            self._tell(phase, done, total)
        if self._tqdm is None:
            return
        if phase != self._phase:
            self.close()
            self._phase = phase
            self._bar = self._tqdm(desc=phase, total=total or None, unit=unit, unit_scale=True, leave=False)
        self._bar.update(done - self._bar.n)

    def close(self) -> None:
        """Remove the bar."""
        if self._bar is not None:
            self._bar.close()
        self._bar, self._phase = None, ""


def _tqdm() -> Callable[..., Any] | None:
    """Return what makes a bar in this terminal or notebook; None where tqdm is not installed."""
    try:
        from tqdm.auto import tqdm
    except ImportError:
        return None
    # Only a notebook shows a bar where standard error is no terminal.
    disable = False if _in_notebook() else None
    return lambda **options: tqdm(disable=disable, **options)


def _in_notebook() -> bool:
    ipython = sys.modules.get("IPython")
    shell = ipython.get_ipython() if ipython is not None else None
    return shell is not None and "IPKernelApp" in shell.config


@contextmanager
def attended(progress: Progress) -> Iterator[tuple[CancelToken, Reporter]]:
    """Give a token that Ctrl-C cancels, and what tells progress; raise KeyboardInterrupt once cancelled.

    In the main thread the first Ctrl-C cancels the token, and what runs winds up by itself; the second one
    raises KeyboardInterrupt wherever it comes. Another handler that somebody installed is left alone.
    """
    token = CancelToken()
    reporter = Reporter(progress)
    try:
        with _listening(token):
            yield token, reporter
    except OperationCancelled:
        raise KeyboardInterrupt from None
    finally:
        reporter.close()
    if token.cancelled:
        raise KeyboardInterrupt


@contextmanager
def _listening(token: CancelToken) -> Iterator[None]:
    ours = threading.current_thread() is threading.main_thread()
    if not ours or signal.getsignal(signal.SIGINT) is not signal.default_int_handler:
        yield
        return

    def received(number: int, frame: FrameType | None) -> None:
        if token.cancelled:
            raise KeyboardInterrupt
        token.cancel()

    signal.signal(signal.SIGINT, received)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, signal.default_int_handler)
