"""The scoring scheme: gap convention, defaults and limits."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from swathe.core.errors import InvalidRequest
from swathe.core.scoring.matrices import matrix_names
from swathe.core.scoring.scheme import MAX_GAP_COST, ScoringScheme
from swathe.core.sequences.alphabet import N_CODES


def test_a_gap_of_k_residues_costs_open_plus_k_times_extend() -> None:
    scheme = ScoringScheme.load("BLOSUM62", 11, 1)
    assert scheme.first_gap_residue_cost == 12
    assert scheme.description == "BLOSUM62, a gap of k residues costs 11 + k·1 (first residue 12)"


def test_missing_gap_costs_are_the_matrix_s_defaults() -> None:
    scheme = ScoringScheme.load("PAM250")
    assert (scheme.gap_open, scheme.gap_extend) == (15, 2)
    scheme = ScoringScheme.load("PAM250", gap_extend=3)
    assert (scheme.gap_open, scheme.gap_extend) == (15, 3)


@pytest.mark.parametrize("costs", [(0, 0), (0, 1), (MAX_GAP_COST, MAX_GAP_COST)])
def test_extreme_gap_costs_are_accepted(costs: tuple[int, int]) -> None:
    scheme = ScoringScheme.load("BLOSUM62", *costs)
    assert (scheme.gap_open, scheme.gap_extend) == costs


@pytest.mark.parametrize("cost", [-1, MAX_GAP_COST + 1, 1.5, True, "11"])
@pytest.mark.parametrize("field", ["gap_open", "gap_extend"])
def test_wrong_gap_costs_name_their_field(field: str, cost: object) -> None:
    with pytest.raises(InvalidRequest) as caught:
        ScoringScheme.load("BLOSUM62", **{field: cost})  # type: ignore[arg-type]
    assert caught.value.field == field
    assert caught.value.hint


def test_numpy_integers_become_int() -> None:
    scheme = ScoringScheme.load("BLOSUM62", np.int64(11), np.int64(1))  # type: ignore[arg-type]
    assert type(scheme.gap_open) is int


def test_wrong_matrices_name_their_field(tmp_path: Path) -> None:
    for matrix in ("BLOSUM63", tmp_path / "absent"):
        with pytest.raises(InvalidRequest) as caught:
            ScoringScheme.load(matrix)
        assert caught.value.field == "matrix"


def test_own_matrix_keeps_its_path_and_notes(tmp_path: Path) -> None:
    letters = "ARNDCQEGHILKMFPSTWYV"
    path = tmp_path / "mine.txt"
    path.write_text(" ".join(letters) + "\n" + "".join(f"{a}{' 1' * 20}\n" for a in letters))
    scheme = ScoringScheme.load(path, 2, 1)
    assert scheme.matrix_name == "mine.txt"
    assert scheme.matrix_path == path
    assert any("E-values" in note for note in scheme.matrix_notes)


def test_a_matrix_of_another_shape_is_a_programming_error() -> None:
    with pytest.raises(ValueError, match="int8"):
        ScoringScheme("x", np.zeros((24, 24), np.int8), 11, 1)


@pytest.mark.parametrize("matrix", matrix_names())
def test_the_most_that_pairs_score_is_the_sum_of_each_residue_s_best(matrix: str) -> None:
    scheme = ScoringScheme.load(matrix)
    query = np.repeat(np.arange(N_CODES, dtype=np.uint8), 3)
    assert scheme.most_of_pairs(query) == sum(max(0, *row) for row in scheme.table(query).tolist())
