"""Reciprocal best hits against a brute force that compares every pair by the oracle."""

from __future__ import annotations

import csv
import io
import json
from pathlib import Path

import numpy as np
import pytest

from swathe.core.alignment.alignment import Alignment, align
from swathe.core.cancel import CancelToken
from swathe.core.database import open_database
from swathe.core.engines import open_engine
from swathe.core.errors import InvalidRequest
from swathe.core.export.plain_tables import save_plain_table
from swathe.core.portions import PortionsProgress
from swathe.core.reciprocal.pairs import TIED_A, TIED_B, TIED_BOTH, UNIQUE, ListedPairs, NoPair, PairTable
from swathe.core.reciprocal.request import ReciprocalRequest
from swathe.core.reciprocal.search import PairsFound, run_reciprocal
from swathe.core.reciprocal.unpaired import UnpairedTable, save_unpaired
from swathe.core.results.hit_pairs import HitPairs
from swathe.core.results.hits import HitTable
from swathe.core.run import run_request
from swathe.core.scoring.scheme import ScoringScheme
from swathe.core.scoring.significance import Significance
from swathe.core.search.events import Cancelled, Failed, HitsFound, PairsAligning, Started
from swathe.core.search.request import SearchRequest
from swathe.core.sequences.fasta import read_sequences
from swathe.core.sequences.low_complexity import low_complexity
from swathe.core.statistics.evalues import METHODS, WORDS, Method
from swathe.core.system.resources import sample_database
from swathe.core.system.steps import run_to_end
from tests.oracle import smith_waterman

SCHEME = ScoringScheme.load("BLOSUM62", 11, 1)
MATRIX = SCHEME.matrix.tolist()
RESIDUES = "ACDEFGHIKLMNPQRSTVWY"


pytestmark = pytest.mark.usefixtures("cache")


def write(path: Path, sequences: dict[str, str]) -> Path:
    path.write_text("".join(f">{name} a protein\n{letters}\n" for name, letters in sequences.items()))
    return path


def run(request: ReciprocalRequest) -> list[object]:
    engine = open_engine("cpu", threads=1)
    try:
        return list(run_reciprocal(request, engine, CancelToken()))
    finally:
        engine.close()


def found(request: ReciprocalRequest):
    last = run(request)[-1]
    assert isinstance(last, PairsFound), last
    return last.result


def rows_of(path: Path) -> dict[str, dict[str, str]]:
    return {row["sequence"]: row for row in csv.DictReader(path.read_text().splitlines())}


def beside(path: Path) -> list[str]:
    """Return the parameters of a table, which lie beside it."""
    return json.loads(path.with_name(f"{path.name}.provenance.json").read_text())["provenance"]


def test_sequences_without_a_pair_are_written_with_the_reason(tmp_path):
    """The summary counted them, and nothing said which they were, or why."""
    rng = np.random.default_rng(5)
    one, other, third, unlike = ("".join(rng.choice(list(RESIDUES), 120)) for _ in range(4))
    a = write(tmp_path / "a.fasta", {"pair": one, "worse": one[:70] + unlike[:50], "none": other})
    b = write(tmp_path / "b.fasta", {"pair": one, "unsought": third})
    result = found(ReciprocalRequest(a=a, b=b, scheme=SCHEME, evalue=1e-5))
    assert named_pairs(result.table) == {("pair", "pair")}
    written = {}
    for side, name in enumerate("ab"):
        path = tmp_path / f"{name}.csv"
        table = UnpairedTable(result, side)
        assert len(table) == result.table.unpaired[side].count
        run_to_end(save_unpaired(table, table.unsorted(), path, CancelToken()))
        written[name] = rows_of(path)
    worse, none = (written["a"][name] for name in ("worse", "none"))
    assert worse["reason"] == NoPair.ANOTHER.reason("")
    assert (worse["best_hit"], worse["best_of_best_hit"]) == ("pair", "pair")
    assert float(worse["evalue"]) < 1e-5 and int(worse["score"]) > 100 and worse["record"] == "2"
    assert (none["reason"], none["best_hit"], none["evalue"]) == ("no hit with E ≤ 1e-05", "", "")
    assert [*written["a"]] == ["worse", "none"]
    assert {name: row["reason"] for name, row in written["b"].items()} == {
        "unsought": NoPair.NOT_SOUGHT.reason("")
    }
    assert "Written: 2 sequences of a.fasta without a pair" in beside(tmp_path / "a.csv")
    table, path = UnpairedTable(result, 0), tmp_path / "a-alone.fasta"
    run_to_end(save_unpaired(table, table.unsorted(), path, CancelToken()))
    alone = read_sequences(tmp_path / "a-alone.fasta")[0]
    assert [(one.header.split()[0], len(one)) for one in alone] == [("worse", 120), ("none", 120)]
    run_to_end(save_unpaired(table, np.array([1]), tmp_path / "a.csv", CancelToken()))
    assert [*rows_of(tmp_path / "a.csv")] == ["none"]
    assert "Written: 1 of 2 sequences of a.fasta without a pair" in beside(tmp_path / "a.csv")


