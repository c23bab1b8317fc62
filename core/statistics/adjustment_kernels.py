"""Compiled code of `core.statistics.adjustment`: matrices adjusted to compositions.

A matrix s with the background p has the target frequencies q(i,j) = p(i) p(j) exp(lambda s(i,j)). For two
sequences with the compositions r and c, the new target frequencies x are those with margins r and c that
minimize the relative entropy to q (Yu, Wootton and Altschul, PNAS 100:15688, 2003). They have the form
x(i,j) = q(i,j) a(i) b(j), and the adjusted scores are ::

    ln(x(i,j) / (r(i) c(j))) / lambda = s(i,j) + ln(a(i) p(i) / r(i)) / lambda + ln(b(j) p(j) / c(j)) / lambda

that is, the matrix's scores plus a term for each residue of either sequence. With them, random sequences of
these compositions have the same lambda as sequences of the background composition with the matrix. The
factors a and b are found by scaling rows and columns in turn (Sinkhorn).
"""

from __future__ import annotations

import math
from typing import Final

import numpy as np

from swathe.core.sequences.alphabet import CODE_X, N_AMINO_ACIDS, N_CODES
from swathe.core.statistics.tandem_repeats import PROBABILITY, repeat_probabilities
from swathe.core.system.compiled import compiled

MOST_KINDS: Final = 2 * N_CODES
"""Of residues of a query: those of each code, repeated in tandem or not."""
_N: Final = N_AMINO_ACIDS
_MOST_SCALINGS: Final = 100
_MARGIN: Final = 1e-5
"""Relative error of the margins; 1/32 unit of score is a relative change of a frequency by 1 %."""
_LEAST_RATIO: Final = 0.5
"""Lower limit of the scaling, as in blastp."""
OF_ROWS: Final = slice(0, _N)
OF_COLUMNS: Final = slice(_N, 2 * _N)
RATIO: Final = 2 * _N
MEAN: Final = 2 * _N + 1
N_TERMS: Final = 2 * _N + 2
"""Places of a pair's terms: those that adjusting adds for each amino acid of the query and of the subject, in
nats; what scores are multiplied by where it does not converge, otherwise 1; what it adds to the score of an
aligned pair of residues on average, in the matrix's units, 0 where it does not converge."""


@compiled(signature="int64(uint8[::1], float64[::1])")
def composition(codes, shares):  # type: ignore[no-untyped-def]
    """Fill in the frequencies of amino acids in `codes`, float64[20]; return how many there are."""
    shares[:] = 0.0
    n = 0
    for code in codes:
        if code < _N:
            shares[code] += 1.0
            n += 1
    if n:
        shares /= n
    return n


@compiled(signature="void(float64[::1], int64, float64[::1], float64, float64[::1])")
def blended(shares, n, background, weight, out):  # type: ignore[no-untyped-def]
    """Fill in a composition of n residues blended with `weight` residues of the background."""
    share = weight / (n + weight)
    for i in range(_N):
        out[i] = (1.0 - share) * shares[i] + share * background[i]


@compiled(
    signature="UniTuple(int64, 2)(uint8[::1], float64[:, ::1], float64[::1], uint8[::1], int32[::1])",
    error_model="numpy",
)
def rows_of_query(query, ratios, shares, codes, rows):  # type: ignore[no-untyped-def]
    """Fill in the rows of a query's residues in its tables; return how many kinds and amino acids it has.

    Residues of tandem repeats score as X and are no part of the composition. They have a row apart from
    others of their code and from X: alignments tell them by it.

    Parameters
    ----------
    query : uint8[m]; ratios : float64[N_CODES, N_CODES] of `core.statistics.tandem_repeats.ratios_of`
    shares : float64[20] frequencies of amino acids
    codes : uint8[MOST_KINDS] by which each kind scores; rows : int32[m] the kind of each residue
    """
    probabilities = np.empty(query.size)
    repeat_probabilities(query, ratios, probabilities)
    kind_of = np.full(MOST_KINDS, -1)
    kept = np.empty(query.size, np.uint8)
    for i in range(query.size):
        masked = probabilities[i] >= PROBABILITY
        kept[i] = CODE_X if masked else query[i]
        rows[i] = query[i] + (N_CODES if masked else 0)
        kind_of[rows[i]] = 0
    kinds = 0
    for kind in range(MOST_KINDS):
        if not kind_of[kind]:
            kind_of[kind] = kinds
            codes[kinds] = kind if kind < N_CODES else CODE_X
            kinds += 1
    for i in range(query.size):
        rows[i] = kind_of[rows[i]]
    return kinds, composition(kept, shares)


