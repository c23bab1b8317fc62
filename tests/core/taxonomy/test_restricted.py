"""A search restricted to taxa is the search of a FASTA file that holds their sequences alone."""

from __future__ import annotations

import shutil
from pathlib import Path

import numpy as np
import pytest

from swathe.core.cancel import CancelToken
from swathe.core.database import joined, open_database, open_databases
from swathe.core.errors import InvalidRequest
from swathe.core.history.repeating import request_of, verify_database
from swathe.core.history.run_file import read_run, write_run
from swathe.core.results.lineages import lineage_tree
from swathe.core.scoring.scheme import ScoringScheme
from swathe.core.search.opening import open_searched
from swathe.core.search.request import SearchRequest
from swathe.core.search.round_options import RoundOptions
from swathe.core.sequences.fasta import read_sequences
from swathe.core.system.resources import sample_queries
from swathe.core.system.steps import run_to_end
from swathe.core.taxonomy.choice import TaxonChoice
from swathe.core.taxonomy.subjects import TaxonReader, taxa_of
from swathe.core.taxonomy.taxonomy import open_taxonomy
from tests.core.taxonomy.dump import write_dump
from tests.searching import run

pytestmark = pytest.mark.usefixtures("cache")
AMINO = "ARNDCQEGHILKMFPSTWYV"
HEADERS = (
    "sp|P{n}|A_HUMAN Name OS=Homo sapiens OX=9606 GN=A",
    "sp|Q{n}|A_MOUSE Name OS=Mus musculus OX=10090",
    "UniRef90_X{n} Cluster n=1 Tax=Escherichia coli TaxID=666666 RepID=X",
    "WP_{n}.1 protein [Escherichia coli K-12]",
    "XP_{n}.1 protein [homo sapiens]",
    "x{n} a name [Nessie]",
    "y{n}",
    "sp|R{n}|OLD OS=Gone OX=777",
)
TAXA = (9606, 10090, 562, 83333, 9606, 0, 0, 0)


@pytest.fixture(scope="module")
def taxdump(tmp_path_factory):
    return write_dump(tmp_path_factory.mktemp("taxa") / "dump")


@pytest.fixture(scope="module")
def files(tmp_path_factory):
    """Two databases of sequences of all kinds, and the records of each: taxon and text."""
    folder = tmp_path_factory.mktemp("files")
    rng = np.random.default_rng(3)
    parent = read_sequences(sample_queries())[0][0].letters
    paths, records = [], []
    for name in ("one.fasta", "two.fasta"):
        own = []
        for n in range(240):
            kind = int(rng.integers(len(HEADERS)))
            letters = "".join(rng.choice(list(AMINO), int(rng.integers(0, 120))))
            if n % 6 == 0:
                letters = "".join(rng.choice(list(AMINO)) if rng.random() < 0.4 else one for one in parent)
            own.append((TAXA[kind], f">{HEADERS[kind].format(n=n)}\n{letters}\n"))
        paths.append(folder / name)
        paths[-1].write_text("".join(text for _, text in own))
        records += own
    return paths, records


def request(paths, taxa=None, **changes) -> SearchRequest:
    return SearchRequest(
        read_sequences(sample_queries())[0],
        paths[0],
        ScoringScheme.load("BLOSUM62", 11, 1),
        more_databases=tuple(paths[1:]) or None,
        taxa=taxa,
        **changes,
    )


def rows_of(result):
    return [
        [
            (query.hits.header(row), query.hits.number("score", row), query.hits.number("evalue", row))
            for row in range(len(query.hits))
        ]
        for query in result.queries
    ]


def filtered(records, wanted, path: Path) -> Path:
    path.write_text("".join(text for taxon, text in records if wanted(taxon)))
    return path


CHOICES = [
    (("9606",), (), {9606}),
    (("Mammalia",), (), {9606, 10090}),
    (("Bacteria", "human"), (), {562, 83333, 9606}),
    (("Escherichia coli",), ("83333",), {562}),
    ((), ("Mammalia",), {562, 83333, 0}),
]


def test_the_taxa_of_headers(taxdump, files):
    taxonomy = run_to_end(open_taxonomy(taxdump, CancelToken()))
    reader = TaxonReader(taxonomy)
    assert tuple(reader.taxon(header.format(n=1)) for header in HEADERS) == TAXA
    database = run_to_end(open_databases(files[0], CancelToken()))
    found = run_to_end(taxa_of(database, taxonomy, CancelToken()))
    assert found.tolist() == [taxon for taxon, _ in files[1]]


