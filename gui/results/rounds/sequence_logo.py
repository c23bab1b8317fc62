"""A profile's sequence logo on the screen: scrolls along the query, tells what a position holds, saves."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from PySide6.QtCore import QBuffer, QByteArray, QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QHelpEvent, QImage, QPainter, QPaintEvent, QPalette, QResizeEvent
from PySide6.QtWidgets import QAbstractScrollArea, QFrame, QToolTip, QWidget

from swathe.core.profiles.profile import Profile
from swathe.gui.results.rounds.logo_painter import (
    GROUPS,
    LogoMeasures,
    LogoPainter,
    position_text,
    residue_colours,
)
from swathe.gui.widgets.theme import SPACE, Colours

SAVED_COLUMNS: Final = 60
"""Positions of a line in a saved picture."""
SAVED_STACK: Final = 96.0
LEAST_STACK: Final = 48.0


class SequenceLogo(QAbstractScrollArea):
    """Show a `Profile`; only the positions in sight are painted."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._profile: Profile | None = None
        self._painter: LogoPainter | None = None
        self._measures = LogoMeasures.of(self.font(), LEAST_STACK)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAccessibleName("Sequence logo of the profile")
        self.viewport().setBackgroundRole(QPalette.ColorRole.Base)
        self._follow()

    @property
    def profile(self) -> Profile | None:
        """What is shown."""
        return self._profile

    def set_profile(self, profile: Profile | None) -> None:
        """Show another profile; the place in the query stays where both are of the same one."""
        same = self._profile is not None and profile is not None and self._profile.query is profile.query
        self._profile = profile
        if not same:
            self.horizontalScrollBar().setValue(0)
        self._follow()

    def first_position(self) -> int:
        """Return the first position in sight, 0-based."""
        return self.horizontalScrollBar().value()

    def positions_in_sight(self) -> int:
        """Return how many positions there is room for."""
        return max(1, int((self.viewport().width() - self._measures.axis - SPACE) / self._measures.column))

    def save(self, path: Path) -> None:
        """Write the whole logo, in lines of 60 positions, as SVG or PNG. Raises OSError if it cannot."""
        if self._profile is None or self._painter is None:
            raise OSError("there is no profile")
        if path.suffix.lower() == ".svg":
            path.write_bytes(self._svg())
            return
        size = self._picture_size()
        image = QImage(size * 2, QImage.Format.Format_ARGB32)
        image.fill(Colours.of(self.palette()).background)
        painter = QPainter(image)
        painter.scale(2, 2)
        self._paint_picture(painter)
        painter.end()
        if not image.save(str(path)):
            raise OSError(f"{path} could not be written")

    # Qt's side

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the positions in sight."""
        if self._painter is None or self._profile is None:
            return
        painter = QPainter(self.viewport())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._painter.paint_axis(painter, self._measures, QPointF(0, 0))
        first = self.first_position()
        last = min(len(self._profile.query), first + self.positions_in_sight() + 1)
        painter.setClipRect(QRectF(self.viewport().rect()).adjusted(self._measures.axis - 1, 0, 0, 0))
        self._painter.paint(painter, self._measures, QPointF(self._measures.axis, 0), first, last)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit to the new size."""
        super().resizeEvent(event)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        """Follow font and palette."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.PaletteChange, QEvent.Type.FontChange):
            self._follow()

    def viewportEvent(self, event: QEvent) -> bool:
        """Tell what the position under the mouse holds."""
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            position = self.position_at(event.pos().x())
            text = "" if position < 0 or self._profile is None else position_text(self._profile, position)
            QToolTip.showText(event.globalPos(), text, self.viewport())
            return True
        return bool(super().viewportEvent(event))

    def sizeHint(self) -> QSize:
        """Ask for enough room to read the letters."""
        return QSize(480, 160)

    def minimumSizeHint(self) -> QSize:
        """Ask for the least room in which letters can be told apart."""
        return QSize(160, int(LogoMeasures.of(self.font(), LEAST_STACK).height) + 20)

    def position_at(self, x: float) -> int:
        """Return the position at a place on the screen, -1 where there is none."""
        if self._profile is None or x < self._measures.axis:
            return -1
        position = self.first_position() + int((x - self._measures.axis) / self._measures.column)
        return position if position < len(self._profile.query) else -1

    # Inside

    def _follow(self) -> None:
        """Make the painter anew, for another profile, palette or font."""
        profile = self._profile
        self._painter = None
        if profile is not None:
            self._painter = LogoPainter(profile, self.palette(), self.font())
            mean = float(profile.information.mean())
            name = profile.query.identifier or "the query"
            self.setAccessibleDescription(
                f"Profile of {name}: {len(profile.query):,} positions, {mean:.2f} bits each in "
                f"the mean, {profile.sequences:,} sequences"
            )
        self._fit()

    def _fit(self) -> None:
        other = LogoMeasures.of(self.font(), 0).height
        self._measures = LogoMeasures.of(self.font(), max(LEAST_STACK, self.viewport().height() - other))
        length = len(self._profile.query) if self._profile is not None else 0
        seen = self.positions_in_sight()
        self.horizontalScrollBar().setRange(0, max(0, length - seen))
        self.horizontalScrollBar().setPageStep(seen)
        self.viewport().update()

    def _picture_size(self) -> QSize:
        assert self._profile is not None
        measures = LogoMeasures.of(self.font(), SAVED_STACK)
        lines = -(-len(self._profile.query) // SAVED_COLUMNS)
        width = measures.axis + min(SAVED_COLUMNS, len(self._profile.query)) * measures.column
        height = measures.line * 2 + lines * (measures.height + SPACE)
        return QSize(max(640, int(width + 2 * SPACE)), int(height + 2 * SPACE))

    def _paint_picture(self, painter: QPainter) -> None:
        """Paint all lines and the meaning of the colours."""
        assert self._profile is not None
        assert self._painter is not None
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        measures = LogoMeasures.of(self.font(), SAVED_STACK)
        length = len(self._profile.query)
        y = float(SPACE)
        for first in range(0, length, SAVED_COLUMNS):
            self._painter.paint_axis(painter, measures, QPointF(SPACE, y))
            place = QPointF(SPACE + measures.axis, y)
            self._painter.paint(painter, measures, place, first, min(length, first + SAVED_COLUMNS))
            y += measures.height + SPACE
        x = float(SPACE + measures.axis)
        colours = residue_colours(self.palette())
        for name, letters, _ in GROUPS:
            text = f"{letters} {name}"
            painter.setPen(colours[letters[0]])
            painter.drawText(QPointF(x, y + measures.line), text)
            x += painter.fontMetrics().horizontalAdvance(text) + 2 * SPACE

    def _svg(self) -> bytes:
        from PySide6.QtSvg import QSvgGenerator

        buffer = QBuffer()
        generator = QSvgGenerator()
        generator.setOutputDevice(buffer)
        size = self._picture_size()
        generator.setSize(size)
        generator.setViewBox(QRectF(0, 0, size.width(), size.height()))
        generator.setTitle(self.accessibleName())
        generator.setDescription(self.accessibleDescription())
        painter = QPainter(generator)
        painter.fillRect(QRectF(0, 0, size.width(), size.height()), Colours.of(self.palette()).background)
        self._paint_picture(painter)
        painter.end()
        data: QByteArray = buffer.data()
        return bytes(data.data())
