"""Widgets, painters and table models that more than one page uses."""
