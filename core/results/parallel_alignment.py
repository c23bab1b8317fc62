"""The pairs of a query with its hits, as they are aligned: with the scores that the search ended with."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Final

import numpy as np
from numpy.typing import NDArray

from swathe.core.cancel import CancelToken
from swathe.core.results.hits import HitTable
from swathe.core.scoring.scheme import SCALE, Scoring, ScoringScheme
from swathe.core.sequences.alphabet import N_CODES
from swathe.core.statistics.adjustment import Adjustment

if TYPE_CHECKING:
    from swathe.core.alignment.bulk import QueryPairs

_MOST_TABLES: Final = 16 << 20
"""Bytes for the scores adjusted to the subjects of one `QueryPairs`."""
_MOST_PAIRS: Final = 1_000


@dataclass(frozen=True, slots=True, eq=False)
class Pair:
    """Two sequences to align.

    Parameters
    ----------
    query : uint8[m], subject : uint8[n]
    scheme : of the query, or adjusted to both sequences
    score : in the search, in the scheme's units
    """

    query: NDArray[np.uint8]
    subject: NDArray[np.uint8]
    scheme: Scoring
    score: int


def query_pairs(
    keys: NDArray[np.int64],
    query: NDArray[np.uint8],
    scheme: Scoring,
    subject: Callable[[int], NDArray[np.uint8]],
    scores: NDArray[np.int64],
    adjustment: Adjustment | None,
    token: CancelToken,
) -> Iterator[QueryPairs]:
    """Yield pairs of a query with subjects, some hundreds at a time.

    Parameters
    ----------
    keys : int64[n] identify the pairs to the caller
    scheme : of the query, not adjusted
    subject : gives the residues of a key
    scores : int64[n] by the scheme, or by the adjustment in steps of 1 / `SCALE`

    Raises `OperationCancelled` within 50 ms after `token` is cancelled.
    """
    from swathe.core.alignment.bulk import QueryPairs  # slow to import: loaded with the first alignment

    at_once = min(_MOST_PAIRS, max(1, _MOST_TABLES // (2 * N_CODES * max(query.size, 1))))
    for begin in range(0, keys.size, at_once):
        token.raise_if_cancelled()
        some = slice(begin, begin + at_once)
        subjects = list(map(subject, keys[some].tolist()))
        tables = None if adjustment is None else adjustment.tables(subjects, token)
        rows = None if adjustment is None else adjustment.rows
        yield QueryPairs.of_subjects(keys[some], query, scheme, subjects, scores[some], tables, rows)


class HitPairs:
    """The pairs of a query's hits with their final scores, adjusted or not.

    scheme : of the search
    """

    def __init__(self, table: HitTable, scheme: ScoringScheme) -> None:
        self._table = table
        self._scoring = scheme.of(table.query)

    @cached_property
    def _adjustment(self) -> Adjustment:
        return Adjustment(self._table.query.codes, self._scoring)

    def of(self, row: int) -> Pair:
        """Return the pair of a row of the table."""
        table = self._table
        subject = table.database.codes(int(table.subjects[row]))
        if not np.isfinite(table.reverse[row]):
            return Pair(table.query.codes, subject, self._scoring, int(table.scores[row]))
        score = round(float(table.adjusted[row]) * SCALE)
        return Pair(table.query.codes, subject, self._adjustment.scheme(subject), score)

    def groups(self, rows: NDArray[np.int64], token: CancelToken) -> Iterator[QueryPairs]:
        """Yield the pairs of some rows of the table, int64[k]; their keys are rows.

        Raises `OperationCancelled` within 50 ms after `token` is cancelled.
        """
        table = self._table

        def subject(row: int) -> NDArray[np.uint8]:
            return table.database.codes(int(table.subjects[row]))

        is_adjusted = np.isfinite(table.reverse[rows])
        for adjusted in (False, True):
            some = rows[is_adjusted == adjusted]
            if not some.size:
                continue
            scores = np.rint(table.adjusted[some] * SCALE) if adjusted else table.scores[some]
            adjustment = self._adjustment if adjusted else None
            yield from query_pairs(
                some, table.query.codes, self._scoring, subject, scores.astype(np.int64), adjustment, token
            )
