"""Selenocysteine (U) scores as cysteine, pyrrolysine (O) as lysine, as in ssearch36; letters stay letters."""

from __future__ import annotations

import numpy as np
import pytest

from swathe.core.alignment.alignment import align
from swathe.core.cancel import CancelToken
from swathe.core.database import import_fasta, open_database
from swathe.core.engines import NOT_COMPARED
from swathe.core.engines.cpu import CpuEngine
from swathe.core.scoring.matrices import load_matrix, matrix_names
from swathe.core.scoring.pssm import complete_scores
from swathe.core.scoring.scheme import ScoringScheme
from swathe.core.sequences.alphabet import AS_SCORED, LETTERS, encode
from swathe.core.system.steps import run_to_end

QUERY = "MKVLACDEUUWYHFRNDCQEGHILKMFPSTWYVUCOAKOLMKVLDERT"
SUBJECTS = {
    "same": QUERY,
    "withC": QUERY.replace("U", "C"),
    "withK": QUERY.replace("O", "K"),
    "withCK": QUERY.replace("U", "C").replace("O", "K"),
    "withX": QUERY.replace("U", "X").replace("O", "X"),
    "allU": "UUUUUUUUUUCCCCCUUUUU",
}
# ssearch36 36.3.8i: ssearch36 -q -p -s BL62 -f -11 -g -1 -z -1 -d 0 -b 20 QUERY SUBJECTS
# (-f and -g: a gap of k residues costs 11 + k). The second query is of 20 C.
SSEARCH36 = {
    QUERY: {"same": 284, "withC": 284, "withK": 284, "withCK": 284, "withX": 239, "allU": 20},
    20 * "C": {"same": 20, "withC": 20, "withK": 20, "withCK": 20, "withX": 9, "allU": 180},
}


@pytest.mark.parametrize("kernel", ["lanes", "scalar"])
@pytest.mark.parametrize("query", list(SSEARCH36), ids=["with U and O", "of C"])
def test_scores_are_those_of_ssearch36(tmp_path, kernel, query) -> None:
    fasta = "".join(f">{name}\n{letters}\n" for name, letters in SUBJECTS.items())
    (tmp_path / "s.fasta").write_text(fasta)
    run_to_end(import_fasta(tmp_path / "s.fasta", tmp_path / "s.swdb", CancelToken()))
    database = run_to_end(open_database(tmp_path / "s.swdb", CancelToken()))
    scheme = ScoringScheme.load("BLOSUM62", 11, 1)
    scores = np.full(database.n_sequences, NOT_COMPARED, np.int32)
    engine = CpuEngine(1, kernel)
    try:
        list(engine.score(encode(query), scheme, database.subjects(), scores, CancelToken()))
    finally:
        engine.close()
    found = {database.header(i): int(scores[i]) for i in range(database.n_sequences)}
    assert found == SSEARCH36[query]
    for i in range(database.n_sequences):  # what is aligned afterwards has the same score
        aligned = align(encode(query), database.codes(i), scheme, int(scores[i]), CancelToken())
        assert aligned.score == scores[i]
        if query == QUERY and database.header(i) == "same":
            assert aligned.identities == aligned.length == 48
        if query == QUERY and database.header(i) == "withC":  # ssearch36 -m 8C: 93.75 %
            assert (aligned.identities, aligned.positives) == (45, 48)
        if query == QUERY and database.header(i) == "withCK":  # 89.58 %
            assert (aligned.identities, aligned.positives) == (43, 48)


def test_every_matrix_and_pssm_scores_u_as_c_and_o_as_k() -> None:
    assert "".join(LETTERS[code] for code in AS_SCORED) == LETTERS[:-2] + "CK"
    for name in matrix_names():
        matrix = load_matrix(name)
        assert (matrix.scores == matrix.scores[AS_SCORED][:, AS_SCORED]).all()
        assert any(note.startswith("U scores as C") for note in matrix.notes)
    scores = np.random.default_rng(3).integers(-9, 9, (30, 20)).astype(np.int8)
    complete = complete_scores(scores)
    assert (complete == complete[:, AS_SCORED]).all()


def test_columns_of_a_file_for_u_and_o_are_not_read_and_this_is_said(tmp_path) -> None:
    letters = "ARNDCQEGHILKMFPSTWYVUO"
    rows = [" ".join(["", *letters])]
    rows += [f"{a} {' '.join('4' if a == b else '-2' for b in letters)}" for a in letters]
    (tmp_path / "own.txt").write_text("\n".join(rows))
    matrix = load_matrix(tmp_path / "own.txt")
    u, c = encode("UC")
    assert matrix.scores[u, u] == matrix.scores[u, c] == 4
    assert "U scores as C and O as K, whatever the file says of them." in matrix.notes
