"""Scoring schemes that tests make up."""

from __future__ import annotations

import numpy as np

from swathe.core.scoring.scheme import ScoringScheme
from swathe.core.sequences.alphabet import AS_SCORED, N_CODES


def scheme_of(scores, gap_open=11, gap_extend=1) -> ScoringScheme:
    """Return a scheme of a 25 x 25 block of scores (or one score for all), U as C, O as K."""
    full = np.zeros((N_CODES, N_CODES), np.int8)
    full[:25, :25] = scores
    return ScoringScheme("test", full[AS_SCORED][:, AS_SCORED], gap_open, gap_extend)
