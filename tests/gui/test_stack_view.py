"""The stack of hits, fed with the sample's real search, painted offscreen."""

from __future__ import annotations

import numpy as np
import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QFont, QFontInfo, QFontMetricsF, QGuiApplication, QImage, QPainter, QWheelEvent
from PySide6.QtWidgets import QApplication

import swathe.gui.results.stack.builder as stack_builder
from swathe.core.alignment.rows import AlignedRow
from swathe.core.multiple_alignment.alignment import MultipleAlignment
from swathe.core.sequences.sequence import Sequence
from swathe.core.system.resources import sample_database
from swathe.gui.results.page import ResultsPage
from swathe.gui.results.stack.look import read_look
from swathe.gui.results.stack.painter import LEAST_LETTER, SIZES, Cell, StackOptions, StackPainter
from swathe.gui.results.stack.selection import Spot
from swathe.gui.results.stack.view import StackView
from swathe.gui.widgets.residue_colours import ColourScheme, ResidueColours
from swathe.gui.widgets.theme import SPACE, Colours
from tests.gui.on_screen import on_screen, raise_, work_off
from tests.gui.results_fixtures import align_rows, search, without_hits
from tests.gui.stack_shown import NONE, QUERY, centre, colour_at, do, feed, make_stack, make_view, row_letters

CONTROL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier


@pytest.fixture
def hits(found):
    return found.queries[QUERY].hits


@pytest.fixture
def view(qtbot, jobs):
    return make_view(qtbot, jobs)


@pytest.fixture
def stack(qtbot, jobs, found):
    return make_stack(qtbot, jobs, found)


# What is shown


def test_it_says_what_to_do_while_there_is_nothing_to_see(view, found, qtbot):
    assert "No hits yet" in view.message.text() and view.message.isVisible()
    assert not view.tools.isEnabled()
    view.set_result(without_hits(found.queries[QUERY]), found.plan)
    assert "nothing to stack" in view.message.text()
    feed(qtbot, view, found, rows=[])
    assert "The table says why" in view.message.text() and view.message.isVisible()
    feed(qtbot, view, found)
    assert view.canvas.isVisible() and view.tools.isEnabled()


def test_rows_are_those_of_the_table_in_its_order_or_the_ticked_ones(stack, hits, qtbot):
    whole = stack.builder.whole
    assert whole.order.tolist() == list(range(len(hits))) and len(whole.rows) == len(hits)
    assert stack.canvas.caption == "96 hits in the table"
    stack.set_rows(np.array([7, 3, 50]))
    qtbot.settle()
    assert stack.builder.whole.order.tolist() == [7, 3, 50]
    assert stack.builder.whole.counts.sum(axis=1).max() <= 4
    stack.set_rows(np.array([50, 3, 7]))
    qtbot.settle()
    assert stack.builder.whole.order.tolist() == [50, 3, 7]
    stack.set_chosen(np.array([50, 2, 9, 3]))
    qtbot.settle()
    assert stack.builder.whole.order.tolist() == [50, 2, 9, 3], "as the page gives them"
    assert stack.canvas.caption == "4 ticked, 2 hidden by the filter", "it said 4 of 5, of a table of three"
    assert "turn off Only ticked hits" in stack.canvas.caption_tip
    assert stack.canvas.accessibleDescription() == stack.canvas.caption_tip
    stack.set_chosen(np.array([7]))
    qtbot.settle()
    assert stack.canvas.caption == "1 ticked of 3"
    stack.set_rows(np.array([50]))
    stack.set_chosen(np.array([2, 3, 9]))
    qtbot.settle()
    assert stack.canvas.caption == "3 ticked, all hidden by the filter"
    stack.set_rows(np.array([50, 3, 7]))
    stack.set_chosen(NONE)
    qtbot.settle()
    assert stack.builder.whole.order.tolist() == [50, 3, 7]


