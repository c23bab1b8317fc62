"""NVIDIA GPUs: finding them, compiling for them, running kernels on them. Only this room imports PyCUDA."""
