"""What every search engine promises."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, Protocol

import numpy as np
from numpy.typing import NDArray

from swathe.core.cancel import CancelToken
from swathe.core.cuda.devices import Device
from swathe.core.database import PackedDatabase
from swathe.core.errors import InvalidRequest
from swathe.core.scoring.scheme import Scoring

NOT_COMPARED = -1
"""Score of a subject that a cancelled search did not reach."""

MAX_SCORE: Final = 2**30
"""Scores stay below this (`check_scores_fit`), so sums and differences of two of them fit 32 bits."""


def check_scores_fit(query_length: int, scheme: Scoring, database: PackedDatabase) -> None:
    """Raise InvalidRequest for a query so long that a score could leave 32 bits; every engine asks first."""
    if min(query_length, database.longest) * max(scheme.highest, 0) >= MAX_SCORE:
        raise InvalidRequest(
            "query",
            f"A query of {query_length:,} residues is too long for {scheme.name}: "
            "scores could leave 32 bits.",
            "Search with a part of it.",
        )


@dataclass(frozen=True, slots=True)
class EngineInfo:
    """An engine as users choose it.

    Parameters
    ----------
    kernels : (name, label) of each
    reason : why it cannot run here, in words that end a sentence, without its full stop; empty when it can
    devices : the GPUs it can use
    unsupported : GPUs that are here and cannot be used, each with the reason
    driver_version : the newest CUDA version that the driver supports; None without a driver or for the CPU
    """

    name: str
    label: str
    kernels: tuple[tuple[str, str], ...]
    reason: str = ""
    devices: tuple[Device, ...] = ()
    unsupported: tuple[tuple[Device, str], ...] = ()
    driver_version: str | None = None

    @property
    def available(self) -> bool:
        """Whether the engine can run on this machine."""
        return not self.reason


class Engine(Protocol):
    """Score queries against databases exactly.

    An engine keeps what it prepared for a database (packed batches, device memory) until `close` or until it
    is given another database. It is used from one thread at a time; its own threads are its own affair.
    """

    name: str
    label: str
    """What runs, in words: ``CPU, 2 threads, AVX2``; a GPU's tells the memory that is taken, and changes."""
    kernel: str
    devices: tuple[Device, ...]
    """The GPUs it was opened with."""
    warnings: list[str]
    """What went wrong since it was opened without spoiling a result, a sentence each; it only grows."""

    def score(
        self,
        query: NDArray[np.uint8],
        scheme: Scoring,
        database: PackedDatabase,
        scores: NDArray[np.int32],
        token: CancelToken,
    ) -> Iterator[int]:
        """Fill `scores` with the Smith-Waterman score of every subject.

        Parameters
        ----------
        query : uint8[m] residue codes, m >= 1
        scores : int32[n], in the database's stored order, given filled with `NOT_COMPARED`

        Yields
        ------
        int
            DP cells of this call finished so far (real cells: m times the residues compared), at most 50 ms
            apart, whether or not it grew; the last is m * database.n_residues.

        After `token` is cancelled the iterator returns within 50 ms; scores written by then are exact.
        Empty subjects score 0.
        """
        ...

    def close(self) -> None:
        """Free everything held; the engine is not used again."""
        ...


def takes_ahead(engine: Engine) -> bool:
    """Whether `score` may be called again, from the same thread, while a call is gone through.

    The second is to be gone through after the first; its work follows at once on that of the first.
    """
    return bool(getattr(engine, "takes_ahead", False))
