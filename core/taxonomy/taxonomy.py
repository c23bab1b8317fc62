"""A taxonomy in memory: what a taxon is called, what it belongs to, and which taxa people mean."""

from __future__ import annotations

from collections.abc import Generator, Iterable
from pathlib import Path
from typing import Any, Final

import numpy as np
import xxhash
from numpy.typing import NDArray

from swathe.core.cancel import CancelToken
from swathe.core.errors import InvalidRequest
from swathe.core.taxonomy.taxdump import read_taxdump

ROOT: Final = 1
_LISTED: Final = 5


class Taxonomy:
    """The taxa of NCBI's taxonomy by their numbers; 0 stands for no taxon.

    Parameters
    ----------
    parents : int32[n] of each number the taxon above it; the root is its own, 0 where there is no such taxon
    ranks, rank_names : uint8[n], and what they mean: ``species``, ``no rank`` …
    merged : int32[n] the number that stands for it now, 0 for none
    deleted : int32[k] numbers no longer used, ascending
    letters, name_begins, name_ends : uint8[...], int64[n] the scientific name of each, UTF-8
    hashes, hashed : uint64[m] ascending, int32[m] XXH3 of every name in lower case, and the taxon it is of
    """

    def __init__(self, arrays: dict[str, NDArray[Any]]) -> None:
        self.parents = arrays["parents"]
        self._ranks, self._rank_names = arrays["ranks"], arrays["rank_names"]
        self._merged, self._deleted = arrays["merged"], arrays["deleted"]
        self._letters = arrays["letters"]
        self._begins, self._ends = arrays["name_begins"], arrays["name_ends"]
        self._hashes, self._hashed = arrays["hashes"], arrays["hashed"]

    def __len__(self) -> int:
        return int(np.count_nonzero(self.parents))

    def current(self, number: int) -> int:
        """Return the number of a taxon as it is now: of a merged one the other, 0 where there is none."""
        for _ in range(2):
            if not 0 < number < self.parents.size:
                return 0
            if self.parents[number]:
                return number
            number = int(self._merged[number])
        return 0

    def name(self, taxon: int) -> str:
        """Return the scientific name of a taxon."""
        return self._letters[self._begins[taxon] : self._ends[taxon]].tobytes().decode("utf-8", "replace")

    def rank(self, taxon: int) -> str:
        """Return the rank of a taxon, such as ``species``."""
        return str(self._rank_names[self._ranks[taxon]])

    def lineage(self, taxon: int) -> tuple[int, ...]:
        """Return the taxa that a taxon belongs to, from below the root to itself."""
        above: list[int] = []
        while taxon not in (0, ROOT):
            above.append(taxon)
            taxon = int(self.parents[taxon])
        return tuple(reversed(above))

    def named(self, name: str) -> tuple[int, ...]:
        """Return the taxa of a name, whatever its case; those whose scientific name it is, if any are."""
        wanted = name.strip().lower().encode()
        digest = np.uint64(xxhash.xxh3_64_intdigest(wanted))
        low, high = (int(np.searchsorted(self._hashes, digest, side)) for side in ("left", "right"))
        found = np.unique(self._hashed[low:high]).tolist()
        scientific = tuple(taxon for taxon in found if self.name(taxon).lower().encode() == wanted)
        return scientific or tuple(found)

    def read(self, asked: str) -> int:
        """Return the taxon that somebody means by a number or a name. Raises InvalidRequest."""
        asked = asked.strip()
        if asked.isascii() and asked.isdigit():
            number = int(asked)
            if taxon := self.current(number):
                return taxon
            gone = number < 1 << 31 and number in self._deleted
            raise InvalidRequest(
                "taxa",
                f"Taxon {asked} was deleted from NCBI's taxonomy." if gone else f"There is no taxon {asked}.",
                "Give another number, or a name.",
            )
        found = self.named(asked)
        if not found:
            raise InvalidRequest(
                "taxa",
                f"NCBI's taxonomy has no taxon named {asked!r}.",
                "Give its scientific name as NCBI spells it, or its number.",
            )
        if len(found) > 1:
            listed = ", ".join(f"{taxon} ({self._described(taxon)})" for taxon in found[:_LISTED])
            raise InvalidRequest(
                "taxa", f"{len(found)} taxa are named {asked!r}: {listed}.", "Give the number of one."
            )
        return found[0]

    def below(self, taxa: NDArray[np.int32], roots: Iterable[int]) -> NDArray[np.bool_]:
        """Return which of some taxa, int32[k], are one of `roots` or belong to one, bool[k]."""
        wanted = np.zeros(self.parents.size, np.bool_)
        wanted[list(roots)] = True
        wanted[0] = False
        distinct, place = np.unique(taxa, return_inverse=True)
        inside = np.zeros(distinct.size, np.bool_)
        here = distinct
        while True:
            inside |= wanted[here]
            above = self.parents[here]
            if (above == here).all():
                return inside[place]
            here = above

    def _described(self, taxon: int) -> str:
        line = self.lineage(taxon)
        return f"{self.rank(taxon)}, {self.name(line[-2])}" if len(line) > 1 else self.rank(taxon)


def open_taxonomy(path: Path, token: CancelToken) -> Generator[int, None, Taxonomy]:
    """Open a taxdump: a folder, or an archive of it. Yields lines read; raises as `read_taxdump`."""
    return Taxonomy((yield from read_taxdump(path, token)))
