"""The kernels of the CPU engine, as LLVM IR that is compiled for the processor at hand."""
