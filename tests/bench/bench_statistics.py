"""Print the seconds of E-values for 500,000 subjects, of listing the matrices and of an estimate."""

from __future__ import annotations

import time

import numpy as np

from swathe.core.scoring.matrices import matrix_names
from swathe.core.scoring.scheme import ScoringScheme
from swathe.core.scoring.significance import Significance
from swathe.core.statistics.calibration import gumbel_parameters

N_SUBJECTS = 500_000


def main() -> None:
    start = time.perf_counter()
    names = matrix_names()
    print(f"matrix_names, first call     {1e3 * (time.perf_counter() - start):7.1f} ms ({len(names)} names)")
    source = np.random.Generator(np.random.PCG64(1))
    scores = source.integers(15, 120, N_SUBJECTS).astype(np.int32)
    lengths = source.integers(20, 2000, N_SUBJECTS).astype(np.int32)
    parameters = gumbel_parameters(ScoringScheme.load("BLOSUM62"))
    significance = Significance(parameters, 300, int(lengths.sum()))
    few = significance.log10_evalues(scores[:1], lengths[:1])
    seconds = []
    for _ in range(5):
        start = time.perf_counter()
        values = significance.log10_evalues(scores, lengths)
        seconds.append(time.perf_counter() - start)
    assert values[0] == few[0]
    assert np.isfinite(values).all()
    print(f"E-values of {N_SUBJECTS:,} subjects {1e3 * min(seconds):7.1f} ms (best of 5)")
    start = time.perf_counter()
    estimated = gumbel_parameters(ScoringScheme.load("BLOSUM62", 12, 2))
    print(f"estimate of BLOSUM62 12/2    {1e3 * (time.perf_counter() - start):7.1f} ms: {estimated.note}")
    assert estimated.source == "estimated"


if __name__ == "__main__":
    main()
