"""A masked search is the search of the query with X in place of its low-complexity segments, and says so."""

from __future__ import annotations

import csv
import io
import json
import shlex
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from swathe.core.cancel import CancelToken
from swathe.core.cli import main
from swathe.core.engines import open_engine
from swathe.core.errors import InvalidRequest
from swathe.core.export import Selection, export
from swathe.core.results.cautions import why_moved
from swathe.core.run import run_request
from swathe.core.scoring.pssm import PositionSpecificQuery
from swathe.core.scoring.queries import read_queries
from swathe.core.scoring.scheme import ScoringScheme
from swathe.core.search.events import Failed, Finished
from swathe.core.search.masking import (
    MaskCount,
    masked_query,
    masked_request,
    parameters_text,
    read_parameters,
)
from swathe.core.search.request import SearchRequest
from swathe.core.search.round_options import RoundOptions
from swathe.core.sequences.alphabet import CODE_X, encode
from swathe.core.sequences.fasta import read_sequences
from swathe.core.sequences.low_complexity import SegParameters, low_complexity
from swathe.core.sequences.sequence import Sequence
from swathe.core.statistics.permutation_options import PairwiseOptions
from swathe.core.system.resources import sample_database
from tests.long_run import long_but

PSSM = Path(__file__).parents[2] / "data/psiblast.pssm"


pytestmark = pytest.mark.usefixtures("cache")


@pytest.fixture(scope="module")
def query():
    """The sample's longest sequence of which SEG masks a tenth to a half."""
    sequences, _ = read_sequences(sample_database())
    some = [each for each in sequences if 0.1 < low_complexity(each.codes).mean() < 0.5 and len(each) < 600]
    return max(some, key=len)


@pytest.fixture(scope="module")
def request_(query):
    return SearchRequest((query,), sample_database(), ScoringScheme.load("BLOSUM62"), mask=SegParameters())


def run(request, kernel="auto", runner=run_request):
    engine = open_engine("cpu", kernel, threads=1)
    *_, last = runner(request, engine, CancelToken())
    engine.close()
    return last


def written(result, form):
    stream = io.BytesIO()
    for _ in export(result, Selection.everything(result), form, stream, CancelToken()):
        pass
    return stream.getvalue().decode()


# The sequence


def test_a_masked_query_has_x_for_the_engines_and_lower_case_for_people(query):
    masked = masked_query(query, SegParameters())
    mask = low_complexity(query.codes)
    assert 0 < mask.sum() < mask.size
    np.testing.assert_array_equal(masked.codes, np.where(mask, CODE_X, query.codes))
    np.testing.assert_array_equal(masked.masked, mask)
    np.testing.assert_array_equal(masked.residues, query.codes)
    assert masked.letters.upper() == query.letters
    assert [letter.islower() for letter in masked.letters] == mask.tolist()
    assert masked.letters_between(3, 40) == masked.letters[3:40]
    assert (masked.header, len(masked)) == (query.header, len(query))


def test_masking_again_starts_from_the_residues(query):
    once = masked_query(query, SegParameters())
    twice = masked_query(once, SegParameters())
    assert twice.letters == once.letters
    other = masked_query(once, SegParameters(10, 1.0, 1.2))
    assert other.letters == masked_query(query, SegParameters(10, 1.0, 1.2)).letters
    none = masked_query(once, SegParameters(12, 0, 0))
    assert none.shown is None
    np.testing.assert_array_equal(none.codes, query.codes)


def test_what_is_not_masked_is_the_same_object():
    plain = Sequence("plain", encode("ARNDCQEGHILKMFPSTWYV" * 3))
    assert masked_query(plain, SegParameters()) is plain
    [pssm], _ = read_queries([PSSM])
    assert masked_query(pssm, SegParameters()) is pssm


def test_letters_have_the_length_of_the_residues():
    with pytest.raises(ValueError, match="2 letters for 3 residues"):
        Sequence("a", encode("ARN"), shown=np.frombuffer(b"AR", np.uint8))


# The search


@pytest.mark.parametrize("kernel", long_but(["auto", "lanes", "scalar"], "auto"))
def test_a_masked_search_is_the_search_of_the_query_with_x(query, request_, kernel):
    by_hand = Sequence(query.header, masked_query(query, SegParameters()).codes)
    masked = run(request_, kernel)
    expected = run(replace(request_, queries=(by_hand,), mask=None), kernel)
    whole = run(replace(request_, mask=None), kernel)
    assert isinstance(masked, Finished)
    found, other = masked.result.queries[0], expected.result.queries[0]
    np.testing.assert_array_equal(found.scores, other.scores)
    np.testing.assert_array_equal(found.hits.subjects, other.hits.subjects)
    np.testing.assert_array_equal(found.hits.log10_evalues, other.hits.log10_evalues)
    assert (whole.result.queries[0].scores > found.scores).any()
    assert masked.result.plan.request.queries[0] is found.query is found.hits.query


