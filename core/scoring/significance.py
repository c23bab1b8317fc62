"""Bit scores and E-values of gapped local alignments, and the published parameters they rest on."""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import cache
from typing import Any, Final, Literal

import numpy as np
from numpy.typing import NDArray

from swathe.core.scoring.normal import each_erfcx, each_log_ndtr
from swathe.core.system.resources import resource_text
from swathe.core.system.words import SMALL_EVALUE

TABLE: Final = "gapped_gumbel_parameters.tsv"

ParameterSource = Literal["published", "estimated", "file", "fitted", "unavailable"]

LN_2PI_HALF: Final = 0.5 * math.log(2 * math.pi)
ASYMPTOTIC_BELOW: Final = -50.0
"""Below this z the closed form of `_log_expected_excess` cancels; its asymptotic series is good to 1e-10."""
SMALLEST_SHOWN: Final = 1e-180
"""E-values below this are written as 0.0, and shown as `BELOW_SHOWN`."""
BELOW_SHOWN: Final = f"< {SMALLEST_SHOWN:g}"
_LOG10_SMALLEST: Final = math.log10(SMALLEST_SHOWN)
LEAST_SHARE: Final = 0.01
"""Least ratio of an area with first passages to that with normal extents. Close relatives score higher per
residue than first passages allow for: without this limit the logarithm of their E-values would double."""
SERIES_FROM: Final = 50.0
"""From this z on the series of `_mills_defect` is good to 1e-10, and the closed form cancels."""
_SIGNIFICANT: Final = "0.001"
"""The bound of significance as it is shown: for another E-value that is no number to show."""
_MOST_DIGITS: Final = 8
"""Digits in which a logarithm that is off by rounding tells no E-value from a bound."""
_WHOLE: Final = 99.95
"""Bits from which the screen shows no decimal."""


@dataclass(frozen=True, slots=True)
class GumbelParameters:
    """Parameters of the distribution of local alignment scores for a matrix or PSSM with gap costs.

    Parameters
    ----------
    lambda_, K : scale (per unit of score) and prefactor of the gapped Gumbel distribution
    H : relative entropy of gapped alignments, nats per aligned pair
    a, alpha, sigma : growth, per unit of score, of the mean, the variance and the covariance of the extents
        of an alignment in the two sequences
    a_u, alpha_u : the same `a` and `alpha` without gaps
    gap_open, gap_extend : a gap of k residues costs gap_open + k * gap_extend
    source : ``published`` in NCBI's table, ``estimated`` by simulation, of a PSSM's ``file``,
        ``fitted`` to the scores of a search, or ``unavailable``
    note : a sentence for users: where the figures come from, or why there are none

    All figures are NaN when `source` is ``unavailable``. Symbols as in Park, Sheetlin, Ma, Madden and Spouge,
    BMC Research Notes 5:286 (2012).
    """

    lambda_: float
    K: float
    H: float
    a: float
    alpha: float
    sigma: float
    a_u: float
    alpha_u: float
    gap_open: int
    gap_extend: int
    source: ParameterSource
    note: str

    @classmethod
    def unavailable(cls, gap_open: int, gap_extend: int, note: str) -> GumbelParameters:
        """Return parameters for a scheme without E-values; `note` says why."""
        nan = math.nan
        return cls(nan, nan, nan, nan, nan, nan, nan, nan, gap_open, gap_extend, "unavailable", note)

    @property
    def available(self) -> bool:
        """Whether there are E-values."""
        return self.source != "unavailable"

    @property
    def source_words(self) -> str:
        """Their source, as words that follow the figures: ``published``, ``of the PSSM's file``."""
        return "of the PSSM's file" if self.source == "file" else self.source


def source_and_note(source: str, note: str) -> str:
    """Return a line on where parameters are from: the note, after the source unless it begins with it."""
    return note if note.casefold().startswith(source) else f"{source} - {note}"


