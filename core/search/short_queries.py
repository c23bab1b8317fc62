"""Queries too short for a hit: the best alignment that there can be is no better than chance."""

from __future__ import annotations

import math
from collections.abc import Iterable
from functools import cache
from typing import Final

import numpy as np
from numpy.typing import NDArray

from swathe.core.results.perfect_match import about_perfect, best_evalue, evalue_words, with_short_peptide
from swathe.core.results.query_result import QueryResult, significant_bound
from swathe.core.scoring.pssm import PositionSpecificQuery
from swathe.core.scoring.scheme import ScoringScheme
from swathe.core.scoring.significance import GumbelParameters, Significance
from swathe.core.search.events import Plan
from swathe.core.sequences.alphabet import N_AMINO_ACIDS
from swathe.core.sequences.sequence import Sequence
from swathe.core.statistics.evalues import Method, judged_bound
from swathe.core.system.words import counted

OF_SIGNIFICANT: Final = " for a significant hit"
"""What a query is too short for that can have hits, but none that is significant."""
_LONGEST: Final = 1 << 20
"""Residues of a query that nobody calls short."""


def too_short(
    queries: Iterable[Sequence],
    scheme: ScoringScheme,
    parameters: GumbelParameters,
    n_residues: int,
    lengths: NDArray[np.int32],
    evalues: Method,
    evalue: float | None,
) -> list[tuple[int, float]]:
    """Return the places of queries that can have no hit, with log10 of the best E-value that each could have.

    PSSMs are left out: their statistics take time. So are long queries of residues that score nothing.

    Parameters
    ----------
    parameters : before any fit to the scores of the search
    n_residues : of all subjects, more than 0
    lengths : int32[n_sequences] residues of the subjects, ascending
    evalue : the bound of hits, None for that of significant ones
    """
    subjects = 0 if evalues == "matrix" else lengths.size
    bound = _bound(evalues, evalue)

    @cache
    def best_of(query_length: int, score: int) -> float:
        significance = Significance(parameters, query_length, n_residues, subjects)
        return _best_beyond(score, significance, lengths, bound)

    least = int(scheme.matrix[:N_AMINO_ACIDS].max(axis=1).min())  # the best score of the least residue
    enough = 1
    while enough < _LONGEST and not math.isnan(best_of(enough, least * enough)):
        enough *= 2
    found = []
    for place, query in enumerate(queries):
        if 0 < len(query) < enough and not isinstance(query, PositionSpecificQuery):
            best = best_of(len(query), scheme.most_of_pairs(query.codes))
            if not math.isnan(best):
                found.append((place, best))
    return found


def why_no_hit(plan: Plan, index: int, result: QueryResult) -> str:
    """Return that a query was too short for a hit, by the statistics of its search; '' where it was not."""
    best = _best_of_search(plan, index, result, plan.request.evalue)
    return "" if math.isnan(best) else short_words(result.query, best)


def why_none_significant(plan: Plan, index: int, result: QueryResult) -> str:
    """Return that a query was too short for a significant hit, in the same way."""
    best = best_insignificant(plan, index, result)
    return "" if math.isnan(best) else short_words(result.query, best, OF_SIGNIFICANT)


def best_insignificant(plan: Plan, index: int, result: QueryResult) -> float:
    """Return log10 of the best E-value that a query's hit could have, NaN where that is significant."""
    return _best_of_search(plan, index, result, None)


def _best_of_search(plan: Plan, index: int, result: QueryResult, evalue: float | None) -> float:
    if plan.origin is not None:
        return math.nan
    lengths = plan.database.lengths
    most = plan.scoring_of(index).most_of_pairs(result.query.codes)
    bound = _bound(result.evalues, evalue)
    return _best_beyond(most, result.significance, lengths, bound)


def short_words(query: Sequence, best: float, of_what: str = "") -> str:
    """Return that a query is too short, without a full stop; `best` is log10 of an E-value."""
    verb = "is" if len(query) == 1 else "are"
    return f"{counted(len(query), 'residue')} {verb} too short{of_what}: {best_words(best)}"


def best_words(best: float) -> str:
    """Return that a hit has an E-value at best, of which `best` is the decimal logarithm."""
    possible = f"the best possible hit has {evalue_words(best)} here"
    return possible if best < math.inf else "no residue scores above 0"


def advice_without_hits(plan: Plan, index: int, result: QueryResult) -> str:
    """Return what explains that a short query has no hit, and what to do; '' where it is not so short."""
    request = plan.request
    if short := why_no_hit(plan, index, result):
        helps = with_short_peptide(result.query, request.scheme, result.evalues, plan.database)
        advice = "a longer query." if helps is None else "Short peptide: see What to try, above."
        return f"{short}. Search with {advice}"
    if plan.origin is not None or not result.is_short:
        return ""
    words, significant = about_perfect(result.query, request.scheme, result.evalues, plan.database)
    if not significant and (short := why_none_significant(plan, index, result)):
        words = f"{short}."
    return words and f"{words} Raise the E-value bound, or see What to try, above."


def _bound(evalues: Method, evalue: float | None) -> float:
    """Return the E-value by the unadjusted matrix up to which a hit can be within a bound, None as above."""
    if evalue is not None:
        return judged_bound(evalues, evalue)
    return significant_bound(evalues)


def _best_beyond(score: int, significance: Significance, lengths: NDArray[np.int32], bound: float) -> float:
    """Return log10 of the best E-value of a score; NaN where it is within a bound, or without statistics."""
    best, _ = best_evalue(score, significance, lengths)
    return best if best > math.log10(bound) else math.nan
