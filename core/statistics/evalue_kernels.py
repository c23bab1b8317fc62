"""Compiled code of `core.statistics.many_queries`: E-values, bounds and fits, to the digits of NumPy's.

`core.scoring.significance` and `core.statistics.score_fit` define what is computed here, and explain it.
Every expression is written in their order, and exponentials, logarithms and sums are made by the same loops.
"""

from __future__ import annotations

import math
from typing import Final

import numpy as np

from swathe.core.scoring import significance as defined
from swathe.core.scoring.normal import erfcx, log_ndtr
from swathe.core.statistics import score_fit as fitted
from swathe.core.statistics.score_counts import WIDTH
from swathe.core.system.compiled import compiled
from swathe.core.system.loops import of_arrays, of_number, of_two

EXP, LOG, EXPM1, LOGADDEXP, ADD, DET, SOLVE = range(7)
"""Rows of `core.system.loops.loops_of`."""
LAMBDA, LOG_K, A, MEAN, ALPHA, VARIANCE, LEAST_VARIANCE, SIGMA, COVARIANCE, LEAST_COVARIANCE = range(10)
"""Places of parameters: mean, variance and covariance are those of a score of 0."""
_C: Final = defined.LN_2PI_HALF
_HALF_PI: Final = math.sqrt(math.pi / 2)
_ROOT_TWO: Final = math.sqrt(2)
_LN_TEN: Final = math.log(10)
_LOG_LEAST_SHARE: Final = math.log(defined.LEAST_SHARE)
_ASYMPTOTIC_BELOW: Final = defined.ASYMPTOTIC_BELOW
_SERIES_FROM: Final = defined.SERIES_FROM
_LEAST: Final = fitted.LEAST
_HUGE: Final = fitted.HUGE
_LN_LN_TWO: Final = math.log(math.log(2))


@compiled(error_model="numpy")
def _one(loops, which, x):  # type: ignore[no-untyped-def]
    return of_number((loops[which, 0], loops[which, 1]), x)


@compiled(error_model="numpy")
def _all(loops, which, values, out):  # type: ignore[no-untyped-def]
    """Fill in a function of each value: quicker than one by one, and the same."""
    of_arrays((loops[which, 0], loops[which, 1]), (values, out), np.array([values.size]), np.array([8, 8]))


@compiled(error_model="numpy")
def _sum(loops, values):  # type: ignore[no-untyped-def]
    """Return the sum of float64[k] as NumPy's `sum` does, pairwise."""
    out = np.zeros(1)
    adding = (loops[ADD, 0], loops[ADD, 1])
    of_arrays(adding, (out, values, out), np.array([values.size]), np.array([0, 8, 0]))
    return out[0]


@compiled(error_model="numpy")
def _log_expected_excess(loops, z):  # type: ignore[no-untyped-def]
    if z < _ASYMPTOTIC_BELOW:
        r = 1 / (z * z)
        return _one(loops, LOG, r * (1 - 3 * r * (1 - 5 * r * (1 - 7 * r)))) - 0.5 * z * z - _C
    if z < 0:
        scaled = 1 + z * _HALF_PI * erfcx(-z / _ROOT_TWO)
        return _one(loops, LOG, scaled) - 0.5 * z * z - _C
    mean = z * _one(loops, EXP, log_ndtr(z))
    return _one(loops, LOG, mean + _one(loops, EXP, -0.5 * z * z - _C))


@compiled(error_model="numpy")
def _mills_defect(loops, z):  # type: ignore[no-untyped-def]
    if z < _SERIES_FROM:
        return 1 - z * _HALF_PI * erfcx(z / _ROOT_TWO)
    r = 1 / (z * z)
    return r * (1 - 3 * r * (1 - 5 * r * (1 - 7 * r)))


