"""Tables of other programs: what is read of them, and what is said of those that cannot be."""

from __future__ import annotations

import gzip
from pathlib import Path

import numpy as np
import pytest

from swathe.core.cancel import CancelToken
from swathe.core.errors import SwatheError
from swathe.core.others import tables
from swathe.core.others.run import is_result, read_result
from swathe.core.system.resources import sample_database, sample_queries
from swathe.core.system.steps import run_to_end

OTHERS = Path(__file__).parents[2] / "data" / "others"
BARE = "qseqid sseqid pident evalue bitscore score qlen slen nident positive stitle"
ROW = "q\ts\t50.0\t100\t50\t0\t1\t100\t1\t100\t1e-10\t60.5\n"


def read(path, **given):
    """Return the result of another program."""
    return run_to_end(read_result(Path(path), CancelToken(), **given), lambda _: None)


def written(tmp_path, text, name="table.tsv"):
    path = tmp_path / name
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    return path


def hit(result, row, *keys, query=0):
    """Return cells of a hit as the screen shows them."""
    return [result.queries[query].hits.display(key, row) for key in keys]


@pytest.mark.parametrize(
    "name, columns, program, version, said",
    [
        ("blastp.tsv", "", "", "", ""),
        ("blastp.7.tsv", "", "BLASTP", "2.12.0+", "sample"),
        ("blastp.csv", "", "", "", ""),
        ("diamond.tsv", "", "DIAMOND", "2.1.3", ""),
        ("diamond.bare.tsv", BARE, "", "", ""),
        ("mmseqs.tsv", "", "", "", ""),
        ("mmseqs.4.tsv", "", "MMseqs2", "", ""),
        ("blastp.xml", "", "BLASTP", "2.12.0+", "sample"),
    ],
)
def test_every_table_of_the_programs_opens(name, columns, program, version, said):
    result = read(OTHERS / name, columns=columns)
    origin = result.plan.origin
    assert (origin.program, origin.version, origin.fact("Database")) == (program, version, said)
    assert [len(query.query) for query in result.queries] == [0, 0]
    hits = result.queries[0].hits
    assert len(hits) > 5 and hits.display("identity", 0) == "100.0"
    assert np.all(np.diff(hits.log10_evalues[np.isfinite(hits.log10_evalues)]) >= 0)
    assert origin.rows - origin.merged == sum(len(query.hits) for query in result.queries)


def test_the_figures_are_those_of_the_file():
    lines = (OTHERS / "blastp.tsv").read_text().splitlines()
    row = next(line for line in lines if "ADRB1_MELGA" in line).split("\t")
    hits = read(OTHERS / "blastp.tsv").queries[0].hits
    place = [hits.text("subject", row) for row in range(len(hits))].index(row[1])
    keys = ("bits", "length", "mismatches", "gap_openings", "query_start", "query_end")
    assert [hits.value(key, place) for key in keys] == [float(row[at]) for at in (11, 3, 4, 5, 6, 7)]
    assert hits.value("evalue", place) == pytest.approx(float(row[10]))
    assert [hits.value(key, place) for key in ("score", "gaps", "positives", "record")] == [None] * 4


def test_what_a_file_lacks_is_absent_and_what_it_has_is_computed_with():
    result = read(OTHERS / "diamond.bare.tsv", columns=BARE)
    assert hit(result, 1, "score", "length", "identities", "subject_length", "query_coverage") == [
        "2,086", "", "405", "415", "",
    ]  # fmt: skip
    assert hit(result, 1, "description")[0].startswith("Beta-2 adrenergic receptor OS=Macaca")
    result = read(OTHERS / "blastp.xml")
    assert hit(result, 1, "positives", "query_coverage", "subject_coverage") == ["98.3", "100.0", "100.0"]


def test_the_best_of_several_local_alignments_stays(tmp_path):
    worse, better = ROW.replace("1e-10", "1e-3"), ROW.replace("60.5", "70.5")
    result = read(written(tmp_path, worse + better + ROW + ROW.replace("\ts\t", "\tt\t")))
    assert result.plan.origin.merged == 2 and len(result.queries[0].hits) == 2
    assert hit(result, 0, "subject", "bits") == ["s", "70.5"]
    assert "2 of 4 rows" in " ".join(result.plan.origin.sentences())


