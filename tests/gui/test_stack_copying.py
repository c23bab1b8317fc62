"""What the stack of hits tells, what is selected, copied and saved of it, and how its look is kept."""

from __future__ import annotations

import dataclasses
import io
import re
from collections import defaultdict
from pathlib import Path

import numpy as np
import pytest
from PySide6.QtCore import QByteArray, QPoint, QPointF, QSize, Qt
from PySide6.QtGui import QFont, QFontInfo, QFontMetricsF, QGuiApplication, QImage
from PySide6.QtWidgets import QFileDialog, QVBoxLayout, QWidget

import swathe.gui.results.stack.picture as stack_picture
import swathe.gui.results.stack.view as stack_view
import swathe.gui.widgets.field as field
import swathe.gui.widgets.picture as picture
from swathe.core.cancel import CancelToken
from swathe.core.headers.brief import brief_query_name
from swathe.core.multiple_alignment.alignment import build
from swathe.core.multiple_alignment.conservation import consensus
from swathe.core.multiple_alignment.reading import column_facts
from swathe.core.results.filters import Filter
from swathe.core.results.hits import HitTable
from swathe.core.scoring.pssm import PositionSpecificQuery
from swathe.core.sequences.alphabet import CODE_X
from swathe.core.sequences.sequence import Sequence
from swathe.core.system.steps import run_to_end
from swathe.gui.results.stack.heading import StackHeading
from swathe.gui.results.stack.look import look_text, read_look
from swathe.gui.results.stack.painter import StackOptions
from swathe.gui.results.stack.picture import MARGIN
from swathe.gui.results.stack.selection import Spot, StackSelection
from swathe.gui.results.stack.view import StackView
from swathe.gui.widgets.message_bar import MessageBar
from swathe.gui.widgets.residue_colours import ColourScheme, ResidueColours
from swathe.gui.widgets.theme import SPACE, Colours, apply_colour_scheme, is_dark, paper
from swathe.gui.widgets.usual_hits import SELECTED, SHOWN, TICKED
from tests.gui.on_screen import on_screen
from tests.gui.results_fixtures import align_rows
from tests.gui.stack_shown import QUERY, centre, do, feed, make_stack, make_view, row_letters

CONTROL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier


@pytest.fixture
def hits(found):
    return found.queries[QUERY].hits


@pytest.fixture
def stack(qtbot, jobs, found):
    return make_stack(qtbot, jobs, found)


# Words


def place_with_insertion(stack):
    rows = stack.builder.whole.rows
    return next(row for row in range(96) if rows[row].places.size)


def test_what_is_under_the_mouse_is_told(stack, hits, qtbot):
    canvas = stack.canvas
    qtbot.mouseMove(canvas.viewport(), centre(canvas, 4, 10))
    facts = column_facts(stack.builder.whole, 10)
    said = stack.spot.toolTip()
    letter, count = facts.residues[0]
    assert f"Query {hits.query.letters[10]} 11" in said and f"{facts.taking_part} rows" in said
    assert f"{letter} {count}" in said and f"{facts.conservation:.2f} bits" in said
    alignment = hits.alignments[4]
    assert f"{hits.brief('subject', 4)}: {row_letters(stack, 4)[10]} " in said
    assert said.endswith(str(alignment.subject_start + 1 + 10 - alignment.query_start))
    qtbot.mouseMove(canvas.viewport(), QPoint(canvas.names_width + 20, 5))
    assert hits.text("subject", 4) not in stack.spot.toolTip()


def test_tooltips_tell_inserted_residues_and_whole_headers(stack, hits):
    canvas = stack.canvas
    row = place_with_insertion(stack)
    position, residues = stack.builder.whole.rows[row].insertions()[0]
    canvas.set_current_hit(row)
    canvas.go_to(position)
    edge = QPointF(centre(canvas, row, position)) - QPointF(
        canvas.stack.cell.width / 2, canvas.stack.cell.height * 0.4
    )
    assert canvas._tooltip_at(edge).endswith(f"inserted before query position {position + 1}: {residues}")
    assert hits.header(row) in canvas._tooltip_at(QPointF(20, edge.y() + 5))
    assert "conservation" in canvas._tooltip_at(QPointF(edge.x(), 5))
    below = canvas._tooltip_at(edge + QPointF(2, canvas.stack.cell.height * 0.7))
    assert "inserted" not in below and hits.brief("subject", row) in below


def test_go_to_a_position(stack, qtbot):
    canvas, box = stack.canvas, stack.tools.position
    assert (box.minimum(), box.maximum()) == (1, 375)
    canvas.setFocus()
    qtbot.keyClick(canvas, Qt.Key.Key_J, CONTROL)
    assert box.hasFocus()
    box.lineEdit().setText("200")
    qtbot.keyClick(box, Qt.Key.Key_Return)
    first, last = canvas.columns_in_sight()
    assert canvas.selection.caret.column == 199 and abs((first + last) / 2 - 199) < 4
    assert "Query" in stack.spot.text() and "200" in stack.spot.text()
    canvas.horizontalScrollBar().setValue(0)
    qtbot.keyClick(box, Qt.Key.Key_Return)
    assert canvas.columns_in_sight() == (first, last)
    canvas.setFocus()
    canvas.horizontalScrollBar().setValue(canvas.horizontalScrollBar().value() + 5 * canvas.stack.cell.width)
    assert box.value() == 200, "the number typed became that of the first column while its own was in sight"
    canvas.horizontalScrollBar().setValue(20 * canvas.stack.cell.width)
    assert box.value() == 21, "it said where somebody had been, or 1, whatever was in sight"
    assert canvas.columns_in_sight()[0] == 20


# Taking along


def drag(qtbot, canvas, start, end):
    qtbot.mousePress(canvas.viewport(), Qt.MouseButton.LeftButton, pos=start)
    qtbot.mouseMove(canvas.viewport(), end)
    qtbot.mouseRelease(canvas.viewport(), Qt.MouseButton.LeftButton, pos=end)


