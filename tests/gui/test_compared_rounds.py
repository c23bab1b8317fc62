"""Two searches in rounds compared: both verdicts, what was left out, and the query's name in the titles."""

from __future__ import annotations

import csv
import dataclasses
import io

import numpy as np
from pyqtgraph import ScatterPlotItem
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QImage

from swathe.core.cancel import CancelToken
from swathe.core.engines import open_engine
from swathe.core.history.changes import Listed, Listing, write_differences
from swathe.core.history.differences import compare
from swathe.core.run import run_request
from swathe.core.search.round_options import RoundOptions
from swathe.core.system.words import date_text
from swathe.gui.history.comparison_page import ComparedRuns
from swathe.gui.widgets.scrolled import Scrolled
from tests.gui.on_screen import turn_wheel
from tests.gui.results_fixtures import search
from tests.gui.runs_shown import beside_each_other, history, opened
from tests.gui.test_large_fonts import large_font  # noqa: F401 - a fixture
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
    cells = (page.model.index(row, COLUMN["verdict_a"]) for row in range(page.model.rowCount()))
    assert page.table.columnWidth(COLUMN["verdict_a"]) >= max(
        page.table.sizeHintForIndex(cell).width() for cell in cells
    )
    assert page.table.isColumnHidden(COLUMN["organism"]) and page.table.isColumnHidden(COLUMN["rank_a"])
    described = []
    for width in (1280, 1600, 1760, 1920):
        window.resize(width, 800)
        qtbot.settle(window)
        described.append(not page.table.isColumnHidden(COLUMN["description"]))
        assert described[-1] or page.table.isColumnHidden(COLUMN["rank_a"]), "ranks give way to it"
    assert any(described)
    window.resize(1280, 800)
    qtbot.settle(window)

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


def usual_and_iterated(window, qtbot, *scoring):
    """Return the page of a search beside the search in rounds with its first query."""
    one, other = search(*scoring), in_rounds(RoundOptions(2))
    ids = keep(one, ""), keep(dataclasses.replace(other, started=one.started[:17] + "59+00:00"), "")
    return beside_each_other(window, qtbot, *ids)


def go_to_tested(page, qtbot):
    """Go to a hit that was tested before a profile was built from it; return the view of it there."""
    table, view = page.model.table, page.sides[1].alignment

    def entry(row):
        hits, place = table.place_in("b", row)
        return hits.entry(place) if place >= 0 else None

    entries = enumerate(map(entry, range(len(table))))
    row = next(row for row, one in entries if one is not None and one.then and one.log10_evalue > -10)
    page.table.go_to(page.model.model_row(row))
    # It may be tested meanwhile: what was known of it before is not said then.
    qtbot.waitUntil(
        lambda: "alignment lacks" in view.remarks.whole() and entry(row).then in view.remarks.whole()
    )
    return view, entry(row)


def test_verdicts_stay_whichever_columns_are_chosen(open_window, qtbot):
    """*E on entry* took both out of sight, without a word, and later *Round B*, of which the caution speaks.

    Verdicts lost their condition while a column without any value had all the room that it asked for.
    """
    window = open_window()
    window.resize(1280, 800)
    page = usual_and_iterated(window, qtbot)
    qtbot.settle(window)
    for key in ("entry_evalue_a", "entry_evalue_b", "identity_a", "identity_b", "score_a", "score_b"):
        page.table.choose_column(COLUMN[key], True)
    for key in ("verdict_a", "verdict_b", "round_b", "entry_evalue_b", "score_b"):
        assert not page.table.isColumnHidden(COLUMN[key])
    assert page.table.horizontalScrollBar().maximum() > 0

    def needed(section):
        cells = (page.model.index(row, section) for row in range(page.model.rowCount()))
        return max(page.table.sizeHintForIndex(cell).width() for cell in cells)

    verdicts = [COLUMN[key] for key in ("verdict_a", "verdict_b")]  # tests make some of them longer
    qtbot.waitUntil(lambda: all(page.table.columnWidth(one) >= needed(one) for one in verdicts))
    page.kind.setCurrentIndex(list(Listed).index(Listed.BOTH))
    assert page.table.isColumnHidden(COLUMN["entry_evalue_a"]), "no hit of a search without rounds has one"
    assert "entry_evalue_a" in page.table.chosen_columns()
    assert not page.table.isColumnHidden(COLUMN["entry_evalue_b"])

    view, entry = go_to_tested(page, qtbot)
    said = view.remarks.whole()
    assert said.startswith(f"{entry.now}\n{entry.then}"), "each round's figures have a line"
    assert "alignment lacks" in said.removeprefix(f"{entry.now}\n{entry.then}")


