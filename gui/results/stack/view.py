"""The tab of all chosen hits as one alignment: which hits, how they look, and what to take along."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QByteArray, Qt, QTimer
from PySide6.QtGui import QGuiApplication, QResizeEvent
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout

from swathe.core.multiple_alignment.alignment import MultipleAlignment, build
from swathe.core.multiple_alignment.reading import cut
from swathe.core.results.filters import Filter
from swathe.core.results.hits import HitTable
from swathe.core.results.query_result import QueryResult
from swathe.core.rounds.facts import round_in_names, round_of_hits
from swathe.core.scoring.pssm import PositionSpecificQuery
from swathe.core.scoring.scheme import ScoringScheme
from swathe.core.search.events import Plan
from swathe.core.system.words import counted, file_name
from swathe.gui.results.stack.builder import StackBuilder
from swathe.gui.results.stack.canvas import StackCanvas
from swathe.gui.results.stack.look import look_text, read_look
from swathe.gui.results.stack.painter import SIZES, StackOptions, StackPainter
from swathe.gui.results.stack.picture import StackPicture
from swathe.gui.results.stack.tools import StackTools
from swathe.gui.widgets.detail import Detail
from swathe.gui.widgets.field import ElidedLabel, NoteLine
from swathe.gui.widgets.file_dialogs import name_in_databases
from swathe.gui.widgets.message_bar import MessageBar, Tone
from swathe.gui.widgets.message_page import ALL_HIDDEN, NO_SEQUENCES, MessagePage
from swathe.gui.widgets.picture import HitRows, Picture, PictureTasks
from swathe.gui.widgets.theme import SPACE
from swathe.gui.widgets.usual_hits import TICKED, UsualHits, name_of_hits, with_hidden
from swathe.gui.work.task import SELECTED, Newest, Task, sentence

COPIED_LETTERS: Final = 20_000_000
"""Letters on the clipboard at most."""
_PAUSE_MS: Final = 60
"""Between two looks at alignments that arrived, and from the last scrolling to asking for more."""
_STEP: Final = 4 * SPACE
_LOW: Final = 15
"""Lines of letters; below that height every one counts."""
_WHY_TICKED: Final = (
    "Only ticked hits are shown, also those that the filter hides.\n"
    "To see all hits of the table, turn off Only ticked hits in the menu Show; the ticks stay."
)
_SELECT_FIRST: Final = "Select rows and columns first: drag, or Shift and the arrow keys."
_OTHERS_CAME: Final = "There is no picture: other hits were chosen before it was ready."
_NO_ROWS: Final = np.empty(0, np.int64)


class StackView(Detail):
    """Show the ticked hits under each other; where none is, or if wished, those that the table shows."""

    title = "Stack"

    def __init__(self) -> None:
        super().__init__()
        self._hits: HitTable | None = None
        self._scheme: ScoringScheme | None = None
        self._plan: Plan | None = None
        self._rows: NDArray[np.int64] = _NO_ROWS
        self._ticked: NDArray[np.int64] = _NO_ROWS
        self._failed: set[int] = set()
        self._asked: set[int] | None = None
        self._chosen: NDArray[np.int64] = _NO_ROWS
        self._filter = Filter()
        self._advised: MessageBar | None = None
        self._copying = Newest(self.task_wanted.emit)
        self.pictures = PictureTasks(self)
        self.message = MessagePage()
        self.canvas = StackCanvas()
        self.builder = StackBuilder(self)
        self.tools = StackTools(
            self._commands(),
            self._hit_rows,
            self._slide_holds,
            self,
        )
        self.spot = ElidedLabel()
        self.note = NoteLine()
        self.picture_menu = self.tools.picture_menu
        self.copy_menu = self.tools.copy_menu
        self._stack = QStackedWidget()
        self._choose_timer = QTimer(self, singleShot=True, timeout=self._choose)
        self._show_timer = QTimer(self, singleShot=True, interval=_PAUSE_MS, timeout=self._show)
        self._ask_timer = QTimer(self, singleShot=True, interval=_PAUSE_MS, timeout=self._ask)
        self._lay_out()
        self._connect()
        self.set_result(None, None)

    # What the page tells

    def set_result(self, result: QueryResult | None, plan: Plan | None) -> None:
        """Show another query's hits."""
        hits = self._hits = result.hits if result is not None and plan is not None else None
        self._scheme = plan.request.scheme if plan is not None else None
        self._plan = plan
        self._query_name = self._title = self._source = ""
        if result is not None and plan is not None:
            self._query_name = plan.called(result.query)
            self._title = f"{self._query_name} · {plan.database.name}"
            self._source = round_of_hits(result.hits, plan.request.iteration)
        self._rows = self._ticked = _NO_ROWS
        self._failed, self._asked = set(), None
        self._chosen = _NO_ROWS
        self._copying.stop()
        self.pictures.stop_copying()
        self.tools.align_button.setChecked(False)
        of_profile = hits is not None and isinstance(hits.query, PositionSpecificQuery)
        self.tools.set_query(len(result.query) if result is not None else 1, of_profile)
        self.note.say("")
        self.builder.set_hits(self._hits)
        self.canvas.clear()
        self._choose_timer.start()
        self._settle()

    def set_rows(self, rows: NDArray[np.int64]) -> None:
        """Take the table's rows in its order."""
        self._rows = rows
        self._choose_timer.start()

    def set_filter(self, conditions: Filter) -> None:
        """Take the conditions that the table's hits meet, which a picture of these names."""
        self._filter = conditions

    def set_chosen(self, rows: NDArray[np.int64]) -> None:
        """Take the ticked hits."""
        self._ticked = rows
        self._choose_timer.start()

    def set_current_hit(self, row: int) -> None:
        """Mark the hit looked at."""
        self.canvas.set_current_hit(row)

    def alignments_arrived(self, rows: list[int]) -> None:
        """Put in hits that were aligned just now."""
        self._failed.difference_update(rows)
        self.builder.take(rows)

    def alignment_failed(self, row: int, sentence: str) -> None:
        """Say that a hit cannot be aligned, and ask for it no more."""
        self._failed.add(row)
        self.note.say(sentence, warning=True)
        self._settle()

    # What the settings keep

    def save_state(self) -> QByteArray:
        """Return how stacks are shown, for the settings."""
        look = look_text(self.tools.options, self.canvas.size_of_letters, self.canvas.names_width)
        return QByteArray(look.encode())

    def restore_state(self, state: QByteArray) -> bool:
        """Bring back what `save_state` returned; whether it could be read."""
        try:
            options, size, names_width = read_look(bytes(state.data()).decode("utf-8"))
        except ValueError:
            return False
        self.tools.set_options(options)
        self._on_options(options)
        self.canvas.set_size(size)
        self.canvas.names_width = names_width
        return True

    # Which hits

    def order(self) -> NDArray[np.int64]:
        """Return the hit rows of the stack, in the table's order: those ticked, or all in the table."""
        return self._stacked().rows

    def pictured(self) -> UsualHits:
        """Return the hits that a picture shows, which need not be those of the stack."""
        return self.tools.picture_menu.hits()

    def _stacked(self) -> UsualHits:
        ticked = self._ticked if self.tools.options.only_ticked else _NO_ROWS
        return UsualHits.of(_NO_ROWS, ticked, self._rows)

    def _hit_rows(self) -> HitRows:
        return self.selected(), self._ticked, self._rows

    def _why_not_only_ticked(self) -> str:
        """Say why the ticked hits cannot be shown alone; '' where they can be."""
        return "" if self._ticked.size else "No hit is ticked"

    def _choose(self) -> None:
        self._chosen = self.order()
        self._asked = None
        self.builder.choose(self._chosen)
        self._settle()

    def _show(self) -> None:
        """Show the alignment as it is by now."""
        whole = self.builder.whole
        if whole is not None and self._hits is not None and self._scheme is not None:
            self.canvas.show_stack(whole, self._hits, self._scheme, self._query_name)
        self._settle()
        self._ask()

    def _on_built(self) -> None:
        """Show another alignment at once, more rows of the same a few times a second."""
        stack = self.canvas.stack
        if stack is None or self.builder.whole is not stack.whole:
            self._show()
        elif not self._show_timer.isActive():
            self._show_timer.start()

    def _ask(self) -> None:
        """Ask for the alignments of the rows in sight, and if wanted of all others behind them."""
        whole = self.builder.whole
        if whole is None or self.builder.building:
            return
        sight = self.canvas.places_in_sight()
        some = whole.order[sight.start : sight.stop].tolist()
        wanted = [row for row in some if row not in whole.rows and row not in self._failed]
        if self._asked is not None and set(wanted) <= self._asked:
            return
        self._asked = set(wanted)
        if self.tools.align_button.isChecked():
            rest = (row for row in self.builder.missing() if row not in self._failed)
            wanted = list(dict.fromkeys((*wanted, *rest)))
        if wanted:
            self.alignments_wanted.emit(wanted)

    def _settle(self) -> None:
        """Say how many hits are in, or why there is nothing to see."""
        whole, hits = self.builder.whole, self._hits
        chosen = len(self._chosen)
        if hits is None:
            self.message.say(
                "No hits yet", "A query's hits are shown here, one below the other, once it was compared."
            )
        elif not len(hits):
            self.message.say("No hits", "There is nothing to stack for this query.")
        elif not hits.has_sequences:
            self.message.say(*NO_SEQUENCES)
        elif not chosen:
            self.message.say(*ALL_HIDDEN)
        elif whole is None:
            self.message.say("Stacking {}…".format(counted(chosen, "hit")), "")
        shown = whole is not None and chosen > 0 and hits is not None and hits.has_sequences
        self._stack.setCurrentWidget(self.canvas if shown else self.message)
        self.tools.setEnabled(shown)
        self.tools.offer_pictures(shown)
        self.tools.offer_only_ticked(self._why_not_only_ticked())
        only_ticked = shown and self._stacked().which == TICKED
        self.canvas.set_caption(self._count_text() if shown else "", _WHY_TICKED if only_ticked else "")

    def _count_text(self) -> str:
        whole = self.builder.whole
        assert whole is not None
        failed = int(np.isin(self._chosen, list(self._failed)).sum()) if self._failed else 0
        missing = len(whole) - len(whole.rows) - failed
        button = self.tools.align_button
        button.setVisible(missing > 0)
        button.setText("Stop aligning" if button.isChecked() else "Align all")
        stacked = self._stacked()
        ticked = stacked.which == TICKED
        text = f"{len(whole):,} ticked" if ticked else f"{counted(len(whole), 'hit')} in the table"
        if len(whole.rows) < len(whole):
            text = f"{len(whole.rows):,} of {text}"
        elif ticked and not stacked.hidden:
            text += f" of {self._rows.size:,}"
        text = with_hidden(text, len(whole), stacked.hidden)
        if missing and button.isChecked():
            text += f" · {missing:,} to align"
        return text + (f" · {failed:,} cannot be aligned" if failed else "")

    # Commands

    def _commands(self) -> dict[str, Callable[[], object]]:
        return {
            "zoom_in": lambda: self.canvas.zoom(1),
            "zoom_out": lambda: self.canvas.zoom(-1),
            "zoom_reset": lambda: self.canvas.zoom(0),
            "overview": lambda: self.canvas.set_size(SIZES[0]),
            "wider_names": lambda: self.canvas.set_names_width(self.canvas.names_width + _STEP),
            "narrower_names": lambda: self.canvas.set_names_width(self.canvas.names_width - _STEP),
            "go_to": self._ask_position,
            "copy": self.copy,
            "select_all": self.canvas.select_all,
            "copy_picture": self.copy_picture,
            "save_picture": self._ask_and_save,
            "save_sight": self._ask_and_save_sight,
            "save_part": self._ask_and_save_part,
        }

    def copy(self) -> None:
        """Copy the selected rectangle as aligned FASTA, once the worker has put it together."""
        stack, hits, selection = self.canvas.stack, self._hits, self.canvas.selection
        if stack is None or hits is None:
            return
        first, last = selection.columns
        letters = (last - first) * len(selection.places)
        if not letters:
            self._advise()
        elif letters > COPIED_LETTERS:
            many = "The selection has {:,} letters; the clipboard takes {:,}. Export the hits instead."
            self.note.say(many.format(letters, COPIED_LETTERS), warning=True)
        else:
            name = partial(hits.text, "subject")  # whole, as in files
            args = stack.whole, selection.places, stack.columns, first, last, name
            self.pictures.stop_copying()
            problem = sentence(lambda words: self.note.say(words, warning=True))
            work = partial(cut, *args)
            self._copying.begin(Task("stack", work, self._on_copied, on_error=problem, priority=SELECTED))

    def _advise(self) -> None:
        """Say over the page that rows and columns are to be selected first: rows stay where they are."""
        self._advised = MessageBar.of(self)
        self._advised.show_message(Tone.NOTE, _SELECT_FIRST)

    def _on_selected(self) -> None:
        if self._advised is not None and self._advised.text == _SELECT_FIRST:
            self._advised.hide()

    def _on_copied(self, rows: str) -> None:
        QGuiApplication.clipboard().setText(rows)
        self.note.say("")
        self.copied.emit(counted(rows.count(">"), "row"))

    def save(self, path: Path) -> None:
        """Let the worker write a picture, SVG or PNG by the name's ending."""
        self._with_picture(partial(self._save_picture, path))

    def save_sight(self, path: Path) -> None:
        """Let the worker write a picture of what is in sight."""
        if (stack := self.canvas.stack) is not None:
            self._save_picture(path, *self._picture_of_sight(stack))

    def save_part(self, path: Path) -> None:
        """Let the worker write a picture of the rows and columns that are selected."""
        if (picture := self._picture_of_part()) is not None:
            self._save_picture(path, *picture)

    def copy_picture(self) -> None:
        """Let the worker put a picture on the clipboard."""
        self._with_picture(self._copy_picture)

    def _with_picture(self, then: Callable[[Picture, str, str], object]) -> None:
        """Do something with the picture of the hits that are meant, once the worker has stacked them.

        What it is of is given along, and what a slide shows of that where it does not hold all. Where another
        query's hits came meanwhile, it is said that there is no picture.
        """
        stack, hits, pictured = self.canvas.stack, self._hits, self.pictured()
        if stack is None or hits is None:
            return

        def stacked(whole: MultipleAlignment) -> None:
            if self._hits is not hits:
                self.note.say(_OTHERS_CAME, warning=True)
                return
            columns = whole.columns(stack.options.insertions).count
            places = range(len(whole))
            then(*self._picture(stack, whole, places, (0, columns), pictured.words, wrap=True))

        if np.array_equal(pictured.rows, stack.whole.order):
            stacked(stack.whole)
            return
        work = partial(build, hits, pictured.rows, dict(stack.whole.rows))
        self.task_wanted.emit(Task("stack hits", work, stacked, priority=SELECTED))

    def _slide_holds(self, hits: UsualHits) -> str:
        """Say what a slide shows of some hits that it does not hold in letters that can be read, else ''.

        With insertions as columns, hits that are not stacked yet may open others than those counted here.
        """
        stack = self.canvas.stack
        if stack is None or not hits.rows.size:
            return ""
        whole = stack.whole.reordered(hits.rows)
        columns = whole.columns(stack.options.insertions).count
        _, _, shown = self._picture(stack, whole, range(len(whole)), (0, columns), hits.words)
        return shown

    def _picture_of_sight(self, stack: StackPainter) -> tuple[Picture, str, str]:
        places, columns = self.canvas.seen()
        words = f"{counted(len(places), 'hit')} in sight"
        return self._picture(stack, stack.whole, places, columns, words)

    def _picture_of_part(self) -> tuple[Picture, str, str] | None:
        """Return the picture of the selected rectangle; None, and what to do is said, where none is."""
        stack, selection = self.canvas.stack, self.canvas.selection
        if stack is None:
            return None
        first, last = selection.columns
        if first == last or not selection.places:
            self._advise()
            return None
        words = f"{counted(len(selection.places), 'hit')} in the selection"
        return self._picture(stack, stack.whole, selection.places, (first, last), words, wrap=True)

    def _picture(
        self,
        stack: StackPainter,
        whole: MultipleAlignment,
        places: range,
        columns: tuple[int, int],
        hits_words: str,
        *,
        wrap: bool = False,
    ) -> tuple[Picture, str, str]:
        """Return what is to be painted of an alignment, to look as the stack does, or that on a slide.

        And what it is of, and how much of that a slide shows, where it does not hold all.

        wrap : whether it is in blocks where somebody wants that
        """
        menu, picture = self.tools.picture_menu, self._strip(stack, whole, places, columns)
        what = "stacked alignment of"
        if not menu.on_slide:
            shaped = picture.wrapped() if wrap and menu.wraps else picture
            return shaped, f"{what} {hits_words}", ""
        of_slide = picture.for_slide(self.canvas.seen()[1][0])
        shown = of_slide.shown_of(picture, hits_words)
        return menu.shaped(of_slide), f"{what} {shown or hits_words}", shown

    def _strip(
        self, stack: StackPainter, whole: MultipleAlignment, places: range, columns: tuple[int, int]
    ) -> StackPicture:
        """Return the picture of some rows and columns in one strip, to look as the stack does."""
        assert self._hits is not None
        assert self._scheme is not None
        return StackPicture(
            whole,
            self._hits,
            self._query_name,
            self._scheme,
            stack.options,
            self.canvas.font(),
            stack.cell,
            places,
            *columns,
            self.canvas.names_width,
            self._title,
            self._source,
            self._filter.words if np.array_equal(whole.order, self._rows) else "",
            self.tools.picture_menu.with_species,
        )

    def _say_size(self) -> None:
        """Say in the menu how large a picture is that is one strip, or higher than a page."""
        stack, rows, menu = self.canvas.stack, self.pictured().rows, self.tools.picture_menu
        size = pixels = ""
        if stack is not None and rows.size and not menu.on_slide:
            whole = stack.whole.reordered(rows)
            columns = whole.columns(stack.options.insertions).count
            strip = self._strip(stack, whole, range(len(whole)), (0, columns))
            wrapped = strip.wrapped()
            picture = wrapped if menu.wraps else strip
            if picture is not wrapped or picture.is_higher_than_page:
                blocks = counted(picture.n_blocks, "block") if menu.wraps else "one strip"
                size, pixels = f"{blocks}, {picture.millimetres}", picture.pixels
        self.tools.say_size(size, pixels)

    def _say_how_much(self, shown: str) -> None:
        """Say what a slide shows where it does not hold all in letters that can be read."""
        if why_cut := self.tools.picture_menu.why_cut(shown):
            self.note.say(why_cut, warning=True, passes=True)

    def _copy_picture(self, picture: Picture, what: str, shown: str) -> None:
        self._copying.stop()
        self.pictures.copy(picture, what)
        self._say_how_much(shown)

    def _save_picture(self, path: Path, picture: Picture, what: str, shown: str) -> None:
        self.pictures.save(picture, what, path)
        self._say_how_much(shown)

    def _ask_and_save_picture(self, name: str, picture: Picture, what: str, shown: str) -> None:
        self.pictures.ask_and_save(picture, what, name)
        self._say_how_much(shown)

    def _ask_and_save(self) -> None:
        assert self._hits is not None
        hits = name_of_hits(self.pictured().which, self._rows.size < len(self._hits))
        self._with_picture(partial(self._ask_and_save_picture, self._file_name(hits)))

    def _ask_and_save_sight(self) -> None:
        if (stack := self.canvas.stack) is not None:
            self._ask_and_save_picture(self._file_name("hits-in-sight"), *self._picture_of_sight(stack))

    def _ask_and_save_part(self) -> None:
        if (picture := self._picture_of_part()) is not None:
            self._ask_and_save_picture(self._file_name("selected-part"), *picture)

    def _file_name(self, hits: str) -> str:
        """Return a name that says of which query's hits it is, and of which of these, as an export's does."""
        assert self._hits is not None
        assert self._plan is not None
        name = name_in_databases(file_name(self._query_name), self._plan.request.databases)
        return "-".join((name, *round_in_names(self._source), hits, "stack"))

    def _ask_position(self) -> None:
        self.tools.position.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.tools.position.selectAll()

    def _show_position(self) -> None:
        if (stack := self.canvas.stack) is not None:
            first, end = self.canvas.columns_in_sight()
            at = stack.columns.position_at
            self.tools.show_position(range(at(first), at(max(first, end - 1)) + 1))

    def _on_options(self, options: StackOptions) -> None:
        self.canvas.set_options(options)
        self._choose_timer.start()

    def _on_align_all(self) -> None:
        self._asked = None
        self._ask()
        self._settle()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Leave the line about the mouse out of a low window: tooltips say the same."""
        super().resizeEvent(event)
        self.spot.setVisible(event.size().height() >= _LOW * self.fontMetrics().height())

    # Inside

    def _connect(self) -> None:
        self.builder.changed.connect(self._on_built)
        self.builder.task_wanted.connect(self.task_wanted)
        self.message.action_triggered.connect(self.sequences_wanted)
        self.pictures.task_wanted.connect(self.task_wanted)
        self.pictures.told.connect(self.note.say)
        self.pictures.copied.connect(self.copied)
        self.pictures.saved.connect(self.saved)
        menu = self.tools.picture_menu
        menu.picture_changed.connect(self._say_size)
        self.canvas.hit_chosen.connect(self.hit_chosen)
        self.canvas.spot_changed.connect(self.spot.set_whole)
        self.canvas.view_changed.connect(self._ask_timer.start)
        self.canvas.view_changed.connect(self._show_position)
        self.canvas.selected.connect(self._on_selected)
        self.tools.options_changed.connect(self._on_options)
        self.tools.position_wanted.connect(self.canvas.go_to)
        self.tools.align_button.clicked.connect(self._on_align_all)

    def _lay_out(self) -> None:
        self._stack.addWidget(self.message)
        self._stack.addWidget(self.canvas)
        layout = QVBoxLayout(self, spacing=SPACE // 2)
        layout.setContentsMargins(0, SPACE // 2, 0, 0)
        layout.addWidget(self.tools)
        layout.addWidget(self._stack, 1)
        layout.addWidget(self.note)
        layout.addWidget(self.spot)
