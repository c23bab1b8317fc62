"""The decorator that compiles Python functions to machine code, and where that code is cached.

Numba compiles them. To import it and call a first function takes half a second, to compile what the first
search needs four. So functions that nearly every search calls state their signature: `make ir` has Numba
translate them to LLVM IR, which is kept in `resources/llvm`. LLVM alone makes machine code of that, in a
sixth of the time.
"""

from __future__ import annotations

import ctypes
import functools
import hashlib
import json
import struct
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import ModuleType
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from swathe.core.system.llvm import MachineCode, compile_text, leave_llvm_at_exit, machine_here
from swathe.core.system.machine_code import MachineCodeCache
from swathe.core.system.resources import resource_text
from swathe.core.system.settings import (
    compiled_directory,
    room_for,
    temporary_directory,
    working_cache_directory,
)

if sys.platform != "win32":
    import fcntl

IR_NAME: Final = "kernel"
"""Of the function in a file of LLVM IR. It takes the address of 8 bytes for each number, of an address and
each length for each array, and of what it returns, and returns 0 if it succeeded."""
_LEAST_FREE: Final = 16 << 20
"""Bytes that must be free where Numba caches machine code; all of it takes 3 MB."""
_COMMENT: Final = "; "
_CONSTANT: Final = int | float | tuple | np.generic | np.ndarray
_compiling: Final = threading.local()
_preparing: Final = threading.Lock()
leave_llvm_at_exit()


@functools.cache
def _folder() -> Path | None:
    """Tell Numba where to cache machine code, unless the environment's `NUMBA_CACHE_DIR` does.

    Returns that folder; None where nothing can be written.
    """
    import numba

    if not numba.config.CACHE_DIR:
        for choose in (working_cache_directory, temporary_directory):
            folder = choose()
            if folder is not None and room_for(folder, _LEAST_FREE):
                numba.config.CACHE_DIR = str(compiled_directory(folder))
                break
    return Path(numba.config.CACHE_DIR) if numba.config.CACHE_DIR else None


def compiled(
    function: Callable[..., Any] | None = None,
    *,
    signature: str | None = None,
    vectorized: bool = False,
    **options: Any,
) -> Any:
    """Compile a function at its first call and load it from the cache afterwards; it runs without the GIL.

    A function that another process compiles at this moment is waited for.

    Parameters
    ----------
    signature : the types that the function is called with, as Numba writes them: numbers of 8 bytes and
        arrays in C order. With it, the function is compiled from its LLVM IR; run `make ir` after changes.
    vectorized : whether LLVM is to vectorise the loops of that IR, which makes few functions faster and takes
        as long as the rest of compiling them
    options : of `numba.njit`
    """
    if function is None:
        return lambda function: compiled(function, signature=signature, vectorized=vectorized, **options)
    return CompiledFunction(function, signature, options, vectorized=vectorized)


class CompiledFunction:
    """A compiled function, which other compiled functions may call, too.

    Attributes
    ----------
    signature, vectorized : see `compiled`
    """

    def __init__(
        self,
        function: Callable[..., Any],
        signature: str | None,
        options: dict[str, Any],
        *,
        vectorized: bool = False,
    ) -> None:
        functools.update_wrapper(self, function)
        self._function, self.signature, self._options = function, signature, options
        self.vectorized = vectorized
        self._name = function.__qualname__
        self._made: Callable[..., Any] | None = None

    def __call__(self, *arguments: Any) -> Any:
        """Call it. Raises TypeError for arguments that its signature does not allow."""
        return (self._made or self.load())(*arguments)

    @property
    def _numba_type_(self) -> Any:
        """What Numba asks for where compiled code calls this."""
        from numba import typeof

        return typeof(self.by_numba)

    @functools.cached_property
    def by_numba(self) -> Any:
        """The function as Numba compiles it, for whatever types it is called with."""
        import numba

        made = numba.njit(self._function, nogil=True, cache=_folder() is not None, **self._options)
        compile_here = made.compile

        def compile_alone(signature: Any) -> Any:
            with _alone(f"{self.__module__}.{self._name}"):
                return compile_here(signature)

        made.compile = compile_alone
        return made

    def to_ir(self) -> str:
        """Have Numba translate the function to LLVM IR, before LLVM optimises it for this processor."""
        import numba

        wrappers = {"no_cpython_wrapper": True, "no_cfunc_wrapper": True}
        made = numba.njit(self.signature, **wrappers, **self._options)(self._function)
        [text] = made.inspect_llvm().values()
        return str(text)

    @property
    def ir_name(self) -> str:
        """The name of its file in `resources`."""
        return f"llvm/{self.__module__.rpartition('.')[2]}.{self._name}.ll"

    def digest(self) -> str:
        """Return a digest of what its LLVM IR is made from.

        That is the source of its module, the constants of other modules that it names, the compiled functions
        that it calls, and the sources of what generates LLVM IR for it.
        """
        found = hashlib.sha256(_source(sys.modules[self.__module__].__file__))
        found.update(f"{self._name} {self.signature} {self._options}".encode())
        for name in sorted(self._function.__code__.co_names):
            value = self._function.__globals__.get(name)
            if isinstance(value, CompiledFunction):
                found.update(value.digest().encode())
            elif isinstance(value, ModuleType):
                constants = {of_it: vars(value).get(of_it) for of_it in self._function.__code__.co_names}
                found.update(_stated({k: v for k, v in constants.items() if isinstance(v, _CONSTANT)}))
            elif isinstance(value, _CONSTANT):
                found.update(_stated({name: value}))
            elif str(getattr(value, "__module__", "")).startswith("swathe."):
                found.update(_source(sys.modules[value.__module__].__file__))
        return found.hexdigest()

    def load(self) -> Callable[..., Any]:
        """Return what to call; where the function has LLVM IR, with its machine code loaded or compiled."""
        with _preparing:
            if self._made is None:
                self._made = (self._from_ir() if self.signature else None) or self.by_numba
            return self._made

    def _from_ir(self) -> _Native | None:
        """Return the function made from its LLVM IR; None if that is older than its source, or unusable."""
        try:
            text = resource_text(self.ir_name)
            stated = json.loads(text.partition("\n")[0].removeprefix(_COMMENT))
            if stated["digest"] != self.digest():
                return None
            return _Native(self._name, text, stated, vectorized=self.vectorized)
        except (OSError, LookupError, RuntimeError):  # LLVM is older, or the C library is another one
            return None


