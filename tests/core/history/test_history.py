"""The history keeps runs: found by their words, reopened, renamed, deleted, in step with their files."""

from __future__ import annotations

import dataclasses
import json
import math
import os
import sqlite3
import subprocess
import sys
import threading
import time
from contextlib import closing
from pathlib import Path

import numpy as np
import pytest

from swathe.core.cancel import CancelToken, OperationCancelled
from swathe.core.errors import HistoryError
from swathe.core.history import history_file, run_file
from swathe.core.history.history import History
from swathe.core.history.run_file import read_run
from swathe.core.history.run_table import RunTable
from swathe.core.history.summary import RunSummary, summary_of
from swathe.core.results.hits import HitTable
from swathe.core.results.marks import Marks
from swathe.core.scoring.scheme import ScoringScheme
from swathe.core.search.round_options import RoundOptions
from swathe.core.sequences.fasta import parse
from swathe.core.statistics.conclusion import Basis
from tests.core.history.kept import add
from tests.core.history.searches import aligned, exported, request, result, run, save
from tests.gui.results_fixtures import cancelled_at_the_end, only_first_query, search

ROOT = Path(__file__).parents[3]


def test_a_new_history_is_empty_and_makes_nothing(history: History) -> None:
    assert history.runs() == history.heal() == [] and history.size() == 0
    assert not history.folder.exists()
    with pytest.raises(HistoryError, match="has no run nothing"):
        history.run("nothing")


def test_a_run_is_listed_as_it_was(history: History) -> None:
    found = result("both sides")
    row = history.run(add(history, found))
    summary = summary_of(found)
    assert history.runs() == [row]
    assert row.shown == row.title == summary.title == "q1 and 2 more vs small.fasta" and row.name == ""
    assert row.queries == "q1 nohits q3" and row.n_queries == 3
    for name in ("started", "seconds", "status", "engine", "database", "database_path", "database_key",
                 "sequences", "residues", "matrix", "gaps", "evalue", "rounds", "hits", "gcups", "command",
                 "version"):  # fmt: skip
        assert getattr(row, name) == getattr(summary, name), name
    assert row.gaps == "11/1" and row.matrix == "BLOSUM62" and row.status == "complete"
    assert row.bytes == history.path_of(row.id).stat().st_size == history.size()


def test_runs_with_other_options_are_told_apart_in_the_list(history: History) -> None:
    """Those that differed in E-values, or in which hits profiles take, were alike.

    "ADHN_RHOER left out" was cut to "ADHN_RHOER…", and read as added.
    """
    by_hand = RoundOptions(2, 0.1, include=("q3",), exclude=("sp|Q53062|ADHN_RHOER", "q1"))
    named, many = "incl. E ≤ 0.1 · q3 to be added · without ADHN_RHOER, q1", ("q1", "q2", "q3", "q4")
    asked = {
        "BLOSUM62 11/1": request(),
        "BLOSUM62 11/1 · E ≤ 1e-05 · best 3": request(evalue=1e-5, top=3),
        "BLOSUM62 11/1 · E-values: unadjusted": request(evalues="matrix"),
        "PAM30 9/1 · Short peptide": request(scheme=ScoringScheme.load("PAM30", 9, 1), evalues="matrix"),
        "PAM30 9/1": request(scheme=ScoringScheme.load("PAM30", 9, 1)),
        "BLOSUM62 11/1 · 2 rounds": request(iteration=RoundOptions(2)),
        f"BLOSUM62 11/1 · 2 rounds · {named}": request(iteration=by_hand),
        "BLOSUM62 11/1 · 2 of 5 rounds": request(iteration=RoundOptions(5)),
        "BLOSUM62 11/1 · 2 rounds · without 4 hits": request(iteration=RoundOptions(2, exclude=many)),
    }
    rows = [history.run(add(history, run(one))) for one in asked.values()]
    table = RunTable(rows, {})
    parameters = next(column for column in table.columns if column.key == "parameters")
    assert [parameters.brief(table, row) for row in range(len(rows))] == list(asked)


