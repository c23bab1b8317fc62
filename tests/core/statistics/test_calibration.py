"""Estimated statistics: near the published ones, scale-free, repeatable, and absent where none exist."""

from __future__ import annotations

import math
import subprocess
import sys

import numpy as np
import pytest

from swathe.core.cancel import CancelToken, OperationCancelled
from swathe.core.scoring.karlin_altschul import BACKGROUND, ungapped_parameters
from swathe.core.scoring.matrices import load_matrix
from swathe.core.scoring.scheme import ScoringScheme
from swathe.core.scoring.significance import Significance
from swathe.core.statistics.calibration import estimated_parameters, gumbel_parameters

# Figures that NCBI publishes for ungapped alignment: lambda, K, H, alpha.
UNGAPPED = {
    "BLOSUM45": (0.2291, 0.0924, 0.2514, 9.61106),
    "BLOSUM50": (0.2318, 0.112, 0.3362, 5.38831),
    "BLOSUM62": (0.3176, 0.134, 0.4012, 4.96466),
    "BLOSUM80-NCBI": (0.3430, 0.177, 0.6568, 1.91813),
    "BLOSUM90": (0.3346, 0.190, 0.7547, 1.37776),
    "PAM30": (0.3400, 0.283, 1.754, 0.161818),
    "PAM70": (0.3345, 0.229, 1.029, 0.633439),
    "PAM250": (0.2252, 0.0868, 0.2223, 11.7543),
}


@pytest.mark.parametrize("name", UNGAPPED)
def test_ungapped_parameters_are_the_published_ones(name: str) -> None:
    found = ungapped_parameters(load_matrix(name).scores)
    computed = np.array([found.lambda_, found.K, found.H, found.alpha])
    np.testing.assert_allclose(computed, UNGAPPED[name], rtol=5e-3)
    assert found.a == pytest.approx(found.lambda_ / found.H)


def test_a_scheme_with_a_row_has_the_published_parameters() -> None:
    parameters = gumbel_parameters(ScoringScheme.load("BLOSUM62", 11, 1))
    assert parameters.source == "published"
    assert (parameters.lambda_, parameters.K) == (0.267, 0.041)
    assert "BLOSUM62" in parameters.note
    assert gumbel_parameters(ScoringScheme.load("BLASTP", 11, 1)) == parameters


@pytest.mark.parametrize(
    ("matrix", "gap_open", "gap_extend", "lambda_within", "evalue_within"),
    [  # the factor holds at E-values from 10 to 1e-3
        ("BLOSUM62", 11, 1, 0.03, 1.5),
        pytest.param("PAM250", 15, 2, 0.05, 1.5, marks=pytest.mark.long),
        pytest.param("PAM30", 9, 1, 0.03, 1.5, marks=pytest.mark.long),
        pytest.param("BLOSUM45", 14, 2, 0.03, 1.5, marks=pytest.mark.long),
        pytest.param("BLOSUM62", 9, 1, 0.05, 2.5, marks=pytest.mark.long),  # near the linear phase
    ],
)
def test_estimates_lie_near_the_published_parameters(
    matrix: str, gap_open: int, gap_extend: int, lambda_within: float, evalue_within: float
) -> None:
    scheme = ScoringScheme.load(matrix, gap_open, gap_extend)
    published, estimated = gumbel_parameters(scheme), estimated_parameters(scheme)
    assert estimated.source == "estimated"
    assert abs(estimated.lambda_ / published.lambda_ - 1) < lambda_within
    scores = np.arange(20, 200)
    lengths = np.full(scores.size, 400)
    truth = Significance(published, 300, 5_000_000).log10_evalues(scores, lengths)
    ours = Significance(estimated, 300, 5_000_000).log10_evalues(scores, lengths)
    looked_at = (truth < 1) & (truth > -3)
    assert looked_at.sum() > 5
    assert np.abs(ours - truth)[looked_at].max() < math.log10(evalue_within)


def scaled(factor: int) -> ScoringScheme:
    matrix = load_matrix("BLOSUM62").scores.astype(int) * factor
    return ScoringScheme(f"x{factor}", matrix.astype(np.int8), 11 * factor, factor)


