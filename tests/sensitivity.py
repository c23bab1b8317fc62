"""Count what searches of classified domains find: coverage against errors, what comes before the first."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

import numpy as np

LEVELS = (0.01, 0.1, 1.0, 10.0)
"""Errors per query at which coverage is told."""
CURVE = tuple(float(level) for level in np.geomspace(0.002, 10.0, 75))
"""Errors per query of plots."""
BASELINE = "E-value"


class Classification:
    """SCOP's places of domains, such as ``a.1.1.2``: class, fold, superfamily, family.

    Parameters
    ----------
    names : of the domains, in the order in which the database has them
    places : by name; those of other domains are ignored
    """

    def __init__(self, names: Sequence[str], places: Mapping[str, str]) -> None:
        levels = [places[name].split(".") for name in names]
        self.names = tuple(names)
        self._folds = _numbered(".".join(level[:2]) for level in levels)
        self.superfamilies = _numbered(".".join(level[:3]) for level in levels)
        self.relatives = np.bincount(self.superfamilies)[self.superfamilies] - 1

    def relations(self, query: int) -> np.ndarray:
        """Return what each domain is to a query, int8[n].

        1: of its superfamily, -1: of another fold; 0: itself, or of another superfamily of its fold, where
        nobody knows whether the two are related.
        """
        same_fold = self._folds == self._folds[query]
        found = np.where(self.superfamilies == self.superfamilies[query], 1, np.where(same_fold, 0, -1))
        found[query] = 0
        return found.astype(np.int8)


def _numbered(words: Iterable[str]) -> np.ndarray:
    return np.unique(np.array(list(words)), return_inverse=True)[1]


def read_places(text: str) -> dict[str, str]:
    """Return the places by name of a table of names and places, with a tab between."""
    return dict(line.split("\t") for line in text.splitlines() if line)


def read_table(text: str, columns: tuple[int, int, int] = (0, 1, 10)) -> dict[str, dict[str, float]]:
    """Return log10 of the best E-value by query and subject out of BLAST's tabular text.

    Of several rounds (psiblast, outfmt 7) only each query's last counts. An E-value of 0 is one of 1e-200.

    Parameters
    ----------
    columns : those of the query, the subject and the E-value
    """
    found: dict[str, dict[str, float]] = {}
    for line in text.splitlines():
        if line.startswith("# Query:"):
            found[line.split()[2]] = {}
        fields = line.split("\t")
        if line.startswith("#") or len(fields) <= max(columns):
            continue
        query, subject, evalue = (fields[column] for column in columns)
        value = float(np.log10(max(float(evalue), 1e-200)))
        hits = found.setdefault(query, {})
        hits[subject] = min(value, hits.get(subject, np.inf))
    return found


@dataclass(frozen=True, eq=False, slots=True)
class Hits:
    """What a method reports of one query: int[k] subjects and float64[k] values, the lower the better."""

    subjects: np.ndarray
    values: np.ndarray


class Ranking:
    """The hits of a method, of all queries together, that are right or wrong.

    Parameters
    ----------
    queries : int[q] the domains asked for
    hits : of each of them; a subject is there once at most, and values may be infinite but not NaN
    """

    def __init__(self, classification: Classification, queries: np.ndarray, hits: Sequence[Hits]) -> None:
        self.relatives = classification.relatives[queries]
        owners, values, relations = [], [], []
        first = np.full(len(queries), np.nan)
        for place, (query, found) in enumerate(zip(queries, hits, strict=True)):
            relation = classification.relations(int(query))[found.subjects]
            if np.isnan(found.values).any() or np.unique(found.subjects).size != found.subjects.size:
                raise ValueError(f"hits of {classification.names[query]}: NaN, or a subject twice")
            if self.relatives[place]:
                first[place] = before_first_error(found.values, relation) / self.relatives[place]
            counts = relation != 0
            owners.append(np.full(int(counts.sum()), place))
            values.append(found.values[counts])
            relations.append(relation[counts])
        self.before_first = first
        """float64[q] share of a query's relatives found before its first error; NaN where it has none."""
        pooled = np.concatenate(values)
        order = np.argsort(pooled, kind="stable")
        self._values = pooled[order]
        self._owners = np.concatenate(owners)[order]
        self._right = np.concatenate(relations)[order] > 0
        self._ends = np.flatnonzero(np.append(self._values[1:] != self._values[:-1], True))

    def coverage(self, levels: Sequence[float], weights: np.ndarray, *, by_query: bool) -> np.ndarray:
        """Return the share of the related pairs that is found at levels of errors per query, float64[levels].

        Hits are taken from the best value on, whichever query they are of; among hits of one value a level is
        reached at a share of them.

        Parameters
        ----------
        weights : float[q], how many times each query counts
        by_query : every query that has relatives counts the same (Green and Brenner's linear normalisation),
            not every pair
        """
        each = 1 / np.maximum(self.relatives, 1) if by_query else np.ones(self.relatives.size)
        total = float((weights * each * self.relatives).sum())
        steps = np.where(self._right, (weights * each)[self._owners], 0.0)
        found = np.append(0.0, np.cumsum(steps)[self._ends]) / total
        wrong = np.where(self._right, 0.0, weights[self._owners])
        errors = np.append(0.0, np.cumsum(wrong)[self._ends]) / weights.sum()
        behind = np.searchsorted(errors, np.asarray(levels), side="right")
        last, following = behind - 1, np.minimum(behind, errors.size - 1)
        width = errors[following] - errors[last]
        share = np.divide(
            np.asarray(levels) - errors[last], width, out=np.zeros(len(levels)), where=width > 0
        )
        return found[last] + share * (found[following] - found[last])

    def errors_within(self, log10_evalues: Sequence[float]) -> list[float]:
        """Return the errors per query up to these values: as many as the E-values say, if they are right."""
        wrong = self._values[~self._right]
        return [float((wrong <= value).sum() / self.relatives.size) for value in log10_evalues]

    def cut(self, errors: float) -> None:
        """Forget what lies behind this many errors per query."""
        wrong = np.cumsum(~self._right)[self._ends] > errors * self.relatives.size
        if wrong.any():
            self._ends = self._ends[: int(np.argmax(wrong)) + 1]
            size = int(self._ends[-1]) + 1
            self._values, self._owners = self._values[:size], self._owners[:size]
            self._right = self._right[:size]

    def figures(self, weights: np.ndarray) -> np.ndarray:
        """Return coverage by pairs, then by queries, at `LEVELS`, and the mean share before an error."""
        has = self.relatives > 0
        mean = (weights[has] * self.before_first[has]).sum() / weights[has].sum()
        pairs = self.coverage(LEVELS, weights, by_query=False)
        return np.concatenate([pairs, self.coverage(LEVELS, weights, by_query=True), [mean]])


