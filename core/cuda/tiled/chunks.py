"""Chunks of the subjects, each copied to a GPU as a whole, and the arrays that locate subjects in them."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from swathe.core.cuda.permuted_subjects import pairs_of
from swathe.core.database import Subjects
from swathe.core.database.stored import SomeBytes, part_of
from swathe.core.scoring.scheme import Scoring
from swathe.kernels.permute import PermutationSpec
from swathe.kernels.tiled import PADDING, pair_up

WORD_BYTES: Final = 8
"""Two columns of a pair of subjects."""
PAIR_BYTES: Final = 8 + 4
"""A pair's first word, and its steps."""
_SMALLEST_SLOT_WORDS: Final = 1 << 14
"""Large enough for the windows of a small database's long subjects."""
_PERMUTED_PAIR_WORDS: Final = PADDING + 16
"""Of permuted copies: a slot has room for pairs of 32 residues throughout."""
_PERMUTED_RAW_BYTES: Final = 4 << 20


@dataclass(frozen=True, eq=False, slots=True)
class Chunk:
    """Subjects that lie on a device together, in pairs from the longest on.

    Pair p holds, counted from 0, the subjects n - 1 - 2p (lane a) and n - 2 - 2p (lane b). The order from the
    longest on, a before b, is called flat: flat f is subject n - 1 - f.

    Parameters
    ----------
    key : identity, by which a device finds it
    begin : stored index of its first subject (meaningless where there are `owners`)
    residues : uint8[...] of its subjects, one after the other, ascending length, read when they are copied;
        of copies that the device makes, what it makes them from
    offsets : int64[n + 1] where each begins, in any numbering (a view of the database's)
    words_before : int64[pairs + 1] words before each pair, counted from any origin
    steps : int32[pairs] half the longer subject's length, rounded up
    owners : int64[n] the stored subject that each is a window of; None where subjects are not cut
    permutation : of copies that the device makes; None where `residues` are those of the subjects
    """

    key: Hashable
    begin: int
    residues: SomeBytes
    offsets: NDArray[np.int64]
    words_before: NDArray[np.int64]
    steps: NDArray[np.int32]
    owners: NDArray[np.int64] | None = None
    permutation: PermutationSpec | None = None

    @property
    def n_subjects(self) -> int:
        """Subjects, none of them empty."""
        return self.offsets.size - 1

    @property
    def n_pairs(self) -> int:
        """Pairs; the last of an odd number of subjects has no b."""
        return self.steps.size

    @property
    def n_words(self) -> int:
        """Words on the device, padding included."""
        return PADDING + int(self.words_before[-1] - self.words_before[0])

    def first_word(self) -> NDArray[np.int64]:
        """Return where each pair begins: int64[pairs]."""
        before: NDArray[np.int64] = self.words_before[:-1] - (self.words_before[0] - PADDING)
        return before

    def relative_offsets(self) -> NDArray[np.int64]:
        """Return where each subject begins in `residues`: int64[n + 1]."""
        relative: NDArray[np.int64] = self.offsets - self.offsets[0]
        return relative

    def steps_before(self, unit: int, lanes: int) -> int:
        """Return the steps of all units before one; a unit is a pair (2 lanes) or a subject (1)."""
        pair, odd = divmod(unit, 2) if lanes == 1 else (unit, 0)
        before = int(self.words_before[pair] - self.words_before[0]) - PADDING * pair
        return before if lanes == 2 else 2 * before + (int(self.steps[pair]) if odd else 0)

    def places(self, flat: NDArray[np.int64] | slice) -> NDArray[np.int64] | slice:
        """Return stored indices of subjects; of windows, as if they were all there is.

        flat : their places in flat order, int64[k]; a slice of a step of 1, whose indices ascend
        """
        end = self.begin + self.n_subjects
        if isinstance(flat, slice):
            return slice(end - flat.stop, end - flat.start)
        return end - 1 - flat

    def residues_before(self, flat: int) -> int:
        """Return the residues of the subjects before one in flat order."""
        return int(self.offsets[-1] - self.offsets[self.n_subjects - flat])


@dataclass(frozen=True, eq=False, slots=True)
class ChunkPlan:
    """The chunks of some subjects, the one with the longest first, and what the largest of them needs.

    Parameters
    ----------
    key : of the subjects, and the most words of a chunk
    slot_words, slot_pairs, raw_residues : sizes that suffice for every chunk
    evictable : whether the chunks are permuted copies, which are used once
    """

    key: tuple[str, int]
    chunks: tuple[Chunk, ...]
    slot_words: int
    slot_pairs: int
    raw_residues: int
    evictable: bool = False

    @property
    def slot_bytes(self) -> int:
        """Device memory of a slot."""
        return self.slot_words * WORD_BYTES + self.slot_pairs * PAIR_BYTES

    def has_room_for(self, lengths: NDArray[np.int32]) -> bool:
        """Whether a slot has room for a chunk of other subjects.

        lengths : int32[n] ascending, above 0
        """
        steps, words = pair_up(lengths)
        return (
            PADDING + int(words[-1]) <= self.slot_words
            and steps.size <= self.slot_pairs
            and int(lengths.sum(dtype=np.int64)) <= self.raw_residues
        )

    def evictable_for(self, other: ChunkPlan) -> bool:
        """Whether both plans are of evictable chunks, and slots of this one suffice for the other."""
        return (
            self.evictable
            and other.evictable
            and self.slot_words >= other.slot_words
            and self.slot_pairs >= other.slot_pairs
            and self.raw_residues >= other.raw_residues
        )