def test_runs_of_single_queries_without_headers_are_called_after_what_tells_them_apart(
    history: History,
) -> None:
    """Each was "Query_1 vs small.fasta"."""
    path = Path("bare_sequence.txt")
    joined, notes = parse(b"SIINFEKL\nGILGFVFTL\n", "x", bare=True)
    peptides = dataclasses.replace(request(queries=joined), query_notes=notes)
    asked = {
        "SIINFEKL": request(queries=parse(b"SIINFEKL", "x", bare=True)[0]),
        "MKVLAAGIV…": request(queries=parse(b">\nMKVLAAGIVGAGIVMKV", "x")[0]),
        path.name: request(queries=parse(b"siinfekl", "x", bare=True)[0], query_files=(path,)),
        "SIINFEKLG…, joined from 2 lines": peptides,
        "Query_1 and 1 more": request(queries=parse(b">\nMKV\n>\nMKVL", "x")[0]),
    }
    rows = [history.run(add(history, run(one))) for one in asked.values()]
    assert [row.title for row in rows] == [f"{name} vs small.fasta" for name in asked]
    assert history.open(rows[0].id).title == "SIINFEKL vs small.fasta"
    assert rows[0].queries == "SIINFEKL", "as in files"


def test_a_run_reopens_as_it_was(history: History) -> None:
    found = aligned(result("permuted"))
    saved = history.open(add(history, found, name="  with   spaces\n"))
    assert saved.name == "with spaces"
    assert exported(saved.result, "json") == exported(found, "json")


def test_the_last_run_comes_first(three: tuple[History, list[str]]) -> None:
    history, ids = three
    assert [row.id for row in history.runs()] == ids[::-1]
    assert [row.status for row in history.runs()] == ["cancelled", "complete", "complete"]
    assert history.size() == sum(row.bytes for row in history.runs())


@pytest.mark.parametrize(
    ("words", "found"),
    [
        ("", [2, 1, 0]),
        ("globins", [0]),
        ("GLOBINS q1", [0]),
        ("globins pssm", []),
        ("family", [1]),  # the query's name
        ("homo sapiens", [2, 1, 0]),  # its description
        ("small.fasta 11/1", [2, 1, 0]),
        ("cancelled", [2]),
        ("stopped early", [2]),
        ("blosum62 --threads cpu", [2, 1, 0]),
        ("%", []),
        ("_", None),
        ("'; DROP TABLE runs; --", []),
    ],
)
def test_searching(three: tuple[History, list[str]], words: str, found: list[int] | None) -> None:
    history, ids = three
    answer = [ids.index(row.id) for row in history.runs(words)]
    assert found is None or answer == found
    assert len(history.runs()) == 3


def test_renaming(three: tuple[History, list[str]]) -> None:
    history, ids = three
    history.rename(ids[1], "Über\nStraße")
    assert history.run(ids[1]).shown == "Über Straße" == history.open(ids[1]).title
    assert [row.id for row in history.runs("STRASSE über")] == [ids[1]]
    history.rename(ids[1], "")
    assert history.run(ids[1]).shown == history.run(ids[1]).title
    assert history.runs("strasse") == [] and history.heal() == []


def test_a_name_that_is_not_utf_8(three: tuple[History, list[str]]) -> None:
    """As the command line gives bytes of an argument that are not."""
    history, ids = three
    history.rename(ids[1], "caf\udce9")
    assert history.run(ids[1]).shown == "caf\\udce9"
    assert [row.id for row in history.runs("CAF\udce9")] == [ids[1]] and history.heal() == []


def test_deleting(three: tuple[History, list[str]]) -> None:
    history, ids = three
    history.delete(ids[0])
    assert [row.id for row in history.runs()] == [ids[2], ids[1]]
    assert not history.path_of(ids[0]).exists() and history.path_of(ids[1]).exists()
    assert history.heal() == []
    for ask in (history.run, history.open, history.delete, lambda run: history.rename(run, "x")):
        with pytest.raises(HistoryError, match=f"has no run {ids[0]}"):
            ask(ids[0])


