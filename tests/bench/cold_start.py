"""Say where the time of a cold search goes: one process, one query, milestones as JSON.

    python tests/bench/cold_start.py QUERY DATABASE ENGINE BEGAN

BEGAN is the time (`time.time`) at which the process was asked for; `bench_gpu.py` runs this.
"""

from __future__ import annotations

import importlib
import json
import sys
import time
from pathlib import Path

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT))

from swathe.core.system.blas import one_blas_thread  # noqa: E402


def main() -> None:
    path, database, name, began = Path(sys.argv[1]), Path(sys.argv[2]), sys.argv[3], float(sys.argv[4])
    marks = [("interpreter", began, time.time())]

    def mark(words: str) -> None:
        marks.append((words, marks[-1][2], time.time()))

    one_blas_thread()  # as the command line does
    importlib.import_module("swathe.core.cli.search")  # with all that the command line imports
    from swathe.core.cancel import CancelToken
    from swathe.core.engines import open_engine
    from swathe.core.run import run_request
    from swathe.core.scoring.scheme import ScoringScheme
    from swathe.core.search.events import HitsFound, Started
    from swathe.core.search.request import SearchRequest
    from swathe.core.sequences.fasta import read_sequences

    mark("imports")
    engine = open_engine(name)
    mark("engine: GPUs looked for")
    request = SearchRequest(read_sequences(path)[0], database, ScoringScheme.load("BLOSUM62", 11, 1), top=10)
    words = {Started: "database opened", HitsFound: "scores, hits and alignments, cold"}
    for again in (False, True):
        for event in run_request(request, engine, CancelToken()):
            if type(event) in words:
                mark(words[type(event)] + (", warm" if again else ""))
    engine.close()
    seconds = {words: end - begin for words, begin, end in marks}
    warm = seconds.pop("scores, hits and alignments, cold, warm")
    seconds = {words: spent for words, spent in seconds.items() if not words.endswith(", warm")}
    seconds["device made ready"] = seconds.pop("scores, hits and alignments, cold") - warm
    seconds["scores, hits and alignments"] = warm
    print(json.dumps(seconds))


if __name__ == "__main__":
    main()