def split_into_chunks(subjects: Subjects, most_words: int) -> ChunkPlan:
    """Cut subjects into chunks of about equal size, of at most `most_words` where a pair alone has no more.

    Empty subjects are left out.
    """
    first = subjects.n_empty
    n = subjects.lengths.size
    steps, words = pairs_of(subjects, first)
    total = int(words[-1])
    count = -(-total // max(1, most_words - PADDING))
    chunks: list[Chunk] = []
    spec = subjects.permutation
    pair = 0
    while pair < steps.size:
        target = int(words[pair]) + -(-(total - int(words[pair])) // max(1, count - len(chunks)))
        last = max(
            pair + 1,
            int(np.searchsorted(words, min(target, int(words[pair]) + most_words - PADDING), "right")) - 1,
        )
        begin, end = max(first, n - 2 * last), n - 2 * pair
        low, high = int(subjects.offsets[begin]), int(subjects.offsets[end])
        made = spec.cut(begin, end) if spec is not None else None
        chunks.append(
            Chunk(
                (subjects.key, begin, end),
                begin,
                part_of(subjects.residues, low, high) if made is None else made.image(),
                subjects.offsets[begin : end + 1],
                words[pair : last + 1],
                steps[pair:last],
                permutation=made,
            )
        )
        pair = last
    least = min(_SMALLEST_SLOT_WORDS, most_words, total + PADDING)
    evictable = spec is not None
    if evictable:  # so that the slots serve the copies that come next
        least = most_words
    slot_words = max([least, *(chunk.n_words for chunk in chunks)])
    return ChunkPlan(
        (subjects.key, most_words),
        tuple(chunks),
        slot_words,
        max([slot_words // _PERMUTED_PAIR_WORDS if evictable else 1, *(chunk.n_pairs for chunk in chunks)]),
        max([_PERMUTED_RAW_BYTES if evictable else 1, *(chunk.residues.size for chunk in chunks)]),
        evictable,
    )


def span_bound(query: NDArray[np.uint8], scheme: Scoring) -> int | None:
    """Return the most subject residues that an alignment with a score above 0 spans; None without a bound.

    It pairs at most m residues. Gaps of k subject residues in all cost at least gap_open + k * gap_extend,
    and that is less than all pairs together can score.

    query : uint8[m] residue codes
    """
    m = int(query.size)
    win = scheme.most_of_pairs(query)
    if win <= scheme.gap_open + scheme.gap_extend:
        return m
    if scheme.gap_extend == 0:
        return None
    return m + (win - scheme.gap_open - 1) // scheme.gap_extend


@dataclass(frozen=True, eq=False, slots=True)
class WindowCuts:
    """How subjects are cut into windows, the shortest window first.

    Parameters
    ----------
    owners : int64[k] the stored subject that each is of
    begins : int64[k] where each begins in its subject
    lengths : int32[k] ascending
    """

    owners: NDArray[np.int64]
    begins: NDArray[np.int64]
    lengths: NDArray[np.int32]


def choose_window_cuts(lengths: NDArray[np.int32], count: int, length: int, overlap: int) -> WindowCuts:
    """Cut the `count` longest subjects into windows of at most `length` residues, `overlap` of them shared.

    Every stretch of at most overlap + 1 residues lies whole in a window, so the best score of a subject's
    windows is the subject's if no alignment spans more (`span_bound`).

    lengths : int32[n] ascending
    """
    sizes = lengths[lengths.size - count :].astype(np.int64)
    numbers = np.maximum(-(-(sizes - overlap) // (length - overlap)), 1)
    owners = np.repeat(np.arange(lengths.size - count, lengths.size), numbers)
    places = np.arange(owners.size) - np.repeat(np.cumsum(numbers) - numbers, numbers)
    begins = places * (length - overlap)
    cut = np.minimum(length, np.repeat(sizes, numbers) - begins)
    order = np.argsort(cut, kind="stable")
    return WindowCuts(owners[order], begins[order], cut[order].astype(np.int32))


def windows_as_chunk(subjects: Subjects, key: Hashable, cuts: WindowCuts) -> Chunk:
    """Return windows as a chunk of their own."""
    offsets = np.zeros(cuts.lengths.size + 1, np.int64)
    np.cumsum(cuts.lengths, out=offsets[1:])
    begins = subjects.offsets[cuts.owners] + cuts.begins
    residues = np.concatenate(
        [
            subjects.residues[begin:end]
            for begin, end in zip(begins.tolist(), (begins + cuts.lengths).tolist(), strict=True)
        ]
    )
    steps, words = pair_up(cuts.lengths)
    return Chunk(key, 0, residues, offsets, words, steps, cuts.owners)
