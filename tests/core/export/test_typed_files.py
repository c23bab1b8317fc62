"""Excel, Parquet and GFF3: what is written reads back with its types, and keeps the rules of GFF3."""

import csv
import io
import json
import math
import re
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from urllib.parse import unquote

import numpy as np
import pytest

from swathe.core.cancel import CancelToken
from swathe.core.errors import ExportError
from swathe.core.export import FORMAT, Selection, export
from swathe.core.export.values import LOGARITHMS
from swathe.core.results.columns import Kind
from swathe.core.results.hits import COLUMN
from swathe.core.search.events import SearchResult

Case = Any  # the class of conftest.py, which cannot be imported

SEQID = re.compile(r"(?:[a-zA-Z0-9.:^*$@!+_?|-]|%[0-9A-F]{2})+")
ESCAPED = re.compile(r"(?:[^\x00-\x1f\x7f%;=&,]|%[0-9A-F]{2})*")
RESERVED = {"ID", "Name", "Alias", "Parent", "Target", "Gap", "Derives_from", "Note", "Dbxref"}


def expected(result: SearchResult, selection: Selection) -> list[list[object]]:
    """Every cell of the columns, as the hit tables have them."""
    rows = []
    for index, of_query in selection.queries:
        query = result.queries[index]
        for row in of_query.tolist():
            cells: list[object] = []
            for name in selection.file_columns:
                if name == "query":
                    cells.append(query.query.identifier)
                elif name in LOGARITHMS:
                    number = query.hits.number(LOGARITHMS[name], row)
                    cells.append(None if math.isnan(number) else number)
                else:
                    cell = query.hits.value(name, row)
                    if isinstance(cell, str):
                        cell = cell.encode("utf-8", "backslashreplace").decode()
                    cells.append(cell)
            rows.append(cells)
    return rows


def test_a_workbook_has_typed_cells(case: Case, result: SearchResult) -> None:
    import openpyxl
    from openpyxl.utils.escape import unescape

    selection = case.screen(result)
    book = openpyxl.load_workbook(io.BytesIO(case.written(result, "xlsx", selection)))
    sheet = book["Hits"]
    header, *rows = sheet.iter_rows()
    titles = [cell.value for cell in header]
    assert titles[:2] == ["Query", COLUMN[selection.columns[0]].list_title], "people read it, as the window"
    assert "log₁₀ E-value" in titles and len({*titles}) == len(selection.file_columns)
    assert sheet.freeze_panes == "A2" and sheet.auto_filter.ref == sheet.dimensions
    wanted = expected(result, selection)
    assert len(rows) == len(wanted)
    for row, cells in zip(rows, wanted, strict=True):
        for cell, value, name in zip(row, cells, selection.file_columns, strict=True):
            if isinstance(value, float):
                tiny = 2.3e-308 if name in COLUMN and COLUMN[name].kind is Kind.EVALUE else 0
                assert cell.value == pytest.approx(value, rel=1e-15, abs=tiny), name
                assert cell.data_type == "n"
            elif isinstance(value, str):
                assert (unescape(cell.value), cell.data_type) == (value, "s"), "text, never a formula"
            else:
                assert cell.value == value
            assert cell.hyperlink is None
    place = selection.file_columns.index("evalue")
    assert {row[place].number_format for row in rows} == {"0.00E+00"}
    facts = {row[0].value: row[1].value for row in book["Search"].iter_rows()}
    assert facts["Program"].startswith("Swathe ") and "Gap costs" in facts


def test_a_workbook_of_queries_has_the_window_s_columns_as_numbers_and_text(
    case: Case, result: SearchResult
) -> None:
    import openpyxl

    book = openpyxl.load_workbook(io.BytesIO(case.written(result, "queries-xlsx")))
    sheet = book["Queries"]
    header, *rows = sheet.iter_rows()
    titles = [cell.value for cell in header]
    assert titles[:5] == ["Query", "State", "Best hit", "E-value", "log₁₀ E-value"]
    assert sheet.freeze_panes == "A2" and sheet.auto_filter.ref == sheet.dimensions
    table = [line for line in case.written(result, "queries-csv").decode().splitlines() if line[0] != "#"]
    wanted = list(csv.reader(table))[1:]
    assert len(rows) == len(wanted) == len(result.plan.request.queries)
    for row, cells in zip(rows, wanted, strict=True):
        for title, cell, text in zip(titles, row, cells, strict=True):
            if cell.data_type == "n" and cell.value is not None:  # CSV has them rounded
                digits = {"rel": 5e-3, "abs": 0} if title == "E-value" else {"rel": 0, "abs": 5e-3}
                assert cell.value == pytest.approx(float(text), **digits)
            else:
                assert (cell.value or "") == text.removeprefix("'")
    assert {row[3].number_format for row in rows if row[3].value is not None} == {"0.00E+00"}
    assert book["Search"]["A1"].value == "Program"


