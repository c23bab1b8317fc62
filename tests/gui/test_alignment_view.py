"""The alignment's layout, picture, selection and text."""

from __future__ import annotations

import dataclasses
import time
from itertools import pairwise

import numpy as np
import pytest
from PySide6.QtCore import QByteArray, QPoint, QPointF, Qt
from PySide6.QtGui import QGuiApplication, QPalette, QWheelEvent
from PySide6.QtWidgets import QApplication, QLabel, QWidget

from swathe.core.alignment.alignment import Alignment
from swathe.core.sequences.alphabet import decode
from swathe.core.sequences.sequence import Sequence
from swathe.gui.results.alignment.layout import IDENTICAL, AlignmentLayout
from swathe.gui.results.alignment.layout import QUERY as QUERY_ROW
from swathe.gui.results.alignment.layout import SUBJECT as SUBJECT_ROW
from swathe.gui.results.alignment.look import LEAST_ZOOM, MOST_ZOOM
from swathe.gui.results.alignment.view import AlignmentView
from swathe.gui.widgets.residue_colours import ColourScheme, ResidueColours
from swathe.gui.widgets.theme import Colours, apply_colour_scheme
from tests.gui.alignment_shown import focus_order
from tests.gui.on_screen import on_screen
from tests.gui.results_fixtures import align_rows, search


@pytest.fixture
def result():
    return search().queries[0]


@pytest.fixture
def view(qtbot):
    return on_screen(qtbot, AlignmentView(), 800, 400)


@pytest.fixture
def shown(view, result):
    align_rows(search().plan, result, [0, 5])
    view.set_hit(result, 5)
    return view


def _place(canvas, column: int) -> QPoint:
    """Return where a column of the first block begins, near the top of its query row."""
    measures = canvas.measures
    return QPoint(round(measures.left + column * measures.advance), 4 + measures.ruler + 1)


def test_says_so_when_there_is_nothing_to_show(view, result):
    assert "once its query has been compared" in view.message.text()
    view.set_hit(result, -1)
    assert "No hit in the table" in view.message.text()
    assert not view.canvas.isVisible()
    assert view.text() == ""


def test_figures_are_whole_as_soon_as_the_view_is_resized(qtbot, result):
    place = QWidget()
    qtbot.addWidget(place)
    view = AlignmentView(place)
    view.set_hit(result, 5)
    place.show()
    line = view.fontMetrics().lineSpacing()
    for width, lines in ((60, 40), (40, 14), (70, 18), (80, 30)):
        qtbot.settle()
        view.resize(width * line, lines * line)
        for label in view.figures.findChildren(QLabel):
            least, cell = label.sizeHint(), label.parentWidget()
            assert label.width() >= least.width() and label.height() >= least.height(), label.text()
            assert view.figures.rect().contains(cell.geometry()), label.text()


def test_names_stand_over_figures_for_long_and_short_ones_alike(qtbot, result):
    """Beside their figures, where these were short, they took a line less: the alignment jumped."""
    view = on_screen(qtbot, AlignmentView(), 900, 18 * QLabel().fontMetrics().lineSpacing())
    align_rows(search().plan, result, range(30))
    for width in range(900, 1500, 20):
        view.resize(width, view.height())
        view.set_result(result, dataclasses.replace(search().plan))
        tops = set()
        for row in (29, 20, 10, 0):
            view.set_hit(result, row)
            qtbot.settle()
            tops.add(view.canvas.mapTo(view, QPoint()).y())
        assert len(tops) == 1, width


def test_figures_stand_apart_in_every_width(view, shown, qtbot):
    """In little width 1,957 < 1e-180 read as an inequality, of score and E-value."""
    digit, left_out = view.figures.fontMetrics().horizontalAdvance("0"), set()
    for width in range(1200, 420, -20):
        view.resize(width, 400)
        qtbot.settle()
        cells = [cell for cell in view.figures.children() if cell.findChildren(QLabel) and cell.isVisible()]
        names = [cell.findChildren(QLabel)[0].text() for cell in cells]
        assert {one.y() for one in cells} == {cells[0].y()}, "a row"
        assert all(other.x() - one.geometry().right() > 2 * digit for one, other in pairwise(cells)), width
        rest = view.figures.rest
        assert ["Bits: " in rest.words, "Gaps: " in rest.words] == ["Bits" not in names, "Gaps" not in names]
        assert rest.isVisible() is bool(rest.words) and view.figures.rect().right() >= rest.geometry().right()
        left_out.add(("Bits" in names, "Positives" in names, "Gaps" in names))
    every = {(True, True, True), (False, False, True), (False, False, False)}
    assert left_out == every, "those that the table has, first; the button takes the room of the bits"


