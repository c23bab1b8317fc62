"""Results of other programs as runs: saved, exported, and compared with Swathe's."""

from __future__ import annotations

import csv
import dataclasses
import io
import json
import math
import re
import zipfile
from pathlib import Path

import numpy as np
import pytest

from swathe.core.cancel import CancelToken
from swathe.core.errors import ExportError, SwatheError
from swathe.core.export import FORMATS, Selection, export, sidecar_of
from swathe.core.export.aligning import align_missing
from swathe.core.export.provenance import lines, provenance
from swathe.core.history.absent import absent_hit, why_absent
from swathe.core.history.archive import Archive
from swathe.core.history.bits_apart import why_apart
from swathe.core.history.changes import ChangeTable, Found, write_differences
from swathe.core.history.differences import compare
from swathe.core.history.missed import align_missed, missed_of
from swathe.core.history.run_file import read_run, write_run
from swathe.core.others.run import open_run, read_result
from swathe.core.results.cautions import why_moved
from swathe.core.results.hit_pairs import HitPairs
from swathe.core.scoring.scheme import ScoringScheme
from swathe.core.scoring.significance import bits_shown, evalue_shown
from swathe.core.search.request import SearchRequest
from swathe.core.sequences.fasta import read_sequences
from swathe.core.system.resources import sample_database, sample_queries
from swathe.core.system.steps import run_to_end
from tests.biased import biased_files
from tests.gui.results_fixtures import search
from tests.searching import run

OTHERS = Path(__file__).parents[2] / "data" / "others"


def read(name, **given):
    """Return the result of another program."""
    return run_to_end(read_result(OTHERS / name, CancelToken(), **given), lambda _: None)


def with_sequences(name):
    return read(name, queries=sample_queries(), database=sample_database())


def saved(result, path, *, align=False):
    for _ in write_run(result, path, CancelToken(), align=align):
        pass
    return read_run(path).result


@pytest.fixture(scope="module")
def swathes():
    return search()


@pytest.mark.parametrize("name", ["blastp.tsv", "blastp.xml", "mmseqs.4.tsv"])
@pytest.mark.parametrize("sequences", [False, True])
def test_a_run_file_keeps_all_that_was_read(name, sequences, tmp_path):
    result = with_sequences(name) if sequences else read(name)
    again = saved(result, tmp_path / "a.swr", align=sequences)
    assert again.plan.origin == result.plan.origin
    assert Archive(tmp_path / "a.swr").document()["format_version"] == 3
    for one, other in zip(result.queries, again.queries, strict=True):
        assert other.hits.reported == one.hits.reported and len(other.hits) == len(one.hits)
        for key, values in one.hits.filled.items():
            np.testing.assert_array_equal(values, other.hits.filled[key], key)
            np.testing.assert_array_equal(one.hits.values(key), other.hits.values(key), key)
        np.testing.assert_array_equal(one.hits.log10_evalues, other.hits.log10_evalues)
        assert [one.hits.header(row) for row in range(len(one.hits))] == [
            other.hits.header(row) for row in range(len(one.hits))
        ]
        assert len(other.hits.alignments) == (len(one.hits) if sequences else 0)


def test_runs_of_swathe_are_written_as_before(swathes, tmp_path):
    saved(swathes, tmp_path / "a.swr")
    document = Archive(tmp_path / "a.swr").document()
    assert document["format_version"] == 1 and "reported" not in document["hits"]
    assert "origin" not in json.dumps(document["objects"])


def test_alignments_are_swathes_and_columns_the_programs():
    hits = with_sequences("blastp.xml").queries[0].hits
    found = run_to_end(HitPairs(hits, hits.scoring).of(0).align_steps(), lambda _: None)
    assert found.score == search().queries[0].hits.scores[0]  # exact, with the file's matrix and gap costs
    with pytest.raises(SwatheError, match="is not in the file that was read"):
        bare = read("blastp.xml").queries[0].hits
        HitPairs(bare, bare.scoring).of(0)


def of_two_repeats(tmp_path, cells, *, query="MKWVTFISLLFLFSSAYS", subject=None):
    """Return the only hit of a table, with its sequences; the better copy of the query comes second."""
    whole = subject or f"{query[:9]}A{query[9:]}GGGGGGGGGG{query}"
    table, queries, database = (tmp_path / name for name in ("t.tsv", "q.fasta", "d.fasta"))
    table.write_text("\t".join(map(str, ("q", "d", *cells, 1e-9, 40))) + "\n")
    queries.write_text(f">q\n{query}\n")
    database.write_text(f">d\n{whole}\n")
    result = run_to_end(read_result(table, CancelToken(), queries=queries, database=database), lambda _: None)
    return result, result.queries[0].hits


def test_the_region_that_a_file_names_is_aligned(tmp_path):
    """The best local alignment stood under the file's E-value, thousands of residues elsewhere."""
    result, hits = of_two_repeats(tmp_path, (94.7, 19, 0, 1, 1, 18, 1, 19))
    one = run_to_end(HitPairs(hits, hits.scoring).of(0).align_steps(), lambda _: None)
    for _ in align_missing(result, Selection.everything(result), CancelToken()):
        pass
    assert hits.alignments[0] == one
    assert (one.query_start, one.query_end, one.subject_start, one.subject_end) == (0, 18, 0, 19)
    assert (one.length, one.identities, one.gap_openings) == (19, 18, 1)
    assert (
        hits.aligned_here(0) == "Aligned by Swathe within the region that the file names, with BLOSUM62 11/1"
    )


