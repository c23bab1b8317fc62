"""Fitting an extreme-value distribution to the scores of subjects of all lengths, and judging the fit."""

from __future__ import annotations

import math
from dataclasses import dataclass
from enum import Enum
from functools import lru_cache
from typing import Final

import numpy as np
from numpy.typing import NDArray

from swathe.core.cancel import CancelToken
from swathe.core.scoring.significance import Extents, GumbelParameters, Significance
from swathe.core.statistics.score_counts import ScoreCounts, weighted_median

FEWEST_SUBJECTS: Final = 200
"""Least number of scores for a fit."""
REFERENCE: Final = 10.0
"""Subjects expected by chance above the cut: the score at which curves are compared and from which on scores
are left out of the fit, so that related sequences do not count as chance."""
GOOD_DIFFERENCE: Final = 0.05
"""Largest difference, beyond chance, between the cumulative distributions of scores and fit that is called
good."""
GOOD_FACTOR: Final = 3.0
"""Largest ratio of fitted and expected number at the cut for which E-values are called good."""
_ALIKE: Final = 1.5
"""E-values less than this factor apart are called about the same."""
_LOWERED: Final = 0.999
"""K was lowered for the query's composition if it is less than this share of what the fit makes of it."""

_CHANCE: Final = 0.874
"""95 % point of the difference by chance, times the square root of the number of scores, for an extreme-value
distribution with both parameters fitted (Stephens, Biometrika 64:583, 1977)."""
_BEYOND: Final = 4
"""The distribution is computed up to this multiple of the cut, where some 1e-12 subjects are expected."""
FIT_SCORES: Final = 64
FEWEST_STEPS: Final = 3
"""Least number of steps between the median and the cut."""
LEAST: Final = 1e-300
"""Lower limit of probabilities, so that their logarithms are finite."""
HUGE: Final = 1e6
"""Upper limit of an expected number, from which on every subject reaches the score."""
PRECISION: Final = 1e-6
"""The search for the maximum ends when a step adds less than this to the log likelihood; lambda and K are
then within some 0.001 standard errors."""
MOST_STEPS: Final = 50
LONGEST_STEP: Final = 0.25
"""Largest relative change of lambda in a step: from far away, longer steps would diverge."""
FARTHEST: Final = 10.0
"""The fit has diverged if fitted and initial lambda differ by this factor."""
TABULATED: Final = 256
"""Up to this score, what is the same for all queries is computed once."""
_STEP: Final = 8
_AT_ONCE: Final = 16
"""The search for the cut begins with so many scores, this far apart."""
SHORTEST_STEP: Final = 1e-9
"""Least fraction of a step to try before giving up."""


class Verdict(Enum):
    """What a fit means for the E-values."""

    GOOD = "good"
    TOO_SMALL = "E-values too small"
    TOO_LARGE = "E-values too large"
    POOR = "poor fit"


