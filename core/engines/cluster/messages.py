"""What travels between the client of a cluster and its workers."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from swathe.core.database import Subjects
from swathe.core.database.joined import JoinedBytes
from swathe.core.database.stored import StoredBytes
from swathe.core.engines.base import NOT_COMPARED
from swathe.core.scoring.scheme import Scoring
from swathe.kernels.permute import PermutationSpec


@dataclass(frozen=True, slots=True)
class WorkerInfo:
    """A worker, as it describes itself.

    Parameters
    ----------
    version : of Swathe
    host : the computer's name
    label, kernel : of its engine
    rate : DP cells a second that it computes with long queries, roughly
    room : bytes of residues that it keeps between searches
    gpus : their names
    permutes : whether its devices permute subjects
    """

    version: str
    host: str
    label: str
    kernel: str
    rate: float
    room: int
    gpus: tuple[str, ...] = ()
    permutes: bool = False


@dataclass(frozen=True, slots=True)
class StoredDatabase:
    """Subjects that workers have in a file of their own.

    Parameters
    ----------
    key : of the content
    path : where the client has the file: on a shared disk it is the same for all
    parts : the databases that it is joined of, in their order; usually none
    """

    key: str
    path: Path
    parts: tuple[StoredDatabase, ...] = ()


@dataclass(frozen=True, slots=True, eq=False)
class ShardTask:
    """Queries, and the subjects that a worker is to score with each of them.

    Parameters
    ----------
    number : unique
    client : of dask.distributed, that wants the scores
    version : of the client's Swathe
    queries : residue codes, uint8[m], and scoring of each
    source : a database that the worker opens, of which it scores `begin` to `end`; or subjects, or what its
        devices make them from
    keep : whether the worker is to keep the scores, which are of one query
    """

    number: str
    client: str
    version: str
    queries: tuple[tuple[NDArray[np.uint8], Scoring], ...]
    source: StoredDatabase | Subjects | PermutationSpec
    begin: int
    end: int
    keep: bool = False

    @property
    def topic(self) -> str:
        """Of the events that say how far it is: number, worker, DP cells, seconds."""
        return topic_of(self.client)


_MISSING: Final = 254
_LARGE: Final = 255
"""Bytes that stand for a subject without a score, and for a score that does not fit a byte."""


@dataclass(frozen=True, slots=True, eq=False)
class PackedScores:
    """The scores of a query in a byte each: those of chance are low, and most are.

    Parameters
    ----------
    low : uint8[n], or `_MISSING` or `_LARGE`
    large : int32[...] of those that are `_LARGE`, in their order
    """

    low: NDArray[np.uint8]
    large: NDArray[np.int32]

    @classmethod
    def of(cls, scores: NDArray[np.int32]) -> PackedScores:
        """Pack scores, int32[n]; `NOT_COMPARED` where there is none."""
        low = np.minimum(scores, _LARGE).astype(np.uint8)
        low[scores == _MISSING] = _LARGE
        low[scores == NOT_COMPARED] = _MISSING
        return cls(low, scores[low == _LARGE])

    def unpacked(self) -> NDArray[np.int32]:
        """Return the scores, int32[n]."""
        scores = self.low.astype(np.int32)
        scores[self.low == _LARGE] = self.large
        scores[self.low == _MISSING] = NOT_COMPARED
        return scores


@dataclass(frozen=True, slots=True, eq=False)
class TaskScores:
    """What a worker found.

    Parameters
    ----------
    address : of the worker, which need not be the one that was asked
    scores : of each query and all subjects of the task, without those that a cancelled task did not get to;
        none where the worker keeps them
    complete : whether it keeps those of all subjects
    seconds : that the engine took
    rescored : subjects whose scores overflowed; None on the CPU
    warnings : sentences of the worker's engine
    """

    address: str
    scores: tuple[PackedScores, ...]
    seconds: float
    rescored: int | None = None
    warnings: tuple[str, ...] = ()
    complete: bool = True


@dataclass(frozen=True, slots=True, eq=False)
class KeptScores:
    """Scores that a worker keeps, as the result of a task that is not fetched.

    Parameters
    ----------
    found : what is told of them
    scores, lengths : int32[n] of the subjects of the task
    """

    found: TaskScores
    scores: NDArray[np.int32]
    lengths: NDArray[np.int32]


@dataclass(frozen=True, slots=True, eq=False)
class Answer:
    """What a worker says of scores that it keeps.

    Parameters
    ----------
    address : of the worker, which need not be the one that scored at first
    value : what the question's function returned
    """

    address: str
    value: Any


@dataclass(frozen=True, slots=True)
class TaskFailure:
    """Why a worker did not do a task.

    Parameters
    ----------
    of_request : whether no other worker could do it either
    of_database : whether the worker can do tasks with other databases
    command : as in `SwatheError`
    """

    address: str
    message: str
    hint: str = ""
    of_request: bool = False
    of_database: bool = False
    command: str = ""


def topic_of(client: str) -> str:
    """Return the topic of the events that are for a client."""
    return f"swathe-{client}"


def source_of(subjects: Subjects) -> StoredDatabase | None:
    """Return the database that subjects are, or are a range of; None for subjects that are in memory."""
    whole = subjects.whole
    if whole.permutation is None and isinstance(whole.residues, StoredBytes):
        parts = whole.residues.parts if isinstance(whole.residues, JoinedBytes) else ()
        if isinstance(whole.residues, JoinedBytes) and not parts:
            return None  # a part of a database, of which workers have no file
        return StoredDatabase(
            whole.key,
            whole.residues.path,
            tuple(StoredDatabase(part.manifest.key, part.path) for part in parts),
        )
    return None


def copied(subjects: Subjects, begin: int, end: int) -> Subjects | PermutationSpec:
    """Return subjects `begin` to `end`, or what they are made from, to be sent."""
    if subjects.permutation is not None:
        return subjects.permutation.cut(begin, end)
    part = detached(subjects, begin, end)
    return Subjects(part.key, part.lengths, part.residues[:], part.offsets)


def detached(subjects: Subjects, begin: int, end: int) -> Subjects:
    """Return a range that engines prepare by itself, as if it were a database."""
    part = subjects.range(begin, end)
    return Subjects(part.key, part.lengths, part.residues, part.offsets)
