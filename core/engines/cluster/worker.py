"""What a worker does: keep an engine and databases between tasks, score, say how far it is, and stop."""

from __future__ import annotations

import asyncio
import socket
import threading
import time
from collections import OrderedDict, deque
from collections.abc import Callable, Generator, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

import numpy as np
from distributed import Worker, WorkerPlugin, get_worker
from distributed.utils import sync
from numpy.typing import NDArray

from swathe.core.cancel import CancelToken, OperationCancelled
from swathe.core.cuda.permuted_subjects import PermutedSubjects
from swathe.core.database import Database, PackedDatabase, Subjects
from swathe.core.database.cache import databases_directory
from swathe.core.database.joined import join
from swathe.core.database.opening import content_key, load
from swathe.core.engines.base import NOT_COMPARED, Engine, ScoredRange
from swathe.core.engines.cluster.messages import (
    Answer,
    KeptScores,
    PackedScores,
    ShardTask,
    StoredDatabase,
    TaskFailure,
    TaskScores,
    WorkerInfo,
    detached,
)
from swathe.core.engines.residue_chunks import memory_budget
from swathe.core.errors import DatabaseError, InvalidRequest, SwatheError
from swathe.core.scoring.scheme import Scoring
from swathe.core.system.settings import VERSION, data_directory
from swathe.core.system.steps import TICK_SECONDS, Ticker
from swathe.kernels.permute import PermutationSpec

PLUGIN: Final = "swathe"
THREADS: Final = 6
"""Of a worker: one task scores and others wait for their turn, while those that have their scores pack them,
and questions about kept scores are answered."""
EVENT_SECONDS: Final = 0.08
"""How often a worker says how far it is."""
_LOOK_SECONDS: Final = 1.0
"""How often a worker looks whether the program that it computes for is still there."""
_COMES, _LEAVES = "add-client", "remove-client"
"""What a scheduler notes of a client."""
_DATABASES: Final = 2
"""Databases that stay open: a reciprocal search uses two in turn."""
_CANCELLED: Final = 10_000
"""Numbers of cancelled tasks that are remembered, should they begin later."""
_GPU_SHARE: Final = 0.8
"""Part of a GPU's memory that a database may take."""
_BYTES_PER_RESIDUE: Final = 2.2
"""Of a GPU's memory."""


def pushed_directory() -> Path:
    """Return the folder of the databases that `swathe cluster push` sent here; it may not exist yet."""
    return data_directory() / "databases"


