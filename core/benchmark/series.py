"""The plots of a benchmark as series of points: those of the papers."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from typing import Final, TypeVar

from swathe.core.benchmark.ranking import (
    TIMES_RANGE,
    case_of,
    compared_by,
    measured_with,
    ranking,
    times_between,
)
from swathe.core.benchmark.request import BLOCKS, THREADS
from swathe.core.benchmark.results import Benchmark, Measurement
from swathe.core.system.words import rate_text, shortened


class View(Enum):
    """A plot; its value names it in files."""

    LENGTH = "query-length"
    MEAN = "mean"
    THREADS = "threads"
    BLOCKS = "blocks"
    GAPS = "gap-costs"
    SHARE = "cpu-gpu-share"
    SPEEDUP = "speed-up"


@dataclass(frozen=True, slots=True)
class Point:
    """A point with its range and a description; `x` is a position on the axis, or a category's number.

    `hollow` points are another kernel's, which computed a query in place of the series' own.
    """

    x: float
    y: float
    low: float
    high: float
    words: str
    hollow: bool = False


@dataclass(frozen=True, slots=True)
class Series:
    """Points that belong together.

    Parameters
    ----------
    name : in the legend, with the letter of its benchmark where several overlie each other
    style : index of its benchmark, 0 for the first
    kind : the name without the benchmark: series of one kind share a colour
    source : name of its benchmark; empty of a single one
    """

    name: str
    points: tuple[Point, ...]
    style: int = 0
    kind: str = ""
    source: str = ""


@dataclass(frozen=True, slots=True)
class Picture:
    """All series of a plot.

    Parameters
    ----------
    x_title, y_title : with units
    categories : names of positions 0, 1, … on an x axis without scale
    why_empty : what would have to be measured; empty if there are series
    headings : with what and on what each benchmark drawn was measured: queries, databases, devices, scoring;
        and the note
    note : what of benchmarks that overlie each other is not drawn or not comparable, and why
    """

    view: View
    x_title: str
    y_title: str
    series: tuple[Series, ...]
    categories: tuple[str, ...] = ()
    why_empty: str = ""
    headings: tuple[str, ...] = ()
    note: str = ""


@dataclass(frozen=True, slots=True)
class Choice:
    """Which measurements are drawn; None draws all.

    Parameters
    ----------
    database, gap_costs : as in `Measurement`
    baseline : label of the variant that speed-ups are relative to; None: the slowest that all have
    """

    database: str | None = None
    gap_costs: str | None = None
    baseline: str | None = None

    def has(self, measurement: Measurement) -> bool:
        """Whether a measurement is with the database and the gap costs chosen."""
        return self.database in (None, measurement.database) and self.gap_costs in (
            None,
            measurement.gap_costs,
        )


LETTERS: Final = "ABCDEFGHIJ"
"""Names of overlaid benchmarks, in order."""

_LONGEST_NAME: Final = 28
"""Characters of a file's or machine's name in the name of an overlaid benchmark, which each series has."""

_Group = dict[str, list[Measurement]]
_Key = TypeVar("_Key", str, int)

_OF_COMPARED: Final = (View.MEAN, View.GAPS)
"""Plots of means, which are of the cases that every kernel compared has: else they say nothing."""


def picture(view: View, benchmarks: Sequence[Benchmark], choice: Choice | None = None) -> Picture:
    """Return the series of a plot of one benchmark, or of several overlaid."""
    draw, x_title, y_title, why_empty = _PICTURES[view]
    chosen = choice or Choice()
    found: list[Series] = []
    all_measurements = [chosen_of(benchmark, chosen) for benchmark in benchmarks]
    compared = [compared_by(measurements) for measurements in all_measurements]
    baseline = ""
    if view in (*_OF_COMPARED, View.SPEEDUP) and any(all_measurements) and not any(compared):
        why_empty = _NOTHING_SHARED
    measured, comparable = all_measurements, compared
    if view in _OF_COMPARED:
        all_measurements = comparable = _with_queries_of_all(compared)
        why_empty = _NO_QUERY_OF_ALL if any(compared) and not any(comparable) else why_empty
    together = [m for measurements in all_measurements for m in measurements]
    categories = _categories(view, together)
    if view is View.SPEEDUP:
        labels = {m.variant.label for m in together}
        baseline = chosen.baseline if chosen.baseline in labels else _slowest_of_all(all_measurements)
        why_empty = _NO_KERNEL_OF_ALL if any(compared) and len(benchmarks) > 1 and not baseline else why_empty
        x_title = _of_how_many(compared, "Length of {} (residues)") or x_title
    if view is View.THREADS:
        x_title = _threads_title({m.variant.engine for m in together})
    if view is View.MEAN:
        y_title = _of_how_many(comparable, "Mean GCUPS over {} (billion cells a second)") or y_title
    called = names(benchmarks)
    for style, (benchmark, measurements) in enumerate(zip(benchmarks, all_measurements, strict=True)):
        source = called[style] if len(benchmarks) > 1 else ""
        whole = f"\n{source}: {benchmark.title}" if source else ""
        for series in draw(measurements, replace(chosen, baseline=baseline), together, categories):
            words = tuple(replace(p, words=f"{p.words}{whole}") for p in sorted(series.points, key=_by_x))
            name = f"{series.name} – {_letter(style)}" if source else series.name
            found.append(Series(name, words, style, series.name, source))
    found = [series for series in found if series.points]
    drawn = sorted({series.style for series in found})
    note = ""
    if view is View.SPEEDUP and drawn:
        y_title = f"Times as fast as {baseline}"
    if view is View.MEAN and any(point.low < point.high for series in found for point in series.points):
        y_title += "; line: slowest to fastest query"
    if drawn and view in _OF_COMPARED:
        note = _more_words(compared, comparable)
    for style, measurements in enumerate(measured if drawn else ()):
        if style not in drawn and len(benchmarks) > 1:
            why = _why_not_drawn(view, measurements, baseline)
            note = f"{note} {_letter(style)} is not drawn: {why}.".strip()
    headings = _headings(benchmarks, all_measurements) if found else ()
    headings += (note,) if note else ()
    return Picture(
        view, x_title, y_title, tuple(found), categories, "" if found else why_empty, headings, note
    )


def names(benchmarks: Sequence[Benchmark]) -> tuple[str, ...]:
    """Return what overlaid benchmarks are called: letters, with what tells them apart.

    That is the files that they were read from, else the machines, else when they began: ``A (old.json)``,
    ``B (measured here)``.
    """
    told = (
        [one.name or "measured here" for one in benchmarks],
        [one.machine for one in benchmarks],
        [one.date for one in benchmarks],
        [one.circumstances.started[:19].replace("T", " ") for one in benchmarks],
    )
    apart = next((words for words in told if len(set(words)) == len(words)), told[-1])
    return tuple(f"{_letter(style)} ({shortened(words, _LONGEST_NAME)})" for style, words in enumerate(apart))


def _letter(style: int) -> str:
    return LETTERS[style % len(LETTERS)]


def _queries(measurements: Iterable[Measurement]) -> set[tuple[str, int]]:
    return {(m.query, m.query_length) for m in measurements}


def _with_queries_of_all(compared: Sequence[list[Measurement]]) -> list[list[Measurement]]:
    """Return what benchmarks have of the queries that all have: other means cannot be compared."""
    all_queries = [_queries(some) for some in compared if some]
    shared = set.intersection(*all_queries) if all_queries else set()
    return [[m for m in some if (m.query, m.query_length) in shared] for some in compared]


def _more_words(compared: Sequence[list[Measurement]], comparable: Sequence[list[Measurement]]) -> str:
    """Say how many queries are in no mean since not all benchmarks have them; '' where all do."""
    more = [
        f"{_letter(style)} has {len(_queries(some)) - len(_queries(left)):,} more"
        for style, (some, left) in enumerate(zip(compared, comparable, strict=True))
        if len(some) > len(left)
    ]
    return f"Means are of the queries that all have: {', '.join(more)}." if more else ""


def _why_not_drawn(view: View, measurements: Sequence[Measurement], baseline: str) -> str:
    """Return why a benchmark has no series beside others that have some."""
    if not measurements:
        return "it has no figures with the database and the gap costs chosen"
    if view is View.SPEEDUP and len({m.variant.label for m in measurements}) < 2:
        return "it has figures of one kernel only"
    if view in (*_OF_COMPARED, View.SPEEDUP) and not compared_by(measurements):
        return "no query was measured with all of its kernels"
    return f"it has no figures of {baseline}" if view is View.SPEEDUP else "it has nothing of this kind"


def _headings(benchmarks: Sequence[Benchmark], drawn: Sequence[Sequence[Measurement]]) -> tuple[str, ...]:
    """Say with what each benchmark was measured, and on what: a line each, of a single one two."""
    lines: list[str] = []
    for name, benchmark, measurements in zip(names(benchmarks), benchmarks, drawn, strict=True):
        if measurements:
            scoring = {f"{m.matrix} {_costs(m)}" for m in measurements}
            matrices = {m.matrix for m in measurements}
            parts = (
                measured_with(measurements, benchmark.parameters.query_source),
                benchmark.circumstances.computing({m.variant.engine for m in measurements}),
                *(scoring if len(scoring) == 1 else sorted(matrices)),
            )
            one = (parts[0], " · ".join(parts[1:]))
            lines += one if len(benchmarks) == 1 else [f"{name}: {' · '.join(one)}"]
    return tuple(lines)


def baselines(benchmarks: Iterable[Benchmark]) -> tuple[str, ...]:
    """Return the labels of variants that speed-ups can be relative to."""
    labels = (m.variant.label for benchmark in benchmarks for m in benchmark.measurements if m.counts)
    return tuple(dict.fromkeys(labels))


def databases(benchmarks: Iterable[Benchmark]) -> tuple[str, ...]:
    """Return the databases that were measured with."""
    return tuple(dict.fromkeys(m.database for benchmark in benchmarks for m in benchmark.measurements))


def gap_costs(benchmarks: Iterable[Benchmark]) -> tuple[str, ...]:
    """Return the gap costs that were measured with."""
    return tuple(dict.fromkeys(m.gap_costs for benchmark in benchmarks for m in benchmark.measurements))


def _slowest_of_all(benchmarks: Iterable[Sequence[Measurement]]) -> str:
    """Return the label of the slowest variant that every benchmark of several has; '' where there is none.

    Of variants that have no query in common it is the first.
    """
    labels = [(some, {m.variant.label for m in some}) for some in benchmarks]
    several = [(some, found) for some, found in labels if len(found) > 1]
    if not several:
        return ""
    shared = set.intersection(*(found for _, found in several))
    measurements = [m for m in several[0][0] if m.variant.label in shared]
    ranked = ranking(measurements)
    return ranked[-1].variant.label if ranked else next((m.variant.label for m in measurements), "")


def _of_how_many(compared: Iterable[Iterable[Measurement]], title: str) -> str:
    """Return an axis title with how many queries kernels are compared over; '' where it is one, or none."""
    queries = [len(_queries(some)) for some in compared]
    numbers = sorted({number for number in queries if number})
    if not numbers or numbers[-1] < 2:
        return ""
    most = f"{numbers[-1]:,} queries"
    return title.format(most if len(numbers) == 1 else f"{numbers[0]:,} to {most}")


def _threads_title(engines: set[str]) -> str:
    """Return what the threads are of that these engines have to set."""
    of = ["of the processor"] if "cpu" in engines else []
    of += ["of a block"] if engines - {"cpu"} else []
    return f"Threads {' or '.join(of)}"


def _by_x(point: Point) -> float:
    return point.x


def chosen_of(benchmark: Benchmark, choice: Choice) -> list[Measurement]:
    """Return the measurements of a choice that have figures."""
    return [m for m in benchmark.measurements if m.counts and choice.has(m)]


def _categories(view: View, measurements: list[Measurement]) -> tuple[str, ...]:
    if view is View.GAPS:
        pairs = sorted({(m.gap_open, m.gap_extend) for m in measurements})
        return tuple(f"{opening}/{extend}" for opening, extend in pairs)
    if view is View.MEAN:
        groups = _grouped(measurements, _name(measurements))
        return tuple(sorted(groups, key=lambda name: -_mean(groups[name])[0]))  # the fastest on top
    return ()


def _name(
    measurements: list[Measurement], without: tuple[str, ...] = (), gaps: bool = True
) -> Callable[[Measurement], str]:
    """Return a function that names a measurement's series.

    The name is its variant, with database, matrix and gap costs if there are several in `measurements`: those
    of all benchmarks overlaid, whose series have the same names then.
    """
    several_databases = len({m.database for m in measurements}) > 1
    several_matrices = len({m.matrix for m in measurements}) > 1
    several_gaps = gaps and len({m.gap_costs for m in measurements}) > 1

    def name(measurement: Measurement) -> str:
        variant = measurement.variant
        for setting in without:
            variant = variant.without(setting)
        parts = [variant.label]
        parts += [measurement.database] if several_databases else []
        parts += [measurement.matrix] if several_matrices else []
        parts += [_costs(measurement)] if several_gaps else []
        return " · ".join(parts)

    return name


def _costs(measurement: Measurement) -> str:
    """Return gap costs as the form takes them: ``11/1``."""
    return f"{measurement.gap_open}/{measurement.gap_extend}"


def _grouped(measurements: Iterable[Measurement], name: Callable[[Measurement], str]) -> _Group:
    groups: _Group = {}
    for measurement in measurements:
        groups.setdefault(name(measurement), []).append(measurement)
    return groups


def _own(measurements: Iterable[Measurement]) -> list[Measurement]:
    """Return the measurements that the variant's own kernel computed: only these make means."""
    return [m for m in measurements if not m.substituted]