def test_records_of_one_name_are_told_apart_in_a_row_without_a_pair(tmp_path):
    """A best hit that *prefers another sequence* preferred itself, by its name."""
    rng = np.random.default_rng(5)
    one, unlike = ("".join(rng.choice(list(RESIDUES), 120)) for _ in range(2))
    worse = one[:70] + unlike[:50]
    a = write(tmp_path / "a.fasta", {"sp|P07327|ADH1A_HUMAN": one, "sp|P07327-3|ADH1A_HUMAN": worse})
    b = write(tmp_path / "b.fasta", {"sp|P07327-2|ADH1A_HUMAN": one})
    table = UnpairedTable(found(ReciprocalRequest(a=a, b=b, scheme=SCHEME)), 0)
    best, instead = "ADH1A_HUMAN (P07327-2)", "ADH1A_HUMAN (P07327)"
    keys = "sequence", "best_hit", "best_of_best_hit"
    assert [table.brief(key, 0) for key in keys] == ["ADH1A_HUMAN (P07327-3)", best, instead]
    assert table.text("best_hit", 0) == "sp|P07327-2|ADH1A_HUMAN", "in files names are whole"
    prefers = NoPair.ANOTHER.reason("")
    assert table.why(0) == f"ADH1A_HUMAN (P07327-3) is in no pair: {prefers}, {instead}."
    other = write(tmp_path / "c.fasta", {"sp|P07327|ADH1A_HUMAN": one, "worse": worse})
    table = UnpairedTable(found(ReciprocalRequest(a=other, b=b, scheme=SCHEME)), 0)
    assert [table.brief(key, 0) for key in keys] == ["worse", best, instead]
    assert table.why(0) == f"worse is in no pair: {prefers}, {instead}."


def test_the_reasons_of_both_files_are_the_same_where_they_are_known(tmp_path: Path) -> None:
    """Of B they were '4 without a hit in A or whose best hit has another best hit', though both are known."""
    near = HBA[:30] + "W" * 10 + HBA[40:]
    far = near[:60] + "W" * 20 + near[80:]
    a = write(tmp_path / "a.fasta", {"hba": HBA, "far": far})
    b = write(tmp_path / "b.fasta", {"h": HBA, "near": near})
    result = found(ReciprocalRequest(a, b, SCHEME))
    assert named_pairs(result.table) == {("hba", "h")}
    assert result.without_pair == ["1 of 2 (1 whose best hit prefers another sequence)"] * 2
    for side, best, instead in ((0, "near", "hba"), (1, "hba", "h")):
        table = UnpairedTable(result, side)
        assert table.text("reason", 0) == "its best hit prefers another sequence"
        assert (table.best_hits(0), table.best_of_best_hit(0)) == (best, instead)
        assert table.why(0) == f"{table.name(0)} is in no pair: {table.text('reason', 0)}, {instead}."
    files = {"a": {"sp|P1-2|X_Y": far, "sp|P1|X_Y": HBA}, "b": {"b": HBA}}
    a, b = (write(tmp_path / f"iso{name}.fasta", records) for name, records in files.items())
    said = UnpairedTable(found(ReciprocalRequest(a, b, SCHEME)), 0).why(0)
    assert said == "X_Y (P1-2) is in no pair: its best hit prefers another sequence, X_Y (P1)."


def test_sequences_without_a_pair_within_one_file(tmp_path):
    rng = np.random.default_rng(6)
    one, other = ("".join(rng.choice(list(RESIDUES), 100)) for _ in range(2))
    path = write(tmp_path / "a.fasta", {"first": one, "alone": other, "second": one})
    table = UnpairedTable(found(ReciprocalRequest(a=path, b=path, scheme=SCHEME, evalue=1e-5)), 0)
    assert [(table.name(row), table.text("reason", row)) for row in range(len(table))] == [
        ("alone", "no hit with E ≤ 1e-05")
    ]


def test_sequences_without_a_pair_are_sorted_and_searched_in_any_case(tmp_path: Path) -> None:
    """Sorting 42,554 of them by name took 0.2 s of the window's own thread, each name read by itself."""
    names = ("sp|P2|b_X", "Zeta", "sp|P1|A_X", "alpha")
    a = write(tmp_path / "a.fasta", {"only": HBA})
    b = write(tmp_path / "b.fasta", dict.fromkeys(names, "WWWWWWWWWWCCCCCCCCCC"))
    table = UnpairedTable(found(ReciprocalRequest(a, b, SCHEME)), 1)
    for descending in (False, True):
        said = [table.name(row) for row in table.order_by("sequence", descending).tolist()]
        assert said == sorted(names, key=str.casefold, reverse=descending)
    assert [table.name(row) for row in np.flatnonzero(table.matching("PROTEIN p")).tolist()] == [*names]
    assert [table.name(row) for row in np.flatnonzero(table.matching("a Z")).tolist()] == ["Zeta"]
    assert table.matching("").all()


