"""Which GPUs there are, and why there are none."""

from __future__ import annotations

import importlib.util
import re
import subprocess
import sys

import pytest

from swathe.core.cuda import devices
from swathe.core.cuda.drivers import DriverChoice
from swathe.core.cuda.libcuda import Libcuda
from swathe.core.cuda.occupancy import Multiprocessor
from tests.core.cuda.fake_cuda import FakeGpu, FakeLibrary
from tests.core.cuda.fake_driver import FakeDriver

OLD = FakeGpu("Tesla V100", (7, 0))
CHOICE = DriverChoice(FakeDriver, "PyCUDA 2026.1")
chosen: list[DriverChoice] = []
"""Of the libraries that were looked for."""


@pytest.fixture
def found(monkeypatch: pytest.MonkeyPatch):
    """Return a function that probes a machine with a made-up driver and made-up packages."""

    def probe(
        library: FakeLibrary | None,
        *,
        absent: tuple[str, ...] = (),
        choice: DriverChoice = CHOICE,
        platform: str = "linux",
    ) -> devices.Probe:
        def load() -> Libcuda:
            if library is None:
                raise OSError("libcuda.so.1: cannot open shared object file")
            return Libcuda(library)

        monkeypatch.setattr(devices, "load_libcuda", load)
        monkeypatch.setattr(sys, "platform", platform)
        monkeypatch.setattr(importlib.util, "find_spec", lambda name: None if name in absent else object())
        monkeypatch.setattr(devices, "choose_driver", lambda: chosen.append(choice) or choice)
        return devices.probe()

    return probe


def test_a_device_is_described(found) -> None:
    probe = found(FakeLibrary(FakeGpu(), FakeGpu("NVIDIA L4", (8, 9))))
    assert not probe.reason and not probe.unsupported
    assert (probe.driver_version, probe.library) == ("13.0", "PyCUDA 2026.1")
    assert probe.devices[0] == devices.Device(
        index=0,
        name="NVIDIA H200",
        uuid="GPU-01234567-89ab-cdef-0123-456789abcdef",
        capability=(9, 0),
        memory_bytes=150 << 30,
        multiprocessors=132,
        l2_bytes=60 << 20,
        clock_hz=1_980_000_000,
        pci="0000:00:00.0",
        shared_bytes=227 << 10,
        multiprocessor=Multiprocessor(2048, 32, 65_536, 228 << 10, 1 << 10),
    )
    assert [device.architecture for device in probe.devices] == ["sm_90", "sm_89"]
    assert [device.index for device in probe.devices] == [0, 1]


def test_a_slice_of_a_gpu_has_a_slices_uuid(found) -> None:
    probe = found(FakeLibrary(FakeGpu("NVIDIA A100-SXM4-40GB MIG 1g.5gb", (8, 0))))
    assert probe.devices[0].uuid.startswith("MIG-")


def test_an_older_driver_has_the_older_name_of_the_call(found) -> None:
    class Older(FakeLibrary):
        def __getattribute__(self, name: str):
            if name == "cuDeviceGetUuid_v2":
                raise AttributeError(name)
            return super().__getattribute__("cuDeviceGetUuid_v2" if name == "cuDeviceGetUuid" else name)

    assert found(Older(FakeGpu())).devices[0].uuid.startswith("GPU-01234567")


