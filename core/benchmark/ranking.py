"""Which kernel is the fastest, and by how much, in a sentence.

A kernel is called faster than another where all of these hold, and else they cannot be told apart:

- Its mean rate is 5 % higher at least (`_CLEAR`); with less both are about equally fast.
- The difference is larger than that between runs of the same: its slowest runs are faster than the other's
  fastest, in the mean or in most of the measurements. One query during which another program took the
  processor hides no difference that all the others have.
- The other was not the faster one in most of the measurements.
- In most of the measurements a run of either took 20 ms (`_SHORT`), or the database is one that searches have
  (`SEARCHED_RESIDUES`). What else a run does than compute takes milliseconds, which tell nothing of searches.

One timed run does not show how much runs differ, so that the measurements have to: it was faster in nine of
ten of them (`_NEARLY_ALL`). Two kernels that are equally fast look so by chance once in 50 times with ten
measurements, and once in 2,500 with twenty. Where there are fewer than ten (`_MANY`), it was 1.5 times as
fast in each (`_BEARABLE`). Two comparisons (`across`) are not told apart where one has a single run: the
machine may have been busier during all of it.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from swathe.core.benchmark.request import SEARCHED_RESIDUES, Variant
from swathe.core.benchmark.results import Measurement
from swathe.core.system.resources import queries_title
from swathe.core.system.words import counted, rate_text, seconds_text, three_digits

_Case = tuple[str, int, str, str, str]
_CLEAR: Final = 1.05
"""Ratio of rates from which on one kernel is called faster: less is not worth a choice."""
_MANY: Final = 10
"""Measurements from which on it counts how many of them a kernel won, where each is of one run."""
_NEARLY_ALL: Final = 0.9
"""Share of them that it has to have won."""
_BEARABLE: Final = 1.5
"""Ratio of the most to the least that one kernel may be faster by, from which on one number says too much.

Also that of a measurement's fastest to its slowest run, from which on something else used the machine.
"""
TIMES_RANGE: Final = "least to most by single runs"
"""Between which numbers it lies how many times as fast one kernel is as another (`times_between`)."""
_AVERAGE: Final = "The average compares these means; the tab Speed-up shows each query"
_ONE_RUN: Final = "each was timed once only"
_MORE_RUNS: Final = "Measure with more timed runs: one does not show how much runs differ"
_SHORT: Final = 0.02
"""Seconds of a run up to which any interruption shows: then only longer runs, or more of them, help."""
_TOO_SHORT: Final = (
    "Measure with a larger database: what a run does besides computing takes milliseconds, too"
)
_SMALL: Final = (
    f"To choose a kernel for searches, measure with a database of {SEARCHED_RESIDUES:,} residues or more"
)
_FEW: Final = 3
"""Kernels that are told apart in the sentence; of more, the first, the second and the last."""


@dataclass(frozen=True, slots=True)
class Ranked:
    """A kernel with its place among the others.

    Parameters
    ----------
    rate, low, high : GCUPS of its median, slowest and fastest runs, means of the measurements
    measurements : what it is ranked by, by what was measured: the same cases for every kernel
    """

    variant: Variant
    rate: float
    low: float
    high: float
    measurements: dict[_Case, Measurement]


def case_of(measurement: Measurement) -> _Case:
    """Return what tells a kernel's measurements apart: query, database and scoring."""
    m = measurement
    return m.query, m.query_length, m.database, m.matrix, m.gap_costs


def ranking(measurements: Iterable[Measurement]) -> tuple[Ranked, ...]:
    """Return the kernels measured, the fastest first, each by the same cases.

    These are all cases where at least two kernels have all of them: a kernel that could not compute some is
    left out then. Else they are those that every kernel has; where there are none, there is no ranking.
    Figures that another kernel computed in place of the one asked for do not count.
    """
    found: dict[Variant, dict[_Case, Measurement]] = {}
    for m in measurements:
        if m.counts and not m.substituted:
            found.setdefault(m.variant, {})[case_of(m)] = m
    whole = set().union(*(set(cases) for cases in found.values()))
    complete = {variant: cases for variant, cases in found.items() if len(cases) == len(whole)}
    found = complete if len(complete) > 1 else found
    shared = set.intersection(*(set(cases) for cases in found.values())) if found else set()
    if not shared:
        return ()
    ranked = []
    for variant, cases in found.items():
        ranked.append(_ranked(variant, {case: m for case, m in cases.items() if case in shared}))
    return tuple(sorted(ranked, key=lambda one: -one.rate))


