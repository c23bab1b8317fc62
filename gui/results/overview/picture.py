"""The overview as a picture: the drawing of core, as it is or painted."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QByteArray, QRectF, QSize
from PySide6.QtGui import QPainter
from PySide6.QtSvg import QSvgRenderer

from swathe.core.cancel import CancelToken
from swathe.core.export.overview_svg import overview_size, overview_svg
from swathe.core.results.hits import HitTable
from swathe.core.results.overview import ColourBy
from swathe.gui.widgets.picture import Picture

ON_SLIDE: Final = 30
"""Hits on a slide: of more, which made a narrow strip of it, names could not be read."""


@dataclass(frozen=True, slots=True, eq=False)
class OverviewPicture(Picture):
    """The picture of some hits, from top to bottom; for a `slide` of as many of them as can be read on it.

    The depth in it is that of all `rows`, and `source` what the hits are of, '' where nobody asks, and
    `filtered` the filter that leaves them, '' for none.
    """

    table: HitTable
    rows: NDArray[np.int64]
    by: ColourBy
    title: str
    source: str
    filtered: str
    species: bool = False
    slide: bool = False

    @property
    def size(self) -> QSize:
        """Of the picture, in pixels of the screen."""
        n_hits = self.rows[:ON_SLIDE].size if self.slide else self.rows.size
        return QSize(*overview_size(n_hits, slide=self.slide))

    def paint(self, painter: QPainter, token: CancelToken, drawing: bool) -> Iterator[None]:
        """Render the drawing."""
        content = yield from self._drawn(token, tooltips=False)
        QSvgRenderer(QByteArray(content)).render(painter, QRectF(0, 0, self.size.width(), self.size.height()))

    def drawing(self, token: CancelToken) -> Generator[None, None, bytes]:
        """Return the drawing itself."""
        return (yield from self._drawn(token, tooltips=True))

    def _drawn(self, token: CancelToken, tooltips: bool) -> Generator[None, None, bytes]:
        parts = []
        drawing = overview_svg(
            self.table,
            self.rows,
            self.by,
            self.title,
            source=self.source,
            filtered=self.filtered,
            tooltips=tooltips,
            species=self.species,
            first=ON_SLIDE if self.slide else None,
            slide=self.slide,
        )
        for part in drawing:
            token.raise_if_cancelled()
            parts.append(part)
            yield
        return "".join(parts).encode("utf-8")
