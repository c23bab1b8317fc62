"""Compiling a kernel's source with g++, and keeping what came out in a temporary directory."""

from __future__ import annotations

import ctypes
import functools
import getpass
import hashlib
import os
import platform
import re
import shutil
import subprocess
import tempfile
from collections.abc import Mapping
from pathlib import Path

from swathe import kernels

HERE = Path(__file__).parent
RUNTIME = ("runtime.cpp", "runtime.h", "block.h", "fibers.h", "regions.h")
KERNELS = Path(kernels.__file__).parent
FLAGS = (
    "-std=c++17", "-O1", "-fPIC", "-w", "-fwrapv", "-fno-strict-aliasing", "-fsigned-char",
    "-fvisibility=hidden", "-fno-exceptions", "-fno-asynchronous-unwind-tables",
    "-fstack-clash-protection", "-g1",
)  # fmt: skip
CHECKS = ("-fsanitize=alignment,bounds,integer-divide-by-zero,shift-exponent",)

_EXTERN_SHARED = re.compile(
    r"extern\s+__cuda_on_cpu_shared__\s+((?:__attribute__\s*\(\([^)]*\)\s*\)\)\s*)?)([\w:\s]+?)\s+(\w+)\s*\[\s*\]\s*;"
)
_BOUNDS = r"(?:__cuda_on_cpu_bounds__\s*\((?P<bounds>[^{};]*?)\)\s*)?"
_ENTRY = re.compile(
    r"(?:extern\s+\"C\"\s+)?__cuda_on_cpu_global__\s+void\s+"
    + _BOUNDS
    + r"(?P<name>\w+)\s*\((?P<parameters>[^{};]*)\)"
)


class CompileError(Exception):
    """A kernel's source that g++ refuses, with its words."""


def missing() -> str | None:
    """Say why kernels cannot run here; None where they can."""
    if platform.system() != "Linux":
        return "kernels run on the processor under Linux only"
    if shutil.which("g++") is None:
        return "g++ is not installed"
    return None


@functools.cache
def runtime() -> ctypes.CDLL:
    """Return the library that runs blocks; compiled kernels find it by its global symbols."""
    text = "".join((HERE / name).read_text() for name in RUNTIME)
    target = _kept(text, "runtime", ("-O2", "-std=c++17"))
    if not target.exists():
        _make(target, [str(HERE / "runtime.cpp")], ("-O2", "-std=c++17", "-fPIC"))
    library = ctypes.CDLL(str(target), mode=ctypes.RTLD_GLOBAL)
    library.cuda_on_cpu_allocate.argtypes = [ctypes.c_size_t, ctypes.c_char_p]
    library.cuda_on_cpu_allocate.restype = ctypes.c_void_p
    library.cuda_on_cpu_fault_offset.restype = ctypes.c_uint64
    library.cuda_on_cpu_release.argtypes = [ctypes.c_void_p]
    library.cuda_on_cpu_run.argtypes = [
        ctypes.c_void_p, ctypes.c_char_p, ctypes.POINTER(ctypes.c_void_p), ctypes.POINTER(ctypes.c_uint),
        ctypes.POINTER(ctypes.c_uint), ctypes.c_size_t, ctypes.c_uint64, ctypes.c_uint,
    ]  # fmt: skip
    library.cuda_on_cpu_run.restype = ctypes.c_char_p
    return library


