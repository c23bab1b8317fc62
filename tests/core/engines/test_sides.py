"""What the sides of an engine did, added up over the queries of a search."""

from __future__ import annotations

import io
from dataclasses import replace

import pytest

from swathe.core.cancel import CancelToken
from swathe.core.cli.table import write_table
from swathe.core.engines import open_engine
from swathe.core.engines.base import Engine, EngineReport
from swathe.core.engines.sides import Side, summed
from swathe.core.export.provenance import lines, provenance
from swathe.core.run import run_request
from swathe.core.scoring.scheme import ScoringScheme
from swathe.core.search.events import Finished, Progress
from swathe.core.search.request import SearchRequest
from swathe.core.sequences.fasta import read_sequences
from swathe.core.system.resources import sample_database, sample_queries


def test_sides_are_summed_by_name() -> None:
    sides = [
        Side("gpu", 90, 1.0, 0.9),
        Side("cpu", 10, 0.5, 0.1),
        Side("gpu", 100, 1.0, 1.0),
        Side("cpu", 0, 0.0, 0.0),
    ]
    gpu, cpu = summed(sides)
    assert (gpu.name, gpu.cells, gpu.seconds, gpu.share) == ("gpu", 190, 2.0, 0.95)
    assert (cpu.name, cpu.cells, cpu.seconds, cpu.share) == ("cpu", 10, 0.5, pytest.approx(0.05))
    assert gpu.gcups == 95e-9
    assert summed([]) == ()
    assert summed([Side("gpu", 0, 0.0, 0.0)]) == (Side("gpu", 0, 0.0, 0.0),)
    assert Side("cpu", 0, 0.0, 0.0).gcups == 0.0


class TwoSided(Engine):
    """The CPU engine, as one that did half of each query on either side."""

    def __init__(self) -> None:
        self.engine = open_engine("cpu", threads=1)
        self.name, self.label, self.kernel = "hybrid", "two sides", "lanes"
        self.warnings = []

    def score(self, *arguments):
        sides = (Side("gpu", 0, 0.0, 0.0), Side("cpu", 0, 0.0, 0.0))
        self.report = EngineReport(sides)
        for cells in self.engine.score(*arguments):
            sides = tuple(replace(side, cells=cells // 2, seconds=1.0, share=0.5) for side in sides)
            self.report = EngineReport(sides)
            yield cells
        self.report = EngineReport(sides, "The second half was odd.")

    def close(self) -> None:
        self.engine.close()


def test_a_search_tells_them(tmp_path, monkeypatch) -> None:
    monkeypatch.setenv("SWATHE_CACHE_DIR", str(tmp_path))
    queries, _ = read_sequences(sample_queries())
    request = SearchRequest(queries, sample_database(), ScoringScheme.load("BLOSUM62", 11, 1))
    engine = TwoSided()
    try:
        events = list(run_request(request, engine, CancelToken()))
    finally:
        engine.close()
    told = [event.sides for event in events if isinstance(event, Progress)]
    assert all([side.name for side in sides] == ["gpu", "cpu"] for sides in told)
    cells = [sum(side.cells for side in sides) for sides in told]
    assert cells == sorted(cells), "over all queries"
    (finished,) = [event for event in events if isinstance(event, Finished)]
    assert finished.result.sides == told[-1]
    assert [side.seconds for side in finished.result.sides] == [len(queries)] * 2
    assert finished.result.notes == (engine.report.note,), "once, though every query has it"

    facts = provenance(finished.result)
    assert facts["engine_notes"] == [engine.report.note]
    assert [(side["name"], side["share"]) for side in facts["sides"]] == [("gpu", 0.5), ("cpu", 0.5)]
    words = [side.words for side in finished.result.sides]
    assert [said for label, said in lines(finished.result) if label == "Side"] == words
    table = io.BytesIO()
    write_table(finished.result, table, 100)
    for line in (f"Note        {engine.report.note}", *(f"Side        {side}" for side in words)):
        assert table.getvalue().decode().count(f"{line}\n") == len(queries)
