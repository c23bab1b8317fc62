"""Networks of real sequences whose families are known, against the oracle and Biopython."""

from __future__ import annotations

import csv
import json
import math
import xml.etree.ElementTree as ET
from dataclasses import replace
from itertools import combinations, pairwise
from pathlib import Path

import numpy as np
import pytest
from Bio.Align import PairwiseAligner, substitution_matrices

from swathe.core.cancel import CancelToken, OperationCancelled
from swathe.core.engines import open_engine
from swathe.core.errors import ExportError, InvalidRequest, MemoryShort, NucleotideInput
from swathe.core.network.edges import DirectedHits, EdgeTable
from swathe.core.network.families import FamilyTable, NodeTable
from swathe.core.network.files import (
    FORMAT,
    FORMATS,
    Job,
    format_of_name,
    names_of,
    phylip_names,
    save_network,
)
from swathe.core.network.network import Network
from swathe.core.network.request import NetworkRequest
from swathe.core.network.search import NetworkFound, run_network
from swathe.core.portions import PortionsProgress
from swathe.core.reciprocal.request import ReciprocalRequest
from swathe.core.reciprocal.search import run_reciprocal
from swathe.core.results.cautions import why_moved
from swathe.core.results.partial import covered_in_full
from swathe.core.scoring.scheme import ScoringScheme
from swathe.core.scoring.significance import evalue_shown
from swathe.core.search.events import Cancelled, Failed, PairsAligning, Started
from swathe.core.sequences.fasta import read_sequences
from swathe.core.system.files import atomic_file
from swathe.core.system.resources import sample_database
from swathe.core.system.steps import run_to_end
from tests.oracle import smith_waterman

SCHEME = ScoringScheme.load("BLOSUM62", 11, 1)
FAMILIES = {"3MGH": 6, "3HAO": 3, "HLA": 2}
"""Of the sample: DNA glycosylases, dioxygenases, histocompatibility antigens."""
ALONE = ("1433Z_PONAB", "2SS_CUCMO", "3DHQ_CANAL", "2AD2_SCHPO", "437L_IIV6")


def family_of(name: str) -> str:
    entry = name.split("|")[2]
    return "HLA" if entry in ("1B50_HUMAN", "1C08_HUMAN") else entry.split("_")[0]


def write(path: Path, sequences: dict[str, str]) -> Path:
    path.write_text("".join(f">{name} a protein\n{letters}\n" for name, letters in sequences.items()))
    return path


pytestmark = pytest.mark.usefixtures("cache")


