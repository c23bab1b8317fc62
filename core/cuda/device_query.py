"""A query on a device: for each build its kernel, score image and gap costs, prepared when first needed."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from swathe.core.cuda.job import TiledJob
from swathe.core.cuda.launch import DeviceBuffer, Event, Kernel, Stream
from swathe.core.cuda.resources import resources_of
from swathe.core.cuda.session import Session
from swathe.kernels.registry import KernelBuild
from swathe.kernels.tiled import Build, Form, choose_form, costs


@dataclass(frozen=True, eq=False, slots=True)
class CompiledKernel:
    """A build on a device: what all its launches take.

    Parameters
    ----------
    build : in the form for this device's architecture
    image : address of the score image
    costs : the gap costs as the kernel takes them
    copied : reached once the image is there
    """

    build: Build
    kernel: Kernel
    image: np.uint64
    costs: NDArray[np.uint32]
    copied: Event


class DeviceQuery:
    """The builds of one search on one device; used from the session's thread.

    A build is prepared when its first task begins, so that the device waits only for the first image: the
    others are laid out and copied while launches are in flight.

    Parameters
    ----------
    buffer : memory for the score images of all builds; nothing in flight uses it
    marks : spare events, which queries take and give back
    """

    def __init__(self, session: Session, job: TiledJob, buffer: DeviceBuffer, marks: list[Event]) -> None:
        self._session = session
        self._job = job
        self._buffer = buffer
        self._marks = marks
        self._taken = 0
        self._compiled: dict[Build, CompiledKernel] = {}
        scheme = job.scheme
        self._form: Form = choose_form(
            scheme.lowest, scheme.highest, scheme.gap_open, scheme.gap_extend, session.device.capability
        )

    def kernel_for(self, planned: Build, stream: Stream) -> CompiledKernel:
        """Return a task's build as compiled for this device; `stream`, which is idle, copies its image."""
        compiled = self._compiled.get(planned)
        if compiled is None:
            build = planned.on(self._form)
            kernel = self._session.kernel("tiled.cu", build.defines(), "tiled", build.shared_bytes)
            image = self._job.images.get(build)
            copied = self._marks.pop() if self._marks else self._session.event()
            self._session.upload(self._buffer, image, stream, offset=self._taken)
            copied.record(stream)
            scheme = self._job.scheme
            compiled = self._compiled[planned] = CompiledKernel(
                build,
                kernel,
                self._buffer.pointer(self._taken),
                costs(build.form, scheme.gap_open, scheme.gap_extend),
                copied,
            )
            self._taken += image.nbytes
            if self._job.timed and planned not in self._job.resources:
                self._job.resources[planned] = resources_of(
                    self._session,
                    KernelBuild(
                        "tiled.cu", "tiled", tuple(build.defines().items()),
                        build.registers, build.threads, build.shared_bytes,
                    ),
                )  # fmt: skip
        return compiled

    def close(self) -> None:
        """Give the events back, with nothing in flight."""
        self._marks.extend(compiled.copied for compiled in self._compiled.values())
        self._compiled.clear()
