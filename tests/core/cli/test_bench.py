"""`swathe bench` measures what was asked for and writes files that read back."""

import csv
import io
import json
import re
import signal
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from swathe.core.benchmark import files
from swathe.core.benchmark.columns import COLUMNS
from swathe.core.cuda import devices
from swathe.core.engines import probe_engines
from swathe.core.sequences.fasta import read_sequences
from swathe.core.system.resources import paper_queries, peptide_queries

Swathe = Callable[..., Any]


def records(text: str) -> list[dict[str, str]]:
    return list(csv.DictReader(io.StringIO(re.sub(r"^# .*\n", "", text, flags=re.MULTILINE))))


def test_csv_has_a_line_for_each_measurement(
    swathe: Swathe, queries: Path, database: Path, tmp_path: Path
) -> None:
    small = tmp_path / "small.fasta"
    small.write_text(">".join(database.read_text().split(">")[:41]))
    done = swathe(
        "bench", "--kernels", "lanes,scalar", "--queries", queries, "--database", small,
        "--database", "equal:50x40", "--gap-costs", "10/2,20/2", "--threads", "1,2", "--repeats", 1,
        "--format", "csv",
    )  # fmt: skip
    assert done.status == 0
    rows = records(done.text)
    assert len(rows) == 2 * 2 * 2 * 2 * 2
    assert list(rows[0]) == [column.key for column in COLUMNS]
    assert {row["scores"] for row in rows} == {"right"}
    assert all(float(row["gcups"]) > 0 for row in rows)
    assert {(row["kernel"], row["threads"], row["gap_costs"]) for row in rows} == {
        (kernel, threads, costs)
        for kernel in ("lanes", "scalar")
        for threads in ("1", "2")
        for costs in ("10-2k", "20-2k")
    }
    assert "32 measurements, each with its scores checked first" in done.err


def test_several_matrices(swathe: Swathe, queries: Path) -> None:
    done = swathe("bench", "--kernels", "lanes", "--queries", queries, "--database", "equal:20x40",
                  "--matrix", "BLOSUM62,BLOSUM50", "--repeats", 1, "--format", "csv")  # fmt: skip
    assert done.status == 0
    rows = records(done.text)
    assert {(row["matrix"], row["gap_costs"]) for row in rows} == {
        ("BLOSUM62", "11-1k"), ("BLOSUM50", "13-2k")
    }  # fmt: skip
    assert {row["scores"] for row in rows} == {"right"}


def test_json_opens_again(swathe: Swathe, queries: Path, database: Path, tmp_path: Path) -> None:
    output = tmp_path / "figures.json"
    done = swathe("bench", "--kernels", "lanes", "--queries", queries, "--database", database, "--repeats", 2,
                  "--format", "json", "-o", output)  # fmt: skip
    assert (done.status, done.out) == (0, b"")
    kept = files.read(output)
    assert kept.complete and len(kept.measurements) == 2
    assert kept.parameters.command.endswith(
        f"--database {database} --matrix BLOSUM62 --gap-costs 11/1 --repeats 2"
    )
    assert json.loads(output.read_text())["format"] == "swathe comparison"


def test_without_options_it_measures_what_runs_here(swathe: Swathe, monkeypatch) -> None:
    monkeypatch.setattr(devices, "probe", lambda: devices.Probe((), None, "this is a test"))
    done = swathe("bench", "--repeats", 1)
    assert done.status == 0
    lines = done.text.splitlines()
    table = lines[lines.index("") + 1 :]
    kernels = [name for name, _ in next(info for info in probe_engines() if info.name == "cpu").kernels]
    assert table[0].split()[:2] == ["Kernel", "Query"], "columns without anything are left out"
    assert len(table) == 1 + 2 * len(kernels)
    assert {line.split()[0] for line in table[1:]} == set(kernels) >= {"lanes", "scalar"}
    assert len({len(line) for line in table[1:]}) == 1, "aligned"
    assert any(line.startswith(f"Command    swathe bench --kernels {','.join(kernels)} ") for line in lines)


