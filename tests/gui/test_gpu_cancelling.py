"""Searches on GPUs that are cancelled, replaced or closed at any moment; the GPUs are emulated."""

from __future__ import annotations

import numpy as np
import pytest

from swathe.core.cancel import CancelToken
from swathe.core.engines import open_engine
from swathe.core.run import run_request
from swathe.core.system.resources import sample_database
from tests.gui.engine_form import choose, find
from tests.long_run import long_but

MOMENTS = (0, 1, 5, 10, 15, 20, 25)
"""Operations of the devices: from before they are open to the last query's, of about 31."""


@pytest.fixture
def searching(open_window, ready, monkeypatch, fleet, tmp_path):
    """A window on two GPUs that are so slow that three queries take half a second."""
    records = sample_database().read_text().split(">")[1:]
    database, queries = tmp_path / "small.fasta", tmp_path / "queries.fasta"
    database.write_text("".join(f">{record}" for record in records[:24]))
    queries.write_text("".join(f">{record}" for record in records[:3]))
    find(monkeypatch, 0, 2)
    window = open_window((queries, database))
    ready(window)
    choose(window.form.engine, "2 GPUs")
    fleet.slowness = 0.02
    return window


def search_until(window, fleet, qtbot, moment):
    """Begin a search and wait until the devices have done so many operations, or it is over."""
    before = fleet.operations
    window.search()
    qtbot.waitUntil(lambda: fleet.operations >= before + moment or not window.controller.state.busy)


def expect_everything(result):
    """Check all scores against the CPU's."""
    assert result.complete and result.plan.engine == "gpu"
    cpu = open_engine("cpu")
    expected = list(run_request(result.plan.request, cpu, CancelToken()))[-1].result
    cpu.close()
    for ours, theirs in zip(result.queries, expected.queries, strict=True):
        assert np.array_equal(ours.scores, theirs.scores)


@pytest.mark.long
def test_a_search_follows_one_that_was_cancelled_at_any_moment(searching, fleet, qtbot, finish):
    partial = 0
    for moment in MOMENTS:
        search_until(searching, fleet, qtbot, moment)
        searching.controller.cancel()
        finish(searching)
        result = searching.controller.result
        partial += result is not None and not result.complete
        assert searching.messages.text == ""
    assert partial, "every search was cancelled before it began, or too late"
    fleet.slowness = 0.0
    searching.search()
    finish(searching)
    expect_everything(searching.controller.result)


@pytest.mark.long
def test_a_search_replaces_the_one_under_way(searching, fleet, qtbot, finish):
    for moment in MOMENTS:
        search_until(searching, fleet, qtbot, moment)
    fleet.slowness = 0.0
    searching.search()
    finish(searching)
    expect_everything(searching.controller.result)


def test_another_engine_follows_at_once(searching, qtbot, finish):
    with qtbot.waitSignal(searching.controller.started):  # beside other tests it may be over at the next look
        searching.search()
    searching.controller.cancel()
    choose(searching.form.engine, "CPU, ")
    searching.search()
    finish(searching)
    assert searching.controller.result.plan.engine == "cpu"


@pytest.mark.parametrize("moment", long_but(MOMENTS, 15))
def test_a_window_closed_at_any_moment_leaves_nothing(searching, fleet, qtbot, moment):
    search_until(searching, fleet, qtbot, moment)
    searching.close()
    assert not searching.background.running
    assert fleet.bytes_held == 0
    assert all(session.closed for session in fleet.sessions)
