"""The quad-lane method: its real kernels on the processor, the paper's rules, and lanes that overflow."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from swathe.core.cuda.occupancy import Multiprocessor
from swathe.core.cuda.published.method import BEYOND
from swathe.core.cuda.published.quad_lane import QuadLane
from swathe.core.errors import DeviceMemoryError
from swathe.core.scoring.scheme import ScoringScheme
from swathe.core.sequences.alphabet import AS_SCORED, CODE_X, N_CODES
from swathe.kernels import quad_lane
from swathe.kernels.quad_lane import (
    CODES,
    PAD,
    PROFILES,
    ROWS,
    biased_table,
    costs,
    group_up,
    is_static,
    longest_for_variant,
    most_blocks,
)
from tests.core.cuda.fake_session import FakeKernel, Fleet, fake_device
from tests.kernels import cuda_on_cpu
from tests.kernels.run_method import scores_by
from tests.memory_database import MemoryDatabase
from tests.oracle import smith_waterman

BLOSUM62 = ScoringScheme.load("BLOSUM62")
H200 = fake_device(multiprocessors=132)
WAYS = [(lanes, profile) for lanes in ("bytes", "halves") for profile in ("plain", "variant")]
EDGES = (1, 3, 4, 5, 15, 16, 17, 31, 33)


def way_options(way, **others):
    return {"lanes": way[0], "profile": way[1], **others}


def with_costs(gap_open, gap_extend, matrix=None):
    return ScoringScheme("test", BLOSUM62.matrix if matrix is None else matrix, gap_open, gap_extend)


def random_codes(rng, n, top=N_CODES):
    return rng.integers(0, top, n).astype(np.uint8)


def expected(query, database, scheme):
    matrix = scheme.matrix.tolist()
    return np.array(
        [
            smith_waterman(
                query.tolist(), database.codes(i).tolist(), matrix, scheme.gap_open, scheme.gap_extend
            )
            for i in range(database.n_sequences)
        ]
    )


def check(query, sequences, scheme=BLOSUM62, options=None, **others):
    """Compare with the oracle: equal up to the limit, BEYOND past it. Return the scores."""
    options = options or {}
    database = MemoryDatabase(sequences)
    query = np.asarray(query, np.uint8)
    found = scores_by(QuadLane, database, query, scheme, options, **others)
    lanes = options.get("lanes", "halves")
    limit = costs(scheme.lowest, scheme.highest, scheme.gap_open, scheme.gap_extend, lanes).limit
    right = expected(query, database, scheme)
    np.testing.assert_array_equal(found, np.where(right > limit, BEYOND, right))
    return found


@cuda_on_cpu.needed
class TestScores:
    @pytest.mark.parametrize("way", WAYS, ids="-".join)
    def test_lengths_at_every_edge(self, way) -> None:
        rng = np.random.default_rng(1)
        sequences = [random_codes(rng, n) for n in (*EDGES, *EDGES, 40)]
        for m in (1, ROWS, ROWS + 1, 2 * ROWS + 5):
            check(random_codes(rng, m), sequences, options=way_options(way, threads=32))

    @pytest.mark.parametrize("way", WAYS, ids="-".join)
    @pytest.mark.parametrize("scheduling", ["static", "dynamic"])
    def test_more_than_one_profile_block_and_strips_in_several_launches(self, way, scheduling) -> None:
        rng = np.random.default_rng(2)
        sequences = [random_codes(rng, n, 4) for n in rng.integers(1, 9, 300)]
        options = way_options(way, scheduling=scheduling, threads=32)
        query = random_codes(rng, 3 * ROWS - 2, 4)
        for cells in (1, 20_000, 1 << 30):
            check(query, sequences, options=options, cells_per_launch=cells)

    @pytest.mark.parametrize("scheduling", ["static", "dynamic"])
    def test_strips_of_ranges_of_subjects(self, scheduling) -> None:
        rng = np.random.default_rng(8)
        narrow = replace(
            fake_device(memory_bytes=1 << 30), multiprocessor=Multiprocessor(64, 32, 65_536, 0, 0)
        )
        sequences = [random_codes(rng, n, 4) for n in rng.integers(1, 4, 1_200)]
        options = {"scheduling": scheduling, "profile": "plain", "threads": 32}
        check(random_codes(rng, ROWS + 3, 4), sequences, options=options, cells_per_launch=1, device=narrow)

    @pytest.mark.parametrize("way", WAYS, ids="-".join)
    def test_scores_around_the_limit(self, way) -> None:
        scheme = BLOSUM62
        limit = costs(scheme.lowest, scheme.highest, scheme.gap_open, scheme.gap_extend, way[0]).limit
        tryptophans = np.full(60, 17, np.uint8)  # 11 each
        found = check(tryptophans, [tryptophans[:n] for n in range(15, 30)], options=way_options(way))
        assert max(found) == limit // 11 * 11
        assert (found == BEYOND).any()

    @pytest.mark.parametrize("way", WAYS, ids="-".join)
    def test_a_lane_that_overflows_disturbs_no_other(self, way) -> None:
        rng = np.random.default_rng(3)
        matrix = np.where(np.eye(N_CODES, dtype=bool), 100, rng.integers(-100, 100, (N_CODES, N_CODES)))
        scheme = with_costs(3, 1, matrix.astype(np.int8))
        query = random_codes(rng, 40)
        # Of every four of a length, each in turn is the query itself.
        sequences = []
        for place in range(4):
            four = [random_codes(rng, 3) for _ in range(4)]
            four[place] = query[:12]
            sequences += [np.resize(codes, 12) if k == place else codes for k, codes in enumerate(four)]
        sequences += [query[3:9], query[:2], query[30:]] + [random_codes(rng, 12) for _ in range(9)]
        found = check(query, sequences, scheme, way_options(way))
        assert (found == BEYOND).sum() >= 4

    @pytest.mark.parametrize("lanes", ["bytes", "halves"])
    @pytest.mark.parametrize(
        "gaps", [(0, 0), (0, 1), (1, 0), (100, 10), (0, 120), (0, 130), (300, 0), (9000, 9000)]
    )
    def test_any_gap_costs(self, lanes, gaps) -> None:
        rng = np.random.default_rng(4)
        sequences = [random_codes(rng, n, 3) for n in (*range(1, 24), 60)]
        query = np.concatenate([sequences[-1][:30], random_codes(rng, 3), sequences[-1][30:]])
        check(query, sequences, with_costs(*gaps), {"lanes": lanes, "profile": "plain"})

    @pytest.mark.parametrize("lanes", ["bytes", "halves"])
    @pytest.mark.parametrize(
        "span", [(-60, 60), (-128, 126), (-127, 127), (0, 9), (5, 40), (-128, -1), (-128, 0)]
    )
    def test_any_matrix_within_a_byte(self, lanes, span) -> None:
        rng = np.random.default_rng(5)
        matrix = rng.integers(span[0], span[1] + 1, (N_CODES, N_CODES)).astype(np.int8)
        matrix = matrix[AS_SCORED][:, AS_SCORED]  # as every scheme has it
        matrix[0, 0], matrix[1, 1] = span
        sequences = [random_codes(rng, n) for n in (*range(1, 14), 30)]
        for gaps in ((0, 1), (11, 1), (100, 10)):
            check(random_codes(rng, 20), sequences, with_costs(*gaps, matrix), {"lanes": lanes})

    def test_one_residue_all_along_and_unknown_ones(self) -> None:
        sequences = [np.full(n, code, np.uint8) for n in (1, 7, 20) for code in (0, CODE_X)]
        for code in (0, CODE_X, N_CODES - 1):
            check(np.full(18, code, np.uint8), sequences)

    def test_batches_one_after_the_other(self) -> None:
        rng = np.random.default_rng(6)
        sequences = [random_codes(rng, n) for n in rng.integers(1, 6, 700)]
        check(random_codes(rng, 20), sequences, budget=40_000)

    @settings(max_examples=25, deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
    @given(st.data())
    def test_random_alignments(self, data) -> None:
        codes = st.lists(st.integers(0, 5), min_size=1, max_size=24)
        query = data.draw(codes)
        sequences = data.draw(st.lists(codes, min_size=1, max_size=9))
        gaps = data.draw(st.tuples(st.integers(0, 40), st.integers(0, 12)))
        low, high = data.draw(st.integers(-40, 0)), data.draw(st.integers(1, 60))
        rng = np.random.default_rng(data.draw(st.integers(0, 1 << 20)))
        matrix = rng.integers(low, high, (N_CODES, N_CODES)).astype(np.int8)
        way = data.draw(st.sampled_from(WAYS))
        cells = data.draw(st.sampled_from([1, 1 << 30]))
        check(
            query, sequences, with_costs(*gaps, matrix), way_options(way, threads=32), cells_per_launch=cells
        )


@cuda_on_cpu.needed
def test_profiles_hold_four_subjects_from_the_longest_on() -> None:
    rng = np.random.default_rng(7)
    database = MemoryDatabase([random_codes(rng, n) for n in (*range(1, 140), 9)])
    n = database.n_sequences
    groups = group_up(database.lengths)
    assert groups.first_word.size == 3
    assert groups.columns == 140
    words = np.zeros((groups.words, 4, 4), np.uint8)
    steps = np.zeros(groups.profiles, np.int32)
    cuda_on_cpu.load(PROFILES.source, PROFILES.defines_map()).launch(
        PROFILES.entry, 1, PROFILES.threads, database.residues, database.offsets, np.int32(n),
        groups.first_word[:-1].copy(), np.int32(groups.profiles), words, steps,
    )  # fmt: skip
    for flat in range(4 * groups.profiles):
        q, k = divmod(flat, 4)
        own = database.codes(n - 1 - flat) if flat < n else np.zeros(0, np.uint8)
        assert steps[q] == -(-database.codes(n - 1 - 4 * q).size // 4)
        begin = groups.first_word[q // 32] + q % 32
        lane = words[begin : groups.words : 32][: steps[q], :, k].reshape(-1)
        np.testing.assert_array_equal(lane[: own.size], own)
        assert (lane[own.size :] == PAD).all()


class TestTables:
    def test_the_query_profile_has_four_rows_to_a_word(self) -> None:
        query = np.arange(18, dtype=np.uint8)
        table = biased_table(BLOSUM62.table(query), 4, variant=False)
        assert table.shape == (2, 4, 32, 4)
        for row, code in ((0, 3), (5, 26), (17, 0)):
            assert table[row // 16, row % 16 // 4, code, row % 4] == BLOSUM62.matrix[query[row], code] + 4
        assert not table[1, 0, :, 2:].any()
        assert not table[:, :, N_CODES:].any()

    def test_the_variant_has_two_rows_of_a_pair_to_a_word(self) -> None:
        query = np.arange(18, dtype=np.uint8)
        table = biased_table(BLOSUM62.table(query), 4, variant=True)
        assert table.shape == (2, CODES, CODES, 8, 4)
        a, b = 7, 19
        upper, lower = BLOSUM62.matrix[2], BLOSUM62.matrix[3]
        assert table[0, a, b, 1].tolist() == [lower[b] + 4, upper[b] + 4, lower[a] + 4, upper[a] + 4]
        assert not table[1, :, :, 1:].any()
        assert not table[0, PAD, PAD].any()


class TestRules:
    def test_equal_lengths_are_scheduled_statically(self) -> None:
        assert is_static(np.full(1000, 512, np.int32))
        assert not is_static(np.arange(1, 1000, dtype=np.int32))

    def test_the_variant_is_for_queries_whose_table_fits_the_cache(self) -> None:
        assert longest_for_variant(512 << 10) == 334
        assert biased_table(BLOSUM62.table(np.zeros(336, np.uint8)), 4, variant=True).nbytes == pytest.approx(
            512 << 10, rel=0.01
        )

    def test_the_paper_launches_twice_what_is_resident(self) -> None:
        assert most_blocks(8, 2048, 64) == 512

    def test_dynamic_scheduling_launches_what_is_resident(self) -> None:
        grids = []
        session = Fleet().open(fake_device(memory_bytes=1 << 28))
        kernel = FakeKernel(session, lambda grid, *_: grids.append(grid), 64, 4)
        method = QuadLane(session, np.zeros(9, np.uint8), BLOSUM62, {"scheduling": "dynamic"})
        database = MemoryDatabase([np.zeros(n, np.uint8) for n in (1, 9) for _ in range(2_000)])
        stream = session.stream()
        loaded = method.load(database, stream)
        stream.synchronize()
        state = session.buffer(method.state_bytes(loaded))
        session.kernel = lambda *_: kernel
        for launch in method.launches(loaded, state, 1 << 30):
            launch.enqueue(stream)
        stream.synchronize()
        assert grids == [8], "100 registers, blocks of two warps; 16 profile blocks"
        session.close()

    @cuda_on_cpu.needed
    @pytest.mark.parametrize(
        ("options", "lengths", "m", "chosen"),
        [
            ({}, (8, 8, 8), 20, "static scheduling, query profile variant, halves"),
            ({}, (1, 8, 30), 20, "dynamic scheduling, query profile variant, halves"),
            ({}, (1, 8, 30), 800, "dynamic scheduling, query profile, halves"),
            ({}, (8, 8, 8), 800, "static scheduling, query profile variant, halves"),
            ({"profile": "plain"}, (8, 8, 8), 20, "static scheduling, query profile, halves"),
            (
                {"profile": "variant", "scheduling": "static"},
                (1, 30),
                20,
                "static scheduling, query profile variant, halves",
            ),
            (
                {"scheduling": "dynamic", "lanes": "bytes"},
                (8,),
                20,
                "dynamic scheduling, query profile variant, bytes",
            ),
        ],
    )
    def test_what_was_chosen_is_said(self, options, lengths, m, chosen) -> None:
        session = Fleet().open(replace(fake_device(), memory_bytes=1 << 26))
        method = QuadLane(session, np.zeros(m, np.uint8), BLOSUM62, options)
        database = MemoryDatabase([np.zeros(n, np.uint8) for n in lengths])
        stream = session.stream()
        loaded = method.load(database, stream)
        state = session.buffer(method.state_bytes(loaded))
        assert method.launches(loaded, state, 1 << 30)
        assert method.chosen == chosen
        session.close()

    def test_gpus_before_hopper_have_bytes(self) -> None:
        assert quad_lane.choose_lanes("auto", (8, 9)) == quad_lane.choose_lanes("halves", (8, 9)) == "bytes"
        assert quad_lane.choose_lanes("auto", (9, 0)) == "halves"
        assert quad_lane.choose_lanes("bytes", (9, 0)) == "bytes"


class TestCosts:
    def test_usual_costs_leave_most_of_a_byte(self) -> None:
        assert costs(-4, 11, 11, 1, "bytes").limit == costs(-4, 11, 11, 1, "halves").limit == 255 - 4 - 11

    def test_scores_that_span_more_than_a_byte_are_refused_with_a_reason(self) -> None:
        matrix = np.zeros((N_CODES, N_CODES), np.int8)
        matrix[0, :2] = -128, 127
        reason = QuadLane.why_not(100, with_costs(11, 1, matrix), H200, {})
        assert reason == "The scores of test, -128 to 127, span more than fits a byte lane."
        assert QuadLane.why_not(100, BLOSUM62, H200, {}) == ""


class TestMemory:
    def test_whole_groups_are_taken_or_all(self) -> None:
        session = Fleet().open(fake_device(memory_bytes=1 << 30))
        method = QuadLane(session, np.zeros(100, np.uint8), BLOSUM62, {"scheduling": "static"})
        lengths = np.full(1000, 50, np.int32)
        assert method.take(lengths, 1 << 30) == 1000
        assert method.take(lengths, 200_000) % 128 == 0
        with pytest.raises(DeviceMemoryError, match="50 residues"):
            method.take(lengths, 1000)
        session.close()
