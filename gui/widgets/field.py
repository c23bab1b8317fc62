"""What every part of the search form has: a heading, its controls, and a line that says what is wrong."""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Callable, Mapping, Sequence
from html import escape
from typing import Final

from PySide6.QtCore import QEvent, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPalette, QPen, QResizeEvent, QShortcutEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)
from shiboken6 import isValid

from swathe.gui.widgets.boxes import ComboBox
from swathe.gui.widgets.edged import EdgedFrame
from swathe.gui.widgets.flow_layout import FlowLayout
from swathe.gui.widgets.focus import last_key
from swathe.gui.widgets.icons import icon, sign_side
from swathe.gui.widgets.theme import SPACE, Colours, heading_font
from swathe.gui.widgets.tooltips import tooltip_text, wrapped

_POPOVER_WIDTH: Final = 360
"""Pixels."""
_LEAST_LINE: Final = 40
"""Pixels that a line is elided for at least."""
_SHOWN_MS: Final = 8_000
"""Of a note that goes by itself."""
_BEGIN_OF_PATH: Final = re.compile(r"(?<!\S)/(?=\w)")
"""The slash that a path begins with: it stays with what follows it."""
_SIGN_AND_NUMBER: Final = re.compile(r" ([=≤≥<>±]) (?=[\d−-])")
"""A sign with the spaces around it, before a number."""
_SEPARATOR: Final = re.compile(r" ·(?= )")
"""Between parts of a line: it stays with the one before it."""
_LINK: Final = re.compile(r"(?<=>)[^<>]+(?=</a>)")
"""The words of a link."""
_UNBROKEN: Final = re.compile(r"[^\s/-]+[/-]?")
"""What no line ends within."""
_BEFORE_CUT: Final = " ·→(,"
"""What does not stand before an ellipsis."""
_BARE_COUNT: Final = re.compile(r" [·(] ?[\d,]+ ?$")
"""At the end of what is shown: a count without what it counts."""


def set_own_colour(widget: QWidget, role: QPalette.ColorRole, colour: QColor) -> None:
    """Give a widget one colour of its own; all others go on following the palette."""
    if widget.palette().color(role) != colour:
        palette = QPalette()  # nothing set but this one
        palette.setColor(role, colour)
        widget.setPalette(palette)


class SentencesLabel(QLabel):
    """Text over several lines, none of which ends between a sign and its number, as in ``E = 1.6``.

    No line begins with a separator either, and none ends within a link.
    Where it asks for no width, a name that is wider than a line loses its middle.
    """

    def __init__(self, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent, wordWrap=True)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self._words = ""
        self.setText(text)

    def text(self) -> str:
        """Return the words as they were given."""
        return self._words

    def setText(self, text: str) -> None:
        """Show some words."""
        self._words = text
        shown = _SIGN_AND_NUMBER.sub("\N{NO-BREAK SPACE}\\1\N{NO-BREAK SPACE}", text)
        shown = _SEPARATOR.sub("\N{NO-BREAK SPACE}·", shown)
        shown = _BEGIN_OF_PATH.sub("/\N{WORD JOINER}", shown)
        if self.textFormat() is Qt.TextFormat.RichText:
            shown = _LINK.sub(lambda words: words[0].replace(" ", "\N{NO-BREAK SPACE}"), shown)
        wraps = self.wordWrap() and self.textFormat() is Qt.TextFormat.PlainText
        if wraps and self.sizePolicy().horizontalPolicy() is QSizePolicy.Policy.Ignored:
            shown = _UNBROKEN.sub(self._within_a_line, shown)
        super().setText(shown)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show as much of long names as a line has room for."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.setText(self._words)

    def _within_a_line(self, name: re.Match[str]) -> str:
        return self.fontMetrics().elidedText(name[0], Qt.TextElideMode.ElideMiddle, self.width())


