"""Alignments of pairs that cover only a part of A or of B, perhaps one domain, and words for them."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from swathe.core.results.columns import EVERY, Column, Kind, Table

PARTIAL: Final = 50.0
"""Percent of A or B below which an alignment covers only a part of it.

Half is what those ask for who take best hits for orthologues: Moreno-Hagelsieb and Latimer (2008),
Bioinformatics 24:319-324; of both sequences Remm, Storm and Sonnhammer (2001), J Mol Biol 314:1041-1052.
"""
DOMAIN: Final = 30
"""Residues of the smallest domains, such as zinc fingers: what is shorter is a fragment, and holds none."""
MEANING: Final = (
    f"the alignment covers less than {PARTIAL:g} % of one of the two, perhaps one domain of several"
)


def partial_sides(table: Table, rows: slice = EVERY) -> NDArray[np.bool_]:
    """Return of which pairs the alignment covers only a part of a, and of b, bool[2, k].

    table : of pairs, with columns of the coverages and lengths of ``a`` and ``b``, as for all below
    """
    return np.array([table.values(f"coverage_{side}", rows) < PARTIAL for side in "ab"])


def covered(table: Table, row: int) -> list[str]:
    """Return how much the alignment covers of A and of B where that is only a part: ``4.5 % of A``."""
    return [f"{table.display(f'coverage_{side.lower()}', row)} % of {side}" for side in _sides(table, row)]


def covered_in_brief(table: Table, row: int) -> str:
    """Return of which that is only a part, in a few words: ``partial (A, B)``; '' of neither."""
    sides = _sides(table, row)
    return f"partial ({', '.join(sides)})" if sides else ""


def covered_in_full(table: Table, row: int) -> str:
    """Return the same in a sentence, which speaks of a domain where both are as long as one."""
    said = " and ".join(covered(table, row))
    is_domain = all(table.number(f"length_{side}", row) >= DOMAIN for side in "ab")
    return f"The alignment covers only {said}{', perhaps one domain' if is_domain else ''}." if said else ""


PARTIAL_COLUMN: Final[Column[Any]] = Column(
    "partial", "Partial", Kind.TEXT,
    "How much of A or B the alignment covers where that is less than half of it",
    text=lambda table, row: " and ".join(covered(table, row)),
    brief=lambda table, row: _covered_least(table, row),
    order=lambda table: _lower_coverage(table),
)  # fmt: skip


def _covered_least(table: Table, row: int) -> str:
    """Return how much is covered of that of which less is: ``4.5 % of A``; '' where neither is partial."""
    sides = _sides(table, row)
    if not sides:
        return ""
    shares = {side: table.values(f"coverage_{side.lower()}", slice(row, row + 1))[0] for side in sides}
    side = min(sides, key=shares.__getitem__)
    return f"{table.display(f'coverage_{side.lower()}', row)} % of {side}"


def _lower_coverage(table: Table) -> NDArray[np.float64]:
    """Return the lower coverage of each pair where that is only a part, else NaN, float64[rows]."""
    least = np.fmin(table.values("coverage_a"), table.values("coverage_b"))
    return np.where(least < PARTIAL, least, np.nan)


def _sides(table: Table, row: int) -> list[str]:
    """Return of which of A and B the alignment covers only a part."""
    sides = zip("AB", partial_sides(table, slice(row, row + 1)), strict=True)
    return [side for side, is_partial in sides if is_partial[0]]
