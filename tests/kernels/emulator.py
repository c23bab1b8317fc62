"""What kernels/tiled.cu, with either lookup, and kernels/layout.cu do, thread by thread, on host arrays."""

from __future__ import annotations

import numpy as np
from numba import njit

FOLDED, HALF, GENERAL, WIDE = 1, 2, 3, 4
SCALE = 16
PADDING = 32


@njit(cache=True)
def half_value(bits):
    """Return a half-precision number in units of its smallest denormal."""
    exponent, fraction = (bits >> 10) & 31, bits & 1023
    value = fraction if exponent == 0 else (1024 + fraction) << (exponent - 1)
    return -value if bits & 0x8000 else value


@njit(cache=True)
def half_bits(value):
    """Round to the nearest half-precision number, ties to even."""
    sign = 0x8000 if value < 0 else 0
    magnitude = abs(value)
    shift = 0
    while (magnitude >> shift) >= 2048:
        shift += 1
    kept = magnitude >> shift
    rest = magnitude - (kept << shift)
    if shift:
        half = 1 << (shift - 1)
        if rest > half or (rest == half and kept & 1):
            kept += 1
    if kept >= 2048:
        kept >>= 1
        shift += 1
    if kept < 1024:
        return sign | kept
    if shift + 1 > 30:
        return sign | 0x7C00
    return sign | ((shift + 1) << 10) | (kept - 1024)


@njit(cache=True)
def half_order(bits):
    """Return a number that is in the order of half-precision numbers: both zeros are the same."""
    return -(bits & 0x7FFF) if bits & 0x8000 else bits


@njit(cache=True)
def half_max(x, y):
    return x if half_order(x) > half_order(y) else y


@njit(cache=True)
def half_sum(x, y):
    return half_bits(half_value(x) + half_value(y))


@njit(cache=True)
def max2(form, a, b):
    """Return the larger of two registers, lane by lane."""
    if form == WIDE:
        return max(a ^ 1 << 31, b ^ 1 << 31) ^ 1 << 31
    if form == HALF:
        return half_max(a & 65535, b & 65535) | half_max(a >> 16, b >> 16) << 16
    # With their signs turned, numbers are in the order of their bits.
    a, b = a ^ 0x80008000, b ^ 0x80008000
    return (max(a & 65535, b & 65535) | max(a >> 16, b >> 16) << 16) ^ 0x80008000


@njit(cache=True)
def add2(form, a, b):
    """Add lane by lane, wrapping (halves: rounding)."""
    if form == WIDE:
        return (a + b) & 0xFFFFFFFF
    low, high = (a & 65535, b & 65535), (a >> 16, b >> 16)
    if form == HALF:
        return half_sum(*low) | half_sum(*high) << 16
    return (low[0] + low[1]) & 65535 | ((high[0] + high[1]) & 65535) << 16


@njit(cache=True)
def add_to(lanes, plain, pair, dot):
    """Add to both lanes as kernels/arithmetic.cuh does: plainly, or by a dot product of signed bytes."""
    if not dot:
        return (lanes + plain) & 0xFFFFFFFF
    low, high = (pair & 255 ^ 128) - 128, (pair >> 8 & 255 ^ 128) - 128
    return (lanes + low + 32768 * high) & 0xFFFFFFFF


@njit(cache=True)
def sum_of(form, diagonal, score):
    return (diagonal + score) & 0xFFFFFFFF if form == FOLDED else add2(form, diagonal, score)


@njit(cache=True)
def cell(form, even, dots, paired, e, kept, f, costs):
    """Return h, e, kept and f as `cell` of kernels/arithmetic.cuh leaves them; paired: diagonal + score."""
    first, extend, zero = np.int64(costs[0]), np.int64(costs[1]), np.int64(costs[5])
    e = max2(form, add2(form, e, extend), kept)
    if form == FOLDED:
        h = max2(form, max2(form, paired, e), f)
        kept = add_to(h, first, np.int64(costs[3]), dots >> (0 if even else 1) & 1)
        f = add_to(f, np.int64(costs[2]), np.int64(costs[4]), dots >> (2 if even else 3) & 1)
        f = max2(form, max2(form, f, kept), zero)
    elif form == HALF:
        h = max2(form, max2(form, paired, e), f)
        kept = add2(form, h, first)
        f = max2(form, max2(form, add2(form, f, extend), kept), zero)
    else:
        h = max2(form, max2(form, add2(form, max2(form, e, f), first), paired), 0)
        kept = h
        f = max2(form, add2(form, f, extend), h)
    return h, e, kept, f


@njit(cache=True)
def both(a, b):
    """Return two signed bytes as two 16-bit lanes."""
    return (np.int64(a) & 65535) | (np.int64(b) & 65535) << 16


@njit(cache=True)
def pair_score(a, b):
    """Return the two products that a pair table's bytes are multiplied to: a's score, and twice b's."""
    return np.int64(a) + 32768 * (2 * np.int64(b) & 255)


