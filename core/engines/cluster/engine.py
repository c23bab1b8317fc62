"""The cluster engine: queries are scored by the workers of a dask.distributed cluster."""

from __future__ import annotations

import asyncio
import itertools
import queue
import time
from collections import Counter, deque
from collections.abc import Awaitable, Callable, Coroutine, Generator, Iterable, Sequence
from concurrent.futures import Future, wait
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING, Any, Final, TypeVar

import numpy as np
from numpy.typing import NDArray

from swathe.core.cancel import CancelToken
from swathe.core.database import Subjects
from swathe.core.engines.base import NOT_COMPARED, Engine, EngineReport, Scores, check_scores_fit
from swathe.core.engines.cluster.connection import (
    connect,
    failing,
    gone,
    require_packages,
    silent,
    unreachable,
)
from swathe.core.engines.cluster.cutting import (
    BATCH_SECONDS,
    batch_size,
    by_queries,
    kept_or_new,
    shard_bounds,
    workers_worth,
)
from swathe.core.engines.cluster.kept import (
    MOST_ATTEMPTS,
    PATIENCE_SECONDS,
    ROSTER_SECONDS,
    KeptPart,
    ScoresThere,
    submitted,
)
from swathe.core.engines.cluster.messages import (
    ShardTask,
    StoredDatabase,
    TaskFailure,
    TaskScores,
    WorkerInfo,
    copied,
    source_of,
    topic_of,
)
from swathe.core.engines.division import MeasuredRate
from swathe.core.engines.sides import Side
from swathe.core.errors import EngineUnavailable, InvalidRequest, SwatheError
from swathe.core.scoring.scheme import Scoring
from swathe.core.system.settings import VERSION
from swathe.core.system.steps import TICK_SECONDS
from swathe.core.system.words import counted

if TYPE_CHECKING:
    from distributed import Client
    from distributed import Future as DaskFuture

MOST_IN_FLIGHT: Final = 2
"""Tasks of a worker: one that it computes, and one that it has when it is done with that."""
MOST_SHORT: Final = 4
"""Tasks of a worker where they are so short that it would be done before the next one came."""
_TRIP_SECONDS: Final = 0.05
"""Work that a worker should have while a task's result and the next task are on their way."""
STOPPING_SECONDS: Final = 0.3
"""How long a cancelled search waits for the scores that workers have by then."""
ALONE_SECONDS: Final = 20.0
"""How long a search waits for a worker where there is none left: a killed one is back within seconds."""
MOST_HERE: Final = 10_000_000
"""Subjects of which all scores come back; those of more stay with the workers, which are asked about them."""
_GATHERING_SECONDS: Final = 0.001
"""How long a message to the scheduler waits for others after the last one: a client of dask.distributed has
it wait 10 ms, which is half of what a query costs that follows another."""
_STEP_SECONDS: Final = 0.04
"""How often a search says how far it is, where it hears of nothing."""


_T = TypeVar("_T")
_Answer = TaskScores | TaskFailure | BaseException


@dataclass(eq=False, slots=True)
class _ClusterWorker:
    """A worker that computes.

    Parameters
    ----------
    name : its host, with a number where there are several workers on it
    seen : keys of the databases that it has computed with
    """

    address: str
    name: str
    info: WorkerInfo
    rate: MeasuredRate
    tasks: set[str] = field(default_factory=set)
    seen: set[str] = field(default_factory=set)


@dataclass(eq=False, slots=True)
class _Work:
    """A query that is being scored.

    Parameters
    ----------
    left : subjects without a score
    parts : DP cells and seconds of each worker in its tasks that are done, by its name
    """

    query: NDArray[np.uint8]
    scheme: Scoring
    subjects: Subjects
    scores: NDArray[np.int32] | ScoresThere
    token: CancelToken
    left: int
    tasks: set[str] = field(default_factory=set)
    parts: dict[str, tuple[int, float]] = field(default_factory=dict)
    rescored: int | None = None
    told: int = 0
    error: SwatheError | None = None
    dropped: bool = False

    @property
    def cells(self) -> int:
        """Of the whole query."""
        return self.query.size * self.subjects.n_residues

    @property
    def unwanted(self) -> bool:
        """Whether nobody waits for its scores."""
        return self.dropped or self.token.cancelled

    def add(self, name: str, cells: int, seconds: float) -> None:
        """Count what a worker did."""
        before = self.parts.get(name, (0, 0.0))
        self.parts[name] = before[0] + cells, before[1] + seconds