def test_marks_are_kept_beside_the_file(three: tuple[History, list[str]], tmp_path: Path) -> None:
    history, ids = three
    before = history.path_of(ids[0]).read_bytes()
    saved = history.open(ids[0])
    saved.result.queries[0].hits.marks = Marks({0, 2}, {1}, {3: "odd"})
    marks = [query.hits.marks for query in saved.result.queries]
    history.set_marks(ids[0], marks)
    assert history.path_of(ids[0]).read_bytes() == before
    assert [query.hits.marks for query in history.open(ids[0]).result.queries] == marks
    history.rename(ids[0], "named")
    named = history.open(ids[0])
    copy = read_run(save(named.result, tmp_path / "copy.swr", name=named.name))
    assert copy.name == "named" and [query.hits.marks for query in copy.result.queries] == marks
    history.set_marks(ids[0], [Marks()] * 3)
    assert not history.open(ids[0]).result.queries[0].hits.marks


def test_notes_on_hits_find_their_run(three: tuple[History, list[str]]) -> None:
    history, ids = three
    assert history.runs("closest odd") == []
    history.set_marks(ids[0], [Marks({0, 2}, {1}, {3: "The closest"}), Marks({1}), Marks(notes={0: "ODD"})])
    history.set_marks(ids[1], [Marks({0})] * 3)
    assert [row.id for row in history.runs("closest odd")] == [ids[0]]
    assert [row.id for row in history.runs("odd globins closest")] == [ids[0]], "a name, too"
    assert history.runs("odd family") == []
    assert "the closest\nodd" in history.words()[ids[0]] and "notes" not in history.words()[ids[1]]
    assert [history.marked(run) for run in ids] == [(3, 1, 2), (3, 0, 0), (0, 0, 0)]
    assert history.all_marked() == {ids[0]: 6, ids[1]: 3}


def test_what_became_known_later_is_written_too(three: tuple[History, list[str]]) -> None:
    history, ids = three
    saved = history.open(ids[0])
    marks = [Marks({1}), Marks(), Marks()]
    history.set_marks(ids[0], marks)
    history.rename(ids[0], "renamed")
    for _ in history.replace(ids[0], aligned(saved.result), CancelToken()):
        pass
    again = history.open(ids[0])
    assert again.name == "renamed" and history.run(ids[0]).bytes > 0 and history.heal() == []
    assert [query.hits.marks for query in again.result.queries] == marks
    for one, other in zip(saved.result.queries, again.result.queries, strict=True):
        assert one.hits.alignments == other.hits.alignments
    assert len(history.runs()) == 3


def test_cancelling_adds_nothing(history: History) -> None:
    token = CancelToken()
    with pytest.raises(OperationCancelled):
        for _ in history.add(result("plain"), token):
            token.cancel()
    assert history.runs() == history.heal() == [] and not list((history.folder / "runs").iterdir())


