"""The pairs of a query with its hits, as they are aligned: with the scores that the search ended with."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Sequence
from dataclasses import dataclass
from functools import cache, cached_property, partial
from itertools import groupby
from typing import TYPE_CHECKING, Any, Final

import numpy as np
from numpy.typing import NDArray

from swathe.core.cancel import CancelToken
from swathe.core.database import Database
from swathe.core.database.stored import SomeBytes, StoredBytes, gathered
from swathe.core.errors import SwatheError
from swathe.core.results.hits import NOT_SCORED, HitTable, subject_label
from swathe.core.scoring.scheme import SCALE, PositionScheme, Scoring, ScoringScheme
from swathe.core.sequences.alphabet import N_CODES
from swathe.core.statistics.adjustment import Adjustment

if TYPE_CHECKING:
    from swathe.core.alignment.alignment import Alignment, Region
    from swathe.core.alignment.bulk import Group, QueryPairs

_MOST_PAIRS: Final = 250
"""Pairs that one thread makes ready at a time where scores are adjusted: some 5 ms."""
_MOST_PLAIN: Final = 2_000
"""The same where they are not."""
_MOST_TABLES: Final = 4 << 20
"""Bytes of adjusted scores that it makes: fewer pairs of a long PSSM."""
_ROWS: Final = 32
"""Rows of a table that is adjusted from a matrix."""


@dataclass(frozen=True, slots=True, eq=False)
class Pair:
    """Two sequences to align.

    Parameters
    ----------
    query : uint8[m], subject : uint8[n]
    scheme : of the query, or adjusted to both sequences
    score : in the search, in the scheme's units
    region : that is aligned, whatever its score; None: where the score is
    """

    query: NDArray[np.uint8]
    subject: NDArray[np.uint8]
    scheme: Scoring
    score: int
    region: Region | None = None

    def align_steps(self) -> Generator[None, None, Alignment]:
        """Return the alignment; yields and raises as `core.alignment.alignment.align_steps` does."""
        from swathe.core.alignment import alignment  # slow to import: loaded with the first alignment

        if self.region is not None:
            return alignment.align_region_steps(self.query, self.subject, self.scheme, self.region)
        return alignment.align_steps(self.query, self.subject, self.scheme, self.score)


def query_pairs(
    keys: NDArray[np.int64],
    query: NDArray[np.uint8],
    scheme: Scoring,
    residues: SomeBytes,
    offsets: NDArray[np.int64],
    subjects: NDArray[np.int64],
    scores: NDArray[np.int64],
    adjustment: Callable[[], Adjustment] | None,
    token: CancelToken,
    regions: NDArray[np.int64] | None = None,
) -> Iterator[Group]:
    """Yield pairs of a query with subjects, some hundreds or thousands each, or functions that return them.

    Parameters
    ----------
    keys : int64[n] identify the pairs to the caller
    scheme : of the query, not adjusted
    residues, offsets : of the database; subjects : int64[n] stored indexes
    scores : int64[n] by the scheme, or by the adjustment in steps of 1 / `SCALE`
    adjustment : returns that of the query; None: the scores are not adjusted
    token : once it is cancelled, `OperationCancelled` is raised within 50 ms
    regions : int64[n, 4] that are aligned, whatever their scores; None: where the scores are
    """
    of_table = 2 * N_CODES * max(query.size if isinstance(scheme, PositionScheme) else 0, _ROWS)
    at_once = _MOST_PLAIN if adjustment is None else max(1, min(_MOST_PAIRS, _MOST_TABLES // of_table))

    def pairs(some: slice) -> QueryPairs:
        from swathe.core.alignment.bulk import QueryPairs  # slow to import: loaded with the first alignment

        token.raise_if_cancelled()
        chosen = subjects[some]
        held, begins, ends = gathered(residues, offsets[chosen], offsets[chosen + 1])
        tables = rows = None
        if adjustment is not None:
            codes = [held[begin:end] for begin, end in zip(begins.tolist(), ends.tolist(), strict=True)]
            tables, rows = adjustment().tables(codes, token), adjustment().rows
        lengths = ends - begins
        within = None if regions is None else regions[some]
        return QueryPairs(
            keys[some], query, scheme, held, begins, lengths, scores[some], tables, rows, within
        )

    at_hand = adjustment is None and (not isinstance(residues, StoredBytes) or residues.held)
    for begin in range(0, keys.size, at_once):
        some = slice(begin, begin + at_once)
        yield pairs(some) if at_hand else partial(pairs, some)


class HitPairs:
    """The pairs of a query's hits with their final scores, adjusted or not.

    Hits of another program have no score here. Where its file names the region that it aligned, that is
    aligned, and else where the highest score is. `of` raises SwatheError for those without a sequence, and
    `groups` leaves them out.

    scheme : of the search
    residues : of the database, in memory; None: read as needed
    """

    def __init__(self, table: HitTable, scheme: ScoringScheme, residues: SomeBytes | None = None) -> None:
        self._table = table
        self._residues = table.database.residues if residues is None else residues
        self._scoring = scheme.of(table.query)

    @cached_property
    def _adjustment(self) -> Adjustment:
        return Adjustment(self._table.query.codes, self._scoring)

    def of(self, row: int) -> Pair:
        """Return the pair of a row of the table."""
        table = self._table
        if table.reported and table.lacks_sequence(row):
            raise _no_sequence(table, row)
        subject = table.database.codes(int(table.subjects[row]))
        if (region := table.region(row)) is not None:
            return Pair(table.query.codes, subject, self._scoring, 0, region)
        if table.scores[row] == NOT_SCORED:
            score = int(scores_of(table.query.codes, self._scoring, [subject])[0])
            return Pair(table.query.codes, subject, self._scoring, score)
        if not np.isfinite(table.reverse[row]):
            return Pair(table.query.codes, subject, self._scoring, int(table.scores[row]))
        score = round(float(table.adjusted[row]) * SCALE)
        return Pair(table.query.codes, subject, self._adjustment.scheme(subject), score)

    def groups(self, rows: NDArray[np.int64], token: CancelToken) -> Iterator[Group]:
        """Yield the pairs of some rows of the table, int64[k], or functions that return them; keys are rows.

        Once `token` is cancelled, `OperationCancelled` is raised within 50 ms.
        """
        table = self._table
        if table.reported:
            yield from self._computed(rows, token)
            return
        is_adjusted = np.isfinite(table.reverse[rows])
        for adjusted in (False, True):
            some = rows[is_adjusted == adjusted]
            scores = np.rint(table.adjusted[some] * SCALE) if adjusted else table.scores[some]
            yield from query_pairs(
                some, table.query.codes, self._scoring, self._residues, table.database.offsets,
                table.subjects[some], scores.astype(np.int64),
                (lambda: self._adjustment) if adjusted else None, token,
            )  # fmt: skip

    def _computed(self, rows: NDArray[np.int64], token: CancelToken) -> Iterator[Group]:
        """Yield what `groups` does of hits that another program found."""
        table = self._table
        subjects = table.subjects[rows]
        there = (table.database.lengths[subjects] > 0) & (len(table.query) > 0)
        rows = rows[there]
        regions = table.regions(rows)
        named = regions[:, 0] >= 0
        yield from query_pairs(
            rows[named], table.query.codes, self._scoring, self._residues, table.database.offsets,
            table.subjects[rows[named]], np.zeros(np.count_nonzero(named), np.int64), None, token,
            regions[named],
        )  # fmt: skip
        rows = rows[~named]
        for begin in range(0, rows.size, _MOST_PAIRS):
            some = rows[begin : begin + _MOST_PAIRS]
            token.raise_if_cancelled()
            subjects = table.subjects[some]
            codes = [table.database.codes(subject) for subject in subjects.tolist()]
            yield from query_pairs(
                some, table.query.codes, self._scoring, self._residues, table.database.offsets, subjects,
                scores_of(table.query.codes, self._scoring, codes).astype(np.int64), None, token,
            )  # fmt: skip


def scores_of(
    query: NDArray[np.uint8], scheme: Scoring, subjects: Sequence[NDArray[np.uint8]]
) -> NDArray[np.int32]:
    """Return the Smith-Waterman scores of some subjects with a query, int32[subjects]."""
    from swathe.core.alignment import gotoh  # compiled code: loaded where it is needed

    offsets = np.cumsum([0, *(one.size for one in subjects)])
    state = gotoh.RowState(gotoh.striped(scheme.table(query)), query.size, scheme)
    return state.scores(np.concatenate([np.empty(0, np.uint8), *subjects]), offsets)


def _no_sequence(table: HitTable, row: int) -> SwatheError:
    what = "the query" if not len(table.query) else subject_label(table, row, table.header(row))
    return SwatheError(
        f"The sequence of {what} is not in the file that was read.",
        "Add the FASTA files of queries and database.",
    )


def row_pairs(
    first: Database,
    queries: NDArray[np.int64],
    second: Database,
    subjects: NDArray[np.int64],
    scheme: ScoringScheme,
    scores: tuple[NDArray[Any], NDArray[np.float64], NDArray[np.float64]],
    token: CancelToken,
) -> Iterator[Group]:
    """Yield the pairs of a query in rows of a table, or functions that return them; their keys are rows.

    Parameters
    ----------
    queries, subjects : int64[n] stored indexes in the first and the second database
    scores : `scores`, `adjusted` and `reverse` of the rows, as in `core.results.hits.HitTable`
    """
    of_scheme, adjusted, reverse = scores
    order = np.lexsort((subjects, queries)).tolist()
    for query, of_query in groupby(order, lambda row: int(queries[row])):
        rows, codes = np.array([*of_query]), first.codes(query)
        adjustment = cache(partial(Adjustment, codes, scheme))
        is_adjusted = np.isfinite(reverse[rows])
        for some, wanted, how in (
            (rows[~is_adjusted], of_scheme[rows[~is_adjusted]], None),
            (rows[is_adjusted], np.rint(adjusted[rows[is_adjusted]] * SCALE), adjustment),
        ):
            yield from query_pairs(
                some, codes, scheme, second.residues, second.offsets, subjects[some],
                wanted.astype(np.int64), how, token,
            )  # fmt: skip
