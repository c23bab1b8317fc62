"""What the rows of tools over residues share: colours with their legend, and menus of commands with keys."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu, QWidget

from swathe.gui.widgets.boxes import ComboBox
from swathe.gui.widgets.edged import EdgedMenu
from swathe.gui.widgets.menu_button import MenuButton
from swathe.gui.widgets.residue_colours import ColourScheme, ResidueLegend

ZOOM_IN: Final = "Ctrl++, Ctrl+="
ZOOM_OUT: Final = "Ctrl+-"
ZOOM_RESET: Final = "Ctrl+0"
GO_TO: Final = "Ctrl+J"


class ResidueTools(QWidget):
    """Hold a box of colour schemes, its legend, and the actions of a view by name.

    Parameters
    ----------
    commands : what the view can do, by name
    parent : the view; keys work wherever the focus is in it
    """

    def __init__(self, commands: dict[str, Callable[[], object]], parent: QWidget) -> None:
        super().__init__(parent)
        self._commands = commands
        self._view = parent
        self.actions_: dict[str, QAction] = {}
        self.scheme = ComboBox(accessibleName="Colours of residues")
        for number, scheme in enumerate(ColourScheme):
            self.scheme.addItem(scheme.title, scheme.value)
            self.scheme.setItemData(number, scheme.explanation, Qt.ItemDataRole.ToolTipRole)
        self.legend = ResidueLegend()

    def _show_scheme(self, scheme: ColourScheme) -> None:
        """Show which colours are chosen."""
        with QSignalBlocker(self.scheme):
            self.scheme.setCurrentIndex(list(ColourScheme).index(scheme))
        self.scheme.setToolTip(scheme.explanation)
        self.legend.set_scheme(scheme)

    def _menu(self, text: str) -> MenuButton:
        """Return a button with a menu."""
        button = MenuButton(text)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.setMenu(EdgedMenu(self._view))
        return button

    def _add_commands(self, menu: QMenu, entries: tuple[tuple[str, str, str], ...]) -> None:
        """Add commands, each with its name, text and keys, to a menu; one without a name is a line."""
        for name, text, keys in entries:
            if name:
                self._add(menu, name, text, keys, self._commands[name])
            else:
                menu.addSeparator()

    def _add(
        self,
        menu: QMenu,
        name: str,
        text: str,
        keys: str,
        slot: Callable[[], object],
        checkable: bool = False,
    ) -> QAction:
        """Add an action to a menu."""
        action = QAction(text, self._view, checkable=checkable)
        if keys:
            action.setShortcuts([QKeySequence(key) for key in keys.split(", ")])
            action.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        action.triggered.connect(slot)
        self._view.addAction(action)
        menu.addAction(action)
        self.actions_[name] = action
        return action


def standard_keys(key: QKeySequence.StandardKey) -> str:
    """Return what the platform presses for a usual command."""
    return QKeySequence(key).toString()
