"""Tables of hits that Swathe wrote, opened again: what stood in them is there, and who made them."""

from __future__ import annotations

import csv
import zipfile

import numpy as np
import pytest

from swathe.core.benchmark.columns import COLUMNS as MEASURED
from swathe.core.cancel import CancelToken
from swathe.core.errors import SwatheError
from swathe.core.export import Selection, export
from swathe.core.export.plain_tables import export_summary
from swathe.core.export.provenance import lines, summary
from swathe.core.history.changes import write_differences
from swathe.core.history.differences import compare
from swathe.core.history.run_file import read_run, write_run
from swathe.core.others import swathe_tables
from swathe.core.others.run import is_run_file, open_run, read_result
from swathe.core.results.hits import COLUMNS
from swathe.core.scoring.scheme import ScoringScheme
from swathe.core.search.request import SearchRequest
from swathe.core.sequences.fasta import read_sequences
from swathe.core.system.resources import sample_queries
from swathe.core.system.settings import VERSION
from swathe.core.system.steps import run_to_end
from tests.gui.results_fixtures import cancelled_at_the_end, search
from tests.searching import run

NOT_IN_TABLES = {"cigar", "pairwise_p", "pairwise_evalue", "log10_p_error", "z_value", "pairwise_lambda",
                 "pairwise_k", "goodness_p", "pairwise_problem", "verdict", "round", "by_hand", "lineage",
                 "database"}  # fmt: skip
ALL = tuple(column.key for column in COLUMNS if column.key not in NOT_IN_TABLES)


@pytest.fixture(scope="module")
def result():
    """The sample's search, with marks and a note that a table has to quote."""
    found = search()
    marks = found.queries[0].hits.marks
    marks.tick([1, 4])
    marks.pin([2])
    marks.note(3, '=a "note",\n# of\n\ntwo lines')
    return found


def written(result, path, *, columns=ALL, comments=True, rows=None, exact=False):
    everything = Selection.everything(result)
    queries = everything.queries if rows is None else ((0, np.array(rows, np.int64)),)
    chosen = Selection(queries, columns, exact)
    for _ in export(result, chosen, path.suffix[1:], path, CancelToken(), comments=comments):
        pass
    return path


def read(path, **given):
    return run_to_end(read_result(path, CancelToken(), **given), lambda _: None)


def cells(result, keys=ALL):
    return [
        [[query.hits.display(key, row) for row in range(len(query.hits))] for key in keys]
        for query in result.queries
    ]


@pytest.mark.parametrize("ending", ["csv", "tsv"])
@pytest.mark.parametrize("comments", [True, False])
def test_every_column_comes_back(result, tmp_path, ending, comments):
    again = read(written(result, tmp_path / f"hits.{ending}", comments=comments))
    assert [query.query.identifier for query in again.queries] == [
        query.query.identifier for query in result.queries
    ]
    for key, now, before in zip(ALL, cells(again)[0], cells(result)[0], strict=True):
        assert now == before, key
    assert cells(again) == cells(result)
    hits, before = again.queries[0].hits, result.queries[0].hits
    np.testing.assert_array_equal(hits.log10_evalues, before.log10_evalues)
    assert [hits.header(row) for row in range(len(hits))] == [before.header(row) for row in range(len(hits))]
    assert hits.marks == before.marks
    assert not any("too small" in note for note in again.plan.origin.notes)


def test_comment_lines_say_what_made_the_hits(result, tmp_path):
    origin = read(written(result, tmp_path / "hits.csv")).plan.origin
    assert (origin.name, origin.matrix_and_gaps) == (f"Swathe {VERSION}", "BLOSUM62 11/1")
    assert origin.fact("E-value bound") == "10"
    again = read(tmp_path / "hits.csv")
    assert again.plan.request.evalue == 10
    assert again.started == result.started
    assert again.plan.database.name == result.plan.database.name
    assert (again.plan.request.scheme.matrix_name, again.plan.request.scheme.gap_open) == ("BLOSUM62", 11)


def test_swathes_own_format_7_says_what_made_the_hits(result, tmp_path):
    """It read as found by another program, with matrix and bound not stated."""
    path = tmp_path / "hits.tsv"
    rows = ((0, np.arange(3)), (1, np.arange(0)))
    for _ in export(result, Selection(rows, ()), "blast7", path, CancelToken()):
        pass
    again = read(path)
    origin = again.plan.origin
    assert origin.is_swathe and origin.version == VERSION and "format 7" in origin.format
    assert origin.matrix_and_gaps == "BLOSUM62 11/1" and origin.fact("E-value bound") == "10"
    assert again.plan.request.evalue == 10 and again.started == result.started
    assert origin.fact("Command").startswith("swathe search")
    assert [len(query.hits) for query in again.queries] == [3, 0] and origin.names_all_queries
    assert not any("cut short" in note for note in origin.notes)
    lines = path.read_text().splitlines(True)
    path.write_text("".join(lines[:-1]))
    assert any("cut short" in note for note in read(path).plan.origin.notes)