def _ranked(variant: Variant, compared: dict[_Case, Measurement]) -> Ranked:
    """Return a kernel with its mean rates in these cases."""
    rate, low, high = (
        sum(rates) / len(rates)
        for rates in (
            [m.gcups or 0.0 for m in compared.values()],
            [m.slowest_gcups or 0.0 for m in compared.values()],
            [m.fastest_gcups or 0.0 for m in compared.values()],
        )
    )
    return Ranked(variant, rate, low, high, compared)


def compared_by(measurements: Iterable[Measurement]) -> list[Measurement]:
    """Return the measurements that kernels are ranked by, in their order: the same cases for every kernel."""
    listed = list(measurements)
    ranked = {id(m) for one in ranking(listed) for m in one.measurements.values()}
    return [m for m in listed if id(m) in ranked]


def not_compared(measurements: Iterable[Measurement]) -> str:
    """Say which figures are in no mean since not all kernels have their like; '' where all are."""
    listed = list(measurements)
    ranked = {one.variant: one.measurements for one in ranking(listed)}
    more: dict[Variant, int] = {}
    for m in listed:
        if m.counts and not m.substituted and case_of(m) not in ranked.get(m.variant, ()):
            more[m.variant] = more.get(m.variant, 0) + 1
    if not ranked or not more:
        return ""
    out = [kernel_name(variant) for variant in more if variant not in ranked]
    lacking = "is left out: it lacks" if len(out) == 1 else "are left out: they lack"
    words = f" {_listed(out)} {lacking} some of the queries." if out else ""
    n = sum(number for variant, number in more.items() if variant in ranked)
    if n:
        words += f" Not counted: {counted(n, 'measurement')} that not all kernels have."
    return words


def answer(ranked: Sequence[Ranked]) -> tuple[str, str]:
    """Return which kernel is the fastest and by how much, and what that is of; '' without a ranking."""
    if not ranked:
        return "", ""
    best, *others = ranked
    name, measured = kernel_name(best.variant), measured_with(best.measurements.values())
    of = f"Mean rates over {measured}"
    of += ", each counting the same" if len(best.measurements) > 1 else ""
    equal, slower = _apart(best, others)
    short = any(_short_words(best, one) for one in equal)
    doubts = [_doubt(best, one) for one in equal if not _is_near(best, one)]
    if not others:
        first = f"{name} computes {rate_text(best.rate)}"
    elif equal:
        # Rates of runs that are too short would be read as who won.
        rates = [("" if short else f" at {rate_text(one.rate)}") for one in (best, *equal)]
        called = [kernel_name(one.variant) for one in (best, *equal)]
        first = _listed([name + rate for name, rate in zip(called, rates, strict=True)])
        if doubts:
            first += f" cannot be told apart: {doubts[0]}"
            first += f"; the first is {_times(best, slower)}" if slower else ""
        else:
            first += f" are about equally fast{f', {_times(best, slower)}' if slower else ''}"
            of += ". They differ by less than 5 %"
    else:
        first = f"{name} is the fastest: {_times(best, slower)}"
    if any(map(partial(_query_words, best), _told(slower))):
        of += f". {_AVERAGE}"
    if short:
        of += f". {_TOO_SHORT}"
    elif others and not equal and _is_small(best):
        first += ", with a small database"
        of += f". {_SMALL}"
    if others and not short and any(map(_timed_once, ranked)):
        first += "" if _ONE_RUN in first else f"; {_ONE_RUN}"
        of += f". {_MORE_RUNS}"
    unsteady = _unsteady_told(best, equal, slower)
    if unsteady and not short:
        widest = _widest(unsteady.values())
        first += "" if "runs differ" in first else f"; runs differ {_difference(widest)}"
        of += "".join(f". {advice}" for advice in _advice(unsteady, best, [] if equal else slower))
    tick = "" if others else " Tick another kernel to see which is faster."
    return f"{first}.{tick}", f"{of}.{_exceptions(best, slower)}"


def for_searches(ranked: Sequence[Ranked]) -> Variant | None:
    """Return the kernel to be recommended for searches: the fastest, with databases that searches have."""
    if len(ranked) < 2 or _apart(ranked[0], ranked[1:])[0] or _is_small(ranked[0]):
        return None
    return ranked[0].variant


