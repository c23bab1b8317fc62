"""The kernels of 64-bit Arm processors, run by an emulator where one and a cross-compiler are installed.

On Debian: apt-get install qemu-user gcc-aarch64-linux-gnu libc6-dev-arm64-cross
"""

from __future__ import annotations

import shutil
import subprocess

import numpy as np
import pytest

from swathe.core.native import lane_scorer
from swathe.core.native.compiler import compile_kernel
from swathe.core.native.query_scorer import QueryScorer
from swathe.core.native.table_scorer import TableScorer
from swathe.kernels.cpu.instruction_sets import named
from tests.core.native.test_query_scorer import (
    LENGTHS,
    matrix_scheme,
    one_by_one,
    position_scheme,
    subjects_of,
)
from tests.core.native.test_table_scorer import costs, made_tables
from tests.core.native.test_table_scorer import one_by_one as by_tables

COMPILER, EMULATOR = "aarch64-linux-gnu-gcc", "qemu-aarch64"
NEON = named("NEON")
MAIN = """
#include <stdio.h>
#include <stdint.h>
#include <stdlib.h>
void kernel(int64_t *);
/* Reads each parameter as its size (0: a number) and its value, calls the kernel, writes the arrays back. */
int main(int argc, char **argv) {
    FILE *in = fopen(argv[1], "rb"), *out = fopen(argv[2], "wb");
    int64_t count, sizes[64], values[64];
    if (fread(&count, 8, 1, in) != 1) return 1;
    for (int i = 0; i < count; i++) {
        if (fread(&sizes[i], 8, 1, in) != 1) return 1;
        if (sizes[i] == 0) {
            if (fread(&values[i], 8, 1, in) != 1) return 1;
        } else {
            void *memory = aligned_alloc(64, (sizes[i] + 63) / 64 * 64);
            if (fread(memory, 1, sizes[i], in) != (size_t)sizes[i]) return 1;
            values[i] = (int64_t)memory;
        }
    }
    kernel(values);
    for (int i = 0; i < count; i++)
        if (sizes[i]) fwrite((void *)values[i], 1, sizes[i], out);
    return fclose(out);
}
"""

pytestmark = [
    pytest.mark.long,
    pytest.mark.skipif(
        not (shutil.which(COMPILER) and shutil.which(EMULATOR)),
        reason="no emulator of 64-bit Arm is installed",
    ),
]


@pytest.fixture
def emulated(monkeypatch, tmp_path):
    """Kernels are compiled for 64-bit Arm and run by the emulator."""
    (tmp_path / "main.c").write_text(MAIN)
    programs = {}

    def function(kernel, instructions):
        if kernel.label not in programs:
            program = tmp_path / f"program{len(programs)}"
            program.with_suffix(".o").write_bytes(compile_kernel(kernel, instructions))
            subprocess.run(
                [COMPILER, "-static", "-O1", tmp_path / "main.c", program.with_suffix(".o"), "-o", program],
                check=True,
            )
            programs[kernel.label] = program

        def run(**values):
            inputs, outputs = tmp_path / "in", tmp_path / "out"
            ordered = [values[name] for name in kernel.parameters]
            arrays = [value for value in ordered if isinstance(value, np.ndarray)]
            with inputs.open("wb") as file:
                np.int64(len(ordered)).tofile(file)
                for value in ordered:
                    if isinstance(value, np.ndarray):
                        np.int64(max(value.nbytes, 1)).tofile(file)
                        file.write(value.tobytes() or b"\0")
                    else:
                        np.array([0, int(value)], np.int64).tofile(file)
            subprocess.run([EMULATOR, programs[kernel.label], inputs, outputs], check=True)
            data, begin = outputs.read_bytes(), 0
            for array in arrays:
                if array.flags.writeable:
                    array[...] = np.frombuffer(data, array.dtype, array.size, begin).reshape(array.shape)
                begin += max(array.nbytes, 1)

        return run

    monkeypatch.setattr(lane_scorer, "function", function)


@pytest.mark.parametrize("layout", ["inter-sequence", "striped"])
def test_scores_are_those_of_code_that_shares_nothing(emulated, layout):
    residues, offsets = subjects_of(LENGTHS)
    for gaps, low, high in (((11, 1), -6, 12), ((0, 1), -10, 1), ((200, 3), -128, 127)):
        for m in (1, 33, 150):
            query = np.random.default_rng(m).integers(0, 20, m).astype(np.uint8)
            by_position = position_scheme(m, gaps, low, high)
            for codes, scheme in (
                (query, matrix_scheme(gaps, low, high)),
                (by_position.query.codes, by_position),
            ):
                found = QueryScorer(codes, scheme, NEON, layout).scores(residues, offsets)
                assert found.tolist() == one_by_one(codes, scheme, residues, offsets)


@pytest.mark.parametrize("layout", ["inter-sequence", "striped"])
def test_scores_by_tables_are_those_of_code_that_shares_nothing(emulated, layout):
    residues, offsets = subjects_of(LENGTHS)
    for gaps, low, high in (((11, 1), -200, 350), ((0, 1), -24_480, 24_480), ((1_000, 24), -200, 350)):
        for kinds in (1, 20, 70):
            rows = np.arange(max(kinds, 33)) % kinds
            tables = made_tables(offsets.size - 1, kinds, low, high)
            found = TableScorer(rows, tables, kinds, *costs(gaps), NEON, layout).scores(residues, offsets)
            assert found.tolist() == by_tables(rows, tables, gaps, residues, offsets)
