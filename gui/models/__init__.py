"""Qt models over the NumPy columns of a result."""
