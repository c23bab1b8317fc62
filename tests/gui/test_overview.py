"""The overview tab, on the results page with the sample's real search."""

from __future__ import annotations

import dataclasses
import re
from pathlib import Path
from xml.etree import ElementTree

import numpy as np
import pytest
from PySide6.QtCore import QBuffer, QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QGuiApplication,
    QHelpEvent,
    QImage,
    QPalette,
    QWheelEvent,
)
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QToolTip

from swathe.core.alignment.alignment import Alignment
from swathe.core.export.overview_svg import overview_svg
from swathe.core.headers.brief import brief_organism, brief_query_name
from swathe.core.results.filters import Filter
from swathe.core.results.hits import COLUMNS, HitTable
from swathe.core.results.overview import DARK, LIGHT, STEPS, ColourBy, hit_text
from swathe.core.sequences.sequence import Sequence
from swathe.gui.results.overview.view import OverviewView
from swathe.gui.results.page import ResultsPage
from swathe.gui.results.stack.view import StackView
from swathe.gui.widgets.picture import SLIDE, svg_painter
from swathe.gui.widgets.theme import Colours, apply_colour_scheme
from swathe.gui.widgets.usual_hits import SELECTED, SHOWN, TICKED
from swathe.gui.work.settings import WindowSettings
from swathe.gui.work.worker import BackgroundThread
from tests.aligned_hits import set_alignment
from tests.gui.on_screen import feed, on_screen
from tests.gui.results_fixtures import align_rows, without_hits

SVG = "{http://www.w3.org/2000/svg}"


@pytest.fixture
def page(qtbot):
    return on_screen(qtbot, ResultsPage(), 900, 700)


def show(page, found, aligned=None):
    """Show a search's hits, the best or all of the first query's aligned, and its overview."""
    hits = found.queries[0].hits
    align_rows(found.plan, found.queries[0], list(range(len(hits) if aligned is None else aligned)))
    feed(page, found)
    return page.tabs.open(OverviewView)


@pytest.fixture
def view(page, found):
    return show(page, found)


def middle_of(canvas, row):
    """Return the middle of a hit's row on the viewport."""
    measures = canvas._measure()
    place = np.flatnonzero(canvas._rows == row)[0]
    y = measures.head + (place + 0.5) * measures.row - canvas.verticalScrollBar().value()
    return QPoint(int(measures.left + measures.plot / 2), int(y))


def colour_at(canvas, point):
    return QColor(canvas.viewport().grab().toImage().pixel(point)).name().upper()


def turn(canvas, x, clicks, modifiers=Qt.KeyboardModifier.NoModifier):
    """Turn the wheel over the canvas."""
    place = QPointF(x, 120)
    event = QWheelEvent(
        place, canvas.viewport().mapToGlobal(place), QPoint(), QPoint(0, 120 * clicks),
        Qt.MouseButton.NoButton, modifiers, Qt.ScrollPhase.NoScrollPhase, False,
    )  # fmt: skip
    QApplication.sendEvent(canvas.viewport(), event)


@pytest.mark.parametrize("points", [9, 18, 27])
def test_the_numbers_beside_the_depth_have_a_line_each(view, qtbot, points):
    """At 200 % the highest depth and 0 lay over each other."""
    canvas = view.canvas
    font = QFont(canvas.font())
    font.setPointSizeF(points)
    canvas.setFont(font)
    measures = canvas._measure()
    assert measures.depth >= 2 * QFontMetricsF(font).height()
    assert measures.head >= measures.depth + measures.line


def test_a_line_lies_over_the_first_hit_that_is_not_significant(page, view, found):
    """Table and stack had it."""
    hits, canvas = found.queries[0].hits, view.canvas
    border = hits.n_significant
    page.hits.table.go_to(border + 1)

    def colours():
        middle = middle_of(canvas, border)
        return {colour_at(canvas, QPoint(1, middle.y() - dy)) for dy in range(canvas._measure().row)}

    line = Colours.of(view.palette()).mean.name().upper()
    assert line in colours()
    page.hits.table.sortByColumn([one.key for one in COLUMNS].index("subject"), Qt.SortOrder.AscendingOrder)
    page.hits.table.go_to(page.hits.model.model_row(border))
    assert line not in colours()
    page.hits.table.best_first()


def test_bars_have_the_colour_of_their_step_where_the_alignment_is(page, view, found):
    hits, canvas = found.queries[0].hits, view.canvas
    measures = canvas._measure()
    hit = hits.alignments[0]
    y = middle_of(canvas, 0).y()
    inside = QPoint(int(measures.x((hit.query_start + hit.query_end) / 2)), y - 2)
    assert colour_at(canvas, inside) == LIGHT[6], "an E-value below 1e-100"
    short = next(row for row in range(20) if hits.alignments[row].query_start > 40)
    page.hits.table.go_to(short + 1)
    before = QPoint(
        int(measures.x(hits.alignments[short].query_start - 10)), middle_of(canvas, short).y() - 2
    )
    assert colour_at(canvas, before) == QColor(view.palette().base().color()).name().upper()


