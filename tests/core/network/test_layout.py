"""Places of a network's nodes: the same every time, families apart, neighbours near."""

from __future__ import annotations

from types import SimpleNamespace

import numpy as np
import pytest
from scipy.spatial.distance import pdist, squareform

from swathe.core.cancel import CancelToken, OperationCancelled
from swathe.core.network.families import Families
from swathe.core.network.layout import lay_out
from swathe.core.system.steps import run_to_end


def families_of(n: int, pairs: list[tuple[int, int]]) -> Families:
    """Return the families of n sequences with these edges."""
    a, b = np.array(pairs, np.int64).reshape(-1, 2).T
    edges = SimpleNamespace(
        nodes=range(n),
        a=a,
        b=b,
        log10_evalues=np.full(a.size, -10.0),
        distances=np.full(a.size, 0.5),
    )
    return Families(edges, 1.0)  # type: ignore[arg-type]


def clique(nodes: range) -> list[tuple[int, int]]:
    return [(i, j) for i in nodes for j in nodes if i < j]


def test_it_is_the_same_every_time_and_apart() -> None:
    random = np.random.default_rng(1)
    tree = [(int(random.integers(0, i)), i) for i in range(1, 800)]
    families = families_of(900, tree + clique(range(800, 830)) + [(840, 841)])
    steps: list[float] = []
    places = run_to_end(lay_out(families, CancelToken()), steps.append)
    assert steps == sorted(steps) and 0 < steps[0] < steps[-1] <= 1
    assert np.array_equal(places, run_to_end(lay_out(families, CancelToken())))
    assert np.isfinite(places).all()
    assert pdist(places).min() > 0.01, "no two on one spot"
    boxes = [(places[nodes].min(axis=0), places[nodes].max(axis=0)) for nodes in families.members[:3]]
    alone = np.concatenate(families.members[3:])
    boxes.append((places[alone].min(axis=0), places[alone].max(axis=0)))
    for one in range(len(boxes)):
        for other in range(one):
            (low, high), (other_low, other_high) = boxes[one], boxes[other]
            assert (low > other_high).any() or (high < other_low).any(), "families overlap"


def test_neighbours_are_near_and_a_chain_is_unfolded() -> None:
    chain = [(i, i + 1) for i in range(29)]
    places = run_to_end(lay_out(families_of(30, chain), CancelToken()))
    distances = squareform(pdist(places))
    linked = np.array([distances[i, j] for i, j in chain])
    assert linked.mean() < 0.3 * distances[np.triu_indices(30, 1)].mean()
    assert distances[0, 29] > 0.5 * distances.max()


def test_dense_families_take_room_by_their_size() -> None:
    sizes = []
    for n in (20, 80):
        places = run_to_end(lay_out(families_of(n, clique(range(n))), CancelToken()))
        sizes.append(float(np.ptp(places, axis=0).max()))
        assert 0.5 < np.median(np.sort(squareform(pdist(places)), axis=1)[:, 1]) < 1.5
    assert 1.5 < sizes[1] / sizes[0] < 3


@pytest.mark.parametrize("n", [2, 3, 4, 5])
def test_small_families_and_none(n: int) -> None:
    places = run_to_end(lay_out(families_of(n, clique(range(n))), CancelToken()))
    assert pdist(places).min() > 0.3
    alone = run_to_end(lay_out(families_of(n, []), CancelToken()))
    assert pdist(alone).min() > 0.3


def test_it_can_be_cancelled() -> None:
    token = CancelToken()
    with pytest.raises(OperationCancelled):
        for _ in lay_out(families_of(50, clique(range(50))), token):
            token.cancel()
