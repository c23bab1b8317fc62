"""Pairwise statistical significance: a hit's score beside those of permuted copies of its subject."""
