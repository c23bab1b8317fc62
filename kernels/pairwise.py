"""The strategies for distributing permuted copies over a GPU, one row each."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from swathe.kernels.registry import Option

PAPER: Final = "Zhang, Misra, Agrawal, Patwary, Liao, Qin, Choudhary, BMC Bioinformatics 13(S5), 2012"
BLOCK_SIZES: Final = tuple(range(64, 513, 64))
ENGINE: Final = "engine"
"""The strategy that uses the search's engine and kernel."""


@dataclass(frozen=True, slots=True)
class Strategy:
    """A way to align queries with permuted copies of subjects.

    Parameters
    ----------
    name : as users choose it
    label : the name in words
    paper : where it is described
    section : of the paper
    kernel : the variant of `kernels.registry` that aligns; '' where the search's does
    tiled : whether as many subjects as fill the device are permuted and aligned together, or one at a time
    reuse : whether copies stay on the device for other queries
    options : what users can set
    """

    name: str
    label: str
    paper: str
    section: str
    kernel: str
    tiled: bool
    reuse: bool
    options: tuple[Option, ...] = ()

    @property
    def block_of_a_copy(self) -> bool:
        """Whether a block aligns a copy; otherwise a thread does."""
        return self.kernel == "intra-task"


def _threads(default: int) -> Option:
    return Option("threads", "Threads per block", default, BLOCK_SIZES)


STRATEGIES: Final = (
    Strategy(
        ENGINE,
        "Standard: the search's engine and kernel",
        "",
        "",
        "",
        tiled=True,
        reuse=False,
    ),
    Strategy(
        "inter-task",
        "Single pair, inter-task: a thread a copy",
        PAPER,
        "Single-pair PSSE implementation",
        "inter-task",
        tiled=False,
        reuse=False,
        options=(_threads(64),),
    ),
    Strategy(
        "intra-task",
        "Single pair, intra-task: a block a copy",
        PAPER,
        "Single-pair PSSE implementation",
        "intra-task",
        tiled=False,
        reuse=False,
        options=(_threads(128),),
    ),
    Strategy(
        "intuitive",
        "Intuitive: pair by pair, permuted for each",
        PAPER,
        "Multi-pair PSSE implementation: intuitive strategy",
        "inter-task",
        tiled=False,
        reuse=False,
        options=(_threads(64),),
    ),
    Strategy(
        "data-reuse",
        "Data reuse: pair by pair, each subject permuted once for all queries",
        PAPER,
        "Multi-pair PSSE implementation: data reuse strategy",
        "inter-task",
        tiled=False,
        reuse=True,
        options=(_threads(64),),
    ),
    Strategy(
        "tiled",
        "Tiled: as many subjects at a time as fill the GPU",
        PAPER,
        "Multi-pair PSSE implementation: adaptively tile-based strategy",
        "inter-task",
        tiled=True,
        reuse=True,
        options=(_threads(128),),
    ),
)
"""The default first."""


def strategy_named(name: str) -> Strategy:
    """Return a strategy by its name; KeyError where there is none."""
    return {strategy.name: strategy for strategy in STRATEGIES}[name]


def tile_size(multiprocessors: int, most_threads: int, permutations: int) -> int:
    """Return T = floor(N_SM T_max / N), the subjects of a tile, at least 1.

    most_threads : that can be resident on a multiprocessor
    """
    return max(1, multiprocessors * most_threads // permutations)


def grid_blocks(copies: int, threads: int, most_blocks: int) -> int:
    """Return the size of a grid with a thread per copy, capped at the resident blocks."""
    return min(-(-copies // threads), most_blocks)


def grid_occupancy(
    blocks: int, threads: int, resident: int, multiprocessors: int, most_threads: int
) -> float:
    """Return the share of a device's threads that a grid occupies, 0 to 1.

    The paper's occupancy, B T_num / T_max, averaged over all multiprocessors, including those without a
    block.

    blocks : of the grid
    resident : blocks of a multiprocessor
    """
    return min(blocks, resident * multiprocessors) * threads / (multiprocessors * most_threads)
