"""Run the command line as ``python -m swathe``."""

import sys

from swathe.core.cli import main

sys.exit(main())
