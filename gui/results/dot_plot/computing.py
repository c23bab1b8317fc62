"""The worker's part of a dot plot: scores of a pair's windows, and the threshold that chance suggests."""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from swathe.core.alignment.dot_plot import DotPlot, Region, chance_threshold, dot_plot
from swathe.core.cancel import CancelToken
from swathe.core.scoring.scheme import Scoring
from swathe.core.sequences.sequence import Sequence

CHANCE_SHARE: Final = 1e-3
CHANCE_WINDOWS: Final = 500
"""The threshold suggested: at most this share of all windows, and at most so many, reach it by chance."""


@dataclass(frozen=True, slots=True, eq=False)
class Pair:
    """Query and subject with the scores of the search."""

    query: Sequence
    subject: Sequence
    scoring: Scoring

    def score(self, table: NDArray[np.int8], window: int, query: int, subject: int) -> int | None:
        """Return the score of the window with its middle at two residues; None where it leaves a sequence."""
        half = window // 2
        low, high = min(query, subject), max(query - len(self.query), subject - len(self.subject))
        if low < half or high + half >= 0:
            return None
        steps = np.arange(-half, half + 1)
        scores = table[query + steps, self.subject.codes[subject + steps]]
        return int(scores.sum(dtype=np.int64))


@dataclass(frozen=True, slots=True, eq=False)
class Computed:
    """What the worker made of a pair."""

    table: NDArray[np.int8]
    suggested: int
    plot: DotPlot


def computing(
    pair: Pair,
    table: NDArray[np.int8] | None,
    window: int,
    region: Region,
    bins: tuple[int, int],
    token: CancelToken,
) -> Generator[float, None, Computed]:
    """Compute the dots of a region in the worker, and the threshold that chance suggests."""
    if table is None:
        table = pair.scoring.table(pair.query.codes)
    cells = len(pair.query) * len(pair.subject)
    share = min(CHANCE_SHARE, CHANCE_WINDOWS / cells)
    suggested = chance_threshold(table, pair.subject.codes, window, share)
    plot = yield from dot_plot(table, pair.subject.codes, window, region, bins, token)
    return Computed(table, suggested, plot)
