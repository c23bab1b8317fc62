"""The course of a comparison: open databases, compute reference scores, then measure and check."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Callable, Generator, Iterator
from dataclasses import dataclass
from typing import Final

from swathe.core.benchmark import reference
from swathe.core.benchmark.catalogue import check, offers, swept
from swathe.core.benchmark.events import Began, Event, Measured, Preparing
from swathe.core.benchmark.machine import circumstances
from swathe.core.benchmark.measuring import Case, measure, opened, runs_of, skipped, subjects_of
from swathe.core.benchmark.pace import Pace
from swathe.core.benchmark.reference import Reference
from swathe.core.benchmark.request import ComparisonRequest, DatabaseChoice, Variant, command_of
from swathe.core.benchmark.results import Comparison, Measurement, Parameters
from swathe.core.benchmark.simulated import open_choice
from swathe.core.cancel import CancelToken, OperationCancelled
from swathe.core.database import Database, Subjects
from swathe.core.engines import Engine, EngineInfo, open_engine, probe_engines
from swathe.core.errors import DeviceError, InvalidRequest, SwatheError
from swathe.core.export.provenance import NO_MATRIX
from swathe.core.scoring.queries import position_specific
from swathe.core.scoring.scheme import ScoringScheme

_INTERVAL: Final = 0.04
"""Seconds between two looks at the clock worth telling."""

OpenEngine = Callable[..., Engine]
References = dict[tuple[str, int, int], Reference]
"""By the kernel that computed them, and the places of scheme and query in the request."""


@dataclass(slots=True)
class _State:
    """A comparison under way."""

    request: ComparisonRequest
    token: CancelToken
    open_engine: OpenEngine
    variants: tuple[Variant, ...]
    problems: dict[Variant, str]
    databases: list[tuple[DatabaseChoice, Database | Subjects]]
    pace: Pace
    measurements: list[Measurement]
    told: float = 0.0

    @property
    def n_measurements(self) -> int:
        return len(self.variants) * self.request.n_measurements

    def working(self, words: str, force: bool = False) -> Iterator[Event]:
        """Yield how far it is, not more often than is worth it."""
        now = time.perf_counter()
        if force or now - self.told >= _INTERVAL:
            self.told = now
            number = len(self.measurements) + 1
            yield self.pace.event(min(number, self.n_measurements), self.n_measurements, words)


def run_comparison(
    request: ComparisonRequest,
    token: CancelToken,
    open_engine: OpenEngine = open_engine,
    engines: tuple[EngineInfo, ...] | None = None,
) -> Generator[Event, None, Comparison | None]:
    """Measure what `request` asks for and return it; None if cancelled before anything was open.

    Yields events, at most 50 ms apart while scores are computed. A variant that cannot run, and one whose
    scores are wrong, is a measurement without figures and ends nothing. After `token` is cancelled it returns
    soon with what was measured by then.

    Raises SwatheError where a database cannot be opened.
    """
    offered = offers(probe_engines() if engines is None else engines)
    variants = swept(request.variants, request.threads, request.blocks, offered)
    began = time.perf_counter()
    try:
        databases = yield from _open_databases(request, token)
    except OperationCancelled:
        return None
    here = circumstances(probe_engines() if engines is None else engines, request.devices)
    parameters = Parameters(
        matrix=NO_MATRIX
        if len(position_specific(request.queries)) == len(request.queries)
        else request.schemes[0].matrix_name,
        repeats=request.repeats,
        threads=request.threads,
        blocks=request.blocks,
        query_source=request.query_source,
        command=command_of(request),
    )
    problems = {variant: check(variant, offered) for variant in variants}
    pace = Pace(_cells_total(request, variants, problems, databases))
    state = _State(request, token, open_engine, variants, problems, databases, pace, [])
    yield Began(here, parameters, state.n_measurements)
    complete = True
    try:
        for choice, database in databases:
            yield from _measure_all(state, choice, database)
    except OperationCancelled:
        complete = False
    seconds = time.perf_counter() - began
    return Comparison(here, parameters, tuple(state.measurements), complete, seconds)


def _open_databases(
    request: ComparisonRequest, token: CancelToken
) -> Generator[Event, None, list[tuple[DatabaseChoice, Database | Subjects]]]:
    found = []
    for choice in request.databases:
        opening = open_choice(choice, token)
        while True:
            try:
                progress = next(opening)
            except StopIteration as stop:
                database: Database | Subjects = stop.value
                break
            yield Preparing(f"Opening {choice.label}", progress.bytes_done, progress.bytes_total)
        token.raise_if_cancelled()
        if not database.n_residues:
            raise InvalidRequest(
                "database",
                f"{choice.label} holds no residues: there is nothing to compare with.",
                "Open another file.",
            )
        found.append((choice, database))
    return found


def _cells_total(
    request: ComparisonRequest,
    variants: tuple[Variant, ...],
    problems: dict[Variant, str],
    databases: list[tuple[DatabaseChoice, Database | Subjects]],
) -> dict[str, int]:
    """Return the cells to compute, by what computes them."""
    total: dict[str, int] = {}
    for _, database in databases:
        once = sum(len(query) for query in request.queries) * database.n_residues * len(request.schemes)
        for variant in variants:
            if not problems[variant]:
                total[variant.text] = total.get(variant.text, 0) + once * runs_of(variant, request.repeats)
        for kernel in _kernels(variants, problems):
            for query in request.queries:
                checked = reference.subjects_to_check(kernel, len(query), subjects_of(database))
                share = len(checked) / database.n_sequences
                cells = round(share * len(query) * database.n_residues) * len(request.schemes)
                total[f"reference {kernel}"] = total.get(f"reference {kernel}", 0) + cells
    return total


def _kernels(variants: tuple[Variant, ...], problems: dict[Variant, str]) -> list[str]:
    """Return the processor's kernels that are needed to check these variants."""
    running = [variant for variant in variants if not problems[variant]]
    return list(dict.fromkeys(reference.kernel_for(v.engine, v.kernel) for v in running))