def test_pairs_are_sorted_by_name_in_any_case_without_reading_them_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Sorting 20,000 of them by name took 0.3 s of the window's own thread, each name read by itself."""
    rng = np.random.default_rng(8)
    names = ("sp|P2|b_X", "Zeta", "sp|P1|A_X", "alpha")
    some = {name: "".join(rng.choice(list(RESIDUES), 80)) for name in names}
    a, b = (write(tmp_path / f"{side}.fasta", some) for side in "ab")
    table = found(ReciprocalRequest(a, b, SCHEME)).table
    read = [(table.text("a", row), table.text("b", row)) for row in range(len(table))]
    assert len(read) == len(names)
    monkeypatch.delattr(PairTable, "header")
    for side, key in enumerate("ab"):
        for descending in (False, True):
            said = [read[row][side] for row in table.order_by(key, descending).tolist()]
            assert said == sorted(names, key=str.casefold, reverse=descending)


def named_pairs(table: PairTable) -> set[tuple[str, str]]:
    return {(table.text("a", row), table.text("b", row)) for row in range(len(table))}


def best_by_force(queries, subjects, n_residues, evalue, parameters, one_file):
    """Return each query's best subjects after the definition, by comparing everything with the oracle."""
    best = {}
    for i, query in enumerate(queries):
        significance = Significance(parameters, len(query), n_residues)
        ranked = []
        for j, subject in enumerate(subjects):
            if one_file and i == j:
                continue
            score = smith_waterman(query.codes.tolist(), subject.codes.tolist(), MATRIX, 11, 1)
            log10 = float(significance.log10_evalues(np.array([score]), np.array([len(subject)]))[0])
            if score > 0 and log10 <= np.log10(evalue):
                ranked.append((log10, -score, j))
        if ranked:
            first = min(ranked)[:2]
            best[i] = {j for *rank, j in ranked if tuple(rank) == first}
    return best


def pairs_by_force(a: Path, b: Path, result, evalue: float) -> set[tuple[str, str]]:
    first, second = read_sequences(a)[0], read_sequences(b)[0]
    parameters, one_file = result.plan.parameters, a == b
    sizes = [sum(map(len, sequences)) for sequences in (first, second)]
    there = best_by_force(first, second, sizes[1], evalue, parameters, one_file)
    back = best_by_force(second, first, sizes[0], evalue, parameters, one_file)
    return {
        (first[i].identifier, second[j].identifier)
        for i, best in there.items()
        for j in best
        if i in back.get(j, set()) and (not one_file or i < j)
    }


@pytest.mark.parametrize("seed", range(4))
def test_the_pairs_are_those_of_a_brute_force(tmp_path: Path, seed: int) -> None:
    random = np.random.default_rng(seed)

    def some(low: int, high: int) -> str:
        return "".join(random.choice(list(RESIDUES), random.integers(low, high)))

    family = [some(12, 30) for _ in range(4)]
    sides = []
    for side in "ab":
        members = {}
        for number in range(random.integers(3, 7)):
            text = family[random.integers(len(family))]
            cut = int(random.integers(len(text)))
            members[f"{side}{number}"] = text[:cut] + some(0, 3) + text[cut:]
        sides.append(write(tmp_path / f"{side}.fasta", members))
    for a, b in ((sides[0], sides[1]), (sides[0], sides[0])):
        result = found(ReciprocalRequest(a, b, SCHEME, evalue=1000.0, evalues="matrix", threads=1))
        assert named_pairs(result.table) == pairs_by_force(a, b, result, 1000.0)
        assert len(result.table)


HBA = "MVLSPADKTNVKAAWGKVGAHAGEYGAEALERMFLSFPTTKTYFPHFDLSHGSAQVKGHGKKVADALTNAVAHVDDMPNALSALSDLHAH"
MYG = "MGLSDGEWQLVLNVWGKVEADIPGHGQEVLIRLFKGHPETLEKFDKFKHLKSEDEMKASEDLKKHGATVLTALGGILKKKGHHEAEIKPL"
LYZ = "MKALIVLGLVLLSVTVQGKVFERCELARTLKRLGMDGYRGISLANWMCLAKWESGYNTRATNYNAGDRSTDYGIFQINSRYWCNDGKTPG"


