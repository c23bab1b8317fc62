"""`swathe engines`, `swathe kernels` and `swathe matrices`: list the choices."""

from __future__ import annotations

import argparse
from collections.abc import Iterator

from swathe.core.cli.console import Console
from swathe.core.engines import EngineInfo, probe_cluster, probe_engines
from swathe.core.engines.kernel_options import allowed
from swathe.core.scoring.matrices import (
    SubstitutionMatrix,
    default_gap_costs,
    legal_gap_costs,
    load_matrix,
    matrix_names,
    named_matrix,
    omitted_matrices,
)
from swathe.core.system.words import counted
from swathe.kernels.pairwise import STRATEGIES
from swathe.kernels.registry import KernelVariant, Option, variants_of
from swathe.kernels.tiled import Form, all_builds


def engines(arguments: argparse.Namespace, console: Console) -> int:
    """List engines with their devices and kernels, and why some cannot run here."""
    for engine in (*probe_engines(), probe_cluster(arguments.cluster)):
        console.line(f"{engine.name:<6} {engine.label if engine.available else f'not here: {engine.reason}'}")
        if engine.command:
            console.line(f"       {engine.command}")
        if engine.driver_version is not None:
            console.line(f"       the NVIDIA driver supports CUDA up to {engine.driver_version}")
        if engine.driver_library:
            console.line(f"       it is called through {engine.driver_library}")
        if engine.name == "hybrid":
            console.line("       devices and kernels of the GPU engine")
            continue
        for device in engine.devices:
            console.line(
                f"       --device {device.index:<12} {device.name}, "
                f"compute capability {_version(device.capability)}, {device.memory_bytes / 1e9:.0f} GB, "
                f"{counted(device.multiprocessors, 'multiprocessor')}, {device.uuid}"
            )
        for line in engine.workers:
            console.line(f"       {line}")
        for device, reason in engine.unsupported:
            console.line(f"       GPU {device.index} ({device.name}) cannot be used: {reason}")
        for name, label in engine.kernels:
            console.line(f"       --kernel {name:<12} {label}")
    return 0


def kernels(arguments: argparse.Namespace, console: Console) -> int:
    """List every kernel with its algorithm, its limits and whether it can run here.

    The methods that score permuted copies follow.
    """
    for place, engine in enumerate(probe_engines()):
        for number, variant in enumerate(variants_of(engine.name)):
            if place or number:
                console.line()
            console.line(f"{variant.name:<8} {variant.label}")
            for title, words in _about(variant, engine):
                console.line(f"         {title:<8} {words}")
    for strategy in STRATEGIES:
        console.line()
        console.line(f"--permute-method {strategy.name:<10} {strategy.label}")
        if strategy.paper:
            console.line(f"         paper    {strategy.paper}; {strategy.section}")
        if strategy.kernel:
            console.line(f"         kernel   {strategy.kernel} of the GPU engine")
        for option in strategy.options:
            console.line(f"         option   {_option(option)}")
    return 0


def _about(variant: KernelVariant, engine: EngineInfo) -> Iterator[tuple[str, str]]:
    from swathe.core.engines.base import MAX_SCORE

    reason = engine.reason
    yield "engine", f"{engine.name}; {f'not here: {reason}' if reason else 'runs here'}"
    yield "family", variant.family
    yield "paper", variant.paper
    yield "source", variant.source
    widths = ", ".join(map(str, variant.score_bits))
    wider = "; a score that does not fit is computed again in the next" if len(variant.score_bits) > 1 else ""
    yield "scores", f"{widths} bits{wider}"
    yield "limit", f"scores below {MAX_SCORE:,}; a query that could reach it is refused"
    for form in variant.forms:
        yield "form", _form(form)
    if engine.name == "gpu":
        for device in engine.devices:
            served = {build.form.name for build in all_builds(device.capability, device.shared_bytes)}
            used = ", ".join(form.name for form in variant.forms if form.name in served)
            yield f"GPU {device.index}", f"{device.name}: {used}" if used else device.name
    for option in variant.options:
        yield "option", _option(option)


def _form(form: Form) -> str:
    """Describe a form in words."""
    zero = " less open + 2·extend" if form.folded else ""
    needs = "; needs every score of the matrix + open + extend in 0..127" if form.folded else ""
    return (
        f"{form.name}: {form.lanes} bits, exact up to {form.limit:,}{zero}, "
        f"compute capability {_version(form.capability)} or later{needs}"
    )


def _option(option: Option) -> str:
    """Describe an option with its values and its default."""
    note = f"; {option.note}" if option.note else ""
    return f"{option.name}: {option.label}, {allowed(option)} (default {option.default}){note}"


def _version(pair: tuple[int, int]) -> str:
    return "{}.{}".format(*pair)


def matrices(arguments: argparse.Namespace, console: Console) -> int:
    """List the matrices, or print the scores of one."""
    if arguments.matrix is not None:
        for line in as_text(load_matrix(named_matrix(arguments.matrix))).splitlines():
            console.line(line)
        return 0
    console.line("A gap of k residues costs open + k·extend. Other pairs can be used: their statistics are")
    console.line("estimated. Names followed by xN are fractional matrices whose scores are multiplied by N.")
    console.line()
    console.line(f"{'Matrix':<16} {'Default':<8} Gap costs with published statistics (open/extend)")
    for name in matrix_names():
        opening, extend = default_gap_costs(name)
        published = " ".join(f"{a}/{b}" for a, b in legal_gap_costs(name)) or "none: estimated"
        console.line(f"{name:<16} {f'{opening}/{extend}':<8} {published}")
    for name, reason in omitted_matrices().items():
        console.note(f"Not offered: {name}, {reason}.")
    return 0


def as_text(matrix: SubstitutionMatrix) -> str:
    """Return a matrix in NCBI's format: notes as comment lines, then the rows of scores."""
    from swathe.core.sequences.alphabet import LETTERS

    letters = [letter for letter in LETTERS if letter not in "UO"]
    codes = [LETTERS.index(letter) for letter in letters]
    lines = [f"# {matrix.name}", *(f"# {note}" for note in matrix.notes)]
    lines.append("   " + "".join(f"{letter:>4}" for letter in letters))
    lines += [f"{LETTERS[i]:<3}" + "".join(f"{matrix.scores[i, j]:>4}" for j in codes) for i in codes]
    return "\n".join(lines) + "\n"
