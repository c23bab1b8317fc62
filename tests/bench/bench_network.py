"""Time the picture of a network of 2,000 sequences and 50,000 edges: places, painting, another E-value.

In CPU time, since cores may be shared. First it is checked that places are the same twice, and apart.
"""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np

sys.path.insert(0, str(Path(__file__).parents[2]))
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QPointF

from swathe.core.cancel import CancelToken
from swathe.core.network.families import Families
from swathe.core.network.layout import lay_out
from swathe.core.system.steps import run_to_end
from swathe.gui.app import make_application
from swathe.gui.network.picture import NetworkPicture

N, EDGES, LARGEST = 2_000, 50_000, 300


class Names(list):
    """Names of sequences that are their headers, too."""

    names = property(lambda self: self)
    header = list.__getitem__


def families() -> tuple[Families, Any]:
    """Return families of power-law sizes with at most 60 edges a sequence, and their edges."""
    random = np.random.default_rng(1)
    sizes = np.minimum(6 * random.zipf(1.6, 400), LARGEST)
    ends = np.cumsum(sizes)
    pairs = []
    for begin, end in zip(ends - sizes, ends, strict=True):
        if end > N:
            break
        count = min((end - begin) * (end - begin - 1) // 2, 60 * (end - begin))
        some = np.sort(random.integers(begin, end, (2 * count, 2)), axis=1)
        pairs.append(np.unique(some[some[:, 0] < some[:, 1]], axis=0))
    a, b = np.concatenate(pairs)[:EDGES].T
    edges = SimpleNamespace(
        nodes=Names(f"sequence{number}" for number in range(N)),
        a=a,
        b=b,
        log10_evalues=-5 - random.exponential(30, a.size),
        distances=random.random(a.size),
        lineages=(np.full(N, a.size), np.arange(N)),
        name=lambda side, row: f"sequence{(a if side == 'a' else b)[row]}",
        display=lambda key, row: "30.0",
    )
    return Families(edges, 1e-5), edges


def timed(what: str, action: Callable[[], object], times: int = 5) -> None:
    """Print the CPU time of something, the median of some times."""
    seconds = []
    for _ in range(times):
        began = time.process_time()
        action()
        seconds.append(time.process_time() - began)
    print(f"{what:<52} {1000 * float(np.median(seconds)):9.1f} ms")


def main() -> None:
    """Check, then time."""
    application = make_application()
    whole, edges = families()
    print(f"{N:,} sequences, {whole.rows.size:,} edges, largest family {whole.sizes[0]:,}")
    began = time.process_time()
    places = run_to_end(lay_out(whole, CancelToken()))
    print(f"{'places, the first time':<52} {1000 * (time.process_time() - began):9.1f} ms")
    assert np.array_equal(places, run_to_end(lay_out(whole, CancelToken())))
    assert len(np.unique(places.round(3), axis=0)) == N
    timed("places", lambda: run_to_end(lay_out(whole, CancelToken())), 3)
    picture = NetworkPicture()
    picture.resize(900, 600)
    picture.show()
    picture.show_network(whole, places)
    application.processEvents()
    timed("painting everything", lambda: picture.view.viewport().grab())
    box = picture.plot.getViewBox()

    def zoom() -> None:
        box.scaleBy((0.8, 0.8))
        picture.view.viewport().grab()

    def pan() -> None:
        box.translateBy((1.0, 0.5))
        picture.view.viewport().grab()

    timed("a step of zooming, painted", zoom)
    timed("a step of panning, painted", pan)
    picture.show_all()

    def other() -> None:
        picture.set_families(Families(edges, 1e-40))
        picture.view.viewport().grab()

    timed("another E-value, painted", other)
    picture.set_families(whole)
    area = box.sceneBoundingRect()
    spots = [QPointF(area.left() + x, area.top() + 9 * x % 500) for x in range(10, 890, 8)]
    under = [picture._under(spot) for spot in spots]
    assert any(node >= 0 for node, _ in under) and any(edge >= 0 for _, edge in under)
    timed(f"what is under the mouse at {len(spots)} places", lambda: [picture._under(s) for s in spots])


if __name__ == "__main__":
    main()
