"""The page that measures kernels beside each other."""
