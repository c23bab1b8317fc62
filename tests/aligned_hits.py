"""Hits with alignments that tests made up or computed one by one."""

from __future__ import annotations

import numpy as np

from swathe.core.alignment.aligned_pairs import AlignedPairs


def set_alignment(table, row, alignment):
    """Give a row of a hit table its alignment."""
    table.set_alignments(np.array([row]), AlignedPairs.of([alignment]))
