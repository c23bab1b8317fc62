"""Searches with PSSMs: scores, alignments, statistics and what is said of them."""

import io
import json
import math

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from swathe.core.alignment.alignment import align, rescore
from swathe.core.cancel import CancelToken, OperationCancelled
from swathe.core.engines import open_engine
from swathe.core.export import Selection, export
from swathe.core.export.provenance import command_line, lines, provenance
from swathe.core.run import run_request
from swathe.core.scoring.pssm import FileStatistics, PositionSpecificQuery
from swathe.core.scoring.queries import parse_queries, read_queries
from swathe.core.scoring.scheme import PositionScheme, ScoringScheme
from swathe.core.scoring.significance import published_parameters
from swathe.core.search.events import Finished
from swathe.core.search.request import SearchRequest
from swathe.core.sequences.alphabet import AS_SCORED, N_CODES, decode, encode
from swathe.core.statistics.calibration import random_residues
from swathe.core.statistics.position_statistics import position_parameters
from tests.oracle import position_specific
from tests.pssm_files import COLUMNS, pssm_text, usual_scores

FIXED = settings(derandomize=True, deadline=None, max_examples=150)
LETTERS = "MKVLAWGDWCHEMKVNNPWYRTS"
SUBJECTS = {
    "same": LETTERS,
    "gapped": LETTERS[:9] + "GG" + LETTERS[9:],
    "part": "A" * 5 + LETTERS[3:17] + "A" * 4,
    "other": "GGGGGGGGGG",
    "empty": "",
}


def pssm(letters: str = LETTERS, scores=None, statistics=FileStatistics()) -> PositionSpecificQuery:  # noqa: B008 - frozen
    (query,), _ = parse_queries(
        pssm_text(letters, usual_scores(letters) if scores is None else scores, None).encode(), "made.pssm"
    )
    return PositionSpecificQuery(query.header, query.codes, query.scores, query.source, statistics)


def scheme_of(query: PositionSpecificQuery, gap_open=11, gap_extend=1) -> PositionScheme:
    return PositionScheme(query, gap_open, gap_extend)


@pytest.fixture
def files(tmp_path):
    """Return paths of a PSSM, a FASTA query and a database."""
    (tmp_path / "made.pssm").write_text(pssm_text(LETTERS, usual_scores(LETTERS)))
    (tmp_path / "plain.fasta").write_text(f">plain\n{LETTERS}\n")
    fasta = "".join(f">{name}\n{letters}\n" for name, letters in SUBJECTS.items())
    (tmp_path / "database.fasta").write_text(fasta)
    return tmp_path / "made.pssm", tmp_path / "plain.fasta", tmp_path / "database.fasta"


def search(paths, database, **settings):
    queries, notes = read_queries(paths)
    scheme = settings.pop("scheme", ScoringScheme.load("BLOSUM62"))
    request = SearchRequest(
        queries=queries, database=database, scheme=scheme, evalue=math.inf, engine="cpu",
        query_source=", ".join(map(str, paths)), query_files=tuple(paths), query_notes=notes, **settings,
    )  # fmt: skip
    engine = open_engine("cpu", threads=1)
    try:
        *_, last = run_request(request, engine, CancelToken())
    finally:
        engine.close()
    assert isinstance(last, Finished), last
    return last.result


def exported(result, format: str) -> str:
    stream = io.BytesIO()
    for _ in export(result, Selection.everything(result), format, stream, CancelToken()):
        pass
    return stream.getvalue().decode()


