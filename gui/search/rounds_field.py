"""Whether to search in rounds, how many, and from which hits profiles are built."""

from __future__ import annotations

import hashlib
from typing import Final

from PySide6.QtWidgets import QLabel

from swathe.core.results.hits import SIGNIFICANT
from swathe.core.rounds.facts import named
from swathe.core.search.round_options import DEFAULT_INCLUSION, MOST_ROUNDS, RoundOptions
from swathe.core.sequences.sequence import Sequence
from swathe.core.system.words import bound_text, counted
from swathe.gui.widgets.boxes import SpinBox
from swathe.gui.widgets.field import Field
from swathe.gui.widgets.line_edit import NumberEdit, above_zero
from swathe.gui.widgets.outlined_boxes import OutlinedCheckBox
from swathe.gui.widgets.parted_line import PartedLine
from swathe.gui.widgets.tooltips import wrapped
from swathe.gui.work.settings import WindowSettings

DEFAULT_ROUNDS: Final = 5
_Choice = tuple[tuple[str, ...] | None, tuple[str, ...] | None]
_NONE: Final[_Choice] = (None, None)
"""Names of hits that somebody has profiles include and exclude."""
_BY_HAND: Final = ("rounds/include", "rounds/exclude")
"""Where settings keep them."""


class RoundsField(Field):
    """Hold the options of an iterated search; folded, and None, until it is ticked."""

    def __init__(self) -> None:
        super().__init__("")
        self.heading.hide()
        self.box = OutlinedCheckBox("Iterate (PSI-BLAST style)")
        self.box.setToolTip(
            "Build a profile from the hits, search with it, and so on until nothing is new (PSI-BLAST)"
        )
        self.title_line.insertWidget(0, self.box, 1)
        self.rounds_box = SpinBox(accessibleName="Rounds at most")
        self.rounds_box.setRange(1, MOST_ROUNDS)
        self.rounds_box.setValue(DEFAULT_ROUNDS)
        self.rounds_box.setToolTip(
            "Rounds end earlier once one finds nothing new. With 1, start each further one in the Rounds tab"
        )
        self.inclusion_edit = NumberEdit(bound_text(DEFAULT_INCLUSION), accessibleName="Inclusion E-value")
        self.inclusion_edit.setToolTip(
            wrapped(
                "The profile of the next round is built from hits with an E-value up to this: "
                f"{bound_text(DEFAULT_INCLUSION)} is PSI-BLAST's inclusion threshold. E ≤ {SIGNIFICANT:g} is "
                "another bound: up to it a hit in a list is called significant"
            )
        )
        labels = QLabel("Rounds ≤"), QLabel("Include E ≤")
        for label, widget in zip(labels, (self.rounds_box, self.inclusion_edit), strict=True):
            label.setBuddy(widget)
            label.setToolTip(widget.toolTip())
        line = PartedLine(
            [labels[0], self.rounds_box], [labels[1], self.inclusion_edit], wide=self.inclusion_edit
        )
        self.details = self.fold_details(line)
        self.box.toggled.connect(self.details.setVisible)
        self._by_hand: _Choice = _NONE
        self._chosen_for = ""
        self._queries: tuple[Sequence, ...] = ()
        self.box.toggled.connect(self._toggle)
        self.rounds_box.valueChanged.connect(self._check)
        self.inclusion_edit.textChanged.connect(self._check)

    @property
    def summary(self) -> str:
        """What it holds, in a few words; '' where there are no rounds."""
        if not self.box.isChecked():
            return ""
        words = f"up to {counted(self.rounds_box.value(), 'round')}"
        if self.problem:
            return words
        inclusion = _inclusion(self.inclusion_edit.text())
        if inclusion != DEFAULT_INCLUSION:
            words += f", including E ≤ {bound_text(inclusion)}"
        return words

    @property
    def by_hand(self) -> str:
        """How many hits are added and left out by hand, in a few words; '' where there are none."""
        if not self.box.isChecked():
            return ""
        counts = (len(names or ()) for names in self._by_hand)
        done = zip(counts, ("added", "left out"), strict=True)
        return ", ".join(f"{counted(count, 'hit')} {what} by hand" for count, what in done if count)

    @property
    def options(self) -> RoundOptions | None:
        """What is asked for; meaningful only without a `problem`."""
        if not self.box.isChecked():
            return None
        inclusion = _inclusion(self.inclusion_edit.text())
        return RoundOptions(self.rounds_box.value(), inclusion, *self._by_hand)

    def choose(self, options: RoundOptions | None, queries: tuple[Sequence, ...] | None = None) -> None:
        """Take the options of a search; None for one without rounds.

        queries : whose hits were chosen by hand, where the form is to be filled with them; None: those in it
        """
        if options is not None:
            self.rounds_box.setValue(options.rounds)
            self.inclusion_edit.setText(bound_text(options.inclusion))
        self.box.setChecked(False)  # what was chosen before goes
        self._by_hand = (options.include, options.exclude) if options is not None else _NONE
        chosen_for = self._queries if queries is None else queries
        self._chosen_for = _digest(chosen_for) if self._by_hand != _NONE else ""
        self.box.setChecked(options is not None)

    def follow(self, queries: tuple[Sequence, ...]) -> None:
        """Forget which hits were chosen by hand once the form holds other queries; none yet are no others."""
        if not queries or queries is self._queries:
            return
        self._queries = queries
        if self._by_hand != _NONE and _digest(queries) != self._chosen_for:
            self.forget_choice()

    def forget_choice(self) -> None:
        """Forget which hits were chosen by hand."""
        self._by_hand = _NONE
        self._check()

    def save(self, settings: WindowSettings) -> None:
        """Remember the values for the next start."""
        if not self.problem:
            settings.write("rounds/wanted", int(self.box.isChecked()))
            settings.write("rounds/rounds", self.rounds_box.value())
            settings.write("rounds/inclusion", self.inclusion_edit.text().strip())
            for key, names in zip(_BY_HAND, self._by_hand, strict=True):
                settings.write(key, "\n".join(names or ()))
            settings.write("rounds/chosen_for", self._chosen_for)

    def restore(self, settings: WindowSettings) -> None:
        """Bring back the values of the last time."""
        self.rounds_box.setValue(settings.read("rounds/rounds", DEFAULT_ROUNDS, int))
        inclusion = settings.read("rounds/inclusion", DEFAULT_INCLUSION, _inclusion)
        self.inclusion_edit.setText(bound_text(inclusion))
        include, exclude = (tuple(settings.read(key, "", str).split("\n")) for key in _BY_HAND)
        self._by_hand = include if any(include) else None, exclude if any(exclude) else None
        self._chosen_for = settings.read("rounds/chosen_for", "", str)
        self.box.setChecked(bool(settings.read("rounds/wanted", 0, int)))

    def _toggle(self, wanted: bool) -> None:
        """Forget which hits were chosen by hand where rounds are not wanted any more."""
        if wanted:
            self._check()
        else:
            self.forget_choice()

    def _check(self) -> None:
        try:
            _ = self.options
        except ValueError as error:
            self.set_problem(str(error))
            return
        words = _choice_text(*self._by_hand)
        self.set_problem("", words, actions=(("Forget", self.forget_choice),) if words else ())


def _digest(queries: tuple[Sequence, ...]) -> str:
    """Return what tells queries from others, also after a restart; '' of none."""
    digest = hashlib.sha256()
    for query in queries:
        digest.update(f">{query.header}\n".encode())
        digest.update(query.residues.tobytes())
    return digest.hexdigest() if queries else ""


def _choice_text(include: tuple[str, ...] | None, exclude: tuple[str, ...] | None) -> str:
    """Say which hits were chosen by hand for profiles; '' where none were."""
    which = "of them" if include else "of the profiles"
    parts = [
        f"{named(names)} {'is' if len(names) == 1 else 'are'} {what}"
        for names, what in ((include, "always in the profiles"), (exclude, f"left out {which}"))
        if names
    ]
    return f"Chosen by hand: {'; '.join(parts)}." if parts else ""


def _inclusion(text: str) -> float:
    """Return the bound that a text says. Raises ValueError with a sentence for people."""
    return above_zero(text, "The inclusion E-value must be a number above 0; 0.002 is usual.")
