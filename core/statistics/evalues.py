"""E-values of a search's subjects, from the distribution of its scores and corrected for bias.

Three methods, `SearchRequest.evalues` (docs/decisions/028-believable-evalues.md):

``adjusted``
    Candidates are rescored with matrices adjusted to the compositions of both sequences, tandem repeats of
    the query counting once (`core.statistics.adjustment`). Lambda and K are some half of the way to those
    fitted to the scores of this search, K less for a biased query; for a PSSM, they are fitted to those of
    the reversed PSSM, which finds no relatives; for the sequence that an iterated search begins with they are
    not fitted (docs/decisions/016-iterated-search.md). Where the reversed query scores higher than chance
    allows, the E-value is raised accordingly.
``fitted``
    Lambda and K are fitted to the scores of this search; the matrix is not adjusted.
``matrix``
    Lambda and K are published or estimated; the matrix is not adjusted: as blastp -comp_based_stats 0.

The first two multiply a pair's E-value by the number of subjects, the third, as in blastp, by all residues
over the subject's length (`core.scoring.significance.Significance`).
"""

from __future__ import annotations

import math
from dataclasses import dataclass, fields, replace
from functools import partial
from typing import TYPE_CHECKING, Any, Final, Literal, get_args

import numpy as np
from numpy.typing import NDArray

from swathe.core.cancel import CancelToken
from swathe.core.database import Database
from swathe.core.engines.base import ScoredRange, Scores
from swathe.core.scoring.scheme import Scoring
from swathe.core.scoring.significance import GumbelParameters, Significance
from swathe.core.sequences.alphabet import AS_SCORED, N_AMINO_ACIDS
from swathe.core.statistics.score_counts import ScoreCounts, count_scores
from swathe.core.statistics.score_fit import FEWEST_SUBJECTS, REFERENCE, Mixture, cut_of, fit_scores

if TYPE_CHECKING:
    from swathe.core.statistics.adjustment import Adjustment
    from swathe.core.statistics.many_queries import ManyQueries  # compiled code, slow to import

Method = Literal["adjusted", "fitted", "matrix"]
METHODS: Final[tuple[Method, ...]] = get_args(Method)
DEFAULT: Final[Method] = "adjusted"
COMPOSITION: Final = "matrix adjusted to both compositions, tandem repeats of the query masked"
"""What alignments are by, too, where E-values are adjusted."""
_FITTED: Final = "statistics fitted to this search's scores where that is reliable"
_BACKWARDS: Final = "larger E-values where the query read backwards scores high with the same sequence"
_PAIR: Final = "E is the number of such scores expected by chance in the pair times the number of sequences"
_NEVER_FITTED: Final = (
    "statistics not fitted to the scores of a round, where relatives would count as chance: a sequence takes "
    "those of the matrix, so round 1 can show other E-values than a single search, and a profile takes those "
    "estimated for it"
)
LABELS: Final[dict[str, str]] = {
    "adjusted": "adjusted for composition",
    "fitted": "fitted to this search",
    "matrix": "unadjusted",
}
"""What the methods are called where one is chosen, and in lists of runs."""
WORDS: Final[dict[Method, str]] = {
    "adjusted": f"{COMPOSITION}, {_FITTED}, {_BACKWARDS}. {_PAIR}",
    "fitted": f"unadjusted matrix, {_FITTED}. {_PAIR}",
    "matrix": "unadjusted matrix",
}
"""What E-values are based on, as stated in every output."""
WORDS_IN_ROUNDS: Final[dict[Method, str]] = {
    "adjusted": f"{COMPOSITION}, {_BACKWARDS}. {_PAIR}; {_NEVER_FITTED} or fitted to what it scores read "
    "backwards",
    "fitted": f"unadjusted matrix. {_PAIR}; {_NEVER_FITTED}",
    "matrix": WORDS["matrix"],
}
"""The same of an iterated search."""

