"""The pages beside or below the hits: makes each when it is first seen, and feeds only the one in sight."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QEvent, QSignalBlocker, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QGridLayout,
    QHBoxLayout,
    QSizePolicy,
    QStackedWidget,
    QTabBar,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from swathe.core.results.filters import Filter
from swathe.core.results.query_result import QueryResult
from swathe.core.search.events import Plan
from swathe.gui.widgets.detail import Detail
from swathe.gui.widgets.focus import tab_after
from swathe.gui.widgets.icons import IconButton
from swathe.gui.widgets.menu_button import MenuButton
from swathe.gui.widgets.message_page import MessagePage
from swathe.gui.widgets.picture import PictureMenu
from swathe.gui.widgets.scrolled import Scrolled
from swathe.gui.widgets.tab_bar import TabBar
from swathe.gui.widgets.theme import SPACE

AnyDetail = TypeVar("AnyDetail", bound=Detail)

_NO_ROWS = np.empty(0, np.int64)
_ALL = ("result", "rows", "hit", "chosen", "filter")
"""What a detail is told of, in this order."""
_LEAST_LINES = 10
"""Lines of text under the titles in a low window: name, tools and figures of a hit, and an aligned block."""
_AFTER_HITS_MS = 30
"""From other hits to their details: by then the table is painted, beside a search too."""


class _Place(QWidget):
    """Where a detail will be that nobody has seen yet."""

    def __init__(self, kind: type[Detail], make: Callable[[], Detail]) -> None:
        super().__init__()
        self.kind = kind
        self.make = make
        self.detail: Detail | None = None
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)

    def put(self, detail: Detail) -> None:
        """Fill the place."""
        self.detail = detail
        self._column.addWidget(detail)


class _Pages(QStackedWidget):
    """Ask for the height of the detail in sight alone, where Qt's own would ask for that of the highest."""

    def minimumSizeHint(self) -> QSize:
        """Return the least width of all, and the least height of the one in sight."""
        least = super().minimumSizeHint()
        return QSize(least.width(), self.heightForWidth(max(self.width(), least.width())))

    def heightForWidth(self, width: int) -> int:
        """Return how high the detail in sight is at least."""
        detail = _made(self.currentWidget())
        layout = detail.layout() if detail is not None else None
        return 0 if layout is None else layout.minimumHeightForWidth(width)


