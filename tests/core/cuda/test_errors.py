"""What users are told when a GPU fails."""

from __future__ import annotations

import pytest

from swathe.core.cuda.devices import Device
from swathe.core.cuda.errors import is_fatal, translate
from swathe.core.errors import DeviceError, DeviceMemoryError, KernelBuildError, SwatheError
from tests.core.cuda.fake_session import MULTIPROCESSOR

DEVICE = Device(
    0,
    "NVIDIA T4",
    "GPU-1",
    (7, 5),
    16 << 30,
    40,
    4 << 20,
    1_590_000_000,
    "0000:00:04.0",
    64 << 10,
    MULTIPROCESSOR,
)


class LaunchError(Exception):
    pass


class LogicError(Exception):
    pass


class MemoryError(Exception):  # PyCUDA's has this name
    pass


def test_out_of_memory_says_how_much_and_how_much_is_free() -> None:
    error = translate(MemoryError("cuMemAlloc failed: out of memory"), DEVICE, asked=5 << 30, free=900 << 20)
    assert isinstance(error, DeviceMemoryError)
    assert error.message == (
        "NVIDIA T4 has not enough free memory: 5.0 GiB were asked for and 900.0 MiB are free "
        "(it has 16.0 GiB in all)."
    )
    assert "CPU" in error.hint and "Close other programs" in error.hint
    assert (error.asked, error.free) == (5 << 30, 900 << 20)


def test_out_of_memory_of_the_driver_itself_has_no_figures() -> None:
    error = translate(LogicError("cuDevicePrimaryCtxRetain failed: out of memory"), DEVICE)
    assert isinstance(error, DeviceMemoryError)
    assert error.message == "NVIDIA T4 has not enough free memory (it has 16.0 GiB in all)."
    assert error.asked is None


@pytest.mark.parametrize(
    ("raised", "kind", "says", "advises"),
    [
        (
            LogicError("cuEventQuery failed: an illegal memory access was encountered"),
            DeviceError,
            "failed while",
            "restart",
        ),
        (
            LaunchError("cuStreamSynchronize failed: unspecified launch failure"),
            DeviceError,
            "failed while",
            "CPU",
        ),
        (
            LaunchError("cuStreamSynchronize failed: the launch timed out and was terminated"),
            DeviceError,
            "too long for a GPU that also drives a screen",
            "CPU",
        ),
        (
            LogicError("cuMemcpyDtoH failed: uncorrectable ECC error encountered"),
            DeviceError,
            "fault in its memory",
            "restart",
        ),
        (
            LogicError("cuDevicePrimaryCtxRetain failed: CUDA-capable device(s) is/are busy or unavailable"),
            DeviceError,
            "taken by another program",
            "allow several programs at a time",
        ),
        (
            LogicError("cuModuleLoadDataEx failed: device kernel image is invalid - "),
            KernelBuildError,
            "cannot load the code compiled for NVIDIA T4",
            "gpu12 or gpu13",
        ),
        (
            LogicError(
                "cuModuleLoadDataEx failed: no kernel image is available for execution on the device - "
            ),
            KernelBuildError,
            "cannot load",
            "Update the driver",
        ),
        (
            LogicError("cuDeviceGet failed: invalid device ordinal"),
            DeviceError,
            "no longer there",
            "start Swathe again",
        ),
        (LogicError("cuMemcpyHtoD failed: invalid argument"), DeviceError, "invalid argument", "CPU"),
    ],
)
def test_translation(raised: Exception, kind: type[SwatheError], says: str, advises: str) -> None:
    error = translate(raised, DEVICE)
    assert type(error) is kind
    assert error.message.startswith(("NVIDIA T4", "The NVIDIA driver")) and error.message.endswith(".")
    assert says in error.message
    assert advises in error.hint
    assert "\n" not in str(error)
    assert error.command == ("nvidia-smi -c 0" if "taken by" in says else "")


@pytest.mark.parametrize(
    ("raised", "fatal"),
    [
        (LogicError("cuEventQuery failed: an illegal memory access was encountered"), True),
        (LaunchError("cuStreamSynchronize failed: unspecified launch failure"), True),
        (LogicError("cuMemcpyDtoH failed: unknown error"), True),
        (LaunchError("cuLaunchKernel failed: too many resources requested for launch"), False),
        (MemoryError("cuMemAlloc failed: out of memory"), False),
        (LogicError("cuMemcpyHtoD failed: invalid argument"), False),
    ],
)
def test_what_ends_a_context(raised: Exception, fatal: bool) -> None:
    assert is_fatal(raised) is fatal
