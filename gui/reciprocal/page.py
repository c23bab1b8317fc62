"""The page *Reciprocal best hits*: two files, how far the search is, and the pairs found."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QProgressBar,
    QPushButton,
    QStackedWidget,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from swathe.core.errors import DeviceError, EngineUnavailable, NucleotideInput, SwatheError
from swathe.core.reciprocal.request import DEFAULT_EVALUE
from swathe.core.results.columns import Kind
from swathe.core.search.events import Estimating, Importing, PairsAligning, Warned
from swathe.core.system.words import counted, number_text, rate_text, seconds_text
from swathe.gui.reciprocal.controller import ReciprocalController
from swathe.gui.search.form import PrimaryButton
from swathe.gui.widgets.field import ElidedLabel, MutedLabel
from swathe.gui.widgets.message_bar import MessageBar, Tone
from swathe.gui.widgets.message_page import MessagePage
from swathe.gui.widgets.plain_table_view import PlainTableView
from swathe.gui.widgets.table_model import TableModel
from swathe.gui.widgets.theme import SPACE, tabular_font
from swathe.gui.widgets.tooltips import tooltip_text
from swathe.gui.work.job_controller import SearchState
from swathe.gui.work.worker import BackgroundThread

if TYPE_CHECKING:
    from swathe.core.reciprocal.pairs import PairTable, ReciprocalResult
    from swathe.core.reciprocal.search import ReciprocalEvent


class PairModel(TableModel):
    """A `PairTable` on the screen."""

    table: PairTable

    def tooltip(self, key: str, row: int) -> str:
        """Return whole headers for names, and what the window has no columns for."""
        if self.table.column[key].kind is Kind.TEXT and key != "unique":
            return self.table.header(key[-1], row)
        if key == "unique":
            best = self.table.display("best_of_a", row), self.table.display("best_of_b", row)
            return self.tr("Best hits of A: {}, of B: {}").format(*best)
        lengths = self.table.display("length_a", row), self.table.display("length_b", row)
        columns = self.table.display("alignment_length", row)
        return self.tr("{} and {} residues, {} alignment columns").format(*lengths, columns)


class ReciprocalPage(QWidget):
    """Take two files, search them against each other, and list the pairs.

    Signals
    -------
    start_requested() : Search was pressed; the owner knows scoring and engine
    back_requested() : the user wants to see the search again
    browse_requested(str) : a file is wanted for ``a`` or ``b``
    export_requested() : the pairs are to be written to a file
    """

    start_requested = Signal()
    back_requested = Signal()
    browse_requested = Signal(str)
    export_requested = Signal()

    def __init__(self, background: BackgroundThread, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(self.tr("Reciprocal best hits"))
        self.controller = ReciprocalController(background, self)
        self.result: ReciprocalResult | None = None
        self.messages = MessageBar(self)
        self.summary = ElidedLabel()
        self.back = QToolButton(text=self.tr("‹ Search"), autoRaise=True)
        self.back.setAccessibleName(self.tr("Back to the search"))
        self.back.setToolTip(self.tr("Back to the search (Ctrl+1)"))
        self.export_button = QPushButton(self.tr("Export…"))
        self.export_button.setToolTip(self.tr("Write the pairs to a file, as they are on the screen"))
        self.files = {side: QLineEdit() for side in "ab"}
        self.browse = {side: QToolButton(text=self.tr("Choose…")) for side in "ab"}
        self.evalue = QLineEdit(number_text(DEFAULT_EVALUE))
        self.button = PrimaryButton()
        self.scoring = MutedLabel()
        self.bar = QProgressBar(textVisible=False)
        self.phase = QLabel()
        self.words = QLineEdit()
        self.count = QLabel()
        self.message = MessagePage()
        self.model: PairModel | None = None
        self.table: PlainTableView | None = None
        self._forbidden = ""
        self._stack = QStackedWidget()
        self._lay_out()
        self._connect()
        self._settle()

    def path(self, side: str) -> Path | None:
        """Return the file named for ``a`` or ``b``; None for none."""
        text = self.files[side].text().strip()
        return Path(text).expanduser() if text else None

    def evalue_bound(self) -> float | None:
        """Return the bound on both E-values; None where there is no number above 0."""
        try:
            value = float(self.evalue.text().strip().replace(",", "."))
        except ValueError:
            return None
        return value if value > 0 else None

    def show_scoring(self, words: str) -> None:
        """Say with what is searched."""
        self.scoring.setText(words)

    def forbid(self, why: str) -> None:
        """Keep the search from starting, for a reason; '' lets it."""
        self._forbidden = why
        self._settle()

    def problem(self) -> str:
        """Return why the search cannot start; '' if it can."""
        if self._forbidden:
            return self._forbidden
        if self.path("a") is None or self.path("b") is None:
            return self.tr("Choose two files.")
        missing = next(
            (path for side in "ab" if (path := self.path(side)) and not os.path.isfile(path)), None
        )
        if missing is not None:
            return self.tr("There is no file {}.").format(missing)
        return "" if self.evalue_bound() else self.tr("The E-value bound is no number above 0.")

    def shown_rows(self) -> NDArray[np.int64]:
        """Return the pairs on the screen, int64[pairs], in its order."""
        return self.model.visible_rows() if self.model is not None else np.empty(0, np.int64)

    # What the search tells

    def _on_state(self, state: SearchState) -> None:
        if state is SearchState.OPENING:
            self.messages.hide()
            self.result = None
            self.phase.setText(self.tr("Opening the files"))
            self.bar.setValue(0)
        elif state is SearchState.CANCELLING:
            self.phase.setText(self.tr("Cancelling"))
        self._settle()

    def _on_event(self, event: ReciprocalEvent) -> None:
        from swathe.core.reciprocal.search import DirectionProgress

        match event:
            case Importing(progress):
                self.phase.setText(self.tr("Reading a file"))
                self._show_progress(progress.bytes_done, progress.bytes_total)
            case Estimating():
                self.phase.setText(self.tr("Estimating the statistics of matrix and gap costs"))
                self._show_progress(0, 1)
            case DirectionProgress() if event.seconds > 0 and self.controller.state.busy:
                way = self.tr("A against B") if event.direction == 1 else self.tr("B against A")
                left = event.seconds * (event.cells_total - event.cells_done) / max(event.cells_done, 1)
                place = event.queries_done + 1, event.queries_total
                rate = rate_text(event.cells_done / event.seconds / 1e9)
                words = self.tr("{} of 2: {} · query {:,} of {:,} · {} left · {}")
                self.phase.setText(words.format(event.direction, way, *place, seconds_text(left), rate))
                self._show_progress(event.cells_done, event.cells_total)
            case PairsAligning():
                pairs = counted(event.total, "pair")
                self.phase.setText(self.tr("Aligning {:,} of {}").format(event.done, pairs))
                self._show_progress(event.done, event.total)
            case Warned(sentence):
                self.messages.show_message(Tone.PROBLEM, sentence)

    def _on_ended(self, result: ReciprocalResult | None) -> None:
        self.result = result
        if result is None:
            self.messages.show_message(Tone.NOTE, self.tr("Cancelled; there are no pairs of half a search."))
        else:
            self._show_table(result.table)
        self._settle()

    def _on_failed(self, error: Exception) -> None:
        if not isinstance(error, SwatheError):
            raise error
        offered: tuple[tuple[str, Callable[[], None]], ...] = ()
        if isinstance(error, DeviceError | EngineUnavailable):
            offered = ((self.tr("Search on the CPU"), self.controller.search_on_cpu),)
        elif isinstance(error, NucleotideInput):
            offered = ((self.tr("Search anyway"), self.controller.allow_nucleotides),)
        self.messages.show_message(Tone.PROBLEM, str(error), offered)
        self._settle()

    # Inside

    def _show_progress(self, done: int, total: int) -> None:
        self.bar.setValue(1000 * done // max(total, 1))

    def _show_table(self, table: PairTable) -> None:
        if self.model is None or self.table is None:
            self.model = PairModel(table, self)
            view = self.table = PlainTableView(
                self.model,
                ("a", "b", "description_a", "description_b"),
                tuple(column.key for column in table.columns if not column.shown),
            )
            view.setAccessibleName(self.tr("Reciprocal best pairs"))
            self._stack.addWidget(view)
            self.model.layoutChanged.connect(self._say_count)
        else:
            self.model.set_table(table)
        self.words.clear()
        if len(table):
            self.table.go_to(0)

    def _search_words(self, words: str) -> None:
        if self.model is not None:
            self.model.set_words(words)

    def _settle(self) -> None:
        """Bring buttons, message and count up to date."""
        busy, found = self.controller.state.busy, self.result
        problem = self.problem()
        self.button.setText(self.tr("Cancel") if busy else self.tr("Search both ways"))
        self.button.setToolTip("" if busy else tooltip_text(problem))
        self.button.setEnabled(busy or not problem)
        self.bar.setVisible(busy)
        if not busy:
            self.phase.setText(problem)
        self.phase.setVisible(busy or bool(problem))
        some = found is not None and len(found.table) > 0
        self.export_button.setEnabled(some and not busy)
        self.words.setVisible(some)
        self.summary.set_whole(found.summary if found is not None else self.tr("Reciprocal best hits"))
        if busy:
            self.message.say(
                self.tr("Searching"), self.tr("The pairs appear when both directions are compared.")
            )
        elif found is None:
            self.message.say(
                self.tr("No pairs yet"),
                self.tr(
                    "Two sequences of two files are reciprocal best hits where each is the best hit of the "
                    "other: candidates for orthologues. Choose two FASTA files or databases above, or the "
                    "same file twice."
                ),
            )
        elif not some:
            self.message.say(
                self.tr("No pairs"),
                self.tr("No two sequences are each other's best hit within the E-value bound."),
            )
        self._stack.setCurrentWidget(self.table if some and not busy and self.table else self.message)
        self._say_count()

    def _say_count(self) -> None:
        if self.result is None or self.model is None or self.controller.state.busy:
            self.count.clear()
            return
        shown, there = self.model.rowCount(), len(self.model.table)
        of_all = f"{shown:,} of " if shown < there else ""
        self.count.setText(of_all + counted(there, "pair"))

    def _on_button(self) -> None:
        if self.controller.state.busy:
            self.controller.cancel()
        else:
            self.start_requested.emit()

    def _connect(self) -> None:
        controller = self.controller
        controller.state_changed.connect(self._on_state)
        controller.event.connect(self._on_event)
        controller.ended.connect(self._on_ended)
        controller.failed.connect(self._on_failed)
        self.back.clicked.connect(self.back_requested)
        self.button.clicked.connect(self._on_button)
        self.export_button.clicked.connect(self.export_requested)
        self.words.textChanged.connect(self._search_words)
        self.evalue.textChanged.connect(self._settle)
        for side, button in self.browse.items():
            button.clicked.connect(lambda _=False, side=side: self.browse_requested.emit(side))
            self.files[side].textChanged.connect(self._settle)

    def _lay_out(self) -> None:
        top = QHBoxLayout(spacing=SPACE)
        top.addWidget(self.back)
        top.addWidget(self.summary, 1)
        top.addWidget(self.export_button)
        grid = QGridLayout(horizontalSpacing=SPACE, verticalSpacing=SPACE // 2)
        for row, (side, title) in enumerate((("a", self.tr("File &A")), ("b", self.tr("File &B")))):
            label = QLabel(title)
            label.setBuddy(self.files[side])
            self.files[side].setPlaceholderText(self.tr("A FASTA file or a Swathe database"))
            self.files[side].setAccessibleName(title.replace("&", ""))
            self.files[side].setAcceptDrops(False)
            self.browse[side].setAccessibleName(self.tr("Choose {}").format(title.replace("&", "")))
            grid.addWidget(label, row, 0)
            grid.addWidget(self.files[side], row, 1)
            grid.addWidget(self.browse[side], row, 2)
        bound = QLabel(self.tr("&E-values ≤"))
        bound.setBuddy(self.evalue)
        self.evalue.setAccessibleName(self.tr("Bound on both E-values"))
        self.evalue.setToolTip(self.tr("Both directions' E-values are up to this, such as 0.001 or 1e-6"))
        self.evalue.setMaximumWidth(self.fontMetrics().horizontalAdvance("1e-1000") + 3 * SPACE)
        self.button.setMinimumWidth(144)
        grid.addWidget(bound, 0, 3)
        grid.addWidget(self.evalue, 0, 4)
        grid.addWidget(self.button, 0, 5, 2, 1, Qt.AlignmentFlag.AlignVCenter)
        grid.setColumnStretch(1, 1)
        self.bar.setRange(0, 1000)
        self.bar.setFixedHeight(SPACE)
        self.bar.setAccessibleName(self.tr("Progress"))
        self.phase.setFont(tabular_font(self.phase.font()))
        self.words.setPlaceholderText(self.tr("Find pairs by words of their headers"))
        self.words.setAccessibleName(self.tr("Find pairs"))
        self.words.setClearButtonEnabled(True)
        self.words.setAcceptDrops(False)
        line = QHBoxLayout(spacing=SPACE)
        line.addWidget(self.words, 1)
        line.addWidget(self.count)
        self._stack.addWidget(self.message)
        layout = QVBoxLayout(self, spacing=SPACE)
        layout.setContentsMargins(SPACE, SPACE, SPACE, SPACE)
        layout.addLayout(top)
        layout.addLayout(grid)
        layout.addWidget(self.scoring)
        layout.addWidget(self.phase)
        layout.addWidget(self.bar)
        layout.addLayout(line)
        layout.addWidget(self._stack, 1)
