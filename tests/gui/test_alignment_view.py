"""The alignment's layout, picture, selection and text."""

from __future__ import annotations

import time

import numpy as np
import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication, QPalette

from core.alignment import Alignment
from core.alphabet import decode, encode
from core.sequence import Sequence
from gui.residue_colours import ColourScheme
from gui.theme import Colours, apply_colour_scheme
from gui.views.alignment_layout import GAP, IDENTICAL, MISMATCH, POSITIVE, AlignmentLayout
from gui.views.alignment_layout import QUERY as QUERY_ROW
from gui.views.alignment_layout import SUBJECT as SUBJECT_ROW
from gui.views.alignment_view import AlignmentView
from tests.gui.results_fixtures import align_rows, search

QUERY = Sequence("q a query", encode("AAACDEFGHIKLM"))
SUBJECT = Sequence("s a subject", encode("WWACDFGYIKKLM"))
SMALL = Alignment(
    query_start=2,
    query_end=13,
    subject_start=2,
    subject_end=13,
    operations="3M1I5M1D2M",
    score=40,
    length=12,
    identities=9,
    positives=10,
    mismatches=1,
    gap_openings=2,
    gaps=2,
    middle="ACD FG+IK LM",
)


@pytest.fixture
def result():
    return search().queries[0]


@pytest.fixture
def view(qtbot):
    view = AlignmentView()
    view.resize(800, 400)
    qtbot.addWidget(view)
    with qtbot.waitExposed(view):
        view.show()
    return view


@pytest.fixture
def shown(view, result):
    align_rows(search().plan, result, [0, 5])
    view.set_hit(result, 5)
    return view


def _place(canvas, column: int) -> QPoint:
    """Return where a column of the first block begins, near the top of its query row."""
    measures = canvas.measures
    return QPoint(round(measures.left + column * measures.advance), 8 + measures.ruler + 1)


def test_layout_counts_positions_over_gaps():
    layout = AlignmentLayout(SMALL, QUERY, SUBJECT)
    assert layout.n_columns == 12
    assert layout.n_blocks(5) == 3
    first, second, third = (layout.block(begin, begin + 5) for begin in (0, 5, 10))
    assert (first.query, first.middle, first.subject) == ("ACDEF", "ACD F", "ACD-F")
    assert (first.query_from, first.query_to, first.subject_from, first.subject_to) == (3, 7, 3, 6)
    assert (second.query, second.subject) == ("GHIK-", "GYIKK")
    assert (second.query_from, second.query_to, second.subject_from, second.subject_to) == (8, 11, 7, 11)
    assert (third.query_from, third.query_to, third.subject_from, third.subject_to) == (12, 13, 12, 13)
    assert third.last == 12


def test_layout_tells_what_each_column_is():
    layout = AlignmentLayout(SMALL, QUERY, SUBJECT)
    assert layout.kinds.tolist() == [2, 2, 2, GAP, 2, 2, POSITIVE, 2, 2, GAP, 2, 2]
    assert MISMATCH not in layout.kinds
    for scheme, query, subject in (
        (ColourScheme.NONE, [0] * 12, [0] * 12),
        (ColourScheme.IDENTITY, [1, 1, 1, 0, 1, 1, 0, 1, 1, 0, 1, 1], [1, 1, 1, 0, 1, 1, 0, 1, 1, 0, 1, 1]),
        (ColourScheme.POSITIVES, [1, 1, 1, 0, 1, 1, 2, 1, 1, 0, 1, 1], [1, 1, 1, 0, 1, 1, 2, 1, 1, 0, 1, 1]),
    ):
        assert layout.colours(scheme, QUERY_ROW).tolist() == query
        assert layout.colours(scheme, SUBJECT_ROW).tolist() == subject


def test_residues_have_columns_and_columns_residues():
    layout = AlignmentLayout(SMALL, QUERY, SUBJECT)
    assert layout.lengths == (13, 13)
    assert layout.covered(QUERY_ROW) == (3, 13)
    assert [layout.column_of(QUERY_ROW, residue) for residue in (1, 2, 5, 10, 11, 12, 13)] == [
        -1, 0, 3, 8, 10, 11, -1,
    ]  # fmt: skip
    assert [layout.column_of(SUBJECT_ROW, residue) for residue in (1, 2, 4, 5, 12)] == [-1, 0, 2, 4, 11]
    assert layout.ticks(QUERY_ROW, 0, 12) == [(7, 10)]
    assert layout.ticks(SUBJECT_ROW, 0, 12) == [(8, 10)]
    assert layout.ticks(SUBJECT_ROW, 0, 8) == []
    spans = layout.spans(QUERY_ROW, np.array([[0, 2], [0, 3], [9, 12], [12, 13]]))
    assert spans.tolist() == [[0, 1], [7, 11], [11, 12]]
    assert layout.spans(SUBJECT_ROW, np.array([[4, 6], [5, 7]])).tolist() == [[2, 5], [4, 6]]


def test_a_block_without_residues_says_the_one_before():
    layout = AlignmentLayout(SMALL, QUERY, SUBJECT)
    block = layout.block(3, 4)
    assert (block.subject, block.subject_from, block.subject_to) == ("-", 5, 5)


def test_text_is_wrapped_and_ruled():
    text = AlignmentLayout(SMALL, QUERY, SUBJECT).text(0, 12, 10)
    assert text == (
        "Query   3  ACDEFGHIK-  11\n"
        "           ACD FG+IK\n"
        "Sbjct   3  ACD-FGYIKK  11\n"
        "\n"
        "Query  12  LM  13\n"
        "           LM\n"
        "Sbjct  12  LM  13\n"
    )


def test_says_so_when_there_is_nothing_to_show(view, result):
    assert "No alignment yet" in view.message.text()
    view.set_hit(result, -1)
    assert "No hit selected" in view.message.text()
    assert not view.canvas.isVisible()
    assert view.text() == ""


def test_says_aligning_until_it_is_ready_then_shows(view, result):
    view.set_hit(result, 1)
    assert "Aligning" in view.message.text()
    assert result.hits.header(1).startswith(view._header.text()[:50])
    assert result.hits.display("score", 1) in view._statistics.text()
    align_rows(search().plan, result, [1])
    view.alignment_ready()
    assert view.canvas.isVisible()
    alignment = result.hits.alignments[1]
    said = view._statistics.text()
    assert (
        f"Identities {alignment.identities}/{alignment.length} ({result.hits.display('identity', 1)} %)"
        in said
    )
    assert f"Positives {alignment.positives}/{alignment.length}" in said
    assert f"Gaps {alignment.gaps}/{alignment.length}" in said
    assert f"{alignment.query_start + 1}–{alignment.query_end} of {len(result.query)}" in said
    assert view.canvas.accessibleDescription() == said


def test_estimated_evalues_are_marked(view, result):
    view.set_hit(result, 0)
    assert "estimated" not in view._statistics.text()
    view.set_hit(search(13, 3).queries[0], 0)
    assert "(estimated)" in view._statistics.text()


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
    assert shown._statistics.text() in text
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
        qtbot.wait(20)
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
    assert len(view._header.text()) < 500
    assert "…" in view._header.text()
    assert long in view.text()
