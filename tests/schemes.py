"""Scoring schemes that tests make up."""

from __future__ import annotations

import numpy as np

from core.alphabet import CODE_X, N_CODES
from core.scoring import ScoringScheme


def scheme_of(scores, gap_open=11, gap_extend=1) -> ScoringScheme:
    """Return a scheme of a 25 x 25 block of scores (or one score for all), U and O as X."""
    full = np.zeros((N_CODES, N_CODES), np.int8)
    full[:25, :25] = scores
    full[25:] = full[CODE_X]
    full[:, 25:] = full[:, [CODE_X]]
    return ScoringScheme("test", full, gap_open, gap_extend)
