"""Everything needed to judge and to repeat a search, as text to read and to copy."""

from __future__ import annotations

import html
from collections.abc import Iterable, Iterator
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QGuiApplication, QShowEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QTextBrowser, QVBoxLayout, QWidget

from swathe.core.engines.kernel_options import in_words
from swathe.core.export.provenance import (
    NO_MATRIX,
    before_fit,
    command_line,
    command_of,
    evalues_words,
    given_scores,
    lines,
    pairwise_lines,
    shortfall,
)
from swathe.core.results.query_result import QueryResult
from swathe.core.rounds.facts import lines as rounds_lines
from swathe.core.scoring.pssm import CIRCULAR, DERIVATION
from swathe.core.scoring.queries import length_words, position_specific
from swathe.core.scoring.significance import GumbelParameters, source_and_note
from swathe.core.search.events import Plan, SearchResult
from swathe.core.search.masking import MaskCount
from swathe.core.sequences.sequence import query_title
from swathe.core.system.words import bound_text, counted, date_text, rate_text, seconds_text
from swathe.gui.widgets.message_page import MessagePage
from swathe.gui.widgets.theme import SPACE, tabular_font
from swathe.gui.widgets.tooltips import tooltip_text

Section = tuple[str, list[tuple[str, str]]]

_LISTED: Final = 50
"""Queries whose times are listed; the summary of queries has all of them."""


