"""What the window shows while it shows no search: where to drop files, the sample, and the last searches."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QPersistentModelIndex,
    QPointF,
    QRect,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QFont, QKeyEvent, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import (
    QAbstractItemView,
    QGridLayout,
    QLabel,
    QListView,
    QPushButton,
    QSizePolicy,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from swathe.core.headers.brief import untagged
from swathe.core.history.run_table import options_text
from swathe.core.system.words import counted, date_text
from swathe.gui.widgets.field import MutedLabel
from swathe.gui.widgets.parted_line import PartedLine
from swathe.gui.widgets.scrolled import Scrolled
from swathe.gui.widgets.theme import SPACE, Colours, blend
from swathe.gui.widgets.tooltips import tooltip_text

if TYPE_CHECKING:
    from swathe.core.history.history_file import RunRow

Index = QModelIndex | QPersistentModelIndex

RECENT: Final = 8
"""Searches that are listed."""
_WIDTH: Final = 880
"""Room for all that is said of a usual search."""
_LETTERS: Final = 125
"""What that is in letters: more pixels where they are large."""


class _Runs(QAbstractListModel):
    """The last searches as rows."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.runs: tuple[RunRow, ...] = ()

    def show(self, runs: tuple[RunRow, ...]) -> None:
        """Have these rows."""
        self.beginResetModel()
        self.runs = runs
        self.endResetModel()

    def rowCount(self, parent: Index | None = None) -> int:
        """Return the number of searches."""
        return 0 if parent is not None and parent.isValid() else len(self.runs)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return a search's name, or all that is said of it."""
        if not index.isValid():
            return None
        run = self.runs[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return title_of(run)
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return f"{title_of(run)}, {about(run)}, {hits_words(run)}"
        if role == Qt.ItemDataRole.ToolTipRole:
            return tooltip_text(f"{run.shown}\n{about(run)}\n{hits_words(run)}")
        return None


def title_of(run: RunRow) -> str:
    """Return a search's name, or its title without the tags and accessions of UniProt's identifiers."""
    return run.name or untagged(run.title)


def about(run: RunRow) -> str:
    """Return when a search was made, how, and what it found that tells it from others, as far as known.

    The date comes first: nothing else tells two runs of the same search apart.
    """
    return " · ".join(filter(None, (date_text(run.started), options_text(run), run.found)))


def hits_words(run: RunRow) -> str:
    """Return how many hits a search has, and how far it came if it was stopped before its end."""
    stopped = "" if run.status == "complete" else f"{run.ended} · "
    return stopped + counted(run.hits, "hit")


class _Row(QStyledItemDelegate):
    """Draw a search in two lines, its hits at the right."""

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint a row."""
        model = index.model()
        assert isinstance(model, _Runs)
        run, palette, metrics = model.runs[index.row()], option.palette, option.fontMetrics
        colours = Colours.of(palette)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        area = option.rect.adjusted(0, 1, -1, -2)
        over = bool(option.state & QStyle.StateFlag.State_MouseOver)
        view = option.widget
        assert isinstance(view, QListView)
        focused = view.hasFocus() and view.currentIndex() == index
        painter.setPen(colours.focus if focused else colours.grid)
        painter.setBrush(blend(colours.background, colours.text, 0.05) if over else colours.background)
        painter.drawRoundedRect(area, 6, 6)
        inner = area.adjusted(12, 0, -12, 0)
        hits = hits_words(run)
        wide = metrics.horizontalAdvance(hits)
        aligned = Qt.AlignmentFlag.AlignVCenter
        painter.setPen(colours.muted)
        painter.drawText(inner, aligned | Qt.AlignmentFlag.AlignRight, hits)
        left = QRect(inner.left(), area.top() + 6, inner.width() - wide - 2 * SPACE, metrics.height())
        words = metrics.elidedText(about(run), Qt.TextElideMode.ElideRight, left.width())
        painter.drawText(left.translated(0, metrics.height() + 2), aligned, words)
        painter.setPen(colours.text)
        name = metrics.elidedText(title_of(run), Qt.TextElideMode.ElideRight, left.width())
        painter.drawText(left, aligned, name)
        painter.restore()

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Return the height of two lines with room to click."""
        return QSize(0, 2 * option.fontMetrics.height() + 2 * SPACE + 1)


class RunList(QListView):
    """List searches; `chosen` carries the one that is clicked, or chosen by Return."""

    chosen = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self._runs = _Runs(self)
        self.setModel(self._runs)
        self.setItemDelegate(_Row(self))
        self.setAccessibleName("Recent searches")
        self.setUniformItemSizes(True)
        self.setMouseTracking(True)
        self.setFrameShape(QListView.Shape.NoFrame)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Maximum)
        self.viewport().setAutoFillBackground(False)
        self.clicked.connect(self._choose)

    def show_runs(self, runs: Sequence[RunRow]) -> None:
        """List these."""
        self._runs.show(tuple(runs))
        if runs:
            self.setCurrentIndex(self._runs.index(0))
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        """Return the height of all rows."""
        row = 2 * self.fontMetrics().height() + 2 * SPACE + 1
        return QSize(_WIDTH, row * max(self._runs.rowCount(), 1))

    def minimumSizeHint(self) -> QSize:
        """Return the height of one row: a low window scrolls them."""
        return QSize(200, 2 * self.fontMetrics().height() + 2 * SPACE + 1)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Choose the current one."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self._choose(self.currentIndex())
        else:
            super().keyPressEvent(event)

    def _choose(self, index: Index) -> None:
        if index.isValid():
            self.chosen.emit(self._runs.runs[index.row()])


