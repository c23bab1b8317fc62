"""Which kernel of an engine computes, what is set of it, and whether it can compute the query at hand."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QSignalBlocker, Qt, Signal
from PySide6.QtGui import QBrush, QFont, QStandardItemModel
from PySide6.QtWidgets import (
    QApplication,
    QHBoxLayout,
    QLabel,
    QSizePolicy,
    QToolButton,
    QWidget,
)

from swathe.core.engines.kernel_options import (
    VARIANTS,
    KernelVariant,
    Option,
    complete_options,
    in_words,
    options_here,
    variant_named,
)
from swathe.core.errors import InvalidRequest
from swathe.gui.widgets.boxes import ComboBox
from swathe.gui.widgets.theme import SPACE, Colours
from swathe.gui.work.settings import WindowSettings

if TYPE_CHECKING:
    from swathe.core.cuda.devices import Device
    from swathe.core.scoring.scheme import Scoring
    from swathe.gui.search.kernel_options import KernelOptionsDialog

AUTO: Final = "auto"
_ROWS: Final = 16
"""Of the list of kernels, without scrolling: all there are on a GPU."""

Values = dict[str, int | str]


class KernelChoice(QWidget):
    """Hold a kernel, or ``auto``, and the options of every kernel that somebody set.

    `problem` says why no search can start with them, `remark` what is worth knowing before one does; both are
    empty or sentences. `changed` is emitted when they, the kernel or its options may have changed.
    `options_button` is for the form to place.
    """

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.problem = ""
        self.remark = ""
        self._set: dict[str, Values] = {}
        self._why_none = ""
        self._query_length = 1
        self._scheme: Scoring | None = None
        self._devices: Sequence[Device] = ()
        self.dialog: KernelOptionsDialog | None = None
        self.box = ComboBox(self, accessibleName="Kernel variant")
        self.box.setMinimumContentsLength(12)
        self.box.setMaxVisibleItems(_ROWS)
        self.box.setSizeAdjustPolicy(ComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.box.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.box.addItem("Automatic", AUTO)
        self.box.currentIndexChanged.connect(self._on_kernel)
        label = QLabel("Kernel")
        label.setBuddy(self.box)
        self.options_button = QToolButton(self)
        self.options_button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextOnly)
        self.options_button.clicked.connect(self.open_options)
        line = QHBoxLayout(self, spacing=SPACE)
        line.setContentsMargins(0, 0, 0, 0)
        line.addWidget(label)
        line.addWidget(self.box, 1)
        self._on_kernel()

    @property
    def name(self) -> str:
        """The kernel chosen."""
        return str(self.box.currentData())

    @property
    def options(self) -> tuple[tuple[str, int | str], ...]:
        """What is set of the kernel chosen: (name, value) of each option that is not at its default."""
        return tuple(self._set.get(self.name, {}).items())

    def offer(self, kernels: Sequence[tuple[str, str]], why_none: str) -> None:
        """List an engine's kernels, Swathe's own first; the kernel chosen stays so where it is among them.

        kernels : (name, label) of each
        why_none : a sentence for where there is none to choose
        """
        kept = self.name
        self._why_none = why_none
        with QSignalBlocker(self.box):
            self.box.clear()
            self.box.addItem("Automatic", AUTO)
            variants = [variant_named(name) for name, _ in kernels]
            several = len({variant.own for variant in variants}) > 1
            for own, heading in ((True, "Swathe's own"), (False, "From the literature")):
                if several:
                    self._add_heading(heading)
                for variant in variants:
                    if variant.own is own:
                        self.box.addItem(variant.title, variant.name)
                        tooltip = f"{variant.title}\n{variant.paper}"
                        self.box.setItemData(self.box.count() - 1, tooltip, Qt.ItemDataRole.ToolTipRole)
            self._tint()
        view = self.box.view()
        view.setMinimumWidth(view.sizeHintForColumn(0) + 2 * SPACE)
        self.box.setEnabled(bool(kernels))
        self.choose(kept)
        self._on_kernel()

    def choose(self, kernel: str) -> None:
        """Choose a kernel by its name; one that is not listed gives way to automatic."""
        self.box.setCurrentIndex(max(0, self.box.findData(kernel)))

    def set_option(self, name: str, value: int | str) -> None:
        """Set an option of the kernel chosen."""
        variant = variant_named(self.name)
        values = self._set.get(variant.name, {}) | {name: value}
        self._set[variant.name] = _differing(variant, values)
        self._judge()

    def reset_options(self) -> None:
        """Give every option of the kernel chosen its default."""
        self._set.pop(self.name, None)
        self._fill_dialog()
        self._judge()

    def fit(self, query_length: int, scheme: Scoring | None) -> None:
        """Look whether the kernel can compute queries of this length; with no `scheme` that is not known."""
        self._query_length, self._scheme = max(query_length, 1), scheme
        self._judge()

    def run_on(self, devices: Sequence[Device]) -> None:
        """Look whether the kernel can compute the query on these devices."""
        self._devices = devices
        self._judge()

    def open_options(self) -> None:
        """Show the options of the kernel chosen beside the form."""
        from swathe.gui.search.kernel_options import KernelOptionsDialog

        if self.dialog is None:
            self.dialog = KernelOptionsDialog(self.window())
            self.dialog.option_set.connect(self.set_option)
            self.dialog.reset_requested.connect(self.reset_options)
        self._fill_dialog()
        self._judge()
        self.dialog.show()
        self.dialog.activateWindow()

    def save(self, settings: WindowSettings) -> None:
        """Remember the options of every kernel for the next start."""
        for variant in VARIANTS:
            values = self._set.get(variant.name, {})
            text = " ".join(f"{name}={value}" for name, value in values.items())
            settings.write(f"kernel_options/{variant.name}", text)

    def restore(self, settings: WindowSettings) -> None:
        """Bring back the options of the last time; what a kernel does not take any more is dropped."""
        for variant in VARIANTS:
            self._set[variant.name] = settings.read(f"kernel_options/{variant.name}", {}, _reader(variant))
        self._judge()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the palette."""
        if event.type() == QEvent.Type.PaletteChange:
            self._tint()
        super().changeEvent(event)

    def _tint(self) -> None:
        """Draw headings so that they can be read: the style makes what is disabled fainter."""
        muted = QBrush(Colours.of(QApplication.palette()).muted)
        for row in range(self.box.count()):
            if self.box.itemData(row) is None:
                self.box.setItemData(row, muted, Qt.ItemDataRole.ForegroundRole)

    def _add_heading(self, text: str) -> None:
        self.box.addItem(text)
        model = self.box.model()
        if isinstance(model, QStandardItemModel):
            item = model.item(self.box.count() - 1)
            item.setEnabled(False)
            font = QFont(self.box.font())
            font.setWeight(QFont.Weight.DemiBold)
            item.setFont(font)

    def _offered(self) -> tuple[Option, ...]:
        """Return what can be set of the kernel chosen."""
        return options_here(variant_named(self.name)) if self.name != AUTO else ()

    def _on_kernel(self) -> None:
        tooltip = self.box.currentData(Qt.ItemDataRole.ToolTipRole)
        self.box.setToolTip(str(tooltip) if tooltip else "" if self.box.isEnabled() else self._why_none)
        if self.dialog is not None and self.dialog.isVisible():
            if self._offered():
                self._fill_dialog()
            else:
                self.dialog.close()
        self._judge()

    def _fill_dialog(self) -> None:
        if self.dialog is not None and (options := self._offered()):
            self.dialog.show_kernel(variant_named(self.name), options, dict(self.options))

    def _judge(self) -> None:
        """Find out what is wrong with the kernel and its options, and show everywhere what is set."""
        self.problem, self.remark = self._find_faults()
        offered, chosen = self._offered(), self.options
        button = self.options_button
        button.setText(f"Kernel options ({len(chosen)})…" if chosen else "Kernel options…")
        button.setEnabled(bool(offered))
        if self.name == AUTO:
            words = "Choose a kernel to set its options"
        elif not offered:
            words = "This kernel has no options"
        elif chosen:
            words = f"Not at its default: {in_words(self.name, chosen)}"
        else:
            words = "Set {}".format(", ".join(_uncapitalised(option.label) for option in offered))
        button.setToolTip(words)
        count = f", {len(chosen)} not at the default" if chosen else ""
        button.setAccessibleName(f"Options of the kernel{count}")
        button.setAccessibleDescription(words)
        if self.dialog is not None:
            self.dialog.say(self.problem or self.remark, bool(chosen))
        self.changed.emit()

    def _find_faults(self) -> tuple[str, str]:
        """Return why the kernel, as it is set, computes no search; and what it does not compute itself."""
        if self.name == AUTO:
            return "", ""
        variant = dataclasses.replace(variant_named(self.name), options=self._offered())
        try:
            values = complete_options(variant, self._set.get(variant.name, {}))
        except InvalidRequest as error:
            return str(error), ""
        reason = self._why_not(variant, values)
        if not reason:
            return "", ""
        other = str(values.get("otherwise", "refuse"))
        if other != "refuse":
            return "", f"{reason} The kernel {other} computes it instead."
        advice = (
            "Change the options, or choose another kernel." if variant.options else "Choose another kernel."
        )
        return f"{reason} {advice}", ""

    def _why_not(self, variant: KernelVariant, values: Mapping[str, int | str]) -> str:
        if variant.engine != "gpu" or variant.own or self._scheme is None:
            return ""
        from swathe.core.engines.published import why_not  # brings what computes on GPUs

        return why_not(variant.name, values, self._query_length, self._scheme, self._devices)


def _differing(variant: KernelVariant, values: Mapping[str, int | str]) -> Values:
    """Return the values that are not the defaults, in the order of the kernel's options."""
    return {
        option.name: values[option.name]
        for option in variant.options
        if option.name in values and values[option.name] != option.default
    }


def _reader(variant: KernelVariant) -> Callable[[str], Values]:
    """Return what reads a variant's options from the settings."""

    def read(text: str) -> Values:
        pairs = (word.partition("=") for word in text.split())
        try:
            return _differing(variant, complete_options(variant, {name: value for name, _, value in pairs}))
        except InvalidRequest as error:
            raise ValueError(str(error)) from error

    return read


def _uncapitalised(label: str) -> str:
    return label[:1].lower() + label[1:]
