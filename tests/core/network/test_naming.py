"""What a family is called: what most of its proteins' names begin with."""

from __future__ import annotations

import pytest

from swathe.core.network.naming import common_name


@pytest.mark.parametrize(
    ("proteins", "name"),
    [
        (["Acyl carrier protein", "Acyl carrier protein"], "Acyl carrier protein"),
        (["Acyl carrier protein 1, chloroplastic", "Acyl carrier protein"], "Acyl carrier protein"),
        (["Actin, cytoplasmic 1", "Actin, cytoplasmic 2", "Actin, muscle"], "Actin, cytoplasmic"),
        (["Actin, cytoplasmic 1", "actin", "Actin, muscle", "Actin-5"], "Actin"),
        (["Putative acetate kinase", "Acetate kinase", "Acetate kinase 2"], "Acetate kinase"),
        (["ATPase subunit alpha", "ATPase subunit beta"], "ATPase"),
        (["Protein X", "Protein Y", "Protein Z"], ""),
        (["One thing", "Another thing"], ""),
        (["12 34", "12 34"], ""),
        (["", ""], ""),
        ([], ""),
    ],
)
def test_a_family_is_called_as_most_of_its_proteins_begin(proteins, name):
    assert common_name(proteins) == name
