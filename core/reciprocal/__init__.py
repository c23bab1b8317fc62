"""Reciprocal best hits between two files of sequences."""
