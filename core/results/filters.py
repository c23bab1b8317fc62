"""The conditions that choose hits: quick bounds, words, and any number of conditions on columns."""

from __future__ import annotations

import math
import re
import warnings
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, fields, replace
from decimal import Decimal
from enum import Enum
from fnmatch import translate
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from swathe.core.errors import FilterError
from swathe.core.headers.text import READ, Answers, Numbers, Wanted
from swathe.core.results.columns import EVERY, Column, Kind
from swathe.core.results.hits import COLUMN, COLUMNS, SEPARATOR, HitTable
from swathe.core.system.words import number_text, typed_number

CELL_LENGTH: Final = 500
"""Characters at the beginning of a cell that patterns are matched against."""
_WORD: Final = re.compile(r"(?<!\S)[A-Za-z]\. [a-z]{3,}(?!\S)|\S+")


class Operator(Enum):
    """How a condition compares a cell; the value is the word for it."""

    AT_MOST = "≤"
    AT_LEAST = "≥"
    EQUALS = "="
    BETWEEN = "between"
    CONTAINS = "contains"
    LACKS = "does not contain"
    IS = "is"
    IS_NOT = "is not"
    BEGINS = "begins with"
    GLOB = "matches with * and ?"
    REGEX = "matches the regular expression"
    INCLUDES = "includes"
    MARKED = "is marked"


_NUMBER: Final = (Operator.AT_LEAST, Operator.AT_MOST, Operator.EQUALS, Operator.BETWEEN)
_EVALUE: Final = (Operator.AT_MOST, Operator.AT_LEAST, Operator.BETWEEN)
_TEXT: Final = (
    *(Operator.CONTAINS, Operator.LACKS, Operator.IS, Operator.BEGINS),
    *(Operator.GLOB, Operator.REGEX),
)
_MARKS: Final = {column.key: column.mark for column in COLUMNS if column.mark}
FILTERABLE: Final = tuple(column for column in COLUMNS if column.filterable)
"""Columns that conditions compare; marks have a condition of their own."""


def operators_of(column: Column[HitTable]) -> tuple[Operator, ...]:
    """Return the operators that a column's conditions may have, the usual one first.

    Of most numbers larger ones are looked for, of E-values smaller ones. These are never equal by chance.
    """
    if column.choices:
        return (Operator.IS, Operator.IS_NOT)
    if column.kind is Kind.TEXT:
        return (*_TEXT, Operator.INCLUDES) if column.separator else _TEXT
    return _EVALUE if column.kind is Kind.EVALUE else _NUMBER


@dataclass(frozen=True, slots=True)
class TextMatch:
    """A test of a text cell, whatever its case."""

    operator: Operator
    wanted: str

    def __call__(self, *cells: str) -> bool:
        """Return whether a cell passes the test, whole or as lists show it: ``Homo sapiens, H. sapiens``."""
        passes = all if self.operator in (Operator.LACKS, Operator.IS_NOT) else any
        return passes(map(self._passes, cells))

    def _passes(self, cell: str) -> bool:
        wanted, folded = self.wanted.casefold(), cell.casefold()
        match self.operator:
            case Operator.CONTAINS:
                return wanted in folded
            case Operator.LACKS:
                return wanted not in folded
            case Operator.IS:
                return folded == wanted
            case Operator.IS_NOT:
                return folded != wanted
            case Operator.BEGINS:
                return folded.startswith(wanted)
            case Operator.INCLUDES:
                return wanted in folded.split(SEPARATOR)
        pattern = _pattern(self.operator, self.wanted)
        find = pattern.match if self.operator is Operator.GLOB else pattern.search
        return find(cell[:CELL_LENGTH]) is not None


