"""Networks of all similar pairs of a file's sequences, and their families."""
