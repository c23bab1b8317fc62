"""Compiled and plain reading of headers agree, whatever the headers are."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

import swathe.core.headers.scan as header_scan
from swathe.core.headers.scan import contains, sort_keys
from swathe.core.headers.text import cell_of, subject_cell
from swathe.core.sequences.fasta import decode_header
from tests.long_run import at_random

HEADERS = [
    "sp|P02232|LGB1_VICFA Leghemoglobin-1 OS=Vicia faba OX=3906 PE=1 SV=2",
    "gi|1 protein [Homo sapiens]",
    "x nested [a [b]] ",
    "x [] ",
    "x OS=",
    "x OS= A",
    "x OS=A B1=2 GN=c",
    "XOS=no OS=yes",
    "",
    "   starts with spaces",
    "one",
    "tab\tseparated  twice OS=Mus musculus",
    "Z" * 200 + " long OS=" + "q" * 100,
    "x y [Bos taurus] trailing",
    "x OS=Bos [taurus] OX=1",
    "UniRef50_Q9K794 Putative protein n=2 Tax=Bacillus sp. 1 TaxID=1386 RepID=AGRB_BACHD",
    "UniRef50_Q9K794 n=2 Tax=Bacillus",
    "WP_1.1 protein [[Clostridium] scindens]",
    "NP_1.1 thr [Escherichia coli]\x01AAC1.1 thr [Other]",
    "NP_1.1 thr [organism=Homo sapiens] [GeneID=1]",
    "lcl|x [gene=thrL] [gbkey=CDS]",
    "ENSP1 pep gene:ENSG1 description:T cell [Source:HGNC Symbol;Acc:1]",
    "4HHB_1|Chains A, C|Hemoglobin subunit alpha|Homo sapiens (9606)",
    "4HHB_2|Chain B|Hemoglobin subunit beta|Homo sapiens",
    "4HHB_2|Chain B|Hemoglobin|Homo sapiens ()",
    "4HHB_2|Chain B|Hemoglobin",
    "4HHB_2|Chain B|a|b|c",
]

pieces = (
    "UniRef50_A ",
    " Tax=",
    " TaxID=",
    "[organism=",
    "Source:",
    "\x01",
    "4HHB_1|Chain A|",
    "(96)",
    "|",
    "s ",
)
text = st.lists(
    st.text(st.sampled_from("ab AZOS=[]\tGNX1_"), max_size=30) | st.sampled_from(pieces), max_size=6
).map("".join)


def packed(headers: list[str]):
    lines = [header.encode() for header in headers]
    offsets = np.concatenate(([0], np.cumsum([len(line) for line in lines]))).astype(np.int64)
    return np.frombuffer(b"".join(lines) or b"\0", np.uint8), offsets, np.arange(len(lines))


many_headers = st.lists(text, min_size=1, max_size=20).map(lambda made: made + HEADERS)


@at_random(20, 150)
@pytest.mark.parametrize("part", ["subject", "description", "organism"])
def test_compiled_keys_are_those_of_python(part, n_cases):
    @settings(deadline=None, derandomize=True, max_examples=n_cases)
    @given(many_headers)
    def same(headers):
        blob, offsets, records = packed(headers)
        plain = sort_keys(blob, offsets, records, part)
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(header_scan, "COMPILED_FROM", 0)
            compiled = sort_keys(blob, offsets, records, part)
        assert compiled.tolist() == plain.tolist()

    same()


@at_random(40, 300)
def test_compiled_search_finds_what_python_finds(n_cases):
    settings(deadline=None, derandomize=True, max_examples=n_cases)(given(many_headers, st.data())(found))()


def found(headers, data):
    """Compiled and plain search for pieces of headers find them in the same headers."""
    blob, offsets, records = packed(headers)
    words = []
    for _ in range(data.draw(st.integers(1, 3))):
        source = data.draw(st.sampled_from([header for header in headers if header]))
        begin = data.draw(st.integers(0, len(source) - 1))
        words.append(source[begin : begin + data.draw(st.integers(1, 40))])
    expected = [all(word.lower() in header.lower() for word in words) for header in headers]
    assert contains(blob, offsets, records, words).tolist() == expected
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(header_scan, "COMPILED_FROM", 0)
        assert contains(blob, offsets, records, [word.upper() for word in words]).tolist() == expected
        backwards = contains(blob, offsets, records[::-1], words)
    assert backwards.tolist() == expected[::-1]


@pytest.mark.parametrize("compiled_from", [0, 100])
def test_headers_are_read_once_for_all_words(monkeypatch, compiled_from):
    """Reading them takes longer than looking through them."""
    monkeypatch.setattr(header_scan, "COMPILED_FROM", compiled_from)
    readings = []
    gathered = header_scan.gathered
    monkeypatch.setattr(header_scan, "gathered", lambda *given: readings.append(given) or gathered(*given))
    blob, offsets, records = packed(["kinase of sheep", "kinase of goats", "a goat"])
    assert contains(blob, offsets, records, ["goat", "kinase", "of"]).tolist() == [False, True, False]
    assert len(readings) == 1


def test_a_word_does_not_reach_into_the_next_header():
    blob, offsets, records = packed(["abc", "def"])
    assert not contains(blob, offsets, records, ["cd"]).any()


def test_letters_beyond_ascii_are_found():
    blob, offsets, records = packed(["protéine A", "protein B"])
    assert contains(blob, offsets, records, ["téine"]).tolist() == [True, False]


@settings(deadline=None, derandomize=True)
@given(line=st.one_of(st.binary(max_size=30), st.text(max_size=20).map(str.encode)), record=st.integers(0, 9))
@example(b"sp|P1|X \xe9", 0)
@example(b"a\x1cb c", 1)
@example(b" a", 2)
@example(b"", 3)
def test_a_subject_is_read_without_decoding_the_rest(line, record):
    assert subject_cell(line, record) == cell_of("subject", decode_header(line), record)
