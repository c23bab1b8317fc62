"""The NVIDIA GPUs of this machine, and the reasons why some or all of them cannot be used."""

from __future__ import annotations

import importlib.util
import os
import sys
from dataclasses import dataclass
from typing import Final

from swathe.core.cuda.drivers import choose_driver
from swathe.core.cuda.libcuda import NO_DEVICE, PROHIBITED, Attribute, DriverCallError, Libcuda, load_libcuda
from swathe.core.cuda.occupancy import Multiprocessor
from swathe.core.system.settings import frozen

MINIMUM_CUDA: Final = (12, 0)
"""The oldest CUDA version that a driver may stop at: NVIDIA driver 525."""
MINIMUM_CAPABILITY: Final = (7, 5)
"""Turing: the oldest architecture that current compilers support."""
VISIBLE_VARIABLE: Final = "CUDA_VISIBLE_DEVICES"


@dataclass(frozen=True, slots=True)
class Device:
    """A GPU.

    Parameters
    ----------
    index : CUDA's number in this process; `CUDA_VISIBLE_DEVICES` renumbers, so show `uuid` beside it
    name : the product's name
    uuid : as nvidia-smi writes it, ``GPU-…``
    capability : compute capability, (9, 0)
    memory_bytes : installed; `Session.free_bytes` tells how much of it is free
    multiprocessors : their number
    l2_bytes : second-level cache
    clock_hz : highest clock rate of the multiprocessors
    pci : PCI address, ``0000:0B:00.0``
    shared_bytes : shared memory that a block can have
    multiprocessor : the resources of each of them
    """

    index: int
    name: str
    uuid: str
    capability: tuple[int, int]
    memory_bytes: int
    multiprocessors: int
    l2_bytes: int
    clock_hz: int
    pci: str
    shared_bytes: int
    multiprocessor: Multiprocessor

    @property
    def architecture(self) -> str:
        """The compilers' name for its machine code: ``sm_90``."""
        return "sm_{}{}".format(*self.capability)


@dataclass(frozen=True, slots=True)
class Probe:
    """What was found.

    Parameters
    ----------
    devices : the GPUs that can be used; empty exactly where `reason` is not
    driver_version : newest CUDA version the driver supports, ``13.0``; None without a driver
    reason : why no GPU can be used, in words that end a sentence, without its full stop
    unsupported : the GPUs that were found and cannot be used, each with its own reason
    library : what calls the driver, with its version; empty where no GPU can be used
    command : what is typed in a terminal to install what is missing
    """

    devices: tuple[Device, ...]
    driver_version: str | None
    reason: str = ""
    unsupported: tuple[tuple[Device, str], ...] = ()
    library: str = ""
    command: str = ""


def probe() -> Probe:
    """Look for GPUs that Swathe can use; creates no context and allocates no device memory.

    Starts the driver, which takes tenths of a second the first time. The library that sessions call it
    through is imported only where a GPU that can be used was found.
    """
    if sys.platform == "darwin":
        return Probe((), None, "this is a Mac, for which there is no NVIDIA driver")
    try:
        driver = load_libcuda()
        version = driver.version()
    except OSError:
        return Probe((), None, "no NVIDIA driver was found")
    except DriverCallError as error:
        return Probe((), None, f"the NVIDIA driver does not answer: {error}")
    words = "{}.{}".format(*version)
    if version < MINIMUM_CUDA:
        needed = "{}.{}".format(*MINIMUM_CUDA)
        too_old = (
            f"the NVIDIA driver is too old: it supports CUDA {words}, and Swathe needs {needed} or later"
        )
        return Probe((), words, f"{too_old} (NVIDIA driver 525 or later)")
    try:
        driver.initialize()
        found = [_device(driver, index) for index in range(driver.device_count())]
        judged = [(device, _why_unsupported(driver, device)) for device in found]
    except DriverCallError as error:
        return Probe((), words, _why_not_started(error))
    devices = tuple(device for device, why in judged if not why)
    unsupported = tuple((device, why) for device, why in judged if why)
    if not devices:
        return Probe((), words, _why_none(unsupported), unsupported)
    choice = choose_driver()
    if choice.kind is None:
        how = f" ({compiler_source(version)} has it)" if choice.install else ""
        reason = f"{devices[0].name} cannot be used: {choice.reason}{how}"
        command = compiler_command(version) if choice.install else ""
        return Probe((), words, reason, unsupported, command=command)
    if not _installed("cuda.bindings.nvrtc"):
        missing = f"the kernel compiler is not installed ({compiler_source(version)} has it)"
        return Probe((), words, missing, unsupported, command=compiler_command(version))
    return Probe(devices, words, "", unsupported, choice.label)


def _device(driver: Libcuda, index: int) -> Device:
    def get(attribute: Attribute) -> int:
        return driver.attribute(attribute, index)

    return Device(
        index=index,
        name=driver.name(index),
        uuid=driver.uuid(index),
        capability=(get(Attribute.CAPABILITY_MAJOR), get(Attribute.CAPABILITY_MINOR)),
        memory_bytes=driver.memory_bytes(index),
        multiprocessors=get(Attribute.MULTIPROCESSORS),
        l2_bytes=get(Attribute.L2),
        clock_hz=get(Attribute.CLOCK) * 1000,
        pci=driver.pci(index),
        shared_bytes=get(Attribute.BLOCK_SHARED),
        multiprocessor=Multiprocessor(
            threads=get(Attribute.MULTIPROCESSOR_THREADS),
            blocks=get(Attribute.MULTIPROCESSOR_BLOCKS),
            registers=get(Attribute.MULTIPROCESSOR_REGISTERS),
            shared_bytes=get(Attribute.MULTIPROCESSOR_SHARED),
            reserved_shared_bytes=get(Attribute.RESERVED_SHARED),
        ),
    )


def _why_unsupported(driver: Libcuda, device: Device) -> str:
    if device.capability < MINIMUM_CAPABILITY:
        has, needs = ("{}.{}".format(*pair) for pair in (device.capability, MINIMUM_CAPABILITY))
        return f"{device.name} has compute capability {has}, and Swathe needs {needs} (Turing, 2018) or later"
    if driver.attribute(Attribute.COMPUTE_MODE, device.index) == PROHIBITED:
        return f"computing on {device.name} is switched off (compute mode Prohibited)"
    return ""


def _why_not_started(error: DriverCallError) -> str:
    if error.code == NO_DEVICE:
        return _why_none(())
    return f"the NVIDIA driver does not start: {error}; restarting the computer often helps after its update"


def _why_none(unsupported: tuple[tuple[Device, str], ...]) -> str:
    if unsupported:
        return "; ".join(why for _, why in unsupported)
    visible = os.environ.get(VISIBLE_VARIABLE)
    if visible is not None:
        return f"no GPU is left to Swathe by the environment variable {VISIBLE_VARIABLE}={visible}"
    return "the NVIDIA driver finds no GPU"


def compiler_source(version: tuple[int, int]) -> str:
    """Return what brings the compiler for drivers of a CUDA version."""
    cuda = 12 if version[0] < 13 else 13
    return f"the download for drivers of CUDA {cuda}" if frozen() else f"Swathe's extra gpu{cuda}"


def compiler_command(version: tuple[int, int]) -> str:
    """Return the command that installs it; none changes the program to download."""
    return "" if frozen() else f"pip install -e '.[gpu{12 if version[0] < 13 else 13}]' in Swathe's folder"


def _installed(module: str) -> bool:
    try:
        return importlib.util.find_spec(module) is not None
    except ImportError:  # a parent package is not there
        return False
