"""What of a test's parameters is in the short run, and what in the long one."""

from __future__ import annotations

from collections.abc import Iterable

import pytest


def long_but(values: Iterable[object], *kept: object) -> list[object]:
    """Return values as a test's parameters; all but those kept are for the long run."""
    return [pytest.param(value, marks=() if value in kept else pytest.mark.long) for value in values]
