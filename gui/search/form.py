"""The search form: what every search needs in sight, the rest folded, and the one primary button."""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import QPoint, QRect, Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QPainter, QPaintEvent, QPalette, QWheelEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from swathe.core.database import Database
from swathe.core.engines import CLUSTER, EngineInfo
from swathe.core.errors import InvalidRequest
from swathe.core.headers.brief import brief_query_name
from swathe.core.headers.finding import sequences_named
from swathe.core.scoring.pssm import PositionSpecificQuery
from swathe.core.scoring.scheme import ScoringScheme
from swathe.core.search.request import SearchRequest
from swathe.core.search.round_options import RoundOptions
from swathe.core.sequences.low_complexity import SegParameters
from swathe.core.sequences.sequence import ReadingNotes, Sequence
from swathe.core.statistics.evalues import Method
from swathe.core.statistics.presets import DEFAULT, PRESETS, SHORT, SHORT_QUERY, Preset, preset_of
from swathe.core.system.words import counted, shortened
from swathe.core.taxonomy.choice import TaxonChoice
from swathe.gui.results.summary_line import differences
from swathe.gui.search.cluster_field import ClusterField
from swathe.gui.search.database_field import DatabaseField
from swathe.gui.search.engine_field import EngineField
from swathe.gui.search.form_scroll import FormScroll
from swathe.gui.search.masking_field import MaskingField
from swathe.gui.search.preset_field import PresetField
from swathe.gui.search.query_field import QueryField
from swathe.gui.search.report_field import DEFAULT_EVALUE, ReportField
from swathe.gui.search.rounds_field import DEFAULT_ROUNDS, RoundsField
from swathe.gui.search.scoring_field import ScoringField
from swathe.gui.search.short_queries import AboutShort, about_short
from swathe.gui.search.taxa_field import TaxaField
from swathe.gui.widgets.field import Action, ElidedLabel, NoteLine, Offer
from swathe.gui.widgets.icons import IconButton
from swathe.gui.widgets.pages import back_button
from swathe.gui.widgets.section import Section
from swathe.gui.widgets.theme import SPACE
from swathe.gui.widgets.tooltips import tooltip_text
from swathe.gui.work.settings import WindowSettings
from swathe.gui.work.task import Newest, Task
from swathe.gui.work.task_controller import SearchState
from swathe.gui.work.worker import BackgroundThread

LEAST_WIDTH: Final = 264
_NAMED: Final = 3
"""Names that the database lacks, of those that are said."""
_NAME: Final = 60
"""Letters of a query's name."""
_MANY: Final = 5_000
"""Queries from which on a file is probably a database."""
_EDGE: Final = SPACE // 4
"""Pixels over and under the line below the button."""
_FAR_MORE: Final = 1_000
"""Queries from which on they are probably the database,"""
_TIMES_MORE: Final = 20
"""where the database has so many times fewer sequences."""
_AS_DATABASE: Final = "Make this file the database, in place of the one there is, and clear the query"
_EXCHANGE: Final = "Make the query's file the database, and the database's file the query"
_UNDO: Final = "Bring back what the form held before"
_Options = tuple[
    tuple[str | Path, int | None, int | None],
    tuple[float, int | None, Method],
    TaxonChoice | None,
    SegParameters | None,
    RoundOptions | None,
]
"""Scoring, report, taxa, masking and rounds."""
DOUBLE_CLICK: Final = 0.3
"""Seconds after the start in which the button does not cancel: the second half of a double click."""