CANDIDATES: Final = 4.0
LEAST_CANDIDATES: Final = 1.0
"""Subjects may be rescored if their E-value by the unadjusted matrix is up to `CANDIDATES` times the bound,
or this."""
FORESEEN: Final = 0.75
BEYOND_FORESIGHT: Final = 1e-3
"""Of these, subjects are rescored whose adjusted scores are foreseen to give an E-value up to `FORESEEN`
times that, and those whose E-value by the unadjusted matrix is up to `BEYOND_FORESIGHT` times the bound. None
of the hits within 0.01 that adjusting every pair would give is missed, and few of those within 10
(docs/decisions/028-believable-evalues.md)."""
BEYOND_DOUBT: Final = -15.0
"""Decimal logarithm of the E-value below which a hit is beyond doubt."""
MOVED: Final = 2.0
"""Orders of magnitude from which on an E-value has moved far from that of the unadjusted matrix."""
REVERSED_P: Final = 0.01
"""If the reversed query scores higher than one in a hundred would by chance, compositions, repeats or low
complexity explain the similarity."""
ADJUSTED_SHARE: Final = 0.55
"""How far parameters for adjusted scores go from the stated ones to the fitted ones. Adjusting removes much
of what makes these differ, and the fitted ones would count it twice; but not all of it: those fitted to
adjusted scores of the query read backwards go some 0.45 of it, and errors among all domains of SCOP40 are as
E-values say with 0.55 (docs/decisions/028-believable-evalues.md)."""
LIKE_STANDARD: Final = 0.025
CAREFUL: Final = 8.0
"""Relative entropy, in nats, up to which a query's composition is like the standard one, and by how much the
adjusted matrix makes E-values too large beyond it: e to the power of `CAREFUL` for each nat. Measured with
random sequences, which such queries hit too rarely (docs/decisions/028-believable-evalues.md)."""
REVERSED_SHARE: Final = 0.75
"""How far parameters of a PSSM go from the estimated ones to those fitted to its reversed scores: all the way
membrane proteins, whose reversed profiles score high, find fewer relatives than with psiblast
(docs/decisions/016-iterated-search.md)."""
REVERSED_SUBJECTS: Final = 2_000
"""Subjects that a reversed PSSM is scored with to fit lambda and K. With 300 the fit is so rough that fewer
relatives rank above the strangers of other queries (docs/decisions/016-iterated-search.md)."""
FEWEST_REVERSED: Final = 1_000
"""Fewer of them, without relatives, are not fitted."""
_REVERSED_BEYOND: Final = 1.0
"""The fit is conditional on scores below the one that this many subjects reach by chance: hardly any subject
is related to a reversed profile, and high scores say most about lambda."""
_FEW: Final = 2_000
"""Subjects whose E-values are computed one by one: fewer calls than looking for the least scores."""
_AT_ONCE: Final = 1_000_000
"""Subjects among which those within a bound are looked for at once: what that takes stays in the cache."""
_RELATED: Final = 0.001
"""E-value up to which a subject counts as a relative there."""
_FARTHEST: Final = 3.0
"""Ratio of fitted and stated lambda from which on a fit is rejected."""
_LITTLE_MORE: Final = 1 + 1e-9
_LEAST_K: Final = 1e-6
"""Ratio of fitted and stated K below which a fit is rejected: if all subjects score 0 it is some 1e-13."""


def fitted_parameters(
    base: GumbelParameters,
    query_length: int,
    counts: ScoreCounts,
    token: CancelToken,
    *,
    share: float = 1.0,
    beyond: float = REFERENCE,
    whose: str = "of this search",
) -> GumbelParameters:
    """Return the parameters fitted to the scores of a search; `base` if there is no reliable fit.

    Lambda and K are of maximum likelihood under the finite-size correction of `base`, conditional on scores
    below the one that `beyond` subjects reach by chance, so that relatives do not count
    (`core.statistics.score_fit`). The result is `base` if fewer than `FEWEST_SUBJECTS` scores are
    known, if there is no fit, if lambda is off by more than `_FARTHEST`, and if K is less than `_LEAST_K`
    times that of `base`: scores of a few families, or of sequences that score nothing, are not chance scores.

    Parameters
    ----------
    counts : of the scores
    share : how far lambda and ln K go from those of `base` to the fitted ones: `ADJUSTED_SHARE` where they
        are for adjusted scores and the counts of unadjusted ones
    whose : scores these are, for the note
    """
    if not base.available or counts.total < FEWEST_SUBJECTS:
        return base
    mixture = Mixture(base, query_length, counts, first_passage=True)
    fit, _ = fit_scores(mixture, counts, cut_of(mixture, beyond), token)
    if fit is None:
        return base
    return parameters_of_fit(base, fit.lambda_, fit.K, fit.subjects, share=share, whose=whose)


