"""What is said of kernels on the processor that do what a GPU would not stand."""

from __future__ import annotations

import numpy as np
import pytest

from tests.kernels import cuda_on_cpu
from tests.kernels.cuda_on_cpu import KernelError

pytestmark = cuda_on_cpu.needed


MISTAKES = """
extern "C" __global__ void half_come(int* out)
{
    if (threadIdx.x < 48) __syncthreads();
}
extern "C" __global__ void other_barrier(int* out)
{
    if (threadIdx.x < 48)
        __syncthreads();
    else
        __syncthreads();
}
extern "C" __global__ void other_shuffle(int* out)
{
    int v = 0;
    if (threadIdx.x % 2)
        v = __shfl_sync(~0u, v, 0);
    else
        v = __shfl_sync(~0u, v, 1);
    out[0] = v;
}
extern "C" __global__ void waits_for_one_at_a_barrier(int* out)
{
    if (threadIdx.x % 32 == 3) __syncthreads();
    __syncwarp();
}
extern "C" __global__ void left_out(int* out)
{
    __syncwarp(1);
}
extern "C" __global__ void shared_behind(int* out)
{
    extern __shared__ int values[];
    values[threadIdx.x] = 1;
}
extern "C" __global__ void index_behind(int* out)
{
    __shared__ int values[32];
    values[threadIdx.x] = 1;
    out[threadIdx.x] = values[0];
}
extern "C" __global__ void misaligned(int* out)
{
    *(uint2*)(out + 1) = make_uint2(0, 0);
}
extern "C" __global__ void divides(int* out)
{
    out[0] = 1 / (int)threadIdx.y;
}
extern "C" __global__ void __launch_bounds__(64) traps(int* out)
{
    if (threadIdx.x == 5) __trap();
}
extern "C" __global__ void deep(int* out)
{
    volatile int much[200000];
    for (int i = 0; i < 200000; ++i) much[i] = i;
    out[0] = much[5];
}
extern "C" __global__ void missing_barrier(int* out)
{
    __shared__ int values[64];
    values[threadIdx.x] = threadIdx.x;
    out[threadIdx.x] = values[threadIdx.x ^ 32];
}
extern "C" __global__ void before(int* out)
{
    out[-5000] = 1;
}
extern "C" __global__ void just_before(int* out)
{
    out[-1] = 1;
}
extern "C" __global__ void unconst(const int* out)
{
    *(int*)out = 1;
}
extern "C" __global__ void shifts(int* out)
{
    out[0] = 1 << blockDim.x / 2;
}
"""


ENDLESS = """
extern "C" __global__ void turns(volatile int* x)
{
    while (*x == 0) {}
}
extern "C" __global__ void turns_and_waits(volatile int* x)
{
    while (*x == 0) __syncthreads();
}
"""


MESSAGES = {
    "half_come": r"half_come of text.cu, block \(0, 0, 0\): not every thread comes to the barrier:\s+"
    r"at __syncthreads in text.cu:4: threads 0-47\s+ended: threads 48-63",
    "other_barrier": r"different barriers:\s+at .* text.cu:9: threads 0-47\s+at .* text.cu:11: threads 48-63",
    "other_shuffle": r"wait at different places:\s+at __shfl_sync in text.cu:19 .*: threads 0, 2, 4",
    "waits_for_one_at_a_barrier": r"comes to the barrier:\s+at __syncwarp in .*: threads 0-2, 4-34, 36-63\s+"
    r"at __syncthreads in text.cu:24: threads 3, 35",
    "left_out": r"thread \(1, 0, 0\), text.cu:29: __syncwarp with mask 0x00000001, which leaves out",
    "shared_behind": r"thread \(32, 0, 0\): .* 0 bytes behind the end of the dynamic .*, at text.cu:34",
    "index_behind": r"thread \(32, 0, 0\), text.cu:39: index 32 is outside the array",
    "misaligned": r"text.cu:44: reads or writes at the misaligned address",
    "divides": r"text.cu:48: divides by zero",
    "shifts": r"text.cu:80: shifts by 32 bits",
    "traps": r"thread \(5, 0, 0\), text.cu:52: comes to a trap",
    "deep": "its stack overflows",
    "before": r"reads or writes 20000 bytes before the beginning of out of before of text.cu",
    "just_before": "writes just outside out of just_before",
}


@pytest.mark.parametrize("entry", MESSAGES)
def test_mistakes_are_named(entry):
    module = cuda_on_cpu.load_text(MISTAKES)
    with pytest.raises(KernelError, match=MESSAGES[entry]):
        module.launch(entry, 1, 64, np.zeros(64, np.int32), shared=128)


def test_a_launch_after_a_mistake_works():
    module = cuda_on_cpu.load_text(MISTAKES)
    for _ in range(3):
        with pytest.raises(KernelError):
            module.launch("deep", 1, 64, np.zeros(64, np.int32))
        out = np.zeros(32, np.int32)
        module.launch("index_behind", 1, 32, out)
        assert (out == 1).all()


@pytest.mark.parametrize(
    ("entry", "words"),
    [
        pytest.param("turns", r"thread \(0, 0, 0\): still runs after 1 s", marks=pytest.mark.long),
        ("turns_and_waits", "the time is up|after 1 s"),
    ],
)
def test_an_endless_kernel_is_stopped(entry, words):
    module = cuda_on_cpu.load_text(ENDLESS)
    with pytest.raises(KernelError, match=words):
        module.launch(entry, 1, 32, np.zeros(1, np.int32), seconds=1)


def test_another_order_shows_a_missing_barrier():
    module = cuda_on_cpu.load_text(MISTAKES)
    wrong = 0
    for order in range(8):
        out = np.zeros(64, np.int32)
        module.launch("missing_barrier", 1, 64, out, order=order)
        wrong += (out != np.arange(64) ^ 32).any()
    assert wrong == 8


def test_writing_where_one_must_not_is_told():
    out = np.zeros(4, np.int32)
    out.setflags(write=False)
    with pytest.raises(KernelError, match=r"writes to out of divides of text.cu, which is read-only"):
        cuda_on_cpu.load_text(MISTAKES.replace("1 / (int)threadIdx.y", "1")).launch("divides", 1, 1, out)
    with pytest.raises(KernelError, match=r"writes to out of unconst of text.cu, which is read-only"):
        cuda_on_cpu.load_text(MISTAKES).launch("unconst", 1, 1, np.zeros(4, np.int32))


def test_launch_bounds_and_shared_memory_are_held_to():
    module = cuda_on_cpu.load_text(MISTAKES)
    with pytest.raises(KernelError, match="128 threads a block; it takes 1 to 64"):
        module.launch("traps", 1, 128, np.zeros(64, np.int32))
    with pytest.raises(KernelError, match="bytes of shared memory"):
        module.launch("shared_behind", 1, 32, np.zeros(64, np.int32), shared=228 << 10)
