"""Time the summary of 10,000 queries and reports of 10,000 hits; what they hold is checked first."""

from __future__ import annotations

import dataclasses
import os
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

import numpy as np

sys.path.insert(0, str(Path(__file__).parents[2]))
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from swathe.core.cancel import CancelToken
from swathe.core.export import FORMAT, Format, Selection, export
from swathe.core.results.hits import COLUMNS, HitTable
from swathe.core.search.events import SearchResult
from swathe.gui.export.pdf_report import PDF
from swathe.gui.results.page import ResultsPage
from tests.aligned_hits import set_alignment
from tests.gui.results_fixtures import align_rows, search

MANY = 10_000


def timed(what: str, action: Callable[[], object]) -> None:
    """Print how long something takes."""
    began = time.perf_counter()
    action()
    print(f"{what:<52} {1000 * (time.perf_counter() - began):9.1f} ms")


def summary(result: SearchResult) -> None:
    """Feed the page with a search of many queries."""
    asked = result.plan.request.queries
    queries = tuple(
        dataclasses.replace(asked[n % 2], header=f"q{n} {asked[n % 2].header}") for n in range(MANY)
    )
    plan = dataclasses.replace(result.plan, request=dataclasses.replace(result.plan.request, queries=queries))
    for query in result.queries:
        align_rows(plan, query, list(range(20)))
    page = ResultsPage()
    page.resize(1100, 800)
    page.show()
    timed(f"{MANY:,} queries: list them", lambda: page.search_started(plan))

    def take() -> None:
        for number in range(MANY):
            page.hits_found(number, result.queries[number % 2])

    timed("take the results of all", take)
    table = page.queries.table
    assert np.isfinite(table.values("covered")).all() and table.states.count("done") == MANY
    for section, column in enumerate(table.columns):

        def sort(section: int = section) -> None:
            page.query_list.sortByColumn(section, Qt.SortOrder.DescendingOrder)
            page.query_list.grab()

        timed(f"sort by {column.title}, painted", sort)
    page.query_summary.words.setText("q99")
    assert page.queries.rowCount() == 111
    page.query_summary.words.clear()
    timed(
        "find by words, painted", lambda: (page.query_summary.words.setText("adh1"), page.query_list.grab())
    )


def report(result: SearchResult, format: Format) -> None:
    """Write a report of many hits."""
    whole = result.queries[0]
    rows = np.resize(np.arange(100), MANY)
    hits = whole.hits
    align_rows(result.plan, whole, list(range(100)))
    columns = (hits.subjects, hits.scores, hits.bits, hits.log10_evalues)
    many = HitTable(hits.query, hits.database, *(column[rows] for column in columns), scoring=hits.scoring)
    for place, row in enumerate(rows.tolist()):
        set_alignment(many, place, hits.alignments[row])
    large = dataclasses.replace(result, queries=(dataclasses.replace(whole, hits=many),))
    selection = Selection(
        Selection.everything(large).queries, tuple(column.key for column in COLUMNS if column.shown)
    )
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / f"report{format.suffix}"
        began = last = time.perf_counter()
        longest = 0.0
        for _ in export(large, selection, format, path, CancelToken()):
            now = time.perf_counter()
            longest, last = max(longest, now - last), now
        data = path.read_bytes()
        if format is PDF:
            assert data.startswith(b"%PDF-")
            size = f"{data.count(b'/Type /Page')} pages, {len(data) / 1e6:.1f} MB"
        else:
            assert data.count(b"<article ") == MANY
            size = f"{len(data) / 1e6:.1f} MB"
        print(
            f"{format.label}, {MANY:,} hits: {time.perf_counter() - began:.1f} s, {size}; "
            f"longest silence {1000 * longest:.0f} ms"
        )


def main() -> None:
    """Measure everything."""
    application = QApplication([])
    summary(search())
    for format in (FORMAT["html"], PDF):
        report(search(), format)
    del application


if __name__ == "__main__":
    main()