def test_nothing_left_is_refused(request_):
    poly = Sequence("poly", encode("Q" * 40))
    with pytest.raises(InvalidRequest, match="SEG masks all 40 residues of query poly") as raised:
        masked_request(replace(request_, queries=(poly,)), CancelToken())
    assert "without masking" in raised.value.hint
    assert isinstance(run(replace(request_, queries=(poly,))), Failed)
    assert masked_request(replace(request_, queries=(poly,), mask=None), CancelToken()).queries[0] is poly
    unknown = Sequence("unknown", encode("X" * 40))
    assert masked_request(replace(request_, queries=(unknown,)), CancelToken()).queries[0] is unknown


@pytest.mark.long
def test_all_rounds_score_masked_residues_as_x(query, request_):
    request = replace(request_, iteration=RoundOptions(3, 0.01))
    last = run(request, runner=run_request)
    assert isinstance(last, Finished)
    mask = low_complexity(query.codes)
    of_x = request.scheme.matrix[CODE_X, :20]
    assert len(last.result.rounds) > 1
    for one in last.result.rounds:
        profile = one.queries[0].profile
        np.testing.assert_array_equal(profile.scores[mask], np.tile(of_x, (mask.sum(), 1)))
        assert profile.query.letters == masked_query(query, SegParameters()).letters
    final = last.result.plan.request.queries[0]
    assert isinstance(final, PositionSpecificQuery)
    np.testing.assert_array_equal(final.masked, mask)
    facts = json.loads(written(last.result, "json"))["search"]["masking"]
    assert (facts["masked_residues"], facts["residues"]) == (mask.sum(), mask.size)


def test_copies_are_scored_with_the_masked_query(query, request_):
    options = PairwiseOptions(100, top=3)
    by_hand = Sequence(query.header, masked_query(query, SegParameters()).codes)
    masked = run(replace(request_, pairwise=options))
    expected = run(replace(request_, queries=(by_hand,), mask=None, pairwise=options))
    for row in range(3):
        ours, theirs = (one.result.queries[0].hits.pairwise[row] for one in (masked, expected))
        assert (ours.mean, ours.deviation) == (theirs.mean, theirs.deviation)


# What is said


def test_alignments_show_masked_residues_in_lower_case(query, request_):
    result = run(request_).result
    text = written(result, "text")
    masked = masked_query(query, SegParameters()).letters
    table = result.queries[0].hits
    assert table.alignments
    rows_with_masked = 0
    for row, alignment in table.alignments.items():
        query_line, middle, _ = alignment.rows(table.query, table.subject(row))
        shown = masked[alignment.query_start : alignment.query_end]
        assert query_line.replace("-", "") == shown
        rows_with_masked += shown != shown.upper()
        assert not any(letter.islower() for letter in middle)
    assert rows_with_masked
    assert "Masking:" in text
    assert f"Query  {table.alignments[0].query_start + 1}" in text


def test_every_file_says_how_the_query_was_masked(query, request_):
    result = run(request_).result
    n, m = int(low_complexity(query.codes).sum()), len(query)
    words = f"SEG masks {n} of {m} residues"
    csv_text = written(result, "csv")
    assert f"# Masking: {words}" in csv_text
    assert "window 12, locut 2.2, hicut 2.5" in csv_text
    rows = list(csv.DictReader(line for line in csv_text.splitlines() if not line.startswith("#")))
    assert [float(row["low_complexity"]) for row in rows] == result.queries[0].hits.numbers(
        "low_complexity"
    ).tolist()
    document = json.loads(written(result, "json"))
    assert document["search"]["masking"]["method"] == "seg"
    assert document["search"]["masking"]["masked_residues"] == n
    [about] = document["queries"]
    assert about["sequence"] == result.queries[0].query.letters
    masked = np.zeros(m, np.bool_)
    for first, last in about["masked"]:
        masked[first - 1 : last] = True
    np.testing.assert_array_equal(masked, low_complexity(query.codes))
    assert "<Parameters_filter>L;</Parameters_filter>" in written(result, "xml")
    assert words in written(result, "blast7")
    plain = run(replace(request_, mask=None)).result
    assert json.loads(written(plain, "json"))["search"]["masking"] is None
    assert json.loads(written(plain, "json"))["queries"][0]["masked"] is None
    assert "<Parameters_filter>F</Parameters_filter>" in written(plain, "xml")
    assert "Masking" not in written(plain, "csv")
    other = run(replace(request_, mask=SegParameters(10, 1.8, 2.1))).result
    assert "<Parameters_filter>S 10 1.8 2.1;</Parameters_filter>" in written(other, "xml")


def test_the_column_is_the_share_of_the_aligned_query(query, request_):
    low = low_complexity(query.codes)
    for request in (request_, replace(request_, mask=None)):
        result = run(request).result
        written(result, "csv")
        table = result.queries[0].hits
        for row, alignment in table.alignments.items():
            aligned = low[alignment.query_start : alignment.query_end]
            assert table.value("low_complexity", row) == 100 * aligned.sum() / aligned.size
        order = table.order_by("low_complexity", descending=True)
        assert (np.diff(table.numbers("low_complexity")[order]) <= 0).all()


