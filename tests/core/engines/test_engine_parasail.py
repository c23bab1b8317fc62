"""The guard around parasail: what it is not trusted with, and what computes PSSMs where it is missing."""

from concurrent.futures import ThreadPoolExecutor

import numpy as np
import pytest

from swathe.core.alignment import gotoh, parasail
from swathe.core.cancel import CancelToken
from swathe.core.cli import main
from swathe.core.engines import NOT_COMPARED, open_engine, why_not_installed
from swathe.core.engines.cpu import CpuEngine
from swathe.core.errors import EngineUnavailable
from swathe.core.scoring.pssm import PositionSpecificQuery
from swathe.core.scoring.scheme import PositionScheme, Scoring, ScoringScheme
from swathe.core.sequences.alphabet import AS_SCORED, N_CODES
from tests.memory_database import MemoryDatabase

needed = pytest.mark.skipif(not parasail.installed(), reason="parasail is not installed")


def scheme_of(m: int, gaps=(11, 1), low=-6, high=12, seed=0) -> PositionScheme:
    rng = np.random.default_rng(seed)
    scores = rng.integers(low, high, (m, N_CODES), endpoint=True).astype(np.int8)
    scores = scores[:, AS_SCORED]
    return PositionScheme(PositionSpecificQuery("q", np.zeros(m, np.uint8), scores, "made"), *gaps)


def subjects_of(lengths, seed=1):
    rng = np.random.default_rng(seed)
    offsets = np.concatenate(([0], np.cumsum(lengths))).astype(np.int64)
    return rng.integers(0, N_CODES, offsets[-1]).astype(np.uint8), offsets


def expected(scheme: Scoring, codes, residues, offsets):
    state = gotoh.RowState(gotoh.striped(scheme.table(codes)), codes.size, scheme)
    return state.scores(residues, offsets)


@needed
class TestGuard:
    @pytest.mark.parametrize("gaps", [(0, 0), (0, 1), (0, 60), (1, 0), (1, 60), (59, 1), (60, 1), (300, 7)])
    @pytest.mark.parametrize(("low", "high"), [(-10, 1), (-2, 2), (-6, 12), (-128, 127)])
    def test_costs_and_scores_that_narrow_lanes_cannot_hold(self, gaps, low, high):
        """Gap open 0, costs and scores beyond 8 bits: wrong and unflagged without the guard."""
        for m in (1, 33, 200):
            scheme = scheme_of(m, gaps, low, high)
            residues, offsets = subjects_of([1, 7, 64, 200, 333])
            codes = scheme.query.codes
            found = parasail.StripedProfile(codes, scheme).scores(residues, offsets)
            assert found.tolist() == expected(scheme, codes, residues, offsets).tolist()

    def test_scores_of_32_bits(self):
        scheme = ScoringScheme.load("BLOSUM62")
        codes = np.random.default_rng(0).integers(0, 20, 9_000).astype(np.uint8)
        found = parasail.StripedProfile(codes, scheme).scores(codes, np.array([0, codes.size]))
        assert found[0] == scheme.table(codes)[np.arange(codes.size), codes].sum() > 32_767

    def test_a_part_of_a_packed_database(self):
        scheme = scheme_of(50)
        residues, offsets = subjects_of([20, 30, 40, 50])
        codes = scheme.query.codes
        profile = parasail.StripedProfile(codes, scheme)
        assert (profile.scores(residues, offsets[1:4]) == profile.scores(residues, offsets)[1:3]).all()

    def test_threads_share_a_profile(self):
        scheme = scheme_of(200)
        residues, offsets = subjects_of([150] * 400)
        codes = scheme.query.codes
        profile = parasail.StripedProfile(codes, scheme)
        right = expected(scheme, codes, residues, offsets)
        with ThreadPoolExecutor(4) as pool:
            for found in pool.map(lambda _: profile.scores(residues, offsets), range(8)):
                assert (found == right).all()


class TestWithoutParasail:
    @pytest.fixture(autouse=True)
    def missing(self, monkeypatch):
        monkeypatch.setattr(parasail, "installed", lambda: False)

    def test_the_scalar_kernel_takes_pssms_and_it_is_said(self):
        scheme = scheme_of(40)
        residues, offsets = subjects_of([30, 60])
        database = MemoryDatabase([residues[:30], residues[30:]])
        engine = open_engine("cpu", threads=1)
        scores = np.full(2, NOT_COMPARED, np.int32)
        list(engine.score(scheme.query.codes, scheme, database, scores, CancelToken()))
        engine.close()
        assert scores.tolist() == expected(scheme, scheme.query.codes, residues, offsets).tolist()
        assert engine.ran == "scalar"
        assert "scalar in place of opal" in engine.label
        assert "scalar computed the query" in engine.report.note

    def test_asked_for_it_is_refused(self):
        for arguments in ({"kernel": "parasail"}, {"positions": "parasail"}):
            with pytest.raises(EngineUnavailable, match="not installed") as caught:
                CpuEngine(1, **arguments)
            assert "scalar" in caught.value.hint

    def test_listings_say_so(self, capsys):
        assert why_not_installed("parasail") == "parasail is not installed"
        assert why_not_installed("opal") == why_not_installed("scalar") == ""
        main(["kernels"])
        assert "not here: parasail is not installed" in capsys.readouterr().out


def test_a_plain_query_after_a_pssm_is_opals_again():
    scheme = scheme_of(20)
    database = MemoryDatabase([np.arange(20, dtype=np.uint8)])
    engine = CpuEngine(1)
    scores = np.zeros(1, np.int32)
    list(engine.score(scheme.query.codes, scheme, database, scores, CancelToken()))
    assert engine.ran != "opal"
    list(engine.score(scheme.query.codes, ScoringScheme.load("BLOSUM62"), database, scores, CancelToken()))
    assert (engine.ran, engine.report.note) == ("opal", "")
    assert "in place of" not in engine.label
    engine.close()
