"""The page of a network of similar sequences."""
