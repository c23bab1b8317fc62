"""Search, and open what was saved."""

from __future__ import annotations

import logging
import os
import warnings
from collections.abc import Iterable, Mapping
from contextlib import closing
from pathlib import Path
from typing import Literal, NamedTuple

from swathe._engines import Choice, Engine, choose, lent
from swathe._hits import Hits
from swathe._inputs import Database, Query, read_paths, read_query, read_taxa
from swathe._progress import Progress, Reporter, attended
from swathe.core.permutation.events import PairwiseProgress
from swathe.core.run import run_request
from swathe.core.search.events import (
    Cancelled,
    Estimating,
    Event,
    Failed,
    Finished,
    Importing,
    ProfileProgress,
    RoundStarted,
    SearchResult,
    Warned,
)
from swathe.core.search.events import Progress as Compared
from swathe.core.search.options import make_request
from swathe.core.search.request import SearchRequest
from swathe.core.sequences.sequence import ReadingNotes
from swathe.core.system.resources import sample_database, sample_queries

# What goes wrong with a GPU is said in warnings; without this Python would print the log of it, too.
logging.getLogger("swathe").addHandler(logging.NullHandler())


class SwatheWarning(UserWarning):
    """Something to know of a search that is no error.

    A GPU failed and others did its work, memory ran short, or lines that look like a list were read as one
    sequence.
    """


class SearchInterrupted(KeyboardInterrupt):
    """Ctrl-C cancelled a search.

    Attributes
    ----------
    hits : what it had found, `Hits` whose ``complete`` is False; None where it had not begun to compare

    Examples
    --------
    >>> try:
    ...     hits = swathe.search(query, database)
    ... except KeyboardInterrupt as stopped:
    ...     hits = stopped.hits
    """

    def __init__(self, hits: Hits | None) -> None:
        found = "nothing was compared yet" if hits is None else f"its attribute hits has {len(hits):,}"
        super().__init__(f"the search was interrupted; {found}")
        self.hits = hits


class Sample(NamedTuple):
    """The files of the sample: two queries and a database of 413 sequences."""

    query: Path
    database: Path


def search(
    query: Query,
    database: Database,
    *,
    preset: Literal["close", "usual", "distant", "short-peptide"] = "usual",
    matrix: str | os.PathLike[str] | None = None,
    gap_open: int | None = None,
    gap_extend: int | None = None,
    evalue: float = 10.0,
    evalues: Literal["adjusted", "fitted", "matrix"] | None = None,
    top: int | None = None,
    taxdump: str | os.PathLike[str] | None = None,
    taxon: Iterable[str | int] | None = None,
    not_taxon: Iterable[str | int] | None = None,
    mask: Literal["no", "seg"] = "no",
    seg: str | None = None,
    rounds: int | None = None,
    inclusion: float | None = None,
    include: Iterable[str] | None = None,
    exclude: Iterable[str] | None = None,
    permutations: int | None = None,
    permute: Literal["subject", "query", "both"] | None = None,
    permute_top: int | None = None,
    permute_evalue: float | None = None,
    permute_method: str | None = None,
    permute_option: Mapping[str, int | str] | None = None,
    seed: int | None = None,
    censored: float | None = None,
    engine: str | Engine = "auto",
    cluster: str | None = None,
    kernel: str = "auto",
    kernel_option: Mapping[str, int | str] | None = None,
    device: int | Iterable[int] | None = None,
    threads: int = 0,
    allow_nucleotides: bool = False,
    progress: Progress = True,
) -> Hits:
    """Compare queries with every sequence of a database, and return the hits.

    Options are those of the command line, by the same names (docs/command-line.md).

    Parameters
    ----------
    query : what to search with, one or several: the path of a FASTA file or of a PSSM, FASTA text, residues,
        a (name, residues) pair, a Biopython SeqRecord, or a list of these
    database : a FASTA file (plain, gz, bz2, xz, zst) or a ``.swdb`` file, or a list of these, which are
        searched as if they were one
    preset : matrix, gap costs and E-values for close or distant relatives or short peptides, where they are
        not given
    matrix : one of `matrices`, or a file in NCBI's format
    gap_open, gap_extend : a gap of k residues costs gap_open + k · gap_extend; None: what suits the matrix
    evalue : report hits up to this E-value
    evalues : what E-values rest on: compositions and the search's scores, its scores alone, or the matrix
    top : report only the best so many hits of each query
    taxdump, taxon, not_taxon : NCBI's taxonomy, and numbers or names of taxa: only sequences of them, or of
        all but these, are searched
    mask, seg : ``"seg"`` masks low-complexity segments of queries; its window and bounds, ``"12/2.2/2.5"``
    rounds, inclusion : search again with a profile of the hits up to this E-value (0.002), so many times at
        most
    include, exclude : names of hits that profiles are built from whatever their E-value, and of those that
        none is
    permutations : estimate pairwise significance from so many permuted copies of each hit (1000 will do)
    permute, permute_top, permute_evalue : what is permuted (``"subject"``), and for which hits (all)
    permute_method, permute_option, seed, censored : how, as on the command line
    engine : ``auto`` (a GPU where there is one), ``cpu``, ``gpu``, ``hybrid``, ``cluster``, or one of
        `open_engine`
    cluster : the address of a cluster's scheduler, or its file (docs/cluster.md)
    kernel, kernel_option : an algorithm of the engine, and its options by name
    device : numbers of the GPUs to use; None: all
    threads : CPU threads; 0: all cores
    allow_nucleotides : search even if a query or the database looks like DNA or RNA
    progress : True: a bar, if tqdm is installed; False: none; or what is called with phase, done and total

    Returns
    -------
    Hits
        of all queries, best first for each

    Raises
    ------
    SwatheError
        for wrong input and options, with a hint
    SearchInterrupted
        after Ctrl-C, within 50 ms; a KeyboardInterrupt that holds what was found

    Warns
    -----
    SwatheWarning
        where a GPU failed and others did its work, where memory ran short: ``complete`` is then False, and
        where lines that look like a list of queries without headers were read as one sequence

    Examples
    --------
    >>> query, database = swathe.sample()
    >>> hits = swathe.search(query, database, preset="distant", top=5)
    >>> len(hits)
    10
    """
    choice = choose(engine, kernel, threads, device, kernel_option, cluster)
    queries, paths = read_query(query), read_paths(database)
    for sentence in ReadingNotes(joined_lines=queries.notes.joined_lines).sentences():
        warnings.warn(f"{queries.source}: {sentence}", SwatheWarning, stacklevel=2)
    request = make_request(
        queries.sequences,
        paths[0],
        also=paths[1:],
        preset=preset,
        matrix=None if matrix is None else os.fspath(matrix),
        gap_open=gap_open,
        gap_extend=gap_extend,
        evalue=evalue,
        evalues=evalues,
        top=top,
        taxdump=None if taxdump is None else Path(taxdump).expanduser(),
        taxon=read_taxa(taxon),
        not_taxon=read_taxa(not_taxon),
        mask=mask,
        seg=seg,
        rounds=rounds,
        inclusion=inclusion,
        include=include,
        exclude=exclude,
        permutations=permutations,
        permute=permute,
        permute_top=permute_top,
        permute_evalue=permute_evalue,
        permute_method=permute_method,
        permute_option=permute_option,
        seed=seed,
        censored=censored,
        engine=choice.engine,
        kernel=choice.kernel,
        kernel_option=dict(choice.kernel_option),
        device=choice.device,
        threads=choice.threads,
        allow_nucleotides=allow_nucleotides,
        query_source=queries.source,
        query_files=queries.files,
        query_notes=queries.notes,
    )
    result, said = _result(request, engine, choice, progress)
    for sentence in said:
        warnings.warn(sentence, SwatheWarning, stacklevel=2)
    return Hits._of(result, progress)


