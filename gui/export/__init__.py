"""Saving hits: the dialog, the task that writes, and the PDF report."""