@dataclass(frozen=True, slots=True)
class Condition:
    """One condition on a column: `wanted` is text, or the number as it was typed; `upper` the larger bound.

    Made by `Condition.read`, which refuses what makes no sense.
    """

    column: str
    operator: Operator
    wanted: str = ""
    upper: str = ""

    @classmethod
    def read(cls, column: str, operator: Operator, wanted: str = "", upper: str = "") -> Condition:
        """Make a condition from what a user typed. Raises FilterError with a sentence."""
        wanted, upper = wanted.strip(), upper.strip()
        if operator is Operator.MARKED:
            if column not in _MARKS:
                raise FilterError(f"Hits have no mark named {column}.", f"Marks: {', '.join(_MARKS)}.")
            return cls(column, operator)
        if column not in COLUMN or COLUMN[column] not in FILTERABLE:
            raise FilterError(f"No column named {column} can be filtered by.", "Choose a column of the list.")
        described = COLUMN[column]
        if operator not in operators_of(described):
            words = ", ".join(allowed.value for allowed in operators_of(described))
            raise FilterError(
                f"{described.name} cannot be compared with “{operator.value}”.", f"Use {words}."
            )
        if described.kind is not Kind.TEXT:
            low = _number(described, wanted)
            high = _number(described, upper) if operator is Operator.BETWEEN else ""
            if high and float(high) < float(low):
                raise FilterError(f"{high} is less than {low}.", "Give the smaller bound first.")
            return cls(column, operator, low, high)
        if described.choices and wanted not in described.choices:
            raise FilterError(
                f"{described.name} is never “{wanted}”.", f"Choose {', '.join(described.choices)}."
            )
        if not wanted and operator is not Operator.IS:
            raise FilterError(f"What {described.name} {operator.value} is missing.", "Type some text.")
        if operator in (Operator.GLOB, Operator.REGEX):
            _pattern(operator, wanted)
        return cls(column, operator, wanted)

    @property
    def words(self) -> str:
        """The condition in words: ``Gene contains HBA``."""
        if self.operator is Operator.MARKED:
            return f"Only {_MARKS[self.column]}"
        title = COLUMN[self.column].name
        if self.operator is Operator.BETWEEN:
            return f"{title} {self.wanted} to {self.upper}"
        if self.operator is Operator.IS and not self.wanted:
            return f"{title} is empty"
        return f"{title} {self.operator.value} {self.wanted}"