class Details(QWidget):
    """Keep the details, told of everything in the order of `Detail`, in step with the table.

    A page has one detail, or several with a switch between them. Places of details count all of them.

    Signals
    -------
    currentChanged(int) : another detail is in sight, by its place
    alignments_wanted() : `wishes` changed
    hit_chosen(int) : a hit row clicked in a detail
    filter_wanted(object, bool) : a `core.results.filters.Condition` to narrow the table by, or not any more
    lineages_read() : the lineages of the hits are known now
    sequences_wanted() : sequences are to be added to hits of another program
    task_wanted(object) : what a detail has for the worker
    alone_wanted(bool) : the details are to have the room of the hits, too, or to give it back
    saved(str, object) : what a detail has put into a file, and the path of that
    copied(str) : what a detail has put on the clipboard
    """

    currentChanged = Signal(int)
    alignments_wanted = Signal()
    hit_chosen = Signal(int)
    filter_wanted = Signal(object, bool)
    lineages_read = Signal()
    sequences_wanted = Signal()
    task_wanted = Signal(object)
    alone_wanted = Signal(bool)
    saved = Signal(str, object)
    copied = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.setAccessibleName("Details")
        self.selected: Callable[[], NDArray[np.int64]] = lambda: _NO_ROWS
        """Returns the hit rows selected in the table, int64[selected], in its order."""
        self._result: tuple[QueryResult | None, Plan | None] = (None, None)
        self._rows: NDArray[np.int64] = _NO_ROWS
        self._hit = -1
        self._chosen: NDArray[np.int64] = _NO_ROWS
        self._filter = Filter()
        self._stale: dict[Detail, set[str]] = {}
        self._news: list[tuple[str, tuple[Any, ...]]] = []
        self._heard: dict[Detail, int] = {}
        self._wishes: dict[Detail, list[int]] = {}
        self._soon = QTimer(self, singleShot=True, interval=_AFTER_HITS_MS, timeout=self._catch_up)
        self._pages: list[list[int]] = []
        self._buttons: dict[int, QToolButton] = {}
        self._apart = False  # whether the switch has a row of its own
        self._least: tuple[int, QSize] | None = None  # a width, and what is asked for in it
        self._bar = TabBar()
        self._bar.setAccessibleName("Details")
        self._bar.setDrawBase(False)
        self._bar.setExpanding(False)
        self._bar.setUsesScrollButtons(True)  # at large fonts, in the narrowest windows
        self._bar.setElideMode(Qt.TextElideMode.ElideNone)
        self._holder = QWidget()
        self._switch = QHBoxLayout(self._holder)
        self.copy_button = _menu_button("Copy", "copy", "Copy")
        self.picture_button = _menu_button("Picture", "image", "Copy or save a picture")
        self.alone_button = IconButton("Details alone", "maximize")
        self.alone_button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonIconOnly)
        self.alone_button.setCheckable(True)
        self.alone_button.setToolTip("Give the details the room of the hits, too (Ctrl+Shift+D)")
        self.alone_button.hide()  # until they stand in a low window
        self._stack = _Pages()
        self.message = MessagePage()
        self._over = QStackedWidget()
        self.scrolled = Scrolled(self._stack)
        self.scrolled.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        for ground in (self.scrolled.viewport(), self._stack):
            ground.setAutoFillBackground(False)  # that of the page shows: nothing is painted twice
        self._over.addWidget(self.scrolled)
        self._over.addWidget(self.message)
        self._lay_out()
        self._bar.currentChanged.connect(self._page_chosen)
        self.alone_button.clicked.connect(self.alone_wanted)
        self._bar.tabBarDoubleClicked.connect(self._switch_alone)

    # Which details

    def add(
        self,
        detail: Detail | type[Detail],
        beside: Detail | None = None,
        make: Callable[[], Detail] | None = None,
    ) -> None:
        """Add a page: a detail, or the kind of one that is made when somebody looks at it first.

        Or put it on the page of the detail that it stands `beside`, where a switch leads to it. What is made
        then is the `make` of its kind, where that takes more than its kind.
        """
        title = detail.title
        widget: QWidget = detail if isinstance(detail, Detail) else _Place(detail, make or detail)
        if isinstance(detail, Detail):
            self._adopt(detail)
        place = self._stack.addWidget(widget)
        if beside is None:
            self._pages.append([place])
            tab = self._bar.addTab(title)
            self._bar.setTabToolTip(tab, title)
            return
        first = self.indexOf(beside)
        page = self._page_of(first)
        if first not in self._buttons:
            self._add_button(first, "Resid&ues")
        self._pages[page].append(place)
        self._add_button(place, title)
        self._show_switch()

    def open(self, kind: type[AnyDetail]) -> AnyDetail:
        """Bring the detail of a kind to the front and return it."""
        for place in range(self.count()):
            widget = self.widget(place)
            if isinstance(widget, kind) or (isinstance(widget, _Place) and widget.kind is kind):
                self.setCurrentIndex(place)
                self._catch_up()
                detail = self._shown()
                assert isinstance(detail, kind)
                return detail
        raise KeyError(kind)

    def count(self) -> int:
        """Return the number of details, on all pages."""
        return self._stack.count()

    def widget(self, place: int) -> QWidget:
        """Return a detail, or what stands in its place before it is made."""
        widget = self._stack.widget(place)
        assert widget is not None
        return widget

    def indexOf(self, widget: QWidget) -> int:
        """Return a detail's place, -1 where it is none."""
        return self._stack.indexOf(widget)

    def tabText(self, place: int) -> str:
        """Return the title of a detail."""
        widget = self.widget(place)
        assert isinstance(widget, _Place | Detail)
        return widget.kind.title if isinstance(widget, _Place) else widget.title

    def currentIndex(self) -> int:
        """Return the place of the detail in sight."""
        return self._stack.currentIndex()

    def currentWidget(self) -> QWidget | None:
        """Return the detail in sight, or what stands in its place; None before there is one."""
        return self._stack.currentWidget()

    def setCurrentIndex(self, place: int) -> None:
        """Bring a detail to the front."""
        page = self._page_of(place)
        with QSignalBlocker(self._bar):
            self._bar.setCurrentIndex(page)
        self._bring(place)

    def setCurrentWidget(self, widget: QWidget) -> None:
        """Bring a detail to the front."""
        self.setCurrentIndex(self.indexOf(widget))

    def walk(self, step: int) -> None:
        """Bring the next (1) or the previous (-1) page to the front; from the last one on to the first."""
        pages = [page for page in range(self._bar.count()) if self._bar.isTabVisible(page)]
        self._bar.setCurrentIndex(pages[(pages.index(self._bar.currentIndex()) + step) % len(pages)])

    def setTabVisible(self, place: int, shown: bool) -> None:
        """Show or hide the page of a detail; where that was in sight, go to the first page."""
        page = self._page_of(place)
        if not shown and page == self._bar.currentIndex():
            self.setCurrentIndex(self._pages[0][0])
        self._bar.setTabVisible(page, shown)
        self._least = None
        self.updateGeometry()

    def isTabVisible(self, place: int) -> bool:
        """Whether the page of a detail can be gone to."""
        return self._bar.isTabVisible(self._page_of(place))

    def tabBar(self) -> QTabBar:
        """Return the titles of the pages."""
        return self._bar

    def made(self) -> list[Detail]:
        """Return the details that there are by now."""
        return list(self._stale)

    def wishes(self) -> list[int]:
        """Return the hit rows that details want aligned, those of the one in sight first."""
        shown = _made(self.currentWidget())
        details = sorted(self._wishes, key=lambda detail: detail is not shown)
        return list(dict.fromkeys(row for detail in details for row in self._wishes[detail]))

    # What they are told

    def set_result(
        self,
        result: QueryResult | None,
        plan: Plan | None,
        rows: NDArray[np.int64],
        hit: int,
        chosen: NDArray[np.int64],
    ) -> None:
        """Show another result: the hit rows the table shows of it, the one looked at, and those ticked.

        The detail in sight follows once the table is painted: in one go they would take too long.
        """
        if result is not self._result[0]:
            for detail in self._stale:  # those out of sight, too
                if isinstance(detail.picture_menu, PictureMenu):
                    detail.picture_menu.show_usual()
        self._result = (result, plan)
        self._rows, self._hit, self._chosen = rows, hit, chosen
        self._news.clear()
        self._wishes.clear()
        for detail in self._stale:
            self._heard[detail] = 0
        for stale in self._stale.values():
            stale.update(_ALL)
        self._soon.start()
        self._least = None  # details out of sight ask for no new measure
        self.updateGeometry()

    def say_instead(self, title: str, words: str = "") -> None:
        """Say in place of every page why what they await will not come; '' shows them."""
        self.message.say(title, words)
        self._over.setCurrentWidget(self.message if title else self.scrolled)

    def set_rows(self, rows: NDArray[np.int64]) -> None:
        """Show the rows that the table shows, in its order."""
        if not np.array_equal(rows, self._rows):
            self._rows = rows
            self._changed("rows")

    def set_current_hit(self, row: int) -> None:
        """Show the hit that is looked at."""
        self._hit = row
        self._changed("hit")

    def set_chosen(self, rows: NDArray[np.int64]) -> None:
        """Show which hits are ticked, in the order that the table would have unfiltered."""
        if not np.array_equal(rows, self._chosen):
            self._chosen = rows
            self._changed("chosen")

    def set_filter(self, conditions: Filter) -> None:
        """Show what the table is narrowed to."""
        self._filter = conditions
        self._changed("filter")

    def alignments_arrived(self, rows: list[int]) -> None:
        """Show hits that were aligned just now."""
        self._tell("alignments_arrived", rows)

    def alignment_failed(self, row: int, sentence: str) -> None:
        """Show why a hit cannot be aligned."""
        self._tell("alignment_failed", row, sentence)

    def pairs_arrived(self, rows: list[int]) -> None:
        """Show hits whose pairwise significance was estimated just now."""
        self._tell("pairs_arrived", rows)

    # Inside

    def _switch_alone(self) -> None:
        self.alone_wanted.emit(not self.alone_button.isChecked())

    def _page_of(self, place: int) -> int:
        return next(page for page, places in enumerate(self._pages) if place in places)

    def _page_chosen(self, page: int) -> None:
        """Show what was seen last of a page."""
        if page >= 0:
            checked = [place for place in self._pages[page] if place in self._buttons]
            seen = [place for place in checked if self._buttons[place].isChecked()]
            self._bring(seen[0] if seen else self._pages[page][0])

    def _bring(self, place: int) -> None:
        here = self._pages[self._page_of(place)]
        for other, button in self._buttons.items():
            if other in here:
                button.setChecked(other == place)
        self._stack.setCurrentIndex(place)
        self._stack.updateGeometry()
        self.scrolled.show_top()
        self._show_switch()
        self._catch_up()
        self._offer_menus()
        self.currentChanged.emit(place)

    def _add_button(self, place: int, title: str) -> None:
        button = QToolButton()
        button.setText(title)
        button.setAccessibleName(title.replace("&", ""))
        button.setCheckable(True)
        button.setAutoRaise(True)
        button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        button.setChecked(place == self.currentIndex())
        button.clicked.connect(lambda: self.setCurrentIndex(place))
        self._switch.addWidget(button)
        self.setTabOrder([self._bar, *self._buttons.values()][-1], button)  # before the menus, as they stand
        self._buttons[place] = button

    def _show_switch(self) -> None:
        """Show the buttons of the page in front."""
        here = self._pages[self._page_of(self.currentIndex())]
        for place, button in self._buttons.items():
            button.setVisible(place in here)
        self._holder.setVisible(len(here) > 1)
        self._fit()

    def minimumSizeHint(self) -> QSize:
        """Ask for the height that tools in several rows leave the details, which a stack does not ask for.

        And for the switch's row on pages without one, too: else the titles move from page to page. Layouts
        ask some thousand times in a search, and stacks ask all their pages every time.
        """
        width = self.width()
        if self._least is None or self._least[0] != width:
            hint = super().minimumSizeHint()
            lacking = max(self._least_height(width) - self._over.minimumSizeHint().height(), 0)
            if self._buttons and self._apart and self._holder.isHidden():
                lacking += max(button.sizeHint().height() for button in self._buttons.values())
            self._least = width, QSize(hint.width(), hint.height() + lacking)
        return QSize(self._least[1])

    def show_alone(self, alone: bool, offered: bool) -> None:
        """Show by the button whether the details have the hits' room; where it helps, offer that."""
        self.alone_button.setChecked(alone)
        if self.alone_button.isHidden() is offered:
            self.alone_button.setVisible(offered)
            self._fit()

    def low_height(self) -> int:
        """Return the height for the titles and a block of an alignment: in less, a low page scrolls.

        It is the same whichever detail is in sight, and whatever is said of a hit.
        """
        top = self._top.minimumSize().height()
        if self._buttons and self._apart and self._holder.isHidden():
            top += max(button.sizeHint().height() for button in self._buttons.values())
        return top + _LEAST_LINES * self.fontMetrics().lineSpacing()

    def event(self, event: QEvent) -> bool:
        """Measure the details anew once one asks for more room or less."""
        if event.type() == QEvent.Type.LayoutRequest:
            self._least = None
        return super().event(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the switch, and if need be the menus, another row where titles would not be in sight."""
        super().resizeEvent(event)
        self._fit()
        if event.size().width() != event.oldSize().width():
            self.updateGeometry()

    def _least_height(self, width: int) -> int:
        """Return how high the highest detail that can be gone to is at least in a width."""
        details = (_made(self.widget(place)) for place in range(self.count()) if self.isTabVisible(place))
        layouts = [layout for detail in details if detail and (layout := detail.layout())]
        for layout in layouts:
            layout.activate()  # nothing is measured anew by itself while it is out of sight
        return max((one.minimumHeightForWidth(width) for one in layouts), default=0)

    def _fit(self) -> None:
        menu_buttons = (self.copy_button, self.picture_button)  # some pages have nothing to copy
        buttons = menu_buttons if self.alone_button.isHidden() else (*menu_buttons, self.alone_button)
        titles = self._bar.sizeHint().width()
        styles = [Qt.ToolButtonStyle.ToolButtonTextOnly]
        if not self.alone_button.isHidden():  # a row is worth more than words there
            styles.append(Qt.ToolButtonStyle.ToolButtonIconOnly)
        for style in styles:
            for button in menu_buttons:
                button.setToolButtonStyle(style)
            menus = sum(button.sizeHint().width() + SPACE for button in buttons)
            if titles + menus <= self.width():
                break
        switch = (0, 1) if titles + menus + self._widest_switch() <= self.width() else (1, 0)
        row = 0 if titles + menus <= self.width() else 1
        self._apart = switch == (1, 0) and row == 0
        self._least = None
        places = (
            (self._bar, 0, 0, 1, 1 if row == 0 else 5),
            (self._holder, *switch, 1, 1),
            *((button, row, column, 1, 1) for column, button in enumerate(buttons, 2)),
        )
        for widget, *place in places:
            at = self._top.indexOf(widget)
            if list(self._top.getItemPosition(at)) != place:
                self._top.removeWidget(widget)
                self._top.addWidget(widget, *place)
                if widget is self._holder:
                    self._top.setAlignment(widget, Qt.AlignmentFlag.AlignLeft)

    def _widest_switch(self) -> int:
        """Return the width of the widest page's switch: whichever is in sight, it has the same row."""
        switches = [
            [self._buttons[place] for place in page if place in self._buttons] for page in self._pages
        ]
        return max((sum(button.sizeHint().width() for button in one) + SPACE for one in switches), default=0)

    def _offer_menus(self) -> None:
        """Show in the corner what can be copied and pictured of the detail in sight."""
        detail = self._shown()
        for button, menu in (
            (self.picture_button, detail.picture_menu if detail is not None else None),
            (self.copy_button, detail.copy_menu if detail is not None else None),
        ):
            button.setVisible(menu is not None)
            if menu is not None:
                button.setMenu(menu)

    def _lay_out(self) -> None:
        self._switch.setContentsMargins(0, 0, SPACE, 0)
        self._switch.setSpacing(0)
        top = self._top = QGridLayout()
        top.setContentsMargins(0, 0, 0, 0)
        top.setHorizontalSpacing(SPACE // 2)
        top.setVerticalSpacing(0)
        top.setColumnStretch(0, 1)
        top.addWidget(self._bar, 0, 0)
        top.addWidget(self._holder, 0, 1)
        top.addWidget(self.copy_button, 0, 2)
        top.addWidget(self.picture_button, 0, 3)
        top.addWidget(self.alone_button, 0, 4)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addLayout(top)
        layout.addWidget(self._over, 1)

    def _adopt(self, detail: Detail) -> None:
        detail.use_corner()
        detail.selected = lambda: self.selected()
        self._stale[detail] = set(_ALL)
        self._heard[detail] = 0
        self._least = None
        detail.hit_chosen.connect(self.hit_chosen)
        detail.filter_wanted.connect(self.filter_wanted)
        detail.lineages_read.connect(self.lineages_read)
        detail.sequences_wanted.connect(self.sequences_wanted)
        detail.task_wanted.connect(self.task_wanted)
        detail.saved.connect(self.saved)
        detail.copied.connect(self.copied)
        detail.alignments_wanted.connect(self._wish)

    def _shown(self) -> Detail | None:
        """Return the detail in sight, made now if it was not before."""
        widget = self.currentWidget()
        if isinstance(widget, _Place):
            if widget.detail is None:
                detail = widget.make()
                self._adopt(detail)
                widget.put(detail)
                tab_after(self.picture_button, detail)
            return widget.detail
        return widget if isinstance(widget, Detail) else None

    def _changed(self, *what: str) -> None:
        for stale in self._stale.values():
            stale.update(what)
        self._catch_up()

    def _tell(self, listener: str, *news: Any) -> None:
        self._news.append((listener, news))
        if not self._soon.isActive():
            self._catch_up()

    def _catch_up(self) -> None:
        """Tell the detail in sight what it missed."""
        self._soon.stop()
        detail = self._shown()
        if detail is None:
            return
        stale = self._stale[detail]
        tasks: tuple[tuple[str, Callable[..., None], tuple[Any, ...]], ...] = (
            ("result", detail.set_result, self._result),
            ("rows", detail.set_rows, (self._rows,)),
            ("hit", detail.set_current_hit, (self._hit,)),
            ("chosen", detail.set_chosen, (self._chosen,)),
            ("filter", detail.set_filter, (self._filter,)),
        )
        for name, task, values in tasks:
            if name in stale:
                stale.discard(name)
                task(*values)
        heard, self._heard[detail] = self._heard[detail], len(self._news)
        for listener, news in self._news[heard:]:
            getattr(detail, listener)(*news)

    def _wish(self, rows: list[int]) -> None:
        detail = self.sender()
        assert isinstance(detail, Detail)
        self._wishes[detail] = rows
        self.alignments_wanted.emit()


def _made(widget: QWidget | None) -> QWidget | None:
    """Return the detail that is in a place; None before there is one."""
    return widget.detail if isinstance(widget, _Place) else widget


def _menu_button(text: str, sign: str, name: str) -> MenuButton:
    button = MenuButton(text, sign)
    button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextOnly)
    button.setAccessibleName(name)
    button.setToolTip(name)
    policy = button.sizePolicy()
    policy.setRetainSizeWhenHidden(True)  # what is beside it is clicked one after the other
    button.setSizePolicy(policy)
    button.hide()
    return button
