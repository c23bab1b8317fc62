"""The driver's exceptions as sentences that say what to do."""

from __future__ import annotations

from typing import Final

from swathe.core.cuda.devices import Device
from swathe.core.errors import DeviceError, DeviceMemoryError, KernelBuildError

_CPU: Final = "Choose the CPU engine"

_LOST: Final = (
    "illegal memory access",
    "unspecified launch failure",
    "launch failed",
    "illegal instruction",
    "misaligned address",
    "invalid program counter",
    "invalid address space",
    "hardware stack error",
    "device-side assert",
    "uncorrectable ecc",
    "uncorrectable nvlink",
    "context is destroyed",
    "unknown error",
    "external entity",
    "containment",
    "mps server",
    "mps client",
    "tensor memory",
)
"""The driver's messages after which the context is lost."""

_BUSY: Final = ("busy or unavailable", "exclusive", "context already in use")
_FOREIGN: Final = (
    "no kernel image",
    "device kernel image is invalid",
    "unsupported toolchain",
    "no binary for gpu",
)
_NO_DEVICE: Final = ("invalid device ordinal", "no cuda-capable device", "invalid device")


def translate(
    error: BaseException, device: Device, *, asked: int | None = None, free: int | None = None
) -> DeviceError:
    """Return the message for users when a call of the driver fails.

    Parameters
    ----------
    error : one of `Driver.failures`, or of core.cuda.libcuda
    device : the GPU it happened on
    asked, free : bytes of device memory that were requested and free, where known
    """
    text = str(error).strip()
    words = text.lower()
    if is_out_of_memory(error):
        return _out_of_memory(device, asked, free)
    if is_fatal(error):
        if "timed out" in words or "launch timeout" in words:
            happened = "stopped the computation because it took too long for a GPU that also drives a screen"
        elif "ecc" in words:
            happened = "found a fault in its memory that it could not correct"
        else:
            happened = f"failed while computing ({text})"
        return DeviceError(f"{device.name} {happened}.", f"{_CPU}, or restart Swathe to use this GPU again.")
    if any(part in words for part in _BUSY):
        return DeviceError(
            f"{device.name} is taken by another program.",
            f"{_CPU}, end the other program, or allow several programs at a time.",
            command="nvidia-smi -c 0",
        )
    if any(part in words for part in _FOREIGN):
        return KernelBuildError(
            f"The NVIDIA driver cannot load the code compiled for {device.name} ({text}).",
            "Update the driver, or install the extra of Swathe that fits it: gpu12 or gpu13.",
            log=text,
        )
    if any(part in words for part in _NO_DEVICE):
        return DeviceError(
            f"{device.name} ({device.uuid}) is no longer there.",
            f"{_CPU}, or start Swathe again to look for GPUs.",
        )
    return DeviceError(f"{device.name} could not be used: {text}.", f"{_CPU}, or restart Swathe.")


def is_out_of_memory(error: BaseException) -> bool:
    """Whether memory of the device, or page-locked memory, did not suffice."""
    return type(error).__name__ == "MemoryError" or "out of memory" in str(error).lower()


def is_fatal(error: BaseException) -> bool:
    """Whether the error is sticky: every later call would fail, and the context must be destroyed."""
    words = str(error).lower()
    if "too many resources" in words or "launch out of resources" in words:
        return False
    return (
        type(error).__name__ == "LaunchError" or any(part in words for part in _LOST) or "timed out" in words
    )


def _out_of_memory(device: Device, asked: int | None, free: int | None) -> DeviceMemoryError:
    message = f"{device.name} has not enough free memory"
    if asked is not None:
        message += f": {_size(asked)} were asked for"
        if free is not None:
            message += f" and {_size(free)} are free"
    return DeviceMemoryError(
        message + f" (it has {_size(device.memory_bytes)} in all).",
        f"Close other programs that use this GPU, or {_CPU[0].lower()}{_CPU[1:]}.",
        asked=asked,
        free=free,
    )


def _size(n_bytes: int) -> str:
    for unit, size in (("GiB", 1 << 30), ("MiB", 1 << 20)):
        if n_bytes >= size:
            return f"{n_bytes / size:.1f} {unit}"
    return f"{n_bytes:,} bytes"
