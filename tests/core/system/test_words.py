"""Durations, rates and counts read well at every size."""

import pytest

from swathe.core.system.words import counted, number_text, rate_text, seconds_text, typed_number


@pytest.mark.parametrize(
    ("seconds", "text"),
    [
        (0.0, "under 0.001 s"),
        (0.0012, "0.0012 s"),
        (0.0623, "0.062 s"),
        (0.994, "0.99 s"),
        (0.999, "1.0 s"),
        (4.24, "4.2 s"),
        (9.97, "10 s"),
        (42.3, "42 s"),
        (59.7, "1 min 00 s"),
        (185, "3 min 05 s"),
        (3599.6, "1 h 00 min"),
        (7500, "2 h 05 min"),
    ],
)
def test_seconds(seconds, text):
    assert seconds_text(seconds) == text


@pytest.mark.parametrize(
    ("gcups", "text"),
    [
        (0.0, "0.00 GCUPS"),
        (0.000_000_5, "under 0.01 MCUPS"),
        (0.000_012_34, "0.0123 MCUPS"),
        (0.000_52, "0.520 MCUPS"),
        (0.052_34, "52.3 MCUPS"),
        (0.099_96, "100 MCUPS"),
        (0.1, "0.100 GCUPS"),
        (1.234, "1.23 GCUPS"),
        (9.996, "10.0 GCUPS"),
        (18.25, "18.2 GCUPS"),
        (999.4, "999 GCUPS"),
        (999.6, "1.00 TCUPS"),
        (12_345.0, "12.3 TCUPS"),
    ],
)
def test_rates(gcups, text):
    assert rate_text(gcups) == text


@pytest.mark.parametrize(
    ("number", "text"), [(10, "10"), (0.1, "0.1"), (1e-5, "1e-05"), (1 / 3, repr(1 / 3))]
)
def test_numbers_are_read_back_as_they_were(number, text):
    assert number_text(number) == text
    assert float(text) == number


def test_counts():
    assert counted(1, "sequence") == "1 sequence"
    assert counted(0, "sequence") == "0 sequences"
    assert counted(2_000, "query", "queries") == "2,000 queries"


@pytest.mark.parametrize(
    ("typed", "read"),
    [
        ("10", "10"),
        (" 1e-5 ", "1e-5"),
        ("0,001", "0.001"),
        ("30,5", "30.5"),
        ("-,5", "-.5"),
        ("2,5E-3", "2.5E-3"),
        ("1,234e-5", "1.234e-5"),
        ("1234,567", "1234.567"),
        ("1,234,567", "1234567"),
    ],
)
def test_a_comma_is_a_decimal_sign_where_it_cannot_part_thousands(typed, read):
    assert typed_number(typed) == read
    assert typed_number(typed, whole=True) == read


def test_a_comma_that_may_part_thousands_is_not_guessed_but_in_whole_numbers():
    with pytest.raises(ValueError, match=r"“1,234” can mean 1\.234 or 1234\. Write 1\.234 or 1234\."):
        typed_number("1,234")
    with pytest.raises(ValueError, match=r"“1,000” can mean 1\.000 or 1000\. Write 1 or 1000\."):
        typed_number("1,000")
    with pytest.raises(ValueError, match=r"^A number has no spaces\. Write 1000\.$"):
        typed_number("1 000")
    assert typed_number("1,234", whole=True) == "1234"
    assert typed_number("-12,000", whole=True) == "-12000"


@pytest.mark.parametrize("typed", ["", "x", "1,2,3", "1.234,5", "1,234.5", "nan", "inf", "1_000", "a 000"])
def test_what_is_no_number_is_refused(typed):
    with pytest.raises(ValueError, match=r"^No number\.$"):
        typed_number(typed, "No number.")
