"""All hits as one alignment, held against alignments spelt out letter by letter and counts made by hand."""

import itertools
import math

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from swathe.core.alignment.alignment import align
from swathe.core.alignment.rows import INDEX_OF, LETTER_OF, N_COUNTED, AlignedRow, aligned_row
from swathe.core.cancel import CancelToken, OperationCancelled
from swathe.core.multiple_alignment.alignment import Columns, MultipleAlignment, build, lay_out
from swathe.core.multiple_alignment.comparing import Reference
from swathe.core.multiple_alignment.conservation import (
    STRONG_GROUPS,
    WEAK_GROUPS,
    clustal_marks,
    consensus,
    conservation,
)
from swathe.core.multiple_alignment.reading import column_facts, cut, subject_range
from swathe.core.profiles.stack import ABSENT, row_of
from swathe.core.profiles.stack import GAP as STACK_GAP
from swathe.core.results.hits import HitTable
from swathe.core.scoring.karlin_altschul import BACKGROUND
from swathe.core.scoring.pssm import PositionSpecificQuery
from swathe.core.scoring.scheme import ScoringScheme
from swathe.core.sequences.alphabet import LETTERS, N_AMINO_ACIDS, N_CODES, decode, encode
from swathe.core.sequences.sequence import Sequence
from swathe.core.system.steps import Ticker, run_to_end
from tests.aligned_hits import set_alignment
from tests.memory_database import MemoryDatabase

BLOSUM62 = ScoringScheme.load("BLOSUM62")
QUERY = "MKTWYLLGHEDCPRNQSAVIFKMWWCHY"
SUBJECTS = (
    QUERY,
    "GG" + QUERY[2:12] + "PPP" + QUERY[12:25],  # three residues more, and two that lie outside
    QUERY[:8] + QUERY[13:],  # five residues fewer
    QUERY[4:16],
    QUERY[3:14].replace("H", "K") + "AAAAAA" + QUERY[14:] + "LL",
)


def table(query: str = QUERY, subjects=SUBJECTS) -> HitTable:
    """Return a hit table of all subjects, everything aligned."""
    database = MemoryDatabase([encode(subject) for subject in subjects])
    by_record = np.argsort(database.records)
    empty = np.zeros(len(subjects))
    sequence = Sequence("q", encode(query))
    scores = np.array([score(query, subject) for subject in subjects], np.int32)
    hits = HitTable(sequence, database, by_record, scores, empty, empty, scoring=BLOSUM62)
    for row, subject in enumerate(subjects):
        found = align(sequence.codes, encode(subject), BLOSUM62, int(scores[row]), CancelToken())
        set_alignment(hits, row, found)
    return hits


def score(query: str, subject: str) -> int:
    from tests.oracle import smith_waterman

    matrix = BLOSUM62.matrix.astype(int).tolist()
    return smith_waterman(encode(query), encode(subject), matrix, BLOSUM62.gap_open, BLOSUM62.gap_extend)


def stacked(hits: HitTable, order=None) -> MultipleAlignment:
    order = np.arange(len(hits)) if order is None else np.array(order)
    return run_to_end(build(hits, order, {}, CancelToken()))


def spelt(hits: HitTable, row: int) -> list[tuple[str, str]]:
    """Return at each query position the inserted residues before it and the letter, from the printed rows."""
    alignment = hits.alignments[row]
    query_line, _, subject_line = alignment.rows(
        hits.query, Sequence("", hits.database.codes(int(hits.subjects[row])))
    )
    cells = [("", " ") for _ in range(len(hits.query))]
    i, before = alignment.query_start, ""
    for a, b in zip(query_line, subject_line, strict=True):
        if a == "-":
            before += b
        else:
            cells[i], before, i = (before, b), "", i + 1
    return cells


def letters(window: np.ndarray) -> list[str]:
    return [line.tobytes().decode().replace("\0", " ") for line in window]


def test_rows_hold_what_the_printed_alignments_do():
    hits = table()
    whole = stacked(hits)
    columns = whole.columns(opened=False)
    shown = letters(whole.window(range(len(hits)), columns, 0, columns.count))
    for row in range(len(hits)):
        cells = spelt(hits, row)
        assert shown[row] == "".join(letter for _, letter in cells)
        assert whole.rows[row].insertions() == [(i, text) for i, (text, _) in enumerate(cells) if text]
    assert any(whole.rows[row].places.size for row in range(len(hits))), "no insertion was tested"
    assert "-" in "".join(shown) and " " in "".join(shown)
    assert letters([whole.query_letters(columns, 0, columns.count)]) == [QUERY]


