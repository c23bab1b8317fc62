"""PSSMs in the window: opened, dropped and pasted; form and results say where the scores come from."""

import gzip

import pytest

from swathe.core.cancel import CancelToken
from swathe.core.database import import_fasta
from swathe.core.export.provenance import lines
from swathe.core.history.summary import summary_of
from swathe.core.scoring.about_pssm import about_pssm, line_about
from swathe.core.statistics.permutation_options import PairwiseOptions
from swathe.core.system.resources import sample_database
from swathe.gui.window.drops import Drop, Place, understand
from swathe.gui.work.settings import WindowSettings
from tests.gui.test_search_flow import centre, drop
from tests.pssm_files import pssm_text, usual_scores

LETTERS = "MSTAGKVIKCKAAVLWELKKPFSIEEVEVAPPKAHEVRIKMVAVGICGTDDHVVSGTMVTPLPV"


@pytest.fixture
def pssm(tmp_path):
    path = tmp_path / "P07327.pssm"
    path.write_text(pssm_text(LETTERS, usual_scores(LETTERS)))
    return path


@pytest.fixture(scope="module")
def form_once(open_for_all):
    return open_for_all().form


@pytest.fixture
def form(form_once):
    form_once.query.clear()
    form_once.restore(WindowSettings())
    return form_once


def settle(qtbot, field, text):
    qtbot.waitUntil(lambda: text in field.note.text)


def test_an_opened_pssm_is_named_and_cannot_be_edited(form, qtbot, pssm):
    form.query.open(pssm)
    settle(qtbot, form.query, "PSSM P07327: position-specific scores, from P07327.pssm")
    positions = f"{len(LETTERS)} positions"
    assert positions in form.query.note.text and " aa" not in form.query.note.text
    assert form.query.edit.isReadOnly()
    assert LETTERS[:60] in form.query.edit.toPlainText()
    assert form.query.source.accessibleName() == "P07327.pssm"
    assert form.query.problem == ""
    form.query.clear()
    assert not form.query.edit.isReadOnly()
    assert form.query.pssms == ()


def test_the_text_beside_a_pssm_is_told_of(form, qtbot, pssm):
    form.query.open(pssm)
    settle(
        qtbot, form.query, "is not known: P07327.pssm.txt, which Swathe writes beside a PSSM, is not there"
    )
    doubted = ["ACKA_CAMC5", "ACKA_DESPS"], ["ACKA_CLOSD"]
    about_pssm(pssm).write_text(line_about(pssm.read_bytes(), *doubted, ["2wLRr0Jf"] * 3))
    form.query.clear()
    form.query.open(pssm)
    held = "was read: 3 different sequences listed; the PSSM holds ACKA_CAMC5 and ACKA_DESPS, not "
    held += "convincing themselves, and ACKA_CLOSD, less than convincing itself"
    settle(qtbot, form.query, held)
    packed = pssm.with_name("P07327.pssm.gz")
    packed.write_bytes(gzip.compress(pssm.read_bytes()))
    form.query.clear()
    form.query.open(packed)  # its text was not found, as if it had to be called P07327.pssm.gz.txt
    settle(qtbot, form.query, held)
    pssm.write_text(f"{pssm.read_text()}\n")
    form.query.clear()
    form.query.open(pssm)
    settle(qtbot, form.query, "the text beside it, P07327.pssm.txt, belongs to another file")


def test_the_matrix_field_says_where_the_scores_come_from(form, qtbot, pssm, one_query):
    before = form.scoring.note.text
    form.query.open(pssm)
    settle(qtbot, form.scoring, "The scores come from the PSSM; only the gap costs are used")
    assert not form.scoring.combo.isEnabled()
    form.scoring.gap_open.setCurrentText("9")
    assert form.scoring.scheme.gap_open == 9
    assert "The scores come from the PSSM" in form.scoring.note.text
    form.scoring.gap_open.setCurrentText("11")
    form.query.open(pssm, one_query)
    settle(qtbot, form.scoring, "the matrix is used for the other queries")
    assert form.scoring.combo.isEnabled()
    form.query.open(one_query)
    qtbot.waitUntil(lambda: form.scoring.note.text == before)


def offered(form):
    """Return the labels of the presets that can be chosen."""
    combo = form.preset.combo
    return [combo.itemText(row) for row in range(combo.count()) if combo.model().item(row).isEnabled()]