@dataclass(frozen=True, slots=True)
class Fit:
    """An extreme-value distribution fitted to the scores of a database.

    Parameters
    ----------
    lambda_, K : fitted; all other parameters are the published or estimated ones
    cut : scores from here on were left out
    subjects : number of fitted scores
    difference : largest difference between the cumulative distributions of scores and fit below `cut`
    expected, fitted : subjects with a score of at least `cut` by the parameters that are not fitted to these
        scores, and by the fit
    share : how far E-values go by lambda and ln K from the parameters that are not fitted to these scores to
        this fit; 0 where it is a check beside them
    """

    lambda_: float
    K: float
    cut: int
    subjects: int
    difference: float
    expected: float
    fitted: float
    share: float = 0.0

    @property
    def in_force(self) -> bool:
        """Whether E-values rest on this fit."""
        return self.share > 0

    @property
    def factor(self) -> float:
        """Ratio of `fitted` to `expected` subjects."""
        return self.fitted / self.expected

    @property
    def good_difference(self) -> float:
        """Difference up to which a fit of `subjects` scores is good."""
        return GOOD_DIFFERENCE + _CHANCE / math.sqrt(self.subjects)

    @property
    def verdict(self) -> Verdict:
        """The verdict by `good_difference` and `GOOD_FACTOR`."""
        if self.difference > self.good_difference:
            return Verdict.POOR
        if self.factor > GOOD_FACTOR:
            return Verdict.TOO_SMALL
        return Verdict.TOO_LARGE if self.factor < 1 / GOOD_FACTOR else Verdict.GOOD

    @property
    def doubtful(self) -> bool:
        """Whether E-values are doubtful: not if they rest on a good fit, even if the parameters are off."""
        return self.verdict is Verdict.POOR or not (self.in_force or self.verdict is Verdict.GOOD)

    @property
    def words(self) -> str:
        """The verdict as a sentence."""
        times = self.factor if self.factor >= 1 else 1 / self.factor
        those = f"those near {REFERENCE:g}"
        if self.in_force and self.verdict is not Verdict.POOR:
            times **= self.share  # what E-values go, as they are linear in K e^(-lambda S)
            number = f"{times:.1f}" if times < 10 else f"{times:,.0f}"
            apart = f"{number} times {'smaller' if self.factor >= 1 else 'larger'}"
            own = "they would be about the same" if times < _ALIKE else f"{those} would be {apart}"
            return f"E-values can be trusted: {self._fitted}, and the fit is good. Without it, {own}."
        return {
            Verdict.GOOD: "E-values can be trusted: the scores of this search are as the E-values assume.",
            Verdict.TOO_SMALL: f"Read E-values with care: {those} may be {times:.0f} times too small, since "
            "scores here reach higher than the E-values assume.",
            Verdict.TOO_LARGE: f"Read E-values with care: {those} may be {times:.0f} times too large, since "
            "scores here stay lower than the E-values assume.",
            Verdict.POOR: "Read E-values near the threshold with care: they may be too small or too large. "
            "The fit is poor, since the scores are not spread as chance spreads them (an extreme-value "
            "distribution).",
        }[self.verdict]

    def words_despite(self, doubt: str) -> str:
        """Return the verdict where a property of the query makes E-values doubtful, however good the fit is.

        doubt : that property, as a clause; '' for none
        """
        if self.doubtful or not doubt:
            return self.words
        return (
            f"Read E-values with care: they may be too small. The fit is good, but {doubt}. Unrelated "
            "sequences that are alike in that can score as high as relatives."
        )

    def figures(self, parameters: GumbelParameters, used: GumbelParameters) -> str:
        """Return the numbers behind the verdict as a sentence.

        Parameters
        ----------
        parameters : those before the fit
        used : those of the E-values, which may go part of the way to the fitted ones
        """
        before = f"{parameters.lambda_:.3f}, {parameters.K:.3g}"
        fitted_to = f"fitted to the {self.subjects:,} scores below"
        if self.in_force:
            moved = used.K / parameters.K * math.exp((parameters.lambda_ - used.lambda_) * self.cut)
            numbers = f"{self.expected * moved:.1f} by the E-values, {self.expected:.1f} without the fit"
            rest = f"E-values use λ {used.lambda_:.3f}, K {used.K:.3g}, "
            if self.share < 1:
                rest += f"{100 * self.share:.0f} % of the way from {before} ({parameters.source_words}) "
                rest += f"to those {fitted_to}"
            else:
                rest += f"{fitted_to}, instead of {before} ({parameters.source_words})"
            if _LOWERED * self.K**self.share * parameters.K ** (1 - self.share) > used.K:
                rest += ", and K lowered as the query's composition is far from the standard one"
        else:
            backwards = parameters.source == "fitted"  # to other scores than these
            source = "from the query read backwards" if backwards else parameters.source_words
            numbers = (
                f"{self.expected:.1f} by the E-values, {self.fitted:.1f} by the fit (good within a factor of "
                f"{GOOD_FACTOR:g})"
            )
            rest = (
                f"λ {self.lambda_:.3f}, K {self.K:.3g} {fitted_to}, as a check; E-values use {before}, "
                f"{source}"
            )
        return (
            f"Scores and fitted curve differ by {100 * self.difference:.1f} % of the subjects at most "
            f"(Kolmogorov–Smirnov distance; good up to {100 * self.good_difference:.1f} %). Subjects "
            f"expected to score {self.cut:,} or more by chance: {numbers}. {rest}."
        )

    @property
    def _fitted(self) -> str:
        """That E-values rest on the fit, as a clause."""
        return f"they are {'partly ' if self.share < 1 else ''}fitted to the scores of this search"


