"""Places for the nodes of a network's picture: by forces within each family, families beside one another."""

from __future__ import annotations

from collections.abc import Generator
from typing import Final

import numpy as np
from numpy.typing import NDArray

from swathe.core.cancel import CancelToken
from swathe.core.network.families import Families

Places = NDArray[np.float64]

_ROUNDS: Final = 240
_LARGE: Final = 10_000
"""Sequences of a family from which on there are fewer rounds, down to half as many."""
_NODES_A_STEP: Final = 8_000
"""Nodes moved in a step, or one round of more: up to some 20 ms."""
_ALONE: Final = (0.6, 0.6)
"""Distance between sequences without an edge, across and down, if neighbours in a family are 1 apart."""
_FEW: Final = 45
"""Sequences up to which each has its name beside it."""
_ALONE_NAMED: Final = (2.4, 0.5)
"""The distance where each has its name beside it."""
_ABOVE_ALONE: Final = 0.8
"""Room for what is written over them."""
_BETWEEN: Final = 2.8
"""Least distance between families: a name has room there."""
_BETWEEN_PAIRS: Final = 1.7
"""The same for families of two where there are many sequences: their names are cut then, or left out."""
_BELOW_PAIRS: Final = 2.2
"""The distance down from one row of them to the next: a number has room there, also in a small window."""
_BELOW_FEW: Final = 1.8
"""Least distance down from one family to the next where there are few sequences."""
_WIDE: Final = 1.5
"""Width of the picture over its height."""
_PULL: Final = 0.35
"""Share of an edge's pull that every edge has; the rest goes by its distance."""


def lay_out(families: Families, token: CancelToken) -> Generator[float, None, Places]:
    """Return a place for each sequence, float64[n, 2], yielding the share done; the same every time.

    Within a family sequences repel one another by 1 / distance, and edges attract by their length, more the
    more alike their ends are and less the more edges these have: dense families take room by their size
    (Fruchterman and Reingold 1991, as varied by Jacomy et al. 2014). The first places are the leading
    eigenvectors of the family's graph. Families are put in rows, the largest first, then the sequences that
    are alone.

    Raises OperationCancelled.
    """
    sizes, members = families.sizes, families.members
    total = float((sizes[sizes > 2] ** 1.5).sum()) or 1.0
    done = 0.0
    found: list[Places] = []
    rows_of = _rows_of_families(families)
    local = np.empty(len(families.nodes), np.int64)
    for family in range(families.n_shared):
        token.raise_if_cancelled()
        nodes = members[family]
        local[nodes] = np.arange(nodes.size)
        rows = rows_of[family]
        edges = families.edges
        weights = _PULL + (1 - _PULL) * (1 - edges.distances[rows])
        steps = _of_family(local[edges.a[rows]], local[edges.b[rows]], weights, nodes.size, token)
        share = float(nodes.size**1.5) / total
        while True:
            try:
                step = next(steps)
            except StopIteration as end:
                found.append(end.value)
                break
            yield min(1.0, done + step * share)
        if nodes.size > 2:
            done += share
    places = np.zeros((len(families.nodes), 2))
    _pack(found, members, places)
    return places


def _rows_of_families(families: Families) -> list[NDArray[np.int64]]:
    """Return the edges of each family, as rows of the table of edges."""
    order = np.argsort(families.of_edges, kind="stable")
    counts = np.bincount(families.of_edges, minlength=len(families.sizes))
    return np.split(families.rows[order], np.cumsum(counts)[:-1])


