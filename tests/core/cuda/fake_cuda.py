"""Stand-in for the NVIDIA driver's own library, for what is decided before and after any computing."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any
from uuid import UUID


@dataclass
class FakeGpu:
    name: str = "NVIDIA H200"
    capability: tuple[int, int] = (9, 0)
    compute_mode: int = 0
    memory_bytes: int = 150 << 30
    uuid: str = "01234567-89ab-cdef-0123-456789abcdef"


class FakeLibrary:
    """The calls of libcuda that core.cuda.libcuda makes, with ctypes arguments as the real ones take them."""

    def __init__(self, *gpus: FakeGpu, version: int = 13000, init: int = 0) -> None:
        self.gpus, self._version, self._init = gpus, version, init
        self.stack: list[int] = []
        self.retained = 0

    def cuInit(self, flags: Any) -> int:
        return self._init

    def cuDriverGetVersion(self, version: Any) -> int:
        version._obj.value = self._version
        return 0

    def cuDeviceGetCount(self, count: Any) -> int:
        count._obj.value = len(self.gpus)
        return 0

    def cuDeviceGet(self, device: Any, index: Any) -> int:
        if index.value >= len(self.gpus):
            return 101
        device._obj.value = index.value
        return 0

    def cuDeviceGetName(self, text: Any, size: Any, device: Any) -> int:
        text.value = self.gpus[device.value].name.encode()
        return 0

    def cuDeviceGetUuid_v2(self, raw: Any, device: Any) -> int:
        raw._obj[:] = UUID(self.gpus[device.value].uuid).bytes
        return 0

    def cuDeviceGetPCIBusId(self, text: Any, size: Any, device: Any) -> int:
        text.value = f"0000:{device.value:02X}:00.0".encode()
        return 0

    def cuDeviceTotalMem_v2(self, size: Any, device: Any) -> int:
        size._obj.value = self.gpus[device.value].memory_bytes
        return 0

    def cuDeviceGetAttribute(self, value: Any, attribute: Any, device: Any) -> int:
        gpu = self.gpus[device.value]
        major, minor = gpu.capability
        known = {
            13: 1_980_000,
            16: 132,
            20: gpu.compute_mode,
            38: 60 << 20,
            39: 2048,
            75: major,
            76: minor,
            81: 228 << 10,
            82: 65_536,
            97: 227 << 10,
            106: 32,
            111: 1 << 10,
        }
        value._obj.value = known[attribute.value]
        return 0

    def cuDevicePrimaryCtxRetain(self, context: Any, device: Any) -> int:
        self.retained += 1
        context._obj.value = 7
        return 0

    def cuDevicePrimaryCtxRelease_v2(self, device: Any) -> int:
        self.retained -= 1
        return 0

    def cuCtxGetCurrent(self, context: Any) -> int:
        context._obj.value = self.stack[-1] if self.stack else None
        return 0

    def cuCtxPopCurrent_v2(self, context: Any) -> int:
        if not self.stack:
            return 201
        self.stack.pop()
        return 0

    def cuGetErrorString(self, code: Any, text: Any) -> int:
        words = {100: b"no CUDA-capable device is detected", 101: b"invalid device ordinal"}
        text._obj.value = words.get(code.value, b"system has unsupported display driver")
        return 0
