"""Which library calls NVIDIA's driver: PyCUDA where it can be loaded, else cuda-bindings."""

from __future__ import annotations

import os
from dataclasses import dataclass
from typing import Final

from swathe.core.cuda.bindings_driver import BindingsDriver
from swathe.core.cuda.driver import Driver
from swathe.core.cuda.pycuda_driver import PycudaDriver
from swathe.core.errors import DeviceError

DRIVER_VARIABLE: Final = "SWATHE_CUDA_DRIVER"
"""The environment variable that chooses one: ``pycuda`` or ``cuda-bindings``."""

_KINDS: Final[tuple[type[Driver], ...]] = (PycudaDriver, BindingsDriver)


@dataclass(frozen=True, slots=True)
class DriverChoice:
    """The library that is used.

    Parameters
    ----------
    kind : None where none can be
    label : its name and version, and why a better one is not used where it is installed
    reason : why none can be used, as the end of a sentence without its full stop; empty where one can
    install : whether installing what `core.cuda.devices.compiler_source` names mends that
    """

    kind: type[Driver] | None
    label: str = ""
    reason: str = ""
    install: bool = False


def choose_driver() -> DriverChoice:
    """Return the library that `SWATHE_CUDA_DRIVER` names, or else the first that can be loaded."""
    named = os.environ.get(DRIVER_VARIABLE, "")
    kinds = [kind for kind in _KINDS if kind.package == named] if named else _KINDS
    if not kinds:
        offered = " or ".join(kind.package for kind in _KINDS)
        return DriverChoice(None, reason=f"{DRIVER_VARIABLE} is {named!r}, and it can be {offered}")
    broken = []
    for kind in kinds:
        try:
            driver = kind()
        except ImportError as error:
            if not _absent(kind, error):
                broken.append(f"{kind.label} is installed but cannot be loaded ({error})")
        else:
            return DriverChoice(kind, "; ".join([f"{kind.label} {driver.version}".strip(), *broken]))
    extra_mends = kinds[-1] is BindingsDriver
    if broken:
        return DriverChoice(None, reason=" and ".join(broken), install=extra_mends)
    chosen = f", which {DRIVER_VARIABLE} names," if named else ""
    return DriverChoice(None, reason=f"{kinds[-1].label}{chosen} is not installed", install=extra_mends)


def open_driver() -> Driver:
    """Return the library's calls for a session; raises DeviceError where there is no library."""
    choice = choose_driver()
    if choice.kind is None:
        raise DeviceError(
            f"The NVIDIA driver cannot be called: {choice.reason}.",
            "Install what is missing, or choose the CPU engine.",
            command="swathe engines",
        )
    return choice.kind()


def _absent(kind: type[Driver], error: ImportError) -> bool:
    """Whether what was not found is the library itself, and not something that it needs."""
    name = error.name or ""
    return isinstance(error, ModuleNotFoundError) and f"{kind.module}.driver.".startswith(f"{name}.")
