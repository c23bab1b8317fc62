"""What a search found: hits with their columns, filters, marks and alignments."""
