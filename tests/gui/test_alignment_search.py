"""Finding a motif and going to a position in the alignment, by the bar and by keys alone."""

from __future__ import annotations

import numpy as np
import pytest
from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtWidgets import QLineEdit

from swathe.core.sequences.alphabet import encode
from swathe.core.sequences.motif import Motif
from swathe.core.sequences.sequence import Sequence
from swathe.gui.results.alignment.layout import QUERY, SUBJECT, AlignmentLayout
from swathe.gui.results.alignment.matches import AlignmentMatches
from swathe.gui.results.alignment.tools import FIND
from swathe.gui.widgets.residue_tools import GO_TO
from tests.gui.alignment_shown import SMALL, shown_view
from tests.gui.alignment_shown import SUBJECT as SMALL_SUBJECT
from tests.gui.results_fixtures import align_rows, search

GLYCOSYLATION = "N-{P}-[ST]-{P}"
_CONTROL = Qt.KeyboardModifier.ControlModifier
_SHIFT = Qt.KeyboardModifier.ShiftModifier


@pytest.fixture
def view(qtbot):
    return shown_view(qtbot)


class _FocusNotes(QObject):
    """Note when a widget takes the focus."""

    def __init__(self, parent, taken: list) -> None:
        super().__init__(parent)
        self._taken = taken

    def eventFilter(self, _watched, event) -> bool:
        if event.type() == QEvent.Type.FocusIn:
            self._taken.append(event)
        return False


def _search(view, qtbot, motif: str) -> None:
    view.bar.ask_motif()
    view.bar.motif_edit.setText(motif)
    qtbot.keyClick(view.bar.motif_edit, Qt.Key.Key_Return)


def _expected(view, motif: str) -> list[tuple[int, int, int]]:
    """Return every match in the aligned part as row and columns, found column by column."""
    layout, found = view._layout_shown, []
    for row in (QUERY, SUBJECT):
        first, last = layout.covered(row)
        for begin, end in Motif.parse(motif).find(layout.codes(row)).tolist():
            columns = [
                layout.column_of(row, residue) for residue in range(begin, end) if first - 1 <= residue < last
            ]
            if columns:
                found.append((columns[0], row, columns[-1] + 1))
    return [(row, first, last) for first, row, last in sorted(found)]


def test_matches_are_marked_and_walked_in_order_with_keys_alone(view, qtbot):
    view.canvas.setFocus()
    qtbot.keyClick(view.canvas, Qt.Key.Key_M, _CONTROL | _SHIFT)
    assert view.bar.motif_edit.hasFocus()
    expected = _expected(view, GLYCOSYLATION)
    assert len(expected) > 2
    qtbot.keyClicks(view.bar.motif_edit, GLYCOSYLATION)
    qtbot.keyClick(view.bar.motif_edit, Qt.Key.Key_Return)
    walked = [view.canvas.matches.current]
    assert view.bar.count.text() == f"1 of {len(expected)}"
    for _ in expected[1:]:
        qtbot.keyClick(view.bar.motif_edit, Qt.Key.Key_F3)
        walked.append(view.canvas.matches.current)
    assert walked == expected
    qtbot.keyClick(view.bar.motif_edit, Qt.Key.Key_F3)
    assert view.canvas.matches.current == expected[0]
    qtbot.keyClick(view.bar.motif_edit, Qt.Key.Key_F3, _SHIFT)
    assert view.canvas.matches.current == expected[-1]
    qtbot.keyClick(view.bar.motif_edit, Qt.Key.Key_Return, _SHIFT)
    assert view.canvas.matches.current == expected[-2]
    covered = {row: np.zeros(view._layout_shown.n_columns, bool) for row in (QUERY, SUBJECT)}
    for row, first, last in expected:
        covered[row][first:last] = True
    for row in (QUERY, SUBJECT):
        assert view.canvas.matches.covered[row].tolist() == covered[row].tolist()
    qtbot.keyClick(view.bar.motif_edit, Qt.Key.Key_Escape)
    assert view.bar.isHidden()
    assert view.canvas.hasFocus()
    assert view.canvas.matches.covered == {}


def test_a_match_gone_to_comes_into_sight(view, qtbot):
    view.tools.actions_["wrap"].trigger()
    _search(view, qtbot, "W")
    bar = view.canvas.horizontalScrollBar()
    places = set()
    for _ in range(len(_expected(view, "W"))):
        row, first, last = view.canvas.matches.current
        left = first * view.canvas.measures.advance - bar.value()
        assert 0 <= left <= view.canvas._room() - view.canvas.measures.advance, (row, first, last)
        places.add(bar.value())
        qtbot.keyClick(view.bar.motif_edit, Qt.Key.Key_Return)
    assert len(places) > 2


def test_only_the_chosen_sequence_is_searched(view, qtbot):
    _search(view, qtbot, "[ST]")
    expected = _expected(view, "[ST]")
    for number, row in ((1, QUERY), (2, SUBJECT)):
        view.bar.where.setCurrentIndex(number)
        own = [match for match in expected if match[0] == row]
        assert view.bar.count.text() == f"{len(own)} found"
        assert list(view.canvas.matches.covered) == [row]


def test_matches_beyond_the_aligned_part_are_counted(view, qtbot):
    layout = view._layout_shown
    first, _ = layout.covered(QUERY)
    assert first > 1
    start = view._hits.query.letters[: first - 1]
    _search(view, qtbot, start)
    assert view.bar.count.text() == "no match"
    assert "1 beyond it" in view.bar.note.text
    assert not view.bar.next_button.isEnabled()
    _search(view, qtbot, "WWWWW")
    assert (view.bar.count.text(), view.bar.note.text) == ("no match", "")


