"""Options of an estimate of pairwise significance: permutations, seed, censoring, and which hits."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal, get_args

import numpy as np
from numpy.typing import NDArray

from swathe.core.engines.kernel_options import complete_options
from swathe.core.errors import InvalidRequest
from swathe.kernels.pairwise import BLOCK_SIZES, ENGINE, STRATEGIES, Strategy, strategy_named

__all__ = [
    "BLOCK_SIZES",
    "DEFAULT_CENSORED",
    "DEFAULT_PERMUTATIONS",
    "DEFAULT_SEED",
    "ENGINE",
    "FEWEST_PERMUTATIONS",
    "MOST_CENSORED",
    "MOST_PERMUTATIONS",
    "MOST_SEED",
    "SHUFFLED",
    "STRATEGIES",
    "PairwiseOptions",
    "Shuffled",
    "Strategy",
    "strategy_named",
]

DEFAULT_PERMUTATIONS: Final = 1_000
FEWEST_PERMUTATIONS: Final = 100
MOST_PERMUTATIONS: Final = 1_000_000
DEFAULT_SEED: Final = 1
MOST_SEED: Final = 2**64 - 1
DEFAULT_CENSORED: Final = 0.37
"""1/e, the share of a Gumbel distribution below its mode: the upper scores follow it."""
MOST_CENSORED: Final = 0.9
Shuffled = Literal["subject", "query", "both"]
SHUFFLED: Final[tuple[Shuffled, ...]] = get_args(Shuffled)
"""Which sequence of a pair is permuted, the default first."""


@dataclass(frozen=True, slots=True)
class PairwiseOptions:
    """How to estimate pairwise significance, and for which hits of each query.

    Parameters
    ----------
    permutations : copies of each pair, N
    seed : 0 to 2^64 - 1, of the random permutations
    censored : the censoring point is the highest score with at most this share of the copies below; 0 fits
        all scores
    top : only this many best hits of each query; None for no limit
    evalue : only hits up to this E-value; None for no limit
    method : a strategy of `kernels.pairwise` for scoring the copies; it does not affect the results
    method_options : names and values of the strategy's options; missing ones have their defaults
    shuffled : the sequence whose residues are permuted, or both; of a PSSM the positions

    Raises InvalidRequest whose field is ``permutations``, ``seed``, ``censored``, ``permute_top``,
    ``permute_evalue``, ``permute_method``, ``permute`` or ``kernel_options``.
    """

    permutations: int = DEFAULT_PERMUTATIONS
    seed: int = DEFAULT_SEED
    censored: float = DEFAULT_CENSORED
    top: int | None = None
    evalue: float | None = None
    method: str = ENGINE
    method_options: tuple[tuple[str, int | str], ...] = ()
    shuffled: Shuffled = "subject"

    def __post_init__(self) -> None:
        if not FEWEST_PERMUTATIONS <= self.permutations <= MOST_PERMUTATIONS:
            raise InvalidRequest(
                "permutations",
                f"The number of permutations {self.permutations:,} is not between {FEWEST_PERMUTATIONS:,} "
                f"and {MOST_PERMUTATIONS:,}.",
                f"{DEFAULT_PERMUTATIONS:,} is the usual number.",
            )
        if not 0 <= self.seed <= MOST_SEED:
            raise InvalidRequest(
                "seed",
                f"The seed {self.seed} is not between 0 and {MOST_SEED}.",
                "Any whole number in between will do.",
            )
        if not 0 <= self.censored <= MOST_CENSORED:
            raise InvalidRequest(
                "censored",
                f"The censored share {self.censored:g} is not between 0 and {MOST_CENSORED:g}.",
                f"{DEFAULT_CENSORED:g} leaves out what lies below the peak; 0 fits all scores.",
            )
        if self.top is not None and self.top < 1:
            raise InvalidRequest(
                "permute_top",
                f"The number of hits to permute {self.top} is below 1.",
                "Leave it out to permute all hits.",
            )
        methods = {strategy.name: strategy for strategy in STRATEGIES}
        if self.method not in methods:
            raise InvalidRequest(
                "permute_method",
                f"There is no method {self.method!r} to score permuted copies.",
                f"Methods are: {', '.join(methods)}.",
            )
        complete_options(methods[self.method], dict(self.method_options))
        if self.shuffled not in SHUFFLED:
            raise InvalidRequest(
                "permute",
                f"{self.shuffled!r} is nothing to permute.",
                f"Permute one of: {', '.join(SHUFFLED)}.",
            )
        if self.shuffled == "both":
            self._refuse_strategy("both sequences of a pair")
        if self.evalue is not None and not self.evalue > 0:
            raise InvalidRequest(
                "permute_evalue",
                f"The E-value bound of hits to permute {self.evalue:g} is not above 0.",
                "Leave it out to permute all hits.",
            )

    def check_query(self, *, is_pssm: bool) -> None:
        """Raise InvalidRequest if the method cannot permute the query: no strategy permutes PSSMs."""
        if is_pssm and self.shuffled != "subject":
            self._refuse_strategy("the positions of a PSSM")

    def _refuse_strategy(self, what: str) -> None:
        if self.method != ENGINE:
            raise InvalidRequest(
                "permute_method",
                f"The method {self.method} permutes the residues of one sequence; it cannot permute {what}.",
                f"Leave the choice of a method out, or choose {ENGINE}: the engine that searches can.",
            )

    def chosen(self, log10_evalues: NDArray[np.float64]) -> NDArray[np.int64]:
        """Return the selected rows of a hit table, given its E-values, best first, int64[k]."""
        rows = np.arange(log10_evalues.size)
        if self.evalue is not None:
            rows = rows[log10_evalues <= np.log10(self.evalue)]
        return rows[: self.top]
