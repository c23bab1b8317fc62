"""Bit scores and E-values: what blastp prints, extremes, order, and how they are written."""

from __future__ import annotations

import csv
import math
import subprocess
import sys
from dataclasses import replace
from decimal import Decimal, localcontext
from pathlib import Path

import numpy as np
import pytest

from swathe.core.export.blast_fields import bits_cell
from swathe.core.scoring.significance import (
    GumbelParameters,
    Significance,
    bits_shown,
    evalue_beyond,
    evalue_digits,
    evalue_shown,
    evalue_text,
    published_best_gap_costs,
    published_gap_costs,
    published_matrices,
    published_parameters,
)
from swathe.core.system.words import bound_above, bound_text
from tests.long_run import long_but

FIXTURE = Path(__file__).parents[2] / "data" / "blastp_evalues.tsv"
SWISS_PROT = 200_000_000
PI = Decimal("3.14159265358979323846264338327950288419716939937510582097494459230781640628620899")


def blosum62(query_length: int = 300, database_residues: int = SWISS_PROT) -> Significance:
    parameters = published_parameters("BLOSUM62", 11, 1)
    assert parameters is not None
    return Significance(parameters, query_length, database_residues)


def fixture() -> tuple[int, list[dict[str, str]]]:
    lines = FIXTURE.read_text().splitlines()
    residues = next(line for line in lines if line.startswith("# database_residues"))
    return int(residues.split("\t")[1]), list(
        csv.DictReader((line for line in lines if not line.startswith("#")), delimiter="\t")
    )


def test_every_number_blastp_prints_is_printed() -> None:
    residues, rows = fixture()
    assert len(rows) > 700
    schemes = set()
    for row in rows:
        costs = int(row["gap_open"]), int(row["gap_extend"])
        parameters = published_parameters(row["matrix"].removesuffix("-NCBI"), *costs)
        assert parameters is not None
        schemes.add((row["matrix"], costs))
        significance = Significance(parameters, int(row["query_length"]), residues)
        score = np.array([int(row["score"])])
        log10_evalue = significance.log10_evalues(score, np.array([int(row["subject_length"])]))[0]
        assert evalue_text(float(log10_evalue), tabular=True) == row["evalue"], row
        assert bits_cell(float(significance.bits(score)[0])).decode() == row["bits"], row
    assert len(schemes) == 11


def test_the_published_table_is_whole() -> None:
    assert sum(len(published_gap_costs(name)) for name in published_matrices()) == 88
    assert published_best_gap_costs("BLOSUM62") == (11, 1)
    assert all(published_best_gap_costs(n) in published_gap_costs(n) for n in published_matrices())
    assert published_parameters("BLOSUM62", 11, 1).a_u == 0.7916  # type: ignore[union-attr]
    assert published_parameters("BLOSUM62", 1, 1) is None
    assert published_gap_costs("GONNET1992") == ()


def normal(z: Decimal) -> tuple[Decimal, Decimal]:
    """Return the normal distribution Phi and its density phi at z to some 50 digits."""
    density = (-z * z / 2).exp() / (2 * PI).sqrt()
    x = abs(z)
    if x < 5:  # Taylor series
        term = total = x
        for k in range(1, 400):
            term *= -x * x / (2 * k)
            total += term / (2 * k + 1)
        upper = Decimal(1) / 2 - total / (2 * PI).sqrt()
    else:  # Laplace's continued fraction
        rest = x
        for k in range(600, 0, -1):
            rest = x + k / rest
        upper = density / rest
    return (upper if z < 0 else 1 - upper), density


def within(length: int, extent: Decimal, variance: Decimal) -> tuple[Decimal, Decimal]:
    """Return the mean of max(0, length - x) and the chance of x < length, x inverse Gaussian."""
    if extent <= 0:
        return length - extent, Decimal(1)
    shape = extent**3 / variance
    root = (shape / length).sqrt()
    near, _ = normal(root * (length / extent - 1))
    far, _ = normal(-root * (length / extent + 1))
    far *= (2 * shape / extent).exp()
    return (length - extent) * near + (length + extent) * far, near + far