def test_a_kernel_that_cannot_run_here_is_said(swathe: Swathe, queries: Path, monkeypatch) -> None:
    monkeypatch.setattr(devices, "probe", lambda: devices.Probe((), None, "this is a test"))
    kernels = ("--kernels", "tiled,lanes", "--repeats", 1)
    done = swathe("bench", *kernels, "--queries", queries, "--format", "csv")
    assert done.status == 0
    assert [row["scores"] for row in records(done.text)] == ["not run", "not run", "right", "right"]
    assert "tiled, sp|P07550|ADRB2_HUMAN: It cannot run here: this is a test." in done.err
    alone = swathe("bench", "--kernels", "tiled", "--repeats", 1, "--format", "csv")
    assert alone.status == 1


@pytest.mark.parametrize(
    ("arguments", "status", "says"),
    [
        (("--kernels", "nothing"), 2, "There is no kernel 'nothing'"),
        (("--kernels", "lanes:blocks=2"), 2, "lanes has no setting"),
        (("--gap-costs", "10"), 2, "'10' cannot be read"),
        (("--threads", "many"), 2, "'many' cannot be read"),
        (("--repeats", "0"), 2, "0 repeats"),
        (("--queries", "nowhere.fasta"), 1, "nowhere.fasta"),
        (("--database", "nowhere.fasta"), 1, "nowhere.fasta"),
        (("--database", "simulated:0"), 1, "cannot be made"),
        (("--matrix", "BLOSUM999"), 2, "BLOSUM999"),
        (("--kernels", "lanes,scalar", "--device", "0"), 2, "No kernel that is measured runs on a GPU"),
        (("--kernels", "lanes", "--blocks", "2,4"), 2, "No kernel that is measured has blocks to set"),
    ],
    ids=str,
)
def test_mistakes_are_said_in_a_sentence(swathe: Swathe, arguments, status: int, says: str) -> None:
    done = swathe("bench", *arguments)
    assert done.status == status, done.err
    assert says in done.err and "Traceback" not in done.err
    assert done.out == b""


def test_a_file_that_is_read_is_not_overwritten(swathe: Swathe, tmp_path: Path, database: Path) -> None:
    mine = tmp_path / "mine.fasta"
    mine.write_bytes(database.read_bytes())
    done = swathe("bench", "--database", mine, "-o", mine)
    assert done.status == 2 and mine.read_bytes() == database.read_bytes()


@pytest.mark.long
def test_an_interruption_writes_what_was_measured(start, tmp_path: Path, cache: Path) -> None:
    output = tmp_path / "part.json"
    process = start("bench", "--kernels", "lanes", "--threads", "1,2,3,4,5,6,7,8", "--repeats", "100",
                    "--database", "equal:2000x300", "--format", "json", "-o", output)  # fmt: skip
    began = process.stderr.readline()
    assert b"measurements on" in began
    time.sleep(1)
    process.send_signal(signal.SIGINT)
    _, err = process.communicate(timeout=60)
    assert process.returncode == 130, err.decode()
    assert b"Traceback" not in err
    assert not files.read(output).complete


def test_the_papers_queries_are_the_twenty() -> None:
    queries = read_sequences(paper_queries())[0]
    assert len(queries) == 20
    assert [len(query) for query in queries][:1] + [len(query) for query in queries][-1:] == [144, 5478]
    assert queries[0].identifier == "sp|P02232|LGB1_VICFA"


def test_short_queries_double_up_to_the_papers_shortest() -> None:
    queries = read_sequences(peptide_queries())[0]
    lengths = [len(query) for query in queries]
    assert set(lengths) >= {4, 8, 16, 24, 32, 48, 64, 96, 128} and lengths == sorted(lengths)
    assert any("P86783" in query.identifier for query in queries), "of the paper's figures 6 and 7"
