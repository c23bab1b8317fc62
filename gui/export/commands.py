"""Exporting: the dialog that asks what to write, the writing in the worker, and what is said of it."""

from __future__ import annotations

import os
from collections.abc import Callable, Generator, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QObject, Signal, Slot

from swathe.core.cancel import CancelToken
from swathe.core.errors import SwatheError
from swathe.core.export import Format, Selection, check_library, export, opened, sidecar_of
from swathe.core.export.plain_tables import export_summary, queries_written
from swathe.core.export.several import existing, export_each, files_of
from swathe.core.export.values import ExportProgress, query_label
from swathe.core.search.events import SearchResult
from swathe.core.system.words import counted
from swathe.gui.results.page import ResultsPage
from swathe.gui.widgets.message_bar import MessageBar
from swathe.gui.widgets.saved import tell_saved
from swathe.gui.work.settings import WindowSettings
from swathe.gui.work.task import Task
from swathe.gui.work.worker import AnyTask, BackgroundThread

if TYPE_CHECKING:
    from swathe.gui.export.dialog import ExportDialog

TestFirst = Callable[
    [Sequence[tuple[int, NDArray[np.int64]]], Callable[[int], object], Callable[[str], object]], AnyTask
]
"""Begins to test hits, rows of queries by their places; the others hear how many are tested, and the end."""


