"""The normal distribution's tail beside SciPy's."""

from __future__ import annotations

import math
import subprocess
import sys

import numpy as np
import pytest
from scipy import special

from swathe.core.scoring.normal import each_erfcx, each_log_ndtr

RANDOM = np.random.default_rng(7)
WHERE_FORMULAS_CHANGE = np.array([0.46875, 1.0, 4.0, math.sqrt(2) * 4])


def test_erfcx_is_scipys() -> None:
    x = np.concatenate(
        [[0.0, 5e-324, 1e300, 1e7], np.nextafter(WHERE_FORMULAS_CHANGE, np.inf), WHERE_FORMULAS_CHANGE,
         RANDOM.uniform(0, 6, 5_000), np.exp(RANDOM.uniform(-30, 300, 5_000))]
    )  # fmt: skip
    np.testing.assert_allclose(each_erfcx(x), special.erfcx(x), rtol=1e-15, atol=0)


def test_log_ndtr_is_scipys() -> None:
    borders = np.concatenate([WHERE_FORMULAS_CHANGE, -WHERE_FORMULAS_CHANGE])
    x = np.concatenate(
        [[0.0, -1e150, 1e300], borders, np.nextafter(borders, 0), RANDOM.uniform(-60, 37, 10_000)]
    )
    expected = special.log_ndtr(x)
    # Rounding x / sqrt(2) changes what is left above x by x² units in the last place, in SciPy, too.
    error = np.abs(each_log_ndtr(x) - expected) / np.maximum(np.abs(expected), 1e-300)
    assert (error < 1e-15 * (1 + np.minimum(np.maximum(x, 0.0), 40.0) ** 2)).all()


@pytest.mark.parametrize("each", [each_erfcx, each_log_ndtr])
def test_shapes_and_layouts_are_kept(each) -> None:
    x = RANDOM.uniform(0, 9, (40, 30))
    whole = each(x)
    np.testing.assert_array_equal(each(x[::2, ::3]), whole[::2, ::3])
    assert each(np.empty((0, 3))).shape == (0, 3)
    assert each(np.asfortranarray(x)).tolist() == whole.tolist()


def test_no_figure_is_no_figure() -> None:
    assert np.isnan(each_erfcx(np.array([math.nan]))).all()
    assert np.isnan(each_log_ndtr(np.array([math.nan]))).all()


def test_a_search_does_not_load_scipy() -> None:
    program = (
        "import sys; from swathe.core.cli import main; main(); print('scipy' in sys.modules, file=sys.stderr)"
    )
    done = subprocess.run(
        [sys.executable, "-c", program, "search", "--sample", "--quiet"],
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stderr.splitlines() == ["False"]
