"""Nucleotide sequences translated into proteins by the standard genetic code, in six reading frames."""

from __future__ import annotations

from typing import Final, NamedTuple

FRAMES: Final = (1, 2, 3, -1, -2, -3)
"""Reading frames: those of the strand given begin at its 1st to 3rd base, the others at the complement's."""

_BASES: Final = "TCAG"
_RESIDUES: Final = "FFLLSSSSYY**CC*WLLLLPPPPHHQQRRRRIIIMTTTTNNKKSSRRVVVVAAAADDEEGGGG"
"""Translation table 1 of NCBI, codons in the order of `_BASES`."""
_CODE: Final = {
    first + second + third: _RESIDUES[16 * one + 4 * two + three]
    for one, first in enumerate(_BASES)
    for two, second in enumerate(_BASES)
    for three, third in enumerate(_BASES)
}
_COMPLEMENT: Final = str.maketrans("ACGTRYSWKMBDHVN", "TGCAYRSWMKVHDBN")


class OpenFrame(NamedTuple):
    """The longest stretch without a stop in a reading frame.

    Parameters
    ----------
    frame : one of `FRAMES`
    residues : the stretch
    stopped : whether a stop follows it, rather than the end of the bases
    """

    frame: int
    residues: str
    stopped: bool

    @property
    def complete(self) -> bool:
        """Whether it begins and ends as a coding sequence does: with methionine, and before a stop."""
        return self.stopped and self.residues.startswith("M")


def translated(bases: str, frame: int) -> str:
    """Return the protein of one reading frame: ``*`` for a stop, X where a codon is ambiguous.

    bases : DNA or RNA; bases beyond the last whole codon are left out
    """
    strand = bases.upper().replace("U", "T")
    if frame < 0:
        strand = strand.translate(_COMPLEMENT)[::-1]
    start = abs(frame) - 1
    return "".join(_CODE.get(strand[at : at + 3], "X") for at in range(start, len(strand) - 2, 3))


def open_frame(bases: str, frame: int) -> OpenFrame:
    """Return the longest stretch without a stop in a reading frame."""
    stretches = translated(bases, frame).split("*")
    residues = max(stretches, key=len)
    return OpenFrame(frame, residues, stretches.index(residues) < len(stretches) - 1)


def open_frames(bases: str) -> tuple[OpenFrame, ...]:
    """Return each frame's longest stretch without a stop, the one most likely to code first.

    Complete ones come first, then longer ones. A complete one that is less than half as long as the longest
    of all is no better than others: among six frames there is one by chance.
    """
    frames = [open_frame(bases, frame) for frame in FRAMES]
    least = max(len(each.residues) for each in frames) / 2

    def order(each: OpenFrame) -> tuple[bool, int]:
        length = len(each.residues)
        return not (each.complete and length >= least), -length

    return tuple(sorted(frames, key=order))
