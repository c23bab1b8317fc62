"""The dot plot's tab: what is computed, shown, pointed at, chosen, zoomed and saved."""

from __future__ import annotations

import dataclasses

import numpy as np
import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QAction, QColor, QGuiApplication, QImage, QValidator, QWheelEvent
from PySide6.QtWidgets import QApplication, QFileDialog

from swathe.core.alignment.dot_plot import NO_WINDOW, Region, column_places, dot_plot
from swathe.core.cancel import CancelToken
from swathe.core.results.hits import HitTable
from swathe.core.results.query_result import QueryResult
from swathe.core.scoring.pssm import PositionSpecificQuery
from swathe.core.system.steps import run_to_end
from swathe.gui.results.alignment.view import AlignmentView
from swathe.gui.results.dot_plot.painter import dots_image
from swathe.gui.results.dot_plot.view import DotPlotView
from swathe.gui.widgets.scrolled import Scrolled
from swathe.gui.widgets.theme import Colours, apply_colour_scheme, is_dark
from tests.gui.alignment_shown import Worker, focus_order
from tests.gui.on_screen import on_screen, turn_wheel
from tests.gui.results_fixtures import align_rows, search

ROW = 14


@pytest.fixture
def made(qtbot):
    """A visible dot plot with the real worker behind it."""
    view = DotPlotView()
    view.resize(900, 600)
    qtbot.addWidget(view)
    worker = Worker(view)
    with qtbot.waitExposed(view):
        view.show()
    yield view, worker
    worker.close()


@pytest.fixture
def shown(made, qtbot):
    """The dot plot of a hit that is aligned, once it is computed."""
    view, worker = made
    found = search()
    align_rows(found.plan, found.queries[0], [ROW])
    view.set_result(found.queries[0], found.plan)
    view.set_current_hit(ROW)
    qtbot.waitUntil(lambda: view._computed is not None)
    worker.wait(qtbot)
    return view


def _plot(query: QueryResult, plan, window: int, region: Region, bins: tuple[int, int]):
    table = plan.request.scheme.of(query.query).table(query.query.codes)
    return run_to_end(dot_plot(table, query.hits.subject(ROW).codes, window, region, bins, CancelToken()))


def _pixel(view, query: int, subject: int) -> QPoint:
    """Return where the middle of a pair of residues lies in the canvas."""
    frame, origin = view.canvas.frame, view.canvas._origin()
    place = origin + QPointF(frame.query.pixel(query + 0.5), frame.subject.pixel(subject + 0.5))
    return place.toPoint()


def test_says_so_when_there_is_nothing_to_show(made):
    view, worker = made
    assert "No dot plot yet" in view.message.text()
    found = search()
    view.set_result(found.queries[0], found.plan)
    view.set_current_hit(-1)
    assert "No hit in the table" in view.message.text()
    assert not worker.jobs


def test_shows_the_windows_of_the_whole_pair(shown):
    found = search()
    query = found.queries[0]
    frame = shown.canvas.frame
    assert frame.region == Region(0, len(query.query), 0, len(query.hits.subject(ROW)))
    bins = int(frame.query.extent), int(frame.subject.extent)
    expected = _plot(query, found.plan, 11, frame.region, bins)
    assert shown._computed.plot.scores.tolist() == expected.scores.tolist()
    assert shown.threshold_box.value() == shown._computed.suggested
    assert (expected.scores >= shown._computed.suggested).any()
    assert "windows of 11 residues" in shown.readout.accessibleName()
    assert "BLOSUM62" in shown.readout.accessibleName()
    words = shown.readout.accessibleName()
    shown.resize(700, 300)
    assert shown.readout.text() == words, "in a line of its own, where the tools leave too little"
    shown.resize(300, 300)
    assert "…" in shown.readout.text() and shown.readout.toolTip() == words, "what has no room is marked"
    assert shown.readout.fontMetrics().horizontalAdvance(shown.readout.text()) <= shown.readout.width()
    shown.resize(1_400, 300)
    assert shown.readout.geometry().right() + 1 == shown.width(), "words were cut in a row half empty"


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_paints_dots_path_and_axes_in_the_palettes_colours(shown, qapp, qtbot, scheme):
    apply_colour_scheme(qapp, scheme)
    try:
        qtbot.settle()
        colours = Colours.of(shown.canvas.palette())
        assert is_dark(shown.canvas.palette()) == (scheme == "dark")
        shown.path.setChecked(False)
        plot = shown._computed.plot
        image = shown.canvas.grab().toImage()
        row, column = np.unravel_index(int(plot.scores.argmax()), plot.scores.shape)
        best = _pixel(shown, int(plot.query_edges[column]), int(plot.subject_edges[row]))
        around = [image.pixelColor(best + QPoint(x, y)) for x in (-1, 0, 1) for y in (-1, 0, 1)]
        assert colours.text.name() in {colour.name() for colour in around}
        shown.path.setChecked(True)
        with_path = shown.canvas.grab().toImage()
        corner = shown.canvas._corners[0].tolist()
        near = _pixel(shown, corner[0] + 2, corner[1] + 2)
        around = [near + QPoint(x, 0) for x in range(-3, 4)]
        assert any(with_path.pixelColor(place) != image.pixelColor(place) for place in around)
    finally:
        apply_colour_scheme(qapp, "system")


