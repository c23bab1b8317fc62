"""The queries, one line each: name, length, and a cross that takes it out."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from PySide6.QtCore import (
    QAbstractItemModel,
    QAbstractListModel,
    QEvent,
    QModelIndex,
    QPersistentModelIndex,
    QPoint,
    QRect,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QContextMenuEvent,
    QFontMetrics,
    QIcon,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QPainter,
    QPalette,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListView,
    QMenu,
    QSizePolicy,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from swathe.core.database.nucleotides import looks_like_nucleotides
from swathe.core.scoring.queries import length_words
from swathe.core.sequences.sequence import Sequence
from swathe.gui.widgets.edged import EdgedMenu
from swathe.gui.widgets.icons import icon, sign_side
from swathe.gui.widgets.theme import SPACE, Colours, blend
from swathe.gui.widgets.tooltips import tooltip_text

Index = QModelIndex | QPersistentModelIndex

_FEWEST: Final = 4
"""Queries of a longer list that are in sight."""
_EDIT: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_F2, Qt.Key.Key_Space)
_REMOVE: Final = (Qt.Key.Key_Delete, Qt.Key.Key_Backspace)
_HOW: Final = "Double-click to edit; right-click to keep only this query"


class _Queries(QAbstractListModel):
    """The queries as rows."""

    def __init__(self, parent: QWidget, called: Callable[[int], str]) -> None:
        super().__init__(parent)
        self._called = called
        self.sequences: tuple[Sequence, ...] = ()
        self.nucleotides = False

    def show(self, sequences: tuple[Sequence, ...], nucleotides: bool) -> None:
        """Have these rows; `nucleotides` : whether some of them are."""
        self.beginResetModel()
        self.sequences, self.nucleotides = sequences, nucleotides
        self.endResetModel()

    def length_words(self, row: int) -> str:
        """Return a row's length in its own unit: ``375 aa``, ``375 aa + 1 stop``, ``375 positions``."""
        sequence = self.sequences[row]
        unit = "nt" if self.nucleotides and looks_like_nucleotides(sequence) else "aa"
        return length_words((sequence,), unit)

    def rowCount(self, parent: Index | None = None) -> int:
        """Return the number of queries."""
        return 0 if parent is not None and parent.isValid() else len(self.sequences)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return a query's name, what a screen reader says of it, or its whole header."""
        if not index.isValid():
            return None
        sequence = self.sequences[index.row()]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self._called(index.row())
            case Qt.ItemDataRole.AccessibleTextRole:
                return f"{self._called(index.row())}, {self.length_words(index.row())}"
            case Qt.ItemDataRole.ToolTipRole:
                header = sequence.header[:500] or self._called(index.row())
                return tooltip_text(f"{header}\n{self.length_words(index.row())}\n{_HOW}")
        return None


class _Card(QStyledItemDelegate):
    """Draw one line, and take clicks on its cross."""

    removed = Signal(int)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint name, length and cross."""
        model, palette = index.model(), option.palette
        assert isinstance(model, _Queries)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colours = Colours.of(palette)
        area = option.rect.adjusted(0, 1, -1, -2)
        over = bool(option.state & QStyle.StateFlag.State_MouseOver)
        view = option.widget
        assert isinstance(view, QListView)
        focused = view.hasFocus() and view.currentIndex() == index
        chosen = view.currentIndex() == index and model.rowCount() > 1  # what *Keep only this* keeps
        ground = blend(colours.background, colours.selection, 0.4) if chosen else colours.background
        painter.setPen(colours.focus if focused else Qt.PenStyle.NoPen)
        painter.setBrush(blend(ground, colours.text, 0.05) if over else ground)
        painter.drawRoundedRect(area, 4, 4)
        cross = _cross(option.rect, option.fontMetrics)
        length = model.length_words(index.row())
        metrics = option.fontMetrics
        wide = metrics.horizontalAdvance(length)
        right = cross.left() - SPACE // 2
        centred = Qt.AlignmentFlag.AlignVCenter
        painter.setPen(colours.text if chosen else colours.muted)
        place = QRect(right - wide, area.top(), wide, area.height())
        painter.drawText(place, centred | Qt.AlignmentFlag.AlignRight, length)
        painter.setPen(colours.text)
        left = area.left() + SPACE
        room = right - wide - SPACE - left
        name = metrics.elidedText(str(index.data()), Qt.TextElideMode.ElideRight, room)
        place = QRect(left, area.top(), room, area.height())
        painter.drawText(place, centred | Qt.AlignmentFlag.AlignLeft, name)
        mode = QIcon.Mode.Normal if over or focused else QIcon.Mode.Disabled
        icon("close", palette).paint(painter, cross, Qt.AlignmentFlag.AlignCenter, mode)
        painter.restore()

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Return the height of a line with room to click."""
        return QSize(0, option.fontMetrics.height() + SPACE + 2)

    def editorEvent(
        self, event: QEvent, model: QAbstractItemModel, option: QStyleOptionViewItem, index: Index
    ) -> bool:
        """Take a click on the cross."""
        if (
            isinstance(event, QMouseEvent)
            and event.type() == QEvent.Type.MouseButtonRelease
            and event.button() == Qt.MouseButton.LeftButton
            and _around_cross(option.rect, option.fontMetrics).contains(event.position().toPoint())
        ):
            self.removed.emit(index.row())
            return True
        return super().editorEvent(event, model, option, index)