@dataclass(frozen=True, slots=True)
class Filter:
    """Conditions a hit must meet; the defaults let everything through.

    The bounds, every word of `text`, each of which must occur somewhere in the header, whatever its case, and
    every condition in `only` must be met; a species in brief, ``H. sapiens``, is a word that stands for the
    whole name, too; so must all `conditions`, or with `any_of` one of them. Bounds on
    identity or query coverage (percent) hide hits that are not aligned yet; conditions on such columns
    likewise, and those on columns of tests hits that were not tested.
    """

    text: str = ""
    max_evalue: float | None = None
    min_score: int | None = None
    min_identity: float | None = None
    min_query_coverage: float | None = None
    conditions: tuple[Condition, ...] = ()
    any_of: bool = False
    only: tuple[Condition, ...] = ()

    @property
    def words(self) -> str:
        """All that is asked for, in words: ``E-value ≤ 0.001, Gene contains HBA``; '' for nothing."""
        bounds = (
            f"{COLUMN[key].name} {sign.value} {number_text(bound)}"
            for bound, key, sign in self.bounds
            if bound is not None
        )
        words = words_of(self.text)
        text = [f"header contains {' and '.join(words)}"] if words else []
        joined = (" or " if self.any_of else ", ").join(condition.words for condition in self.conditions)
        only = (condition.words for condition in self.only)
        return ", ".join([*text, *bounds, *only, *([joined] if joined else [])])

    @property
    def bounds(self) -> tuple[tuple[float | None, str, Operator], ...]:
        """The bounds, each with its column and which side of it passes."""
        return (
            (self.max_evalue, "evalue", Operator.AT_MOST),
            (self.min_score, "score", Operator.AT_LEAST),
            (self.min_identity, "identity", Operator.AT_LEAST),
            (self.min_query_coverage, "query_coverage", Operator.AT_LEAST),
        )

    @property
    def parts(self) -> tuple[tuple[Filter, Filter], ...]:
        """Each part, as a filter of its own, and the filter without it.

        The words are one part, and so are conditions of which one is enough.
        """
        found = [
            (Filter(**{name: value}), replace(self, **{name: default}))
            for name, default in _SINGLE.items()
            if (value := getattr(self, name)) != default
        ]
        found += ((Filter(only=(one,)), replace(self, only=_without(self.only, one))) for one in self.only)
        if self.any_of and self.conditions:
            either = Filter(conditions=self.conditions, any_of=True)
            return (*found, (either, replace(self, conditions=(), any_of=False)))
        found += (
            (Filter(conditions=(one,)), replace(self, conditions=_without(self.conditions, one)))
            for one in self.conditions
        )
        return tuple(found)

    @property
    def all_conditions(self) -> tuple[Condition, ...]:
        """Every condition on a column, however they are combined."""
        return (*self.only, *self.conditions)

    @property
    def columns(self) -> frozenset[str]:
        """The keys of the columns that bounds and conditions compare."""
        bounded = (key for bound, key, _ in self.bounds if bound is not None)
        return frozenset((*bounded, *(condition.column for condition in self.all_conditions)))

    @property
    def needs_alignments(self) -> bool:
        """Whether hits have to be aligned before the filter can be applied."""
        return any(COLUMN[key].needs_alignment for key in self.columns)

    @property
    def needs_permutations(self) -> bool:
        """Whether pairwise significance has to be known before the filter can be applied."""
        return any(COLUMN[key].needs_permutation for key in self.columns)

    @property
    def needs_marks(self) -> bool:
        """Whether ticks, pins or notes decide which hits pass."""
        return not self.columns.isdisjoint(_MARKS)

    @property
    def needs_lineages(self) -> bool:
        """Whether lineages have to be known before the filter can be applied."""
        return "lineage" in self.columns

    def as_data(self) -> dict[str, Any]:
        """Return everything that differs from the defaults, as values that JSON can hold."""
        data = {f.name: getattr(self, f.name) for f in fields(self) if getattr(self, f.name) != f.default}
        for name in _LISTS:
            if name in data:
                data[name] = [[c.column, c.operator.name, c.wanted, c.upper] for c in data[name]]
        return data

    @classmethod
    def from_data(cls, data: object) -> Filter:
        """Read what `as_data` of this or an earlier version gave. Raises FilterError for anything else."""
        known = {f.name for f in fields(cls)}
        if not isinstance(data, dict) or not set(data) <= known | set(_EARLIER_BOUNDS):
            raise FilterError("A saved filter has fields of another version.", "Make it anew.")
        values = dict(data)
        earlier = tuple(
            Condition.read(*compared, str(values.pop(name)).removesuffix(".0"))
            for name, compared in _EARLIER_BOUNDS.items()
            if name in data
        )
        listed = {name: values.pop(name, []) for name in _LISTS}
        for name, value in values.items():
            if not _READABLE[name](value):
                raise FilterError(f"A saved filter has {value!r} for {name}.", "Make it anew.")
        if not all(isinstance(entries, list) for entries in listed.values()):
            raise FilterError("A saved filter's conditions are no list.", "Make it anew.")
        for name, entries in listed.items():
            values[name] = tuple(_condition(entry) for entry in entries)
        values["only"] += earlier
        return cls(**values)


def words_of(text: str) -> list[str]:
    """Return the words of a text, a species in brief, ``H. sapiens``, as one."""
    return _WORD.findall(text)


def _of_species(text: str) -> dict[str, Answers]:
    """Return the question whose organisms they are for each species in brief that a text names."""
    species = (word for word in words_of(text) if " " in word)
    return {word: Answers("organism", TextMatch(Operator.CONTAINS, word)) for word in species}


def wanted_of(filter: Filter) -> Iterator[Wanted]:
    """Yield what a filter needs from the headers; filtering is slow until it has been read."""
    yield from _of_species(filter.text).values()
    for condition in filter.all_conditions:
        if condition.column not in READ:
            continue
        if COLUMN[condition.column].kind is Kind.TEXT:
            yield Answers(condition.column, TextMatch(condition.operator, condition.wanted))
        else:
            yield Numbers(condition.column)


