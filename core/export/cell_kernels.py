"""Compiled code that writes cells: many numbers as Python's `repr` does, and lines of cells.

Real numbers: the shortest digits that read back as the same number. Source: R. Giulietti, The Schubfach way
to render doubles, 2020.
"""

from __future__ import annotations

import math
from typing import Final

import numpy as np
from numpy.typing import NDArray

from swathe.core.system.compiled import compiled

LONGEST: Final = 25
"""Characters of the longest number: ``-2.2250738585072014e-308`` has 24."""
_LOWEST_POWER: Final = -292
_HIGHEST_POWER: Final = 324
_FRACTION_BITS: Final = 52
_BIAS: Final = 1075
"""Of the exponent of a double's significand as a whole number."""
_MASK: Final = np.uint64(0xFFFFFFFF)
_FRACTION: Final = np.uint64((1 << _FRACTION_BITS) - 1)
_HIDDEN: Final = np.uint64(1 << _FRACTION_BITS)
_HALF_WORD: Final = np.uint64(32)
_NONE: Final = np.uint64(0)
_ONE: Final = np.uint64(1)
_TWO: Final = np.uint64(2)
_FOUR: Final = np.uint64(4)
_TEN: Final = np.uint64(10)
_FORTY: Final = np.uint64(40)
_MOST_FIXED: Final = 16
_LEAST_FIXED: Final = -4
"""A number is written without an exponent if its point lies between these many digits."""
_POINT, _ZERO, _E, _PLUS, _MINUS = map(ord, ".0e+-")


