"""Records whose header names nothing: everything calls such a hit by the same word, and finds it by that."""

from __future__ import annotations

import csv
import io
import json
from pathlib import Path

import numpy as np
import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QGuiApplication

from swathe.core.cancel import CancelToken
from swathe.core.export import Selection, export
from swathe.core.export.overview_svg import overview_svg
from swathe.core.history.changes import ChangeTable
from swathe.core.history.differences import compare
from swathe.core.multiple_alignment.alignment import MultipleAlignment
from swathe.core.results.filters import Condition, Filter, Operator, matching
from swathe.core.results.hits import COLUMNS
from swathe.core.results.overview import Bars, ColourBy
from swathe.core.scoring.scheme import ScoringScheme
from swathe.core.search.request import SearchRequest
from swathe.core.sequences.fasta import parse
from swathe.core.system.resources import sample_queries
from swathe.gui.results.dot_plot.view import DotPlotView
from swathe.gui.results.hits.model import HitTableModel
from swathe.gui.results.overview.painter import OverviewMeasures, OverviewPainter
from swathe.gui.results.overview.view import OverviewView
from swathe.gui.results.stack.names import StackNames
from swathe.gui.results.stack.view import StackView
from tests.gui.conftest import search_in
from tests.gui.runs_shown import history, search_and_keep
from tests.searching import run

PROTEIN = "MGQPGNGSAFLLAPNGSHAPDHDVTQERDEVWVVGMGIVMSLIVLAIVFGNVLVITAIAKFERLQTVTNYFITSLACADLVMGLAV"
NAMES = ["Subject_3", "Subject_2", "zeta"]
"""Of the hits, best first: the longest record without a name is the file's third."""


@pytest.fixture
def result(tmp_path):
    """The hits of a protein in three records, of which two say nothing, or no name."""
    database = tmp_path / "three.fasta"
    database.write_text(f">zeta a name\n{PROTEIN[:40]}\n> only a description\n{PROTEIN[:60]}\n>\n{PROTEIN}\n")
    queries, _ = parse(f">query\n{PROTEIN}\n".encode(), "queries")
    return run(SearchRequest(queries, database, ScoringScheme.load("BLOSUM62"), evalue=10.0))


@pytest.fixture
def hits(result):
    return result.queries[0].hits


def written(result, kind):
    stream = io.BytesIO()
    list(export(result, Selection.everything(result), kind, stream, CancelToken(), comments=False))
    return stream.getvalue().decode("utf-8-sig")


def test_the_hit_table_names_them_by_their_record(qtbot, result):
    model = HitTableModel()
    model.set_result(result.queries[0])
    subject = next(section for section, column in enumerate(COLUMNS) if column.key == "subject")
    assert [model.index(row, subject).data() for row in range(3)] == NAMES
    spoken = model.index(0, subject).data(Qt.ItemDataRole.AccessibleTextRole)
    assert NAMES[0] in spoken


def test_the_overview_the_stack_and_the_picture_say_the_same(qtbot, hits):
    palette, font = QGuiApplication.palette(), QFont()
    painter = OverviewPainter(Bars(hits), palette, font)
    names = StackNames(MultipleAlignment(hits.query, np.arange(3)), hits, hits.query.title, palette, font)
    wide = OverviewMeasures(left=400, plot=500, scale=5, offset=0, line=20, row=20, bar=10, letters=False)
    assert [painter._name(row, wide) for row in range(3)] == NAMES
    assert [names.name(row) for row in range(3)] == NAMES
    drawing = "".join(overview_svg(hits, np.arange(3), ColourBy.EVALUE))
    assert all(name in drawing for name in NAMES)


def test_files_say_the_same(result):
    assert [row["subject"] for row in csv.DictReader(io.StringIO(written(result, "csv")))] == NAMES
    [query] = json.loads(written(result, "json"))["queries"]
    assert [hit["subject"] for hit in query["hits"]] == NAMES
    assert [line.split("\t")[1] for line in written(result, "blast6").splitlines()] == NAMES


def test_they_are_sorted_and_found_by_that_word(hits):
    assert hits.order_by("subject").tolist() == [1, 0, 2]
    assert hits.order_by("subject", descending=True).tolist() == [2, 0, 1]
    condition = Condition.read("subject", Operator.IS, "Subject_2")
    assert matching(hits, Filter(conditions=(condition,))).tolist() == [False, True, False]


def test_runs_compared_say_the_same(result):
    table = ChangeTable(compare(result, result).queries[0])
    assert sorted(table.text("subject", row) for row in range(3)) == NAMES[::-1][1:] + NAMES[2:]


