"""What kernels are measured with: queries, databases, gap costs and the settings that are swept."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QFormLayout,
    QHBoxLayout,
    QLineEdit,
    QSizePolicy,
    QToolButton,
    QWidget,
)

from swathe.core.benchmark.request import MOST_REPEATS, DatabaseChoice, parse_gap_costs, parse_numbers
from swathe.core.engines.base import EngineInfo
from swathe.core.errors import InvalidRequest, SwatheError
from swathe.core.scoring.matrices import matrix_names
from swathe.core.scoring.queries import read_queries
from swathe.core.scoring.scheme import ScoringScheme
from swathe.core.sequences.sequence import Sequence
from swathe.core.system.resources import paper_queries, peptide_queries, sample_database, sample_queries
from swathe.core.system.words import counted
from swathe.gui.search.gpu_list import GpuList
from swathe.gui.widgets.boxes import SpinBox
from swathe.gui.widgets.field import Field, MutedLabel, name_box
from swathe.gui.widgets.outlined_boxes import OutlinedCheckBox
from swathe.gui.widgets.theme import SPACE

_LARGEST_QUERIES = 2_000_000
"""Bytes of a file that is read in the window's own thread: tenths of a second."""


class QueriesField(Field):
    """Hold the queries: twenty from short to long, peptides, the sample's, the form's, or a file's."""

    open_requested = Signal()

    def __init__(self) -> None:
        super().__init__("&Queries")
        self._sources: dict[str, tuple[tuple[Sequence, ...], str]] = {}
        self.combo = name_box("Queries to measure with", 8)
        self.heading.setBuddy(self.combo)
        self.open_button = QToolButton(text="Open…", accessibleName="Open queries to measure with")
        self.open_button.setToolTip("Open a FASTA file with one or several queries, or a PSSM")
        self.open_button.clicked.connect(self.open_requested)
        self.title_line.addWidget(self.open_button)
        self.body.addWidget(self.combo)
        self.body.addWidget(self.note)
        for title, path, about in (
            (
                "20 proteins, short to long",
                paper_queries(),
                "The queries that the CUDASW++ papers measure with",
            ),
            ("10 peptides", peptide_queries(), "The short queries that Huang et al. measure with"),
            ("The sample's 2", sample_queries(), "The queries of Swathe's sample"),
        ):
            self._offer(title, read_queries([path])[0], str(path))
            self.combo.setItemData(self.combo.count() - 1, about, Qt.ItemDataRole.ToolTipRole)
        self.combo.currentIndexChanged.connect(self._check)
        self._check()

    @property
    def queries(self) -> tuple[Sequence, ...]:
        """The queries chosen."""
        return self._sources[self.combo.currentText()][0]

    @property
    def source(self) -> str:
        """Where they come from."""
        return self._sources[self.combo.currentText()][1]

    def open(self, path: Path) -> None:
        """Choose the queries of a file; says what is wrong where it cannot be read."""
        try:
            if path.stat().st_size > _LARGEST_QUERIES:
                raise SwatheError(f"{path.name} is too large to be a file of queries.", "Use a part of it.")
            queries = read_queries([path])[0]
        except (SwatheError, OSError) as error:
            self.set_problem(str(error))
            return
        self._offer(path.name, queries, str(path))
        self.combo.setCurrentIndex(self.combo.findText(path.name))
        self._check()

    def follow_form(self, queries: tuple[Sequence, ...], source: str) -> None:
        """Offer what the search form holds."""
        title = "Those of the search form"
        if queries:
            self._offer(title, queries, source)
        elif title in self._sources and self.combo.currentText() != title:
            self.combo.removeItem(self.combo.findText(title))
            del self._sources[title]

    def choose(self, title: str) -> None:
        """Choose a source by its title, if it is offered."""
        place = self.combo.findText(title)
        if place >= 0:
            self.combo.setCurrentIndex(place)

    def _offer(self, title: str, queries: tuple[Sequence, ...], source: str) -> None:
        self._sources[title] = (queries, source)
        if self.combo.findText(title) < 0:
            self.combo.addItem(title)
        if self.combo.currentText() == title:
            self._check()

    def _check(self) -> None:
        queries = self.queries
        if not queries or not all(map(len, queries)):
            self.set_problem("A query without residues cannot be measured.")
            return
        lengths = sorted(map(len, queries))
        span = f"{lengths[0]:,}" if len(lengths) == 1 else f"{lengths[0]:,} to {lengths[-1]:,}"
        self.set_problem("", f"{counted(len(queries), 'query', 'queries')} of {span} residues")


