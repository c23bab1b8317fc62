"""Presets are what their names promise, and are known again from matrix, gap costs and E-value method."""

from pathlib import Path

import pytest

from swathe.core.cli.listings import as_text
from swathe.core.scoring.matrices import default_gap_costs, legal_gap_costs, load_matrix
from swathe.core.scoring.scheme import ScoringScheme
from swathe.core.statistics import evalues, presets
from swathe.core.statistics.calibration import gumbel_parameters
from swathe.core.statistics.presets import PRESETS, preset_of


def scheme_of(name: str) -> ScoringScheme:
    preset = PRESETS[name]
    return ScoringScheme.load(preset.matrix, preset.gap_open, preset.gap_extend)


def test_the_usual_preset_is_what_a_search_does_without_any() -> None:
    usual = PRESETS[presets.DEFAULT]
    assert (usual.matrix, usual.evalues) == ("BLOSUM62", evalues.DEFAULT)
    assert (usual.gap_open, usual.gap_extend) == default_gap_costs(usual.matrix)


def test_each_is_named_once_and_can_be_searched_with(quick_estimates: None) -> None:
    assert list(PRESETS) == ["close", "usual", "distant", "short-peptide"]
    assert len({(it.matrix, it.gap_open, it.gap_extend, it.evalues) for it in PRESETS.values()}) == 4
    for name, preset in PRESETS.items():
        assert preset.name == name and preset.purpose and preset.evalues in evalues.METHODS
        assert gumbel_parameters(scheme_of(name)).available


@pytest.mark.parametrize("name", ["close", "short-peptide"])
def test_presets_of_published_pairs_take_the_best_of_their_matrix(name: str) -> None:
    preset = PRESETS[name]
    costs = preset.gap_open, preset.gap_extend
    assert costs == default_gap_costs(preset.matrix) and costs in legal_gap_costs(preset.matrix)


def test_a_scheme_and_a_method_are_known_again() -> None:
    for name, preset in PRESETS.items():
        assert preset_of(scheme_of(name), preset.evalues) is preset
        for method in set(evalues.METHODS) - {preset.evalues}:
            assert preset_of(scheme_of(name), method) is None
    assert preset_of(ScoringScheme.load("blosum62"), "adjusted") is PRESETS["usual"]
    assert preset_of(ScoringScheme.load("BLOSUM62", 12, 1), "adjusted") is None
    assert preset_of(ScoringScheme.load("BLOSUM62", 11, 2), "adjusted") is None
    assert preset_of(ScoringScheme.load("BLASTP", 11, 1), "adjusted") is None
    assert preset_of(ScoringScheme.load("BLOSUM80", 10, 1), "adjusted") is None


def test_a_file_that_is_called_like_a_matrix_is_no_preset(tmp_path: Path) -> None:
    mine = tmp_path / "BLOSUM62"
    mine.write_text(as_text(load_matrix("PAM30")))
    assert preset_of(ScoringScheme.load(mine, 11, 1), "adjusted") is None