def test_a_query_without_a_name_is_called_the_same_everywhere(open_window, qtbot, small, tmp_path):
    """It was "query" in the title, "no name" in the dot plot, "Query" in pictures and "Query_1" in files."""
    first, second = sample_queries().read_text().split(">")[1:3]
    nameless = tmp_path / "nameless.fasta"
    nameless.write_text(f">\n{first.split(chr(10), 1)[1]}>\n{second.split(chr(10), 1)[1]}")
    window = open_window((nameless, small))
    search_in(window, qtbot)
    window.page.query_list.selectRow(1)
    assert window.windowTitle().startswith("Query_1 and 1 more vs ")
    plot = window.page.tabs.open(DotPlotView)
    qtbot.waitUntil(plot.canvas.isVisible)
    assert "Query: Query_2" in plot.canvas._titles
    overview = window.page.tabs.open(OverviewView)
    assert overview._picture().title == "Query_2 · small.fasta"
    assert [
        row["query"] for row in csv.DictReader(io.StringIO(written(window.controller.result, "queries-csv")))
    ] == ["Query_1", "Query_2"]


def test_a_single_query_without_a_header_is_called_after_its_residues_over_the_results(
    open_window, qtbot, small
):
    """All pasted sequences were Query_1."""
    window = open_window()
    window.form.database.open(small)
    window.form.query.set_text(PROTEIN)
    qtbot.waitUntil(lambda: not window.form.problem and window.form.database.database is not None)
    search_in(window, qtbot)
    name = f"{PROTEIN[:9]}…"
    assert window.page.summary.what.whole() == f"{name} → small.fasta"
    assert window.windowTitle().startswith(f"{name} vs small.fasta")
    window.search_page.export.ask(window.controller.result)
    dialog = window.search_page.export.dialog
    assert Path(dialog.path.text()).name == f"{PROTEIN[:9]}-small-hits.csv"
    dialog.reject()
    assert written(window.controller.result, "csv").count("Query_1,") > 0, "tables have no name cut short"


def test_a_typed_peptide_is_called_by_its_residues_everywhere(open_window, qtbot, small):
    """It was Query_1 in *About this run*, in pictures, in its file and in the name proposed for this."""
    peptide = PROTEIN[20:32]
    window = open_window()
    window.form.database.open(small)
    window.form.query.set_text(peptide)
    qtbot.waitUntil(lambda: not window.form.problem and window.form.database.database is not None)
    search_in(window, qtbot)
    assert window.windowTitle().startswith(f"{peptide} vs small.fasta")
    result, page = window.controller.result, window.page
    assert page.run.text().count(peptide) == 2 and "Query_1" not in page.run.text()
    overview = page.tabs.open(OverviewView)
    assert overview._picture().title == f"{peptide} · small.fasta"
    stack = page.tabs.open(StackView)
    qtbot.waitUntil(lambda: stack.canvas.names is not None)
    assert stack.canvas.names._head()["query"] == (peptide, "query")
    window.search_page.export.ask(result)
    dialog = window.search_page.export.dialog
    assert Path(dialog.path.text()).name == f"{peptide}-small-hits.csv"
    dialog.reject()
    for kind in ("csv", "queries-csv"):
        assert {row["query"] for row in csv.DictReader(io.StringIO(written(result, kind)))} == {peptide}, kind
    assert f'<h2 id="q1">{peptide}</h2>' in written(result, "html")
    of_blast = [line.split("\t")[0] for line in written(result, "blast6").splitlines()]
    assert of_blast and set(of_blast) == {"Query_1"}, "as BLAST has it"


def test_a_query_with_a_title_instead_of_a_name_is_called_by_all_of_it(
    open_window, qtbot, ready, finish, small, tmp_path
):
    """>my protein was "my" on its card, over the results, in the title, the lists and the history."""
    own = tmp_path / "own.fasta"
    own.write_text(f">my protein\n{PROTEIN}\n>your protein\n{PROTEIN[:40]}\n")
    window = open_window((own, small))
    ready(window)
    cards = window.form.query.cards.model()
    assert [cards.index(row).data() for row in range(2)] == ["my protein", "your protein"]
    search_and_keep(window, qtbot, finish)
    assert window.windowTitle().startswith("my protein and 1 more vs small.fasta")
    assert window.page.summary.what.whole() == "my protein → small.fasta"
    queries = window.page.queries
    assert [queries.index(row, 0).data() for row in range(2)] == ["my protein", "your protein"]
    plot = window.page.tabs.open(DotPlotView)
    qtbot.waitUntil(plot.canvas.isVisible)
    assert "Query: my protein" in plot.canvas._titles
    rows = csv.DictReader(io.StringIO(written(window.controller.result, "queries-csv")))
    assert [row["query"] for row in rows] == ["my", "your"]  # as BLAST's files have it
    page = history(window, qtbot, 1)
    shown = {column.key: page.model.index(0, place).data() for place, column in enumerate(page.model.columns)}
    assert (shown["name"], shown["queries"]) == (
        "my protein and 1 more vs small.fasta",
        "my protein and 1 more",
    )
