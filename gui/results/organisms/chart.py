"""The bar chart of organisms: hovered, clicked, walked by keys."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QHelpEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QStyle, QStyleOptionFocusRect, QToolTip, QWidget

from swathe.core.cancel import CancelToken
from swathe.core.system.words import counted
from swathe.gui.results.organisms.bars import Bar, Bars, BarsPicture
from swathe.gui.widgets.theme import SPACE, Colours, paper
from swathe.gui.widgets.tooltips import tooltip_text

_LEAST_WIDTH = 32 * SPACE
"""Of a picture in a file: on the screen it is as wide as there is room."""


class OrganismChart(QWidget):
    """Bars of organisms, as high as they need; it stands in a scroll area.

    Signals: `chosen(int)`, the organism clicked or entered, and `current_changed(int)`, the one keys are at.
    """

    chosen = Signal(int)
    current_changed = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self._bars = Bars.of(None, "hits")
        self._current = -1
        self._hovered = -1
        self.setAccessibleName("Bar chart of organisms")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self._renew()

    @property
    def bars(self) -> Bars:
        """What is drawn."""
        return self._bars

    def show_bars(self, bars: Bars) -> None:
        """Draw other bars."""
        self._bars = bars
        self._current = self._hovered = -1
        self._describe()
        self._renew()

    def set_current(self, organism: int) -> None:
        """Mark an organism, -1 for none; it may have no bar."""
        places = [place for place, bar in enumerate(self._bars.bars) if bar.organism == organism]
        self._current = places[0] if places else -1
        self._describe()
        self._renew()

    def picture(self, title: str, contents: str) -> BarsPicture:
        """Return the chart as it goes into files: below a title and what it is of, without marks."""
        width = max(self.width(), _LEAST_WIDTH)
        return BarsPicture(self._bars, width, self.font(), paper(), heading=(title, contents))

    def sizeHint(self) -> QSize:
        """Ask for the height of all bars."""
        return QSize(2 * _LEAST_WIDTH, self._picture.size.height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the bars."""
        with QPainter(self) as painter:
            painter.fillRect(event.rect(), Colours.of(self.palette()).background)
            for _ in self._picture.paint(painter, CancelToken(), False):
                pass
            if self.hasFocus() and self._current >= 0:
                option = QStyleOptionFocusRect()
                option.initFrom(self)
                option.rect = self._picture.rect_of(self._current).toRect().adjusted(1, 0, -1, 0)
                self.style().drawPrimitive(QStyle.PrimitiveElement.PE_FrameFocusRect, option, painter, self)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the bars to the width."""
        super().resizeEvent(event)
        self._renew()

    def changeEvent(self, event: QEvent) -> None:
        """Follow palette and font."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.PaletteChange, QEvent.Type.FontChange):
            self._renew()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Begin at the first bar."""
        super().focusInEvent(event)
        if self._current < 0 and self._bars.bars and event.reason() in _BY_KEYS:
            self._go_to(0)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Show what is under the pointer."""
        self._hover(self._picture.bar_at(event.position().y()))

    def leaveEvent(self, event: QEvent) -> None:
        """Show nothing as under the pointer."""
        super().leaveEvent(event)
        self._hover(-1)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Choose an organism."""
        place = self._picture.bar_at(event.position().y())
        if event.button() == Qt.MouseButton.LeftButton and place >= 0:
            self._go_to(place)
            self.chosen.emit(self._bars.bars[place].organism)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Walk the bars, and choose one."""
        last = len(self._bars.bars) - 1
        places = {
            Qt.Key.Key_Up: max(self._current - 1, 0),
            Qt.Key.Key_Down: min(self._current + 1, last),
            Qt.Key.Key_Home: 0,
            Qt.Key.Key_End: last,
        }
        if last < 0:
            super().keyPressEvent(event)
        elif event.key() in places:
            self._go_to(places[Qt.Key(event.key())])
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self._current >= 0:
            self.chosen.emit(self._bars.bars[self._current].organism)
        else:
            super().keyPressEvent(event)

    def event(self, event: QEvent) -> bool:
        """Say in a tooltip what a bar stands for."""
        if isinstance(event, QHelpEvent):
            place = self._picture.bar_at(event.pos().y())
            text = self._words(self._bars.bars[place]) if place >= 0 else ""
            QToolTip.showText(event.globalPos(), tooltip_text(text), self)
            return True
        return super().event(event)

    def _go_to(self, place: int) -> None:
        if place != self._current:
            self._current = place
            self._describe()
            self._renew()
            self.current_changed.emit(self._bars.bars[place].organism)
            row = self._picture.rect_of(place).toRect()
            viewport = self.parentWidget()
            area = viewport.parentWidget() if viewport is not None else None
            if area is not None and hasattr(area, "ensureVisible"):
                area.ensureVisible(0, row.center().y(), 0, row.height())

    def _hover(self, place: int) -> None:
        if place != self._hovered:
            self._hovered = place
            pointed = Qt.CursorShape.PointingHandCursor if place >= 0 else Qt.CursorShape.ArrowCursor
            self.setCursor(pointed)
            self._renew()

    def _renew(self) -> None:
        self._picture = BarsPicture(
            self._bars, self.width(), self.font(), self.palette(), self._current, self._hovered
        )
        self.setMinimumHeight(self._picture.size.height())
        self.update()

    def _words(self, bar: Bar) -> str:
        said = counted(bar.hits, "hit")
        if self._bars.quantity == "score":
            said += f", best score {bar.value:,}"
        return f"{bar.name}: {said}"

    def _describe(self) -> None:
        """Say the bars, or the one keys are at, to people who hear them."""
        chosen = [self._bars.bars[self._current]] if self._current >= 0 else list(self._bars.bars)
        words = [self._words(bar) for bar in chosen]
        self.setAccessibleDescription("; ".join([*words, *([self._bars.rest] if self._bars.rest else [])]))


_BY_KEYS = (
    Qt.FocusReason.TabFocusReason,
    Qt.FocusReason.BacktabFocusReason,
    Qt.FocusReason.ShortcutFocusReason,
)
