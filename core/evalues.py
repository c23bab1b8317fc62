"""E-values of a search's subjects: how the scores of this search are distributed, and what bias explains.

Three methods, `SearchRequest.evalues` (docs/decisions/028-believable-evalues.md):

``adjusted``
    Candidates are scored again with matrices adjusted to the compositions of both sequences
    (`core.adjustment`). Lambda and K are those of this search's own scores; of a PSSM, those of the PSSM read
    backwards, which finds no relatives; and of the sequence that an iterated search begins with, the stated
    ones (docs/decisions/016-iterated-search.md). Where the query read backwards
    scores as no chance would have it, the E-value is raised by as much.
``fitted``
    Lambda and K of this search's own scores, the matrix as it is.
``matrix``
    Published or estimated lambda and K, the matrix as it is: what blastp gives with -comp_based_stats 0.

The first two are the chance of a pair times the number of subjects, the third, as in blastp, times all
residues over the subject's length (`core.statistics.Significance`).
"""

from __future__ import annotations

import math
from dataclasses import dataclass, fields, replace
from typing import TYPE_CHECKING, Any, Final, Literal, get_args

import numpy as np
from numpy.typing import NDArray

from core.cancel import CancelToken
from core.database import PackedDatabase
from core.engines.base import NOT_COMPARED
from core.score_fit import FEWEST_SUBJECTS, REFERENCE, Mixture, cut_of, fit_scores
from core.scoring import Scoring
from core.statistics import GumbelParameters, Significance

if TYPE_CHECKING:
    from core.events import SearchResult

Method = Literal["adjusted", "fitted", "matrix"]
METHODS: Final[tuple[Method, ...]] = get_args(Method)
DEFAULT: Final[Method] = "adjusted"
WORDS: Final[dict[Method, str]] = {
    "adjusted": "matrix adjusted to both compositions, statistics of this search's scores where they are "
    "fitted, reversed query, every sequence counting the same",
    "fitted": "matrix as it is, statistics of this search's scores where they are fitted, every sequence "
    "counting the same",
    "matrix": "matrix as it is",
}
"""What E-values rest on, as every output says it."""

CANDIDATES: Final = 3.0
LEAST_CANDIDATES: Final = 1.0
"""Subjects are scored again whose E-value, the matrix as it is, is up to so many times the bound, or this. Of
the hits within 10 that adjusting every pair would give 11 in 516 are missed, none of those within 0.01
(docs/benchmarks/calibration.md)."""
REVERSED_P: Final = 0.01
"""A reversed query that scores higher than one in a hundred would by chance says that compositions, repeats
or low complexity are what is similar."""
ADJUSTED_SHARE: Final = 0.5
"""How far adjusted scores go from the stated parameters to the fitted ones. Adjusting takes out much of what
makes them differ; with the fitted ones it would be counted twice, with the stated ones not at all what real
sequences have beyond their compositions (docs/benchmarks/calibration.md)."""
REVERSED_SUBJECTS: Final = 2_000
"""Subjects that a PSSM read backwards is scored with, for lambda and K. With 300 these are so rough that
fewer relatives come before strangers of other queries (docs/decisions/016-iterated-search.md)."""
FEWEST_REVERSED: Final = 1_000
"""Fewer, relatives left out, are not fitted."""
_REVERSED_BEYOND: Final = 1.0
"""Subjects expected by chance from the score on at which those read backwards are left out of the fit: few
have reason to score higher, and they tell most of lambda."""
_RELATED: Final = 0.001
"""E-value up to which a subject is taken for a relative there."""
_FARTHEST: Final = 3.0
"""Factor between fitted and stated lambda from which on a fit is not believed."""
_LEAST_K: Final = 1e-6
"""Fitted K over stated K below which a fit is not believed: where all subjects score 0 it is some 1e-13."""


