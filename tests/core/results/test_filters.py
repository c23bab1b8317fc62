"""Conditions: what they find, what they refuse, how they are kept."""

from __future__ import annotations

import fnmatch
import json
import math
import re

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import swathe.core.headers.scan as header_scan
from swathe.core.alignment.alignment import Alignment
from swathe.core.cancel import CancelToken
from swathe.core.database import import_fasta, open_database
from swathe.core.errors import FilterError
from swathe.core.headers.text import Answers, Groups, Numbers, Ranks
from swathe.core.results.columns import Kind
from swathe.core.results.filters import (
    FILTERABLE,
    Condition,
    Filter,
    Operator,
    blocking,
    matching,
    operators_of,
    wanted_of,
)
from swathe.core.results.hits import COLUMN, HitTable
from swathe.core.scoring.scheme import ScoringScheme
from swathe.core.statistics.conclusion import OPEN, VERDICTS, with_match
from swathe.core.statistics.pair_significance import Pairs, assess
from swathe.core.statistics.permutation_options import PairwiseOptions
from swathe.core.system.steps import run_to_end
from tests.aligned_hits import set_alignment
from tests.long_run import drawn

HEADERS = [
    "sp|P69905|HBA_HUMAN Hemoglobin subunit alpha OS=Homo sapiens OX=9606 GN=HBA1 PE=1 SV=2",
    "sp|P68871|HBB_HUMAN Hemoglobin subunit beta OS=Homo sapiens OX=9606 GN=HBB PE=1 SV=2",
    "sp|P01942|HBA_MOUSE Hemoglobin subunit alpha OS=Mus musculus OX=10090 GN=Hba PE=1 SV=2",
    "WP_004607001.1 globin (fragment) [[Clostridium] scindens]",
    "plain header without anything",
    "",
    "tr|A0A0A0|X_ECOLI Näme + [x] OS=Escherichia coli (strain K12) OX=83333 GN=a.b PE=4 SV=1",
]


@pytest.fixture(scope="module")
def database(tmp_path_factory):
    folder = tmp_path_factory.mktemp("filters")
    records = [f">{header}\n{'ACDEFGHIKLMNPQRSTVWY' * (i + 1)}\n" for i, header in enumerate(HEADERS)]
    (folder / "made.fasta").write_text("".join(records))
    list(import_fasta(folder / "made.fasta", folder / "made.swdb", CancelToken()))
    return run_to_end(open_database(folder / "made.swdb", CancelToken()))


def aligned_with(identities: int) -> Alignment:
    """Return an alignment of 10,000 columns, most of them gaps."""
    rest = 10_000 - identities
    return Alignment(0, 20, 0, 20, "20M", 1, 10_000, identities, identities, rest, 1, 9_980 * 2, "")


@pytest.fixture
def table(database) -> HitTable:
    order = np.array([3, 0, 6, 2, 5, 1, 4])
    subjects = np.argsort(database.records)[order].astype(np.int64)
    scores = np.array([900, 800, 700, 600, 500, 400, 300], np.int32)
    logs = np.array([-400.0, -80.0, -12.5, -5.0, -2.0, 0.0, 0.9])
    hits = HitTable(
        database.sequence(0),
        database,
        subjects,
        scores,
        scores / 2.0,
        logs,
        scoring=ScoringScheme.load("BLOSUM62"),
    )
    for row, identities in enumerate((10_000, 4_524, 4_516, 4_530, 2_000)):  # hundredths of a percent
        set_alignment(hits, row, aligned_with(identities))
    return hits


def rows(table: HitTable, *conditions: Condition, any_of: bool = False) -> list[int]:
    found = matching(table, Filter(conditions=conditions, any_of=any_of))
    return np.flatnonzero(found).tolist()


def read(column: str, operator: Operator, wanted: str = "", upper: str = "") -> Condition:
    return Condition.read(column, operator, wanted, upper)


