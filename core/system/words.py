"""Numbers, sizes and foreign text as people read them, the same in the window, the command line and files."""

from __future__ import annotations

import datetime
import math
import re
import unicodedata
from typing import Final

_RATES: Final = (("TCUPS", 1e3), ("GCUPS", 1.0), ("MCUPS", 1e-3))
"""Units with their size in GCUPS."""
SMALL_EVALUE: Final = 0.0009
"""E-values below this are written with an exponent, as BLAST does: ``8e-04``, but ``0.001``."""
_LOWEST_POWER: Final = -307
"""Of ten, for which there are floating-point numbers of full precision."""
_LEAST_GCUPS: Final = 0.1
"""Rates in GCUPS from here on; slower ones in MCUPS."""
_TYPED: Final = re.compile(r"[+-]?(\d+([.,]\d*)?|[.,]\d+)(e[+-]?\d{1,9})?", re.ASCII | re.IGNORECASE)
"""A number with a point or a comma as its decimal sign."""
_IN_THOUSANDS: Final = re.compile(r"[+-]?[1-9]\d{0,2}(,\d{3})+", re.ASCII)
"""A number that reads as a whole one with commas between thousands."""
_BETWEEN_THOUSANDS: Final = re.compile(r"(?<=\d),(?=\d{3}(?!\d))")
_CONTROL_CATEGORIES: Final = frozenset(("Cc", "Cf", "Cs", "Zl", "Zp"))
"""Unicode categories: C0, DEL and C1; bidi overrides and other format characters; surrogates; line ends."""


def date_text(started: str, *, seconds: bool = False) -> str:
    """Return an ISO 8601 date in the machine's own time zone, as ``2026-11-20 14:36``; sorts as it reads."""
    time = "%H:%M:%S" if seconds else "%H:%M"
    try:
        return datetime.datetime.fromisoformat(started).astimezone().strftime(f"%Y-%m-%d {time}")
    except ValueError:
        return started


def seconds_text(seconds: float) -> str:
    """Return a duration: ``0.06 s``, ``4.2 s``, ``42 s``, ``3 min 05 s``, ``2 h 05 min``."""
    if seconds < 0.001:
        return "under 0.001 s"
    if seconds < 0.995:
        return f"{seconds:.2g} s"
    if seconds < 9.95:
        return f"{seconds:.1f} s"
    whole = round(seconds)
    if whole < 60:
        return f"{whole} s"
    minutes, rest = divmod(whole, 60)
    return f"{minutes} min {rest:02d} s" if minutes < 60 else f"{minutes // 60} h {minutes % 60:02d} min"


def three_digits(number: float) -> str:
    """Return a number in three digits, or all before its point: ``0.0123``, ``2.50``, ``31.0``, ``5,168``."""
    return f"{number:,.0f}" if number >= 99.95 else f"{number:#.3g}"


def rate_text(gcups: float) -> str:
    """Return a rate given in GCUPS, as `three_digits`: ``1.23 TCUPS``, ``18.2 GCUPS``, ``0.520 MCUPS``."""
    if 0 < gcups < 0.01 * _RATES[-1][1]:
        return f"under 0.01 {_RATES[-1][0]}"
    for unit, size in _RATES:
        least = _LEAST_GCUPS if unit == "GCUPS" else size * 0.9995
        if gcups >= least:
            break
    else:
        unit, size = _RATES[-1] if gcups > 0 else _RATES[1]
    return f"{three_digits(gcups / size)} {unit}"


def number_text(number: float) -> str:
    """Return a number with every digit it needs to be read back and no more: ``10``, ``0.1``, ``1e-05``."""
    return repr(float(number)).removesuffix(".0")


