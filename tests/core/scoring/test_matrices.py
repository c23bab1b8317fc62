"""Substitution matrices: shipped ones, users' files, and what is derived for letters they lack."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from Bio.Align import substitution_matrices

from swathe.core.errors import MatrixError
from swathe.core.scoring.karlin_altschul import BACKGROUND
from swathe.core.scoring.matrices import (
    default_gap_costs,
    legal_gap_costs,
    load_matrix,
    matrix_names,
    omitted_matrices,
    published_name,
)
from swathe.core.sequences.alphabet import CODE_J, CODE_X, LETTERS, encode

AMINO_ACIDS = LETTERS[:20]
NCBI_BLOSUM62 = {  # rows of B, Z, X and * of NCBI's BLOSUM62 file, in the order of LETTERS[:20] + "BZX*"
    "B": [-2, -1, 3, 4, -3, 0, 1, -1, 0, -3, -4, 0, -3, -3, -2, 0, -1, -4, -3, -3, 4, 1, -1, -4],
    "Z": [-1, 0, 0, 1, -3, 3, 4, -2, 0, -3, -3, 1, -1, -3, -1, 0, -1, -3, -2, -2, 1, 4, -1, -4],
    "X": [0, -1, -1, -1, -2, -1, -1, -1, -1, -1, -1, -1, -1, -1, -2, 0, 0, -2, -1, -1, -1, -1, -1, -4],
    "*": [-4] * 23 + [1],
}


def rows(letters: str = AMINO_ACIDS, same: str = "4", other: str = "-1") -> list[str]:
    lines = ["  " + " ".join(letters)]
    return lines + [f"{a} " + " ".join(same if a == b else other for b in letters) for a in letters]


def write(folder: Path, lines: list[str], name: str = "own.mat") -> Path:
    path = folder / name
    path.write_text("\n".join(lines) + "\n")
    return path


@pytest.mark.parametrize("name", [name for name in matrix_names() if name != "BLOSUM80-NCBI"])
def test_scores_are_those_of_biopython(name: str) -> None:
    original, _, scale = name.partition("x")
    theirs = substitution_matrices.load(original)
    ours = load_matrix(name)
    assert set(AMINO_ACIDS) <= set(ours.letters)
    for a in ours.letters:
        for b in ours.letters:
            score = ours.scores[LETTERS.index(a), LETTERS.index(b)]
            assert abs(score - theirs[a, b] * int(scale or 1)) <= 0.5 + 1e-6
    assert bool(scale) == any("fractions" in note for note in ours.notes)
    own, as_scored = encode("UO"), encode("CK")
    assert (ours.scores[own] == ours.scores[as_scored]).all()
    assert (ours.scores[:, own] == ours.scores[:, as_scored]).all()
    if "J" not in ours.letters:
        assert (ours.scores[CODE_J] == ours.scores[CODE_X]).all()
    assert ours.scores.dtype == np.int8
    assert not ours.scores.flags.writeable


def test_every_matrix_of_biopython_is_offered_or_left_out_with_a_reason() -> None:
    offered = {name.partition("x")[0] for name in matrix_names()}
    assert offered - {"BLOSUM80-NCBI"} | set(omitted_matrices()) == set(substitution_matrices.load())
    assert all("not amino acids" in reason for reason in omitted_matrices().values())
    assert set(omitted_matrices()) == {"BLASTN", "HOXD70", "MEGABLAST", "NUC.4.4", "SCHNEIDER", "TRANS"}


def test_fractions_are_scaled_exactly_where_a_byte_can_hold_them() -> None:
    theirs = substitution_matrices.load("DAYHOFF")
    ours = load_matrix("DAYHOFFx10").scores
    for a in AMINO_ACIDS:
        for b in AMINO_ACIDS:
            assert ours[encode(a)[0], encode(b)[0]] == round(theirs[a, b] * 10)
    assert any("rounded" in note for note in load_matrix("GONNET1992x5").notes)
    assert not any("rounded to whole" in note for note in load_matrix("DAYHOFFx10").notes)


def test_ambiguity_codes_of_blosum62_are_ncbi_s() -> None:
    scores = load_matrix("BLOSUM62").scores
    order = [LETTERS.index(letter) for letter in AMINO_ACIDS + "BZX*"]
    for letter, row in NCBI_BLOSUM62.items():
        assert scores[LETTERS.index(letter), order].tolist() == row


def test_blastp_differs_from_blosum62_in_ambiguity_codes_only() -> None:
    blosum, blastp = load_matrix("BLOSUM62").scores, load_matrix("BLASTP").scores
    assert (blosum[:20, :20] == blastp[:20, :20]).all()
    assert (blosum != blastp).any()
    assert legal_gap_costs("BLASTP") == legal_gap_costs("BLOSUM62")


def test_published_statistics_belong_to_blastp_s_blosum80_and_not_to_biopython_s() -> None:
    assert load_matrix("BLOSUM80-NCBI").scores[encode("W")[0], encode("W")[0]] == 11
    assert load_matrix("BLOSUM80").scores[encode("W")[0], encode("W")[0]] == 16
    assert legal_gap_costs("BLOSUM80") == ()
    assert default_gap_costs("BLOSUM80-NCBI") == (10, 1)
    assert any("BLOSUM80-NCBI" in note for note in load_matrix("BLOSUM80").notes)


def test_default_gap_costs_are_the_best_published_ones() -> None:
    best = {
        n: default_gap_costs(n) for n in ("BLOSUM62", "BLOSUM45", "BLOSUM50", "PAM30", "PAM250", "BLASTP")
    }
    assert best == {
        "BLOSUM62": (11, 1), "BLOSUM45": (14, 2), "BLOSUM50": (13, 2), "PAM30": (9, 1), "PAM250": (15, 2),
        "BLASTP": (11, 1),
    }  # fmt: skip
    assert all(costs in legal_gap_costs(name) for name, costs in best.items())


def test_gap_costs_without_a_row_weigh_what_11_1_weighs_for_blosum62(tmp_path: Path) -> None:
    theirs = load_matrix("BLOSUM62").scores[:20, :20].astype(int) * 3
    lines = ["  " + " ".join(AMINO_ACIDS)]
    lines += [f"{a} " + " ".join(map(str, row)) for a, row in zip(AMINO_ACIDS, theirs, strict=True)]
    path = write(tmp_path, lines)
    assert legal_gap_costs(path) == ()
    assert default_gap_costs(path) == (33, 3)


def test_names_are_case_insensitive_and_sorted_for_people() -> None:
    assert load_matrix(" blosum62 ").name == "BLOSUM62"
    names = matrix_names()
    assert names.index("PAM30") < names.index("PAM70") < names.index("PAM250")
    assert names.index("BLOSUM80-NCBI") == names.index("BLOSUM80") + 1


def test_own_file(tmp_path: Path) -> None:
    lines = ["# a comment", "", *rows(AMINO_ACIDS.lower()), "# the end"]
    own = load_matrix(write(tmp_path, lines))
    assert own.name == "own.mat"
    assert own.path == tmp_path / "own.mat"
    assert own.letters == AMINO_ACIDS
    assert own.scores[0, 0] == 4
    assert own.scores[0, 1] == -1
    said = " ".join(own.notes)
    assert "upper case" in said
    assert "no B, Z, X" in said
    assert "no *" in said
    assert "no J, which" in said and "no *, which" in said
    assert not any(": " in note for note in own.notes), "a colon loses its space in BLAST's comment lines"


def test_letters_a_file_lacks_follow_the_documented_rules(tmp_path: Path) -> None:
    scores = load_matrix(write(tmp_path, rows())).scores
    n, d = BACKGROUND[encode("ND")]
    both = ((n * n + d * d) * 4 + 2 * n * d * -1) / (n + d) ** 2
    b, x, stop = encode("BX*")
    assert scores[b, b] == np.floor(both + 0.5)
    assert scores[b, encode("N")[0]] == np.floor((n * 4 - d) / (n + d) + 0.5)
    assert scores[x, 0] == np.floor(BACKGROUND @ scores[0, :20] + 0.5)
    assert set(scores[stop].tolist()) == set(scores[:, stop].tolist()) == {-1}


def test_rows_may_come_in_another_order_and_unsymmetric(tmp_path: Path) -> None:
    lines = rows()
    lines[1] = lines[1].replace("-1", "-3")  # row of A: A as the query's residue
    own = load_matrix(write(tmp_path, [lines[0], *reversed(lines[1:])]))
    assert own.scores[0, 1] == -3
    assert own.scores[1, 0] == -1
    assert any("not symmetric" in note for note in own.notes)


def test_a_copy_of_a_published_matrix_has_its_statistics_under_any_name(tmp_path: Path) -> None:
    theirs = load_matrix("PAM30").scores[:20, :20]
    lines = ["  " + " ".join(AMINO_ACIDS)]
    lines += [f"{a} " + " ".join(map(str, row)) for a, row in zip(AMINO_ACIDS, theirs, strict=True)]
    assert published_name(load_matrix(write(tmp_path, lines, "BLOSUM62")).scores) == "PAM30"
    assert published_name(load_matrix(write(tmp_path, rows(), "BLOSUM62")).scores) == ""


def altered(line: int, old: str, new: str) -> list[str]:
    lines = rows()
    assert old in lines[line]
    lines[line] = lines[line].replace(old, new, 1)
    return lines


@pytest.mark.parametrize(
    ("lines", "line", "problem"),
    [
        (altered(2, "4", "4.5"), 3, "not a whole number"),
        (altered(2, "4", "128"), 3, "not between -128 and 127"),
        (altered(2, "4", "-129"), 3, "not between -128 and 127"),
        (altered(2, "4", "four"), 3, "not a score"),
        (altered(2, "4", "nan"), 3, "not a score"),
        (altered(2, "4", "inf"), 3, "not a score"),
        (altered(2, " 4", ""), 3, "19 scores for 20 columns"),
        (altered(2, "4", "4 4"), 3, "21 scores for 20 columns"),
        (altered(3, "N", "R"), 4, "second time"),
        (altered(3, "N", "B"), 4, "no column"),
        (altered(0, "N", "#"), 1, "no column for N"),
        (altered(0, "N", "R"), 1, "comes twice"),
        (altered(0, "N", "1"), 1, "not a residue letter"),
        (rows()[:-1], None, "row of V is missing"),
        (["# nothing"], None, "no matrix"),
        (rows("ATGC"), 1, "no column for R"),
        ([">sp|P1|X a protein", "MKV"], 1, "not a residue letter"),
    ],
)
def test_unusable_files_are_refused_by_place(
    tmp_path: Path, lines: list[str], line: int | None, problem: str
) -> None:
    with pytest.raises(MatrixError) as caught:
        load_matrix(write(tmp_path, lines))
    assert problem in caught.value.message
    assert caught.value.message.startswith("own.mat" + (f", line {line}:" if line else ""))
    assert caught.value.hint


def test_a_nucleotide_matrix_is_named_as_such(tmp_path: Path) -> None:
    with pytest.raises(MatrixError, match="nucleotides"):
        load_matrix(write(tmp_path, rows("ATGC")))


@pytest.mark.parametrize("data", [b"\0\1\2" * 50, b"\x1f\x8b\x08 not a matrix", b"A" * (1 << 21), b""])
def test_other_kinds_of_files_are_refused(tmp_path: Path, data: bytes) -> None:
    path = tmp_path / "own.mat"
    path.write_bytes(data)
    with pytest.raises(MatrixError, match=r"own\.mat"):
        load_matrix(path)


@pytest.mark.parametrize(
    ("name", "says"),
    [
        ("no-such-matrix", "cannot be read"),
        ("DAYHOFF", "DAYHOFFx10"),
        ("NUC.4.4", "nucleotides"),
        ("", "No substitution matrix"),
        (".", "cannot be read"),
    ],
)
def test_unknown_names_are_refused_with_a_hint(name: str, says: str) -> None:
    with pytest.raises(MatrixError) as caught:
        load_matrix(name)
    assert says in str(caught.value)
    assert caught.value.hint
