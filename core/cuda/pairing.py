"""The sizes of pairs of subjects in a GPU's memory."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from swathe.kernels.tiled import PADDING


def pair_up(lengths: NDArray[np.int32]) -> tuple[NDArray[np.int32], NDArray[np.int64]]:
    """Return the steps of each pair and the words before each, for ascending `lengths` above 0."""
    steps = ((lengths[::-1][::2].astype(np.int64) + 1) // 2).astype(np.int32)
    words_before = np.zeros(steps.size + 1, np.int64)
    np.cumsum(steps + np.int64(PADDING), out=words_before[1:])
    return steps, words_before