def test_in_rounds_the_matrix_counts_and_can_be_chosen(form, qtbot, pssm, one_query):
    """A grey BLOSUM50, left from a preset, built the profiles of later rounds: nothing said so."""
    form.query.open(pssm)
    settle(qtbot, form.scoring, "only the gap costs are used")
    assert offered(form) == ["Usual", "Several rounds (PSI-BLAST)"]
    assert form.preset.about.whole() == "The scores come from the PSSM"
    form.preset.choose("rounds")
    assert form.rounds.box.isChecked() and form.scoring.combo.isEnabled() and len(offered(form)) > 4
    assert form.scoring.note.text.startswith(
        "The scores of round 1 come from the PSSM; the matrix builds the profiles of later rounds"
    )
    assert "BLOSUM62" in form.scoring.combo.toolTip() or "PSSM" not in form.scoring.combo.toolTip()
    assert form.costs.head.summary == "PSSM, BLOSUM62 · 11/1"
    assert form.preset.combo.currentText() == "Several rounds (PSI-BLAST)"
    form.query.open(pssm, one_query)
    settle(qtbot, form.scoring, "for the other queries, and builds the profiles of later rounds")
    form.query.open(pssm)
    settle(qtbot, form.scoring, "The scores of round 1 come from the PSSM")
    form.rounds.box.setChecked(False)
    assert not form.scoring.combo.isEnabled() and len(offered(form)) == 2
    assert form.costs.head.summary == "PSSM · gaps 11/1"
    assert form.scoring.combo.toolTip() == "The scores come from the PSSM"


def test_several_files_are_one_list_of_queries(form, qtbot, pssm, one_query):
    form.query.open(pssm, one_query)
    settle(qtbot, form.query, "2 queries")
    assert "1 of them is a PSSM" in form.query.note.text
    assert form.query.paths == (pssm, one_query)
    assert form.query.source_name == f"{pssm}, {one_query}"


def test_a_pasted_pssm_is_read_and_its_faults_are_said_with_their_line(form, qtbot, pssm):
    form.query.edit.setPlainText(pssm.read_text())
    settle(qtbot, form.query, "PSSM PSSM: position-specific scores, from pasted text")
    assert len(form.query.sequences()) == len(form.query.pssms) == 1
    form.query.edit.setPlainText(pssm.read_text().replace("    3 T", "    9 T", 1))
    settle(qtbot, form.query, "line 6: this is position 9, where position 3 should be")
    assert not form.button.isEnabled()


def test_a_broken_file_is_said(form, qtbot, tmp_path, pssm):
    broken = tmp_path / "broken.pssm"
    broken.write_text("\n".join(pssm.read_text().split("\n")[:5])[:-20])
    form.query.open(broken)
    settle(qtbot, form.query, "broken.pssm, line 5: position 2 has")


def test_pssms_dropped_beside_the_fields_are_queries(tmp_path, pssm):
    other, fasta, packed = tmp_path / "other.PSSM.gz", tmp_path / "d.fasta", tmp_path / "d.swdb"
    for path in (other, fasta, packed):
        path.write_text("x")
    assert understand([pssm], Place.ELSEWHERE) == Drop(queries=(pssm,))
    assert understand([pssm, other], Place.ELSEWHERE) == Drop(queries=(pssm, other))
    assert understand([fasta, pssm], Place.ELSEWHERE) == Drop(queries=(pssm,), database=fasta)
    assert understand([packed, pssm, other], Place.ELSEWHERE) == Drop(queries=(pssm, other), database=packed)
    assert understand([packed, fasta, pssm], Place.ELSEWHERE).problem


@pytest.mark.parametrize("name, use", [("database", "Use as query"), ("query", "Use as database")])
def test_a_field_says_what_a_file_dropped_on_it_is_instead(
    open_window, qtbot, ready, tmp_path, small, one_query, pssm, name, use
):
    """A PSSM dropped on the database became the query, and a .swdb on the query the database, unsaid."""
    packed = tmp_path / "d.swdb"
    for _ in import_fasta(small, packed, CancelToken()):
        pass
    window = open_window((one_query, small))
    ready(window)
    query, database = window.form.query, window.form.database
    field, other, path = (database, query, pssm) if name == "database" else (query, database, packed)
    drop(window, [path], centre(window, field))
    offered = [use, "Close"] if field is query else [use]
    qtbot.waitUntil(lambda: [button.text() for button in field.note.buttons] == offered)
    assert path.name in field.note.text and (query.paths, database.paths) == ((one_query,), (small,))
    field.note.buttons[0].click()
    qtbot.waitUntil(lambda: other.paths == (path,) and not window.form.problem)
    assert field.paths == ((small,) if field is database else (one_query,))
    assert path.name not in field.note.text