def across(first: Iterable[Measurement], second: Iterable[Measurement]) -> str:
    """Say how many times as fast kernels were in one benchmark, A, as in another, B, with the same cases."""
    sides: list[dict[Variant, dict[_Case, Measurement]]] = [{}, {}]
    for found, measurements in zip(sides, (first, second), strict=True):
        for m in measurements:
            if m.counts and not m.substituted:
                found.setdefault(m.variant, {})[case_of(m)] = m
    words: dict[str, list[str]] = {}
    for variant in sides[0]:
        shared = sides[0][variant].keys() & sides[1].get(variant, {}).keys()
        if shared:
            a, b = (_ranked(variant, {case: found[variant][case] for case in shared}) for found in sides)
            faster, slower, where = (a, b, "in A as in B") if a.rate >= b.rate else (b, a, "in B as in A")
            name = kernel_name(variant)
            once = [side for side, one in (("A", a), ("B", b)) if _timed_once(one)]
            doubt = f"timed once only in {' and '.join(once)}" if once else _doubt(faster, slower)
            doubt = _short_words(faster, slower) or doubt
            times = f"{times_text(faster.rate / slower.rate)} as fast {where}"
            if _is_near(faster, slower):
                times, doubt = "about equally fast in both", ""
                name += f" at {rate_text(a.rate)} in A and {rate_text(b.rate)} in B"
            elif doubt:
                times = "not clearly faster in either"
                times += f": {doubt}"
                name += f" at {rate_text(a.rate)} in A and {rate_text(b.rate)} in B"
            words.setdefault(times, []).append(name)
    if not words:
        return "No kernel was measured in both with the same query, database and scoring."
    said = [f"{_listed(some)} {'is' if len(some) == 1 else 'are'} {times}" for times, some in words.items()]
    return f"Measured in both, with the same queries and databases: {'; '.join(said)}."


def spread_words(ranked: Sequence[Ranked]) -> str:
    """Return of which measurement the runs differ by what the answer says, and why; '' where it says none."""
    if not ranked:
        return ""
    best, *others = ranked
    unsteady = _unsteady_told(best, *_apart(best, others))
    if not unsteady:
        return ""
    m = _widest(unsteady.values())
    seconds = f"{seconds_text(min(m.seconds))} to {seconds_text(max(m.seconds))}"
    return (
        f"Runs differ {_difference(m)}, from the fastest to the slowest: "
        f"{counted(len(m.seconds), 'run')} of {kernel_name(m.variant)} with {m.query} "
        f"({counted(m.query_length, 'residue')}) against {_database(m)} took {seconds}. Another program may "
        "have used the processor meanwhile."
    )


def _apart(best: Ranked, others: Sequence[Ranked]) -> tuple[list[Ranked], list[Ranked]]:
    """Return the kernels that are not clearly slower than the fastest, and those that are."""
    equal = [one for one in others if _is_near(best, one) or _doubt(best, one)]
    return equal, [one for one in others if one not in equal]


def _is_near(best: Ranked, one: Ranked) -> bool:
    """Whether two rates differ by too little to be worth a choice."""
    return best.rate / one.rate < _CLEAR and not _short_words(best, one)


def _doubt(best: Ranked, one: Ranked) -> str:
    """Say why a kernel cannot be called slower although its mean rate is lower; '' where it can."""
    if short := _short_words(best, one):
        return short
    n = len(one.measurements)
    if _timed_once(best) or _timed_once(one):
        won = _won(best, one, 1.0 if n >= _MANY else _BEARABLE)
        return "" if len(won) >= _NEARLY_ALL * n else _ONE_RUN
    lost = len(_won(one, best))
    if 2 * lost > n:
        return f"that with the lower mean was faster in {lost} of {n} measurements"
    if one.high < best.low or 2 * len(_won(best, one)) > n:
        return ""
    return f"runs differ {_difference(_widest(side.measurements.values() for side in (best, one)))}"


def _short_words(best: Ranked, one: Ranked) -> str:
    """Say that runs of two kernels are too short to compare them; '' where they are not."""
    both = [(best.measurements[case], m) for case, m in one.measurements.items()]
    short = [
        pair for pair in both if _is_of_small(pair[0]) and max(m.median_seconds or 0.0 for m in pair) < _SHORT
    ]
    if 2 * len(short) <= len(both):
        return ""
    seconds = [seconds for pair in short for m in pair for seconds in m.seconds]
    least, most = (three_digits(1000 * value) for value in (min(seconds), max(seconds)))
    return f"runs took {least} to {most} ms, too short to compare"


