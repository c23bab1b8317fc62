"""`swathe engines` and `swathe matrices`: what there is to choose from."""

from __future__ import annotations

import argparse

from core.cli.console import Console
from core.cli.running import named_matrix
from core.engines import probe_engines
from core.matrices import (
    SubstitutionMatrix,
    default_gap_costs,
    legal_gap_costs,
    load_matrix,
    matrix_names,
    omitted_matrices,
)


def engines(arguments: argparse.Namespace, console: Console) -> int:
    """List engines with their kernels, and why some cannot run here."""
    for engine in probe_engines():
        print(
            f"{engine.name:<6} {engine.label}"
            if engine.available
            else f"{engine.name:<6} not here: {engine.reason}"
        )
        for name, label in engine.kernels:
            print(f"       --kernel {name:<12} {label}")
    return 0


def matrices(arguments: argparse.Namespace, console: Console) -> int:
    """List the matrices, or print the scores of one."""
    if arguments.matrix is not None:
        print(as_text(load_matrix(named_matrix(arguments.matrix))), end="")
        return 0
    print(
        "A gap of k residues costs open + k·extend. Other pairs can be used: their statistics are\n"
        "estimated. Names followed by xN are fractional matrices whose scores are multiplied by N.\n"
    )
    print(f"{'Matrix':<16} {'Default':<8} Gap costs with published statistics (open/extend)")
    for name in matrix_names():
        opening, extend = default_gap_costs(name)
        published = " ".join(f"{a}/{b}" for a, b in legal_gap_costs(name)) or "none: estimated"
        print(f"{name:<16} {f'{opening}/{extend}':<8} {published}")
    for name, reason in omitted_matrices().items():
        console.note(f"Not offered: {name}, {reason}.")
    return 0


def as_text(matrix: SubstitutionMatrix) -> str:
    """Return a matrix as NCBI writes them: notes as comment lines, then rows of scores of all letters."""
    from core.alphabet import LETTERS

    letters = [letter for letter in LETTERS if letter not in "UO"]
    codes = [LETTERS.index(letter) for letter in letters]
    lines = [f"# {matrix.name}", *(f"# {note}" for note in matrix.notes)]
    lines.append("   " + "".join(f"{letter:>4}" for letter in letters))
    lines += [f"{LETTERS[i]:<3}" + "".join(f"{matrix.scores[i, j]:>4}" for j in codes) for i in codes]
    return "\n".join(lines) + "\n"
