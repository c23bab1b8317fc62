"""Tables of other programs: what is read of them, and what is said of those that cannot be."""

from __future__ import annotations

import gzip
from pathlib import Path

import numpy as np
import pytest

from swathe.core.cancel import CancelToken
from swathe.core.errors import SwatheError
from swathe.core.others import tables
from swathe.core.others.hsps import OtherQueriesError, ResultFileError, SwappedFilesError
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


def test_no_evalue_is_shown_as_zero_and_only_those_of_the_file_are_told_of(tmp_path):
    """Beside a table's 2.819e-254, shown as 0.0, it was said that the program could not write it."""
    words = "An E-value of 0 in the file is one too small for the program to write."
    for evalue, told in (("2.819E-254", False), ("0.0", True)):
        result = read(written(tmp_path, ROW.replace("1e-10", evalue)))
        assert hit(result, 0, "evalue") == ["< 1e-180"]
        assert (words in result.plan.origin.sentences()) is told, evalue


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
    rows = ROW.replace("q\t", "P07550\t")
    path = written(tmp_path, rows + "".join(rows.replace("\ts\t", f"\t{s}\t") for s in ("Q28509", "t")))
    said = " ".join(read(path, queries=sample_queries(), database=sample_database()).plan.origin.sentences())
    assert f"{sample_database().name} has 1 of the table's 3 subjects: it lacks s and t." in said
    others = "".join(ROW.replace("q\t", f"q{number}\t") for number in range(5))
    said = " ".join(read(written(tmp_path, rows + others), queries=sample_queries()).plan.origin.sentences())
    lacks = "it lacks q0, q1, q2 and 2 more."
    assert f"{sample_queries().name} has 1 of the table's 6 queries: {lacks}" in said


def test_files_of_which_no_name_is_in_the_table_are_refused(tmp_path):
    """A database without one of the subjects gave the run its name, and nothing else."""
    path, none = OTHERS / "blastp.tsv", tmp_path / "none.fasta"
    none.write_text(">one\nMKV\n>two\nMKV\n")
    with pytest.raises(ResultFileError) as found:
        read(path, queries=sample_queries(), database=none)
    assert str(found.value).startswith(f"{none}: it has none of the subjects of blastp.tsv (sp|P07550|ADRB2_")
    assert str(found.value).endswith("its first sequence is one. Choose the database that was searched.")
    with pytest.raises(ResultFileError) as found:
        read(path, queries=none)
    assert str(found.value).startswith(f"{none}: it has none of the queries of blastp.tsv (sp|P07550|ADRB2_")
    assert "database" not in found.value.hint


def test_queries_and_database_the_wrong_way_round_are_told_as_that(tmp_path):
    database = tmp_path / "database.fasta"
    database.write_text(">s\nMKV\n>t\nMKV\n")
    row = ROW.replace("1\t100\t1\t100", "1\t3\t1\t3")
    path = written(tmp_path, row + row.replace("\ts\t", "\tt\t"))
    queries = written(tmp_path, ">q\nMKV\n>r\nMKV\n", "queries.fasta")
    with pytest.raises(ResultFileError, match="it seems to be the database"):
        read(path, queries=database, database=queries)
    database.write_text(database.read_text() + ">q\nMKV\n")  # which is usual, and all queries are found
    with pytest.raises(SwappedFilesError, match="Give the two files the other way round"):
        read(path, queries=database, database=queries)
    assert not read(path, queries=queries, database=database).plan.origin.subjects_missing
    written(tmp_path, row + row.replace("\ts\t", "\tu\t"))
    assert read(path, queries=database, database=database).plan.origin.subjects_missing == 1


def test_the_only_record_is_taken_for_the_only_query(tmp_path):
    queries = tmp_path / "one.fasta"
    queries.write_text(f">other name\n{'MKVLAAGIVG' * 10}\n")
    result = read(written(tmp_path, ROW), queries=queries)
    assert result.queries[0].query.identifier == "q" and len(result.queries[0].query) == 100
    origin = result.plan.origin
    assert origin.queries_missing == 0
    assert "The only record of one.fasta, other, was taken as the query q" in " ".join(origin.sentences())


WITH_LENGTH = "qseqid\tsseqid\tevalue\tqlen\n{}\ts\t1e-9\t{}\n"
WITH_COVERAGE = "query,subject,query_coverage,query_start,query_end\n{},s,{},11,50\n"