def before_first_error(values: np.ndarray, relations: np.ndarray) -> float:
    """Return how many related subjects come before the first error: the mean over orders of equal values."""
    right, wrong = values[relations > 0], values[relations < 0]
    if not wrong.size:
        return float(right.size)
    first = wrong.min()
    ties = (wrong == first).sum()
    return float((right < first).sum() + (right == first).sum() / (ties + 1))


def resamples(groups: np.ndarray, count: int, seed: int) -> np.ndarray:
    """Return how many times each query is drawn when groups of them are, with replacement: int64[count, q].

    groups : int[q] the group of each query; numbers that differ throughout draw queries
    """
    rng = np.random.default_rng(seed)
    of_query = np.unique(groups, return_inverse=True)[1]
    n = int(of_query.max()) + 1
    return np.stack([np.bincount(rng.integers(0, n, n), minlength=n)[of_query] for _ in range(count)])


def compared(rankings: Mapping[str, Ranking], draws: np.ndarray) -> dict[str, dict[str, list[float]]]:
    """Return each method's figures and their differences from the baseline, with standard errors.

    The draws are the same for all methods, so the errors of differences are those of paired ones.

    draws : float[count, q] of `resamples`
    """
    once = np.ones(draws.shape[1])
    values = {name: ranking.figures(once) for name, ranking in rankings.items()}
    drawn = {
        name: np.array([ranking.figures(weights) for weights in draws.astype(np.float64)])
        for name, ranking in rankings.items()
    }
    return {
        name: {
            "value": values[name].tolist(),
            "error": drawn[name].std(axis=0, ddof=1).tolist(),
            "difference": (values[name] - values[BASELINE]).tolist(),
            "difference_error": (drawn[name] - drawn[BASELINE]).std(axis=0, ddof=1).tolist(),
        }
        for name in rankings
    }
