"""All hits as one alignment in files: read back with Biopython, and every pairwise alignment found again."""

import io
import itertools
import re
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from swathe.core.alignment.alignment import Alignment
from swathe.core.cancel import CancelToken
from swathe.core.errors import ExportError
from swathe.core.export import FORMAT, Selection, export, sidecar_of
from swathe.core.export.provenance import provenance
from swathe.core.export.stacked import names_of
from swathe.core.multiple_alignment.names import LIMIT
from swathe.core.results.query_result import QueryResult
from swathe.core.search.events import SearchResult
from tests.searching import run

Case = Any  # the class of conftest.py, which cannot be imported
STACKED = ("a3m", "afa", "clustal")
QUERY = 2


@pytest.fixture
def chosen(result: SearchResult) -> Selection:
    """A query's hits, the shortest subject first, the last one left out."""
    return Selection(((QUERY, result.queries[QUERY].hits.order_by("subject_length")[:-1]),))


def rows_of(text: str) -> list[tuple[str, str, str]]:
    """Return FASTA records as (name, description, letters)."""
    records = [record.split("\n", 1) for record in ("\n" + text).split("\n>")[1:]]
    titles = [title.partition(" ") for title, _ in records]
    bodies = [body.replace("\n", "") for _, body in records]
    return [(name, rest, body) for (name, _, rest), body in zip(titles, bodies, strict=True)]


def printed(query: QueryResult, row: int) -> tuple[str, str]:
    """Return a hit's pairwise alignment as two lines."""
    lines = query.hits.alignments[row].rows(query.query, query.hits.subject(row))
    return lines[0], lines[2]


def pair(own: str, other: str) -> tuple[str, str]:
    """Return a pairwise alignment from two rows of an aligned file: no shared gaps, no ends of one alone."""
    columns = [(a, b) for a, b in zip(own, other, strict=True) if (a, b) != ("-", "-")]
    there = [place for place, (_, b) in enumerate(columns) if b != "-"]
    columns = columns[there[0] : there[-1] + 1]
    return "".join(a for a, _ in columns), "".join(b for _, b in columns)


def pair_of_a3m(query: str, row: str) -> tuple[str, str]:
    """Return a pairwise alignment from a row of an A3M file."""
    own, other, i = "", "", 0
    for letter in row:
        inserted = letter.islower()
        own += "-" if inserted else query[i]
        other += letter.upper()
        i += not inserted
    return pair(own, other)


def test_a3m_is_as_long_as_the_query_and_gives_every_alignment_back(
    case: Case, result: SearchResult, chosen: Selection
) -> None:
    query = result.queries[QUERY]
    (name, description, own), *others = rows_of(case.written(result, "a3m", chosen).decode())
    assert (name, description, own) == ("=q3", "", query.query.letters)
    rows = chosen.queries[0][1].tolist()
    assert len(others) == len(rows) > 3
    for (_, _, line), row in zip(others, rows, strict=True):
        assert len(re.sub("[a-z]", "", line)) == len(own)
        assert pair_of_a3m(own, line) == printed(query, row)
    assert any(re.search("[a-z]", line) for _, _, line in others), "no insertion was tested"


@pytest.mark.parametrize("format", ["afa", "clustal"])
def test_aligned_files_read_back_with_biopython(
    case: Case, result: SearchResult, chosen: Selection, tmp_path: Path, format: str
) -> None:
    from Bio import Align, AlignIO

    query, rows = result.queries[QUERY], chosen.queries[0][1].tolist()
    path = tmp_path / "stack"
    path.write_bytes(case.written(result, format, chosen))
    names = {"afa": "fasta"}
    read = AlignIO.read(path, names.get(format, format))
    with path.open() as stream:
        again = Align.read(stream, names.get(format, format))
    lines = [str(record.seq) for record in read]
    assert [again[place] for place in range(len(lines))] == lines
    assert [record.id for record in read] == [record.id for record in again.sequences]
    assert lines[0].replace("-", "") == query.query.letters
    assert len({len(line) for line in lines}) == 1 and len(lines[0]) > len(query.query)
    for line, row in zip(lines[1:], rows, strict=True):
        assert pair(lines[0], line) == printed(query, row)
    if format == "clustal":
        marks = read.column_annotations["clustal_consensus"]
        same = [len(set(column)) == 1 for column in zip(*lines, strict=True)]
        assert [mark == "*" for mark in marks] == same and any(same)
        assert max(map(len, path.read_text().splitlines())) == max(len(r.id) for r in read) + 4 + 60


