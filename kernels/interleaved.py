"""The layout of subjects for warps that align 32 of them together, one per thread."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from swathe.kernels.registry import KernelBuild

GROUP: Final = 32
"""Subjects that a warp takes."""
QUAD: Final = 4
"""Residues of a word."""
PAD: Final = 31
"""Code after a subject's last residue; not a residue's."""
GROUP_BYTES: Final = 8 + GROUP * 4
"""Bytes of a group besides its words: its first word, and its subjects' words."""

INTERLEAVE: Final = KernelBuild("interleave.cu", "interleave", (("PAD", PAD),), 40, 256)
"""Lays subjects out; eight groups to a block."""


@dataclass(frozen=True, eq=False, slots=True)
class Groups:
    """A batch's subjects in groups of 32 from the longest on.

    The order from the longest on is called flat: flat f is subject n - 1 - f, and group g has those
    from 32 g on.

    Parameters
    ----------
    n : subjects
    first_word : int64[groups + 1] where each group begins, in words of four residues; last: all words
    residues_before : int64[groups + 1] residues of the groups before each
    """

    n: int
    first_word: NDArray[np.int64]
    residues_before: NDArray[np.int64]

    @property
    def count(self) -> int:
        """Groups; the last may have fewer than 32 subjects."""
        return self.first_word.size - 1

    @property
    def words_bytes(self) -> int:
        """Bytes of all words."""
        return 4 * int(self.first_word[-1])

    def cut(self, begin: int, residues: int, least: int) -> int:
        """Return the end of a range of groups that begins at `begin` and has about so many residues.

        least : the fewest groups of the range, if there are as many
        """
        target = self.residues_before[begin] + max(residues, 1)
        end = int(np.searchsorted(self.residues_before, target, "right")) - 1
        return min(max(end, begin + max(least, 1)), self.count)


def group_up(lengths: NDArray[np.int32]) -> Groups:
    """Group subjects of these ascending lengths."""
    flat = lengths[::-1].astype(np.int64)
    first_word = np.zeros(-(-flat.size // GROUP) + 1, np.int64)
    np.cumsum(-(-flat[::GROUP] // QUAD) * GROUP, out=first_word[1:])
    residues_before = np.zeros_like(first_word)
    np.cumsum(np.add.reduceat(flat, np.arange(0, flat.size, GROUP)), out=residues_before[1:])
    return Groups(flat.size, first_word, residues_before)


def interleaved_bytes(lengths: NDArray[np.int32]) -> NDArray[np.int64]:
    """Return the device memory that the first groups take together, up to each group: int64[groups].

    lengths : int32[n], ascending

    This includes the residues and offsets that they are laid out from.
    """
    groups = group_up(lengths)
    numbers = np.arange(1, groups.count + 1)
    raw = groups.residues_before[1:] + 8 * (GROUP * numbers + 1)
    sizes: NDArray[np.int64] = 4 * groups.first_word[1:] + GROUP_BYTES * numbers + raw
    return sizes
