"""Command lines on the clipboard."""

from __future__ import annotations

import shlex

from PySide6.QtGui import QGuiApplication

from swathe.gui.widgets.message_bar import MessageBar, Tone


def copy_command(command: str, messages: MessageBar) -> None:
    """Put a command on the clipboard and say so."""
    QGuiApplication.clipboard().setText(command)
    reads = "-" in shlex.split(command)
    remark = " It reads the query from standard input." if reads else ""
    messages.show_message(Tone.NOTE, f"Copied: {command}.{remark}")
