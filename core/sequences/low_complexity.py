"""Find the low-complexity segments of proteins as SEG does (Wootton and Federhen 1993, 1996)."""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Final

import numpy as np
from numpy.typing import NDArray

from swathe.core.errors import InvalidRequest
from swathe.core.sequences.alphabet import N_AMINO_ACIDS
from swathe.core.system.words import percent_text

MAX_TRIM: Final = 50
"""Most residues by which the second stage shortens a segment."""
MAX_UNKNOWN: Final = 2
"""Most residues other than the twenty amino acids in a window whose complexity counts."""
LARGEST_WINDOW: Final = 1_000
DOUBTFUL: Final = 50.0
"""Percent of the aligned query from which low complexity makes a hit doubtful."""
_UNMEASURED: Final = -1.0
"""Complexity of a window with too many unknown residues."""
_SLICE: Final = 65_536
"""Windows whose residues are counted at once."""


@dataclass(frozen=True, slots=True)
class SegParameters:
    """Parameters of SEG, by default NCBI's for proteins.

    Parameters
    ----------
    window : residues of a window, at least 2
    locut : bits; a window with at most this complexity begins a segment
    hicut : bits; the segment goes on while windows have at most this complexity; not below `locut`

    Raises InvalidRequest for values out of range.
    """

    window: int = 12
    locut: float = 2.2
    hicut: float = 2.5

    def __post_init__(self) -> None:
        if not 2 <= self.window <= LARGEST_WINDOW:
            raise InvalidRequest(
                "mask",
                f"SEG's window of {self.window:,} residues is not between 2 and {LARGEST_WINDOW:,}.",
                "12 is the usual one.",
            )
        highest = math.log2(N_AMINO_ACIDS)
        if not 0 <= self.locut <= self.hicut <= highest:
            raise InvalidRequest(
                "mask",
                f"SEG's bounds {self.locut:g} and {self.hicut:g} bits are not in order between 0 and "
                f"{highest:.2f}.",
                "2.2 and 2.5 are the usual ones.",
            )


NCBI_PARAMETERS: Final = SegParameters()


def low_complexity(
    codes: NDArray[np.uint8], parameters: SegParameters = NCBI_PARAMETERS
) -> NDArray[np.bool_]:
    """Return which residues SEG masks, bool[n].

    codes : uint8[n] of `core.sequences.alphabet`; all but the twenty amino acids count as unknown
    """
    mask = np.zeros(codes.size, np.bool_)
    for begin, end in segments(codes, parameters):
        mask[begin:end] = True
    return mask


def segments(codes: NDArray[np.uint8], parameters: SegParameters = NCBI_PARAMETERS) -> list[tuple[int, int]]:
    """Return the low-complexity segments, 0-based and half-open, as NCBI's `segmasker` lists them.

    Segments may overlap; their union is masked.

    First stage: the complexity of a window is K2, the entropy in bits of the composition of its known
    residues (Wootton and Federhen 1993, eq. 2). A window with K2 <= locut is extended both ways over
    neighbours with K2 <= hicut. Second stage: the raw segment is reduced to the subsegment with the least
    probable composition (P0, eq. 3 there; `_least_probable`). If that begins to the right of the window that
    started it, the rest on the left is searched separately.

    Details follow NCBI's programs, as observed in their output (docs/decisions/021-low-complexity.md):
    windows with more than two unknown residues break a segment; the second stage removes at most 50 residues;
    of several segments found on the left only the last counts; logarithms of factorials have six decimals.
    """
    window = parameters.window
    if codes.size < window:
        return []
    bits = complexities(codes, parameters)
    high = np.flatnonzero((bits == _UNMEASURED) | (bits > parameters.hicut))
    low = np.flatnonzero((bits != _UNMEASURED) & (bits <= parameters.locut)).tolist()
    found: list[tuple[int, int]] = []
    free = 0
    for start in low:
        if start < free:
            continue
        place = int(np.searchsorted(high, start))
        first = max(int(high[place - 1]) + 1 if place else 0, free)
        last = int(high[place]) - 1 if place < high.size else bits.size - 1
        begin, end = (first + at for at in _least_probable(codes[first : last + window]))
        if start + window <= begin:
            left = segments(codes[first:begin], parameters)[-1:]
            found += [(first + left_begin, first + left_end) for left_begin, left_end in left]
        found.append((begin, end))
        free = min(last, end - 1) + 1
    return found


