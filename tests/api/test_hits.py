"""Hits as a table: sliced, read by column, shown, exported, saved; alignments as Biopython's, too."""

import csv
import re
import sys
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from Bio import Align
from Bio.Align import substitution_matrices

import swathe
from swathe.core.export import FORMATS

RECEPTOR, DEHYDROGENASE = "sp|P07550|ADRB2_HUMAN", "sp|P07327|ADH1A_HUMAN"


@pytest.fixture(scope="module")
def hits(sample_hits: swathe.Hits) -> swathe.Hits:
    return sample_hits


class TestRows:
    def test_they_are_counted_indexed_and_iterated_over(self, hits: swathe.Hits) -> None:
        assert len(hits) == 215
        assert isinstance(hits[0], swathe.Hit)
        assert (hits[0].subject, hits[0].rank, hits[0].query) == (RECEPTOR, 1, RECEPTOR)
        assert (hits[-1].query, hits[-1].rank) == (DEHYDROGENASE, 96)
        assert hits[np.int64(1)].subject == hits[1].subject
        assert [hit.rank for hit in hits] == [*range(1, 120), *range(1, 97)]
        for place in (215, -216):
            with pytest.raises(IndexError):
                hits[place]

    def test_slices_masks_and_places_are_hits(self, hits: swathe.Hits) -> None:
        subjects = hits["subject"]
        mask = hits["score"] > 1000
        for key in (slice(3, 9), slice(None, None, -1), [4, 2], np.array([4, 2]), mask, mask.tolist(), []):
            chosen = hits[key]  # type: ignore[index]
            assert isinstance(chosen, swathe.Hits)
            expected = subjects[key].tolist() if isinstance(key, slice) or len(key) else []
            assert chosen["subject"].tolist() == expected
        assert 0 < mask.sum() < len(hits)
        assert [hit.rank for hit in hits[10:20][::-1][:2]] == [20, 19]
        with pytest.raises(IndexError):
            hits[[True, False]]

    def test_those_of_each_query(self, hits: swathe.Hits) -> None:
        results = hits.by_query
        assert hits.queries == results.keys() == (RECEPTOR, DEHYDROGENASE)
        assert [len(found) for found in results] == [119, 96]
        assert dict(results.items()).keys() == {RECEPTOR, DEHYDROGENASE}
        assert dict(results).keys() == {RECEPTOR, DEHYDROGENASE}  # type: ignore[call-overload]
        for name in (DEHYDROGENASE, "P07327", "ADH1A_HUMAN", 1, -1):
            assert results[name].queries == (DEHYDROGENASE,)
        assert "P07550" in results and "P00000" not in results
        assert len(results[:1]) == 1
        with pytest.raises(KeyError, match="no query 'P00000'"):
            results["P00000"]

    def test_a_choice_keeps_its_queries(self, hits: swathe.Hits) -> None:
        best = hits[:3].by_query
        assert [len(found) for found in best] == [3, 0]
        assert best[1].queries == (DEHYDROGENASE,)

    def test_two_queries_of_one_name_are_told_apart_by_place(self, database: Path) -> None:
        hits = swathe.search([("same", "MVLSEGEWQLVLHVW"), ("same", "MSTAGKVIKCKAAVLW")], database)
        with pytest.raises(swathe.SwatheError, match="2 queries are called 'same'"):
            hits.by_query["same"]
        assert hits.by_query[1].queries == ("same",)

    def test_no_hits_are_hits(self, hits: swathe.Hits) -> None:
        none = hits[hits["score"] < 0]
        assert len(none) == 0 and list(none) == []
        assert none["identity"].tolist() == []
        assert "0 hits" in repr(none) and "0 hits" in none._repr_html_()


