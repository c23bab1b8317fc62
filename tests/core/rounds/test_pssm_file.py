"""ASCII PSSMs that are written read back, by this program's reader and by Biopython's conventions."""

from __future__ import annotations

import math
import re
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from swathe.core.cancel import CancelToken
from swathe.core.profiles.pssm_file import ascii_pssm
from swathe.core.scoring.pssm import parse_pssm
from swathe.core.scoring.scheme import ScoringScheme
from swathe.core.scoring.significance import GumbelParameters
from swathe.core.statistics.calibration import gumbel_parameters
from tests.core.rounds.test_profile import profile_of

SHARED = Path(__file__).parents[3] / ".." / "shared" / "data" / "pssm"
SCHEME = ScoringScheme.load("BLOSUM62")
STANDARD = gumbel_parameters(SCHEME, CancelToken())
OWN = GumbelParameters(0.2559, 0.0421, 0.1, 1.9, 42.6, 43.4, 0.79, 4.97, 11, 1, "estimated", "")
QUERY = "MKWVTFISLLFLFSSAYX"
ROWS = ("MRWITFLSL-FLYSSA..", "..WVSFVALIFLF-SAYS", "MKYVTLIS..........")


def written(own=OWN):
    profile = profile_of(QUERY, *ROWS)
    return profile, ascii_pssm(profile, SCHEME, STANDARD, own)


def test_reads_back():
    profile, text = written()
    query = parse_pssm(text.encode(), "mine.pssm")
    assert query.letters == QUERY
    assert (query.scores == profile.as_query().scores).all()
    assert query.statistics.standard_lambda == pytest.approx(0.267)
    assert query.statistics.lambda_ == pytest.approx(0.2559)
    assert pytest.approx(0.0421) == query.statistics.K


def test_statistics_that_do_not_exist_are_left_out():
    _, text = written(GumbelParameters.unavailable(11, 1, "none"))
    query = parse_pssm(text.encode(), "mine.pssm")
    assert math.isnan(query.statistics.lambda_)
    assert "PSI Gapped" not in text


def test_percentages_information_and_weight_are_those_of_the_profile():
    profile, text = written()
    lines = [line for line in text.splitlines() if re.match(r" +\d+ [A-Z] ", line)]
    for place, line in enumerate(lines):
        numbers = line.split()[2:]
        assert len(numbers) == 42
        shares = np.array(numbers[20:40], int)
        reached = profile.rows[place] > 1
        assert (shares == (np.floor(100 * profile.frequencies[place]) if reached else 0)).all()
        assert float(numbers[40]) == pytest.approx(profile.information[place] * reached, abs=0.006)
        assert float(numbers[41]) == pytest.approx(profile.gapless_weight[place] * reached, abs=0.006)


@pytest.mark.skipif(not SHARED.is_dir(), reason="the shared data are not here")
def test_columns_stand_where_psiblast_puts_them():
    theirs = (SHARED / "P01008.pssm").read_text().splitlines()
    _, text = written()
    mine = text.splitlines()
    assert mine[:3] == [line.rstrip() for line in theirs[:3]]

    ends = [[match.end() for match in re.finditer(r"\S+", line)] for line in (theirs[3], mine[3])]
    assert ends[0] == ends[1], (theirs[3], mine[3])
    last = next(line for line in theirs if line.startswith("Standard Gapped"))
    own = next(line for line in mine if line.startswith("Standard Gapped"))
    assert own.split() == [*last.split()[:2], "0.0410", "0.2670"]
    names = [[line[:18].strip() for line in lines[-4:]] for lines in (theirs, mine)]
    assert names[0] == names[1]


@pytest.mark.skipif(not SHARED.is_dir(), reason="the shared data are not here")
def test_ungapped_figures_of_a_profile_are_those_that_psiblast_computes():
    query = parse_pssm((SHARED / "P01008.pssm").read_bytes(), "P01008.pssm")
    profile = replace(profile_of(query.letters), scores=query.scores[:, :20])
    text = ascii_pssm(profile, SCHEME, STANDARD, OWN)
    line = next(line for line in text.splitlines() if line.startswith("PSI Ungapped"))
    K, lambda_ = map(float, line.split()[2:])
    assert lambda_ == pytest.approx(0.3176, abs=0.005)
    assert pytest.approx(0.1299, abs=0.005) == K
