"""Position-specific profiles: built from the alignments of hits, written and read as PSSMs."""