class TestAlignments:
    @FIXED
    @given(
        seed=st.integers(0, 10_000),
        gaps=st.sampled_from([(11, 1), (0, 1), (1, 0), (5, 2), (0, 0), (100, 10)]),
    )
    def test_every_alignment_has_the_score_of_the_oracle(self, seed, gaps):
        rng = np.random.default_rng(seed)
        m = int(rng.integers(1, 30))
        scores = rng.integers(-6, 8, (m, N_CODES)).astype(np.int8)
        scores = scores[:, AS_SCORED]
        query = PositionSpecificQuery("q", rng.integers(0, 4, m).astype(np.uint8), scores, "made")
        subject = rng.integers(0, N_CODES, rng.integers(1, 30)).astype(np.uint8)
        scheme = scheme_of(query, *gaps)
        score = position_specific(scores.tolist(), subject.tolist(), *gaps)
        found = align(query.codes, subject, scheme, score, CancelToken())
        assert rescore(found, query.codes, subject, scheme) == score
        i, j, identities, positives = found.query_start, found.subject_start, 0, 0
        for count, operation in found.runs:
            for _ in range(count if operation == "M" else 0):
                identities += query.codes[i] == subject[j]
                positives += scores[i, subject[j]] > 0
                i, j = i + 1, j + 1
            i += count * (operation == "I")
            j += count * (operation == "D")
        assert (found.identities, found.positives) == (identities, positives)

    def test_biopython_scores_the_same(self):
        """Biopython scores every position as a letter of its own."""
        from Bio.Align import PairwiseAligner
        from Bio.Align.substitution_matrices import Array

        rng = np.random.default_rng(3)
        query = pssm()
        m = len(query)
        for gaps in ((11, 1), (3, 2), (0, 1)):
            aligner = PairwiseAligner(mode="local")
            scores = np.zeros((N_CODES + m, N_CODES + m))
            scores[:N_CODES, N_CODES:] = query.scores.T
            aligner.substitution_matrix = Array(alphabet=tuple(range(N_CODES + m)), dims=2, data=scores)
            aligner.open_gap_score, aligner.extend_gap_score = -sum(gaps), -gaps[1]
            for _ in range(20):
                subject = np.where(rng.random(m) < 0.6, query.codes, rng.integers(0, 20, m))
                subject = np.delete(subject, rng.integers(0, m, 2)).astype(np.uint8)
                theirs = aligner.score(subject.astype(np.int32), np.arange(m, dtype=np.int32) + N_CODES)
                found = align(query.codes, subject, scheme_of(query, *gaps), int(theirs), CancelToken())
                assert found.score == theirs

    def test_a_pair_is_positive_at_one_position_and_not_at_another(self):
        scores = np.full((4, 20), -2)
        for row, letter in enumerate("AWAW"):
            scores[row, COLUMNS.index(letter)] = 6
        scores[0, COLUMNS.index("G")] = 2
        scores[2, COLUMNS.index("G")] = -1
        query = pssm("AWAW", scores)
        subject = encode("GWGW")
        found = align(query.codes, subject, scheme_of(query), 2 + 6 - 1 + 6, CancelToken())
        assert (found.identities, found.positives, found.mismatches) == (2, 3, 2)
        assert found.middle == "+W W"


class TestResult:
    def test_scores_are_those_of_the_oracle(self, files):
        path, _, database = files
        result = search([path], database)
        query = result.queries[0]
        table = query.query.scores.tolist()
        assert [int(score) for score in query.scores] == [
            position_specific(table, query.hits.database.codes(i).tolist(), 11, 1)
            for i in range(query.hits.database.n_sequences)
        ]
        assert query.hits.text("subject", 0) == "same"

    def test_what_is_said_of_a_pssm(self, files):
        path, _, database = files
        result = search([path], database)
        facts = provenance(result)
        assert facts["matrix"] == "PSSM"
        assert facts["matrix_file"] is None
        (about,) = facts["position_specific"]
        assert about["pssm_file"] == str(path)
        assert about["scoring"].startswith("PSSM made.pssm, a gap of k residues costs 11 + k·1")
        assert about["statistics"]["source"] == facts["statistics"]["source"] == "file"
        said = dict(lines(result))
        assert said["Scoring"] == about["scoring"]
        assert said["PSSM file"] == str(path)
        assert said["Statistics"].startswith("file - λ 0.267 and K 0.0405")
        notes = [words for label, words in lines(result) if label == "PSSM note"]
        assert any("X and J score -1" in note for note in notes)
        assert "--matrix" not in command_line(result.plan.request)
        assert str(path) in command_line(result.plan.request)
        assert "Engine note" not in said

    def test_a_sequence_and_a_pssm_in_one_search(self, files):
        path, plain, database = files
        result = search([path, plain], database)
        of_pssm, of_plain = result.queries
        assert of_pssm.significance.parameters.source == "file"
        assert of_plain.significance.parameters.source == "published"
        assert of_plain.scores.max() != of_pssm.scores.max()
        alone = search([plain], database).queries[0]
        assert (of_plain.scores == alone.scores).all()
        said = dict(lines(result))
        assert said["Matrix"] == "BLOSUM62"
        assert said["Scoring of query 1"].startswith("PSSM made.pssm")
        assert said["Statistics of query 1"].startswith("file")
        document = json.loads(exported(result, "json"))
        first, second = (query["parameters"] for query in document["queries"])
        assert (first["matrix"], first["pssm_file"]) == ("PSSM", str(path))
        assert (second["matrix"], second["pssm_file"]) == ("BLOSUM62", None)
        assert first["statistics"]["K"] == 0.0405
        assert f" {path} {plain} " in command_line(result.plan.request)

    @pytest.mark.parametrize("format", ["csv", "tsv", "blast7", "xml", "json", "text"])
    def test_every_format_with_a_place_for_it_says_where_the_scores_come_from(self, files, format):
        text = exported(search([files[0]], files[2]), format)
        assert "PSSM made.pssm" in text
        assert str(files[0]) in text

    def test_alignments_in_files_are_those_of_the_pssm(self, files):
        result = search([files[0]], files[2])
        document = json.loads(exported(result, "json"))
        hits = {hit["subject"]: hit for hit in document["queries"][0]["hits"]}
        assert hits["gapped"]["gaps"] == 2
        own = result.queries[0].query.scores[np.arange(len(LETTERS)), encode(LETTERS)]
        assert hits["same"]["score"] == own.sum()
        assert hits["same"]["identity"] == 100