def typed_number(text: str, problem: str = "", *, whole: bool = False) -> str:
    """Return a number that somebody typed, as Python reads it: ``0,001`` as ``0.001``.

    A comma is a decimal sign. Where it may as well part thousands, as in ``1,234``, it does so in a number
    that has to be `whole`, and nothing is guessed in others; ``1,234,567`` is that number everywhere.
    Raises ValueError that says so, or that there are spaces, or `problem` for what is no number.
    """
    text = text.strip()
    if not _IN_THOUSANDS.fullmatch(text):
        if _TYPED.fullmatch(text):
            return text.replace(",", ".")
        together = "".join(text.split())
        if together != text and _TYPED.fullmatch(together):
            raise ValueError(f"A number has no spaces. Write {together}.")
        raise ValueError(problem)
    if not whole and text.count(",") == 1:
        point, plain = text.replace(",", "."), text.replace(",", "")
        raise ValueError(
            f"“{text}” can mean {point} or {plain}. Write {number_text(float(point))} or {plain}."
        )
    return text.replace(",", "")


def bound_text(evalue: float) -> str:
    """Return a bound of E-values as `number_text` does, and below 0.0009 as E-values are: ``5e-04``."""
    if not 0 < evalue < SMALL_EVALUE:
        return number_text(evalue)
    digits = (f"{evalue:.{places}e}" for places in range(17))
    return next(text for text in digits if float(text) == evalue)


def bound_above(log10_evalue: float) -> float:
    """Return the lowest E-value of three digits that an E-value is not above: as a bound it lets that in."""
    whole = max(math.floor(log10_evalue), _LOWEST_POWER)
    bounds = (float(f"{hundredths / 100}e{whole}") for hundredths in range(100, 1_001))
    return next(bound for bound in bounds if math.log10(bound) >= log10_evalue)


def counted(count: int, one: str, many: str = "") -> str:
    """Return a count with its noun: ``1 query``, ``2,000 queries``; without `many`, `one` takes an s."""
    return f"{count:,} {one if count == 1 else many or one + 's'}"


def without_separators(text: str) -> str:
    """Return a text whose numbers are as programs read them: ``1234 pairs, 12 with ties``."""
    return _BETWEEN_THOUSANDS.sub("", text)


def made_with(started: str, version: str) -> str:
    """Return what a picture in a file says of its making: ``2026-11-23T23:48:10+00:00 · Swathe 0.9``."""
    return f"{started} · Swathe {version}"


def shortened(text: str, length: int) -> str:
    """Return a text of at most so many characters, without its middle if it was longer."""
    head = (length - 1) // 2
    return text if len(text) <= length else f"{text[:head]}…{text[head + 1 - length :]}"


def file_name(name: str, *, also: str = "") -> str:
    """Return a name as every system takes it for a file: other characters than `also` and these are ``_``.

    Parentheses and ellipses are left out: ``adh (PSSM)`` is ``adh_PSSM``.
    """
    kept = (letter for letter in name if letter not in "()…")
    return "".join(letter if letter.isalnum() or letter in f"-_.{also}" else "_" for letter in kept)


def bytes_text(n_bytes: int) -> str:
    """Return a size in decimal units: ``812 bytes``, ``4.5 MB``, ``120 GB``."""
    for unit, size in (("TB", 10**12), ("GB", 10**9), ("MB", 10**6), ("kB", 10**3)):
        if n_bytes >= 0.9995 * size:
            value = n_bytes / size
            return f"{value:.1f} {unit}" if value < 99.95 else f"{value:,.0f} {unit}"
    return counted(n_bytes, "byte")


def percent_text(percent: float, decimals: int = 1) -> str:
    """Return a percentage with some decimals; truncated near 100, so that 99.96 never reads 100."""
    if percent < 99 or percent == 100:
        return f"{percent:.{decimals}f}"
    steps = 10**decimals
    return f"{math.floor(percent * steps) / steps:.{decimals}f}"


def shown(text: str) -> str:
    r"""Return a line of text with its control characters written out, ``\x1b``, ``\u202e``; a tab is a space.

    Everything from a header, a path or a file passes through here before it reaches a terminal or a log.
    """
    return text if text.isprintable() else "".join(map(_shown, text))


def shown_lines(text: str) -> str:
    """Return text as `shown` does, but keep its tabs and line ends."""
    return "\n".join("\t".join(map(shown, line.split("\t"))) for line in text.split("\n"))


def _shown(character: str) -> str:
    if character == "\t":
        return " "
    if unicodedata.category(character) in _CONTROL_CATEGORIES:
        return character.encode("unicode_escape").decode()
    return character
