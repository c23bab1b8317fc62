"""Names of an alignment's rows: unique, and valid in A3M, FASTA and Clustal files."""

from __future__ import annotations

import re
from typing import Final

LIMIT: Final = 100
"""Characters of a name including its range; Clustal W reads 150, and some programs fewer."""

_ILLEGAL: Final = re.compile(r"[^\x21-\x7e]+")
_PROGRAMS: Final = frozenset(("CLUSTAL", "PROBCONS", "MUSCLE", "MSAPROBS", "Kalign", "Biopython"))
"""First words that readers of Clustal files take for the beginning of another alignment."""


class Names:
    """Assigns unique names.

    Anything but printable ASCII becomes ``_``. In names of more than `LIMIT` characters the identifier is
    truncated; duplicates get ``_2``, ``_3`` … after the identifier.
    """

    def __init__(self) -> None:
        self._taken: dict[str, int] = {}

    def of_query(self, identifier: str) -> str:
        """Return a query's name."""
        name = _ILLEGAL.sub("_", identifier)
        return self._take(f"{name}_" if name in _PROGRAMS else name, "")

    def of_hit(self, identifier: str, start: int, end: int) -> str:
        """Return the name of residues `start` to `end`, 0-based and half-open, as in ``P02232/3-144``."""
        return self._take(_ILLEGAL.sub("_", identifier), f"/{start + 1}-{end}")

    def _take(self, name: str, behind: str) -> str:
        wanted = label = name[: LIMIT - len(behind)] + behind
        while label in self._taken:
            self._taken[wanted] += 1
            number = f"_{self._taken[wanted]}"
            label = name[: LIMIT - len(behind) - len(number)] + number + behind
        self._taken[label] = 1
        return label