def parameters_of_fit(
    base: GumbelParameters,
    fitted_lambda: float,
    fitted_k: float,
    subjects: int,
    *,
    share: float = 1.0,
    whose: str = "of this search",
) -> GumbelParameters:
    """Return the parameters after a fit to so many scores, `base` if it is not reliable.

    The others are as `fitted_parameters` takes them.
    """
    ratio = fitted_lambda / base.lambda_
    if not 1 / _FARTHEST < ratio < _FARTHEST or fitted_k < _LEAST_K * base.K:
        return base
    lambda_ = share * fitted_lambda + (1 - share) * base.lambda_
    K = fitted_k**share * base.K ** (1 - share)
    of_fit = f"fitted to {subjects:,} scores {whose}"
    before = f"{base.lambda_:.4g}, {base.K:.2g}"
    if share < 1:
        after = f"{fitted_lambda:.4g}, {fitted_k:.2g} ({of_fit})"
        how = f": {100 * share:.0f} % of the way from {before} ({base.source_words}) to {after}"
    else:
        how = f", {of_fit} (before: {before}, {base.source_words})"
    note = f"λ = {lambda_:.4g}, K = {K:.2g}{how}; the finite-size correction is not fitted."
    return replace(base, lambda_=lambda_, K=K, source="fitted", note=note)


def for_composition(parameters: GumbelParameters, query: NDArray[np.uint8]) -> GumbelParameters:
    """Return the parameters for adjusted scores of a query whose composition may be a biased one.

    A matrix adjusted to the whole of a long biased query undervalues what is aligned in its less biased
    parts, so that chance alignments score less. K is divided by e to the power of `CAREFUL` times the
    relative entropy, beyond `LIKE_STANDARD`, of the composition that matrices are adjusted to and the
    standard one: with the pseudocounts, short queries are always like the standard.

    Parameters
    ----------
    query : uint8[m] residue codes
    """
    from swathe.core.scoring.karlin_altschul import BACKGROUND
    from swathe.core.statistics.adjustment import WEIGHT
    from swathe.core.statistics.adjustment_kernels import blended, composition

    own, shares = np.empty(N_AMINO_ACIDS), np.empty(N_AMINO_ACIDS)
    blended(own, composition(AS_SCORED[query].astype(np.uint8), own), BACKGROUND, WEIGHT, shares)
    beyond = float(shares @ np.log(shares / BACKGROUND)) - LIKE_STANDARD
    if beyond <= 0 or not parameters.available:
        return parameters
    lowered = replace(parameters, K=parameters.K * math.exp(-CAREFUL * beyond))
    words = lowered_words(lowered, parameters)
    return replace(lowered, note=" ".join(filter(None, (parameters.note, words))))


def lowered_words(parameters: GumbelParameters, base: GumbelParameters) -> str:
    """Say that K was lowered for a biased query; '' where it was not, or another lambda was fitted before.

    Parameters
    ----------
    base : those before that
    """
    if parameters.lambda_ != base.lambda_ or not parameters.K < base.K:
        return ""
    return (
        f"E-values use K = {parameters.K:.2g}, lowered from {base.K:.2g} as the query's composition is far "
        "from the standard one."
    )


