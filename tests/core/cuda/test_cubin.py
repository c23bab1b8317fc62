"""What kernels take, read from machine code, against what the assembler says itself."""

from __future__ import annotations

import re

import pytest

from swathe.core.cuda import compiler, cubin
from tests.long_run import long_but

pytest.importorskip("cuda.bindings.nvrtc", reason="NVRTC is not installed")

SOURCE = """
extern "C" __global__ void plain(float* out) { out[threadIdx.x] = 1; }

extern "C" __global__ void shares(float* out)
{
    __shared__ float v[1000];
    v[threadIdx.x] = out[threadIdx.x];
    __syncthreads();
    out[threadIdx.x] = v[999 - threadIdx.x];
}

// Which element is not known before run time: the array cannot live in registers.
extern "C" __global__ void indexes(float* out, const float* in, int n)
{
    float a[64] = {};
    for (int i = 0; i < n; i++) a[(int)in[i] & 63] += in[i];
    out[0] = a[n] + a[n / 2];
}

// 96 values alive at once, and room for 64 registers or fewer.
extern "C" __global__ void __launch_bounds__(1024, 1) spills(float* out, const float* in)
{
    float a[96], s = 0;
#pragma unroll
    for (int i = 0; i < 96; i++) a[i] = in[i * threadIdx.x];
    __syncthreads();
#pragma unroll
    for (int i = 1; i < 96; i++) s += a[i] * a[i - 1] + a[i / 2];
    __syncthreads();
#pragma unroll
    for (int i = 0; i < 96; i++) s = s * a[95 - i] + a[i];
    out[threadIdx.x] = s;
}
"""
CAPABILITIES = ((7, 5), (8, 0), (8, 6), (8, 9), (9, 0), (10, 0), (12, 0))


def said_by_the_assembler(log: str) -> dict[str, tuple[int, int, int]]:
    """Return registers, stack frame and shared memory of each kernel."""
    said = {}
    for entry in log.split("Compiling entry function ")[1:]:
        name = re.match(r"'(\w+)'", entry)
        used = re.search(r"Used (\d+) registers", entry)
        stack = re.search(r"(\d+) bytes stack frame", entry)
        shared = re.search(r"(\d+) bytes smem", entry)
        assert name and used and stack
        said[name[1]] = (int(used[1]), int(stack[1]), int(shared[1]) if shared else 0)
    return said


@pytest.mark.parametrize("capability", long_but(CAPABILITIES, (9, 0)))
def test_as_the_assembler_says(capability: tuple[int, int]) -> None:
    compiled = compiler.compile_source("test.cu", SOURCE, {}, ["--ptxas-options=-v"], capability)
    said = said_by_the_assembler(compiled.log)
    assert set(said) == {"plain", "shares", "indexes", "spills"}
    assert said["spills"][1] > 0 and said["indexes"][1] >= 256 and said["shares"][2] == 4000
    system = 1024 if capability >= (9, 0) else 0
    for name, read in cubin.resources(compiled.image).items():
        registers, stack, shared = said.pop(name)
        shared += system if shared else 0
        assert read == cubin.CubinResources(registers, stack, shared), name
    assert not said


@pytest.mark.parametrize("size", long_but([0, 3, 100, 1000], 0, 100))
def test_what_is_no_machine_code_is_said(size: int) -> None:
    image = compiler.compile_source("test.cu", SOURCE, {}, [], (9, 0)).image
    with pytest.raises(ValueError, match="machine code"):
        cubin.resources(image[:size])
    with pytest.raises(ValueError, match="no machine code"):
        cubin.resources(b"x" * 1000)
