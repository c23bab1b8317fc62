"""`swathe search --one-file-per-query`."""

from pathlib import Path

import pytest


def test_a_folder_gets_a_file_for_each_query(swathe, tmp_path: Path) -> None:
    command = ("search", "--sample", "--format", "clustal", "--one-file-per-query", "-o", tmp_path / "hits")
    done = swathe(*command)
    assert done.status == 0
    names = sorted(path.name for path in (tmp_path / "hits").glob("*.aln"))
    assert names == ["sp_P07327_ADH1A_HUMAN.aln", "sp_P07550_ADRB2_HUMAN.aln"]
    done = swathe(*command)
    assert done.status == 1
    assert "4 files would be replaced" in done.err
    assert swathe(*command, "--replace").status == 0


def test_what_cannot_be_is_said_before_the_search(swathe, tmp_path: Path) -> None:
    for options, words in (
        (("--one-file-per-query",), "needs a folder"),
        (("--one-file-per-query", "-o", tmp_path), "holds all queries in one"),
        (("--replace",), "one file per query"),
    ):
        done = swathe("search", "--sample", *options)
        assert done.status == 2 and words in done.err
    file = tmp_path / "file"
    file.write_text("x")
    done = swathe("search", "--sample", "--format", "csv", "--one-file-per-query", "-o", file)
    assert done.status == 1 and f"{file} is not a folder." in done.err
    assert "compared exactly" not in done.err


@pytest.mark.long
def test_a_kept_run_is_exported_so_as_well(swathe, tmp_path: Path) -> None:
    run = tmp_path / "sample.swr"
    assert (
        swathe("search", "--sample", "--save", run, "--format", "csv", "-o", tmp_path / "x.csv").status == 0
    )
    folder = tmp_path / "hits"
    done = swathe("runs", "export", run, "--format", "html", "--one-file-per-query", "-o", folder)
    assert done.status == 0, done.err
    assert len(list(folder.glob("*.html"))) == 2
    done = swathe("runs", "export", run, "--format", "html", "--one-file-per-query", "-o", folder)
    assert done.status == 1 and "would be replaced" in done.err
