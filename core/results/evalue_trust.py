"""Whether a query's E-values can be trusted, by how its scores fit chance, in plain words."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np

from swathe.core.cancel import CancelToken
from swathe.core.results.cautions import why_query_doubtful
from swathe.core.results.hits import SIGNIFICANT
from swathe.core.results.query_result import QueryResult
from swathe.core.results.score_distribution import ScoreDistribution, describe_scores
from swathe.core.scoring.significance import GumbelParameters
from swathe.core.statistics.score_fit import Fit, Verdict


@dataclass(frozen=True, slots=True)
class EvalueTrust:
    """What a query and the fit to its scores say of its E-values.

    Parameters
    ----------
    fit : to the scores; None where there is none
    doubt : what of the query makes its E-values doubtful however good the fit is, as a clause; '' for nothing
    unsettled : significant hits that would not be if their E-values were as far too small as the fit says of
        those near `core.statistics.score_fit.REFERENCE`
    """

    fit: Fit | None
    doubt: str = ""
    unsettled: int = 0

    @classmethod
    def of(cls, result: QueryResult, distribution: ScoreDistribution | None) -> EvalueTrust:
        """Return it for a query whose scores were described; None where nothing was compared."""
        fit = None if distribution is None else distribution.fit
        return cls(fit, why_query_doubtful(result), _unsettled(result, fit))

    @property
    def doubtful(self) -> bool:
        """Whether E-values are to be read with care."""
        return self.fit is not None and (self.fit.doubtful or bool(self.doubt))

    @property
    def grave(self) -> bool:
        """Whether the fit says that hits called significant may not be.

        E-values that may be too large leave these significant, and so do some that are too small.
        """
        return self.unsettled > 0 or (self.fit is not None and self.fit.verdict is Verdict.POOR)

    @property
    def words(self) -> str:
        """Whether E-values can be trusted, as sentences; '' without a fit."""
        if self.fit is None:
            return ""
        words = self.fit.words_despite(self.doubt)
        if not self.unsettled:
            return words
        are = "is" if self.unsettled == 1 else "are"
        return (
            f"{words} If those near {SIGNIFICANT:g} are as well, {self.unsettled:,} of the significant hits "
            f"{are} not significant."
        )


def why_care(result: QueryResult, base: GumbelParameters, token: CancelToken) -> Iterator[str | None]:
    """Yield None about every 50 ms, and finally why to read E-values with care, as sentences; '' for nothing.

    Of hits that were read from a file, and of E-values that are provisional, there is nothing to say.

    base : parameters of the query's scoring before any fit, `core.search.search.events.Plan.parameters_of`
    """
    found: ScoreDistribution | None = None
    kept = result.scores is not None or result.score_statistics is not None
    if kept and not (result.hits.reported or result.hits.provisional):
        for found in describe_scores(result, base, token):
            if found is None:
                yield None
    trust = EvalueTrust.of(result, found)
    yield trust.words if trust.doubtful else ""


def _unsettled(result: QueryResult, fit: Fit | None) -> int:
    """Return how many significant hits would not be if E-values were larger by the factor of the fit."""
    if fit is None or fit.in_force or fit.verdict is not Verdict.TOO_SMALL:
        return 0
    bound, evalues = math.log10(SIGNIFICANT), result.hits.log10_evalues
    return int(np.count_nonzero((evalues <= bound) & (evalues + math.log10(fit.factor) > bound)))
