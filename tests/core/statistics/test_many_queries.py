"""Statistics in compiled code: every digit is that of NumPy's."""

from __future__ import annotations

import threading
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from dataclasses import fields, replace

import numpy as np
import pytest

from swathe.core.cancel import CancelToken, OperationCancelled
from swathe.core.engines import open_engine
from swathe.core.scoring.karlin_altschul import BACKGROUND
from swathe.core.scoring.scheme import ScoringScheme
from swathe.core.scoring.significance import Significance, published_parameters
from swathe.core.statistics import candidate_kernels, many_queries
from swathe.core.statistics.evalues import Judged, judge, judged_bound, within_bound
from swathe.core.statistics.many_queries import ManyQueries
from swathe.core.statistics.score_counts import count_scores
from swathe.core.statistics.score_fit import REFERENCE, Mixture, cut_of, fit_scores
from swathe.core.system.loops import loops_of
from tests.memory_database import MemoryDatabase

SCORING = [("BLOSUM62", 11, 1), ("BLOSUM45", 14, 2), ("PAM30", 9, 1), ("BLOSUM80", 10, 1)]


def parameters_of(scoring: tuple[str, int, int]):
    found = published_parameters(*scoring)
    assert found is not None
    return found


def subjects(rng: np.random.Generator, n: int = 8_000) -> np.ndarray:
    lengths = np.sort(np.clip(rng.lognormal(5.7, 0.8, n), 1, 35_000).astype(np.int32))
    lengths[: n // 100] = 0
    return lengths


def chance_scores(rng: np.random.Generator, p, m: int, lengths: np.ndarray) -> np.ndarray:
    """Return Gumbel scores of this scoring, and those of some relatives."""
    area = np.maximum(lengths.astype(float) * m, 1)
    scores = (np.log(p.K * area) - np.log(rng.exponential(size=lengths.size))) / (
        p.lambda_ * rng.normal(1, 0.05)
    )
    scores[rng.random(lengths.size) < 0.01] *= rng.uniform(1, 20)
    return np.where(lengths > 0, np.maximum(scores, 0), 0).astype(np.int32)


def same(one: np.ndarray, other: np.ndarray) -> bool:
    """Whether two arrays have the same digits."""
    return one.shape == other.shape and bool((one.view(np.int64) == other.view(np.int64)).all())


@pytest.mark.parametrize("scoring", SCORING, ids=str)
def test_evalues_bounds_and_fits_are_the_same_to_the_last_digit(scoring) -> None:
    rng, p = np.random.default_rng(5), parameters_of(scoring)
    lengths = subjects(rng)
    many = ManyQueries.of(lengths)
    assert many is not None
    fits = 0
    for m in (1, 3, 20, 66, 250, 600, 5_478):
        scores = chance_scores(rng, p, m, lengths)
        counts = count_scores(scores, lengths)
        mixture = Mixture(p, m, counts, first_passage=True)
        fit, _ = fit_scores(mixture, counts, cut_of(mixture, REFERENCE), CancelToken())
        found = many.fit(p, m, scores)
        if found is not None:
            assert fit is not None
            assert found == (fit.lambda_, fit.K, fit.subjects)
            fits += 1
        for n in (0, lengths.size):
            significance = Significance(p, m, int(lengths.sum()), n)
            some = rng.integers(0, lengths.size, 500)
            for tried in (scores[some], scores[some] * 0.37 - 2, rng.uniform(0, 3_000, 500)):
                expected = significance.log10_evalues(tried, lengths[some])
                assert same(many.log10_evalues(significance, tried, lengths[some]), expected)
            for bound in (1e-30, 1e-3, 3.0, 1e4, 1e9):
                expected = within_bound(significance, scores, lengths, bound)
                assert np.array_equal(many.within_bound(significance, scores, bound), expected)
    assert fits >= 4


def test_scores_that_were_not_all_compared_are_left_to_numpy() -> None:
    rng, p = np.random.default_rng(6), parameters_of(SCORING[0])
    lengths = subjects(rng)
    many = ManyQueries.of(lengths)
    assert many is not None
    scores = chance_scores(rng, p, 300, lengths)
    assert many.fit(p, 300, scores) is not None
    scores[7_000:] = -1
    assert many.fit(p, 300, scores) is None


@pytest.fixture(scope="module")
def relatives() -> tuple[np.ndarray, MemoryDatabase]:
    """A query with a tandem repeat, and subjects of many degrees of relation, compositions and lengths."""
    rng = np.random.default_rng(7)
    query = rng.choice(20, 260, p=BACKGROUND).astype(np.uint8)
    query[100:150] = np.tile(query[100:105], 10)
    subjects = [rng.choice(20, n, p=BACKGROUND).astype(np.uint8) for n in rng.integers(30, 400, 250)]
    for share in np.linspace(0, 0.9, 600):
        other = np.where(rng.random(query.size) < share, rng.choice(20, query.size, p=BACKGROUND), query)
        begin, end = np.sort(rng.integers(0, query.size, 2))
        subjects.append(np.concatenate((other[begin:], other[: end + 20])).astype(np.uint8))
    subjects += [rng.choice([3, 6, 11, 15, 24, 25], n).astype(np.uint8) for n in rng.integers(50, 300, 60)]
    subjects += [np.tile(query, 6), np.tile(query[::-1], 3), np.zeros(0, np.uint8)]
    return query, MemoryDatabase(subjects)


def asked_to_judge(relatives: tuple[np.ndarray, MemoryDatabase], evalue: float) -> tuple:
    """Return what `judge` takes before `many`: the candidates of the query by its scores."""
    query, database = relatives
    scheme, p = ScoringScheme.load("BLOSUM62"), parameters_of(SCORING[0])
    scores = np.zeros(database.n_sequences, np.int32)
    with closing(open_engine("cpu", threads=1)) as engine:
        for _ in engine.score(query, scheme, database.subjects(), scores, CancelToken()):
            pass
    significance = Significance(
        replace(p, lambda_=0.97 * p.lambda_), query.size, database.n_residues, database.n_sequences
    )
    candidates = within_bound(significance, scores, database.lengths, judged_bound("adjusted", evalue))
    return (
        "adjusted", query, scheme, significance, p, database, candidates, scores[candidates], evalue,
        CancelToken(), 1,
    )  # fmt: skip


def assert_same(one: Judged, other: Judged) -> None:
    for column in fields(one):
        expected, found = getattr(one, column.name), getattr(other, column.name)
        assert expected.dtype == found.dtype and expected.tobytes() == found.tobytes()


@pytest.mark.parametrize("evalue", [1e-6, 0.001, 10.0, 1e5])
def test_candidates_are_judged_the_same_to_the_last_bit(relatives, evalue) -> None:
    given, n = asked_to_judge(relatives, evalue), relatives[1].n_sequences
    many = ManyQueries.of(relatives[1].lengths)
    assert many is not None
    one, other = judge(*given), judge(*given, many)
    assert 50 < one.subjects.size < n
    assert_same(one, other)


def test_a_free_thread_judges_a_part_of_the_candidates(relatives, monkeypatch) -> None:
    monkeypatch.setattr(many_queries, "_PAIRS", 150)
    given, helped, judging = asked_to_judge(relatives, 10.0), threading.Event(), candidate_kernels.judge

    def judged(*arguments):
        if threading.current_thread() is threading.main_thread():
            assert helped.wait(60)
        else:
            helped.set()
        return judging(*arguments)

    with ThreadPoolExecutor(1) as pool:
        many = ManyQueries.of(relatives[1].lengths, pool)
        assert many is not None
        monkeypatch.setattr(candidate_kernels, "judge", judged)
        assert_same(judge(*given), judge(*given, many))


def test_threads_that_are_busy_are_not_waited_for(relatives, monkeypatch) -> None:
    monkeypatch.setattr(many_queries, "_PAIRS", 150)
    given, done = asked_to_judge(relatives, 10.0), threading.Event()
    with ThreadPoolExecutor(1) as pool:
        busy = pool.submit(done.wait, 60)
        many = ManyQueries.of(relatives[1].lengths, pool)
        assert many is not None
        found = judge(*given, many)
        assert not busy.done()
        done.set()
    assert_same(judge(*given), found)


def test_stopped_judging_is_a_cancelled_operation(relatives) -> None:
    query, database = relatives
    many = ManyQueries.of(database.lengths)
    assert many is not None
    many.stop.set()
    p = parameters_of(SCORING[0])
    significance = Significance(p, query.size, database.n_residues, database.n_sequences)
    candidates = np.arange(database.n_sequences)
    scores = np.full(database.n_sequences, 60, np.int32)
    with pytest.raises(OperationCancelled):
        judge(
            "adjusted", query, ScoringScheme.load("BLOSUM62"), significance, p, database, candidates, scores,
            10.0, CancelToken(), 1, many,
        )  # fmt: skip


def test_few_subjects_have_no_fit() -> None:
    p = parameters_of(SCORING[0])
    many = ManyQueries.of(np.full(150, 100, np.int32))
    assert many is not None
    assert many.fit(p, 100, np.full(150, 30, np.int32)) is None


def test_a_function_that_is_no_loop_of_doubles_is_refused() -> None:
    assert loops_of(np.exp) is not None
    with pytest.raises(ValueError):
        loops_of(np.bitwise_and)
