"""Local alignment of a pair, by compiled code and libraries, and dot plots."""