def test_opened_columns_hold_insertions_left_and_keep_everything_else():
    hits = table()
    whole = stacked(hits)
    columns = whole.columns(opened=True)
    cells = [spelt(hits, row) for row in range(len(hits))]
    widths = [max(len(of_row[i][0]) for of_row in cells) for i in range(len(QUERY))]
    assert columns.widths[:-1].tolist() == widths and columns.count == len(QUERY) + sum(widths)
    shown = letters(whole.window(range(len(hits)), columns, 0, columns.count))
    for row, of_row in enumerate(cells):
        alignment = hits.alignments[row]
        expected = ""
        for i, ((before, letter), width) in enumerate(zip(of_row, widths, strict=True)):
            inside = alignment.query_start < i < alignment.query_end
            expected += before.ljust(width, "-" if inside else " ") + letter
        assert shown[row] == expected
    assert letters([whole.query_letters(columns, 0, columns.count)])[0].replace("-", "") == QUERY


def test_every_window_is_a_cut_of_the_whole():
    whole = stacked(table())
    for opened in (False, True):
        columns = whole.columns(opened)
        n = len(whole)
        everything = whole.window(range(n), columns, 0, columns.count)
        query = whole.query_letters(columns, 0, columns.count)
        for first, last in itertools.combinations(range(columns.count + 1), 2):
            assert np.array_equal(whole.window(range(1, n), columns, first, last), everything[1:, first:last])
            assert np.array_equal(whole.query_letters(columns, first, last), query[first:last])


def test_columns_tell_positions():
    columns = Columns(4, np.array([0, 2, 0, 1, 0]))
    assert columns.count == 7 and columns.starts.tolist() == [0, 3, 4, 6]
    assert [columns.position_at(column) for column in range(7)] == [0, 1, 1, 1, 2, 3, 3]
    assert [columns.is_opened(column) for column in range(7)] == [
        False,
        True,
        True,
        False,
        False,
        True,
        False,
    ]
    assert columns.span(1, 4) == (1, 2)


def test_counts_are_those_of_the_rows_and_the_query():
    hits = table()
    whole = stacked(hits)
    for i, column in enumerate(zip(*(spelt(hits, row) for row in range(len(hits))), strict=True)):
        seen = QUERY[i] + "".join(letter for _, letter in column)
        expected = [seen.count(letter) for letter in LETTERS + "-"]
        assert whole.counts[i].tolist() == expected


def test_order_and_choice_are_free_and_rows_may_come_later():
    hits = table()
    whole = stacked(hits)
    turned = whole.reordered(np.arange(len(hits))[::-1])
    columns = whole.columns(False)
    one, other = (a.window(range(len(hits)), columns, 0, columns.count) for a in (whole, turned))
    assert np.array_equal(one, other[::-1])
    late = stacked(hits, [3, 1])
    waiting = MultipleAlignment(hits.query, np.array([3, 1]))
    assert not waiting.window(range(2), columns, 0, columns.count).any()
    for row in (1, 3, 1):
        waiting.add(row, lay_out(hits, row))
    assert np.array_equal(waiting.counts, late.counts) and np.array_equal(waiting.widths, late.widths)
    assert late.counts.sum(axis=1).max() <= 3


def test_building_can_be_cancelled():
    hits = table()
    token = CancelToken()
    token.cancel()
    with pytest.MonkeyPatch.context() as patch, pytest.raises(OperationCancelled):
        patch.setattr("swathe.core.multiple_alignment.alignment.Ticker", lambda: Ticker(-1.0))
        list(build(hits, np.arange(len(hits)), {}, token))


def test_the_profiles_rows_are_the_same_rows():
    hits = table()
    for row, alignment in hits.alignments.items():
        codes = hits.database.codes(int(hits.subjects[row]))
        aligned = aligned_row(alignment, codes)
        expected = np.full(len(QUERY), ABSENT)
        expected[aligned.query_start : aligned.query_end] = np.minimum(INDEX_OF[aligned.letters], STACK_GAP)
        assert np.array_equal(row_of(alignment, codes, len(QUERY)), expected)


