"""Plan the memory of the devices and the job of a search, from a query and its subjects."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from swathe.core.cuda.chunks import (
    WORD_BYTES,
    Chunk,
    ChunkPlan,
    choose_window_cuts,
    span_bound,
    split_into_chunks,
    windows_as_chunk,
)
from swathe.core.cuda.devices import Device
from swathe.core.cuda.job import ChunkTasks, ScoreImages, TiledJob
from swathe.core.cuda.launches import (
    BOUNDARY_BYTES,
    PATIENCE,
    DeviceSpeed,
    LaunchPlan,
    Windows,
    choose_spans,
    choose_windows,
    estimate,
    latency,
    speed_of,
    subjects_of_unit,
)
from swathe.core.database import Subjects
from swathe.core.scoring.scheme import Scoring
from swathe.kernels.tiled import PADDING, WIDE, Form, builds_for, choose_build, choose_form

CHUNK_WORDS: Final = 8 << 20
"""The largest chunk: 64 MiB on the device, some 30 million residues."""
SMALLEST_CHUNK_WORDS: Final = 1 << 20
"""Chunks are smaller than this only where memory is short."""
CHUNKS: Final = 8
"""The fewest chunks of a large database: the next is copied while the present one is computed."""
LARGEST_BOUNDARY: Final = 160 << 20
LEAST_IMAGES: Final = 8 << 20
"""For score images: queries of most lengths need no more, so that memory is allocated once."""
_IMAGE_GRAIN: Final = 1 << 16


@dataclass(frozen=True, slots=True)
class MemoryPlan:
    """What every device of a search makes memory for.

    Parameters
    ----------
    boundary_bytes : of each task in flight
    image_bytes : of all score images of a query
    """

    chunk_plan: ChunkPlan
    boundary_bytes: int
    image_bytes: int

    def covers(self, other: MemoryPlan) -> bool:
        """Whether a device with this plan needs no more memory for another."""
        return (
            self.boundary_bytes >= other.boundary_bytes
            and self.image_bytes >= other.image_bytes
            and (
                self.chunk_plan.key == other.chunk_plan.key or self.chunk_plan.evictable_for(other.chunk_plan)
            )
        )


def plan_memory(
    subjects: Subjects,
    query_length: int,
    form: Form,
    devices: Sequence[Device],
    budget: int,
    shrink: int,
    before: ChunkPlan | None,
) -> MemoryPlan:
    """Divide `budget` bytes of a device's memory.

    Parameters
    ----------
    shrink : 1, 2, 4, …: divisor of the sizes of chunks and boundaries, doubled when memory did not suffice
    before : the plan to keep if it is for these subjects and of the right size
    """
    device_speed = _slowest(devices)
    longest = (subjects.longest + 1) // 2 + PADDING
    boundary = max(longest * BOUNDARY_BYTES, min(LARGEST_BOUNDARY, budget // 24) // shrink)
    if subjects.permutation is None:
        total = subjects.n_residues // 4 + PADDING * (subjects.n_sequences // 2)
        wanted = min(CHUNK_WORDS, max(SMALLEST_CHUNK_WORDS, total // CHUNKS))
    else:  # however few copies there are: their memory serves those that come next
        wanted = CHUNK_WORDS
    words = max(longest + PADDING, min(wanted, budget // (CHUNKS * WORD_BYTES)) // shrink)
    chunk_plan = (
        before
        if before is not None and before.key == (subjects.key, words)
        else split_into_chunks(subjects, words)
    )
    wide = choose_build(WIDE, WIDE.shapes[-1], query_length)
    builds = {*builds_for(form, device_speed.shared_bytes, query_length), wide}
    image = sum(build.passes(query_length) * math.prod(build.image_shape) for build in builds)
    image = max(image, min(LEAST_IMAGES, budget // 64))
    return MemoryPlan(chunk_plan, boundary, -(-image // _IMAGE_GRAIN) * _IMAGE_GRAIN)


def smallest(memory: MemoryPlan, subjects: Subjects) -> bool:
    """Whether nothing of a plan can be made smaller."""
    longest = (subjects.longest + 1) // 2 + PADDING
    return memory.boundary_bytes == longest * BOUNDARY_BYTES and memory.chunk_plan.key == (
        subjects.key,
        longest + PADDING,
    )


def form_of(kernel: str, scheme: Scoring, devices: Sequence[Device]) -> Form:
    """Return the form that a search is planned with; other generations use their own equivalent."""
    if kernel == "wide":
        return WIDE
    return choose_form(
        scheme.lowest, scheme.highest, scheme.gap_open, scheme.gap_extend, devices[0].capability
    )


def plan_job(
    query: NDArray[np.uint8],
    scheme: Scoring,
    subjects: Subjects,
    memory: MemoryPlan,
    form: Form,
    devices: Sequence[Device],
    windows_before: Chunk | None,
    *,
    searched: tuple[int, int] | None = None,
    timed: bool = False,
) -> TiledJob:
    """Cut a search into tasks.

    Parameters
    ----------
    windows_before : an earlier search's windows, to keep if they are the same. Permuted copies have none:
        all copies of a subject are equally long
    searched : the range to compare with, begin and end, in whole pairs counted from the end; None: all
    """
    first, behind = searched or (0, subjects.n_sequences)
    residues = int(subjects.offsets[behind] - subjects.offsets[first])
    device_speed = _slowest(devices)
    m = query.size
    images = ScoreImages(query, scheme)
    chunks = memory.chunk_plan.chunks
    seconds = [estimate(chunk, device_speed, form, m) for chunk in chunks]
    share = sum(seconds) / len(devices) * residues / subjects.n_residues
    windows = None
    if behind == subjects.n_sequences and subjects.permutation is None:
        patience = share / PATIENCE * _WINDOW_PATIENCE
        windows = choose_windows(
            subjects.lengths[first:], device_speed, form, m, span_bound(images.table, scheme), patience
        )
    cut_out = _cut_windows(subjects, windows, memory.chunk_plan, windows_before)
    longest = max(
        (int(chunk.steps[0]) for chunk in (chunks if cut_out is None else (*chunks, cut_out))), default=1
    )
    spans = choose_spans(longest, device_speed, form, m, share / PATIENCE)
    typical = sum(chunk.steps_before(chunk.n_pairs, 2) for chunk in chunks) // max(
        1, sum(chunk.n_pairs for chunk in chunks)
    )
    pair_seconds = latency(device_speed, spans[0].build, typical, m)
    plan = LaunchPlan(m, device_speed, form, spans, memory.boundary_bytes, len(devices), pair_seconds)
    chunk_tasks: list[ChunkTasks] = []
    skip = subjects.n_sequences - behind
    after = share * len(devices)
    if cut_out is not None:
        skip = int(np.unique(cut_out.owners).size)  # type: ignore[arg-type]
        cells = m * int(subjects.n_residues - subjects.offsets[subjects.n_sequences - skip])
        chunk_tasks.append(ChunkTasks(cut_out, estimate(cut_out, device_speed, form, m), after, cells=cells))
    for chunk, spent in zip(chunks, seconds, strict=True):
        after -= spent
        left_out = min(skip, chunk.n_subjects)
        stop = min(max(0, first - chunk.begin), chunk.n_subjects)
        units, skipped = (
            -(-count // subjects_of_unit(form)) for count in (chunk.n_subjects - stop, left_out)
        )
        chunk_tasks.append(ChunkTasks(chunk, spent, max(after, 0.0), left_out, stop, empty=skipped >= units))
        skip -= left_out
    return TiledJob(images, scheme, plan, chunk_tasks, timed=timed)


_WINDOW_PATIENCE: Final = 2
"""A subject is cut into windows where it would take this many times as long as pairs may take."""


def _slowest(devices: Sequence[Device]) -> DeviceSpeed:
    """Return speeds with which no device takes longer than planned, and every one is filled."""
    speeds = [speed_of(each) for each in devices]
    return DeviceSpeed(
        max(device_speed.threads for device_speed in speeds),
        max(device_speed.row_seconds for device_speed in speeds),
        min(device_speed.shared_bytes for device_speed in speeds),
    )


def _cut_windows(
    subjects: Subjects, windows: Windows | None, chunk_plan: ChunkPlan, before: Chunk | None
) -> Chunk | None:
    """Return the windows as a chunk, of fewer subjects where a slot is too small for all."""
    while windows is not None and windows.count:
        key = (subjects.key, "windows", windows.count, windows.length, windows.overlap)
        if before is not None and before.key == key:
            return before
        cuts = choose_window_cuts(subjects.lengths, windows.count, windows.length, windows.overlap)
        if chunk_plan.has_room_for(cuts.lengths):
            return windows_as_chunk(subjects, key, cuts)
        windows = Windows(windows.count // 4 * 2, windows.length, windows.overlap)
    return None
