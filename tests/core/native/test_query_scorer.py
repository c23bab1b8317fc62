"""Scores of the kernels in SIMD lanes: every instruction set here, layout, width and kind of query."""

from __future__ import annotations

import itertools
import threading
import time
import weakref

import numpy as np
import pytest

from swathe.core.alignment import gotoh
from swathe.core.native.compiler import instruction_sets
from swathe.core.native.lane_scorer import Stop, fewer_striped, striped_share
from swathe.core.native.query_scorer import QueryScorer
from swathe.core.scoring.pssm import PositionSpecificQuery
from swathe.core.scoring.scheme import PositionScheme, ScoringScheme
from swathe.core.sequences.alphabet import AS_SCORED, N_CODES
from swathe.kernels.cpu.recurrence import RisingRange, rising_range
from tests.long_run import long_but

LAYOUTS = ("inter-sequence", "striped")
SETS = {each.name: each for each in instruction_sets()}
KINDS = list(itertools.product(SETS, LAYOUTS))
EDGES = [126, 127, 128, 225, 226, 227, 253, 254, 255, 256, 32_767, 32_768, 65_533, 65_534, 65_535, 65_536]
GAPS = [(11, 1), (0, 0), (0, 1), (1, 0), (0, 60), (126, 1), (127, 1), (200, 3), (10_000, 10_000)]


@pytest.fixture(params=KINDS, ids=lambda kind: "-".join(kind))
def kind(request):
    return SETS[request.param[0]], request.param[1]


def matrix_scheme(gaps=(11, 1), low=-6, high=12, seed=0) -> ScoringScheme:
    matrix = np.random.default_rng(seed).integers(low, high, (N_CODES, N_CODES), endpoint=True)
    return ScoringScheme("made", matrix.astype(np.int8)[AS_SCORED][:, AS_SCORED], *gaps)


def position_scheme(m: int, gaps=(11, 1), low=-6, high=12, seed=0) -> PositionScheme:
    scores = np.random.default_rng(seed).integers(low, high, (m, N_CODES), endpoint=True).astype(np.int8)
    codes = np.zeros(m, np.uint8)
    return PositionScheme(PositionSpecificQuery("q", codes, scores[:, AS_SCORED], "made"), *gaps)


def subjects_of(lengths, seed=1):
    offsets = np.concatenate(([0], np.cumsum(lengths))).astype(np.int64)
    return np.random.default_rng(seed).integers(0, N_CODES, offsets[-1]).astype(np.uint8), offsets


def one_by_one(codes, scheme, residues, offsets):
    """Return the scores of the code that shares nothing with the kernels."""
    state = gotoh.RowState(gotoh.striped(scheme.table(codes)), codes.size, scheme)
    return state.scores(np.array(residues), offsets).tolist()


LENGTHS = [0, 1, 2, 15, 16, 17, 31, 33, 64, 0, 100, 3, 127, 128, 129, 400, *range(20, 90)]


@pytest.mark.parametrize("gaps", long_but(GAPS, 0))
@pytest.mark.parametrize("limits", [(-10, 1), (-6, 12), (-128, 127), (-5, 0)])
def test_scores_are_those_of_code_that_shares_nothing(kind, gaps, limits):
    """Scores beyond 8 and 16 bits, costs that 8 bits cannot hold, matrices without a positive score."""
    residues, offsets = subjects_of(LENGTHS)
    for m in (1, 2, 33, 200):
        query = np.random.default_rng(m).integers(0, N_CODES, m).astype(np.uint8)
        by_position = position_scheme(m, gaps, *limits)
        for codes, scheme in (
            (query, matrix_scheme(gaps, *limits)),
            (by_position.query.codes, by_position),
        ):
            cells = np.zeros(1, np.int64)
            found = QueryScorer(codes, scheme, *kind).scores(residues, offsets, cells=cells)
            assert found.tolist() == one_by_one(codes, scheme, residues, offsets)
            assert cells[0] == m * residues.size, "counted once, however often computed"


