"""A clock for the hybrid engine's two threads that a stalled machine cannot disturb."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager

from swathe.core.engines import hybrid

_LOOK_SECONDS = 0.001
"""Real ones, after which a thread that sleeps looks whether the other has ended."""
_TICK_SECONDS = 0.002
"""Of this clock, for which the caller waits for the CPU's side at a time."""


class VirtualTime:
    """Goes on, to the next wake, only when everybody who works sleeps: the caller and the CPU's thread.

    Made in the caller's thread.
    """

    def __init__(self) -> None:
        self._now = 0.0
        self._wakes: dict[threading.Thread, float] = {}
        self._turn = threading.Condition()
        self._caller: threading.Thread | None = threading.current_thread()

    def monotonic(self) -> float:
        return self._now

    def sleep(self, seconds: float) -> None:
        me = threading.current_thread()
        with self._turn:
            wake = self._wakes[me] = self._now + seconds
            while self._now < wake:
                self._go_on()
                if self._now < wake:
                    self._turn.wait(_LOOK_SECONDS)
            del self._wakes[me]

    @contextmanager
    def without_caller(self) -> Iterator[None]:
        """Do not wait for the caller's thread: it waits for the other."""
        caller, self._caller = self._caller, None
        try:
            yield
        finally:
            self._caller = caller

    def _go_on(self) -> None:
        at_work = {thread for thread in threading.enumerate() if thread.name == "swathe-hybrid-cpu"}
        if self._caller is not None:
            at_work.add(self._caller)
        if all(self._wakes.get(thread, self._now) > self._now for thread in at_work):
            self._now = min(self._wakes[thread] for thread in at_work)
            self._turn.notify_all()


def install(monkeypatch) -> VirtualTime:
    """Let the hybrid engine, and its waits for the CPU's side, go by a new clock, and return it."""
    clock = VirtualTime()

    class CpuSide(hybrid._CpuSide):
        def wait(self, seconds: float) -> None:
            if self.working:
                clock.sleep(min(seconds, _TICK_SECONDS))

        def join(self) -> None:
            with clock.without_caller():
                super().join()

    monkeypatch.setattr(hybrid, "time", clock)
    monkeypatch.setattr(hybrid, "_CpuSide", CpuSide)
    return clock
