"""Real GPUs, or the reason why there are none, and engines on devices that are not there."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from swathe.core.cuda.devices import Device, probe
from swathe.core.engines.cpu import CpuEngine
from tests.core.cuda.fake_session import Fleet, fake_device


@pytest.fixture(scope="session")
def gpus() -> tuple[Device, ...]:
    found = probe()
    if found.reason:
        pytest.skip(f"no GPU here: {found.reason}")
    return found.devices


@pytest.fixture(scope="session")
def gpu(gpus: tuple[Device, ...]) -> Device:
    return gpus[0]


@pytest.fixture(scope="session")
def reference() -> Iterator[CpuEngine]:
    """What scores are compared with."""
    engine = CpuEngine()
    yield engine
    engine.close()


@pytest.fixture
def gpu_session(gpu: Device) -> Iterator[object]:
    from swathe.core.cuda.session import Session

    with Session(gpu) as session:
        yield session


@pytest.fixture
def on_fakes() -> Iterator[Callable[..., tuple[Any, Fleet]]]:
    """Open engines on devices that are not there; in the end nothing must be left of them."""
    engines = []
    before = set(threading.enumerate())

    def open_(
        make: Callable[..., Any],
        n: int = 1,
        *,
        fleet: Fleet | None = None,
        devices: list[Device] | None = None,
        **arguments: Any,
    ) -> tuple[Any, Fleet]:
        fleet = fleet or Fleet()
        devices = devices or [fake_device(i) for i in range(n)]
        engine = make(devices, open_session=fleet.open, **arguments)
        engines.append((engine, fleet))
        return engine, fleet

    yield open_
    for engine, fleet in engines:
        engine.close()
        assert fleet.bytes_held == 0
        assert all(session.closed for session in fleet.sessions)
    deadline = time.monotonic() + 5  # threads of closed executors end on their own
    while set(threading.enumerate()) - before and time.monotonic() < deadline:
        time.sleep(0.01)
    assert not set(threading.enumerate()) - before
