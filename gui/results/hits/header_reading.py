"""Have headers read in the worker where order or filter need more of them than can be read at once."""

from __future__ import annotations

from collections.abc import Generator

from PySide6.QtCore import QObject, Signal

from swathe.core.cancel import CancelToken
from swathe.core.headers.text import Wanted
from swathe.gui.results.hits.model import HitTableModel
from swathe.gui.work.task import Newest, Task


class HeaderReading(QObject):
    """Answer a model's wishes; a newer one replaces the one before.

    Signals
    -------
    task_wanted(object) : a `gui.work.task.Task` for the worker
    changed() : reading began
    done() : what was wanted is there, and the model can be rearranged
    """

    task_wanted = Signal(object)
    changed = Signal()
    done = Signal()

    def __init__(self, model: HitTableModel) -> None:
        super().__init__(model)
        self._model = model
        self._task = Newest(self.task_wanted.emit)
        self._wanted: list[Wanted] = []
        model.reading_wanted.connect(self._read)

    @property
    def busy(self) -> bool:
        """Whether headers are being read."""
        return self._task.busy

    def stop(self) -> None:
        """Forget what was wanted: other hits are shown."""
        self._task.stop()

    def _read(self, wanted: list[Wanted]) -> None:
        if self._task.busy and wanted == self._wanted:
            return
        self._wanted = wanted
        table = self._model.table
        assert table is not None

        def work(token: CancelToken) -> Generator[None, None, None]:
            for one in wanted:
                for step in table.headers.compute(one):
                    token.raise_if_cancelled()
                    yield step

        self._task.begin(Task("reading headers", work, self._on_read))
        self.changed.emit()

    def _on_read(self, _: object) -> None:
        self.done.emit()
