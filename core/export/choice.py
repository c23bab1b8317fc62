"""The columns of tables, chosen by their names."""

from __future__ import annotations

import re
from dataclasses import replace

from swathe.core.errors import InvalidRequest
from swathe.core.export import Format
from swathe.core.export.blast_fields import chosen as chosen_fields
from swathe.core.export.values import LOGARITHMS, QUERY, QUERY_NUMBER, Selection
from swathe.core.results.hits import COLUMN


def has_choice(format: Format) -> bool:
    """Whether a format's columns can be chosen."""
    return format.columns or format.fields


def choose(format: Format, names: str) -> tuple[str, ...]:
    """Return the columns that a text names, with commas or spaces between: BLAST's names for its formats.

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
    return tuple(dict.fromkeys(words))


def with_columns(selection: Selection, format: Format, columns: tuple[str, ...]) -> Selection:
    """Return a selection with the columns that `choose` gave for a format, and no others."""
    if format.fields:
        return replace(selection, fields=columns)
    return replace(selection, columns=columns, exact=True)
