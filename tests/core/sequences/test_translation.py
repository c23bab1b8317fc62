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


def test_the_longest_open_stretch_comes_first():
    gene = "ATGGTGCACCTGACTCCTGAGGAGAAGTCT"
    backwards = ("TAA" + gene + "TGA").translate(str.maketrans("ACGT", "TGCA"))[::-1]
    found, turned = open_frames("TAA" + gene + "TGA"), open_frames(backwards)
    assert (1, "MVHLTPEEKS") in found and (-1, "MVHLTPEEKS") in turned
    for frames in (found, turned):
        assert {each.frame for each in frames} == set(FRAMES)
        lengths = [len(each.residues) for each in frames]
        assert lengths == sorted(lengths, reverse=True)
