"""The text beside a PSSM that Swathe saved: what of it goes with the query when the PSSM is opened again."""

from __future__ import annotations

import base64
import hashlib
import json
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from swathe.core.sequences.alphabet import DECODE
from swathe.core.sequences.sequence import Sequence
from swathe.core.sequences.streams import unpacked_name
from swathe.core.system.values import OPTIONAL

_KEY: Final = "Swathe-PSSM: "
"""Beginning of the line that programs read; its rest is JSON."""
_MOST_BYTES: Final = 1 << 24
"""Of the text that are read: the line is among its first, and has a dozen for each sequence."""
_DIGEST_BYTES: Final = 6
"""Enough that among a million sequences no other is taken for one of some thousands."""


@dataclass(frozen=True, slots=True)
class AboutPssm:
    """What the text beside a PSSM says.

    Parameters
    ----------
    unconvincing : names of the hits that the PSSM was built from and that are not convincing themselves
    belongs : whether the text is about this PSSM: not about another one, or what this was before a change
    sequences : `digest_of` all sequences that the PSSM was built from; None where the text does not have them
    suspect : names of its other hits that are less than convincing themselves; None where the text is of an
        earlier version, which did not name them
    """

    unconvincing: tuple[str, ...] = ()
    belongs: bool = True
    sequences: tuple[str, ...] | None = field(default=None, metadata=OPTIONAL)
    suspect: tuple[str, ...] | None = field(default=None, metadata=OPTIONAL)


def about_pssm(path: Path) -> Path:
    """Return the text file beside a PSSM that says what it was built from: ``a.pssm.txt``.

    That of a PSSM which was compressed since then is called as it was before.
    """
    return path.with_name(f"{unpacked_name(path.name)}.txt")


def digest_of(sequence: Sequence) -> str:
    """Return what tells a sequence from others by its residues, whatever a database calls it."""
    letters = DECODE[sequence.residues].tobytes()
    return base64.b64encode(hashlib.blake2b(letters, digest_size=_DIGEST_BYTES).digest()).decode()


def line_about(
    pssm: bytes, unconvincing: Iterable[str], suspect: Iterable[str], sequences: Iterable[str] | None
) -> str:
    """Return the line of the text that `read_about` reads; what it says is that of `AboutPssm`."""
    facts = {
        "sha256": hashlib.sha256(pssm).hexdigest(),
        "not_convincing": list(unconvincing),
        "suspect": list(suspect),
    }
    if sequences is not None:
        facts["sequences"] = list(sequences)
    return f"{_KEY}{json.dumps(facts, separators=(',', ':'))}"


def read_about(path: Path, pssm: bytes) -> AboutPssm | None:
    """Return what the text beside a PSSM says; None where there is none, or none that says anything.

    pssm : the bytes of the file `path`
    """
    try:
        with about_pssm(path).open("rb") as stream:
            text = stream.read(_MOST_BYTES).decode("utf-8", "replace")
    except OSError:
        return None
    line = next((line for line in text.split("\n") if line.startswith(_KEY)), None)
    if line is None:
        return None
    try:
        facts = json.loads(line.removeprefix(_KEY))
        digest, names = facts["sha256"], tuple(map(str, facts["not_convincing"]))
        suspect, sequences = (
            tuple(map(str, facts[key])) if key in facts else None for key in ("suspect", "sequences")
        )
    except (ValueError, TypeError, KeyError, RecursionError):
        return AboutPssm(belongs=False)
    if digest != hashlib.sha256(pssm).hexdigest():
        return AboutPssm(belongs=False)
    return AboutPssm(names, sequences=sequences, suspect=suspect)
