"""Keys that are in no menu of the menu bar, with what they do, for the page of shortcuts."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

ELSEWHERE: Final = (
    (
        QT_TRANSLATE_NOOP("Keys", "Up, Down"),
        QT_TRANSLATE_NOOP("Keys", "Walk the hits; the alignment follows"),
    ),
    (
        QT_TRANSLATE_NOOP("Keys", "Ctrl+Shift+I"),
        QT_TRANSLATE_NOOP("Keys", "Say how the hits were made: all about the run shown"),
    ),
    (
        QT_TRANSLATE_NOOP("Keys", "Home, End in a table"),
        QT_TRANSLATE_NOOP(
            "Keys", "Go to its first or last row, as with Ctrl; with Shift, select up to there"
        ),
    ),
    (
        QT_TRANSLATE_NOOP("Keys", "Ctrl+Left, Ctrl+Right in a table"),
        QT_TRANSLATE_NOOP("Keys", "Go to its first or last column"),
    ),
    (
        QT_TRANSLATE_NOOP("Keys", "Ctrl+C"),
        QT_TRANSLATE_NOOP("Keys", "Copy the selected hits, or the selected part of an alignment"),
    ),
    (QT_TRANSLATE_NOOP("Keys", "Ctrl+F"), QT_TRANSLATE_NOOP("Keys", "Filter the hits")),
    (
        QT_TRANSLATE_NOOP("Keys", "Space, Ctrl+T, F2 on a hit"),
        QT_TRANSLATE_NOOP(
            "Keys", "Tick it, pin it to the top, write a note; of several selected, all are ticked or pinned"
        ),
    ),
    (
        QT_TRANSLATE_NOOP("Keys", "Ctrl+U on a hit"),
        QT_TRANSLATE_NOOP("Keys", "Open its page at UniProt, NCBI, RCSB or Ensembl in the browser"),
    ),
    (
        QT_TRANSLATE_NOOP("Keys", "Ctrl+Shift+A, Ctrl+Shift+U, Ctrl+I on the hits"),
        QT_TRANSLATE_NOOP("Keys", "Tick all shown, untick all, invert the ticks of all shown"),
    ),
    (QT_TRANSLATE_NOOP("Keys", "Ctrl+Shift+F"), QT_TRANSLATE_NOOP("Keys", "Add a condition to the filter")),
    (
        QT_TRANSLATE_NOOP("Keys", "Ctrl+A"),
        QT_TRANSLATE_NOOP("Keys", "Select all hits, or the whole alignment"),
    ),
    (
        QT_TRANSLATE_NOOP("Keys", "Arrow keys, Home, End"),
        QT_TRANSLATE_NOOP("Keys", "Move the mark in the alignment; with Shift, select columns"),
    ),
    (
        QT_TRANSLATE_NOOP("Keys", "Ctrl+Home, Ctrl+End"),
        QT_TRANSLATE_NOOP("Keys", "Go to the alignment's beginning or end; with Shift, select up to there"),
    ),
    (
        QT_TRANSLATE_NOOP("Keys", "Up, Down, Page Up, Page Down, Home, End in the overview"),
        QT_TRANSLATE_NOOP("Keys", "Walk the hits"),
    ),
    (
        QT_TRANSLATE_NOOP("Keys", "+, −, 0 in the overview"),
        QT_TRANSLATE_NOOP("Keys", "Zoom in, zoom out, show the whole query"),
    ),
    (
        QT_TRANSLATE_NOOP("Keys", "Left, Right in the overview"),
        QT_TRANSLATE_NOOP("Keys", "Pan along the query"),
    ),
    (
        QT_TRANSLATE_NOOP("Keys", "Arrow keys in the stack"),
        QT_TRANSLATE_NOOP(
            "Keys", "Walk, as Home, End, Page Up and Page Down do; with Shift, select rows and columns"
        ),
    ),
    (
        QT_TRANSLATE_NOOP("Keys", "Ctrl with Home or End in the stack"),
        QT_TRANSLATE_NOOP("Keys", "Go to the first or the last hit"),
    ),
    (
        QT_TRANSLATE_NOOP("Keys", "Ctrl and the wheel in the alignment or the stack"),
        QT_TRANSLATE_NOOP(
            "Keys", "Larger or smaller letters, as Ctrl++ and Ctrl+−; Ctrl+0 makes them normal"
        ),
    ),
    (
        QT_TRANSLATE_NOOP("Keys", "Ctrl+Shift+M, F3, Shift+F3 in the alignment"),
        QT_TRANSLATE_NOOP("Keys", "Find a motif; its next match, the one before"),
    ),
    (
        QT_TRANSLATE_NOOP("Keys", "Arrow keys in the dot plot"),
        QT_TRANSLATE_NOOP("Keys", "Move the crosshair by a residue, with Shift by ten; Return goes there"),
    ),
    (
        QT_TRANSLATE_NOOP("Keys", "+, −, 0 in the dot plot"),
        QT_TRANSLATE_NOOP("Keys", "Zoom in, zoom out, show both sequences whole"),
    ),
    (
        QT_TRANSLATE_NOOP("Keys", "Ctrl+J in the alignment or the stack"),
        QT_TRANSLATE_NOOP("Keys", "Go to a position"),
    ),
    (
        QT_TRANSLATE_NOOP("Keys", "Return, Delete, Ctrl+Z in the queries"),
        QT_TRANSLATE_NOOP("Keys", "Edit a query, take it out, bring back what was there"),
    ),
    (
        QT_TRANSLATE_NOOP("Keys", "Return, F2, Del in the history"),
        QT_TRANSLATE_NOOP("Keys", "Open the run, rename it, delete those selected"),
    ),
    (
        QT_TRANSLATE_NOOP("Keys", "Left, Right in the permutations"),
        QT_TRANSLATE_NOOP("Keys", "Move the censoring point, and fit again"),
    ),
    (
        QT_TRANSLATE_NOOP("Keys", "Ctrl+Shift+S in a table"),
        QT_TRANSLATE_NOOP(
            "Keys",
            "Sort by the current cell's column, which Left and Right choose; again turns it, then ends it",
        ),
    ),
    (
        QT_TRANSLATE_NOOP("Keys", "Alt+Right, Alt+Left in a table"),
        QT_TRANSLATE_NOOP("Keys", "Make that column wider or narrower"),
    ),
    (
        QT_TRANSLATE_NOOP("Keys", "Alt+Shift+Right, Alt+Shift+Left in a table"),
        QT_TRANSLATE_NOOP("Keys", "Move that column, where columns can be moved"),
    ),
    (
        QT_TRANSLATE_NOOP("Keys", "+, −, 0, arrow keys in a chart"),
        QT_TRANSLATE_NOOP("Keys", "Zoom in, zoom out, show everything, pan"),
    ),
    (
        QT_TRANSLATE_NOOP("Keys", "Menu key, Shift+F10"),
        QT_TRANSLATE_NOOP("Keys", "Open the context menu of what has the focus"),
    ),
    (
        QT_TRANSLATE_NOOP("Keys", "Alt and an underlined letter"),
        QT_TRANSLATE_NOOP("Keys", "Go to a menu, a field or a tab"),
    ),
)


def elsewhere() -> list[tuple[str, str]]:
    """Return these keys and what they do, in the language in force."""
    translate = QCoreApplication.translate
    return [(translate("Keys", keys), translate("Keys", meaning)) for keys, meaning in ELSEWHERE]
