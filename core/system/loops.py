"""The loops in C behind NumPy's functions, for compiled code that needs their very digits.

NumPy's exponentials and logarithms are vectorised, and differ from the C library's in the last bit. Code
that is compiled by `core.system.compiled` calls the same loops, for one number or a whole array, without the
GIL.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from functools import cached_property
from typing import Any, Final

import numpy as np
from llvmlite import ir
from numpy.typing import NDArray

_DOUBLE: Final = 8


class _Ufunc(ctypes.Structure):
    """The beginning of `PyUFuncObject` (numpy/ufuncobject.h), which is part of NumPy's binary interface."""

    _fields_ = (
        ("references", ctypes.c_ssize_t),
        ("type", ctypes.c_void_p),
        ("nin", ctypes.c_int),
        ("nout", ctypes.c_int),
        ("nargs", ctypes.c_int),
        ("identity", ctypes.c_int),
        ("functions", ctypes.POINTER(ctypes.c_void_p)),
        ("data", ctypes.POINTER(ctypes.c_void_p)),
        ("ntypes", ctypes.c_int),
        ("reserved", ctypes.c_int),
        ("name", ctypes.c_char_p),
    )


def loops_of(*ufuncs: np.ufunc) -> NDArray[np.int64] | None:
    """Return the addresses of functions' loops for doubles and of what they are given, int64[k, 2].

    None where an interpreter or a NumPy lays its functions out in another way.
    """
    found = []
    for ufunc in ufuncs:
        held = _Ufunc.from_address(id(ufunc))
        seen = held.type, held.nin, held.nout, held.ntypes
        if seen != (id(type(ufunc)), ufunc.nin, ufunc.nout, ufunc.ntypes):
            return None
        place = ufunc.types.index("d" * ufunc.nin + "->" + "d" * ufunc.nout)
        found.append((held.functions[place], (held.data[place] or 0) if held.data else 0))
    return np.array(found, np.int64)


def intrinsic(function: Callable[..., Any]) -> Any:
    """Do what `numba.extending.intrinsic` does, and import Numba only where it compiles what calls this."""
    return _Intrinsic(function)


class _Intrinsic:
    def __init__(self, function: Callable[..., Any]) -> None:
        self._function = function
        self.__doc__, self.__module__ = function.__doc__, function.__module__

    @cached_property
    def _numba_type_(self) -> Any:
        """What Numba asks for where compiled code calls this."""
        from numba.core.registry import cpu_target
        from numba.extending import intrinsic as numbas

        self._made = numbas(self._function)  # Numba refers to it weakly
        cpu_target.typing_context.refresh()
        return cpu_target.typing_context.resolve_value_type(self._made)


def _call(builder: Any, function: Any, data: Any, arguments: Any, dimensions: Any, steps: Any) -> None:
    pointer = ir.IntType(8).as_pointer()
    kind = ir.FunctionType(ir.VoidType(), [pointer] * 4)
    given = [builder.bitcast(value, pointer) for value in (arguments, dimensions, steps)]
    builder.call(builder.inttoptr(function, kind.as_pointer()), [*given, builder.inttoptr(data, pointer)])


def _of_numbers(context: Any, builder: Any, loop: Any, numbers: list[Any]) -> Any:
    """Call a loop for one number of each argument."""
    from numba.core import cgutils

    word, double = ir.IntType(64), ir.DoubleType()
    places = [cgutils.alloca_once(builder, double) for _ in (*numbers, None)]
    for place, number in zip(places, numbers, strict=False):
        builder.store(number, place)
    arguments, steps, one = (
        cgutils.alloca_once(builder, ir.ArrayType(word, size)) for size in (len(places), len(places), 1)
    )
    zero = ir.Constant(ir.IntType(32), 0)
    for index, place in enumerate(places):
        at = ir.Constant(ir.IntType(32), index)
        builder.store(builder.ptrtoint(place, word), builder.gep(arguments, [zero, at]))
        builder.store(ir.Constant(word, _DOUBLE), builder.gep(steps, [zero, at]))
    builder.store(ir.Constant(word, 1), builder.gep(one, [zero, zero]))
    function, data = cgutils.unpack_tuple(builder, loop)
    _call(builder, function, data, arguments, one, steps)
    return builder.load(places[-1])


def _function_of(n: int) -> Any:
    """Return the type of a function of a loop and n numbers."""
    from numba import types

    return types.float64(types.UniTuple(types.int64, 2), *n * (types.float64,))


@intrinsic
def of_number(typing: Any, loop: Any, x: Any) -> Any:
    """Return a function of one number; `loop` : a row of `loops_of` as a tuple."""

    def generate(context: Any, builder: Any, signature: Any, given: Any) -> Any:
        return _of_numbers(context, builder, given[0], list(given[1:]))

    return _function_of(1), generate


@intrinsic
def of_two(typing: Any, loop: Any, x: Any, y: Any) -> Any:
    """Return a function of two numbers."""

    def generate(context: Any, builder: Any, signature: Any, given: Any) -> Any:
        return _of_numbers(context, builder, given[0], list(given[1:]))

    return _function_of(2), generate


@intrinsic
def of_arrays(typing: Any, loop: Any, arrays: Any, sizes: Any, steps: Any) -> Any:
    """Call a loop for a tuple of arrays, results last; sizes, steps : int64 arrays as NumPy gives them."""
    from numba import types
    from numba.core import cgutils

    def generate(context: Any, builder: Any, signature: Any, given: Any) -> Any:
        function, data = cgutils.unpack_tuple(builder, given[0])
        pointers = [
            context.make_array(kind)(context, builder, array).data
            for kind, array in zip(
                (*signature.args[1], *signature.args[2:]),
                (*cgutils.unpack_tuple(builder, given[1]), *given[2:]),
                strict=True,
            )
        ]
        word, zero = ir.IntType(64), ir.Constant(ir.IntType(32), 0)
        arguments = cgutils.alloca_once(builder, ir.ArrayType(word, len(pointers) - 2))
        for index, pointer in enumerate(pointers[:-2]):
            at = ir.Constant(ir.IntType(32), index)
            builder.store(builder.ptrtoint(pointer, word), builder.gep(arguments, [zero, at]))
        _call(builder, function, data, arguments, *pointers[-2:])
        return context.get_dummy_value()

    return types.void(types.UniTuple(types.int64, 2), arrays, sizes, steps), generate


@intrinsic
def call_kernel(typing: Any, address: Any, values: Any) -> Any:
    """Call the function at an address with the address of an int64 array: a kernel of `core.native.compiler`.

    What the array's numbers lead to has to be held by the caller.
    """
    from numba import types

    def generate(context: Any, builder: Any, signature: Any, given: Any) -> Any:
        array = context.make_array(signature.args[1])(context, builder, given[1])
        pointer = ir.IntType(8).as_pointer()
        kind = ir.FunctionType(ir.VoidType(), [pointer])
        builder.call(builder.inttoptr(given[0], kind.as_pointer()), [builder.bitcast(array.data, pointer)])
        return context.get_dummy_value()

    return types.void(types.int64, values), generate
