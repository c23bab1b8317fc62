"""A run read back is the run that was written: hits, digits, exports, pictures of every kind of search."""

from __future__ import annotations

import dataclasses
import io
import json
import os
import zipfile
from collections.abc import Mapping
from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray

from swathe.core.alignment.alignment import align
from swathe.core.cancel import CancelToken, OperationCancelled
from swathe.core.errors import ExportError, RunFileError
from swathe.core.export import FORMAT
from swathe.core.export.provenance import lines, provenance
from swathe.core.history.archive import Archive, smallest_type
from swathe.core.history.kept_database import KeptDatabase
from swathe.core.history.run_file import read_head, read_run, write_run
from swathe.core.history.summary import summary_of
from swathe.core.results.filters import Filter, matching
from swathe.core.results.hit_alignments import HitAlignments
from swathe.core.results.hits import HitTable
from swathe.core.results.marks import Marks
from swathe.core.search.events import RateCurve
from tests.aligned_hits import set_alignment
from tests.core.history.searches import KINDS, aligned, database, exported, request, result, run, save
from tests.long_run import long_but


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "kept.swr"


@pytest.mark.parametrize("kind", long_but(KINDS, "iterated, permuted", "iterated, masked"))
def test_every_export_is_the_same(kind: str, path: Path) -> None:
    found = aligned(result(kind))
    again = read_run(save(found, path)).result
    for format in FORMAT:
        assert exported(again, format) == exported(found, format), format


@pytest.mark.parametrize("kind", long_but(KINDS, "plain", "iterated, permuted", "cancelled"))
def test_every_number_and_table_is_the_same(kind: str, path: Path) -> None:
    found = result(kind)
    again = read_run(save(found, path)).result
    assert provenance(again) == provenance(found)
    assert list(lines(again)) == list(lines(found))
    assert len(again.queries) == len(found.queries)
    for one, other in zip(found.queries, again.queries, strict=True):
        assert other.scores.dtype == np.int32 and np.array_equal(one.scores, other.scores)
        assert (one.compared, one.significant, one.cells, one.seconds) == (
            other.compared, other.significant, other.cells, other.seconds,
        )  # fmt: skip
        assert repr(one.significance) == repr(other.significance)
        same_table(one.hits, other.hits)
    assert again.plan.request.queries[0] is again.queries[0].query
    whole, kept = found.plan.database, again.plan.database
    assert isinstance(kept, KeptDatabase) and kept.manifest == whole.manifest and kept.key == whole.key
    assert (kept.n_sequences, kept.n_residues, kept.name) == (whole.n_sequences, whole.n_residues, whole.name)
    assert np.array_equal(kept.lengths, whole.lengths) and np.array_equal(kept.records, whole.records)
    with pytest.raises(RunFileError, match="cannot be searched"):
        kept.subjects()


def same_table(one: HitTable, other: HitTable) -> None:
    assert np.array_equal(one.subjects, other.subjects) and one.subjects.dtype == other.subjects.dtype
    assert np.array_equal(one.scores, other.scores)
    for name in ("bits", "log10_evalues"):
        assert getattr(one, name).tobytes() == getattr(other, name).tobytes()
    assert one.alignments == other.alignments
    assert list(one.filled) == list(other.filled)
    for key, values in one.filled.items():
        assert np.array_equal(values, other.filled[key], equal_nan=True), key
    assert list(one.pairwise) == list(other.pairwise)
    for row, pair in one.pairwise.items():
        mine, theirs = (
            [
                value.tolist() if isinstance(value, np.ndarray) else repr(value)
                for value in (getattr(each, field.name) for field in dataclasses.fields(each))
            ]
            for each in (pair, other.pairwise[row])
        )
        assert mine == theirs
        assert other.pairwise[row].counts.dtype == np.int64
    for row in range(len(one)):
        assert one.header(row) == other.header(row)
        assert np.array_equal(one.subject(row).codes, other.subject(row).codes)