def test_names_that_look_like_formulas_stay_text(case: Case, result: SearchResult) -> None:
    import openpyxl

    sheet = openpyxl.load_workbook(io.BytesIO(case.written(result, "xlsx")))["Hits"]
    cells = [cell for row in sheet.iter_rows() for cell in row if isinstance(cell.value, str)]
    risky = [cell for cell in cells if cell.value[0] in "=+-@"]
    assert {cell.value[0] for cell in risky} >= set("=+-")
    assert {cell.data_type for cell in risky} == {"s"}


def test_more_hits_than_a_sheet_holds_are_refused(
    case: Case, result: SearchResult, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("swathe.core.export.excel._MOST_ROWS", 3)
    with pytest.raises(ExportError, match="An Excel sheet holds 2 hits") as error:
        case.written(result, "xlsx")
    assert "parquet" in error.value.hint


@pytest.mark.parametrize("rows", [2, 50_000])
def test_parquet_has_typed_columns(
    case: Case, result: SearchResult, monkeypatch: pytest.MonkeyPatch, rows: int
) -> None:
    from pyarrow import parquet

    monkeypatch.setattr("swathe.core.export.parquet._ROWS", rows)
    selection = Selection.everything(result)
    table = parquet.read_table(io.BytesIO(case.written(result, "parquet", selection)))
    assert table.column_names == selection.file_columns
    assert str(table.schema.field("score").type) == "int64"
    assert str(table.schema.field("evalue").type) == "double"
    assert str(table.schema.field("gene").type) == "string"
    wanted = expected(result, selection)
    got = [list(row.values()) for row in table.to_pylist()]
    assert len(got) == len(wanted)
    for row, cells in zip(got, wanted, strict=True):
        assert [type(cell) for cell in row] == [type(cell) for cell in cells]
        for cell, value in zip(row, cells, strict=True):
            assert cell == (pytest.approx(value, rel=1e-15) if isinstance(value, float) else value)
    facts = json.loads(table.schema.metadata[b"swathe"])
    assert facts["program"] == "Swathe" and facts["matrix"] == "BLOSUM62"


def test_chosen_columns_are_written(case: Case, result: SearchResult) -> None:
    from pyarrow import parquet

    everything = Selection.everything(result)
    chosen = Selection(everything.queries, ("score", "query", "log10_evalue"), exact=True)
    table = parquet.read_table(io.BytesIO(case.written(result, "parquet", chosen)))
    assert table.column_names == ["score", "query", "log10_evalue"]
    logs = np.concatenate([query.hits.log10_evalues for query in result.queries])
    assert (table["log10_evalue"].to_numpy() == logs).all()


@pytest.mark.parametrize(("format", "extra"), [("xlsx", "excel"), ("parquet", "parquet")])
def test_without_the_library_one_sentence_says_how_to_install_it(
    case: Case, result: SearchResult, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, format: str, extra: str
) -> None:
    monkeypatch.setattr("swathe.core.export.find_spec", lambda module: None)
    with pytest.raises(ExportError, match=f"The format {format} needs ") as error:
        list(export(result, Selection.everything(result), format, tmp_path / "x", CancelToken()))
    assert error.value.hint == f"Install Swathe with its extra {extra}."
    assert error.value.command == f"pip install 'swathe[{extra}]'"
    monkeypatch.setattr(sys, "_MEIPASS", "/somewhere", raising=False)
    with pytest.raises(ExportError) as error:
        list(export(result, Selection.everything(result), format, tmp_path / "x", CancelToken()))
    assert error.value.hint.startswith(
        "The downloaded program takes in no packages: install Swathe with Python"
    )
    assert not list(tmp_path.iterdir())


def test_libraries_are_imported_only_where_they_are_used() -> None:
    code = (
        "import sys, swathe.core.export, swathe.core.export.cells\n"
        "print({'xlsxwriter', 'pyarrow'} & {*sys.modules})"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "set()"


@dataclass
class Feature:
    """A line of a GFF3 file, checked by the rules of the specification and unescaped."""

    seqid: str
    type: str
    start: int
    end: int
    score: float
    attributes: dict[str, str]

    @classmethod
    def read(cls, line: str) -> "Feature":
        seqid, source, type_, start, end, score, strand, phase, attributes = line.split("\t")
        assert SEQID.fullmatch(seqid) and not seqid.startswith(">")
        assert source == "Swathe"
        assert type_ in ("protein_match", "match_part")  # terms of the Sequence Ontology
        assert 1 <= int(start) <= int(end)
        assert (strand, phase) == (".", ".")
        found = dict(pair.split("=") for pair in attributes.split(";"))
        for tag, value in found.items():
            assert tag in RESERVED or tag[0].islower()
            assert ESCAPED.fullmatch(value) and value
        read = {tag: unquote(value) for tag, value in found.items() if tag != "Target"}
        return cls(unquote(seqid), type_, int(start), int(end), float(score), read | {
            tag: value for tag, value in found.items() if tag == "Target"})  # fmt: skip


def test_gff3_keeps_the_rules_and_reads_back(case: Case, result: SearchResult) -> None:
    selection = Selection.everything(result)
    text = case.written(result, "gff3", selection).decode()
    first, *lines = text.splitlines()
    assert first == "##gff-version 3"
    told = [line.split() for line in lines if line.startswith("##sequence-region ")]
    regions = {unquote(words[1]): int(words[3]) for words in told}
    assert regions == {query.query.identifier: len(query.query) for query in result.queries}
    assert any(line.startswith("# Command: ") for line in lines)
    features = [Feature.read(line) for line in text.split("\n") if line and not line.startswith("#")]
    assert len(features) == 2 * selection.n_rows
    ids = [feature.attributes["ID"] for feature in features]
    assert len(set(ids)) == len(ids)
    rows = case.rows(selection)
    for (index, row), whole, part in zip(rows, features[::2], features[1::2], strict=True):
        query = result.queries[index]
        hits, alignment = query.hits, query.hits.alignments[row]
        assert (whole.type, part.type) == ("protein_match", "match_part")
        assert part.attributes["Parent"] == whole.attributes["ID"]
        assert whole.seqid == part.seqid == query.query.identifier
        places = (alignment.query_start + 1, alignment.query_end)
        assert (whole.start, whole.end) == (part.start, part.end) == places
        assert part.end <= regions[part.seqid]
        assert whole.score == part.score == pytest.approx(10.0 ** hits.log10_evalues[row], rel=1e-11)
        assert whole.attributes["Name"] == hits.text("subject", row)
        description = hits.text("description", row).encode("utf-8", "backslashreplace").decode()
        assert whole.attributes.get("Note", "") == description
        target, start, end = part.attributes["Target"].split(" ")
        assert unquote(target) == hits.text("subject", row)
        assert (int(start), int(end)) == (alignment.subject_start + 1, alignment.subject_end)
        operations = [(word[0], int(word[1:])) for word in part.attributes["Gap"].split(" ")]
        # Of the specification: I inserts a gap into the reference, here the query, D into the target.
        assert operations == [({"M": "M", "I": "D", "D": "I"}[letter], n) for n, letter in alignment.runs]
        assert sum(n for letter, n in operations if letter in "MD") == part.end - part.start + 1
        assert sum(n for letter, n in operations if letter in "MI") == int(end) - int(start) + 1
        identity = 100 * alignment.identities / alignment.length
        assert float(part.attributes["percent_identity"]) == pytest.approx(identity)


def test_the_example_of_the_specification() -> None:
    """GFF3 1.26, "The Gap Attribute": M8 D3 M6 I1 M6 is this alignment, the reference above."""
    from swathe.core.alignment.aligned_pairs import AlignedPairs
    from swathe.core.alignment.alignment import Alignment
    from swathe.core.alignment.texts import gff_gaps

    reference, target = "CAAGACCTAAACTGGAT-TCCAAT", "CAAGACCT---CTGGATATCCAAT"
    columns = "".join(
        "D" if a == "-" else "I" if b == "-" else "M" for a, b in zip(reference, target, strict=True)
    )
    runs = "".join(f"{len(run[0])}{run[0][0]}" for run in re.finditer(r"(.)\1*", columns))
    alignment = Alignment(0, 23, 0, 21, runs, 0, 24, 20, 20, 0, 2, 4, "")
    texts = gff_gaps(AlignedPairs.of([alignment]))
    assert texts.letters.tobytes() == b"M8 D3 M6 I1 M6"


def test_formats_say_what_they_need() -> None:
    assert [key for key, format in FORMAT.items() if format.library] == ["xlsx", "parquet", "queries-xlsx"]
