"""Compiling kernels for a GPU with NVRTC, with a cache on disk."""

from __future__ import annotations

import contextlib
import hashlib
import sys
import threading
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from swathe import kernels
from swathe.core.cuda.devices import compiler_command, compiler_source
from swathe.core.errors import KernelBuildError
from swathe.core.system.machine_code import MachineCodeCache

SOURCES: Final = Path(kernels.__file__).parent
"""Where the CUDA C++ sources and their headers are."""

_FORMAT: Final = b"swathe kernel 1"
_SUFFIX: Final = ".cubin"
_making: Final[dict[str, threading.Lock]] = {}
"""By key. Who asks for machine code that another thread makes waits for it."""
_ahead: Final[dict[str, bytes]] = {}
"""What `compile_ahead` made, by key: it may not have been kept on disk."""


@dataclass(frozen=True, slots=True)
class Compiled:
    """Machine code, what the compiler said about it, and the CUDA version of the compiler."""

    image: bytes
    log: str
    compiler: tuple[int, int]


def cubin(
    source: str,
    defines: Mapping[str, int | str],
    capability: tuple[int, int],
    *,
    cuda_version: tuple[int, int] | None = None,
) -> bytes:
    """Return kernels/`source` as machine code for a compute capability, from the cache where it is there.

    The cache's key covers the source, all headers, the options and macros, and the capability. The version of
    the compiler is written into the file: where a compiler is there, a file of another version is made again;
    where none is, the file is used, so that a hit needs none. Nor does it load one that is there, which takes
    longer than the rest, if the package that was installed is of the file's version.

    Parameters
    ----------
    defines : macros the source is compiled with
    cuda_version : the newest CUDA version the driver supports; a compiler of a newer major version is refused

    Raises
    ------
    KernelBuildError
        where the compiler is missing, does not know the GPU, is newer than the driver, or refuses the source
    """
    text, headers = _read(source)
    options = _options(defines)
    key = _key(source, text, headers, options, capability)
    with _making.setdefault(key, threading.Lock()):
        image = _ahead.get(key) or _kept(key, cuda_version)
        if image is None:
            compiled = compile_source(source, text, headers, options, capability, cuda_version=cuda_version)
            image = compiled.image
            MachineCodeCache(_SUFFIX).store(key, image, compiled.compiler)
    return image


def compile_ahead(
    builds: Iterable[tuple[str, Mapping[str, int | str]]],
    capability: tuple[int, int],
    *,
    cuda_version: tuple[int, int] | None = None,
) -> list[threading.Thread]:
    """Begin to make what `cubin` will be asked for and the cache lacks, each in a thread of its own.

    What fails will fail again where it is asked for. Returns the threads; nobody needs to wait for them.

    builds : sources and their macros; the rest as `cubin` takes it
    """

    def make(key: str, source: str, defines: Mapping[str, int | str]) -> None:
        with contextlib.suppress(KernelBuildError):
            _ahead[key] = cubin(source, defines, capability, cuda_version=cuda_version)

    threads = []
    for source, defines in builds:
        key = _key(source, *_read(source), _options(defines), capability)
        if key not in _ahead and _kept(key, cuda_version) is None:
            threads.append(threading.Thread(target=make, args=(key, source, defines), name="compiling"))
            threads[-1].start()
    return threads


def _kept(key: str, cuda_version: tuple[int, int] | None) -> bytes | None:
    """Return machine code from the cache; None where it is to be made."""
    kept = MachineCodeCache(_SUFFIX).load(key)
    if kept is None or _too_new(kept.compiler, cuda_version):
        return None
    here = _is_installed(kept.compiler) or kept.compiler == (compiler_version() or kept.compiler)
    return kept.image if here else None


def compile_kernel(
    source: str,
    defines: Mapping[str, int | str],
    capability: tuple[int, int],
) -> Compiled:
    """Compile kernels/`source`, bypassing the cache."""
    text, headers = _read(source)
    return compile_source(source, text, headers, _options(defines), capability)


def compile_source(
    name: str,
    text: str,
    headers: Mapping[str, str],
    options: Sequence[str],
    capability: tuple[int, int],
    *,
    cuda_version: tuple[int, int] | None = None,
) -> Compiled:
    """Compile CUDA C++ with NVRTC; other threads run meanwhile.

    Parameters
    ----------
    name : of the source, as messages say it
    headers : what ``#include`` finds, by name
    options : of NVRTC, but for the architecture

    Raises KernelBuildError; it keeps the source with line numbers and the compiler's log.
    """
    nvrtc = _nvrtc(cuda_version)
    version = compiler_version()
    assert version is not None  # NVRTC was loaded
    if _too_new(version, cuda_version) and cuda_version is not None:
        ours, theirs = ("{}.{}".format(*pair) for pair in (version, cuda_version))
        raise KernelBuildError(
            f"The kernel compiler is of CUDA {ours}, and the NVIDIA driver supports CUDA {theirs} at most.",
            f"Install the compiler that fits ({compiler_source(cuda_version)} has it), or update the driver.",
            command=compiler_command(cuda_version),
        )
    architecture = _architecture(nvrtc, version, capability)
    code, program = nvrtc.nvrtcCreateProgram(
        text.encode(),
        name.encode(),
        len(headers),
        [header.encode() for header in headers.values()],
        [included.encode() for included in headers],
    )
    _check(nvrtc, code)
    try:
        flags = [f"--gpu-architecture={architecture}".encode(), *(option.encode() for option in options)]
        (code,) = nvrtc.nvrtcCompileProgram(program, len(flags), flags)
        log = _fetch(nvrtc, nvrtc.nvrtcGetProgramLogSize, nvrtc.nvrtcGetProgramLog, program)
        words = log.decode("utf-8", "replace").strip("\0 \n")
        if int(code):
            first = next(
                (line for line in words.splitlines() if "error" in line), nvrtc.nvrtcGetErrorString(code)[1]
            )
            problem = first.decode() if isinstance(first, bytes) else first
            raise KernelBuildError(
                f"The GPU kernel {name} could not be compiled for {architecture}: {problem.strip()}.",
                "Choose the CPU engine, and report this with the compiler's log.",
                source=_numbered(text),
                log=words,
            )
        image = _fetch(nvrtc, nvrtc.nvrtcGetCUBINSize, nvrtc.nvrtcGetCUBIN, program)
    finally:
        nvrtc.nvrtcDestroyProgram(program)
    return Compiled(image, words, version)


