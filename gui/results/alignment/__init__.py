"""The Alignment tab: the alignment of a hit, painted, searched and copied."""
