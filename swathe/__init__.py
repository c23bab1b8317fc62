"""Exact Smith-Waterman protein database search, from Python.

>>> import swathe
>>> query, database = swathe.sample()
>>> hits = swathe.search(query, database)
>>> hits[0].subject
'sp|P07550|ADRB2_HUMAN'

`search` compares queries with every sequence of a database and returns `Hits`: a table that is sliced,
iterated over, read column by column, exported and saved. What is public is named in `__all__` and described
in docs/api.md. Errors are `SwatheError`, with a message and a hint.

Nothing is loaded before it is used: importing this takes no time.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

__all__ = [
    "Alignment",
    "Engine",
    "EngineInfo",
    "Hit",
    "Hits",
    "HitsByQuery",
    "MatrixInfo",
    "SearchInterrupted",
    "SwatheError",
    "SwatheWarning",
    "__version__",
    "close_engines",
    "engines",
    "matrices",
    "open_engine",
    "open_run",
    "sample",
    "search",
]

if TYPE_CHECKING:
    from swathe._engines import Engine, close_engines, open_engine
    from swathe._hits import Alignment, Hit, Hits, HitsByQuery
    from swathe._listings import EngineInfo, MatrixInfo, engines, matrices
    from swathe._search import SearchInterrupted, SwatheWarning, open_run, sample, search
    from swathe.core.errors import SwatheError

    __version__: str
else:
    _HOME = {
        "Alignment": "_hits",
        "Engine": "_engines",
        "EngineInfo": "_listings",
        "Hit": "_hits",
        "Hits": "_hits",
        "HitsByQuery": "_hits",
        "MatrixInfo": "_listings",
        "SearchInterrupted": "_search",
        "SwatheError": "core.errors",
        "SwatheWarning": "_search",
        "close_engines": "_engines",
        "engines": "_listings",
        "matrices": "_listings",
        "open_engine": "_engines",
        "open_run": "_search",
        "sample": "_search",
        "search": "_search",
    }

    def __getattr__(name):
        """Import what is used for the first time."""
        from importlib import import_module

        if name == "__version__":
            from swathe.core.system.settings import VERSION

            value = VERSION
        elif name in _HOME:
            value = getattr(import_module(f"swathe.{_HOME[name]}"), name)
        else:
            raise AttributeError(f"module 'swathe' has no attribute {name!r}")
        globals()[name] = value
        return value

    def __dir__():
        return sorted({*globals(), *__all__})
