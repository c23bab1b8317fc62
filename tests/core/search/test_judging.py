"""Hits selected in threads: results in order, few at a time, errors and cancelling in their turn."""

from __future__ import annotations

import threading
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from swathe.core.cancel import CancelToken
from swathe.core.engines import open_engine
from swathe.core.errors import DatabaseError, MemoryShort
from swathe.core.results.query_result import QueryResult
from swathe.core.scoring.scheme import ScoringScheme
from swathe.core.search.events import Cancelled, Event, Failed, Finished, HitsFound
from swathe.core.search.request import SearchRequest
from swathe.core.search.search import run_search
from swathe.core.search.selection import select_hits
from swathe.core.sequences.fasta import read_sequences
from swathe.core.sequences.sequence import Sequence
from swathe.core.statistics import candidate_kernels
from swathe.core.system.memory import MemoryBudget
from swathe.core.system.resources import sample_database, sample_queries

RESIDUES = read_sequences(sample_queries())[0][0].codes[:60]
LONG = 20
"""Seconds after which a test fails rather than waits."""


@pytest.fixture(autouse=True)
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SWATHE_CACHE_DIR", str(tmp_path / "cache"))


@pytest.fixture
def engine():
    opened = open_engine("cpu", threads=2)
    yield opened
    opened.close()


@pytest.fixture
def instead(monkeypatch: pytest.MonkeyPatch) -> Callable[[Callable[..., None]], None]:
    """Call a function with each query's name before its hits are selected."""

    def replaced(before: Callable[..., None]) -> None:
        def selecting(*arguments: Any, **options: Any) -> QueryResult:
            before(arguments[0].request.queries[arguments[1]].identifier, **options)
            return select_hits(*arguments, **options)

        monkeypatch.setattr("swathe.core.search.judging.select_hits", selecting)

    return replaced


def request_of(n: int, **changes: Any) -> SearchRequest:
    queries = tuple(Sequence(f"q{number}", RESIDUES) for number in range(n))
    return SearchRequest(queries, sample_database(), ScoringScheme.load("BLOSUM62", 11, 1), **changes)


def found(events: list[Event]) -> list[int]:
    return [event.query_index for event in events if isinstance(event, HitsFound)]


def test_results_come_in_order_though_the_first_is_ready_last(engine, instead) -> None:
    second = threading.Event()

    def before(name: str, **_: Any) -> None:
        if name == "q0":
            assert second.wait(LONG)
        if name == "q1":
            second.set()

    instead(before)
    events = list(run_search(request_of(5, threads=2), engine, CancelToken()))
    assert found(events) == [0, 1, 2, 3, 4]
    assert isinstance(events[-1], Finished)


def test_a_query_that_takes_long_keeps_no_thread_from_later_ones(engine, instead) -> None:
    last = threading.Event()

    def before(name: str, **_: Any) -> None:
        if name == "q0":
            assert last.wait(LONG)
        if name == "q19":
            last.set()

    instead(before)
    events = list(run_search(request_of(20, threads=2, evalues="matrix"), engine, CancelToken()))
    assert found(events) == list(range(20))


def test_a_long_query_has_all_threads(engine, instead) -> None:
    shares = {}
    instead(lambda name, *, threads, **_: shares.update({name: threads}))
    request = request_of(6, threads=4, evalues="matrix")
    long = Sequence("long", np.resize(RESIDUES, 1_000))
    list(run_search(replace(request, queries=(*request.queries, long)), engine, CancelToken()))
    assert shares == {**{f"q{number}": 1 for number in range(6)}, "long": 4}


def test_as_many_at_a_time_as_there_are_threads_or_the_threads_are_theirs(engine, instead) -> None:
    lock, at_once, most, shares = threading.Lock(), 0, 0, set()

    def before(_: str, *, threads: int, **__: Any) -> None:
        nonlocal at_once, most
        with lock:
            at_once += 1
            most = max(most, at_once)
            shares.add(threads)
        threading.Event().wait(0.01)
        with lock:
            at_once -= 1

    instead(before)
    for n, each in ((1, 4), (2, 2), (9, 1)):
        shares.clear()
        assert isinstance(list(run_search(request_of(n, threads=4), engine, CancelToken()))[-1], Finished)
        assert shares == {each}
    assert 1 <= most <= 4


