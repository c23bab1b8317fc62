"""Where Swathe keeps files: what is in each folder, how much it takes, and how it is put elsewhere."""

from __future__ import annotations

import os
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from swathe.core.system.files import bytes_in
from swathe.core.system.settings import (
    CACHE_DIRECTORY_VARIABLE,
    CACHE_LIMIT_VARIABLE,
    DATA_DIRECTORY_VARIABLE,
    data_directory,
    log_directory,
    working_cache_directory,
)
from swathe.core.system.words import bytes_text
from swathe.gui.widgets.field import MutedLabel
from swathe.gui.widgets.fitting_dialog import FittingDialog
from swathe.gui.widgets.message_bar import MessageBar
from swathe.gui.widgets.opening import open_folder
from swathe.gui.widgets.theme import GROUP_SPACE, SPACE
from swathe.gui.work.task import BACKGROUND, Task, aside
from swathe.gui.work.worker import BackgroundThread

_WIDTH = 680
GUIDE = "Where files are kept"
"""Heading of the guide's section about it."""


class Kept(NamedTuple):
    """A folder: its name, what is in it, where it is, and how it is put elsewhere."""

    title: str
    holds: str
    folder: Path
    elsewhere: str


def kept_folders(settings: Path) -> tuple[Kept, ...]:
    """Return the folders that Swathe writes to; `settings` is the file of the window's."""
    return (
        Kept(
            "Searches",
            "The history of runs, comparisons of kernels, names and certificates of clusters. What is "
            "deleted here is lost.",
            data_directory(),
            _elsewhere(DATA_DIRECTORY_VARIABLE),
        ),
        Kept(
            "Cache",
            "Packed databases, compiled kernels, taxonomies. It can be deleted: Swathe makes it again.",
            working_cache_directory(),
            f"{_elsewhere(CACHE_DIRECTORY_VARIABLE)} {CACHE_LIMIT_VARIABLE} limits how much it holds.",
        ),
        Kept(
            "Settings",
            f"{settings.name}: what this window remembers.",
            settings.parent,
            "In the system's folder for the settings of applications.",
        ),
        Kept(
            "Log",
            "What to send with the report of an error.",
            log_directory(),
            "In the system's folder for logs.",
        ),
    )


def _elsewhere(variable: str) -> str:
    """Return which environment variable puts a folder elsewhere, or that it has."""
    if os.environ.get(variable):
        return f"The environment variable {variable} names this folder."
    return f"The environment variable {variable} can name another folder."


def sizes_of(folders: Sequence[Path]) -> list[int]:
    """Return how many bytes each folder holds, without those of others that lie in it."""
    return [bytes_in(folder, but=[other for other in folders if other != folder]) for folder in folders]


class FoldersDialog(FittingDialog):
    """List the folders; how much is in them is counted in the worker.

    Signals
    -------
    guide_wanted() : how environment variables are set is asked for
    """

    guide_wanted = Signal()

    def __init__(
        self, settings: Path, background: BackgroundThread, messages: MessageBar, parent: QWidget
    ) -> None:
        """Take the file of the window's settings, and where it is said that a folder is shown."""
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle("Where files are kept")
        self._messages = messages
        self.sizes: list[QLabel] = []
        self.buttons: list[QPushButton] = []
        kept = kept_folders(settings)
        grid = QGridLayout(horizontalSpacing=GROUP_SPACE, verticalSpacing=2)
        grid.setColumnStretch(0, 1)
        for place, one in enumerate(kept):
            self._add(grid, 6 * place, one)
        close = QPushButton("Close")
        close.setDefault(True)
        close.clicked.connect(self.accept)
        foot = QHBoxLayout(spacing=SPACE)
        foot.addWidget(
            MutedLabel("A folder named by an environment variable is used from the next start on."), 1
        )
        self.how_button = QPushButton("&How to set one", autoDefault=False)
        self.how_button.setToolTip("The guide's lines on environment variables, for each system")
        self.how_button.clicked.connect(self.guide_wanted)
        foot.addWidget(self.how_button)
        foot.addWidget(close)
        layout = QVBoxLayout()
        layout.addLayout(grid)
        layout.addStretch(1)
        self.lay_out(layout, foot)
        self.resize(_WIDTH, self.height())
        count = aside(partial(sizes_of, [one.folder for one in kept]))
        task = Task("count folders", count, self._show_sizes, priority=BACKGROUND)
        self.finished.connect(lambda _: task.drop())
        background.start(task)

    def _add(self, grid: QGridLayout, row: int, one: Kept) -> None:
        title, size = QLabel(one.title), MutedLabel("")
        font = QFont(title.font())
        font.setWeight(QFont.Weight.DemiBold)
        title.setFont(font)
        size.setAlignment(Qt.AlignmentFlag.AlignRight)
        path = QLabel(str(one.folder), wordWrap=True)
        path.setAccessibleName(f"Folder: {one.title}")
        path.setTextFormat(Qt.TextFormat.PlainText)
        path.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        button = QPushButton("Show in folder", autoDefault=False)
        button.setAccessibleName(f"Show in folder: {one.title}")
        button.clicked.connect(partial(open_folder, one.folder, self._messages))
        there = one.folder.is_dir()
        button.setEnabled(there)
        button.setToolTip("" if there else "Nothing has been written there yet")
        grid.addWidget(title, row, 0)
        grid.addWidget(size, row, 1)
        grid.addWidget(path, row + 1, 0)
        grid.addWidget(button, row + 1, 1, 3, 1, Qt.AlignmentFlag.AlignTop)
        grid.addWidget(MutedLabel(one.holds), row + 2, 0)
        grid.addWidget(MutedLabel(one.elsewhere), row + 3, 0)
        grid.setRowMinimumHeight(row + 4, GROUP_SPACE)
        self.sizes.append(size)
        self.buttons.append(button)

    def _show_sizes(self, sizes: list[int]) -> None:
        for label, size in zip(self.sizes, sizes, strict=True):
            label.setText(bytes_text(size))
