"""Motifs: plain and PROSITE, against an oracle that tries everything, and what is refused where."""

from __future__ import annotations

import time
from functools import cache

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from swathe.core.sequences.alphabet import LETTERS, encode
from swathe.core.sequences.motif import MAX_LENGTH, Motif, MotifError

_ANY = "ARNDCQEGHILKMFPSTWYVUO"
_MEANING = {letter: letter for letter in _ANY} | {"B": "DN", "Z": "EQ", "J": "IL", "X": _ANY, "*": ""}


def oracle(elements, at_start: bool, at_end: bool, sequence: str) -> list[tuple[int, int]]:
    """Return the longest match from every residue by trying every repeat of every element.

    elements : (accepted amino acids, least, most or None, whether the end does) each
    """

    def fits(letter: str, accepted: str) -> bool:
        return bool(_MEANING[letter]) and set(_MEANING[letter]) <= set(accepted)

    n = len(sequence)

    @cache
    def ends(number: int, place: int) -> frozenset[int]:
        if number == len(elements):
            return frozenset({place}) if not at_end or place == n else frozenset()
        accepted, least, most, or_end = elements[number]
        found = set()
        if or_end and place == n:
            found |= ends(number + 1, place)
        repeats = 0
        while True:
            if repeats >= least:
                found |= ends(number + 1, place + repeats)
            if repeats == most or place + repeats == n or not fits(sequence[place + repeats], accepted):
                return frozenset(found)
            repeats += 1

    starts = range(min(1, n)) if at_start else range(n)
    longest = ((start, max(ends(0, start), default=start)) for start in starts)
    return [(start, end) for start, end in longest if end > start]


def _found(pattern: str, sequence: str) -> list[tuple[int, int]]:
    return [tuple(match) for match in Motif.parse(pattern).find(encode(sequence)).tolist()]


_letters = st.sampled_from("ACDEFGHIKLMNPQRSTVWYBZJXUO")
_sequences = st.text(st.sampled_from("AACCDGNPSTBZJXUO*"), max_size=14)


@st.composite
def _patterns(draw):
    """Return a PROSITE pattern and what the oracle takes."""
    words, elements = [], []
    count = draw(st.integers(1, 5))
    for number in range(count):
        kind = draw(st.sampled_from(["one", "any", "these", "not"]))
        some = "".join(draw(st.lists(st.sampled_from("ACDGNPSTB"), min_size=1, max_size=4)))
        meant = "".join(_MEANING[letter] for letter in some)
        or_end = kind == "these" and number == count - 1 and draw(st.booleans())
        word, accepted = {
            "one": (some[0], _MEANING[some[0]]),
            "any": ("x", _ANY),
            "these": (f"[{some}{'>' if or_end else ''}]", meant),
            "not": (f"{{{some}}}", "".join(letter for letter in _ANY if letter not in meant)),
        }[kind]
        repeat = "" if or_end else draw(st.sampled_from(["", "", "", "n", "range", "*"]))
        low, more = draw(st.integers(0, 3)), draw(st.integers(0, 3))
        least, most = {
            "": (1, 1),
            "n": (low + 1, low + 1),
            "range": (low, low + more or 1),
            "*": (0, None),
        }[repeat]
        word += {"": "", "n": f"({least})", "range": f"({least},{most})", "*": "*"}[repeat]
        words.append(word)
        elements.append((accepted, least, most, or_end))
    at_start, at_end = draw(st.booleans()), draw(st.booleans())
    text = (
        ("<" if at_start else "")
        + "-".join(words)
        + (">" if at_end else "")
        + draw(st.sampled_from(["", "."]))
    )
    return ("<" if at_start else "") + text.removeprefix("<"), tuple(elements), at_start, at_end


@settings(max_examples=400, deadline=None, derandomize=True)
@given(_patterns(), _sequences)
@pytest.mark.long
def test_finds_what_trying_everything_finds(pattern, sequence):
    text, elements, at_start, at_end = pattern
    if "-" not in text and not set(text) & set("[]{}()<>.*"):
        text += "."  # letters alone are a plain motif, in which X is a letter too
    assert _found(text, sequence) == oracle(elements, at_start, at_end, sequence)


@settings(max_examples=200, deadline=None, derandomize=True)
@given(st.text(_letters, min_size=1, max_size=4), _sequences)
def test_plain_motifs_are_residues_in_a_row(motif, sequence):
    elements = tuple((_MEANING[letter], 1, 1, False) for letter in motif)
    expected = oracle(elements, False, False, sequence)
    assert _found(motif, sequence) == expected
    assert _found(motif.lower(), sequence) == expected
    assert _found("-".join(motif) + ".", sequence) == expected


