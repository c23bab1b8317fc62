"""The kernel variants that score alignments, as rows of data."""
