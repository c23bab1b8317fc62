"""Find Qt objects whose Python wrapper would be declared deleted while Qt still shows them.

PySide keeps a tree of its own of which wrapper goes with which. Where a getter returns an object, PySide
enters that object as a child of the one that was asked unless it knows better. It is wrong for every getter
that returns a sibling or an ancestor (`nextInFocusChain`, `focusProxy`, `buddy` …): when the one that was
asked is deleted, the other's wrapper raises "already deleted" or, in C++, crashes.
"""

from __future__ import annotations

import re

import shiboken6
from PySide6.QtCore import QObject
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QGraphicsObject, QLabel, QMenu, QWidget, QWidgetAction

_HOLDER = re.compile(r"\nparent\.+ [^\n]* at 0x([0-9a-f]+)>\n")
_TIED_ELSEWHERE = (QAction, QMenu, QGraphicsObject)


def wrongly_owned() -> list[str]:
    """Return a line for each living object whose wrapper goes with an object that may be deleted before it.

    What Qt made is left out, since nothing of ours is lost with its wrapper. So are menus and actions, which
    PySide ties to the button, menu or group they were handed to, and the items of a chart's scene, which have
    no parents in the sense of `QObject`.
    """
    # A widget is in the list twice: as a `QObject` and as something to paint on.
    by_address = {id(thing): thing for thing in shiboken6.getAllValidWrappers() if isinstance(thing, QObject)}
    wrong = []
    for thing in by_address.values():
        if shiboken6.createdByPython(thing) and not isinstance(thing, _TIED_ELSEWHERE):
            found = _HOLDER.search(shiboken6.dump(thing))
            holder = by_address.get(int(found[1], 16)) if found is not None else None
            if not (holder is None or holder is QObject.parent(thing) or _outlives(holder, thing)):
                wrong.append(f"{_name(thing)} goes with {_name(holder)}")
    return wrong


def _outlives(holder: QObject, thing: QObject) -> bool:
    """Return whether `holder` is deleted with `thing` or after it.

    An ancestor is. So is what an ancestor has beside its widgets, such as a layout or a group of buttons, and
    the action that a menu shows a widget by.
    """
    if isinstance(holder, QWidgetAction):
        return True
    around = {id(holder)}
    if not isinstance(holder, QWidget):
        around.add(id(QObject.parent(holder)))
    ancestor: QObject | None = thing
    while ancestor is not None and id(ancestor) not in around:
        ancestor = QObject.parent(ancestor)
    return ancestor is not None


def _name(thing: QObject) -> str:
    return f"{type(thing).__name__} {thing.objectName()}".rstrip()


def lost_wrappers(window: QObject) -> list[str]:
    """Return a line for each attribute of the window, or of what it is made of, that is a deleted object."""
    lost = []
    seen = {id(window)}
    waiting: list[tuple[str, object]] = [("window", window)]
    while waiting:
        name, thing = waiting.pop()
        for key, value in getattr(thing, "__dict__", {}).copy().items():  # threads change some
            for part in value if isinstance(value, list | tuple) else (value,):
                if id(part) in seen or not type(part).__module__.startswith(("swathe.gui.", "PySide6.")):
                    continue
                seen.add(id(part))
                if isinstance(part, QObject) and not shiboken6.isValid(part):
                    lost.append(f"{name}.{key} ({type(part).__name__})")
                else:
                    waiting.append((f"{name}.{key}", part))
    return lost


def buddy(label: QLabel) -> QWidget | None:
    """Return the widget that a label names, without tying it to the label."""
    return _with_its_parent(label.buddy())


def focus_proxy(widget: QWidget) -> QWidget | None:
    """Return what takes a widget's focus, without tying it to the widget."""
    return _with_its_parent(widget.focusProxy())


def _with_its_parent(widget: QWidget | None) -> QWidget | None:
    if widget is not None:
        set_right(widget)
    return widget


def set_right(widget: QWidget) -> None:
    """Let a widget's wrapper go with its parent's again."""
    around = widget.parentWidget()
    if around is not None:
        around.findChildren(type(widget))  # PySide enters what it returns as children of what was asked
