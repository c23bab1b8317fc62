"""Make `blastp_evalues.tsv`: what NCBI blastp prints for hits whose raw score is the exact one.

Run from the repository's root where ``blastp`` and ``makeblastdb`` (Debian's ncbi-blast+) are installed and
the shared data lie beside the repository:

    PYTHONPATH=. python tests/data/make_blastp_fixture.py ../shared/data

blastp is a heuristic: rows are kept only where its raw score equals the Smith-Waterman score, computed here
with pyopal and, for BLOSUM62 11/1, checked against the table of ssearch36 scores.
"""

from __future__ import annotations

import csv
import gzip
import subprocess
import sys
import tempfile
from pathlib import Path

import numpy as np
import pyopal
from scoring_matrices import ScoringMatrix

from swathe.core.scoring.scheme import ScoringScheme
from swathe.core.sequences.alphabet import LETTERS

SCHEMES = (
    ("BLOSUM62", "BLOSUM62", 11, 1),
    ("BLOSUM62", "BLOSUM62", 9, 2),
    ("BLOSUM62", "BLOSUM62", 13, 1),
    ("BLOSUM62", "BLOSUM62", 6, 2),
    ("BLOSUM45", "BLOSUM45", 14, 2),
    ("BLOSUM50", "BLOSUM50", 13, 2),
    ("BLOSUM80", "BLOSUM80-NCBI", 10, 1),
    ("BLOSUM90", "BLOSUM90", 10, 1),
    ("PAM30", "PAM30", 9, 1),
    ("PAM70", "PAM70", 10, 1),
    ("PAM250", "PAM250", 15, 2),
)
QUERIES = ("P02232", "P14942", "P01008", "P42357", "Q38941", "P07756", "P28167", "P33450")
FRAGMENT = 30
"""The first query's first residues are a query too: for short ones the finite-size correction is large."""
ROWS_PER_RUN = {"BLOSUM62": 30}
ROWS_PER_OTHER_RUN = 8

HEADER = """\
# Bit scores and E-values printed by NCBI blastp {version} (-comp_based_stats 0 -seg no, outfmt 6) for hits
# whose raw score is the exact Smith-Waterman score. Made by make_blastp_fixture.py from 12,071 Swiss-Prot
# records of UniProt (https://www.uniprot.org, CC BY 4.0). A gap of k residues costs gap_open + k*gap_extend.
"""
COLUMNS = (
    "matrix",
    "gap_open",
    "gap_extend",
    "query_length",
    "subject",
    "subject_length",
    "score",
    "bits",
    "evalue",
)


def read_fasta(path: Path) -> dict[str, str]:
    data = path.read_bytes()
    text = (gzip.decompress(data) if path.suffix == ".gz" else data).decode()
    records = ("\n" + text).split("\n>")[1:]
    return {r.split("\n", 1)[0].split()[0]: r.split("\n", 1)[1].replace("\n", "").upper() for r in records}


def exact_scores(query: str, subjects: dict[str, str], scheme: ScoringScheme) -> dict[str, int]:
    letters = LETTERS[:25]
    matrix = ScoringMatrix(scheme.matrix[:25, :25].astype(float).tolist(), letters)
    as_x = str.maketrans("UOJ", "XXX")
    database = pyopal.Database([s.translate(as_x) for s in subjects.values()], pyopal.Alphabet(letters))
    aligner = pyopal.Aligner(matrix, gap_open=scheme.first_gap_residue_cost, gap_extend=scheme.gap_extend)
    found = aligner.align(query.translate(as_x), database, mode="score", algorithm="sw")
    return {name: hit.score for name, hit in zip(subjects, found, strict=True)}


def main(data: Path) -> None:
    subjects = read_fasta(data / "sprot12071.fasta.gz")
    residues = sum(map(len, subjects.values()))
    shared = read_fasta(data / "queries20.fasta")
    queries = {name: next(s for header, s in shared.items() if f"|{name}" in header) for name in QUERIES}
    queries["fragment"] = queries["P02232"][:FRAGMENT]
    with gzip.open(data / "ssearch36_blosum62_11_1.tsv.gz", "rt") as lines:
        oracle = list(csv.DictReader(lines, delimiter="\t"))
    version = subprocess.run(
        ["blastp", "-version"], capture_output=True, text=True, check=True
    ).stdout.split()[1]
    out = Path(__file__).with_name("blastp_evalues.tsv")
    rows = []
    with tempfile.TemporaryDirectory() as folder:
        fasta = Path(folder) / "db.fasta"
        fasta.write_text("".join(f">{i}\n{s}\n" for i, s in enumerate(subjects.values())))
        subprocess.run(
            ["makeblastdb", "-in", fasta, "-dbtype", "prot"], stdout=subprocess.DEVNULL, check=True
        )
        names = list(subjects)
        for blast_name, own_name, gap_open, gap_extend in SCHEMES:
            scheme = ScoringScheme.load(own_name, gap_open, gap_extend)
            for query_name, query in queries.items():
                exact = exact_scores(query, subjects, scheme)
                if (own_name, gap_open, gap_extend) == ("BLOSUM62", 11, 1) and query_name in QUERIES:
                    assert all(exact[row["#target"]] == int(row[query_name]) for row in oracle)
                query_file = Path(folder) / "query.fasta"
                query_file.write_text(f">q\n{query}\n")
                printed = subprocess.run(
                    ["blastp", "-query", query_file, "-db", fasta, "-matrix", blast_name,
                     "-gapopen", str(gap_open), "-gapextend", str(gap_extend), "-comp_based_stats", "0",
                     "-seg", "no", "-max_target_seqs", "20000", "-evalue", "10",
                     "-outfmt", "6 sseqid slen score bitscore evalue"],
                    capture_output=True, text=True, check=True,
                ).stdout  # fmt: skip
                best: dict[str, list[str]] = {}
                for line in printed.splitlines():
                    subject, *values = line.split()
                    best.setdefault(names[int(subject)], values)
                agreeing = [(n, v) for n, v in best.items() if int(v[1]) == exact[n]]
                few = (
                    ROWS_PER_OTHER_RUN if gap_open != 11 else ROWS_PER_RUN.get(blast_name, ROWS_PER_OTHER_RUN)
                )
                chosen = (
                    np.unique(np.linspace(0, len(agreeing) - 1, few).round().astype(int)) if agreeing else []
                )
                print(
                    f"{own_name} {gap_open}/{gap_extend} {query_name}:",
                    f"{len(best)} hits, {len(agreeing)} agree",
                )
                rows += [
                    (
                        own_name,
                        gap_open,
                        gap_extend,
                        len(query),
                        *(agreeing[i][0].split("|")[1], *agreeing[i][1]),
                    )
                    for i in chosen
                ]
    with out.open("w", newline="") as file:
        file.write(HEADER.format(version=version, residues=residues) + f"# database_residues\t{residues}\n")
        writer = csv.writer(file, delimiter="\t", lineterminator="\n")
        writer.writerow(COLUMNS)
        writer.writerows(rows)
    print(f"{len(rows)} rows in {out}")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
