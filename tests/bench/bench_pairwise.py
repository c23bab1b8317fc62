"""Print how fast pairwise significance is estimated, and how true: bias, errors, goodness, real tails.

Scores and fits are checked before they are timed. `--gpu` estimates on the GPU engine, on all GPUs; `--speed`
leaves out how true the fits are, which takes minutes.
"""

from __future__ import annotations

import gc
import math
import os
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import numpy as np

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT))

from swathe.core.cancel import CancelToken  # noqa: E402
from swathe.core.engines import open_engine  # noqa: E402
from swathe.core.engines.base import NOT_COMPARED  # noqa: E402
from swathe.core.permutation.copies import CopyChunk, CopyRange, permuted_on_host  # noqa: E402
from swathe.core.permutation.estimation import HitsToPermute, estimate  # noqa: E402
from swathe.core.permutation.events import PairwiseProgress  # noqa: E402
from swathe.core.permutation.permutation import permuted_copies  # noqa: E402
from swathe.core.results.hits import HitTable  # noqa: E402
from swathe.core.scoring.scheme import ScoringScheme  # noqa: E402
from swathe.core.sequences.fasta import read_sequences  # noqa: E402
from swathe.core.sequences.sequence import Sequence  # noqa: E402
from swathe.core.statistics.gumbel import fit_censored  # noqa: E402
from swathe.core.statistics.pair_significance import Pairs, PairSignificance, assess  # noqa: E402
from swathe.core.statistics.permutation_options import DEFAULT_CENSORED, PairwiseOptions  # noqa: E402
from tests.memory_database import MemoryDatabase  # noqa: E402

SCOP = ROOT.parent / "shared" / "data" / "scop40.fasta.gz"
BLOSUM62 = ScoringScheme.load("BLOSUM62", 11, 1)
LAMBDA, MU = 0.27, 32.0
LENGTHS = (
    (62, 63),
    (93, 243),
    (157, 150),
    (253, 96),
    (300, 309),
    (222, 124),
    (464, 209),
    (149, 420),
    (49, 157),
    (211, 209),
)
"""Of the real pairs: query and subject."""


def best_of(runs: int, action) -> float:
    """Return the shortest of several runs, in seconds."""
    seconds = []
    for _ in range(runs):
        began = time.perf_counter()
        action()
        seconds.append(time.perf_counter() - began)
    return min(seconds)


def rates(runs: int, action, cells: int) -> tuple[float, float]:
    """Return the best GCUPS of several runs: by the clock, and by the processor time of this process."""
    best = [0.0, 0.0]
    for _ in range(runs):
        began = time.perf_counter(), time.process_time()
        action()
        taken = time.perf_counter() - began[0], time.process_time() - began[1]
        best = [max(rate, cells / seconds / 1e9) for rate, seconds in zip(best, taken, strict=True)]
    return best[0], best[1]


def permuting() -> None:
    """Time the permutations of one core."""
    for n in (100, 400, 1000, 5000):
        residues = np.random.default_rng(n).integers(0, 20, n).astype(np.uint8)
        count = 4_000_000 // n
        copies = permuted_copies(residues, 1, 0, count)
        assert (np.sort(copies[-1]) == np.sort(residues)).all()
        seconds = best_of(5, lambda residues=residues, count=count: permuted_copies(residues, 1, 0, count))
        rate = n * count / seconds / 1e6
        print(f"permuting {n:5,} residues      {rate:8.0f} M residues/s of one core (best of 5)")


def random_residues(rng: np.random.Generator, n: int) -> np.ndarray:
    return rng.integers(0, 20, n).astype(np.uint8)


def table_of(query: Sequence, subjects: list[np.ndarray], engine) -> HitTable:
    """Return a table of all subjects, scored."""
    database = MemoryDatabase(subjects)
    scores = np.full(len(subjects), NOT_COMPARED, np.int32)
    for _ in engine.score(query.codes, BLOSUM62, database, scores, CancelToken()):
        pass
    rows = np.arange(len(subjects))
    nothing = np.full(len(subjects), math.nan)
    return HitTable(query, database, rows, scores, nothing, nothing, scoring=BLOSUM62)


def searching(engine, query: Sequence, n: int) -> tuple[float, float]:
    """Return the rates of a search of `n` random subjects, as `rates` does."""
    rng = np.random.default_rng(1)
    database = MemoryDatabase([random_residues(rng, int(length)) for length in rng.integers(100, 1001, n)])
    scores = np.full(n, NOT_COMPARED, np.int32)

    def search() -> None:
        for _ in engine.score(query.codes, BLOSUM62, database, scores, CancelToken()):
            pass

    search()
    return rates(3, search, len(query) * database.n_residues)