def compile_source(
    path: Path, defines: Mapping[str, int | str]
) -> tuple[ctypes.CDLL, dict[str, tuple[str, ...]]]:
    """Return a source's library, and the names of its kernels with those of their parameters."""
    runtime()
    macros = "".join(f"#define {name} {value}\n" for name, value in sorted(defines.items()))
    driver = f'#include "{HERE / "cuda.h"}"\n{macros}namespace {{\n#include "{path}"\n}}\n'
    command = ["g++", "-E", "-x", "c++", *FLAGS, f"-I{path.parent}", f"-I{KERNELS}", "-"]
    text = _run(command, driver)
    text = _EXTERN_SHARED.sub(
        lambda m: f"{m[2]} (*&{m[3]}) = reinterpret_cast<{m[2]} *&>(cuda_on_cpu::dynamic_shared);", text
    )
    entries, declared = {}, []
    for match in _ENTRY.finditer(text):
        entries[match["name"]] = tuple(_names(match["parameters"]))
        declared.append(_entry(match["name"], match["bounds"] or "0"))
    text = re.sub(r"__cuda_on_cpu_bounds__\s*\((?:[^()]|\([^()]*\))*\)", "", text)
    text = text.replace("__cuda_on_cpu_global__", "")
    text = text.replace("__cuda_on_cpu_shared__", '__attribute__((section("cuda_shared"))) static')
    text += (
        'extern "C" unsigned char __start_cuda_shared[] __attribute__((weak, visibility("hidden")));\n'
        'extern "C" unsigned char __stop_cuda_shared[] __attribute__((weak, visibility("hidden")));\n'
    ) + "".join(declared)
    target = _kept(text, path.stem, (*FLAGS, *CHECKS))
    if not target.exists():
        with tempfile.TemporaryDirectory(dir=target.parent) as room:
            compiled = Path(room, "kernel.o")
            _run(
                ["g++", "-c", "-fpreprocessed", "-x", "c++", *FLAGS, *CHECKS, "-o", str(compiled), "-"], text
            )
            # Linked apart, so that the checks call the runtime and not the compiler's library.
            _make(target, [str(compiled)], ())
    return ctypes.CDLL(str(target)), entries


def place(library: ctypes.CDLL, offset: int) -> str:
    """Return where in the source a library's instruction is, outermost call last; empty where not known."""
    if not offset or shutil.which("addr2line") is None:
        return ""
    lines = _run(["addr2line", "-s", "-i", "-e", library._name, hex(offset)], "").splitlines()
    return " called by ".join(re.sub(r" .*", "", line) for line in lines if not line.startswith(("?", "<")))


def _entry(name: str, bounds: str) -> str:
    caller, bounds_of = f"cuda_on_cpu_caller_{name}", f"cuda_on_cpu_bounds_{name}"
    return (
        f"using {caller} = cuda_on_cpu::Caller<&{name}>;\n"
        f"static constexpr int {bounds_of}[] = {{{bounds}}};\n"
        'extern "C" __attribute__((visibility("default"))) '
        f"const cuda_on_cpu::Entry cuda_on_cpu_entry_{name} = {{{caller}::call, {caller}::parameters, "
        f"{caller}::count, {bounds_of}[0], __start_cuda_shared, __stop_cuda_shared}};\n"
    )


def _names(parameters: str) -> list[str]:
    """Return what the parameters of a function are called."""
    depth, parts = 0, [""]
    for sign in re.sub(r"^\s*#.*$", "", parameters, flags=re.MULTILINE):
        depth += (sign in "<([{") - (sign in ">)]}")
        if sign == "," and depth == 0:
            parts.append("")
        else:
            parts[-1] += sign
    return [re.findall(r"\w+", part)[-1] for part in parts if part.strip()]


def _kept(text: str, name: str, flags: tuple[str, ...]) -> Path:
    """Return where the library made of this text is or is to be."""
    digest = hashlib.sha256("\0".join([text, *flags, _compiler()]).encode()).hexdigest()[:24]
    return directory() / f"{name}-{digest}.so"


def directory() -> Path:
    """Return where libraries are kept."""
    path = Path(tempfile.gettempdir(), f"swathe-cuda-on-cpu-{getpass.getuser()}")
    path.mkdir(mode=0o700, exist_ok=True)
    return path


@functools.cache
def _compiler() -> str:
    return _run(["g++", "--version"], "")


def _make(target: Path, sources: list[str], flags: tuple[str, ...]) -> None:
    """Compile or link into place at once, whoever else does the same."""
    with tempfile.TemporaryDirectory(dir=target.parent) as room:
        made = Path(room, "made.so")
        _run(["g++", "-shared", *flags, "-o", str(made), *sources], "")
        os.replace(made, target)  # noqa: PTH105


def _run(command: list[str], text: str) -> str:
    done = subprocess.run(command, input=text, capture_output=True, text=True, check=False)
    if done.returncode:
        raise CompileError(f"{' '.join(command[:4])} … failed:\n{done.stderr}")
    return done.stdout
