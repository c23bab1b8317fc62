"""Substitution matrix and gap costs: what fits each other is offered, everything else can be typed."""

from __future__ import annotations

import os
import re
from collections.abc import Generator
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtGui import QStandardItem, QStandardItemModel
from PySide6.QtWidgets import QGridLayout, QLabel, QSizePolicy, QToolButton

from swathe.core.cancel import CancelToken
from swathe.core.errors import SwatheError
from swathe.core.scoring.matrices import (
    SubstitutionMatrix,
    default_gap_costs,
    legal_gap_costs,
    load_matrix,
    matrix_names,
    matrix_remark,
)
from swathe.core.scoring.matrix_uses import USES
from swathe.core.scoring.scheme import MAX_GAP_COST, ScoringScheme
from swathe.core.scoring.significance import GumbelParameters
from swathe.core.statistics.calibration import gumbel_parameters, takes_an_estimate
from swathe.gui.widgets.boxes import ComboBox
from swathe.gui.widgets.field import Field
from swathe.gui.widgets.theme import SPACE, heading_font
from swathe.gui.work.settings import WindowSettings
from swathe.gui.work.task import BACKGROUND, Newest, Task, aside
from swathe.gui.work.worker import BackgroundThread, loaded

DEFAULT_MATRIX: Final = "BLOSUM62"
_COMMON: Final[tuple[str, ...]] = (
    "BLOSUM62",
    "BLOSUM45",
    "BLOSUM50",
    "BLOSUM80-NCBI",
    "PAM30",
    "PAM70",
    "PAM250",
)
"""Matrices that are listed before all others."""
_LISTED: Final = {
    "BLASTP": "BLASTP: BLOSUM62 with blastp's scores for B, Z, X and J",
    "BLOSUM80": "BLOSUM80: as Biopython has it, in third-bit units",
    "BLOSUM80-NCBI": "BLOSUM80-NCBI: as blastp has it, in half-bit units",
}
"""What is listed for names that could be taken for something else."""
_COSTS: Final = "A gap of k residues costs open + k × extend."
_PUBLISHED: Final = "E-values rest on NCBI's published statistics for these scores and gap costs."
_ESTIMATED: Final = (
    "There are no published statistics for these costs, so E-values rest on estimated ones. Unless "
    "unadjusted, they are then fitted to the search's scores, where that is reliable."
)
_WITHOUT: Final = (
    "A search lists all sequences then, the highest scores first, whatever bound is set on E-values."
)
_ESTIMATING: Final = (
    "There are no published statistics for these costs. Aligning random sequences tells whether there are "
    "E-values, and estimates their statistics: that takes some seconds, and the search need not do it again."
)
_WHOLE: Final = re.compile(r"-?\d{1,9}")
_OWN_FILE: Final = "Your own file…"