@pytest.mark.parametrize("name", ["q", "other"])
@pytest.mark.parametrize(
    "rows, says",
    [
        (
            ROW.replace("q\t", "{}\t").replace("\t100\t1\t100", "\t101\t1\t100"),
            "aligns {} up to position 101",
        ),
        (WITH_LENGTH.replace("\t{}\n", "\t102\n"), "says that {} has 102"),
        (WITH_LENGTH.replace("\t{}\n", "\t98\n"), "says that {} has 98"),
        (WITH_COVERAGE.replace("{},11", "41.2,11"), "says by its coverage that {} has 97"),
        (WITH_COVERAGE.replace("{},11", "38.8,11"), "says by its coverage that {} has 103"),
    ],
)
def test_a_query_of_another_length_than_the_tables_is_refused(tmp_path, rows, says, name):
    """The only record of any file was the table's query, whatever it was."""
    queries, path = tmp_path / "one.fasta", written(tmp_path, rows.format("q"))
    queries.write_text(f">{name}\n{'MKVLAAGIVG' * 10}\n")
    with pytest.raises(ResultFileError) as found:
        read(path, queries=queries)
    says = says.format("it" if name == "q" else "q")
    words = f"{queries}: its sequence {name} has 100 residues, but table.tsv {says}."
    assert str(found.value) == f"{words} Choose the file of the queries that were searched."


@pytest.mark.parametrize(
    "rows",
    [ROW, WITH_LENGTH.format("q", 100), WITH_LENGTH.format("q", 101), WITH_COVERAGE.format("q", "39.6")],
)
def test_a_stop_at_the_end_is_a_residue_or_none(tmp_path, rows):
    queries = tmp_path / "one.fasta"
    queries.write_text(f">q\n{'MKVLAAGIVG' * 10}*\n")
    assert len(read(written(tmp_path, rows), queries=queries).queries[0].query) == 101


def test_subjects_of_another_length_are_left_out_and_told_of(tmp_path):
    """Databases change, and most of their sequences do not: one that had was aligned all the same."""
    database = tmp_path / "database.fasta"
    database.write_text(">s\nMKV\n>t\nMKV\n")
    path = written(tmp_path, ROW + ROW.replace("\ts\t", "\tt\t").replace("\t100\t1e", "\t3\t1e"))
    result = read(path, database=database)
    words = "s has 3 residues, but table.tsv aligns it up to position 100."
    told = f"Of database.fasta, 1 sequence is not the one searched and left out: {words}"
    assert told in result.plan.origin.sentences()
    assert result.plan.origin.subjects_missing == 1


def test_a_database_of_other_sequences_is_refused(tmp_path):
    """Of one cut to 100 residues "Subject 1-375 of 100 (375.0 %)" was shown, and nothing said."""
    database = tmp_path / "database.fasta"
    database.write_text("".join(f">{name}\nMKV\n" for name in "stu"))
    path = written(tmp_path, "".join(ROW.replace("\ts\t", f"\t{name}\t") for name in "stu"))
    with pytest.raises(ResultFileError) as found:
        read(path, database=database)
    assert str(found.value) == (
        f"{database}: its sequence s has 3 residues, but table.tsv aligns it up to position 100. "
        "2 more are not those searched. Choose the database that was searched."
    )


ALIKE = ROW.replace("50.0\t100\t50", "99.0\t100\t1")
LYSINES, WRONG = "K" * 100, "A" * 100
RIGHT = LYSINES[:-1] + "A"


@pytest.mark.parametrize(
    "query, subjects, words",
    [
        (LYSINES, [RIGHT] * 3, ""),
        (LYSINES, [RIGHT[:-3] + "AAA"] * 3, ""),  # residues that a program masked and did not count
        (WRONG, [RIGHT] * 3, "s has 1 of 100 residues in common with the query q, but table.tsv says 99."),
        (LYSINES, [WRONG] * 3, "s has 0 of 100 residues in common with the query q, but table.tsv says 99."),
        (LYSINES, [RIGHT, WRONG, RIGHT], "left out: t has 0 of 100 residues in common with the query q,"),
    ],
)
def test_other_sequences_of_the_right_names_are_found_out(tmp_path, query, subjects, words):
    """They were aligned without a word, though the file's own figures contradict them."""
    queries, database = tmp_path / "query.fasta", tmp_path / "database.fasta"
    queries.write_text(f">q\n{query}\n")
    database.write_text("".join(f">{name}\n{one}\n" for name, one in zip("stu", subjects, strict=True)))
    path = written(tmp_path, "".join(ALIKE.replace("\ts\t", f"\t{name}\t") for name in "stu"))
    if not words or "left out" in words:
        origin = read(path, queries=queries, database=database).plan.origin
        assert words in " ".join(origin.sentences()) and origin.subjects_missing == bool(words)
        return
    with pytest.raises(OtherQueriesError) as found:
        read(path, queries=queries, database=database)
    assert str(found.value) == (
        f"{queries} or database.fasta: a sequence is not the one searched: {words} "
        "Choose the files that were searched."
    )


@pytest.mark.parametrize(
    "text, line, words",
    [
        (ROW + ROW.replace("\t60.5", ""), 2, "this line has 11 columns, not 12"),
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