def test_a_motif_across_the_edge_is_cut_and_over_a_gap_goes_on(view):
    layout = view._layout_shown
    first, _ = layout.covered(QUERY)
    letters = view._hits.query.letters
    found = AlignmentMatches(layout, Motif.parse(letters[first - 3 : first + 4]), (QUERY,))
    assert found.step(True, 0) == (QUERY, 0, 5)
    gap = next(
        column for column in range(1, layout.n_columns) if layout.block(column, column + 1).query == "-"
    )
    place = layout.positions(QUERY, 0, gap)[1]
    over = AlignmentMatches(layout, Motif.parse(letters[place - 3 : place + 3]), (QUERY,))
    row, begin, end = over.step(True, 0)
    assert (row, begin) == (QUERY, gap - 3)
    assert end > gap + 3


def test_a_malformed_motif_says_where(view, qtbot):
    _search(view, qtbot, GLYCOSYLATION)
    view.bar.motif_edit.setText("N-{P")
    qtbot.waitUntil(lambda: "character 3" in view.bar.note.text)
    assert view.canvas.matches.covered == {}
    assert view.bar.count.text() == ""
    view.bar.motif_edit.setText("N-{P}")
    qtbot.waitUntil(lambda: view.bar.note.text == "")
    assert "found" in view.bar.count.text()


def test_the_motif_stays_for_the_next_hit(view, qtbot):
    _search(view, qtbot, GLYCOSYLATION)
    result = search().queries[0]
    align_rows(search().plan, result, [9])
    view.set_hit(result, 9)
    expected = _expected(view, GLYCOSYLATION)
    assert view.bar.count.text() == f"{len(expected)} found"
    focused = QLineEdit(view)  # as a filter that leaves no hit would be
    focused.show()
    focused.setFocus()
    taken = []
    view.canvas.installEventFilter(_FocusNotes(view, taken))
    view.set_hit(result, -1)
    assert view.bar.isHidden()
    view.set_hit(result, 9)
    assert not taken
    assert focused.hasFocus()


def test_f3_without_a_motif_asks_for_one(view, qtbot):
    view.canvas.setFocus()
    qtbot.keyClick(view.canvas, Qt.Key.Key_F3)
    assert view.bar.motif_edit.hasFocus()


def test_masked_residues_are_shown_in_lower_case_and_found_as_what_they_are():
    masked = Sequence("q", encode("AAACDEXXXIKLM"), shown=np.frombuffer(b"AAACDEfghIKLM", np.uint8))
    layout = AlignmentLayout(SMALL, masked, SMALL_SUBJECT)
    assert layout.block(0, 8).query == "ACDEfghI"
    assert layout.text(0, 8, 60).split()[2] == "ACDEfghI"
    assert layout.residues(0, 12, QUERY) == "ACDEfghIKLM"
    assert AlignmentMatches(layout, Motif.parse("FGH"), (QUERY,)).step(True, 0) == (QUERY, 4, 7)


@pytest.mark.parametrize("row", [QUERY, SUBJECT])
def test_goes_to_a_position_of_either_sequence(qtbot, row):
    view = shown_view(qtbot, height=240)
    layout, bar = view._layout_shown, view.bar
    view.canvas.setFocus()
    qtbot.keyClick(view.canvas, Qt.Key.Key_J, _CONTROL)
    assert bar.position_edit.hasFocus()
    bar.of.setCurrentIndex(row)
    first, last = layout.covered(row)
    for position in (first, (first + last) // 2, last):
        bar.position_edit.setText(str(position))
        qtbot.keyClick(bar.position_edit, Qt.Key.Key_Enter)
        column, end = view.canvas.selection()
        assert end == column + 1
        assert layout.column_of(row, position - 1) == column
        assert bar.note.text == ""
    bar_down = view.canvas.verticalScrollBar()
    assert bar_down.value() == bar_down.maximum() > 0


def test_says_why_there_is_no_way_to_a_position(view, qtbot):
    layout, bar = view._layout_shown, view.bar
    bar.ask_position()
    bar.of.setCurrentIndex(1)
    first, last = layout.covered(SUBJECT)
    length = layout.lengths[SUBJECT]
    for text, words in (
        ("0", f"has residues 1 to {length:,}; there is no 0."),
        (str(length + 1), f"there is no {length + 1:,}."),
        ("x", "whole number"),
        ("", "whole number"),
        ("-3", "whole number"),
        ("９", "whole number"),
    ):
        bar.position_edit.setText(text)
        qtbot.keyClick(bar.position_edit, Qt.Key.Key_Return)
        assert words in bar.note.text, text
        assert view.canvas.selection() == (0, 0)
    assert last < length
    bar.position_edit.setText(str(last + 1))
    qtbot.keyClick(bar.position_edit, Qt.Key.Key_Return)
    covered = f"{first:,} to {last:,}"
    expected = f"Residue {last + 1:,} of the subject is not aligned; the alignment has {covered} of it."
    assert bar.note.text == expected


def test_the_bars_controls_are_named_and_reached(view):
    bar = view.bar
    bar.ask_motif()
    for widget in (
        bar.motif_edit, bar.where, bar.previous_button, bar.next_button,
        bar.position_edit, bar.of, bar.close_button,
    ):  # fmt: skip
        assert widget.accessibleName()
        assert widget.focusPolicy() & Qt.FocusPolicy.TabFocus
    shortcuts = [key.toString() for action in view.actions() for key in action.shortcuts()]
    assert {FIND, GO_TO, "F3", "Shift+F3"} <= set(shortcuts)
