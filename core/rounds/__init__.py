"""Iterated search like PSI-BLAST's: profiles built from hits, and searches with them."""
