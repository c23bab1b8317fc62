"""Reach a scheduler: its address, what may be reached without encryption, and the sentence where it fails."""

from __future__ import annotations

import importlib.util
import ipaddress
import json
import logging
import os
import ssl
import sys
import warnings
from pathlib import Path
from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

from swathe.core.engines.cluster.certificates import certificates
from swathe.core.errors import EngineUnavailable, InvalidRequest
from swathe.core.system.settings import install_command, install_hint
from swathe.core.system.words import counted

if TYPE_CHECKING:
    from distributed import Client
    from distributed.security import Security

CLUSTER_VARIABLE: Final = "SWATHE_CLUSTER"
PLAIN_VARIABLE: Final = "SWATHE_CLUSTER_PLAIN"
PORT: Final = 8786
CONNECT_SECONDS: Final = 10.0


def missing_packages() -> str:
    """Return what is not installed, as the end of a sentence without its full stop; '' if nothing is."""
    absent = [name for name in ("distributed", "cryptography") if importlib.util.find_spec(name) is None]
    return f"{' and '.join(absent)} {'are' if len(absent) > 1 else 'is'} not installed" if absent else ""


def require_packages() -> None:
    """Raise EngineUnavailable where what clusters need is not installed."""
    if absent := missing_packages():
        raise EngineUnavailable(
            f"The cluster engine cannot run: {absent}.",
            install_hint("cluster"),
            command=install_command("cluster"),
        )


def is_named(cluster: str | None) -> bool:
    """Whether a cluster is named, here or by the environment."""
    return bool(cluster or os.environ.get(CLUSTER_VARIABLE))


def named_cluster(cluster: str | None) -> str:
    """Return a cluster as it was named, or the one of the environment. Raises InvalidRequest."""
    named = cluster or os.environ.get(CLUSTER_VARIABLE, "")
    if not named:
        raise InvalidRequest(
            "cluster",
            "No cluster is named.",
            f"Give its address, such as tls://HOST:{PORT}, or its scheduler file.",
            command=f"--cluster tls://HOST:{PORT}",
        )
    return named


def scheduler_address(cluster: str) -> str:
    """Return a scheduler's address, ``tls://host:8786``, given that or a scheduler file.

    Raises InvalidRequest, also for an address that must not be used: plain ``tcp`` to another computer, since
    whoever can reach or listen to it can run programs on all hosts.
    """
    if "://" not in cluster:
        cluster = _in_scheduler_file(Path(cluster).expanduser())
    wrong = InvalidRequest(
        "cluster", f"{cluster!r} is not the address of a scheduler.", f"One is: tls://HOST:{PORT}."
    )
    try:
        parts = urlsplit(cluster)
        port = PORT if parts.port is None else parts.port
    except ValueError:
        raise wrong from None
    if parts.scheme not in ("tcp", "tls") or parts.path.strip("/") or parts.query or parts.username:
        raise wrong
    host = parts.hostname or ""
    if parts.scheme == "tcp" and not is_loopback(host) and os.environ.get(PLAIN_VARIABLE) != "yes":
        raise InvalidRequest(
            "cluster",
            f"{cluster} is another computer, and nothing on the way there is encrypted: whoever reaches it "
            "could run programs on all hosts.",
            "Use tls://, or an encrypted tunnel, or say that the network is safe.",
            command=f"{PLAIN_VARIABLE}=yes",
        )
    return f"{parts.scheme}://{f'[{host}]' if ':' in host else host}:{port}"


def is_loopback(host: str) -> bool:
    """Whether a host is this computer, whatever its network."""
    if host == "localhost":
        return True
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


def security_for(address: str) -> Security | None:
    """Return the certificates for an address; None for a plain one. Raises EngineUnavailable."""
    if not address.startswith("tls://"):
        return None
    files = certificates()
    if not files.complete:
        names = ", ".join(path.name for path in files.of_hosts)
        raise EngineUnavailable(
            f"The certificates of the cluster are not in {files.folder}.",
            f"Copy {names} there from the host that started it.",
            command="swathe cluster start",
        )
    return files.security()


def connect(cluster: str) -> Client:
    """Return a client of a cluster, given its address or scheduler file.

    Raises InvalidRequest, and EngineUnavailable where it does not answer.
    """
    require_packages()
    address = scheduler_address(cluster)
    in_use = "distributed" in sys.modules  # by somebody who may want to read what it says
    from distributed import Client

    if not in_use:
        silence()
    security = security_for(address)
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # of other versions: workers are asked for Swathe's
            return Client(
                address,
                timeout=CONNECT_SECONDS,
                security=security,
                set_as_default=False,
                name="swathe",
            )
    except (OSError, ValueError, RuntimeError) as error:
        raise unreachable(address, error) from error


def unreachable(address: str, error: BaseException | None = None) -> EngineUnavailable:
    """Return the error for a scheduler that does not answer, or not as it should."""
    seen = error
    while seen is not None and not isinstance(seen, ssl.SSLError):
        seen = seen.__cause__ or seen.__context__
    if seen is not None:
        return EngineUnavailable(
            f"{address} does not accept the certificates in {certificates().folder}, or shows others.",
            "Copy them again from the host that started the cluster.",
        )
    return EngineUnavailable(
        f"There is no scheduler at {address}, or it does not answer.",
        "Start one there, or see whether a firewall is in between.",
        command="swathe cluster start",
    )


def gone(cluster: str) -> EngineUnavailable:
    """Return the error for a scheduler that was there when the search began."""
    return EngineUnavailable(
        f"The scheduler of the cluster {cluster} is gone: the connection to it is lost.",
        "Start it again if it does not run, then search again.",
    )


def silent(cluster: str, seconds: float) -> EngineUnavailable:
    """Return the error for a cluster of which nothing was heard for so long."""
    return EngineUnavailable(
        f"Nothing was heard of the cluster {cluster} for {seconds:.0f} seconds.",
        "See whether its hosts are up, then search again.",
    )


def failing(times: int, why: str) -> EngineUnavailable:
    """Return the error for a part of a search that failed so often."""
    return EngineUnavailable(
        f"The cluster failed {counted(times, 'time')} to compute a part of the search: {why}",
        "See what its workers say, or search with another engine.",
    )


def silence() -> None:
    """Leave it to errors and warnings of Swathe to say what happens: dask.distributed logs a lot."""
    for name in ("distributed", "distributed.client", "distributed.core", "distributed.comm", "tornado"):
        logging.getLogger(name).setLevel(logging.CRITICAL + 1)


def _in_scheduler_file(path: Path) -> str:
    try:
        return str(json.loads(path.read_text(encoding="utf-8"))["address"])
    except OSError as error:
        raise InvalidRequest(
            "cluster",
            f"{path} is neither an address nor a scheduler file that can be read: {error.strerror or error}.",
            f"An address is tls://HOST:{PORT}.",
        ) from error
    except (ValueError, KeyError, TypeError) as error:
        raise InvalidRequest(
            "cluster",
            f"{path} is not the file of a scheduler.",
            "A scheduler writes one when it starts.",
            command=f"swathe cluster start --file {path}",
        ) from error
