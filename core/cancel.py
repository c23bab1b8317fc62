"""Cancelling a running operation from another thread."""

from __future__ import annotations

import threading


class OperationCancelled(Exception):  # noqa: N818 - not an error: control flow, as asyncio.CancelledError
    """Unwind a cancelled operation; never shown to a user."""


class CancelToken:
    """A flag that one thread sets and the running operation looks at between its batches."""

    def __init__(self) -> None:
        self._event = threading.Event()

    def cancel(self) -> None:
        """Ask the operation to stop; safe from any thread, at any time, repeatedly."""
        self._event.set()

    @property
    def cancelled(self) -> bool:
        """Whether `cancel` was called."""
        return self._event.is_set()

    def raise_if_cancelled(self) -> None:
        """Raise `OperationCancelled` once `cancel` was called."""
        if self._event.is_set():
            raise OperationCancelled
