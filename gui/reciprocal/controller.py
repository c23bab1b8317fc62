"""The course of a search for reciprocal best hits as its page lives it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from swathe.core.cancel import CancelToken
from swathe.gui.search.page_search import PageSearchController

if TYPE_CHECKING:
    from swathe.core.engines.base import Engine
    from swathe.core.reciprocal.request import ReciprocalRequest


class ReciprocalController(PageSearchController):
    """Search both ways; half of the pairs would be none."""

    name = "reciprocal"

    def run(self, request: ReciprocalRequest, engine: Engine, token: CancelToken) -> Iterator[object]:
        """Search in the worker, yielding events."""
        from swathe.core.reciprocal.search import run_reciprocal  # engines: loaded with the first search

        return run_reciprocal(request, engine, token)

    def result_of(self, event: object) -> object | None:
        """Return the pairs, where an event brings them."""
        from swathe.core.reciprocal.search import PairsFound

        return event.result if isinstance(event, PairsFound) else None