def test_the_threshold_only_changes_what_is_painted(shown, made):
    jobs = len(made[1].jobs)
    plot = shown._computed.plot
    shown.threshold_box.setValue(25)
    assert shown._computed.plot is plot
    ground = Colours.of(shown.canvas.palette()).background
    image = shown.canvas._image
    for place in np.argwhere((plot.scores >= 20) & (plot.scores < 25))[:20].tolist():
        assert image.pixelColor(place[1], place[0]) == QColor(ground)
    for place in np.argwhere(plot.scores >= 25)[:20].tolist():
        assert image.pixelColor(place[1], place[0]) != QColor(ground)
    shown.threshold_box.setValue(32_000)
    assert "No window of 11 residues in sight scores 32,000" in shown.readout.accessibleName()
    shown.suggest_button.click()
    assert shown.threshold_box.value() == shown._computed.suggested
    assert len(made[1].jobs) == jobs


def test_another_window_is_computed_and_suggests_another_threshold(shown, qtbot):
    before = shown._computed
    shown.window_box.setValue(25)
    qtbot.waitUntil(lambda: shown._computed is not before)
    assert shown._computed.plot.window == 25
    assert shown.threshold_box.value() == shown._computed.suggested != before.suggested
    assert shown._computed.table is before.table
    shown.threshold_box.setValue(40)
    shown.window_box.setValue(27)
    qtbot.waitUntil(lambda: shown._computed.plot.window == 27)
    assert shown.threshold_box.value() == 40
    assert shown.window_box.validate("12", 2)[0] == QValidator.State.Intermediate
    assert shown.window_box.validate("13", 2)[0] == QValidator.State.Acceptable


def test_the_crosshair_says_positions_residues_and_score(shown, qtbot):
    query = search().queries[0]
    subject = query.hits.subject(ROW)
    table = search().plan.request.scheme.table(query.query.codes)
    place = _pixel(shown, 120, 118)
    qtbot.mouseMove(shown.canvas, place)
    i, j = shown.canvas._cross
    assert abs(i - 120) <= 1
    assert abs(j - 118) <= 1
    score = sum(int(table[i + k, subject.codes[j + k]]) for k in range(-5, 6))
    residues = query.query.letters[i], subject.letters[j]
    words = f"Query {i + 1} {residues[0]} · subject {j + 1} {residues[1]} · window score {score}"
    assert shown.readout.accessibleName() == words
    assert shown.canvas.accessibleDescription() == words
    qtbot.mouseMove(shown.canvas, QPoint(2, 2))
    assert shown.canvas._cross is None
    assert "Dots" in shown.readout.accessibleName()


def test_keys_alone_move_the_crosshair_zoom_and_choose(shown, qtbot):
    canvas, shift = shown.canvas, Qt.KeyboardModifier.ShiftModifier
    canvas.setFocus()
    i, j = canvas._cross
    qtbot.keyClick(canvas, Qt.Key.Key_Right)
    qtbot.keyClick(canvas, Qt.Key.Key_Down, shift)
    qtbot.keyClick(canvas, Qt.Key.Key_Left, shift)
    qtbot.keyClick(canvas, Qt.Key.Key_Up)
    assert canvas._cross == (i - 9, j + 9)
    for _ in range(12):
        qtbot.keyClick(canvas, Qt.Key.Key_Plus)
    near = canvas.frame
    assert near.query.scale > 5
    region = near.region
    assert region.query_from <= i - 9 < region.query_to
    for _ in range(12):
        qtbot.keyClick(canvas, Qt.Key.Key_Right, shift)
    assert canvas.frame.region.query_to > region.query_to
    assert canvas.frame.region.query_from <= canvas._cross[0] < canvas.frame.region.query_to
    qtbot.keyClick(canvas, Qt.Key.Key_Minus)
    assert canvas.frame.query.scale < near.query.scale
    qtbot.keyClick(canvas, Qt.Key.Key_0)
    assert canvas.frame.fitted
    with qtbot.waitSignal(shown.column_chosen) as caught:
        qtbot.keyClick(canvas, Qt.Key.Key_Return)
    assert caught.args[0] >= 0
    order = [
        shown.window_box, shown.threshold_box, shown.suggest_button,
        shown.show_button, canvas,
    ]  # fmt: skip
    assert focus_order(qtbot, shown.window_box, len(order)) == order
    for box in (shown.window_box, shown.threshold_box, canvas):
        assert box.accessibleName()


