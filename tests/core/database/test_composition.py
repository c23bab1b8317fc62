"""A query's composition beside the database's."""

from __future__ import annotations

import numpy as np
import pytest

from swathe.core.database.composition import ORDINARY, composition_of
from swathe.core.search.masking import masked_query
from swathe.core.sequences.alphabet import encode
from swathe.core.sequences.low_complexity import SegParameters
from swathe.core.sequences.sequence import Sequence
from tests.gui.results_fixtures import search


@pytest.fixture(scope="module")
def manifest():
    return search().plan.database.manifest


def test_is_the_relative_entropy(manifest):
    query = Sequence("q", encode("AAAAKKKKLLXXXX"))
    found = composition_of(query, manifest)
    background = np.array(manifest.residue_counts[:20]) / sum(manifest.residue_counts[:20])
    shares = {"A": 0.4, "K": 0.4, "L": 0.2}
    expected = sum(q * np.log2(q / background[encode(letter)[0]]) for letter, q in shares.items())
    assert found.bits == pytest.approx(expected)
    assert found.residues == 10
    assert dict(found.frequent)["K"] == pytest.approx(0.4 / background[encode("K")[0]])


def test_ordinary_proteins_are_ordinary(manifest):
    for result in search().queries:
        found = composition_of(result.query, manifest)
        assert not found.biased
        assert "ordinary" in found.words


def test_a_biased_query_is_told_with_its_residues(manifest):
    rng = np.random.default_rng(1)
    query = Sequence(
        "rich", np.concatenate([rng.integers(0, 20, 150), np.full(60, encode("P")[0])]).astype("u1")
    )
    found = composition_of(query, manifest)
    assert found.biased
    assert found.frequent[0][0] == "P"
    assert "biased" in found.words
    assert "P " in found.words


def test_short_queries_are_not_called_biased_by_chance(manifest):
    background = np.array(manifest.residue_counts[:20]) / sum(manifest.residue_counts[:20])
    rng = np.random.default_rng(2)
    flagged = 0
    for _ in range(200):
        codes = rng.choice(20, 25, p=background).astype(np.uint8)
        found = composition_of(Sequence("short", codes), manifest)
        assert found.bound > ORDINARY
        flagged += found.biased
    assert flagged < 10


def test_masked_residues_do_not_count(manifest):
    query = Sequence("q", encode("ARNDCQEGHILKMFPSTWYV" * 5 + "Q" * 40))
    plain = composition_of(query, manifest)
    masked = composition_of(masked_query(query, SegParameters()), manifest)
    assert plain.biased
    assert not masked.biased
    assert masked.residues <= 100


def test_nothing_to_compare(manifest):
    assert composition_of(Sequence("x", encode("XXXX")), manifest) is None
