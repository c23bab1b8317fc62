"""What to search on - the processor, all GPUs or some - with which kernel and how many threads."""

from __future__ import annotations

import os
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, TypedDict

from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtGui import QStandardItemModel
from PySide6.QtWidgets import QHBoxLayout, QLabel

from swathe.core.engines import CLUSTER
from swathe.core.system.words import counted
from swathe.gui.search.gpu_list import GpuList, device_label
from swathe.gui.search.kernel_choice import AUTO, KernelChoice
from swathe.gui.widgets.boxes import SpinBox
from swathe.gui.widgets.field import Field, name_box
from swathe.gui.widgets.theme import SPACE
from swathe.gui.work.settings import WindowSettings

if TYPE_CHECKING:
    from swathe.core.cuda.devices import Device
    from swathe.core.engines.base import EngineInfo
    from swathe.core.scoring.scheme import Scoring


_CORES: Final = os.cpu_count() or 1
_MOST_THREADS: Final = max(64, _CORES)
_TYPED: Final = 9_999
"""The box takes so many: what is too many is said, not changed into another number."""


@dataclass(frozen=True, slots=True)
class _Choice:
    """What was chosen: an engine and some of its GPUs by their UUIDs (none: all), with the GPUs' names."""

    engine: str = AUTO
    uuids: tuple[str, ...] = ()
    names: tuple[str, ...] = ()


class Asked(TypedDict):
    """What of a request says what computes: arguments of every request."""

    engine: str
    kernel: str
    threads: int
    devices: tuple[int, ...] | None
    kernel_options: tuple[tuple[str, int | str], ...]


