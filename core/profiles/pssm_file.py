"""Write a profile in the format of ``psiblast -out_ascii_pssm``, which `core.scoring.pssm` reads."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

import numpy as np

from swathe.core.profiles.profile import Profile
from swathe.core.scoring.karlin_altschul import BACKGROUND, parameters_of, ungapped_parameters
from swathe.core.scoring.scheme import ScoringScheme
from swathe.core.scoring.significance import GumbelParameters
from swathe.core.sequences.alphabet import LETTERS, N_AMINO_ACIDS

_TITLE: Final = (
    "Last position-specific scoring matrix computed, weighted observed percentages rounded down, information "
    "per position, and relative weight of gapless real matches to pseudocounts"
)
_COLUMNS: Final = "   ".join(LETTERS[:N_AMINO_ACIDS])


def ascii_pssm(
    profile: Profile, scheme: ScoringScheme, standard: GumbelParameters, own: GumbelParameters
) -> str:
    """Return a profile as the text of an ASCII PSSM.

    A position that no hit reaches has percentages, information and weight of 0, as in psiblast's files.

    Parameters
    ----------
    scheme : the matrix and gap costs it was built with
    standard : statistics of that matrix and gap costs
    own : statistics of the profile with these gap costs; unavailable ones are left out, as are `standard`
    """
    lines = ["", _TITLE, f"            {_COLUMNS}   {_COLUMNS}"]
    percentages = np.floor(100 * profile.frequencies + 1e-9).astype(int)
    information, weight = profile.information, profile.gapless_weight
    for place, letter in enumerate(profile.query.letters.upper()):
        reached = bool(profile.rows[place] > 1)
        scores = "".join(f"{score:4d}" for score in profile.scores[place].tolist())
        shares = "".join(f"{share if reached else 0:4d}" for share in percentages[place].tolist())
        figures = (information[place], weight[place]) if reached else (0.0, 0.0)
        lines.append(f"{place + 1:5d} {letter}  {scores} {shares}  {figures[0]:.2f} {figures[1]:8.2f}")
    lines += ["", *_statistics(profile, scheme, standard, own)]
    return "\n".join(lines) + "\n"


def _statistics(
    profile: Profile, scheme: ScoringScheme, standard: GumbelParameters, own: GumbelParameters
) -> Iterable[str]:
    ungapped = ungapped_parameters(scheme.matrix)
    yield f"{'':22}{'K':<10}Lambda"
    yield _figures("Standard Ungapped", ungapped.K, ungapped.lambda_)
    if standard.available:
        yield _figures("Standard Gapped", standard.K, standard.lambda_)
    if own.available:
        yield _figures("PSI Ungapped", *_ungapped(profile))
        yield _figures("PSI Gapped", own.K, own.lambda_)


def _ungapped(profile: Profile) -> tuple[float, float]:
    """Return K and lambda of the profile's scores for random residues at random positions."""
    values, index = np.unique(profile.scores.astype(np.int64), return_inverse=True)
    probabilities = np.zeros(values.size)
    np.add.at(probabilities, index.ravel(), np.tile(BACKGROUND / len(profile.scores), len(profile.scores)))
    figures = parameters_of(values, probabilities)
    return figures.K, figures.lambda_


def _figures(name: str, K: float, lambda_: float) -> str:
    return f"{name:<20} {K:6.4f}     {lambda_:6.4f}"
