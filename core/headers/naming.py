"""Names of one sequence in different programs: ``sp|P12345|NAME_HUMAN``, ``P12345``, ``P12345.1``."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

import numpy as np
from numpy.typing import NDArray

_ABSENT: Final = -1
_VERSION: Final = re.compile(r"\.\d+$")
_WITH_ACCESSION: Final = frozenset(
    ("sp", "tr", "ref", "gb", "emb", "dbj", "pir", "prf", "tpg", "tpe", "tpd", "pat", "bbs", "bbm")
)
"""Databases whose identifiers are ``database|accession|name``, as NCBI and UniProt write them."""


def bare_name(identifier: str) -> str:
    """Return an identifier without what programs put around it: the accession, or the local name.

    ``lcl|x``, ``gnl|database|x`` and ``gi|7|…`` lose their tags, ``sp|P12345|NAME`` is ``P12345``, and
    ``pdb|1ABC|A`` is ``1ABC_A``. Any other identifier stays as it is.
    """
    tag, _, rest = identifier.partition("|")
    if tag == "gi" and "|" in rest:
        return bare_name(rest.partition("|")[2])
    if tag == "lcl" and rest:
        return rest
    if tag == "gnl" and "|" in rest:
        return rest.partition("|")[2]
    parts = rest.split("|")
    if tag == "pdb" and parts[0]:
        return "_".join(part for part in parts[:2] if part)
    if tag in _WITH_ACCESSION:
        return next((part for part in parts if part), identifier)
    return identifier


def partners(names: Sequence[str], others: Sequence[str]) -> NDArray[np.int64]:
    """Return the place among `others` of the sequence with each of some names, int64[names]; -1 for none.

    Identifiers that are alike go together first, the first with the first; then those whose bare names are
    alike, and last those alike but for a version (``P12345.1``), where only one such name is left on each
    side. No place is given twice.
    """
    found = np.full(len(names), _ABSENT, np.int64)
    taken = np.zeros(len(others), np.bool_)
    for form in (str, bare_name, unversioned):
        left = [(place, form(names[place])) for place in np.flatnonzero(found < 0).tolist()]
        free = [(place, form(others[place])) for place in np.flatnonzero(~taken).tolist()]
        if not left or not free:
            break
        places: dict[str, list[int]] = {}
        for place, name in free:
            places.setdefault(name, []).append(place)
        wanted: dict[str, list[int]] = {}
        for place, name in left:
            wanted.setdefault(name, []).append(place)
        for name, mine in wanted.items():
            theirs = places.get(name, [])
            if form is unversioned and (len(mine) > 1 or len(theirs) > 1):
                continue
            for one, other in zip(mine, theirs, strict=False):
                found[one] = other
                taken[other] = True
    return found


def unversioned(identifier: str) -> str:
    """Return the bare name without the version of an accession: ``P12345`` of ``P12345.1``."""
    return _VERSION.sub("", bare_name(identifier))
