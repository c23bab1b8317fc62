"""The parts of a page, which keys walk and resize: what its movable borders part, and the fields around."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt
from PySide6.QtWidgets import (
    QAbstractItemView,
    QAbstractScrollArea,
    QApplication,
    QComboBox,
    QLineEdit,
    QScrollArea,
    QSplitter,
    QWidget,
)

from swathe.gui.widgets.scrolled import bring_into_sight

BORDER_STEP: Final = 40
"""Pixels that a key moves the border of a part."""


@dataclass(frozen=True, eq=False)
class Part:
    """A part of a page, and what of it takes the keys."""

    whole: QWidget
    target: QWidget


def parts_of(page: QWidget) -> list[Part]:
    """Return the parts in sight that take keys: what lies around the splitters, then what these hold."""
    leaves = list(_leaves(page))
    around = [
        widget
        for widget in _taking_keys(page)
        if not any(leaf is widget or leaf.isAncestorOf(widget) for leaf in leaves)
    ]
    parts = [Part(page, _first(page, around))] if around else []
    for leaf in leaves:
        taking = _taking_keys(leaf)
        if taking:
            parts.append(Part(leaf, _first(page, taking)))
    return parts


def go_to_part(parts: list[Part], step: int) -> None:
    """Give the focus to the next part, or with -1 to the one before."""
    if not parts:
        return
    focus = QApplication.focusWidget()
    # The last that holds the focus: the page itself holds what its splitters do.
    here = [place for place, part in enumerate(parts) if focus and _holds(part.whole, focus)]
    place = here[-1] + step if here else 0
    part = parts[place % len(parts)]
    part.target.setFocus(Qt.FocusReason.ShortcutFocusReason)
    page = _page_around(part.whole)
    if page is not None:  # more of it than what has the keys
        bring_into_sight(page, part.whole)
        bring_into_sight(page, part.target)


def resize_part(step: int) -> bool:
    """Give the part that has the focus more room, or with -1 less, as dragging its border does.

    Where no other part can be smaller and the page scrolls, the page gets higher, until the part fills what
    is in sight of it. Returns whether there was room to give.
    """
    part: QWidget | None = QApplication.focusWidget()
    if part is None or not part.isVisible():  # what was left for another page may still have the focus
        return False
    way: Qt.Orientation | None = None
    while part is not None:
        splitter = part.parentWidget()
        if isinstance(splitter, QSplitter) and way in (None, splitter.orientation()):
            way = splitter.orientation()
            if _move_border(splitter, part, step * BORDER_STEP):
                return True
        part = splitter
    return False


def _move_border(splitter: QSplitter, part: QWidget, pixels: int) -> bool:
    """Make a part so much larger, at the cost of a neighbour or of what is in sight; return whether it is."""
    parts = [splitter.widget(place) for place in range(splitter.count())]
    shown = [place for place, one in enumerate(parts) if one is not None and one.isVisible()]
    if len(shown) < 2:
        return False
    here = shown.index(splitter.indexOf(part))
    neighbour = shown[here + 1 if here + 1 < len(shown) else here - 1]
    page = _page_scrolling(splitter)
    before = splitter.sizes()

    def share(own: int, of_neighbour: int) -> bool:
        sizes = list(before)
        sizes[shown[here]] += own
        sizes[neighbour] += of_neighbour
        splitter.setSizes(sizes)
        border = max(shown[here], neighbour)
        splitter.splitterMoved.emit(splitter.handle(border).y(), border)
        return splitter.sizes() != before

    taken = _lower(splitter, page, pixels) if page is not None else 0
    moved = share(taken, 0) if taken else share(pixels, -pixels)
    if page is None:
        return moved
    more = min(pixels, page.viewport().height() - part.height())
    if not moved and more > 0:
        _set_height(splitter, splitter.height() + more)
        moved = share(more, 0)
    place = page.verticalScrollBar().value()
    if pixels > 0 and (moved or part.height() <= page.viewport().height()):
        bring_into_sight(page, part)
    return moved or page.verticalScrollBar().value() != place


def _page_scrolling(splitter: QSplitter) -> QScrollArea | None:
    """Return what scrolls parts that stand below each other; None where nothing does."""
    return _page_around(splitter) if splitter.orientation() is Qt.Orientation.Vertical else None


def _page_around(part: QWidget) -> QScrollArea | None:
    """Return what scrolls a part of a page; None where nothing does."""
    above = part.parentWidget()
    while above is not None and not isinstance(above, QScrollArea):
        above = above.parentWidget()
    return above


def _lower(splitter: QSplitter, page: QScrollArea, pixels: int) -> int:
    """Take back of a page what was added to its height; return how much, 0 or less."""
    inner = page.widget()
    assert inner is not None
    added = splitter.minimumHeight() - splitter.minimumSizeHint().height()
    added = min(added, inner.height() - page.viewport().height())
    taken = max(pixels, -added) if added > 0 else 0
    if taken >= 0:
        return 0
    _set_height(splitter, splitter.height() + taken)
    return taken


def _set_height(splitter: QSplitter, height: int) -> None:
    splitter.setMinimumHeight(height)
    # At once: what is around it would come to it later.
    QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest.value)
    splitter.resize(splitter.width(), height)


def _leaves(widget: QWidget) -> Iterator[QWidget]:
    """Yield what splitters in sight hold and is not parted further, in their order."""
    if isinstance(widget, QSplitter):
        for pane in map(widget.widget, range(widget.count())):
            if pane is not None and pane.isVisible():
                yield from list(_leaves(pane)) or [pane]
        return
    for child in widget.children():
        if isinstance(child, QWidget) and child.isVisible() and not child.isWindow():
            yield from _leaves(child)


def _holds(whole: QWidget, widget: QWidget) -> bool:
    return whole is widget or whole.isAncestorOf(widget)


def _taking_keys(part: QWidget) -> list[QWidget]:
    """Return what Tab stops at, the part itself included."""
    return [
        widget
        for widget in (part, *part.findChildren(QWidget))
        if widget.isVisible() and widget.isEnabled() and widget.focusPolicy() & Qt.FocusPolicy.TabFocus
    ]


def _first(page: QWidget, widgets: list[QWidget]) -> QWidget:
    """Return what one works in: a table, else what scrolls or draws, else a field, else the first of all."""
    kinds = (QAbstractItemView, QAbstractScrollArea, QLineEdit | QComboBox, QWidget)

    def order(widget: QWidget) -> tuple[int, int, int]:
        place = widget.mapTo(page, QPoint())
        return next(n for n, kind in enumerate(kinds) if isinstance(widget, kind)), place.y(), place.x()

    return min(widgets, key=order)
