"""The alignment of two sequences as FASTA and Clustal text, read back by Biopython."""

from __future__ import annotations

import io

import pytest
from Bio import AlignIO
from hypothesis import given, settings
from hypothesis import strategies as st

from swathe.core.export.aligned_pair import PairRow, pair_clustal, pair_fasta
from swathe.core.sequences.alphabet import LETTERS

_letters = st.text(st.sampled_from(LETTERS.replace("*", "") + "acdefgx---"), min_size=1, max_size=190)


@pytest.mark.parametrize(("written", "kind"), [(pair_fasta, "fasta"), (pair_clustal, "clustal")])
@settings(max_examples=60, deadline=None, derandomize=True)
@given(one=_letters, other=_letters)
def test_biopython_reads_back_any_pair(written, kind, one, other):
    columns = min(len(one), len(other))
    rows = (
        PairRow("sp|P1|A_B", "first OS=x", 3, 2 + columns, one[:columns]),
        PairRow("q/2", "", 1, 9, other[:columns]),
    )
    read = AlignIO.read(io.StringIO(written(rows)), kind)
    assert [record.id for record in read] == [rows[0].name, rows[1].name]
    assert [str(record.seq) for record in read] == [row.letters for row in rows]


def test_clustal_marks_are_clustals_groups():
    rows = PairRow("a", "", 1, 7, "ASTKGWc"), PairRow("b", "x", 3, 8, "AA-RDWC")
    text = pair_clustal(rows)
    assert text.splitlines()[3:6] == ["a/1-7    ASTKGWc", "b/3-8    AA-RDWC", "         *: :.**"]
    same = pair_clustal((rows[0], rows[0]))
    assert "a/1-7_2" in same
    spaced = PairRow("é b", "tab\tnew\nline", 1, 7, "ASTKGWc")
    assert (
        pair_fasta((spaced, rows[1])).splitlines()[0] == ">__b/1-7 tab new line"[:1] + "_b/1-7 tab new line"
    )
