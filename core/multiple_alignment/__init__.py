"""The chosen hits of a query as one alignment, anchored on the query."""
