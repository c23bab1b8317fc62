"""The intra-task methods: their real kernels on the processor, and how work and memory are cut."""

from __future__ import annotations

import itertools
from dataclasses import replace

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from swathe.core.cuda.published.intra_task import AntiDiagonal, Strips
from swathe.core.errors import DeviceMemoryError
from swathe.core.scoring.scheme import ScoringScheme
from swathe.core.sequences.alphabet import AS_SCORED, CODE_X, N_CODES
from swathe.kernels.inter_task import gap_costs, profile
from swathe.kernels.intra_task import (
    LETTERS,
    ROWS,
    cells_of_diagonals,
    cells_of_steps,
    cut_query,
    diagonal_build,
    launch_ends,
    plain_profile,
    strips_build,
)
from tests.core.cuda.fake_session import Fleet, fake_device
from tests.kernels import cuda_on_cpu
from tests.kernels.run_method import scores_by
from tests.memory_database import MemoryDatabase
from tests.oracle import smith_waterman

BLOSUM62 = ScoringScheme.load("BLOSUM62")
METHODS = (AntiDiagonal, Strips)


def random_codes(rng, n, top=N_CODES):
    return rng.integers(0, top, n).astype(np.uint8)


def extreme(seed, gap_open, gap_extend, high=60):
    """Return a scheme whose scores are `high` and -`high` at random, U's and O's those of X."""
    matrix = np.where(np.random.default_rng(seed).random((N_CODES, N_CODES)) < 0.4, high, -high)
    matrix = matrix[AS_SCORED][:, AS_SCORED]  # as every scheme has it
    return ScoringScheme("extreme", matrix.astype(np.int8), gap_open, gap_extend)


def check(method, query, sequences, scheme=BLOSUM62, options=None, **keywords):
    query, database = np.asarray(query, np.uint8), MemoryDatabase(sequences)
    scores = scores_by(method, database, query, scheme, options, **keywords)
    matrix = scheme.matrix.tolist()
    assert scores.tolist() == [
        smith_waterman(query.tolist(), database.codes(i).tolist(), matrix, scheme.gap_open, scheme.gap_extend)
        for i in range(database.n_sequences)
    ]


