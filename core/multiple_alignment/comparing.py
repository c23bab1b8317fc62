"""Compare the rows of an alignment with the query or the consensus."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from swathe.core.alignment.rows import GAP, GAP_INDEX, INDEX_OF, LETTER_OF, N_COUNTED
from swathe.core.multiple_alignment.alignment import Columns, MultipleAlignment
from swathe.core.multiple_alignment.conservation import consensus
from swathe.core.scoring.scheme import ScoringScheme
from swathe.core.sequences.alphabet import N_CODES

_NO_SCORE = -128


class Reference:
    """What rows are compared with: the query or the consensus.

    Parameters
    ----------
    scheme : of the search; comparisons with a PSSM use its own scores, those with the consensus the matrix
    against_consensus : compare with the consensus instead of the query
    """

    def __init__(self, whole: MultipleAlignment, scheme: ScoringScheme, against_consensus: bool) -> None:
        self.whole = whole
        self.against_consensus = against_consensus
        self._matrix = scheme.matrix
        self._table = scheme.of(whole.query).table(whole.query.codes)

    def letters(self, columns: Columns, first: int, last: int) -> NDArray[np.uint8]:
        """Return the reference in columns first to last, upper-case ASCII; `GAP` in opened columns.

        Masked residues of the query are X, as they were scored.
        """
        low, high = columns.span(first, last)
        letters = np.full(last - first, GAP, np.uint8)
        letters[columns.starts[low:high] - first] = self._of_positions(low, high)
        return letters

    def compare(
        self, window: NDArray[np.uint8], columns: Columns, first: int, last: int
    ) -> tuple[NDArray[np.bool_], NDArray[np.bool_]]:
        """Return which letters equal the reference's, and which score above 0 with it, both bool[rows, w].

        window : uint8[rows, w] ASCII of columns first to last, in upper case
        """
        low, high = columns.span(first, last)
        places = columns.starts[low:high] - first
        scores = np.full((last - first, N_COUNTED), _NO_SCORE, np.int8)
        if self.against_consensus:
            indexes = INDEX_OF[self._of_positions(low, high)]
            residues = indexes < GAP_INDEX
            scores[places[residues], :N_CODES] = self._matrix[indexes[residues]]
        else:
            scores[places, :N_CODES] = self._table[low:high]
        found = INDEX_OF[window]
        identical = (window == self.letters(columns, first, last)) & (found < GAP_INDEX)
        return identical, scores[np.arange(last - first), found] > 0

    def _of_positions(self, low: int, high: int) -> NDArray[np.uint8]:
        """Return the reference's letters at query positions."""
        if not self.against_consensus:
            return LETTER_OF[self.whole.query.codes[low:high]]
        found = consensus(self.whole.counts[low:high], self.whole.query.residues[low:high])
        return np.where(found >= ord("a"), found - 0x20, found).astype(np.uint8)
