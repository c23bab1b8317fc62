"""Motifs: plain residues or PROSITE patterns, found wherever they match a sequence."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NoReturn

import numpy as np
from numpy.typing import NDArray

from swathe.core.errors import SwatheError
from swathe.core.sequences.alphabet import CODE_STOP, LETTERS, N_AMINO_ACIDS

MAX_LENGTH: Final = 200
"""Most characters of a motif: more than PROSITE's longest, and few enough to search 35,000 residues while
typing."""
MAX_REPEAT: Final = 99_999
_FEW: Final = 8
"""Up to this many repeat counts of an element, each is tried."""

_AMINO_ACIDS: Final = LETTERS[:N_AMINO_ACIDS] + "UO"
_STANDS_FOR: Final = {letter: letter for letter in _AMINO_ACIDS} | {
    "B": "DN", "Z": "EQ", "J": "IL", "X": _AMINO_ACIDS
}  # fmt: skip
_SYNTAX: Final = frozenset("-[]{}()<>.*,")
_EXAMPLE: Final = (
    "PROSITE patterns look like [ST]-x(2)-[DE] or N-{P}-[ST]-{P}; plain motifs like RGD or CXXC."
)
_CLOSING: Final = {"[": "]", "{": "}", "(": ")"}


class MotifError(SwatheError):
    """A motif cannot be read; `place` is the 1-based character at fault in the text as typed."""

    def __init__(self, message: str, place: int, hint: str = _EXAMPLE) -> None:
        super().__init__(message, hint)
        self.place = place


@dataclass(frozen=True, slots=True, eq=False)
class Element:
    """One position of a motif, repeated `least` to `most` times; `most` is None for no upper bound.

    accepted : bool[N_CODES], which residues match
    or_end : whether the end of the sequence does as well (``[G>]``)
    """

    accepted: NDArray[np.bool_]
    least: int = 1
    most: int | None = 1
    or_end: bool = False


@dataclass(frozen=True, slots=True, eq=False)
class Motif:
    """A motif to search for.

    A residue matches only if it certainly does: a B in the sequence, which is D or N, matches ``[DN]`` and
    ``{P}`` but not ``D``; an X matches only ``x``, and a ``*`` matches nothing.

    Parameters
    ----------
    text : as typed
    elements : in the order of the sequence
    at_start, at_end : whether a match must begin, or end, where the sequence does
    """

    text: str
    elements: tuple[Element, ...]
    at_start: bool = False
    at_end: bool = False

    @classmethod
    def parse(cls, text: str) -> Motif:
        """Read a motif.

        Letters alone are residues, X being any residue. Everything else is a PROSITE pattern: elements,
        usually separated by ``-``, each a residue, ``x`` for any, ``[ST]`` for one of these or ``{P}`` for
        none of these; ``(3)`` and ``(2,4)`` repeat it, ``*`` any number of times or not at all; ``<`` and
        ``>`` are the sequence's beginning and end, ``>`` also inside the last brackets; a period at the end
        is ignored. Case and white space do not matter. Source: PROSITE user manual, section PA; ``*`` is
        ScanProsite's.

        Raises MotifError.
        """
        if not text.strip():
            raise MotifError("The motif is empty.", 1)
        if len(text) > MAX_LENGTH:
            raise MotifError(
                f"The motif has {len(text):,} characters; at most {MAX_LENGTH:,} can be searched for.",
                MAX_LENGTH + 1,
                "Search for a part of it.",
            )
        if not _SYNTAX.intersection(text):
            places = [place for place, sign in enumerate(text) if not sign.isspace()]
            return cls(text, tuple(Element(_accepting(text, place)) for place in places))
        return _PatternParser(text).motif()

    def find(self, codes: NDArray[np.uint8]) -> NDArray[np.int64]:
        """Return where the motif matches: int64[n_matches, 2], 0-based and half-open, ordered by start.

        For each residue at which a match begins, the longest match is returned, so matches may overlap. A
        match has at least one residue. The time is proportional to elements times residues for every pattern.

        codes : uint8[n] of the whole sequence, without gaps
        """
        n = codes.size
        ends = np.arange(n + 1)
        if self.at_end:
            ends[:n] = -1
        for element in reversed(self.elements):
            ends = _before(element, codes, ends)
        starts = np.flatnonzero(ends[:n] > np.arange(n))
        if self.at_start:
            starts = starts[starts == 0]
        return np.stack((starts, ends[starts]), axis=1)


def _before(element: Element, codes: NDArray[np.uint8], ends: NDArray[np.int64]) -> NDArray[np.int64]:
    """Return, for each position, the farthest end of a match that begins there with `element`; -1 for none.

    ends : int64[n + 1], the same for the elements that follow
    """
    n = codes.size
    fits = element.accepted[codes]
    found = np.full(n + 1, -1)
    if element.least == element.most == 1:
        found[:n] = np.where(fits, ends[1:], -1)
    elif element.least <= n:
        # The number of accepted residues from each position on is the distance to the next one that is not.
        stops = np.append(np.where(fits, n, np.arange(n)), n)
        run = np.minimum.accumulate(stops[::-1])[::-1] - np.arange(n + 1)
        most = n if element.most is None else min(element.most, n)
        if most - element.least < _FEW:
            for repeats in range(element.least, most + 1):
                here = found[: n + 1 - repeats]
                np.maximum(here, np.where(run[: here.size] >= repeats, ends[repeats:], -1), out=here)
        else:
            places = np.flatnonzero(run[: n + 1 - element.least] >= element.least)
            high = places + np.minimum(run[places], most)
            found[places] = _greatest(ends, places + element.least, high)
    if element.or_end:
        found[n] = max(found[n], ends[n])
    return found


def _greatest(
    values: NDArray[np.int64], first: NDArray[np.int64], last: NDArray[np.int64]
) -> NDArray[np.int64]:
    """Return the maximum of `values` over each range from `first` to `last`, both included.

    Two ranges whose length is a power of two cover each range (a sparse table), so that long ranges cost no
    more than short ones.
    """
    found = np.full(first.size, -1)
    size = np.frexp((last - first + 1).astype(np.float64))[1] - 1
    table = values
    for power in range(int(size.max(initial=0)) + 1):
        width = 1 << power
        if power:
            table = np.maximum(table[: -width // 2], table[width // 2 :])
        chosen = size == power
        found[chosen] = np.maximum(table[first[chosen]], table[last[chosen] - width + 1])
    return found


class _PatternParser:
    """Parses a PROSITE pattern character by character."""

    def __init__(self, text: str) -> None:
        self._text = text
        self._at = 0
        self._elements: list[Element] = []
        self._at_end = False

    def motif(self) -> Motif:
        """Return the pattern."""
        at_start = self._take("<")
        while self._sign():
            self._element()
            if self._take(">"):
                self._at_end = True
                self._finish()
            elif self._take("."):
                self._at -= 1
                self._finish()
            elif self._take("-"):
                self._after_dash()
        if not self._elements:
            self._fail("The pattern has no residues.", 0)
        return Motif(self._text, tuple(self._elements), at_start, self._at_end)

    def _element(self) -> None:
        place, sign = self._at, self._sign()
        if self._elements and self._elements[-1].or_end:
            self._fail(f"Only the last element can hold '>'; one follows it at {_where(place)}.", place)
        self._at += 1
        or_end = False
        if sign in "[{":
            accepted, or_end = self._one_of(sign, place)
        elif sign.isalpha():
            accepted = _accepting(self._text, place)
        elif sign == "<":
            self._fail(f"The '<' at {_where(place)} does not stand at the beginning.", place)
        elif sign == "-":
            self._fail(f"Nothing stands before the '-' at {_where(place)}.", place)
        elif sign in ">.*(":
            self._fail(f"The '{sign}' at {_where(place)} does not follow a residue.", place)
        elif sign in "]})":
            self._fail(f"The '{sign}' at {_where(place)} closes nothing.", place)
        else:
            self._fail(f"The '{sign}' at {_where(place)} is not a residue.", place)
        least, most = self._repeat()
        if or_end and (least, most) != (1, 1):
            self._fail(f"The element with '>' at {_where(place)} cannot be repeated.", place)
        self._elements.append(Element(accepted, least, most, or_end))

    def _one_of(self, opening: str, place: int) -> tuple[NDArray[np.bool_], bool]:
        """Parse the content of brackets, after the opening one."""
        closing = _CLOSING[opening]
        members: list[int] = []
        or_end = False
        while (sign := self._sign()) != closing:
            if not sign:
                self._fail(f"The '{opening}' at {_where(place)} is not closed.", place)
            if sign == ">" and opening == "[":
                or_end = True
            elif sign in "xX":
                self._fail(
                    f"The 'x' at {_where(self._at)} is any residue and cannot stand in brackets.", self._at
                )
            elif not sign.isalpha():
                self._fail(f"The '{sign}' at {_where(self._at)}, in brackets, is not a residue.", self._at)
            else:
                members.append(self._at)
            self._at += 1
        self._at += 1
        if not members:
            self._fail(f"The '{opening}{closing}' at {_where(place)} names no residue.", place)
        named = "".join(_stands_for(self._text, member) for member in members)
        wanted = named if opening == "[" else "".join(one for one in _AMINO_ACIDS if one not in named)
        return _codes_within(wanted), or_end

    def _repeat(self) -> tuple[int, int | None]:
        """Parse ``(3)``, ``(2,4)`` or ``*``, if one of them follows."""
        if self._take("*"):
            return 0, None
        place = self._at
        if not self._take("("):
            return 1, 1
        least = most = self._number(place)
        if self._take(","):
            most = self._number(place)
        if not self._take(")"):
            self._fail(f"The '(' at {_where(place)} is not closed after its number.", place)
        if most < least:
            self._fail(f"The range at {_where(place)} goes from {least:,} down to {most:,}.", place)
        if most == 0:
            self._fail(f"The element before {_where(place)} is repeated 0 times.", place)
        return least, most

    def _number(self, opening: int) -> int:
        self._skip()
        begin = self._at
        while self._at < len(self._text) and self._text[self._at] in "0123456789":
            self._at += 1
        digits = self._text[begin : self._at]
        if not digits:
            self._fail(f"There is no number after the '(' at {_where(opening)}.", opening)
        if len(digits) > len(str(MAX_REPEAT)):
            self._fail(f"The number at {_where(begin)} is greater than {MAX_REPEAT:,}.", begin)
        return int(digits)

    def _after_dash(self) -> None:
        place = self._at - 1
        sign = self._sign()
        if sign in ("", "-", "."):
            self._fail(f"Nothing stands after the '-' at {_where(place)}.", place)
        if sign == ">":  # some people write C-x-C->
            self._at += 1
            self._at_end = True
            self._finish()

    def _finish(self) -> None:
        """Accept a period; nothing may follow it."""
        self._take(".")
        if sign := self._sign():
            self._fail(f"The '{sign}' at {_where(self._at)} stands behind the pattern's end.", self._at)

    def _skip(self) -> None:
        while self._at < len(self._text) and self._text[self._at].isspace():
            self._at += 1

    def _sign(self) -> str:
        """Return the next character other than white space; '' at the end."""
        self._skip()
        return self._text[self._at : self._at + 1]

    def _take(self, sign: str) -> bool:
        """Consume a character if it is the next one; return whether it was."""
        if self._sign() != sign:
            return False
        self._at += 1
        return True

    def _fail(self, sentence: str, place: int) -> NoReturn:
        raise MotifError(sentence, place + 1)


def _accepting(text: str, place: int) -> NDArray[np.bool_]:
    """Return which codes the letter at a position accepts, bool[N_CODES]. Raises MotifError."""
    return _codes_within(_stands_for(text, place))


def _stands_for(text: str, place: int) -> str:
    sign = text[place]
    if sign.upper() not in _STANDS_FOR or not sign.isascii():
        raise MotifError(f"The '{sign}' at {_where(place)} is not a residue.", place + 1)
    return _STANDS_FOR[sign.upper()]


def _codes_within(wanted: str) -> NDArray[np.bool_]:
    """Return which codes stand for these amino acids only, bool[N_CODES]."""
    return np.array(
        [code != CODE_STOP and set(_STANDS_FOR[letter]) <= set(wanted) for code, letter in enumerate(LETTERS)]
    )


def _where(place: int) -> str:
    return f"character {place + 1:,}"