def test_all_that_a_file_says_otherwise_is_said(tmp_path):
    """Only score, positions and identity were compared: other gaps were not said."""
    result, hits = of_two_repeats(tmp_path, (90.0, 20, 0, 2, 1, 18, 1, 19))
    for _ in align_missing(result, Selection.everything(result), CancelToken()):
        pass
    said = "the file says 90.0 % identity, 20 columns, 2 gap openings"
    assert hits.aligned_here(0).endswith(f"within the region that the file names, with BLOSUM62 11/1; {said}")


def test_figures_that_do_not_fit_together_are_said_to(tmp_path):
    """A table of ssearch36 gives 158 columns to a region of 186 residues."""
    result, hits = of_two_repeats(tmp_path, (90.0, 15, 0, 2, 1, 18, 1, 19))
    for _ in align_missing(result, Selection.everything(result), CancelToken()):
        pass
    said = "15 columns for 19 residues, 2 gap openings"
    assert hits.aligned_here(0).endswith(said)


def test_why_bits_of_one_alignment_differ(swathes):
    """They were twenty apart, and what was said of it began with Swathe's matrix and nobody understood it."""
    other = with_sequences("blastp.tsv")
    comparison, turned = compare(swathes, other), compare(other, swathes)
    for result in (swathes, other):
        for _ in align_missing(result, Selection.everything(result), CancelToken()):
            pass
    said = 0
    for query in comparison.queries:
        base = swathes.plan.parameters_of(query.index_a)
        for hit in np.flatnonzero(query.in_both & (abs(query.columns["bits_change"]) > 3)).tolist():
            words, row = why_apart(comparison, query, hit), int(query.rows_a[hit])
            found = query.a.hits.alignments[row]
            ends = (found.query_start, found.query_end, found.subject_start, found.subject_end)
            if query.b.hits.region(int(query.rows_b[hit])) != ends:
                assert "gives this alignment" not in words
                continue
            said += 1
            assert "The table does not tell how the other program scored." in words
            assert words.startswith(("Bits usually differ because ", "B's ")), "the reason is in sight"
            [plain] = dataclasses.replace(query.a.significance, parameters=base).bits(np.array([found.score]))
            a, b = (query.columns[f"bits_{side}"][hit] for side in "ab")
            if abs(b - plain) <= 0.5:
                assert f"B's {bits_shown(b)} bits are what BLOSUM62 11/1 gives this alignment" in words
            else:
                assert f"BLOSUM62 11/1 gives this alignment {bits_shown(plain)}" in words
                assert "usually differ because a program adjusts the matrix" in words
                assert ("as in A" in words) == (bits_shown(a) == bits_shown(plain)) != ("A's" in words)
            mirrored = turned.queries[query.index_a]
            place = int(np.flatnonzero(mirrored.rows_b == row)[0])
            assert "this alignment" in why_apart(turned, mirrored, place)
    assert said > 10
    assert not why_apart(compare(swathes, swathes), compare(swathes, swathes).queries[0], 0)


def changed(comparison, hit, **columns):
    """Return the first query of a comparison with other figures of a hit."""
    query = comparison.queries[0]
    figures = {key: values.copy() for key, values in query.columns.items()}
    for key, value in columns.items():
        figures[key][hit] = value
    for name in ("bits", "log10_evalue"):
        figures[f"{name}_change"] = figures[f"{name}_b"] - figures[f"{name}_a"]
    return dataclasses.replace(query, columns=figures)


def test_a_part_of_an_alignment_is_called_a_part(swathes, tmp_path):
    """A program aligned a third of what Swathe aligns, with a third of the bits, and no word said so."""
    lines_of_hit = (OTHERS / "blastp.tsv").read_text().splitlines()
    fields = lines_of_hit[0].split("\t")
    name, subject = fields[0], fields[1]
    table = tmp_path / "part.tsv"
    table.write_text(
        "\t".join([name, subject, "100.0", "40", "0", "0", "11", "50", "11", "50", "1e-9", "80.0"])
    )
    other = run_to_end(read_result(table, CancelToken()), lambda _: None)
    comparison = compare(swathes, other)
    [query] = [one for one in comparison.queries if one.in_both.any()]
    [hit] = np.flatnonzero(query.in_both).tolist()
    for _ in align_missing(swathes, Selection.everything(swathes), CancelToken()):
        pass
    found = query.a.hits.alignments[int(query.rows_a[hit])]
    words = why_apart(comparison, query, hit)
    whole = f"{found.query_start + 1}–{found.query_end}"
    assert words.startswith(f"B aligns only a part: query {whole} in A, 11–50 in B. "), (
        "without sequences, too"
    )
    assert "stop extending" in words and "masking" in words
    beside = found.subject_end - 30, found.subject_end + 9
    cells = [name, subject, "100.0", "40", "0", "0", "11", "50", *map(str, beside), "1e-9", "80.0"]
    table.write_text("\t".join(cells))
    other = run_to_end(read_result(table, CancelToken()), lambda _: None)
    comparison = compare(swathes, other)
    [query] = [one for one in comparison.queries if one.in_both.any()]
    [hit] = np.flatnonzero(query.in_both).tolist()
    assert why_apart(comparison, query, hit).startswith("B aligns fewer residues: "), "no part of A's region"


