"""Choosing forms and builds, and what the host lays out for them: pure functions, no GPU."""

from __future__ import annotations

import numpy as np
import pytest

from swathe.core.scoring.scheme import ScoringScheme
from swathe.core.sequences.alphabet import AS_SCORED, N_CODES, encode
from swathe.kernels import tiled
from swathe.kernels.tiled import FOLDED, FORMS, GENERAL, HALF, LETTERS, WIDE, Build

TURING, AMPERE, ADA, HOPPER, BLACKWELL = (7, 5), (8, 0), (8, 9), (9, 0), (12, 0)


@pytest.mark.parametrize(
    ("matrix", "gap_open", "gap_extend", "folded"),
    [
        ("BLOSUM62", 11, 1, True),
        ("BLOSUM45", 14, 2, True),
        ("PAM250", 15, 2, True),
        ("BLOSUM62", 3, 1, True),  # the lowest score is -4: -4 + 4 = 0
        ("BLOSUM62", 2, 1, False),
        ("BLOSUM62", 0, 1, False),
        ("PAM30", 9, 1, False),  # -17 + 10
        ("BLOSUM62", 60, 4, True),
        ("BLOSUM62", 60, 5, False),  # -65 twice is no signed byte
        ("PAM30", 63, 1, True),
        ("BLOSUM62", 100, 10, False),
    ],
)
@pytest.mark.parametrize("capability", [TURING, AMPERE, ADA, HOPPER, BLACKWELL])
def test_form_follows_matrix_costs_and_device(matrix, gap_open, gap_extend, folded, capability) -> None:
    scheme = ScoringScheme.load(matrix, gap_open, gap_extend)
    form = tiled.choose_form(scheme.lowest, scheme.highest, gap_open, gap_extend, capability)
    quick = HALF if capability in (AMPERE, ADA) else FOLDED
    assert form is (quick if folded else GENERAL)
    assert capability >= form.capability


def test_every_build_a_device_may_choose_is_listed() -> None:
    scheme = ScoringScheme.load("BLOSUM62", 11, 1)
    for capability in (TURING, AMPERE, ADA, HOPPER, BLACKWELL):
        builds = set(tiled.all_builds(capability))
        form = tiled.choose_form(scheme.lowest, scheme.highest, 11, 1, capability)
        for chosen in (form, GENERAL, WIDE):
            for shape in chosen.shapes:
                for m in (1, 144, 375, 5_478, 60_000):
                    assert tiled.choose_build(chosen, shape, m) in builds


@pytest.mark.parametrize(
    ("shared_kib", "group", "rows"), [(48, None, None), (64, 2, 24), (99, 2, 24), (163, 2, 36), (227, 4, 36)]
)
def test_pairs_are_looked_up_together_as_far_as_shared_memory_allows(shared_kib, group, rows) -> None:
    shapes = tiled.shapes_of(FOLDED, shared_kib << 10)
    assert [(shape.group, max(shape.rows)) for shape in shapes if shape.pairs] == (
        [(group, rows)] if group else []
    )
    assert [shape.group for shape in shapes if not shape.pairs] == [4, 8, 16, 32]
    for shape in shapes:
        for count in shape.rows:
            assert Build(FOLDED, shape.group, count, shape.pairs).shared_bytes <= shared_kib << 10
    assert not any(
        shape.pairs for shape in (*tiled.shapes_of(GENERAL, 1 << 20), *tiled.shapes_of(WIDE, 1 << 20))
    )


def test_short_queries_have_groups_of_their_own() -> None:
    def smallest(m: int, form: tiled.Form = FOLDED, shared_bytes: int = 227 << 10) -> tuple[int, int]:
        first = tiled.builds_for(form, shared_bytes, m)[0]
        return first.group, first.rows

    assert [smallest(m) for m in (1, 8, 9, 30, 36)] == [(1, 8), (1, 8), (1, 12), (1, 32), (1, 36)]
    assert [smallest(m) for m in (37, 48, 72, 73, 5_478)] == [(2, 20), (2, 24), (2, 36), (4, 24), (4, 36)]
    assert [smallest(m, WIDE) for m in (32, 96, 97, 144, 192, 193, 384, 385, 769)] == [
        (4, 8), (4, 24), (4, 16), (4, 20), (4, 24), (8, 16), (8, 24), (16, 16), (32, 16)
    ]  # fmt: skip
    for m in (1, 97, 144, 222, 375, 464, 768):
        assert all(build.passes(m) <= 2 or build.group == 32 for build in tiled.builds_for(WIDE, 1 << 17, m))
    assert smallest(30, HALF) == (1, 32)
    assert smallest(30, GENERAL) == (4, 20)
    assert smallest(30, FOLDED, 48 << 10) == (4, 20), "a table of 36 rows has no room"