def with_statement(text: str, function: CompiledFunction, **more: Any) -> str:
    """Return LLVM IR headed by what its caller has to know.

    more : ``takes``, pairs of type and number of dimensions, ``gives``, types, and ``calls``, the functions
        of the C library that are called
    """
    return f"{_COMMENT}{json.dumps({'digest': function.digest()} | more)}\n{text}"


class _Native:
    """A function compiled from LLVM IR, called with arrays and numbers."""

    def __init__(self, name: str, text: str, stated: dict[str, Any], *, vectorized: bool) -> None:
        self._name = name
        machine = machine_here()
        cache = MachineCodeCache(".o")
        key = _key(text, machine, vectorized)
        kept = cache.load(key)
        image = kept.image if kept is not None else compile_text(text, machine, vectorized=vectorized)
        self._code = MachineCode(image, IR_NAME, machine, stated["calls"])
        if kept is None:
            from llvmlite import binding as llvm

            cache.store(key, image, llvm.llvm_version_info[:2])
        self._call = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p)(self._code.address)
        self._takes = [(np.dtype(kind), dimensions) for kind, dimensions in stated["takes"]]
        numbers = "".join(
            "q" * (1 + dimensions) if dimensions else _LETTERS[kind] for kind, dimensions in stated["takes"]
        )
        self._numbers, self._given = (
            struct.Struct(numbers),
            struct.Struct("".join(_LETTERS[kind] for kind in stated["gives"])),
        )
        self._memory = ctypes.c_char * (self._numbers.size + max(8, self._given.size))

    def __call__(self, *arguments: Any) -> Any:
        # Called some ten times a query by threads that share the interpreter: this is written to be quick.
        numbers: list[Any] = []
        for (kind, dimensions), value in zip(self._takes, arguments, strict=True):
            if not dimensions:
                numbers.append(value)
                continue
            if value.dtype != kind or value.ndim != dimensions or not value.flags.c_contiguous:
                found = f"{value.dtype}, {value.ndim} dimensions"
                raise TypeError(f"{self._name} takes {kind}, {dimensions} dimensions in C order, not {found}")
            numbers += (address_of(value), *value.shape)
        memory = self._memory()
        self._numbers.pack_into(memory, 0, *numbers)
        if self._call(memory):
            raise MemoryError(f"{self._name} has no memory")
        given = self._given.unpack_from(memory, self._numbers.size)
        return given if len(given) > 1 else given[0] if given else None


def address_of(array: NDArray[Any]) -> int:
    """Return where an array's data begin: what ``array.ctypes.data`` is, in a fifth of the time.

    `PyArrayObject`, which is part of NumPy's binary interface, has it right behind what every object has.
    """
    return ctypes.c_size_t.from_address(id(array) + object.__basicsize__).value


_LETTERS: Final = {"int64": "q", "float64": "d"}
"""How `struct` packs numbers."""


def _stated(constants: dict[str, Any]) -> bytes:
    return "".join(f"{name} {np.asarray(constants[name]).tolist()}" for name in sorted(constants)).encode()


@functools.cache
def _source(path: str | None) -> bytes:
    """Return a module's source, with line ends as they are everywhere."""
    return Path(path or "").read_bytes().replace(b"\r\n", b"\n")


def _key(text: str, machine: Any, vectorized: bool) -> str:
    from llvmlite import binding as llvm

    features = llvm.get_host_cpu_features().flatten()
    processor = machine.triple, llvm.get_host_cpu_name(), features
    said = text, *processor, str(llvm.llvm_version_info), str(vectorized)
    return hashlib.sha256("\0".join(said).encode()).hexdigest()[:32]


@contextmanager
def _alone(name: str) -> Iterator[None]:
    """Wait until no other process compiles this function, unless this is part of compiling another one.

    Windows has no such lock: there, processes may compile the same function.
    """
    folder = _folder()
    if folder is None or sys.platform == "win32" or getattr(_compiling, "name", None):
        yield
        return
    _compiling.name = name
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with (folder / f"{name}.lock").open("w") as file:
            fcntl.flock(file, fcntl.LOCK_EX)
            yield
    finally:
        _compiling.name = None
