"""Scores of one query with one subject after the other, the query's positions side by side (Farrar 2007).

The query is cut into as many stretches as a register has lanes, and the first positions of all stretches are
computed together, then the second ones and so on. What a gap along the query carries from one stretch into
the next is not known then: a second pass carries it on, and ends as soon as it changes nothing.

Scores are those of the query, or of a table that each subject has of its own, as if adjusted to it.

Where lanes cannot be filled with subjects of about the same length (few subjects, or very long ones), this is
faster than `kernels.cpu.inter_sequence`.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from llvmlite import ir
from numpy.typing import NDArray

from swathe.kernels.cpu.code import I8, I16, I32, I64, Code, vector
from swathe.kernels.cpu.instruction_sets import InstructionSet
from swathe.kernels.cpu.lookup import PADDING_SCORE
from swathe.kernels.cpu.profile import VECTORS, Profile
from swathe.kernels.cpu.recurrence import Recurrence

BLOCK: Final = 512
"""Residues of a subject between two looks at `stop`."""

_COMMON: Final = (
    "stretch",  # positions of the query in each lane
    "query_length",
    "residues",  # uint8[...]: residue codes of the subjects
    "offsets",  # int64[n + 1]: where each subject starts
    "subjects",  # how many
    "members",  # int32[subjects]: which ones
    "first",  # cost of a gap's first residue
    "extend",  # cost of each further one
    "scratch",  # of `scratch_bytes`, aligned to 64; each thread has its own
    "scores",  # int32[n], one for each of `members` is written
    "next",  # int64: members begun so far, from the last to the first; threads may share it
    "stop",  # int32: no further block is begun once it is not 0
    "cells",  # int64: to which the cells computed are added, block by block
)
PARAMETERS: Final = (
    *_COMMON,
    "profile",  # int8[codes, stretch, lanes] of `profile`
)
TABLE_PARAMETERS: Final = (
    *_COMMON,
    "tables",  # int16[n, codes, stride]: scores of each residue code of a subject and each row
    "codes",  # at most `kernels.cpu.profile.CODES`
    "stride",  # `ROW` is fastest
    "rows",  # int32[query_length]: the row at each position of the query
)
"""What the kernel takes where each subject has a table."""


def profile(table: NDArray[np.int8], lanes: int) -> NDArray[np.int8]:
    """Return a query's scores in the order of the lanes, int8[codes, stretch, lanes].

    table : int8[m, codes] of the query, as `core.scoring.scheme.Scoring.table` returns it
    """
    m, codes = table.shape
    stretch = -(-m // lanes)
    whole = np.full((codes, lanes * stretch), PADDING_SCORE, np.int8)
    whole[:, :m] = table.T
    return np.ascontiguousarray(whole.reshape(codes, lanes, stretch).transpose(0, 2, 1))


def scratch_bytes(instructions: InstructionSet, bits: int, query_length: int, *, tables: bool = False) -> int:
    """Return the size of the kernel's scratch memory: H of two columns, E, and a profile from a table."""
    vectors = 3 + (VECTORS if tables else 0)
    return vectors * -(-query_length // instructions.lanes(bits)) * instructions.register_bytes


def build(
    module: ir.Module, name: str, instructions: InstructionSet, bits: int, *, tables: bool = False
) -> None:
    """Add the kernel to a module.

    tables : each subject has a table of scores of its own, and the parameters are `TABLE_PARAMETERS`
    """
    code = Code(module, name, TABLE_PARAMETERS if tables else PARAMETERS)
    _Striped(code, instructions, bits, tables).build()


class _Striped:
    def __init__(self, code: Code, instructions: InstructionSet, bits: int, tables: bool) -> None:
        self.code = code
        self.profile = Profile(code, instructions, bits) if tables else None
        self.lanes = instructions.lanes(bits)
        self.bytes = instructions.register_bytes
        self.recurrence = Recurrence(code, bits, self.lanes)
        self.kind = self.recurrence.kind
        b = code.builder
        self.stretch = code.number("stretch")
        scratch = code.pointer("scratch")
        # H of the column before and of this one, which are exchanged after each column; E.
        self.h = [
            code.variable(scratch.type, code.at(scratch, b.mul(self.stretch, I64(k)), self.kind))
            for k in (0, 1)
        ]
        self.e = code.at(scratch, b.mul(self.stretch, I64(2)), self.kind)
        self.f = code.variable(self.kind)
        self.best = code.variable(self.kind)
        self.diagonal = code.variable(self.kind)

    def build(self) -> None:
        code, b = self.code, self.code.builder
        draw, done = code.block("draw"), code.block("done")
        if self.profile:
            behind = code.at(self.e, self.stretch, self.kind)
            self.profile.place(behind, code.number("query_length"), self.stretch)
            self.profile.order(code.pointer("rows"))
        b.branch(draw)
        b.position_at_end(draw)
        drawn = b.atomic_rmw("add", code.pointer("next"), I64(1), "monotonic")
        code.leave_if(b.icmp_signed(">=", drawn, code.number("subjects")), done)
        last = b.sub(code.number("subjects"), I64(1))
        member = b.sext(code.load(code.pointer("members"), b.sub(last, drawn), I32), I64)
        begin = code.load(code.pointer("offsets"), member, I64)
        end = code.load(code.pointer("offsets"), b.add(member, I64(1)), I64)
        if self.profile:
            codes, stride = code.number("codes"), code.number("stride")
            table = code.at(code.pointer("tables"), b.mul(member, b.mul(codes, stride)), I16)
            self.profile.fill(table, codes, stride)
        with code.loop(I64(0), self.stretch) as segment:
            code.store(self.recurrence.zero, self.h[0].get(), segment, self.bytes)
            code.store(self.recurrence.zero, self.e, segment, self.bytes)
        self.best.set(self.recurrence.zero)
        with code.loop(begin, end, BLOCK) as place:
            stop = b.load_atomic(code.pointer("stop"), "monotonic", 4, typ=I32)
            code.leave_if(b.icmp_signed("!=", stop, I32(0)), done)
            behind = b.add(place, I64(BLOCK))
            behind = b.select(b.icmp_signed("<", behind, end), behind, end)
            with code.loop(place, behind) as residue:
                self._advance(b.zext(code.load(code.pointer("residues"), residue, I8), I64))
            cells = b.mul(b.sub(behind, place), code.number("query_length"))
            b.atomic_rmw("add", code.pointer("cells"), cells, "monotonic")
        code.store(self.recurrence.score(code.highest(self.best.get())), code.pointer("scores"), member)
        b.branch(draw)
        b.position_at_end(done)
        code.finish()

    def _advance(self, residue: Any) -> None:
        """Compute the column of one residue of the subject."""
        code, b, step = self.code, self.code.builder, self.recurrence
        before, here = (h.get() for h in self.h)
        if self.profile:
            scores, size = self.kind, self.bytes
            row = self.profile.scores(residue)
        else:
            scores, size = vector(I8, self.lanes), self.lanes
            row = code.at(code.pointer("profile"), b.mul(residue, self.stretch), scores)
        last = b.sub(self.stretch, I64(1))
        self.diagonal.set(self._shifted(code.load(before, last, self.kind, self.bytes)))
        self.f.set(step.zero)
        with code.loop(I64(0), self.stretch) as segment:
            score = code.load(row, segment, scores, size)
            if scores.element != self.kind.element:
                score = b.sext(score, self.kind)
            e = code.load(self.e, segment, self.kind, self.bytes)
            h = step.matched(self.diagonal.get(), score)
            h = code.larger(code.larger(h, e), self.f.get())
            self.best.set(code.larger(self.best.get(), h))
            code.store(h, here, segment, self.bytes)
            opened = step.opened(h)
            code.store(code.larger(step.extended(e), opened), self.e, segment, self.bytes)
            self.f.set(code.larger(step.extended(self.f.get()), opened))
            self.diagonal.set(code.load(before, segment, self.kind, self.bytes))
        self._carry(here)
        self.h[0].set(here)
        self.h[1].set(before)

    def _carry(self, here: Any) -> None:
        """Carry F from each lane into the next, until nowhere is it more than a gap opened there."""
        code, b, step = self.code, self.code.builder, self.recurrence
        done = code.block()
        with code.loop(I64(0), I64(self.lanes)):
            self.f.set(self._shifted(self.f.get()))
            with code.loop(I64(0), self.stretch) as segment:
                h = code.load(here, segment, self.kind, self.bytes)
                f = self.f.get()
                worth = b.icmp_signed(">", f, step.opened(h))
                go_on = code.block()
                b.cbranch(code.any(worth), go_on, done)
                b.position_at_end(go_on)
                h = code.larger(h, f)
                code.store(h, here, segment, self.bytes)
                e = code.load(self.e, segment, self.kind, self.bytes)
                code.store(code.larger(e, step.opened(h)), self.e, segment, self.bytes)
                self.f.set(step.extended(f))
        b.branch(done)
        b.position_at_end(done)

    def _shifted(self, numbers: Any) -> Any:
        """Return a vector with each number in the next lane, and 0 in the first."""
        lanes = range(self.lanes - 1)
        return self.code.shuffle(numbers, self.recurrence.zero, [self.lanes, *lanes])