def test_all_hits_are_shown_with_the_ticks_kept(stack, qtbot):
    """One had to untick all to see the others, and the words over the stack were cut off."""
    only = stack.tools.actions_["only_ticked"]
    assert only.isChecked() and not only.isEnabled() and only.toolTip() == "No hit is ticked"
    stack.set_chosen(np.arange(20))
    qtbot.settle()
    canvas = stack.canvas
    assert only.isEnabled() and "the ticks stay" in only.toolTip()
    assert canvas.caption == "20 ticked of 96"
    assert QFontMetricsF(canvas.font()).horizontalAdvance(canvas.caption) < canvas.names_width - SPACE
    only.trigger()
    qtbot.waitUntil(lambda: stack.builder.whole.order.size == 96)
    assert canvas.caption == canvas.caption_tip == "96 hits in the table"
    assert stack.pictured().words == "96 hits", "as on the page"
    only.trigger()
    qtbot.waitUntil(lambda: stack.builder.whole.order.size == 20)
    assert stack.pictured().words == "20 ticked hits"
    stack.set_rows(np.arange(50, 60))
    qtbot.waitUntil(lambda: canvas.caption == "20 ticked, all hidden by the filter")
    assert only.isEnabled() and stack.builder.whole.order.tolist() == list(range(20)), "as in files"


