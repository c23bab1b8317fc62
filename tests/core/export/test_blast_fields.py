"""BLAST's names for the columns of its tables, beside what blastp 2.12 wrote of the same pairs."""

import io
import re
from pathlib import Path

import numpy as np
import pytest

from swathe.core.cancel import CancelToken
from swathe.core.errors import InvalidRequest
from swathe.core.export import FORMAT, Selection, export
from swathe.core.export.blast_fields import ABSENT, FIELDS, STANDARD, chosen
from swathe.core.export.choice import choose, with_columns
from swathe.core.scoring.queries import read_queries
from swathe.core.search.events import SearchResult
from swathe.core.search.options import make_request
from tests.searching import run

ROOT = Path(__file__).parents[3]
SAMPLE = ROOT / "resources" / "sample"
RECORDED = ROOT / "tests" / "data" / "blastp_columns.tsv"
NAMES = [field.name for field in FIELDS]
OF_TAXONOMY = {"staxid", "ssciname", "staxids", "sscinames"}
"""The recorded database has none, so that blastp wrote 0 and N/A."""


@pytest.fixture(scope="module")
def result(tmp_path_factory: pytest.TempPathFactory) -> SearchResult:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("SWATHE_CACHE_DIR", str(tmp_path_factory.mktemp("cache")))
        queries, _ = read_queries([SAMPLE / "queries.fasta"])
        return run(make_request(queries, SAMPLE / "swissprot-413.fasta", evalues="matrix", engine="cpu"))


def written(result: SearchResult, format: str, columns: str) -> str:
    stream = io.BytesIO()
    selection = with_columns(Selection.everything(result), FORMAT[format], choose(FORMAT[format], columns))
    list(export(result, selection, format, stream, CancelToken()))
    return stream.getvalue().decode()


def by_pair(table: str, between: str = "\t") -> dict[tuple[str, str], dict[str, str]]:
    rows = [line.split(between) for line in table.splitlines() if not line.startswith("#")]
    found = [dict(zip(NAMES, row, strict=True)) for row in rows]
    return {(row["qseqid"], row["sseqid"]): row for row in found}


def test_every_cell_is_as_blastp_writes_it(result: SearchResult) -> None:
    recorded = by_pair(RECORDED.read_text(encoding="utf-8"))
    ours = by_pair(written(result, "blast7", " ".join(NAMES)))
    assert len(recorded) == 60
    alike = 0
    for pair, theirs in recorded.items():
        row = ours[pair]
        same = {name for name in NAMES if row[name] == theirs[name]} | OF_TAXONOMY
        # Another alignment with the same score is as good; whatever does not depend on it is the same.
        if (row["qseq"], row["sseq"]) == (theirs["qseq"], theirs["sseq"]):
            alike += 1
            assert same == set(NAMES), pair
        assert same >= {field.name for field in FIELDS if not field.aligned}, pair
    assert alike > 55


@pytest.mark.parametrize("format", ["blast6", "blast7", "blast10"])
def test_the_usual_twelve_have_blasts_digits(result: SearchResult, format: str) -> None:
    """97.33333333333333 and 2.3578624215207447e-259 stood where blastp writes 97.333 and 0.0."""
    stream = io.BytesIO()
    list(export(result, Selection.everything(result), format, stream, CancelToken()))
    usual, chosen = stream.getvalue().decode(), written(result, format, "std")
    between = "," if format == "blast10" else "\t"
    tables = [
        [line.split(between)[:12] for line in table.splitlines() if not line.startswith("#")]
        for table in (usual, chosen)
    ]
    assert tables[0] == tables[1]


def test_comment_lines_are_blasts(result: SearchResult) -> None:
    [line] = {line for line in RECORDED.read_text().splitlines() if line.startswith("# Fields")}
    ours = written(result, "blast7", ",".join(NAMES)).splitlines()
    assert [one for one in ours if one.startswith("# Fields")] == [line, line]
    assert re.fullmatch(r"# \d+ hits found", ours[ours.index(line) + 1])


