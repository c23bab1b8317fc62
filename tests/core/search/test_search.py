"""A search as a stream of events: the order, the totals, the hits, cancelling, several queries, failing."""

from __future__ import annotations

import time
from pathlib import Path

import numpy as np
import pytest

from swathe.core.cancel import CancelToken
from swathe.core.engines.base import NOT_COMPARED, Engine
from swathe.core.errors import FastaError, InvalidRequest
from swathe.core.run import run_request
from swathe.core.scoring.scheme import ScoringScheme
from swathe.core.search.events import (
    Cancelled,
    Estimating,
    Event,
    Failed,
    Finished,
    HitsFound,
    Importing,
    Progress,
    Started,
)
from swathe.core.search.request import SearchRequest
from swathe.core.sequences.fasta import read_sequences
from swathe.core.sequences.sequence import Sequence
from swathe.core.system.resources import sample_database, sample_queries
from tests.long_run import long_but
from tests.oracle import smith_waterman

pytestmark = pytest.mark.usefixtures("cache")


def request_of(database: Path, queries: tuple[Sequence, ...] | None = None, **changes) -> SearchRequest:
    scheme = changes.pop("scheme", None) or ScoringScheme.load("BLOSUM62", 11, 1)
    return SearchRequest(queries or read_sequences(sample_queries())[0], database, scheme, **changes)


def test_sample_runs_from_start_to_finish(engine) -> None:
    request = request_of(sample_database())
    events = list(run_request(request, engine, CancelToken()))
    kinds = [type(event) for event in events if not isinstance(event, Importing)]
    assert kinds[0] is Started
    assert kinds[-1] is Finished
    assert kinds.count(HitsFound) == 2
    assert set(kinds[1:-1]) <= {Progress, HitsFound}

    progress = [event for event in events if isinstance(event, Progress)]
    done = [event.cells_done for event in progress]
    assert done == sorted(done)
    assert done[-1] == progress[-1].cells_total == events[-1].result.cells

    result = events[-1].result
    assert result.complete
    for query in result.queries:
        hits = query.hits
        assert query.compared == query.hits.database.n_sequences == 413
        assert len(hits) == query.significant > 30
        assert hits.text("subject", 0) == query.query.identifier  # each query is in the sample
        assert hits.value("evalue", 0) < 1e-100
        keys = list(zip(hits.log10_evalues, -hits.scores, hits.numbers("record"), strict=True))
        assert keys == sorted(keys)
        assert (hits.log10_evalues <= 1).all()


def test_an_estimate_of_statistics_is_told_before_it_begins_and_only_then(engine, quick_estimates) -> None:
    """It takes seconds, the first time."""
    request = request_of(sample_database(), scheme=ScoringScheme.load("BLOSUM62", 23, 2), top=1)
    for told in (1, 0):
        kinds = [type(event) for event in run_request(request, engine, CancelToken())]
        assert kinds.count(Estimating) == told
        assert Estimating not in kinds[kinds.index(Started) :]


def test_hits_are_those_of_the_oracle(engine, tmp_path: Path) -> None:
    path = tmp_path / "small.fasta"
    path.write_text(
        ">a\nMKVLAAGIVGLCAKHW\n>b\nWWWW\n>empty\n>c Some protein OS=Homo sapiens OX=9606\nMKVLGIVGLCAK\n"
    )
    scheme = ScoringScheme.load("BLOSUM62", 11, 1)
    query = Sequence("q", read_sequences(path)[0][0].codes)
    result = list(run_request(request_of(path, (query,), evalue=1e9), engine, CancelToken()))[-1].result
    found = result.queries[0]
    database = found.hits.database
    expected = [smith_waterman(query.codes, database.codes(i), scheme.matrix, 11, 1) for i in range(4)]
    assert found.scores.tolist() == expected
    assert found.hits.scores.tolist() == sorted((s for s in expected if s > 0), reverse=True)
    assert found.compared == 4
    assert [found.hits.text("subject", row) for row in range(2)] == ["a", "c"]
    assert found.hits.text("organism", 1) == "Homo sapiens"


def test_top_limits_the_list_and_not_the_count(engine) -> None:
    result = list(run_request(request_of(sample_database(), top=5), engine, CancelToken()))[-1].result
    for query in result.queries:
        assert len(query.hits) == 5
        assert query.significant > 30