@compiled(error_model="numpy")
def _first_passage(loops, n, mean, variance):  # type: ignore[no-untyped-def]
    if not mean > 0:
        return _one(loops, LOG, n - min(mean, 0.0)), 0.0
    width = math.sqrt(variance * n / mean)
    z, y = (n - mean) / width, (n + mean) / width
    beyond = _HALF_PI * erfcx(y / _ROOT_TWO)
    if z < 0:
        log_density = -0.5 * z * z - _C
        below = _HALF_PI * erfcx(-z / _ROOT_TWO) + beyond
        excess = width * (_mills_defect(loops, -z) - _mills_defect(loops, y))
        return log_density + _one(loops, LOG, excess), log_density + _one(loops, LOG, below)
    log_share, log_high = log_ndtr(z), -0.5 * z * z - _C
    adding = (loops[LOGADDEXP, 0], loops[LOGADDEXP, 1])
    below = of_two(adding, log_share, log_high + _one(loops, LOG, beyond))
    left = z * _one(loops, EXP, log_share) + y * _one(loops, EXP, log_high) * beyond
    return _one(loops, LOG, width * left), below


@compiled(error_model="numpy")
def _within(loops, p, s, length, first_passage):  # type: ignore[no-untyped-def]
    """Return what `Extents.within` does, of one score and one length."""
    mean = p[A] * s + p[MEAN]
    variance = max(p[LEAST_VARIANCE], p[ALPHA] * s + p[VARIANCE])
    z = (length - mean) / math.sqrt(variance)
    excess, below = 0.0, 0.0
    if first_passage:
        excess, below = _first_passage(loops, length, mean, variance)
    return _log_expected_excess(loops, z), log_ndtr(z), excess, below


@compiled(error_model="numpy")
def _log_moments(loops, p, s):  # type: ignore[no-untyped-def]
    """Return the logarithms of the variance and the covariance of an alignment's extents."""
    log_variance = _one(loops, LOG, max(p[LEAST_VARIANCE], p[ALPHA] * s + p[VARIANCE]))
    return log_variance, _one(loops, LOG, max(p[LEAST_COVARIANCE], p[SIGMA] * s + p[COVARIANCE]))


@compiled(error_model="numpy")
def _log_pairs(loops, moments, query, subject, first_passage):  # type: ignore[no-untyped-def]
    """Return what `Extents.log_pairs` does, with the score's `_log_moments`."""
    log_variance, log_covariance = moments
    adding = (loops[LOGADDEXP, 0], loops[LOGADDEXP, 1])
    both = log_variance + query[0] + subject[0]
    pairs = of_two(adding, both, log_covariance + query[1] + subject[1])
    if first_passage:
        corner = log_covariance + query[3] + subject[3]
        pairs = max(of_two(adding, query[2] + subject[2], corner), pairs + _LOG_LEAST_SHARE)
    return pairs


@compiled(error_model="numpy")
def _log10_evalue(loops, p, s, query, length, log10_trials, first_passage):  # type: ignore[no-untyped-def]
    """Return log10 of an E-value; s above 0, length at least 1."""
    subject = _within(loops, p, s, length, first_passage)
    moments = _log_moments(loops, p, s)
    log_e = _log_pairs(loops, moments, query, subject, first_passage) + p[LOG_K] - p[LAMBDA] * s
    return log_e / _LN_TEN + log10_trials


@compiled(
    error_model="numpy",
    signature="void(int64[:, ::1], float64[::1], float64, int64, float64[::1], float64[::1], float64[::1],"
    " float64[::1])",
)
def log10_evalues(loops, p, m, first_passage, scores, lengths, log10_trials, out):  # type: ignore[no-untyped-def]
    """Fill in what `Significance.log10_evalues` returns of pairs.

    Parameters
    ----------
    m : float64, the query's length; first_passage : whether extents are first passages
    scores, lengths, log10_trials, out : float64[k]
    """
    for k in range(scores.size):
        s, length = scores[k], lengths[k]
        out[k] = np.inf
        if s > 0 and length > 0:
            query = _within(loops, p, s, m, first_passage)
            out[k] = _log10_evalue(loops, p, s, query, length, log10_trials[k], first_passage)


