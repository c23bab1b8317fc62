"""Searches with a PSSM agree with psiblast's own: scores, E-values, bits, identities (`tests/data`)."""

import csv
import math
from pathlib import Path

import pytest

from swathe.core.cancel import CancelToken
from swathe.core.engines import open_engine
from swathe.core.export import Selection
from swathe.core.export.aligning import align_missing
from swathe.core.run import run_request
from swathe.core.scoring.queries import read_queries
from swathe.core.scoring.scheme import ScoringScheme
from swathe.core.search.events import Finished
from swathe.core.search.request import SearchRequest
from swathe.core.system.resources import sample_database

DATA = Path(__file__).parents[2] / "data"


@pytest.fixture(scope="module")
def theirs():
    with (DATA / "psiblast_hits.tsv").open(encoding="utf-8") as stream:
        lines = [line for line in stream if not line.startswith("#")]
    return {row["saccver"]: row for row in csv.DictReader(lines, delimiter="\t")}


@pytest.fixture(scope="module")
def hits(tmp_path_factory):
    """Return the hit table of the search, aligned, and the rows by subject."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("SWATHE_CACHE_DIR", str(tmp_path_factory.mktemp("cache")))
        queries, _ = read_queries([DATA / "psiblast.pssm"])
        scheme = ScoringScheme.load("BLOSUM62")
        request = SearchRequest(queries, sample_database(), scheme, evalue=20.0, evalues="matrix")
        engine = open_engine("cpu")
        *_, last = run_request(request, engine, CancelToken())
        engine.close()
    assert isinstance(last, Finished)
    for _ in align_missing(last.result, Selection.everything(last.result), CancelToken()):
        pass
    table = last.result.queries[0].hits
    return table, {table.text("subject", row): row for row in range(len(table))}


def test_every_hit_of_psiblast_is_found_with_its_score(theirs, hits):
    table, rows = hits
    assert len(theirs) > 90
    assert {name: int(table.scores[rows[name]]) for name in theirs} == {
        name: int(row["score"]) for name, row in theirs.items()
    }


def test_evalues_and_bits_are_psiblasts_within_printed_digits(theirs, hits):
    table, rows = hits
    for name, row in theirs.items():
        ours, printed = 10 ** table.log10_evalues[rows[name]], float(row["evalue"])
        bits = float(table.bits[rows[name]])
        if printed > 0:
            assert ours == pytest.approx(printed, rel=0.02)
        else:
            assert table.log10_evalues[rows[name]] < -179
        assert bits == pytest.approx(float(row["bitscore"]), abs=1.0 if bits > 99.9 else 0.06)


def test_alignments_end_where_psiblasts_do(theirs, hits):
    """Of several alignments with the best score the two programs may show different ones: a few of 95."""
    table, rows = hits
    same = identical = 0
    for name, row in theirs.items():
        found = table.alignments[rows[name]]
        ends = (found.query_start + 1, found.query_end, found.subject_start + 1, found.subject_end)
        if ends == tuple(int(row[key]) for key in ("qstart", "qend", "sstart", "send")):
            same += 1
            identical += found.identities == int(row["nident"])
    assert same >= 0.95 * len(theirs)
    assert identical >= 0.95 * same


def test_the_statistics_are_the_files(hits):
    table, _ = hits
    statistics = table.query.statistics
    assert math.isnan(statistics.standard_lambda)
    assert (statistics.lambda_, statistics.K) == (0.267, 0.0517)
