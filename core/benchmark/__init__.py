"""Benchmarks of kernels: what to measure, measuring with every score checked, and files of figures."""
