"""The scores of a query's positions with each residue of a subject, in the order of the lanes.

The query is cut into as many stretches as a register has lanes (Farrar 2007): position i is at segment i
modulo the length of a stretch, in lane i divided by it. Kernels that compare pairs of which each has a table
of scores of its own fill in a profile for each pair.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

from llvmlite import ir

from swathe.kernels.cpu.code import I8, I16, I32, I64, POINTER, Code, filled, vector
from swathe.kernels.cpu.instruction_sets import InstructionSet
from swathe.kernels.cpu.lookup import ROW, Lookup

CODES: Final = 32
"""Rows of a profile: one for each residue code, and to spare."""
VECTORS: Final = CODES + 2
"""Vectors of scratch memory for each segment."""

_WIDTH: Final = 16
"""Fewest bytes that a shuffle instruction looks up."""
_FILLING: Final = {8: -128, 16: -32_768, 32: -32_768}
"""Score of what fills up the last lanes."""


class Profile:
    """The profile of one pair after the other.

    Attributes
    ----------
    address : variable: of the scores, [CODES, stretch, lanes]
    """

    def __init__(self, code: Code, instructions: InstructionSet, bits: int) -> None:
        self._code = code
        self._bits = bits
        self._lanes = instructions.lanes(bits)
        self._bytes = instructions.register_bytes
        self._kind = vector(ir.IntType(bits), self._lanes)
        self._m, self._stretch = code.variable(I64), code.variable(I64)
        self.address, self._rows, self._order, self._limits = (code.variable(POINTER) for _ in range(4))
        self._width = max(self._lanes, _WIDTH)
        self._lookup = Lookup(code, instructions, self._width)
        self._halves = [code.array(I8, ROW) for _ in range(2)]

    def place(self, memory: Any, m: Any, stretch: Any) -> Any:
        """Choose where the profile of a query of m positions lies; return the address behind it.

        memory : aligned as vectors are, `VECTORS` for each segment of a stretch
        """
        code, b = self._code, self._code.builder
        self._m.set(m)
        self._stretch.set(stretch)
        self.address.set(memory)
        self._order.set(code.at(memory, b.mul(stretch, I64(CODES)), self._kind))
        self._limits.set(code.at(self._order.get(), stretch, vector(I8, self._bytes)))
        return code.at(self._limits.get(), stretch, self._kind)

    def use(self, other: Profile) -> None:
        """Read the scores of another profile from here on."""
        self.address.set(other.address.get())
        self._stretch.set(other._stretch.get())

    def order(self, rows: Any) -> None:
        """Store the row of each position in the order of the lanes, and a limit for its scores.

        The limit is low behind the last position. Rows are stored as bytes, for tables of up to `ROW` rows.

        rows : address of int32[m]: row of the tables for each position of the query
        """
        code, b = self._code, self._code.builder
        self._rows.set(rows)
        highest = self._kind.element((1 << (self._bits - 1)) - 1)
        with self._positions() as (position, inside, segment, lane):
            row = b.trunc(code.load(rows, position, I32), I8)
            code.store(row, self._order.get(), b.add(b.mul(segment, I64(self._bytes)), lane))
            limit = b.select(inside, highest, self._filling)
            code.store(limit, self._limits.get(), b.add(b.mul(segment, I64(self._lanes)), lane))

    def fill(self, table: Any, codes: Any, stride: Any) -> None:
        """Store the scores of each residue code with each position.

        table : address of int16[codes, stride]: scores of a subject's residue and a row; a stride of `ROW` is
            fastest
        """
        b = self._code.builder
        small = b.icmp_signed("==", stride, I64(ROW))
        with b.if_else(small) as (of_residues, of_positions):
            with of_residues:
                self._look_up(table, codes)
            with of_positions:
                self._copy(table, codes, stride)

    def scores(self, residue: Any) -> Any:
        """Return the address of the scores of a residue, [stretch, lanes]."""
        b = self._code.builder
        return self._code.at(self.address.get(), b.mul(residue, self._stretch.get()), self._kind)

    @contextmanager
    def _positions(self) -> Iterator[tuple[Any, Any, Any, Any]]:
        """Repeat the context for every place: its position, whether there is one, its segment and lane."""
        code, b = self._code, self._code.builder
        stretch = self._stretch.get()
        with code.loop(I64(0), I64(self._lanes)) as lane, code.loop(I64(0), stretch) as segment:
            position = b.add(b.mul(lane, stretch), segment)
            inside = b.icmp_signed("<", position, self._m.get())
            yield b.select(inside, position, I64(0)), inside, segment, lane

    def _look_up(self, table: Any, codes: Any) -> None:
        """Fill in the profile from a table of `ROW` rows."""
        code, b = self._code, self._code.builder
        with code.loop(I64(0), codes) as residue:
            both = code.load(table, residue, vector(I8, 2 * ROW), 2)
            tables = []
            for half, place in enumerate(self._halves):
                b.store(code.shuffle(both, both, range(half, 2 * ROW, 2)), place, align=ROW)
                tables.append(self._lookup.row(place))
            profile = self.scores(residue)
            with code.loop(I64(0), self._stretch.get()) as segment:
                place = code.at(self._order.get(), b.mul(segment, I64(self._bytes)), I8)
                indexes = self._lookup.indexes(b.load(place, typ=vector(I8, self._width), align=_WIDTH))
                low, high = (self._first_lanes(self._lookup.scores(table, indexes)) for table in tables)
                if self._bits > 8:
                    high = b.shl(b.sext(high, self._kind), filled(self._kind, 8))
                    low = b.or_(high, b.zext(low, self._kind))
                limits = code.load(self._limits.get(), segment, self._kind, self._bytes)
                code.store(code.smaller(low, limits), profile, segment, self._bytes)

    def _first_lanes(self, numbers: Any) -> Any:
        if self._lanes == self._width:
            return numbers
        return self._code.shuffle(numbers, numbers, range(self._lanes))

    def _copy(self, table: Any, codes: Any, stride: Any) -> None:
        """Fill in the profile from a table of any number of rows."""
        code, b = self._code, self._code.builder
        each = b.mul(self._stretch.get(), I64(self._lanes))
        with self._positions() as (position, inside, segment, lane):
            row = b.sext(code.load(self._rows.get(), position, I32), I64)
            place = b.add(b.mul(segment, I64(self._lanes)), lane)
            with code.loop(I64(0), codes) as residue:
                score = code.load(table, b.add(b.mul(residue, stride), row), I16)
                if self._bits == 8:
                    score = b.trunc(score, I8)
                elif self._bits == 32:
                    score = b.sext(score, I32)
                score = b.select(inside, score, self._filling)
                code.store(score, self.address.get(), b.add(b.mul(residue, each), place))

    @property
    def _filling(self) -> Any:
        """The score of what fills up the last lanes."""
        return self._kind.element(_FILLING[self._bits])
