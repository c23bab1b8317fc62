"""Many alignments at once: the same as one by one, in order, and told when one takes long."""

from __future__ import annotations

import itertools
import threading
from dataclasses import replace

import numpy as np
import pytest

from swathe.core.alignment.alignment import align
from swathe.core.cancel import CancelToken, OperationCancelled
from swathe.core.errors import SwatheError
from swathe.core.results import parallel_alignment as module
from swathe.core.results.parallel_alignment import Pair, align_many
from swathe.core.scoring.scheme import ScoringScheme
from tests.core.alignment.test_alignment import score_of

BLOSUM62 = ScoringScheme.load("BLOSUM62")


@pytest.fixture
def hits():
    rng = np.random.default_rng(0)
    query = rng.integers(0, 20, 60).astype(np.uint8)
    subjects = [np.where(rng.random(60) < 0.6, query, rng.integers(0, 20, 60)) for _ in range(60)]
    subjects = [codes.astype(np.uint8) for codes in subjects]
    return [Pair(10 * k, query, s, BLOSUM62, score_of(query, s, BLOSUM62)) for k, s in enumerate(subjects)]


@pytest.mark.parametrize("threads", [0, 1, 3])
def test_equals_one_by_one_in_order(hits, threads):
    found = [aligned for aligned in align_many(iter(hits), CancelToken(), threads) if aligned]
    assert [key for key, _ in found] == [pair.key for pair in hits]
    assert [alignment for _, alignment in found] == [
        align(pair.query, pair.subject, BLOSUM62, pair.score, CancelToken()) for pair in hits
    ]


def test_cancel_error_and_leaving_early_end_every_thread(hits):
    before = set(threading.enumerate())
    token = CancelToken()
    run = align_many(iter(hits), token, 2)
    next(run)
    token.cancel()
    with pytest.raises(OperationCancelled):
        list(run)
    with pytest.raises(SwatheError):
        list(align_many([replace(hits[0], score=9_999)], CancelToken(), 2))
    run = align_many(iter(hits), CancelToken(), 2)
    next(run)
    run.close()
    assert set(threading.enumerate()) == before


def test_subjects_are_drawn_as_needed(hits):
    drawn = []
    endless = (drawn.append(1) or hits[k % 60] for k in itertools.count())
    run = align_many(endless, CancelToken(), 2)
    next(run)
    run.close()
    assert len(drawn) < 20


def test_threads_are_given_several_small_pairs_but_large_ones_one_by_one(hits, monkeypatch):
    assert [len(task) for task in module._tasks(hits)] == [4] * 15
    monkeypatch.setattr(module, "_TASK_CELLS", 3 * 60 * 60)
    assert [len(task) for task in module._tasks(hits)] == [3] * 20
    monkeypatch.setattr(module, "_TASK_CELLS", 60 * 60)
    assert [task[0].key for task in module._tasks(hits)] == [pair.key for pair in hits]


def test_says_that_it_waits_for_a_giant(hits, monkeypatch):
    go_on = threading.Event()

    def waiting(*pair):
        go_on.wait()
        return align(*pair)

    monkeypatch.setattr(module, "align", waiting)
    monkeypatch.setattr(module, "_PATIENCE", 0.001)
    run = align_many(iter(hits), CancelToken(), 2)
    try:
        assert [next(run), next(run)] == [None, None]
    finally:
        go_on.set()
    assert len([aligned for aligned in run if aligned]) == len(hits)
