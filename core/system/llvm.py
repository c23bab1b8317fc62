"""LLVM: object files made for this processor, and the end of a process whose threads compile.

llvmlite is imported where it is first needed: that takes a tenth of a second.
"""

from __future__ import annotations

import atexit
import sys
import threading
from collections.abc import Iterable
from functools import cache
from typing import Any, Final

_loading: Final = threading.Lock()
"""Held while an object file is loaded: LLVM's engines are made one at a time."""


class MachineCode:
    """An object file loaded into memory, where it stays as long as this object does.

    Attributes
    ----------
    address : of its function
    """

    def __init__(self, image: bytes, name: str, machine: Any, calls: Iterable[str] = ()) -> None:
        """Load an object file.

        Parameters
        ----------
        image : the file; name : of the function
        machine : LLVM's target machine
        calls : names of functions of the C library that it calls

        Raises LookupError if one of these is not there: LLVM would end the process.
        """
        from llvmlite import binding as llvm

        with _loading:
            self._engine = llvm.create_mcjit_compiler(llvm.parse_assembly(""), machine)
            for called in calls:
                if not llvm.address_of_symbol(called):
                    raise LookupError(called)
            self._engine.add_object_file(llvm.ObjectFileRef.from_data(image))
            self._engine.finalize_object()
            self.address: int = self._engine.get_function_address(name)


def machine_here() -> Any:
    """Return LLVM's target machine for this processor and all of its instructions."""
    from llvmlite import binding as llvm

    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    return llvm.Target.from_triple(llvm.get_process_triple()).create_target_machine(
        cpu=llvm.get_host_cpu_name(), features=llvm.get_host_cpu_features().flatten(), opt=3, jit=True
    )


def compile_text(text: str, machine: Any, *, vectorized: bool) -> bytes:
    """Compile LLVM IR that is optimised already, as `resources/llvm` is, to an object file.

    vectorized : whether to vectorise its loops for this processor first

    Raises RuntimeError if this version of LLVM cannot read it.
    """
    from llvmlite import binding as llvm

    parsed = llvm.parse_assembly(text)
    parsed.verify()
    parsed.triple, parsed.data_layout = machine.triple, str(machine.target_data)
    if vectorized:
        tuning = llvm.create_pipeline_tuning_options(speed_level=2)
        tuning.loop_vectorization = True
        tuning.loop_unrolling = False  # slower code, made in more time
        passes = llvm.create_pass_builder(machine, tuning)
        passes.getModulePassManager().run(parsed, passes)
    image: bytes = machine.emit_object(parsed)
    return image


@cache
def leave_llvm_at_exit() -> None:
    """Have the process wait at its end until no thread is in LLVM, and let no other one enter it.

    Called by whatever compiles, and before that by whatever waits for such threads at the process's end: what
    is registered first is done last. Daemon threads and Qt's go on while a process ends. One that is in LLVM
    then crashes, since its data are destroyed meanwhile.
    """
    atexit.register(_leave)


def _leave() -> None:
    ffi = sys.modules.get("llvmlite.binding.ffi")  # importing it takes a tenth of a second
    if ffi is not None:
        # llvmlite's lock of the library, which each of its calls takes. With the callbacks that it offers, a
        # thread kept out would hold that lock, for which objects of this one wait at their end.
        ffi.lib._lock.__enter__()