class Mixture:
    """The distribution of chance scores of subjects of many lengths, grouped by similar length.

    m : the query's length
    first_passage : as in `core.scoring.significance.log_effective_pairs`
    """

    def __init__(
        self, parameters: GumbelParameters, m: int, counts: ScoreCounts, *, first_passage: bool
    ) -> None:
        self.parameters = parameters
        self._m, self._first_passage = float(m), first_passage
        self.sizes, self.lengths = counts.sizes, counts.lengths

    def log_areas(self, scores: NDArray[np.int64]) -> NDArray[np.float64]:
        """Return ln area of each group and score, float64[groups, scores]; scores above 0, ascending."""
        extents = Extents(self.parameters, scores.astype(np.float64))
        of_query = extents.within(np.full(scores.size, self._m), first_passage=self._first_passage)
        if scores[-1] <= TABULATED:
            table = extents_of_groups(
                self.parameters, tuple(self.lengths.tolist()), first_passage=self._first_passage
            )
            of_groups = [terms[:, scores - 1] for terms in table]
        else:
            of_groups = extents.within(self.lengths[:, None], first_passage=self._first_passage)
        return extents.log_pairs(of_query, of_groups)

    def counts(self, step: int, n_bins: int, cut: int, lambda_: float, K: float) -> NDArray[np.float64]:
        """Return the expected number of subjects in each bin of `step` scores, float64[n_bins]."""
        n = min(n_bins, _BEYOND * cut // step + 1)
        edges = step * np.arange(1, n + 1)
        reaching = self.sizes @ survival(self.log_areas(edges), edges, lambda_, math.log(K))
        counts = np.zeros(n_bins)
        counts[:n] = -np.diff(reaching, prepend=self.sizes.sum())
        return counts

    def chance_ranks(
        self, log10_evalues: NDArray[np.float64], significance: Significance
    ) -> NDArray[np.float64]:
        """Return the number of unrelated subjects expected up to these E-values, float64[r]; E if small."""
        evalues = 10.0 ** np.minimum(log10_evalues, 300)
        pairwise = evalues[:, None] / 10.0 ** significance.log10_trials(self.lengths)
        return np.asarray(-np.expm1(-pairwise) @ self.sizes)


@lru_cache(maxsize=4)
def extents_of_groups(
    parameters: GumbelParameters, lengths: tuple[float, ...], *, first_passage: bool
) -> list[NDArray[np.float64]]:
    """Return what alignments of scores 1 to `TABULATED` leave of subjects: see `Extents.within`.

    It is the same for all queries of a search.
    """
    extents = Extents(parameters, np.arange(1.0, TABULATED + 1))
    return extents.within(np.array(lengths)[:, None], first_passage=first_passage)


def survival(
    log_areas: NDArray[np.float64], scores: NDArray[np.int64], lambda_: float, log_k: float
) -> NDArray[np.float64]:
    """Return the probability of at least each score for a subject of each group, float64[groups, scores]."""
    return np.asarray(-np.expm1(-np.exp(log_areas + log_k - lambda_ * scores)))


def fit_scores(mixture: Mixture, counts: ScoreCounts, cut: int, token: CancelToken) -> tuple[Fit | None, str]:
    """Fit lambda and K to the scores below the cut, or return why not."""
    total = counts.total
    if total < FEWEST_SUBJECTS:
        return None, f"Fewer than {FEWEST_SUBJECTS:,} subjects: too few scores for a fit."
    parameters = mixture.parameters
    log_k = math.log(parameters.K)
    step = -(-cut // FIT_SCORES)
    if cut <= 2 * step:
        return None, "Chance gives hardly any scores above 0, so there is nothing to fit."
    below = counts.scores < cut
    groups, scores, numbers = counts.groups[below], counts.scores[below], counts.counts[below]
    n_below = int(numbers.sum(dtype=np.int64))
    if n_below < FEWEST_SUBJECTS:
        return None, f"Fewer than {FEWEST_SUBJECTS:,} subjects without a high score: too few for a fit."
    median = weighted_median(scores, numbers)
    # The lower half is one bin, since with some matrices low scores do not follow the distribution; but not
    # if most scores are above the cut, so that those below it are all there is.
    usual = 2 * n_below > total
    lowest = min(int(median), cut - FEWEST_STEPS * step) if usual else 0
    borders = np.append(np.arange(max(step, lowest), cut, step), cut)
    areas = mixture.log_areas(borders)
    n_groups = mixture.sizes.size
    place = groups.astype(np.int64) * borders.size + np.searchsorted(borders, scores, side="right")
    observed = np.bincount(place, weights=numbers, minlength=n_groups * borders.size).astype(np.int64)
    observed = observed.reshape(n_groups, borders.size)

    below_cut = _Truncated(observed, areas, borders)
    middle = int(np.searchsorted(borders, median))
    log_area = weighted_median(areas[groups, middle], numbers)
    # Start at the ln K with which the median of the scores is that of the distribution.
    from_median = math.log(math.log(2)) - log_area + parameters.lambda_ * float(borders[middle])
    start = np.array([parameters.lambda_, from_median])
    found = below_cut.most_likely(start, token)
    if found is None:
        return None, "No extreme-value distribution could be fitted to the scores."
    lambda_, fitted_k = found.tolist()
    of_group = observed.sum(axis=1)
    expected_shares = np.cumsum(of_group @ below_cut.shares(found)) / of_group.sum()
    difference = np.abs(np.cumsum(observed.sum(axis=0)) / of_group.sum() - expected_shares).max()
    expected, fitted = (
        float(mixture.sizes @ survival(areas[:, -1:], borders[-1:], *values)[:, 0])
        for values in ((parameters.lambda_, log_k), (lambda_, fitted_k))
    )
    subjects = int(of_group.sum())
    return Fit(lambda_, math.exp(fitted_k), cut, subjects, float(difference), expected, fitted), ""


class _Truncated:
    """The likelihood of scores, conditional on being below the cut, as a function of lambda and ln K.

    observed : int64[groups, borders] scores up to each border; areas : float64[groups, borders] ln area there
    """

    def __init__(
        self, observed: NDArray[np.int64], areas: NDArray[np.float64], borders: NDArray[np.int64]
    ) -> None:
        self._observed = observed
        self._areas = areas
        self._borders = borders

    def shares(self, values: NDArray[np.float64]) -> NDArray[np.float64]:
        """Return the probability of each bin in a group, float64[groups, borders]."""
        return self._at(values)[3]

    def _at(self, values: NDArray[np.float64]) -> _Distribution:
        """Return expected numbers, the probabilities of less and of each bin, and its share of the last."""
        with np.errstate(over="ignore"):
            expected = np.exp(self._areas + values[1] - values[0] * self._borders)
        below = np.exp(-expected)
        between = _differences(below)
        return expected, below, between, np.maximum(between, LEAST) / np.maximum(below[:, -1:], LEAST)

    def most_likely(self, values: NDArray[np.float64], token: CancelToken) -> NDArray[np.float64] | None:
        """Return lambda and ln K of maximum likelihood, by Fisher scoring; None if it is not found.

        `values` are the initial ones: far from the maximum, the likelihood is too flat to improve on.
        """
        of_group = self._observed.sum(axis=1)[:, None]
        least, most = values[0] / FARTHEST, values[0] * FARTHEST
        here = self._at(values)
        likelihood = self._log_likelihood(here)
        for _ in range(MOST_STEPS):
            token.raise_if_cancelled()
            slopes = self._slopes(here)
            gradient = np.array([(self._observed * slope).sum() for slope in slopes])
            weighted = [of_group * here[3] * slope for slope in slopes]
            information = np.array([[(one * other).sum() for other in slopes] for one in weighted])
            scales = np.sqrt(np.diag(information))  # without scaling the determinant can overflow
            if not (scales > 0).all():
                return None
            correlation = information / np.outer(scales, scales)
            if not np.linalg.det(correlation) > 0:
                return None
            step = np.linalg.solve(correlation, gradient / scales) / scales
            gain = float(gradient @ step) / 2
            step *= min(1.0, LONGEST_STEP * values[0] / max(abs(step[0]), LEAST))
            shortest = SHORTEST_STEP * np.abs(step).max()
            while (reached := self._log_likelihood(there := self._at(values + step))) < likelihood:
                step /= 2
                if np.abs(step).max() < shortest:
                    return values if gain < PRECISION else None
            values, here, likelihood = values + step, there, reached
            if gain < PRECISION:
                return values
            if not least < values[0] < most:
                return None
        return None

    def _log_likelihood(self, at: _Distribution) -> float:
        return float((self._observed * np.log(at[3])).sum())

    def _slopes(self, at: _Distribution) -> list[NDArray[np.float64]]:
        """Return the derivatives of ln share by lambda and by ln K, float64[groups, borders] each."""
        expected, below, between, _ = at
        by_log_k = -np.minimum(expected, HUGE) * below
        some, positive = between > LEAST, np.maximum(between, LEAST)
        last = np.maximum(below[:, -1:], LEAST)
        slopes = []
        for slope in (-self._borders * by_log_k, by_log_k):
            relative = np.where(some, _differences(slope), 0.0)
            relative /= positive
            slopes.append(relative - slope[:, -1:] / last)
        return slopes


_Distribution = tuple[NDArray[np.float64], NDArray[np.float64], NDArray[np.float64], NDArray[np.float64]]


def _differences(values: NDArray[np.float64]) -> NDArray[np.float64]:
    """Return the difference of each column from the one before it, and the first column."""
    out = values.copy()
    out[:, 1:] -= values[:, :-1]
    return out


def cut_of(mixture: Mixture, beyond: float = REFERENCE) -> int:
    """Return the lowest score that at most `beyond` subjects are expected to reach by chance."""
    lambda_, log_k = mixture.parameters.lambda_, math.log(mixture.parameters.K)
    low, step, count = 0, _STEP, _AT_ONCE
    while True:
        scores = low + step * np.arange(1, count + 1)
        reaching = mixture.sizes @ survival(mixture.log_areas(scores), scores, lambda_, log_k)
        enough = np.flatnonzero(reaching <= beyond)
        if not enough.size:
            low, step = int(scores[-1]), _AT_ONCE * step
        elif step == 1:
            return int(scores[enough[0]])
        else:
            low += step * int(enough[0])
            count = min(step, _AT_ONCE)
            step //= count
