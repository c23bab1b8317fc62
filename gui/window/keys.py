"""Keys that are in no menu of the menu bar, with what they do, for the page of shortcuts."""

from __future__ import annotations

from typing import Final

ELSEWHERE: Final = {
    "Search": (("Return, Del, Ctrl+Z in the queries", "Edit a query; remove it; undo that"),),
    "Results": (
        ("Ctrl+Shift+I", "Show how the hits were found: parameters, statistics and times"),
        ("Ctrl+Tab, Ctrl+Shift+Tab", "Go to the next tab of the details, to the previous one"),
    ),
    "Hits": (
        ("Up, Down", "Step through the hits; the alignment follows"),
        ("Return, Enter on a hit", "Go to its alignment"),
        (
            "Space, Ctrl+T, F2 on a hit",
            "Tick it, pin it to the top, write a note; ticking and pinning act on all selected hits",
        ),
        (
            "Ctrl+Shift+A, Ctrl+Shift+U, Ctrl+I",
            "Tick all hits shown, untick all, invert the ticks of all shown",
        ),
        ("Ctrl+Z in the hits", "Undo the last change of ticks or pins"),
        ("Ctrl+U on a hit", "Open its page at UniProt, NCBI, RCSB or Ensembl in the browser"),
        ("Ctrl+Shift+F", "Add a condition to the filter"),
        ("Ctrl+A", "Select all hits, or the whole alignment"),
        ("Ctrl+C", "Copy the selected hits, or the selected part of an alignment"),
    ),
    "Alignment and stack": (
        ("Arrow keys, Home, End", "Move the mark in the alignment; with Shift, select columns"),
        ("Ctrl+Home, Ctrl+End", "Go to the alignment's beginning or end; with Shift, select up to there"),
        (
            "Arrow keys, Home, End, Page Up, Page Down in the stack",
            "Move the mark; with Shift, select rows and columns",
        ),
        ("Ctrl with Home or End in the stack", "Go to the first or the last hit"),
        ("Ctrl+J in the alignment or the stack", "Go to a position"),
        ("Ctrl+Shift+M, F3, Shift+F3 in the alignment", "Find a motif, its next match, its previous match"),
        (
            "Ctrl and the wheel in the alignment or the stack",
            "Larger or smaller letters, as Ctrl++ and Ctrl+−; Ctrl+0 makes them normal",
        ),
    ),
    "Overview, dot plot and charts": (
        ("Up, Down, Page Up, Page Down, Home, End in the overview", "Step through the hits"),
        ("+, −, 0 in the overview", "Zoom in, zoom out, show the whole query"),
        ("Left, Right in the overview", "Pan along the query"),
        (
            "Arrow keys in the dot plot",
            "Move the crosshair by one residue, with Shift by ten; Return shows that place in the alignment",
        ),
        ("+, −, 0 in the dot plot", "Zoom in, zoom out, show both sequences whole"),
        ("+, −, 0 or Home, arrow keys in a chart", "Zoom in, zoom out, show everything, pan"),
        ("Left, Right in the permutations", "Move the score from which copies are fitted"),
    ),
    "History": (
        (
            "Return, F2, Del, Ctrl+Z in the history",
            "Open the selected run, or compare the two selected; rename it; delete those selected; undo that",
        ),
    ),
    "Tables": (
        (
            "Home, End in a table",
            "Go to its first or last row, with or without Ctrl; with Shift, select up to there",
        ),
        ("Ctrl+Left, Ctrl+Right in a table", "Go to its first or last column"),
        (
            "Ctrl+Shift+S in a table",
            "Sort by the current column, whose title is underlined (Left and Right choose it); press "
            "again to reverse the order, and once more to stop sorting",
        ),
        ("Ctrl+Shift+Right, Ctrl+Shift+Left in a table", "Make the current column wider or narrower"),
        ("Alt+Shift+Right, Alt+Shift+Left in a table", "Move the current column, where columns can be moved"),
    ),
    "Everywhere": (
        ("Ctrl+,", "Settings"),
        (
            "Ctrl+F",
            "Go to the field that filters the hits, or that searches the pairs, the network or the history",
        ),
        (
            "Esc where nothing runs",
            "Dismiss the message, clear the words typed, return from a comparison of runs to the "
            "history, or show all of a network",
        ),
        ("Menu key, Shift+F10", "Open the context menu of what has the focus"),
        (
            "Alt and an underlined letter",
            "Open that menu, or go to that field or tab; from a tab, Left and Right go to the others",
        ),
    ),
}
"""By where they work: those of a menu stand below the keys that it shows."""
