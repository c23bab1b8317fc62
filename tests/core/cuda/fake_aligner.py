"""What aligns pairs on a GPU, on one that is not there: the real kernel on the processor."""

from __future__ import annotations

import threading
from concurrent.futures import Future
from typing import Self

import numpy as np
from numpy.typing import NDArray

from swathe.core.alignment.bulk import KernelOutput, PackedPairs
from swathe.core.cuda.aligner import GpuAligner
from tests.core.cuda.fake_session import Fleet, fake_device


class FakeAligner(GpuAligner):
    """Counts the pairs that it takes, and says when it has begun; closes at the end of a with block."""

    def __init__(self, memory_bytes: int = 8 << 30, devices: int = 1) -> None:
        self.fleet = Fleet()
        self.warnings: list[str] = []
        self.taken = 0
        self.begun = threading.Event()
        some = [fake_device(k, memory_bytes=memory_bytes) for k in range(devices)]
        super().__init__(some, self.warnings, open_session=self.fleet.open)

    def begin(self, pairs: PackedPairs) -> tuple[NDArray[np.int64], Future[KernelOutput]]:
        some, future = super().begin(pairs)
        self.taken += some.size
        self.begun.set()
        return some, future

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()
        assert self.fleet.bytes_held == 0
