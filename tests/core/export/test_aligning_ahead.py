"""Hits aligned while later queries are searched: those that an export would align."""

from __future__ import annotations

import threading
from dataclasses import fields

import numpy as np
import pytest

from swathe.core.alignment.aligned_pairs import AlignedPairs
from swathe.core.cancel import CancelToken, OperationCancelled
from swathe.core.engines.cpu import CpuEngine
from swathe.core.errors import SwatheError
from swathe.core.export import Selection
from swathe.core.export import aligning as module
from swathe.core.export.aligning import AligningAhead, align_missing
from tests.core.export.conftest import Case
from tests.searching import run


@pytest.fixture
def engine():
    engine = CpuEngine(1)
    yield engine
    engine.close()


def test_all_hits_are_aligned_as_an_export_aligns_them(case: Case, engine) -> None:
    expected, found = run(case.request), run(case.request)
    for _ in align_missing(expected, Selection.everything(expected), CancelToken()):
        pass
    with AligningAhead(case.request, engine, CancelToken()) as ahead:
        for query in found.queries:
            ahead.add(query.hits)
        steps = list(ahead.finish())
    assert all(done <= total for done, total in steps)
    for one, other in zip(found.queries, expected.queries, strict=True):
        rows = np.arange(len(other.hits))
        pairs = one.hits.alignments.pairs(rows), other.hits.alignments.pairs(rows)
        for field in fields(AlignedPairs):
            np.testing.assert_array_equal(*(getattr(some, field.name) for some in pairs))


def test_leaving_early_or_cancelling_ends_its_threads(case: Case, engine) -> None:
    before = set(threading.enumerate())
    result, token = run(case.request), CancelToken()
    with AligningAhead(case.request, engine, token) as ahead:
        ahead.add(result.queries[0].hits)
    with AligningAhead(case.request, engine, token) as ahead:
        token.cancel()
        ahead.add(result.queries[0].hits)
        with pytest.raises(OperationCancelled):
            list(ahead.finish())
    assert set(threading.enumerate()) == before


def test_a_mistake_is_raised(case: Case, engine, monkeypatch) -> None:
    monkeypatch.setattr(module, "HitPairs", lambda *_: 1 / 0)
    with AligningAhead(case.request, engine, CancelToken()) as ahead:
        ahead.add(run(case.request).queries[0].hits)
        with pytest.raises(ZeroDivisionError):
            list(ahead.finish())


def test_an_alignment_that_fails_is_left_to_the_export(case: Case, engine) -> None:
    result = run(case.request)
    result.queries[0].hits.scores[0] += 1
    result.queries[0].hits.adjusted[0] += 1
    with AligningAhead(case.request, engine, CancelToken()) as ahead:
        ahead.add(result.queries[0].hits)
        list(ahead.finish())
    with pytest.raises(SwatheError, match="has the score"):
        list(align_missing(result, Selection.everything(result), CancelToken()))
