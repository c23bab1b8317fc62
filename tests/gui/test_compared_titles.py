"""What tells two runs apart in the titles of their comparison: settings, else queries, else when they ran."""

from __future__ import annotations

import dataclasses

from swathe.core.system.words import date_text
from tests.gui.results_fixtures import only_first_query, search
from tests.gui.test_run_comparison import compared, keep  # noqa: F401 - fixtures
from tests.searching import run


def titles_of(window, qtbot, *results):
    """Return the titles of two runs that nobody named: those at the top stand above the alignments, too."""
    ids = [keep(one, "") for one in results]
    window.resize(1280, 800)
    window.menus.action("show_history").trigger()
    runs = window.pages.get("history")
    qtbot.waitUntil(lambda: runs.page.model.rowCount() == len(ids))
    runs.page.compare_requested.emit(*ids, 0, 0)
    qtbot.waitUntil(lambda: runs.comparison is not None and runs.comparison.isVisible())
    qtbot.settle(window)
    titles = [label.whole() for label in runs.comparison.titles.labels]
    assert [side.heading.whole() for side in runs.comparison.sides] == titles
    differs = [title[: title.index(" · ")] for title in titles]
    for words, label in zip(differs, runs.comparison.titles.labels, strict=True):
        assert label.text().startswith(words), "it is in sight"
    assert differs[0][1:] != differs[1][1:]
    return titles, runs.comparison


def test_runs_that_differ_in_their_queries_are_told_apart_by_them(open_window, qtbot):
    """Both titles were one sentence on E-values, cut before what differs: the fits of other queries."""
    whole = search()
    titles, page = titles_of(open_window(), qtbot, only_first_query(whole), whole)
    date = date_text(whole.started)
    assert titles == [
        f"A: ADRB2_HUMAN · {date} · sample.swdb",
        f"B: ADRB2_HUMAN and 1 more · {date} · sample.swdb",
    ]
    assert "E-values" not in page.parameters.toPlainText(), "both rest on the same: fits are no parameters"


def test_runs_of_several_queries_that_begin_alike_are_told_apart_by_how_many(open_window, qtbot):
    """Both titles began with the name of the same query, and were cut before how many more there were."""
    two = search()
    request = two.plan.request
    third = dataclasses.replace(request.queries[1], header="third")
    three = run(dataclasses.replace(request, queries=(*request.queries, third)))
    titles, _ = titles_of(open_window(), qtbot, two, three)
    assert titles[0].startswith("A: 2 queries: ADRB2_HUMAN and 1 more · ")
    assert titles[1].startswith("B: 3 queries: ADRB2_HUMAN and 2 more · ")


def test_runs_with_the_same_settings_and_queries_are_told_apart_by_their_time(open_window, qtbot):
    one = search()
    other = dataclasses.replace(one, started=one.started[:17] + "59+00:00")
    titles, _ = titles_of(open_window(), qtbot, one, other)
    first, second = (date_text(run.started, seconds=True) for run in (one, other))
    name = "ADRB2_HUMAN and 1 more vs sample.swdb"
    assert titles == [f"A: {first} · {name}", f"B: {second} · {name}"] and first != second


def test_runs_with_another_engine_are_told_apart_by_it(open_window, qtbot):
    one = search()
    titles, _ = titles_of(open_window(), qtbot, one, dataclasses.replace(one, engine_label="Another engine"))
    assert titles[1].startswith("B: Engine: Another engine") and titles[0].startswith("A: Engine: ")


def test_a_title_names_no_bound_on_evalues_of_a_run_without_any(open_window, qtbot):
    """Gap costs that allow none were titled "E ≤ 10"."""
    titles, _ = titles_of(open_window(), qtbot, search(2, 1), search(evalue=5.0))
    assert titles[0].startswith("A: BLOSUM62 2/1, no E-values · ")
    assert titles[1].startswith("B: BLOSUM62 11/1, E ≤ 5 · ")