def test_evalues_that_differ_by_a_correction_say_so(tmp_path):
    """They were a thousandfold apart with the same bits, and sizes of databases were to explain it."""
    queries, database = biased_files(tmp_path)
    scheme = ScoringScheme.load("BLOSUM62")
    own = run(SearchRequest(read_sequences(queries)[0], database, scheme, evalue=1e3, engine="cpu"))
    result = own.queries[0]
    hits = result.hits
    row = next(row for row in range(len(hits)) if why_moved(result, row))
    before = f"{10.0 ** hits.matrix_log10_evalues[row]:.2g}"
    names = result.query.identifier, hits.text("subject", row)
    table = tmp_path / "uncorrected.tsv"
    table.write_text(
        "\t".join([*names, "30.0", "40", "28", "0", "11", "50", "11", "50", before, f"{hits.bits[row]:.1f}"])
    )
    comparison = compare(own, run_to_end(read_result(table, CancelToken()), lambda _: None))
    [query] = [one for one in comparison.queries if one.in_both.any()]
    [hit] = np.flatnonzero(query.in_both).tolist()
    words = why_apart(comparison, query, hit)
    assert words.startswith("The E-values differ since A's is corrected: before, it was ")
    assert "count as searched" not in words
    stated, own_evalue = (query.columns[f"log10_evalue_{side}"][hit] for side in "ba")
    further = stated + math.copysign(math.log10(9.5), stated - own_evalue)
    words = why_apart(comparison, changed(comparison, hit, log10_evalue_b=further), hit)
    assert "close to" not in words, "9.5-fold apart"
    assert "count as searched" in words
    assert "The E-values differ in part since A's is corrected: before, it was " in words
    assert words.endswith("fitted to the scores of this search.") == (
        result.significance.parameters.source == "fitted"
    )


def test_a_zero_says_how_far_an_evalue_moved_at_least(swathes):
    """It counted as 1e-15 without a word on the screen, and A's zero as endless in files."""
    other = read("blastp.tsv")
    for runs in ((swathes, other), (other, swathes)):
        comparison = compare(*runs)
        query = comparison.queries[0]
        hit = int(np.flatnonzero(query.in_both)[0])

        def moved(a, b, comparison=comparison, hit=hit):
            figures = {"log10_evalue_a": a, "log10_evalue_b": b}
            with np.errstate(invalid="ignore"):
                return ChangeTable(changed(comparison, hit, **figures))

        for a, b, shown in (
            (-3.0, -50.0, "−47.0"),
            (-3.0, -math.inf, "<−12.0"),
            (-math.inf, -3.0, ">+12.0"),
            (-40.0, -math.inf, "?"),
            (-math.inf, -math.inf, "?"),
            (-3.0, math.nan, "–"),
            (-60.0, -30.0, "+30.0"),
        ):
            table = moved(a, b)
            assert table.display("log10_evalue_change", hit) == shown
            assert ("gives 0 for" in table.about_moved(hit)) == (-math.inf in (a, b))


def test_evalues_that_bits_do_not_explain_are_said_to_rest_on_sizes(swathes):
    """At like bits they were tenfold apart and more, and no word said what else they depend on."""
    comparison = compare(swathes, read("blastp.tsv"))
    query = comparison.queries[0]
    hit = int(np.flatnonzero(query.in_both & (query.columns["log10_evalue_a"] > -15))[0])
    same = {"bits_a": 50.0, "bits_b": 50.0, "log10_evalue_a": -6.0}
    for log10_evalue, said in ((-4.0, True), (-8.0, True), (-5.5, False), (-math.inf, False)):
        words = why_apart(comparison, changed(comparison, hit, **same, log10_evalue_b=log10_evalue), hit)
        assert ("more than the bits explain" in words) == said
        assert not said or ("sequences or residues" in words and "lengths" in words)
    for bits in (50.0 - 2 * math.log2(10), 50.0):  # a hundred times the E-value is what 6.6 bits make
        far = same | {"bits_b": bits, "log10_evalue_b": -4.0}
        words = why_apart(comparison, changed(comparison, hit, **far), hit)
        assert ("more than the bits explain" in words) == (bits == 50.0)
    beyond = same | {"log10_evalue_a": -40.0, "log10_evalue_b": -20.0}
    assert not why_apart(comparison, changed(comparison, hit, **beyond), hit)


def test_hits_without_a_region_are_aligned_where_they_score_best(tmp_path):
    table = tmp_path / "t.tsv"
    _, hits = of_two_repeats(tmp_path, (94.7, 19, 0, 1, 1, 18, 1, 19))
    table.write_text("qseqid\tsseqid\tevalue\nq\td\t1e-9\n")
    files = {"queries": tmp_path / "q.fasta", "database": tmp_path / "d.fasta"}
    result = run_to_end(read_result(table, CancelToken(), **files), lambda _: None)
    for _ in align_missing(result, Selection.everything(result), CancelToken()):
        pass
    hits = result.queries[0].hits
    assert hits.alignments[0].subject_start == 29
    assert hits.aligned_here(0) == "Aligned by Swathe with BLOSUM62 11/1"


