"""The page *Network*: a file, how far the search is, and the network found."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QLineEdit, QWidget

from swathe.core.cancel import CancelToken
from swathe.core.errors import SwatheError
from swathe.core.network.request import DEFAULT_EVALUE, NetworkRequest
from swathe.core.system.words import bound_text, counted, number_text
from swathe.gui.search.files_page import FilesPage, comparing_words
from swathe.gui.search.form import SearchForm
from swathe.gui.widgets.file_dialogs import FileDialogs, stem_of, with_ending
from swathe.gui.widgets.message_bar import Tone
from swathe.gui.widgets.pages import nothing
from swathe.gui.widgets.saved import tell_copied, tell_saved
from swathe.gui.widgets.theme import paper
from swathe.gui.work.settings import WindowSettings
from swathe.gui.work.worker import BackgroundThread

if TYPE_CHECKING:
    from swathe.core.engines.base import Engine
    from swathe.core.network.families import Families
    from swathe.core.network.network import Network
    from swathe.gui.network.result_view import NetworkView

PATTERNS: Final = (
    (".families.csv", "Families, a row for each sequence, comma-separated (*.families.csv)"),
    (".families.tsv", "Families, a row for each sequence, tab-separated (*.families.tsv)"),
    (".edges.csv", "Edges, comma-separated (*.edges.csv *.csv)"),
    (".edges.tsv", "Edges, tab-separated (*.edges.tsv *.tsv)"),
    (".graphml", "Graph for Cytoscape, Gephi and others, GraphML (*.graphml)"),
    (".cyjs", "Graph for Cytoscape and its web pages, Cytoscape.js (*.cyjs)"),
    (".npy", "Distances, NumPy (*.npy)"),
    (".phy", "Distances, PHYLIP (*.phy *.phylip)"),
    (".svg", "Picture of the whole network, SVG (*.svg)"),
    (".png", "Picture of the whole network, PNG (*.png)"),
)
_IN_SIGHT: Final = (
    (".svg", "Picture of the part in sight, SVG (*.svg)"),
    (".png", "Picture of the part in sight, PNG (*.png)"),
)
"""Offered where the picture does not show everything."""
_PARTS_NAMED: Final = 3
"""Families that one splits into of which a message says which they are."""
_PICTURES: Final = (".svg", ".png")
_POINTS: Final = 50.0
"""Points between neighbours in graphs, whose dots are some 30 wide in Cytoscape and Gephi."""


class NetworkPage(FilesPage):
    """Take a file, compare all its sequences with one another, and show the network; half would be none.

    Signals
    -------
    query_wanted(object, str, object) : a `Sequence` is to be the query of a search, where it is from, and the
        file
    """

    query_wanted = Signal(object, str, object)

    name = "network"
    noun = "edge"
    start_words = "Compare all"
    another = "Another comparison"
    cancelled_words = "An unfinished search gives no network."
    earlier_words = "The one of the earlier search is shown."
    under_way = "A network search is running."
    to_export = "whose list of edges is"
    explained = (
        "Comparing finds edges up to the bound above; a lower one can be shown afterwards at once. The "
        "history does not keep networks: export them, as tables and graphs for other programs."
    )

    def __init__(
        self,
        form: SearchForm,
        background: BackgroundThread,
        dialogs: FileDialogs,
        settings: WindowSettings,
    ) -> None:
        super().__init__(form, background, dialogs, settings, {"path": "F&ile"}, f"{DEFAULT_EVALUE:g}")
        self.setAccessibleName("Network")
        self.network: Network | None = None
        self.view: NetworkView | None = None
        self._said = ""  # the message on which edges are shown, or what became of families
        self._with_partial = True  # whether partial edges were shown before
        self._own = ""  # the bound that somebody set, while the field has one that a button offered
        self._bring_back: Callable[[], object] = nothing  # the bound from before the comparison under way
        self.export_button.setToolTip(
            "Write the edges shown, families, a graph for Cytoscape, distances, or the picture (Ctrl+E)"
        )
        self.evalue_label.setText("Find &edges with E ≤")
        self.evalue.setAccessibleName("Bound on the E-value of an edge")
        self.evalue.setToolTip("Edges with an E-value up to this are found; fewer can be shown afterwards")
        self.finish()
        self.file.textChanged.connect(self._take_own_bound)
        self.evalue.textChanged.connect(self._forget_own)

    @property
    def file(self) -> QLineEdit:
        """Where the file is named."""
        return self.files["path"]

    def run(self, request: NetworkRequest, engine: Engine, token: CancelToken) -> Iterator[object]:
        """Search in the worker, yielding events."""
        from swathe.core.network.search import run_network  # engines: loaded with the first search

        return run_network(request, engine, token)

    def result_of(self, event: object) -> object | None:
        """Return the network, where an event brings it."""
        from swathe.core.network.search import NetworkFound

        return event.network if isinstance(event, NetworkFound) else None

    def request(self) -> NetworkRequest:
        """Return what to search. Raises InvalidRequest."""
        form = self._form
        assert form.scoring.scheme is not None
        return NetworkRequest(
            path=self.chosen("path"),
            scheme=form.scoring.scheme,
            evalue=self.evalue_bound() or DEFAULT_EVALUE,
            evalues=form.report.method,
            **form.engine.asked,
        )

    def own_bound(self) -> str:
        """Return the bound that somebody set, also where a button put another one in its place."""
        return self._own or super().own_bound()

    def stop(self) -> None:
        """Give up what the worker does for it."""
        super().stop()
        if self.view is not None:
            self.view.stop()

    def export(self, then: Callable[[], object], *, whole: bool = False) -> None:
        """Ask where the network goes, and in which format, write it there, and call `then` after that.

        whole : write all edges found, whatever the bound chosen; only formats that hold edges are offered
        """
        if self.view is None:
            return
        from swathe.core.network.files import format_of_name

        parts = () if whole or self.view.picture.shows_all else _IN_SIGHT
        shown, of, nouns = self.view.listed()
        in_front = ".edges" if nouns[0] == self.view.families.edge else ".families"
        first_ones = sorted(PATTERNS, key=lambda pattern: not pattern[0].startswith(in_front))
        patterns = {words: end for end, words in (*first_ones, *parts)}
        known = ";;".join(patterns)  # a picture's name that is typed says what is wanted, too
        if whole:
            patterns = {
                words: end
                for words, end in patterns.items()
                if end not in _PICTURES and format_of_name(Path(end)).has_edges
            }
        listed = self._listed_patterns() if shown < of and shown and not whole else {}
        patterns = listed | patterns
        first, end = next(iter(patterns.items()))
        name = f"{stem_of(self.view.network.request.path)}-network{end}"
        if whole:
            title = f"Export the network of {counted(len(self.view.network.edges), 'edge')}"
        elif listed:  # words and choice leave rows out of the table alone
            title = f"Export the {shown:,} listed, or all {counted(of, *nouns)}"  # short: half of it is seen
        else:
            title = f"Export the network of {counted(of, *nouns)}"
        path, chosen = self._dialogs.save_as("export", title, name, ";;".join(patterns), first)
        if path is not None:
            in_sight = chosen in [words for _, words in parts]
            path = with_ending(path, chosen or first, known)
            self.export_to(path, then, in_sight=in_sight, whole=whole, listed=chosen in listed)

    def _listed_patterns(self) -> dict[str, str]:
        """Return the types of files of what the table in front lists, with the ends of their names."""
        assert self.view is not None
        shown, _, nouns = self.view.listed()
        what = f"The {counted(shown, *nouns)} listed" if shown > 1 else f"The {nouns[0]} listed"
        ends = (".edges" if nouns[0] == self.view.families.edge else ".families") + ".{}"
        kinds = ("csv", "comma-separated"), ("tsv", "tab-separated")
        return {f"{what}, {how} (*{ends.format(kind)})": ends.format(kind) for kind, how in kinds}

    def found_words(self) -> str:
        """Return of which network the edges are, which a picture does not give back, and how large it is."""
        assert self.network is not None
        nodes = counted(len(self.network.nodes), "sequence")
        edges = counted(len(self.network.edges), "edge")
        return f"The list of edges of {self.result_name()} ({nodes}, {edges})"

    def result_name(self) -> str:
        """Return whose network is shown."""
        assert self.network is not None
        return f"the network of {self.network.request.path.name}"

    def export_title(self) -> str:
        """Return what exporting is called in the menu."""
        return "&Export the network…"

    def export_to(
        self,
        path: Path,
        then: Callable[[], object] = nothing,
        *,
        in_sight: bool = False,
        whole: bool = False,
        listed: bool = False,
    ) -> None:
        """Write what is shown, as the end of the name says, and call `then` once that is done.

        in_sight : whether a picture shows only the part that is in sight
        whole : whether files hold all edges found, whatever the bound chosen
        listed : whether tables have the rows alone that the table in front lists, in its order
        """
        view = self.view
        if view is None:
            return
        from swathe.core.network.files import Job, check_files, format_of_name, save_network
        from swathe.gui.network.colours import colour_names

        try:
            if path.suffix.lower() in _PICTURES:
                save = view.picture.save if in_sight else view.picture.save_whole
                save(path)
                tell_saved(self.messages, "the picture", path)
                then()
                return
            format = format_of_name(path)
            bare = format.key.endswith("-csv")  # spreadsheets open it: parameters beside it, as of hits
            format = replace(format, sidecar=format.sidecar or bare)
            outputs = [(path, format)]
            check_files(outputs)
        except SwatheError as error:
            self.tell(error)
            return
        places = None if view.places is None else _POINTS * view.places
        families = self._families(whole)
        colours = colour_names(families, view.picture.colour_by, paper())
        of_edges = view.listed()[2][0] == families.edge
        listed = listed and format.is_table and format.has_edges == of_edges  # the end typed may be another
        rows = view.listed_rows() if listed else None
        job = Job(view.network, families, places, colours, comments=not bare, listed=rows)
        share = format.total(job) / len(view.network.edges) if format.has_edges else 0.0
        if "families" in format.key and not listed:
            then = partial(self._tell_families_written, then)
        self.write(format.contents(job), partial(save_network, job, outputs), path, then, share)

    def _tell_families_written(self, then: Callable[[], object]) -> None:
        """Say from now on that the families are written, beside what is not."""
        self.to_export = f"whose families are exported, and its {type(self).to_export.removeprefix('whose ')}"
        self.settle()
        then()

    def _families(self, whole: bool) -> Families:
        """Return the families to write: those at the bound chosen, or at that of the search."""
        assert self.view is not None
        return self.view.network.families() if whole else self.view.families

    def show_result(self, result: Network) -> None:
        """Show a network in place of the last one."""
        if (before := self.view) is not None and self._is_wider(result, before.network):
            earlier = before.network
            ranked = earlier.request.evalue if earlier.ranked_evalue is None else earlier.ranked_evalue
            result = replace(result, ranked_evalue=ranked)  # what is seen keeps its colours
        self.network = result
        self.to_export = type(self).to_export
        if before is not None:
            before.stop()
            self.body.removeWidget(before)
            before.deleteLater()
            self.view = None
        if not len(result.edges):
            return
        from swathe.gui.network.result_view import NetworkView

        self.view = NetworkView(self._background, result)
        if before is not None:
            for table, chosen in zip(self.view.tables, before.tables, strict=True):
                table.choose_as(chosen)
            self.view.colour_by(before.picture.colour_by)
            self.view.show_partial(before.families.with_partial)
        self._with_partial = self.view.families.with_partial
        self.view.bound_changed.connect(self._follow_bound)
        self.view.weaker_wanted.connect(self._find_weaker)
        self.view.bound_exceeded.connect(self._say_exceeded)
        self.view.query_wanted.connect(self._give_query)
        self.view.export_wanted.connect(lambda: self.export(nothing))
        self.view.alignment.saved.connect(partial(tell_saved, self.messages))
        self.view.alignment.copied.connect(partial(tell_copied, self.messages))
        self.body.addWidget(self.view)
        if before is not None and before.network.request.path == result.request.path:
            self.view.take_over(before)
            self._say_all_shown(result, before.families.evalue)

    @staticmethod
    def _is_wider(result: Network, before: Network) -> bool:
        """Whether a network has the edges of an earlier one, and weaker ones."""
        asked, bound = result.request, before.request.evalue
        return asked.evalue > bound and replace(asked, evalue=bound).command() == before.request.command()

    @Slot()
    def _follow_bound(self) -> None:
        """Say what is shown now, and what became of the families that there are with more edges."""
        assert self.view is not None
        from swathe.core.network.families import parts_of

        if self.messages.text == self._said:
            self.messages.hide()
        self.settle()
        network, after = self.view.network, self.view.families
        without_partial = self._with_partial and not after.with_partial
        self._with_partial = after.with_partial
        if without_partial:
            before, when = network.families(after.evalue), "Without partial edges"
        else:
            before = network.families(with_partial=after.with_partial)
            when = f"Up to E ≤ {bound_text(after.evalue)}"
        split, left = parts_of(before, after)
        if left.size:
            self._said = f"{when}: {_parted(before, after, split, left)}."
            actions = ("List them", partial(self.view.list_left, left)), ("Arrange", self.view.arrange)
            self.messages.show_message(Tone.NOTE, self._said, actions, passes=True)

    def _say_all_shown(self, found: Network, before: float) -> None:
        """Say that the edges found are shown, and offer the lower bound up to which they were before."""
        bound = found.request.evalue
        if before >= bound or self.view is None:
            return
        after = self.view.families
        earlier = found.families(before, with_partial=after.with_partial)
        words = (
            f"All {after.counted_edges} found are shown, up to E ≤ {bound_text(bound)}; "
            f"before it was up to {bound_text(before)}.{_grown(earlier, after)}"
        )
        self._said = words
        back = (f"Show E ≤ {bound_text(before)} again", partial(self.view.set_bound, before))
        self.messages.show_message(Tone.NOTE, words, (back,), passes=True)

    @Slot(float)
    def _say_exceeded(self, wanted: float) -> None:
        """Say why the edges up to an E-value are not shown, and offer to look for them."""
        assert self.network is not None
        from swathe.gui.network.result_view import find_words

        bound = bound_text(self.network.request.evalue)
        words = f"Edges were found up to E ≤ {bound}; another comparison finds weaker ones."
        find = (find_words(self.network, wanted), partial(self._find_weaker, wanted))
        self.messages.show_message(Tone.NOTE, words, (find,), passes=True)

    @Slot(int)
    def _give_query(self, node: int) -> None:
        """Give a sequence to the search."""
        assert self.network is not None
        nodes = self.network.nodes
        sequence = nodes.database.sequence(int(nodes.stored[node]))
        path = self.network.request.path
        self.query_wanted.emit(sequence, f"A sequence of {self.result_name()}", path)

    @Slot(float)
    def _find_weaker(self, bound: float) -> None:
        """Compare the file of the network again, with a higher bound: edges beyond its own are not known."""
        assert self.network is not None
        problem = self.forbidden()
        if not problem:
            self.file.setText(str(self.network.request.path))
            self._bring_back = partial(self._put_bound, self.evalue.text(), self._own)
            self._put_bound(number_text(bound), self.own_bound())
            problem = self.problem()
        if problem:
            self.messages.show_message(Tone.NOTE, problem)
        else:
            self.start()

    def _put_bound(self, text: str, own: str) -> None:
        """Have a bound in the field that a button offered, in place of somebody's `own`; '' for that one."""
        self.evalue.setText(text)
        self._own = own

    @Slot()
    def _forget_own(self) -> None:
        """Have no other bound than that in the field, which somebody changed."""
        self._own = ""

    @Slot()
    def _take_own_bound(self) -> None:
        """Have the bound that somebody set for another file than that of the network."""
        if self.network is not None and self.path("path") != self.network.request.path:
            self.evalue.setText(self.own_bound())

    @Slot(object)
    def _on_ended(self, result: Network | None) -> None:
        """Show what was found; where it was cancelled, have the bound from before again."""
        if result is None and self._asked.evalue == self.evalue_bound():
            self._bring_back()
        self._bring_back = nothing
        super()._on_ended(result)

    def settle(self) -> None:
        """Bring buttons and sentences up to date, also that which compares again."""
        super().settle()
        if self.view is not None:
            self.view.forbid(self.forbidden())

    def result_widget(self) -> QWidget | None:
        """Return what shows the network; None without edges."""
        return self.view

    def result_table(self) -> QWidget:
        """Return the table in front."""
        assert self.view is not None
        return self.view.tables[self.view.tabs.currentIndex()]

    def words_field(self) -> QWidget | None:
        """Return the field for words that tables and picture are searched for."""
        return None if self.view is None else self.view.words

    def progress_words(self, event: object) -> tuple[str, int, int] | None:
        """Return how far the search is."""
        from swathe.core.portions import PortionsProgress

        if not isinstance(event, PortionsProgress) or event.seconds <= 0:
            return None
        place = min(event.queries_done + 1, event.queries_total), event.queries_total
        words = "All against all: sequence {:,} of {:,}".format(*place)
        words = comparing_words(words, event.cells_done, event.cells_total, event.seconds)
        return words, event.cells_done, event.cells_total

    def summary_words(self) -> str:
        """Return the heading."""
        if self.network is None or self.state.busy:
            return "Network"
        families = self.network.families() if self.view is None else self.view.families
        return f"{self.network.request.path.name}: {self.network.summary(families)}"

    def empty_words(self) -> tuple[str, str]:
        """Return title and sentence of the page without edges."""
        if self.state.busy:
            sentence = "The network appears once every sequence has been compared with all others."
            return "Comparing", sentence
        if self.network is None:
            path = self.path("path")
            begin = (
                "Choose a FASTA file or a database above, and press Compare all."
                if path is None
                else f"Press Compare all for the sequences of {path.name}, or choose another file above."
            )
            return "Which sequences of a file belong together?", (
                "Every sequence is compared with all others. Similar pairs are joined by lines, called "
                f"edges. Sequences joined by edges, directly or through others, form a family. {begin}"
            )
        return "No edges", "No two sequences are similar within the E-value bound. A higher bound finds more."


