"""How long a comparison will take, about: its cells over usual rates of the kernels, or measured ones."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from swathe.core.benchmark import reference
from swathe.core.benchmark.measuring import runs_of
from swathe.core.benchmark.request import CPU_THREADS, THREADS, BenchmarkRequest, Variant
from swathe.core.benchmark.results import Measurement
from swathe.core.cuda.devices import Device
from swathe.core.engines.division import CORE_CELLS, CORE_CLOCK_HZ, SM_CELLS

_CORE: Final = {reference.KERNEL: CORE_CELLS * CORE_CLOCK_HZ, reference.OTHER_KERNEL: 3.5e9}
"""Cells a second of a core with long queries, by CPU kernel, as comparisons measure them."""
_HALF: Final = {reference.KERNEL: 150, reference.OTHER_KERNEL: 300}
"""Query lengths at which they reach half of that."""
_GPU_HALF: Final = 150


def usual_seconds(
    request: BenchmarkRequest,
    variants: Iterable[Variant],
    devices: Sequence[Device],
    cores: int,
    slowness: Mapping[Variant, float] | None = None,
) -> float:
    """Return how long it takes at usual rates to measure variants as asked for.

    Real rates are up to some times lower or higher, with the processor, its instructions and what else runs:
    `slowness` says how many times as long kernels took here (`measured_slowness`).
    """
    variants = tuple(variants)

    def seconds_of(variant: Variant, cells: float, length: int, devices: Sequence[Device]) -> float:
        longer = (slowness or {}).get(variant.at_defaults, 1.0)
        return longer * cells / usual_rate(variant, length, devices, cores)

    checking = {reference.kernel_for(variant.engine, variant.kernel) for variant in variants}
    seconds = 0.0
    for choice in request.databases:
        n, residues = choice.sequences, choice.residues
        for query in request.queries:
            length = len(query)
            cells = length * residues * len(request.schemes)
            for variant in variants:
                runs = runs_of(variant, request.repeats)
                seconds += seconds_of(variant, runs * cells, length, devices)
            for kernel in checking:
                few = reference.RANDOM_SUBJECTS + reference.BEST_SUBJECTS
                whole = n <= few or length * residues <= reference.ALL_CELLS[kernel]
                share = 1.0 if whole else few / n
                seconds += seconds_of(Variant("cpu", kernel), share * cells, length, ())
    return seconds


def measured_slowness(
    measurements: Iterable[Measurement], devices: Sequence[Device], cores: int
) -> dict[Variant, float]:
    """Return how many times as long as usual each kernel took, whatever its settings were."""
    took: dict[Variant, float] = {}
    usual: dict[Variant, float] = {}
    for m in measurements:
        rate = usual_rate(m.variant, m.query_length, devices, cores)
        if m.counts and rate:
            kernel = m.variant.at_defaults
            took[kernel] = took.get(kernel, 0.0) + sum(m.seconds)
            usual[kernel] = usual.get(kernel, 0.0) + len(m.seconds) * m.cells / rate
    return {kernel: seconds / usual[kernel] for kernel, seconds in took.items()}


def usual_rate(variant: Variant, length: int, devices: Sequence[Device], cores: int) -> float:
    """Return the usual cells a second of a variant with queries of a length."""
    settings = dict(variant.settings)
    if variant.engine == "cpu":
        return _core_rate(variant.kernel, length) * (int(settings.get(THREADS) or 0) or cores)
    cells = SM_CELLS.get(variant.kernel, SM_CELLS["tiled"]) * length / (length + _GPU_HALF)
    rate = sum(cells * device.multiprocessors * device.clock_hz for device in devices)
    if variant.engine == "hybrid":
        rate += _core_rate(reference.KERNEL, length) * (int(settings.get(CPU_THREADS) or 0) or cores)
    return rate


def _core_rate(kernel: str, length: int) -> float:
    return _CORE[kernel] * length / (length + _HALF[kernel])
