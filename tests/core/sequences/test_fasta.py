import bz2
import gzip
import lzma
import zipfile

import pytest
import zstandard
from hypothesis import given, settings
from hypothesis import strategies as st

from swathe.core.errors import FastaError
from swathe.core.sequences.fasta import MAX_QUERY_BYTES, parse, read_sequences
from swathe.core.sequences.sequence import ReadingNotes

PLAIN = b">one first protein\nMKVL\nACDE\n>two\nWWY\n"

LINE_ENDS = [b"\n", b"\r\n", b"\r"]

PACKERS = {
    "plain": bytes,
    "gz": gzip.compress,
    "gz, two members": lambda data: gzip.compress(data[:7]) + gzip.compress(data[7:]),
    "bz2": bz2.compress,
    "bz2, two streams": lambda data: bz2.compress(data[:7]) + bz2.compress(data[7:]),
    "xz": lzma.compress,
    "zst": zstandard.compress,
    "zst, two frames": lambda data: zstandard.compress(data[:7]) + zstandard.compress(data[7:]),
    "zst after a skippable frame": lambda data: b"\x50\x2a\x4d\x18\x04\0\0\0abcd" + zstandard.compress(data),
}


def read(data, **keywords):
    sequences, notes = parse(data, "file", **keywords)
    return [(s.header, s.letters) for s in sequences], notes


def problem(data, **keywords):
    with pytest.raises(FastaError) as caught:
        parse(data, "file", **keywords)
    assert caught.value.hint
    assert str(caught.value).startswith("file")
    return caught.value


@pytest.mark.parametrize("line_end", LINE_ENDS)
def test_line_ends(line_end):
    assert read(PLAIN.replace(b"\n", line_end)) == read(PLAIN)
    assert read(PLAIN)[0] == [("one first protein", "MKVLACDE"), ("two", "WWY")]


def test_mixed_line_ends_missing_final_newline_blank_lines_and_byte_order_mark():
    awkward = b"\xef\xbb\xbf\r\n\n>one first protein \t\r\n\nMKVL\r\rACDE\n\n>two\rWWY"
    assert read(awkward)[0] == read(PLAIN)[0]


def test_what_is_changed_is_counted():
    records, notes = read(b">a\nmkVL--A.C DE\t\n; note\nUOJ\nBZX*\n>a other\n>\n>b\xe9\nM\n")
    assert records == [("a", "MKVLACDEUOJBZX*"), ("a other", ""), ("", ""), ("bé", "M")]
    assert notes == ReadingNotes(
        lower_case=2,
        removed=5,
        scored_as_x=3,
        stops=1,
        ambiguous=4,
        empty_records=2,
        duplicate_identifiers=1,
        undecodable_headers=1,
        comments=1,
    )


def test_utf8_header():
    assert read(">α-tubulin\nMK\n".encode())[0] == [("α-tubulin", "MK")]


def test_header_of_100_kb():
    header = "x " + "long " * 30_000 + "end"
    assert read(f">{header}\nMK\n".encode())[0] == [(header, "MK")]


def test_bare_sequence():
    assert read(b"\n MKV\nlac\n>next\nWW", bare=True)[0] == [("", "MKVLAC"), ("next", "WW")]
    assert read(PLAIN, bare=True) == read(PLAIN)
    assert problem(b" \n", bare=True).line is None
    assert problem(b"MK\nM1", bare=True).line == 2


@pytest.mark.parametrize(
    ("data", "record", "line", "words"),
    [
        (b">a\nMK\n>b\nAC\nM1K\n", 2, 5, "'1' is not a residue"),
        (b">a\r\rMK\xc3\xa9\r", 1, 3, "'é' is not a residue"),
        (b">a\nMK\xe9\n", 1, 2, "byte 0xE9"),
        (b">a\nMK\x07\n", 1, 2, "U+0007"),
        (b">a\nMK>b\nAA", 1, 2, "'>'"),
        (b">a\nM\0K\n", 1, 2, "null byte"),
        (b">a\0b\nMK\n", 1, 1, "null byte"),
        (b">a\nMK\n;\0\n", 1, 3, "null byte"),
        (b"\n\nMKV\n>a\nMK", None, 3, "no header line above this text"),
        (b"", None, None, "nothing in it"),
        (b"\n; only a comment\n", None, None, "no FASTA record"),
        (b"\xff\xfe>\0a\0", None, None, "UTF-16"),
        (b"\x89PNG\r\n\x1a\n\0\0", None, None, "a picture"),
        (b"%PDF-1.7", None, None, "a PDF"),
        (b"LOCUS       NP_1", None, None, "GenBank"),
        (b"ID   P12345; ", None, None, "EMBL"),
        (b"<?xml version", None, None, "XML"),
        (b"@read/1\nACGT", None, None, "FASTQ"),
        (b"\x7fELF\0\0", None, None, "binary"),
    ],
)
def test_what_cannot_be_read_is_said(data, record, line, words):
    error = problem(data)
    assert (error.record, error.line) == (record, line)
    assert words in str(error)


