"""A profile's sequence logo on the screen: scrolls along the query, tells what a position holds, saves."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QHelpEvent, QPainter, QPaintEvent, QPalette, QResizeEvent
from PySide6.QtWidgets import QAbstractScrollArea, QFrame, QToolTip

from swathe.core.profiles.profile import Profile
from swathe.gui.results.rounds.logo_painter import (
    LogoMeasures,
    LogoPainter,
    LogoPicture,
    position_text,
)
from swathe.gui.widgets.theme import SPACE

LEAST_STACK: Final = 48.0


class SequenceLogo(QAbstractScrollArea):
    """Show a `Profile`; only the positions in sight are painted."""

    def __init__(self) -> None:
        super().__init__()
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

    def picture(self, number: int) -> LogoPicture | None:
        """Return the whole logo of round `number` as a picture, None while there is no profile."""
        if self._profile is None:
            return None
        words = f"{self.accessibleName()} built in round {number}", self.accessibleDescription()
        return LogoPicture(self._profile, self.font(), words)

    # Qt's side

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the positions in sight."""
        if self._painter is None or self._profile is None:
            return
        with QPainter(self.viewport()) as painter:
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
            name = profile.query.title
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