def _is_of_small(m: Measurement) -> bool:
    """Whether a measurement is with a database that is smaller than those of searches."""
    return m.database_residues < SEARCHED_RESIDUES


def _is_small(one: Ranked) -> bool:
    """Whether a kernel was measured with a database that is smaller than those of searches."""
    return any(map(_is_of_small, one.measurements.values()))


def _timed_once(one: Ranked) -> bool:
    """Whether a measurement of a kernel has a single timed run."""
    return any(m.timed_once for m in one.measurements.values())


def _won(one: Ranked, other: Ranked, by: float = 1.0) -> list[_Case]:
    """Return the cases in which a kernel's slowest run was faster than another's fastest, so many times."""
    return [
        case
        for case, m in one.measurements.items()
        if (m.slowest_gcups or 0.0) > by * (other.measurements[case].fastest_gcups or 0.0)
    ]


def _unsteady_told(
    best: Ranked, equal: Sequence[Ranked], slower: Sequence[Ranked]
) -> dict[Variant, list[Measurement]]:
    """Return measurements whose runs differ so much that the answer says so, by kernel."""
    # Of two kernels one has to differ by that root at least for the ratio of both to be unsteady.
    strained = any(_is_unsteady(best, one) for one in _told(slower))
    return _unsteady((best, *equal, *_told(slower)), math.sqrt(_BEARABLE) if strained else _BEARABLE)


def _widest(measurements: Iterable[Iterable[Measurement]]) -> Measurement:
    """Return the measurement, of several kernels', whose runs differ the most."""
    return max((m for some in measurements for m in some), key=lambda m: m.spread or 0.0)


def _difference(m: Measurement) -> str:
    """Say by how much the slowest and the fastest run differ: ``by up to 28 %``, ``up to 36-fold``."""
    if (m.spread or 0.0) <= 1.0:
        return f"by up to {100 * (m.spread or 0.0):.0f} %"
    return f"up to {times_text(max(m.seconds) / min(m.seconds)).removesuffix(' times')}-fold"


def _advice(
    unsteady: dict[Variant, list[Measurement]], best: Ranked, slower: Sequence[Ranked]
) -> Iterator[str]:
    """Say where runs differ, what is certain nevertheless, and what makes them steadier."""
    short = {variant: sum(min(m.seconds) < _SHORT for m in some) for variant, some in unsteady.items()}
    n, of_all = sum(short.values()), sum(map(len, unsteady.values()))
    yield f"Runs differ much in {_where(unsteady, short if n < of_all else {}, best)}"
    if slower and all(one.high < best.low for one in slower):
        yield "The order is certain, the factor is not"
    again = "Measure again with nothing else running, as other programs probably kept the machine busy"
    longer = "with a larger database or more timed runs"
    if n == of_all:
        yield f"Measure {longer}, as runs take milliseconds only"
    else:
        yield f"{again}, and {longer} where they take milliseconds only" if n else again


def times_text(times: float) -> str:
    """Return a ratio in words: ``1.8 times``, ``12 times``."""
    return f"{times:.0f} times" if times >= 9.95 else f"{times:.1f} times"


def kernel_name(variant: Variant) -> str:
    """Return a kernel as a sentence has it: ``lanes (SIMD SSE4.1, threads 1)``."""
    kernel = variant.at_defaults.label.replace(", ", " ")
    settings = ", ".join(variant.settings_in_words)
    return f"{kernel} ({settings})" if settings else kernel


def _listed(words: Sequence[str]) -> str:
    return " and ".join(filter(None, (", ".join(words[:-1]), words[-1])))


def _span(lengths: Sequence[int]) -> str:
    """Return the shortest and the longest of ascending lengths: ``144 to 5,478``."""
    return f"{lengths[0]:,} to {lengths[-1]:,}" if lengths[0] != lengths[-1] else f"{lengths[0]:,}"


def _times(best: Ranked, slower: Sequence[Ranked]) -> str:
    """Say how many times as fast as others it is: on average, and with single queries."""
    told = _told(slower)
    words = [
        f"{times_text(best.rate / one.rate)}{_query_words(best, one)} as fast as {kernel_name(one.variant)}"
        for one in told
    ]
    if len(slower) >= _FEW:
        words[-1] += ", the slowest"
    average = any(_query_words(best, one) for one in told)
    return f"{'on average ' if average else ''}{_listed(words)}"


