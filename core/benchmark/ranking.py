"""Which kernel is the fastest, and by how much, in a sentence."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from swathe.core.benchmark.request import Variant
from swathe.core.benchmark.results import Measurement
from swathe.core.system.words import counted, rate_text

_Case = tuple[str, int, str, str, str]
_CLEAR: Final = 1.05
"""Ratio of rates from which on one kernel is called faster: less is not worth a choice."""
_BEARABLE: Final = 1.5
"""Ratio of the most to the least that one kernel may be faster by, from which on one number says too much."""
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
        compared = {case: m for case, m in cases.items() if case in shared}
        rate, low, high = (
            sum(rates) / len(rates)
            for rates in (
                [m.gcups or 0.0 for m in compared.values()],
                [m.slowest_gcups or 0.0 for m in compared.values()],
                [m.fastest_gcups or 0.0 for m in compared.values()],
            )
        )
        ranked.append(Ranked(variant, rate, low, high, compared))
    return tuple(sorted(ranked, key=lambda one: -one.rate))


def answer(ranked: Sequence[Ranked]) -> tuple[str, str]:
    """Return which kernel is the fastest and by how much, and what that is of; '' without a ranking."""
    if not ranked:
        return "", ""
    best, *others = ranked
    name, of = (
        _name(best.variant),
        f"Mean rates, in billion pairs of residues a second (GCUPS), over {_measured_with(best)}",
    )
    if not others:
        only = f"{name} computes {rate_text(best.rate)}. Tick another kernel to see which is faster."
        return only, f"{of}."
    equal = [one for one in others if one.high >= best.low or best.rate / one.rate < _CLEAR]
    slower = [one for one in others if one not in equal]
    if equal:
        names = _listed([_name(one.variant) for one in (best, *equal)])
        first = f"{names} are about equally fast{f', {_times(best, slower)}' if slower else ''}."
        of += ". They differ by less than 5 %, or by less than their runs do among themselves"
    else:
        first = f"{name} is the fastest: {_times(best, slower)}."
    unsteady = [one for one in _told(slower) if _is_unsteady(best, one)]
    if unsteady:
        spread = 100 * max(m.spread or 0.0 for one in (best, *unsteady) for m in one.measurements.values())
        first = f"{first[:-1]}; runs differ by {spread:.0f} %."
        of += (
            ". The lower number is by the slowest runs, the higher by the fastest: measure again while "
            "nothing else runs to know it better"
        )
    return first, f"{of}.{_exceptions(best, slower)}"


def times_text(times: float) -> str:
    """Return a ratio in words: ``1.8 times``, ``12 times``."""
    return f"{times:.0f} times" if times >= 9.95 else f"{times:.1f} times"


def _name(variant: Variant) -> str:
    """Return a kernel as a sentence has it: ``lanes (simd SSE4.1, threads 1)``."""
    kernel = Variant(variant.engine, variant.kernel).label.replace(", ", " ")
    settings = ", ".join(f"{name} {value}" for name, value in variant.settings)
    return f"{kernel} ({settings})" if settings else kernel


def _listed(words: Sequence[str]) -> str:
    return " and ".join(filter(None, (", ".join(words[:-1]), words[-1])))


def _span(lengths: Sequence[int]) -> str:
    """Return the shortest and the longest of ascending lengths: ``144 to 5,478``."""
    return f"{lengths[0]:,} to {lengths[-1]:,}" if lengths[0] != lengths[-1] else f"{lengths[0]:,}"


def _times(best: Ranked, slower: Sequence[Ranked]) -> str:
    """Say how many times as fast as others it is, or between which numbers that lies."""
    words = []
    for one in _told(slower):
        times = times_text(best.rate / one.rate)
        if _is_unsteady(best, one):
            least, most = _between(best, one)
            times = f"{times_text(least).removesuffix(' times')} to {times_text(most)}"
        words.append(f"{times} as fast as {_name(one.variant)}")
    if len(slower) >= _FEW:
        words[-1] += ", the slowest"
    return _listed(words)


def _told(slower: Sequence[Ranked]) -> Sequence[Ranked]:
    """Return which of the slower ones the sentence names."""
    return slower if len(slower) < _FEW else (slower[0], slower[-1])


def _between(best: Ranked, one: Ranked) -> tuple[float, float]:
    """Return how many times as fast the fastest kernel is by its slowest runs, and by its fastest."""
    return best.low / one.high, best.high / one.low


def _is_unsteady(best: Ranked, one: Ranked) -> bool:
    """Whether runs differ so much that no one number says how many times as fast a kernel is."""
    least, most = _between(best, one)
    return most > _BEARABLE * least


def _measured_with(best: Ranked) -> str:
    """Say with what the kernels were compared."""
    lengths = sorted({length for _, length, _, _, _ in best.measurements})
    queries = len({(query, length) for query, length, _, _, _ in best.measurements})
    databases = dict.fromkeys(database for _, _, database, _, _ in best.measurements)
    scorings = {(matrix, costs) for _, _, _, matrix, costs in best.measurements}
    words = f"{counted(queries, 'query', 'queries')} of {_span(lengths)} residues"
    words += f" against {_database(best) if len(databases) == 1 else f'{len(databases)} databases'}"
    return f"{words}, with {len(scorings)} scorings" if len(scorings) > 1 else words


def _database(best: Ranked) -> str:
    """Return what the only database is called, and how many sequences it has where its name does not say."""
    one = next(iter(best.measurements.values()))
    name, number = one.database, f"{one.database_sequences:,}"
    kind, _, last = name.rpartition(", ")
    return f"{kind}, {number} sequences" if last == number else name


def _exceptions(best: Ranked, others: Sequence[Ranked]) -> str:
    """Say with which queries another kernel was clearly faster than the fastest."""
    words = ""
    for one in others:
        lengths = sorted(
            case[1]
            for case, m in one.measurements.items()
            if (m.slowest_gcups or 0.0) > (best.measurements[case].fastest_gcups or 0.0)
        )
        if lengths:
            whole = f"{len(lengths)} of {len(one.measurements)}"
            words += f" In {whole} measurements {_name(one.variant)} was faster"
            words += f" ({_span(lengths)} residues)."
    return words
