"""What core does in steps, done at once."""

from __future__ import annotations

from collections.abc import Generator
from typing import TypeVar

Value = TypeVar("Value")


def to_the_end(steps: Generator[object, None, Value]) -> Value:
    """Return what a generator returns."""
    while True:
        try:
            next(steps)
        except StopIteration as stop:
            value: Value = stop.value
            return value
