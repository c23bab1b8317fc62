"""Engine and kernel variant: what this machine has, and what it lacks with the reason."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QStandardItemModel
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLabel, QSizePolicy, QWidget

from gui.fields.field import Field
from gui.settings import WindowSettings
from gui.theme import SPACE

if TYPE_CHECKING:
    from core.engines.base import EngineInfo

AUTO: Final = "auto"


class EngineField(Field):
    """Hold the engine and the kernel variant by name; before the probe answers there is only ``auto``."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("Ru&n on", parent)
        self._engines: tuple[EngineInfo, ...] = ()
        self._restored = (AUTO, AUTO)
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
        self.kernel.currentIndexChanged.connect(self.changed)

    @property
    def engines(self) -> tuple[EngineInfo, ...]:
        """What the probe found; empty before it answers."""
        return self._engines

    @property
    def engine_name(self) -> str:
        """The engine chosen."""
        return str(self.engine.currentData())

    @property
    def kernel_name(self) -> str:
        """The kernel variant chosen."""
        return str(self.kernel.currentData())

    def set_engines(self, engines: tuple[EngineInfo, ...]) -> None:
        """Show what the probe found and bring back what was chosen before."""
        engine, kernel = self._restored if not self._engines else (self.engine_name, self.kernel_name)
        self._engines = engines
        best = next((info for info in engines if info.available), None)
        self.engine.blockSignals(True)
        self.engine.clear()
        self.engine.addItem(f"Automatic ({best.label})" if best else "Automatic", AUTO)
        for info in engines:
            self.engine.addItem(info.label if info.available else f"{info.label} – not here", info.name)
            self._describe_item(self.engine, info.reason)
        self.engine.blockSignals(False)
        self.choose(engine, kernel)

    def choose(self, engine: str, kernel: str = AUTO) -> None:
        """Choose by name; what this machine lacks gives way to automatic."""
        available = {info.name for info in self._engines if info.available}
        self.engine.setCurrentIndex(self.engine.findData(engine) if engine in available else 0)
        self._on_engine()
        self.kernel.setCurrentIndex(max(0, self.kernel.findData(kernel)))

    def save(self, settings: WindowSettings) -> None:
        """Remember the choice for the next start."""
        chosen = (self.engine_name, self.kernel_name) if self._engines else self._restored
        settings.write("engine/name", chosen[0])
        settings.write("engine/kernel", chosen[1])

    def restore(self, settings: WindowSettings) -> None:
        """Bring back the choice of the last time as soon as the engines are known."""
        self._restored = (
            settings.read("engine/name", AUTO, str),
            settings.read("engine/kernel", AUTO, str),
        )
        if self._engines:
            self.choose(*self._restored)

    def _on_engine(self) -> None:
        """Offer the kernels of the engine chosen; with ``auto`` the engine that it stands for."""
        name = self.engine_name
        info = next(
            (info for info in self._engines if info.available and name in (AUTO, info.name)),
            None,
        )
        self.kernel.blockSignals(True)
        self.kernel.clear()
        self.kernel.addItem("Automatic", AUTO)
        if info is not None and name != AUTO:
            for kernel, label in info.kernels:
                if kernel != AUTO:
                    self.kernel.addItem(label, kernel)
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
        missing = [f"{info.label}: {info.reason}" for info in self._engines if not info.available]
        self.set_problem("", "\n".join(missing))

    def _describe_item(self, box: QComboBox, reason: str) -> None:
        row = box.count() - 1
        model = box.model()
        if reason and isinstance(model, QStandardItemModel):
            model.item(row).setEnabled(False)
            box.setItemData(row, reason, Qt.ItemDataRole.ToolTipRole)


def _name_box(name: str) -> QComboBox:
    box = QComboBox()
    box.setAccessibleName(name)
    box.setMinimumContentsLength(12)
    box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
    box.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
    return box
