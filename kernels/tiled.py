"""The tiled family as data: its forms, its builds, and what the host lays out for them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

LETTERS: Final = 26
"""Letters of a profile: 25 that have rows of their own in a matrix, and padding."""
PADDING_LETTER: Final = LETTERS - 1
PADDING: Final = 32
"""Words of padding before a chunk's first pair and after each: a group's last thread is 31 steps behind."""
WARP: Final = 32
THREADS: Final = 512
"""Threads that are resident on a multiprocessor."""
SLOTS: Final = 8
CHUNK: Final = 16
"""Rows whose scores one 128-bit load fetches from a byte image."""
PAIR_CHUNK: Final = 8
"""The same of a pair table."""
ROWS_AT_ONCE: Final = 4
"""Rows of a profile that a block fetches at once."""
SOURCE: Final = np.dtype(
    [(name, np.uint64) for name in ("words", "first_word", "steps", "items", "profile")]
    + [("rows", np.int32), ("stride", np.int32)]
)
"""A query and a chunk of a launch, and a block's work: the structs of kernels/tiled.cu."""
BLOCK: Final = np.dtype(
    [(name, np.int32) for name in ("source", "begin", "end", "best", "boundary", "stride")]
)

# Builds with pairs, by rows, as measured on an H200 (docs/decisions/010-tiled-kernel.md): which additions are
# dot products, and what a step takes. Fewer than 24 rows are reckoned from these (docs/decisions/039).
_DOTS: Final = {24: 0b0000, 28: 0b0100, 32: 0b1010, 36: 0b0100}
_PAIR_STEP_ROWS: Final = {
    8: 11.3, 12: 14.5, 16: 17.7, 20: 20.9, 24: 24.1, 28: 27.5, 32: 31.2, 36: 33.7,
}  # fmt: skip
_MOST_IN_BYTES: Final = 64
"""The largest cost that a dot product of signed bytes can subtract, once and twice."""

_UNFOLDED_PADDING: Final = -128
_SCORED_AS: Final = (4, 11)
"""Codes of C and K: U and O, which come after the 25 scored codes, score as they do."""


@dataclass(frozen=True, eq=False, slots=True)
class Form:
    """One way to do Gotoh's recurrence in registers (kernels/arithmetic.cuh); there is one object of each.

    Parameters
    ----------
    number : FORM of the source
    lanes : bits of a score; 16 puts two subjects in a register
    folded : scores carry the cost of a gap's first residue, which must make them 0..127
    limit : the largest value of a lane up to which it is exact; a pair with more is rescored in 32 bits
    capability : the least compute capability that runs it
    shapes : of its builds
    short : shapes for queries that take `short_passes` passes with them, or fewer
    few : shapes that may align all of few pairs, with queries that take one pass with them
    """

    name: str
    number: int
    lanes: int
    folded: bool
    limit: int
    capability: tuple[int, int]
    shapes: tuple[Shape, ...]
    short: tuple[Shape, ...] = ()
    short_passes: int = 1
    few: tuple[Shape, ...] = ()


@dataclass(frozen=True, slots=True)
class Shape:
    """Builds of a form that differ in the rows a thread keeps.

    Parameters
    ----------
    group : neighbouring threads that align a pair
    pairs : whether both subjects' scores are looked up together (kernels/pair_table.cuh): faster, but it
        needs tens of kilobytes of shared memory for every thread of a group
    rows : to choose from
    """

    group: int
    rows: tuple[int, ...]
    pairs: bool = False


_PAIRS: Final = (Shape(2, (24,), True), Shape(2, (24, 28, 32, 36), True), Shape(4, (24, 28, 32, 36), True))
_SHORT: Final = (Shape(1, (8, 12, 16, 20, 24, 28, 32, 36), True), Shape(2, (20, 24, 28, 32, 36), True))
"""Of queries that take one pass with so few threads: fewer of these compute padding."""
# Of 28 and 32 rows the more that every compiler from CUDA 12.9 on keeps in registers for every architecture.
_FEW_ROWS: Final = (8, 12, 16)
"""Of whole warps: where few long subjects leave the device idle, a step of few rows is done sooner."""
_FOLDED_BYTES: Final = (
    *(Shape(group, (20, 24, 32)) for group in (4, 8, 16)), Shape(32, (*_FEW_ROWS, 20, 24, 32)),
)  # fmt: skip
_HALF_BYTES: Final = (
    *(Shape(group, (20, 24, 28)) for group in (4, 8, 16)), Shape(32, (*_FEW_ROWS, 20, 24, 28)),
)  # fmt: skip
_FEW_PAIRS: Final = (Shape(16, (12, 16)),)
_FOLDED_FEW_PAIRS: Final = (*_FEW_PAIRS, Shape(32, (28,)))
"""Whole databases gain next to nothing by whole warps with 28 rows: measured (docs/decisions/039)."""

