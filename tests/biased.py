"""Sequences that score high for no good reason: the same composition, or palindromes."""

from __future__ import annotations

from pathlib import Path

import numpy as np

from swathe.core.sequences.alphabet import LETTERS
from swathe.core.system.resources import sample_database

_AMINO_ACIDS = list(LETTERS[:20])


def biased_files(folder: Path) -> tuple[Path, Path]:
    """Write two queries, and the sample's proteins with twenty subjects of the kind of each query.

    The first kind is half N and K, otherwise random; the second random, forwards as backwards.
    """
    random = np.random.default_rng(14)
    shares = np.where(np.isin(_AMINO_ACIDS, ["N", "K"]), 0.25, 0.5 / 18)

    def rich() -> str:
        return "".join(random.choice(_AMINO_ACIDS, 400, p=shares))

    def palindrome(half: str) -> str:
        residues = np.array(list(half + half[::-1]))
        changed = random.random(residues.size) < 0.25
        residues[changed] = random.choice(_AMINO_ACIDS, int(changed.sum()))
        return "".join(residues)

    half = "".join(random.choice(_AMINO_ACIDS, 60))
    queries, database = folder / "biased_queries.fasta", folder / "biased.fasta"
    queries.write_text(f">rich\n{rich()}\n>palindrome\n{palindrome(half)}\n")
    subjects = [f">rich{number}\n{rich()}\n" for number in range(20)]
    subjects += [f">palindrome{number}\n{palindrome(half)}\n" for number in range(20)]
    database.write_text(sample_database().read_text() + "".join(subjects))
    return queries, database
