"""Statistics of a scoring scheme: published parameters, else an estimate by simulation."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final

import numpy as np
from numpy.typing import NDArray

from swathe.core.cancel import CancelToken
from swathe.core.scoring.karlin_altschul import (
    BACKGROUND,
    UngappedParameters,
    ungapped_parameters,
    why_no_local_statistics,
)
from swathe.core.scoring.matrices import published_name
from swathe.core.scoring.scheme import ScoringScheme
from swathe.core.scoring.significance import GumbelParameters, log_effective_pairs, published_parameters
from swathe.core.sequences.alphabet import N_AMINO_ACIDS

SEED: Final = 20_120_528
LENGTH: Final = 600
"""Residues of the random sequences: long enough for scores to follow their asymptotic distribution."""
N_QUERIES: Final = 64
N_SUBJECTS: Final = 128
"""Random subjects for each random query; there are N_QUERIES * N_SUBJECTS pairs."""
GROWTH_LENGTHS: Final = (1000, 2000)
GROWTH_PAIRS: Final = 32
CENSORED: Final = 0.3
"""Share of the lowest scores that are censored, since the distribution holds for the upper ones."""
LARGEST_EXTENT: Final = LENGTH / 3
"""With longer mean extents, alignments reach the ends of the random sequences: the scheme is too near the
linear phase."""


_estimates: Final[dict[tuple[bytes, int, int], GumbelParameters]] = {}
"""Estimates of this process, by amino acid scores and gap costs."""


@dataclass(frozen=True, slots=True)
class _Sample:
    """Optimal local alignments of random pairs.

    scores : int64[k]; query_extents, subject_extents : int64[k] residues from start to end
    whole : bool[k] whether start and end belong to one alignment; otherwise extents are meaningless
    """

    scores: NDArray[np.int64]
    query_extents: NDArray[np.int64]
    subject_extents: NDArray[np.int64]
    whole: NDArray[np.bool_]


def takes_an_estimate(scheme: ScoringScheme) -> bool:
    """Return whether `gumbel_parameters` would run an estimate, which takes some seconds."""
    return _published(scheme) is None and _key(scheme) not in _estimates


def gumbel_parameters(scheme: ScoringScheme, token: CancelToken | None = None) -> GumbelParameters:
    """Return the parameters of a scoring scheme's alignment scores.

    These are published ones if there are any for these amino acid scores and gap costs. Otherwise they are
    estimated, which takes one to three seconds the first time and gives the same on every machine. `source`
    is ``unavailable`` if local alignment scores have no such statistics. `note` says which it is. Raises
    `OperationCancelled` within 0.1 s after `token` is cancelled.
    """
    return _published(scheme) or estimated_parameters(scheme, token)


def estimated_parameters(scheme: ScoringScheme, token: CancelToken | None = None) -> GumbelParameters:
    """Return the parameters estimated from random sequences, even if there are published ones.

    Random pairs of the standard composition are aligned; the extents of their alignments give a, alpha and
    sigma (Park et al. 2012: mean, variance and covariance are linear in the score), and the scores give
    lambda and K by censored maximum likelihood (Eddy 1997) under the same finite-size formula that turns them
    into E-values.
    Method and accuracy: docs/decisions/003-statistics.md.
    """
    key = _key(scheme)
    if key not in _estimates:
        _estimates[key] = _estimate(scheme, token or CancelToken())
    return _estimates[key]


def _published(scheme: ScoringScheme) -> GumbelParameters | None:
    name = published_name(scheme.matrix)
    return published_parameters(name, scheme.gap_open, scheme.gap_extend) if name else None


def _key(scheme: ScoringScheme) -> tuple[bytes, int, int]:
    return scheme.matrix[:N_AMINO_ACIDS, :N_AMINO_ACIDS].tobytes(), scheme.gap_open, scheme.gap_extend


def _estimate(scheme: ScoringScheme, token: CancelToken) -> GumbelParameters:
    matrix, gap_open, gap_extend = scheme.matrix, scheme.gap_open, scheme.gap_extend

    def unavailable(reason: str) -> GumbelParameters:
        note = f"No E-values: {reason}. Scores and alignments are exact."
        return GumbelParameters.unavailable(gap_open, gap_extend, note)

    reason = why_no_local_statistics(matrix)
    if reason:
        return unavailable(reason)
    if _global_growth(scheme) >= 0:
        return unavailable(
            f"with gap costs as low as {gap_open}/{gap_extend} the scores of random sequences grow with "
            "their length (linear phase)"
        )
    token.raise_if_cancelled()
    sample = _random_alignments(scheme, token)
    token.raise_if_cancelled()
    if not sample.whole.any() or sample.query_extents[sample.whole].mean() > LARGEST_EXTENT:
        return unavailable(
            f"gap costs {gap_open}/{gap_extend} are too near the linear phase, where random sequences align "
            "from end to end"
        )
    return _fit(sample, ungapped_parameters(matrix), scheme)


def _lattice(scheme: ScoringScheme) -> int:
    """Return the step between possible scores: the largest divisor of all pair scores and gap costs."""
    scores = np.abs(scheme.matrix[:N_AMINO_ACIDS, :N_AMINO_ACIDS].astype(np.int64))
    return math.gcd(int(np.gcd.reduce(scores, axis=None)), scheme.gap_open, scheme.gap_extend)


def random_residues(source: np.random.PCG64, n: int) -> NDArray[np.uint8]:
    """Return the codes of n random amino acids, uint8[n].

    They come from the generator's raw 64-bit words, which are the same in all versions of NumPy.
    """
    bounds = np.round(np.cumsum(BACKGROUND)[:-1] * 2.0**53).astype(np.uint64)
    words = np.asarray(source.random_raw(n), np.uint64) >> np.uint64(11)
    return np.searchsorted(bounds, words, side="right").astype(np.uint8)


def _ends(
    scheme: ScoringScheme, codes: NDArray[np.uint8], token: CancelToken
) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """Return the scores of the first sequence with the others, int64[k], and the ends in both, int64[k, 2].

    codes : uint8[k + 1, length]
    """
    from swathe.core.alignment.bulk import QueryPairs, align_pairs  # brings LLVM
    from swathe.core.native.compiler import instruction_set
    from swathe.core.native.query_scorer import QueryScorer

    query, subjects = np.ascontiguousarray(codes[0]), np.ascontiguousarray(codes[1:])
    k, length = subjects.shape
    offsets = np.arange(k + 1, dtype=np.int64) * length
    scores = QueryScorer(query, scheme, instruction_set()).scores(subjects.ravel(), offsets).astype(np.int64)
    ends = np.zeros((k, 2), np.int64)
    rows = np.flatnonzero(scores)

    def pairs() -> QueryPairs:
        return QueryPairs.of_subjects(rows, query, scheme, list(subjects[rows]), scores[rows])

    for aligned in align_pairs([pairs] if rows.size else [], token):
        if aligned is not None:
            ends[rows] = np.column_stack([aligned[1].query_end, aligned[1].subject_end])
    return scores, ends


def _random_alignments(scheme: ScoringScheme, token: CancelToken) -> _Sample:
    """Align random pairs; the start of an alignment is found as the end of that of the reversed sequences.

    If several alignments have the best score, the two directions may find different ones. It is one alignment
    (`whole`) if the part between start and end has that score as a global alignment.
    """
    from swathe.core.alignment.gotoh import global_score

    source = np.random.PCG64(SEED)
    rows = []
    for _ in range(N_QUERIES):
        token.raise_if_cancelled()
        codes = random_residues(source, (N_SUBJECTS + 1) * LENGTH).reshape(-1, LENGTH)
        score, stop = _ends(scheme, codes, token)
        start = LENGTH - _ends(scheme, codes[:, ::-1], token)[1]
        whole = np.zeros(N_SUBJECTS, bool)
        for k in np.flatnonzero((start < stop).all(axis=1)):
            table = scheme.table(codes[0, start[k, 0] : stop[k, 0]])
            subject = codes[k + 1, start[k, 1] : stop[k, 1]]
            found = global_score(table, subject, scheme.first_gap_residue_cost, scheme.gap_extend)
            whole[k] = found == score[k]
        rows.append(np.column_stack([score, stop - start, whole]))
    score, query_extent, subject_extent, whole = np.concatenate(rows).T
    return _Sample(score, query_extent, subject_extent, whole.astype(bool))


def _global_growth(scheme: ScoringScheme) -> float:
    """Return the growth of the global alignment score of random sequences per residue.

    Its sign tells the phase: below 0 local scores grow with the logarithm of the length, above 0 linearly
    (Arratia and Waterman, Annals of Applied Probability 4:200, 1994).
    """
    from swathe.core.alignment.gotoh import global_score

    source = np.random.PCG64(SEED)
    means = []
    for length in GROWTH_LENGTHS:
        codes = random_residues(source, (GROWTH_PAIRS + 1) * length).reshape(-1, length)
        table, costs = scheme.table(codes[0]), (scheme.first_gap_residue_cost, scheme.gap_extend)
        means.append(float(np.mean([global_score(table, subject, *costs) for subject in codes[1:]])))
    return (means[1] - means[0]) / (GROWTH_LENGTHS[1] - GROWTH_LENGTHS[0])


def _fit(sample: _Sample, ungapped: UngappedParameters, scheme: ScoringScheme) -> GumbelParameters:
    """Fit all parameters to random alignments."""
    a, alpha, sigma = _fit_extents(sample, ungapped, scheme.first_gap_residue_cost)
    start = GumbelParameters(
        ungapped.lambda_, ungapped.K, ungapped.H, a, alpha, sigma, ungapped.a, ungapped.alpha,
        scheme.gap_open, scheme.gap_extend, "estimated", "",
    )  # fmt: skip
    lambda_, K, error = fit_scores(sample.scores, start, _lattice(scheme), LENGTH, LENGTH)
    note = (
        f"Estimated from {sample.scores.size:,} random pairs of {LENGTH} residues of standard composition: "
        f"λ = {lambda_:.4g} ± {error:.2g}, K = {K:.2g}."
    )
    return replace(start, lambda_=lambda_, K=K, H=lambda_ / a, note=note)


def _fit_extents(
    sample: _Sample, ungapped: UngappedParameters, first_gap_residue: int
) -> tuple[float, float, float]:
    """Return a, alpha and sigma by least squares of the extents' moments on the score.

    With G the cost of a gap's first residue, the mean extent is a S + 2 G (a_u - a); likewise the variance of
    an extent with alpha and the covariance of both with sigma. Each has one unknown, the slope in S - 2 G of
    the excess over the ungapped value.
    """
    scores = sample.scores[sample.whole]
    lever = scores - 2.0 * first_gap_residue
    extents = np.stack([sample.query_extents, sample.subject_extents]).astype(np.float64)[:, sample.whole]

    def slope(values: NDArray[np.float64], without_gaps: float) -> float:
        return without_gaps + float(lever @ (values - without_gaps * scores) / (lever @ lever))

    a = max(slope(extents.mean(axis=0), ungapped.a), ungapped.a)
    rest = extents - (a * scores + 2 * first_gap_residue * (ungapped.a - a))
    alpha = max(slope((rest**2).mean(axis=0), ungapped.alpha), ungapped.alpha)
    sigma = max(slope(rest[0] * rest[1], ungapped.alpha), ungapped.alpha)
    return a, alpha, sigma


def fit_scores(
    scores: NDArray[np.int64], start: GumbelParameters, step: int, query_length: int, subject_length: int
) -> tuple[float, float, float]:
    """Return lambda, K and the standard error of lambda: censored maximum likelihood of scores.

    P(score >= s) = 1 - exp(-E(s)), E the finite-size expectation of a pair of these lengths.

    Parameters
    ----------
    scores : int64[k] of random pairs
    start : gives all parameters but lambda and K, and initial values for these
    step : between possible scores
    """
    from scipy.optimize import minimize

    bound = float(np.quantile(scores, CENSORED))
    values, counts = np.unique(scores[scores >= bound], return_counts=True)
    below = scores.size - counts.sum()

    def cost(x: NDArray[np.float64]) -> float:
        p = replace(start, lambda_=math.exp(x[0]), K=math.exp(x[1]))
        s = np.append(values, values + step).astype(np.float64)
        expected = np.exp(
            log_effective_pairs(p, s, float(query_length), np.full(s.size, float(subject_length)))
            + x[1]
            - p.lambda_ * s
        )
        at, above = expected[: values.size], expected[values.size :]
        likelihood = counts @ (-above + np.log(np.maximum(-np.expm1(above - at), 1e-300)))
        return float(below * at[0] - likelihood)

    origin = np.log([0.85 * start.lambda_, 0.5 * start.K])
    found = minimize(
        cost, origin, method="Nelder-Mead", options={"xatol": 1e-5, "fatol": 1e-4, "maxiter": 1000}
    )
    lambda_, K = (math.exp(value) for value in found.x)
    return lambda_, K, lambda_ * _relative_error(cost, found.x)


def _relative_error(cost: Callable[[NDArray[np.float64]], float], x: NDArray[np.float64]) -> float:
    """Return the standard error of ln lambda from the curvature of the likelihood at its maximum."""
    h = 1e-3
    steps = np.array([[h, 0.0], [0.0, h]])

    def second(u: NDArray[np.float64], v: NDArray[np.float64]) -> float:
        return float(cost(x + u + v) - cost(x + u - v) - cost(x - u + v) + cost(x - u - v)) / (4 * h * h)

    information = np.array([[second(u, v) for v in steps] for u in steps])
    variance = float(np.linalg.inv(information)[0, 0])
    return math.sqrt(variance) if variance > 0 else math.nan
