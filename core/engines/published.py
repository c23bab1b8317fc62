"""The engine of the published variants: exact scores by the methods of the CUDASW++ literature, on GPUs."""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping, Sequence
from concurrent import futures
from typing import Final

import numpy as np
from numpy.typing import NDArray

from swathe.core.cancel import CancelToken
from swathe.core.cuda.devices import Device
from swathe.core.cuda.job import Query
from swathe.core.cuda.published.catalogue import LONG, MAKING, PUBLISHED, WIDER, method_of
from swathe.core.cuda.published.job import BatchCuts, CopyTiles, MethodShare, PublishedJob
from swathe.core.cuda.published.worker import STREAM_SLOTS, PublishedWorker
from swathe.core.cuda.resources import BuildResources
from swathe.core.cuda.session import Session
from swathe.core.database import Subjects
from swathe.core.engines.base import EngineReport, check_scores_fit
from swathe.core.engines.kernel_options import complete_options
from swathe.core.engines.on_devices import DeviceEngine, ScoreWriter
from swathe.core.errors import InvalidRequest
from swathe.core.scoring.scheme import Scoring
from swathe.core.system.steps import TICK_SECONDS
from swathe.kernels.long_subjects import choose_long_subjects
from swathe.kernels.registry import variant_named

_MOST_RESIDUES: Final = 256 << 20
"""Residues of a batch: enough subjects of usual lengths to fill the largest GPUs twice."""
_BATCHES: Final = 3
"""Batches per device, where several share a search."""
_SHARES: Final = 3
"""A batch gets this fraction of the device's memory: two are in flight, and methods need some, too."""


