"""Permuted copies to benchmark kernels with, made by the devices or on the host."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor, wait
from functools import cached_property

import numpy as np

from swathe.core.cuda.permuted_subjects import PermutedSubjects
from swathe.core.database.stored import SomeBytes
from swathe.core.permutation.copies import CopyRange, PermutedCopies, Sources
from swathe.core.permutation.permutation import subject_key
from swathe.kernels.permute import PermutationSpec


class CopiesInMemory(PermutedSubjects):
    """Copies 0 to N - 1 of every sequence of a database, short ones first.

    Engines that permute on their devices use only the sources; for others, the residues are permuted when
    they are first used.
    """

    def __init__(self, origin: Sources, permutations: int, seed: int) -> None:
        sources = [origin.codes(i) for i in np.flatnonzero(origin.lengths).tolist()]
        keys = [subject_key(source, seed) for source in sources]
        n = len(sources)
        super().__init__(PermutationSpec.of(sources, keys, [0] * n, [permutations] * n))
        self._origin, self._permutations, self._seed = origin, permutations, seed

    @cached_property
    def residues(self) -> SomeBytes:
        """The codes of all copies."""
        from swathe.core.engines.cpu import available_threads

        subjects = np.flatnonzero(self._origin.lengths > 0)
        ranges = [CopyRange(place, 0, self._permutations) for place in range(subjects.size)]
        copies = PermutedCopies(self._origin, subjects, ranges, self._seed)
        with ThreadPoolExecutor(available_threads(), thread_name_prefix="swathe-permute") as pool:
            wait(copies.fill(pool))
        return copies.residues
