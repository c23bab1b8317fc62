"""Blocks on a multiprocessor, by what stops one more."""

from __future__ import annotations

import pytest

from swathe.core.cuda.occupancy import Multiprocessor, occupancy

HOPPER = Multiprocessor(2048, 32, 65_536, 228 << 10, 1 << 10)
TURING = Multiprocessor(1024, 16, 65_536, 64 << 10, 0)


@pytest.mark.parametrize(
    ("registers", "shared", "threads", "blocks", "warps", "limit"),
    [
        (32, 0, 256, 8, 64, "warps"),
        (32, 0, 32, 32, 32, "blocks"),
        (33, 0, 256, 6, 48, "registers"),
        (128, 0, 256, 2, 16, "registers"),
        (255, 0, 512, 0, 0, "registers"),
        (32, 113 << 10, 256, 2, 16, "shared memory"),
        (32, (113 << 10) + 1, 256, 1, 8, "shared memory"),
        (32, 228 << 10, 256, 0, 0, "shared memory"),
        (40, 0, 33, 24, 48, "registers"),
    ],
)
def test_hopper(registers, shared, threads, blocks, warps, limit) -> None:
    found = occupancy(registers, shared, threads, HOPPER, (9, 0))
    assert (found.blocks, found.warps, found.limit) == (blocks, warps, limit)
    assert found.fraction == warps / 64


def test_turing_takes_nothing_of_the_shared_memory_and_rounds_coarsely() -> None:
    assert occupancy(32, 16 << 10, 128, TURING, (7, 5)).blocks == 4
    assert occupancy(32, (16 << 10) + 1, 128, TURING, (7, 5)).blocks == 3
    assert occupancy(0, 0, 1024, TURING, (7, 5)).fraction == 1.0