# A lane that exceeds its exact range was within 127, the largest score there is, of it one diagonal before.
FOLDED: Final = Form(
    "folded", 1, 16, True, 32767 - 127, (7, 5), (*_PAIRS, *_FOLDED_BYTES), _SHORT, 1, _FOLDED_FEW_PAIRS
)
HALF: Final = Form("half", 2, 16, True, 2047 - 127, (8, 0), (*_PAIRS, *_HALF_BYTES), _SHORT, 1, _FEW_PAIRS)
GENERAL: Final = Form("general", 3, 16, False, 32767 - 127, (7, 5), (Shape(4, (20, 28)), Shape(32, (20, 28))))
# With groups smaller than a warp, a pass that reads a boundary and writes one took 2.5 times as long as one
# that does either, on an H200 (docs/decisions/039): they take queries of two passes at most.
_WIDE_SHORT: Final = (
    Shape(4, (8, 12, 16, 20, 24)), Shape(8, (16, 20, 24)), Shape(16, (16, 20, 24)),
)  # fmt: skip
WIDE: Final = Form("wide", 4, 32, False, 2**31 - 1 - 127, (7, 5), (Shape(32, (16, 20, 24)),), _WIDE_SHORT, 2)
FORMS: Final = (FOLDED, HALF, GENERAL, WIDE)