def open_run(path: str | os.PathLike[str], *, progress: Progress = True) -> Hits:
    """Open a run that `Hits.save`, the window or ``swathe search --save`` wrote, and return its hits.

    Parameters
    ----------
    progress : whether aligning and exporting its hits shows a bar, as in `search`

    Raises
    ------
    SwatheError
        for a file that is missing, no saved run, truncated, altered or of a newer version

    Examples
    --------
    >>> hits.save("run.swr")
    >>> len(swathe.open_run("run.swr")) == len(hits)
    True
    """
    from swathe.core.history.run_file import read_run

    return Hits._of(read_run(Path(path).expanduser()).result, progress)


def sample() -> Sample:
    """Return the paths of the sample that comes with Swathe: two queries, and a database.

    Examples
    --------
    >>> query, database = swathe.sample()
    >>> query.name, database.name
    ('queries.fasta', 'swissprot-413.fasta')
    """
    return Sample(sample_queries(), sample_database())


def _result(
    request: SearchRequest, engine: str | Engine, choice: Choice, progress: Progress
) -> tuple[SearchResult, list[str]]:
    """Run a search to its end; return what it found, and what to warn of."""
    said: list[str] = []
    with attended(progress) as (token, bar):
        bar.show("Preparing", 0, 0)
        with lent(engine, choice) as opened, closing(run_request(request, opened, token)) as events:
            phase = "Searching"
            for event in events:
                match event:
                    case RoundStarted(number):
                        phase = f"Round {number}"
                    case Warned(sentence):
                        said.append(sentence)
                    case Failed(error):
                        raise error
                    case Finished(result) | Cancelled(result):
                        if token.cancelled:
                            raise SearchInterrupted(None if result is None else Hits._of(result, progress))
                        assert result is not None
                        return result, [*said, *([result.stopped] if result.stopped else [])]
                    case _:
                        _show(event, phase, bar)
    raise RuntimeError("the search ended without saying how")


def _show(event: Event, phase: str, bar: Reporter) -> None:
    match event:
        case Importing(reading):
            what = "Checking" if reading.checking else "Reading"
            bar.show(what, reading.bytes_done, reading.bytes_total, "B")
        case Estimating():
            bar.show("Estimating statistics", 0, 0)
        case Compared():
            bar.show(phase, event.cells_done, event.cells_total, " cells")
        case ProfileProgress():
            bar.show("Aligning", event.done, event.total, " hits")
        case PairwiseProgress():
            bar.show("Permuting", event.cells_done, event.cells_total, " cells")
