"""The HTML report: well-formed, whole, safe to open, and in need of nothing else."""

from __future__ import annotations

import dataclasses
import itertools
import re
import tracemalloc
import xml.etree.ElementTree as ET
from html.parser import HTMLParser

import numpy as np
import pytest

from swathe.core.cancel import CancelToken
from swathe.core.export import Selection, export
from swathe.core.export.aligning import align_missing
from swathe.core.export.report_content import columns_of, judge_scores
from swathe.core.export.values import ExportJob
from swathe.core.results.hits import COLUMNS, HitTable
from swathe.core.search.events import SearchResult
from tests.core.export.conftest import Case
from tests.searching import run

SVG = "{http://www.w3.org/2000/svg}"


@pytest.fixture
def text(case: Case, result: SearchResult) -> str:
    return case.written(result, "html").decode("utf-8")


@pytest.fixture
def page(text: str) -> ET.Element:
    """The report as a tree: it is XML as well, so that nothing in it can be left open."""
    return ET.fromstring(text.removeprefix("<!DOCTYPE html>\n"))


def tables(page: ET.Element) -> list[ET.Element]:
    return [table for table in page.iter("table") if table.get("class") == "sorted"]


def words(element: ET.Element) -> str:
    return "".join(element.itertext())


class Tags(HTMLParser):
    """Every tag with its attributes, as a browser reads them."""

    def __init__(self) -> None:
        super().__init__()
        self.tags: list[tuple[str, dict[str, str | None]]] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))


def test_every_hit_has_a_line_and_an_alignment_that_it_leads_to(
    page: ET.Element, result: SearchResult
) -> None:
    named = {element.get("id"): element for element in page.iter() if element.get("id")}
    lists = tables(page)
    assert len(lists) == 1 + sum(len(query.hits) > 0 for query in result.queries)
    lists = lists[1:]
    for number, query in enumerate(result.queries, 1):
        if not len(query.hits):
            continue
        rows = list(lists.pop(0).iter("tr"))[1:]
        assert len(rows) == len(query.hits)
        for place, row in enumerate(rows):
            (link,) = row.iter("a")
            target = named[link.get("href", "").removeprefix("#")]
            assert target is named[f"q{number}h{place + 1}"]
            alignment = query.hits.alignments[place]
            pre = next(target.iter("pre"))
            lines = words(pre).splitlines()
            shown = alignment.rows(query.query, query.hits.subject(place))
            for which, line in zip(("Query", "Sbjct"), (shown[0], shown[2]), strict=True):
                assert "".join(x.split()[2] for x in lines if x.startswith(which)) == line
            marked = "".join(words(mark) for mark in pre.iter("i"))
            assert len(marked) == 2 * alignment.identities
            lighter = "".join(words(mark) for mark in pre.iter("u"))
            assert len(lighter) == 2 * alignment.middle.count("+")


def test_the_file_asks_for_nothing_from_elsewhere(text: str) -> None:
    parser = Tags()
    parser.feed(text)
    assert {tag for tag, _ in parser.tags} & {"img", "link", "iframe", "object", "embed", "base"} == set()
    for tag, attributes in parser.tags:
        assert "src" not in attributes
        for key in ("href", "xlink:href"):
            assert (attributes.get(key) or "#").startswith("#"), tag
        assert not [key for key in attributes if key.startswith("on")]
    outside = re.sub(r'xmlns(:xlink)?="[^"]+"', "", text)
    assert "@import" not in outside and "url(" not in outside
    policy = next(a for tag, a in parser.tags if a.get("http-equiv") == "Content-Security-Policy")
    assert "default-src 'none'" in (policy["content"] or "")


def test_headers_are_text_and_nothing_else(case: Case) -> None:
    evil = "x\"><script>alert(1)</script> <b>bold</b> &amp; 'quoted' \u202e ünï \x01 second"
    queries = tuple(dataclasses.replace(query, header=evil) for query in case.request.queries)
    result = run(dataclasses.replace(case.request, queries=queries))
    text = case.written(result, "html").decode("utf-8")
    page = ET.fromstring(text.removeprefix("<!DOCTYPE html>\n"))
    assert len(list(page.iter("script"))) == 1, "its own"
    assert not list(page.iter("b"))
    assert "<b>bold</b> &amp; 'quoted' \u202e ünï  > second" in words(page)
    assert '=HYPERLINK("http://x")' in words(page)


