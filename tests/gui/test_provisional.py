"""E-values of a search that ended before it had those it was asked for: nobody reads them as others."""

from __future__ import annotations

import dataclasses
import itertools

import numpy as np
import pytest
from PySide6.QtCore import Qt

from swathe.core.permutation.borderline import hits_in_time, verdict_in_full
from swathe.core.results.overview import LIGHT, ColourBy
from swathe.core.results.query_summary import DONE, PROVISIONAL
from swathe.core.statistics.conclusion import meaning
from swathe.core.statistics.pair_significance import Pairs, assess
from swathe.core.statistics.permutation_options import PairwiseOptions
from swathe.gui.export.dialog import ExportDialog
from swathe.gui.results.overview.view import OverviewView
from swathe.gui.results.page import ResultsPage
from swathe.gui.widgets.chip import Weight
from swathe.gui.work.settings import WindowSettings
from tests.gui.on_screen import feed, on_screen
from tests.gui.results_fixtures import align_rows, cancelled_at_the_end, only_first_query, search

SIZE = 1200, 700


@pytest.fixture
def result():
    """A search of two queries, cancelled while the hits of the second were being adjusted."""
    return cancelled_at_the_end(search(evalues="matrix"), judged=1)


@pytest.fixture
def page(qtbot, result):
    page = on_screen(qtbot, ResultsPage(), *SIZE)
    page.search_started(result.plan)
    for index, query in enumerate(result.queries):
        page.hits_found(index, query)
    page.search_ended(result, complete=False)
    return page


def test_the_line_over_them_says_so_and_counts_none_as_significant(page, result):
    """'134 significant of 580' it said of hits of which the complete search had 0 of 16."""
    line, hits = page.summary, result.queries[1].hits
    assert "significant of" in line.found.text() and line.provisional.isHidden()
    assert line.info_button.text() == "stopped, these scores exact"
    page.query_summary.table.go_to(1)
    assert line.found.text() == f"{len(hits):,} hits so far"
    assert line.provisional.text() == "provisional E-values" and line.provisional.weight is Weight.WARNING
    assert "adjusted for composition" in line.provisional.toolTip()
    assert line.info_button.text() == "all compared, E-values provisional" and line.warns
    assert "These scores are exact" not in line.info_button.toolTip()
    assert "significant" not in line.accessibleDescription()
    page.query_summary.table.go_to(0)
    assert line.provisional.isHidden()


def test_the_list_of_queries_does_not_call_them_done(page):
    assert [page.queries.state(0), page.queries.state(1)] == [DONE, PROVISIONAL]
    assert page.queries.listed_text() == "1 of 2 queries searched"
    section = [column.key for column in page.queries.table.columns].index("significant")
    cell = page.queries.index(1, section)
    assert cell.data() == "" and not cell.data(Qt.ItemDataRole.DecorationRole).isNull()
    assert "provisional" in cell.data(Qt.ItemDataRole.ToolTipRole)
    evalue = page.queries.index(1, [column.key for column in page.queries.table.columns].index("evalue"))
    assert evalue.data(Qt.ItemDataRole.ForegroundRole) is not None
    assert "provisional" in evalue.data(Qt.ItemDataRole.ToolTipRole)
    assert evalue.siblingAtRow(0).data(Qt.ItemDataRole.ForegroundRole) is None
    assert "1 query has provisional E-values" in page.summary.info_button.toolTip()


def test_hits_are_not_judged_by_them_unless_somebody_tests_one(page, result):
    """The best were "Open until tested", worse ones, tested by such an E-value, "Convincing by test"."""
    hits = result.queries[1].hits
    rows = np.arange(len(hits))
    hits.log10_evalues[:] = np.sort(np.resize([-9.0, -3.0, 0.5], len(hits)))
    assert hits_in_time(hits, rows, 2) == [] and not hits.open_rows(rows).size
    assert {*hits.verdicts(rows)[0]} == {"Provisional"} == {hits.text("verdict", row) for row in rows}
    assert "not tested" not in verdict_in_full(result.queries[1], 1) and meaning("Provisional").startswith(
        "Provisional: the search ended before its E-value was adjusted"
    )
    copies = np.rint(np.random.default_rng(3).gumbel(40.0, 4.0, (1, 1_000))).astype(np.int32)
    [pair] = assess(copies, Pairs(300, np.array([700]), np.array([250])), PairwiseOptions(1_000))
    hits.set_pairwise(1, pair)
    assert hits.text("verdict", 1) == "Convincing by test"
    hits.provisional = False
    assert {"Convincing", "Open until tested", "Not convincing"} == set(hits.verdicts(rows)[0])