def test_says_aligning_until_it_is_ready_then_shows(view, result):
    view.set_hit(result, 1)
    assert "Aligning" in view.message.text()
    name, protein = (result.hits.brief(key, 1) for key in ("subject", "description"))
    assert view._header.whole().startswith(f"{name} · {protein} · ")
    assert "|" not in name and result.hits.header(1) in view._header.toolTip()
    assert result.hits.display("score", 1) in view.statistics_text()
    align_rows(search().plan, result, [1])
    view.alignment_ready()
    assert view.canvas.isVisible()
    alignment = result.hits.alignments[1]
    said = view.statistics_text()
    assert (
        f"Identities {alignment.identities}/{alignment.length} ({result.hits.display('identity', 1)} %)"
        in said
    )
    assert f"Positives {alignment.positives}/{alignment.length}" in said
    assert f"Gaps {alignment.gaps}/{alignment.length}" in said
    assert f"{alignment.query_start + 1}–{alignment.query_end} of {len(result.query)}" in said
    assert view.canvas.accessibleDescription() == said


@pytest.mark.long
def test_estimated_evalues_are_marked(view, result):
    view.set_hit(result, 0)
    assert "estimated" not in view.statistics_text()
    view.set_hit(search(13, 3, evalues="matrix").queries[0], 0)
    assert "(estimated)" in view.statistics_text()
    view.set_hit(search(13, 3).queries[0], 0)
    assert "estimated" not in view.statistics_text(), "E-values rest on the fit"


def test_says_why_there_is_no_alignment(view, result):
    view.set_hit(result, 0)
    view.show_failure("No alignment has this score.")
    assert "No alignment has this score." in view.message.text()


def test_wraps_to_the_window(shown):
    narrow = shown.canvas.columns_per_line()
    shown.resize(1400, 400)
    wide = shown.canvas.columns_per_line()
    assert wide > narrow >= 10
    assert wide % 10 == 0
    shown.resize(200, 300)
    assert shown.canvas.columns_per_line() >= 10