@compiled(error_model="numpy")
def shifts(  # type: ignore[no-untyped-def]
    targets, transposed, rows, columns, background, of_rows, of_columns
):
    """Fill in the terms that adjusting adds for each amino acid of the two sequences, nats, float64[20].

    Returns whether it converged. All shipped matrices do within 75 scalings; one that hardly allows anything
    but identities, with scores such as 1 and -3, mostly does not.

    targets, transposed : float64[20, 20] the matrix's target frequencies q, and their transpose
    rows, columns, background : float64[20] compositions r, c and p, all above 0
    """
    a, b, totals, change = np.ones(_N), np.ones(_N), np.empty(_N), np.empty(_N)
    for _ in range(_MOST_SCALINGS):
        _sums(transposed, b, totals)
        for i in range(_N):
            scaled = rows[i] / totals[i]
            change[i] = abs(scaled / a[i] - 1.0)
            a[i] = scaled
        farthest = 0.0
        for i in range(_N):
            farthest = max(farthest, change[i])
        _sums(targets, a, totals)
        for j in range(_N):
            b[j] = columns[j] / totals[j]
        if farthest < _MARGIN:  # columns fit exactly after each round, and rows nearly if `a` hardly changed
            for i in range(_N):
                of_rows[i] = math.log(a[i] * background[i] / rows[i])
                of_columns[i] = math.log(b[i] * background[i] / columns[i])
            return True
    return False


@compiled
def _sums(table, factors, totals):  # type: ignore[no-untyped-def]
    """Fill in the sum of factors[i] * table[i, j] for each j, float64[20], with vectors of j."""
    totals[:] = 0.0
    for i in range(0, _N, 5):  # several terms for each time that a total is loaded and stored
        for j in range(_N):
            totals[j] = (
                totals[j]
                + table[i, j] * factors[i]
                + table[i + 1, j] * factors[i + 1]
                + table[i + 2, j] * factors[i + 2]
                + table[i + 3, j] * factors[i + 3]
                + table[i + 4, j] * factors[i + 4]
            )


@compiled
def scale_ratio(values, probabilities, lambda_):  # type: ignore[no-untyped-def]
    """Return the factor, 0.5 to 1, with which the distribution of scores has the given lambda.

    values, probabilities : float64[k] of the scores of random pairs
    """
    mean = 0.0
    for k in range(values.size):
        mean += probabilities[k] * values[k]
    if mean >= 0.0:
        return _LEAST_RATIO  # no positive lambda exists
    found = lambda_
    for _ in range(_MOST_SCALINGS):
        excess, slope = 0.0, 0.0
        for k in range(values.size):
            part = probabilities[k] * math.exp(found * values[k])
            excess += part - probabilities[k]
            slope += part * values[k]
        # The function is convex and 0 at 0 and at lambda: from above, Newton's method descends to lambda
        # without overshooting.
        if excess <= 0.0 or found <= _LEAST_RATIO * lambda_:
            break
        step = excess / slope
        found -= step
        if step < 1e-6 * found:
            break
    return min(1.0, max(_LEAST_RATIO, found / lambda_))


