"""Loading kernels and launching them."""

from __future__ import annotations

import ctypes
import functools
import hashlib
import threading
import weakref
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from tests.kernels.cuda_on_cpu import build

MOST_THREADS = 1024
MOST_SHARED_BYTES = 227 << 10
_lock = threading.RLock()

needed = pytest.mark.skipif(build.missing() is not None, reason=str(build.missing()))
"""Marks a test that runs kernels on the processor."""


class KernelError(Exception):
    """What a kernel, or its launch, did wrong."""


class Memory:
    """Memory as a GPU's: an address that stays until `free`, guards around it, filled with garbage."""

    def __init__(self, n_bytes: int, label: str = "a buffer") -> None:
        with _lock:
            address = build.runtime().cuda_on_cpu_allocate(n_bytes, label.encode())
        if not address:
            raise MemoryError(f"no {n_bytes} bytes for {label}")
        self.address, self.n_bytes = int(address), n_bytes
        self._release = weakref.finalize(self, _release, self.address)
        self._release.atexit = False

    def array(self, dtype: Any = np.uint8, offset: int = 0, count: int = -1) -> NDArray[Any]:
        """Return `count` items (all: -1) from `offset` bytes on, as a view: not to be used after `free`."""
        dtype = np.dtype(dtype)
        room = (self.n_bytes - offset) // dtype.itemsize
        if count > room or offset < 0 or room < 0:
            raise ValueError(f"{count} items of {dtype} at {offset} do not fit {self.n_bytes} bytes")
        count = room if count < 0 else count
        raw = (ctypes.c_uint8 * (count * dtype.itemsize)).from_address(self.address + offset)
        return np.frombuffer(raw, dtype, count)

    def free(self) -> None:
        """Give it back; a kernel that uses it later fails."""
        self._release()


def _release(address: int) -> None:
    with _lock:
        build.runtime().cuda_on_cpu_release(address)


class _Parameter(ctypes.Structure):
    _fields_ = (("bytes", ctypes.c_uint), ("pointer", ctypes.c_bool), ("constant", ctypes.c_bool))


class _Entry(ctypes.Structure):
    _fields_ = (
        ("call", ctypes.c_void_p),
        ("parameters", ctypes.POINTER(_Parameter)),
        ("n_parameters", ctypes.c_int),
        ("most_threads", ctypes.c_int),
        ("shared_begin", ctypes.c_void_p),
        ("shared_end", ctypes.c_void_p),
    )


class Module:
    """A compiled source and its kernels."""

    def __init__(self, name: str, library: ctypes.CDLL, entries: Mapping[str, tuple[str, ...]]) -> None:
        self.name, self.entries = name, dict(entries)
        self._library = library

    def launch(
        self,
        entry: str,
        grid: int | tuple[int, ...],
        block: int | tuple[int, ...],
        *arguments: Any,
        shared: int = 0,
        order: int = 0,
        seconds: int = 120,
    ) -> None:
        """Run a kernel to its end.

        Parameters
        ----------
        grid, block : how many blocks, and threads in each; a number or up to three
        arguments : see the package
        shared : bytes of dynamic shared memory
        order : seed of the order in which threads, warps and blocks take turns; 0: by their numbers
        seconds : of the processor's time after which it is stopped

        Raises KernelError.
        """
        with _lock:
            self._launch(entry, _three(grid), _three(block), arguments, shared, order, seconds)

    def _launch(
        self,
        entry: str,
        grid: Any,
        block: Any,
        arguments: tuple[Any, ...],
        shared: int,
        order: int,
        seconds: int,
    ) -> None:
        if entry not in self.entries:
            raise KernelError(
                f"{self.name} has no kernel {entry}; it has {', '.join(self.entries) or 'none'}"
            )
        found = _Entry.in_dll(self._library, f"cuda_on_cpu_entry_{entry}")
        where = f"{entry} of {self.name}"
        self._check(where, found, grid, block, shared)
        names = self.entries[entry]
        if len(arguments) != found.n_parameters:
            raise KernelError(
                f"{where} takes {found.n_parameters} arguments ({', '.join(names)}), not {len(arguments)}"
            )
        parameters = found.parameters[: found.n_parameters]
        copies = _Copies()
        values: list[Any] = []
        for name, parameter, argument in zip(names, parameters, arguments, strict=True):
            values.append(_value(f"{name} of {where}", parameter, argument, copies))
        addresses = copies.copy_in()
        for place, value in enumerate(values):
            if isinstance(value, _Pointer):
                values[place] = ctypes.c_uint64(value.address(addresses))
        pointers = (ctypes.c_void_p * max(len(values), 1))(*map(ctypes.addressof, values))
        problem = build.runtime().cuda_on_cpu_run(
            ctypes.addressof(found), where.encode(), pointers, grid, block, shared, order, seconds
        )
        if problem is None:
            problem = copies.copy_out(where)
        else:
            line = build.place(self._library, build.runtime().cuda_on_cpu_fault_offset())
            problem = problem.decode() + (f", at {line}" if line else "")
        copies.free()
        if problem:
            raise KernelError(problem)

    def _check(self, where: str, found: _Entry, grid: Any, block: Any, shared: int) -> None:
        threads = block[0] * block[1] * block[2]
        if not 1 <= threads <= (found.most_threads or MOST_THREADS):
            raise KernelError(
                f"{where} is launched with {threads} threads a block; "
                f"it takes 1 to {found.most_threads or MOST_THREADS}"
            )
        if not (grid[0] and grid[1] and grid[2]):
            raise KernelError(f"{where} is launched with no block")
        static = (found.shared_end or 0) - (found.shared_begin or 0)
        if not 0 <= shared <= MOST_SHARED_BYTES - static:
            raise KernelError(
                f"{where} is launched with {shared} bytes of shared memory beside {static} of its own; "
                f"a block has {MOST_SHARED_BYTES}"
            )


