"""A query's profile from the hits of a round: choose, align, stack, weigh."""

from __future__ import annotations

from collections.abc import Generator, Iterator

import numpy as np
from numpy.typing import NDArray

from core.cancel import CancelToken
from core.database import PackedDatabase
from core.errors import InvalidRequest
from core.hits import QueryResult, within_bound
from core.iteration.profile import Profile, build_profile
from core.iteration.stack import Stack, row_of, stacked
from core.parallel_alignment import Pair, align_many
from core.scoring import ScoringScheme
from core.statistics import GumbelParameters


def require_evalues(parameters: GumbelParameters) -> None:
    """Raise InvalidRequest where there are no E-values to choose hits by."""
    if not parameters.available:
        reason = parameters.note.removeprefix("No E-values: ")
        raise InvalidRequest(
            "inclusion",
            f"A profile is built from hits chosen by E-value, and there are none: {reason}",
            "Choose higher gap costs, or search only once.",
        )


def included_subjects(result: QueryResult, database: PackedDatabase, inclusion: float) -> NDArray[np.int64]:
    """Return the stored indexes of all subjects with an E-value up to `inclusion`, best first, int64[k].

    Whatever bound and number of hits are reported.
    """
    significance = result.significance
    subjects = within_bound(significance, result.scores, database.lengths, inclusion)
    scores = result.scores[subjects]
    log10_evalues = significance.log10_evalues(scores, database.lengths[subjects])
    return np.asarray(subjects[np.lexsort((database.records[subjects], -scores, log10_evalues))])


def profile_of(
    result: QueryResult,
    included: NDArray[np.int64],
    database: PackedDatabase,
    scheme: ScoringScheme,
    source: str,
    threads: int,
    token: CancelToken,
) -> Generator[int, None, Profile]:
    """Build the profile of some subjects of a result; yields how many are aligned, and returns it.

    Raises OperationCancelled within 50 ms after `token` is cancelled.
    """
    query = result.query
    scoring = scheme.of(query)
    pairs = (
        Pair(place, query.codes, database.codes(subject), scoring, int(result.scores[subject]))
        for place, subject in enumerate(included.tolist())
    )

    def rows() -> Iterator[NDArray[np.uint8] | None]:
        for aligned in align_many(pairs, token, threads):
            if aligned is None:
                yield None
            else:
                place, alignment = aligned
                yield row_of(alignment, database.codes(int(included[place])), len(query))

    stack: Stack = yield from stacked(query.residues, rows())
    building = build_profile(query, stack, scheme, source, token)
    while True:
        try:
            next(building)
        except StopIteration as built:
            profile: Profile = built.value
            return profile
        yield included.size