def fitted_parameters(
    base: GumbelParameters,
    query_length: int,
    scores: NDArray[np.int32],
    lengths: NDArray[np.int32],
    token: CancelToken,
    share: float = 1.0,
    *,
    beyond: float = REFERENCE,
    whose: str = "of this search",
) -> GumbelParameters:
    """Return the parameters that the scores of a search have; `base` where they tell nothing better.

    Lambda and K of greatest likelihood under the finite-size correction of `base`, each score's being
    conditional on lying below the one that `beyond` subjects reach by chance, so that relatives do not count
    (`core.score_fit`). `base` stays where fewer than `FEWEST_SUBJECTS` scores are known, where no fit is
    found, where lambda is off by more than `_FARTHEST`, and where K is less than `_LEAST_K` times that of
    `base`: scores of a few families, or of sequences that score nothing, are no chance scores.

    Parameters
    ----------
    scores : int32[n] of all subjects; those not compared count for nothing
    lengths : int32[n]
    share : how far lambda and ln K go from those of `base` to the fitted ones, 0 to 1
    whose : scores these are, for the note
    """
    used = (scores != NOT_COMPARED) & (lengths > 0)
    if not base.available or int(np.count_nonzero(used)) < FEWEST_SUBJECTS:
        return base
    mixture = Mixture(base, query_length, lengths[used])
    fit, _ = fit_scores(mixture, scores[used], cut_of(mixture, beyond), token)
    if fit is None or not 1 / _FARTHEST < fit.lambda_ / base.lambda_ < _FARTHEST or fit.K < _LEAST_K * base.K:
        return base
    lambda_ = share * fit.lambda_ + (1 - share) * base.lambda_
    K = fit.K**share * base.K ** (1 - share)
    of_fit = f"fitted to {fit.subjects:,} scores {whose}"
    if share < 1:
        of_fit = (
            f"{share:.0%} of the way from the {base.source} ones to {fit.lambda_:.4g}, {fit.K:.2g} {of_fit}"
        )
    return replace(
        base,
        lambda_=lambda_,
        K=K,
        source="fitted",
        note=f"Lambda = {lambda_:.4g}, K = {K:.2g}, {of_fit} ({base.source}: {base.lambda_:.4g}, "
        f"{base.K:.2g}); the finite-size correction is the {base.source} one.",
    )


def reversed_parameters(
    base: GumbelParameters,
    query: NDArray[np.uint8],
    scheme: Scoring,
    database: PackedDatabase,
    scores: NDArray[np.int32],
    token: CancelToken,
    threads: int = 0,
) -> GumbelParameters:
    """Return the parameters that a query read backwards has with the subjects of a database.

    It has the query's composition, its repeats and whatever real sequences share, and finds no relatives.
    Scored, with adjusted scores, are `REVERSED_SUBJECTS` at most, evenly spaced by length; the rest is as
    in `fitted_parameters`. Relatives of the query, with an E-value up to `_RELATED` both as the matrix is and
    adjusted, are left out: what the query read backwards scores with one of a family it scores with all.
    `base` stays where fewer than `FEWEST_REVERSED` are left.

    Parameters
    ----------
    query : uint8[m] residue codes as they score, with `scheme`
    scores : int32[n] of the query and every subject

    Raises `OperationCancelled`.
    """
    from core.adjustment import Adjustment

    n = database.n_sequences
    if not base.available or n < FEWEST_REVERSED:
        return base
    count = min(n, REVERSED_SUBJECTS)
    subjects = (2 * np.arange(count) + 1) * n // (2 * count)  # stored by length
    adjustment = Adjustment(query, scheme)
    significance = Significance(base, query.size, database.n_residues, n)

    def alike(some: NDArray[np.int64], scores: NDArray[Any]) -> NDArray[np.bool_]:
        return significance.log10_evalues(scores, database.lengths[some]) <= math.log10(_RELATED)

    strong = subjects[alike(subjects, scores[subjects])]
    relatives = strong[alike(strong, adjustment.scores(database, strong, token, threads))]
    subjects = np.setdiff1d(subjects, relatives)
    if subjects.size < FEWEST_REVERSED:
        return base
    backwards = np.rint(adjustment.scores(database, subjects, token, threads, reverse=True)).astype(np.int32)
    return fitted_parameters(
        base, query.size, backwards, database.lengths[subjects], token,
        beyond=_REVERSED_BEYOND, whose="of the query read backwards",
    )  # fmt: skip


@dataclass(frozen=True, slots=True, eq=False)
class Judged:
    """Subjects within an E-value bound, and what their E-values rest on.

    Parameters
    ----------
    subjects : int64[k] stored indexes, ascending
    log10_evalues : float64[k]
    matrix_log10_evalues : float64[k] with the matrix as it is, by the parameters that are not fitted
    adjusted : float64[k] scores with the adjusted matrices, in the matrix's units; the scores themselves
        where nothing is adjusted
    reverse : float64[k] the same with the query read backwards; NaN where nothing is adjusted
    """

    subjects: NDArray[np.int64]
    log10_evalues: NDArray[np.float64]
    matrix_log10_evalues: NDArray[np.float64]
    adjusted: NDArray[np.float64]
    reverse: NDArray[np.float64]

    def taken(self, places: NDArray[np.int64]) -> Judged:
        """Return those at some places, in their order."""
        return Judged(*(getattr(self, column.name)[places] for column in fields(self)))


