"""What a file of queries may be: FASTA, with records without residues too, or one bare sequence."""

import gzip

import pytest

from swathe.core.cancel import CancelToken
from swathe.core.database import import_fasta
from swathe.core.errors import FastaError
from swathe.core.scoring.queries import parse_queries, read_queries
from swathe.core.sequences.fasta_faults import listed, reads_like_text
from swathe.core.sequences.sequence import ReadingNotes
from swathe.core.system.steps import run_to_end

PROTEIN = "MSTAGKVIKCKAAVLWELKKPFSIEEVEVAPPKAHEVRIKMVAVGICGTDDHVVSGTMVTPLPVILGHEA"
GROUPS = "\n".join(" ".join(PROTEIN[i + j : i + j + 10] for j in range(0, 30, 10)) for i in range(0, 70, 30))


@pytest.fixture
def read(tmp_path):
    path = tmp_path / "queries.txt"

    def read(data):
        path.write_bytes(data if isinstance(data, bytes) else data.encode())
        queries, notes = read_queries([path])
        return [(query.header, query.letters) for query in queries], notes

    return read


@pytest.mark.parametrize(
    "data",
    [
        PROTEIN,
        f"\n\n{PROTEIN[:60]}\r\n{PROTEIN[60:]}\r\n\r\n",
        f"\ufeff{PROTEIN}\n",
        f"; my protein\n{PROTEIN}",
        GROUPS,
        gzip.compress(PROTEIN.encode()),
    ],
    ids=["a line", "lines", "byte-order mark", "comment", "groups of ten", "gz"],
)
def test_a_file_of_a_bare_sequence_is_a_query(read, data):
    assert read(data)[0] == [("", PROTEIN)]


def test_a_bare_file_reads_as_pasting_it_does(read):
    for text in (PROTEIN, GROUPS, "mkv-LACD*", "MKVLAC\nDEW/WYU,HH\n"):
        queries, notes = parse_queries(text.encode(), "pasted text", bare=True)
        assert read(text) == ([(query.header, query.letters) for query in queries], notes)


@pytest.mark.parametrize(
    ("data", "words", "line"),
    [
        ("My notes of the week\nare in this file\n", "reads like text", None),
        ("This is a test file", "reads like text", None),
        ("Human insulin\nMALWMRLLPLLALLALWGPD\n", "reads like text", None),
        ("colour\nodour\nfavour\nhonour\n", "reads like text", None),
        ("# settings\nkey = 1\n", "reads like text", None),
        ("key=1\n", "line 1, column 4: '=' is not a residue", 1),
        ("P53_HUMAN\nMEEPQSDPSV\n", "no header line in it, and '5' is not a residue", 1),
        ("MKVLA\n1 MKV\n", "'1' is not a residue", 2),
        ("  1 MKVLAAGIVG WYRRQSTNDE\n 21 MKVLAAGIVG\n", "line 1, column 3: '1' is not a residue", 1),
        ("1 of my notes\n22 of them\n", "reads like text", None),
        ("MKVLA\nM1KV\n", "line 2, column 2: '1' is not a residue", 2),
        ("A title\n>a\nMKV\n", "no header line above this text", 1),
        ("", "there is nothing in it", None),
        ("\n;\n", "no FASTA record", None),
        (b"\x7fELF\x02\x01\x01\0\0\0\0", "a binary file", None),
        (b"\x02\x93 x\xff7 words of no text", "a binary file", None),
        (bytes(range(256)) * 300, "a binary file", None),
        ("LOCUS       NP_000652 10 aa", "in GenBank format", None),
        ("%PDF-1.7\nabc", "a PDF", None),
        ("{\n", "in JSON format", None),
        ("CLUSTAL W\n", "Clustal", None),
        ("# Program: Swathe 0.1.0\nquery,subject\n", "a table that Swathe wrote", None),
        ("# BLASTP 2.15.0+\na\tb\n", "a table of hits", None),
        ("# PSIBLAST 2.15.0+\na\tb\n", "a table of hits", None),
        ("MKV".encode("utf-16"), "UTF-16", None),
    ],
)
def test_text_that_is_no_sequence_is_refused(read, tmp_path, data, words, line):
    with pytest.raises(FastaError, match=words) as caught:
        read(data)
    assert caught.value.line == line
    assert caught.value.hint
    assert str(caught.value).startswith(str(tmp_path / "queries.txt"))


