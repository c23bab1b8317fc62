"""Compiled: one round of the forces that lay out a family."""

from __future__ import annotations

import math
from typing import Final

import numpy as np
from numpy.typing import NDArray

from swathe.core.system.compiled import compiled

_EXACT: Final = 600
"""Nodes up to which every pair repels; of more, those of far cells of a grid repel together."""
_PER_CELL: Final = 16
"""Nodes to a cell, if they lay evenly. They do not: with fewer cells, most nodes are in few of them."""
_LEAST: Final = 1e-4
"""Least squared distance, so that nodes on one spot part."""


@compiled(
    signature="void(float64[:, ::1], int64[::1], int64[::1], float64[::1], float64)", error_model="numpy"
)
def move(
    places: NDArray[np.float64],
    a: NDArray[np.int64],
    b: NDArray[np.int64],
    pulls: NDArray[np.float64],
    heat: float,
) -> None:
    """Move nodes by the forces on them, each at most by `heat`.

    Parameters
    ----------
    places : float64[n, 2], changed
    a, b : int64[k] ends of the edges; pulls : float64[k] force of each for a unit of its length
    """
    n = places.shape[0]
    forces = np.zeros((n, 2))
    if n <= _EXACT:
        for i in range(n):
            right, up = 0.0, 0.0
            for j in range(i):
                x, y = _push(places, i, j)
                right += x
                up += y
                forces[j, 0] -= x
                forces[j, 1] -= y
            forces[i, 0] += right
            forces[i, 1] += up
    else:
        _repel_by_cells(places, forces)
    for edge in range(a.size):
        i, j = a[edge], b[edge]
        for axis in range(2):
            force = pulls[edge] * (places[j, axis] - places[i, axis])
            forces[i, axis] += force
            forces[j, axis] -= force
    for i in range(n):
        size = math.sqrt(forces[i, 0] ** 2 + forces[i, 1] ** 2)
        step = min(1.0, heat / size) if size > 0 else 0.0
        places[i, 0] += step * forces[i, 0]
        places[i, 1] += step * forces[i, 1]


@compiled
def _push(places: NDArray[np.float64], i: int, j: int) -> tuple[float, float]:
    """Return how strongly a node j pushes a node i, to the right and up."""
    x, y = places[i, 0] - places[j, 0], places[i, 1] - places[j, 1]
    by = 1.0 / max(x * x + y * y, _LEAST)
    if x == 0.0 and y == 0.0:
        x = 1e-2 * (1 + (i * 7 + j) % 5)
    return x * by, y * by


@compiled
def _repel_by_cells(places: NDArray[np.float64], forces: NDArray[np.float64]) -> None:
    """Let nodes of the same and of touching cells repel one by one, those of other cells from their mean."""
    n = places.shape[0]
    side = max(3, int(math.sqrt(n / _PER_CELL)))
    low, high = places[0].copy(), places[0].copy()
    for i in range(1, n):
        for axis in range(2):
            low[axis] = min(low[axis], places[i, axis])
            high[axis] = max(high[axis], places[i, axis])
    wide = max(high[0] - low[0], high[1] - low[1]) / side + 1e-9
    cell_of = np.empty((n, 2), np.int64)
    counts = np.zeros((side, side), np.int64)
    sums = np.zeros((side, side, 2))
    heads = np.full((side, side), -1, np.int64)
    following = np.empty(n, np.int64)
    for i in range(n):
        u, v = int((places[i, 0] - low[0]) / wide), int((places[i, 1] - low[1]) / wide)
        u, v = min(u, side - 1), min(v, side - 1)
        cell_of[i, 0], cell_of[i, 1] = u, v
        counts[u, v] += 1
        sums[u, v, 0] += places[i, 0]
        sums[u, v, 1] += places[i, 1]
        following[i] = heads[u, v]
        heads[u, v] = i
    for i in range(n):
        u, v = cell_of[i, 0], cell_of[i, 1]
        right, up = 0.0, 0.0  # not in memory, which would be waited for
        for p in range(side):
            for q in range(side):
                count = counts[p, q]
                if count == 0:
                    continue
                if -1 <= p - u <= 1 and -1 <= q - v <= 1:
                    j = heads[p, q]
                    while j >= 0:
                        if j < i:
                            x, y = _push(places, i, j)
                            right += x
                            up += y
                            forces[j, 0] -= x
                            forces[j, 1] -= y
                        j = following[j]
                else:
                    x = places[i, 0] - sums[p, q, 0] / count
                    y = places[i, 1] - sums[p, q, 1] / count
                    by = count / max(x * x + y * y, _LEAST)
                    right += x * by
                    up += y * by
        forces[i, 0] += right
        forces[i, 1] += up
