"""NCBI's taxonomy, from the files that somebody has of it: lineages, names, and the taxa of sequences."""
