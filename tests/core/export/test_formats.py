"""Tables, JSON, FASTA and text carry the chosen hits, all their values and what produced them."""

import csv
import dataclasses
import io
import json
import math
import re
from decimal import Decimal
from pathlib import Path
from typing import Any

import openpyxl
import pyarrow.parquet
import pytest

from swathe.core.cancel import CancelToken
from swathe.core.export import FORMAT, FORMATS, Selection, export
from swathe.core.export.spreadsheet import neutralised
from swathe.core.export.values import exact_evalue, file_columns
from swathe.core.results.columns import Kind
from swathe.core.results.hits import COLUMN, COLUMNS
from swathe.core.scoring.scheme import ScoringScheme
from swathe.core.search.events import SearchResult
from swathe.core.sequences.fasta import parse
from swathe.core.sequences.sequence import ReadingNotes
from tests.long_run import long_but
from tests.searching import run

Case = Any  # the class of conftest.py, which cannot be imported


def test_the_case_has_what_the_tests_need(result: SearchResult) -> None:
    q1, nohits, q3 = (query.hits for query in result.queries)
    assert len(q1) >= 6 and len(nohits) == 0 and len(q3) >= 4
    assert q1.log10_evalues[0] < -400, "an E-value that no double holds"
    assert any("UO" in q3.subject(row).letters for row in range(len(q3)))


def test_significant_hits_are_the_first_of_their_tables_and_none_of_provisional_ones(case: Case) -> None:
    result = run(dataclasses.replace(case.request, evalue=1000.0))
    counts = [query.hits.n_significant for query in result.queries]
    assert counts[1] == 0 < len(result.queries[1].hits), "hits by chance alone"
    everything, significant = Selection.everything(result), Selection.significant(result)
    assert case.rows(significant) == [(query, row) for query in (0, 2) for row in range(counts[query] or 0)]
    assert 0 < significant.n_rows < everything.n_rows and significant.columns == everything.columns
    result.queries[0].hits.provisional = True
    assert [query for query, _ in Selection.significant(result).queries] == [2]


@pytest.mark.parametrize(
    ("log10", "text"),
    [
        (math.nan, ""),
        (0.0, "1.0"),
        (-2.0, "0.01"),
        (-412.0, "1e-412"),
        (-411.63638203, "2.31e-412"),
        (math.inf, "inf"),
    ],
)
def test_evalues_never_become_zero(log10: float, text: str) -> None:
    got = exact_evalue(log10)
    assert got == text or Decimal(got) == pytest.approx(Decimal(text), rel=Decimal("1e-8"))


@pytest.mark.parametrize("log10", [-305.123456789, -300.0000001, -299.9, -1000.987654321, -3.3, 2.5])
def test_exact_evalues_hold_their_logarithm(log10: float) -> None:
    assert float(Decimal(exact_evalue(log10)).log10()) == pytest.approx(log10, abs=1e-11)


@pytest.mark.parametrize("dialect", ["csv", "tsv"])
@pytest.mark.parametrize("whole", [True, False])
def test_tables_hold_every_value_in_screen_order(
    case: Case, result: SearchResult, dialect: str, whole: bool
) -> None:
    selection = Selection.everything(result) if whole else case.screen(result)
    text = case.written(result, dialect, selection).decode()
    lines = io.StringIO(text, newline="")
    body = io.StringIO("".join(line for line in lines if not line.startswith("# ")), newline="")
    rows = list(csv.DictReader(body, delimiter="," if dialect == "csv" else "\t"))
    assert len(rows) == selection.n_rows > 0
    found = [column for column in COLUMNS if not (column.mark or column.asked_for)]
    assert list(rows[0]) == ["query", *file_columns([column.key for column in found])]
    for cells, (index, row) in zip(rows, case.rows(selection), strict=True):
        table = result.queries[index].hits
        assert cells["query"] == neutralised(result.queries[index].query.identifier)
        assert float(cells["log10_evalue"]) == table.log10_evalues[row]
        assert float(Decimal(cells["evalue"]).log10()) == pytest.approx(table.log10_evalues[row], abs=1e-9)
        for column in found:
            value = table.value(column.key, row)
            if column.key == "evalue":
                continue
            if column.kind is Kind.TEXT:
                assert cells[column.key] == neutralised(str(value or ""))
                assert not re.match(r"[=+\-@\t\r]", cells[column.key])
            elif value is None:
                assert cells[column.key] == "", column.key
                assert column.needs_permutation or column.key == "taxon"
            else:
                assert float(cells[column.key]) == value, column.key