class MutedLabel(SentencesLabel):
    """A label in the palette's quieter text colour, or that of warnings; it follows light and dark."""

    def __init__(self, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        self._warns = False
        self._tint()

    def warn(self, warns: bool) -> None:
        """Take the colour of warnings, or the quiet one."""
        self._warns = warns
        self._tint()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the palette."""
        if event.type() == QEvent.Type.PaletteChange:
            self._tint()
        super().changeEvent(event)

    def _tint(self) -> None:
        colours = Colours.of(QApplication.palette())
        colour = colours.warning if self._warns else colours.muted
        set_own_colour(self, QPalette.ColorRole.WindowText, colour)


class ElidedLabel(SentencesLabel):
    """One line that loses its last words where it is too long; its tooltip has it whole."""

    def __init__(
        self, parent: QWidget | None = None, by_letters: bool = False, *, muted: bool = False
    ) -> None:
        """Show nothing yet.

        by_letters : lose letter by letter, as a part of a name says more than none of it
        muted : have the palette's quieter text colour
        """
        super().__init__(parent=parent)
        if muted:
            self.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        self.setWordWrap(False)
        self._whole = ""
        self._kept = ""
        self._links: Mapping[str, str] = {}
        self._by_letters = by_letters
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def whole(self) -> str:
        """Return the text, whatever of it is in sight."""
        return self._whole

    def set_whole(self, text: str, tooltip: str = "", links: Mapping[str, str] | None = None) -> None:
        """Show a text; `tooltip` says more than the text itself where that is useful.

        links : parts of the text that can be clicked, each with what `linkActivated` then tells
        """
        self._whole, self._links = text, links or {}
        self.setToolTip(tooltip_text(tooltip or text))
        self.setAccessibleName(text)
        self.updateGeometry()
        self._elide()

    def resizeEvent(self, event: QEvent) -> None:
        """Elide anew."""
        self._elide()

    def keep(self, words: str) -> None:
        """Keep some words in sight, where half of the room is enough: those before them lose their end.

        '' keeps its beginning alone.
        """
        self._kept = words
        self._elide()

    def elided(self, width: int) -> str:
        """Return what is shown of the text where there are so many pixels."""
        width = max(width, _LEAST_LINE)
        shown, place = self._cut(self._whole, width), self._whole.rfind(self._kept)
        if self._kept in shown or place < 0:
            return shown
        kept = f" · {self._kept}{'' if self._whole.endswith(self._kept) else '…'}"
        room = width - self.fontMetrics().horizontalAdvance(kept)
        return self._cut(self._whole[:place].rstrip(" ·"), room) + kept if 2 * room >= width else shown

    def _cut(self, text: str, width: int) -> str:
        """Return what of a text goes into so many pixels, with an ellipsis for the rest."""
        shown = self.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, width)
        if shown == text or not shown.endswith("…"):
            return shown
        cut = shown.removesuffix("…")
        words, space, _ = cut.rpartition(" ")
        if space and not self._by_letters:
            in_word = not text.startswith(" ", len(cut))
            cut = _BARE_COUNT.sub("", words if in_word else cut)  # not a part of a word, or of a number
        return f"{cut.rstrip(_BEFORE_CUT)}…"

    def _elide(self) -> None:
        shown = self.elided(self.width())
        links = {words: told for words, told in self._links.items() if words in shown}
        self.setTextFormat(Qt.TextFormat.RichText if links else Qt.TextFormat.PlainText)
        if links:
            shown = escape(shown)
            for words, told in links.items():
                shown = shown.replace(words, f'<a href="{told}">{words}</a>')
        self.setText(shown)


class WrappedLabel(ElidedLabel):
    """Words that go on in the next line where there is no room: nothing of them is out of sight."""

    def __init__(self, parent: QWidget | None = None, *, muted: bool = False) -> None:
        super().__init__(parent, muted=muted)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.setWordWrap(True)

    def elided(self, width: int) -> str:
        """Return all of the text."""
        return self._whole


class FoldingLabel(ElidedLabel):
    """Words in as many lines as they take, or in fewer where height is short: then they lose their end.

    It asks for the height of one line alone: whoever holds it folds it where there is no more. The tooltip
    has words that are cut above what else is to be said.
    """

    def __init__(self, parent: QWidget | None = None, *, muted: bool = False) -> None:
        super().__init__(parent, muted=muted)
        self._lines = 0
        self._more = ""
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.setWordWrap(True)

    def set_whole(self, text: str, tooltip: str = "", links: Mapping[str, str] | None = None) -> None:
        """Show a text; `tooltip` says more than the text itself."""
        self._more = tooltip
        super().set_whole(text, tooltip, links)

    def minimumSizeHint(self) -> QSize:
        """Return no width, and the height of a line."""
        return QSize(0, self.fontMetrics().height())

    def fold(self, lines: int = 0) -> None:
        """Take so many lines at most; 0 for as many as it takes."""
        if lines != self._lines:
            self._lines = lines
            self.setWordWrap(lines != 1)
            self.updateGeometry()
            self._elide()

    def elided(self, width: int) -> str:
        """Return what is shown of the text where there are so many pixels, in one line or in all it takes."""
        return self._cut(self._whole.replace("\n", " "), width) if self._lines == 1 else self._whole

    def _elide(self) -> None:
        super()._elide()
        if self._lines > 1 and " " in self._whole and self._is_too_high():
            ends = [place for place, letter in enumerate(self._whole) if letter == " "]
            first = bisect_left(ends, True, key=self._is_too_high_to)
            self._is_too_high_to(ends[max(first - 1, 0)])
        cut = self._whole if self.text() != self._whole else ""
        self.setToolTip(tooltip_text("\n".join(filter(None, (cut, self._more)))))

    def _is_too_high_to(self, end: int) -> bool:
        """Show the text up to a place; return whether that takes more lines than there are."""
        self.setText(f"{self._whole[:end].rstrip(_BEFORE_CUT)}…")
        return self._is_too_high()

    def _is_too_high(self) -> bool:
        return self.heightForWidth(self.width()) > self._lines * self.fontMetrics().lineSpacing()


class InfoButton(QToolButton):
    """An i in a circle that shows what it has to say when pressed; hidden while that is nothing."""

    def __init__(self, about: str, parent: QWidget | None = None) -> None:
        super().__init__(parent, autoRaise=True, accessibleName=about)
        self._words = ""
        self._action: Action | None = None
        self.clicked.connect(self.show_words)
        self._tint()
        self.hide()

    @property
    def words(self) -> str:
        """What it has to say."""
        return self._words

    def say(self, words: str, action: Action | None = None) -> None:
        """Have something to say, lines of plain text, and an `action` to offer below them."""
        self._words = words
        self._action = action
        self.setToolTip(tooltip_text(wrapped(words)))
        self.setAccessibleDescription(words)
        self.setVisible(bool(words))

    def show_words(self) -> None:
        """Show it below and to the right, until something else is clicked or Esc is pressed.

        What it is about stands to the left of it, and below.
        """
        popover = EdgedFrame(self, Qt.WindowType.Popup)
        popover.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        label = QLabel(self._words, popover, wordWrap=True)
        label.setTextFormat(Qt.TextFormat.PlainText)
        label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        label.setMinimumWidth(min(40 * label.fontMetrics().averageCharWidth(), _POPOVER_WIDTH))
        layout = QVBoxLayout(popover)
        layout.setContentsMargins(12, SPACE, 12, SPACE)
        layout.addWidget(label)
        if self._action is not None:
            words, act = self._action
            button = QPushButton(words, popover, accessibleName=words, autoDefault=True)
            button.clicked.connect(popover.close)
            button.clicked.connect(act)
            layout.addWidget(button, 0, Qt.AlignmentFlag.AlignLeft)
        popover.adjustSize()
        corner = self.mapToGlobal(self.rect().bottomLeft())
        room = self.screen().availableGeometry()
        left = max(min(corner.x(), room.right() - popover.width()), room.left())
        popover.move(left, min(corner.y(), room.bottom() - popover.height()))
        popover.show()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the palette."""
        if event.type() == QEvent.Type.PaletteChange:
            self._tint()
        super().changeEvent(event)

    def _tint(self) -> None:
        self.setIcon(icon("info", self.palette()))


def name_box(name: str, letters: int) -> ComboBox:
    """Return a box for long names: as wide as there is room, with at least so many letters."""
    box = ComboBox()
    box.setAccessibleName(name)
    box.setMinimumContentsLength(letters)
    box.setSizeAdjustPolicy(ComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
    box.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
    return box


Action = tuple[str, Callable[[], None]]
"""What a button says and what it does."""
Offer = Action | tuple[str, Callable[[], None], str]
"""The same, or with the button's tooltip where that is not all."""


class NoteLine(QWidget):
    """The line under a field: quiet where it informs, in the colour of warnings where something is wrong.

    What can be done about it is offered by buttons, and kept in `actions_`. What only the curious want to
    know is behind `info`, which the field places.
    """

    def __init__(self, about: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.info = InfoButton(about, self)
        self._label = MutedLabel(parent=self)
        self._label.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self._label.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self._label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._mark = QLabel()
        self._actions = FlowLayout()
        self._buttons: list[QPushButton] = []
        self.actions_: tuple[Offer, ...] = ()
        layout = QGridLayout(self, horizontalSpacing=SPACE // 2, verticalSpacing=SPACE // 2)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self._mark, 0, 0, Qt.AlignmentFlag.AlignTop)
        layout.addWidget(self._label, 0, 1)
        layout.addLayout(self._actions, 1, 1)
        layout.setColumnStretch(1, 1)
        self._warns = False
        self._passing = QTimer(self, singleShot=True, timeout=lambda: self.say(""))
        self._above: tuple[QWidget, ...] = (self.info,)
        self._before: QWidget | None = None  # had the keys before a button took them
        self.say("")

    def keep_room(self, lines: int = 1) -> None:
        """Take the room of some lines while there is nothing to say, so that nothing moves when there is."""
        policy = self.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        self.setSizePolicy(policy)
        self.setMinimumHeight(max(self._mark.width(), lines * self._label.fontMetrics().height()))

    def tab_from(self, *above: QWidget) -> None:
        """Let Tab come to the buttons from the first of the controls above the line.

        When a button goes that has the keys, the one of them that is shown gets them back.
        """
        self._above = above

    @property
    def in_sight(self) -> str:
        """What it says without a click."""
        return self._label.text()

    @property
    def text(self) -> str:
        """All it says, the words behind `info` last."""
        return "\n".join(filter(None, (self.in_sight, self.info.words)))

    @property
    def warns(self) -> bool:
        """Whether it says that something is wrong."""
        return self._warns

    @property
    def buttons(self) -> tuple[QPushButton, ...]:
        """What can be done about it, in order."""
        return tuple(self._buttons)

    def say(
        self,
        text: str,
        warning: bool = False,
        actions: Sequence[Offer] = (),
        more: str = "",
        more_action: Action | None = None,
        *,
        passes: bool = False,
    ) -> None:
        """Show a sentence; an empty one takes no room. `more` is shown when `info` is pressed.

        passes : whether it goes by itself after a while
        """
        self._passing.stop()
        if passes and text:
            self._passing.start(_SHOWN_MS)
        self._label.setText(text)
        self._label.setVisible(bool(text))
        self._label.setAccessibleName(text)
        self._label.warn(warning)
        self._warns = warning
        self._mark.setVisible(warning)
        self._give_keys_back()
        for button in self._buttons:
            self._actions.removeWidget(button)
            button.hide()
            button.deleteLater()
        self._buttons = []
        self.actions_ = tuple(actions)
        for words, act, *tip in actions:
            button = QPushButton(words, self, accessibleName=words, autoDefault=True)  # Return presses
            button.setToolTip(tooltip_text("".join(tip)))
            button.clicked.connect(act)
            self._actions.addWidget(button)
            self.setTabOrder(self._buttons[-1] if self._buttons else self._above[0], button)
            button.show()
            self._buttons.append(button)
        self.info.say(more, more_action)
        self.setVisible(bool(text or actions))
        self.updateGeometry()  # one that keeps its room when hidden would keep that of its last words
        self._tint()

    def take_keys(self, key: int) -> None:
        """Give the keys to the first button, where this answers `key` and nothing was pressed since."""
        if key and key == last_key() and self._buttons:
            self._before = self.window().focusWidget()
            self._buttons[0].setFocus(Qt.FocusReason.OtherFocusReason)

    def _give_keys_back(self) -> None:
        """Take the keys from a button that goes: Qt would give them to whatever is next in the window.

        Of a window behind a dialog, too, which would begin with its first button when it is in front again.
        """
        before, self._before = self._before, None
        if before is None or not isValid(before) or not before.isVisible():
            before = next((control for control in self._above if not control.isHidden()), None)
        if before is not None and self.window().focusWidget() in self._buttons:
            before.setFocus(Qt.FocusReason.OtherFocusReason)

    def changeEvent(self, event: QEvent) -> None:
        """Follow palette and font."""
        if event.type() in (QEvent.Type.PaletteChange, QEvent.Type.FontChange):
            self._tint()
        super().changeEvent(event)

    def _tint(self) -> None:
        side = sign_side(self._label.fontMetrics())
        self._mark.setFixedWidth(side)
        if self._warns:
            palette = QPalette(self.palette())
            palette.setColor(QPalette.ColorRole.ButtonText, Colours.of(QApplication.palette()).warning)
            self._mark.setPixmap(icon("warning", palette).pixmap(QSize(side, side)))


class _Heading(QLabel):
    """The heading of a field, whose letter gives the field the keys and brings it into sight.

    Qt brings into sight what Tab goes to, and clicks a button that a letter goes to unless others have the
    letter too.
    """

    def event(self, event: QEvent) -> bool:
        """Give the field the keys without clicking it, and scroll to it and to its current row."""
        if isinstance(event, QShortcutEvent):
            event = QShortcutEvent(event.key(), event.shortcutId(), True)
        taken = super().event(event)
        if event.type() == QEvent.Type.Shortcut:
            self._show_field()
        return taken

    def _show_field(self) -> None:
        field, above = QApplication.focusWidget(), self.parentWidget()  # `buddy()` would go with the heading
        if isinstance(field, QAbstractItemView):
            field.scrollTo(field.currentIndex())
        while field is not None and above is not None:
            if isinstance(above, QScrollArea):
                above.ensureWidgetVisible(field, 0, 4 * SPACE)
            above = above.parentWidget()


class Field(QWidget):
    """A group of the form.

    `problem` is empty or the sentence that keeps the search from starting; `changed` is emitted whenever what
    the field holds, or its problem, may have changed.
    """

    changed = Signal()

    def __init__(self, heading: str) -> None:
        super().__init__()
        self.problem = ""
        self._folded: QWidget | None = None
        self.heading = _Heading(heading)
        self.heading.setFont(heading_font(self.heading.font()))
        about = heading.replace("&", "")
        self.note = NoteLine(f"About this field: {about}", self)
        self.title_line = QHBoxLayout(spacing=SPACE // 2)
        self.title_line.addWidget(self.heading, 1)
        self.body = QVBoxLayout(self, spacing=SPACE // 2)
        self.body.setContentsMargins(0, 0, 0, 0)
        self.body.addLayout(self.title_line)

    def minimumSizeHint(self) -> QSize:
        """Ask for the width of its details, folded or not: a form is no wider once they unfold."""
        size = super().minimumSizeHint()
        folded = self._folded
        return size if folded is None else size.expandedTo(QSize(folded.minimumSizeHint().width(), 0))

    def fold_details(self, controls: QWidget) -> QWidget:
        """Put controls and the note into a widget, hidden until the field's box is ticked, and return it."""
        details = QWidget()
        column = QVBoxLayout(details, spacing=SPACE // 2)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(controls)
        column.addWidget(self.note)
        self.note.keep_room(2)
        details.hide()
        self.body.addWidget(details)
        self._folded = details
        return details

    def invite_drop(self, hint: str) -> None:
        """Mark the field as a place to drop a file, or stop doing so with an empty hint."""
        self._veil.setGeometry(self.rect())
        self._veil.text = hint
        self._veil.setVisible(bool(hint))
        self._veil.raise_()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the mark for dropping as large as the field."""
        super().resizeEvent(event)
        self._veil.setGeometry(self.rect())

    @property
    def _veil(self) -> DropVeil:
        veil = self.findChild(DropVeil)
        return veil if veil is not None else DropVeil(self)

    def set_problem(
        self,
        problem: str,
        note: str = "",
        warning: bool = False,
        *,
        actions: Sequence[Offer] = (),
        more: str = "",
        more_action: Action | None = None,
    ) -> None:
        """Say what is wrong, or with an empty `problem` what is worth knowing.

        `actions` can be taken about it, and `more` is what only the curious want to know, with `more_action`.
        """
        self.problem = problem
        self.note.say(problem or note, bool(problem) or warning, actions, more, more_action)
        self.changed.emit()

    def wait_for(self, words: str) -> None:
        """Say what the field waits for: it holds nothing yet, but nothing is wrong."""
        self.problem = words
        self.note.say(words)
        self.changed.emit()


class DropVeil(QWidget):
    """Covers a field while a file is dragged over the window and says what dropping here means."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.text = ""
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the ground and the mark."""
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            highlight = self.palette().color(QPalette.ColorRole.Highlight)
            ground = self.palette().color(QPalette.ColorRole.Base)
            ground.setAlphaF(0.9)
            painter.setBrush(ground)
            painter.setPen(QPen(highlight, 2, Qt.PenStyle.DashLine))
            painter.drawRoundedRect(self.rect().adjusted(1, 1, -1, -1), 4, 4)
            painter.setPen(self.palette().color(QPalette.ColorRole.Text))
            painter.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap, self.text)
