"""Icons drawn in the palette's own colours, so that light and dark need no second set."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from PySide6.QtCore import QByteArray, QRectF, QSize, Qt
from PySide6.QtGui import QIcon, QPainter, QPalette, QPixmap
from PySide6.QtSvg import QSvgRenderer

from swathe.core.system.resources import resource_text

_SIZES: Final = (16, 20, 24, 32, 40, 48, 64)


def icon(name: str, palette: QPalette) -> QIcon:
    """Return the icon `name` of resources/icons, its ``currentColor`` taken from the palette."""
    normal = palette.color(QPalette.ColorGroup.Active, QPalette.ColorRole.ButtonText).name()
    faint = palette.color(QPalette.ColorGroup.Disabled, QPalette.ColorRole.ButtonText).name()
    return _icon(name, normal, faint)


def app_icon() -> QIcon:
    """Return the program's own icon; its colours are fixed."""
    drawn = QIcon()
    for size in (16, 24, 32, 48, 64, 128, 256):
        drawn.addPixmap(_pixmap(resource_text("icons/swathe.svg"), size))
    return drawn


@lru_cache(maxsize=256)
def _icon(name: str, normal: str, faint: str) -> QIcon:
    drawing = resource_text(f"icons/{name}.svg")
    made = QIcon()
    for size in _SIZES:
        made.addPixmap(_pixmap(drawing.replace("currentColor", normal), size), QIcon.Mode.Normal)
        made.addPixmap(_pixmap(drawing.replace("currentColor", faint), size), QIcon.Mode.Disabled)
    return made


def _pixmap(drawing: str, size: int) -> QPixmap:
    renderer = QSvgRenderer(QByteArray(drawing.encode()))
    pixmap = QPixmap(QSize(size, size))
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    renderer.render(painter, QRectF(0, 0, size, size))
    painter.end()
    return pixmap
