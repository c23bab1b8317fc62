"""Every score of eight queries against 12,071 Swiss-Prot records equals ssearch36's."""

from __future__ import annotations

import gzip
from pathlib import Path

import numpy as np
import pytest
from Bio.SeqIO.FastaIO import SimpleFastaParser

from swathe.core.cancel import CancelToken
from swathe.core.engines import NOT_COMPARED, open_engine
from swathe.core.scoring.scheme import ScoringScheme
from swathe.core.sequences.alphabet import encode
from tests.long_run import long_but
from tests.memory_database import MemoryDatabase

DATA = Path(__file__).parents[3].parent / "shared" / "data"
TABLE = DATA / "ssearch36_blosum62_11_1.tsv.gz"

pytestmark = [
    pytest.mark.oracle,
    pytest.mark.skipif(not TABLE.exists(), reason="../shared/data with ssearch36's scores is not here"),
]


@pytest.fixture(scope="module")
def table():
    """(query accessions, targets, int32[targets, queries])"""
    with gzip.open(TABLE, "rt") as lines:
        queries = next(lines).rstrip("\n").split("\t")[2:]
        rows = [line.rstrip("\n").split("\t") for line in lines]
    return queries, [row[0] for row in rows], np.array([row[2:] for row in rows], np.int32)


@pytest.fixture(scope="module")
def records():
    with gzip.open(DATA / "sprot12071.fasta.gz", "rt") as lines:
        return [(header.split()[0], encode(letters)) for header, letters in SimpleFastaParser(lines)]


@pytest.fixture(scope="module")
def queries():
    with (DATA / "queries20.fasta").open() as lines:
        # >gi|122087146|sp|P02232.2|LGB1_VICFA and >tr|Q38941|Q38941_ARATH
        names = ((header.split()[0].split("|")[-2], letters) for header, letters in SimpleFastaParser(lines))
        return {name.split(".")[0]: encode(letters) for name, letters in names}


@pytest.fixture(scope="module")
def database(records):
    return MemoryDatabase([codes for _, codes in records])


@pytest.mark.parametrize("place", long_but(range(8), 0, 4))
def test_all_scores_equal_ssearch36(table, records, queries, database, place):
    names, targets, expected = table
    assert expected.shape == (12_071, 8)
    assert [name for name, _ in records] == targets
    scheme = ScoringScheme.load("BLOSUM62", 11, 1)
    engine = open_engine("cpu")
    name = names[place]
    stored = np.full(database.n_sequences, NOT_COMPARED, np.int32)
    list(engine.score(queries[name], scheme, database, stored, CancelToken()))
    scores = np.empty_like(stored)
    scores[database.records] = stored
    wrong = np.flatnonzero(scores != expected[:, place])
    assert wrong.size == 0, f"{name} against {targets[wrong[0]]}: {scores[wrong[0]]}"
    engine.close()