def reversed_parameters(
    base: GumbelParameters,
    query: NDArray[np.uint8],
    scheme: Scoring,
    database: Database,
    scores: Scores,
    token: CancelToken,
    threads: int = 0,
) -> GumbelParameters:
    """Return the parameters by a fit to the adjusted scores of the reversed query; `base` if there is none.

    The reversed query has the query's composition, its repeats and whatever real sequences share, but no
    relatives. It is scored with at most `REVERSED_SUBJECTS` subjects, evenly spaced by length, and fitted as
    in `fitted_parameters`; parameters go `REVERSED_SHARE` of the way. Relatives of the query, with an E-value
    up to `_RELATED` both with the unadjusted matrix and adjusted, are left out: a family would count many
    times what the reversed query scores with one of it. The result is `base` if fewer than `FEWEST_REVERSED`
    subjects are left.

    Parameters
    ----------
    query : uint8[m] residue codes, scored by `scheme`
    scores : of the query with every subject

    Raises `OperationCancelled`, and what `Scores.ask` raises.
    """
    from swathe.core.statistics.adjustment import Adjustment

    n = database.n_sequences
    if not base.available or n < FEWEST_REVERSED:
        return base
    count = min(n, REVERSED_SUBJECTS)
    subjects = (2 * np.arange(count) + 1) * n // (2 * count)  # stored by length
    adjustment = Adjustment(query, scheme)
    significance = Significance(base, query.size, database.n_residues, n)

    def alike(some: NDArray[np.int64], scores: NDArray[Any]) -> NDArray[np.bool_]:
        return significance.log10_evalues(scores, database.lengths[some]) <= math.log10(_RELATED)

    of_query = np.concatenate(scores.ask(partial(_scores_of, subjects), token))
    strong = subjects[alike(subjects, of_query)]
    relatives = strong[alike(strong, adjustment.scores(database, strong, token, threads))]
    subjects = np.setdiff1d(subjects, relatives)
    if subjects.size < FEWEST_REVERSED:
        return base
    backwards = np.rint(adjustment.scores(database, subjects, token, threads, reverse=True)).astype(np.int32)
    return fitted_parameters(
        base, query.size, count_scores(backwards, database.lengths[subjects]), token,
        share=REVERSED_SHARE, beyond=_REVERSED_BEYOND, whose="of the query read backwards",
    )  # fmt: skip


@dataclass(frozen=True, slots=True, eq=False)
class Judged:
    """Subjects within an E-value bound, and what their E-values are based on.

    Parameters
    ----------
    subjects : int64[k] stored indexes, ascending
    scores : int32[k] by the unadjusted matrix
    log10_evalues : float64[k]
    matrix_log10_evalues : float64[k] by the unadjusted matrix and the parameters before any fit
    adjusted : float64[k] scores with the adjusted matrices, in the matrix's units; the scores themselves
        where nothing is adjusted
    reverse : float64[k] likewise for the reversed query; NaN where nothing is adjusted
    """

    subjects: NDArray[np.int64]
    scores: NDArray[np.int32]
    log10_evalues: NDArray[np.float64]
    matrix_log10_evalues: NDArray[np.float64]
    adjusted: NDArray[np.float64]
    reverse: NDArray[np.float64]

    def taken(self, places: NDArray[np.int64]) -> Judged:
        """Return the subjects at some indexes, in that order."""
        return Judged(*(getattr(self, column.name)[places] for column in fields(self)))


def unjudged(subjects: NDArray[np.int64], scores: NDArray[np.int32]) -> Judged:
    """Return subjects, int64[k], and their scores, int32[k], for a search without E-values."""
    nothing = np.full(subjects.size, math.nan)
    return Judged(subjects, scores, nothing, nothing, scores.astype(np.float64), nothing)


