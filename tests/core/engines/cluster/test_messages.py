"""What travels is small, and the same on the other side."""

from __future__ import annotations

import pickle

import numpy as np
import pytest

from swathe.core.cuda.permuted_subjects import PermutedSubjects
from swathe.core.database.subjects import in_memory
from swathe.core.engines import NOT_COMPARED
from swathe.core.engines.cluster.messages import PackedScores, copied, source_of
from swathe.kernels.permute import PermutationSpec
from tests.core.engines.cluster.conftest import opened


@pytest.mark.parametrize(
    "scores",
    [
        [],
        [0, 1, 253, 254, 255, 256, NOT_COMPARED, 65_536, 2**30 - 1, 254, NOT_COMPARED],
        [NOT_COMPARED] * 5,
        list(range(300)),
    ],
)
def test_scores_are_packed_without_loss(scores):
    given = np.array(scores, np.int32)
    packed = pickle.loads(pickle.dumps(PackedScores.of(given)))
    assert packed.unpacked().dtype == np.int32
    assert packed.unpacked().tolist() == scores
    assert packed.low.nbytes == given.size


def test_a_database_travels_as_its_key(packed):
    subjects = opened(packed).subjects()
    source = source_of(subjects.range(3, 99))
    assert (source.key, source.path) == (subjects.key, packed)
    assert len(pickle.dumps(source)) < 1_000
    assert source_of(subjects.chosen(np.array([4, 7]))) is None


def test_of_other_subjects_only_the_part_travels():
    rng = np.random.default_rng(1)
    lengths = np.sort(rng.integers(0, 300, 1_000)).astype(np.int32)
    subjects = in_memory(lengths, rng.integers(0, 20, lengths.sum()).astype(np.uint8))
    part = copied(subjects, 100, 200)
    sent = pickle.loads(pickle.dumps(part))
    assert len(pickle.dumps(part)) < 2 * lengths[100:200].sum() + 10_000
    assert sent.whole is sent
    assert [sent.codes(i).tolist() for i in (0, 99)] == [subjects.codes(i).tolist() for i in (100, 199)]


def test_permuted_copies_travel_as_what_they_are_made_from():
    sources = [np.arange(n, dtype=np.uint8) % 20 for n in (5, 9, 400)]
    copies = PermutedSubjects(PermutationSpec.of(sources, [1, 2, 3], [0, 0, 0], [1_000] * 3))
    sent = pickle.dumps(copied(copies, 500, 2_500))
    assert len(sent) < 3_000
    part = PermutedSubjects(pickle.loads(sent))
    assert part.lengths.tolist() == copies.lengths[500:2_500].tolist()