@pytest.mark.parametrize("score", EDGES)
def test_at_the_edges_of_8_and_16_bits(kind, score):
    """Identical sequences of which each pair but one scores 1 or 127: the sum is exact at each edge."""
    most = 100 if score > 1_000 else 1
    matrix = np.full((N_CODES, N_CODES), -5, np.int8)
    matrix[0, 0], matrix[1, 1] = most, 1
    scheme = ScoringScheme("made", matrix, 11, 1)
    codes = np.array([0] * (score // most) + [1] * (score % most), np.uint8)
    others = np.full(20, 2, np.uint8)
    residues = np.concatenate([others, codes, codes[:-1], others])
    offsets = np.cumsum([0, others.size, codes.size, codes.size - 1, others.size])
    last = 1 if score % most else most
    found = QueryScorer(codes, scheme, *kind).scores(residues, offsets)
    assert found.tolist() == [0, score, score - last, 0]


@pytest.mark.parametrize("name", SETS)
def test_giants_beside_dwarfs(name):
    residues, offsets = subjects_of([5_000, 3, 7, *range(1, 150), 2_000, 0])
    codes = np.random.default_rng(0).integers(0, 20, 90).astype(np.uint8)
    scheme = ScoringScheme.load("BLOSUM62")
    found = QueryScorer(codes, scheme, SETS[name]).scores(residues, offsets)
    assert found.tolist() == one_by_one(codes, scheme, residues, offsets)


def test_a_part_of_packed_subjects(kind):
    residues, offsets = subjects_of([20, 30, 40, 50])
    codes = np.arange(25, dtype=np.uint8)
    scorer = QueryScorer(codes, ScoringScheme.load("BLOSUM62"), *kind)
    assert (scorer.scores(residues, offsets[1:4]) == scorer.scores(residues, offsets)[1:3]).all()


def test_nothing_to_score(kind):
    scorer = QueryScorer(np.zeros(3, np.uint8), ScoringScheme.load("BLOSUM62"), *kind)
    assert scorer.scores(np.zeros(0, np.uint8), np.zeros(1, np.int64)).size == 0
    assert scorer.scores(np.zeros(0, np.uint8), np.zeros(3, np.int64)).tolist() == [0, 0]


def test_stops_when_told(kind):
    residues, offsets = subjects_of([40_000] * 70)
    codes = np.random.default_rng(0).integers(0, 20, 3_000).astype(np.uint8)
    stop, cells = Stop(), np.zeros(1, np.int64)

    def watch() -> None:
        while not cells[0]:
            time.sleep(0.001)
        stop.set()

    watcher = threading.Thread(target=watch)
    watcher.start()
    QueryScorer(codes, ScoringScheme.load("BLOSUM62"), *kind).scores(residues, offsets, stop, cells)
    watcher.join()
    assert 0 < cells[0] < codes.size * residues.size


class TestRisingRange:
    def test_what_is_certain_leaves_room_for_gaps_scores_and_a_block_of_rows(self):
        assert rising_range(8, 12, 1, -4, 11) == RisingRange(below=12, block=16, highest=255 - 12 - 11 - 16)
        assert rising_range(8, 3, 1, -20, 11) == RisingRange(below=20, block=16, highest=255 - 20 - 11 - 16)

    def test_blocks_are_short_where_gaps_are_costly(self):
        assert rising_range(8, 12, 0, -4, 11).block == 16
        assert rising_range(8, 12, 4, -4, 11).block == 8
        assert rising_range(8, 60, 60, -4, 11).block == 1

    def test_sixteen_bits_hold_as_much_more(self):
        found = rising_range(16, 384, 32, -200, 350)
        assert found == RisingRange(below=384, block=16, highest=65_535 - 384 - 350 - 16 * 32)
        assert rising_range(16, 32_767, 0, -24_480, 24_480) is None

    def test_what_fits_too_little(self):
        assert rising_range(8, 200, 1, -4, 11) is None
        assert rising_range(8, 12, 1, -128, 127) is None
        assert rising_range(8, 20, 20, -4, 110) is None


class TestLayout:
    def test_subjects_of_one_length_lie_side_by_side(self):
        assert fewer_striped(np.full(640, 300), 64, 300) == 640

    def test_a_lone_subject_is_striped(self):
        assert fewer_striped(np.array([300]), 64, 300) == 0

    def test_only_the_long_ones_are_striped(self):
        lengths = np.array([*[300] * 640, 9_000, 30_000])
        assert fewer_striped(lengths, 64, 1_000) == 640

    def test_a_short_query_is_hardly_ever_striped(self):
        assert striped_share(20, 64) < 0.02 < 0.3 < striped_share(2_000, 64)
        assert fewer_striped(np.array([300, 400]), 64, 20) == 2


def test_a_scorer_is_freed_with_its_last_user(kind):
    """Not by the garbage collector: of many queries each would keep its profiles."""
    residues, offsets = subjects_of(LENGTHS)
    scorer = QueryScorer(np.arange(25, dtype=np.uint8), ScoringScheme.load("BLOSUM62"), *kind)
    scorer.scores(residues, offsets)
    freed = weakref.ref(scorer)
    del scorer
    assert freed() is None
