"""Compare what three rounds take in with what psiblast takes in: of ordinary queries, and of biased ones.

    python tests/bench/bench_rounds.py [--queries 60] [--seed 11] [--data ../shared/data]

Ordinary queries are drawn from the proteomes other than Plasmodium's, biased ones are thirteen of Plasmodium;
all are searched in the nine proteomes, each round's profile from hits with E <= 0.002. What is counted are
the subjects within that bound in the last round. psiblast runs beside where it is installed.
"""

from __future__ import annotations

import argparse
import gzip
import io
import random
import sys
import tempfile
from pathlib import Path

import numpy as np
from Bio.SeqIO.FastaIO import SimpleFastaParser

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT))

from swathe.core.cancel import CancelToken  # noqa: E402
from swathe.core.database import import_fasta  # noqa: E402
from swathe.core.engines import open_engine  # noqa: E402
from swathe.core.engines.base import Engine  # noqa: E402
from swathe.core.run import run_request  # noqa: E402
from swathe.core.scoring.scheme import ScoringScheme  # noqa: E402
from swathe.core.search.events import Failed, Finished  # noqa: E402
from swathe.core.search.request import SearchRequest  # noqa: E402
from swathe.core.search.round_options import RoundOptions  # noqa: E402
from swathe.core.sequences.fasta import read_sequences  # noqa: E402
from swathe.core.sequences.sequence import Sequence  # noqa: E402
from swathe.core.system.steps import run_to_end  # noqa: E402
from tests.bench.other_programs import MAKEBLASTDB, Program, output_of  # noqa: E402
from tests.sensitivity import read_table  # noqa: E402

ROUNDS = RoundOptions(3, 0.002)
RESIDUES = range(80, 511)
"""Lengths that ordinary queries are drawn from."""
BIASED = (
    *("Q8ID41", "Q8IE18", "Q8IE74", "O96125", "Q8I384", "A0A144A1Y0", "Q8ILB3"),
    *("A0A143ZX69", "Q8I5S6", "Q7KWJ5", "O97286", "Q8I3Y7", "Q8II31"),
)
PSIBLAST = Program(
    "psiblast",
    (
        MAKEBLASTDB,
        f"psiblast -query queries.fasta -db all -num_iterations {ROUNDS.rounds} "
        f"-inclusion_ethresh {ROUNDS.inclusion} -evalue {ROUNDS.inclusion} -max_target_seqs 5000 "
        "-outfmt 7\tqseqid\tsseqid\tevalue",
    ),
    (0, 1, 2),
)


def taken_in(query: Sequence, database: Path, engine: Engine) -> int:
    """Return how many subjects are within the inclusion bound in the last round; raise what it fails with."""
    scheme = ScoringScheme.load("BLOSUM62", 11, 1)
    request = SearchRequest((query,), database, scheme, evalue=ROUNDS.inclusion, top=None, iteration=ROUNDS)
    *_, last = run_request(request, engine, CancelToken())
    if isinstance(last, Failed):
        raise last.error
    assert isinstance(last, Finished)
    evalues = last.result.queries[0].hits.log10_evalues
    return int((evalues <= np.log10(ROUNDS.inclusion)).sum())


def compare(records: list[tuple[str, str]], folder: Path, engine: Engine) -> None:
    """Print what each query takes in, and all together."""
    file = folder / "queries.fasta"
    file.write_text("".join(f">{header}\n{letters}\n" for header, letters in records))
    ours = {
        query.header.split()[0]: taken_in(query, folder / "all.swdb", engine)
        for query in read_sequences(file)[0]
    }
    try:
        theirs = {
            name: len(hits) for name, hits in read_table(output_of(PSIBLAST, folder), (0, 1, 2)).items()
        }
    except FileNotFoundError as error:
        print(f"without psiblast: {error}")
        theirs = {}
    print(f"{'query':40}{'Swathe':>8}{'psiblast':>10}")
    for name, count in ours.items():
        print(f"{name:40}{count:8,}{theirs.get(name, ''):>10}")
    print(f"{'together':40}{sum(ours.values()):8,}{sum(theirs.values()):10,}")
    if theirs:
        fewer = sum(count < theirs[name] for name, count in ours.items())
        more = sum(count > 1.5 * theirs[name] for name, count in ours.items())
        print(f"{fewer} of {len(ours)} take in fewer than psiblast, {more} over 1.5 times as many")


def main() -> None:
    """Draw, search and print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--queries", type=int, default=60)
    parser.add_argument("--seed", type=int, default=11)
    parser.add_argument("--data", type=Path, default=ROOT.parent / "shared" / "data")
    arguments = parser.parse_args()
    proteomes = arguments.data / "proteomes9.fasta.gz"
    if not proteomes.is_file():
        sys.exit(f"{proteomes} is missing: name the folder that holds it with --data.")
    text = gzip.decompress(proteomes.read_bytes()).decode()
    records = list(SimpleFastaParser(io.StringIO(text)))
    ordinary = [each for each in records if len(each[1]) in RESIDUES and "Plasmodium" not in each[0]]
    biased = [each for each in records if each[0].split("|")[1] in BIASED]
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        (folder / "all.fasta").write_text(text)
        run_to_end(import_fasta(folder / "all.fasta", folder / "all.swdb", CancelToken()))
        engine = open_engine("cpu")
        compare(random.Random(arguments.seed).sample(ordinary, arguments.queries), folder, engine)
        compare(biased, folder, engine)
        engine.close()


if __name__ == "__main__":
    main()