TEXT_CASES = [
    ("gene", Operator.IS, "hba1", lambda cell: cell.lower() == "hba1"),
    ("gene", Operator.IS, "", lambda cell: cell == ""),
    ("gene", Operator.BEGINS, "hb", lambda cell: cell.lower().startswith("hb")),
    ("gene", Operator.CONTAINS, "A", lambda cell: "a" in cell.lower()),
    ("gene", Operator.LACKS, "A", lambda cell: "a" not in cell.lower()),
    ("gene", Operator.GLOB, "a.b", lambda cell: cell == "a.b"),
    ("entry", Operator.GLOB, "hba_*", lambda cell: fnmatch.fnmatchcase(cell, "HBA_*")),
    ("entry", Operator.GLOB, "???_MOUSE", lambda cell: cell == "HBA_MOUSE"),
    ("entry", Operator.REGEX, "^hb[ab]_hum", lambda cell: re.search("^HB[AB]_HUM", cell) is not None),
    ("organism", Operator.CONTAINS, "[clos", lambda cell: "[Clos" in cell),
    ("protein", Operator.CONTAINS, "näme", lambda cell: "Näme" in cell),
    ("description", Operator.CONTAINS, "(fragment)", lambda cell: "(fragment)" in cell),
    ("subject", Operator.BEGINS, "sp|", lambda cell: cell.startswith("sp|")),
    ("accession", Operator.IS, "P69905", lambda cell: cell == "P69905"),
    ("source", Operator.IS, "sp", lambda cell: cell == "sp"),
    ("note", Operator.CONTAINS, "odd", lambda cell: "odd" in cell),
    ("note", Operator.LACKS, "odd", lambda cell: "odd" not in cell),
]


@pytest.mark.parametrize(("column", "operator", "wanted", "meets"), TEXT_CASES)
@pytest.mark.parametrize("compiled", [False, True])
def test_text_conditions_find_what_plain_python_finds(
    table, column, operator, wanted, meets, compiled, monkeypatch
):
    if compiled:
        monkeypatch.setattr(header_scan, "COMPILED_FROM", 0)
    table.marks.note(4, "odd one")
    expected = [row for row in range(len(table)) if meets(table.text(column, row))]
    assert 0 < len(expected) < len(table)
    assert rows(table, read(column, operator, wanted)) == expected


@pytest.mark.parametrize(
    ("condition", "expected"),
    [
        (("organism", Operator.CONTAINS, "H. sapiens"), [1, 5]),
        (("organism", Operator.IS, "h. sapiens"), [1, 5]),
        (("organism", Operator.IS, "Homo sapiens"), [1, 5]),
        (("organism", Operator.LACKS, "H. sapiens"), [0, 2, 3, 4, 6]),
        (("organism", Operator.REGEX, "^[HM]\\. "), [1, 3, 5]),
        (("organism", Operator.IS, "E. coli"), [2]),
        (("subject", Operator.IS, "HBA_HUMAN"), [1]),
        (("subject", Operator.BEGINS, "hba_"), [1, 3]),
        (("subject", Operator.IS, "sp|P69905|HBA_HUMAN"), [1]),
        (("description", Operator.IS, "Hemoglobin subunit beta"), [5]),
    ],
)
def test_text_conditions_meet_what_the_list_shows_too(table, condition, expected):
    """Somebody copied H. sapiens from the column, and no hit met it."""
    assert rows(table, read(*condition)) == expected
    assert [table.brief("organism", row) for row in (1, 5)] == ["H. sapiens"] * 2


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("H. sapiens", [1, 5]),
        ("beta h. sapiens", [5]),
        ("H. sapiens kinase", []),
        ("e. coli", [2]),
        ("h.", []),
        ("x. sapiens", []),
    ],
)
def test_words_find_species_as_the_list_shows_them(table, text, expected):
    asked = Filter(text)
    assert np.flatnonzero(matching(table, asked)).tolist() == expected
    assert all(table.headers.has(wanted) for wanted in wanted_of(asked))


def test_a_species_in_brief_is_one_word_of_a_filter():
    assert Filter("beta H. sapiens").words == "header contains beta and H. sapiens"


