"""Device memory within a limit."""

from __future__ import annotations

from typing import Final

from swathe.core.cuda.launch import DeviceBuffer
from swathe.core.cuda.session import Session
from swathe.core.errors import DeviceMemoryError
from swathe.core.system.settings import GPU_MEMORY_VARIABLE

_RESERVE_BYTES: Final = 128 << 20


class Allowance:
    """Device memory within a limit, some of it left to other programs.

    Parameters
    ----------
    limit : bytes that may be resident; None: what is free
    reserve : bytes of the device that stay free
    """

    def __init__(self, session: Session, limit: int | None) -> None:
        self._session = session
        total = session.total_bytes()
        self._reserve = 0 if limit is not None else max(total // 32, min(_RESERVE_BYTES, total // 8))
        free = session.free_bytes() - self._reserve
        self.limit = max(0, free if limit is None else min(limit, free))
        more = "Close other programs that use this GPU"
        if limit is not None:
            more = f"Let Swathe have more of it ({GPU_MEMORY_VARIABLE})"
        self._hint = f"{more}, or choose the CPU engine."
        self.used = 0

    def allocate(self, *sizes: int) -> tuple[DeviceBuffer, ...]:
        """Allocate buffers, all or none; raises DeviceMemoryError beyond the limit."""
        needed, free = sum(sizes), self.limit - self.used
        if needed > free or needed > self._session.free_bytes() - self._reserve:
            device = self._session.device
            raise DeviceMemoryError(
                f"{device.name} has not enough free memory: {needed / 2**20:,.1f} MiB are needed "
                f"and {max(free, 0) / 2**20:,.1f} MiB can be used.",
                self._hint,
                asked=needed,
                free=free,
            )
        taken: list[DeviceBuffer] = []
        try:
            for size in sizes:
                taken.append(self._session.buffer(size))
                self.used += size
        except DeviceMemoryError:
            self.release(*taken)
            raise
        return tuple(taken)

    def adopt(self, *buffers: DeviceBuffer) -> None:
        """Count buffers that were allocated elsewhere; `release` frees them like the others."""
        self.used += sum(buffer.n_bytes for buffer in buffers)

    @property
    def free(self) -> int:
        """Bytes that can be allocated now."""
        return max(0, min(self.limit - self.used, self._session.free_bytes() - self._reserve))

    def release(self, *buffers: DeviceBuffer) -> None:
        """Free buffers."""
        self.used -= sum(buffer.n_bytes for buffer in buffers)
        self._session.free(*buffers)
