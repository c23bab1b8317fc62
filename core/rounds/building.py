"""Build a query's profile from the hits of a round: choose, align, stack and weight them."""

from __future__ import annotations

import math
from collections.abc import Generator, Iterator
from typing import Final

import numpy as np
from numpy.typing import NDArray

from swathe.core.cancel import CancelToken
from swathe.core.database import Database
from swathe.core.errors import InvalidRequest
from swathe.core.profiles.profile import Profile, build_profile
from swathe.core.profiles.stack import Stack, row_of, stacked
from swathe.core.results.hit_pairs import query_pairs
from swathe.core.results.query_result import QueryResult
from swathe.core.scoring.scheme import SCALE, ScoringScheme
from swathe.core.scoring.significance import GumbelParameters
from swathe.core.search.request import SearchRequest
from swathe.core.search.round_options import RoundOptions
from swathe.core.sequences.low_complexity import DOUBTFUL, low_complexity
from swathe.core.sequences.sequence import subject_name
from swathe.core.statistics.adjustment import Adjustment
from swathe.core.statistics.evalues import BEYOND_DOUBT, MOVED, Judged, judge, judged_bound
from swathe.core.system.steps import map_steps

Doubts = NDArray[np.bool_]
_ABOVE: Final = 1 + 1e-9
"""By which factor a bound is raised so that no rounding excludes the hit that it is raised for."""


def require_evalues(parameters: GumbelParameters) -> None:
    """Raise InvalidRequest if there are no E-values to choose hits by."""
    if not parameters.available:
        reason = parameters.note.removeprefix("No E-values: ")
        raise InvalidRequest(
            "inclusion",
            f"A profile is built from hits chosen by E-value, and there are none: {reason}",
            "Choose higher gap costs, or search only once.",
        )


def included_hits(
    result: QueryResult,
    database: Database,
    request: SearchRequest,
    parameters: GumbelParameters,
    options: RoundOptions,
    token: CancelToken,
) -> tuple[Judged, NDArray[np.int64]]:
    """Return the subjects that a profile is built from, best first, and those that are left out of it.

    All have an E-value up to the inclusion bound, whether reported or not, or are reported and chosen by
    name; those excluded by name are in neither. A subject is left out if its adjusted score and the reversed
    query raise its E-value by more than `MOVED`, and if raising it as much again would take it above the
    bound, but for one beyond doubt (`BEYOND_DOUBT`). Where E-values rest on scores of the reversed profile
    none is: these tell already how high composition and repeats alone score.

    parameters : of the query's scoring, before any fit
    """
    query = result.query
    chosen = _named(result.hits.subjects, database, options.include)
    bound = options.inclusion
    if chosen.any():
        bound = max(bound, 10.0 ** float(result.hits.log10_evalues[chosen].max()) * _ABOVE)
    found = judge(
        result.evalues, query.codes, request.scheme.of(query), result.significance, parameters, database,
        *result.candidates(judged_bound(result.evalues, bound)), bound, token, request.threads,
    )  # fmt: skip
    subjects, scores = found.subjects, found.scores
    order = np.lexsort((database.records[subjects], -scores, found.log10_evalues))
    raised = found.log10_evalues - result.significance.log10_evalues(scores, database.lengths[subjects])
    asked = np.isin(subjects, result.hits.subjects[chosen])
    excluded = _named(subjects, database, options.exclude)
    within = ~excluded
    if bound > options.inclusion:
        within &= found.log10_evalues <= math.log10(options.inclusion)
    left_out = within & ~asked & (raised > MOVED)
    left_out &= found.log10_evalues + raised > math.log10(options.inclusion)
    left_out &= found.log10_evalues > BEYOND_DOUBT
    left_out &= result.significance.parameters.source != "fitted"
    included = (within & ~left_out) | asked
    return found.taken(order[included[order]]), subjects[order[left_out[order]]]


def _named(subjects: NDArray[np.int64], database: Database, names: tuple[str, ...] | None) -> Doubts:
    """Return which of some subjects have one of these names, bool[k]."""
    if not names:
        return np.zeros(subjects.size, np.bool_)
    wanted = frozenset(names)
    records = database.records[subjects].tolist()
    return np.array(
        [
            subject_name(database.header(subject), record) in wanted
            for subject, record in zip(subjects.tolist(), records, strict=True)
        ],
        np.bool_,
    )


def profile_of(
    result: QueryResult,
    included: Judged,
    database: Database,
    scheme: ScoringScheme,
    source: str,
    threads: int,
    token: CancelToken,
) -> Generator[int, None, tuple[Profile, Doubts]]:
    """Build the profile of some subjects of a result; yields how many are aligned.

    Returns the profile, and which alignments are mostly of low complexity, bool[k].

    Raises OperationCancelled within 50 ms after `token` is cancelled.
    """
    from swathe.core.alignment.bulk import align_pairs  # slow to import

    query = result.query
    scoring = scheme.of(query)
    subjects = included.subjects.tolist()
    low_before = np.cumsum(np.append(0, low_complexity(query.residues)))
    low = np.zeros(len(subjects), np.bool_)
    adjustment = Adjustment(query.codes, scoring) if result.evalues == "adjusted" else None

    def rows() -> Iterator[NDArray[np.uint8] | None]:
        scores = included.scores if adjustment is None else np.rint(included.adjusted * SCALE)
        groups = query_pairs(
            np.arange(len(subjects)), query.codes, scoring, database.residues, database.offsets,
            included.subjects, scores.astype(np.int64),
            None if adjustment is None else lambda: adjustment, token,
        )  # fmt: skip
        for aligned in align_pairs(groups, token, threads):
            if aligned is None:
                yield None
                continue
            group, alignments = aligned
            for place, of_group in enumerate(group.keys.tolist()):
                begin, end = int(alignments.query_start[place]), int(alignments.query_end[place])
                low[of_group] = 100 * (low_before[end] - low_before[begin]) >= DOUBTFUL * (end - begin)
                yield row_of(alignments.bare(place), database.codes(subjects[of_group]), len(query))

    stack: Stack = yield from stacked(query.residues, rows())
    building = build_profile(query, stack, scheme, source, token)
    profile = yield from map_steps(building, lambda _: len(subjects))
    return profile, low
