"""A batch that was stopped and is continued: it ends as if it had never been."""

from __future__ import annotations

import io
from dataclasses import replace
from pathlib import Path

import pytest

from swathe.core.cancel import CancelToken
from swathe.core.errors import InvalidRequest
from swathe.core.export import Selection, export
from swathe.core.history.repeating import original_request
from swathe.core.history.run_file import read_run, write_run
from swathe.core.run import run_request
from swathe.core.search.events import Cancelled, Failed, Finished, HitsFound, Progress, SearchResult
from swathe.core.search.judging import MANY_QUERIES
from swathe.core.search.request import SearchRequest
from swathe.core.sequences.fasta import read_sequences
from swathe.core.sequences.low_complexity import SegParameters
from swathe.core.system.resources import sample_database, sample_queries
from swathe.core.system.steps import run_to_end
from tests.core.search.test_search import request_of
from tests.searching import run

pytestmark = pytest.mark.usefixtures("cache")


def batch(size: int, **changes: object) -> SearchRequest:
    """Return a request for so many of the sample's sequences, masked as a form does."""
    queries = read_sequences(sample_database())[0][:size]
    return request_of(sample_database(), queries, mask=SegParameters(), **changes)


def stopped_after(whole: SearchResult, done: int) -> SearchResult:
    """Return what a search would have found until it was stopped within a query."""
    within = replace(whole.queries[done], compared=100)
    within.hits.provisional = True
    return replace(whole, queries=(*whole.queries[:done], within), complete=False, seconds=7.0)


def figures(result: SearchResult) -> list[list[list[float]]]:
    keys = ("subjects", "scores", "bits", "log10_evalues", "matrix_log10_evalues")
    return [[getattr(query.hits, key).tolist() for key in keys] for query in result.queries]


def rows(result: SearchResult) -> list[str]:
    """Return the lines of an exported table."""
    stream = io.BytesIO()
    for _ in export(result, Selection.everything(result), "csv", stream, CancelToken()):
        pass
    return [line for line in stream.getvalue().decode().splitlines() if not line.startswith("#")]


@pytest.mark.parametrize("size", [5, MANY_QUERIES])
def test_it_ends_as_one_run_with_the_figures_of_one(engine, tmp_path: Path, size: int) -> None:
    """As two runs, nobody could read or export all queries together."""
    request = batch(size)
    whole, again = run(request), run(request)
    path = tmp_path / "stopped.swr"
    run_to_end(write_run(stopped_after(again, 2), path, CancelToken(), align=False))
    stopped = read_run(path).result
    assert len(stopped.done) == 2
    events = list(run_request(original_request(stopped), engine, CancelToken(), before=stopped))
    found = [event for event in events if isinstance(event, HitsFound)]
    assert [event.query_index for event in found] == list(range(size))
    for event, before in zip(found, stopped.done, strict=False):
        assert event.result.scores is before.scores, "they were searched again"
    progress = [event for event in events if isinstance(event, Progress)]
    known = sum(map(len, request.queries[:2])) * stopped.plan.database.n_residues
    assert progress[0].cells_done >= known and progress[0].seconds > 7
    assert isinstance(events[-1], Finished)
    result = events[-1].result
    assert result.complete and result.started == stopped.started and result.seconds > 7
    assert result.cells == whole.cells == result.plan.cells_total
    assert figures(result) == figures(whole)
    assert rows(result) == rows(whole)
    run_to_end(write_run(result, path, CancelToken(), align=False))
    assert figures(read_run(path).result) == figures(whole)


def test_stopped_again_it_has_no_less(engine) -> None:
    stopped, token = stopped_after(run(batch(5)), 2), CancelToken()
    events = []
    for event in run_request(original_request(stopped), engine, token, before=stopped):
        events.append(event)
        if isinstance(event, HitsFound) and event.query_index == 3:
            token.cancel()
    assert isinstance(events[-1], Cancelled)
    assert len(events[-1].partial.done) >= 4


def test_cancelled_before_it_began_it_is_what_it_was(engine) -> None:
    stopped, token = stopped_after(run(batch(5)), 2), CancelToken()
    token.cancel()
    [end] = run_request(original_request(stopped), engine, token, before=stopped)
    assert isinstance(end, Cancelled) and end.partial is stopped


def test_a_database_that_has_changed_is_refused(engine, tmp_path: Path) -> None:
    path = tmp_path / "changing.fasta"
    path.write_bytes(sample_database().read_bytes())
    request = replace(batch(3), database=path)
    stopped = stopped_after(run(request), 1)
    path.write_bytes(sample_queries().read_bytes())
    *_, end = run_request(original_request(stopped), engine, CancelToken(), before=stopped)
    assert isinstance(end, Failed) and isinstance(end.error, InvalidRequest)
    assert "changing.fasta has changed since the search was stopped" in str(end.error)