def test_rounds_come_back_with_their_profiles(path: Path) -> None:
    found = result("iterated")
    assert len(found.rounds) > 1
    again = read_run(save(found, path)).result
    assert [one.number for one in again.rounds] == [one.number for one in found.rounds]
    for one, other in zip(found.rounds, again.rounds, strict=True):
        for mine, theirs in zip(one.queries, other.queries, strict=True):
            assert mine.searched == theirs.searched and mine.converged == theirs.converged
            for name in ("included", "new", "lost"):
                assert np.array_equal(getattr(mine, name), getattr(theirs, name))
            for name in ("scores", "frequencies", "targets", "observations", "gaps", "rows"):
                assert np.array_equal(getattr(mine.profile, name), getattr(theirs.profile, name))
            same_table(mine.result.hits, theirs.result.hits)
            for key in ("round", "entry_evalue"):
                columns = (hits.values(key) for hits in (mine.result.hits, theirs.result.hits))
                assert np.array_equal(*columns, equal_nan=True)
            assert np.array_equal(mine.new_rows(), theirs.new_rows())
    last = again.rounds[-1].queries
    assert [query.result for query in last] == list(again.queries), "one table, shared as before"
    assert again.rounds[0].queries[0].result.query is again.rounds[0].result.plan.request.queries[0]


