"""A device of the tiled engine, as its caller sees it: calls to the worker in the device's thread."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future

from swathe.core.cuda.device_thread import DeviceThread
from swathe.core.cuda.devices import Device
from swathe.core.cuda.job import TiledJob
from swathe.core.cuda.planning import MemoryPlan
from swathe.core.cuda.session import Session
from swathe.core.cuda.worker import DeviceWorker


class DeviceRunner(DeviceThread[DeviceWorker]):
    """A device with a `DeviceWorker`.

    Parameters
    ----------
    limit : bytes of device memory to use at most; None: what is free when the device is opened
    open_session : what opens the device, in the runner's thread
    """

    def __init__(
        self, device: Device, limit: int | None = None, open_session: Callable[[Device], Session] = Session
    ) -> None:
        super().__init__(device, lambda session: DeviceWorker(session, limit), open_session)

    def prepare(self, memory: MemoryPlan) -> Future[None]:
        """Allocate what a search needs.

        The future raises DeviceMemoryError where the memory does not suffice; everything is freed then.
        """
        return self.submit(lambda worker: worker.prepare(memory))

    def run(self, job: TiledJob, memory: MemoryPlan) -> Future[None]:
        """Compute tasks of a job until no query is left, and wait for launches in flight.

        The future raises DeviceError where the device failed; its tasks are back with the job then.

        memory : the job's plan; what was prepared suffices for it
        """

        def run(worker: DeviceWorker) -> None:
            worker.prepare(memory)
            worker.run(job)

        return self.submit(run)
