"""Every kernel variant a user can choose, one row each."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from kernels.tiled import FOLDED, GENERAL, HALF, WIDE, Form


@dataclass(frozen=True, slots=True)
class KernelBuild:
    """A kernel as it is compiled and launched.

    Parameters
    ----------
    source : file of kernels/
    entry : the function
    defines : the macros it is compiled with, by name
    registers : at most this many a thread, on every architecture
    threads : of a block
    shared_bytes : dynamic shared memory of a block
    """

    source: str
    entry: str
    defines: tuple[tuple[str, int], ...]
    registers: int
    threads: int
    shared_bytes: int = 0

    def defines_map(self) -> dict[str, int]:
        """Return the macros as `core.cuda.session.Session.kernel` takes them."""
        return dict(self.defines)


@dataclass(frozen=True, slots=True)
class Option:
    """Something of a variant that users can set.

    Parameters
    ----------
    name : as users set it
    label : the same in words
    default : a number, or a word of `choices`
    choices : the values there are; empty where any number from `low` to `high` will do
    note : what it changes, in a sentence
    """

    name: str
    label: str
    default: int | str
    choices: tuple[int | str, ...] = ()
    low: int = 0
    high: int = 0
    note: str = ""


@dataclass(frozen=True, slots=True)
class KernelVariant:
    """One way to compute exact Smith-Waterman scores.

    Parameters
    ----------
    name : as users choose it
    label : the same in words
    engine : the engine that runs it
    family : the algorithm family
    paper : where the algorithm is described
    source : the module or package that implements it
    score_bits : widths of the scores it works in, narrowest first; a score that does not fit is recomputed
        wider
    forms : the ways to do the recurrence that it chooses from, those for scores that fit nowhere else last;
        empty where it has but one
    options : what users can set
    """

    name: str
    label: str
    engine: str
    family: str
    paper: str
    source: str
    score_bits: tuple[int, ...]
    forms: tuple[Form, ...] = ()
    options: tuple[Option, ...] = ()


VARIANTS: Final = (
    KernelVariant(
        name="opal",
        label="Opal: SIMD, one subject a lane",
        engine="cpu",
        family="inter-sequence SIMD",
        paper="Rognes, BMC Bioinformatics 12:221, 2011",
        source="pyopal",
        score_bits=(8, 16, 32),
    ),
    KernelVariant(
        name="scalar",
        label="Gotoh: one pair at a time, 32 bits",
        engine="cpu",
        family="row by row",
        paper="Gotoh, J Mol Biol 162:705, 1982",
        source="core/gotoh.py",
        score_bits=(32,),
    ),
    KernelVariant(
        name="tiled",
        label="Tiled: two subjects a register",
        engine="gpu",
        family="tiled",
        paper="Swathe, docs/decisions/010-tiled-kernel.md",
        source="kernels/tiled.cu",
        score_bits=(16, 32),
        forms=(FOLDED, HALF, GENERAL, WIDE),
    ),
    KernelVariant(
        name="wide",
        label="Wide: tiled, 32 bits throughout",
        engine="gpu",
        family="tiled",
        paper="Swathe, docs/decisions/010-tiled-kernel.md",
        source="kernels/tiled.cu",
        score_bits=(32,),
        forms=(WIDE,),
    ),
)
"""In order of preference: ``auto`` takes an engine's first."""


def variants_of(engine: str) -> tuple[KernelVariant, ...]:
    """Return the variants of an engine, the preferred one first."""
    return tuple(variant for variant in VARIANTS if variant.engine == engine)