class ScoringField(Field):
    """Hold a scoring scheme; `matrix` is the one chosen, None where its file cannot be read."""

    view_requested = Signal()
    file_requested = Signal()

    def __init__(self, background: BackgroundThread) -> None:
        super().__init__("Matrix and gap costs")
        self._estimate = Newest(background.start)
        self.heading.hide()
        self.matrix: SubstitutionMatrix | None = None
        self._scheme: ScoringScheme | None = None
        self._files: list[Path] = []
        self._pssms, self._only_pssms, self._in_rounds = 0, False, False
        self.combo = ComboBox()
        self.combo.setAccessibleName("Substitution matrix")
        self.combo.setMinimumContentsLength(9)
        self.combo.setSizeAdjustPolicy(ComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.combo.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.view_button = QToolButton(text="View", accessibleName="View the matrix")
        self.view_button.setToolTip("Show the matrix as a table")
        self.view_button.clicked.connect(self.view_requested)
        self.gap_open = _cost_box("Gap open")
        self.gap_extend = _cost_box("Gap extend")
        open_label, extend_label = QLabel("Gap open"), QLabel("Gap e&xtend")
        open_label.setBuddy(self.gap_open)
        extend_label.setBuddy(self.gap_extend)
        grid = QGridLayout(horizontalSpacing=SPACE, verticalSpacing=SPACE // 2)
        grid.addWidget(self.combo, 0, 0)
        grid.addWidget(self.note.info, 0, 1)
        grid.addWidget(self.view_button, 0, 2)
        costs = QGridLayout(horizontalSpacing=SPACE, verticalSpacing=SPACE // 2)
        costs.addWidget(open_label, 0, 0)
        costs.addWidget(extend_label, 0, 1)
        costs.addWidget(self.gap_open, 1, 0)
        costs.addWidget(self.gap_extend, 1, 1)
        self.body.addLayout(grid)
        self.body.addLayout(costs)
        self.body.addWidget(self.note)
        self.note.keep_room()
        self.setTabOrder(self.combo, self.note.info)
        self.setTabOrder(self.note.info, self.view_button)
        self._offer()
        self.combo.activated.connect(self._on_chosen)
        self.gap_open.editTextChanged.connect(self._on_costs)
        self.gap_extend.editTextChanged.connect(self._on_costs)
        self.choose(DEFAULT_MATRIX)

    @property
    def scheme(self) -> ScoringScheme | None:
        """The scheme as it stands; None where `problem` says why."""
        return self._scheme

    @property
    def has_evalues(self) -> bool:
        """Whether E-values can be calculated with the scheme, as far as is known without an estimate."""
        scheme = self._scheme
        return scheme is None or takes_an_estimate(scheme) or gumbel_parameters(scheme).available

    @property
    def summary(self) -> str:
        """What it holds, in a few words: ``BLOSUM62 · 11/1``; ``PSSM · gaps 11/1`` where no matrix counts.

        ``PSSM, BLOSUM62 · 11/1`` where it counts only for profiles; ``BLOSUM62 · gap costs not valid``.
        """
        scheme = self._scheme
        if scheme is None:
            return f"{self.matrix.name} · gap costs not valid" if self.matrix is not None else ""
        costs = f"{scheme.gap_open}/{scheme.gap_extend}"
        if self._only_pssms:
            given = "PSSM" if self._pssms == 1 else "PSSMs"
            return (
                f"{given}, {scheme.matrix_name} · {costs}" if self._in_rounds else f"{given} · gaps {costs}"
            )
        return f"{scheme.matrix_name} · {costs}"

    def follow(self, *, pssms: int, only_pssms: bool, in_rounds: bool) -> None:
        """Say what the matrix is for where queries bring scores of their own.

        pssms : how many of the queries are position-specific; `only_pssms` whether all of them are
        in_rounds : whether the matrix builds profiles, of which later rounds have their scores
        """
        state = pssms, only_pssms, in_rounds
        if state == (self._pssms, self._only_pssms, self._in_rounds):
            return
        self._pssms, self._only_pssms, self._in_rounds = state
        self.combo.setEnabled(in_rounds or not only_pssms)
        self._explain()
        self._on_costs()

    def choose(self, matrix: str | Path, gap_open: int | None = None, gap_extend: int | None = None) -> None:
        """Choose a matrix, shipped (text) or from a file (path); gap costs left out become its default."""
        try:
            loaded = load_matrix(matrix)
        except SwatheError as error:
            self.matrix = self._scheme = None
            self.view_button.setEnabled(False)
            self.set_problem(str(error))
            return
        self.matrix = loaded
        self.view_button.setEnabled(True)
        if loaded.path is not None and loaded.path not in self._files:
            self._files.append(loaded.path)
            self._offer()
        self.combo.setCurrentIndex(self.combo.findData(str(loaded.path or loaded.name)))
        self._explain()
        default = default_gap_costs(loaded)
        pairs = legal_gap_costs(loaded)
        for box, values, value in (
            (self.gap_open, {pair[0] for pair in pairs}, default[0] if gap_open is None else gap_open),
            (self.gap_extend, {pair[1] for pair in pairs}, default[1] if gap_extend is None else gap_extend),
        ):
            with QSignalBlocker(box):
                box.clear()
                box.addItems([str(number) for number in sorted(values | {value})])
                box.setCurrentText(str(value))
        listed = ", ".join(f"{o}/{e}" for o, e in pairs) or "none"
        hint = f"{_COSTS}\nPairs with published statistics: {listed}"
        self.gap_open.setToolTip(hint)
        self.gap_extend.setToolTip(hint)
        self._on_costs()

    def choose_costs(self, gap_open: int, gap_extend: int) -> None:
        """Choose gap costs, with the unadjusted matrix."""
        self.gap_open.setEditText(str(gap_open))
        self.gap_extend.setEditText(str(gap_extend))

    def save(self, settings: WindowSettings) -> None:
        """Remember matrix and costs for the next start."""
        if self._scheme is None or self.matrix is None:
            return
        settings.write("scoring/matrix", self.matrix.name if self.matrix.path is None else "")
        settings.write("scoring/file", str(self.matrix.path or ""))
        settings.write("scoring/gap_open", self._scheme.gap_open)
        settings.write("scoring/gap_extend", self._scheme.gap_extend)

    def restore(self, settings: WindowSettings) -> None:
        """Bring back the last matrix and costs; a matrix file that is gone gives way to the default."""
        name = settings.read("scoring/matrix", DEFAULT_MATRIX, _known_matrix)
        file = settings.read("scoring/file", "", str)
        self.choose(
            Path(file) if file and os.path.isfile(file) else name or DEFAULT_MATRIX,
            settings.read("scoring/gap_open", None, _cost),
            settings.read("scoring/gap_extend", None, _cost),
        )

    def _offer(self) -> None:
        with QSignalBlocker(self.combo):
            self.combo.clear()
            names = matrix_names()
            common = [name for name in _COMMON if name in names]
            self._add_heading("Usual choices")
            for name in common:
                self._add(name)
            self._add_heading("Others")
            for name in names:
                if name not in common:
                    self._add(name)
            if self._files:
                self._add_heading("Your own")
            for path in self._files:
                self.combo.addItem(path.name, str(path))
            self.combo.insertSeparator(self.combo.count())
            self.combo.addItem(_OWN_FILE)

    def _add(self, name: str) -> None:
        self.combo.addItem(_LISTED.get(name, name), name)
        self.combo.setItemData(self.combo.count() - 1, USES[name], Qt.ItemDataRole.ToolTipRole)

    def _add_heading(self, words: str) -> None:
        """Add a line that nobody can choose."""
        heading = QStandardItem(words)
        heading.setFlags(Qt.ItemFlag.NoItemFlags)
        heading.setFont(heading_font(self.combo.font()))
        model = self.combo.model()
        assert isinstance(model, QStandardItemModel)
        model.appendRow(heading)

    def _explain(self) -> None:
        """Say what the matrix is for that is shown."""
        words = str(self.combo.currentData(Qt.ItemDataRole.ToolTipRole) or "")
        if not self.combo.isEnabled():
            words = "The scores come from the PSSM"
        self.combo.setToolTip(words)
        self.combo.setAccessibleDescription(words)

    def _on_chosen(self, index: int) -> None:
        chosen = self.combo.itemData(index)
        if chosen is None:
            kept = self.matrix.path or self.matrix.name if self.matrix else DEFAULT_MATRIX
            self.combo.setCurrentIndex(self.combo.findData(str(kept)))
            self.file_requested.emit()
        else:
            path = next((path for path in self._files if str(path) == chosen), None)
            self.choose(path or chosen)

    def _on_costs(self) -> None:
        self._estimate.stop()
        if self.matrix is None:
            return
        costs = []
        for box, label in ((self.gap_open, "Gap open"), (self.gap_extend, "Gap extend")):
            try:
                costs.append(_cost(box.currentText()))
            except ValueError as error:
                self._scheme = None
                self.set_problem(f"{label} {error}.", more=_COSTS)
                return
        matrix = self.matrix
        self._scheme = ScoringScheme(
            matrix.name, matrix.scores, costs[0], costs[1], matrix.path, matrix.notes
        )
        each = f"{costs[1]}k" if costs[1] != 1 else "k"
        words = f"A gap of k residues costs {costs[0]} + {each}"
        whose = "PSSM" if self._pssms == 1 else "PSSMs"
        if self._only_pssms and not self._in_rounds:
            whence = f"The scores come from the {whose}; only the gap costs are used"
            self.set_problem("", whence, more=words)
            return
        said = []
        if self._only_pssms:
            said.append(
                f"The scores of round 1 come from the {whose}; the matrix builds the profiles of later rounds"
            )
        elif self._pssms:
            profiles = ", and builds the profiles of later rounds" if self._in_rounds else ""
            said.append(f"PSSMs have scores of their own; the matrix is used for the other queries{profiles}")
        short, whole, warning = self._about_evalues(matrix, self._scheme)
        said += filter(None, (short, matrix_remark(matrix)))
        self.set_problem("", "\n".join(said), warning, more=f"{words}\n{whole}")

    def _about_evalues(self, matrix: SubstitutionMatrix, scheme: ScoringScheme) -> tuple[str, str, bool]:
        """Return whether there are E-values and what they rest on, in short and in full, and if that warns.

        Without published statistics that takes an estimate, which the search takes over: it is begun.
        """
        if takes_an_estimate(scheme):
            self._estimate.begin(
                Task(
                    "estimate", partial(_estimating, scheme), lambda _: self._on_costs(), priority=BACKGROUND
                )
            )
            return "Checking whether E-values are available…", _ESTIMATING, False
        parameters = gumbel_parameters(scheme)
        if not parameters.available:
            usual = "{}/{}".format(*default_gap_costs(matrix)) if legal_gap_costs(matrix) else ""
            short = f"Too low for E-values; {usual} is usual" if usual else "No E-values can be computed"
            return short, f"{parameters.note} {_WITHOUT}", True
        if parameters.source == "estimated":
            return "E-values rest on estimated statistics", f"{_ESTIMATED} {parameters.note}", False
        return "", _PUBLISHED, False


def _estimating(scheme: ScoringScheme, token: CancelToken) -> Generator[None, None, GumbelParameters]:
    """Estimate the statistics of a scheme in the worker, in a thread of its own, and keep them."""
    yield from loaded()
    return (yield from aside(partial(gumbel_parameters, scheme, token))(token))


def _cost_box(name: str) -> ComboBox:
    box = ComboBox(editable=True, insertPolicy=ComboBox.InsertPolicy.NoInsert)
    box.setAccessibleName(name)
    box.setMinimumContentsLength(4)
    box.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
    return box


def _cost(text: str) -> int:
    """Return a gap cost. Raises ValueError with what it must be, in words that take one line of the form."""
    if not _WHOLE.fullmatch(text.strip()):
        raise ValueError("must be a whole number")
    if not 0 <= int(text) <= MAX_GAP_COST:
        raise ValueError(f"must be 0 to {MAX_GAP_COST:,}")
    return int(text)


def _known_matrix(text: str) -> str:
    if text and text not in matrix_names():
        raise ValueError(f"there is no matrix {text!r}")
    return text