def _powers() -> NDArray[np.uint64]:
    """Return 10^k as 128 leading bits, rounded up, high and low word, for every k that occurs."""
    words = []
    for power in range(_LOWEST_POWER, _HIGHEST_POWER + 1):
        shift = 127 - ((power * 1741647) >> 19)  # 127 - floor(log2(10^power))
        above, below = 10 ** max(power, 0) << max(shift, 0), 10 ** max(-power, 0) << max(-shift, 0)
        leading = -(-above // below)
        words.append((leading >> 64, leading & (1 << 64) - 1))
    return np.array(words, np.uint64)


_POWERS: Final = _powers()


@compiled(signature="void(float64, float64[::1], float64[::1])")
def powers(base, exponents, out):  # type: ignore[no-untyped-def]
    """Fill in powers of a number, as Python's ``**`` computes them: NumPy's differ in the last bit.

    The base is not part of the code, as LLVM has another function for powers of 10.
    """
    for place in range(exponents.size):
        out[place] = math.pow(base, exponents[place])


@compiled(signature="int64(float64[::1], uint8[::1], uint8[::1], int64[::1])")
def write_wholes(values, missing, letters, ends):  # type: ignore[no-untyped-def]
    """Write float64[n] whole numbers, `missing` for NaN; fill `ends` and return the size of all."""
    at = 0
    for place in range(values.size):
        value = values[place]
        if value != value:
            for letter in missing:
                letters[at] = letter
                at += 1
        else:
            number = np.int64(value)
            if number < 0:
                letters[at] = _MINUS
                at += 1
                number = -number
            at = _write_digits(np.uint64(number), letters, at)
        ends[place] = at
    return at


@compiled(signature="int64(uint64[::1], uint8[::1], uint8[::1], int64[::1])")
def write_reals(bits, missing, letters, ends):  # type: ignore[no-untyped-def]
    """Write float64[n], given as their bits, uint64[n]: `missing` for NaN, and no number may be infinite.

    Fills `ends` and returns the size of all.
    """
    at = 0
    for place in range(bits.size):
        word = bits[place]
        exponent = np.int64(word >> np.uint64(_FRACTION_BITS)) & 0x7FF
        if exponent == 0x7FF:
            for letter in missing:
                letters[at] = letter
                at += 1
        else:
            if word >> np.uint64(63):
                letters[at] = _MINUS
                at += 1
            at = _write_real(word & _FRACTION, exponent, letters, at)
        ends[place] = at
    return at


@compiled(
    signature="void(uint8[::1], uint8[::1], uint8[::1], int64[::1], int64[::1], uint8[::1], int64[::1])"
)
def place(before, around, letters, begins, ends, out, at):  # type: ignore[no-untyped-def]
    """Put a column of cells into lines, each cell with the bytes before and around it.

    Parameters
    ----------
    letters, begins, ends : the cells, as `core.export.cells.Cells` has them
    out : uint8[...] the lines
    at : int64[n] where to write in each line; moved behind what is written
    """
    for row in range(at.size):
        to = at[row]
        for letter in before:
            out[to] = letter
            to += 1
        for letter in around:
            out[to] = letter
            to += 1
        for place in range(begins[row], ends[row]):
            out[to] = letters[place]
            to += 1
        for letter in around:
            out[to] = letter
            to += 1
        at[row] = to


@compiled
def _count_digits(number):  # type: ignore[no-untyped-def]
    digits = 1
    while number >= _TEN:
        number //= _TEN
        digits += 1
    return digits


@compiled
def _write_digits(number, letters, at):  # type: ignore[no-untyped-def]
    """Write a uint64 from a place on; return the place behind it."""
    end = at + _count_digits(number)
    for place in range(end - 1, at - 1, -1):
        rest = number // _TEN
        letters[place] = _ZERO + np.int64(number - rest * _TEN)
        number = rest
    return end


@compiled
def _write_real(fraction, exponent, letters, at):  # type: ignore[no-untyped-def]
    if fraction == _NONE and exponent == 0:
        letters[at], letters[at + 1], letters[at + 2] = _ZERO, _POINT, _ZERO
        return at + 3
    digits, power = _shortest(fraction, exponent)
    while True:
        rest = digits // _TEN
        if rest * _TEN != digits:
            break
        digits = rest
        power += 1
    n = _count_digits(digits)
    point = n + power
    if not _LEAST_FIXED < point <= _MOST_FIXED:
        end = _write_digits(digits, letters, at + 1)
        letters[at] = letters[at + 1]
        if n > 1:
            letters[at + 1] = _POINT
        else:
            end = at + 1
        letters[end] = _E
        letters[end + 1] = _PLUS if point > 0 else _MINUS
        size = abs(point - 1)
        end += 2
        if size < 10:
            letters[end] = _ZERO
            end += 1
        return _write_digits(np.uint64(size), letters, end)
    if point <= 0:
        letters[at], letters[at + 1] = _ZERO, _POINT
        at += 2
        for _ in range(-point):
            letters[at] = _ZERO
            at += 1
        return _write_digits(digits, letters, at)
    end = _write_digits(digits, letters, at)
    if point < n:
        for place in range(end, at + point, -1):
            letters[place] = letters[place - 1]
        letters[at + point] = _POINT
        return end + 1
    for _ in range(point - n):
        letters[end] = _ZERO
        end += 1
    letters[end], letters[end + 1] = _POINT, _ZERO
    return end + 2


@compiled
def _shortest(fraction, exponent):  # type: ignore[no-untyped-def]
    """Return the decimal significand, uint64, and exponent of a positive double: Giulietti's figure 4."""
    if exponent:
        c = _HIDDEN | fraction
        q = exponent - _BIAS
        if 0 <= -q <= _FRACTION_BITS and (c >> np.uint64(-q)) << np.uint64(-q) == c:
            return c >> np.uint64(-q), 0
    else:
        c = fraction
        q = 1 - _BIAS
    odd = c & _ONE
    closer = fraction == _NONE and exponent > 1
    k = (q * 1262611 - (524031 if closer else 0)) >> 22
    shift = np.uint64(q + ((-k * 1741647) >> 19) + 1)
    high, low = _POWERS[-k - _LOWEST_POWER, 0], _POWERS[-k - _LOWEST_POWER, 1]
    below = _FOUR * c - (_ONE if closer else _TWO)
    lower = _scaled(high, low, below << shift) + odd
    value = _scaled(high, low, (_FOUR * c) << shift)
    upper = _scaled(high, low, (_FOUR * c + _TWO) << shift) - odd
    s = value // _FOUR
    if s >= _TEN:
        tenth = s // _TEN
        down = lower <= _FORTY * tenth
        up = _FORTY * tenth + _FORTY <= upper
        if down != up:
            return tenth + (_ONE if up else _NONE), k + 1
    down = lower <= _FOUR * s
    up = _FOUR * s + _FOUR <= upper
    if down != up:
        return s + (_ONE if up else _NONE), k
    middle = _FOUR * s + _TWO
    rounds = value > middle or (value == middle and (s & _ONE) == _ONE)
    return s + (_ONE if rounds else _NONE), k


@compiled
def _scaled(high, low, factor):  # type: ignore[no-untyped-def]
    """Return the upper word of a 128-bit number times a word, its last bit set if it is not whole."""
    carried, _ = _product(low, factor)
    upper, lower = _product(high, factor)
    total = lower + carried
    if total < lower:
        upper += _ONE
    return upper | (_ONE if total > _ONE else _NONE)


@compiled
def _product(one, other):  # type: ignore[no-untyped-def]
    """Return the upper and the lower word of a product of two words."""
    a, b = one >> _HALF_WORD, one & _MASK
    c, d = other >> _HALF_WORD, other & _MASK
    bottom, left, right = b * d, a * d, b * c
    middle = (bottom >> _HALF_WORD) + (left & _MASK) + (right & _MASK)
    upper = a * c + (left >> _HALF_WORD) + (right >> _HALF_WORD) + (middle >> _HALF_WORD)
    return upper, (bottom & _MASK) | (middle << _HALF_WORD)
