"""A sentence at the foot of a page, with a hint and at most two things to do about it."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from typing import Final

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import (
    QAccessible,
    QAccessibleEvent,
    QKeyEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPalette,
)
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QSizePolicy,
    QTabBar,
    QToolButton,
    QWidget,
)
from shiboken6 import isValid

from swathe.gui.widgets.focus import MODIFIERS, last_key
from swathe.gui.widgets.icons import icon
from swathe.gui.widgets.theme import SPACE, Colours, edge_colour
from swathe.gui.widgets.tooltips import tooltip_text

_WIDTH: Final = 420
_FOOT: Final = 44
"""Pixels at the foot of a page that stay free: the line that says how far a search is."""
_MOVED: Final = (QEvent.Type.Resize, QEvent.Type.Move, QEvent.Type.Show, QEvent.Type.Hide)
"""What happens to widgets around an empty ground, or beside the room in the line, where it changes."""
_WORK: Final = (QEvent.Type.MouseButtonPress, QEvent.Type.Wheel, QEvent.Type.KeyPress)
"""What happens to widgets that somebody works in."""
_CONTROLS: Final = (QAbstractButton, QAbstractSpinBox, QComboBox, QLineEdit, QTabBar)
"""What a message does not lie over where it can lie higher."""
_WALKED_WITH: Final = (Qt.Key.Key_Tab, Qt.Key.Key_Backtab, Qt.Key.Key_Escape, *MODIFIERS)
"""Keys that lead elsewhere, or do nothing alone, and Esc, with which the page dismisses it."""
_SHOWN_MS: Final = 8_000


class Tone(Enum):
    """What kind of message it is; the icon says it, colour only helps."""

    NOTE = "info"
    PROBLEM = "warning"


class MessageBar(QWidget):
    """Show one message at a time at the foot of a page; a new one replaces the old.

    A note that asks for nothing goes by itself after a while, or once somebody works in what it covers; a
    problem, and what tells what comes next, stay until something happens or they are dismissed. Nothing
    moves for one where the page names a line at its foot that has room, or ground that is empty; nor for one
    that goes by itself, which else has two lines there, over the last one of what is read, or lies at the
    right, as low as it covers no control. One that stays would cover what is read there: the page leaves its
    foot to it.

    over : the page
    """

    def __init__(self, over: QWidget) -> None:
        super().__init__(over)
        self.setAccessibleName("Message")
        self._over = over
        self._below = 0
        self._room_in_line: Callable[[], QRect] = QRect
        self._ground: Callable[[], QRect] = QRect
        self._kept: QWidget | None = None
        self._taken = 0
        self._around: tuple[QWidget, ...] = ()
        self._covered: list[QWidget] = []
        self._tone = Tone.NOTE
        self._mark = QLabel()
        self._text = QLabel(wordWrap=True, textInteractionFlags=Qt.TextInteractionFlag.TextSelectableByMouse)
        self._text.setTextFormat(Qt.TextFormat.PlainText)
        self._text.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self._buttons = [QPushButton(autoDefault=True), QPushButton(autoDefault=True)]  # Return presses
        self._close = QToolButton(autoRaise=True, toolTip="Dismiss", accessibleName="Dismiss the message")
        self._close.clicked.connect(self.hide)
        self._foot = QWidget()
        foot = QHBoxLayout(self._foot, spacing=SPACE)
        foot.setContentsMargins(0, 0, 0, 0)
        foot.addStretch(1)
        for button in self._buttons:
            foot.addWidget(button)
        self._grid = QGridLayout(self, horizontalSpacing=SPACE, verticalSpacing=SPACE)
        self._grid.addWidget(self._mark, 0, 0, Qt.AlignmentFlag.AlignTop)
        self._grid.addWidget(self._text, 0, 1)
        self._grid.addWidget(self._close, 0, 3, Qt.AlignmentFlag.AlignTop)
        self._grid.setColumnStretch(1, 1)
        self._arrange(False)
        self._actions: list[Callable[[], None]] = []
        self._before: QWidget | None = None  # had the keys before a button took them
        self._buttons[0].clicked.connect(self._do_first)
        self._buttons[1].clicked.connect(self._do_second)
        self._until = QTimer(self)
        self._until.setInterval(_SHOWN_MS)
        self._until.timeout.connect(self._pass_away)
        self._soon = QTimer(self, singleShot=True, interval=0, timeout=self._settle)  # once all is laid out
        over.installEventFilter(self)
        self._tint()
        self.hide()

    @property
    def text(self) -> str:
        """What it says; empty while hidden."""
        return self._text.text() if not self.isHidden() else ""

    @property
    def way_in(self) -> QWidget:
        """What takes the keys: the first thing to do about it, or else what dismisses it."""
        return self._buttons[0] if self._actions else self._close

    @property
    def passes(self) -> bool:
        """Whether it goes by itself."""
        return self._until.isActive()

    def show_message(
        self,
        tone: Tone,
        text: str,
        actions: tuple[tuple[str, Callable[[], None]], ...] = (),
        *,
        passes: bool | None = None,
        tip: str = "",
        key: int = 0,
    ) -> None:
        """Show a sentence, its tip, and up to two actions; choosing one takes it away.

        One that answers a `key`, as `last_key` numbers them, takes the keys where nothing was pressed since.

        A note with actions stays, unless it `passes`: then nothing is lost where nobody chooses one. One
        without actions passes, unless `passes` is False: then it says what comes next. One that is said to
        pass, without actions, says what is seen elsewhere, too: it does not take the place of a problem.
        """
        if passes and not actions and self._tone is Tone.PROBLEM and self.text:
            return
        self._tone = tone
        self._text.setText(text)
        self._text.setToolTip(tooltip_text(tip))
        self._actions = [action for _, action in actions]
        self._foot.setVisible(bool(actions))
        for index, button in enumerate(self._buttons):
            button.setVisible(index < len(actions))
            if index < len(actions):
                button.setText(actions[index][0])
        self._tint()
        if passes is None:
            passes = not actions
        if tone is Tone.NOTE and passes:
            self._until.start()
        else:
            self._until.stop()
        self._place()
        self._soon.start()
        self.show()
        self.raise_()
        if key and actions and key == last_key():
            self._before = self.window().focusWidget()
            self._buttons[0].setFocus(Qt.FocusReason.OtherFocusReason)
        QAccessible.updateAccessibility(QAccessibleEvent(self, QAccessible.Event.Alert))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stay where there is room, in the corner or on empty ground; leave what somebody works in."""
        if event.type() in _WORK and self.passes and any(watched is widget for widget in self._covered):
            if not (isinstance(event, QKeyEvent) and event.key() in _WALKED_WITH):
                self.hide()
            return False
        if event.type() in _MOVED and not self.isHidden():
            if watched is self._over:
                self._place()
            self._soon.start()
        return False

    def stand_over(self, height: int) -> None:
        """Leave so much more of the page's foot free, where something else is."""
        self._below = height
        if not self.isHidden():
            self._place()

    def lie_in(self, room: Callable[[], QRect]) -> None:
        """Lie in the line at the page's foot from now on: its `room` is part of the page, empty for none."""
        self._room_in_line = room

    def lie_on(self, ground: Callable[[], QRect], around: tuple[QWidget, ...], kept: QWidget) -> None:
        """Lie from now on where a part of the page is empty: its `ground`.

        around : what moves, comes or goes where there is another ground, or more room in the line
        kept : stays in sight even where there is no such room
        """
        self._ground, self._kept, self._around = ground, kept, around
        for widget in around:
            widget.installEventFilter(self)

    @classmethod
    def of(cls, widget: QWidget) -> MessageBar:
        """Return the one over the page that a widget is on."""
        page = widget.parentWidget()
        while page is not None:
            for bar in page.findChildren(cls, options=Qt.FindChildOption.FindDirectChildrenOnly):
                return bar
            page = page.parentWidget()
        raise LookupError(f"{widget.accessibleName()} is on no page that has messages")

    def setVisible(self, visible: bool) -> None:
        """Give the page back what was taken of its foot: one hidden beside a page in front has no event."""
        focus = self.window().focusWidget()
        held = focus is not None and self.isAncestorOf(focus)
        super().setVisible(visible)
        if not visible:
            before, self._before = self._before, None
            if held and before is not None and isValid(before) and before.isVisible():
                before.setFocus(Qt.FocusReason.OtherFocusReason)  # else Qt gives them to what is next
            self._soon.stop()  # it would take the room again
            self._take(0)
            self._unwatch()

    def _settle(self) -> None:
        """Stay where there is room, and notice work in what is covered there."""
        self._place()
        self._unwatch()
        if self.passes and not self.isHidden():
            place = self.geometry()
            self._covered = [
                widget
                for widget in self._over.findChildren(QWidget)
                if widget.isVisible()
                and _takes_work(widget)
                and not self.isAncestorOf(widget)
                and place.intersects(QRect(widget.mapTo(self._over, QPoint()), widget.size()))
            ]
            for widget in self._covered:
                widget.installEventFilter(self)

    def _unwatch(self) -> None:
        for widget in self._covered:
            if widget not in self._around and isValid(widget):
                widget.removeEventFilter(self)
        self._covered = []

    def _take(self, height: int) -> None:
        """Have the page leave so much of its foot free."""
        layout = self._over.layout()
        if layout is not None and height != self._taken:
            margins = layout.contentsMargins()
            margins.setBottom(margins.bottom() - self._taken + height)
            layout.setContentsMargins(margins)
            self._taken = height

    def _place(self) -> None:
        over, room = self._over, self._room_in_line()
        self._arrange(True)
        whole = self._grid.sizeHint().width() + self._text_width()
        in_line = QRect(room)  # as wide: else it would cut words that it lies over
        if whole <= room.width():
            in_line.setTop(room.bottom() + 1 - self._grid.totalHeightForWidth(whole))
            self._take(0)
            self.setGeometry(in_line)
            return
        ground = self._ground()
        self._arrange(False)
        self._grid.activate()
        if self._grid.minimumSize().width() <= ground.width():
            height = self._grid.totalHeightForWidth(ground.width())
            if height <= ground.height():
                self._take(0)
                self.setGeometry(ground.x(), ground.bottom() + 1 - height, ground.width(), height)
                return
        if not self.passes:
            width = over.width() - 2 * SPACE
            self._arrange(whole <= width)
            height = min(self._grid.totalHeightForWidth(width), over.height() // 2)
            self.setGeometry(SPACE, over.height() - height - SPACE, width, height)
            self._grid.activate()
            self._take(height + SPACE)
            return
        self._take(0)
        self._arrange(True)
        in_line.setTop(room.bottom() + 1 - self._grid.totalHeightForWidth(room.width()))
        most = room.height() + self.fontMetrics().height()
        if in_line.height() <= most and self._beside_controls(in_line) == in_line:
            self.setGeometry(in_line)
            return
        self._arrange(False)
        usual = max(_WIDTH, 40 * self.fontMetrics().averageCharWidth())
        width = min(max(usual, self._word_width()), over.width() - 2 * SPACE)
        height = min(self._grid.totalHeightForWidth(width), over.height() - 2 * SPACE)
        bottom = over.height() - max(_FOOT, 2 * self.fontMetrics().height()) - self._below
        place = QRect(over.width() - width - 2 * SPACE, max(bottom - height, SPACE), width, height)
        if self._kept is not None and self._kept.isVisible():
            kept = QRect(self._kept.mapTo(over, QPoint()), self._kept.size())
            if place.intersects(kept):
                place.moveBottom(max(kept.top() - SPACE, SPACE + height))
        self.setGeometry(self._beside_controls(place))

    def _beside_controls(self, place: QRect) -> QRect:
        """Return the lowest place, from one on upwards, that covers no control; that itself if none does."""
        controls = [
            QRect(widget.mapTo(self._over, QPoint()), widget.size())
            for widget in self._over.findChildren(QWidget)
            if isinstance(widget, _CONTROLS) and widget.isVisible() and not self.isAncestorOf(widget)
        ]
        free = QRect(place)
        while covered := [control.top() for control in controls if control.intersects(free)]:
            free.moveBottom(min(covered) - SPACE)
            if free.top() < SPACE:
                return place
        return free

    def _arrange(self, in_line: bool) -> None:
        """Place the buttons beside the words, or below them."""
        self._grid.removeWidget(self._foot)
        self._grid.addWidget(self._foot, *((0, 2) if in_line else (1, 0, 1, 4)))
        across, down = (SPACE, 0) if in_line else (2 * SPACE, SPACE)  # the line is as high as a button
        self._grid.setContentsMargins(across + SPACE // 2, down, across, down)
        for sign in (self._mark, self._close):
            side = Qt.AlignmentFlag.AlignVCenter if in_line else Qt.AlignmentFlag.AlignTop
            self._grid.setAlignment(sign, side)

    def _text_width(self) -> int:
        """Return how wide the words are in one line."""
        return self._text.fontMetrics().horizontalAdvance(self._text.text()) + SPACE

    def _word_width(self) -> int:
        """Return the width in which the longest word is whole, such as the name of a file."""
        widest = max(map(self._text.fontMetrics().horizontalAdvance, self._text.text().split()), default=0)
        margins, signs = self._grid.contentsMargins(), (self._mark, self._close)
        beside = sum(sign.sizeHint().width() + SPACE for sign in signs)
        return margins.left() + widest + beside + margins.right() + SPACE

    def _pass_away(self) -> None:
        """Go, unless somebody is about to read or to copy it."""
        focus = QApplication.focusWidget()
        if not self.underMouse() and not (focus is not None and self.isAncestorOf(focus)):
            self._until.stop()
            self.hide()

    def _do_first(self) -> None:
        self._do(0)

    def _do_second(self) -> None:
        self._do(1)

    def _do(self, index: int) -> None:
        action = self._actions[index]
        self.hide()
        action()

    def _tint(self) -> None:
        palette = QPalette(self.palette())
        if self._tone is Tone.PROBLEM:
            palette.setColor(QPalette.ColorRole.ButtonText, Colours.of(self.palette()).warning)
        side = max(20, self.fontMetrics().height())
        self._mark.setPixmap(icon(self._tone.value, palette).pixmap(QSize(side, side)))
        self._close.setIcon(icon("close", self.palette()))

    def changeEvent(self, event: QEvent) -> None:
        """Follow the palette."""
        if event.type() == QEvent.Type.PaletteChange:
            self._tint()
        super().changeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the ground, and a stripe in the colour of what kind of message it is."""
        colours = Colours.of(self.palette())
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            around = QPainterPath()
            around.addRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), 6, 6)
            painter.fillPath(around, colours.background)
            painter.save()
            painter.setClipPath(around)
            stripe = colours.warning if self._tone is Tone.PROBLEM else colours.selection
            painter.fillRect(0, 0, 4, self.height(), stripe)
            painter.restore()
            painter.setPen(edge_colour(self.palette()))
            painter.drawPath(around)


def _takes_work(widget: QWidget) -> bool:
    """Whether keys, or turns of the wheel and clicks in a view, come to a widget."""
    return widget.focusPolicy() != Qt.FocusPolicy.NoFocus or isinstance(
        widget.parentWidget(), QAbstractScrollArea
    )
