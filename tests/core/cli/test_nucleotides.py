"""DNA by mistake: a sentence and a status, and the option that goes on all the same."""

from __future__ import annotations

import io
import json
from collections.abc import Callable
from pathlib import Path

import pytest

from swathe.core.sequences.fasta import read_sequences
from tests.core.cli.conftest import Outcome
from tests.core.database.test_nucleotides import gene

Swathe = Callable[..., Outcome]


@pytest.fixture
def dna(tmp_path: Path, queries: Path) -> Path:
    path = tmp_path / "dna.fasta"
    path.write_text(
        "".join(f">{protein.identifier}\n{gene(protein)}\n" for protein in read_sequences(queries)[0])
    )
    return path


@pytest.mark.parametrize("command", ["search", "scores", "reciprocal"])
@pytest.mark.parametrize("side", [0, 1])
def test_dna_is_refused_in_a_sentence_that_says_how_to_go_on(
    swathe: Swathe, dna: Path, queries: Path, command: str, side: int
) -> None:
    files = [queries, queries]
    files[side] = dna
    for quiet in ([], ["-q"]):
        outcome = swathe(command, *files, *quiet)
        assert (outcome.status, outcome.out) == (1, b"")
        assert "like nucleotides" in outcome.err and "Swathe compares proteins" in outcome.err
        assert "Translate" in outcome.err and "--allow-nucleotides" in outcome.err
    assert swathe(command, *files, "--allow-nucleotides", "-q").status == 0


def test_rounds_and_standard_input_are_refused_too(
    swathe: Swathe, dna: Path, database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    outcome = swathe("search", dna, database, "--rounds", "2")
    assert outcome.status == 1 and "2 of 2 queries look like nucleotides" in outcome.err
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(b"GTAAAACGACGGCCAGT")))
    outcome = swathe("search", "-", database)
    assert outcome.status == 1 and "The query looks like nucleotides" in outcome.err


def test_what_was_allowed_is_in_the_command_and_kept_with_the_run(
    swathe: Swathe, dna: Path, database: Path, tmp_path: Path
) -> None:
    saved = tmp_path / "run.swr"
    outcome = swathe("search", dna, database, "--allow-nucleotides", "--format", "csv", "--save", saved)
    assert outcome.status == 0 and "--allow-nucleotides" in outcome.text
    shown = swathe("runs", "show", saved)
    assert shown.status == 0 and "--allow-nucleotides" in shown.text
    scores = tmp_path / "scores.tsv"
    assert swathe("scores", dna, database, "--allow-nucleotides", "-o", scores).status == 0
    facts = json.loads((tmp_path / "scores.tsv.provenance.json").read_text())
    assert facts["command"].endswith("--allow-nucleotides")


def test_a_mixed_database_is_searched_and_said(
    swathe: Swathe, dna: Path, queries: Path, database: Path, tmp_path: Path
) -> None:
    mixed = tmp_path / "mixed.fasta"
    mixed.write_text(dna.read_text() + "".join(f">{part}" for part in database.read_text().split(">")[1:50]))
    outcome = swathe("search", queries, mixed)
    assert outcome.status == 0
    said = "% of the sequences of mixed.fasta look like nucleotides"
    assert said in outcome.text
    for words in (("search", queries, mixed, "--format", "blast6"), ("scores", queries, mixed)):
        assert said in swathe(*words).err


def test_nucleotides_are_imported_and_said(swathe: Swathe, dna: Path, tmp_path: Path) -> None:
    packed = tmp_path / "dna.swdb"
    outcome = swathe("import", dna, "-o", packed)
    assert outcome.status == 0 and "look like nucleotides" in outcome.err
    assert "look like nucleotides" in swathe("info", packed).text