def speed(engine, searched: int, estimated: int) -> None:
    """Compare an estimate with a search on the same engine: 400 residues against 100 to 1,000.

    searched, estimated : subjects
    """
    rng = np.random.default_rng(2)
    query = Sequence("query", random_residues(rng, 400))
    search, search_core = searching(engine, query, searched)
    gc.collect()
    gc.freeze()  # as the window does: looking through what libraries hold takes longer than a chunk of copies
    table = table_of(query, [random_residues(rng, int(n)) for n in np.linspace(100, 1000, estimated)], engine)
    work = [HitsToPermute(0, table, np.arange(estimated), BLOSUM62)]

    def run() -> None:
        for event in estimate(work, PairwiseOptions(), engine, CancelToken()):
            assert isinstance(event, PairwiseProgress) or all(pair.fitted for pair in event.pairs)

    run()
    cells = 400 * 1_000 * work[0].residues
    estimating, estimate_core = rates(3, run, cells)
    print(f"{engine.label}: best of 3, by the clock and by this process's processor time")
    print(f"  search, {searched:,} subjects     {search:8.1f} GCUPS {search_core:8.1f}")
    print(f"  estimate, {estimated:,} × 1,000    {estimating:8.1f} GCUPS {estimate_core:8.1f}, all included")
    print(f"                             {estimating / search:8.0%} {estimate_core / search_core:14.0%}")
    print(f"                             {estimated * 1e9 / cells * estimating:8.1f} pairs/s")
    one = table_of(query, [random_residues(rng, 400)], engine)
    single = [HitsToPermute(0, one, np.arange(1), BLOSUM62)]
    seconds = best_of(5, lambda: list(estimate(single, PairwiseOptions(), engine, CancelToken())))
    print(f"  one pair of 400 × 400      {1e3 * seconds:8.1f} ms (best of 5)")


def fitting() -> None:
    """Time fits of ten thousand pairs."""
    copies = np.floor(np.random.default_rng(2).gumbel(MU, 1 / LAMBDA, (10_000, 1_000))).astype(np.int32)
    pairs = Pairs(400, np.full(10_000, 60), np.full(10_000, 400))
    results = assess(copies, pairs, PairwiseOptions())
    assert abs(np.mean([pair.lambda_ for pair in results]) / LAMBDA - 1) < 0.005
    seconds = best_of(3, lambda: assess(copies, pairs, PairwiseOptions()))
    print(f"fitting 10,000 × 1,000       {1e3 * seconds:8.0f} ms, goodness and errors included (best of 3)")


def truth() -> None:
    """Print bias and spread for samples of known distributions, and how often a good fit is called poor."""
    print(
        "known distributions, 4,000 samples of N = 1,000: share censored, bias of lambda and mu, their spread"
    )
    print("over the standard errors given, and goodness p below 0.05, 0.001")
    rng = np.random.default_rng(3)
    x = rng.gumbel(MU, 1 / LAMBDA, (4_000, 1_000))
    for share in (0.0, 0.2, 0.37, 0.6, 0.8):
        bound = np.quantile(x, share, axis=1) if share else x.min(axis=1)
        weights = (x >= bound[:, None]).astype(np.float64)
        begins = np.arange(len(x)) * x.shape[1]
        fit = fit_censored(
            x.ravel(), weights.ravel(), begins, begins + x.shape[1], bound, (1 - weights).sum(axis=1)
        )
        errors = (np.sqrt(fit.lambda_variance).mean(), np.sqrt(fit.mu_variance).mean())
        print(f"  continuous, {share:4.2f}         {known(fit.lambda_, fit.mu, LAMBDA, *errors)}")
    for lambda_ in (0.1, 0.27, 0.4, 0.6, 0.8, 1.0):
        whole = np.floor(MU + (x - MU) * LAMBDA / lambda_).astype(np.int32)
        results = assess(whole, Pairs(300, np.full(4_000, 60), np.full(4_000, 300)), PairwiseOptions())
        values = np.array([(p.lambda_, p.mu, p.lambda_error, p.mu_error) for p in results]).T
        words = known(values[0], values[1], lambda_, values[2].mean(), values[3].mean())
        goodness = np.array([pair.goodness_p for pair in results])
        share = np.mean([pair.below for pair in results]) / 1_000
        poor = f"{np.mean(goodness < 0.05):6.3f} {np.mean(goodness < 0.001):7.4f}"
        print(f"  whole, λ {lambda_:4.2f}, {share:4.2f}      {words}  {poor}")


def known(lambdas: np.ndarray, mus: np.ndarray, lambda_: float, error: float, mu_error: float) -> str:
    """Return bias and spread of estimates beside the truth and the errors given."""
    bias = f"{100 * (lambdas.mean() / lambda_ - 1):+6.2f} % {mus.mean() - MU:+7.3f}"
    return f"{bias}  {lambdas.std() / error:5.2f} {mus.std() / mu_error:5.2f}"


def real_pairs() -> list[tuple[Sequence, Sequence]]:
    """Return pairs of domains of the lengths wanted, of different superfamilies almost surely."""
    sequences, _ = read_sequences(SCOP)
    lengths = np.array([len(sequence) for sequence in sequences])
    rng = np.random.default_rng(5)

    def pick(length: int) -> Sequence:
        near = np.argsort(np.abs(lengths - length), kind="stable")[:40]
        return sequences[int(rng.choice(near))]

    return [(pick(m), pick(n)) for m, n in LENGTHS]