def judge(
    method: Method,
    query: NDArray[np.uint8],
    scheme: Scoring,
    significance: Significance,
    base: GumbelParameters,
    database: Database,
    candidates: NDArray[np.int64],
    scores: NDArray[np.int32],
    evalue: float,
    token: CancelToken,
    threads: int = 0,
    many: ManyQueries | None = None,
) -> Judged:
    """Return the subjects with an E-value up to a bound.

    Parameters
    ----------
    query : uint8[m] residue codes, scored by `scheme`
    significance : basis of the E-values, with the parameters of `fitted_parameters` or `reversed_parameters`,
        or `base`
    candidates : int64[k] stored indexes, ascending, of the subjects with an E-value by the unadjusted matrix
        up to `judged_bound`; scores : int32[k] theirs
    many : where many queries are searched, what computes the same in compiled code

    Raises `OperationCancelled`.
    """
    lengths = database.lengths
    plain = replace(significance, parameters=base, subjects=0)
    log10_evalues = many.log10_evalues if many else Significance.log10_evalues

    if method != "adjusted":
        of_length = lengths[candidates]
        log10s = log10_evalues(significance, scores, of_length)
        same = plain == significance
        return Judged(
            candidates,
            scores,
            log10s,
            log10s if same else log10_evalues(plain, scores, of_length),
            scores.astype(np.float64),
            np.full(candidates.size, math.nan),
        )
    from swathe.core.statistics.adjustment import Adjustment

    if many:
        bounds = (
            math.log10(evalue),
            math.log10(evalue * BEYOND_FORESIGHT),
            math.log10(FORESEEN * candidates_bound(evalue)),
            math.log10(REVERSED_P),
        )
        compiled = many.judged(query, scheme, significance, plain, database, candidates, scores, bounds)
        if compiled is not None:
            return Judged(*compiled)
    adjustment = Adjustment(query, scheme)
    of_candidates = log10_evalues(significance, scores, lengths[candidates])
    worth = _worth_rescoring(
        of_candidates, significance.parameters, adjustment, database, candidates, scores, evalue, token
    )
    candidates, scores = candidates[worth], scores[worth]
    adjusted = adjustment.scores(database, candidates, token, threads)
    log10s = log10_evalues(significance, adjusted, lengths[candidates])
    within = log10s <= math.log10(evalue)
    within &= adjusted > 0  # without a bound, infinite E-values would be included
    candidates, scores = candidates[within], scores[within]
    adjusted, log10s = adjusted[within], log10s[within]
    reverse = adjustment.scores(database, candidates, token, threads, reverse=True)
    of_length = lengths[candidates]
    log10s = log10s + reversed_log10(plain, reverse, of_length)
    within = log10s <= math.log10(evalue)
    return Judged(
        candidates[within],
        scores[within],
        log10s[within],
        log10_evalues(plain, scores[within], of_length[within]),
        adjusted[within],
        reverse[within],
    )


def judged_bound(method: Method, evalue: float) -> float:
    """Return the E-value by the unadjusted matrix up to which `judge` is to be given subjects."""
    return candidates_bound(evalue) if method == "adjusted" else evalue


def candidates_bound(evalue: float) -> float:
    """Return the E-value by the unadjusted matrix up to which a subject may be within a bound."""
    return max(CANDIDATES * evalue, LEAST_CANDIDATES)


def _worth_rescoring(
    log10_evalues: NDArray[np.float64],
    parameters: GumbelParameters,
    adjustment: Adjustment,
    database: Database,
    candidates: NDArray[np.int64],
    scores: NDArray[np.int32],
    evalue: float,
    token: CancelToken,
) -> NDArray[np.bool_]:
    """Return which candidates are worth rescoring, bool[k]: see `FORESEEN`.

    log10_evalues : float64[k] by the unadjusted matrix
    candidates : int64[k] stored indexes of subjects up to `candidates_bound`; scores : int32[k]
    """
    worth = log10_evalues <= math.log10(evalue * BEYOND_FORESIGHT)
    unsure, found = candidates[~worth], scores[~worth]
    change = adjustment.foreseen(database, unsure, found, parameters.a, token) - found
    bound = math.log10(FORESEEN * candidates_bound(evalue))
    worth[~worth] = log10_evalues[~worth] - parameters.lambda_ / math.log(10) * change <= bound
    return worth


