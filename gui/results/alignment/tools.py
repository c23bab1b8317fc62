"""The row of tools over the alignment: colours with their legend, and what can be shown, found and copied."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from swathe.gui.results.alignment.layout import Sides
from swathe.gui.results.alignment.look import Look
from swathe.gui.widgets.parted_line import PartedLine
from swathe.gui.widgets.residue_colours import ColourScheme
from swathe.gui.widgets.residue_tools import GO_TO, ZOOM_IN, ZOOM_OUT, ZOOM_RESET, ResidueTools, standard_keys

FIND: Final = "Ctrl+Shift+M"
NEXT: Final = "F3"
PREVIOUS: Final = "Shift+F3"


class AlignmentTools(ResidueTools):
    """Choose how the alignment looks; `look_changed(Look)` tells of it. The rest are `commands`, by name."""

    look_changed = Signal(object)

    def __init__(
        self,
        commands: dict[str, Callable[[], object]],
        sides: Sides,
        parent: QWidget,
        *,
        legend_apart: bool = False,
    ) -> None:
        """`legend_apart`: whether the `legend` stands elsewhere."""
        super().__init__(commands, parent)
        self._legend_apart = legend_apart
        self._sides = sides
        self._look = Look()
        self.show_button = self._menu("Show")
        self.find_button = self._menu("Find")
        self.copy_button = self._menu("Copy")
        self.picture_button = self._menu("Picture")
        self._fill()
        self._lay_out()
        self.scheme.currentIndexChanged.connect(self._on_scheme)
        self.set_look(self._look)

    def set_look(self, look: Look) -> None:
        """Show what is chosen."""
        self._look = look
        self._show_scheme(look.scheme)
        self.actions_["wrap"].setChecked(look.wrapped)
        self.actions_["rulers"].setChecked(look.rulers)

    def line_width(self) -> int:
        """Return the width from which everything stands in one line."""
        return self._line.line_width()

    def zoom(self, steps: int) -> None:
        """Make the letters some steps larger, or smaller."""
        self._change(self._look.zoomed(steps))

    # Inside

    def _fill(self) -> None:
        show = self.show_button.menu()
        self._add(show, "wrap", "&Wrap lines", "", self._on_wrap, checkable=True)
        self._add(show, "rulers", "&Rulers", "", self._on_rulers, checkable=True)
        show.addSeparator()
        self._add(show, "zoom_in", "&Larger", ZOOM_IN, self._on_zoom_in)
        self._add(show, "zoom_out", "&Smaller", ZOOM_OUT, self._on_zoom_out)
        self._add(show, "zoom_reset", "&Normal size", ZOOM_RESET, self._on_zoom_reset)
        self._add_commands(
            self.find_button.menu(),
            (
                ("find", "&Motif…", FIND),
                ("next", "&Next match", NEXT),
                ("previous", "&Previous match", PREVIOUS),
                ("next_apart", "Next &difference", ""),
                ("previous_apart", "Pre&vious difference", ""),
                ("", "", ""),
                ("go_to", "&Go to position…", GO_TO),
            ),
        )
        query, subject = self._sides.titles
        self._add_commands(
            self.copy_button.menu(),
            (
                ("copy", "As &text", standard_keys(QKeySequence.StandardKey.Copy)),
                ("copy_fasta", "As aligned &FASTA", ""),
                ("copy_clustal", "As &Clustal", ""),
                ("", "", ""),
                ("copy_query", f"&{query} residues", ""),
                ("copy_subject", f"&{subject} residues", ""),
            ),
        )
        self._add_commands(
            self.picture_button.menu(),
            (
                ("copy_picture", "&Copy picture", ""),
                ("save_picture", "Save pict&ure…", ""),
            ),
        )

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
        label = QLabel("Colours")
        label.setBuddy(self.scheme)
        buttons = (self.show_button, self.find_button, self.copy_button, self.picture_button)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        tools = (label, self.scheme, *buttons)
        if self._legend_apart:
            self._line = PartedLine(tools, ())
        else:
            self._line = PartedLine(tools, (self.legend,), wide=self.legend)
        layout.addWidget(self._line)
