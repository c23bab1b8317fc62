"""The page *Network*: a file, how far the search is, and the network found."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

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
from swathe.core.network.request import DEFAULT_EVALUE
from swathe.core.search.events import Estimating, Importing, PairsAligning, Warned
from swathe.core.system.words import counted, rate_text, seconds_text
from swathe.gui.network.controller import NetworkController
from swathe.gui.search.form import PrimaryButton
from swathe.gui.widgets.field import ElidedLabel, MutedLabel
from swathe.gui.widgets.message_bar import MessageBar, Tone
from swathe.gui.widgets.message_page import MessagePage
from swathe.gui.widgets.theme import SPACE, tabular_font
from swathe.gui.widgets.tooltips import tooltip_text
from swathe.gui.work.job_controller import SearchState
from swathe.gui.work.worker import BackgroundThread

if TYPE_CHECKING:
    from swathe.core.network.network import Network
    from swathe.core.network.search import NetworkEvent
    from swathe.gui.network.result_view import NetworkView


class NetworkPage(QWidget):
    """Take a file, compare all its sequences with one another, and show the network.

    Signals
    -------
    start_requested() : Search was pressed; the owner knows scoring and engine
    back_requested() : the user wants to see the search again
    browse_requested() : a file is wanted
    export_requested() : the network is to be written to a file
    """

    start_requested = Signal()
    back_requested = Signal()
    browse_requested = Signal()
    export_requested = Signal()

    def __init__(self, background: BackgroundThread, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(self.tr("Network"))
        self._background = background
        self.controller = NetworkController(background, self)
        self.network: Network | None = None
        self.view: NetworkView | None = None
        self.messages = MessageBar(self)
        self.summary = ElidedLabel()
        self.back = QToolButton(text=self.tr("‹ Search"), autoRaise=True)
        self.back.setAccessibleName(self.tr("Back to the search"))
        self.back.setToolTip(self.tr("Back to the search (Ctrl+1)"))
        self.export_button = QPushButton(self.tr("Export…"))
        self.export_button.setToolTip(
            self.tr("Write the edges shown, families, a graph for Cytoscape, distances, or the picture")
        )
        self.file = QLineEdit()
        self.browse = QToolButton(text=self.tr("Choose…"))
        self.evalue = QLineEdit(f"{DEFAULT_EVALUE:g}")
        self.button = PrimaryButton()
        self.scoring = MutedLabel()
        self.bar = QProgressBar(textVisible=False)
        self.phase = QLabel()
        self.message = MessagePage()
        self._forbidden = ""
        self._stack = QStackedWidget()
        self._lay_out()
        self._connect()
        self._settle()

    def path(self) -> Path | None:
        """Return the file named; None for none."""
        text = self.file.text().strip()
        return Path(text).expanduser() if text else None

    def evalue_bound(self) -> float | None:
        """Return the bound on E-values; None where there is no number above 0."""
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
        path = self.path()
        if self._forbidden:
            return self._forbidden
        if path is None:
            return self.tr("Choose a file.")
        if not os.path.isfile(path):
            return self.tr("There is no file {}.").format(path)
        return "" if self.evalue_bound() else self.tr("The E-value bound is no number above 0.")

    def stop(self) -> None:
        """Give up what the worker does for it."""
        self.controller.cancel()
        if self.view is not None:
            self.view.stop()

    # What the search tells

    def _on_state(self, state: SearchState) -> None:
        if state is SearchState.OPENING:
            self.messages.hide()
            self._show_network(None)
            self.phase.setText(self.tr("Opening the file"))
            self.bar.setValue(0)
        elif state is SearchState.CANCELLING:
            self.phase.setText(self.tr("Cancelling"))
        self._settle()

    def _on_event(self, event: NetworkEvent) -> None:
        from swathe.core.network.search import NetworkProgress

        match event:
            case Importing(progress):
                self.phase.setText(self.tr("Reading the file"))
                self._show_progress(progress.bytes_done, progress.bytes_total)
            case Estimating():
                self.phase.setText(self.tr("Estimating the statistics of matrix and gap costs"))
                self._show_progress(0, 1)
            case NetworkProgress() if event.seconds > 0 and self.controller.state.busy:
                left = event.seconds * (event.cells_total - event.cells_done) / max(event.cells_done, 1)
                place = min(event.queries_done + 1, event.queries_total), event.queries_total
                rate = rate_text(event.cells_done / event.seconds / 1e9)
                words = self.tr("All against all: sequence {:,} of {:,} · {} left · {}")
                self.phase.setText(words.format(*place, seconds_text(left), rate))
                self._show_progress(event.cells_done, event.cells_total)
            case PairsAligning():
                edges = counted(event.total, "edge")
                self.phase.setText(self.tr("Aligning {:,} of {}").format(event.done, edges))
                self._show_progress(event.done, event.total)
            case Warned(sentence):
                self.messages.show_message(Tone.PROBLEM, sentence)

    def _on_ended(self, network: Network | None) -> None:
        if network is None:
            self.messages.show_message(Tone.NOTE, self.tr("Cancelled; there is no network of half a search."))
        self._show_network(network)
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

    def _show_network(self, network: Network | None) -> None:
        """Show a network in place of the last one."""
        self.network = network
        if self.view is not None:
            self.view.stop()
            self._stack.removeWidget(self.view)
            self.view.deleteLater()
            self.view = None
        if network is None or not len(network.edges):
            return
        from swathe.gui.network.result_view import NetworkView

        view = self.view = NetworkView(self._background, network)
        view.bound_changed.connect(self._settle)
        self._stack.addWidget(view)

    def _settle(self) -> None:
        """Bring buttons and messages up to date."""
        busy, network, view = self.controller.state.busy, self.network, self.view
        problem = self.problem()
        self.button.setText(self.tr("Cancel") if busy else self.tr("Compare all"))
        self.button.setToolTip("" if busy else tooltip_text(problem))
        self.button.setEnabled(busy or not problem)
        self.bar.setVisible(busy)
        if not busy:
            self.phase.setText(problem)
        self.phase.setVisible(busy or bool(problem))
        self.export_button.setEnabled(view is not None and not busy)
        if view is not None:
            self.summary.set_whole(view.summary)
        elif network is not None:
            self.summary.set_whole(network.summary(network.families()))
        else:
            self.summary.set_whole(self.tr("Network"))
        if busy:
            self.message.say(
                self.tr("Comparing"), self.tr("The network appears when every sequence is compared with all.")
            )
        elif network is None:
            self.message.say(
                self.tr("No network yet"),
                self.tr(
                    "Every sequence of a file is compared with all others. Pairs with an E-value up to the "
                    "bound are edges of a network; sequences that edges connect are a family. Choose a FASTA "
                    "file or a database above."
                ),
            )
        elif view is None:
            self.message.say(
                self.tr("No edges"),
                self.tr("No two sequences are similar within the E-value bound. A higher bound finds more."),
            )
        self._stack.setCurrentWidget(view if view is not None and not busy else self.message)

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
        self.browse.clicked.connect(self.browse_requested)
        for edit in (self.file, self.evalue):
            edit.textChanged.connect(self._settle)

    def _lay_out(self) -> None:
        top = QHBoxLayout(spacing=SPACE)
        top.addWidget(self.back)
        top.addWidget(self.summary, 1)
        top.addWidget(self.export_button)
        grid = QGridLayout(horizontalSpacing=SPACE, verticalSpacing=SPACE // 2)
        label = QLabel(self.tr("F&ile"))
        label.setBuddy(self.file)
        self.file.setPlaceholderText(self.tr("A FASTA file or a Swathe database"))
        self.file.setAccessibleName(self.tr("File"))
        self.file.setAcceptDrops(False)
        self.browse.setAccessibleName(self.tr("Choose the file"))
        bound = QLabel(self.tr("&E-value ≤"))
        bound.setBuddy(self.evalue)
        self.evalue.setAccessibleName(self.tr("Bound on the E-value of an edge"))
        self.evalue.setToolTip(
            self.tr("Edges with an E-value up to this are found; fewer can be shown afterwards")
        )
        self.evalue.setAcceptDrops(False)
        self.evalue.setMaximumWidth(self.fontMetrics().horizontalAdvance("1e-1000") + 3 * SPACE)
        self.button.setMinimumWidth(144)
        for column, widget in enumerate((label, self.file, self.browse, bound, self.evalue, self.button)):
            grid.addWidget(widget, 0, column, Qt.AlignmentFlag.AlignVCenter)
        grid.setColumnStretch(1, 1)
        self.bar.setRange(0, 1000)
        self.bar.setFixedHeight(SPACE)
        self.bar.setAccessibleName(self.tr("Progress"))
        self.phase.setFont(tabular_font(self.phase.font()))
        self._stack.addWidget(self.message)
        layout = QVBoxLayout(self, spacing=SPACE)
        layout.setContentsMargins(SPACE, SPACE, SPACE, SPACE)
        layout.addLayout(top)
        layout.addLayout(grid)
        layout.addWidget(self.scoring)
        layout.addWidget(self.phase)
        layout.addWidget(self.bar)
        layout.addWidget(self._stack, 1)
