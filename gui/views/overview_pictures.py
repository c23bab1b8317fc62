"""The overview as a picture: the menu that asks for it, and the jobs that draw it."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QSize, Qt, Signal
from PySide6.QtGui import QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QFileDialog, QMenu, QWidget

from core.cancel import CancelToken
from core.errors import ExportError, SwatheError
from core.export.atomic import atomic_file
from core.export.overview_svg import overview_svg, write_overview_svg
from core.figures import counted
from core.hits import HitTable
from core.overview import ColourBy
from gui.fields.field import NoteLine
from gui.search_worker import EngineShelf, Job, ignore_step

FINENESS: Final = 2
"""Pixels of a picture for one of the drawing's."""
_TALLEST: Final = 32_767
"""Pixels: what Qt paints pictures up to."""


@dataclass(frozen=True, eq=False)
class Picture:
    """What is drawn: hits of a table, from top to bottom."""

    table: HitTable
    rows: NDArray[np.int64]
    by: ColourBy
    title: str


class PictureMenu(QMenu):
    """Offer to save and to copy what `picture` returns, and say in `note` what became of it.

    `job_wanted(object)` hands over the job that draws.
    """

    job_wanted = Signal(object)

    def __init__(self, picture: Callable[[], Picture], note: NoteLine, parent: QWidget) -> None:
        super().__init__(parent)
        self._picture = picture
        self._note = note
        self._path = Path()
        self.addAction(self.tr("Save as SVG drawing…"), self._ask_for_svg)
        self.addAction(self.tr("Save as PNG picture…"), self._ask_for_png)
        self.addAction(self.tr("Copy picture"), self.copy)

    def save(self, path: Path) -> None:
        """Write the picture, as PNG where the name says so, else as SVG, in the background."""
        self._path = path
        self._note.say(self.tr("Drawing …"))
        self.job_wanted.emit(saving(self._picture(), path, self._saved))

    def copy(self) -> None:
        """Put the picture on the clipboard."""
        self._note.say(self.tr("Drawing …"))
        self.job_wanted.emit(copying(self._picture(), self._copied))

    def _ask_for_svg(self) -> None:
        self._ask(".svg", self.tr("SVG drawing (*.svg)"))

    def _ask_for_png(self) -> None:
        self._ask(".png", self.tr("PNG picture (*.png)"))

    def _ask(self, suffix: str, kind: str) -> None:
        query = self._picture().table.query.identifier or "query"
        name = "".join(letter if letter.isalnum() or letter in "-_." else "_" for letter in query)
        proposal = f"{name}-overview{suffix}"
        chosen, _ = QFileDialog.getSaveFileName(self.parentWidget(), self.tr("Save overview"), proposal, kind)
        if chosen:
            path = Path(chosen)
            self.save(path if path.suffix else path.with_suffix(suffix))

    def _saved(self, job: Job) -> None:
        if self._went_well(job):
            self._note.say(self.tr("The overview was written to {}.").format(self._path))

    def _copied(self, job: Job) -> None:
        if self._went_well(job):
            QGuiApplication.clipboard().setImage(job.result)
            self._note.say(self.tr("The overview is on the clipboard."))

    def _went_well(self, job: Job) -> bool:
        self._note.say(str(job.error) if isinstance(job.error, SwatheError) else "", warning=True)
        if job.error is not None and not isinstance(job.error, SwatheError):
            raise job.error  # a fault of the program: the window reports it
        return job.error is None and not job.token.cancelled


def saving(picture: Picture, path: Path, on_end: Callable[[Job], None]) -> Job:
    """Return the job that writes a picture, as PNG where the name says so, else as SVG."""
    token = CancelToken()

    def steps(_: EngineShelf) -> Iterator[object]:
        if path.suffix.lower() != ".png":
            yield from write_overview_svg(path, picture.table, picture.rows, picture.by, picture.title, token)
            return
        image = yield from _image(picture, token)
        data = QByteArray()
        buffer = QBuffer(data)
        buffer.open(QIODevice.OpenModeFlag.WriteOnly)
        image.save(buffer, "PNG")
        yield
        with atomic_file(path) as stream:
            stream.write(data.data())

    return Job("save overview", steps, token, ignore_step, on_end)


def copying(picture: Picture, on_end: Callable[[Job], None]) -> Job:
    """Return the job whose result is the picture as an image."""
    token = CancelToken()

    def steps(_: EngineShelf) -> Iterator[object]:
        return (yield from _image(picture, token))

    return Job("copy overview", steps, token, ignore_step, on_end)


def _image(picture: Picture, token: CancelToken) -> Generator[None, None, QImage]:
    """Draw the picture in steps and return it. Raises ExportError if it is too tall for one."""
    parts: list[str] = []
    for part in overview_svg(picture.table, picture.rows, picture.by, picture.title, tooltips=False):
        token.raise_if_cancelled()
        parts.append(part)
        yield
    renderer = QSvgRenderer(QByteArray("".join(parts).encode("utf-8")))
    size: QSize = FINENESS * renderer.defaultSize()
    if size.height() > _TALLEST:
        hits = counted(picture.rows.size, "hit")
        raise ExportError(
            f"A picture of {hits} would be {size.height():,} pixels high, and {_TALLEST:,} is the most.",
            "Filter the hits, or save an SVG drawing.",
        )
    image = QImage(size, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    renderer.render(painter)
    painter.end()
    return image