def test_ranges_are_those_of_the_letters_in_sight():
    hits = table()
    whole = stacked(hits)
    for opened in (False, True):
        columns = whole.columns(opened)
        window = letters(whole.window(range(len(hits)), columns, 0, columns.count))
        for row, line in enumerate(window):
            aligned = whole.rows[row]
            inserted = dict(aligned.insertions())
            at, ranges = aligned.subject_start, []
            for column, letter in enumerate(line):
                before = 0 if opened else len(inserted.get(column, ""))
                at += before
                ranges.append((at, at + letter.isalpha()))
                at += letter.isalpha()
            assert at == aligned.subject_end
            for first, last in itertools.combinations(range(columns.count + 1), 2):
                there = [r for r in ranges[first:last] if r[0] < r[1]]
                if there:
                    found = subject_range(aligned, columns, first, last)
                    # A deletion at an end may stand beside an insertion that is not opened.
                    assert found == (there[0][0], there[-1][1]) or not opened
                    assert found[0] <= there[0][0] and found[1] >= there[-1][1]


def test_a_hit_without_any_pair_has_an_empty_row():
    nothing = np.zeros(0, np.uint8)
    places = np.zeros(0, np.int64)
    whole = MultipleAlignment(Sequence("q", encode(QUERY)), np.arange(1))
    whole.add(0, AlignedRow(0, nothing, places, places, nothing, 0, 0))
    columns = whole.columns(False)
    assert not whole.window(range(1), columns, 0, columns.count).any()
    assert whole.counts.sum() == len(QUERY)


def test_facts_of_a_column():
    hits = table()
    facts = column_facts(stacked(hits), 10)
    column = [spelt(hits, row)[10][1] for row in range(len(hits))] + [QUERY[10]]
    assert facts.position == 10 and facts.gaps == column.count("-") == 1
    assert facts.taking_part == len(column) - column.count(" ")
    assert dict(facts.residues) == {letter: column.count(letter) for letter in set(column) - set("- ")}
    assert facts.residues[0][0] == QUERY[10]
    assert facts.conservation == pytest.approx(divergence("".join(column)))


def text_of(whole: MultipleAlignment, places: range, columns: Columns, first: int, last: int) -> str:
    return run_to_end(cut(whole, places, columns, first, last, "hit{}".format, CancelToken()))


def test_a_cut_is_aligned_fasta_with_the_query_above():
    hits = table()
    whole = stacked(hits)
    text = text_of(whole, range(1, 5), whole.columns(False), 8, 13)
    assert text == ">q/9-13\nHEDCP\n>hit1/9-16\nHEDCP\n>hit3/5-9\nHEDCP\n>hit4/6-10\nKEDCP\n"
    opened = whole.columns(True)
    first = int(opened.starts[11])
    text = text_of(whole, range(1, 2), opened, first, int(opened.starts[13]))
    assert text == ">q/12-13\nC---P\n>hit1/12-16\nCPPPP\n"


def test_rows_are_compared_with_query_or_consensus():
    hits = table()
    whole = stacked(hits)
    for opened in (False, True):
        columns = whole.columns(opened)
        span = (columns, 0, columns.count)
        window = whole.window(range(len(hits)), *span)
        for consensus_wanted in (False, True):
            reference = Reference(whole, BLOSUM62, consensus_wanted)
            own = letters([reference.letters(*span)])[0]
            text = letters([whole.query_letters(*span)])[0]
            if consensus_wanted:
                found = consensus(whole.counts, whole.query.codes).tobytes().decode().upper()
                assert [own[c] for c in columns.starts] == list(found)
            else:
                assert own == text
            identical, positive = reference.compare(window, *span)
            for line, same, plus in zip(letters(window), identical, positive, strict=True):
                for a, b, is_same, is_positive in zip(own, line, same, plus, strict=True):
                    both = a.isalpha() and b.isalpha()
                    assert is_same == (both and a == b)
                    score = int(BLOSUM62.matrix[encode(a)[0], encode(b)[0]]) if both else -1
                    assert is_positive == (score > 0)


def test_a_position_specific_query_is_compared_by_its_scores():
    table_ = np.full((3, N_CODES), -1, np.int8)
    table_[1, encode("W")] = 2
    query = PositionSpecificQuery("p", encode("AAA"), table_, "made")
    whole = MultipleAlignment(query, np.arange(1))
    columns = whole.columns(False)
    window = np.frombuffer(b"AWW", np.uint8)[None]
    identical, positive = Reference(whole, BLOSUM62, False).compare(window, columns, 0, 3)
    assert identical.tolist() == [[True, False, False]] and positive.tolist() == [[False, True, False]]


