"""Generators that yield while they work and return a result, and how often a long operation reports."""

from __future__ import annotations

import time
from collections.abc import Callable, Generator
from typing import Any, Final, TypeVar

TICK_SECONDS: Final = 0.02
"""How often an operation that runs in other threads reports and checks its token."""
GIL_TURN: Final = 0.0005
"""Seconds after which a thread hands the interpreter on.

With Python's own 5 ms, threads that feed engines mostly wait two or three times as long beside those that
select hits, and a painting, which asks for the interpreter dozens of times, can take longer than 50 ms.
"""

_Step = TypeVar("_Step")
_Event = TypeVar("_Event")
_Result = TypeVar("_Result")


def map_steps(
    steps: Generator[_Step, Any, _Result], convert: Callable[[_Step], _Event | None]
) -> Generator[_Event, None, _Result]:
    """Yield what a generator yields, converted, and return what it returns.

    Steps that `convert` turns into None are not passed on. Use as
    ``database = yield from map_steps(open_database(path, token), Importing)``.
    """
    while True:
        try:
            step = next(steps)
        except StopIteration as end:
            result: _Result = end.value
            return result
        event = convert(step)
        if event is not None:
            yield event


def run_to_end(
    steps: Generator[_Step, Any, _Result], on_step: Callable[[_Step], object] = lambda _: None
) -> _Result:
    """Exhaust a generator, call `on_step` with whatever it yields, and return what it returns."""
    while True:
        try:
            step = next(steps)
        except StopIteration as end:
            result: _Result = end.value
            return result
        on_step(step)


class Ticker:
    """Limits how often a loop reports: `due` is true at most once in every `seconds`.

    Parameters
    ----------
    seconds : length of the interval
    at_once : whether the first report is due immediately rather than after an interval
    """

    def __init__(self, seconds: float = TICK_SECONDS, *, at_once: bool = False) -> None:
        self._seconds = seconds
        self._next = 0.0 if at_once else time.monotonic() + seconds

    def due(self) -> bool:
        """Whether it is time to report; if so, the next interval begins."""
        now = time.monotonic()
        if now < self._next:
            return False
        self._next = now + self._seconds
        return True

    def restart(self) -> None:
        """Begin the interval anew: what others did during a ``yield`` does not count."""
        self._next = time.monotonic() + self._seconds
