"""The parts of tests/bench/bench_pairwise_sensitivity.py that can be counted by hand."""

from __future__ import annotations

import gzip
import json
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from swathe.core.sequences.alphabet import decode
from swathe.core.statistics.permutation_options import PairwiseOptions
from tests.bench import bench_pairwise_sensitivity as bench
from tests.bench.bench_pairwise_sensitivity import (
    Domains,
    Found,
    Process,
    log10_p,
    ranked,
    with_roles_swapped,
)

OPTIONS = PairwiseOptions(100)


@pytest.fixture(scope="module")
def data(tmp_path_factory) -> Path:
    """Twelve domains of three superfamilies, two of them of one fold."""
    rng = np.random.default_rng(1)
    folder, lines, places = tmp_path_factory.mktemp("data"), [], []
    for family, place in enumerate(("a.1.1.1", "a.1.2.1", "b.1.1.1")):
        ancestor = rng.integers(0, 20, 60 + 5 * family).astype(np.uint8)
        for number in range(4):
            codes = np.where(rng.random(ancestor.size) < 0.6, ancestor, rng.integers(0, 20, ancestor.size))
            lines.append(f">d{family}{number}\n{decode(codes.astype(np.uint8))}\n")
            places.append(f"d{family}{number}\t{place}\n")
    with gzip.open(folder / "scop40.fasta.gz", "wt") as stream:
        stream.write("".join(lines))
    (folder / "scop40_labels.tsv").write_text("".join(places))
    return folder


@pytest.fixture(scope="module")
def domains(data, tmp_path_factory) -> Domains:
    return Domains.prepare(data, 0, 1, tmp_path_factory.mktemp("domains"))


@pytest.fixture(scope="module")
def process(domains):
    opened = Process(domains.folder, profiles=False)
    yield opened
    opened.engine.close()


@pytest.fixture(scope="module")
def found(domains, process) -> list[Found]:
    return [process.search(query) for query in domains.queries.tolist()]


def test_a_search_finds_relatives_and_never_the_domain_itself(domains, found):
    for query, one in zip(domains.queries.tolist(), found, strict=True):
        records = domains.database.records[one.subjects]
        assert query not in records
        assert set(records.tolist()) >= {4 * (query // 4) + k for k in range(4)} - {query}
        assert (np.diff(one.log10_evalues) >= 0).all()


def test_swapped_roles_give_what_permuting_the_query_gives(domains, found, process):
    near = [one.within(1e-3) for one in found]
    assert sum(one.subjects.size for one in near) >= 24
    work = [one.work(index, domains.database) for index, one in enumerate(near)]
    direct = log10_p(work, replace(OPTIONS, shuffled="query"), process.engine)
    swapped = with_roles_swapped(near, domains, OPTIONS, process.engine)
    for one, other in zip(direct, swapped, strict=True):
        assert one == pytest.approx(other)


def test_hits_are_ordered_by_p_times_n_up_to_the_bound_and_by_e_beyond(domains, found):
    one = Found(found[0].query, np.array([3, 5, 7]), np.array([90, 80, 20]), np.array([-9.0, 0.5, 1.9]))
    [hits] = ranked(domains, [one], 10, [np.array([-2.0, -6.0])])
    assert hits.values == pytest.approx([-2 + np.log10(12), -6 + np.log10(12), 1.9])
    assert hits.subjects.tolist() == domains.database.records[[3, 5, 7]].tolist()


@pytest.mark.long
def test_the_whole_runs_and_writes_its_figures(data, tmp_path, monkeypatch, capsys):
    written = tmp_path / "figures.json"
    given = ["--sample", "0", "--data", str(data), "--processes", "1", "--permutations", "100"]
    monkeypatch.setattr("sys.argv", ["bench", *given, "--permute", "subject", "both", "--json", str(written)])
    bench.main()
    report = json.loads(written.read_text())
    assert list(report["methods"]) == ["E-value", "p x N, subject, 100", "p x N, both, 100"]
    assert report["methods"]["p x N, both, 100"]["figures"]["value"][2] == pytest.approx(1.0)
    assert "| p × N, both, 100 | 100.0 |" in capsys.readouterr().out
