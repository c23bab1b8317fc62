"""Scores by a table for each subject: every instruction set here, layout and width."""

from __future__ import annotations

import itertools
import threading
import time
from concurrent.futures import ThreadPoolExecutor

import numpy as np
import pytest

from swathe.core.alignment import gotoh
from swathe.core.native.compiler import instruction_sets
from swathe.core.native.lane_scorer import Stop
from swathe.core.native.table_scorer import STRIDE, TableScorer, fewer_striped_of_queue
from swathe.core.scoring.scheme import SCALE, AdjustedScheme, ScoringScheme
from swathe.core.sequences.alphabet import N_CODES
from tests.core.native.test_query_scorer import LENGTHS, subjects_of
from tests.long_run import long_but

SETS = {each.name: each for each in instruction_sets()}
KINDS = list(itertools.product(SETS, ("inter-sequence", "striped", "auto")))
GAPS = [(11, 1), (0, 0), (0, 1), (1, 0), (1_000, 23), (1_000, 24), (10_000, 10_000)]
EDGES = [32_767, 32_768, 54_638, 54_639, 54_640, 65_533, 65_534, 65_535, 65_536, 100_000]


@pytest.fixture(params=KINDS, ids=lambda kind: "-".join(kind))
def kind(request):
    return SETS[request.param[0]], request.param[1]


def made_tables(n: int, kinds: int, low: int, high: int, seed: int = 0) -> np.ndarray:
    """Return random tables; what is beyond their kinds would change scores if it were looked at."""
    tables = np.full((n, N_CODES, -(-kinds // STRIDE) * STRIDE), 30_000, np.int16)
    tables[:, :, :kinds] = np.random.default_rng(seed).integers(low, high, (n, N_CODES, kinds), endpoint=True)
    return tables


def costs(gaps) -> tuple[int, int]:
    return SCALE * (gaps[0] + gaps[1]), SCALE * gaps[1]


def one_by_one(rows, tables, gaps, residues, offsets) -> list[int]:
    """Return the scores of the code that shares nothing with the kernels."""
    found = []
    for table, begin, end in zip(tables, offsets, offsets[1:], strict=False):
        scheme = AdjustedScheme(ScoringScheme.load("BLOSUM62", *gaps), np.ascontiguousarray(table.T[rows]))
        state = gotoh.RowState(gotoh.striped(scheme.scores), rows.size, scheme, np.int64)
        state.advance(np.array(residues[begin:end]), 0, end - begin)
        found.append(state.score)
    return found


@pytest.mark.parametrize("gaps", long_but(GAPS, 0))
@pytest.mark.parametrize("limits", [(-200, 350), (-24_480, 24_480), (-300, 0)])
def test_scores_are_those_of_code_that_shares_nothing(kind, gaps, limits):
    """Scores beyond 16 bits, costs that 16 bits cannot hold, tables without a positive score."""
    residues, offsets = subjects_of(LENGTHS)
    for m, kinds in ((1, 1), (33, 20), (100, N_CODES), (80, 80)):
        rows = np.random.default_rng(m).integers(0, kinds, m) if kinds < m else np.arange(m)
        tables = made_tables(offsets.size - 1, kinds, *limits, seed=m)
        cells = np.zeros(1, np.int64)
        scorer = TableScorer(rows, tables, kinds, *costs(gaps), *kind)
        found = scorer.scores(residues, offsets, cells=cells)
        assert found.tolist() == one_by_one(rows, tables, gaps, residues, offsets)
        assert cells[0] == m * residues.size, "counted once, however often computed"


@pytest.mark.parametrize("score", EDGES)
def test_at_the_edges_of_16_bits(kind, score):
    """Identical sequences beside others, which have the same residues and another table."""
    codes = np.array([0] * (score // 10_000) + [1] * (score % 10_000 // 100) + [2] * (score % 100), np.uint8)
    rows = codes.astype(np.int64)
    tables = np.full((4, N_CODES, STRIDE), -5, np.int16)
    tables[1:3, 0, 0], tables[1:3, 1, 1], tables[1:3, 2, 2] = 10_000, 100, 1
    residues = np.concatenate([codes, codes, codes[:-1], codes])
    offsets = np.cumsum([0, codes.size, codes.size, codes.size - 1, codes.size])
    found = TableScorer(rows, tables, 3, *costs((11, 1)), *kind).scores(residues, offsets)
    last = {0: 10_000, 1: 100, 2: 1}[int(codes[-1])]
    assert found.tolist() == [0, score, score - last, 0]


@pytest.mark.parametrize("threads", [2, 5])
def test_threads_share_the_work(kind, threads):
    residues, offsets = subjects_of([*range(1, 300), 2_000])
    rows = np.random.default_rng(1).integers(0, 20, 70)
    tables = made_tables(offsets.size - 1, 20, -200, 350)
    scorer = TableScorer(rows, tables, 20, *costs((11, 1)), *kind)

    def run(work) -> None:
        with ThreadPoolExecutor(threads) as pool:
            for thread in [pool.submit(work) for _ in range(threads)]:
                thread.result()

    found = scorer.scores(residues, offsets, run=run)
    assert found.tolist() == scorer.scores(residues, offsets).tolist()


def test_lanes_go_on_to_other_subjects():
    """Long and short ones follow each other in a lane; no score is that of the one before."""
    residues, offsets = subjects_of([*[400, 1, 33, 32, 31, 90] * 40, 4_000])
    rows = np.random.default_rng(2).integers(0, 20, 50)
    tables = made_tables(offsets.size - 1, 20, -200, 350)
    tables[::3] -= 400  # they score low, in lanes where others had scored high
    for each in SETS.values():
        found = TableScorer(rows, tables, 20, *costs((11, 1)), each, "inter-sequence").scores(
            residues, offsets
        )
        assert found.tolist() == one_by_one(rows, tables, (11, 1), residues, offsets)


class TestLayout:
    def test_subjects_of_any_length_lie_side_by_side(self):
        assert fewer_striped_of_queue(np.sort(np.arange(640) * 37 % 400), 32, 300) == 640

    def test_a_lone_subject_is_striped(self):
        assert fewer_striped_of_queue(np.array([300]), 32, 1_000) == 0

    def test_one_that_would_keep_the_other_lanes_waiting_is_striped(self):
        lengths = np.array([*[300] * 640, 9_000, 30_000])
        assert fewer_striped_of_queue(lengths, 32, 1_000) == 640

    def test_nothing(self):
        assert fewer_striped_of_queue(np.empty(0, np.int64), 32, 1_000) == 0


def test_nothing_to_score(kind):
    scorer = TableScorer(np.zeros(3, np.int64), made_tables(2, 1, -1, 1), 1, 12, 1, *kind)
    assert scorer.scores(np.zeros(0, np.uint8), np.zeros(1, np.int64)).size == 0
    assert scorer.scores(np.zeros(0, np.uint8), np.zeros(3, np.int64)).tolist() == [0, 0]


def test_stops_when_told(kind):
    residues, offsets = subjects_of([20_000] * 40)
    rows = np.random.default_rng(0).integers(0, 20, 3_000)
    stop, cells = Stop(), np.zeros(1, np.int64)

    def watch() -> None:
        while not cells[0]:
            time.sleep(0.001)
        stop.set()

    watcher = threading.Thread(target=watch)
    watcher.start()
    scorer = TableScorer(rows, made_tables(40, 20, -200, 100), 20, *costs((11, 1)), *kind)
    scorer.scores(residues, offsets, stop, cells)
    watcher.join()
    assert 0 < cells[0] < rows.size * residues.size
