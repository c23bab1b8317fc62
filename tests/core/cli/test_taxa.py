"""`--taxon` searches the sequences of taxa alone, and every output says so."""

import json
import shlex
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.core.taxonomy.dump import as_tar, write_dump

Swathe = Callable[..., Any]


@pytest.fixture
def database(tmp_path: Path, queries: Path) -> Path:
    letters = queries.read_text().split("\n", 1)[1].split(">")[0].replace("\n", "")
    path = tmp_path / "db.fasta"
    species = ("Homo sapiens OX=9606", "Mus musculus OX=10090", "Escherichia coli OX=562")
    path.write_text("".join(f">p{n} OS={species[n % 3]}\n{letters[n:]}\n" for n in range(12)))
    return path


@pytest.fixture
def taxdump(tmp_path: Path) -> Path:
    return as_tar(write_dump(tmp_path / "dump"))


def found(text: str) -> set[str]:
    return {hit["subject"] for query in json.loads(text)["queries"] for hit in query["hits"]}


def test_only_sequences_of_the_taxa_are_searched(
    swathe: Swathe, database: Path, taxdump: Path, queries: Path
) -> None:
    words = ("search", queries, database, "--format", "json", "--taxdump", taxdump)
    done = swathe(*words, "--taxon", "Mammalia", "--not-taxon", "9606")
    assert found(done.text) == {"p1", "p4", "p7", "p10"}
    search = json.loads(done.text)["search"]
    assert search["database"]["sequences"] == 4
    assert search["taxa"]["of_sequences"] == 12
    assert search["taxa"]["words"] == "Mammalia without 9606"
    again = swathe(*shlex.split(search["command"])[1:], "--format", "json")
    assert found(again.text) == found(done.text)
    table = swathe("search", queries, database, "--taxdump", taxdump, "--taxon", "human", "--taxon", "562")
    assert "Database    db.fasta · human or 562 · 8 sequences" in table.text
    notes = swathe(
        *("search", queries, database, "--format", "csv", "--taxdump", taxdump, "--taxon", "human")
    ).text
    assert "# Taxa: human: 4 sequences" in notes
    assert "of 12 sequences" in notes
    assert "E-values count these alone" in notes


def test_what_is_refused(swathe: Swathe, database: Path, taxdump: Path, queries: Path) -> None:
    for words, said in (
        (("--taxon", "9606"), "not where NCBI's taxonomy is"),
        (("--taxdump", taxdump), "no taxon"),
        (("--taxdump", taxdump, "--taxon", "Nessie"), "no taxon named 'Nessie'"),
        (("--taxdump", database, "--taxon", "9606"), "no archive"),
        (("--taxdump", taxdump, "--taxon", "Morganella"), "Give the number of one"),
    ):
        done = swathe("search", queries, database, *words)
        assert done.status != 0
        assert said in done.err