NUMBER_CASES = [
    ("score", Operator.AT_LEAST, "600", "", [0, 1, 2, 3]),
    ("score", Operator.EQUALS, "700", "", [2]),
    ("score", Operator.BETWEEN, "400", "600", [3, 4, 5]),
    ("evalue", Operator.AT_MOST, "1e-400", "", [0]),
    ("evalue", Operator.AT_MOST, "1e-401", "", []),
    ("evalue", Operator.AT_MOST, "1e-13", "", [0, 1]),
    ("evalue", Operator.AT_LEAST, "1", "", [5, 6]),
    ("evalue", Operator.BETWEEN, "1e-80", "1e-2", [1, 2, 3, 4]),
    ("evalue", Operator.AT_LEAST, "0", "", [0, 1, 2, 3, 4, 5, 6]),
    ("identity", Operator.EQUALS, "45.2", "", [1, 2]),
    ("identity", Operator.AT_MOST, "45.3", "", [1, 2, 3, 4]),
    ("taxon", Operator.EQUALS, "9606", "", [1, 5]),
    ("taxon", Operator.AT_LEAST, "1e4", "", [2, 3]),
    ("rank", Operator.AT_MOST, "2", "", [0, 1]),
]


@pytest.mark.parametrize(("column", "operator", "low", "high", "expected"), NUMBER_CASES)
def test_number_conditions_compare_in_full_precision(table, column, operator, low, high, expected):
    assert rows(table, read(column, operator, low, high)) == expected


def test_conditions_are_combined_with_all_or_any_beside_the_bounds(table):
    mouse = read("organism", Operator.CONTAINS, "mus")
    strong = read("score", Operator.AT_LEAST, "800")
    assert rows(table, mouse, strong) == []
    assert rows(table, mouse, strong, any_of=True) == [0, 1, 3]
    human = read("organism", Operator.IS, "Homo sapiens")
    only = Filter(conditions=(mouse, strong), any_of=True, only=(human,))
    assert np.flatnonzero(matching(table, only)).tolist() == [1]
    assert human in only.all_conditions
    both = Filter(text="hemoglobin", min_score=500, conditions=(mouse, strong), any_of=True)
    assert np.flatnonzero(matching(table, both)).tolist() == [1, 3]


def test_parts_of_a_filter_that_leave_nothing_are_told_from_others(table):
    """Words were named wherever there were some, though a condition left nothing."""
    mouse, strong, human, misspelt = (
        read("organism", Operator.CONTAINS, "mus"),
        read("score", Operator.AT_LEAST, "800"),
        read("organism", Operator.IS, "Homo sapiens"),
        read("organism", Operator.IS, "Homo sapeins"),
    )

    def blamed(**parts):
        return [(part.words, left) for part, _, left in blocking(table, Filter(**parts))]

    assert blamed(text="hemoglobin", min_score=400, conditions=(misspelt,)) == [
        ("Organism is Homo sapeins", 3)
    ]
    assert blamed(text="zzzz", min_score=500) == [("header contains zzzz", 5)]
    assert blamed(text="hemoglobin", min_score=2000) == [("Score ≥ 2000", 3)]
    assert blamed(conditions=(mouse, strong)) == [("Organism contains mus", 2), ("Score ≥ 800", 1)]
    either = {"conditions": (misspelt, read("gene", Operator.IS, "zz")), "any_of": True}
    assert blamed(only=(human,), **either) == [("Organism is Homo sapeins or Gene is zz", 2)]
    assert blamed(only=(misspelt,), conditions=(human,)) == [("Organism is Homo sapeins", 2)]
    assert blamed(text="zzzz", min_score=500, conditions=(misspelt,)) == [
        ("header contains zzzz", 0),
        ("Organism is Homo sapeins", 0),
    ], "neither alone can be removed"
    assert blamed(text="zzzz") == [("header contains zzzz", 7)]
    asked = Filter(text="zzzz", max_evalue=1e-3, only=(human,), conditions=(mouse, strong))
    for part, rest in asked.parts:
        assert part.words in asked.words and part.words not in rest.words
        assert np.array_equal(matching(table, part) & matching(table, rest), matching(table, asked))
    assert len(asked.parts) == 5 and Filter().parts == ()