def compiler_version() -> tuple[int, int] | None:
    """Return the CUDA version of the compiler; None where there is none."""
    try:
        nvrtc = _nvrtc(None)
    except KernelBuildError:
        return None
    _, major, minor = nvrtc.nvrtcVersion()
    return int(major), int(minor)


def _is_installed(version: tuple[int, int]) -> bool:
    """Whether NVIDIA's package of a compiler is installed in this CUDA version.

    The name of its folder says so, in less time than `importlib.metadata` takes to load.
    """
    major, minor = version
    package = "nvidia_cuda_nvrtc" if major >= 13 else f"nvidia_cuda_nvrtc_cu{major}"
    folders = f"{package}-{major}.{minor}.*.dist-info"
    return any(True for place in sys.path for _ in Path(place).glob(folders))


def _too_new(compiler: tuple[int, int], cuda_version: tuple[int, int] | None) -> bool:
    """Whether a driver cannot load what a compiler makes: within a major version, every driver can."""
    return cuda_version is not None and compiler[0] > cuda_version[0]


def _read(source: str) -> tuple[str, dict[str, str]]:
    headers = {path.name: path.read_text(encoding="utf-8") for path in sorted(SOURCES.glob("*.cuh"))}
    return (SOURCES / source).read_text(encoding="utf-8"), headers


def _options(defines: Mapping[str, int | str]) -> list[str]:
    return [
        "--std=c++17",
        "-default-device",
        *(f"-D{name}={value}" for name, value in sorted(defines.items())),
    ]


def _key(
    source: str, text: str, headers: Mapping[str, str], options: Sequence[str], capability: tuple[int, int]
) -> str:
    digest = hashlib.sha256(_FORMAT)
    parts = [source, text, *(part for header in headers.items() for part in header), *options]
    for part in (*parts, "sm_{}{}".format(*capability)):
        data = part.encode()
        digest.update(len(data).to_bytes(8, "little") + data)
    return digest.hexdigest()


def _nvrtc(cuda_version: tuple[int, int] | None) -> Any:
    """Return the bindings of NVRTC, with its library loaded."""
    wanted = cuda_version or (13, 0)
    install, command = f"Install it: {compiler_source(wanted)} has it.", compiler_command(wanted)
    try:
        from cuda.bindings import nvrtc
    except ImportError as error:
        raise KernelBuildError(
            "The kernel compiler, NVRTC, is not installed.", install, command=command
        ) from error
    try:
        code, *_ = nvrtc.nvrtcVersion()
    except (RuntimeError, OSError) as error:
        raise KernelBuildError(
            f"The kernel compiler's library, NVRTC, was not found: {error}.", install, command=command
        ) from error
    _check(nvrtc, code)
    return nvrtc


def _architecture(nvrtc: Any, version: tuple[int, int], capability: tuple[int, int]) -> str:
    """Return the newest architecture whose code a GPU runs: its own, or an earlier one of the same major."""
    code, known = nvrtc.nvrtcGetSupportedArchs()
    _check(nvrtc, code)
    major, minor = capability
    fitting = [number for number in known if number // 10 == major and number % 10 <= minor]
    if not fitting:
        raise KernelBuildError(
            "The kernel compiler of CUDA {}.{} does not know GPUs of compute capability {}.{}.".format(
                *version, *capability
            ),
            "Update it and the driver, or choose the CPU engine.",
        )
    return f"sm_{max(fitting)}"


def _fetch(nvrtc: Any, size_of: Any, get: Any, program: Any) -> bytes:
    code, size = size_of(program)
    _check(nvrtc, code)
    # The binding writes into it, and Python shares bytes objects of length 1.
    data: bytes = b" " * max(size, 2)
    (code,) = get(program, data)
    _check(nvrtc, code)
    return data[:size]


def _check(nvrtc: Any, code: Any) -> None:
    if int(code):
        words = nvrtc.nvrtcGetErrorString(code)[1].decode()
        raise KernelBuildError(f"The kernel compiler, NVRTC, failed: {words}.", "Choose the CPU engine.")


def _numbered(text: str) -> str:
    return "\n".join(f"{number:4d}  {line}" for number, line in enumerate(text.splitlines(), 1))
