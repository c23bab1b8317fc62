"""One measurement: a run whose scores are checked, then the timed runs."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable, Generator
from dataclasses import dataclass
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from swathe.core.benchmark.catalogue import COPIES
from swathe.core.benchmark.reference import ReferenceScores, wrong_among_the_best
from swathe.core.benchmark.request import CPU_THREADS, THREADS, DatabaseChoice, Variant
from swathe.core.benchmark.results import HybridShare, KernelResources, Measurement, Outcome
from swathe.core.cancel import CancelToken, OperationCancelled
from swathe.core.database import Database, Subjects
from swathe.core.engines.base import NOT_COMPARED, Engine
from swathe.core.headers.brief import brief_query_name
from swathe.core.scoring.scheme import Scoring, ScoringScheme
from swathe.core.sequences.sequence import Sequence
from swathe.core.system.steps import map_steps
from swathe.kernels.registry import variant_named

_TRIALS: Final = 10
"""The most runs that are not timed, in which an engine learns what is quickest."""


@dataclass(frozen=True, slots=True, eq=False)
class Case:
    """What one measurement measures: a variant with a query, a database and a scheme.

    matrix : name of the scheme's matrix; ``PSSM`` for a query that is one, which scores in its place
    """

    variant: Variant
    choice: DatabaseChoice
    database: Database | Subjects
    scheme: ScoringScheme
    query: Sequence
    matrix: str

    @property
    def subjects(self) -> Subjects:
        """The database as engines score it."""
        return subjects_of(self.database)

    @property
    def scoring(self) -> Scoring:
        """What scores the query: the scheme, or its PSSM with the scheme's gap costs."""
        return self.scheme.of(self.query)

    @property
    def cells(self) -> int:
        """DP cells of one run."""
        return len(self.query) * self.database.n_residues

    @property
    def words(self) -> str:
        """The case as people read it."""
        query = brief_query_name(self.query.header)
        scoring = scheme_words(self.matrix, self.scheme)
        return f"{self.variant.label} · {query} · {self.choice.label} · {scoring}"


def scheme_words(matrix: str, scheme: ScoringScheme) -> str:
    """Return what scores a query as the window's form has it: ``BLOSUM62 11/1``, ``PSSM 11/1``."""
    return f"{matrix} {scheme.gap_open}/{scheme.gap_extend}"


def opened(variant: Variant, devices: tuple[int, ...] | None, open_engine: Callable[..., Engine]) -> Engine:
    """Open the engine of a variant. Raises InvalidRequest, EngineUnavailable."""
    settings = dict(variant.settings)
    if variant.engine == COPIES:
        from swathe.core.permutation.engine import open_strategy

        return open_strategy(variant.kernel, devices, settings)
    threads = int(settings.pop(CPU_THREADS, 0))
    if THREADS not in {option.name for option in variant_named(variant.kernel).options}:
        threads = int(settings.pop(THREADS, 0))
    extra: dict[str, Any] = {"options": settings} if settings else {}
    on = devices if variant.engine != "cpu" else None
    return open_engine(variant.engine, variant.kernel, threads, on, **extra)


def subjects_of(database: Database | Subjects) -> Subjects:
    """Return an opened database as engines score it; permuted copies have no file and are that already."""
    return database if isinstance(database, Subjects) else database.subjects()


def skipped(case: Case, problem: str) -> Measurement:
    """Return a measurement without figures, for a case that could not be run."""
    return _measurement(case, "", Outcome.NOT_RUN, problem=problem)


def measure(
    case: Case, engine: Engine, reference: ReferenceScores, repeats: int, token: CancelToken
) -> Generator[tuple[str, int], None, Measurement]:
    """Run a case once, check its scores, then time `repeats` runs, whose scores have to be the same.

    An engine that learns what is quickest gets some runs more to do so, which are not timed.

    Yields (what is running, cells done), at most 50 ms apart. Raises the engine's SwatheError, and
    OperationCancelled.
    """
    first: NDArray[np.int32] | None = None
    seconds: list[float] = []
    kernel_seconds: list[float] = []
    number = trials = 0
    while number <= repeats:
        learning = first is not None and number == 1 and engine.learning and trials < _TRIALS
        words = "scores checked first" if first is None else f"run {number} of {repeats}"
        words = "the division is found out" if learning else words
        scores = np.full(case.database.n_sequences, NOT_COMPARED, np.int32)
        began = time.perf_counter()
        for cells in engine.score(case.query.codes, case.scoring, case.subjects, scores, token):
            yield words, number * case.cells + (0 if learning else cells)
        elapsed = time.perf_counter() - began
        if token.cancelled:
            raise OperationCancelled
        if first is None:
            wrong = yield from _check(case, scores, reference, token)
            if len(wrong):
                return _wrong(case, engine, reference, wrong, scores)
            first = scores
            number = 1
            continue
        if not np.array_equal(scores, first):
            where = np.flatnonzero(scores != first)
            return _wrong(case, engine, reference, where, scores)
        if learning:
            trials += 1
            continue
        number += 1
        seconds.append(elapsed)
        kernel_seconds.append(engine.report.launch_seconds)
    facts = (
        engine.report.rescored,
        resources_of(engine),
        sides_of(engine),
        remark_of(engine),
    )
    ran = engine.report.ran or case.variant.kernel
    if engine.timing_costs:
        yield "the kernel timed", (repeats + 1) * case.cells
        kernel_seconds = yield from _time_launches(case, engine, (repeats + 1) * case.cells, token)
    return _measurement(
        case,
        engine.label,
        Outcome.MEASURED,
        seconds=tuple(seconds),
        kernel_seconds=statistics.median(kernel_seconds) or None,
        checked=reference.words,
        rescored=facts[0],
        resources=facts[1],
        sides=facts[2],
        note=facts[3],
        ran=ran,
    )