def test_copies_everything_or_the_selected_columns(shown, result, qtbot):
    alignment = result.hits.alignments[5]
    qtbot.mouseClick(shown.canvas.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(5, 5))
    qtbot.keyClick(shown.canvas, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    text = QGuiApplication.clipboard().text()
    assert result.hits.header(5) in text
    assert result.query.header in text
    assert shown.statistics_text() in text
    lines = [line for line in text.split("\n") if line.startswith("Sbjct")]
    residues = "".join(line.split()[2] for line in lines).replace("-", "")
    assert residues == decode(result.hits.subject(5).codes[alignment.subject_start : alignment.subject_end])

    shown.canvas.select(10, 25)
    qtbot.keyClick(shown.canvas, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    text = QGuiApplication.clipboard().text()
    assert text == shown._layout_shown.text(10, 25, 60)
    shown.tools.actions_["copy_subject"].trigger()
    assert QGuiApplication.clipboard().text() == lines[0].split()[2][10:25].replace("-", "")


def test_keys_move_and_extend_the_selection(shown, qtbot):
    canvas = shown.canvas
    canvas.setFocus()
    shift, control = Qt.KeyboardModifier.ShiftModifier, Qt.KeyboardModifier.ControlModifier
    end, width = shown._layout_shown.n_columns, canvas.columns_per_line()
    assert canvas.selection() == (0, 0)
    for _ in range(3):
        qtbot.keyClick(canvas, Qt.Key.Key_Right, shift)
    assert canvas.selection() == (0, 3)
    qtbot.keyClick(canvas, Qt.Key.Key_Down, shift)
    assert canvas.selection() == (0, 3 + width)
    qtbot.keyClick(canvas, Qt.Key.Key_End, control | shift)
    assert canvas.selection() == (0, end)
    qtbot.keyClick(canvas, Qt.Key.Key_Home)
    assert canvas.selection()[0] == canvas.selection()[1]
    qtbot.keyClick(canvas, Qt.Key.Key_A, control)
    assert canvas.selection() == (0, end)


def test_dragging_selects_columns(shown, qtbot):
    canvas = shown.canvas
    first, last = _place(canvas, 4), _place(canvas, 9)
    qtbot.mousePress(canvas.viewport(), Qt.MouseButton.LeftButton, pos=first)
    qtbot.mouseMove(canvas.viewport(), last)
    qtbot.mouseRelease(canvas.viewport(), Qt.MouseButton.LeftButton, pos=last)
    assert canvas.selection() == (4, 9)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_paints_identities_in_the_palettes_colours(shown, qapp, qtbot, scheme):
    apply_colour_scheme(qapp, scheme)
    try:
        qtbot.settle()
        colours = Colours.of(shown.canvas.palette())
        assert (shown.canvas.palette().color(QPalette.ColorRole.Base).lightnessF() < 0.5) == (
            scheme == "dark"
        )
        image = shown.canvas.viewport().grab().toImage()
        kinds = shown._layout_shown.kinds
        column = int(np.argmax(kinds == IDENTICAL))
        canvas = shown.canvas
        assert image.pixelColor(_place(canvas, column) + QPoint(1, 0)).name() == colours.identical.name()
        assert (
            colours.identical.lightnessF() != colours.positive.lightnessF() != colours.background.lightnessF()
        )
    finally:
        apply_colour_scheme(qapp, "system")


def test_an_alignment_of_35000_columns_is_laid_out_line_by_line(view, qtbot):
    rng = np.random.default_rng(1)
    codes = rng.integers(0, 20, 35_000).astype(np.uint8)
    whole = Sequence("titin", codes)
    alignment = Alignment(0, 35_000, 0, 35_000, "35000M", 1, 35_000, 35_000, 35_000, 0, 0, 0, decode(codes))
    layout = AlignmentLayout(alignment, whole, whole)
    blocks = []
    make = layout.block
    layout.block = lambda first, last: blocks.append(first) or make(first, last)
    view.canvas.set_layout(layout)
    view._show_only_message(False)
    view._stack.setCurrentWidget(view.canvas)
    bar = view.canvas.verticalScrollBar()
    bar.setValue(bar.maximum())
    blocks.clear()
    began = time.perf_counter()
    view.canvas.viewport().repaint()
    print(f"one paint of 35,000 columns: {1e3 * (time.perf_counter() - began):.1f} ms")
    assert 0 < len(blocks) < 20
    assert max(blocks) + view.canvas.columns_per_line() >= 35_000


def test_very_long_headers_are_shortened_but_copied_whole(view, result, monkeypatch):
    align_rows(search().plan, result, [0])
    long = "id " + "x" * 100_000
    monkeypatch.setattr(type(result.hits), "header", lambda self, row: long)
    view.set_hit(result, 0)
    assert len(view._header.whole()) < 500
    assert "…" in view._header.whole()
    assert long in view.text()


def _choose(view, **changes) -> None:
    look = dataclasses.replace(view.canvas.look, **changes)
    view.tools.set_look(look)
    view.canvas.set_look(look)


@pytest.mark.parametrize("colours", ["light", "dark"])
@pytest.mark.parametrize("scheme", ColourScheme, ids=lambda scheme: scheme.value)
def test_every_scheme_paints_its_backgrounds(shown, qapp, qtbot, scheme, colours):
    apply_colour_scheme(qapp, colours)
    try:
        qtbot.settle()
        shown.tools.scheme.setCurrentIndex(list(ColourScheme).index(scheme))
        assert shown.canvas.look.scheme is scheme
        residues = ResidueColours.of(shown.canvas.palette())
        image = shown.canvas.viewport().grab().toImage()
        layout, table = shown._layout_shown, residues.table(scheme)
        row_height = 2 * shown.canvas.measures.line
        for row, down in ((QUERY_ROW, 0), (SUBJECT_ROW, row_height)):
            indices = layout.colours(scheme, row)
            for column in range(0, shown.canvas.columns_per_line(), 7):
                expected = table[indices[column]] or residues.ground
                assert (
                    image.pixelColor(_place(shown.canvas, column) + QPoint(1, down)).name() == expected.name()
                )
        words = [word for _, word in residues.keys(scheme)]
        assert all(word in shown.tools.legend.text() for word in words)
    finally:
        apply_colour_scheme(qapp, "system")


def test_one_long_row_scrolls_sideways_and_keeps_its_place(shown, qtbot):
    canvas = shown.canvas
    assert canvas.horizontalScrollBar().maximum() == 0
    down = canvas.verticalScrollBar()
    shown.resize(500, 260)
    down.setValue(2 * canvas.measures.stride)
    first = 2 * canvas.columns_per_line()
    shown.tools.actions_["wrap"].trigger()
    along = canvas.horizontalScrollBar()
    assert along.maximum() > 0
    assert along.value() == pytest.approx(first * canvas.measures.advance, abs=1)
    assert canvas.columns_per_line() == shown._layout_shown.n_columns
    canvas.setFocus()
    qtbot.keyClick(canvas, Qt.Key.Key_End)
    assert along.value() == along.maximum()
    qtbot.keyClick(canvas, Qt.Key.Key_PageUp)
    qtbot.keyClick(canvas, Qt.Key.Key_Home)
    assert along.value() == 0
    qtbot.keyClick(canvas, Qt.Key.Key_PageDown)
    assert canvas.selection()[0] > 10
    _turn(canvas, -120, Qt.KeyboardModifier.NoModifier)
    assert along.value() > 0
    along.setValue(round(30 * canvas.measures.advance))
    place = QPoint(round(canvas.measures.left + 5 * canvas.measures.advance), 40)
    qtbot.mouseClick(canvas.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert canvas.selection() == (35, 35)
    shown.tools.actions_["wrap"].trigger()
    assert along.maximum() == 0


def _turn(canvas, angle: int, modifiers: Qt.KeyboardModifier) -> None:
    place = QPointF(100, 30)
    event = QWheelEvent(
        place, canvas.viewport().mapToGlobal(place), QPoint(), QPoint(0, angle), Qt.MouseButton.NoButton,
        modifiers, Qt.ScrollPhase.NoScrollPhase, False,
    )  # fmt: skip
    QApplication.sendEvent(canvas.viewport(), event)


def test_letters_grow_and_shrink_by_keys_and_wheel(shown, qtbot):
    canvas, control = shown.canvas, Qt.KeyboardModifier.ControlModifier
    canvas.setFocus()
    normal, columns = canvas.measures.line, canvas.columns_per_line()
    for _ in range(5):
        qtbot.keyClick(canvas, Qt.Key.Key_Plus, control)
    assert canvas.measures.line > normal * 1.4
    assert canvas.columns_per_line() < columns
    qtbot.keyClick(canvas, Qt.Key.Key_0, control)
    assert (canvas.measures.line, canvas.columns_per_line()) == (normal, columns)
    _turn(canvas, -240, control)
    assert canvas.look.zoom == -2
    assert canvas.measures.line < normal
    for _ in range(40):
        _turn(canvas, 120, control)
    assert canvas.look.zoom == MOST_ZOOM
    for _ in range(40):
        qtbot.keyClick(canvas, Qt.Key.Key_Minus, control)
    assert canvas.look.zoom == LEAST_ZOOM


def test_rulers_count_residues_of_both_sequences_and_can_be_hidden(shown):
    canvas = shown.canvas
    with_rulers = canvas.measures.stride
    image = canvas.viewport().grab().toImage()
    muted, layout = Colours.of(canvas.palette()).muted, shown._layout_shown
    for row, y in (
        (QUERY_ROW, 4 + canvas.measures.ruler - 2),
        (SUBJECT_ROW, 4 + canvas.measures.ruler + 3 * canvas.measures.line + 1),
    ):
        found = layout.ticks(row, 0, canvas.columns_per_line())
        assert len(found) >= canvas.columns_per_line() // 10 - 1
        for column, position in found:
            assert position % 10 == 0
            assert layout.column_of(row, position - 1) == column
            x = round(canvas.measures.left + (column + 0.5) * canvas.measures.advance)
            assert image.pixelColor(x, y).name() == muted.name()
    shown.tools.actions_["rulers"].trigger()
    assert canvas.measures.ruler == 0
    assert canvas.measures.stride < with_rulers


def test_the_look_is_remembered_and_rubbish_is_not(view, qtbot):
    _choose(view, scheme=ColourScheme.CLUSTAL, wrapped=False, rulers=False, zoom=3)
    other = AlignmentView()
    qtbot.addWidget(other)
    assert other.restore_state(view.save_state())
    assert other.canvas.look == view.canvas.look
    assert other.tools.scheme.currentText() == "Clustal"
    assert not other.tools.actions_["wrap"].isChecked()
    for rubbish in (
        b"", b"rubbish", b"[]", b"{}", b"\xff\xfe",
        b'{"scheme": "pink", "wrapped": true, "rulers": true, "zoom": 0}',
        b'{"scheme": "none", "wrapped": 1, "rulers": true, "zoom": 0}',
        b'{"scheme": "none", "wrapped": true, "rulers": true, "zoom": 99}',
        b'{"scheme": "none", "wrapped": true, "rulers": true, "zoom": true}',
    ):  # fmt: skip
        assert not other.restore_state(QByteArray(rubbish)), rubbish
    assert other.canvas.look == view.canvas.look


def test_one_long_row_of_35000_columns_paints_only_what_is_in_sight(view, monkeypatch):
    codes = np.random.default_rng(1).integers(0, 20, 35_000).astype(np.uint8)
    whole = Sequence("titin", codes)
    alignment = Alignment(0, 35_000, 0, 35_000, "35000M", 1, 35_000, 35_000, 35_000, 0, 0, 0, decode(codes))
    layout = AlignmentLayout(alignment, whole, whole)
    asked = []
    make = layout.block
    layout.block = lambda first, last: asked.append((first, last)) or make(first, last)
    _choose(view, wrapped=False)
    view.canvas.set_layout(layout)
    view._show_only_message(False)
    view._stack.setCurrentWidget(view.canvas)
    bar = view.canvas.horizontalScrollBar()
    for value in (0, bar.maximum() // 2, bar.maximum()):
        bar.setValue(value)
        asked.clear()
        view.canvas.viewport().repaint()
        assert len(asked) == 1
        assert asked[0][1] - asked[0][0] < 200
    assert asked[0][1] == 35_000


def test_the_tools_are_named_and_reached_by_keys(shown, qtbot):
    tools = shown.tools
    order = [
        tools.scheme,
        tools.show_button,
        tools.find_button,
        tools.copy_button,
        tools.picture_button,
        shown.figures.rest,
        shown.canvas,
    ]
    assert focus_order(qtbot, tools.scheme, len(order)) == order
    shown.bar.show()
    bar = [shown.bar.motif_edit, shown.bar.where]
    assert focus_order(qtbot, shown.canvas, 3) == [shown.canvas, *bar]
    assert all(widget.accessibleName() or widget.text() for widget in order)
    for menu in (tools.show_button.menu(), tools.find_button.menu(), tools.copy_button.menu()):
        assert all(action.isSeparator() or "&" in action.text() for action in menu.actions())


def test_the_legend_of_the_colours_has_a_line_of_its_own_where_it_is_narrow(shown, qtbot):
    """In 430 pixels it was a column of four lines between the buttons."""
    _choose(shown, scheme=ColourScheme.CLUSTAL)
    legend, show = shown.tools.legend, shown.tools.show_button
    for width in (430, 900):
        shown.resize(width, 500)
        qtbot.settle()
        assert legend.height() < 2 * legend.fontMetrics().height()
        assert legend.width() >= legend.sizeHint().width()
        below = legend.mapTo(shown, QPoint()).y() > show.mapTo(shown, QPoint()).y() + show.height() // 2
        assert below is (width == 430)


def test_whether_a_remark_is_whole_does_not_depend_on_the_hit_before(shown, qtbot):
    """Beside the button for all of a long remark the next one seemed to take another line, and was cut."""
    shown.resize(800, 200)
    qtbot.settle()
    seen = set()
    for letters in range(370, 410, 2):
        remark = ("much is said " * 200)[:letters].strip()
        cut = []
        for before in ("Short.", "Much is to be said of this hit. " * 30):
            for words in (before, remark):
                shown.say_first(words)
                qtbot.settle()
            cut.append(shown.remarks.text() != shown.remarks.whole())
        assert cut[0] == cut[1] == shown.all_remarks.isVisible(), letters
        seen.add(cut[0])
    assert seen == {False, True}