@pytest.mark.parametrize("ends", [(0, 18, 1, 19), (1, 18, 0, 19)])
def test_a_region_outside_the_sequences_is_no_region(tmp_path, ends):
    """Positions are counted from 1: what is at 0 cannot be aligned, and what stands there is Swathe's own."""
    result, hits = of_two_repeats(tmp_path, (94.7, 19, 0, 1, *ends))
    for _ in align_missing(result, Selection.everything(result), CancelToken()):
        pass
    assert hits.alignments[0].subject_start == 29
    query, subject = ends[:2], ends[2:]
    assert "within the region" not in hits.aligned_here(0)
    assert "subject {}–{}".format(*subject) in hits.aligned_here(0)
    assert ("query {}–{}".format(*query) in hits.aligned_here(0)) == (query != (1, 18))


@pytest.mark.parametrize("format", ["blast6", "blast7", "blast10", "csv", "xlsx", "queries-csv"])
def test_figures_are_written_as_the_file_has_them(format, tmp_path):
    """Only CSV and TSV were written, and 5.386E-246 became 5.386000000000068e-246 there."""
    path, written = tmp_path / "mmseqs.tsv", tmp_path / f"hits.{format}"
    rows = ["q\tone\t0.971\t413\t11\t0\t1\t413\t1\t413\t5.386E-246\t735"]
    rows.append("q\ttwo\t0.5\t40\t20\t0\t1\t40\t3\t42\t2.31E-07\t55.5")
    path.write_text("\n".join(rows) + "\n")
    result = read(path)
    for _ in export(result, Selection.everything(result), format, written, CancelToken()):
        pass
    if format == "xlsx":
        with zipfile.ZipFile(written) as book:
            text = book.read("xl/worksheets/sheet1.xml").decode()
        assert "5.386e-246" in text.lower() and "2.31e-07" in text.lower()
        return
    found = written.read_text()
    assert "5.386e-246" in found and "000000" not in found
    if format == "queries-csv":
        return
    assert "2.31e-07" in found
    if format.startswith("blast"):
        again = read(written)
        for key in ("bits", "identity", "length", "query_start", "subject_end", "evalue"):
            values = [one.queries[0].hits.values(key).tolist() for one in (result, again)]
            assert values[0] == values[1], key
    if format == "blast7":
        assert "(Swathe, read from a result of another program)" in found


def test_a_comparison_writes_figures_as_the_file_has_them(swathes):
    """1.49e-160 became 1.4900000000000043e-160 there, and stood as it is in the table of the hits."""
    other = read("blastp.tsv")
    files = io.BytesIO(), io.BytesIO()
    for _ in export(other, Selection.everything(other), "csv", files[0], CancelToken(), comments=False):
        pass
    for _ in write_differences(compare(swathes, other), ("a", "b"), "csv", files[1], CancelToken()):
        pass
    hits, compared = (
        list(csv.DictReader(line for line in file.getvalue().decode().splitlines() if line[0] != "#"))
        for file in files
    )
    stated = {(hit["query"], hit["subject"]): (hit["evalue"], float(hit["bits"])) for hit in hits}
    found = [row for row in compared if row["evalue_b"]]
    assert len(found) > 50
    for row in found:
        assert (row["evalue_b"], float(row["bits_b"])) == stated[row["query"], row["subject"]]


@pytest.mark.parametrize("format", ["text", "a3m", "afa", "clustal"])
def test_alignments_of_hits_that_were_read_are_written(format, tmp_path):
    """They were refused, as the table has none, though Swathe showed them."""
    result, path, rows = with_sequences("blastp.tsv"), tmp_path / "hits", np.arange(5)
    for _ in export(result, Selection(((0, rows),)), format, path, CancelToken()):
        pass
    found, hits = path.read_text(), result.queries[0].hits
    assert all(hits.text("subject", row) in found for row in rows.tolist())
    if format == "text":
        assert found.count("Aligned by Swathe") == 5 and "nan" not in found
        bits, evalue = hits.display("bits", 1), hits.display("evalue", 1)
        assert f" Score = {bits} bits (n/a), E-value = {evalue}\n" in found
    elif format != "clustal":
        assert found.count(">") == 6
    if format == "text":
        assert re.search("^Alignments: +by Swathe, with BLOSUM62 11/1$", found, re.MULTILINE)
    else:
        assert json.loads(sidecar_of(path).read_text())["aligned_with"] == "BLOSUM62 11/1"


def test_hits_without_a_sequence_are_named_where_alignments_are_written(tmp_path):
    database = tmp_path / "some.fasta"
    names = [read("blastp.tsv").queries[0].hits.text("subject", row) for row in range(3)]
    records = {one.identifier: one for one in read_sequences(sample_database())[0]}
    database.write_text("".join(f">{name}\n{records[name].letters}\n" for name in names))
    result = read("blastp.tsv", queries=sample_queries(), database=database)
    few, stream = Selection(((0, np.arange(3)),)), io.BytesIO()
    for _ in export(result, few, "a3m", stream, CancelToken()):
        pass
    assert stream.getvalue().count(b">") == 4
    with pytest.raises(ExportError, match="2 of 5 hits have no sequence to align: leave them out"):
        for _ in export(result, Selection(((0, np.arange(5)),)), "a3m", stream, CancelToken()):
            pass
    with pytest.raises(
        ExportError, match=r"no sequences to align were given with blastp\.tsv; add them first"
    ):
        bare = read("blastp.tsv")
        for _ in export(bare, few, "a3m", stream, CancelToken()):
            pass