def test_the_wide_build_is_the_quickest_for_few_subjects_and_the_cheapest_for_many() -> None:
    device = 132 * 512

    def chosen(m: int, units: int) -> tuple[int, int]:
        build = tiled.choose_wide_build(m, units, device)
        return build.group, build.rows

    assert chosen(60, 1) == chosen(60, 100_000) == (4, 16)
    assert chosen(144, 1) == (16, 16)
    assert chosen(144, 8_000) == (8, 20)
    assert chosen(144, 100_000) == (4, 20)
    assert chosen(1_000, 1) == chosen(1_000, 100_000) == (32, 16)
    for m in (1, 80, 333, 5_478):
        for units in (1, 5_000, 1_000_000):
            build = tiled.choose_wide_build(m, units, device)
            assert build.form is WIDE and build.passes(m) * build.rows_per_pass >= m


@pytest.mark.parametrize("shape", FOLDED.shapes, ids=lambda s: f"{s.group}x{s.rows}{s.pairs}")
@pytest.mark.parametrize("m", [1, 31, 80, 81, 144, 189, 464, 1_000, 5_478, 60_000])
def test_build_wastes_little(shape, m: int) -> None:
    build = tiled.choose_build(FOLDED, shape, m)
    assert build.passes(m) * build.rows_per_pass >= m
    assert (build.passes(m) - 1) * build.rows_per_pass < m
    for rows in shape.rows:
        other = Build(FOLDED, shape.group, rows, shape.pairs)
        assert build.passes(m) * build.step_rows <= other.passes(m) * other.step_rows


@pytest.mark.parametrize("folded", [False, True])
@pytest.mark.parametrize("m", [1, 4, 147])
def test_profile_holds_each_score_where_the_kernel_looks(folded: bool, m: int) -> None:
    scheme = ScoringScheme.load("BLOSUM62", 11, 1)
    query = np.concatenate([encode("MKWVUOXBZJ*ARND"), np.arange(N_CODES, dtype=np.uint8)])
    query = np.tile(query, 5)[:m]
    rows = tiled.query_profile(scheme.table(query), 11, 1, folded=folded)
    assert rows.shape == (LETTERS, tiled.profile_stride(m))
    assert m <= rows.shape[1] < m + 4
    first, padding = (12, 0) if folded else (0, -128)
    assert (rows[: LETTERS - 1, :m] == scheme.matrix[query][:, : LETTERS - 1].T + first).all()
    assert (rows[LETTERS - 1] == padding).all()
    assert (rows[:, m:] == padding).all()


def test_letters_fold_what_scores_alike() -> None:
    letters = tiled.letter_of()
    assert letters[: LETTERS - 1].tolist() == list(range(LETTERS - 1))
    assert (letters[:N_CODES] == AS_SCORED).all()
    assert (letters[N_CODES:] == tiled.PADDING_LETTER).all()


@pytest.mark.parametrize("folded", [True, False])
def test_a_profile_is_its_codes_translated(folded) -> None:
    scheme = ScoringScheme.load("BLOSUM62")
    codes = np.random.default_rng(3).integers(0, N_CODES, 41).astype(np.uint8)
    rows = tiled.query_profile(scheme.table(codes), 11, 1, folded=folded)
    maps = tiled.profile_maps(scheme.matrix, 11, 1, folded=folded)
    residues = codes.tobytes().ljust(tiled.profile_stride(codes.size), b"\xff")
    assert [residues.translate(each) for each in maps] == [row.tobytes() for row in rows]


@pytest.mark.parametrize("form", FORMS, ids=lambda form: form.name)
def test_maxima_are_read_back(form) -> None:
    zero = 13 if form.folded else 0
    scores = np.array([[0, 7], [100, form.limit - zero], [form.limit - zero + 1, 3]])
    if form.lanes == 16:
        best = ((scores[:, 0] + zero) | ((scores[:, 1] + zero) << 16)).astype(np.uint32)
    else:
        scores = scores.reshape(-1, 1)
        best = (scores[:, 0] + zero).astype(np.uint32)
    assert tiled.zero_of(form, 11, 1) == zero
    read = tiled.lanes_of(form, best)
    assert (read.astype(np.int32) - zero).tolist() == scores.tolist()
    assert (read > form.limit).tolist() == (scores > form.limit - zero).tolist()


def test_costs_are_what_lanes_add() -> None:
    for form in (FOLDED, HALF, GENERAL):
        first, extend, plain, *as_bytes, zero, start = (int(value) for value in tiled.costs(form, 11, 1))
        assert (zero & 0xFFFF, start & 0xFFFF) == ((13, 1) if form.folded else (0, 0))
        assert zero >> 16 == zero & 0xFFFF
        if form is HALF:
            assert (first, extend) == (0x800C800C, 0x80018001)
        elif form is GENERAL:
            assert (first, extend) == (0xFFF4FFF4, 0xFFFFFFFF)
        else:
            assert (0x00500050 + first) & 0xFFFFFFFF == 0x00440044
            assert plain == -65537 & 0xFFFFFFFF
            assert [(pair & 0xFF, pair >> 8) for pair in as_bytes] == [(256 - 12, 256 - 24), (255, 254)]
    assert tiled.costs(WIDE, 11, 1).view(np.int32).tolist() == [-12, -1, 0, 0, 0, 0, 0]
