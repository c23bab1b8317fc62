"""Labels of several lines."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QAccessible, QTextDocument
from PySide6.QtWidgets import QLabel

from swathe.gui.widgets.field import ElidedLabel, FoldingLabel, MutedLabel, SentencesLabel, WrappedLabel

SAID = "Not convincing - on request: E ≤ 0.05, report E = 1.6; −150.51 ± 5.24."
BOUND = "Not convincing - on request: E\u00a0≤\u00a00.05, report E\u00a0=\u00a01.6; −150.51\u00a0±\u00a05.24."


@pytest.mark.parametrize("kind", [SentencesLabel, MutedLabel])
def test_no_line_ends_between_a_sign_and_its_number(qtbot, kind):
    """One ended after "report E =", the next began with the number."""
    label = kind(SAID)
    qtbot.addWidget(label)
    shown = QAccessible.queryAccessibleInterface(label).text(QAccessible.Text.Name)
    assert shown == BOUND and label.text() == SAID


def test_no_line_ends_after_the_slash_that_a_path_begins_with(qtbot):
    """One ended with "there is no folder /", and the next began with "tmp"."""
    label = SentencesLabel("There is no folder /tmp/here; a / b stay.")
    qtbot.addWidget(label)
    assert QLabel.text(label) == "There is no folder /\N{WORD JOINER}tmp/here; a / b stay."
    assert label.text() == "There is no folder /tmp/here; a / b stay."


@pytest.mark.parametrize("kind", [FoldingLabel, ElidedLabel])
def test_remarks_under_an_alignment_keep_a_sign_with_its_number(qtbot, kind):
    """ "report E =" ended a line there, while other labels kept the number with it."""
    label = kind()
    qtbot.addWidget(label)
    label.resize(2_000, 40)
    label.set_whole(SAID)
    assert QLabel.text(label) == BOUND and label.text() == label.whole() == SAID


def test_words_that_fold_take_as_many_whole_lines_as_there_are(qtbot):
    """They took a single one where there was room for three of four."""
    label = FoldingLabel()
    qtbot.addWidget(label)
    label.resize(300, 100)
    label.set_whole(" ".join([SAID] * 6))
    line = label.fontMetrics().lineSpacing()
    needed = label.heightForWidth(300) // line
    assert needed > 3 and label.text() == label.whole() and SAID not in label.toolTip()
    for lines in (3, 2):
        label.fold(lines)
        assert label.heightForWidth(300) == lines * line
        assert label.whole().startswith(f"{label.text().removesuffix('…')} ") and SAID in label.toolTip()
    label.fold(needed)
    assert label.text() == label.whole()


def test_a_line_keeps_words_of_its_end_in_sight_where_half_of_it_has_room_for_them(qtbot):
    """A run's parameters took all of its title, and the query's name was cut."""
    label = ElidedLabel()
    qtbot.addWidget(label)
    title = "A: BLOSUM62 12/1, ADRB2_CANFA left out, E ≤ 1 · P53_HUMAN vs sample.swdb"
    label.set_whole(title)
    label.keep("P53_HUMAN")
    label.show()
    width = label.fontMetrics().horizontalAdvance
    label.resize(width(title) + 2, 20)
    assert label.text() == title
    label.resize(width("A: BLOSUM62 12/1, ADRB2_CANFA… · P53_HUMAN…") + 2, 20)
    assert label.text() == "A: BLOSUM62 12/1, ADRB2_CANFA… · P53_HUMAN…" and title in label.toolTip()
    label.resize(width("A: BLOSUM62 12/1…") + 2, 20)
    assert label.text() == "A: BLOSUM62…"


def test_no_line_ends_within_a_link_or_begins_with_a_separator(qtbot):
    """One ended with "Export 161", and the next began with "of A without a pair…"; others began with "·"."""
    label = WrappedLabel()
    qtbot.addWidget(label)
    parts = (
        "639 best pairs of two files",
        "4 partial",
        "1 with low complexity",
        "Export 161 of A without a pair…",
    )
    said = " · ".join(parts)
    label.set_whole(said, links={words: words[:1] for words in parts[1:]})
    assert '<a href="E">Export 161 of A without a pair…</a>' in label.text() and label.whole() == said
    shown = QTextDocument()
    shown.setDefaultFont(label.font())
    shown.setHtml(QLabel.text(label))
    link = label.fontMetrics().horizontalAdvance(f"{parts[-1]} · ")
    for width in range(link + 20, 5 * link, 7):
        shown.setTextWidth(width)
        assert shown.size().height() > 0  # lays it out
        layout = shown.firstBlock().layout()
        lines = [layout.lineAt(place) for place in range(layout.lineCount())]
        text = shown.firstBlock().text()
        texts = [text[line.textStart() : line.textStart() + line.textLength()] for line in lines]
        assert not any(line.lstrip().startswith("·") for line in texts)
        joined = [line.replace("\N{NO-BREAK SPACE}", " ") for line in texts]
        assert all(any(words in line for line in joined) for words in parts[1:])