def _in_place(measurement: Measurement) -> str:
    """Return which other kernel computed a measurement, for its tooltip."""
    kernel = measurement.variant.kernel
    return f"\n{measurement.ran} computed it in place of {kernel}" if measurement.substituted else ""


def _rates(measurement: Measurement) -> tuple[float, float, float]:
    """Return the GCUPS of the median, the slowest and the fastest run of a measurement with figures."""
    m = measurement
    assert m.gcups is not None and m.slowest_gcups is not None and m.fastest_gcups is not None
    return m.gcups, m.slowest_gcups, m.fastest_gcups


def _mean(measurements: Sequence[Measurement]) -> tuple[float, float, float]:
    """Return mean, least and greatest GCUPS of the measurements, unweighted."""
    rates = [m.gcups for m in measurements if m.gcups is not None]
    return sum(rates) / len(rates), min(rates), max(rates)


def _with_shared_queries(groups: dict[_Key, list[Measurement]]) -> dict[_Key, list[Measurement]]:
    """Return what groups have of the queries that all of them have; as they are where there are none."""
    shared = set.intersection(*({m.query for m in some} for some in groups.values()))
    return {key: [m for m in some if m.query in shared] or some for key, some in groups.items()}


def _of_queries(measurements: Sequence[Measurement]) -> str:
    n = len({m.query for m in measurements})
    return f"mean of {n} queries" if n > 1 else measurements[0].query or "one query"