def test_it_opens_without_the_database(path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    copy = tmp_path / "gone.fasta"
    copy.write_bytes(database().read_bytes())
    monkeypatch.setenv("SWATHE_CACHE_DIR", str(tmp_path / "cache"))
    found = aligned(run(request(database=copy)))
    expected = {format: exported(found, format) for format in FORMAT}
    save(found, path)
    copy.unlink()
    for cached in (tmp_path / "cache").rglob("*"):
        if cached.is_file():
            cached.unlink()
    again = read_run(path).result
    assert {format: exported(again, format) for format in FORMAT} == expected


def test_hits_that_are_not_aligned_can_be(path: Path) -> None:
    found = run(request())
    again = read_run(save(found, path)).result
    assert not again.queries[0].hits.alignments
    for one, other in zip(aligned(found).queries, aligned(again).queries, strict=True):
        assert one.hits.alignments and one.hits.alignments == other.hits.alignments


def test_saving_can_align_first(path: Path) -> None:
    found = run(request())
    again = read_run(save(found, path, align=True)).result
    assert len(again.queries[0].hits.alignments) == len(again.queries[0].hits) > 0


def test_some_alignments_and_the_columns_of_the_others(path: Path) -> None:
    found = run(request())
    hits = found.queries[0].hits
    for row in (3, 1):
        subject = hits.subject(row)
        score = int(hits.scores[row])
        set_alignment(
            hits, row, align(hits.query.codes, subject.codes, found.plan.request.scheme, score, CancelToken())
        )
    again = read_run(save(found, path)).result.queries[0].hits
    assert sorted(again.alignments) == [1, 3]
    same_table(hits, again)


def test_a_table_that_is_filled_while_it_is_saved(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Columns are copied after the alignments: of a hit aligned in between, nothing is kept."""
    found = aligned(run(request()))
    hits = found.queries[0].hits
    identity = hits.filled["identity"].copy()
    assert np.isfinite(identity).all()
    others = np.delete(np.arange(len(hits)), 2)
    every, late = hits.alignments, hits.alignments.pairs(np.array([2]))
    hits = found.queries[0].hits
    hits.alignments = HitAlignments(hits.query, hits.database, hits.scoring, hits.subjects)
    hits.set_alignments(others, every.pairs(others))
    filled = HitTable.filled.fget
    assert filled is not None

    def filling(table: HitTable) -> Mapping[str, NDArray[np.float64]]:
        if table is hits:
            table.set_alignments(np.array([2]), late)
        return filled(table)

    monkeypatch.setattr(HitTable, "filled", property(filling))
    again = read_run(save(found, path)).result.queries[0].hits
    assert 2 not in again.alignments and np.isnan(again.filled["identity"][2])
    assert np.array_equal(np.delete(again.filled["identity"], 2), np.delete(identity, 2))


def test_columns_that_an_older_file_lacks_are_computed(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    found = aligned(result("permuted"))
    fewer = {"identity", "query_start", "pairwise_p"}
    with monkeypatch.context() as patch:
        filled = HitTable.filled.fget
        assert filled is not None
        patch.setattr(
            HitTable,
            "filled",
            property(lambda table: {key: v for key, v in filled(table).items() if key in fewer}),
        )
        save(found, path)
    again = read_run(path).result
    for one, other in zip(found.queries, again.queries, strict=True):
        same_table(one.hits, other.hits)


def test_marks_and_name_come_back(path: Path) -> None:
    found = run(request())
    hits = found.queries[0].hits
    hits.marks = Marks({0, 5}, {2}, {1: "look at this \u2028 \N{GREEK SMALL LETTER ALPHA}"})
    saved = read_run(save(found, path, name="Globins, first try"))
    assert saved.result.queries[0].hits.marks == hits.marks
    assert saved.result.queries[2].hits.marks == Marks()
    assert saved.name == saved.title == "Globins, first try"
    assert read_run(save(found, path)).title == "q1 and 2 more vs small.fasta"


def test_the_head_alone_says_what_it_is(path: Path) -> None:
    found = result("both sides")
    head = read_head(save(found, path, name="n"))
    assert (head.name, head.summary) == ("n", summary_of(found))
    assert head.summary.queries == ("q1", "nohits", "q3")
    assert head.summary.command == provenance(found)["command"]
    assert read_head(save(result("cancelled"), path)).summary.status == "cancelled"


def test_a_reopened_run_can_be_saved_again(path: Path, tmp_path: Path) -> None:
    found = aligned(result("iterated, permuted"))
    once = read_run(save(found, path)).result
    twice = read_run(save(once, tmp_path / "second.swr")).result
    assert exported(twice, "json") == exported(found, "json")
    save(once, path)  # over the file that it came from
    assert exported(read_run(path).result, "json") == exported(found, "json")


def test_what_is_not_a_hit_is_not_there(path: Path) -> None:
    found = run(request(top=3))
    kept = read_run(save(found, path)).result.plan.database
    reported = {int(subject) for query in found.queries for subject in query.hits.subjects}
    for subject in range(kept.n_sequences):
        if subject in reported:
            assert kept.sequence(subject).header == found.plan.database.header(subject)
            continue
        record = int(kept.records[subject]) + 1
        for ask in (kept.codes, kept.header, kept.sequence):
            with pytest.raises(RunFileError, match=f"Record {record} of small.fasta is not a hit") as raised:
                ask(subject)
            assert raised.value.hint


def test_sorting_and_filtering_work_on_what_is_kept(path: Path) -> None:
    found = aligned(run(request()))
    again = read_run(save(found, path))
    again.prepare()
    for one, other in zip(found.queries, again.result.queries, strict=True):
        for key in ("subject", "description", "organism", "evalue", "identity", "subject_length", "record"):
            assert np.array_equal(one.hits.order_by(key), other.hits.order_by(key)), key
        for words in ("musculus", "RELATIVE", "twin", "nothing"):
            asked = Filter(text=words)
            assert np.array_equal(matching(one.hits, asked), matching(other.hits, asked))


def test_relative_paths_stay_where_they_lead_to_the_same(
    path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "db.fasta").write_bytes(database().read_bytes())
    monkeypatch.chdir(tmp_path)
    save(run(request(database=Path("db.fasta"))), path)
    assert read_run(path).result.plan.request.database == Path("db.fasta")
    (tmp_path / "elsewhere").mkdir()
    monkeypatch.chdir(tmp_path / "elsewhere")
    assert read_run(path).result.plan.request.database == tmp_path / "db.fasta"


def test_names_that_are_not_text(path: Path, tmp_path: Path) -> None:
    odd = Path(os.fsdecode(os.fsencode(tmp_path) + b"/\xff.fasta"))
    found = run(request())
    plan = dataclasses.replace(found.plan, request=dataclasses.replace(found.plan.request, database=odd))
    again = read_run(save(dataclasses.replace(found, plan=plan), path, name="\udcff")).result
    assert again.plan.request.database == odd


def test_any_zip_program_reads_the_members(path: Path) -> None:
    found = aligned(result("plain"))
    save(found, path)
    with zipfile.ZipFile(path) as archive:
        assert archive.testzip() is None
        document = json.loads(archive.read("run.json"))
        scores = np.load(io.BytesIO(archive.read("hits/scores.npy")), allow_pickle=False)
    assert document["format"] == "swathe-run" and document["search"] == provenance(found)
    assert scores.tolist() == [score for query in found.queries for score in query.hits.scores.tolist()]


def test_two_files_of_one_run_differ_in_their_date_only(path: Path, tmp_path: Path) -> None:
    found = aligned(result("plain"))
    members = []
    for name in ("a.swr", "b.swr"):
        with zipfile.ZipFile(save(found, tmp_path / name)) as archive:
            content = {member: archive.read(member) for member in archive.namelist()}
            document = json.loads(content.pop("run.json"))
            members.append((content, document | {"created": ""}))
    assert members[0] == members[1]


def test_progress_goes_up_to_the_end(path: Path) -> None:
    steps = list(write_run(run(request()), path, CancelToken(), align=True))
    assert {step.phase for step in steps} >= {"aligning", "collecting", "writing"}
    assert steps[-1].done == steps[-1].total > 0
    writing = [step.done for step in steps if step.phase == "writing"]
    assert writing == sorted(writing)


@pytest.mark.parametrize("after", range(4))
def test_cancelling_leaves_nothing_behind(path: Path, after: int) -> None:
    path.write_bytes(b"older")
    token = CancelToken()
    with pytest.raises(OperationCancelled):
        for number, _ in enumerate(write_run(run(request()), path, token, align=False)):
            if number == after:
                token.cancel()
    assert [each.name for each in path.parent.iterdir()] == ["kept.swr"]
    assert path.read_bytes() == b"older"


def test_places_that_cannot_be_written(tmp_path: Path) -> None:
    with pytest.raises(ExportError, match="there is no folder"):
        save(result("plain"), tmp_path / "no" / "x.swr")
    with pytest.raises(ExportError, match="is a folder"):
        save(result("plain"), tmp_path)
    with pytest.raises(ExportError, match="a run cannot be saved to it"):
        save(result("plain"), Path(os.devnull))


def test_what_packs_too_well_is_stored_as_it_is(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A query whose scores are all equal packs a thousandfold, which a reader would take for a trap."""
    monkeypatch.setattr("swathe.core.history.archive._SLACK", 0)
    monkeypatch.setattr("swathe.core.history.archive._MOST_RATIO", 1)
    found = result("plain")
    save(found, path)
    with zipfile.ZipFile(path) as archive:
        assert {member.compress_type for member in archive.infolist()} == {zipfile.ZIP_STORED}
    assert exported(read_run(path).result, "csv") == exported(found, "csv")


@pytest.mark.parametrize(
    "low, high", [(0, 0), (-1, 127), (0, 255), (0, 256), (-129, 0), (0, 2**31 - 1), (-(2**62), 2**62)]
)
def test_whole_numbers_are_stored_small_and_come_back(low: int, high: int) -> None:
    dtype = smallest_type([np.array([low], np.int64), np.empty(0, np.int64), np.array([high], np.int64)])
    limits = np.iinfo(dtype)
    assert limits.min <= low and high <= limits.max
    for smaller in ("u1", "i1", "u2", "i2", "u4", "i4"):
        if np.dtype(smaller).itemsize < dtype.itemsize:
            assert not (np.iinfo(smaller).min <= low and high <= np.iinfo(smaller).max)


def test_the_document_fits_the_format_version(path: Path) -> None:
    """Whoever changes what is written raises the version, and keeps reading the one before."""
    document = Archive(save(result("plain"), path)).document()
    assert sorted(document) == [
        "created", "database", "format", "format_version", "hits", "name", "objects", "result", "search",
        "summary", "swathe_version",
    ]  # fmt: skip
    assert document["format_version"] == 1


def test_how_fast_it_was_comes_back_and_is_left_out_where_nobody_watched(path: Path) -> None:
    found = result("plain")
    assert read_run(save(found, path)).result.rates is None
    with zipfile.ZipFile(path) as archive:
        assert '"rates"' not in archive.read("run.json").decode(), "as in files of before"
    curve = RateCurve(("gpu 0", "gpu 1"), np.array([[0.5, 9.0, 9.0, 5.0, 4.0], [1.0, 8.0, 8.5, 4.0, 4.0]]))
    again = read_run(save(dataclasses.replace(found, rates=curve), path)).result.rates
    assert again is not None and again.names == curve.names
    assert np.array_equal(again.points, curve.points)
    wrong = dataclasses.replace(curve, names=("gpu 0",))
    with pytest.raises(RunFileError):
        read_run(save(dataclasses.replace(found, rates=wrong), path))