def test_a_table_has_the_chosen_columns_in_their_order_and_numbers_are_never_neutralised(
    case: Case,
    result: SearchResult,
) -> None:
    selection = dataclasses.replace(Selection.everything(result), columns=("evalue", "subject"))
    text = case.written(result, "csv", selection, comments=False).decode()
    assert text.splitlines()[0] == "query,evalue,log10_evalue,subject"
    assert re.search(r",-\d+\.\d+,", text), "a negative logarithm stays a number"
    assert "'=cmd" in text and ",=cmd" not in text
    assert not result.queries[0].hits.alignments, "columns without alignments need none"


def test_comment_lines_are_neutralised_too(case: Case, result: SearchResult) -> None:
    plan = result.plan
    risky = dataclasses.replace(plan.request, database=Path("/tmp/a,=cmd|x/b.fasta"))
    harmful = dataclasses.replace(result, plan=dataclasses.replace(plan, request=risky))
    comments = [line for line in case.written(harmful, "csv").decode().splitlines() if line.startswith("# ")]
    assert any("a,'=cmd" in line for line in comments)
    assert not any(re.search(r",\s*[=+@-]", line) for line in comments)


def test_json_has_the_run_and_every_column_of_every_hit(case: Case, result: SearchResult) -> None:
    document = json.loads(case.written(result, "json"), parse_float=Decimal, parse_constant=pytest.fail)
    assert [query["query"] for query in document["queries"]] == ["q1", "nohits", "=q3"]
    for query, got in zip(result.queries, document["queries"], strict=True):
        assert got["compared"] == query.compared == query.hits.database.n_sequences
        assert got["complete"] is True
        assert got["significant"] == got["reported"] == len(query.hits) == len(got["hits"])
        assert got["sequence"] == query.query.letters
        parameters = got["parameters"]
        assert (parameters["matrix"], parameters["gap_open"], parameters["gap_extend"]) == ("BLOSUM62", 11, 1)
        assert parameters["statistics"]["source"] == "published"
        for row, hit in enumerate(got["hits"]):
            assert list(hit) == [*file_columns([c.key for c in COLUMNS if not c.asked_for]), "pairwise"]
            assert float(hit["evalue"].log10()) == pytest.approx(query.hits.log10_evalues[row], abs=1e-9)
            for key, value in hit.items():
                if key in COLUMN and key != "evalue":
                    expected = query.hits.value(key, row)
                    got_value = float(value) if isinstance(value, Decimal) else value
                    assert (None if got_value == "" else got_value) == expected, key


def test_fasta_has_each_chosen_sequence_once_under_its_own_header(case: Case, result: SearchResult) -> None:
    data = case.written(result, "fasta")
    assert all(len(line) <= 60 for line in data.split(b"\n") if not line.startswith(b">"))
    sequences, _ = parse(data, "exported")
    seen: dict[int, None] = {}
    for query in result.queries:
        seen |= dict.fromkeys(query.hits.subjects.tolist())
    database = result.plan.database
    assert [s.header for s in sequences] == [database.header(i) for i in seen]
    assert [s.letters for s in sequences] == [database.sequence(i).letters for i in seen]
    assert b">latin \xe9 description\n" in data, "a header's bytes stay as they were"
    assert "UO" in data.decode("latin-1").replace("\n", "")


def test_pairwise_text_shows_every_alignment_whole(case: Case, result: SearchResult) -> None:
    text = case.written(result, "text").decode()
    for query in result.queries:
        assert f"Length={len(query.query)}" in text
    assert "No hits." in text
    blocks = re.split(r"\n>", text)[1:]
    assert len(blocks) == sum(len(query.hits) for query in result.queries)
    rows = [(query, row) for query in result.queries for row in range(len(query.hits))]
    for block, (query, row) in zip(blocks, rows, strict=True):
        score, bits, evalue = (query.hits.display(key, row) for key in ("score", "bits", "evalue"))
        assert f" Score = {bits} bits ({score}), E-value = {evalue}\n" in block, "as the screen has them"
        assert re.search(rf" {score} +{bits} +{evalue}\n", text), "and so has the list"
        alignment = query.hits.alignments[row]
        lines = alignment.rows(query.query, query.hits.subject(row))
        for name, line, start, end in (
            ("Query", lines[0], alignment.query_start + 1, alignment.query_end),
            ("Sbjct", lines[2], alignment.subject_start + 1, alignment.subject_end),
        ):
            found = re.findall(rf"^{name}  (\d+) +(\S+)  (\d+)$", block, re.MULTILINE)
            assert "".join(part for _, part, _ in found) == line
            assert (int(found[0][0]), int(found[-1][2])) == (start, end)