def test_a_click_chooses_the_nearest_column(shown, qtbot):
    alignment = search().queries[0].hits.alignments.get(ROW) or shown._result.hits.alignments[ROW]
    places = column_places(alignment)
    column = alignment.length // 2
    place = _pixel(shown, *places[column].tolist())
    with qtbot.waitSignal(shown.column_chosen) as caught:
        qtbot.mouseClick(shown.canvas, Qt.MouseButton.LeftButton, pos=place)
    assert abs(caught.args[0] - column) <= 2
    away = ((places - shown.canvas._cross) ** 2).sum(axis=1)
    assert away[caught.args[0]] == away.min()


def test_dragging_moves_and_does_not_choose(shown, qtbot):
    chosen = []
    shown.column_chosen.connect(chosen.append)
    shown.canvas.zoom(6)
    before = shown.canvas.frame
    start = QPoint(400, 300)
    qtbot.mousePress(shown.canvas, Qt.MouseButton.LeftButton, pos=start)
    for step in range(1, 6):
        qtbot.mouseMove(shown.canvas, start - QPoint(20 * step, 12 * step))
    qtbot.mouseRelease(shown.canvas, Qt.MouseButton.LeftButton, pos=start - QPoint(100, 60))
    after = shown.canvas.frame
    assert after.query.origin == pytest.approx(before.query.origin + 100 / before.query.scale)
    assert after.subject.origin == pytest.approx(before.subject.origin + 60 / before.subject.scale)
    assert not chosen


def test_the_wheel_zooms_around_the_mouse_and_the_region_is_computed(shown, qtbot):
    before = shown._computed
    place = _pixel(shown, 300, 200)
    local = QPointF(place)
    for _ in range(10):
        turned = QWheelEvent(
            local, shown.canvas.mapToGlobal(local), QPoint(), QPoint(0, 120), Qt.MouseButton.NoButton,
            Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase, False,
        )  # fmt: skip
        QApplication.sendEvent(shown.canvas, turned)
    assert abs(shown.canvas._cross[0] - 300) <= 1
    assert abs(shown.canvas._cross[1] - 200) <= 1
    qtbot.waitUntil(lambda: shown._computed is not before)
    plot, frame = shown._computed.plot, shown.canvas.frame
    assert plot.region == frame.region
    assert plot.scores.shape[1] == frame.region.query_to - frame.region.query_from  # a residue is a bin now
    assert shown._computed.suggested == before.suggested


def test_the_wheel_scrolls_a_page_unless_it_is_meant_for_the_dot_plot(qtbot, made):
    """With large text it zoomed while somebody scrolled over it, as charts did."""
    view, _ = made
    found = search()
    view.setMinimumHeight(600)
    page = on_screen(qtbot, Scrolled(view), 700, 320)
    view.set_result(found.queries[0], found.plan)
    view.set_current_hit(0)
    qtbot.settle(page)
    view.canvas.clearFocus()
    whole, down = view.canvas.frame.region, page.verticalScrollBar()
    turn_wheel(view.canvas, -120)
    assert down.value() > 0 and view.canvas.frame.region == whole
    down.setValue(0)
    turn_wheel(view.canvas, 120, Qt.KeyboardModifier.ControlModifier)
    assert down.value() == 0 and view.canvas.frame.region != whole


def test_another_hit_gives_up_what_is_computed(made, qtbot):
    view, worker = made
    found = search()
    query = found.queries[0]
    view.set_result(query, found.plan)
    view.set_current_hit(3)
    qtbot.waitUntil(lambda: bool(worker.jobs))
    view.set_current_hit(4)
    assert worker.jobs[0].token.cancelled
    qtbot.waitUntil(lambda: view._computed is not None)
    assert view.canvas.frame.subject.length == len(query.hits.subject(4))
    assert view.canvas._corners is None  # not aligned yet
    view._on_chosen(5, 5)
    assert "not aligned yet" in view.note.text
    align_rows(found.plan, query, [4])
    view.alignments_arrived([4])
    assert view.canvas._corners is not None
    view.set_result(None, None)
    view.set_current_hit(-1)
    assert "No dot plot yet" in view.message.text()