def test_ties_are_all_considered_and_marked(tmp_path: Path) -> None:
    a = write(tmp_path / "a.fasta", {"hba": HBA, "myg": MYG, "lyz": LYZ})
    b = write(tmp_path / "b.fasta", {"one": HBA, "two": HBA, "m": MYG, "l": LYZ})
    result = found(ReciprocalRequest(a, b, SCHEME))
    table = result.table
    assert named_pairs(table) == {("hba", "one"), ("hba", "two"), ("myg", "m"), ("lyz", "l")}
    marks = {(table.text("a", r), table.text("b", r)): table.text("unique", r) for r in range(len(table))}
    assert marks["hba", "one"] == marks["hba", "two"] == TIED_A
    assert marks["myg", "m"] == UNIQUE
    rows = {table.text("b", row): row for row in range(len(table))}
    assert table.text("ties", rows["one"]) == "one ties with two (both 185 bits)"
    assert table.text("ties", rows["m"]) == table.ties_in_full(rows["m"]) == ""
    assert table.ties_in_full(rows["two"]) == "two ties with one as the best hit of hba (both 185 bits)."
    assert table.n_unique == 2
    assert "2 with ties" in result.summary
    back = found(ReciprocalRequest(b, a, SCHEME)).table
    assert {back.text("unique", row) for row in range(2)} == {TIED_B}


def test_both_sides_may_tie(tmp_path: Path) -> None:
    a = write(tmp_path / "a.fasta", {"x": HBA, "y": HBA})
    b = write(tmp_path / "b.fasta", {"one": HBA, "two": HBA})
    table = found(ReciprocalRequest(a, b, SCHEME)).table
    assert len(table) == 4
    assert {table.text("unique", row) for row in range(4)} == {TIED_BOTH}
    assert table.text("ties", 0) == "one ties with two (both 185 bits); x ties with y (both 185 bits)"
    assert table.brief("remarks", 0) == "two (B, both 185 bits); y (A, both 185 bits)"


def test_of_many_ties_a_list_names_the_first(tmp_path: Path) -> None:
    a = write(tmp_path / "a.fasta", {"hba": HBA, "lyz": LYZ})
    b = write(tmp_path / "b.fasta", {f"b{n:02}": HBA for n in range(13)})
    table = found(ReciprocalRequest(a, b, SCHEME)).table
    names = [f"b{n:02}" for n in range(1, 13)]
    assert table.brief("remarks", 0) == "b01 and 11 more (B, each 185 bits)"
    assert table.text("ties", 0) == f"b00 ties with {', '.join(names[:10])} and 2 more (each 185 bits)"
    assert table.ties_in_full(0).startswith(
        f"b00 ties with {', '.join(names[:10])} and 2 more as the best hit"
    )


def test_ties_without_evalues_have_scores(tmp_path: Path) -> None:
    free = ScoringScheme.load("BLOSUM62", 0, 0)
    a = write(tmp_path / "a.fasta", {"hba": HBA})
    b = write(tmp_path / "b.fasta", {"one": HBA, "two": HBA})
    table = found(ReciprocalRequest(a, b, free)).table
    assert table.text("ties", 0) == f"one ties with two (both score {table.display('score_ab', 0)})"


def test_what_nearly_ties_with_the_best_has_a_remark(tmp_path: Path) -> None:
    """Of two serpins the best had 187 bits and the next 186, and nothing was said of that."""
    a = write(tmp_path / "a.fasta", {"hba": HBA, "lyz": LYZ})
    b = write(tmp_path / "b.fasta", {"one": HBA, "two": HBA[:-2], "half": LYZ[:70], "l": LYZ})
    result = found(ReciprocalRequest(a, b, SCHEME))
    table = result.table
    assert named_pairs(table) == {("hba", "one"), ("lyz", "l")}
    only = write(tmp_path / "two.fasta", {"two": HBA[:-2]})
    worse = write(tmp_path / "worse.fasta", {"hba": "W" + HBA[1:]})
    bits = [found(ReciprocalRequest(a, of, SCHEME)).table.bits[0, 0] for of in (only, b)]
    figures = "{:.0f} of {:.0f} bits".format(*bits)
    assert [table.text("near_ties", row) for row in range(2)] == [f"one nearly ties with two ({figures})", ""]
    assert table.text("remarks", 0) == table.text("near_ties", 0) and not table.text("remarks", 1)
    assert table.brief("remarks", 0) == "near tie (B)", "the name and the figures would be cut"
    assert table.remarks_in_full(0) == [
        f"one and hba are identical, and two is nearly as similar to hba ({figures})."
    ], "it was said that the identical one may be no orthologue"
    chosen = [table.chosen(kind).tolist() for kind in (ListedPairs.NEARLY_TIED, ListedPairs.UNQUESTIONED)]
    assert chosen == [[True, False], [False, True]] and table.text("unique", 0) == UNIQUE
    assert "0 with ties · 1 with near ties" in result.summary
    (said,) = found(ReciprocalRequest(worse, b, SCHEME)).table.remarks_in_full(0)
    assert said.startswith("one nearly ties with two as the best hit of hba (")
    assert said.endswith("): either, both or neither may be the orthologue.")
    back = found(ReciprocalRequest(b, a, SCHEME)).table
    assert back.brief("remarks", 0) == "near tie (A)"
    free = found(ReciprocalRequest(a, b, ScoringScheme.load("BLOSUM62", 0, 0))).table
    scores = free.display("score_ab", 0)
    assert free.brief("near_ties", 0).endswith(f" of {scores})"), "scores where there are no bits"


