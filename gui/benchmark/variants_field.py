"""The kernels to measure: ticked in a list, each as often as it has settings worth comparing."""

from __future__ import annotations

from functools import partial
from itertools import pairwise

from PySide6.QtCore import QRect, QSignalBlocker, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QFormLayout,
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from swathe.core.benchmark.catalogue import COPIES, Offer, without_defaults
from swathe.core.benchmark.request import Variant
from swathe.core.engines.base import EngineInfo
from swathe.core.engines.kernel_options import Option
from swathe.gui.widgets.field import Field, MutedLabel
from swathe.gui.widgets.option_box import option_box
from swathe.gui.widgets.outlined_boxes import OutlinedBoxes
from swathe.gui.widgets.row_table import row_height
from swathe.gui.widgets.section import Section
from swathe.gui.widgets.theme import SPACE, heading_font

_VARIANT = Qt.ItemDataRole.UserRole
_ROWS = 12
_TICKED = 2
_TALLEST = 1_000
"""Pixels that wrapped lines may take."""
_AGAIN = (
    "List this kernel again to compare two settings of it: change those of one row, tick both, and measure"
)


class _List(QListWidget):
    """A list that asks for some rows, as many as a usual form has room for, and scrolls the rest."""

    def sizeHint(self) -> QSize:
        """Ask for some rows."""
        row = row_height(self.fontMetrics())
        return QSize(200, min(max(self.count(), 3), _ROWS) * row + 2 * self.frameWidth() + 2)


