"""PSSM files: what is read of them, what is derived, and what is refused with which words and line."""

import gzip
from pathlib import Path

import numpy as np
import pytest

from swathe.core.cancel import CancelToken
from swathe.core.database import open_database
from swathe.core.errors import FastaError
from swathe.core.scoring.karlin_altschul import BACKGROUND
from swathe.core.scoring.pssm import PositionSpecificQuery, complete_scores, parse_pssm
from swathe.core.scoring.queries import parse_queries, position_specific, read_queries
from swathe.core.scoring.scheme import PositionScheme, ScoringScheme
from swathe.core.sequences.alphabet import LETTERS, N_CODES
from swathe.core.statistics.position_statistics import position_parameters
from tests.pssm_files import COLUMNS, pssm_text, usual_scores

LETTERS_OF_QUERY = "MKVLAWGDX"
SCORES = usual_scores(LETTERS_OF_QUERY)
TEXT = pssm_text(LETTERS_OF_QUERY, SCORES)
FIRST_ROW = 4
"""Line of the first position."""
REAL = Path(__file__).parents[3].parent / "shared" / "data" / "pssm"


def changed(line: int, old: str, new: str) -> str:
    """Return the text with `old` replaced in a line, 1-based."""
    lines = TEXT.split("\n")
    assert old in lines[line - 1]
    lines[line - 1] = lines[line - 1].replace(old, new, 1)
    return "\n".join(lines)


def refused(text: str) -> FastaError:
    with pytest.raises(FastaError) as caught:
        parse_queries(text.encode("latin-1"), "made.pssm")
    assert caught.value.hint
    return caught.value


class TestReading:
    def test_sequence_scores_and_statistics(self):
        query = parse_pssm(TEXT.encode(), "folder/P12345.pssm")
        assert query.letters == LETTERS_OF_QUERY
        assert query.identifier == "P12345"
        assert query.title == query.header == "P12345 (PSSM)" and query.source == "folder/P12345.pssm"
        assert query.source == "folder/P12345.pssm"
        assert query.scores.shape == (len(LETTERS_OF_QUERY), N_CODES)
        assert (query.scores[:, :20] == SCORES).all()
        statistics = query.statistics
        assert (statistics.standard_lambda, statistics.lambda_, statistics.K) == (0.267, 0.267, 0.0405)

    def test_columns_in_another_order(self):
        columns = COLUMNS[::-1]
        query = parse_pssm(pssm_text(LETTERS_OF_QUERY, SCORES[:, ::-1], columns=columns).encode(), "p.pssm")
        assert (query.scores[:, :20] == SCORES).all()

    def test_numbers_that_touch_are_told_apart_by_their_minus_signs(self):
        """As blastpgp writes them, in columns three wide."""
        row = "    1 M   " + "".join(f"{score:3d}" for score in [-10] * 19 + [5])
        text = "\n".join([*TEXT.split("\n")[: FIRST_ROW - 1], row])
        assert parse_pssm(text.encode(), "p.pssm").scores[0, :20].tolist() == [-10] * 19 + [5]

    def test_without_standard_statistics(self):
        """As psiblast writes it after -in_pssm."""
        statistics = {"PSI Ungapped": (0.1553, 0.3176), "PSI Gapped": (0.0475, 0.267)}
        query = parse_pssm(pssm_text("MK", SCORES[:2], statistics).encode(), "p.pssm")
        assert query.statistics.complete
        assert position_parameters(ScoringScheme.load("BLOSUM62").of(query)).source == "file"

    def test_without_statistics(self):
        query = parse_pssm(pssm_text("MK", SCORES[:2], None).encode(), "p.pssm")
        assert query.letters == "MK"
        assert not query.statistics.complete

    @pytest.mark.parametrize(("ends", "mark"), [("\n", ""), ("\r\n", ""), ("\n", "\ufeff")])
    def test_line_ends_and_byte_order_mark(self, ends, mark):
        (query,), notes = parse_queries((mark + TEXT.replace("\n", ends)).encode(), "p.pssm")
        assert isinstance(query, PositionSpecificQuery)
        assert notes.ambiguous == 1

    def test_residues_of_the_query_score_by_their_positions(self):
        (query,), notes = parse_queries(pssm_text("MU*O", SCORES[:4]).encode(), "p.pssm")
        assert query.letters == "MU*O"
        assert notes.sentences() == []

    def test_names(self):
        for source, name in (
            ("a b.pssm", "a_b"),
            ("x.pssm.gz", "x"),
            ("P1.v2.ascii", "P1.v2"),
            ("pasted text", "PSSM"),
        ):
            assert parse_pssm(TEXT.encode(), source).identifier == name

    def test_several_files_of_both_kinds(self, tmp_path):
        (tmp_path / "a.fasta").write_text(">one\nMKV\n>two\nMK\n")
        (tmp_path / "b.pssm.gz").write_bytes(gzip.compress(TEXT.encode()))
        queries, notes = read_queries([tmp_path / "a.fasta", tmp_path / "b.pssm.gz"])
        assert [query.identifier for query in queries] == ["one", "two", "b"]
        assert position_specific(queries) == (queries[2],)
        assert notes.ambiguous == 1

    @pytest.mark.skipif(not REAL.is_dir(), reason="../shared/data/pssm is not here")
    @pytest.mark.parametrize(("name", "length"), [("P02232", 144), ("P05013", 189), ("P14942", 222)])
    def test_files_of_psiblast(self, name, length):
        (query,), _ = read_queries([REAL / f"{name}.pssm"])
        assert len(query) == length
        own = query.scores[np.arange(length), query.codes]
        assert own.mean() > 3
        assert query.statistics.complete


