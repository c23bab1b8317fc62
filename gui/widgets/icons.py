"""Icons drawn in the palette's own colours, so that light and dark need no second set."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from PySide6.QtCore import QByteArray, QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QCursor, QFontMetrics, QIcon, QPainter, QPalette, QPixmap
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QStyle, QStyleOptionToolButton, QToolButton

from swathe.core.system.resources import resource_text

_SIZES: Final = (16, 20, 24, 32, 40, 48)


def icon(name: str, palette: QPalette) -> QIcon:
    """Return the icon `name` of resources/icons, its ``currentColor`` taken from the palette.

    In a row that is selected it has the colour of the row's letters.
    """
    normal = palette.color(QPalette.ColorGroup.Active, QPalette.ColorRole.ButtonText).name()
    faint = palette.color(QPalette.ColorGroup.Disabled, QPalette.ColorRole.ButtonText).name()
    chosen = palette.color(QPalette.ColorGroup.Active, QPalette.ColorRole.HighlightedText).name()
    return _icon(name, normal, faint, chosen)


def app_icon() -> QIcon:
    """Return the program's own icon; its colours are fixed."""
    drawn = QIcon()
    for pixmap in _pixmaps(resource_text("icons/swathe.svg"), (16, 24, 32, 48, 64, 128, 256)):
        drawn.addPixmap(pixmap)
    return drawn


def sign_side(metrics: QFontMetrics) -> int:
    """Return the side of a sign beside words: as high as their line, and no smaller than it is drawn."""
    return max(_SIZES[0], metrics.height())


class IconButton(QToolButton):
    """A flat button with a sign before its words, or none, which follows light and dark."""

    def __init__(self, text: str, sign: str = "") -> None:
        super().__init__()
        self._sign = sign
        self.setText(text)
        self.setAccessibleName(text.replace("&", "").rstrip("…"))
        self.setAutoRaise(True)
        self.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.set_sign(sign)

    def set_sign(self, sign: str) -> None:
        """Show another sign, by its name in resources/icons."""
        self._sign = sign
        self.setIcon(icon(sign, self.palette()) if sign else QIcon())

    def initStyleOption(self, option: QStyleOptionToolButton) -> None:
        """Draw the frame of a button under the pointer only while the pointer is there.

        A layout can move the button from under a pointer that rests, which Qt tells nobody before it moves.
        """
        super().initStyleOption(option)
        if not self.rect().contains(self.mapFromGlobal(QCursor.pos())):
            option.state &= ~QStyle.StateFlag.State_MouseOver

    def changeEvent(self, event: QEvent) -> None:
        """Draw the sign in the palette's colours."""
        if event.type() == QEvent.Type.PaletteChange:
            self.set_sign(self._sign)
        super().changeEvent(event)


@lru_cache(maxsize=256)
def _icon(name: str, normal: str, faint: str, chosen: str) -> QIcon:
    drawing = resource_text(f"icons/{name}.svg")
    made = QIcon()
    modes = (normal, QIcon.Mode.Normal), (faint, QIcon.Mode.Disabled), (chosen, QIcon.Mode.Selected)
    for colour, mode in modes:
        for pixmap in _pixmaps(drawing.replace("currentColor", colour), _SIZES):
            made.addPixmap(pixmap, mode)
    return made


def _pixmaps(drawing: str, sizes: tuple[int, ...]) -> Iterator[QPixmap]:
    """Yield a drawing in several sizes, read once."""
    renderer = QSvgRenderer(QByteArray(drawing.encode()))
    for size in sizes:
        pixmap = QPixmap(QSize(size, size))
        pixmap.fill(Qt.GlobalColor.transparent)
        with QPainter(pixmap) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            renderer.render(painter, QRectF(0, 0, size, size))
        yield pixmap
