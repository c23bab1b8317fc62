"""The cluster of the form: where its scheduler is, and what computes there or why it cannot be reached."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton

from swathe.core.engines import EngineInfo
from swathe.gui.widgets.field import Field
from swathe.gui.widgets.line_edit import LineEdit
from swathe.gui.widgets.theme import SPACE
from swathe.gui.work.settings import WindowSettings
from swathe.gui.work.task import Newest, Task, once
from swathe.gui.work.worker import BackgroundThread


class ClusterField(Field):
    """Hold the address of a scheduler; without one, the cluster that the environment names.

    Signals
    -------
    asked(object) : a `core.engines.base.EngineInfo`: what was found where *Connect* was pressed
    """

    asked = Signal(object)

    def __init__(self, background: BackgroundThread) -> None:
        super().__init__("Cluster")
        self._probe = Newest(background.start)
        self.address_edit = LineEdit(accessibleName="Address of a cluster", placeholderText="tls://HOST:8786")
        self.address_edit.setToolTip("Address of a cluster's scheduler, or the file that the scheduler wrote")
        self.heading.setBuddy(self.address_edit)
        self.button = QPushButton("Connect", toolTip="Ask the scheduler for workers and use them")
        line = QHBoxLayout(spacing=SPACE // 2)
        line.addWidget(self.address_edit, 1)
        line.addWidget(self.button)
        self.body.addLayout(line)
        self.body.addWidget(self.note)
        self.address_edit.returnPressed.connect(self.ask)
        self.button.clicked.connect(self.ask)

    @property
    def address(self) -> str:
        """Of the scheduler; empty for the one that the environment names."""
        return str(self.address_edit.text()).strip()

    def ask(self) -> None:
        """Ask the scheduler for its workers; the answer is told."""
        from swathe.core.engines import probe_cluster

        address = self.address
        self.set_problem("", "Connecting…")

        def done(info: EngineInfo) -> None:
            self.say(info)
            self.asked.emit(info)

        self._probe.begin(Task("cluster", once(lambda: probe_cluster(address or None)), done))

    def say(self, info: EngineInfo) -> None:
        """Say what computes there, or why nothing does, where a cluster was asked for."""
        if info.available:
            self.set_problem("", info.label, more="\n".join(info.workers))
        else:
            reason = f"{info.reason[:1].upper()}{info.reason[1:]}."
            self.set_problem("", reason if self.address else "", warning=True)

    def save(self, settings: WindowSettings) -> None:
        """Remember the address for the next start."""
        settings.write("engine/cluster", self.address)

    def restore(self, settings: WindowSettings) -> None:
        """Bring back the address of the last time."""
        self.address_edit.setText(settings.read("engine/cluster", "", str))
