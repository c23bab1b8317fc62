"""What is said of how results came about."""

from __future__ import annotations

import dataclasses
import io
import json
import zipfile
from pathlib import Path

import numpy as np
import pytest

from swathe.core.cancel import CancelToken
from swathe.core.engines.base import Engine
from swathe.core.export import FORMAT, Selection, export
from swathe.core.export.document import write_json
from swathe.core.export.plain_tables import export_summary
from swathe.core.export.provenance import AFTER_FIT, CORRECTED, completeness, lines, summary
from swathe.core.export.values import ExportJob
from swathe.core.results.cautions import about_first_moved
from swathe.core.run import run_request
from swathe.core.scoring.scheme import ScoringScheme
from swathe.core.search.request import SearchRequest
from swathe.core.search.round_options import RoundOptions
from swathe.core.sequences.fasta import parse
from swathe.core.system.resources import sample_database
from tests.gui.results_fixtures import cancelled_at_the_end, search
from tests.searching import run


def test_a_search_cancelled_at_its_very_end_says_what_it_lacks() -> None:
    """It was 'cancelled, 2 of 2 queries reached', and nobody knew whether it was whole."""
    first, second = (query.query.identifier for query in search().queries)
    said = completeness(cancelled_at_the_end(search(evalues="matrix"), judged=1))
    assert said == (
        "stopped early (cancelled), 1 of 2 queries searched to the end; 1 query has provisional "
        f"E-values, not yet adjusted, as the search ended before others were computed ({second})"
    )
    said = completeness(cancelled_at_the_end(search(evalues="matrix")))
    assert "2 queries have provisional E-values" in said and said.endswith(f"({first}, {second})")
    assert "matrix" not in completeness(cancelled_at_the_end(search(evalues="matrix"), judged=2))


def test_json_tells_provisional_evalues_from_others() -> None:
    stream = io.TextIOWrapper(io.BytesIO(), "utf-8")
    result = cancelled_at_the_end(search(evalues="matrix"), judged=1)
    everything = tuple((number, np.arange(len(query.hits))) for number, query in enumerate(result.queries))
    for _ in write_json(ExportJob(result, Selection(everything)), stream):
        pass
    stream.seek(0)
    assert [query["provisional"] for query in json.load(stream)["queries"]] == [False, True]


@pytest.mark.parametrize("format", ["blast6", "blast10", "parquet"])
def test_no_file_leaves_out_that_evalues_are_provisional(format: str, tmp_path: Path) -> None:
    """Those with a file beside them and Parquet said it nowhere."""
    result = cancelled_at_the_end(search(evalues="matrix"), judged=1)
    path = tmp_path / f"hits{FORMAT[format].suffix}"
    for _ in export(result, Selection.everything(result), format, path, CancelToken(), comments=False):
        pass
    written = b"".join(one.read_bytes() for one in tmp_path.iterdir())
    assert "1 query has provisional E-values, not yet adjusted" in written.decode("utf-8", "replace")


def test_of_provisional_evalues_none_is_called_significant() -> None:
    """It said '134 of them significant' of hits none of which the complete search would have had."""
    result = cancelled_at_the_end(search(evalues="matrix"), judged=1)
    judged, other = (summary(query, result.plan) for query in result.queries)
    assert "significant" in judged and "provisional" not in judged
    assert "significant" not in other and "by provisional E-values, not yet adjusted" in other