def test_marks_are_conditions(table):
    table.marks.tick([0, 3])
    table.marks.pin([3, 4])
    table.marks.note(5, "x")
    ticked, pinned, noted = (read(key, Operator.MARKED) for key in ("ticked", "pinned", "note"))
    assert rows(table, ticked) == [0, 3]
    assert rows(table, ticked, pinned) == [3]
    assert rows(table, ticked, noted, any_of=True) == [0, 3, 5]
    assert Filter(conditions=(ticked,)).needs_marks
    assert not Filter(conditions=(read("score", Operator.AT_LEAST, "1"),)).needs_marks


def test_every_operator_of_every_column_works(table):
    for column in FILTERABLE:
        for operator in operators_of(column):
            wanted = "a" if column.kind is Kind.TEXT else "1"
            wanted = column.choices[1] if column.choices else wanted
            condition = read(column.key, operator, wanted, "2")
            assert matching(table, Filter(conditions=(condition,))).shape == (len(table),)
            assert column.name in condition.words
    assert {column.key for column in FILTERABLE} == set(COLUMN) - {"cigar", "ticked", "pinned"}


def test_verdicts_are_chosen_from_a_few_and_one_is_not_its_opposite(table):
    """Those that contain "Convincing" were the hits that are not convincing, too.

    Later those that are "Convincing" were the few of them that had been tested.
    """

    def met(operator: Operator, wanted: str) -> set[str]:
        mask = matching(table, Filter(conditions=(read("verdict", operator, wanted),)))
        return {table.text("verdict", row) for row in np.flatnonzero(mask).tolist()}

    every = {table.text("verdict", row) for row in range(len(table))}
    convincing, still_open, not_convincing = map(with_match, ("Convincing", OPEN, "Not convincing"))
    assert every == {convincing, still_open, not_convincing}, "all hold the 20 residues of the query"
    assert met(Operator.IS, "Convincing") == {convincing}
    assert met(Operator.IS, "Not convincing") == {not_convincing}
    assert met(Operator.IS, "Open") == {still_open}
    assert met(Operator.IS_NOT, "Not convincing") == every - {not_convincing}


def test_verdicts_sort_by_their_strength_and_then_by_e_value(table):
    """The weakest convincing hits were first, as only these had been tested."""
    copies = np.rint(np.random.default_rng(3).gumbel(40.0, 4.0, (1, 1_000))).astype(np.int32)
    [pair] = assess(copies, Pairs(300, np.array([700]), np.array([250])), PairwiseOptions(1_000))
    for row in (2, 3):
        table.set_pairwise(row, pair)
    assert table.text("verdict", 2) == with_match("Convincing"), "untested it was, too"
    assert table.text("verdict", 3) == with_match("Convincing by test")
    assert table.order_by("verdict").tolist() == list(range(len(table)))
    verdicts = [table.text("verdict", row) for row in table.order_by("verdict").tolist()]
    by_strength = ("Convincing", "Convincing by test", OPEN, "Not convincing")
    assert list(dict.fromkeys(verdicts)) == list(map(with_match, by_strength))
    assert [COLUMN["verdict"].chosen(title) for title in _TITLES] == ["Convincing", "Convincing", *VERDICTS]


_TITLES = (
    "Convincing, profile in doubt",
    "Convincing, PSSM in doubt",
    "Convincing on entry",
    "Suggestive by test",
    "Open on entry until tested",
    "Provisional",
    "Not convincing",
    "No conclusion on entry: the profile held A, not convincing itself",
    "In the PSSM",
    "The query itself",
)


def test_a_filter_says_all_that_it_asks_for():
    asked = Filter(
        text="kinase human",
        max_evalue=1e-5,
        conditions=(read("gene", Operator.CONTAINS, "HBA"), read("rank", Operator.AT_MOST, "20")),
        any_of=True,
        only=(read("ticked", Operator.MARKED),),
    )
    assert asked.words == (
        "header contains kinase and human, E-value ≤ 1e-05, Only ticked, "
        "Gene contains HBA or Place in the list ≤ 20"
    )
    assert not Filter().words


def test_numbers_of_conditions_are_read_as_those_of_the_window():
    """+ Condition refused a decimal comma, which the fields beside it took."""
    assert Condition.read("evalue", Operator.AT_MOST, "0,001") == read("evalue", Operator.AT_MOST, "0.001")
    assert read("identity", Operator.BETWEEN, "30,50", "40,5").words == "Identity % 30.50 to 40.5"
    assert read("score", Operator.AT_LEAST, "1,200").wanted == "1200"


