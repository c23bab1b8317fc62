"""Copies permuted by the device's kernel are the processor's, integer by integer, in every layout."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from swathe.core.permutation.permutation import draw, permuted_copies, subject_key
from swathe.kernels import permute
from swathe.kernels.interleaved import PAD, group_up
from swathe.kernels.permute import PermutationSpec, ranges
from swathe.kernels.tiled import LETTERS, PADDING, letter_of, pair_up
from tests.kernels import cuda_on_cpu

pytestmark = cuda_on_cpu.needed
SHARED = 227 << 10


def spec_of(rng, lengths, counts, seed=1, firsts=None):
    """Return a spec of random subjects, and the copies that it stands for, from the processor."""
    columns, expected = [], []
    for k, (length, count) in enumerate(zip(sorted(lengths), counts, strict=True)):
        source = rng.integers(0, 27, length).astype(np.uint8)
        first = firsts[k] if firsts else int(rng.integers(0, 2**31))
        columns.append((source, subject_key(source, seed), first, count))
        expected += list(permuted_copies(source, seed, first, first + count))
    return PermutationSpec.of(*zip(*columns, strict=True)), expected


def launch(spec, layout, shared, first_word, steps, quads, out, order=0):
    image = spec.image()
    n = int(spec.begins[-1])
    covered = 0
    for piece in ranges(spec, layout, shared):
        assert piece.begin == covered
        assert piece.begin % 32 == 0
        covered = piece.end
        module = cuda_on_cpu.load(piece.build.source, piece.build.defines_map())
        module.launch(
            piece.build.entry, piece.grid, piece.build.threads, image, np.int32(spec.n_parts),
            np.int32(n), np.int32(piece.begin), np.int32(piece.end), first_word, steps, letter_of(), quads,
            out, shared=piece.build.shared_bytes, order=order,
        )  # fmt: skip
    assert covered == n


def plain(spec, shared=SHARED):
    out = np.zeros(int((spec.counts * spec.lengths).sum()), np.uint8)
    launch(spec, "plain", shared, None, None, None, out)
    return out


def interleaved(spec, lengths, shared=SHARED, order=0):
    """Return each copy as it stands in the words, after checking what is behind it."""
    groups = group_up(lengths)
    words = np.full(int(groups.first_word[-1]), 0xA5A5A5A5, np.uint32)
    quads = np.full(32 * groups.count, -5, np.int32)
    launch(spec, "interleaved", shared, groups.first_word[:-1].copy(), None, quads, words, order)
    copies = []
    for flat in range(32 * groups.count):
        subject = lengths.size - 1 - flat
        length = int(lengths[subject]) if subject >= 0 else 0
        assert quads[flat] == -(-length // 4)
        group = words[groups.first_word[flat // 32] : groups.first_word[flat // 32 + 1]].reshape(-1, 32)
        letters = np.ascontiguousarray(group[:, flat % 32]).view(np.uint8)
        assert (letters[length:] == PAD).all()
        if subject >= 0:
            copies.append(letters[:length])
    return copies[::-1]


def pairs(spec, lengths, shared=SHARED, order=0):
    """Return the words that kernels/layout.cu is to write, and those that were made."""
    steps, before = pair_up(lengths)
    first_word = before[:-1] + PADDING
    made = np.full((PADDING + int(before[-1]), 2), 0xA5A5A5A5, np.uint32)
    launch(spec, "pairs", shared, first_word, steps, None, made, order)
    copies = np.split(plain(spec), np.cumsum(lengths)[:-1])
    residues = np.concatenate(copies)
    offsets = np.concatenate(([0], np.cumsum(lengths, dtype=np.int64)))
    wanted = np.zeros_like(made)
    cuda_on_cpu.load("layout.cu", {"LETTERS": LETTERS}).launch(
        "lay_out", -(-steps.size // 8), 256, residues, offsets, np.int32(lengths.size), letter_of(),
        first_word, steps, np.int32(steps.size), wanted,
    )  # fmt: skip
    return wanted, made


def lengths_of(spec):
    return np.repeat(spec.lengths.astype(np.int32), spec.counts)


CASES = (
    ((1,), (1,)),
    ((1, 2, 3, 4, 5), (3, 1, 40, 7, 2)),
    ((31, 33, 64, 200), (64, 5, 33, 31)),
    ((5, 120, 121), (70, 1, 1)),
    ((400,), (100,)),
)
FAR = 4096
"""So little shared memory that copies beyond 32 residues are shuffled in their places."""


@pytest.mark.parametrize(
    "shared", [pytest.param(SHARED, id="near", marks=pytest.mark.long), pytest.param(FAR, id="far")]
)
@pytest.mark.parametrize(("lengths", "counts"), CASES)
def test_copies_are_the_processors_in_every_layout(lengths, counts, shared) -> None:
    spec, expected = spec_of(np.random.default_rng(sum(lengths)), lengths, counts)
    assert (plain(spec, shared) == np.concatenate(expected)).all()
    sizes = lengths_of(spec)
    for found, wanted in zip(interleaved(spec, sizes, shared, order=3), expected, strict=True):
        assert (found == wanted).all()
    wanted, made = pairs(spec, sizes, shared, order=4)
    assert (made == wanted).all()


@settings(max_examples=25, deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
@given(st.data())
def test_any_copies(data) -> None:
    rng = np.random.default_rng(data.draw(st.integers(0, 2**32)))
    lengths = data.draw(st.lists(st.integers(1, 90), min_size=1, max_size=6))
    counts = [data.draw(st.integers(1, 50)) for _ in lengths]
    spec, expected = spec_of(rng, lengths, counts, data.draw(st.integers(0, 2**64 - 1)))
    shared = data.draw(st.sampled_from([SHARED, FAR, 2048]))
    begin = data.draw(st.integers(0, len(expected) - 1))
    end = data.draw(st.integers(begin + 1, len(expected)))
    spec, expected = spec.cut(begin, end), expected[begin:end]
    sizes = lengths_of(spec)
    assert sizes.tolist() == [copy.size for copy in expected]
    assert (np.concatenate(interleaved(spec, sizes, shared)) == np.concatenate(expected)).all()
    wanted, made = pairs(spec, sizes, shared)
    assert (plain(spec) == np.concatenate(expected)).all()
    assert (made == wanted).all()


def test_places_that_need_another_attempt() -> None:
    """Surplus words are one in 2^32 / length: take a copy that has one, found by looking for it."""
    length = 5000
    source = (np.arange(length) % 27).astype(np.uint8)
    key = subject_key(source, 1)
    copy = next(k for k in range(2000) if _needs_another_attempt(key, k, length))
    spec = PermutationSpec.of([source], [key], [copy], [1])
    assert (plain(spec) == permuted_copies(source, 1, copy, copy + 1)[0]).all()
    assert draw(key & 0xFFFFFFFF, key >> 32, copy, 4999) < 5000


def _needs_another_attempt(key, copy, length):
    from swathe.core.permutation.permutation import random_words

    words = np.empty((-(-length // 4), 4), np.uint32)
    random_words(key & 0xFFFFFFFF, key >> 32, copy, 0, 0, words)
    bounds = np.arange(1, length + 1, dtype=np.uint64)
    low = (words.reshape(-1)[:length] * bounds) & np.uint64(0xFFFFFFFF)
    return bool((low < np.uint64(1 << 32) % bounds).any())


def test_launches_take_copies_of_about_the_same_length() -> None:
    lengths = (10, 100, 300, 400, 2000, 40_000)
    spec = PermutationSpec.of([np.zeros(n, np.uint8) for n in lengths], lengths, [0] * 6, [1000] * 6)
    found = ranges(spec, "pairs", SHARED)
    assert [piece.build.threads for piece in found] == [128, 128, 32, 32, 32, 32]
    sizes = np.sort(lengths_of(spec))[::-1]
    for piece in found:
        if piece.build.shared_bytes:
            assert piece.build.shared_bytes >= 32 * sizes[piece.begin]
            assert piece.build.shared_bytes <= 1.25 * 32 * sizes[piece.begin] + 1024
    assert not any(piece.build.shared_bytes for piece in ranges(spec, "plain", SHARED))


def test_identity_tells_copies_apart() -> None:
    source = np.zeros(5, np.uint8)
    one, other = (PermutationSpec.of([source], [1], [first], [5]) for first in (0, 5))
    assert one.identity != other.identity
    assert one.identity == PermutationSpec.of([source.copy()], [1], [0], [5]).identity
    assert permute.all_builds((9, 0))
