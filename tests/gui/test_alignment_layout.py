"""An alignment cut into lines: positions over gaps, what columns are, places of residues, text."""

from __future__ import annotations

import numpy as np

from swathe.gui.results.alignment.layout import GAP, MISMATCH, POSITIVE, AlignmentLayout
from swathe.gui.results.alignment.layout import QUERY as QUERY_ROW
from swathe.gui.results.alignment.layout import SUBJECT as SUBJECT_ROW
from swathe.gui.widgets.residue_colours import ColourScheme
from tests.gui.alignment_shown import QUERY, SMALL, SUBJECT


def test_layout_counts_positions_over_gaps():
    layout = AlignmentLayout(SMALL, QUERY, SUBJECT)
    assert layout.n_columns == 12
    assert layout.n_blocks(5) == 3
    first, second, third = (layout.block(begin, begin + 5) for begin in (0, 5, 10))
    assert (first.query, first.middle, first.subject) == ("ACDEF", "ACD F", "ACD-F")
    assert (first.query_from, first.query_to, first.subject_from, first.subject_to) == (3, 7, 3, 6)
    assert (second.query, second.subject) == ("GHIK-", "GYIKK")
    assert (second.query_from, second.query_to, second.subject_from, second.subject_to) == (8, 11, 7, 11)
    assert (third.query_from, third.query_to, third.subject_from, third.subject_to) == (12, 13, 12, 13)
    assert third.last == 12


def test_layout_tells_what_each_column_is():
    layout = AlignmentLayout(SMALL, QUERY, SUBJECT)
    assert layout.kinds.tolist() == [2, 2, 2, GAP, 2, 2, POSITIVE, 2, 2, GAP, 2, 2]
    assert MISMATCH not in layout.kinds
    for scheme, query, subject in (
        (ColourScheme.NONE, [0] * 12, [0] * 12),
        (ColourScheme.IDENTITY, [1, 1, 1, 0, 1, 1, 0, 1, 1, 0, 1, 1], [1, 1, 1, 0, 1, 1, 0, 1, 1, 0, 1, 1]),
        (ColourScheme.POSITIVES, [1, 1, 1, 0, 1, 1, 2, 1, 1, 0, 1, 1], [1, 1, 1, 0, 1, 1, 2, 1, 1, 0, 1, 1]),
    ):
        assert layout.colours(scheme, QUERY_ROW).tolist() == query
        assert layout.colours(scheme, SUBJECT_ROW).tolist() == subject


def test_residues_have_columns_and_columns_residues():
    layout = AlignmentLayout(SMALL, QUERY, SUBJECT)
    assert layout.lengths == (13, 13)
    assert layout.covered(QUERY_ROW) == (3, 13)
    assert [layout.column_of(QUERY_ROW, residue) for residue in (1, 2, 5, 10, 11, 12, 13)] == [
        -1, 0, 3, 8, 10, 11, -1,
    ]  # fmt: skip
    assert [layout.column_of(SUBJECT_ROW, residue) for residue in (1, 2, 4, 5, 12)] == [-1, 0, 2, 4, 11]
    assert layout.ticks(QUERY_ROW, 0, 12) == [(7, 10)]
    assert layout.ticks(SUBJECT_ROW, 0, 12) == [(8, 10)]
    assert layout.ticks(SUBJECT_ROW, 0, 8) == []
    spans = layout.spans(QUERY_ROW, np.array([[0, 2], [0, 3], [9, 12], [12, 13]]))
    assert spans.tolist() == [[0, 1], [7, 11], [11, 12]]
    assert layout.spans(SUBJECT_ROW, np.array([[4, 6], [5, 7]])).tolist() == [[2, 5], [4, 6]]


def test_a_block_without_residues_says_the_one_before():
    layout = AlignmentLayout(SMALL, QUERY, SUBJECT)
    block = layout.block(3, 4)
    assert (block.subject, block.subject_from, block.subject_to) == ("-", 5, 5)


def test_text_is_wrapped_and_ruled():
    text = AlignmentLayout(SMALL, QUERY, SUBJECT).text(0, 12, 10)
    assert text == (
        "Query   3  ACDEFGHIK-  11\n"
        "           ACD FG+IK\n"
        "Sbjct   3  ACD-FGYIKK  11\n"
        "\n"
        "Query  12  LM  13\n"
        "           LM\n"
        "Sbjct  12  LM  13\n"
    )