@njit(cache=True)
def score_at(profile, stride, query_length, row, column, padding):
    """Return the score of a row with a column's letter."""
    return profile[column // SCALE * stride + row] if row < query_length else padding


@njit(cache=True)
def tiled(
    words, first_word, steps, items, begin, end, profile, query_length, profile_stride, pass_begin, pass_end,
    costs, boundary, boundary_from, stride, best_out, best_from, form, group, rows, pairs, dots,
):  # fmt: skip
    """Do one block of a launch of `tiled`.

    words : uint32[..., 2], profile : int8[...], boundary : uint32[..., 4], used from row `boundary_from` on,
    best_out : from `best_from` on
    """
    passes = (query_length + group * rows - 1) // (group * rows)
    pass_end = min(pass_end, passes)
    padding = np.int8(0) if form in (FOLDED, HALF) else np.int8(-128)
    start, zero = np.int64(costs[6]), np.int64(costs[5])
    kept = np.zeros((group, rows), np.int64)
    e = np.zeros((group, rows), np.int64)
    above = np.zeros((group, 4), np.int64)
    corner = np.zeros(group, np.int64)
    top = np.zeros(4, np.int64)
    for index in range(begin, end):
        if form == WIDE:
            item = items[index] if items.size else index
            pair, shift = item >> 1, (item & 1) * 16
            out = boundary_from + (index - begin) * stride
        else:
            pair, shift = index, 0
            out = boundary_from + first_word[pair] - first_word[begin]
        n, base = np.int64(steps[pair]), np.int64(first_word[pair])
        best = np.int64(best_out[best_from + index - begin]) if pass_begin else zero
        if pass_begin >= passes:
            continue
        for p in range(pass_begin, pass_end):
            kept[:], e[:] = start, start
            above[:, :2], above[:, 2:] = start, zero
            corner[:] = start
            for t in range(n + group - 1):
                for k in range(group - 1, -1, -1):
                    if k:
                        top[:] = above[k - 1]
                    elif p and t < n:
                        for i in range(4):
                            top[i] = np.int64(boundary[out + t, i])
                    elif p == 0:
                        top[:2], top[2:] = start, zero
                    here = base + min(t, n + k) - k
                    column0, column1 = np.int64(words[here, 0]), np.int64(words[here, 1])
                    d0, d1, f0, f1 = corner[k], top[0], top[2], top[3]
                    kept_here, e_here = kept[k], e[k]
                    corner[k] = top[1]
                    for r in range(rows):
                        row = (p * group + k) * rows + r
                        a0 = score_at(profile, profile_stride, query_length, row, column0 & 65535, padding)
                        b0 = score_at(profile, profile_stride, query_length, row, column0 >> 16, padding)
                        a1 = score_at(profile, profile_stride, query_length, row, column1 & 65535, padding)
                        b1 = score_at(profile, profile_stride, query_length, row, column1 >> 16, padding)
                        if form == WIDE:
                            s0 = np.int64(b0 if shift else a0) & 0xFFFFFFFF
                            s1 = np.int64(b1 if shift else a1) & 0xFFFFFFFF
                        elif pairs:
                            s0, s1 = pair_score(a0, b0), pair_score(a1, b1)
                        else:
                            s0, s1 = both(a0, b0), both(a1, b1)
                        before, even = kept_here[r], r % 2 == 0
                        d0 = (d0 + s0) & 0xFFFFFFFF if pairs else sum_of(form, d0, s0)
                        d1 = (d1 + s1) & 0xFFFFFFFF if pairs else sum_of(form, d1, s1)
                        h0, left, between, f0 = cell(form, even, dots, d0, e_here[r], before, f0, costs)
                        h1, e_here[r], kept_here[r], f1 = cell(form, even, dots, d1, left, between, f1, costs)
                        d0, d1 = before, between
                        best = max2(form, best, max2(form, h0, h1))
                    above[k, 0], above[k, 1], above[k, 2], above[k, 3] = d1, kept[k, rows - 1], f0, f1
                    done = t - (group - 1)
                    if k == group - 1 and p + 1 < passes and 0 <= done < n:
                        for i in range(4):
                            boundary[out + done, i] = above[k, i]
        best_out[best_from + index - begin] = best


@njit(cache=True)
def lay_out(residues, offsets, n, letter_of, first_word, steps, pairs, words, letters):
    """Do a launch of `lay_out`; words : uint32[..., 2]."""
    pad = (letters - 1) * SCALE
    for pair in range(pairs):
        a = n - 1 - 2 * pair
        for t in range(steps[pair] + PADDING):
            for half in range(2):
                column = 2 * t + half
                in_a = column < offsets[a + 1] - offsets[a]
                word = np.int64(letter_of[residues[offsets[a] + column]]) * SCALE if in_a else pad
                in_b = a > 0 and column < offsets[a] - offsets[a - 1]
                other = np.int64(letter_of[residues[offsets[a - 1] + column]]) * SCALE if in_b else pad
                words[first_word[pair] + t, half] = word | other << 16
    for lane in range(32):
        words[lane, 0] = words[lane, 1] = pad | pad << 16
