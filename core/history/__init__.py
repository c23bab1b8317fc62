"""Runs that outlive the program: saved to one file, kept in a history, compared, asked for again."""