def test_a_table_of_blasts_is_written_back_as_it_was_read(tmp_path):
    """Whole bits became 764.0, and the program B\\LASTP."""
    path, written = tmp_path / "read.txt", tmp_path / "written.txt"
    row = "q\td\t100.0\t18\t0\t0\t1\t18\t1\t18\t0.0\t764"
    head = "# BLASTP 2.12.0+\n# Query: q\n# Database: bdb"
    titles = (
        "# Fields: query acc.ver, subject acc.ver, % identity, alignment length, mismatches, gap opens, "
        "q. start, q. end, s. start, s. end, evalue, bit score"
    )
    more = row.replace("764", "50.5")
    path.write_text(f"{head}\n{titles}\n# 2 hits found\n{row}\n{more}\n# BLAST processed 1 queries\n")
    result = run_to_end(read_result(path, CancelToken()), lambda _: None)
    for _ in export(result, Selection.everything(result), "blast7", written, CancelToken()):
        pass
    text = written.read_text()
    assert text.splitlines()[-2].split("\t") == row.replace("100.0", "100").split("\t")
    assert "\n# Swathe Program: blastp 2.12.0+\n" in text and "\\" not in text
    assert (
        "\n# Swathe Note: Only the best local alignment of each pair is here; 1 of 2 rows is left out."
        in text
    )
    again = run_to_end(read_result(written, CancelToken()), lambda _: None).plan.origin
    assert (again.program, again.version) == ("BLASTP", "2.12.0+")


def test_the_files_that_sequences_were_read_from_are_named(tmp_path):
    """Only the database that BLAST's file names was, beside descriptions and coverages of another file."""
    table = of_two_repeats(tmp_path, (94.7, 19, 0, 1, 1, 18, 1, 19))[0]
    said = dict(lines(table))
    assert said["Sequences"] == (
        f"of the queries from {tmp_path / 'q.fasta'}; of the subjects, with descriptions and lengths, "
        f"from {tmp_path / 'd.fasta'}"
    )
    assert said["File dated"] == table.started and "Date" not in said


def test_blast_formats_say_which_columns_a_file_lacks(tmp_path):
    path = tmp_path / "few.tsv"
    path.write_text("qseqid\tsseqid\tevalue\nq\tone\t1e-9\n")
    result = read(path)
    stream = io.BytesIO()
    with pytest.raises(ExportError, match=r"not every hit has % identity, alignment length, .*, bit score"):
        for _ in export(result, Selection.everything(result), "blast6", stream, CancelToken()):
            pass
    wanted = Selection(Selection.everything(read("blastp.tsv")).queries, fields=("qseqid", "score"))
    with pytest.raises(ExportError, match="twelve columns alone"):
        for _ in export(read("blastp.tsv"), wanted, "blast6", stream, CancelToken()):
            pass


def test_sequences_given_to_a_table_are_written(tmp_path):
    result, written = with_sequences("blastp.tsv"), tmp_path / "hits.fasta"
    for _ in export(result, Selection.everything(result), "fasta", written, CancelToken()):
        pass
    assert len(read_sequences(written)[0]) == result.plan.database.n_sequences


@pytest.mark.parametrize("name", ["blastp.tsv", "blastp.xml"])
@pytest.mark.parametrize("format", [format.key for format in FORMATS])
def test_files_of_hits_have_what_there_is_or_are_refused(name, format):
    result = read(name)
    stream = io.BytesIO()
    selection = Selection(Selection.everything(result).queries[:1])
    written = {"csv", "tsv", "xlsx", "parquet", "queries-csv", "queries-tsv", "queries-xlsx"}
    if name == "blastp.tsv":  # XML does not count the gaps that open
        written |= {"blast6", "blast7", "blast10"}
    if format not in written:
        with pytest.raises(ExportError, match="cannot be written as"):
            for _ in export(result, selection, format, stream, CancelToken()):
                pass
        return
    for _ in export(result, selection, format, stream, CancelToken()):
        pass
    assert stream.getvalue()
    if format not in ("csv", "tsv"):
        return
    text = [line for line in stream.getvalue().decode().splitlines() if not line.startswith("#")]
    rows = list(csv.DictReader(text, dialect="excel" if format == "csv" else "excel-tab"))
    hits = result.queries[0].hits
    assert len(rows) == len(hits)
    assert [row["subject"] for row in rows] == [hits.text("subject", row) for row in range(len(hits))]
    assert rows[0]["score"] == ("2226" if name == "blastp.xml" else "")
    assert float(rows[1]["identity"]) == pytest.approx(hits.value("identity", 1)) and not rows[0]["record"]


def test_who_made_the_result_is_stated():
    result = read("blastp.xml")
    facts = dict(lines(result))
    assert facts["Program"] == "BLASTP 2.12.0+" and facts["Matrix"] == "BLOSUM62"
    assert "Engine" not in facts and "Completeness" not in facts
    values = provenance(result)
    assert values["program"] == "BLASTP" and values["algorithm"] is None and values["gap_open"] is None
    json.dumps(values, allow_nan=False)


