"""Real GPUs, or the reason why there are none, and what their scores are compared with."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from swathe.core.cuda.devices import Device, probe
from swathe.core.engines.cpu import CpuEngine


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