def test_clustal_in_pieces_is_the_same_file(
    case: Case, result: SearchResult, chosen: Selection, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = case.written(result, "clustal", chosen)
    monkeypatch.setattr("swathe.core.export.stacked._CHUNK_CELLS", 700)
    assert case.written(result, "clustal", chosen) == whole


@pytest.mark.parametrize("format", STACKED)
def test_names_are_unique_legal_and_the_same_in_every_format(
    case: Case, result: SearchResult, chosen: Selection, format: str
) -> None:
    rows = chosen.queries[0][1].tolist()
    hits = result.queries[QUERY].hits
    text = case.written(result, format, chosen).decode()
    if format == "clustal":
        block = itertools.takewhile(lambda line: line[0] != " ", text.splitlines()[3:])
        names = [line.split()[0] for line in block]
    else:
        names = [name for name, _, _ in rows_of(text)]
    assert names == names_of(QUERY + 1, result.queries[QUERY], rows)
    assert len(set(names)) == len(names) == len(rows) + 1
    for name, row in zip(names[1:], rows, strict=True):
        alignment = hits.alignments[row]
        assert name.endswith(f"/{alignment.subject_start + 1}-{alignment.subject_end}")
        assert re.fullmatch(r"[!-~]+", name)


class Table:
    """What `names_of` looks at of a table: headers, ranges, records."""

    def __init__(self, headers: list[str]) -> None:
        self._headers = headers
        self.alignments = {row: Range() for row in range(len(headers))}
        self.database, self.subjects = self, np.arange(len(headers))
        self.records = np.arange(len(headers))

    def header(self, row: int) -> str:
        return self._headers[row]

    def record(self, row: int) -> int:
        return row


class Range:
    subject_start, subject_end = 4, 90


class Found:
    def __init__(self, query: str, headers: list[str]) -> None:
        self.query, self.hits = type("Query", (), {"identifier": query}), Table(headers)


def names(query: str, *headers: str) -> list[str]:
    return names_of(3, Found(query, list(headers)), range(len(headers)))  # type: ignore[arg-type]


def test_the_rule_for_names() -> None:
    long = "N" * 100_000
    assert names("q", "a b", "a c", "a_2", "", "ü|x\x00y", "a") == [
        "q", "a/5-90", "a_2/5-90", "a_2_2/5-90", "Subject_4/5-90", "_|x_y/5-90", "a_3/5-90",
    ]  # fmt: skip
    cut = names(long, long, long + "x", long)
    assert {len(name) for name in cut} == {LIMIT} and len(set(cut)) == 4
    assert cut[2].endswith("N_2/5-90") and cut[3].endswith("N_3/5-90")
    assert names("CLUSTAL") == ["CLUSTAL_"] and names("") == ["Query_3"]
    assert names("a/5-90", "a") == ["a/5-90", "a_2/5-90"]
    many = names("q", *["same"] * 3000)
    assert len(set(many)) == 3001 and many[-1] == "same_3000/5-90"


def test_stops_have_no_lower_case(case: Case, result: SearchResult) -> None:
    from swathe.core.alignment.rows import aligned_row
    from swathe.core.export.stacked import _a3m_line

    found = Alignment(1, 5, 0, 6, "2M2D2M", 1, 6, 1, 1, 1, 1, 2, "")
    from swathe.core.sequences.alphabet import encode

    line = _a3m_line(aligned_row(found, encode("W*U*OY")), 6).tobytes().decode()
    assert line == "-WXuxOY-"


@pytest.mark.parametrize("format", STACKED)
def test_several_queries_are_refused_before_anything_is_written(
    result: SearchResult, tmp_path: Path, format: str
) -> None:
    path = tmp_path / "all"
    with pytest.raises(ExportError, match="one query; there are 3 queries"):
        list(export(result, Selection.everything(result), format, path, CancelToken()))
    assert not list(tmp_path.iterdir())
    assert not result.queries[0].hits.alignments


@pytest.mark.parametrize("format", STACKED)
def test_no_hits_leave_the_query_and_provenance_lies_beside(
    result: SearchResult, tmp_path: Path, format: str
) -> None:
    path = tmp_path / f"none{FORMAT[format].suffix}"
    selection = Selection(((1, np.zeros(0, np.int64)),))
    list(export(result, selection, format, path, CancelToken()))
    assert result.queries[1].query.letters in path.read_text()
    assert provenance(result)["command"] in sidecar_of(path).read_text()


def test_position_specific_queries_are_written_by_their_sequence(case: Case, result: SearchResult) -> None:
    import dataclasses

    from swathe.core.scoring.pssm import PositionSpecificQuery

    request = case.request
    query = request.queries[0]
    scores = request.scheme.table(query.codes)
    pssm = PositionSpecificQuery(query.header, query.codes, np.ascontiguousarray(scores), "made")
    found = run(dataclasses.replace(request, queries=(pssm,)))
    stream = io.BytesIO()
    list(export(found, Selection.everything(found), "a3m", stream, CancelToken()))
    (_, _, own), *others = rows_of(stream.getvalue().decode())
    assert own == query.letters and len(others) == len(found.queries[0].hits)
    for row, (_, _, line) in enumerate(others):
        assert pair_of_a3m(own, line) == printed(found.queries[0], row)