def reference_log10_evalue(
    p: GumbelParameters, s: int, m: int, n: int, residues: int, *, first_passage: bool = False
) -> float:
    """Evaluate the formula of `docs/decisions/003-statistics.md` word for word, in 300-digit arithmetic."""
    with localcontext() as context:
        context.prec = 300 if first_passage else 80
        lambda_, K, a, alpha, sigma, a_u, alpha_u = (
            Decimal(v) for v in (p.lambda_, p.K, p.a, p.alpha, p.sigma, p.a_u, p.alpha_u)
        )
        gap = 2 * (p.gap_open + p.gap_extend)
        b, beta, tau = gap * (a_u - a), gap * (alpha_u - alpha), gap * (alpha_u - sigma)
        v = max(2 * alpha / lambda_, alpha * s + beta)
        c = max(2 * sigma / lambda_, sigma * s + tau)
        m_rest, n_rest = m - (a * s + b), n - (a * s + b)
        m_below, m_density = normal(m_rest / v.sqrt())
        n_below, n_density = normal(n_rest / v.sqrt())
        p1 = m_rest * m_below + v.sqrt() * m_density
        p2 = n_rest * n_below + v.sqrt() * n_density
        area = p1 * p2 + c * m_below * n_below
        if first_passage:
            (p1, m_below), (p2, n_below) = within(m, a * s + b, v), within(n, a * s + b, v)
            area = max(p1 * p2 + c * m_below * n_below, area / 100)
        return float((area * K * (-lambda_ * s).exp() * residues / n).log10())


@pytest.mark.parametrize("score", [1, 5, 20, 40, 100, 1000, 5000])
@pytest.mark.parametrize(("m", "n"), [(1, 1), (30, 100), (400, 7), (35_000, 35_000), (2**31, 2**31)])
def test_equals_the_formula_in_80_digits(score: int, m: int, n: int) -> None:
    significance = blosum62(m)
    ours = significance.log10_evalues(np.array([score]), np.array([n]))[0]
    theirs = reference_log10_evalue(significance.parameters, score, m, n, SWISS_PROT)
    assert ours == pytest.approx(theirs, rel=1e-9, abs=1e-9)


@pytest.mark.parametrize("score", [1, 13, 14, 20, 40, 60, 100])
@pytest.mark.parametrize(("m", "n"), [(1, 1), (30, 100), (400, 7), (60, 350), (3_000, 3_000)])
def test_equals_the_formula_of_first_passages(score: int, m: int, n: int) -> None:
    significance = replace(blosum62(m), subjects=1)
    ours = significance.log10_evalues(np.array([score]), np.array([n]))[0]
    theirs = reference_log10_evalue(significance.parameters, score, m, n, n, first_passage=True)
    assert ours == pytest.approx(theirs, rel=1e-7, abs=1e-7)


@pytest.mark.parametrize("subjects", [0, 1])
def test_titin_against_itself_is_finite(subjects: int) -> None:
    significance = replace(blosum62(34_350), subjects=subjects)
    log10_evalue = significance.log10_evalues(np.array([180_000]), np.array([34_350]))[0]
    assert -1e6 < log10_evalue < -15_000


@pytest.mark.parametrize("lengths", long_but([(20, 10_000), (1, 20, 300, 10_000, 2**31)], (20, 10_000)))
def test_evalues_never_grow_with_the_score(lengths: tuple[int, ...]) -> None:
    scores = np.arange(1, 3000)
    for name in published_matrices():
        for costs in published_gap_costs(name):
            parameters = published_parameters(name, *costs)
            assert parameters is not None
            for m in lengths:
                for n in lengths:
                    for subjects in (0, 1):
                        values = Significance(parameters, m, SWISS_PROT, subjects).log10_evalues(
                            scores, np.full(scores.size, n)
                        )
                        assert (np.diff(values) < 0).all(), (name, costs, m, n, subjects)


def test_what_is_not_aligned_is_never_a_hit() -> None:
    values = blosum62().log10_evalues(np.array([0, -1, 50, 50]), np.array([100, 100, 0, 100]))
    assert values[:3].tolist() == [math.inf] * 3
    assert math.isfinite(values[3])
    assert blosum62(database_residues=0).log10_evalues(np.array([0]), np.array([0]))[0] == math.inf
    assert blosum62().log10_evalues(np.empty(0, np.int32), np.empty(0, np.int32)).shape == (0,)


