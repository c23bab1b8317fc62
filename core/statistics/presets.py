"""Named presets: matrix, gap costs and E-value method that go together, for one kind of search each."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from swathe.core.errors import InvalidRequest

if TYPE_CHECKING:  # the command line imports this module at its start, where NumPy is too slow
    from swathe.core.scoring.scheme import ScoringScheme
    from swathe.core.statistics.evalues import Method


@dataclass(frozen=True, slots=True)
class Preset:
    """What to search with for a purpose.

    Parameters
    ----------
    name : on the command line
    label : in the window
    matrix : a shipped matrix
    gap_open, gap_extend : a gap of k residues costs gap_open + k * gap_extend
    evalues : one of `core.statistics.evalues.METHODS`
    purpose : what it is for, the end of a sentence
    """

    name: str
    label: str
    matrix: str
    gap_open: int
    gap_extend: int
    evalues: Method
    purpose: str

    @property
    def scoring(self) -> str:
        """Matrix and gap costs, ``BLOSUM62 11/1``."""
        return f"{self.matrix} {self.gap_open}/{self.gap_extend}"


PRESETS: Final = {
    preset.name: preset
    for preset in (
        Preset(
            "close", "Close relatives", "BLOSUM80-NCBI", 10, 1, "adjusted",
            "relatives that are half identical, or more",
        ),
        Preset("usual", "Usual", "BLOSUM62", 11, 1, "adjusted", "most searches"),
        Preset(
            "distant", "Distant relatives", "BLOSUM50", 13, 1, "adjusted",
            "ranking distant relatives higher, not for more hits",
        ),
        Preset(
            "short-peptide", "Short peptide", "PAM30", 9, 1, "matrix",
            "queries of up to some 30 residues, as blastp-short",
        ),
    )
}  # fmt: skip
"""By name; why these: docs/decisions/028-believable-evalues.md."""
DEFAULT: Final = "usual"
SHORT: Final = "short-peptide"
SHORT_QUERY: Final = 30
"""Residues up to which a query is called short, as for blastp-short."""


def scoring_options(
    preset: str,
    matrix: str | None = None,
    gap_open: int | None = None,
    gap_extend: int | None = None,
    evalues: Method | None = None,
) -> tuple[str, int | None, int | None, Method]:
    """Return matrix, gap costs and E-value method: those that are given, the preset's in place of None.

    Gap costs suit a matrix: one that is given brings its own, later, and they stay None here. Raises
    InvalidRequest for a preset that does not exist.
    """
    chosen = PRESETS.get(preset)
    if chosen is None:
        raise InvalidRequest(
            "preset", f"There is no preset {preset!r}.", f"Presets are: {', '.join(PRESETS)}."
        )
    if matrix is None:
        matrix = chosen.matrix
        gap_open = chosen.gap_open if gap_open is None else gap_open
        gap_extend = chosen.gap_extend if gap_extend is None else gap_extend
    return matrix, gap_open, gap_extend, chosen.evalues if evalues is None else evalues


def scores_low(scheme: ScoringScheme) -> bool:
    """Return whether the matrix is that of a preset for longer queries, whatever the gap costs."""
    longer = {preset.matrix for preset in PRESETS.values() if preset is not PRESETS[SHORT]}
    return scheme.matrix_path is None and scheme.matrix_name in longer


def preset_of(scheme: ScoringScheme, evalues: Method) -> Preset | None:
    """Return the preset with this matrix, these gap costs and this method; None if there is none.

    A user's own matrix file belongs to no preset, whatever its name.
    """
    if scheme.matrix_path is not None:
        return None
    chosen = scheme.matrix_name, scheme.gap_open, scheme.gap_extend, evalues
    return next(
        (
            preset
            for preset in PRESETS.values()
            if (preset.matrix, preset.gap_open, preset.gap_extend, preset.evalues) == chosen
        ),
        None,
    )
