"""The class of each published variant, imported when first used."""

from __future__ import annotations

import importlib
from typing import Final, cast

from swathe.core.cuda.published.method import Method

_CLASSES: Final = {
    "inter-task": ("inter_task", "InterTask"),
    "short-query": ("short_query", "ShortQuery"),
    "striped": ("striped", "Basic"),
    "partitioned": ("striped", "Partitioned"),
    "quad-lane": ("quad_lane", "QuadLane"),
    "intra-task": ("intra_task", "AntiDiagonal"),
    "intra-task-strips": ("intra_task", "Strips"),
}
PUBLISHED: Final = frozenset(_CLASSES)
"""Names of the published variants in `kernels.registry`."""

MAKING: Final = PUBLISHED - {"quad-lane"}
"""Variants in whose layouts devices can write permuted copies, so that the host sends only the originals."""

WIDER: Final = "inter-task"
"""The variant that rescores subjects in 32 bits whose scores overflowed."""
LONG: Final = {"antidiagonal": "intra-task", "strips": "intra-task-strips"}
"""The variants that the option ``long`` names."""


def method_of(variant: str) -> type[Method]:
    """Return the method of a published variant."""
    module, name = _CLASSES[variant]
    found = getattr(importlib.import_module(f"swathe.core.cuda.published.{module}"), name)
    return cast(type[Method], found)
