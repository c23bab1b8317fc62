"""Options of an iterated search: how many rounds, and which hits its profiles are built from."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from swathe.core.errors import InvalidRequest

DEFAULT_INCLUSION: Final = 0.002
"""psiblast's default."""
MOST_ROUNDS: Final = 100


@dataclass(frozen=True, slots=True)
class RoundOptions:
    """Rounds of an iterated search.

    Parameters
    ----------
    rounds : the most searches to run, the first one included
    inclusion : a round's profile is built from the hits with an E-value up to this

    Raises `InvalidRequest` whose field is ``rounds`` or ``inclusion``.
    """

    rounds: int
    inclusion: float = DEFAULT_INCLUSION

    def __post_init__(self) -> None:
        if not 1 <= self.rounds <= MOST_ROUNDS:
            raise InvalidRequest(
                "rounds",
                f"{self.rounds:,} rounds are not between 1 and {MOST_ROUNDS}.",
                "3 to 5 are usual; the search ends by itself once a round finds nothing new.",
            )
        if not 0 < self.inclusion < float("inf"):
            raise InvalidRequest(
                "inclusion",
                f"The inclusion bound {self.inclusion:g} is no E-value above 0.",
                f"{DEFAULT_INCLUSION} is usual.",
            )
