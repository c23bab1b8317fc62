"""What lists show of headers: every source's accession, protein and organism."""

from __future__ import annotations

import pytest

from swathe.core.headers.brief import (
    brief_description,
    brief_name,
    brief_organism,
    brief_query_name,
)
from swathe.core.sequences.sequence import query_title

UNIPROT = (
    "sp|P00331|ADH2_YEAST Alcohol dehydrogenase 2 OS=Saccharomyces cerevisiae (strain ATCC 204508 / S288c) "
    "OX=559292 GN=ADH2 PE=1 SV=3"
)


@pytest.mark.parametrize(
    ("header", "name"),
    [
        (UNIPROT, "ADH2_YEAST"),
        ("gi|124460|sp|P05013.1|IFNA6_HUMAN RecName: Full=Interferon alpha-6", "IFNA6_HUMAN"),
        ("WP_000001.1 name [Homo sapiens]", "WP_000001.1"),
        ("pdb|1ABC|A Chain A, something", "1ABC_A"),
        ("mine first of its kind", "mine"),
        ("a|b|c what no rule knows", "a|b|c"),
        ("", "Subject_5"),
    ],
)
def test_names(header, name):
    assert brief_name(header, 4) == name


@pytest.mark.parametrize(
    ("header", "title"),
    [
        ("my protein", "my protein"),
        ("mine", "mine"),
        ("1 Hemoglobin alpha", "1 Hemoglobin alpha"),
        ("seq1 of mine", "seq1"),
        ("my_protein of dogs", "my_protein"),
        ("a|b|c what no rule knows", "a|b|c"),
        ("", "Query_5"),
        ("  only a description", "Query_5"),
        (
            "LysR family, one of many " + 20 * "words " + "to the end",
            "LysR family, one of many words words words words words…",
        ),
        (100 * "long" + " and more", 100 * "long"),
        ("merged of several\x01another one", "merged of several"),
    ],
)
def test_titles_of_queries(header, title):
    assert query_title(header, 4) == brief_query_name(header, 4) == title


def test_titles_keep_identifiers_whole_and_lists_brief():
    assert query_title(UNIPROT) == "sp|P00331|ADH2_YEAST"
    assert brief_query_name(UNIPROT) == "ADH2_YEAST"


@pytest.mark.parametrize(
    ("header", "words"),
    [
        (UNIPROT, "Alcohol dehydrogenase 2"),
        ("WP_000001.1 DNA gyrase subunit A [Escherichia coli]", "DNA gyrase subunit A"),
        ("mine first of its kind", "first of its kind"),
        ("mine", ""),
    ],
)
def test_descriptions(header, words):
    assert brief_description(header) == words


@pytest.mark.parametrize(
    ("organism", "brief"),
    [
        ("Saccharomyces cerevisiae (strain ATCC 204508 / S288c)", "S. cerevisiae"),
        ("Homo sapiens", "H. sapiens"),
        ("Escherichia coli K-12", "E. coli K-12"),
        ("Oryza sativa subsp. japonica", "O. sativa subsp. japonica"),
        ("Influenza A virus (strain A/Puerto Rico/8/1934 H1N1)", "Influenza A virus"),
        ("Human immunodeficiency virus 1", "Human immunodeficiency virus 1"),
        ("Bacteroides phage B40-8", "Bacteroides phage B40-8"),
        ("Vibrio sp. EJY3", "Vibrio sp. EJY3"),
        ("uncultured bacterium", "uncultured bacterium"),
        ("Candidatus Pelagibacter ubique", "Candidatus Pelagibacter ubique"),
    ],
)
def test_organisms(organism, brief):
    assert brief_organism(f"sp|P00331|X_Y Something OS={organism} OX=1 PE=1 SV=1") == brief


def test_no_organism_stays_none():
    assert brief_organism("mine first of its kind") == ""
