"""Searching from Python: every kind of query, every option, engines that stay open."""

import gzip
import json
import os
import shlex
import sys
import threading
import types
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from Bio import SeqIO
from Bio.Seq import Seq
from Bio.SeqRecord import SeqRecord

import swathe
import swathe.core.engines
from swathe.core.cli import main
from tests.pssm_files import pssm_text, usual_scores

GLOBIN = "MVLSEGEWQLVLHVWAKVEADVAGHGQDILIRLFKSHPETLEKFDRF"


@pytest.fixture(scope="module")
def small(tmp_path_factory: pytest.TempPathFactory, database: Path) -> Path:
    """A database of the sample's first thirty sequences and one more."""
    path = tmp_path_factory.mktemp("small") / "small.fasta"
    records = database.read_text().split("\n>")[:30]
    path.write_text("\n>".join([*records, f"globin a myoglobin\n{GLOBIN}\n"]))
    return path


def found(hits: swathe.Hits) -> list[tuple[str, int]]:
    return [(hit.subject, hit.score) for hit in hits]


class TestQueries:
    def test_a_path_text_residues_a_pair_and_a_record_are_the_same_query(
        self, tmp_path: Path, small: Path
    ) -> None:
        path = tmp_path / "mine.fasta"
        path.write_text(f">mine of Swathe\n{GLOBIN}\n")
        (tmp_path / "mine.fasta.gz").write_bytes(gzip.compress(path.read_bytes()))
        record = SeqRecord(Seq(GLOBIN), id="mine", description="of Swathe")
        with path.open() as file:
            (read,) = SeqIO.parse(file, "fasta")
        expected = swathe.search(path, small)
        assert expected[0].subject == "globin"
        kinds: list[Any] = [
            str(path), tmp_path / "mine.fasta.gz", path.read_text(), ("mine of Swathe", GLOBIN), record, read,
            [path], [record], iter([("mine of Swathe", GLOBIN)]),
            ("mine of Swathe", f"{GLOBIN[:20]}\n{GLOBIN[20:]}"),
        ]  # fmt: skip
        for query in kinds:
            hits = swathe.search(query, small)
            assert hits.queries == ("mine",)
            assert found(hits) == found(expected)
        assert found(swathe.search(GLOBIN, small)) == found(expected)
        assert swathe.search(GLOBIN, small).queries == ("Query_1",)

    def test_the_header_of_a_record_is_its_own(self, tmp_path: Path, small: Path) -> None:
        """Biopython repeats the name in the description of what it read, not of what one makes."""
        record = SeqRecord(Seq(GLOBIN), id="mine", description="of Swathe")
        unnamed = SeqRecord(Seq(GLOBIN))
        path = tmp_path / "hits.json"
        swathe.search([record, unnamed], small).export(path)
        queries = json.loads(path.read_text())["queries"]
        assert [(query["query"], query["description"]) for query in queries] == [
            ("mine", "of Swathe"),
            ("", ""),
        ]

    def test_several_of_all_kinds_go_in_one_search(self, tmp_path: Path, query: Path, small: Path) -> None:
        path = tmp_path / "scores.pssm"
        path.write_text(pssm_text(GLOBIN, usual_scores(GLOBIN)))
        hits = swathe.search([query, ("mine", GLOBIN), path, ("yours", GLOBIN[:20])], small)
        assert hits.queries == ("sp|P07550|ADRB2_HUMAN", "sp|P07327|ADH1A_HUMAN", "mine", "scores", "yours")
        assert hits.by_query["scores"][0].subject == "globin"

    def test_a_word_is_a_file_if_there_is_one(
        self, tmp_path: Path, small: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.chdir(tmp_path)
        assert swathe.search("MVLSEGEW", small).queries == ("Query_1",)
        Path("MVLSEGEW").write_text(f">file\n{GLOBIN}\n")
        assert swathe.search("MVLSEGEW", small).queries == ("file",)

    def test_home_is_known(self, tmp_path: Path, small: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setenv("HOME", str(tmp_path))
        monkeypatch.setenv("USERPROFILE", str(tmp_path))
        (tmp_path / "mine.fasta").write_text(f">mine\n{GLOBIN}\n")
        assert swathe.search("~/mine.fasta", small).queries == ("mine",)

    @pytest.mark.parametrize(
        ("query", "message", "hint"),
        [
            ("queries", "queries", "path"),  # lower case: no residues, and no such file
            ("nowhere.fasta", "nowhere.fasta", ""),
            ([], "There is no query.", ""),
            (17, "int is nothing to search with.", "SeqRecord"),
            ([("mine", GLOBIN), 17], "int is nothing", "SeqRecord"),
            (("mine", ""), "its only record has no residues", ""),
            (("mine", "MV1"), "record 1", ""),
            (("mine", ">MVL"), "begin with '>'", "apart"),
            ("", "", ""),
        ],
    )  # fmt: skip
    def test_what_is_no_query_is_said(self, query: Any, message: str, hint: str, small: Path) -> None:
        with pytest.raises(swathe.SwatheError) as raised:
            swathe.search(query, small)
        assert message in raised.value.message
        assert hint in raised.value.hint

    def test_a_header_cannot_smuggle_records_in(self, small: Path) -> None:
        assert swathe.search(("mine\n>yours\nMVL", GLOBIN), small).queries == ("mine",)

    def test_nucleotides_are_refused_unless_they_are_allowed(self, small: Path) -> None:
        with pytest.raises(swathe.SwatheError, match="nucleotide"):
            swathe.search(("dna", "ACGT" * 30), small)
        swathe.search(("dna", "ACGT" * 30), small, allow_nucleotides=True)

    def test_what_is_no_database_is_said(self, tmp_path: Path) -> None:
        with pytest.raises(swathe.SwatheError, match="nowhere"):
            swathe.search(GLOBIN, tmp_path / "nowhere.fasta")
        with pytest.raises(swathe.SwatheError, match="int is no database"):
            swathe.search(GLOBIN, [3])  # type: ignore[list-item]
        with pytest.raises(swathe.SwatheError, match="no database in the list"):
            swathe.search(GLOBIN, [])


class TestOptions:
    def test_hits_are_those_of_the_command_line(
        self, tmp_path: Path, query: Path, database: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        """The same files, digit by digit, with options of every kind."""
        theirs, ours = tmp_path / "theirs.csv", tmp_path / "ours.csv"
        words = shlex.split(
            "--preset distant --gap-open 13 --evalue 0.1 --top 7 --mask seg --seg 12/2.2/2.5 "
            "--evalues fitted --permutations 100 --permute both --permute-top 2 --permute-evalue 1e-3 "
            "--seed 5 --censored 0.5 --engine cpu --kernel lanes --kernel-option simd=auto --threads 2 "
            "--allow-nucleotides -q"
        )
        assert main(["search", str(query), str(database), *words, "--format", "csv", "-o", str(theirs)]) == 0
        hits = swathe.search(
            query, database, preset="distant", gap_open=13, evalue=0.1, top=7, mask="seg", seg="12/2.2/2.5",
            evalues="fitted", permutations=100, permute="both", permute_top=2, permute_evalue=1e-3, seed=5,
            censored=0.5, engine="cpu", kernel="lanes", kernel_option={"simd": "auto"}, threads=2,
            allow_nucleotides=True,
        )  # fmt: skip
        hits.export(ours)

        def rows(path: Path) -> list[str]:
            return [
                line for line in path.read_text().splitlines() if not line.startswith(("# Date", "# Speed"))
            ]

        assert rows(ours) == rows(theirs)
        assert len(hits) == 14

    def test_rounds_are_those_of_the_command_line(self, tmp_path: Path, query: Path, database: Path) -> None:
        theirs, ours = tmp_path / "theirs.tsv", tmp_path / "ours.tsv"
        words = ["--rounds", "2", "--inclusion", "1e-5", "-q", "--no-comments", "--format", "tsv"]
        pssm = tmp_path / "theirs.pssm"
        assert main(
            ["search", str(query), str(database), *words, "-o", str(theirs), "--save-pssm", str(pssm)]
        ) == 0  # fmt: skip
        hits = swathe.search(query, database, rounds=2, inclusion=1e-5)
        hits.export(ours, comments=False)
        assert ours.read_text() == theirs.read_text()
        assert len(hits.rounds) == 2
        assert found(hits.rounds[-1]) == found(hits)
        hits.by_query[0].save_pssm(tmp_path / "ours.pssm")
        assert (tmp_path / "ours.pssm").read_text() == (tmp_path / "theirs.1.pssm").read_text()
        with pytest.raises(swathe.SwatheError, match="hits of 2"):
            hits.save_pssm(tmp_path / "both.pssm")

    def test_a_pssm_without_rounds_is_refused(self, tmp_path: Path, sample_hits: swathe.Hits) -> None:
        with pytest.raises(swathe.SwatheError, match="no rounds"):
            sample_hits.save_pssm(tmp_path / "none.pssm")
        assert sample_hits.rounds == ()

    @pytest.mark.parametrize(
        ("options", "message", "hint"),
        [
            ({"permute_top": 3}, "not the number of permutations", "Add permutations=1000."),
            ({"seg": "12/2.2/2.5"}, "seg is set", "Add mask='seg', or leave seg out."),
            ({"inclusion": 0.1}, "inclusion is an option of iterated searches", "Add rounds=5;"),
            ({"mask": "dust"}, "no masking 'dust'", "seg"),
            ({"preset": "near"}, "no preset 'near'", "usual"),
            ({"evalues": "none"}, "no method 'none'", "adjusted"),
            ({"permutations": 100, "permute": "all"}, "'all' is nothing", "subject"),
            ({"matrix": "BLOSUM63"}, "no matrix BLOSUM63", ""),
            ({"engine": "quantum"}, "no engine 'quantum'", "cpu"),
            ({"kernel": "warp"}, "no kernel 'warp'", "lanes"),
            ({"engine": "cpu", "device": 0}, "GPU 0", ""),
            ({"evalue": 0}, "not above 0", ""),
        ],
    )
    def test_options_that_cannot_be_are_said_in_words_of_python(
        self, options: dict[str, Any], message: str, hint: str, small: Path
    ) -> None:
        with pytest.raises(swathe.SwatheError) as raised:
            swathe.search(GLOBIN, small, **options)
        assert message in raised.value.message
        assert hint in raised.value.hint
        assert "--" not in str(raised.value)

    def test_a_matrix_of_ones_own(self, tmp_path: Path, small: Path) -> None:
        letters = "ARNDCQEGHILKMFPSTWYV"
        rows = [f"{a} {' '.join('5' if a == b else '-3' for b in letters)}" for a in letters]
        path = tmp_path / "own.mat"
        path.write_text("\n".join([f"  {' '.join(letters)}", *rows, ""]))
        hits = swathe.search(GLOBIN, small, matrix=path, gap_open=10, gap_extend=1)
        assert hits[0].score == 5 * len(GLOBIN)


class TestEngines:
    @pytest.fixture
    def opened(self, monkeypatch: pytest.MonkeyPatch) -> Iterator[list[Any]]:
        """Record what is opened, from nothing open."""
        swathe.close_engines()
        engines: list[Any] = []
        genuine = swathe.core.engines.open_engine

        def recording(*arguments: Any) -> Any:
            engines.append(genuine(*arguments))
            return engines[-1]

        monkeypatch.setattr(swathe.core.engines, "open_engine", recording)
        yield engines
        swathe.close_engines()

    def test_one_is_opened_for_many_searches(self, opened: list[Any], small: Path) -> None:
        for _ in range(3):
            swathe.search(GLOBIN, small, engine="cpu")
        assert len(opened) == 1
        swathe.search(GLOBIN, small, engine="cpu", threads=1)
        assert len(opened) == 2
        swathe.close_engines()
        swathe.search(GLOBIN, small, engine="cpu")
        assert len(opened) == 3

    def test_one_of_ones_own_is_open_until_it_is_closed(self, opened: list[Any], small: Path) -> None:
        with swathe.open_engine("cpu", threads=1, kernel="scalar") as engine:
            first = swathe.search(GLOBIN, small, engine=engine)
            second = swathe.search(GLOBIN, small, engine=engine)
            assert (engine.name, engine.kernel) == ("cpu", "scalar")
            assert "CPU, 1 thread" in engine.label and engine.label in repr(engine)
        assert len(opened) == 1
        assert found(first) == found(second)
        assert first.provenance["kernel"] == "scalar"
        assert "closed" in repr(engine)
        with pytest.raises(swathe.SwatheError, match="was closed"):
            swathe.search(GLOBIN, small, engine=engine)

    def test_an_open_one_has_its_options_already(self, small: Path) -> None:
        with (
            swathe.open_engine("cpu") as engine,
            pytest.raises(swathe.SwatheError, match="has its kernel"),
        ):
            swathe.search(GLOBIN, small, engine=engine, kernel="scalar")

    def test_one_whose_search_failed_is_opened_anew(self, opened: list[Any], small: Path) -> None:
        with pytest.raises(swathe.SwatheError):
            swathe.search(GLOBIN, small.with_name("nowhere.fasta"), engine="cpu")
        swathe.search(GLOBIN, small, engine="cpu")
        assert len(opened) == 2

    def test_threads_take_turns(self, opened: list[Any], small: Path) -> None:
        with ThreadPoolExecutor(4) as pool:
            hits = list(pool.map(lambda _: swathe.search(GLOBIN, small, engine="cpu"), range(8)))
        assert len(opened) == 1
        assert all(found(one) == found(hits[0]) for one in hits)

    @pytest.mark.skipif(not hasattr(os, "fork"), reason="there is no fork")
    @pytest.mark.filterwarnings("ignore:.*fork:DeprecationWarning")
    def test_a_forked_process_opens_its_own(self, small: Path) -> None:
        swathe.search(GLOBIN, small, engine="cpu")
        child = os.fork()
        if not child:
            status = 1
            try:
                status = 0 if swathe.search(GLOBIN, small, engine="cpu")[0].subject == "globin" else 2
            finally:
                os._exit(status)
        assert os.waitpid(child, 0)[1] == 0

    def test_they_are_listed(self) -> None:
        cpu, gpu = swathe.engines()[:2]
        assert (cpu.name, cpu.available, cpu.reason, gpu.name) == ("cpu", True, "", "gpu")
        assert cpu.kernels[0] == "lanes"
        assert gpu.available or gpu.reason
        assert "<td" in swathe.engines()._repr_html_() and "lanes" in swathe.engines()._repr_html_()

    def test_matrices_are_listed(self) -> None:
        (blosum,) = [matrix for matrix in swathe.matrices() if matrix.name == "BLOSUM62"]
        assert (blosum.gap_open, blosum.gap_extend) == (11, 1)
        assert (11, 1) in blosum.published
        assert "11/1" in swathe.matrices()._repr_html_()


class TestProgress:
    def test_a_function_is_told_phases(self, small: Path, tmp_path: Path) -> None:
        told: list[tuple[str, int, int]] = []
        fresh = tmp_path / "fresh.fasta"
        fresh.write_text(small.read_text() + ">another\nMKV\n")
        hits = swathe.search(
            GLOBIN, fresh, rounds=2, permutations=100, progress=lambda *words: told.append(words)
        )
        hits.align()
        phases = [phase for phase, _, _ in told]
        for phase in ("Reading", "Round 1", "Permuting", "Aligning"):
            assert phase in phases
        assert all(0 <= done <= total for _, done, total in told)

    @pytest.fixture
    def bars(self, monkeypatch: pytest.MonkeyPatch) -> list[Any]:
        """Have a tqdm that records."""
        made: list[Any] = []

        class Bar:
            def __init__(self, **options: Any) -> None:
                self.options, self.n, self.closed = options, 0, False
                made.append(self)

            def update(self, more: int) -> None:
                self.n += more

            def close(self) -> None:
                self.closed = True

        package, module = types.ModuleType("tqdm"), types.ModuleType("tqdm.auto")
        module.tqdm = Bar  # type: ignore[attr-defined]
        monkeypatch.setitem(sys.modules, "tqdm", package)
        monkeypatch.setitem(sys.modules, "tqdm.auto", module)
        return made

    def test_bars_are_drawn_and_removed(self, bars: list[Any], small: Path) -> None:
        swathe.search(GLOBIN, small)
        assert "Searching" in [bar.options["desc"] for bar in bars]
        assert all(bar.closed and bar.options["leave"] is False for bar in bars)
        assert all(bar.options["disable"] is None for bar in bars), "a terminal decides"
        searching = next(bar for bar in bars if bar.options["desc"] == "Searching")
        assert searching.n == searching.options["total"]

    def test_a_notebook_has_them_though_it_is_no_terminal(
        self, bars: list[Any], small: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        ipython = types.ModuleType("IPython")
        shell = types.SimpleNamespace(config={"IPKernelApp": {}})
        ipython.get_ipython = lambda: shell  # type: ignore[attr-defined]
        monkeypatch.setitem(sys.modules, "IPython", ipython)
        swathe.search(GLOBIN, small)
        assert {bar.options["disable"] for bar in bars} == {False}

    def test_none_is_drawn_where_it_is_turned_off(self, bars: list[Any], small: Path) -> None:
        swathe.search(GLOBIN, small, progress=False).align()
        assert not bars

    def test_none_is_drawn_without_tqdm(
        self, small: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
    ) -> None:
        monkeypatch.setitem(sys.modules, "tqdm", None)
        monkeypatch.setitem(sys.modules, "tqdm.auto", None)
        swathe.search(GLOBIN, small)
        assert capsys.readouterr() == ("", "")


def test_a_search_in_another_thread_works(small: Path) -> None:
    hits: list[swathe.Hits] = []
    thread = threading.Thread(target=lambda: hits.append(swathe.search(GLOBIN, small)))
    thread.start()
    thread.join()
    assert np.array_equal(hits[0]["score"], swathe.search(GLOBIN, small)["score"])


def test_memory_that_runs_short_is_warned_of(
    query: Path, database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What was found is there, and says that it is not all."""
    monkeypatch.setattr("swathe.core.system.memory.available_memory", lambda: 1_500_000)
    with pytest.warns(swathe.SwatheWarning, match="memory"):
        hits = swathe.search([query] * 20, database, evalue=0.001)
    assert not hits.complete and 1 < len(hits.queries) < 40
    assert "memory ran short" in repr(hits)


def test_lines_read_as_one_sequence_are_warned_of(small: Path) -> None:
    """A list of peptides without headers was one sequence that nobody has."""
    with pytest.warns(swathe.SwatheWarning, match="text: 2 lines without headers joined") as told:
        hits = swathe.search("GILGFVFTL\nNLVPMVATV\n", small)
    assert told[0].filename == __file__ and len(hits.queries) == 1


@pytest.mark.usefixtures("cache")
def test_what_went_wrong_beside_the_hits_is_warned_of(small: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As where a GPU fails and others do its work."""
    genuine = swathe.core.engines.open_engine

    def failing(*arguments: Any) -> Any:
        engine = genuine(*arguments)
        score = engine.score

        def scored(*inputs: Any) -> Iterator[int]:
            engine.warnings.append("GPU 1 failed; the others did its work.")
            yield from score(*inputs)

        monkeypatch.setattr(engine, "score", scored)
        return engine

    monkeypatch.setattr(swathe.core.engines, "open_engine", failing)
    with (
        swathe.open_engine("cpu") as engine,
        pytest.warns(swathe.SwatheWarning, match="GPU 1 failed") as told,
    ):
        hits = swathe.search(GLOBIN, small, engine=engine)
    assert told[0].filename == __file__
    assert hits.complete
