"""A file for each query: named safely and alike nowhere, and all of them or none."""

from pathlib import Path

import numpy as np
import pytest

from swathe.core.cancel import CancelToken, OperationCancelled
from swathe.core.errors import ExportError
from swathe.core.export import FORMATS, Selection, export
from swathe.core.export.several import export_each, file_names, files_of, refuse_replacing, safe_name
from swathe.core.search.events import SearchResult
from tests.long_run import long_but


@pytest.mark.parametrize(
    ("label", "name"),
    [
        ("sp|P02232|LGB1_VICFA", "sp_P02232_LGB1_VICFA"),
        ("../../etc/passwd", "_.._etc_passwd"),
        (".hidden", "hidden"),
        ("-rf", "rf"),
        ("", "_"),
        ("...", "_"),
        ("Protéine ü", "Prot_ine_"),
        ("a:b*c?d", "a_b_c_d"),
        ("con", "con_"),
        ("LPT1.x", "LPT1_.x"),
        ("x" * 300, "x" * 100),
        ("ends.", "ends"),
    ],
)
def test_names_are_made_safe(label: str, name: str) -> None:
    assert safe_name(label) == name


def test_names_that_would_be_alike_are_told_apart() -> None:
    names = file_names(["a|b", "a_b", "A_B", "a_b-2", "c"], ".csv")
    assert names == ["a_b.csv", "a_b-2.csv", "A_B-3.csv", "a_b-2-2.csv", "c.csv"]
    assert len({name.lower() for name in names}) == 5


def each(result: SearchResult, folder: Path, format: str = "csv", **options: bool) -> list[object]:
    everything = Selection.everything(result)
    return list(export_each(result, everything, format, folder, CancelToken(), **options))


def content(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir()}


@pytest.mark.parametrize("format", long_but([format.key for format in FORMATS], "csv", "json", "a3m"))
def test_each_file_is_what_an_export_of_the_query_alone_writes(
    result: SearchResult, tmp_path: Path, format: str
) -> None:
    each(result, tmp_path / "new" / "folder", format)
    written = content(tmp_path / "new" / "folder")
    everything = Selection.everything(result)
    files = files_of(["q1", "nohits", "=q3"], format, tmp_path / "alone")
    (tmp_path / "alone").mkdir()
    for part, path in zip(everything.queries, files, strict=True):
        list(export(result, Selection((part,), everything.columns), format, path, CancelToken()))
    assert written == content(tmp_path / "alone")


def test_progress_counts_the_hits_of_all_queries(result: SearchResult, tmp_path: Path) -> None:
    steps = each(result, tmp_path)
    hits = sum(len(query.hits) for query in result.queries)
    assert steps[-1].done == steps[-1].total == hits  # type: ignore[attr-defined]


def test_existing_files_are_replaced_only_when_allowed(result: SearchResult, tmp_path: Path) -> None:
    (tmp_path / "NOHITS.csv").write_text("mine")
    (tmp_path / "other.csv").write_text("untouched")
    before = content(tmp_path)
    with pytest.raises(ExportError, match=r"1 file would be replaced in .*nohits\.csv"):
        each(result, tmp_path)
    assert content(tmp_path) == before
    with pytest.raises(ExportError):
        refuse_replacing(files_of(["q1", "nohits"], "csv", tmp_path), "csv")
    (tmp_path / "NOHITS.csv").unlink()
    (tmp_path / "nohits.csv").write_text("mine")
    each(result, tmp_path, replace=True)
    after = content(tmp_path)
    assert after["other.csv"] == b"untouched" and after["nohits.csv"] != b"mine"
    assert sorted(after) == ["_q3.csv", "nohits.csv", "other.csv", "q1.csv"]


def test_provenance_beside_a_file_counts_as_existing(result: SearchResult, tmp_path: Path) -> None:
    (tmp_path / "q1.blast6.tsv.provenance.json").write_text("mine")
    with pytest.raises(ExportError, match="would be replaced"):
        each(result, tmp_path, "blast6")


def test_cancelling_leaves_every_file_as_it_was(result: SearchResult, tmp_path: Path) -> None:
    (tmp_path / "q1.csv").write_text("mine")
    token = CancelToken()
    steps = export_each(result, Selection.everything(result), "csv", tmp_path, token, replace=True)
    next(steps)
    token.cancel()
    with pytest.raises(OperationCancelled):
        list(steps)
    assert content(tmp_path) == {"q1.csv": b"mine"}
    token = CancelToken()
    token.cancel()
    with pytest.raises(OperationCancelled):
        list(export_each(result, Selection.everything(result), "csv", tmp_path / "new", token))
    assert not (tmp_path / "new").exists()


def test_a_full_disk_leaves_nothing_and_names_the_folder(
    result: SearchResult, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    written = []

    def fail_at_the_second(*arguments: object, **options: object) -> object:
        written.append(arguments)
        if len(written) == 2:
            raise ExportError(f"{arguments[3]} cannot be written: the disk is full.", "Free some space.")
        return export(*arguments, **options)  # type: ignore[arg-type]

    monkeypatch.setattr("swathe.core.export.several.export", fail_at_the_second)
    with pytest.raises(ExportError) as failure:
        each(result, tmp_path)
    assert failure.value.message == f"{tmp_path / 'nohits.csv'} cannot be written: the disk is full."
    assert not list(tmp_path.iterdir())


def test_a_move_that_fails_is_taken_back(
    result: SearchResult, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("q1.csv", "nohits.csv"):
        (tmp_path / name).write_text(f"my {name}")
    before = content(tmp_path)
    replace, moved = Path.replace, []

    def fail_late(self: Path, target: Path) -> Path:
        if self.parent.name.endswith(".part") and target.parent == tmp_path:
            moved.append(target)
            if len(moved) == 3:
                raise OSError(28, "No space left on device")
        return replace(self, target)

    monkeypatch.setattr(Path, "replace", fail_late)
    with pytest.raises(ExportError, match="the disk is full"):
        each(result, tmp_path, replace=True)
    assert len(moved) == 3, "it came that far"
    assert content(tmp_path) == before


def test_a_selection_of_some_queries_writes_only_theirs(result: SearchResult, tmp_path: Path) -> None:
    chosen = Selection(((2, np.array([0])),))
    list(export_each(result, chosen, "csv", tmp_path, CancelToken()))
    assert sorted(content(tmp_path)) == ["_q3.csv"]