def test_a_table_without_comment_lines_names_its_maker_by_its_columns(result, tmp_path):
    origin = read(written(result, tmp_path / "hits.csv", comments=False)).plan.origin
    assert (origin.name, origin.matrix_and_gaps) == ("Swathe", "")


def test_a_stopped_search_stays_one(result, tmp_path):
    path = written(result, tmp_path / "hits.csv")
    early = "stopped early (cancelled), 1 of 2 queries searched to the end"
    path.write_text(path.read_text().replace("# Completeness: complete", f"# Completeness: {early}"))
    assert any(early in note for note in read(path).plan.origin.sentences())


def test_provisional_evalues_stay_so(tmp_path):
    """Read again, they counted as significant."""
    stopped = cancelled_at_the_end(search(evalues="matrix"), judged=1)
    first = read(written(stopped, tmp_path / "hits.csv"))
    for _ in write_run(first, tmp_path / "a.swr", CancelToken(), align=False):
        pass
    kept = read_run(tmp_path / "a.swr").result
    for again in (first, kept, read(written(kept, tmp_path / "again.csv"))):
        assert [query.hits.provisional for query in again.queries] == [False, True]
        assert again.queries[0].hits.n_significant and again.queries[1].hits.n_significant is None
        assert "provisional" in summary(again.queries[1], again.plan)


def test_what_a_table_has_besides_is_named(result, tmp_path):
    path = written(result, tmp_path / "hits.csv", columns=("subject", "evalue", "cigar", "pairwise_problem"))
    [note] = [note for note in read(path).plan.origin.notes if "not read" in note]
    assert "cigar" in note and "pairwise_problem" not in note, "those that are empty lose nothing"


def test_organisms_without_descriptions(result, tmp_path):
    keys = ("subject", "organism", "protein", "gene", "evalue")
    again = read(written(result, tmp_path / "hits.csv", columns=keys))
    assert cells(again, keys) == cells(result, keys)


def test_few_columns_and_any_order(result, tmp_path):
    keys = ("evalue", "subject", "query", "identity")
    path = written(result, tmp_path / "hits.tsv", columns=keys, rows=[3, 0, 7], exact=True)
    hits = read(path).queries[0].hits
    before = result.queries[0].hits
    assert [hits.text("subject", row) for row in range(3)] == [
        before.text("subject", row) for row in (0, 3, 7)
    ]
    np.testing.assert_allclose(hits.log10_evalues, before.log10_evalues[[0, 3, 7]], rtol=1e-11)


def test_a_corrected_evalue_that_older_versions_called_doubtful_is_none(result, tmp_path):
    path = tmp_path / "older.csv"
    told = ("low complexity; E-value moved far", "E-value moved far", "low complexity")
    rows = [f"q,s{n},{said}" for n, said in enumerate(told)]
    path.write_text("\n".join(["query,subject,doubtful", *rows, ""]))
    [hits] = [query.hits for query in read(path).queries]
    assert [hits.text("doubtful", row) for row in range(3)] == ["low complexity", "", "low complexity"]


def test_kept_runs_and_files_have_it_all_again(result, tmp_path):
    first = read(written(result, tmp_path / "hits.csv"))
    for _ in write_run(first, tmp_path / "a.swr", CancelToken(), align=False):
        pass
    kept = read_run(tmp_path / "a.swr").result
    assert cells(kept) == cells(first)
    second = read(written(kept, tmp_path / "again.csv"))
    assert cells(second) == cells(first)
    facts, before = dict(lines(second)), dict(lines(first))
    for label in ("Program", "Matrix", "Gap costs", "E-value bound", "Database", "Date"):
        assert facts[label] == before[label]


def test_blocks_do_not_matter(result, tmp_path, monkeypatch):
    path = written(result, tmp_path / "hits.csv")
    monkeypatch.setattr(swathe_tables, "_BLOCK", 700)
    again = read(path)
    assert cells(again) == cells(result) and again.queries[0].hits.marks == result.queries[0].hits.marks


