"""Profiles beside those of psiblast, from the same rows: the query alone, and a family's alignment."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import numpy as np
import pytest

from swathe.core.cancel import CancelToken
from swathe.core.profiles.profile import build_profile
from swathe.core.profiles.stack import GAP, stacked
from swathe.core.scoring.pssm import parse_pssm
from swathe.core.scoring.scheme import ScoringScheme
from swathe.core.sequences.alphabet import LETTERS, decode
from swathe.core.sequences.sequence import Sequence
from swathe.core.statistics.calibration import random_residues
from swathe.core.system.steps import run_to_end
from tests.core.rounds.test_profile import profile_of

SHARED = Path(__file__).parents[3] / ".." / "shared" / "data" / "pssm"
SCHEME = ScoringScheme.load("BLOSUM62")


@pytest.mark.oracle
@pytest.mark.skipif(not SHARED.is_dir(), reason="the shared data are not here")
def test_positions_that_no_hit_reaches_score_as_in_psiblasts_files():
    """There psiblast's profile is of the query alone: parts of P01008, all of the others.

    Ours is the matrix, theirs scaled to the ungapped lambda of the query's own composition.
    """
    compared = 0
    for path in sorted(SHARED.glob("*.pssm")):
        theirs = parse_pssm(path.read_bytes(), path.name)
        lines = [line.split() for line in path.read_text().splitlines()[3 : 3 + len(theirs)]]
        alone = np.array([set(words[22:42]) == {"0"} for words in lines])
        mine = profile_of(theirs.letters).scores[alone].astype(int)
        difference = np.abs(mine - theirs.scores[alone, :20])
        if alone.any():
            compared += int(alone.sum())
            assert (difference == 0).mean() > 0.8, path.name
            assert difference.max() <= 1, path.name
    assert compared > 300


@pytest.mark.skipif(shutil.which("psiblast") is None, reason="psiblast is not installed")
def test_a_familys_profile_is_near_psiblasts(tmp_path):
    """Correlation and differences as docs/decisions/016-iterated-search.md states them for real families."""
    source = np.random.PCG64(11)
    query = random_residues(source, 150)
    rows = []
    for number in range(20):
        row = query.copy()
        places = np.argsort(source.random_raw(150))[: 40 + 3 * number]
        row[places] = random_residues(source, places.size)
        row[60 + number : 60 + number + number % 4] = GAP
        rows.append(row)
    stack = run_to_end(stacked(query, rows))
    steps = build_profile(Sequence("q", query), stack, SCHEME, "test", CancelToken())
    mine = run_to_end(steps).scores.astype(int)
    text = "".join(
        f">r{number}\n{''.join('-' if code == GAP else LETTERS[code] for code in row)}\n"
        for number, row in enumerate(stack.rows)
    )
    (tmp_path / "rows.fasta").write_text(text)
    (tmp_path / "subject.fasta").write_text(f">s\n{decode(query)}\n")
    command = ["psiblast", "-in_msa", "rows.fasta", "-subject", "subject.fasta", "-pseudocount", "10"]
    subprocess.run(
        [*command, "-out_ascii_pssm", "theirs.pssm"], cwd=tmp_path, check=True, capture_output=True
    )
    path = tmp_path / "theirs.pssm"
    theirs = parse_pssm(path.read_bytes(), path.name).scores[:, :20].astype(int)
    difference = np.abs(mine - theirs)
    correlation = np.corrcoef(mine.ravel(), theirs.ravel())[0, 1]
    print(f"correlation {correlation:.3f}, equal {(difference == 0).mean():.1%}, largest {difference.max()}")
    assert correlation > 0.95
    assert (difference <= 1).mean() > 0.97
