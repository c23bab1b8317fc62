"""What a perfect match of a short query is worth in a database, as chosen and with the preset for these."""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache, partial
from typing import Final

from swathe.core.database import Database
from swathe.core.results.hits import SIGNIFICANT, HitTable
from swathe.core.results.query_result import QueryResult
from swathe.core.scoring.pssm import PositionSpecificQuery
from swathe.core.scoring.scheme import ScoringScheme
from swathe.core.scoring.significance import Significance, evalue_shown
from swathe.core.sequences.sequence import Sequence
from swathe.core.statistics.calibration import gumbel_parameters
from swathe.core.statistics.conclusion import BY_WHOLE_QUERY
from swathe.core.statistics.evalues import Method
from swathe.core.statistics.presets import DEFAULT, PRESETS, SHORT, SHORT_QUERY, scores_low
from swathe.core.system.words import bound_text

JUDGE: Final = f"Judge the hits {BY_WHOLE_QUERY}."
"""What to go by where E-values of a short query's hits say little."""
WORSE: Final = math.log10(2)
"""Powers of ten from which on an E-value is called less significant than another."""


def evalue_words(log10_evalue: float) -> str:
    """Return ``E = 3.1``: with two digits, as that of a hit that there need not be."""
    large = log10_evalue >= 1
    shown = f"{float(f'{10**log10_evalue:.2g}'):,.0f}" if large else evalue_shown(log10_evalue)
    return f"E = {shown}"


@dataclass(frozen=True, slots=True)
class PerfectMatch:
    """What a perfect match of a query is worth in a database, by unadjusted E-values.

    Parameters
    ----------
    residues : of the query
    usual : log10 E-value in a subject of usual length: the one figure that is quoted, wherever it is
    median : residues of that subject
    """

    residues: int
    usual: float
    median: int

    @property
    def significant(self) -> bool:
        """Whether it is significant in a subject of usual length."""
        return self.usual <= math.log10(SIGNIFICANT)

    @property
    def which(self) -> str:
        """What it is of: ``these 9 residues``."""
        return "this residue" if self.residues == 1 else f"these {self.residues:,} residues"

    @property
    def words(self) -> str:
        """Its E-values, and whether they are significant, without a capital and a full stop."""
        words = (
            f"a perfect match of {self.which} has {evalue_words(self.usual)} here in a sequence of usual "
            f"length ({self.median:,} residues)"
        )
        if self.significant:
            return words
        return f"{words} and may not be significant (E > {bound_text(SIGNIFICANT)})"


def perfect_match(query: Sequence, scheme: ScoringScheme, database: Database) -> PerfectMatch | None:
    """Return what a perfect match is worth; None without statistics, or where no residue scores above 0."""
    return _perfect(len(query), scheme.most_of_pairs(query.codes), scheme, database)


def foreseen_evalue(query: Sequence, scheme: ScoringScheme, evalues: Method, database: Database) -> float:
    """Return log10 of the E-value that a perfect match is likely to have in a subject of usual length.

    That is before a search. Corrected E-values count each subject the same, and their fit is not known yet:
    what is foreseen is within tenfold of what they turn out to be.
    """
    subjects = 0 if evalues == "matrix" else database.lengths.size
    significance = Significance(gumbel_parameters(scheme), len(query), database.n_residues, subjects)
    usual, _ = significance.usual_log10_evalue(scheme.most_of_pairs(query.codes), database.lengths)
    return usual


def foreseen_significant(query: Sequence, scheme: ScoringScheme, evalues: Method, database: Database) -> bool:
    """Return whether a perfect match is likely to be significant in a subject of usual length."""
    return foreseen_evalue(query, scheme, evalues, database) <= math.log10(SIGNIFICANT)


def with_short_peptide(
    query: Sequence, scheme: ScoringScheme, evalues: Method, database: Database
) -> PerfectMatch | None:
    """Return what a perfect match is worth with the preset for short queries, where that is to be advised.

    It is where a perfect match would be significant with it in a subject of usual length. None elsewhere, of
    long queries and PSSMs, and where what is chosen suits short queries. Whoever advises on short queries,
    before a search or after it, asks here: the others advise to judge hits by the whole query, or a longer
    one.
    """
    if len(query) > SHORT_QUERY or isinstance(query, PositionSpecificQuery):
        return None
    suited, suiting = suitable(scheme, evalues)
    perfect = None if suited else perfect_match(query, suiting, database)
    return perfect if perfect is not None and perfect.significant else None


