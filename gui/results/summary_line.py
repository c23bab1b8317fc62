"""The line over the results: what was searched and how, what was found, and whether to trust it."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from collections.abc import Sequence as Sequences
from dataclasses import dataclass
from functools import partial
from typing import Final

import numpy as np
from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QAction, QFont, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QSizePolicy, QToolButton, QWidget

from swathe.core.database.nucleotides import looks_like_nucleotides
from swathe.core.export.provenance import NO_MATRIX, summary
from swathe.core.history.summary import Ending
from swathe.core.results.hits import SIGNIFICANT, HitTable
from swathe.core.results.perfect_match import (
    JUDGE,
    PerfectMatch,
    about_matches,
    about_perfect,
    evalue_words,
    perfect_match,
    with_short_peptide,
    with_usual,
)
from swathe.core.results.query_result import QueryResult
from swathe.core.rounds.facts import first_round_text
from swathe.core.scoring.pssm import CIRCULAR, PositionSpecificQuery
from swathe.core.scoring.scheme import ScoringScheme
from swathe.core.scoring.significance import GumbelParameters
from swathe.core.search.events import Plan
from swathe.core.search.origin import Origin
from swathe.core.search.request import SearchRequest
from swathe.core.search.round_options import DEFAULT_INCLUSION, RoundOptions
from swathe.core.search.short_queries import why_no_hit
from swathe.core.sequences.sequence import ReadingNotes, Sequence, same_queries
from swathe.core.statistics.evalues import LABELS, lowered_words
from swathe.core.statistics.presets import DEFAULT, SHORT, SHORT_QUERY, preset_of, scores_low
from swathe.core.system.words import bound_text, counted
from swathe.gui.results.distribution.describing import DescribedScores
from swathe.gui.widgets.chip import Chip, FirstWords, Weight
from swathe.gui.widgets.edged import EdgedMenu
from swathe.gui.widgets.icons import IconButton
from swathe.gui.widgets.menu_button import MenuButton
from swathe.gui.widgets.taxdump import kept_taxdump
from swathe.gui.widgets.theme import SPACE
from swathe.gui.widgets.tooltips import tooltip_text, wrapped

INFO_KEY: Final = "Ctrl+Shift+I"
_NAME_LETTERS: Final = 32
"""Of a run's name, and of a query's before the database's: names of laboratories can be sentences."""
_ONE_LINE: Final = 145
"""Letters of width from which all of it is one line, also beside the form of a window of 1,280 pixels; below
that, facts have a line of their own. The width alone decides: a longer name or another fact would move the
table of hits."""
_FACTS: Final = 84
"""Letters of width that facts take on that line as a rule."""
_NAMES: Final = 42
"""Letters of width that query and database take there as a rule. Commands lose their words as if names and
facts always did: both differ from result to result, and commands are to stay in their places."""
_ANY_WIDTH: Final = (1 << 24) - 1
"""Qt's bound for a widget that has none of its own."""
_EXACT: Final = "exact scores"
"""Of a complete search; alone where there is no doubt."""
_CHECKED: Final = "✓"
"""The same where there is little room: *exact* alone would be read of E-values, and *done* of the whole
search while other queries are to come."""
_EXACT_HERE: Final = "these scores exact"
"""After words that the run was stopped: the sign before them is about that."""
_WHO_KNOWS: Final = "How many of them are significant is known only once a search is complete."
_MEASURED: Final = 200
"""Queries whose names are measured: of thousands it would take a while."""
_DIFFERS_IN_DOUBT: Final = "The form holds another search, in which something has to be corrected first."
_DIFFERS: Final = "Form holds another search"
_DIFFERS_IN_SHORT: Final = "Other search"
"""What the same button says where there is little room."""
_AGAIN: Final = "Edit and rerun: fill the search form from the run shown (Ctrl+M)"
_STOPPED: Final = "stopped early"
"""Of words on a run that was stopped, those that are never left out."""


NEXT: Final = {
    "translate": (
        "Translate the query…",
        "It looks like DNA or RNA, whose letters were compared as amino acids: its protein has relatives",
    ),
    "frame": (
        "Translate another frame…",
        "The query is one reading frame of a gene: another may be the protein's",
    ),
    "short-peptide": (
        "Search with Short peptide…",
        f"Up to {SHORT_QUERY} residues it tells matches from chance better",
    ),
    DEFAULT: (
        "Search with Usual…",
        "It tells matches of this query from chance better than Short peptide does",
    ),
    "distant": (
        "Search with Distant relatives…",
        "Ranks more relatives before chance hits than the usual sensitivity does",
    ),
    "rounds": (
        "Search in several rounds (PSI-BLAST)…",
        "A profile of the best hits finds more distant ones",
    ),
    "database": (
        "Search another database…",
        "In a larger one there may be closer relatives, whose profile then finds distant ones",
    ),
    "longer": (
        "Use a longer query…",
        "The longer the query, the more of its hits can be significant",
    ),
    "taxa": (
        "Search fewer taxa…",
        "In a smaller database the same hits have smaller E-values, by NCBI's taxonomy that you chose",
    ),
    "significance": (
        "Test the best hits with shuffled copies…",
        "Whether their composition alone scores as high",
    ),
}
"""What to try where no hit is significant, or the query is of nucleotides: words, and what it is good for."""
_NUCLEOTIDES: Final = "The query looks like DNA or RNA and was searched as a protein."
_OTHER_DATABASE: Final = "another database given"
_PROVISO: Final = "⚠"
"""Stands where there is no room for the words on which it depends that hits are significant."""
_LEAST_OF_NAME: Final = 6
"""Letters of a file's name that are worth showing."""


@dataclass(frozen=True, slots=True)
class _Doubt:
    """Why hits are to be read with care.

    Parameters
    ----------
    words, least : what the sign says, and where there is little room
    reason : sentences
    grave : whether a sign warns of it
    """

    words: str
    least: str
    reason: str
    grave: bool = True