def runs_of(variant: Variant, repeats: int) -> int:
    """Return how often a case is run: once checked, `repeats` times, and on a GPU once to time launches."""
    return repeats + 1 + (variant.engine == "gpu")


def resources_of(engine: Engine) -> KernelResources:
    """Return the resources of a GPU kernel as its engine reports them; of a CPU kernel its threads."""
    used = engine.report.resources
    if used is None:
        return KernelResources(threads=engine.threads or None)
    return KernelResources(used.registers, used.shared_bytes, used.threads, None, used.occupancy, used.limit)


def sides_of(engine: Engine) -> tuple[HybridShare, ...]:
    """Return the shares of the last run of a hybrid engine; nothing for other engines."""
    return tuple(HybridShare(side.name, side.share, side.seconds, side.gcups) for side in engine.report.sides)


def remark_of(engine: Engine) -> str:
    """Return what an engine says of its last run: what each side did, and what its kernel did not compute."""
    sides = "; ".join(side.words for side in engine.report.sides)
    return " ".join(words for words in (f"{sides}." if sides else "", engine.report.note) if words)


def _time_launches(
    case: Case, engine: Engine, cells_before: int, token: CancelToken
) -> Generator[tuple[str, int], None, list[float]]:
    """Time the launches of an extra run: timing them costs time, so the measured runs do without."""
    scores = np.full(case.database.n_sequences, NOT_COMPARED, np.int32)
    engine.timed = True
    try:
        for cells in engine.score(case.query.codes, case.scoring, case.subjects, scores, token):
            yield "the kernel timed", cells_before + cells
        if token.cancelled:
            raise OperationCancelled
        return [engine.report.launch_seconds]
    finally:
        engine.timed = False


def _check(
    case: Case, scores: NDArray[np.int32], reference: ReferenceScores, token: CancelToken
) -> Generator[tuple[str, int], None, NDArray[np.int64]]:
    """Return the stored indices of wrong scores."""
    wrong = reference.wrong(scores)
    if len(wrong) or reference.complete:
        return wrong
    from swathe.core.engines.cpu import CpuEngine

    judge = CpuEngine(kernel=reference.kernel)
    try:
        steps = wrong_among_the_best(judge, case.query, case.scheme, case.subjects, scores, token)
        return (yield from map_steps(steps, lambda _: ("best scores checked", case.cells)))
    finally:
        judge.close()


def _wrong(
    case: Case,
    engine: Engine,
    reference: ReferenceScores,
    wrong: NDArray[np.int64],
    scores: NDArray[np.int32],
) -> Measurement:
    place = int(wrong[0])
    database = case.database
    record = 1 + (int(database.records[place]) if isinstance(database, Database) else place)
    plural = "s are" if len(wrong) > 1 else " is"
    problem = (
        f"{len(wrong):,} score{plural} wrong, the first of record {record:,} "
        f"({case.database.lengths[place]:,} residues): {scores[place]:,}."
    )
    return _measurement(
        case,
        engine.label,
        Outcome.WRONG,
        checked=reference.words,
        problem=problem,
        resources=resources_of(engine),
        ran=engine.report.ran or case.variant.kernel,
    )


def _measurement(case: Case, label: str, outcome: Outcome, **facts: Any) -> Measurement:
    return Measurement(
        variant=case.variant,
        engine_label=label,
        query=case.query.identifier,
        query_length=len(case.query),
        database=case.choice.label,
        database_sequences=case.database.n_sequences,
        database_residues=case.database.n_residues,
        gap_open=case.scheme.gap_open,
        gap_extend=case.scheme.gap_extend,
        matrix=case.matrix,
        outcome=outcome,
        **facts,
    )
