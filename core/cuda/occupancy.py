"""How many blocks of a kernel are resident on a multiprocessor."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

WARP: Final = 32
_REGISTER_GRAIN: Final = 256
"""A warp's registers are rounded up to a multiple of this."""
_SHARED_GRAIN: Final = 128
_OLD_SHARED_GRAIN: Final = 256
"""Before compute capability 8.0."""
_PARTITIONS: Final = 4
"""Quarters of a multiprocessor, each with its own register file; a warp stays in one."""


@dataclass(frozen=True, slots=True)
class Multiprocessor:
    """The resources of a multiprocessor.

    Parameters
    ----------
    threads, blocks : that can be resident
    registers : of 32 bits
    shared_bytes : shared memory
    reserved_shared_bytes : that the system uses for each block
    """

    threads: int
    blocks: int
    registers: int
    shared_bytes: int
    reserved_shared_bytes: int


@dataclass(frozen=True, slots=True)
class Occupancy:
    """What is resident on a multiprocessor.

    Parameters
    ----------
    blocks, warps : 0 where not even one block fits
    fraction : of the warps that could be resident
    limit : what keeps one more block from being resident: ``warps``, ``blocks``, ``registers`` or ``shared
        memory``
    """

    blocks: int
    warps: int
    fraction: float
    limit: str


def occupancy(
    registers: int,
    shared_bytes: int,
    threads: int,
    multiprocessor: Multiprocessor,
    capability: tuple[int, int],
) -> Occupancy:
    """Return how many blocks of a kernel are resident on a multiprocessor.

    Parameters
    ----------
    registers : of a thread
    shared_bytes : of a block, static and dynamic, without the system's share
    threads : of a block

    Source: the rules of ``cuda_occupancy.h`` of the CUDA toolkit, for compute capability 7.5 and later.
    """
    warps = -(-threads // WARP)
    most_warps = multiprocessor.threads // WARP
    a_warp = _up(max(registers, 1) * WARP, _REGISTER_GRAIN)
    in_registers = multiprocessor.registers // _PARTITIONS // a_warp * _PARTITIONS
    grain = _SHARED_GRAIN if capability >= (8, 0) else _OLD_SHARED_GRAIN
    shared = _up(shared_bytes + multiprocessor.reserved_shared_bytes, grain)
    limits = {
        "warps": most_warps // warps,
        "blocks": multiprocessor.blocks,
        "registers": in_registers // warps,
        "shared memory": multiprocessor.shared_bytes // shared if shared else multiprocessor.blocks,
    }
    limit = min(limits, key=lambda name: limits[name])
    blocks = limits[limit]
    return Occupancy(blocks, blocks * warps, blocks * warps / most_warps, limit)


def _up(value: int, grain: int) -> int:
    return -(-value // grain) * grain
