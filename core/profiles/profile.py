"""A position-specific scoring matrix from a multiple alignment, after Altschul et al. 1997."""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from swathe.core.cancel import CancelToken
from swathe.core.errors import InvalidRequest
from swathe.core.profiles.stack import GAP, Stack
from swathe.core.scoring.karlin_altschul import BACKGROUND, ungapped_parameters, why_no_local_statistics
from swathe.core.scoring.pssm import MAX_SCORE, MIN_SCORE, PositionSpecificQuery, complete_scores
from swathe.core.scoring.scheme import ScoringScheme
from swathe.core.sequences.alphabet import N_AMINO_ACIDS
from swathe.core.sequences.sequence import Sequence

BETA: Final = 10.0
"""Weight of the pseudocounts, in observations."""
_SLICE_CELLS: Final = 20_000_000
"""Letters processed between two polls of the token: about 30 ms."""


@dataclass(frozen=True, slots=True, eq=False)
class Profile:
    """Frequencies and scores of each position of a query, from its hits.

    The twenty amino acids are in the order of `core.sequences.alphabet.LETTERS`; m is the query's length.

    Parameters
    ----------
    query : the query that the profile is for
    scores : int8[m, 20]
    frequencies : float64[m, 20] weighted frequencies f of the alignment; gaps count as the background
    gaps : float64[m] weight of the rows with a gap
    targets : float64[m, 20] estimated frequencies Q, normalised to sum to 1
    observations : float64[m] N_C; the effective number of observations is N_C - 1
    rows : int64[m] rows that take part in each column, the query included
    sequences : hits in the alignment
    removed : hits left out because they repeat others
    lambda_u : ungapped lambda of the matrix, the scale of the scores
    source : what the profile was built from, in words that follow its name
    """

    query: Sequence
    scores: NDArray[np.int8]
    frequencies: NDArray[np.float64]
    gaps: NDArray[np.float64]
    targets: NDArray[np.float64]
    observations: NDArray[np.float64]
    rows: NDArray[np.int64]
    sequences: int
    removed: int
    lambda_u: float
    source: str

    @property
    def nbytes(self) -> int:
        """Memory of the arrays, in bytes."""
        arrays = (self.scores, self.frequencies, self.gaps, self.targets, self.observations, self.rows)
        return sum(array.nbytes for array in arrays)

    @property
    def information(self) -> NDArray[np.float64]:
        """Relative entropy of the target frequencies to the background at each position, bits, float64[m]."""
        return np.asarray((self.targets * np.log2(self.targets / BACKGROUND)).sum(axis=1))

    @property
    def gapless_weight(self) -> NDArray[np.float64]:
        """Weight of the observed residues relative to the pseudocounts at each position, float64[m]."""
        return np.asarray((self.observations - 1) * (1 - self.gaps) / BETA)

    def as_query(self) -> PositionSpecificQuery:
        """Return the query with the profile's scores in place of the matrix."""
        scores = complete_scores(self.scores)
        return PositionSpecificQuery(
            self.query.header, self.query.codes, scores, self.source, shown=self.query.shown
        )


def build_profile(
    query: Sequence, stack: Stack, scheme: ScoringScheme, source: str, token: CancelToken
) -> Generator[float, None, Profile]:
    """Build a profile; yields the share done every 30 ms or so, and returns it.

    With alpha = N_C - 1 and f the weighted frequencies of a column, s the matrix and P the background::

        q_ij = P_i P_j exp(lambda_u s_ji)                    target frequencies of the matrix
        g_i = sum over j of f_j / P_j q_ij                   pseudocount frequencies
        Q_i = (alpha f_i + beta g_i) / (alpha + beta)        beta = 10
        score_i = round(ln(Q_i / P_i) / lambda_u)

    so that a column with the query alone gets the scores of the matrix. So does, by the query's letter, a
    column without any amino acid, and a masked one, whose letter is X.

    Raises `InvalidRequest` for a matrix that has no lambda_u, and `OperationCancelled`. Source: Altschul et
    al., NAR 25:3389 (1997), Target frequency estimation.
    """
    from swathe.core.profiles.weighting import stretches, weigh

    reason = why_no_local_statistics(scheme.matrix)
    if reason:
        raise InvalidRequest(
            "matrix",
            f"No profile can be built with {scheme.name}: {reason}.",
            "BLOSUM62 is the usual matrix.",
        )
    n, m = stack.rows.shape
    left, right = stretches(stack.rows)
    letters = np.zeros((m, GAP + 1))
    variety = np.zeros(m)
    each = max(1, _SLICE_CELLS // (2 * n * m))
    for begin in range(0, m, each):
        token.raise_if_cancelled()
        end = min(m, begin + each)
        weigh(stack.rows, left, right, begin, end, letters, variety)
        yield end / m
    lambda_u = ungapped_parameters(scheme.matrix).lambda_
    gaps = letters[:, GAP]
    seen = (gaps < 1 - 1e-9) & ~query.masked
    frequencies = letters[:, :GAP] + gaps[:, None] * BACKGROUND
    frequencies /= frequencies.sum(axis=1, keepdims=True)
    matrix = scheme.matrix[:N_AMINO_ACIDS, :N_AMINO_ACIDS].astype(np.float64)
    joint = np.outer(BACKGROUND, BACKGROUND) * np.exp(lambda_u * matrix)
    pseudocounts = frequencies / BACKGROUND @ joint
    alpha = (variety - 1)[:, None]
    targets = (alpha * frequencies + BETA * pseudocounts) / (alpha + BETA)
    of_query = scheme.table(query.codes)[:, :N_AMINO_ACIDS]
    targets = np.where(seen[:, None], targets, BACKGROUND * np.exp(lambda_u * of_query))
    scores = np.rint(np.log(targets / BACKGROUND) / lambda_u)
    return Profile(
        query=query,
        scores=np.clip(scores, MIN_SCORE, MAX_SCORE).astype(np.int8),
        frequencies=frequencies,
        gaps=gaps.copy(),
        targets=targets / targets.sum(axis=1, keepdims=True),
        observations=variety,
        rows=(stack.rows <= GAP).sum(axis=0),
        sequences=n - 1,
        removed=stack.removed,
        lambda_u=lambda_u,
        source=source,
    )
