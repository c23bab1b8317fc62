"""The resources of a device that a compiled kernel uses."""

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
    resident_blocks : of a multiprocessor
    occupancy : share of the warps that can be resident on a multiprocessor, 0 to 1
    limit : what keeps one more block from being resident
    """

    kernel: str
    registers: int
    shared_bytes: int
    threads: int
    resident_blocks: int
    occupancy: float
    limit: str


def resources_of(session: Session, build: KernelBuild) -> BuildResources:
    """Return the resources that a build uses on the session's device; compiles it if necessary."""
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