@cuda_on_cpu.needed
@pytest.mark.parametrize("method", METHODS)
class TestScores:
    @pytest.mark.parametrize("rows", [1, 4, 31, 33])
    def test_short_subjects(self, method, rows) -> None:
        rng = np.random.default_rng(rows)
        check(method, random_codes(rng, rows), [random_codes(rng, n) for n in (1, 2, 3, 4, 5, 31, 32, 33)])

    @pytest.mark.parametrize("rows", [255, 256, 257, 300])
    def test_several_strips_resumed_anywhere(self, method, rows) -> None:
        rng = np.random.default_rng(rows)
        sequences = [random_codes(rng, n, 6) for n in (1, 130, 131, 133, 150)]
        options = {"threads": 32, "rows": 4} if rows < 300 else {"threads": 32}
        check(
            method, random_codes(rng, rows, 6), sequences, extreme(1, 7, 1, 6), options,
            cells_per_launch=9_000,
        )  # fmt: skip

    @pytest.mark.parametrize("shared_bytes", [24 * 71, 24 * 71 - 1])
    def test_rows_with_and_without_room_in_shared_memory(self, method, shared_bytes) -> None:
        rng = np.random.default_rng(71)
        device = replace(fake_device(memory_bytes=1 << 30), shared_bytes=shared_bytes)
        if method is Strips:
            device = replace(device, shared_bytes=shared_bytes + (32 << 10))
        sequences = [random_codes(rng, n, 6) for n in (1, 69, 70, 71, 150)]
        for cells in (1, 20_000, 1 << 30):
            check(
                method, random_codes(rng, 70, 6), sequences, extreme(1, 7, 1, 6),
                cells_per_launch=cells, device=device,
            )  # fmt: skip

    @pytest.mark.parametrize("costs", [(0, 0), (3, 0), (100, 10), (10_000, 10_000)])
    def test_gap_costs(self, method, costs) -> None:
        rng = np.random.default_rng(4)
        for scheme in (extreme(5, *costs), ScoringScheme("BLOSUM62", BLOSUM62.matrix, *costs)):
            check(method, random_codes(rng, 40, 6), [random_codes(rng, n, 6) for n in (7, 40, 90)], scheme)

    def test_unknown_and_rare_residues(self, method) -> None:
        check(method, [CODE_X] * 9 + [26, 25, 24], [[CODE_X] * 20, [26] * 17, [25, 24, 23], [0] * 40])

    @pytest.mark.parametrize("low", [-60, -128])
    def test_nothing_matches(self, method, low) -> None:
        scheme = ScoringScheme("low", np.full((N_CODES, N_CODES), low, np.int8), 1, 1)
        check(method, [1, 2, 3], [[4], [1, 2, 3], [0] * 41], scheme)

    @settings(max_examples=15, deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
    @given(st.data())
    def test_anything(self, method, data) -> None:
        rng = np.random.default_rng(data.draw(st.integers(0, 2**32)))
        top = data.draw(st.sampled_from([2, 4, 20, N_CODES]))
        query = random_codes(rng, data.draw(st.integers(1, 300)), top)
        lengths = data.draw(st.lists(st.integers(1, 120), min_size=1, max_size=3))
        costs = data.draw(st.tuples(st.integers(0, 12), st.integers(0, 3)))
        options = {
            "rows": data.draw(st.sampled_from(ROWS)),
            "threads": data.draw(st.sampled_from([32, 64])),
        }
        check(
            method, query, [random_codes(rng, n, top) for n in lengths], extreme(len(query), *costs, high=5),
            options, cells_per_launch=data.draw(st.sampled_from([3_000, 20_000, 1 << 30])),
            budget=data.draw(st.sampled_from([40_000, 1 << 20])),
        )  # fmt: skip

    def test_position_specific_scores_of_16_bits(self, method) -> None:
        rng = np.random.default_rng(7)
        m, n = 140, 3
        table = rng.integers(-900, 700, (m, N_CODES)).astype(np.int16)
        database = MemoryDatabase([random_codes(rng, k) for k in (20, 61, 75)])
        residues = np.concatenate((database.residues, np.zeros(16, np.uint8)))
        gaps, scores = gap_costs(500, 30), np.zeros(n, np.int32)
        subjects = residues, database.offsets, np.int32(n)
        steps = np.int64(0), np.int64(1 << 40)
        if method is AntiDiagonal:
            made = diagonal_build(16, 64)
            state = np.full(6 * (m + 1) * n, -77, np.int32)
            rest = plain_profile(table), np.int32(m), gaps, *steps, state, scores
        else:
            cut = cut_query(m, 4, 16, 32, 48 << 10)
            assert cut.count == 2
            made = strips_build(4, 16, cut.threads, cut.shared_bytes)
            kept = np.zeros(n * cut.register_bytes, np.uint8)
            boundary = np.zeros((2 * (residues.size // 4 + n), 4), np.uint32)
            rest = cut.profile(profile(table)), np.int32(cut.count), gaps, *steps, kept, boundary, scores
        cuda_on_cpu.load(made.source, made.defines_map()).launch(
            made.entry, n, made.threads, *subjects, *rest, shared=made.shared_bytes
        )
        assert scores.tolist() == [
            smith_waterman(range(m), database.codes(i).tolist(), table.tolist(), 500, 30) for i in range(n)
        ]

    def test_memory(self, method) -> None:
        session = Fleet().open(fake_device(memory_bytes=1 << 30, multiprocessors=132))
        made = method(session, np.zeros(60_000, np.uint8), BLOSUM62, {})
        lengths = np.full(1000, 36_000, np.int32)
        assert made.take(lengths, 1 << 40) == 1000
        assert 1 <= made.take(lengths, 4 << 20) < 20
        with pytest.raises(DeviceMemoryError, match=r"A subject of 36,000 residues and a query of 60,000"):
            made.take(lengths, 100_000)
        assert method.why_not(60_000, BLOSUM62, session.device, {}) == ""
        made.close()
        session.close()


class TestCuts:
    @pytest.mark.parametrize("shared_bytes", [48 << 10, 64 << 10, 99 << 10, 163 << 10, 227 << 10])
    @pytest.mark.parametrize("score_bits", [8, 16])
    @pytest.mark.parametrize("rows", ROWS)
    def test_strips_fit_every_device(self, shared_bytes, score_bits, rows) -> None:
        for m in (1, rows, 144, 1024, 2048, 2049, 5478, 60_000):
            cut = cut_query(m, rows, score_bits, 512, shared_bytes)
            assert cut.shared_bytes <= shared_bytes
            assert 32 <= cut.threads <= 512
            assert cut.threads % 32 == 0
            assert (cut.count - 1) * cut.threads * rows < m <= cut.count * cut.threads * rows

    def test_a_strips_profile_is_in_the_order_of_its_threads(self) -> None:
        rng = np.random.default_rng(3)
        table = rng.integers(-9, 9, (300, N_CODES)).astype(np.int8)
        cut = cut_query(300, 8, 8, 32, 48 << 10)
        laid = cut.profile(profile(table))
        assert laid.shape == (2, 2, LETTERS, 32, 4)
        for row in (0, 3, 4, 255, 256, 299):
            strip, inside = divmod(row, 256)
            k, r = divmod(inside, 8)
            assert (laid[strip, r // 4, :N_CODES, k, r % 4] == table[row]).all()
        assert (laid[1, :, :, 6:] == -128).all()
        assert (laid[:, :, N_CODES:] == -128).all()

    @settings(max_examples=60, deadline=None, derandomize=True)
    @given(st.integers(1, 20), st.dictionaries(st.integers(1, 20), st.integers(1, 5), min_size=1, max_size=3))
    def test_cells_of_diagonals(self, m, subjects) -> None:
        lengths = np.array(sorted(subjects))
        counts = np.array([subjects[n] for n in lengths])
        done = cells_of_diagonals(m, lengths, counts)
        for diagonals in range(m + int(lengths[-1]) + 3):
            cells = [sum(i + j < diagonals for i in range(m) for j in range(n)) for n in lengths]
            assert done(diagonals) == (cells * counts).sum()

    def test_cells_of_steps_are_done_evenly(self) -> None:
        done = cells_of_steps(np.array([10, 10, 40]), np.array([100, 50, 1_000]))
        assert [done(step) for step in (0, 1, 5, 10, 11, 20, 40, 41)] == [
            0, 40, 200, 400, 425, 650, 1_150, 1_150,
        ]  # fmt: skip

    def test_launches_are_as_large_as_they_may(self) -> None:
        ends = launch_ends(100, lambda step: step * step, 1000, 40)
        assert ends[0] == (31, 961)
        assert ends[-1] == (100, 10_000)
        assert all(b > a for (a, _), (b, _) in itertools.pairwise(ends))
        assert launch_ends(100, lambda step: step, 1000, 40) == [(40, 40), (80, 80), (100, 100)]
        assert len(launch_ends(7, lambda step: step, 0, 40)) == 7
