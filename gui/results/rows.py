"""How queries, hits and details share the room of the results."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QByteArray, QEvent, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSplitter, QWidget

from swathe.gui.results.details import Details
from swathe.gui.results.hits.view import HitsView
from swathe.gui.results.queries.view import QuerySummaryView
from swathe.gui.widgets.scrolled import Scrolled, is_low

ROOMY: Final = 1500
"""Width of a window from which on the details stand beside the hits, not below them."""
_ROOMY_LETTERS: Final = 210
"""What that is in letters: more pixels where they are large."""
_BESIDE: Final = 1040
"""Width of hits and details together from which on they stand beside each other, in such a window."""
_BESIDE_LETTERS: Final = 174
_LISTED: Final = 252
"""Width of the list of queries until somebody moves its border: names of UniProt are whole, and a tick."""
_LISTED_LETTERS: Final = 42
_NARROW: Final = 970
"""Width of list, hits and details together under which the list leaves the hits more of it."""
_NARROW_LETTERS: Final = 136
_SLIM: Final = 180
"""Width of the list there: a name of UniProt with a tick, and how many hits are significant."""
_SLIM_LETTERS: Final = 25
_SLIM_ITERATED_LETTERS: Final = 27
"""The same for an iterated search, whose hits are ticked for its profiles: ticks cut names in large type."""
_ROUNDS: Final = 56
"""By how much the list is wider for the rounds of an iterated search, in place of the E-values."""
_ROUNDS_LETTERS: Final = 8
_EXACT: Final = 50
"""By how much a slim list is wider for the exact matches of short queries: others have no room for E-values
beside them, and the filter has its one line."""
_EXACT_LETTERS: Final = 8
_MOST_LISTED: Final = 0.4
"""Of the width, the list's part at most where its columns need more than the usual one."""
_SHARES: Final = {"below": 0.568, "beside": 0.6}
"""Of what hits and details have together, the hits' part until somebody moves the border."""
_ROWS: Final = 8
"""Hits in sight over their details in a low window,"""
_LEAST_ROWS: Final = 6
"""and in one that has no room for more; lower still, the page scrolls."""
_MOST_ABOVE: Final = 0.39
"""Of the height of a window, what these take at most."""
_MOST: Final = 0.67
"""Of the width, the hits' part where their columns need more than the usual one."""


def is_roomy(window: QWidget) -> bool:
    """Return whether a window is wide enough for hits and details beside each other, and the form as well."""
    return window.width() >= max(ROOMY, _ROOMY_LETTERS * window.fontMetrics().averageCharWidth())


