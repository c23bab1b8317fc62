"""What was found as queries: a hit, its aligned region, the regions of chosen hits, any sequence."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Signal, Slot

from swathe.core.cancel import CancelToken
from swathe.core.results.hits import HitTable
from swathe.core.results.regions import aligned_region, whole_sequence
from swathe.core.scoring.queries import position_specific
from swathe.core.sequences.sequence import ReadingNotes, Sequence
from swathe.core.system.words import counted
from swathe.gui.results.alignment.controller import AlignmentController
from swathe.gui.results.page import ResultsPage
from swathe.gui.search.form import SearchForm
from swathe.gui.widgets.message_bar import MessageBar, Tone
from swathe.gui.widgets.usual_hits import SHOWN, UsualHits


class HitsAsQueries(QObject):
    """Put hits into the form as queries; what was there before can be brought back or kept beside them.

    Signals
    -------
    form_wanted() : the form is to be seen: something is put into it
    """

    form_wanted = Signal()

    def __init__(
        self,
        form: SearchForm,
        results: ResultsPage,
        alignments: AlignmentController,
        messages: MessageBar,
    ) -> None:
        super().__init__(form)
        self._form = form
        self._results = results
        self._alignments = alignments
        self._messages = messages
        self._token = CancelToken()
        self.searched = ""
        """What the search is called whose hits these are."""

    @Slot()
    def use_hit(self) -> None:
        """Use the whole sequence of the hit looked at as the query."""
        hits, row = self._looked_at()
        if hits is not None:
            self._put((whole_sequence(hits, row),), "{} is the query now.")

    @Slot()
    def use_region(self) -> None:
        """Use the aligned region of the hit looked at as the query."""
        hits, row = self._looked_at()
        if hits is not None:
            self._with_alignments(hits, [row], "{} is the query now.")

    @Slot()
    def use_regions(self) -> None:
        """Use the aligned regions of the hits that are meant as queries; of one where none is chosen."""
        hits, row = self._looked_at()
        if hits is None:
            return
        view = self._results.hits
        meant = UsualHits.of(view.selected_rows(), view.model.ticked_rows(), view.model.visible_rows())
        if meant.which == SHOWN:
            self._with_alignments(hits, [row], "{} is the query now.")
        else:
            self._with_alignments(hits, meant.rows.tolist(), "{} are the queries now.")

    def _looked_at(self) -> tuple[HitTable | None, int]:
        result, row = self._results.current_result(), self._results.hits.current_hit_row()
        return (result.hits, row) if result is not None and row >= 0 else (None, row)

    def _with_alignments(self, hits: HitTable, rows: list[int], words: str) -> None:
        """Put regions of hits into the form, aligning first those that are not aligned yet."""
        missing = [row for row in rows if row not in hits.alignments]
        if not missing:
            self._put_regions(hits, rows, words)
            return
        self._token.cancel()

        def on_progress(done: int) -> None:
            said = "Aligning {:,} of {} for their regions".format(done, counted(len(missing), "hit"))
            self._messages.show_message(Tone.NOTE, said, (("Cancel", token.cancel),))

        def on_end(whole: bool) -> None:
            if whole:
                self._put_regions(hits, rows, words)
            elif token is self._token:
                self._messages.show_message(Tone.NOTE, "Cancelled; the query is unchanged.")

        token = self._token = self._alignments.align_all(
            self._results.current_query(), missing, on_progress, on_end
        )

    def _put_regions(self, hits: HitTable, rows: list[int], words: str) -> None:
        failed = len(rows) - sum(row in hits.alignments for row in rows)
        if failed:
            words += " " + "{} could not be aligned and were left out.".format(counted(failed, "hit"))
        regions = tuple(aligned_region(hits, row) for row in rows if row in hits.alignments)
        if regions:
            self._put(regions, words)
        else:
            self._messages.show_message(Tone.PROBLEM, "None of the chosen hits could be aligned.")

    def _put(self, queries: tuple[Sequence, ...], words: str) -> None:
        """Put hits into the form."""
        self.put(queries, words, f"Hits of {self.searched}")

    def put(self, queries: tuple[Sequence, ...], words: str, source: str, file: Path | None = None) -> None:
        """Put queries into the form, and offer to take that back or to keep the old ones too.

        source : where they are from, as the form says it
        file : of their sequences: the database where the form has none, else it is offered
        """
        field = self._form.query
        before, notes, paths, text = field.sequences(), field.notes, field.paths, field.edit.toPlainText()
        named, mended = field.source.whole(), field.mended
        self.form_wanted.emit()
        field.take(queries, ReadingNotes(), source)
        name = queries[0].identifier or "The hit"
        if len(queries) > 1:
            name = "{} of hits".format(counted(len(queries), "region"))

        def bring_back() -> None:
            if before:
                field.take(before, notes, named, paths, mended)
            else:
                field.set_text(text)

        def add() -> None:
            field.take((*before, *queries), notes, source)

        actions: tuple[tuple[str, Callable[[], None]], ...] = (("Undo", bring_back),)
        if before and not position_specific(before):
            actions = (*actions, ("Add to the previous query instead", add))
        database, compared = self._form.database, "the form's database"
        if file is not None:
            if not database.paths:
                database.open(file)
            elif database.paths != (file,):
                actions = (actions[0], (f"Compare with {file.name}", partial(database.open, file)))
            compared = " and ".join(path.name for path in database.paths)
        search = f"Search (Ctrl+Return) compares with {compared}."
        self._messages.show_message(Tone.NOTE, f"{words.format(name)} {search}", actions)
