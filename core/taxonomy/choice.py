"""Which taxa are searched."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from swathe.core.errors import InvalidRequest


@dataclass(frozen=True, slots=True)
class TaxonChoice:
    """The taxa whose sequences are searched; the others of a database are left out.

    Parameters
    ----------
    taxdump : NCBI's taxonomy, a folder or an archive
    only : numbers or names of taxa, each with all below it; empty: all
    without : those that are left out of these

    Raises InvalidRequest where neither is given.
    """

    taxdump: Path
    only: tuple[str, ...] = ()
    without: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        if not self.only and not self.without:
            raise InvalidRequest(
                "taxa", "A taxonomy is given, but no taxon.", "Name a taxon, or leave it out."
            )

    @property
    def words(self) -> str:
        """The choice in words: ``Mammalia or 7955 without 9606``."""
        only = " or ".join(self.only) or "any taxon"
        return f"{only} without {' and '.join(self.without)}" if self.without else only
