"""Draw the sample of `resources/sample/` from the shared Swiss-Prot records.

Run once, from the repository's root, with ../shared beside it:  python tests/data/make_sample.py
Two queries with families of near and far relatives in the sample, and records unrelated to either.
"""

from __future__ import annotations

import gzip
import random
from pathlib import Path

import pyopal
from Bio.SeqIO.FastaIO import SimpleFastaParser

SOURCE = Path("../shared/data/sprot12071.fasta.gz")
TARGET = Path("resources/sample")
QUERIES = ("ADRB2_HUMAN", "ADH1A_HUMAN")
RELATIVES = 90  # of each query: every third hit, so that near and far ones are there
UNRELATED = 220


def fasta(header: str, sequence: str) -> str:
    """Return a record with 60 residues a line, as UniProt writes it."""
    lines = [sequence[i : i + 60] for i in range(0, len(sequence), 60)]
    return "\n".join([f">{header}", *lines, ""])


def main() -> None:
    with gzip.open(SOURCE, "rt") as stream:
        records = [(header, sequence) for header, sequence in SimpleFastaParser(stream)]
    matrix = pyopal.Aligner("BLOSUM62", gap_open=12, gap_extend=1)
    known = str.maketrans("UO", "XX")
    database = pyopal.Database([s.translate(known).encode() for _, s in records], matrix.alphabet)
    chosen: set[int] = set()
    queries = []
    for name in QUERIES:
        index = next(i for i, (header, _) in enumerate(records) if f"|{name} " in header)
        queries.append(records[index])
        results = matrix.align(records[index][1], database, mode="score", overflow="simple")
        ranked = sorted(results, key=lambda result: (-result.score, result.target_index))
        related = [r.target_index for r in ranked if r.score >= 75]
        print(name, len(related), "records score 75 and more")
        step = max(1, len(related) // RELATIVES)
        chosen.update(related[:20], related[::step][:RELATIVES])
        chosen.add(index)
    others = [i for i in range(len(records)) if i not in chosen and len(records[i][1]) < 1500]
    chosen.update(random.Random(7).sample(others, UNRELATED))
    (TARGET / "swissprot-413.fasta").write_text("".join(fasta(*records[i]) for i in sorted(chosen)))
    (TARGET / "queries.fasta").write_text("".join(fasta(*record) for record in queries))
    print(len(chosen), "records")


if __name__ == "__main__":
    main()