def reversed_log10(
    significance: Significance, reverse: NDArray[np.float64], lengths: NDArray[Any]
) -> NDArray[np.float64]:
    """Return by how much the reversed query's scores raise log10 of E-values, float64[k]; mostly 0.

    E is multiplied by `REVERSED_P` / p, p the chance that the reversed query and one subject of this length
    score so high. Only that part of a score counts which exceeds the score of the same residues in another
    order.
    """
    log10_p = significance.log10_pair_evalues(reverse, lengths)
    return np.asarray(np.maximum(0.0, math.log10(REVERSED_P) - log10_p))


def within_bound(
    significance: Significance, scores: NDArray[np.int32], lengths: NDArray[np.integer[Any]], evalue: float
) -> NDArray[np.int64]:
    """Return the stored indexes of the subjects with an E-value up to a bound, ascending, int64[k].

    scores, lengths : int32[n] in the database's stored order, lengths ascending
    """
    first = np.flatnonzero(np.diff(lengths, prepend=-1))
    counts = np.diff(first, append=lengths.size)
    # E-values fall with the score, so most lengths are done with their highest one.
    highest = np.maximum.reduceat(scores, first) if first.size else scores
    of_length = np.maximum(lengths[first], 1)
    some = (highest > 0) & (significance.log10_evalues(highest, of_length) <= math.log10(evalue))
    if counts[some].sum() <= _FEW:
        few = np.flatnonzero(np.repeat(some, counts))
        few = few[scores[few] > 0]
        return few[significance.log10_evalues(scores[few], lengths[few]) <= math.log10(evalue)]
    needed = np.full(first.size, np.iinfo(np.int64).max)
    needed[some] = significance.least_scores(of_length[some], evalue, int(scores.max(initial=0)))
    return np.flatnonzero(scores >= np.repeat(needed, counts))


def found_within(
    scores: Scores, significance: Significance, evalue: float, lengths: NDArray[np.int32], token: CancelToken
) -> tuple[NDArray[np.int64], NDArray[np.int32]]:
    """Return the stored indexes of the subjects with an E-value up to a bound, ascending, and their scores.

    Where there are no E-values, they are those that score above 0.

    lengths : int32[n] in the database's stored order, ascending

    Raises what `Scores.ask` raises.
    """
    # Another processor may round differently: it answers a little more than is asked.
    question = partial(_within, significance, evalue if scores.whole is not None else evalue * _LITTLE_MORE)
    answers = scores.ask(question, token)
    subjects, found = (np.concatenate(column) for column in zip(*answers, strict=True))
    if scores.whole is None and significance.available:
        within = significance.log10_evalues(found, lengths[subjects]) <= math.log10(evalue)
        subjects, found = subjects[within], found[within]
    return subjects, found


def _within(
    significance: Significance, evalue: float, subjects: ScoredRange
) -> tuple[NDArray[np.int64], NDArray[np.int32]]:
    found = [np.empty(0, np.int64)]
    for begin in range(0, subjects.scores.size, _AT_ONCE):
        part = slice(begin, begin + _AT_ONCE)
        scores, lengths = subjects.scores[part], subjects.lengths[part]
        if significance.available:
            found.append(begin + within_bound(significance, scores, lengths, evalue))
        else:
            found.append(begin + np.flatnonzero(scores > 0))
    places = np.concatenate(found)
    return subjects.begin + places, subjects.scores[places]


def _scores_of(wanted: NDArray[np.int64], subjects: ScoredRange) -> NDArray[np.int32]:
    """Return the scores of those of the wanted subjects, ascending, that are in a range."""
    places = wanted - subjects.begin
    return subjects.scores[places[(places >= 0) & (places < subjects.scores.size)]]


def moved(log10_evalues: NDArray[np.float64], matrix_log10_evalues: NDArray[np.float64]) -> NDArray[Any]:
    """Return the orders of magnitude between E-values and those of the unadjusted matrix, float64[k].

    E-values beyond doubt count as 1e-15: the difference between 1e-300 and 1e-310 does not matter.
    """
    beside = np.maximum(matrix_log10_evalues, BEYOND_DOUBT)
    return np.asarray(np.maximum(log10_evalues, BEYOND_DOUBT) - beside)