BLOCKS = "MSTAGKVIKC KAAVLWELKK PFSIEEVEVA PPKAHEVRIK MVAVGICGTD DHVVSGTMVT"


@pytest.mark.parametrize(
    "text",
    [
        "My favourite protein is haemoglobin from horses, it carries oxygen.",
        "Mein Lieblingsprotein ist das Insulin vom Pferd",
        "a test",
        "Alcohol dehydrogenase\nMSTAGKVIKCKAAVLWELKKPFSIEEVEVA",
        f"Human ADH 1A\n{BLOCKS}\n",
        f"Alcohol dehydrogenase 1A of 1987\n        1 {BLOCKS.lower()}\n",
        "Haemoglobin",
        "KLVFF, GNNQQNY, VQIVYK",
        f"Dear all,\nplease find this\n{PROTEIN}",
    ],
)
def test_prose_and_titles_read_like_text(text):
    assert reads_like_text(text.encode())


@pytest.mark.parametrize(
    "text",
    [
        "",
        PROTEIN,
        PROTEIN.lower(),
        GROUPS,
        f"{BLOCKS}\n{BLOCKS[:40]}\n",
        f"{BLOCKS[:31]}*\n",
        f"{BLOCKS} *\n",
        "".join(f"{n:9d} {BLOCKS.lower()}\n" for n in range(1, 400, 60)) + "//\n",
        f"ORIGIN\n        1 {BLOCKS.lower()}\n       61 mstagkvikc kaa\n//\n",
        f"     {BLOCKS}\n     MSTAGKVIKC KAAV\n//\n",
        f"{BLOCKS}  60\n{BLOCKS[:25]}  83\n",
        f"1 {PROTEIN}\n",
        "Met Lys Val Leu Ala\nGly Ile",
        "MKV-LAA..GGV\nWW",
        "MKVLAAGIVGLLLAQWERTYKLMN PSTVMKVLAAGIVG LLLAQWERTYIPASDFGHKLCVNM",
        f"\ufeff{BLOCKS}\r\n{BLOCKS}\r\n",
        "; of my own collection\nMKVLA\n",
        "MKVOLAAGUG",
    ],
)
def test_sequences_do_not_read_like_text(text):
    assert not reads_like_text(text.encode())


def test_databases_stay_strict(tmp_path):
    (tmp_path / "bare.txt").write_text(PROTEIN)
    with pytest.raises(FastaError, match="no header line above this text"):
        run_to_end(import_fasta(tmp_path / "bare.txt", tmp_path / "out.swdb", CancelToken()))


def test_records_without_residues_are_left_out_and_counted(read):
    queries, notes = read(">a\nMKV\n>hollow\n>b\n\n>c\nWW\n>\n--\n")
    assert queries == [("a", "MKV"), ("c", "WW")]
    assert notes == ReadingNotes(left_out=3, removed=2)
    assert notes.sentences()[-1] == "3 records left out: they have no residues to search with"
    for data, words in [
        (">a\n", "its only record has no residues"),
        (">a\n>b\n.\n", "none of its 2 records has any residues"),
    ]:
        with pytest.raises(FastaError, match=words):
            read(data)