def test_blocks_do_not_matter(monkeypatch):
    whole = read(OTHERS / "blastp.7.tsv")
    monkeypatch.setattr(tables, "_BLOCK", 700)
    pieces = read(OTHERS / "blastp.7.tsv")
    for one, other in zip(whole.queries, pieces.queries, strict=True):
        assert one.query.header == other.query.header
        np.testing.assert_array_equal(one.hits.subjects, other.hits.subjects)
        np.testing.assert_array_equal(one.hits.bits, other.hits.bits)


def test_sequences_are_found_by_name():
    result = read(OTHERS / "mmseqs.tsv", queries=sample_queries(), database=sample_database())
    hits = result.queries[0].hits
    assert result.queries[0].query.identifier == "sp|P07550|ADRB2_HUMAN" and len(hits.query) == 413
    assert hits.text("subject", 0) == "sp|P07550|ADRB2_HUMAN" and not hits.lacks_sequence(0)
    assert result.plan.origin.queries_missing == result.plan.origin.subjects_missing == 0


def test_names_that_nothing_has_are_counted(tmp_path):
    row = ROW.replace("q\t", "P07550\t")
    path = written(tmp_path, row + row.replace("\ts\t", "\tsp|P07550|ADRB2_HUMAN\t"))
    result = read(path, queries=sample_queries(), database=sample_database())
    assert (result.plan.origin.queries_missing, result.plan.origin.subjects_missing) == (0, 1)
    assert "1 subject has no sequence to align" in " ".join(result.plan.origin.sentences())


def test_names_that_nothing_has_are_named(tmp_path):
    """All that was said is how many sequences are missing, not what was looked for."""
    path = written(tmp_path, ROW.replace("q\t", "my\t"))
    origin = read(path, queries=sample_queries(), database=sample_database()).plan.origin
    said = " ".join(origin.sentences())
    assert f"No record of {sample_queries().name} is called my, as the table's query is." in said
    assert f"No sequence of {sample_database().name} is called s, as the table's subject is." in said
    rows = "".join(ROW.replace("q\t", f"q{number}\t") for number in range(5))
    said = " ".join(read(written(tmp_path, rows), queries=sample_queries()).plan.origin.sentences())
    assert "is called q0, q1, q2 or one of 2 more names, as the table's queries are." in said
    rows = ROW.replace("q\t", "P07550\t") + ROW
    said = " ".join(read(written(tmp_path, rows), queries=sample_queries()).plan.origin.sentences())
    assert "is called q, as a query of the table is." in said


def test_the_only_record_is_taken_for_the_only_query(tmp_path):
    queries = tmp_path / "one.fasta"
    queries.write_text(">other name\nMKVLAAGIVG\n")
    result = read(written(tmp_path, ROW), queries=queries)
    assert result.queries[0].query.identifier == "q" and len(result.queries[0].query) == 10
    origin = result.plan.origin
    assert origin.queries_missing == 0
    assert "The only record of one.fasta, other, was taken as the query q" in " ".join(origin.sentences())


@pytest.mark.parametrize(
    "text, line, words",
    [
        (ROW + ROW.replace("\t60.5", ""), 2, "11 columns where 12 are expected"),
        (ROW + "# c\n\n" + ROW.replace("50.0", "fifty"), 4, "'fifty' is not a number, as pident must be"),
        (ROW + ROW.replace("1e-10", "nan"), 2, "'nan' is not a number, as evalue must be"),
        (ROW + ROW.replace("1e-10", "-1"), 2, "the E-value is below 0"),
        (ROW + ROW[:20], 2, "the file ends in the middle of this line, after 8 of 12"),
        (ROW + ROW.replace("\t1\t100\t1\t100", "\t1\t100\t100\t1"), 2, "runs backwards"),
        ("# BLASTN 2.12.0+\n" + ROW, 1, "BLASTN compares nucleotides"),
        ("# DIAMOND v2.1.3. http\n# Invocation: diamond blastx -q a\n" + ROW, 2, "compares nucleotides"),
        ("q\ts\t5\n", 1, "3 columns, and nothing in the file says"),
        ("", 0, "the file is empty"),
        (ROW.encode("utf-16"), 0, "this is UTF-16"),
        (">q\nMKV\n", 0, "this is a FASTA file, with sequences and no hits. Choose it as the query or"),
        ("LOCUS       NP_000652 10 aa\n", 0, "this is in GenBank format, no run. Open a .swr file"),
        ("%PDF-1.7\nabc\n", 0, "this is a PDF document, no run"),
        ("Some notes\n", 0, "nor a result of another program"),
        ("# BLASTP 2.12.0+\n# BLAST processed 0 queries\n", 0, "holds no hits"),
        (b"\x00\xff" * 99, 0, "this is a binary file, no run"),
    ],
)  # fmt: skip
def test_wrong_files_are_named_with_the_line(tmp_path, text, line, words):
    path = written(tmp_path, text)
    with pytest.raises(SwatheError) as found:
        read(path)
    assert words in str(found.value)
    assert str(found.value).startswith(f"{path}, line {line}:" if line else f"{path}:")


