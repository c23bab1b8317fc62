"""Sequences of a database by their names."""

from __future__ import annotations

import pytest

from swathe.core.cancel import CancelToken, OperationCancelled
from swathe.core.database import open_database
from swathe.core.headers.finding import sequences_named
from swathe.core.system.steps import run_to_end

RECORDS = """>sp|P07327|ADH1A_HUMAN Alcohol dehydrogenase 1A
MSTAGKVIKC
>sp|P00326|ADH1G_HUMAN like P07327 and ADH1A_HUMAN
MSTAGKVIKCKA
>ref|NP_000658.2| beta
MKV
>sp|P07327|ADH1A_HUMAN again
MKVLA
"""


def test_identifiers_accessions_and_entry_names_are_found_and_no_words_of_titles(tmp_path):
    path = tmp_path / "db.fasta"
    path.write_text(RECORDS)
    database = run_to_end(open_database(path, CancelToken()))
    names = ("NP_000658.1", "P07327", "ADH1G_HUMAN", "sp|P00326|ADH1G_HUMAN", "beta", "Q00000")
    found = run_to_end(sequences_named(database, names, CancelToken()))
    assert {name: one.letters for name, one in found.items()} == {
        "NP_000658.1": "MKV",
        "P07327": "MSTAGKVIKC",
        "ADH1G_HUMAN": "MSTAGKVIKCKA",
        "sp|P00326|ADH1G_HUMAN": "MSTAGKVIKCKA",
    }
    token = CancelToken()
    token.cancel()
    with pytest.raises(OperationCancelled):
        run_to_end(sequences_named(database, names, token))
