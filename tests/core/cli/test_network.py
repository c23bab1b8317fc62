"""`swathe network` as a user types it."""

import csv
import os
import signal
from pathlib import Path

import numpy as np
import pytest

from swathe.core.cli.table import elided
from swathe.core.sequences.fasta import read_sequences
from swathe.core.system.resources import sample_database


@pytest.fixture(scope="module")
def proteins(tmp_path_factory) -> Path:
    """Return a file of the sample's first 35 sequences, with three families."""
    path = tmp_path_factory.mktemp("proteins") / "proteins.fasta"
    some = read_sequences(sample_database())[0][:35]
    path.write_text("".join(f">{one.header}\n{one.letters}\n" for one in some))
    return path


def table_of(text: str) -> list[dict[str, str]]:
    return list(csv.DictReader([x for x in text.splitlines() if x[:1] != "#"], dialect="excel-tab"))


def test_families_as_a_table_to_read(swathe, proteins) -> None:
    done = swathe("network", proteins)
    assert done.status == 0
    lines = done.text.splitlines()
    assert lines[0].split()[:4] == ["Family", "Name", "Size", "Edges"]
    rows = [line[lines[0].index("Name") :].split("  ", 1) for line in lines[1:4]]
    names = ["Protein MGF 360 and others", "3-methyladenine DNA glycosylase"]
    names.append("3-hydroxyanthranilate 3,4-dioxygenase")
    assert [name for name, _ in rows] == [elided(name, 32) for name in names]
    assert [figures.split()[0] for _, figures in rows] == ["6", "6", "3"]
    assert "sp|P0C9S2|36" in lines[1] and "3MGH_" in lines[2] and "3HAO_" in lines[3]
    assert all(len(line) <= 120 for line in lines)
    assert "edges with E ≤ 1e-05 · 35 sequences: 19 in 5 families" in done.err
    assert f"{len(lines) - 1} families" in done.err


def test_several_files_of_one_search(swathe, proteins, tmp_path) -> None:
    names = ["n.tsv", "n.families.csv", "n.graphml", "n.cyjs", "n.npy", "n.phy"]
    outputs = [word for name in names for word in ("-o", tmp_path / name)]
    done = swathe("network", proteins, "--evalue", "1e-10", "--evalues", "matrix", *outputs)
    assert done.status == 0 and done.out == b""
    beside = {f"{name}.{end}" for name in names[-2:] for end in ("names.tsv", "provenance.json")}
    assert {path.name for path in tmp_path.iterdir()} == {*names, *beside}
    edges = table_of((tmp_path / "n.tsv").read_text())
    assert edges and all(float(edge["evalue"]) <= 1e-10 for edge in edges)
    assert np.load(tmp_path / "n.npy").shape == (35, 35)
    assert "--evalues matrix --evalue 1e-10" in (tmp_path / "n.graphml").read_text()


@pytest.mark.long
def test_standard_output_in_any_format(swathe, proteins, tmp_path) -> None:
    edges = swathe("network", proteins, "--format", "edges", "--no-comments", "--quiet")
    assert edges.err == "" and edges.text.startswith("a\tb\tfamily\tevalue\t")
    path = tmp_path / "families.txt"
    written = swathe("network", proteins, "--format", "families", "-o", path)
    assert written.out == b"" and len(table_of(path.read_text())) == 35
    assert swathe("network", proteins, "--format", "table", "-o", path).status == 0
    assert path.read_text() == swathe("network", proteins).text
    assert swathe("network", proteins, "--format", "graphml").text.startswith("<?xml")
    both = ("--format", "table", "-o", path, "--format", "edges", "-o", tmp_path / "edges.txt")
    assert swathe("network", proteins, *both, "--no-comments").status == 0
    assert path.read_text().startswith("Family") and (tmp_path / "edges.txt").read_text()[:4] == "a\tb\t"


def test_faults_are_said_in_a_sentence(swathe, proteins, tmp_path) -> None:
    done = swathe("network", tmp_path / "nowhere.fasta")
    assert done.status == 1 and "nowhere.fasta" in done.err
    done = swathe("network", proteins, "--evalue", "0")
    assert done.status == 2 and "E-value bound" in done.err
    done = swathe("network", proteins, "-o", tmp_path / "net.xml")
    assert done.status == 1 and "tells no format" in done.err and ".graphml" in done.err
    done = swathe("network", proteins, "--format", "edges", "-o", tmp_path / "a", "-o", tmp_path / "b")
    assert done.status == 2 and "1 format and 2 files" in done.err
    done = swathe("network", proteins, "--format", "edges", "--format", "npy")
    assert done.status == 2 and "2 formats and 0 files" in done.err
    done = swathe("network", proteins, "--format", "edges", "-o", proteins)
    assert done.status == 2 and "would be overwritten" in done.err
    same = tmp_path / "same.fasta"
    same.write_text(">a\nMKVLA\n>a\nMKVLA\n")
    done = swathe("network", same)
    assert done.status == 1 and "called a, records 1 and 2" in done.err
    same.write_text(">a\nMKVLA\n")
    assert "fewer than two sequences" in swathe("network", same).err
    done = swathe("network", proteins, "--gap-open", "0", "--gap-extend", "0")
    assert done.status == 2 and "no E-values" in done.err
    assert not list(tmp_path.glob("net*"))


@pytest.mark.skipif(os.name != "posix", reason="signals")
@pytest.mark.long
def test_an_interruption_leaves_no_file(start, tmp_path) -> None:
    out = tmp_path / "net.graphml"
    running = start("network", sample_database(), "-o", out)
    with pytest.raises(Exception, match="timed out"):
        running.wait(timeout=1.5)
    running.send_signal(signal.SIGINT)
    running.communicate(timeout=30)
    assert running.returncode == 130
    assert not list(tmp_path.iterdir())