class PublishedEngine(DeviceEngine[PublishedWorker]):
    """Exact Smith-Waterman scores by a published method (`core.engines.base.Engine`).

    Subjects longer than the option ``threshold`` go to the intra-task method that the option ``long`` names;
    scores that overflow a method's range are computed again by the inter-task method in 32 bits. All devices
    take batches from one job. A database stays on them between searches as far as their memory allows; ranges
    of it are computed from that.

    Parameters
    ----------
    devices : at least one
    kernel : a published variant of `kernels.registry`
    options : the variant's options; those that are missing have their defaults
    memory_limit : bytes of each device to use at most; None: what is free
    open_session : what opens a device, in the device's thread
    stream_slots : batches that a device computes at the same time

    Attributes
    ----------
    options : all options with their values
    builds : what the kernels of the last search use of a device, the one with most of the work first
    ran : the variant that computed the last search: this one, or what the option ``otherwise`` names
    """

    def __init__(
        self,
        devices: Sequence[Device],
        kernel: str,
        options: Mapping[str, int | str] | None = None,
        memory_limit: int | None = None,
        open_session: Callable[[Device], Session] = Session,
        stream_slots: int = STREAM_SLOTS,
    ) -> None:
        super().__init__(
            devices, lambda session: PublishedWorker(session, memory_limit, stream_slots), open_session
        )
        self.kernel = kernel
        self.options = complete_options(variant_named(kernel), options or {})
        self.builds: tuple[BuildResources, ...] = ()
        self.ran = kernel
        self._cuts = BatchCuts()

    def why_not(self, query_length: int, scheme: Scoring) -> str:
        """Return why the variant itself cannot compute a query, a sentence; empty where it can."""
        return why_not(self.kernel, self.options, query_length, scheme, self.devices)

    def score(
        self,
        query: NDArray[np.uint8],
        scheme: Scoring,
        subjects: Subjects,
        scores: NDArray[np.int32],
        token: CancelToken,
    ) -> Generator[int, None, None]:
        """Fill `scores` as `core.engines.base.Engine.score` says.

        Raises InvalidRequest for a query so long that a score could leave 32 bits, and for one that the
        variant cannot compute where no other may do so; DeviceMemoryError where not even the longest subject
        fits a device, DeviceError where no device is left that works.
        """
        check_scores_fit(query.size, scheme, subjects)
        variant, note = self._variant(query.size, scheme)
        self.ran = variant
        self.builds = ()
        self.report = EngineReport(note=note, rescored=0)
        writer = ScoreWriter(subjects, scores)
        if not (yield from self._open(subjects, token)):
            return
        asked = Query(query, scheme)
        job = self._job(asked, subjects, variant)
        self._update_label()
        try:
            running = {member: member.submit(lambda worker: worker.run(job)) for member in self._pool.members}
            job.watch(running.values())
            yield from self._collect(asked, running, writer.write, token)
            futures.wait(
                running.values(), TICK_SECONDS
            )  # so that the memory in use is up to date; they end at once
        finally:
            writer.end()
            job.stop(asked)
            # Those of the variant itself come first.
            names = sorted(job.resources, key=lambda name: name[0] != variant)
            self.builds = tuple(job.resources[name] for name in names)
            self.report = EngineReport(
                note=self._note(note),
                rescored=asked.rescored,
                resources=self._resources(),
                launch_seconds=job.launch_seconds,
                ran=variant if variant != self.kernel else "",
            )
            self._update_label()

    @property
    def permutes(self) -> bool:
        """Whether its devices can permute subjects: where they can write them in the method's layout."""
        return self.kernel in MAKING

    def _note(self, note: str) -> str:
        """Return the report's note, given what the variant did not compute."""
        return note

    def _resources(self) -> BuildResources | None:
        """Return the report's resources."""
        return self.builds[0] if self.builds else None

    def _variant(self, query_length: int, scheme: Scoring) -> tuple[str, str]:
        """Return the variant that computes a query, and why it is not this one: empty where it is.

        Another one computes it where the option ``otherwise`` names one.
        """
        reason = self.why_not(query_length, scheme)
        if not reason:
            return self.kernel, ""
        other = str(self.options.get("otherwise", "refuse"))
        if other == "refuse":
            raise InvalidRequest("kernel", reason, "Choose another kernel, or another query.")
        return other, f"{reason} The kernel {other} computed it."

    def _job(self, query: Query, subjects: Subjects, variant: str) -> PublishedJob:
        """Return the search's job: a share per method, by length, less what the search leaves out."""
        whole, begin, end = subjects.whole, subjects.begin, subjects.end
        empty = whole.n_empty
        long = whole.n_sequences
        kernel = ""
        if "threshold" in self.options:
            threshold, kernel = choose_long_subjects(
                variant, query.length, int(self.options["threshold"]), str(self.options["long"])
            )
            long = max(empty, int(np.searchsorted(whole.lengths, np.int32(threshold), "right")))
        ranges = {variant: (empty, long)}
        if long < whole.n_sequences:
            ranges = {LONG[kernel]: (long, whole.n_sequences)} | ranges
        shares = [
            MethodShare(
                name, method_of(name), self._options(name), low, high, max(0, begin - low), max(0, high - end)
            )
            for name, (low, high) in ranges.items()
            if max(low, begin) < min(high, end)
        ]
        members = len(self._pool.members)
        batches = _BATCHES * members if members > 1 else 1
        return PublishedJob(
            query,
            whole,
            shares,
            MethodShare(WIDER, method_of(WIDER), self._options(WIDER), 0, 0),
            min(member.budget for member in self._pool.members) // _SHARES,
            min(_MOST_RESIDUES, -(-whole.n_residues // batches)),
            self._cuts if whole.permutation is None else BatchCuts(),
            self._tiles(whole),
            members,
        )

    def _tiles(self, subjects: Subjects) -> CopyTiles | None:
        """Return the tiles that batches consist of; None where the number of residues decides."""
        return None

    def _options(self, variant: str) -> dict[str, int | str]:
        """Return the options of a variant: this engine's, or another's defaults."""
        return self.options if variant == self.kernel else complete_options(variant_named(variant), {})

    def _update_label(self) -> None:
        """Update the label and the memory in use."""
        super()._update_label()
        if self.ran != self.kernel:
            self.label += f", {self.ran} in place of {self.kernel}"


def why_not(
    kernel: str,
    options: Mapping[str, int | str],
    query_length: int,
    scheme: Scoring,
    devices: Sequence[Device],
) -> str:
    """Return why a published variant cannot compute a query on all devices, a sentence; empty where it can.

    options : those that are missing have their defaults
    """
    if kernel not in PUBLISHED:
        return ""
    complete = complete_options(variant_named(kernel), options)
    method = method_of(kernel)
    reasons = (method.why_not(query_length, scheme, device, complete) for device in devices)
    return next((reason for reason in reasons if reason), "")
