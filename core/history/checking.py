"""Consistency of a run that was read: what is checked here cannot fail later, where it is used."""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from swathe.core.history.kept_database import KeptDatabase
from swathe.core.profiles.profile import Profile
from swathe.core.results.hits import NOT_SCORED
from swathe.core.results.query_result import QueryResult
from swathe.core.scoring.pssm import FileStatistics
from swathe.core.scoring.significance import GumbelParameters
from swathe.core.search.events import Plan, RateCurve, SearchResult
from swathe.core.search.rounds import QueryRound
from swathe.core.sequences.alphabet import ENCODE, N_AMINO_ACIDS, N_CODES
from swathe.core.sequences.sequence import Sequence

_RATES: Final = 3
"""Columns of a rate's points before those of single devices."""
_MOST: Final = 1e9
_MOST_COUNTED: Final = 1 << 60


def may_be(kind: type, name: str, value: float) -> bool:
    """Whether a field may be NaN (statistics that are missing) or infinite (no E-value bound)."""
    if kind in (GumbelParameters, FileStatistics):
        return math.isnan(value)
    return name == "evalue" and value == math.inf


def _check_origin(result: SearchResult) -> None:
    """Raise ValueError unless hits have what another program gave exactly where one made the result."""
    origin = result.plan.origin
    for found in result.queries:
        _require(bool(found.hits.reported) == (origin is not None), "hits of another program")
    if origin is not None:
        _require_counts(origin, "rows", "merged", "queries_missing", "subjects_missing")
        _require(not result.plan.parameters.available and not result.rounds, "a search by another program")


def check_result(result: SearchResult, objects: Iterable[Any], database: KeptDatabase) -> None:
    """Raise ValueError if scores, hits, queries or rounds contradict each other.

    objects : everything that the result consists of
    """
    for one in objects:
        match one:
            case Sequence():
                _require(one.codes.ndim == 1 and int(one.codes.max(initial=0)) < N_CODES, "codes")
                _require(int(ENCODE[one.ascii].max(initial=0)) < N_CODES, "letters")
            case QueryResult():
                _check_query(one, database)
                _check_statistics(one.significance.parameters)
            case Plan():
                for parameters in (one.parameters, *one.of_positions.values()):
                    _check_statistics(parameters)
            case Profile():
                _check_profile(one)
            case QueryRound():
                for subjects in (one.included, one.new, one.lost, one.doubtful, one.left_out):
                    _require(subjects.ndim == 1 and bool((subjects >= 0).all()), "subjects of a round")
                    _require(bool(database.is_kept[subjects].all()), "subjects of a round are not kept")
            case RateCurve():
                shape = one.points.shape
                _require(len(shape) == 2 and shape[1] == _RATES + len(one.names), "points of a rate")
                _require(bool(np.isfinite(one.points).all()), "rates")
            case SearchResult():
                _check_search(one)
    _check_search(result)
    _check_origin(result)


def _check_search(result: SearchResult) -> None:
    _require_counts(result, "seconds")
    _require_counts(result.plan, "cells_total")
    asked = result.plan.request.queries
    _require(len(result.queries) <= len(asked), "more results than queries")
    for found, query in zip(result.queries, asked, strict=False):
        _require(found.query is query, "a result of another query")
    for one in result.rounds:
        _require(len(one.queries) == len(asked), "a round of other queries")


def _check_query(found: QueryResult, database: KeptDatabase) -> None:
    hits = found.hits
    _require_counts(found, "compared", "significant", "cells", "seconds")
    if hits.reported:
        _check_reported(found)
        return
    if found.scores is None:
        _check_score_statistics(found, database)
    else:
        _require(found.scores.shape == (database.n_sequences,), "scores of another database")
        _require(bool(np.array_equal(found.scores[hits.subjects], hits.scores)), "hits with other scores")
    counts = found.significance.database_residues, found.significance.subjects
    _require(min(counts) >= 0 and max(counts) < _MOST_COUNTED, "sizes out of range")
    _require(found.significance.query_length == len(found.query), "the length of another query")
    _require(hits.query is found.query, "hits of another query")
    _require(math.isfinite(found.gcups), "a rate without end")
    _require(len(hits) <= found.significant, "more hits than significant subjects")
    _require(_between(hits.adjusted, 0, _MOST), "adjusted scores out of range")
    _require(_between(hits.reverse[~np.isnan(hits.reverse)], -1, _MOST), "scores of the reversed query")
    if found.significance.available:
        for values in (hits.bits, hits.log10_evalues, hits.matrix_log10_evalues):
            _require(_between(values, -_MOST, _MOST), "bits or E-values out of range")


