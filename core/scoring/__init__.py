"""How pairs of residues score: matrices, gap costs, PSSMs, and the parameters of their statistics."""
