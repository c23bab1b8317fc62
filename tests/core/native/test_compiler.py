"""Compiling the CPU's kernels: for every instruction set, cached on disk, and what is refused."""

from __future__ import annotations

import re
import subprocess
import sys
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from functools import partial

import numpy as np
import pytest

from swathe.core.native import compiler
from swathe.core.native.compiler import CpuKernel, compile_kernel, instruction_set, instruction_sets
from swathe.core.system import settings
from swathe.kernels.cpu import inter_sequence, striped
from swathe.kernels.cpu.instruction_sets import INSTRUCTION_SETS, usable
from swathe.kernels.cpu.recurrence import BITS

TABLES = partial(inter_sequence.build, source="tables")
STRIPED_TABLES = partial(striped.build, tables=True)
REGISTERS = {"AVX-512": r"%zmm\d", "AVX2": r"%ymm\d", "SSE4.1": r"%xmm\d", "NEON": r"v\d+\.(16b|8h|4s)"}
SHUFFLES = {"AVX-512": "vpermb", "AVX2": "vpshufb", "SSE4.1": "pshufb", "NEON": "tbl"}


@pytest.mark.parametrize("bits", BITS)
@pytest.mark.parametrize("instructions", INSTRUCTION_SETS, ids=lambda each: each.name)
def test_every_instruction_set_compiles_to_its_own_registers(instructions, bits):
    """Also those that this processor lacks: LLVM compiles for any."""
    builds = [(inter_sequence.build, inter_sequence.PARAMETERS), (striped.build, striped.PARAMETERS)]
    if bits > 8:
        builds.append((TABLES, inter_sequence.TABLE_PARAMETERS))
        builds.append((STRIPED_TABLES, striped.TABLE_PARAMETERS))
    for build, parameters in builds:
        kernel = CpuKernel("test", parameters, partial(build, bits=bits))
        text = compile_kernel(kernel, instructions, assembly=True)
        assert len(re.findall(REGISTERS[instructions.name], text)) > 20
        if build is inter_sequence.build and bits == 8:
            assert re.search(rf"\t{SHUFFLES[instructions.name]}\t", text)


def test_nothing_spills_in_the_rows_of_8_bits():
    """The inner loop of AVX2 keeps four columns in sixteen registers; it stores H, E and the best scores."""
    kernel = CpuKernel("test", inter_sequence.PARAMETERS, partial(inter_sequence.build, bits=8))
    avx2 = next(each for each in INSTRUCTION_SETS if each.name == "AVX2")
    text = compile_kernel(kernel, avx2, assembly=True)
    blocks = re.split(r"\n\.L\w+:", text)
    [rows] = [block for block in blocks if block.count("vpmaxsb") == 24]
    assert len(re.findall(r"vmov\w+\t%ymm\d+, [^%]*\(", rows)) == 3
    assert "sb\t" not in rows.replace("vpmaxsb", ""), "nothing saturates"


def test_nothing_spills_in_the_rows_of_position_specific_queries():
    """The inner loop of AVX-512 looks up eight columns; it loads and stores H, E and the best scores."""
    build = partial(inter_sequence.build, bits=8, source="positions")
    kernel = CpuKernel("test", inter_sequence.PARAMETERS, build)
    avx512 = next(each for each in INSTRUCTION_SETS if each.name == "AVX-512")
    text = compile_kernel(kernel, avx512, assembly=True)
    [rows] = [block for block in re.split(r"\n\.L\w+:", text) if block.count("vpmaxsb") == 48]
    assert rows.count("vpermb") == 8
    assert len(re.findall(r"\(%r", rows)) == 8, "and loads what is 0 in the row, and a row of scores"


def test_position_specific_queries_take_four_columns_in_sixteen_registers():
    """The indexes of both shuffles are operands in memory, where they would have no room in registers."""
    build = partial(inter_sequence.build, bits=8, source="positions")
    avx2 = next(each for each in INSTRUCTION_SETS if each.name == "AVX2")
    text = compile_kernel(CpuKernel("test", inter_sequence.PARAMETERS, build), avx2, assembly=True)
    [rows] = [block for block in re.split(r"\n\.L\w+:", text) if block.count("vpmaxsb") == 24]
    assert len(re.findall(r"vpshufb\t\d+\(%r", rows)) == rows.count("vpshufb") == 8
    assert len(re.findall(r"vmov\w+\t%ymm\d+, [^%]*\(", rows)) == 3, "H, E and the best scores"


def test_nothing_spills_in_the_rows_of_subjects_with_tables():
    """The inner loop of AVX2 loads H, E, what is 0, the best and four columns' scores; it stores three."""
    build = partial(TABLES, bits=16)
    avx2 = next(each for each in INSTRUCTION_SETS if each.name == "AVX2")
    text = compile_kernel(CpuKernel("test", inter_sequence.TABLE_PARAMETERS, build), avx2, assembly=True)
    [rows] = [block for block in re.split(r"\n\.L\w+:", text) if block.count("vpmaxsw") == 24]
    assert len(re.findall(r"vmov\w+\t%ymm\d+, [^%]*\(", rows)) == 3
    assert len(re.findall(r"\(%r\w+.*%ymm", rows)) == 8
    assert "sw\t" not in rows.replace("vpmaxsw", ""), "nothing saturates"


