"""Read JSON from untrusted files: only valid JSON numbers, and no more than fits into memory."""

from __future__ import annotations

import json
import math
from typing import Any, Final, NoReturn

_BYTES_PER_VALUE: Final = 100
"""Upper bound of the memory that Python uses for the smallest list or object of a document."""
_DEEPEST: Final = 50
"""Swathe writes nothing nested half as deep."""


def parsed_bytes(text: bytes) -> int:
    """Return an upper bound of the memory that a parsed document uses: up to fifty times its length."""
    return len(text) + _BYTES_PER_VALUE * sum(text.count(mark) for mark in (b",", b"[", b"{"))


def read_json(text: bytes | str) -> Any:
    """Return the value of a JSON text.

    Raises ValueError for invalid JSON, including NaN and infinities, which Python would accept, for numbers
    beyond the range of a double, and for lists nested too deep.
    """
    try:
        value = json.loads(text, parse_constant=_refuse, parse_float=_finite)
    except RecursionError as error:
        raise ValueError("lists are nested too deep") from error
    _check_depth(value)
    return value


def _refuse(name: str) -> NoReturn:
    raise ValueError(f"{name} is not a JSON number")


def _finite(text: str) -> float:
    number = float(text)
    if not math.isfinite(number):
        raise ValueError(f"{text[:20]} does not fit into a double")
    return number


def _check_depth(value: Any) -> None:
    """Raise ValueError for a value so deep that recursive code would overflow the stack."""
    level = [value] if isinstance(value, dict | list) else []
    for _ in range(_DEEPEST):
        if not level:
            return
        inside = (outer.values() if isinstance(outer, dict) else outer for outer in level)
        level = [one for values in inside for one in values if isinstance(one, dict | list)]
    raise ValueError("lists are nested too deep")