@dataclass(eq=False, slots=True)
class _InFlight:
    """A task that a worker has.

    Parameters
    ----------
    begin, end : of the works' subjects
    attempts : tasks with the same subjects that failed before
    told : the worker's address, its DP cells and its seconds, as it said last
    lost : whether the connection to its worker broke
    lost_by : the address of a worker that had it before; the scheduler gave it to another
    kept : the scores, where the worker is to keep them; else None
    future : what the worker tells of them
    """

    number: str
    address: str
    works: tuple[_Work, ...]
    begin: int
    end: int
    residues: int
    attempts: int
    told: tuple[str, int, float] = ("", 0, 0.0)
    lost: bool = False
    lost_by: str = ""
    kept: KeptPart | None = None
    future: DaskFuture[Any] | None = None

    @property
    def cells(self) -> int:
        """Of all its queries."""
        return sum(work.query.size for work in self.works) * self.residues

    def cells_of(self, work: _Work) -> int:
        """Return the DP cells that are done of one of the queries: they are done one after the other."""
        before = 0
        for one in self.works:
            own = one.query.size * self.residues
            if one is work:
                return min(max(self.told[1] - before, 0), own)
            before += own
        return 0


class ClusterEngine(Engine):
    """Exact Smith-Waterman scores by the engines of other hosts (`core.engines.base.Engine`).

    The caller's thread hands out tasks and writes scores; the client's event loop waits for the network. A
    worker that fails, has another version, or does not have the database is left out, with a warning, and
    others do its part. A search that is cancelled takes up to half a second, since workers return what they
    have.

    Parameters
    ----------
    cluster : the address of a scheduler, or its file

    Raises InvalidRequest for an address that cannot be used, EngineUnavailable where there is no scheduler,
    and where it has no worker that can compute.
    """

    name = "cluster"
    pipelines = True
    most_here = MOST_HERE

    def __init__(self, cluster: str) -> None:
        require_packages()
        self.kernel = ""
        self.label = ""
        self.warnings = []
        self._cluster = cluster
        self._client: Client | None = None
        self._topic = self._scheduler = ""
        self._numbers = itertools.count()
        self._members: dict[str, _ClusterWorker] = {}
        self._refused: dict[str, str] = {}
        self._unsaid: list[str] = []
        self._have: dict[tuple[str, str], bool] = {}
        self._bounds: dict[tuple[str, ...], tuple[int, ...]] = {}
        self._waiting: deque[_Work] = deque()
        self._tasks: dict[str, _InFlight] = {}
        self._looking: dict[str, Future[dict[str, Any]]] = {}
        self._begun: set[Future[Any]] = set()
        self._stopping: list[Future[Any]] = []
        self._news: queue.SimpleQueue[tuple[_InFlight, _Answer] | None] = queue.SimpleQueue()
        self._roster: Future[_Roster] | None = None
        self._roster_due = self._heard = self._manned = 0.0
        try:
            self._connect()
        except BaseException:
            self.close()
            raise

    # ── what the base class offers

    @property
    def permutes(self) -> bool:
        """Whether all workers' devices can."""
        members = self._members.values()
        return bool(members) and all(member.info.permutes for member in members)

    @property
    def cells_ahead(self) -> int:
        """As many as make two batches for each worker."""
        return int(2 * MOST_IN_FLIGHT * BATCH_SECONDS * sum(self._rates(self._members.values(), 400)))

    @property
    def workers(self) -> tuple[tuple[str, WorkerInfo], ...]:
        """The workers that compute: name and description of each."""
        return tuple((member.name, member.info) for member in self._members.values())

    @property
    def left_out(self) -> tuple[str, ...]:
        """Why other workers do not, a sentence each."""
        return tuple(self._refused.values())

    def score(
        self,
        query: NDArray[np.uint8],
        scheme: Scoring,
        subjects: Subjects,
        scores: NDArray[np.int32],
        token: CancelToken,
    ) -> Generator[int, None, None]:
        """Fill `scores` as `core.engines.base.Engine.score` says, but for the time that cancelling takes.

        Raises InvalidRequest for a query so long that a score could leave 32 bits, EngineUnavailable where
        the scheduler is gone or no worker is left that can compute.
        """
        scores[: subjects.n_empty] = 0
        yield from self._score(query, scheme, subjects, scores, token)

    def begin(
        self,
        query: NDArray[np.uint8],
        scheme: Scoring,
        subjects: Subjects,
        token: CancelToken,
        *,
        here: bool = False,
    ) -> tuple[Scores, Generator[int, None, None]]:
        """Return the scores of a query, and what computes them (`core.engines.base.Engine.begin`)."""
        if here or subjects.n_sequences <= self.most_here or not subjects.n_residues:
            return super().begin(query, scheme, subjects, token)
        source = source_of(subjects)
        there = ScoresThere(
            subjects.n_sequences,
            self._cluster,
            heard=lambda: self._heard,
            able=lambda: [member.address for member in self._able(source)],
        )
        return there, self._score(query, scheme, subjects, there, token)

    def _score(
        self,
        query: NDArray[np.uint8],
        scheme: Scoring,
        subjects: Subjects,
        scores: NDArray[np.int32] | ScoresThere,
        token: CancelToken,
    ) -> Generator[int, None, None]:
        check_scores_fit(query.size, scheme, subjects)
        # Begun early, it must not touch the report of the query that is under way.
        alone = not self._tasks and not self._waiting
        if token.cancelled or subjects.n_residues == 0:
            if alone:
                self.report = EngineReport()
            yield from () if token.cancelled else (0,)
            return
        if self._client is None:
            self._connect()
        self.warnings += self._unsaid
        self._unsaid = []
        work = _Work(query, scheme, subjects, scores, token, subjects.n_sequences)
        self._waiting.append(work)
        try:
            self._hand_out()
            if alone:
                self.report = self._report(work)
            yield 0
            while work.left and work.error is None and not work.unwanted:
                self._step(_STEP_SECONDS)
                work.told = max(work.told, self._done(work))
                self.report = self._report(work)
                if work.left:
                    yield work.told
            if work.error is not None:
                raise work.error
            if work.unwanted:
                yield from self._stop(work)
            self.report = self._report(work)
            if not work.left:
                yield work.cells
        finally:
            self._drop(work)

    def close(self) -> None:
        """Stop what runs, and leave the cluster as it is."""
        for work in {id(work): work for task in self._tasks.values() for work in task.works}.values():
            self._drop(work)
        self._waiting.clear()
        self._disconnect()

    # ── the cluster

    def _connect(self) -> None:
        """Reach the scheduler and greet its workers."""
        self._client = connect(self._cluster)
        self._topic = topic_of(self._client.id)
        self._scheduler = ""
        self._members.clear()
        self._refused.clear()
        self._have.clear()
        self._looking.clear()
        try:
            roster = self._begin(_ask(self._client, frozenset())).result(PATIENCE_SECONDS)
        except (OSError, TimeoutError) as error:
            self._disconnect()
            raise unreachable(self._cluster, error) from error
        self._take_roster(roster, warn=False)
        self._unsaid = list(self._refused.values())  # for the next search: those before had others
        self._heard = self._manned = time.monotonic()
        if not self._members:
            self._disconnect()
            raise self._nobody()

    def _disconnect(self) -> None:
        client = self._client
        if client is None:
            return
        wait(self._stopping, STOPPING_SECONDS)  # or workers would go on
        self._stopping.clear()
        for begun in tuple(self._begun):
            begun.cancel()
        self._client = self._roster = None
        with suppress(Exception):
            if client.status == "running":
                client.unsubscribe_topic(self._topic)
        with suppress(Exception):
            client.close(timeout=2)

    def _on_event(self, event: tuple[float, Any]) -> None:
        """Note how far a task is; called by the client's event loop."""
        self._heard = time.monotonic()
        number, address, cells, seconds = event[1]
        task = self._tasks.get(number)
        if task is not None:
            if task.told[0] not in ("", address):
                task.lost_by = task.told[0]
            task.told = address, cells, seconds

    def _take_roster(self, roster: _Roster, *, warn: bool) -> None:
        """Take in which workers there are."""
        if roster.scheduler != self._scheduler and self._client is not None:
            # One that was started again while nothing was searched: the client found it by itself.
            self._scheduler = roster.scheduler
            self._client.subscribe_topic(self._topic, self._on_event)
            self._client.scheduler_comm.interval = _GATHERING_SECONDS
        for address in self._members.keys() - roster.addresses:
            gone = self._members.pop(address)
            if warn:
                self._warn_of_loss(gone.name)
        for address in self._refused.keys() - roster.addresses:
            del self._refused[address]
        for address, answer in sorted(roster.answers.items()):
            if isinstance(answer, WorkerInfo) and answer.version != VERSION:
                why = f"its Swathe is {answer.version}, and this one is {VERSION}"
                self._leave_out(address, answer.host, why, warn=warn)
            elif isinstance(answer, WorkerInfo):
                alike = {member.name for member in self._members.values()}
                names = itertools.chain([answer.host], (f"{answer.host} #{n}" for n in itertools.count(2)))
                name = next(name for name in names if name not in alike)
                self._members[address] = _ClusterWorker(address, name, answer, MeasuredRate(answer.rate))
            elif isinstance(answer, TaskFailure):
                self._leave_out(address, address, f"{answer.message} {answer.hint}".strip(), warn=warn)
            elif isinstance(answer, ImportError):
                self._leave_out(address, address, "it has no Swathe, or an older one", warn=warn)
            elif not isinstance(answer, OSError):  # of those that do not answer: they are asked again
                self._leave_out(address, address, f"{type(answer).__name__}: {answer}", warn=warn)
        self._members = dict(sorted(self._members.items()))
        self._describe()

    def _warn_of_loss(self, name: str) -> None:
        self.warnings.append(f"{name} left the cluster; other workers do its part.")

    def _leave_out(self, address: str, name: str, why: str, *, warn: bool = True) -> None:
        self._members.pop(address, None)
        self._refused[address] = f"{name} is left out: {why.rstrip('.')}."
        if warn:
            self.warnings.append(self._refused[address])

    def _describe(self) -> None:
        """Update label and kernel."""
        members = self._members.values()
        hosts = {member.info.host for member in members}
        labels = Counter(member.info.label for member in members)
        words = "; ".join(f"{n} × {label}" if n > 1 else label for label, n in labels.items())
        self.label = f"{counted(len(members), 'worker')} on {counted(len(hosts), 'host')}: {words}"
        kernels = dict.fromkeys(member.info.kernel for member in members)
        self.kernel = ", ".join(kernels)

    def _nobody(self) -> EngineUnavailable:
        why = f" {' '.join(self._refused.values())}" if self._refused else ""
        return EngineUnavailable(
            f"No worker of the cluster {self._cluster} can compute.{why}",
            "" if self._refused else "Start one.",
            command="" if self._refused else "swathe cluster worker ADDRESS",
        )

    # ── workers that have the database

    def _located(self, source: StoredDatabase) -> bool:
        """Whether it is known which workers have a database; those that were not asked yet are asked."""
        asked = self._looking.get(source.key)
        if asked is None:
            unasked = [address for address in self._members if (source.key, address) not in self._have]
            if unasked and self._client is not None:
                from swathe.core.engines.cluster.worker import find

                asked = self._looking[source.key] = self._begin(
                    _run(self._client, find, source, workers=unasked, on_error="return")
                )
                self._heard = time.monotonic()
                asked.add_done_callback(lambda _: self._news.put(None))
            return not unasked
        if not asked.done():
            return False
        del self._looking[source.key]
        if asked.exception() is None:
            for address, answer in asked.result().items():  # those that do not answer are asked by a task
                self._knows(source, address, has=isinstance(answer, BaseException) or answer)
        return True

    def _knows(self, source: StoredDatabase, address: str, *, has: bool) -> None:
        """Note whether a worker has a database; warn once of one that has not."""
        self._have[source.key, address] = has
        member = self._members.get(address)
        if not has and member is not None:
            self.warnings.append(
                f"{member.name} is left out: it has no file with the content of {source.path.name}."
            )

    def _able(self, source: StoredDatabase | None) -> list[_ClusterWorker]:
        """Return the workers that can score subjects."""
        members = list(self._members.values())
        if source is not None:
            members = [member for member in members if self._have.get((source.key, member.address), True)]
        return members

    def _none_able(self, source: StoredDatabase | None) -> EngineUnavailable:
        if source is None or not self._members:
            return self._nobody()
        return EngineUnavailable(
            f"No worker of the cluster has a file with the content of {source.path.name}.",
            "Put it on a disk that all hosts share, or send it to them.",
            command=f"swathe cluster push {source.path}",
        )

    # ── tasks

    def _rates(self, members: Iterable[_ClusterWorker], m: int) -> list[float]:
        return [member.rate.rate(m) for member in members]

    def _hand_out(self) -> None:
        """Give workers what they have room for."""
        while self._waiting:
            first = self._waiting[0]
            source = source_of(first.subjects)
            if source is not None and not self._located(source):
                return
            members = self._able(source)
            if not members:
                if not self._members and not self._refused:
                    return  # a worker that was killed is about to be back
                raise self._failed(self._none_able(source))
            cells = self._alike(first)
            n = first.subjects.n_sequences
            rates = self._rates(members, first.query.size)
            rooms = [member.info.room for member in members]
            if source is not None and by_queries(len(cells), first.subjects.whole.n_residues, rooms):
                free = [place for place, one in enumerate(members) if self._wants(one)]
                if not free:
                    return
                place = min(free, key=lambda place: (len(members[place].tasks), -rates[place]))
                share = rates[place] / sum(rates) / MOST_IN_FLIGHT
                works = self._next(first, batch_size(cells, rates[place], share, n))
                self._send(works, 0, n, members[place])
            elif not all(map(self._wants, members)):
                return
            else:
                works = self._next(first, batch_size(cells, sum(rates), 1.0 / MOST_IN_FLIGHT, n))
                self._cut(works, 0, n, members)

    def _wants(self, member: _ClusterWorker) -> bool:
        """Whether a worker is to have another task."""
        if len(member.tasks) < MOST_IN_FLIGHT:
            return True
        tasks = [self._tasks[number] for number in member.tasks]
        seconds = sum(task.cells / member.rate.rate(task.works[0].query.size) for task in tasks)
        return len(tasks) < MOST_SHORT and seconds < _TRIP_SECONDS

    def _alike(self, first: _Work) -> list[int]:
        """Return the DP cells of the waiting queries that can be in a task with the first one."""
        key = first.subjects.key
        return [
            work.cells for work in itertools.takewhile(lambda one: one.subjects.key == key, self._waiting)
        ]

    def _next(self, first: _Work, count: int) -> tuple[_Work, ...]:
        """Take so many queries that wait; one where scores are kept, to be let go one by one."""
        count = 1 if isinstance(first.scores, ScoresThere) else count
        return tuple(self._waiting.popleft() for _ in range(count))

    def _cut(
        self,
        works: tuple[_Work, ...],
        begin: int,
        end: int,
        members: Sequence[_ClusterWorker],
        attempts: int = 0,
    ) -> None:
        """Give each worker its shard of subjects `begin` to `end`."""
        subjects = works[0].subjects
        m = sum(work.query.size for work in works)
        cells = m * int(subjects.offsets[end] - subjects.offsets[begin])
        rates = self._rates(members, works[0].query.size)
        worth = workers_worth(cells, rates)
        if worth < len(members):
            quickest = sorted(range(len(members)), key=lambda place: -rates[place])[:worth]
            members = [members[place] for place in sorted(quickest)]
            rates = self._rates(members, works[0].query.size)
        if end - begin == subjects.n_sequences and source_of(subjects) is not None:
            cut = (subjects.key, *(member.address for member in members))
            bounds = self._bounds[cut] = kept_or_new(subjects.offsets, self._bounds.get(cut), rates)
        else:
            bounds = shard_bounds(subjects.offsets, begin, end, rates)
        for member, low, high in zip(members, bounds[:-1], bounds[1:], strict=True):
            if low < high:
                self._send(works, low, high, member, attempts)

    def _send(
        self, works: tuple[_Work, ...], begin: int, end: int, member: _ClusterWorker, attempts: int = 0
    ) -> None:
        from swathe.core.engines.cluster.worker import run_task, scores_of_task

        client = self._client
        assert client is not None
        subjects = works[0].subjects
        source = source_of(subjects)
        keep = isinstance(works[0].scores, ScoresThere)
        number = f"{self._topic}-{next(self._numbers)}"
        queries = tuple((work.query, work.scheme) for work in works)
        first = subjects.begin
        message = (
            ShardTask(number, client.id, VERSION, queries, source, first + begin, first + end, keep)
            if source is not None
            else ShardTask(
                number, client.id, VERSION, queries, copied(subjects, begin, end), 0, end - begin, keep
            )
        )
        residues = int(subjects.offsets[end] - subjects.offsets[begin])
        task = _InFlight(number, member.address, works, begin, end, residues, attempts)
        self._tasks[number] = task
        member.tasks.add(number)
        for work in works:
            work.tasks.add(number)
        self._heard = time.monotonic()
        if not keep:
            self._begin(self._fetch(task, partial(_call, client, scores_of_task, message, member.address)))
            return
        scores = submitted(client, member.address, number, run_task, message)
        task.kept = KeptPart(begin, end, member.address, message, client, scores)
        task.future = task.kept.told()
        task.future.add_done_callback(lambda future: self._on_done(task, future))

    def _on_done(self, task: _InFlight, future: DaskFuture[Any]) -> None:
        """Have fetched what is told of kept scores; called by a thread of the client."""
        with suppress(RuntimeError):  # the client is closed
            self._begin(self._fetch(task, partial(future.client.gather, future, asynchronous=True)))

    async def _fetch(self, task: _InFlight, ask: Callable[[], Awaitable[_Answer]]) -> None:
        try:
            result = await ask()
        except BaseException as error:  # noqa: BLE001 - handled in the caller's thread
            result = error
        self._news.put((task, result))

    def _begin(self, work: Coroutine[Any, Any, _T]) -> Future[_T]:
        """Have the client's event loop do something: nothing here waits for the network."""
        client = self._client
        if client is None:
            work.close()
            raise RuntimeError("the client is closed")
        begun = asyncio.run_coroutine_threadsafe(work, client.loop.asyncio_loop)
        self._begun.add(begun)
        begun.add_done_callback(self._begun.discard)
        return begun

    def _step(self, seconds: float) -> None:
        """Take results, waiting for one at most `seconds`, and give workers what they have room for."""
        self._check_connection()
        self._check_roster()
        self._take_news(seconds)
        if (self._tasks or self._looking) and time.monotonic() - self._heard > PATIENCE_SECONDS:
            raise self._failed(silent(self._cluster, PATIENCE_SECONDS))
        self._hand_out()

    def _take_news(self, seconds: float) -> None:
        with suppress(queue.Empty):
            news = self._news.get(timeout=seconds)
            while True:
                if news is not None:
                    self._take(*news)
                news = self._news.get_nowait()

    def _take(self, task: _InFlight, result: _Answer) -> None:
        if task.number not in self._tasks:
            return  # nobody wanted it any more
        if isinstance(result, OSError):  # its worker is lost, or about to be: the scheduler knows more
            task.lost = True
            self._roster_due = 0.0
            return
        del self._tasks[task.number]
        self._heard = time.monotonic()
        kept = task.works[0].scores
        if isinstance(result, TaskScores) and result.complete and isinstance(kept, ScoresThere):
            assert task.kept is not None
            kept.add(task.kept, result.address)
            task.kept = None
        self._forget(task)
        if isinstance(result, TaskScores):
            self._take_scores(task, result)
            return
        if isinstance(result, TaskFailure):
            name = self._members[result.address].name if result.address in self._members else result.address
            if result.of_request:
                for work in task.works:
                    work.error = InvalidRequest("query", result.message, result.hint, command=result.command)
                return
            source = source_of(task.works[0].subjects)
            if result.of_database and source is not None:
                self._have[source.key, result.address] = False
                self.warnings.append(f"{name} is left out: {result.message}")
            else:
                self._leave_out(result.address, name, result.message)
                self._describe()
        else:
            self._check_connection()
            self._again(task, f"{type(result).__name__}: {result}.")
            return
        self._again(task, result.message)

    def _again(self, task: _InFlight, why: str) -> None:
        """Have other workers do a task that failed, or the same ones; not for ever."""
        works = tuple(work for work in task.works if not work.unwanted)
        if not works:
            return
        if task.attempts + 1 >= MOST_ATTEMPTS:
            raise self._failed(failing(MOST_ATTEMPTS, why))
        source = source_of(works[0].subjects)
        members = self._able(source)
        if not members:
            raise self._failed(self._none_able(source))
        self._cut(works, task.begin, task.end, members, task.attempts + 1)

    def _resend(self, addresses: frozenset[str]) -> None:
        """Have others do the tasks of workers that are gone.

        Where scores stay the scheduler does the same, unless no worker was left for a moment: then its tasks
        wait for ever, as strict ones do.
        """
        if not self._members:
            return
        for number, task in list(self._tasks.items()):
            if task.lost or (task.told[0] or task.address) not in addresses:
                del self._tasks[number]
                self._forget(task)
                self._again(task, "Its worker was lost.")

    def _take_scores(self, task: _InFlight, result: TaskScores) -> None:
        member = self._members.get(result.address)
        name = member.name if member is not None else result.address
        self.warnings += [f"{name}: {sentence}" for sentence in result.warnings]
        if task.lost_by in self._members:  # the scheduler gave it to another before this engine noticed
            self._warn_of_loss(self._members[task.lost_by].name)
        incomplete = []
        for place, work in enumerate(task.works):
            complete = result.complete
            if not isinstance(work.scores, ScoresThere):
                scores = result.scores[place].unpacked()
                there = scores != NOT_COMPARED
                np.copyto(work.scores[task.begin : task.end], scores, where=there)
                complete = bool(there.all())
            if not complete:
                incomplete.append(work)
                continue
            work.left -= task.end - task.begin
            cells = work.query.size * task.residues
            work.add(name, cells, result.seconds * cells / max(task.cells, 1))
            if result.rescored is not None:
                work.rescored = (work.rescored or 0) + result.rescored // len(task.works)
        if incomplete:  # cancelled: by this search, or because the worker was told to end
            task.works = tuple(incomplete)
            self._again(task, "Its worker was told to end.")
        elif member is not None:
            key = task.works[0].subjects.whole.key
            m = sum(work.query.size for work in task.works) // len(task.works)
            member.rate.note(task.cells, result.seconds, m, cold=key not in member.seen)
            member.seen.add(key)

    def _forget(self, task: _InFlight) -> None:
        """Release what the cluster keeps of a task."""
        member = self._members.get(task.address)
        if member is not None:
            member.tasks.discard(task.number)
        for work in task.works:
            work.tasks.discard(task.number)
        if task.future is not None:
            with suppress(Exception):
                task.future.release()
        if task.kept is not None:
            task.kept.close()

    # ── what may go wrong with all of it

    def _check_connection(self) -> None:
        if self._client is None or self._client.status != "running":
            raise self._failed(gone(self._cluster))

    def _check_roster(self) -> None:
        """See now and then which workers there are."""
        if self._roster is not None and self._roster.done():
            done, self._roster = self._roster, None
            if done.exception() is None:
                self._take_roster(done.result(), warn=True)
                self._resend(done.result().addresses)
        elif self._roster is None and time.monotonic() >= self._roster_due:
            self._roster_due = time.monotonic() + ROSTER_SECONDS
            known = frozenset((*self._members, *self._refused))
            self._roster = self._begin(_ask(self._client, known))
        if self._members:
            self._manned = time.monotonic()
        elif time.monotonic() - self._manned > ALONE_SECONDS:
            raise self._failed(self._nobody())

    def _failed(self, error: SwatheError) -> SwatheError:
        """Give up everything that was begun, and return the error to raise; the next search connects anew."""
        works = {id(work): work for task in self._tasks.values() for work in task.works}
        for work in (*works.values(), *self._waiting):
            work.error = error
        numbers = list(self._tasks)
        self._cancel(numbers)
        self._tasks.clear()
        self._waiting.clear()
        self._disconnect()
        return error

    def _stop(self, work: _Work) -> Generator[int, None, None]:
        """Stop the tasks of a cancelled query, and take what they have."""
        self._cancel([number for number in work.tasks if self._unwanted(number)])
        limit = time.monotonic() + STOPPING_SECONDS
        with suppress(ValueError):
            self._waiting.remove(work)
        while work.tasks and time.monotonic() < limit:
            self._take_news(TICK_SECONDS)
            yield work.told

    def _unwanted(self, number: str) -> bool:
        return all(work.unwanted for work in self._tasks[number].works)

    def _drop(self, work: _Work) -> None:
        """Forget a query; tasks that serve no other are stopped."""
        work.dropped = True
        if work.left and isinstance(work.scores, ScoresThere):
            work.scores.close()
        with suppress(ValueError):
            self._waiting.remove(work)
        unwanted = [number for number in work.tasks if number in self._tasks and self._unwanted(number)]
        self._cancel(unwanted)
        for number in unwanted:
            self._forget(self._tasks.pop(number))

    def _cancel(self, numbers: Sequence[str]) -> None:
        """Stop tasks where they run: `Future.cancel` does not (distributed#4694)."""
        if not numbers or self._client is None or self._client.status != "running":
            return
        from swathe.core.engines.cluster.worker import cancel

        addresses = {self._tasks[number].told[0] or self._tasks[number].address for number in numbers}
        asked = _run(self._client, cancel, numbers, workers=sorted(addresses), wait=False, on_error="ignore")
        self._stopping = [one for one in self._stopping if not one.done()]
        self._stopping.append(self._begin(asked))

    # ── how far it is

    def _done(self, work: _Work) -> int:
        """Return the DP cells that are done of a query."""
        running = sum(self._tasks[number].cells_of(work) for number in work.tasks if number in self._tasks)
        return min(work.cells, running + sum(cells for cells, _ in work.parts.values()))

    def _report(self, work: _Work) -> EngineReport:
        """Return each worker's share of a query, and how quick it is."""
        parts = {member.name: (0, 0.0) for member in self._members.values()} | work.parts
        for task in (self._tasks[number] for number in work.tasks if number in self._tasks):
            address, cells, seconds = task.told
            member = self._members.get(address)
            own = task.cells_of(work)
            if member is not None and own:
                before = parts[member.name]
                parts[member.name] = before[0] + own, before[1] + seconds * own / max(cells, 1)
        total = sum(cells for cells, _ in parts.values())
        sides = tuple(
            Side(name, cells, seconds, cells / total if total else 0.0)
            for name, (cells, seconds) in sorted(parts.items())
        )
        return EngineReport(sides=sides, rescored=work.rescored)


@dataclass(frozen=True, slots=True)
class _Roster:
    """The workers that a scheduler has, and what those said that had not been asked before."""

    scheduler: str
    addresses: frozenset[str]
    answers: dict[str, WorkerInfo | TaskFailure | BaseException]


async def _ask(client: Client, known: frozenset[str]) -> _Roster:
    """Return the workers of a scheduler."""
    from swathe.core.engines.cluster.worker import greet

    identity = await client.scheduler.identity(n_workers=-1)
    addresses = frozenset(identity["workers"])
    new = sorted(addresses - known)
    answers = await _run(client, greet, workers=new, on_error="return") if new else {}
    return _Roster(identity["id"], addresses, answers)


async def _call(client: Client, function: Any, argument: Any, address: str) -> Any:
    """Return what a worker answers; an OSError where it is lost."""
    return (await _run(client, function, argument, workers=[address], on_error="return"))[address]


async def _run(client: Client, function: Any, *arguments: Any, **options: Any) -> Any:
    """Have workers call a function from their event loops, and return what it returns by their addresses."""
    return await client.run(function, *arguments, asynchronous=True, **options)
