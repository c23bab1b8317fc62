"""The results of a search: one page, and a folder for each of its parts."""
