"""The standard genetic code, read in six frames."""

from __future__ import annotations

import pytest

from swathe.core.sequences.translation import FRAMES, open_frames, translated


def test_a_gene_becomes_its_protein():
    assert translated("ATGGTGCACCTGACTCCTGAGGAGAAGTCTTAA", 1) == "MVHLTPEEKS*"  # human beta globin begins so


@pytest.mark.parametrize(
    ("frame", "protein"), [(1, "MV*"), (2, "WF"), (3, "GL"), (-1, "LNH"), (-2, "*T"), (-3, "KP")]
)
def test_frames_begin_at_each_base_of_both_strands(frame, protein):
    assert translated("ATGGTTTAA", frame) == protein


def test_rna_small_letters_and_ambiguous_bases():
    assert translated("augGUNnnn", 1) == "MXX"
    assert translated("AT", 1) == ""


def test_frames_are_ordered_by_their_open_stretches():
    gene = "ATGGTGCACCTGACTCCTGAGGAGAAGTCT"
    backwards = ("TAA" + gene + "TGA").translate(str.maketrans("ACGT", "TGCA"))[::-1]
    found, turned = open_frames("TAA" + gene + "TGA"), open_frames(backwards)
    assert (1, "MVHLTPEEKS", True) in found and (-1, "MVHLTPEEKS", True) in turned
    for frames in (found, turned):
        assert {each.frame for each in frames} == set(FRAMES)
        assert frames[0].complete
        lengths = [len(each.residues) for each in frames[1:]]
        assert lengths == sorted(lengths, reverse=True)


def test_a_complete_coding_sequence_comes_before_a_longer_stretch_of_the_other_strand():
    """The reverse strand has no stop, and was first by one residue."""
    gene = "ATGGTGCACCTGACTCCTGAGGAGAAGTCTGCCGTTTAA"
    first, second, *_ = open_frames(gene)
    assert (first.frame, len(first.residues), first.complete) == (1, 12, True)
    assert (second.frame, len(second.residues), second.stopped) == (-1, 13, False)


def test_a_short_complete_stretch_is_no_better_than_a_long_open_one():
    codes = "GTGCACCTGACTCCTGAGGAGAAGTCTGCCGTT" * 3
    bases = codes + "TTAACATTTAA"  # in another frame: a stop or two with little between
    assert open_frames(bases)[0].residues.startswith("VHLTPEEKSAV")
