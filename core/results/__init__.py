"""The results of a search: hits with their columns, filters, marks and alignments."""
