"""Memory in the real window: results that fill it are shown and kept, replaced ones are freed."""

import gc
import weakref

import pytest
from PySide6.QtCore import Qt, QTimer

from swathe.core.system.resources import sample_database, sample_queries
from swathe.gui.work.task_controller import SearchState
from tests.gui.runs_shown import history, opened, search_and_keep


def test_what_was_found_is_shown_and_kept(open_window, qtbot, finish, ready, tmp_path, monkeypatch):
    queries = tmp_path / "many.fasta"
    queries.write_bytes(sample_queries().read_bytes() * 20)
    window = open_window([queries, sample_database()])
    ready(window)
    monkeypatch.setattr("swathe.core.system.memory.available_memory", lambda: 2_000_000)
    qtbot.mouseClick(window.form.button, Qt.MouseButton.LeftButton)
    finish(window)
    found = window.controller.result
    assert 1 < len(found.queries) < 40 and not found.complete
    assert "The search stopped after" in window.messages.text and "E-value bound" in window.messages.text
    assert "Memory ran short" in window.run_bar.phase.toolTip()
    page = history(window, qtbot, 1)
    assert page is not None
    assert window.page.hits.model.rowCount() > 20


def test_a_search_refused_before_it_begins_has_got_nowhere(open_window, qtbot, finish, ready, monkeypatch):
    window = open_window([sample_queries(), sample_database()])
    ready(window)
    monkeypatch.setattr("swathe.core.system.memory.available_memory", lambda: 3_000)
    window.search()
    finish(window, SearchState.FAILED)
    assert "The results of 2 queries and 413 sequences take" in window.messages.text
    assert "Search in portions: fewer queries" in window.messages.text
    assert "hits" not in window.messages.text, "none are counted yet: fewer would not help"
    qtbot.waitUntil(lambda: window.run_bar.phase.text() == "The search failed")
    assert window.run_bar.bar.value() == 0


@pytest.fixture
def no_collector():
    """Nothing in a circle of references is freed."""
    gc.collect()
    gc.disable()
    yield
    gc.enable()


def test_what_a_search_found_is_freed_when_the_next_ends(open_window, qtbot, finish, ready, no_collector):
    """The collector does not free it: the window freezes results, which are too many to be looked through."""
    window = open_window([sample_queries(), sample_database()])
    ready(window)
    search_and_keep(window, qtbot, finish)
    found = [weakref.ref(query.hits) for query in window.controller.result.queries]
    assert all(hits() is not None for hits in found)
    search_and_keep(window, qtbot, finish)
    qtbot.waitUntil(lambda: all(hits() is None for hits in found))


def test_what_a_reopened_run_holds_is_freed_with_the_next(open_window, qtbot, finish, ready, no_collector):
    window = open_window([sample_queries(), sample_database()])
    ready(window)
    search_and_keep(window, qtbot, finish)
    window.form.report.evalue_edit.setText("0.001")
    ready(window)
    search_and_keep(window, qtbot, finish)
    held = []
    for row in (0, 1):
        history(window, qtbot, 2).table.selectRow(row)
        held.append(weakref.ref(opened(window, qtbot).queries[0].hits))
    assert held[1]() is not None
    qtbot.waitUntil(lambda: held[0]() is None)


def test_many_queries_are_freed_a_few_at_a_time(
    open_window, qtbot, finish, ready, no_collector, small, tmp_path
):
    """All at once they held the window up for most of a second when the next search began."""
    many = tmp_path / "many.fasta"
    record = sample_queries().read_text().split(">")[1]
    letters = "".join(record.split("\n")[1:])
    many.write_text("".join(f">q{n}\n{letters[n : n + 30]}\n" for n in range(300)))
    window = open_window([many, small])
    ready(window)
    search_and_keep(window, qtbot, finish)
    turn, freed = 0, []

    def count_turn():
        nonlocal turn
        turn += 1

    for hits in [weakref.ref(query.hits) for query in window.controller.result.queries]:
        weakref.finalize(hits(), lambda: freed.append(turn))
    window.form.query.open(sample_queries())
    ready(window)
    window.search()
    timer = QTimer(interval=0, timeout=count_turn)
    timer.start()
    qtbot.waitUntil(lambda: len(freed) == 300)
    timer.stop()
    assert max(map(freed.count, set(freed))) <= 100
    finish(window)