def test_the_report_warns_of_doubtful_hits(request_):
    spacer = "ARNDCQEGHILKMFPSTWYV"
    rich = Sequence("rich", encode(spacer + "Q" * 30 + "SQ" * 15 + spacer))
    result = run(replace(request_, queries=(rich,), mask=None, evalues="matrix")).result
    text = written(result, "text")
    shares = result.queries[0].hits.numbers("low_complexity")
    assert (shares >= 50).any()
    moved = [why_moved(result.queries[0], row) for row in range(len(shares))]
    assert text.count("Caution: ") == (shares >= 50).sum()
    assert text.count("E-value corrected from ") == sum(map(bool, moved))
    assert (
        text.count("of the aligned query is of low complexity: the E-value is doubtful")
        == (shares >= 50).sum()
    )


def test_counts_in_words():
    queries = (masked_query(Sequence("a", encode("Q" * 20 + "ARNDCEGHILKM")), SegParameters()),)
    assert MaskCount.of(queries).words == "SEG masks 20 of 32 residues (62.5 %)"
    pssms, _ = read_queries([PSSM])
    assert MaskCount.of(pssms).words == "SEG masks nothing: a PSSM's scores are its positions' own"
    both = MaskCount.of((*queries, *pssms)).words
    assert both == "SEG masks 20 of 32 residues (62.5 %); 1 PSSM not: their scores are their positions' own"


# The command line


def test_parameters_are_read_as_they_are_written():
    for parameters in (SegParameters(), SegParameters(10, 1.8, 2.1), SegParameters(25, 3, 3.25)):
        assert read_parameters(parameters_text(parameters)) == parameters
    assert parameters_text(SegParameters()) == "12/2.2/2.5"
    for text in ("12", "12/2.2", "a/b/c", "12/2.2/2.5/3", "12/-1/2"):
        with pytest.raises(InvalidRequest, match="window/locut/hicut"):
            read_parameters(text)


@pytest.fixture
def fasta(tmp_path, query):
    path = tmp_path / "query.fasta"
    path.write_text(f">{query.header}\n{query.letters}\n")
    return path


def test_the_command_line_masks_and_says_so(fasta, query, capsys):
    words = ["search", str(fasta), str(sample_database()), "--mask", "seg", "--seg", "12/2.1/2.4"]
    assert main([*words, "--format", "json"]) == 0
    out, err = capsys.readouterr()
    document = json.loads(out)
    n = int(low_complexity(query.codes, SegParameters(12, 2.1, 2.4)).sum())
    assert f"SEG masks {n} of {len(query)} residues" in err
    assert document["search"]["masking"]["locut"] == 2.1
    command = shlex.split(document["search"]["command"])
    assert command[command.index("--mask") :][:4] == ["--mask", "seg", "--seg", "12/2.1/2.4"]
    assert main([*command[1:], "--format", "json"]) == 0
    again = json.loads(capsys.readouterr().out)
    assert again["queries"][0]["hits"] == document["queries"][0]["hits"]


@pytest.mark.long
def test_the_table_says_what_is_masked_of_each_query(fasta, query, tmp_path):
    other = tmp_path / "other.fasta"
    other.write_text(">plain\nARNDCQEGHILKMFPSTWYVARNDCQEGHILKMFPSTWYV\n")
    n = int(low_complexity(query.codes).sum())
    for rounds in ([], ["--rounds", "2"]):
        out = tmp_path / f"table{len(rounds)}.txt"
        words = ["search", str(fasta), str(other), str(sample_database()), "--mask", "seg", "-o", str(out)]
        assert main([*words, *rounds]) == 0
        told = [line for line in out.read_text().splitlines() if line.startswith("Masking")]
        assert told == [
            f"Masking     SEG masks {n} of {len(query)} residues ({100 * n / len(query):.1f} %)",
            "Masking     SEG masks 0 of 40 residues (0.0 %)",
        ]


@pytest.mark.parametrize(
    ("options", "words"),
    [
        (["--seg", "12/2.2/2.5"], "but masking is not"),
        (["--mask", "seg", "--seg", "12/2.5/2.2"], "not in order"),
        (["--mask", "seg", "--seg", "twelve"], "window/locut/hicut"),
    ],
)
def test_the_command_line_refuses(fasta, capsys, options, words):
    assert main(["search", str(fasta), str(sample_database()), *options]) == 2
    assert words in capsys.readouterr().err


def test_a_wholly_masked_query_is_refused(tmp_path, capsys):
    path = tmp_path / "poly.fasta"
    path.write_text(">poly\n" + "Q" * 30 + "\n")
    assert main(["search", str(path), str(sample_database()), "--mask", "seg"]) == 2
    assert "SEG masks all 30 residues of query poly" in capsys.readouterr().err
