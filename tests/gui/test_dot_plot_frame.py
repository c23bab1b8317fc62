"""Where residues lie in a dot plot: zooming, moving, fitting, and ticks."""

from __future__ import annotations

import pytest

from swathe.core.alignment.dot_plot import Region
from swathe.gui.results.dot_plot.frame import LARGEST, Axis, Frame
from swathe.gui.results.dot_plot.painter import ticks


def test_a_frame_zooms_within_bounds_and_keeps_its_place():
    frame = Frame.fit((400, 100), (800.0, 300.0), same=False)
    assert (frame.query.scale, frame.subject.scale) == (2.0, 3.0)
    assert frame.fitted
    near = frame.zoomed(4, 200, 150)
    assert near.query.residue(200) == frame.query.residue(200) == 100
    assert near.subject.residue(150) == 50
    assert not near.fitted
    assert near.zoomed(1e-3, 0, 0) == frame
    assert frame.zoomed(1e6, 0, 0).query.scale == LARGEST
    same = Frame.fit((400, 100), (800.0, 300.0), same=True)
    assert same.query.scale == same.subject.scale == 2.0
    assert same.subject.extent == 200
    assert same.subject.residue(250) == -1
    assert near.resized((400.0, 150.0)).query.scale == near.query.scale
    assert frame.resized((400.0, 150.0)).fitted
    assert near.moved(-1e9, 1e9).region.query_from == 0
    assert near.moved(-1e9, 1e9).region.subject_to == 100
    assert near.showing(399, 0).region.query_to == 400
    tiny = Frame.fit((3, 3), (800.0, 300.0), same=False)
    assert tiny.query.scale == LARGEST
    assert tiny.region == Region(0, 3, 0, 3)


def test_ticks_are_round_and_apart():
    axis = Axis(400, 800.0, 2.0)
    assert ticks(axis, 50) == list(range(50, 401, 50))
    near = Axis(400, 800.0, 20.0, origin=123.4)
    found = ticks(near, 30)
    assert found == list(range(124, 164, 2))[: len(found)]
    assert len(found) >= 19
    assert ticks(Axis(1, 10.0, 10.0), 5) == [1]


@pytest.mark.parametrize("lengths", [(1, 1), (1, 35_000), (35_000, 35_000), (7, 400)])
@pytest.mark.parametrize("same", [False, True])
def test_every_pair_fits_whole_and_the_region_holds_what_is_in_sight(lengths, same):
    frame = Frame.fit(lengths, (637.0, 211.0), same)
    assert frame.fitted
    assert frame.region == Region(0, lengths[0], 0, lengths[1])
    near = frame.zoomed(7.3, 100, 50).moved(13, 5)
    for axis, (first, last) in (
        (near.query, (near.region.query_from, near.region.query_to)),
        (near.subject, (near.region.subject_from, near.region.subject_to)),
    ):
        seen = {axis.residue(pixel) for pixel in range(max(1, int(axis.extent)))}
        assert min(seen) >= first
        assert max(seen) < last
        assert first <= axis.origin < first + 1