@pytest.mark.parametrize(
    ("data", "words"),
    [
        (b">a\nMK\n>b\nAC\nM1K\n", "record 2, line 5, column 2: '1' is not a residue. "),
        (">a\nM\u2009é K1\n".encode(), "line 2, column 2: The character U+2009 is not a residue, nor are 2"),
        (b">a\nM\xe9K\nKK?", "column 2: The byte 0xE9 is not a residue, nor is 1 more character."),
    ],
)
def test_a_wrong_character_is_named_with_its_place_and_how_many_more_there_are(data, words):
    assert words in str(problem(data))


@pytest.mark.parametrize("packer", PACKERS)
def test_files_are_unpacked_by_content(tmp_path, packer):
    path = tmp_path / "named.txt"
    path.write_bytes(PACKERS[packer](PLAIN))
    sequences, _ = read_sequences(path)
    assert [(s.header, s.letters) for s in sequences] == read(PLAIN)[0]


@pytest.mark.parametrize("packer", [name for name in PACKERS if name != "plain"])
def test_truncated_compressed_files_are_refused(tmp_path, packer):
    packed = PACKERS[packer](PLAIN)
    path = tmp_path / "file"
    for size in range(8, len(packed)):
        path.write_bytes(packed[:size])
        try:
            sequences, _ = read_sequences(path)
        except FastaError as error:
            assert str(path) in str(error)
            assert error.hint
        else:  # cut exactly between two members: a whole file
            assert "," in packer or "after" in packer
            assert len(sequences) == 1


@pytest.mark.parametrize("packer", ["gz", "bz2", "xz"])
def test_damaged_compressed_files_are_refused(tmp_path, packer):
    packed = bytearray(PACKERS[packer](PLAIN * 40))
    packed[len(packed) // 2] ^= 4
    path = tmp_path / "file"
    path.write_bytes(packed)
    with pytest.raises(FastaError):
        read_sequences(path)


def test_missing_files_folders_and_archives(tmp_path):
    archive = tmp_path / "a.zip"
    archive.write_bytes(b"PK\x03\x04rest")
    for path, words in [
        (tmp_path / "none", "no such file"),
        (tmp_path, "a folder"),
        (archive, "a zip archive"),
    ]:
        with pytest.raises(FastaError, match=words) as caught:
            read_sequences(path)
        assert caught.value.hint


@pytest.mark.parametrize(
    ("member", "words"),
    [
        ("word/document.xml", "a Word document"),
        ("xl/workbook.xml", "an Excel workbook"),
        ("ppt/presentation.xml", "a PowerPoint presentation"),
        ("META-INF/manifest.xml", "an OpenDocument file"),
        ("sequences.fasta", "a zip archive"),
    ],
)
def test_documents_are_called_what_they_are(tmp_path, member, words):
    path = tmp_path / "file"
    with zipfile.ZipFile(path, "w") as archive:
        archive.writestr(member, "text")
    with pytest.raises(FastaError, match=words):
        read_sequences(path)


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("notfasta.docx", "a Word document"),
        ("TABLE.XLSX", "an Excel workbook"),
        ("slides.pptx", "a PowerPoint presentation"),
        ("text.odt", "an OpenDocument file"),
    ],
)
def test_a_damaged_document_is_called_what_its_name_says(tmp_path, name, words):
    """*Unpack it first* was the advice for a document that could not be unpacked."""
    path = tmp_path / name
    path.write_bytes(b"PK\x03\x04rest")
    with pytest.raises(FastaError, match=words) as caught:
        read_sequences(path)
    assert caught.value.hint.startswith("Save its sequences as plain text (.txt or .fasta) first.")
    assert ("save its sheet as CSV" in caught.value.hint) is (words == "an Excel workbook")


def test_query_files_have_a_bound(tmp_path, monkeypatch):
    monkeypatch.setattr("swathe.core.sequences.fasta.MAX_QUERY_BYTES", 1 << 20)
    path = tmp_path / "large"
    path.write_bytes(b">a\n" + b"A" * (2 << 20))
    with pytest.raises(FastaError, match="too much for queries"):
        read_sequences(path)
    assert MAX_QUERY_BYTES >= 100 << 20


@settings(deadline=None, derandomize=True)
@given(st.lists(st.tuples(st.text("ab C|", max_size=9), st.text("ACDEFGHIKLMNPQRSTVWYBZXJUO*", max_size=50))))
def test_what_is_written_is_read(records):
    text = "".join(f">{header}\n{letters}\n" for header, letters in records)
    if not records:
        assert problem(text.encode())
    else:
        assert read(text.encode())[0] == [(header.rstrip(), letters) for header, letters in records]
