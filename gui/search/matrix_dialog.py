"""The substitution matrix as a coloured table."""

from __future__ import annotations

from typing import Any, Final

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, QSize, Qt
from PySide6.QtGui import QColor, QGuiApplication, QPalette
from PySide6.QtWidgets import QDialog, QHeaderView, QTableView, QVBoxLayout, QWidget

from swathe.core.scoring.matrices import SubstitutionMatrix
from swathe.core.sequences.alphabet import LETTERS
from swathe.gui.widgets.field import MutedLabel
from swathe.gui.widgets.fitting_dialog import size_around
from swathe.gui.widgets.theme import OKABE_ITO, SPACE, blend, tabular_font

_NEGATIVE, _POSITIVE = OKABE_ITO["orange"], OKABE_ITO["blue"]
_STRONGEST: Final = 0.7

Index = QModelIndex | QPersistentModelIndex


class MatrixModel(QAbstractTableModel):
    """Scores of every pair of residues that the matrix knows."""

    def __init__(self, matrix: SubstitutionMatrix, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._matrix = matrix
        self._letters = [letter for letter in LETTERS if letter not in "UO"]
        self._largest = max(1, int(abs(matrix.scores.astype(int)).max()))

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        """Return the number of residues."""
        return 0 if parent.isValid() else len(self._letters)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        """Return the number of residues."""
        return 0 if parent.isValid() else len(self._letters)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return a score, its colours or its tooltip."""
        if not index.isValid():
            return None
        row, column = (LETTERS.index(self._letters[place]) for place in (index.row(), index.column()))
        score = int(self._matrix.scores[row, column])
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return f"{score}".replace("-", "−")
            case Qt.ItemDataRole.TextAlignmentRole:
                return Qt.AlignmentFlag.AlignCenter
            case Qt.ItemDataRole.BackgroundRole:
                hue = QColor(_POSITIVE if score > 0 else _NEGATIVE)
                base = QGuiApplication.palette().color(QPalette.ColorRole.Base)
                return blend(base, hue, _STRONGEST * (abs(score) / self._largest) ** 0.7)
            case Qt.ItemDataRole.ForegroundRole:
                return QGuiApplication.palette().color(QPalette.ColorRole.Text)
            case Qt.ItemDataRole.ToolTipRole:
                return f"{self._letters[index.row()]} against {self._letters[index.column()]}: {score}"
        return None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        """Return a residue."""
        if role == Qt.ItemDataRole.DisplayRole and section < len(self._letters):
            return self._letters[section]
        return None


class MatrixDialog(QDialog):
    """Show a matrix: positive scores on blue, negative ones on orange, the stronger the farther from 0."""

    def __init__(self, matrix: SubstitutionMatrix, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(f"Substitution matrix {matrix.name}")
        table = QTableView(showGrid=False, accessibleName=f"Scores of {matrix.name}")
        table.setFont(tabular_font(table.font()))
        table.setModel(MatrixModel(matrix, self))
        table.setSelectionMode(QTableView.SelectionMode.NoSelection)
        table.setTabKeyNavigation(False)
        table.setCornerButtonEnabled(False)
        cell = table.fontMetrics().horizontalAdvance("−00") + SPACE // 2
        for header in (table.horizontalHeader(), table.verticalHeader()):
            header.setMinimumSectionSize(SPACE)
            header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
            header.setDefaultAlignment(Qt.AlignmentFlag.AlignCenter)
        table.horizontalHeader().setDefaultSectionSize(cell)
        table.verticalHeader().setDefaultSectionSize(table.fontMetrics().height() + 4)
        layout = QVBoxLayout(self, spacing=SPACE)
        layout.addWidget(table, 1)
        about = " ".join(matrix.notes)
        if matrix.path is not None:
            about = f"{matrix.path}. {about}"
        layout.addWidget(MutedLabel(about or "Rows are the query's residues, columns the subject's."))
        across, down, frame = table.horizontalHeader(), table.verticalHeader(), 2 * table.frameWidth()
        wide = down.sizeHint().width() + across.length() + frame
        high = across.sizeHint().height() + down.length() + frame
        size_around(self, table, QSize(wide, high))
