"""Local alignments of one pair, and the libraries and compiled code that find and score them."""
