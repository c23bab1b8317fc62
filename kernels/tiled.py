"""The tiled family as data: its forms, its builds, and what the host lays out for them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

LETTERS: Final = 26
"""Letters of a score image: 25 that have rows of their own in a matrix, and padding."""
PADDING_LETTER: Final = LETTERS - 1
PADDING: Final = 32
"""Words of padding before a piece's first pair and behind each: a group's last thread is 31 steps behind."""
THREADS: Final = 256
SLOTS: Final = 8
CHUNK: Final = 16
"""Rows whose scores one 128-bit load brings."""
GROUPS: Final = (4, 8, 16, 32)

_UNFOLDED_PADDING: Final = -128
_UNKNOWN: Final = 22
"""Code of X in `core.alphabet`; U and O, which come after the 25 scored codes, score as X."""


@dataclass(frozen=True, slots=True)
class Form:
    """One way to do Gotoh's recurrence in registers (kernels/arithmetic.cuh).

    Parameters
    ----------
    number : FORM of the source
    lanes : bits of a score; 16 puts two subjects in a register
    folded : scores carry the cost of a gap's first residue, which must make them 0..127
    limit : the largest value of a lane up to which it is exact; a pair with more is computed again in 32 bits
    capability : the least compute capability that runs it
    rows, groups : the builds there are
    """

    name: str
    number: int
    lanes: int
    folded: bool
    limit: int
    capability: tuple[int, int]
    rows: tuple[int, ...]
    groups: tuple[int, ...]


# A lane that exceeds its exact range was within 127, the largest score there is, of it one diagonal before.
FOLDED: Final = Form("folded", 1, 16, True, 32767 - 127, (7, 5), (20, 24, 32), GROUPS)
HALF: Final = Form("half", 2, 16, True, 2047 - 127, (8, 0), (20, 24, 32), GROUPS)
GENERAL: Final = Form("general", 3, 16, False, 32767 - 127, (7, 5), (20, 32), (4, 32))
WIDE: Final = Form("wide", 4, 32, False, 2**31 - 1 - 127, (7, 5), (24,), (32,))
FORMS: Final = (FOLDED, HALF, GENERAL, WIDE)


@dataclass(frozen=True, slots=True)
class Build:
    """A form compiled for groups of `group` threads that keep `rows` rows of the query each."""

    form: Form
    group: int
    rows: int

    registers: Final = 128
    """At most this many a thread: two blocks of 256 fit a multiprocessor."""

    def defines(self) -> dict[str, int]:
        """Return the macros the source is compiled with."""
        return {"FORM": self.form.number, "GROUP": self.group, "ROWS": self.rows, "LETTERS": LETTERS}

    @property
    def rows_per_pass(self) -> int:
        """Rows of the query that one pass over the subjects computes."""
        return self.group * self.rows

    def passes(self, query_length: int) -> int:
        """Return how often the subjects are run along for a query."""
        return -(-query_length // self.rows_per_pass)

    @property
    def image_shape(self) -> tuple[int, ...]:
        """Shape of one pass's score image: banks, chunks, letters, slots, bytes."""
        return (max(1, self.group // SLOTS), -(-self.rows // CHUNK), LETTERS, SLOTS, CHUNK)


def all_builds(capability: tuple[int, int]) -> tuple[Build, ...]:
    """Return every build that `choose_form` and `choose_build` can choose on a device."""
    forms = (HALF if _has_half_and_no_dpx(capability) else FOLDED, GENERAL, WIDE)
    return tuple(Build(form, group, rows) for form in forms for group in form.groups for rows in form.rows)


def choose_form(
    matrix: NDArray[np.int8], gap_open: int, gap_extend: int, capability: tuple[int, int]
) -> Form:
    """Choose the quickest 16-bit form that is exact for a scheme on a device.

    matrix : int8[N_CODES, N_CODES] as in `core.scoring.ScoringScheme`

    Folded scores need every score + first in 0..127 (first = gap_open + gap_extend), and room for the zero
    level. Hopper and later have instructions for them; from 8.0 on half-precision pipes do the same up to
    1,920; the oldest devices emulate them.
    """
    first = gap_open + gap_extend
    scored = matrix[: LETTERS - 1, : LETTERS - 1].astype(np.int64)
    if scored.min() + first < 0 or scored.max() + first > 127:
        return GENERAL
    return HALF if _has_half_and_no_dpx(capability) else FOLDED


def choose_build(form: Form, group: int, query_length: int) -> Build:
    """Choose the rows a thread keeps: those that waste least of the last pass, and of those the most."""

    def cost(rows: int) -> tuple[float, int]:
        build = Build(form, group, rows)
        # A step costs about as much as two rows beside its rows: shuffles, loads and addresses.
        return build.passes(query_length) * (rows + 2), -rows

    return Build(form, group, min(form.rows, key=cost))


def costs(form: Form, gap_open: int, gap_extend: int) -> NDArray[np.uint32]:
    """Return `struct Costs` of kernels/arithmetic.cuh.

    uint32[5]: first, extend, extend_plain, zero, start
    """
    first, extend = gap_open + gap_extend, gap_extend
    both = 0x10001
    if form is WIDE:
        values = (-first, -extend, -extend, 0, 0)
    elif form is GENERAL:
        values = ((-first & 0xFFFF) * both, (-extend & 0xFFFF) * both, -extend * both, 0, 0)
    elif form is HALF:
        negative = 0x8000
        values = (
            (first | negative) * both,
            (extend | negative) * both,
            0,
            (first + extend) * both,
            extend * both,
        )
    else:
        values = (
            -first * both,
            (-extend & 0xFFFF) * both,
            -extend * both,
            (first + extend) * both,
            extend * both,
        )
    return np.array([value & 0xFFFFFFFF for value in values], np.uint32)


def letter_of() -> NDArray[np.uint8]:
    """Return uint8[32]: residue code to letter; U and O are X's, what is no residue is padding."""
    table = np.full(32, PADDING_LETTER, np.uint8)
    table[: LETTERS - 1] = np.arange(LETTERS - 1)
    table[LETTERS - 1 : LETTERS + 1] = _UNKNOWN
    return table


def score_image(
    query: NDArray[np.uint8], matrix: NDArray[np.int8], gap_open: int, gap_extend: int, build: Build
) -> NDArray[np.int8]:
    """Lay a query's scores out as the blocks of `build` copy them to shared memory.

    Parameters
    ----------
    query : uint8[m] residue codes
    matrix : int8[N_CODES, N_CODES]

    Returns
    -------
    int8[passes, banks, chunks, letters, slots, 16]; thread k of a group finds row ``pass * group * rows +
    k * rows + 16 * chunk + byte`` in slot ``k % 8`` (any slot equal to it modulo a smaller group) of bank
    ``k // 8``; rows and letters that are padding never raise a score
    """
    form = build.form
    first = gap_open + gap_extend
    passes = build.passes(query.size)
    banks, chunks, letters, slots, width = build.image_shape
    padding = 0 if form.folded else _UNFOLDED_PADDING
    profile = np.full((letters, passes * build.rows_per_pass), padding, np.int8)
    codes = np.minimum(query, letters)  # U and O: any row that scores as X
    codes = np.where(query < letters - 1, codes, _UNKNOWN)
    scores = matrix[codes][:, : letters - 1].T.astype(np.int16) + (first if form.folded else 0)
    profile[: letters - 1, : query.size] = scores
    rows = profile.reshape(letters, passes, build.group, build.rows)
    padded = np.full((letters, passes, build.group, chunks * width), padding, np.int8)
    padded[..., : build.rows] = rows
    threads = (np.arange(slots)[None, :] + slots * np.arange(banks)[:, None]) % build.group
    cut = padded.reshape(letters, passes, build.group, chunks, width)[:, :, threads]
    # letters, passes, banks, slots, chunks, bytes -> passes, banks, chunks, letters, slots, bytes
    return np.ascontiguousarray(cut.transpose(1, 2, 4, 0, 3, 5))


def lanes_to_scores(
    form: Form, best: NDArray[np.uint32], gap_open: int, gap_extend: int
) -> tuple[NDArray[np.int32], NDArray[np.bool_]]:
    """Read the kernel's maxima.

    best : uint32[n]

    Returns
    -------
    scores : int32[n, 2] of subjects a and b of each pair; int32[n, 1] in 32 bits
    beyond : bool of the same shape: past the form's limit, to be computed again
    """
    lanes = best.view(np.uint16 if form.lanes == 16 else np.int32).reshape(best.size, -1).astype(np.int32)
    zero = gap_open + 2 * gap_extend if form.folded else 0
    return lanes - zero, lanes > form.limit


def _has_half_and_no_dpx(capability: tuple[int, int]) -> bool:
    return (8, 0) <= capability < (9, 0)
