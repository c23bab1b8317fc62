"""The row of tools over the stack: colours with their legend, what is shown, where to go, what to copy."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtGui import QActionGroup, QKeySequence
from PySide6.QtWidgets import QLabel, QPushButton, QVBoxLayout, QWidget

from swathe.gui.results.stack.painter import StackOptions
from swathe.gui.widgets.boxes import SpinBox
from swathe.gui.widgets.edged import EdgedMenu
from swathe.gui.widgets.parted_line import PartedLine
from swathe.gui.widgets.picture import HitRows, PictureMenu
from swathe.gui.widgets.residue_colours import ColourScheme
from swathe.gui.widgets.residue_tools import GO_TO, ZOOM_IN, ZOOM_OUT, ZOOM_RESET, ResidueTools, standard_keys
from swathe.gui.widgets.tooltips import tooltip_text
from swathe.gui.widgets.usual_hits import UsualHits


class StackTools(ResidueTools):
    """Choose how the stack looks and where to go. What else can be done are `commands`, by name.

    hits, slide_holds : as for the `PictureMenu`

    Signals
    -------
    options_changed(object) : other `StackOptions` are wanted
    position_wanted(int) : a query position, 0-based
    """

    options_changed = Signal(object)
    position_wanted = Signal(int)

    def __init__(
        self,
        commands: dict[str, Callable[[], object]],
        hits: Callable[[], HitRows],
        slide_holds: Callable[[UsualHits], str],
        parent: QWidget,
    ) -> None:
        super().__init__(commands, parent)
        self.options = StackOptions()
        self._of_profile = False
        self._gone_to = -1
        self.show_button = self._menu("Show")
        self.picture_menu = PictureMenu(
            commands["copy_picture"],
            commands["save_picture"],
            parent,
            ("species", "slide", "wrap"),
            hits,
            slide_holds,
            lambda: not self.options.only_ticked,
        )
        self.copy_menu = EdgedMenu(parent)
        self.position = SpinBox(accessibleName="Query position to go to")
        self.position.setToolTip(f"Query position to go to ({GO_TO})")
        self.position.setKeyboardTracking(False)
        self.align_button = QPushButton("Align all")
        self.align_button.setCheckable(True)
        self.align_button.setToolTip(
            "Align every hit in the stack, so that conservation and consensus take all of them into account"
        )
        self._fill(against=QActionGroup(parent))
        self._lay_out()
        self.scheme.currentIndexChanged.connect(self._on_scheme)
        self.position.valueChanged.connect(self._on_position)
        self.position.lineEdit().returnPressed.connect(self._on_return)
        self.set_options(self.options)

    def set_options(self, options: StackOptions) -> None:
        """Show what is chosen."""
        self.options = options
        self._show_scheme(options.colours)
        self.legend.set_of_profile(self._of_profile and not options.against_consensus)
        self.legend.set_sign("" if options.insertions else "▼", "inserted")
        if not options.insertions:
            self.legend.setToolTip(f"{options.colours.explanation}\n▼: residues inserted here; point at it")
        for name, checked in (
            ("query", not options.against_consensus),
            ("consensus", options.against_consensus),
            ("dots", options.dots),
            ("insertions", options.insertions),
            ("only_ticked", options.only_ticked),
        ):
            self.actions_[name].setChecked(checked)

    def set_query(self, length: int, of_profile: bool) -> None:
        """Offer the positions of another query; `of_profile`: whether it is a profile or PSSM."""
        self._of_profile = of_profile
        self.set_options(self.options)
        with QSignalBlocker(self.position):
            self.position.setRange(1, max(1, length))
            self.position.setValue(1)
        self._gone_to = -1

    def show_position(self, in_sight: range) -> None:
        """Show the first query position in sight, unless somebody types one, or what was typed is in sight.

        in_sight : query positions, 0-based
        """
        if not self.position.hasFocus() and self._gone_to not in in_sight:
            self._gone_to = -1
            with QSignalBlocker(self.position):
                self.position.setValue(in_sight.start + 1)

    # Inside

    def _fill(self, against: QActionGroup) -> None:
        show = self.show_button.menu()
        show.setToolTipsVisible(True)
        self._add(show, "only_ticked", "&Only ticked hits", "", self._on_flags, checkable=True)
        show.addSeparator()
        for name, text, slot in (
            ("query", "Compare with the &query", lambda: self._set(against_consensus=False)),
            ("consensus", "Compare with the &consensus", lambda: self._set(against_consensus=True)),
        ):
            against.addAction(self._add(show, name, text, "", slot, checkable=True))
        show.addSeparator()
        self._add(show, "dots", "&Dots for identities", "", self._on_flags, checkable=True)
        self._add(show, "insertions", "&Insertions as columns", "", self._on_flags, checkable=True)
        show.addSeparator()
        self._add_commands(
            show,
            (
                ("zoom_in", "&Larger", ZOOM_IN),
                ("zoom_out", "&Smaller", ZOOM_OUT),
                ("zoom_reset", "&Normal size", ZOOM_RESET),
                ("overview", "Smalles&t", ""),
                ("", "", ""),
                ("wider_names", "&Wider names", ""),
                ("narrower_names", "N&arrower names", ""),
                ("", "", ""),
                ("go_to", "&Go to position", GO_TO),
            ),
        )
        self._add_commands(
            self.picture_menu,
            (
                ("save_sight", "Save picture of what is in s&ight…", ""),
                ("save_part", "Save picture of the selected p&art…", ""),
            ),
        )
        line, self._parts = self.picture_menu.actions()[2], self.picture_menu.actions()[-2:]
        self.picture_menu.insertActions(line, self._parts)  # over which hits it is of
        self._add_commands(
            self.copy_menu,
            (
                ("copy", "&Copy selection as FASTA", standard_keys(QKeySequence.StandardKey.Copy)),
                ("select_all", "Select &all", standard_keys(QKeySequence.StandardKey.SelectAll)),
            ),
        )

    def offer_only_ticked(self, why_not: str) -> None:
        """Let the hits that are not ticked be left out, or say why they cannot be."""
        self.actions_["only_ticked"].setEnabled(not why_not)
        self.actions_["only_ticked"].setToolTip(
            why_not or "Turned off, it shows all hits of the table; the ticks stay"
        )

    def offer_pictures(self, possible: bool) -> None:
        """Let pictures be copied and saved, or not while there is nothing to show."""
        self.picture_menu.offer(possible)
        for action in self._parts:
            action.setEnabled(possible)

    def say_size(self, size: str, pixels: str) -> None:
        """Say how large a picture is, ``one strip, 868 × 57 mm``, and as PNG; '' for one that fits a page."""
        wrap = self.picture_menu.wrap
        assert wrap is not None
        wrap.setText(f"W&rap lines (now {size})" if size else "W&rap lines")
        wrap.setEnabled(not self.picture_menu.on_slide)
        of_png = f"As PNG it is {pixels} pixels large; as SVG it is sharp at any size." if size else ""
        of_slide = "A slide is wrapped as it fills it best"
        wrap.setToolTip(of_slide if self.picture_menu.on_slide else tooltip_text(of_png))

    def _set(self, **changed: Any) -> None:
        options = replace(self.options, **changed)
        if options != self.options:
            self.set_options(options)
            self.options_changed.emit(options)

    def _on_scheme(self, number: int) -> None:
        self._set(colours=list(ColourScheme)[number])

    def _on_flags(self) -> None:
        flags = "only_ticked", "dots", "insertions"
        self._set(**{name: self.actions_[name].isChecked() for name in flags})

    def _on_position(self, position: int) -> None:
        self._gone_to = position - 1
        self.position_wanted.emit(position - 1)

    def _on_return(self) -> None:
        """Go there again, though the number did not change."""
        self._on_position(self.position.value())

    def _lay_out(self) -> None:
        colours, to = QLabel("Colours"), QLabel("Go to")
        colours.setBuddy(self.scheme)
        to.setBuddy(self.position)
        first = colours, self.scheme, self.show_button, to, self.position
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(PartedLine(first, (self.legend, self.align_button), wide=self.legend))