@dataclass(frozen=True, slots=True)
class Build:
    """A form compiled for groups of `group` threads that keep `rows` rows of the query each."""

    form: Form
    group: int
    rows: int
    pairs: bool = False

    registers: Final = 128
    """At most this many a thread: 512 threads fit a multiprocessor."""

    def on(self, form: Form) -> Build:
        """Return the 16-bit variant for this architecture; 32-bit builds are the same everywhere."""
        return self if self.form in (WIDE, form) else replace(self, form=form)

    @property
    def name(self) -> str:
        """The build in a word: ``folded-4x36-pairs``."""
        return f"{self.form.name}-{self.group}x{self.rows}{'-pairs' if self.pairs else ''}"

    @property
    def threads(self) -> int:
        """Threads of a block: as many as share a table, or half a multiprocessor's."""
        return THREADS if self.pairs else THREADS // 2

    @property
    def step_rows(self) -> float:
        """The time of a step, in rows of a step with a byte image.

        Besides its rows, a step needs the time of two more for shuffles, loads and addresses.
        """
        return _PAIR_STEP_ROWS[self.rows] if self.pairs else self.rows + 2

    def defines(self) -> dict[str, int]:
        """Return the macros the source is compiled with."""
        return {
            "FORM": self.form.number,
            "GROUP": self.group,
            "ROWS": self.rows,
            "PAIRS": int(self.pairs),
            "DOTS": _DOTS.get(self.rows, 0) if self.pairs else 0,
            "THREADS": self.threads,
            "LETTERS": LETTERS,
        }

    @property
    def rows_per_pass(self) -> int:
        """Rows of the query that one pass over the subjects computes."""
        return self.group * self.rows

    def passes(self, query_length: int) -> int:
        """Return the number of passes over the subjects for a query."""
        return -(-query_length // (self.group * self.rows))

    @property
    def shared_bytes(self) -> int:
        """Shared memory of a block."""
        scores = self.group * LETTERS**2 * (self._loads | 1) * 16
        if not self.pairs:
            scores = max(1, self.group // SLOTS) * -(-self.rows // CHUNK) * LETTERS * SLOTS * CHUNK
        return scores

    @property
    def units(self) -> int:
        """Units, each a pair of subjects or in 32 bits a subject, that a block aligns at the same time."""
        return self.threads // self.group

    @property
    def warp_units(self) -> int:
        """Units that a warp aligns at the same time."""
        return WARP // self.group

    @property
    def _loads(self) -> int:
        return -(-self.rows // PAIR_CHUNK)


def shapes_of(form: Form, shared_bytes: int) -> tuple[Shape, ...]:
    """Return the shapes of a form that a device can choose from, the smallest groups first.

    shared_bytes : shared memory that a block of the device can have

    Of those with pair tables, only the largest that fits: with larger groups, the last pairs finish sooner.
    """
    fitting = [shape for shape in form.shapes if shape.pairs and _fits(form, shape, shared_bytes)]
    return (*fitting[-1:], *(shape for shape in form.shapes if not shape.pairs))


def _all_shapes(form: Form, shared_bytes: int) -> tuple[Shape, ...]:
    """Return the shapes of a form that fit a device, those for short queries first."""
    return (
        *(shape for shape in form.short if _fits(form, shape, shared_bytes)),
        *shapes_of(form, shared_bytes),
    )


def _fits(form: Form, shape: Shape, shared_bytes: int) -> bool:
    """Whether the scores of a shape's largest build fit a block's shared memory."""
    return Build(form, shape.group, max(shape.rows), shape.pairs).shared_bytes <= shared_bytes


def all_builds(capability: tuple[int, int], shared_bytes: int | None = None) -> tuple[Build, ...]:
    """Return every build that `choose_form` and `choose_build` can choose on a device of a capability.

    shared_bytes : shared memory that a block of the device can have; None: as much as any build wants
    """
    forms = (HALF if _has_half_and_no_dpx(capability) else FOLDED, GENERAL, WIDE)
    return tuple(
        dict.fromkeys(
            Build(form, shape.group, rows, shape.pairs)
            for form in forms
            for shape in (
                *((*form.short, *form.shapes) if shared_bytes is None else _all_shapes(form, shared_bytes)),
                *form.few,
            )
            for rows in shape.rows
        )
    )


def choose_form(
    lowest: int, highest: int, gap_open: int, gap_extend: int, capability: tuple[int, int]
) -> Form:
    """Choose the fastest 16-bit form that is exact for a scheme on a device.

    lowest, highest : of the scores that pairs of residues can have, as in `core.scoring.scheme.Scoring`

    Folded scores need every score + first in 0..127 (first = gap_open + gap_extend), first up to 64, and room
    for the zero level. Hopper and later have instructions for them; from 8.0 on half-precision pipes do the
    same up to 1,920; the oldest devices emulate them.
    """
    first = gap_open + gap_extend
    if lowest + first < 0 or highest + first > 127 or first > _MOST_IN_BYTES:
        return GENERAL
    return HALF if _has_half_and_no_dpx(capability) else FOLDED


def choose_build(form: Form, shape: Shape, query_length: int) -> Build:
    """Choose the rows of a thread: those that waste least of the last pass, and the most of these."""
    builds = [Build(form, shape.group, rows, shape.pairs) for rows in shape.rows]
    return min(builds, key=lambda build: (build.passes(query_length) * build.step_rows, -build.rows))


def choose_wide_build(query_length: int, units: int, threads: int) -> Build:
    """Choose the 32-bit build with which a device is done first with so many subjects of a length.

    threads : that are resident on the device

    Few subjects take as long as one of them, which is done soonest with few passes of few rows a thread; many
    take as long as the rows of all.
    """

    def seconds(build: Build) -> tuple[float, int]:
        rounds = max(1.0, units * build.group / threads)
        return rounds * build.passes(query_length) * build.step_rows, build.group

    return min(_builds_of((*WIDE.short, *WIDE.shapes), WIDE, query_length), key=seconds)


@lru_cache(1024)
def builds_for(form: Form, shared_bytes: int, query_length: int) -> tuple[Build, ...]:
    """Return the build for a query of each shape that a device can choose from, the smallest groups first.

    Of a shape for short queries only where the query takes as few passes with it as these may.
    """
    return _builds_of(_all_shapes(form, shared_bytes), form, query_length)


@lru_cache(1024)
def builds_for_few(form: Form, shared_bytes: int, query_length: int) -> tuple[Build, ...]:
    """Return the builds of which one may align all pairs where these are few."""
    few = _builds_of(form.few, form, query_length)
    return (*builds_for(form, shared_bytes, query_length), *few)


def _builds_of(shapes: Sequence[Shape], form: Form, query_length: int) -> tuple[Build, ...]:
    """Return the build for a query of each of these shapes of a form that takes it."""
    found = []
    for shape in shapes:
        if shape in form.short or shape in form.few:
            passes = form.short_passes if shape in form.short else 1
            least = -(-query_length // (shape.group * passes))
            shape = replace(shape, rows=tuple(rows for rows in shape.rows if rows >= least))
        if shape.rows:
            found.append(choose_build(form, shape, query_length))
    return tuple(found)


def costs(form: Form, gap_open: int, gap_extend: int) -> NDArray[np.uint32]:
    """Return `struct Costs` of kernels/arithmetic.cuh.

    uint32[7]: first, extend, extend_plain, first_bytes, extend_bytes, zero, start
    """
    first, extend = gap_open + gap_extend, gap_extend
    both = 0x10001
    unused = (0, 0, 0)
    values: tuple[int, ...]
    if form is WIDE:
        values = (-first, -extend, *unused, 0, 0)
    elif form is GENERAL:
        values = ((-first & 0xFFFF) * both, (-extend & 0xFFFF) * both, *unused, 0, 0)
    elif form is HALF:
        negative = 0x8000
        lowered = ((first | negative) * both, (extend | negative) * both)
        values = (*lowered, *unused, (first + extend) * both, extend * both)
    else:
        as_bytes = [(-cost & 0xFF) | (-2 * cost & 0xFF) << 8 for cost in (first, extend)]
        lowered = (-first * both, (-extend & 0xFFFF) * both)
        values = (*lowered, -extend * both, *as_bytes, (first + extend) * both, extend * both)
    return np.array([value & 0xFFFFFFFF for value in values], np.uint32)


def letter_of() -> NDArray[np.uint8]:
    """Return uint8[32]: residue code to letter; U's is C's and O's is K's, what is no residue is padding."""
    table = np.full(32, PADDING_LETTER, np.uint8)
    table[: LETTERS - 1] = np.arange(LETTERS - 1)
    table[LETTERS - 1 : LETTERS + 1] = _SCORED_AS
    return table


def query_profile(
    table: NDArray[np.int8], gap_open: int, gap_extend: int, *, folded: bool
) -> NDArray[np.int8]:
    """Lay a query's scores out as blocks of every build fetch them.

    Parameters
    ----------
    table : int8[m, N_CODES] as `core.scoring.scheme.Scoring.table` returns it
    folded : whether the form's scores carry the cost of a gap's first residue

    Returns
    -------
    int8[LETTERS, m rounded up to `ROWS_AT_ONCE`]; rows and letters that are padding never raise a score
    """
    m = table.shape[0]
    rows = np.full((LETTERS, profile_stride(m)), 0 if folded else _UNFOLDED_PADDING, np.int8)
    rows[: LETTERS - 1, :m] = table[:, : LETTERS - 1].T
    if folded:
        rows[: LETTERS - 1, :m] += np.int8(
            gap_open + gap_extend
        )  # within 0..127, or the form would be another
    return rows


def profile_maps(matrix: NDArray[np.int8], gap_open: int, gap_extend: int, *, folded: bool) -> list[bytes]:
    """Return a row's value for each residue code, letter by letter, as `bytes.translate` takes them.

    A profile is the query's codes translated with each of them: without NumPy, whose calls let go of the
    interpreter. What is no code stands for rows that are padding.

    matrix : int8[N_CODES, N_CODES] where scores depend on the residues alone
    """
    rows = query_profile(matrix, gap_open, gap_extend, folded=folded)[:, : len(matrix)]
    padding = rows[PADDING_LETTER, :1].tobytes()
    return [row.tobytes().ljust(256, padding) for row in rows]


def profile_stride(query_length: int) -> int:
    """Return the bytes of a letter's row in a profile."""
    return -(-query_length // ROWS_AT_ONCE) * ROWS_AT_ONCE


def pair_up(lengths: NDArray[np.int32]) -> tuple[NDArray[np.int32], NDArray[np.int64]]:
    """Return the steps of each pair and the words before each, for ascending `lengths` above 0."""
    steps = ((lengths[::-1][::2].astype(np.int64) + 1) // 2).astype(np.int32)
    words_before = np.zeros(steps.size + 1, np.int64)
    np.cumsum(steps + np.int64(PADDING), out=words_before[1:])
    return steps, words_before


def lanes_of(form: Form, best: NDArray[np.uint32]) -> NDArray[Any]:
    """Return the kernel's maxima by lane, which stand for scores that are `zero_of` less.

    Those above the form's limit are to be computed again.

    best : uint32[n]

    Returns
    -------
    uint16[n, 2] of subjects a and b of each pair; int32[n, 1] in 32 bits
    """
    return best.view(np.uint16 if form.lanes == 16 else np.int32).reshape(best.size, -1)


def zero_of(form: Form, gap_open: int, gap_extend: int) -> int:
    """Return what a lane holds for a score of 0."""
    return gap_open + 2 * gap_extend if form.folded else 0


def _has_half_and_no_dpx(capability: tuple[int, int]) -> bool:
    return (8, 0) <= capability < (9, 0)
