"""Count the instructions of a cell in every GPU kernel's inner loop, in the machine code for 9.0.

    python tests/bench/count_instructions.py --nvdisasm PATH [--write docs/benchmarks/instructions.json]

Kernels are compiled as the program compiles them; no GPU is needed. nvdisasm is part of the CUDA toolkit.
Of a kernel's loops the inner one is that with most maxima for its size; loops within it (corrections of the
vectorized kernels, which seldom run) do not count.
"""

from __future__ import annotations

import argparse
import json
import re
import subprocess
import sys
import tempfile
from collections import Counter
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT))

from swathe.core.cuda import compiler  # noqa: E402
from swathe.kernels import inter_task, intra_task, quad_lane, short_query, striped, tiled  # noqa: E402
from swathe.kernels.registry import KernelBuild  # noqa: E402

CAPABILITY = (9, 0)
MAXIMA = ("VIMNMX", "VIMNMX3", "VIADDMNMX")
FEWEST_MAXIMA = 4
_LABEL = re.compile(r"\s*(\.L_x_\d+):")
_SECTION = re.compile(r"\s*\.section\s+\.text\.(\w+)")
_LINE = re.compile(r"\s*/\*[0-9a-f]{4,}\*/\s+(.*?)\s*;?\s*$")
_BRANCH = re.compile(r"\bBRA\S*\s+(?:\S+,\s*)?`\((\.L_x_\d+)\)")


@dataclass(frozen=True)
class Counted:
    """A kernel, and the cells that a thread computes in an iteration of its inner loop."""

    name: str
    build: KernelBuild
    cells: int


def of_tiled(build: tiled.Build) -> KernelBuild:
    """Return a build of the tiled family as the other kernels have theirs."""
    return KernelBuild("tiled.cu", "tiled", tuple(build.defines().items()), build.registers, build.threads)


def lanes_of(subjects: int) -> KernelBuild:
    """Return the build of `short-query` with so many subjects a thread, for BLOSUM62 and 11 + k."""
    return short_query.choose_lanes(subjects, -4, 11, 11, 1, CAPABILITY).build


def kernels() -> tuple[Counted, ...]:
    """Return the kernels at their best with long queries, and the steps of CUDASW++ 1.0 to 2.0."""
    partition_rows = 32
    return (
        Counted("inter-task", inter_task.build(16, 16, 8), 64),
        Counted("inter-task:lookup=matrix", inter_task.build(16, 16, 8, matrix=True), 64),
        Counted("inter-task:columns=4", inter_task.build(4, 16, 8), 16),
        Counted(
            "inter-task:columns=4:lookup=matrix:residues=unpacked",
            inter_task.build(4, 16, 8, matrix=True, unpacked=True),
            16,
        ),
        Counted("short-query", short_query.all_builds(CAPABILITY)[0], 64),
        Counted("short-query:lanes=2", lanes_of(2), 64),
        Counted("short-query:lanes=4", lanes_of(4), 128),
        Counted("striped", striped.basic_build(32, True, striped.DEFAULT_THREADS), 4),
        Counted(
            "partitioned",
            striped.partitioned_build(partition_rows, 16, striped.DEFAULT_THREADS),
            2 * partition_rows,
        ),
        Counted("quad-lane", quad_lane.build("halves", True, 64), 128),
        Counted("intra-task", intra_task.diagonal_build(8, 512, True), 1),
        Counted("intra-task-strips", intra_task.strips_build(8, 8, 256, 0), 32),
        Counted("tiled", of_tiled(tiled.Build(tiled.FOLDED, 4, 36, True)), 4 * 36),
        Counted("wide", of_tiled(tiled.Build(tiled.WIDE, 32, 24)), 2 * 24),
    )


def code_of(build: KernelBuild, nvdisasm: str) -> tuple[list[str], dict[str, int]]:
    """Return a kernel's instructions, and which one each label stands before."""
    image = compiler.compile_kernel(build.source, build.defines_map(), CAPABILITY).image
    with tempfile.NamedTemporaryFile(suffix=".cubin") as file:
        file.write(image)
        file.flush()
        text = subprocess.run([nvdisasm, file.name], capture_output=True, text=True, check=True).stdout
    code: list[str] = []
    labels: dict[str, int] = {}
    within = False
    for line in text.splitlines():
        if section := _SECTION.match(line):
            within = section[1] == build.entry
        elif not within:
            continue
        elif label := _LABEL.match(line):
            labels[label[1]] = len(code)
        elif instruction := _LINE.match(line):
            code.append(instruction[1])
    return code, labels


def opcode(instruction: str) -> str:
    """Return what an instruction does, without its predicate and its modifiers."""
    return re.sub(r"^@!?U?P\w+\s+", "", instruction).split()[0].partition(".")[0]


def inner_loop(code: list[str], labels: dict[str, int]) -> Counter[str]:
    """Return the opcodes of the inner loop."""
    loops = []
    for place, instruction in enumerate(code):
        branch = _BRANCH.search(instruction)
        if branch and labels[branch[1]] <= place:
            loops.append((labels[branch[1]], place + 1))

    def density(loop: tuple[int, int]) -> float:
        low, high = loop
        maxima = sum(opcode(instruction) in MAXIMA for instruction in code[low:high])
        return maxima / (high - low) if maxima >= FEWEST_MAXIMA else 0.0

    low, high = max(loops, key=density)
    within = [(a, b) for a, b in loops if low < a and b <= high - 1]
    return Counter(
        opcode(instruction)
        for place, instruction in enumerate(code[low:high], low)
        if not any(a <= place < b for a, b in within)
    )


def main() -> None:
    """Count, print, and write where asked."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--nvdisasm", default="nvdisasm")
    parser.add_argument("--write", type=Path)
    asked = parser.parse_args()
    rows = {}
    for one in kernels():
        opcodes = inner_loop(*code_of(one.build, asked.nvdisasm))
        total, maxima = opcodes.total(), sum(opcodes[name] for name in MAXIMA)
        memory = sum(count for name, count in opcodes.items() if name[:2] in ("LD", "ST"))
        rows[one.name] = {
            "instructions": total, "cells": one.cells, "a_cell": round(total / one.cells, 2),
            "maxima_a_cell": round(maxima / one.cells, 2), "memory_a_cell": round(memory / one.cells, 3),
        }  # fmt: skip
        print(one.name, rows[one.name], dict(opcodes.most_common(6)))
    if asked.write:
        kept = {"compiler": compiler.compiler_version(), "capability": "9.0", "kernels": rows}
        asked.write.write_text(json.dumps(kept, indent=1) + "\n")


if __name__ == "__main__":
    main()