@pytest.mark.parametrize(
    ("column", "operator", "wanted", "upper", "said"),
    [
        ("score", Operator.AT_LEAST, "", "", "is missing"),
        ("score", Operator.AT_LEAST, "many", "", "not a number"),
        ("score", Operator.AT_LEAST, "nan", "", "not a number"),
        ("identity", Operator.AT_LEAST, "1,234", "", "can mean 1.234 or 1234"),
        ("score", Operator.AT_LEAST, "1e999999999999", "", "not a number"),
        ("score", Operator.BETWEEN, "10", "", "is missing"),
        ("score", Operator.BETWEEN, "10", "9", "less than"),
        ("score", Operator.CONTAINS, "1", "", "cannot be compared"),
        ("evalue", Operator.EQUALS, "1", "", "cannot be compared"),
        ("gene", Operator.AT_LEAST, "1", "", "cannot be compared"),
        ("verdict", Operator.CONTAINS, "Convincing", "", "cannot be compared"),
        ("verdict", Operator.IS, "convinced", "", "is never"),
        ("gene", Operator.CONTAINS, "  ", "", "is missing"),
        ("gene", Operator.REGEX, "HB[A", "", "not a regular expression"),
        ("gene", Operator.REGEX, "*", "", "not a regular expression"),
        ("gene", Operator.REGEX, "(a+)+$", "", "take forever"),
        ("gene", Operator.REGEX, "(a|aa)*b", "", "take forever"),
        ("gene", Operator.REGEX, ".*a.*b.*c.*d", "", "more than 3"),
        ("gene", Operator.REGEX, "(ab){3,}", "", "take forever"),
        ("cigar", Operator.CONTAINS, "M", "", "can be filtered by"),
        ("no_such", Operator.IS, "M", "", "can be filtered by"),
        ("score", Operator.MARKED, "", "", "no mark"),
    ],
)
def test_what_makes_no_sense_is_refused_with_a_sentence(column, operator, wanted, upper, said):
    with pytest.raises(FilterError, match=said) as caught:
        read(column, operator, wanted, upper)
    assert caught.value.message.endswith(".")
    assert caught.value.hint


@pytest.mark.parametrize(
    ("pattern", "cell"),
    [
        (r"\(alpha\)+$", "x (alpha)"),
        ("[)*+]{2}", "a)*b"),
        ("^(ab|cd)?x", "abx"),
        (r"[\])*]+x", ")x"),
        ("[]+]+", "]"),
        ("[[a]", "["),
    ],
)
def test_harmless_expressions_are_let_through(pattern, cell):
    (wanted,) = wanted_of(Filter(conditions=(read("gene", Operator.REGEX, pattern),)))
    assert wanted.test(cell)


def test_conditions_say_themselves():
    assert read("gene", Operator.CONTAINS, " HBA ").words == "Gene contains HBA"
    assert read("organism", Operator.IS).words == "Organism is empty"
    assert read("identity", Operator.BETWEEN, "30", "40.5").words == "Identity % 30 to 40.5"
    assert read("ticked", Operator.MARKED).words == "Only ticked"


def test_what_depends_on_alignments_and_permutations_says_so():
    assert Filter(conditions=(read("positives", Operator.AT_LEAST, "30"),)).needs_alignments
    assert Filter(conditions=(read("goodness_p", Operator.AT_LEAST, "0.1"),)).needs_permutations
    assert not Filter(conditions=(read("gene", Operator.IS, "x"),)).needs_alignments


def test_headers_are_read_once_for_each_question(table):
    asked = Filter(conditions=(read("gene", Operator.IS, "HBB"), read("taxon", Operator.AT_LEAST, "1")))
    wanted = list(wanted_of(asked))
    assert [type(one) for one in wanted] == [Answers, Numbers]
    assert not any(table.headers.has(one) for one in wanted)
    matching(table, asked)
    assert all(table.headers.has(one) for one in wanted)
    assert table.headers.get(wanted[0]) is table.headers.get(wanted[0])
    for number in range(40):
        matching(table, Filter(conditions=(read("gene", Operator.IS, str(number)),)))
    assert not table.headers.has(wanted[0]), "old answers make room"
    assert table.headers.has(wanted[1])


