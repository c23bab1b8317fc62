"""NVIDIA GPUs: finding them, compiling for them, and holding one; the only room that imports PyCUDA."""
