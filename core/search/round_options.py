"""Options of an iterated search: how many rounds, and which hits its profiles are built from."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from typing import Final

from swathe.core.errors import InvalidRequest
from swathe.core.system.values import OPTIONAL

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
    include, exclude : names of hits that every profile takes, whatever their E-value, and of hits that none
        takes; None: E-values alone decide

    Raises `InvalidRequest` whose field is ``rounds``, ``inclusion`` or ``exclude``.
    """

    rounds: int
    inclusion: float = DEFAULT_INCLUSION
    include: tuple[str, ...] | None = field(default=None, metadata=OPTIONAL)
    exclude: tuple[str, ...] | None = field(default=None, metadata=OPTIONAL)

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
                f"The inclusion bound must be an E-value above 0, not {self.inclusion:g}.",
                f"{DEFAULT_INCLUSION} is usual.",
            )
        both = sorted(set(self.include or ()) & set(self.exclude or ()))
        if both:
            raise InvalidRequest(
                "exclude",
                f"{both[0]} is to be included in profiles and excluded from them.",
                "Name it once.",
            )

    def going_on(self, after: int) -> RoundOptions:
        """Return these options with at least one round after another, which searches with its profile."""
        return replace(self, rounds=min(max(self.rounds, after + 1), MOST_ROUNDS))

    def chosen(self, known: Iterable[str], ticked: Iterable[str]) -> RoundOptions:
        """Return these options for profiles built from the hits that a user has ticked.

        Parameters
        ----------
        known : names of the hits that a profile was built from, and that are left out unless they are ticked
        ticked : names of the hits that the next ones are to be built from
        """
        wanted, within = set(ticked), set(known)
        include = (set(self.include or ()) | (wanted - within)) - (within - wanted)
        exclude = (set(self.exclude or ()) | (within - wanted)) - wanted
        return replace(self, include=tuple(sorted(include)) or None, exclude=tuple(sorted(exclude)) or None)