@pytest.mark.parametrize("step", [1 << 24, 300])
@pytest.mark.parametrize(("only", "without", "taxa"), CHOICES)
def test_the_database_is_that_of_the_filtered_file(
    taxdump, files, tmp_path, monkeypatch, only, without, taxa, step
):
    monkeypatch.setattr(joined, "_STEP", step)
    monkeypatch.setattr(joined, "_GAP", step >> 3)
    asked = request(files[0], TaxonChoice(taxdump, only, without))
    part = run_to_end(open_searched(asked, CancelToken()))
    path = filtered(files[1], lambda taxon: taxon in taxa, tmp_path / "some.fasta")
    whole = run_to_end(open_database(path, CancelToken()))
    for name in ("lengths", "offsets", "records", "header_offsets"):
        assert np.array_equal(getattr(part, name), getattr(whole, name)), name
    assert np.array_equal(part.residues[:], whole.residues[:])
    assert np.array_equal(part.header_bytes[:], whole.header_bytes[:])
    for field in ("n_sequences", "n_residues", "longest", "residue_counts"):
        assert getattr(part.manifest, field) == getattr(whole.manifest, field)
    everything = np.arange(part.n_sequences)
    numbers = [n for n, (taxon, _) in enumerate(files[1]) if taxon in taxa]
    in_files = np.array(numbers)[part.records]
    assert np.array_equal(part.part_numbers(everything), in_files // 240)
    assert np.array_equal(part.own_records(everything), in_files % 240)


def test_hits_are_those_of_the_filtered_file(taxdump, files, tmp_path):
    path = filtered(files[1], lambda taxon: taxon in (9606, 10090), tmp_path / "some.fasta")
    for changes in ({}, {"evalues": "matrix"}, {"iteration": RoundOptions(2)}):
        one = run(request(files[0], TaxonChoice(taxdump, ("Mammalia",)), **changes))
        other = run(request([path], **changes))
        assert rows_of(one) == rows_of(other)
        assert len(rows_of(one)[0]) > 10


def test_a_saved_run_knows_its_taxa(taxdump, files, tmp_path):
    found = run(request(files[0], TaxonChoice(taxdump, ("Mammalia",), ("9606",))))
    run_to_end(write_run(found, tmp_path / "run.swr", CancelToken(), align=False))
    saved = read_run(tmp_path / "run.swr")
    assert rows_of(saved.result) == rows_of(found)
    mine, theirs = saved.result.queries[0].hits, found.queries[0].hits
    assert np.array_equal(mine.values("record"), theirs.values("record"))
    assert [mine.text("database", row) for row in range(len(mine))] == [
        theirs.text("database", row) for row in range(len(theirs))
    ]
    assert request_of(saved).request.taxa == TaxonChoice(taxdump, ("Mammalia",), ("9606",))
    assert run_to_end(verify_database(saved, CancelToken())).database == "same"
    assert saved.summary.database == "one.fasta + two.fasta · Mammalia without 9606"


def test_a_saved_run_shows_lineages_without_the_taxonomy(taxdump, files, tmp_path):
    given = tmp_path / "dump"
    shutil.copytree(taxdump, given)
    found = run(request(files[0], TaxonChoice(given, ("Mammalia", "562")), iteration=RoundOptions(2)))
    shutil.rmtree(given)
    run_to_end(write_run(found, tmp_path / "without.swr", CancelToken(), align=False))
    assert read_run(tmp_path / "without.swr").result.queries[0].hits.lineages is None
    shutil.copytree(taxdump, given)
    run_to_end(write_run(found, tmp_path / "run.swr", CancelToken(), align=False))
    shutil.rmtree(given)
    mine, theirs = read_run(tmp_path / "run.swr").result.queries[0].hits, found.queries[0].hits
    lineages = [theirs.text("lineage", row) for row in range(len(theirs))]
    assert lineages[0].startswith("Eukaryota; Mammalia; ") and len(set(lineages)) > 2
    assert [mine.text("lineage", row) for row in range(len(mine))] == lineages
    assert mine.lineages.taxa == theirs.lineages.taxa
    tops = [node.name for node in lineage_tree(mine, np.arange(len(mine)))]
    assert tops == ["Eukaryota", "Bacteria"]


def test_what_cannot_be_restricted_is_said(taxdump, files):
    with pytest.raises(InvalidRequest, match="a taxonomy is given, but no taxon".capitalize()):
        TaxonChoice(taxdump)
    for only, words in ((("Morganella",), "2 taxa are named"), (("581",), "No sequence of one.fasta")):
        with pytest.raises(InvalidRequest, match=words):
            run_to_end(open_searched(request(files[0], TaxonChoice(taxdump, only)), CancelToken()))
