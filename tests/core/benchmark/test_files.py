"""Benchmarks survive being written, and files that are none are refused in a sentence."""

import csv
import dataclasses
import io
import json
import re
from pathlib import Path

import pytest

from swathe.core.benchmark import files
from swathe.core.benchmark.columns import COLUMNS
from swathe.core.benchmark.request import Variant
from swathe.core.benchmark.results import HybridShare, KernelResources, Outcome
from swathe.core.errors import ExportError

DOCS = Path(__file__).parents[3] / "docs" / "comparison.md"


@pytest.fixture
def rich(benchmark):
    """A benchmark with everything that a GPU adds."""
    first = dataclasses.replace(
        benchmark.measurements[0],
        variant=Variant("hybrid", "tiled", (("threads", 4), ("profile", "variant"))),
        kernel_seconds=0.5,
        rescored=17,
        note="It ran.",
        resources=KernelResources(64, 4096, 128, 264, 0.5, "registers"),
        sides=(HybridShare("gpu", 0.75, 1.0, 30.0), HybridShare("cpu", 0.25, 1.0, 10.0)),
    )
    second = dataclasses.replace(
        benchmark.measurements[1], outcome=Outcome.NOT_RUN, seconds=(), problem="=It is not eligible."
    )
    here = dataclasses.replace(benchmark.circumstances, devices=("H200, sm_90, 1 GB, GPU-1",), driver="13.0")
    return dataclasses.replace(benchmark, circumstances=here, measurements=(first, second))


def test_json_reads_back_whole(rich, tmp_path):
    path = tmp_path / "kept.json"
    files.write(rich, path, "json")
    assert files.read(path) == dataclasses.replace(rich, name="kept.json")
    assert rich.circumstances.machine == "H200"


def test_files_without_the_kernel_that_ran_say_it_in_their_remarks(rich, tmp_path):
    document = json.loads(files.as_json(rich))
    for measurement, note in zip(
        document["measurements"], ("It does not fit. Inter-task SIMT computed it.", ""), strict=True
    ):
        del measurement["ran"], measurement["matrix"]
        measurement["note"] = note
    path = tmp_path / "old.json"
    path.write_text(json.dumps(document))
    first, second = files.read(path).measurements
    assert (first.ran, first.substituted) == ("inter-task", True)
    assert (second.ran, second.substituted) == ("", False), "it was not run"
    assert first.matrix == second.matrix == "BLOSUM62", "the file's"
    document["measurements"][0]["note"] = ""
    path.write_text(json.dumps(document))
    first, _ = files.read(path).measurements
    assert (first.ran, first.substituted) == ("tiled", False)


def test_csv_has_every_column_and_says_where_it_comes_from(rich):
    text = files.as_csv(rich)
    head = [line for line in text.splitlines() if line.startswith("# ")]
    for words in ("Program", "Date", "Device", "Driver", "Processor", "Libraries", "Command", "Gap costs"):
        assert any(line.startswith(f"# {words}: ") for line in head), words
    rows = list(csv.DictReader(io.StringIO("".join(text.splitlines(keepends=True)[len(head) :]))))
    costs = ", ".join(
        f"{open_}-{extend}k is {open_} and {extend}"
        for open_, extend in dict.fromkeys((row["gap_open"], row["gap_extend"]) for row in rows)
    )
    assert f"# Gap costs: a gap of k residues costs open + k * extend: {costs}" in head, "those of this one"
    assert "# Fractions: spread, occupancy, cpu_share; 0.1 is 10 %" in head, "the table has percent"
    assert list(rows[0]) == [column.key for column in COLUMNS]
    assert float(rows[0]["gcups"]) == rich.measurements[0].gcups
    assert (rows[0]["registers"], rows[0]["occupancy"], rows[0]["rescored"]) == ("64", "0.5", "17")
    assert (rows[0]["cpu_share"], rows[0]["settings"]) == ("0.25", "threads=4 profile=variant")
    assert rows[1]["gcups"] == "" and rows[1]["problem"].startswith("'="), "no formula for a spreadsheet"


def test_the_documentation_names_every_field_and_column(rich):
    text = DOCS.read_text("utf-8")
    documented = set(re.findall(r"`([a-z0-9_]+)`", text))
    names: set[str] = {column.key for column in COLUMNS}

    def collect(value: object) -> None:
        if isinstance(value, dict):
            names.update(value)
            for part in value.values():
                collect(part)
        elif isinstance(value, list):
            for part in value:
                collect(part)

    document = json.loads(files.as_json(rich))
    document["circumstances"]["libraries"] = {}
    document["measurements"][0]["variant"]["settings"] = {}
    collect(document)
    names -= {"threads", "profile"} - documented
    assert names <= documented, names - documented
    described = dict(re.findall(r"^\| `([a-z_]+)` \| ([^|]+) \|", text.split("## Columns")[1], re.M))
    for column in COLUMNS:
        assert described[column.key].strip() == column.meaning


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("no json", "not JSON"),
        ("[1, 2]", "not a saved comparison"),
        ('{"format": "something else"}', "not a saved comparison"),
        ('{"format": "swathe comparison", "format_version": 99}', "another version"),
        ('{"format": "swathe comparison", "format_version": 1}', "damaged"),
        ("\xff\xfe", "not JSON"),
    ],
)
def test_other_files_are_refused(tmp_path, text, says):
    path = tmp_path / "other.json"
    path.write_bytes(text.encode("latin-1"))
    with pytest.raises(files.BenchmarkFileError, match=says):
        files.read(path)


def test_damaged_fields_are_refused(rich, tmp_path):
    whole = json.loads(files.as_json(rich))
    path = tmp_path / "damaged.json"
    for damage in (
        {"measurements": [{}]},
        {"measurements": 3},
        {"circumstances": {}},
        {"parameters": {"matrix": "x"}},
        {"measurements": [whole["measurements"][0] | {"outcome": "good"}]},
        {"measurements": [whole["measurements"][0] | {"seconds": "long"}]},
        {"measurements": [whole["measurements"][0] | {"query": 3}]},
        {"measurements": [whole["measurements"][0] | {"sides": [{"name": "cpu"}]}]},
    ):
        path.write_text(json.dumps(whole | damage))
        with pytest.raises(files.BenchmarkFileError, match="damaged"):
            files.read(path)


def test_a_missing_file_and_a_folder_that_is_not_there(rich, tmp_path):
    with pytest.raises(files.BenchmarkFileError):
        files.read(tmp_path / "none.json")
    with pytest.raises(ExportError):
        files.write(rich, tmp_path / "no" / "where.csv", "csv")