def test_the_table_has_no_line_of_significance_but_says_why(page):
    model, table = page.hits.model, page.hits.table
    page.query_summary.table.go_to(1)
    assert model.provisional and model.significance_border() == 0
    assert table.rowHeight(0) == 2 * table.rowHeight(1)
    assert not any(model.is_faint(row) for row in range(model.rowCount()))
    column = [column.key for column in model.columns].index("evalue")
    assert "Provisional" in model.index(0, column).data(Qt.ItemDataRole.ToolTipRole)
    assert model.index(0, column).data(Qt.ItemDataRole.AccessibleTextRole).startswith("Provisional E-value")
    page.query_summary.table.go_to(0)
    assert not model.provisional and model.significance_border() != 0


def test_details_say_it_beside_the_number(page, qtbot):
    page.query_summary.table.go_to(1)
    page.hits.table.go_to(1)
    qtbot.waitUntil(lambda: "(provisional)" in page.alignment.figures.toolTip())


def test_the_export_dialog_says_it_and_whether_the_file_will(page, result, qtbot):
    dialog = ExportDialog(result, page, WindowSettings())
    qtbot.addWidget(dialog)
    said = "1 query has provisional E-values, not yet adjusted."
    next(button for button in dialog.rows.buttons() if button.objectName() == "all").click()
    dialog.comments.setChecked(True)
    assert dialog.caution.text == said
    dialog.comments.setChecked(False)
    assert dialog.caution.text == f"{said} Only the file of parameters beside the table says so."
    dialog.format.setCurrentIndex(dialog.format.findData("gff3"))
    assert dialog.comments.isEnabled(), "a GFF3 lacked its parameters, too, and nothing said so"
    dialog.comments.setChecked(False)
    assert dialog.caution.text.endswith("beside the table says so.")
    dialog.format.setCurrentIndex(dialog.format.findData("blast6"))
    beside = "This format has no place to say so: only the file of parameters beside it does."
    assert dialog.caution.text == f"{said} {beside}"
    dialog.format.setCurrentIndex(dialog.format.findData("blast10"))
    assert dialog.caution.text == f"{said} {beside}"
    dialog.choose_queries()
    assert dialog.caution.text == said, "the table of queries has a column for it"


def test_the_export_dialog_warns_of_what_is_written_only(page, result, qtbot):
    """It warned of the search, also where none of its provisional queries went to the file."""
    dialog = ExportDialog(result, page, WindowSettings())
    qtbot.addWidget(dialog)
    dialog.comments.setChecked(True)
    said = "1 query has provisional E-values, not yet adjusted."
    buttons = {button.objectName(): button for button in dialog.rows.buttons()}
    warned = {}
    for name in ("shown", "selected", "all"):
        buttons[name].click()
        warned[name] = dialog.caution.text
    assert warned == {"shown": "", "selected": "", "all": said}
    dialog.each.click()
    assert dialog.caution.text == said
    dialog.choose_queries()
    assert dialog.caution.text == said
    first, second = (query.query.identifier for query in result.queries)
    for words, expected in ((first, ""), (second, said)):
        page.queries.set_words(words)
        filtered = ExportDialog(result, page, WindowSettings())
        qtbot.addWidget(filtered)
        filtered.choose_queries()
        assert filtered.caution.text == expected, words


def test_the_overview_shows_them_hollow_as_the_table_does(page, result, qtbot):
    """Their bars had the colours of final E-values."""
    for query in result.queries:
        align_rows(result.plan, query, range(5))
    view, hits = page.tabs.open(OverviewView), result.queries[1].hits

    def filled():
        """Return how many pixels of the page have a colour of E-values."""
        qtbot.settle(view)
        picture = view.canvas.viewport().grab().toImage()
        places = itertools.product(range(picture.width()), range(picture.height()))
        return sum(picture.pixelColor(*place).name().upper() in LIGHT for place in places)

    assert "provisional" not in view.legend.accessibleName()
    page.query_summary.table.go_to(1)
    qtbot.waitUntil(lambda: "provisional E-value" in view.legend.accessibleName())
    qtbot.waitUntil(lambda: filled() > 0)
    hollow = filled()
    hits.provisional = False
    assert hollow < filled() / 2
    hits.provisional = True
    view.colour_box.setCurrentIndex(view.colour_box.findData(ColourBy.IDENTITY))
    assert "provisional" not in view.legend.accessibleName()


def test_what_a_table_of_a_stopped_query_says_agrees(qtbot):
    """It said that none of its queries was searched, beside their provisional E-values."""
    whole = only_first_query(cancelled_at_the_end(search(evalues="matrix")))
    stopped = dataclasses.replace(whole, queries=(dataclasses.replace(whole.queries[0], compared=3),))
    page = on_screen(qtbot, ResultsPage(), *SIZE)
    feed(page, stopped)
    dialog = ExportDialog(stopped, page, WindowSettings())
    qtbot.addWidget(dialog)
    dialog.choose_queries()
    assert dialog.about.text().endswith(" 1 query (unfinished).")
    assert dialog.caution.text == "1 query has provisional E-values, not yet adjusted."