def _by_length(
    measurements: list[Measurement], choice: Choice, together: list[Measurement], _: tuple[str, ...]
) -> Iterable[Series]:
    for name, group in _grouped(measurements, _name(together)).items():
        points = []
        for m in group:
            rate, low, high = _rates(m)
            words = f"{name}\n{m.query}, {m.query_length:,} residues: {rate_text(rate)}{_in_place(m)}"
            points.append(Point(m.query_length, rate, low, high, words, m.substituted))
        yield Series(name, tuple(points))


def _means(
    measurements: list[Measurement], choice: Choice, together: list[Measurement], categories: tuple[str, ...]
) -> Iterable[Series]:
    for name, group in _grouped(measurements, _name(together)).items():
        mean, low, high = _mean(group)
        words = f"{name}\n{rate_text(mean)}, {_of_queries(group)}; {rate_text(low)} to {rate_text(high)}"
        yield Series(name, (Point(categories.index(name), mean, low, high, words),))


def _over_setting(
    setting: str,
) -> Callable[[list[Measurement], Choice, list[Measurement], tuple[str, ...]], Iterable[Series]]:
    """Return a function that draws the mean rate over the values of a setting.

    Means are of the queries that were measured with every value: a kernel may refuse some with few of them.
    """

    def swept(measurements: list[Measurement]) -> list[Measurement]:
        return [m for m in _own(measurements) if isinstance(m.variant.setting(setting), int)]

    def draw(
        measurements: list[Measurement], choice: Choice, together: list[Measurement], _: tuple[str, ...]
    ) -> Iterable[Series]:
        for name, group in _grouped(swept(measurements), _name(swept(together), (setting,))).items():
            values: dict[int, list[Measurement]] = {}
            for m in group:
                values.setdefault(int(m.variant.setting(setting) or 0), []).append(m)
            if len(values) < 2:
                continue
            points = []
            for value, compared in _with_shared_queries(values).items():
                mean, low, high = _mean(compared)
                words = f"{name}\n{value:,} {setting}: {rate_text(mean)}, {_of_queries(compared)}"
                points.append(Point(value, mean, low, high, words))
            yield Series(name, tuple(points))

    return draw


