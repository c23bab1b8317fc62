"""Several databases as one: the database that their FASTA files in a row would make, byte for byte."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from swathe.core.cancel import CancelToken
from swathe.core.cuda.tiled import planning
from swathe.core.database import import_fasta, joined, open_database, open_databases
from swathe.core.engines.cpu import CpuEngine
from swathe.core.engines.gpu import GpuEngine
from swathe.core.engines.hybrid import HybridEngine
from swathe.core.errors import DatabaseError, InvalidRequest
from swathe.core.history.repeating import request_of, verify_database
from swathe.core.history.run_file import read_run, write_run
from swathe.core.results.filters import Condition, Filter, Operator, matching
from swathe.core.scoring.scheme import ScoringScheme
from swathe.core.search.request import SearchRequest
from swathe.core.search.round_options import RoundOptions
from swathe.core.sequences.fasta import read_sequences
from swathe.core.statistics.permutation_options import PairwiseOptions
from swathe.core.system.resources import sample_queries
from swathe.core.system.steps import run_to_end
from swathe.core.system.values import Encoder
from tests.core.cuda.conftest import on_fakes  # noqa: F401 - a fixture
from tests.core.cuda.fake_session import Fleet, fake_device
from tests.core.cuda.searching import expected, query_of, search
from tests.long_run import long_but
from tests.searching import run

pytestmark = pytest.mark.usefixtures("cache")
AMINO = "ARNDCQEGHILKMFPSTWYV"


@pytest.fixture(scope="module")
def files(tmp_path_factory: pytest.TempPathFactory) -> tuple[list[Path], Path]:
    """Three databases, the second packed, and the FASTA file of all their records in a row."""
    folder = tmp_path_factory.mktemp("files")
    rng = np.random.default_rng(7)
    parent = read_sequences(sample_queries())[0][0].letters
    paths, texts = [], []
    for number, name in enumerate(("one.fasta", "two.fasta", "three.fasta")):
        records = []
        for place in range(70 + 30 * number):
            size = int(rng.integers(0, 90))
            letters = "".join(rng.choice(list(AMINO), size))
            if place % 7 == 0:
                letters = "".join(rng.choice(list(AMINO)) if rng.random() < 0.4 else one for one in parent)
            header = f"{'same' if place == 14 else f's{number}_{place}'} [Mus {number}]" if place != 3 else ""
            records.append(f">{header}\n{letters}\n")
        texts.append("".join(records))
        paths.append(folder / name)
        paths[-1].write_text(texts[-1])
    packed = folder / "two.swdb"
    run_to_end(import_fasta(paths[1], packed, CancelToken()))
    paths[1] = packed
    whole = folder / "whole.fasta"
    whole.write_text("".join(texts))
    return paths, whole


@pytest.fixture(params=[1 << 24, 500])
def both(files, request, monkeypatch):
    """The joined databases, and the packed one of everything."""
    monkeypatch.setattr(joined, "_STEP", request.param)
    paths, whole = files
    return (
        run_to_end(open_databases(paths, CancelToken())),
        run_to_end(open_database(whole, CancelToken())),
    )


def request(paths: list[Path], **changes) -> SearchRequest:
    return SearchRequest(
        read_sequences(sample_queries())[0],
        paths[0],
        ScoringScheme.load("BLOSUM62", 11, 1),
        more_databases=tuple(paths[1:]) or None,
        **changes,
    )


def rows_of(result) -> list[list[tuple]]:
    """Everything that says which hits there are, in which order, and how good."""
    return [
        [
            (query.hits.header(row), query.hits.number("score", row), query.hits.number("evalue", row))
            for row in range(len(query.hits))
        ]
        for query in result.queries
    ]


class TestThePlaces:
    def test_every_array_is_that_of_the_whole(self, both):
        several, whole = both
        for name in ("lengths", "offsets", "records", "header_offsets"):
            assert np.array_equal(getattr(several, name), getattr(whole, name)), name
        assert np.array_equal(several.residues[:], whole.residues[:])
        assert np.array_equal(several.header_bytes[:], whole.header_bytes[:])
        for field in ("n_sequences", "n_residues", "longest", "residue_counts"):
            assert getattr(several.manifest, field) == getattr(whole.manifest, field)

    def test_any_range_of_the_residues(self, both):
        several, whole = both
        expected = whole.residues[:]
        rng = np.random.default_rng(1)
        for begin, end in np.sort(rng.integers(0, expected.size, (200, 2)), axis=1).tolist():
            assert np.array_equal(several.residues[begin:end], expected[begin:end])
            part = several.residues.part(begin, end)
            middle = (end - begin) // 2
            assert part.size == end - begin
            assert np.array_equal(part.part(middle, part.size)[:], expected[begin + middle : end])

    def test_single_sequences_ranges_and_residues_in_memory(self, both):
        several, whole = both
        for index in range(whole.n_sequences):
            assert several.header(index) == whole.header(index)
            assert np.array_equal(several.codes(index), whole.codes(index))
        some, same = several.subjects().range(30, 200), whole.subjects().range(30, 200)
        assert np.array_equal(some.residues[:], same.residues[:])
        with several.residues.in_memory():
            assert np.array_equal(several.codes(250), whole.codes(250))

    def test_each_sequence_knows_its_database_and_its_place_there(self, both, files):
        several, _ = both
        everything = np.arange(several.n_sequences)
        parts, records = several.part_numbers(everything), several.own_records(everything)
        assert [part.name for part in several.parts] == ["one.fasta", "two.swdb", "three.fasta"]
        opened = [run_to_end(open_database(path, CancelToken())) for path in files[0]]
        for index in everything.tolist():
            own = opened[parts[index]]
            place = int(np.flatnonzero(own.records == records[index])[0])
            assert own.header(place) == several.header(index)
            assert np.array_equal(own.codes(place), several.codes(index))

    def test_the_key_is_that_of_these_databases_in_this_order(self, files):
        def key(*paths: Path) -> str:
            return run_to_end(open_databases(paths, CancelToken())).key

        a, b, c = files[0]
        assert key(a, b) == key(a, b)
        assert len({key(a, b), key(b, a), key(a, c), key(a)}) == 4


class TestRefused:
    def test_a_file_that_is_given_twice(self, files):
        path = files[0][0]
        with pytest.raises(InvalidRequest, match="is given twice: every hit would be there twice"):
            request([path, path.parent / "." / path.name])

    def test_the_same_sequences_under_another_name(self, files):
        paths, _ = files
        with pytest.raises(DatabaseError, match=r"holds the same sequences as .*two\.swdb"):
            run_to_end(open_databases([paths[1], paths[1].with_suffix(".fasta")], CancelToken()))


def test_names_are_as_long_as_it_takes_to_tell_them_apart():
    names = joined.distinct_names([Path("/a/x/db.fasta"), Path("/b/x/db.fasta"), Path("/c/other.fasta")])
    assert names == ("a/x/db.fasta", "b/x/db.fasta", "other.fasta")
    assert joined.joined_name(names[1:]) == "b/x/db.fasta + other.fasta"
    assert joined.joined_name(["a", "b", "c", "d"]) == "a + 3 more"


class TestSearching:
    @pytest.mark.parametrize("evalues", ["adjusted", "fitted", "matrix"])
    def test_finds_what_the_whole_file_has(self, files, evalues):
        paths, whole = files
        one, other = (run(request(given, evalues=evalues)) for given in (paths, [whole]))
        assert rows_of(one) == rows_of(other)
        assert len(rows_of(one)[0]) > 30
        for mine, theirs in zip(one.queries, other.queries, strict=True):
            assert np.array_equal(mine.scores, theirs.scores)

    def test_rounds_and_permutations(self, files):
        paths, whole = files
        changes = {"iteration": RoundOptions(2), "pairwise": PairwiseOptions(100, top=5)}
        one, other = (run(request(given, **changes)) for given in (paths, [whole]))
        assert rows_of(one) == rows_of(other)
        for mine, theirs in zip(one.queries, other.queries, strict=True):
            assert np.array_equal(
                mine.hits.values("pairwise_p"), theirs.hits.values("pairwise_p"), equal_nan=True
            )
            assert np.array_equal(mine.hits.values("round"), theirs.hits.values("round"), equal_nan=True)

    @pytest.mark.parametrize("memory", long_but([None, 220_000], 220_000))
    def test_on_devices(self, on_fakes, both, monkeypatch, memory):  # noqa: F811
        several, whole = both
        monkeypatch.setattr(planning, "CHUNK_WORDS", 1_500)
        engine, _ = on_fakes(GpuEngine, 2, memory_limit=memory)
        query = query_of(40)
        assert (search(engine, query, several.subjects()) == expected(query, whole.subjects())).all()

    def test_on_cpu_and_gpu_at_once(self, both):
        several, whole = both
        fleet = Fleet()
        engine = HybridEngine(CpuEngine(1), GpuEngine([fake_device(0)], open_session=fleet.open), 1, 1e9)
        query = query_of(40)
        try:
            assert (search(engine, query, several.subjects()) == expected(query, whole.subjects())).all()
        finally:
            engine.close()

    def test_the_same_name_in_two_databases_is_two_hits(self, files):
        hits = run(request(files[0])).queries[0].hits
        same = [row for row in range(len(hits)) if hits.text("subject", row) == "same"]
        assert sorted(hits.text("database", row) for row in same) == ["one.fasta", "three.fasta", "two.swdb"]
        assert {int(hits.number("record", row)) for row in same} == {15}


class TestWhatIsKept:
    def test_a_run_opens_with_its_databases(self, files, tmp_path):
        paths, _ = files
        found = run(request(paths))
        run_to_end(write_run(found, tmp_path / "run.swr", CancelToken(), align=False))
        saved = read_run(tmp_path / "run.swr")
        assert rows_of(saved.result) == rows_of(found)
        mine, theirs = saved.result.queries[0].hits, found.queries[0].hits
        for key in ("database", "subject"):
            assert [mine.text(key, row) for row in range(len(mine))] == [
                theirs.text(key, row) for row in range(len(theirs))
            ]
        assert np.array_equal(mine.values("record"), theirs.values("record"))
        assert saved.result.plan.database.key == found.plan.database.key
        assert request_of(saved).request.databases == tuple(paths)
        assert run_to_end(verify_database(saved, CancelToken())).database == "same"
        assert saved.summary.database == "one.fasta + two.swdb + three.fasta"

    def test_a_part_that_is_gone_or_changed_is_noticed(self, files, tmp_path):
        copies = [tmp_path / path.name for path in files[0]]
        for path, copy in zip(files[0], copies, strict=True):
            copy.write_bytes(path.read_bytes())
        run_to_end(write_run(run(request(copies)), tmp_path / "run.swr", CancelToken(), align=False))
        saved = read_run(tmp_path / "run.swr")
        copies[2].write_text(">other\nMKV\n")
        assert run_to_end(verify_database(saved, CancelToken())).database == "changed"
        copies[2].unlink()
        looked = run_to_end(verify_database(saved, CancelToken()))
        assert looked.database == "missing"
        assert "three.fasta" in looked.note

    def test_filtered_and_sorted_by_database(self, files):
        hits = run(request(files[0])).queries[0].hits
        condition = Condition.read("database", Operator.IS, "two.swdb")
        kept = matching(hits, Filter(conditions=(condition,)))
        names = np.array([hits.text("database", row) for row in range(len(hits))])
        assert np.array_equal(kept, names == "two.swdb")
        assert kept.any()
        assert names[hits.order_by("database")].tolist() == sorted(names)

    def test_a_run_of_one_database_is_written_as_before(self, files):
        assert "more_databases" not in Encoder({}).encode(request(files[0][:1]))
        assert "more_databases" in Encoder({}).encode(request(files[0]))
