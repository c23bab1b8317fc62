"""Iterated search after PSI-BLAST: profiles built from hits, and searches with them."""
