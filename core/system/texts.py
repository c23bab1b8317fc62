"""Many texts in one array, as compiled code writes and reads them."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray


@dataclass(frozen=True, slots=True, eq=False)
class Texts:
    """Many texts in ASCII: `letters`, uint8[...], holds one after the other; int64[n] where each `ends`."""

    letters: NDArray[np.uint8]
    ends: NDArray[np.int64]

    @property
    def begins(self) -> NDArray[np.int64]:
        """Where each begins, int64[n]."""
        return np.concatenate((np.zeros(1, np.int64), self.ends))[:-1]
