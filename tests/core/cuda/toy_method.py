"""A method that scores by the CPU's reference, on devices that are not there: it tests what runs methods."""

from __future__ import annotations

from itertools import pairwise
from typing import ClassVar

import numpy as np

from swathe.core.cancel import CancelToken
from swathe.core.cuda.published.method import BEYOND, Launch, LoadedBatch, Method, allocate
from swathe.core.engines import published as published_engine
from swathe.core.engines.cpu import CpuEngine
from swathe.core.errors import DeviceMemoryError
from swathe.kernels.registry import KernelVariant, Option
from tests.memory_database import MemoryDatabase

PER_SUBJECT = 12


class Toy(Method):
    """Exact up to a score of `limit`; a launch takes subjects up to its cells."""

    limit = 60
    layout_key = "toy"
    builds = ()
    made: ClassVar[list[Toy]] = []
    loads = 0

    def __init__(self, session, query, scheme, options) -> None:
        super().__init__(session, query, scheme, options)
        self.session, self.query, self.scheme, self.options = session, query, scheme, options
        self.profile = self._upload(np.zeros(64, np.uint8))
        type(self).made.append(self)
        self.closed = False

    @staticmethod
    def why_not(query_length, scheme, device, options) -> str:
        return "" if query_length <= 200 else f"A query of {query_length} residues is too long."

    def take(self, lengths, budget) -> int:
        needed = np.cumsum(lengths[::-1].astype(np.int64) + PER_SUBJECT)
        fitting = int(np.searchsorted(needed, budget, "right"))
        if fitting == 0:
            raise DeviceMemoryError("Fake has not enough free memory.", "", asked=int(needed[0]), free=budget)
        return fitting

    def load(self, subjects, stream) -> LoadedBatch:
        type(self).loads += 1
        self.session.fleet.loads += 1
        residues, offsets = allocate(self.session, (subjects.residues.size, subjects.offsets.nbytes))
        places = np.ascontiguousarray(subjects.offsets)
        codes = np.ascontiguousarray(subjects.residues)
        self.session.upload(residues, codes, stream)
        self.session.upload(offsets, places, stream)
        return LoadedBatch(
            (residues, offsets), residues.n_bytes + offsets.n_bytes, (subjects.lengths, 0, codes, places)
        )

    def part(self, loaded, begin, end) -> LoadedBatch:
        lengths, first, *sources = loaded.extra
        assert first == 0, "of a whole batch"
        return LoadedBatch(loaded.buffers, loaded.n_bytes, (lengths[begin:end], begin, *sources))

    def state_bytes(self, loaded) -> int:
        return 4 * loaded.extra[0].size

    def launches(self, loaded, state, cells_per_launch):
        lengths = loaded.extra[0]
        cells = lengths.astype(np.int64) * self.query.size
        groups = np.cumsum(cells) // max(cells_per_launch, 1)
        edges = [0, *(np.flatnonzero(np.diff(groups)) + 1).tolist(), lengths.size]
        return [
            Launch(int(cells[low:high].sum()), lambda stream, low=low, high=high: stream.enqueue(
                lambda: self._compute(loaded, state, low, high)
            ))
            for low, high in pairwise(edges)
        ]  # fmt: skip

    def close(self) -> None:
        assert not self.closed
        self.closed = True
        super().close()

    def _compute(self, loaded, state, low, high) -> None:
        assert not self.closed
        self.session.count_launch()
        residues, offsets = (buffer.memory for buffer in loaded.buffers)
        assert not any(buffer.freed for buffer in (*loaded.buffers, state, self.profile))
        places = offsets.view(np.int64)
        first = loaded.extra[1]
        subjects = [residues[places[i] : places[i + 1]] for i in range(first + low, first + high)]
        scores = reference(self.query, subjects, self.scheme)
        state.memory.view(np.int32)[low:high] = np.where(scores > self.limit, BEYOND, scores)


class WideToy(Toy):
    limit = 2**31 - 1
    layout_key = "wide toy"

    @staticmethod
    def why_not(query_length, scheme, device, options) -> str:
        return ""


class LongToy(WideToy):
    layout_key = "long toy"


def reference(query, subjects, scheme):
    """Return int32[n] exact scores of subjects in their order."""
    database = MemoryDatabase(subjects)
    scores = np.full(len(subjects), -1, np.int32)
    engine = CpuEngine(1, "scalar")
    for _ in engine.score(query, scheme, database, scores, CancelToken()):
        pass
    engine.close()
    found = np.empty_like(scores)
    found[database.records] = scores
    return found


OPTIONS = (
    Option("threshold", "", 100, low=1, high=1 << 30),
    Option("long", "", "antidiagonal", ("antidiagonal", "strips")),
    Option("otherwise", "", "refuse", ("inter-task", "refuse")),
)
TOYS = {"short-query": Toy, "inter-task": WideToy, "intra-task": LongToy}


def use_toys(monkeypatch) -> None:
    """Put toys in place of the real methods, and forget what they were asked for."""

    def named(name):
        options = OPTIONS if name == "short-query" else ()
        return KernelVariant(name, f"{name.capitalize()}: toy", "gpu", "toy", "", "", (32,), options=options)

    monkeypatch.setattr(published_engine, "variant_named", named)
    monkeypatch.setattr(published_engine, "method_of", TOYS.__getitem__)
    for toy in TOYS.values():
        monkeypatch.setattr(toy, "made", [])
        monkeypatch.setattr(toy, "loads", 0)
