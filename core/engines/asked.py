"""The engine that a request asks for, as `core.engines.open_engine` takes it."""

from __future__ import annotations

from typing import NamedTuple, Protocol


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


class AskedEngine(NamedTuple):
    """The parameters of `open_engine`, in its order; equal ones need no other engine."""

    name: str
    kernel: str = "auto"
    threads: int = 0
    devices: tuple[int, ...] | None = None
    options: tuple[tuple[str, int | str], ...] = ()

    @classmethod
    def of(cls, request: EngineRequest) -> AskedEngine:
        """Return what a request asks for."""
        return cls(request.engine, request.kernel, request.threads, request.devices, request.kernel_options)
