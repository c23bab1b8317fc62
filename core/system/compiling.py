"""Whether other processes compile code for this one, apart from `core.system.compiled`, slow to import."""

from __future__ import annotations

import threading
from typing import Final

ELSEWHERE: Final = threading.Event()
"""Set once `core.cli.compile_ahead` began: what is not compiled yet is being compiled."""
