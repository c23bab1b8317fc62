"""Profiles against small cases worked out by hand, and the properties that Altschul et al. give them."""

from __future__ import annotations

import math

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from swathe.core.alignment.alignment import Alignment
from swathe.core.cancel import CancelToken, OperationCancelled
from swathe.core.errors import InvalidRequest
from swathe.core.profiles.profile import BETA, build_profile
from swathe.core.profiles.stack import ABSENT, GAP, row_of, stacked
from swathe.core.profiles.weighting import stretches, weigh
from swathe.core.scoring.karlin_altschul import BACKGROUND, ungapped_parameters
from swathe.core.scoring.scheme import ScoringScheme
from swathe.core.sequences.alphabet import LETTERS, N_AMINO_ACIDS, encode
from swathe.core.sequences.sequence import Sequence
from swathe.core.system.steps import run_to_end

BLOSUM62 = ScoringScheme.load("BLOSUM62")


def letters(text: str) -> np.ndarray:
    """Return a row: ``-`` a gap, ``.`` nothing."""
    codes = {"-": GAP, ".": ABSENT}
    return np.array([codes[c] if c in codes else min(LETTERS.index(c), GAP) for c in text], np.uint8)


def stack_of(query: str, *rows: str):
    return run_to_end(stacked(encode(query), map(letters, rows)))


def profile_of(query: str, *rows: str, scheme=BLOSUM62):
    steps = build_profile(Sequence("q", encode(query)), stack_of(query, *rows), scheme, "test", CancelToken())
    return run_to_end(steps)


def weighed(*rows: str):
    stack = np.array([letters(row) for row in rows])
    m = stack.shape[1]
    frequencies, variety = np.zeros((m, GAP + 1)), np.zeros(m)
    weigh(stack, *stretches(stack), 0, m, frequencies, variety)
    return frequencies, variety


# Rows


def test_row_drops_insertions_and_marks_gaps_and_what_lies_beyond():
    # query  0 1 2 3 4 5 6; query residues 1..6, subject residues 2..8
    alignment = Alignment(1, 6, 2, 8, "2M2D1I2M", 0, 7, 0, 0, 0, 2, 3, "")
    subject = encode("WWARNDCQEG")
    row = row_of(alignment, subject, 7)
    assert row.tolist() == letters(".AR-CQ.").tolist()


def test_other_residues_are_like_gaps():
    row = row_of(Alignment(0, 4, 0, 4, "4M", 0, 4, 0, 0, 0, 0, 0, ""), encode("AXUB"), 4)
    assert row.tolist() == letters("A---").tolist()


def test_copies_of_the_query_are_removed():
    stack = stack_of("ARNDCQEGHI", "ARNDCQEGHI", "..NDCQ....", "..NDCW....")
    assert stack.rows.shape[0] == 2
    assert stack.removed == 2


def test_near_copies_of_another_row_lose_what_they_share():
    query = "A" * 20 + "R" * 5
    first = "W" * 20 + "....."
    near = "W" * 19 + "Y" + "RRKRK"  # 95 % of the shared 20
    far = "W" * 18 + "YY" + "RRKRK"  # 90 %
    stack = stack_of(query, first, near)
    assert stack.rows[2].tolist() == letters("." * 20 + "RRKRK").tolist()
    assert stack.removed == 0
    assert stack_of(query, first, far).rows[2].tolist() == letters(far).tolist()
    assert stack_of(query, first, first).removed == 1


@settings(deadline=None, derandomize=True, max_examples=60)
@given(st.integers(0, 2**32 - 1), st.integers(1, 100))
def test_repeated_columns_are_those_of_the_definition(seed, m):
    random = np.random.default_rng(seed)
    rows = [random.integers(0, 20, m).astype(np.uint8)]
    for _ in range(12):
        row = rows[random.integers(len(rows))].copy()
        changed = random.random(m) < random.choice([0, 0.03, 0.06, 0.2])
        row[changed] = random.integers(0, GAP + 1, changed.sum())
        row[: random.integers(m)] = ABSENT
        rows.append(row)
    kept, removed = [rows[0]], 0
    for row in rows[1:]:
        rest, here = row.copy(), row != ABSENT
        if (row == rows[0])[here].all():
            rest[:] = ABSENT
        for other in kept[1:]:
            both = here & (other != ABSENT)
            if both.any() and (row == other)[both].sum() >= 0.94 * both.sum():
                rest[both] = ABSENT
        if (rest == ABSENT).all():
            removed += 1
        else:
            kept.append(rest)
    stack = run_to_end(stacked(rows[0], rows[1:]))
    assert (stack.rows == kept).all()
    assert stack.removed == removed


