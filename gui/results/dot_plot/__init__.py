"""The Dot plot tab."""
