"""BLAST's XML, and XML that is not to be read."""

from __future__ import annotations

from pathlib import Path

import pytest

from swathe.core.cancel import CancelToken
from swathe.core.errors import SwatheError
from swathe.core.others.run import read_result
from swathe.core.system.steps import run_to_end

XML = Path(__file__).parents[2] / "data" / "others" / "blastp.xml"


def read(path):
    """Return the result that a file holds."""
    return run_to_end(read_result(path, CancelToken()), lambda _: None)


def test_settings_and_names_are_those_of_the_file():
    result = read(XML)
    origin = result.plan.origin
    assert dict(origin.facts) == {
        "Database": "sample", "Matrix": "BLOSUM62", "E-value bound": "10", "Filter": "F",
        "Gap costs": "open 11, extend 1",
    }  # fmt: skip
    assert result.plan.request.evalue == 10
    assert result.queries[0].query.identifier == "sp|P07550|ADRB2_HUMAN"  # and not Query_1
    assert result.queries[0].hits.text("subject", 1).startswith("sp|")  # and not gnl|BL_ORD_ID|359
    assert origin.columns[:3] == ("Hsp_bit-score", "Hsp_score", "Hsp_evalue")


@pytest.mark.parametrize(
    "old, new, words",
    [
        ("<Hsp_score>", "<Hsp_score>x", "is not a number, as Hsp_score must be"),
        ("<BlastOutput>", "<Other>", "begins with <Other>"),
        ("</Hit_hsps>", "", "mismatched tag"),
        ("<BlastOutput_program>blastp", "<BlastOutput_program>blastx", "blastx compares nucleotides"),
        (
            "<BlastOutput>",
            '<!DOCTYPE x [<!ENTITY a "b"><!ENTITY c "&a;&a;">]><BlastOutput>',
            "declares entities",
        ),
        ("<BlastOutput>", "<BlastXML2>", "format 14"),
    ],
)
def test_other_xml_is_refused(tmp_path, old, new, words):
    text = XML.read_text()
    if "DOCTYPE" in new:
        text = "".join(line for line in text.splitlines(keepends=True) if "DOCTYPE" not in line)
    path = tmp_path / "x.xml"
    path.write_text(text.replace(old, new, 1))
    with pytest.raises(SwatheError) as found:
        read(path)
    assert words in str(found.value) and f"{path}, line " in str(found.value)


def test_xml_cut_short_says_so(tmp_path):
    path = tmp_path / "x.xml"
    path.write_text(XML.read_text()[:9_000])
    with pytest.raises(SwatheError, match=r"line \d+: the file ends before its XML does"):
        read(path)


def test_no_file_that_xml_names_is_read(tmp_path):
    secret = tmp_path / "secret.txt"
    secret.write_text("secret")
    text = XML.read_text().replace("http://www.ncbi.nlm.nih.gov/dtd/NCBI_BlastOutput.dtd", secret.as_uri())
    path = tmp_path / "x.xml"
    path.write_text(text)
    assert "secret" not in str(read(path).plan.origin)
