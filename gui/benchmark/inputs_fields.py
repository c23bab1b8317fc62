"""What kernels are measured with: queries, databases, gap costs and the settings that are swept."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from functools import partial
from pathlib import Path
from typing import Final, TypeVar

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QFormLayout,
    QHBoxLayout,
    QSizePolicy,
    QToolButton,
    QWidget,
)

from swathe.core.benchmark.request import (
    BLOCKS,
    MOST_REPEATS,
    SEARCHED_RESIDUES,
    THREADS,
    DatabaseChoice,
    parse_gap_costs,
    parse_numbers,
)
from swathe.core.cancel import CancelToken
from swathe.core.database import ImportProgress, open_database
from swathe.core.database.nucleotides import (
    problem_of_database,
    problem_of_queries,
    remark_on_database,
    share_of,
)
from swathe.core.engines.base import EngineInfo
from swathe.core.errors import InvalidRequest, NucleotideInput, SwatheError
from swathe.core.export.provenance import NO_MATRIX
from swathe.core.scoring.matrices import matrix_names
from swathe.core.scoring.queries import position_specific, read_queries
from swathe.core.scoring.scheme import ScoringScheme
from swathe.core.sequences.sequence import Sequence as Query
from swathe.core.system.resources import (
    PAPER_QUERIES,
    PEPTIDES,
    SAMPLE_QUERIES,
    paper_queries,
    peptide_queries,
    sample_database,
    sample_queries,
)
from swathe.core.system.words import counted
from swathe.gui.search.gpu_list import GpuList
from swathe.gui.search.inputs import is_named_pssm, with_names
from swathe.gui.widgets.boxes import SpinBox
from swathe.gui.widgets.field import Action, Field, MutedLabel, name_box
from swathe.gui.widgets.line_edit import LineEdit
from swathe.gui.widgets.outlined_boxes import OutlinedCheckBox
from swathe.gui.widgets.theme import SPACE
from swathe.gui.work.task import Newest, Task, once
from swathe.gui.work.worker import BackgroundThread

SWDB: Final = ".swdb"
"""How names of databases that were read before end."""
_SHORT: Final = 0.2
"""Seconds of reading after which it is said how far that is."""
_TRANSLATE: Final = "Translate nucleotides first."
_SMALL: Final = (
    f"Less than {SEARCHED_RESIDUES:,} residues: too small to choose a kernel for searches by, and runs may "
    "be too short to compare."
)
_ONE_RUN: Final = "One timed run does not show how much runs differ; 3 is usual."
_COPIES: Final = (
    "Random sequences of one length, each shuffled as often as given: the query is scored against every "
    "copy, as in a significance test. Any kernel can be measured with them; some GPU kernels score nothing "
    "else"
)

Result = TypeVar("Result")


class _OpensFiles(Field):
    """A field that reads a file in the background before it takes it; one of no use leaves what there is.

    Nothing is measured meanwhile: it would be with what was chosen before.

    Signals
    -------
    refused() : it is said why a file was not taken
    """

    open_requested = Signal()
    refused = Signal()

    def __init__(self, heading: str, background: BackgroundThread) -> None:
        super().__init__(heading)
        self._reading = Newest(background.start)
        self._waits = ""
        self._complains = False
        self.open_button = QToolButton(text="Open…")
        self.open_button.clicked.connect(self.open_requested)
        self.title_line.addWidget(self.open_button)

    def _check(self) -> None:
        """Say what is chosen, or what is wrong with it."""
        self._complains = False
        if self._reading.busy:
            self.wait_for(self._waits)
        else:
            self._describe()

    def _describe(self) -> None:
        raise NotImplementedError

    def _read(
        self,
        path: Path,
        work: Callable[[CancelToken], Generator[ImportProgress | None, None, Result]],
        take: Callable[[Result], object],
        refuse: Callable[[str], object],
    ) -> None:
        """Read a file and take it, or refuse it with a sentence that says why."""

        def on_step(progress: ImportProgress | None) -> None:
            if progress is not None and progress.bytes_total and progress.seconds > _SHORT:
                share = progress.bytes_done / progress.bytes_total
                self._wait(f"{path.name} is read for the first time: {100 * share:.0f} %")

        def on_error(error: Exception) -> None:
            if not isinstance(error, SwatheError):
                refuse(f"{path.name} could not be opened.")
                raise error
            refuse(with_names(str(error), [path]))

        self._reading.begin(Task("open to measure with", work, take, on_step, on_error=on_error))
        self._wait(f"{path.name} is being opened.")

    def _wait(self, words: str) -> None:
        self._waits = words
        self._check()

    def _choose_other(self) -> None:
        """Give up reading what somebody has chosen something else instead of."""
        self._reading.stop()
        self._check()

    def forget_refused(self) -> None:
        """Say no longer why a file was not taken, but what is chosen."""
        if self._complains:
            self._check()

    def _stay(self, sentence: str, still: str, actions: Sequence[Action] = ()) -> None:
        """Say what was wrong with a file, and what is chosen still."""
        self._check()
        words = f"{sentence}\n{still}".rstrip()
        if self.problem:
            self.set_problem(f"{words}\n\n{self.problem}", actions=actions)
        else:
            self.set_problem("", words, warning=True, actions=actions)
        self._complains = True
        self.refused.emit()


class QueriesField(_OpensFiles):
    """Hold the queries: twenty from short to long, peptides, the sample's, the form's, or a file's.

    Signals
    -------
    database_meant(object) : the path of what was opened here and is to be a database
    """

    database_meant = Signal(object)

    def __init__(self, background: BackgroundThread) -> None:
        super().__init__("&Queries", background)
        self._sources: dict[str, tuple[tuple[Query, ...], str]] = {}
        self.combo = name_box("Queries to measure with", 8)
        self.heading.setBuddy(self.combo)
        self.open_button.setAccessibleName("Open queries to measure with")
        self.open_button.setToolTip("Open a FASTA file with one or several queries, or a PSSM")
        self.body.addWidget(self.combo)
        self.body.addWidget(self.note)
        for title, path, about in (
            (
                PAPER_QUERIES,
                paper_queries(),
                "The queries that the CUDASW++ papers measure with",
            ),
            (PEPTIDES, peptide_queries(), "The short queries that Huang et al. measure with"),
            (SAMPLE_QUERIES, sample_queries(), "The queries of Swathe's sample"),
        ):
            self._offer(title, read_queries([path])[0], str(path))
            self.combo.setItemData(self.combo.count() - 1, about, Qt.ItemDataRole.ToolTipRole)
        self.note.tab_from(self.combo)
        self.combo.currentIndexChanged.connect(self._check)
        self.combo.activated.connect(self._choose_other)
        self._check()

    @property
    def queries(self) -> tuple[Query, ...]:
        """The queries chosen."""
        return self._sources[self.combo.currentText()][0]

    @property
    def source(self) -> str:
        """Where they come from."""
        return self._sources[self.combo.currentText()][1]

    def open(self, path: Path) -> None:
        """Choose the queries of a file; where they are no use, say why and keep those chosen."""

        def take(queries: tuple[Query, ...]) -> None:
            self._offer(path.name, queries, str(path))
            self.combo.setCurrentIndex(self.combo.findText(path.name))
            self._check()

        def refuse(sentence: str) -> None:
            meant: list[Action] = [("Use as database", partial(self._give_away, path))]
            still = f"The queries are still “{self.combo.currentText()}”."
            self._stay(sentence, still, meant if path.suffix.lower() == SWDB else ())

        self._read(path, once(partial(_proteins, path)), take, refuse)

    def follow_form(self, queries: tuple[Query, ...], source: str) -> None:
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
            self._choose_other()

    def _give_away(self, path: Path) -> None:
        self._check()
        self.database_meant.emit(path)

    def _offer(self, title: str, queries: tuple[Query, ...], source: str) -> None:
        self._sources[title] = (queries, source)
        if self.combo.findText(title) < 0:
            self.combo.addItem(title)
        if self.combo.currentText() == title:
            self._check()

    def _describe(self) -> None:
        queries = self.queries
        if not queries or not all(map(len, queries)):
            self.set_problem("A query without residues cannot be measured.")
            return
        lengths = sorted(map(len, queries))
        span = f"{lengths[0]:,}" if len(lengths) == 1 else f"{lengths[0]:,} to {lengths[-1]:,}"
        n_pssms = len(position_specific(queries))
        if n_pssms == len(queries):
            scores = "It scores" if n_pssms == 1 else "They score"
            words = f"{counted(n_pssms, 'PSSM')} of {span} positions. {scores} in place of the matrix."
        else:
            words = f"{counted(len(queries), 'query', 'queries')} of {span} residues"
            if n_pssms:
                words += f"; {counted(n_pssms, 'is a PSSM that scores', 'are PSSMs that score')}"
                words += " in place of the matrix"
        self.set_problem("", words)


class DatabasesField(_OpensFiles):
    """Hold the databases: a file's, a simulated Swiss-Prot, some of equal lengths, and permuted copies.

    Signals
    -------
    query_meant(object) : the path of what was opened here and is to be the query
    """

    query_meant = Signal(object)

    def __init__(self, background: BackgroundThread) -> None:
        super().__init__("&Databases", background)
        self._paths: dict[str, Path] = {}
        self._faults: dict[str, str] = {}  # of files listed since they were measured with the last time
        self._remarks: dict[str, str] = {}
        self.file = OutlinedCheckBox("File")
        self.file.setAccessibleName("Measure with a database from a file")
        self.combo = name_box("Database to measure with", 8)
        self.heading.setBuddy(self.file)
        self.open_button.setAccessibleName("Open a database to measure with")
        self.swiss_prot = OutlinedCheckBox("Simulated Swiss-Prot", checked=True)
        self.swiss_prot.setToolTip("Random residues, lengths distributed as Swiss-Prot's")
        self.sequences = _spin("Sequences of the simulated Swiss-Prot", 1, 5_000_000, 570_000)
        self.equal = OutlinedCheckBox("Simulated, equally long")
        self.equal.setToolTip("Random residues, all sequences equally long; one database for each length")
        self.count = _spin("Sequences of equal length", 1, 5_000_000, 20_000)
        self.lengths = LineEdit("256", accessibleName="Lengths of the sequences")
        self.lengths.setToolTip("Residues of each sequence: 256, or several: 64, 256, 1024")
        self.copies = OutlinedCheckBox("Shuffled copies")
        self.copies.setToolTip(_COPIES)
        self.subjects = _spin("Sequences to shuffle", 1, 100_000, 540)
        self.copy_lengths = LineEdit("400", accessibleName="Lengths of the shuffled sequences")
        self.copy_lengths.setToolTip("Residues of each sequence: 400, or several: 200, 400, 800")
        self.permutations = _spin("Copies of each sequence", 1, 1_000_000, 1_000)
        line = QHBoxLayout(spacing=SPACE // 2)
        line.addWidget(self.file)
        line.addWidget(self.combo, 1)
        self.body.addLayout(line)
        self.file.toggled.connect(self._check)
        self._details: dict[OutlinedCheckBox, QWidget] = {}
        fields: tuple[tuple[str, QWidget], ...]
        self.subjects.setToolTip(_COPIES)
        self.permutations.setToolTip(_COPIES)
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
        self.note.tab_from(self.permutations)
        self.sequences.valueChanged.connect(self._check)
        for spin in (self.count, self.subjects, self.permutations):
            spin.valueChanged.connect(self._check)
        for edit in (self.lengths, self.copy_lengths):
            edit.textChanged.connect(self._check)
        self.combo.currentIndexChanged.connect(self._check)
        self.combo.activated.connect(self._choose_other)
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
        """List a file that is known to be a database of proteins."""
        self._list(path)
        self._faults.pop(_title(path), None)
        self._check()

    def open(self, path: Path) -> None:
        """Choose a file; where it is no use, say why and keep the databases chosen."""

        def take(remark: str) -> None:
            self._remarks[_title(path)] = remark
            self.offer(path)
            self._choose_file(path)

        def refuse(sentence: str) -> None:
            meant: list[Action] = [("Use as queries", partial(self._give_away, path))]
            self._stay(sentence, self._still, meant if is_named_pssm(path) else ())

        self._read(path, partial(_remark_on, path), take, refuse)

    def _require(self, path: Path) -> None:
        """Choose a file that no other stands in for: that of the last time. If it is no use, say why."""

        def take(remark: str) -> None:
            self._remarks[_title(path)] = remark
            self._check()

        def refuse(sentence: str) -> None:
            self._faults[_title(path)] = sentence
            self._check()

        known = path in self._paths.values()
        self._list(path)
        self._choose_file(path)
        if not known:
            self._read(path, partial(_remark_on, path), take, refuse)

    def _list(self, path: Path) -> None:
        title = _title(path)
        self._paths[title] = path
        if self.combo.findText(title) < 0:
            self.combo.addItem(title)
        self.combo.setItemData(self.combo.findText(title), str(path), Qt.ItemDataRole.ToolTipRole)

    def _choose_file(self, path: Path) -> None:
        self.combo.setCurrentIndex(self.combo.findText(_title(path)))
        self.file.setChecked(True)
        self._check()

    def _give_away(self, path: Path) -> None:
        self._check()
        self.query_meant.emit(path)

    @property
    def _still(self) -> str:
        """Which databases are chosen, in a sentence; '' where that is none, or not to be read."""
        try:
            *names, last = [f"“{choice.label}”" for choice in self.choices]
        except (InvalidRequest, ValueError):
            return ""
        return (
            f"The databases are still {', '.join(names)} and {last}."
            if names
            else f"The database is still {last}."
        )

    def choose(self, choices: tuple[DatabaseChoice, ...]) -> None:
        """Choose these and no others."""
        self._reading.stop()
        for box in (self.file, self.swiss_prot, self.equal, self.copies):
            box.setChecked(False)
        lengths = []
        copy_lengths = []
        for choice in choices:
            if choice.path is not None:
                self._require(choice.path)
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
        super()._check()

    def _describe(self) -> None:
        try:
            chosen = self.choices
        except InvalidRequest as error:
            self.set_problem(str(error))
            return
        title = self.combo.currentText() if self.file.isChecked() else ""
        remark = self._remarks.get(title, "")
        small = any(choice.residues < SEARCHED_RESIDUES for choice in chosen)
        if chosen:
            note = remark or (_SMALL if small else "")
            self.set_problem(self._faults.get(title, ""), note, warning=bool(remark))
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
        self._settable: frozenset[str] = frozenset((THREADS, BLOCKS))
        self.heading.hide()
        self.matrix = name_box("Substitution matrix", 8)
        self.matrix.addItems(list(matrix_names()))
        self.matrix.setCurrentText("BLOSUM62")
        self.gap_costs = LineEdit("11/1", accessibleName="Gap costs to measure with")
        self.gap_costs.setToolTip(
            "Open/extend; several: 10/2, 20/2, 40/3. A gap of k residues costs open + k × extend"
        )
        self.threads = LineEdit(accessibleName="Thread counts to measure", placeholderText="usual")
        self.threads.setToolTip(
            "Processor threads, such as 1, 2, 4; on a GPU threads per block, such as 64, 128, 256. They "
            "replace those in the settings of each kernel"
        )
        self.blocks = LineEdit(accessibleName="Block counts to measure", placeholderText="usual")
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
            ("Thread counts", self.threads),
            ("Block counts", self.blocks),
            ("Timed runs", self.repeats),
        ):
            form.addRow(label, field)
        self.body.addLayout(form)
        self.body.addWidget(
            MutedLabel(
                "Of several gap costs, threads or blocks, such as 1, 2, 4, each is measured, and a tab over "
                "the plot compares them. Counts entered here replace those in the settings of a kernel. "
                "Those of the search form, under Compute, have no effect on this page."
            )
        )
        self.body.addWidget(self.note)
        self.matrix.currentIndexChanged.connect(self._check)
        for edit in (self.gap_costs, self.threads, self.blocks):
            edit.textChanged.connect(self._check)
        self.repeats.valueChanged.connect(self._check)
        self._check()

    def set_settable(self, settings: frozenset[str]) -> None:
        """Say of what is entered whether none of the kernels ticked has it to set: `settings` are theirs."""
        if settings != self._settable:
            self._settable = settings
            self._check()

    def summary(self, queries: Sequence[Query]) -> str:
        """Return what it holds for these queries, in a few words: ``BLOSUM62 · 11/1 · 3 runs``."""
        swept = ((self.threads.text(), "threads"), (self.blocks.text(), "blocks"))
        only_pssms = len(position_specific(queries)) == len(queries)
        matrix = NO_MATRIX if only_pssms else self.matrix.currentText()
        words = [matrix, self.gap_costs.text(), *(f"{n} {of}" for n, of in swept if n)]
        return " · ".join([*words, counted(self.repeats.value(), "run")])

    @property
    def schemes(self) -> tuple[ScoringScheme, ...]:
        """The scoring schemes. Raises InvalidRequest."""
        matrix = self.matrix.currentText()
        return tuple(ScoringScheme.load(matrix, *pair) for pair in parse_gap_costs(self.gap_costs.text()))

    @property
    def swept_threads(self) -> tuple[int, ...]:
        """The numbers of threads, none where no kernel ticked has them to set. Raises InvalidRequest."""
        return self._swept(THREADS, self.threads.text())

    @property
    def swept_blocks(self) -> tuple[int, ...]:
        """The numbers of blocks, none where no kernel ticked has them to set. Raises InvalidRequest."""
        return self._swept(BLOCKS, self.blocks.text())

    def _swept(self, name: str, entered: str) -> tuple[int, ...]:
        values = _above_0(parse_numbers(entered, name), name)
        return values if name in self._settable else ()

    def _check(self) -> None:
        try:
            schemes, _, _ = self.schemes, self.swept_threads, self.swept_blocks
        except InvalidRequest as error:
            self.set_problem(str(error))
            return
        swept = ((THREADS, self.threads.text()), (BLOCKS, self.blocks.text()))
        unused = [name for name, entered in swept if entered.strip() and name not in self._settable]
        remark = f"No ticked kernel has {' or '.join(unused)} to set: what is entered there has no effect."
        problem = "" if schemes else "Give at least one pair of gap costs, such as 11/1."
        note = remark if unused else _ONE_RUN if self.repeats.value() == 1 else ""
        self.set_problem(problem, note, warning=bool(unused))


def _proteins(path: Path) -> tuple[Query, ...]:
    """Return the queries of a file. Raises SwatheError where they cannot be read, or are nucleotides."""
    queries = read_queries([path])[0]
    if problem := problem_of_queries(queries):
        raise NucleotideInput("query", problem, _TRANSLATE)
    return queries


def _remark_on(path: Path, token: CancelToken) -> Generator[ImportProgress, None, str]:
    """Open a database, and return what is remarkable about it. Raises SwatheError where it is of no use."""
    database = yield from open_database(path, token)
    if not database.n_residues:
        problem = f"{database.name} holds no residues: there is nothing to compare with."
        raise InvalidRequest("database", problem)
    share = share_of(database)
    if problem := problem_of_database(database.name, share):
        raise NucleotideInput("database", problem, _TRANSLATE)
    return remark_on_database(database.name, share)


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
