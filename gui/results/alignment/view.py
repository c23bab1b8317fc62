"""The hit looked at: its header, its statistics and its alignment, to read, to search and to copy."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from itertools import pairwise
from typing import Final

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QByteArray, QPoint, Qt
from PySide6.QtGui import QGuiApplication, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QMenu, QStackedWidget, QVBoxLayout, QWidget

from swathe.core.alignment.alignment import Alignment
from swathe.core.export.report_content import said_of
from swathe.core.headers.fields import fields_of, page_of
from swathe.core.permutation.borderline import WHY_THEY_DIFFER, correction_and_verdict
from swathe.core.results.cautions import why_query_doubtful
from swathe.core.results.hits import HitTable
from swathe.core.results.query_result import QueryResult
from swathe.core.scoring.pssm import PositionSpecificQuery
from swathe.core.scoring.significance import BELOW_SHOWN, evalue_beyond, evalue_exact
from swathe.core.search.events import Plan
from swathe.core.statistics.conclusion import compared_words, expected_text
from swathe.core.statistics.pair_significance import PairSignificance
from swathe.core.system.words import counted, percent_text
from swathe.gui.results.alignment.canvas import AlignmentCanvas
from swathe.gui.results.alignment.copying import WIDTH, AlignmentCopying, Shown
from swathe.gui.results.alignment.find import FindBar
from swathe.gui.results.alignment.layout import (
    GAP,
    OF_PAIR,
    OF_SEARCH,
    QUERY,
    SUBJECT,
    AlignmentLayout,
    Sides,
)
from swathe.gui.results.alignment.look import Look
from swathe.gui.results.alignment.matches import AlignmentSearch
from swathe.gui.results.alignment.picture import Heading
from swathe.gui.results.alignment.tools import AlignmentTools
from swathe.gui.results.hit_name import HitName
from swathe.gui.widgets.detail import Detail
from swathe.gui.widgets.edged import EdgedMenu
from swathe.gui.widgets.field import FoldingLabel, InfoButton, NoteLine
from swathe.gui.widgets.figures import Figures
from swathe.gui.widgets.message_bar import MessageBar
from swathe.gui.widgets.message_page import ADD_SEQUENCES, ALL_HIDDEN, MessagePage
from swathe.gui.widgets.opening import open_page
from swathe.gui.widgets.scrolled import may_be_below
from swathe.gui.widgets.theme import SPACE

_ROOMY: Final = 11
"""Lines of text from which there is height for names over figures."""
_MOST_KEPT: Final = 8
"""Lines that remarks beside another alignment leave to one that has as many, before they fold."""
_HEADER_LETTERS: Final = 80
"""Letters of a header, and of the colours' legend, that have room beside the tools."""
_BITS: Final = "Bits"
_IDENTITIES: Final = "Identities"
_GAPS: Final = "Gaps"
_POSITIVES: Final = "Positives"
_IN_PROFILE: Final = "Positives in the profile"
_WHY_IN_PROFILE: Final = (
    "Positives in the profile are the aligned pairs that score above 0 at their positions of the profile, "
    "not by the matrix. Identical residues may score less where the sequences of the profile have others."
)
_IN_OTHER: Final = "Pairs also in {}"
_ABOUT_IN_OTHER: Final = (
    "{}: how many of this alignment's residue pairs the alignment of {other} has, too. The column Pairs in "
    "both % has the share of those of the longer alignment, one percentage for both runs."
)
_APART: Final = (
    "{other}'s alignment{whose} lacks {} of these {:,} residue pairs, the first at query residue {:,}: a "
    "line stands above them"
)
_EXPECT: Final = "expect "