def test_near_ties_within_one_file_leave_out_the_sequence_itself(tmp_path: Path) -> None:
    a = write(tmp_path / "a.fasta", {"one": HBA, "two": HBA[:-2], "three": HBA[:-4], "l": LYZ})
    table = found(ReciprocalRequest(a, a, SCHEME)).table
    assert named_pairs(table) == {("one", "two")}
    assert table.text("near_ties", 0).count("nearly ties with three") == 2
    assert table.brief("remarks", 0) == "near tie (A, B)"


def test_records_without_a_name_are_called_as_in_a_search(tmp_path: Path) -> None:
    a, b = tmp_path / "a.fasta", tmp_path / "b.fasta"
    a.write_text(f">\n{LYZ}\n>\n{HBA}\n")
    b.write_text(f">hba\n{HBA}\n>\n{LYZ}\n")
    table = found(ReciprocalRequest(a, b, SCHEME)).table
    assert named_pairs(table) == {("Subject_1", "Subject_2"), ("Subject_2", "hba")}


def test_within_one_file_nothing_pairs_with_itself(tmp_path: Path) -> None:
    path = write(tmp_path / "a.fasta", {"hba": HBA, "myg": MYG, "again": HBA, "lyz": LYZ, "nothing": "AAAA"})
    result = found(ReciprocalRequest(path, path, SCHEME))
    assert named_pairs(result.table) == {("hba", "again")}
    assert "without a pair: 3 of 5 in a.fasta" in result.summary


def test_the_numbers_are_those_of_both_searches(tmp_path: Path) -> None:
    a = write(tmp_path / "a.fasta", {"hba": HBA, "empty": "", "lyz": LYZ[:60]})
    b = write(tmp_path / "b.fasta", {"lyz": LYZ, "hba": HBA[5:]})
    result = found(ReciprocalRequest(a, b, SCHEME, evalues="matrix"))
    table = result.table
    assert named_pairs(table) == {("hba", "hba"), ("lyz", "lyz")}
    first, second = read_sequences(a)[0], read_sequences(b)[0]
    sizes = [sum(map(len, sequences)) for sequences in (first, second)]
    for row in range(2):
        one = next(q for q in first if q.identifier == table.text("a", row))
        other = next(q for q in second if q.identifier == table.text("b", row))
        score = smith_waterman(one.codes.tolist(), other.codes.tolist(), MATRIX, 11, 1)
        assert table.values("score_ab")[row] == table.values("score_ba")[row] == score
        there = Significance(result.plan.parameters, len(one), sizes[1])
        back = Significance(result.plan.parameters, len(other), sizes[0])
        for key, significance, subject in (("evalue_ab", there, other), ("evalue_ba", back, one)):
            expected = significance.log10_evalues(np.array([score]), np.array([len(subject)]))[0]
            assert table.values(key)[row] == expected
    row = [table.text("a", row) for row in range(2)].index("hba")
    assert table.display("identity", row) == "100.0"
    assert table.values("coverage_a")[row] == pytest.approx(100 * 85 / 90)
    assert table.values("coverage_b")[row] == 100
    assert [table.text("a", row) for row in table.order_by("length_a")] == ["lyz", "hba"]


@pytest.mark.parametrize("method", METHODS)
def test_a_pair_as_a_hit(tmp_path: Path, method: Method) -> None:
    a = write(tmp_path / "a.fasta", {"hba": HBA, "lyz": LYZ})
    b = write(tmp_path / "b.fasta", {"lyz": LYZ, "hba": HBA[5:], "myg": MYG})
    result = found(ReciprocalRequest(a, b, SCHEME, evalues=method))
    for row in range(len(result.table)):
        one = result.hit(row)
        assert (one.query.identifier, one.hits.header(0)) == (
            result.table.text("a", row),
            result.table.header("b", row),
        )
        assert one.hits.values("evalue")[0] == result.table.values("evalue_ab")[row]
        assert (len(one.hits), one.significant, one.compared, one.evalues) == (1, 1, 3, method)


@pytest.fixture
def halves(tmp_path: Path) -> tuple[Path, Path]:
    """Half of the sample's records, every other one in the other file."""
    records = read_sequences(sample_database())[0][::2]
    a, b = (
        write(tmp_path / f"{side}.fasta", {one.identifier: one.letters for one in records[begin::2]})
        for begin, side in enumerate("ab")
    )
    return a, b


