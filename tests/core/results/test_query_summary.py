"""The summary of queries: what it says of each, in which order, and what a search for words finds."""

from __future__ import annotations

import csv
import dataclasses

import numpy as np
import pytest

from swathe.core.cancel import CancelToken
from swathe.core.export.plain_tables import save_plain_table
from swathe.core.export.values import short_evalue
from swathe.core.results.query_summary import (
    DONE,
    INCOMPLETE,
    NOT_COMPARED,
    RUNNING,
    WAITING,
    QuerySummary,
    covered,
)
from swathe.core.sequences.sequence import Sequence
from tests.gui.results_fixtures import align_rows, search, without_hits


@pytest.fixture
def result():
    return search()


def test_says_of_each_query_what_its_best_hit_is(result):
    summary = QuerySummary.of(result.plan.request.queries, result.queries)
    for row, found in enumerate(result.queries):
        hits = found.hits
        assert summary.text("query", row) == found.query.identifier
        assert summary.text("best_hit", row) == hits.text("subject", 0)
        assert summary.display("evalue", row) == hits.display("evalue", 0)
        assert summary.display("score", row) == hits.display("score", 0)
        assert summary.display("hits", row) == f"{len(hits):,}"
        assert summary.display("query_length", row) == f"{len(found.query):,}"
        assert summary.display("identity", row) == "", "nothing is aligned yet"
        assert summary.text("status", row) == DONE


def test_files_have_how_many_hits_are_significant(result, tmp_path):
    """The list in the window had it and the table exported from there had not."""
    summary = QuerySummary.of(result.plan.request.queries, result.queries)
    path = tmp_path / "queries.csv"
    for _ in save_plain_table(summary, np.arange(2), "csv", (), path, CancelToken()):
        pass
    with path.open(newline="") as lines:
        rows = list(csv.DictReader(lines))
    assert [int(row["significant"]) for row in rows] == [query.hits.n_significant for query in result.queries]
    assert [int(row["hits"]) for row in rows] == [len(query.hits) for query in result.queries]


def test_csv_has_the_digits_that_mean_something_and_tsv_all(result, tmp_path):
    """Spreadsheets showed 33.333333333333336, and columns of ticks and rounds that were empty."""
    for query in result.queries:
        align_rows(result.plan, query, range(len(query.hits)))
    summary = QuerySummary.of(result.plan.request.queries, result.queries)
    rows = {}
    for format, between in (("csv", ","), ("tsv", "\t")):
        path = tmp_path / f"queries.{format}"
        for _ in save_plain_table(summary, np.arange(2), format, (), path, CancelToken()):
            pass
        with path.open(newline="") as lines:
            rows[format] = list(csv.DictReader(lines, delimiter=between))
    for row, (short, exact) in enumerate(zip(rows["csv"], rows["tsv"], strict=True)):
        assert {"rounds", "ticked"} == exact.keys() - short.keys()
        assert short["covered"] == f"{summary.number('covered', row):.2f}"
        assert float(exact["covered"]) == summary.number("covered", row)
        assert short["evalue"] == short_evalue(summary.number("evalue", row))
        assert len(short["evalue"].partition("e")[0].replace(".", "")) <= 3 < len(exact["evalue"])
        assert short["log10_evalue"] == f"{summary.number('evalue', row):.4f}"
        assert float(exact["log10_evalue"]) == summary.number("evalue", row)


def test_says_how_many_hits_are_ticked(result, tmp_path):
    summary = QuerySummary.of(result.plan.request.queries, result.queries)
    result.queries[1].hits.marks.tick([0, 2])
    assert [summary.value("ticked", row) for row in range(2)] == [None, 2]
    path = tmp_path / "queries.csv"
    for _ in save_plain_table(summary, np.arange(2), "csv", (), path, CancelToken()):
        pass
    with path.open(newline="") as lines:
        assert [row["ticked"] for row in csv.DictReader(lines)] == ["", "2"]


def test_coverage_fills_in_with_the_alignments(result):
    summary = QuerySummary.of(result.plan.request.queries, result.queries)
    first = result.queries[0]
    align_rows(result.plan, first, [0])
    summary.set_alignments(0)
    assert summary.display("identity", 0) == first.hits.display("identity", 0)
    assert summary.display("query_coverage", 0) == first.hits.display("query_coverage", 0)
    assert summary.display("covered", 0) == first.hits.display("query_coverage", 0)
    align_rows(result.plan, first, list(range(1, 30)))
    reached = np.zeros(len(first.query), bool)
    for alignment in first.hits.alignments.values():
        reached[alignment.query_start : alignment.query_end] = True
    assert covered(first.hits) == pytest.approx(100 * reached.mean())