@pytest.mark.long
def test_estimates_do_not_depend_on_the_unit_of_scores() -> None:
    plain, tenfold = estimated_parameters(scaled(1)), estimated_parameters(scaled(10))
    assert tenfold.lambda_ * 10 == pytest.approx(plain.lambda_, rel=1e-3)
    assert math.isclose(tenfold.K, plain.K, rel_tol=1e-2)
    assert tenfold.a * 10 == pytest.approx(plain.a, rel=1e-6)
    assert plain.note.startswith("Estimated from 8,192 random pairs")


@pytest.mark.long
def test_dear_gaps_give_the_ungapped_parameters() -> None:
    matrix = load_matrix("BLOSUM62").scores
    estimated = estimated_parameters(ScoringScheme("BLOSUM62", matrix, 10_000, 10_000))
    exact = ungapped_parameters(matrix)
    assert estimated.lambda_ == pytest.approx(exact.lambda_, rel=0.03)
    assert estimated.a == pytest.approx(exact.a, rel=0.01)
    assert estimated.alpha == pytest.approx(exact.alpha, rel=0.02)


@pytest.mark.long
def test_unsymmetric_matrices_are_estimated() -> None:
    noise = np.random.Generator(np.random.PCG64(0)).integers(-3, 4, (27, 27))
    matrix = (load_matrix("BLOSUM62").scores.astype(int) * 4 + noise).astype(np.int8)
    estimated = estimated_parameters(ScoringScheme("mine", matrix, 44, 4))
    assert estimated.source == "estimated"
    assert 0 < estimated.lambda_ < ungapped_parameters(matrix).lambda_


@pytest.mark.long
def test_the_estimate_is_the_same_in_another_process() -> None:
    code = (
        "from swathe.core.statistics.calibration import gumbel_parameters;"
        "from swathe.core.scoring.scheme import ScoringScheme;"
        "p = gumbel_parameters(ScoringScheme.load('BLOSUM62', 14, 3)); print(p.lambda_.hex(), p.K.hex())"
    )
    printed = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    here = gumbel_parameters(ScoringScheme.load("BLOSUM62", 14, 3))
    assert printed.split() == [here.lambda_.hex(), here.K.hex()]
    assert gumbel_parameters(ScoringScheme.load("BLOSUM62", 14, 3)) is here


@pytest.mark.parametrize("costs", [(0, 0), (0, 1), (1, 1), (5, 1), (7, 1), (20, 0)])
def test_the_linear_phase_has_no_statistics(costs: tuple[int, int]) -> None:
    parameters = gumbel_parameters(ScoringScheme.load("BLOSUM62", *costs))
    assert parameters.source == "unavailable"
    assert "linear phase" in parameters.note
    assert "exact" in parameters.note
    assert math.isnan(parameters.lambda_)


@pytest.mark.parametrize(("matrix", "says"), [("FENG", "mean score"), ("RISLERx10", "mean score")])
def test_matrices_without_a_negative_mean_have_no_statistics(matrix: str, says: str) -> None:
    parameters = gumbel_parameters(ScoringScheme.load(matrix))
    assert parameters.source == "unavailable"
    assert says in parameters.note


def test_matrices_without_a_positive_score_have_no_statistics() -> None:
    parameters = gumbel_parameters(ScoringScheme("minus", np.full((27, 27), -1, np.int8), 11, 1))
    assert parameters.source == "unavailable"
    assert "positive" in parameters.note


def test_estimating_can_be_cancelled_and_leaves_nothing_behind(quick_estimates: None) -> None:
    token = CancelToken()
    token.cancel()
    scheme = ScoringScheme.load("BLOSUM62", 15, 3)
    with pytest.raises(OperationCancelled):
        gumbel_parameters(scheme, token)
    assert gumbel_parameters(scheme).source == "estimated"


def test_the_background_is_a_distribution() -> None:
    assert BACKGROUND.sum() == pytest.approx(1)
    assert BACKGROUND.min() > 0.01
