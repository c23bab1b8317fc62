"""What a kernel takes of a device, as it was compiled for it."""

from __future__ import annotations

from dataclasses import dataclass

from swathe.core.cuda.occupancy import occupancy
from swathe.core.cuda.session import Session
from swathe.kernels.registry import KernelBuild


@dataclass(frozen=True, slots=True)
class BuildResources:
    """A kernel on a device.

    Parameters
    ----------
    kernel : its source and entry, ``inter_task.cu: inter_task``
    registers : of a thread
    shared_bytes : of a block, static and dynamic
    threads : of a block
    resident_blocks : that a multiprocessor holds at a time
    occupancy : share of the warps that a multiprocessor can hold, 0 to 1
    limit : what stops one more block of a multiprocessor
    """

    kernel: str
    registers: int
    shared_bytes: int
    threads: int
    resident_blocks: int
    occupancy: float
    limit: str


def resources_of(session: Session, build: KernelBuild) -> BuildResources:
    """Return what a build takes of the session's device; compiles it if that was not done."""
    kernel = session.kernel(build.source, build.defines_map(), build.entry, build.shared_bytes)
    device = session.device
    found = occupancy(
        kernel.registers, kernel.shared_bytes, build.threads, device.multiprocessor, device.capability
    )
    return BuildResources(
        f"{build.source}: {build.entry}",
        kernel.registers,
        kernel.shared_bytes,
        build.threads,
        found.blocks,
        found.fraction,
        found.limit,
    )