def test_a_position_specific_query_scores_by_its_own_table(made, qtbot):
    view, _ = made
    found = search()
    query = found.queries[0]
    rng = np.random.default_rng(5)
    scores = rng.integers(-9, 10, (len(query.query), 27)).astype(np.int8)
    own = PositionSpecificQuery(query.query.header, query.query.codes, scores, "own.pssm")
    hits = query.hits
    table = HitTable(
        own, hits.database, hits.subjects, hits.scores, hits.bits, hits.log10_evalues, scoring=hits.scoring
    )
    view.set_result(dataclasses.replace(query, query=own, hits=table), found.plan)
    view.set_current_hit(ROW)
    qtbot.waitUntil(lambda: view._computed is not None)
    assert view._computed.table is scores
    assert "own.pssm" in view.readout.accessibleName()


def test_a_window_longer_than_a_sequence_says_so(shown, qtbot):
    shown._result.hits.subject(ROW)
    before = shown._computed
    shown.window_box.setValue(255)
    qtbot.waitUntil(lambda: shown._computed is not before)
    short = dataclasses.replace(
        shown._pair, subject=dataclasses.replace(shown._pair.subject, codes=np.zeros(9, np.uint8))
    )
    shown._pair = short
    shown._describe()
    assert "longer than the shorter sequence (9)" in shown.readout.accessibleName()


def test_copies_and_saves_pictures(shown, made, qtbot, tmp_path, monkeypatch):
    _, worker = made
    saved, copied = [], []
    shown.saved.connect(lambda *what: saved.append(what))
    shown.copied.connect(copied.append)
    shown._copy()
    worker.wait(qtbot)
    image = QGuiApplication.clipboard().image()
    assert image.width() == 2 * shown.canvas.width()
    assert copied == ["the dot plot as a picture"]
    for name, pattern, expected in (
        ("plot.svg", "", "plot.svg"),
        ("plot", "PNG picture (*.png)", "plot.png"),
    ):
        monkeypatch.setattr(
            QFileDialog, "getSaveFileName", lambda *_, n=name, p=pattern: (str(tmp_path / n), p)
        )
        shown._save()
        worker.wait(qtbot)
        assert saved[-1] == ("the dot plot", tmp_path / expected)
        assert not shown.note.text
        picture = QImage(str(tmp_path / expected))
        assert not picture.isNull()
        assert picture.width() > 0.9 * shown.canvas.width(), "Qt has 90 dots to the inch of a drawing"
    assert "<image" in (tmp_path / "plot.svg").read_text()
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "none" / "plot.svg"), ""))
    shown._save()
    worker.wait(qtbot)
    assert "cannot be written" in shown.note.text
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: ("", ""))
    jobs = len(worker.jobs)
    shown._save()
    assert len(worker.jobs) == jobs


def test_dots_are_the_stronger_the_higher_they_score(qapp):
    found = search()
    plot = _plot(found.queries[0], found.plan, 11, Region(0, 60, 0, 60), (60, 60))
    palette = qapp.palette()
    image, colours = dots_image(plot, 5, palette), Colours.of(palette)
    shades = {}
    for row in range(60):
        for column in range(60):
            score = int(plot.scores[row, column])
            shade = image.pixelColor(column, row)
            if score < 5 or score == NO_WINDOW:
                assert shade.name() == colours.background.name()
            else:
                shades[score] = abs(shade.lightnessF() - colours.background.lightnessF())
    ordered = [shades[score] for score in sorted(shades)]
    assert ordered == sorted(ordered)
    assert ordered[0] > 0.2
    assert ordered[-1] == pytest.approx(
        abs(colours.text.lightnessF() - colours.background.lightnessF()), abs=0.02
    )


def test_in_the_window_a_click_leads_to_the_column_of_the_alignment(open_window, finish, ready, qtbot):
    window = open_window(sample=True)
    qtbot.waitUntil(lambda: window.controller.result is not None)
    finish(window)
    page = window.page
    page.hits.table.selectRow(ROW)
    view = page.tabs.open(DotPlotView)
    qtbot.waitUntil(lambda: view._computed is not None)
    qtbot.waitUntil(lambda: view.canvas._corners is not None)
    alignment = page.current_result().hits.alignments[page.hits.current_hit_row()]
    column = 2 * alignment.length // 3
    qtbot.mouseClick(
        view.canvas, Qt.MouseButton.LeftButton, pos=_pixel(view, *column_places(alignment)[column].tolist())
    )
    assert isinstance(page.tabs.currentWidget(), AlignmentView)
    first, last = page.alignment.canvas.selection()
    assert last == first + 1
    assert abs(first - column) <= 2


def test_no_key_of_the_alignment_means_something_else_in_the_window(open_window):
    window = open_window()
    own = [key.toString() for action in window.page.alignment.actions() for key in action.shortcuts()]
    actions = [action for action in window.findChildren(QAction) if action.parent() is window]
    others = [key.toString() for action in actions for key in action.shortcuts()]
    assert len(own) >= 8
    assert len(others) > 15
    assert not set(own) & set(others)
