"""Everything that the search of one query found."""

from __future__ import annotations

import math
from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

from swathe.core.results.hits import SIGNIFICANT, HitTable
from swathe.core.results.score_statistics import ScoreStatistics
from swathe.core.scoring.pssm import PositionSpecificQuery
from swathe.core.scoring.significance import GumbelParameters, Significance
from swathe.core.sequences.sequence import Sequence
from swathe.core.statistics.evalues import Method, lowered_words, within_bound
from swathe.core.system.values import OPTIONAL


@dataclass(frozen=True, slots=True, eq=False)
class QueryResult:
    """Everything one query's search found.

    Parameters
    ----------
    scores : int32[n] of every subject in the database's stored order; `NOT_COMPARED` for those that a
        cancelled search did not reach. None if there was no room for them: then every subject was compared
    score_statistics : what is kept of scores that are not
    hits : the reported subjects
    compared : subjects compared, empty ones included
    significant : compared subjects whose E-value is within the bound; more than len(hits) only if `top`
        limits these
    cells : DP cells computed
    seconds : that scoring took
    evalues : method of the E-values: that of the request, or ``matrix`` if the search was cancelled before it
        was applied, or without E-values
    """

    query: Sequence
    scores: NDArray[np.int32] | None
    hits: HitTable
    significance: Significance
    compared: int
    significant: int
    cells: int
    seconds: float
    evalues: Method = "matrix"
    score_statistics: ScoreStatistics | None = field(default=None, metadata=OPTIONAL)

    def __post_init__(self) -> None:
        self.hits.compared = self.compared  # which its hits are judged by, too

    @classmethod
    def of_pair(cls, hits: HitTable, significance: Significance, evalues: Method) -> QueryResult:
        """Return the only row of a table, found among pairs of many sequences, as all that its query found.

        That is the form in which alignments are shown. There are no scores of other subjects, and no time.
        """
        return cls(
            query=hits.query,
            scores=np.empty(0, np.int32),
            hits=hits,
            significance=significance,
            compared=hits.database.n_sequences,
            significant=1,
            cells=len(hits.query) * hits.database.n_residues,
            seconds=0.0,
            evalues=evalues,
        )

    def parameters_words(self, base: GumbelParameters) -> str:
        """Return whence lambda and K of the E-values are, as words that follow the figures: ``published``.

        Those of adjusted scores are not the fitted ones, which the score distribution has.

        Parameters
        ----------
        base : those of the scoring, before any fit
        """
        parameters = self.significance.parameters
        if lowered_words(parameters, base):
            return f"{parameters.source_words}, K lowered for the query's composition"
        if parameters.source != "fitted":
            return parameters.source_words
        return "used for adjusted scores" if self.evalues == "adjusted" else "fitted to this search"

    @property
    def is_short(self) -> bool:
        """Whether not even a perfect match of the query is significant in a subject of usual length."""
        if isinstance(self.query, PositionSpecificQuery) or not len(self.query):
            return False
        most, lengths = self.hits.scoring.most_of_pairs(self.query.codes), self.hits.database.lengths
        usual, _ = self.significance.usual_log10_evalue(most, lengths)
        return usual > math.log10(SIGNIFICANT)

    @property
    def nbytes(self) -> int:
        """Bytes of memory in use now."""
        scores = self.score_statistics if self.scores is None else self.scores
        return self.hits.nbytes + (0 if scores is None else scores.nbytes)

    @property
    def nbytes_aligned(self) -> int:
        """Bytes of memory once all hits are aligned."""
        scores = self.score_statistics if self.scores is None else self.scores
        return self.hits.nbytes_aligned + (0 if scores is None else scores.nbytes)

    def candidates(self, evalue: float) -> tuple[NDArray[np.int64], NDArray[np.int32]]:
        """Return the subjects with an E-value by the unadjusted matrix up to a bound, and their scores.

        They are stored indexes, int64[k] ascending, and int32[k]. Where scores are not kept they are among
        the candidates for a profile.
        """
        lengths = self.hits.database.lengths
        if self.scores is not None:
            subjects = within_bound(self.significance, self.scores, lengths, evalue)
            return subjects, self.scores[subjects]
        if self.score_statistics is None:
            return np.empty(0, np.int64), np.empty(0, np.int32)
        subjects, scores = self.score_statistics.candidates, self.score_statistics.candidate_scores
        within = self.significance.log10_evalues(scores, lengths[subjects]) <= math.log10(evalue)
        return subjects[within], scores[within]

    @property
    def gcups(self) -> float:
        """Billion cell updates per second for this query."""
        return self.cells / self.seconds / 1e9 if self.seconds > 0 else 0.0
