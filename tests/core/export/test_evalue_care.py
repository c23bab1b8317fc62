"""That E-values are to be read with care, which the window says over the hits, is in files."""

import io
import json
from dataclasses import replace

import pytest

from swathe.core.cancel import CancelToken
from swathe.core.export import Selection, export
from swathe.core.export.evalue_care import MOST
from swathe.core.results.evalue_trust import why_care
from swathe.core.scoring.scheme import ScoringScheme
from swathe.core.search.request import SearchRequest
from swathe.core.sequences.fasta import read_sequences
from tests.biased import biased_files
from tests.searching import run


@pytest.fixture(scope="module")
def found(tmp_path_factory):
    """A search of which the E-values of the first query alone are to be read with care."""
    queries, database = biased_files(tmp_path_factory.mktemp("biased"))
    request = SearchRequest(
        read_sequences(queries)[0], database, ScoringScheme.load("BLOSUM62"), engine="cpu", evalues="matrix"
    )
    return run(request)


def care(result):
    words = [list(why_care(query, result.plan.parameters, CancelToken()))[-1] for query in result.queries]
    assert any(words)
    return words


def written(result, format):
    stream = io.BytesIO()
    list(export(result, Selection.everything(result), format, stream, CancelToken()))
    return stream.getvalue()


def test_tables_say_in_comments_why_to_read_e_values_with_care(found):
    """It stood over the hits and in reports; tables, JSON and text had E-values that nothing doubted."""
    for format in ("csv", "tsv"):
        lines = written(found, format).decode().splitlines()
        told = [line for line in lines if line.startswith("# Caution: ")]
        names = [found.plan.request.name_in_tables(place) for place in range(len(found.queries))]
        before = [f"{name}: " if len(names) > 1 else "" for name in names]
        said = [f"# Caution: {name}{words}" for name, words in zip(before, care(found), strict=True) if words]
        assert told == said and "care: " in told[0]


def test_json_and_text_say_it_of_each_query(found):
    queries = json.loads(written(found, "json"))["queries"]
    assert [query["evalue_care"] for query in queries] == care(found)
    text = written(found, "text").decode()
    for words in filter(None, care(found)):
        assert f"\n{words}\n" in text


def test_workbooks_say_it_among_the_parameters(found):
    pytest.importorskip("xlsxwriter")
    openpyxl = pytest.importorskip("openpyxl")
    book = openpyxl.load_workbook(io.BytesIO(written(found, "xlsx")), read_only=True)
    cautions = [row[1] for row in book["Search"].iter_rows(values_only=True) if row[0] == "Caution"]
    assert len(cautions) == sum(map(bool, care(found)))


def test_files_of_many_queries_say_that_nobody_judged(found):
    query = found.queries[0]
    many = (query,) * (MOST + 1)
    request = replace(found.plan.request, queries=tuple(one.query for one in many))
    result = replace(found, plan=replace(found.plan, request=request), queries=many)
    told = [line for line in written(result, "csv").decode().splitlines() if line.startswith("# Caution: ")]
    assert told == [
        "# Caution: whether E-values are to be read with care is not judged in files of more than 20 "
        "queries; the window says it of each (Scores)"
    ]
    assert {one["evalue_care"] for one in json.loads(written(result, "json"))["queries"]} == {None}