def test_an_older_list_is_brought_up_to_date(
    three: tuple[History, list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    history, _ = three
    before = history.runs()
    newer = (*history_file.MIGRATIONS, "ALTER TABLE runs ADD COLUMN colour TEXT NOT NULL DEFAULT 'none'")
    with monkeypatch.context() as patch:
        patch.setattr(history_file, "MIGRATIONS", newer)
        assert history.runs() == before
        add(history, result("plain"))
        with closing(sqlite3.connect(history.folder / "history.sqlite")) as connection:
            assert connection.execute("SELECT DISTINCT colour FROM runs").fetchall() == [("none",)]
            assert connection.execute("PRAGMA user_version").fetchone() == (len(newer),)
    with pytest.raises(HistoryError, match="newer version"):
        history.runs()


def test_what_was_found_tells_runs_of_one_title_apart(history: History) -> None:
    """Queries without a name were told apart by the time alone."""
    residues = request().queries[0].letters
    rows = []
    for header, letters in (("", residues), ("", residues[:60]), ("  of a colleague", residues)):
        queries, _ = parse(f">{header}\n{letters}\n".encode(), "queries")
        rows.append(history.run(add(history, run(dataclasses.replace(request(), queries=queries)))))
    assert len({row.title for row in rows}) == 1 and len({row.found for row in rows}) == 3
    whole = rows[0]
    result = history.open(whole.id).result.queries[0]
    best = result.hits.brief("subject", 0)
    assert whole.found == f"{len(residues)} aa · {result.hits.n_significant} significant · best {best}"
    assert rows[2].found == f"of a colleague · {whole.found}"
    assert [row.id for row in history.runs("of a colleague")] == [rows[2].id]


@pytest.mark.parametrize(
    ("basis", "said"),
    [
        (Basis(given=True), " · if not in the PSSM"),
        (Basis("ACTNA_DICDI", math.log10(1.8), added=True, unconvincing=("ACTNA_DICDI",)), " · weak profile"),
        (Basis("ACTNA_DICDI", -4.0), ""),
    ],
)
def test_on_what_it_depends_that_hits_are_significant_is_kept(
    history: History, monkeypatch: pytest.MonkeyPatch, basis: Basis, said: str
) -> None:
    """The line over the results said so, and the list of runs "196 significant"."""
    found = run(request())
    monkeypatch.setattr(HitTable, "basis", basis)
    row = history.run(add(history, found))
    counts = sum(query.hits.n_significant or 0 for query in found.queries)
    assert row.found.endswith(f" · {counts:,} significant{said}")


def test_whether_rounds_converged_is_kept(history: History) -> None:
    """The list said how many rounds there were alone."""
    asked = request(queries=request().queries[:1])
    many = run(dataclasses.replace(asked, iteration=RoundOptions(9)))
    one = run(dataclasses.replace(asked, iteration=RoundOptions(1)))
    assert many.rounds[-1].converged and not one.rounds[-1].converged
    assert "converged" in history.run(add(history, many)).found.split(" · ")
    assert "not converged" in history.run(add(history, one)).found.split(" · ")


def test_queries_without_hits_do_not_hide_how_many_of_others_are_significant(history: History) -> None:
    """A run of 20 queries that had 263 said just '41,752 aa', as one of them had no hits."""
    found = run(request(evalue=1e-5))
    counts = [query.hits.n_significant for query in found.queries]
    assert not len(found.queries[1].hits) and counts[1] == 0 and None not in counts
    residues = sum(map(len, found.plan.request.queries))
    assert history.run(add(history, found)).found == f"{residues:,} aa · {sum(counts):,} significant"


def test_provisional_evalues_stay_so_and_nobody_counts_them(history: History) -> None:
    """They were listed with '134 significant', of which the complete run had none."""
    some = history.run(add(history, cancelled_at_the_end(search(evalues="matrix"), judged=1)))
    tables = [query.hits for query in history.open(some.id).result.queries]
    assert [hits.provisional for hits in tables] == [False, True] and tables[1].n_significant is None
    significant = f"{tables[0].n_significant:,} significant"
    assert some.found.endswith(f" aa · {significant} · 1 query with provisional E-values")
    none = history.run(add(history, only_first_query(cancelled_at_the_end(search(evalues="matrix")))))
    assert " aa · provisional E-values · best " in none.found and "significant" not in none.found
    by_matrix = history.open(add(history, search(evalues="matrix"))).result
    assert not any(query.hits.provisional for query in by_matrix.queries), "nothing else was asked for"


def test_how_far_a_stopped_batch_came_is_kept(history: History, monkeypatch: pytest.MonkeyPatch) -> None:
    """One stopped after 2 of 100 queries stood in the list like one stopped after 99."""
    whole = result("plain")
    partial = dataclasses.replace(whole.queries[1], compared=5)
    stopped = dataclasses.replace(whole, queries=(whole.queries[0], partial), complete=False)
    run_id = add(history, stopped)
    row = history.run(run_id)
    assert row.ended == "stopped after 1 of 3 queries" and row.queries_compared == 1
    assert [one.id for one in history.runs("stopped after 1 of 3")] == [run_id]
    assert [one.id for one in history.runs("stopped early")] == [run_id], "as before"
    assert history.run(add(history, whole)).ended == "complete"
    (history.folder / "history.sqlite").unlink()
    history.heal()
    assert history.run(run_id).ended == row.ended, "the file of the run says it, too"

    def before(found: object) -> RunSummary:
        return dataclasses.replace(summary_of(found), queries_compared=None)

    monkeypatch.setattr(run_file, "summary_of", before)
    old = save(stopped, history.folder / "runs" / "old.swr")
    history.heal()
    assert history.run("old").ended == "stopped early", "nobody counted"
    assert not read_run(old).result.complete and history.open("old").summary.queries_compared is None


@pytest.mark.parametrize(
    ("version", "missing"),
    [
        (1, {"found": "", "queries_compared": -1, "query_source": ""}),
        (2, {"queries_compared": -1, "query_source": ""}),
        (3, {"query_source": ""}),
    ],
    ids=["before what was found", "before how far it came", "before what its queries are called"],
)
def test_a_list_from_before_a_column_is_kept(
    history: History, version: int, missing: dict[str, str | int]
) -> None:
    run_id = add(history, result("plain"))
    with closing(sqlite3.connect(history.folder / "history.sqlite")) as connection, connection:
        words = connection.execute("SELECT words FROM runs").fetchone()[0]
        row = history.run(run_id)._replace(**missing)
        connection.execute("UPDATE runs SET checksum = ?", (history_file.checksum_of(row, words),))
        for column in missing:
            connection.execute(f"ALTER TABLE runs DROP COLUMN {column}")
        connection.execute(f"PRAGMA user_version = {version}")
    assert history.runs() == [row]
    assert history.heal() == [], "nothing was altered"


def test_a_migration_that_fails_changes_nothing(
    three: tuple[History, list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    history, _ = three
    with monkeypatch.context() as patch:
        wrong = (*history_file.MIGRATIONS, "DROP TABLE marks; DROP TABLE nothing")
        patch.setattr(history_file, "MIGRATIONS", wrong)
        with pytest.raises(HistoryError):
            history.runs()
    assert len(history.runs()) == 3
    history.set_marks(history.runs()[0].id, [Marks()])


def test_waiting_for_another_connection(
    three: tuple[History, list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    history, ids = three
    with closing(sqlite3.connect(history.folder / "history.sqlite", isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        assert len(history.runs()) == 3, "reading goes on"
        with monkeypatch.context() as patch:
            patch.setattr(history_file, "_WAIT", 0.05)
            with pytest.raises(HistoryError, match="in use by another process"):
                history.rename(ids[0], "x")
        waiting = threading.Thread(target=history.rename, args=(ids[0], "in the end"))
        waiting.start()
        time.sleep(0.1)
        assert history.run(ids[0]).name == "Globins"
        other.execute("COMMIT")
        waiting.join()
    assert history.run(ids[0]).name == "in the end"


PROCESS = """
import sys
from pathlib import Path
from swathe.core.cancel import CancelToken
from swathe.core.history.history import History
from swathe.core.history.run_file import read_run
from swathe.core.history.run_table import RunTable
history = History(Path(sys.argv[1]))
found = read_run(Path(sys.argv[2])).result
for number in range(6):
    for _ in history.add(found, CancelToken(), name=f"{sys.argv[3]} {number}"):
        pass
    history.heal()
    if number == 3:
        history.delete(history.runs(sys.argv[3])[0].id)
"""


@pytest.mark.long
def test_two_processes_at_once(history: History, tmp_path: Path) -> None:
    """Both make the list, add, heal and delete in it; nothing of either is lost."""
    path = save(result("plain"), tmp_path / "run.swr")
    processes = [
        subprocess.Popen(
            [sys.executable, "-c", PROCESS, str(history.folder), str(path), name],
            cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
        )
        for name in ("left", "right")
    ]  # fmt: skip
    outputs = [process.communicate(timeout=60)[0] for process in processes]
    assert [process.returncode for process in processes] == [0, 0], outputs
    assert len(history.runs("left")) == len(history.runs("right")) == 5
    assert history.heal() == []


def test_a_folder_that_cannot_be_written(tmp_path: Path) -> None:
    (tmp_path / "data").write_bytes(b"a file where the folder should be")
    with pytest.raises(HistoryError, match="cannot be created") as raised:
        add(History(tmp_path / "data"), result("plain"))
    assert "SWATHE_DATA_DIR" in raised.value.hint


def test_names_that_sqlite_cannot_hold(history: History) -> None:
    odd = Path(os.fsdecode(b"/\xff.fasta"))
    found = run(request())
    plan = dataclasses.replace(found.plan, request=dataclasses.replace(found.plan.request, database=odd))
    row = history.run(add(history, dataclasses.replace(found, plan=plan)))
    assert row.database_path == "/\\udcff.fasta" and json.dumps(row)
    assert history.open(row.id).result.plan.request.database == odd
    assert np.array_equal(history.open(row.id).result.queries[0].scores, found.queries[0].scores)
