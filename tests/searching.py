"""A search with whatever was asked for, run to its end or cancelled on its way."""

from __future__ import annotations

from swathe.core.cancel import CancelToken
from swathe.core.engines import open_engine
from swathe.core.run import run_request
from swathe.core.search.events import Cancelled, Failed, Finished, HitsFound, SearchResult
from swathe.core.search.request import SearchRequest


def run(asked: SearchRequest, cancel_after: int | None = None) -> SearchResult:
    """Search to the end, or cancel after the hits of one query."""
    token = CancelToken()
    engine = open_engine(asked.engine, asked.kernel, 1)
    try:
        for event in run_request(asked, engine, token):
            match event:
                case HitsFound(index, _) if index == cancel_after:
                    token.cancel()
                case Finished(result):
                    return result
                case Cancelled(result):
                    assert result is not None
                    return result
                case Failed(error):
                    raise error
    finally:
        engine.close()
    raise AssertionError("no last event")