def test_a_table_of_swathes_own_says_what_it_states(swathes, tmp_path):
    """It was another program's, with "matrix not stated" of a file that states everything on top."""
    path, swathes = tmp_path / "hits.csv", saved(swathes, tmp_path / "a.swr")  # it is aligned
    run_to_end(export(swathes, Selection.everything(swathes), "csv", path, CancelToken()), lambda _: None)
    text = path.read_text()
    assert '"' in text.partition("\nquery,")[2], "commas in descriptions"
    result = run_to_end(read_result(path, CancelToken()), lambda _: None)
    origin, hits = result.plan.origin, result.queries[0].hits
    assert origin.name == f"Swathe {swathes.plan.version}"
    assert (origin.matrix_and_gaps, origin.fact("E-value bound")) == ("BLOSUM62 11/1", "10")
    assert result.plan.database.name == swathes.plan.request.databases[0].name
    assert result.plan.request.evalue == 10
    theirs = swathes.queries[0].hits
    for key in ("subject", "description", "evalue", "score", "identity", "subject_length"):
        assert [hits.display(key, row) for row in range(40)] == [
            theirs.display(key, row) for row in range(40)
        ]


@pytest.mark.parametrize(
    ("gap_open", "file", "bound", "said"),
    [
        (11, "blastp.7.tsv", math.inf, "and 4 that Swathe's run does not list."),
        (19, "mmseqs.4.tsv", 1e-10, "and 2 that Swathe's run lists with a higher E-value."),
    ],
)
def test_more_pairs_are_missing_from_a_run_only_where_it_does_not_list_them(gap_open, file, bound, said):
    """Pairs beyond the bound in Swathe's run were "not among Swathe's"."""
    missed = missed_of(compare(search(gap_open, 1), read(file)), bound)
    assert missed.headline().endswith(f" {said}")
    some = dataclasses.replace(missed, only_b=9, more_beyond=7).headline()
    more = "lists 7 of them with a higher E-value and does not list the others."
    assert some.endswith(f" and 9 more: Swathe's run {more}")
    assert dataclasses.replace(missed, only_b=9, more_beyond=8).headline().endswith(" the other.")


def test_what_blastp_missed(swathes):
    other = read("blastp.7.tsv")
    differences = compare(swathes, other)
    assert len(differences.queries) == 2 and not differences.unmatched_a
    for _ in align_missed(differences, CancelToken()):
        pass
    missed = missed_of(differences, 1e-3)
    own, theirs = (
        {
            (number, query.hits.text("subject", row))
            for number, query in enumerate(run.queries)
            for row in np.flatnonzero(query.hits.log10_evalues <= -3).tolist()
        }
        for run in (swathes, other)
    )
    assert (missed.both, missed.only_a, missed.only_b) == (
        len(own & theirs), len(own - theirs), len(theirs - own)
    )  # fmt: skip
    assert missed.reference == "a" and missed.names == ("Swathe", "BLASTP")
    assert f"BLASTP lists {missed.both} of Swathe's {len(own)} hits at E ≤ 0.001" in missed.headline()
    assert not np.isnan(missed.identity).any() and missed.identity.size == missed.missed
    assert "identity" not in missed.headline(), "42 % says nothing"
    assert missed.note() == "BLASTP lists Swathe's other hit with a higher E-value."
    many = missed_of(differences, 10)
    assert many.missed == 8 and "less than 25 %" not in many.headline()  # those beyond 1 are not aligned
    differences = compare(swathes, read("diamond.tsv"))
    for _ in align_missed(differences, CancelToken()):
        pass
    many = missed_of(differences, 1e-3)
    low = int((many.identity < 25).sum())
    assert 1 < low < many.missed / 2 and "identity" not in many.headline(), "it explains few of them"
    turned = missed_of(compare(other, swathes), 1e-3)
    assert (turned.reference, turned.missed, turned.both) == ("b", missed.missed, missed.both)
    assert missed_of(compare(swathes, swathes), 1e-3) is None


def test_queries_that_a_bare_table_does_not_name_count_as_without_hits(swathes, tmp_path):
    text = (OTHERS / "blastp.tsv").read_text().splitlines(keepends=True)
    path = tmp_path / "one.tsv"
    path.write_text("".join(line for line in text if line.startswith("sp|P07550")))
    other = run_to_end(read_result(path, CancelToken()), lambda _: None)
    for differences in (compare(swathes, other), compare(other, swathes)):
        assert len(differences.queries) == 2
        assert any("does not name 1 query" in sentence for sentence in differences.warnings)
        table = ChangeTable(*differences.queries)
        assert len(table) and not differences.unmatched_a and not differences.unmatched_b
        missed = missed_of(differences, 1e-3)
        theirs = int((swathes.queries[1].hits.log10_evalues <= -3).sum())
        assert missed.unnamed == (1, theirs) and missed.headline().startswith("The other program lists")
        said = "table does not name 1 of the 2 queries, which it may not have searched: "
        assert f"{said}{theirs} of Swathe's other {missed.missed} hits are theirs." in missed.headline()


def test_names_with_other_tags_go_together(swathes):
    differences = compare(swathes, read("mmseqs.tsv"))  # P07550 for sp|P07550|ADRB2_HUMAN
    assert missed_of(differences, 1e-3).both > 100


def test_a_bound_leaves_out_what_neither_has(swathes):
    differences = compare(swathes, read("blastp.7.tsv"))
    table = ChangeTable(*differences.queries)
    table.set_bound(1e-3)
    left = table.found == Found.NEITHER
    assert left.any() and sum(table.counts()) == int((~left).sum())
    with np.errstate(invalid="ignore"):
        best = np.fmin(table.known("log10_evalue_a"), table.known("log10_evalue_b"))
    assert (best[left] > -3).all() and (best[~left] <= -3 + 1e-6).all()
    stream = io.BytesIO()
    for _ in write_differences(differences, ("one", "other"), "tsv", stream, CancelToken(), 1e-3):
        pass
    rows = [line for line in stream.getvalue().decode().splitlines() if not line.startswith("#")]
    assert len(rows) == 1 + int((~left).sum()) and rows[0].endswith("identity_a\tidentity_b\tpairs_in_both")