def test_residues_stand_on_the_colours_of_their_scheme(stack, hits):
    canvas = stack.canvas
    colours, plain = ResidueColours.of(stack.palette()), Colours.of(stack.palette()).background
    query = hits.query.letters
    shown = range(*canvas.columns_in_sight())
    for scheme in (ColourScheme.IDENTITY, ColourScheme.POSITIVES, ColourScheme.HYDROPHOBICITY):
        canvas.set_options(StackOptions(scheme))
        image = canvas.viewport().grab().toImage()
        for place in (0, 6):
            letters = row_letters(stack, place)
            for column in shown[:-3]:
                letter = letters[column]
                positive = (
                    letter.isalpha() and int(stack._scheme.matrix[code(query[column]), code(letter)]) > 0
                )
                expected = colours.background(
                    scheme, letter, identical=letter == query[column], positive=positive
                )
                cell = canvas.stack.cell
                corner = centre(canvas, place, column) + QPoint(-(cell.width // 2), cell.height // 2 - 1)
                assert image.pixel(corner) == (expected or plain).rgb(), (scheme, place, column)


def code(letter):
    from swathe.core.sequences.alphabet import encode

    return int(encode(letter)[0])


def test_clustal_colours_follow_the_column(stack):
    canvas = stack.canvas
    canvas.set_options(StackOptions(ColourScheme.CLUSTAL))
    whole = stack.builder.whole
    colours = ResidueColours.of(stack.palette())
    letters = row_letters(stack, 2)
    for column in range(12, 40):
        text = "".join(
            chr(letter) * int(count)
            for letter, count in zip(b"ARNDCQEGHILKMFPSTWYVBZXJ*UO-", whole.counts[column], strict=True)
        )
        wanted = colours.background(ColourScheme.CLUSTAL, letters[column], column=text)
        assert colour_at(canvas, 2, column) == (wanted or colours.ground).rgb(), column


def test_no_number_over_the_columns_is_cut(stack, qtbot):
    """At the edge stood 5 for 50."""
    canvas = stack.canvas
    ground = Colours.of(canvas.palette()).background.rgb()
    for width in range(600, 700, 3):
        stack.resize(width, 420)
        qtbot.settle()
        image = canvas.viewport().grab().toImage()
        right = image.width() - 1
        inks = {image.pixel(right, y) for y in range(canvas.stack.ruler_height - 6)}
        assert inks == {ground}, width


def test_small_letters_become_blocks_and_gaps_stay_empty(stack):
    canvas = stack.canvas
    canvas.set_options(StackOptions(ColourScheme.NONE))
    canvas.set_size(SIZES[0])
    assert canvas.stack.cell.width == canvas.stack.cell.height == 2
    assert len(canvas.places_in_sight()) == 96 and canvas.columns_in_sight()[1] > 300
    image = canvas.viewport().grab().toImage()
    colours = Colours.of(stack.palette())
    for place in range(0, 96, 9):
        for column, letter in enumerate(row_letters(stack, place)[:300]):
            wanted = colours.grid if letter.isalpha() else colours.background
            assert image.pixel(centre(canvas, place, column)) == wanted.rgb(), (place, column)


def test_only_what_is_in_sight_is_laid_out(view, qtbot, monkeypatch):
    length, many = 35_000, 10_000
    rng = np.random.default_rng(3)
    query = Sequence("long", rng.integers(0, 20, length).astype(np.uint8))
    whole = MultipleAlignment(query, np.arange(many))
    letters = np.frombuffer(query.letters.encode(), np.uint8)
    nothing = np.zeros(0, np.int64)
    for row in range(0, many, 100):
        whole.add(row, AlignedRow(0, letters, nothing, nothing, letters[:0], 0, length))
    asked = []
    real = MultipleAlignment.window
    monkeypatch.setattr(MultipleAlignment, "window", lambda *args: asked.append(args[1:]) or real(*args))
    found = search()
    canvas = view.canvas
    view._stack.setCurrentWidget(canvas)
    canvas.show_stack(whole, found.queries[QUERY].hits, found.plan.request.scheme, "long")
    canvas.names.name = str
    monkeypatch.setattr(type(canvas.names), "name", lambda _self, row: f"hit {row}")
    canvas.verticalScrollBar().setValue(canvas.verticalScrollBar().maximum() // 2)
    canvas.horizontalScrollBar().setValue(canvas.horizontalScrollBar().maximum() // 2)
    asked.clear()
    canvas.viewport().grab()
    [(places, _, first, last)] = asked
    assert len(places) < 40 and last - first < 150
    assert places.start > 4_000 and first > 10_000


# Hits and alignments


def test_a_click_and_the_arrows_choose_a_hit(stack, qtbot):
    canvas = stack.canvas
    chosen = []
    stack.hit_chosen.connect(chosen.append)
    qtbot.mouseClick(canvas.viewport(), Qt.MouseButton.LeftButton, pos=centre(canvas, 4, 10))
    qtbot.mouseClick(canvas.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(20, centre(canvas, 2, 0).y()))
    for key in (Qt.Key.Key_Down, Qt.Key.Key_Up, Qt.Key.Key_PageDown):
        qtbot.keyClick(canvas, key)
    qtbot.keyClick(canvas, Qt.Key.Key_End, CONTROL)
    qtbot.keyClick(canvas, Qt.Key.Key_Home, CONTROL)
    page = chosen[4]
    assert chosen == [4, 2, 3, 2, page, 95, 0] and 5 < page < 30
    assert canvas.verticalScrollBar().value() == 0
    qtbot.mousePress(canvas.viewport(), Qt.MouseButton.LeftButton, pos=centre(canvas, 1, 4))
    qtbot.mouseMove(canvas.viewport(), centre(canvas, 3, 9))
    qtbot.mouseRelease(canvas.viewport(), Qt.MouseButton.LeftButton, pos=centre(canvas, 3, 9))
    assert len(chosen) == 7, "a rectangle took the selection of the table's rows away"


def test_the_current_hit_is_marked_and_in_sight(stack):
    canvas = stack.canvas
    stack.set_current_hit(80)
    assert 80 in canvas.places_in_sight()
    y = centre(canvas, 80, 0).y()
    image = canvas.viewport().grab().toImage()
    beside = image.pixelColor(canvas.names_width - 4, y)
    assert beside != image.pixelColor(canvas.names_width - 4, y - 2 * canvas.stack.cell.height)
    assert canvas.selection.caret.place == 80
    stack.set_current_hit(-1)
    assert canvas.viewport().grab().toImage().pixelColor(canvas.names_width - 4, y) != beside


def test_a_line_lies_over_the_first_hit_that_is_not_significant(stack, hits, qtbot):
    """The table has one, and the stack of the same hits did not say where significance ends."""
    canvas, ends = stack.canvas, hits.n_significant
    assert 0 < ends < len(hits)

    def line_over(place):
        canvas.bring_into_sight(Spot(place), across=False)
        at = centre(canvas, place, 0).y() - canvas.stack.cell.height / 2
        image = canvas.viewport().grab().toImage()
        colour = Colours.of(canvas.palette()).mean
        return any(
            all(image.pixelColor(x, y) == colour for x in range(2, canvas.names_width - 4))
            for y in (int(at) - 1, int(at), int(at) + 1)
        )

    assert [line_over(place) for place in (ends - 1, ends, ends + 1)] == [False, True, False]
    stack.set_rows(np.arange(len(hits))[::-1])
    qtbot.waitUntil(lambda: stack.builder.whole.order[0] == len(hits) - 1 and canvas.names.border == 0)
    assert not line_over(len(hits) - ends), "hits in another order are not divided"


def test_the_current_hit_is_in_sight_from_the_beginning_and_in_a_smaller_window(view, found, hits, qtbot):
    align_rows(found.plan, found.queries[QUERY], range(len(hits)))
    feed(qtbot, view, found, current=70)
    assert 70 in view.canvas.places_in_sight()
    view.resize(700, 170)
    qtbot.waitUntil(lambda: not view.spot.isVisible())
    sight = view.canvas.places_in_sight()
    assert 70 in sight and len(sight) >= 3
    assert centre(view.canvas, 70, 0).y() < view.canvas.viewport().height()


def test_the_line_about_the_mouse_leaves_its_room_to_hits_where_letters_are_large(stack, qtbot):
    """A row was cut in half over an empty line."""
    assert stack.spot.isVisible()
    font = QFont(stack.font())
    font.setPixelSize(2 * QFontInfo(font).pixelSize())
    stack.setFont(font)
    stack.resize(stack.width(), stack.height() - 1)
    qtbot.waitUntil(lambda: not stack.spot.isVisible())


@pytest.mark.parametrize("at_once", [True, False])
def test_where_the_current_hit_is_aligned_is_in_sight(view, found, hits, qtbot, at_once):
    align_rows(found.plan, found.queries[QUERY], range(len(hits)))
    starts, ends = hits.numbers("query_start"), hits.numbers("query_end")
    row, early = int(np.argmax(starts)), int(np.argmin(ends))
    feed(qtbot, view, found, current=row if at_once else early)
    canvas = view.canvas
    place_of = canvas.stack.columns.starts
    if not at_once:
        canvas.set_current_hit(row)
    first, last = canvas.columns_in_sight()
    assert first > 0 and first <= place_of[int(starts[row]) - 1] < last
    kept = canvas.horizontalScrollBar().value()
    overlapping = next(i for i in range(len(hits)) if starts[i] < starts[row] < ends[i])
    canvas.set_current_hit(overlapping)
    assert canvas.horizontalScrollBar().value() == kept, "what is in sight stays where it is"


def test_alignments_are_asked_for_as_rows_come_in_sight(view, found, hits, qtbot):
    wanted = []
    view.alignments_wanted.connect(wanted.append)
    feed(qtbot, view, found)
    qtbot.waitUntil(lambda: bool(wanted))
    sight = list(view.canvas.places_in_sight())
    assert wanted == [sight] and len(sight) < 30
    assert view.canvas.caption == "0 of 96 hits in the table"
    align_rows(found.plan, found.queries[QUERY], sight)
    view.alignments_arrived(sight)
    qtbot.waitUntil(lambda: view.canvas.caption == f"{len(sight)} of 96 hits in the table")
    qtbot.settle(view)
    assert len(wanted) == 1, "nothing new is in sight"
    view.canvas.verticalScrollBar().setValue(view.canvas.verticalScrollBar().maximum())
    qtbot.waitUntil(lambda: len(wanted) == 2)
    assert wanted[1] == [place for place in view.canvas.places_in_sight() if place not in sight]


def test_align_all_asks_for_every_chosen_hit_and_can_be_stopped(view, found, hits, qtbot):
    wanted = []
    view.alignments_wanted.connect(wanted.append)
    feed(qtbot, view, found, rows=range(60))
    qtbot.waitUntil(lambda: bool(wanted))
    view.alignment_failed(59, "The alignment of this hit has no end.")
    assert view.note.text == "The alignment of this hit has no end."
    assert "1 cannot be aligned" in view.canvas.caption
    view.tools.align_button.click()
    sight = list(view.canvas.places_in_sight())
    assert sorted(wanted[-1]) == list(range(59)) and wanted[-1][: len(sight)] == sight
    assert "59 to align" in view.canvas.caption and view.tools.align_button.text() == "Stop aligning"
    view.tools.align_button.click()
    assert wanted[-1] == sight and view.tools.align_button.text() == "Align all"
    view.tools.align_button.click()
    align_rows(found.plan, found.queries[QUERY], range(59))
    view.alignments_arrived(list(range(59)))
    qtbot.waitUntil(lambda: "59 of 60 hits" in view.canvas.caption)
    assert not view.tools.align_button.isVisible()


def test_what_takes_long_is_built_by_the_worker(view, found, hits, qtbot, jobs, monkeypatch):
    monkeypatch.setattr(stack_builder, "AT_ONCE", 1000)
    align_rows(found.plan, found.queries[QUERY], range(40))
    feed(qtbot, view, found)
    [job] = jobs
    assert view.builder.building and "Stacking 96 hits" in view.message.text()
    align_rows(found.plan, found.queries[QUERY], [40])
    view.alignments_arrived([40])
    view.set_rows(np.arange(45))
    qtbot.settle()
    assert job.token.cancelled and len(jobs) == 2
    work_off(jobs.pop(0))
    assert view.builder.building, "what was given up changes nothing"
    do(jobs)
    assert not view.builder.building
    assert view.canvas.caption == "41 of 45 hits in the table"
    align_rows(found.plan, found.queries[QUERY], range(41, 45))
    view.alignments_arrived(list(range(41, 45)))
    assert len(jobs) == 1, "many rows at once are laid out by the worker"
    do(jobs)
    whole = view.builder.whole
    assert len(whole.rows) == 45
    afresh = MultipleAlignment(hits.query, whole.order)
    for row, aligned in whole.rows.items():
        afresh.add(row, aligned)
    assert np.array_equal(whole.counts, afresh.counts) and np.array_equal(whole.widths, afresh.widths)


def test_what_is_built_for_another_query_is_not_shown(view, found, qtbot, jobs, monkeypatch):
    monkeypatch.setattr(stack_builder, "AT_ONCE", 1000)
    align_rows(found.plan, found.queries[QUERY], range(40))
    feed(qtbot, view, found)
    [job] = jobs
    steps = job.work(job.token)
    with pytest.raises(StopIteration) as end:
        while True:
            next(steps)
    job.result = end.value.value
    view.set_result(found.queries[0], found.plan)
    job.tell_end(raise_)
    assert view.builder.whole is None


# Size and place


def turn(canvas, x, clicks, modifiers):
    """Turn the wheel over the canvas."""
    place = QPointF(x, 200)
    event = QWheelEvent(
        place, canvas.viewport().mapToGlobal(place), QPoint(), QPoint(0, 120 * clicks),
        Qt.MouseButton.NoButton, modifiers, Qt.ScrollPhase.NoScrollPhase, False,
    )  # fmt: skip
    QApplication.sendEvent(canvas.viewport(), event)


def column_under(canvas, x):
    return (x - canvas.names_width + canvas.horizontalScrollBar().value()) / canvas.stack.cell.width


def test_letters_are_zoomed_by_wheel_and_keys(stack, qtbot):
    canvas = stack.canvas
    canvas.go_to(180)
    usual, x = canvas.size_of_letters, 600
    before = column_under(canvas, x)
    turn(canvas, x, 1, CONTROL)
    assert canvas.size_of_letters > usual and column_under(canvas, x) == pytest.approx(before, abs=0.6)
    turn(canvas, x, -1, CONTROL)
    turn(canvas, x, -1, CONTROL)
    assert canvas.size_of_letters < usual and column_under(canvas, x) == pytest.approx(before, abs=0.6)
    stack.tools.actions_["zoom_reset"].trigger()
    assert canvas.size_of_letters == usual
    canvas.setFocus()
    qtbot.keyClick(canvas, Qt.Key.Key_Plus, CONTROL)
    assert canvas.size_of_letters > usual
    qtbot.keyClick(canvas, Qt.Key.Key_0, CONTROL)
    qtbot.keyClick(canvas, Qt.Key.Key_Minus, CONTROL)
    assert canvas.size_of_letters < usual
    stack.tools.actions_["overview"].trigger()
    assert canvas.size_of_letters == 2 < LEAST_LETTER
    turn(canvas, x, -1, CONTROL)
    assert canvas.size_of_letters == 2
    value = canvas.verticalScrollBar().value()
    canvas.set_size(14)
    turn(canvas, x, -3, Qt.KeyboardModifier.NoModifier)
    assert canvas.verticalScrollBar().value() > value


def test_insertions_can_be_opened_and_the_place_stays(stack, hits):
    canvas = stack.canvas
    canvas.horizontalScrollBar().setValue(150 * canvas.stack.cell.width)
    position = canvas.stack.columns.position_at(canvas.columns_in_sight()[0])
    assert "▼: residues inserted here" in stack.tools.legend.toolTip(), "it was explained in pictures alone"
    assert "▼" in stack.tools.legend.text() and "inserted" in stack.tools.legend.text()
    stack.tools.actions_["insertions"].trigger()
    assert "▼" not in stack.tools.legend.toolTip() and "▼" not in stack.tools.legend.text()
    columns = canvas.stack.columns
    assert columns.count > columns.length == 375
    assert columns.position_at(canvas.columns_in_sight()[0]) == position
    stack.tools.actions_["insertions"].trigger()
    assert canvas.stack.columns.count == 375 and canvas.columns_in_sight()[0] == position


# On the page


def test_it_hears_of_the_table_and_chooses_in_it(qtbot, found):
    page = on_screen(qtbot, ResultsPage(), 1000, 800)
    wanted = []
    page.alignments_wanted.connect(lambda query, rows: wanted.append(rows))
    page.search_started(found.plan)
    for index, query in enumerate(found.queries):
        page.hits_found(index, query)
    page.search_ended(found, True)
    view = page.tabs.open(StackView)
    qtbot.waitUntil(lambda: view.canvas.isVisible())
    hits = found.queries[0].hits
    assert len(view.builder.whole) == len(hits)
    qtbot.mouseClick(view.canvas.viewport(), Qt.MouseButton.LeftButton, pos=centre(view.canvas, 3, 5))
    assert page.hits.current_hit_row() == 3
    page.hits.table.go_to(1)
    assert view.canvas.selection.caret.place == 1
    qtbot.waitUntil(lambda: bool(wanted))
    assert set(view.canvas.places_in_sight()) <= set(wanted[-1])
    state = page.save_state()
    assert read_look(bytes(state["stack"].data()).decode())[0] == view.tools.options


def test_the_windows_worker_aligns_stacks_and_copies(
    open_window, ready, finish, one_query, qtbot, monkeypatch
):
    monkeypatch.setattr(stack_builder, "AT_ONCE", 1000)
    window = open_window((one_query, sample_database()))
    ready(window)
    window.search()
    finish(window)
    view = window.page.tabs.open(StackView)
    many = len(window.page.current_result().hits)
    qtbot.waitUntil(lambda: view.builder.whole is not None and len(view.builder.whole.rows) == many)
    view.canvas.select_all()
    view.copy()
    qtbot.waitUntil(lambda: "Copied" in window.messages.text)
    assert QGuiApplication.clipboard().text().startswith(f">{view.builder.whole.query.identifier}/1-375\n")


def test_numbers_of_inserted_residues_can_be_read(stack, found):
    """They were 0.6 of the residues' letters high, and lay on them."""
    whole, palette, cell = stack.builder.whole, QApplication.palette(), Cell.of(24)
    painted = StackPainter(whole, found.plan.request.scheme, StackOptions(), palette, cell)
    place = next(n for n, row in enumerate(whole.order.tolist()) if whole.rows[row].places.size)
    row = whole.rows[int(whole.order[place])]
    first = int(row.places[0]) - 2
    picture = QImage(8 * cell.width, cell.height, QImage.Format.Format_RGB32)
    picture.fill(palette.base().color())
    with QPainter(picture) as painter:
        painted.paint_rows(painter, QPointF(), range(place, place + 1), first, first + 8)
    ink, letters = Colours.of(palette).mean, palette.text().color()
    edge = 2 * cell.width + max(2, round(cell.width * 0.32)) + 1  # right of the wedge
    lines = [
        y
        for y in range(cell.height)
        if any(picture.pixelColor(x, y) == ink for x in range(edge, edge + cell.width))
    ]
    font = QFont(cell.font)
    font.setPixelSize(round(0.7 * 24))
    count = QFontMetricsF(font).tightBoundingRect(str(int(row.counts[0])))
    assert lines[-1] - lines[0] + 1 >= count.height() - 2
    for y in lines:
        for x in range(edge, edge + cell.width):
            if picture.pixelColor(x, y) == ink:
                assert letters not in (picture.pixelColor(x - 1, y), picture.pixelColor(x + 1, y))


def test_letters_below_the_number_of_inserted_residues_are_whole(stack, found):
    """The number hid the upper half of the two beside it, and in letters of 11 and 12 their upper edges."""
    whole, palette = stack.builder.whole, QApplication.palette()
    place = next(n for n, row in enumerate(whole.order.tolist()) if whole.rows[row].places.size)
    first = int(whole.rows[int(whole.order[place])].places[0]) - 2
    for size in (size for size in SIZES if size >= LEAST_LETTER):
        cell = Cell.of(size)
        painted = StackPainter(whole, found.plan.request.scheme, StackOptions(), palette, cell)
        letters, picture = _letters_and_row(painted, place, first)
        assert letters and letters <= picture, size


def test_a_number_of_inserted_residues_ends_before_the_next_wedge(stack, found):
    """Where insertions are a residue apart, wedges stood on numbers, which tooltips have."""
    query, palette = stack.builder.whole.query, QApplication.palette()

    def painted(places, counts):
        whole = MultipleAlignment(query, np.array([0]))
        inserted = np.full(sum(counts), ord("A"), np.uint8)
        whole.add(0, AlignedRow(0, query.ascii[:8], np.array(places), np.array(counts), inserted, 0, 8))
        stack = StackPainter(whole, found.plan.request.scheme, StackOptions(), palette, Cell.of(13))
        picture = QImage(8 * stack.cell.width, stack.cell.height, QImage.Format.Format_RGB32)
        with QPainter(picture) as painter:
            stack.paint_rows(painter, QPointF(), range(1), 0, 8)
        return picture

    assert painted([2, 6], [11, 3]) != painted([2, 6], [12, 3])
    assert painted([2, 3], [11, 3]) == painted([2, 3], [12, 3])
    assert painted([2, 3], [11, 3]) != painted([2, 3], [11, 4]), "the last one has its number"


def _letters_and_row(painted, place, first):
    """Return the dark spots of a row's letters alone, and of the row as it is painted."""
    whole, cell, palette = painted.whole, painted.cell, QApplication.palette()
    picture = QImage(8 * cell.width, cell.height, QImage.Format.Format_RGB32)
    picture.fill(palette.base().color())
    with QPainter(picture) as painter:
        painted.paint_rows(painter, QPointF(), range(place, place + 1), first, first + 8)
    plain = QImage(picture.size(), QImage.Format.Format_RGB32)
    plain.fill(palette.base().color())
    with QPainter(plain) as painter:
        painter.setFont(cell.font)
        painter.setPen(palette.text().color())
        text = whole.window(range(place, place + 1), painted.columns, first, first + 8).tobytes().decode()
        painter.drawText(QPointF(cell.indent, cell.ascent), text)

    def dark(image):
        every = [(x, y) for y in range(cell.height) for x in range(image.width())]
        return {spot for spot in every if image.pixelColor(*spot).lightness() < 110}

    return dark(plain), dark(picture)
