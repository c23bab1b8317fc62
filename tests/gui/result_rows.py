"""Moving the borders between queries, hits and details by the mouse."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt


def drag(qtbot, rows, border: int, pixels: int) -> None:
    """Drag a border down, or of parts that stand beside each other to the right, by pixels."""
    down = rows.orientation() is Qt.Orientation.Vertical
    handle = rows.handle(border)
    at = handle.rect().center()
    qtbot.mousePress(handle, Qt.MouseButton.LeftButton, pos=at)
    qtbot.mouseMove(handle, at + (QPoint(0, pixels) if down else QPoint(pixels, 0)))
    qtbot.mouseRelease(handle, Qt.MouseButton.LeftButton, pos=at)
