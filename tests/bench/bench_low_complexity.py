"""Print the seconds of SEG, of masking and of describing half a million scores, checked first."""

from __future__ import annotations

import csv
import time
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace

import numpy as np
from numpy.typing import NDArray

from swathe.core.cancel import CancelToken
from swathe.core.results.score_distribution import describe_scores
from swathe.core.scoring.scheme import ScoringScheme
from swathe.core.scoring.significance import Significance, log_effective_pairs
from swathe.core.sequences.alphabet import encode
from swathe.core.sequences.fasta import read_sequences
from swathe.core.sequences.low_complexity import SegParameters, low_complexity, segments
from swathe.core.statistics.calibration import gumbel_parameters
from swathe.core.system.resources import sample_database

DATA = Path(__file__).parents[1] / "data"
LONG = 35_000
N_SCORES = 500_000
QUERY = 400


def check() -> None:
    """Compare with what segmasker listed."""
    sample = {sequence.identifier: sequence.codes for sequence in read_sequences(sample_database())[0]}
    with (DATA / "segmasker.tsv").open(encoding="utf-8") as stream:
        rows = list(csv.DictReader((line for line in stream if line[0] != "#"), delimiter="\t"))
    for row in rows:
        codes = sample[row["sequence"]] if row["source"] == "sample" else encode(row["sequence"])
        found = segments(codes, SegParameters(int(row["window"]), float(row["locut"]), float(row["hicut"])))
        assert " ".join(f"{begin}-{end - 1}" for begin, end in found) == row["intervals"]
    print(f"{len(rows)} sequences agree with segmasker")


def best(work: Callable[[], object], times: int = 5) -> float:
    """Return the least milliseconds of some."""
    seconds = []
    for _ in range(times):
        began = time.perf_counter()
        work()
        seconds.append(time.perf_counter() - began)
    return 1e3 * min(seconds)


def long_sequences() -> dict[str, NDArray[np.uint8]]:
    """Return sequences of `LONG` residues, from ordinary to the worst."""
    random = np.random.default_rng(1)
    sample = np.concatenate([sequence.codes for sequence in read_sequences(sample_database())[0]])
    pieces = [
        np.concatenate([random.integers(0, 20, 12), random.integers(0, 4, 58)]) for _ in range(LONG // 70)
    ]
    return {
        "of the sample's proteins": sample[:LONG],
        "of one residue": np.zeros(LONG, np.uint8),
        "of 500 segments": np.concatenate(pieces).astype(np.uint8),
    }


def scores_by_chance() -> tuple[NDArray[np.int32], NDArray[np.int32], Significance]:
    """Return scores and lengths of unrelated subjects."""
    random = np.random.default_rng(2)
    lengths = np.sort(np.clip(random.lognormal(5.7, 0.7, N_SCORES), 20, 35_000)).astype(np.int32)
    parameters = gumbel_parameters(ScoringScheme.load("BLOSUM62"))
    typical = np.full(1, 300.0)
    area = float(np.exp(log_effective_pairs(parameters, np.full(1, 40.0), float(QUERY), typical))[0])
    area_of_each = np.log(area * parameters.K * lengths / 300) - np.log(-np.log(random.random(N_SCORES)))
    scores = np.maximum(area_of_each / parameters.lambda_, 1).astype(np.int32)
    return scores, lengths, Significance(parameters, QUERY, int(lengths.sum()))


def main() -> None:
    """Check, then print."""
    check()
    for name, codes in long_sequences().items():
        masked = low_complexity(codes).mean()
        milliseconds = best(lambda codes=codes: segments(codes))
        print(f"SEG, {LONG:,} residues {name:<26} {milliseconds:7.1f} ms ({masked:.0%} masked)")
    sample = [sequence.codes for sequence in read_sequences(sample_database())[0]]
    milliseconds = best(lambda: [segments(codes) for codes in sample])
    print(f"SEG, each of the sample's {len(sample)} sequences       {milliseconds / len(sample):10.2f} ms")
    scores, lengths, significance = scores_by_chance()
    result = SimpleNamespace(
        scores=scores,
        significance=significance,
        evalues="matrix",
        hits=SimpleNamespace(database=SimpleNamespace(lengths=lengths)),
    )
    steps: list[float] = []
    began = time.perf_counter()
    for described in describe_scores(result, significance.parameters, CancelToken()):  # type: ignore[arg-type]
        steps.append(time.perf_counter() - began - sum(steps))
        last = described
    assert last is not None
    assert last.fit is not None
    assert last.counts.sum() == N_SCORES
    assert abs(last.fit.lambda_ / significance.parameters.lambda_ - 1) < 0.15
    print(
        f"describe {N_SCORES:,} scores {1e3 * sum(steps):7.1f} ms, longest step {1e3 * max(steps):.1f} ms: "
        f"{last.fit.words}"
    )


if __name__ == "__main__":
    main()
