"""The course of a search of all against all as the page of networks lives it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from swathe.core.cancel import CancelToken
from swathe.gui.search.page_search import PageSearchController

if TYPE_CHECKING:
    from swathe.core.engines.base import Engine
    from swathe.core.network.request import NetworkRequest


class NetworkController(PageSearchController):
    """Compare all with all; half of a network would be none."""

    name = "network"

    def run(self, request: NetworkRequest, engine: Engine, token: CancelToken) -> Iterator[object]:
        """Search in the worker, yielding events."""
        from swathe.core.network.search import run_network  # engines: loaded with the first search

        return run_network(request, engine, token)

    def result_of(self, event: object) -> object | None:
        """Return the network, where an event brings it."""
        from swathe.core.network.search import NetworkFound

        return event.network if isinstance(event, NetworkFound) else None