def test_every_subject_counts_the_same_or_by_its_length() -> None:
    scores, lengths = np.array([60, 60, 60]), np.array([30, 400, 30_000])
    by_length = blosum62()
    alike = replace(by_length, subjects=500_000)
    pair = by_length.log10_pair_evalues(scores, lengths)
    assert by_length.log10_evalues(scores, lengths) == pytest.approx(pair + np.log10(SWISS_PROT / lengths))
    assert alike.log10_evalues(scores, lengths) == pytest.approx(
        alike.log10_pair_evalues(scores, lengths) + np.log10(500_000)
    )
    mean = np.array([SWISS_PROT // 500_000])  # there both say the same, but for how extents are distributed
    assert by_length.log10_evalues(np.array([60]), mean) == pytest.approx(
        alike.log10_evalues(np.array([60]), mean), abs=0.001
    )


def test_extents_as_first_passages_matter_where_sequences_are_short() -> None:
    """Random residues: 300 queries of 45, 8,000 subjects: 0.5 hits with E <= 0.1 of each 1 by blastp's."""
    scores, lengths = np.array([50, 50, 50]), np.array([400, 400, 45])
    moved = [
        float(replace(blosum62(m), subjects=1).log10_pair_evalues(scores, lengths)[i])
        - float(blosum62(m).log10_pair_evalues(scores, lengths)[i])
        for i, m in enumerate((400, 45, 400))
    ]
    assert abs(moved[0]) < 0.001
    assert -0.4 < moved[1] < -0.1
    assert -0.4 < moved[2] < -0.1


def test_without_statistics_there_are_no_numbers() -> None:
    significance = Significance(GumbelParameters.unavailable(0, 1, "No E-values."), 100, SWISS_PROT)
    assert not significance.available
    assert np.isnan(significance.bits(np.array([1, 50]))).all()
    assert np.isnan(significance.log10_evalues(np.array([1, 50]), np.array([10, 10]))).all()


def test_bits_follow_karlin_altschul() -> None:
    assert blosum62().bits(np.array([100]))[0] == pytest.approx((0.267 * 100 - math.log(0.041)) / math.log(2))


@pytest.mark.parametrize(
    ("evalue", "text", "tabular"),
    [
        (1e-181, "0.0", "0.0"),
        (1.3e-180, "1e-180", "1.30e-180"),
        (1.05e-143, "1e-143", "1.05e-143"),  # blastp 2.12: the sample's P07550 and P07700
        (2.34e-35, "2e-35", "2.34e-35"),
        (8.9e-4, "9e-04", "8.90e-04"),
        (9.1e-4, "0.001", "0.001"),
        (0.0034, "0.003", "0.003"),
        (0.123, "0.12", "0.12"),
        (1.23, "1.2", "1.2"),
        (12.3, "12", "12"),
        (123456.0, "123456", "123456"),
    ],
)
def test_evalues_are_written_as_blast_writes_them(evalue: float, text: str, tabular: str) -> None:
    assert evalue_text(math.log10(evalue)) == text
    assert evalue_text(math.log10(evalue), tabular=True) == tabular


@pytest.mark.parametrize(
    ("evalue", "shown"),
    [(8.4e-4, "8e-04"), (9.5e-4, "9.5e-04"), (0.0009996, "9.996e-04"), (0.001, "0.001"),
     (0.00101, "0.00101"), (0.00136, "0.0014"), (0.0085, "0.0085"), (0.006, "0.0060"),
     (0.0096, "0.0096"), (0.00996, "0.010"), (0.0123, "0.012"), (0.5, "0.50"), (1e-181, "< 1e-180"),
     (0.0, "< 1e-180")],
)  # fmt: skip
def test_beside_the_bound_of_significance_the_screen_shows_digits_enough(evalue: float, shown: str) -> None:
    """A hit with E = 0.00136 read 0.001, under a line that said: not significant, E > 0.001."""
    assert evalue_shown(math.log10(evalue) if evalue else -math.inf) == shown


@pytest.mark.parametrize(
    ("evalue", "bound", "shown"),
    [(10.5, 10, "10.5"), (10.04, 10, "10.04"), (9.96, 10, "10.0"), (12, 10, "12"), (100.4, 100, "100.4"),
     (1.04, 1, "1.04"), (1.04e-5, 1e-5, "1.04e-05"), (1e-190, 1e-200, "1.0e-190"), (13_707, 10, "13,707"),
     (0.00101, 0.001, "0.00101"), (1000.3, 1000, "1000.3"), (10 + 1e-9, 10, "10"), (10.5, math.inf, "10")],
)  # fmt: skip
def test_an_evalue_beyond_a_bound_does_not_read_as_the_bound(evalue: float, bound: float, shown: str) -> None:
    """A hit was called beyond the bound of 10 with an E-value that read 10."""
    logarithm = math.log10(evalue)
    assert evalue_beyond(evalue_shown(logarithm), logarithm, bound) == shown


@pytest.mark.parametrize("evalue", [8e-4, 5e-4, 1e-4, 9e-5, 1e-5, 3e-12, 1e-60])
def test_small_evalues_have_one_notation(evalue: float) -> None:
    """A table said 9e-04, a sentence and a bound 0.0009, a chart 1e-5."""
    text = evalue_text(math.log10(evalue))
    assert bound_text(evalue) == evalue_digits(math.log10(evalue), 1) == text
    assert evalue_digits(math.log10(evalue), 3) == text.replace("e", ".00e")


@pytest.mark.parametrize(("evalue", "text"), [(0.001, "0.001"), (0.05, "0.05"), (0.5, "0.5"), (10.0, "10")])
def test_larger_evalues_have_no_exponent(evalue: float, text: str) -> None:
    assert bound_text(evalue) == evalue_digits(math.log10(evalue), 3) == text


def test_a_bound_has_all_its_digits() -> None:
    for evalue in (0.00012345, 1.5e-7, 1 / 3 * 1e-4, 123456789.0):
        assert float(bound_text(evalue)) == evalue


def test_no_bound_is_written_in_another_notation() -> None:
    """What is shown after *E* and the sign; commands have numbers as they are typed."""
    root = Path(__file__).parents[3]
    shown = [path for folder in ("core", "gui") for path in (root / folder).rglob("*.py")]
    wrong = [path.name for path in shown if "E ≤ {number_text" in path.read_text(encoding="utf-8")]
    assert not wrong


def test_evalues_past_floats_are_written() -> None:
    assert evalue_text(-30_000.0) == "0.0"
    assert evalue_text(math.nan) == "n/a"
    assert evalue_text(math.inf) == "n/a"


@pytest.mark.parametrize(
    ("bits", "text"),
    [
        (26.94, "26.9"),
        (99.9, "99.9"),
        (99.95, "99"),
        (186.9, "186"),
        (123456.0, "1.235e+05"),
        (math.nan, "nan"),
    ],
)
def test_bits_are_written_as_blast_writes_them(bits: float, text: str) -> None:
    assert bits_cell(bits).decode() == text


@pytest.mark.parametrize(
    ("bits", "shown"),
    [(26.94, "26.9"), (99.94, "99.9"), (99.95, "100"), (99.993, "100"), (186.9, "187"), (1253.4, "1,253"),
     (math.nan, "n/a")],
)  # fmt: skip
def test_the_screen_shows_bits_rounded(bits: float, shown: str) -> None:
    """99.993 bits read 99 under 98.6, and 1253 stood beside a score of 2,958."""
    assert bits_shown(bits) == shown


def test_scipy_is_not_imported_before_it_is_needed() -> None:
    code = (
        "import swathe.core.scoring.significance, swathe.core.scoring.scheme, sys;"
        "import swathe.core.statistics.calibration; print(sorted(sys.modules))"
    )
    modules = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    for name in ("scipy", "Bio", "numba"):
        assert f"'{name}'" not in modules


@pytest.mark.parametrize("evalue", [1e-30, 1e-3, 10.0, 1e6])
@pytest.mark.parametrize(
    ("matrix", "costs"), [("BLOSUM62", (11, 1)), ("PAM30", (9, 1)), ("BLOSUM45", (14, 2))]
)
def test_least_scores_are_where_evalues_come_within_the_bound(matrix, costs, evalue) -> None:
    significance = Significance(published_parameters(matrix, *costs), 375, 4_886_913)
    lengths = np.array([1, 2, 5, 20, 77, 350, 2_000, 35_213])
    least = significance.least_scores(lengths, evalue, 5_000)
    assert (significance.log10_evalues(least, lengths) <= math.log10(evalue)).all()
    below = least > 1
    assert (significance.log10_evalues(least[below] - 1, lengths[below]) > math.log10(evalue)).all()
    assert (significance.least_scores(lengths, evalue, 3) <= 4).all()


def test_a_bound_of_three_digits_is_rounded_up():
    """Of two digits 5.808e-10 read 5.9e-10, as if another edge were meant."""
    bounds = (5.808e-10, 5.81e-10), (1e-19, 1e-19), (9.991e-19, 1e-18), (3e-3, 3e-3), (3.212, 3.22)
    for evalue, bound in bounds:
        assert bound_above(math.log10(evalue)) == pytest.approx(bound)
    assert math.log10(bound_above(-5000.0)) == pytest.approx(-307)