@pytest.mark.parametrize(
    ("pattern", "sequence", "expected"),
    [
        ("RGD", "MRGDRGD", [(1, 4), (4, 7)]),
        ("AXA", "AAAWA", [(0, 3), (2, 5)]),
        ("[AC]-x-V-x(4)-{ED}", "AWVKKKKLCLVEEEEE", [(0, 8)]),
        ("<A-x-[ST](2)-x(0,1)-V.", "ALSTVV", [(0, 6)]),
        ("<A-x-[ST](2)-x(0,1)-V.", "MALSTV", []),
        ("N-{P}-[ST]-{P}", "NNTSNPSANGSP", [(0, 4), (1, 5)]),
        ("F-[GSTV]-P-R-L-[G>]", "FGPRLGFTPRL", [(0, 6), (6, 11)]),
        ("F-[GSTV]-P-R-L-[G>]", "FGPRLA", []),
        ("<{C}*>", "MKLV", [(0, 4)]),
        ("<{C}*>", "MKCLV", []),
        ("C->", "ACAC", [(3, 4)]),
        ("L>", "ALL", [(2, 3)]),
        ("x(2,3)", "AAAA", [(0, 3), (1, 4), (2, 4)]),
        ("N{P}[ST]{P}", "ANGTA", [(1, 5)]),
        (" [ S T ] - x ( 2 ) - [ D E ] . ", "ASAAD", [(1, 5)]),
        ("[DN]", "ABD", [(1, 2), (2, 3)]),
        ("D.", "BD", [(1, 2)]),
        ("{P}", "XB*A", [(1, 2), (3, 4)]),
        ("x.", "X*A", [(0, 1), (2, 3)]),
        ("RGD", "", []),
        ("<x>", "", []),
    ],
)
def test_examples_of_the_manual_and_of_its_edges(pattern, sequence, expected):
    assert _found(pattern, sequence) == expected


@pytest.mark.parametrize(
    ("text", "place", "words"),
    [
        ("", 1, "empty"),
        ("  ", 1, "empty"),
        ("R1D", 2, "'1' at character 2 is not a residue"),
        ("RéD", 2, "is not a residue"),
        ("A-[ST", 3, "'[' at character 3 is not closed"),
        ("{P", 1, "'{' at character 1 is not closed"),
        ("[]-A", 1, "names no residue"),
        ("[>]", 1, "names no residue"),
        ("{x}", 2, "any residue"),
        ("[A1]", 3, "'1' at character 3"),
        ("{A>}", 3, "'>' at character 3"),
        ("A-(3)", 3, "'(' at character 3 does not follow a residue"),
        ("A(3", 2, "is not closed"),
        ("A()", 2, "no number"),
        ("A(x)", 2, "no number"),
        ("A(3,1)", 2, "from 3 down to 1"),
        ("A(2,)", 2, "no number"),
        ("A(0)", 2, "repeated 0 times"),
        ("A(1234567)", 3, "greater than 99,999"),
        ("A(2)(3)", 5, "does not follow a residue"),
        ("A**", 3, "does not follow a residue"),
        ("A--C", 2, "after the '-'"),
        ("A-", 2, "after the '-'"),
        ("-A", 1, "before the '-'"),
        ("<", 1, "no residues"),
        ("A-<C", 3, "does not stand at the beginning"),
        ("A>C", 3, "behind the pattern's end"),
        ("A.C", 3, "behind the pattern's end"),
        ("A..", 3, "behind the pattern's end"),
        ("A]", 2, "closes nothing"),
        ("[A>]-C", 6, "Only the last element"),
        ("[A>](2)", 1, "cannot be repeated"),
        ("(3)", 1, "does not follow"),
        ("A,C", 2, "','"),
        ("A" * (MAX_LENGTH + 1), MAX_LENGTH + 1, "at most 200"),
    ],
)
def test_refuses_with_a_sentence_that_names_the_place(text, place, words):
    with pytest.raises(MotifError) as caught:
        Motif.parse(text)
    assert caught.value.place == place
    assert words in caught.value.message
    assert caught.value.message.endswith(".")
    assert "{}" not in caught.value.message
    assert caught.value.hint


@settings(max_examples=500, deadline=None, derandomize=True)
@given(st.text(st.sampled_from("ACxX[]{}()<>.,*-12 é"), max_size=20))
def test_any_text_is_read_or_refused(text):
    try:
        motif = Motif.parse(text)
    except MotifError as error:
        assert 1 <= error.place <= len(text) + 1
    else:
        motif.find(encode("ACDAC"))


@pytest.mark.parametrize(
    "pattern", ["x*-" * 60 + "A", "-".join(["x(0,99)"] * 20), "X" * 200, "[AC]*-" * 30 + "D"]
)
def test_no_pattern_takes_long(pattern):
    codes = np.random.default_rng(1).integers(0, 20, 35_000).astype(np.uint8)
    motif = Motif.parse(pattern)
    began = time.perf_counter()
    found = motif.find(codes)
    print(f"{pattern[:12]}… in 35,000 residues: {1e3 * (time.perf_counter() - began):.0f} ms")
    assert len(found)


def test_every_code_is_matched_by_its_own_letter_alone_or_with_what_it_stands_for():
    for code, letter in enumerate(LETTERS):
        if letter in "X*":
            continue
        assert len(Motif.parse(letter).find(np.array([code], np.uint8))) == 1
    assert len(Motif.parse("X").find(encode(LETTERS))) == len(LETTERS) - 1
