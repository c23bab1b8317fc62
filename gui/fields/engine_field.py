"""What to search on - the processor, all GPUs or one - and which kernel: what is here, what not and why."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QStandardItemModel
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLabel, QSizePolicy, QWidget

from gui.fields.field import Field
from gui.settings import WindowSettings
from gui.theme import SPACE

if TYPE_CHECKING:
    from core.cuda.devices import Device
    from core.engines.base import EngineInfo

AUTO: Final = "auto"


@dataclass(frozen=True, slots=True)
class _Choice:
    """What was chosen: an engine and one of its GPUs by its UUID (none: all), with the GPU's name."""

    engine: str = AUTO
    uuid: str = ""
    device_name: str = ""


class EngineField(Field):
    """Hold the engine, its GPU and the kernel variant; before the probe answers there is only ``auto``.

    A GPU is remembered by its UUID: numbers change when cards do. Where it is gone, automatic takes its place
    and the line under the field says so.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("Ru&n on", parent)
        self._engines: tuple[EngineInfo, ...] = ()
        self._restored = (_Choice(), AUTO)
        self._lost = ""
        self.engine = _name_box("Engine")
        self.kernel = _name_box("Kernel variant")
        self._kernel_label = QLabel("Kerne&l")
        self._kernel_label.setBuddy(self.kernel)
        self.heading.setBuddy(self.engine)
        self.body.addWidget(self.engine)
        line = QHBoxLayout(spacing=SPACE)
        line.addWidget(self._kernel_label)
        line.addWidget(self.kernel, 1)
        self.body.addLayout(line)
        self.body.addWidget(self.note)
        self.engine.addItem("Automatic", AUTO)
        self.kernel.addItem("Automatic", AUTO)
        self.engine.currentIndexChanged.connect(self._on_engine)
        self.engine.activated.connect(self._on_chosen)
        self.kernel.currentIndexChanged.connect(self.changed)

    @property
    def engines(self) -> tuple[EngineInfo, ...]:
        """What the probe found; empty before it answers."""
        return self._engines

    @property
    def engine_name(self) -> str:
        """The engine chosen."""
        return str(self.engine.currentData()).partition(":")[0]

    @property
    def devices(self) -> tuple[int, ...] | None:
        """The number of the GPU chosen; None where it is all of them, or no GPU."""
        device = self._device(str(self.engine.currentData()).partition(":")[2])
        return None if device is None else (device.index,)

    @property
    def kernel_name(self) -> str:
        """The kernel variant chosen."""
        return str(self.kernel.currentData())

    def set_engines(self, engines: tuple[EngineInfo, ...]) -> None:
        """Show what the probe found and bring back what was chosen before."""
        choice, kernel = (self._chosen(), self.kernel_name) if self._engines else self._restored
        self._engines = engines
        here = [info for info in engines if info.available]
        best = next((info for info in here if info.devices), here[0] if here else None)
        self.engine.blockSignals(True)
        self.engine.clear()
        self.engine.addItem(f"Automatic ({best.label})" if best else "Automatic", AUTO)
        for info in engines:
            self._offer(info)
        self.engine.blockSignals(False)
        self._choose(choice, kernel)

    def choose(self, engine: str, kernel: str = AUTO, uuid: str = "") -> None:
        """Choose by name, and a GPU by its UUID; what this machine lacks gives way to automatic.

        Without a UUID a GPU that is chosen stays so, as long as the engine is the same.
        """
        if not uuid and engine == self.engine_name:
            uuid = self._chosen().uuid
        self._choose(_Choice(engine, uuid), kernel)

    def save(self, settings: WindowSettings) -> None:
        """Remember the choice for the next start; one that could not be brought back is remembered too."""
        choice, kernel = self._restored
        if self._engines and not self._lost:
            choice, kernel = self._chosen(), self.kernel_name
        settings.write("engine/name", choice.engine)
        settings.write("engine/device", choice.uuid)
        settings.write("engine/device_name", choice.device_name)
        settings.write("engine/kernel", kernel)

    def restore(self, settings: WindowSettings) -> None:
        """Bring back the choice of the last time as soon as the engines are known."""
        choice = _Choice(
            settings.read("engine/name", AUTO, str),
            settings.read("engine/device", "", str),
            settings.read("engine/device_name", "", str),
        )
        self._restored = (choice, settings.read("engine/kernel", AUTO, str))
        if self._engines:
            self._choose(*self._restored)

    def _offer(self, info: EngineInfo) -> None:
        """List an engine: the CPU, all GPUs, each GPU of several, and what cannot be used."""
        if not info.available:
            self.engine.addItem(f"{info.label} – not here", info.name)
            self._disable_last(info.reason)
        elif len(info.devices) == 1:
            self.engine.addItem(_device_label(info.devices[0]), info.name)
        else:
            label = f"All {len(info.devices)} GPUs" if info.devices else info.label
            self.engine.addItem(label, info.name)
            for device in info.devices:
                self.engine.addItem(_device_label(device), f"{info.name}:{device.uuid}")
        for device, reason in info.unsupported:
            self.engine.addItem(f"{_device_label(device)} – not usable", f"{info.name}:{device.uuid}")
            self._disable_last(reason)
        for row in range(self.engine.count()):
            if self.engine.itemData(row, Qt.ItemDataRole.ToolTipRole) is None:
                self.engine.setItemData(row, self.engine.itemText(row), Qt.ItemDataRole.ToolTipRole)

    def _chosen(self) -> _Choice:
        engine, _, uuid = str(self.engine.currentData()).partition(":")
        device = self._device(uuid)
        return _Choice(engine, uuid, "" if device is None else device.name)

    def _device(self, uuid: str) -> Device | None:
        devices = (device for info in self._engines for device in info.devices)
        return next((device for device in devices if uuid and device.uuid == uuid), None)

    def _choose(self, choice: _Choice, kernel: str) -> None:
        info = next((info for info in self._engines if info.available and info.name == choice.engine), None)
        key, self._lost = choice.engine, ""
        if choice.uuid:
            if info is not None and [device.uuid for device in info.devices] == [choice.uuid]:
                pass  # the only GPU: listed as the engine
            elif self._device(choice.uuid) is not None:
                key = f"{choice.engine}:{choice.uuid}"
            else:
                key = AUTO
        if info is None:
            key = AUTO
        if key == AUTO and choice.engine != AUTO and self._engines:
            what = choice.device_name or f"The {choice.engine.upper()} engine"
            self._lost = f"{what}, chosen the last time, is not here: Automatic takes its place."
        self.engine.setCurrentIndex(max(0, self.engine.findData(key)))
        self._on_engine()
        self.kernel.setCurrentIndex(max(0, self.kernel.findData(kernel)))

    def _on_chosen(self) -> None:
        """Forget what was missed once somebody has chosen anew."""
        self._lost = ""
        self._on_engine()

    def _on_engine(self) -> None:
        """Offer the kernels of the engine chosen; with ``auto`` the engine that it stands for."""
        name = self.engine_name
        info = next((info for info in self._engines if info.available and name == info.name), None)
        kernel = self.kernel_name
        self.kernel.blockSignals(True)
        self.kernel.clear()
        self.kernel.addItem("Automatic", AUTO)
        for variant, label in info.kernels if info is not None else ():
            if variant != AUTO:
                self.kernel.addItem(label, variant)
        self.kernel.setCurrentIndex(max(0, self.kernel.findData(kernel)))
        several = self.kernel.count() > 1
        self.kernel.setEnabled(several)
        self.kernel.setToolTip(
            ""
            if several
            else "Choose an engine to choose among its kernels"
            if name == AUTO
            else "It has one kernel"
        )
        self.kernel.blockSignals(False)
        self.engine.setToolTip(self.engine.currentText())
        missing = [f"{info.label}: {info.reason}" for info in self._engines if not info.available]
        self.set_problem("", "\n".join([self._lost, *missing] if self._lost else missing), bool(self._lost))

    def _disable_last(self, reason: str) -> None:
        row = self.engine.count() - 1
        model = self.engine.model()
        if isinstance(model, QStandardItemModel):
            model.item(row).setEnabled(False)
        self.engine.setItemData(row, reason, Qt.ItemDataRole.ToolTipRole)


def _device_label(device: Device) -> str:
    return f"GPU {device.index}: {device.name}, {device.memory_bytes / 1e9:.0f} GB"


def _name_box(name: str) -> QComboBox:
    box = QComboBox()
    box.setAccessibleName(name)
    box.setMinimumContentsLength(12)
    box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
    box.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
    return box