class DatabasesField(Field):
    """Hold the databases: a file's, a simulated Swiss-Prot, some of equal lengths, and permuted copies."""

    open_requested = Signal()

    def __init__(self) -> None:
        super().__init__("&Databases")
        self._paths: dict[str, Path] = {}
        self.file = OutlinedCheckBox("File")
        self.file.setAccessibleName("Measure with a database from a file")
        self.combo = name_box("Database to measure with", 8)
        self.heading.setBuddy(self.file)
        self.open_button = QToolButton(text="Open…", accessibleName="Open a database to measure with")
        self.open_button.clicked.connect(self.open_requested)
        self.swiss_prot = OutlinedCheckBox("Simulated Swiss-Prot", checked=True)
        self.swiss_prot.setToolTip("Random residues, lengths distributed as Swiss-Prot's")
        self.sequences = _spin("Sequences of the simulated Swiss-Prot", 1, 5_000_000, 570_000)
        self.equal = OutlinedCheckBox("Simulated, equally long")
        self.equal.setToolTip("Random residues, all sequences equally long; one database for each length")
        self.count = _spin("Sequences of equal length", 1, 5_000_000, 20_000)
        self.lengths = QLineEdit("256", accessibleName="Lengths of the sequences")
        self.lengths.setToolTip("Residues of each sequence: 256, or several: 64, 256, 1024")
        self.copies = OutlinedCheckBox("Shuffled copies")
        self.copies.setToolTip(
            "Shuffled copies of simulated sequences, equally long. The kernels that score those for the "
            "significance of a hit are compared with them"
        )
        self.subjects = _spin("Sequences to shuffle", 1, 100_000, 540)
        self.copy_lengths = QLineEdit("400", accessibleName="Lengths of the shuffled sequences")
        self.copy_lengths.setToolTip("Residues of each sequence: 400, or several: 200, 400, 800")
        self.permutations = _spin("Copies of each sequence", 1, 1_000_000, 1_000)
        self.title_line.addWidget(self.open_button)
        line = QHBoxLayout(spacing=SPACE // 2)
        line.addWidget(self.file)
        line.addWidget(self.combo, 1)
        self.body.addLayout(line)
        self.file.toggled.connect(self._check)
        self._details: dict[OutlinedCheckBox, QWidget] = {}
        fields: tuple[tuple[str, QWidget], ...]
        for box, fields in (
            (self.swiss_prot, (("Sequences", self.sequences),)),
            (self.equal, (("Sequences", self.count), ("Residues of each", self.lengths))),
            (
                self.copies,
                (
                    ("Sequences", self.subjects),
                    ("Residues of each", self.copy_lengths),
                    ("Copies of each", self.permutations),
                ),
            ),
        ):
            details = QWidget()
            rows = QFormLayout(details)
            rows.setContentsMargins(3 * SPACE, 0, 0, SPACE // 2)
            rows.setHorizontalSpacing(SPACE)
            rows.setVerticalSpacing(SPACE // 2)
            rows.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
            for words, widget in fields:
                rows.addRow(words, widget)
            self.body.addWidget(box)
            self.body.addWidget(details)
            self._details[box] = details
            box.toggled.connect(self._check)
        self.body.addWidget(self.note)
        self.sequences.valueChanged.connect(self._check)
        for spin in (self.count, self.subjects, self.permutations):
            spin.valueChanged.connect(self._check)
        for edit in (self.lengths, self.copy_lengths):
            edit.textChanged.connect(self._check)
        self.combo.currentIndexChanged.connect(self._check)
        self.offer(sample_database())
        self._check()

    @property
    def choices(self) -> tuple[DatabaseChoice, ...]:
        """The databases chosen. Raises InvalidRequest where a number cannot be read."""
        found = []
        if self.file.isChecked() and self.path is not None:
            found.append(DatabaseChoice("file", self.path))
        if self.swiss_prot.isChecked():
            found.append(DatabaseChoice("swiss-prot", n_sequences=self.sequences.value()))
        if self.equal.isChecked():
            lengths = parse_numbers(self.lengths.text(), "database")
            count = self.count.value()
            found += [DatabaseChoice("equal", n_sequences=count, length=length) for length in lengths]
        if self.copies.isChecked():
            lengths = parse_numbers(self.copy_lengths.text(), "database")
            count, copies = self.subjects.value(), self.permutations.value()
            found += [DatabaseChoice("copies", None, count, length, copies) for length in lengths]
        return tuple(found)

    @property
    def path(self) -> Path | None:
        """The file chosen."""
        return self._paths.get(self.combo.currentText())

    def offer(self, path: Path) -> None:
        """List a file."""
        title = _title(path)
        self._paths[title] = path
        if self.combo.findText(title) < 0:
            self.combo.addItem(title)
            self.combo.setItemData(self.combo.count() - 1, str(path), Qt.ItemDataRole.ToolTipRole)
        self._check()

    def open(self, path: Path) -> None:
        """Choose a file."""
        self.offer(path)
        self.combo.setCurrentIndex(self.combo.findText(_title(path)))
        self.file.setChecked(True)

    def choose(self, choices: tuple[DatabaseChoice, ...]) -> None:
        """Choose these and no others."""
        for box in (self.file, self.swiss_prot, self.equal, self.copies):
            box.setChecked(False)
        lengths = []
        copy_lengths = []
        for choice in choices:
            if choice.path is not None:
                self.open(choice.path)
            elif choice.kind == "swiss-prot":
                self.swiss_prot.setChecked(True)
                self.sequences.setValue(choice.n_sequences)
            elif choice.kind == "copies":
                self.copies.setChecked(True)
                self.subjects.setValue(choice.n_sequences)
                self.permutations.setValue(choice.permutations)
                copy_lengths.append(str(choice.length))
            else:
                self.equal.setChecked(True)
                self.count.setValue(choice.n_sequences)
                lengths.append(str(choice.length))
        for edit, found in ((self.lengths, lengths), (self.copy_lengths, copy_lengths)):
            if found:
                edit.setText(", ".join(found))

    def _check(self) -> None:
        self.combo.setEnabled(self.file.isChecked())
        for box, details in self._details.items():
            details.setVisible(box.isChecked())
        try:
            chosen = self.choices
        except InvalidRequest as error:
            self.set_problem(str(error))
            return
        if chosen:
            self.set_problem("")
        else:
            self.set_problem("Tick at least one database.")


class GpusField(Field):
    """Hold the GPUs to measure on; there is nothing to see where there are not several."""

    def __init__(self) -> None:
        super().__init__("&GPUs")
        self.list = GpuList()
        self.heading.setBuddy(self.list)
        self.body.addWidget(self.list)
        self.body.addWidget(self.note)
        self.list.chosen_changed.connect(self._check)
        self.hide()

    @property
    def devices(self) -> tuple[int, ...] | None:
        """The numbers of the GPUs ticked; None for all."""
        if self.isHidden() or self.list.all_chosen:
            return None
        return tuple(device.index for device in self.list.chosen)

    def set_engines(self, engines: tuple[EngineInfo, ...]) -> None:
        """Offer the GPUs of these engines."""
        gpu = next((info for info in engines if info.devices), None)
        if gpu is not None:
            self.list.offer(gpu.devices, gpu.unsupported)
        self.setVisible(gpu is not None and len(gpu.devices) > 1)
        self._check()

    def _check(self) -> None:
        chosen = self.isHidden() or bool(self.list.chosen)
        self.set_problem("" if chosen else "Tick at least one GPU.")


class SweepField(Field):
    """Hold the matrix, the gap costs, the settings to sweep, and how often each is run."""

    def __init__(self) -> None:
        super().__init__("Options")
        self.heading.hide()
        self.matrix = name_box("Substitution matrix", 8)
        self.matrix.addItems(list(matrix_names()))
        self.matrix.setCurrentText("BLOSUM62")
        self.gap_costs = QLineEdit("11/1", accessibleName="Gap costs to measure with")
        self.gap_costs.setToolTip(
            "Open/extend; several: 10/2, 20/2, 40/3. A gap of k residues costs open + k × extend"
        )
        self.threads = QLineEdit(accessibleName="Thread counts to measure", placeholderText="usual")
        self.threads.setToolTip("Threads per block on a GPU, processor threads otherwise: 64, 128, 256")
        self.blocks = QLineEdit(accessibleName="Block counts to measure", placeholderText="usual")
        self.blocks.setToolTip("Blocks of the grid, for kernels that let you set them: 132, 264, 528")
        self.repeats = _spin("Timed runs of each", 1, MOST_REPEATS, 3)
        self.repeats.setToolTip("One untimed run is checked first; the figure is the median")
        form = QFormLayout()
        form.setContentsMargins(0, 0, 0, 0)
        form.setHorizontalSpacing(SPACE)
        form.setVerticalSpacing(SPACE // 2)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        for label, field in (
            ("Matrix", self.matrix),
            ("Gap costs", self.gap_costs),
            ("Threads", self.threads),
            ("Blocks", self.blocks),
            ("Timed runs", self.repeats),
        ):
            form.addRow(label, field)
        self.body.addLayout(form)
        self.body.addWidget(
            MutedLabel("Several gap costs, threads or blocks, such as 1, 2, 4, get a plot of their own.")
        )
        self.body.addWidget(self.note)
        self.matrix.currentIndexChanged.connect(self._check)
        for edit in (self.gap_costs, self.threads, self.blocks):
            edit.textChanged.connect(self._check)
        self.repeats.valueChanged.connect(self._check)
        self._check()

    @property
    def summary(self) -> str:
        """What it holds, in a few words: ``BLOSUM62 · 11/1 · 3 runs``."""
        swept = ((self.threads.text(), "threads"), (self.blocks.text(), "blocks"))
        words = [self.matrix.currentText(), self.gap_costs.text(), *(f"{n} {of}" for n, of in swept if n)]
        return " · ".join([*words, counted(self.repeats.value(), "run")])

    @property
    def schemes(self) -> tuple[ScoringScheme, ...]:
        """The scoring schemes. Raises InvalidRequest."""
        matrix = self.matrix.currentText()
        return tuple(ScoringScheme.load(matrix, *pair) for pair in parse_gap_costs(self.gap_costs.text()))

    @property
    def swept_threads(self) -> tuple[int, ...]:
        """The numbers of threads. Raises InvalidRequest."""
        return _above_0(parse_numbers(self.threads.text(), "threads"), "threads")

    @property
    def swept_blocks(self) -> tuple[int, ...]:
        """The numbers of blocks. Raises InvalidRequest."""
        return _above_0(parse_numbers(self.blocks.text(), "blocks"), "blocks")

    def _check(self) -> None:
        try:
            schemes, _, _ = self.schemes, self.swept_threads, self.swept_blocks
        except InvalidRequest as error:
            self.set_problem(str(error))
            return
        self.set_problem("" if schemes else "Give at least one pair of gap costs, such as 11/1.")


def _title(path: Path) -> str:
    """Return what a database is called in the list: its file, and that it is only the sample."""
    return f"{path.name} (sample)" if path == sample_database() else path.name


def _above_0(values: tuple[int, ...], what: str) -> tuple[int, ...]:
    if any(value < 1 for value in values):
        raise InvalidRequest(what, f"The number of {what} must be at least 1.", "Try: 1, 2, 4.")
    return values


def _spin(name: str, low: int, high: int, value: int) -> SpinBox:
    box = SpinBox(minimum=low, maximum=high, value=min(max(value, low), high))
    box.setGroupSeparatorShown(True)
    box.setAccessibleName(name)
    box.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
    return box
