"""Scores of one query with many subjects at once, side by side in SIMD vectors of 16-bit integers.

Given loops over lanes, a compiler checks at run time whether their arrays overlap, and keeps in memory what
could stay in registers. Operations on all lanes are therefore explicit: a `Vector` is one value of compiled
code, and each operation on it one LLVM instruction, which LLVM maps to the widest registers of the processor.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from llvmlite import ir
from numba import types
from numba.core.cgutils import get_or_insert_function
from numba.extending import intrinsic, models, register_model
from numpy.typing import NDArray

from swathe.core.native.memory import aligned
from swathe.core.system.compiled import compiled

LANES: Final = 32
"""Integers of a vector: a register of AVX-512, two of AVX2, four of SSE or Neon."""
HIGHEST: Final = 32_767
"""Highest score in lanes; higher ones are clipped to it."""

_VECTOR: Final = ir.VectorType(ir.IntType(16), LANES)
_INDEXES: Final = ir.VectorType(ir.IntType(32), LANES)


class Vector(types.Type):
    """Numba's type of `LANES` integers of 16 bits."""

    def __init__(self) -> None:
        super().__init__(f"int16x{LANES}")


@register_model(Vector)
class _VectorModel(models.PrimitiveModel):
    def __init__(self, manager: Any, of: Vector) -> None:
        super().__init__(manager, of, _VECTOR)


_vector: Final = Vector()


def vectors(n: int) -> NDArray[np.int16]:
    """Return zeros, int16[n, LANES], aligned for loading and storing vectors."""
    memory = aligned(n * LANES * 2)
    memory[:] = 0
    return memory.view(np.int16).reshape(n, LANES)