def test_words_of_caution_are_whole_in_large_letters(large_font, open_window, qtbot):  # noqa: F811
    """They lost their end in a line, as titles did; over the table the wheel no longer moved the page."""
    window = open_window()
    window.resize(1600, 1000)
    page = usual_and_iterated(window, qtbot)
    qtbot.settle(window)
    view, entry = go_to_tested(page, qtbot)
    qtbot.settle(window)
    assert entry.now in view.remarks.text() and view.remarks.text() == view.remarks.whole()

    page.plotted.setCurrentText("Bit score")
    qtbot.settle(window)
    title = page.scatter.plot.getAxis("left").label.toPlainText().strip()
    assert title == "B, PSSM 11/1"
    one, other = page.titles.labels
    assert one.geometry().bottom() < other.y(), "half a line each left little of them"
    assert one.text() == one.whole() and other.text() == other.whole()

    [scrolled] = page.findChildren(Scrolled)
    down, rows = scrolled.verticalScrollBar(), page.table.verticalScrollBar()
    for bar in (down, rows):
        bar.setValue(0)
    top = rows.value()
    turn_wheel(page.counts, -120)
    assert down.value() > 0
    turn_wheel(page.table.viewport(), -120)
    assert rows.value() == top, "the page goes on, whatever comes under the mouse"
    qtbot.waitUntil(lambda: not scrolled.turning)
    turn_wheel(page.table.viewport(), -120)
    assert rows.value() > top

    window.resize(1100, 1000)
    qtbot.waitUntil(lambda: page.titles.y() > page.back.geometry().bottom())


def test_two_runs_open_at_the_query_that_was_looked_at(open_window, qtbot):
    """They did at the first one, whichever was open."""
    one = search()
    other = dataclasses.replace(search(12, 1), started=one.started[:17] + "59+00:00")
    first, _ = keep(one, ""), keep(other, "")
    window = open_window()
    history(window, qtbot, 2)
    opened(window, qtbot)
    window.menus.action("next_query").trigger()
    assert window.page.current_query() == 1
    window.menus.action("compare_shown").trigger()
    browser = window.pages.get("history")
    qtbot.waitUntil(lambda: browser.page.isVisible() and browser.page.model.rowCount() == 2)
    browser.page.answer(first)
    qtbot.waitUntil(lambda: browser.comparison is not None and browser.comparison.isVisible())
    assert browser.comparison.query.currentIndex() == 1


def with_the_second_query_first(result):
    """Return the sample's search as if its queries had stood in the other order."""
    request = dataclasses.replace(result.plan.request, queries=result.plan.request.queries[::-1])
    plan = dataclasses.replace(result.plan, request=request)
    return dataclasses.replace(result, plan=plan, queries=result.queries[::-1])


def test_two_runs_open_at_the_first_query_with_a_change_where_none_was_looked_at(open_window, qtbot):
    """They did at one without any, though the list of queries marked another."""
    usual, strict = (with_the_second_query_first(one) for one in (search(), search(11, 1, 1e-5)))
    strict = dataclasses.replace(strict, started=usual.started[:17] + "59+00:00")
    page = beside_each_other(open_window(), qtbot, keep(usual, ""), keep(strict, ""))
    unchanged, changed = page.compared.changes
    assert not any(unchanged) and any(changed)
    assert page.query.currentIndex() == 1


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


