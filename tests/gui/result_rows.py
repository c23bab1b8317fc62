"""Moving the borders between queries, hits and details by the mouse."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt


def drag(qtbot, rows, border: int, pixels: int) -> None:
    """Drag a border down by pixels."""
    handle = rows.handle(border)
    at = handle.rect().center()
    qtbot.mousePress(handle, Qt.MouseButton.LeftButton, pos=at)
    qtbot.mouseMove(handle, at + QPoint(0, pixels))
    qtbot.mouseRelease(handle, Qt.MouseButton.LeftButton, pos=at)