# Weights


def test_weights_by_hand():
    # column 1: A A A, one letter, does not count; column 2: R R N; column 3: D C C
    frequencies, variety = weighed("ARD", "ARC", "ANC")
    # column 2: 1/(2*2), 1/(2*2), 1/(2*1); column 3: 1/2, 1/4, 1/4  ->  3/4, 1/2, 3/4 of 2
    weights = np.array([3, 2, 3]) / 8
    assert frequencies[1, LETTERS.index("R")] == pytest.approx(weights[0] + weights[1])
    assert frequencies[1, LETTERS.index("N")] == pytest.approx(weights[2])
    assert frequencies[2, LETTERS.index("D")] == pytest.approx(weights[0])
    assert variety == pytest.approx([5 / 3] * 3)


def test_reduced_columns_are_those_that_all_rows_of_a_column_have():
    # The third row has columns 2 and 3 only: there the reduced alignment is these two, with three rows;
    # column 1 is judged by the two others over all three columns.
    frequencies, variety = weighed("ARN", "CRN", ".KN")
    assert frequencies[0, LETTERS.index("A")] == pytest.approx(0.5)
    assert variety[0] == pytest.approx((2 + 1 + 1) / 3)
    # columns 2 and 3: R R K gives 1/4, 1/4, 1/2; N N N does not count
    assert frequencies[1, LETTERS.index("K")] == pytest.approx(0.5)
    assert variety[1:] == pytest.approx([1.5, 1.5])


def test_a_gap_is_a_letter_and_equal_rows_weigh_the_same():
    frequencies, variety = weighed("A", "-")
    assert frequencies[0, LETTERS.index("A")] == frequencies[0, GAP] == 0.5
    assert variety[0] == 2
    frequencies, variety = weighed("AR", "AR", "AR")
    assert frequencies[0, 0] == pytest.approx(1)
    assert variety.tolist() == [1, 1]


def test_stretches_end_where_a_row_is_absent():
    left, right = stretches(np.array([letters("AR.ND")]))
    assert left[0, [0, 1, 3, 4]].tolist() == [0, 0, 3, 3]
    assert right[0, [0, 1, 3, 4]].tolist() == [1, 1, 4, 4]


