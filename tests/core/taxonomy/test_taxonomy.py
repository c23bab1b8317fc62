"""NCBI's taxonomy: read once, kept in the cache; numbers, names, lineages, merged and deleted taxa."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from swathe.core.cancel import CancelToken, OperationCancelled
from swathe.core.errors import InvalidRequest, TaxonomyError
from swathe.core.system.steps import run_to_end
from swathe.core.taxonomy import taxdump
from swathe.core.taxonomy.taxonomy import Taxonomy, open_taxonomy
from tests.core.taxonomy.dump import NODES, as_tar, as_zip, write_dump


@pytest.fixture(autouse=True)
def own_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("SWATHE_CACHE_DIR", str(tmp_path / "cache"))
    return tmp_path / "cache" / "taxonomy"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return write_dump(tmp_path / "taxdump")


def opened(path: Path) -> Taxonomy:
    return run_to_end(open_taxonomy(path, CancelToken()))


@pytest.fixture
def taxonomy(folder: Path) -> Taxonomy:
    return opened(folder)


class TestReading:
    @pytest.mark.parametrize("pack", [lambda folder: folder, as_tar, as_zip])
    def test_a_folder_and_archives_are_the_same(self, folder, pack):
        for _ in range(2):  # the second time from the cache
            taxonomy = opened(pack(folder))
            assert len(taxonomy) == len(NODES)
            assert [taxonomy.name(t) for t in taxonomy.lineage(9606)] == [
                *("Eukaryota", "Mammalia", "Homo", "Homo sapiens")
            ]

    def test_the_cache_serves_until_the_files_change(self, folder, own_cache):
        opened(folder)
        (entry,) = own_cache.iterdir()
        made = entry.stat().st_mtime_ns
        opened(folder)
        assert entry.stat().st_mtime_ns == made
        text = (folder / "names.dmp").read_text()
        (folder / "names.dmp").write_text(text.replace("Mammalia", "Beasts!!"))
        assert opened(folder).name(40674) == "Beasts!!"
        assert len(list(own_cache.iterdir())) == 1

    def test_a_damaged_entry_of_the_cache_is_made_again(self, folder, own_cache):
        opened(folder)
        (entry,) = own_cache.iterdir()
        entry.write_bytes(entry.read_bytes()[:1000])
        assert opened(folder).name(9606) == "Homo sapiens"

    def test_a_cache_that_cannot_be_written_costs_only_time(self, folder, own_cache):
        own_cache.parent.mkdir()
        own_cache.write_text("a file where the folder should be")
        assert opened(folder).name(9606) == "Homo sapiens"

    def test_without_merged_and_deleted(self, folder):
        for name in ("merged.dmp", "delnodes.dmp"):
            (folder / name).unlink()
        assert opened(folder).current(9607) == 0

    def test_what_is_no_taxdump_is_said(self, folder, tmp_path):
        with pytest.raises(TaxonomyError, match="cannot be read"):
            opened(tmp_path / "nowhere")
        text = tmp_path / "text"
        text.write_text("hello")
        with pytest.raises(TaxonomyError, match="damaged, or no archive"):
            opened(text)
        (folder / "nodes.dmp").unlink()
        with pytest.raises(TaxonomyError, match=r"it has no nodes\.dmp"):
            opened(folder)

    @pytest.mark.parametrize(
        "line",
        [
            "9999\t|\t8888\t|\tspecies\t|\tXX\t|\n",
            "-4\t|\t1\t|\tspecies\t|\tXX\t|\n",
            "nine\n",
            "\t|\t\t|\t\n",
        ],
    )
    def test_damaged_lines_are_said(self, folder, line):
        with (folder / "nodes.dmp").open("a") as stream:
            stream.write(line)
        with pytest.raises(TaxonomyError, match="is damaged"):
            opened(folder)

    def test_an_archive_that_unpacks_without_end(self, folder, monkeypatch):
        (folder / "names.dmp").write_bytes(b"1\t|\troot\t|\t\t|\tscientific name\t|\n" + bytes(20 << 20))
        path = as_tar(folder)
        assert path.stat().st_size < 100_000
        with pytest.raises(TaxonomyError, match="is damaged"):
            opened(path)
        monkeypatch.setattr(taxdump, "_MOST", 100)
        with pytest.raises(TaxonomyError, match="is damaged"):
            opened(write_dump(folder.parent / "other"))

    def test_the_last_line_may_have_no_end(self, folder):
        text = (folder / "names.dmp").read_text()
        (folder / "names.dmp").write_text(text.rstrip("\n"))
        assert opened(folder).name(90690) == "Morganella"

    def test_cancelled(self, folder):
        token = CancelToken()
        token.cancel()
        with pytest.raises(OperationCancelled):
            run_to_end(open_taxonomy(folder, token))


class TestTaxa:
    def test_numbers_merged_ones_and_deleted_ones(self, taxonomy):
        assert taxonomy.current(9606) == 9606
        assert taxonomy.current(9607) == 9606
        assert taxonomy.current(666666) == 562
        assert [taxonomy.current(n) for n in (0, 777, 3, 10**9)] == [0, 0, 0, 0]
        assert taxonomy.read(" 9607 ") == 9606
        with pytest.raises(InvalidRequest, match="Taxon 777 was deleted"):
            taxonomy.read("777")
        for number in ("778", "99999999999", "0"):
            with pytest.raises(InvalidRequest, match="There is no taxon"):
                taxonomy.read(number)

    def test_names_of_all_kinds(self, taxonomy):
        for name in ("Mammalia", "mammalia", "MAMMALS", " mammals "):
            assert taxonomy.read(name) == 40674
        assert taxonomy.read("Bacillus coli") == 562
        assert taxonomy.rank(562) == "species"
        with pytest.raises(InvalidRequest, match="no taxon named 'Nessie'"):
            taxonomy.read("Nessie")

    def test_a_name_of_two_taxa_has_to_be_a_number(self, taxonomy):
        with pytest.raises(InvalidRequest, match=r"581 \(genus, Bacteria\), 90690 \(genus, Eukaryota\)"):
            taxonomy.read("Morganella")

    def test_what_is_below(self, taxonomy):
        taxa = np.array([9606, 10090, 562, 83333, 0, 40674, 1], np.int32)
        assert taxonomy.below(taxa, [40674]).tolist() == [True, True, False, False, False, True, False]
        assert taxonomy.below(taxa, [562, 9605]).tolist() == [True, False, True, True, False, False, False]
        assert taxonomy.below(taxa, [1]).tolist() == [True, True, True, True, False, True, True]

    @pytest.mark.parametrize("above", [40674, 2759])
    def test_taxa_that_do_not_lead_to_the_root_are_said(self, folder, above):
        text = (folder / "nodes.dmp").read_text().replace("2759\t|\t1\t", f"2759\t|\t{above}\t")
        (folder / "nodes.dmp").write_text(text)
        with pytest.raises(TaxonomyError, match="contradicts itself"):
            opened(folder)
