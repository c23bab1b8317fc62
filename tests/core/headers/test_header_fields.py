"""What headers of each source say, and the pages that their accessions lead to."""

from __future__ import annotations

import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from swathe.core.headers.fields import HEADER_FIELDS, HeaderFields, fields_of, page_of
from tests.long_run import at_random

UNIPROT = "https://www.uniprot.org/"
NCBI = "https://www.ncbi.nlm.nih.gov/protein/"
PDB = "https://www.rcsb.org/structure/"

KNOWN = [
    (
        "sp|P02232|LGB1_VICFA Leghemoglobin-1 OS=Vicia faba OX=3906 GN=LGB1 PE=1 SV=2",
        HeaderFields("P02232", "LGB1_VICFA", "sp", "Vicia faba", "LGB1", 3906, "Leghemoglobin-1"),
        UNIPROT + "uniprotkb/P02232/entry",
    ),
    (
        "tr|A0A385XJN2|A0A385XJN2_ECOLI Uncharacterized protein OS=Escherichia coli (strain K12) OX=83333",
        HeaderFields(
            *("A0A385XJN2", "A0A385XJN2_ECOLI", "tr", "Escherichia coli (strain K12)", "", 83333),
            "Uncharacterized protein",
        ),
        UNIPROT + "uniprotkb/A0A385XJN2/entry",
    ),
    (
        "sp|Q6GZX4|001R_FRG3G Factor 001R OS=Frog virus 3 (isolate Goorha) GN=FV3-001R PE=4 SV=1",
        HeaderFields(
            *("Q6GZX4", "001R_FRG3G", "sp", "Frog virus 3 (isolate Goorha)", "FV3-001R", None, "Factor 001R")
        ),
        UNIPROT + "uniprotkb/Q6GZX4/entry",
    ),
    (
        "sp|P02232-2|LGB1_VICFA Isoform 2 of Leghemoglobin OS=Vicia faba OX=3906 GN=LGB1",
        HeaderFields(
            *("P02232-2", "LGB1_VICFA", "sp", "Vicia faba", "LGB1", 3906, "Isoform 2 of Leghemoglobin")
        ),
        UNIPROT + "uniprotkb/P02232/entry",
    ),
    (
        "UniRef50_Q9K794 Putative AgrB-like protein n=2 Tax=Bacillus TaxID=1386 RepID=AGRB_BACHD",
        HeaderFields(
            *("UniRef50_Q9K794", "AGRB_BACHD", "UniRef50", "Bacillus", "", 1386, "Putative AgrB-like protein")
        ),
        UNIPROT + "uniref/UniRef50_Q9K794",
    ),
    (
        "UPI0000000005 status=active",
        HeaderFields("UPI0000000005", database="uniparc"),
        UNIPROT + "uniparc/UPI0000000005",
    ),
    (
        "WP_004607001.1 MULTISPECIES: lactate dehydrogenase [[Clostridium] scindens]",
        HeaderFields(
            accession="WP_004607001.1",
            database="ref",
            organism="[Clostridium] scindens",
            protein="MULTISPECIES: lactate dehydrogenase",
        ),
        NCBI + "WP_004607001.1",
    ),
    (
        "NP_414542.1 thr leader peptide [Escherichia coli]\x01AAC73112.1 thr operon [Shigella]",
        HeaderFields(
            accession="NP_414542.1",
            database="ref",
            organism="Escherichia coli",
            protein="thr leader peptide",
        ),
        NCBI + "NP_414542.1",
    ),
    (
        "CAA12345.1 protein X, partial [Mus musculus]",
        HeaderFields("CAA12345.1", "", "gb", "Mus musculus", "", None, "protein X, partial"),
        NCBI + "CAA12345.1",
    ),
    (
        "gi|122087146|sp|P02232.2|LGB1_VICFA RecName: Full=Leghemoglobin-1; AltName: Full=Leghemoglobin I",
        HeaderFields("P02232.2", "LGB1_VICFA", "sp", protein="Leghemoglobin-1"),
        UNIPROT + "uniprotkb/P02232/entry",
    ),
    (
        "P02232.2 RecName: Full=Leghemoglobin-1 [Vicia faba]",
        HeaderFields("P02232.2", "", "sp", "Vicia faba", "", None, "Leghemoglobin-1"),
        UNIPROT + "uniprotkb/P02232/entry",
    ),
    (
        "gi|15718680|ref|NP_005537.3| tyrosine-protein kinase ITK/TSK [Homo sapiens]",
        HeaderFields("NP_005537.3", "", "ref", "Homo sapiens", "", None, "tyrosine-protein kinase ITK/TSK"),
        NCBI + "NP_005537.3",
    ),
    ("gi|129295| ovalbumin", HeaderFields("129295", database="gi", protein="ovalbumin"), NCBI + "129295"),
    (
        "gb|AAA25689.1|CATX carnitine acetyltransferase [Candida]",
        HeaderFields("AAA25689.1", "CATX", "gb", "Candida", "", None, "carnitine acetyltransferase"),
        NCBI + "AAA25689.1",
    ),
    ("pir||A05263 globin", HeaderFields("A05263", database="pir", protein="globin"), NCBI + "A05263"),
    (
        "pdb|1abc|A Chain A, Hemoglobin [Homo sapiens]",
        HeaderFields("1abc", "A", "pdb", "Homo sapiens", "", None, "Hemoglobin"),
        PDB + "1ABC",
    ),
    (
        "1ABC_A Chain A, Hemoglobin subunit alpha [Homo sapiens]",
        HeaderFields("1ABC", "A", "pdb", "Homo sapiens", "", None, "Hemoglobin subunit alpha"),
        PDB + "1ABC",
    ),
    (
        "101m_A mol:protein length:154  MYOGLOBIN",
        HeaderFields("101m", "A", "pdb", protein="MYOGLOBIN"),
        PDB + "101M",
    ),
    (
        "4HHB_1|Chains A, C|Hemoglobin subunit alpha|Homo sapiens (9606)",
        HeaderFields("4HHB", "A, C", "pdb", "Homo sapiens", "", 9606, "Hemoglobin subunit alpha"),
        PDB + "4HHB",
    ),
    (
        "ENSP00000451042.1 pep chromosome:GRCh38:14:22438547:22438554:1 gene:ENSG00000223997.1 "
        "transcript:ENST00000415118.1 gene_biotype:TR_D_gene gene_symbol:TRDD1 "
        "description:T cell receptor delta diversity 1 [Source:HGNC Symbol;Acc:HGNC:12254]",
        HeaderFields(
            *("ENSP00000451042.1", "", "ensembl", "", "TRDD1", None, "T cell receptor delta diversity 1")
        ),
        "https://www.ensembl.org/id/ENSP00000451042",
    ),
    (
        "FBpp0070037 pep primary_assembly:BDGP6:X:1:2:1 gene:FBgn0010215 transcript:FBtr0070039",
        HeaderFields("FBpp0070037", "", "ensembl", "", "FBgn0010215"),
        None,
    ),
    (
        "lcl|NC_000913.3_prot_NP_414542.1_1 [gene=thrL] [locus_tag=b0001] [protein=thr operon leader peptide]"
        " [protein_id=NP_414542.1] [location=190..255] [gbkey=CDS]",
        HeaderFields("NP_414542.1", "", "ref", "", "thrL", None, "thr operon leader peptide"),
        NCBI + "NP_414542.1",
    ),
    (
        "NP_000509.1 hemoglobin subunit beta [organism=Homo sapiens] [GeneID=3043]",
        HeaderFields("NP_000509.1", "", "ref", "Homo sapiens", "", None, "hemoglobin subunit beta"),
        NCBI + "NP_000509.1",
    ),
    ("gnl|CDD|223739 some domain", HeaderFields("223739", database="gnl", protein="some domain"), None),
    ("lcl|mine my protein", HeaderFields("mine", database="lcl", protein="my protein"), None),
]
PLAIN = [
    "d1vkya_",
    "",
    "   ",
    "  indented header",
    "my protein 7",
    "contig_12|orf3 length 90",
    "|",
    "a|",
    "gi|",
    "x_1",
]


