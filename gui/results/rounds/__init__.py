"""The Rounds tab: the rounds of an iterated search and their profiles."""
