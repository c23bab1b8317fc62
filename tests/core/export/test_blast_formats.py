"""BLAST's formats hold every value and read back with the libraries people use."""

import io
import re
import warnings
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from swathe.core.alignment.alignment import Alignment
from swathe.core.export import Selection
from swathe.core.scoring.significance import evalue_text
from swathe.core.search.events import SearchResult

Case = Any  # the class of conftest.py, which cannot be imported


def blast_rows(case: Case, result: SearchResult, selection: Selection) -> list[list[object]]:
    rows = []
    for index, row in case.rows(selection):
        query = result.queries[index]
        alignment = query.hits.alignments[row]
        label = query.hits.text("subject", row) or f"Subject_{query.hits.value('record', row)}"
        rows.append(
            [
                query.query.identifier,
                label,
                round(100 * alignment.identities / alignment.length, 3),
                alignment.length,
                alignment.mismatches,
                alignment.gap_openings,
                alignment.query_start + 1,
                alignment.query_end,
                alignment.subject_start + 1,
                alignment.subject_end,
                float(evalue_text(query.hits.log10_evalues[row], tabular=True)),
                int(bits) if (bits := query.hits.bits[row]) > 99.9 else round(bits, 1),
            ]
        )
    return rows


def test_blast6_is_twelve_pure_columns(case: Case, result: SearchResult) -> None:
    selection = case.screen(result)
    lines = case.written(result, "blast6", selection).decode().splitlines()
    expected = blast_rows(case, result, selection)
    assert len(lines) == len(expected)
    for line, values in zip(lines, expected, strict=True):
        cells = line.split("\t")
        assert cells[:2] == values[:2]
        assert [float(cell) for cell in cells[2:]] == pytest.approx(values[2:], rel=1e-12, abs=1e-300)
    assert "0.0" in {line.split("\t")[10] for line in lines}, "as BLAST writes what is below 1e-180"


@pytest.mark.parametrize("whole", [True, False])
def test_blast7_reads_back_with_bio_align(
    case: Case, result: SearchResult, tmp_path: Path, whole: bool
) -> None:
    from Bio import Align

    selection = Selection.everything(result) if whole else case.screen(result)
    path = tmp_path / "hits.tsv"
    path.write_bytes(case.written(result, "blast7", selection))
    with path.open() as stream:
        alignments = list(Align.parse(stream, "tabular"))
    got = []
    for a, (index, row) in zip(alignments, case.rows(selection), strict=True):
        hits = result.queries[index].hits
        assert a.coordinates.tolist() == corners(hits.alignments[row])
        assert a.score == hits.scores[row] and a.annotations["positives"] == hits.alignments[row].positives
        notes, target, query = a.annotations, a.target.annotations, a.query.annotations
        got.append(
            [query["acc.ver"], target["acc.ver"], notes["% identity"], a.length,
             notes["mismatches"], notes["gap opens"], a.coordinates[1, 0] + 1, a.coordinates[1, -1],
             a.coordinates[0, 0] + 1, a.coordinates[0, -1], notes["evalue"], notes["bit score"]]
        )  # fmt: skip
    expected = blast_rows(case, result, selection)
    assert [row[:2] for row in got] == [row[:2] for row in expected]
    assert np.array([row[2:] for row in got]) == pytest.approx(
        np.array([row[2:] for row in expected]), rel=1e-12
    )


def corners(alignment: Alignment) -> list[list[int]]:
    """Where the path of an alignment turns, as Biopython has it: subject coordinates, then the query's."""
    subject, query = [alignment.subject_start], [alignment.query_start]
    for count, operation in alignment.runs:
        subject.append(subject[-1] + count * (operation != "I"))
        query.append(query[-1] + count * (operation != "D"))
    return [subject, query]


def test_blast7_reads_back_with_searchio(case: Case, result: SearchResult, tmp_path: Path) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # Bio.SearchIO says at import that it is experimental
        from Bio import SearchIO
    path = tmp_path / "hits.tsv"
    path.write_bytes(case.written(result, "blast7"))
    queries = list(SearchIO.parse(path, "blast-tab", comments=True))
    assert [query.id for query in queries] == ["q1", "nohits", "=q3"]
    assert [len(query) for query in queries] == [len(query.hits) for query in result.queries]
    assert queries[0].program == "blastp" and queries[0].target.replace("\\", "") == str(
        result.plan.request.database
    )
    assert queries[0].description == "full:a query, B\\LAST-like"
    got = [
        [q.id, h.id, p.ident_pct, p.aln_span, p.mismatch_num, p.gapopen_num, p.query_start + 1, p.query_end,
         p.hit_start + 1, p.hit_end, p.evalue, p.bitscore]
        for q in queries for h in q for p in h
    ]  # fmt: skip
    expected = blast_rows(case, result, Selection.everything(result))
    assert [row[:2] for row in got] == [row[:2] for row in expected]
    assert np.array([row[2:] for row in got]) == pytest.approx(
        np.array([row[2:] for row in expected]), rel=1e-12
    )


