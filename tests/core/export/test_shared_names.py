"""Hits of queries that share a name are told apart by the queries' numbers in files of rows."""

from __future__ import annotations

import csv
import io
from dataclasses import replace
from typing import Any

import pytest

from swathe.core.export import Selection, format_of
from swathe.core.export.choice import choose, with_columns
from swathe.core.search.events import SearchResult
from tests.searching import run

Case = Any  # the class of conftest.py, which cannot be imported


@pytest.fixture
def shared(case: Case) -> SearchResult:
    """The search with a third query of the first one's name."""
    first, second, third = case.request.queries
    third = replace(third, header=f"{first.identifier} again")
    return run(replace(case.request, queries=(first, second, third)))


def rows_of(text: bytes) -> list[list[str]]:
    lines = [line for line in io.StringIO(text.decode(), newline="") if not line.startswith("# ")]
    return list(csv.reader(io.StringIO("".join(lines), newline="")))


def test_numbers_come_after_names_that_are_shared(case: Case, shared: SearchResult) -> None:
    header, *rows = rows_of(case.written(shared, "csv"))
    assert header[:2] == ["query", "query_number"] and len(set(header)) == len(header)
    assert {row[0] for row in rows} == {"q1"}
    counts = [len(query.hits) for query in shared.queries]
    assert counts[0] and counts[2]
    assert [row[1] for row in rows] == ["1"] * counts[0] + ["2"] * counts[1] + ["3"] * counts[2]


def test_typed_files_have_them_as_numbers(case: Case, shared: SearchResult) -> None:
    import openpyxl

    sheet = openpyxl.load_workbook(io.BytesIO(case.written(shared, "xlsx")))["Hits"]
    header, *rows = sheet.iter_rows(values_only=True)
    assert header[:2] == ("Query", "Query number")
    assert {row[1] for row in rows} == {1, 3}


def test_they_are_left_out_where_names_differ_and_can_be_chosen(case: Case, shared: SearchResult) -> None:
    only = Selection(Selection.everything(shared).queries[:1])
    assert "query_number" not in rows_of(case.written(shared, "csv", only))[0]
    columns = choose(format_of("csv"), "query_number,score")
    chosen = with_columns(Selection.everything(shared), format_of("csv"), columns)
    header, *rows = rows_of(case.written(shared, "csv", chosen))
    assert header == ["query_number", "score"] and {row[0] for row in rows} == {"1", "3"}