def test_a_list_of_peptides_without_headers_is_counted_and_read_line_by_line_on_request(read, tmp_path):
    """It was read as one sequence that nobody has, without a word."""
    queries, notes = read("GILGFVFTL\nNLVPMVATV\r\n\nGLCTLVAML\n")
    assert queries == [("", "GILGFVFTLNLVPMVATVGLCTLVAML")]
    assert notes == ReadingNotes(joined_lines=3)
    assert notes.sentences()[0].startswith("3 lines without headers joined, as those of a wrapped sequence; ")
    path = tmp_path / "queries.txt"
    queries, notes = read_queries([path], line_by_line=True)
    assert [(one.header, one.letters) for one in queries][1] == ("NLVPMVATV", "NLVPMVATV")
    assert len(queries) == 3 and notes == ReadingNotes()
    path.write_text(f"{PROTEIN * 2}\n{PROTEIN}\n")
    queries, _ = read_queries([path], line_by_line=True)
    assert [(one.header, len(one)) for one in queries] == [("line1", 140), ("line2", 70)]


def test_a_long_text_is_a_list_by_its_beginning():
    assert len(listed(b"GILGFVFTL\n" * 20_000)) == 20_000
    assert not listed(b"M" * 200_000)
    assert not listed(b"M" * 60 + (b"\n" + b"M" * 60) * 5_000 + b"\nMMM")


@pytest.mark.parametrize(
    ("sizes", "apart"),
    [
        ([9, 9], True),
        ([9, 12, 8, 30], True),
        ([35, 50, 20], True),
        ([30, 30, 10], False),
        ([60, 60, 60], False),
        ([80, 80, 79], False),
        ([60, 10, 3], False),
        ([200, 200, 180], False),
        ([200, 180], True),
        ([144, 351, 98], True),
        ([300], False),
    ],
)
def test_lines_are_apart_where_nobody_wraps_a_sequence_so(sizes, apart):
    assert bool(listed("\n".join("M" * size for size in sizes).encode())) == apart


def test_slashes_and_commas_are_left_out_as_ssearch36_does_and_counted(read):
    """ssearch36 36.3.8i gave every score of a sequence with one of them inside as without it."""
    queries, notes = read(">light chain\nFGQGTKLEIKR/\n/TVAAPS,VFI\n")
    assert queries == [("light chain", "FGQGTKLEIKRTVAAPSVFI")]
    assert notes == ReadingNotes(punctuation=3)
    assert "3 / or , in sequences ignored, as ssearch36 does" in notes.sentences()[0]
    with pytest.raises(FastaError, match=r"line 2, column 3: '\?' is not a residue"):
        read(">a\nMK?V\n")


ALIGNED = "Query  1  MSTAGK-VIK  9\n          MSTAGK VIK\nSbjct  4  MSTAGKAVIK  13\n"


@pytest.mark.parametrize(
    "text",
    [
        ALIGNED,
        ALIGNED.replace("Sbjct", "Subject").replace("Query", "Query:"),
        ALIGNED.replace("MSTAGK VIK", "|||||| |||"),
        ALIGNED.replace("Query", "A    ").replace("Sbjct", "B    "),
        f">sp|P07327|ADH1A_HUMAN\nLength=375\n\n Score = 50 bits\n\n{ALIGNED}",
        f"BLASTP 2.13.0+\n\nReference: Altschul\n\n{ALIGNED}",
    ],
    ids=["BLAST", "labels", "bars", "pairs", "with a header", "report"],
)
def test_pairwise_alignments_are_refused(read, text):
    """Once their numbers were removed, labels and both sequences were searched as one protein."""
    with pytest.raises(FastaError, match=r"this is a pairwise alignment, not FASTA\. Use one"):
        read(text)


def test_a_pasted_alignment_and_one_as_a_database_are_refused(tmp_path):
    with pytest.raises(FastaError, match="a pairwise alignment"):
        parse_queries(ALIGNED.encode(), "pasted", bare=True)
    path = tmp_path / "aligned.txt"
    path.write_text(ALIGNED.replace("MSTAGK", "MSTAGK" * 10))
    with pytest.raises(FastaError, match="a pairwise alignment"):
        run_to_end(import_fasta(path, tmp_path / "aligned.swdb", CancelToken()))
