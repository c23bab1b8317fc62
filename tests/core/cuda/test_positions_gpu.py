"""Position-specific queries on real GPUs: the CPU's scores by every kernel, form and query length."""

from __future__ import annotations

import numpy as np
import pytest

from swathe.core.cancel import CancelToken
from swathe.core.cuda.devices import probe
from swathe.core.cuda.published.catalogue import PUBLISHED
from swathe.core.engines import NOT_COMPARED
from swathe.core.engines.cpu import CpuEngine
from swathe.core.engines.gpu import GpuEngine
from swathe.core.engines.published import PublishedEngine
from swathe.core.scoring.pssm import PositionSpecificQuery
from swathe.core.scoring.scheme import PositionScheme, ScoringScheme
from swathe.core.sequences.alphabet import AS_SCORED, N_CODES
from swathe.kernels.registry import variants_of
from swathe.kernels.tiled import FOLDED, GENERAL, HALF, WIDE, choose_form
from tests.memory_database import MemoryDatabase

pytestmark = pytest.mark.gpu

KERNELS = [variant.name for variant in variants_of("gpu")]
LENGTHS = [1, 31, 97, 144, 464, 1_500]
RANGES = {
    "usual": (-6, 12, (11, 1)),
    "wide range": (-100, 90, (11, 1)),
    "any byte": (-128, 127, (20, 3)),
    "cheap gaps": (-4, 9, (0, 1)),
    "nothing positive": (-9, 0, (11, 1)),
    "dear gaps": (-6, 12, (1_000, 100)),
}


@pytest.fixture(scope="module")
def devices():
    found = probe()
    if found.reason:
        pytest.skip(f"no GPU here: {found.reason}")
    return found.devices


@pytest.fixture(scope="module")
def reference():
    engine = CpuEngine(kernel="scalar")
    yield engine
    engine.close()


@pytest.fixture(scope="module", params=KERNELS)
def engine(request, devices):
    make = PublishedEngine if request.param in PUBLISHED else GpuEngine
    engine = make(devices, request.param)
    yield engine
    engine.close()


def pssm(m: int, low: int, high: int, seed: int = 1) -> PositionSpecificQuery:
    """Return scores of a range, drawn anew for every position, the best of each far above the others."""
    rng = np.random.default_rng(seed)
    scores = rng.integers(low, min(high, max(low + 1, high // 3)), (m, N_CODES))
    best = rng.integers(0, 20, m)
    scores[np.arange(m), best] = high
    scores = scores[:, AS_SCORED]
    return PositionSpecificQuery("pssm", best.astype(np.uint8), scores.astype(np.int8), "made")


def database_of(query: PositionSpecificQuery, n: int, giant: int) -> MemoryDatabase:
    """Random subjects, relatives of what scores best with pieces lost and put in, and a giant."""
    rng = np.random.default_rng(2)
    subjects = [rng.integers(0, N_CODES, k) for k in np.exp(rng.normal(5, 0.9, n)).clip(0, 3_500).astype(int)]
    for cut in rng.integers(0, len(query) + 1, 60):
        relative = np.concatenate(
            (query.codes[:cut], rng.integers(0, 20, cut % 7), query.codes[cut + cut % 5 :])
        )
        subjects.append(
            np.where(rng.random(relative.size) < 0.8, relative, rng.integers(0, 20, relative.size))
        )
    subjects += [np.tile(query.codes, 2), query.codes, [], rng.integers(0, 20, giant)]
    return MemoryDatabase([np.asarray(subject, np.uint8) for subject in subjects])


def search(engine, scheme, codes, database):
    scores = np.full(database.n_sequences, NOT_COMPARED, np.int32)
    cells = list(engine.score(codes, scheme, database, scores, CancelToken()))
    assert cells[-1] == codes.size * database.n_residues
    return scores


@pytest.mark.parametrize("m", LENGTHS)
def test_usual_scores_at_every_length(engine, reference, m):
    query = pssm(m, -6, 12, seed=m)
    database = database_of(query, 2_000, 9_000)
    scheme = PositionScheme(query, 11, 1)
    theirs = search(reference, scheme, query.codes, database)
    assert theirs.max() >= 12 * m * 0.9
    assert (search(engine, scheme, query.codes, database) == theirs).all()


@pytest.mark.parametrize("kind", RANGES)
def test_scores_of_every_range(engine, reference, kind):
    low, high, gaps = RANGES[kind]
    query = pssm(150, low, high)
    database = database_of(query, 600, 4_000)
    scheme = PositionScheme(query, *gaps)
    theirs = search(reference, scheme, query.codes, database)
    assert (search(engine, scheme, query.codes, database) == theirs).all()


def test_every_form_has_a_pssm_that_it_computes(devices):
    """What `test_scores_of_every_range` searches takes a form with folded scores and the general one."""
    capability = devices[0].capability
    forms = {choose_form(low, high, *gaps, capability) for low, high, gaps in RANGES.values()}
    assert forms <= {FOLDED, HALF, GENERAL, WIDE}
    assert GENERAL in forms
    assert forms & {FOLDED, HALF}


def test_a_matrix_written_as_a_pssm_scores_as_the_matrix(engine):
    scheme = ScoringScheme.load("BLOSUM62")
    codes = np.random.default_rng(5).integers(0, 20, 333).astype(np.uint8)
    query = PositionSpecificQuery("q", codes, scheme.table(codes), "made")
    database = database_of(query, 3_000, 20_000)
    by_matrix = search(engine, scheme, codes, database)
    assert (search(engine, PositionScheme(query, 11, 1), codes, database) == by_matrix).all()
    assert (search(engine, scheme, codes, database) == by_matrix).all()
