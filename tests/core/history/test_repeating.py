"""A run says how to search so again, and whether its database is still what it was."""

from __future__ import annotations

import dataclasses
from pathlib import Path

import numpy as np
import pytest

from swathe.core.cancel import CancelToken, OperationCancelled
from swathe.core.history.repeating import Repeat, original_request, request_of, verify_database
from swathe.core.history.run_file import SavedRun, read_run
from swathe.core.history.summary import summary_of
from swathe.core.scoring.scheme import ScoringScheme
from swathe.core.search.round_options import RoundOptions
from swathe.core.sequences.alphabet import CODE_X, N_SCORED
from swathe.core.sequences.low_complexity import SegParameters
from swathe.core.system.steps import run_to_end
from tests.core.history.searches import KINDS, exported, request, result, run, save
from tests.long_run import long_but


@pytest.fixture
def own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> tuple[Path, SavedRun]:
    """A database of one's own, and a run that searched it."""
    monkeypatch.setenv("SWATHE_CACHE_DIR", str(tmp_path / "cache"))
    path = tmp_path / "own.fasta"
    path.write_text(">a\nMKVWHAVNCDEGHIKLMNP\n>b\nMKVWHAVNCDEWWWW\n")
    found = run(request(database=path, evalue=1e9))
    return path, read_run(save(found, tmp_path / "run.swr"))


def looked_into(saved: SavedRun) -> Repeat:
    return run_to_end(verify_database(saved, CancelToken()))


@pytest.mark.parametrize(
    "kind",
    long_but((kind for kind in KINDS if kind not in ("cancelled", "both sides")), "iterated, permuted"),
)
def test_searching_again_finds_the_same(kind: str, tmp_path: Path) -> None:
    found = result(kind)
    saved = read_run(save(found, tmp_path / "run.swr"))
    again = run(request_of(saved).request)
    assert exported(again, "fasta") == exported(found, "fasta")
    for one, other in zip(found.queries, again.queries, strict=True):
        assert np.array_equal(one.scores, other.scores)


def test_searching_again_with_a_pssm_gives_a_run_that_can_be_kept(tmp_path: Path) -> None:
    again = run(original_request(result("pssm")))
    kept = read_run(save(again, tmp_path / "again.swr", align=True)).result
    assert exported(kept, "fasta") == exported(again, "fasta")
    assert [len(query.hits.alignments.rows()) for query in kept.queries] == [
        len(query.hits) for query in again.queries
    ]


def test_a_pssm_and_the_matrix_of_the_profiles_are_what_scored_an_iterated_search() -> None:
    """With BLOSUM50 and with BLOSUM62 it found other hits, and both runs were called "PSSM 11/1"."""
    given = original_request(result("pssm"))
    only_pssm = dataclasses.replace(given, queries=given.queries[:1], iteration=RoundOptions(2))
    assert summary_of(run(only_pssm)).matrix == "PSSM, BLOSUM62"
    assert summary_of(run(dataclasses.replace(only_pssm, iteration=None))).matrix == "PSSM"
    assert summary_of(run(request(iteration=RoundOptions(2)))).matrix == "BLOSUM62"


def test_the_queries_are_those_that_were_given() -> None:
    for changes in ({"iteration": RoundOptions(3)}, {"mask": SegParameters()}):
        asked = request(**changes)
        original = original_request(run(asked))
        assert [query.letters for query in original.queries] == [query.letters for query in asked.queries]
        assert [type(query) for query in original.queries] == [type(query) for query in asked.queries]
        for field in dataclasses.fields(asked):
            if field.name != "queries":
                assert getattr(original, field.name) == getattr(asked, field.name), field.name


def test_a_run_made_when_u_and_o_scored_as_x_is_searched_again_as_now() -> None:
    now = ScoringScheme.load("BLOSUM62")
    matrix = now.matrix.copy()
    matrix[N_SCORED:] = matrix[CODE_X]
    matrix[:, N_SCORED:] = matrix[:, [CODE_X]]
    then = dataclasses.replace(now, matrix=matrix, matrix_notes=("U and O score as X.",))
    original = original_request(run(request(scheme=then)))
    assert np.array_equal(original.scheme.matrix, now.matrix)
    assert original.scheme.matrix_notes == ()


def test_a_database_that_is_the_same(own: tuple[Path, SavedRun]) -> None:
    path, saved = own
    assert request_of(saved).database == "unread" and request_of(saved).note == ""
    path.write_text(path.read_text().replace("\n>b", "\n\n>b"))  # another file with the same sequences
    repeat = looked_into(saved)
    assert (repeat.database, repeat.note) == ("same", "") and repeat.request.database == path


def test_a_database_that_changed(own: tuple[Path, SavedRun]) -> None:
    path, saved = own
    path.write_text(">a\nMKVWHAVNCDEGHIKLMNA\n>b\nMKVWHAVNCDEWWWW\n")
    repeat = looked_into(saved)
    assert (
        repeat.database == "changed"
        and "has changed since the run: it holds 2 sequences, and the run searched" in repeat.note
    )
    path.write_text(">a\nMK1V\n")
    repeat = looked_into(saved)
    assert repeat.database == "changed" and "cannot be read now: " in repeat.note


def test_a_database_that_is_gone(own: tuple[Path, SavedRun]) -> None:
    path, saved = own
    path.unlink()
    for repeat in (request_of(saved), looked_into(saved)):
        assert repeat.database == "missing"
        assert repeat.note == f"The database own.fasta is no longer at {path}: choose where it is now."


def test_looking_can_be_cancelled(own: tuple[Path, SavedRun]) -> None:
    token = CancelToken()
    token.cancel()
    with pytest.raises(OperationCancelled):
        for _ in verify_database(own[1], token):
            pass
