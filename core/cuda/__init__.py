"""NVIDIA GPUs: finding them, compiling for them, running kernels. CUDA packages are imported only here."""