def test_a_gap_in_the_subject_is_seen_within_the_bar(page, view, found):
    canvas, hits = view.canvas, found.queries[0].hits
    row, place, size = next(
        (row, place, size)
        for row, hit in hits.alignments.items()
        for place, (size, kind) in enumerate(hit.runs)
        if kind == "I" and size >= 8
    )
    before = sum(count for count, kind in hits.alignments[row].runs[:place] if kind != "D")
    page.hits.table.go_to(row)
    page.hits.table.go_to(row - 1)  # the marked row has another ground
    middle = middle_of(canvas, row)
    middle.setX(int(canvas._measure().x(hits.alignments[row].query_start + before + size // 2)))
    colours = [colour_at(canvas, middle + QPoint(0, step)) for step in (-3, 0, 3)]
    assert colours[0] not in LIGHT
    assert colours[1] in LIGHT, "a thin line holds the bar together"
    assert colours[2] not in LIGHT


def test_a_click_selects_in_the_table_and_the_tables_hit_is_marked(page, view, found, qtbot):
    canvas = view.canvas
    qtbot.mouseClick(canvas.viewport(), Qt.MouseButton.LeftButton, pos=middle_of(canvas, 5))
    assert page.hits.current_hit_row() == 5
    assert canvas._current == 5
    assert hit_text(found.queries[0].hits, 5) == canvas.accessibleDescription()
    last = len(found.queries[0].hits) - 1
    page.hits.table.go_to(last)
    assert last in canvas.rows_in_sight().tolist()
    right = canvas.viewport().width() - 3
    plain, marked = (QPoint(right, middle_of(canvas, row).y()) for row in (last - 2, last))
    assert colour_at(canvas, marked) != colour_at(canvas, plain)


def test_a_hit_that_is_half_scrolled_away_is_not_painted_over_the_ruler(page, view):
    canvas = view.canvas
    measures = canvas._measure()

    def head():
        return canvas.viewport().grab().toImage().copy(0, 0, canvas.viewport().width(), int(measures.head))

    canvas.verticalScrollBar().setValue(0)
    before = head()
    canvas.verticalScrollBar().setValue(3 * measures.row + measures.row // 2)
    assert canvas.verticalScrollBar().value() % measures.row, "a hit is half in sight"
    assert head() == before


def test_arrows_walk_the_hits(page, view, found, qtbot):
    canvas, hits = view.canvas, found.queries[0].hits
    canvas.setFocus()
    for key, row in (
        (Qt.Key.Key_Down, 1),
        (Qt.Key.Key_Down, 2),
        (Qt.Key.Key_Up, 1),
        (Qt.Key.Key_End, len(hits) - 1),
        (Qt.Key.Key_Home, 0),
    ):
        qtbot.keyClick(canvas, key)
        assert page.hits.current_hit_row() == row
        assert row in canvas.rows_in_sight().tolist()
    qtbot.keyClick(canvas, Qt.Key.Key_PageDown)
    assert page.hits.current_hit_row() > 2


def test_order_and_filter_of_the_table_are_followed(page, view, found, qtbot):
    bar = page.hits.filter_bar
    word = found.queries[0].hits.text("organism", 0).split()[0]
    bar.text.setText(word)
    bar.apply()
    rows = page.hits.model.visible_rows()
    assert 0 < rows.size < len(found.queries[0].hits)
    assert view.canvas._rows.tolist() == rows.tolist()
    assert view.canvas._depth.max() <= rows.size
    bar.text.setText("no header has this")
    bar.apply()
    assert "No hit in the table" in view.message.text()
    assert view.message.isVisible()
    bar.clear()
    assert view.canvas.isVisible()
    section = page.hits.table.visible_columns()[-1]
    page.hits.table.sortByColumn(section, Qt.SortOrder.DescendingOrder)
    assert view.canvas._rows.tolist() == page.hits.model.visible_rows().tolist()


def test_zoom_keeps_what_is_under_the_mouse_and_letters_appear(view, qtbot):
    canvas = view.canvas
    x = 500
    residue = canvas._measure().residue(x)
    assert canvas.horizontalScrollBar().maximum() == 0
    assert not view.out_button.isEnabled()
    for _ in range(4):
        turn(canvas, x, 1, Qt.KeyboardModifier.ControlModifier)
        assert abs(canvas._measure().residue(x) - residue) <= 1
    assert view.out_button.isEnabled()
    while view.in_button.isEnabled():
        view.in_button.click()
    assert canvas._measure().letters
    canvas.setFocus()
    qtbot.keyClick(canvas, Qt.Key.Key_Minus)
    assert view.in_button.isEnabled()
    qtbot.keyClick(canvas, Qt.Key.Key_Plus)
    assert not view.in_button.isEnabled()
    qtbot.keyClick(canvas, Qt.Key.Key_0)
    assert canvas.horizontalScrollBar().maximum() == 0
    assert not view.whole_button.isEnabled()


def test_pan_by_wheel_keys_and_dragging(page, view, qtbot):
    canvas = view.canvas
    bar = canvas.horizontalScrollBar()
    for _ in range(6):
        view.in_button.click()
    middle = bar.value()
    turn(canvas, 400, -1, Qt.KeyboardModifier.ShiftModifier)
    assert bar.value() > middle
    right = bar.value()
    canvas.setFocus()
    qtbot.keyClick(canvas, Qt.Key.Key_Left)
    assert bar.value() < right
    down = canvas.verticalScrollBar().value()
    turn(canvas, 400, -1)
    assert canvas.verticalScrollBar().value() > down
    before, top, hit = bar.value(), canvas.verticalScrollBar().value(), page.hits.current_hit_row()
    start = QPoint(400, 160)
    qtbot.mousePress(canvas.viewport(), Qt.MouseButton.LeftButton, pos=start)
    qtbot.mouseMove(canvas.viewport(), start + QPoint(-20, -10))
    qtbot.mouseMove(canvas.viewport(), start + QPoint(-60, -30))
    qtbot.mouseRelease(canvas.viewport(), Qt.MouseButton.LeftButton, pos=start + QPoint(-60, -30))
    assert bar.value() == before + 60
    assert canvas.verticalScrollBar().value() == top + 30
    assert page.hits.current_hit_row() == hit, "a drag is no click"


def test_tooltips_tell_the_hit_and_the_depth(view, found, monkeypatch):
    canvas, hits = view.canvas, found.queries[0].hits
    said = []
    monkeypatch.setattr(QToolTip, "showText", lambda place, text, widget: said.append(text))
    for place in (middle_of(canvas, 2), QPoint(int(canvas._measure().x(99.5)), 20), QPoint(2, 2)):
        event = QHelpEvent(QEvent.Type.ToolTip, place, canvas.viewport().mapToGlobal(place))
        QApplication.sendEvent(canvas.viewport(), event)
    assert said[0].startswith(f"{hit_text(hits, 2)}\n")
    for part in ("Score", "bits", "E-value", "% identical", "% of the query", "query 1–413", "subject 1–"):
        assert part in said[0], part
    assert hits.header(2)[:100] in said[0]
    residue = canvas._measure().residue(int(canvas._measure().x(99.5)))
    letter = hits.query.letters[residue]
    assert said[1] == f"Query {letter} {residue + 1}: {canvas._depth[residue]:,} of the aligned hits"
    assert said[2] == ""


def test_ticked_hits_are_marked(page, view):
    canvas = view.canvas
    place = middle_of(canvas, 2)
    place.setX(9)
    before = colour_at(canvas, place)
    page.hits.model.tick_wanted.emit(2, True)
    assert colour_at(canvas, place) != before
    assert view.marks.whole().endswith(" · square: ticked")
    assert canvas.text_at(place).endswith("\nTicked"), "what the mark is was not said"
    page.hits.model.tick_wanted.emit(2, False)
    assert view.marks.whole().endswith("unaligned part of the hit")
    assert colour_at(canvas, place) == before and "Ticked" not in canvas.text_at(place)


def test_what_the_parts_of_a_bar_mean_stands_beside_the_colours(page, view, qtbot):
    """Ticks, thin and faint lines were explained in the saved picture alone."""
    assert view.marks.whole() == "thin line: gap · upright: insertion · faint: unaligned part of the hit"
    for width in (1490, 900):
        page.resize(width, 700)
        qtbot.settle()
        assert view.marks.isVisible() and view.marks.text() == view.marks.whole()
        assert view.legend.width() > view.legend.sizeHint().width() - 7, "room for the name of each colour"
        below = view.marks.mapTo(view, QPoint()).y() - view.legend.mapTo(view, QPoint()).y()
        assert (below >= view.legend.height()) is (width == 900), "in a line of its own where that is needed"
    place = middle_of(view.canvas, 2)
    assert "Thin line: gap · upright: insertion" in view.canvas.text_at(place), "where the line is cut"


@pytest.mark.parametrize("each", [1, 2])
def test_the_name_of_a_colour_lies_in_it_alone(view, qtbot, each):
    """In little room every second one had its name, over the half of both colours beside it."""
    legend = view.legend
    legend.setFixedWidth((legend.sizeHint() if each == 1 else legend.minimumSizeHint()).width())
    qtbot.settle()
    drawn = legend.grab().toImage()
    row = [drawn.pixelColor(x, 1).name().upper() for x in range(legend.width())]
    for name, colour in list(zip(STEPS[ColourBy.EVALUE], LIGHT, strict=True))[::each]:
        assert row.count(colour) >= legend.fontMetrics().horizontalAdvance(name)


def test_colours_by_identity_and_names_can_be_left_out(view, found):
    canvas, hits = view.canvas, found.queries[0].hits
    assert "E-value > 1, ≤ 1, ≤ 1e-3" in view.legend.accessibleName(), "the first holds what no bound does"
    view.colour_box.setCurrentIndex(view.colour_box.findData(ColourBy.IDENTITY))
    assert "Identity < 20, ≥ 20, ≥ 30" in view.legend.accessibleName()
    row = next(row for row in canvas.rows_in_sight().tolist() if 70 <= hits.numbers("identity")[row] < 90)
    hit = hits.alignments[row]
    x = int(canvas._measure().x((hit.query_start + hit.query_start + hit.runs[0][0]) / 2))
    assert colour_at(canvas, QPoint(x, middle_of(canvas, row).y() - 2)) == LIGHT[5]
    named = len(canvas.rows_in_sight())
    view.names_box.click()
    assert len(canvas.rows_in_sight()) > 2 * named
    assert canvas._measure().left < 20


def test_how_many_are_aligned_is_said_once_no_more_come_by_themselves(page, found, qtbot):
    """After each search the line stood over the bars for seconds, with a button, and went by itself."""
    view = show(page, found, aligned=3)
    align_rows(found.plan, found.queries[0], [3])
    page.alignment_arrived(0, [3])
    qtbot.waitUntil(lambda: view.count.text().startswith("4 of"))
    assert not view.count.isVisible() and not view.all_button.isVisible()
    qtbot.waitUntil(lambda: view.count.isVisible() and view.all_button.isVisible())
    assert "Square before the name: ticked".lower() in view.marks.toolTip().lower()


def test_what_is_in_sight_is_asked_for_and_all_on_demand(page, found, qtbot):
    view = show(page, found, aligned=3)
    hits = found.queries[0].hits
    wanted = []
    page.alignments_wanted.connect(lambda query, rows: wanted.append(rows))

    def in_sight():
        return {
            *view.canvas.rows_in_sight().tolist(),
            *map(page.hits.model.hit_row, page.hits.table.places_looked_at()),
        }

    qtbot.waitUntil(lambda: bool(wanted) and set(view.canvas.rows_in_sight()[3:].tolist()) <= set(wanted[-1]))
    assert f"3 of {len(hits):,} hits aligned" in view.count.text()
    assert len(wanted[-1]) < len(hits) - 3
    page.hits.table.go_to(len(hits) - 1)
    qtbot.waitUntil(lambda: set(view.canvas.rows_in_sight().tolist()) <= set(wanted[-1]))
    view.all_button.click()
    qtbot.waitUntil(lambda: set(range(3, len(hits))) <= set(wanted[-1]))
    assert view.all_button.text() == "Stop aligning"
    view.all_button.click()
    qtbot.waitUntil(
        lambda: set(range(3, len(hits))).isdisjoint(set(wanted[-1]) - {len(hits) - 1} - in_sight())
    )
    view.all_button.click()
    align_rows(found.plan, found.queries[0], list(range(3, len(hits) - 1)))
    page.alignment_arrived(0, list(range(3, len(hits) - 1)))
    qtbot.waitUntil(lambda: f"{len(hits) - 1:,} of {len(hits):,} hits aligned" in view.count.text())
    assert view.canvas._depth.max() > 3
    page.alignment_failed(0, len(hits) - 1, "Too long.")
    assert "1 cannot be aligned" in view.count.text()
    assert not view.all_button.isVisible()
    align_rows(found.plan, found.queries[0], [len(hits) - 1])
    page.alignment_arrived(0, [len(hits) - 1])
    qtbot.waitUntil(lambda: not view.count.isVisible())


def test_the_tables_hit_is_in_sight_when_the_tab_is_opened_and_the_window_shrinks(page, found, qtbot):
    page.search_started(found.plan)
    page.hits_found(0, found.queries[0])
    page.hits.table.go_to(14)
    canvas = page.tabs.open(OverviewView).canvas
    qtbot.waitUntil(lambda: canvas.height() < 400)
    assert 14 in canvas.rows_in_sight()[:-1].tolist()
    page.resize(900, 600)
    qtbot.settle()
    assert 14 in canvas.rows_in_sight()[:-1].tolist()


def test_each_state_says_what_is_going_on(page, found, qtbot):
    view = page.tabs.open(OverviewView)
    assert "After a search" in view.message.text()
    page.search_started(found.plan)
    qtbot.settle(page)
    assert "once their query has been compared with every sequence" in view.message.text()
    page.hits_found(0, without_hits(found.queries[0]))
    qtbot.settle(page)
    assert "nothing to draw" in view.message.text()
    page.show_empty()
    qtbot.settle(page)
    assert "After a search" in view.message.text()


def test_no_picture_is_offered_before_there_are_hits(page, found, qtbot):
    view = page.tabs.open(OverviewView)
    page.search_started(found.plan)
    qtbot.settle(page)
    acts = view.picture_menu.actions()[:2]
    assert [action.text() for action in acts] == ["&Copy picture", "&Save picture…"]
    assert page.tabs.picture_button.menu() is view.picture_menu
    assert not any(action.isEnabled() for action in acts)
    feed(page, found)
    qtbot.settle(page)
    assert all(action.isEnabled() for action in acts)


def test_another_query_shows_all_of_it_again(page, view, found, qtbot):
    for _ in range(5):
        view.in_button.click()
    page.query_list.selectRow(1)
    qtbot.settle(page)
    assert view.canvas.horizontalScrollBar().maximum() == 0
    assert view.canvas._rows.size == len(found.queries[1].hits)
    assert f"0 of {len(found.queries[1].hits)} hits aligned" in view.count.text()


@pytest.mark.parametrize("length", [1, 35_000])
def test_the_shortest_and_the_longest_query(page, found, length, qtbot):
    old = found.queries[0]
    query = Sequence(f"q of {length}", np.resize(old.query.codes, length))
    hits = old.hits
    table = HitTable(
        query, hits.database, hits.subjects, hits.scores, hits.bits, hits.log10_evalues, scoring=hits.scoring
    )
    for row in range(40):
        operations = f"{length}M" if length == 1 else f"{length // 2}M9I3D{length // 2 - 9}M"
        set_alignment(
            table, row, Alignment(0, length, 0, length, operations, 9, length, 1, 1, 0, 0, 0, " " * length)
        )
    request = dataclasses.replace(found.plan.request, queries=(query,))
    view = page.tabs.open(OverviewView)
    page.search_started(dataclasses.replace(found.plan, request=request))
    page.hits_found(0, dataclasses.replace(old, query=query, hits=table))
    qtbot.settle(page)
    canvas = view.canvas
    assert canvas._depth.tolist() == [40] if length == 1 else canvas._depth.max() == 40
    qtbot.waitUntil(lambda: canvas.width() > 800)
    measures = canvas._measure()
    for residue in (0, length - 1):
        x = min(int(measures.x(residue + 0.5)) + 1, int(measures.left + measures.plot) - 2)
        assert colour_at(canvas, QPoint(x, middle_of(canvas, 0).y() - 2)) in LIGHT
    while view.in_button.isEnabled():
        view.in_button.click()
    canvas.horizontalScrollBar().setValue(canvas.horizontalScrollBar().maximum())
    assert canvas._measure().residue(canvas.viewport().width() - 10) == length - 1
    canvas.grab()


def test_colours_follow_the_scheme(view, qapp, qtbot):
    try:
        apply_colour_scheme(qapp, "dark")
        qtbot.settle()
        point = middle_of(view.canvas, 0) - QPoint(0, 2)
        assert colour_at(view.canvas, point) == DARK[6]
    finally:
        apply_colour_scheme(qapp, "system")


def words_of(drawing: str) -> str:
    """Return the texts of a drawing, one after the other."""
    return " ".join("".join(text.itertext()) for text in ElementTree.fromstring(drawing).iter(f"{SVG}text"))


def test_what_is_over_the_ruler_has_one_name_on_the_screen_and_in_pictures(view):
    """It was the *coverage depth* here and *aligned hits at each residue* there; coverage is a percentage."""
    buffer, size = QBuffer(), view.canvas.viewport().size()
    with svg_painter(buffer, size, "", "") as painter:
        view.canvas.viewport().render(painter, QPoint())
    hits = view._bars.table
    picture = "".join(overview_svg(hits, np.arange(len(hits)), ColourBy.EVALUE))
    for drawing in (bytes(buffer.data().data()).decode(), picture):
        assert "Depth (aligned hits)" in words_of(drawing) and "overage" not in drawing


def test_the_name_of_the_depth_is_whole_where_names_are_short(view):
    """It was *Depth (alig…* in a page of 440 pixels."""
    view.canvas.resize(400, 300)
    buffer = QBuffer()
    with svg_painter(buffer, view.canvas.viewport().size(), "", "") as painter:
        view.canvas.viewport().render(painter, QPoint())
    drawing = bytes(buffer.data().data()).decode()
    assert ">Depth</text>" in drawing and "…" not in drawing


@pytest.fixture
def worker(page, qtbot):
    background = BackgroundThread()
    page.task_wanted.connect(background.start)
    yield background
    background.close()


def save(view, monkeypatch, path):
    """Save the picture as somebody who chooses this path; return the file that was offered."""
    offered = []

    def choose(_parent, _title, name, _kinds, kind, _options):
        assert f"(*{Path(name).suffix})" in kind, "the name and the kind of file that are offered"
        offered.append(Path(name).name)
        return str(path), ""

    monkeypatch.setattr(QFileDialog, "getSaveFileName", choose)
    view.picture_menu.actions()[1].trigger()
    return offered[0]


def test_pictures_are_saved_and_copied(page, view, found, worker, tmp_path, qtbot, monkeypatch):
    svg, png, saved = tmp_path / "o.svg", tmp_path / "o.png", []
    page.tabs.saved.connect(lambda *what: saved.append(what))
    offered = save(view, monkeypatch, svg)
    assert offered == f"{brief_query_name(found.queries[0].query.header)}-sample-hits-overview.svg"
    what = f"the overview of {len(found.queries[0].hits)} hits"
    qtbot.waitUntil(lambda: saved == [(what, svg)])
    text = svg.read_text(encoding="utf-8")
    assert f"{brief_query_name(found.queries[0].query.header)} · {found.plan.database.name}" in text
    assert text.count("<g>") == len(found.queries[0].hits)
    save(view, monkeypatch, png)
    qtbot.waitUntil(lambda: saved[1:] == [(what, png)])
    image = QImage(str(png))
    assert image.width() == 2000
    assert image.height() > 28 * len(found.queries[0].hits)
    colours = {image.pixelColor(1000, y).name().upper() for y in range(0, image.height(), 2)}
    assert len(colours & set(LIGHT)) >= 3
    with qtbot.waitSignal(view.copied) as copied:
        view.picture_menu.actions()[0].trigger()
    assert copied.args == [f"{what} as a picture"]
    assert QGuiApplication.clipboard().image().size() == image.size()


def test_a_picture_for_a_slide_of_ticked_hits_labelled_with_species(
    page, view, found, worker, tmp_path, qtbot, monkeypatch
):
    """For a slide, all hits but twenty had to be filtered out first, and labels were accessions only."""
    menu, saved = view.picture_menu, []
    view.saved.connect(lambda _, path: saved.append(path.name))
    names = [action.text().replace("&", "") for action in menu.actions() if not action.isSeparator()]
    assert names == [
        "Copy picture", "Save picture…", "Ticked rows", "Selected rows", "Rows shown", "Species as labels",
        "Slide size (16:9)",
    ]  # fmt: skip
    page.hits.marking.tick([4, 1])
    menu.species.setChecked(True)
    save(view, monkeypatch, tmp_path / "some.svg")
    qtbot.waitUntil(lambda: saved == ["some.svg"])
    text = (tmp_path / "some.svg").read_text(encoding="utf-8")
    assert text.count("<g>") == 2
    hits = found.queries[0].hits
    assert "Depth (2 aligned hits)" in words_of(text), "it was that of all hits on the page"
    organism = brief_organism(hits.header(1))
    assert organism and f">{organism} · " in text
    menu.slide.setChecked(True)
    offered = save(view, monkeypatch, tmp_path / "slide.png")
    qtbot.waitUntil(lambda: saved[1:] == ["slide.png"])
    assert offered.endswith(".png"), "programs for slides take no SVG, which was offered"
    image = QImage(str(tmp_path / "slide.png"))
    assert image.size() == 2 * SLIDE, "slides of stacks had fewer pixels"
    assert image.pixelColor(2, 2) == QColor("white")


def test_a_picture_names_the_filter_that_leaves_its_hits(
    page, view, found, worker, tmp_path, qtbot, monkeypatch
):
    """It said of how many hits they were some, and not which; of ticked ones it is not the filter."""
    saved, hits, path = [], len(found.queries[0].hits), tmp_path / "filtered.svg"
    view.saved.connect(lambda _, path: saved.append(path))
    page.hits.filter_bar.show_filter(Filter(max_evalue=1e-20))
    qtbot.waitUntil(lambda: view.pictured().rows.size < hits)
    save(view, monkeypatch, path)
    qtbot.waitUntil(lambda: len(saved) == 1)
    of_all = f"{view.pictured().rows.size} of {hits} hits (filter: E-value ≤ 1e-20)"
    assert of_all in path.read_text(encoding="utf-8")
    weak = int(np.setdiff1d(np.arange(hits), view.pictured().rows)[-1])  # hidden by the filter
    page.hits.marking.tick([weak, 1])
    align_rows(view._plan, found.queries[0], [weak, 1])
    save(view, monkeypatch, path)
    qtbot.waitUntil(lambda: len(saved) == 2)
    assert "Depth (2 aligned hits)" in words_of(path.read_text(encoding="utf-8")), "not of those shown"
    assert f"2 ticked of {hits} hits" in (text := path.read_text(encoding="utf-8")) and "filter:" not in text


def test_a_slide_has_as_many_hits_as_can_be_read_and_says_of_how_many(
    page, view, found, worker, tmp_path, qtbot, monkeypatch
):
    """All of them were a strip of a fifth of the width, which nobody could read, without a word."""
    menu, saved, hits = view.picture_menu, [], len(found.queries[0].hits)
    view.saved.connect(lambda _, path: saved.append(path.name))
    menu.say_hits()
    assert menu.actions()[1].text() == f"&Save picture of {hits} hits…"
    menu.slide.setChecked(True)
    assert menu.actions()[1].text() == f"&Save picture of the first 30 of {hits} hits…"
    offered = save(view, monkeypatch, tmp_path / "slide.svg")
    assert Path(offered).stem.endswith("-hits-overview-slide")
    qtbot.waitUntil(lambda: saved == ["slide.svg"])
    text = (tmp_path / "slide.svg").read_text(encoding="utf-8")
    assert text.count("<g>") == 30
    assert f" residues, the first 30 of {hits} hits" in text, "as menu and file dialog say it"
    aligned, weak = view._bars.aligned(view._rows), hits - found.queries[0].hits.n_significant
    title = f"Depth (all {aligned} aligned hits, {weak} of them not significant)"
    assert aligned > 30 and title in words_of(text), "as on the page"
    why = f"In letters that can be read, a slide holds the first 30 of {hits} hits. Turn off Slide size"
    assert view.note.text.startswith(why)
    assert menu.actions()[1].toolTip() == menu.slide.toolTip()
    assert " ".join(menu.slide.toolTip().split()) == view.note.text
    assert "Turn off Slide size for a picture of all, or choose Selected or Ticked rows." in view.note.text
    page.hits.marking.tick([4, 1])
    menu.say_hits()
    menu.which[TICKED].trigger()
    assert menu.actions()[1].text() == "&Save picture of 2 ticked hits…"
    menu.slide.setChecked(False)


@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
def test_the_kind_of_picture_chosen_last_is_offered_for_slides_and_others_apart(
    page, view, worker, tmp_path, qtbot, monkeypatch
):
    slide, saved = view.picture_menu.slide, []
    view.saved.connect(lambda _, path: saved.append(path.name))
    offered = []
    for on, name in ((True, "a.svg"), (True, "b.png"), (False, "c.png"), (True, "d.svg"), (False, "e.svg")):
        slide.setChecked(on)
        offered.append(Path(save(view, monkeypatch, tmp_path / name)).suffix)
        qtbot.waitUntil(lambda name=name: saved[-1:] == [name])
    assert offered == [".png", ".svg", ".svg", ".png", ".png"]


@pytest.mark.parametrize("name", ["slide.svg", "slide.png"])
def test_a_slide_is_white_in_a_dark_window_too_and_its_bars_have_no_outlines(
    page, view, found, worker, tmp_path, qtbot, monkeypatch, name
):
    """Dark bands lay over and under the white picture, and a black line around each bar."""
    saved = []
    view.saved.connect(lambda _, path: saved.append(path))
    page.hits.marking.tick([4, 1])
    view.picture_menu.slide.setChecked(True)
    before = QApplication.palette()
    try:
        QApplication.setPalette(QPalette(QColor("#2E2E2E")))
        save(view, monkeypatch, tmp_path / name)
        qtbot.waitUntil(lambda: saved == [tmp_path / name])
    finally:
        QApplication.setPalette(before)
    image = QImage(str(tmp_path / name)).convertToFormat(QImage.Format.Format_RGB32)
    assert image.pixelColor(2, 2) == QColor("white")
    assert image.pixelColor(image.width() - 3, image.height() - 3) == QColor("white")
    if name.endswith(".svg"):
        root = ElementTree.parse(tmp_path / name).getroot()
        paths = [path for path in root.iter() if path.tag.endswith("path")]
        assert paths and not any(path.get("fill", "none") != "none" and path.get("stroke") for path in paths)


@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
def test_slides_and_species_are_chosen_once_for_the_pictures_of_all_pages(
    page, view, found, qtbot, monkeypatch, tmp_path
):
    """What was set on Overview was off on Stack, and off again after the next start."""
    menu = view.picture_menu
    menu.slide.setChecked(True)
    menu.species.setChecked(True)
    for other in (page.stack.tools.picture_menu, OverviewView().picture_menu):
        assert other.on_slide and other.with_species
        other.popup(QPoint())
        assert other.slide.isChecked() and other.species.isChecked()
        other.close()
    page.stack.tools.picture_menu.slide.setChecked(False)
    menu.popup(QPoint())
    assert not menu.slide.isChecked() and menu.species.isChecked()
    menu.close()
    assert save(view, monkeypatch, tmp_path / "one.svg").endswith(".svg")
    page.stack.tools.picture_menu.slide.setChecked(True)
    assert save(view, monkeypatch, tmp_path / "two.svg").endswith(".png"), "before anybody chose otherwise"


@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
def test_the_menu_stays_open_while_its_options_are_chosen(page, view, qtbot):
    """Species and slide size took the menu twice, and the picture a third time."""
    menu = view.picture_menu
    menu.popup(QPoint())
    for option in (menu.species, menu.slide):
        qtbot.mouseClick(menu, Qt.MouseButton.LeftButton, pos=menu.actionGeometry(option).center())
        assert option.isChecked() and menu.isVisible()
    menu.setActiveAction(menu.slide)
    for on in (False, True):
        qtbot.keyClick(menu, Qt.Key.Key_Space)
        assert menu.slide.isChecked() is on and menu.isVisible()
    copy = menu.actionGeometry(menu.actions()[0]).center()
    qtbot.mouseClick(menu, Qt.MouseButton.LeftButton, pos=copy)
    assert not menu.isVisible()


@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
def test_the_menu_says_which_hits_a_picture_shows_and_these_are_in_it(
    page, view, found, worker, tmp_path, qtbot, monkeypatch
):
    """Those ticked, else several that are selected, else all in the table, until somebody chooses others."""
    menu, saved, every = view.picture_menu, [], len(found.queries[0].hits)
    view.saved.connect(lambda _, path: saved.append(path))
    hits = found.queries[0].hits

    def pictured():
        menu.popup(QPoint())
        words = [action.text() for action in menu.actions()[:2]]
        menu.close()
        path = tmp_path / f"{len(saved)}.svg"
        save(view, monkeypatch, path)
        qtbot.waitUntil(lambda: path in saved)
        titles = re.findall(r"<title>(.*?)</title>", path.read_text(encoding="utf-8"), re.DOTALL)[1:]
        names = [hits.text("subject", row) for row in range(every)]
        return words, [next(row for row in range(every) if names[row] in title) for title in titles]

    def words(hits):
        return [f"&Copy picture of {hits}", f"&Save picture of {hits}…"]

    assert pictured() == (words(f"{every} hits"), list(range(every)))
    page.hits.marking.tick([4, 1])
    assert pictured() == (words("2 ticked hits"), [1, 4]), "it proposed all, where exports propose those"
    page.hits.filter_bar.show_filter(Filter(text=hits.text("subject", 4)))
    assert pictured() == (words("2 ticked hits, 1 hidden by the filter"), [1, 4]), (
        "also what it hides, as in files, in the order that the table has without it"
    )
    page.hits.table.sortByColumn([one.key for one in COLUMNS].index("rank"), Qt.SortOrder.DescendingOrder)
    assert pictured()[1] == [4, 1], "by rank, the last first"
    page.hits.table.best_first()
    page.hits.filter_bar.show_filter(Filter(text=hits.text("subject", 7)))
    assert pictured() == (words("2 ticked hits, all hidden by the filter"), [1, 4]), "as in files"
    page.hits.filter_bar.clear()
    page.hits.table.go_to(2)
    qtbot.keyClick(page.hits.table, Qt.Key.Key_Down, Qt.KeyboardModifier.ShiftModifier)
    assert pictured() == (words("2 ticked hits"), [1, 4]), "ticked ones come first"
    menu.which[SELECTED].trigger()
    assert pictured() == (words("2 selected hits"), [2, 3])
    menu.which[TICKED].trigger()
    page.hits.marking.untick_all()
    assert pictured() == (words("2 selected hits"), [2, 3]), "none of those chosen is there"
    page.hits.table.go_to(2)
    assert pictured() == (words(f"{every} hits"), list(range(every))), "one is selected in every table"


def test_a_picture_that_cannot_be_written_is_a_sentence(page, view, worker, tmp_path, qtbot, monkeypatch):
    save(view, monkeypatch, tmp_path / "missing" / "o.svg")
    qtbot.waitUntil(lambda: "cannot be written" in view.note.text)
    assert "there is no folder" in view.note.text
    view._rows = np.zeros(3_000, np.int64)
    save(view, monkeypatch, tmp_path / "tall.png")
    qtbot.waitUntil(lambda: "pixels high" in view.note.text)
    assert list(tmp_path.glob("*.png")) == []


def test_every_control_has_a_name_and_takes_the_keyboard(view):
    for control in (view.colour_box, view.names_box, view.in_button, view.out_button, view.whole_button,
                    view.canvas):  # fmt: skip
        assert control.accessibleName() or control.text()
        assert control.focusPolicy() & Qt.FocusPolicy.TabFocus, control


def choices(menu):
    """Return which hits an opened menu offers, whether each can be chosen, and which one is."""
    menu.aboutToShow.emit()
    offered = [(action.text().replace("&", ""), action.isEnabled()) for action in menu.which.values()]
    return offered, [which for which, action in menu.which.items() if action.isChecked()]


def test_hits_of_pictures_are_chosen_in_the_words_of_exports_and_on_each_page_by_itself(page, view, found):
    """Ticked hits were no entry. What was chosen on one page held for the other, which showed others."""
    menu, stack, every = view.picture_menu, page.stack.picture_menu, len(found.queries[0].hits)
    shown = (f"Rows shown ({every})", True)
    assert choices(menu) == ([("Ticked rows (0)", False), ("Selected rows (1)", True), shown], [SHOWN])
    assert menu.which[TICKED].toolTip() == "No hit is ticked"
    page.hits.marking.tick([4, 1])
    page.hits.table.go_to(2)
    QTest.keyClick(page.hits.table, Qt.Key.Key_Down, Qt.KeyboardModifier.ShiftModifier)
    offered = [("Ticked rows (2)", True), ("Selected rows (2)", True), shown]
    assert choices(menu) == (offered, [TICKED]), "it proposed all rows, and the other page ticked ones"
    page.tabs.open(StackView)
    assert choices(stack) == (offered, [TICKED])
    chosen = ((TICKED, "2 ticked hits"), (SELECTED, "2 selected hits"), (SHOWN, f"{every} hits"))
    for which, words in chosen:
        stack.which[which].trigger()
        assert choices(stack) == (offered, [which])
        assert page.stack.pictured().words == words
        assert choices(menu) == (offered, [TICKED]), "as on its own page, still"
    page.tabs.open(OverviewView)
    menu.which[SELECTED].trigger()
    assert view.pictured().words == "2 selected hits"
    assert choices(stack)[1] == [SHOWN]
    page.query_list.selectRow(1)
    page.query_list.selectRow(0)
    page.tabs.open(OverviewView)
    assert view.pictured().words == "2 ticked hits"
    assert choices(stack)[1] == [TICKED], "the usual ones again, once other hits were looked at"


def test_a_picture_is_named_after_its_hits_and_numbered_where_a_file_has_the_name(
    page, view, found, worker, tmp_path, qtbot, monkeypatch
):
    """All were called alike, and the second one was to replace the first."""
    name, saved = brief_query_name(found.queries[0].query.header), []
    view.saved.connect(lambda what, path: saved.append((what, path.name)))
    page.hits.marking.tick([4, 1])
    view.picture_menu.which[TICKED].trigger()
    WindowSettings().set_folder("export", tmp_path / "x.svg")
    for number in ("", "-2", "-3"):
        file = f"{name}-sample-ticked-hits-overview{number}.svg"
        assert save(view, monkeypatch, tmp_path / file) == file
        qtbot.waitUntil(lambda file=file: saved[-1:] == [("the overview of 2 ticked hits", file)])
    page.hits.marking.untick_all()
    page.hits.filter_bar.show_filter(Filter(text=found.queries[0].hits.text("subject", 4)))
    assert save(view, monkeypatch, tmp_path / "one.svg") == f"{name}-sample-filtered-hits-overview.svg"
    qtbot.waitUntil(lambda: saved[-1] == ("the overview of 1 hit", "one.svg"))


@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
def test_the_menu_stays_on_the_screen_where_its_words_become_longer(page, view):
    """They were cut at the right edge of the screen."""
    menu, room = view.picture_menu, view.screen().availableGeometry()
    page.hits.marking.tick([4, 1])
    menu.which[TICKED].trigger()
    menu.popup(room.bottomRight())
    before = menu.width()
    menu.slide.setChecked(True)
    menu.which[SHOWN].trigger()
    assert menu.width() > before and room.contains(menu.geometry())
    menu.close()
