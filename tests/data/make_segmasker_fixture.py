"""Make `segmasker.tsv`: what NCBI's segmasker lists for sequences of the sample and made-up ones.

Run from the repository's root where ``segmasker`` (Debian's ncbi-blast+) is installed:

    PYTHONPATH=. python tests/data/make_segmasker_fixture.py
"""

from __future__ import annotations

import random
import re
import subprocess
from collections.abc import Sequence
from pathlib import Path

from swathe.core.sequences.fasta import read_sequences
from swathe.core.system.resources import sample_database

PARAMETERS = (
    (12, 2.2, 2.5),
    (10, 1.8, 2.1),
    (11, 2.0, 2.0),
    (16, 2.0, 2.0),
    (25, 3.0, 3.3),
    (45, 3.4, 3.75),
)
AMINO_ACIDS = "ARNDCQEGHILKMFPSTWYV"
ODD = (
    # Rounding decides between two subsegments that are equally probable (45/3.4/3.75).
    "ERTLFDDCHQSDKYESYSPCMRCFHAAFMTHPYNGWSKTVKQLQQLRRGNLQPRVEESVISRHITHHILREECECCCCECECECEEECECEECCCCECCECECCCC"
    "ECEECECECCCCCEEEEEEEEEEEEEGKKYLRHELLVLQLENNFDCEHYQMMWMYHRKAYQLM",
    # Two segments are found left of the one that the second stage leaves: only the last of them counts.
    "GTSMRTHRGKKLNTCDLIQWQECMAFMEEGCTLEGVKWSCYECQYYYYYYYYYYYYYYYYYYNDXNMMMKKMMMDTVTVTTTTTVVVTVVVVVVVTVTVTVT"
    + "G" * 17,
    "A" * 70,
    "X" * 30,
    "ACDEFGHIKLM",
    "AAAAAAAAAAA",
)
HEADER = """\
# Intervals (0-based, inclusive) that NCBI's segmasker lists, made by make_segmasker_fixture.py with
# {version}. "sample" stands for a sequence of resources/sample/swissprot-413.fasta (UniProt, CC BY 4.0),
# whose identifier follows; the others are made up.
source\tsequence\twindow\tlocut\thicut\tintervals
"""


def intervals(sequences: Sequence[str], parameters: tuple[int, float, float]) -> list[str]:
    """Return what the installed segmasker lists of each sequence: ``3-17 20-35``."""
    text = "".join(f">s{number}\n{letters}\n" for number, letters in enumerate(sequences))
    options = [
        word for name, value in zip(("window", "locut", "hicut"), parameters, strict=True)
        for word in (f"-{name}", str(value))
    ]  # fmt: skip
    command = ["segmasker", "-outfmt", "interval", *options]
    run = subprocess.run(command, input=text, capture_output=True, text=True, check=True)
    records = run.stdout.split(">")[1:]
    return [" ".join(re.sub(r"\s", "", line) for line in record.splitlines()[1:]) for record in records]


def made_up(count: int, seed: int) -> list[str]:
    """Return sequences of stretches, some of few letters and some with unknown ones."""
    chance = random.Random(seed)
    sequences = []
    for _ in range(count):
        parts = []
        for _ in range(chance.randint(1, 6)):
            few = "".join(chance.sample(AMINO_ACIDS, chance.randint(1, 5)))
            letters = chance.choice((AMINO_ACIDS, few, few, few + "XBZU"))
            parts.append("".join(chance.choices(letters, k=chance.randint(1, 70))))
        sequences.append("".join(parts))
    return sequences


def main() -> None:
    """Write the file."""
    version = subprocess.run(["segmasker", "-version"], capture_output=True, text=True, check=True).stdout
    package = version.split("Package: ")[-1].split(",")[0].strip().replace("blast ", "ncbi-blast+ ")
    rows = []
    sample, _ = read_sequences(sample_database())
    for sequence, found in zip(
        sample, intervals([each.letters for each in sample], PARAMETERS[0]), strict=True
    ):
        rows.append(("sample", sequence.identifier, *PARAMETERS[0], found))
    for number, parameters in enumerate(PARAMETERS):
        sequences = [*ODD, *made_up(24, number)]
        for letters, found in zip(sequences, intervals(sequences, parameters), strict=True):
            rows.append(("made up", letters, *parameters, found))
    with Path(__file__).with_name("segmasker.tsv").open("w", encoding="utf-8") as stream:
        stream.write(HEADER.format(version=package))
        stream.writelines("\t".join(map(str, row)) + "\n" for row in rows)


if __name__ == "__main__":
    main()