def _query_words(best: Ranked, one: Ranked) -> str:
    """Say between which numbers it lies with single queries; '' where the average says enough."""
    rates = [(best.measurements[case].gcups, m.gcups) for case, m in one.measurements.items()]
    ratios = [(rate or 0.0) / (other or 1.0) for rate, other in rates]
    if max(ratios) <= _BEARABLE * min(ratios):
        return ""
    least, most = (times_text(ratio).removesuffix(" times") for ratio in (min(ratios), max(ratios)))
    return f" (with single queries {least} to {most})"


def _told(slower: Sequence[Ranked]) -> Sequence[Ranked]:
    """Return which of the slower ones the sentence names."""
    return slower if len(slower) < _FEW else (slower[0], slower[-1])


def times_between(low: float, high: float, other_low: float, other_high: float) -> tuple[float, float]:
    """Return between which numbers it lies how many times as fast one kernel is as another: `TIMES_RANGE`.

    low, high : rates of its slowest and fastest runs; then those of the other
    """
    return low / other_high, high / other_low


def _is_unsteady(best: Ranked, one: Ranked) -> bool:
    """Whether runs differ so much that no one number says how many times as fast a kernel is."""
    least, most = times_between(best.low, best.high, one.low, one.high)
    return most > _BEARABLE * least


def _unsteady(told: Iterable[Ranked], bearable: float) -> dict[Variant, list[Measurement]]:
    """Return measurements whose fastest run is more than so many times as fast as the slowest, by kernel.

    Single ones are looked at: in the mean of many queries, one during which another program took the cores
    does not stand out, and the median of three runs is wrong where it did so twice.
    """
    found = {
        one.variant: [m for m in one.measurements.values() if max(m.seconds) > bearable * min(m.seconds)]
        for one in told
    }
    return {variant: some for variant, some in found.items() if some}


def _where(unsteady: dict[Variant, list[Measurement]], short: dict[Variant, int], best: Ranked) -> str:
    """Say in how many measurements runs differ: ``3 of 20 measurements of lanes and 1 of scalar``.

    short : how many of them take milliseconds only, by kernel, where that is to be said
    """
    first, *more = [
        (len(found), kernel_name(variant) + _of_milliseconds(short.get(variant, 0)))
        for variant, found in unsteady.items()
    ]
    whole = counted(len(best.measurements), "measurement")
    return _listed([f"{first[0]} of {whole} of {first[1]}", *(f"{n} of {name}" for n, name in more)])


def _of_milliseconds(number: int) -> str:
    return f" ({number} of them {'takes' if number == 1 else 'take'} milliseconds only)" if number else ""


def measured_with(measurements: Iterable[Measurement], source: str = "") -> str:
    """Say with what kernels were measured: queries, and the file that they are of, databases, scorings."""
    listed = list(measurements)
    lengths = sorted({m.query_length for m in listed})
    queries = len({(m.query, m.query_length) for m in listed})
    databases = {m.database: m for m in listed}
    scorings = {(m.matrix, m.gap_costs) for m in listed}
    of = f" ({queries_title(source)})" if source else ""
    words = f"{counted(queries, 'query', 'queries')} of {_span(lengths)} residues{of}"
    words += f" against {_database(listed[0]) if len(databases) == 1 else f'{len(databases)} databases'}"
    return f"{words}, with {len(scorings)} scorings" if len(scorings) > 1 else words


def _database(one: Measurement) -> str:
    """Return what a database is called, and how many sequences it has where its name does not say."""
    kind, _, last = one.database.rpartition(", ")
    number = one.database_sequences
    return f"{kind}, {counted(number, 'sequence')}" if last == f"{number:,}" else one.database


def _exceptions(best: Ranked, others: Sequence[Ranked]) -> str:
    """Say with which queries another kernel was clearly faster than the fastest."""
    words = ""
    for one in others:
        lengths = sorted(length for _, length, *_ in _won(one, best))
        if lengths:
            whole = f"{len(lengths)} of {len(one.measurements)}"
            words += f" In {whole} measurements {kernel_name(one.variant)} was faster"
            words += f" ({_span(lengths)} residues)."
    return words
