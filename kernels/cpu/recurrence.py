"""The recurrence of Smith, Waterman and Gotoh on vectors of 8, 16 or 32 bits.

    H = max(0, diagonal + score, E, F)
    E = max(E - extend, H - first)      F = max(F - extend, H - first)

In 8 and 16 bits numbers are stored less by half of their range, so that 0 is the lowest of them: additions
and subtractions that saturate then include the maximum with 0. A score at the highest number may have
saturated; it is reported as `OVERFLOW` and computed again with more bits.

Processors do fewer operations that saturate at once than others. `RisingRecurrence` does without them where
the scores are known to be small: 0 is so far above the lowest number that nothing falls below it.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from llvmlite import ir

from swathe.kernels.cpu.code import I32, I64, Code, filled, vector

BITS: Final = (8, 16, 32)
OVERFLOW: Final = -2
"""Stands for a score that did not fit."""


def highest(bits: int) -> int:
    """Return the highest score that is certain in numbers of this width; there is no limit in 32 bits."""
    return (1 << bits) - 2 if bits < 32 else (1 << 31) - 1


ROWS: Final = 16
"""Rows of a block, at most: see `RisingRecurrence`."""

_RISE: Final = 1 / 8
"""How far numbers may rise in a block, if it has more than one row, as a share of all numbers: scores that
high do not fit."""
_LEAST_HIGHEST: Final = 100 / 256
"""Where fewer scores than up to this share of all numbers fit, too many would have to be computed again."""


class RisingRange(NamedTuple):
    """What the numbers of a `RisingRecurrence` hold.

    Parameters
    ----------
    below : how far numbers go below 0
    block : rows of a block
    highest : the highest score that is certain; higher ones are reported as `OVERFLOW`
    """

    below: int
    block: int
    highest: int


def rising_range(bits: int, first: int, extend: int, lowest: int, highest: int) -> RisingRange | None:
    """Return what 8 or 16 bits hold; None if that is too little to be of use.

    first, extend : costs of a gap's first residue and of each further one
    lowest, highest : of the scores of pairs of residues
    """
    numbers = 1 << bits
    below = max(first, -lowest)
    block = min(ROWS, max(1, int(_RISE * numbers) // extend)) if extend else ROWS
    certain = numbers - 1 - below - max(highest, 0) - block * extend
    if certain < _LEAST_HIGHEST * numbers or highest + extend >= numbers // 2:
        return None
    return RisingRange(below, block, certain)


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
        first, extend = code.number("first"), code.number("extend")
        self._first, self._extend, self._open = (
            self._splat(cost) for cost in (first, extend, code.builder.sub(first, extend))
        )

    def matched(self, diagonal: Any, scores: Any) -> Any:
        """Return max(0, diagonal + score), scores in the vectors' type."""
        if self._saturates:
            return self._code.add_saturating(diagonal, scores)
        return self._code.larger(self._code.builder.add(diagonal, scores), self.zero)

    def opened(self, h: Any) -> Any:
        """Return H - first: the scores after a gap's first residue."""
        return self._less(h, self._first)

    def opening(self, h: Any) -> Any:
        """Return H - (first - extend): the scores after a gap's first residue, more by `extend`."""
        return self._less(h, self._open)

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

    def _splat(self, number: Any) -> Any:
        return self._code.splat(self._code.builder.trunc(number, self.kind.element), self.kind.count)


class RisingRecurrence(Recurrence):
    """The recurrence in 8 or 16 bits, with no operation that saturates.

    All numbers of a row are more by `extend` than those of the row before, in blocks of up to `ROWS` rows, at
    the end of which they fall back: so F, which loses `extend` with each row, stays as it is. The scores of
    pairs are more by `extend` too. The kernel's parameters include the numbers of a `RisingRange`.

    Attributes
    ----------
    zero : the vector of scores 0 in the row before a block
    """

    def __init__(self, code: Code, bits: int, lanes: int) -> None:
        super().__init__(code, bits, lanes)
        self._saturates = False
        self._zero = code.builder.add(code.number("below"), I64(self._lowest))
        self.zero = self._splat(self._zero)

    def matched_in(self, floor: Any, diagonal: Any, scores: Any) -> Any:
        """Return max(0, diagonal + score) in a row of which `floor` is 0."""
        return self._code.larger(self._code.builder.add(diagonal, scores), floor)

    def risen(self, numbers: Any) -> Any:
        """Return numbers of one row as they are in the next."""
        return self._code.builder.add(numbers, self._extend)

    def score(self, number: Any) -> Any:
        """Return a lane's number, of the row before a block, as a score; `OVERFLOW` where it is uncertain."""
        b = self._code.builder
        wide = b.sub(b.sext(number, I64), self._zero)
        full = b.icmp_signed(">", wide, self._code.number("highest"))
        return b.trunc(b.select(full, I64(OVERFLOW), wide), I32)
