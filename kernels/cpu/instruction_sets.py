"""The instruction sets that the CPU kernels are compiled for, and how each looks up scores."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class InstructionSet:
    """A set of SIMD instructions.

    Parameters
    ----------
    name : as users choose it
    architecture : first part of LLVM's target triple, ``aarch64`` for Apple's ``arm64`` too
    processor : LLVM's name of a processor to compile for
    needs : LLVM's names of the features that a processor must have
    register_bytes : of a SIMD register
    shuffle : the instruction that looks up bytes: ``vpermb``, ``vpshufb``, ``pshufb`` or ``tbl``
    """

    name: str
    architecture: str
    processor: str
    needs: tuple[str, ...]
    register_bytes: int
    shuffle: str

    def lanes(self, bits: int) -> int:
        """Return how many numbers of this width a register holds."""
        return 8 * self.register_bytes // bits


INSTRUCTION_SETS: Final = (
    InstructionSet(
        "AVX-512", "x86_64", "icelake-server", ("avx512f", "avx512bw", "avx512vl", "avx512vbmi"), 64, "vpermb"
    ),
    InstructionSet("AVX2", "x86_64", "haswell", ("avx2", "bmi2", "fma"), 32, "vpshufb"),
    InstructionSet("SSE4.1", "x86_64", "penryn", ("sse4.1",), 16, "pshufb"),
    InstructionSet("NEON", "aarch64", "generic", ("neon",), 16, "tbl"),
)
"""Best first."""


def usable(architecture: str, features: Mapping[str, bool]) -> tuple[InstructionSet, ...]:
    """Return the instruction sets of a processor, best first.

    architecture : as `InstructionSet` names it
    features : those that the processor has, as `llvmlite.binding.get_host_cpu_features` returns them; every
        processor of 64-bit Arm has NEON, listed or not
    """
    return tuple(
        each
        for each in INSTRUCTION_SETS
        if each.architecture == architecture
        and (architecture == "aarch64" or all(features.get(name) for name in each.needs))
    )


def named(name: str) -> InstructionSet:
    """Return an instruction set by its name; raises KeyError for an unknown one."""
    return {each.name: each for each in INSTRUCTION_SETS}[name]
