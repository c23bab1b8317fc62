"""Results that would fill the memory: refused before, or the search ends with what was found by then."""

from __future__ import annotations

import dataclasses
import gc
import json
import tracemalloc
from pathlib import Path

import numpy as np
import pytest

from swathe.core.cancel import CancelToken
from swathe.core.cli import main
from swathe.core.errors import InvalidRequest, MemoryShort
from swathe.core.export import Selection
from swathe.core.export.aligning import align_missing
from swathe.core.history.run_file import read_run
from swathe.core.reciprocal.request import ReciprocalRequest
from swathe.core.reciprocal.search import PairsFound, run_reciprocal
from swathe.core.results.hits import HitTable
from swathe.core.run import run_request
from swathe.core.scoring.scheme import ScoringScheme
from swathe.core.search.events import Cancelled, Failed, Finished, HitsFound, SearchResult
from swathe.core.search.request import SearchRequest
from swathe.core.search.round_options import RoundOptions
from swathe.core.sequences.fasta import read_sequences
from swathe.core.statistics.permutation_options import PairwiseOptions
from swathe.core.system.memory import MemoryBudget, available_memory, physical_memory
from swathe.core.system.resources import sample_database, sample_queries

SCHEME = ScoringScheme.load("BLOSUM62", 11, 1)
QUERIES = tuple(read_sequences(sample_queries())[0])


pytestmark = pytest.mark.usefixtures("cache")


@pytest.fixture
def memory(monkeypatch: pytest.MonkeyPatch):
    """Make up how much memory is available."""
    return lambda size: monkeypatch.setattr("swathe.core.system.memory.available_memory", lambda: size)


def request_of(queries=QUERIES, **changes) -> SearchRequest:
    return SearchRequest(queries, sample_database(), SCHEME, **{"evalue": 10.0, **changes})


def last_of(events):
    return list(events)[-1]


def test_many_hits_of_many_queries_are_refused_before_anything_is_searched(engine, memory) -> None:
    """Their scores alone would fit: 10 queries of 413 sequences take 17 kB."""
    memory(1_800_000)
    events = list(run_request(request_of(QUERIES * 5, evalue=1e9), engine, CancelToken()))
    assert isinstance(events[-1], Failed) and isinstance(events[-1].error, MemoryShort)
    assert not any(isinstance(event, HitsFound) for event in events)
    assert "10 queries and 413 sequences" in events[-1].error.message
    assert "about 413 hits each" in events[-1].error.message
    assert "E-value bound" in events[-1].error.hint and "fewer queries at a time" in events[-1].error.hint
    for fewer in ({"top": 5}, {"evalue": 10.0}):
        request = request_of(QUERIES * 5, **{"evalue": 1e9, **fewer})
        assert isinstance(last_of(run_request(request, engine, CancelToken())), Finished)


def stopped(last: object) -> SearchResult:
    assert isinstance(last, Cancelled) and last.partial is not None
    assert not last.partial.complete
    assert "memory" in last.partial.stopped and "E-value bound" in last.partial.stopped
    return last.partial


def test_what_grows_beyond_the_memory_ends_the_search_with_what_was_found(engine, memory) -> None:
    """The queries have 40 hits each, where an E-value of 0.001 foresees none."""
    memory(1_500_000)
    request = request_of(QUERIES * 20, evalue=0.001)
    events = list(run_request(request, engine, CancelToken()))
    found = stopped(events[-1])
    assert 1 < len(found.queries) < 40
    assert sum(query.nbytes for query in found.queries) <= 0.75 * 1_500_000
    assert [event.result for event in events if isinstance(event, HitsFound)] == list(found.queries)
    assert all(query.compared == 413 and len(query.hits) > 20 for query in found.queries)
    again = last_of(run_request(request_of(), engine, CancelToken()))
    assert isinstance(again, Finished), "the engine is as before"


def taken_by_others(monkeypatch: pytest.MonkeyPatch, after: int = 20) -> None:
    """Make up that another program takes memory during a search, when it has been asked for `after` times."""
    readings = iter([1_000_000] * after)
    monkeypatch.setattr("swathe.core.system.memory.available_memory", lambda: next(readings, 1_000))


def test_memory_that_others_take_counts_too(engine, monkeypatch) -> None:
    taken_by_others(monkeypatch)
    found = stopped(last_of(run_request(request_of(QUERIES * 10), engine, CancelToken())))
    assert 0 < len(found.queries) < 20


def test_a_first_query_that_does_not_fit_fails(engine, memory) -> None:
    memory(60_000)
    last = last_of(run_request(request_of(QUERIES[:1], evalue=1e-5), engine, CancelToken()))
    assert isinstance(last, Failed) and isinstance(last.error, InvalidRequest)
    assert "first query" in last.error.message


