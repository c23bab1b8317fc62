"""What of a test's parameters is in the short run, and what in the long one.

Long is what repeats a kind that a short test has already shown: more seeds, more mutations, more kernels on
the emulator, more sizes, more processes that are killed. A file that has a long test keeps a short one of
the same kind.
"""

from __future__ import annotations

from collections.abc import Iterable

import pytest


def long_but(values: Iterable[object], *kept: object) -> list[object]:
    """Return values as a test's parameters; all but those kept are for the long run."""
    return [pytest.param(value, marks=() if value in kept else pytest.mark.long) for value in values]


def at_random(few: int, many: int) -> pytest.MarkDecorator:
    """Give a test the number of its random cases as `n_cases`: a few, and many in the long run."""
    return pytest.mark.parametrize("n_cases", long_but([few, many], few))
