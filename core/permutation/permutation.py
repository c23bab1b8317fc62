"""Permuted copies of a sequence: the same ones on every machine, engine and number of devices.

Copy k of a subject is made by random numbers that depend on the subject's residues, the seed and k alone:
there is no generator whose state could be advanced. Word w of copy k is output word w mod 4 of Philox4x32-10
(Salmon, Moraes, Dror and Shaw, "Parallel random numbers: as easy as 1, 2, 3", SC 2011) with

    key     = (low half, high half) of `subject_key`
    counter = (w // 4, k, attempt, 0)

Places i = 0, 1, … are filled from the inside out (Fisher and Yates; Durstenfeld, CACM 7:420, 1964): place i
takes what stands at place j, and j takes residue i of the subject. j, uniform on 0 … i, is the high half of
x (i + 1), where x is word i of attempt 0. Where the low half is below 2^32 mod (i + 1) that x is one too many
for its j, and x is word i of attempt 1, then 2, … (Lemire, "Fast random integer generation in an interval",
ACM TOMACS 29:3, 2019). Every place has words of its own, so places can be drawn in any order; all of it is
arithmetic on 32-bit integers and their 64-bit products, which is the same on GPUs.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np
import xxhash
from numpy.typing import NDArray

from swathe.core.system.compiled import compiled

MULTIPLIERS: Final = (0xD2511F53, 0xCD9E8D57)
KEY_STEPS: Final = (0x9E3779B9, 0xBB67AE85)
"""What is added to the key after each of the ten rounds."""
ROUNDS: Final = 10

_M0, _M1 = (np.uint64(multiplier) for multiplier in MULTIPLIERS)
_W0, _W1 = (np.uint32(step) for step in KEY_STEPS)
_HALF: Final = np.uint64(32)
_CHUNK: Final = 256
"""Quadruples of random words that are made at once: few enough for the first-level cache."""


def subject_key(residues: NDArray[np.uint8], seed: int) -> int:
    """Return the 64 bits that seed every random number of a subject's copies.

    XXH3-64 of the residue codes under the seed: equal sequences have equal copies, whatever file, record or
    list of hits they come from.

    Parameters
    ----------
    residues : uint8[n] codes of `core.sequences.alphabet`
    seed : 0 to 2^64 - 1
    """
    return xxhash.xxh3_64_intdigest(np.ascontiguousarray(residues).data, seed)


def permuted_copies(residues: NDArray[np.uint8], seed: int, first: int, behind: int) -> NDArray[np.uint8]:
    """Return copies `first` to `behind` - 1 of one subject.

    Parameters
    ----------
    residues : uint8[n] codes of `core.sequences.alphabet`
    seed : 0 to 2^64 - 1
    first, behind : 0 to 2^32

    Returns
    -------
    uint8[behind - first, n]
    """
    copies = np.empty((behind - first, residues.size), np.uint8)
    fill_copies(residues, subject_key(residues, seed), first, copies)
    return copies


def permuted_places(n: int, key: int, first: int, behind: int) -> NDArray[np.int64]:
    """Return the place that each residue of copies `first` to `behind` - 1 has in the source.

    Parameters
    ----------
    n : residues of the source
    key : its `subject_key`, or another 64 bits
    first, behind : 0 to 2^32

    Returns
    -------
    int64[behind - first, n]
    """
    copies = np.empty((behind - first, n), np.int64)
    _permute_places(np.arange(n), key & 0xFFFFFFFF, key >> 32, first, copies)
    return copies


def fill_copies(residues: NDArray[np.uint8], key: int, first: int, copies: NDArray[np.uint8]) -> None:
    """Write copies of one subject from number `first` on into the rows of `copies`, without the GIL.

    residues : uint8[n]; key : `subject_key`; copies : uint8[k, n], C-contiguous
    """
    _permute_residues(np.ascontiguousarray(residues), key & 0xFFFFFFFF, key >> 32, first, copies)


_Words = tuple[np.uint32, np.uint32, np.uint32, np.uint32]


@compiled(inline="always")
def _philox(c0: np.uint32, c1: np.uint32, c2: np.uint32, k0: np.uint32, k1: np.uint32) -> _Words:
    """Return the four words of the counter (c0, c1, c2, 0)."""
    c3 = np.uint32(0)
    for _ in range(ROUNDS):
        p0 = _M0 * np.uint64(c0)
        p1 = _M1 * np.uint64(c2)
        c0 = np.uint32(p1 >> _HALF) ^ c1 ^ k0
        c1 = np.uint32(p1)
        c2 = np.uint32(p0 >> _HALF) ^ c3 ^ k1
        c3 = np.uint32(p0)
        k0 = np.uint32(k0 + _W0)
        k1 = np.uint32(k1 + _W1)
    return c0, c1, c2, c3


@compiled
def random_words(
    key_low: int, key_high: int, copy: int, attempt: int, first: int, words: NDArray[np.uint32]
) -> None:
    """Write quadruples `first`, `first` + 1, … of a copy's random words into `words`, uint32[n, 4]."""
    k0, k1 = np.uint32(key_low), np.uint32(key_high)
    for b in range(words.shape[0]):
        w = _philox(np.uint32(first + b), np.uint32(copy), np.uint32(attempt), k0, k1)
        words[b, 0] = w[0]
        words[b, 1] = w[1]
        words[b, 2] = w[2]
        words[b, 3] = w[3]


@compiled(error_model="numpy")
def draw(key_low: int, key_high: int, copy: int, place: int) -> np.int64:
    """Return the place from 0 to `place` that `place` takes its residue from, whatever attempts it needs."""
    bound = np.uint64(place + 1)
    surplus = (np.uint64(1) << _HALF) % bound
    words = np.empty((1, 4), np.uint32)
    attempt = 0
    while True:
        random_words(key_low, key_high, copy, attempt, place // 4, words)
        product = np.uint64(words[0, place % 4]) * bound
        if np.uint64(np.uint32(product)) >= surplus:
            return np.int64(product >> _HALF)
        attempt += 1


@compiled
def _permute(residues: NDArray[Any], key_low: int, key_high: int, first: int, copies: NDArray[Any]) -> None:
    """Write copies from number `first` on into the rows of `copies`; see the module's description."""
    n = residues.size
    words = np.empty((_CHUNK, 4), np.uint32)
    for row in range(copies.shape[0]):
        copy = copies[row]
        for start in range(0, n, 4 * _CHUNK):
            stop = min(n, start + 4 * _CHUNK)
            block = words[: (stop - start + 3) // 4]
            random_words(key_low, key_high, first + row, 0, start // 4, block)
            for i in range(start, stop):
                bound = np.uint64(i + 1)
                product = np.uint64(block[(i - start) >> 2, (i - start) & 3]) * bound
                j = np.int64(product >> _HALF)
                # Only such low products can be surplus; which of them are takes a division.
                if np.uint64(np.uint32(product)) < bound:
                    j = draw(key_low, key_high, first + row, i)
                copy[i] = copy[j]
                copy[j] = residues[i]


@compiled(signature="void(uint8[::1], int64, int64, int64, uint8[:, ::1])")
def _permute_residues(residues, key_low, key_high, first, copies):  # type: ignore[no-untyped-def]
    _permute(residues, key_low, key_high, first, copies)


@compiled(signature="void(int64[::1], int64, int64, int64, int64[:, ::1])")
def _permute_places(places, key_low, key_high, first, copies):  # type: ignore[no-untyped-def]
    _permute(places, key_low, key_high, first, copies)
