"""Ticks, pins and notes: set, taken away, written and read back with suspicion."""

from __future__ import annotations

import json

import pytest

from swathe.core.results.marks import NOTE_LENGTH, Marks


def test_rows_are_ticked_pinned_and_noted_and_let_go_again():
    marks = Marks()
    assert not marks
    marks.tick([3, 1, 3])
    marks.pin([2])
    marks.note(5, "  look at the active site \n")
    assert marks
    assert marks.ticked_rows().tolist() == [1, 3]
    assert marks.notes == {5: "look at the active site"}
    assert marks.flags("ticked", 6).tolist() == [False, True, False, True, False, False]
    assert marks.flags("pinned", 6).tolist() == [False, False, True, False, False, False]
    assert marks.flags("note", 6).tolist() == [False] * 5 + [True]
    marks.tick([1, 3, 4], on=False)
    marks.pin([2], on=False)
    marks.note(5, "  ")
    assert not marks
    assert marks.flags("ticked", 2).tolist() == [False, False]


def test_a_note_has_a_longest_length():
    marks = Marks()
    marks.note(0, "x" * NOTE_LENGTH)
    with pytest.raises(ValueError, match="at most 10,000 characters"):
        marks.note(0, "x" * (NOTE_LENGTH + 1))
    assert marks.notes == {0: "x" * NOTE_LENGTH}


def test_marks_come_back_from_json():
    marks = Marks({7, 0}, {1}, {2: "a “note”", 9: "b"})
    data = json.loads(json.dumps(marks.as_data()))
    assert Marks.from_data(data, 10) == marks
    assert Marks.from_data(Marks().as_data(), 0) == Marks()


@pytest.mark.parametrize(
    "damage",
    [
        None,
        [],
        {},
        {"ticked": [], "pinned": []},
        {"ticked": [10], "pinned": [], "notes": []},
        {"ticked": [-1], "pinned": [], "notes": []},
        {"ticked": [True], "pinned": [], "notes": []},
        {"ticked": ["1"], "pinned": [], "notes": []},
        {"ticked": "12", "pinned": [], "notes": []},
        {"ticked": [], "pinned": [1.0], "notes": []},
        {"ticked": [], "pinned": [], "notes": {}},
        {"ticked": [], "pinned": [], "notes": [[1]]},
        {"ticked": [], "pinned": [], "notes": [[1, 2]]},
        {"ticked": [], "pinned": [], "notes": [[10, "x"]]},
        {"ticked": [], "pinned": [], "notes": [], "more": 1},
    ],
)
def test_damaged_marks_are_refused(damage):
    with pytest.raises(ValueError):
        Marks.from_data(damage, 10)
