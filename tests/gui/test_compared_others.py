"""A run of another program beside one of Swathe's: its sequences, its figures, and what is said of it."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton

from swathe.core.history.changes import CHANGE_COLUMNS, Listed
from tests.gui.test_others import blastp, give_sequences, missed  # noqa: F401 - fixtures

COLUMN = {column.key: place for place, column in enumerate(CHANGE_COLUMNS)}


def list_alone(page, choice):
    """List some hits, the first of them chosen."""
    page.kind.setCurrentIndex(list(Listed).index(choice))
    page.table.go_to(0)


def test_a_hit_without_a_sequence_says_so_each_time_that_it_is_looked_at(missed, qtbot):  # noqa: F811
    """Back from the hits of the other run alone, it said "Aligning…" for ever."""
    missed.bound.setCurrentIndex(0)
    missed.bound.activated.emit(0)
    said = missed.sides[1].alignment.message
    for choice in (Listed.ONLY_B, Listed.ONLY_A, Listed.ONLY_B):
        list_alone(missed, choice)
        assert missed.model.rowCount()
        if choice is Listed.ONLY_B:
            qtbot.waitUntil(lambda: "No alignment" in said.text())