def test_formats_6_and_10_differ_in_what_is_between_cells(result: SearchResult) -> None:
    columns = "std qlen btop"
    tabs, commas = written(result, "blast6", columns), written(result, "blast10", columns)
    assert tabs.replace("\t", ",") == commas
    assert tabs.splitlines()[0].count("\t") == 13


def test_names_are_read_as_blast_reads_them() -> None:
    assert chosen(["std"]) == STANDARD == chosen([])
    assert chosen(["qlen", "std", "-evalue", "qlen", "sseqid"])[:2] == ("qlen", "qaccver")
    assert "evalue" not in chosen(["std", "-evalue"])
    assert chosen(["evalue", "-evalue"]) == STANDARD


@pytest.mark.parametrize("name", ["foo", "-foo", *ABSENT])
def test_other_names_are_refused(name: str) -> None:
    with pytest.raises(InvalidRequest, match=name.strip("-")) as error:
        chosen(["std", name])
    assert "qseqid" in error.value.hint


def test_blast_has_no_more_names() -> None:
    """BLAST+ lists 50 in its help."""
    assert len(FIELDS) + len(ABSENT) == 50
    assert not ABSENT.keys() & set(NAMES)


def test_hits_are_not_aligned_for_columns_that_need_no_alignment(result: SearchResult) -> None:
    format = FORMAT["blast6"]
    few = with_columns(Selection(()), format, choose(format, "qseqid sseqid evalue bitscore slen stitle"))
    assert not format.needs_alignments(few)
    assert format.needs_alignments(with_columns(few, format, choose(format, "qseqid qcovs")))
    assert format.needs_alignments(Selection(()))


def test_merged_headers_and_missing_names(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SWATHE_CACHE_DIR", str(tmp_path))
    sequence = "MKTAYIAKQRQISFVKSHFSRQLEERLGLIEVQAPILSRVGDGTQDNLSGAEKAV"
    headers = ("one first\ttitle\x01two second title OX=9606", "", "sp|P1|A name OS=Mus musculus OX=10090")
    database = tmp_path / "some.fasta"
    database.write_text("".join(f">{header}\n{sequence}\n" for header in headers))
    (tmp_path / "query.fasta").write_text(f">q\n{sequence}\n")
    queries, _ = read_queries([tmp_path / "query.fasta"])
    found = run(make_request(queries, database, engine="cpu"))
    columns = "sseqid sallseqid stitle salltitles staxid ssciname"
    rows = [line.split("\t") for line in written(found, "blast6", columns).splitlines()]
    assert rows == [
        ["one", "one;two", "one first title", "one first title<>two second title OX=9606", "N/A", "N/A"],
        ["Subject_2", "Subject_2", "Subject_2", "Subject_2", "N/A", "N/A"],
        ["sp|P1|A", "sp|P1|A", *["sp|P1|A name OS=Mus musculus OX=10090"] * 2, "10090", "Mus musculus"],
    ]


def test_csv_holds_the_named_columns_and_no_others(result: SearchResult) -> None:
    lines = written(result, "csv", "subject, evalue log10_evalue,query").splitlines()
    table = [line.split(",") for line in lines if not line.startswith("# ")]
    assert table[0] == ["subject", "evalue", "log10_evalue", "query"]
    hits = result.queries[0].hits
    logs = np.array([float(row[2]) for row in table[1 : len(hits) + 1]])
    assert (logs == hits.log10_evalues).all()
    assert {row[3] for row in table[1:]} == {query.query.identifier for query in result.queries}
    with pytest.raises(InvalidRequest, match="no column foo"):
        choose(FORMAT["csv"], "subject,foo")
    with pytest.raises(InvalidRequest, match="No column is named"):
        choose(FORMAT["csv"], " , ")


def test_every_name_is_documented() -> None:
    page = (ROOT / "docs" / "command-line.md").read_text(encoding="utf-8").split("\n## Columns\n")[1]
    assert {name for name in (*NAMES, *ABSENT) if f"`{name}`" not in page} == set()
