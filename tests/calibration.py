"""Sequences without relatives, and how many of them a search reports: what E-values are held to.

Everything is drawn from the raw words of NumPy's PCG64, which are the same in all its versions.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable, Sequence

import numpy as np

from swathe.core.sequences.alphabet import decode
from swathe.core.statistics.calibration import random_residues

CLAIMS = (0.001, 0.01, 0.1, 1.0, 10.0)
"""E-values at which hits are counted: so many hits per query would be right."""
CURVE = tuple(float(f"{value:.4g}") for value in np.geomspace(1e-6, 10.0, 57))
"""E-values of plots."""


def words(seed: int, name: str) -> np.random.PCG64:
    """Return the generator of what is drawn under a name; other names draw independently."""
    return np.random.PCG64([seed, *name.encode()])


def permutation(source: np.random.PCG64, n: int) -> np.ndarray:
    """Return the numbers below n in random order, int64[n]."""
    return np.argsort(source.random_raw(n), kind="stable")


def drawn(source: np.random.PCG64, n: int, count: int) -> np.ndarray:
    """Return `count` numbers below n, int64[count]: without replacement as long as there are enough."""
    if count <= n:
        return permutation(source, n)[:count]
    return (source.random_raw(count) % np.uint64(n)).astype(np.int64)


def drawn_queries(lengths: Sequence[int], count: int, bounds: tuple[int, int], seed: int) -> np.ndarray:
    """Return places of queries, int64[count], whose lengths lie within bounds, each there once.

    Raises ValueError where there are too few.
    """
    of_length = np.array(lengths)
    fitting = np.flatnonzero((of_length >= bounds[0]) & (of_length <= bounds[1]))
    if fitting.size < count:
        raise ValueError(f"{fitting.size:,} proteins have {bounds[0]:,} to {bounds[1]:,} residues: too few")
    return fitting[drawn(words(seed, "queries"), fitting.size, count)]


def shuffled(records: Sequence[str], count: int, seed: int) -> list[str]:
    """Return sequences with their residues permuted; one that is drawn twice is permuted anew."""
    source = words(seed, "shuffled")
    return [_permuted(source, records[place]) for place in drawn(source, len(records), count)]


def backwards(records: Sequence[str], count: int, seed: int) -> list[str]:
    """Return sequences reversed; where more are asked for than there are, some are there several times."""
    source = words(seed, "reversed")
    return [records[place][::-1] for place in drawn(source, len(records), count)]


def of_standard_composition(records: Sequence[str], count: int, seed: int) -> list[str]:
    """Return random residues of the standard composition, with the lengths of sequences."""
    source = words(seed, "random")
    places = drawn(source, len(records), count)
    return [decode(random_residues(source, len(records[place]))) for place in places]


def _permuted(source: np.random.PCG64, letters: str) -> str:
    in_order = np.frombuffer(letters.encode("ascii"), np.uint8)
    return in_order[permutation(source, in_order.size)].tobytes().decode("ascii")


NULL_SETS: dict[str, Callable[[Sequence[str], int, int], list[str]]] = {
    "shuffled": shuffled,
    "reversed": backwards,
    "random": of_standard_composition,
}


def digest(sequences: Iterable[str]) -> str:
    """Return what tells one set of sequences from another."""
    return hashlib.sha256("\n".join(sequences).encode()).hexdigest()[:16]


def hits_within(log10_evalues: Sequence[np.ndarray], evalues: Sequence[float]) -> np.ndarray:
    """Return how many hits each query has up to each E-value, int64[q, evalues].

    Parameters
    ----------
    log10_evalues : of each query's hits, in any order; NaN is no hit
    """
    bounds = np.log10(evalues)
    return np.array([[np.count_nonzero(values <= bound) for bound in bounds] for values in log10_evalues])


def figures(counts: np.ndarray, names: Sequence[str]) -> dict[str, list]:
    """Return means over queries, their standard errors, the most of one query, and which that is.

    Parameters
    ----------
    counts : int[q, k] of `hits_within`, at least two queries
    names : of the queries; of several with the most hits the first is named, and none where there are no hits
    """
    most = counts.max(axis=0)
    return {
        "mean": counts.mean(axis=0).tolist(),
        "error": (counts.std(axis=0, ddof=1) / np.sqrt(len(counts))).tolist(),
        "most": most.tolist(),
        "by": [
            names[place] if hits else ""
            for place, hits in zip(counts.argmax(axis=0), most.tolist(), strict=True)
        ],
    }
