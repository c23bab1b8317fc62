"""Optimal local alignments of many pairs, one after the other, in one call.

The positions of a pair's query lie side by side as in `kernels.cpu.striped`, so that nothing depends on what
other pairs there are: each may have a query, and scores, of its own. No directions are kept: the traceback
finds where H of a cell is from by trying the ways there are, for the cells of its path alone. A pair's score
is known; the first row that reaches it is the last one.

On the way down, one row takes the place of the one before; H and F of the row above each block of rows are
kept. The traceback computes the blocks again, as far as it gets, and of each only the strip of columns that
its path can go through.

What gaps along the query carry from one stretch into the next is found for all stretches at once, in as many
steps as the number of lanes has bits, unless the first of them changes nothing. It is then added to the cells
of the stretches as far as it is more than a new gap is worth.

The alignment is then scored once more, from its runs and the table alone, and described.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from llvmlite import ir

from swathe.kernels.cpu.code import I8, I16, I32, I64, POINTER, Code, filled
from swathe.kernels.cpu.instruction_sets import InstructionSet
from swathe.kernels.cpu.profile import CODES, VECTORS, Profile
from swathe.kernels.cpu.recurrence import Recurrence

FIGURES: Final = (
    "query_start",
    "query_end",
    "subject_start",
    "subject_end",
    "paired",  # unadjusted scores of the pairs of residues, gaps not counted
    "identities",
    "positives",
    "gap_openings",
    "gaps",
)
"""Rows of `figures`."""
PAIRED, OF_QUERY, OF_SUBJECT = b"MID"
"""Operations: two residues, or one of the query or of the subject opposite a gap."""

PARAMETERS: Final = (
    "pairs",
    "query_of",  # int32[pairs]: index of the query
    "subjects",  # address[pairs]: uint8[...] residue codes
    "lengths",  # int32[pairs]: of the subjects
    "wanted",  # int32[pairs]: scores of the search, above 0
    "tables",  # address[pairs]: int16[`CODES` or fewer, stride]: scores of a subject's residue and a row
    "queries",  # address[queries]: uint8[...] residue codes
    "query_lengths",  # int32[queries]
    "rows",  # address[queries]: int32[...] row of the tables for each position of the query
    "strides",  # int32[queries]: of the tables; `ROW` is fastest
    "codes",  # int32[queries]: of the tables
    "unadjusted",  # address[queries]: the table before it was adjusted to a pair
    "first",  # cost of a gap's first residue, in the units of `tables`
    "extend",  # cost of each further one
    "blocks",  # int32[pairs]: `block_rows`
    "scratch",  # of the largest `scratch_bytes` of a pair, aligned to 64, of this thread alone
    "figures",  # int32[FIGURES, pairs]
    "begins",  # int64[pairs]: where a pair's runs begin
    "runs",  # int32[pairs]: how many there are; NOT_FOUND: no alignment has the score
    "counts",  # int32[...]: columns of each run; room for 2 min(m, n) + 1 runs of each pair
    "operations",  # uint8[...]
    "used",  # int64: runs written by all threads
    "next",  # int64: pairs begun by all threads
    "stop",  # int32: no further row, nor step of a traceback, is begun once it is not 0
)
NOT_FOUND: Final = -1

_KIND_BITS: Final = 8
_BLOCK_BYTES: Final = 1 << 16
"""Bytes that H of all columns of a block takes, unless the rows kept of other blocks would take more. The
lower a block, the narrower its strip; 32 to 256 kB are about as fast."""


def scratch_bytes(instructions: InstructionSet, bits: int, m: Any, n: Any) -> Any:
    """Return the size of the kernel's scratch memory for a query of m residues and a subject of n.

    m, n : numbers, or arrays of them
    """
    stretch = -(-m // instructions.lanes(bits))
    rows = block_rows(instructions, bits, m, n)
    vectors = stretch * (2 * VECTORS + 2 + rows + 2 * -(-n // rows))
    return vectors * instructions.register_bytes + 4 * (m + n)


def block_rows(instructions: InstructionSet, bits: int, m: Any, n: Any) -> Any:
    """Return how many rows a block has, 1 to n, for a query of m residues and a subject of n.

    m, n : numbers, or arrays of them
    """
    row = -(-m // instructions.lanes(bits)) * instructions.register_bytes
    least_memory = np.sqrt(2 * n).astype(np.int64)
    return np.clip(np.maximum(_BLOCK_BYTES // np.maximum(row, 1), least_memory), 1, np.maximum(n, 1))


def build(module: ir.Module, name: str, instructions: InstructionSet, bits: int) -> None:
    """Add the kernel to a module."""
    _Alignment(Code(module, name, PARAMETERS), instructions, bits).build()


class _Alignment:
    def __init__(self, code: Code, instructions: InstructionSet, bits: int) -> None:
        self.code = code
        self.bits = bits
        self.lanes = instructions.lanes(bits)
        self.bytes = instructions.register_bytes
        self.recurrence = Recurrence(code, bits, self.lanes)
        self.kind = self.recurrence.kind
        self.element = self.kind.element
        self.lowest = -(1 << (bits - 1)) if bits < 32 else 0
        number, address = I64, POINTER
        self.pair, self.m, self.n, self.wanted, self.stride, self.codes = (
            code.variable(number) for _ in range(6)
        )
        # Of the rows as they are computed now, and of whole ones.
        self.stretch, self.whole = code.variable(number), code.variable(number)
        self.subject, self.query, self.rows, self.unadjusted = (code.variable(address) for _ in range(4))
        none = ir.Constant(POINTER, None)
        self.table, self.query_before = code.variable(address, none), code.variable(number, I64(-1))
        # F, H, and the runs of the traceback; the profile lies between F and H.
        self.f, self.h, self.stack = (code.variable(address) for _ in range(3))
        # The block: its first row, and how many there are to a block; F and H of the row above it.
        self.begin, self.block = (code.variable(number) for _ in range(2))
        self.checkpoint = code.variable(address)
        # The most that a row of each residue adds to the scores of the one above.
        self.rises = code.array(I64, CODES)
        self.profile, self.strip = (Profile(code, instructions, bits) for _ in range(2))
        # The strip's first column, the column of the traceback's cell, and where the strip's profile lies.
        self.left, self.column = code.variable(number), code.variable(number)
        self.strip_memory = code.variable(address)
        self.best, self.e, self.diagonal = (code.variable(self.kind) for _ in range(3))
        self.target = code.variable(self.kind)
        # What a gap costs across 1, 2, 4 ... lanes, in two parts: one alone might not fit.
        self.across = [
            (code.variable(self.kind), code.variable(self.kind)) for _ in range(self.lanes.bit_length() - 1)
        ]
        # The cell of the traceback: row, place in a lane, lane, and H.
        self.i, self.segment, self.lane, self.value = (code.variable(number) for _ in range(4))
        # What a gap along the subject costs that would start in the cell; -1: the path is in no gap.
        self.cost = code.variable(number)
        self.written = code.variable(number)

    def build(self) -> None:
        code, b = self.code, self.code.builder
        done, failed = code.block("done"), code.block("failed")
        with code.repeated() as behind:
            drawn = b.atomic_rmw("add", code.pointer("next"), I64(1), "monotonic")
            code.leave_if(b.icmp_signed(">=", drawn, code.number("pairs")), behind)
            self.pair.set(drawn)
            self._begin()
            self._align(done, failed)
            self._describe(failed)
            finished = code.block()
            b.branch(finished)
            b.position_at_end(failed)
            code.store(I32(NOT_FOUND), code.pointer("runs"), self.pair.get())
            b.branch(finished)
            b.position_at_end(finished)
        b.branch(done)
        b.position_at_end(done)
        code.finish()

    # The matrix

    def _begin(self) -> None:
        """Read what the pair is, lay out the scratch memory, and make the profile if it is another one."""
        code, b = self.code, self.code.builder
        pair = self.pair.get()
        query = self._integer("query_of", pair)
        for variable, name, index in (
            (self.m, "query_lengths", query),
            (self.n, "lengths", pair),
            (self.wanted, "wanted", pair),
            (self.stride, "strides", query),
            (self.codes, "codes", query),
        ):
            variable.set(self._integer(name, index))
        for variable, name, index in (
            (self.subject, "subjects", pair),
            (self.query, "queries", query),
            (self.rows, "rows", query),
            (self.unadjusted, "unadjusted", query),
        ):
            variable.set(code.load(code.pointer(name), index, POINTER))
        m = self.m.get()
        stretch = b.sdiv(b.add(m, I64(self.lanes - 1)), I64(self.lanes))
        self.whole.set(stretch)
        self.f.set(code.pointer("scratch"))
        self.h.set(self.profile.place(code.at(self.f.get(), stretch, self.kind), m, stretch))
        rows = self._integer("blocks", pair)
        self.block.set(rows)
        self.checkpoint.set(code.at(self.h.get(), b.mul(stretch, b.add(rows, I64(1))), self.kind))
        n = self.n.get()
        blocks = b.sdiv(b.sub(b.add(n, rows), I64(1)), rows)
        self.strip_memory.set(
            code.at(self.checkpoint.get(), b.mul(b.mul(stretch, blocks), I64(2)), self.kind)
        )
        self.stack.set(code.at(self.strip_memory.get(), b.mul(stretch, I64(VECTORS)), self.kind))
        table = code.load(code.pointer("tables"), pair, POINTER)
        same_query = b.icmp_signed("==", query, self.query_before.get())
        same_table = b.icmp_unsigned("==", table, self.table.get())
        self.table.set(table)
        self.query_before.set(query)
        with b.if_then(b.not_(same_query)):
            self.profile.order(self.rows.get())
        with b.if_then(b.not_(b.and_(same_query, same_table))):
            self.profile.fill(table, self.codes.get(), self.stride.get())
            self._find_rises()
        self._set_stretch(stretch)
        target = b.trunc(b.add(self.wanted.get(), I64(self.lowest)), self.element)
        self.target.set(code.splat(target, self.lanes))
        self.begin.set(I64(0))
        self.best.set(self.recurrence.zero)
        with code.loop(I64(0), stretch) as segment:
            for place in (self.f, self.h):
                code.store(self.recurrence.zero, place.get(), segment, self.bytes)

    def _set_stretch(self, stretch: Any) -> None:
        """Compute rows of so many vectors from here on."""
        code, b = self.code, self.code.builder
        self.stretch.set(stretch)
        across = b.mul(stretch, code.number("extend"))
        for number, (half, rest) in enumerate(self.across):
            cost = b.mul(across, I64(1 << number))
            # No score is higher than the one wanted.
            cost = b.select(b.icmp_signed("<", cost, self.wanted.get()), cost, self.wanted.get())
            smaller = b.ashr(cost, I64(1))
            half.set(code.splat(b.trunc(smaller, self.element), self.lanes))
            rest.set(code.splat(b.trunc(b.sub(cost, smaller), self.element), self.lanes))

    def _find_rises(self) -> None:
        """Find the highest score of the profile with each residue, 0 or more."""
        code = self.code
        with code.loop(I64(0), self.codes.get()) as residue:
            highest = self._highest(self.profile.scores(residue), filled(self.kind, 0))
            code.store(highest, self.rises, residue)

    def _highest(self, row: Any, least: Any) -> Any:
        """Return the highest number of a whole row, int64, or the highest of `least`."""
        code = self.code
        self.best.set(least)
        with code.loop(I64(0), self.whole.get()) as segment:
            self.best.set(code.larger(self.best.get(), code.load(row, segment, self.kind, self.bytes)))
        return code.builder.sext(code.highest(self.best.get()), I64)

    def _align(self, done: Any, failed: Any) -> None:
        """Compute H down to the row that reaches the score, and go back from there to the alignment's start.

        On the way back, a strip of each block is computed again, to keep H of all of its rows.
        """
        code, b = self.code, self.code.builder
        below, again, above, traced = (code.block() for _ in range(4))
        reached = code.block("reached")
        b.branch(below)
        b.position_at_end(below)
        self._keep()
        self._search(done, reached)
        begin = b.add(self.begin.get(), self.block.get())
        code.leave_if(b.icmp_signed(">=", begin, self.n.get()), failed)
        self.begin.set(begin)
        self._move_checkpoint(1)
        b.branch(below)

        b.position_at_end(reached)
        self._find_end()
        b.branch(again)
        b.position_at_end(again)
        self._choose_strip()
        self._fill(done)
        self._trace(done, failed, above, traced)

        b.position_at_end(above)
        self.column.set(self._column())
        self.begin.set(b.sub(self.begin.get(), self.block.get()))
        self._move_checkpoint(-1)
        b.branch(again)
        b.position_at_end(traced)

    def _keep(self) -> None:
        """Keep F and H of the row above the block."""
        self._copy(self.f.get(), self.checkpoint.get())
        self._copy(self.h.get(), self._checkpoint_h())

    def _checkpoint_h(self) -> Any:
        """Return the address of the H that is kept, behind F."""
        return self.code.at(self.checkpoint.get(), self.whole.get(), self.kind)

    def _move_checkpoint(self, blocks: int) -> None:
        """Go to what is kept for a block further on."""
        vectors = self.code.builder.mul(self.whole.get(), I64(2 * blocks))
        self.checkpoint.set(self.code.at(self.checkpoint.get(), vectors, self.kind))

    def _copy(self, row: Any, place: Any) -> None:
        """Copy the numbers of a whole row to another address."""
        with self.code.loop(I64(0), self.whole.get()) as segment:
            vectors = self.code.load(row, segment, self.kind, self.bytes)
            self.code.store(vectors, place, segment, self.bytes)

    def _choose_strip(self) -> None:
        """Choose the columns of the block that are computed again, and lay out rows of these alone.

        No cell right of the traceback's is needed. A path to that cell has no more than the highest score
        above the block and the highest scores of the rows' residues, less its gaps. What this is more than
        the cell's score is what gaps can have cost, so it limits their length, and how far left the path can
        be. Cells further left are on no such path: it makes no difference that their scores are missing.
        """
        code, b = self.code, self.code.builder
        begin, end = self.begin.get(), b.add(self.i.get(), I64(1))
        spare = code.variable(
            I64, b.sub(self._highest(self._checkpoint_h(), self.recurrence.zero), I64(self.lowest))
        )
        with code.loop(begin, end) as row:
            residue = b.zext(code.load(self.subject.get(), row, I8), I64)
            spare.set(b.add(spare.get(), code.load(self.rises, residue, I64)))
        for_gaps = b.sub(b.sub(spare.get(), self.value.get()), code.number("first"))
        extend = code.number("extend")
        at_least_1 = b.select(b.icmp_signed(">", extend, I64(0)), extend, I64(1))
        gaps = b.select(
            b.icmp_signed("<", for_gaps, I64(0)), I64(0), b.add(b.sdiv(for_gaps, at_least_1), I64(1))
        )
        gaps = b.select(b.icmp_signed(">", extend, I64(0)), gaps, self.m.get())
        column = self.column.get()
        left = b.sub(column, b.add(b.add(b.sub(end, begin), gaps), I64(1)))
        left = b.select(b.icmp_signed(">", left, I64(0)), left, I64(0))
        width = b.add(b.sub(column, left), I64(1))
        narrow = b.icmp_signed("<", b.mul(width, I64(2)), self.m.get())
        with b.if_else(narrow) as (of_strip, of_all):
            with of_strip:
                self.left.set(left)
                self._set_stretch(b.sdiv(b.add(width, I64(self.lanes - 1)), I64(self.lanes)))
                self.strip.place(self.strip_memory.get(), width, self.stretch.get())
                self.strip.order(code.at(self.rows.get(), left, I32))
                self.strip.fill(self.table.get(), self.codes.get(), self.stride.get())
                for row, place in ((self.checkpoint.get(), self.f), (self._checkpoint_h(), self.h)):
                    self._cut_out(row, place.get(), width)
            with of_all:
                self.left.set(I64(0))
                self._set_stretch(self.whole.get())
                self.strip.use(self.profile)
                self._copy(self.checkpoint.get(), self.f.get())
                self._copy(self._checkpoint_h(), self.h.get())
        self.segment.set(b.srem(b.sub(column, self.left.get()), self.stretch.get()))
        self.lane.set(b.sdiv(b.sub(column, self.left.get()), self.stretch.get()))

    def _cut_out(self, row: Any, place: Any, width: Any) -> None:
        """Copy the strip's columns of a whole row to a row of the strip."""
        code, b = self.code, self.code.builder
        lanes, stretch, left = I64(self.lanes), self.stretch.get(), self.left.get()
        segment = code.variable(I64, b.srem(left, self.whole.get()))
        lane = code.variable(I64, b.sdiv(left, self.whole.get()))
        with code.loop(I64(0), lanes) as to_lane, code.loop(I64(0), stretch) as to_segment:
            inside = b.icmp_signed("<", b.add(b.mul(to_lane, stretch), to_segment), width)
            source = b.add(b.mul(segment.get(), lanes), lane.get())
            number = code.load(row, b.select(inside, source, I64(0)), self.element)
            number = b.select(inside, number, self.element(self.lowest))
            code.store(number, place, b.add(b.mul(to_segment, lanes), to_lane))
            following = b.add(segment.get(), I64(1))
            last = b.icmp_signed("==", following, self.whole.get())
            segment.set(b.select(last, I64(0), following))
            lane.set(b.add(lane.get(), b.zext(last, I64)))

    def _search(self, done: Any, reached: Any) -> None:
        """Compute the block's rows, one in place of the other, up to one that reaches the score: `i` then."""
        code, b = self.code, self.code.builder
        end = b.add(self.begin.get(), self.block.get())
        end = b.select(b.icmp_signed("<", end, self.n.get()), end, self.n.get())
        h = self.h.get()
        with code.loop(self.begin.get(), end) as row:
            self._leave_if_stopped(done)
            self.i.set(row)
            self._advance(self.profile, row, h, h, look=True)
            code.leave_if(code.any(b.icmp_signed(">=", self.best.get(), self.target.get())), reached)

    def _fill(self, done: Any) -> None:
        """Compute H of the block's rows, up to that of the traceback's cell."""
        code, b = self.code, self.code.builder
        begin = self.begin.get()
        with code.loop(begin, b.add(self.i.get(), I64(1))) as row:
            self._leave_if_stopped(done)
            before = code.at(self.h.get(), b.mul(b.sub(row, begin), self.stretch.get()), self.kind)
            here = code.at(before, self.stretch.get(), self.kind)
            self._advance(self.strip, row, before, here)

    def _leave_if_stopped(self, done: Any) -> None:
        stop = self.code.builder.load_atomic(self.code.pointer("stop"), "monotonic", 4, typ=I32)
        self.code.leave_if(self.code.builder.icmp_signed("!=", stop, I32(0)), done)

    def _advance(self, profile: Profile, row: Any, before: Any, here: Any, *, look: bool = False) -> None:
        """Compute a row of H at an address from the one above it; both may be the same.

        look : whether to find the highest score of each lane
        """
        code, b, step = self.code, self.code.builder, self.recurrence
        residue = b.zext(code.load(self.subject.get(), row, I8), I64)
        stretch = self.stretch.get()
        scores = profile.scores(residue)
        f_row = self.f.get()
        last = code.load(before, b.sub(stretch, I64(1)), self.kind, self.bytes)
        self.diagonal.set(self._shifted(last, 1))
        self.e.set(step.zero)
        with code.loop(I64(0), stretch) as segment:
            above = code.load(before, segment, self.kind, self.bytes)
            f = code.load(f_row, segment, self.kind, self.bytes)
            f = code.larger(step.extended(f), step.opened(above))
            code.store(f, f_row, segment, self.bytes)
            score = code.load(scores, segment, self.kind, self.bytes)
            h = code.larger(step.matched(self.diagonal.get(), score), f)
            # The highest score, and a gap worth opening, are never at the end of a gap.
            if look:
                self.best.set(code.larger(self.best.get(), h))
            e = self.e.get()
            self.e.set(code.larger(step.extended(e), step.opened(h)))
            code.store(code.larger(h, e), here, segment, self.bytes)
            self.diagonal.set(above)
        self._carry(here)

    def _carry(self, here: Any) -> None:
        """Carry gaps along the query from each lane into all behind it."""
        code, b, step = self.code, self.code.builder, self.recurrence
        self.e.set(self._shifted(self.e.get(), 1))
        through = self._across(self._shifted(self.e.get(), 1), 0)
        with b.if_then(code.any(b.icmp_signed(">", through, self.e.get()))):
            self.e.set(code.larger(self.e.get(), through))
            for power in range(1, len(self.across)):
                e = self.e.get()
                self.e.set(code.larger(e, self._across(self._shifted(e, 1 << power), power)))
        done = code.block()
        with code.loop(I64(0), self.stretch.get()) as segment:
            h, e = code.load(here, segment, self.kind, self.bytes), self.e.get()
            opened = step.opened(h)
            if self.bits == 32:  # the others stop at 0 by themselves
                opened = code.larger(opened, step.zero)
            go_on = code.block()
            b.cbranch(code.any(b.icmp_signed(">", e, opened)), go_on, done)
            b.position_at_end(go_on)
            code.store(code.larger(h, e), here, segment, self.bytes)
            self.e.set(step.extended(e))
        b.branch(done)
        b.position_at_end(done)

    def _across(self, numbers: Any, power: int) -> Any:
        """Return what gaps are worth that go on across 2 to the power of this number of lanes."""
        for part in self.across[power]:
            numbers = self._less(numbers, part.get())
        return numbers

    def _less(self, numbers: Any, cost: Any) -> Any:
        if self.bits < 32:
            return self.code.subtract_saturating(numbers, cost)
        return self.code.builder.sub(numbers, cost)

    def _shifted(self, numbers: Any, lanes: int) -> Any:
        """Return a vector with each number `lanes` lanes on, and 0 in the first ones."""
        order = [self.lanes] * lanes + list(range(self.lanes - lanes))
        return self.code.shuffle(numbers, self.recurrence.zero, order)

    # The traceback

    def _find_end(self) -> None:
        """Go to the first column of the row that has the score."""
        code, b = self.code, self.code.builder
        found = code.block("found")
        self.value.set(self.wanted.get())
        self.cost.set(I64(-1))
        self.written.set(I64(0))
        with code.loop(I64(0), I64(self.lanes)) as lane, code.loop(I64(0), self.stretch.get()) as segment:
            self.column.set(b.add(b.mul(lane, self.stretch.get()), segment))
            h = self._h(b.sub(self.begin.get(), I64(1)), segment, lane)
            code.leave_if(b.icmp_signed("==", h, self.wanted.get()), found)
        b.branch(found)
        b.position_at_end(found)

    def _column(self) -> Any:
        """Return the column of the traceback's cell."""
        b = self.code.builder
        return b.add(self.left.get(), b.add(b.mul(self.lane.get(), self.stretch.get()), self.segment.get()))

    def _trace(self, done: Any, failed: Any, above: Any, traced: Any) -> None:
        """Write the runs from the alignment's end to its start on the stack, as far as H is there.

        A pair of residues comes before a gap in the subject and that before one in the query; of gaps that
        end here, the shortest.
        """
        code, b = self.code, self.code.builder
        with code.repeated() as behind:
            self._leave_if_stopped(done)
            i, segment, lane, value = (
                variable.get() for variable in (self.i, self.segment, self.lane, self.value)
            )
            code.leave_if(b.icmp_signed("==", value, I64(0)), behind)
            column = b.add(b.mul(lane, self.stretch.get()), segment)
            lost = b.or_(b.icmp_signed("<", i, I64(0)), b.icmp_signed("<", column, I64(0)))
            code.leave_if(lost, failed)
            code.leave_if(b.icmp_signed("<", i, self.begin.get()), above)
            in_gap, cell, paired, gap, go_on = (code.block() for _ in range(5))
            before = b.sub(i, I64(1))
            b.cbranch(b.icmp_signed(">=", self.cost.get(), I64(0)), in_gap, cell)

            b.position_at_end(cell)
            left_segment, left_lane = self._left_of(segment, lane)
            # Left of the first column there is no cell: the number read there is not used.
            diagonal = self._h(before, left_segment, b.select(self._is_first(column), lane, left_lane))
            diagonal = b.select(self._is_first(column), I64(0), diagonal)
            residue = b.zext(code.load(self.subject.get(), i, I8), I64)
            score = b.sext(self._element(self.strip.address.get(), residue, segment, lane), I64)
            b.cbranch(b.icmp_signed("==", b.add(diagonal, score), value), paired, gap)

            b.position_at_end(paired)
            self._push(PAIRED, I64(1))
            self._go_to(before, left_segment, left_lane, diagonal)
            b.branch(go_on)

            b.position_at_end(gap)
            self._find_gap_along_the_query(i, segment, lane, value, go_on)
            self.cost.set(code.number("first"))
            self._push(OF_SUBJECT, I64(1))
            self.i.set(before)
            b.branch(go_on)

            b.position_at_end(in_gap)
            self._follow_gap_along_the_subject(i, segment, lane, value, go_on, failed)
            b.branch(go_on)
            b.position_at_end(go_on)
        b.branch(traced)

    def _find_gap_along_the_query(self, i: Any, segment: Any, lane: Any, value: Any, go_on: Any) -> None:
        """Look for the start of a gap that ends here, opposite to residues of the query."""
        code, b = self.code, self.code.builder
        none, found = code.block(), code.block()
        place, at = code.variable(I64, segment), code.variable(I64, lane)
        cost = code.variable(I64, code.number("first"))
        count = code.variable(I64, I64(0))
        with code.repeated():
            column = b.add(b.mul(at.get(), self.stretch.get()), place.get())
            code.leave_if(self._is_first(column), none)
            left_segment, left_lane = self._left_of(place.get(), at.get())
            place.set(left_segment)
            at.set(left_lane)
            count.set(b.add(count.get(), I64(1)))
            from_there = b.add(value, cost.get())
            code.leave_if(b.icmp_signed(">", from_there, self.wanted.get()), none)
            h = self._h(i, left_segment, left_lane)
            code.leave_if(b.icmp_signed("==", h, from_there), found)
            cost.set(b.add(cost.get(), code.number("extend")))
        b.branch(none)
        b.position_at_end(found)
        self._push(OF_QUERY, count.get())
        self._go_to(i, place.get(), at.get(), b.add(value, cost.get()))
        b.branch(go_on)
        b.position_at_end(none)

    def _follow_gap_along_the_subject(
        self, i: Any, segment: Any, lane: Any, value: Any, go_on: Any, failed: Any
    ) -> None:
        """Go to the row above, unless a gap opposite to residues of the subject starts here."""
        code, b = self.code, self.code.builder
        start, farther = code.block(), code.block()
        from_here = b.add(value, self.cost.get())
        code.leave_if(b.icmp_signed(">", from_here, self.wanted.get()), failed)
        b.cbranch(b.icmp_signed("==", self._h(i, segment, lane), from_here), start, farther)
        b.position_at_end(start)
        self.value.set(from_here)
        self.cost.set(I64(-1))
        b.branch(go_on)
        b.position_at_end(farther)
        self.cost.set(b.add(self.cost.get(), code.number("extend")))
        self._push(OF_SUBJECT, I64(1))
        self.i.set(b.sub(i, I64(1)))

    def _left_of(self, segment: Any, lane: Any) -> tuple[Any, Any]:
        """Return place and lane of the column before."""
        b = self.code.builder
        first = b.icmp_signed("==", segment, I64(0))
        before = b.select(first, self.stretch.get(), segment)
        return b.sub(before, I64(1)), b.sub(lane, b.zext(first, I64))

    def _is_first(self, column: Any) -> Any:
        return self.code.builder.icmp_signed("==", column, I64(0))

    def _go_to(self, i: Any, segment: Any, lane: Any, value: Any) -> None:
        for variable, new in (
            (self.i, i),
            (self.segment, segment),
            (self.lane, lane),
            (self.value, value),
        ):
            variable.set(new)

    def _h(self, row: Any, segment: Any, lane: Any) -> Any:
        """Return H of a cell as a score, int64; the row before the block's first is the one above it."""
        b = self.code.builder
        number = self._element(self.h.get(), b.add(b.sub(row, self.begin.get()), I64(1)), segment, lane)
        return b.sub(b.sext(number, I64), I64(self.lowest))

    def _element(self, matrix: Any, row: Any, segment: Any, lane: Any) -> Any:
        b = self.code.builder
        vectors = b.add(b.mul(row, self.stretch.get()), segment)
        return self.code.load(matrix, b.add(b.mul(vectors, I64(self.lanes)), lane), self.element)

    def _push(self, operation: int, count: Any) -> None:
        """Add columns to the run on top of the stack if it is of the same kind, or as a new one."""
        code, b = self.code, self.code.builder
        written = self.written.get()
        top = b.sub(written, I64(1))
        new, old, pushed = code.block(), code.block(), code.block()
        seen = code.block()
        b.cbranch(b.icmp_signed("<", top, I64(0)), new, seen)
        b.position_at_end(seen)
        run = code.load(self.stack.get(), top, I32)
        same = b.icmp_signed("==", b.and_(run, I32((1 << _KIND_BITS) - 1)), I32(operation))
        b.cbranch(same, old, new)
        b.position_at_end(old)
        columns = b.shl(b.trunc(count, I32), I32(_KIND_BITS))
        code.store(b.add(run, columns), self.stack.get(), top)
        b.branch(pushed)
        b.position_at_end(new)
        columns = b.shl(b.trunc(count, I32), I32(_KIND_BITS))
        code.store(b.or_(columns, I32(operation)), self.stack.get(), written)
        self.written.set(b.add(written, I64(1)))
        b.branch(pushed)
        b.position_at_end(pushed)

    # The description

    def _describe(self, failed: Any) -> None:
        """Walk the alignment from its start: score and describe it, and write its runs."""
        code, b = self.code, self.code.builder
        begin = b.atomic_rmw("add", code.pointer("used"), self.written.get(), "monotonic")
        pair = self.pair.get()
        code.store(begin, code.pointer("begins"), pair)
        i = code.variable(I64, b.add(self.i.get(), I64(1)))
        j = code.variable(I64, b.add(self._column(), I64(1)))
        numbers = {name: code.variable(I64, I64(0)) for name in FIGURES[4:]}
        score = code.variable(I64, I64(0))
        starts = j.get(), i.get()
        with code.loop(I64(0), self.written.get()) as run:
            last = b.sub(b.sub(self.written.get(), I64(1)), run)
            packed = code.load(self.stack.get(), last, I32)
            operation = b.trunc(packed, I8)
            count = b.ashr(packed, I32(_KIND_BITS))
            code.store(count, code.pointer("counts"), b.add(begin, run))
            code.store(operation, code.pointer("operations"), b.add(begin, run))
            count = b.zext(count, I64)
            is_pair, is_gap, go_on = code.block(), code.block(), code.block()
            b.cbranch(b.icmp_unsigned("==", operation, I8(PAIRED)), is_pair, is_gap)
            b.position_at_end(is_pair)
            self._walk(i.get(), j.get(), count, score, numbers)
            i.set(b.add(i.get(), count))
            j.set(b.add(j.get(), count))
            b.branch(go_on)
            b.position_at_end(is_gap)
            of_query = b.icmp_unsigned("==", operation, I8(OF_QUERY))
            i.set(b.add(i.get(), b.select(of_query, I64(0), count)))
            j.set(b.add(j.get(), b.select(of_query, count, I64(0))))
            cost = b.mul(b.sub(count, I64(1)), code.number("extend"))
            score.set(b.sub(score.get(), b.add(cost, code.number("first"))))
            for name, more in (("gap_openings", I64(1)), ("gaps", count)):
                numbers[name].set(b.add(numbers[name].get(), more))
            b.branch(go_on)
            b.position_at_end(go_on)
        code.leave_if(b.icmp_signed("!=", score.get(), self.wanted.get()), failed)
        values = {
            "query_start": starts[0],
            "query_end": j.get(),
            "subject_start": starts[1],
            "subject_end": i.get(),
        } | {name: variable.get() for name, variable in numbers.items()}
        for number, name in enumerate(FIGURES):
            place = b.add(b.mul(code.number("pairs"), I64(number)), pair)
            code.store(b.trunc(values[name], I32), code.pointer("figures"), place)
        code.store(b.trunc(self.written.get(), I32), code.pointer("runs"), pair)

    def _walk(self, i: Any, j: Any, count: Any, score: Any, numbers: dict[str, Any]) -> None:
        """Count the pairs of a run."""
        code, b = self.code, self.code.builder
        with code.loop(I64(0), count) as step:
            place = b.add(j, step)
            row = b.sext(code.load(self.rows.get(), place, I32), I64)
            of_query = code.load(self.query.get(), place, I8)
            of_subject = code.load(self.subject.get(), b.add(i, step), I8)
            cell = b.add(b.mul(b.zext(of_subject, I64), self.stride.get()), row)
            score.set(b.add(score.get(), b.sext(code.load(self.table.get(), cell, I16), I64)))
            unadjusted = b.sext(code.load(self.unadjusted.get(), cell, I16), I64)
            for name, more in (
                ("paired", unadjusted),
                ("identities", b.zext(b.icmp_unsigned("==", of_query, of_subject), I64)),
                ("positives", b.zext(b.icmp_signed(">", unadjusted, I64(0)), I64)),
            ):
                numbers[name].set(b.add(numbers[name].get(), more))

    def _integer(self, name: str, index: Any) -> Any:
        """Return an element of an array int32[...] as int64."""
        return self.code.builder.sext(self.code.load(self.code.pointer(name), index, I32), I64)