def test_names_that_several_share_stay_apart(tmp_path):
    adrenergic = sample_queries().read_text().split(">")[1]
    database = tmp_path / "twice.fasta"
    database.write_text(f">{adrenergic}>{adrenergic}>other\nMKV\n")
    query = read_sequences(sample_queries())[0][0]
    scheme = ScoringScheme.load("BLOSUM62", 11, 1)
    found = run(SearchRequest((query, query), database, scheme, engine="cpu", threads=1))
    assert [len(one.hits) for one in found.queries] == [2, 2]
    again = read(written(found, tmp_path / "hits.tsv"))
    assert cells(again) == cells(found)
    assert not again.plan.origin.merged


@pytest.mark.parametrize(
    "change, words",
    [
        (lambda text: text.replace(",2129,", ",many,"), "'many' is not a number, as score must be"),
        (lambda text: text.replace(",405,8,", ","), "this line has 40 columns, not 42"),
        (lambda text: text.replace("query,", "asked,", 1), "no column holds the query"),
        (lambda text: text[: text.index("405,8")], "ends in the middle"),
    ],
)
def test_wrong_tables_are_named(result, tmp_path, change, words):
    path = written(result, tmp_path / "hits.csv")
    path.write_bytes(change(path.read_bytes().decode()).encode())
    with pytest.raises(SwatheError, match=words):
        read(path)


@pytest.mark.parametrize("name", ["hits.xlsx", "hits"])
def test_a_workbook_says_what_can_be_opened(result, tmp_path, name):
    written(result, tmp_path / "hits.xlsx").rename(path := tmp_path / name)
    with pytest.raises(SwatheError, match=r"Excel workbook.*as CSV"):
        read(path)
    assert not is_run_file(path)


def test_the_sheets_of_a_workbook_saved_as_csv_are_read_as_what_they_are(result, tmp_path):
    """That is what the window advises, and the titles of a sheet are words."""

    def saved(name, sheet):
        import openpyxl

        path = tmp_path / f"{sheet}.csv"
        with path.open("w", newline="", encoding="utf-8") as file:
            csv.writer(file).writerows(openpyxl.load_workbook(tmp_path / name)[sheet].values)
        return path

    again = read(saved(written(result, tmp_path / "hits.xlsx").name, "Hits"))
    for before, after in zip(result.queries, again.queries, strict=True):
        assert after.hits.values("score").tolist() == before.hits.values("score").tolist()
        assert after.hits.values("subject_start").tolist() == before.hits.values("subject_start").tolist()
    for _ in export_summary(result, np.arange(1), "xlsx", tmp_path / "queries.xlsx", CancelToken()):
        pass
    with pytest.raises(SwatheError, match="table of queries that Swathe wrote"):
        read(saved("queries.xlsx", "Queries"))


@pytest.mark.parametrize(
    ("member", "words"), [("word/document.xml", "Word document"), ("a.txt", "zip archive")]
)
def test_other_archives_are_no_damaged_runs(tmp_path, member, words):
    """A Word document was "The saved run … is damaged … Take an intact copy"."""
    path = tmp_path / "notes.docx"
    with zipfile.ZipFile(path, "w") as archive:
        archive.writestr(member, "text")
    with pytest.raises(SwatheError, match=words):
        run_to_end(open_run(path, CancelToken()), lambda _: None)


@pytest.mark.parametrize("comments", [True, False])
def test_other_tables_of_swathes_are_called_what_they_are(result, tmp_path, comments):
    """A table of queries was said not to name its columns, and a comparison opened as a run."""
    queries = tmp_path / "queries.csv"
    for _ in export_summary(result, np.arange(1), "csv", queries, CancelToken(), comments=comments):
        pass
    with pytest.raises(SwatheError, match=r"table of queries that Swathe wrote.*Export the hits"):
        read(queries)
    older = queries.read_text().replace(",significant", "").replace(",selected", "")
    queries.write_text(older)
    with pytest.raises(SwatheError, match="table of queries that Swathe wrote"):
        read(queries)
    compared = tmp_path / "comparison.csv"
    for _ in write_differences(compare(result, result), ("a", "b"), "csv", compared, CancelToken()):
        pass
    if not comments:
        rows = [line for line in compared.read_text().splitlines(True) if not line.startswith("#")]
        compared.write_text("".join(rows))
    with pytest.raises(SwatheError, match=r"comparison of two runs that Swathe wrote.*History"):
        read(compared)
    kernels = tmp_path / "kernels.csv"
    columns = ",".join(column.key for column in MEASURED)
    kernels.write_text(f"# Program: Swathe {VERSION}\n{columns}\n")
    with pytest.raises(SwatheError, match=r"measured kernels.*JSON"):
        read(kernels)
