"""Run the kernels of kernels/*.cu on the processor, thread by thread, to test them where there is no GPU.

The real source is compiled with g++ against cuda.h here, which stands in for CUDA's own words. A block's
threads are fibers that change over where they wait for each other, so barriers, shuffles and votes mean what
they mean on a GPU; blocks run one after the other. To test a kernel of yours, write

    from tests.kernels import cuda_on_cpu

    @cuda_on_cpu.needed                       # skips the test where g++ is missing
    def test_it():
        module = cuda_on_cpu.load("mine.cu", {"THREADS": 64})
        scores = np.zeros(n, np.int32)
        module.launch("entry", grid, block, residues, offsets, np.int32(n), scores, shared=4096)
        assert (scores == expected).all()

Arguments are arrays for pointers (what the kernel wrote is in them afterwards), NumPy scalars of the
parameter's size for numbers, arrays or structured scalars of the struct's size for structs passed by value,
None for a null pointer, or a `Memory`, which stays between launches as a GPU's does.

A launch raises `KernelError`, naming the kernel, the thread and the line where it can, for: threads that miss
each other at a barrier, a shuffle or a vote; reads and writes outside the arrays; misaligned addresses;
indices outside arrays of known size; division by zero; arguments of another size or number than the
parameters; more threads than `__launch_bounds__` allows. Memory that nobody wrote holds garbage. `order=`
other than 0 runs threads, warps and blocks in another order each: run a kernel in several to see whether a
barrier is missing. A kernel that never ends is stopped after `seconds=120` of the processor's time.

A whole published method, with what the host does for it, runs by tests/kernels/run_method.py, and under its
engine by tests/core/cuda/fake_session.py.

Not here: inline PTX (tiled.cu has tests/kernels/emulator.py instead), blocks that wait for one another, half
precision, tensor cores, textures. Undefined here as there: what a shuffle reads from a thread that ended.
`CUDA_ON_CPU` is defined, for the rare kernel that needs another spelling.
"""

from tests.kernels.cuda_on_cpu.build import CompileError, missing
from tests.kernels.cuda_on_cpu.module import KernelError, Memory, Module, load, load_text, needed

__all__ = ["CompileError", "KernelError", "Memory", "Module", "load", "load_text", "missing", "needed"]