@pytest.mark.parametrize("method", METHODS)
def test_a_pair_has_the_figures_of_both_searches(halves: tuple[Path, Path], method: Method) -> None:
    """Reciprocal best hits had E-values of the unadjusted matrix, which the search itself did not show."""
    a, b = halves
    result = found(ReciprocalRequest(a, b, SCHEME, evalues=method))
    table, searched = result.table, {}
    for way, queries, database in (("ab", a, b), ("ba", b, a)):
        request = SearchRequest(tuple(read_sequences(queries)[0]), database, SCHEME, 1e-3, evalues=method)
        engine = open_engine("cpu", threads=1)
        for event in run_request(request, engine, CancelToken()):
            if isinstance(event, HitsFound):
                searched[way, event.result.query.header] = event.result
        engine.close()
    assert len(table) > 20
    for row in range(len(table)):
        sides = table.header("a", row), table.header("b", row)
        for way, (query, subject) in enumerate((sides, sides[::-1])):
            of_search = searched[("ab", "ba")[way], query]
            hits = of_search.hits
            place = [hits.header(hit) for hit in range(len(hits))].index(subject)
            best = (table.ab, table.ba)[way][row]
            for key in ("score", "evalue"):
                assert table.values(f"{key}_{('ab', 'ba')[way]}")[row] == hits.values(key)[place]
            for figure in ("bits", "adjusted", "reverse", "matrix_log10_evalues"):
                expected = getattr(hits, figure)[place]
                assert np.array_equal(getattr(table, figure)[way, row], expected, equal_nan=True), figure
            assert (best.significance, best.evalues) == (of_search.significance, method)
            assert hits.log10_evalues[place] == hits.log10_evalues[0], "one of the best"
            if not way:
                alignment, shown = aligned(hits, place), aligned(result.hit(row).hits, 0)
                assert shown == alignment
                assert table.number("identity", row) == 100 * alignment.identities / alignment.length
    assert np.isfinite(table.reverse).any() == (method == "adjusted")


def aligned(hits: HitTable, row: int) -> Alignment:
    """Return the alignment of a hit with the scores that the search ended with."""
    pair = HitPairs(hits, SCHEME).of(row)
    return align(pair.query, pair.subject, pair.scheme, pair.score, CancelToken())


def test_what_is_alike_in_composition_alone_is_no_pair(tmp_path: Path) -> None:
    """As ACRC_HUMAN and ABF1_YEAST were, with E = 4e-09, which a search does not list at all."""
    random = np.random.default_rng(3)
    biased = ["".join(random.choice(list("SDEKN"), 300)) for _ in range(2)]
    a = write(tmp_path / "a.fasta", {"acidic": biased[0], "hba": HBA})
    b = write(tmp_path / "b.fasta", {"serines": biased[1], "hba": HBA})
    by_matrix = found(ReciprocalRequest(a, b, SCHEME, evalues="matrix"))
    assert named_pairs(by_matrix.table) == {("acidic", "serines"), ("hba", "hba")}
    usual = found(ReciprocalRequest(a, b, SCHEME))
    assert named_pairs(usual.table) == {("hba", "hba")}
    assert "--evalues matrix" in by_matrix.request.command()
    assert ("E-values", WORDS["adjusted"]) in usual.lines()


def test_doubtful_pairs_are_counted_and_say_why(tmp_path: Path) -> None:
    """Only below the pair chosen it said that the E-value was doubtful, and only that with A as the query."""
    poor = "MSEEEDEEDSEEEEDEDSSEEDEEEEDDSEDEEEEDSEEDDEEESEDEEDEEDSSEEE"
    a = write(tmp_path / "a.fasta", {"low": poor, "hba": HBA})
    b = write(tmp_path / "b.fasta", {"low": poor, "hba": HBA[5:]})
    result = found(ReciprocalRequest(a, b, SCHEME, evalue=1e6, evalues="matrix"))
    table, names = result.table, read_sequences(a)[0]
    row, other = ([table.text("a", row) for row in range(2)].index(name) for name in ("low", "hba"))
    alignment = aligned(result.hit(row).hits, 0)
    part = low_complexity(names[0].codes)[alignment.query_start : alignment.query_end]
    assert part.mean() > 0.5
    for side in "ab":
        assert table.number(f"low_complexity_{side}", row) == pytest.approx(100 * part.mean())
        assert table.number(f"low_complexity_{side}", other) == 0
    assert [table.text("low_complexity", one) for one in (row, other)] == ["yes", "no"]
    why = "% of the aligned query is of low complexity: the E-value is doubtful."
    for way, name in enumerate(("A→B", "B→A")):
        assert result.cautions(other, way) == []
        (words,) = result.cautions(row, way)
        assert words.startswith(f"{name}: ") and words.endswith(why)
    assert "· 1 with low complexity" in result.summary


def test_it_is_said_how_far_adjustment_moved_evalues(tmp_path: Path) -> None:
    random = np.random.default_rng(3)
    biased = ["".join(random.choice(list("SDEKN"), 300)) for _ in range(2)]
    a, b = (
        write(tmp_path / f"{side}.fasta", {side: letters}) for side, letters in zip("ab", biased, strict=True)
    )
    result = found(ReciprocalRequest(a, b, SCHEME, evalue=1e3))
    table = result.table
    assert table.number("evalue_moved_ab", 0) > 2 < table.number("evalue_moved_ba", 0)
    assert result.cautions(0, 1)[0].startswith("B→A: E-value corrected from")
    plain = found(ReciprocalRequest(a, b, SCHEME, evalue=1e3, evalues="matrix"))
    assert "corrected" not in " ".join(plain.cautions(0, 1)) and plain.table.number("evalue_moved_ab", 0) == 0


