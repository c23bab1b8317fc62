"""Queries and a database to search for some seconds: random residues, some subjects relatives of a query."""

from __future__ import annotations

from pathlib import Path

import numpy as np

SUBJECT = 350
RELATIVES = 40
"""Subjects made from each query, so that there are hits to look at."""
LETTERS = np.frombuffer(b"ARNDCQEGHILKMFPSTWYV", np.uint8)
# How often each is met in 1,024 residues (Robinson & Robinson 1991), so that a draw is a look into a table.
SHARES = np.array([80, 53, 46, 55, 20, 43, 64, 75, 22, 53, 93, 59, 23, 40, 53, 73, 60, 13, 33, 66])
TABLE = np.repeat(LETTERS, SHARES)


def write_work(folder: Path, sequences: int, queries: int, query_length: int) -> tuple[Path, Path]:
    """Write random queries and a database of random sequences of 350, some of them relatives of a query."""
    rng = np.random.default_rng(3)

    def draw(*shape: int) -> np.ndarray:
        return TABLE[rng.integers(0, len(TABLE), shape, np.uint16)]

    asked = draw(queries, query_length)
    query_file, database = folder / "queries.fasta", folder / "random.fasta"
    query_file.write_bytes(
        b"".join(b">query%d random residues\n%s\n" % (i, row.tobytes()) for i, row in enumerate(asked, 1))
    )
    homes = rng.choice(sequences, (queries, RELATIVES), replace=False)
    relatives = {int(home): number for number, row in enumerate(homes) for home in row}
    with database.open("wb") as stream:
        for begin in range(0, sequences, 20_000):
            rows = draw(min(20_000, sequences - begin), SUBJECT)
            lines = []
            for number, row in enumerate(rows, begin):
                words = b"random"
                if number in relatives:
                    words = b"relative of query%d" % (relatives[number] + 1)
                    start = int(rng.integers(0, query_length - SUBJECT + 1))
                    kept = rng.random(SUBJECT) < rng.uniform(0.3, 0.95)
                    row[kept] = asked[relatives[number], start : start + SUBJECT][kept]
                lines.append(b">r%d %s\n%s\n" % (number + 1, words, row.tobytes()))
            stream.writelines(lines)
    return query_file, database