def test_an_evalue_of_zero_is_within_every_bound(swathes):
    differences = compare(swathes, read("blastp.7.tsv"))
    zero = differences.queries[0].columns["log10_evalue_b"] == -math.inf
    assert zero.any() and differences.queries[0].within(1e-300)[1][zero].all()


def test_how_two_evalues_of_zero_differ_is_not_known():
    differences = compare(read("blastp.tsv"), read("blastp.7.tsv"))
    columns = differences.queries[0].columns
    zero = (columns["log10_evalue_a"] == -math.inf) & (columns["log10_evalue_b"] == -math.inf)
    assert zero.any() and np.isnan(columns["log10_evalue_change"][zero]).all()
    assert not np.isnan(columns["log10_evalue_change"][~zero]).any()


def test_runs_without_a_query_in_common_say_so(swathes, tmp_path):
    path = tmp_path / "others.tsv"
    path.write_text("Q1\tADRB2_HUMAN\t60.5\t100\t5\t1\t1\t100\t1\t100\t1e-10\t50.0\n")
    other = run_to_end(read_result(path, CancelToken()), lambda _: None)
    missed = missed_of(compare(swathes, other), 1e-3)
    assert missed.headline() == "The runs have no query in common."


def test_open_run_reads_both_kinds(swathes, tmp_path):
    path = tmp_path / "a.swr"
    saved(swathes, path)
    for file, origin in ((path, False), (OTHERS / "blastp.xml", True)):
        run = run_to_end(open_run(file, CancelToken()), lambda _: None)
        assert (run.result.plan.origin is not None) == origin and run.title
    with pytest.raises(SwatheError, match="there is no such file"):
        run_to_end(open_run(tmp_path / "none.tsv", CancelToken()), lambda _: None)


def test_a_list_that_may_be_cut_is_named_where_its_pairs_are_missed(swathes, tmp_path):
    """Pairs beyond the 300 that MMseqs2 lists were counted as missed, and a warning named no query."""
    text = (OTHERS / "blastp.tsv").read_text().splitlines(keepends=True)
    first = [line for line in text if line.startswith("sp|P07550")]
    path = tmp_path / "cut.tsv"
    path.write_text("".join(first[:25] + [line for line in text if not line.startswith("sp|P07550")][:10]))
    other = run_to_end(read_result(path, CancelToken()), lambda _: None)
    differences = compare(swathes, other)
    missed = missed_of(differences, 1e-3)
    hits = missed.of_queries[0][1]
    assert hits > 25
    said = f" {hits} of Swathe's other {missed.missed} hits are of ADRB2_HUMAN, "
    assert missed.headline().endswith(f"{said}whose list may have been cut at 25 hits.")
    assert any(warning.startswith("ADRB2_HUMAN has exactly 25 hits: ") for warning in differences.warnings)
    assert "Each program has its own statistics for E-values." in differences.warnings


def test_runs_of_unnamed_programs_are_called_by_their_files(tmp_path):
    """ "The other program (B) found 161 of the other program (A)'s 162 hits" told nobody which is which."""
    runs = []
    for name in ("usual.tsv", "again.tsv"):
        path = tmp_path / name
        path.write_text((OTHERS / "blastp.tsv").read_text())
        runs.append(run_to_end(read_result(path, CancelToken()), lambda _: None))
    assert missed_of(compare(*runs), 1e-3).headline().startswith("again.tsv lists ")


def test_an_evalue_written_as_zero_has_no_logarithm(swathes):
    """Files had -inf there, and as its change."""
    stream = io.BytesIO()
    for _ in write_differences(
        compare(swathes, read("blastp.tsv")), ("a", "b"), "csv", stream, CancelToken()
    ):
        pass
    lines = stream.getvalue().decode().splitlines()
    assert any(
        "too small for the program to write, its logarithm" in line for line in lines if line[0] == "#"
    )
    rows = list(csv.DictReader(line for line in lines if not line.startswith("#")))
    zeros = [row for row in rows if row["evalue_b"] == "0.0"]
    assert zeros and all(not row["log10_evalue_b"] and not row["log10_evalue_change"] for row in zeros)
    assert all(row["significant_b"] == "1" for row in zeros) and ",-inf" not in stream.getvalue().decode()


def test_what_is_said_of_a_file_is_no_difference_between_searches(swathes):
    """When a table was written was listed as different, and with what Swathe aligns its hits."""
    found = {label: b for label, _, b in compare(swathes, with_sequences("blastp.tsv")).parameters}
    assert "Matrix" in found and not {"File dated", "Sequences", "Alignments"} & set(found)
    assert found["Database file"] == str(sample_database()), "it was given with the sequences"


