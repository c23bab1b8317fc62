"""What the worker is given to do, and what is told of it."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable
from concurrent.futures import ThreadPoolExecutor, wait
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from swathe.core.cancel import CancelToken
from swathe.core.errors import SwatheError

SELECTED, VISIBLE, NORMAL, BACKGROUND = range(4)
"""Priorities: in each round the worker steps the waiting tasks in this order, each once."""

_TURN = 0.01
"""Seconds for which one step waits for a call in another thread."""

Step = TypeVar("Step")
Result = TypeVar("Result")


def ignore(_: object = None) -> None:
    """Take what nobody asked for."""


@dataclass(eq=False)
class Task(Generic[Step, Result]):
    """Something the worker does step by step. Exactly one of the last three calls ends it.

    Parameters
    ----------
    name : what is done, for the log
    work : makes the generator, in the worker's thread; each step takes at most about 50 ms
    on_step : called in the GUI thread with each value yielded
    on_result : called in the GUI thread with what the generator returned
    on_cancel : called in the GUI thread where the task was cancelled
    on_error : called in the GUI thread with what the generator raised; what it raises itself, and everything
        where it is None, is presented as an error of the program
    priority : order within a round
    after : a task that has to end before this one begins
    lasting : carried out even if the window is closed before it began: it writes what would be lost
    told : steps and end are told even while the window closes: what it found by then is to be kept
    token : cancels the task; the generator looks at it

    Attributes
    ----------
    result, error : what came of it; the result until it was told
    ended : whether the worker is done with it
    over : whether that was told
    """

    name: str
    work: Callable[[CancelToken], Generator[Step, None, Result]]
    on_result: Callable[[Result], object] = ignore
    on_step: Callable[[Step], object] = ignore
    on_cancel: Callable[[], object] = ignore
    on_error: Callable[[Exception], object] | None = None
    priority: int = NORMAL
    after: Task[Any, Any] | None = None
    lasting: bool = False
    told: bool = False
    token: CancelToken = field(default_factory=CancelToken)
    result: Result | None = field(default=None, init=False)
    error: Exception | None = field(default=None, init=False)
    ended: bool = field(default=False, init=False)
    over: bool = field(default=False, init=False)
    _dropped: bool = field(default=False, init=False)

    def cancel(self) -> None:
        """Ask it to stop; `on_cancel` follows."""
        self.token.cancel()

    def drop(self) -> None:
        """Stop it, and tell nobody any more."""
        self._dropped = True
        self.token.cancel()

    def tell_step(self, value: Step) -> None:
        """Tell of a step."""
        if not self._dropped:
            self.on_step(value)

    def tell_end(self, present: Callable[[Exception], object]) -> None:
        """Tell how it ended, and let go of what it found; `present` takes an error that nobody else does."""
        self.over = True
        try:
            self._tell(present)
        finally:
            # What is told may know the task, and a circle would stay until garbage is collected.
            self.result = None
            self.on_result = self.on_step = self.on_cancel = ignore
            self.on_error = None

    def _tell(self, present: Callable[[Exception], object]) -> None:
        if self._dropped:
            return
        if self.error is not None:
            try:
                (self.on_error or present)(self.error)
            except Exception as error:  # noqa: BLE001 - what it does not take
                present(error)
        elif self.token.cancelled:
            self.on_cancel()
        else:
            self.on_result(self.result)  # type: ignore[arg-type]  # it was returned, if only as None


class Newest:
    """A place for one task: where another is begun, nothing more is told of the one before.

    Parameters
    ----------
    start : takes a task for the worker
    """

    def __init__(self, start: Callable[[Task[Any, Any]], object]) -> None:
        self._start = start
        self._task: Task[Any, Any] | None = None

    @property
    def busy(self) -> bool:
        """Whether the newest is still done."""
        return self._task is not None and not self._task.over

    def begin(self, task: Task[Any, Any]) -> None:
        """Do this instead of what is done now."""
        self.stop()
        self._task = task
        self._start(task)

    def stop(self) -> None:
        """Give up what is done now."""
        if self._task is not None:
            self._task.drop()
            self._task = None


def once(function: Callable[[], Result]) -> Callable[[CancelToken], Generator[None, None, Result]]:
    """Return the work of a task that is one call."""

    def work(_: CancelToken) -> Generator[None, None, Result]:
        yield None  # what the user looks at goes first
        return function()

    return work


def aside(function: Callable[[], Result]) -> Callable[[CancelToken], Generator[None, None, Result]]:
    """Return the work of a task that is one long call, in a thread of its own: other tasks go on."""

    def work(_: CancelToken) -> Generator[None, None, Result]:
        with ThreadPoolExecutor(1) as thread:
            future = thread.submit(function)
            while not future.done():
                wait([future], _TURN)
                yield None
            return future.result()

    return work


def every(
    steps: Callable[[CancelToken], Iterable[Step]],
) -> Callable[[CancelToken], Generator[Step, None, None]]:
    """Return the work of a task that goes through steps for what they do."""

    def work(token: CancelToken) -> Generator[Step, None, None]:
        yield from steps(token)

    return work


def sentence(say: Callable[[str], object]) -> Callable[[Exception], None]:
    """Return what says an error that a user can mend, and raises any other."""

    def take(error: Exception) -> None:
        if not isinstance(error, SwatheError):
            raise error
        say(str(error))

    return take
