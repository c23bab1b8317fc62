"""A guard around every use of an open GPU: it checks the thread and translates errors."""

from __future__ import annotations

import threading
from types import TracebackType

from swathe.core.cuda.devices import Device
from swathe.core.cuda.driver import Driver
from swathe.core.cuda.errors import is_fatal, translate


class Guard:
    """Let calls through from one thread while the session is open, and translate what they raise.

    Used as ``with guard as driver:`` around each call of the driver. Raises RuntimeError, a programming
    error, from another thread or after closing; DeviceError in place of the driver's exceptions.
    """

    def __init__(self, device: Device, driver: Driver) -> None:
        self._device = device
        self._driver = driver
        self._owner = threading.get_ident()
        self.closed = False
        self.broken = False
        """Whether the device failed so that no later call can succeed."""

    def check_thread(self) -> None:
        """Raise RuntimeError in any thread but the one that made this."""
        if threading.get_ident() != self._owner:
            raise RuntimeError("A GPU session is used by the thread that opened it, and by no other.")

    def __enter__(self) -> Driver:
        self.check_thread()
        if self.closed:
            raise RuntimeError("This GPU session is closed.")
        return self._driver

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        if isinstance(error, self._driver.failures):
            self.broken = self.broken or is_fatal(error)
            raise translate(error, self._device) from error
