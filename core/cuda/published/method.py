"""A published algorithm as the worker of a device runs it, and what all of them have in common."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from swathe.core.cuda.devices import Device
from swathe.core.cuda.launch import DeviceBuffer, Stream
from swathe.core.cuda.session import Session
from swathe.core.database import Subjects
from swathe.core.errors import DeviceMemoryError
from swathe.core.scoring.scheme import Scoring
from swathe.kernels.registry import KernelBuild

_ALIGNMENT: Final = 256
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


class Method(ABC):
    """A published algorithm, for one query on one device; used from the session's thread alone.

    The constructor uploads the query's profile; it is cheap enough for every query. It raises what
    `core.cuda.session.Session` raises, after freeing what it allocated.

    Attributes
    ----------
    layout_key : batches with equal database, range and layout_key are the same on a device whatever the query
        and the scheme, so that those loaded for one query serve the next
    builds : the kernels that it launches, the one with most of the work first
    """

    layout_key: Hashable
    builds: tuple[KernelBuild, ...]

    @abstractmethod
    def __init__(
        self,
        session: Session,
        query: NDArray[np.uint8],
        scheme: Scoring,
        options: Mapping[str, int | str],
    ) -> None:
        self._session = session
        self._m = query.size
        self._profiles: list[DeviceBuffer] = []

    @staticmethod
    def why_not(query_length: int, scheme: Scoring, device: Device, options: Mapping[str, int | str]) -> str:
        """Return why the method cannot compute a query on a device, a sentence; empty where it can."""
        return ""

    @abstractmethod
    def take(self, lengths: NDArray[np.int32], budget: int) -> int:
        """Return how many of the longest of these subjects make the next batch.

        lengths : int32[n], ascending
        budget : bytes of device memory for the batch's layout and state together

        At least 1; raises DeviceMemoryError where not even the longest subject fits.
        """

    @abstractmethod
    def load(self, subjects: Subjects, stream: Stream) -> LoadedBatch:
        """Lay a batch out and enqueue the copies on `stream`; launches on other streams have to wait for it.

        subjects : none of them empty
        """

    @abstractmethod
    def part(self, loaded: LoadedBatch, begin: int, end: int) -> LoadedBatch:
        """Return subjects `begin` to `end` of a batch as a batch, from the same device memory.

        Its launches may also compute subjects behind `end`, if those share a warp with some before: their
        scores follow the others, and their cells do not count.
        """

    @abstractmethod
    def state_bytes(self, loaded: LoadedBatch) -> int:
        """Return the bytes of device memory for the state of the batch's launches, including the scores.

        A part of a batch needs no more than the whole.
        """

    @abstractmethod
    def launches(self, loaded: LoadedBatch, state: DeviceBuffer, cells_per_launch: int) -> Sequence[Launch]:
        """Return the launches that compute a batch, each of about `cells_per_launch` cells.

        They are enqueued in order on one stream, and the state belongs to this batch until they are done; it
        is uninitialised at first, and begins with the scores in the end: int32[n] in the subjects' order,
        `BEYOND` for one that the method cannot represent. The launches' cells add up to the query's length
        times the batch's residues.
        """

    def close(self) -> None:
        """Free the profiles, with nothing in flight."""
        self._session.free(*self._profiles)
        self._profiles = []

    def _upload(self, profile: NDArray[Any]) -> DeviceBuffer:
        """Return a copy of a profile on the device, which `close` frees."""
        buffer = self._session.buffer(profile.nbytes)
        self._profiles.append(buffer)
        self._session.upload(buffer, profile)
        return buffer


def aligned(size: int) -> int:
    """Round up to where the next array of a state may begin."""
    return -(-size // _ALIGNMENT) * _ALIGNMENT


def ends_of(*sizes: int) -> list[int]:
    """Return where each array of a state ends, which is where the next one begins."""
    ends: list[int] = np.cumsum([aligned(size) for size in sizes]).tolist()
    return ends


def padding_of(arrays: int) -> int:
    """Return how many bytes more than their sizes so many arrays of a state need at most."""
    return arrays * _ALIGNMENT


def allocate(session: Session, sizes: Sequence[int]) -> tuple[DeviceBuffer, ...]:
    """Return buffers for a batch, all or none."""
    buffers: list[DeviceBuffer] = []
    try:
        for size in sizes:
            buffers += [session.buffer(size)]
    except DeviceMemoryError:
        session.free(*buffers)
        raise
    return tuple(buffers)


def memory_short(what: str, needed: int, budget: int) -> DeviceMemoryError:
    """Return the error for the smallest batch that does not fit, `what`, as the subject of a sentence."""
    return DeviceMemoryError(
        f"{what} need {needed / 2**20:,.1f} MiB of a GPU's memory, "
        f"and {budget / 2**20:,.1f} MiB can be used.",
        "Close other programs that use this GPU, or choose the tiled kernel or the CPU engine.",
        asked=needed,
        free=budget,
    )
