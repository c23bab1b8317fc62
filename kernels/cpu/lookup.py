"""Looking up the scores of many residues at once, by the shuffle instruction of an instruction set."""

from __future__ import annotations

from typing import Any, Final

from swathe.kernels.cpu.code import I8, I64, Code, filled, vector
from swathe.kernels.cpu.instruction_sets import InstructionSet

ROW: Final = 32
"""Scores of a row of a table, int8[ROW]: one for each residue code."""
PADDING: Final = ROW - 1
"""The residue code of what fills up a lane."""
PADDING_SCORE: Final = -128
"""Its score: low enough that the best score of a lane is one from before the padding."""

_HALF: Final = 16


class Lookup:
    """Looks up scores of `lanes` residues in rows of `ROW` scores.

    Shuffles of 16 bytes see only half of a row. Their index bytes give 0 where the highest bit is set, and
    use the lowest four otherwise: the indexes for each half are made such that the other half's codes give 0.

    Attributes
    ----------
    halves : whether a score takes two shuffles, each with its own indexes
    """

    def __init__(self, code: Code, instructions: InstructionSet, lanes: int) -> None:
        self._code = code
        self._lanes = lanes
        whole = instructions.shuffle == "tbl" or (instructions.shuffle == "vpermb" and lanes == 64)
        self.halves = not whole
        self._function = {
            "tbl": "llvm.aarch64.neon.tbl2.v16i8",
            "pshufb": "llvm.x86.ssse3.pshuf.b.128",
            "vpshufb": {16: "llvm.x86.ssse3.pshuf.b.128", 32: "llvm.x86.avx2.pshuf.b"}.get(lanes, ""),
            "vpermb": {
                16: "llvm.x86.ssse3.pshuf.b.128",
                32: "llvm.x86.avx2.pshuf.b",
                64: "llvm.x86.avx512.permvar.qi.512",
            }[lanes],
        }[instructions.shuffle]

    def indexes(self, codes: Any) -> tuple[Any, ...]:
        """Return the indexes for residue codes, a vector of bytes."""
        if not self.halves:
            return (codes,)
        builder = self._code.builder
        low = builder.add(codes, filled(codes.type, 128 - _HALF))
        return low, builder.sub(codes, filled(codes.type, _HALF))

    def row(self, address: Any) -> tuple[Any, ...]:
        """Return the row at an address, as `scores` takes it."""
        halves = [
            self._code.builder.load(self._code.at(address, I64(place), I8), typ=vector(I8, _HALF), align=1)
            for place in (0, _HALF)
        ]
        if self._function.endswith("tbl2.v16i8"):
            return tuple(halves)
        if not self.halves:
            low, high = halves
            return (self._code.shuffle(low, high, [lane % ROW for lane in range(self._lanes)]),)
        return tuple(
            self._code.shuffle(half, half, [lane % _HALF for lane in range(self._lanes)]) for half in halves
        )

    def scores(self, row: tuple[Any, ...], indexes: tuple[Any, ...]) -> Any:
        """Return the scores of the residues in a row, a vector of bytes."""
        kind = vector(I8, self._lanes)
        if not self.halves:
            return self._code.intrinsic(self._function, kind, *row, *indexes)
        low, high = (
            self._code.intrinsic(self._function, kind, half, index)
            for half, index in zip(row, indexes, strict=True)
        )
        return self._code.builder.or_(low, high)