def test_pairs_of_identical_sequences_are_counted(tmp_path: Path) -> None:
    """Proteins of one's own against Swiss-Prot: all pairs looked alike, and nothing said that they are."""
    a = write(tmp_path / "a.fasta", {"hba": HBA, "lyz": LYZ})
    b = write(tmp_path / "b.fasta", {"same": HBA, "other": "W" + LYZ[1:]})
    result = found(ReciprocalRequest(a, b, SCHEME))
    assert len(result.table) == 2 and int(result.table.chosen(ListedPairs.IDENTICAL).sum()) == 1
    assert result.summary.endswith("· 0 with ties · 1 identical")


def test_sequences_without_a_pair_are_counted_with_the_reasons(tmp_path: Path) -> None:
    """The pairs of two proteomes said nothing of the quarter of each that has none."""
    worse, other = HBA[:40] + "W" * 10 + HBA[50:], "".join(reversed(LYZ))
    a = write(tmp_path / "a.fasta", {"hba": HBA, "worse": worse, "myg": MYG, "alone": other})
    b = write(tmp_path / "b.fasta", {"h": HBA, "m": MYG, "l": LYZ})
    result = found(ReciprocalRequest(a, b, SCHEME))
    assert named_pairs(result.table) == {("hba", "h"), ("myg", "m")}
    assert result.summary == (
        "2 best pairs with E ≤ 0.001 · without a pair: 2 of 4 in a.fasta, 1 of 3 in b.fasta "
        "· 0 with ties · 2 identical"
    )
    unsought = (
        "not the best hit of any sequence of A and so not searched with: exchange the files for their own "
        "best hits"
    )
    why = [
        "2 of 4 (1 without a hit with E ≤ 0.001; 1 whose best hit prefers another sequence)",
        f"1 of 3 (1 {unsought})",
    ]
    assert result.without_pair == why
    assert [words for label, words in result.lines() if label.startswith("Without a pair")] == why
    back = found(ReciprocalRequest(b, a, SCHEME))
    assert back.without_pair[1] == f"2 of 4 (2 {unsought})"
    within = found(ReciprocalRequest(a, a, SCHEME))
    assert within.summary.startswith("1 best pair with E ≤ 0.001 · without a pair: 2 of 4 in a.fasta")
    assert within.without_pair == why[:1], "of myg the best hit is hba"


def test_pairs_of_low_identity_have_a_remark(tmp_path: Path) -> None:
    """One of 19 % identity stood there as those of 90 % do."""
    remote = LYZ.translate(str.maketrans("IVLMKRDEFYSTNQHAW", "VIMLRKEDYFTSDEYSY"))
    a = write(tmp_path / "a.fasta", {"remote": LYZ, "near": HBA})
    b = write(tmp_path / "b.fasta", {"remote": remote, "near": HBA[1:]})
    table = found(ReciprocalRequest(a, b, SCHEME)).table
    assert table.number("identity", 0) < 25 < table.number("identity", 1)
    low = f"{table.display('identity', 0)} %"
    assert [table.text("low_identity", row) for row in range(2)] == [low, ""]
    assert [table.text("remarks", row) for row in range(2)] == ["low identity", ""]
    assert [table.text("remarks", row) for row in range(2)] == ["low identity", ""]
    assert table.remarks_in_full(0) == [f"Only {low} of the alignment's columns are identical."]
    chosen = [table.chosen(kind).tolist() for kind in (ListedPairs.REMOTE, ListedPairs.UNQUESTIONED)]
    assert chosen == [[True, False], [False, True]]


def test_the_bound_holds_for_both_directions(tmp_path: Path) -> None:
    a = write(tmp_path / "a.fasta", {"hba": HBA, "myg": MYG})
    b = write(tmp_path / "b.fasta", {"x": MYG[:40], "y": LYZ})
    wide = found(ReciprocalRequest(a, b, SCHEME, evalue=10.0)).table
    assert ("myg", "x") in named_pairs(wide)
    bound = 10.0 ** (max(wide.values("evalue_ab").min(), wide.values("evalue_ba").min()) - 1)
    assert not len(found(ReciprocalRequest(a, b, SCHEME, evalue=bound)).table)


def test_without_evalues_the_score_decides(tmp_path: Path) -> None:
    free = ScoringScheme.load("BLOSUM62", 0, 0)
    a = write(tmp_path / "a.fasta", {"hba": HBA, "lyz": LYZ})
    table = found(ReciprocalRequest(a, a, free)).table
    assert named_pairs(table) == {("hba", "lyz")}
    assert table.display("evalue_ab", 0) == ""


