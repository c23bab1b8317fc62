"""Asking a server, when somebody wants to know, whether it has a newer file than a database was made from."""

from __future__ import annotations

import http.client
import socket
import ssl
import urllib.error
import urllib.request
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from email.utils import parsedate_to_datetime
from typing import IO, Final
from urllib.parse import urlsplit

from swathe.core.database.packed import Manifest
from swathe.core.errors import DatabaseError
from swathe.core.system.settings import VERSION
from swathe.core.system.words import counted, shown

_SECONDS: Final = 15.0
"""How long a server may take to answer."""
_SAME: Final = timedelta(seconds=3)
"""Times of files differ by so much where a file system keeps even seconds only."""


@dataclass(frozen=True, slots=True)
class Newer:
    """What a server says of a database's source.

    Parameters
    ----------
    newer : whether its file is newer than the one the database was made from; None where it does not say
    words : that in a sentence or two
    """

    newer: bool | None
    words: str


def check_url(url: str) -> str:
    """Return an address that can be asked. Raises DatabaseError for any other."""
    try:
        parts = urlsplit(url)
        known = (
            parts.scheme in ("http", "https") and bool(parts.hostname) and url.isascii() and url.isprintable()
        )
        secret = parts.username is not None
    except ValueError:
        known = secret = False
    if secret:
        raise DatabaseError(
            f"The address {parts.hostname} has a user name: it would be kept in the database.",
            "Give the address without it.",
        )
    if not known or " " in url:
        raise DatabaseError(
            f"{shown(url)} is no address of a file that can be asked for.",
            "Give one that begins with https:// or http://.",
        )
    return url


def ask_for_newer(manifest: Manifest) -> Newer:
    """Ask the server that a database's source is from for date and size of its file: one HEAD request.

    Nothing is downloaded. Raises DatabaseError where no source was recorded, where there is no connection,
    and where the server does not answer.
    """
    if not manifest.url:
        raise DatabaseError(
            "Where this database came from was not recorded.",
            "It can be recorded when a FASTA file is imported.",
            command="swathe import FASTA --source URL -o NAME.swdb",
        )
    url = check_url(manifest.url)
    host = urlsplit(url).hostname
    asking = urllib.request.Request(url, method="HEAD", headers={"User-Agent": f"Swathe/{VERSION}"})
    opener = urllib.request.build_opener(_Redirected)
    try:
        with opener.open(asking, timeout=_SECONDS) as answer:
            modified, size = answer.headers["Last-Modified"], answer.headers["Content-Length"]
    except urllib.error.HTTPError as error:
        error.close()
        raise DatabaseError(
            f"{host} answers {error.code} to the question for {url}: {error.reason}.",
            "Look whether the file has moved, and import it with its new address.",
        ) from error
    except (OSError, http.client.HTTPException, ValueError) as error:
        raise DatabaseError(
            f"{host} cannot be asked: {_why(error)}.", "Check the connection, or ask later."
        ) from error
    return _compared(manifest, modified, size)


class _Redirected(urllib.request.HTTPRedirectHandler):
    """Follows a server to another address, and asks no more there."""

    def redirect_request(
        self,
        req: urllib.request.Request,
        fp: IO[bytes],
        code: int,
        msg: str,
        headers: http.client.HTTPMessage,
        newurl: str,
    ) -> urllib.request.Request | None:
        """Return the question for the new address."""
        return urllib.request.Request(check_url(newurl), method="HEAD", headers=dict(req.headers))


def _why(error: Exception) -> str:
    reason = error.reason if isinstance(error, urllib.error.URLError) else error
    if isinstance(reason, socket.gaierror):
        return "there is no connection to the internet, or no such server"
    if isinstance(reason, TimeoutError):
        return f"it does not answer within {_SECONDS:.0f} seconds"
    if isinstance(reason, ssl.SSLError):
        return "its certificate is not valid"
    return str(getattr(reason, "strerror", None) or reason or type(error).__name__).rstrip(".")


def _compared(manifest: Manifest, modified: str | None, size: str | None) -> Newer:
    """Return what date and size of the server's file mean for a database."""
    host = urlsplit(manifest.url or "").hostname
    mine = datetime.fromisoformat(manifest.source_modified or manifest.created)
    other_size = size is not None and size.isdigit() and int(size) != manifest.source_bytes
    sizes = (
        f" It has {counted(int(size), 'byte')}, yours {manifest.source_bytes:,}."
        if other_size and size
        else ""
    )
    try:
        theirs = parsedate_to_datetime(modified) if modified else None
    except ValueError:
        theirs = None
    if theirs is None:
        if other_size:
            return Newer(True, f"The file at {host} is another one: it has no date.{sizes}")
        return Newer(None, f"{host} does not say when its file was made.")
    if theirs.tzinfo is None:
        theirs = theirs.replace(tzinfo=UTC)
    dates = f"{theirs:%d %B %Y}", f"{mine:%d %B %Y}"
    if theirs > mine + _SAME:
        return Newer(True, f"{host} has a newer file, of {dates[0]}; yours is of {dates[1]}.{sizes}")
    return Newer(
        False, f"{host} has no newer file than yours: its is of {dates[0]}, yours of {dates[1]}.{sizes}"
    )
