"""A command is a row: what it is called, where it stands, what it does, and why it cannot be done now."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtWidgets import QMenu


def always() -> str:
    """Say that nothing keeps a command from being done."""
    return ""


@dataclass(frozen=True)
class Command:
    """Something the user can have done. Menus, keys and the page of shortcuts are made of these rows.

    Parameters
    ----------
    id : its name in code
    title : its name in the menus
    run : does it
    menu : the menu it stands in, such as ``File``; '' for one that stands elsewhere
    group : groups of a menu follow one another by number, with a line between them
    keys : its shortcuts, divided by ", "
    why_not : says in a sentence why it cannot be done now, '' where it can
    tip : its tooltip where it can be done
    checked : says whether it is in force, for one that is switched on and off
    one_of : the group of commands of which one is in force at a time
    named : says its title, for one that does another thing on another page
    also : a second menu that shows it, and the group there
    """

    id: str
    title: str
    run: Callable[[], object]
    menu: str
    group: int = 0
    keys: str = ""
    why_not: Callable[[], str] = always
    tip: str = ""
    checked: Callable[[], bool] | None = None
    one_of: str = ""
    named: Callable[[], str] | None = None
    also: tuple[str, int] | None = None


@dataclass(frozen=True)
class Instead:
    """What a command does while a certain page is in front; both as of a `Command`."""

    run: Callable[[], object]
    why_not: Callable[[], str] = always


@dataclass(frozen=True)
class Submenu:
    """A menu in another one that its owner fills; `why_not` as a command's."""

    widget: QMenu
    menu: str
    group: int = 0
    why_not: Callable[[], str] = always