def test_what_to_select_first_is_said_over_the_page_until_it_is(stack, qtbot, jobs):
    """The stack became shorter for it, so that rows moved under the pointer, and it stayed afterwards."""
    canvas, page = stack.canvas, QWidget()
    QVBoxLayout(page).addWidget(stack)
    messages, first = MessageBar(page), "Select rows and columns first"
    on_screen(qtbot, page, 900, 500)
    height = canvas.height()
    for begin in (stack.copy, lambda: stack.tools.actions_["save_part"].trigger()):
        begin()
        qtbot.settle()
        assert messages.text.startswith(first) and not stack.note.text and not jobs
        assert canvas.height() == height
        drag(qtbot, canvas, centre(canvas, 1, 4), centre(canvas, 2, 11))
        assert not messages.text, "it stayed"
        drag(qtbot, canvas, centre(canvas, 1, 4), centre(canvas, 1, 4))


def test_a_rectangle_is_copied_as_aligned_fasta(stack, hits, qtbot, jobs):
    from Bio import AlignIO

    canvas = stack.canvas
    drag(qtbot, canvas, centre(canvas, 5, 24), centre(canvas, 2, 11))
    assert (canvas.selection.places, canvas.selection.columns) == (range(2, 6), (11, 25))
    canvas.setFocus()
    copied = []
    stack.copied.connect(copied.append)
    qtbot.keyClick(canvas, Qt.Key.Key_C, CONTROL)
    do(jobs)
    read = AlignIO.read(io.StringIO(QGuiApplication.clipboard().text()), "fasta")
    assert [str(record.seq) for record in read] == [
        hits.query.letters[11:25], *(row_letters(stack, place)[11:25] for place in range(2, 6)),
    ]  # fmt: skip
    name, _, span = read[1].id.rpartition("/")
    start = hits.alignments[2].subject_start + 11 - hits.alignments[2].query_start
    assert name == hits.text("subject", 2) and span == f"{start + 1}-{start + 14}"
    assert copied == ["5 rows"]


def test_keys_select_rectangles(stack, qtbot):
    canvas = stack.canvas
    canvas.setFocus()
    qtbot.keyClick(canvas, Qt.Key.Key_Right)
    assert not canvas.selection.places
    qtbot.keyClick(canvas, Qt.Key.Key_Right, SHIFT)
    qtbot.keyClick(canvas, Qt.Key.Key_Down, SHIFT)
    assert (canvas.selection.places, canvas.selection.columns) == (range(2), (1, 3))
    qtbot.keyClick(canvas, Qt.Key.Key_End, SHIFT)
    assert canvas.selection.columns == (1, 375)
    qtbot.keyClick(canvas, Qt.Key.Key_A, CONTROL)
    assert (canvas.selection.places, canvas.selection.columns) == (range(96), (0, 375))
    qtbot.keyClick(canvas, Qt.Key.Key_Left)
    assert not canvas.selection.places


def test_more_than_the_clipboard_takes_is_refused(stack, jobs, monkeypatch):
    monkeypatch.setattr(stack_view, "COPIED_LETTERS", 1000)
    stack.canvas.select_all()
    stack.copy()
    assert "36,000 letters" in stack.note.text and not jobs


def drawn_letters(path):
    """Return the letters of an SVG by where they stand."""
    found = re.findall(r'<text[^>]* x="([-\d.]+)" y="([-\d.]+)"[^>]*>([^<]*)</text>', path.read_text(), re.S)
    return {(float(x), float(y)): text.strip() for x, y, text in found}


def from_above(letters):
    (x, y), _ = letters
    return y, x


def test_a_picture_names_the_filter_that_leaves_its_hits(stack, jobs, tmp_path):
    stack.set_filter(Filter(max_evalue=1e-20))
    stack.set_rows(np.arange(12))
    stack.builder.choose(stack.order())
    stack.save(tmp_path / "filtered.svg")
    do(jobs)
    assert (
        "375 residues, 12 of 96 hits (filter: E-value ≤ 1e-20)"
        in drawn_letters(tmp_path / "filtered.svg").values()
    )


