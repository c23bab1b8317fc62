"""Which gap costs a PSSM was made with, as its file tells."""

from __future__ import annotations

from swathe.core.scoring.pssm import parse_pssm
from swathe.core.statistics.position_statistics import fits_gap_costs, gap_costs_of
from tests.pssm_files import BLOSUM62_11_1, pssm_text, usual_scores

LETTERS = "MKVLAAGIVG"


def pssm(statistics):
    return parse_pssm(pssm_text(LETTERS, usual_scores(LETTERS), statistics).encode(), "some.pssm")


def test_a_file_tells_gap_costs_by_its_lambda():
    other = {**BLOSUM62_11_1, "Standard Gapped": (0.075, 0.2910), "PSI Gapped": (0.075, 0.2910)}
    for query, costs in ((pssm(BLOSUM62_11_1), (11, 1)), (pssm(other), (10, 2))):
        assert gap_costs_of(query) == (costs, True)
        assert fits_gap_costs(query, *costs) and not fits_gap_costs(query, 9, 1)


def test_a_file_that_does_not_tell_has_the_usual_ones():
    query = pssm(None)
    assert gap_costs_of(query) == ((11, 1), False)
    assert fits_gap_costs(query, 11, 1) and not fits_gap_costs(query, 15, 2)
