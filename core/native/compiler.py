"""Compiling CPU kernels with LLVM, with a cache on disk."""

from __future__ import annotations

import ctypes
import functools
import hashlib
import threading
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import numpy as np
from llvmlite import binding as llvm
from llvmlite import ir
from numpy.typing import NDArray

from swathe import kernels
from swathe.core.system.compiled import address_of
from swathe.core.system.llvm import MachineCode, leave_llvm_at_exit
from swathe.core.system.machine_code import MachineCodeCache
from swathe.kernels.cpu.instruction_sets import InstructionSet, usable

_FORMAT: Final = b"swathe cpu kernel 1"
_SUFFIX: Final = ".o"
_NAME: Final = "kernel"
leave_llvm_at_exit()

Build = Callable[[ir.Module, str, InstructionSet], None]


@dataclass(frozen=True, slots=True)
class CpuKernel:
    """A kernel of `kernels.cpu`.

    Parameters
    ----------
    label : distinguishes it from others of `build`'s module, with all that `build` depends on
    parameters : names of what it is called with
    build : adds the function to a module, given its name and the instruction set
    """

    label: str
    parameters: tuple[str, ...]
    build: Build


class Function:
    """A compiled kernel; threads may call it at the same time, and it runs without the GIL.

    Attributes
    ----------
    address : of the function, which takes the address of an int64 for each parameter
    """

    def __init__(self, kernel: CpuKernel, image: bytes, instructions: InstructionSet) -> None:
        self._parameters = kernel.parameters
        self._scratch = kernel.parameters.index("scratch") if "scratch" in kernel.parameters else -1
        self._code = MachineCode(image, _NAME, _target_machine(instructions))
        self.address = self._code.address
        self._function = ctypes.CFUNCTYPE(None, ctypes.c_void_p)(self.address)

    def __call__(self, **values: Any) -> None:
        """Call the kernel with a value for each parameter: arrays are passed as their addresses."""
        self.call(self.numbers(**values))

    def numbers(self, **values: Any) -> NDArray[np.int64]:
        """Return what `call` takes for these values, which the caller keeps."""
        if values.keys() != set(self._parameters):
            raise TypeError(f"expected {', '.join(self._parameters)}; not {', '.join(values)}")
        return np.array(
            [
                address_of(values[name]) if isinstance(values[name], np.ndarray) else int(values[name])
                for name in self._parameters
            ],
            np.int64,
        )

    def call(self, numbers: NDArray[np.int64], scratch: NDArray[np.uint8] | None = None) -> None:
        """Call the kernel with `numbers`, and with other scratch memory where that is given."""
        if scratch is not None:
            numbers = numbers.copy()
            numbers[self._scratch] = address_of(scratch)
        self._function(address_of(numbers))


def architecture() -> str:
    """Return this processor's architecture, as `InstructionSet` names it."""
    first = llvm.get_process_triple().partition("-")[0]
    return "aarch64" if first == "arm64" else first


@functools.cache
def instruction_sets() -> tuple[InstructionSet, ...]:
    """Return the instruction sets of this processor, best first."""
    return usable(architecture(), dict(llvm.get_host_cpu_features()))


def instruction_set(name: str = "auto") -> InstructionSet:
    """Return an instruction set of this processor by name, the best for ``auto``.

    Raises ValueError for one that it lacks.
    """
    here = instruction_sets()
    if name == "auto" and here:
        return here[0]
    for each in here:
        if each.name == name:
            return each
    raise ValueError(f"this processor has no {name}")


_functions: Final[dict[tuple[str, str], Function]] = {}
_preparing: Final[dict[tuple[str, str], threading.Lock]] = {}


def function(kernel: CpuKernel, instructions: InstructionSet) -> Function:
    """Return a kernel compiled for an instruction set of this processor, from the cache where it is there.

    The cache's key covers the sources of `kernels.cpu`, the kernel, the instruction set and LLVM's version.
    Threads that need the same kernel wait for the first of them.
    """
    key = kernel.label, instructions.name
    if key not in _functions:
        with _preparing.setdefault(key, threading.Lock()):
            if key not in _functions:
                _functions[key] = _loaded(kernel, instructions)
    return _functions[key]


def _loaded(kernel: CpuKernel, instructions: InstructionSet) -> Function:
    cache = MachineCodeCache(_SUFFIX)
    name = _key(kernel, instructions)
    kept = cache.load(name)
    if kept is not None:
        return Function(kernel, kept.image, instructions)
    image = compile_kernel(kernel, instructions)
    cache.store(name, image, llvm.llvm_version_info[:2])
    return Function(kernel, image, instructions)


def compile_kernel(kernel: CpuKernel, instructions: InstructionSet, *, assembly: bool = False) -> Any:
    """Compile a kernel, bypassing the cache; for any instruction set, of this processor or not.

    Returns the object file, bytes, or its assembly, text.
    """
    module = ir.Module()
    kernel.build(module, _NAME, instructions)
    machine = _target_machine(instructions)
    module.triple = machine.triple
    parsed = llvm.parse_assembly(str(module))
    parsed.verify()
    tuning = llvm.create_pipeline_tuning_options(speed_level=3)
    # The kernels' loops are vectorised by hand, and unrolled where that helps.
    tuning.loop_unrolling = tuning.loop_vectorization = tuning.slp_vectorization = False
    passes = llvm.create_pass_builder(machine, tuning)
    passes.getModulePassManager().run(parsed, passes)
    return machine.emit_assembly(parsed) if assembly else machine.emit_object(parsed)


def _target_machine(instructions: InstructionSet) -> Any:
    if instructions.architecture == architecture():
        llvm.initialize_native_target()
        llvm.initialize_native_asmprinter()
        triple = llvm.get_process_triple()
    else:
        llvm.initialize_all_targets()
        llvm.initialize_all_asmprinters()
        triple = f"{instructions.architecture}-unknown-linux-gnu"
    target = llvm.Target.from_triple(triple)
    return target.create_target_machine(cpu=instructions.processor, opt=3, jit=True)


def _key(kernel: CpuKernel, instructions: InstructionSet) -> str:
    digest = hashlib.sha256(_FORMAT + _sources())
    said = (kernel.label, str(instructions), llvm.get_process_triple(), str(llvm.llvm_version_info))
    digest.update("\0".join(said).encode())
    return digest.hexdigest()[:32]


@functools.cache
def _sources() -> bytes:
    folder = Path(kernels.__file__).parent / "cpu"
    return b"\0".join(path.read_bytes() for path in sorted(folder.glob("*.py")))
