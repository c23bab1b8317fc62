"""Grids of fewer blocks than a launch needs, which draw their work from a counter (kernels/draw.cuh)."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from swathe.core.cuda.launch import DeviceBuffer, Stream
from swathe.core.cuda.session import Session


class DrawingGrid(NamedTuple):
    """The grid of a launch, and the counter and its value before the launch as kernels take them.

    The counter is None where the grid has a warp, or a block, for each unit of work.
    """

    blocks: int
    counter: np.uint64 | None
    ticket: np.uint32


class Draws:
    """The counter of a batch's launches.

    Parameters
    ----------
    state, place : the batch's state, and the byte of it where the counter is, a multiple of 4
    blocks : of a grid at most; 0: as many as a launch needs
    """

    def __init__(self, session: Session, state: DeviceBuffer, place: int, blocks: int) -> None:
        self._session = session
        self._state = state
        self._place = place
        self._blocks = blocks
        self._drawn = 0
        self._none = np.zeros(1, np.uint32)

    def grid(self, needed: int, units: int, drawing: int) -> DrawingGrid:
        """Return the grid of the next launch.

        needed : blocks that have a warp, or a block, for each unit
        units : of work
        drawing : warps of a block that draw; 1 where a block draws for all of them

        Each draws until it finds no unit left, so that the counter's value after the launch is known.
        """
        if not self._blocks or needed <= self._blocks:
            return DrawingGrid(needed, None, np.uint32(0))
        ticket = np.uint32(self._drawn & 0xFFFFFFFF)
        self._drawn += units + self._blocks * drawing
        return DrawingGrid(self._blocks, self._state.pointer(self._place), ticket)

    def clear(self, stream: Stream) -> None:
        """Enqueue setting the counter to 0, before the first launch."""
        self._session.upload(self._state, self._none, stream, offset=self._place)