def test_a_masked_query_shows_its_residues_and_compares_as_it_was_scored():
    codes = encode("MKTXXY")
    shown = np.frombuffer(b"MKTwyY", np.uint8)
    whole = MultipleAlignment(Sequence("m", codes, shown=shown), np.arange(1))
    columns = whole.columns(False)
    assert letters([whole.query_letters(columns, 0, 6)]) == ["MKTwyY"]
    assert [chr(LETTER_OF[code]) for code in whole.counts.argmax(axis=1)] == list("MKTWYY")
    window = np.frombuffer(b"MKTWYY", np.uint8)[None]
    identical, _ = Reference(whole, BLOSUM62, False).compare(window, columns, 0, 6)
    assert identical.tolist() == [[True, True, True, False, False, True]]


# Columns


def counted(*columns: str) -> np.ndarray:
    """Return the counts of columns written as letters, a space where a row does not reach."""
    counts = np.zeros((len(columns), N_COUNTED), np.int32)
    for place, column in enumerate(columns):
        for letter in column.replace(" ", ""):
            counts[place, INDEX_OF[ord(letter)]] += 1
    return counts


def divergence(column: str) -> float:
    """Return the conservation of a column of letters, a sum at a time."""
    rows = column.replace(" ", "")
    seen = [letter for letter in rows if letter in LETTERS[:N_AMINO_ACIDS]]
    if len(rows) < 2 or not seen:
        return 0.0
    total = 0.0
    for letter, b in zip(LETTERS[:N_AMINO_ACIDS], BACKGROUND.tolist(), strict=True):
        p = seen.count(letter) / len(seen)
        r = (p + b) / 2
        total += (p * math.log2(p / r) if p else 0.0) / 2 + b * math.log2(b / r) / 2
    return total * len(seen) / len(rows)


LETTER = st.sampled_from(LETTERS + "- ")


@settings(derandomize=True, max_examples=60, deadline=None)
@given(st.lists(st.text(LETTER, max_size=9), min_size=1, max_size=6))
def test_conservation_is_the_sum_written_out(columns):
    assert conservation(counted(*columns)) == pytest.approx([divergence(c) for c in columns], abs=1e-12)


def test_conservation_says_what_people_expect():
    same, w, half, gapped, alone, nothing = conservation(
        counted("LLLL", "WWWW", "LLLK", "LL--", "L   ", "----")
    )
    assert 0 < half < same < w < 1
    assert gapped == pytest.approx(same / 2)
    assert alone == nothing == 0


def test_consensus_follows_its_rule():
    columns = ("LLLK", "LKRI", "LLKK", "KKLL", "L---", "LL--", "XXXW", "XX", "L   ", "UUA")
    query = encode("LKLKLLXXLU")
    assert consensus(counted(*columns), query).tobytes().decode() == "LkLK-LwXLU"


def test_consensus_of_relatives_is_the_query():
    whole = stacked(table())
    assert consensus(whole.counts, whole.query.codes).tobytes().decode().upper() == QUERY


@settings(derandomize=True, max_examples=60, deadline=None)
@given(st.lists(st.text(st.sampled_from("STANEQKMILVHYFW-X "), min_size=3, max_size=3), max_size=8))
def test_clustal_marks_are_those_of_the_groups(columns):
    def mark(column: str) -> str:
        residues = set(column)
        if residues & set("- "):
            return " "
        if len(residues) == 1:
            return "*"
        if any(residues <= set(group) for group in STRONG_GROUPS):
            return ":"
        return "." if any(residues <= set(group) for group in WEAK_GROUPS) else " "

    found = clustal_marks(counted(*columns), 3).tobytes().decode()
    assert found == "".join(mark(column) for column in columns)


def test_masked_positions_and_foreign_letters_are_kept():
    hits = table("MKUWYOLGHEDXPRNQ*AVI", ("MKUWYOLGHEDXPRNQ*AVI",))
    whole = stacked(hits)
    columns = whole.columns(False)
    [line] = letters(whole.window(range(1), columns, 0, columns.count))
    assert decode(whole.query.codes) == letters([whole.query_letters(columns, 0, columns.count)])[0]
    assert line.strip() in decode(whole.query.codes) and "U" in line
