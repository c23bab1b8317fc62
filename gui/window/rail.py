"""The rows of the rail: the window's pages, and at its foot settings and help."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication
from PySide6.QtGui import QAction

from swathe.gui.widgets.rail import Rail, RailRow
from swathe.gui.window.menus import Menus

_PAGES: Final = (
    ("show_search", QT_TRANSLATE_NOOP("Rail", "Search"), "search"),
    ("show_history", QT_TRANSLATE_NOOP("Rail", "History"), "history"),
    ("show_reciprocal", QT_TRANSLATE_NOOP("Rail", "Pairs"), "pairs"),
    ("show_network", QT_TRANSLATE_NOOP("Rail", "Network"), "network"),
    ("show_comparison", QT_TRANSLATE_NOOP("Rail", "Kernels"), "kernels"),
)
_SETTINGS: Final = ("keep_history", "", "show_form", "show_chart", "reset_layout")
_HELP: Final = ("guide", "shortcuts", "open_log", "", "about")


def page_rail(menus: Menus) -> Rail:
    """Return the rail of a window with these menus; rows are named as the commands are."""

    def settings() -> Sequence[QAction | None]:
        return [*menus.schemes.actions(), None, *_actions(menus, _SETTINGS)]

    def help_() -> Sequence[QAction | None]:
        return _actions(menus, _HELP)

    rows = [
        RailRow(name, QCoreApplication.translate("Rail", title), drawing, _tip(menus.action(name)))
        for name, title, drawing in _PAGES
    ]
    foot = [
        RailRow("settings", QCoreApplication.translate("Rail", "Settings"), "settings", entries=settings),
        RailRow("help", QCoreApplication.translate("Rail", "Help"), "help", entries=help_),
    ]
    return Rail(rows, foot)


def _actions(menus: Menus, names: Sequence[str]) -> list[QAction | None]:
    return [menus.action(name) if name else None for name in names]


def _tip(action: QAction) -> str:
    return f"{action.text().replace('&', '')} ({action.shortcut().toString()})"
