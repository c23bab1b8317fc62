"""PSI-BLAST ASCII PSSMs made for tests, in psiblast's own format."""

from __future__ import annotations

import numpy as np

COLUMNS = "ARNDCQEGHILKMFPSTWYV"
TITLE = (
    "Last position-specific scoring matrix computed, weighted observed percentages rounded down, "
    "information per position, and relative weight of gapless real matches to pseudocounts"
)
BLOSUM62_11_1 = {
    "Standard Ungapped": (0.1337, 0.3184),
    "Standard Gapped": (0.0398, 0.2670),
    "PSI Ungapped": (0.1299, 0.3176),
    "PSI Gapped": (0.0405, 0.2670),
}


def pssm_text(letters: str, scores, statistics=BLOSUM62_11_1, columns: str = COLUMNS) -> str:
    """Return an ASCII PSSM.

    scores : int[m, 20], a column a letter of `columns`
    statistics : none for a file as other programs may write it: psiblast's last two columns are missing, too
    """
    named = "".join(f"{letter:>4}" for letter in columns)
    lines = ["", TITLE, f"         {named}{named}"]
    for number, (letter, row) in enumerate(zip(letters, np.asarray(scores), strict=True), 1):
        words = "".join(f"{score:4d}" for score in row)
        lines.append(f"{number:5d} {letter}  {words}  {'   0' * 20}{'  0.00     0.00' if statistics else ''}")
    if statistics:
        lines += ["", "                      K         Lambda"]
        lines += [f"{name:<17}{K:10.4f}{lambda_:11.4f}" for name, (K, lambda_) in statistics.items()]
    return "\n".join(lines) + "\n"


def usual_scores(letters: str, seed: int = 0) -> np.ndarray:
    """Return scores as PSSMs have them, int[m, 20]: high for a position's own letter, mostly below 0."""
    rng = np.random.default_rng(seed)
    scores = rng.integers(-4, 2, (len(letters), 20))
    for row, letter in enumerate(letters):
        if letter in COLUMNS:
            scores[row, COLUMNS.index(letter)] = rng.integers(4, 10)
    return scores
