"""Generators that return a result, and how often loops report."""

from __future__ import annotations

import time
from collections.abc import Generator

import pytest

from swathe.core.system.steps import Ticker, map_steps, run_to_end


def counting(n: int) -> Generator[int, None, str]:
    yield from range(n)
    return "the end"


def test_steps_are_converted_and_the_result_is_returned() -> None:
    passed_on: list[str] = []
    outer = map_steps(counting(4), lambda step: f"step {step}" if step % 2 else None)
    assert run_to_end(outer, passed_on.append) == "the end"
    assert passed_on == ["step 1", "step 3"]


def test_an_error_of_the_generator_goes_through() -> None:
    def failing() -> Generator[int, None, str]:
        yield 1
        raise ValueError("broken")

    with pytest.raises(ValueError, match="broken"):
        run_to_end(map_steps(failing(), str))


def test_a_ticker_is_due_once_in_an_interval(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [100.0]
    monkeypatch.setattr(time, "monotonic", lambda: now[0])
    later, at_once = Ticker(2.0), Ticker(2.0, at_once=True)
    assert (later.due(), at_once.due(), at_once.due()) == (False, True, False)
    now[0] = 102.0
    assert (later.due(), later.due(), at_once.due()) == (True, False, True)
    now[0] = 103.5
    later.restart()
    now[0] = 105.0
    assert not later.due()
    now[0] = 105.5
    assert later.due()
