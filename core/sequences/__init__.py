"""Protein sequences: their alphabet, the FASTA format, motifs and low-complexity segments."""