def test_a_table_cut_short_between_lines_is_told_of(tmp_path):
    text = (OTHERS / "blastp.7.tsv").read_text()
    result = read(written(tmp_path, text[: text.index("# BLAST processed")]))
    assert "may be cut short" in " ".join(result.plan.origin.sentences())
    assert "cut short" not in " ".join(read(OTHERS / "blastp.7.tsv").plan.origin.sentences())


def test_queries_without_hits_are_there_where_the_file_names_them(tmp_path):
    head = "# BLASTP 2.12.0+\n# Query: {} some protein\n# Database: x\n# 0 hits found\n"
    result = read(
        written(tmp_path, head.format("one") + head.format("two") + "# BLAST processed 2 queries\n")
    )
    assert [query.query.header for query in result.queries] == ["one some protein", "two some protein"]
    assert result.plan.origin.names_all_queries and not len(result.queries[0].hits)


def test_lists_that_end_at_a_round_number_are_told_of(tmp_path):
    rows = [ROW.replace("q\t", f"q{q}\t").replace("\ts\t", f"\ts{s}\t") for q in (1, 2) for s in range(25)]
    said = read(written(tmp_path, "".join(rows))).plan.origin.sentences()
    assert any("2 queries have exactly 25 hits" in sentence for sentence in said)


@pytest.mark.parametrize(("n", "told"), [(24, False), (25, True), (26, False), (50, False), (500, True)])
def test_a_single_list_is_told_of_where_programs_end_theirs_unasked(tmp_path, n, told):
    rows = [ROW.replace("\ts\t", f"\ts{s}\t") for s in range(n)]
    said = read(written(tmp_path, "".join(rows))).plan.origin.sentences()
    assert any(f"q has exactly {n} hits" in sentence for sentence in said) == told


def test_compressed_windows_lines_and_spaces_around(tmp_path):
    path = tmp_path / "table.tsv.gz"
    path.write_bytes(gzip.compress((ROW + ROW.replace("q\t", "r\t")).replace("\n", "\r\n").encode()))
    assert [query.query.identifier for query in read(path).queries] == ["q", "r"]
    assert is_result(path) and not is_result(sample_queries())


def test_cells_with_commas_are_whole_where_they_are_quoted(tmp_path):
    """Of a CSV that Swathe wrote it was said that a line has 48 columns where 46 are expected."""
    titled = "query,subject,query_start,query_end,evalue,stitle\n"
    rows = 'q,s1,1,9,1e-9,"alpha-1,2-transferase, ""long"""\nq,s2,1,9,1e-8,5"-end\nq,s3,1,9,1e-7,plain\n'
    (query,) = read(written(tmp_path, titled + rows, "table.csv")).queries
    assert query.hits.display("description", 0) == 'alpha-1,2-transferase, "long"'
    assert [query.hits.display("subject", row) for row in range(3)] == ["s1", "s2", "s3"]


def test_names_that_are_not_utf8(tmp_path):
    result = read(written(tmp_path, ROW.encode().replace(b"\ts\t", b"\ts\xe9\t")))
    assert result.queries[0].hits.text("subject", 0) == "sé"


def test_memory_short_says_how_far(tmp_path, monkeypatch):
    from swathe.core.others import hsps

    monkeypatch.setattr(hsps, "_FEWEST", 2)
    monkeypatch.setattr(hsps, "available_memory", lambda: 100)
    rows = [ROW.replace("\ts\t", f"\ts{s}\t") for s in range(40)]
    with pytest.raises(SwatheError, match=r"line 40: the pairs up to this line take up half of the memory"):
        read(written(tmp_path, "".join(rows)))


def test_reading_is_cancelled(monkeypatch):
    from swathe.core.cancel import OperationCancelled

    monkeypatch.setattr(tables, "_BLOCK", 700)
    token = CancelToken()
    steps = read_result(OTHERS / "blastp.7.tsv", token)
    next(steps)
    token.cancel()
    with pytest.raises(OperationCancelled):
        for _ in steps:
            pass