@compiled(
    error_model="numpy",
    signature="int64(int64[:, ::1], float64[::1], float64, int64, int32[::1], int64[::1], float64[::1],"
    " float64[::1], float64, int64[::1])",
)
def within_bound(  # type: ignore[no-untyped-def]
    loops, p, m, first_passage, scores, firsts, lengths, log10_trials, bound, out
):
    """Fill in the subjects whose E-value is within a bound; return how many there are.

    Parameters
    ----------
    scores : int32[n], of subjects in ascending order of length
    firsts : int64[k + 1] the first subject of each length, and n
    lengths, log10_trials : float64[k] of each length, 1 for none
    bound : log10 of the E-value; out : int64[n]
    """
    highest = 0
    for score in scores:
        highest = max(highest, score)
    of_query = np.full((highest + 1, 4), np.nan)
    found, too_low = 0, 0
    for k in range(lengths.size):
        best = 0
        for i in range(firsts[k], firsts[k + 1]):
            best = max(best, scores[i])
        if best <= too_low:
            continue
        low, high, tried = 0, best + 1, best  # E-values fall with the score
        while high - low > 1:
            if math.isnan(of_query[tried, 0]):
                terms = _within(loops, p, float(tried), m, first_passage)
                of_query[tried, 0], of_query[tried, 1], of_query[tried, 2], of_query[tried, 3] = terms
            row = of_query[tried]
            query = (row[0], row[1], row[2], row[3])
            e = _log10_evalue(loops, p, float(tried), query, lengths[k], log10_trials[k], first_passage)
            if e <= bound:
                high = tried
            else:
                low = tried
            tried = (low + high) // 2
        if first_passage:  # every subject counts the same: longer ones need higher scores
            too_low = max(too_low, low)
        if high <= best:
            for i in range(firsts[k], firsts[k + 1]):
                if scores[i] >= high:
                    out[found] = i
                    found += 1
    return found


@compiled(error_model="numpy")
def count(scores, rows, table):  # type: ignore[no-untyped-def]
    """Count scores in a table, int64[groups * `WIDTH`] of zeros; return whether all were compared.

    scores : int32[n]; rows : int64[n] where the row of each begins; those above it get its last place
    """
    for i in range(scores.size):
        score = scores[i]
        if score < 0:
            return False
        table[rows[i] + min(score, WIDTH - 1)] += 1
    return True


@compiled(error_model="numpy")
def cut_of(loops, p, m, sizes, of_groups, beyond):  # type: ignore[no-untyped-def]
    """Return what `core.statistics.score_fit.cut_of` does, 0 if it is above what `of_groups` has.

    sizes : float64[g]; of_groups : float64[4, g, scores from 1 on]
    """
    low, high = 0, of_groups.shape[2] + 1  # the expected number falls with the score
    while high - low > 1:
        tried = (low + high) // 2
        s = float(tried)
        query, moments = _within(loops, p, s, m, True), _log_moments(loops, p, s)
        reaching = 0.0
        for g in range(sizes.size):
            subject = _of_group(of_groups, g, tried)
            log_area = _log_pairs(loops, moments, query, subject, True)
            expected = _one(loops, EXP, log_area + p[LOG_K] - p[LAMBDA] * s)
            reaching -= sizes[g] * _one(loops, EXPM1, -expected)
        if reaching <= beyond:
            high = tried
        else:
            low = tried
    return high if high <= of_groups.shape[2] else 0


@compiled(error_model="numpy")
def _of_group(of_groups, g, score):  # type: ignore[no-untyped-def]
    at = score - 1
    return of_groups[0, g, at], of_groups[1, g, at], of_groups[2, g, at], of_groups[3, g, at]


@compiled(
    error_model="numpy",
    signature="int64(int64[:, ::1], float64[::1], float64, int32[::1], int64[::1], int64[::1], int64,"
    " float64[:, :, ::1], float64, float64[::1])",
)
def fit(loops, p, m, scores, rows, used, n_groups, of_groups, beyond, out):  # type: ignore[no-untyped-def]
    """Fit lambda and ln K to the scores of all subjects as `core.statistics.score_fit.fit_scores` does.

    Returns whether that succeeded: all were compared, and no score is needed that `of_groups` lacks.

    Parameters
    ----------
    scores, rows : as `count` takes them; used : int64[g] of `n_groups` groups
    beyond : as `cut_of` takes it; out : as `_fit` fills it in
    """
    whole = np.zeros(n_groups * WIDTH, np.int64)
    if not count(scores, rows, whole):
        return False
    table, sizes = np.empty((used.size, WIDTH), np.int64), np.zeros(used.size)
    for g in range(used.size):  # slices and sums by axis would take seconds to compile
        for score in range(WIDTH):
            table[g, score] = whole[used[g] * WIDTH + score]
            sizes[g] += table[g, score]
    cut = cut_of(loops, p, m, sizes, of_groups, beyond)
    return cut > 0 and _fit(loops, p, m, table, of_groups, cut, out)