class PrimaryButton(QPushButton):
    """The one button that stands out: flat, in the palette's highlight colour."""

    def __init__(self) -> None:
        super().__init__()
        self.setMinimumHeight(36)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint it; disabled it looks like any other button."""
        if not self.isEnabled():
            super().paintEvent(event)
            return
        highlight = self.palette().color(QPalette.ColorRole.Highlight)
        ground = highlight.darker(150 if self.isDown() else 118 if self.underMouse() else 130)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setBrush(ground)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.drawRoundedRect(self.rect(), 4, 4)
            text = self.palette().color(QPalette.ColorRole.HighlightedText)
            painter.setPen(text)
            if self.hasFocus():
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawRoundedRect(self.rect().adjusted(3, 3, -4, -4), 2, 2)
            painter.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter, self.text())


class SearchForm(QWidget):
    """Gather a `SearchRequest`; `problem` says in one sentence why there is none yet.

    Signals
    -------
    search_requested(), cancel_requested(), validity_changed(str) : the last with `problem`
    query_replaced(str) : sequences of the database were taken in place of others; a sentence says which
    """

    query_replaced = Signal(str)
    search_requested = Signal()
    cancel_requested = Signal()
    validity_changed = Signal(str)

    def __init__(self, background: BackgroundThread) -> None:
        super().__init__()
        self.setAccessibleName("Search form")
        self._naming = Newest(background.start)
        self.query = QueryField(background)
        self.masking = MaskingField(background, self.query)
        self.database = DatabaseField(background)
        self.taxa = TaxaField()
        self.preset = PresetField()
        self.scoring = ScoringField(background)
        self.engine = EngineField()
        self.cluster = ClusterField(background)
        self.report = ReportField()
        self.rounds = RoundsField()
        self._fields = (
            self.query,
            self.masking,
            self.database,
            self.taxa,
            self.scoring,
            self.engine,
            self.cluster,
            self.report,
            self.rounds,
        )
        self._state = SearchState.IDLE
        self._busy_since = 0.0
        self._named_in: Database | None = None  # where names of sequences were looked up last
        self._judged: tuple[object, ...] = ()  # what queries were last found long enough for, or not
        self._rounds_of_preset = False  # whether a preset ticked Iterate: then another one unticks it
        self._moved: dict[tuple[Path, ...], tuple[Path, ...]] = {}  # files of queries, and their database
        self.problem = ""
        self._elsewhere = ""  # why nothing can be searched beside another page
        self.costs = Section("scoring", "&Matrix and gaps", self.scoring)
        self.options = Section("options", "O&ptions", self.report, self.taxa, self.masking, self.rounds)
        self.compute = Section("compute", "&Compute", self.engine, self.cluster)
        self.sections = (self.costs, self.options, self.compute)
        inner = QWidget()
        column = QVBoxLayout(inner, spacing=SPACE)
        column.setContentsMargins(12, SPACE // 2, 0, 0)
        column.addWidget(self.query)
        column.addSpacing(SPACE // 2)
        column.addWidget(self.database)
        column.addWidget(self.preset)
        for section in self.sections:
            column.addWidget(section)
        column.addStretch(1)
        for field in self._fields:
            field.changed.connect(self._check)
        self.preset.chosen.connect(self._take_preset)
        self.rounds.box.toggled.connect(self._note_rounds)
        self.preset.custom_wanted.connect(self.costs.unfold)
        self.cluster.asked.connect(lambda info: self.engine.set_cluster(info, self.cluster.address))
        self.query.database_meant.connect(self._use_as_database)
        self.query.names_meant.connect(self._take_named)
        self.query.brought_back.connect(self._bring_back_database)
        self.query.changed.connect(self._naming.stop)
        self.query.changed.connect(lambda: self.database.compare_queries(self.query.paths))
        self.query.changed.connect(self._forget_refused)
        for field in (self.scoring, self.report, self.rounds):
            field.changed.connect(self.database.forget_refused)
        self.database.changed.connect(self._offer_names_again)
        self.database.query_meant.connect(self.query.open)
        for field in (self.query, self.scoring, self.report, self.rounds):
            field.changed.connect(self._tell_preset)
        for field in (self.query, self.scoring):
            field.changed.connect(self._fit)
        for field in (self.query, self.rounds):
            field.changed.connect(self._tell_scoring)
        self.query.changed.connect(lambda: self.rounds.follow(self.query.parsed))
        for field in (self.query, self.database, self.scoring, self.report, self.taxa, self.rounds):
            field.changed.connect(self._caution)
        self.filled = NoteLine("What the form was filled from")
        self.forget_filled = IconButton("Close what the form was filled from", "close")
        self.forget_filled.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonIconOnly)
        self.forget_filled.setToolTip("Close")
        self.forget_filled.hide()
        self.forget_filled.clicked.connect(lambda: self.say_filled(""))
        self._filled: SearchRequest | None = None  # what the form held once all of it was filled in
        self.back = back_button("Results", "Ctrl+B")
        self.back.hide()
        self.button = PrimaryButton()
        self.button.clicked.connect(self._on_button)
        self.why_not = ElidedLabel(muted=True)
        scroll = self._scroll = FormScroll(inner, LEAST_WIDTH)
        for section in self.sections:
            section.head.clicked.connect(partial(scroll.show_section, section))
            section.head.clicked.connect(self._show_button)  # what a field says may be out of sight now
        foot = QVBoxLayout(spacing=SPACE)
        foot.setContentsMargins(12, SPACE, scroll.margin, _EDGE)
        filled = QHBoxLayout(spacing=SPACE // 2)
        filled.addWidget(self.filled, 1)
        filled.addWidget(self.forget_filled, 0, Qt.AlignmentFlag.AlignTop)
        foot.addLayout(filled)
        foot.addWidget(self.back, 0, Qt.AlignmentFlag.AlignLeft)
        start = QVBoxLayout(spacing=_EDGE)
        start.addWidget(self.button)
        start.addWidget(self.why_not)  # below, where its line is kept: the button stays where it is
        foot.addLayout(start)
        layout = QVBoxLayout(self, spacing=0)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(scroll, 1)
        layout.addLayout(foot)
        self._fit()
        self._tell_preset()
        self._check()

    def request(self) -> SearchRequest:
        """Return the search as it stands. Raises InvalidRequest."""
        queries = self.query.sequences()
        if self.problem or self.database.path is None or self.scoring.scheme is None:
            raise InvalidRequest("form", self.problem or "The form is incomplete.")
        return SearchRequest(
            queries=queries,
            database=self.database.path,
            scheme=self.scoring.scheme,
            evalue=self.report.evalue,
            evalues=self.report.method,
            top=self.report.top,
            **self.engine.asked,
            mask=self.masking.parameters,
            iteration=self.rounds.options,
            allow_nucleotides=self.query.anyway.isChecked() or self.database.anyway.isChecked(),
            query_source=self.query.source_name,
            query_files=self.query.paths,
            query_notes=self.query.notes,
            more_databases=self.database.paths[1:] or None,
            taxa=self.taxa.taxa,
        )

    def show_top(self) -> None:
        """Scroll to the top, where the query is."""
        self._scroll.show_top()

    def go_to(self, name: str) -> None:
        """Put the keys, and a frame, into the sensitivity, or what a request has under this name."""
        section, field = {
            "queries": (None, self.query.edit if self.query.editing else self.query.cards),
            "database": (None, self.database.combo),
            "sensitivity": (None, self.preset.combo),
            "scheme": (self.costs, self.scoring.combo),
            "evalue": (self.options, self.report.evalue_edit),
            "top": (self.options, self.report.top_edit),
            "evalues": (self.options, self.report.method_box),
            "taxa": (self.options, self.taxa.box),
            "mask": (self.options, self.masking.box),
            "iteration": (self.options, self.rounds.box),
        }[name]
        if section is not None:
            section.unfold()
        self.window().setAttribute(Qt.WidgetAttribute.WA_KeyboardFocusChange)  # also after a click
        field.setFocus(Qt.FocusReason.ShortcutFocusReason)
        # Once what was unfolded has its place.
        QTimer.singleShot(0, field, lambda: self._scroll.ensureWidgetVisible(field, SPACE, 4 * SPACE))

    def say_filled(self, words: str, undo: Callable[[], None] | None = None) -> None:
        """Say what the form was filled from, until something in it is changed, it is folded, or searches.

        undo : brings back what it held before, if that is worth it
        """
        self._filled = None
        self.filled.say(words, actions=(("Undo", undo, _UNDO),) if words and undo is not None else ())
        self.forget_filled.setVisible(bool(words))

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Scroll the fields also over what is said below them."""
        self._scroll.take_wheel(event)

    def hideEvent(self, event: QHideEvent) -> None:
        """Say no more what the form was filled from."""
        super().hideEvent(event)
        if not event.spontaneous():
            self.say_filled("")

    def room_below(self, over: QWidget) -> QRect:
        """Return the part of a page around the form that is blank: between the last section and the button.

        There is none where the form is folded, or scrolls.
        """
        if not self.isVisible():
            return QRect()
        last, button = self.sections[-1], QRect(self.button.mapTo(over, QPoint()), self.button.size())
        top = last.mapTo(over, QPoint(0, last.height() + SPACE)).y()
        return QRect(QPoint(button.left(), top), QPoint(button.right(), button.top() - SPACE))

    def forbid(self, why: str) -> None:
        """Keep a search from starting for a reason that lies elsewhere; '' allows it again."""
        self._elsewhere = why
        self._show_button()

    def set_state(self, state: SearchState) -> None:
        """Turn the button into Cancel while a search is under way, and back."""
        if state.busy and not self._state.busy:
            self._busy_since = time.monotonic()
            self.say_filled("")
            self.query.fold()
        self._state = state
        self._check()

    def take_usual(self) -> Callable[[], None] | None:
        """Take the usual sensitivity and options; database and what computes stay.

        Return what brings back those before, None where they were the usual ones, or were wrong.
        """
        usual, held, kept = PRESETS[DEFAULT], self._held_options(), None
        costs = (usual.matrix, usual.gap_open, usual.gap_extend)
        if held not in (None, (costs, (float(DEFAULT_EVALUE), None, usual.evalues), None, None, None)):
            kept = partial(self._take, *held)
        # What stands in the fields of a box that is not ticked would come back with its tick.
        self.rounds.choose(RoundOptions(DEFAULT_ROUNDS))
        self.masking.choose(SegParameters())
        self._take((usual.matrix, None, None), (float(DEFAULT_EVALUE), None, usual.evalues))
        return kept

    def way_back(self, asked: SearchRequest) -> Callable[[], None] | None:
        """Return what brings back all that the form holds, for when a request is put in its place.

        None where it asks for the same, or has no query. Options that are wrong are not brought back.
        """
        try:
            if not differences(asked, self.request()):
                return None
        except InvalidRequest:
            if self.query.edit.document().isEmpty():
                return None
        options, databases, steps = self._held_options(), self.database.paths, self.query.steps

        def bring_back() -> None:
            self.say_filled("")
            self.query.undo_to(steps)
            if databases != self.database.paths:
                self.database.require(*databases)
            if options is not None:
                self._take(*options)

        return bring_back

    def _held_options(self) -> _Options | None:
        """Return sensitivity and options, as `_take` has them; None where some are wrong."""
        scoring, report = self.scoring, self.report
        fields = (scoring, report, self.taxa, self.masking, self.rounds)
        if any(field.problem for field in fields) or scoring.scheme is None:
            return None
        scheme = scoring.scheme
        return (
            (scheme.matrix_path or scheme.matrix_name, scheme.gap_open, scheme.gap_extend),
            (report.evalue, report.top, report.method),
            *(self.taxa.taxa, self.masking.parameters, self.rounds.options),
        )

    def _take(
        self,
        scoring: tuple[str | Path, int | None, int | None],
        report: tuple[float, int | None, Method],
        taxa: TaxonChoice | None = None,
        mask: SegParameters | None = None,
        rounds: RoundOptions | None = None,
    ) -> None:
        self.scoring.choose(*scoring)
        self.report.choose(*report)
        self.taxa.choose(taxa)
        self.masking.choose(mask)
        self.rounds.choose(rounds)

    def set_engines(self, engines: tuple[EngineInfo, ...], cluster: str) -> None:
        """Offer what this computer, and the cluster at an address, can compute with."""
        self.engine.cluster = cluster
        self.engine.set_engines(engines)
        for info in engines:
            if info.name == CLUSTER:
                self.cluster.say(info)

    def set_recent_databases(self, paths: list[Path]) -> None:
        """Offer the databases used last."""
        self.database.set_recent(paths)

    def save(self, settings: WindowSettings) -> None:
        """Remember the inputs for the next start."""
        for part in (*self._fields, *self.sections):
            part.save(settings)

    def restore(self, settings: WindowSettings) -> None:
        """Bring back the inputs of the last time."""
        for part in (*self._fields, *self.sections):
            part.restore(settings)

    def _on_button(self) -> None:
        if self._state.busy and time.monotonic() - self._busy_since < DOUBLE_CLICK:
            return
        if self._state.busy:
            self.cancel_requested.emit()
        else:
            self.search_requested.emit()

    def _fit(self) -> None:
        """Let the kernel chosen be held against what it is to compute."""
        scheme, pssms = self.scoring.scheme, self.query.pssms
        if scheme is not None and self.query.all_are_pssms:
            widest = max(pssms, key=lambda query: int(query.scores.max()) - int(query.scores.min()))
            self.engine.fit(self.query.longest, scheme.of(widest))
        else:
            self.engine.fit(self.query.longest, scheme)

    def _use_as_database(self, path: Path) -> None:
        """Take as the database what was opened as the query; undo brings both back."""
        if path in self.query.paths:
            self._moved = {self.query.paths: self.database.paths}
            self.query.clear()
        self.database.open(path)

    def _use_query_as_database(self) -> None:
        self._use_as_database(self.query.paths[0])

    def _exchange(self) -> None:
        """Exchange the files of query and database; undo and redo of the query exchange them again."""
        queries, databases = self.query.paths, self.database.paths
        self._moved = {queries: databases, databases: queries}
        self.query.cards.setFocus(Qt.FocusReason.OtherFocusReason)  # the button goes
        self.query.open(*databases)
        self.database.open(*queries)

    def _bring_back_database(self) -> None:
        """Have the database from before where its file is the query again."""
        queries = self.query.paths
        before = self._moved.get(queries, ())
        if before and queries == self.database.paths != before:
            self.database.open(*before)

    def _take_named(self, names: tuple[str, ...]) -> None:
        """Take the sequences of the database that have these names as queries."""
        database = self._named_in = self.database.database
        if database is None:
            choose = ("Open a database…", self.database.open_requested.emit)
            self.query.say_lacking("Names are looked up in the database. Open one first.", names, choose)
            return

        def done(found: dict[str, Sequence]) -> None:
            missing = [name for name in names if name not in found]
            more = f" and {len(missing) - _NAMED:,} more" if len(missing) > _NAMED else ""
            which = f"{', '.join(missing[:_NAMED])}{more}"
            its = "its sequence" if len(missing) == 1 else "their sequences"
            if not found:
                choose = ("Open another database…", self.database.open_requested.emit)
                words = f"Not in {database.name}: {which}. Open another database, or paste {its}."
                self.query.say_lacking(words, missing, choose)
                return
            queries = tuple({query.header: query for query in found.values()}.values())
            before = self.query.parsed
            self.query.take(queries, ReadingNotes(), f"from {database.name}")
            if before:
                verb = "replaces" if len(queries) == 1 else "replace"
                self.query_replaced.emit(f"{_called(queries)} {verb} {_called(before)}.")
            if missing:
                taken = f"{len(found):,} of {len(names):,} found in {database.name} and taken"
                self.query.say_taken(f"{taken}. Not in it: {which}.", missing)

        self._naming.begin(Task("find named", partial(sequences_named, database, names), done))

    def _forget_refused(self) -> None:
        """Say no more which file could not be the database once another query is entered: it is old news.

        A query that was read from a file may have been given together with that one.
        """
        if not self.query.paths:
            self.database.forget_refused()

    def _offer_names_again(self) -> None:
        """Offer names that the database lacked once there is another one."""
        if self.database.database is not self._named_in:
            self._named_in = self.database.database
            self.query.offer_again()

    def _take_preset(self, preset: Preset, in_rounds: bool) -> None:
        self.scoring.choose(preset.matrix, preset.gap_open, preset.gap_extend)
        self.report.choose_method(preset.evalues)
        box, before = self.rounds.box, self._rounds_of_preset
        brings = in_rounds and (before or not box.isChecked())
        if before or preset is PRESETS[DEFAULT]:  # which is listed twice, once in rounds
            box.setChecked(in_rounds)
        self._rounds_of_preset = brings

    def _note_rounds(self) -> None:
        """Take note that somebody ticked or unticked Iterate; presets leave that as it is."""
        self._rounds_of_preset = False

    def take_preset(self, name: str) -> None:
        """Take a preset, in rounds where it is in rounds now."""
        self._take_preset(PRESETS[name], self.rounds.box.isChecked())

    def _tell_preset(self) -> None:
        scheme = self.scoring.scheme
        if scheme is None:
            return  # until it is known what is meant
        held = preset_of(scheme, self.report.method)
        in_rounds, all_pssms = self.rounds.box.isChecked(), self.query.all_are_pssms
        self.preset.show_held(
            held,
            in_rounds=in_rounds,
            matrix_counts=in_rounds or not all_pssms,
        )

    def _tell_scoring(self) -> None:
        self.scoring.follow(
            pssms=len(self.query.pssms),
            only_pssms=self.query.all_are_pssms,
            in_rounds=self.rounds.box.isChecked(),
        )

    def _about_size(self) -> tuple[str, list[Offer]]:
        """Say that query and database seem to be exchanged, or are a large file; offer to mend it."""
        count, files, field = len(self.query.parsed), self.query.paths, self.database
        large = len(files) == 1 and count >= _MANY
        use: list[Offer] = [("Use as database", self._use_query_as_database, _AS_DATABASE)] if large else []
        if large and field.holds_queries:
            words = f"{count:,} queries are searched against themselves."
            return words, [("Clear the query", self.query.clear)]
        sequences = 0 if field.database is None else field.database.n_sequences
        if not (files and sequences and count >= max(_FAR_MORE, _TIMES_MORE * sequences)):
            return "", use
        sides = f"{count:,} queries against {counted(sequences, 'sequence')}"
        words = f"{sides}: query and database seem to be exchanged."
        if any(path.suffix.lower() == ".swdb" for path in field.paths):  # which is no file of queries
            return words, use
        return words, [("Exchange query and database", self._exchange, _EXCHANGE)]

    def _caution(self) -> None:
        """Have the query say if it is too short for any hit, where that is known at once, or for the preset.

        It is not known before a database is open, nor of one that is restricted to taxa, nor with gap costs
        whose statistics are yet to be estimated. What is said of its file and the database's comes first.
        """
        queries, database, scheme = self.query.parsed, self.database.database, self.scoring.scheme
        evalue = None if self.report.problem else self.report.evalue
        in_rounds = self.rounds.box.isChecked()
        of_search = database, scheme, self.report.method, evalue, self.taxa.taxa, in_rounds
        asked = queries, self.query.paths, self.database.paths, *of_search
        if asked == self._judged:
            return
        self._judged = asked
        about, actions = AboutShort(), list[Action]()
        restricted = self.taxa.problem or self.taxa.taxa is not None
        if queries and database is not None and scheme is not None and evalue is not None and not restricted:
            about = about_short(queries, database, scheme, self.report.method, evalue)
        words = about.caution
        held = None if scheme is None else preset_of(scheme, self.report.method)
        if held is PRESETS[SHORT] and self.query.longest > SHORT_QUERY and not self.query.all_are_pssms:
            long = f"The preset is for peptides of up to about {SHORT_QUERY} residues"
            words = f"{words}\n{long}." if words else f"{long}; {_length_of(queries, self.query.longest)}."
            about = replace(about, said="")  # beside it the remark has all of that
            actions = [("Use Usual", partial(self.take_preset, DEFAULT))]
        elif about.helps and self.query.longest <= SHORT_QUERY:
            use = f"Use {PRESETS[about.helps].label}"
            actions = [(use, partial(self.preset.choose, about.helps))]
        if self.query.pssms and scheme is not None:
            unusual, costs = _about_gap_costs(self.query.pssms, scheme)
            words = "\n".join(filter(None, (words, unusual)))
            if costs is not None and self.query.all_are_pssms:  # else they are the other queries', too
                actions.append(("Use {}/{}".format(*costs), partial(self.scoring.choose_costs, *costs)))
        of_size, mending = self._about_size()
        words = "\n".join(filter(None, (of_size, words)))
        self.query.caution(words, [*mending, *actions], said=about.said, remark=about.remark)

    def _follow_filled(self) -> None:
        """Say no more what the form was filled from once that is not what it holds."""
        if not self.filled.text or self.query.reading or self.database.reading is not None:
            return
        now = None
        with suppress(InvalidRequest):
            now = self.request()
        if self._filled is None:
            self._filled = now
        elif now is None or differences(self._filled, now):
            self.say_filled("")

    def _summarise(self) -> None:
        """Say in the sections' lines what they hold."""
        self.costs.summarise(self.scoring.summary)
        has_evalues = self.scoring.has_evalues or self.query.all_are_pssms
        bound, *report = self.report.summary(has_evalues=has_evalues)
        # What was done by hand comes first, and what changes the hits most: the line is cut at its end.
        rounds = self.rounds
        options = (rounds.by_hand, bound, rounds.summary, self.taxa.summary, self.masking.summary, *report)
        self.options.summarise(" · ".join(filter(None, options)))
        self.compute.summarise(self.engine.summary)

    def _check(self) -> None:
        self._summarise()
        self.problem = next((field.problem for field in self._fields if field.problem), "")
        self._show_button()
        self.validity_changed.emit(self.problem)
        self._follow_filled()

    def _show_button(self) -> None:
        """Have the button search, cancel, or say why it does neither."""
        if self._state.busy:
            stopping = self._state is SearchState.CANCELLING
            self.button.setText("Cancelling…" if stopping else "Cancel search")
            self.button.setToolTip("Stop the search and keep what was found (Esc)")
            self.button.setEnabled(not stopping)
            self.why_not.set_whole("")
        else:
            self.button.setText("Search")
            tip = "Compare the query with every sequence (Ctrl+Return)"
            why_not = self.problem or self._elsewhere
            self.button.setToolTip(tooltip_text(why_not or tip))
            self.button.setEnabled(not why_not)
            said = any(field.problem and field.note.isVisibleTo(self) for field in self._fields)
            self.why_not.set_whole("" if said else why_not)
        self.button.setAccessibleName(self.button.text())
        self.button.setAccessibleDescription(self.button.toolTip())