@pytest.mark.parametrize(("header", "fields", "page"), KNOWN, ids=[header[:24] for header, _, _ in KNOWN])
def test_a_header_is_read_after_the_rules_of_its_source(header, fields, page):
    assert fields_of(header) == fields
    assert page_of(fields) == page


@pytest.mark.parametrize("header", PLAIN)
def test_nothing_is_guessed_of_plain_headers(header):
    assert fields_of(header) == HeaderFields()
    assert page_of(HeaderFields()) is None


@pytest.mark.parametrize(("header", "fields", "page"), KNOWN, ids=[header[:24] for header, _, _ in KNOWN])
def test_columns_agree_with_the_fields(header, fields, page):
    cells = {key: read(header) for key, read in HEADER_FIELDS.items()}
    assert cells["taxon"] == ("" if fields.taxon is None else str(fields.taxon))
    assert (cells["accession"], cells["entry"], cells["source"]) == (
        *(fields.accession, fields.entry, fields.database),
    )
    assert (cells["gene"], cells["organism"], cells["protein"]) == (
        fields.gene,
        fields.organism,
        fields.protein,
    )


@pytest.mark.parametrize(
    "header",
    [
        "sp|../../evil|X y",
        "ref|..|",
        "gb|a/b?c#d| x",
        "sp|P02232\u00e9|x",
        "pdb|12345|A",
        "sp|notanaccession|X y",
    ],
)
def test_only_accessions_of_the_right_form_make_an_address(header):
    assert page_of(fields_of(header)) is None


PIECES = (
    "sp|",
    "gi|",
    "ref|",
    "|",
    "UniRef90_",
    "OS=",
    " GN=",
    " OX=",
    "[",
    "]",
    "[gene=",
    "1ABC_A",
    "mol:",
    "\x01",
)


@at_random(80, 400)
def test_no_header_breaks_the_reading(n_cases):
    @given(st.lists(st.sampled_from(PIECES) | st.text(max_size=6), max_size=8).map("".join))
    @settings(deadline=None, derandomize=True, max_examples=n_cases)
    def read(header):
        fields = fields_of(header)
        page = page_of(fields)
        assert page is None or re.fullmatch(r"https://[a-z.]+/[A-Za-z0-9/_.-]+", page)
        for text in (fields.accession, fields.entry, fields.organism, fields.gene):
            assert text == text.strip()
            assert text in header

    read()