@dataclass(frozen=True, slots=True)
class Significance:
    """Turns raw scores of one query against one database into bit scores and E-values.

    Parameters
    ----------
    query_length : residues, at least 1
    database_residues : residues of all subjects together
    subjects : number of subjects, if E is a pair's E-value times that number: every subject is equally likely
        a relative, as in ssearch36 and HMMER. 0 if E is a pair's E-value times `database_residues` over the
        subject's length, as in blastp: a longer subject is more likely a relative. Where it is not 0, extents
        of alignments are first passages, too (`log_effective_pairs`).
    """

    parameters: GumbelParameters
    query_length: int
    database_residues: int
    subjects: int = 0

    @property
    def available(self) -> bool:
        """Whether E-values exist; False in the linear phase, where bits and E-values are NaN."""
        return self.parameters.available

    def bits(self, scores: NDArray[Any]) -> NDArray[np.float64]:
        """Return the bit scores (lambda S - ln K) / ln 2, float64[k]; NaN without statistics."""
        p = self.parameters
        return np.asarray((p.lambda_ * np.asarray(scores, np.float64) - math.log(p.K)) / math.log(2))

    def log10_evalues(self, scores: NDArray[Any], lengths: NDArray[np.integer[Any]]) -> NDArray[np.float64]:
        """Return log10 of the database-wide E-values, float64[k]; the rest as in `log10_pair_evalues`."""
        return np.asarray(self.log10_pair_evalues(scores, lengths) + self.log10_trials(lengths))

    def usual_log10_evalue(self, score: int, lengths: NDArray[np.int32]) -> tuple[float, int]:
        """Return log10 of a score's E-value in a subject of usual length, and that length.

        It holds the whole query where any does.

        Parameters
        ----------
        lengths : int32[n_sequences] residues of the subjects, ascending
        """
        usual = max(int(lengths[lengths.size // 2]), min(self.query_length, int(lengths[-1])))
        return float(self.log10_evalues(np.full(1, score), np.full(1, usual))[0]), usual

    def log10_trials(self, lengths: NDArray[Any]) -> NDArray[np.float64]:
        """Return log10 of the factor from a pair's E-value to the database's, for each length, float64[k]."""
        if self.subjects:
            return np.full(np.shape(lengths), np.log10(self.subjects))
        n = np.maximum(np.asarray(lengths, np.float64), 1.0)
        return np.asarray(np.log10(max(self.database_residues, 1) / n))

    def log10_pair_evalues(
        self, scores: NDArray[Any], lengths: NDArray[np.integer[Any]]
    ) -> NDArray[np.float64]:
        """Return log10 of the E-values of single pairs, corrected for their finite size.

        Parameters
        ----------
        scores : real[k]; adjusted ones are not whole numbers
        lengths : integer[k] residues of the subjects

        Returns
        -------
        float64[k]
            Finite for every score above 0, since everything is computed in logarithms. +inf, which sorts last
            and passes no bound, for a score of 0 or less (nothing aligned, or not compared) and for an empty
            subject. NaN without statistics.

        Source: Park et al. 2012, equations of `docs/decisions/003-statistics.md`.
        """
        s = np.asarray(scores, np.float64)
        n = np.asarray(lengths, np.float64)
        if not self.available:
            return np.full(np.broadcast(s, n).shape, math.nan)
        p = self.parameters
        scored = (s > 0) & (n > 0)  # others are computed with 1, so that no logarithm fails, and become inf
        s = np.where(scored, s, 1.0)
        n = np.where(scored, n, 1.0)
        log_pairs = log_effective_pairs(p, s, float(self.query_length), n, first_passage=self.subjects > 0)
        log_e = log_pairs + math.log(p.K) - p.lambda_ * s
        return np.asarray(np.where(scored, log_e / math.log(10), math.inf))

    def least_scores(
        self, lengths: NDArray[np.integer[Any]], evalue: float, highest: int
    ) -> NDArray[np.int64]:
        """Return the lowest score within an E-value bound, for subjects of each length.

        E-values fall with the score: what is left is halved until one is left.

        Parameters
        ----------
        lengths : integer[k], at least 1
        highest : the highest score of interest; where no score up to it suffices, the result is one more

        Returns
        -------
        int64[k]
        """
        too_low = np.zeros(len(lengths), np.int64)
        enough = np.full(len(lengths), highest + 1, np.int64)
        while (left := np.flatnonzero(enough - too_low > 1)).size:
            tried = (too_low[left] + enough[left]) // 2
            within = self.log10_evalues(tried, lengths[left]) <= math.log10(evalue)
            enough[left[within]], too_low[left[~within]] = tried[within], tried[~within]
        return enough


def log_effective_pairs(
    p: GumbelParameters,
    s: NDArray[np.float64],
    m: float,
    n: NDArray[np.float64],
    *,
    first_passage: bool = False,
) -> NDArray[np.float64]:
    """Return ln of the effective number of start pairs ("area") of a score, float64[k].

    The expected extent aS + b of an alignment is the same in both sequences, and so is its variance.

    Parameters
    ----------
    s, n : float64[k] scores and subject lengths; m the query's length
    first_passage : whether extents have the inverse Gaussian distribution, that of the time in which a random
        walk first reaches a score, instead of blastp's normal one. With sequences of few residues the normal
        distribution, which is symmetric and has negative extents, makes E-values too large
        (docs/decisions/028-believable-evalues.md). The area is `LEAST_SHARE` of that with normal extents at
        least.
    """
    extents = Extents(p, s)
    distinct, place = np.unique(s, return_inverse=True)
    of_query = Extents(p, distinct).within(np.full(distinct.shape, m), first_passage=first_passage)
    of_query = [terms[place] for terms in of_query]
    return extents.log_pairs(of_query, extents.within(n, first_passage=first_passage))


class Extents:
    """The extents of alignments of each score, for `log_effective_pairs`; s : float64[k].

    What they leave of a sequence depends on its length alone, so it is computed once for sequences that are
    compared with many.
    """

    def __init__(self, p: GumbelParameters, s: NDArray[np.float64]) -> None:
        gap = 2.0 * (p.gap_open + p.gap_extend)
        self._mean = p.a * s + gap * (p.a_u - p.a)
        self._variance = np.maximum(2 * p.alpha / p.lambda_, p.alpha * s + gap * (p.alpha_u - p.alpha))
        self._covariance = np.maximum(2 * p.sigma / p.lambda_, p.sigma * s + gap * (p.alpha_u - p.sigma))

    def within(self, length: NDArray[np.float64], *, first_passage: bool) -> list[NDArray[np.float64]]:
        """Return what they leave of sequences of these lengths, [k] or [n, 1]; each array [k] or [n, k].

        Two arrays for normal extents, two more for first passages: ln of the mean number of places where an
        alignment may begin, in the first case over the standard deviation, and of the chance of at least one.
        """
        z = (length - self._mean) / np.sqrt(self._variance)
        terms = [_log_expected_excess(z), each_log_ndtr(z)]
        if first_passage:
            terms += _log_first_passage(*np.broadcast_arrays(length, self._mean, self._variance))
        return terms

    def log_pairs(
        self, query: list[NDArray[np.float64]], subject: list[NDArray[np.float64]]
    ) -> NDArray[np.float64]:
        """Return the areas from what `within` returned for the query and for the subjects."""
        log_covariance = np.log(self._covariance)
        log_both = np.log(self._variance) + query[0] + subject[0]
        log_corner = log_covariance + query[1] + subject[1]
        log_pairs = np.logaddexp(log_both, log_corner)
        if len(query) > 2:
            log_passages = np.logaddexp(query[2] + subject[2], log_covariance + query[3] + subject[3])
            log_pairs = np.maximum(log_passages, log_pairs + math.log(LEAST_SHARE))
        return np.asarray(log_pairs)


def _log_first_passage(
    length: NDArray[np.float64], extent: NDArray[np.float64], variance: NDArray[np.float64]
) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """Return ln of the mean of max(0, length - x) and of the chance that x is below length, float64[k] each.

    x has the inverse Gaussian distribution of mean `extent` and of this variance; an extent of 0 or less,
    which low scores have, is taken as it is.
    """
    excess, below = np.log(length - np.minimum(extent, 0.0)), np.zeros(length.shape)
    some = extent > 0
    n, mean = length[some], extent[some]
    # With z = (n - mean) / width, y = (n + mean) / width, M Mills' ratio (1 - Phi) / phi:
    # P(x < n) = Phi(z) + phi(z) M(y), mean of max(0, n - x) = (n - mean) Phi(z) + (n + mean) phi(z) M(y).
    width = np.sqrt(variance[some] * n / mean)
    z, y = (n - mean) / width, (n + mean) / width
    log_density = -0.5 * z * z - LN_2PI_HALF
    of_y = each_erfcx(y / math.sqrt(2))
    beyond = math.sqrt(math.pi / 2) * of_y  # M(y)
    # Where z < 0 both are written with Phi(z) = phi(z) M(-z), so that phi(z), however small, is a factor.
    low = np.minimum(z, 0.0)
    of_low = each_erfcx(-low / math.sqrt(2))
    below_low = math.sqrt(math.pi / 2) * of_low + beyond
    excess_low = width * (_mills_defect(-low, of_low) - _mills_defect(y, of_y))
    high = np.maximum(z, 0.0)
    log_share, log_high = each_log_ndtr(high), -0.5 * high * high - LN_2PI_HALF
    below_high = np.logaddexp(log_share, log_high + np.log(beyond))
    excess_high = np.log(width * (high * np.exp(log_share) + y * np.exp(log_high) * beyond))
    below[some] = np.where(z < 0, log_density + np.log(below_low), below_high)
    excess[some] = np.where(z < 0, log_density + np.log(excess_low), excess_high)
    return excess, below


def _mills_defect(z: NDArray[np.float64], scaled: NDArray[np.float64]) -> NDArray[np.float64]:
    """Return 1 - z M(z), M Mills' ratio, for z from 0 on; from `SERIES_FROM` on by its series.

    scaled : erfcx(z / sqrt(2))
    """
    r = 1 / np.maximum(z, SERIES_FROM) ** 2
    far = r * (1 - 3 * r * (1 - 5 * r * (1 - 7 * r)))
    return np.where(z < SERIES_FROM, 1 - z * math.sqrt(math.pi / 2) * scaled, far)


def _log_expected_excess(z: NDArray[np.float64]) -> NDArray[np.float64]:
    """Return ln(z Phi(z) + phi(z)), the log of the mean of max(0, z + standard normal), for any z."""
    result = np.empty_like(z)
    far = z < ASYMPTOTIC_BELOW
    middle = ~far & (z < 0)
    above = ~far & ~middle
    x = z[above]
    result[above] = np.log(x * np.exp(each_log_ndtr(x)) + np.exp(-0.5 * x * x - LN_2PI_HALF))
    x = z[middle]
    scaled = 1 + x * math.sqrt(math.pi / 2) * each_erfcx(-x / math.sqrt(2))
    result[middle] = np.log(scaled) - 0.5 * x * x - LN_2PI_HALF
    x = z[far]
    r = 1 / (x * x)
    result[far] = np.log(r * (1 - 3 * r * (1 - 5 * r * (1 - 7 * r)))) - 0.5 * x * x - LN_2PI_HALF
    return result


def evalue_text(log10_evalue: float, *, tabular: bool = False) -> str:
    """Return an E-value as BLAST prints it: ``0.0`` below 1e-180, ``2e-35``, ``0.003``; NaN, inf: ``n/a``.

    `tabular` gives two more digits, as blastp's tables (outfmt 6 and 7) do: ``1.41e-54`` for ``1e-54``. The
    rules are those of NCBI's `CAlignFormatUtil::GetScoreString`, observed in the output of blastp 2.12.
    """
    if not log10_evalue < 300:
        return "n/a"
    if log10_evalue < _LOG10_SMALLEST:
        return "0.0"
    evalue = 10.0**log10_evalue
    for below, text in (
        (SMALL_EVALUE, ".2e" if tabular else ".0e"),
        (0.1, ".3f"),
        (1.0, ".2f"),
        (10.0, ".1f"),
    ):
        if evalue < below:
            return format(evalue, text)
    return f"{evalue:.0f}"


def evalue_shown(log10_evalue: float) -> str:
    """Return an E-value as the screen shows it: as BLAST prints it, but ``0.0014`` and ``< 1e-180``.

    No E-value is 0: of one that BLAST prints as 0.0 only what it is below can be said. Beside the bound of
    significance one digit does not say on which side of it an E-value is; nor do two of 0.00101, so that
    there are as many as it takes. Thousands have separators, as in all other numbers.

    Sentences, pictures and reports have an E-value as its table has it, by this or `evalue_exact`: beside
    itself it reads the same. Only the tip of its own cell, with three digits, and files say more; other
    programs' formats have `evalue_text`.
    """
    if log10_evalue < _LOG10_SMALLEST:
        return BELOW_SHOWN
    if math.log10(SMALL_EVALUE) <= log10_evalue < math.log10(0.00995):
        evalue = 10.0**log10_evalue
        for count in range(2, 6):
            if f"{evalue:.{count}g}" != _SIGNIFICANT:
                below = evalue < float(_SIGNIFICANT)  # in the notation of all lower ones
                return f"{evalue:.{count - 1}e}" if below else f"{evalue:#.{count}g}"
        return _SIGNIFICANT
    if 3 <= log10_evalue < 300:
        return f"{10.0**log10_evalue:,.0f}"
    return evalue_text(log10_evalue)


def evalue_exact(log10_evalue: float) -> str:
    """Return the same as `evalue_shown`, and of one below 1e-180 its digit, as long as it is known."""
    shown = evalue_shown(log10_evalue)
    return evalue_digits(log10_evalue, 1) if shown == BELOW_SHOWN and math.isfinite(log10_evalue) else shown


def evalue_beyond(shown: str, log10_evalue: float, bound: float) -> str:
    """Return how an E-value is shown, with as many digits as it takes not to read as a bound it is beyond."""
    if not math.log10(bound) < log10_evalue < 300:
        return shown
    texts = (shown, *(evalue_digits(log10_evalue, count) for count in range(2, _MOST_DIGITS + 1)))
    numbers = (math.nan if text == BELOW_SHOWN else float(text.replace(",", "")) for text in texts)
    return next((text for text, number in zip(texts, numbers, strict=True) if number > bound), shown)


def evalue_digits(log10_evalue: float, digits: int) -> str:
    """Return an E-value in the notation of `evalue_text` with so many digits, however small it is."""
    if digits <= log10_evalue < 6:
        return f"{10.0**log10_evalue:,.0f}"
    if log10_evalue >= math.log10(SMALL_EVALUE):
        return f"{10.0**log10_evalue:.{digits}g}"
    whole = math.floor(log10_evalue)
    mantissa = f"{10.0 ** (log10_evalue - whole):.{digits - 1}f}"
    if float(mantissa) == 10:
        whole, mantissa = whole + 1, f"{1:.{digits - 1}f}"
    return f"{mantissa}e{whole:03d}"


def bits_shown(bits: float) -> str:
    """Return a bit score as the screen shows it: rounded, with one decimal below 100; ``n/a`` for NaN."""
    if math.isnan(bits):
        return "n/a"
    return f"{bits:.1f}" if bits < _WHOLE else f"{bits:,.0f}"


@cache
def _table() -> tuple[dict[str, dict[tuple[int, int], GumbelParameters]], dict[str, tuple[int, int]]]:
    """Return the published rows by matrix and gap costs, and the pair marked best for every matrix."""
    rows = [
        line.split("\t")
        for line in resource_text(TABLE).splitlines()
        if line.strip() and not line.startswith(("#", "matrix\t"))
    ]
    ungapped = {row[0]: row for row in rows if not row[1]}
    published: dict[str, dict[tuple[int, int], GumbelParameters]] = {}
    best: dict[str, tuple[int, int]] = {}
    for name, gap_open, gap_extend, lambda_, K, H, a, _beta, _C, alpha, sigma, note in rows:
        if not gap_open:
            continue
        costs = (int(gap_open), int(gap_extend))
        published.setdefault(name, {})[costs] = GumbelParameters(
            float(lambda_), float(K), float(H), float(a), float(alpha), float(sigma),
            float(ungapped[name][6]), float(ungapped[name][9]), *costs,
            "published", f"Published NCBI parameters of {name} with gap costs {costs[0]}/{costs[1]}.",
        )  # fmt: skip
        if note.strip() == "best":
            best[name] = costs
    return published, best


def published_matrices() -> tuple[str, ...]:
    """Return the names of the matrices with published parameters, in the table's order."""
    return tuple(_table()[0])


def published_gap_costs(matrix_name: str) -> tuple[tuple[int, int], ...]:
    """Return the (gap_open, gap_extend) pairs with published parameters, in the table's order; () if none."""
    return tuple(_table()[0].get(matrix_name, {}))


def published_best_gap_costs(matrix_name: str) -> tuple[int, int]:
    """Return the pair that NCBI marks best for a published matrix. Raises KeyError for others."""
    return _table()[1][matrix_name]


def published_parameters(matrix_name: str, gap_open: int, gap_extend: int) -> GumbelParameters | None:
    """Return the published row of a matrix and its gap costs, or None."""
    return _table()[0].get(matrix_name, {}).get((gap_open, gap_extend))
