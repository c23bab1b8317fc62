"""Cancelling a running operation from another thread."""

from __future__ import annotations

import threading


class OperationCancelled(Exception):  # noqa: N818 - not an error: control flow, as asyncio.CancelledError
    """Unwind a cancelled operation; never shown to a user."""


class CancelToken:
    """A flag that one thread sets and the running operation checks between its batches."""

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
        """Raise `OperationCancelled` once `cancelled`."""
        if self.cancelled:
            raise OperationCancelled


class LinkedToken(CancelToken):
    """A token that is cancelled with another one, or on its own without affecting the other."""

    def __init__(self, outer: CancelToken) -> None:
        super().__init__()
        self._outer = outer

    @property
    def cancelled(self) -> bool:
        """Whether either was cancelled."""
        return self._outer.cancelled or super().cancelled