class SearchPlugin(WorkerPlugin):
    """The engine of a worker, and what it holds; one for each worker of dask.distributed.

    The engine is opened when it is first needed. Tasks score one after another; each has a thread of the
    worker's, in which it packs its scores while the next task's are computed.

    Parameters
    ----------
    engine, kernel, threads, devices : as `core.engines.open_engine` takes them
    folders : where databases are looked for, besides the pushed ones and the cache
    """

    name = PLUGIN

    def __init__(
        self,
        engine: str = "auto",
        kernel: str = "auto",
        threads: int = 0,
        devices: tuple[int, ...] | None = None,
        folders: Sequence[Path] = (),
    ) -> None:
        self._choice = engine, kernel, threads, devices
        self._folders = tuple(folders)

    def setup(self, worker: Worker) -> None:
        """Begin with a worker; locks cannot be sent."""
        self._worker = worker
        self._lock = threading.Lock()
        self._scoring = threading.Lock()
        self._engine: Engine | None = None
        self._info: WorkerInfo | None = None
        self._open: OrderedDict[str, Database] = OrderedDict()
        self._keys: dict[tuple[Path, int, int], str] = {}
        self._tokens: dict[str, CancelToken] = {}
        self._cancelled: OrderedDict[str, None] = OrderedDict()

    async def teardown(self, worker: Worker) -> None:
        """Cancel what runs, and close the engine."""
        self.cancel(list(self._tokens))
        await asyncio.to_thread(self._close)

    @property
    def running(self) -> int:
        """How many tasks have begun."""
        return len(self._tokens)

    def _close(self) -> None:
        with self._scoring, self._lock:
            if self._engine is not None:
                self._engine.close()
            self._engine = None
            self._open.clear()

    def info(self) -> WorkerInfo:
        """Open the engine if it is not, and describe it. Raises what `open_engine` does."""
        with self._lock:
            if self._info is None:
                self._engine = self._opened()
                self._info = _describe(self._engine)
            return self._info

    def _opened(self) -> Engine:
        from swathe.core.engines import open_engine

        return open_engine(*self._choice)

    def find(self, database: StoredDatabase) -> Path | None:
        """Return the file that holds a database, where there is one here; only manifests are read."""
        if database.key in self._open:
            return self._open[database.key].path
        if database.parts:
            found = [self.find(part) for part in database.parts]
            return None if None in found else found[0]
        places = [database.path]
        for folder in (*self._folders, pushed_directory(), databases_directory()):
            with suppress(OSError):
                places += sorted(folder.glob("*.swdb"))
        return next((place for place in places if self._key_of(place) == database.key), None)

    def _key_of(self, path: Path) -> str | None:
        try:
            status = path.stat()
            state = path, status.st_mtime_ns, status.st_size
            if state not in self._keys:
                self._keys[state] = content_key(path)
            return self._keys[state]
        except (OSError, DatabaseError):
            return None

    def cancel(self, numbers: Sequence[str]) -> None:
        """Stop tasks, also those that have not begun."""
        for number in numbers:
            self._cancelled[number] = None
            if (token := self._tokens.get(number)) is not None:
                token.cancel()
        while len(self._cancelled) > _CANCELLED:
            self._cancelled.popitem(last=False)

    def run(self, task: ShardTask) -> TaskScores | KeptScores | TaskFailure:
        """Do a task; what goes wrong is returned, since exceptions of another version might not unpickle."""
        address = self._worker.address
        token = self._tokens[task.number] = CancelToken()
        try:
            if task.number in self._cancelled:
                token.cancel()
            if (refusal := refused(self.info().version, task.version)) is not None:
                return TaskFailure(address, *refusal)
            return self._score(task, token)
        except OperationCancelled:
            return self._nothing(task)
        except DatabaseError as error:
            return TaskFailure(address, error.message, error.hint, of_database=True)
        except SwatheError as error:
            of_request = isinstance(error, InvalidRequest)
            return TaskFailure(
                address, error.message, error.hint, of_request=of_request, command=error.command
            )
        except MemoryError:
            return TaskFailure(address, "There is not enough memory.", of_database=True)
        except Exception as error:  # noqa: BLE001 - of one worker; the others go on
            return TaskFailure(address, f"{type(error).__name__}: {error}.")
        finally:
            del self._tokens[task.number]

    async def _cancel_if_alone(self, task: ShardTask) -> None:
        """Stop a task whose client is gone: the scheduler notes clients that come and leave."""
        with suppress(OSError):
            notes = [note for _, note in await self._worker.scheduler.events(topic=task.client)]
            actions = [note["action"] for note in notes if isinstance(note, dict) and "action" in note]
            if [each for each in actions if each in (_COMES, _LEAVES)][-1:] == [_LEAVES]:
                self.cancel([task.number])

    def _nothing(self, task: ShardTask) -> TaskScores:
        if task.keep:
            return TaskScores(self._worker.address, (), 0.0, complete=False)
        scores = np.full(task.end - task.begin, NOT_COMPARED, np.int32)
        packed = PackedScores.of(scores)
        return TaskScores(self._worker.address, (packed,) * len(task.queries), 0.0)

    def _score(self, task: ShardTask, token: CancelToken) -> TaskScores | KeptScores:
        began = time.monotonic()
        due, looking = Ticker(EVENT_SECONDS), Ticker(_LOOK_SECONDS)

        def tell(cells: int) -> None:
            if looking.due():
                asyncio.run_coroutine_threadsafe(self._cancel_if_alone(task), self._worker.loop.asyncio_loop)
            if due.due():
                seconds = time.monotonic() - began
                self._worker.log_event(task.topic, [task.number, self._worker.address, cells, seconds])

        while not self._scoring.acquire(timeout=TICK_SECONDS):
            token.raise_if_cancelled()
            tell(0)
        try:
            engine = self._engine
            assert engine is not None
            subjects = self._subjects(task, token, tell)
            token.raise_if_cancelled()
            began, warned = time.monotonic(), len(engine.warnings)
            scores = score_all(engine, task.queries, subjects, token, tell)
            warnings = tuple(dict.fromkeys(engine.warnings[warned:]))
            seconds, rescored = time.monotonic() - began, engine.report.rescored
        finally:
            self._scoring.release()
        # The next task's scores are computed while these are packed.
        packed = () if task.keep else tuple(map(PackedScores.of, scores))
        found = TaskScores(self._worker.address, packed, seconds, rescored, warnings)
        if not task.keep:
            return found
        if (scores[0] == NOT_COMPARED).any():
            return self._nothing(task)
        return KeptScores(found, scores[0], subjects.lengths)

    def _subjects(self, task: ShardTask, token: CancelToken, tell: Callable[[int], None]) -> Subjects:
        """Return what a task is to score. Raises DatabaseError where it is not here."""
        if isinstance(task.source, PermutationSpec):
            return PermutedSubjects(task.source)
        if not isinstance(task.source, StoredDatabase):
            return task.source
        whole = self._database(task.source, token, tell).subjects()
        if task.end - task.begin == whole.n_sequences:
            return whole
        fits = whole.n_residues <= self.info().room
        return (whole.range if fits else partial_of(whole))(task.begin, task.end)

    def _database(self, wanted: StoredDatabase, token: CancelToken, tell: Callable[[int], None]) -> Database:
        """Open a database, every byte of it checked, if it is not open. Raises DatabaseError."""
        if wanted.key in self._open:
            self._open.move_to_end(wanted.key)
            return self._open[wanted.key]
        database: Database
        if wanted.parts:
            paths = [part.path for part in wanted.parts]
            database = join([self._load(part, token, tell) for part in wanted.parts], paths)
        else:
            database = self._load(wanted, token, tell)
        if database.key != wanted.key:
            raise DatabaseError(*missing(wanted))
        self._open[wanted.key] = database
        while len(self._open) > _DATABASES:
            self._open.popitem(last=False)
        return database

    def _load(
        self, wanted: StoredDatabase, token: CancelToken, tell: Callable[[int], None]
    ) -> PackedDatabase:
        path = self.find(wanted)
        if path is None:
            raise DatabaseError(*missing(wanted))
        loading = load(path, path.name, token)
        database = _told(loading, tell)
        if database.key != wanted.key:
            raise DatabaseError(*missing(wanted))
        return database


