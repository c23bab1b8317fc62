"""The CPU kernels as functions: compiled for the processor at hand, kept on disk, called by threads."""