class TestStatistics:
    def test_of_the_file_where_its_gap_costs_are_these(self):
        query = pssm(statistics=FileStatistics(0.267, 0.265, 0.0432))
        found = position_parameters(scheme_of(query))
        row = published_parameters("BLOSUM62", 11, 1)
        assert (found.source, found.lambda_, found.K) == ("file", 0.265, 0.0432)
        assert (found.a, found.alpha, found.sigma) == (row.a, row.alpha, row.sigma)
        assert "BLOSUM62" in found.note

    @pytest.mark.parametrize("statistics", [FileStatistics(), FileStatistics(0.267, 0.267, 0.0405)])
    def test_estimated_where_they_are_not(self, statistics):
        """The file's standard lambda 0.267 is that of 11/1, not of 9/2."""
        found = position_parameters(scheme_of(pssm(statistics=statistics), 9, 2))
        assert found.source == "estimated"
        assert found == position_parameters(scheme_of(pssm(statistics=statistics), 9, 2))
        assert ("comes without them" in found.note) == (not statistics.complete)
        assert 0.1 < found.lambda_ < 0.6

    def test_an_estimate_of_a_matrix_written_as_a_pssm_is_near_its_published_row(self):
        """The PSSM of 300 random residues by BLOSUM62: lambda within 6 % and the E-value within a third."""
        scheme = ScoringScheme.load("BLOSUM62")
        codes = random_residues(np.random.PCG64(1), 300)
        query = PositionSpecificQuery("q", codes, scheme.table(codes), "made.pssm")
        found = position_parameters(scheme_of(query))
        row = published_parameters("BLOSUM62", 11, 1)
        assert found.lambda_ == pytest.approx(row.lambda_, rel=0.06)
        log_e = [math.log(p.K) - p.lambda_ * 60 for p in (found, row)]
        assert log_e[0] == pytest.approx(log_e[1], abs=0.5)

    @pytest.mark.parametrize(
        ("scores", "gaps", "words"),
        [
            (np.full((3, 20), -1), (11, 1), "no amino acid has a positive score"),
            (np.full((3, 20), 1), (11, 1), "needs it below 0"),
            (usual_scores("MKV"), (0, 0), "linear phase"),
        ],
    )
    def test_none_where_there_are_none(self, scores, gaps, words):
        found = position_parameters(scheme_of(pssm("MKV", scores), *gaps))
        assert found.source == "unavailable"
        assert words in found.note

    def test_cancelled(self):
        token = CancelToken()
        token.cancel()
        with pytest.raises(OperationCancelled):
            position_parameters(scheme_of(pssm(), 9, 2), token)


def test_letters_of_the_query_are_kept():
    query = pssm("MKXB", np.zeros((4, 20), int))
    assert decode(query.codes) == "MKXB"