class TestColumns:
    def test_they_are_what_a_file_has(self, hits: swathe.Hits, tmp_path: Path) -> None:
        """Every column and every value, but that a number has at most the digits of a double."""
        hits.export(tmp_path / "hits.csv", comments=False)
        with (tmp_path / "hits.csv").open(newline="") as file:
            header, *rows = csv.reader(file)
        columns = hits.to_dict()
        written = [name for name in header if not _of_permutations(name)]
        assert sorted(columns) == sorted(written)
        for name, values in columns.items():
            cells = [row[header.index(name)] for row in rows]
            if values.dtype == object:
                assert values.tolist() == cells
            else:
                numbers = np.array([float(cell or "nan") for cell in cells])
                assert np.allclose(values, numbers, rtol=1e-11, equal_nan=True), name

    def test_a_hit_has_them_too(self, hits: swathe.Hits) -> None:
        hit = hits[130]
        for name, values in hits.to_dict().items():
            value = hit[name]
            assert value == values[130] or (value is None and (values[130] == "" or np.isnan(values[130])))
        assert list(hit.to_dict()) == list(hits.columns)
        assert (hit.evalue, hit.bits, hit.identity) == (hit["evalue"], hit["bits"], hit["identity"])
        assert hit.description == hit["description"]

    def test_evalues_too_small_for_a_number_are_told_apart(self, hits: swathe.Hits) -> None:
        assert hits[0].evalue == 0 and hits[0]["log10_evalue"] < -323  # type: ignore[operator]
        assert hits["log10_evalue"].argmin() == 0

    def test_whole_numbers_are_whole(self, hits: swathe.Hits) -> None:
        assert hits["score"].dtype == hits["length"].dtype == np.int64
        assert hits["taxon"].dtype == np.float64, "some headers have none"

    def test_one_that_is_not_there_is_said(self, hits: swathe.Hits) -> None:
        for thing in (hits, hits[0]):
            with pytest.raises(swathe.SwatheError, match="no column 'eval'") as raised:
                thing["eval"]
            assert "evalue" in raised.value.hint
            assert isinstance(raised.value, KeyError)
        with pytest.raises(swathe.SwatheError, match="no column but a query"):
            hits[RECEPTOR]

    def test_those_of_permutations_are_there_where_they_were_asked_for(
        self, hits: swathe.Hits, database: Path
    ) -> None:
        assert not [name for name in hits.columns if _of_permutations(name)]
        assert np.isnan(hits["pairwise_p"]).all()
        permuted = swathe.search("MVLSEGEWQLVLHVWAKVEADVAGHG", database, permutations=100, permute_top=2)
        assert "pairwise_p" in permuted.columns
        assert np.isfinite(permuted["z_value"]).tolist() == [place < 2 for place in range(len(permuted))]

    @pytest.mark.usefixtures("pandas")
    def test_a_data_frame(self, hits: swathe.Hits) -> None:
        frame: Any = hits.to_frame()
        assert tuple(frame.columns) == hits.columns and len(frame) == len(hits)
        some: Any = hits[:3].to_frame(["subject", "score"])
        assert list(some.columns) == ["subject", "score"]
        assert list(some["score"]) == hits["score"][:3].tolist()

    def test_without_pandas_it_says_what_to_install(
        self, hits: swathe.Hits, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setitem(sys.modules, "pandas", None)
        with pytest.raises(swathe.SwatheError, match="needs pandas") as raised:
            hits.to_frame()
        assert "pip install pandas" in raised.value.hint


def _of_permutations(name: str) -> bool:
    return name.removeprefix("log10_") in (
        "pairwise_p", "pairwise_evalue", "p_error", "z_value", "pairwise_lambda", "pairwise_k", "goodness_p",
        "pairwise_problem",
    )  # fmt: skip


class TestAlignments:
    def test_it_is_the_hits(self, hits: swathe.Hits) -> None:
        hit = hits.by_query[1][40]
        alignment = hit.alignment
        assert alignment.subject.replace("-", "") == hit.sequence[alignment.subject_slice]
        assert alignment.cigar == hit["cigar"]
        assert alignment.identity == pytest.approx(hit.identity)
        assert len(alignment.query) == len(alignment.middle) == len(alignment.subject) == alignment.length
        pairs = zip(alignment.query, alignment.subject, strict=True)
        assert sum(a == b for a, b in pairs) == alignment.identities
        counts = alignment.identities + alignment.mismatches + alignment.gaps
        assert counts == alignment.length and alignment.positives >= alignment.identities
        assert hit["query_start"] == alignment.query_slice.start + 1
        assert hit["subject_end"] == alignment.subject_slice.stop

    def test_it_prints_as_blast_does(self, hits: swathe.Hits) -> None:
        text = str(hits[50].alignment)
        first, middle, second = text.splitlines()[:3]
        start = hits[50]["query_start"]
        assert re.match(rf"Query  {start} +[A-Z-]+  \d+$", first)
        assert re.match(r"Sbjct  \d+ +[A-Z-]+  \d+$", second)
        assert len(middle) <= len(first)
        assert "% identical" in repr(hits[50].alignment)
        assert hits[50].alignment._repr_html_().startswith("<pre>")

    def test_biopythons_has_the_same_rows_and_counts(self, hits: swathe.Hits) -> None:
        for hit in (hits[0], hits[60], hits.by_query[1][70]):
            ours = hit.alignment
            theirs = ours.to_biopython()
            assert (theirs.target.id, theirs.query.id) == (hit.subject, hit.query)
            assert (theirs[0], theirs[1]) == (ours.subject, ours.query)
            assert str(theirs.target.seq) == hit.sequence
            counts = theirs.counts()
            assert (counts.identities, counts.mismatches, counts.gaps) == (
                ours.identities, ours.mismatches, ours.gaps,
            )  # fmt: skip
            assert theirs.format("sam")

    def test_scores_are_biopythons(self, hits: swathe.Hits) -> None:
        aligner = Align.PairwiseAligner(mode="local")
        aligner.substitution_matrix = substitution_matrices.load("BLOSUM62")
        aligner.open_gap_score, aligner.extend_gap_score = -12, -1
        query = hits[0].sequence
        for hit in hits.by_query[0][::30]:
            assert hit.score == aligner.score(query, hit.sequence)

    def test_masked_residues_are_in_lower_case_and_not_for_biopython(self, database: Path) -> None:
        query = "MVLSEGEWQLVLHVWAKVEADVAGHG" + "S" * 30 + "QDILIRLFKSHPETLEKFDRFKHLKTEAEMKASEDLKKHG"
        (hit, *_) = swathe.search(query, database, mask="seg", evalue=1e6)[:1]
        assert hit.alignment.to_biopython().query.seq == query

    def test_all_at_once(self, database: Path) -> None:
        hits = swathe.search("MSTAGKVIKCKAAVLWEVKKPFSIEDVEVAPPKAYEVRIKMVAVGIC", database)
        told: list[str] = []
        again = swathe.search(
            "MSTAGKVIKCKAAVLWEVKKPFSIEDVEVAPPKAYEVRIKMVAVGIC",
            database,
            progress=lambda phase, *_: told.append(phase),
        )
        assert "Aligning" not in told
        assert again.align() is again
        assert "Aligning" in told
        told.clear()
        again["identity"]
        assert told == []
        assert np.array_equal(again["cigar"], hits["cigar"])


class Cells(HTMLParser):
    """The cells of a table, and every tag."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.rows: list[list[str]] = []
        self.tags: set[str] = set()
        self._open = False
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: object) -> None:
        self.tags.add(tag)
        if tag == "tr":
            self.rows.append([])
        self._open = tag in ("td", "th")
        if self._open:
            self.rows[-1].append("")

    def handle_endtag(self, tag: str) -> None:
        self._open = self._open and tag not in ("td", "th")

    def handle_data(self, data: str) -> None:
        if self._open:
            self.rows[-1][-1] += data


class TestShown:
    def test_the_first_rows_are_a_table(self, hits: swathe.Hits) -> None:
        one = hits.by_query[0].align()
        cells = Cells(one._repr_html_())
        assert cells.rows[0] == ["#", "Subject", "Description", "E-value", "Bits", "Score", "Identity %"]
        assert len(cells.rows) == 11
        assert cells.rows[1][:2] == ["1", RECEPTOR] and cells.rows[1][-2:] == ["2,181", "100.0"]
        assert "109 more" in one._repr_html_()
        several = Cells(hits._repr_html_())
        assert several.rows[0][0] == "Query" and several.rows[1][0] == RECEPTOR
        assert Cells(hits.by_query._repr_html_()).rows[2][:2] == [DEHYDROGENASE, "96"]
        assert len(Cells(hits[3]._repr_html_()).rows) == 2

    def test_showing_aligns_nothing(self, database: Path) -> None:
        hits = swathe.search("MSTAGKVIKCKAAVLWEVKKPFSIEDVEVAPPKAYEVRIKMVAVGIC", database)
        assert {row[-1] for row in Cells(hits._repr_html_()).rows[1:]} == {""}

    def test_they_are_short_in_a_terminal(self, hits: swathe.Hits) -> None:
        assert repr(hits) == "<swathe.Hits: 215 hits of 2 queries in 413 sequences>"
        assert repr(hits[:1].by_query[0]) == f"<swathe.Hits: 1 hit of {RECEPTOR} in 413 sequences>"
        assert repr(hits[1]).startswith(f"<swathe.Hit 2 of {RECEPTOR}: sp|Q28509|ADRB2_MACMU, E = ")
        assert all(len(repr(thing)) < 130 for thing in (hits, hits[0], hits.by_query, hits[0].alignment))

    def test_what_comes_from_files_cannot_command_the_page(self, tmp_path: Path) -> None:
        residues = "MVLSEGEWQLVLHVWAKVEADVAGHGQDILIRLF"
        bad = '<script>alert("x")</script>'
        (tmp_path / "bad.fasta").write_text(f">{bad} {bad} {'long ' * 30}\x1b[31m\u202e\n{residues}\n")
        hits = swathe.search([(bad, residues), (bad, residues)], tmp_path / "bad.fasta", evalue=1e9).align()
        for text in (hits, hits.by_query, hits[0], hits[0].alignment):
            html = text._repr_html_()
            assert "<script" not in html and "\x1b" not in html and "\u202e" not in html
            assert Cells(html).tags <= {"div", "table", "thead", "tbody", "tr", "th", "td", "p", "pre"}
        assert Cells(hits._repr_html_()).rows[1][2] == bad


class TestFiles:
    @pytest.mark.parametrize("format", FORMATS, ids=lambda format: format.key)
    def test_every_format_by_its_name_and_by_its_file(
        self, hits: swathe.Hits, tmp_path: Path, format: Any
    ) -> None:
        some = hits.by_query[0][:5]
        by_name, by_file = tmp_path / "by-name", tmp_path / f"hits{format.suffix}"
        some.export(by_name, format=format.key)
        some.export(str(by_file))
        assert by_name.stat().st_size == by_file.stat().st_size > 0

    def test_only_the_chosen_rows_in_their_order(self, hits: swathe.Hits, tmp_path: Path) -> None:
        path = tmp_path / "hits.tsv"
        hits[[4, 2, 130]].export(path, columns=["subject", "rank"], comments=False)
        lines = [line.split("\t") for line in path.read_text().splitlines()]
        assert [line[-1] for line in lines] == ["rank", "5", "3", "12"]

    def test_what_cannot_be_written_is_said(self, hits: swathe.Hits, tmp_path: Path, database: Path) -> None:
        for path, options, message in (
            ("hits.docx", {}, "which format"),
            ("hits.csv", {"format": "docx"}, "no export format"),
            ("hits.csv", {"columns": ["evil"]}, "no column 'evil'"),
            ("nowhere/hits.csv", {}, "no folder"),
            ("hits.a3m", {}, "hits of one query"),
        ):
            with pytest.raises(swathe.SwatheError, match=message):
                hits.export(tmp_path / path, **options)  # type: ignore[arg-type]
        assert list(tmp_path.iterdir()) == []
        before = database.read_bytes()
        for write in (lambda: hits.export(database, format="fasta"), lambda: hits.save(database)):
            with pytest.raises(swathe.SwatheError, match="would be overwritten"):
                write()
        assert database.read_bytes() == before

    def test_a_run_is_opened_again(self, tmp_path: Path, hits: swathe.Hits) -> None:
        path = tmp_path / "run.swr"
        hits[:2].save(path, name="Two receptors")
        again = swathe.open_run(path, progress=False)
        assert repr(again) == repr(hits)
        for name, values in hits.to_dict().items():
            assert np.array_equal(again[name], values, equal_nan=values.dtype != object), name
        assert str(again[60].alignment) == str(hits[60].alignment)
        assert again.provenance["command"] == hits.provenance["command"]
        assert again.complete
        with pytest.raises(swathe.SwatheError):
            swathe.open_run(tmp_path / "nowhere.swr")

    def test_rounds_are_saved_too(self, tmp_path: Path, query: Path, database: Path) -> None:
        hits = swathe.search(query, database, rounds=2)
        hits.save(tmp_path / "run.swr")
        again = swathe.open_run(tmp_path / "run.swr")
        assert [len(found) for found in again.rounds] == [len(found) for found in hits.rounds]
        assert [len(found) for found in again.by_query[1].rounds] == [
            len(found.by_query[1]) for found in hits.rounds
        ]
