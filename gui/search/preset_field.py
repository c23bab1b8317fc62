"""How far relatives are looked for: presets of matrix, gap costs and E-value type, or one's own."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QStandardItemModel
from PySide6.QtWidgets import QSizePolicy

from swathe.core.statistics.conclusion import BY_WHOLE_QUERY
from swathe.core.statistics.presets import DEFAULT, PRESETS, Preset
from swathe.gui.widgets.boxes import ComboBox
from swathe.gui.widgets.field import ElidedLabel, Field

_IN_ROUNDS: Final = "rounds"
"""The usual preset, iterated: whoever looks for distant relatives should not have to find the tick."""
_ORDER: Final = ("usual", "distant", _IN_ROUNDS, "close", "short-peptide")
_OWN: Final = len(_ORDER)
"""Row of what the fields hold where that is none of the presets."""
_BRIEF: Final = Qt.ItemDataRole.UserRole + 1
"""Role of what an item is for, in a line."""


class PresetField(Field):
    """Offer the presets and show which one is held elsewhere; the field holds nothing itself."""

    chosen = Signal(object, bool)
    """The `Preset` that somebody chose, and whether in rounds: of this the usual one alone decides."""
    custom_wanted = Signal()
    """Somebody wants to choose matrix and gap costs."""

    def __init__(self) -> None:
        super().__init__("Se&nsitivity")
        self.combo = ComboBox(accessibleName="Sensitivity")
        self.combo.setSizeAdjustPolicy(ComboBox.SizeAdjustPolicy.AdjustToContents)
        self.combo.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.heading.setBuddy(self.combo)
        self.about = ElidedLabel(muted=True)
        self.body.addWidget(self.combo)
        self.body.addWidget(self.about)
        words = {
            "close": (
                "At least 50 % identical",
                (
                    "For relatives at least 50 % identical, and for short matches.\n"
                    "With {} their E-values are smaller, those of distant relatives larger."
                ),
            ),
            "usual": (
                "For most searches",
                (
                    "For most searches; a single round.\n"
                    "{}. E-values are corrected for composition, repeats, length and this search's scores."
                ),
            ),
            "distant": (
                "Ranks them higher",
                (
                    "Where relatives and chance hits mix at the end of the list: {} ranks more distant\n"
                    "relatives before chance hits, but need not list more hits. E-values of close relatives\n"
                    "are somewhat larger. Several rounds find more distant relatives than any matrix."
                ),
            ),
            _IN_ROUNDS: (
                "Finds the most distant",
                (
                    "For relatives too distant to be found with the query itself: each round searches\n"
                    "with a profile of the hits so far. The first one scores with {},\n"
                    "or with the PSSM where the query is one. It needs a few significant hits to start from."
                ),
            ),
            "short-peptide": (
                "Near-identical matches",
                (
                    "For queries up to about 30 residues, as in blastp-short: with {} identical\n"
                    "residues score higher. E-values are unadjusted: the composition of a few residues says\n"
                    "nothing. In a large database a few residues occur by chance: even a perfect match of\n"
                    f"them need not be significant. Judge such hits {BY_WHOLE_QUERY}."
                ),
            ),
        }
        for name in _ORDER:
            preset, (brief, explanation) = _preset(name), words[name]
            label = "Several rounds (PSI-BLAST)" if name == _IN_ROUNDS else preset.label
            self._add(label, name, brief, explanation.format(preset.scoring))
        self._add(
            "Custom",
            "",
            "None of the presets",
            "Matrix, gap costs and E-value type do not match any preset.",
        )
        self._iterated = False  # whether in rounds, which the name of the preset held does not say
        self._matrix_counts = True
        self.combo.activated.connect(self._on_chosen)
        self.combo.currentIndexChanged.connect(self._explain)
        self._explain()

    def show_held(self, preset: Preset | None, *, in_rounds: bool, matrix_counts: bool) -> None:
        """Show the preset that the fields hold, None for none.

        matrix_counts : False where all scores come from PSSMs, so that only rounds can be chosen
        """
        held = preset.name if preset is not None else ""
        if in_rounds and held == DEFAULT:
            held = _IN_ROUNDS
        self._iterated = in_rounds and held != _IN_ROUNDS
        self.combo.setCurrentIndex(self.combo.findData(held))
        self._matrix_counts = matrix_counts
        model = self.combo.model()
        assert isinstance(model, QStandardItemModel)
        for row in range(self.combo.count()):
            model.item(row).setEnabled(matrix_counts or self.combo.itemData(row) in (held, _IN_ROUNDS))
        self._explain()

    def _add(self, label: str, name: str, brief: str, explanation: str) -> None:
        self.combo.addItem(label, name)
        row = self.combo.count() - 1
        self.combo.setItemData(row, brief, _BRIEF)
        self.combo.setItemData(row, explanation, Qt.ItemDataRole.ToolTipRole)

    def choose(self, name: str) -> None:
        """Choose an item by its name, as by hand."""
        self.chosen.emit(_preset(name), name == _IN_ROUNDS)

    def _on_chosen(self) -> None:
        if self.combo.currentIndex() == _OWN:
            self.custom_wanted.emit()
        else:
            self.choose(self.combo.currentData())

    def _explain(self) -> None:
        """Say what the one that is shown is for: nobody should have to open the list to learn it."""
        words, brief = (str(self.combo.currentData(role)) for role in (Qt.ItemDataRole.ToolTipRole, _BRIEF))
        if not self._matrix_counts:
            words = brief = "The scores come from the PSSM"
        self.about.set_whole(f"{brief}, in rounds" if self._iterated else brief, words)
        self.combo.setToolTip(words)
        self.combo.setAccessibleDescription(words)


def _preset(name: str) -> Preset:
    """Return what an item fills in."""
    return PRESETS[DEFAULT if name == _IN_ROUNDS else name]