def unjudged(subjects: NDArray[np.int64], scores: NDArray[np.int32]) -> Judged:
    """Return subjects where there are no E-values; scores : int32[n] of every subject."""
    nothing = np.full(subjects.size, math.nan)
    return Judged(subjects, nothing, nothing, scores[subjects].astype(np.float64), nothing)


def judge(
    method: Method,
    query: NDArray[np.uint8],
    scheme: Scoring,
    significance: Significance,
    base: GumbelParameters,
    database: PackedDatabase,
    scores: NDArray[np.int32],
    evalue: float,
    token: CancelToken,
    threads: int = 0,
) -> Judged:
    """Return the subjects with an E-value up to a bound.

    Parameters
    ----------
    query : uint8[m] residue codes as they score, with `scheme`
    significance : that E-values rest on, with the parameters of `fitted_parameters` or
        `reversed_parameters`, or `base`
    scores : int32[n] of every subject in stored order

    Raises `OperationCancelled`.
    """
    lengths = database.lengths
    plain = replace(significance, parameters=base, subjects=0)
    if method != "adjusted":
        subjects = within_bound(significance, scores, lengths, evalue)
        found = scores[subjects]
        return Judged(
            subjects,
            significance.log10_evalues(found, lengths[subjects]),
            plain.log10_evalues(found, lengths[subjects]),
            found.astype(np.float64),
            np.full(subjects.size, math.nan),
        )
    from core.adjustment import Adjustment

    candidates = within_bound(significance, scores, lengths, max(CANDIDATES * evalue, LEAST_CANDIDATES))
    adjustment = Adjustment(query, scheme)
    adjusted = adjustment.scores(database, candidates, token, threads)
    within = significance.log10_evalues(adjusted, lengths[candidates]) <= math.log10(evalue)
    within &= adjusted > 0  # without a bound infinity is within it
    candidates, adjusted = candidates[within], adjusted[within]
    reverse = adjustment.scores(database, candidates, token, threads, reverse=True)
    of_length = lengths[candidates]
    log10s = significance.log10_evalues(adjusted, of_length) + reversed_log10(plain, reverse, of_length)
    within = log10s <= math.log10(evalue)
    subjects = candidates[within]
    return Judged(
        subjects,
        log10s[within],
        plain.log10_evalues(scores[subjects], of_length[within]),
        adjusted[within],
        reverse[within],
    )


def reversed_log10(
    significance: Significance, reverse: NDArray[np.float64], lengths: NDArray[Any]
) -> NDArray[np.float64]:
    """Return by how much the scores of the reversed query raise log10 of E-values, float64[k]; mostly 0.

    E is multiplied by `REVERSED_P` / p, p the chance that the reversed query and one subject of this length
    score so high. A score is only worth what it is above what the same residues give in another order.
    """
    log10_p = significance.log10_pair_evalues(reverse, lengths)
    return np.asarray(np.maximum(0.0, math.log10(REVERSED_P) - log10_p))


def evalues_words(result: SearchResult) -> str:
    """Say what the E-values rest on: the method, and where its statistics are from."""
    asked = result.plan.request.evalues
    queries = [query for query in result.queries if query.significance.available]
    if result.queries and not queries:
        return "none: the scoring has no statistics"
    words = WORDS[asked]
    if asked != "matrix" and queries:
        parameters = queries[0].significance.parameters
        if len(queries) > 1:
            fitted = sum(query.significance.parameters.source == "fitted" for query in queries)
            words = f"{words}; statistics fitted for {fitted} of {len(queries)} queries"
        elif parameters.source == "fitted":
            words = f"{words}; {parameters.note}"
    left = sum(query.evalues != asked for query in queries)
    if left:
        some = "1 query" if left == 1 else f"{left} queries"
        words = f"{words}; {WORDS['matrix']} for {some}, as the search was stopped"
    return words


def within_bound(
    significance: Significance, scores: NDArray[np.int32], lengths: NDArray[np.int32], evalue: float
) -> NDArray[np.int64]:
    """Return the stored indexes of the subjects with an E-value up to a bound, ascending, int64[k].

    scores, lengths : int32[n] in the database's stored order, lengths ascending
    """
    first = np.flatnonzero(np.diff(lengths, prepend=-1))  # the least score is found once a length
    highest = int(scores.max(initial=0))
    least = significance.least_scores(np.maximum(lengths[first], 1), evalue, highest)
    needed = np.repeat(least, np.diff(first, append=lengths.size))
    return np.flatnonzero(scores >= needed)
