"""Save the profile of a round as a PSSM, and beside it a text on what that was built from."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from pathlib import Path

from swathe.core.cancel import CancelToken
from swathe.core.export.provenance import lines
from swathe.core.profiles.pssm_file import ascii_pssm
from swathe.core.results.hits import ADDED
from swathe.core.rounds.facts import parts_of
from swathe.core.scoring.about_pssm import about_pssm, digest_of, line_about
from swathe.core.scoring.scheme import PositionScheme
from swathe.core.scoring.significance import evalue_shown
from swathe.core.search.events import SearchResult
from swathe.core.search.rounds import QueryRound, basis_of_profile
from swathe.core.statistics.calibration import gumbel_parameters
from swathe.core.statistics.conclusion import Basis
from swathe.core.statistics.position_statistics import position_parameters
from swathe.core.system.files import atomic_file, is_special
from swathe.core.system.words import counted, shown


def save_pssm(path: Path, result: SearchResult, query: int, token: CancelToken) -> tuple[Path, ...]:
    """Write the profile of a query's hits in the last round, and `about_pssm` beside it, both or neither.

    The query is given by its 0-based place; the files are returned. A terminal, a pipe or a device has no
    file beside it. The profile's statistics, which the PSSM includes, are estimated first: about a second.
    Raises ExportError if a file cannot be written, OperationCancelled.
    """
    scheme, parts = result.plan.request.scheme, parts_of(result.rounds, query)
    part = parts[-1]
    standard = gumbel_parameters(scheme, token)
    scores = PositionScheme(part.profile.as_query(), scheme.gap_open, scheme.gap_extend)
    pssm = ascii_pssm(part.profile, scheme, standard, position_parameters(scores, token)).encode()
    texts = {path: pssm}
    if not is_special(path):
        basis = basis_of_profile(parts)
        line = line_about(pssm, basis.doubted, basis.suspected, _sequences(part))
        about = "\n".join(_about(path, result, parts, basis, line))
        texts[about_pssm(path)] = f"{about}\n".encode("utf-8", "backslashreplace")
    with ExitStack() as files:
        for file, text in texts.items():
            stream = files.enter_context(atomic_file(file))
            stream.write(text)
            stream.flush()  # a full disk is noticed before either is in its place
    return tuple(texts)


def _sequences(part: QueryRound) -> tuple[str, ...] | None:
    """Return the digests of the sequences that a profile was built from; None where not all are known.

    A PSSM that the search began with is in all its rounds.
    """
    hits = part.result.hits
    given = () if hits.given_pssm is None else hits.given_pssm.built_from
    if given is None:
        return None
    sequences = (part.profile.query, *map(hits.database.sequence, part.included.tolist()))
    return tuple(dict.fromkeys((*given, *map(digest_of, sequences))))


def _about(
    path: Path, result: SearchResult, parts: Sequence[QueryRound], basis: Basis, line: str
) -> Iterator[str]:
    """Yield the lines of the text: the query, the hits that its profile was built from, and the search.

    Parameters
    ----------
    parts : the rounds of the query; the profile is the last one's
    basis : what the profile rests on
    line : for programs
    """
    number, part = len(parts), parts[-1]
    query, used = part.profile.query, counted(part.profile.sequences, "hit")
    yield f"What {shown(path.name)} was built from"
    yield ""
    yield (
        "The PSSM (position-specific scoring matrix) beside this text is in the format of psiblast "
        "-out_ascii_pssm, which has no place for this."
    )
    yield ""
    yield f"Query: {shown(query.header) or 'without a name'} ({counted(len(query), 'residue')})"
    repeats = f"; {part.profile.removed:,} more repeat these or the query" if part.profile.removed else ""
    yield f"Built from: the query and {used} of round {number}{repeats}"
    if basis.named:
        yield f"Caution: {shown(basis.sentence.strip())}"
    if less := (*basis.doubted, *basis.suspected):
        yield f"Less than convincing themselves: {shown(', '.join(less))}"
    yield line
    yield ""
    yield f"The search that found the hits of round {number}, with what scored in that round:"
    yield ""
    for label, words in lines(result):
        yield f"{label}: {shown(words)}"
    yield ""
    yield (
        "Hits included, each with the round that first included it and its E-value there. Their scores with "
        "the PSSM are no evidence that they are relatives, as it was built from them:"
    )
    yield ""
    yield from _included(part)


def _included(part: QueryRound) -> Iterator[str]:
    """Yield a line for each hit of the profile, and how many the round does not list."""
    hits, rows = part.result.hits, part.included_rows().tolist()
    assert hits.rounds is not None
    yield f"{'Round':>5}  {'E-value':>9}  Hit"
    for row in rows:
        number, log10_evalue = hits.rounds[row], hits.log10_evalues[row]
        if hits.entry_rounds is not None and hits.entry_log10_evalues is not None and hits.is_in_profile(row):
            number, log10_evalue = hits.entry_rounds[row], hits.entry_log10_evalues[row]
        by_hand = " (added by hand)" if hits.by_hand.get(row) == ADDED else ""
        evalue = evalue_shown(float(log10_evalue)) or "not listed"
        yield f"{int(number):>5}  {evalue:>9}  {shown(hits.header(row))}{by_hand}"
    if missing := part.included.size - len(rows):
        yield f"{counted(missing, 'more hit')}, which the round does not list"
