"""Runs that outlive the program: saved to files, listed in a history, compared and repeated."""
