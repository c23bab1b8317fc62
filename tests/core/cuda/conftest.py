"""A session on a real GPU, or the reason why there is none."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from swathe.core.cuda.devices import Device, probe


@pytest.fixture(scope="session")
def gpu() -> Device:
    found = probe()
    if found.reason:
        pytest.skip(f"no GPU here: {found.reason}")
    return found.devices[0]


@pytest.fixture
def gpu_session(gpu: Device) -> Iterator[object]:
    from swathe.core.cuda.session import Session

    with Session(gpu) as session:
        yield session
