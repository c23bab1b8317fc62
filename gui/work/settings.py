"""What the window remembers between two starts, read with suspicion."""

from __future__ import annotations

import contextlib
import logging
import os
import re
from collections.abc import Callable
from pathlib import Path
from typing import Final, TypeVar

from PySide6.QtCore import QByteArray, QSettings, QStandardPaths

logger = logging.getLogger(__name__)

SCHEMA: Final = 1
"""Settings of another schema are set aside whole: a wrong guess costs more than choosing anew."""
RECENT: Final = 8
ONE_WINDOW: Final = "desktop/one_window"
"""Whether files that are opened from elsewhere come to a window that is there."""

_LINE: Final = re.compile(r"\[.*\]$|[^=]+=")
"""A section or a key with its value."""

T = TypeVar("T")


class WindowSettings:
    """Typed values over QSettings; what cannot be read is dropped with a line in the log."""

    def __init__(self) -> None:
        self._store = _open_store()
        path = Path(self._store.fileName())
        if self._store.status() is not QSettings.Status.NoError or _is_rubbish(path):
            del self._store  # or Qt would go on with what it made of the file
            _set_aside(path)
            self._store = _open_store()
        schema = self._store.value("schema")
        if schema is not None and str(schema) != str(SCHEMA):
            logger.warning("settings of schema %r are not read; starting with fresh ones", schema)
            self._store.clear()
            schema = None
        if schema is None:  # what writes anything rewrites the whole file
            self._store.setValue("schema", SCHEMA)

    @property
    def path(self) -> Path:
        """Where the settings are kept."""
        return Path(self._store.fileName())

    @property
    def is_new(self) -> bool:
        """Whether no window has been closed with these settings yet."""
        return not self._store.contains("window/geometry")

    def read(self, key: str, default: T, valid: Callable[[str], T]) -> T:
        """Return what `valid` makes of the text stored, or `default` if it raises ValueError."""
        stored = self._store.value(key)
        if stored is None:
            return default
        try:
            if not isinstance(stored, str | int | float | bool):
                raise ValueError(f"{type(stored).__name__} instead of text")
            return valid(str(stored))
        except ValueError as error:
            logger.warning("setting %s dropped: %s", key, error)
            self._store.remove(key)
            return default

    def read_state(self, key: str) -> QByteArray:
        """Return a window or splitter state; empty where none is stored."""
        stored = self._store.value(key)
        if stored is None or isinstance(stored, QByteArray):
            return QByteArray() if stored is None else stored
        logger.warning("setting %s dropped: %s instead of a state", key, type(stored).__name__)
        self._store.remove(key)
        return QByteArray()

    def write(self, key: str, value: str | int | float | bool | QByteArray) -> None:
        """Store a value."""
        self._store.setValue(key, value)

    def recent(self, kind: str) -> list[Path]:
        """Return the files opened last as `kind`, newest first; vanished ones included."""
        stored = self._store.value(f"recent/{kind}", [])
        names = [stored] if isinstance(stored, str) else stored if isinstance(stored, list) else []
        return [Path(name) for name in names if isinstance(name, str) and name][:RECENT]

    def add_recent(self, kind: str, path: Path) -> None:
        """Put a file first among those opened last."""
        others = [other for other in self.recent(kind) if other != path]
        self._store.setValue(f"recent/{kind}", [str(name) for name in [path, *others][:RECENT]])

    def clear_recent(self) -> None:
        """Forget the files opened."""
        self._store.remove("recent")

    def folder(self, kind: str) -> str:
        """Return the folder of the last file of this kind, at first that of any kind, or the home folder."""
        last = self.read("folder/last", str(Path.home()), _existing_folder)
        return self.read(f"folder/{kind}", last, _existing_folder)

    def saving_folder(self, kind: str) -> str:
        """Return the folder of the last file of this kind, at first that of documents, or the home folder.

        Where files of other kinds are is not where somebody keeps results: databases often are shared.
        """
        documents = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
        usual = documents if os.path.isdir(documents) else str(Path.home())
        return self.read(f"folder/{kind}", usual, _existing_folder)

    def set_folder(self, kind: str, path: Path) -> None:
        """Remember the folder of a file that was chosen."""
        for name in (kind, "last"):
            self._store.setValue(f"folder/{name}", str(path.parent))

    def clear(self) -> None:
        """Forget everything."""
        self._store.clear()
        self._store.setValue("schema", SCHEMA)

    def flush(self) -> None:
        """Write to disk now; a folder that cannot be written is logged, never an error for the user."""
        self._store.sync()
        if self._store.status() is not QSettings.Status.NoError:
            logger.warning("settings could not be written to %s", self._store.fileName())


def opens_here(settings: WindowSettings) -> bool:
    """Whether files that are opened from elsewhere come to a window that is there."""
    return settings.read(ONE_WINDOW, True, flag)


def choice(*allowed: str) -> Callable[[str], str]:
    """Return a validator that lets only these words pass."""

    def valid(text: str) -> str:
        if text not in allowed:
            raise ValueError(f"{text!r} is none of {', '.join(allowed)}")
        return text

    return valid


def flag(text: str) -> bool:
    """Validate a truth value."""
    return choice("true", "false")(text.lower()) == "true"


def _existing_folder(text: str) -> str:
    if not os.path.isdir(text):
        raise ValueError(f"{text} is no folder any more")
    return text


def _open_store() -> QSettings:
    return QSettings(QSettings.Format.IniFormat, QSettings.Scope.UserScope, "Swathe", "Swathe")


def _is_rubbish(path: Path) -> bool:
    """Tell a file that is no INI text at all, of which Qt reads what it can without an error."""
    try:
        text = path.read_bytes().decode("utf-8")
    except OSError:
        return False
    except UnicodeDecodeError:
        return True
    lines = [line for line in text.splitlines() if line.strip()]
    return "\0" in text or (bool(lines) and not any(_LINE.match(line) for line in lines))


def _set_aside(path: Path) -> None:
    """Keep an unreadable settings file beside the new one, for whoever wants to look."""
    logger.warning("settings file %s is damaged; starting with fresh settings", path)
    with contextlib.suppress(OSError):
        path.replace(path.with_suffix(".damaged"))