@compiled(error_model="numpy")
def _fit(loops, p, m, table, of_groups, cut, out):  # type: ignore[no-untyped-def]
    """Fit lambda and ln K as `core.statistics.score_fit.fit_scores` does; return whether that succeeded.

    Parameters
    ----------
    table : int64[g, WIDTH] subjects with each score, those above it in the last place
    cut : at most the scores that `of_groups` has
    out : float64[3], filled with lambda, ln K and the number of fitted scores
    """
    groups = table.shape[0]
    step = -(-cut // fitted.FIT_SCORES)
    total, n_below = 0, 0
    of_group, of_score = np.zeros(groups), np.zeros(cut)
    for g in range(groups):
        for score in range(WIDTH):
            total += table[g, score]
        for score in range(cut):
            of_score[score] += table[g, score]
            of_group[g] += table[g, score]
            n_below += table[g, score]
    if cut <= 2 * step or n_below < fitted.FEWEST_SUBJECTS:
        return False
    scores = np.empty(cut)
    for score in range(cut):
        scores[score] = score
    median = _median(scores, of_score, n_below)
    lowest = min(int(median), cut - fitted.FEWEST_STEPS * step) if 2 * n_below > total else 0
    n = 1 + -(-(cut - max(step, lowest)) // step)
    borders = np.empty(n)
    for b in range(n):
        borders[b] = min(max(step, lowest) + b * step, cut)
    areas = np.empty((groups, n))
    observed = np.zeros((groups, n))
    middle = -1
    for b in range(n):
        if middle < 0 and borders[b] >= median:
            middle = b
        query, moments = _within(loops, p, borders[b], m, True), _log_moments(loops, p, borders[b])
        for g in range(groups):
            of_one = _of_group(of_groups, g, int(borders[b]))
            areas[g, b] = _log_pairs(loops, moments, query, of_one, True)
    place = 0
    for score in range(cut):
        while borders[place] <= score:
            place += 1
        for g in range(groups):
            observed[g, place] += table[g, score]
    of_middle = np.empty(groups)
    for g in range(groups):
        of_middle[g] = areas[g, middle]
    log_area = _median(of_middle, of_group, n_below)
    values = np.empty(2)
    values[0] = p[LAMBDA]
    values[1] = _LN_LN_TWO - log_area + p[LAMBDA] * borders[middle]
    out[2] = n_below
    return _most_likely(loops, observed, areas, borders, of_group, values, out)


@compiled(error_model="numpy")
def _median(values, counts, n):  # type: ignore[no-untyped-def]
    """Return the median of a few values that occur some number of times each, n in all."""
    low = high = np.inf
    for k in range(values.size):
        up_to = 0.0
        for other in range(values.size):
            if values[other] <= values[k]:
                up_to += counts[other]
        if up_to > (n - 1) // 2:
            low = min(low, values[k])
        if up_to > n // 2:
            high = min(high, values[k])
    return (low + high) / 2


@compiled(error_model="numpy")
def _most_likely(loops, observed, areas, borders, of_group, values, out):  # type: ignore[no-untyped-def]
    """Do what `most_likely` of `core.statistics.score_fit` does."""
    shape = (4, areas.shape[0], areas.shape[1])
    here, there = np.empty(shape), np.empty(shape)
    slopes = np.empty((2, areas.shape[0], areas.shape[1]))
    some = np.empty(areas.size)
    gradient, scales, step, reached = np.empty(2), np.empty(2), np.empty(2), np.empty(2)
    information, correlation = np.empty((2, 2)), np.empty((2, 2))
    least, most = values[0] / fitted.FARTHEST, values[0] * fitted.FARTHEST
    likelihood = _likelihood(loops, observed, areas, borders, values, here, some)
    for _ in range(fitted.MOST_STEPS):
        _slopes(borders, here, slopes)
        for one in range(2):
            _products(observed, slopes[one], some)
            gradient[one] = _sum(loops, some)
            for other in range(2):
                _weighted(of_group, here[3], slopes[one], slopes[other], some)
                information[one, other] = _sum(loops, some)
        for one in range(2):
            scales[one] = math.sqrt(information[one, one])
        if not (scales[0] > 0 and scales[1] > 0):
            return False
        for one in range(2):
            for other in range(2):
                correlation[one, other] = information[one, other] / (scales[one] * scales[other])
        if not _determinant(loops, correlation) > 0:
            return False
        _solve(loops, correlation, gradient, scales, step)
        gain = (gradient[0] * step[0] + gradient[1] * step[1]) / 2
        shorter = min(1.0, fitted.LONGEST_STEP * values[0] / max(abs(step[0]), _LEAST))
        step[0] *= shorter
        step[1] *= shorter
        shortest = fitted.SHORTEST_STEP * max(abs(step[0]), abs(step[1]))
        while True:
            for one in range(2):
                reached[one] = values[one] + step[one]
            new = _likelihood(loops, observed, areas, borders, reached, there, some)
            if not new < likelihood:
                break
            step[0] /= 2
            step[1] /= 2
            if max(abs(step[0]), abs(step[1])) < shortest:
                out[0], out[1] = values[0], values[1]
                return gain < fitted.PRECISION
        likelihood = new
        values, reached = reached, values
        here, there = there, here
        if gain < fitted.PRECISION:
            out[0], out[1] = values[0], values[1]
            return True
        if not (least < values[0] and values[0] < most):
            return False
    return False


@compiled(error_model="numpy")
def _likelihood(loops, observed, areas, borders, values, at, some):  # type: ignore[no-untyped-def]
    """Fill in `at` what `_Truncated` computes for these values; return the log likelihood."""
    groups, n = areas.shape
    for g in range(groups):
        for b in range(n):
            some[g * n + b] = areas[g, b] + values[1] - values[0] * borders[b]
    _all(loops, EXP, some, at[0])
    for g in range(groups):
        for b in range(n):
            some[g * n + b] = -at[0, g, b]
    _all(loops, EXP, some, at[1])
    for g in range(groups):
        highest = max(at[1, g, n - 1], _LEAST)
        for b in range(n):
            at[2, g, b] = at[1, g, b] - at[1, g, b - 1] if b else at[1, g, b]
            at[3, g, b] = max(at[2, g, b], _LEAST) / highest
    _all(loops, LOG, at[3], some)
    for g in range(groups):
        for b in range(n):
            some[g * n + b] = observed[g, b] * some[g * n + b]
    return _sum(loops, some)


@compiled(error_model="numpy")
def _slopes(borders, at, slopes):  # type: ignore[no-untyped-def]
    groups, n = at.shape[1], at.shape[2]
    for g in range(groups):
        highest = max(at[1, g, n - 1], _LEAST)
        for k in range(2):
            before = 0.0
            end = -min(at[0, g, n - 1], _HUGE) * at[1, g, n - 1]
            if k == 0:
                end = -borders[n - 1] * end
            for b in range(n):
                slope = -min(at[0, g, b], _HUGE) * at[1, g, b]
                if k == 0:
                    slope = -borders[b] * slope
                between = at[2, g, b]
                relative = (slope - before if b else slope) if between > _LEAST else 0.0
                slopes[k, g, b] = relative / max(between, _LEAST) - end / highest
                before = slope


@compiled(error_model="numpy")
def _products(one, other, out):  # type: ignore[no-untyped-def]
    groups, n = one.shape
    for g in range(groups):
        for b in range(n):
            out[g * n + b] = one[g, b] * other[g, b]


@compiled(error_model="numpy")
def _weighted(of_group, shares, one, other, out):  # type: ignore[no-untyped-def]
    groups, n = shares.shape
    for g in range(groups):
        for b in range(n):
            out[g * n + b] = of_group[g] * shares[g, b] * one[g, b] * other[g, b]


@compiled(error_model="numpy")
def _determinant(loops, matrix):  # type: ignore[no-untyped-def]
    out = np.empty(1)
    of_arrays((loops[DET, 0], loops[DET, 1]), (matrix, out), np.array([1, 2]), np.array([32, 8, 16, 8]))
    return out[0]


@compiled(error_model="numpy")
def _solve(loops, matrix, gradient, scales, step):  # type: ignore[no-untyped-def]
    right = np.empty(2)
    for one in range(2):
        right[one] = gradient[one] / scales[one]
    strides = np.array([32, 16, 16, 16, 8, 8, 8])
    of_arrays((loops[SOLVE, 0], loops[SOLVE, 1]), (matrix, right, step), np.array([1, 2]), strides)
    for one in range(2):
        step[one] /= scales[one]
