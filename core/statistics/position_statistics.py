"""Statistics of position-specific queries: those stated in their file if they apply, else an estimate."""

from __future__ import annotations

import math
from dataclasses import replace
from functools import cache
from typing import Final

import numpy as np
from numpy.typing import NDArray

from swathe.core.cancel import CancelToken
from swathe.core.scoring.karlin_altschul import BACKGROUND
from swathe.core.scoring.pssm import PositionSpecificQuery
from swathe.core.scoring.scheme import PositionScheme, Scoring, ScoringScheme
from swathe.core.scoring.significance import (
    GumbelParameters,
    published_best_gap_costs,
    published_gap_costs,
    published_matrices,
    published_parameters,
)
from swathe.core.sequences.alphabet import N_AMINO_ACIDS
from swathe.core.statistics.calibration import SEED, fit_scores, gumbel_parameters, random_residues

BASE: Final = "BLOSUM62"
"""psiblast's default matrix, to whose scale it scales its PSSMs."""
SUBJECT_LENGTH: Final = 600
"""Residues of the random subjects of an estimate."""
MOST_SUBJECTS: Final = 4_096
FEWEST_SUBJECTS: Final = 256
CELLS: Final = 1_000_000_000
"""Limit of an estimate's cells, which reduces the number of subjects, but not below the least one."""
_SAME: Final = 0.0006
"""Lambdas that differ by less count as equal: files give four digits, the published table three."""
_STEP_CELLS: Final = 100_000_000
"""Cells between two checks of the token."""


def statistics_of(scheme: Scoring, token: CancelToken | None = None) -> GumbelParameters:
    """Return the parameters of a query's alignment scores, with a matrix or a PSSM.

    Raises `OperationCancelled` within 0.1 s after `token` is cancelled.
    """
    if isinstance(scheme, PositionScheme):
        return position_parameters(scheme, token)
    assert isinstance(scheme, ScoringScheme)
    return gumbel_parameters(scheme, token)


def position_parameters(scheme: PositionScheme, token: CancelToken | None = None) -> GumbelParameters:
    """Return the parameters of a PSSM with gap costs.

    Lambda and K are those of the file (PSI gapped) if they apply to these gap costs. The file does not name
    its gap costs, but its standard gapped lambda (or the PSSM's, which psiblast makes equal) must match a
    published row with these. Otherwise both are estimated from random subjects in about a second, with the
    same result on every machine. The finite-size correction is that of the row, or of `BASE` with these gap
    costs. `note` says which it is; `source` is ``file``, ``estimated`` or ``unavailable``. See
    docs/decisions/015-position-specific.md.
    """
    row = _row_of_file(scheme)
    if row is not None:
        stated = scheme.query.statistics
        name, base = row
        return replace(
            base,
            lambda_=stated.lambda_,
            K=stated.K,
            source="file",
            note=f"λ {stated.lambda_:g} and K {stated.K:g} are those of the PSSM's file (PSI gapped); "
            f"the finite-size correction is that of {name}, {scheme.gap_open}/{scheme.gap_extend}.",
        )
    token = token or CancelToken()
    base = gumbel_parameters(ScoringScheme.load(BASE, scheme.gap_open, scheme.gap_extend), token)
    if not base.available:
        return base
    reason = _why_no_statistics(scheme)
    if reason:
        note = f"No E-values: {reason}. Scores and alignments are exact."
        return GumbelParameters.unavailable(scheme.gap_open, scheme.gap_extend, note)
    return _estimate(scheme, base, token)


def _row_of_file(scheme: PositionScheme) -> tuple[str, GumbelParameters] | None:
    """Return the matrix and the published row with these gap costs that match a PSSM's file."""
    stated = scheme.query.statistics
    if not stated.complete:
        return None
    told = stated.standard_lambda if math.isfinite(stated.standard_lambda) else stated.lambda_
    for name in (BASE, *published_matrices()):
        row = published_parameters(name, scheme.gap_open, scheme.gap_extend)
        if row is not None and abs(row.lambda_ - told) < _SAME:
            return name, row
    return None