def test_what_no_file_states_is_not_called_the_same(swathes):
    """Of two tables that state nothing it was said that both runs had the same parameters."""
    differences = compare(read("blastp.tsv"), read("blastp.csv"))
    unknown = ("not stated", "not stated")
    for label in ("Program", "Matrix", "Gap costs", "E-values"):
        assert (label, *unknown) in differences.parameters
    assert "Each program has its own statistics for E-values." in differences.warnings
    stream = io.BytesIO()
    for _ in write_differences(differences, ("one", "other"), "tsv", stream, CancelToken()):
        pass
    head = [line for line in stream.getvalue().decode().splitlines() if line.startswith("#")]
    assert "# Not stated, Matrix: not stated | not stated" in head
    assert not [line for line in head if line.startswith("# Different, ")]
    stated = compare(swathes, read("blastp.xml"))
    labels = [label for label, *_ in stated.parameters]
    assert "Matrix" not in labels and "Program" in labels, "both state BLOSUM62"
    assert not compare(read("blastp.xml"), read("blastp.7.tsv")).own_statistics, "both are of BLASTP"


def test_the_headline_is_plain_for_all_counts(swathes):
    """ "Of the 2 it missed, 2 have less than 25 % identity", it said, and "found 12 of Swathe's 12 hits".

    It called missed what may be noise: neither program knows which hits are relatives.
    """
    missed = missed_of(compare(swathes, read("blastp.7.tsv")), 1e-3)

    def said(both, identities, more=0):
        identity = np.array(identities, np.float64)
        changed = dataclasses.replace(
            missed, both=both, only_a=identity.size, only_b=more, identity=identity, more_beyond=0
        )
        return changed.headline().replace(" at E ≤ 0.001", "")

    assert said(9, []) == "BLASTP lists all 9 of Swathe's hits."
    assert said(2, [], 1) == "BLASTP lists both of Swathe's hits and 1 that Swathe's run does not list."
    assert said(1, []) == "BLASTP lists Swathe's one hit."
    assert said(0, [40]) == "BLASTP does not list Swathe's one hit."
    assert (
        said(0, [40, 40], 3)
        == "BLASTP lists none of Swathe's 2 hits but lists 3 that Swathe's run does not list."
    )
    assert said(3, [20]).endswith(" Swathe's other hit has 20 % identity.")
    assert said(0, [20]).endswith(" Swathe's one hit has 20 % identity.")
    assert said(3, [20, 20]).endswith(" Swathe's other 2 hits have less than 25 % identity.")
    assert said(3, [20, 20, 30]).endswith(" Of Swathe's other 3 hits, 2 have less than 25 % identity.")
    for few in ([20, 30], [20, 30, 30]):
        assert "identity" not in said(3, few), "it explains no more than half of them"
    notes = {
        (1, 1): "Swathe's other hit with a higher E-value.",
        (3, 1): "1 of Swathe's other 3 hits with a higher E-value.",
        (3, 2): "2 of Swathe's other 3 hits with higher E-values.",
        (3, 3): "Swathe's other 3 hits with higher E-values.",
    }
    for (hits, beyond), words in notes.items():
        assert dataclasses.replace(missed, only_a=hits, beyond=beyond).note() == f"BLASTP lists {words}"


@pytest.mark.parametrize("evalues", ["adjusted", "matrix"])
def test_a_hit_of_another_program_alone_is_judged_as_swathes_run_would(evalues):
    """It said no more than "Not among the hits of A", though Swathe can tell what it scores there."""
    narrow, wide = (search(evalue=bound, evalues=evalues) for bound in (1e-5, 10))
    other = with_sequences("blastp.7.tsv")
    whole = compare(wide, other).queries[0]
    runs = compare(narrow, other)
    query = runs.queries[0]
    known = {whole.header(hit): hit for hit in np.flatnonzero(whole.in_both)}
    alone = [hit for hit in np.flatnonzero(query.only_b).tolist() if query.header(hit) in known]
    assert alone
    for hit in alone:
        hits, row = wide.queries[0].hits, int(whole.rows_a[known[query.header(hit)]])
        words = why_absent(runs, query, hit, CancelToken())
        assert words.startswith(f"It would score {hits.scores[row]:,} there")
        [evalue] = re.findall(r"E = (\S+), beyond the bound of E ≤ 1e-05\.$", words)
        assert np.log10(float(evalue)) == pytest.approx(hits.log10_evalues[row], abs=0.01)
        table = absent_hit(runs, query, hit, CancelToken()).hits
        assert table.scores[0] == hits.scores[row] and table.log10_evalues[0] == hits.log10_evalues[row]
    without = compare(narrow, read("blastp.7.tsv"))
    query, hit = without.queries[0], int(np.flatnonzero(without.queries[0].only_b)[0])
    assert (
        why_absent(without, query, hit, CancelToken()) == "Add the sequences of B to see what it scores here."
    )
    assert absent_hit(without, query, hit, CancelToken()) is None
    unsaid = "The table does not say how this sequence scored, or whether it was compared at all."
    largest = max(float(np.nanmax(one.hits.log10_evalues)) for one in other.queries)
    near = f"The table's largest E-value is {evalue_shown(largest)}: by BLASTP's own statistics "
    near += "this hit may have been beyond it."
    hit = int(np.flatnonzero(whole.only_a)[0])
    for log10_evalue, expected in (
        (largest + 0.5, f"{near} {unsaid}"),
        (largest - 0.9, f"{near} {unsaid}"),
        (largest - 1.1, unsaid),
        (math.nan, unsaid),
    ):
        query = changed(compare(wide, other), hit, log10_evalue_a=log10_evalue)
        assert why_absent(compare(wide, other), query, hit, CancelToken()) == expected
