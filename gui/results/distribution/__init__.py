"""The Score distribution tab: the scores of all sequences, and E-values by rank."""
