"""From a query and a database to a job: how the memory is shared out, and what becomes a piece or a task."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from swathe.core.cuda.devices import Device
from swathe.core.cuda.job import Images, Job, Part
from swathe.core.cuda.launches import (
    BOUNDARY_BYTES,
    PATIENCE,
    Chip,
    Plan,
    Windows,
    chip_of,
    choose_spans,
    choose_windows,
    estimate,
    lanes_of,
    latency,
)
from swathe.core.cuda.pieces import WORD_BYTES, Layout, Piece, choose_cuts, cut, cut_windows, span_bound
from swathe.core.database import Subjects
from swathe.core.scoring.scheme import Scoring
from swathe.kernels.tiled import PADDING, WIDE, Form, builds_for, choose_build, choose_form

PIECE_WORDS: Final = 8 << 20
"""Of a piece, at most: 64 MiB on the device, some 30 million residues."""
SMALLEST_PIECE_WORDS: Final = 1 << 20
"""Databases are cut into smaller pieces only for want of memory."""
PIECES: Final = 8
"""At least, of databases large enough: copying the next overlaps with computing the present."""
LARGEST_BOUNDARY: Final = 160 << 20
LEAST_IMAGES: Final = 8 << 20
"""For score images, so that queries of most lengths need the same room."""
_IMAGE_GRAIN: Final = 1 << 16


@dataclass(frozen=True, slots=True)
class Room:
    """What every device of a search makes room for.

    Parameters
    ----------
    boundary_bytes : of each task under way
    image_bytes : of all score images of a query
    """

    layout: Layout
    boundary_bytes: int
    image_bytes: int

    def takes(self, other: Room) -> bool:
        """Whether a device with this room needs no more memory for another."""
        return (
            self.boundary_bytes >= other.boundary_bytes
            and self.image_bytes >= other.image_bytes
            and (self.layout.key == other.layout.key or self.layout.gives_way_to(other.layout))
        )


def make_room(
    subjects: Subjects,
    query_length: int,
    form: Form,
    devices: Sequence[Device],
    budget: int,
    shrink: int,
    before: Layout | None,
) -> Room:
    """Share `budget` bytes of a device out.

    Parameters
    ----------
    shrink : 1, 2, 4, …: by what pieces and boundaries are made smaller, after memory did not suffice
    before : the layout to keep if it is this database's and of the right size
    """
    chip = _slowest(devices)
    longest = (subjects.longest + 1) // 2 + PADDING
    boundary = max(longest * BOUNDARY_BYTES, min(LARGEST_BOUNDARY, budget // 24) // shrink)
    if subjects.permutation is None:
        total = subjects.n_residues // 4 + PADDING * (subjects.n_sequences // 2)
        wanted = min(PIECE_WORDS, max(SMALLEST_PIECE_WORDS, total // PIECES))
    else:  # however few copies there are: the same room serves those that come next
        wanted = PIECE_WORDS
    words = max(longest + PADDING, min(wanted, budget // (PIECES * WORD_BYTES)) // shrink)
    layout = before if before is not None and before.key == (subjects.key, words) else cut(subjects, words)
    wide = choose_build(WIDE, WIDE.shapes[-1], query_length)
    builds = {*builds_for(form, chip.shared_bytes, query_length), wide}
    image = sum(build.passes(query_length) * math.prod(build.image_shape) for build in builds)
    image = max(image, min(LEAST_IMAGES, budget // 64))
    return Room(layout, boundary, -(-image // _IMAGE_GRAIN) * _IMAGE_GRAIN)


def smallest(room: Room, subjects: Subjects) -> bool:
    """Whether nothing of a room can be made smaller."""
    longest = (subjects.longest + 1) // 2 + PADDING
    return room.boundary_bytes == longest * BOUNDARY_BYTES and room.layout.key == (
        subjects.key,
        longest + PADDING,
    )


def form_of(kernel: str, scheme: Scoring, devices: Sequence[Device]) -> Form:
    """Return the form that a search is planned with; devices of other generations use its like of theirs."""
    if kernel == "wide":
        return WIDE
    return choose_form(
        scheme.lowest, scheme.highest, scheme.gap_open, scheme.gap_extend, devices[0].capability
    )


def plan_job(
    query: NDArray[np.uint8],
    scheme: Scoring,
    subjects: Subjects,
    room: Room,
    form: Form,
    devices: Sequence[Device],
    windows_before: Piece | None,
    *,
    searched: tuple[int, int] | None = None,
    timed: bool = False,
) -> Job:
    """Cut a search into tasks.

    Parameters
    ----------
    windows_before : an earlier search's windows, which are kept if they are the same; copies that devices
        make have none: all of a subject's are as long
    searched : stored indices, the first and the one behind the last, to compare with, whole pairs counted
        from the database's end; None: all
    """
    first, behind = searched or (0, subjects.n_sequences)
    residues = int(subjects.offsets[behind] - subjects.offsets[first])
    chip = _slowest(devices)
    m = query.size
    images = Images(query, scheme)
    pieces = room.layout.pieces
    seconds = [estimate(piece, chip, form, m) for piece in pieces]
    share = sum(seconds) / len(devices) * residues / subjects.n_residues
    windows = None
    if behind == subjects.n_sequences and subjects.permutation is None:
        patience = share / PATIENCE * _WINDOW_PATIENCE
        windows = choose_windows(
            subjects.lengths[first:], chip, form, m, span_bound(images.table, scheme), patience
        )
    cut_out = _cut_windows(subjects, windows, room.layout, windows_before)
    longest = max(
        (int(piece.steps[0]) for piece in (pieces if cut_out is None else (*pieces, cut_out))), default=1
    )
    spans = choose_spans(longest, chip, form, m, share / PATIENCE)
    typical = sum(piece.steps_before(piece.n_pairs, 2) for piece in pieces) // max(
        1, sum(piece.n_pairs for piece in pieces)
    )
    pair_seconds = latency(chip, spans[0].build, typical, m)
    plan = Plan(m, chip, form, spans, room.boundary_bytes, len(devices), pair_seconds)
    parts: list[Part] = []
    skip = subjects.n_sequences - behind
    after = share * len(devices)
    if cut_out is not None:
        skip = int(np.unique(cut_out.owners).size)  # type: ignore[arg-type]
        cells = m * int(subjects.n_residues - subjects.offsets[subjects.n_sequences - skip])
        parts.append(Part(cut_out, estimate(cut_out, chip, form, m), after, cells=cells))
    for piece, spent in zip(pieces, seconds, strict=True):
        after -= spent
        left_out = min(skip, piece.n_subjects)
        stop = min(max(0, first - piece.begin), piece.n_subjects)
        units, skipped = (-(-count // lanes_of(form)) for count in (piece.n_subjects - stop, left_out))
        parts.append(Part(piece, spent, max(after, 0.0), left_out, stop, empty=skipped >= units))
        skip -= left_out
    return Job(images, scheme, plan, parts, timed=timed)


_WINDOW_PATIENCE: Final = 2
"""A subject is cut into windows where it would take this many times what pairs may take."""


def _slowest(devices: Sequence[Device]) -> Chip:
    """Return the figures by which no device takes longer than planned, and every one is filled."""
    chips = [chip_of(each) for each in devices]
    return Chip(
        max(chip.threads for chip in chips),
        max(chip.row_seconds for chip in chips),
        min(chip.shared_bytes for chip in chips),
    )


def _cut_windows(
    subjects: Subjects, windows: Windows | None, layout: Layout, before: Piece | None
) -> Piece | None:
    """Return the windows as a piece, fewer of them where a slot has not the room for all."""
    while windows is not None and windows.count:
        key = (subjects.key, "windows", windows.count, windows.length, windows.overlap)
        if before is not None and before.key == key:
            return before
        cuts = choose_cuts(subjects.lengths, windows.count, windows.length, windows.overlap)
        if layout.takes(cuts.lengths):
            return cut_windows(subjects, key, cuts)
        windows = Windows(windows.count // 4 * 2, windows.length, windows.overlap)
    return None
