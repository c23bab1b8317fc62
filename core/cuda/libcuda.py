"""The NVIDIA driver's own library, for what needs no package: discovery, and holding contexts."""

from __future__ import annotations

import contextlib
import ctypes
import sys
import threading
import uuid
from collections.abc import Callable, Sequence
from enum import IntEnum
from typing import Any, Final

NO_DEVICE: Final = 100
"""CUDA_ERROR_NO_DEVICE"""
PROHIBITED: Final = 2
"""CU_COMPUTEMODE_PROHIBITED: an administrator forbade computing on a device."""


class Attribute(IntEnum):
    """Attributes of a device, CUdevice_attribute; memory in bytes, the clock in kHz."""

    CLOCK = 13
    MULTIPROCESSORS = 16
    COMPUTE_MODE = 20
    L2 = 38
    MULTIPROCESSOR_THREADS = 39
    CAPABILITY_MAJOR = 75
    CAPABILITY_MINOR = 76
    MULTIPROCESSOR_SHARED = 81
    MULTIPROCESSOR_REGISTERS = 82
    BLOCK_SHARED = 97
    MULTIPROCESSOR_BLOCKS = 106
    RESERVED_SHARED = 111


class DriverCallError(Exception):
    """A call of the driver failed with `code`, a CUresult; `text` is the driver's own words."""

    def __init__(self, call: str, code: int, text: str) -> None:
        super().__init__(f"{call} failed: {text} (CUDA error {code})")
        self.code = code
        self.text = text


class Libcuda:
    """Call the driver's library; every call leaves the interpreter free for other threads.

    `library` is what `ctypes` loaded. Raises DriverCallError from every method where the driver does.
    """

    def __init__(self, library: Any) -> None:
        self._library = library

    def initialize(self) -> None:
        """Start the driver (cuInit); takes up to a second the first time."""
        self._call("cuInit", ctypes.c_uint(0))

    def version(self) -> tuple[int, int]:
        """Return the newest CUDA version the driver supports; works before `initialize`."""
        value = self._number("cuDriverGetVersion")
        return value // 1000, value % 1000 // 10

    def device_count(self) -> int:
        """Return how many devices `CUDA_VISIBLE_DEVICES` leaves."""
        return self._number("cuDeviceGetCount")

    def name(self, index: int) -> str:
        """Return a device's product name."""
        text = ctypes.create_string_buffer(256)
        self._call("cuDeviceGetName", text, ctypes.c_int(len(text)), self._device(index))
        return text.value.decode("utf-8", "replace").strip()

    def uuid(self, index: int) -> str:
        """Return a device's UUID as nvidia-smi writes it; that of the slice where the device is one (MIG)."""
        raw = (ctypes.c_ubyte * 16)()
        call = "cuDeviceGetUuid_v2" if self._has("cuDeviceGetUuid_v2") else "cuDeviceGetUuid"
        self._call(call, ctypes.byref(raw), self._device(index))
        kind = "MIG" if " MIG " in self.name(index) else "GPU"
        return f"{kind}-{uuid.UUID(bytes=bytes(raw))}"

    def pci(self, index: int) -> str:
        """Return a device's PCI address, ``0000:0B:00.0``."""
        text = ctypes.create_string_buffer(32)
        self._call("cuDeviceGetPCIBusId", text, ctypes.c_int(len(text)), self._device(index))
        return text.value.decode("ascii", "replace")

    def memory_bytes(self, index: int) -> int:
        """Return a device's whole memory."""
        value = ctypes.c_size_t()
        self._call("cuDeviceTotalMem_v2", ctypes.byref(value), self._device(index))
        return value.value

    def attribute(self, attribute: Attribute, index: int) -> int:
        """Return an attribute of a device."""
        value = ctypes.c_int()
        call = "cuDeviceGetAttribute"
        self._call(call, ctypes.byref(value), ctypes.c_int(attribute), self._device(index))
        return value.value

    def retain_primary_context(self, index: int) -> Callable[[], None]:
        """Make sure that a device's primary context exists; return the function that releases it."""
        device = self._device(index)
        context = ctypes.c_void_p()
        self._call("cuDevicePrimaryCtxRetain", ctypes.byref(context), device)
        return lambda: self._call("cuDevicePrimaryCtxRelease_v2", device)

    def current_context(self) -> int | None:
        """Return the address of the context on top of this thread's stack."""
        context = ctypes.c_void_p()
        self._call("cuCtxGetCurrent", ctypes.byref(context))
        return context.value

    def pop_context(self) -> None:
        """Take the top context off this thread's stack."""
        self._call("cuCtxPopCurrent_v2", ctypes.byref(ctypes.c_void_p()))

    def _device(self, index: int) -> ctypes.c_int:
        device = ctypes.c_int()
        self._call("cuDeviceGet", ctypes.byref(device), ctypes.c_int(index))
        return device

    def _number(self, call: str) -> int:
        value = ctypes.c_int()
        self._call(call, ctypes.byref(value))
        return value.value

    def _has(self, call: str) -> bool:
        try:
            getattr(self._library, call)
        except AttributeError:
            return False
        return True

    def _call(self, call: str, *arguments: Any) -> None:
        code = getattr(self._library, call)(*arguments)
        if code:
            raise DriverCallError(call, code, self._words(code))

    def _words(self, code: int) -> str:
        text = ctypes.c_char_p()
        self._library.cuGetErrorString(ctypes.c_int(code), ctypes.byref(text))
        return text.value.decode("utf-8", "replace") if text.value else "unknown error"


def start_devices_ahead(numbers: Sequence[int] | None) -> threading.Thread:
    """Start the driver and devices in a thread of its own, while the caller imports what will use them.

    The devices' primary contexts exist until the process ends, which frees them faster than releasing them
    does. What goes wrong is found again by whoever opens a device. A process that ends waits for the thread.

    numbers : of the devices; None: all
    """

    def start() -> None:
        with contextlib.suppress(OSError, DriverCallError):
            driver = load_libcuda()
            driver.initialize()
            for number in range(driver.device_count()) if numbers is None else numbers:
                with contextlib.suppress(DriverCallError):
                    driver.retain_primary_context(number)

    thread = threading.Thread(target=start, name="driver")
    thread.start()
    return thread


def load_libcuda() -> Libcuda:
    """Load the driver's library; raises OSError where there is none."""
    if sys.platform == "win32":
        return Libcuda(ctypes.WinDLL("nvcuda.dll"))
    return Libcuda(ctypes.CDLL("libcuda.so.1"))
