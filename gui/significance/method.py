"""What scores permuted copies: the search's engine, or a strategy of the literature where there is a GPU."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QSignalBlocker, Qt, Signal
from PySide6.QtGui import QStandardItemModel
from PySide6.QtWidgets import QFormLayout, QSizePolicy

from swathe.core.statistics.permutation_options import (
    BLOCK_SIZES,
    ENGINE,
    STRATEGIES,
    Strategy,
    strategy_named,
)
from swathe.gui.widgets.boxes import ComboBox
from swathe.gui.widgets.field import MutedLabel
from swathe.gui.widgets.option_box import option_box
from swathe.gui.widgets.theme import SPACE
from swathe.gui.work.settings import WindowSettings

if TYPE_CHECKING:
    from collections.abc import Sequence

    from swathe.core.engines.base import EngineInfo


class PairwiseMethod(QObject):
    """Hold a strategy and its threads; `changed` is emitted with every change.

    engines : what the probe found; empty before it answers
    """

    changed = Signal()

    def __init__(
        self, engines: Sequence[EngineInfo], settings: WindowSettings, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._why_not = self._reason(engines)
        self._threads = {
            strategy.name: settings.read(
                f"pairwise/threads-{strategy.name}", _default(strategy.name), _threads
            )
            for strategy in STRATEGIES
            if strategy.options
        }
        self.box = ComboBox(accessibleName="What scores the copies")
        self.box.setMinimumContentsLength(12)
        self.box.setSizeAdjustPolicy(ComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.box.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        for strategy in STRATEGIES:
            self._offer(strategy)
        view = self.box.view()
        view.setMinimumWidth(view.sizeHintForColumn(0) + 2 * SPACE)
        self.note = MutedLabel()
        self._form: QFormLayout | None = None
        option = STRATEGIES[1].options[0]  # all have the same numbers
        self.threads_box = option_box(option, option.default, self._set_threads)
        if not self._why_not:
            stored = settings.read("pairwise/method", ENGINE, str)
            self.box.setCurrentIndex(max(0, self.box.findData(stored)))
        self.box.currentIndexChanged.connect(self._on_method)

    @property
    def name(self) -> str:
        """The strategy chosen."""
        return str(self.box.currentData())

    @property
    def options(self) -> tuple[tuple[str, int | str], ...]:
        """What is set of it that is not the default."""
        if self.name not in self._threads or self._threads[self.name] == _default(self.name):
            return ()
        return (("threads", self._threads[self.name]),)

    def add_to(self, form: QFormLayout) -> None:
        """Add the rows of a form."""
        self._form = form
        form.addRow("Scored b&y", self.box)
        form.addRow("T&hreads per block", self.threads_box)
        form.addRow(self.note)
        self._on_method()

    def save(self, settings: WindowSettings) -> None:
        """Remember the choice; where there is none to make, the one of another day stays."""
        if self._why_not:
            return
        settings.write("pairwise/method", self.name)
        for name, threads in self._threads.items():
            settings.write(f"pairwise/threads-{name}", threads)

    def _reason(self, engines: Sequence[EngineInfo]) -> str:
        """Return why there is nothing but the search's engine, as a sentence; '' where there is."""
        gpu = next((info for info in engines if info.name == "gpu"), None)
        if gpu is None:
            return "GPUs are still being detected; the other methods need one."
        if gpu.reason:
            return f"The methods of Zhang et al. 2012 need a GPU: {gpu.reason}."
        return ""

    def _offer(self, strategy: Strategy) -> None:
        self.box.addItem(strategy.label, strategy.name)
        row = self.box.count() - 1
        words = "\n".join(filter(None, (strategy.label, strategy.paper, strategy.section)))
        model = self.box.model()
        if self._why_not and strategy.name != ENGINE and isinstance(model, QStandardItemModel):
            model.item(row).setEnabled(False)
            words = self._why_not
        self.box.setItemData(row, words, Qt.ItemDataRole.ToolTipRole)

    def _on_method(self) -> None:
        """Show the threads of the strategy chosen, and say what the choice means."""
        threads = self._threads.get(self.name)
        with QSignalBlocker(self.threads_box):
            assert isinstance(self.threads_box, ComboBox)  # an option of few values
            self.threads_box.setCurrentIndex(self.threads_box.findData(threads))
        if self._form is not None:
            self._form.setRowVisible(self.threads_box, threads is not None)
        same = "All methods give the same figures; only the speed differs."
        self.note.setText(self._why_not or same)
        self.box.setToolTip(str(self.box.currentData(Qt.ItemDataRole.ToolTipRole)))
        self.changed.emit()

    def _set_threads(self, threads: int | str) -> None:
        self._threads[self.name] = int(threads)
        self.changed.emit()


def _default(name: str) -> int:
    """Return the threads that a strategy has unless somebody sets them."""
    return int(strategy_named(name).options[0].default)


def _threads(text: str) -> int:
    """Return a stored number of threads. Raises ValueError where no block can have so many."""
    if int(text) not in BLOCK_SIZES:
        raise ValueError(f"{text} is no number of threads of a block")
    return int(text)