def test_the_system_giving_no_more_ends_it_the_same_way(engine, monkeypatch) -> None:
    calls = []

    def sometimes(*of, **kept) -> HitTable:
        calls.append(of)
        if len(calls) > 3:
            raise MemoryError
        return HitTable(*of, **kept)

    monkeypatch.setattr("swathe.core.search.selection.HitTable", sometimes)
    request = request_of(QUERIES * 3, threads=1)  # several may take a later query before an earlier one
    found = stopped(last_of(run_request(request, engine, CancelToken())))
    assert len(found.queries) == 3


@pytest.mark.long
def test_rounds_end_with_the_last_that_fits(engine, memory) -> None:
    request = request_of(QUERIES, iteration=RoundOptions(4))
    memory(1_000_000)
    found = stopped(last_of(run_request(request, engine, CancelToken())))
    assert 1 <= len(found.rounds) < 4
    assert len(found.queries) == len(QUERIES)
    assert "round" in found.stopped


@pytest.mark.long
def test_permutations_end_with_the_pairs_that_fit(engine, memory) -> None:
    memory(335_000)
    request = request_of(QUERIES[:1], evalue=1e-10, pairwise=PairwiseOptions(200))
    found = stopped(last_of(run_request(request, engine, CancelToken())))
    assert 0 < len(found.queries[0].hits.pairwise) < len(found.queries[0].hits)
    assert "permuted" in found.stopped


@pytest.mark.long
def test_reciprocal_searches_fewer_queries_at_a_time(engine, memory, tmp_path: Path) -> None:
    few = tmp_path / "few.fasta"
    few.write_bytes(b">".join(sample_database().read_bytes().split(b">")[:41]))
    request = ReciprocalRequest(few, few, SCHEME)
    whole = last_of(run_reciprocal(request, engine, CancelToken()))
    memory(250_000)
    portions = last_of(run_reciprocal(request, engine, CancelToken()))
    assert isinstance(whole, PairsFound) and isinstance(portions, PairsFound)
    assert portions.result.table.a.tolist() == whole.result.table.a.tolist()
    assert portions.result.cells == whole.result.cells
    memory(1_000)
    assert isinstance(last_of(run_reciprocal(request, engine, CancelToken())), Failed)


@pytest.fixture
def many_queries(tmp_path: Path) -> str:
    path = tmp_path / "many.fasta"
    path.write_bytes(sample_queries().read_bytes() * 20)
    return str(path)


def test_the_command_line_writes_what_was_found(
    memory, monkeypatch, many_queries, tmp_path: Path, capsys
) -> None:
    monkeypatch.setenv("SWATHE_DATA_DIR", str(tmp_path / "data"))
    memory(1_500_000)
    out, saved, runs = tmp_path / "hits.json", tmp_path / "run.swr", tmp_path / "data"
    words = ["search", many_queries, str(sample_database()), "--evalue", "0.001"]
    assert main([*words, "--format", "json", "-o", str(out), "--save", str(saved), "--history"]) == 3
    said = capsys.readouterr().err
    assert "The search stopped after" in said and "E-value bound" in said
    document = json.loads(out.read_text())
    search = document["search"]
    assert search["complete"] is False and "memory" in search["stopped"]
    assert 1 < search["queries_reached"] < 40
    kept = read_run(saved)
    assert kept.result.stopped == search["stopped"]
    assert kept.summary.status == "stopped"
    assert len(list((runs / "runs").glob("*.swr"))) == 1
    assert main(["runs", "show", str(saved)]) == 0
    assert "stopped early (memory ran short)" in capsys.readouterr().out


@pytest.mark.long
def test_scores_write_the_queries_that_were_reached(monkeypatch, many_queries, tmp_path, capsys) -> None:
    taken_by_others(monkeypatch, after=8)  # of 23 to 26 in all
    out = tmp_path / "scores.tsv"
    assert main(["scores", many_queries, str(sample_database()), "-o", str(out)]) == 3
    assert "The search stopped after" in capsys.readouterr().err
    lines = out.read_text().splitlines()
    assert len(lines) == 414 and 2 < len(lines[0].split("\t")) < 42
    assert json.loads((tmp_path / "scores.tsv.provenance.json").read_text())["complete"] is False


