"""Scores that stay with the workers that computed them, and questions about them."""

from __future__ import annotations

import asyncio
import itertools
import time
from collections.abc import Callable, Sequence
from concurrent.futures import CancelledError, wait
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Final, TypeVar

from swathe.core.cancel import CancelToken
from swathe.core.engines.base import ScoredRange, Scores
from swathe.core.engines.cluster.connection import failing, gone, silent
from swathe.core.engines.cluster.messages import Answer, ShardTask, TaskFailure
from swathe.core.system.steps import TICK_SECONDS

if TYPE_CHECKING:
    from distributed import Client
    from distributed import Future as DaskFuture

PATIENCE_SECONDS: Final = 60.0
"""How long nothing may be heard of any task before the search fails."""
ROSTER_SECONDS: Final = 2.0
"""How often the scheduler is asked which workers there are."""
MOST_ATTEMPTS: Final = 4

_Answer = TypeVar("_Answer")
_numbers = itertools.count()


def submitted(
    client: Client, address: str, key: str, function: Callable[..., Any], *arguments: Any, soon: bool = False
) -> DaskFuture[Any]:
    """Have a worker call a function, or another one should that one be lost.

    Placement is a wish, by address: strict tasks hang when their worker dies (distributed#7346), and names
    lead to the address before a restart (#8600).

    soon : whether before what the worker has to do already
    """
    return client.submit(
        function, *arguments, key=key, workers=[address], allow_other_workers=True, pure=False,
        priority=int(soon),
    )  # fmt: skip


@dataclass(eq=False, slots=True)
class KeptPart:
    """The scores of a range of subjects, as the result of a task, which is not fetched.

    dask.distributed lets the scores go once nobody wants the result, also where the client is gone.

    Parameters
    ----------
    begin, end : of the search's subjects
    address : of the worker
    task : what computes the scores, should they be lost
    future : the result
    """

    begin: int
    end: int
    address: str
    task: ShardTask
    client: Client
    future: DaskFuture[Any]

    def told(self) -> DaskFuture[Any]:
        """Return what the worker tells once it has the scores."""
        from swathe.core.engines.cluster.worker import told_of

        return submitted(
            self.client, self.address, f"{self.task.number}-told", told_of, self.future, soon=True
        )

    def asked(self, question: Callable[[ScoredRange], Any]) -> DaskFuture[Any]:
        """Return the answer to a question; scores that were lost are computed anew for it."""
        from swathe.core.engines.cluster.worker import answer

        key = f"{self.task.number}-answer-{next(_numbers)}"
        return submitted(self.client, self.address, key, answer, self.future, question, self.begin, soon=True)

    def compute(self, address: str) -> None:
        """Have another worker compute the scores."""
        from swathe.core.engines.cluster.worker import run_task

        self.close()
        self.address = address
        self.task = replace(self.task, number=f"{self.task.number}-{next(_numbers)}")
        self.future = submitted(self.client, address, self.task.number, run_task, self.task)

    def close(self) -> None:
        """Let the scores go."""
        _release(self.future)


class ScoresThere(Scores):
    """The scores of a query, which the workers of a cluster keep until they are let go.

    A worker that is lost, or cannot answer, has its part computed by another.

    Parameters
    ----------
    size : subjects in all
    cluster : its address, for messages
    heard : `time.monotonic` when something was heard of a task
    able : the addresses of workers that can compute
    """

    def __init__(
        self, size: int, cluster: str, *, heard: Callable[[], float], able: Callable[[], Sequence[str]]
    ) -> None:
        self._size, self._cluster, self._heard, self._able = size, cluster, heard, able
        self._parts: list[KeptPart] = []

    @property
    def compared(self) -> int:
        """All subjects, or none where some have no score."""
        return self._size if sum(part.end - part.begin for part in self._parts) == self._size else 0

    def add(self, part: KeptPart, address: str) -> None:
        """Note a part that a worker has."""
        part.address = address
        self._parts.append(part)
        self._parts.sort(key=lambda one: one.begin)

    def ask(self, question: Callable[[ScoredRange], _Answer], token: CancelToken) -> list[_Answer]:
        """Return what a function answers about each range of subjects (`core.engines.base.Scores`).

        Called by other threads than that of the engine. The function runs on the workers.
        """
        token.raise_if_cancelled()
        if not self._parts:
            raise gone(self._cluster)
        client, began = self._parts[0].client, time.monotonic()
        answers = self._answers(question)
        try:
            asking = asyncio.run_coroutine_threadsafe(answers, client.loop.asyncio_loop)
        except RuntimeError as error:  # the client was closed, and its event loop with it
            answers.close()
            raise gone(self._cluster) from error
        try:
            while not wait([asking], TICK_SECONDS).done:
                token.raise_if_cancelled()
                if client.status != "running":
                    raise gone(self._cluster)
                if time.monotonic() - max(began, self._heard()) > PATIENCE_SECONDS:
                    raise silent(self._cluster, PATIENCE_SECONDS)
            try:
                return asking.result()
            except Exception as error:
                if isinstance(error, CancelledError) or client.status != "running":  # the client was closed
                    raise gone(self._cluster) from error
                raise
        finally:
            asking.cancel()

    def close(self) -> None:
        """Let the scores go."""
        parts, self._parts = self._parts, []
        for part in parts:
            part.close()

    async def _answers(self, question: Callable[[ScoredRange], _Answer]) -> list[_Answer]:
        return list(await asyncio.gather(*(self._answer(part, question) for part in self._parts)))

    async def _answer(self, part: KeptPart, question: Callable[[ScoredRange], _Answer]) -> _Answer:
        why = "Its worker was lost."
        tried = []
        for _ in range(MOST_ATTEMPTS):
            asked = part.asked(question)
            try:
                result = await self._unless_lost(asked, part)
            finally:
                _release(asked)
            if isinstance(result, Answer):
                part.address = result.address
                value: _Answer = result.value
                return value
            if isinstance(result, BaseException):
                why = f"{type(result).__name__}: {result}."
            elif result is not None:
                why = result.message
            tried.append(part.address)
            part.compute(await self._another(part.client, tried))
        raise failing(MOST_ATTEMPTS, why)

    async def _unless_lost(
        self, asked: DaskFuture[Any], part: KeptPart
    ) -> Answer | TaskFailure | BaseException | None:
        """Return the answer, or None where the worker left the cluster before.

        The scheduler has the scores computed elsewhere then, unless no worker was left for a moment: its
        tasks wait for ever in that case, as strict ones do.
        """
        gathering = asyncio.ensure_future(asked.client.gather(asked, asynchronous=True))
        try:
            while not (await asyncio.wait([gathering], timeout=ROSTER_SECONDS))[0]:
                workers = (await asked.client.scheduler.identity(n_workers=-1))["workers"]
                if part.address not in workers:
                    return None
            result: Answer | TaskFailure = gathering.result()
        except Exception as error:  # noqa: BLE001 - another worker is tried
            return error
        finally:
            gathering.cancel()
        return result

    async def _another(self, client: Client, tried: Sequence[str]) -> str:
        """Return the address of a worker to try next, waiting for one."""
        while True:
            with suppress(OSError):
                there = (await client.scheduler.identity(n_workers=-1))["workers"]
                able = [address for address in self._able() if address in there] or sorted(there)
                if able:
                    return min(able, key=tried.count)
            await asyncio.sleep(ROSTER_SECONDS)


def _release(future: DaskFuture[Any]) -> None:
    with suppress(Exception):  # its client is closed
        future.release()
