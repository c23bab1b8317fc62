"""The real kernels/traceback.cu on the processor: alignments to the letter those of `align`."""

from __future__ import annotations

from swathe.core.alignment.bulk import PackedPairs
from swathe.core.cuda.aligner import GpuAligner
from tests.core.alignment.test_bulk import Random, aligned, assert_same, one_by_one
from tests.core.cuda.fake_session import Fleet, fake_device
from tests.kernels import cuda_on_cpu
from tests.long_run import at_random

pytestmark = cuda_on_cpu.needed


class OnDevice:
    """A fake device that counts what it takes."""

    def __init__(self, memory_bytes=1 << 30) -> None:
        self.warnings: list[str] = []
        self.fleet = Fleet()
        self.aligner = GpuAligner([fake_device(memory_bytes=memory_bytes)], self.warnings, self.fleet.open)
        self.taken = 0

    @property
    def batches(self) -> int:
        return self.aligner.batches

    def begin(self, pairs: PackedPairs):
        some, future = self.aligner.begin(pairs)
        self.taken += some.size
        return some, future

    def fail(self, error) -> None:
        self.aligner.fail(error)


@at_random(25, 400)
def test_equals_one_by_one(n_cases) -> None:
    draw = Random(n_cases)
    groups = [draw.group() for _ in range(n_cases)]
    device = OnDevice()
    try:
        found = aligned(groups, device=device)
    finally:
        device.aligner.close()
    assert device.warnings == []
    assert device.taken > 0
    for group, of_group in found:
        assert_same(of_group, one_by_one(group))
