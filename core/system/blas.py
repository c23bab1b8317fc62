"""How many threads the linear algebra of NumPy and SciPy may start."""

from __future__ import annotations

import os
from typing import Final

_BLAS_THREADS: Final = ("OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS")
"""What the linear algebra libraries look at that NumPy and SciPy are built with."""


def one_blas_thread() -> None:
    """Keep NumPy's and SciPy's linear algebra to one thread, unless the environment says otherwise.

    To be called before NumPy is imported. Their matrices are small here. A thread for every core costs two
    seconds of processor time and a tenth of a second at each start on 16 cores, and sums in an order that
    depends on their number.
    """
    for variable in _BLAS_THREADS:
        os.environ.setdefault(variable, "1")
