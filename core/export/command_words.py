"""Options of a `swathe` command line that choose scoring, engine and kernel."""

from __future__ import annotations

from typing import Protocol

from swathe.core.engines.asked import EngineRequest
from swathe.core.scoring.scheme import ScoringScheme


class _ScoringRequest(EngineRequest, Protocol):
    """What the requests of all scoring commands have in common."""

    @property
    def scheme(self) -> ScoringScheme: ...


def matrix_words(scheme: ScoringScheme) -> list[str]:
    """Return the option that chooses a scheme's matrix."""
    return ["--matrix", str(scheme.matrix_path or scheme.matrix_name)]


def scoring_words(request: _ScoringRequest) -> list[str]:
    """Return the options for gap costs, engine, kernel and its options, devices and threads."""
    scheme = request.scheme
    words = ["--gap-open", str(scheme.gap_open), "--gap-extend", str(scheme.gap_extend)]
    words += ["--engine", request.engine, "--kernel", request.kernel]
    for name, value in request.kernel_options:
        words += ["--kernel-option", f"{name}={value}"]
    if request.devices is not None:
        words += ["--device", ",".join(map(str, request.devices))]
    if request.threads:
        words += ["--threads", str(request.threads)]
    return words