def test_events_tell_both_directions_and_one_end(tmp_path: Path) -> None:
    a = write(tmp_path / "a.fasta", {f"q{i}": HBA[i:] for i in range(4)})
    b = write(tmp_path / "b.fasta", {"hba": HBA, "myg": MYG, "lyz": LYZ})
    events = run(ReciprocalRequest(a, b, SCHEME))
    assert sum(isinstance(event, Started) for event in events) == 2
    steps = [event for event in events if isinstance(event, PortionsProgress)]
    assert {step.direction for step in steps} == {1, 2}
    for direction in (1, 2):
        of_it = [step for step in steps if step.direction == direction]
        assert [s.cells_done for s in of_it] == sorted(s.cells_done for s in of_it)
        assert of_it[-1].cells_done == of_it[-1].cells_total
        assert of_it[-1].queries_done == of_it[-1].queries_total
    assert isinstance(events[-1], PairsFound)


def test_where_nothing_is_found_no_way_back_is_searched_and_nothing_aligned(tmp_path: Path) -> None:
    """It was said to be at query 1 of 0."""
    a, b = write(tmp_path / "a.fasta", {"myg": MYG}), write(tmp_path / "b.fasta", {"lyz": LYZ})
    events = run(ReciprocalRequest(a, b, SCHEME, evalue=1e-9))
    assert not len(events[-1].result.table)
    assert {event.direction for event in events if isinstance(event, PortionsProgress)} == {1}
    assert not any(isinstance(event, PairsAligning) for event in events)


def test_many_queries_are_searched_some_at_a_time(tmp_path: Path, monkeypatch) -> None:
    a = write(tmp_path / "a.fasta", {f"q{i}": (HBA, MYG, LYZ)[i % 3][i:] for i in range(9)})
    b = write(tmp_path / "b.fasta", {"hba": HBA, "myg": MYG, "lyz": LYZ})
    whole = found(ReciprocalRequest(a, b, SCHEME))
    monkeypatch.setattr("swathe.core.portions._SCORES_HELD", 7)
    pieces = found(ReciprocalRequest(a, b, SCHEME))
    assert named_pairs(pieces.table) == named_pairs(whole.table)
    assert pieces.cells == whole.cells


def test_cancelling_and_faults_end_it(tmp_path: Path) -> None:
    a = write(tmp_path / "a.fasta", {"hba": HBA})
    engine, token = open_engine("cpu", threads=1), CancelToken()
    events = run_reciprocal(ReciprocalRequest(a, sample_database(), SCHEME), engine, token)
    next(events)
    token.cancel()
    assert isinstance(list(events)[-1], Cancelled)
    engine.close()
    failed = run(ReciprocalRequest(a, tmp_path / "nowhere.fasta", SCHEME))[-1]
    assert isinstance(failed, Failed) and "nowhere.fasta" in str(failed.error)
    empty = run(ReciprocalRequest(a, write(tmp_path / "empty.fasta", {"x": ""}), SCHEME))[-1]
    assert isinstance(empty, Failed) and "no residues" in str(empty.error)
    with pytest.raises(InvalidRequest):
        ReciprocalRequest(a, a, SCHEME, evalue=0)


def test_files_hold_every_column_in_full_and_say_how(tmp_path: Path) -> None:
    a = write(tmp_path / "a.fasta", {"=hba": HBA, "myg": MYG})
    b = write(tmp_path / "b.fasta", {"one": HBA, "m": MYG})
    result = found(ReciprocalRequest(a, b, SCHEME))
    path, short = tmp_path / "pairs.tsv", tmp_path / "pairs.csv"
    order = np.array([1, 0])
    list(save_plain_table(result.table, order, "tsv", result.lines(), path, CancelToken()))
    list(save_plain_table(result.table, order, "csv", (), short, CancelToken()))
    assert path.read_text().count("gap of k residues costs") == 1, "it was said twice"
    text = path.read_text()
    comments = [line for line in text.splitlines() if line.startswith("# ")]
    assert any("swathe reciprocal" in line for line in comments)
    assert any("Definition" in line for line in comments)
    rows = list(csv.DictReader(io.StringIO("".join(text.splitlines(True)[len(comments) :])), delimiter="\t"))
    assert [row["a"] for row in rows] == ["myg", "'=hba"]
    exact = result.table.values("evalue_ab")[1]
    assert float(rows[0]["log10_evalue_ab"]) == exact
    with short.open(newline="") as lines:
        assert next(csv.DictReader(lines))["log10_evalue_ab"] == f"{exact:.4f}", "what means something"
    assert rows[0]["unique"] == "yes"


def test_the_cached_databases_are_used_again(tmp_path: Path) -> None:
    a, b = write(tmp_path / "a.fasta", {"x": HBA}), write(tmp_path / "b.fasta", {"y": HBA})
    result = found(ReciprocalRequest(a, b, SCHEME))
    for path, database in zip((a, b), result.table.databases, strict=True):
        assert run_to_end(open_database(path, CancelToken())).path == database.path
