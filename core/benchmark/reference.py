"""Reference scores, which a measurement must reproduce before its figures count."""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from swathe.core.cancel import CancelToken, OperationCancelled
from swathe.core.database import Subjects
from swathe.core.engines.base import NOT_COMPARED, Engine
from swathe.core.scoring.scheme import ScoringScheme
from swathe.core.sequences.sequence import Sequence

KERNEL: Final = "lanes"
OTHER_KERNEL: Final = "scalar"
"""Checks the reference's own kernel: it shares no code with it."""
ALL_CELLS: Final = {KERNEL: 20e9, OTHER_KERNEL: 1e9}
"""Cells up to which every subject is checked: about a second on two cores."""
RANDOM_SUBJECTS: Final = 2_000
"""Randomly drawn subjects of a larger database that are checked, the same for every query."""
BEST_SUBJECTS: Final = 100
"""Best-scoring subjects that are checked in addition."""
_SEED: Final = 20


def kernel_for(engine: str, kernel: str) -> str:
    """Return the CPU kernel that checks a kernel."""
    return OTHER_KERNEL if (engine, kernel) == ("cpu", KERNEL) else KERNEL


@dataclass(frozen=True, slots=True, eq=False)
class ReferenceScores:
    """Reference scores of one query, database and scheme.

    Parameters
    ----------
    kernel : that computed them
    subjects : int64[k] stored indices of the scored subjects, ascending; all of the database or a sample
    scores : int32[k]
    n_sequences : of the database
    """

    kernel: str
    subjects: NDArray[np.int64]
    scores: NDArray[np.int32]
    n_sequences: int

    @property
    def complete(self) -> bool:
        """Whether every subject was scored."""
        return len(self.subjects) == self.n_sequences

    @property
    def words(self) -> str:
        """Which scores are compared, and with what, in words."""
        if self.complete:
            which = f"all {self.n_sequences:,} scores"
        else:
            some = f"{len(self.subjects):,} at random and the best {BEST_SUBJECTS}"
            which = f"{some} of {self.n_sequences:,} scores"
        return f"{which}, against the {self.kernel} kernel"

    def wrong(self, scores: NDArray[np.int32]) -> NDArray[np.int64]:
        """Return the stored indices at which scores, int32[n], differ."""
        wrong: NDArray[np.int64] = self.subjects[scores[self.subjects] != self.scores]
        return wrong


def subjects_to_check(kernel: str, query_length: int, database: Subjects) -> NDArray[np.int64]:
    """Return the stored indices, int64[k], that a reference scores."""
    n = database.n_sequences
    if n <= RANDOM_SUBJECTS or query_length * database.n_residues <= ALL_CELLS[kernel]:
        return np.arange(n)
    return np.sort(np.random.default_rng(_SEED).choice(n, RANDOM_SUBJECTS, replace=False))


def make_reference(
    engine: Engine,
    query: Sequence,
    scheme: ScoringScheme,
    database: Subjects,
    token: CancelToken,
) -> Generator[int, None, ReferenceScores]:
    """Compute reference scores on a CPU engine; yields the cells done, at most 50 ms apart.

    Raises OperationCancelled.
    """
    subjects = subjects_to_check(engine.kernel, len(query), database)
    scored = database if len(subjects) == database.n_sequences else database.chosen(subjects)
    scores = yield from _score(engine, query, scheme, scored, token)
    return ReferenceScores(engine.kernel, subjects, scores, database.n_sequences)


def wrong_among_the_best(
    engine: Engine,
    query: Sequence,
    scheme: ScoringScheme,
    database: Subjects,
    found: NDArray[np.int32],
    token: CancelToken,
) -> Generator[int, None, NDArray[np.int64]]:
    """Score the best-scoring subjects again and return the stored indices of scores that differ.

    `engine` is a CPU engine; `found` holds the scores to check, int32[n]. Yields the cells done. Raises
    OperationCancelled.
    """
    best = np.sort(np.argpartition(found, -BEST_SUBJECTS)[-BEST_SUBJECTS:])
    scores = yield from _score(engine, query, scheme, database.chosen(best), token)
    wrong: NDArray[np.int64] = best[found[best] != scores]
    return wrong


def _score(
    engine: Engine, query: Sequence, scheme: ScoringScheme, subjects: Subjects, token: CancelToken
) -> Generator[int, None, NDArray[np.int32]]:
    scores = np.full(subjects.n_sequences, NOT_COMPARED, np.int32)
    yield from engine.score(query.codes, scheme.of(query), subjects, scores, token)
    if token.cancelled:
        raise OperationCancelled
    return scores
