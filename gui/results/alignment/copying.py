"""Hand on an alignment: its columns as FASTA, Clustal or residues on the clipboard, and as a picture."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QObject
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from swathe.core.export.aligned_pair import PairRow, pair_clustal, pair_fasta
from swathe.core.headers.brief import brief_name
from swathe.core.system.words import counted, file_name
from swathe.gui.results.alignment.canvas import AlignmentCanvas
from swathe.gui.results.alignment.layout import QUERY, SUBJECT, AlignmentLayout
from swathe.gui.results.alignment.picture import AlignmentPicture, Heading
from swathe.gui.widgets.picture import PictureTasks

WIDTH = 60
"""Columns a line in copied text, as BLAST prints, and in pictures of what is one long row on the screen."""


@dataclass(frozen=True, slots=True)
class Shown:
    """An alignment on the screen, with the identifiers of query and subject."""

    layout: AlignmentLayout
    labels: tuple[str, str]


class AlignmentCopying(QObject):
    """Copy and save the selected columns, or all where none is; does nothing while nothing is `shown`."""

    def __init__(self, canvas: AlignmentCanvas, heading: Callable[[], Heading], parent: QWidget) -> None:
        """`heading`: returns what stands above a picture."""
        super().__init__(parent)
        self._canvas, self._heading = canvas, heading
        self.pictures = PictureTasks(parent)
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
        if (picture := self._picture()) is not None:
            self.pictures.copy(picture, self._what())

    def save_picture(self) -> None:
        """Ask for a file and let the worker write a picture into it."""
        if self.shown is not None and (picture := self._picture()) is not None:
            names = "-".join(brief_name(label, 0) for label in self.shown.labels)
            self.pictures.ask_and_save(picture, self._what(), file_name(f"{names}-alignment"))

    def _what(self) -> str:
        """Return what a picture is of: ``alignment with ADH7_HUMAN``."""
        assert self.shown is not None
        return f"alignment with {brief_name(self.shown.labels[SUBJECT], 0)}"

    def _columns(self, layout: AlignmentLayout) -> tuple[int, int]:
        first, last = self._canvas.selection()
        return (first, last) if last > first else (0, layout.n_columns)

    def copied_words(self) -> str:
        """Return what is copied: ``the alignment``, or ``3 columns of the alignment``."""
        first, last = self._canvas.selection()
        return f"{counted(last - first, 'column')} of the alignment" if last > first else "the alignment"

    def _copy(self, written: Callable[[tuple[PairRow, PairRow]], str]) -> None:
        if self.shown is not None:
            layout = self.shown.layout
            pair = layout.rows(*self._columns(layout), self.shown.labels)
            self._put(written(pair), self.copied_words())

    def _copy_residues(self, row: int) -> None:
        if self.shown is not None:
            layout = self.shown.layout
            self._put(layout.residues(*self._columns(layout), row), f"{layout.sides.named(row)}'s residues")

    def _put(self, text: str, what: str) -> None:
        """Put a text on the clipboard, where no picture is any more."""
        QGuiApplication.clipboard().setText(text)
        self.pictures.told.emit("", False)
        self.pictures.copied.emit(what)

    def _picture(self) -> AlignmentPicture | None:
        """Return what a picture shows: the chosen columns, wrapped, with the motif's matches."""
        if self.shown is None:
            return None
        canvas, layout = self._canvas, self.shown.layout
        return AlignmentPicture(
            layout,
            canvas.measures,
            canvas.look.scheme,
            *self._columns(layout),
            canvas.columns_per_line() if canvas.look.wrapped else WIDTH,
            canvas.matches,
            self._heading(),
            canvas.font(),
        )
