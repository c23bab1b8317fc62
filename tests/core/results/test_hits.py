"""The hit table: sorting, filtering, alignment columns, what cells say on screen and in files."""

from __future__ import annotations

import numpy as np
import pytest

from swathe.core.alignment.alignment import align
from swathe.core.cancel import CancelToken
from swathe.core.engines import open_engine
from swathe.core.results.columns import Kind
from swathe.core.results.filters import Filter, matching
from swathe.core.results.hits import COLUMNS, HitTable
from swathe.core.run import run_request
from swathe.core.scoring.scheme import ScoringScheme
from swathe.core.search.request import SearchRequest
from swathe.core.sequences.fasta import read_sequences
from swathe.core.system.resources import sample_database, sample_queries
from swathe.core.system.words import percent_text
from tests.aligned_hits import set_alignment

SCHEME = ScoringScheme.load("BLOSUM62", 11, 1)


@pytest.fixture(scope="module")
def hits(tmp_path_factory: pytest.TempPathFactory) -> HitTable:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("SWATHE_CACHE_DIR", str(tmp_path_factory.mktemp("cache")))
        request = SearchRequest(read_sequences(sample_queries())[0][:1], sample_database(), SCHEME)
        engine = open_engine("cpu")
        result = list(run_request(request, engine, CancelToken()))[-1].result
        engine.close()
    table = result.queries[0].hits
    for row in range(0, len(table), 2):  # every second: the others stay without
        subject = table.subject(row).codes
        set_alignment(
            table, row, align(table.query.codes, subject, SCHEME, int(table.scores[row]), CancelToken())
        )
    return table


@pytest.mark.parametrize("column", COLUMNS, ids=lambda column: column.key)
@pytest.mark.parametrize("descending", [False, True])
def test_order_is_a_stable_permutation_with_empty_cells_last(
    hits: HitTable, column, descending: bool
) -> None:
    order = hits.order_by(column.key, descending)
    assert sorted(order.tolist()) == list(range(len(hits)))
    if column.kind is Kind.TEXT and not column.needs_alignment:
        cells = [hits.text(column.key, row).casefold()[:48] for row in order]
        if column.key == "subject":  # as lists show it
            cells = [hits.brief(column.key, row).casefold()[:48] for row in order]
        if column.choices:
            cells = [column.choices.index(column.chosen(hits.text(column.key, row))) for row in order]
        assert cells == sorted(cells, reverse=descending)
        return
    values = [hits.value(column.key if column.key != "cigar" else "length", int(row)) for row in order]
    if column.key == "evalue":  # of the least ones the value is 0
        values = hits.log10_evalues[order].tolist()
    present = [value for value in values if value is not None]
    assert values[: len(present)] == present
    assert present == sorted(present, reverse=descending)
    for before, after, a, b in zip(order, order[1:], values, values[1:], strict=False):
        assert a != b or before < after, "ties stay in table order"


@pytest.mark.parametrize(
    "conditions",
    [
        Filter(),
        Filter(text="adrenergic"),
        Filter(text="RECEPTOR homo"),
        Filter(text="no such words at all"),
        Filter(text="sp|"),
        Filter(max_evalue=1e-20),
        Filter(min_score=200),
        Filter(min_identity=30.0),
        Filter(min_query_coverage=80.0, text="alpha", max_evalue=1e-3),
    ],
)
def test_filter_is_what_its_words_say(hits: HitTable, conditions: Filter) -> None:
    def wanted(row: int) -> bool:
        header = hits.header(row).lower()
        alignment = hits.alignments.get(row)
        if not all(word.lower() in header for word in conditions.text.split()):
            return False
        if conditions.max_evalue is not None and hits.value("evalue", row) > conditions.max_evalue:
            return False
        if conditions.min_score is not None and hits.scores[row] < conditions.min_score:
            return False
        if conditions.min_identity is not None and (
            alignment is None or 100 * alignment.identities / alignment.length < conditions.min_identity
        ):
            return False
        return conditions.min_query_coverage is None or (
            alignment is not None
            and 100 * (alignment.query_end - alignment.query_start) / len(hits.query)
            >= conditions.min_query_coverage
        )

    assert matching(hits, conditions).tolist() == [wanted(row) for row in range(len(hits))]
    assert conditions.needs_alignments == bool(conditions.min_identity or conditions.min_query_coverage)