class EngineField(Field):
    """Hold the engine, its GPUs and the kernel variant; before the probe answers there is only ``auto``.

    GPUs are remembered by their UUIDs: numbers change when cards do. Where some are gone, the others do the
    work, or automatic where none is left, and the line under the field says so.
    """

    def __init__(self) -> None:
        super().__init__("En&gine")
        self._engines: tuple[EngineInfo, ...] = ()
        self.cluster = ""  # where its scheduler is, if not where the environment says
        self._restored = (_Choice(), AUTO)
        self._as_restored = True
        self._lost = ""
        self._none_chosen = ""
        self.engine = name_box("Engine", 12)
        self.gpus = GpuList()
        self.gpus.hide()
        self.kernels = KernelChoice()
        self.kernel = self.kernels.box
        self.heading.setBuddy(self.engine)
        self.body.addWidget(self.engine)
        self.body.addWidget(self.gpus)
        self.body.addWidget(self.kernels)
        self.title_line.addWidget(self.note.info)
        self.setTabOrder(self.engine, self.note.info)
        self.title_line.addWidget(self.kernels.options_button)
        self.threads_box = SpinBox(accessibleName="Threads", specialValueText="all")
        self.threads_box.setRange(0, _TYPED)
        self.threads_box.setToolTip(
            f"Processor threads to search with, 0 for all; this computer has {_CORES:,}"
        )
        self.threads_box.valueChanged.connect(self._say)
        threads_label = QLabel("&Threads")
        threads_label.setBuddy(self.threads_box)
        threads_line = QHBoxLayout(spacing=SPACE)
        threads_line.addWidget(threads_label)
        threads_line.addWidget(self.threads_box, 1)
        self.body.addLayout(threads_line)
        self.body.addWidget(self.note)
        self.engine.addItem("Automatic", AUTO)
        self.engine.currentIndexChanged.connect(self._on_engine)
        self.engine.activated.connect(self._on_chosen)
        self.gpus.chosen_changed.connect(self._on_chosen)
        self.kernels.changed.connect(self._say)
        self.kernel.activated.connect(self._on_chosen)

    @property
    def asked(self) -> Asked:
        """What of a request says what computes."""
        of_cluster = self.engine_name == CLUSTER and self.cluster
        return {
            "engine": f"{CLUSTER}:{self.cluster}" if of_cluster else self.engine_name,
            "kernel": self.kernel_name,
            "threads": self.threads,
            "devices": self.devices,
            "kernel_options": self.kernel_options,
        }

    @property
    def engines(self) -> tuple[EngineInfo, ...]:
        """What the probe found; empty before it answers."""
        return self._engines

    @property
    def engine_name(self) -> str:
        """The engine chosen."""
        return str(self.engine.currentData())

    @property
    def devices(self) -> tuple[int, ...] | None:
        """The numbers of the GPUs chosen; None where it is all of them, or no GPU."""
        if self._several(self.engine_name) and not self.gpus.all_chosen:
            return tuple(device.index for device in self.gpus.chosen)
        return None

    @property
    def uuids(self) -> tuple[str, ...]:
        """The UUIDs of the GPUs chosen, as `choose` takes them; none where it is all of them, or no GPU."""
        return self._chosen().uuids

    @property
    def kernel_name(self) -> str:
        """The kernel variant chosen."""
        return self.kernels.name

    @property
    def kernel_options(self) -> tuple[tuple[str, int | str], ...]:
        """What is set of the kernel chosen: (name, value) of each option that is not at its default."""
        return self.kernels.options

    @property
    def threads(self) -> int:
        """Threads to use, 0 for all; the workers of a cluster have their own."""
        return self.threads_box.value() if self.threads_box.isEnabled() else 0

    @property
    def summary(self) -> str:
        """What it holds, in a few words: ``GPU 0 · tiled``."""
        best = next((info for info in self._engines if info.available), None)
        info = self._here(self.engine_name) or best
        if info is None:
            return "automatic"
        devices = self._chosen_devices(info) if info.name == self.engine_name else info.devices
        numbers = ", ".join(str(device.index) for device in devices)
        where = f"{_with(info)}{'GPU' if len(devices) == 1 else 'GPUs'} {numbers}" if devices else info.label
        words = [where] if self.kernel_name == AUTO else [where, self.kernel_name]
        if self.threads > _MOST_THREADS:
            words.append("number of threads not valid")
        elif self.threads:
            words.append(counted(self.threads, "thread"))
        return " · ".join(words)

    def choose_threads(self, threads: int) -> None:
        """Take a number of threads; more than this machine offers give way to all."""
        self.threads_box.setValue(threads if threads <= _MOST_THREADS else 0)

    def fit(self, query_length: int, scheme: Scoring | None) -> None:
        """Say whether the kernel chosen can compute queries of up to this length with this scheme."""
        self.kernels.fit(query_length, scheme)

    def set_engines(self, engines: tuple[EngineInfo, ...]) -> None:
        """Show what the probe found and bring back what was chosen before."""
        choice, kernel = self._restored if self._as_restored else (self._chosen(), self.kernel_name)
        self._engines = engines
        here = [info for info in engines if info.available]
        best = next((info for info in here if info.devices), here[0] if here else None)
        with QSignalBlocker(self.engine):
            self.engine.clear()
            self.engine.addItem(f"Automatic ({best.label})" if best else "Automatic", AUTO)
            for info in engines:
                self._offer(info)
        self._choose(choice, kernel)

    def set_cluster(self, info: EngineInfo, address: str) -> None:
        """Show what a cluster computes with, and choose it if it can be used; '' is the environment's."""
        self.cluster = address
        others = tuple(one for one in self._engines if one.name != CLUSTER)
        self.set_engines((*others, info))
        if info.available:
            self.choose(CLUSTER)

    def choose(self, engine: str, kernel: str = AUTO, uuids: tuple[str, ...] = ()) -> None:
        """Choose by name, and GPUs by their UUIDs; what this machine lacks gives way to automatic.

        Without UUIDs the GPUs chosen stay so, as long as the engine is the same.
        """
        self._as_restored = False
        if not uuids and engine == self.engine_name:
            self._on_chosen()
            self.kernels.choose(kernel)
        else:
            self._choose(_Choice(engine, uuids), kernel)

    def save(self, settings: WindowSettings) -> None:
        """Remember the choice for the next start; one that could not be brought back is remembered too."""
        choice, kernel = self._restored if self._as_restored else (self._chosen(), self.kernel_name)
        settings.write("engine/name", choice.engine)
        settings.write("engine/device", " ".join(choice.uuids))
        settings.write("engine/device_name", "\n".join(choice.names))
        settings.write("engine/kernel", kernel)
        settings.write("report/threads", self.threads_box.value())
        self.kernels.save(settings)

    def restore(self, settings: WindowSettings) -> None:
        """Bring back the choice of the last time as soon as the engines are known."""
        choice = _Choice(
            settings.read("engine/name", AUTO, str),
            tuple(settings.read("engine/device", "", str).split()),
            tuple(settings.read("engine/device_name", "", str).splitlines()),
        )
        self._restored = (choice, settings.read("engine/kernel", AUTO, str))
        self._as_restored = True
        self.choose_threads(settings.read("report/threads", 0, int))
        self.kernels.restore(settings)
        if self._engines:
            self._choose(*self._restored)

    def _offer(self, info: EngineInfo) -> None:
        """List an engine: the CPU, one GPU or several, and what cannot be used."""
        if not info.available:
            self.engine.addItem(f"{info.label} – not available", info.name)
            self._disable_last(info.reason)
        elif len(info.devices) == 1:
            self.engine.addItem(f"{_with(info)}{device_label(info.devices[0])}", info.name)
        else:
            label = f"{_with(info)}{len(info.devices)} GPUs" if info.devices else info.label
            self.engine.addItem(label, info.name)
            if info.workers:
                tip = "\n".join((label, *info.workers))
                self.engine.setItemData(self.engine.count() - 1, tip, Qt.ItemDataRole.ToolTipRole)
        if not self._several(info.name):
            for device, reason in info.unsupported:
                self.engine.addItem(f"{device_label(device)} – not usable", f"{info.name}:{device.uuid}")
                self._disable_last(reason)
        for row in range(self.engine.count()):
            if self.engine.itemData(row, Qt.ItemDataRole.ToolTipRole) is None:
                self.engine.setItemData(row, self.engine.itemText(row), Qt.ItemDataRole.ToolTipRole)

    def _here(self, engine: str) -> EngineInfo | None:
        """Return what the probe found of an engine that can be used."""
        return next((info for info in self._engines if info.available and info.name == engine), None)

    def _several(self, engine: str) -> bool:
        """Whether an engine has GPUs to choose among."""
        info = self._here(engine)
        return info is not None and len(info.devices) > 1

    def _chosen(self) -> _Choice:
        name = self.engine_name
        if not self._several(name) or self.gpus.all_chosen:
            return _Choice(name)
        chosen = self.gpus.chosen
        return _Choice(name, tuple(device.uuid for device in chosen), tuple(device.name for device in chosen))

    def _choose(self, choice: _Choice, kernel: str) -> None:
        info = self._here(choice.engine)
        here = {device.uuid for device in info.devices} if info is not None else set()
        left = tuple(uuid for uuid in choice.uuids if uuid in here)
        usable = info is not None and (bool(left) or not choice.uuids)
        self._lost = ""
        if self._engines and choice.engine != AUTO and (not usable or len(left) < len(choice.uuids)):
            self._lost = self._loss(choice, here, len(left) if usable else 0)
        self.engine.setCurrentIndex(max(0, self.engine.findData(choice.engine if usable else AUTO)))
        if info is not None and self._several(choice.engine):
            self.gpus.offer(info.devices, info.unsupported)
            self.gpus.choose(left)
        self._on_engine()
        self.kernels.choose(kernel)

    def _loss(self, choice: _Choice, here: set[str], left: int) -> str:
        """Say what is not here of what was chosen, and what takes its place."""
        names = [name for uuid, name in zip(choice.uuids, choice.names, strict=False) if uuid not in here]
        if len(names) > 1:
            what = "{} GPUs chosen last time ({}) are not available".format(
                len(names), ", ".join(dict.fromkeys(names))
            )
        else:
            missed = names[0] if names else f"The {choice.engine.upper()} engine"
            what = f"{missed}, chosen last time, is not available"
        others = ("the automatic choice is", "the other one is", "the others are")[min(left, 2)]
        return f"{what}; {others} used instead."

    def _on_chosen(self) -> None:
        """Forget what was missed once somebody has chosen anew."""
        self._as_restored = False
        self._lost = ""
        self._on_engine()

    def _on_engine(self) -> None:
        """Offer the kernels of the engine chosen; with ``auto`` the engine that it stands for."""
        info = self._here(self.engine_name)
        self.threads_box.setEnabled(self.engine_name != CLUSTER)
        self._none_chosen = self._show_gpus(info)
        self.kernels.run_on(self._chosen_devices(info))
        self.kernels.offer(
            info.kernels if info is not None else (), "Choose an engine to choose among its kernels"
        )
        self.engine.setToolTip(str(self.engine.currentData(Qt.ItemDataRole.ToolTipRole)))

    def _say(self) -> None:
        """Say what is wrong with the choice, and what is worth knowing."""
        absent = [info for info in self._engines if not info.available]
        # Its row says what a cluster lacks: hardly anybody has one, and nobody misses it.
        missing = [f"{info.label}: {info.reason}" for info in absent if info.name != CLUSTER]
        cores = counted(_CORES, "core")
        many = f"More threads than {cores} are no faster." if self.threads > _CORES else ""
        remarks = [sentence for sentence in (self._lost, self.kernels.remark, many) if sentence]
        problem = self._none_chosen or self.kernels.problem
        if self.threads > _MOST_THREADS:
            problem = problem or f"Enter at most {_MOST_THREADS:,} threads, or 0 for all."
        self.set_problem(problem, "\n".join(remarks), bool(remarks), more="\n".join(missing))

    def _chosen_devices(self, info: EngineInfo | None) -> tuple[Device, ...]:
        """Return the GPUs that the engine is to use."""
        if info is None:
            return ()
        return self.gpus.chosen if len(info.devices) > 1 else info.devices

    def _show_gpus(self, info: EngineInfo | None) -> str:
        """Show the GPUs of an engine that has several; return what is wrong with the choice among them."""
        several = info is not None and len(info.devices) > 1
        self.gpus.setVisible(several)
        if info is None or not several:
            return ""
        self.gpus.offer(info.devices, info.unsupported)
        chosen, total = len(self.gpus.chosen), len(info.devices)
        some = f"All {total} GPUs" if chosen == total else f"{chosen or 'None'} of {total} GPUs"
        label = f"{_with(info)}{some[0].lower() if _with(info) else some[0]}{some[1:]}"
        row = self.engine.currentIndex()
        self.engine.setItemText(row, label)
        names = "\n".join(device_label(device) for device in self.gpus.chosen)
        self.engine.setItemData(row, f"{label}\n{names}", Qt.ItemDataRole.ToolTipRole)
        return "" if chosen else "No GPU is selected. Tick at least one, or choose another engine."

    def _disable_last(self, reason: str) -> None:
        row = self.engine.count() - 1
        model = self.engine.model()
        if isinstance(model, QStandardItemModel):
            model.item(row).setEnabled(False)
        self.engine.setItemData(row, reason, Qt.ItemDataRole.ToolTipRole)


def _with(info: EngineInfo) -> str:
    """Return what an engine runs on beside its GPUs, to stand before them."""
    return "CPU + " if info.name == "hybrid" else ""
