"""Hand on an alignment: its columns as FASTA, Clustal or residues on the clipboard, and as a picture."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtWidgets import QFileDialog, QWidget

from core.cancel import CancelToken
from core.errors import SwatheError
from core.export.aligned_pair import PairRow, pair_clustal, pair_fasta
from gui.search_worker import SELECTED, EngineShelf, Job, ignore_step
from gui.views.alignment_canvas import AlignmentCanvas
from gui.views.alignment_layout import QUERY, SUBJECT, AlignmentLayout
from gui.views.alignment_picture import AlignmentPicture

WIDTH = 60
"""Columns a line in copied text, as BLAST prints, and in pictures of what is one long row on the screen."""


@dataclass(frozen=True, slots=True)
class Shown:
    """An alignment on the screen, with the identifiers of query and subject."""

    layout: AlignmentLayout
    labels: tuple[str, str]


class AlignmentCopying(QObject):
    """Copy and save the selected columns, or all where none is; does nothing while nothing is `shown`.

    Signals
    -------
    job_wanted(object) : a picture to be painted by the worker
    told(str, bool) : a sentence about what became of it, and whether it is a problem
    """

    job_wanted = Signal(object)
    told = Signal(str, bool)

    def __init__(self, canvas: AlignmentCanvas, parent: QWidget) -> None:
        super().__init__(parent)
        self._canvas = canvas
        self._window = parent
        self._token = CancelToken()
        self.shown: Shown | None = None

    def copy_fasta(self) -> None:
        """Copy both rows with their gaps as FASTA."""
        self._copy(pair_fasta)

    def copy_clustal(self) -> None:
        """Copy both rows as a Clustal alignment."""
        self._copy(pair_clustal)

    def copy_query(self) -> None:
        """Copy the query's residues without gaps."""
        self._copy_residues(QUERY)

    def copy_subject(self) -> None:
        """Copy the subject's residues without gaps."""
        self._copy_residues(SUBJECT)

    def copy_picture(self) -> None:
        """Copy a picture, once the worker has painted it."""
        picture = self._picture()
        if picture is None:
            return
        try:
            picture.check()
        except SwatheError as error:
            self.told.emit(str(error), True)
        else:
            self._paint(picture.image)

    def ask_and_save(self) -> None:
        """Ask for a file and let the worker write a picture into it."""
        picture = self._picture()
        if picture is None:
            return
        chosen, pattern = QFileDialog.getSaveFileName(
            self._window,
            self.tr("Save alignment"),
            "alignment.svg",
            self.tr("SVG drawing (*.svg);;PNG picture (*.png)"),
        )
        if not chosen:
            return
        path = Path(chosen)
        if path.suffix.lower() not in (".svg", ".png"):
            path = path.with_name(path.name + (".png" if "*.png" in pattern else ".svg"))
        self._paint(lambda token: picture.written(path, token))

    def _columns(self, layout: AlignmentLayout) -> tuple[int, int]:
        first, last = self._canvas.selection()
        return (first, last) if last > first else (0, layout.n_columns)

    def _copy(self, written: Callable[[tuple[PairRow, PairRow]], str]) -> None:
        if self.shown is not None:
            layout = self.shown.layout
            pair = layout.rows(*self._columns(layout), self.shown.labels)
            QGuiApplication.clipboard().setText(written(pair))

    def _copy_residues(self, row: int) -> None:
        if self.shown is not None:
            layout = self.shown.layout
            QGuiApplication.clipboard().setText(layout.residues(*self._columns(layout), row))

    def _picture(self) -> AlignmentPicture | None:
        """Return what a picture shows: the chosen columns, wrapped, with the motif's matches."""
        if self.shown is None:
            return None
        canvas, layout = self._canvas, self.shown.layout
        return AlignmentPicture(
            layout,
            canvas.measures,
            canvas.palette(),
            canvas.look.scheme,
            *self._columns(layout),
            canvas.columns_per_line() if canvas.look.wrapped else WIDTH,
            canvas.matches,
        )

    def _paint(self, steps: Callable[[CancelToken], Iterator[object]]) -> None:
        """Let the worker paint; a picture asked for before and not done is given up."""
        self._token.cancel()
        token = self._token = CancelToken()

        def begin(_: EngineShelf) -> Iterator[object]:
            return steps(token)

        self.job_wanted.emit(Job("picture", begin, token, ignore_step, self._on_painted, SELECTED))

    def _on_painted(self, job: Job) -> None:
        if isinstance(job.error, SwatheError):
            self.told.emit(str(job.error), True)
        elif job.error is not None:
            raise job.error
        elif isinstance(job.result, QImage):
            QGuiApplication.clipboard().setImage(job.result)
            self.told.emit(self.tr("The picture is on the clipboard."), False)
        elif job.result is not None:
            self.told.emit(self.tr("Saved to {}.").format(job.result), False)
