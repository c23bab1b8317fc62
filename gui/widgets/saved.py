"""What is said once something is saved or copied, everywhere the same: how much of what, and where it is."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

from swathe.gui.widgets.message_bar import MessageBar, Tone
from swathe.gui.widgets.opening import open_folder

_FOLDER_LETTERS: Final = 40
"""Of a folder's path that a message shows, its end; its tip has all."""


def saved_text(what: str, *paths: Path, beside: str = "", replaced: int = 0) -> str:
    """Return the sentence: ``Saved 95 hits to hits.csv in /home/anna/results.``.

    beside : what the files after the first hold, where it is something else
    replaced : how many files that were there were replaced
    """
    folder = str(paths[0].absolute().parent)
    if len(folder) > _FOLDER_LETTERS:
        folder = f"…{folder[1 - _FOLDER_LETTERS :]}"
    names = (f" and {beside} to " if beside else " and ").join(
        f"the folder {path.name}" if path.is_dir() else path.name for path in paths
    )
    there = "the file that was" if replaced == 1 else f"{replaced:,} files that were"
    return f"Saved {what} to {names} in {folder}." + (f" Replaced {there} there." if replaced else "")


def tell_saved(messages: MessageBar, what: str, *paths: Path, beside: str = "", replaced: int = 0) -> None:
    """Say in a message that something is saved, where it is, and offer its folder; the others as above."""
    tip = "\n".join(str(path.absolute()) for path in paths)
    way = _way_to(paths[0], messages)
    words = saved_text(what, *paths, beside=beside, replaced=replaced)
    messages.show_message(Tone.NOTE, words, (way,), passes=True, tip=tip)


def tell_copied(messages: MessageBar, what: str) -> None:
    """Say in a message that something is on the clipboard."""
    messages.show_message(Tone.NOTE, f"Copied {what}.")


def _way_to(path: Path, messages: MessageBar) -> tuple[str, Callable[[], None]]:
    folder = path if path.is_dir() else path.parent
    return "Show in folder", lambda: open_folder(folder, messages)
