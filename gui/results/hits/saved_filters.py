"""Filters that somebody gave a name, kept in the settings."""

from __future__ import annotations

import json
from typing import Final

from swathe.core.errors import FilterError
from swathe.core.results.filters import Filter
from swathe.gui.work.settings import WindowSettings

_KEY: Final = "filters/saved"
NAME_LENGTH: Final = 60


class SavedFilters:
    """Name, find, rename and delete filters; settings that cannot be read are dropped, with a log line."""

    def __init__(self, settings: WindowSettings) -> None:
        self._settings = settings
        self._filters: dict[str, Filter] = settings.read(_KEY, {}, _read)

    @property
    def names(self) -> list[str]:
        """The names in alphabetical order."""
        return sorted(self._filters, key=str.casefold)

    def get(self, name: str) -> Filter:
        """Return the filter of a name."""
        return self._filters[name]

    def save(self, name: str, filter: Filter) -> str:
        """Keep a filter by a name, instead of the one that had it, and return the name as it is kept.

        Raises FilterError where the name or the filter is empty.
        """
        name = self._checked(name)
        if filter == Filter():
            raise FilterError("There are no conditions to save.", "Add one first.")
        self._filters[name] = filter
        self._write()
        return name

    def rename(self, old: str, new: str) -> str:
        """Give a filter another name and return it as it is kept. Raises FilterError where that is taken."""
        new = self._checked(new)
        if new != old and new in self._filters:
            raise FilterError(f"A filter is already called {new}.", "Choose another name.")
        self._filters[new] = self._filters.pop(old)
        self._write()
        return new

    def delete(self, name: str) -> None:
        """Forget a filter."""
        del self._filters[name]
        self._write()

    def _write(self) -> None:
        data = {name: self._filters[name].as_data() for name in self.names}
        self._settings.write(_KEY, json.dumps(data, ensure_ascii=False))

    @staticmethod
    def _checked(name: str) -> str:
        name = " ".join(name.split())
        if not name:
            raise FilterError("A saved filter needs a name.", "Type one.")
        if len(name) > NAME_LENGTH:
            raise FilterError(f"The name is longer than {NAME_LENGTH} characters.", "Shorten it.")
        return name


def _read(text: str) -> dict[str, Filter]:
    """Read filters from a setting. Raises ValueError for what was not written by `SavedFilters`."""
    try:
        data = json.loads(text)
        if not isinstance(data, dict):
            raise ValueError("saved filters are no names with filters")
        return {SavedFilters._checked(name): Filter.from_data(entry) for name, entry in data.items()}
    except (FilterError, RecursionError) as error:
        raise ValueError(str(error)) from error
