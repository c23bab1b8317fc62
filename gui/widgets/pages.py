"""The pages of the window: what each has to offer, and the stack that shows one of them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QStackedWidget, QToolButton, QWidget

from swathe.core.errors import SwatheError
from swathe.gui.widgets.command import Instead
from swathe.gui.widgets.message_bar import MessageBar, Tone
from swathe.gui.widgets.parts import Part, parts_of
from swathe.gui.work.settings import WindowSettings
from swathe.gui.work.task_controller import SearchState

if TYPE_CHECKING:
    from swathe.core.engines.base import EngineInfo


def nothing() -> None:
    """Do nothing."""


@dataclass(frozen=True)
class Loss:
    """What closing the window would lose.

    Parameters
    ----------
    words : what it is, in a sentence
    export : asks where it goes, writes it there, and calls what it is given once that is done; None where it
        cannot be exported: it is under way
    """

    words: str
    export: Callable[[Callable[[], object]], None] | None = None


class Page(QWidget):
    """A page of the window. One on which nothing can be started says so by `starts`.

    Signals
    -------
    changed() : what can be done here may have changed
    search_wanted() : the user wants to see the search
    finished() : what was under way has ended, which may have taken its time
    """

    changed = Signal()
    search_wanted = Signal()
    finished = Signal()

    messages: MessageBar
    """Where sentences about this page are shown."""
    starts = True
    """Whether something can be started here; else *Search* and *Cancel* are about the search page."""
    opens = False
    """Whether *Open query* and *Open database* are about this page; else they are about the search page."""
    under_way = ""
    """What is said elsewhere while something runs here, in a sentence."""

    def __init__(self) -> None:
        super().__init__()
        self.beside: Callable[[], Page | None] = nothing
        """Returns another page on which something is under way, beside which nothing is started here."""
        self.place: Callable[[], Callable[[], object]] = lambda: nothing
        """Returns what brings back what the page shows now, where something else has taken its place."""

    def forbidden(self) -> str:
        """Return why nothing can be started beside another page, '' where it can."""
        other = self.beside()
        return f"{other.under_way} Wait until it has ended, or cancel it." if other is not None else ""

    @property
    def state(self) -> SearchState:
        """Where the task is that was started here."""
        return SearchState.IDLE

    def start_title(self) -> str:
        """Return what starting is called in the menu."""
        return "&Search"

    def start(self) -> None:
        """Start what the page describes."""

    def cancel(self) -> None:
        """Stop what is under way."""

    def problem(self) -> str:
        """Return why nothing can be started, '' where it can."""
        return ""

    def why_no_command(self) -> str:
        """Return why there is no command line of the page, '' where there is one."""
        return "Not on this page."

    def command_line(self) -> str:
        """Return what the page describes, as a command. Raises InvalidRequest."""
        raise NotImplementedError

    def instead(self) -> Mapping[str, Instead]:
        """Return what commands about hits do here, by their ids; others are about the search page."""
        return {}

    def guide_heading(self) -> str:
        """Return the heading of what the guide says of what is shown now, '' for that of the page's row."""
        return ""

    def export_title(self) -> str:
        """Return what exporting is called in the menu."""
        return "&Export hits…"

    def ask_to_export(self) -> None:
        """Ask where what was found goes, and write it there."""

    def why_no_export(self) -> str:
        """Return why nothing can be exported, '' where it can."""
        return "Not on this page."

    def open_query(self) -> None:
        """Ask for query files, and take them."""

    def open_database(self) -> None:
        """Ask for a database, and take it."""

    def parts(self) -> list[Part]:
        """Return the parts that F6 goes to, one after the other."""
        return parts_of(self)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Dismiss the message where Esc is pressed: it cancels nothing, or it would not come here."""
        if event.key() == Qt.Key.Key_Escape and self.messages.text:
            self.messages.hide()
        else:
            super().keyPressEvent(event)

    def set_engines(self, engines: tuple[EngineInfo, ...]) -> None:
        """Offer the kernels of these engines: they were looked for just now."""

    def reset_layout(self) -> Callable[[], None]:
        """Go back to the first sizes of the page's parts; return what brings back those before."""
        return nothing

    def way_back(self) -> Callable[[], None] | None:
        """Return what leads back on the page itself, None where only another page was shown before."""
        return None

    def come_forward(self) -> None:
        """Follow what was done elsewhere: the page is shown now."""

    def settle(self) -> None:
        """Follow what was started or has ended elsewhere."""

    def save(self, settings: WindowSettings) -> None:
        """Remember inputs and layout for the next start."""

    def take_usual(self) -> Callable[[], None]:
        """Take the usual settings, and return what brings back those before."""
        return nothing

    def losses(self) -> list[Loss]:
        """Return what closing the window would lose of the page."""
        return []

    def stop(self) -> None:
        """Give up everything that is done for the page: the window closes."""
        self.cancel()

    def tell(self, error: Exception) -> None:
        """Say an error that a user can mend; another one is raised."""
        if not isinstance(error, SwatheError):
            raise error
        self.messages.show_message(Tone.PROBLEM, str(error))