def test_memory_for_one_query_at_a_time_leaves_all_threads_to_its_candidates(engine, monkeypatch) -> None:
    """Of 1.8 million sequences three queries fit at once, and 32 cores had three threads judge candidates."""
    monkeypatch.setattr("swathe.core.search.judging._MOST_BYTES", 1)
    monkeypatch.setattr("swathe.core.statistics.many_queries._PAIRS", 5)
    second, judging = threading.Event(), candidate_kernels.judge
    working: set[int] = set()

    def judged(*arguments: Any) -> int:
        working.add(threading.get_ident())
        if len(working) > 1:
            second.set()
        assert second.wait(LONG)
        return judging(*arguments)

    monkeypatch.setattr(candidate_kernels, "judge", judged)
    events = list(run_search(request_of(16, threads=2), engine, CancelToken()))
    assert isinstance(events[-1], Finished)


def test_an_error_comes_after_the_results_before_it_and_none_after(engine, instead) -> None:
    def before(name: str, **_: Any) -> None:
        if name == "q2":
            raise DatabaseError("It is damaged.", "Copy it.")

    instead(before)
    events = list(run_search(request_of(6, threads=2), engine, CancelToken()))
    assert found(events) == [0, 1]
    assert isinstance(events[-1], Failed) and "damaged" in events[-1].error.message


def test_where_memory_runs_short_what_was_found_before_stays(engine) -> None:
    class Short(MemoryBudget):
        results = 0

        def take(self, size: int) -> None:
            self.results += 1

        def require(self, size: int) -> None:
            if self.results == 2:
                raise MemoryShort("there is none left.")

    events = list(run_search(request_of(6, threads=2), engine, CancelToken(), Short()))
    assert found(events) == [0, 1]
    assert isinstance(events[-1], Cancelled) and events[-1].partial is not None
    assert "2 of 6 queries" in events[-1].partial.stopped


def test_cancelled_while_hits_are_selected_it_ends_with_those_of_the_matrix(engine, instead) -> None:
    token = CancelToken()
    instead(lambda _, **__: token.cancel())
    events = list(run_search(request_of(1), engine, token))
    assert isinstance(events[-1], Cancelled) and events[-1].partial is not None
    [query] = events[-1].partial.queries
    assert query.evalues == "matrix" and len(query.hits) > 0
    assert query.hits.provisional and query.hits.n_significant is None


def test_who_cancels_with_patience_gets_the_evalues_of_queries_that_were_compared(engine, instead) -> None:
    token = CancelToken(patience=LONG)
    instead(lambda _, **__: token.cancel())
    events = list(run_search(request_of(1), engine, token))
    assert isinstance(events[-1], Finished), "nothing is missing"
    [query] = events[-1].result.queries
    assert query.evalues == "adjusted" and not query.hits.provisional


def test_patience_is_not_for_queries_that_were_not_compared_with_everything(engine) -> None:
    token = CancelToken(patience=LONG)
    request, events = request_of(40), []
    for event in run_search(request, engine, token):
        events.append(event)
        if isinstance(event, HitsFound) and event.query_index == 3:
            token.cancel()
    assert isinstance(events[-1], Cancelled) and events[-1].partial is not None
    results = events[-1].partial.queries
    assert 4 <= len(results) < 40
    n = events[-1].partial.plan.database.n_sequences
    assert all(query.hits.provisional is (query.compared < n) for query in results)


def test_left_early_no_thread_stays(engine, instead) -> None:
    names: set[str] = set()
    instead(lambda _, **__: names.add(threading.current_thread().name))
    run = run_search(request_of(6, threads=2), engine, CancelToken())
    assert any(isinstance(event, HitsFound) for event in run)
    run.close()  # type: ignore[attr-defined]
    assert names and not names & {thread.name for thread in threading.enumerate()}


def described(result: QueryResult) -> tuple[Any, ...]:
    hits = result.hits
    arrays = hits.subjects, hits.scores, hits.log10_evalues, hits.adjusted
    return (*(array.tolist() for array in arrays), result.evalues, result.significant)


@pytest.mark.parametrize("evalues", ["adjusted", "fitted", "matrix"])
def test_many_threads_find_what_one_finds(evalues, engine) -> None:
    queries = tuple(
        Sequence(f"q{start}", read_sequences(sample_queries())[0][0].codes[start : start + 100])
        for start in range(0, 200, 10)
    )
    request = replace(request_of(1, evalues=evalues), queries=queries)
    many, one = (
        list(run_search(replace(request, threads=threads), engine, CancelToken()))[-1].result
        for threads in (7, 1)
    )
    assert list(map(described, many.queries)) == list(map(described, one.queries))
