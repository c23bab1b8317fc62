"""A search from request to hits: what is asked for, its events, how hits are selected."""
