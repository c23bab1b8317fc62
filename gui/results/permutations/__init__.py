"""The Permutations tab: the scores of permuted copies of a pair."""
