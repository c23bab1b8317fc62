"""Whether to mask the query's low-complexity segments, with what that does shown before the search."""

from __future__ import annotations

import time
from collections.abc import Generator
from dataclasses import dataclass
from functools import partial
from typing import Final

from PySide6.QtWidgets import QLabel

from swathe.core.cancel import CancelToken
from swathe.core.errors import InvalidRequest
from swathe.core.scoring.pssm import PositionSpecificQuery
from swathe.core.search.masking import (
    HINT,
    MaskCount,
    masked_query,
    nothing_left,
    parameters_text,
    read_parameters,
    wholly_masked,
)
from swathe.core.sequences.low_complexity import SegParameters
from swathe.core.sequences.sequence import Sequence
from swathe.gui.search.mask_preview import MaskPreview, Stretches, masked_stretches
from swathe.gui.search.query_field import QueryField
from swathe.gui.widgets.field import Field
from swathe.gui.widgets.line_edit import LineEdit
from swathe.gui.widgets.outlined_boxes import OutlinedCheckBox
from swathe.gui.widgets.parted_line import PartedLine
from swathe.gui.work.settings import WindowSettings
from swathe.gui.work.task import Newest, Task
from swathe.gui.work.worker import BackgroundThread

_PREVIEWED: Final = 1_000
"""Masked queries that are looked for in the text; more than that are not in sight."""
_SLICE: Final = 0.02
"""Seconds of masking in one step of the worker."""


@dataclass(frozen=True, slots=True)
class _Outcome:
    """What masking does: stretches of the editor's lines, a count over all, and what stands in the way."""

    stretches: Stretches
    count: MaskCount
    problem: str


class MaskingField(Field):
    """Hold how the queries are masked; None until `box` is ticked.

    While it is ticked the queries are masked in the background whenever they or the parameters change: the
    note says how much, and the query's editor shows masked residues in lower case.
    """

    def __init__(self, background: BackgroundThread, query: QueryField) -> None:
        super().__init__("")
        self._query = query
        self._masking = Newest(background.start)
        self._looked_at: tuple[Sequence, ...] = ()
        self.preview = MaskPreview(query.edit)
        self.box = OutlinedCheckBox("Mask low complexity (SEG)")
        self.box.setAccessibleName("Mask low complexity")
        self.box.setToolTip(
            "Residues in low-complexity segments score as X, so that they cause no hits by themselves"
        )
        self.title_line.addWidget(self.box, 1)
        self.heading.hide()
        usual = parameters_text(SegParameters())
        self.parameters_edit = LineEdit(usual, usual=usual)
        self.parameters_edit.setAccessibleName("SEG window, locut and hicut")
        label = QLabel("Window / locut / hicut")
        for widget in (label, self.parameters_edit):
            widget.setToolTip(
                "SEG's window in residues, and in bits the complexity up to which a window begins a "
                "segment and up to which it belongs to one. 12/2.2/2.5 are NCBI's."
            )
        label.setBuddy(self.parameters_edit)
        line = PartedLine([label], [self.parameters_edit], wide=self.parameters_edit)
        self.details = self.fold_details(line)
        self.box.toggled.connect(self.details.setVisible)
        self.box.toggled.connect(self._look)
        self.parameters_edit.textChanged.connect(self._look)
        query.changed.connect(self._follow_query)

    @property
    def summary(self) -> str:
        """What it holds, in a word; '' where nothing is masked."""
        return "masked" if self.box.isChecked() and not self._nothing_to_mask else ""

    @property
    def parameters(self) -> SegParameters | None:
        """How to mask; None for not at all, and where all queries are PSSMs.

        Raises InvalidRequest where `problem` says so.
        """
        return None if self._nothing_to_mask else self._typed()

    def choose(self, parameters: SegParameters | None) -> None:
        """Set how to mask, as a run did."""
        if parameters is not None:
            self.parameters_edit.setText(parameters_text(parameters))
        self.box.setChecked(parameters is not None)

    def save(self, settings: WindowSettings) -> None:
        """Remember the values for the next start."""
        settings.write("mask/wanted", int(self.box.isChecked()))
        if not self.problem:
            settings.write("mask/seg", self.parameters_edit.text().strip())

    def restore(self, settings: WindowSettings) -> None:
        """Bring back the values of the last time."""
        parameters = settings.read("mask/seg", SegParameters(), _valid_parameters)
        self.parameters_edit.setText(parameters_text(parameters))
        self.box.setChecked(bool(settings.read("mask/wanted", 0, int)))

    @property
    def _nothing_to_mask(self) -> bool:
        """Whether all queries are PSSMs, which are never masked: no run says then that it was."""
        queries = self._query.parsed
        return bool(queries) and all(isinstance(query, PositionSpecificQuery) for query in queries)

    def _typed(self) -> SegParameters | None:
        return read_parameters(self.parameters_edit.text()) if self.box.isChecked() else None

    def _follow_query(self) -> None:
        """Look again if the queries are others; a query that cannot be read is said by its own field."""
        queries = self._query.parsed
        if queries is not self._looked_at:
            self._look()

    def _look(self) -> None:
        """Mask the queries in the background, and show what comes of it."""
        self._masking.stop()
        self._looked_at = queries = self._query.parsed
        try:
            parameters = self._typed()
        except InvalidRequest as error:
            self.preview.show_masked({})
            self.set_problem(str(error))
            return
        if parameters is None or not queries:
            self.preview.show_masked({})
            self.set_problem("")
            return
        self.set_problem("", self.note.text if not self.problem else "")
        work = partial(_mask, queries, parameters, self._query.edit.toPlainText())
        self._masking.begin(Task("mask", work, self._show))

    def _show(self, outcome: _Outcome) -> None:
        self.preview.show_masked(outcome.stretches)
        self.set_problem(outcome.problem, outcome.count.words)


def _mask(
    queries: tuple[Sequence, ...], parameters: SegParameters, text: str, token: CancelToken
) -> Generator[None, None, _Outcome]:
    """Mask queries one by one, and find in the editor's text what is masked; the outcome is returned."""
    shown: list[Sequence] = []
    count = MaskCount(0, 0, 0)
    problem = ""
    until = time.perf_counter() + _SLICE
    for number, query in enumerate(queries, 1):
        if time.perf_counter() >= until:
            yield None
            until = time.perf_counter() + _SLICE
        token.raise_if_cancelled()
        masked = masked_query(query, parameters)
        count += MaskCount.of((masked,))
        if wholly_masked(masked) and not problem:
            problem = f"{nothing_left(query, number)} {HINT}"
        if number <= _PREVIEWED:
            shown.append(masked)
    yield None
    return _Outcome(masked_stretches(text, tuple(shown)), count, problem)


def _valid_parameters(text: str) -> SegParameters:
    """Read parameters from the settings. Raises ValueError."""
    try:
        return read_parameters(text)
    except InvalidRequest as error:
        raise ValueError(error.message) from error
