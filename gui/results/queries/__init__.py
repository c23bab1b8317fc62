"""The list of queries."""