def test_words_at_the_very_end_and_start_of_the_headers_are_found(hits: HitTable) -> None:
    for row in range(len(hits)):
        header = hits.header(row)
        assert matching(hits, Filter(text=header.split()[0]))[row]
        assert matching(hits, Filter(text=header.split()[-1]))[row]
        assert not matching(hits, Filter(text=header.replace(" ", "_") + "x"))[row]


def test_self_hit_is_whole(hits: HitTable) -> None:
    for key in ("identity", "positives", "query_coverage", "subject_coverage"):
        assert hits.value(key, 0) == 100.0
        assert hits.display(key, 0) == "100.0"
    assert hits.value("query_start", 0) == hits.value("subject_start", 0) == 1
    assert hits.value("query_end", 0) == hits.value("length", 0) == len(hits.query) == 413
    assert hits.value("cigar", 0) == "413M"
    assert hits.value("gaps", 0) == hits.value("mismatches", 0) == 0
    assert hits.value("rank", 0) == 1


def test_rows_without_alignment_are_empty_and_not_zero(hits: HitTable) -> None:
    for column in COLUMNS:
        if column.needs_alignment:
            assert hits.value(column.key, 1) is None
            assert hits.display(column.key, 1) == ""
            assert hits.value(column.key, 2) is not None or column.key == "doubtful", "nothing says so"


def test_numbers_and_values_agree(hits: HitTable) -> None:
    for column in COLUMNS:
        if column.kind is Kind.TEXT:
            continue
        numbers = hits.numbers(column.key)
        for row in range(len(hits)):
            value = hits.value(column.key, row)
            assert (
                np.isnan(numbers[row]) if value is None else numbers[row] == pytest.approx(value, rel=1e-12)
            )


def test_unknown_columns_are_errors(hits: HitTable) -> None:
    for ask in (hits.numbers, lambda key: hits.text(key, 0), lambda key: hits.value(key, 0)):
        with pytest.raises(KeyError):
            ask("no such column")


@pytest.mark.parametrize(
    ("percent", "text"),
    [
        (100.0, "100.0"),
        (99.99, "99.9"),
        (99.95, "99.9"),
        (99.0, "99.0"),
        (42.25, "42.2"),
        (42.26, "42.3"),
        (0.0, "0.0"),
    ],
)
def test_percent_never_rounds_up_to_100(percent: float, text: str) -> None:
    assert percent_text(percent) == text


def test_two_decimals_of_a_percentage_are_truncated_near_100_too():
    assert [percent_text(percent, 2) for percent in (5.126, 99.9981, 100)] == ["5.13", "99.99", "100.00"]


def test_the_columns_of_a_row_read_its_header_once(hits: HitTable, monkeypatch) -> None:
    hits.header(len(hits) - 3)
    read = hits.database.header
    readings = []
    monkeypatch.setattr(hits.database, "header", lambda index: readings.append(index) or read(index))
    keys = [column.key for column in COLUMNS if column.kind is Kind.TEXT]
    for row in (len(hits) - 1, len(hits) - 2):
        assert hits.brief("description", row) in hits.header(row)
        for key in keys:
            hits.text(key, row)
    assert readings == [int(hits.subjects[-1]), int(hits.subjects[-2])]


def test_the_best_hits_read_ahead_say_what_they_said(hits: HitTable, monkeypatch) -> None:
    def said(rows) -> list[tuple[str, list[str]]]:
        return [
            (hits.header(row), [hits.brief(column.key, row) for column in COLUMNS if column.shown])
            for row in rows
        ]

    before, nbytes = said(range(len(hits))), hits.nbytes
    hits.read_best(10)
    assert said(range(len(hits))) == before
    assert hits.nbytes > nbytes
    monkeypatch.setattr(type(hits.database), "header", None)  # is not asked any more
    assert said(range(10)) == before[:10]
