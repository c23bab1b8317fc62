"""How a query's scores came about, described by the worker once for all who show it."""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QObject, Signal

from swathe.core.cancel import CancelToken
from swathe.core.database.composition import Composition, composition_of
from swathe.core.results.evalue_trust import EvalueTrust
from swathe.core.results.query_result import QueryResult
from swathe.core.results.score_distribution import (
    Raised,
    ScoreDistribution,
    describe_scores,
    raised_by_adjustment,
)
from swathe.core.scoring.significance import GumbelParameters
from swathe.core.search.events import Plan
from swathe.gui.work.task import BACKGROUND, Newest, Task, sentence


@dataclass(frozen=True, slots=True, eq=False)
class DescribedScores:
    """What a query's scores say.

    Parameters
    ----------
    distribution : None where nothing was compared
    raised : subjects that adjustment made no hits
    composition : the query's
    trust : whether its E-values can be trusted
    """

    distribution: ScoreDistribution | None
    raised: Raised | None
    composition: Composition | None
    trust: EvalueTrust


class ScoreDescriber(QObject):
    """Has the worker describe the scores of the query looked at, once, whoever asks first.

    Signals
    -------
    task_wanted(object) : a `gui.work.task.Task` for the worker
    ended() : `described` has what was found of `result`, or `why_not` says why there is nothing
    """

    task_wanted = Signal(object)
    ended = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.result: QueryResult | None = None
        self.described: DescribedScores | None = None
        self.why_not = ""
        self._task = Newest(self.task_wanted.emit)

    def describe(self, result: QueryResult | None, plan: Plan | None) -> None:
        """Describe another query's scores, None for none; nothing is done anew for the one before."""
        if result is self.result:
            return
        self._task.stop()
        self.result, self.described, self.why_not = result, None, ""
        if result is None:
            return
        assert plan is not None
        work = partial(_describe, result, _before_fit(plan, result), plan.request.evalue)
        self._task.begin(
            Task(
                "describe scores",
                work,
                self._end,
                on_error=sentence(self._say_why_not),
                priority=BACKGROUND,  # hits in sight are aligned first
            )
        )

    def _end(self, described: DescribedScores) -> None:
        self.described = described
        self.ended.emit()

    def _say_why_not(self, why_not: str) -> None:
        self.why_not = why_not
        self.ended.emit()


def _describe(
    result: QueryResult, base: GumbelParameters, evalue: float, token: CancelToken
) -> Generator[None, None, DescribedScores]:
    """Describe the scores and compare the composition, and say what makes E-values doubtful.

    evalue : bound of the hits
    """
    found: ScoreDistribution | None = None
    for step in describe_scores(result, base, token):
        found = step
        yield None
    composition = composition_of(
        result.query, result.hits.database.manifest, corrected=result.evalues == "adjusted"
    )
    raised = raised_by_adjustment(result, evalue)
    return DescribedScores(found, raised, composition, EvalueTrust.of(result, found))


def _before_fit(plan: Plan, result: QueryResult) -> GumbelParameters:
    """Return the parameters of what scored a result's query: its own where it is a PSSM."""
    queries = plan.request.queries
    return next((p for i, p in plan.of_positions.items() if queries[i] is result.query), plan.parameters)
