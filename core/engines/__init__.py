"""The engines that score queries (CPU, GPU, or both), and which of them this machine has."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from contextlib import closing
from typing import TYPE_CHECKING, Final, cast

from swathe.core.engines.base import NOT_COMPARED, Engine, EngineInfo
from swathe.core.engines.kernel_options import complete_options
from swathe.core.errors import EngineUnavailable, InvalidRequest, SwatheError
from swathe.kernels.registry import variant_named, variants_of

if TYPE_CHECKING:
    from swathe.core.cuda.devices import Device
    from swathe.core.native.lane_scorer import Layout

__all__ = [
    "ENGINE_NAMES",
    "NOT_COMPARED",
    "Engine",
    "EngineInfo",
    "chosen_devices",
    "open_engine",
    "probe_cluster",
    "probe_engines",
]

ENGINE_NAMES: Final = ("auto", "cpu", "gpu", "hybrid", "cluster")
CLUSTER: Final = "cluster"
_WORDS: Final = {"cpu": "CPU", "gpu": "GPU", "hybrid": "hybrid"}


def probe_engines() -> tuple[EngineInfo, ...]:
    """Return every engine that users can choose, with the reason where one cannot run on this machine."""
    from swathe.core.cuda.devices import probe
    from swathe.core.engines.cpu import available_threads
    from swathe.core.native.compiler import instruction_set

    cores = available_threads()
    label = f"CPU, {cores} core{'s' if cores > 1 else ''}, {instruction_set().name}"
    found = probe()
    names = ", ".join(device.name for device in found.devices)
    gpus = f"{len(found.devices)} GPUs: {names}" if len(found.devices) > 1 else f"GPU: {names}"
    hybrid = EngineInfo("hybrid", f"CPU + {gpus}", _kernels("hybrid"), "", found.devices)
    return (
        EngineInfo("cpu", label, _kernels("cpu")),
        EngineInfo(
            "gpu",
            gpus if found.devices else "GPU",
            _kernels("gpu"),
            found.reason,
            found.devices,
            found.unsupported,
            found.driver_version,
            found.library,
            command=found.command,
        ),
        *((hybrid,) if found.devices else ()),
    )


def probe_cluster(cluster: str | None = None) -> EngineInfo:
    """Return what a cluster computes with, or why it cannot be used; waits for its scheduler some seconds.

    cluster : a scheduler's address or file; None: the one that the environment names
    """
    from swathe.core.engines.cluster.connection import (
        CLUSTER_VARIABLE,
        is_named,
        missing_packages,
        named_cluster,
    )
    from swathe.core.system.settings import install_command, install_hint

    if absent := missing_packages():
        reason = f"{absent}. {install_hint('cluster').rstrip('.')}"
        return EngineInfo(CLUSTER, "Cluster", (), reason, command=install_command("cluster"))
    if not is_named(cluster):
        reason = f"no cluster is named (the variable {CLUSTER_VARIABLE} can name one)"
        return EngineInfo(CLUSTER, "Cluster", (), reason, command=f"{CLUSTER_VARIABLE}=ADDRESS")
    from swathe.core.engines.cluster.engine import ClusterEngine

    try:
        engine = ClusterEngine(named_cluster(cluster))
    except SwatheError as error:
        return EngineInfo(CLUSTER, "Cluster", (), str(error).rstrip("."), command=error.command)
    with closing(engine):
        lines = (*(f"{name}: {info.label}" for name, info in engine.workers), *engine.left_out)
        return EngineInfo(CLUSTER, f"Cluster, {engine.label.partition(':')[0]}", (), workers=lines)


def open_engine(
    name: str,
    kernel: str = "auto",
    threads: int = 0,
    devices: tuple[int, ...] | None = None,
    options: Mapping[str, int | str] | Iterable[tuple[str, int | str]] = (),
) -> Engine:
    """Return the engine called `name`; ``auto`` is the GPU engine where a GPU can be used, else the CPU's.

    Parameters
    ----------
    name : one of `ENGINE_NAMES`; ``cluster:`` may be followed by a scheduler's address or file
    kernel : a kernel of the engine; ``auto`` takes the engine that has it. The hybrid engine's are the GPU's
    threads : of the CPU engine; 0: all cores, of the hybrid engine's CPU all but one
    devices : numbers of the GPUs to use; None: all. With them ``auto`` is the GPU engine
    options : of the kernel, as `kernels.registry` lists them; those that are missing have their defaults.
        The hybrid engine's may name `simd`, its CPU's instruction set, too

    Raises
    ------
    InvalidRequest
        for names of engines, kernels, options or devices that do not exist; lists those that do
    EngineUnavailable
        for an engine that cannot run on this machine; nothing else is taken in its place
    """
    engine, _, cluster = name.partition(":")
    if engine == CLUSTER:
        return _open_cluster(cluster, kernel, threads, devices)
    if name not in ENGINE_NAMES:
        raise InvalidRequest(
            "engine", f"There is no engine {name!r}.", f"Engines are: {', '.join(ENGINE_NAMES)}."
        )
    if threads < 0:
        raise InvalidRequest("threads", f"{threads} threads cannot be used.", "0 uses all cores.")
    if devices is not None:
        if name == "cpu":
            raise InvalidRequest(
                "devices", "The CPU engine runs on no GPU.", "Choose the GPU engine, or name no GPUs."
            )
        name = "gpu" if name == "auto" else name
    engines = (name,) if name != "auto" else ("gpu", "cpu") if _gpu_is_here() else ("cpu", "gpu")
    if kernel != "auto":
        having = [engine for engine in engines if kernel in dict(_kernels(engine))]
        if not having:
            offered = ", ".join(("auto", *(variant for engine in engines for variant, _ in _kernels(engine))))
            if name == "auto":
                raise InvalidRequest("kernel", f"There is no kernel {kernel!r}.", f"Kernels are: {offered}.")
            raise InvalidRequest(
                "kernel",
                f"The {_WORDS[name]} engine has no kernel {kernel!r}.",
                f"Its kernels are: {offered}.",
            )
        engines = (having[0],)
    kernel = _first_kernel(engines[0]) if kernel == "auto" else kernel
    chosen = dict(options)
    simd = str(chosen.pop("simd", "auto")) if engines[0] == "hybrid" else "auto"
    complete = complete_options(variant_named(kernel), chosen)
    if engines[0] == "gpu":
        return _open_gpu(kernel, devices, complete)
    if engines[0] == "hybrid":
        return _open_hybrid(kernel, threads, devices, complete, simd)
    from swathe.core.engines.cpu import CpuEngine

    return CpuEngine(
        threads,
        kernel,
        simd=str(complete.get("simd", "auto")),
        layout=cast("Layout", complete.get("layout", "auto")),
    )


def _open_cluster(cluster: str, kernel: str, threads: int, devices: tuple[int, ...] | None) -> Engine:
    given = {"kernel": kernel != "auto", "threads": threads != 0, "devices": devices is not None}
    for field, is_given in given.items():
        if is_given:
            raise InvalidRequest(
                field,
                "The workers of a cluster choose kernels, threads and GPUs themselves.",
                "Set them where the workers are started, or choose another engine.",
                command="swathe cluster worker",
            )
    from swathe.core.engines.cluster.connection import named_cluster
    from swathe.core.engines.cluster.engine import ClusterEngine

    return ClusterEngine(named_cluster(cluster))


def _open_hybrid(
    kernel: str, threads: int, numbers: tuple[int, ...] | None, options: Mapping[str, int | str], simd: str
) -> Engine:
    gpu = _open_gpu(kernel, numbers, options)
    from swathe.core.engines.cpu import PEAKS, CpuEngine, available_threads
    from swathe.core.engines.hybrid import HybridEngine

    # A core stays free for the GPUs: threads of this process enqueue their launches.
    cpu = CpuEngine(threads or max(1, available_threads() - 1), simd=simd)
    return HybridEngine(cpu, gpu, cpu.threads, PEAKS[cpu.kernel])


def chosen_devices(numbers: tuple[int, ...] | None) -> tuple[Device, ...]:
    """Return the GPUs of these numbers; None: all.

    Raises InvalidRequest for numbers of GPUs that cannot be used, EngineUnavailable where there is no GPU.
    """
    from swathe.core.cuda.devices import probe

    found = probe()
    if not found.devices:
        raise EngineUnavailable(
            f"The GPU engine cannot run: {found.reason}.", "Choose the CPU engine.", command=found.command
        )
    here = {device.index: device for device in found.devices}
    for number in numbers or ():
        if number not in here:
            refused = {device.index: why for device, why in found.unsupported}.get(number)
            raise InvalidRequest(
                "devices",
                f"GPU {number} cannot be used: {refused or 'there is none of that number'}.",
                f"GPUs are: {', '.join(f'{index} ({device.name})' for index, device in here.items())}.",
            )
    return tuple(here[number] for number in dict.fromkeys(numbers or here))


def _open_gpu(kernel: str, numbers: tuple[int, ...] | None, options: Mapping[str, int | str]) -> Engine:
    from swathe.core.cuda.published.catalogue import PUBLISHED
    from swathe.core.system.settings import gpu_memory_limit

    chosen = chosen_devices(numbers)
    if kernel in PUBLISHED:
        from swathe.core.engines.published import PublishedEngine

        return PublishedEngine(chosen, kernel, options, gpu_memory_limit())
    from swathe.core.engines.gpu import GpuEngine

    return GpuEngine(chosen, kernel, gpu_memory_limit())


def _gpu_is_here() -> bool:
    from swathe.core.cuda.devices import probe

    return bool(probe().devices)


def _first_kernel(engine: str) -> str:
    return _kernels(engine)[0][0]


def _kernels(engine: str) -> tuple[tuple[str, str], ...]:
    variants = variants_of("gpu" if engine == "hybrid" else engine)
    return tuple((variant.name, variant.label) for variant in variants)
