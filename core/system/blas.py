"""How many threads the linear algebra of NumPy and SciPy may start."""

from __future__ import annotations

import os
from typing import Final

_BLAS_THREADS: Final = ("OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS")
"""Environment variables read by the linear algebra libraries that NumPy and SciPy are built with."""


def one_blas_thread() -> None:
    """Limit NumPy's and SciPy's linear algebra to one thread, unless the environment says otherwise.

    Call it before NumPy is imported. Matrices are small here, and a thread per core would cost two seconds of
    processor time and a tenth of a second at each start on 16 cores, and make the order of summation depend
    on the number of cores.
    """
    for variable in _BLAS_THREADS:
        os.environ.setdefault(variable, "1")