def test_a_stopped_search_says_of_what_its_share_is() -> None:
    """The window had 31 % in one place, 12 % of the sequences in another, and that the query was reached."""
    result = search()
    first = result.queries[0]
    there, cells = first.hits.database.n_sequences, len(first.query) * first.hits.database.n_residues
    part = dataclasses.replace(first, compared=there // 8, cells=cells * 31 // 100 + 1)
    assert completeness(dataclasses.replace(result, queries=(part,), complete=False)) == (
        f"stopped early (cancelled), 0 of 2 queries searched to the end; {first.query.identifier} "
        f"compared with {there // 8:,} of {there:,} sequences (31 % of its cells; the longest sequences come "
        "first); 1 query not begun"
    )


def test_matrix_and_gap_costs_are_said_once() -> None:
    """A line *Scoring* above them said both in other words."""
    said = dict(lines(search()))
    assert said["Matrix"] == "BLOSUM62" and said["Gap costs"].startswith("open 11, extend 1 (")
    assert "Scoring" not in said


def test_what_evalues_rest_on_is_said_in_plain_words() -> None:
    """Nobody understood 'raised where the reversed query scores high, too'."""
    said = dict(lines(search()))["E-values"]
    assert "larger E-values where the query read backwards scores high with the same sequence" in said
    number = "the number of such scores expected by chance in the pair times the number of sequences"
    assert number in said, "a chance times the number of sequences is never above that number, as E is"


def test_parameters_say_whether_e_values_rest_on_them() -> None:
    """Files gave λ 0.267 as the parameters, and below them 0.2654, without a word on which was which."""
    assert search().queries[0].significance.parameters.source == "fitted"
    said = dict(lines(search()))
    assert said["Gumbel parameters before any fit"].startswith("lambda 0.267, K 0.041")
    assert said["Statistics before any fit"].startswith("Published NCBI parameters")
    assert not {"Gumbel parameters", "Statistics"} & set(said)
    assert {"Gumbel parameters", "Statistics"} <= set(dict(lines(search(evalues="matrix")))), "no others"


def test_a_round_has_the_statistics_of_what_scored_its_hits_alone() -> None:
    """Published ones, of round 1, and estimated ones of the profile had the same labels in one file."""
    asked = search().plan.request
    result = run(dataclasses.replace(asked, queries=asked.queries[:1], iteration=RoundOptions(2)))
    for number, source in ((1, "Published NCBI parameters"), (2, "Estimated from the scores of")):
        said = [words for label, words in lines(result.after_round(number)) if label.startswith("Statistics")]
        assert len(said) == 1 and said[0].startswith(source)


@pytest.mark.parametrize("format", [key for key in FORMAT if not key.startswith("queries")])
def test_a_file_of_significant_hits_says_that_it_holds_no_others(format: str, tmp_path: Path) -> None:
    """It said that E-values up to 10 were reported, and nothing of 0.001."""
    result = search()
    everything, significant = Selection.everything(result), Selection.significant(result)
    assert significant.n_rows < everything.n_rows
    one = dataclasses.replace(significant, queries=significant.queries[:1])
    of_one_query = FORMAT[format].one_query

    def said(selection: Selection) -> str:
        path = tmp_path / f"hits{FORMAT[format].suffix}"
        for _ in export(result, selection, format, path, CancelToken()):
            pass
        if format in ("xlsx", "queries-xlsx"):
            with zipfile.ZipFile(path) as book:
                return "".join(book.read(name).decode() for name in book.namelist())
        return b"".join(one.read_bytes() for one in tmp_path.iterdir()).decode("utf-8", "replace")

    words = "significant hits (E-value up to 0.001)"
    rows, there = significant.n_rows, everything.n_rows
    if not of_one_query:
        colon = ":" if format == "blast7" else ": "
        assert f"{words}{colon}{rows} of {there} hits" in said(significant)
        assert words not in said(everything) and f"of {there} hits" not in said(everything)
    assert f"{one.n_rows} of {there} hits; 1 of 2 queries" in said(one)


def test_what_was_written_is_said_below_what_was_reported() -> None:
    result = search()
    assert "Written" not in dict(lines(result))
    said = dict(lines(result, Selection.significant(result).written(result)))
    assert list(said).index("Written") == list(said).index("Reported") + 1


def test_files_say_what_e_values_of_each_query_rest_on_and_how_many_were_corrected(
    engine: Engine, tmp_path: Path
) -> None:
    """Of several queries files said of how many statistics were fitted, not which; corrections nowhere."""
    letters = "SKIEEVEVAPPKAHEVRIKM", "MSTAGKVIKCKAAVLWE", "MSTAGK"
    queries = parse("".join(f">q{n}\n{some}\n" for n, some in enumerate(letters)).encode(), "x")[0]
    request = SearchRequest(queries, sample_database(), ScoringScheme.load("BLOSUM62", 11, 1))
    result = list(run_request(request, engine, CancelToken()))[-1].result
    facts = dict(lines(result))
    for number, query in enumerate(result.queries):
        used = query.significance.parameters
        words = f"lambda {used.lambda_!r}, K {used.K!r}" if used.source == "fitted" else "not fitted"
        assert f"q{number}: {words}" in facts[AFTER_FIT]
    far = [int(np.count_nonzero(np.abs(query.hits.numbers("evalue_moved")) > 2)) for query in result.queries]
    assert sum(far), "peptides are shorter than most chance alignments"
    hits = sum(len(query.hits) for query in result.queries)
    assert facts[CORRECTED].startswith(f"the E-values of {sum(far)} of {hits} hits moved more than a hundred")
    assert "length" in facts[CORRECTED]
    first = next(filter(None, map(about_first_moved, result.queries)))
    assert facts[CORRECTED].endswith(f". Of the first: {first}") and "so short a query" in first, "in words"
    path = tmp_path / "hits.json"
    for _ in export(result, Selection.everything(result), "json", path, CancelToken()):
        pass
    written = json.loads(path.read_text())["queries"]
    assert [sum(query["corrected"].values()) for query in written] == far


def test_a_summary_of_some_queries_says_of_how_many(tmp_path: Path) -> None:
    """Words over the list narrowed it, and its file looked like one of all queries."""
    result, path = search(), tmp_path / "queries.csv"
    for order, said in ((np.array([1]), "# Written: 1 of 2 queries\n"), (np.array([1, 0]), "")):
        for _ in export_summary(result, order, "csv", path, CancelToken()):
            pass
        assert [line for line in path.read_text().splitlines(True) if "Written" in line] == [said] * bool(
            said
        )


def test_short_queries_are_in_the_file_with_their_sequences(tmp_path: Path) -> None:
    """Files of two typed peptides, both Query_1, could not be told apart."""

    def said(fasta: bytes) -> list[str]:
        queries, _ = parse(fasta, "queries", bare=True)
        request = SearchRequest(queries, sample_database(), ScoringScheme.load("BLOSUM62"), engine="cpu")
        found = lines(run(request))
        return [f"{label}: {words}" for label, words in found if label.startswith("Query sequence")]

    assert said(b"cgtddh") == ["Query sequence: CGTDDH (6 residues)"]
    assert said(b">a\nCGTDDH\n>SIINFEKL\nSIINFEKL\n>long\n" + b"SIINFEKL" * 4) == [
        "Query sequence: a: CGTDDH (6 residues)"
    ], "another is named by its residues, and one is not short"
    assert not said(b">many\nCGTDDH\n" * 21)