class _Pointer:
    """A pointer argument: so many bytes into one of the copies."""

    def __init__(self, begin: int) -> None:
        self.begin = begin

    def address(self, regions: list[tuple[int, int, int]]) -> int:
        for begin, end, copy in regions:
            if begin <= self.begin < end or (begin == end == self.begin):
                return copy + self.begin - begin
        raise AssertionError("every array was copied")


class _Copies:
    """The arrays of a launch, in guarded memory; arrays that overlap stay so."""

    def __init__(self) -> None:
        self._arrays: list[tuple[NDArray[Any], str, bool]] = []
        self._regions: list[tuple[int, int, str, Memory]] = []

    def add(self, array: NDArray[Any], label: str, constant: bool) -> _Pointer:
        self._arrays.append((array, label, constant))
        return _Pointer(array.ctypes.data)

    def copy_in(self) -> list[tuple[int, int, int]]:
        spans: list[list[Any]] = []
        for array, label, _ in sorted(self._arrays, key=lambda item: item[0].ctypes.data):
            begin, end = array.ctypes.data, array.ctypes.data + array.nbytes
            if spans and begin < spans[-1][1]:
                spans[-1][1] = max(spans[-1][1], end)
                spans[-1][2] += f" and {label}" if label not in spans[-1][2] else ""
            else:
                spans.append([begin, end, label])
        for begin, end, label in spans:
            memory = Memory(end - begin, label)
            ctypes.memmove(memory.address, begin, end - begin)
            self._regions.append((begin, end, label, memory))
        return [(begin, end, memory.address) for begin, end, _, memory in self._regions]

    def copy_out(self, where: str) -> str | None:
        """Bring back what was written; say what must not have been."""
        for begin, end, label, memory in self._regions:
            inside = [item for item in self._arrays if begin <= item[0].ctypes.data < end]
            if any(array.flags.writeable for array, _, constant in inside if not constant):
                ctypes.memmove(begin, memory.address, end - begin)
            elif ctypes.string_at(begin, end - begin) != ctypes.string_at(memory.address, end - begin):
                return f"{where}: writes to {label}, which is read-only"
        return None

    def free(self) -> None:
        for *_, memory in self._regions:
            memory.free()


def _value(name: str, parameter: _Parameter, argument: Any, copies: _Copies) -> Any:
    """Return an argument as a ctypes object of the parameter's size, or as a `_Pointer`."""
    if parameter.pointer:
        if argument is None:
            return ctypes.c_uint64(0)
        if isinstance(argument, Memory):
            return ctypes.c_uint64(argument.address)
        if isinstance(argument, np.uint64):
            return ctypes.c_uint64(int(argument))
        if isinstance(argument, np.ndarray):
            if not argument.flags.c_contiguous:
                raise KernelError(f"{name}: the array is not contiguous")
            return copies.add(argument, name, parameter.constant)
        raise KernelError(f"{name} is a pointer: give an array, Memory, np.uint64 or None, not {argument!r}")
    if not isinstance(argument, np.generic | np.ndarray):
        raise KernelError(f"{name} is a value: give a NumPy scalar, not {argument!r}")
    raw = argument.tobytes()
    if len(raw) != parameter.bytes:
        raise KernelError(f"{name} has {parameter.bytes} bytes, and {len(raw)} are given ({argument.dtype})")
    return ctypes.create_string_buffer(raw, len(raw))


def _three(size: int | tuple[int, ...]) -> Any:
    sizes = (size,) if isinstance(size, int | np.integer) else tuple(size)
    return (ctypes.c_uint * 3)(*sizes, *(1,) * (3 - len(sizes)))


def load(source: str | Path, defines: Mapping[str, int | str] | None = None) -> Module:
    """Compile kernels/`source`, or the file at a path, with these macros; kept, also between runs."""
    path = build.KERNELS / source
    return _load(path, path.read_bytes(), tuple(sorted((defines or {}).items())))


@functools.lru_cache(maxsize=256)
def _load(path: Path, _: bytes, defines: tuple[tuple[str, int | str], ...]) -> Module:
    with _lock:
        return Module(path.name, *build.compile_source(path, dict(defines)))


def load_text(text: str, defines: Mapping[str, int | str] | None = None) -> Module:
    """Compile a kernel given as text; it may include kernels/*.cuh."""
    path = build.directory() / f"text-{hashlib.sha256(text.encode()).hexdigest()[:16]}" / "text.cu"
    if not path.exists():
        path.parent.mkdir(exist_ok=True)
        path.write_text(text)
    return load(path, defines)
