"""What is said to be too short finds nothing, whatever the method, and what finds something is not."""

from __future__ import annotations

import math

import numpy as np
import pytest

from swathe.core.cancel import CancelToken
from swathe.core.results.perfect_match import about_perfect, foreseen_significant, how_to_judge, perfect_match
from swathe.core.run import run_request
from swathe.core.scoring.scheme import ScoringScheme
from swathe.core.search.events import SearchResult
from swathe.core.search.request import SearchRequest
from swathe.core.search.short_queries import too_short, why_no_hit
from swathe.core.sequences.fasta import parse
from swathe.core.statistics.calibration import gumbel_parameters
from swathe.core.statistics.evalues import METHODS
from swathe.core.system.resources import sample_database

pytestmark = pytest.mark.usefixtures("cache")
PROTEIN = "MKWVTFISLLFLFSSAYSRGVFRRDAHKSE"


def searched(engine, letters: list[str], evalues: str, evalue: float = 10.0) -> SearchResult:
    queries = parse("".join(f">q{n}\n{some}\n" for n, some in enumerate(letters)).encode(), "x")[0]
    scheme = ScoringScheme.load("BLOSUM62", 11, 1)
    request = SearchRequest(queries, sample_database(), scheme, evalue=evalue, evalues=evalues)
    return list(run_request(request, engine, CancelToken()))[-1].result


@pytest.mark.parametrize("evalues", METHODS)
def test_too_short_is_what_can_have_no_hit(engine, evalues) -> None:
    result = searched(engine, [PROTEIN[:n] for n in range(1, 13)] + ["W" * 5, "X" * 5], evalues)
    plan, request = result.plan, result.plan.request
    lengths, residues = plan.database.lengths, plan.database.n_residues
    foreseen = dict(
        too_short(request.queries, request.scheme, plan.parameters, residues, lengths, evalues, 10.0)
    )
    assert 0 in foreseen and 13 in foreseen and len(foreseen) < len(request.queries)
    assert math.isinf(foreseen[13]), "X scores nothing"
    assert max(set(foreseen) - {13}) < 12, "of five residues, W can have a hit, though M, K, V, T cannot"
    assert any(len(one.hits) for one in result.queries) or evalues == "matrix"
    for index, one in enumerate(result.queries):
        said = why_no_hit(plan, index, one)
        assert not (said and len(one.hits)), index
        if index in foreseen:
            assert not len(one.hits)
    assert why_no_hit(plan, 0, result.queries[0]).startswith("1 residue is too short: even a perfect match")


def test_a_lower_bound_makes_longer_queries_too_short() -> None:
    queries = parse(f">a\n{PROTEIN[:10]}\n>b\n{PROTEIN}\n".encode(), "x")[0]
    scheme = ScoringScheme.load("BLOSUM62", 11, 1)
    lengths = np.full(100_000, 300, np.int32)
    basis = scheme, gumbel_parameters(scheme), int(lengths.sum()), lengths, "matrix"
    assert not [place for place, _ in too_short(queries, *basis, 1000.0)]
    assert [place for place, _ in too_short(queries, *basis, 1e-3)] == [0]
    assert [place for place, _ in too_short(queries, *basis, 1e-30)] == [0, 1]


def test_what_is_said_of_a_perfect_match_is_what_a_search_finds(engine) -> None:
    """Two figures were said, that of a subject as short as the query and that which any other has."""
    scheme = ScoringScheme.load("PAM30", 9, 1)
    probe = parse(b">p\nMKWVTFIS\n", "x")[0]
    database = list(run_request(SearchRequest(probe, sample_database(), scheme), engine, CancelToken()))[
        -1
    ].result.plan.database
    subject = database.sequence(database.n_sequences // 2)
    queries = parse(f">q\n{subject.letters[20:30]}\n".encode(), "x")[0]
    perfect = perfect_match(queries[0], scheme, database)
    assert perfect is not None
    said = perfect.words
    request = SearchRequest(queries, sample_database(), scheme, evalue=1000.0, evalues="matrix")
    [found] = list(run_request(request, engine, CancelToken()))[-1].result.queries
    assert found.hits.header(0) == subject.header
    evalue = found.hits.display("evalue", 0)
    assert said.startswith("a perfect match of these 10 residues has E = ")
    assert said.count("E = ") == 1 and f"E = {evalue} here in a sequence of usual length (" in said
    nothing = parse(b">x\nXXXX\n", "x")[0]
    assert perfect_match(nothing[0], scheme, database) is None


def test_two_peptides_of_one_length_are_both_called_short(engine, tmp_path) -> None:
    """One with perfect hits that were not significant was not, and its verdict did not name what helps."""
    larger = tmp_path / "larger.fasta"
    records = sample_database().read_text().split(">")[1:]
    larger.write_text("".join(f">{copy}_{record}" for copy in range(30) for record in records))
    scheme = ScoringScheme.load("BLOSUM62", 11, 1)
    letters = ["GILGFVFTL", "MSTAGKVIK", "MSTAGKVIKCKAAVL", "MSTAGKVIKCKAAVLWELKKPFSIEEVEVA"]
    queries = parse("".join(f">{some}\n{some}\n" for some in letters).encode(), "x")[0]
    request = SearchRequest(queries, larger, scheme)
    result = list(run_request(request, engine, CancelToken()))[-1].result
    database = result.plan.database
    short = [one.is_short for one in result.queries]
    assert short == [True, True, False, False]
    for query, one in zip(queries, result.queries, strict=True):
        foreseen = foreseen_significant(query, scheme, "adjusted", database)
        assert foreseen != one.is_short, "the form says what the search finds"
        assert how_to_judge(one).startswith("search with Short peptide, where a perfect") == one.is_short
        if one.is_short:
            words, significant = about_perfect(query, scheme, "adjusted", database)
            assert significant and words.startswith(
                "Even a perfect match of these 9 residues may not be signi"
            )
