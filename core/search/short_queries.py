"""Queries too short for a hit: the best alignment that there can be is no better than chance."""

from __future__ import annotations

import math
from collections.abc import Iterable
from functools import cache
from typing import Final

import numpy as np
from numpy.typing import NDArray

from swathe.core.results.perfect_match import about_perfect, evalue_words, with_short_peptide
from swathe.core.results.query_result import QueryResult
from swathe.core.scoring.pssm import PositionSpecificQuery
from swathe.core.scoring.scheme import ScoringScheme
from swathe.core.scoring.significance import GumbelParameters, Significance
from swathe.core.search.events import Plan
from swathe.core.sequences.alphabet import N_AMINO_ACIDS
from swathe.core.sequences.sequence import Sequence
from swathe.core.statistics.evalues import Method, judged_bound
from swathe.core.system.words import counted

_LONGEST: Final = 1 << 20
"""Residues of a query that nobody calls short."""


def too_short(
    queries: Iterable[Sequence],
    scheme: ScoringScheme,
    parameters: GumbelParameters,
    n_residues: int,
    lengths: NDArray[np.int32],
    evalues: Method,
    evalue: float,
) -> list[tuple[int, float]]:
    """Return the places of queries that can have no hit, with log10 of a perfect match's usual E-value.

    PSSMs are left out: their statistics take time. So are long queries of residues that score nothing.

    Parameters
    ----------
    parameters : before any fit to the scores of the search
    n_residues : of all subjects, more than 0
    lengths : int32[n_sequences] residues of the subjects, ascending
    evalue : the bound of hits
    """
    subjects = 0 if evalues == "matrix" else lengths.size
    bound = judged_bound(evalues, evalue)

    @cache
    def usual_of(query_length: int, score: int) -> float:
        significance = Significance(parameters, query_length, n_residues, subjects)
        return _usual_beyond(score, significance, lengths, bound)

    least = int(scheme.matrix[:N_AMINO_ACIDS].max(axis=1).min())  # the best score of the least residue
    enough = 1
    while enough < _LONGEST and not math.isnan(usual_of(enough, least * enough)):
        enough *= 2
    found = []
    for place, query in enumerate(queries):
        if 0 < len(query) < enough and not isinstance(query, PositionSpecificQuery):
            usual = usual_of(len(query), scheme.most_of_pairs(query.codes))
            if not math.isnan(usual):
                found.append((place, usual))
    return found


def why_no_hit(plan: Plan, index: int, result: QueryResult) -> str:
    """Return that a query was too short for a hit, by the statistics of its search; '' where it was not."""
    if plan.origin is not None:
        return ""
    most = plan.scoring_of(index).most_of_pairs(result.query.codes)
    bound = judged_bound(result.evalues, plan.request.evalue)
    usual = _usual_beyond(most, result.significance, plan.database.lengths, bound)
    return "" if math.isnan(usual) else short_words(result.query, usual)


def short_words(query: Sequence, usual: float) -> str:
    """Return that a query is too short, without a full stop; `usual` is log10 of an E-value."""
    verb = "is" if len(query) == 1 else "are"
    return f"{counted(len(query), 'residue')} {verb} too short: {usual_words(usual)}"


def usual_words(usual: float) -> str:
    """Return what E-value a perfect match has, of which `usual` is the decimal logarithm."""
    if usual == math.inf:
        return "no residue scores above 0"
    return f"even a perfect match in a sequence of usual length has {evalue_words(usual)} here"


def advice_without_hits(plan: Plan, index: int, result: QueryResult) -> str:
    """Return what explains that a short query has no hit, and what to do; '' where it is not so short."""
    request = plan.request
    if short := why_no_hit(plan, index, result):
        helps = with_short_peptide(result.query, request.scheme, result.evalues, plan.database)
        advice = "a longer query." if helps is None else "Short peptide: see What to try, above."
        return f"{short}. Search with {advice}"
    if plan.origin is not None or not result.is_short:
        return ""
    words, _ = about_perfect(result.query, request.scheme, result.evalues, plan.database)
    return words and f"{words} Raise the E-value bound, or see What to try, above."


def _usual_beyond(score: int, significance: Significance, lengths: NDArray[np.int32], bound: float) -> float:
    """Return log10 of a score's E-value in a subject of usual length; NaN where it can be within a bound.

    It can where the best one is: that in the shortest subject which holds the whole query, or in the longest,
    whichever is favoured.
    """
    fitting = min(int(np.searchsorted(lengths, significance.query_length)), lengths.size - 1)
    best = significance.log10_evalues(np.full(2, score), lengths[[fitting, -1]]).min()
    return significance.usual_log10_evalue(score, lengths)[0] if best > math.log10(bound) else math.nan
