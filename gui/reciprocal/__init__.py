"""The page of reciprocal best hits."""
