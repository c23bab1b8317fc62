"""Compiling what tests ask for before they ask, on all cores."""

from __future__ import annotations

import os
from collections.abc import Callable, Collection, Hashable, Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager
from typing import TypeVar

import pytest

from swathe.core.cuda import cubin
from tests.long_run import long_but

USUAL = (9, 0)
"""The capability for which some builds are compiled in the short run of the tests, too."""
_J = TypeVar("_J", bound=tuple[Hashable, tuple[int, int]])
"""A build, and the capability it is for."""


def marked(jobs: Sequence[_J], builds: Collection[Hashable]) -> list[object]:
    """Return jobs as a test's parameters; all but these builds for the usual one are for the long run."""
    return long_but(jobs, *(job for job in jobs if job[1] == USUAL and job[0] in builds))


@contextmanager
def compiled_ahead(
    request: pytest.FixtureRequest, compile_: Callable[[_J], cubin.CubinResources], jobs: Sequence[_J]
) -> Iterator[dict[_J, Future[cubin.CubinResources]]]:
    """Give the resources of the jobs that the selected tests of a file have as their parameter ``job``.

    The compiler leaves the interpreter free.
    """
    wanted = {
        item.callspec.params["job"]
        for item in request.session.items
        if item.path == request.path and hasattr(item, "callspec") and "job" in item.callspec.params
    }
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        futures = {job: pool.submit(compile_, job) for job in jobs if job in wanted}
        yield futures
        for future in futures.values():
            future.cancel()
