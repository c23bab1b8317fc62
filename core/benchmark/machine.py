"""Find out where and with what a benchmark is made."""

from __future__ import annotations

import datetime
import platform
from collections.abc import Iterable
from importlib.metadata import PackageNotFoundError
from importlib.metadata import version as package_version
from pathlib import Path
from typing import Final

from swathe.core.benchmark.results import Circumstances
from swathe.core.engines.base import EngineInfo
from swathe.core.system.settings import version

_LIBRARIES: Final = ("numpy", "numba", "pyopal", "pycuda", "cuda-bindings", "nvidia-cuda-nvrtc")


def circumstances(engines: Iterable[EngineInfo], devices: tuple[int, ...] | None = None) -> Circumstances:
    """Return the circumstances as they are now; `devices` are numbers of the GPUs used, None for all."""
    from swathe.core.engines.cpu import available_threads  # brings compiled code

    gpu = next((info for info in engines if info.devices), None)
    used = [d for d in gpu.devices if devices is None or d.index in devices] if gpu is not None else []
    return Circumstances(
        started=datetime.datetime.now(datetime.UTC).isoformat(timespec="seconds"),
        version=version(),
        processor=processor_name(),
        cores=available_threads(),
        system=platform.platform(),
        python=platform.python_version(),
        devices=tuple(
            f"{d.name}, compute capability {'{}.{}'.format(*d.capability)}, "
            f"{d.multiprocessors} multiprocessors, {d.memory_bytes / 1e9:.0f} GB, {d.uuid}"
            for d in used
        ),
        driver=(gpu.driver_version or "") if gpu is not None else "",
        libraries=tuple((name, found) for name in _LIBRARIES if (found := _library(name))),
    )


def processor_name() -> str:
    """Return the processor's product name, or what there is of it."""
    try:
        for line in Path("/proc/cpuinfo").read_text(encoding="utf-8", errors="replace").splitlines():
            if line.startswith("model name"):
                return " ".join(line.partition(":")[2].split())
    except OSError:
        pass
    return platform.processor() or platform.machine() or "processor"


def _library(name: str) -> str:
    try:
        return package_version(name)
    except PackageNotFoundError:
        return ""