def gap_costs_of(query: PositionSpecificQuery) -> tuple[tuple[int, int], bool]:
    """Return the gap costs to search with a PSSM with, and whether its file tells that it was made with them.

    A file that does not tell is taken to have the scale of `BASE`, and its usual gap costs.
    """
    usual = published_best_gap_costs(BASE)
    for costs in (usual, *published_gap_costs(BASE)):
        if _row_of_file(PositionScheme(query, *costs)) is not None:
            return costs, True
    return usual, False


def fits_gap_costs(query: PositionSpecificQuery, gap_open: int, gap_extend: int) -> bool:
    """Whether a PSSM was made with gap costs, or they are the usual ones where its file does not tell."""
    costs, _ = gap_costs_of(query)
    return (gap_open, gap_extend) == costs or bool(_row_of_file(PositionScheme(query, gap_open, gap_extend)))


def _why_no_statistics(scheme: PositionScheme) -> str:
    scores = scheme.query.scores[:, :N_AMINO_ACIDS]
    mean = float((scores @ BACKGROUND).mean())
    if scores.max() <= 0:
        return "no amino acid has a positive score at any position of the PSSM"
    if mean >= 0:
        return (
            f"the mean score of random residues in the PSSM is {mean:+.2f}, and local alignment needs it "
            "below 0"
        )
    return ""


def _estimate(scheme: PositionScheme, base: GumbelParameters, token: CancelToken) -> GumbelParameters:
    """Fit lambda and K to the scores of random subjects by censored maximum likelihood (Eddy 1997)."""
    m = scheme.query.codes.size
    n = min(MOST_SUBJECTS, max(FEWEST_SUBJECTS, CELLS // (m * SUBJECT_LENGTH)))
    scores = _scores(scheme, _residues()[: n * SUBJECT_LENGTH], n, token)
    amino_acids = np.abs(scheme.query.scores[:, :N_AMINO_ACIDS].astype(np.int64))
    step = math.gcd(int(np.gcd.reduce(amino_acids, axis=None)), scheme.gap_open, scheme.gap_extend)
    lambda_, K, error = fit_scores(scores, base, step, m, SUBJECT_LENGTH)
    made_with, told = gap_costs_of(scheme.query)
    lacking = "which comes without them"
    if scheme.query.statistics.complete:
        others = "{}/{}".format(*made_with) if told else "other gap costs"
        lacking = f"whose file has those of {others}"
    return replace(
        base,
        lambda_=lambda_,
        K=K,
        source="estimated",
        note=f"Estimated from the scores of {n:,} random sequences of {SUBJECT_LENGTH} residues with the "
        f"PSSM, {lacking}: λ = {lambda_:.4g} ± {error:.2g}, K = {K:.2g}; the finite-size correction "
        f"is that of {BASE} with {scheme.gap_open}/{scheme.gap_extend}, whose scale PSSMs have.",
    )


@cache
def _residues() -> NDArray[np.uint8]:
    """Return the residues of all random subjects, cached: drawing them takes as long as scoring them."""
    residues = random_residues(np.random.PCG64(SEED), MOST_SUBJECTS * SUBJECT_LENGTH)
    residues.setflags(write=False)
    return residues


def _scores(
    scheme: PositionScheme, residues: NDArray[np.uint8], n: int, token: CancelToken
) -> NDArray[np.int64]:
    """Return the scores of concatenated subjects of `SUBJECT_LENGTH` residues, int64[n]."""
    from swathe.core.native.compiler import instruction_set  # brings LLVM
    from swathe.core.native.query_scorer import QueryScorer

    scorer = QueryScorer(scheme.query.codes, scheme, instruction_set())
    offsets = np.arange(n + 1, dtype=np.int64) * SUBJECT_LENGTH
    each = max(1, _STEP_CELLS // (scheme.query.codes.size * SUBJECT_LENGTH))
    found = []
    for begin in range(0, n, each):
        token.raise_if_cancelled()
        found.append(scorer.scores(residues, offsets[begin : begin + each + 1]))
    return np.concatenate(found).astype(np.int64)