def _over_gaps(
    measurements: list[Measurement], choice: Choice, together: list[Measurement], categories: tuple[str, ...]
) -> Iterable[Series]:
    for name, group in _grouped(measurements, _name(together, gaps=False)).items():
        points = []
        for costs, compared in _with_shared_queries(_grouped(group, _costs)).items():
            mean, low, high = _mean(compared)
            words = f"{name}\n{costs}: {rate_text(mean)}, {_of_queries(compared)}"
            points.append(Point(categories.index(costs), mean, low, high, words))
        yield Series(name, tuple(points))


def _shares(
    measurements: list[Measurement], choice: Choice, together: list[Measurement], _: tuple[str, ...]
) -> Iterable[Series]:
    named = _name([m for m in together if m.sides])
    for name, group in _grouped((m for m in measurements if m.sides), named).items():
        for side in dict.fromkeys(side.name for m in group for side in m.sides):
            points = []
            for m in group:
                part = next((part for part in m.sides if part.name == side), None)
                if part is None:
                    continue
                share = 100 * part.share
                words = (
                    f"{name}, {side.upper()}\n{m.query}, {m.query_length:,} residues: {share:.1f} % "
                    f"of the cells at {rate_text(part.gcups)}"
                )
                points.append(Point(m.query_length, share, share, share, words))
            yield Series(f"{name}, {side.upper()}", tuple(points))


