"""Swathe among the desktop's other programs: files from elsewhere, notices, progress, no sleep meanwhile."""
