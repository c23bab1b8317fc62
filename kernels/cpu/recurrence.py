"""The recurrence of Smith, Waterman and Gotoh on vectors of 8, 16 or 32 bits.

    H = max(0, diagonal + score, E, F)
    E = max(E - extend, H - first)      F = max(F - extend, H - first)

In 8 and 16 bits numbers are stored less by half of their range, so that 0 is the lowest of them: additions
and subtractions that saturate then include the maximum with 0. A score at the highest number may have
saturated; it is reported as `OVERFLOW` and computed again with more bits.
"""

from __future__ import annotations

from typing import Any, Final

from llvmlite import ir

from swathe.kernels.cpu.code import I32, I64, Code, filled, vector

BITS: Final = (8, 16, 32)
OVERFLOW: Final = -2
"""Stands for a score that did not fit."""


def highest(bits: int) -> int:
    """Return the highest score that is certain in numbers of this width; there is no limit in 32 bits."""
    return (1 << bits) - 2 if bits < 32 else (1 << 31) - 1


def fits(bits: int, first: int, extend: int) -> bool:
    """Return whether gap costs can be subtracted in numbers of this width."""
    return max(first, extend) < 1 << (bits - 1)


class Recurrence:
    """One column's step of the recurrence for all lanes.

    Attributes
    ----------
    kind : type of its vectors
    zero : the vector of scores 0
    """

    def __init__(self, code: Code, bits: int, lanes: int) -> None:
        self._code = code
        self._saturates = bits < 32
        self.kind = vector(ir.IntType(bits), lanes)
        self._lowest = -(1 << (bits - 1)) if self._saturates else 0
        self.zero = filled(self.kind, self._lowest)
        b = code.builder
        self._first, self._extend = (
            code.splat(b.trunc(code.number(name), self.kind.element), lanes) for name in ("first", "extend")
        )

    def matched(self, diagonal: Any, scores: Any) -> Any:
        """Return max(0, diagonal + score), scores in the vectors' type."""
        if self._saturates:
            return self._code.add_saturating(diagonal, scores)
        return self._code.larger(self._code.builder.add(diagonal, scores), self.zero)

    def opened(self, h: Any) -> Any:
        """Return H - first: the scores after a gap's first residue."""
        return self._less(h, self._first)

    def extended(self, gap: Any) -> Any:
        """Return E - extend or F - extend."""
        return self._less(gap, self._extend)

    def score(self, number: Any) -> Any:
        """Return a lane's number as a score, int32, `OVERFLOW` where it may have saturated."""
        b = self._code.builder
        if not self._saturates:
            return number
        wide = b.sub(b.sext(number, I64), I64(self._lowest))
        full = b.icmp_signed("==", number, ir.Constant(self.kind.element, -self._lowest - 1))
        return b.trunc(b.select(full, I64(OVERFLOW), wide), I32)

    def _less(self, numbers: Any, cost: Any) -> Any:
        if self._saturates:
            return self._code.subtract_saturating(numbers, cost)
        return self._code.builder.sub(numbers, cost)
