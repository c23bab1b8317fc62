"""The alignment of query and subject, or a stretch of its columns, as FASTA or Clustal text."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from swathe.core.alignment.rows import INDEX_OF, N_COUNTED
from swathe.core.multiple_alignment.conservation import clustal_marks
from swathe.core.system.settings import VERSION

_WIDTH: Final = 60
_ILLEGAL: Final = re.compile(r"[^\x21-\x7e]+")
_CONTROL: Final = re.compile(r"[\x00-\x1f\x7f-\x9f\u2028\u2029]+")


@dataclass(frozen=True, slots=True)
class PairRow:
    """One sequence of a pair.

    Parameters
    ----------
    label : its identifier
    description : the rest of its header
    first, last : 1-based positions of its first and last residue; of a row of gaps both that of the residue
        before it
    letters : with ``-`` for gaps; masked residues are in lower case
    """

    label: str
    description: str
    first: int
    last: int
    letters: str

    @property
    def name(self) -> str:
        """Name for programs: ``P02232/3-144``, printable ASCII without spaces."""
        return f"{_ILLEGAL.sub('_', self.label)}/{self.first}-{self.last}"


def pair_fasta(rows: tuple[PairRow, PairRow]) -> str:
    """Return aligned FASTA: both rows with their gaps, in lines of 60."""
    records = []
    for row in rows:
        lines = [row.letters[place : place + _WIDTH] for place in range(0, len(row.letters), _WIDTH)]
        title = f">{row.name} {_CONTROL.sub(' ', row.description)}".rstrip()
        records.append("\n".join((title, *lines, "")))
    return "".join(records)


def pair_clustal(rows: tuple[PairRow, PairRow]) -> str:
    """Return Clustal text: blocks of 60 columns, each with its line of ``*``, ``:`` and ``.``."""
    names = _distinct(rows[0].name, rows[1].name)
    margin = max(map(len, names)) + 4
    marks = clustal_marks(_counts(rows), len(rows)).tobytes().decode("ascii")
    blocks = []
    for place in range(0, len(marks), _WIDTH):
        part = slice(place, place + _WIDTH)
        lines = (name.ljust(margin) + row.letters[part] for name, row in zip(names, rows, strict=True))
        blocks.append("\n".join((*lines, " " * margin + marks[part], "", "")))
    return f"CLUSTAL (Swathe {VERSION}) multiple sequence alignment\n\n\n" + "".join(blocks)


def _distinct(one: str, other: str) -> tuple[str, str]:
    """Make two names differ: a sequence may be its own hit."""
    return (one, other) if one != other else (one, f"{other}_2")


def _counts(rows: tuple[PairRow, PairRow]) -> NDArray[np.int32]:
    """Return how often each column has each residue or a gap: int32[columns, N_COUNTED]."""
    counts = np.zeros((len(rows[0].letters), N_COUNTED), np.int32)
    for row in rows:
        letters = np.frombuffer(row.letters.upper().encode("ascii"), np.uint8)
        counts[np.arange(letters.size), INDEX_OF[letters]] += 1
    return counts