def test_blast7_has_blasts_comment_lines(case: Case, result: SearchResult) -> None:
    lines = case.written(result, "blast7").decode().splitlines()
    assert lines[0].startswith("# BLASTP ")
    assert lines[-1] == "# BLAST processed 3 queries"
    assert "# 0 hits found" in lines
    assert (
        "# Fields: query acc.ver, subject acc.ver, % identity, alignment length, mismatches, gap opens, "
        "q. start, q. end, s. start, s. end, evalue, bit score, query length, subject length, score, "
        "positives, BTOP" in lines
    )
    assert sum(line.startswith("# Query: ") for line in lines) == 3


def test_xml_reads_back_with_bio_blast(case: Case, result: SearchResult) -> None:
    from Bio import Blast

    data = case.written(result, "xml")
    records = list(Blast.parse(io.BytesIO(data)))
    head = Blast.parse(io.BytesIO(data))
    assert head.program == "blastp" and "Swathe" in head.version
    assert head.param == {
        "matrix": "BLOSUM62",
        "expect": 0.001,
        "gap-open": 11,
        "gap-extend": 1,
        "filter": "F",
    }
    assert [record.query.description for record in records] == [q.query.header for q in result.queries]
    for record, query in zip(records, result.queries, strict=True):
        table = query.hits
        assert record.stat["db-num"] == table.database.n_sequences
        assert record.stat["db-len"] == table.database.n_residues
        assert record.stat["lambda"] == query.significance.parameters.lambda_
        assert len(record) == len(table)
        for row, hit in enumerate(record):
            (hsp,) = hit
            alignment = table.alignments[row]
            header = table.header(row)
            description = table.text("description", row).replace("\x01", " >")
            assert hit.target.id == (table.text("subject", row) or f"Subject_{table.value('record', row)}")
            assert hit.target.description == description, header
            assert len(hit.target.seq) == table.value("subject_length", row)
            assert hsp.score == table.scores[row]
            assert hsp.annotations["bit score"] == table.bits[row]
            assert hsp.annotations["evalue"] == pytest.approx(10.0 ** table.log10_evalues[row], rel=1e-12)
            assert hsp.annotations["identity"] == alignment.identities
            assert hsp.annotations["positive"] == alignment.positives
            assert hsp.annotations.get("gaps", 0) == alignment.gaps
            assert hsp.coordinates[:, 0].tolist() == [alignment.subject_start, alignment.query_start]
            assert hsp.coordinates[:, -1].tolist() == [alignment.subject_end, alignment.query_end]
            lines = alignment.rows(table.query, table.subject(row))
            assert (hsp[1], hsp.annotations["midline"], hsp[0]) == lines


def test_xml_follows_the_content_model_of_its_dtd(case: Case, result: SearchResult) -> None:
    """A DTD's content models are regular expressions over child names: match each element against its own."""
    from xml.etree import ElementTree

    from Bio import Entrez

    dtds = Path(Entrez.__path__[0]) / "DTDs"
    text = (dtds / "NCBI_BlastOutput.dtd").read_text() + (dtds / "NCBI_BlastOutput.mod.dtd").read_text()
    text = re.sub(r"<!--.*?-->", "", text, flags=re.DOTALL)
    models = {
        name: re.sub(r"\s+", "", model)
        for name, model in re.findall(r"<!ELEMENT\s+(\S+)\s+(.*?)>", text, re.DOTALL)
    }
    root = ElementTree.fromstring(case.written(result, "xml"))
    checked = 0
    for element in root.iter():
        model = models[element.tag]
        if "#PCDATA" in model or "%" in model:
            assert not len(element)
            continue
        pattern = re.sub(r"[\w.-]+", lambda name: f"(?:{re.escape(name[0])};)", model).replace(",", "")
        assert re.fullmatch(pattern, "".join(f"{child.tag};" for child in element)), element.tag
        checked += 1
    assert checked > 30