def test_notes_and_ticks_are_in_it_where_there_are_any(case: Case, result: SearchResult) -> None:
    hits = result.queries[0].hits
    assert "note" not in columns_of(ExportJob(result, Selection.everything(result)), hits)
    hits.marks.note(1, "<i>look</i> again")
    try:
        text = case.written(result, "html").decode("utf-8")
    finally:
        hits.marks.note(1, "")
    assert text.count("&lt;i&gt;look&lt;/i&gt; again") == 2, "in the table and above the alignment"


def test_columns_and_order_are_those_chosen(case: Case, result: SearchResult) -> None:
    rows = result.queries[0].hits.order_by("subject_length")[1:]
    selection = Selection(((0, rows),), ("evalue", "subject", "gaps"))
    page = ET.fromstring(
        case.written(result, "html", selection).decode("utf-8").removeprefix("<!DOCTYPE html>\n")
    )
    (table,) = tables(page)
    heads = [words(head) for head in table.find("thead").iter("th")]  # type: ignore[union-attr]
    titles = {column.key: column.title for column in COLUMNS}
    assert heads == [titles[key] for key in ("rank", "evalue", "subject", "gaps")]
    places = [int(words(next(row.iter("td")))) - 1 for row in list(table.iter("tr"))[1:]]
    assert places == rows.tolist()
    assert "of them chosen for this report" in words(page)


def test_it_can_be_read_without_seeing_it(page: ET.Element) -> None:
    assert page.get("lang") == "en"
    levels = [int(e.tag[1]) for e in page.iter() if re.fullmatch("h[1-6]", e.tag)]
    assert levels[0] == 1 and levels.count(1) == 1
    assert all(after <= before + 1 for before, after in itertools.pairwise(levels))
    for table in tables(page):
        assert table.find("caption") is not None
        assert all(head.get("scope") == "col" for head in table.find("thead").iter("th"))  # type: ignore[union-attr]
    for figure in page.iter("figure"):
        assert figure.get("role") == "img" and figure.get("aria-label")
        assert figure.find(f"{SVG}svg") is not None
    ids = [element.get("id") for element in page.iter() if element.get("id")]
    assert len(ids) == len(set(ids))
    for element in page.iter():
        for name in (element.get("aria-labelledby") or "").split():
            assert name in ids


def test_sorting_goes_by_values_in_full(page: ET.Element, result: SearchResult) -> None:
    hits = result.queries[0].hits
    values = [float(cell.get("data-v", "nan")) for row in list(tables(page)[1].iter("tr"))[1:]
              for cell in list(row)[5:8]]  # fmt: skip
    logs = hits.log10_evalues
    assert np.isin(logs, values).all()


def test_it_says_whether_the_scores_fit_what_chance_gives(page: ET.Element, result: SearchResult) -> None:
    (said,) = [
        verdict for verdict in judge_scores(result.queries[0], result.plan.parameters) if verdict is not None
    ]
    assert said[0] in words(page)


@pytest.mark.long
def test_ten_thousand_hits_are_streamed(case: Case, result: SearchResult) -> None:
    whole = result.queries[0]
    list(align_missing(result, Selection.everything(result), CancelToken()))
    hits = whole.hits
    rows = np.resize(np.arange(len(hits)), 10_000)
    short = int(np.argmin([alignment.length for alignment in hits.alignments.values()]))
    evalues = hits.log10_evalues[rows]
    rows[:] = short
    many = HitTable(
        hits.query, hits.database, hits.subjects[rows], hits.scores[rows], hits.bits[rows], evalues,
        scoring=hits.scoring,
    )  # fmt: skip
    many.set_alignments(np.arange(len(rows)), hits.alignments.pairs(rows))
    large = dataclasses.replace(result, queries=(dataclasses.replace(whole, hits=many),))

    class Counted:
        """A stream that keeps nothing but how much went through it."""

        size = articles = 0

        def write(self, text: str) -> None:
            self.size += len(text)
            self.articles += text.count("<article ")

    from swathe.core.export.report import write_report

    stream = Counted()
    job = ExportJob(large, Selection.everything(large))
    for _ in write_report(job, stream):  # type: ignore[arg-type]
        if stream.articles == 1_000:
            tracemalloc.start()
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert stream.articles == 10_000
    assert peak < 1_000_000 < stream.size / 5, "what is written is not kept"


def test_progress_reaches_the_number_of_hits(result: SearchResult, tmp_path) -> None:
    steps = list(export(result, Selection.everything(result), "html", tmp_path / "r.html", CancelToken()))
    assert steps[-1].done == steps[-1].total == sum(len(query.hits) for query in result.queries)
