"""Benchmarks of kernels: what to measure, every score checked, the figures kept in files."""