def complexities(
    codes: NDArray[np.uint8], parameters: SegParameters = NCBI_PARAMETERS
) -> NDArray[np.float64]:
    """Return K2 of every window, bits, float64[n - window + 1]; -1 where too much of it is unknown.

    codes : uint8[n], n at least the window
    """
    window = parameters.window
    result = np.empty(codes.size - window + 1)
    table = _entropy_terms(window)
    for first in range(0, result.size, _SLICE):
        part = codes[first : first + _SLICE + window - 1]
        below = np.zeros((part.size + 1, N_AMINO_ACIDS), np.int32)
        np.cumsum(part[:, None] == np.arange(N_AMINO_ACIDS), axis=0, out=below[1:])
        counts = np.sort(below[window:] - below[:-window], axis=1)
        total = counts.sum(axis=1)
        bits = np.zeros(total.size)
        for column in range(
            N_AMINO_ACIDS - 1, -1, -1
        ):  # largest count first, so that sums round as in NCBI's programs
            bits += table[total, counts[:, column]]
        bits = np.abs(bits / np.maximum(total, 1))
        bits[window - total > MAX_UNKNOWN] = _UNMEASURED
        result[first : first + bits.size] = bits
    return result


def _least_probable(raw: NDArray[np.uint8]) -> tuple[int, int]:
    """Return the subsegment, half-open, whose composition has the least probability P0 per sequence.

    For N letters and a subsegment of length L with counts n_i, r_k of which equal k::

        P0 = 1/N^L * L! / prod(n_i!) * N! / prod(r_k!)

    Candidates are all subsegments of more than one residue that are at most 50 residues shorter. Ties go to
    the longest, then to the leftmost.
    """
    length = raw.size
    begins, sizes = _subsegments(length)
    present = np.unique(raw[raw < N_AMINO_ACIDS])
    below = np.zeros((length + 1, present.size), np.int32)
    np.cumsum(raw[:, None] == present, axis=0, out=below[1:])
    counts = np.sort(below[begins + sizes] - below[begins], axis=1)
    factorials = _log_factorials(max(length.bit_length(), N_AMINO_ACIDS.bit_length()))
    # From the most frequent letter down, one run of letters with equal counts at a time. The order matters:
    # rounding decides between equally probable compositions, as it does in NCBI's programs.
    log_repeats = np.full(sizes.size, factorials[N_AMINO_ACIDS])
    log_orders = factorials[sizes]
    before = counts[:, -1]
    run = np.zeros(sizes.size, np.int64)
    for count in counts.T[::-1]:
        ends = count != before
        log_repeats -= np.where(ends, factorials[run], 0.0)
        run = np.where(ends, 1, run + 1)
        log_orders -= factorials[count]
        before = count
    absent = N_AMINO_ACIDS - present.size
    some = before > 0
    log_repeats -= np.where(some, factorials[run], 0.0)
    last = np.where(some, absent, run + absent)
    last[counts[:, -1] == 0] = 0  # all residues unknown: as in NCBI's programs
    log_p = log_repeats - factorials[last] + log_orders - sizes * math.log(N_AMINO_ACIDS)
    best = int(np.argmin(log_p))
    if not log_p[best] < 1:
        return 0, length
    return int(begins[best]), int(begins[best] + sizes[best])


@lru_cache(256)
def _subsegments(length: int) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """Return begins and sizes of the subsegments to try, long ones and left ones first."""
    shortest = max(1, length - MAX_TRIM)
    sizes = np.arange(length, shortest, -1)
    n_of_size = length - sizes + 1
    total = int(n_of_size.sum())
    firsts = np.repeat(np.cumsum(n_of_size) - n_of_size, n_of_size)
    begins = np.arange(total) - firsts
    return begins, np.repeat(sizes, n_of_size)


@cache
def _entropy_terms(window: int) -> NDArray[np.float64]:
    """Return count * log2(count / total), float64[window + 1 totals, window + 1 counts]."""
    table = np.zeros((window + 1, window + 1))
    for total in range(1, window + 1):
        for count in range(1, total + 1):
            table[total, count] = count * math.log(count / total) / math.log(2)
    return table


@cache
def _log_factorials(n_bits: int) -> NDArray[np.float64]:
    """Return ln 0! to ln (2^n_bits - 1)!, float64[2^n_bits], rounded to six decimals as in NCBI's table."""
    return np.array([round(math.lgamma(number + 1), 6) for number in range(1 << n_bits)])


def why_doubtful(share: float) -> str:
    """Return why low complexity, a percentage of the aligned query, makes a hit doubtful; '' if not."""
    if not share >= DOUBTFUL:  # nan where the hit is not aligned yet
        return ""
    return f"{percent_text(share)} % of the aligned query is of low complexity: the E-value is doubtful"
