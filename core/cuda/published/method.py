"""The interface between a published algorithm and the engine that runs it."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

from swathe.core.cuda.devices import Device
from swathe.core.cuda.launch import DeviceBuffer, Stream
from swathe.core.cuda.session import Session
from swathe.core.database import Subjects
from swathe.core.scoring.scheme import Scoring
from swathe.kernels.registry import KernelBuild

BEYOND = -1
"""Stands for a score that overflowed a method's range: the engine rescores the subject in 32 bits."""


@dataclass(eq=False, slots=True)
class LoadedBatch:
    """A batch on a device.

    Parameters
    ----------
    buffers : all of its device memory; the engine frees them
    n_bytes : their total size
    extra : the method's own; includes host arrays from which copies may be in flight
    """

    buffers: tuple[DeviceBuffer, ...]
    n_bytes: int
    extra: Any = field(default=None)


@dataclass(frozen=True, slots=True)
class Launch:
    """A kernel launch that may be enqueued once the one before it is.

    Parameters
    ----------
    cells : real cells of the dynamic programming matrices that it accounts for
    enqueue : puts it on a stream; called once, from the session's thread
    """

    cells: int
    enqueue: Callable[[Stream], None]


class Method(Protocol):
    """A published algorithm, for one query on one device; used from the session's thread alone.

    The constructor makes and uploads the query's profile; it is cheap enough for every query. It raises what
    `core.cuda.session.Session` raises, after freeing what it allocated.

    Attributes
    ----------
    layout_key : batches with equal database, range and layout_key are the same on a device whatever the query
        and the scheme, so that those loaded for one query serve the next
    builds : the kernels that it launches, the one with most of the work first
    """

    layout_key: Hashable
    builds: tuple[KernelBuild, ...]

    def __init__(
        self,
        session: Session,
        query: NDArray[np.uint8],
        scheme: Scoring,
        options: Mapping[str, int | str],
    ) -> None: ...

    @staticmethod
    def why_not(query_length: int, scheme: Scoring, device: Device, options: Mapping[str, int | str]) -> str:
        """Return why the method cannot compute a query on a device, a sentence; empty where it can."""
        ...

    def take(self, lengths: NDArray[np.int32], budget: int) -> int:
        """Return how many of the longest of these subjects make the next batch.

        lengths : int32[n], ascending
        budget : bytes of device memory for the batch's layout and state together

        At least 1; raises DeviceMemoryError where not even the longest subject fits.
        """
        ...

    def load(self, subjects: Subjects, stream: Stream) -> LoadedBatch:
        """Lay a batch out and enqueue the copies on `stream`; launches on other streams have to wait for it.

        subjects : none of them empty
        """
        ...

    def state_bytes(self, loaded: LoadedBatch) -> int:
        """Return the bytes of device memory for the state of the batch's launches, including the scores."""
        ...

    def launches(self, loaded: LoadedBatch, state: DeviceBuffer, cells_per_launch: int) -> Sequence[Launch]:
        """Return the launches that compute a batch, each of about `cells_per_launch` cells.

        They are enqueued in order on one stream, and the state belongs to this batch until they are done; it
        is uninitialised at first. Their cells add up to the query's length times the batch's residues.
        """
        ...

    def scores(self, loaded: LoadedBatch, state: DeviceBuffer) -> tuple[DeviceBuffer, int]:
        """Return where the launches leave int32[n] scores in the subjects' order: a buffer, bytes into it.

        `BEYOND` stands for one that the method cannot represent.
        """
        ...

    def close(self) -> None:
        """Free what the constructor allocated, with nothing in flight."""
        ...