class QueryCards(QListView):
    """List queries; `called` returns what people call the one of a 0-based place.

    Signals
    -------
    edit_requested(int) : a query, by its place, is to be edited
    removed(int) : one is to be taken out
    kept(int) : all others are to be taken out
    chosen(int) : another one is the chosen one, -1 where none is
    undo_requested() : the last change is to be undone
    """

    edit_requested = Signal(int)
    removed = Signal(int)
    kept = Signal(int)
    chosen = Signal(int)
    undo_requested = Signal()

    def __init__(self, called: Callable[[int], str]) -> None:
        super().__init__()
        self._queries = _Queries(self, called)
        self._card = _Card(self)
        self.setModel(self._queries)
        self.setItemDelegate(self._card)
        self.setAccessibleName("Queries")
        self.setAccessibleDescription("Return edits a query, Delete removes it, its menu keeps it alone")
        self.setUniformItemSizes(True)
        self.setMouseTracking(True)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Expanding)
        self._card.removed.connect(self.removed)
        self.setBackgroundRole(QPalette.ColorRole.Base)
        self.setAutoFillBackground(True)  # in the scroll bar's room, too
        self.verticalScrollBar().rangeChanged.connect(self._keep_width)
        self._keep_width()

    def show_queries(self, sequences: tuple[Sequence, ...], *, nucleotides: bool = False) -> None:
        """List these, at the place where the list was; `nucleotides` : whether some of them are."""
        if sequences is self._queries.sequences and nucleotides == self._queries.nucleotides:
            return
        row, scrolled = self.currentIndex().row(), self.verticalScrollBar().value()
        self._queries.show(sequences, nucleotides)
        self.updateGeometry()
        self.doItemsLayout()  # now: there is nothing to scroll before
        self.verticalScrollBar().setValue(scrolled)
        if sequences:
            self.setCurrentIndex(self._queries.index(min(max(row, 0), len(sequences) - 1)))

    def sizeHint(self) -> QSize:
        """Return the height of the cards that are in sight, however much is said below them."""
        cards = min(max(1, self._queries.rowCount()), _FEWEST)
        card = self.fontMetrics().height() + SPACE + 2
        return QSize(200, cards * card + 2 * self.frameWidth())

    def minimumSizeHint(self) -> QSize:
        """Return the same: a form that is short of room scrolls."""
        return QSize(0, self.sizeHint().height())

    def currentChanged(self, current: Index, previous: Index) -> None:
        """Tell which query is chosen."""
        super().currentChanged(current, previous)
        self.chosen.emit(current.row())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Edit the last query where there is room to write under it, but not where crosses were clicked."""
        place = event.position().toPoint()
        under = not self.indexAt(place).isValid() and not self._is_on_cross(place)
        super().mouseReleaseEvent(event)
        if event.button() == Qt.MouseButton.LeftButton and under:
            self.edit_requested.emit(self._queries.rowCount() - 1)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Edit a query."""
        super().mouseDoubleClickEvent(event)
        place = event.position().toPoint()
        index = self.indexAt(place)
        if event.button() == Qt.MouseButton.LeftButton and index.isValid() and not self._is_on_cross(place):
            self.edit_requested.emit(index.row())

    def context_menu(self, row: int) -> QMenu:
        """Return what can be done with a query."""
        menu = EdgedMenu(self)
        edit = menu.addAction("&Edit", partial(self.edit_requested.emit, row))
        keep = menu.addAction("&Keep only this query", partial(self.kept.emit, row))
        remove = menu.addAction("&Remove", partial(self.removed.emit, row))
        edit.setShortcut(QKeySequence(Qt.Key.Key_Return))
        remove.setShortcut(QKeySequence(Qt.Key.Key_Delete))
        keep.setEnabled(self._queries.rowCount() > 1)
        return menu

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Open the menu of the query under the pointer, or of the one that keys have chosen."""
        by_key = event.reason() == QContextMenuEvent.Reason.Keyboard
        index = self.currentIndex() if by_key else self.indexAt(event.pos())
        if index.isValid():
            self.setCurrentIndex(index)
            menu = self.context_menu(index.row())
            menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
            place = self.visualRect(index).center() if by_key else event.pos()
            menu.popup(self.viewport().mapToGlobal(place))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Edit, take out, or undo."""
        row = self.currentIndex().row()
        if event.matches(QKeySequence.StandardKey.Undo):
            self.undo_requested.emit()
        elif row >= 0 and event.key() in _EDIT:
            self.edit_requested.emit(row)
        elif row >= 0 and event.key() in _REMOVE:
            self.removed.emit(row)
        else:
            super().keyPressEvent(event)

    def _is_on_cross(self, place: QPoint) -> bool:
        """Whether a place is where crosses are, of a query or under the last one."""
        rows = self.viewport().rect()
        index = self.indexAt(place)
        row = self.visualRect(index) if index.isValid() else rows
        cross = _around_cross(row, self.fontMetrics())
        return cross.contains(place) if index.isValid() else cross.left() <= place.x()

    def _keep_width(self) -> None:
        """Leave the scroll bar's room free while there is none: crosses stay under the pointer."""
        bar = self.verticalScrollBar()
        self.setViewportMargins(0, 0, 0 if bar.maximum() else bar.sizeHint().width(), 0)


def _cross(row: QRect, metrics: QFontMetrics) -> QRect:
    """Return where a card's cross is."""
    side = sign_side(metrics)
    return QRect(row.right() - side - SPACE // 2, row.center().y() - side // 2, side, side)


def _around_cross(row: QRect, metrics: QFontMetrics) -> QRect:
    """Return where a card's cross is clicked."""
    return _cross(row, metrics).adjusted(-4, -4, 4, 4)