def _check_reported(found: QueryResult) -> None:
    """Raise ValueError for figures that no table of another program has."""
    hits = found.hits
    _require(found.scores is None and found.score_statistics is None, "scores of another program")
    _require(bool((hits.scores == NOT_SCORED).all()), "hits of another program with scores")
    _require(len(hits) == found.significant, "hits that are not there")
    for values in (hits.bits, hits.log10_evalues, *(hits.values(key) for key in hits.reported)):
        _require(bool((np.isnan(values) | (values < _MOST)).all()), "figures out of range")


def _check_score_statistics(found: QueryResult, database: KeptDatabase) -> None:
    """Raise ValueError unless what is kept of scores is that of all subjects."""
    kept = found.score_statistics
    if kept is None:
        raise ValueError("neither scores nor what is kept of them")
    counts, ranked = kept.counts, kept.ranked
    shape = counts.groups.shape
    _require(found.compared == database.n_sequences, "no scores of a search that was cancelled")
    _require(len(shape) == 1 and shape == counts.scores.shape == counts.counts.shape, "counts of scores")
    _require(counts.lengths.ndim == 1 and _between(counts.lengths, 0, _MOST), "lengths of groups")
    _require(counts.groups.size > 0, "no counts")
    _require(int(counts.groups.max()) + 1 == counts.lengths.size, "groups without counts")
    _require(bool((counts.sizes > 0).all()) and int(counts.counts.min(initial=1)) > 0, "empty groups")
    _require(int(counts.scores.min(initial=0)) >= 0, "scores below 0")
    _require(counts.total == np.count_nonzero(database.lengths), "counts of another database")
    _require(0 <= ranked.beyond_doubt <= ranked.size <= database.n_sequences, "ranks of another database")
    _require(ranked.log10_evalues.shape == ranked.ranks.shape, "E-values of other ranks")
    _require(_between(ranked.log10_evalues, -_MOST, _MOST), "E-values out of range")
    _require(kept.raised is None or 0 <= kept.raised <= counts.total, "subjects of another database")
    candidates = kept.candidates
    _require(candidates.ndim == 1 and candidates.shape == kept.candidate_scores.shape, "candidates")
    _require(
        bool(((candidates >= 0) & (candidates < database.n_sequences)).all()),
        "candidates of another database",
    )


def _between(values: NDArray[Any], least: float, most: float) -> bool:
    """Whether all numbers lie between two bounds; NaN does not."""
    return bool(((values > least) & (values < most)).all())


def _require_counts(found: Any, *names: str) -> None:
    """Raise ValueError if a count or a time is negative."""
    _require(all(getattr(found, name) >= 0 for name in names), "a count below 0")


def _check_statistics(parameters: GumbelParameters) -> None:
    """Raise ValueError for statistics that are available but cannot give E-values."""
    p = parameters
    _require(max(abs(p.gap_open), abs(p.gap_extend)) < _MOST, "gap costs without end")
    if p.available:
        positive = (p.lambda_, p.K, p.H, p.alpha, p.sigma, p.alpha_u)
        _require(all(1 / _MOST < figure < _MOST for figure in positive), "statistics out of range")
        _require(all(abs(figure) < _MOST for figure in (p.a, p.a_u)), "statistics out of range")


def _check_profile(profile: Profile) -> None:
    m = len(profile.query)
    for array, shape in (
        (profile.scores, (m, N_AMINO_ACIDS)),
        (profile.frequencies, (m, N_AMINO_ACIDS)),
        (profile.targets, (m, N_AMINO_ACIDS)),
        (profile.gaps, (m,)),
        (profile.observations, (m,)),
        (profile.rows, (m,)),
    ):
        _require(array.shape == shape, "a profile of another length")


def _require(holds: bool, what: str) -> None:
    if not holds:
        raise ValueError(what)
