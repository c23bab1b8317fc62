"""Exact statistics of ungapped local alignments of random proteins: lambda, H, K, a and alpha."""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

import numpy as np
from numpy.typing import NDArray

from swathe.core.sequences.alphabet import LETTERS, N_AMINO_ACIDS

_ROBINSON: Final = {
    "A": 78.05, "C": 19.25, "D": 53.64, "E": 62.95, "F": 38.56, "G": 73.77, "H": 21.99, "I": 51.42,
    "K": 57.44, "L": 90.19, "M": 22.43, "N": 44.87, "P": 52.03, "Q": 42.64, "R": 51.29, "S": 71.20,
    "T": 58.41, "V": 64.41, "W": 13.30, "Y": 32.16,
}  # fmt: skip


def _background() -> NDArray[np.float64]:
    counts = np.array([_ROBINSON[letter] for letter in LETTERS[:N_AMINO_ACIDS]])
    frequencies = np.asarray(counts / counts.sum())
    frequencies.setflags(write=False)
    return frequencies


BACKGROUND: Final[NDArray[np.float64]] = _background()
"""float64[20] frequency of the amino acids in the order of `LETTERS`: the standard composition of protein
statistics (Robinson and Robinson, PNAS 88:8880, 1991, as in the NCBI toolkit)."""


@dataclass(frozen=True, slots=True)
class UngappedParameters:
    """Karlin-Altschul parameters of ungapped local alignment under the standard composition.

    Parameters
    ----------
    lambda_ : per unit of score
    H : relative entropy, nats per aligned pair
    K : prefactor of the expected number of segments
    a : aligned pairs per unit of score, lambda_ / H
    alpha : growth of the variance of the aligned pairs per unit of score
    """

    lambda_: float
    H: float
    K: float
    a: float
    alpha: float


def score_distribution(matrix: NDArray[np.int8]) -> tuple[NDArray[np.int64], NDArray[np.float64]]:
    """Return the possible scores of pairs of random amino acids, ascending, and their probabilities.

    Parameters
    ----------
    matrix : int8[N_CODES, N_CODES]; only its twenty amino acids count
    """
    scores = matrix[:N_AMINO_ACIDS, :N_AMINO_ACIDS].astype(np.int64)
    values, index = np.unique(scores, return_inverse=True)
    probabilities = np.zeros(values.size)
    np.add.at(probabilities, index.ravel(), np.outer(BACKGROUND, BACKGROUND).ravel())
    return values, probabilities


def mean_self_score(matrix: NDArray[np.int8]) -> float:
    """Return the mean score of a residue with itself under the standard composition."""
    return float(BACKGROUND @ np.diag(matrix)[:N_AMINO_ACIDS].astype(np.float64))


def why_no_local_statistics(matrix: NDArray[np.int8]) -> str:
    """Return why a matrix has no local alignment statistics; '' if it has them.

    Karlin and Altschul (PNAS 87:2264, 1990) need a positive score and a negative mean score.
    """
    values, probabilities = score_distribution(matrix)
    mean = float(values @ probabilities)
    if values[-1] <= 0:
        return "no pair of amino acids has a positive score"
    if mean >= 0:
        return f"the mean score of random residues is {mean:+.2f}, and local alignment needs it below 0"
    return ""


def ungapped_parameters(matrix: NDArray[np.int8]) -> UngappedParameters:
    """Compute the ungapped parameters of a matrix exactly, up to rounding (K: to about 1e-6).

    Raises ValueError where `why_no_local_statistics` names a reason.
    """
    reason = why_no_local_statistics(matrix)
    if reason:
        raise ValueError(reason)
    return _parameters_of_scores(matrix[:N_AMINO_ACIDS, :N_AMINO_ACIDS].tobytes())


@lru_cache(64)
def _parameters_of_scores(scores: bytes) -> UngappedParameters:
    """Return a matrix's parameters, cached: every profile, query and adjustment needs them again."""
    matrix = np.frombuffer(scores, np.int8).reshape(N_AMINO_ACIDS, N_AMINO_ACIDS)
    return parameters_of(*score_distribution(matrix))


def parameters_of(values: NDArray[np.int64], probabilities: NDArray[np.float64]) -> UngappedParameters:
    """Compute the ungapped parameters of a distribution of pair scores with a negative mean.

    values : int64[k] ascending, the last one above 0; probabilities : float64[k]
    """
    step = int(np.gcd.reduce(values[values != 0]))
    lambda_ = lambda_of(values.astype(np.float64), probabilities)
    tilted = probabilities * np.exp(lambda_ * values)
    tilted /= tilted.sum()
    drift = float(values @ tilted)
    spread = float((values - drift) ** 2 @ tilted)
    entropy = lambda_ * drift
    K = _solve_K(values // step, probabilities, lambda_ * step, entropy)
    return UngappedParameters(lambda_, entropy, K, 1 / drift, spread / drift**3)


def lambda_of(values: NDArray[np.float64], probabilities: NDArray[np.float64]) -> float:
    """Return the ungapped lambda of a distribution of pair scores with a negative mean.

    The positive root of sum p exp(lambda s) = 1, by bisection, to the last bit.

    values : float64[k] ascending, the last one above 0; probabilities : float64[k]
    """

    def excess(lambda_: float) -> float:
        return float(probabilities @ np.expm1(lambda_ * values))

    # 0 is a root, too: between it and the positive one the excess is negative.
    high = 1.0 / float(values[-1])
    while excess(high) <= 0:
        high *= 2
    low = high
    while excess(low) >= 0:
        low /= 2
    while True:
        middle = 0.5 * (low + high)
        if not low < middle < high:
            return middle
        if excess(middle) < 0:
            low = middle
        else:
            high = middle


def _solve_K(
    values: NDArray[np.int64], probabilities: NDArray[np.float64], lambda_: float, entropy: float
) -> float:
    """Return K by the series of Karlin and Altschul 1990, eq. 4, for scores without a common divisor.

    K = lambda exp(-2 sigma) / (H (1 - exp(-lambda))), sigma = sum over k of
    (E[exp(lambda S_k); S_k < 0] + P[S_k >= 0]) / k, with S_k the sum of k random pair scores.
    """
    low, high = int(values[0]), int(values[-1])
    step = np.zeros(high - low + 1)
    step[values - low] = probabilities
    sums = np.ones(1)
    sigma, power, first = 0.0, 0, 0
    while power < 500:
        power += 1
        sums = np.convolve(sums, step)
        first += low
        totals = first + np.arange(sums.size)
        term = float(sums @ np.exp(lambda_ * np.minimum(totals, 0)))
        sigma += term / power
        if term < 1e-9:
            break
        keep = np.flatnonzero(sums > 1e-16)  # negligible tails would make each convolution longer
        first += int(keep[0])
        sums = sums[keep[0] : keep[-1] + 1]
    return lambda_ * math.exp(-2 * sigma) / (entropy * -math.expm1(-lambda_))