def test_a_result_counts_what_it_takes(engine) -> None:
    """Compared as sizes: a table with alignments, permuted pairs and notes, by itself."""
    request = request_of(QUERIES[:1] * 1, evalue=1e9)
    list(run_request(request, engine, CancelToken()))  # what is loaded once
    tracemalloc.start()
    try:
        gc.collect()
        before = tracemalloc.get_traced_memory()[0]
        result = last_of(run_request(request, engine, CancelToken())).result
        gc.collect()
        new = tracemalloc.get_traced_memory()[0] - before
        counted = result.queries[0].nbytes
        assert 0.8 * new < counted + 60_000 and counted < 1.2 * new
        assert counted >= 413 * 57
        before = tracemalloc.get_traced_memory()[0]
        for _ in align_missing(result, Selection.everything(result), CancelToken()):
            pass
        gc.collect()
        new, more = tracemalloc.get_traced_memory()[0] - before, result.queries[0].nbytes - counted
        assert 0.8 * new < more + 12_000 and more < 1.2 * new
        assert (
            result.queries[0].nbytes
            <= result.queries[0].scores.nbytes + result.queries[0].hits.nbytes_aligned
        )
        counted = result.queries[0].nbytes
        gc.collect()
        before = tracemalloc.get_traced_memory()[0]
        marks = result.queries[0].hits.marks
        marks.tick(range(400))
        for row in range(100):
            marks.note(row, f"a note on row {row}" * 10)
        gc.collect()
        new, more = tracemalloc.get_traced_memory()[0] - before, result.queries[0].nbytes - counted
        assert 0.8 * new < more < 1.2 * new
    finally:
        tracemalloc.stop()


@pytest.mark.long
def test_permuted_pairs_count_what_they_take(engine) -> None:
    request = request_of(QUERIES[:1], evalue=1e-5, pairwise=PairwiseOptions(300))
    result = last_of(run_request(request, engine, CancelToken())).result
    hits = result.queries[0].hits
    tracemalloc.start()
    try:
        before = tracemalloc.get_traced_memory()[0]
        copies = [
            dataclasses.replace(pair, counts=pair.counts.copy(), **{
                name: float(np.float64(getattr(pair, name)) + 0.0)
                for name in ("mean", "deviation", "z_value", "lambda_", "mu", "K", "lambda_error", "mu_error",
                             "log_k_error", "log10_p", "log10_p_error", "goodness_statistic", "goodness_p",
                             "misfit")
            })
            for pair in hits.pairwise.values()
        ]  # fmt: skip
        new = tracemalloc.get_traced_memory()[0] - before
    finally:
        tracemalloc.stop()
    counted = sum(pair.nbytes for pair in copies)
    assert 0.7 * new < counted < 1.3 * new


class TestAvailable:
    def test_it_is_part_of_what_is_built_in(self) -> None:
        there, built_in = available_memory(), physical_memory()
        assert there is not None and built_in is not None
        assert 0 < there <= built_in

    @pytest.mark.parametrize(
        ("line", "folder", "files", "left"),
        [
            ("0::/a/b", "a", {"memory.max": "1000", "memory.current": "900"}, 400),
            ("0::/a/b", "a/b", {"memory.max": "max", "memory.current": "900"}, None),
            ("0::/a/b", "a/b", {"memory.max": "max", "memory.high": "800", "memory.current": "900"}, 200),
            ("0::/gone/in/container", "", {"memory.max": "500", "memory.current": "200"}, 500),
            (
                "4:memory:/job", "memory/job",
                {"memory.limit_in_bytes": "1000", "memory.usage_in_bytes": "950"}, 350,
            ),
            ("4:memory:/job", "memory/job", {"memory.limit_in_bytes": str(2**63 - 4096)}, None),
            ("4:cpu:/job", "memory/job", {"memory.limit_in_bytes": "1", "memory.usage_in_bytes": "0"}, None),
        ],
    )  # fmt: skip
    def test_limits_of_control_groups_count(
        self, tmp_path: Path, monkeypatch, line: str, folder: str, files: dict[str, str], left: int | None
    ) -> None:
        groups = tmp_path / "groups"
        (groups / folder).mkdir(parents=True)
        for name, text in files.items():
            (groups / folder / name).write_text(text + "\n")
        (groups / folder / "memory.stat").write_text("anon 600\nactive_file 200\ninactive_file 100\n")
        (tmp_path / "cgroup").write_text(line + "\n")
        monkeypatch.setattr("swathe.core.system.memory._GROUPS", groups)
        monkeypatch.setattr("swathe.core.system.memory._GROUPS_OF_SELF", tmp_path / "cgroup")
        monkeypatch.setattr("swathe.core.system.memory._available_of_system", lambda: 10**9)
        assert available_memory() == (10**9 if left is None else left)

    def test_a_room_takes_three_quarters_and_leaves_a_tenth(self, memory) -> None:
        memory(1_000)
        budget = MemoryBudget()
        budget.require(750)
        budget.take(700)
        budget.require(50)
        with pytest.raises(MemoryShort):
            budget.require(51)
        memory(120)
        budget = MemoryBudget()
        with pytest.raises(MemoryShort):
            budget.require(109)