def _speedups(
    measurements: list[Measurement], choice: Choice, together: list[Measurement], _: tuple[str, ...]
) -> Iterable[Series]:
    """Draw the ratio of each variant's rate to the baseline's with the same query, database and gap costs.

    These are the cases that means are of, and those in which another kernel took the variant's place.
    """
    compared = {case_of(m) for m in compared_by(measurements)}
    measurements = [m for m in measurements if m.substituted or case_of(m) in compared]
    labels = list(dict.fromkeys(m.variant.label for m in measurements))
    if len(labels) < 2:
        return
    baseline = choice.baseline
    base = {case_of(m): m for m in _own(measurements) if m.variant.label == baseline}
    for name, group in _grouped(measurements, _name(together)).items():
        points = []
        for m in group:
            over = base.get(case_of(m))
            if over is None:
                continue
            (rate, *runs), (other, *other_runs) = _rates(m), _rates(over)
            times = rate / other
            low, high = (1.0, 1.0) if m is over else times_between(*runs, *other_runs)
            between = f"\n{low:.3g} to {high:.3g}: {TIMES_RANGE}" if low < high else ""
            once = m is not over and (m.timed_once or over.timed_once)
            between += "\nEach was timed once only" if once else ""
            words = (
                f"{name}\n{m.query}, {m.query_length:,} residues: {times:.3g} × {baseline} "
                f"({rate_text(rate)}){between}{_in_place(m)}"
            )
            points.append(Point(m.query_length, times, low, high, words, m.substituted))
        yield Series(name, tuple(points))


_UNMEASURED: Final = "There is no measurement with right scores yet."

_NOTHING_SHARED: Final = "No query was measured with every kernel yet: the table has what was."

_NO_QUERY_OF_ALL: Final = (
    "These comparisons have no query in common, and means over different queries cannot be compared. "
    "By query length shows each of their figures."
)

_MEAN: Final = "Mean GCUPS (billion cells a second)"

_NO_KERNEL_OF_ALL: Final = (
    "These comparisons have no kernel in common that speed-ups of all could be relative to. Relative to one "
    "of them, chosen above, those that have it are drawn."
)

_PICTURES = {
    View.LENGTH: (_by_length, "Query length (residues)", "GCUPS (billion cells a second)", _UNMEASURED),
    View.MEAN: (_means, "", _MEAN, _UNMEASURED),
    View.THREADS: (
        _over_setting(THREADS), "Threads", _MEAN,
        "Enter several thread counts (such as 1, 2, 4) under Options to see how the rate scales.",
    ),
    View.BLOCKS: (
        _over_setting(BLOCKS), "Blocks of the grid", _MEAN,
        "Choose a kernel whose number of blocks can be set, and enter several numbers under Options.",
    ),
    View.GAPS: (
        _over_gaps, "Gap costs, open/extend (k residues cost open + extend × k)",
        _MEAN, _UNMEASURED,
    ),
    View.SHARE: (
        _shares, "Query length (residues)", "Share of the cells (%)",
        "Choose a kernel of the hybrid engine, which shares the work between processor and GPU.",
    ),
    View.SPEEDUP: (
        _speedups, "Query length (residues)", "Times as fast",
        "Measure at least two kernels to compare their rates.",
    ),
}  # fmt: skip