def test_linear_phase_reports_scores_without_evalues(engine) -> None:
    scheme = ScoringScheme.load("BLOSUM62", 0, 1)
    result = list(run_request(request_of(sample_database(), scheme=scheme), engine, CancelToken()))[-1].result
    assert result.plan.parameters.source == "unavailable"
    hits = result.queries[0].hits
    assert len(hits) == np.count_nonzero(result.queries[0].scores > 0)
    assert np.isnan(hits.log10_evalues).all()
    assert (np.diff(hits.scores) <= 0).all()
    assert hits.value("evalue", 0) is None


def cancel_at(kind: type[Event], request: SearchRequest, engine) -> list[Event]:
    token, events = CancelToken(), []
    for event in run_request(request, engine, token):
        events.append(event)
        if isinstance(event, kind):
            token.cancel()
    return events


def test_cancel_before_scoring_has_no_result(engine, tmp_path: Path) -> None:
    path = tmp_path / "db.fasta"
    path.write_bytes(sample_database().read_bytes())
    token = CancelToken()
    token.cancel()
    events = list(run_request(request_of(path), engine, token))
    assert isinstance(events[-1], Cancelled)
    assert events[-1].partial is None


@pytest.mark.parametrize("kind", long_but([Started, Progress, HitsFound], Progress))
def test_cancel_keeps_what_was_found(kind: type[Event], engine, tmp_path: Path) -> None:
    path = tmp_path / "db.fasta"
    path.write_bytes(b"".join(sample_database().read_bytes() for _ in range(40)))
    events = cancel_at(kind, request_of(path), engine)
    assert isinstance(events[-1], Cancelled)
    assert sum(isinstance(event, Finished | Cancelled | Failed) for event in events) == 1
    partial = events[-1].partial
    assert partial is not None
    assert not partial.complete
    for query in partial.queries:
        assert query.compared == np.count_nonzero(query.scores != NOT_COMPARED)
    assert partial.cells <= partial.plan.cells_total
    # The next search is not disturbed; of a short query, which takes a moment.
    short = Sequence("short", read_sequences(sample_queries())[0][0].codes[:40])
    again = list(run_request(request_of(path, (short,)), engine, CancelToken()))
    assert isinstance(again[-1], Finished)


def test_unreadable_database_fails_with_a_sentence(engine, tmp_path: Path) -> None:
    path = tmp_path / "bad.fasta"
    path.write_text(">a\nMKV\n>b\nMK?V\n")
    events = list(run_request(request_of(path), engine, CancelToken()))
    assert isinstance(events[-1], Failed)
    assert isinstance(events[-1].error, FastaError)
    assert "record 2" in str(events[-1].error)


def test_database_without_residues_is_refused(engine, tmp_path: Path) -> None:
    path = tmp_path / "empty.fasta"
    path.write_text(">a\n>b\n")
    events = list(run_request(request_of(path), engine, CancelToken()))
    assert isinstance(events[-1], Failed)
    assert "no residues" in str(events[-1].error)


@pytest.mark.parametrize(
    ("field", "change"),
    [
        ("evalue", {"evalue": 0.0}),
        ("evalue", {"evalue": float("nan")}),
        ("top", {"top": 0}),
        ("threads", {"threads": -1}),
    ],
)
def test_bad_requests_name_their_field(field: str, change: dict) -> None:
    with pytest.raises(InvalidRequest) as caught:
        request_of(sample_database(), **change)
    assert caught.value.field == field


def test_queries_without_residues_are_refused() -> None:
    empty = Sequence("nothing here", np.zeros(0, np.uint8))
    with pytest.raises(InvalidRequest, match="nothing"):
        request_of(sample_database(), (empty,))


def test_more_queries_than_memory_are_refused_in_words(engine, monkeypatch) -> None:
    queries = read_sequences(sample_queries())[0] * 50
    monkeypatch.setattr("swathe.core.system.memory.available_memory", lambda: 200_000)
    last = list(run_request(request_of(sample_database(), queries), engine, CancelToken()))[-1]
    assert isinstance(last, Failed) and isinstance(last.error, InvalidRequest)
    assert "The results of 100 queries and 413 sequences take" in last.error.message
    assert "portions" in last.error.hint
    monkeypatch.setattr("swathe.core.system.memory.available_memory", lambda: None)
    last = list(run_request(request_of(sample_database(), queries[:2]), engine, CancelToken()))[-1]
    assert isinstance(last, Finished), "a system that does not tell"


