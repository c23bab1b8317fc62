"""Kernels compared: what to measure, measuring it with every score checked, and the figures kept in files."""
