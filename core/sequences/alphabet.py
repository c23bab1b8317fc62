"""The residues Swathe knows and their codes, one byte each."""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

LETTERS: Final = "ARNDCQEGHILKMFPSTWYVBZXJ*UO"
"""Residue letters; a residue's code is its index here.

The twenty amino acids come first, in the order of NCBI's matrices. U (selenocysteine) and O (pyrrolysine)
have codes of their own so that alignments and exported sequences show what the file says; U scores as C and O
as K (`AS_SCORED`).
"""

N_CODES: Final = len(LETTERS)
N_AMINO_ACIDS: Final = 20
N_SCORED: Final = 25
"""Codes below this have rows of their own in a matrix; U and O, above, score as others."""

CODE_X: Final = LETTERS.index("X")
CODE_J: Final = LETTERS.index("J")
CODE_STOP: Final = LETTERS.index("*")
CODE_U: Final = LETTERS.index("U")
CODE_O: Final = LETTERS.index("O")

AS_SCORED: Final[NDArray[np.intp]] = np.array(
    [LETTERS.index({"U": "C", "O": "K"}.get(letter, letter)) for letter in LETTERS], np.intp
)
"""intp[N_CODES]: the code by whose scores each code scores: U as cysteine, O as lysine, as in ssearch36.

It applies to scores only: identities, compositions and motifs distinguish the letters.
"""
AS_SCORED.setflags(write=False)

REMOVED: Final = 0xFE
"""Entry of `ENCODE` for bytes that are dropped from sequences and counted: ``-``, ``.``, space, tab."""
PUNCTUATION: Final = 0xFD
"""Entry of `ENCODE` for ``/`` and ``,``, which separate fragments in PIR's sequences: dropped and counted,
too."""
INVALID: Final = 0xFF
"""Entry of `ENCODE` for bytes that make a sequence unreadable."""


def _encode_table() -> NDArray[np.uint8]:
    table = np.full(256, INVALID, np.uint8)
    for code, letter in enumerate(LETTERS):
        table[ord(letter)] = table[ord(letter.lower())] = code
    table[list(b"-. \t\v\f")] = REMOVED
    table[list(b"/,")] = PUNCTUATION
    table.setflags(write=False)
    return table


ENCODE: Final[NDArray[np.uint8]] = _encode_table()
"""uint8[256]: byte of a sequence line (line ends excluded) to residue code, or one of the entries above."""

DECODE: Final[NDArray[np.uint8]] = np.frombuffer(LETTERS.encode(), np.uint8)
"""uint8[N_CODES]: residue code to its letter in ASCII."""


def encode(sequence: str) -> NDArray[np.uint8]:
    """Return the codes of letters that are all residues; lower case is accepted.

    Raises ValueError on any other character. Files and typed text go through `core.sequences.fasta` instead,
    whose errors name the line.
    """
    codes = ENCODE[np.frombuffer(sequence.encode("latin-1", "replace"), np.uint8)]
    if codes.size and codes.max() >= N_CODES:
        raise ValueError(f"not a residue: {sequence[int(np.argmax(codes >= N_CODES))]!r}")
    return codes


def decode(codes: NDArray[np.uint8]) -> str:
    """Return the letters of residue codes."""
    return bytes(DECODE[codes]).decode("ascii")
