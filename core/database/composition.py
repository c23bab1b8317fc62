"""How far a query's composition is from its database's: uncorrected bias makes E-values too small."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

import numpy as np

from swathe.core.database import Manifest
from swathe.core.database.nucleotides import looks_like_nucleotides
from swathe.core.sequences.alphabet import LETTERS, N_AMINO_ACIDS
from swathe.core.sequences.sequence import Sequence

ORDINARY: Final = 0.15
"""Relative entropy in bits, beyond chance, up to which a composition is ordinary. 2 to 9 % of Swiss-Prot's
sequences with 100 residues or more exceed it (docs/decisions/021-low-complexity.md)."""
_CHANCE: Final = 30.1435
"""The 95 % point of the chi-square distribution with 19 degrees of freedom."""
_NAMED: Final = 3


@dataclass(frozen=True, slots=True)
class Composition:
    """The composition of a query's unmasked amino acids compared with the database's.

    Parameters
    ----------
    bits : relative entropy, the sum of q log2(q / p) over the amino acids
    bound : bits from which the composition is called biased, for this length
    residues : number of amino acids counted
    frequent : letters that contribute most, each with the ratio of its frequencies
    corrected : whether E-values are corrected for it
    nucleotides : whether the query looks like DNA or RNA
    """

    bits: float
    bound: float
    residues: int
    frequent: tuple[tuple[str, float], ...]
    corrected: bool = False
    nucleotides: bool = False

    @property
    def biased(self) -> bool:
        """Whether the composition makes uncorrected E-values doubtful."""
        return self.bits > self.bound

    @property
    def words(self) -> str:
        """The comparison as a sentence."""
        figures = (
            f"It differs from the database's by {self.bits:.3f} bits (ordinary up to {self.bound:.3f} for a "
            "query this long)"
        )
        if not self.biased:
            return f"The query's amino-acid composition is ordinary and raises no score by itself. {figures}."
        rich = ", ".join(f"{letter} {times:.1f} times" for letter, times in self.frequent)
        verdict = "E-values are corrected for it" if self.corrected else "E-values do not correct for it"
        biased = "The query's amino-acid composition is biased"
        if self.nucleotides:
            biased = "The query looks like DNA or RNA, so its composition as a protein is biased"
        return (
            f"{biased}, and unrelated sequences with the same bias score high: {verdict}. {figures}; {rich} "
            "as frequent."
        )


def composition_of(query: Sequence, manifest: Manifest, *, corrected: bool = False) -> Composition | None:
    """Compare a query with the database of a manifest; None if either has no amino acids.

    The relative entropy of n residues drawn from the database's composition is above 0 on average; times 2 n
    ln 2, it follows the chi-square distribution with 19 degrees of freedom. A composition is called biased
    above `ORDINARY` plus that distribution's 95 % point, so that short queries are not called biased by
    chance.
    """
    counts = np.bincount(query.codes, minlength=N_AMINO_ACIDS)[:N_AMINO_ACIDS]
    background = np.array(manifest.residue_counts[:N_AMINO_ACIDS], np.float64)
    n = int(counts.sum())
    if not n or not background.sum():
        return None
    shares = counts / n
    # An amino acid missing from the database counts as one in a million residues.
    ratios = shares / np.maximum(background / background.sum(), 1e-6)
    parts = shares * np.log2(np.where(shares > 0, ratios, 1.0))
    most = np.argsort(-parts, kind="stable")[:_NAMED].tolist()
    return Composition(
        bits=float(parts.sum()),
        bound=ORDINARY + _CHANCE / (2 * n * math.log(2)),
        residues=n,
        frequent=tuple((LETTERS[place], float(ratios[place])) for place in most if ratios[place] > 1),
        corrected=corrected,
        nucleotides=looks_like_nucleotides(query),
    )
