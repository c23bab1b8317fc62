"""Residues of tandem repeats: those that repeat what stands up to twelve residues before them.

In a chance alignment of two repeats with the same period, a few residues that match once match in every copy:
the score grows with the copies, and no distribution of chance scores holds. So each repeat may count only
once. The model is tantan's (Frith, Nucleic Acids Res. 39:e23, 2011), without gaps, and so are its parameters;
a residue is in a repeat from the probability on at which MMseqs2 masks it.
"""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from swathe.core.system.compiled import compiled

LONGEST: Final = 12
"""Longest period, in residues: repeats that fold have twenty and more."""
PROBABILITY: Final = 0.9
"""Probability of being in a repeat from which on a residue is."""
_BEGIN: Final = 0.005
"""Probability that a repeat begins with a residue, and that it ends."""
_END: Final = 0.05
_DECAY: Final = 0.9
"""Probability of a period over that of the next shorter one."""


def ratios_of(matrix: NDArray[np.int8], lambda_: float) -> NDArray[np.float64]:
    """Return the odds of two residues as copies of one another, against chance, float64[N_CODES, N_CODES].

    Parameters
    ----------
    matrix : int8[N_CODES, N_CODES] scores of a substitution matrix
    lambda_ : of the matrix without gaps
    """
    return np.ascontiguousarray(np.exp(lambda_ * matrix.astype(np.float64)))


@compiled(error_model="numpy")
def repeat_probabilities(codes, ratios, probabilities):  # type: ignore[no-untyped-def]
    """Fill in the probability that each residue repeats earlier ones in tandem, float64[n].

    These are all of a repeat but its first copy. Found by forward and backward sums.

    ratios : float64[N_CODES, N_CODES] of `ratios_of`
    """
    n = codes.size
    begin = _DECAY ** np.arange(1, LONGEST + 1)
    begin *= _BEGIN / begin.sum()
    # of each residue, for each period that it may repeat at; each residue's sums are divided by its total
    forward, outside, totals = np.zeros((n + 1, LONGEST)), np.ones(n + 1), np.ones(n)
    for k in range(n):
        longest, row, before, here = min(k, LONGEST), ratios[codes[k]], forward[k], forward[k + 1]
        total = outside[k] * (1.0 - _BEGIN) + before.sum() * _END
        outside[k + 1] = total
        for i in range(longest):
            here[i] = (before[i] * (1.0 - _END) + outside[k] * begin[i]) * row[codes[k - 1 - i]]
            total += here[i]
        here /= total
        outside[k + 1] /= total
        totals[k] = total
    backward, of_outside = np.ones(LONGEST), 1.0
    for k in range(n - 1, -1, -1):
        longest, row, here = min(k, LONGEST), ratios[codes[k]], forward[k + 1]
        repeated = (here * backward).sum()
        probabilities[k] = repeated / (repeated + outside[k + 1] * of_outside)
        ended = of_outside * _END
        of_outside *= 1.0 - _BEGIN
        for i in range(longest):
            copied = row[codes[k - 1 - i]] * backward[i]
            of_outside += begin[i] * copied
            backward[i] = ((1.0 - _END) * copied + ended) / totals[k]
        backward[longest:] = ended / totals[k]
        of_outside /= totals[k]
