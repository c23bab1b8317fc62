"""The strokes of SVG drawings, so written that every program draws them as wide as they are meant."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial
from typing import Final

_GROUP: Final = re.compile(rb'(transform="matrix\()([^)"]*)(\)"[^>]*>)([^<]*(?:<(?!/g>)[^<]*)*)')
_SHAPE: Final = re.compile(rb'<(\w+)([^>]*) vector-effect="non-scaling-stroke"([^>]*)>')
_POINTS: Final = re.compile(rb'( (?:d|points)=")([^"]*)')
_POINT: Final = re.compile(rb"([-+.\de]+),([-+.\de]+)")
_NUMBER: Final = re.compile(rb' (x|y|width|height|cx|cy|r|rx|ry)="([^"]*)"')

_Map = Callable[[float, float], tuple[float, float]]


def with_plain_strokes(drawing: bytes) -> bytes:
    """Return a drawing of Qt's generator without ``vector-effect``, which some programs do not know.

    Qt writes it for lines that are as wide at any scale. Here the shapes have the places and sizes of the
    drawing instead of scales of their own, and the widths of their strokes are those of the drawing.
    """
    return _GROUP.sub(_group, drawing)


def _group(group: re.Match[bytes]) -> bytes:
    """Return a group with its shapes where its matrix puts them, if one has a stroke that does not scale."""
    begin, matrix, middle, content = group.groups()
    if b"vector-effect" not in content:
        return group.group()
    a, b, c, d, e, f = map(float, matrix.split(b","))

    def place(x: float, y: float) -> tuple[float, float]:
        return a * x + c * y + e, b * x + d * y + f

    return begin + b"1,0,0,1,0,0" + middle + _SHAPE.sub(partial(_shape, place), content)


def _shape(place: _Map, shape: re.Match[bytes]) -> bytes:
    """Return a shape in its place: a rectangle as a polygon, a circle or an ellipse without a turn."""
    kind, first, rest = shape.groups()
    attributes = first + rest
    sizes = {name.decode(): float(number) for name, number in _NUMBER.findall(attributes)}
    if kind == b"rect":
        x, y, right, below = sizes["x"], sizes["y"], sizes["width"], sizes["height"]
        corners = (x, y), (x + right, y), (x + right, y + below), (x, y + below)
        points = b" ".join(_written(place(*corner)) for corner in corners)
        return b'<polygon points="' + points + b'"/>'
    if sizes:
        middle = place(sizes["cx"], sizes["cy"])
        across, down = sizes.get("rx", sizes.get("r", 0.0)), sizes.get("ry", sizes.get("r", 0.0))
        edge = place(sizes["cx"] + across, sizes["cy"] + down)
        half = abs(edge[0] - middle[0]), abs(edge[1] - middle[1])
        return b'<ellipse cx="%.6g" cy="%.6g" rx="%.6g" ry="%.6g"/>' % (*middle, *half)

    def points_of(found: re.Match[bytes]) -> bytes:
        return found[1] + _POINT.sub(lambda pair: _written(place(float(pair[1]), float(pair[2]))), found[2])

    return b"<" + kind + _POINTS.sub(points_of, attributes) + b">"


def _written(point: tuple[float, float]) -> bytes:
    return b"%.6g,%.6g" % point
