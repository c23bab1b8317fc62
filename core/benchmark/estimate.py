"""How long a comparison will take, about: its cells over usual rates of the kernels."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from swathe.core.benchmark import reference
from swathe.core.benchmark.measuring import runs_of
from swathe.core.benchmark.request import CPU_THREADS, THREADS, BenchmarkRequest, DatabaseChoice, Variant
from swathe.core.cuda.devices import Device
from swathe.core.engines.division import CORE_CELLS, CORE_CLOCK_HZ, SM_CELLS

_CORE: Final = {reference.KERNEL: CORE_CELLS * CORE_CLOCK_HZ, reference.OTHER_KERNEL: 2.5e9}
"""Cells a second of a core with long queries, by CPU kernel, as comparisons measure them."""
_HALF: Final = {reference.KERNEL: 150, reference.OTHER_KERNEL: 100}
"""Query lengths at which they reach half of that."""
_GPU_HALF: Final = 150
_MEAN_LENGTH: Final = 365
"""Residues of a sequence of Swiss-Prot, in the mean."""
_PACKED: Final = 2.0
"""Residues of a compressed file for each of its bytes."""


def usual_seconds(
    request: BenchmarkRequest, variants: Iterable[Variant], devices: Sequence[Device], cores: int
) -> float:
    """Return how long it takes at usual rates to measure variants as asked for.

    Real rates are up to some times lower or higher, with the processor, its instructions and what else runs.
    """
    variants = tuple(variants)
    checking = {reference.kernel_for(variant.engine, variant.kernel) for variant in variants}
    seconds = 0.0
    for choice in request.databases:
        n, residues = _size(choice)
        for query in request.queries:
            length = len(query)
            cells = length * residues * len(request.schemes)
            for variant in variants:
                rate = usual_rate(variant, length, devices, cores)
                seconds += cells * runs_of(variant, request.repeats) / rate
            for kernel in checking:
                few = reference.RANDOM_SUBJECTS + reference.BEST_SUBJECTS
                whole = n <= few or length * residues <= reference.ALL_CELLS[kernel]
                share = 1.0 if whole else few / n
                seconds += share * cells / usual_rate(Variant("cpu", kernel), length, (), cores)
    return seconds


def _size(choice: DatabaseChoice) -> tuple[int, float]:
    """Return about how many sequences and residues a database has."""
    if choice.path is not None:
        size = choice.path.stat().st_size if choice.path.is_file() else 0
        residues = size * (_PACKED if choice.path.suffix.lower() == ".gz" else 1.0)
        return round(residues / _MEAN_LENGTH), residues
    length = _MEAN_LENGTH if choice.kind == "swiss-prot" else choice.length
    sequences = choice.n_sequences * choice.permutations
    return sequences, sequences * length


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
