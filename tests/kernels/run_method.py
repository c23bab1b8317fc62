"""A published method alone, without its engine: batch by batch on the GPU that is not there."""

from __future__ import annotations

import numpy as np

from tests.core.cuda.fake_session import Fleet, fake_device


def scores_by(
    method_class,
    database,
    query,
    scheme,
    options=None,
    *,
    budget=32 << 20,
    cells_per_launch=1 << 30,
    device=None,
):
    """Return int32[n] scores in stored order; -1 where the method says that a score is beyond it.

    Subjects of length 0 are left out, as the engine does, and score 0. What the method promises of its cells,
    bytes and batches is checked on the way.
    """
    out = np.zeros(database.n_sequences, np.int32)
    first = int(np.searchsorted(database.lengths, 1))
    session = Fleet().open(device or fake_device(memory_bytes=1 << 30))
    try:
        method = method_class(session, query, scheme, options or {})
        stream = session.stream()
        end = database.n_sequences
        while end > first:
            taken = method.take(database.lengths[first:end], budget)
            assert 1 <= taken <= end - first
            begin = end - taken
            subjects = database.range(begin, end)
            loaded = method.load(subjects, stream)
            stream.synchronize()
            assert loaded.n_bytes == sum(buffer.n_bytes for buffer in loaded.buffers)
            state = session.buffer(method.state_bytes(loaded))
            assert loaded.n_bytes + state.n_bytes <= budget
            launches = method.launches(loaded, state, cells_per_launch)
            assert sum(launch.cells for launch in launches) == query.size * subjects.residues.size
            for launch in launches:
                launch.enqueue(stream)
            session.download(out[begin:end], state, stream)
            stream.synchronize()
            session.free(state, *loaded.buffers)
            end = begin
        method.close()
        assert session.held_bytes == 0, "close left something of the constructor's behind"
    finally:
        session.close()
    return out
