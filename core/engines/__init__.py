"""The engines of this version: what is here, what is not and why, and opening one by name."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

from core.engines.base import NOT_COMPARED, Engine, EngineInfo
from core.errors import EngineUnavailable, InvalidRequest
from kernels.registry import variants_of

__all__ = ["NOT_COMPARED", "Engine", "EngineInfo", "open_engine", "probe_engines"]

_NAMES: Final = ("auto", "cpu", "gpu")


def probe_engines() -> tuple[EngineInfo, ...]:
    """Return every engine users may ask for, with the reason where one cannot run on this machine."""
    from core.engines.cpu import available_threads
    from core.engines.opal import simd_level

    cores = available_threads()
    label = f"CPU, {cores} core{'s' if cores > 1 else ''}, {simd_level()}"
    return (
        EngineInfo("cpu", label, _kernels("cpu")),
        EngineInfo("gpu", "GPU", _kernels("gpu"), _why_no_gpu()),
    )


def open_engine(name: str, kernel: str = "auto", threads: int = 0) -> Engine:
    """Return the engine called `name`, running `kernel` on `threads` threads (0: all cores).

    Raises
    ------
    InvalidRequest
        for names of engines or kernels that do not exist; lists those that do
    EngineUnavailable
        for an engine that cannot run on this machine; nothing else is taken in its place
    """
    if name not in _NAMES:
        raise InvalidRequest("engine", f"There is no engine {name!r}.", f"Engines are: {', '.join(_NAMES)}.")
    if threads < 0:
        raise InvalidRequest("threads", f"{threads} threads cannot be used.", "0 uses all cores.")
    if name == "gpu":
        raise EngineUnavailable(f"The GPU engine cannot run: {_why_no_gpu()}.", "Choose the CPU engine.")
    variants = variants_of("cpu")
    names = ("auto", *(variant.name for variant in variants))
    if kernel not in names:
        raise InvalidRequest(
            "kernel", f"The CPU engine has no kernel {kernel!r}.", f"Its kernels are: {', '.join(names)}."
        )
    from core.engines.cpu import CpuEngine

    return CpuEngine(threads, variants[0].name if kernel == "auto" else kernel)


def _kernels(engine: str) -> tuple[tuple[str, str], ...]:
    return tuple((variant.name, variant.label) for variant in variants_of(engine))


def _why_no_gpu() -> str:
    """Say why no GPU is used, in words that end a sentence."""
    version = "this version of Swathe has no GPU engine"
    if sys.platform == "darwin":
        return f"{version}, and this is a Mac, for which there is no NVIDIA driver"
    windows = Path("C:/Windows/System32/nvcuda.dll")
    found = windows.exists() if sys.platform == "win32" else Path("/proc/driver/nvidia/version").exists()
    return f"{version} ({'an' if found else 'no'} NVIDIA driver was found)"