def with_usual(query: Sequence, scheme: ScoringScheme, evalues: Method, database: Database) -> float | None:
    """Return log10 of the E-value that a perfect match is likely to have with the usual preset.

    None where that is not to be advised: it is where what is chosen suits short queries, but a perfect match
    may not be significant with it, and is more so with the usual preset.
    """
    if len(query) > SHORT_QUERY or isinstance(query, PositionSpecificQuery):
        return None
    suited, _ = suitable(scheme, evalues)
    perfect = perfect_match(query, scheme, database) if suited else None
    if perfect is None or perfect.significant:
        return None
    preset = PRESETS[DEFAULT]
    usual = ScoringScheme.load(preset.matrix, preset.gap_open, preset.gap_extend)
    foreseen = foreseen_evalue(query, usual, preset.evalues, database)
    return foreseen if foreseen < perfect.usual - WORSE else None


def how_to_judge(result: QueryResult) -> str:
    """Return what to go by where hits of a short query cannot be significant; '' where they can.

    It is the end of a sentence: the preset for short queries where that makes a perfect match significant.
    """
    if not result.is_short:
        return ""
    scoring, perfect = result.hits.scoring, None
    if isinstance(scoring, ScoringScheme):
        perfect = with_short_peptide(result.query, scoring, result.evalues, result.hits.database)
    if perfect is None:
        return f"judge it {BY_WHOLE_QUERY}"
    return f"search with Short peptide, where a perfect match has {evalue_words(perfect.usual)}"


def about_matches(table: HitTable) -> tuple[str, str]:
    """Return how many hits match a short query perfectly: a sentence, and the same in a few words.

    ``4 of 224 hits match the query perfectly …``, ``4 match perfectly``; '' where nobody asks.
    """
    count, hits = table.n_exact, len(table)
    if count is None:
        return "", ""
    brief = f"{count:,} match{'es' if count == 1 else ''} perfectly" if count else "none matches perfectly"
    verb = "matches" if count < 2 else "match"
    if hits == 1:
        said = "The hit matches" if count else "The hit does not match"
    elif count == hits:
        said = f"All {hits:,} hits match"
    elif count:
        said = f"{count:,} of {hits:,} hits {verb}"
    else:
        said = f"None of the {hits:,} hits matches"
    return f"{said} the query perfectly (identity and coverage of 100 %).", brief


def perfect_matches(
    queries: Iterable[Sequence], scheme: ScoringScheme, database: Database
) -> list[tuple[int, PerfectMatch]]:
    """Return the same of short queries among others, which the preset for peptides is for, by place."""
    worth = cache(partial(_perfect, scheme=scheme, database=database))
    found = [
        (place, worth(len(query), scheme.most_of_pairs(query.codes)))
        for place, query in enumerate(queries)
        if 0 < len(query) <= SHORT_QUERY and not isinstance(query, PositionSpecificQuery)
    ]
    return [(place, perfect) for place, perfect in found if perfect is not None]


def suitable(scheme: ScoringScheme, evalues: Method) -> tuple[bool, ScoringScheme]:
    """Return whether what is chosen suits short queries, and what does: that, or the preset for these."""
    if evalues == "matrix" and not scores_low(scheme):
        return True, scheme
    preset = PRESETS[SHORT]
    return False, ScoringScheme.load(preset.matrix, preset.gap_open, preset.gap_extend)


def about_perfect(
    query: Sequence, scheme: ScoringScheme, evalues: Method, database: Database
) -> tuple[str, bool]:
    """Return what a perfect match of a short query is worth where it is not significant as chosen.

    Returns a sentence, and whether it is significant with what suits short queries. Where something else is
    chosen, only that has an E-value that is known before a search. Of long queries and PSSMs there is nothing
    to say, nor without statistics: ''.
    """
    if len(query) > SHORT_QUERY or isinstance(query, PositionSpecificQuery):
        return "", True
    suited, suiting = suitable(scheme, evalues)
    perfect = perfect_match(query, suiting, database)
    if perfect is None:
        return "", True
    if suited:
        return f"{perfect.words[0].upper()}{perfect.words[1:]}.", perfect.significant
    words = f"Even a perfect match of {perfect.which} may not be significant"
    if perfect.significant:
        return f"{words}; with Short peptide it has {evalue_words(perfect.usual)}.", True
    # Without a figure: what was found here may have a lower E-value than it would have there.
    return f"{words}, even with Short peptide.", False


def _perfect(length: int, score: int, scheme: ScoringScheme, database: Database) -> PerfectMatch | None:
    significance = Significance(gumbel_parameters(scheme), length, database.n_residues)
    usual, median = significance.usual_log10_evalue(score, database.lengths)
    return PerfectMatch(length, usual, median) if math.isfinite(usual) else None