class AlignmentView(Detail):
    """Show one hit, or say why there is none to show."""

    title = "Alignment"

    def __init__(
        self, parent: QWidget | None = None, sides: Sides = OF_SEARCH, *, legend_apart: bool = False
    ) -> None:
        """`sides`: what the two sequences are called; `legend_apart`: whether the legend stands elsewhere."""
        super().__init__(parent)
        self._sides = sides
        self._result: QueryResult | None = None
        self._plan: Plan | None = None
        self._doubt = ""  # of all hits of the query
        self._hits: HitTable | None = None
        self._row = -1
        self._alignment: Alignment | None = None
        self._layout_shown: AlignmentLayout | None = None
        self.message = MessagePage()
        self.canvas = AlignmentCanvas()
        self.bar = FindBar(sides)
        self._search = AlignmentSearch(self.bar, self.canvas, self)
        self._copying = AlignmentCopying(self.canvas, self._said, self)
        self.tools = AlignmentTools(self._commands(), sides, self, legend_apart=legend_apart)
        self.note = NoteLine()
        self.picture_menu = self.tools.picture_button.menu()
        self.copy_menu = self.tools.copy_button.menu()
        self._header = HitName()
        self._words = ""
        self._bits_in_table = not legend_apart  # that of two runs has none
        self.figures = Figures(whole=legend_apart or sides is OF_PAIR)
        self.figures.setAccessibleName("Statistics of the hit")
        self.remarks = FoldingLabel()
        self.all_remarks = InfoButton("All that is said of the hit")
        self._said_line = QHBoxLayout(spacing=SPACE // 2)
        self._first_remark = ""
        self._apart: NDArray[np.bool_] = np.empty(0, np.bool_)
        self._other = ""  # what the run is called with which it is compared
        self._whose = ""  # who aligned the hit there
        self._folds = False
        self._other_sequences = ""
        self._stack = QStackedWidget()
        self._lay_out()
        self._connect()
        self.set_hit(None, -1)

    def set_look(self, look: Look) -> None:
        """Show alignments in a certain way from now on."""
        self.tools.set_look(look)
        self.canvas.set_look(look)

    def stand_beside(self, other: AlignmentView) -> None:
        """Show alignments as another view does, line by line: how they look, break, and are scrolled."""
        self._folds = True
        self.canvas.break_as(other.canvas)
        self.figures.spare_as(other.figures)
        self.tools.look_changed.connect(other.set_look)

    def set_result(self, result: QueryResult | None, plan: Plan | None) -> None:
        """Take another query's hits, of which one is shown next."""
        if plan is not self._plan:  # of another search: what its figures take is not known yet
            self.figures.show_figures(())
            self.figures.forget()
        self._result, self._plan = result, plan
        self._doubt = ""
        if result is not None and self._sides is OF_SEARCH:  # of a pair, either may have been the query
            self._doubt = why_query_doubtful(result)

    def set_current_hit(self, row: int) -> None:
        """Show the hit looked at."""
        self.set_hit(self._result, row)

    def alignments_arrived(self, rows: list[int]) -> None:
        """Show the alignment if it is among those made just now."""
        if self._row in rows:
            self.alignment_ready()

    def alignment_failed(self, row: int, sentence: str) -> None:
        """Say why the hit looked at has no alignment."""
        if row == self._row:
            self.show_failure(sentence)

    def set_hit(self, result: QueryResult | None, hit_row: int) -> None:
        """Show a hit, with its alignment once there is one; -1 shows none."""
        self._result = result
        self._hits = result.hits if result is not None and hit_row >= 0 else None
        of_profile = self._hits is not None and isinstance(self._hits.query, PositionSpecificQuery)
        self.tools.legend.set_of_profile(of_profile)
        self._row = hit_row
        self._alignment = None
        self._first_remark = ""
        self._apart = np.empty(0, np.bool_)
        self.note.say("")
        if result is None:
            self.figures.forget()
            self.remarks.set_whole("")
        if self._hits is None:
            self._show_layout(None)
            self._header.set_whole("")
            self._words = ""
            self.figures.show_figures(())
            if result is not None and len(result.hits):
                self.message.say(*ALL_HIDDEN)
            elif result is not None:
                self.message.say("No hits", "There is nothing to align for this query.")
            else:
                self.message.say(
                    "No alignment yet",
                    "The hit you choose is shown here, aligned, once its query has been compared.",
                )
            self._show_only_message(True)
            return
        self._show_only_message(False)
        self._header.show_hit(self._hits, hit_row, self._sides.heading)
        self.alignment_ready()

    def pairs_arrived(self, rows: list[int]) -> None:
        """Say what permuted copies make of the hit looked at, if it is among those estimated just now."""
        if self._row in rows and self._hits is not None:
            self._show_statistics()

    def say_first(self, remark: str) -> None:
        """Say something of the hit shown, before all remarks; '' for nothing."""
        if remark != self._first_remark and self._hits is not None:
            self._first_remark = remark
            self._show_statistics()

    def compare_with(self, other: AlignmentView | None, name: str) -> None:
        """Say and mark which of the aligned residue pairs another view's alignment lacks; nothing for None.

        name : of the other view's run
        """
        apart = np.empty(0, np.bool_)
        if other is not None and self._alignment is not None and other._alignment is not None:
            same = map(np.array_equal, self._aligned_residues(), other._aligned_residues())
            apart = self._alignment.apart_from(other._alignment) if all(same) else apart
        if self._hits is not None and not np.array_equal(apart, self._apart):
            self._apart, self._other = apart, name
            self._whose = "" if other is None else other.whose()
            self.canvas.mark_apart(apart)
            self._show_statistics()

    def whose(self) -> str:
        """Say who aligned a hit that another program found; '' for those that Swathe found."""
        if self._hits is None or not self._hits.reported:
            return ""
        within = "" if self._hits.region(self._row) is None else ", within the region that the table names"
        return f" (by Swathe{within})"

    def offer_sequences(self, words: str) -> None:
        """Offer, where sequences are missing, others than those of files that are asked for; '' for none."""
        self._other_sequences = words

    def statistics_text(self) -> str:
        """Return the figures and remarks as one line."""
        return self._words

    def alignment_ready(self) -> None:
        """Show the alignment if it has arrived, else that it is on its way."""
        if self._hits is None:
            return
        alignment = self._hits.alignments.get(self._row)
        self._show_statistics()
        if alignment is None:
            self._show_layout(None)
            self.message.say("Aligning…", "")
            self._stack.setCurrentWidget(self.message)
        elif alignment is not self._alignment:
            sequences = self._hits.query, self._hits.subject(self._row)
            self._show_layout(AlignmentLayout(alignment, *sequences, self._sides))
            self._stack.setCurrentWidget(self.canvas)
        self._alignment = alignment

    def look_again(self) -> None:
        """Show the alignment where it was made with those of other hits, which nobody tells of."""
        if self._hits is not None and self._layout_shown is None and self._row in self._hits.alignments:
            self.alignment_ready()

    def show_failure(self, sentence: str) -> None:
        """Say why the hit has no alignment."""
        lacking = self._hits is not None and self._hits.lacks_sequence(self._row)
        ways = (ADD_SEQUENCES, self._other_sequences) if lacking else ()
        self.message.say("No alignment", sentence, *ways)
        self._stack.setCurrentWidget(self.message)
        self._fit()

    def go_to_column(self, column: int) -> None:
        """Mark a column and bring it into sight."""
        if self._layout_shown is not None and 0 <= column < self._layout_shown.n_columns:
            self.canvas.select(column, column + 1)
            self.canvas.show_columns(column, column + 1)
            self.canvas.setFocus()

    def context_menu(self) -> QMenu:
        """Return a menu for the canvas: what can be copied, and where the subject's database describes it."""
        menu = EdgedMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for button in (self.tools.copy_button, self.tools.picture_button):
            menu.addActions(button.menu().actions())
            menu.addSeparator()
        page = page_of(fields_of(self._hits.header(self._row))) if self._hits is not None else None
        if page is not None:
            menu.addAction(
                f"&Open {self._sides.named(SUBJECT)}'s page", lambda: open_page(page, MessageBar.of(self))
            )
        menu.addAction("Select &all", self._select_all)
        return menu

    def use_corner(self) -> None:
        """Leave copies and pictures to the corner over the pages."""
        for button in (self.tools.picture_button, self.tools.copy_button):
            button.hide()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put the tools beside the header where there is width, and figures in a line where it is low."""
        super().resizeEvent(event)
        self._fit()

    def save_state(self) -> QByteArray:
        """Return how alignments are shown, for the settings."""
        return QByteArray(self.canvas.look.text().encode())

    def restore_state(self, state: QByteArray) -> bool:
        """Bring back what `save_state` returned; whether it could be read."""
        try:
            look = Look.read(bytes(state.data()).decode("utf-8"))
        except ValueError:
            return False
        self.set_look(look)
        return True

    def text(self) -> str:
        """Return what Copy takes: header, statistics and alignment, or only the selected columns."""
        if self._hits is None or self._layout_shown is None:
            return ""
        first, last = self.canvas.selection()
        if last > first:
            return self._layout_shown.text(first, last, WIDTH)
        said = self._said()
        everything = self._layout_shown.text(0, self._layout_shown.n_columns, WIDTH)
        return f"{self._sides.titles[QUERY]}: {said.query}\n>{said.subject}\n{said.figures}\n\n{everything}"

    def copy(self) -> None:
        """Put `text` on the clipboard."""
        if text := self.text():
            QGuiApplication.clipboard().setText(text)
            self.note.say("")
            self.copied.emit(self._copying.copied_words())

    # Inside

    def _said(self) -> Heading:
        """Return what the alignment is of, in words."""
        assert self._hits is not None
        query = self._hits.query.header or self._sides.titles[QUERY]
        scoring = self._hits.scoring
        made = f"{scoring.name}, gap costs {scoring.gap_open}/{scoring.gap_extend}"
        words = self._words if self._hits.reported else f"{self._words} · {made}"  # which says it where known
        return Heading(query, self._hits.header(self._row), words)

    def _show_statistics(self) -> None:
        assert self._result is not None
        assert self._hits is not None
        figures, doubt = self._figures(), self._doubt and f"Caution: {self._doubt}"
        whose = self._hits.aligned_here(self._row)
        said = [*said_of(self._result, self._row), *filter(None, (doubt, whose))]
        self._words = " · ".join([_worded(*figure) for figure in figures] + said)
        self.figures.show_figures(figures, tuple(self._spared()))
        why = _WHY_IN_PROFILE if _IN_PROFILE in dict(figures) else ""
        in_other = ""
        for command in ("next_apart", "previous_apart"):
            self.tools.actions_[command].setVisible(bool(self._apart.any()))
        if self._apart.size:
            named = f"{self._other}{self._whose}"
            in_other = _ABOUT_IN_OTHER.format(_IN_OTHER.format(self._other), other=named)
        about = (self._words, self._whose_bits(), self._masked_words(), why, in_other)
        self.figures.setToolTip("\n".join(filter(None, about)))
        tips = correction_and_verdict(self._result, self._row) if said else []
        if self._copies(self._hits) is not None and self._hits.entry(self._row) is None:
            tips.append(WHY_THEY_DIFFER)
        apart = self._apart_words()
        left_out = self._hits.left_out_text(self._row)
        others = (remark.removeprefix(left_out).strip() for remark in said)
        # No more than the first may be in sight, and lines stand above what the other alignment lacks.
        remarks = list(filter(None, (left_out, self._first_remark, *others, apart)))
        lines = [remarks]
        if (entry := self._hits.entry(self._row)) is not None and entry.then:  # figures of two rounds
            here = remarks.index(entry.words)
            lines = [[*remarks[:here], entry.now], [entry.then, *remarks[here + 1 :]]]
        said_in_lines = (" ".join(f"{remark.removesuffix('.')}." for remark in line) for line in lines)
        self.remarks.set_whole("\n".join(said_in_lines), "\n".join(filter(None, tips)))
        self.remarks.setVisible(bool(self.remarks.text()))
        self._fit()
        self.canvas.setAccessibleDescription(" · ".join(filter(None, (self._words, apart))))

    def _go_to_apart(self, step: int) -> None:
        """Select the next (1) or previous (-1) columns that the other alignment lacks, in a circle."""
        begins = np.flatnonzero(self._apart & ~np.append(False, self._apart[:-1]))
        ends = np.flatnonzero(self._apart & ~np.append(self._apart[1:], False)) + 1
        first, last = self.canvas.selection()
        others = np.flatnonzero(begins >= last if step > 0 else begins < first)
        place = (others if others.size else np.arange(begins.size))[0 if step > 0 else -1]
        self.canvas.select(int(begins[place]), int(ends[place]))
        self.canvas.show_columns(int(begins[place]), int(ends[place]))
        self.canvas.setFocus()

    def _apart_words(self) -> str:
        """Say which residue pairs the other run's alignment lacks, and how they are marked; '' for none."""
        if self._layout_shown is None or not self._apart.any():
            return ""
        lacking, pairs = (
            int(np.count_nonzero(self._apart)),
            int(np.count_nonzero(self._layout_shown.kinds != GAP)),
        )
        first = int(np.argmax(self._apart))
        residue, _ = self._layout_shown.positions(QUERY, first, first + 1)
        many = "all" if lacking == pairs else f"{lacking:,}"
        return _APART.format(many, pairs, residue, other=self._other, whose=self._whose)

    def _aligned_residues(self) -> tuple[NDArray[np.uint8], NDArray[np.uint8]]:
        """Return the residues of query and subject, masked ones included."""
        assert self._hits is not None
        return self._hits.query.residues, self._hits.subject(self._row).residues

    def _masked_words(self) -> str:
        """Say that masked residues are not among the identities where some are aligned; '' where none are."""
        assert self._hits is not None
        alignment = self._hits.alignments.get(self._row)
        if alignment is None:
            return ""
        aligned = self._hits.query.masked[alignment.query_start : alignment.query_end]
        masked = int(np.count_nonzero(aligned))
        if not masked:
            return ""
        masks = counted(masked, "aligned residue")
        return f"Of the query, {masks} in lower case: masked, scored as X and not counted as identical."

    def _whose_bits(self) -> str:
        """Say which score bits are of where it is not the one shown; '' where it is."""
        hits, row = self._hits, self._row
        assert hits is not None
        adjusted = hits.display("adjusted_score", row)  # another program's hits have none
        if not adjusted or hits.number("adjusted_score", row) == hits.scores[row]:
            return ""
        of_both = f"the score with the matrix adjusted to both compositions, {adjusted}"
        return f"Bits, E-value and alignment are of {of_both}."

    def _figures(self) -> list[tuple[str, str]]:
        """Return score and E-value and, of an aligned hit, how much of it is alike: names and figures."""
        hits, row = self._hits, self._row
        assert hits is not None and self._result is not None
        alignment = hits.alignments.get(row)
        positives = _IN_PROFILE if isinstance(hits.query, PositionSpecificQuery) else _POSITIVES
        evalue, exponent = hits.display("evalue", row).strip(), float(hits.log10_evalues[row])
        if self._folds and evalue == BELOW_SHOWN:  # as in the table of two runs, which tells such apart
            evalue = evalue_exact(exponent)
        if self._plan is not None:
            evalue = evalue_beyond(evalue, exponent, self._plan.request.evalue)
        if hits.provisional:
            evalue += " (provisional)"
        if self._result.significance.parameters.source == "estimated":
            evalue += " " + "(estimated)"
        known = [
            ("Score", hits.display("score", row)),
            (_BITS, hits.display("bits", row)),
            ("E-value", evalue),
        ]
        figures = [figure for figure in known if figure[1]]  # another program's hits may lack some
        figures += self._chance(hits)
        if hits.lacks_sequence(row):
            figures += self._stated(hits)
        if alignment is not None:
            by = " by Swathe" if hits.aligned_here(row) else ""  # a file may have other figures of the hit
            for name, count in (
                (f"{_IDENTITIES}{by}", alignment.identities),
                (positives, alignment.positives),
                (_GAPS, alignment.gaps),
            ):
                share = percent_text(100 * count / alignment.length)
                figures.append((name, f"{count:,}/{alignment.length:,} ({share} %)"))
            if self._apart.size:
                pairs = alignment.length - alignment.gaps
                in_other = pairs - int(np.count_nonzero(self._apart))
                figures.append((_IN_OTHER.format(self._other), f"{in_other:,} of {pairs:,}"))
            for name, key, length in (
                (self._sides.titles[QUERY], "query", len(hits.query)),
                (self._sides.titles[SUBJECT], "subject", int(hits.database.lengths[hits.subjects[row]])),
            ):
                begin, end = getattr(alignment, f"{key}_start"), getattr(alignment, f"{key}_end")
                covered = percent_text(100 * (end - begin) / length)
                figures.append((name, f"{begin + 1:,}–{end:,} of {length:,} ({covered} %)"))
        return figures

    def _spared(self) -> Iterator[str]:
        """Yield names of figures that others need the room of, the least important first.

        The table has many of them, and the alignment where it begins and ends.
        """
        assert self._hits is not None
        if self._bits_in_table:
            yield _BITS
        yield from (_POSITIVES, _IN_PROFILE, _GAPS, self._sides.titles[QUERY])
        yield from (name for name, _ in self._chance(self._hits))
        yield from (self._sides.titles[SUBJECT], _IDENTITIES)

    def _stated(self, hits: HitTable) -> Iterator[tuple[str, str]]:
        """Yield what a file says of an alignment that cannot be made here."""
        for name, key, sign in (("Identity", "identity", " %"), ("Alignment length", "length", "")):
            if figure := hits.display(key, self._row):
                yield name, f"{figure}{sign}"
        for name, side in ((self._sides.titles[QUERY], "query"), (self._sides.titles[SUBJECT], "subject")):
            begin, end = (hits.display(f"{side}_{one}", self._row) for one in ("start", "end"))
            if begin and end:
                yield name, f"{begin}–{end}"

    def _copies(self, hits: HitTable) -> PairSignificance | None:
        """Return what is known of a hit's copies; None where no distribution could be fitted."""
        pair = hits.pair(self._row)
        return pair if pair is not None and pair.fitted else None

    def _chance(self, hits: HitTable) -> Iterator[tuple[str, str]]:
        """Yield what its copies make of a hit; nothing where no distribution could be fitted."""
        pair = self._copies(hits)
        assert self._result is not None
        if pair is None:
            return
        compared = self._result.compared
        whose = {
            "subject": "this subject",
            "query": "the query",
            "both": "both sequences",
        }[pair.options.shuffled]
        among = compared_words(compared, hits.unfinished)
        expected = expected_text(pair, compared)
        yield (
            f"{pair.permutations:,} shuffled copies of {whose}",
            f"{_EXPECT}{expected} by chance among {among}" if expected else "poor fit, no estimate",
        )

    def _show_layout(self, layout: AlignmentLayout | None) -> None:
        """Show another alignment, with the motif's matches in it."""
        self._layout_shown = layout
        self.canvas.set_layout(layout)
        self._search.set_layout(layout)
        self._copying.shown = None
        if layout is not None and self._hits is not None:
            labels = self._hits.query.identifier, self._hits.text("subject", self._row)
            self._copying.shown = Shown(layout, (labels[0] or self._sides.titles[QUERY], labels[1]))

    def _show_only_message(self, only: bool) -> None:
        for widget in (self._header, self.figures, self.tools):
            widget.setVisible(not only)
        self.remarks.setVisible(not only and bool(self.remarks.text()))
        if only and not self.bar.isHidden():
            self.bar.close_bar()
        self._stack.setCurrentWidget(self.message)

    def _commands(self) -> dict[str, Callable[[], object]]:
        return {
            "find": self.bar.ask_motif,
            "next": self._search.next,
            "previous": self._search.previous,
            "next_apart": partial(self._go_to_apart, 1),
            "previous_apart": partial(self._go_to_apart, -1),
            "go_to": self.bar.ask_position,
            "copy": self.copy,
            "copy_fasta": self._copying.copy_fasta,
            "copy_clustal": self._copying.copy_clustal,
            "copy_picture": self._copying.copy_picture,
            "copy_query": self._copying.copy_query,
            "copy_subject": self._copying.copy_subject,
            "save_picture": self._copying.save_picture,
        }

    def _connect(self) -> None:
        copy = self.tools.actions_["copy"]
        self.removeAction(copy)  # labels and the bar's fields copy what is selected in them
        self.canvas.addAction(copy)
        self.canvas.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.canvas.customContextMenuRequested.connect(self._show_menu)
        self.canvas.zoomed.connect(self.tools.zoom)
        self.canvas.height_changed.connect(self._fit)
        self.message.action_triggered.connect(self.sequences_wanted)
        self.tools.look_changed.connect(self.canvas.set_look)
        self._copying.pictures.task_wanted.connect(self.task_wanted)
        self._copying.pictures.told.connect(self.note.say)
        self._copying.pictures.copied.connect(self.copied)
        self._copying.pictures.saved.connect(self.saved)

    def _show_menu(self, place: QPoint) -> None:
        if self._layout_shown is not None:
            self.context_menu().popup(self.canvas.viewport().mapToGlobal(place))

    def _fit(self) -> None:
        lines = self.height() / self.fontMetrics().lineSpacing()
        self.figures.set_low(lines < _ROOMY)
        beside = (
            self.width() >= self.tools.line_width() + _HEADER_LETTERS * self.fontMetrics().averageCharWidth()
        )
        row, column = (0, 1) if beside else (1, 0)
        there = self._top.itemAtPosition(row, column)
        if there is None or there.widget() is not self.tools:
            self._top.removeWidget(self.tools)
            self._top.addWidget(self.tools, row, column, 1, 1 if beside else 2)
            self._top.removeWidget(self._header)
            self._top.addWidget(self._header, 0, 0, 1, 1 if beside else 2)
        self.figures.arrange(self.width())
        above = self._place_remarks()
        layout = self._column
        self.remarks.fold()
        self._said_line.invalidate()  # it would give the height of words that stood there before
        least = self._stack.minimumSizeHint().height()
        others = layout.totalMinimumHeightForWidth(self.width()) - least
        others -= self._said_line.heightForWidth(self.width())
        if self._folds and self._layout_shown is not None:
            least = min(self.canvas.height_of_blocks(), _MOST_KEPT * self.fontMetrics().lineSpacing())
        elif self._folds:
            least = self.message.heightForWidth(self.width())
        line = self.remarks.minimumSizeHint().height()
        room = self.height() - others - least
        # The button beside them may be there for those of the hit before, and go.
        wanted = 0 if above or self.remarks.isHidden() else self.remarks.heightForWidth(self.width())
        self.remarks.fold(max(room // self.remarks.fontMetrics().lineSpacing(), 1) if wanted > room else 0)
        self.all_remarks.setFixedSize(line, line)  # else it would take room from the alignment
        layout.activate()
        self.all_remarks.say(self.remarks.whole() if self.remarks.text() != self.remarks.whole() else "")

    def _place_remarks(self) -> bool:
        """Have remarks over the figures that they are about in a low window, else below the alignment.

        There what comes and goes moves no alignment, but would be out of sight at first in large letters.
        Return whether they are over the figures, where they are whole: the page scrolls for them.
        """
        above = may_be_below(self) and not self._folds
        if (self._column.indexOf(self._said_line) < self._column.indexOf(self.figures)) is not above:
            self._column.removeItem(self._said_line)
            beside = self._column.indexOf(self.figures if above else self._stack)
            self._column.insertLayout(beside if above else beside + 1, self._said_line)
            self.setTabOrder(self.tools.picture_button if above else self.canvas, self.all_remarks)
        return above

    def _select_all(self) -> None:
        if self._layout_shown is not None:
            self.canvas.select(0, self._layout_shown.n_columns)

    def _lay_out(self) -> None:
        self.remarks.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._stack.addWidget(self.message)
        self._stack.addWidget(self.canvas)
        layout = self._column = QVBoxLayout(self)
        layout.setContentsMargins(0, 2, 0, 0)
        layout.setSpacing(2)
        self._top = QGridLayout()
        self._top.setHorizontalSpacing(2 * SPACE)
        self._top.setVerticalSpacing(SPACE // 2)
        for column in (0, 1):
            self._top.setColumnStretch(column, 1)
        self._top.addWidget(self._header, 0, 0)
        self._top.addWidget(self.tools, 0, 1)
        layout.addLayout(self._top)
        layout.addWidget(self.figures)
        layout.addWidget(self._stack, 1)
        self._said_line.addWidget(self.remarks, 1)
        self._said_line.addWidget(self.all_remarks)
        layout.addLayout(self._said_line)
        for widget in (self.bar, self.note):
            layout.addWidget(widget)
        tools = self.tools
        order = (
            tools.scheme,
            tools.show_button,
            tools.find_button,
            tools.copy_button,
            tools.picture_button,
            self.figures.rest,
            self.canvas,
            self.all_remarks,
        )
        for before, after in pairwise((*order, self.bar.motif_edit)):
            self.setTabOrder(before, after)


def _worded(name: str, figure: str) -> str:
    """Return a figure with its name as a sentence has them."""
    if figure.startswith(_EXPECT):
        return f"{name}: {figure}"
    return f"{figure} bits" if name == _BITS else f"{name} {figure}"