class ExportCommands(QObject):
    """Ask what to export of a page's results, write it, one export at a time, and say what became of it.

    `aligned` carries a query's index and the rows that have alignments now.
    """

    aligned = Signal(int, object)

    def __init__(
        self,
        results: ResultsPage,
        messages: MessageBar,
        background: BackgroundThread,
        settings: WindowSettings,
    ) -> None:
        super().__init__(results)
        self._results = results
        self._messages = messages
        self._background = background
        self._settings = settings
        self._task: AnyTask | None = None
        self._tested = 0  # hits, before those of the dialog are written
        self.dialog: ExportDialog | None = None
        self.name_of_run: Callable[[], str] = str
        """Returns what somebody called the run shown, '' where nobody did."""
        self.test_first: TestFirst
        """Tests hits before they are written."""

    @property
    def busy(self) -> bool:
        """Whether an export is under way."""
        return self._task is not None

    def ask(self, result: SearchResult, asked: str = "") -> None:
        """Ask what to export of a search that is over; `asked` as for the dialog."""
        self._new_dialog(result, asked).open()

    def ask_summary(self, result: SearchResult) -> None:
        """Ask where the table of queries goes, in the same dialog."""
        dialog = self._new_dialog(result)
        dialog.choose_queries()  # before it takes its height
        dialog.open()

    def _new_dialog(self, result: SearchResult, asked: str = "") -> ExportDialog:
        from swathe.gui.export.dialog import ExportDialog

        self._tested = 0
        dialog = self.dialog = ExportDialog(
            result,
            self._results,
            self._settings,
            self._results.window(),
            run_name=self.name_of_run(),
            asked=asked,
        )
        dialog.export_requested.connect(partial(self.write, result))
        dialog.each_requested.connect(partial(self.write_each, result))
        dialog.summary_requested.connect(partial(self.write_summary, result))
        dialog.cancel_requested.connect(self.cancel)
        dialog.tests_wanted.connect(self._test)
        dialog.finished.connect(self._on_dialog_closed)
        return dialog

    @Slot()
    def verdicts_changed(self) -> None:
        """Have an open dialog follow automatic tests."""
        if self.dialog is not None:
            self.dialog.verdicts_changed()

    def write(
        self,
        result: SearchResult,
        selection: Selection,
        format: str,
        destination: Path,
        comments: bool = True,
    ) -> None:
        """Write the chosen hits; an existing file is replaced once the new one is whole."""
        chosen = _offered(format).with_comments(comments)
        self._begin(
            lambda token: export(result, selection, chosen, destination, token, comments=comments),
            selection,
            destination,
            f"{selection.words}{self._tested_words()}",
            beside=(sidecar_of(destination),) if chosen.sidecar else (),
        )

    def write_each(
        self, result: SearchResult, selection: Selection, format: str, folder: Path, comments: bool = True
    ) -> None:
        """Write a file for each chosen query, all or none; existing ones are replaced."""
        chosen = _offered(format).with_comments(comments)
        labels = [query_label(query + 1, result.queries[query]) for query, _ in selection.queries]
        self._begin(
            lambda token: export_each(
                result, selection, chosen, folder, token, replace=True, comments=comments
            ),
            selection,
            folder,
            f"{selection.words} in {counted(len(selection.queries), 'file')}{self._tested_words()}",
            replaced=len(existing(files_of(labels, chosen, folder), chosen)),
        )

    def write_summary(
        self,
        result: SearchResult,
        order: NDArray[np.int64],
        format: str,
        destination: Path,
        comments: bool = True,
    ) -> None:
        """Write the summary of queries, `order` of them, as ``csv``, ``tsv`` or ``xlsx``."""
        chosen = _offered(f"queries-{format}").with_comments(comments)

        def work(token: CancelToken) -> Generator[ExportProgress, None, None]:
            check_library(chosen)
            with opened(destination, chosen, result, queries_written(result, order)) as stream:
                yield from export_summary(result, order, format, stream, token, comments=comments)

        self._begin(
            work,
            Selection.everything(result),
            destination,
            self._results.queries.table.counted_text(order),
            beside=(sidecar_of(destination),) if chosen.sidecar else (),
        )

    def cancel(self) -> None:
        """Stop; nothing is left behind and an existing file stays as it was."""
        if self._task is not None:
            self._task.cancel()

    def _test(self, hits: Sequence[tuple[int, NDArray[np.int64]]]) -> None:
        """Have hits tested, and have the dialog go on."""
        dialog = self.dialog
        assert dialog is not None

        def tested(done: int) -> None:
            self._tested = done
            dialog.show_tests(done)

        def over(problem: str) -> None:
            self._task = None
            if problem:
                dialog.end(f"{problem} Nothing was written; hits tested by then keep their verdicts.")
            else:
                dialog.write()

        self._task = self.test_first(hits, tested, over)

    def _tested_words(self) -> str:
        """Say how many hits were tested before they are written; '' for none."""
        return f" ({self._tested:,} tested first)" if self._tested else ""

    def _begin(
        self,
        work: Callable[[CancelToken], Generator[ExportProgress, None, object]],
        selection: Selection,
        destination: Path,
        what: str,
        *,
        replaced: int | None = None,
        beside: tuple[Path, ...] = (),
    ) -> None:
        """Write something to a destination, and the parameters that do not go into it `beside` that.

        replaced : how many files that are there are replaced; None to count these
        """
        if replaced is None:
            replaced = sum(os.path.exists(path) for path in (destination, *beside))
        if self._task is not None:
            self._task.drop()

        def over(problem: str = "") -> None:
            self._task = None
            for index, rows in selection.queries:
                self.aligned.emit(index, rows.tolist())
            if self.dialog is not None:
                self.dialog.end(problem)

        def done(_: object) -> None:
            over()
            self._settings.set_folder("export", destination)
            parameters = "the parameters of the search"
            tell_saved(self._messages, what, destination, *beside, beside=parameters, replaced=replaced)

        def failed(error: Exception) -> None:
            known = isinstance(error, SwatheError)
            said = known and self.dialog is not None
            over(str(error) if known else "The file could not be written.")
            if not said:
                self._background.present(error)

        cancelled = partial(over, "Cancelled; nothing was written.")
        task = Task("export", work, done, self._on_progress, cancelled, failed)
        self._task = self._background.start(task)

    def _on_progress(self, progress: ExportProgress) -> None:
        if self.dialog is not None:
            self.dialog.show_progress(progress)

    @Slot()
    def _on_dialog_closed(self) -> None:
        if self.dialog is not None:
            self.dialog.deleteLater()
        self.dialog = None


def _offered(key: str) -> Format:
    """Return a format that the window writes."""
    from swathe.gui.export.pdf_report import OFFERED

    return next(format for format in OFFERED if format.key == key)