def copies_of(query: Sequence, subject: Sequence, n: int, engine) -> np.ndarray:
    """Return the scores of n copies of a subject, int32[n]."""
    chunk = CopyChunk(MemoryDatabase([subject.codes]), np.array([0]), [CopyRange(0, 0, n)], 1)
    with ThreadPoolExecutor(2) as pool:
        copies, filling = permuted_on_host(chunk.spec, pool)
        for future in filling:
            future.result()
    scores = np.full(n, NOT_COMPARED, np.int32)
    for _ in engine.score(query.codes, BLOSUM62, copies, scores, CancelToken()):
        pass
    return scores


def fits(blocks: np.ndarray, score: int, lengths: tuple[int, int], censored: float) -> list[PairSignificance]:
    """Return what blocks of copies' scores, int32[k, N], say of a score."""
    k = len(blocks)
    pairs = Pairs(lengths[0], np.full(k, score), np.full(k, lengths[1]))
    return assess(blocks, pairs, PairwiseOptions(censored=censored))


def tails(engine, n: int = 100_000) -> None:
    """Compare fitted tails with the scores of 100,000 copies of real pairs, and shares censored."""
    if not SCOP.exists():
        print("real tails: no ../shared/data/scop40.fasta.gz")
        return
    pairs = real_pairs()
    scores = [copies_of(query, subject, n, engine) for query, subject in pairs]
    print(f"real pairs (SCOP domains), N = {n:,}: lengths, lambda, goodness p, log10 of p over the share of")
    print("copies at scores that about 1 in 1,000 and 1 in 10,000 reach; then 100 fits of 1,000 copies each:")
    print("mean lambda, the same at the second of these scores (mean, spread), goodness p below 0.05")
    for (query, subject), found in zip(pairs, scores, strict=True):
        lengths = len(query), len(subject)
        ratios = []
        for one_in in (1_000, 10_000):
            at, share = tail_of(found, one_in)
            whole = fits(found[None], at, lengths, DEFAULT_CENSORED)[0]
            ratios.append(whole.log10_p - math.log10(share))
        parts = fits(found.reshape(-1, 1_000), at, lengths, DEFAULT_CENSORED)
        off = np.array([pair.log10_p for pair in parts]) - math.log10(share)
        all_copies = f"{whole.lambda_:.4f} ± {whole.lambda_error:.4f}  {whole.goodness_p:8.2g}"
        lambda_ = np.mean([pair.lambda_ for pair in parts])
        poor = np.mean([pair.goodness_p < 0.05 for pair in parts])
        print(
            f"  {lengths[0]:4} × {lengths[1]:4}   {all_copies}  {ratios[0]:+.2f} {ratios[1]:+.2f}"
            f"   {lambda_:.4f}  {off.mean():+.2f} ± {off.std():.2f}  {poor:.2f}"
        )
        assert abs(ratios[1]) < 0.5
    print(
        "shares censored, the same pairs: fits of all copies with goodness p below 0.05, largest misfit; 100"
    )
    print("fits of 1,000 copies each: log10 of p over the share at 1 in 10,000, root mean square and spread")
    for censored in (0.0, 0.1, 0.2, 0.37, 0.5, 0.7):
        everything, spreads, off_all = [], [], []
        for (query, subject), found in zip(pairs, scores, strict=True):
            lengths = len(query), len(subject)
            at, share = tail_of(found, 10_000)
            everything += fits(found[None], at, lengths, censored)
            parts = fits(found.reshape(-1, 1_000), at, lengths, censored)
            off = np.array([pair.log10_p for pair in parts]) - math.log10(share)
            spreads.append(off.std())
            off_all.append(off)
        rejected = sum(pair.goodness_p < 0.05 for pair in everything)
        worst = max(pair.misfit for pair in everything)
        rms = math.sqrt(float((np.concatenate(off_all) ** 2).mean()))
        print(f"  {censored:4.2f}   {rejected:2} {worst:6.1%}   {rms:.3f} {np.mean(spreads):.3f}")


def tail_of(scores: np.ndarray, one_in: int) -> tuple[int, float]:
    """Return a score that about one copy in so many reaches, and the share that does."""
    at = int(np.sort(scores)[::-1][scores.size // one_in + 5])
    return at, float((scores >= at).mean())


def main() -> None:
    engine = open_engine("gpu" if "--gpu" in sys.argv else "cpu")
    print(f"{os.cpu_count()} processors")
    permuting()
    fitting()
    if engine.devices:
        speed(engine, 300_000, 8_000)
    else:
        speed(engine, 30_000, 40)
    if "--speed" not in sys.argv:
        truth()
        tails(engine)
    engine.close()


if __name__ == "__main__":
    main()
