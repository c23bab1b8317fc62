"""Which of several GPUs to search on: a list to tick, with all of them at its top."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QMargins, QModelIndex, QPersistentModelIndex, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListWidget,
    QListWidgetItem,
    QSizePolicy,
    QStyle,
    QStyleOptionViewItem,
)

from swathe.gui.widgets.outlined_boxes import OutlinedBoxes
from swathe.gui.widgets.theme import SPACE

if TYPE_CHECKING:
    from swathe.core.cuda.devices import Device

ROWS: Final = 6
"""Rows that are shown without scrolling."""

_TICKED: Final = Qt.CheckState.Checked
_EMPTY: Final = Qt.CheckState.Unchecked


class _Rows(OutlinedBoxes):
    """Draw rows with room to click, and the row in focus."""

    def initStyleOption(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Mark no row while the keyboard is elsewhere."""
        super().initStyleOption(option, index)
        if not option.widget.hasFocus():
            option.state &= ~QStyle.StateFlag.State_Selected

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        """Return a height that is easily hit."""
        return super().sizeHint(option, index).grownBy(QMargins(0, SPACE // 4, 0, SPACE // 4))


class GpuList(QListWidget):
    """Hold the GPUs ticked; a click anywhere on a row ticks it, or the space bar on the one with the focus.

    `chosen_changed` is emitted when somebody ticks, not when the program does.
    """

    chosen_changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._devices: tuple[Device, ...] = ()
        self._pressed: tuple[QListWidgetItem, Qt.CheckState] | None = None
        self.setAccessibleName("GPUs to search on")
        self.setItemDelegate(_Rows(self))
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setTextElideMode(Qt.TextElideMode.ElideMiddle)  # the number and the memory stay
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.itemChanged.connect(self._on_ticked)

    @property
    def chosen(self) -> tuple[Device, ...]:
        """The GPUs ticked, by their numbers."""
        return tuple(
            device for row, device in enumerate(self._devices, 1) if self.item(row).checkState() == _TICKED
        )

    @property
    def all_chosen(self) -> bool:
        """Whether every GPU is ticked."""
        return len(self.chosen) == len(self._devices)

    def offer(self, devices: tuple[Device, ...], unsupported: Sequence[tuple[Device, str]]) -> None:
        """List GPUs, all ticked, and those that cannot be used with the reason; the same stay as they are."""
        if devices == self._devices:
            return
        self._devices = devices
        with QSignalBlocker(self):
            self.clear()
            self._add(f"All {len(devices)} GPUs")
            for device in devices:
                self._add(device_label(device))
            for device, reason in unsupported:
                row = self._add(f"{device_label(device)} – not usable", reason)
                row.setFlags(Qt.ItemFlag.NoItemFlags)
                row.setData(Qt.ItemDataRole.CheckStateRole, None)
        self.setCurrentRow(0)
        self.updateGeometry()

    def choose(self, uuids: Collection[str]) -> None:
        """Tick the GPUs of these UUIDs, or all for none."""
        with QSignalBlocker(self):
            for row, device in enumerate(self._devices, 1):
                self.item(row).setCheckState(_TICKED if not uuids or device.uuid in uuids else _EMPTY)
        self._sum_up()

    def sizeHint(self) -> QSize:
        """Return the height of all rows, of six at most."""
        height = self.sizeHintForRow(0) * min(self.count(), ROWS) + 2 * self.frameWidth()
        return QSize(super().sizeHint().width(), height)

    def minimumSizeHint(self) -> QSize:
        """Return the same: a form that is short of room scrolls."""
        return QSize(0, self.sizeHint().height())

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Note what is pressed."""
        item = self.itemAt(event.position().toPoint())
        self._pressed = None if item is None else (item, item.checkState())
        super().mousePressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Tick the row also where the click missed its box."""
        super().mouseReleaseEvent(event)
        pressed, self._pressed = self._pressed, None
        if pressed is None or event.button() != Qt.MouseButton.LeftButton:
            return
        item, before = pressed
        if (
            item is self.itemAt(event.position().toPoint())
            and item.checkState() == before
            and item.flags() & Qt.ItemFlag.ItemIsUserCheckable
        ):
            item.setCheckState(_EMPTY if before == _TICKED else _TICKED)

    def _add(self, text: str, tooltip: str = "") -> QListWidgetItem:
        item = QListWidgetItem(text)
        item.setFlags(
            Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemIsUserCheckable
        )
        item.setCheckState(_TICKED)
        item.setToolTip(f"{text}\n{tooltip}" if tooltip else text)
        item.setData(Qt.ItemDataRole.AccessibleTextRole, text)
        item.setData(Qt.ItemDataRole.AccessibleDescriptionRole, tooltip)
        self.addItem(item)
        return item

    def _on_ticked(self, item: QListWidgetItem) -> None:
        """Let the first row and the others follow each other."""
        if self.row(item) == 0:
            with QSignalBlocker(self):
                for row in range(1, len(self._devices) + 1):
                    self.item(row).setCheckState(item.checkState())
        self._sum_up()
        self.chosen_changed.emit()

    def _sum_up(self) -> None:
        """Show in the first row whether all, some or none are ticked."""
        if not self._devices:
            return
        some = Qt.CheckState.PartiallyChecked if self.chosen else _EMPTY
        with QSignalBlocker(self):
            self.item(0).setCheckState(_TICKED if self.all_chosen else some)
        self.viewport().update()


def device_label(device: Device) -> str:
    """Return a GPU's number, name and memory."""
    return f"GPU {device.index}: {device.name}, {device.memory_bytes / 1e9:.0f} GB"
