"""The table of hits: rows, filters, ticks and notes."""
