"""Copies with a permuted query: of a sequence by swapping query and subject, of a PSSM one by one."""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import replace
from typing import Final

import numpy as np
import xxhash
from numpy.typing import NDArray

from swathe.core.cancel import CancelToken
from swathe.core.database import Subjects
from swathe.core.database.subjects import in_memory
from swathe.core.engines.base import NOT_COMPARED, Engine
from swathe.core.permutation.copies import CopyRange
from swathe.core.permutation.permutation import fill_copies, permuted_places, subject_key
from swathe.core.permutation.scorers import CopiesToScore, CopyScorer, ScoredCopies
from swathe.core.scoring.scheme import PositionScheme, Scoring, ScoringScheme
from swathe.core.statistics.permutation_options import Shuffled
from swathe.core.system.steps import TICK_SECONDS

_MOST_SCORES: Final = 16_000_000
"""The most scores in memory, of subjects that are scored together with all copies: four bytes each."""
_BLOCK_RESIDUES: Final = 4_000_000
"""Residues of the subjects' copies that are made at the same time."""
_ALL_BITS: Final = 2**64 - 1


def scorer_of(shuffled: Shuffled, scoring: Scoring, scorer: CopyScorer, engine: Engine) -> CopyScorer:
    """Return what scores copies of a query's pairs.

    Parameters
    ----------
    shuffled : what is permuted
    scoring : of the query
    scorer : that permutes subjects
    engine : that scores queries
    """
    if shuffled == "subject":
        return scorer
    if shuffled == "query" and isinstance(scoring, ScoringScheme):
        return SwappedRoles(scorer)
    return CopyByCopy(engine, subjects_too=shuffled == "both")


class SwappedRoles:
    """Permute a query by swapping it with the subject, which does not change the score of a pair.

    scorer : permutes subjects and scores the copies
    """

    def __init__(self, scorer: CopyScorer) -> None:
        self._scorer = scorer

    def score_copies(self, work: CopiesToScore, token: CancelToken) -> Iterator[int | list[ScoredCopies]]:
        """Score copies of the query with every subject; see `core.permutation.scorers.CopyScorer`."""
        assert isinstance(work.scoring, ScoringScheme)
        query = in_memory(np.array([work.query.size], np.int32), np.array(work.query))
        scoring, it = work.scoring.transposed, np.zeros(1, np.int64)
        done = 0
        for place, stored in enumerate(work.subjects.tolist()):
            subject = np.array(work.database.codes(stored))
            swapped = CopiesToScore(subject, scoring, query, it, work.permutations, work.seed)
            for news in self._scorer.score_copies(swapped, token):
                if isinstance(news, int):
                    yield done + news
                else:
                    yield [ScoredCopies(replace(of.copy_range, subject=place), of.scores) for of in news]
            if token.cancelled:
                return
            done += work.query.size * subject.size * work.permutations


class CopyByCopy:
    """Permute the query on the processor, while an engine scores each of its copies with all subjects.

    Where subjects are permuted, too, copy k of a query is scored with copy k of each subject. The positions
    of a PSSM are permuted together with their scores.

    Parameters
    ----------
    engine : scores one query with many subjects
    subjects_too : whether subjects are permuted as well
    """

    def __init__(self, engine: Engine, *, subjects_too: bool) -> None:
        self._engine = engine
        self._subjects_too = subjects_too

    def score_copies(self, work: CopiesToScore, token: CancelToken) -> Iterator[int | list[ScoredCopies]]:
        """Score copies of the query with every subject; see `core.permutation.scorers.CopyScorer`."""
        lengths = work.database.lengths[work.subjects]
        each = max(1, _MOST_SCORES // work.permutations)
        done, due = 0, 0.0
        for begin in range(0, lengths.size, each):
            places = begin + np.argsort(lengths[begin : begin + each], kind="stable")
            scores = np.full((work.permutations, places.size), NOT_COMPARED, np.int32)
            cells = work.query.size * int(lengths[places].sum(dtype=np.int64))
            for k, (query, scoring, subjects) in enumerate(self._copies(work, places)):
                for now in self._engine.score(query, scoring, subjects, scores[k], token):
                    if time.monotonic() >= due:
                        yield done + now
                        due = time.monotonic() + TICK_SECONDS
                if token.cancelled:
                    return
                done += cells
            yield [
                ScoredCopies(CopyRange(place, 0, work.permutations), np.array(scores[:, column]))
                for column, place in enumerate(places.tolist())
            ]
            yield done

    def _copies(
        self, work: CopiesToScore, places: NDArray[np.int64]
    ) -> Iterator[tuple[NDArray[np.uint8], Scoring, Subjects]]:
        """Yield each copy of the query with its scoring and the subjects to score."""
        sources = [np.array(work.database.codes(stored)) for stored in work.subjects[places].tolist()]
        lengths = np.array([source.size for source in sources], np.int32)
        subjects = in_memory(lengths, np.concatenate(sources))
        keys = [subject_key(source, work.seed) for source in sources]
        query_key = _query_key(work)
        if self._subjects_too:
            # With equal keys, a sequence compared with itself would be permuted the same way, and every copy
            # would have the highest score.
            query_key ^= _ALL_BITS
        block = max(1, _BLOCK_RESIDUES // max(subjects.n_residues, work.query.size))
        for first in range(0, work.permutations, block):
            behind = min(first + block, work.permutations)
            residues = np.empty((behind - first if self._subjects_too else 0, subjects.n_residues), np.uint8)
            for source, key, offset in zip(sources, keys, subjects.offsets.tolist(), strict=False):
                copies = np.empty((residues.shape[0], source.size), np.uint8)
                fill_copies(source, key, first, copies)
                residues[:, offset : offset + source.size] = copies
            orders = permuted_places(work.query.size, query_key, first, behind)
            for place, order in enumerate(orders):
                if self._subjects_too:
                    subjects = in_memory(lengths, residues[place])
                yield *_permuted(work, order), subjects


def _query_key(work: CopiesToScore) -> int:
    """Return the key of a query's copies, made as a subject's is; equal PSSMs have equal copies."""
    if isinstance(work.scoring, PositionScheme):
        return xxhash.xxh3_64_intdigest(work.scoring.query.scores.tobytes(), work.seed)
    return subject_key(work.query, work.seed)


def _permuted(work: CopiesToScore, order: NDArray[np.int64]) -> tuple[NDArray[np.uint8], Scoring]:
    """Return a query with its positions in the given order, and its scoring."""
    codes = work.query[order]
    if not isinstance(work.scoring, PositionScheme):
        return codes, work.scoring
    scoring = work.scoring
    pssm = replace(scoring.query, codes=codes, scores=scoring.query.scores[order])
    return pssm.codes, replace(scoring, query=pssm)