def matching(table: HitTable, filter: Filter) -> NDArray[np.bool_]:
    """Return which rows of a table meet a filter, bool[rows]."""
    mask = np.ones(len(table), np.bool_)
    for bound, key, sign in filter.bounds:
        if bound is not None:
            keeps = np.less_equal if sign is Operator.AT_MOST else np.greater_equal
            mask &= keeps(table.values(key), _bound(key, bound))
    for condition in filter.only:
        mask &= _meeting(table, condition)
    if filter.conditions:
        met = [_meeting(table, condition) for condition in filter.conditions]
        mask &= np.logical_or.reduce(met) if filter.any_of else np.logical_and.reduce(met)
    species = _of_species(filter.text)
    for words, question in species.items():
        mask &= table.headers.get(question) | table.headers.containing(words.split(), mask)
    if others := [word for word in words_of(filter.text) if word not in species]:
        mask = table.headers.containing(others, mask)
    return mask


def blocking(table: HitTable, filter: Filter) -> list[tuple[Filter, Filter, int]]:
    """Return the parts of a filter for which no row of a table meets it.

    They are those without which some would or, where there is none, those that no row meets by themselves:
    the part, the filter without it, and how many rows meet that.
    """
    left = [(part, rest, int(np.count_nonzero(matching(table, rest)))) for part, rest in filter.parts]
    freeing = [one for one in left if one[2]]
    return freeing or [one for one in left if not matching(table, one[0]).any()]


def _meeting(table: HitTable, condition: Condition) -> NDArray[np.bool_]:
    """Return which rows meet one condition, bool[rows]."""
    key, operator = condition.column, condition.operator
    if operator is Operator.MARKED:
        return table.marks.flags(key, len(table))
    if COLUMN[key].kind is Kind.TEXT:
        test = TextMatch(operator, condition.wanted)
        if key in READ:
            answers: NDArray[np.bool_] = table.headers.get(Answers(key, test))
            return answers
        if (grouped := COLUMN[key].grouped) is not None:
            names, codes = grouped(table, EVERY)
            cells = map(COLUMN[key].chosen, names) if COLUMN[key].choices else names
            return np.array([test(cell) for cell in cells], np.bool_)[codes]
        listed = COLUMN[key].cells
        if listed is None:
            return np.fromiter(
                (test(table.text(key, row)) for row in range(len(table))), np.bool_, len(table)
            )
        met = np.full(len(table), test(""))
        for row, cell in listed(table).items():
            met[row] = test(cell)
        return met
    values = table.values(key)
    low = _typed_bound(key, condition.wanted)
    if operator is Operator.AT_MOST:
        return values <= low
    if operator is Operator.AT_LEAST:
        return values >= low
    if operator is Operator.BETWEEN:
        return (values >= low) & (values <= _typed_bound(key, condition.upper))
    return np.abs(values - low) <= _tolerance(condition)


def _bound(key: str, bound: float) -> float:
    """Return a bound to compare with `Table.values`: of E-values the decimal logarithm."""
    if COLUMN[key].kind is not Kind.EVALUE:
        return bound
    return math.log10(bound) if bound > 0 else -math.inf


def _typed_bound(key: str, typed: str) -> float:
    """Return a bound from its text, in which E-values may be smaller than a double holds."""
    if COLUMN[key].kind is not Kind.EVALUE:
        return float(typed)
    return float(Decimal(typed).log10()) if Decimal(typed) > 0 else -math.inf


def _tolerance(condition: Condition) -> float:
    """Return half a unit of the last digit typed, so that 45.2 finds what the screen shows as 45.2."""
    if COLUMN[condition.column].kind is Kind.INTEGER:
        return 0.0
    exponent = Decimal(condition.wanted).as_tuple().exponent
    return 0.5 * 10.0**exponent if isinstance(exponent, int) else 0.0


def _number(column: Column[HitTable], typed: str) -> str:
    """Return the number that was typed, as Python reads it. Raises FilterError."""
    if not typed:
        raise FilterError(f"A number for {column.name} is missing.", "Type one, such as 10 or 1e-5.")
    problem = f"“{typed}” is not a number."
    try:
        number = typed_number(typed, problem, whole=column.kind is Kind.INTEGER)
        if not math.isfinite(float(number)):
            raise ValueError(problem)
    except ValueError as error:
        raise FilterError(str(error), "Type one, such as 10, 45.5 or 1e-5.") from None
    return number


