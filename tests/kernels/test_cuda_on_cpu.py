"""Kernels on the processor: threads that wait for each other, memory, arguments, and compiling."""

from __future__ import annotations

import numpy as np
import pytest

from tests.kernels import cuda_on_cpu
from tests.kernels.cuda_on_cpu import KernelError

pytestmark = cuda_on_cpu.needed


SHUFFLES = """
extern "C" __global__ void shuffle(const int* x, int by, int* out)
{
    const int t = threadIdx.x, n = blockDim.x;
    const int v = x[t];
    out[0 * n + t] = __shfl_sync(~0u, v, by, WIDTH);
    out[1 * n + t] = __shfl_up_sync(~0u, v, by, WIDTH);
    out[2 * n + t] = __shfl_down_sync(~0u, v, by, WIDTH);
    out[3 * n + t] = __shfl_xor_sync(~0u, v, by, WIDTH);
    out[4 * n + t] = (int)(__shfl_up_sync(~0u, (long long)v << 32 | t, by, WIDTH) >> 32);
    out[5 * n + t] = (int)__shfl_up_sync(~0u, v + 0.5f, by, WIDTH);
}
"""


@pytest.mark.parametrize("order", [0, 3])
@pytest.mark.parametrize("by", [0, 1, 3, 7, 16, 31])
@pytest.mark.parametrize("width", [1, 4, 16, 32])
def test_shuffles(width, by, order):
    n = 64
    x = np.arange(100, 100 + n, dtype=np.int32)
    out = np.zeros((6, n), np.int32)
    cuda_on_cpu.load_text(SHUFFLES, {"WIDTH": width}).launch(
        "shuffle", 1, n, x, np.int32(by), out, order=order
    )
    own = np.arange(n)
    low = own & -width
    up = np.where(own - by >= low, own - by, own)
    down = np.where(own + by < low + width, own + by, own)
    cross = np.where(own ^ by < low + width, own ^ by, own)
    for place, source in enumerate((low | (by & (width - 1)), up, down, cross, up, up)):
        assert (out[place] == x[source]).all(), place


VOTES = """
extern "C" __global__ void vote(const int* x, unsigned* out)
{
    const int t = threadIdx.x, n = blockDim.x, v = x[t];
    const unsigned half = t % 32 < 16 ? 0xffffu : 0xffff0000u;
    int same;
    out[0 * n + t] = __any_sync(half, v > 3);
    out[1 * n + t] = __all_sync(half, v > 3);
    out[2 * n + t] = __ballot_sync(half, v > 3);
    out[3 * n + t] = __match_any_sync(half, v);
    out[4 * n + t] = __match_all_sync(half, v, &same);
    out[5 * n + t] = same;
    out[6 * n + t] = __reduce_add_sync(half, v);
    out[7 * n + t] = __reduce_max_sync(half, v - 5);
    out[8 * n + t] = __reduce_min_sync(half, (unsigned)v - 5);
    out[9 * n + t] = __syncthreads_count(v > 3);
    out[10 * n + t] = __syncthreads_or(v > 7);
    out[11 * n + t] = __syncthreads_and(v > 7);
}
"""


@pytest.mark.parametrize("order", [0, 1, 2])
def test_votes_and_reductions(order):
    rng = np.random.default_rng(order)
    x = rng.integers(0, 9, 64).astype(np.int32)
    x[16:32] = 5
    out = np.zeros((12, 64), np.uint32)
    cuda_on_cpu.load_text(VOTES).launch("vote", 1, 64, x, out, order=order)
    for t in range(64):
        begin = t // 16 * 16
        group, shift = x[begin : begin + 16], begin % 32
        bits = [sum(1 << i for i in np.flatnonzero(hit)) << shift for hit in (group > 3, group == x[t])]
        same = (group == group[0]).all()
        assert out[:, t].astype(np.int32).tolist() == [
            (group > 3).any(), (group > 3).all(), np.int64(bits[0]).astype(np.int32),
            np.int64(bits[1]).astype(np.int32), np.uint32(0xFFFF << shift if same else 0).astype(np.int32),
            same, group.sum(), (group - 5).max(), (group - 5).astype(np.uint32).min().astype(np.int32),
            (x > 3).sum(), (x > 7).any(), (x > 7).all(),
        ]  # fmt: skip


BLOCKS = """
template <int K>
__device__ int doubled_neighbour(int v)
{
    __shared__ alignas(16) int values[K];
    values[threadIdx.x] = v;
    __syncthreads();
    const int out = 2 * values[(threadIdx.x + 1) % K];
    __syncthreads();
    return out;
}
extern __shared__ __align__(16) unsigned char dynamic[];

extern "C" __global__ void __launch_bounds__(N) neighbours(const int* x, int* out, int* sum)
{
    int* const values = (int*)dynamic;
    const int i = (blockIdx.y * gridDim.x + blockIdx.x) * N + threadIdx.y * blockDim.x + threadIdx.x;
    const int t = threadIdx.y * blockDim.x + threadIdx.x;
    values[t] = x[i];
    __syncthreads();
    out[i] = values[(t + 1) % N];
    atomicAdd(sum, out[i]);
    atomicMax(sum + 1, out[i]);
    if (atomicCAS(sum + 2, 0, i + 1) == 0) sum[3] = i;
}

extern "C" __global__ void __launch_bounds__(N, 2) doubled(int* out)
{
    out[threadIdx.x] = doubled_neighbour<N>(threadIdx.x) + doubled_neighbour<N>(1);
}
"""


