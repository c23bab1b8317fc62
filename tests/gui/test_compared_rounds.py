"""Two searches in rounds compared: both verdicts, what was left out, and the query's name in the titles."""

from __future__ import annotations

import csv
import dataclasses
import io

import numpy as np
from PySide6.QtCore import Qt

from swathe.core.cancel import CancelToken
from swathe.core.engines import open_engine
from swathe.core.history.changes import Listing, write_differences
from swathe.core.history.differences import compare
from swathe.core.run import run_request
from swathe.core.search.round_options import RoundOptions
from swathe.gui.history.comparison_page import ComparedRuns
from tests.gui.results_fixtures import search
from tests.gui.runs_shown import beside_each_other
from tests.gui.test_run_comparison import COLUMN, compared, keep  # noqa: F401 - fixtures


def in_rounds(options, *scoring, **others):
    """Return the search in rounds with the sample's first query."""
    request = search(*scoring, **others).plan.request
    request = dataclasses.replace(request, iteration=options, queries=request.queries[:1])
    *_, finished = run_request(request, open_engine("cpu", threads=1), CancelToken())
    return finished.result


def test_what_two_searches_in_rounds_say_can_be_read(open_window, qtbot):
    """One verdict had no room where ranks had, titles were all parameters, "left out" was unexplained."""
    one = in_rounds(RoundOptions(2))
    hits = one.queries[0].hits
    name = hits.text("subject", int(hits.included_rows()[3]))
    other = in_rounds(RoundOptions(2, exclude=(name,)), 12, 1, 1.0, evalues="matrix")
    other = dataclasses.replace(other, started=one.started[:17] + "59+00:00")
    ids = keep(one, ""), keep(other, "")
    window = open_window()
    window.resize(1280, 800)
    page = beside_each_other(window, qtbot, *ids)
    qtbot.settle(window)

    for key in ("round_a", "round_b", "verdict_a", "verdict_b"):
        assert not page.table.isColumnHidden(COLUMN[key])
    cells = page.table.fontMetrics().horizontalAdvance("Open on entry until tested")
    assert page.table.columnWidth(COLUMN["verdict_a"]) > cells
    assert page.table.isColumnHidden(COLUMN["organism"]) and page.table.isColumnHidden(COLUMN["rank_a"])

    for label in (*page.titles.labels, *(side.heading for side in page.sides)):
        assert label.text() != label.whole() and "… · ADRB2_HUMAN" in label.text()
        assert label.whole().count("round 2 of 2") == 1 and label.whole() in label.toolTip()

    table = page.model.table
    page.table.choose_column(COLUMN["entry_evalue_a"], True)
    row = int(hits.included_rows()[0])
    at_entry = next(r for r in range(len(table)) if table.place_in("a", r)[1] == row)
    cell = page.model.index(page.model.model_row(at_entry), COLUMN["entry_evalue_a"])
    assert cell.data() == hits.brief("entry_evalue", row) != ""
    page.table.choose_column(COLUMN["entry_evalue_a"], False)

    [row] = [row for row in range(len(table)) if table.text("subject", row) == name]
    cell = page.model.index(page.model.model_row(row), COLUMN["round_b"])
    assert cell.data() == "left out"
    assert "Its E-value in B is evidence" in cell.data(Qt.ItemDataRole.ToolTipRole)
    assert "left out by hand is evidence" in page.note.text

    def said():
        return page.export_button.menu().actions()[0].text()

    assert said() == "Tables have the usual columns and those chosen: Organism, Round A, Round B and 3 more"
    page.table.choose_column(COLUMN["query_start_a"], True)
    assert said().endswith(" and 4 more")
    for key in page.table.chosen_columns():
        if key != "subject":
            page.table.choose_column(COLUMN[key], False)
    assert said() == "Tables have the usual columns; choose more with Columns"


def test_two_rounds_are_named_once_in_the_name_of_a_file():
    """A title that begins with its round gave …_round_2_of_2_round_2_of_2."""
    result = in_rounds(RoundOptions(2))
    runs = compare(result.after_round(1), result)
    titles = "round 1 of 2 · sample.swdb", "Mine · sample.swdb"
    of_rounds = ComparedRuns(runs, (), ("", ""), titles, (), Listing(runs.queries, np.empty(0, np.int64), ""))
    assert of_rounds.file_name == "ADRB2_HUMAN_round_1_of_2_vs_Mine_round_2_of_2"


def test_the_e_value_on_entry_is_written_as_such():
    """Files were to have its logarithm under the name of the E-value."""
    result = in_rounds(RoundOptions(2))
    runs, stream = compare(result, result), io.BytesIO()
    for _ in write_differences(runs, ("A", "B"), "csv", stream, CancelToken(), chosen=("entry_evalue_a",)):
        pass
    lines = (line for line in stream.getvalue().decode().splitlines() if not line.startswith("#"))
    written = [row["entry_evalue_a"] for row in csv.DictReader(lines)]
    hits = result.queries[0].hits
    known = hits.values("entry_evalue")
    assert [text != "" for text in written] == (~np.isnan(known)).tolist() and any(written)
    assert all(float(text) >= 0 for text in written if text)
