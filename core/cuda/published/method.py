"""What a published algorithm promises the engine that runs it."""

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
"""Stands for a score that left a method's range: the engine computes the subject again in 32 bits."""


@dataclass(eq=False, slots=True)
class LoadedBatch:
    """A batch on a device.

    Parameters
    ----------
    buffers : all that it holds of the device's memory; the engine frees them
    n_bytes : their sizes' sum
    extra : what the method wants to remember of it; host arrays of copies that may be under way among it
    """

    buffers: tuple[DeviceBuffer, ...]
    n_bytes: int
    extra: Any = field(default=None)


@dataclass(frozen=True, slots=True)
class Launch:
    """A kernel launch that may be asked for after the one before it.

    Parameters
    ----------
    cells : real cells of the dynamic programming matrices that it accounts for
    enqueue : asks a stream for it; called once, from the session's thread
    """

    cells: int
    enqueue: Callable[[Stream], None]


class Method(Protocol):
    """A published algorithm, for one query on one device; used from the session's thread alone.

    The constructor makes the query's profile and the like and uploads it; it is cheap enough for every query.
    It raises what `core.cuda.session.Session` raises, and holds nothing then.

    Attributes
    ----------
    layout_key : batches of equal database, range and layout_key are the same on a device, whatever the query
        and the scheme: what was loaded for one query serves the next
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
        """Return the device memory that the batch's launches keep their state in, the scores counted."""
        ...

    def launches(self, loaded: LoadedBatch, state: DeviceBuffer, cells_per_launch: int) -> Sequence[Launch]:
        """Return the launches that compute a batch, each of about `cells_per_launch` cells.

        They are asked for in order on one stream, and the state is this batch's until they are done; its
        contents are undefined at first. The cells' sum is the query's length times the batch's residues.
        """
        ...

    def scores(self, loaded: LoadedBatch, state: DeviceBuffer) -> tuple[DeviceBuffer, int]:
        """Return where the launches leave int32[n] scores in the subjects' order: a buffer, bytes into it.

        `BEYOND` stands for one that the method cannot represent.
        """
        ...

    def close(self) -> None:
        """Free what the constructor allocated; nothing of it is under way any more."""
        ...
