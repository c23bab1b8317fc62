"""A request from options as people give them: those of `swathe search`, by the same names everywhere."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from pathlib import Path

from swathe.core.errors import InvalidRequest
from swathe.core.scoring.matrices import named_matrix
from swathe.core.scoring.scheme import ScoringScheme
from swathe.core.search.masking import SEG, read_parameters
from swathe.core.search.request import DEFAULT_EVALUE, SearchRequest
from swathe.core.search.round_options import DEFAULT_INCLUSION, RoundOptions
from swathe.core.sequences.low_complexity import SegParameters
from swathe.core.sequences.sequence import ReadingNotes, Sequence
from swathe.core.statistics.evalues import Method
from swathe.core.statistics.permutation_options import DEFAULT_PERMUTATIONS, PairwiseOptions, Shuffled
from swathe.core.statistics.presets import DEFAULT, scoring_options
from swathe.core.taxonomy.choice import TaxonChoice

KernelOptions = Mapping[str, int | str]
Spelling = Callable[..., str]
"""How an option is written: its name, and its value where there is one."""


def as_argument(name: str, value: object = None) -> str:
    """Return an option as the command line has it: ``--permute-top``, ``--permute-top 50``."""
    option = f"--{name.replace('_', '-')}"
    return option if value is None else f"{option} {value}"


def as_keyword(name: str, value: object = None) -> str:
    """Return an option as Python has it: ``permute_top``, ``permute_top=50``."""
    return name if value is None else f"{name}={value!r}"


def make_request(
    queries: tuple[Sequence, ...],
    database: Path,
    *,
    also: Iterable[Path] | None = None,
    taxdump: Path | None = None,
    taxon: Iterable[str] | None = None,
    not_taxon: Iterable[str] | None = None,
    preset: str = DEFAULT,
    matrix: str | None = None,
    gap_open: int | None = None,
    gap_extend: int | None = None,
    evalue: float = DEFAULT_EVALUE,
    evalues: Method | None = None,
    top: int | None = None,
    engine: str = "auto",
    cluster: str | None = None,
    device: tuple[int, ...] | None = None,
    kernel: str = "auto",
    kernel_option: KernelOptions | None = None,
    threads: int = 0,
    mask: str = "no",
    seg: str | None = None,
    permutations: int | None = None,
    permute: Shuffled | None = None,
    permute_top: int | None = None,
    permute_evalue: float | None = None,
    permute_method: str | None = None,
    permute_option: KernelOptions | None = None,
    seed: int | None = None,
    censored: float | None = None,
    rounds: int | None = None,
    inclusion: float | None = None,
    include: Iterable[str] | None = None,
    exclude: Iterable[str] | None = None,
    allow_nucleotides: bool = False,
    query_source: str = "",
    query_files: tuple[Path, ...] = (),
    query_notes: ReadingNotes | None = None,
    spell: Spelling = as_keyword,
) -> SearchRequest:
    """Return the request that options ask for.

    Parameters
    ----------
    also : databases that are searched together with it
    preset : fills in `matrix`, the gap costs and `evalues` where they are not given
    seg : SEG's window and bounds, ``12/2.2/2.5``
    query_source, query_files, query_notes : as in `SearchRequest`
    spell : how messages write options

    What the rest mean is said in docs/command-line.md, and in `SearchRequest`.

    Raises
    ------
    InvalidRequest
        for options out of range, and for those that need another one that is not given
    MatrixError
        where a matrix file has a fault
    """
    matrix, gap_open, gap_extend, evalues = scoring_options(preset, matrix, gap_open, gap_extend, evalues)
    return SearchRequest(
        queries=queries,
        database=database,
        scheme=ScoringScheme.load(named_matrix(matrix), gap_open, gap_extend),
        evalue=evalue,
        evalues=evalues,
        top=top,
        engine=engine_of(engine, cluster, spell),
        kernel=kernel,
        threads=threads,
        devices=device,
        kernel_options=tuple((kernel_option or {}).items()),
        pairwise=_permutations(
            spell,
            permutations,
            seed=seed,
            censored=censored,
            top=permute_top,
            evalue=permute_evalue,
            shuffled=permute,
            method=permute_method,
            method_options=tuple(permute_option.items()) if permute_option else None,
        ),
        mask=_masking(spell, mask, seg),
        iteration=_rounds(spell, rounds, inclusion, tuple(include or ()), tuple(exclude or ())),
        allow_nucleotides=allow_nucleotides,
        query_source=query_source,
        query_files=query_files,
        query_notes=query_notes or ReadingNotes(),
        more_databases=tuple(also or ()) or None,
        taxa=_taxa(spell, taxdump, tuple(taxon or ()), tuple(not_taxon or ())),
    )


def _taxa(
    spell: Spelling, taxdump: Path | None, only: tuple[str, ...], without: tuple[str, ...]
) -> TaxonChoice | None:
    if taxdump is None and (only or without):
        raise InvalidRequest(
            "taxa",
            "A taxon is named, but not where NCBI's taxonomy is.",
            f"Add {spell('taxdump')}: the folder or the archive (docs/guide.md).",
        )
    return None if taxdump is None else TaxonChoice(taxdump, only, without)


def engine_of(engine: str, cluster: str | None, spell: Spelling = as_keyword) -> str:
    """Return the name of an engine on a cluster, which its address is a part of; without one as it is.

    Raises InvalidRequest for another engine than a cluster's.
    """
    if not cluster:
        return engine
    if engine not in ("auto", "cluster"):
        raise InvalidRequest(
            "engine",
            f"A cluster has engines of its own, not {engine!r}.",
            f"Leave {spell('engine', engine)} out, or {spell('cluster')}.",
        )
    return f"cluster:{cluster}"


def _permutations(spell: Spelling, permutations: int | None, **options: object) -> PairwiseOptions | None:
    given = {name: value for name, value in options.items() if value is not None}
    if permutations is not None:
        return PairwiseOptions(permutations, **given)  # type: ignore[arg-type]
    if given:
        raise InvalidRequest(
            "permutations",
            "Options of pairwise significance are set, but not the number of permutations.",
            f"Add {spell('permutations', DEFAULT_PERMUTATIONS)}.",
        )
    return None


def _masking(spell: Spelling, mask: str, seg: str | None) -> SegParameters | None:
    if mask == SEG:
        return read_parameters(seg) if seg is not None else SegParameters()
    if mask != "no":
        raise InvalidRequest("mask", f"There is no masking {mask!r}.", f"Choose no or {SEG}.")
    if seg is not None:
        raise InvalidRequest(
            "mask",
            f"{spell('seg')} is set, but masking is not.",
            f"Add {spell('mask', SEG)}, or leave {spell('seg')} out.",
        )
    return None


def _rounds(
    spell: Spelling,
    rounds: int | None,
    inclusion: float | None,
    include: tuple[str, ...],
    exclude: tuple[str, ...],
) -> RoundOptions | None:
    if rounds is not None:
        bound = DEFAULT_INCLUSION if inclusion is None else inclusion
        return RoundOptions(rounds, bound, include or None, exclude or None)
    for name, given in (("inclusion", inclusion is not None), ("include", include), ("exclude", exclude)):
        if given:
            raise rounds_missing(name, spell)
    return None


def rounds_missing(option: str, spell: Spelling) -> InvalidRequest:
    """Return the error for an option of iterated searches without the number of rounds."""
    return InvalidRequest(
        "rounds",
        f"{spell(option)} is an option of iterated searches, but {spell('rounds')} is missing.",
        f"Add {spell('rounds', 5)}; {spell('rounds', 1)} searches once and builds a PSSM from the hits.",
    )