@pytest.mark.parametrize("order", [0, 5])
def test_blocks_share_memory_and_atomics(order):
    n = 96
    x = np.arange(6 * n, dtype=np.int32)
    out, total = np.zeros_like(x), np.zeros(4, np.int32)
    module = cuda_on_cpu.load_text(BLOCKS, {"N": n})
    module.launch("neighbours", (3, 2), (24, 4), x, out, total, shared=4 * n, order=order)
    assert (out == np.roll(x.reshape(6, n), -1, axis=1).reshape(-1)).all()
    assert total[:2].tolist() == [x.sum(), x.max()]
    assert total[2] == total[3] + 1
    twice = np.zeros(n, np.int32)
    module.launch("doubled", 1, n, twice, order=order)
    assert (twice == 2 * np.roll(np.arange(n), -1) + 2).all()


VALUES = """
struct Pair { short a; int b; };
typedef unsigned char u8;
extern "C" __global__ void values(const u8* __restrict__ codes, const Pair pair, long long big, uint4 four,
                                  float f, const uint4* none, int* out)
{
    out[0] = codes[0]; out[1] = pair.a; out[2] = pair.b; out[3] = (int)(big >> 32); out[4] = four.z;
    out[5] = (int)(f * 2); out[6] = none == nullptr; out[7] = threadIdx.x + blockDim.z + gridDim.y + warpSize;
}
extern "C" __global__ void copy(const int* from, int* to, int n)
{
    for (int i = 0; i < n; ++i) to[i] = from[i];
}
"""


def test_arguments():
    module = cuda_on_cpu.load_text(VALUES)
    assert module.entries["values"] == ("codes", "pair", "big", "four", "f", "none", "out")
    out = np.zeros(8, np.int32)
    pair = np.zeros((), [("a", "i2"), ("gap", "i2"), ("b", "i4")])
    pair["a"], pair["b"] = -3, 70_000
    module.launch(
        "values", 1, 1, np.array([200], np.uint8), pair, np.int64(5 << 32), np.arange(4, dtype=np.uint32),
        np.float32(1.5), None, out,
    )  # fmt: skip
    assert out.tolist() == [200, -3, 70_000, 5, 2, 3, 1, 34]


def test_arrays_that_overlap_stay_so():
    x = np.array([7, 0, 0, 0, 0], np.int32)
    cuda_on_cpu.load_text(VALUES).launch("copy", 1, 1, x, x[1:], np.int32(4))
    assert x.tolist() == [7] * 5


def test_memory_stays_between_launches():
    module = cuda_on_cpu.load_text(VALUES)
    memory = cuda_on_cpu.Memory(48, "the middle")
    out = np.zeros(10, np.int32)
    module.launch("copy", 1, 1, np.arange(10, dtype=np.int32), memory, np.int32(10))
    module.launch("copy", 1, 1, np.uint64(memory.address + 4), out, np.int32(9))
    assert out.tolist() == [*range(1, 10), 0]
    assert memory.array(np.int32, offset=8, count=2).tolist() == [2, 3]
    with pytest.raises(KernelError, match="0 bytes behind the end of the middle"):
        module.launch("copy", 1, 1, memory, np.zeros(11, np.int32), np.int32(13))
    memory.free()
    with pytest.raises(KernelError, match="in nobody's memory"):
        module.launch("copy", 1, 1, np.uint64(memory.address), out, np.int32(1))


@pytest.mark.parametrize(
    ("words", "launch"),
    [
        ("takes 3 arguments (from, to, n), not 2", ("copy", 1, 1, None, None)),
        (
            "n of copy of text.cu has 4 bytes, and 8 are given (int64)",
            ("copy", 1, 1, None, None, np.int64(1)),
        ),
        ("n of copy of text.cu is a value: give a NumPy scalar, not 1", ("copy", 1, 1, None, None, 1)),
        ("from of copy of text.cu is a pointer", ("copy", 1, 1, np.int32(1), None, np.int32(1))),
        ("the array is not contiguous", ("copy", 1, 1, np.zeros(9)[::2], None, np.int32(0))),
        ("has no kernel nothing; it has values, copy", ("nothing", 1, 1)),
        (
            "is launched with 2048 threads a block; it takes 1 to 1024",
            ("copy", 1, 2048, None, None, np.int32(1)),
        ),
        ("is launched with no block", ("copy", 0, 32, None, None, np.int32(1))),
    ],
)
def test_wrong_launches_are_refused(words, launch):
    with pytest.raises(KernelError) as caught:
        cuda_on_cpu.load_text(VALUES).launch(*launch)
    assert words in str(caught.value)


def test_the_compiler_is_quoted():
    with pytest.raises(cuda_on_cpu.CompileError, match=r"text\.cu:1:.*unheard_of"):
        cuda_on_cpu.load_text('extern "C" __global__ void broken() { unheard_of(); }')


def test_a_compiled_source_is_kept(monkeypatch):
    """Compiled once for a source and its macros; anew for other macros."""
    from tests.kernels.cuda_on_cpu import build

    commands = []
    run = build._run
    monkeypatch.setattr(build, "_run", lambda command, text: commands.append(command) or run(command, text))
    path = build.directory() / "kept.cu"
    path.write_text('extern "C" __global__ void kept(int* x) { *x = VALUE; }')
    try:
        for value, compiles in ((id(path), True), (id(path), False)):
            commands.clear()
            library, _ = build.compile_source(path, {"VALUE": value})
            assert library is not None
            assert any("-c" in command for command in commands) == compiles
    finally:
        path.unlink()