def _pattern(operator: Operator, wanted: str) -> re.Pattern[str]:
    """Compile a pattern. Raises FilterError if it is malformed or could take forever to match."""
    kept = _PATTERNS.get((operator, wanted))
    if kept is None:
        expression = translate(wanted) if operator is Operator.GLOB else wanted
        if operator is Operator.REGEX and (problem := _problem_of(expression)):
            raise FilterError(problem[0], problem[1])
        if len(_PATTERNS) >= 64:
            _PATTERNS.clear()
        kept = _PATTERNS[operator, wanted] = _compiled(expression)
    return kept


_PATTERNS: Final[dict[tuple[Operator, str], re.Pattern[str]]] = {}
_MOST_REPEATS: Final = 3
"""Unbounded repeats in a regular expression: with a fourth, matching can take minutes."""
_ESCAPED: Final = re.compile(r"\\.|\[\^?\]?(?:\\.|[^\]\\])*\]", re.DOTALL)
"""Escaped characters, and character classes."""
_GROUP_REPEATED: Final = re.compile(r"\)(?:[*+]|\{\d*,\d*\}|\{\d{2,}\})")
_OPEN_REPEAT: Final = re.compile(r"[*+]|\{\d*,\}")


def _compiled(expression: str) -> re.Pattern[str]:
    with warnings.catch_warnings():  # of what a later Python may mean by "[["
        warnings.simplefilter("ignore", FutureWarning)
        return re.compile(expression, re.IGNORECASE)


def _problem_of(expression: str) -> tuple[str, str] | None:
    """Return what is wrong with a regular expression and what to do; None where nothing is."""
    try:
        _compiled(expression)
    except (re.error, OverflowError, RecursionError) as error:
        said = str(error)
        return (
            f"“{expression}” is not a regular expression: {said}.",
            "Write \\ before a sign meant as itself.",
        )
    bare = _ESCAPED.sub("x", expression)
    if _GROUP_REPEATED.search(bare):
        return (
            f"“{expression}” repeats a group, which can take forever on some headers.",
            "Repeat single signs or classes instead, such as [A-Z]+.",
        )
    if len(_OPEN_REPEAT.findall(bare)) > _MOST_REPEATS:
        return (
            f"“{expression}” has more than {_MOST_REPEATS} of * and +, which can take forever.",
            "Make several conditions of it.",
        )
    return None


_LISTS: Final = ("conditions", "only")
_SINGLE: Final[Mapping[str, Any]] = {
    f.name: f.default for f in fields(Filter) if f.name not in ("any_of", *_LISTS)
}
"""Words and bounds, with the values that let everything through."""


def _without(conditions: tuple[Condition, ...], left_out: Condition) -> tuple[Condition, ...]:
    return tuple(condition for condition in conditions if condition != left_out)


def _condition(entry: object) -> Condition:
    if not (isinstance(entry, list) and len(entry) == 4 and all(isinstance(part, str) for part in entry)):
        raise FilterError("A saved filter's condition is not four words.", "Make it anew.")
    column, operator, wanted, upper = entry
    if operator not in Operator.__members__:
        raise FilterError(f"A saved filter compares with {operator!r}, which is unknown.", "Make it anew.")
    return Condition.read(column, Operator[operator], wanted, upper)


def _is_number(value: object) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool) and math.isfinite(value)


_READABLE: Final[Mapping[str, Callable[[object], bool]]] = {
    "text": lambda value: isinstance(value, str),
    "any_of": lambda value: isinstance(value, bool),
    "max_evalue": lambda value: _is_number(value) and value > 0,  # type: ignore[operator]
    "min_score": lambda value: _is_number(value) and isinstance(value, int),
    "min_identity": _is_number,
    "min_query_coverage": _is_number,
}
_EARLIER_BOUNDS: Final = {
    "max_pairwise_p": ("pairwise_p", Operator.AT_MOST),
    "min_z_value": ("z_value", Operator.AT_LEAST),
}
"""Bounds of filters that earlier versions saved, which are conditions now."""
