"""Writing hits to a file in the worker, with progress and cancel."""

from __future__ import annotations

from collections.abc import Callable, Generator
from pathlib import Path

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QObject, Signal

from swathe.core.cancel import CancelToken
from swathe.core.export import ExportProgress, Format, Selection, export
from swathe.core.export.plain_tables import export_summary
from swathe.core.export.several import export_each
from swathe.core.search.events import SearchResult
from swathe.gui.work.task import Task
from swathe.gui.work.worker import AnyTask, BackgroundThread


class ExportController(QObject):
    """Run one export at a time.

    `finished` carries the path written; `aligned` a query's index and the rows that now have alignments.
    """

    progressed = Signal(object)
    finished = Signal(object)
    cancelled = Signal()
    failed = Signal(object)
    aligned = Signal(int, object)

    def __init__(self, background: BackgroundThread, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._background = background
        self._task: AnyTask | None = None

    @property
    def busy(self) -> bool:
        """Whether an export is under way."""
        return self._task is not None

    def start(self, result: SearchResult, selection: Selection, format: str, destination: Path) -> None:
        """Write the chosen hits; an existing file is replaced once the new one is whole."""
        chosen = _offered(format)
        self._run(lambda token: export(result, selection, chosen, destination, token), selection, destination)

    def start_each(self, result: SearchResult, selection: Selection, format: str, folder: Path) -> None:
        """Write a file for each chosen query, all or none; existing ones are replaced."""
        chosen = _offered(format)
        self._run(
            lambda token: export_each(result, selection, chosen, folder, token, replace=True),
            selection,
            folder,
        )

    def start_summary(
        self, result: SearchResult, order: NDArray[np.int64], format: str, destination: Path
    ) -> None:
        """Write the summary of queries, `order` of them, as ``csv`` or ``tsv``."""
        self._run(
            lambda token: export_summary(result, order, format, destination, token),
            Selection.everything(result),
            destination,
        )

    def cancel(self) -> None:
        """Stop; nothing is left behind and an existing file stays as it was."""
        if self._task is not None:
            self._task.cancel()

    def _run(
        self,
        work: Callable[[CancelToken], Generator[ExportProgress, None, object]],
        selection: Selection,
        destination: Path,
    ) -> None:
        if self._task is not None:
            self._task.drop()

        def over() -> None:
            self._task = None
            for index, rows in selection.queries:
                self.aligned.emit(index, rows.tolist())

        def done(_: object) -> None:
            over()
            self.finished.emit(destination)

        def cancelled() -> None:
            over()
            self.cancelled.emit()

        def failed(error: Exception) -> None:
            over()
            self.failed.emit(error)

        task = Task("export", work, done, self.progressed.emit, cancelled, failed)
        self._task = self._background.start(task)


def _offered(key: str) -> Format:
    """Return a format that the window writes."""
    from swathe.gui.export.pdf_report import OFFERED

    return next(format for format in OFFERED if format.key == key)