@pytest.mark.parametrize("column", ["accession", "entry", "gene", "protein", "source", "organism"])
def test_ranks_order_cells_whatever_their_case(table, column):
    ranks = table.headers.get(Ranks(column))
    cells = [table.text(column, row).encode().lower()[:48] for row in range(len(table))]
    assert [sorted(set(cells)).index(cell) for cell in cells] == ranks.tolist()
    assert table.order_by(column).tolist() == sorted(range(len(table)), key=lambda row: cells[row])


def test_groups_are_numbered_best_first(table):
    grouped = table.headers.get(Groups("organism"))
    cells = [table.text("organism", row) for row in range(len(table))]
    assert grouped.names == tuple(dict.fromkeys(cells))
    assert [grouped.names[code] for code in grouped.codes] == cells


FILTERS = [
    Filter(),
    Filter("words", 1e-5, 100, 30.0, 50.0),
    Filter(
        conditions=(
            read("gene", Operator.REGEX, "^a"),
            read("score", Operator.BETWEEN, "1", "2"),
            read("note", Operator.MARKED),
        ),
        any_of=True,
        only=(read("ticked", Operator.MARKED), read("organism", Operator.IS, "Homo sapiens")),
    ),
]


@pytest.mark.parametrize("asked", FILTERS)
def test_filters_come_back_from_json(asked):
    assert Filter.from_data(json.loads(json.dumps(asked.as_data()))) == asked


def test_bounds_on_tests_that_an_earlier_version_saved_are_conditions():
    saved = {"max_evalue": 1e-5, "max_pairwise_p": 1e-10, "min_z_value": 8.0, "any_of": True}
    asked = Filter.from_data(saved)
    assert asked.words == "E-value ≤ 1e-05, Pairwise p ≤ 1e-10, Z-value ≥ 8"
    assert Filter.from_data(asked.as_data()) == asked
    assert asked.needs_permutations and not asked.needs_alignments


@pytest.mark.parametrize(
    "damage",
    [
        None,
        [],
        {"other": 1},
        {"text": 1},
        {"max_evalue": "1e-5"},
        {"max_evalue": 0},
        {"max_evalue": math.nan},
        {"min_score": 1.5},
        {"min_identity": True},
        {"max_pairwise_p": True},
        {"min_z_value": "x"},
        {"min_z_value": None},
        {"any_of": 1},
        {"conditions": "x"},
        {"only": "x"},
        {"only": [["ticked", "MARKED", "", ""], None]},
        {"conditions": [["gene", "IS", "x"]]},
        {"conditions": [["gene", "IS", "x", 1]]},
        {"conditions": [["gene", "SOUNDS_LIKE", "x", ""]]},
        {"conditions": [["no_such", "IS", "x", ""]]},
        {"conditions": [["gene", "REGEX", "(", ""]]},
    ],
)
def test_damaged_filters_are_refused(damage):
    with pytest.raises(FilterError):
        Filter.from_data(damage)


json_values = st.recursive(
    st.none() | st.booleans() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=8,
)


@given(st.dictionaries(st.sampled_from(["text", "max_evalue", "conditions", "any_of"]), json_values))
@settings(deadline=None, derandomize=True, max_examples=200)
@pytest.mark.long
def test_no_settings_break_the_reading(data):
    try:
        asked = Filter.from_data(data)
    except FilterError:
        return
    assert Filter.from_data(asked.as_data()) == asked


@drawn(80, 200, st.text(max_size=12), st.text(max_size=12))
def test_globs_match_as_the_standard_library_does(pattern, cell):
    try:
        condition = read("gene", Operator.GLOB, pattern)
    except FilterError:
        assert not pattern.strip()
        return
    (wanted,) = wanted_of(Filter(conditions=(condition,)))
    expected = re.match(fnmatch.translate(pattern.strip()), cell, re.IGNORECASE) is not None
    assert wanted.test(cell) == expected
