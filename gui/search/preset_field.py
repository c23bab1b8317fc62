"""How far relatives are looked for: presets of matrix, gap costs and E-value type, or one's own choice."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QComboBox, QSizePolicy

from swathe.core.search.presets import PRESETS, Preset
from swathe.gui.widgets.field import Field

_ORDER: Final = ("usual", "distant", "close", "short-peptide")
_OWN: Final = len(_ORDER)
"""Row of what the fields hold where that is none of the presets."""


class PresetField(Field):
    """Offer the presets and show which one is held elsewhere; the field holds nothing itself."""

    chosen = Signal(object)
    """The `Preset` that somebody chose."""
    custom_wanted = Signal()
    """Somebody wants to choose matrix and gap costs."""

    def __init__(self) -> None:
        super().__init__("Se&nsitivity")
        self.combo = QComboBox(accessibleName="Sensitivity")
        self.combo.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self.combo.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.heading.setBuddy(self.combo)
        self.body.addWidget(self.combo)
        words = {
            "close": (
                "Close relatives",
                (
                    "For relatives at least 50 % identical, and for short matches.\n"
                    "With {} their E-values are smaller, those of distant relatives larger."
                ),
            ),
            "usual": (
                "Usual",
                (
                    "For most searches, whatever the relatives are like.\n"
                    "{} with E-values adjusted for composition, as in blastp by default."
                ),
            ),
            "distant": (
                "Distant relatives",
                (
                    "For relatives that the usual preset hardly finds: {} ranks more of them\n"
                    "before chance hits. E-values of close relatives are somewhat larger."
                ),
            ),
            "short-peptide": (
                "Short peptide",
                (
                    "For queries of up to about 30 residues, as in blastp-short.\n"
                    "{} with E-values as the matrix is: the composition of a few residues says nothing."
                ),
            ),
        }
        for name in _ORDER:
            label, explanation = words[name]
            self._add(label, name, explanation.format(PRESETS[name].scoring))
        self._add(
            "Custom",
            "",
            "Matrix, gap costs and E-value type do not match any preset.",
        )
        self.combo.activated.connect(self._on_chosen)
        self.combo.currentIndexChanged.connect(self._explain)
        self._explain()

    def show_held(self, preset: Preset | None, *, only_pssms: bool) -> None:
        """Show the preset that the fields hold, None for none; with nothing but PSSMs, offer none."""
        self.combo.setCurrentIndex(_OWN if preset is None else self.combo.findData(preset.name))
        self.combo.setEnabled(not only_pssms)
        self._explain()

    def _add(self, label: str, name: str, explanation: str) -> None:
        self.combo.addItem(label, name)
        self.combo.setItemData(self.combo.count() - 1, explanation, Qt.ItemDataRole.ToolTipRole)

    def _on_chosen(self) -> None:
        if self.combo.currentIndex() == _OWN:
            self.custom_wanted.emit()
        else:
            self.chosen.emit(PRESETS[self.combo.currentData()])

    def _explain(self) -> None:
        """Say what the one that is shown is for: nobody should have to open the list to learn it."""
        words = str(self.combo.currentData(Qt.ItemDataRole.ToolTipRole))
        if not self.combo.isEnabled():
            words = "The scores come from the PSSM"
        self.combo.setToolTip(words)
        self.combo.setAccessibleDescription(words)