class RunView(QWidget):
    """Show a search's parameters, statistics, database, engine and times.

    Signals: `again_requested()` and `command_requested()`, of the run shown.
    """

    again_requested = Signal()
    command_requested = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._plan: Plan | None = None
        self._results: dict[int, QueryResult] = {}
        self._ended: SearchResult | None = None
        self._warnings: list[str] = []
        self._stale = True
        self._state = QLabel()
        self._state.setTextFormat(Qt.TextFormat.PlainText)
        self._state.setWordWrap(True)
        self._copy_button = QPushButton("Copy as text")
        self._copy_button.setAccessibleName("Copy the description of the run")
        self._copy_button.clicked.connect(self.copy)
        self._command_button = QPushButton("Copy command line")
        self._command_button.clicked.connect(self.command_requested)
        self._again_button = QPushButton("Edit and rerun")
        self._again_button.clicked.connect(self.again_requested)
        self._text = QTextBrowser()
        self._text.setAccessibleName("Description of the run")
        self._text.setFrameShape(QFrame.Shape.NoFrame)
        self._text.setFont(tabular_font(self._text.font()))
        self._text.setOpenLinks(False)
        self.setFocusProxy(self._text)  # which keys scroll
        self._empty = MessagePage()
        self._empty.say(
            "No run yet",
            "Parameters, statistics, database and times of the search are listed here.",
        )
        top = QHBoxLayout()
        top.addWidget(self._state, 1)
        for button in (self._again_button, self._command_button, self._copy_button):
            top.addWidget(button)
        self._rows = QVBoxLayout(self)
        self._rows.setContentsMargins(0, 0, 0, 0)
        self._rows.setSpacing(SPACE)
        self._rows.addLayout(top)
        self._rows.addWidget(self._text, 1)
        self._rows.addWidget(self._empty, 1)
        self.show_plan(None)

    def show_first(self, notes: QWidget) -> None:
        """Show these over the description, below the commands, which stay in their places."""
        self._rows.insertWidget(1, notes)

    def show_plan(self, plan: Plan | None) -> None:
        """Describe a search that begins; None for none."""
        self._plan = plan
        self._results = {}
        self._ended = None
        self._warnings = []
        self._refresh()

    def add_warning(self, sentence: str) -> None:
        """Add what went wrong on the way without spoiling the result."""
        self._warnings.append(sentence)
        self._refresh()

    def add_result(self, index: int, result: QueryResult) -> None:
        """Add the times of a query that was compared; of thousands, not each is worth a new text."""
        self._results[index] = result
        if index < _LISTED:
            self._refresh()

    def show_round(self, plan: Plan, results: Iterable[QueryResult]) -> None:
        """Describe a round of a search that is not over yet: its plan, and what it found of each query."""
        self._plan = plan
        self._results = dict(enumerate(results))
        self._refresh()

    def show_result(self, result: SearchResult) -> None:
        """Describe a search that is over, or the round of it that is shown."""
        self._plan = result.plan
        self._results = dict(enumerate(result.queries))
        self._ended = result
        self._warnings = list(result.warnings)
        self._refresh()

    def text(self) -> str:
        """Return the description as lines of ``name: value`` under their sections' titles."""
        parts = []
        for title, rows in self._sections():
            parts.append("\n".join([title, *(f"  {name}: {value}" for name, value in rows)]))
        return "\n\n".join(parts) + "\n" if parts else ""

    def copy(self) -> None:
        """Put `text` on the clipboard."""
        QGuiApplication.clipboard().setText(self.text())

    # Inside

    def showEvent(self, event: QShowEvent) -> None:
        """Write what has changed while nobody looked."""
        super().showEvent(event)
        if self._stale:
            self._refresh()

    def _refresh(self) -> None:
        for button in (self._again_button, self._command_button, self._copy_button):
            button.setVisible(self._plan is not None)
        self._text.setVisible(self._plan is not None)
        self._empty.setVisible(self._plan is None)
        if self._plan is None:
            self._state.clear()
            self._text.clear()
            return
        origin, why_not = self._plan.origin, self._plan.why_no_rerun
        for button, tip, reason in (
            (
                self._again_button,
                "Edit and rerun: fill the search form from the run shown (Ctrl+M)",
                why_not,
            ),
            (
                self._command_button,
                "Copy the command that repeats this search",
                "" if origin is None else origin.why_no_command,
            ),
        ):
            button.setEnabled(not reason)
            button.setToolTip(tooltip_text(reason or tip))
        if self._ended is None:
            self._state.setText("The search is running.")
        elif why_not:
            self._state.setText(why_not)
        else:
            self._state.clear()  # the table says that it is complete, the notes above how far it came
        self._stale = not self.isVisible()  # the text takes 10 ms
        if self._stale:
            return
        across = 24 * self.fontMetrics().averageCharWidth()
        rows = []
        for title, pairs in self._sections():
            # The notes on a run that was read stand above, as those on the hits in sight.
            shown = [pair for pair in pairs if self._plan.origin is None or pair[0] != "Note"]
            rows.append(f"<tr><td colspan='2' style='padding-top:12px'><b>{html.escape(title)}</b></td></tr>")
            for name, value in shown:
                rows.append(
                    f"<tr><td style='padding-right:24px' width='{across}'>{html.escape(name)}</td>"
                    f"<td>{html.escape(value)}</td></tr>"
                )
        place = self._text.verticalScrollBar().value()
        self._text.setHtml(f"<table cellspacing='0' cellpadding='2' width='100%'>{''.join(rows)}</table>")
        self._text.verticalScrollBar().setValue(place)
        self._text.setAlignment(Qt.AlignmentFlag.AlignLeft)

    def _sections(self) -> Iterator[Section]:
        if self._plan is None:
            return
        if self._plan.origin is not None and self._ended is not None:
            yield "Read from a file", list(lines(self._ended))
            return
        yield "Search", list(self._search(self._plan))
        yield "Scoring", list(self._scoring(self._plan))
        yield "Database", list(self._database(self._plan))
        yield "Queries", list(self._queries(self._plan))

    def _search(self, plan: Plan) -> Iterator[tuple[str, str]]:
        request = plan.request
        first = request.called(0)
        more = len(request.queries) - 1
        yield "Query", f"{first} and {more:,} more" if more else first
        database = plan.database
        sequences, residues = (
            counted(database.n_sequences, "sequence"),
            counted(database.n_residues, "residue"),
        )
        yield "Database", f"{database.name} · {sequences} · {residues}"
        scores = request.scheme.matrix_name if self._has_matrix(plan) else NO_MATRIX
        if self._ended is not None:
            scores = given_scores(self._ended)
        yield "Scoring", f"{scores} {request.scheme.gap_open}/{request.scheme.gap_extend}"
        if self._ended is not None:
            hits = [query.hits for query in self._ended.queries]
            counts = [count for one in hits if (count := one.n_significant) is not None]
            known = f", {sum(counts):,} significant" if counts and len(counts) == len(hits) else ""
            yield "Found", f"{counted(sum(map(len, hits)), 'hit')}{known}"
            complete = "complete: every sequence was compared"
            yield "Completeness", complete if self._ended.complete else ": ".join(shortfall(self._ended))
        for sentence in self._warnings:
            yield "Warning", sentence
        yield "Program", f"Swathe {plan.version}"
        yield "Method", "Smith-Waterman with affine gaps, exhaustive, exact scores"
        yield "Engine", plan.engine_label if self._ended is None else self._ended.engine_label
        if plan.kernel:
            yield "Kernel", plan.kernel
        if request.kernel_options:
            words = in_words(request.kernel, request.kernel_options)
            yield "Kernel options", words
        for device in plan.devices:
            yield "Device", f"GPU {device.index}, {device.name}, {device.uuid}"
        for sentence in self._ended.notes if self._ended is not None else ():
            yield "Engine note", sentence
        if self._ended is not None:
            yield "Started", date_text(self._ended.started)
            yield "Time", seconds_text(self._ended.seconds)
            yield "Cells", f"{self._ended.cells:,}"
            yield "Rate", rate_text(self._ended.gcups)
            for side in self._ended.sides:
                yield "Side", side.words
        if self._ended is not None:
            yield from rounds_lines(self._ended)
            yield from pairwise_lines(self._ended)
        method = request.basis_of(request.evalues) if self._ended is None else evalues_words(self._ended)
        yield "E-values", method
        yield "E-value bound", bound_text(request.evalue)
        if request.mask is not None:
            queries = request.queries
            masked = MaskCount.of_search(self._ended) if self._ended is not None else MaskCount.of(queries)
            yield "Masking", masked.sentence(request.mask)
        yield (
            "Hits reported",
            ("all" if request.top is None else f"the best {request.top:,} of each query"),
        )
        yield (
            "Command line",
            command_line(request) if self._ended is None else command_of(self._ended),
        )

    def _scoring(self, plan: Plan) -> Iterator[tuple[str, str]]:
        scheme = plan.request.scheme
        pssms = len(plan.of_positions)
        has_matrix = self._has_matrix(plan)
        if has_matrix:
            yield "Matrix", scheme.matrix_name
            if scheme.matrix_path:
                yield "Matrix file", str(scheme.matrix_path)
            for note in scheme.matrix_notes:
                yield "Note", note
        yield (
            "Gap costs",
            f"open {scheme.gap_open}, extend {scheme.gap_extend}: a gap of k residues costs "
            f"{scheme.gap_open} + k × {scheme.gap_extend}, so its first residue "
            f"{scheme.gap_open + scheme.gap_extend}",
        )
        if has_matrix:
            yield from self._statistics(plan.parameters)
        for query in position_specific(plan.request.queries):
            index = plan.request.queries.index(query)
            yield f"Query {index + 1}", plan.scoring_of(index).name
            yield "PSSM of" if self._has_profiles() else "PSSM file", query.source
            yield from self._statistics(plan.parameters_of(index))
        if pssms:
            yield "Note", DERIVATION
            if any(one.hits.of_given_pssm for one in self._results.values()) or not self._has_profiles():
                yield "Note", f"{CIRCULAR}."

    def _has_matrix(self, plan: Plan) -> bool:
        """Whether the matrix scores a query, or built a profile that does."""
        return self._has_profiles() or len(plan.of_positions) < len(plan.request.queries)

    def _has_profiles(self) -> bool:
        """Whether profiles of the hits of rounds before score."""
        return any(one.hits.in_later_round for one in self._results.values())

    def _statistics(self, p: GumbelParameters) -> Iterator[tuple[str, str]]:
        before = before_fit(self._ended, p.source)
        yield f"Statistics{before}", source_and_note(p.source, p.note)
        if p.available:
            yield f"Gumbel parameters{before}", f"λ {p.lambda_:.6g}, K {p.K:.6g}, H {p.H:.6g}"
            yield (
                "Finite-size correction",
                (f"a {p.a:.6g}, α {p.alpha:.6g}, σ {p.sigma:.6g}, ungapped a {p.a_u:.6g}, α {p.alpha_u:.6g}"),
            )

    def _database(self, plan: Plan) -> Iterator[tuple[str, str]]:
        database = plan.database
        for path, part in zip(plan.request.databases, database.parts, strict=True):
            manifest = part.manifest
            yield "File", str(path)
            yield "Made from", manifest.source
            yield "Size of the source", counted(manifest.source_bytes, "byte")
            yield "Checksum of the source", manifest.source_checksum
            yield "Sequences", f"{manifest.n_sequences:,}"
            yield "Residues", f"{manifest.n_residues:,}"
            yield "Longest sequence", counted(manifest.longest, "residue")
            yield "Read", date_text(manifest.created)
            for note in manifest.notes.sentences():
                yield "Note", note
        if len(database.parts) > 1:
            yield "Sequences in all", f"{database.n_sequences:,}"
            yield "Residues in all", f"{database.n_residues:,}; E-values are of all databases together"

    def _queries(self, plan: Plan) -> Iterator[tuple[str, str]]:
        if plan.request.query_source:
            yield "Source", plan.request.query_source
        for note in plan.request.query_notes.sentences():
            yield "Note", note
        for index, query in enumerate(plan.request.queries[:_LISTED]):
            name = query_title(query.header)[:80] if query.identifier else plan.request.called(index)
            words = [length_words((query,))]
            result = self._results.get(index)
            if result is None:
                words.append("not compared" if self._ended is not None else "to come")
            else:
                words.append(f"{counted(result.compared, 'sequence')} compared")
                words.append(counted(len(result.hits), "hit"))
                if result.hits.provisional:
                    words.append("provisional E-values")
                if len(plan.request.queries) > 1:  # of one, those of the search, above, say it
                    words += [seconds_text(result.seconds), rate_text(result.gcups)]
                if result.significance.available:
                    p = result.significance.parameters
                    whence = result.parameters_words(plan.parameters_of(index))
                    words.append(f"λ {p.lambda_:.4g}, K {p.K:.2g} {whence}")
            yield name, " · ".join(words)
        if len(plan.request.queries) > _LISTED:
            others = counted(len(plan.request.queries) - _LISTED, "query", "queries")
            yield "Others", f"{others} more: the table above the hits has them all"
