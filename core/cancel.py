"""Cancelling a running operation from another thread."""

from __future__ import annotations

import math
import threading
import time


class OperationCancelled(Exception):  # noqa: N818 - not an error: control flow, as asyncio.CancelledError
    """Unwind a cancelled operation; never shown to a user."""


class CancelToken:
    """A flag that one thread sets and the running operation checks between its batches.

    patience : seconds that whoever cancels waits for what is nearly done, see `late`
    """

    def __init__(self, patience: float = 0.0) -> None:
        self._event = threading.Event()
        self._patience = patience
        self._ends = math.inf

    def cancel(self) -> None:
        """Ask the operation to stop; safe from any thread, at any time, repeatedly."""
        self._ends = min(self._ends, time.monotonic() + self._patience)
        self._event.set()

    @property
    def late(self) -> bool:
        """Whether it was cancelled so long ago that what is nearly done is not waited for any more."""
        return self.cancelled and time.monotonic() >= self._ends

    @property
    def cancelled(self) -> bool:
        """Whether `cancel` was called."""
        return self._event.is_set()

    def raise_if_cancelled(self) -> None:
        """Raise `OperationCancelled` once `cancelled`."""
        if self.cancelled:
            raise OperationCancelled


class LinkedToken(CancelToken):
    """A token that is cancelled with another one, or on its own without affecting the other.

    when_late : whether it is cancelled with the other one only once that is `late`
    """

    def __init__(self, outer: CancelToken, *, when_late: bool = False) -> None:
        super().__init__()
        self._outer = outer
        self._when_late = when_late

    @property
    def cancelled(self) -> bool:
        """Whether either was cancelled, and the other one is late where that matters."""
        outer = self._outer.late if self._when_late else self._outer.cancelled
        return outer or super().cancelled

    @property
    def late(self) -> bool:
        """Whether either is."""
        return self._outer.late or super().cancelled
