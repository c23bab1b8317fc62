"""A layout that fills rows from left to right and begins another where one is full."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem, QWidget

from swathe.gui.widgets.theme import SPACE

_Row = list[tuple[QLayoutItem, int]]
"""Items and the widths that they ask for, in pixels: asked once, while rows are tried for all of them."""


class FlowLayout(QLayout):
    """Place items beside each other as words are in a paragraph.

    Those of a row whose size policies have a stretch share what is left of it, as in Qt's rows.
    """

    def __init__(self, parent: QWidget | None = None, between: int = SPACE // 2, even: bool = False) -> None:
        """`between` are the pixels between items of a row; rows stand half a space apart.

        even : rows about equally long, instead of full ones and what is left over
        """
        super().__init__(parent)
        self._between, self._even = between, even
        self._items: list[QLayoutItem] = []
        self._heights: dict[int, int] = {}
        self.setContentsMargins(0, 0, 0, 0)
        self.setSpacing(SPACE // 2)

    def set_between(self, pixels: int) -> None:
        """Stand items of a row so far apart."""
        if pixels != self._between:
            self._between = pixels
            self.invalidate()

    def addItem(self, item: QLayoutItem) -> None:
        """Put an item last."""
        self._items.append(item)
        self._heights.clear()

    def count(self) -> int:
        """Return the number of items."""
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        """Return an item; None outside."""
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        """Remove an item and return it."""
        self._heights.clear()
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def invalidate(self) -> None:
        """Measure items anew: one has another size, or is hidden or shown."""
        self._heights.clear()
        super().invalidate()

    def expandingDirections(self) -> Qt.Orientation:
        """Ask for no more room than needed."""
        return Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:
        """Say that a narrower layout is higher."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Return the height of all rows."""
        height = self._heights.get(width)  # a layout around this one asks for it a dozen times
        if height is None:
            height = self._heights[width] = self._place(QRect(0, 0, width, 0), move=False)
        return height

    def rows_of(self, widgets: Iterable[QWidget], width: int) -> int:
        """Return how many rows these of its widgets would take, shown or not."""
        return len(self._rows([(self._items[self.indexOf(one)], _hint(one)) for one in widgets], width))

    def setGeometry(self, rect: QRect) -> None:
        """Place the items."""
        super().setGeometry(rect)
        self._place(rect, move=True)

    def sizeHint(self) -> QSize:
        """Return the size of the widest item."""
        return self.minimumSize()

    def minimumSize(self) -> QSize:
        """Return the size of the widest item."""
        size = QSize()
        for item in self._items:
            size = size.expandedTo(item.minimumSize())
        return size.grownBy(self.contentsMargins())

    def _place(self, rect: QRect, move: bool) -> int:
        """Return the height needed in a width; with `move`, place the items, centred in their rows."""
        margins = self.contentsMargins()
        rect = rect.marginsRemoved(margins)
        items = [(item, _wide(item)) for item in self._items if not item.isEmpty()]
        rows = self._rows(items, rect.width())
        if self._even:
            rows = self._evened(items, rows)
        top = rect.y()
        for row in rows:
            left, rest = rect.x(), max(rect.width() - self._width(row), 0)
            shares = [_stretch(item) for item, _ in row]
            widths = [
                min(wide, rect.width()) + rest * share // max(sum(shares), 1)
                for (_, wide), share in zip(row, shares, strict=True)
            ]
            heights = [_height(item, width) for (item, _), width in zip(row, widths, strict=True)]
            height = max(heights)
            for (item, _), *size in zip(row, widths, heights, strict=True):
                if move:
                    corner = QPoint(left, top + (height - size[1]) // 2)
                    item.setGeometry(QRect(corner, QSize(*size)))
                left += size[0] + self._between
            top += height + self.spacing()
        used = max(top - self.spacing() - rect.y(), 0)
        return used + margins.top() + margins.bottom()

    def _rows(self, items: _Row, width: int) -> list[_Row]:
        """Return items in rows as full as a width allows."""
        rows: list[_Row] = []
        for item in items:
            if not rows or self._width([*rows[-1], item]) > width:
                rows.append([])
            rows[-1].append(item)
        return rows

    def _evened(self, items: _Row, rows: list[_Row]) -> list[_Row]:
        """Return the items in as many rows, the longest as short as can be."""
        while True:
            widest = max(map(self._width, rows), default=0)
            narrower = self._rows(items, widest - 1)
            if len(narrower) > len(rows) or max(map(self._width, narrower), default=0) >= widest:
                return rows
            rows = narrower

    def _width(self, row: _Row) -> int:
        """Return how wide a row is."""
        return sum(wide for _, wide in row) + self._between * (len(row) - 1)


def _wide(item: QLayoutItem) -> int:
    """Return the width that an item asks for: one whose hint is ignored, at least its least."""
    return max(item.sizeHint().width(), item.minimumSize().width())


def _hint(widget: QWidget) -> int:
    """Return the same of a widget that may be hidden, whose item asks for none."""
    return max(widget.sizeHint().width(), widget.minimumSizeHint().width())


def _height(item: QLayoutItem, width: int) -> int:
    """Return the height that an item asks for: words that wrap take more lines in less width."""
    return item.heightForWidth(width) if item.hasHeightForWidth() else item.sizeHint().height()


def _stretch(item: QLayoutItem) -> int:
    widget = item.widget()
    return widget.sizePolicy().horizontalStretch() if widget is not None else 0
