"""Engines that stay open from one search to the next."""

from __future__ import annotations

import atexit
import os
import threading
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, Self

from swathe.core import engines
from swathe.core.errors import InvalidRequest
from swathe.core.search.options import engine_of


@dataclass(frozen=True, slots=True)
class Choice:
    """What an engine was opened with: the options of `open_engine`."""

    engine: str = "auto"
    kernel: str = "auto"
    threads: int = 0
    device: tuple[int, ...] | None = None
    kernel_option: tuple[tuple[str, int | str], ...] = ()


class Engine:
    """What computes scores, open until it is closed; made by `open_engine`.

    An engine keeps the database that it searched last prepared, in memory or on the GPU. Searches of several
    threads take turns.

    Attributes
    ----------
    name : ``cpu``, ``gpu``, ``hybrid`` or ``cluster``
    kernel : the algorithm
    label : both in words, with threads or GPUs

    Examples
    --------
    >>> with swathe.open_engine("cpu", threads=2) as engine:
    ...     hits = swathe.search(query, database, engine=engine)
    """

    def __init__(self, choice: Choice) -> None:
        self._choice = choice
        self._lock = threading.Lock()
        self._opened: engines.Engine | None = engines.open_engine(
            choice.engine, choice.kernel, choice.threads, choice.device, choice.kernel_option
        )
        self.name = self._opened.name
        self.kernel = self._opened.kernel
        self.label = self._opened.label

    def close(self) -> None:
        """Free what it holds; it is not used again. A search that is under way ends first."""
        with self._lock:
            opened, self._opened = self._opened, None
            if opened is not None:
                opened.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def __repr__(self) -> str:
        closed = "" if self._opened is not None else ", closed"
        return f"<swathe.Engine {self.name}: {self.label}{closed}>"


def open_engine(
    engine: str = "auto",
    *,
    cluster: str | None = None,
    kernel: str = "auto",
    threads: int = 0,
    device: int | Iterable[int] | None = None,
    kernel_option: Mapping[str, int | str] | None = None,
) -> Engine:
    """Open an engine to search with several times.

    `search` opens the engines that it is asked for by name, once each, and keeps them open until
    `close_engines` or the end of the process. One of your own is closed when you close it.

    Parameters
    ----------
    engine : ``auto`` (a GPU where there is one), ``cpu``, ``gpu``, ``hybrid`` (both at once) or ``cluster``
    cluster : the address of a cluster's scheduler, or its file (docs/cluster.md)
    kernel : one of `engines`; ``auto``: the best
    threads : CPU threads; 0: all cores
    device : numbers of the GPUs to use; None: all
    kernel_option : options of the kernel, by name

    Raises
    ------
    SwatheError
        for a name or an option that does not exist, and for an engine that cannot run on this machine

    Examples
    --------
    >>> engine = swathe.open_engine("cpu", threads=2)
    >>> engine.name
    'cpu'
    >>> engine.close()
    """
    return Engine(choose(engine, kernel, threads, device, kernel_option, cluster))


def close_engines() -> None:
    """Close the engines that searches opened by themselves, and free what they hold, as a GPU's memory.

    The next search opens its engine anew.
    """
    with _keeping:
        _wait()
        kept = list(_kept.values())
        _kept.clear()
    for engine in kept:
        engine.close()


def choose(
    engine: str | Engine,
    kernel: str,
    threads: int,
    device: int | Iterable[int] | None,
    kernel_option: Mapping[str, int | str] | None,
    cluster: str | None = None,
) -> Choice:
    """Return what options choose; of an open engine, what it was opened with.

    Raises InvalidRequest where options stand beside an open engine.
    """
    numbers = (device,) if isinstance(device, int) else None if device is None else tuple(device)
    options = tuple((kernel_option or {}).items())
    if not isinstance(engine, Engine):
        return Choice(engine_of(engine, cluster), kernel, threads, numbers, options)
    if cluster or Choice("auto", kernel, threads, numbers, options) != Choice():
        raise InvalidRequest(
            "engine",
            "An open engine has its kernel, threads and GPUs already.",
            "Leave kernel, kernel_option, threads and device out, or name an engine instead.",
        )
    return engine._choice


@contextmanager
def lent(engine: str | Engine, choice: Choice) -> Iterator[Any]:
    """Give the opened engine of `core.engines` for one search; one that is kept is closed if that fails.

    After Ctrl-C nobody waits for that but whoever opens the next one: calls that are under way take tenths of
    a second to end.
    """
    if isinstance(engine, Engine):
        with _in_use(engine) as opened:
            yield opened
        return
    with _keeping:
        ours = _kept.get(choice)
        if ours is None:
            _wait()
            ours = _kept[choice] = Engine(choice)
    try:
        with _in_use(ours) as opened:
            yield opened
    except BaseException as error:
        with _keeping:
            if _kept.get(choice) is ours:
                del _kept[choice]
            if isinstance(error, KeyboardInterrupt):
                closing = threading.Thread(target=ours.close, name="swathe-close")
                _closing.append(closing)
                closing.start()
                raise
        ours.close()
        raise


@contextmanager
def _in_use(engine: Engine) -> Iterator[Any]:
    with engine._lock:
        if engine._opened is None:
            raise InvalidRequest(
                "engine", "This engine was closed.", "Open another one with swathe.open_engine(...)."
            )
        yield engine._opened


def _wait() -> None:
    """Wait for the engines that close."""
    while _closing:
        _closing.pop().join()


def _forget() -> None:
    """Leave a parent's engines alone: their threads and GPUs did not come along."""
    global _keeping
    _keeping = threading.Lock()
    _kept.clear()
    _closing.clear()


_kept: dict[Choice, Engine] = {}
_closing: list[threading.Thread] = []
_keeping = threading.Lock()
atexit.register(close_engines)
if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_forget)
