"""The shares of CPU and GPU in a hybrid search, and of workers in a cluster's."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from swathe.core.system.words import rate_text, seconds_text


@dataclass(frozen=True, slots=True)
class Side:
    """The share of one side in a search.

    Parameters
    ----------
    name : ``cpu`` or ``gpu``, or a worker of a cluster by its host
    cells : DP cells
    seconds : that it was busy
    share : of all cells
    """

    name: str
    cells: int
    seconds: float
    share: float

    @property
    def gcups(self) -> float:
        """Billion cells a second while it was busy."""
        return self.cells / self.seconds / 1e9 if self.seconds > 0 else 0.0

    @property
    def title(self) -> str:
        """The name as people read it: ``GPU``, ``node7``."""
        return self.name.upper() if self.name in ("cpu", "gpu") else self.name

    @property
    def words(self) -> str:
        """The side in words: ``GPU 95.2 % at 4.10 TCUPS in 2.3 s``, ``CPU nothing``."""
        name = self.title
        if not self.cells:
            return f"{name} nothing"
        share = f"{100 * self.share:.1f} %"
        return f"{name} {share} at {rate_text(self.gcups)} in {seconds_text(self.seconds)}"


def summed(sides: Iterable[Side]) -> tuple[Side, ...]:
    """Return the sums of sides of equal names, in the order of the first of each."""
    sides = tuple(sides)
    total = sum(side.cells for side in sides)
    together = []
    for name in dict.fromkeys(side.name for side in sides):
        own = [side for side in sides if side.name == name]
        cells = sum(side.cells for side in own)
        together.append(Side(name, cells, sum(side.seconds for side in own), cells / total if total else 0.0))
    return tuple(together)
