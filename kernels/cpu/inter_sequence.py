"""Scores of one query with many subjects side by side, one subject in each lane (Rognes 2011).

A group of subjects of nearly equal length is compared at once, `TILE` columns after the other. Their residues
are transposed, so that those of one column lie side by side; the scores of each column are looked up once
for every kind of residue that the query has, and then `columns` columns go through the query's rows
together: what passes between them stays in registers.

A position-specific query has a row of scores of its own at each position: there the scores are looked up at
every cell. Where each subject has a table of scores of its own, as if adjusted to it, the scores of a column
are its lanes' rows of their tables, transposed. Such subjects are few, and of many lengths: there a lane goes
on to another subject when its own ends.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Final, Literal

from llvmlite import ir

from swathe.kernels.cpu.code import I8, I16, I32, I64, POINTER, Code, filled, vector
from swathe.kernels.cpu.instruction_sets import InstructionSet
from swathe.kernels.cpu.lookup import PADDING, ROW, Lookup
from swathe.kernels.cpu.recurrence import ROWS, Recurrence, RisingRecurrence

BLOCK: Final = 16
"""Residues of each subject that are transposed at once."""
TILE: Final = 64
"""Residues of each subject that are fetched at once."""
_REFILLED: Final = 32
"""The same where lanes go on to other subjects: they wait for the next tile to do so."""

Source = Literal["residues", "positions", "tables"]
"""Where scores are from: a row for each kind of residue of the query, one for each position of it, or a table
for each subject."""

_COMMON: Final = (
    "query_length",
    "residues",  # uint8[...]: residue codes of the subjects
    "offsets",  # int64[n + 1]: where each subject starts
    "groups",
    "members",  # int32[groups, lanes]: the subjects of each group, in any order; -1: none. With tables, all
    # are one queue that is taken from its end
    "first",  # cost of a gap's first residue
    "extend",  # cost of each further one
    "scratch",  # of `scratch_bytes`, aligned to 64; each thread has its own
    "scores",  # int32[n], one for each subject of a group is written
    "next",  # int64: groups begun so far, or members, from the last to the first; threads may share it
    "stop",  # int32: no further block is begun once it is not 0
    "cells",  # int64: to which the cells computed are added, block by block
    "below",  # these as `kernels.cpu.recurrence.RisingRange` has them, unused where numbers do not rise
    "block",
    "highest",
)
PARAMETERS: Final = (
    *_COMMON,
    "kinds",  # rows of `table`
    "table",  # int8[kinds, ROW]: scores of each kind of residue of the query, or of each position; in 8 bits
    # more by `extend`
    "rows",  # uint8[query_length]: the kind at each position; unused where `table` has one row for each
)
TABLE_PARAMETERS: Final = (
    *_COMMON,
    "kinds",  # of residues of the query, or its positions
    "tables",  # int16[n, codes, stride]: scores of each residue code of a subject and each kind
    "codes",
    "stride",  # a multiple of `lanes`, at least `kinds`
    "padding",  # int16[stride]: the lowest score, 0 at most, as that of what fills up a lane
    "rows",  # int32[query_length]: the kind at each position
)
"""What the kernel takes where each subject has a table."""


def columns(instructions: InstructionSet) -> int:
    """Return how many columns pass through the rows together: as many as registers have room for."""
    return 8 if instructions.register_bytes == 64 else 4


def scratch_bytes(instructions: InstructionSet, bits: int, query_length: int, kinds: int) -> int:
    """Return the size of the kernel's scratch memory."""
    lanes = instructions.lanes(bits)
    kinds = -(-kinds // lanes) * lanes
    vectors = 2 * query_length + kinds * columns(instructions)
    return vectors * instructions.register_bytes + TILE * _width(instructions, bits)


def build(
    module: ir.Module, name: str, instructions: InstructionSet, bits: int, source: Source = "residues"
) -> None:
    """Add the kernel to a module. With tables, of 16 or 32 bits, its parameters are `TABLE_PARAMETERS`."""
    code = Code(module, name, TABLE_PARAMETERS if source == "tables" else PARAMETERS)
    _InterSequence(code, instructions, bits, source).build()


def _width(instructions: InstructionSet, bits: int) -> int:
    """Return the bytes that the residues of a column take."""
    return max(instructions.lanes(bits), BLOCK)


class _InterSequence:
    def __init__(self, code: Code, instructions: InstructionSet, bits: int, source: Source) -> None:
        self.code = code
        self.source = source
        self.tile = _REFILLED if source == "tables" else TILE
        self.lanes = instructions.lanes(bits)
        self.width = _width(instructions, bits)
        self.columns = columns(instructions)
        self.bytes = instructions.register_bytes
        rises = bits == 8 or (bits == 16 and source == "tables")
        self.rising = RisingRecurrence(code, bits, self.lanes) if rises else None
        self.recurrence: Recurrence = self.rising or Recurrence(code, bits, self.lanes)
        self.lookup = Lookup(code, instructions, self.width)
        self.m = code.number("query_length")
        # H and E of each row, then the residues of a tile, and the scores of each kind in each column.
        self.state = code.pointer("scratch")
        b = code.builder
        self.residues = code.at(self.state, b.mul(self.m, I64(2)), self.recurrence.kind)
        self.looked_up = code.at(
            code.at(self.residues, I64(self.tile * self.width), I8), I64(0), self.recurrence.kind
        )
        self.best = code.variable(self.recurrence.kind)
        if self.rising:
            # What is 0 in each row of a block, and the best numbers of the rows that have their place there.
            self.floors, self.bests = (code.array(self.recurrence.kind, ROWS) for _ in range(2))
        self.diagonals = [code.variable(self.recurrence.kind) for _ in range(self.columns)]
        self.f = [code.variable(self.recurrence.kind) for _ in range(self.columns)]
        self.at = code.array(I64, self.lanes)
        self.left = code.array(I64, self.lanes)
        self.fetched = code.array(I8, self.width * self.tile)
        if source == "tables":
            self.tables = code.array(POINTER, self.lanes)
            self.scores = code.array(POINTER, self.lanes)
            self.members = code.array(I64, self.lanes)
            self.begun = code.array(self.recurrence.kind.element, self.lanes)
            self.working = code.variable(I64)
            self.queued = code.variable(I64)
        self.longest = code.variable(I64)
        self.real = code.variable(I64)

    def build(self) -> None:
        code, b = self.code, self.code.builder
        done = code.block("done")
        if self.rising:
            floor = code.variable(self.rising.kind, self.rising.zero)
            with code.loop(I64(0), I64(ROWS)) as row:
                floor.set(self.rising.risen(floor.get()))
                code.store(floor.get(), self.floors, row, self.bytes)
        if self.source == "tables":
            self._queue(done)
        else:
            self._groups(done)
        b.position_at_end(done)
        code.finish()

    def _groups(self, done: Any) -> None:
        """Score one group of subjects after the other, then go to `done`."""
        code, b = self.code, self.code.builder
        draw = code.block("draw")
        b.branch(draw)
        b.position_at_end(draw)
        drawn = b.atomic_rmw("add", code.pointer("next"), I64(1), "monotonic")
        code.leave_if(b.icmp_signed(">=", drawn, code.number("groups")), done)
        group = b.sub(b.sub(code.number("groups"), I64(1)), drawn)
        members = code.at(code.pointer("members"), b.mul(group, I64(self.lanes)), I32)
        self._begin(members)
        with code.loop(I64(0), self.longest.get(), self.tile) as begin:
            self._advance_tile(b.sub(self.longest.get(), begin), done)
        self._write_scores(members)
        b.branch(draw)

    def _queue(self, done: Any) -> None:
        """Score one subject after the other in each lane, then go to `done`."""
        code, b = self.code, self.code.builder
        self.working.set(I64(0))
        self.queued.set(b.mul(code.number("groups"), I64(self.lanes)))
        with code.loop(I64(0), I64(self.lanes)) as lane:
            code.store(I64(-1), self.members, lane)
            code.store(I64(0), self.left, lane)
        with code.repeated() as ended:
            self._refill()
            code.leave_if(b.icmp_signed("==", self.working.get(), I64(0)), ended)
            self._advance_tile(self.longest.get(), done)
        b.branch(done)

    def _refill(self) -> None:
        """Write the scores of subjects that have ended, and begin with others in their lanes."""
        code, b = self.code, self.code.builder
        any_begun = code.variable(I64, I64(0))
        best = code.array(self.recurrence.kind, 1)
        b.store(self._best_numbers(), best)
        self.longest.set(I64(0))
        with code.loop(I64(0), I64(self.lanes)) as lane:
            begun = code.variable(self.recurrence.kind.element)
            begun.set(self.recurrence.kind.element(0))
            member = code.load(self.members, lane, I64)
            ended = b.icmp_signed("==", code.load(self.left, lane, I64), I64(0))
            with b.if_then(b.and_(ended, b.icmp_signed(">=", member, I64(0)))):
                score = self.recurrence.score(code.load(best, lane, self.recurrence.kind.element))
                code.store(score, code.pointer("scores"), member)
                code.store(I64(-1), self.members, lane)
                self.working.set(b.sub(self.working.get(), I64(1)))
            with b.if_then(b.and_(ended, b.icmp_signed(">", self.queued.get(), I64(0)))):
                drawn = b.atomic_rmw("add", code.pointer("next"), I64(1), "monotonic")
                every = b.mul(code.number("groups"), I64(self.lanes))
                place = b.sub(b.sub(every, I64(1)), drawn)
                self.queued.set(place)
                with b.if_then(b.icmp_signed(">=", place, I64(0))):
                    member = b.sext(code.load(code.pointer("members"), place, I32), I64)
                    with b.if_then(b.icmp_signed(">=", member, I64(0))):
                        code.store(member, self.members, lane)
                        self._begin_lane(lane, member)
                        self.working.set(b.add(self.working.get(), I64(1)))
                        begun.set(self.recurrence.kind.element(-1))
                        any_begun.set(I64(1))
            code.store(begun.get(), self.begun, lane)
            left = code.load(self.left, lane, I64)
            self.longest.set(self._larger(left, self.longest.get()))
        with b.if_then(b.icmp_signed("!=", any_begun.get(), I64(0))):
            self._reset(b.load(self.begun, typ=self.recurrence.kind, align=self.bytes))

    def _advance_tile(self, longest: Any, done: Any) -> None:
        """Take the next tile of all lanes through the rows, `longest` columns at most; or go to `done`."""
        code, b = self.code, self.code.builder
        stop = b.load_atomic(code.pointer("stop"), "monotonic", 4, typ=I32)
        code.leave_if(b.icmp_signed("!=", stop, I32(0)), done)
        width = self._smaller(longest, I64(self.tile))
        self._fetch()
        with code.loop(I64(0), width, BLOCK) as first:
            self._transpose(first)
        with code.loop(I64(0), width, self.columns) as first:
            self._advance(first)
        b.atomic_rmw("add", code.pointer("cells"), b.mul(self.m, self.real.get()), "monotonic")

    def _begin(self, members: Any) -> None:
        """Go to the first residue of each subject of a group, with all scores 0."""
        code, b = self.code, self.code.builder
        self.longest.set(I64(0))
        with code.loop(I64(0), I64(self.lanes)) as lane:
            member = b.sext(code.load(members, lane, I32), I64)
            with b.if_else(b.icmp_signed("<", member, I64(0))) as (none, one):
                with none:
                    code.store(I64(0), self.left, lane)
                with one:
                    self._begin_lane(lane, member)
            left = code.load(self.left, lane, I64)
            self.longest.set(self._larger(left, self.longest.get()))
        self._reset(filled(self.recurrence.kind, -1))

    def _begin_lane(self, lane: Any, member: Any) -> None:
        """Go to the first residue of a lane's subject."""
        code, b = self.code, self.code.builder
        start = code.load(code.pointer("offsets"), member, I64)
        end = code.load(code.pointer("offsets"), b.add(member, I64(1)), I64)
        code.store(start, self.at, lane)
        code.store(b.sub(end, start), self.left, lane)
        if self.source == "tables":
            each = b.mul(code.number("codes"), code.number("stride"))
            table = code.at(code.pointer("tables"), b.mul(member, each), I16)
            code.store(table, self.tables, lane)

    def _reset(self, lanes: Any) -> None:
        """Set all scores of some lanes, those of a vector's numbers that are not 0, to 0."""
        code, b, step = self.code, self.code.builder, self.recurrence
        chosen = b.icmp_signed("!=", lanes, filled(step.kind, 0))

        def set_zero(pointer: Any, place: Any, zero: Any) -> None:
            numbers = code.load(pointer, place, step.kind, self.bytes)
            code.store(b.select(chosen, zero, numbers), pointer, place, self.bytes)

        with self._rows() as (position, row):
            state = self._state_at(position)
            set_zero(state, I64(0), self._floor(row))
            set_zero(state, I64(1), step.zero)
        self.best.set(b.select(chosen, step.zero, self.best.get()))
        if self.rising:
            with code.loop(I64(0), I64(ROWS)) as row:
                set_zero(self.bests, row, self._floor(row))

    @contextmanager
    def _rows(self) -> Iterator[tuple[Any, Any]]:
        """Repeat the instructions of the context for every position of the query and its row in a block."""
        code, b = self.code, self.code.builder
        if not self.rising:
            with code.loop(I64(0), self.m) as position:
                yield position, None
            return
        block = code.number("block")
        with code.loop(I64(0), self.m, block) as begin:
            with code.loop(I64(0), self._smaller(b.sub(self.m, begin), block)) as row:
                yield b.add(begin, row), row
            rise = b.sub(self._floor(b.sub(block, I64(1))), self.rising.zero)
            for variable in (*self.diagonals, *self.f):
                variable.set(b.sub(variable.get(), rise))

    def _floor(self, row: Any) -> Any:
        """Return what is 0 in a row of a block."""
        if not self.rising:
            return self.recurrence.zero
        return self.code.load(self.floors, row, self.recurrence.kind, self.bytes)

    def _state_at(self, position: Any) -> Any:
        """Return the address of H and E of a row; E is less `extend` where it is."""
        return self.code.at(self.state, self.code.builder.mul(position, I64(2)), self.recurrence.kind)

    def _smaller(self, x: Any, y: Any) -> Any:
        b = self.code.builder
        return b.select(b.icmp_signed("<", x, y), x, y)

    def _larger(self, x: Any, y: Any) -> Any:
        b = self.code.builder
        return b.select(b.icmp_signed(">", x, y), x, y)

    def _fetch(self) -> None:
        """Copy the next `tile` residues of each lane; count those that are not padding."""
        code, b = self.code, self.code.builder
        block = vector(I8, BLOCK)
        self.real.set(I64(0))
        with code.loop(I64(0), I64(self.lanes)) as lane:
            copy = code.at(self.fetched, b.mul(lane, I64(self.tile)), I8)
            left = code.load(self.left, lane, I64)
            at = code.load(self.at, lane, I64)
            subject = code.at(code.pointer("residues"), at, I8)
            real = self._smaller(left, I64(self.tile))
            whole = b.icmp_signed("==", real, I64(self.tile))
            with b.if_else(whole) as (all_of_them, the_last):
                with all_of_them:
                    for k in range(0, self.tile, BLOCK):
                        residues = b.load(code.at(subject, I64(k), I8), typ=block, align=1)
                        b.store(residues, code.at(copy, I64(k), I8), align=BLOCK)
                with the_last:
                    for k in range(0, self.tile, BLOCK):
                        b.store(filled(block, PADDING), code.at(copy, I64(k), I8), align=BLOCK)
                    blocks = b.and_(real, I64(-BLOCK))
                    with code.loop(I64(0), blocks, BLOCK) as k:
                        residues = b.load(code.at(subject, k, I8), typ=block, align=1)
                        b.store(residues, code.at(copy, k, I8), align=BLOCK)
                    with code.loop(blocks, real) as k:
                        code.store(code.load(subject, k, I8), copy, k)
            code.store(b.sub(left, real), self.left, lane)
            code.store(b.add(at, real), self.at, lane)
            self.real.set(b.add(self.real.get(), real))

    def _transpose(self, first: Any) -> None:
        """Store the next `BLOCK` residues of each lane as columns, from column `first` of the tile on."""
        code, b = self.code, self.code.builder
        block = vector(I8, BLOCK)
        with code.loop(I64(0), I64(self.width), BLOCK) as lane:
            rows = [
                b.load(
                    code.at(self.fetched, b.add(b.mul(b.add(lane, I64(k)), I64(self.tile)), first), I8),
                    typ=block,
                    align=BLOCK,
                )
                for k in range(BLOCK)
            ]
            for column, residues in enumerate(self._transposed(rows)):
                place = b.add(b.mul(b.add(first, I64(column)), I64(self.width)), lane)
                b.store(residues, code.at(self.residues, place, I8), align=BLOCK)

    def _transposed(self, rows: list[Any]) -> list[Any]:
        """Return vectors, as many as each has numbers, with rows and columns exchanged."""
        size, half = len(rows), len(rows) // 2
        low, high = (
            [place for k in range(begin, begin + half) for place in (k, size + k)] for begin in (0, half)
        )
        for _ in range(size.bit_length() - 1):
            pairs = list(zip(rows[:half], rows[half:], strict=True))
            rows = [self.code.shuffle(x, y, order) for x, y in pairs for order in (low, high)]
        return rows

    def _advance(self, first: Any) -> None:
        """Take the next `columns` columns of the tile through all rows."""
        code, b = self.code, self.code.builder
        if self.source == "tables":
            self._look_up_in_tables(first)
        else:
            indexes = self._indexes(first)
        if self.source == "residues":
            self._look_up(indexes)
        elif self.source == "positions" and self.lookup.halves:
            self._keep(indexes)
        for variable in (*self.diagonals, *self.f):
            variable.set(self.recurrence.zero)
        with self._rows() as (position, in_block):
            if self.source == "positions":
                row = self.lookup.row(code.at(code.pointer("table"), b.mul(position, I64(ROW)), I8))
                self._advance_row(
                    position,
                    in_block,
                    lambda column: self._widened(self.lookup.scores(row, self._kept(indexes, column))),
                )
            else:
                of_row = I32 if self.source == "tables" else I8
                residue = b.zext(code.load(code.pointer("rows"), position, of_row), I64)
                place = code.at(self.looked_up, b.mul(residue, I64(self.columns)), self.recurrence.kind)
                self._advance_row(
                    position,
                    in_block,
                    lambda column: code.load(place, I64(column), self.recurrence.kind, self.bytes),
                )

    def _indexes(self, first: Any) -> list[tuple[Any, ...]]:
        """Return the residues of the next `columns` columns as `Lookup` takes them."""
        code, b = self.code, self.code.builder
        kind = vector(I8, self.width)
        indexes = []
        for column in range(self.columns):
            place = code.at(self.residues, b.mul(b.add(first, I64(column)), I64(self.width)), I8)
            indexes.append(self.lookup.indexes(b.load(place, typ=kind, align=BLOCK)))
        return indexes

    def _keep(self, indexes: list[tuple[Any, ...]]) -> None:
        """Store the indexes of columns: as operands in memory they leave registers for more columns."""
        for column, halves in enumerate(indexes):
            for half, index in enumerate(halves):
                self.code.store(index, self.looked_up, I64(len(halves) * column + half), BLOCK)

    def _kept(self, indexes: list[tuple[Any, ...]], column: int) -> tuple[Any, ...]:
        """Return the indexes of a column, those that `_keep` stored from memory."""
        if not self.lookup.halves:
            return indexes[column]
        halves = indexes[column]
        return tuple(
            self.code.load(self.looked_up, I64(len(halves) * column + half), index.type, BLOCK)
            for half, index in enumerate(halves)
        )

    def _look_up(self, indexes: list[tuple[Any, ...]]) -> None:
        """Store the scores of each kind of residue of the query in the next `columns` columns."""
        code, b = self.code, self.code.builder
        with code.loop(I64(0), code.number("kinds")) as residue:
            row = self.lookup.row(code.at(code.pointer("table"), b.mul(residue, I64(ROW)), I8))
            for column, index in enumerate(indexes):
                scores = self._widened(self.lookup.scores(row, index))
                place = b.add(b.mul(residue, I64(self.columns)), I64(column))
                code.store(scores, self.looked_up, place, self.bytes)

    def _look_up_in_tables(self, first: Any) -> None:
        """Store the scores of each kind in the next `columns` columns, each lane's from its own table."""
        code, b = self.code, self.code.builder
        some = vector(I16, self.lanes)
        with code.loop(I64(0), I64(self.columns)) as column:
            residues = code.at(self.residues, b.mul(b.add(first, column), I64(self.width)), I8)
            with code.loop(I64(0), I64(self.lanes)) as lane:
                residue = b.zext(code.load(residues, lane, I8), I64)
                table = code.load(self.tables, lane, POINTER)
                scores = code.at(table, b.mul(residue, code.number("stride")), I16)
                real = b.icmp_unsigned("!=", residue, I64(PADDING))
                code.store(b.select(real, scores, code.pointer("padding")), self.scores, lane)
            with code.loop(I64(0), code.number("kinds"), self.lanes) as kind:
                rows = []
                for lane in range(self.lanes):
                    scores = code.load(self.scores, I64(lane), POINTER)
                    rows.append(b.load(code.at(scores, kind, I16), typ=some, align=2))
                for k, scores in enumerate(self._transposed(rows)):
                    if self.rising:
                        scores = self.rising.risen(scores)
                    elif self.recurrence.kind != some:
                        scores = b.sext(scores, self.recurrence.kind)
                    place = b.add(b.mul(b.add(kind, I64(k)), I64(self.columns)), column)
                    code.store(scores, self.looked_up, place, self.bytes)

    def _advance_row(self, position: Any, in_block: Any, scores: Callable[[int], Any]) -> None:
        """Compute one row in all columns of a step.

        A gap along one sequence may follow one along the other in one order alone: alignments with the other
        order score the same. So what depends on the column before takes two operations until it is passed on.

        in_block : row of the block that the position has
        scores : returns those of a column; called where they are needed, or else registers run out
        """
        code, step = self.code, self.recurrence
        state = self._state_at(position)
        before = code.load(state, I64(0), step.kind, self.bytes)
        e = code.load(state, I64(1), step.kind, self.bytes)
        if self.rising:
            best = code.load(self.bests, in_block, step.kind, self.bytes)
            floor = self._floor(in_block)
        else:
            best = self.best.get()
        for column, (diagonal, f) in enumerate(zip(self.diagonals, self.f, strict=True)):
            if self.rising:
                m, down = self.rising.matched_in(floor, diagonal.get(), scores(column)), f.get()
            else:
                m, down = step.matched(diagonal.get(), scores(column)), step.extended(f.get())
            diagonal.set(before)
            m = code.larger(m, down)
            opened = step.opening(m)
            e = step.extended(e)
            h = code.larger(m, e)
            best = code.larger(best, h)
            e = code.larger(e, opened)
            f.set(code.larger(down, opened))
            before = h
        if self.rising:
            code.store(best, self.bests, in_block, self.bytes)
        else:
            self.best.set(best)
        code.store(before, state, I64(0), self.bytes)
        code.store(e, state, I64(1), self.bytes)

    def _widened(self, scores: Any) -> Any:
        """Return bytes as numbers of the recurrence's width, of its lanes."""
        if self.recurrence.kind.element == I8:
            return scores
        if self.lanes < self.width:
            scores = self.code.shuffle(scores, scores, range(self.lanes))
        return self.code.builder.sext(scores, self.recurrence.kind)

    def _best_numbers(self) -> Any:
        """Return the best number of each lane, of the row before a block if numbers rise."""
        code, b = self.code, self.code.builder
        best = code.variable(self.recurrence.kind, self.best.get())
        if self.rising:
            with code.loop(I64(0), code.number("block")) as row:
                rise = b.sub(self._floor(row), self.rising.zero)
                numbers = b.sub(code.load(self.bests, row, self.rising.kind, self.bytes), rise)
                best.set(code.larger(best.get(), numbers))
        return best.get()

    def _write_scores(self, members: Any) -> None:
        code, b = self.code, self.code.builder
        best = code.array(self.recurrence.kind, 1)
        b.store(self._best_numbers(), best)
        with code.loop(I64(0), I64(self.lanes)) as lane:
            member = b.sext(code.load(members, lane, I32), I64)
            with b.if_then(b.icmp_signed(">=", member, I64(0))):
                score = self.recurrence.score(code.load(best, lane, self.recurrence.kind.element))
                code.store(score, code.pointer("scores"), member)
