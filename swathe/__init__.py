"""Exact Smith-Waterman protein database search."""