def test_hits_without_evidence_are_ordered_by_a_column_in_sight_and_drawn_apart(open_window, qtbot, tmp_path):
    """Those beyond doubt came below others, so that +51 stood below 0, and *Moved* was empty of them all.

    The chart had almost all of them in the colour of hits that are better in B. Ranks, which follow E-values,
    were drawn without a word.
    """
    window = open_window()
    window.resize(1280, 800)
    page = usual_and_iterated(window, qtbot, 11, 1, 1e-30)
    qtbot.settle(window)
    dates = [date_text(run.started) for run in (page.compared.comparison.a, page.compared.comparison.b)]
    begins = "A: single search, E ≤ 1e-30", "B: round 2 of 2"
    for label, title, date in zip(page.titles.labels, begins, dates, strict=True):
        assert label.text().startswith(title) and date in label.text(), "it was cut"

    table, rows = page.model.table, page.model.visible_rows()
    crossed = table.chosen(Listed.SIGNIFICANT_ONE)[rows]
    by_rank, far = table.in_profile[rows], np.abs(table.known("rank_change")[rows])
    neither = np.isnan(far) & (by_rank | np.isnan(table.known("log10_evalue_change")[rows]))
    places = np.select([crossed, neither, by_rank], [0, 3, 2], 1)
    assert (np.diff(places) >= 0).all() and {0, 2} <= set(places)
    without = places == 2
    assert (np.diff(far[without]) <= 0).all() and far[without][0] > 0
    assert table.beyond_doubt()[rows[without]].any() and not page.table.isColumnHidden(COLUMN["rank_change"])
    assert page.order.text().endswith(", then hits with a Round by # B − A")

    def shown():
        return {key for key, section in COLUMN.items() if not page.table.isColumnHidden(section)}

    of_all, width = shown(), page.table.columnWidth(COLUMN["verdict_a"])
    for choice in (Listed.BOTH, Listed.VERDICTS_APART, Listed.ALIGNED_APART, Listed.ALL):
        page.kind.setCurrentIndex(list(Listed).index(choice))
        assert page.table.columnWidth(COLUMN["verdict_a"]) == width
        assert shown() == of_all, "which columns are shown does not depend on which hits are"
    page.kind.setCurrentIndex(list(Listed).index(Listed.ONE))
    assert "rank_change" not in shown(), "it is empty"
    page.kind.setCurrentIndex(0)
    page.plotted.setCurrentText("log₁₀ E-value")
    chart = page.scatter
    drawn = {one.name(): one for one in chart.plot.items if isinstance(one, ScatterPlotItem) and one.name()}
    hollow = drawn["in a profile"]
    both = table.in_both & table.in_profile & ~np.isnan(table.known("log10_evalue_change"))
    assert len(hollow.data) == both.sum() > 0
    assert hollow.opts["brush"].style() is Qt.BrushStyle.NoBrush
    change = table.known("log10_evalue_change")[table.in_both & ~table.in_profile]
    assert len(drawn["better in B"].data) == (change <= -1).sum()
    assert chart.legend.names[-1] == "in a profile" and chart.legend.columnCount == 2
    assert page.not_drawn.text() == f"{(~table.in_both).sum():,} in one run: not drawn"
    assert page.not_drawn.y() <= page.plotted.geometry().bottom(), "it takes no line of its own"
    caution = f"E is no evidence for {both.sum():,} hits in a profile"
    assert page.chart_note.text.startswith(f"{caution}: hollow") and chart.notes() == (page.chart_note.text,)
    assert f"{both.sum():,} in a profile: E is no evidence" in chart.text()
    qtbot.settle(window)
    box = chart.plot.getViewBox()

    def say_point():
        place = QPointF(*(places[0] for places in hollow.getData()))
        chart.plot.scene().sigMouseMoved.emit(box.mapViewToScene(place))
        return chart.view.toolTip()

    assert "in a profile: E is no evidence" in say_point()
    chart.setFixedHeight(chart.legend_height + 8 * chart.fontMetrics().height())
    assert not chart.legend.isVisible(), "the points have the room"
    assert chart.key.text().endswith("○</span>&nbsp;in&nbsp;a&nbsp;profile") and not chart.key.isHidden()
    sizes = [chart.view.size()]
    chart.save(tmp_path / "chart.png")
    sizes += [chart.view.size(), QImage(str(tmp_path / "chart.png")).size() / 2]
    assert sizes[0] == sizes[1] and sizes[0].width() == sizes[2].width()
    more = sizes[2].height() - sizes[0].height()
    line = chart.fontMetrics().lineSpacing()
    assert more >= chart.legend_height + 2 * line, "the picture has the legend, and the caution below"
    assert not chart.legend.isVisible()
    page.plotted.setCurrentText("Rank")
    assert chart.legend.names[-1] == "in a profile", "nothing told which hits the line below the chart was of"
    assert len(hollow.data) == both.sum()
    assert sum(len(one.data) for one in drawn.values()) == table.in_both.sum()
    assert np.nanmax(hollow.getData()) == np.nanmax(table.known("rank_b")[both]), "no rank is at the edge"
    said = f"Ranks follow E-values, which are no evidence for {both.sum():,} hits in a profile"
    said += ": hollow."
    assert page.chart_note.text == said and chart.notes() == (said,)
