"""What an engine scores a query against: the sequences of a database, a range of them, or permuted copies."""

from __future__ import annotations

from bisect import bisect_right
from functools import cached_property
from typing import TYPE_CHECKING

import numpy as np
import xxhash
from numpy.typing import NDArray

from swathe.core.database.stored import SomeBytes, part_of

if TYPE_CHECKING:
    from swathe.kernels.permute import PermutationSpec

_NO_RESIDUES = np.zeros(0, np.uint8)


class Subjects:
    """Sequences by ascending length.

    Parameters
    ----------
    key : identity of the content: equal keys mean equal sequences in equal order
    lengths : int32[n], ascending
    residues : uint8[...] codes of all of them, one after the other; a slice of `StoredBytes` reads the file
    offsets : int64[n + 1] where each begins in `residues`; None: counted from `lengths`
    permutation : what the devices are to make the residues from, which are not in `residues`; else None
    whole, begin : the subjects that these are a range of, and where the range begins; None: not a range

    Attributes
    ----------
    end : where the range ends; of subjects that are not a range, `begin` is 0 and `end` is `n_sequences`
    """

    def __init__(
        self,
        key: str,
        lengths: NDArray[np.int32],
        residues: SomeBytes = _NO_RESIDUES,
        offsets: NDArray[np.int64] | None = None,
        *,
        permutation: PermutationSpec | None = None,
        whole: Subjects | None = None,
        begin: int = 0,
    ) -> None:
        if offsets is None:
            offsets = np.zeros(lengths.size + 1, np.int64)
            np.cumsum(lengths, out=offsets[1:])
        self.key = key
        self.lengths = lengths
        self.offsets = offsets
        self.permutation = permutation
        self.begin = begin
        self.end = begin + lengths.size
        self._residues = residues
        self._whole = whole

    @property
    def residues(self) -> SomeBytes:
        """The codes of all sequences, one after the other."""
        if self.permutation is not None and self._whole is not None:  # made with the whole
            low, high = (int(self._whole.offsets[place]) for place in (self.begin, self.end))
            return part_of(self._whole.residues, low, high)
        return self._residues

    @property
    def whole(self) -> Subjects:
        """The subjects that these are a range of, which engines keep on their devices; else these."""
        return self if self._whole is None else self._whole  # no reference to itself: memory is freed at once

    @property
    def n_sequences(self) -> int:
        """Sequences, empty ones included."""
        return int(self.lengths.size)

    @property
    def n_residues(self) -> int:
        """Residues of all sequences."""
        return int(self.offsets[-1])

    @cached_property
    def n_empty(self) -> int:
        """Sequences without residues; they come first."""
        # NumPy's search lets go of the interpreter, which takes longer to get back than this does.
        return bisect_right(self.lengths, 0)

    @property
    def longest(self) -> int:
        """Residues of the longest sequence."""
        return int(self.lengths[-1]) if self.lengths.size else 0

    def codes(self, index: int) -> NDArray[np.uint8]:
        """Return the residue codes of a sequence, read-only."""
        return self.residues[self.offsets[index] : self.offsets[index + 1]]

    def range(self, begin: int, end: int) -> Subjects:
        """Return the subjects `begin` to `end`; residues are neither read nor copied."""
        low, high = int(self.offsets[begin]), int(self.offsets[end])
        first = self.begin + begin
        return Subjects(
            f"{self.whole.key}[{first}:{self.begin + end}]",
            self.lengths[begin:end],
            part_of(self.residues, low, high) if self.permutation is None else _NO_RESIDUES,
            self.offsets[begin : end + 1] - low,
            permutation=None if self.permutation is None else self.permutation.cut(begin, end),
            whole=self.whole,
            begin=first,
        )

    def chosen(self, places: NDArray[np.int64]) -> Subjects:
        """Return a copy of single subjects, `places` ascending."""
        key = f"{self.key}[{xxhash.xxh3_128_hexdigest(places.tobytes())}]"
        lengths = self.lengths[places]
        if self.permutation is not None:
            return Subjects(key, lengths, permutation=self.permutation.chosen(places))
        return Subjects(key, lengths, np.concatenate([_NO_RESIDUES, *map(self.codes, places.tolist())]))


def in_memory(lengths: NDArray[np.int32], residues: NDArray[np.uint8]) -> Subjects:
    """Return sequences whose key is made from lengths, int32[n] ascending, and residues, uint8[...]."""
    key = f"sequences:{xxhash.xxh3_128_hexdigest(lengths.tobytes() + residues.tobytes())}"
    return Subjects(key, lengths, residues)
