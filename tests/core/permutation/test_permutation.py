"""Permuted copies: the published random numbers, unbiased shuffles, and nothing they depend on but k."""

from __future__ import annotations

import math
from collections import Counter
from itertools import permutations, product

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from scipy.special import chdtrc

from swathe.core.permutation.permutation import (
    KEY_STEPS,
    MULTIPLIERS,
    draw,
    permuted_copies,
    random_words,
    subject_key,
)

MASK = 0xFFFFFFFF
SURPRISING = 1e-4
"""A test whose statistic is less likely than this fails; all of them are of fixed seeds."""


def philox(counter: tuple[int, int, int, int], key: tuple[int, int]) -> tuple[int, ...]:
    """Philox4x32-10 as the paper's Figure 2 has it, in Python's own numbers."""
    c0, c1, c2, c3 = counter
    k0, k1 = key
    for _ in range(10):
        p0, p1 = MULTIPLIERS[0] * c0, MULTIPLIERS[1] * c2
        c0, c1, c2, c3 = (p1 >> 32) ^ c1 ^ k0, p1 & MASK, (p0 >> 32) ^ c3 ^ k1, p0 & MASK
        k0, k1 = (k0 + KEY_STEPS[0]) & MASK, (k1 + KEY_STEPS[1]) & MASK
    return c0, c1, c2, c3


