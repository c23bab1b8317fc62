"""What people call a query that has no name."""

from __future__ import annotations

from swathe.core.scoring.queries import read_queries
from swathe.core.search.request import called


def test_a_list_that_was_joined_is_called_so_beside_another_file_too(tmp_path):
    """It was "Query_2", as if it were a sequence."""
    list_of_peptides, protein = tmp_path / "peptides.txt", tmp_path / "protein.fasta"
    list_of_peptides.write_text("GILGFVFTL\nNLVPMVATV\nSIINFEKL\n")
    protein.write_text(">protein\nMSTAGKVIKCKAAVLWELKKPFSIEEVEVAPPKAHE\n")

    def names(*files):
        queries, notes = read_queries(files)
        return [called(queries, place, files, "", notes) for place in range(len(queries))]

    assert names(protein, list_of_peptides) == ["protein", "Query_2, joined from 3 lines"]
    assert names(list_of_peptides) == ["peptides.txt, joined from 3 lines"]
    other = tmp_path / "other.txt"
    other.write_text("MSTAGKVIKCKAAVLWELKKPFSIEEVEVAPPKAHE\n")
    assert names(list_of_peptides, other) == ["Query_1", "Query_2"], "which was joined is not known"
