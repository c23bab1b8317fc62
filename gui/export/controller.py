"""Writing hits to a file in the worker, with progress and cancel."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QObject, Signal

from swathe.core.cancel import CancelToken
from swathe.core.export import ExportProgress, Format, Selection, export
from swathe.core.export.plain_tables import export_summary
from swathe.core.export.several import export_each
from swathe.core.search.events import SearchResult
from swathe.gui.work.worker import BackgroundThread, EngineShelf, Job


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
        self._token = CancelToken()
        self._job: Job | None = None

    @property
    def busy(self) -> bool:
        """Whether an export is under way."""
        return self._job is not None

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
        self._token.cancel()

    def _run(
        self,
        write: Callable[[CancelToken], Iterator[ExportProgress]],
        selection: Selection,
        destination: Path,
    ) -> None:
        self._token.cancel()
        token = self._token = CancelToken()

        def steps(_: EngineShelf) -> Iterator[ExportProgress]:
            return write(token)

        def on_end(job: Job) -> None:
            self._on_end(job, selection, destination)

        self._job = self._background.submit(Job("export", steps, token, self.progressed.emit, on_end))

    def _on_end(self, job: Job, selection: Selection, destination: Path) -> None:
        if job is not self._job:
            return
        self._job = None
        for index, rows in selection.queries:
            self.aligned.emit(index, rows.tolist())
        if job.error is not None:
            self.failed.emit(job.error)
        elif job.token.cancelled:
            self.cancelled.emit()
        else:
            self.finished.emit(destination)


def _offered(key: str) -> Format:
    """Return a format that the window writes."""
    from swathe.gui.export.pdf_report import OFFERED

    return next(format for format in OFFERED if format.key == key)
