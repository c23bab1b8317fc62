"""Fill the search form from a run, so that it can be changed a little and searched again."""

from __future__ import annotations

import os
from collections.abc import Callable
from functools import partial
from pathlib import Path

import numpy as np
from PySide6.QtCore import QObject

from swathe.core.errors import SwatheError
from swathe.core.headers.brief import untagged
from swathe.core.history.repeating import original_request
from swathe.core.scoring.queries import read_queries
from swathe.core.search.events import Plan, SearchResult
from swathe.core.search.origin import Origin
from swathe.core.search.request import PASTED, SearchRequest
from swathe.core.sequences.sequence import ReadingNotes, Sequence
from swathe.core.system.words import bound_text, counted
from swathe.gui.search.page import SearchPage
from swathe.gui.search.query_field import part_name
from swathe.gui.widgets.field import Action
from swathe.gui.widgets.message_bar import Tone
from swathe.gui.work.task import Newest, Task, once
from swathe.gui.work.worker import BackgroundThread


class SearchAgain(QObject):
    """Put the question a run was asked into the search form, and say what is not as it was.

    What computes stays as it was chosen in the form: it changes no hit.
    """

    def __init__(self, search: SearchPage, background: BackgroundThread) -> None:
        super().__init__(search)
        self._search = search
        self._reading = Newest(background.start)
        self._name = ""
        self._plan: Plan | None = None
        self._remarks: list[str] = []
        self._permuted = ""
        self._unopened = False
        self._undo: Callable[[], None] | None = None
        search.form.database.changed.connect(self._look_at_database)

    def fill(self, result: SearchResult, name: str) -> None:
        """Fill the form from a run and bring it to the front.

        From one of another program it takes the files given and what the program's own file states.

        name : what people call the run
        """
        if result.plan.origin is not None:
            self._fill_given(result.plan, result.plan.origin)
            return
        plan, request, form = result.plan, original_request(result), self._search.form
        self._plan, self._name, self._remarks, self._unopened = plan, untagged(name), [], False
        self._permuted = self._how_permuted(result)
        self._keep_form(request)
        self._search.results.close_run()
        self._search.show_form()
        form.scoring.choose(
            request.scheme.matrix_path or request.scheme.matrix_name,
            request.scheme.gap_open,
            request.scheme.gap_extend,
        )
        form.report.choose(request.evalue, request.top, request.evalues)
        form.rounds.choose(request.iteration, request.queries)
        form.masking.choose(request.mask)
        form.taxa.choose(request.taxa)
        form.database.require(*request.databases)
        self._fill_queries(request)
        self._say()
        form.go_to("sensitivity")

    def _fill_given(self, plan: Plan, origin: Origin) -> None:
        """Fill the form for the search of another program; what its file does not state is as usual."""
        request, form = plan.request, self._search.form
        scheme, self._plan = request.scheme, None
        self._reading.stop()
        self._keep_form(request)
        self._search.results.close_run()
        self._search.show_form()
        form.take_usual()
        stated = []
        if origin.matrix_and_gaps.upper() == f"{scheme.matrix_name} {scheme.gap_open}/{scheme.gap_extend}":
            form.scoring.choose(scheme.matrix_name, scheme.gap_open, scheme.gap_extend)
            stated.append(origin.matrix_and_gaps)
        if np.isfinite(request.evalue):
            form.report.choose(request.evalue, None)
            stated.append(f"E ≤ {bound_text(request.evalue)}")
        form.database.require(*request.databases)
        self._fill_queries_of_table(request, origin)
        options = f"{' and '.join(stated)} as {origin.file} states, else " if stated else ""
        words = f"The form was filled with the files given, and with {options}the usual options. "
        words += "Change what you like, then search."
        form.say_filled(words, self._undo)
        form.go_to("sensitivity")

    def _keep_form(self, request: SearchRequest) -> None:
        """Let what the form holds be brought back: it may have been edited since it was searched."""
        back = self._search.form.way_back(request)

        def undo() -> None:
            self._reading.stop()
            self._plan = None
            assert back is not None
            back()

        self._undo = None if back is None else undo

    def _fill_queries(self, request: SearchRequest) -> None:
        """Open the files again where they still hold the same, else put in the queries that were kept.

        Files that hold others beside these are as they were: one of several queries can be searched alone.
        """
        self._reading.stop()
        form, files, queries = self._search.form, request.query_files, request.queries
        if not files:
            self._take(request, "" if request.query_source == PASTED else request.query_source)
            return
        form.query.wait_for("The query is being read.")

        def done(there: int) -> None:
            if there == len(queries):
                form.query.open(*files)
            elif there:
                self._take(request, part_name(files, len(queries), there))
            else:
                named = files[0].name if len(files) == 1 else counted(len(files), "query file")
                version = "an earlier version" if len(files) == 1 else "earlier versions"
                self._take(request, f"{named}, {version}")
                self._remarks.append(
                    f"{named} no longer holds the run's queries, so they were filled in from the run"
                )
                self._say()

        self._reading.begin(Task("read query", once(partial(_count_with, files, queries)), done))

    def _fill_queries_of_table(self, request: SearchRequest, origin: Origin) -> None:
        """Open the files given to a table, or put in the table's queries alone where they hold more."""
        query, files = self._search.form.query, request.query_files
        queries = tuple(one for one in request.queries if len(one))
        query.wait_for("The query is being read.")

        def done(there: int) -> None:
            if there <= len(queries):
                query.open(*files)
                return
            named = f"{part_name(files, len(queries), there)}: those of {origin.file}"
            query.take(queries, ReadingNotes(), named, mended=named)

        self._reading.begin(Task("read query", once(partial(_count, files)), done))

    def _take(self, request: SearchRequest, source: str) -> None:
        """Put in the queries that were kept; `source` is what those of files are called, '' for others."""
        queries, notes = request.queries, request.query_notes
        self._search.form.query.take(queries, notes, source or self._name, mended=source)

    def _look_at_database(self) -> None:
        """Say once it is open whether the database is the one that was searched."""
        field, plan = self._search.form.database, self._plan
        if plan is None or field.paths != plan.request.databases:
            return
        if field.problem and field.database is None:
            self._plan = None
            self._unopened = True
            self._say()
        elif field.database is not None:
            self._plan = None
            then, now = (
                sum(part.manifest.n_sequences for part in database.parts)
                for database in (plan.database, field.database)
            )
            keys = ([part.manifest.key for part in one.parts] for one in (plan.database, field.database))
            if next(keys) != next(keys):
                if now != then:
                    changed = f"{field.database.name} holds {now:,} sequences, not {then:,}"
                else:
                    changed = f"{field.database.name} has changed"
                self._remarks.append(changed)
                self._say()

    def _how_permuted(self, result: SearchResult) -> str:
        """Say what the form has no place for: that hits were tested on request after the search."""
        pairs = [pair for table in result.tables for pair in table.pairwise.values()]
        if not pairs:
            return ""
        tested, them = ("hit was", "it") if len(pairs) == 1 else ("hits were", "them")
        return (
            f" {len(pairs):,} {tested} tested for significance on request ({pairs[0].permutations:,} copies, "
            f"seed {pairs[0].options.seed}): Ctrl+P after the search tests {them} again."
        )

    def _say(self) -> None:
        search = self._search
        words = f"The form was filled from {self._name}."
        words += self._permuted
        if self._remarks:
            words += " What has changed: {}.".format("; ".join(self._remarks))
        search.form.say_filled("" if self._remarks or self._unopened else words, self._undo)
        undo: tuple[Action, ...] = () if self._undo is None else (("Undo", self._undo),)
        if self._unopened:
            paths = search.form.database.paths
            path = next((path for path in paths if not os.path.exists(path)), paths[0])
            gone = " The database is no longer at {}."
            there = " The database at {} cannot be opened now."
            words += (there if os.path.exists(path) else gone).format(path)
            find = (("Find the database…", search.open_database),)
            search.messages.show_message(Tone.PROBLEM, words, (*find, *undo))
        elif self._remarks:
            search.messages.show_message(Tone.PROBLEM, words, undo)


def _count(files: tuple[Path, ...]) -> int:
    """Return how many queries files hold; 0 where they cannot be read: opening them says why."""
    try:
        return len(read_queries(files)[0])
    except SwatheError:
        return 0


def _count_with(files: tuple[Path, ...], queries: tuple[Sequence, ...]) -> int:
    """Return how many queries files hold; 0 where these, unchanged and in this order, are not among them."""
    try:
        found, _ = read_queries(files)
    except SwatheError:
        return 0
    rest = iter(found)
    return len(found) if all(any(_is_same(one, other) for other in rest) for one in queries) else 0


def _is_same(one: Sequence, other: Sequence) -> bool:
    return type(one) is type(other) and one.header == other.header and np.array_equal(one.codes, other.codes)
