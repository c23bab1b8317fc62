"""The row of tools over the alignment: colours with their legend, and what can be shown, found and copied."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLabel, QMenu, QToolButton, QWidget

from gui.residue_colours import ColourScheme, ResidueLegend
from gui.theme import SPACE
from gui.views.alignment_look import Look

ZOOM_IN: Final = "Ctrl++, Ctrl+="
ZOOM_OUT: Final = "Ctrl+-"
ZOOM_RESET: Final = "Ctrl+0"
FIND: Final = "Ctrl+Shift+M"
NEXT: Final = "F3"
PREVIOUS: Final = "Shift+F3"
GO_TO: Final = "Ctrl+J"


class AlignmentTools(QWidget):
    """Choose how the alignment looks; `look_changed(Look)` tells of it. The rest are `commands`, by name."""

    look_changed = Signal(object)

    def __init__(self, commands: dict[str, Callable[[], object]], parent: QWidget) -> None:
        super().__init__(parent)
        self._commands = commands
        self._look = Look()
        self.actions_: dict[str, QAction] = {}
        self.scheme = QComboBox(accessibleName=self.tr("Colours of residues"))
        for number, scheme in enumerate(ColourScheme):
            self.scheme.addItem(scheme.title, scheme.value)
            self.scheme.setItemData(number, scheme.explanation, Qt.ItemDataRole.ToolTipRole)
        self.legend = ResidueLegend()
        self.show_button = self._menu(self.tr("Show"), parent)
        self.find_button = self._menu(self.tr("Find"), parent)
        self.copy_button = self._menu(self.tr("Copy"), parent)
        self._fill(parent)
        self._lay_out()
        self.scheme.currentIndexChanged.connect(self._on_scheme)
        self.set_look(self._look)

    def set_look(self, look: Look) -> None:
        """Show what is chosen."""
        self._look = look
        self.scheme.blockSignals(True)
        self.scheme.setCurrentIndex(list(ColourScheme).index(look.scheme))
        self.scheme.blockSignals(False)
        self.scheme.setToolTip(look.scheme.explanation)
        self.legend.set_scheme(look.scheme)
        self.actions_["wrap"].setChecked(look.wrapped)
        self.actions_["rulers"].setChecked(look.rulers)

    def zoom(self, steps: int) -> None:
        """Make the letters some steps larger, or smaller."""
        self._change(self._look.zoomed(steps))

    # Inside

    def _fill(self, parent: QWidget) -> None:
        show, find, copy = (
            button.menu() for button in (self.show_button, self.find_button, self.copy_button)
        )
        for name, text, slot in (
            ("wrap", self.tr("&Wrap lines"), self._on_wrap),
            ("rulers", self.tr("&Rulers"), self._on_rulers),
        ):
            action = self._add(show, name, text, "", slot, parent)
            action.setCheckable(True)
        show.addSeparator()
        self._add(show, "zoom_in", self.tr("&Larger"), ZOOM_IN, self._on_zoom_in, parent)
        self._add(show, "zoom_out", self.tr("&Smaller"), ZOOM_OUT, self._on_zoom_out, parent)
        self._add(show, "zoom_reset", self.tr("&Normal size"), ZOOM_RESET, self._on_zoom_reset, parent)
        for menu, entries in (
            (
                find,
                (
                    ("find", self.tr("&Motif…"), FIND),
                    ("next", self.tr("&Next match"), NEXT),
                    ("previous", self.tr("&Previous match"), PREVIOUS),
                    ("", "", ""),
                    ("go_to", self.tr("&Go to position…"), GO_TO),
                ),
            ),
            (
                copy,
                (
                    ("copy", self.tr("As &text"), QKeySequence(QKeySequence.StandardKey.Copy).toString()),
                    ("copy_fasta", self.tr("As aligned &FASTA"), ""),
                    ("copy_clustal", self.tr("As &Clustal"), ""),
                    ("copy_picture", self.tr("As &picture"), ""),
                    ("", "", ""),
                    ("copy_query", self.tr("&Query residues"), ""),
                    ("copy_subject", self.tr("&Subject residues"), ""),
                    ("", "", ""),
                    ("save_picture", self.tr("Save pict&ure…"), ""),
                ),
            ),
        ):
            for name, text, keys in entries:
                if name:
                    self._add(menu, name, text, keys, self._commands[name], parent)
                else:
                    menu.addSeparator()

    def _add(
        self, menu: QMenu, name: str, text: str, keys: str, slot: Callable[[], object], parent: QWidget
    ) -> QAction:
        """Add a command to a menu, with keys that work wherever the focus is in the view."""
        action = QAction(text, parent)
        if keys:
            action.setShortcuts([QKeySequence(key) for key in keys.split(", ")])
            action.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        action.triggered.connect(slot)
        parent.addAction(action)
        menu.addAction(action)
        self.actions_[name] = action
        return action

    def _menu(self, text: str, parent: QWidget) -> QToolButton:
        button = QToolButton(text=text, autoRaise=True)
        button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.setMenu(QMenu(parent))
        return button

    def _change(self, look: Look) -> None:
        if look != self._look:
            self.set_look(look)
            self.look_changed.emit(look)

    def _on_scheme(self, number: int) -> None:
        self._change(replace(self._look, scheme=list(ColourScheme)[number]))

    def _on_wrap(self) -> None:
        self._change(replace(self._look, wrapped=self.actions_["wrap"].isChecked()))

    def _on_rulers(self) -> None:
        self._change(replace(self._look, rulers=self.actions_["rulers"].isChecked()))

    def _on_zoom_in(self) -> None:
        self.zoom(1)

    def _on_zoom_out(self) -> None:
        self.zoom(-1)

    def _on_zoom_reset(self) -> None:
        self._change(replace(self._look, zoom=0))

    def _lay_out(self) -> None:
        label = QLabel(self.tr("Colours"))
        label.setBuddy(self.scheme)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(SPACE)
        for widget in (label, self.scheme, self.show_button, self.find_button, self.copy_button):
            layout.addWidget(widget)
        layout.addWidget(self.legend, 1)