def _of_family(
    a: NDArray[np.int64],
    b: NDArray[np.int64],
    weights: NDArray[np.float64],
    n: int,
    token: CancelToken,
) -> Generator[float, None, Places]:
    """Return the places of a family's n sequences around 0, float64[n, 2], yielding the share done."""
    if n == 2:
        return np.array([[0.0, 0.5], [0.0, -0.5]])  # upright, with room for a name beside each
    from swathe.core.network.layout_kernels import move

    degrees = np.bincount(np.concatenate([a, b]), minlength=n).astype(np.float64)
    pulls = weights / np.sqrt(degrees[a] * degrees[b])
    places = np.ascontiguousarray(_first_places(a, b, weights, n))
    radius = np.sqrt(n)
    rounds = max(_ROUNDS // 2, min(_ROUNDS, _ROUNDS * _LARGE // n))
    at_once = max(1, _NODES_A_STEP // n)
    for begin in range(0, rounds, at_once):
        token.raise_if_cancelled()
        for number in range(begin, min(begin + at_once, rounds)):
            heat = 0.25 * radius * (1 - number / rounds) ** 2 + 0.01
            move(places, a, b, pulls, heat)
        yield min(1.0, (begin + at_once) / rounds)
    return np.asarray(_turned(places) * _unit(places))


def _first_places(a: NDArray[np.int64], b: NDArray[np.int64], weights: NDArray[np.float64], n: int) -> Places:
    """Return places from the second and third eigenvector of the graph, spread evenly, float64[n, 2]."""
    angles = np.arange(n) * (np.pi * (3 - np.sqrt(5)))
    spiral = np.sqrt(np.arange(n) + 0.5)[:, None] * np.column_stack([np.cos(angles), np.sin(angles)])
    if n < 5:
        return np.asarray(spiral)
    from scipy.sparse import coo_array, diags_array
    from scipy.sparse.linalg import ArpackError, eigsh

    ends = np.concatenate([a, b]), np.concatenate([b, a])
    linked = coo_array((np.concatenate([weights, weights]), ends), (n, n)).tocsr()
    scale = diags_array(1 / np.sqrt(linked.sum(axis=0)))
    try:
        _, vectors = eigsh(
            scale @ linked @ scale, k=3, which="LA", v0=1 + np.cos(angles), tol=1e-4, maxiter=500
        )
    except ArpackError:
        return np.asarray(spiral)
    axes = vectors[:, [1, 0]]
    axes = axes * np.where(axes[np.abs(axes).argmax(axis=0), [0, 1]] < 0, -1.0, 1.0)
    # Ranks, since eigenvectors leave most nodes on one spot, where they would start out in a knot.
    ranks = np.argsort(np.argsort(axes, axis=0, kind="stable"), axis=0, kind="stable")
    return np.asarray((ranks / n - 0.5) * np.sqrt(n) + 0.05 * spiral)


def _turned(places: Places) -> Places:
    """Return places around their centre, turned so that they are widest from left to right."""
    centred = places - places.mean(axis=0)
    _, _, axes = np.linalg.svd(centred, full_matrices=False)
    axes *= np.where(axes[np.arange(2), np.abs(axes).argmax(axis=1)] < 0, -1.0, 1.0)[:, None]
    return np.asarray(centred @ axes.T)


def _unit(places: Places) -> float:
    """Return the factor by which nearest neighbours are 1 apart, in the median."""
    from scipy.spatial import cKDTree

    nearest = cKDTree(places).query(places, k=2)[0][:, 1]
    return 1.0 / max(float(np.median(nearest)), 1e-6)


def _pack(found: list[Places], members: list[NDArray[np.int64]], places: Places) -> None:
    """Put the families into rows below one another, and those that are alone into a block below them."""
    few = len(places) <= _FEW
    across_of = [_BETWEEN if few or len(one) > 2 else _BETWEEN_PAIRS for one in found]
    below = [_BELOW_FEW if few else max(gap, _BELOW_PAIRS) for gap in across_of]
    gaps = [np.array(gap) for gap in zip(across_of, below, strict=True)]
    boxes = [np.ptp(one, axis=0) + gap for one, gap in zip(found, gaps, strict=True)]
    alone = [int(nodes[0]) for nodes in members[len(found) :]]
    apart = np.array(_ALONE_NAMED if few else _ALONE)
    area = sum(float(box.prod()) for box in boxes) + len(alone) * float(apart.prod())
    width = max([float(np.sqrt(area * _WIDE)), *(float(box[0]) for box in boxes)])
    x = y = height = 0.0
    for one, nodes, box, gap in zip(found, members, boxes, gaps, strict=False):
        if x and x + box[0] > width:
            x, y, height = 0.0, y - height, 0.0
        corner = one.min(axis=0)
        places[nodes] = one - corner + [x, y - box[1]] + gap / 2
        x, height = x + float(box[0]), max(height, float(box[1]))
    y -= height + _ABOVE_ALONE
    across = max(1, int(width / apart[0]))
    number = np.arange(len(alone))
    places[alone] = np.column_stack([number % across, -(number // across)]) * apart + [_BETWEEN_PAIRS / 2, y]
