"""What is said once something is saved or copied, everywhere the same: how much of what, and where it is."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from swathe.gui.widgets.message_bar import MessageBar, Tone
from swathe.gui.widgets.opening import open_folder


def saved_text(what: str, path: Path) -> str:
    """Return the sentence: ``Saved 95 hits to hits.csv.``."""
    return f"Saved {what} to {path.name}."


def tell_saved(messages: MessageBar, what: str, path: Path) -> None:
    """Say in a message that something is saved, where it is in its tip, and offer its folder."""
    way = _way_to(path, messages)
    messages.show_message(Tone.NOTE, saved_text(what, path), (way,), passes=True, tip=str(path.absolute()))


def tell_copied(messages: MessageBar, what: str) -> None:
    """Say in a message that something is on the clipboard."""
    messages.show_message(Tone.NOTE, f"Copied {what}.")


def _way_to(path: Path, messages: MessageBar) -> tuple[str, Callable[[], None]]:
    folder = path if path.is_dir() else path.parent
    return "Show in folder", lambda: open_folder(folder, messages)
