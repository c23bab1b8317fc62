"""LLVM IR written from Python: a function with parameters, variables, loops and SIMD vectors.

A kernel is one function that is called once by each thread with the address of an array int64[...]: its
parameters, addresses and numbers alike. Variables are stack slots, which LLVM turns into registers.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Final

from llvmlite import ir

I8: Final = ir.IntType(8)
I16: Final = ir.IntType(16)
I32: Final = ir.IntType(32)
I64: Final = ir.IntType(64)
POINTER: Final = ir.PointerType()


def vector(element: ir.IntType, lanes: int) -> ir.VectorType:
    """Return the type of a SIMD vector."""
    return ir.VectorType(element, lanes)


def filled(kind: ir.VectorType, value: int) -> Any:
    """Return a constant vector with the same value in every lane."""
    return ir.Constant(kind, [value] * kind.count)


class Variable:
    """A variable of a function."""

    def __init__(self, code: Code, kind: Any) -> None:
        self._code, self._kind = code, kind
        with code.builder.goto_entry_block():
            self.address = code.builder.alloca(kind)

    def get(self) -> Any:
        """Return its value here."""
        return self._code.builder.load(self.address, typ=self._kind)

    def set(self, value: Any) -> None:
        """Assign a value."""
        self._code.builder.store(value, self.address)


class Code:
    """A function under construction, and the place in it where the next instruction goes.

    Parameters
    ----------
    module : that the function becomes part of
    name : of the function
    parameters : their names, in the order of the array that it is called with

    Attributes
    ----------
    builder : llvmlite's; for what has no method here
    """

    def __init__(self, module: ir.Module, name: str, parameters: Sequence[str]) -> None:
        self.module = module
        self._function = ir.Function(module, ir.FunctionType(ir.VoidType(), [POINTER]), name)
        self._function.attributes.add("nounwind")
        # A block of its own for stack slots: `goto_entry_block` puts them before the first branch.
        self.builder = ir.IRBuilder(self._function.append_basic_block("entry"))
        body = self.block("body")
        self.builder.branch(body)
        self.builder.position_at_end(body)
        self._parameters = {name: index for index, name in enumerate(parameters)}
        self._loaded: dict[str, Any] = {}

    def number(self, name: str) -> Any:
        """Return a parameter that is a number, int64."""
        return self._parameter(name, I64)

    def pointer(self, name: str) -> Any:
        """Return a parameter that is an address."""
        return self._parameter(name, POINTER)

    def _parameter(self, name: str, kind: Any) -> Any:
        if name not in self._loaded:
            with self.builder.goto_entry_block():
                array = self._function.args[0]
                place = self.at(array, I64(self._parameters[name]), I64)
                self._loaded[name] = self.builder.load(place, typ=kind)
        return self._loaded[name]

    def variable(self, kind: Any, value: Any = None) -> Variable:
        """Return a new variable, with a value if one is given."""
        new = Variable(self, kind)
        if value is not None:
            new.set(value)
        return new

    def array(self, element: Any, count: int) -> Any:
        """Return the address of a new array on the stack, aligned for vectors."""
        with self.builder.goto_entry_block():
            made = self.builder.alloca(ir.ArrayType(element, count))
            made.align = 64
            return self.at(made, I64(0), element)

    # Memory

    def at(self, pointer: Any, index: Any, kind: Any) -> Any:
        """Return the address of an array's element."""
        place = self.builder.gep(pointer, [index], source_etype=kind)
        place.type = POINTER
        return place

    def load(self, pointer: Any, index: Any, kind: Any, align: int | None = None) -> Any:
        """Return an array's element."""
        return self.builder.load(self.at(pointer, index, kind), typ=kind, align=align)

    def store(self, value: Any, pointer: Any, index: Any, align: int | None = None) -> None:
        """Set an array's element."""
        self.builder.store(value, self.at(pointer, index, value.type), align=align)

    # Control flow

    def block(self, name: str = "") -> Any:
        """Return a new block of instructions, to which nothing branches yet."""
        return self._function.append_basic_block(name)

    @contextmanager
    def loop(self, start: Any, stop: Any, step: Any = 1) -> Iterator[Any]:
        """Repeat the instructions of the context for every index in ``range(start, stop, step)``."""
        b = self.builder
        before, head, body, after = b.block, self.block(), self.block(), self.block()
        b.branch(head)
        b.position_at_end(head)
        index = b.phi(I64)
        index.add_incoming(start, before)
        b.cbranch(b.icmp_signed("<", index, stop), body, after)
        b.position_at_end(body)
        yield index
        step = I64(step) if isinstance(step, int) else step
        index.add_incoming(b.add(index, step), b.block)
        b.branch(head)
        b.position_at_end(after)

    @contextmanager
    def repeated(self) -> Iterator[Any]:
        """Repeat the instructions of the context until they go to the block that it yields, behind them."""
        body, behind = self.block(), self.block()
        self.builder.branch(body)
        self.builder.position_at_end(body)
        yield behind
        self.builder.branch(body)
        self.builder.position_at_end(behind)

    def leave_if(self, condition: Any, target: Any) -> None:
        """Go to a block if a condition is true."""
        go_on = self.block()
        self.builder.cbranch(condition, target, go_on)
        self.builder.position_at_end(go_on)

    def finish(self) -> None:
        """End the function here."""
        self.builder.ret_void()

    # Vectors

    def splat(self, value: Any, lanes: int) -> Any:
        """Return a vector with the same value in every lane."""
        kind = vector(value.type, lanes)
        alone = self.builder.insert_element(ir.Constant(kind, ir.Undefined), value, I32(0))
        return self.shuffle(alone, alone, [0] * lanes)

    def shuffle(self, x: Any, y: Any, indexes: Sequence[int]) -> Any:
        """Return the chosen lanes of two vectors side by side."""
        chosen = ir.Constant(vector(I32, len(indexes)), list(indexes))
        return self.builder.shuffle_vector(x, y, chosen)

    def larger(self, x: Any, y: Any) -> Any:
        """Return the larger number of each lane."""
        return self._lanewise("smax", x, y)

    def smaller(self, x: Any, y: Any) -> Any:
        """Return the smaller number of each lane."""
        return self._lanewise("smin", x, y)

    def add_saturating(self, x: Any, y: Any) -> Any:
        """Return sums that stop at the lowest and the highest number."""
        return self._lanewise("sadd.sat", x, y)

    def subtract_saturating(self, x: Any, y: Any) -> Any:
        """Return differences that stop at the lowest and the highest number."""
        return self._lanewise("ssub.sat", x, y)

    def any(self, lanes: Any) -> Any:
        """Return whether one lane at least of a vector of booleans is true."""
        number = ir.IntType(lanes.type.count)
        return self.builder.icmp_unsigned("!=", self.builder.bitcast(lanes, number), number(0))

    def highest(self, numbers: Any) -> Any:
        """Return the highest number of all lanes."""
        lanes = numbers.type.count
        while lanes > 1:
            lanes //= 2
            halves = (
                self.shuffle(numbers, numbers, [*range(first, first + lanes)] * 2) for first in (0, lanes)
            )
            numbers = self.larger(*halves)
        return self.builder.extract_element(numbers, I32(0))

    def intrinsic(self, name: str, kind: Any, *arguments: Any) -> Any:
        """Return the value of one of LLVM's functions."""
        function = self.module.globals.get(name)
        if function is None:
            types = [argument.type for argument in arguments]
            function = ir.Function(self.module, ir.FunctionType(kind, types), name)
        return self.builder.call(function, arguments)

    def _lanewise(self, operation: str, x: Any, y: Any) -> Any:
        kind = x.type
        return self.intrinsic(f"llvm.{operation}.v{kind.count}i{kind.element.width}", kind, x, y)