def _measure_all(
    state: _State, choice: DatabaseChoice, database: Database | Subjects
) -> Generator[Event, None, None]:
    """Measure everything with one database: references first, then variant by variant."""
    references: References = {}
    for kernel in _kernels(state.variants, state.problems):
        yield from _compute_references(state, kernel, choice, database, references)
    for variant in state.variants:
        cases = [
            (place, number, Case(variant, choice, database, scheme, query))
            for place, scheme in enumerate(state.request.schemes)
            for number, query in enumerate(state.request.queries)
        ]
        problem = state.problems[variant]
        if problem:
            for _, _, case in cases:
                yield from _told(state, skipped(case, problem))
            continue
        kernel = reference.kernel_for(variant.engine, variant.kernel)
        with contextlib.ExitStack() as closing:
            engine: Engine | None = None
            for place, number, case in cases:
                state.token.raise_if_cancelled()
                yield from state.working(f"{variant.label}: opening", force=engine is None)
                try:
                    if engine is None:
                        engine = opened(variant, state.request.devices, state.open_engine)
                        closing.callback(engine.close)
                    steps = measure(
                        case, engine, references[kernel, place, number], state.request.repeats, state.token
                    )
                    measurement = yield from _follow(state, case, steps)
                except SwatheError as error:
                    measurement = skipped(case, str(error))
                    if engine is not None and isinstance(error, DeviceError):
                        closing.pop_all().close()
                        engine = None
                state.pace.finish(variant.text, case.cells * runs_of(variant, state.request.repeats))
                yield from _told(state, measurement)


def _follow(
    state: _State, case: Case, steps: Generator[tuple[str, int], None, Measurement]
) -> Generator[Event, None, Measurement]:
    """Run a measurement's steps, telling how far they are."""
    while True:
        try:
            words, cells = next(steps)
        except StopIteration as stop:
            measurement: Measurement = stop.value
            return measurement
        state.pace.advance(case.variant.text, cells)
        yield from state.working(f"{case.words}: {words}")


def _told(state: _State, measurement: Measurement) -> Iterator[Event]:
    state.measurements.append(measurement)
    yield Measured(measurement)


def _compute_references(
    state: _State, kernel: str, choice: DatabaseChoice, database: Database | Subjects, found: References
) -> Generator[Event, None, None]:
    """Compute the scores that everything measured with this database is checked against."""
    name = f"reference {kernel}"
    engine = state.open_engine("cpu", kernel)
    try:
        for place, scheme in enumerate(state.request.schemes):
            for number, query in enumerate(state.request.queries):
                words = f"Reference scores · {query.identifier} · {choice.label} · {_costs(scheme)}"
                steps = reference.make_reference(engine, query, scheme, subjects_of(database), state.token)
                cells = 0
                while True:
                    try:
                        cells = next(steps)
                    except StopIteration as stop:
                        found[kernel, place, number] = stop.value
                        break
                    state.pace.advance(name, cells)
                    yield from state.working(words)
                state.pace.finish(name, cells)
    finally:
        engine.close()


def _costs(scheme: ScoringScheme) -> str:
    return f"{scheme.gap_open}-{scheme.gap_extend}k"