class TestDerivedScores:
    def test_every_rule(self):
        full = complete_scores(SCORES.astype(np.int8))
        of = {letter: full[:, LETTERS.index(letter)] for letter in LETTERS}
        for letter, members in (("B", "ND"), ("Z", "QE")):
            weights = [BACKGROUND[LETTERS.index(member)] for member in members]
            mean = np.average(np.stack([of[member] for member in members]), axis=0, weights=weights)
            assert (of[letter] == np.floor(mean + 0.5)).all()
        assert {int(score) for letter in "XJ" for score in of[letter]} == {-1}
        assert (of["U"] == of["C"]).all()
        assert (of["O"] == of["K"]).all()
        assert set(of["*"]) == {-4}


class TestRefusals:
    @pytest.mark.parametrize(
        ("line", "old", "new", "words"),
        [
            (3, "   A   R", "   A   A", "does not name the twenty amino acids"),
            (3, "   V", "    ", "does not name the twenty amino acids"),
            (4, "    1 M", "    2 M", "position 2, where position 1 should be"),
            (6, "    3 V", "    7 V", "position 7, where position 3 should be"),
            (5, " K ", " ? ", "'?' is not a residue"),
            (5, "    2 K", "    2  ", "is not a position, a residue and its scores"),
            (5, "   0   0", "   0", "has 41 numbers"),
            (6, f"{SCORES[2, 0]:4d}", " 1.5", "'1.5' of position 3 is not a whole number"),
            (6, f"{SCORES[2, 0]:4d}", "   x", "'x' of position 3 is not a whole number"),
            (6, f"{SCORES[2, 0]:4d}", " 128", "score 128 of position 3 is not between -128 and 127"),
            (6, f"{SCORES[2, 0]:4d}", "-999", "score -999 of position 3 is not between"),
            (7, "L", "\xe9", "not ASCII"),
            (15, "Standard", "Other", "none of the statistics"),
            (15, "0.1337", "-0.133", "not above 0"),
            (15, "0.1337", "abcdef", "are not K and lambda"),
        ],
    )
    def test_malformed_lines_are_named(self, line, old, new, words):
        error = refused(changed(line, old, new))
        assert error.message.startswith(f"made.pssm, line {line}: ")
        assert words in error.message

    def test_a_file_that_ends_early(self):
        lines = TEXT.split("\n")
        assert "without positions" in refused("\n".join(lines[:3])).message
        assert "without column letters" in refused("\n".join(lines[:2])).message

    def test_a_file_cut_off_after_a_position(self):
        """It reads like a whole one of a shorter query, but for the statistics that psiblast ends with."""
        lines = TEXT.split("\n")
        for end, ending in ((FIRST_ROW + 2, ""), (FIRST_ROW + 2, "\n"), (FIRST_ROW + 8, "\n\n")):
            error = refused("\n".join(lines[:end]) + ending)
            positions = end - FIRST_ROW + 1
            assert error.message.startswith(
                f"made.pssm, line {end}: the file ends after position {positions}, "
            )
            assert "cut off" in error.hint

    def test_a_line_that_is_missing(self):
        lines = TEXT.split("\n")
        del lines[FIRST_ROW]
        error = refused("\n".join(lines))
        assert f"line {FIRST_ROW + 1}: this is position 3, where position 2 should be" in error.message

    def test_a_pssm_is_no_database(self, tmp_path):
        (tmp_path / "a.pssm").write_text(TEXT)
        with pytest.raises(FastaError, match="PSSM") as caught:
            list(open_database(tmp_path / "a.pssm", CancelToken()))
        assert "query" in caught.value.hint

    def test_the_other_format_of_psiblast_is_named(self):
        error = refused("PssmWithParameters ::= {\n  pssm {\n")
        assert "ASN.1" in error.message
        assert "psiblast write it as an ASCII PSSM" in error.hint

    def test_utf_16(self):
        with pytest.raises(FastaError, match="UTF-16"):
            parse_queries(TEXT.encode("utf-16"), "p.pssm")


class TestScheme:
    def test_of_a_query(self):
        scheme = ScoringScheme.load("BLOSUM62", 9, 2)
        (query,), _ = parse_queries(TEXT.encode(), "a/b.pssm")
        (plain,), _ = parse_queries(b">x\nMKV\n", "x.fasta")
        assert scheme.of(plain) is scheme
        own = scheme.of(query)
        assert isinstance(own, PositionScheme)
        assert (own.gap_open, own.gap_extend, own.first_gap_residue_cost) == (9, 2, 11)
        assert own.description == "PSSM b.pssm, a gap of k residues costs 9 + k·2 (first residue 11)"
        assert (own.lowest, own.highest) == (query.scores.min(), query.scores.max())
        assert (own.table(query.codes) == query.scores).all()

    def test_scores_no_other_query(self):
        (query,), _ = parse_queries(TEXT.encode(), "b.pssm")
        with pytest.raises(ValueError, match="no query but its own"):
            ScoringScheme.load("BLOSUM62").of(query).table(query.codes[::-1])


@pytest.mark.parametrize("line", ["1" * 5_000 + " M " + " 1" * 20, "    1 M " + " 1" * 1_000_000])
def test_a_line_of_any_length_is_said(line):
    text = "\n".join([*pssm_text("MK", usual_scores("MK")).split("\n")[:3], line])
    with pytest.raises(FastaError, match=r"file\.pssm, line 4: this line is longer than 2,000 characters"):
        parse_pssm(text.encode(), "file.pssm")
