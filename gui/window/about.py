"""About Swathe, and the facts a bug report needs, ready to copy."""

from __future__ import annotations

import os
import platform
import sys
from importlib.metadata import PackageNotFoundError
from importlib.metadata import version as package_version
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QSize, Qt, Slot, qVersion
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QLabel,
    QPlainTextEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from swathe.core.system.settings import VERSION, cache_directory, data_directory, log_directory
from swathe.gui.widgets.field import MutedLabel
from swathe.gui.widgets.fitting_dialog import size_around
from swathe.gui.widgets.icons import app_icon
from swathe.gui.widgets.theme import GROUP_SPACE, SPACE, sequence_font, title_font

if TYPE_CHECKING:
    from swathe.core.engines.base import EngineInfo

_PACKAGES: Final = (
    "PySide6-Essentials",
    "pyqtgraph",
    "numpy",
    "scipy",
    "numba",
    "biopython",
    "llvmlite",
    "pycuda",
    "cuda-bindings",
)


def diagnostics(engines: tuple[EngineInfo, ...], settings: Path) -> str:
    """Return what this machine and installation are, as lines of text."""
    lines = [
        f"Swathe {VERSION}",
        f"Python {platform.python_version()} at {sys.prefix}",
        f"Qt {qVersion()}, platform {QGuiApplication.platformName()}",
        f"System {platform.platform()}, {platform.machine()}, {os.cpu_count()} processors",
    ]
    for package in _PACKAGES:
        try:
            lines.append(f"{package} {package_version(package)}")
        except PackageNotFoundError:
            lines.append(f"{package} is not installed")
    if not engines:
        lines.append("Engines: not detected yet")
    for info in engines:
        state = (
            ", ".join(name for name, _ in info.kernels) if info.available else f"not available: {info.reason}"
        )
        lines.append(f"Engine {info.name} ({info.label}): {state}")
        if info.driver_version is not None:
            through = f", called through {info.driver_library}" if info.driver_library else ""
            lines.append(f"NVIDIA driver for CUDA up to {info.driver_version}{through}")
        for device, reason in (*((device, "") for device in info.devices), *info.unsupported):
            capability = "{}.{}".format(*device.capability)
            trouble = f", cannot be used: {reason}" if reason else ""
            lines.append(
                f"GPU {device.index} {device.name}, {capability}, {device.memory_bytes:,} bytes{trouble}"
            )
    lines += [f"History {data_directory()}", f"Cache {cache_directory()}"]
    lines += [f"Log {log_directory()}", f"Settings {settings}"]
    return "\n".join(lines)


class AboutDialog(QDialog):
    """Name, purpose, licence and diagnostics."""

    def __init__(
        self, engines: tuple[EngineInfo, ...], settings: Path, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle("About Swathe")
        picture = QLabel()
        picture.setPixmap(app_icon().pixmap(QSize(64, 64)))
        name = QLabel(f"Swathe {VERSION}")
        name.setFont(title_font(name.font()))
        purpose = QLabel(
            "Finds every protein similar to yours by the exact Smith-Waterman algorithm. MIT licence.",
            wordWrap=True,
        )
        self.facts = QPlainTextEdit(diagnostics(engines, settings), readOnly=True)
        self.facts.setAccessibleName("Diagnostics")
        self.facts.setFont(sequence_font())
        self.copy_button = QPushButton("&Copy")
        self.copy_button.setToolTip("Copy the diagnostics for a bug report")
        self.copy_button.clicked.connect(self._copy)
        close = QPushButton("Close")
        close.setDefault(True)
        close.clicked.connect(self.accept)
        head = QHBoxLayout(spacing=GROUP_SPACE)
        words = QVBoxLayout(spacing=SPACE // 2)
        words.addWidget(name)
        words.addWidget(purpose)
        head.addWidget(picture, 0, Qt.AlignmentFlag.AlignTop)
        head.addLayout(words, 1)
        foot = QHBoxLayout(spacing=SPACE)
        foot.addWidget(self.copy_button)
        foot.addStretch(1)
        foot.addWidget(close)
        layout = QVBoxLayout(self, spacing=SPACE)
        layout.addLayout(head)
        layout.addWidget(MutedLabel("Diagnostics, to copy into a bug report"))
        layout.addWidget(self.facts, 1)
        layout.addLayout(foot)
        size_around(self, self.facts, QSize(620, 280))

    @Slot()
    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.facts.toPlainText())
