"""The colours of a network's dots: by family, or by organism."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from enum import Enum
from typing import Final

import numpy as np
from numpy.typing import NDArray
from PySide6.QtGui import QColor, QPalette

from swathe.core.headers.brief import brief_organism
from swathe.core.headers.fields import organism_of
from swathe.core.network.families import Families
from swathe.core.system.words import counted
from swathe.gui.widgets.theme import OKABE_ITO, Colours, blend, is_dark

_GROUPS: Final = (
    *((OKABE_ITO[name],) * 2 for name in ("blue", "vermilion", "green", "purple", "orange", "sky")),
    ("#4A35A0", "#757AE2"),
    ("#D42B60", "#FEA8D4"),
    ("#5F6A00", "#E5CF8A"),
    ("#4F2D10", "#7E6341"),
    ("#0F5560", "#7EF4FD"),
    ("#7AC45A", "#8CB06B"),
)
"""Of each group its colour on a light and on a dark ground, of one hue.

On either ground any two of them, and grey, are 0.11 or more apart in Oklab.
"""
_GREY: Final = 0.5
"""How much of it is in the grey of all others."""


class ColourBy(Enum):
    """What sequences of one colour have in common."""

    FAMILY = "Family"
    ORGANISM = "Organism"


@dataclass(frozen=True, slots=True)
class Group:
    """Sequences of one colour: what a legend calls them, their organism, how many, and which colour it is."""

    name: str
    organism: str
    size: int
    place: int


@dataclass(frozen=True, slots=True, eq=False)
class Colouring:
    """Which of the colours of `group_colours` each sequence has.

    Parameters
    ----------
    of_node : int64[n], -1 for grey
    legend : what the colours stand for, the first colour first; empty for families, which are named in the
        picture and have their colours in their table
    grey : what is grey, in a sentence; '' where that needs no words
    """

    of_node: NDArray[np.int64]
    legend: tuple[Group, ...]
    grey: str


def group_colours(palette: QPalette) -> tuple[QColor, ...]:
    """Return the colours of groups, the last for all that have none of their own.

    No two groups share one but grey, and each keeps its hue on a ground light or dark.
    """
    colours, dark = Colours.of(palette), is_dark(palette)
    own = (QColor(pair[dark]) for pair in _GROUPS)
    return (*own, blend(colours.background, colours.text, _GREY))


def colouring(
    families: Families, by: ColourBy, palette: QPalette, seen: NDArray[np.bool_] | None = None
) -> Colouring:
    """Return the colours of sequences; legend and words are of those seen alone, bool[n], or of all."""
    of_all = np.ones(len(families.nodes), np.bool_) if seen is None else seen
    if by is ColourBy.ORGANISM:
        return _by_organism(families, len(group_colours(palette)) - 1, of_all)
    return _by_family(families, palette, of_all)


def colour_names(families: Families, by: ColourBy, palette: QPalette) -> list[str]:
    """Return the colour of each sequence, as ``#0072b2``."""
    names = [colour.name() for colour in group_colours(palette)]
    return [names[place] for place in colouring(families, by, palette).of_node.tolist()]


def colours_of_families(families: Families, palette: QPalette) -> NDArray[np.int64]:
    """Return which of the colours each family has, int64[families], -1 for grey.

    The largest families have one each, by their order up to the E-value at which they are ranked, with
    partial edges. With fewer edges the largest part of a family keeps its colour; at a higher E-value a
    family has the colour of the first of those that it is made of. Colours that are free then go to the
    largest of the others.
    """
    most = len(group_colours(palette)) - 1
    ranked = families
    if families.evalue != families.ranked_evalue or not families.with_partial:
        ranked = Families(families.edges, families.ranked_evalue)
    part_of = np.full(families.sizes.size, ranked.sizes.size)
    np.minimum.at(part_of, families.of_node, ranked.of_node)
    places, free = np.full(families.sizes.size, -1), list(range(most))
    for family, part in enumerate(part_of[: families.n_shared].tolist()):  # of one's parts, the largest first
        if part in free:
            places[family] = part
            free.remove(part)
    without = np.flatnonzero(places[: families.n_shared] < 0)[: len(free)]
    places[without] = free[: without.size]
    return places


def _by_family(families: Families, palette: QPalette, seen: NDArray[np.bool_]) -> Colouring:
    places = colours_of_families(families, palette)
    others = np.unique(families.of_node[seen & families.shared])
    others = others[places[others] < 0]
    alone = ", and what has no edge" if (seen & ~families.shared).any() else ""
    grey = f"Grey: other families ({others.size:,}){alone}." if others.size else ""
    return Colouring(places[families.of_node], (), grey)


def _by_organism(families: Families, most: int, seen: NDArray[np.bool_]) -> Colouring:
    """Return the colours of the organisms with the most sequences, whatever the bound."""
    headers = [families.nodes.header(node) for node in range(len(families.nodes))]
    organisms = [organism_of(header) for header in headers]
    counts = Counter(filter(None, organisms))
    place_of = {organism: place for place, (organism, _) in enumerate(counts.most_common(most))}
    of_node = np.array([place_of.get(organism, -1) for organism in organisms], np.int64)
    header_of = dict(zip(reversed(organisms), reversed(headers), strict=True))  # the first one of each
    brief = {organism: brief_organism(header_of[organism]) for organism in place_of}
    named = Counter(brief.values())
    names = {one: brief[one] if named[brief[one]] == 1 else one for one in place_of}
    within = Counter(organisms[node] for node in np.flatnonzero(seen).tolist())
    legend = tuple(
        Group(names[one], one, within[one], place) for one, place in place_of.items() if within[one]
    )
    unknown = within.pop("", 0)
    others = len(within.keys() - place_of.keys())
    grey = " and ".join(filter(None, (
        counted(others, "other organism") if others else "",
        f"{counted(unknown, 'sequence')} without an organism in the header" if unknown else "",
    )))  # fmt: skip
    return Colouring(of_node, legend, f"Grey: {grey}." if grey else "")