@settings(deadline=None, derandomize=True, max_examples=40)
@given(st.integers(0, 2**32 - 1), st.integers(1, 8), st.integers(1, 12))
def test_frequencies_sum_to_one_and_do_not_depend_on_the_order_of_rows(seed, n, m):
    random = np.random.default_rng(seed)
    rows = random.integers(0, ABSENT + 1, (n, m)).astype(np.uint8)
    rows[:, m // 2 :][rows[:, m // 2 :] == ABSENT] = GAP
    rows[0] = random.integers(0, 20, m)
    frequencies, variety = np.zeros((m, GAP + 1)), np.zeros(m)
    weigh(rows, *stretches(rows), 0, m, frequencies, variety)
    assert frequencies.sum(axis=1) == pytest.approx(np.ones(m))
    assert (variety >= 1 - 1e-12).all()
    each, of_each = np.zeros((m, GAP + 1)), np.zeros(m)
    for column in range(m):
        weigh(rows, *stretches(rows), column, column + 1, each, of_each)
    assert (each == frequencies).all(), "no column leans wrongly on the one before it"
    assert (of_each == variety).all()
    again, _ = np.zeros((m, GAP + 1)), np.zeros(m)
    turned = np.ascontiguousarray(rows[random.permutation(n)])
    weigh(turned, *stretches(turned), 0, m, again, np.zeros(m))
    assert again == pytest.approx(frequencies)


# Scores


@pytest.mark.parametrize("matrix", ["BLOSUM62", "BLOSUM45", "PAM30"])
def test_query_alone_scores_as_the_matrix(matrix):
    scheme = ScoringScheme.load(matrix)
    query = LETTERS[:N_AMINO_ACIDS] + "XBZ"
    profile = profile_of(query, scheme=scheme)
    assert (profile.scores == scheme.table(encode(query))[:, :N_AMINO_ACIDS]).all()
    assert profile.sequences == 0
    assert (profile.observations == 1).all()
    assert (profile.gapless_weight == 0).all()


def test_a_column_by_hand():
    # One column, L in the query and V in a hit: f = 1/2 each, N_C = 2, alpha = 1.
    profile = profile_of("L", "V")
    lambda_u = ungapped_parameters(BLOSUM62.matrix).lambda_
    L, V = LETTERS.index("L"), LETTERS.index("V")
    for residue in ("L", "V", "I", "W", "D"):
        i = LETTERS.index(residue)
        f = 0.5 if i in (L, V) else 0.0
        g = sum(
            0.5 / BACKGROUND[j] * BACKGROUND[j] * BACKGROUND[i] * math.exp(lambda_u * BLOSUM62.matrix[j, i])
            for j in (L, V)
        )
        q = (1 * f + BETA * g) / (1 + BETA)
        assert profile.scores[0, i] == round(math.log(q / BACKGROUND[i]) / lambda_u)
    assert profile.gapless_weight[0] == pytest.approx(1 / BETA)
    assert profile.observations[0] == 2


def test_gaps_share_out_as_the_background():
    profile = profile_of("L", "-")
    expected = 0.5 * BACKGROUND
    expected[LETTERS.index("L")] += 0.5
    assert profile.frequencies[0] == pytest.approx(expected)
    assert profile.gaps[0] == 0.5
    assert profile.gapless_weight[0] == pytest.approx(0.5 / BETA)


def test_what_is_conserved_scores_higher_and_what_is_not_lower():
    query = "W" * 4 + "L" * 4
    others = ["WWWW" + four for four in ("VAIG", "IKDE", "MSTP", "FNRQ", "AWCH")]
    profile = profile_of(query, *others)
    alone = profile_of(query)
    L, W = LETTERS.index("L"), LETTERS.index("W")
    assert (profile.scores[:4, W] > alone.scores[:4, W] - 1).all()
    assert (profile.scores[4:, L] < alone.scores[4:, L]).all()
    assert (profile.information[:4] > profile.information[4:]).all()


def test_a_hit_at_the_querys_unknown_residue_counts():
    profile = profile_of("AXA", "WWW")
    assert profile.scores[1, LETTERS.index("W")] > 0


def test_targets_are_distributions():
    profile = profile_of("ARNDC", "ARQ-C", ".KNEC")
    assert profile.targets.sum(axis=1) == pytest.approx(np.ones(5))
    assert (profile.information >= 0).all()


def test_profile_is_the_same_whatever_the_slices(monkeypatch):
    random = np.random.default_rng(1)
    query = "".join(random.choice(list(LETTERS[:20]), 60))
    rows = ["".join(random.choice(list(LETTERS[:20] + "-"), 60)) for _ in range(9)]
    whole = profile_of(query, *rows)
    monkeypatch.setattr("swathe.core.profiles.profile._SLICE_CELLS", 1)
    sliced = profile_of(query, *rows)
    assert (whole.scores == sliced.scores).all()
    assert (whole.frequencies == sliced.frequencies).all()


def test_a_matrix_without_statistics_is_refused():
    matrix = np.ones_like(BLOSUM62.matrix)
    scheme = ScoringScheme("flat", matrix, 11, 1)
    with pytest.raises(InvalidRequest, match="No profile can be built with flat"):
        profile_of("ARN", scheme=scheme)


def test_building_can_be_cancelled():
    token = CancelToken()
    token.cancel()
    steps = build_profile(Sequence("q", encode("ARN")), stack_of("ARN", "AKN"), BLOSUM62, "test", token)
    with pytest.raises(OperationCancelled):
        next(steps)