@compiled(
    signature="void(uint8[::1], int64[::1], int64[::1], float64[::1], int64, float64[:, ::1],"
    "float64[:, ::1], float64[::1], float64, float64, float64[:, ::1])"
)
def pair_terms(  # type: ignore[no-untyped-def]
    residues, begins, lengths, shares, n_known, matrix, targets, background, weight, lambda_, terms
):
    """Fill in what adjusting changes in the scores of a query with some subjects, float64[n, N_TERMS].

    Parameters
    ----------
    residues : uint8[...]; begins, lengths : int64[n] of each subject in it
    shares, n_known : the query's composition, float64[20], and the number of amino acids in it
    matrix, targets : float64[20, 20] scores and target frequencies; lambda_ of the matrix without gaps
    weight : residues of the background added to each composition
    """
    of_subject, rows, columns = np.empty(_N), np.empty(_N), np.empty(_N)
    values, probabilities = np.empty(_N * _N), np.empty(_N * _N)
    transposed = targets.T.copy()
    blended(shares, n_known, background, weight, rows)
    for k in range(begins.size):
        known = composition(residues[begins[k] : begins[k] + lengths[k]], of_subject)
        of_rows, of_columns = terms[k, OF_ROWS], terms[k, OF_COLUMNS]
        terms[k, :RATIO] = 0.0
        terms[k, RATIO] = 1.0
        terms[k, MEAN] = 0.0
        if known > 0 and n_known > 0:
            blended(of_subject, known, background, weight, columns)
            if shifts(targets, transposed, rows, columns, background, of_rows, of_columns):
                for i in range(_N):
                    terms[k, MEAN] += (shares[i] * of_rows[i] + of_subject[i] * of_columns[i]) / lambda_
            else:
                for i in range(_N):
                    for j in range(_N):
                        values[i * _N + j] = matrix[i, j]
                        probabilities[i * _N + j] = shares[i] * of_subject[j]
                terms[k, RATIO] = scale_ratio(values, probabilities, lambda_)


@compiled(
    signature="void(float64[:, ::1], float64[:, ::1], float64, float64, int64[::1], uint8[::1],"
    "int16[:, ::1], int16[:, :, ::1])"
)
def matrix_tables(  # type: ignore[no-untyped-def]
    terms, matrix, lambda_, steps, as_scored, codes, plain, tables
):
    """Fill in the scores of a query's residues with those of some subjects, int16[n, N_CODES, n_rows].

    Sixteen bits suffice for adjusted 8-bit scores. With K(i,j) = exp(lambda s(i,j)) the frequencies are
    K(i,j) a'(i) b'(j) r(i) c(j), and 1 / a'(i) = sum of K(i,j) c(j) b'(j): two a' differ by no larger factor
    than two K do, nor do two b'. Adjusted scores, ln(K a' b') / lambda, therefore differ by at most three
    times as much as scores, 765, and 0 lies between them: 24,480 steps.

    Parameters
    ----------
    terms : float64[n, N_TERMS] of `pair_terms`
    matrix : float64[20, 20] scores; lambda_ without gaps
    steps : per unit of the matrix
    as_scored : int64[N_CODES] the code by whose scores each code scores
    codes : uint8[n_rows] the residues of the query; plain : int16[N_CODES, N_CODES] scores in steps
    """
    scores = plain.T.copy()
    for k in range(terms.shape[0]):
        of_rows, of_columns, ratio = terms[k, OF_ROWS], terms[k, OF_COLUMNS], terms[k, RATIO]
        for j in range(_N):
            for i in range(_N):
                score = matrix[i, j] * ratio + (of_rows[i] + of_columns[j]) / lambda_
                scores[j, i] = np.int16(np.rint(score * steps))
        for code in range(as_scored.size):
            of_code = scores[as_scored[code]]
            for row in range(codes.size):
                tables[k, code, row] = of_code[as_scored[codes[row]]]
