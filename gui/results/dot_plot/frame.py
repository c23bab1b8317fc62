"""Where residues of query and subject lie in a dot plot: scale, origin, zooming and moving."""

from __future__ import annotations

import math
from dataclasses import dataclass, replace
from typing import Final

from swathe.core.alignment.dot_plot import Region

LARGEST: Final = 24.0
"""Pixels of a residue at most."""


@dataclass(frozen=True, slots=True)
class Axis:
    """One sequence along one side.

    Parameters
    ----------
    length : residues of the sequence
    room : pixels there are for it
    scale : pixels of a residue
    origin : residues, counted from 0, at the beginning of the room
    """

    length: int
    room: float
    scale: float
    origin: float = 0.0

    @property
    def least(self) -> float:
        """The scale at which the whole sequence just has room."""
        return min(self.room / self.length, LARGEST)

    @property
    def extent(self) -> float:
        """The pixels that the sequence takes of its room."""
        return min(self.room, (self.length - self.origin) * self.scale)

    @property
    def first(self) -> int:
        """The first residue in sight, from 0."""
        return int(self.origin)

    @property
    def last(self) -> int:
        """The residue behind the last in sight."""
        return min(self.length, math.ceil(self.origin + self.room / self.scale - 1e-9))

    def pixel(self, residue: float) -> float:
        """Return where a residue begins, in pixels from the room's beginning."""
        return (residue - self.origin) * self.scale

    def residue(self, pixel: float) -> int:
        """Return the residue at a pixel, from 0; -1 beside the sequence."""
        place = math.floor(self.origin + pixel / self.scale)
        return place if 0 <= place < self.length and 0 <= pixel <= self.room else -1

    def zoomed(self, scale: float, at: float) -> Axis:
        """Return the axis at another scale, what is at a pixel staying there as far as it can."""
        return replace(self, scale=scale, origin=self.origin + at / self.scale - at / scale)._within()

    def moved(self, pixels: float) -> Axis:
        """Return the axis moved towards higher residues."""
        return replace(self, origin=self.origin + pixels / self.scale)._within()

    def resized(self, room: float) -> Axis:
        """Return the axis with another room."""
        return replace(self, room=room)._within()

    def showing(self, residue: int) -> Axis:
        """Return the axis moved as little as possible so that a residue is in sight."""
        low, high = self.pixel(residue), self.pixel(residue + 1)
        if low < 0:
            return self.moved(low)
        return self.moved(high - self.room) if high > self.room else self

    def _within(self) -> Axis:
        most = max(0.0, self.length - self.room / self.scale)
        return replace(self, origin=min(max(self.origin, 0.0), most))


@dataclass(frozen=True, slots=True)
class Frame:
    """The query from left to right and the subject downwards.

    `same` keeps a residue as wide as high, so that an alignment without gaps runs at 45 degrees.
    """

    query: Axis
    subject: Axis
    same: bool

    @classmethod
    def fit(cls, lengths: tuple[int, int], room: tuple[float, float], same: bool) -> Frame:
        """Return a frame that shows both sequences whole; lengths and room of query and subject."""
        scales = [min(space / length, LARGEST) for space, length in zip(room, lengths, strict=True)]
        if same:
            scales = [min(scales)] * 2
        return cls(Axis(lengths[0], room[0], scales[0]), Axis(lengths[1], room[1], scales[1]), same)

    @property
    def fitted(self) -> bool:
        """Whether both sequences are in sight whole."""
        return all(axis.origin == 0 and axis.last == axis.length for axis in (self.query, self.subject))

    @property
    def region(self) -> Region:
        """The residues in sight."""
        return Region(self.query.first, self.query.last, self.subject.first, self.subject.last)

    def zoomed(self, factor: float, x: float, y: float) -> Frame:
        """Return the frame zoomed around a pixel, no farther out than both sequences whole."""
        axes = (self.query, self.subject)
        if self.same:
            least = min(axis.least for axis in axes)
            scales = [min(max(self.query.scale * factor, least), LARGEST)] * 2
        else:
            scales = [min(max(axis.scale * factor, axis.least), LARGEST) for axis in axes]
        return replace(self, query=self.query.zoomed(scales[0], x), subject=self.subject.zoomed(scales[1], y))

    def moved(self, x: float, y: float) -> Frame:
        """Return the frame moved by pixels towards the sequences' ends."""
        return replace(self, query=self.query.moved(x), subject=self.subject.moved(y))

    def resized(self, room: tuple[float, float]) -> Frame:
        """Return the frame in another room: whole sequences stay whole."""
        if self.fitted:
            return Frame.fit((self.query.length, self.subject.length), room, self.same)
        resized = replace(self, query=self.query.resized(room[0]), subject=self.subject.resized(room[1]))
        return resized.zoomed(1.0, 0.0, 0.0)

    def showing(self, query: int, subject: int) -> Frame:
        """Return the frame moved as little as possible so that a pair of residues is in sight."""
        return replace(self, query=self.query.showing(query), subject=self.subject.showing(subject))