def test_here_there_is_one_at_least():
    assert instruction_set() is instruction_sets()[0]
    for each in instruction_sets():
        assert instruction_set(each.name) is each
    with pytest.raises(ValueError, match="no AVX9"):
        instruction_set("AVX9")


def test_what_a_processor_can_use():
    avx2 = {"sse4.1": True, "avx2": True, "bmi2": True, "fma": True}
    assert [each.name for each in usable("x86_64", avx2)] == ["AVX2", "SSE4.1"]
    assert [each.name for each in usable("x86_64", {})] == []
    assert [each.name for each in usable("aarch64", {})] == ["NEON"]


class TestCache:
    @pytest.fixture(autouse=True)
    def own_folder(self, monkeypatch, tmp_path):
        monkeypatch.setenv(settings.CACHE_DIRECTORY_VARIABLE, str(tmp_path))
        monkeypatch.setattr(compiler, "_functions", {})
        self.folder = tmp_path / "kernels"
        self.kernel = CpuKernel("test", striped.PARAMETERS, partial(striped.build, bits=8))

    def compiled(self, monkeypatch) -> list[str]:
        names: list[str] = []
        compile_ = compiler.compile_kernel
        monkeypatch.setattr(
            compiler, "compile_kernel", lambda kernel, *a: names.append(kernel.label) or compile_(kernel, *a)
        )
        return names

    def load(self):
        compiler._functions.clear()
        return compiler.function(self.kernel, instruction_set())

    def test_a_kernel_is_compiled_once(self, monkeypatch):
        names = self.compiled(monkeypatch)
        first, second = self.load(), self.load()
        assert first is not second
        assert names == ["test"]
        assert len(list(self.folder.iterdir())) == 1
        assert compiler.function(self.kernel, instruction_set()) is second, "loaded once"

    def test_a_damaged_file_is_made_again(self, monkeypatch):
        names = self.compiled(monkeypatch)
        self.load()
        (file,) = self.folder.iterdir()
        data = bytearray(file.read_bytes())
        data[len(data) // 2] ^= 1
        file.write_bytes(data)
        self.load()
        assert names == ["test", "test"]

    def test_other_sources_are_another_kernel(self, monkeypatch):
        names = self.compiled(monkeypatch)
        self.load()
        monkeypatch.setattr(compiler, "_sources", lambda: b"changed")
        self.load()
        assert names == ["test", "test"]
        assert len(list(self.folder.iterdir())) == 2


def test_a_call_names_every_parameter():
    kernel = CpuKernel("striped, 8 bits", striped.PARAMETERS, partial(striped.build, bits=8))
    with pytest.raises(TypeError, match="expected stretch"):
        compiler.function(kernel, instruction_set())(stretch=1, next=np.zeros(1, np.int64))


def test_two_threads_that_need_a_kernel_have_the_same(monkeypatch):
    """It is loaded, or compiled, once; callers keep its address."""
    loading, load = threading.Event(), compiler.MachineCodeCache.load
    loads = []

    def loaded(self, key):
        loads.append(key)
        loading.set()
        time.sleep(0.2)  # meanwhile the second thread asks for it
        return load(self, key)

    def second():
        loading.wait(20)
        return compiler.function(kernel, instruction_set())

    kernel = CpuKernel("striped, 32 bits, raced", striped.PARAMETERS, partial(striped.build, bits=32))
    monkeypatch.setattr(compiler, "_functions", {})
    monkeypatch.setattr(compiler.MachineCodeCache, "load", loaded)
    with ThreadPoolExecutor(2) as pool:
        other = pool.submit(second)
        one = pool.submit(compiler.function, kernel, instruction_set())
        assert one.result() is other.result()
    assert len(loads) == 1


def test_a_process_ends_while_a_daemon_thread_compiles():
    """LLVM's data are destroyed then: every third process crashed."""
    lines = (
        "import threading, time",
        "from swathe.core.native import compiler",
        "from swathe.kernels.cpu import inter_sequence",
        "from functools import partial",
        "kernel = compiler.CpuKernel('x', inter_sequence.PARAMETERS, partial(inter_sequence.build, bits=8))",
        "here = compiler.instruction_set()",
        "def compile_on():",
        "    while True: compiler.compile_kernel(kernel, here)",
        "compiler.function(kernel, here)",
        "threading.Thread(target=compile_on, daemon=True).start()",
        "time.sleep(0.1)",
    )
    ended = [
        subprocess.Popen([sys.executable, "-c", "\n".join(lines)], stderr=subprocess.PIPE) for _ in range(4)
    ]
    assert [(each.communicate()[1], each.returncode) for each in ended] == [(b"", 0)] * 4
