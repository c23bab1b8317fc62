"""Make `psiblast.pssm` and `psiblast_hits.tsv`: a PSSM of psiblast, and what psiblast finds with it.

Run from the repository's root where ``psiblast`` and ``makeblastdb`` (Debian's ncbi-blast+) are installed:

    PYTHONPATH=. python tests/data/make_psiblast_fixture.py

psiblast searches the sample's database in two rounds with the sample's second query, then once more with the
checkpoint: that search's PSSM is written, and its hits. psiblast is a heuristic: rows may have lower scores
than the exact ones; those are kept out, and how many they were is printed.
"""

from __future__ import annotations

import subprocess
import tempfile
from pathlib import Path

import numpy as np

from swathe.core.cancel import CancelToken
from swathe.core.engines.cpu import CpuEngine
from swathe.core.scoring.queries import read_queries
from swathe.core.scoring.scheme import ScoringScheme
from swathe.core.sequences.fasta import read_sequences
from swathe.core.sequences.sequence import identifier_of
from swathe.core.system.resources import sample_database, sample_queries
from tests.memory_database import MemoryDatabase

HERE = Path(__file__).parent
HEADER = """\
# What NCBI {version} (-in_pssm, -comp_based_stats 0 -seg no, outfmt 6) found in the sample's database with
# the PSSM psiblast.pssm: the best alignment of each subject. Made by make_psiblast_fixture.py from
# Swiss-Prot records of UniProt (https://www.uniprot.org, CC BY 4.0).
"""
COLUMNS = ["saccver", "score", "evalue", "bitscore", "qstart", "qend", "sstart", "send", "nident"]
PARAMETERS = ("-comp_based_stats", "0", "-seg", "no", "-evalue", "10")


def main() -> None:
    """Run psiblast and write both files."""
    query = read_sequences(sample_queries())[0][1]
    with tempfile.TemporaryDirectory() as folder:
        place = Path(folder)
        (place / "query.fasta").write_text(f">query\n{query.letters}\n")
        run("makeblastdb", "-in", sample_database(), "-dbtype", "prot", "-out", place / "db")
        search = ("psiblast", "-db", place / "db", *PARAMETERS)
        run(*search, "-query", place / "query.fasta", "-num_iterations", 2, "-out_pssm", place / "checkpoint")
        found = run(
            *search, "-in_pssm", place / "checkpoint", "-num_iterations", 1, "-outfmt",
            f"6 {' '.join(COLUMNS)}", "-out_ascii_pssm", HERE / "psiblast.pssm",
        )  # fmt: skip
        version = run("psiblast", "-version").splitlines()[0]
    best: dict[str, list[str]] = {}
    for line in found.splitlines():
        if line.count("\t") == len(COLUMNS) - 1:
            best.setdefault(line.split("\t")[0], line.split("\t"))
    exact = exact_scores()
    rows = [row for row in best.values() if exact[row[0]] == int(row[1])]
    print(f"{len(rows)} rows; {len(best) - len(rows)} left out, whose score is not the exact one")
    lines = ["\t".join(COLUMNS), *("\t".join(row) for row in rows)]
    text = HEADER.format(version=version) + "\n".join(lines) + "\n"
    (HERE / "psiblast_hits.tsv").write_text(text, encoding="utf-8")


def exact_scores() -> dict[str, int]:
    """Return every subject's Smith-Waterman score with the PSSM, in 32 bits."""
    (query,), _ = read_queries([HERE / "psiblast.pssm"])
    subjects, _ = read_sequences(sample_database())
    database = MemoryDatabase([subject.codes for subject in subjects])
    scores = np.zeros(database.n_sequences, np.int32)
    engine = CpuEngine(kernel="scalar")
    for _ in engine.score(
        query.codes, ScoringScheme.load("BLOSUM62").of(query), database, scores, CancelToken()
    ):
        pass
    engine.close()
    names = [identifier_of(subjects[record].header) for record in database.records]
    return dict(zip(names, scores.tolist(), strict=True))


def run(*words: object) -> str:
    """Run a program and return what it prints."""
    done = subprocess.run([str(word) for word in words], check=True, capture_output=True, text=True)
    return done.stdout


if __name__ == "__main__":
    main()