class DropPicture(QWidget):
    """Two sheets, a query and a database, over a dashed frame to drop them in."""

    def __init__(self) -> None:
        super().__init__()
        self.setAccessibleName("Drop a query and a database here")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """Return room for the sheets and the words."""
        return QSize(_WIDTH, 116 + 3 * self.fontMetrics().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint it."""
        colours = Colours.of(self.palette())
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            frame = QRectF(self.rect()).adjusted(1, 1, -1, -1)
            painter.setPen(QPen(blend(colours.background, colours.text, 0.4), 1.5, Qt.PenStyle.DashLine))
            painter.setBrush(blend(colours.background, colours.measured, 0.05))
            painter.drawRoundedRect(frame, 8, 8)
            middle = frame.center().x()
            apart = max(54, self.fontMetrics().horizontalAdvance("database") * 0.75)
            left, right = QRectF(middle - apart - 28, 22, 56, 72), QRectF(middle + apart - 28, 22, 56, 72)
            self._sheet(painter, left, "query", 4, colours)
            for step in (8, 4, 0):
                self._sheet(painter, right.translated(step, -step), "", 0, colours)
            self._sheet(painter, right, "database", 8, colours)
            painter.setPen(colours.text)
            high = self.fontMetrics().height()
            words = QRectF(0, self.height() - high - 12, self.width(), high)
            painter.drawText(words, Qt.AlignmentFlag.AlignHCenter, "Drop a query and a database here")

    def _sheet(self, painter: QPainter, area: QRectF, word: str, lines: int, colours: Colours) -> None:
        """Draw a sheet with a dog-ear, some lines of residues and a word below."""
        fold = 14
        corner = [
            area.topLeft(),
            QPointF(area.right() - fold, area.top()),
            QPointF(area.right(), area.top() + fold),
            area.bottomRight(),
            area.bottomLeft(),
        ]
        painter.setPen(QPen(colours.muted, 1.4))
        painter.setBrush(colours.background)
        painter.drawPolygon(QPolygonF(corner))
        painter.drawPolyline(QPolygonF([corner[1], QPointF(corner[1].x(), corner[2].y()), corner[2]]))
        painter.setPen(QPen(colours.measured, 2.4))
        step = (area.height() - 34) / max(lines, 1)
        for line in range(lines):
            height = area.top() + 24 + line * step
            short = 18 if line == lines - 1 else 8
            painter.drawLine(QPointF(area.left() + 8, height), QPointF(area.right() - short, height))
        if word:
            painter.setPen(colours.muted)
            below = QRectF(
                area.left() - 100, area.bottom() + 4, area.width() + 200, painter.fontMetrics().height()
            )
            painter.drawText(below, Qt.AlignmentFlag.AlignHCenter, word)


class StartPage(QWidget):
    """Offer a beginning.

    Signals
    -------
    query_requested(), database_requested() : files are to be chosen
    sample_requested() : the sample is to be searched
    run_requested(object) : the `RunRow` of a search that is to be shown again
    """

    query_requested = Signal()
    database_requested = Signal()
    sample_requested = Signal()
    run_requested = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.setAccessibleName("Start")
        title = QLabel("Search a protein database exactly", wordWrap=True)
        font = QFont(title.font())
        font.setPointSizeF(font.pointSizeF() * 1.5)
        font.setWeight(QFont.Weight.DemiBold)
        title.setFont(font)
        self.picture = DropPicture()
        self.query_button = QPushButton("Open query…")
        self.database_button = QPushButton("Open database…")
        self.sample_button = QPushButton("Try the sample")
        self.query_button.clicked.connect(self.query_requested)
        self.database_button.clicked.connect(self.database_requested)
        self.sample_button.clicked.connect(self.sample_requested)
        buttons = PartedLine((self.query_button, self.database_button), (self.sample_button,))
        self.heading = QLabel("Recent searches")
        font = QFont(self.heading.font())
        font.setWeight(QFont.Weight.DemiBold)
        self.heading.setFont(font)
        self.runs = RunList()
        self.runs.chosen.connect(self.run_requested)
        self.note = MutedLabel()
        inner = QWidget()
        inner.setMaximumWidth(max(_WIDTH, _LETTERS * self.fontMetrics().averageCharWidth()))
        column = QVBoxLayout(inner, spacing=SPACE)
        column.addWidget(title)
        column.addSpacing(SPACE)
        column.addWidget(self.picture)
        column.addWidget(buttons)
        column.addSpacing(2 * SPACE)
        column.addWidget(self.heading)
        column.addWidget(self.runs)
        column.addWidget(self.note)
        middle = QWidget()
        around = QGridLayout(middle)
        around.addWidget(inner, 1, 1)
        around.setColumnStretch(1, 100)
        for line, share in ((0, 1), (2, 2)):
            around.setRowStretch(line, share)
            around.setColumnStretch(line, 1)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(Scrolled(middle))
        self.show_runs(())

    def show_runs(self, runs: Sequence[RunRow]) -> None:
        """List the last searches, the newest first."""
        shown = tuple(runs)[:RECENT]
        self.runs.show_runs(shown)
        self.runs.setVisible(bool(shown))
        self.heading.setVisible(bool(shown))
        self.note.hide()

    def say(self, sentence: str) -> None:
        """Say why there are no searches to list."""
        self.show_runs(())
        self.heading.show()
        self.note.setText(sentence)
        self.note.show()