def test_the_two_coverages_say_whose_they_are():
    """'Cov. %' and 'Covered %' stood side by side."""
    best, every = (QuerySummary.column[key] for key in ("query_coverage", "covered"))
    assert "Best hit" in best.title and "best hit's" in best.meaning
    assert "All hits" in every.title and "all hits" in every.meaning


def test_states_follow_the_search(result):
    summary = QuerySummary(result.plan.request.queries)
    assert summary.states == [RUNNING, WAITING]
    summary.set_result(0, dataclasses.replace(result.queries[0], compared=3))
    assert summary.states == [INCOMPLETE, WAITING]
    summary.end()
    assert summary.states == [INCOMPLETE, NOT_COMPARED]


def test_says_how_many_queries_a_file_of_it_holds_and_how_many_were_searched(result):
    queries = result.plan.request.queries * 2
    assert QuerySummary.of(queries, result.queries * 2).counted_text(np.arange(4)) == "4 queries"
    summary = QuerySummary.of(queries, result.queries[:1])
    assert summary.counted_text(np.arange(4)) == "4 queries (1 of them searched)"
    assert summary.counted_text(np.array([0, 3])) == "2 of 4 queries (1 of them searched)"
    assert summary.counted_text(np.array([0])) == "1 of 4 queries"
    assert summary.counted_text(np.array([2, 3])) == "2 of 4 queries (none of them searched)"


def test_a_query_that_the_search_was_stopped_at_is_unfinished(result):
    """A table of it said that none of its queries was searched, beside their provisional E-values."""
    stopped = dataclasses.replace(result.queries[0], compared=3)
    alone = QuerySummary.of(result.plan.request.queries[:1], [stopped])
    assert alone.counted_text(np.arange(1)) == "1 query (unfinished)"
    assert QuerySummary.of(result.plan.request.queries[:1], []).counted_text(np.arange(1)) == (
        "1 query (not searched)"
    )
    several = QuerySummary.of(result.plan.request.queries * 2, [result.queries[0], stopped])
    assert several.counted_text(np.arange(4)) == "4 queries (1 of them searched, 1 unfinished)"
    assert several.counted_text(np.array([1, 2])) == "2 of 4 queries (1 unfinished)"


def test_sorts_by_every_column_with_empty_cells_last(result):
    queries = result.plan.request.queries * 3
    summary = QuerySummary(queries)
    for row in (0, 1, 3):
        summary.set_result(row, result.queries[row % 2])
    summary.set_result(4, without_hits(result.queries[0]))
    for column in summary.columns:
        up, down = summary.order_by(column.key), summary.order_by(column.key, descending=True)
        assert sorted(up.tolist()) == sorted(down.tolist()) == list(range(6))
        if column.key == "best_hit":
            assert sorted(up[-3:].tolist()) == sorted(down[-3:].tolist()) == [2, 4, 5]
        if column.key in ("evalue", "score"):  # a query without hits is the weakest, not an empty cell
            best_first, weakest_first = (up, down) if column.key == "evalue" else (down, up)
            assert best_first[3] == weakest_first[0] == 4
            assert sorted(up[-2:].tolist()) == sorted(down[-2:].tolist()) == [2, 5]
    scores = summary.values("score")[summary.order_by("score", descending=True)]
    assert np.all(np.diff(scores[:3]) <= 0)
    names = [summary.brief("query", row) for row in summary.order_by("query")]
    assert names == sorted(names, key=str.casefold)


def test_queries_are_sorted_by_the_names_that_are_shown():
    """They were by their headers, so that NCBI's numbers made an order that nobody saw."""
    headers = ("gi|7|sp|P07327.2|ADH1A_HUMAN alcohol dehydrogenase", "gi|2|sp|P33450.3|FAT_DROME", "b1", "A2")
    summary = QuerySummary([Sequence(header, np.zeros(9, np.uint8)) for header in headers])
    shown = [summary.brief("query", row) for row in summary.order_by("query")]
    assert shown == ["A2", "ADH1A_HUMAN", "b1", "FAT_DROME"]


def test_words_are_looked_for_in_both_headers(result):
    summary = QuerySummary(result.plan.request.queries)
    assert summary.matching("").all()
    assert not summary.matching("nowhere").any()
    summary.set_result(1, result.queries[1])
    best = result.queries[1].hits.header(0).split()
    assert summary.matching(f"{best[-1].upper()} {best[0]}").tolist()[1]
    name = result.queries[0].query.identifier
    assert summary.matching(name).tolist()[0]
