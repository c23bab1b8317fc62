"""Names of one sequence as different programs write them."""

from __future__ import annotations

import pytest

from swathe.core.headers.naming import bare_name, partners


@pytest.mark.parametrize(
    "identifier, bare",
    [
        ("sp|P12345|NAME_HUMAN", "P12345"),
        ("tr|A0A024|A0A024_HUMAN", "A0A024"),
        ("ref|NP_000508.1|", "NP_000508.1"),
        ("gi|4504345|ref|NP_000508.1|", "NP_000508.1"),
        ("gi|4504345", "gi|4504345"),
        ("lcl|mine", "mine"),
        ("gnl|my_db|mine|2", "mine|2"),
        ("pdb|1ABC|A", "1ABC_A"),
        ("pir||S12345", "S12345"),
        ("P12345", "P12345"),
        ("strange|name", "strange|name"),
        ("", ""),
    ],
)
def test_bare_names(identifier, bare):
    assert bare_name(identifier) == bare


def test_the_same_identifier_goes_first():
    names = ["sp|P1|A", "P1"]
    assert partners(names, ["P1", "sp|P1|A"]).tolist() == [1, 0]


def test_bare_names_and_versions_follow():
    assert partners(["P1", "lcl|x", "Q2.3", "none"], ["sp|P1|A", "x", "Q2", "z"]).tolist() == [0, 1, 2, -1]


def test_versions_that_tell_sequences_apart_are_kept():
    found = partners(["AT1G1.1", "AT1G1.2"], ["AT1G1.3", "AT1G1.4"])
    assert found.tolist() == [-1, -1]  # which belongs to which is not known


def test_no_place_is_given_twice():
    assert partners(["A", "A", "A"], ["A", "A"]).tolist() == [0, 1, -1]
    assert partners([], ["A"]).tolist() == [] and partners(["A"], []).tolist() == [-1]