def test_files_are_remembered(form, qtbot, pssm, one_query):
    form.query.open(pssm, one_query)
    settle(qtbot, form.query, "2 queries")
    settings = WindowSettings()
    form.query.save(settings)
    form.query.clear()
    form.query.restore(settings)
    settle(qtbot, form.query, "1 of them is a PSSM")
    assert form.query.paths == (pssm, one_query)


def test_a_search_says_what_scored_and_on_what_the_statistics_rest(open_window, qtbot, finish, ready, pssm):
    window = open_window()
    window.take(understand([pssm, sample_database()], Place.ELSEWHERE))
    ready(window)
    window.search()
    finish(window)
    result = window.controller.result
    (query,) = result.queries
    assert query.hits.text("subject", 0)
    assert "are those of the PSSM's file" in window.page.summary.text()
    described = window.page.run.text()
    for fact in (
        "Query 1: PSSM P07327.pssm",
        f"PSSM file: {pssm}",
        "Statistics: file - λ 0.267",
        "K 0.0405",
    ):
        assert fact in described
    assert "Matrix:" not in described
    assert window.page.summary.scoring.text() == "PSSM · gaps 11/1"
    circular = "A hit that the PSSM was built from scores high for that reason"
    assert circular in described
    assert window.page.summary.notes[0] == f"{circular}: its score and E-value are no evidence."
    assert window.page.summary.found.accessibleName().endswith(" · if not in the PSSM")
    for chip in (window.page.summary.found, window.page.summary.scoring):
        assert circular in " ".join(chip.toolTip().split())
    condition = "if the PSSM was built from relatives, and not from this hit"
    untested = f"Its score speaks for it only {condition}."
    page = window.page
    page.tabs.open(type(page.alignment))
    page.hits.table.go_to(0)
    qtbot.waitUntil(lambda: page.alignment.remarks.text() == untested)  # only a test told the condition
    page.tabs.open(type(page.permutations))
    qtbot.waitUntil(lambda: page.permutations.message.text().endswith(f"in all, the best first. {untested}"))
    assert query.hits.verdict(0) == query.hits.brief("verdict", 0) == "Convincing, if not in the PSSM"
    window.search_page.significance.estimate([0], PairwiseOptions(100))
    qtbot.waitUntil(lambda: 0 in query.hits.pairwise)
    tested = query.hits.concluded(0, query.hits.pairwise[0])
    assert tested.title.endswith(", if not in the PSSM") and f", {condition}: " in tested.reading
    assert "X and J score -1" in described
    qtbot.waitUntil(lambda: 0 in query.hits.alignments)
    assert query.hits.alignments[0].score == query.hits.scores[0]


def test_what_scored_a_pssm_in_rounds_is_named_alone(open_window, qtbot, finish, ready, pssm):
    """BLOSUM80, which builds the profiles of later rounds, was named where round 1 was the last."""
    window = open_window()
    window.take(understand([pssm, sample_database()], Place.ELSEWHERE))
    ready(window)
    window.form.rounds.box.setChecked(True)
    window.form.rounds.inclusion_edit.setText("1e-100")
    window.form.report.evalue_edit.setText("1e-100")
    window.form.scoring.choose("BLOSUM80", 10, 1)
    window.search()
    finish(window)
    result, summary = window.controller.result, window.page.summary
    assert len(result.rounds) == 1
    assert summary.scoring.text() == "PSSM · gaps 10/1" and "BLOSUM80" not in summary.scoring.toolTip()
    described = window.page.run.text()
    assert "Scoring: PSSM 10/1" in described and f"PSSM file: {pssm}" in described
    assert "Matrix: " not in described and summary_of(result).matrix == "PSSM"
    assert dict(lines(result))["Matrix"] == "PSSM"
    assert "Gap costs are 10/1; the PSSM was made with 11/1." in summary.text()
    assert "whose file has those of 11/1" in described


def test_a_pssm_opened_as_the_database_can_be_the_query(form, qtbot, pssm):
    form.database.open(sample_database())
    qtbot.waitUntil(lambda: form.database.database is not None)
    form.database.open(pssm)
    qtbot.waitUntil(lambda: bool(form.database.note.buttons))
    form.database.note.buttons[0].click()
    qtbot.waitUntil(lambda: form.query.path == pssm and form.query.all_are_pssms)
    assert form.database.note.text.startswith("413 sequences") and not form.database.note.buttons
    form.database.require(pssm)
    qtbot.waitUntil(lambda: bool(form.database.note.buttons))
    assert form.database.note.buttons[0].text() == "Use as query" and form.database.problem