def back_button(to: str, keys: str) -> QToolButton:
    """Return the button at the top left of a page that leads to another; `keys` do the same."""
    button = QToolButton(autoRaise=True)
    set_back(button, to, keys)
    return button


def set_back(button: QToolButton, to: str, keys: str) -> None:
    """Have a button that leads back name another page."""
    button.setText(f"‹ {to}")
    button.setAccessibleName(f"Back to the {to.lower()}")
    button.setToolTip(f"Back to the {to.lower()} ({keys})")


@dataclass(frozen=True)
class PageRow:
    """A page as the window lists it.

    Parameters
    ----------
    id : its name in code, and of the command that brings it to the front
    title : its name with a mnemonic, for the menus; the rail has its first word
    keys : the shortcut that brings it to the front
    make : makes it, when it is first shown
    guide : heading of the section about it in the guide of the window
    icon : in the rail
    also : a second menu that lists it beside *View*, and the group there
    """

    id: str
    title: str
    keys: str
    make: Callable[[], Page]
    guide: str
    icon: str = ""
    also: tuple[str, int] | None = None

    @property
    def name(self) -> str:
        """The title without its mnemonic."""
        return self.title.replace("&", "")


class Pages(QStackedWidget):
    """Show one page of a list, each made when it is first shown.

    Signals
    -------
    changed() : another page is shown, or what can be done on one may have changed
    made(object) : a page was made just now
    """

    changed = Signal()
    made = Signal(object)

    def __init__(self, rows: list[PageRow]) -> None:
        super().__init__()
        self.rows = rows
        self._made: dict[str, Page] = {}
        # The ids of the pages shown before, and what brings back what they showed, the last one last.
        self._before: list[tuple[str, Callable[[], object]]] = []
        self._settling = False

    @property
    def there(self) -> list[Page]:
        """The pages that were made so far."""
        return list(self._made.values())

    @property
    def running(self) -> dict[str, str]:
        """The ids of the pages behind the one in front on which something runs, with what that is."""
        behind = ((id, page) for id, page in self._made.items() if page is not self.currentWidget())
        return {id: page.under_way for id, page in behind if page.state.busy}

    @property
    def losses(self) -> list[tuple[str, Loss]]:
        """What closing the window would lose, with the id of its page."""
        return [(id, loss) for id, page in self._made.items() for loss in page.losses()]

    @property
    def front(self) -> str:
        """The id of the page shown."""
        return next(id for id, page in self._made.items() if page is self.currentWidget())

    @property
    def page(self) -> Page:
        """The page shown."""
        return self._made[self.front]

    def get(self, id: str) -> Page:
        """Return a page, made now if need be."""
        if id not in self._made:
            page = next(row for row in self.rows if row.id == id).make()
            self._made[id] = page
            self.addWidget(page)
            page.beside = partial(self._running_beside, page)
            page.changed.connect(self._follow)
            self.made.emit(page)
        return self._made[id]

    def show_page(self, id: str) -> None:
        """Bring a page to the front, and the keys to where they were on it, or where one begins."""
        if id != self.front:
            self._before.append((self.front, self.page.place()))
        self._bring_up(id)

    def why_not_back(self) -> str:
        """Return why there is no way back, '' where there is."""
        there = self._before or self.page.way_back() is not None
        return "" if there else "No other page was shown before this one."

    def go_back(self) -> None:
        """Bring what was shown before to the front: on the page itself, or else another page."""
        if (back := self.page.way_back()) is not None:
            back()
        else:
            id, show_again = self._before.pop()
            self._bring_up(id)
            show_again()

    def _bring_up(self, id: str) -> None:
        page = self.get(id)
        last = page.focusWidget()
        self.setCurrentWidget(page)
        focus = QApplication.focusWidget()
        if last is None or focus is None or not page.isAncestorOf(focus):
            # Qt takes what comes first, the button that leads back, or leaves the keys with the rail.
            targets = [part.target for part in page.parts()]
            fields = [target for target in targets if not isinstance(target, QAbstractButton)]
            for target in [last] if last is not None else (fields or targets)[:1]:
                target.setFocus(Qt.FocusReason.ShortcutFocusReason)
        page.come_forward()
        page.settle()
        self.changed.emit()

    def _running_beside(self, page: Page) -> Page | None:
        return next((other for other in self.there if other is not page and other.state.busy), None)

    def _follow(self) -> None:
        """Let every page follow what changed on one of them."""
        if self._settling:
            return
        self._settling = True
        for page in self.there:
            page.settle()
        self._settling = False
        self.changed.emit()