class AheadEngine(Engine):
    """An engine that pipelines queries, and records what happens when."""

    name, label, kernel = "cpu", "ahead", "auto"
    pipelines = True
    cells_ahead = 0

    def __init__(self, engine, wrong: int | None = None, cells_ahead: int = 0) -> None:
        self._engine, self.warnings = engine, []
        self.cells_ahead = cells_ahead
        self.wrong, self.asked, self.notes = wrong, 0, []

    def score(self, query, scheme, database, scores, token):
        number = self.asked
        self.asked += 1
        self.notes.append(f"begin {number}")
        try:
            if number == self.wrong:
                raise InvalidRequest("query", "It is wrong.", "Take another.")
            yield 0
            yield from self._engine.score(query, scheme, database, scores, token)
            self.notes.append(f"end {number}")
        finally:
            self.notes.append(f"closed {number}")

    def close(self) -> None:
        self._engine.close()


class TestAhead:
    queries = tuple(read_sequences(sample_queries())[0]) * 2

    def test_each_query_is_asked_for_while_the_one_before_is_computed(self, engine) -> None:
        ahead = AheadEngine(engine)
        request = request_of(sample_database(), self.queries)
        result = list(run_request(request, ahead, CancelToken()))[-1].result
        order = [note for note in ahead.notes if not note.startswith("closed")]
        assert order == ["begin 0", "begin 1", "end 0", "begin 2", "end 1", "begin 3", "end 2", "end 3"]
        plain = list(run_request(request, engine, CancelToken()))[-1].result
        for ours, theirs in zip(result.queries, plain.queries, strict=True):
            assert (ours.scores == theirs.scores).all()
            assert ours.seconds > 0

    def test_as_many_as_the_engine_wants_are_begun_early(self, engine) -> None:
        request = request_of(sample_database(), self.queries)
        plain = list(run_request(request, engine, CancelToken()))[-1].result
        each = [len(query) * plain.plan.database.n_residues for query in self.queries]
        for cells, begun in ((each[1] + each[2] - 1, 2), (each[1] + each[2], 3), (sum(each), 4)):
            ahead = AheadEngine(engine, cells_ahead=cells)
            result = list(run_request(request, ahead, CancelToken()))[-1].result
            order = [note for note in ahead.notes if not note.startswith("closed")]
            assert order[: begun + 1] == [*(f"begin {number}" for number in range(begun)), "end 0"]
            for ours, theirs in zip(result.queries, plain.queries, strict=True):
                assert (ours.scores == theirs.scores).all()

    def test_the_error_of_one_begun_early_comes_after_those_before_it(self, engine) -> None:
        ahead = AheadEngine(engine, wrong=2, cells_ahead=1 << 60)
        events = list(run_request(request_of(sample_database(), self.queries), ahead, CancelToken()))
        assert [event.query_index for event in events if isinstance(event, HitsFound)] == [0, 1]
        assert isinstance(events[-1], Failed)
        assert "begin 3" not in ahead.notes
        ahead = AheadEngine(engine, cells_ahead=1 << 60)
        run = run_request(request_of(sample_database(), self.queries), ahead, CancelToken())
        assert any(isinstance(event, Progress) for event in run)
        run.close()
        assert {f"closed {number}" for number in range(4)} <= set(ahead.notes)

    def test_no_second_counts_for_two_queries(self, engine, monkeypatch) -> None:
        ahead = AheadEngine(engine)
        monkeypatch.setattr(time, "perf_counter", lambda: sum("end" in note for note in ahead.notes))
        request = request_of(sample_database(), self.queries)
        result = list(run_request(request, ahead, CancelToken()))[-1].result
        assert [query.seconds for query in result.queries] == [1, 1, 1, 1]
        assert result.seconds == 4

    def test_what_is_wrong_with_the_next_query_is_said_in_its_turn(self, engine) -> None:
        ahead = AheadEngine(engine, wrong=1)
        events = list(run_request(request_of(sample_database(), self.queries), ahead, CancelToken()))
        assert [event.query_index for event in events if isinstance(event, HitsFound)] == [0]
        assert isinstance(events[-1], Failed)

    def test_cancelled_or_dropped_nothing_stays_begun(self, engine) -> None:
        token, ahead = CancelToken(), AheadEngine(engine)
        for event in run_request(request_of(sample_database(), self.queries), ahead, token):
            if isinstance(event, Progress):
                token.cancel()
        assert isinstance(event, Cancelled)
        assert ahead.asked == 2
        assert "closed 1" in ahead.notes
        ahead = AheadEngine(engine)
        run = run_request(request_of(sample_database(), self.queries), ahead, CancelToken())
        assert any(isinstance(event, Progress) for event in run)
        run.close()
        assert ahead.asked == 2
        assert {"closed 0", "closed 1"} <= set(ahead.notes)
        assert "end 1" not in ahead.notes