def _place(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
    """Return the pointer to a row of an array int16[..., LANES] in C order."""
    array = context.make_array(signature.args[0])(context, builder, arguments[0])
    return builder.gep(builder.bitcast(array.data, _VECTOR.as_pointer()), [arguments[1]])


@intrinsic
def load(_: Any, array: Any, row: Any) -> Any:
    """Load a row of an array of `vectors`."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.load(_place(context, builder, signature, arguments), align=2)

    return _vector(array, types.intp), generate


@intrinsic
def store(_: Any, array: Any, row: Any, value: Any) -> Any:
    """Store a vector in a row of an array of `vectors`."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        builder.store(arguments[2], _place(context, builder, signature, arguments), align=2)
        return context.get_dummy_value()

    return types.void(array, types.intp, _vector), generate


@intrinsic
def splat(_: Any, value: Any) -> Any:
    """Return a vector with all lanes equal to one integer."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        nothing = ir.Constant(_VECTOR, ir.Undefined)
        one = builder.insert_element(nothing, arguments[0], ir.IntType(32)(0))
        return builder.shuffle_vector(one, nothing, ir.Constant(_INDEXES, None))

    return _vector(types.int16), generate


@intrinsic
def turn(_: Any, tables: Any, starts: Any, column: Any, turned: Any) -> Any:
    """Transpose `LANES` integers from `column` on of one row for each lane.

    starts : int64[LANES] where each lane's row starts in `tables`, int16[...]
    turned : of `vectors`, of which rows `column` to `column` + `LANES` are written
    """
    # Number the integers by lane and position, 5 bits each. Each round of interleaving rotates the bits of
    # that number by one; after five rounds lane and position have changed places.
    rounds, half = LANES.bit_length() - 1, LANES // 2
    pairs = [
        ir.Constant(_INDEXES, [one for i in range(begin, begin + half) for one in (i, i + LANES)])
        for begin in (0, half)
    ]

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        of_tables, of_starts, of_turned = (
            context.make_array(signature.args[i])(context, builder, arguments[i]).data for i in (0, 1, 3)
        )
        rows = []
        for k in range(LANES):
            start = builder.load(builder.gep(of_starts, [ir.IntType(64)(k)]))
            place = builder.gep(of_tables, [builder.add(start, arguments[2])])
            rows.append(builder.load(builder.bitcast(place, _VECTOR.as_pointer()), align=2))
        for _ in range(rounds):
            rows = [
                builder.shuffle_vector(rows[i], rows[i + half], pair) for i in range(half) for pair in pairs
            ]
        first = builder.bitcast(of_turned, _VECTOR.as_pointer())
        for k, row in enumerate(rows):
            builder.store(row, builder.gep(first, [builder.add(arguments[2], ir.IntType(64)(k))]), align=2)
        return context.get_dummy_value()

    return types.void(tables, starts, types.intp, turned), generate


def _operation(name: str, words: str) -> Any:
    """Return an intrinsic for LLVM's instruction of that name on two vectors."""

    def operation(_: Any, one: Any, other: Any) -> Any:
        def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            of_type = ir.FunctionType(_VECTOR, [_VECTOR, _VECTOR])
            function = get_or_insert_function(builder.module, of_type, f"llvm.{name}.v{LANES}i16")
            return builder.call(function, arguments)

        return _vector(_vector, _vector), generate

    operation.__doc__ = words
    return intrinsic(operation)


added = _operation("sadd.sat", "Return the sums, from -32,768 to `HIGHEST`.")
reduced = _operation("usub.sat", "Return the differences of integers from 0 on, 0 at least.")
larger = _operation("smax", "Return the larger one in each lane.")


@compiled
def advance_lanes(  # type: ignore[no-untyped-def]
    rows, tables, residues, begins, lengths, queue, heads, tails, at, n_columns, first, extend,
    h, e, chosen, best, scores,
):  # fmt: skip
    """Advance the Smith-Waterman scores of one query's pairs by some columns; return whether all are done.

    Gotoh's recurrence, with E and F clipped at 0, which changes no score. Each lane has a queue of subjects
    and processes their residues, one a column; a lane whose queue is empty continues with arbitrary data. A
    gap's first residue costs `first`, each further one `extend`.

    Parameters
    ----------
    rows : int64[m] row of the tables for each residue of the query
    tables : int16[n, N_CODES, n_rows +] scores of each row with each residue of a subject, padded to a
        multiple of `LANES`
    residues : uint8[...]; begins, lengths : int64[n] of each subject in it, at least 1 residue
    queue : int64[...] subjects; heads, tails : int64[LANES] what is left of each lane's part of it
    at : int64[LANES] position of each lane in its current subject
    h, e : `vectors` of m, the previous column; 0 at the start
    chosen : `vectors` of n_rows, best : of 1; 0 at the start
    scores : int64[n] filled in as subjects end, at most `HIGHEST`
    """
    opens, extends = splat(np.int16(first)), splat(np.int16(extend))
    starts = np.zeros(LANES, np.int64)
    for _ in range(n_columns):
        busy = False
        for k in range(LANES):
            if heads[k] < tails[k]:
                busy = True
                subject = queue[heads[k]]
                code = np.int64(residues[begins[subject] + at[k]])
                starts[k] = (subject * tables.shape[1] + code) * tables.shape[2]
        if not busy:
            return True
        for row in range(0, tables.shape[2], LANES):
            turn(tables, starts, row, chosen)
        diagonal = f = splat(np.int16(0))
        top = load(best, 0)
        for i in range(rows.size):
            before = load(h, i)
            along = larger(reduced(load(e, i), extends), reduced(before, opens))
            value = larger(larger(added(diagonal, load(chosen, rows[i])), along), f)
            store(h, i, value)
            store(e, i, along)
            diagonal = before
            top = larger(top, value)
            f = larger(reduced(f, extends), reduced(value, opens))
        store(best, 0, top)
        for k in range(LANES):
            if heads[k] == tails[k]:
                continue
            at[k] += 1
            subject = queue[heads[k]]
            if at[k] == lengths[subject]:
                scores[subject] = best[0, k]
                heads[k] += 1
                at[k] = 0
                best[0, k] = 0
                for i in range(rows.size):  # the lane's next subject begins in the next column
                    h[i, k] = 0
                    e[i, k] = 0
    return False