class VariantsField(Field):
    """Hold the kernels ticked, in order; a kernel can stand there several times with different settings."""

    def __init__(self) -> None:
        super().__init__("Kern&els")
        self._offers: dict[tuple[str, str], Offer] = {}
        self.list = _List()
        self.list.setAccessibleName("Kernels to measure")
        self.list.setItemDelegate(OutlinedBoxes(self.list))
        self.list.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.list.setWordWrap(True)
        self.list.setResizeMode(QListWidget.ResizeMode.Adjust)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.itemChanged.connect(self._on_ticked)
        self.list.currentItemChanged.connect(self._show_row)
        self.heading.setBuddy(self.list)
        self.duplicate = QPushButton("Add again", toolTip=_AGAIN)
        self.duplicate.clicked.connect(self._duplicate)
        self.remove = QPushButton("Remove", toolTip="Remove this copy from the list")
        self.remove.clicked.connect(self._remove)
        buttons = QHBoxLayout(spacing=SPACE)
        buttons.addWidget(self.duplicate)
        buttons.addWidget(self.remove)
        buttons.addStretch()
        self._settings = QWidget()
        self.settings = QFormLayout(self._settings)
        self.section = Section("kernel_settings", "Sett&ings of this kernel")
        inside = self.section.inner.layout()
        assert isinstance(inside, QVBoxLayout)
        inside.addWidget(self._settings)
        inside.addLayout(buttons)
        policy = self.section.sizePolicy()
        policy.setRetainSizeWhenHidden(True)  # or what is below moves up under a kernel that cannot run
        self.section.setSizePolicy(policy)
        self.about = MutedLabel()
        self.about.setAccessibleName("The kernel chosen")
        self.about.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.body.addWidget(self.list)
        self.body.addWidget(self.about)
        self.body.addWidget(self.section)
        self.body.addWidget(self.note)
        self._check()

    @property
    def variants(self) -> tuple[Variant, ...]:
        """The variants ticked, each once."""
        rows = (self.list.item(row) for row in range(self.list.count()))
        ticked = (row.data(_VARIANT) for row in rows if row.checkState() == Qt.CheckState.Checked)
        return tuple(dict.fromkeys(variant for variant in ticked if variant is not None))

    def set_offers(self, offers: tuple[Offer, ...], engines: tuple[EngineInfo, ...]) -> None:
        """List the kernels there are, under their engines; at first two families of the best are ticked."""
        self._offers = {(offer.engine, offer.kernel): offer for offer in offers}
        before, first = self.variants, not self.list.count()
        best = next((info for info in engines if info.available and info.devices), None)
        best_name = best.name if best is not None else "cpu"
        families: list[str] = []
        with QSignalBlocker(self.list):
            self.list.clear()
            for info in sorted(engines, key=lambda info: not info.available):
                self._add_heading(info.label, "" if info.available else f"{info.label}: {info.reason}")
                for offer in offers:
                    if offer.engine == info.name or (offer.engine == COPIES and info.name == "gpu"):
                        ticked = first and offer.engine == best_name and not offer.reason
                        ticked = ticked and len(families) < _TICKED and offer.family not in families
                        families += [offer.family] if ticked else []
                        self._add(Variant(offer.engine, offer.kernel), ticked)
        if not first:
            self.choose(before)
        self.list.updateGeometry()
        self.list.setCurrentRow(1)
        self.list.scrollToTop()  # with the heading over it
        self._keep_room()
        self._check()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep room for lines that wrap otherwise."""
        super().resizeEvent(event)
        self._keep_room()

    def _keep_room(self) -> None:
        """Keep room under the list for what is said of any of its rows: what is below never moves."""
        width, metrics = self.about.contentsRect().width(), self.about.fontMetrics()
        room, wrap = QRect(0, 0, width, _TALLEST), Qt.TextFlag.TextWordWrap
        said = [self._about(self.list.item(row)) for row in range(self.list.count())]
        heights = [metrics.boundingRect(room, wrap, words).height() for words in said]
        self.about.setMinimumHeight(max(heights, default=0))

    def _offer(self, item: QListWidgetItem) -> Offer | None:
        """Return the kernel of a row; None for a heading."""
        variant = item.data(_VARIANT)
        return None if variant is None else self._offers[variant.engine, variant.kernel]

    def _about(self, item: QListWidgetItem) -> str:
        """Return what is said of a row under the list: what a kernel does, and why it cannot run here."""
        offer = self._offer(item)
        if offer is None:
            return item.toolTip()
        return f"{offer.title}\n{_not_here(offer)}" if offer.reason else offer.title

    def choose(self, variants: tuple[Variant, ...]) -> None:
        """Tick these and no others; variants that are not listed yet are added under their kernel."""
        with QSignalBlocker(self.list):
            for row in range(self.list.count()):
                item = self.list.item(row)
                if item.data(_VARIANT) is not None:
                    item.setCheckState(Qt.CheckState.Unchecked)
            for variant in variants:
                if self._offers.get((variant.engine, variant.kernel)) is None:
                    continue
                item = (
                    self._find(variant)
                    or self._free(variant, variants)
                    or self._add(variant, True, self._last_row(variant) + 1)
                )
                if item.flags() & Qt.ItemFlag.ItemIsUserCheckable:
                    item.setCheckState(Qt.CheckState.Checked)
        self._check()

    def _add_heading(self, label: str, why_not: str) -> None:
        item = QListWidgetItem(f"{label}: cannot run here" if why_not else label)
        item.setFont(heading_font(self.list.font()))
        item.setFlags(Qt.ItemFlag.ItemIsEnabled)  # not grey: it can be read, and not be chosen
        item.setToolTip(why_not or label)
        self.list.addItem(item)

    def _add(self, variant: Variant, ticked: bool, row: int = -1) -> QListWidgetItem:
        offer = self._offers[variant.engine, variant.kernel]
        item = QListWidgetItem()
        item.setData(_VARIANT, variant)
        flags = Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemIsEnabled  # keys reach what cannot run, too
        item.setFlags(flags if offer.reason else flags | Qt.ItemFlag.ItemIsUserCheckable)
        ticked = ticked and not offer.reason
        item.setCheckState(Qt.CheckState.Checked if ticked else Qt.CheckState.Unchecked)
        self._name(item)
        self.list.insertItem(self.list.count() if row < 0 else row, item)
        return item

    def _name_rows(self) -> None:
        """Name all kernels anew: a row that is set as one above it says so, as both are measured once."""
        for row in range(self.list.count()):
            if self.list.item(row).data(_VARIANT) is not None:
                self._name(self.list.item(row))

    def _name(self, item: QListWidgetItem) -> None:
        variant: Variant = item.data(_VARIANT)
        offer = self._offers[variant.engine, variant.kernel]
        title = variant.label if variant.settings else offer.title
        item.setText(title if self._find(variant) in (None, item) else f"Again: {title}")
        lines = [offer.title, offer.paper]
        lines += [f"{name} = {value}" for name, value in variant.settings]
        lines += [_not_here(offer)] if offer.reason else []
        item.setToolTip("\n".join(lines))

    def _find(self, variant: Variant) -> QListWidgetItem | None:
        rows = (self.list.item(row) for row in range(self.list.count()))
        return next((item for item in rows if item.data(_VARIANT) == variant), None)

    def _free(self, variant: Variant, wanted: tuple[Variant, ...]) -> QListWidgetItem | None:
        """Return a row of a variant's kernel that no variant wanted has, set as it is."""
        rows = (self.list.item(row) for row in range(self.list.count()))
        for item in rows:
            if self._same_kernel(item, variant) and item.data(_VARIANT) not in wanted:
                item.setData(_VARIANT, variant)
                self._name_rows()
                return item
        return None

    def _last_row(self, variant: Variant) -> int:
        rows = [row for row in range(self.list.count()) if self._same_kernel(self.list.item(row), variant)]
        return rows[-1] if rows else self.list.count() - 1

    @staticmethod
    def _same_kernel(item: QListWidgetItem, variant: Variant) -> bool:
        other = item.data(_VARIANT)
        return other is not None and (other.engine, other.kernel) == (variant.engine, variant.kernel)

    def _current(self) -> QListWidgetItem | None:
        item = self.list.currentItem()
        return item if item is not None and item.data(_VARIANT) is not None else None

    def _duplicate(self) -> None:
        item = self._current()
        if item is None:
            return
        with QSignalBlocker(self.list):
            added = self._add(item.data(_VARIANT), True, self.list.row(item) + 1)
        self.list.setCurrentItem(added)
        self._check()

    def _remove(self) -> None:
        item = self._current()
        if item is not None and self._copies(item) > 1:
            self.list.takeItem(self.list.row(item))
            with QSignalBlocker(self.list):
                self._name_rows()
            self._check()

    def _copies(self, item: QListWidgetItem) -> int:
        variant = item.data(_VARIANT)
        return sum(self._same_kernel(self.list.item(row), variant) for row in range(self.list.count()))

    def _on_ticked(self) -> None:
        self._check()

    def _show_row(self) -> None:
        """Say what the current row is, and show what can be set of it, or keep that room."""
        row, item = self.list.currentItem(), self._current()
        if row is not None:
            self.about.setText(self._about(row))
        offer = self._offer(item) if item is not None else None
        options = offer.options if offer is not None and not offer.reason else ()
        if item is not None and options:
            self._show_settings(item.data(_VARIANT), options)
        self.section.setVisible(bool(options))
        self.duplicate.setEnabled(bool(options))
        self.remove.setEnabled(item is not None and self._copies(item) > 1)

    def _show_settings(self, variant: Variant, options: tuple[Option, ...]) -> None:
        """Show what can be set of a kernel."""
        shown = QWidget()
        self.settings = QFormLayout(shown)
        self.settings.setContentsMargins(0, 0, 0, 0)
        self.settings.setSpacing(SPACE // 2)
        self.settings.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        boxes: list[QWidget] = []
        for option in options:
            value = variant.setting(option.name)
            box = option_box(
                option, option.default if value is None else value, partial(self._set, option.name)
            )
            self.settings.addRow(option.label, box)
            boxes.append(box)
        inside = self.section.inner.layout()
        assert inside is not None
        inside.replaceWidget(self._settings, shown)
        self._settings.hide()
        self._settings.deleteLater()
        self._settings = shown
        for before, after in pairwise((self.list, self.section.head, *boxes, self.duplicate)):
            self.setTabOrder(before, after)
        shown.show()
        self._summarise()

    def _summarise(self) -> None:
        """Say in the section's line what is set of the kernel that is current."""
        item = self._current()
        settings = item.data(_VARIANT).settings if item is not None else ()
        self.section.head.summarise(", ".join(f"{name} {value}" for name, value in settings) or "usual")

    def _set(self, name: str, value: int | str) -> None:
        item = self._current()
        if item is None:
            return
        variant: Variant = item.data(_VARIANT)
        offer = self._offers[variant.engine, variant.kernel]
        with QSignalBlocker(self.list):
            item.setData(_VARIANT, without_defaults(variant.with_setting(name, value), offer))
            item.setCheckState(Qt.CheckState.Checked)
            self._name_rows()
        self._summarise()
        self._check()

    def _check(self) -> None:
        item = self._current()
        self.remove.setEnabled(item is not None and self._copies(item) > 1)
        if not self._offers:
            self.set_problem("", "Looking for engines…")
            self.problem = "The engines are still being detected."
        else:
            self.set_problem("" if self.variants else "Tick at least one kernel.")


def _not_here(offer: Offer) -> str:
    return f"It cannot run here: {offer.reason}"