@pytest.fixture(scope="module")
def proteins(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a file of eleven sequences of three families and five that are alone."""
    chosen = {
        sequence.identifier: sequence.letters
        for sequence in read_sequences(sample_database())[0]
        if family_of(sequence.identifier) in FAMILIES or sequence.identifier.split("|")[2] in ALONE
    }
    return write(tmp_path_factory.mktemp("proteins") / "proteins.fasta", chosen)


def run(request: NetworkRequest, token: CancelToken | None = None) -> list[object]:
    engine = open_engine("cpu", threads=1)
    try:
        return list(run_network(request, engine, token or CancelToken()))
    finally:
        engine.close()


def network_of(path: Path, **options: object) -> Network:
    last = run(NetworkRequest(path, SCHEME, **options))[-1]
    assert isinstance(last, NetworkFound), last
    return last.network


@pytest.fixture(scope="module")
def network(proteins: Path) -> Network:
    return network_of(proteins)


def saved(network: Network, path: Path, key: str, evalue: float | None = None, **more: object) -> Path:
    job = Job(network, network.families(evalue), **more)
    run_to_end(save_network(job, [(path, FORMAT[key])], CancelToken()))
    return path


def rows_of(path: Path, dialect: str = "excel-tab") -> list[dict[str, str]]:
    lines = [line for line in path.read_text().splitlines() if not line.startswith("#")]
    return list(csv.DictReader(lines, dialect=dialect))


def test_the_families_are_the_known_ones(network: Network) -> None:
    families, names = network.families(), network.nodes.names
    found = [{family_of(names[node]) for node in members} for members in families.members]
    assert all(len(kinds) == 1 for kinds in found)
    assert families.sizes.tolist() == [6, 3, 2, 1, 1, 1, 1, 1]
    assert [kinds.pop() for kinds in found[:3]] == list(FAMILIES)
    assert families.n_shared == 3
    table = FamilyTable(families)
    assert [table.number("size", row) for row in range(3)] == [6, 3, 2]
    pairs = {row: table.number("edges", row) for row in range(3)}
    assert pairs[1] == 3 and table.display("linked", 1) == "100.0"
    assert set(table.text("members", 2).split()) == {n for n in names if family_of(n) == "HLA"}
    assert table.text("hub", 0) in table.text("members", 0).split()
    called = [table.text("name", row) for row in range(3)]
    first = [network.nodes.brief_names[members[0]] for members in families.members]
    pair = [network.nodes.brief_names[node] for node in families.members[2].tolist()]
    assert called == [f"{first[0]} and others", f"{first[1]} and others", " and ".join(pair)], (
        "a protein: that is no name"
    )


def test_the_name_of_a_family_depends_on_its_sequences_alone(tmp_path: Path) -> None:
    """*Protein MGF 110* was *Protein MGF* at a bound up to which there was no other family of that name."""
    long, short = (read_sequences(sample_database())[0][place].letters for place in (0, 15))
    path = tmp_path / "x.fasta"
    path.write_text(
        "".join(f">a{copy} Protein MGF 110-{copy}L\n{long}\n" for copy in range(3))
        + "".join(f">b{copy} Protein MGF 300-{copy}R\n{short[:40]}\n" for copy in range(2))
    )
    network = network_of(path)
    both, one = network.families(), network.families(1e-40)
    assert [both.name(family) for family in range(both.n_shared)] == ["Protein MGF 110", "Protein MGF 300"]
    assert [one.name(family) for family in range(one.n_shared)] == ["Protein MGF 110"]


@pytest.mark.parametrize("bound", [1e-20, 1e-5])
def test_a_family_is_whole_up_to_what_it_holds_to_and_in_parts_below(proteins: Path, bound: float) -> None:
    network = network_of(proteins, evalue=10.0)
    families = network.families(bound)
    table = FamilyTable(families)
    assert len(table)
    for row, members in enumerate(families.members[: len(table)]):
        read = table.display("holds", row)
        if table.number("holds", row) < -180:
            assert read == "< 1e-180", "one edge read 1e-307 here and < 1e-180 among the edges"
        edge = evalue_shown(table.number("holds", row))
        lets_in = edge.startswith("<") or math.log10(float(edge)) >= table.number("holds", row)
        assert read == edge or not lets_in, "8.2e-43 was no edge of the list, where it read 8e-43"
        whole = network.families(float(read.removeprefix("< "))).of_node[members]
        parts = network.families(10.0 ** (table.number("holds", row) - 1e-6)).of_node[members]
        assert len(set(whole.tolist())) == 1 < len(set(parts.tolist()))
    nodes = NodeTable(families)
    alone = np.flatnonzero(families.degrees == 0)
    assert alone.size and np.isnan(nodes.values("family_holds")[alone]).all()


@pytest.mark.parametrize("bound", [1e-60, 1e-20, 1e-5, 1e-2])
def test_a_sequence_without_an_edge_shows_its_best_one_found_but_no_file_has_it(
    proteins: Path, bound: float
) -> None:
    network = network_of(proteins, evalue=10.0)
    families, edges = network.families(bound), network.edges
    nodes = NodeTable(families)
    for node in np.flatnonzero(families.degrees == 0).tolist():
        of_it = edges.log10_evalues[(edges.a == node) | (edges.b == node)]
        best = evalue_shown(float(of_it.min())) if of_it.size else ""
        assert nodes.brief("evalue", node) == best and nodes.value("evalue", node) is None


@pytest.mark.parametrize("bound", [1e-60, 1e-20, 1e-5, 1e-2])
def test_what_a_family_joins_first_is_what_a_rising_bound_shows(proteins: Path, bound: float) -> None:
    network = network_of(proteins, evalue=10.0)
    families = network.families(bound)
    table = FamilyTable(families)
    expected: dict[int, tuple[set[int], float]] = {}
    weaker = [value for value in network.edges.log10_evalues.tolist() if value > math.log10(bound)]
    for log10_evalue in weaker:
        wider = network.families(10.0 ** (log10_evalue + 1e-9))
        for family, members in enumerate(families.members):
            joined = wider.members[wider.of_node[members[0]]]
            if len(others := set(families.of_node[joined].tolist()) - {family}):
                expected.setdefault(family, (others, log10_evalue))
    assert families.joins.keys() == expected.keys()
    for row in range(len(table)):
        if row in expected:
            others, log10_evalue = expected[row]
            other, edge = families.joins[row]
            at = float(network.edges.log10_evalues[edge])
            assert other in others and at == pytest.approx(log10_evalue)
            words, _, shown = table.text("joins", row).rpartition(" at ")
            alone = network.nodes.names[families.members[other][0]]
            assert words == (f"Family {families.numbers[other]}" if other < len(table) else alone)
            assert at <= math.log10(float(shown)) < at + math.log10(2)
            joined = network.families(float(shown)).of_node
            ends = (families.members[family][0] for family in (row, other))
            assert len({joined[end] for end in ends}) == 1, "1e-19 was read for 1.2e-19, and left them apart"
        else:
            assert table.text("joins", row) == ""
    order = table.order_by("joins").tolist()
    expected = {row: joined for row, joined in expected.items() if row < len(table)}
    assert order[: len(expected)] == sorted(expected, key=lambda row: (expected[row][1], row))


@pytest.mark.parametrize("evalues", ["matrix", "adjusted"])
def test_an_edge_has_the_figures_of_the_better_direction(proteins: Path, evalues: str) -> None:
    found = network_of(proteins, evalues=evalues, evalue=10.0)
    edges, sequences = found.edges, read_sequences(proteins)[0]
    there, back = edges.both_log10_evalues
    assert (edges.a < edges.b).all()
    assert len({*zip(edges.a.tolist(), edges.b.tolist(), strict=True)}) == len(edges), "each pair once"
    assert edges.log10_evalues == pytest.approx(np.fmin(there, back), abs=1e-9)
    assert np.array_equal(edges.from_a, ~(back < there - 1e-9) & ~np.isnan(there))
    assert edges.from_a.any() and (evalues == "adjusted" or not edges.from_a.all())
    assert (np.diff(edges.log10_evalues) >= 0).all()
    bits = np.where(edges.from_a, edges.both_bits[0], edges.both_bits[1])
    assert np.array_equal(edges.bits, bits)
    for row in range(len(edges)):
        one, other = sequences[edges.a[row]], sequences[edges.b[row]]
        assert edges.scores[row] == smith_waterman(one.codes, other.codes, SCHEME.matrix, 11, 1)


def test_one_direction_within_the_bound_is_enough(proteins: Path) -> None:
    network = network_of(proteins, evalues="matrix")
    both = network.edges.both_log10_evalues
    row = int(np.argmax(np.abs(both[0] - both[1])))
    bound = float(10.0 ** both[:, row].mean())
    again = network_of(proteins, evalue=bound, evalues="matrix").edges
    ends = list(zip(again.a.tolist(), again.b.tolist(), strict=True))
    place = ends.index((int(network.edges.a[row]), int(network.edges.b[row])))
    worse = int(np.argmax(both[:, row]))
    assert np.isnan(again.both_log10_evalues[worse, place]) and np.isnan(again.both_bits[worse, place])
    assert again.log10_evalues[place] == both[:, row].min()
    assert again.display(("evalue_ab", "evalue_ba")[worse], place) == ""


def test_with_evalues_of_the_matrix_edges_are_all_pairs_that_score_enough(proteins: Path) -> None:
    found = network_of(proteins, evalues="matrix", evalue=1.0)
    sequences = read_sequences(proteins)[0]
    expected = set()
    for a, b in combinations(range(len(sequences)), 2):
        score = np.array([smith_waterman(sequences[a].codes, sequences[b].codes, SCHEME.matrix, 11, 1)])
        both = []
        for query, subject in ((a, b), (b, a)):
            significance = found.significances[query]
            assert significance is not None
            both.append(significance.log10_evalues(score, np.array([len(sequences[subject])]))[0])
        if min(both) <= 0:
            expected.add((a, b))
    assert {*zip(found.edges.a.tolist(), found.edges.b.tolist(), strict=True)} == expected


def test_alignments_are_biopythons(proteins: Path) -> None:
    found = network_of(proteins, evalues="matrix")
    aligner = PairwiseAligner(mode="local", open_gap_score=-12, extend_gap_score=-1)
    aligner.substitution_matrix = substitution_matrices.load("BLOSUM62")
    sequences, edges = read_sequences(proteins)[0], found.edges
    for row in (0, len(edges) // 2, len(edges) - 1):
        a, b = sequences[edges.a[row]], sequences[edges.b[row]]
        best = aligner.align(a.letters, b.letters)
        assert best.score == edges.scores[row]
        figures = set()
        for _, alignment in zip(range(1000), best, strict=False):
            counts = alignment.counts()
            (a_from, a_to), (b_from, b_to) = (
                (ends[0][0], ends[-1][1]) for ends in (alignment.aligned[0], alignment.aligned[1])
            )
            length = counts.identities + counts.mismatches + counts.gaps
            figures.add(
                (
                    100 * counts.identities / length,
                    100 * (a_to - a_from) / len(a),
                    100 * (b_to - b_from) / len(b),
                )
            )
        ours = tuple(edges.number(key, row) for key in ("identity", "coverage_a", "coverage_b"))
        assert any(ours == pytest.approx(one) for one in figures)


def test_a_lower_bound_needs_no_other_search(proteins: Path, network: Network) -> None:
    lower = 1e-20
    families, again = network.families(lower), network_of(proteins, evalue=lower)
    assert 0 < families.rows.size < len(network.edges)
    ends = [
        {*zip(e.a[rows].tolist(), e.b[rows].tolist(), strict=True)}
        for e, rows in ((network.edges, families.rows), (again.edges, np.arange(len(again.edges))))
    ]
    assert ends[0] == ends[1]
    assert np.array_equal(families.of_node, again.families().of_node)
    assert families.evalue == lower and network.families().evalue == network.families(1.0).evalue == 1e-5
    none = network.families(1e-300)
    assert none.rows.size == 0 and none.n_shared == 0 and len(FamilyTable(none)) == 0
    alone = len(network.nodes)
    words = f"0 edges with E ≤ 1e-300 · {alone} sequences: 0 in 0 families and {alone} without an edge"
    assert network.summary(none) == words, "0 edges were said to be between all of them"


def test_a_number_of_a_family_means_that_of_one_sequence_whatever_the_bound(network: Network) -> None:
    """Numbers went by size: *Family 3* at one bound was another one at the next."""
    before = network.families()
    for bound in (1e-10, 1e-20, 1e-40, 1e-80):
        families = network.families(bound)
        assert len(set(families.numbers.tolist())) == families.sizes.size
        for number, members in zip(families.numbers.tolist(), families.members, strict=True):
            assert number - 1 in members
        kept = set(before.numbers.tolist()) & set(families.numbers.tolist())
        assert kept == set(before.numbers.tolist()), "parts have new numbers, and one of them the old one"
        before = families


def test_an_edge_of_a_small_part_of_both_says_so_as_a_pair_does(tmp_path: Path) -> None:
    """Proteins that share a domain made a family, and nothing but two figures told of it."""
    first, second, third = (one.letters for one in read_sequences(sample_database())[0][:40:15])
    domain = first[:60]
    path = write(tmp_path / "x.fasta", {
        "whole": first, "same": first, "shared": domain + second[:150], "alone": third,
    })  # fmt: skip
    network = network_of(path, evalues="matrix")
    edges, families = network.edges, network.families()
    names = [(edges.name("a", row), edges.name("b", row)) for row in range(len(edges))]
    assert dict(zip(names, edges.partial.tolist(), strict=True)) == {
        ("whole", "same"): False, ("whole", "shared"): True, ("same", "shared"): True,
    }  # fmt: skip
    row = names.index(("whole", "shared"))
    partial = edges.text("partial", row)
    assert covered_in_full(edges, row) == f"The alignment covers only {partial}, perhaps one domain."
    words = [families.edges_words(network.nodes.names.index(name)) for name in ("whole", "shared", "alone")]
    assert words == ["2 edges, 1 partial", "2 edges, all partial", "no edge"]
    assert NodeTable(families).values("partial_edges").tolist() == [1, 1, 2, 0]
    assert FamilyTable(families).values("partial_edges").tolist() == [2]
    assert families.partial_words(0) == "2 of its 3 edges are partial"
    assert rows_of(saved(network, tmp_path / "e.tsv", "edges"))[row]["partial"] == partial
    other = write(tmp_path / "y.fasta", {"shared": domain + second[:150]})
    own = write(tmp_path / "z.fasta", {"whole": first})
    engine = open_engine("cpu", threads=1)
    try:
        request = ReciprocalRequest(own, other, SCHEME, evalues="matrix")
        pairs = list(run_reciprocal(request, engine, CancelToken()))[-1].result
    finally:
        engine.close()
    assert pairs.table.text("partial", 0) == partial, "the words of reciprocal best hits"
    assert pairs.table.remarks_in_full(0) == [covered_in_full(edges, row)]


def test_an_edge_has_the_verdict_of_a_hit(network: Network) -> None:
    edges = network.edges
    assert {edges.verdict(row) for row in range(len(edges))} <= {"Convincing", "Suggestive"}
    for row in range(len(edges)):
        assert edges.verdict(row) == network.hit(row).hits.verdict(0)


def test_single_linkage(tmp_path: Path) -> None:
    """Two that are not alike are one family through a third that is like both."""
    letters = {s.identifier.split("|")[2]: s.letters for s in read_sequences(sample_database())[0]}
    one, other = letters["1433Z_PONAB"], letters["3HAO_BOVIN"]
    found = network_of(write(tmp_path / "a.fasta", {"one": one, "both": one + other, "other": other}))
    assert {*zip(found.edges.a.tolist(), found.edges.b.tolist(), strict=True)} == {(0, 1), (1, 2)}
    assert found.families().sizes.tolist() == [3]


def test_an_edge_as_a_hit(network: Network) -> None:
    for row in (0, len(network.edges) - 1):
        result, edges = network.hit(row), network.edges
        query, subject = edges.queries[row], edges.subjects[row]
        assert result.query.identifier == network.nodes.names[query]
        assert result.hits.header(0) == network.nodes.header(subject)
        assert result.hits.values("evalue")[0] == edges.log10_evalues[row]
        assert result.hits.values("score")[0] == edges.scores[row]
        assert (result.significant, result.evalues) == (len(result.hits), network.request.evalues)
        assert result.compared == len(network.nodes) and result.significance is network.significances[query]


def test_an_edge_with_a_as_the_query_has_the_same_figures(network: Network) -> None:
    edges = network.edges
    for row in range(len(edges)):
        found, shown = network.hit(row), network.hit_of_a(row)
        assert shown.query.identifier == network.nodes.names[edges.a[row]]
        assert shown.hits.header(0) == network.nodes.header(int(edges.b[row]))
        for key in ("score", "bits", "evalue"):
            assert shown.hits.values(key)[0] == found.hits.values(key)[0]
        assert shown.significance == replace(found.significance, query_length=len(shown.query))


def test_why_an_edge_has_another_evalue_is_the_same_whichever_end_is_shown_as_the_query(
    tmp_path: Path,
) -> None:
    """Of a fragment, shown as A where B was searched with: "the query read backwards scores 16 of 46"."""
    letters = [one.letters for one in read_sequences(sample_database())[0][:40]]
    sequences = {f"whole{place}": whole for place, whole in enumerate(letters)}
    for place, whole in enumerate(letters[:24]):
        sequences |= {f"short{place}": whole[50 : 60 + place // 4], f"more{place}": whole[50 : 80 + place]}
    network = network_of(write(tmp_path / "x.fasta", sequences), evalue=1.0)
    mirrored = [row for row in range(len(network.edges)) if not network.edges.from_a[row]]
    said = [(why_moved(network.hit(row), 0), why_moved(network.hit_of_a(row), 0)) for row in mirrored]
    of_short = [both for both in said if "so short a" in both[0]]
    assert of_short and all("so short a" in shown for _, shown in of_short)


def test_the_distances(network: Network) -> None:
    matrix = np.concatenate(list(network.distances(network.families())))
    n, edges = len(network.nodes), network.edges
    assert matrix.shape == (n, n)
    assert np.array_equal(matrix, matrix.T) and (np.diag(matrix) == 0).all()
    linked = np.zeros((n, n), bool)
    linked[edges.a, edges.b] = linked[edges.b, edges.a] = True
    assert (matrix[~linked & ~np.eye(n, dtype=bool)] == 1).all()
    sequences = read_sequences(network.request.path)[0]

    def score(a: int, b: int) -> int:
        return smith_waterman(sequences[a].codes, sequences[b].codes, SCHEME.matrix, 11, 1)

    for row in range(len(edges)):
        a, b = int(edges.a[row]), int(edges.b[row])
        assert matrix[a, b] == pytest.approx(1 - 2 * score(a, b) / (score(a, a) + score(b, b)))
    lower = np.concatenate(list(network.distances(network.families(1e-20))))
    assert (lower >= matrix).all() and (lower > matrix).any()


def test_identical_sequences_have_the_distance_0(tmp_path: Path) -> None:
    protein = read_sequences(sample_database())[0][3].letters
    found = network_of(write(tmp_path / "a.fasta", {"a": protein, "b": protein, "masked": "XXXX" + protein}))
    assert found.edges.distances.tolist() == [0, 0, 0]


def test_words_are_found_in_either_header(network: Network) -> None:
    edges = network.edges
    for words in ("", "3mgh", "3HAO_ a", "bacc2 BDEBA", "nothing"):
        expected = [
            all(w in edges.searched_text(r) for w in words.casefold().split()) for r in range(len(edges))
        ]
        assert edges.matching(words).tolist() == expected
    assert 0 < edges.matching("3mgh_bacc2").sum() < len(edges)
    assert FamilyTable(network.families()).matching("3hao").tolist() == [False, True, False]
    assert NodeTable(network.families()).matching("3hao").sum() == 3


# Files


def test_edges_read_back(network: Network, tmp_path: Path) -> None:
    for key, dialect in (("edges", "excel-tab"), ("edges-csv", "excel")):
        path = saved(network, tmp_path / key, key)
        rows = rows_of(path, dialect)
        assert len(rows) == len(network.edges)
        for row, cells in enumerate(rows):
            assert cells["a"] == network.edges.name("a", row)
            written, known = float(cells["log10_evalue"]), network.edges.log10_evalues[row]
            identity = network.edges.number("identity", row)
            assert written == pytest.approx(known, abs=0 if key == "edges" else 5e-5)
            assert float(cells["identity"]) == pytest.approx(identity, abs=0 if key == "edges" else 5e-3)
            assert identity > 0
        said = path.read_text()
        assert f"# Command: {network.request.command()}" in said
        assert said.count("gap of k residues costs") == 1, "it was said twice"
    bare = saved(network, tmp_path / "bare", "edges", comments=False)
    assert bare.read_text().startswith("a\tb\tfamily\tevalue\t")
    few = rows_of(saved(network, tmp_path / "few", "edges", 1e-20))
    assert len(few) == network.families(1e-20).rows.size


def test_families_read_back(network: Network, tmp_path: Path) -> None:
    """Each sequence without an edge had the number of a family of one, which nothing else counts as one."""
    every = rows_of(saved(network, tmp_path / "families", "families"))
    assert len(every) == len(network.nodes)
    families = network.families()
    rows = [row for row in every if row["family"]]
    assert len({row["family"] for row in rows}) == families.n_shared
    alone = [row for row in every if not row["family"]]
    assert alone and {row["edges"] for row in alone} == {"0"}
    assert not any(row["family_name"] or row["family_size"] for row in alone)
    sizes = [int(row["family_size"]) for row in rows]
    assert sizes == sorted(sizes, reverse=True)
    firsts = {row["family"]: row["record"] for row in reversed(rows)}
    assert all(number == record for number, record in firsts.items()), "called by its first sequence"
    for row in rows:
        node = network.nodes.names.index(row["sequence"])
        assert int(row["family"]) == families.members[families.of_node[node]][0] + 1
        assert int(row["family_size"]) == families.sizes[families.of_node[node]]
        assert row["family_name"] == families.name(int(families.of_node[node])) != ""
        assert int(row["edges"]) == families.degrees[node]
        assert row["evalue"] != ""
    assert len(NodeTable(families)) == len(every)


def test_graphml_is_a_graph_with_its_figures(network: Network, tmp_path: Path) -> None:
    path = saved(network, tmp_path / "net.graphml", "graphml")
    space = {"g": "http://graphml.graphdrawing.org/xmlns"}
    tree = ET.parse(path).getroot()
    keys = {key.get("id"): key for key in tree.findall("g:key", space)}
    (graph,) = tree.findall("g:graph", space)
    assert graph.get("edgedefault") == "undirected"
    nodes = {node.get("id"): node for node in graph.findall("g:node", space)}
    assert len(nodes) == len(network.nodes)
    for data in tree.iter("{http://graphml.graphdrawing.org/xmlns}data"):
        key = keys[data.get("key")]
        {"string": str, "long": int, "double": float}[key.get("attr.type")](data.text or "")
    for row, edge in enumerate(graph.findall("g:edge", space)):
        values = {data.get("key"): data.text for data in edge.findall("g:data", space)}
        name = nodes[edge.get("source")].find("g:data[@key='node_name']", space)
        assert name is not None and name.text == network.edges.name("a", row)
        assert edge.get("target") in nodes
        assert float(values["edge_log10_evalue"]) == network.edges.log10_evalues[row]
    assert "Command: swathe network" in path.read_text()


def test_graphml_reads_back_with_networkx(network: Network, tmp_path: Path) -> None:
    networkx = pytest.importorskip("networkx")
    graph = networkx.read_graphml(saved(network, tmp_path / "net.graphml", "graphml"))
    sizes = sorted(map(len, networkx.connected_components(graph)), reverse=True)
    assert sizes == network.families().sizes.tolist()
    assert graph.number_of_edges() == len(network.edges)
    for node, cells in graph.nodes(data=True):
        assert cells["degree"] == graph.degree(node)
    assert all(0 < cells["similarity"] <= 1 for _, _, cells in graph.edges(data=True))


def test_cytoscapes_file(network: Network, tmp_path: Path) -> None:
    places = np.arange(2 * len(network.nodes), dtype=np.float64).reshape(-1, 2)
    for given in (None, places):
        path = saved(network, tmp_path / "net.cyjs", "cyjs", places=given)
        whole = json.loads(path.read_text())
        nodes, edges = whole["elements"]["nodes"], whole["elements"]["edges"]
        names = {node["data"]["id"]: node["data"]["name"] for node in nodes}
        assert list(names.values()) == network.nodes.names
        for row, edge in enumerate(edges):
            assert names[edge["data"]["source"]] == network.edges.name("a", row)
            assert names[edge["data"]["target"]] == network.edges.name("b", row)
        assert [node.get("position") for node in nodes[:2]] == (
            [None, None] if given is None else [{"x": 0.0, "y": -1.0}, {"x": 2.0, "y": -3.0}]
        )


def test_graphs_have_short_names_organisms_places_colours_and_no_evalue_of_zero(tmp_path: Path) -> None:
    """An E-value of 1e-500 was 0.0, then left out; a node was called sp|P1|ONE_HUMAN, not as in lists."""
    random = np.random.default_rng(1)
    long = "".join(random.choice(list("ACDEFGHIKLMNPQRSTVWY"), 1_500))
    records = (
        f">sp|P1|ONE_HUMAN Kinase one OS=Homo sapiens\n{long}\n",
        f">sp|P2|TWO_YEAST Kinase OS=Yeast\n{long[:-3]}\n",
        f">short\n{long[200:300]}\n",
    )
    path = tmp_path / "a.fasta"
    path.write_text("".join(records))
    network = network_of(path)
    assert network.edges.log10_evalues[0] < -400
    places = np.array([[0.0, 1.0], [2.0, 3.0], [4.0, 5.25]])
    colours = ["#0072b2", "#0072b2", "#808080"]
    graphml = saved(network, tmp_path / "net.graphml", "graphml", places=places, colours=colours)
    space = "{http://graphml.graphdrawing.org/xmlns}"
    told = {
        kind: [
            {str(data.get("key")): data.text or "" for data in one.iter(f"{space}data")}
            for one in ET.parse(graphml).getroot().iter(f"{space}{kind}")
        ]
        for kind in ("node", "edge")
    }
    assert [node["node_label"] for node in told["node"]] == ["ONE_HUMAN", "TWO_YEAST", "short"]
    assert [node["node_organism"] for node in told["node"]] == ["Homo sapiens", "Yeast", ""]
    assert [(float(node["node_x"]), float(node["node_y"])) for node in told["node"]] == [
        tuple(place) for place in places.tolist()
    ]
    assert [node["node_color"] for node in told["node"]] == colours
    bare = saved(network, tmp_path / "bare.graphml", "graphml").read_text()
    assert "node_x" not in bare and "node_color" not in bare
    cyjs = json.loads(saved(network, tmp_path / "net.cyjs", "cyjs", colours=colours).read_text())["elements"]
    assert [node["data"]["color"] for node in cyjs["nodes"]] == colours
    assert [node["data"]["label"] for node in cyjs["nodes"]] == ["ONE_HUMAN", "TWO_YEAST", "short"]
    for edges in (
        [{key.removeprefix("edge_"): value for key, value in edge.items()} for edge in told["edge"]],
        [edge["data"] for edge in cyjs["edges"]],
    ):
        assert float(edges[0]["evalue"]) == 2.2250738585072014e-308 and float(edges[0]["log10_evalue"]) < -400
        assert all(float(edge["evalue"]) > 0 for edge in edges)
    assert "evalue: at least 2.2250738585072014e-308" in graphml.read_text()


def test_matrices_read_back(network: Network, tmp_path: Path) -> None:
    expected = np.concatenate(list(network.distances(network.families())))
    path = saved(network, tmp_path / "net.npy", "npy")
    assert np.array_equal(np.load(path), expected)
    assert [row["sequence"] for row in rows_of(names_of(path))] == network.nodes.names
    beside = json.loads((tmp_path / "net.npy.provenance.json").read_text())
    assert beside["describes"] == "net.npy" and any("swathe network" in line for line in beside["provenance"])

    path = saved(network, tmp_path / "net.phy", "phylip")
    lines = path.read_text().splitlines()
    assert int(lines[0]) == len(network.nodes) == len(lines) - 1
    assert [line[:10].rstrip() for line in lines[1:]] == [
        row["phylip_name"] for row in rows_of(names_of(path))
    ]
    read = np.array([line[10:].split() for line in lines[1:]], np.float64)
    assert np.allclose(read, expected, atol=5e-7)


def test_names_for_phylip() -> None:
    assert phylip_names(["a", "a b(c)", "längst"]) == ["a", "a_b_c_", "l_ngst"]
    same = ["sp|P02232|LGB1", "sp|P02232|LGB2", "sp|P02232_", "sp|P02232_2"]
    names = phylip_names(same)
    assert len(set(names)) == 4 and all(len(name) <= 10 for name in names)
    many = phylip_names(["abcdefghij"] * 1200)
    assert len(set(many)) == 1200 and all(len(name) <= 10 for name in many)


def test_hostile_headers_stay_in_their_cells(tmp_path: Path) -> None:
    protein = read_sequences(sample_database())[0][3].letters
    path = tmp_path / "a.fasta"
    path.write_text(f'>=1+1 <b>&"x"\ty\n{protein}\n>b ]]>\x01c\n{protein}\n')
    found = network_of(path)
    assert rows_of(saved(found, tmp_path / "e", "edges"))[0]["a"] == "'=1+1"
    tree = ET.parse(saved(found, tmp_path / "g", "graphml"))
    texts = [data.text for data in tree.iter("{http://graphml.graphdrawing.org/xmlns}data")]
    assert "=1+1" in texts and '<b>&"x"\ty' in texts
    nodes = json.loads(saved(found, tmp_path / "c", "cyjs").read_text())["elements"]["nodes"]
    assert nodes[0]["data"]["name"] == "=1+1"


def test_all_files_or_none(network: Network, tmp_path: Path) -> None:
    job = Job(network, network.families())
    outputs = [(tmp_path / f"net{format.suffixes[0]}", format) for format in FORMATS]
    run_to_end(save_network(job, outputs, CancelToken()))
    expected = {file.name for path, format in outputs for file in format.files(path)}
    assert {path.name for path in tmp_path.iterdir()} == expected
    folder = tmp_path / "other"
    folder.mkdir()
    outputs = [(folder / "a.tsv", FORMAT["edges"]), (folder / "missing" / "a.npy", FORMAT["npy"])]
    with pytest.raises(ExportError, match="no folder"):
        run_to_end(save_network(job, outputs, CancelToken()))
    token = CancelToken()
    with pytest.raises(OperationCancelled):
        for _ in save_network(job, [(folder / "a.tsv", FORMAT["edges"])], token):
            token.cancel()
    with atomic_file(folder / "kept.npy") as stream:
        stream.write(b"before")
    (folder / "kept.npy.names.tsv").mkdir()
    with pytest.raises(ExportError):
        run_to_end(save_network(job, [(folder / "kept.npy", FORMAT["npy"])], CancelToken()))
    assert {path.name for path in folder.iterdir()} == {"kept.npy", "kept.npy.names.tsv"}
    assert (folder / "kept.npy").read_bytes() == b"before"
    same = [(folder / "a.tsv", FORMAT["edges"]), (folder / "a.tsv", FORMAT["families"])]
    with pytest.raises(ExportError, match="written twice"):
        run_to_end(save_network(job, same, CancelToken()))


@pytest.mark.parametrize(
    ("name", "key"),
    [
        ("a.tsv", "edges"),
        ("a.edges.csv", "edges-csv"),
        ("a.families.tsv", "families"),
        ("A.GraphML", "graphml"),
        ("a.cyjs", "cyjs"),
        ("a.npy", "npy"),
        ("a.phylip", "phylip"),
    ],
)
def test_the_end_of_a_name_chooses_the_format(name: str, key: str) -> None:
    assert format_of_name(Path(name)).key == key


def test_other_ends_of_names_are_refused() -> None:
    with pytest.raises(ExportError, match=r"\.graphml"):
        format_of_name(Path("net.xml"))


# Events and errors


def test_events(proteins: Path) -> None:
    events = run(NetworkRequest(proteins, SCHEME))
    assert sum(isinstance(event, Started) for event in events) == 1
    steps = [event for event in events if isinstance(event, PortionsProgress)]
    assert [step.cells_done for step in steps] == sorted(step.cells_done for step in steps)
    assert steps[-1].cells_done == steps[-1].cells_total
    assert any(isinstance(event, PairsAligning) for event in events)


def test_portions_give_the_same_network(
    proteins: Path, network: Network, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("swathe.core.portions._SCORES_HELD", 3 * len(network.nodes))
    events = run(NetworkRequest(proteins, SCHEME))
    assert sum(isinstance(event, Started) for event in events) == 1
    last = events[-1]
    assert isinstance(last, NetworkFound)
    again = last.network.edges
    for key in ("a", "b", "from_a", "scores", "bits", "log10_evalues"):
        assert np.array_equal(getattr(again, key), getattr(network.edges, key))


def test_cancelling(proteins: Path) -> None:
    token = CancelToken()
    engine = open_engine("cpu", threads=1)
    try:
        events = run_network(NetworkRequest(proteins, SCHEME), engine, token)
        for event in events:
            if isinstance(event, PortionsProgress):
                token.cancel()
        assert isinstance(event, Cancelled)
    finally:
        engine.close()


def failure_of(path: Path, **options: object) -> Exception:
    last = run(NetworkRequest(path, options.pop("scheme", SCHEME), **options))[-1]
    assert isinstance(last, Failed), last
    return last.error


def test_what_makes_no_network(tmp_path: Path) -> None:
    protein = read_sequences(sample_database())[0][3].letters
    one = failure_of(write(tmp_path / "one.fasta", {"a": protein, "empty": ""}))
    assert isinstance(one, InvalidRequest) and "fewer than two sequences" in one.message
    path = tmp_path / "same.fasta"
    path.write_text(f">a\n{protein}\n>b\n{protein}\n>a again\n{protein}\n>a\n{protein}\n")
    same = failure_of(path)
    assert isinstance(same, InvalidRequest) and same.field == "database"
    assert "called a, records 1 and 3" in same.message and "2 names" in same.message
    dna = write(tmp_path / "dna.fasta", {f"n{n}": "ACGTTGCAAC" * 30 for n in range(3)})
    assert isinstance(failure_of(dna), NucleotideInput)
    assert len(network_of(dna, allow_nucleotides=True).nodes) == 3
    two = write(tmp_path / "two.fasta", {"a": protein, "b": protein})
    none = failure_of(two, scheme=ScoringScheme.load("BLOSUM62", 0, 0))
    assert isinstance(none, InvalidRequest) and none.field == "gap_open"
    assert "no E-values" in none.message
    with pytest.raises(InvalidRequest, match="not above 0"):
        NetworkRequest(two, SCHEME, evalue=0.0)


def test_edges_that_fill_the_memory(proteins: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("swathe.core.network.search._BYTES_PER_HIT", 1 << 45)
    error = failure_of(proteins)
    assert isinstance(error, MemoryShort)
    assert "lower E-value bound" in error.hint


def test_the_command_repeats_it(proteins: Path) -> None:
    request = NetworkRequest(proteins, SCHEME, evalue=1e-7, evalues="matrix", threads=2)
    words = request.command().split()
    assert words[:3] == ["swathe", "network", str(proteins)]
    assert words[-4:] == ["--evalues", "matrix", "--evalue", "1e-07"]
    assert ("--threads", "2") in pairwise(words)


def test_a_fragment_shorter_than_any_domain_is_not_called_one(tmp_path: Path) -> None:
    """Of 17 residues that were covered whole it was said: *perhaps one domain*."""
    whole = next(iter(read_sequences(sample_database())[0])).letters
    for length, said in ((29, False), (60, True)):
        path = write(tmp_path / f"{length}.fasta", {"whole": whole, "piece": whole[:length]})
        edges = network_of(path, evalue=10.0).edges
        assert edges.partial.tolist() == [said] and edges.fragments.tolist() == [not said]
        assert covered_in_full(edges, 0).endswith(", perhaps one domain.") == said


def test_an_edge_says_where_its_evalue_was_corrected_far(tmp_path: Path) -> None:
    """Of a short sequence's edge bits and E-value seemed to contradict each other, and no file had why."""
    whole = read_sequences(sample_database())[0][12].letters
    path = write(tmp_path / "x.fasta", {"whole": whole, "same": whole, "part": whole[30:46]})
    network = network_of(path)
    edges, job = network.edges, Job(network, network.families())
    said = {(edges.name("a", row), edges.name("b", row)): edges.text("remarks", row) for row in range(3)}
    assert said["whole", "same"] == ""
    assert said["whole", "part"].startswith("Without the correction (lengths, composition or repeats) the E-")
    assert said["whole", "part"].endswith("the bits are those of the unadjusted matrix.")
    files = [(tmp_path / f"x.{end}", FORMAT[end]) for end in ("edges", "graphml")]
    list(save_network(job, files, CancelToken()))
    lines = (tmp_path / "x.edges").read_text().splitlines()
    rows = list(csv.DictReader((one for one in lines if not one.startswith("#")), delimiter="\t"))
    assert {(row["a"], row["b"]): row["remarks"] for row in rows} == said
    moved = {(row["a"], row["b"]): float(row["evalue_moved"]) for row in rows}
    assert moved["whole", "part"] < -2 < moved["whole", "same"]
    graph = (tmp_path / "x.graphml").read_text()
    for key in ("log10_evalue_ab", "log10_evalue_ba", "evalue_moved"):
        assert graph.count(f'key="edge_{key}"') == 3


def test_an_edge_has_both_evalues_in_words_where_the_directions_disagree(proteins: Path) -> None:
    """The two directions differed by powers of ten, and only the lower one was in sight."""
    nodes = network_of(proteins).nodes

    def remarks(*log10_evalues: float) -> str:
        """Return what is said of an edge that was found with a as the query, and with b."""
        found = np.flatnonzero(np.isfinite(log10_evalues))
        evalues, scores = np.array(log10_evalues)[found], np.full(found.size, 90.0)
        hits = DirectedHits(
            found, 1 - found, scores.astype(np.int32), scores, scores, scores, evalues, evalues
        )
        return EdgeTable(nodes, hits).text("remarks", 0)

    both = "E-value of A → B 3e-12, of B → A 4e-05: the edge has the lower one."
    assert remarks(math.log10(3e-12), math.log10(4e-5)) == both
    assert remarks(-7.0, -5.1) == "" == remarks(-200.0, -15.0), "as far as it matters they agree"
    alone = "E-value of A → B 1e-07, of B → A above the bound: the edge has the lower one."
    assert remarks(-7.0, math.inf) == alone