def _parted(before: Families, after: Families, split: dict[int, list[int]], left: NDArray[np.int64]) -> str:
    """Say which families are several with fewer edges, and how many sequences have none: of `parts_of`."""
    alone = int(np.count_nonzero(~after.shared[left]))
    said = []
    if len(split) > 1:
        said.append(f"{len(split):,} families split")
    for family, parts in split.items() if len(split) == 1 else ():
        *first, last = [f"{after.numbers[part]:,}" for part in parts]
        into = f"{len(parts):,} families" if len(parts) > _PARTS_NAMED else f"{', '.join(first)} and {last}"
        said.append(f"family {before.numbers[family]:,} splits into {into}")
    if alone:
        said.append(f"{counted(alone, 'sequence stands', 'sequences stand')} alone")
    return ", ".join(said)


def _grown(before: Families, after: Families) -> str:
    """Say which families have another number since they grew: that of a sequence earlier in the file."""
    changed = [
        (int(before.numbers[family]), int(number))
        for family in range(before.n_shared)
        if (number := after.numbers[after.of_node[before.members[family][0]]]) != before.numbers[family]
    ]
    if not changed:
        return ""
    if len(changed) == 1:
        return " Family {:,} is part of family {:,} now.".format(*changed[0])
    into = {now for _, now in changed}
    if len(into) == 1:
        return f" {len(changed):,} families are parts of family {into.pop():,} now."
    return f" {len(changed):,} families are parts of {len(into):,} others now, and have their numbers."
