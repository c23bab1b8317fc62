"""Compiled functions: one process compiles each of them, others wait."""

from __future__ import annotations

import sys
import threading
from pathlib import Path

import numba
import pytest

from swathe.core.system.compiled import compiled


@compiled
def inner(x):  # type: ignore[no-untyped-def]
    return x + 1


@compiled
def outer(x):  # type: ignore[no-untyped-def]
    return 2 * inner(x)


@compiled(error_model="numpy")
def quotient(x, y):  # type: ignore[no-untyped-def]
    return x / y


def test_functions_call_functions_and_take_options() -> None:
    assert outer(3) == 8 and outer(0.5) == 3.0
    assert quotient(1.0, 0.0) == float("inf")


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such lock")
def test_a_function_that_another_process_compiles_is_waited_for() -> None:
    import fcntl

    folder = Path(numba.config.CACHE_DIR)
    folder.mkdir(parents=True, exist_ok=True)
    with (folder / f"{inner.__module__}.inner.lock").open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        results: list[complex] = []
        thread = threading.Thread(target=lambda: results.append(inner(1j)))
        thread.start()
        thread.join(0.05)
        assert not results
        fcntl.flock(file, fcntl.LOCK_UN)
        thread.join()
    assert results == [1 + 1j]