def place_taken(key: int, copy: int, place: int) -> tuple[int, int]:
    """Where a place takes its residue from, and after how many attempts."""
    attempt = 0
    while True:
        words = philox((place // 4, copy, attempt, 0), (key & MASK, key >> 32))
        x = words[place % 4] * (place + 1)
        if x & MASK >= 2**32 % (place + 1):
            return x >> 32, attempt
        attempt += 1


def copy_of(residues: np.ndarray, seed: int, k: int) -> list[int]:
    """The definition in the module's first lines, word for word."""
    key = subject_key(residues, seed)
    copy = list(residues.tolist())
    for place, residue in enumerate(residues.tolist()):
        j, _ = place_taken(key, k, place)
        copy[place] = copy[j]
        copy[j] = residue
    return copy


def chi_square_p(observed: np.ndarray, expected: float, degrees: int) -> float:
    statistic = float(((observed - expected) ** 2 / expected).sum())
    return float(chdtrc(degrees, statistic))


@pytest.mark.parametrize(
    ("counter", "key", "words"),
    [
        ((0, 0, 0, 0), (0, 0), (0x6627E8D5, 0xE169C58D, 0xBC57AC4C, 0x9B00DBD8)),
        ((MASK,) * 4, (MASK,) * 2, (0x408F276D, 0x41C83B0E, 0xA20BC7C6, 0x6D5451FD)),
        (
            (0x243F6A88, 0x85A308D3, 0x13198A2E, 0x03707344),
            (0xA4093822, 0x299F31D0),
            (0xD16CFE09, 0x94FDCCEB, 0x5001E420, 0x24126EA1),
        ),
    ],
)
def test_the_generator_is_the_published_one(counter, key, words) -> None:
    """The known answers that come with Random123."""
    assert philox(counter, key) == words


def test_words_are_the_generators() -> None:
    words = np.empty((5, 4), np.uint32)
    for key_low, key_high, copy, attempt, first in ((0, 0, 0, 0, 0), (1, MASK, 99_999, 3, 2**29)):
        random_words(key_low, key_high, copy, attempt, first, words)
        expected = [philox((first + b, copy, attempt, 0), (key_low, key_high)) for b in range(5)]
        assert words.tolist() == [list(row) for row in expected]


@pytest.mark.parametrize("n", [1, 2, 3, 4, 5, 31, 1023, 1024, 1025, 2500])
def test_copies_are_those_of_the_definition(n: int) -> None:
    residues = np.random.default_rng(n).integers(0, 25, n).astype(np.uint8)
    copies = permuted_copies(residues, 7, 3, 6)
    assert copies.tolist() == [copy_of(residues, 7, k) for k in range(3, 6)]


def test_surplus_products_are_drawn_again() -> None:
    """Of 2^31 + 2 places nearly half of all products are surplus; of those of proteins one in millions."""
    attempts = Counter()
    for place in (2**31 + 1, 3 * 2**30, 1_431_655_765):
        for copy in range(200):
            expected, attempt = place_taken(0x0123456789ABCDEF, copy, place)
            assert draw(0x89ABCDEF, 0x01234567, copy, place) == expected <= place
            attempts[attempt] += 1
    assert attempts[0] > 100
    assert sum(attempts.values()) - attempts[0] > 100
    assert max(attempts) >= 3


@given(st.integers(0, 60), st.integers(0, 2**64 - 1), st.integers(0, 2**31), st.integers(1, 4))
@settings(derandomize=True, deadline=None, max_examples=60)
def test_copies_hold_the_same_residues_and_depend_on_nothing_else(n, seed, first, count) -> None:
    residues = np.random.default_rng(n).integers(0, 27, n).astype(np.uint8)
    copies = permuted_copies(residues, seed, first, first + count)
    assert (np.sort(copies, axis=1) == np.sort(residues)).all()
    for k in range(count):
        alone = permuted_copies(residues[::1].copy(), seed, first + k, first + k + 1)
        assert (alone[0] == copies[k]).all()


def test_seed_subject_and_number_each_matter() -> None:
    residues = np.arange(25, dtype=np.uint8)
    other = residues[::-1].copy()
    rows = [
        permuted_copies(source, seed, k, k + 1)[0].tobytes()
        for source, seed, k in product((residues, other), (0, 1, 2**64 - 1), (0, 1, 99_999))
    ]
    assert len(set(rows)) == len(rows)


@pytest.mark.parametrize(
    ("n", "copies"), [(2, 20_000), (3, 60_000), (4, 120_000), (5, 240_000), (6, 720_000)]
)
def test_all_permutations_of_short_sequences_are_as_likely(n: int, copies: int) -> None:
    rows = permuted_copies(np.arange(n, dtype=np.uint8), 1, 0, copies)
    codes = rows @ (n ** np.arange(n)).astype(np.int64)
    found, counts = np.unique(codes, return_counts=True)
    wanted = sorted(sum(c * n**i for i, c in enumerate(p)) for p in permutations(range(n)))
    assert found.tolist() == wanted
    p = chi_square_p(counts, copies / math.factorial(n), math.factorial(n) - 1)
    assert SURPRISING < p < 1 - SURPRISING


@pytest.mark.parametrize("n", [7, 40, 250])
def test_every_residue_is_as_likely_at_every_place(n: int) -> None:
    copies = 40_000
    rows = permuted_copies(np.arange(n, dtype=np.uint8), 2, 0, copies)
    table = np.stack([np.bincount(rows[:, place], minlength=n) for place in range(n)])
    p = chi_square_p(table, copies / n, (n - 1) ** 2)
    assert SURPRISING < p < 1 - SURPRISING


@pytest.mark.long
def test_places_across_the_borders_of_blocks_are_as_likely() -> None:
    """Words are made 1,024 at a time: what stands just before and behind that border goes everywhere."""
    n, copies = 2_100, 20_000
    for marked in (0, 1_023, 1_024, 2_048, n - 1):
        residues = np.zeros(n, np.uint8)
        residues[marked] = 1
        places = permuted_copies(residues, 3, 0, copies).argmax(axis=1)
        p = chi_square_p(np.bincount(places // 30, minlength=n // 30), copies * 30 / n, n // 30 - 1)
        assert SURPRISING < p < 1 - SURPRISING, marked


def test_neighbouring_copies_and_subjects_are_independent() -> None:
    copies = 72_000
    first = permuted_copies(np.arange(3, dtype=np.uint8), 4, 0, copies)
    second = permuted_copies(np.array([0, 1, 2, 3], np.uint8), 4, 0, copies)
    one = first @ np.array([9, 3, 1])
    for other in (np.roll(one, 1), second @ np.array([64, 16, 4, 1])):
        table = np.unique(np.stack([one, other]), axis=1, return_counts=True)[1]
        cells = len(set(one)) * len(set(other))
        assert table.size == cells
        assert SURPRISING < chi_square_p(table, copies / cells, cells - 1) < 1 - SURPRISING


def test_the_tests_would_see_a_biased_shuffle() -> None:
    """Exchanging every place with any place, as is often done, is not uniform."""
    rng = np.random.default_rng(5)
    n, copies = 4, 120_000
    rows = np.tile(np.arange(n), (copies, 1))
    for i in range(n):
        j = rng.integers(0, n, copies)
        rows[np.arange(copies), i], rows[np.arange(copies), j] = (
            rows[np.arange(copies), j].copy(),
            rows[np.arange(copies), i].copy(),
        )
    counts = np.unique(rows @ np.array([64, 16, 4, 1]), return_counts=True)[1]
    assert chi_square_p(counts, copies / 24, 23) < 1e-12


def test_equal_sequences_have_equal_copies_wherever_they_are() -> None:
    residues = np.arange(20, dtype=np.uint8)
    inside = np.concatenate([residues[:3], residues, residues])[3:23]
    assert subject_key(residues, 9) == subject_key(inside, 9)
    strided = np.repeat(residues, 2)[::2]
    assert (permuted_copies(strided, 9, 0, 5) == permuted_copies(residues, 9, 0, 5)).all()
