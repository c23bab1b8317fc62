"""The list of queries: what was found for each, and how far the search is."""

from __future__ import annotations

import dataclasses

import pytest

from gui.models.query_list_model import DONE, INCOMPLETE, RUNNING, WAITING, QueryListModel
from tests.gui.results_fixtures import search, without_hits


@pytest.fixture
def result():
    return search()


@pytest.fixture
def model(result, qapp):
    model = QueryListModel()
    model.set_queries(result.plan.request.queries)
    return model


def row(model, number):
    return [model.index(number, column).data() for column in range(model.columnCount())]


def test_passes_qts_own_tester_while_results_arrive(model, result, qtmodeltester):
    qtmodeltester.check(model, force_py=False)
    model.set_result(0, result.queries[0])
    model.set_result(1, result.queries[1])
    model.end()
    model.set_queries(())


def test_states_follow_the_search(model, result):
    assert [model.state(0), model.state(1)] == [RUNNING, WAITING]
    model.set_result(0, result.queries[0])
    assert [model.state(0), model.state(1)] == [DONE, RUNNING]
    model.set_result(1, result.queries[1])
    assert [model.state(0), model.state(1)] == [DONE, DONE]
    model.end()
    assert [model.state(0), model.state(1)] == [DONE, DONE]


def test_a_stopped_search_leaves_queries_incomplete(model, result):
    partial = dataclasses.replace(result.queries[0], compared=100)
    model.set_result(0, partial)
    assert [model.state(0), model.state(1)] == [INCOMPLETE, WAITING]
    model.end()
    assert [model.state(0), model.state(1)] == [INCOMPLETE, INCOMPLETE]


def test_says_the_best_hit(model, result):
    query = result.plan.request.queries[0]
    assert row(model, 0) == [query.identifier, RUNNING, "", "", "", f"{len(query):,}"]
    model.set_result(0, result.queries[0])
    hits = result.queries[0].hits
    expected = [DONE, hits.text("subject", 0), hits.display("evalue", 0), f"{len(hits):,}"]
    assert row(model, 0)[1:-1] == expected


def test_a_query_without_hits_has_no_best_one(model, result):
    model.set_result(0, without_hits(result.queries[0]))
    assert row(model, 0)[1:-1] == [DONE, "", "", "0"]
