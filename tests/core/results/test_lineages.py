"""The lineages of hits: a column that is sorted and filtered, and a tree with counts."""

from __future__ import annotations

import csv
import io

import numpy as np
import pytest

from swathe.core.cancel import CancelToken
from swathe.core.export import FORMAT, Selection, export
from swathe.core.results.filters import COLUMN, Condition, Filter, Operator, matching, operators_of
from swathe.core.results.lineages import Node, lineage_tree, lineages_of
from swathe.core.scoring.scheme import ScoringScheme
from swathe.core.search.request import SearchRequest
from swathe.core.sequences.fasta import read_sequences
from swathe.core.system.resources import sample_database, sample_queries
from swathe.core.system.steps import run_to_end
from swathe.core.taxonomy.taxonomy import open_taxonomy
from tests.core.taxonomy.dump import write_dump
from tests.searching import run

pytestmark = pytest.mark.usefixtures("cache")
MAMMALS = "Eukaryota; Mammalia; "


@pytest.fixture(scope="module")
def found(cache, tmp_path_factory):
    """The sample's search, whose hits have lineages."""
    queries = read_sequences(sample_queries())[0][:1]
    result = run(SearchRequest(queries, sample_database(), ScoringScheme.load("BLOSUM62", 11, 1)))
    taxonomy = run_to_end(open_taxonomy(write_dump(tmp_path_factory.mktemp("taxa") / "dump"), CancelToken()))
    hits = result.queries[0].hits
    assert hits.text("lineage", 0) == ""
    hits.lineages = run_to_end(lineages_of(hits, taxonomy, CancelToken()))
    return result


def nodes(tree: list[Node]) -> dict[str, Node]:
    listed = {}
    for node in tree:
        listed[node.name] = node
        listed |= nodes(node.below)
    return listed


def test_the_column_is_the_lineage_of_each_hit(found):
    hits = found.queries[0].hits
    for row in range(len(hits)):
        organism = hits.text("organism", row)
        expected = {name: f"{MAMMALS}{name.split()[0]}; {name}" for name in ("Homo sapiens", "Mus musculus")}
        assert hits.text("lineage", row) == expected.get(organism, ""), organism
    order = hits.order_by("lineage")
    cells = [hits.text("lineage", row) for row in order.tolist()]
    known = [cell for cell in cells if cell]
    assert known == sorted(known)
    assert cells[: len(known)] == known, "empty cells come last"


def test_filtered_by_a_taxon_and_all_below_it(found):
    hits = found.queries[0].hits
    lineages = np.array([hits.text("lineage", row) for row in range(len(hits))])
    for name, expected in (
        ("mammalia", np.char.startswith(lineages, MAMMALS)),
        ("Mus", np.char.find(lineages, "; Mus;") > 0),
        ("Mus mus", np.zeros(len(hits), np.bool_)),
    ):
        kept = matching(hits, Filter(only=(Condition.read("lineage", Operator.INCLUDES, name),)))
        assert np.array_equal(kept, expected)
    assert Condition.read("lineage", Operator.INCLUDES, "Mus").words == "Lineage includes Mus"
    assert Operator.INCLUDES not in operators_of(COLUMN["organism"])


def test_the_tree_counts_the_hits_below_each_taxon(found):
    hits = found.queries[0].hits
    rows = np.arange(len(hits))
    tree = lineage_tree(hits, rows)
    by_name = nodes(tree)
    assert sum(node.count for node in tree) == len(hits)
    mammals = by_name["Mammalia"]
    assert mammals.count == by_name["Homo sapiens"].count + by_name["Mus musculus"].count
    assert [node.count for node in mammals.below] == sorted((n.count for n in mammals.below), reverse=True)
    assert by_name["Mus musculus"].above is by_name["Mus"]
    humans = [row for row in rows.tolist() if hits.text("organism", row) == "Homo sapiens"]
    assert (by_name["Homo sapiens"].count, by_name["Homo sapiens"].best) == (len(humans), humans[0])
    assert by_name["No taxon known"].taxon == 0
    some = lineage_tree(hits, np.array(humans))
    assert nodes(some)["Mammalia"].count == len(humans)
    assert "Mus" not in nodes(some)
    assert lineage_tree(hits, rows[:0]) == []


def test_exported_where_it_is_chosen(found):
    stream = io.BytesIO()
    selection = Selection(Selection.everything(found).queries, ("subject", "lineage"))
    run_to_end(export(found, selection, FORMAT["tsv"], stream, CancelToken(), comments=False))
    rows = list(csv.DictReader(io.StringIO(stream.getvalue().decode()), delimiter="\t"))
    hits = found.queries[0].hits
    assert [row["lineage"] for row in rows] == [hits.text("lineage", row) for row in range(len(hits))]
    assert "lineage" not in Selection.everything(found).columns