class ResultRows(QSplitter):
    """The list of queries at the left, where there are several; beside it the hits, and their details.

    Of the border between hits and details the share is kept, not the sizes, for each way of standing: below
    each other or beside each other, with a list of queries or without. The list is as wide as somebody made
    it; until then it is slim where there is little width, as beside the search form, and
    wider for its columns where the hits have all the width that theirs need.
    """

    def __init__(self, queries: QuerySummaryView, hits: HitsView, details: Details) -> None:
        super().__init__(Qt.Orientation.Horizontal)
        self._queries = queries
        self._hits, self._details = hits, details
        self._lists = False
        self._alone = False  # whether the details have the hits' room
        self._listed = 0  # pixels; 0 until somebody moves the border
        self._shares: dict[str, float] = {}
        self.found = _Halves(Qt.Orientation.Vertical)
        self.found.addWidget(hits)
        self.found.addWidget(details)
        self._low_height = 0  # of the hits in a low window; 0 in others
        self._filled = QSize()  # size of the page whose height in sight the details have,
        self._filled_below = 0  # and the least height of the hits with which they got it
        self._scrolled = Scrolled(self.found)  # what is too low for both scrolls, nothing is squeezed
        for part in (queries, self._scrolled):
            self.addWidget(part)
        for splitter in (self, self.found):
            splitter.setChildrenCollapsible(False)
            splitter.setHandleWidth(6)
        self.splitterMoved.connect(self._on_list_moved)
        self.found.splitterMoved.connect(self._on_moved)
        self.found.resized = self._divide_found
        details.alone_wanted.connect(self.show_details_alone)

    @property
    def mode(self) -> str:
        """How hits and details stand, and whether beside a list: what a share is kept under."""
        way = "beside" if self.found.orientation() is Qt.Orientation.Horizontal else "below"
        return f"{way} the list" if self._lists else way

    def show_top(self) -> None:
        """Scroll to the top of hits and details: they are others now."""
        self._scrolled.show_top()

    def list_queries(self, shown: bool) -> None:
        """Make room for the list of queries, or take it away."""
        self._lists = shown
        self._divide()

    @property
    def details_alone(self) -> bool:
        """Whether the details have the room of the hits, too."""
        return self._alone

    def show_details_alone(self, alone: bool) -> None:
        """Give the details the room of the hits, too, or have both in sight again."""
        had_keys = self._hits.isAncestorOf(self._hits.window().focusWidget() or self)
        self._alone = alone
        self._hits.setHidden(alone)
        if alone and had_keys:
            self._details.tabBar().setFocus()
        self._divide()

    def reset(self) -> None:
        """Go back to the sizes before somebody moved a border, hits and details both in sight."""
        self._alone = False
        self._hits.show()
        self._shares.clear()
        self._listed = 0
        self.found.setMinimumHeight(0)
        self._divide()

    def save_state(self) -> QByteArray:
        """Return how the room is shared."""
        shares = (f"{mode}={share:.6f}" for mode, share in self._shares.items())
        lines = [f"queries={self._listed}", f"alone={self._alone:d}", *shares]
        return QByteArray("\n".join(lines).encode())

    def restore_state(self, state: QByteArray) -> bool:
        """Bring back what `save_state` returned; False, changing nothing, if it is damaged."""
        try:
            pairs = dict(line.split("=") for line in bytes(state.data()).decode("utf-8").split("\n"))
            listed = int(pairs.pop("queries"))
            alone = pairs.pop("alone", "0") == "1"  # older states do not say
            shares = {mode: float(share) for mode, share in pairs.items()}
        except (ValueError, KeyError):
            return False
        if listed < 0 or not all(0 < share < 1 for share in shares.values()):
            return False
        # Older states give the usual width where nobody moved the border.
        self._listed, self._shares = 0 if listed == self._usual_width() else listed, shares
        self._alone = alone
        self._hits.setHidden(alone)
        self._divide()
        return True

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Divide the new room."""
        super().resizeEvent(event)
        self._divide()

    def event(self, event: QEvent) -> bool:
        """Divide the room again where a part needs more or less than before."""
        done = super().event(event)
        if event.type() == QEvent.Type.LayoutRequest:
            self._divide()
        return done

    def _usual_width(self) -> int:
        """Return how wide the list of queries is where there is room and nobody moved its border."""
        return self._at_least(_LISTED, _LISTED_LETTERS)

    def _list_width(self) -> int:
        """Return how wide the list of queries is to be."""
        if self._listed:
            return self._listed
        narrow = self.width() < self._at_least(_NARROW, _NARROW_LETTERS)
        slim = _SLIM_ITERATED_LETTERS if self._queries.lists_rounds else _SLIM_LETTERS
        usual = self._at_least(_SLIM, slim) if narrow else self._usual_width()
        if self._queries.lists_rounds and not narrow:
            usual += self._at_least(_ROUNDS, _ROUNDS_LETTERS)
        if self._queries.lists_exact and narrow:
            usual += self._at_least(_EXACT, _EXACT_LETTERS)
        of_hits = self._hits.sizeHint().width()
        if self._queries.lists_exact:  # E-values give way to the filter's one line
            of_hits = max(of_hits, self._hits.filter_bar.line_width())
        if self._stand_beside(self.width() - usual):
            of_hits = round(of_hits / _MOST)
        room = min(self.width() - of_hits - self.handleWidth(), round(_MOST_LISTED * self.width()))
        return max(usual, self._queries.table.least_width(room))

    def _at_least(self, pixels: int, letters: int) -> int:
        """Return a width in pixels, or more where letters are large."""
        return max(pixels, letters * self.fontMetrics().averageCharWidth())

    def _stand_beside(self, width: int) -> bool:
        """Whether hits and details that have so much width together stand beside each other."""
        return is_roomy(self.window()) and width >= self._at_least(_BESIDE, _BESIDE_LETTERS)

    def _divide(self) -> None:
        listed = self._list_width()
        if self._lists and self.width() > listed:
            _share(self, [listed, self.width() - listed - self.handleWidth()])
        self._divide_found()

    def _divide_found(self) -> None:
        """Divide what the list leaves between hits and details."""
        wide = self._stand_beside(self.found.width())
        orientation = Qt.Orientation.Horizontal if wide else Qt.Orientation.Vertical
        if self.found.orientation() is not orientation:
            self.found.setOrientation(orientation)
        self._fill_sight()
        room = self.found.width() if wide else self.found.height()
        room -= self.found.handleWidth()
        share = self._shares.get(self.mode)
        if room > 0:
            hits = round((share or _SHARES["beside" if wide else "below"]) * room)
            if share is None and self._low_height:
                hits = self._low_height
            elif wide and share is None:
                hits = max(hits, min(self._hits.sizeHint().width(), round(_MOST * room)))
            _share(self.found, [hits, room - hits])

    def _fill_sight(self) -> None:
        """Give the details all the height in sight where the page scrolls: they are read scrolled to.

        They keep it while the page has the same size and the hits ask for no less: with that height charts
        may stand below each other, where their legends take fewer lines, and would be given it and lose it
        for ever. A line for conditions that comes and goes asks for more, for a moment for more than it gets.

        In a low window the hits' height depends on the window alone: with what details ask for that were seen
        before, or are chosen now, all below the hits would move under the pointer.
        """
        least = self._details.minimumSizeHint().height()
        below = self.found.orientation() is Qt.Orientation.Vertical
        low = below and is_low(self.window())
        self._details.show_alone(self._alone, self._alone or low)
        self._hits.filter_bar.fold_bounds(low)
        above = self._hits.minimumSizeHint().height()
        if self._alone:
            self._filled = QSize()
            self._details.setMinimumHeight(self._details.low_height() if low else 0)
            return
        sight = self._scrolled.viewport().height()
        if low:
            low_least = self._details.low_height()
            left = sight - self.found.handleWidth() - low_least
            if max(above, self._hits.height_of_rows(_LEAST_ROWS)) <= left:
                self._filled = QSize()
                self._low_height = max(above, min(self._hits.height_of_rows(_ROWS), left))
                self._details.setMinimumHeight(low_least)
                self._hits.setMinimumHeight(0)
                return
            most = round(_MOST_ABOVE * self.window().height())
            above = max(above, min(self._hits.height_of_rows(_LEAST_ROWS), most))
        self._low_height = above if low else 0
        both = above + self.found.handleWidth() + least
        page = self._scrolled.size()
        kept = self._filled == page and above >= self._filled_below
        scrolls = below and sight > least and (both > sight or kept)
        if not (scrolls and kept):
            self._filled_below = above
        self._filled = page if scrolls else QSize()
        self._details.setMinimumHeight(sight if scrolls else 0)
        self._hits.setMinimumHeight(self._low_height)

    def _on_list_moved(self, _place: int, _border: int) -> None:
        if self._lists:
            self._listed = self.sizes()[0]

    def _on_moved(self, _place: int, _border: int) -> None:
        hits, details = self.found.sizes()
        if hits and details:
            self._shares[self.mode] = hits / (hits + details)


class _Halves(QSplitter):
    """A splitter that tells when it is resized."""

    resized = staticmethod(lambda: None)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Say so."""
        super().resizeEvent(event)
        self.resized()


def _share(splitter: QSplitter, sizes: list[int]) -> None:
    """Give parts their sizes, unless they have them: a splitter lays out all in them anew every time."""
    if splitter.sizes() != sizes:
        splitter.setSizes(sizes)
