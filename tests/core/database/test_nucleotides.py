"""Nucleotides are told from proteins, short ones too, and no peptide is taken for them."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from swathe.core.database.nucleotides import (
    is_nucleotides,
    problem_of_database,
    problem_of_queries,
    remark_on_database,
    share_of,
)
from swathe.core.scoring.queries import parse_queries
from swathe.core.sequences.alphabet import encode
from swathe.core.sequences.fasta import read_sequences
from swathe.core.sequences.sequence import Sequence
from swathe.core.system.resources import paper_queries, sample_database, sample_queries
from tests.long_run import long_but
from tests.memory_database import MemoryDatabase

_MOST_USED = "GCG CGT AAC GAT TGC CAG GAA GGC CAT ATT CTG AAA ATG TTT CCG AGC ACC TGG TAT GTG"
CODONS = dict(zip("ARNDCQEGHILKMFPSTWYV", _MOST_USED.split(), strict=True))
"""The codons that E. coli uses most."""
SHARED = Path(__file__).parents[4] / "shared" / "data"


def gene(protein: Sequence) -> str:
    return "".join(CODONS[letter] for letter in protein.letters if letter in CODONS)


def test_the_genes_of_real_proteins_are_nucleotides_and_the_proteins_are_not() -> None:
    proteins = [*read_sequences(sample_queries())[0], *read_sequences(sample_database())[0]]
    proteins += read_sequences(paper_queries())[0]
    assert not [protein.identifier for protein in proteins if is_nucleotides(protein.codes)]
    genes = [gene(protein) for protein in proteins]
    assert all(is_nucleotides(encode(letters)) for letters in genes)
    assert all(is_nucleotides(encode(letters.replace("T", "U"))) for letters in genes)
    assert all(is_nucleotides(encode(letters[:30])) for letters in genes if len(set(letters[:30])) == 4)


@pytest.mark.parametrize(
    "letters",
    [
        "GTAAAACGACGGCCAGT",  # the M13 forward primer
        "CAGGAAACAGCTATGAC",  # and the reverse one
        "ATGACCATGATTACGGATTCACTGGCC",  # how lacZ begins
        "ACGUACGUUGCAUCG",
        "GTGCCAGCMGCCGCGGTAA",  # a primer with an ambiguous base
        "acgtnnnnnnnnnnacgtacgtac",
        "ACGTTGCA" * 20_000,
        "AATTTATAAC" * 30 + "G" * 20,  # as rich in A and T as a genome of Plasmodium
        "ACGTTGCAXXXXXXXXXXXXXACGTTGCA",  # masked
    ],
)
def test_nucleotides_are_told(letters: str) -> None:
    assert is_nucleotides(encode(letters))


@pytest.mark.parametrize(
    "letters",
    [
        "GATTACA", "ACCA", "TAG", "AAAA", "CAT", "ACGT", "GAGA", "",
        "X" * 50, "N" * 50, "G" * 200, "A" * 1000,
        "AATAATAATAATAATAATAATAAT",  # an antifreeze protein's repeat
        "GAGAGSGAGAGSGAGAGSGAGAGS",  # silk
        "TACTAGCAGT"[:8],
        "ICTNAACKCANGCKCGSGCSCTEGNCAC",  # a metallothionein, the nearest of all of SCOP
        "MKVLAAGIVGLPRDEW",
    ],
)  # fmt: skip
def test_peptides_are_left_alone(letters: str) -> None:
    assert not is_nucleotides(encode(letters))


@pytest.mark.skipif(not SHARED.exists(), reason="no shared data here")
@pytest.mark.parametrize("name", long_but(["sprot12071", "proteomes9", "scop40"], "scop40"))
def test_no_real_protein_is_taken_for_nucleotides(name: str) -> None:
    sequences, _ = read_sequences(SHARED / f"{name}.fasta.gz")
    assert not [sequence.identifier for sequence in sequences if is_nucleotides(sequence.codes)]


def test_queries_are_named() -> None:
    protein, dna = "MKVLAAGIVGLPRDEW", "ATGACCATGATTACGGATTC"
    one = parse_queries(f">lacZ\n{dna}\n".encode(), "pasted")[0]
    assert problem_of_queries(one) == "The query “lacZ” looks like nucleotides; Swathe compares proteins."
    bare = parse_queries(dna.encode(), "pasted", bare=True)[0]
    assert problem_of_queries(bare).startswith("The query looks like nucleotides;")
    some = parse_queries(f">p\n{protein}\n>\n{dna}\n>x\n{dna}\n".encode(), "pasted")[0]
    assert "2 of 3 queries look like nucleotides, first number 2;" in problem_of_queries(some)
    assert not problem_of_queries(some[:1])


def test_a_pssm_says_itself_what_it_scores() -> None:
    text = (Path(__file__).parents[2] / "data" / "psiblast.pssm").read_bytes()
    assert not problem_of_queries(parse_queries(text, "psiblast.pssm")[0])


@pytest.mark.parametrize(
    ("dna", "proteins", "problem", "remark"),
    [(9, 0, True, ""), (6, 3, True, ""), (1, 9, False, "About 10 %"), (1, 400, False, ""), (0, 9, False, "")],
)  # fmt: skip
def test_a_database_is_judged_by_its_sequences(dna: int, proteins: int, problem: bool, remark: str) -> None:
    codes = [encode("ATGACCATGATTACGGATTCACTGGCC")] * dna + [encode("MKVLAAGIVGLPRDEW")] * proteins
    share = share_of(MemoryDatabase(codes))
    assert share == pytest.approx(dna / (dna + proteins))
    assert bool(problem_of_database("db", share)) == problem
    assert remark_on_database("db", share).startswith(remark) and bool(
        remark_on_database("db", share)
    ) == bool(remark)


def test_of_a_large_database_some_sequences_all_over_it_are_looked_at() -> None:
    rng = np.random.default_rng(7)
    dna, protein = encode("ATGACCATGATTACGGATTCACTGGCC"), encode("MKVLAAGIVGLPRDEW")
    which = rng.random(20_000) < 0.3
    share = share_of(MemoryDatabase([dna if nucleotides else protein for nucleotides in which]))
    assert share == pytest.approx(which.mean(), abs=0.05)
    assert share_of(MemoryDatabase([])) == share_of(MemoryDatabase([np.zeros(0, np.uint8)])) == 0