@pytest.mark.parametrize(
    ("library", "options", "reason"),
    [
        (None, {}, "no NVIDIA driver was found"),
        (None, {"platform": "darwin"}, "this is a Mac, for which there is no NVIDIA driver"),
        (
            FakeLibrary(FakeGpu(), version=11040),
            {},
            "the NVIDIA driver is too old: it supports CUDA 11.4, and Swathe needs 12.0 or later "
            "(NVIDIA driver 525 or later)",
        ),
        (FakeLibrary(init=100), {}, "the NVIDIA driver finds no GPU"),
        (FakeLibrary(), {}, "the NVIDIA driver finds no GPU"),
        (
            FakeLibrary(FakeGpu(), init=803),
            {},
            "the NVIDIA driver does not start: cuInit failed: system has unsupported display driver "
            "(CUDA error 803); restarting the computer often helps after its update",
        ),
        (
            FakeLibrary(OLD),
            {},
            "Tesla V100 has compute capability 7.0, and Swathe needs 7.5 (Turing, 2018) or later",
        ),
        (
            FakeLibrary(FakeGpu(compute_mode=2)),
            {},
            "computing on NVIDIA H200 is switched off (compute mode Prohibited)",
        ),
        (
            FakeLibrary(FakeGpu()),
            {"choice": DriverChoice(None, reason="cuda-bindings is not installed", install=True)},
            "NVIDIA H200 cannot be used: cuda-bindings is not installed (Swathe's extra gpu13 has it)",
        ),
        (
            FakeLibrary(FakeGpu()),
            {"choice": DriverChoice(None, reason="SWATHE_CUDA_DRIVER is 'x', and it can be …")},
            "NVIDIA H200 cannot be used: SWATHE_CUDA_DRIVER is 'x', and it can be …",
        ),
        (
            FakeLibrary(FakeGpu()),
            {"absent": ("cuda.bindings.nvrtc",)},
            "the kernel compiler is not installed (Swathe's extra gpu13 has it)",
        ),
        (
            FakeLibrary(FakeGpu(), version=12040),
            {"absent": ("cuda.bindings.nvrtc",)},
            "the kernel compiler is not installed (Swathe's extra gpu12 has it)",
        ),
    ],
)
def test_why_there_is_none(
    found, monkeypatch: pytest.MonkeyPatch, library: FakeLibrary | None, options: dict, reason: str
) -> None:
    monkeypatch.delenv("CUDA_VISIBLE_DEVICES", raising=False)
    probe = found(library, **options)
    assert probe.reason == reason
    assert not probe.reason.endswith(".")
    assert probe.devices == ()
    extra = re.search(r"extra (gpu1[23]) has it", reason)
    assert probe.command == (f"pip install -e '.[{extra[1]}]' in Swathe's folder" if extra else "")


def test_the_environment_may_hide_every_gpu(found, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CUDA_VISIBLE_DEVICES", "-1")
    reason = "no GPU is left to Swathe by the environment variable CUDA_VISIBLE_DEVICES=-1"
    assert found(FakeLibrary(init=100)).reason == reason
    assert found(FakeLibrary()).reason == reason


def test_an_old_gpu_beside_a_new_one_is_named_and_left_out(found) -> None:
    probe = found(FakeLibrary(OLD, FakeGpu()))
    assert not probe.reason
    assert [(device.index, device.name) for device in probe.devices] == [(1, "NVIDIA H200")]
    ((device, why),) = probe.unsupported
    assert device.name == "Tesla V100" and "compute capability 7.0" in why


def test_no_library_is_loaded_where_no_gpu_can_be_used(found) -> None:
    chosen.clear()
    assert "compute capability" in found(FakeLibrary(OLD)).reason
    assert chosen == []
    found(FakeLibrary(FakeGpu()))
    assert chosen == [CHOICE]


def test_no_context_is_created(found) -> None:
    library = FakeLibrary(FakeGpu())
    found(library)
    assert library.retained == 0 and library.stack == []


def test_probing_imports_no_cuda_package_on_a_machine_without_a_gpu() -> None:
    code = (
        "import sys, swathe.core.cuda.devices as d; p = d.probe(); "
        "print(p.reason != '', any(n.split('.')[0] in ('pycuda', 'cuda') for n in sys.modules))"
    )
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    no_gpu, imported = run.stdout.split()
    assert no_gpu == "False" or imported == "False"


@pytest.mark.gpu
def test_the_real_device_is_plausible(gpu: devices.Device) -> None:
    assert gpu.capability >= (7, 5)
    assert gpu.memory_bytes > 1 << 30 and gpu.multiprocessors > 0 and gpu.clock_hz > 5e8
    assert gpu.l2_bytes > 1 << 18
    assert len(gpu.uuid) == 40 and gpu.pci.count(":") == 2
