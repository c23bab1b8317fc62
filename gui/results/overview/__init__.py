"""The Overview tab: where along the query the hits lie."""
