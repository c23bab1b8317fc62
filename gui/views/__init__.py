"""The pages and panes of the window."""