def partial_of(whole: Subjects) -> Callable[[int, int], Subjects]:
    """Return what cuts a range that an engine prepares by itself."""
    return lambda begin, end: detached(whole, begin, end)


def _told(loading: Generator[Any, None, PackedDatabase], tell: Callable[[int], None]) -> PackedDatabase:
    while True:
        try:
            next(loading)
        except StopIteration as end:
            database: PackedDatabase = end.value
            return database
        tell(0)


def score_all(
    engine: Engine,
    queries: Sequence[tuple[NDArray[np.uint8], Scoring]],
    subjects: Subjects,
    token: CancelToken,
    tell: Callable[[int], None],
) -> list[NDArray[np.int32]]:
    """Return the scores of queries, int32[n] each, having begun as many early as the engine wants.

    tell : is called with the DP cells done so far
    """
    found = [np.full(subjects.n_sequences, NOT_COMPARED, np.int32) for _ in queries]
    begun: deque[Generator[int, None, None]] = deque()
    place = done = 0

    def begin() -> bool:
        number = place + len(begun)
        if number == len(queries) or token.cancelled:
            return False
        codes, scheme = queries[number]
        cells = engine.score(codes, scheme, subjects, found[number], token)
        if begun:
            next(cells, None)
        begun.append(cells)
        return True

    def ahead() -> int:
        return sum(codes.size for codes, _ in queries[place + 1 : place + len(begun)]) * subjects.n_residues

    try:
        while begun or begin():
            for cells in begun[0]:
                tell(done + cells)
                while engine.pipelines and (len(begun) < 2 or ahead() < engine.cells_ahead):
                    if not begin():
                        break
            begun.popleft()
            done += queries[place][0].size * subjects.n_residues
            place += 1
            if token.cancelled:
                break
    finally:
        for one in begun:
            one.close()
    return found


