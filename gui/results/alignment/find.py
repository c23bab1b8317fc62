"""The bar under the alignment that finds a motif and goes to a position."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QApplication,
    QLabel,
    QLineEdit,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from swathe.core.sequences.motif import Motif, MotifError
from swathe.core.system.words import typed_number
from swathe.gui.results.alignment.layout import QUERY, SUBJECT, Sides
from swathe.gui.widgets.boxes import ComboBox
from swathe.gui.widgets.field import NoteLine
from swathe.gui.widgets.line_edit import LineEdit
from swathe.gui.widgets.parted_line import PartedLine
from swathe.gui.widgets.theme import SPACE

_PAUSE: Final = 200
"""Milliseconds without a key after which what was typed so far is searched for."""


class _Edit(LineEdit):
    """A line edit that says Enter, Shift+Enter and Escape."""

    entered = Signal(bool)
    left = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take the keys that mean something beside typing."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.entered.emit(not event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        elif event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)


class FindBar(QWidget):
    """Ask for a motif and for a position; what is found is the owner's business.

    Signals
    -------
    motif_changed() : `motif` or `rows` did
    step_wanted(bool) : go to the next match, or with False to the one before
    position_wanted(int, int) : row and 1-based position to go to
    closed(bool) : the bar was put away, and had the focus
    """

    motif_changed = Signal()
    step_wanted = Signal(bool)
    position_wanted = Signal(int, int)
    closed = Signal(bool)

    def __init__(self, sides: Sides) -> None:
        super().__init__()
        query, subject = sides.words
        self.motif: Motif | None = None
        self._read = ""
        self._pause = QTimer(self, singleShot=True, interval=_PAUSE)
        self._pause.timeout.connect(self._read_motif)
        self.motif_edit = _Edit(accessibleName="Motif")
        self.motif_edit.setPlaceholderText("Motif: RGD or [ST]-x(2)-[DE]")
        self.motif_edit.setToolTip(
            "Residues, with X for any of them, or a PROSITE pattern: [ST] one of these, {P} none of "
            "these, x any, x(2,4) repeated, < and > the sequence's ends. Enter goes on, Shift+Enter back."
        )
        self.motif_edit.setClearButtonEnabled(True)
        self.where = ComboBox(accessibleName="Find in")
        self.where.addItem("in both", (QUERY, SUBJECT))
        self.where.addItem(f"in {query}", (QUERY,))
        self.where.addItem(f"in {subject}", (SUBJECT,))
        self.previous_button = _button("‹", "Previous match (Shift+F3)")
        self.next_button = _button("›", "Next match (F3)")
        self.count = QLabel()
        self.count.setMinimumWidth(self.fontMetrics().horizontalAdvance("000 of 0,000"))
        self.position_edit = _Edit(accessibleName="Go to position")
        self.position_edit.setPlaceholderText("Position")
        self.position_edit.setToolTip("A residue's number, from 1; Enter goes there")
        self.of = ComboBox(accessibleName="Position in")
        self.of.addItem(f"of {query}", QUERY)
        self.of.addItem(f"of {subject}", SUBJECT)
        self.close_button = _button("×", "Close (Esc)")
        self.note = NoteLine()
        self._lay_out()
        self.motif_edit.textChanged.connect(self._pause.start)
        self.motif_edit.entered.connect(self._on_entered)
        self.motif_edit.left.connect(self.close_bar)
        self.where.currentIndexChanged.connect(self.motif_changed)
        self.previous_button.clicked.connect(self._on_previous)
        self.next_button.clicked.connect(self._on_next)
        self.position_edit.entered.connect(self._on_position)
        self.position_edit.left.connect(self.close_bar)
        self.close_button.clicked.connect(self.close_bar)
        self.hide()

    @property
    def rows(self) -> tuple[int, ...]:
        """Which of `QUERY` and `SUBJECT` are searched."""
        return tuple(self.where.currentData())

    def ask_motif(self) -> None:
        """Show the bar, ready to type a motif."""
        self._open(self.motif_edit)

    def ask_position(self) -> None:
        """Show the bar, ready to type a position."""
        self._open(self.position_edit)

    def close_bar(self) -> None:
        """Put the bar away, and with it what is marked."""
        focus = QApplication.focusWidget()
        focused = focus is not None and self.isAncestorOf(focus)
        self.hide()
        self.closed.emit(focused)

    def say_matches(self, number: int, total: int, beyond: int) -> None:
        """Say how many matches there are, which is gone to (from 0; -1 for none), and how many lie beyond."""
        if not total:
            words = "no match"
        elif number < 0:
            words = f"{total:,} found"
        else:
            words = f"{number + 1:,} of {total:,}"
        self.count.setText(words)
        outside = f"{beyond:,} more beyond the aligned part" if beyond else ""
        self.count.setToolTip(outside)
        self.count.setAccessibleName(f"{words} {outside}".strip())
        none_here = f"No match in the aligned part; {beyond:,} beyond it."
        self.note.say(none_here if beyond and not total else "")
        for button in (self.previous_button, self.next_button):
            button.setEnabled(total > 0)

    def say_problem(self, sentence: str) -> None:
        """Say what cannot be done; nothing with an empty sentence."""
        self.note.say(sentence, warning=bool(sentence))

    def read_now(self) -> None:
        """Take what was typed without waiting for a pause."""
        if self._pause.isActive():
            self._pause.stop()
            self._read_motif()

    # Inside

    def _open(self, edit: QLineEdit) -> None:
        was_hidden = self.isHidden()
        self.show()
        edit.setFocus(Qt.FocusReason.ShortcutFocusReason)
        edit.selectAll()
        if was_hidden:
            self.motif_changed.emit()

    def _read_motif(self) -> None:
        text = self.motif_edit.text()
        if text == self._read:
            return
        self._read = text
        self.motif = None
        self.say_problem("")
        self.count.clear()
        if text.strip():
            try:
                self.motif = Motif.parse(text)
            except MotifError as error:
                self.say_problem(error.message)  # the tooltip says the syntax
        self.motif_changed.emit()

    def _on_entered(self, forward: bool) -> None:
        self.read_now()
        self.step_wanted.emit(forward)

    def _on_previous(self) -> None:
        self.step_wanted.emit(False)

    def _on_next(self) -> None:
        self.step_wanted.emit(True)

    def _on_position(self) -> None:
        try:
            text = typed_number(self.position_edit.text(), whole=True)
        except ValueError:
            text = ""
        if not text.isdigit() or len(text) >= 10:
            self.say_problem("A position is a whole number such as 120.")
            return
        self.say_problem("")
        self.position_wanted.emit(self.of.currentData(), int(text))

    def _lay_out(self) -> None:
        digits = self.fontMetrics().horizontalAdvance("0")
        self.motif_edit.setMinimumWidth(18 * digits)
        self.position_edit.setFixedWidth(11 * digits)
        motif = self.motif_edit, self.where, self.previous_button, self.next_button, self.count
        position = self.position_edit, self.of, self.close_button
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, SPACE // 2, 0, 0)
        layout.setSpacing(SPACE // 2)
        layout.addWidget(PartedLine(motif, position, SPACE // 2, wide=self.motif_edit))
        layout.addWidget(self.note)


def _button(sign: str, name: str) -> QToolButton:
    """Return a small button reached by Tab."""
    button = QToolButton(text=sign, toolTip=name, accessibleName=name, autoRaise=True)
    button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
    return button
