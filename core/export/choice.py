"""The columns of tables, chosen by their names."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Final

from swathe.core.errors import InvalidRequest
from swathe.core.export import Format
from swathe.core.export.blast_fields import chosen as chosen_fields
from swathe.core.export.values import LOGARITHMS, QUERY, QUERY_NUMBER, Selection
from swathe.core.results.hits import COLUMN

_OF_COPIES: Final = ("pairwise_p", "pairwise_evalue")
_PROBLEM: Final = "pairwise_problem"


def has_choice(format: Format) -> bool:
    """Whether a format's columns can be chosen."""
    return format.columns or format.fields


def choose(format: Format, names: str) -> tuple[str, ...]:
    """Return the columns that a text names, with commas or spaces between: BLAST's names for its formats.

    What shuffled copies give brings why not to rely on it, or why there is none: see `with_problem`.

    Raises InvalidRequest for names that there are not, and where there are none.
    """
    words = re.split(r"[,\s]+", names.strip(", \t\n"))
    if words == [""]:
        raise InvalidRequest("columns", "No column is named.", "Name them, with commas between.")
    if format.fields:
        return chosen_fields(words)
    known = (QUERY, QUERY_NUMBER, *COLUMN, *LOGARITHMS)
    for word in words:
        if word not in known:
            raise InvalidRequest("columns", f"Hits have no column {word}.", f"There are {', '.join(known)}.")
    return with_problem(tuple(dict.fromkeys(words)))


def with_problem(columns: tuple[str, ...]) -> tuple[str, ...]:
    """Return columns of hits; where a pairwise p or E is among them, last why some are missing or poor.

    The screen marks these with a star, for which files have no place.
    """
    of_copies = any(LOGARITHMS.get(column, column) in _OF_COPIES for column in columns)
    return (*columns, _PROBLEM) if of_copies and _PROBLEM not in columns else columns


def with_columns(selection: Selection, format: Format, columns: tuple[str, ...]) -> Selection:
    """Return a selection with the columns that `choose` gave for a format, and no others."""
    if format.fields:
        return replace(selection, fields=columns)
    return replace(selection, columns=columns, exact=True)
