"""The method for short queries: its real kernels on the processor, and what it lays out and refuses."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from swathe.core.cuda.published.method import BEYOND
from swathe.core.cuda.published.short_query import ShortQuery
from swathe.core.database import Subjects
from swathe.core.errors import DeviceMemoryError
from swathe.core.scoring.scheme import ScoringScheme
from swathe.core.sequences.alphabet import AS_SCORED, CODE_X, N_CODES, N_SCORED
from swathe.kernels.interleaved import GROUP, INTERLEAVE, PAD, group_up
from swathe.kernels.short_query import (
    BUILD,
    LIMIT,
    STEP,
    choose_lanes,
    longest_query,
    padded_rows,
    profile,
)
from tests.core.cuda.fake_session import fake_device
from tests.kernels import cuda_on_cpu
from tests.oracle import smith_waterman

BLOSUM62 = ScoringScheme.load("BLOSUM62")
H200 = fake_device(multiprocessors=132)
SMALL = fake_device(multiprocessors=1, shared_bytes=48 << 10)


class Buffer(cuda_on_cpu.Memory):
    def pointer(self, offset=0):
        return np.uint64(self.address + offset)


class Session:
    """A device whose kernels run on the processor as soon as they are asked for."""

    def __init__(self, device=SMALL) -> None:
        self.device = device
        self.held: list[cuda_on_cpu.Memory] = []
        self.launched: list[tuple[str, int, int]] = []

    def buffer(self, n_bytes):
        self.held.append(Buffer(max(n_bytes, 1)))
        return self.held[-1]

    def upload(self, buffer, array, stream=None, *, offset=0) -> None:
        buffer.array(np.uint8, offset, array.nbytes)[:] = array.reshape(-1).view(np.uint8)

    def free(self, *buffers) -> None:
        for buffer in buffers:
            self.held.remove(buffer)
            buffer.free()

    def kernel(self, source, defines, entry, shared_bytes=0):
        return Kernel(self, cuda_on_cpu.load(source, defines), entry, shared_bytes)


class Kernel:
    def __init__(self, session, module, entry, shared_bytes) -> None:
        self.session, self.module, self.entry, self.shared_bytes = session, module, entry, shared_bytes

    def launch(self, grid, block, *arguments, stream) -> None:
        self.session.launched.append((self.entry, grid, block))
        self.module.launch(self.entry, grid, block, *arguments, shared=self.shared_bytes)


def batch(subjects) -> Subjects:
    subjects = sorted((np.asarray(codes, np.uint8) for codes in subjects), key=len)
    lengths = np.array([codes.size for codes in subjects], np.int32)
    return Subjects("batch", lengths, np.concatenate(subjects))


def scores_of(query, subjects, scheme=BLOSUM62, cells_per_launch=1 << 40, device=SMALL, **options):
    """Return the scores of sorted subjects, with the session that they were computed with."""
    session = Session(device)
    method = ShortQuery(session, np.asarray(query, np.uint8), scheme, options)
    loaded = method.load(subjects, None)
    assert sum(buffer.n_bytes for buffer in loaded.buffers) == loaded.n_bytes
    state = session.buffer(method.state_bytes(loaded))
    launches = method.launches(loaded, state, cells_per_launch)
    assert sum(launch.cells for launch in launches) == len(query) * subjects.residues.size
    for launch in launches:
        launch.enqueue(None)
    scores = state.array(np.int32, 0, subjects.lengths.size).copy()
    session.free(state, *loaded.buffers)
    method.close()
    assert not session.held
    return scores, session


def expected(query, subjects, scheme=BLOSUM62):
    cut = [subjects.residues[a:b] for a, b in zip(subjects.offsets, subjects.offsets[1:], strict=False)]
    matrix = scheme.matrix.tolist()
    return [
        smith_waterman(query, codes.tolist(), matrix, scheme.gap_open, scheme.gap_extend) for codes in cut
    ]


def random_codes(rng, n, top=N_CODES):
    return rng.integers(0, top, n).astype(np.uint8)


class TestLayout:
    def test_words_are_interleaved_from_the_longest_on(self) -> None:
        rng = np.random.default_rng(1)
        subjects = batch([random_codes(rng, n) for n in (*range(1, 40), 57)])
        groups = group_up(subjects.lengths)
        assert groups.count == 2
        words = np.zeros(groups.first_word[-1], np.uint32)
        quads = np.full(GROUP * groups.count, -1, np.int32)
        cuda_on_cpu.load(INTERLEAVE.source, INTERLEAVE.defines_map()).launch(
            INTERLEAVE.entry, 1, INTERLEAVE.threads, subjects.residues, subjects.offsets, np.int32(groups.n),
            groups.first_word, np.int32(groups.count), words, quads,
        )  # fmt: skip
        n = subjects.lengths.size
        for flat in range(GROUP * groups.count):
            group, lane = divmod(flat, GROUP)
            column = words[groups.first_word[group] : groups.first_word[group + 1]].reshape(-1, GROUP)[
                :, lane
            ]
            codes = np.ascontiguousarray(column).view(np.uint8)
            own = (
                subjects.residues[subjects.offsets[n - 1 - flat] : subjects.offsets[n - flat]]
                if flat < n
                else []
            )
            assert quads[flat] == -(-len(own) // 4)
            assert codes[: len(own)].tolist() == list(own)
            assert (codes[len(own) :] == PAD).all()

    def test_groups_count_residues_and_are_cut_by_them(self) -> None:
        groups = group_up(np.arange(1, 101, dtype=np.int32))
        flat = np.arange(100, 0, -1)
        assert groups.residues_before.tolist() == [int(flat[:end].sum()) for end in (0, 32, 64, 96, 100)]
        assert groups.cut(0, 1, 1) == 1
        assert groups.cut(0, int(groups.residues_before[2]), 1) == 2
        assert groups.cut(1, 1, 2) == 3
        assert groups.cut(2, 10**9, 1) == groups.count == 4

    def test_profile_pads_with_scores_that_never_help(self) -> None:
        query = np.array([0, 5, CODE_X, 26, 3, 3, 3, 3, 7], np.uint8)
        image = profile(BLOSUM62.table(query))
        assert image.shape == (3, 32, STEP)
        assert (BLOSUM62.matrix[query[:8]] == image[0, :N_CODES].T).all()
        assert (image[1, :N_CODES, 0] == BLOSUM62.matrix[7]).all()
        assert (image[1, :, 1:] == -128).all()
        assert (image[:, N_CODES:] == -128).all()
        assert (image[2] == -128).all(), "fetched ahead by the last step"


class TestEligibility:
    @pytest.mark.parametrize("threads", [32, 64, 128, 256, 512])
    def test_the_longest_query_is_what_the_shared_memory_holds(self, threads) -> None:
        longest = longest_query(threads, H200.shared_bytes)
        assert longest <= H200.shared_bytes / (4 * threads) < longest + STEP
        options = {"threads": threads}
        assert ShortQuery.why_not(longest, BLOSUM62, H200, options) == ""
        why = ShortQuery.why_not(longest + 1, BLOSUM62, H200, options)
        for figure in (f"{longest + 1:,}", f"{longest:,}", "232,448", f"{threads} threads", H200.name):
            assert figure in why
        with pytest.raises(ValueError, match="does not fit the shared memory"):
            ShortQuery(Session(H200), np.zeros(longest + 1, np.uint8), BLOSUM62, options)

    @pytest.mark.parametrize(
        ("m", "threads", "resident"),
        [(8, 32, 1024), (144, 32, 384), (189, 32, 288), (360, 160, 160), (448, 32, 128)],
    )
    def test_threads_are_chosen_to_fill_a_multiprocessor(self, m, threads, resident) -> None:
        method = ShortQuery(Session(H200), np.zeros(m, np.uint8), BLOSUM62, {})
        assert method.threads == threads
        assert method.shared_bytes == 4 * padded_rows(m) * threads
        assert resident // threads * (method.shared_bytes + 1024) <= 228 << 10
        method.close()

    def test_chosen_threads_are_at_least_a_warp_a_scheduler(self) -> None:
        assert ShortQuery.why_not(448, BLOSUM62, H200, {}) == ""
        assert "448 residues" in ShortQuery.why_not(449, BLOSUM62, H200, {})


@cuda_on_cpu.needed
class TestScores:
    @pytest.mark.parametrize("m", [1, 3, 4, 5, 7, 8, 9, 15, 16, 17, 31, 40])
    def test_every_length_around_the_tiles(self, m) -> None:
        rng = np.random.default_rng(m)
        query = random_codes(rng, m)
        subjects = batch([random_codes(rng, n) for n in (1, 2, 3, 4, 5, 7, 8, 9, 12, 13, 31, 33, 64)])
        scores, _ = scores_of(query, subjects)
        assert scores.tolist() == expected(query, subjects)

    @pytest.mark.parametrize("gaps", [(0, 0), (0, 1), (1, 0), (11, 1), (10, 2), (40, 3), (100, 10)])
    def test_every_gap_cost(self, gaps) -> None:
        rng = np.random.default_rng(sum(gaps))
        scheme = ScoringScheme("BLOSUM62", BLOSUM62.matrix, *gaps)
        query = random_codes(rng, 37, N_SCORED)
        related = [np.delete(query, rng.integers(0, 37, k)) for k in range(1, 9)]
        repeats = [np.repeat(query, k) for k in (2, 3)]
        subjects = batch([*related, *repeats, np.tile(query, 3), random_codes(rng, 80)])
        scores, _ = scores_of(query, subjects, scheme)
        assert scores.tolist() == expected(query, subjects, scheme)

    @pytest.mark.parametrize("low", [-128, -60])
    def test_matrices_of_any_bytes(self, low) -> None:
        rng = np.random.default_rng(-low)
        matrix = rng.integers(low, -low, (N_CODES, N_CODES)).astype(np.int8)
        matrix = matrix[AS_SCORED][:, AS_SCORED]  # as every scheme has it
        scheme = ScoringScheme("random", matrix, 3, 2)
        query = random_codes(rng, 30)
        subjects = batch([random_codes(rng, n) for n in rng.integers(1, 70, 40)])
        scores, _ = scores_of(query, subjects, scheme)
        assert scores.tolist() == expected(query, subjects, scheme)

    def test_one_residue_alone_and_runs_of_x(self) -> None:
        query = np.array([17] * 20 + [CODE_X] * 10 + [17] * 5, np.uint8)
        subjects = batch(
            [[17] * n for n in (1, 35, 50)] + [[CODE_X] * 40, [17] * 30 + [CODE_X] * 3 + [17] * 30]
        )
        scores, _ = scores_of(query, subjects)
        assert scores.tolist() == expected(query, subjects)

    def test_blocks_threads_and_launches_change_nothing(self) -> None:
        rng = np.random.default_rng(9)
        query = random_codes(rng, 22)
        subjects = batch([random_codes(rng, n) for n in rng.integers(1, 50, 200)])
        whole, session = scores_of(query, subjects)
        assert whole.tolist() == expected(query, subjects)
        assert [entry for entry, *_ in session.launched] == ["interleave", "short_query"]
        for options in ({"threads": 32}, {"threads": 96, "blocks": 1}, {"threads": 32, "blocks": 2}):
            for cells in (1, 22 * 1_000):
                scores, session = scores_of(query, subjects, cells_per_launch=cells, **options)
                assert (scores == whole).all()
                grids = [(grid, block) for entry, grid, block in session.launched if entry == "short_query"]
                assert {block for _, block in grids} == {options["threads"]}
                if "blocks" in options:
                    assert max(grid for grid, _ in grids) <= options["blocks"]
                    assert len(grids) > 1

    def test_scores_that_leave_two_bytes_are_marked(self) -> None:
        matrix = np.full((N_CODES, N_CODES), 127, np.int8)
        scheme = ScoringScheme("wins", matrix, 1, 1)
        query = np.zeros(LIMIT // 127 + 1, np.uint8)
        subjects = batch([[0] * (LIMIT // 127), [0] * (LIMIT // 127 + 1), [0] * 600, [0]])
        scores, _ = scores_of(query, subjects, scheme, device=H200, threads=32)
        assert scores.tolist() == [127, LIMIT // 127 * 127, BEYOND, BEYOND]

    @settings(max_examples=25, deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
    @given(data=st.data())
    def test_it_is_the_oracle(self, data) -> None:
        codes = st.lists(st.integers(0, N_CODES - 1), min_size=1, max_size=26)
        query = data.draw(codes)
        subjects = batch(data.draw(st.lists(codes, min_size=1, max_size=6)))
        scheme = ScoringScheme(
            "BLOSUM62", BLOSUM62.matrix, data.draw(st.integers(0, 20)), data.draw(st.integers(0, 5))
        )
        scores, _ = scores_of(query, subjects, scheme)
        assert scores.tolist() == expected(query, subjects, scheme)


@cuda_on_cpu.needed
@pytest.mark.parametrize("lanes", [2, 4])
@pytest.mark.parametrize("capability", [(9, 0), (8, 0)])
class TestLanes:
    """Several subjects in a thread's registers."""

    @staticmethod
    def device(capability, **facts):
        return fake_device(multiprocessors=1, **{"shared_bytes": 48 << 10} | facts, capability=capability)

    @pytest.mark.parametrize("m", [1, 3, 4, 5, 8, 9, 17, 40])
    def test_subjects_of_any_length_beside_each_other(self, lanes, capability, m) -> None:
        rng = np.random.default_rng(m)
        query = random_codes(rng, m)
        subjects = batch([random_codes(rng, n) for n in (*rng.integers(1, 60, 139), 200)])
        scores, session = scores_of(query, subjects, device=self.device(capability), lanes=lanes)
        assert scores.tolist() == expected(query, subjects)
        assert session.launched[-1][0] == "short_query_lanes"

    @pytest.mark.parametrize("gaps", [(0, 0), (0, 1), (1, 0), (11, 1), (10, 2), (40, 3), (100, 10)])
    def test_every_gap_cost(self, lanes, capability, gaps) -> None:
        rng = np.random.default_rng(sum(gaps))
        scheme = ScoringScheme("BLOSUM62", BLOSUM62.matrix, *gaps)
        query = random_codes(rng, 29, N_SCORED)
        related = [np.delete(query, rng.integers(0, 29, k)) for k in range(1, 9)]
        subjects = batch([*related, np.repeat(query, 2), np.tile(query, 3), random_codes(rng, 80)])
        scores, _ = scores_of(query, subjects, scheme, device=self.device(capability), lanes=lanes)
        assert scores.tolist() == expected(query, subjects, scheme)

    @pytest.mark.parametrize("low", [-128, -60])
    def test_what_leaves_a_lane_is_marked_and_nothing_else(self, lanes, capability, low) -> None:
        """Matrices of any bytes: bytes hold few of their scores, or none."""
        rng = np.random.default_rng(-low)
        matrix = rng.integers(low, -low, (N_CODES, N_CODES)).astype(np.int8)[AS_SCORED][:, AS_SCORED]
        scheme = ScoringScheme("random", matrix, 3, 2)
        query = random_codes(rng, 20)
        subjects = batch([random_codes(rng, n) for n in rng.integers(1, 50, 70)])
        scores, _ = scores_of(query, subjects, scheme, device=self.device(capability), lanes=lanes)
        right = np.array(expected(query, subjects, scheme))
        limit = choose_lanes(lanes, scheme.lowest, scheme.highest, 3, 2, capability).limit
        assert scores.tolist() == np.where(right > limit, BEYOND, right).tolist()

    @pytest.mark.parametrize("gaps", [(11, 1), (100, 10), (300, 2)])
    def test_scores_at_the_limit(self, lanes, capability, gaps) -> None:
        """Each score around it, beside lanes that are far from it and far beyond."""
        wins = 11  # of a pair of W
        scheme = ScoringScheme("BLOSUM62", BLOSUM62.matrix, *gaps)
        limit = choose_lanes(lanes, scheme.lowest, scheme.highest, *gaps, capability).limit
        w = int(np.argmax(np.diag(BLOSUM62.matrix)))
        assert BLOSUM62.matrix[w, w] == wins
        around = limit // wins
        if around > 2_000:
            wins = 127
            scheme = ScoringScheme("wins", np.full((N_CODES, N_CODES), 127, np.int8), *gaps)
            limit = choose_lanes(lanes, 127, 127, *gaps, capability).limit
            around = limit // wins
        query = np.full(around + 3, w, np.uint8)
        lengths = [1, 2, *range(around - 2, around + 4), 3 * around]
        subjects = batch([[w] * n for n in lengths for _ in range(8)])
        device = self.device(capability, shared_bytes=232_448)
        scores, _ = scores_of(query, subjects, scheme, device=device, lanes=lanes, threads=32)
        right = np.minimum(subjects.lengths, query.size) * wins
        assert scores.tolist() == np.where(right > limit, BEYOND, right).tolist()
        assert {BEYOND, around * wins} < set(scores.tolist())

    def test_blocks_threads_and_launches_change_nothing(self, lanes, capability) -> None:
        rng = np.random.default_rng(9)
        query = random_codes(rng, 22)
        subjects = batch([random_codes(rng, n) for n in rng.integers(1, 50, 300)])
        device = self.device(capability)
        whole, _ = scores_of(query, subjects, device=device, lanes=lanes)
        assert whole.tolist() == expected(query, subjects)
        for options in ({"threads": 32}, {"threads": 96, "blocks": 1}, {"threads": 32, "blocks": 2}):
            for cells in (1, 22 * 1_000):
                scores, session = scores_of(
                    query, subjects, cells_per_launch=cells, device=device, lanes=lanes, **options
                )
                assert (scores == whole).all()
                grids = [grid for entry, grid, _ in session.launched if entry == "short_query_lanes"]
                assert max(grids) <= options.get("blocks", 10)