def refused(theirs: str, ours: str) -> tuple[str, str] | None:
    """Return why a worker of version `theirs` is not used, as sentence and hint; None where it is."""
    if theirs == ours:
        return None
    return f"Its Swathe is {theirs}, and this one is {ours}.", "Install the same version on all hosts."


def missing(database: StoredDatabase) -> tuple[str, str]:
    """Return the sentence and the hint of a worker that does not have a database."""
    names = [part.path.name for part in database.parts or (database,)]
    return (
        f"It has no file with the content of {' and '.join(names)}.",
        "Put the database on a shared disk, or send it to the hosts.",
    )


def _describe(engine: Engine) -> WorkerInfo:
    from swathe.core.cuda.tiled.launches import speed_of
    from swathe.core.engines.cpu import PEAKS, CpuEngine

    room = memory_budget()
    rate = 0.0
    if isinstance(engine, CpuEngine):
        rate = engine.threads * PEAKS[engine.kernel]
    for device in engine.devices:
        rate += speed_of(device).cells_per_second
    if engine.devices:
        smallest = min(device.memory_bytes for device in engine.devices)
        room = int(smallest * _GPU_SHARE / _BYTES_PER_RESIDUE)
    names = tuple(device.name for device in engine.devices)
    return WorkerInfo(
        VERSION, socket.gethostname(), engine.label, engine.kernel, rate, room, names, engine.permutes
    )


# What clients call on workers. The first argument is filled in by dask.distributed.


async def _plugin_of(worker: Worker) -> SearchPlugin:
    if PLUGIN not in worker.plugins:
        await worker.plugin_add(plugin=SearchPlugin(), name=PLUGIN, catch_errors=False)
    plugin = worker.plugins[PLUGIN]
    assert isinstance(plugin, SearchPlugin)
    return plugin


async def greet(dask_worker: Worker | None = None) -> WorkerInfo | TaskFailure:
    """Return what a worker is, or why it cannot compute."""
    assert dask_worker is not None
    plugin = await _plugin_of(dask_worker)
    try:
        return await asyncio.to_thread(plugin.info)
    except SwatheError as error:
        return TaskFailure(dask_worker.address, error.message, error.hint)


async def find(database: StoredDatabase, dask_worker: Worker | None = None) -> bool:
    """Return whether a worker has a database."""
    assert dask_worker is not None
    plugin = await _plugin_of(dask_worker)
    return await asyncio.to_thread(plugin.find, database) is not None


async def cancel(numbers: Sequence[str], dask_worker: Worker | None = None) -> None:
    """Stop tasks, from the worker's event loop: it is free while the task runs."""
    assert dask_worker is not None
    (await _plugin_of(dask_worker)).cancel(numbers)


async def scores_of_task(
    task: ShardTask, dask_worker: Worker | None = None
) -> TaskScores | KeptScores | TaskFailure:
    """Do a task whose scores are wanted at once, in one of the worker's threads."""
    assert dask_worker is not None
    plugin = await _plugin_of(dask_worker)
    threads = dask_worker.executors["default"]
    return await asyncio.get_running_loop().run_in_executor(threads, plugin.run, task)


def run_task(task: ShardTask) -> TaskScores | KeptScores | TaskFailure:
    """Do a task whose scores stay: they are the result of a task of dask.distributed."""
    worker = get_worker()
    plugin: SearchPlugin = worker.plugins.get(PLUGIN) or sync(worker.loop, _plugin_of, worker)
    return plugin.run(task)


def told_of(kept: KeptScores | TaskScores | TaskFailure) -> TaskScores | TaskFailure:
    """Return what is told of scores that are kept, given the result of `run_task`."""
    return kept.found if isinstance(kept, KeptScores) else kept


def answer(
    kept: KeptScores | TaskScores | TaskFailure, question: Callable[[ScoredRange], Any], begin: int
) -> Answer | TaskFailure:
    """Answer a question about the scores that are kept as the result of `run_task`.

    begin : stored index of the first subject among those of the search
    """
    address = get_worker().address
    if isinstance(kept, TaskFailure):
        return kept
    if isinstance(kept, TaskScores):
        return TaskFailure(address, "Its worker was told to end.")
    try:
        return Answer(address, question(ScoredRange(begin, kept.scores, kept.lengths)))
    except MemoryError:
        return TaskFailure(address, "There is not enough memory.")