@pytest.mark.parametrize("format", [f.key for f in FORMATS if not f.sidecar])
def test_provenance_travels_in_the_file(case: Case, result: SearchResult, format: str) -> None:
    text = case.text(result, format)
    manifest = result.plan.database.manifest
    for fact in (
        "Swathe",
        "BLOSUM62",
        "11",
        manifest.source_checksum,
        str(manifest.source_bytes),
        result.started[:10],
    ):
        assert fact in text, fact
    engine = result.plan.engine_label
    if format == "blast7":  # whose comments have one colon before a space
        engine = engine.replace(": ", ":")
    assert engine in text
    assert "a gap of k residues costs" in text
    assert "published" in text.lower()
    assert "swathe search" in text


@pytest.mark.parametrize("format", [f.key for f in FORMATS if f.sidecar])
def test_provenance_goes_beside_a_file_without_room_for_it(
    result: SearchResult, tmp_path: Path, format: str
) -> None:
    path = tmp_path / f"hits{FORMAT[format].suffix}"
    queries = Selection.everything(result).queries
    selection = Selection(queries[:1] if FORMAT[format].one_query else queries)
    list(export(result, selection, format, path, CancelToken()))
    facts = json.loads((tmp_path / f"{path.name}.provenance.json").read_text("utf-8"))
    assert facts["describes"] == path.name
    assert facts["database"]["source_checksum"] == result.plan.database.manifest.source_checksum
    assert sorted(p.name for p in tmp_path.iterdir()) == sorted([path.name, f"{path.name}.provenance.json"])


def test_an_incomplete_search_says_so_in_every_format(case: Case) -> None:
    partial = run(case.request, cancel_after=0)
    assert not partial.complete
    for format in FORMATS:
        if format.sidecar:
            continue
        text = case.text(partial, format.key)
        as_json = format.key in ("json", "parquet")
        assert ('"complete": false' in text) if as_json else ("stopped early" in text), format.key


def test_without_statistics_evalues_are_empty_and_files_say_why(case: Case) -> None:
    from Bio import Blast

    free_gaps = dataclasses.replace(case.request, scheme=ScoringScheme.load("BLOSUM62", 0, 0), top=3)
    result = run(free_gaps)
    assert result.plan.parameters.source == "unavailable"
    document = json.loads(case.written(result, "json"), parse_constant=pytest.fail)
    hit = document["queries"][0]["hits"][0]
    assert hit["evalue"] is hit["log10_evalue"] is hit["bits"] is None and hit["score"] > 0
    assert document["search"]["statistics"]["note"] == result.plan.parameters.note
    text = case.written(result, "csv").decode()
    assert result.plan.parameters.note in text
    assert case.written(result, "blast6").decode().splitlines()[0].split("\t")[10:] == ["nan", "nan"]
    record = next(Blast.parse(io.BytesIO(case.written(result, "xml"))))
    assert math.isnan(record[0][0].annotations["evalue"])


@pytest.mark.parametrize(
    "format", long_but([f.key for f in FORMATS if not f.sidecar], "csv", "xml", "json", "html")
)
def test_what_reading_the_queries_changed_travels_in_the_file(
    case: Case, result: SearchResult, format: str
) -> None:
    notes = ReadingNotes(lower_case=7, stops=1)
    request = dataclasses.replace(case.request, query_notes=notes)
    noted = dataclasses.replace(result, plan=dataclasses.replace(result.plan, request=request))
    text = _text(case.written(noted, format), format)
    for sentence in notes.sentences():
        assert sentence in text
    assert notes.sentences()[0] not in _text(case.written(result, format), format)


def _text(data: bytes, format: str) -> str:
    """Return what a file says; of typed files, what made the hits."""
    if format in ("xlsx", "queries-xlsx"):
        book = openpyxl.load_workbook(io.BytesIO(data))
        return "\n".join(str(cell) for row in book["Search"].values for cell in row)
    if format == "parquet":
        return str(json.loads(pyarrow.parquet.read_schema(io.BytesIO(data)).metadata[b"swathe"]))
    return data.decode("utf-8")


def test_two_speeds_in_a_file_are_told_apart(case: Case, result: SearchResult) -> None:
    """One file had two times and two rates without a word on what each is of."""
    text = case.written(result, "text").decode()
    assert re.search(r"Speed: +\d+\.\d{3} s for the whole search, [\d.]+ [TGM]CUPS", text)
    assert re.search(r"shown · scores computed in [\d.]+ m?s, [\d.]+ [TGM]CUPS", text)
