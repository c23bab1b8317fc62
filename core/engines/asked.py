"""The engine that a request asks for, as `core.engines.open_engine` takes it."""

from __future__ import annotations

from typing import Protocol


class EngineRequest(Protocol):
    """What the requests of all kinds of search have in common."""

    @property
    def engine(self) -> str: ...  # noqa: D102
    @property
    def kernel(self) -> str: ...  # noqa: D102
    @property
    def threads(self) -> int: ...  # noqa: D102
    @property
    def devices(self) -> tuple[int, ...] | None: ...  # noqa: D102
    @property
    def kernel_options(self) -> tuple[tuple[str, int | str], ...]: ...  # noqa: D102


AskedEngine = tuple[str, str, int, tuple[int, ...] | None, tuple[tuple[str, int | str], ...]]


def asked_engine(request: EngineRequest) -> AskedEngine:
    """Return the arguments of `open_engine` for a request; equal ones need no other engine."""
    return request.engine, request.kernel, request.threads, request.devices, request.kernel_options
