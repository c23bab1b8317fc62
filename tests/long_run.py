"""What of a test's parameters is in the short run, and what in the long one.

Long is what repeats a kind that a short test has already shown: more seeds, more mutations, more kernels on
the emulator, more sizes, more processes that are killed. A file that has a long test keeps a short one of
the same kind.
"""

from __future__ import annotations

import functools
import inspect
from collections.abc import Callable, Iterable

import pytest
from hypothesis import given, settings
from hypothesis.strategies import SearchStrategy


def long_but(values: Iterable[object], *kept: object) -> list[object]:
    """Return values as a test's parameters; all but those kept are for the long run."""
    return [pytest.param(value, marks=() if value in kept else pytest.mark.long) for value in values]


def at_random(few: int, many: int) -> pytest.MarkDecorator:
    """Give a test the number of its random cases as `n_cases`: a few, and many in the long run."""
    return pytest.mark.parametrize("n_cases", long_but([few, many], few))


def drawn(
    few: int, many: int, *strategies: SearchStrategy, **named: SearchStrategy
) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """Draw all that a test takes, the same in every run: for a few cases, and for many in the long run."""

    def decorate(test: Callable[..., None]) -> Callable[..., None]:
        first, *others = inspect.signature(test).parameters
        names = others if first == "self" else [first, *others]
        drawn_by_name = named | dict(zip(names, strategies, strict=False))

        def check(n_cases: int, *of: object) -> None:
            def held(**drawn: object) -> None:
                test(*of, **drawn)

            settings(derandomize=True, deadline=None, max_examples=n_cases)(given(**drawn_by_name)(held))()

        def of_a_class(self: object, n_cases: int) -> None:
            check(n_cases, self)

        run = of_a_class if first == "self" else check
        functools.update_wrapper(run, test)
        del run.__wrapped__  # whose parameters are no fixtures
        return at_random(few, many)(run)

    return decorate