@pytest.mark.parametrize("slide", [False, True])
def test_pictures_say_what_they_are_of_and_what_colours_and_signs_mean(stack, found, jobs, tmp_path, slide):
    """They had no title, and neither the colours nor the wedges were explained, as the overview's are."""
    stack.set_chosen(np.array([2, 7, 30]))
    stack.builder.choose(stack.order())
    stack.picture_menu.slide.setChecked(slide)
    stack.picture_menu.wrap.setChecked(False)

    def words():
        stack.save(tmp_path / "key.svg")
        do(jobs)
        return [one for _, one in sorted(drawn_letters(tmp_path / "key.svg").items(), key=from_above)]

    shown = words()
    blocks = shown.count("Consensus")
    assert (blocks > 2) is slide
    title, contents, *key = shown[:7]
    query = found.queries[QUERY].query
    assert title == f"{brief_query_name(query.header)} · {found.plan.database.name}"
    assert contents == "375 residues, 3 of 96 hits"
    conservation = "conservation: Jensen-Shannon divergence, 0–1 bit"
    case = "consensus: upper case where at least half have that residue"
    assert sorted(key) == sorted(["identical", "positive", "residues inserted here", conservation, case])
    assert shown.count("identical") == shown.count(title) == 1, "once, however many blocks there are"
    drawn = {text: x for (x, _), text in drawn_letters(tmp_path / "key.svg").items()}
    letters = QFontMetricsF(stack.canvas.font())
    ends = drawn["residues inserted here"] + letters.horizontalAdvance("residues inserted here")
    assert drawn[conservation] - ends > letters.height() or drawn[conservation] < ends, "it ran on"

    stack.canvas.select(StackSelection(Spot(0, 0), Spot(0, 2), True))
    stack.save_part(tmp_path / "part.svg")
    do(jobs)
    assert "residues inserted here" not in drawn_letters(tmp_path / "part.svg").values(), "none are"

    stack.tools._set(insertions=True, dots=True)
    shown = words()
    assert shown[2:5] == ["identical", "positive", "· as in the query"]
    assert "residues inserted here" not in shown
    stack.save(tmp_path / "key.png")
    do(jobs)
    image = QImage(str(tmp_path / "key.png"))
    identical = ResidueColours.of(stack.canvas.palette()).keys(stack.tools.options.colours)[0][0].rgb()
    left = range(10, image.width() // 4, 4)
    assert any(image.pixel(x, y) == identical for y in range(image.height()) for x in left)


def test_pictures_say_where_significance_ends(stack, hits, jobs, tmp_path):
    ends = hits.n_significant
    for rows, divided in (([0, ends - 1, ends, ends + 1], True), ([0, ends - 1], False), ([ends], False)):
        stack.set_chosen(np.array(rows))
        stack.builder.choose(stack.order())
        for name in ("some.svg", "some.png"):
            stack.save(tmp_path / name)
            do(jobs)
        words = " ".join(drawn_letters(tmp_path / "some.svg").values())
        assert ("hits, those below the line not significant (E &gt; 0.001)" in words) is divided
        image, colour = QImage(str(tmp_path / "some.png")), Colours.of(paper()).mean
        across = range(2 * MARGIN + 4, image.width() // 2, 4)
        lines = [y for y in range(image.height()) if all(image.pixelColor(x, y) == colour for x in across)]
        assert bool(lines) is divided


def test_the_key_of_a_narrow_picture_goes_on_below(stack):
    options, canvas = StackOptions(colours=ColourScheme.CLUSTAL), stack.canvas
    heights = []
    for width in (2000, 150):
        heading = StackHeading("A long title", "3 hits", options, canvas.palette(), canvas.font(), width)
        heights.append(heading.height)
    assert heights[1] >= heights[0] + 2 * canvas.fontMetrics().height()


def test_pictures_of_what_is_in_sight(stack, hits, qtbot, jobs, tmp_path):
    canvas, saved = stack.canvas, []
    stack.saved.connect(lambda *what: saved.append(what))
    places = canvas.seen()[0]
    for name in ("sight.svg", "sight.png"):
        stack.save_sight(tmp_path / name)
        do(jobs)
        what = f"the stacked alignment of {len(places)} hits in sight"
        assert saved[-1] == (what, tmp_path / name)
    image = QImage(str(tmp_path / "sight.png"))
    first, last = canvas.seen()[1]
    wide = canvas.names_width + (last - first) * canvas.stack.cell.width
    assert image.width() == 2 * (wide + SPACE + 2 * MARGIN)
    edges = (*range(2 * MARGIN), *range(image.width() - 2 * MARGIN, image.width()))
    ground = {image.pixel(x, y) for x in edges for y in range(image.height())}
    assert len(ground) == 1, "names and residues began and ended at the picture's edge"
    letters = drawn_letters(tmp_path / "sight.svg")
    singles = [text for text in letters.values() if len(text) == 1]
    in_rows = sum(len(row_letters(stack, place)[first:last].replace(" ", "")) for place in places)
    assert len(singles) >= in_rows + last - first
    names = " ".join(letters.values())
    assert first == 0 and last < 375 and not hits.alignments[0].query_start
    shown = len(row_letters(stack, 0)[:last].replace("-", ""))  # none of them inserted
    begin = hits.alignments[0].subject_start
    assert f"{begin + 1}–{begin + shown}" in names, "in the picture, not in the whole row"


def test_a_picture_of_what_is_in_sight_has_no_row_or_column_of_which_a_sliver_is_seen(stack, jobs, tmp_path):
    """Somebody found a hit in it of which the screen had two lines of pixels."""
    canvas, cell, saved = stack.canvas, stack.canvas.stack.cell, []
    stack.saved.connect(lambda *what: saved.append(what[0]))
    rows, columns = canvas.verticalScrollBar(), canvas.horizontalScrollBar()
    canvas.resize(canvas.width(), canvas.height() - 1)
    high = canvas.viewport().height() - canvas.stack.head_height
    wide = canvas.viewport().width() - canvas.names_width
    half_row, half_column = -(-cell.height // 2), -(-cell.width // 2)
    for down, first in ((0, 10), (cell.height - half_row, 10), (cell.height - half_row + 1, 11)):
        rows.setValue(10 * cell.height + down)
        seen, _ = canvas.seen()
        assert seen.start == first
        last_seen = rows.value() + high - (seen.stop - 1) * cell.height
        assert half_row <= last_seen < cell.height + half_row
        assert set(seen) <= set(canvas.places_in_sight())
    for along, first in ((0, 20), (cell.width - half_column, 20), (cell.width - half_column + 1, 21)):
        columns.setValue(20 * cell.width + along)
        begin, end = canvas.seen()[1]
        assert begin == first
        assert half_column <= columns.value() + wide - (end - 1) * cell.width < cell.width + half_column
    stack.save_sight(tmp_path / "some.svg")
    do(jobs)
    assert saved == [f"the stacked alignment of {len(seen)} hits in sight"]
    names = [stack._hits.brief("subject", row) for row in range(96)]
    drawn = list(drawn_letters(tmp_path / "some.svg").values())
    contents = f"positions {begin + 1}–{end} of 375, rows {seen.start + 1}–{seen.stop} of 96 hits"
    assert [row for row in range(1, 96) if names[row] in drawn] == list(seen), "the query is the first hit"
    assert contents in " ".join(drawn)
    stack.picture_menu.slide.setChecked(True)
    stack.save_sight(tmp_path / "slide.svg")
    do(jobs)
    of_slide = list(drawn_letters(tmp_path / "slide.svg").values())
    assert contents in " ".join(of_slide)
    rows.setValue(95 * cell.height)
    canvas.resize(canvas.width(), canvas.stack.head_height + 2)
    assert len(canvas.seen()[0]) == 1, "no picture of no hit, however low it is"
    stack.save_sight(tmp_path / "one.svg")
    do(jobs)
    words = " ".join(drawn_letters(tmp_path / "one.svg").values())
    assert f"of 375, row {canvas.seen()[0].stop} of 96 hits" in words


def test_the_selected_rows_and_columns_are_saved_as_a_picture(stack, jobs, tmp_path, monkeypatch):
    """They could be copied as letters alone."""
    saved, offered = [], []
    stack.saved.connect(lambda *what: saved.append(what[0]))

    def choose(_over, _title, where, *_kinds):
        offered.append(Path(where).name)
        return str(tmp_path / "part.svg"), ""

    monkeypatch.setattr(QFileDialog, "getSaveFileName", choose)
    save_part = next(act for act in stack.picture_menu.actions() if "selected p&art" in act.text())
    stack.canvas.select(StackSelection(Spot(2, 11), Spot(5, 210), True))
    save_part.trigger()
    do(jobs)
    assert saved == ["the stacked alignment of 4 hits in the selection"]
    assert offered[0].endswith("-selected-part-stack-12-211.svg")
    words = " ".join(drawn_letters(tmp_path / "part.svg").values())
    assert "positions 12–211 of 375, rows 3–6 of 96 hits" in words
    assert words.count("Consensus") == 2, "200 columns in blocks of 100"


@pytest.mark.parametrize("slide", [False, True])
def test_a_picture_too_narrow_for_what_it_is_of_says_that_in_more_lines(stack, hits, jobs, tmp_path, slide):
    """It ended in "…", on the slide of a part, too."""
    stack.picture_menu.slide.setChecked(slide)
    ends = hits.n_significant
    stack.canvas.select(StackSelection(Spot(ends - 2, 11), Spot(ends + 1, 16), True))
    stack.save_part(tmp_path / "part.svg")
    do(jobs)
    letters = drawn_letters(tmp_path / "part.svg")
    words = " ".join(text for _, text in sorted(letters.items(), key=from_above))
    rows = f"rows {ends - 1}–{ends + 2} of 96 hits"
    contents = f"positions 12–17 of 375, {rows}, those below the line not significant (E &gt; 0.001)"
    assert stack._title in words and contents in words
    assert contents not in letters.values(), "in one line it would be wider than the picture"
    assert "consensus: upper case where at least half have that residue" in words, "the key goes on, too"
    assert "…" not in words


def test_numbers_beside_names_are_the_residues_in_a_picture_or_slide(stack, hits, jobs, tmp_path):
    """What was in sight said 1–375, the same residues on a slide 1–86."""
    stack.set_chosen(np.array([2, 7, 30]))
    stack.builder.choose(stack.order())
    stack.canvas.go_to(200)

    def numbers(name, save):
        save(tmp_path / name)
        do(jobs)
        words = list(drawn_letters(tmp_path / name).values())
        assert "Hits and their residues" in words
        numbers = [one for one in words if re.fullmatch(r"[\d,]+–[\d,]+", one)]
        ends = [tuple(int(part) for part in one.replace(",", "").split("–")) for one in numbers]
        return [[ends[row::3][0][0], ends[row::3][-1][1]] for row in range(3)]

    plain = numbers("sight.svg", stack.save_sight)
    first, last = stack.canvas.seen()[1]
    for (begin, end), row in zip(plain, (2, 7, 30), strict=True):
        alignment = hits.alignments[row]
        assert alignment.subject_start + 1 < begin < end < alignment.subject_end
        assert end - begin + 1 >= (last - first) * 0.8
    stack.picture_menu.slide.setChecked(True)
    assert numbers("sight-slide.svg", stack.save_sight) == plain
    stack.picture_menu.slide.setChecked(False)
    stack.picture_menu.wrap.setChecked(False)
    of_strip = numbers("strip.svg", stack.save)
    rows = [hits.alignments[row] for row in (2, 7, 30)]
    assert of_strip == [[one.subject_start + 1, one.subject_end] for one in rows], "as on the page"


def test_how_large_a_picture_is_is_said_anew_where_other_hits_are_chosen(stack):
    """The menu stayed open, with the size of those chosen before."""
    menu = stack.picture_menu
    stack.selected = lambda: np.array([5, 4, 9])
    menu.aboutToShow.emit()
    menu.wrap.setChecked(False)

    def said():
        found = re.fullmatch(r"W&rap lines \(now one strip, [\d,]+ × ([\d,]+) mm\)", menu.wrap.text())
        return int(found[1].replace(",", "")), menu.wrap.toolTip()

    few = said()
    menu.which[SHOWN].trigger()
    every = said()
    assert few[0] < every[0] / 4 and few[1] != every[1]
    menu.which[SELECTED].trigger()
    assert said() == few


def test_pictures_say_which_hits_are_not_aligned(qtbot, jobs, found, tmp_path):
    """Their rows were empty, as if nothing was alike."""
    view = make_view(qtbot, jobs)
    align_rows(found.plan, found.queries[QUERY], [0, 2])
    feed(qtbot, view, found, rows=[0, 1, 2])
    view.save(tmp_path / "three.svg")
    do(jobs)
    words = list(drawn_letters(tmp_path / "three.svg").values())
    assert words.count("not aligned") == words.count("Consensus") == 4 and "…" not in words, "in each block"


def test_pictures_with_species_as_labels_have_them_whole(stack, hits, jobs, tmp_path):
    """A slide of relatives says whose they are; names are as on the screen otherwise."""
    stack.set_chosen(np.array([2, 7, 30]))
    stack.builder.choose(stack.order())
    stack.picture_menu.species.setChecked(True)
    stack.save(tmp_path / "three.svg")
    do(jobs)
    words = " ".join(drawn_letters(tmp_path / "three.svg").values())
    for row in (2, 7, 30):
        assert f"{hits.brief('organism', row)} · {hits.brief('subject', row)}" in words
    stack.picture_menu.species.setChecked(False)
    stack.save(tmp_path / "three.svg")
    do(jobs)
    title, *words = [one for _, one in sorted(drawn_letters(tmp_path / "three.svg").items(), key=from_above)]
    assert " · " in title and " · " not in " ".join(words)


def test_pictures_are_wrapped_into_blocks_of_a_page_unless_somebody_wants_one_strip(stack, jobs, tmp_path):
    """Three hits were 868 × 57 mm: nothing could be read on a page."""
    stack.set_chosen(np.array([2, 7, 30]))
    stack.builder.choose(stack.order())
    menu = stack.picture_menu

    def saved(name):
        stack.save(tmp_path / f"{name}.png")
        do(jobs)
        stack.save(tmp_path / f"{name}.svg")
        do(jobs)
        return QImage(str(tmp_path / f"{name}.png")), list(drawn_letters(tmp_path / f"{name}.svg").values())

    assert menu.wrap.text() == "W&rap lines" and menu.wrap.isChecked()
    image, words = saved("wrapped")
    assert image.width() < 2 * (stack.canvas.names_width + 101 * stack.canvas.stack.cell.width + 4 * MARGIN)
    assert [words.count(one) for one in ("Consensus", "Conservation")] == [4, 4], "of 375 columns"
    numbers = [one for one in words if re.fullmatch(r"[\d,]+–[\d,]+", one)]
    assert len(numbers) > 8, "residues of each block"
    menu.wrap.setChecked(False)
    strip, of_strip = saved("strip")
    assert strip.width() > 2 * image.width() and of_strip.count("Consensus") == 1
    singles = [sorted(one for one in some if len(one) == 1 and one.isalpha()) for some in (words, of_strip)]
    assert singles[0] == singles[1], "every residue"
    assert re.fullmatch(r"W&rap lines \(now one strip, [\d,]+ × \d+ mm\)", menu.wrap.text())
    assert not StackView().picture_menu.wrap.isChecked(), "remembered"
    menu.slide.setChecked(True)
    assert not menu.wrap.isEnabled() and menu.wrap.text() == "W&rap lines"
    menu.slide.setChecked(False)
    menu.wrap.setChecked(True)
    assert menu.wrap.isEnabled() and menu.wrap.text() == "W&rap lines"
    stack.save_sight(tmp_path / "sight.svg")
    do(jobs)
    assert list(drawn_letters(tmp_path / "sight.svg").values()).count("Consensus") == 1, "as on the screen"


def test_blocks_are_wider_where_a_png_could_not_hold_them_below_each_other(
    stack, jobs, tmp_path, monkeypatch
):
    menu, image = stack.picture_menu, tmp_path / "some.png"
    stack.save(image)
    do(jobs)
    high = QImage(str(image)).height()
    menu.aboutToShow.emit()
    assert re.fullmatch(r"W&rap lines \(now 4 blocks, \d+ × [\d,]+ mm\)", menu.wrap.text())
    assert f"{high:,} pixels" in " ".join(menu.wrap.toolTip().split()), "before it is saved"
    for side in ("EASY_SIDE", "MAX_SIDE"):  # what others can open; what can be painted
        monkeypatch.setattr(stack_picture, side, high - 1)
        stack.save(image)
        do(jobs)
        assert menu.wraps and QImage(str(image)).height() < high
        assert not stack.note.text
        monkeypatch.setattr(stack_picture, side, 500)
    menu.aboutToShow.emit()
    assert menu.wrap.isChecked() and "(now 1 block, " in menu.wrap.text(), "it was one strip beside the tick"


def test_pictures_have_the_shape_of_a_slide_where_that_is_chosen(stack, jobs, tmp_path, monkeypatch):
    """It was one strip across the slide, in letters too small to read."""
    stack.set_chosen(np.array([2, 7, 30]))
    stack.builder.choose(stack.order())
    stack.save(tmp_path / "plain.svg")
    do(jobs)
    stack.picture_menu.slide.setChecked(True)
    for save, name in ((stack.save, "whole"), (stack.save_sight, "sight")):
        for ending in ("png", "svg"):
            path = tmp_path / f"{name}.{ending}"
            save(path)
            do(jobs)
            image = QImage(str(path))
            times = 2 if ending == "png" else 1
            assert image.size() == times * picture.SLIDE, "that of an overview was larger"
    assert not stack.note.text
    of_slide, plain = (drawn_letters(tmp_path / name) for name in ("whole.svg", "plain.svg"))
    singles, before = ([one for one in some.values() if len(one) == 1] for some in (of_slide, plain))
    assert sorted(singles) == sorted(before), "all residues that are in it without"
    assert height_on_slide(tmp_path / "whole.svg") > 16
    blocks = list(of_slide.values()).count("Consensus")
    assert blocks > 2
    numbers = [one for one in of_slide.values() if re.fullmatch(r"[\d,]+–[\d,]+", one)]
    ends = [tuple(int(part.replace(",", "")) for part in one.split("–")) for one in numbers]
    assert len(numbers) > blocks and ends[0][1] + 1 in [begin for begin, _ in ends], "of each block"
    monkeypatch.setattr(picture, "MAX_AREA", 1_000_000)
    stack.save(tmp_path / "large.png")
    do(jobs)
    assert "A slide of the picture would be" in stack.note.text and "Slide size" in stack.note.text
    assert not (tmp_path / "large.png").exists()


def test_a_slide_is_as_large_as_can_be_read_whatever_the_letters_of_the_window(stack, jobs, tmp_path):
    """With letters twice as large, *Conservation* was twice as high as names, and these left no room."""
    font = QFont(stack.canvas.font())
    stack.picture_menu.slide.setChecked(True)
    stack.save(tmp_path / "usual.svg")
    do(jobs)
    font.setPixelSize(2 * QFontInfo(font).pixelSize())
    stack.canvas.setFont(font)
    stack.canvas.set_names_width(600)
    stack.picture_menu.say_hits()
    assert "positions" not in stack.picture_menu.actions()[1].text()
    stack.save(tmp_path / "large.svg")
    do(jobs)
    usual, large = ((tmp_path / name).read_text() for name in ("usual.svg", "large.svg"))
    assert large == usual
    found = re.findall(r'<text[^>]* font-size="(\d+)"[^>]*>([^<]*)</text>', large, re.S)
    sizes = {text.strip(): size for size, text in found}
    first = stack._hits.brief("subject", 5)
    assert len({sizes[name] for name in ("Conservation", "0–1 bit", "Consensus", "query", first)}) == 1


@pytest.mark.parametrize("large", [False, True])
def test_names_stand_on_the_line_of_their_residues(stack, jobs, tmp_path, large):
    """They stood some pixels higher since residues make room for numbers of insertions above."""
    if large:
        stack.canvas.set_size(28)
    stack.set_chosen(np.array([2, 7, 30]))
    stack.builder.choose(stack.order())
    stack.save(tmp_path / "three.svg")
    do(jobs)
    letters = drawn_letters(tmp_path / "three.svg")
    lines = {y for (_, y), text in letters.items() if len(text) == 1 and text.isalpha()}
    names = [stack._hits.brief("subject", row) for row in (2, 7, 30)]
    rows = {text: y for (_, y), text in letters.items() if text in (*names, "Consensus", "query")}
    assert len(rows) == 5 and set(rows.values()) <= lines


def height_on_slide(path):
    """Return how high residues are on a slide of 1920 × 1080."""
    text = path.read_text(encoding="utf-8")
    wide, enlarged = (float(re.search(found, text)[1]) for found in (r'width="(\d+)"', r"scale\(([\d.]+)\)"))
    return stack_picture._SLIDE_LETTER * enlarged * 1920 / wide


@pytest.mark.parametrize("size", [5, 14, 32])
def test_a_slide_that_does_not_hold_all_says_how_much(stack, jobs, tmp_path, monkeypatch, size):
    """The menu said "96 hits", and letters were less than 6 pt high on a slide of 13.33 × 7.5 inches."""
    stack.canvas.set_size(size)
    stack.picture_menu.slide.setChecked(True)
    stack.save(tmp_path / "96.svg")
    do(jobs)
    assert height_on_slide(tmp_path / "96.svg") >= 16
    said = (
        r"In letters that can be read, a slide holds the first (\d+) of 96 hits\. "
        r"Turn off Slide size for a picture of all, or choose Selected or Ticked rows\."
    )
    found = re.fullmatch(said, stack.note.text)
    assert found and 8 <= int(found[1]) < 96
    first = f"the first {found[1]} of 96 hits"
    menu = [action.text() for action in stack.picture_menu.actions()[:2]]
    assert menu == [f"&Copy picture of {first}", f"&Save picture of {first}…"]
    both = stack.picture_menu.actions()[:2]
    assert stack.picture_menu.slide.text() == f"S&lide size (16:9): {first}"
    tips = {" ".join(one.toolTip().split()) for one in (*both, stack.picture_menu.slide)}
    assert tips == {stack.note.text}, "before, too"
    words = list(drawn_letters(tmp_path / "96.svg").values())
    names = [stack._hits.brief("subject", row) for row in range(96)]
    assert [name in words for name in names] == [row < int(found[1]) for row in range(96)]
    asked = []
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *args: asked.append(args[1:3]) or ("", ""))
    stack.tools.picture_menu.actions()[1].trigger()
    do(jobs)
    [(title, name)] = asked
    assert title == f"Save slide: stacked alignment of {first}"
    assert name.endswith("-hits-stack-slide.png"), "as that of the whole picture was"
    stack.picture_menu.slide.setChecked(False)
    assert not any("a slide" in one.toolTip() for one in both)
    assert stack.picture_menu.slide.text() == "S&lide size (16:9)"


def test_what_a_slide_leaves_out_is_said_for_a_while_and_proposes_what_helps(
    stack, jobs, tmp_path, qtbot, monkeypatch
):
    """It told somebody who had ticked the hits to tick them, and stayed under a lower stack."""
    stack.set_chosen(np.arange(40))
    stack.builder.choose(stack.order())
    stack.picture_menu.slide.setChecked(True)
    stack.save(tmp_path / "40.png")
    do(jobs)
    assert re.search(r"of 40 ticked hits\. Turn off Slide size for a picture of all\.$", stack.note.text)
    monkeypatch.setattr(field, "_SHOWN_MS", 0)
    stack.save(tmp_path / "again.png")
    do(jobs)
    qtbot.waitUntil(lambda: not stack.note.text)
    assert not stack.note.isVisible()


def test_conservation_and_consensus_are_of_all_that_is_stacked_and_a_picture_of_fewer_says_so(
    stack, hits, jobs, tmp_path
):
    """On a slide they were of the hits on it, in a picture of what is in sight of all."""

    def saved(name, save=stack.save):
        """Return the letters of the consensus of a picture, and all words in it."""
        save(tmp_path / name)
        do(jobs)
        drawn = sorted((y, x, text) for (x, y), text in drawn_letters(tmp_path / name).items())
        lines = [y for y, _, text in drawn if text == "Consensus"]
        near = stack.canvas.stack.cell.height / 3
        of_line = [
            text for y, _, text in drawn if len(text) == 1 and any(abs(y - line) < near for line in lines)
        ]
        return "".join(of_line), [text for _, _, text in drawn]

    def expected(count):
        whole = run_to_end(build(hits, np.arange(count), {}, CancelToken()))
        return consensus(whole.counts, hits.query.residues).tobytes().decode()

    strip, words = saved("strip.svg")
    assert strip == expected(96), "the picture that is no slide is of all its rows"
    assert not any("consensus of" in one for one in words)
    first, last = stack.canvas.seen()[1]
    sight, words = saved("sight.svg", stack.save_sight)
    assert len(stack.canvas.seen()[0]) < 96 and sight == strip[first:last], "as it is in sight"
    weak = 96 - hits.n_significant
    of_all = f"; conservation and consensus of all 96 hits, {weak} of them not significant"
    assert of_all in " ".join(words), "not of those in the picture"
    stack.canvas.select(StackSelection(Spot(0, 0), Spot(2, 199), True))
    part, words = saved("part.svg", stack.save_part)
    assert part == strip[:200] and of_all in " ".join(words)
    stack.picture_menu.slide.setChecked(True)
    slide, words = saved("slide.svg")
    assert slide == strip, "those on a slide are of the hits that it leaves out, too"
    assert re.search(r"375 residues, the first \d+ of 96 hits", " ".join(words)) and of_all in " ".join(words)
    slide, words = saved("sight-slide.svg", stack.save_sight)
    assert slide in strip[first:last] and len(slide) > 10, "what is in sight is as in sight on a slide, too"
    assert of_all in " ".join(words)
    stack.set_chosen(np.arange(70))
    stack.builder.choose(stack.order())
    slide, words = saved("ticked-slide.svg")
    assert slide == expected(70) != strip, "of the ticked hits where these are stacked"
    assert "; conservation and consensus of all 70 hits" in " ".join(words)


def test_a_slide_too_small_for_all_columns_begins_where_the_screen_does(stack, jobs, tmp_path, monkeypatch):
    """Neither the menu nor the picture said which columns they are."""
    monkeypatch.setattr(stack_picture, "SLIDE", QSize(640, 360))
    stack.picture_menu.slide.setChecked(True)
    stack.canvas.go_to(250)
    begin = stack.canvas.seen()[1][0]
    assert begin
    stack.save(tmp_path / "some.svg")
    do(jobs)
    [(first, last)] = re.findall(r"the first 8 of 96 hits, positions (\d+)–(\d+)\. Turn off", stack.note.text)
    columns = int(last) - int(first) + 1
    assert int(first) == begin + 1 and 20 <= columns < 375 - begin
    assert stack.note.text.endswith("or scroll to other positions to picture these.")
    drawn = list(drawn_letters(tmp_path / "some.svg").values())
    assert f"positions {first}–{last} of 375, the first 8 of 96 hits;" in " ".join(drawn)
    singles = [one for one in drawn if len(one) == 1]
    assert 9 * columns < len(singles) <= 10 * columns
    stack.picture_menu.aboutToShow.emit()
    words = f"&Copy picture of the first 8 of 96 hits, positions {first}–{last}"
    assert stack.picture_menu.actions()[0].text() == words
    asked = []
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *args: asked.append(args[2]) or ("", ""))
    stack.picture_menu.actions()[1].trigger()
    do(jobs)
    assert asked[0].endswith(f"-hits-stack-{first}-{last}-slide.png"), "another file than the rest"


def test_pictures_of_the_whole_where_it_is_not_too_much(stack, jobs, tmp_path, monkeypatch):
    stack.canvas.set_size(2)
    stack.save(tmp_path / "whole.png")
    do(jobs)
    image = QImage(str(tmp_path / "whole.png"))
    assert image.width() == 2 * (stack.canvas.names_width + 375 * 2 + SPACE + 2 * MARGIN)
    monkeypatch.setattr(stack_picture, "MAX_LETTERS", 10_000)
    monkeypatch.setattr(stack_picture, "MAX_SIDE", 500)
    for name, words in (("w.svg", "36,000 residues large"), ("w.png", "pixels large")):
        stack.save(tmp_path / name)
        do(jobs)
        assert words in stack.note.text and "choose fewer hits" in stack.note.text
        assert not (tmp_path / name).exists()
    monkeypatch.undo()
    stack.save(tmp_path / "no" / "folder.png")
    do(jobs)
    assert "there is no folder" in stack.note.text


def test_pictures_show_what_the_page_shows_or_other_hits_that_are_chosen(stack, jobs, tmp_path):
    """Where the page showed those ticked, a few selected rows of the table were pictured."""
    saved = []
    stack.saved.connect(lambda *what: saved.append(what))

    def words():
        stack.picture_menu.aboutToShow.emit()
        return [action.text() for action in stack.picture_menu.actions() if action.isVisible()]

    rows = [row_letters(stack, row).replace(" ", "") for row in (5, 4, 9)]
    sight, part = "Save picture of what is in s&ight…", "Save picture of the selected p&art…"
    both = ["&Copy picture of 96 hits", "&Save picture of 96 hits…"]
    which = ["&Ticked rows (0)", "Selecte&d rows (0)", "Rows sho&wn (96)"]
    looks = ["S&pecies as labels", "S&lide size (16:9)", "W&rap lines"]
    *first, wrap = words()
    assert [*first, wrap.partition(" (")[0]] == [*both, sight, part, "", *which, "", *looks]
    stack.set_chosen(np.array([2, 7]))
    stack.builder.choose(stack.order())
    assert words()[:2] == ["&Copy picture of 2 ticked hits", "&Save picture of 2 ticked hits…"]
    stack.selected = lambda: np.array([5, 4, 9])
    assert words()[:2] == ["&Copy picture of 2 ticked hits", "&Save picture of 2 ticked hits…"]
    stack.tools.actions_["only_ticked"].trigger()
    assert words()[:2] == both, "as the page"
    stack.tools.actions_["only_ticked"].trigger()
    stack.picture_menu.which[SELECTED].trigger()
    assert words()[:2] == ["&Copy picture of 3 selected hits", "&Save picture of 3 selected hits…"]
    stack.picture_menu.wrap.setChecked(False)
    stack.save(tmp_path / "some.svg")
    do(jobs)
    assert saved == [("the stacked alignment of 3 selected hits", tmp_path / "some.svg")]
    lines = defaultdict(list)
    for (x, y), text in drawn_letters(tmp_path / "some.svg").items():
        if len(text) == 1:
            lines[y].append((x, text))
    letters = ["".join(text for _, text in sorted(line)) for _, line in sorted(lines.items())]
    assert letters[-3:] == rows
    assert stack.builder.whole.order.tolist() == [2, 7], "what is on the screen stays"
    stack.picture_menu.which[TICKED].trigger()
    assert words()[:2] == ["&Copy picture of 2 ticked hits", "&Save picture of 2 ticked hits…"]
    stack.picture_menu.which[SHOWN].trigger()
    assert words()[:2] == both


def test_what_is_saved_is_written_whatever_is_copied_or_shown_after_it(stack, jobs, found, tmp_path, qtbot):
    """A picture that was copied at once after another was saved left that unwritten, and nobody was told."""
    saved, copied = [], []
    stack.saved.connect(lambda _, path: saved.append(path.name))
    stack.copied.connect(copied.append)
    stack.save(tmp_path / "all.png")
    stack.save_sight(tmp_path / "sight.svg")
    stack.copy_picture()
    stack.canvas.select(StackSelection(Spot(0, 0), Spot(2, 5), True))
    stack.copy()
    do(jobs)
    assert copied == ["4 rows"], "the clipboard has what was copied last"
    assert sorted(saved) == ["all.png", "sight.svg"] == sorted(path.name for path in tmp_path.glob("*.*"))

    stack.set_chosen(np.arange(9))
    stack.picture_menu.which[TICKED].trigger()
    stack.save(tmp_path / "ticked.svg")
    stack.copy_picture()
    do(jobs)
    assert saved[2:] == ["ticked.svg"] and len(copied) == 2, "also of hits that have to be stacked first"

    stack.save_sight(tmp_path / "before.svg")
    feed(qtbot, stack, found)
    do(jobs)
    assert saved[3:] == ["before.svg"]


def test_dots_stand_for_identities(stack, hits, jobs, tmp_path):
    stack.tools.actions_["dots"].trigger()
    assert stack.canvas.stack.options.dots
    places, (first, last) = stack.canvas.seen()
    stack.save_sight(tmp_path / "dots.svg")
    do(jobs)
    own = hits.query.letters[first:last]
    same = sum(
        a == b for place in places for a, b in zip(own, row_letters(stack, place)[first:last], strict=True)
    )
    assert list(drawn_letters(tmp_path / "dots.svg").values()).count("·") == same > 100


def with_query(found, query):
    """Return the sample's search as if another form of its query had been searched with."""
    result = found.queries[QUERY]
    hits = result.hits
    columns = (hits.subjects, hits.scores, hits.bits, hits.log10_evalues)
    other = HitTable(query, hits.database, *columns, scoring=hits.scoring)
    rows = hits.alignments.rows()
    other.set_alignments(rows, hits.alignments.pairs(rows))
    queries = list(found.queries)
    queries[QUERY] = dataclasses.replace(result, query=query, hits=other)
    return dataclasses.replace(found, queries=tuple(queries))


def query_row(path):
    """Return the letters of the uppermost row, the query's, in their order."""
    letters = {
        place: text for place, text in drawn_letters(path).items() if len(text) == 1 and text.isalpha()
    }
    top = min(y for _, y in letters)
    return "".join(text for (_, y), text in sorted(letters.items()) if y == top)


def test_masked_and_position_specific_queries_are_shown(stack, found, hits, qtbot, jobs, tmp_path):
    codes, own = hits.query.codes, hits.query.letters
    masked = np.arange(codes.size) % 20 < 6
    shown = np.frombuffer(own.encode(), np.uint8) + np.where(masked, 32, 0).astype(np.uint8)
    half = Sequence(hits.query.header, np.where(masked, np.uint8(CODE_X), codes), shown=shown)
    table = np.ascontiguousarray(found.plan.request.scheme.table(codes))
    pssm = PositionSpecificQuery(hits.query.header, codes, table, "made")
    for name, query, letters in (("masked", half, half.letters), ("pssm", pssm, own)):
        feed(qtbot, stack, with_query(found, query))
        stack.save_sight(tmp_path / f"{name}.svg")
        do(jobs)
        row = query_row(tmp_path / f"{name}.svg")
        assert len(row) > 50 and row == letters[: len(row)]
        positive = "positive" if query is half else "positive in the profile"
        assert positive in drawn_letters(tmp_path / f"{name}.svg").values(), "as the alignment says"
        assert stack.tools.legend.accessibleName() == f"Colours: identical, {positive}"
    stack.tools.actions_["consensus"].trigger()
    assert stack.tools.legend.accessibleName() == "Colours: identical, positive", "the matrix compares these"


# Looks


def test_names_can_be_made_wider(stack, qtbot):
    canvas = stack.canvas
    width = canvas.names_width
    stack.tools.actions_["wider_names"].trigger()
    assert canvas.names_width > width
    stack.tools.actions_["narrower_names"].trigger()
    assert canvas.names_width == width
    edge, to = QPoint(width, 200), QPoint(width + 60, 200)
    qtbot.mousePress(canvas.viewport(), Qt.MouseButton.LeftButton, pos=edge)
    qtbot.mouseMove(canvas.viewport(), to)
    qtbot.mouseRelease(canvas.viewport(), Qt.MouseButton.LeftButton, pos=to)
    assert canvas.names_width == width + 60


def test_looks_are_kept(stack, qtbot):
    stack.tools.scheme.setCurrentIndex(list(ColourScheme).index(ColourScheme.CLUSTAL))
    stack.tools.actions_["consensus"].trigger()
    stack.canvas.set_size(9)
    other = StackView()
    qtbot.addWidget(other)
    assert other.restore_state(stack.save_state())
    assert other.tools.options == StackOptions(ColourScheme.CLUSTAL, against_consensus=True)
    assert other.tools.actions_["consensus"].isChecked() and other.canvas.size_of_letters == 9
    for rubbish in (b"", b"\xff", b"[]", b"{}", b"1", stack.save_state().data().replace(b"9", b"7")):
        assert not other.restore_state(QByteArray(rubbish)), rubbish
    assert other.canvas.size_of_letters == 9


def test_a_look_is_read_back_or_refused():
    look = StackOptions(ColourScheme.NONE, dots=True, only_ticked=False), 12, 300
    assert read_look(look_text(*look)) == look
    older = look_text(*look).replace(', "only_ticked": false', "")
    assert read_look(older)[0] == StackOptions(ColourScheme.NONE, dots=True)
    for wrong in (look_text(*look).replace("300", "true"), look_text(*look).replace("none", "pink")):
        with pytest.raises(ValueError, match=r"."):
            read_look(wrong)


def test_it_follows_dark_and_light(stack, qapp, qtbot):
    try:
        for scheme in ("dark", "light"):
            apply_colour_scheme(qapp, scheme)
            qtbot.settle()
            image = stack.canvas.viewport().grab().toImage()
            assert is_dark(stack.palette()) == (scheme == "dark")
            ground = Colours.of(stack.palette()).background.rgb()
            assert image.pixel(2, image.height() - 2) == image.pixel(image.width() - 2, 2) == ground
    finally:
        apply_colour_scheme(qapp, "system")
