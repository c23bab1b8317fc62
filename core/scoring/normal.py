"""The normal distribution's tail, far out as well: `erfcx` and `log_ndtr` of `scipy.special`.

Importing SciPy for these two was a third of a search's start (docs/decisions/035-hits-as-arrays.md, *A cold
start*).
"""

from __future__ import annotations

import math
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from swathe.core.system.compiled import compiled

_NEAR: Final = 0.46875
_FAR: Final = 4.0
_MIDDLE_OVER: Final = (
    5.64188496988670089e-1, 8.88314979438837594, 6.61191906371416295e1, 2.98635138197400131e2,
    8.81952221241769090e2, 1.71204761263407058e3, 2.05107837782607147e3, 1.23033935479799725e3,
    2.15311535474403846e-8,
)  # fmt: skip
_MIDDLE_UNDER: Final = (
    1.57449261107098347e1, 1.17693950891312499e2, 5.37181101862009858e2, 1.62138957456669019e3,
    3.29079923573345963e3, 4.36261909014324716e3, 3.43936767414372164e3, 1.23033935480374942e3,
)  # fmt: skip
_FAR_OVER: Final = (
    3.05326634961232344e-1, 3.60344899949804439e-1, 1.25781726111229246e-1, 1.60837851487422766e-2,
    6.58749161529837803e-4, 1.63153871373020978e-2,
)  # fmt: skip
_FAR_UNDER: Final = (
    2.56852019228982242, 1.87295284992346725, 5.27905102951428412e-1, 6.05183413124413191e-2,
    2.33520497626869185e-3,
)  # fmt: skip
_ONE_OVER_ROOT_PI: Final = 1 / math.sqrt(math.pi)
_ROOT_TWO: Final = math.sqrt(2)


@compiled(error_model="numpy")
def erfcx(x):  # type: ignore[no-untyped-def]
    """Return exp(x²) erfc(x) of a number from 0 on, to 5e-16 of it.

    Source: the rational approximations of Cody, Mathematics of Computation 23:631 (1969).
    """
    if x < _NEAR:
        return math.exp(x * x) * math.erfc(x)
    if x <= _FAR:
        over, under = _MIDDLE_OVER[8] * x, x
        for i in range(7):
            over = (over + _MIDDLE_OVER[i]) * x
            under = (under + _MIDDLE_UNDER[i]) * x
        return (over + _MIDDLE_OVER[7]) / (under + _MIDDLE_UNDER[7])
    square = 1 / (x * x)
    over, under = _FAR_OVER[5] * square, square
    for i in range(4):
        over = (over + _FAR_OVER[i]) * square
        under = (under + _FAR_UNDER[i]) * square
    return (_ONE_OVER_ROOT_PI - square * (over + _FAR_OVER[4]) / (under + _FAR_UNDER[4])) / x


@compiled(error_model="numpy")
def log_ndtr(x):  # type: ignore[no-untyped-def]
    """Return the logarithm of the standard normal distribution's share below x."""
    if x < -1:
        return math.log(erfcx(-x / _ROOT_TWO) / 2) - x * x / 2
    return math.log1p(-math.erfc(x / _ROOT_TWO) / 2)


@compiled(error_model="numpy", signature="void(float64[::1], float64[::1])")
def _each_erfcx(x, out):  # type: ignore[no-untyped-def]
    for i in range(x.size):
        out[i] = erfcx(x[i])


@compiled(error_model="numpy", signature="void(float64[::1], float64[::1])")
def _each_log_ndtr(x, out):  # type: ignore[no-untyped-def]
    for i in range(x.size):
        out[i] = log_ndtr(x[i])


def each_erfcx(x: NDArray[np.float64]) -> NDArray[np.float64]:
    """Return `erfcx` of each number, float64[...], of the array's shape."""
    return _each(_each_erfcx, x)


def each_log_ndtr(x: NDArray[np.float64]) -> NDArray[np.float64]:
    """Return `log_ndtr` of each number, float64[...], of the array's shape."""
    return _each(_each_log_ndtr, x)


def load() -> None:
    """Load the compiled code of both."""
    _each_erfcx.load()
    _each_log_ndtr.load()


def _each(function: Any, x: NDArray[np.float64]) -> NDArray[np.float64]:
    out = np.empty(x.size)
    function(np.ascontiguousarray(x).ravel(), out)
    return out.reshape(x.shape)
