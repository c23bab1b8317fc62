"""Say in words what stands at a place of a stacked alignment."""

from __future__ import annotations

from typing import Final

from swathe.core.multiple_alignment.reading import column_facts, subject_range
from swathe.core.system.words import counted
from swathe.gui.results.stack.names import StackNames
from swathe.gui.results.stack.painter import StackPainter

HEAD: Final = {
    "query": "The query, which every hit is aligned with",
    "conservation": (
        "How far the amino acids of a column are from those of proteins at large:\n"
        "their Jensen-Shannon divergence in bits (Capra and Singh 2007; background\n"
        "of Robinson and Robinson 1991). Where all rows agree, the bar of a rare\n"
        "residue such as W is higher than that of a frequent one such as L, and never\n"
        "reaches 1. The query is one of the rows; gaps lower the bar. Few rows say little."
    ),
    "consensus": (
        "The most frequent residue of the rows, the query among them, in upper case\n"
        "where at least half have it. There is none where the query is alone."
    ),
}
"""What the rows above the hits are."""
_RESIDUES_SAID: Final = 5
_INSERTED_SAID: Final = 200
"""Residues of an insertion that a tooltip shows."""


def column_text(stack: StackPainter, column: int) -> str:
    """Say which query position a column is and what the rows have there."""
    position = stack.columns.position_at(column)
    if stack.columns.is_opened(column):
        return f"Insertion before query position {position + 1:,}"
    facts = column_facts(stack.whole, position)
    found = [f"{letter} {count:,}" for letter, count in facts.residues[:_RESIDUES_SAID]]
    if len(facts.residues) > _RESIDUES_SAID:
        found.append(f"others {sum(count for _, count in facts.residues[_RESIDUES_SAID:]):,}")
    if facts.gaps:
        found.append(f"gaps {facts.gaps:,}")
    letter = stack.whole.query.letters_between(position, position + 1)
    return "Query {} {:,} · {} with the query: {} · conservation {:.2f} bits".format(
        letter, position + 1, counted(facts.taking_part, "row"), ", ".join(found), facts.conservation
    )


def hit_text(stack: StackPainter, names: StackNames, row: int, column: int) -> str:
    """Say which residue of a hit stands in a column."""
    aligned = stack.whole.rows.get(row)
    name = names.name(row)
    if aligned is None:
        return f"{name} is not aligned yet"
    start, end = subject_range(aligned, stack.columns, column, column + 1)
    [[letter]] = stack.whole.window(_one(stack, row), stack.columns, column, column + 1).tolist()
    if start == end:
        return f"{name}: a gap" if letter else f"{name} does not reach here"
    return f"{name}: {chr(letter)} {start + 1:,}"


def insertion_text(insertion: tuple[int, str]) -> str:
    """Say what a wedge stands for."""
    position, residues = insertion
    shown = residues if len(residues) <= _INSERTED_SAID else f"{residues[:_INSERTED_SAID]}…"
    return "{} inserted before query position {:,}: {}".format(
        counted(len(residues), "residue"), position + 1, shown
    )


def _one(stack: StackPainter, row: int) -> range:
    place = stack.place_of(row)
    return range(place, place + 1)
