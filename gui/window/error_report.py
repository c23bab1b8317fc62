"""What is shown when something went wrong that no user can mend."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QSize, Qt, QUrl, Slot
from PySide6.QtGui import QDesktopServices, QGuiApplication
from PySide6.QtWidgets import QDialog, QHBoxLayout, QLabel, QPlainTextEdit, QPushButton, QVBoxLayout, QWidget

from swathe.core.system.settings import VERSION
from swathe.gui.widgets.field import MutedLabel
from swathe.gui.widgets.fitting_dialog import room_below_title
from swathe.gui.widgets.theme import SPACE, sequence_font


class ReportDialog(QDialog):
    """An unexpected error: one sentence, the details folded away, Copy, and the way to the log."""

    def __init__(self, summary: str, details: str, log: Path | None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle("Something went wrong in Swathe")
        self._report = f"Swathe {VERSION}\n{summary}\n\n{details}"
        self._log = log
        sentence = QLabel(
            (
                "Swathe encountered an unexpected error. What you were doing may not have finished; "
                "your files are unchanged."
            ),
            wordWrap=True,
        )
        cause = MutedLabel(summary)
        self.details = QPlainTextEdit(self._report, readOnly=True, accessibleName="Details")
        self.details.setFont(sequence_font())
        self.details.setMinimumHeight(200)
        self.details.hide()
        self.details_button = QPushButton("&Details", checkable=True)
        self.details_button.toggled.connect(self._show_details)
        self.copy_button = QPushButton("&Copy", toolTip="Copy the report for a bug report")
        self.copy_button.clicked.connect(self._copy)
        log_button = QPushButton("Open &log", enabled=log is not None)
        log_button.clicked.connect(self._open_log)
        close = QPushButton("Close")
        close.setDefault(True)
        close.clicked.connect(self.accept)
        row = QHBoxLayout(spacing=SPACE)
        for button in (self.details_button, self.copy_button, log_button):
            button.setAutoDefault(False)
            row.addWidget(button)
        row.addStretch(1)
        row.addWidget(close)
        layout = QVBoxLayout(self, spacing=SPACE)
        layout.addWidget(sentence)
        layout.addWidget(cause)
        if log is not None:  # no program may be there to open it
            place = MutedLabel(f"Log: {log}")
            place.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
            layout.addWidget(place)
        layout.addWidget(self.details, 1)
        layout.addStretch()
        layout.addLayout(row)
        self.setMinimumWidth(520)

    @Slot(bool)
    def _show_details(self, shown: bool) -> None:
        self.details.setVisible(shown)
        size = QSize(760, 440) if shown else QSize(520, self.minimumSizeHint().height())
        self.resize(size.boundedTo(room_below_title(self)))

    @Slot()
    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self._report)

    @Slot()
    def _open_log(self) -> None:
        if self._log is not None:
            QDesktopServices.openUrl(QUrl.fromLocalFile(str(self._log)))
