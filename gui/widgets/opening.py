"""What other programs show: a folder, a page of the web.

Desktops start those programs and do not tell what came of it: without one for it nothing happens, often
without an error. So where it is, is said as well, and can be copied.
"""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QUrl
from PySide6.QtGui import QDesktopServices, QGuiApplication

from swathe.gui.widgets.message_bar import MessageBar, Tone


def open_folder(folder: Path, messages: MessageBar) -> None:
    """Show a folder in the system's file manager, and say where it is."""
    _open(QUrl.fromLocalFile(str(folder)), str(folder), "folder", "file manager", messages)


def open_page(address: str, messages: MessageBar) -> None:
    """Show a page in the browser, and say its address; the program itself contacts nobody."""
    _open(QUrl(address), address, "page", "browser", messages)


def _open(url: QUrl, place: str, what: str, program: str, messages: MessageBar) -> None:
    """Open something; `place`, in words, goes to the clipboard on request."""
    opened = QDesktopServices.openUrl(url)
    words = f"The {what} is {place}" if opened else f"No {program} was found. The {what} is {place}"
    copy = ("Copy", lambda: QGuiApplication.clipboard().setText(place))
    messages.show_message(Tone.NOTE if opened else Tone.PROBLEM, words, (copy,), passes=True)
