"""Start a scheduler and two workers on this computer, and search the sample there; `make cluster-demo`.

Without an argument a window searches; with ``--search`` the command line does.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path


def main() -> int:
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "scheduler.json"
        swathe = [sys.executable, "-m", "swathe"]
        os.environ["SWATHE_CLUSTER_DIR"] = folder  # its certificates are gone with it
        # In sessions of their own: a Ctrl-C is for what is in front, and these are ended below.
        scheduler = [*swathe, "cluster", "start", "tls://127.0.0.1:0", "--file", file]
        started = [subprocess.Popen(scheduler, start_new_session=True)]
        while not file.exists():
            if started[0].poll() is not None:
                return 1
            time.sleep(0.1)
        for _ in range(2):
            worker = [*swathe, "cluster", "worker", file, "--engine", "cpu", "--threads", "1"]
            pipe = subprocess.PIPE
            started.append(subprocess.Popen(worker, stdout=pipe, text=True, start_new_session=True))
        try:
            for worker in started[1:]:
                while "A worker computes" not in (line := worker.stdout.readline()):
                    if not line:
                        return 1
            program = [sys.executable, "-m", "swathe.gui.app"]
            if sys.argv[1:] == ["--search"]:
                program = [*swathe, "search", "--top", "3"]
            return subprocess.call([*program, "--sample", "--cluster", file])
        except KeyboardInterrupt:
            return 130
        finally:
            for one in reversed(started):
                one.terminate()
            for one in reversed(started):
                one.wait()


if __name__ == "__main__":
    sys.exit(main())