@pytest.mark.parametrize("lanes", [2, 4])
def test_with_several_subjects_a_thread_takes_twice_the_memory(lanes) -> None:
    longest = longest_query(128, H200.shared_bytes, lanes)
    assert longest == 224
    assert ShortQuery.why_not(longest, BLOSUM62, H200, {"lanes": lanes}) == ""
    assert "residues of 8 bytes a thread" in ShortQuery.why_not(longest + 1, BLOSUM62, H200, {"lanes": lanes})


class TestMemory:
    def test_a_batch_fits_its_budget(self) -> None:
        session = Session()
        method = ShortQuery(session, np.zeros(8, np.uint8), BLOSUM62, {})
        lengths = np.sort(np.random.default_rng(2).integers(1, 300, 1_000)).astype(np.int32)
        for budget in (60_000, 200_000, 10**9):
            taken = method.take(lengths, budget)
            groups = group_up(lengths[-taken:])
            raw = int(lengths[-taken:].sum()) + 8 * (taken + 1)
            needed = groups.words_bytes + (8 + 4 * GROUP) * groups.count + raw + 4 * taken
            assert needed <= budget
            assert taken == 1_000 or taken % GROUP == 0
        assert taken == 1_000
        with pytest.raises(DeviceMemoryError, match=f"{lengths[-1]} residues"):
            method.take(lengths, 1_000)


def test_the_build_says_what_it_is_compiled_with() -> None:
    assert BUILD.defines_map() == {"DOTS": 15}
    assert padded_rows(1) == padded_rows(STEP) == STEP
