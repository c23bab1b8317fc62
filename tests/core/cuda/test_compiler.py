"""Compiling kernels, and not compiling them twice."""

from __future__ import annotations

import os
import sys
import threading
from pathlib import Path

import pytest

from swathe.core.cuda import compiler
from swathe.core.errors import KernelBuildError
from swathe.core.system import machine_code

HEADER = "#pragma once\n#define HALF(x) ((x) / PART)\n"
SOURCE = '#include "half.cuh"\nextern "C" __global__ void halve(int* v) { *v = HALF(*v); }\n'
needs_nvrtc = pytest.mark.skipif(compiler.compiler_version() is None, reason="NVRTC is not installed")


@pytest.fixture
def sources(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Sources of the test's own, and a cache that goes with it."""
    folder = tmp_path / "sources"
    folder.mkdir()
    (folder / "half.cuh").write_text(HEADER)
    (folder / "half.cu").write_text(SOURCE)
    monkeypatch.setattr(compiler, "SOURCES", folder)
    monkeypatch.setattr(compiler, "_ahead", {})
    monkeypatch.setenv("SWATHE_CACHE_DIR", str(tmp_path / "cache"))
    return folder


@pytest.fixture
def compilations(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The sources compiled, one entry each time."""
    done: list[str] = []
    real = compiler.compile_source

    def counted(name: str, *args, **options) -> compiler.Compiled:
        done.append(name)
        return real(name, *args, **options)

    monkeypatch.setattr(compiler, "compile_source", counted)
    return done


def kept(sources: Path) -> list[Path]:
    return sorted((sources.parent / "cache" / "kernels").iterdir())


def build(part: int = 2, capability: tuple[int, int] = (9, 0), **options) -> bytes:
    return compiler.cubin("half.cu", {"PART": part}, capability, **options)


@needs_nvrtc
def test_a_second_time_is_a_hit(sources: Path, compilations: list[str]) -> None:
    image = build()
    assert image.startswith(b"\x7fELF")
    assert build() == image
    assert compilations == ["half.cu"]
    assert len(kept(sources)) == 1


@needs_nvrtc
@pytest.mark.parametrize(
    "change",
    [
        lambda folder: build(part=3),
        lambda folder: build(capability=(8, 0)),
        lambda folder: ((folder / "half.cuh").write_text(HEADER + "// new\n"), build()),
        lambda folder: ((folder / "half.cu").write_text(SOURCE + "// new\n"), build()),
        lambda folder: ((folder / "other.cuh").write_text(""), build()),
    ],
    ids=["macro", "capability", "header", "source", "further header"],
)
def test_what_goes_in_decides(sources: Path, compilations: list[str], change) -> None:
    build()
    change(sources)
    assert len(compilations) == 2
    assert len(kept(sources)) == 2


@needs_nvrtc
@pytest.mark.parametrize("damage", ["byte", "cut", "empty", "version"])
def test_a_damaged_file_is_made_again(
    sources: Path, compilations: list[str], damage: str, caplog: pytest.LogCaptureFixture
) -> None:
    image = build()
    (path,) = kept(sources)
    data = bytearray(path.read_bytes())
    if damage == "byte":
        data[-100] ^= 1
    elif damage == "version":
        data[8] ^= 1
    path.write_bytes(data[: {"cut": len(data) // 2, "empty": 0}.get(damage, len(data))])
    assert build() == image
    assert compilations == ["half.cu"] * 2
    assert build() == image
    assert len(compilations) == 2


@needs_nvrtc
def test_a_hit_needs_no_compiler(
    sources: Path, compilations: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    image = build()
    monkeypatch.setitem(sys.modules, "cuda.bindings", None)
    assert build() == image
    with pytest.raises(KernelBuildError, match="NVRTC, is not installed") as caught:
        build(part=3, cuda_version=(12, 4))
    assert caught.value.hint == "Install it: Swathe's extra gpu12 has it."
    assert "'.[gpu12]' in Swathe's folder" in caught.value.command


@needs_nvrtc
def test_bindings_without_their_library(sources: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from cuda.bindings import nvrtc
    from cuda.pathfinder import DynamicLibNotFoundError

    def load() -> None:
        raise DynamicLibNotFoundError("libnvrtc.so.13 was not found")

    monkeypatch.setattr(nvrtc, "nvrtcVersion", load)
    assert compiler.compiler_version() is None
    with pytest.raises(KernelBuildError, match="library, NVRTC, was not found: libnvrtc"):
        build()


def packages(folder: Path, monkeypatch: pytest.MonkeyPatch, version: str | None) -> None:
    """Make NVIDIA's package of the compiler installed in a version, or not at all."""
    real = compiler.compiler_version()
    assert real is not None
    site = folder / "site"
    site.mkdir()
    if version is not None:
        name = "nvidia_cuda_nvrtc" if real[0] >= 13 else f"nvidia_cuda_nvrtc_cu{real[0]}"
        (site / f"{name}-{version}.dist-info").mkdir()
    others = [place for place in sys.path if not any(Path(place).glob("nvidia_cuda_nvrtc*.dist-info"))]
    monkeypatch.setattr(sys, "path", [str(site), *others])


@needs_nvrtc
def test_another_compiler_makes_it_again(
    sources: Path, compilations: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    build()
    real = compiler.compiler_version()
    assert real is not None
    monkeypatch.setattr(compiler, "compiler_version", lambda: (real[0], real[1] + 1))
    packages(sources.parent, monkeypatch, f"{real[0]}.{real[1] + 1}.37")
    build()
    build()
    assert len(compilations) == 2


@needs_nvrtc
def test_a_hit_of_the_compiler_installed_does_not_load_it(
    sources: Path, compilations: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    image = build()
    real = compiler.compiler_version()
    assert real is not None
    packages(sources.parent, monkeypatch, f"{real[0]}.{real[1]}.37")
    with monkeypatch.context() as patch:
        patch.setattr(compiler, "compiler_version", lambda: pytest.fail("loads the compiler"))
        assert build() == image


@needs_nvrtc
@pytest.mark.parametrize("installed", [None, "1.2.3", "nightly", ""])
def test_a_hit_of_a_compiler_that_is_no_package_is_checked_with_the_compiler(
    sources: Path, compilations: list[str], monkeypatch: pytest.MonkeyPatch, installed: str | None
) -> None:
    packages(sources.parent, monkeypatch, installed)
    build()
    build()
    assert len(compilations) == 1
    real = compiler.compiler_version()
    assert real is not None
    monkeypatch.setattr(compiler, "compiler_version", lambda: (real[0], real[1] + 1))
    build()
    assert len(compilations) == 2


@needs_nvrtc
def test_a_compiler_newer_than_the_driver_is_said(sources: Path) -> None:
    version = compiler.compiler_version()
    assert version is not None
    with pytest.raises(KernelBuildError) as caught:
        build(cuda_version=(version[0] - 1, 8))
    assert caught.value.message == (
        f"The kernel compiler is of CUDA {version[0]}.{version[1]}, "
        f"and the NVIDIA driver supports CUDA {version[0] - 1}.8 at most."
    )
    assert "pip install -e '.[gpu" in caught.value.command
    build()
    with pytest.raises(KernelBuildError, match="at most"):
        build(cuda_version=(version[0] - 1, 8))  # also where it is in the cache
    assert build(cuda_version=(version[0], 0))  # an older driver of the same major version loads it
    assert build(cuda_version=(version[0] + 1, 0))


@needs_nvrtc
def test_a_wrong_source_is_shown_with_numbers_and_log(sources: Path) -> None:
    (sources / "half.cu").write_text(SOURCE + "nonsense;\n")
    with pytest.raises(KernelBuildError) as caught:
        build()
    error = caught.value
    assert error.message.startswith(
        "The GPU kernel half.cu could not be compiled for sm_90: half.cu(3): error"
    )
    assert "\n" not in error.message
    assert "   3  nonsense;" in error.source.splitlines()
    assert "half.cu(3): error" in error.log
    assert "CPU" in error.hint
    assert not (sources.parent / "cache").exists()


@needs_nvrtc
def test_a_gpu_nobody_knows_yet(sources: Path) -> None:
    with pytest.raises(KernelBuildError, match=r"does not know GPUs of compute capability 99\.0"):
        build(capability=(99, 0))


@needs_nvrtc
def test_a_gpu_between_two_architectures_gets_the_earlier_ones_code(sources: Path) -> None:
    assert build(capability=(8, 5)) == compiler.compile_kernel("half.cu", {"PART": 2}, (8, 0)).image


@needs_nvrtc
def test_a_cache_that_cannot_be_written_costs_only_time(
    sources: Path, compilations: list[str], caplog: pytest.LogCaptureFixture
) -> None:
    (sources.parent / "cache").write_text("a file where the folder should be")
    assert build() == build()
    assert len(compilations) == 2
    assert caplog.text.count("cannot be kept in") == 1, "said once, not for every kernel"


@needs_nvrtc
def test_the_log_of_one_compilation_is_its_own() -> None:
    """An empty log is one byte long; the bindings write into bytes, of which those of length 1 are shared."""
    compiled = compiler.compile_source("a.cu", 'extern "C" __global__ void k() {}', {}, [], (9, 0))
    assert compiled.log == ""
    assert bytes([32]) == b"\x20" and b"a b".split(bytes([32])) == [b"a", b"b"]


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> tuple[threading.Semaphore, threading.Event]:
    """A compiler that says when it begins, and ends when it is told."""
    begun, go_on = threading.Semaphore(0), threading.Event()

    def compile_slowly(name: str, text: str, headers, options, capability, *, cuda_version=None):
        begun.release()
        assert go_on.wait(60)
        if "-DPART=0" in options:
            raise KernelBuildError("It divides by 0.", "Do not.")
        return compiler.Compiled(f"{options}".encode(), "", (13, 0))

    monkeypatch.setattr(compiler, "compile_source", compile_slowly)
    monkeypatch.setattr(compiler, "compiler_version", lambda: (13, 0))
    return begun, go_on


@pytest.mark.parametrize("writable", [True, False])
def test_several_are_compiled_at_once_and_each_once(
    sources: Path, slow: tuple[threading.Semaphore, threading.Event], compilations: list[str], writable: bool
) -> None:
    begun, go_on = slow
    if not writable:
        (sources.parent / "cache").write_text("a file where the folder should be")
    threads = compiler.compile_ahead([("half.cu", {"PART": part}) for part in (0, 2, 3)], (9, 0))
    for _ in threads:
        assert begun.acquire(timeout=60)
    asked: list[bytes] = []
    asking = threading.Thread(target=lambda: asked.append(build()))  # waits for the thread that makes it
    asking.start()
    go_on.set()
    for thread in (*threads, asking):
        thread.join()
    assert asked == [build()] and b"-DPART=2" in asked[0]
    assert len(compilations) == 3
    with pytest.raises(KernelBuildError, match="divides by 0"):
        build(part=0)
    assert not compiler.compile_ahead([("half.cu", {"PART": 3})], (9, 0))


def test_the_cache_forgets_what_was_used_longest_ago(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SWATHE_CACHE_DIR", str(tmp_path))
    monkeypatch.setattr(machine_code, "LIMIT_BYTES", 3500)
    cache = machine_code.MachineCodeCache(".cubin")
    for age, key in enumerate(("oldest", "middle", "newest")):
        cache.store(key, bytes(1000), (13, 0))
        os.utime(tmp_path / "kernels" / f"{key}.cubin", (1e9 + age, 1e9 + age))
    assert cache.load("oldest") is not None  # and so it is the newest now
    cache.store("further", bytes(1000), (13, 0))
    assert cache.load("middle") is None
    assert {path.stem for path in (tmp_path / "kernels").iterdir()} == {"oldest", "newest", "further"}


def test_writing_that_fails_leaves_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SWATHE_CACHE_DIR", str(tmp_path))

    def refuse(self: Path, target: Path) -> Path:
        raise OSError("no room")

    monkeypatch.setattr(Path, "replace", refuse)
    machine_code.MachineCodeCache(".cubin").store("key", b"image", (13, 0))
    assert list((tmp_path / "kernels").iterdir()) == []