class SummaryLine(QWidget):
    """One line: query and database, what made the hits, how many there are, and what to do with them.

    Where it is narrow, what made the hits and how many there are is a line below, whatever is said.
    Its chips are of the run shown, whatever the form holds. What a reader must know besides is in `notes`;
    it `warns` where that makes the hits doubtful.

    Signals
    -------
    info_requested() : all about the run is to be shown
    new_requested() : the form is to be shown without a query
    form_requested(str) : the form is to be shown as it is, and the first of its fields that differs;
        `differences` has its name
    again_requested() : the form is to be filled from the run shown
    compare_requested() : the run shown is to be compared with another
    keep_requested() : the run shown, which `say_kept` says is not, is to be kept
    rest_wanted() : the queries that a stopped batch left are to be searched
    next_requested(str) : where no hit is significant, or the query is of nucleotides, something is to be
        tried: one of `NEXT`
    notes_changed() : `notes` says something else now
    pointer_left() : the pointer is no longer over it
    """

    info_requested = Signal()
    new_requested = Signal()
    form_requested = Signal(str)
    again_requested = Signal()
    compare_requested = Signal()
    keep_requested = Signal()
    rest_wanted = Signal()
    next_requested = Signal(str)
    notes_changed = Signal()
    pointer_left = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setAccessibleName("Summary of the search")
        self.notes: tuple[str, ...] = ()
        self.warns = False
        self._sentence = ""
        self._first_other = ""  # field of the form that differs
        self._name = ""  # that somebody gave the run
        self._from = ""  # where the results are from
        self._searched = self._whole_names = ""  # query and database
        self._least_searched = ""  # as long as words of commands give way to them
        self._found = ""  # how many hits there are, and on what it depends that they are significant
        self._least_found = ""  # with a sign for that, where there is little room
        self._round = ""  # whose hits are shown
        self._least_round = ""  # without whether the rounds converged, where there is little room
        self._plan: Plan | None = None  # shown
        self._widest_searched = ""  # with the longest of its queries' names
        self._state = ""  # of the run, whole
        self._least_state = ""  # where there is little room
        self.what = FirstWords(by_letters=True)
        self.what.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        font = QFont(self.what.font())
        font.setWeight(QFont.Weight.DemiBold)
        self.what.setFont(font)
        self.scoring = Chip("Matrix and gap costs")
        self.bound = Chip("E-value bound")
        self.round = Chip("Round shown")
        self.found = Chip("Hits", Weight.STRONG)
        self.provisional = Chip("E-values", Weight.WARNING)
        self.origin = Chip("Where the results are from", Weight.QUIET)
        self.unkept = IconButton("Not kept", "history")
        self.differs = IconButton(_DIFFERS, "panel")
        self.differs.setAutoRaise(False)  # among facts: its edge says that it can be clicked
        self.rest_button = IconButton("Continue", "search")
        self.info_button = IconButton("About this run", "info")
        self.new_button = IconButton("New search", "new")
        self.new_button.setToolTip("Enter another query, with the usual options (Ctrl+N)")
        self.again_button = IconButton("Edit and rerun", "edit")
        self.again_button.setToolTip(_AGAIN)
        self.compare_button = IconButton("Compare…", "compare")
        self.compare_button.setToolTip("Compare these hits with those of another run")
        self.next_button = MenuButton("What to try")
        self.next_button.setToolTip("What may find or confirm relatives")
        self.next_button.setMenu(EdgedMenu(self.next_button))
        self.next_button.menu().setToolTipsVisible(True)
        self.is_translated: Callable[[Sequences[Sequence]], bool] = lambda _: False
        """Whether queries are reading frames of what the form can translate again."""
        self._next = {}
        for name, (words, tip) in NEXT.items():
            action = self._next[name] = self.next_button.menu().addAction(words)
            action.setToolTip(tip)
            action.triggered.connect(partial(self.next_requested.emit, name))
        self.export_button = MenuButton("Export", "export")
        self.export_button.setMenu(EdgedMenu(self.export_button))
        self.export_button.menu().setToolTipsVisible(True)
        self._count: FirstWords | None = None
        self._origin = ""  # whole
        self._fitted = ""  # the count that there is room for
        self._worded = (self.new_button, self.again_button, self.compare_button, self.export_button)
        self._facts = QWidget()
        self._chips = QHBoxLayout(self._facts, spacing=SPACE // 2)
        self._chips.setContentsMargins(0, 0, 0, 0)
        shown = (
            *(self.scoring, self.bound, self.round, self.found, self.provisional, self.next_button),
            *(self.info_button, self.origin, self.unkept, self.differs),
        )
        for fact in shown:
            self._chips.addWidget(fact)
        self._chips.addStretch(1)
        self._chips.addWidget(self.rest_button)  # at the end: it stays in its place from query to query
        self._rows = QGridLayout(self)
        self._rows.setContentsMargins(0, 0, 0, 0)
        self._rows.setHorizontalSpacing(SPACE // 2)
        self._rows.setVerticalSpacing(2)
        self._rows.addWidget(self.what, 0, 0)
        self._rows.addWidget(self._facts, 0, 1)
        self._rows.setColumnStretch(1, 1)
        for column, button in enumerate(self._worded, 2):
            self._rows.addWidget(button, 0, column)
        self.info_button.clicked.connect(self.info_requested)
        self.unkept.clicked.connect(self.keep_requested)
        self.rest_button.clicked.connect(self.rest_wanted)
        self.differs.clicked.connect(lambda: self.form_requested.emit(self._first_other))
        self.new_button.clicked.connect(self.new_requested)
        self.again_button.clicked.connect(self.again_requested)
        self.compare_button.clicked.connect(self.compare_requested)
        self.clear()

    def show_count(self, count: FirstWords) -> None:
        """Show beside what was found how much of it is in the table."""
        self._count = count
        place = self._chips.indexOf(self.info_button) + 1
        self._chips.insertWidget(place, count)
        self._chips.insertSpacing(place + 1, SPACE // 2)  # there is no room around its words

    def offer_exports(self, *actions: QAction) -> None:
        """Show in the menu of exports what can be written."""
        self.export_button.menu().addActions(actions)

    def clear(self) -> None:
        """Say nothing."""
        self.say_origin("")
        self.say_kept("")
        self.say_name("")
        self.say_rest("")
        self.say_round(0, None)
        self.say_difference({})
        self._say("", "", [])
        self.hide()

    def show_running(self, plan: Plan, query: int) -> None:
        """Say what is being searched, and with which query of it the list shows."""
        self.say_origin("")
        self._show_plan(plan, query)
        queries = counted(len(plan.request.queries), "query", "queries")
        sequences = counted(plan.database.n_sequences, "sequence")
        text = f"Searching {plan.database.name} with {queries} · {sequences} to compare"
        self._say(text, "searching…", [])
        self._offer(False)

    def show_result(
        self,
        plan: Plan,
        query: int,
        result: QueryResult,
        shown: int,
        warnings: Sequences[str],
        ending: Ending | None,
        scores: DescribedScores | None,
    ) -> None:
        """Say what the search of one query, a 0-based place in the request, compared and found.

        `shown` of its hits the filter leaves in; `warnings` are sentences on what went wrong without spoiling
        the result, and `scores` what is known by now of how its scores came about. Once there is an `ending`,
        it offers what to try where no hit is significant, or the query is of nucleotides.
        """
        stopped = ending.sentence if ending is not None else ""
        care, worth = _care(result, scores), _about_perfect(plan, result)
        doubts = self._doubts(plan, query, result, warnings, care, worth)
        if looks_like_nucleotides(result.query):
            warnings = [_NUCLEOTIDES, *warnings]
        self._show_plan(plan, query, result)
        complete = result.compared == plan.database.n_sequences
        text = _about(plan, query) + summary(result, plan, shown)
        if plan.origin is not None:
            self._show_origin(plan, plan.origin, text, result)
            return
        notes = self._cautions(plan, query, result, warnings, care, worth)
        notes = [stopped, *notes] if stopped else list(notes)
        perfect, perfectly = about_matches(result.hits)
        notes = [perfect, *notes] if perfect else notes
        self._say(text, found_text(result), notes, result.hits.proviso, perfectly)
        provisional = result.hits.provisional
        if provisional:
            self.found.setToolTip(_WHO_KNOWS)
        else:
            unless = "".join(say(result) for say in (_of_basis, _weak, _weakly_included, _brought_in))
            words = (
                f"Significant: E ≤ {bound_text(SIGNIFICANT)} by the E-value alone, before any test."
                f"{_of_inclusion(plan)}{unless} {perfect}"
            )
            self.found.setToolTip(
                tooltip_text(wrapped(words))
                if result.hits.has_evalues
                else "These gap costs have no E-values."
            )
        if provisional:
            self.provisional.say("provisional E-values", _why_provisional(plan))
        if complete and provisional:
            self._show_info("all compared, E-values provisional", True)
            self.info_button.setToolTip(
                f"Scores are exact, E-values are provisional. {stopped} More about the run ({INFO_KEY})"
            )
        elif complete and ending is not None and ending.brief:
            if plan.request.iteration is None:
                self._show_info(f"{ending.brief}, {_EXACT_HERE}", True, f"stopped, {_EXACT_HERE}")
            else:
                self._show_info(ending.brief, True, _STOPPED)
            self.info_button.setToolTip(f"These scores are exact. {stopped} More about the run ({INFO_KEY})")
        elif complete:
            if doubts:
                more = len(doubts) - 1
                words = f"{_EXACT}, {doubts[0].words}" + (f", and {more} more" if more else "")
                least = doubts[0].least + (f" +{more} more" if more else "")
                self._show_info(words, any(doubt.grave for doubt in doubts), least, doubted=True)
            else:
                self._show_info(_EXACT, False, _CHECKED)
            compared = f"All {counted(result.compared, 'sequence')} compared exactly."
            more_said = filter(None, [_about_fit(plan, query, result), first_round_text(result)])
            said = [*(doubt.reason for doubt in doubts), compared, *more_said]
            self.info_button.setToolTip(
                tooltip_text(" ".join([*said, f"Parameters, statistics and times ({INFO_KEY})"]))
            )
        else:
            whole = counted(plan.database.n_sequences, "sequence")
            self._show_info(f"{_STOPPED}: {result.compared:,} of {whole} compared", True, _STOPPED)
            self.info_button.setToolTip(
                f"Stronger hits may be among the sequences not compared. More about the run ({INFO_KEY})"
            )
        self._offer(True)
        if ending is not None:
            self._offer_next(plan, query, result)

    @staticmethod
    def _doubts(
        plan: Plan,
        query: int,
        result: QueryResult,
        warnings: Sequences[str],
        care: _Doubt | None,
        worth: _Doubt | None,
    ) -> list[_Doubt]:
        """Return why hits of a complete search are to be read with care, the gravest reason first."""
        parameters, doubts = result.significance.parameters, []
        if looks_like_nucleotides(result.query):
            doubts.append(_Doubt("the query looks like DNA", "DNA?", _NUCLEOTIDES))
        if not parameters.available:
            doubts.append(_Doubt("no E-values", "no E-values", parameters.note))
        elif parameters.source == "estimated" and query not in plan.of_positions:  # those are so as a rule
            state = "E-values estimated"
            doubts.append(_Doubt(state, state, _why_doubtful(parameters)))
        doubts += [doubt for doubt in (worth, care) if doubt is not None]
        if warnings:
            doubts.append(_Doubt("with a warning", "warning", " ".join(warnings)))
        return sorted(doubts, key=lambda doubt: not doubt.grave)

    def _show_origin(self, plan: Plan, origin: Origin, text: str, result: QueryResult) -> None:
        """Say who found the hits, where it was another program."""
        provisional = result.hits.provisional
        other = plan.other_database
        why = [*([_why_provisional(plan)] if provisional else []), *([other] if other else [])]
        self._say(text, found_text(result), [*why, *origin.sentences()])
        self.found.setToolTip(
            _WHO_KNOWS
            if provisional
            else f"Significant: E ≤ {bound_text(SIGNIFICANT)}, by the E-values of {origin.name}."
            if result.hits.has_evalues
            else "The file has no E-values."
        )
        if provisional:
            self.provisional.say("provisional E-values", why[0])
        by = f"found by {origin.program or origin.name}"
        doubts = [_OTHER_DATABASE] if other else []
        doubts += ["E-values provisional"] if provisional else []
        self._show_info(", ".join([by, *doubts]), bool(doubts), _OTHER_DATABASE if other else by)
        self.info_button.setToolTip(f"What the file says of how they were found ({INFO_KEY})")
        self._offer(True)

    def show_not_reached(self, plan: Plan, query: int, ending: Ending) -> None:
        """Say that the search ended before it came to the query, and after how many."""
        self._show_plan(plan, query)
        text = "Stopped early: this query was not compared"
        self._say(
            _about(plan, query) + text,
            "not compared",
            ["The search stopped early: this query was not compared."],
        )
        self._show_info(ending.brief or _STOPPED, True, _STOPPED)
        self._offer(True)

    def show_unlisted(self, plan: Plan, ending: Ending | None) -> None:
        """Say that words leave out every query."""
        self._show_plan(plan, 0)
        self._searched = self._least_searched = plan.searched
        self._whole_names = "\n".join(map(str, plan.request.databases))
        self._show_names()
        self._say("No query contains all these words", "no query listed", [])
        stopped = ending.brief if ending is not None else ""
        self._show_info(stopped, bool(stopped), _STOPPED if stopped else "")
        self._offer(True)

    def say_origin(self, words: str, sentence: str = "") -> None:
        """Say where the results are from, if not from a search just made; '' takes it back."""
        self._origin = words
        self.origin.say(words, sentence)
        self._from = sentence  # where there is no room for the chip
        self._show_names()
        self._fit()

    def say_kept(self, words: str, sentence: str = "") -> None:
        """Say that the run is not kept, and offer to keep it; '' takes it back."""
        self.unkept.setText(words)
        self.unkept.setToolTip(tooltip_text(sentence))
        self.unkept.setAccessibleName(words)
        self.unkept.setAccessibleDescription(sentence)
        self._fit()

    def say_rest(self, words: str) -> None:
        """Offer to search the queries that a stopped batch left, as these words say; '' takes it back."""
        self.rest_button.setText("Continue" if words else "")
        self.rest_button.setToolTip(f"{words}: what is found is added to this run" if words else "")
        self.rest_button.setAccessibleDescription(words)
        self._fit()

    def say_name(self, name: str) -> None:
        """Call the run by the name that somebody gave it, after its query and database; '' takes it back."""
        self._name = name
        self._show_names()
        self._fit()

    def say_round(self, number: int, of: int | None, *, converged: bool | None = None) -> None:
        """Say whose hits are shown of an iterated search's rounds: of how many, None while more may come.

        There is nothing to say of 0, no round.

        converged : whether the last of them included nothing new; None where it included nothing at all
        """
        words = f"round {number}" + ("" if of is None else f" of {of}") if number else ""
        self._least_round = words
        tip = "Hits, details and exports are of this round. Rounds, below, shows others."
        if words and of is not None and converged:
            words += " · converged" if number == of else ""
            tip += " The last round included no new hit."
        elif words and of is not None and converged is not None:
            words += " · not converged" if number == of else ""
            tip += " The last round still included new hits: more rounds may find more."
        self._round = words
        self.round.say(words, tip)
        self._show_names()
        self._fit()

    def say_difference(self, found: Mapping[str, str]) -> None:
        """Offer the form where it holds something else than made these hits, as `differences` has it."""
        words = f"The form holds another search: {'; '.join(found.values())}." if found else ""
        where = " The hits shown stay as they are. Click to go to {} in the form.".format(
            "the first of these" if len(found) > 1 else "what differs"
        )
        self._first_other = next(iter(found), "")
        self._say_differs(words, where)

    def say_difference_in_doubt(self) -> None:
        """Go on offering a form that held another search before something in it was entered wrongly."""
        if self.differs.text():
            self._say_differs(_DIFFERS_IN_DOUBT, " The hits shown stay as they are.")

    def _say_differs(self, words: str, where: str) -> None:
        self.differs.setText(_DIFFERS if words else "")
        self.differs.setToolTip(tooltip_text(words and words + where))
        self.differs.setAccessibleDescription(words)
        self._fit()

    def text(self) -> str:
        """Return everything said, for tests and screen readers."""
        made = (self.scoring.text(), self.bound.text(), self._round)
        parts = (self._sentence, self.what.whole(), *made, self._found, self.provisional.text())
        signs = (self.origin.toolTip(), self.unkept.toolTip(), self.differs.toolTip())
        more = (self._state, *signs, *self.notes)
        return " ".join(part for part in (*parts, *more) if part)

    def event(self, event: QEvent) -> bool:
        """Leave words of buttons away when the count says more than before."""
        if event.type() == QEvent.Type.LayoutRequest and self._counted() != self._fitted:
            self._fit()
        return super().event(event)

    def leaveEvent(self, event: QEvent) -> None:
        """Tell that words may move now."""
        super().leaveEvent(event)
        self.pointer_left.emit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Leave the words of the buttons away where there is no room for them, and then take another line."""
        super().resizeEvent(event)
        self._fit()

    # Inside

    def _show_plan(self, plan: Plan, query: int, result: QueryResult | None = None) -> None:
        """Show what is searched, and by which matrix and gap costs; `result` is None before there is one."""
        scoring = plan.scoring_of(query)
        scheme, request = plan.request.scheme, plan.request
        is_pssm = query in plan.of_positions
        one = request.queries[query]
        name = request.called(query)
        database = plan.searched
        self._searched = f"{_short(name)} → {database}"
        self._least_searched = f"{_short(name)} → {_short(database)}"
        if plan is not self._plan:
            self._plan, some = plan, range(len(request.queries[:_MEASURED]))
            longest = max((_short(request.called(place)) for place in some), key=len)
            self._widest_searched = f"{longest} → {database}"
        joined = ReadingNotes(joined_lines=request.query_notes.joined_lines).sentences()
        said = (f"{words[0].upper()}{words[1:]}." for words in joined)
        self._whole_names = "\n".join([one.header or name, *said, *map(str, request.databases)])
        if plan.origin is not None:
            self._say_settings(plan.origin)
            self._show_names()
            return
        matrix, scores, caution = scheme.matrix_name, scheme.matrix_name, ""
        if is_pssm and result is not None and result.hits.in_later_round:
            scores = f"{scoring.name} scores this round, and was built with {matrix}"
            matrix = f"{NO_MATRIX}, {matrix}"
        elif is_pssm:
            matrix, scores, caution = f"{NO_MATRIX} · gaps", scoring.name, f" {CIRCULAR}."
        self.scoring.say(
            f"{matrix} {scheme.gap_open}/{scheme.gap_extend}",
            f"{scores}; a gap of k residues costs {scheme.gap_open} + {scheme.gap_extend} × k. "
            f"The hits below were found with these.{caution}",
        )
        has_evalues = plan.parameters_of(query).available
        bounds = [
            f"E ≤ {bound_text(request.evalue)}" if has_evalues else "",
            f"best {request.top:,}" if request.top is not None else "",
            "SEG" if request.mask is not None else "",
        ]
        asked = "Hits up to this E-value are reported" if has_evalues else "There are no E-values"
        self.bound.say(" · ".join(filter(None, bounds)), asked)
        self._show_names()

    def _show_names(self) -> None:
        """Show what was searched, and where there is room what the run is called.

        The tooltip also has the facts for which there may be no room.
        """
        name = f" · {_short(self._name)}" if self._name and self._searched else ""
        made = " · ".join(filter(None, (self.scoring.text(), self.bound.text(), self._round)))
        whole = "\n".join(filter(None, (self._name, self._whole_names, made, self._from)))
        self.what.set_whole(f"{self._searched}{name}", whole)

    def _say_settings(self, origin: Origin) -> None:
        """Show the settings that the file of another program states, or that it does not."""
        read = f"These hits of {origin.name} were read from {origin.source}"
        unstated = "with which matrix and gap costs it found them"
        if not origin.program:
            unstated = "which program found them, nor with which matrix and gap costs"
        command = f" Its command: {origin.fact('Command')}" if origin.fact("Command") else ""
        self.scoring.say(
            origin.matrix_and_gaps or "matrix not stated",
            f"{read}, which states this."
            if origin.matrix_and_gaps
            else f"{read}, which does not say {unstated}.{command}",
        )
        bound = origin.fact("E-value bound")
        self.bound.say(
            f"E ≤ {bound}" if bound else "E bound not stated",
            "The bound that the file states"
            if bound
            else f"The file does not say up to which E-value hits were reported.{command}",
        )

    def _cautions(
        self,
        plan: Plan,
        query: int,
        result: QueryResult,
        warnings: Sequences[str],
        care: _Doubt | None,
        worth: _Doubt | None,
    ) -> Sequences[str]:
        cautions = [doubt.reason for doubt in (care, worth) if doubt is not None]
        if result.compared != plan.database.n_sequences:
            cautions.append("Stronger hits may be among the sequences not compared.")
        if result.hits.provisional:
            cautions.append(_why_provisional(plan))
        basis = result.hits.basis
        if basis is not None and basis.given:
            cautions.append(f"{CIRCULAR}.")
        if result.significant > len(result.hits):
            best = counted(len(result.hits), "hit is", "hits are")
            best = best.removeprefix("1 ") if len(result.hits) == 1 else best
            cautions.append(f"Only the best {best} reported, as requested.")
        if result.query.shown is not None:
            masked, residues = int(result.query.masked.sum()), counted(len(result.query), "residue")
            cautions.append(f"SEG masks {masked:,} of the query's {residues}.")
        if result.significance.available and result.evalues != plan.request.evalues:
            cautions.append(f"E-values: {plan.request.basis_of(result.evalues)}.")  # not as the run says
        cautions += self._statistics(result, plan.parameters_of(query))
        if isinstance(result.query, PositionSpecificQuery) and not result.hits.in_later_round:
            cautions += _other_gap_costs(result.query, plan.request.scheme)
        cautions += warnings
        notes = plan.database.manifest.notes.sentences()
        if notes:
            cautions.append("In the database: {}.".format("; ".join(notes)))
        return cautions

    def _statistics(self, result: QueryResult, base: GumbelParameters) -> list[str]:
        """Say whose lambda and K E-values rest on; `base` are those of the scoring, before any fit."""
        parameters = result.significance.parameters
        if parameters.source == "fitted":
            before = f"{base.lambda_:.3f}, {base.K:.2g} {base.source_words}"
            own = f"λ {parameters.lambda_:.3f}, K {parameters.K:.2g} {result.parameters_words(base)}"
            return [f"{own} (before: {before})."]
        fits = parameters.available and result.evalues != "matrix"
        if parameters.source == "published":
            not_fitted = ", not fitted to this search's scores" if fits else ""
            lowered = lowered_words(parameters, base)
            which = "λ is NCBI's published one" if lowered else "λ and K are NCBI's published ones"
            return [*filter(None, (f"{which}{not_fitted}.", lowered))]
        return [
            *(["λ and K are not fitted to this search's scores."] if fits else []),
            _why_doubtful(parameters),
        ]

    def _show_info(self, words: str, warning: bool, least: str = "", *, doubted: bool = False) -> None:
        """Show the state of the run, and where there is little room `least` of it.

        doubted : whether its sign says that there is something to mind, even where no words have room
        """
        self.warns = warning
        self._state, self._least_state = words, least or words
        self.info_button.setText(words)
        self.info_button.set_sign("warning" if warning or doubted else "info")
        font = QFont(self.font())
        font.setBold(warning)
        self.info_button.setFont(font)

    def _say(
        self, sentence: str, found: str, notes: list[str], proviso: str = "", perfectly: str = ""
    ) -> None:
        self._sentence = sentence
        self._found = " · ".join(filter(None, (found, perfectly, proviso)))
        self._least_found = f"{found} {_PROVISO}" if proviso else found
        self.found.say(self._found)
        self.provisional.say("")
        self.notes = tuple(notes)
        self.setAccessibleDescription(sentence)
        self.setVisible(bool(sentence))
        self.notes_changed.emit()
        self._fit()

    def _offer(self, over: bool) -> None:
        self.info_button.setVisible(True)
        if not over:
            self._show_info("", False)
            self.info_button.setToolTip(f"Parameters and statistics of the search ({INFO_KEY})")
        for button in self._worded:
            button.setVisible(over)
        why_not = self._plan.why_no_rerun if self._plan is not None else ""
        self.again_button.setEnabled(not why_not)
        self.again_button.setToolTip(tooltip_text(why_not or _AGAIN))
        self.next_button.hide()
        self._fit()

    def _offer_next(self, plan: Plan, query: int, result: QueryResult) -> None:
        """Offer what to try next."""
        offered = self._next_steps(plan, query, result)
        for name, action in self._next.items():
            action.setVisible(name in offered)
        if "longer" in offered:
            self._next["longer"].setToolTip(tooltip_text(_why_longer(plan, result)))
        self.next_button.setVisible(bool(offered))
        self._fit()

    def _next_steps(self, plan: Plan, query: int, result: QueryResult) -> set[str]:
        """Return what to try where nothing is significant, but not what was tried, nor what cannot help.

        Whatever nucleotides hit, nothing but their translation helps. The preset for short queries is offered
        wherever the form offers it.
        """
        if looks_like_nucleotides(result.query):
            return {"translate"}
        hits, request = result.hits, plan.request
        if not result.significance.parameters.available:
            return set()
        best = float(hits.log10_evalues[0]) if len(hits) else math.inf
        asked = result.query, request.scheme, result.evalues, plan.database
        matrix_counts = not hits.of_given_pssm
        held = preset_of(request.scheme, request.evalues)
        tried, short = held.name if held is not None else "", len(result.query) <= SHORT_QUERY
        of_any = not len(hits) and bool(why_no_hit(plan, query, result))
        too_short = of_any or (plan.origin is None and result.is_short)
        suits = matrix_counts and plan.origin is None and with_short_peptide(*asked) is not None
        if hits.n_significant != 0:
            return {SHORT} if suits and scores_low(request.scheme) and not hits.provisional else set()
        longer = not of_any and not suits and (too_short or short)
        helps = {
            "frame": self.is_translated(request.queries),
            SHORT: suits,
            DEFAULT: matrix_counts and plan.origin is None and with_usual(*asked) is not None,
            "distant": matrix_counts and not short and tried != "distant",
            "rounds": request.iteration is None and best <= math.log10(DEFAULT_INCLUSION),  # of hits
            "database": not too_short,
            "longer": longer,
            "taxa": longer and request.taxa is None and (taxdump := kept_taxdump()) and taxdump.exists(),
            "significance": _some_untested(hits),
        }
        return {name for name, offered in helps.items() if offered}

    def _fit(self) -> None:
        """Give the room there is to what matters most; tooltips have what is cut.

        First, by the width alone, go the words of commands, from the left, all but *Export* also where
        facts need the room; then where results are from, the end of a long count that is no figure, and how
        far a stopped run came; then the run's own name, letter by letter, and the end of a file name that
        is a sentence; then *Form holds another search* becomes shorter, *Not kept* loses its words, and the
        E-value bound goes, which the tooltip of the names has, as the scoring; then the database's name is
        cut to its first letters, and that scores are exact goes, as the sign says, the scoring, and the
        words that the form holds another search. Ticks that are hidden leave the names whole until then.
        Then query and database are cut. Then go the sign of *Not kept*, *shown* after how many hits are
        where no tick is hidden, and the words on which it depends that hits are significant, for a sign. At
        last go whether the rounds converged, the round, the words of a caution, for a sign, and how many
        ticks are hidden. The words that the run stopped early stay, as *Continue*, the sign that the form
        differs, how many hits are significant, and how many are shown. What is then free the count takes.
        """
        both, alone = Qt.ToolButtonStyle.ToolButtonTextBesideIcon, Qt.ToolButtonStyle.ToolButtonIconOnly
        self._fitted = self._counted()
        signs = self.differs, self.unkept
        offers = (*signs, self.rest_button)
        for button in (*self._worded, self.info_button, *offers):
            button.setToolButtonStyle(both)
        self.info_button.setText(self._state)
        if self.differs.text():
            self.differs.setText(_DIFFERS)
        for button in offers:
            button.setVisible(bool(button.text()))
        self.origin.setText(self._origin)
        self.found.setText(self._found)
        self.round.setText(self._round)
        for chip in (self.origin, self.scoring, self.bound, self.round):
            chip.setVisible(bool(chip.text()))
        below = self.width() < _ONE_LINE * self.fontMetrics().averageCharWidth()
        if below != (self._rows.itemAtPosition(1, 0) is not None):
            self._rows.removeWidget(self._facts)
            place = (1, 0, 1, -1) if below else (0, 1, 1, 1)
            self._rows.addWidget(self._facts, *place)
        high = max(self._facts.sizeHint().height(), self.new_button.sizeHint().height())
        for row in range(2):  # also while there is no button, and no fact
            self._rows.setRowMinimumHeight(row, high if row == 0 or below else 0)
        # On one line names give way first; a line of their own asks for no more than there is.
        least = QSizePolicy.Policy.Ignored if below else QSizePolicy.Policy.Minimum
        self._facts.setSizePolicy(least, QSizePolicy.Policy.Preferred)
        if self._count is not None:
            self._count.setMaximumWidth(_ANY_WIDTH)
        whole, least_names = self.what.sizeHint().width(), self.what.minimumSizeHint().width()
        named = min(whole, self.what.fontMetrics().horizontalAdvance(f"{self._least_searched}…") + 2)
        # No button moves for the name of another query.
        widest = self.what.fontMetrics().horizontalAdvance(self._widest_searched)
        whole, named = max(whole, widest), max(named, widest)
        begin, arrow, database = self._widest_searched.rpartition(" → ")
        first = self.what.fontMetrics().horizontalAdvance(f"{begin}{arrow}{database[:_LEAST_OF_NAME]}…") + 2
        stopped = self._least_state == _STOPPED
        for button in (self.new_button, self.again_button, self.compare_button):
            if self._lacks_room_for_words():
                button.setToolButtonStyle(alone)
        if self._lacks_room_for_words(beside_facts=False):
            self.export_button.setToolButtonStyle(alone)
        self._cut_origin(self._facts_missing(whole))
        count = self._count if self._count is not None and not self._count.isHidden() else None
        if count is not None and self._facts_missing(whole) > 0:
            count.cut_to(count.sizeHint().width() - self._facts_missing(whole), count.figures)
        if self._facts_missing(whole) > 0:
            self.info_button.setText(self._least_state)  # how far it came the line at the foot says, too
        if self.differs.text() and self._facts_missing(named) > 0:
            self.differs.setText(_DIFFERS_IN_SHORT)
        ticks = count is not None and count.figures != count.least
        first = max(min(first, named), least_names)
        doubted = self.warns or self._state.startswith(f"{_EXACT}, ")
        if self._facts_missing(named) > 0:
            self.unkept.setToolButtonStyle(alone)
        if self._facts_missing(named) > 0:
            self.bound.hide()
        if not doubted and self._facts_missing(named if ticks else first) > 0:
            self.info_button.setToolButtonStyle(alone)
        if self._facts_missing(named if ticks else first) > 0:
            self.scoring.hide()
        if self._facts_missing(first) > 0:
            self.differs.setToolButtonStyle(alone)
        if self._facts_missing(least_names) > 0:
            self.unkept.hide()
        if count is not None and not ticks:
            self._cut_count(count, least_names)
        if self._facts_missing(least_names) > 0:
            self.found.setText(self._least_found)
        if self._facts_missing(least_names) > 0:
            self.round.setText(self._least_round)
        if self._facts_missing(least_names) > 0:
            self.round.hide()
        if doubted and not stopped and self._facts_missing(least_names) > 0:
            self.info_button.setToolButtonStyle(alone)
        if count is not None:  # others have given way after it
            self._cut_count(count, least_names)
            taken = min(count.sizeHint().width(), count.maximumWidth())
            for words, names in ((count.figures, named), (count.whole(), whole)):
                if taken < count.width_of(words) <= taken - self._facts_missing(names):
                    count.cut_to(0, words)
                    taken = count.maximumWidth()

    def _cut_count(self, count: FirstWords, names: int) -> None:
        """Say how many hits are shown alone, and then without *shown*, where there is no room for more."""
        for words in (count.least, count.least.removesuffix(" shown")):
            if (missing := self._facts_missing(names)) > 0:
                count.cut_to(min(count.sizeHint().width(), count.maximumWidth()) - missing, words)

    def _cut_origin(self, missing: int) -> None:
        """Shorten the name of the file that the results are from, or take all away: the foot says it, too."""
        if missing <= 0:
            return
        way, _, name = self._origin.rpartition(" ")
        metrics, room = self.origin.fontMetrics(), self.origin.sizeHint().width() - missing
        least = metrics.horizontalAdvance(f"{way} {name[:_LEAST_OF_NAME]}…")
        width = metrics.horizontalAdvance(self._origin)
        room -= self.origin.sizeHint().width() - width  # what is around the words
        if least <= room < width:
            self.origin.setText(metrics.elidedText(self._origin, Qt.TextElideMode.ElideRight, room))
        else:
            self.origin.hide()

    def _facts_missing(self, names: int) -> int:
        """Return how much wider than the line the row of the facts is."""
        if self._rows.itemAtPosition(1, 0) is not None:
            return self._facts.sizeHint().width() - self.width()
        return self._missing(names)

    def _missing(self, names: int) -> int:
        """Return how much wider than the line its first row is where the names have so much of it."""
        below = self._rows.itemAtPosition(1, 0) is not None
        return self._missing_beside(names, 0 if below else self._facts.sizeHint().width() + SPACE // 2)

    def _lacks_room_for_words(self, *, beside_facts: bool = True) -> bool:
        """Whether commands have less room than their words take, whatever names and facts a result has."""
        letter, below = self.fontMetrics().averageCharWidth(), self._rows.itemAtPosition(1, 0) is not None
        facts = _FACTS * letter if beside_facts and not below else 0
        return self._missing_beside(_NAMES * letter, facts) > 0

    def _missing_beside(self, names: int, facts: int) -> int:
        """Return how much wider than the line names, so much for the facts, and the commands are."""
        shown = [button for button in self._worded if not button.isHidden()]
        return names + facts + sum(button.sizeHint().width() + SPACE // 2 for button in shown) - self.width()

    def _least_first(self) -> int:
        """Return the least width of the first line without facts: first words, and signs without words."""
        shown = [button for button in self._worded if not button.isHidden()]
        return self.what.minimumSizeHint().width() + sum(_sign_width(button) + SPACE // 2 for button in shown)

    def _least_facts(self) -> int:
        """Return the least width of the facts: those left out that can be, and a sign without words.

        That the run stopped early is said in words, which the facts on the scoring give way to, and that the
        form differs by a sign, which the E-value bound gives way to.
        """
        stopped, differs = self._least_state == _STOPPED, bool(self.differs.text())
        scoring = [self.scoring, *([] if differs else [self.bound])]
        chips = [*([] if stopped else scoring), self.provisional]
        shown = [chip.sizeHint().width() for chip in chips if chip.text()]
        for chip, least in ((self.found, self._least_found), (self.round, self._least_round)):
            if least:
                shown.append(_width_with(chip, least))
        buttons = (self.next_button, self.rest_button)
        shown += [button.sizeHint().width() for button in buttons if not button.isHidden()]
        if self._count is not None and not self._count.isHidden():
            shown.append(self._count.minimumSizeHint().width() + SPACE // 2)
        words = self.info_button.fontMetrics().horizontalAdvance(_STOPPED) + SPACE // 2 if stopped else 0
        shown += [_sign_width(self.differs)] if differs else []
        return sum(width + SPACE // 2 for width in shown) + _sign_width(self.info_button) + words

    def _counted(self) -> str:
        return self._count.whole() if self._count is not None else ""

    def minimumSizeHint(self) -> QSize:
        """Ask for room for the facts, and for signs on the buttons."""
        return QSize(max(self._least_first(), self._least_facts()), super().minimumSizeHint().height())


def _some_untested(hits: HitTable) -> bool:
    """Whether shuffled copies can still say something of a hit that chance might well not give."""
    best = np.flatnonzero(hits.log10_evalues <= 0)
    return any(table.pair(row) is None for table, rows in hits.where_testable(best) for row in rows.tolist())


def found_text(result: QueryResult) -> str:
    """Return how many hits there are, and how many mean something: ``70 significant of 95``.

    That is not known of hits with provisional E-values: ``580 hits so far``.
    """
    hits = result.hits
    significant = hits.n_significant
    more = f" (the best of {result.significant:,})" if result.significant > len(hits) > 0 else ""
    if significant is None or not len(hits):
        so_far = " so far" if hits.provisional else ""
        return counted(len(hits), "hit") + so_far + more
    return f"{significant:,} significant of {len(hits):,}{more}"


def _of_basis(result: QueryResult) -> str:
    """Say on what it depends in a sentence after another one, and where more is said; '' for nothing."""
    hits = result.hits
    basis = hits.basis
    if basis is None or not (basis.named or basis.given):
        return ""
    held = int(np.count_nonzero(hits.in_pssm[: hits.n_significant or 0]))
    listed = hits.given_pssm.built_from if hits.given_pssm is not None else None
    found = (
        f" The PSSM was built from {counted(len(listed), 'different sequence')}; {held:,} of the significant "
        f"hits {'has' if held == 1 else 'have'} one of them."
        if listed
        else ""
    )
    holds = f" {basis.holds[0].upper()}{basis.holds[1:]} {basis.named}" if basis.named else f" {CIRCULAR}"
    return f"{found}{holds}{': see Rounds' if hits.in_later_round else ''}."


def _other_gap_costs(query: PositionSpecificQuery, scheme: ScoringScheme) -> list[str]:
    """Say that a PSSM was made with other gap costs than the search's; nothing where it was not."""
    from swathe.core.statistics.position_statistics import fits_gap_costs, gap_costs_of

    if fits_gap_costs(query, scheme.gap_open, scheme.gap_extend):
        return []
    (gap_open, gap_extend), told = gap_costs_of(query)
    usual = "the PSSM was made with" if told else "usual for the PSSM are"
    return [f"Gap costs are {scheme.gap_open}/{scheme.gap_extend}; {usual} {gap_open}/{gap_extend}."]


def _care(result: QueryResult, scores: DescribedScores | None) -> _Doubt | None:
    """Return what the scores have against the E-values; None for nothing, or nothing yet.

    That the query looks like DNA is said by itself, and more gravely.
    """
    if scores is None or not scores.trust.doubtful or looks_like_nucleotides(result.query):
        return None
    why = f"{scores.trust.words} Scores, below, shows them beside chance."
    return _Doubt("E-values uncertain", "E uncertain", why, grave=scores.trust.grave)


def _weak(result: QueryResult) -> str:
    """Say how many of the significant hits are less than convincing by their tests."""
    hits = result.hits
    count = int(hits.contradicted(slice(hits.n_significant or 0)).sum())
    if not count:
        return ""
    called, their = ("is", "its test") if count == 1 else ("are", "their tests")
    return f" {count:,} {called} less than convincing by {their} (half-filled dots)."


def _of_inclusion(plan: Plan) -> str:
    """Say that rounds have another bound, up to which they include hits; '' of a single search."""
    if plan.request.iteration is None:
        return ""
    inclusion = bound_text(plan.request.iteration.inclusion)
    return f" Profiles are built from hits up to another bound, that of inclusion: E ≤ {inclusion}."


def _weakly_included(result: QueryResult) -> str:
    """Say how many of the significant hits may owe that to the profile, which was built from them."""
    count = result.hits.n_weakly_included
    if not count:
        return ""
    return (
        f" {count:,} {'was' if count == 1 else 'were'} included in the profile at "
        f"E > {bound_text(SIGNIFICANT)} or by hand (E on entry)."
    )


def _brought_in(result: QueryResult) -> str:
    """Say how many of the significant hits were none before somebody's added hits were in the profile."""
    _, _, after = result.hits.brought_in()
    return f" {after:,} may have been found only through hits added by hand." if after else ""


def _why_longer(plan: Plan, result: QueryResult) -> str:
    """Say what a longer query is good for, and what a perfect match of so short a one has for an E-value."""
    said = [f"{NEXT['longer'][1]}."]
    if (perfect := _perfect_match(plan, result)) is not None:
        said.append(f"{perfect.words[0].upper()}{perfect.words[1:]}.")
    return " ".join(said)


def _about_perfect(plan: Plan, result: QueryResult) -> _Doubt | None:
    """Say of hits without a significant one that even a perfect match may not be; None where it is."""
    if plan.origin is not None or not len(result.hits) or result.hits.n_significant != 0:
        return None
    asked = result.query, plan.request.scheme, result.evalues, plan.database
    reason, _ = about_perfect(*asked)
    if not result.is_short or not reason:
        return None
    words, least = "even a perfect match may not be significant", "short query"
    better = with_short_peptide(*asked) is not None
    if better:
        words = "short query: try Short peptide"
    elif (perfect := _perfect_match(plan, result)) is not None:
        evalue = evalue_words(perfect.usual)
        words, least = f"a perfect match would have {evalue}", f"at best {evalue}"
    reason = reason if better else f"{reason} {JUDGE}"
    return _Doubt(words, least, reason, grave=False)


def _perfect_match(plan: Plan, result: QueryResult) -> PerfectMatch | None:
    """Return what a perfect match is worth where the search has unadjusted E-values, which say it."""
    if result.evalues != "matrix" or plan.origin is not None or len(result.query) > SHORT_QUERY:
        return None
    if isinstance(result.query, PositionSpecificQuery):
        return None
    return perfect_match(result.query, plan.request.scheme, plan.database)


def _about_fit(plan: Plan, query: int, result: QueryResult) -> str:
    """Say of what nobody published that the search fitted it to its scores, '' of all else."""
    fitted = result.significance.parameters.source == "fitted" and query not in plan.of_positions
    if not fitted or plan.parameters_of(query).source != "estimated":
        return ""
    return "E-values rest on estimated statistics that were then fitted to this search's scores."


def _why_doubtful(parameters: GumbelParameters) -> str:
    """Return whence lambda and K are where nobody published them, or why there are none."""
    estimated = "E-values rest on estimated statistics. " if parameters.source == "estimated" else ""
    return f"{estimated}{parameters.note}"


def _why_provisional(plan: Plan) -> str:
    """Return what provisional E-values are, and what to expect of others."""
    if plan.origin is not None:
        return (
            "E-values are provisional: the search that made the table ended before they were adjusted. Once "
            "they are, many of these hits may turn out to be chance."
        )
    done = {"adjusted": "adjusted for composition", "fitted": "fitted to its scores"}[plan.request.evalues]
    return (
        f"E-values are provisional: unadjusted, as the search ended before they were {done}. "
        "Once they are, many of these hits may turn out to be chance."
    )


def differences(asked: SearchRequest, wanted: SearchRequest) -> dict[str, str]:
    """Return in a few words each what a request would do otherwise than the one that made the hits.

    Keys are the names of what differs in the request.
    """
    kept, other = asked.scheme, wanted.scheme
    pairs = (
        (
            "scheme",
            f"{kept.matrix_name} {kept.gap_open}/{kept.gap_extend}",
            f"{other.matrix_name} {other.gap_open}/{other.gap_extend}",
        ),
        ("evalue", f"E ≤ {bound_text(asked.evalue)}", f"E ≤ {bound_text(wanted.evalue)}"),
        ("database", _databases(asked), _databases(wanted)),
        ("taxa", _taxa(asked), _taxa(wanted)),
        ("top", _limit(asked.top), _limit(wanted.top)),
        ("evalues", *(f"E-values {LABELS[one.evalues]}" for one in (asked, wanted))),
        ("mask", "masked" if asked.mask else "unmasked", "masked" if wanted.mask else "unmasked"),
        ("iteration", *_rounds(asked, wanted)),
    )
    found = {}
    if not same_queries(asked.queries, wanted.queries):
        there, here = len(wanted.queries), len(asked.queries)
        more = f"{counted(there, 'query', 'queries')} instead of {here:,}"
        found["queries"] = "other queries" if here == there else more
    return found | {name: f"{new} instead of {old}" for name, old, new in pairs if old != new}


def _databases(request: SearchRequest) -> str:
    return " + ".join(path.name for path in request.databases)


def _taxa(request: SearchRequest) -> str:
    return "all taxa" if request.taxa is None else request.taxa.words


def _limit(top: int | None) -> str:
    return "all hits" if top is None else f"the best {top:,}"


def _rounds(asked: SearchRequest, wanted: SearchRequest) -> tuple[str, str]:
    """Say in which rounds two requests search; where both do, only that in which they differ."""
    kept, other = _facts_of_rounds(asked.iteration), _facts_of_rounds(wanted.iteration)
    if len(kept) == len(other):
        pairs = [pair for pair in zip(kept, other, strict=True) if pair[0] != pair[1]]
        kept, other = [old for old, _ in pairs], [new for _, new in pairs]
    return ", ".join(kept), ", ".join(other)


def _facts_of_rounds(options: RoundOptions | None) -> list[str]:
    if options is None:
        return ["one search"]
    by_hand = len(options.include or ()) + len(options.exclude or ())
    return [
        f"up to {counted(options.rounds, 'round')}",
        f"profiles of hits with E ≤ {bound_text(options.inclusion)}",
        f"{counted(by_hand, 'hit') if by_hand else 'no hit'} chosen by hand",
    ]


def _about(plan: Plan, query: int) -> str:
    """Name the query that figures are about where there are several: the run bar shows the whole run's."""
    count = len(plan.request.queries)
    return f"Query {query + 1:,} of {count:,}: " if count > 1 else ""


def _short(name: str) -> str:
    """Return a name, its end cut off where it is long."""
    return name if len(name) <= _NAME_LETTERS else f"{name[: _NAME_LETTERS - 1]}…"


def _width_with(chip: Chip, words: str) -> int:
    """Return the width of a chip that says these words."""
    metrics = chip.fontMetrics()
    return chip.sizeHint().width() + metrics.horizontalAdvance(words) - metrics.horizontalAdvance(chip.text())


def _sign_width(button: QToolButton) -> int:
    """Return the width of a button without its words."""
    worded = button.toolButtonStyle() == Qt.ToolButtonStyle.ToolButtonTextBesideIcon
    words = button.fontMetrics().horizontalAdvance(button.text()) + SPACE // 2 if worded else 0
    return int(button.sizeHint().width()) - words
