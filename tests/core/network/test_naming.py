"""What a family is called: what most of its proteins' names begin with, else the most frequent of them."""

from __future__ import annotations

import pytest

from swathe.core.network.naming import common_name, first_name, labelled_name, most_frequent_name


@pytest.mark.parametrize(
    ("proteins", "name"),
    [
        (["Acyl carrier protein", "Acyl carrier protein"], "Acyl carrier protein"),
        (["Acyl carrier protein 1, chloroplastic", "Acyl carrier protein"], "Acyl carrier protein"),
        (["Actin, cytoplasmic 1", "Actin, cytoplasmic 2", "Actin, muscle"], "Actin, cytoplasmic and others"),
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


@pytest.mark.parametrize(
    ("proteins", "name"),
    [
        (
            ["Adenosine deaminase", "Adenosine deaminase 2", "Adenine deaminase"],
            "Adenosine deaminase and others",
        ),
        (["Adenosine deaminase", "Adenosine receptor A1", "Adenosine kinase"], ""),
        (["Adenosine receptor A1", "Adenosine receptor A2b"], "Adenosine receptor"),
        (["HLA class II antigen, DM beta chain", "HLA class I antigen, A-1", "Patr class I antigen"], ""),
        (["6-phosphogluconate dehydrogenase", "6-phosphogluconolactonase"], ""),
        (["Fructan 1-exohydrolase", "Fructan 6-exohydrolase"], ""),
        (["Kinase 2A regulatory subunit A", "Kinase 2A regulatory subunit B"], ""),
        (
            ["Aldehyde dehydrogenase family 16 member A1", "Aldehyde dehydrogenase family 9"],
            "Aldehyde dehydrogenase",
        ),
        (["4F2 antigen heavy chain", "4F2 antigen heavy chain (Fragment)"], "4F2 antigen heavy chain"),
        (["Alcohol dehydrogenase 1", "Alcohol dehydrogenase class-3"], "Alcohol dehydrogenase"),
        (["Three finger toxin Wa-III", "Three finger toxin Wa-IV"], "Three finger toxin"),
        (["Protein 4.1", "Protein 4.1"], "Protein 4.1"),
    ],
)
def test_a_common_beginning_is_a_name_only_where_nothing_but_labels_follow(proteins, name):
    """*Adenosine* was the name of deaminases, and *HLA class* that of antigens."""
    assert common_name(proteins) == name


def test_a_malformed_header_names_no_family_of_others():
    """One header that had run into another gave its family the name C->sp|P62261|1433E_BOVI…."""
    malformed = "C->sp|P62261|1433E_BOVIN"
    proteins = [malformed, "14-3-3 protein epsilon", "14-3-3 protein zeta/delta", "14-3-3-like protein"]
    assert common_name(proteins) == "14-3-3 protein"
    assert common_name([malformed, "Cytolysin-3", "Equinatoxin-4"]) == ""
    assert first_name([malformed, "Cytolysin-3", "Equinatoxin-4"]) == "Cytolysin-3"
    assert common_name([malformed, malformed]) == malformed, "there is no other"
    chemistry = "Delta 5-->4-isomerase (1->3)"
    assert first_name([chemistry, "Another"]) == chemistry


def test_without_a_shared_name_it_is_that_of_the_most():
    """29 carboxylases, 14 synthases and others were called after one receptor, the first member."""
    carboxylase = "Acetyl-coenzyme A carboxylase carboxyl transferase"
    proteins = [
        "Muscarinic acetylcholine receptor M1",
        "Beta-2 adrenergic receptor",
        *[f"{carboxylase} subunit alpha"] * 14,
        *[f"{carboxylase} subunit beta"] * 14,
        *["Holo-[acyl-carrier-protein] synthase"] * 14,
        *[f"Receptor {number}" for number in range(15)],
    ]
    assert common_name(proteins) == ""
    assert most_frequent_name(proteins) == carboxylase
    deaminases = ["Adenosine kinase", "Adenosine deaminase", "Adenosine receptor", "Adenosine deaminase"]
    assert most_frequent_name(["Actin", *deaminases]) == "Adenosine deaminase", "Adenosine is no name"
    assert most_frequent_name(["Protein X", "Protein Y", "Actin"]) == "Protein X", "the first of as many"
    assert most_frequent_name(["", "12 34"]) == ""


def test_the_first_name_is_a_whole_one():
    assert first_name(["", "a protein", "Putative kinase regulatory subunit (Fragment)", "Actin"]) == (
        "kinase regulatory subunit"
    )
    assert first_name(["", "12 34"]) == ""


def test_a_label_that_most_have_belongs_to_the_name():
    """*Protein MGF* was one family, *Protein MGF (2)* another, and which was which depended on the bound."""
    names = ["Protein MGF 110-1L", "Protein MGF 110-4L", "Protein MGF 110-2L"]
    assert labelled_name("Protein MGF", names) == "Protein MGF 110"
    assert labelled_name("Protein MGF", [*names, ""]) == "Protein MGF 110"
    mixed = [*names, "Protein MGF 300-1L"]
    assert labelled_name("Protein MGF", mixed) == "Protein MGF 110 and others", "it does not hold for all"
    assert labelled_name("Protein MGF and others", mixed) == "Protein MGF 110 and others"
    assert labelled_name("Protein MGF", mixed[2:]) == "Protein MGF", "half are not most"
    assert labelled_name("Actin", ["Actin, muscle", "Actin, muscle"]) == "Actin"