def _called(queries: tuple[Sequence, ...]) -> str:
    """Name a single query, or count several."""
    if len(queries) == 1:
        return shortened(brief_query_name(queries[0].header), _NAME)
    return f"{len(queries):,} queries"


def _about_gap_costs(
    pssms: tuple[PositionSpecificQuery, ...], scheme: ScoringScheme
) -> tuple[str, tuple[int, int] | None]:
    """Say that gap costs are not those of PSSMs, '' where they are; return theirs, if they share some."""
    from swathe.core.statistics.position_statistics import fits_gap_costs, gap_costs_of

    others = [query for query in pssms if not fits_gap_costs(query, scheme.gap_open, scheme.gap_extend)]
    if not others:
        return "", None
    found = {gap_costs_of(query) for query in others}
    costs = {pair for pair, _ in found}
    those = " and ".join("{}/{}".format(*pair) for pair in sorted(costs, reverse=True))
    whose = "the PSSM" if len(pssms) == 1 else f"{len(others):,} of {len(pssms):,} PSSMs"
    if len(pssms) == len(others) > 1:
        whose = "the PSSMs"
    was = "was" if len(pssms) == 1 else "were"
    made = all(told for _, told in found)
    usual = f"{whose} {was} made with {those}" if made else f"usual for {whose} are {those}"
    words = f"Gap costs are {scheme.gap_open}/{scheme.gap_extend}; {usual}. E-values are estimated."
    return words, next(iter(costs)) if len(costs) == 1 else None


def _length_of(queries: tuple[Sequence, ...], longest: int) -> str:
    """Say how long the longest query is, and of how many."""
    whose = "the query" if len(queries) == 1 else f"the longest of {len(queries):,} queries"
    return f"{whose} has {longest:,}"
